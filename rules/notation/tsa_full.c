#include "rules/notation/tsa_full.h"

#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "rules/play/path.h"
#include "rules/play/turn.h"

#include <stdlib.h>

/* How a text fits a path. */
typedef enum Fit { FIT_NOT, FIT_SHORTENED, FIT_FULL } Fit;

/* What was found so far among the paths of all pieces that may be meant. */
typedef struct Finding {
    const Position *position;
    const TsaParts *parts;
    Fit fit;       /* how well: what fits in full makes all that is shortened forgotten */
    Move move;     /* fits the text with its mark */
    bool found;    /* there is one */
    bool several;  /* there are some of different effect */
    bool unmarked; /* one fits but for the mark, which is missing */
    Move nearest;  /* fits but for the mark, which is wrong */
    bool near;
} Finding;

static bool tokens_match(const Token *one, const Token *other) {
    return one->sign == other->sign && one->square == other->square;
}

/* Out and home told as two tokens, as some write it. */
static Tokens told_apart(const Token *token, size_t count, Square from) {
    Tokens tokens = {.count = 0};
    for (size_t i = 0; i < count && tokens.count < LEGS_MAX; i++) {
        bool home = token[i].sign == '!';
        char sign = home ? 'x' : token[i].sign;
        tokens.token[tokens.count++] = (Token){.sign = sign, .square = token[i].square};
        if (home && tokens.count < LEGS_MAX) {
            tokens.token[tokens.count++] = (Token){.sign = '-', .square = from};
        }
    }
    return tokens;
}

/* A shortened text leaves out some quiet legs of the path, never the last token nor the leg from
 * whose end a shot is fired; a pass is told in full, and so is a turn that always has all legs. */
static Fit text_fits(const Finding *finding, Move move) {
    Tokens steps = tokens_of(finding->position, move);
    Tokens tokens = told_apart(steps.token, steps.count, move.from);
    Tokens told = told_apart(finding->parts->token, finding->parts->tokens, move.from);
    size_t read = 0;
    bool shortened = false;
    for (size_t i = 0; i < tokens.count; i++) {
        if (read < told.count && tokens_match(&tokens.token[i], &told.token[read])) {
            read++;
            continue;
        }
        bool last = i + 1 == tokens.count;
        if (tokens.token[i].sign != '-' || last || tokens.token[i + 1].sign == '*') {
            return FIT_NOT;
        }
        shortened = true;
    }
    bool whole = kind_goes_whole(position_kind(finding->position, move.from));
    bool home = move_end(move) == move.from;
    if (read < told.count || (shortened && (home || whole))) {
        return FIT_NOT;
    }
    return shortened ? FIT_SHORTENED : FIT_FULL;
}

static bool same_result(const Position *position, Move one, Move other) {
    Position first;
    Position second;
    position_play(position, one, &first, NULL);
    position_play(position, other, &second, NULL);
    return position_equal(&first, &second);
}

static bool mark_fits(char mark, Move move) {
    uint8_t meant = mark == '+' ? MOVE_PROMOTED : mark == '=' ? MOVE_KEPT : MOVE_NOT_ASKED;
    return move.promotion == meant;
}

static void note_fitting(Finding *finding, Move move, Fit fit) {
    if (fit > finding->fit) {
        *finding = (Finding){.position = finding->position, .parts = finding->parts, .fit = fit};
    }
    if (!mark_fits(finding->parts->mark, move)) {
        finding->unmarked = finding->unmarked || finding->parts->mark == 0;
        finding->nearest = move;
        finding->near = true;
        return;
    }
    if (finding->found) {
        finding->several = finding->several || !same_result(finding->position, finding->move, move);
        return;
    }
    finding->found = true;
    finding->move = move;
}

static bool search_piece(Finding *finding, Square from) {
    MoveList *list = malloc(sizeof *list);
    if (list == NULL) {
        return false;
    }
    moves_paths(finding->position, from, list);
    for (size_t i = 0; i < list->count; i++) {
        Fit fit = text_fits(finding, list->move[i]);
        if (fit != FIT_NOT && fit >= finding->fit) {
            note_fitting(finding, list->move[i], fit);
        }
    }
    free(list);
    return true;
}

/* The move that the text tells of this piece word by word, for whoever can say why it is not
 * possible. */
static Move attempt_of(const TsaParts *parts, Square from) {
    Move move = {.from = from};
    Tokens told = told_apart(parts->token, parts->tokens, from);
    for (size_t i = 0; i < told.count; i++) {
        uint8_t act = told.token[i].sign == '*' ? ACT_SHOOT : ACT_GO;
        move.step[move.steps++] = (Step){.square = told.token[i].square, .act = act};
    }
    move.promotion = parts->mark == '+' ? MOVE_PROMOTED : MOVE_NOT_ASKED;
    return move;
}

/* Looks at all pieces that may be meant; false without memory. `one` receives the one that comes
 * nearest to the text word by word. */
static bool search_all(Finding *finding, Square *one) {
    const TsaParts *parts = finding->parts;
    const Position *position = finding->position;
    Piece piece = piece_of(parts->kind, (Colour)position->turn);
    int best = -1;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        bool meant = parts->start == SQUARE_NONE || parts->start == square;
        if (position->cell[square] != piece || !meant) {
            continue;
        }
        Walk walk;
        Position board;
        Move move = attempt_of(parts, square);
        path_begin(&walk, position, square);
        int taken = path_follow(&walk, &move, &board);
        if (taken > best) {
            best = taken;
            *one = square;
        }
        if (!search_piece(finding, square)) {
            return false;
        }
    }
    return true;
}

/* Could the piece do that, if only the text said x where it takes and - where it does not? */
static bool attempt_is_told_right(const TsaParts *parts, const Position *position, Move move,
                                  Problem *why) {
    Walk walk;
    Position board;
    path_begin(&walk, position, move.from);
    bool possible = path_follow(&walk, &move, &board) == move.steps && path_may_stop(&walk);
    return !possible || tsa_signs_agree(parts, position, move.from, why);
}

static Reading nobody(const TsaParts *parts, const Position *position, Problem *why) {
    problem_set(why, 1, 1, "%s has no %s%s.", colour_name((Colour)position->turn),
                ruleset_kind(position->rules, parts->kind)->english,
                parts->start != SQUARE_NONE ? " there" : "");
    return READING_FORBIDDEN;
}

Reading tsa_read_full(Move *out, const TsaParts *parts, const Position *position, Problem *why) {
    Finding finding = {.position = position, .parts = parts};
    Square one = SQUARE_NONE;
    if (!search_all(&finding, &one)) {
        problem_set(why, 1, 1, "There is not enough memory to read the move.");
        return READING_UNREADABLE;
    }
    if (one == SQUARE_NONE) {
        return nobody(parts, position, why);
    }
    if (finding.several) {
        problem_set(why, 1, 1, "This fits several moves of different effect; write it in full.");
        return READING_UNREADABLE;
    }
    if (!finding.found && finding.unmarked) {
        problem_set(why, 1, 1, "It must be said whether it promotes: + or = is missing.");
        return READING_UNREADABLE;
    }
    if (finding.found) {
        *out = finding.move;
    } else if (finding.near) {
        *out = finding.nearest;
        out->promotion = parts->mark == '+' ? MOVE_PROMOTED : MOVE_KEPT;
    } else {
        *out = attempt_of(parts, one);
        return attempt_is_told_right(parts, position, *out, why) ? READING_MOVE
                                                                 : READING_UNREADABLE;
    }
    return READING_MOVE;
}
