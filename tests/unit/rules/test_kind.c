/* Looking up kinds, and what can be said about one row. */
#include "rules/pieces/kind.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

enum { PAWN = 1, TOKIN, ARCHER, LION, FALCON, KINDS };

static const Kind KINDS_HERE[KINDS] = {
    [PAWN] = {.code = "pawn",
              .kanji = "歩兵",
              .power = {{.bearings = TO_F, .act = ACT_GO, .reach = 1, .legs = 1}},
              .promotes_to = TOKIN},
    [TOKIN] = {.code = "tokin",
               .kanji = "黒",
               .kanji_white = "白",
               .power = {{.bearings = TO_ORTHOGONAL, .act = ACT_GO, .reach = 1, .legs = 1},
                         {.bearings = TO_FL | TO_FR, .act = ACT_GO, .reach = 1, .legs = 1}}},
    [ARCHER] = {.code = "archer",
                .power = {{.bearings = TO_F, .act = ACT_GO, .reach = 1, .legs = 1},
                          {.bearings = TO_F, .act = ACT_SHOOT, .reach = 3, .legs = 1}}},
    [LION] = {.code = "lion",
              .power = {{.bearings = TO_ADJACENT, .act = ACT_GO, .reach = 1, .legs = 2}}},
    [FALCON] = {.code = "falcon",
                .power = {{.bearings = TO_F, .act = ACT_GO, .reach = 1, .legs = 1},
                          {.bearings = TO_B, .act = ACT_GO, .reach = 1, .legs = 1},
                          {.bearings = TO_L, .act = ACT_GO, .reach = 1, .legs = 1},
                          {.bearings = TO_R, .act = ACT_GO, .reach = REACH_ANY, .legs = 1}}},
};

static void test_find(void **state) {
    (void)state;
    assert_int_equal(kind_find(KINDS_HERE, KINDS, "pawn"), PAWN);
    assert_int_equal(kind_find(KINDS_HERE, KINDS, "falcon"), FALCON);
    assert_int_equal(kind_find(KINDS_HERE, FALCON, "falcon"), KIND_NONE);
    assert_int_equal(kind_find(KINDS_HERE, KINDS, "paw"), KIND_NONE);
    assert_int_equal(kind_find(KINDS_HERE, KINDS, "Pawn"), KIND_NONE);
    assert_int_equal(kind_find(KINDS_HERE, KINDS, ""), KIND_NONE);
}

static void test_origin(void **state) {
    (void)state;
    assert_int_equal(kind_origin(KINDS_HERE, KINDS, TOKIN), PAWN);
    assert_int_equal(kind_origin(KINDS_HERE, KINDS, PAWN), KIND_NONE);
    assert_int_equal(kind_origin(KINDS_HERE, KINDS, FALCON), KIND_NONE);
}

static void test_kanji_of_each_side(void **state) {
    (void)state;
    assert_string_equal(kind_kanji(&KINDS_HERE[TOKIN], BLACK), "黒");
    assert_string_equal(kind_kanji(&KINDS_HERE[TOKIN], WHITE), "白");
    assert_string_equal(kind_kanji(&KINDS_HERE[PAWN], WHITE), "歩兵");
}

static void test_powers_are_counted(void **state) {
    (void)state;
    static const Kind no_powers = {.code = "nothing"};
    assert_int_equal(kind_powers(&no_powers), 0);
    assert_int_equal(kind_powers(&KINDS_HERE[PAWN]), 1);
    assert_int_equal(kind_powers(&KINDS_HERE[TOKIN]), 2);
    assert_int_equal(kind_powers(&KINDS_HERE[FALCON]), POWERS_MAX);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_find),
        cmocka_unit_test(test_origin),
        cmocka_unit_test(test_kanji_of_each_side),
        cmocka_unit_test(test_powers_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
