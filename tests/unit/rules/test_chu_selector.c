/* Clicking moves of lion, falcon and eagle together: one step at a time, and no pass by accident.
 */
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

#define LION "k11/12/12/12/6p5/6N5/12/12/12/12/12/11K b - 1"
#define FALCON "k11/12/12/12/12/6+H5/12/12/12/12/12/11K b - 1"

/* Clicks the squares one after another, each of which must mean one thing. True if the move is
 * complete then. */
static bool clicks(Selector *selector, const Setting *setting, const char *squares) {
    char word[16];
    bool done = false;
    selector_begin(selector, &setting->position, NULL);
    while (word_take(&squares, word)) {
        ChoiceList list;
        assert_false(done);
        selector_choices_at(selector, square_by_name(word), &list);
        if (list.count != 1) {
            print_error("a click on %s means %zu things\n", word, list.count);
            fail();
        }
        done = selector_take(selector, list.choice[0]);
    }
    return done;
}

static void move_check(const Selector *selector, const char *usi) {
    char text[MOVE_TEXT_MAX];
    usi_write(selector_move(selector), text, sizeof text);
    assert_string_equal(text, usi);
}

static void test_one_step_may_be_all_or_go_on(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "chu lishogi", LION);
    assert_false(clicks(&selector, &setting, "6f 6e"));
    selector_choices_at(&selector, square_by_name("6e"), &list);
    assert_int_equal(list.count, 1);
    assert_int_equal(list.choice[0].kind, CHOICE_STOP);
    assert_true(selector_take(&selector, list.choice[0]));
    move_check(&selector, "6f6e");
    assert_true(clicks(&selector, &setting, "6f 6e 6f"));
    move_check(&selector, "6f6e6f");
    assert_true(clicks(&selector, &setting, "6f 6e 5d"));
    move_check(&selector, "6f6e5d");
    assert_true(clicks(&selector, &setting, "6f 6d"));
    move_check(&selector, "6f6d");
}

/* Two decisions: out, and home again. */
static void test_a_pass_by_clicks(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "chu lishogi", LION);
    assert_true(clicks(&selector, &setting, "6f 7g 6f"));
    assert_true(move_is_pass(&setting.position, selector_move(&selector)));
    assert_int_equal(selector.decisions, 2);
}

/* The piece's own square means nothing before its first step, neither clicked nor asked for as a
 * target. */
static void test_no_pass_by_accident(void **state) {
    (void)state;
    static const char *const sfens[] = {LION, FALCON};
    for (int i = 0; i < 2; i++) {
        Setting setting;
        Selector selector;
        ChoiceList list;
        setting_begin(&setting, "chu lishogi", sfens[i]);
        assert_false(clicks(&selector, &setting, "6f"));
        selector_choices_at(&selector, square_by_name("6f"), &list);
        assert_int_equal(list.count, 0);
        assert_false(selector_fill(&selector, square_by_name("6f")));
        assert_int_equal(selector.decisions, 0);
        assert_int_equal(selector.path.move.steps, 0);
    }
}

static size_t passes_offered(const Selector *selector, Choice *pass) {
    ChoiceList list;
    size_t count = 0;
    selector_choices(selector, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == CHOICE_PASS) {
            *pass = list.choice[i];
            count++;
        }
    }
    return count;
}

/* The pass is a choice of its own, once, where the piece can pass; it is over at once. */
static void test_the_choice_of_a_pass(void **state) {
    (void)state;
    static const struct {
        const char *rules, *sfen, *usi;
    } rows[] = {
        {"chu lishogi", LION, "6f5e6f"},
        {"chu lishogi", FALCON, "6f6e6f"},
        {"chu lishogi", "k11/12/12/12/7P4/6+D5/12/12/12/12/12/11K b - 1", "6f7e6f"},
        {"chu lishogi linear_pass=off", FALCON, NULL},
        {"chu lishogi", "k11/12/12/12/6p5/6+H5/12/12/12/12/12/11K b - 1", NULL},
        {"chu lishogi", "k11/12/12/12/5PPP4/5PNP4/5PPP4/12/12/12/12/11K b - 1", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Setting setting;
        Selector selector;
        Choice pass = {.steps = 0};
        setting_begin(&setting, rows[i].rules, rows[i].sfen);
        (void)clicks(&selector, &setting, "6f");
        assert_int_equal(passes_offered(&selector, &pass), rows[i].usi != NULL);
        if (rows[i].usi != NULL) {
            assert_true(selector_take(&selector, pass));
            move_check(&selector, rows[i].usi);
        }
    }
}

/* What a law forbids is not offered, and the click says why. */
static void test_a_protected_lion_is_not_offered(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    Refusal why = {.text = ""};
    setting_begin(&setting, "chu lishogi", "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1");
    (void)clicks(&selector, &setting, "7g");
    selector_choices_at(&selector, square_by_name("7e"), &list);
    assert_int_equal(list.count, 0);
    assert_true(selector_refusal(&selector, square_by_name("7e"), &why));
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_int_equal(why.culprit, square_by_name("7d"));
    expect_part(why.text, "The lion on 7e is protected by the pawn on 7d");
    (void)clicks(&selector, &setting, "7g 7f");
    assert_true(selector_refusal(&selector, square_by_name("7e"), &why));
    assert_int_equal(why.culprit, square_by_name("7d"));
}

/* No corner is mistaken for no square: out and home is the pass from each. */
static void test_passes_in_corners(void **state) {
    (void)state;
    static const struct {
        const char *sfen, *usi;
    } ROWS[] = {
        {"11N/12/12/12/12/12/12/12/12/12/12/K1k9 b - 1", "1a1b1a"},
        {"N11/12/12/12/12/12/12/12/12/12/12/4K1k5 b - 1", "12a11a12a"},
        {"4K1k5/12/12/12/12/12/12/12/12/12/12/11N b - 1", "1l1k1l"},
        {"4K1k5/12/12/12/12/12/12/12/12/12/12/N11 b - 1", "12l12k12l"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        Setting setting;
        setting_begin(&setting, "chu lishogi", ROWS[i].sfen);
        Move move = move_by_usi(&setting.position, ROWS[i].usi);
        assert_true(move_is_legal(&setting.position, NULL, move, NULL));
        assert_true(move_is_pass(&setting.position, move));
        MoveList list;
        moves_from(&setting.position, move.from, &list);
        size_t passes = 0;
        for (size_t j = 0; j < list.count; j++) {
            if (move_is_pass(&setting.position, list.move[j])) {
                assert_true(move_equal(list.move[j], move));
                passes++;
            }
        }
        assert_int_equal(passes, 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_passes_in_corners),
        cmocka_unit_test(test_one_step_may_be_all_or_go_on),
        cmocka_unit_test(test_a_pass_by_clicks),
        cmocka_unit_test(test_no_pass_by_accident),
        cmocka_unit_test(test_the_choice_of_a_pass),
        cmocka_unit_test(test_a_protected_lion_is_not_offered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
