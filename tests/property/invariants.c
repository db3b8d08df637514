#include "tests/property/invariants.h"

#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdio.h>
#include <string.h>

enum { JUNK_MOVES = 12 };

/* Fails with the position and a text unless `holds`. */
static void require(bool holds, const Position *position, const char *what, const char *detail) {
    if (!holds) {
        char sfen[SFEN_MAX];
        sfen_write(position, sfen, sizeof sfen);
        print_error("%s: %s %s\n", sfen, what, detail);
        fail();
    }
}

static bool list_holds(const MoveList *list, Move move) {
    for (size_t i = 0; i < list->count; i++) {
        if (move_equal(list->move[i], move)) {
            return true;
        }
    }
    return false;
}

/* The position built anew from its cells. */
static void rebuild(const Position *position, Position *out) {
    position_clear(out, position->rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(position->cell[square]) != KIND_NONE) {
            position_put(out, square, position->cell[square]);
        }
    }
    position_set_turn(out, (Colour)position->turn);
    out->ply = position->ply;
    out->problem = position->problem;
}

static void check_counts(const Position *position, const char *when) {
    Position anew;
    rebuild(position, &anew);
    require(position_is_same(&anew, position), position, "is not what it counts", when);
    require(position->key == position_key(position), position, "has another key", when);
}

void check_position(const Position *position) {
    char text[SFEN_MAX];
    char again[SFEN_MAX];
    Position read;
    check_counts(position, "");
    size_t length = sfen_write(position, text, sizeof text);
    require(length == strlen(text), position, "has another length", text);
    require(sfen_read(&read, position->rules, text, NULL), position, "cannot be read", text);
    require(position_equal(&read, position), position, "reads back as another", text);
    sfen_write(&read, again, sizeof again);
    require(strcmp(text, again) == 0, position, "is written differently", again);
}

static void check_effects(const Position *position, const Position *after, const Effects *effects,
                          const char *usi) {
    Position board = *position;
    require(effects->count < CHANGES_MAX, position, "changes too much", usi);
    effects_forward(effects, &board);
    require(memcmp(board.cell, after->cell, sizeof board.cell) == 0, position,
            "is not replayed by its log", usi);
    position_pass_turn(&board);
    require(position_is_same(&board, after), position, "loses count in its log", usi);
    effects_backward(effects, &board);
    require(memcmp(board.cell, position->cell, sizeof board.cell) == 0, position,
            "does not come back by its log", usi);
}

static void check_move(const Position *position, Move move) {
    static Effects effects;
    char usi[MOVE_TEXT_MAX];
    Position copy = *position;
    Position after;
    Position silent;
    usi_write(move, usi, sizeof usi);
    position_play(position, move, &after, &effects);
    position_play(position, move, &silent, NULL);
    require(position_is_same(&copy, position), position, "is changed by playing", usi);
    require(position_is_same(&after, &silent), position, "depends on the log", usi);
    require(after.turn != position->turn, position, "keeps the turn", usi);
    check_counts(&after, usi);
    check_effects(position, &after, &effects, usi);
    require(move_is_legal(position, NULL, move, NULL), position, "lists but refuses", usi);
}

void check_moves(const Position *position) {
    static MoveList list;
    static MoveList of_piece;
    size_t sum = 0;
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        check_move(position, list.move[i]);
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(position->cell[square]) == KIND_NONE) {
            continue;
        }
        moves_from(position, square, &of_piece);
        sum += of_piece.count;
        bool held = position_held_by(position, square, NULL) != NULL;
        require(!held || of_piece.count == 0, position, "moves what is held", "");
    }
    require(sum == list.count, position, "lists by piece something else", "");
    require(moves_count(position) == list.count, position, "counts another number of moves", "");
    require(moves_exist(position, NULL) == (list.count > 0), position, "is wrong about moves", "");
}

void check_texts(const Position *position) {
    static MoveList list;
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        char text[MOVE_TEXT_MAX];
        Move move;
        Problem why = {.text = ""};
        usi_write(list.move[i], text, sizeof text);
        require(move_read(&move, position, text, &why) == READING_MOVE, position, text, why.text);
        require(move_equal(move, list.move[i]), position, "reads as another move", text);
        size_t length = tsa_write(list.move[i], position, text, sizeof text);
        require(length == strlen(text), position, "has another length", text);
        require(move_read(&move, position, text, &why) == READING_MOVE, position, text, why.text);
        require(move_equal(move, list.move[i]), position, "reads as another move", text);
    }
}

static Square square_turned(Square square) {
    return square_at(10 - square_file(square), 10 - square_rank(square));
}

static void position_turned(const Position *position, Position *out) {
    position_clear(out, position->rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = position->cell[square];
        if (piece_kind(piece) != KIND_NONE) {
            position_put(out, square_turned(square),
                         piece_of(piece_kind(piece), colour_other(piece_owner(piece))));
        }
    }
    position_set_turn(out, colour_other((Colour)position->turn));
    unsigned problem = position->problem;
    out->problem = (uint8_t)((problem & 1U) << 1 | problem >> 1);
}

void check_half_turn(const Position *position) {
    static MoveList list;
    static MoveList turned_list;
    Position turned;
    position_turned(position, &turned);
    moves_all(position, &list);
    moves_all(&turned, &turned_list);
    require(list.count == turned_list.count, position, "has other moves after a half-turn", "");
    for (size_t i = 0; i < list.count; i++) {
        Move move = list.move[i];
        move.from = square_turned(move.from);
        for (int step = 0; step < move.steps; step++) {
            move.step[step].square = square_turned(move.step[step].square);
        }
        require(list_holds(&turned_list, move), position, "has other moves after a half-turn", "");
    }
    Verdict one = position_verdict(position, NULL);
    Verdict other = position_verdict(&turned, NULL);
    bool same_winner = one.winner == COLOUR_NONE ? other.winner == COLOUR_NONE
                                                 : one.winner + other.winner == 1 || !one.over;
    require(one.over == other.over && one.reason == other.reason && same_winner, position,
            "ends otherwise after a half-turn", "");
}

static Square square_random(Random *random) {
    return square_at(1 + (int)random_below(random, 9), 1 + (int)random_below(random, 9));
}

static Move move_random(Random *random) {
    Move move = {.from = square_random(random),
                 .steps = (uint8_t)(random_below(random, 12) == 0 ? random_below(random, 4) : 1),
                 .promotion = (uint8_t)random_below(random, 3)};
    for (int i = 0; i < move.steps; i++) {
        bool shot = random_below(random, 20) == 0;
        move.step[i] =
            (Step){.square = square_random(random), .act = (uint8_t)(shot ? ACT_SHOOT : ACT_GO)};
    }
    return move;
}

void check_junk(const Position *position, Random *random) {
    static MoveList list;
    moves_all(position, &list);
    for (int i = 0; i < JUNK_MOVES; i++) {
        char usi[MOVE_TEXT_MAX];
        Refusal why = {.text = ""};
        Move move = move_random(random);
        if (list.count > 0 && random_below(random, 2) == 0) {
            move = list.move[random_below(random, list.count)];
            move.promotion = (uint8_t)random_below(random, 3);
        }
        usi_write(move, usi, sizeof usi);
        bool legal = move_is_legal(position, NULL, move, &why);
        require(legal == list_holds(&list, move), position, "is not sure about", usi);
        require(legal || why.text[0] != '\0', position, "refuses without a reason", usi);
    }
}
