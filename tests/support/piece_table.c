#include "tests/support/piece_table.h"

#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 9, ZONE = 3, COLUMNS = 16 };

static void field_copy(const Table *table, size_t field, char *out, size_t capacity) {
    int length = snprintf(out, capacity, "%s", table->field[field]);
    assert_true(length >= 0 && (size_t)length < capacity);
}

static int stuck_ranks(const char *text) {
    if (strcmp(text, "last two ranks") == 0) {
        return 2;
    }
    return strcmp(text, "last rank") == 0 ? 1 : 0;
}

static void row_read(const Table *table, PieceRow *row) {
    field_copy(table, 0, row->code, sizeof row->code);
    field_copy(table, 1, row->sfen, sizeof row->sfen);
    field_copy(table, 2, row->tsa, sizeof row->tsa);
    field_copy(table, 3, row->aliases, sizeof row->aliases);
    field_copy(table, 4, row->english, sizeof row->english);
    field_copy(table, 5, row->kanji, sizeof row->kanji);
    field_copy(table, 6, row->kanji_short, sizeof row->kanji_short);
    field_copy(table, 7, row->romaji, sizeof row->romaji);
    row->per_side = (int)table_number(table, 8);
    field_copy(table, 9, row->promotes_to, sizeof row->promotes_to);
    field_copy(table, 10, row->promoted_from, sizeof row->promoted_from);
    field_copy(table, 11, row->black_start, sizeof row->black_start);
    field_copy(table, 12, row->white_start, sizeof row->white_start);
    field_copy(table, 13, row->moves, sizeof row->moves);
    row->royal = strcmp(table->field[14], "yes") == 0;
    row->stuck_ranks = stuck_ranks(table->field[15]);
}

/* "FL", "2F1R": letters with the number of squares before them. */
static PieceWay way_by_word(const char *word, size_t length) {
    PieceWay way = {0};
    int squares = 1;
    for (size_t i = 0; i < length; i++) {
        if (word[i] >= '1' && word[i] <= '9') {
            squares = word[i] - '0';
            continue;
        }
        way.ahead += word[i] == 'F' ? squares : word[i] == 'B' ? -squares : 0;
        way.right += word[i] == 'R' ? squares : word[i] == 'L' ? -squares : 0;
        squares = 1;
    }
    assert_true(way.ahead != 0 || way.right != 0);
    return way;
}

static size_t ways_of_group(const char *group, size_t length, PieceWay *out) {
    size_t at = strcspn(group, ":") + 1;
    size_t count = 0;
    while (at < length) {
        size_t word = strcspn(group + at, ",;");
        out[count] = way_by_word(group + at, word);
        out[count].runs = strncmp(group, "range", 5) == 0;
        out[count].jumps = strncmp(group, "jump", 4) == 0;
        count++;
        at += word + 1;
    }
    return count;
}

static bool on_board(int file, int rank) {
    return file >= 1 && file <= SIDE && rank >= 1 && rank <= SIDE;
}

static size_t move_append(const PieceRow *row, const int place[4], Colour owner, char *out) {
    int far_from = owner == BLACK ? place[1] : SIDE + 1 - place[1];
    int far_to = owner == BLACK ? place[3] : SIDE + 1 - place[3];
    bool may = strcmp(row->promotes_to, "-") != 0 && (far_from <= ZONE || far_to <= ZONE);
    bool must = far_to <= row->stuck_ranks;
    char text[8];
    (void)snprintf(text, sizeof text, "%d%c%d%c", place[0], 'a' + place[1] - 1, place[2],
                   'a' + place[3] - 1);
    int length = 0;
    if (may) {
        length = snprintf(out, 8, "%s+ ", text);
    }
    if (!must) {
        length += snprintf(out + length, 8, "%s ", text);
    }
    return (size_t)length;
}

void piece_table_read(PieceRow out[PIECE_ROWS]) {
    Table table;
    size_t rows = 0;
    table_open(&table, "sho-pieces.tsv", COLUMNS);
    while (table_next(&table)) {
        assert_true(rows < PIECE_ROWS);
        row_read(&table, &out[rows++]);
    }
    assert_int_equal(rows, PIECE_ROWS);
    const PieceRow *gold = piece_row(out, "gold");
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        if (strcmp(out[i].moves, "as gold") == 0) {
            memcpy(out[i].moves, gold->moves, sizeof out[i].moves);
        }
    }
}

const PieceRow *piece_row(const PieceRow rows[PIECE_ROWS], const char *code) {
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        if (strcmp(rows[i].code, code) == 0) {
            return &rows[i];
        }
    }
    print_error("no piece %s\n", code);
    fail();
    return NULL;
}

size_t piece_ways(const PieceRow *row, PieceWay out[PIECE_TARGETS_MAX]) {
    size_t count = 0;
    for (const char *group = row->moves; *group != '\0';) {
        size_t length = strcspn(group, ";");
        count += ways_of_group(group, length, out + count);
        group += length;
        group += strspn(group, "; ");
    }
    assert_true(count > 0 && count <= PIECE_TARGETS_MAX);
    return count;
}

void piece_moves_alone(const PieceRow *row, Square from, Colour owner, char out[PIECE_MOVES_MAX]) {
    PieceWay way[PIECE_TARGETS_MAX];
    size_t ways = piece_ways(row, way);
    int seat = owner == BLACK ? 1 : -1;
    size_t length = 0;
    out[0] = '\0';
    for (size_t i = 0; i < ways; i++) {
        int place[4] = {square_file(from), square_rank(from), 0, 0};
        for (int n = 1; n == 1 || way[i].runs; n++) {
            place[2] = place[0] - seat * n * way[i].right;
            place[3] = place[1] - seat * n * way[i].ahead;
            if (!on_board(place[2], place[3])) {
                break;
            }
            length += move_append(row, place, owner, out + length);
            assert_true(length + 20 < PIECE_MOVES_MAX);
        }
    }
}
