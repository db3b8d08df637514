/* The fourth occurrence of a position.
 *
 * All moves since the first occurrence are looked at. Under repetition=lishogi a side loses that
 * attacked with each of its moves while the other did not; a check counts as an attack. Under jcsa
 * a side that checked with each of its moves loses first of all, then one that attacked, then the
 * one that passed first if all moves were passes. Otherwise the game is drawn. A move attacks if
 * the moved piece could now take something by a legal move. Source: chu-shogi.md 10. */
#include "rules/laws/laws.h"
#include "rules/play/attack.h"
#include "rules/play/movegen.h"

enum { OCCURRENCES_TO_END = 4 };

static bool fourfold_in_force(const Ruleset *rules) {
    unsigned how = rules->option[OPTION_REPETITION];
    return how == REPETITION_LISHOGI || how == REPETITION_JCSA;
}

static bool move_takes(const Position *position, Move move) {
    for (int i = 0; i < move.steps; i++) {
        if (piece_is(position->cell[move.step[i].square], colour_other((Colour)position->turn))) {
            return true;
        }
    }
    return false;
}

/* Could the piece on the square take something if its owner moved once more? */
static bool piece_threatens(const Position *after, Square square) {
    Position again = *after;
    MoveList list;
    position_set_turn(&again, colour_other((Colour)after->turn));
    moves_from(&again, square, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (move_takes(&again, list.move[i])) {
            return true;
        }
    }
    return false;
}

/* What a move of the cycle was. */
typedef enum Deed { DEED_CHECK, DEED_ATTACK, DEED_PASS } Deed;

static bool move_was(const History *history, size_t index, Deed deed) {
    const Position *after = history->past[index].position;
    bool checks = position_in_check(after, (Colour)after->turn, NULL, NULL);
    switch (deed) {
    case DEED_CHECK:
        return checks;
    case DEED_ATTACK:
        return checks || piece_threatens(after, move_end(history->past[index].move));
    case DEED_PASS:
        break;
    }
    return move_is_pass(history->past[index - 1].position, history->past[index].move);
}

/* Was every move of this side after `first` such a deed? */
static bool always(const History *history, size_t first, Colour side, Deed deed) {
    for (size_t i = first + 1; i < history->count; i++) {
        bool its_move = history->past[i].position->turn != (uint8_t)side;
        if (its_move && !move_was(history, i, deed)) {
            return false;
        }
    }
    return true;
}

/* The side that alone did this with all its moves, or COLOUR_NONE. */
static int only_side(const History *history, size_t first, Deed deed) {
    bool black = always(history, first, BLACK, deed);
    bool white = always(history, first, WHITE, deed);
    if (black == white) {
        return COLOUR_NONE;
    }
    return black ? BLACK : WHITE;
}

static Verdict lost_by(int side, Reason reason) {
    return verdict_for((uint8_t)colour_other((Colour)side), reason);
}

static Verdict fourfold_verdict(const Position *position, const History *history) {
    if (history == NULL || history_occurrences(history) < OCCURRENCES_TO_END) {
        return verdict_none();
    }
    size_t first = history_first(history);
    bool checks_first = position->rules->option[OPTION_REPETITION] == REPETITION_JCSA;
    int checker = checks_first ? only_side(history, first, DEED_CHECK) : COLOUR_NONE;
    if (checker != COLOUR_NONE) {
        return lost_by(checker, REASON_PERPETUAL_CHECK);
    }
    int attacker = only_side(history, first, DEED_ATTACK);
    if (attacker != COLOUR_NONE) {
        return lost_by(attacker, REASON_PERPETUAL_ATTACK);
    }
    if (checks_first && always(history, first, BLACK, DEED_PASS) &&
        always(history, first, WHITE, DEED_PASS)) {
        return lost_by(history->past[first].position->turn, REASON_PASSES);
    }
    return verdict_for(COLOUR_NONE, REASON_REPETITION);
}

static void fourfold_tell(const Ruleset *rules, Words *out) {
    bool jcsa = rules->option[OPTION_REPETITION] == REPETITION_JCSA;
    words_add(out,
              "The fourth occurrence of a position ends the game: a draw, unless one side %s all "
              "the time, which loses%s.",
              jcsa ? "checked or attacked" : "attacked",
              jcsa ? "; if both only passed, who passed first loses" : "");
}

const Law LAW_FOURFOLD = {
    .key = "fourfold",
    .title = "Repetition",
    .tell = fourfold_tell,
    .concerns = LAW_CONCERNS_ALL,
    .in_force = fourfold_in_force,
    .verdict = fourfold_verdict,
};
