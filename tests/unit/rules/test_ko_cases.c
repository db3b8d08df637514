/* Faults that players of other programs have met, tried on ko shogi: a set-up that is mirrored
 * where it should be turned, what happens far away, what copies forget, and second shots. */
#include "rules/formats/record_file.h"
#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "rules/record/game.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/game_words.h"
#include "tests/support/ko_scene.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_MOVES = 223, EACH_SIDE = 90, STARTING_KINDS = 34 };

static void rank_check(const Position *position, int rank, int pieces) {
    int count = 0;
    for (int file = 1; file <= VARIANT_KO.files; file++) {
        count += position->cell[square_at(file, rank)] != PIECE_NONE;
    }
    assert_int_equal(count, pieces);
}

/* Ninety pieces of 34 kinds a side; White's camp is Black's turned, not mirrored. */
static void test_set_up(void **state) {
    (void)state;
    static const int ranks[] = {19, 13, 19, 10, 9, 19, 1};
    Setting setting;
    MoveList list;
    setting_begin(&setting, "ko default", "startpos");
    const Position *start = &setting.position;
    for (int side = BLACK; side <= WHITE; side++) {
        int kinds = 0;
        for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
            kinds += start->count[side][id] > 0;
        }
        assert_int_equal(start->pieces[side], EACH_SIDE);
        assert_int_equal(kinds, STARTING_KINDS);
    }
    for (int i = 0; i < 7; i++) {
        rank_check(start, 1 + i, ranks[i]);
        rank_check(start, VARIANT_KO.ranks - i, ranks[i]);
    }
    ko_expect(start, "10s:BG 11s:BCL 9s:BSO 18s:BSM 2s:BTP 11r:BD 9r:BB");
    ko_expect(start, "10a:WG 9a:WCL 11a:WSO 2a:WSM 18a:WTP 9b:WD 11b:WB");
    moves_all(start, &list);
    assert_int_equal(list.count, FIRST_MOVES);
    setting_begin(&setting, "ko default setup_mirror=on", "startpos");
    ko_expect(&setting.position, "10s:BG 9s:BCL 11s:BSO 2s:BSM 18s:BTP 9r:BD 11r:BB");
    ko_expect(&setting.position, "10a:WG 11a:WCL 9a:WSO 18a:WSM 2a:WTP 11b:WD 9b:WB");
}

/* The outermost points are points of the board like others. */
static void test_edges(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s CU19s / G10a");
    expect_moves(&setting, "19s",
                 "19s19r 19s19q 19s19p 19s19o 19s19n 19s19m 19s19l 19s19k 19s19j 19s19i 19s19h "
                 "19s19g 19s19f 19s19e 19s19d 19s19c 19s19b 19s19a 19s19f+ 19s19e+ 19s19d+ "
                 "19s19c+ 19s19b+ 19s19a+ 19s18s 19s17s 19s16s 19s15s 19s14s 19s13s 19s12s "
                 "19s11s");
}

/* White's banner and drum are promoted; Black has a priest of its own. */
#define PROMOTED "G10s M10m TP2s / G10a TP10i +D3g +B4g"

static Game *game_begin(const char *pieces) {
    Setting setting;
    ko_set(&setting, "", pieces);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    return game;
}

static void test_only_its_own_priest_holds_up_a_side(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", PROMOTED);
    ko_play(&setting, "TP2s-2q");
    ko_expect(&setting.position, "3g:W+D 4g:W+B");
    ko_set(&setting, "", PROMOTED);
    ko_play(&setting, "M10mx10i");
    ko_expect(&setting.position, "3g:WD 4g:WB 2s:BTP");
}

/* Taking the capture back brings the promoted faces back, and they may be reached anew. */
static void test_demotion_taken_back(void **state) {
    (void)state;
    Game *game = game_begin(PROMOTED);
    game_play_words(game, "10m10i");
    ko_expect(game_position(game), "3g:WD 4g:WB");
    assert_true(game_undo(game));
    ko_expect(game_position(game), "3g:W+D 4g:W+B 10i:WTP");
    game_play_words(game, "2s2q 3g3h3i3j3k3l");
    ko_expect(game_position(game), "3l:W+D");
    assert_true(game_undo(game) && game_undo(game) && game_redo(game));
    game_free(game);
}

/* Neither drum nor banner promotes, wherever the position comes from. */
static void expect_no_promotion(const Position *position) {
    static MoveList list;
    moves_all(position, &list);
    assert_true(list.count > 0);
    for (size_t i = 0; i < list.count; i++) {
        const Kind *kind = position_kind(position, list.move[i].from);
        bool asks = (kind->traits & KIND_ASKS_PRIEST) != 0;
        assert_false(asks && list.move[i].promotion != MOVE_NOT_ASKED);
    }
}

/* White's drum and banner stand before Black's camp when their priest falls. */
#define BEFORE_THE_CAMP "G10s M10g TP2s / G10a TP10e D3m B5m"

static void test_a_dead_priest_is_not_forgotten(void **state) {
    (void)state;
    char sfen[SFEN_MAX];
    Position copy;
    RecordHeads heads = {.name = {"", ""}};
    size_t length = 0;
    Game *game = game_begin(BEFORE_THE_CAMP);
    game_play_words(game, "10g10e");
    expect_no_promotion(game_position(game));
    assert_true(game_undo(game) && game_redo(game));
    expect_no_promotion(game_position(game));
    sfen_write(game_position(game), sfen, sizeof sfen);
    assert_true(sfen_read(&copy, game_rules(game), sfen, NULL));
    expect_no_promotion(&copy);
    char *text = record_write(game, &heads, &length);
    Game *again = record_read(text, length, &heads, NULL);
    assert_non_null(again);
    expect_no_promotion(game_position(again));
    assert_true(game_undo(again));
    game_play_words(again, "2s2q 3m4n+");
    expect_verdict(game_verdict(again), "none");
    free(text);
    game_free(again);
    game_free(game);
}

static size_t choices_at(const Selector *selector, const char *square, Choice *only) {
    static ChoiceList list;
    selector_choices_at(selector, square_by_name(square), &list);
    *only = list.choice[0];
    return list.count;
}

static bool take_at(Selector *selector, const char *square) {
    Choice choice;
    assert_int_equal(choices_at(selector, square, &choice), 1);
    return selector_take(selector, choice);
}

static bool offers(const Selector *selector, ChoiceKind kind) {
    static ChoiceList list;
    selector_choices(selector, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == kind) {
            return true;
        }
    }
    return false;
}

/* What stands behind the first victim is a target only now; the empty point is none any more. */
static void test_second_shot(void **state) {
    (void)state;
    Setting setting;
    Selector selector;
    Choice choice;
    Refusal why = {.text = ""};
    ko_set(&setting, "", "G10s FC10m / G10a A9j S9h");
    selector_begin(&selector, &setting.position, NULL);
    assert_false(take_at(&selector, "10m"));
    assert_false(take_at(&selector, "9l"));
    assert_int_equal(choices_at(&selector, "9h", &choice), 0);
    assert_true(selector_refusal(&selector, square_by_name("9h"), &why));
    expect_sentence(why.text);
    assert_false(take_at(&selector, "9j"));
    assert_true(offers(&selector, CHOICE_STOP));
    assert_int_equal(choices_at(&selector, "9j", &choice), 0);
    assert_int_equal(choices_at(&selector, "9h", &choice), 1);
    assert_int_equal(choice.kind, CHOICE_SHOOT);
    assert_true(take_at(&selector, "9h"));
    assert_int_equal(selector_move(&selector).steps, 3);
}

static void pawn_check(const char *pieces, bool goes) {
    Setting setting;
    Selector selector;
    Choice choice;
    Refusal why = {.text = ""};
    ko_set(&setting, "", pieces);
    selector_begin(&selector, &setting.position, NULL);
    assert_false(take_at(&selector, "10m"));
    assert_int_equal(choices_at(&selector, "10l", &choice), goes ? 1 : 0);
    assert_int_equal(selector_refusal(&selector, square_by_name("10l"), &why), !goes);
    if (!goes) {
        expect_part(why.text, "The drum is lost");
    }
}

static void test_pawns_hear_the_drum(void **state) {
    (void)state;
    pawn_check("G10s P10m D1s / G10a", true);
    pawn_check("G10s P10m +D1s TP2s / G10a", true);
    pawn_check("G10s P10m TP2s / G10a D1a", false);
    Setting setting;
    ko_set(&setting, "", "G10s P10m D1s / G10a M1a / w");
    ko_play(&setting, "M1ax1s+");
    position_set_turn(&setting.position, BLACK);
    expect_illegal(&setting, "10m10l");
    expect_legal(&setting, "10m9m 10m10n");
}

static unsigned chained(const Ply *ply, Piece gone) {
    static Effects effects;
    unsigned count = 0;
    ply_effects(ply, &effects);
    for (size_t i = 0; i < effects.count; i++) {
        const Change *change = &effects.change[i];
        count +=
            change->cause == CAUSE_CHAINED && change->before == gone && change->after == PIECE_NONE;
    }
    return count;
}

/* The clerk's promotion puts out flames wherever they are; taken back they burn again. */
static void test_death_at_a_distance(void **state) {
    (void)state;
    RecordHeads heads = {.name = {"", ""}};
    size_t length = 0;
    Game *game = game_begin("G10s CL10h AG1f RG2f / G10a +EN19s +EN5m");
    Piece flame = game_position(game)->cell[square_by_name("19s")];
    game_play_words(game, "10h10f+");
    ko_expect(game_position(game), "19s:- 5m:- 10f:B+CL");
    assert_int_equal(chained(game_ply(game), flame), 2);
    char *text = record_write(game, &heads, &length);
    Game *again = record_read(text, length, &heads, NULL);
    assert_non_null(again);
    assert_true(position_equal(game_position(game), game_position(again)));
    assert_int_equal(chained(game_ply(again), flame), 2);
    assert_true(game_undo(game));
    ko_expect(game_position(game), "19s:W+EN 5m:W+EN 10h:BCL");
    assert_true(game_redo(game));
    assert_true(position_equal(game_position(game), game_position(again)));
    free(text);
    game_free(again);
    game_free(game);
}

/* A fog that the light undid may promote again; while the light sees it, it falls back at once. */
static void test_fog_promotes_again(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G1s +SM10k / G1a +TP9n");
    ko_play(&setting, "+SM10k-10m");
    ko_expect(&setting.position, "9n:WTP");
    ko_play(&setting, "TP9n-9p+");
    ko_expect(&setting.position, "9p:W+TP");
    ko_set(&setting, "", "G1s +SM10k / G1a +TP9n");
    ko_play(&setting, "+SM10k-10m");
    ko_play(&setting, "TP9n-7p+");
    ko_expect(&setting.position, "7p:WTP");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_set_up),
        cmocka_unit_test(test_edges),
        cmocka_unit_test(test_only_its_own_priest_holds_up_a_side),
        cmocka_unit_test(test_demotion_taken_back),
        cmocka_unit_test(test_a_dead_priest_is_not_forgotten),
        cmocka_unit_test(test_second_shot),
        cmocka_unit_test(test_pawns_hear_the_drum),
        cmocka_unit_test(test_death_at_a_distance),
        cmocka_unit_test(test_fog_promotes_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
