#include "rules/notation/tsa.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "rules/notation/usi.h"
#include "rules/play/explain.h"
#include "rules/play/movegen.h"
#include "rules/play/path.h"

enum { TOKENS_MAX = LEGS_MAX, CANDIDATES_MAX = 96 };

/* One thing done on a square: moved there, captured there, shot there, or captured there and came back. */
typedef struct Token {
    char sign; /* '-', 'x', '*' or '!' */
    Square square;
} Token;

/* A move text taken apart. */
typedef struct Parts {
    bool pass;
    KindId kind;
    Square start; /* SQUARE_NONE if it was left out */
    size_t tokens;
    Token token[TOKENS_MAX];
    char mark; /* '+', '=' or 0 */
} Parts;

static bool word_matches(const char *word, size_t length, const char *text) {
    for (size_t i = 0; i < length; i++) {
        if (tolower((unsigned char)word[i]) != tolower((unsigned char)text[i])) {
            return false;
        }
    }
    return true;
}

/* Length of the longest of a kind's abbreviations that begins `text`; 0 for none. */
static size_t kind_match(const Kind *kind, const char *text) {
    size_t best = word_matches(kind->tsa, strlen(kind->tsa), text) ? strlen(kind->tsa) : 0;
    for (const char *alias = kind->aliases; *alias != '\0';) {
        size_t length = strcspn(alias, " ");
        if (length > best && word_matches(alias, length, text)) {
            best = length;
        }
        alias += length;
        alias += strspn(alias, " ");
    }
    return best;
}

static size_t read_piece(Parts *parts, const Variant *variant, const char *text) {
    size_t best = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        size_t length = kind_match(&variant->kinds[id], text);
        if (length > best) {
            best = length;
            parts->kind = (KindId)id;
        }
    }
    return best;
}

/* Length of the sign at the start of `text` and its meaning; 0 if there is none. */
static size_t read_sign(const char *text, char *sign) {
    static const struct {
        const char *text;
        char sign;
    } SIGNS[] = {{"x!", '!'},           {"!", '!'}, {"x", 'x'}, {"-", '-'},
                 {"\xe2\x80\x93", '-'}, {" ", '-'}, {"*", '*'}};
    for (size_t i = 0; i < sizeof SIGNS / sizeof SIGNS[0]; i++) {
        if (strncmp(text, SIGNS[i].text, strlen(SIGNS[i].text)) == 0) {
            *sign = SIGNS[i].sign;
            return strlen(SIGNS[i].text);
        }
    }
    return 0;
}

static bool read_square_at(Square *out, const Ruleset *rules, const char *text, size_t *at,
                           Problem *why) {
    size_t length = square_read(out, rules, text + *at, why);
    if (length == 0 && why != NULL) {
        why->column = (int)*at + 1;
    }
    *at += length;
    return length > 0;
}

static bool read_tokens(Parts *parts, const Ruleset *rules, const char *text, size_t *at,
                        Problem *why) {
    char sign = 0;
    size_t length = read_sign(text + *at, &sign);
    if (length == 0) {
        return problem_set(why, 1, (int)*at + 1,
                           "After the piece - or x and a square were expected.");
    }
    while (length > 0) {
        if (parts->tokens == TOKENS_MAX) {
            return problem_set(why, 1, (int)*at + 1, "A move has at most %d steps.", LEGS_MAX);
        }
        Token *token = &parts->token[parts->tokens++];
        token->sign = sign;
        *at += length;
        if (!read_square_at(&token->square, rules, text, at, why)) {
            return false;
        }
        length = read_sign(text + *at, &sign);
    }
    return true;
}

static bool read_parts(Parts *parts, const Ruleset *rules, const char *text, Problem *why) {
    *parts = (Parts){.kind = KIND_NONE};
    if (strcmp(text, "--") == 0 || strcmp(text, "jitto") == 0 || strcmp(text, "pass") == 0) {
        parts->pass = true;
        return true;
    }
    size_t at = read_piece(parts, rules->variant, text);
    if (at == 0) {
        return problem_set(why, 1, 1, "\"%.20s\" starts with no piece of %s.", text,
                           rules->variant->title);
    }
    if (isdigit((unsigned char)text[at]) && !read_square_at(&parts->start, rules, text, &at, why)) {
        return false;
    }
    if (!read_tokens(parts, rules, text, &at, why)) {
        return false;
    }
    if (text[at] == '+' || text[at] == '=') {
        parts->mark = text[at++];
    }
    return text[at] == '\0' ||
           problem_set(why, 1, (int)at + 1, "\"%.20s\" is left over after the move.", text + at);
}

/* The move that a piece would make by these parts, promotion not yet answered. */
static bool move_of_parts(Move *out, const Parts *parts, Square from) {
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

/* Walks a move as far as the powers and the laws about steps let it. True if all of it is possible and may
 * end there; self-check plays no part (notation.md 1.1). */
static bool walk_move(Walk *walk, Position *board, const Position *position, const Move *move) {
    if (!path_start(walk, position, move->from, NULL)) {
        return false;
    }
    for (int i = 0; i < move->steps; i++) {
        StepList list;
        path_reach(walk, &list);
        bool there = false;
        for (size_t j = 0; j < list.count; j++) {
            there = there || (list.step[j].square == move->step[i].square &&
                              list.step[j].act == move->step[i].act);
        }
        if (!there) {
            return false;
        }
        path_take(walk, move->step[i], board, walk);
    }
    return path_may_stop(walk);
}

static size_t find_candidates(const Parts *parts, const Position *position,
                              Square out[CANDIDATES_MAX]) {
    size_t count = 0;
    Piece piece = piece_of(parts->kind, (Colour)position->turn);
    for (Square square = 0; square < BOARD_CELLS && count < CANDIDATES_MAX; square++) {
        bool meant = parts->start == SQUARE_NONE || parts->start == square;
        if (position->cell[square] == piece && meant) {
            out[count++] = square;
        }
    }
    return count;
}

static Reading no_candidate(const Parts *parts, const Position *position, Problem *why) {
    const Kind *kind = ruleset_kind(position->rules, parts->kind);
    char name[SQUARE_NAME_MAX] = "";
    if (parts->start != SQUARE_NONE) {
        square_write(parts->start, name);
        problem_set(why, 1, 1, "%s has no %s on %s.", colour_name((Colour)position->turn),
                    kind->english, name);
    } else {
        problem_set(why, 1, 1, "%s has no %s.", colour_name((Colour)position->turn), kind->english);
    }
    return READING_FORBIDDEN;
}

/* None of the pieces can do it; tells what stops the one that comes nearest. */
static Reading none_possible(const Parts *parts, const Position *position, const Square *from,
                             size_t count, Problem *why) {
    Refusal best = {.text = ""};
    for (size_t i = 0; i < count; i++) {
        Move move;
        Refusal refusal = {.text = ""};
        if (!move_of_parts(&move, parts, from[i])) {
            continue;
        }
        move_is_legal(position, NULL, move, &refusal);
        bool nearer = best.cause == REFUSAL_NOT_ITS_MOVE && refusal.cause != REFUSAL_NOT_ITS_MOVE;
        if (best.text[0] == '\0' || nearer) {
            best = refusal;
        }
    }
    problem_set(why, 1, 1, "%s", best.text[0] != '\0' ? best.text : "That is too long for a move.");
    return READING_FORBIDDEN;
}

static Reading ambiguous(const Parts *parts, const Position *position, Square one, Square other,
                         Problem *why) {
    char first[SQUARE_NAME_MAX];
    char second[SQUARE_NAME_MAX];
    square_write(one, first);
    square_write(other, second);
    problem_set(why, 1, 1,
                "Which %s: the one on %s or the one on %s? Write its square after the piece.",
                ruleset_kind(position->rules, parts->kind)->english, first, second);
    return READING_UNREADABLE;
}

/* Does the text say x exactly where something is taken? */
static bool signs_agree(const Parts *parts, const Position *position, Square from, Problem *why) {
    for (size_t i = 0; i < parts->tokens; i++) {
        const Token *token = &parts->token[i];
        char name[SQUARE_NAME_MAX];
        square_write(token->square, name);
        bool taken_before = token->square == from;
        for (size_t j = 0; j < i; j++) {
            taken_before = taken_before || parts->token[j].square == token->square;
        }
        bool there = position->cell[token->square] != PIECE_NONE && !taken_before;
        if (there && token->sign == '-') {
            return problem_set(why, 1, 1, "A piece stands on %s: a capture is written with x.",
                               name);
        }
        if (!there && (token->sign == 'x' || token->sign == '!')) {
            return problem_set(
                why, 1, 1, "There is nothing to take on %s: a quiet move is written with -.", name);
        }
    }
    return true;
}

static Reading answer_parts(Move *out, const Parts *parts, const Walk *walk, Problem *why) {
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

static Reading resolve(Move *out, const Parts *parts, const Position *position, Problem *why) {
    Square from[CANDIDATES_MAX];
    size_t count = find_candidates(parts, position, from);
    if (count == 0) {
        return no_candidate(parts, position, why);
    }
    Square found = SQUARE_NONE;
    Walk walk = {.before = position};
    Position board;
    for (size_t i = 0; i < count; i++) {
        Move move;
        Walk tried;
        if (!move_of_parts(&move, parts, from[i]) || !walk_move(&tried, &board, position, &move)) {
            continue;
        }
        if (found != SQUARE_NONE) {
            return ambiguous(parts, position, found, from[i], why);
        }
        found = from[i];
        walk = tried;
        *out = move;
    }
    if (found == SQUARE_NONE) {
        return none_possible(parts, position, from, count, why);
    }
    if (!signs_agree(parts, position, found, why)) {
        return READING_UNREADABLE;
    }
    return answer_parts(out, parts, &walk, why);
}

static bool is_pass(Move move, const Position *position) {
    return move.steps == 2 && move.step[1].act == ACT_GO && move.step[1].square == move.from &&
           position->cell[move.step[0].square] == PIECE_NONE;
}

/* All passes are one move, so any of them will do; the first in the list is the canonical one. */
static Reading resolve_pass(Move *out, const Position *position, Problem *why) {
    MoveList list;
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (is_pass(list.move[i], position)) {
            *out = list.move[i];
            return READING_MOVE;
        }
    }
    problem_set(why, 1, 1, "%s has no piece that can pass.", colour_name((Colour)position->turn));
    return READING_FORBIDDEN;
}

static bool can_end_on(const Walk *walk, Square square) {
    if (path_may_stop(walk) && walk->path.at == square) {
        return true;
    }
    StepList list;
    path_reach(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        if (can_end_on(&next, square)) {
            return true;
        }
    }
    return false;
}

static bool needs_start(Move move, const Position *position) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Walk walk;
        if (square == move.from || position->cell[square] != position->cell[move.from]) {
            continue;
        }
        if (path_start(&walk, position, square, NULL) && can_end_on(&walk, move_end(move))) {
            return true;
        }
    }
    return false;
}

static size_t write_steps(Move move, const Position *position, char *out, size_t capacity) {
    Position now = *position;
    Square at = move.from;
    int length = 0;
    out[0] = '\0';
    for (int i = 0; i < move.steps; i++) {
        Square to = move.step[i].square;
        char name[SQUARE_NAME_MAX];
        square_write(to, name);
        bool taken = now.cell[to] != PIECE_NONE;
        bool home_next = i + 1 < move.steps && move.step[i + 1].square == move.from;
        bool igui = taken && at == move.from && home_next && i + 2 == move.steps;
        const char *sign = move.step[i].act == ACT_SHOOT ? "*" : igui ? "x!" : taken ? "x" : "-";
        length += snprintf(out + length, capacity - (size_t)length, "%s%s", sign, name);
        if (igui) {
            break;
        }
        Piece mover = now.cell[at];
        if (move.step[i].act == ACT_GO) {
            position_put(&now, at, PIECE_NONE);
            at = to;
        }
        position_put(&now, to, move.step[i].act == ACT_GO ? mover : PIECE_NONE);
    }
    return (size_t)length;
}

Reading tsa_read(Move *out, const Position *position, const char *text, Problem *why) {
    Parts parts;
    *out = (Move){.from = SQUARE_NONE};
    if (!read_parts(&parts, position->rules, text, why)) {
        return READING_UNREADABLE;
    }
    return parts.pass ? resolve_pass(out, position, why) : resolve(out, &parts, position, why);
}

size_t tsa_write(Move move, const Position *position, char *out, size_t capacity) {
    static const char *const MARKS[] = {
        [MOVE_NOT_ASKED] = "", [MOVE_KEPT] = "=", [MOVE_PROMOTED] = "+"};
    char steps[MOVE_TEXT_MAX];
    char start[SQUARE_NAME_MAX] = "";
    const Kind *kind = position_kind(position, move.from);
    assert(kind != NULL);
    if (is_pass(move, position)) {
        return (size_t)snprintf(out, capacity, "--");
    }
    if (needs_start(move, position)) {
        square_write(move.from, start);
    }
    write_steps(move, position, steps, sizeof steps);
    return (size_t)snprintf(out, capacity, "%s%s%s%s", kind->tsa, start, steps,
                            MARKS[move.promotion]);
}

Reading move_read(Move *out, const Position *position, const char *text, Problem *why) {
    if (isdigit((unsigned char)text[0])) {
        return usi_read(out, position, text, why);
    }
    return tsa_read(out, position, text, why);
}
