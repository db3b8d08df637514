/* Target-first entry, and what the selector tells of moves of several parts: steps owed, shots
 * left, sweeps. */
#include "rules/play/selector.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

/* A thunderclap with a priest far away, and nothing else but the generals. */
static const char CLAP[] = "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1";
static const char WRESTLER[] =
    "9g9/19/19/19/19/19/19/19/19/19/9(SW)9/19/19/19/19/19/19/19/9G9 b - 1";

static void pick(Setting *setting, Selector *selector, const char *sfen) {
    ChoiceList list;
    setting_begin(setting, "ko default", sfen);
    selector_begin(selector, &setting->position, NULL);
    selector_choices_at(selector, square_by_name("10k"), &list);
    assert_int_equal(list.count, 1);
    selector_take(selector, list.choice[0]);
}

static Choice choice_at(const Selector *selector, const char *square, ChoiceKind kind) {
    ChoiceList list;
    selector_choices_at(selector, square_by_name(square), &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == kind) {
            return list.choice[i];
        }
    }
    fail();
    return (Choice){.steps = 0};
}

static void test_approach_leaves_the_last_leg(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    pick(&setting, &selector, CLAP);
    assert_true(selector_approach(&selector, square_by_name("10f")));
    assert_int_equal(selector.path.move.steps, 4);
    assert_int_equal(selector.path.at, square_by_name("10g"));
    assert_true(selector_take(&selector, choice_at(&selector, "10f", CHOICE_GO)));
    pick(&setting, &selector, WRESTLER);
    assert_true(selector_approach(&selector, square_by_name("10i")));
    assert_int_equal(selector.path.move.steps, 1);
}

/* What does not end the move is gone as a whole; every leg is taken back by itself. */
static void test_approach_goes_leg_by_leg(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    pick(&setting, &selector, CLAP);
    assert_true(selector_approach(&selector, square_by_name("10h")));
    assert_int_equal(selector.path.at, square_by_name("10h"));
    for (int left = 2; left >= 0; left--) {
        assert_true(selector_back(&selector));
        assert_true(selector.picked);
        assert_int_equal(selector.path.move.steps, left);
    }
}

static void test_nothing_to_approach(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    pick(&setting, &selector, CLAP);
    assert_false(selector_approach(&selector, square_by_name("10e")));
    assert_false(selector_approach(&selector, square_by_name("10k")));
    assert_int_equal(selector.path.move.steps, 0);
    /* One leg that ends the move is left to do, so nothing is gone. */
    pick(&setting, &selector, WRESTLER);
    selector_take(&selector, choice_at(&selector, "10j", CHOICE_GO));
    assert_false(selector_approach(&selector, square_by_name("10i")));
    assert_int_equal(selector.path.move.steps, 1);
}

static void test_legs_owed(void **state) {
    (void)state;
    static const char *const WAY[] = {"10j", "10i", "10j", "10k"};
    Setting setting;
    Selector selector;
    setting_begin(&setting, "ko default", CLAP);
    selector_begin(&selector, &setting.position, NULL);
    assert_int_equal(selector_legs(&selector), 0);
    assert_int_equal(selector_legs_owed(&selector), 0);
    pick(&setting, &selector, CLAP);
    assert_int_equal(selector_legs(&selector), 5);
    assert_int_equal(selector_legs_owed(&selector), 0);
    for (int i = 0; i < 4; i++) {
        selector_take(&selector, choice_at(&selector, WAY[i], CHOICE_GO));
        assert_int_equal(selector_legs_owed(&selector), 4 - i);
    }
    pick(&setting, &selector, WRESTLER);
    assert_int_equal(selector_legs(&selector), 2);
    selector_take(&selector, choice_at(&selector, "10j", CHOICE_GO));
    assert_int_equal(selector_legs_owed(&selector), 0);
}

/* How many shots are left, and whether they fly over pieces. */
static void test_shots(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    pick(&setting, &selector,
         "9g9/19/19/19/10p8/19/10p8/19/19/19/9(FC)9/19/19/19/19/19/19/19/9G9 b - 1");
    selector_take(&selector, choice_at(&selector, "9j", CHOICE_GO));
    Choice first = choice_at(&selector, "9g", CHOICE_SHOOT);
    assert_int_equal(first.shots, 2);
    assert_false(first.over);
    selector_take(&selector, first);
    assert_int_equal(choice_at(&selector, "9e", CHOICE_SHOOT).shots, 1);
    pick(&setting, &selector,
         "9g9/19/19/19/19/10p8/19/10p8/19/19/9C9/19/19/19/19/19/19/19/9G9 b - 1");
    selector_take(&selector, choice_at(&selector, "9j", CHOICE_GO));
    assert_true(choice_at(&selector, "9f", CHOICE_SHOOT).over);
    assert_int_equal(choice_at(&selector, "9f", CHOICE_SHOOT).shots, 1);
}

/* Every point on its lines is an end that one click names. */
static void test_sweep(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    pick(&setting, &selector,
         "9g9/19/19/19/19/19/19/9P9/19/9p9/9+B9/9P9/19/19/19/19/19/19/9G8(TP) b - 1");
    selector_choices(&selector, &list);
    assert_int_equal(list.count, 5 + 5 + 2);
    for (size_t i = 0; i < list.count; i++) {
        assert_true(list.choice[i].ends);
        assert_false(list.choice[i].more);
    }
    assert_int_equal(choice_at(&selector, "10j", CHOICE_CAPTURE).steps, 1);
    assert_true(selector_take(&selector, choice_at(&selector, "10i", CHOICE_GO)));
    assert_int_equal(selector_move(&selector).steps, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_approach_leaves_the_last_leg),
        cmocka_unit_test(test_approach_goes_leg_by_leg),
        cmocka_unit_test(test_nothing_to_approach),
        cmocka_unit_test(test_legs_owed),
        cmocka_unit_test(test_shots),
        cmocka_unit_test(test_sweep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
