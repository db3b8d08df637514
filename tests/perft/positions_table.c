#include "tests/perft/positions_table.h"

#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/perft/spelled.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/sha256.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOVES_LIMIT = 700,
    TEXT_MAX = 256,
    FILE_NAME_MAX = 64,
    DIGEST_DIGITS = 16,
    POSITION_FIELDS = 7
};

static int text_compare(const void *one, const void *other) {
    return strcmp(one, other);
}

/* The SFENs after all moves, sorted, as one text; returns how many there are. */
static size_t successors_join(const Position *position, char *out) {
    static char text[MOVES_LIMIT][TEXT_MAX];
    MoveList list;
    moves_all(position, &list);
    assert_true(list.count <= MOVES_LIMIT);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        assert_true(sfen_write_unnumbered(&after, text[i], TEXT_MAX) < TEXT_MAX);
    }
    qsort(text, list.count, TEXT_MAX, text_compare);
    char *end = out;
    for (size_t i = 0; i < list.count; i++) {
        size_t length = strlen(text[i]);
        assert_true(i == 0 || strcmp(text[i - 1], text[i]) < 0);
        memcpy(end, text[i], length);
        end += length;
        *end++ = '\n';
    }
    end[list.count > 0 ? -1 : 0] = '\0';
    return list.count;
}

/* Opens a table of this game, such as "chu-positions.tsv". */
static void game_table_open(Table *table, const char *game, const char *what, size_t width) {
    char name[FILE_NAME_MAX];
    snprintf(name, sizeof name, "%s-%s.tsv", game, what);
    table_open(table, name, width);
}

size_t positions_check_counts(const char *game) {
    static char joined[MOVES_LIMIT * TEXT_MAX];
    Table table;
    size_t rows = 0;
    game_table_open(&table, game, "positions", POSITION_FIELDS);
    for (; table_next(&table); rows++) {
        Setting setting;
        char digest[SHA256_HEX_MAX];
        setting_begin(&setting, table.field[1], table.field[2]);
        size_t count = successors_join(&setting.position, joined);
        sha256_hex(joined, strlen(joined), digest);
        digest[DIGEST_DIGITS] = '\0';
        if (count != table_number(&table, 3) || strcmp(digest, table.field[4]) != 0) {
            print_error("%s: %zu moves, digest %s\n", table.field[0], count, digest);
            fail();
        }
        assert_int_equal(moves_count(&setting.position), count);
        assert_int_equal(spellings_count(&setting.position), table_number(&table, 5));
    }
    return rows;
}

/* Takes the listed moves of one position off the table of successors. */
static void successors_check(Table *successors, const Setting *setting, const char *name,
                             size_t count) {
    for (size_t i = 0; i < count; i++) {
        char text[TEXT_MAX];
        char usi[MOVE_TEXT_MAX];
        Position after;
        assert_true(table_next(successors));
        assert_string_equal(successors->field[0], name);
        Move move = move_by_usi(&setting->position, successors->field[1]);
        assert_true(move_is_legal(&setting->position, NULL, move, NULL));
        usi_write(move, usi, sizeof usi);
        assert_string_equal(usi, successors->field[1]);
        position_play(&setting->position, move, &after, NULL);
        sfen_write_unnumbered(&after, text, sizeof text);
        assert_string_equal(text, successors->field[2]);
    }
}

size_t positions_check_lists(const char *game) {
    Table table;
    Table successors;
    size_t lists = 0;
    game_table_open(&table, game, "positions", POSITION_FIELDS);
    game_table_open(&successors, game, "successors", 3);
    while (table_next(&table)) {
        Setting setting;
        MoveList list;
        size_t listed = table_number(&table, 6);
        if (listed == 0) {
            continue;
        }
        lists++;
        setting_begin(&setting, table.field[1], table.field[2]);
        moves_all(&setting.position, &list);
        assert_int_equal(list.count, listed);
        successors_check(&successors, &setting, table.field[0], listed);
    }
    assert_false(table_next(&successors));
    return lists;
}
