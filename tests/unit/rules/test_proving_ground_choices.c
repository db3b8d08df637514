/* Entering the unusual moves click by click. */
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_laws.h"
#include "tests/support/ground_scene.h"

#include <stdlib.h>
#include <string.h>

/* Picks the piece on a square. */
static void pick(Selector *selector, const Setting *setting, const char *square) {
    selector_begin(selector, &setting->position, NULL);
    ChoiceList list;
    selector_choices_at(selector, ground_square(square), &list);
    assert_int_equal(list.count, 1);
    assert_int_equal(list.choice[0].kind, CHOICE_PICK);
    assert_false(selector_take(selector, list.choice[0]));
}

/* The choice of a kind among all that are offered on a square. */
static Choice choice_at(const Selector *selector, const char *square, ChoiceKind kind) {
    ChoiceList list;
    selector_choices_at(selector, ground_square(square), &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == kind) {
            return list.choice[i];
        }
    }
    print_error("no choice %d on %s\n", (int)kind, square);
    fail();
    return list.choice[0];
}

static size_t count_kind(const Selector *selector, ChoiceKind kind) {
    ChoiceList list;
    size_t count = 0;
    selector_choices(selector, &list);
    for (size_t i = 0; i < list.count; i++) {
        count += list.choice[i].kind == kind;
    }
    return count;
}

static Choice choice_of_kind(const Selector *selector, ChoiceKind kind) {
    ChoiceList list;
    selector_choices(selector, &list);
    assert_int_equal(count_kind(selector, kind), 1);
    size_t at = 0;
    while (list.choice[at].kind != kind) {
        at++;
    }
    return list.choice[at];
}

static void expect_move_is(const Selector *selector, const Setting *setting, const char *usi) {
    assert_true(selector_is_complete(selector));
    assert_true(move_equal(selector_move(selector), ground_move(setting, usi)));
}

static void expect_same_choices(const ChoiceList *one, const ChoiceList *other) {
    assert_int_equal(one->count, other->count);
    for (size_t i = 0; i < one->count; i++) {
        assert_int_equal(one->choice[i].kind, other->choice[i].kind);
        assert_int_equal(one->choice[i].steps, other->choice[i].steps);
        for (size_t j = 0; j < one->choice[i].steps; j++) {
            assert_int_equal(one->choice[i].step[j].square, other->choice[i].step[j].square);
            assert_int_equal(one->choice[i].step[j].act, other->choice[i].step[j].act);
        }
    }
}

/* Taking any choice on offer and going back offers the same choices again. */
static void expect_way_back(const Selector *selector) {
    ChoiceList before;
    selector_choices(selector, &before);
    for (size_t i = 0; i < before.count; i++) {
        Selector ahead = *selector;
        ChoiceList after;
        selector_take(&ahead, before.choice[i]);
        assert_true(selector_back(&ahead));
        selector_choices(&ahead, &after);
        expect_same_choices(&before, &after);
    }
}

/* A declined second shot keeps the first. */
static void test_declined_second_shot(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "(FC)6f p5d p5a");
    pick(&selector, &setting, "6f");
    assert_false(selector_take(&selector, choice_at(&selector, "5e", CHOICE_GO)));
    assert_false(selector_take(&selector, choice_at(&selector, "5d", CHOICE_SHOOT)));
    Selector twice = selector;
    assert_true(selector_take(&selector, choice_at(&selector, "5e", CHOICE_STOP)));
    expect_move_is(&selector, &setting, "6f5e*5d");
    assert_true(selector_take(&twice, choice_at(&twice, "5a", CHOICE_SHOOT)));
    expect_move_is(&twice, &setting, "6f5e*5d*5a");
}

/* Where a piece may go to a square or shoot at it, both are offered there. */
static void test_two_choices_on_one_square(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "strict", "A6f p5e");
    pick(&selector, &setting, "6f");
    Selector standing = selector;
    assert_true(selector_take(&standing, choice_at(&standing, "5e", CHOICE_SHOOT)));
    expect_move_is(&standing, &setting, "6f*5e");
    assert_true(selector_take(&selector, choice_at(&selector, "5e", CHOICE_CAPTURE)));
    expect_move_is(&selector, &setting, "6f5e");
}

/* What is not offered because of a law is refused by that law, whether it is a leg or a shot. */
static void test_refused_shots_name_the_law(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Refusal why;
    ground_set(&setting, "default", "A6f p6c");
    pick(&selector, &setting, "6f");
    assert_true(selector_refusal(&selector, ground_square("6c"), &why));
    assert_ptr_equal(why.law, &LAW_GROUND_SHOOTING);
    ground_set(&setting, "default", "+(TP)6f p6d p5c");
    pick(&selector, &setting, "6f");
    assert_false(selector_take(&selector, choice_at(&selector, "6d", CHOICE_CAPTURE)));
    assert_true(selector_refusal(&selector, ground_square("5c"), &why));
    assert_ptr_equal(why.law, &LAW_GROUND_SHOOTING);
}

/* Beside a flame a shot is offered only while another leap can follow. */
static void test_shot_that_must_be_followed(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "+(TP)6f +e5c p7c");
    pick(&selector, &setting, "6f");
    assert_false(selector_take(&selector, choice_at(&selector, "6d", CHOICE_GO)));
    assert_false(selector_take(&selector, choice_at(&selector, "7c", CHOICE_SHOOT)));
    assert_int_equal(count_kind(&selector, CHOICE_STOP), 0);
    assert_true(selector_take(&selector, choice_at(&selector, "8d", CHOICE_GO)));
    expect_move_is(&selector, &setting, "6f6d*7c8d");
}

/* The pass has a choice of its own; the piece's own square means nothing. */
static void test_pass(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    ground_set(&setting, "default", "N6f R6e");
    pick(&selector, &setting, "6f");
    selector_choices_at(&selector, ground_square("6f"), &list);
    assert_int_equal(list.count, 0);
    assert_true(selector_take(&selector, choice_of_kind(&selector, CHOICE_PASS)));
    expect_move_is(&selector, &setting, "6f5e6f");
}

/* No pass is offered to a walker, which cannot end at home, nor where going out and home is no
 * pass. */
static void test_no_pass(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "+D6f");
    pick(&selector, &setting, "6f");
    assert_int_equal(count_kind(&selector, CHOICE_PASS), 0);
    ground_set(&setting, "default", "(FW)6f");
    pick(&selector, &setting, "6f");
    assert_int_equal(count_kind(&selector, CHOICE_PASS), 0);
    ground_set(&setting, "default", "(SW)6e +e6d");
    pick(&selector, &setting, "6e");
    assert_int_equal(count_kind(&selector, CHOICE_PASS), 0);
    ground_set(&setting, "default", "N6f p6e p5e p5f p5g p6g p7g p7f p7e");
    pick(&selector, &setting, "6f");
    assert_int_equal(count_kind(&selector, CHOICE_PASS), 0);
}

/* Where the middle square touches the zone, the pass asks about promotion like any move. */
static void test_pass_that_may_promote(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "(CV)6d");
    pick(&selector, &setting, "6d");
    assert_false(selector_take(&selector, choice_at(&selector, "5b", CHOICE_GO)));
    assert_false(selector_take(&selector, choice_at(&selector, "6d", CHOICE_GO)));
    assert_true(selector_take(&selector, choice_at(&selector, "6d", CHOICE_PROMOTE)));
    expect_move_is(&selector, &setting, "6d5b6d+");
}

static const struct {
    const char *pieces;
    const char *from;
} SCENES[] = {{"N6f p6e", "6f"},    {"(FC)6f p5d p5a", "6f"}, {"+(TP)6f p5c", "6f"},
              {"+D6f", "6f"},       {"(FW)6f p6d", "6f"},     {"E6d", "6d"},
              {"(CV)6d p5b", "6d"}, {"(TP)6d p6b p5a", "6d"}, {"P6d", "6d"}};

static void test_way_back(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        ground_set(&setting, "default", SCENES[i].pieces);
        selector_begin(&selector, &setting.position, NULL);
        expect_way_back(&selector);
        pick(&selector, &setting, SCENES[i].from);
        expect_way_back(&selector);
    }
}

/* Going back from an answer about promotion asks again. */
static void test_way_back_to_the_question(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "E6d");
    pick(&selector, &setting, "6d");
    assert_false(selector_take(&selector, choice_at(&selector, "6c", CHOICE_GO)));
    expect_way_back(&selector);
    ground_set(&setting, "default", "(CV)6d");
    pick(&selector, &setting, "6d");
    assert_false(selector_take(&selector, choice_at(&selector, "5b", CHOICE_GO)));
    expect_way_back(&selector);
    assert_false(selector_take(&selector, choice_at(&selector, "5b", CHOICE_STOP)));
    expect_way_back(&selector);
}

/* A flag waver is sent along its line by one click on the end, which ends its move. */
static void test_straight_on(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ground_set(&setting, "default", "(FW)6f p6c");
    pick(&selector, &setting, "6f");
    Choice run = choice_at(&selector, "6c", CHOICE_CAPTURE);
    assert_int_equal(run.steps, 3);
    assert_true(run.ends);
    assert_false(run.more);
    Selector before = selector;
    assert_true(selector_take(&selector, run));
    Selector back = selector;
    expect_move_is(&selector, &setting, "6f6e6d6c");
    assert_true(selector_back(&back));
    ChoiceList wanted;
    ChoiceList found;
    selector_choices(&before, &wanted);
    selector_choices(&back, &found);
    expect_same_choices(&wanted, &found);
    run = choice_at(&before, "6a", CHOICE_GO);
    assert_int_equal(run.steps, 5);
    assert_int_equal(run.meaning, DIAGRAM_LIMIT);
    assert_true(selector_take(&before, run));
    expect_move_is(&before, &setting, "6f6e6d6c6b6a");
}

/* Target first: every end of the walker is found by a shortest way. */
static void test_fill_reaches_every_end(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+D6f p6d R4f");
    MoveList list;
    moves_from(&setting.position, ground_square("6f"), &list);
    for (size_t i = 0; i < list.count; i++) {
        Selector selector;
        Square end = move_end(list.move[i]);
        pick(&selector, &setting, "6f");
        assert_true(selector_fill(&selector, end));
        assert_int_equal(selector.path.at, end);
        assert_int_equal(selector_is_complete(&selector), selector.path.move.steps == LEGS_MAX);
    }
    Selector selector;
    pick(&selector, &setting, "6f");
    assert_true(selector_fill(&selector, ground_square("6d")));
    assert_int_equal(selector.path.move.steps, 2);
    pick(&selector, &setting, "6f");
    ChoiceList before;
    ChoiceList after;
    selector_choices(&selector, &before);
    assert_false(selector_fill(&selector, ground_square("4f")));
    assert_false(selector_fill(&selector, ground_square("1a")));
    selector_choices(&selector, &after);
    expect_same_choices(&before, &after);
}

/* What cannot end, or would be forbidden to end, after a choice has nothing to foresee. */
static void test_foresee(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Position after;
    ground_set(&setting, "default", "+D6f");
    pick(&selector, &setting, "6f");
    assert_false(selector_foresee(&selector, choice_at(&selector, "6e", CHOICE_GO), &after, NULL));
    ground_set(&setting, "default", "+(TP)6f +e5c p7c");
    pick(&selector, &setting, "6f");
    assert_false(selector_take(&selector, choice_at(&selector, "6d", CHOICE_GO)));
    assert_false(
        selector_foresee(&selector, choice_at(&selector, "7c", CHOICE_SHOOT), &after, NULL));
    ground_set(&setting, "default", "+E6f p6d R5e");
    pick(&selector, &setting, "6f");
    Effects effects;
    assert_true(
        selector_foresee(&selector, choice_at(&selector, "6e", CHOICE_GO), &after, &effects));
    assert_int_equal(after.pieces[BLACK] + after.pieces[WHITE], 1);
    assert_int_equal(effects.count, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_declined_second_shot),
        cmocka_unit_test(test_two_choices_on_one_square),
        cmocka_unit_test(test_refused_shots_name_the_law),
        cmocka_unit_test(test_shot_that_must_be_followed),
        cmocka_unit_test(test_pass),
        cmocka_unit_test(test_no_pass),
        cmocka_unit_test(test_pass_that_may_promote),
        cmocka_unit_test(test_way_back),
        cmocka_unit_test(test_way_back_to_the_question),
        cmocka_unit_test(test_straight_on),
        cmocka_unit_test(test_fill_reaches_every_end),
        cmocka_unit_test(test_foresee),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
