/* Passing: who may, by which steps, and the reason where it is not possible. */
#include "rules/laws/laws.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/pass.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

static const char OPEN[] = "4k6p/12/12/12/12/12/5N6/12/12/12/12/5K6 b - 1";

typedef struct Found {
    PassState state;
    StepList way;
    Refusal why;
} Found;

/* Looks for the pass of a piece that has taken this step ("" for none). */
static Found find(const Setting *setting, const char *square, const char *step) {
    Walk walk;
    Position board;
    Found found = {.why = {.culprit = SQUARE_NONE}};
    path_begin(&walk, &setting->position, square_by_name(square));
    if (step[0] != '\0') {
        path_take(&walk, (Step){.square = square_by_name(step), .act = ACT_GO}, &board, &walk);
    }
    found.state = pass_find(&walk, NULL, &found.way, &found.why);
    return found;
}

static void expect_refusal(const Setting *setting, const char *square, const char *text) {
    Found found = find(setting, square, "");
    assert_int_equal(found.state, PASS_REFUSED);
    assert_int_equal(found.way.count, 0);
    assert_string_equal(found.why.text, text);
}

static void expect_none(const Setting *setting, const char *square, const char *step,
                        const char *text) {
    Found found = find(setting, square, step);
    assert_int_equal(found.state, PASS_NONE);
    assert_int_equal(found.way.count, 0);
    assert_string_equal(found.why.text, text);
}

static void test_from_the_start(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", OPEN);
    Found found = find(&setting, "7g", "");
    assert_int_equal(found.state, PASS_OFFERED);
    assert_int_equal(found.way.count, 2);
    assert_int_equal(square_distance(found.way.step[0].square, square_by_name("7g")), 1);
    assert_int_equal(found.way.step[1].square, square_by_name("7g"));
    Move move = {.from = square_by_name("7g"), .steps = 2};
    memcpy(move.step, found.way.step, 2 * sizeof(Step));
    assert_true(move_is_legal(&setting.position, NULL, move, NULL));
}

/* After a step onto an empty square only the way home is left. */
static void test_on_the_way(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", OPEN);
    Found found = find(&setting, "7g", "6f");
    assert_int_equal(found.state, PASS_OFFERED);
    assert_int_equal(found.way.count, 1);
    assert_int_equal(found.way.step[0].square, square_by_name("7g"));
}

static void test_who_never_passes(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", OPEN);
    expect_none(&setting, "7l", "", "The king cannot pass.");
    /* A falcon that went another way has spent its move. */
    setting_begin(&setting, "chu lishogi", "4k6p/12/12/12/12/12/5+H6/12/12/12/12/5K6 b - 1");
    expect_none(&setting, "7g", "6g", "The horned falcon cannot pass.");
    /* And so has a lion that leapt. */
    setting_begin(&setting, "chu lishogi", OPEN);
    expect_none(&setting, "7g", "7e", "The lion cannot pass.");
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/5p6/5N6/12/12/12/12/5K6 b - 1");
    expect_none(&setting, "7g", "7f", "The lion has taken a piece; that is no pass any more.");
}

static void test_no_room(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/4PpP5/4PNP5/4PPP5/12/12/12/5K6 b - 1");
    expect_refusal(&setting, "7g",
                   "The lion on 7g cannot pass: no square is empty to which it could step and "
                   "back.");
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/4P1p5/5+D6/12/12/12/12/5K6 b - 1");
    expect_refusal(&setting, "7g",
                   "The soaring eagle on 7g cannot pass: no square is empty to which it could "
                   "step and back.");
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/4P7/5+D6/12/12/12/12/5K5p b - 1");
    Found found = find(&setting, "7g", "");
    assert_int_equal(found.state, PASS_OFFERED);
    assert_int_equal(found.way.step[0].square, square_by_name("6f"));
}

/* The falcon has one way only, so what is in it can be named. White's goes down the board. */
static void test_one_way(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/5p6/5+H6/12/12/12/12/5K6 b - 1");
    expect_refusal(&setting, "7g",
                   "The horned falcon on 7g cannot pass: it would step out and back, but the pawn "
                   "on 7f is in the way.");
    Found found = find(&setting, "7g", "");
    assert_int_equal(found.why.culprit, square_by_name("7f"));
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/12/5+h6/5P6/12/12/12/12/5K6 w - 1");
    expect_refusal(&setting, "7f",
                   "The horned falcon on 7f cannot pass: it would step out and back, but the pawn "
                   "on 7g is in the way.");
    setting_begin(&setting, "chu lishogi", "4k+H5p/12/12/12/12/12/12/12/12/12/12/5K6 b - 1");
    expect_refusal(&setting, "7a",
                   "The horned falcon on 7a cannot pass: where it would step out and back the "
                   "board ends.");
}

/* A law that bars the pass is named, from the start and on the way. */
static void test_laws(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi linear_pass=off",
                  "4k6p/12/12/12/12/12/5+H6/12/12/12/12/5K6 b - 1");
    Found found = find(&setting, "7g", "");
    assert_int_equal(found.state, PASS_REFUSED);
    assert_ptr_equal(found.why.law, &LAW_LINEAR_PASS);
    found = find(&setting, "7g", "7f");
    assert_int_equal(found.state, PASS_REFUSED);
    assert_ptr_equal(found.why.law, &LAW_LINEAR_PASS);
    expect_part(found.why.text, "By these rules the horned falcon may not pass");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_from_the_start),   cmocka_unit_test(test_on_the_way),
        cmocka_unit_test(test_who_never_passes), cmocka_unit_test(test_no_room),
        cmocka_unit_test(test_one_way),          cmocka_unit_test(test_laws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
