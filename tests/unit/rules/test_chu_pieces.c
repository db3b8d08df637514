/* Chu shogi as a table: names, moves and set-up of all 39 kinds against the rules' own table
 * (chu-shogi.md 2 to 5). */
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/piece_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 12, SQUARES = SIDE * SIDE };

static int set_up(void **state) {
    static PieceRow rows[PIECE_ROWS_CHU];
    piece_table_read_chu(rows);
    *state = rows;
    return 0;
}

static KindId kind_of_row(const PieceRow *row) {
    KindId id = kind_find(VARIANT_CHU.kinds, VARIANT_CHU.kind_count, row->code);
    assert_int_not_equal(id, KIND_NONE);
    return id;
}

static const char *code_of(KindId id) {
    return id == KIND_NONE ? "-" : VARIANT_CHU.kinds[id].code;
}

static void test_board(void **state) {
    (void)state;
    assert_string_equal(VARIANT_CHU.key, "chu");
    assert_int_equal(VARIANT_CHU.files, SIDE);
    assert_int_equal(VARIANT_CHU.ranks, SIDE);
    assert_int_equal(VARIANT_CHU.zone, 4);
    assert_int_equal(VARIANT_CHU.kind_count, PIECE_ROWS_CHU + 1);
}

/* The table adds in brackets what a promoted form was: "rook (promoted gold)". */
static void expect_name(const PieceRow *row, const char *english) {
    size_t length = strlen(english);
    assert_int_equal(strncmp(row->english, english, length), 0);
    assert_true(row->english[length] == '\0' || row->english[length] == ' ');
    assert_true(row->english[length] == '\0' || row->english[length + 1] == '(');
}

/* Each of "Kr,Kn,KN" is a word of the kind's aliases. */
static void expect_aliases(const PieceRow *row, const char *aliases) {
    char list[64] = "";
    char word[16] = "";
    (void)snprintf(list, sizeof list, " %s ", aliases);
    for (const char *at = row->aliases; *at != '\0' && *at != '-';) {
        size_t length = strcspn(at, ",");
        (void)snprintf(word, sizeof word, " %.*s ", (int)length, at);
        expect_part(list, word);
        at += length + (at[length] == ',');
    }
}

static void test_names(void **state) {
    const PieceRow *rows = *state;
    for (size_t i = 0; i < PIECE_ROWS_CHU; i++) {
        const Kind *kind = &VARIANT_CHU.kinds[kind_of_row(&rows[i])];
        assert_string_equal(kind->sfen, rows[i].sfen);
        assert_string_equal(kind->tsa, rows[i].tsa);
        expect_name(&rows[i], kind->english);
        expect_aliases(&rows[i], kind->aliases);
        expect_part(rows[i].kanji, kind_kanji(kind, BLACK));
        expect_part(rows[i].kanji, kind_kanji(kind, WHITE));
        expect_part(rows[i].kanji_short, kind->kanji_short);
        expect_part(rows[i].romaji, kind->romaji);
    }
}

static bool moves_only_ahead(const PieceRow *row) {
    return strcmp(row->moves, "step:F") == 0 || strcmp(row->moves, "range:F") == 0;
}

static void test_promotions_and_traits(void **state) {
    const PieceRow *rows = *state;
    for (size_t i = 0; i < PIECE_ROWS_CHU; i++) {
        KindId id = kind_of_row(&rows[i]);
        const Kind *kind = &VARIANT_CHU.kinds[id];
        bool pawns = strcmp(rows[i].code, "pawn") == 0 || strcmp(rows[i].code, "gobetween") == 0;
        assert_string_equal(code_of(kind->promotes_to), rows[i].promotes_to);
        assert_string_equal(code_of(kind_origin(VARIANT_CHU.kinds, VARIANT_CHU.kind_count, id)),
                            rows[i].promoted_from);
        assert_int_equal((kind->traits & KIND_ROYAL) != 0, rows[i].royal);
        assert_int_equal((kind->traits & KIND_LION) != 0, strcmp(rows[i].lion_power, "lion") == 0);
        assert_int_equal((kind->traits & KIND_LINEAR_LION) != 0,
                         strncmp(rows[i].lion_power, "linear", strlen("linear")) == 0);
        assert_int_equal((kind->traits & KIND_MINOR) != 0, pawns);
        assert_int_equal((kind->traits & KIND_STUCK_LAST) != 0, moves_only_ahead(&rows[i]));
    }
}

/* "4i,6i", "1i..12i" or "-": puts the piece on each square; returns on how many. */
static int squares_fill(Position *position, const char *text, Piece piece) {
    int count = 0;
    if (strcmp(text, "-") == 0) {
        return 0;
    }
    if (strstr(text, "..") != NULL) {
        for (; count < SIDE; count++) {
            position_put(position, square_at(count + 1, text[1] - 'a' + 1), piece);
        }
        return count;
    }
    while (*text != '\0') {
        char name[SQUARE_NAME_MAX] = "";
        size_t length = strcspn(text, ",");
        assert_true(length < sizeof name);
        memcpy(name, text, length);
        position_put(position, square_by_name(name), piece);
        text += length + (text[length] == ',');
        count++;
    }
    return count;
}

static void test_set_up(void **state) {
    const PieceRow *rows = *state;
    Setting setting;
    Position expected;
    setting_begin(&setting, "chu lishogi", "startpos");
    position_clear(&expected, &setting.rules);
    for (size_t i = 0; i < PIECE_ROWS_CHU; i++) {
        KindId id = kind_of_row(&rows[i]);
        int black = squares_fill(&expected, rows[i].black_start, piece_of(id, BLACK));
        int white = squares_fill(&expected, rows[i].white_start, piece_of(id, WHITE));
        assert_int_equal(black, rows[i].per_side);
        assert_int_equal(white, rows[i].per_side);
    }
    assert_true(position_equal(&setting.position, &expected));
    assert_int_equal(setting.position.pieces[BLACK], 46);
    assert_int_equal(setting.position.pieces[WHITE], 46);
}

static bool on_board(int file, int rank) {
    return file >= 1 && file <= SIDE && rank >= 1 && rank <= SIDE;
}

/* Whether the piece reaches a square of an empty board, so far to the right and ahead of it. */
static bool reaches(const PieceRow *row, int right, int ahead) {
    PieceWay way[PIECE_TARGETS_MAX];
    if (strncmp(row->moves, "area2", strlen("area2")) == 0) {
        return abs(right) <= 2 && abs(ahead) <= 2;
    }
    size_t ways = piece_ways(row, way);
    for (size_t i = 0; i < ways; i++) {
        for (int n = 1; n <= (way[i].runs ? SIDE : 1); n++) {
            if (n * way[i].right == right && n * way[i].ahead == ahead) {
                return true;
            }
        }
    }
    return false;
}

/* Passing needs a first square on the board: any neighbour of a lion, those on its lines of a
 * falcon or an eagle (chu-shogi.md 5). */
static bool may_pass(const PieceRow *row, Square from, int seat) {
    static const struct {
        const char *power;
        int right[2], ahead;
    } LINES[] = {{"linear:F", {0, 0}, 1}, {"linear:FL|FR", {-1, 1}, 1}};
    bool passes = strcmp(row->lion_power, "lion") == 0;
    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < 2 && strcmp(row->lion_power, LINES[i].power) == 0; k++) {
            passes = passes || on_board(square_file(from) - seat * LINES[i].right[k],
                                        square_rank(from) - seat * LINES[i].ahead);
        }
    }
    return passes;
}

/* Every square of the board is reached by the generator as the table says, and the own one by a
 * pass. */
static void targets_check(const PieceRow *row, Square from, Colour owner,
                          const Position *position) {
    MoveList list;
    bool reached[BOARD_CELLS] = {false};
    int seat = owner == BLACK ? 1 : -1;
    moves_from(position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        reached[move_end(list.move[i])] = true;
    }
    for (int place = 0; place < SQUARES; place++) {
        Square to = square_at(place % SIDE + 1, place / SIDE + 1);
        int right = seat * (square_file(from) - square_file(to));
        int ahead = seat * (square_rank(from) - square_rank(to));
        bool expected = to == from ? may_pass(row, from, seat) : reaches(row, right, ahead);
        if (reached[to] != expected) {
            char names[2][SQUARE_NAME_MAX];
            square_write(from, names[0]);
            square_write(to, names[1]);
            print_error("%s from %s to %s\n", row->code, names[0], names[1]);
            fail();
        }
    }
}

static void test_moves_on_an_empty_board(void **state) {
    const PieceRow *rows = *state;
    Setting setting;
    rules_by_words(&setting.rules, "chu lishogi");
    for (int place = 0; place < 2 * SQUARES * PIECE_ROWS_CHU; place++) {
        const PieceRow *row = &rows[place % PIECE_ROWS_CHU];
        Colour owner = place / (SQUARES * PIECE_ROWS_CHU) == 0 ? BLACK : WHITE;
        int square = place / PIECE_ROWS_CHU % SQUARES;
        Square from = square_at(square % SIDE + 1, square / SIDE + 1);
        position_clear(&setting.position, &setting.rules);
        position_put(&setting.position, from, piece_of(kind_of_row(row), owner));
        position_set_turn(&setting.position, owner);
        position_settle(&setting.position);
        targets_check(row, from, owner, &setting.position);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_board),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_promotions_and_traits),
        cmocka_unit_test(test_set_up),
        cmocka_unit_test(test_moves_on_an_empty_board),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
