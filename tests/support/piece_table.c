#include "tests/support/piece_table.h"

#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 9, ZONE = 3 };

/* Where a table has its columns. */
enum {
    COLUMN_CODE,
    COLUMN_SFEN,
    COLUMN_TSA,
    COLUMN_ALIASES,
    COLUMN_ENGLISH,
    COLUMN_KANJI,
    COLUMN_KANJI_SHORT,
    COLUMN_ROMAJI,
    COLUMN_COUNT,
    COLUMN_PROMOTES_TO,
    COLUMN_PROMOTED_FROM,
    COLUMN_BLACK,
    COLUMN_WHITE,
    COLUMN_MOVES,
    COLUMN_ROYAL,
    COLUMN_LAST, /* sho: forced promotion; chu: lion power */
    COLUMN_KINDS
};

typedef struct Source {
    const char *file;
    size_t width;
    size_t column[COLUMN_KINDS];
} Source;

static const Source SHO = {
    .file = "sho-pieces.tsv",
    .width = 16,
    .column = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
};

static const Source CHU = {
    .file = "chu-pieces.tsv",
    .width = 21,
    .column = {0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 18, 17},
};

static void field_copy(const char *field, char *out, size_t capacity) {
    int length = snprintf(out, capacity, "%s", field);
    assert_true(length >= 0 && (size_t)length < capacity);
}

static int stuck_ranks(const char *text) {
    if (strcmp(text, "last two ranks") == 0) {
        return 2;
    }
    return strcmp(text, "last rank") == 0 ? 1 : 0;
}

static void row_read(const Table *table, const Source *source, PieceRow *row) {
    const char *field[COLUMN_KINDS];
    for (size_t i = 0; i < COLUMN_KINDS; i++) {
        field[i] = table->field[source->column[i]];
    }
    field_copy(field[COLUMN_CODE], row->code, sizeof row->code);
    field_copy(field[COLUMN_SFEN], row->sfen, sizeof row->sfen);
    field_copy(field[COLUMN_TSA], row->tsa, sizeof row->tsa);
    field_copy(field[COLUMN_ALIASES], row->aliases, sizeof row->aliases);
    field_copy(field[COLUMN_ENGLISH], row->english, sizeof row->english);
    field_copy(field[COLUMN_KANJI], row->kanji, sizeof row->kanji);
    field_copy(field[COLUMN_KANJI_SHORT], row->kanji_short, sizeof row->kanji_short);
    field_copy(field[COLUMN_ROMAJI], row->romaji, sizeof row->romaji);
    row->per_side = (int)table_number(table, source->column[COLUMN_COUNT]);
    field_copy(field[COLUMN_PROMOTES_TO], row->promotes_to, sizeof row->promotes_to);
    field_copy(field[COLUMN_PROMOTED_FROM], row->promoted_from, sizeof row->promoted_from);
    field_copy(field[COLUMN_BLACK], row->black_start, sizeof row->black_start);
    field_copy(field[COLUMN_WHITE], row->white_start, sizeof row->white_start);
    field_copy(field[COLUMN_MOVES], row->moves, sizeof row->moves);
    row->royal = strcmp(field[COLUMN_ROYAL], "yes") == 0;
    row->stuck_ranks = stuck_ranks(field[COLUMN_LAST]);
    field_copy(field[COLUMN_LAST], row->lion_power, sizeof row->lion_power);
}

/* "FL", "2FL", "2F1R": letters, with the number of squares before them where it is not one. */
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

static const PieceRow *row_of(const PieceRow *rows, size_t count, const char *code) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(rows[i].code, code) == 0) {
            return &rows[i];
        }
    }
    print_error("no piece %s\n", code);
    fail();
    return NULL;
}

/* "as gold" stands for the moves of the gold. */
static void rows_read(const Source *source, PieceRow *out, size_t count) {
    static const char AS[] = "as ";
    Table table;
    size_t rows = 0;
    table_open(&table, source->file, source->width);
    while (table_next(&table)) {
        assert_true(rows < count);
        row_read(&table, source, &out[rows++]);
    }
    assert_int_equal(rows, count);
    for (size_t i = 0; i < count; i++) {
        if (strncmp(out[i].moves, AS, strlen(AS)) == 0) {
            const PieceRow *like = row_of(out, count, out[i].moves + strlen(AS));
            memcpy(out[i].moves, like->moves, sizeof out[i].moves);
        }
    }
}

void piece_table_read(PieceRow out[PIECE_ROWS]) {
    rows_read(&SHO, out, PIECE_ROWS);
}

void piece_table_read_chu(PieceRow out[PIECE_ROWS_CHU]) {
    rows_read(&CHU, out, PIECE_ROWS_CHU);
}

const PieceRow *piece_row(const PieceRow rows[PIECE_ROWS], const char *code) {
    return row_of(rows, PIECE_ROWS, code);
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
