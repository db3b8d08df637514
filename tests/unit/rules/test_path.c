/* Paths of pieces with one leg: starting, stepping, stopping, answering. */
#include "rules/play/path.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static bool list_holds(const StepList *list, const char *square, Act act) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->step[i].square == square_by_name(square) && list->step[i].act == act) {
            return true;
        }
    }
    return false;
}

static void test_start_asks_whose_piece_it_is(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Refusal why;
    setting_begin(&setting, "default", "startpos");
    assert_true(path_start(&walk, &setting.position, square_by_name("7g"), &why));
    assert_int_equal(walk.path.at, square_by_name("7g"));
    assert_int_equal(walk.path.stage, PATH_OPEN);
    assert_false(path_start(&walk, &setting.position, square_by_name("7c"), &why));
    assert_int_equal(why.cause, REFUSAL_NOT_YOURS);
    assert_false(path_start(&walk, &setting.position, square_by_name("5e"), NULL));
}

static void test_reach_is_geometry_without_laws_about_steps(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    StepList reach;
    StepList geometry;
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/4G4/9/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("5g"));
    path_reach(&walk, &reach);
    path_geometry(&walk, &geometry);
    assert_int_equal(reach.count, 6);
    assert_int_equal(geometry.count, 6);
    assert_true(list_holds(&reach, "4g", ACT_GO));
    assert_false(list_holds(&reach, "4h", ACT_GO));
}

/* Only what some legal move continues is offered: the pinned gold stays on its file. */
static void test_steps_lead_to_legal_moves(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    StepList steps;
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/4G4/9/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("5g"));
    path_steps(&walk, NULL, &steps);
    assert_int_equal(steps.count, 2);
    assert_true(list_holds(&steps, "5f", ACT_GO));
    assert_true(list_holds(&steps, "5h", ACT_GO));
}

static void test_a_move_that_asks_nothing(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Position board;
    StepList steps;
    uint8_t answers[2];
    setting_begin(&setting, "default", "startpos");
    path_begin(&walk, &setting.position, square_by_name("7g"));
    assert_false(path_may_stop(&walk));
    path_take(&walk, (Step){.square = square_by_name("7f"), .act = ACT_GO}, &board, &walk);
    assert_true(path_may_stop(&walk));
    assert_int_equal(walk.path.legs, 1);
    assert_int_equal(walk.path.captures, 0);
    assert_int_equal(board.cell[square_by_name("7g")], PIECE_NONE);
    assert_int_equal(path_answers(&walk, answers), 1);
    assert_int_equal(answers[0], MOVE_NOT_ASKED);
    path_steps(&walk, NULL, &steps);
    assert_int_equal(steps.count, 1);
    assert_true(list_holds(&steps, "7f", ACT_STOP));
    path_take(&walk, steps.step[0], &board, &walk);
    assert_int_equal(walk.path.stage, PATH_DONE);
    assert_true(move_equal(walk.path.move, move_by_usi(&setting.position, "7g7f")));
    path_steps(&walk, NULL, &steps);
    assert_int_equal(steps.count, 0);
    path_geometry(&walk, &steps);
    assert_int_equal(steps.count, 0);
}

static void test_a_capture_that_may_promote(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Position board;
    StepList steps;
    setting_begin(&setting, "default", "k8/9/4p4/3S5/9/9/9/9/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("6d"));
    path_take(&walk, (Step){.square = square_by_name("5c"), .act = ACT_GO}, &board, &walk);
    assert_int_equal(walk.path.captures, 1);
    assert_true(walk.path.captured_last);
    assert_int_equal(board.pieces[WHITE], 1);
    path_take(&walk, (Step){.square = walk.path.at, .act = ACT_STOP}, &board, &walk);
    assert_int_equal(walk.path.stage, PATH_STOPPED);
    path_steps(&walk, NULL, &steps);
    assert_int_equal(steps.count, 2);
    assert_true(list_holds(&steps, "5c", ACT_PROMOTE));
    assert_true(list_holds(&steps, "5c", ACT_KEEP));
    Walk kept;
    path_take(&walk, (Step){.square = walk.path.at, .act = ACT_KEEP}, &board, &kept);
    path_take(&walk, (Step){.square = walk.path.at, .act = ACT_PROMOTE}, &board, &walk);
    assert_true(move_equal(walk.path.move, move_by_usi(&setting.position, "6d5c+")));
    assert_true(move_equal(kept.path.move, move_by_usi(&setting.position, "6d5c")));
}

static void test_answers(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Position board;
    uint8_t answers[2];
    setting_begin(&setting, "default", "k8/4P4/9/3S5/9/9/9/9/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("5b"));
    path_take(&walk, (Step){.square = square_by_name("5a"), .act = ACT_GO}, &board, &walk);
    assert_int_equal(path_answers(&walk, answers), 1);
    assert_int_equal(answers[0], MOVE_PROMOTED);
    path_begin(&walk, &setting.position, square_by_name("6d"));
    path_take(&walk, (Step){.square = square_by_name("6c"), .act = ACT_GO}, &board, &walk);
    assert_int_equal(path_answers(&walk, answers), 2);
    assert_int_equal(answers[0], MOVE_PROMOTED);
    assert_int_equal(answers[1], MOVE_KEPT);
    Move finished = path_finish(&walk, MOVE_KEPT);
    assert_true(move_equal(finished, move_by_usi(&setting.position, "6d6c")));
}

static void test_laws_about_endings(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Position board;
    Refusal why;
    setting_begin(&setting, "fairy", "k8/9/4r4/7E1/9/9/9/9/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("2d"));
    path_take(&walk, (Step){.square = square_by_name("2c"), .act = ACT_GO}, &board, &walk);
    assert_true(path_may_end(&walk, MOVE_PROMOTED, NULL, &why));
    assert_false(path_may_end(&walk, MOVE_KEPT, NULL, &why));
    assert_non_null(why.law);
    assert_false(path_may_end(&walk, MOVE_KEPT, NULL, NULL));
}

/* How a piece gets to a square, in the words of its diagram. */
static void test_meanings(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    setting_begin(&setting, "default", "k8/9/9/9/4+B4/9/9/1N7/4K4 b - 1");
    path_begin(&walk, &setting.position, square_by_name("5e"));
    assert_int_equal(path_meaning(&walk, (Step){square_by_name("5d"), ACT_GO}), DIAGRAM_STEP);
    assert_int_equal(path_meaning(&walk, (Step){square_by_name("4d"), ACT_GO}), DIAGRAM_RANGE);
    assert_int_equal(path_meaning(&walk, (Step){square_by_name("2b"), ACT_GO}), DIAGRAM_RANGE);
    path_begin(&walk, &setting.position, square_by_name("8h"));
    assert_int_equal(path_meaning(&walk, (Step){square_by_name("7f"), ACT_GO}), DIAGRAM_JUMP);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_start_asks_whose_piece_it_is),
        cmocka_unit_test(test_reach_is_geometry_without_laws_about_steps),
        cmocka_unit_test(test_steps_lead_to_legal_moves),
        cmocka_unit_test(test_a_move_that_asks_nothing),
        cmocka_unit_test(test_a_capture_that_may_promote),
        cmocka_unit_test(test_answers),
        cmocka_unit_test(test_laws_about_endings),
        cmocka_unit_test(test_meanings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
