#include "rules/notation/tsa.h"

#include "rules/notation/tsa_full.h"
#include "rules/notation/tsa_parts.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/path.h"
#include "rules/play/spelling.h"
#include "rules/play/turn.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { CANDIDATES_MAX = BOARD_SIDE_MAX * BOARD_SIDE_MAX };

/* The pieces that a text may mean, in the order of the SFEN. */
typedef struct Candidates {
    size_t count;
    Square from[CANDIDATES_MAX];
} Candidates;

/* Where a text goes. */
typedef struct TextRoom {
    char *out;
    size_t capacity;
} TextRoom;

static const char *const MARKS[] = {
    [MOVE_NOT_ASKED] = "", [MOVE_KEPT] = "=", [MOVE_PROMOTED] = "+"};

/* The first listed pass of the piece on `from`, of any piece for SQUARE_NONE. All passes are one
 * move, so the first of all, which alone is in the list of all moves, is the canonical one. */
static bool find_pass(Move *out, const Position *position, Square from) {
    MoveList list;
    if (from == SQUARE_NONE) {
        moves_all(position, &list);
    } else {
        moves_from(position, from, &list);
    }
    for (size_t i = 0; i < list.count; i++) {
        if (move_is_pass(position, list.move[i])) {
            *out = list.move[i];
            return true;
        }
    }
    return false;
}

/* Only the piece's own square: a pass, if it can. */
static bool stays(const TsaParts *parts, Square from) {
    return parts->tokens == 1 && parts->token[0].sign == '-' && parts->token[0].square == from;
}

/* The move that the piece on `from` would make by these parts, promotion not yet answered. */
static bool move_of_parts(Move *out, const TsaParts *parts, const Position *position, Square from) {
    if (stays(parts, from) && find_pass(out, position, from)) {
        return true;
    }
    *out = (Move){.from = from};
    for (size_t i = 0; i < parts->tokens; i++) {
        const Token *token = &parts->token[i];
        if (out->steps + (token->sign == '!') >= LEGS_MAX) {
            return false;
        }
        uint8_t act = token->sign == '*' ? ACT_SHOOT : ACT_GO;
        out->step[out->steps++] = (Step){.square = token->square, .act = act};
        if (token->sign == '!') {
            out->step[out->steps++] = (Step){.square = from, .act = ACT_GO};
        }
    }
    return true;
}

/* True if all of the move is possible and may end there; self-check plays no part
 * (notation.md 1.1). */
static bool move_is_possible(const Position *position, const Move *move, Walk *walk,
                             Position *board) {
    return path_start(walk, position, move->from, NULL) &&
           path_follow(walk, move, board) == move->steps && path_may_stop(walk);
}

static void find_candidates(const TsaParts *parts, const Position *position, Candidates *out) {
    Piece piece = piece_of(parts->kind, (Colour)position->turn);
    out->count = 0;
    for (Square square = 0; square < BOARD_CELLS && out->count < CANDIDATES_MAX; square++) {
        bool meant = parts->start == SQUARE_NONE || parts->start == square;
        if (position->cell[square] == piece && meant) {
            out->from[out->count++] = square;
        }
    }
}

static Reading no_candidate(const TsaParts *parts, const Position *position, Problem *why) {
    const Kind *kind = ruleset_kind(position->rules, parts->kind);
    const char *side = colour_name((Colour)position->turn);
    if (parts->start != SQUARE_NONE) {
        char name[SQUARE_NAME_MAX];
        square_write(parts->start, name);
        problem_set(why, 1, 1, "%s has no %s on %s.", side, kind->english, name);
    } else {
        problem_set(why, 1, 1, "%s has no %s.", side, kind->english);
    }
    return READING_FORBIDDEN;
}

/* How near a piece comes to the move: by its steps that are possible, then by not being stopped by
 * the way it moves. */
static int nearness(const Position *position, const Move *move) {
    Walk walk;
    Position board;
    Refusal refusal = {.cause = REFUSAL_NOT_ITS_MOVE};
    path_begin(&walk, position, move->from);
    int taken = path_follow(&walk, move, &board);
    move_is_legal(position, NULL, *move, &refusal);
    return 2 * taken + (refusal.cause != REFUSAL_NOT_ITS_MOVE);
}

/* None of the pieces can do it: gives the attempt of the one that comes nearest, so that whoever
 * judges the move can say what stops it. */
static Reading none_possible(Move *out, const TsaParts *parts, const Position *position,
                             const Candidates *candidates) {
    int best = -1;
    for (size_t i = 0; i < candidates->count; i++) {
        Move move;
        if (!move_of_parts(&move, parts, position, candidates->from[i])) {
            continue;
        }
        move.promotion = parts->mark == '+' ? MOVE_PROMOTED : MOVE_NOT_ASKED;
        int near = nearness(position, &move);
        if (near > best) {
            best = near;
            *out = move;
        }
    }
    return READING_MOVE;
}

static Reading ambiguous(const Position *position, Square one, Square other, Problem *why) {
    char first[SQUARE_NAME_MAX];
    char second[SQUARE_NAME_MAX];
    square_write(one, first);
    square_write(other, second);
    problem_set(
        why, 1, 1, "Which %s: the one on %s or the one on %s? Write its %s after the piece.",
        position_kind(position, one)->english, first, second, ruleset_spot(position->rules));
    return READING_UNREADABLE;
}

static Reading answer_parts(Move *out, const TsaParts *parts, const Walk *walk, Problem *why) {
    uint8_t answers[2];
    path_answers(walk, answers);
    bool possible = answers[0] == MOVE_PROMOTED;
    if (parts->mark == '+') {
        out->promotion = MOVE_PROMOTED;
    } else if (parts->mark == '=' && !possible) {
        problem_set(why, 1, 1, "The sign = declines a promotion, but none is possible here.");
        return READING_UNREADABLE;
    } else {
        out->promotion = possible ? MOVE_KEPT : MOVE_NOT_ASKED;
    }
    return READING_MOVE;
}

static Reading resolve(Move *out, const TsaParts *parts, const Position *position, Problem *why) {
    Candidates candidates;
    Square found = SQUARE_NONE;
    Walk walk = {.before = position};
    Position board;
    find_candidates(parts, position, &candidates);
    if (candidates.count == 0) {
        return no_candidate(parts, position, why);
    }
    for (size_t i = 0; i < candidates.count; i++) {
        Move move;
        Walk tried;
        Square from = candidates.from[i];
        if (!move_of_parts(&move, parts, position, from) ||
            !move_is_possible(position, &move, &tried, &board)) {
            continue;
        }
        /* Taking and coming home is the same whichever piece does it. */
        if (found != SQUARE_NONE && moves_lead_alike(position, *out, move)) {
            continue;
        }
        if (found != SQUARE_NONE) {
            return ambiguous(position, found, from, why);
        }
        found = from;
        walk = tried;
        *out = move;
    }
    if (found == SQUARE_NONE) {
        return none_possible(out, parts, position, &candidates);
    }
    if (!tsa_signs_agree(parts, position, found, why)) {
        return READING_UNREADABLE;
    }
    return answer_parts(out, parts, &walk, why);
}

static Reading resolve_pass(Move *out, const Position *position, Problem *why) {
    if (find_pass(out, position, SQUARE_NONE)) {
        return READING_MOVE;
    }
    problem_set(why, 1, 1, "%s has no piece that can pass.", colour_name((Colour)position->turn));
    return READING_FORBIDDEN;
}

/* Could the piece on `other` do what the text without a start square says, with another result? */
static bool text_fits(Move move, const Position *position, Square other) {
    Walk walk;
    Position board;
    Move same = move;
    same.from = other;
    for (int i = 0; i < move.steps; i++) {
        same.step[i].square = move.step[i].square == move.from ? other : move.step[i].square;
    }
    return move_is_possible(position, &same, &walk, &board) &&
           !moves_lead_alike(position, move, same);
}

static bool needs_start(Move move, const Position *position) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Walk walk;
        if (square == move.from || position->cell[square] != position->cell[move.from]) {
            continue;
        }
        if (path_start(&walk, position, square, NULL) &&
            (path_can_end_on(&walk, move_end(move)) || text_fits(move, position, square))) {
            return true;
        }
    }
    return false;
}

Reading tsa_read(Move *out, const Position *position, const char *text, Problem *why) {
    TsaParts parts;
    *out = (Move){.from = SQUARE_NONE};
    if (!tsa_parts_read(&parts, position->rules, text, why)) {
        return READING_UNREADABLE;
    }
    if (parts.pass) {
        return resolve_pass(out, position, why);
    }
    return position->rules->variant->text_in_full ? tsa_read_full(out, &parts, position, why)
                                                  : resolve(out, &parts, position, why);
}

static size_t write_from(Move move, const Position *position, bool start, TextRoom room) {
    char steps[SPELLING_MAX];
    char from[SQUARE_NAME_MAX] = "";
    if (start) {
        square_write(move.from, from);
    }
    spell_steps(position, move, steps);
    return (size_t)snprintf(room.out, room.capacity, "%s%s%s%s",
                            position_kind(position, move.from)->tsa, from, steps,
                            MARKS[move.promotion]);
}

size_t tsa_write(Move move, const Position *position, char *out, size_t capacity) {
    bool in_full = position->rules->variant->text_in_full;
    if (!in_full && move_is_pass(position, move)) {
        return (size_t)snprintf(out, capacity, "--");
    }
    return write_from(move, position, needs_start(move, position), (TextRoom){out, capacity});
}

size_t tsa_write_full(Move move, const Position *position, char *out, size_t capacity) {
    return write_from(move, position, true, (TextRoom){out, capacity});
}

Reading move_read(Move *out, const Position *position, const char *text, Problem *why) {
    if (isdigit((unsigned char)text[0])) {
        return usi_read(out, position, text, why);
    }
    return tsa_read(out, position, text, why);
}
