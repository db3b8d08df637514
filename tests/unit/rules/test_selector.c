/* Clicking moves together in sho shogi: pick, target, answer, and back again. */
#include "rules/notation/usi.h"
#include "rules/play/selector.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

static const char *const PROMOTING = "k8/9/4p4/3S5/9/9/9/9/4K4 b - 1";

static const char *const LIONS = "4k7/12/12/12/6p5/5p6/5N6/12/12/12/12/5K6 b - 1";

/* A click that must mean exactly one thing, which is done. True when the move is complete. */
static bool click(Selector *selector, const char *square, ChoiceKind kind) {
    ChoiceList list;
    selector_choices_at(selector, square_by_name(square), &list);
    assert_int_equal(list.count, 1);
    assert_int_equal(list.choice[0].kind, kind);
    return selector_take(selector, list.choice[0]);
}

static void move_check(const Selector *selector, const char *usi) {
    char text[MOVE_TEXT_MAX];
    assert_true(selector_is_complete(selector));
    usi_write(selector_move(selector), text, sizeof text);
    assert_string_equal(text, usi);
}

static void test_picking(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "default", "startpos");
    selector_begin(&selector, &setting.position, NULL);
    selector_choices(&selector, &list);
    /* 9 pawns, rook, elephant, king, 2 golds, 2 silvers, 2 lances; not the bishop and the
     * knights. */
    assert_int_equal(list.count, 18);
    for (size_t i = 0; i < list.count; i++) {
        assert_int_equal(list.choice[i].kind, CHOICE_PICK);
        assert_int_equal(list.choice[i].steps, 1);
    }
    selector_choices_at(&selector, square_by_name("8h"), &list);
    assert_int_equal(list.count, 0);
    selector_choices_at(&selector, square_by_name("7c"), &list);
    assert_int_equal(list.count, 0);
    assert_false(selector_is_complete(&selector));
}

static void test_two_clicks_make_a_move(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "default", "startpos");
    selector_begin(&selector, &setting.position, NULL);
    assert_false(click(&selector, "7g", CHOICE_PICK));
    assert_true(click(&selector, "7f", CHOICE_GO));
    move_check(&selector, "7g7f");
}

static void test_the_own_square_means_nothing(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "default", "startpos");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "7g", CHOICE_PICK);
    selector_choices_at(&selector, square_by_name("7g"), &list);
    assert_int_equal(list.count, 0);
}

static void test_promotion_is_the_last_question(void **state) {
    (void)state;
    static const ChoiceKind kinds[] = {CHOICE_PROMOTE, CHOICE_KEEP};
    static const char *const moves[] = {"6d5c+", "6d5c"};
    for (int i = 0; i < 2; i++) {
        Setting setting;
        Selector selector;
        ChoiceList list;
        setting_begin(&setting, "default", PROMOTING);
        selector_begin(&selector, &setting.position, NULL);
        (void)click(&selector, "6d", CHOICE_PICK);
        assert_false(click(&selector, "5c", CHOICE_CAPTURE));
        selector_choices(&selector, &list);
        assert_int_equal(list.count, 2);
        selector_choices_at(&selector, square_by_name("5c"), &list);
        assert_int_equal(list.count, 2);
        assert_int_equal(list.choice[i].kind, kinds[i]);
        assert_true(selector_take(&selector, list.choice[i]));
        move_check(&selector, moves[i]);
    }
}

/* sho-shogi.md 5: no question where only one answer is legal. */
static void test_forced_promotion_is_not_asked(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "default", "k8/4P4/9/9/9/9/9/9/4K4 b - 1");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "5b", CHOICE_PICK);
    assert_true(click(&selector, "5a", CHOICE_GO));
    move_check(&selector, "5b5a+");
    setting_begin(&setting, "fairy", "k8/9/4r4/7E1/9/9/9/9/4K4 b - 1");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "2d", CHOICE_PICK);
    assert_true(click(&selector, "2c", CHOICE_GO));
    move_check(&selector, "2d2c+");
}

static void test_pieces_that_never_promote_are_not_asked(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "default", "k8/9/9/3G1+R3/9/9/9/9/4K4 b - 1");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "6d", CHOICE_PICK);
    assert_true(click(&selector, "6c", CHOICE_GO));
    move_check(&selector, "6d6c");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "4d", CHOICE_PICK);
    assert_true(click(&selector, "4a", CHOICE_GO));
    move_check(&selector, "4d4a");
}

static void test_what_a_choice_tells_beforehand(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "default", "k8/4P4/9/3S5/9/9/9/1N7/4K4 b - 1");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "6d", CHOICE_PICK);
    selector_choices_at(&selector, square_by_name("6c"), &list);
    assert_true(list.choice[0].promotes);
    assert_false(list.choice[0].forced);
    assert_false(list.choice[0].more);
    selector_choices_at(&selector, square_by_name("5e"), &list);
    assert_false(list.choice[0].promotes);
    assert_int_equal(list.choice[0].meaning, DIAGRAM_STEP);
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "5b", CHOICE_PICK);
    selector_choices_at(&selector, square_by_name("5a"), &list);
    assert_true(list.choice[0].promotes);
    assert_true(list.choice[0].forced);
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "8h", CHOICE_PICK);
    selector_choices_at(&selector, square_by_name("7f"), &list);
    assert_int_equal(list.choice[0].meaning, DIAGRAM_JUMP);
}

static void test_back_one_decision_at_a_time(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "default", PROMOTING);
    selector_begin(&selector, &setting.position, NULL);
    assert_false(selector_back(&selector));
    (void)click(&selector, "6d", CHOICE_PICK);
    (void)click(&selector, "5c", CHOICE_CAPTURE);
    assert_true(selector_back(&selector));
    selector_choices_at(&selector, square_by_name("5c"), &list);
    assert_int_equal(list.count, 1);
    assert_int_equal(list.choice[0].kind, CHOICE_CAPTURE);
    assert_true(selector_back(&selector));
    assert_false(selector.picked);
    assert_false(selector_back(&selector));
    selector_choices(&selector, &list);
    assert_int_equal(list.choice[0].kind, CHOICE_PICK);
}

/* The answer about promotion is a decision of its own: taken back, the question stands again. */
static void test_back_from_an_answer(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "default", PROMOTING);
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "6d", CHOICE_PICK);
    (void)click(&selector, "5c", CHOICE_CAPTURE);
    selector_choices_at(&selector, square_by_name("5c"), &list);
    assert_true(selector_take(&selector, list.choice[0]));
    assert_true(selector_back(&selector));
    assert_false(selector_is_complete(&selector));
    selector_choices_at(&selector, square_by_name("5c"), &list);
    assert_int_equal(list.count, 2);
    assert_int_equal(list.choice[0].kind, CHOICE_PROMOTE);
}

static void test_preview(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Position board;
    setting_begin(&setting, "default", PROMOTING);
    selector_begin(&selector, &setting.position, NULL);
    selector_preview(&selector, &board);
    assert_true(position_equal(&board, &setting.position));
    (void)click(&selector, "6d", CHOICE_PICK);
    selector_preview(&selector, &board);
    assert_true(position_equal(&board, &setting.position));
    (void)click(&selector, "5c", CHOICE_CAPTURE);
    selector_preview(&selector, &board);
    expect_sfen(&board, "k8/9/4S4/9/9/9/9/9/4K4 b - 1");
}

static void test_foresight(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    Position after;
    Effects effects;
    setting_begin(&setting, "default", PROMOTING);
    selector_begin(&selector, &setting.position, NULL);
    selector_choices_at(&selector, square_by_name("6d"), &list);
    assert_false(selector_foresee(&selector, list.choice[0], &after, &effects));
    (void)click(&selector, "6d", CHOICE_PICK);
    selector_choices_at(&selector, square_by_name("6e"), &list);
    assert_int_equal(list.count, 0);
    selector_choices_at(&selector, square_by_name("5e"), &list);
    assert_true(selector_foresee(&selector, list.choice[0], &after, &effects));
    expect_sfen(&after, "k8/9/4p4/9/4S4/9/9/9/4K4 w - 2");
    assert_int_equal(effects.count, 2);
    /* A promotion that nobody has answered yet is foreseen as taken. */
    selector_choices_at(&selector, square_by_name("5c"), &list);
    assert_true(selector_foresee(&selector, list.choice[0], &after, NULL));
    expect_sfen(&after, "k8/9/4+S4/9/9/9/9/9/4K4 w - 2");
    (void)click(&selector, "5c", CHOICE_CAPTURE);
    selector_choices_at(&selector, square_by_name("5c"), &list);
    assert_true(selector_foresee(&selector, list.choice[1], &after, NULL));
    expect_sfen(&after, "k8/9/4S4/9/9/9/9/9/4K4 w - 2");
    assert_true(selector_foresee(&selector, list.choice[0], &after, NULL));
    expect_sfen(&after, "k8/9/4+S4/9/9/9/9/9/4K4 w - 2");
    assert_false(selector_is_complete(&selector));
}

static void test_target_first(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "default", "startpos");
    selector_begin(&selector, &setting.position, NULL);
    assert_false(selector_fill(&selector, square_by_name("7f")));
    (void)click(&selector, "2h", CHOICE_PICK);
    assert_false(selector_fill(&selector, square_by_name("2e")));
    assert_false(selector.path.move.steps > 0);
    assert_true(selector_fill(&selector, square_by_name("4h")));
    move_check(&selector, "2h4h");
    assert_false(selector_fill(&selector, square_by_name("3h")));
}

static void test_refusals(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Refusal why;
    setting_begin(&setting, "default", "startpos");
    selector_begin(&selector, &setting.position, NULL);
    assert_false(selector_refusal(&selector, square_by_name("7g"), &why));
    assert_true(selector_refusal(&selector, square_by_name("5e"), &why));
    assert_int_equal(why.cause, REFUSAL_NOT_YOURS);
    (void)click(&selector, "2h", CHOICE_PICK);
    assert_false(selector_refusal(&selector, square_by_name("3h"), &why));
    assert_true(selector_refusal(&selector, square_by_name("6h"), &why));
    assert_int_equal(why.cause, REFUSAL_BLOCKED);
    assert_int_equal(why.culprit, square_by_name("5h"));
    assert_true(selector_refusal(&selector, square_by_name("5h"), &why));
    assert_int_equal(why.cause, REFUSAL_OWN_PIECE);
    assert_int_equal(why.culprit, square_by_name("5h"));
    assert_true(selector_refusal(&selector, square_by_name("2h"), &why));
    assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
}

static void test_refusal_by_a_law(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Refusal why;
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/4G4/9/4K4 b - 1");
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "5g", CHOICE_PICK);
    assert_true(selector_refusal(&selector, square_by_name("4g"), &why));
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_int_equal(why.culprit, square_by_name("5c"));
    assert_string_equal(why.text, "The king on 5i would be taken by the rook on 5c.");
}

/* While the question of promotion is open, a click elsewhere must not be told that the piece cannot
 * go there. */
static void test_refusal_while_promotion_is_asked(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Refusal why;
    setting_begin(&setting, "default", PROMOTING);
    selector_begin(&selector, &setting.position, NULL);
    (void)click(&selector, "6d", CHOICE_PICK);
    (void)click(&selector, "5c", CHOICE_CAPTURE);
    assert_true(selector_refusal(&selector, square_by_name("5b"), &why));
    expect_sentence(why.text);
    expect_part(why.text, "promot");
}

/* The lion of 7g has taken its first step there, or not ("7g"). */
static void lion_begin(Selector *selector, const Setting *setting, const char *step) {
    selector_begin(selector, &setting->position, NULL);
    (void)click(selector, "7g", CHOICE_PICK);
    if (strcmp(step, "7g") != 0) {
        ChoiceList list;
        selector_choices_at(selector, square_by_name(step), &list);
        assert_int_equal(list.count, 1);
        assert_false(selector_take(selector, list.choice[0]));
    }
}

static void test_pass_and_return(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Choice choice;
    Refusal why;
    setting_begin(&setting, "chu lishogi", LIONS);
    selector_begin(&selector, &setting.position, NULL);
    assert_int_equal(selector_pass(&selector, &choice, &why), PASS_NONE);
    assert_false(selector_return(&selector, &choice));
    lion_begin(&selector, &setting, "7g");
    assert_false(selector_return(&selector, &choice));
    assert_int_equal(selector_pass(&selector, &choice, &why), PASS_OFFERED);
    assert_int_equal(choice.steps, 2);
    assert_true(selector_take(&selector, choice));
    lion_begin(&selector, &setting, "6g");
    assert_false(selector_return(&selector, &choice));
    assert_int_equal(selector_pass(&selector, &choice, &why), PASS_OFFERED);
    assert_true(selector_take(&selector, choice));
    move_check(&selector, "7g6g7g");
    lion_begin(&selector, &setting, "7f");
    assert_int_equal(selector_pass(&selector, &choice, &why), PASS_NONE);
    expect_sentence(why.text);
    assert_true(selector_return(&selector, &choice));
    assert_true(selector_take(&selector, choice));
    move_check(&selector, "7g7f7g");
}

/* Only a step that took nothing suffices, and only where the rest could be had at once. */
static void test_when_a_step_suffices(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    setting_begin(&setting, "chu lishogi", LIONS);
    selector_begin(&selector, &setting.position, NULL);
    assert_false(selector_step_suffices(&selector));
    lion_begin(&selector, &setting, "7g");
    assert_false(selector_step_suffices(&selector));
    lion_begin(&selector, &setting, "6g");
    assert_true(selector_step_suffices(&selector));
    lion_begin(&selector, &setting, "7f");
    assert_false(selector_step_suffices(&selector));
    setting_begin(&setting, "chu lishogi", "4k6p/12/12/12/12/12/5+H6/12/12/12/12/5K6 b - 1");
    lion_begin(&selector, &setting, "7f");
    assert_true(selector_step_suffices(&selector));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_picking),
        cmocka_unit_test(test_two_clicks_make_a_move),
        cmocka_unit_test(test_the_own_square_means_nothing),
        cmocka_unit_test(test_promotion_is_the_last_question),
        cmocka_unit_test(test_forced_promotion_is_not_asked),
        cmocka_unit_test(test_pieces_that_never_promote_are_not_asked),
        cmocka_unit_test(test_what_a_choice_tells_beforehand),
        cmocka_unit_test(test_back_one_decision_at_a_time),
        cmocka_unit_test(test_back_from_an_answer),
        cmocka_unit_test(test_preview),
        cmocka_unit_test(test_foresight),
        cmocka_unit_test(test_target_first),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_refusal_by_a_law),
        cmocka_unit_test(test_refusal_while_promotion_is_asked),
        cmocka_unit_test(test_pass_and_return),
        cmocka_unit_test(test_when_a_step_suffices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
