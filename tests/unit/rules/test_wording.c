/* How every piece of sho shogi moves, in words, and how long texts are cut. */
#include "rules/pieces/wording.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

enum { TEXT_MAX = 240 };

typedef struct Sentence {
    const char *code;
    const char *text;
} Sentence;

static const Sentence SENTENCES[] = {
    {"king", "one square in any direction"},
    {"elephant", "one square in any direction but straight back"},
    {"rook", "any distance straight ahead, back or sideways"},
    {"bishop", "any distance diagonally"},
    {"gold", "one square in any direction but diagonally back"},
    {"silver", "one square diagonally or straight ahead"},
    {"knight", "by a knight's leap forward"},
    {"lance", "any distance straight ahead"},
    {"pawn", "one square straight ahead"},
    {"prince", "one square in any direction"},
    {"dragon", "any distance straight ahead, back or sideways, or one square diagonally"},
    {"horse", "any distance diagonally, or one square straight ahead, back or sideways"},
    {"silver+", "one square in any direction but diagonally back"},
    {"knight+", "one square in any direction but diagonally back"},
    {"lance+", "one square in any direction but diagonally back"},
    {"tokin", "one square in any direction but diagonally back"},
};

static void wording_check(const Kind *kind, const char *expected) {
    char text[TEXT_MAX];
    assert_int_equal(wording_of(kind, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
}

static void test_all_pieces_of_sho(void **state) {
    (void)state;
    size_t count = sizeof SENTENCES / sizeof SENTENCES[0];
    assert_int_equal(count, VARIANT_SHO.kind_count - 1);
    for (size_t i = 0; i < count; i++) {
        KindId id = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, SENTENCES[i].code);
        assert_int_not_equal(id, KIND_NONE);
        wording_check(&VARIANT_SHO.kinds[id], SENTENCES[i].text);
    }
}

static void test_single_directions(void **state) {
    (void)state;
    static const char *const names[BEARING_RING] = {
        "straight ahead", "diagonally forward to the right",
        "to the right",   "diagonally back to the right",
        "straight back",  "diagonally back to the left",
        "to the left",    "diagonally forward to the left",
    };
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        char expected[TEXT_MAX] = "one square ";
        Kind kind = {.power = {{.bearings = 1U << bearing, .act = ACT_GO, .reach = 1, .legs = 1}}};
        memcpy(expected + strlen(expected), names[bearing], strlen(names[bearing]) + 1);
        wording_check(&kind, expected);
    }
}

static void test_limited_runs_and_lists(void **state) {
    (void)state;
    static const Kind runner = {
        .power = {{.bearings = TO_F | TO_R, .act = ACT_GO, .reach = 3, .legs = 1}}};
    wording_check(&runner, "up to three squares straight ahead, to the right");
    static const Kind jumper = {
        .power = {{.bearings = TO_LEAP | TO_B, .act = ACT_GO, .reach = 1, .legs = 1}}};
    wording_check(&jumper,
                  "one square straight back or by a jump to the second square in any direction");
}

static void test_legs_and_shots(void **state) {
    (void)state;
    static const Kind lion = {.power = {{.bearings = TO_ADJACENT,
                                         .act = ACT_GO,
                                         .reach = 1,
                                         .legs = 2,
                                         .traits = POWER_MAY_RETURN}}};
    wording_check(&lion, "one square in any direction, up to two times in a turn with free turns");
    static const Kind archer = {
        .power = {{.bearings = TO_DIAGONAL, .act = ACT_GO, .reach = 1, .legs = 1},
                  {.bearings = TO_ADJACENT,
                   .act = ACT_SHOOT,
                   .reach = 3,
                   .legs = 1,
                   .traits = POWER_FOLLOWS}}};
    wording_check(
        &archer,
        "one square diagonally; after a move may shoot at an enemy up to three squares away");
}

static void test_text_is_cut_to_its_place(void **state) {
    (void)state;
    KindId pawn = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, "pawn");
    char text[16];
    memset(text, '#', sizeof text);
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], text, 8), 7);
    assert_string_equal(text, "one squ");
    assert_int_equal(text[8], '#');
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], text, 1), 0);
    assert_string_equal(text, "");
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], text, 0), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_pieces_of_sho),        cmocka_unit_test(test_single_directions),
        cmocka_unit_test(test_limited_runs_and_lists),   cmocka_unit_test(test_legs_and_shots),
        cmocka_unit_test(test_text_is_cut_to_its_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
