/* How every piece of the three games moves, in words, and how long texts are cut. */
#include "rules/pieces/wording.h"
#include "rules/play/ruleset.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

enum { TEXT_MAX = 320 };

typedef struct Sentence {
    const char *code;
    const char *text;
} Sentence;

static const Sentence SHO[] = {
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

#define GOLD "one square in any direction but diagonally back"
#define LION                                                                                     \
    "up to two single steps in a turn, each in any direction, and may capture on both, or by a " \
    "jump to any square two away"
#define LINE_OF_A_LION "and may capture on both, or by a jump to the second square"
#define HOME_FROM(spot) \
    "and come back: igui after a capture, a pass (jitto) from an empty " spot "."
#define HOME HOME_FROM("square")

static const Sentence CHU[] = {
    {"king", "one square in any direction"},
    {"elephant", "one square in any direction but straight back"},
    {"gold", GOLD},
    {"silver", "one square diagonally or straight ahead"},
    {"copper", "one square ahead, diagonally forward or straight back"},
    {"leopard", "one square in any direction but sideways"},
    {"lance", "any distance straight ahead"},
    {"chariot", "any distance straight ahead or back"},
    {"bishop", "any distance diagonally"},
    {"tiger", "one square in any direction but straight ahead"},
    {"kirin", "one square diagonally, or by a jump to the second square straight ahead, back or "
              "sideways"},
    {"phoenix", "one square straight ahead, back or sideways, or by a jump to the second square "
                "diagonally"},
    {"smover", "any distance sideways, or one square straight ahead or back"},
    {"vmover", "any distance straight ahead or back, or one square sideways"},
    {"rook", "any distance straight ahead, back or sideways"},
    {"horse", "any distance diagonally, or one square straight ahead, back or sideways"},
    {"dragon", "any distance straight ahead, back or sideways, or one square diagonally"},
    {"lion", LION},
    {"queen", "any distance in any direction"},
    {"pawn", "one square straight ahead"},
    {"gobetween", "one square straight ahead or back"},
    {"prince", "one square in any direction"},
    {"rook+", "any distance straight ahead, back or sideways"},
    {"vmover+", "any distance straight ahead or back, or one square sideways"},
    {"smover+", "any distance sideways, or one square straight ahead or back"},
    {"bishop+", "any distance diagonally"},
    {"whitehorse", "any distance ahead, diagonally forward or straight back"},
    {"whale", "any distance straight ahead, back or diagonally back"},
    {"horse+", "any distance diagonally, or one square straight ahead, back or sideways"},
    {"stag", "any distance straight ahead or back, or one square in any other direction"},
    {"lion+", LION},
    {"queen+", "any distance in any direction"},
    {"boar", "any distance in any direction but straight ahead or back"},
    {"ox", "any distance in any direction but sideways"},
    {"dragon+", "any distance straight ahead, back or sideways, or one square diagonally"},
    {"falcon", "any distance in any direction but straight ahead; straight ahead up to two single "
               "steps in a turn, " LINE_OF_A_LION},
    {"eagle", "any distance in any direction but diagonally forward; diagonally forward up to two "
              "single steps in a turn on one line, " LINE_OF_A_LION},
    {"gold+", GOLD},
    {"elephant+", "one square in any direction but straight back"},
};

static const Sentence KO[] = {
    {"general", "one point in any direction"},
    {"clerk",
     "one point diagonally, or by a jump to the second point straight ahead, back or sideways"},
    {"staff_officer",
     "one point straight ahead, back or sideways, or by a jump to the second point diagonally"},
    {"aide_de_camp", "one point in any direction but straight back"},
    {"sumo_wrestler",
     "up to two single steps in a turn, each in any direction, and may capture on both"},
    {"aide", "one point in any direction but diagonally back"},
    {"staff", "one point diagonally or straight ahead"},
    {"chief_of_staff", "one point in any direction but sideways"},
    {"engineer", "one point ahead, diagonally forward or straight back"},
    {"taoist_priest",
     "by a jump to the second point in any direction; after the move it may shoot one enemy next "
     "to it"},
    {"spiritual_monk",
     "by a jump to the second point in any direction; after the move it may shoot one enemy next "
     "to it"},
    {"advance_guard", "any distance straight ahead, or one point straight back"},
    {"middle_troop", "one point in any direction"},
    {"drum", "one point in any direction but straight ahead or back"},
    {"banner", "one point in any direction but straight ahead or back"},
    {"sentry", "one point in any direction but straight ahead"},
    {"millenary", "any distance in any direction"},
    {"quartermaster", "any distance straight ahead, back or sideways, or one point diagonally"},
    {"centuria", "any distance diagonally, or one point straight ahead, back or sideways"},
    {"rear_guard", "any distance straight back, or one point straight ahead"},
    {"frankish_cannon",
     "one point diagonally; after the move it may shoot up to two enemies, each up to seven points "
     "away in any direction"},
    {"elephant", "any distance diagonally"},
    {"longbow",
     "one point diagonally; after the move it may shoot one enemy up to three points away in any "
     "direction"},
    {"crossbow",
     "one point diagonally; after the move it may shoot one enemy up to five points away in any "
     "direction"},
    {"cannon",
     "one point diagonally; after the move it may shoot one enemy up to five points away in any "
     "direction, over other pieces"},
    {"cavalryman", "by a knight's leap in any direction"},
    {"cavalry",
     "up to two knight's leaps in a turn, each two points in the same direction and one aside, and "
     "may capture on both"},
    {"pawn", "one point straight ahead, back or sideways"},
    {"patrol_unit", "any distance straight ahead or back, or one point sideways"},
    {"shield", "one point diagonally"},
    {"shield_unit", "any distance sideways, or one point diagonally"},
    {"chariot", "up to five points straight ahead, back or sideways"},
    {"chariot_unit", "any distance straight ahead, back or sideways"},
    {"vanguard", "up to five points straight ahead"},
    {"master_at_arms",
     "up to two moves in a turn, each one point diagonally, or by a jump to the second point "
     "straight ahead, back or sideways, and may capture on both"},
    {"banner_and_drums",
     "up to two moves in a turn, each one point straight ahead, back or sideways, or by a jump to "
     "the second point diagonally, and may capture on both"},
    {"quartermaster+", "any distance straight ahead, back or sideways, or one point diagonally"},
    {"town_brigade", "any distance straight ahead or back, or one point in any other direction"},
    {"village_brigade", "any distance sideways, or one point in any other direction"},
    {"vice_commander", "any distance diagonally or straight ahead"},
    {"poison_flame", "one point ahead, diagonally forward or straight back"},
    {"five_li_fog",
     "up to two jumps in a turn, each to the second point in any direction, and may capture on "
     "both; after each it may shoot one enemy next to it"},
    {"immaculate_light",
     "up to two jumps in a turn, each to the second point in any direction, and may capture on "
     "both; after each it may shoot one enemy next to it"},
    {"skyward_net", "any distance sideways or diagonally forward, or one point straight back"},
    {"governor", "one point in any direction"},
    {"thunderclap",
     "exactly five single steps in a turn, each straight ahead, back or sideways, and may capture "
     "on each"},
    {"flag_waver",
     "straight ahead, back or sideways up to five single steps in a turn on one line, and may "
     "capture on each"},
    {"centuria+", "any distance diagonally, or one point straight ahead, back or sideways"},
    {"dragon_ascending",
     "any distance in any direction, or up to two single steps in a turn, each in any direction, "
     "and may capture on both"},
    {"tiger_wing",
     "any distance straight ahead, back or sideways, or up to two single steps in a turn, each "
     "diagonally, and may capture on both"},
    {"war_hawk",
     "any distance diagonally, or up to two single steps in a turn, each straight ahead, back or "
     "sideways, and may capture on both"},
    {"earthward_net", "any distance sideways or diagonally back, or one point straight ahead"},
    {"chariot_of_the_gods",
     "up to five points straight ahead, back or sideways; after the move it may shoot up to two "
     "enemies, each up to seven points away in any direction"},
    {"longbow_cavalryman",
     "by a knight's leap in any direction; after the move it may shoot one enemy up to three "
     "points away in any direction"},
    {"crossbow_cavalryman",
     "by a knight's leap in any direction; after the move it may shoot one enemy up to five points "
     "away in any direction"},
    {"gun_carriage",
     "up to five points straight ahead, back or sideways; after the move it may shoot one enemy up "
     "to five points away in any direction, over other pieces"},
    {"cavalry+",
     "up to two knight's leaps in a turn, each two points in the same direction and one aside, and "
     "may capture on both"},
    {"winged_horse",
     "up to two knight's leaps in a turn, each in any direction, and may capture on both"},
    {"patrol_unit+", "any distance straight ahead or back, or one point sideways"},
    {"commissar", "any distance in any direction but sideways"},
    {"shield_unit+", "any distance sideways, or one point diagonally"},
    {"heavenly_fortress", "any distance in any direction but straight ahead or back"},
    {"chariot_unit+", "any distance straight ahead, back or sideways"},
    {"millenary+", "any distance in any direction"},
    {"commissar_of_vanguard", "any distance in any direction but sideways"},
};

static void wording_check_on(const char *spot, const Kind *kind, const char *expected) {
    char text[TEXT_MAX];
    assert_int_equal(wording_of(kind, spot, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
}

static void wording_check(const Kind *kind, const char *expected) {
    wording_check_on("square", kind, expected);
}

/* Squares are spoken of where the board has them, points where it has those. */
static const char *spot_of(const Variant *variant) {
    Ruleset rules;
    assert_true(ruleset_begin(&rules, variant, NULL, NULL));
    return ruleset_spot(&rules);
}

static void kinds_check(const Variant *variant, const Sentence *sentences, size_t count) {
    assert_int_equal(count, variant->kind_count - 1);
    for (size_t i = 0; i < count; i++) {
        KindId id = kind_find(variant->kinds, variant->kind_count, sentences[i].code);
        assert_int_not_equal(id, KIND_NONE);
        wording_check_on(spot_of(variant), &variant->kinds[id], sentences[i].text);
    }
}

static void test_all_pieces(void **state) {
    (void)state;
    kinds_check(&VARIANT_SHO, SHO, sizeof SHO / sizeof SHO[0]);
    kinds_check(&VARIANT_CHU, CHU, sizeof CHU / sizeof CHU[0]);
    kinds_check(&VARIANT_KO, KO, sizeof KO / sizeof KO[0]);
}

static void sentence_check_in(const Variant *variant, const char *code, const char *expected) {
    char text[TEXT_MAX];
    KindId id = kind_find(variant->kinds, variant->kind_count, code);
    size_t length = wording_sentence(&variant->kinds[id], spot_of(variant), text, sizeof text);
    assert_int_equal(length, strlen(expected));
    assert_string_equal(text, expected);
}

static void sentence_check(const char *code, const char *expected) {
    sentence_check_in(&VARIANT_CHU, code, expected);
}

/* Who leaps jumps out and back; five steps never lead back to where they began. */
static void test_sentences_of_ko(void **state) {
    (void)state;
    sentence_check_in(&VARIANT_KO, "winged_horse",
                      "Up to two knight's leaps in a turn, each in any direction, and may capture "
                      "on both. It may jump out " HOME_FROM("point"));
    sentence_check_in(&VARIANT_KO, "thunderclap",
                      "Exactly five single steps in a turn, each straight ahead, back or sideways, "
                      "and may capture on each.");
}

/* A shot from where the piece stands is told where no move comes before shots. */
static void test_standing_shots(void **state) {
    (void)state;
    static const Kind tower = {
        .power = {{.bearings = TO_ORTHOGONAL, .act = ACT_SHOOT, .reach = 1, .legs = 1}}};
    wording_check(&tower, "may shoot one enemy next to it");
    static const Kind gun = {.power = {{.bearings = TO_F, .act = ACT_GO, .reach = 1, .legs = 1},
                                       {.bearings = TO_F, .act = ACT_SHOOT, .legs = 1}}};
    wording_check(
        &gun, "one square straight ahead; it may shoot one enemy at any distance straight ahead");
}

/* A piece that may come home teaches it in a second sentence; no other piece has one. */
static void test_sentences(void **state) {
    (void)state;
    sentence_check("pawn", "One square straight ahead.");
    sentence_check("kirin", "One square diagonally, or by a jump to the second square straight "
                            "ahead, back or sideways.");
    sentence_check("lion",
                   "Up to two single steps in a turn, each in any direction, and may capture on "
                   "both, or by a jump to any square two away. It may step out " HOME);
    sentence_check("falcon", "Any distance in any direction but straight ahead; straight ahead up "
                             "to two single steps in a turn, " LINE_OF_A_LION
                             ". It may step out there " HOME);
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
                  "one square straight back, or by a jump to the second square in any direction");
}

static void test_legs_and_shots(void **state) {
    (void)state;
    static const Kind lion = {.power = {{.bearings = TO_ADJACENT,
                                         .act = ACT_GO,
                                         .reach = 1,
                                         .legs = 2,
                                         .traits = POWER_MAY_RETURN}}};
    wording_check(&lion, "up to two single steps in a turn, each in any direction, and may capture "
                         "on both");
    static const Kind sweeper = {.power = {{.bearings = TO_F | TO_B,
                                            .act = ACT_GO,
                                            .reach = 3,
                                            .legs = 5,
                                            .traits = POWER_WHOLE | POWER_ENDS_ON_CAPTURE}}};
    wording_check(&sweeper, "exactly five moves of up to three squares in a turn, each straight "
                            "ahead or back, until it captures");
    static const Kind leaper = {
        .power = {{.bearings = TO_DIAGONAL | TO_KNIGHT, .act = ACT_GO, .reach = 1, .legs = 2}}};
    wording_check(&leaper,
                  "up to two moves in a turn, each one square diagonally, or by a knight's leap in "
                  "any direction, and may capture on both");
    static const Kind archer = {
        .power = {{.bearings = TO_DIAGONAL, .act = ACT_GO, .reach = 1, .legs = 1},
                  {.bearings = TO_ADJACENT,
                   .act = ACT_SHOOT,
                   .reach = 3,
                   .legs = 1,
                   .traits = POWER_FOLLOWS}}};
    wording_check(
        &archer,
        "one square diagonally; after the move it may shoot one enemy up to three squares away in "
        "any direction");
}

static void test_text_is_cut_to_its_place(void **state) {
    (void)state;
    KindId pawn = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, "pawn");
    char text[16];
    memset(text, '#', sizeof text);
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], "square", text, 8), 7);
    assert_string_equal(text, "one squ");
    assert_int_equal(text[8], '#');
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], "square", text, 1), 0);
    assert_string_equal(text, "");
    assert_int_equal(wording_of(&VARIANT_SHO.kinds[pawn], "square", text, 0), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_pieces),        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_single_directions), cmocka_unit_test(test_limited_runs_and_lists),
        cmocka_unit_test(test_legs_and_shots),    cmocka_unit_test(test_text_is_cut_to_its_place),
        cmocka_unit_test(test_sentences_of_ko),   cmocka_unit_test(test_standing_shots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
