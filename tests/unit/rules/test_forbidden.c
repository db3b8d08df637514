/* Squares that only a law keeps from the picked piece, and the ways round it, in chu shogi. The
 * positions are those of chu-shogi.md 15.2. */
#include "rules/laws/laws.h"
#include "rules/play/forbidden.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

/* A piece picked in a position, and what was clicked since. */
typedef struct Scene {
    Setting setting;
    Selector selector;
} Scene;

static void clicks(Scene *scene, const char *squares) {
    char word[16];
    while (word_take(&squares, word)) {
        ChoiceList list;
        selector_choices_at(&scene->selector, square_by_name(word), &list);
        assert_true(list.count > 0);
        (void)selector_take(&scene->selector, list.choice[0]);
    }
}

/* `played` are moves in USI that come before. */
static void begin(Scene *scene, const char *rules, const char *sfen, const char *played) {
    setting_begin(&scene->setting, rules, sfen);
    setting_play(&scene->setting, played);
    selector_begin(&scene->selector, &scene->setting.position, NULL);
}

static void list_check(const StepList *list, const char *squares) {
    char word[16];
    size_t count = 0;
    for (; word_take(&squares, word); count++) {
        bool held = false;
        for (size_t i = 0; i < list->count; i++) {
            held = held || list->step[i].square == square_by_name(word);
        }
        if (!held) {
            fail_msg("%s is missing", word);
        }
    }
    assert_int_equal(list->count, count);
}

static void forbidden_check(const Scene *scene, const char *squares) {
    StepList list;
    forbidden_steps(&scene->selector, &list);
    list_check(&list, squares);
}

static void ways_check(const Scene *scene, const char *square, const char *ways) {
    StepList list;
    forbidden_ways_round(&scene->selector, square_by_name(square), &list);
    list_check(&list, ways);
}

/* The reason is the law's, and the same that a click is told. */
static void reason_check(const Scene *scene, const char *square, const Law *law,
                         const char *culprit) {
    Refusal why;
    Refusal clicked;
    assert_true(forbidden_reason(&scene->selector, square_by_name(square), &why));
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, law);
    assert_int_equal(why.culprit, square_by_name(culprit));
    expect_sentence(why.text);
    expect_part(why.text, square);
    expect_part(why.text, culprit);
    assert_true(selector_refusal(&scene->selector, square_by_name(square), &clicked));
    assert_string_equal(clicked.text, why.text);
}

static void test_protected_lion(void **state) {
    (void)state;
    Scene scene;
    Refusal why;
    begin(&scene, "chu lishogi", "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1", "");
    forbidden_check(&scene, "");
    assert_false(forbidden_reason(&scene.selector, square_by_name("7e"), &why));
    clicks(&scene, "7g");
    forbidden_check(&scene, "7e");
    reason_check(&scene, "7e", &LAW_LION_TRADING, "7d");
    ways_check(&scene, "7e", "");
    assert_false(forbidden_reason(&scene.selector, square_by_name("7f"), &why));
    assert_false(forbidden_reason(&scene.selector, square_by_name("7a"), &why));
    /* By an empty square it is no better. */
    clicks(&scene, "7f");
    forbidden_check(&scene, "7e");
    reason_check(&scene, "7e", &LAW_LION_TRADING, "7d");
}

static void test_way_round(void **state) {
    (void)state;
    Scene scene;
    begin(&scene, "chu lishogi", "k11/12/12/5p6/5n6/5g6/5N6/12/12/12/12/11K b - 1", "");
    clicks(&scene, "7g");
    forbidden_check(&scene, "7e");
    ways_check(&scene, "7e", "7f");
    clicks(&scene, "7f");
    forbidden_check(&scene, "");
    ways_check(&scene, "7e", "");
    /* A pawn is not enough. */
    begin(&scene, "chu lishogi", "k11/12/12/5p6/5n6/5p6/5N6/12/12/12/12/11K b - 1", "");
    clicks(&scene, "7g");
    forbidden_check(&scene, "7e");
    ways_check(&scene, "7e", "");
}

/* What protects may stand behind the lion that takes, or be a pawn that is taken on the way. */
static void test_whom_it_blames(void **state) {
    (void)state;
    Scene scene;
    begin(&scene, "chu lishogi", "k11/12/12/12/3n8/12/5N6/12/7b4/12/12/11K b - 1", "");
    clicks(&scene, "7g");
    reason_check(&scene, "9e", &LAW_LION_TRADING, "5i");
    const char *bridge = "k11/12/12/12/12/4N7/4p7/4n7/12/12/12/11K b - 1";
    begin(&scene, "chu lishogi", bridge, "");
    clicks(&scene, "8f");
    forbidden_check(&scene, "8h");
    ways_check(&scene, "8h", "");
    clicks(&scene, "8g");
    forbidden_check(&scene, "8h");
    reason_check(&scene, "8h", &LAW_LION_TRADING, "8g");
    begin(&scene, "chu historical", bridge, "");
    clicks(&scene, "8f");
    forbidden_check(&scene, "8h");
    ways_check(&scene, "8h", "8g");
    clicks(&scene, "8g");
    forbidden_check(&scene, "");
}

static void test_counterstrike(void **state) {
    (void)state;
    const char *protected = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1";
    Scene scene;
    begin(&scene, "chu lishogi", protected, "8a8f");
    clicks(&scene, "6l");
    forbidden_check(&scene, "3i");
    reason_check(&scene, "3i", &LAW_COUNTERSTRIKE, "8f");
    ways_check(&scene, "3i", "");
    begin(&scene, "chu jcsa", protected, "8a8f");
    clicks(&scene, "6l");
    forbidden_check(&scene, "3i");
    reason_check(&scene, "3i", &LAW_COUNTERSTRIKE, "3h");
    begin(&scene, "chu lishogi counterstrike=off", protected, "8a8f");
    clicks(&scene, "6l");
    forbidden_check(&scene, "");
    /* It lasts one turn. */
    begin(&scene, "chu lishogi", protected, "8a8f 1l1k 12a12b");
    clicks(&scene, "6l");
    forbidden_check(&scene, "");
}

/* The falcon may not come home without a capture where the option says so: an empty square. */
static void test_a_quiet_step(void **state) {
    (void)state;
    Scene scene;
    begin(&scene, "chu lishogi linear_pass=off", "k11/12/12/12/12/12/5+H6/12/12/12/12/11K b - 1",
          "");
    clicks(&scene, "7g");
    forbidden_check(&scene, "");
    clicks(&scene, "7f");
    forbidden_check(&scene, "7g");
    begin(&scene, "chu lishogi", "k11/12/12/12/12/12/5+H6/12/12/12/12/11K b - 1", "");
    clicks(&scene, "7g 7f");
    forbidden_check(&scene, "");
}

/* What only the end of the move is judged by is no matter of steps. */
static void test_endings_are_not_meant(void **state) {
    (void)state;
    Scene scene;
    Refusal why;
    begin(&scene, "fairy", "k8/9/4r4/9/9/9/4G4/9/4K4 b - 1", "");
    clicks(&scene, "5g");
    forbidden_check(&scene, "");
    assert_false(forbidden_reason(&scene.selector, square_by_name("4g"), &why));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_protected_lion), cmocka_unit_test(test_way_round),
        cmocka_unit_test(test_whom_it_blames), cmocka_unit_test(test_counterstrike),
        cmocka_unit_test(test_a_quiet_step),   cmocka_unit_test(test_endings_are_not_meant),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
