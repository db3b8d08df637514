#include "tests/support/ground_properties.h"

#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/attack.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_crowd.h"
#include "tests/support/ground_results.h"
#include "tests/support/proving_ground.h"

#include <string.h>

static bool is_mover(const Position *position, Square square) {
    return piece_is(position->cell[square], (Colour)position->turn);
}

void property_holds(bool holds, const Position *position, const char *what) {
    if (!holds) {
        char sfen[SFEN_MAX];
        sfen_write(position, sfen, sizeof sfen);
        print_error("%s shoot_mode=%u self_check=%u: %s\n", sfen,
                    (unsigned)position->rules->option[OPTION_GROUND_SHOOTING],
                    (unsigned)position->rules->option[OPTION_SELF_CHECK], what);
        fail();
    }
}

/* All finished paths of the side to move. */
static void add_paths(Results *results, const Position *position) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (is_mover(position, square)) {
            MoveList list;
            moves_paths(position, square, &list);
            results_add_moves(results, position, &list);
        }
    }
}

static void check_pieces_of_list(const Position *position, const MoveList *all) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        MoveList list;
        moves_from(position, square, &list);
        if (!is_mover(position, square) || position_held_by(position, square, NULL) != NULL) {
            property_holds(list.count == 0, position, "a piece moves that may not");
        }
    }
    for (size_t i = 0; i < all->count; i++) {
        Refusal why;
        property_holds(move_is_legal(position, NULL, all->move[i], &why), position,
                       "a listed move is not legal");
    }
}

void property_lists(const Position *position) {
    MoveList list;
    Results listed;
    Results walked;
    moves_all(position, &list);
    results_begin(&listed);
    results_begin(&walked);
    results_add_moves(&listed, position, &list);
    add_paths(&walked, position);
    property_holds(results_settle(&listed) == list.count, position, "a result is listed twice");
    property_holds(results_settle(&walked) == list.count, position, "a result is not listed");
    expect_same_results(&listed, &walked);
    property_holds(moves_count(position) == list.count, position, "the count is wrong");
    property_holds(moves_exist(position, NULL) == (list.count > 0), position,
                   "whether moves exist is wrong");
    check_pieces_of_list(position, &list);
    results_end(&listed);
    results_end(&walked);
}

/* What a position remembers beside its board is taken over. */
static void copy_memory(const Position *position, Position *out) {
    position_set_lion_taken(out, position->lion_taken);
    position_set_declined(out, BLACK, position->declined[BLACK]);
    position_set_declined(out, WHITE, position->declined[WHITE]);
}

static void check_counts(const Position *position) {
    Position counted;
    position_clear(&counted, position->rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(position->cell[square]) != KIND_NONE) {
            position_put(&counted, square, position->cell[square]);
        }
    }
    position_set_turn(&counted, (Colour)position->turn);
    copy_memory(position, &counted);
    counted.ply = position->ply;
    counted.problem = position->problem;
    property_holds(position_key(position) == position->key, position, "the key is wrong");
    property_holds(position_equal(&counted, position), position, "the key depends on the way");
    property_holds(position_is_same(&counted, position), position, "the counts are wrong");
}

static void check_effects(const Position *position, Move move) {
    Position before = *position;
    Position after;
    Effects effects;
    position_play(&before, move, &after, &effects);
    property_holds(position_is_same(&before, position), position,
                   "playing changed the board before");
    property_holds(effects.count <= CHANGES_MAX, position, "too many effects");
    check_counts(&after);
    Position replayed = *position;
    effects_forward(&effects, &replayed);
    position_pass_turn(&replayed);
    copy_memory(&after, &replayed);
    property_holds(position_equal(&replayed, &after), position, "effects lead elsewhere");
    effects_backward(&effects, &replayed);
    position_set_turn(&replayed, (Colour)position->turn);
    copy_memory(position, &replayed);
    property_holds(position_equal(&replayed, position), position, "effects do not lead back");
}

void property_effects(const Position *position) {
    MoveList list;
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        check_effects(position, list.move[i]);
    }
}

void property_half_turn(const Position *position) {
    Position turned;
    MoveList list;
    Results here;
    Results there;
    results_begin(&here);
    results_begin(&there);
    moves_all(position, &list);
    results_add_moves(&here, position, &list);
    crowd_turn(position, &turned);
    moves_all(&turned, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        Position back;
        position_play(&turned, list.move[i], &after, NULL);
        crowd_turn(&after, &back);
        results_add(&there, &back);
    }
    results_settle(&here);
    property_holds(results_settle(&there) == here.count, position, "White moves otherwise");
    expect_same_results(&here, &there);
    results_end(&here);
    results_end(&there);
}

void property_sfen(const Position *position) {
    char text[SFEN_MAX];
    char again[SFEN_MAX];
    Position read;
    Problem why = {.text = ""};
    sfen_write(position, text, sizeof text);
    property_holds(sfen_read(&read, position->rules, text, &why), position, why.text);
    property_holds(position_equal(&read, position) && read.ply == position->ply, position,
                   "the SFEN reads as another position");
    sfen_write(&read, again, sizeof again);
    assert_string_equal(text, again);
}

static void check_usi(const Position *position, Move move) {
    char text[MOVE_TEXT_MAX];
    Move read;
    usi_write(move, text, sizeof text);
    property_holds(usi_read(&read, position, text, NULL) == READING_MOVE, position, text);
    property_holds(move_equal(read, move), position, text);
}

static void check_tsa(const Position *position, Move move) {
    char text[MOVE_TEXT_MAX];
    Problem why = {.text = ""};
    Move read;
    Position after;
    Position other;
    tsa_write(move, position, text, sizeof text);
    if (tsa_read(&read, position, text, &why) != READING_MOVE) {
        print_error("%s: %s\n", text, why.text);
        property_holds(false, position, "a move cannot be read in TSA");
    }
    property_holds(move_is_legal(position, NULL, read, NULL), position, text);
    position_play(position, move, &after, NULL);
    position_play(position, read, &other, NULL);
    property_holds(position_equal(&after, &other), position, text);
}

static void check_all_paths(const Position *position, void (*check)(const Position *, Move)) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        MoveList list;
        moves_paths(position, square, &list);
        /* Of the thousand walks of one piece some will do. */
        size_t stride = 1 + list.count / 200;
        for (size_t i = 0; i < list.count; i += stride) {
            check(position, list.move[i]);
        }
    }
}

void property_usi(const Position *position) {
    check_all_paths(position, check_usi);
}

void property_tsa(const Position *position) {
    check_all_paths(position, check_tsa);
}

static bool move_takes(Move move, Square square) {
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].square == square) {
            return true;
        }
    }
    return false;
}

static bool some_path_takes(const Position *position, Square from, Square target) {
    MoveList list;
    moves_paths(position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (move_takes(list.move[i], target)) {
            return true;
        }
    }
    return false;
}

static void check_attackers_of(const Position *position, Square target) {
    Square found[ATTACKERS_MAX];
    Colour by = (Colour)position->turn;
    size_t count = attackers(position, target, by, found);
    for (Square from = 0; from < BOARD_CELLS; from++) {
        bool listed = false;
        for (size_t i = 0; i < count; i++) {
            listed = listed || found[i] == from;
        }
        bool takes = is_mover(position, from) && some_path_takes(position, from, target);
        property_holds(listed == takes, position, "attackers and paths disagree");
    }
    property_holds(square_is_attacked(position, target, by) == (count > 0), position,
                   "attacked and attackers disagree");
}

void property_attackers(const Position *position) {
    static const Law *const none[] = {NULL};
    Variant variant = *position->rules->variant;
    Ruleset rules;
    variant.laws = none;
    Position lawless = *position;
    assert_true(ruleset_begin(&rules, &variant, NULL, NULL));
    lawless.rules = &rules;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(position->cell[square], colour_other((Colour)position->turn))) {
            check_attackers_of(&lawless, square);
        }
    }
}
