/* What laws hold, forbid and bring about, with every effect in its order and with its cause. */
#include "rules/laws/laws.h"
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_laws.h"
#include "tests/support/ground_scene.h"

static void expect_held(const Setting *setting, const char *square, const char *net) {
    Square culprit = SQUARE_NONE;
    assert_ptr_equal(position_held_by(&setting->position, ground_square(square), &culprit),
                     &LAW_GROUND_NETS);
    assert_int_equal(culprit, ground_square(net));
    MoveList list;
    moves_from(&setting->position, ground_square(square), &list);
    assert_int_equal(list.count, 0);
}

static void expect_free(const Setting *setting, const char *square) {
    assert_null(position_held_by(&setting->position, ground_square(square), NULL));
    MoveList list;
    moves_from(&setting->position, ground_square(square), &list);
    assert_true(list.count > 0);
}

/* ko-shogi.md 8.4, examples 75 to 77: sideways and diagonally ahead as White sees it, never
 * straight back. */
static void test_net_lines(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f +g9f R7h R11h R9i N9d N7d");
    expect_held(&setting, "6f", "9f");
    expect_held(&setting, "7h", "9f");
    expect_held(&setting, "11h", "9f");
    expect_free(&setting, "9i");
    expect_free(&setting, "9d");
    expect_free(&setting, "7d");
    ground_set(&setting, "default", "N6f +g9f R8f");
    expect_free(&setting, "6f");
    expect_held(&setting, "8f", "9f");
    ground_set(&setting, "default", "N6f +g9f p8f");
    expect_free(&setting, "6f");
}

/* Example 79: two nets that face each other are both stuck; a held net goes on holding. */
static void test_held_nets(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+G2f +g9f R11h");
    expect_held(&setting, "2f", "9f");
    expect_held(&setting, "11h", "9f");
    position_set_turn(&setting.position, WHITE);
    expect_held(&setting, "9f", "2f");
}

/* A held piece answers a click with the law and the net. */
static void test_held_piece_tells_why(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    ChoiceList list;
    Refusal why;
    ground_set(&setting, "default", "N6f +g9f");
    selector_begin(&selector, &setting.position, NULL);
    selector_choices_at(&selector, ground_square("6f"), &list);
    assert_int_equal(list.count, 0);
    assert_true(selector_refusal(&selector, ground_square("6f"), &why));
    assert_int_equal(why.cause, REFUSAL_HELD);
    assert_ptr_equal(why.law, &LAW_GROUND_NETS);
    assert_int_equal(why.culprit, ground_square("9f"));
    expect_sentence(why.text);
    why = expect_refused(&setting, "6f6e");
    assert_ptr_equal(why.law, &LAW_GROUND_NETS);
}

static void test_effects_of_legs(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f p6e p5e");
    expect_effects(&setting, "6f6e6f",
                   "left 6f N>-; captured 6e p>-; arrived 6e ->N; left 6e N>-; arrived 6f ->N");
    expect_effects(&setting, "6f6e5e",
                   "left 6f N>-; captured 6e p>-; arrived 6e ->N; left 6e N>-; captured 5e p>-; "
                   "arrived 5e ->N");
    expect_effects(&setting, "6f5f6f", "left 6f N>-; arrived 5f ->N; left 5f N>-; arrived 6f ->N");
    ground_set(&setting, "default", "(FC)6f p5d p5a");
    expect_effects(&setting, "6f5e*5d*5a",
                   "left 6f (FC)>-; arrived 5e ->(FC); shot 5d p>-; shot 5a p>-");
    ground_set(&setting, "strict", "A6f p6c");
    expect_effects(&setting, "6f*6c", "shot 6c p>-");
}

/* Who brought a change about: the mover where it stands at that moment. */
static void test_effects_name_their_author(void **state) {
    (void)state;
    Setting setting;
    Effects effects;
    Position after;
    ground_set(&setting, "default", "+E6f p6d p7f");
    position_play(&setting.position, ground_move(&setting, "6f6e"), &after, &effects);
    assert_int_equal(effects.count, 4);
    assert_int_equal(effects.change[0].by, ground_square("6f"));
    for (int i = 1; i < 4; i++) {
        assert_int_equal(effects.change[i].by, ground_square("6e"));
    }
}

/* ko-shogi.md 8.1, example 116: own and enemy, clockwise from straight ahead; not what stands
 * further off. */
static void test_burning(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+E6f p6d R5e p7d p8e k1a");
    expect_effects(&setting, "6f6e",
                   "left 6f +E>-; arrived 6e ->+E; burned 6d p>- burning; burned 5e R>- burning; "
                   "burned 7d p>- burning");
    expect_after(&setting, "6f6e", "+E6e p8e k1a");
    ground_set(&setting, "default", "+E6f p6e p6d");
    expect_effects(&setting, "6f6e",
                   "left 6f +E>-; captured 6e p>-; arrived 6e ->+E; burned 6d p>- burning");
}

/* Examples 118 to 120 and 125: a capture stays, the flame itself may be taken, friends may stop
 * there. */
static void test_arrival_at_a_flame(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "R6i +e6d p6e");
    expect_effects(&setting, "6i6e",
                   "left 6i R>-; captured 6e p>-; arrived 6e ->R; burned 6e R>- arrival");
    ground_set(&setting, "default", "R6i +e6d");
    expect_after(&setting, "6i6e", "+e6d");
    expect_after(&setting, "6i6d", "R6d");
    expect_after(&setting, "6i6f", "R6f +e6d");
    ground_set(&setting, "default", "R6i +E6d");
    expect_after(&setting, "6i6e", "R6e +E6d");
    ground_set(&setting, "default", "(SW)6g +e6d");
    expect_after(&setting, "6g6f6g", "(SW)6g +e6d");
    expect_after(&setting, "6g6f5e", "+e6d");
    ground_set(&setting, "default", "(SW)6e +e6d");
    expect_after(&setting, "6e6f6e", "+e6d");
    expect_after(&setting, "6e6d6e", "(SW)6e");
}

/* Examples 122 and 123: a flame that dies on arrival burns nothing. */
static void test_flame_meets_flame(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+E6f +e6d p4f");
    expect_effects(&setting, "6f5e", "left 6f +E>-; arrived 5e ->+E; burned 5e +E>- arrival");
    ground_set(&setting, "default", "+E6g +e6d p5e");
    expect_after(&setting, "6g6f", "+E6f +e6d");
}

/* Example 124; and beside an enemy flame nobody is asked about promotion. */
static void test_promotion_beside_flames(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "E6d p5b");
    expect_effects(&setting, "6d6c+",
                   "left 6d E>-; arrived 6c ->E; promoted 6c E>+E zone_promotion");
    ground_set(&setting, "default", "E6d +e6b");
    expect_illegal(&setting, "6d6c+");
    expect_effects(&setting, "6d6c", "left 6d E>-; arrived 6c ->E; burned 6c E>- arrival");
    ground_set(&setting, "default", "(CV)6e +e5c");
    expect_effects(&setting, "6e5c+",
                   "left 6e (CV)>-; captured 5c +e>-; arrived 5c ->(CV); "
                   "promoted 5c (CV)>+(CV) zone_promotion");
}

/* Playing asks no one whether a move is legal: what has burned does not come back by an answer, and
 * a flame that has burned burns nothing. */
static void test_burned_mover_does_nothing_more(void **state) {
    (void)state;
    Setting setting;
    Position after;
    ground_set(&setting, "default", "E6d +e6b");
    position_play(&setting.position, move_by_usi(&setting.position, "6d6c+"), &after, NULL);
    assert_int_equal(after.pieces[BLACK], 0);
    assert_int_equal(after.pieces[WHITE], 1);
    ground_set(&setting, "default", "(CL)6d +e6c G2i");
    position_play(&setting.position, move_by_usi(&setting.position, "6d5c+"), &after, NULL);
    assert_int_equal(after.cell[ground_square("2i")], setting.position.cell[ground_square("2i")]);
    assert_int_equal(after.pieces[BLACK], 1);
}

/* Example 126 and 8.5.2: no shot from a final square beside a flame, but one between two leaps. */
static void test_shots_beside_flames(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "A6f +e5d p8e");
    Refusal why = expect_refused(&setting, "6f5e*8e");
    assert_ptr_equal(why.law, &LAW_GROUND_SHOOTING);
    assert_int_equal(why.culprit, ground_square("5d"));
    expect_illegal(&setting, "6f5e*5d");
    ground_set(&setting, "default", "+(TP)6f +e5c p7c");
    expect_illegal(&setting, "6f6d*7c 6f6d*5c");
    expect_after(&setting, "6f6d*7c8d", "+(TP)8d +e5c");
    expect_after(&setting, "6f6d*7c6b", "+e5c");
    expect_after(&setting, "6f6d*5c6b", "+(TP)6b p7c");
    expect_after(&setting, "6f6d*5c6b*7c", "+(TP)6b");
}

/* sho-shogi.md 6: a side without its royal has lost, though it was its own move that burned it. */
static void test_burning_kings(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+E6f K5e k1a R9i r9c");
    setting_play(&setting, "6f6e");
    expect_outcome(&setting, "white royals_lost");
    assert_int_equal(moves_count(&setting.position), 0);
    ground_set(&setting, "default", "+E6f K5e k7d R9i r9c");
    setting_play(&setting, "6f6e");
    expect_outcome(&setting, "black royals_lost");
    assert_int_equal(moves_count(&setting.position), 0);
    ground_set(&setting, "default", "+E6f K5f k8d R9i r9c");
    setting_play(&setting, "6f6e");
    expect_outcome(&setting, "white royals_lost");
    ground_set(&setting, "default", "+E6f K5g k8d R9i r9c");
    setting_play(&setting, "6f6e");
    expect_outcome(&setting, "none");
}

/* ko-shogi.md 7.5: every own guard, wherever it stands; a new net holds at once. */
static void test_chain(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(CL)6d G9e G3j g4j +G1k r5e");
    expect_effects(&setting, "6d6b+",
                   "left 6d (CL)>-; arrived 6b ->(CL); promoted 6b (CL)>+(CL) zone_promotion; "
                   "chained 9e G>+G chain; chained 3j G>+G chain");
    expect_after(&setting, "6d6b", "(CL)6b G9e G3j g4j +G1k r5e");
    setting_play(&setting, "6d6b+");
    expect_held(&setting, "5e", "9e");
    expect_held(&setting, "4j", "3j");
}

/* ko-shogi.md 8.2, examples 112 to 114: either face of the priest, however it leaves; both drums.
 */
static void test_reversion(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "R6i (tp)6c +d2b +d9h +D5k");
    expect_effects(&setting, "6i6c",
                   "left 6i R>-; captured 6c (tp)>-; arrived 6c ->R; reverted 2b +d>d priest; "
                   "reverted 9h +d>d priest");
    ground_set(&setting, "default", "A6f +(tp)5c +d2b");
    expect_effects(&setting, "6f5e*5c",
                   "left 6f A>-; arrived 5e ->A; shot 5c +(tp)>-; reverted 2b +d>d priest");
    ground_set(&setting, "default", "+E6f (TP)5e (tp)7d +D2j +d3j");
    expect_effects(&setting, "6f6e",
                   "left 6f +E>-; arrived 6e ->+E; burned 5e (TP)>- burning; "
                   "burned 7d (tp)>- burning; reverted 2j +D>D priest; reverted 3j +d>d priest");
    ground_set(&setting, "default", "R6i (tp)6c (tp)1a +d2b");
    expect_after(&setting, "6i6c", "R6c (tp)1a +d2b");
}

/* ko-shogi.md 8.5: what is removed on arrival still brings about what its capture did. */
static void test_consequences_outlive_the_mover(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "R6i (tp)6e +e6d +d2b");
    expect_effects(&setting, "6i6e",
                   "left 6i R>-; captured 6e (tp)>-; arrived 6e ->R; burned 6e R>- arrival; "
                   "reverted 2b +d>d priest");
    ground_set(&setting, "default", "(TP)6f +e6c +D2j");
    expect_effects(&setting, "6f6d",
                   "left 6f (TP)>-; arrived 6d ->(TP); burned 6d (TP)>- arrival; "
                   "reverted 2j +D>D priest");
}

/* ko-shogi.md 7.6, examples 110 and 111. */
static void test_drum_needs_a_priest(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "D6d");
    expect_illegal(&setting, "6d5c+");
    expect_after(&setting, "6d5c", "D5c");
    ground_set(&setting, "default", "D6d (TP)1k");
    expect_after(&setting, "6d5c+", "+D5c (TP)1k");
    ground_set(&setting, "default", "D6d +(TP)1k");
    expect_after(&setting, "6d5c+", "+D5c +(TP)1k");
}

/* Whoever may not promote is told by which law, and what never promotes by none. */
static void test_refused_promotion_names_the_law(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "E6d +e6b");
    assert_ptr_equal(expect_refused(&setting, "6d6c+").law, &LAW_GROUND_ARRIVAL);
    ground_set(&setting, "default", "D6d");
    assert_ptr_equal(expect_refused(&setting, "6d5c+").law, &LAW_GROUND_PRIEST);
    ground_set(&setting, "default", "E6f");
    assert_ptr_equal(expect_refused(&setting, "6f6e+").law, &LAW_ZONE_PROMOTION);
    ground_set(&setting, "default", "P6b");
    assert_ptr_equal(expect_refused(&setting, "6b6a").law, &LAW_ZONE_PROMOTION);
    ground_set(&setting, "default", "R6d");
    Refusal why = expect_refused(&setting, "6d6c+");
    assert_null(why.law);
    assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
}

/* ko-shogi.md 7.1, example 115: any landing point in the zone will do, so even a pass may promote.
 */
static void test_zone_touched_on_the_way(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(CV)6d");
    expect_after(&setting, "6d5b6d+", "+(CV)6d");
    expect_after(&setting, "6d5b6d", "(CV)6d");
    expect_illegal(&setting, "6d5f6d+");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_net_lines),
        cmocka_unit_test(test_held_nets),
        cmocka_unit_test(test_held_piece_tells_why),
        cmocka_unit_test(test_effects_of_legs),
        cmocka_unit_test(test_effects_name_their_author),
        cmocka_unit_test(test_burning),
        cmocka_unit_test(test_arrival_at_a_flame),
        cmocka_unit_test(test_flame_meets_flame),
        cmocka_unit_test(test_promotion_beside_flames),
        cmocka_unit_test(test_burned_mover_does_nothing_more),
        cmocka_unit_test(test_shots_beside_flames),
        cmocka_unit_test(test_burning_kings),
        cmocka_unit_test(test_chain),
        cmocka_unit_test(test_reversion),
        cmocka_unit_test(test_consequences_outlive_the_mover),
        cmocka_unit_test(test_drum_needs_a_priest),
        cmocka_unit_test(test_refused_promotion_names_the_law),
        cmocka_unit_test(test_zone_touched_on_the_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
