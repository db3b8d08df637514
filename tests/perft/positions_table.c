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

    TEXT_MAX = SFEN_MAX,
    FILE_NAME_MAX = 64,
    DIGEST_DIGITS = 16,
    POSITION_FIELDS = 7
};

static int text_compare(const void *one, const void *other) {
    return strcmp(one, other);
}

/* Texts of one size, growing. */
typedef struct Texts {
    size_t count;
    char (*text)[TEXT_MAX];
} Texts;

/* The SFENs after all moves, sorted. To be freed. */
static Texts successors_of(const Position *position) {
    static MoveList list;
    moves_all(position, &list);
    Texts texts = {.count = list.count, .text = calloc(list.count + 1, TEXT_MAX)};
    assert_non_null(texts.text);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        assert_true(sfen_write_unnumbered(&after, texts.text[i], TEXT_MAX) < TEXT_MAX);
    }
    qsort(texts.text, texts.count, TEXT_MAX, text_compare);
    return texts;
}

/* The digest of all of them as one text; each must differ from the others. */
static void successors_digest(const Texts *texts, char out[SHA256_HEX_MAX]) {
    char *joined = malloc(texts->count * TEXT_MAX + 1);
    assert_non_null(joined);
    char *end = joined;
    for (size_t i = 0; i < texts->count; i++) {
        size_t length = strlen(texts->text[i]);
        assert_true(i == 0 || strcmp(texts->text[i - 1], texts->text[i]) < 0);
        memcpy(end, texts->text[i], length);
        end += length;
        *end++ = '\n';
    }
    sha256_hex(joined, texts->count > 0 ? (size_t)(end - joined) - 1 : 0, out);
    out[DIGEST_DIGITS] = '\0';
    free(joined);
}

/* Opens a table of this game, such as "chu-positions.tsv". */
static void game_table_open(Table *table, const char *game, const char *what, size_t width) {
    char name[FILE_NAME_MAX];
    snprintf(name, sizeof name, "%s-%s.tsv", game, what);
    table_open(table, name, width);
}

size_t positions_check_counts(const char *game) {
    Table table;
    size_t rows = 0;
    game_table_open(&table, game, "positions", POSITION_FIELDS);
    for (; table_next(&table); rows++) {
        Setting setting;
        char digest[SHA256_HEX_MAX];
        setting_begin(&setting, table.field[1], table.field[2]);
        Texts texts = successors_of(&setting.position);
        successors_digest(&texts, digest);
        free(texts.text);
        if (texts.count != table_number(&table, 3) || strcmp(digest, table.field[4]) != 0) {
            print_error("%s: %zu moves, digest %s\n", table.field[0], texts.count, digest);
            fail();
        }
        assert_int_equal(moves_count(&setting.position), texts.count);
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
