#include "tests/support/ground_scene.h"

#include "rules/notation/reading.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/proving_ground.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { EFFECTS_TEXT_MAX = 2048, PIECE_TEXT_MAX = 8 };

static const char *const CAUSES[] = {
    [CAUSE_LEFT] = "left",       [CAUSE_ARRIVED] = "arrived",   [CAUSE_CAPTURED] = "captured",
    [CAUSE_SHOT] = "shot",       [CAUSE_BURNED] = "burned",     [CAUSE_PROMOTED] = "promoted",
    [CAUSE_CHAINED] = "chained", [CAUSE_REVERTED] = "reverted",
};

static Piece piece_by_word(const char *word, size_t length) {
    for (size_t id = 1; id < VARIANT_GROUND.kind_count; id++) {
        const char *sfen = VARIANT_GROUND.kinds[id].sfen;
        bool black = strlen(sfen) == length;
        bool white = black;
        for (size_t i = 0; i < length && sfen[i] != '\0'; i++) {
            black = black && word[i] == sfen[i];
            white = white && word[i] == (char)tolower((unsigned char)sfen[i]);
        }
        if (black || white) {
            return piece_of((KindId)id, black ? BLACK : WHITE);
        }
    }
    print_error("no piece %s\n", word);
    fail();
    return PIECE_NONE;
}

static void ground_place(Position *position, const char *pieces) {
    char word[16];
    while (word_take(&pieces, word)) {
        size_t length = strcspn(word, "0123456789");
        position_put(position, ground_square(word + length), piece_by_word(word, length));
    }
    position_settle(position);
}

static void piece_write(const Position *position, Piece piece, char out[PIECE_TEXT_MAX]) {
    const char *sfen =
        piece == PIECE_NONE ? "-" : ruleset_kind(position->rules, piece_kind(piece))->sfen;
    (void)snprintf(out, PIECE_TEXT_MAX, "%s", sfen);
    for (char *at = out; piece_owner(piece) == WHITE && *at != '\0'; at++) {
        *at = (char)tolower((unsigned char)*at);
    }
}

static size_t change_write(const Position *position, const Change *change, char *out,
                           size_t capacity) {
    char square[SQUARE_NAME_MAX];
    char before[PIECE_TEXT_MAX];
    char after[PIECE_TEXT_MAX];
    square_write(change->square, square);
    piece_write(position, change->before, before);
    piece_write(position, change->after, after);
    int length =
        snprintf(out, capacity, "%s %s %s>%s%s%s", CAUSES[change->cause], square, before, after,
                 change->law != NULL ? " " : "", change->law != NULL ? change->law->key : "");
    assert_in_range(length, 1, capacity - 1);
    return (size_t)length;
}

static Move legal_move(const Setting *setting, const char *usi) {
    Refusal why = {.text = ""};
    Move move = move_by_usi(&setting->position, usi);
    if (!move_is_legal(&setting->position, NULL, move, &why)) {
        print_error("%s: %s\n", usi, why.text);
        fail();
    }
    return move;
}

static bool is_listed(const Setting *setting, const char *usi) {
    Move move = legal_move(setting, usi);
    MoveList list;
    moves_all(&setting->position, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (move_equal(list.move[i], move)) {
            return true;
        }
    }
    return false;
}

static void expect_same_board(const Position *one, const Position *other) {
    assert_memory_equal(one->cell, other->cell, sizeof one->cell);
    assert_int_equal(one->pieces[BLACK], other->pieces[BLACK]);
    assert_int_equal(one->pieces[WHITE], other->pieces[WHITE]);
    assert_int_equal(one->royals[BLACK], other->royals[BLACK]);
    assert_int_equal(one->royals[WHITE], other->royals[WHITE]);
}

void ground_set(Setting *out, const char *preset, const char *pieces) {
    assert_true(ruleset_begin(&out->rules, &VARIANT_GROUND, preset, NULL));
    position_clear(&out->position, &out->rules);
    ground_place(&out->position, pieces);
}

void ground_set_white(Setting *out, const char *preset, const char *pieces) {
    ground_set(out, preset, pieces);
    position_set_turn(&out->position, WHITE);
}

Square ground_square(const char *name) {
    Square square = SQUARE_NONE;
    Ruleset rules = {.variant = &VARIANT_GROUND};
    Problem why = {.text = ""};
    if (square_read(&square, &rules, name, &why) != strlen(name)) {
        print_error("%s: %s\n", name, why.text);
        fail();
    }
    return square;
}

Move ground_move(const Setting *setting, const char *usi) {
    return legal_move(setting, usi);
}

void expect_listed(const Setting *setting, const char *usi) {
    if (!is_listed(setting, usi)) {
        print_error("%s should be listed\n", usi);
        fail();
    }
}

void expect_unlisted(const Setting *setting, const char *usi) {
    if (is_listed(setting, usi)) {
        print_error("%s should not be listed\n", usi);
        fail();
    }
}

void expect_ends(const Setting *setting, const char *from, const char *squares) {
    bool wanted[BOARD_CELLS] = {false};
    bool found[BOARD_CELLS] = {false};
    char word[16];
    while (word_take(&squares, word)) {
        assert_false(wanted[ground_square(word)]);
        wanted[ground_square(word)] = true;
    }
    MoveList list;
    moves_from(&setting->position, ground_square(from), &list);
    for (size_t i = 0; i < list.count; i++) {
        found[move_end(list.move[i])] = true;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (wanted[square] != found[square]) {
            square_write(square, word);
            print_error("%s %s be reached\n", word, wanted[square] ? "should" : "should not");
            fail();
        }
    }
}

void expect_numbers(const Setting *setting, const char *from, size_t moves, size_t paths) {
    MoveList list;
    moves_from(&setting->position, ground_square(from), &list);
    assert_int_equal(list.count, moves);
    moves_paths(&setting->position, ground_square(from), &list);
    assert_int_equal(list.count, paths);
}

void expect_after(const Setting *setting, const char *usi, const char *pieces) {
    Position after;
    Setting wanted;
    position_play(&setting->position, legal_move(setting, usi), &after, NULL);
    ground_set(&wanted, NULL, pieces);
    expect_same_board(&after, &wanted.position);
    assert_int_equal(after.turn, colour_other((Colour)setting->position.turn));
}

void expect_effects(const Setting *setting, const char *usi, const char *effects) {
    Position after;
    Effects found;
    char text[EFFECTS_TEXT_MAX] = "";
    size_t length = 0;
    position_play(&setting->position, legal_move(setting, usi), &after, &found);
    for (int i = 0; i < found.count; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, "%s", i > 0 ? "; " : "");
        length += change_write(&after, &found.change[i], text + length, sizeof text - length);
    }
    assert_string_equal(text, effects);
    Position replayed = setting->position;
    effects_forward(&found, &replayed);
    expect_same_board(&replayed, &after);
    position_set_turn(&replayed, (Colour)after.turn);
    assert_true(replayed.key == after.key && position_equal(&replayed, &after));
    effects_backward(&found, &replayed);
    position_set_turn(&replayed, (Colour)setting->position.turn);
    assert_true(replayed.key == setting->position.key);
    assert_true(position_equal(&replayed, &setting->position));
}
