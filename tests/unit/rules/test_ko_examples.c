/* The worked examples of ko shogi: what becomes of each move, and every point that it changes. */
#include "rules/notation/tsa.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXAMPLES = 139, CHANGES_LIMIT = 32, CHANGE_MAX = 32, LIST_MAX = CHANGES_LIMIT * CHANGE_MAX };

static void piece_text(const Position *position, Square square, char out[CHANGE_MAX]) {
    const Kind *kind = position_kind(position, square);
    if (kind == NULL) {
        snprintf(out, CHANGE_MAX, "-");
        return;
    }
    bool black = piece_owner(position->cell[square]) == BLACK;
    snprintf(out, CHANGE_MAX, "%s%s", black ? "B " : "W ", kind->tsa);
}

static int compare(const void *one, const void *other) {
    return strcmp(one, other);
}

/* "10g:W P>B M; 10k:B M>-", the points in the order of their texts. An empty point is "-" after a
 * change and nothing before it. */
static void changes_text(const Position *before, const Position *after, char out[LIST_MAX]) {
    static char change[CHANGES_LIMIT][2 * CHANGE_MAX + SQUARE_NAME_MAX + 2];
    size_t count = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        char name[SQUARE_NAME_MAX];
        char was[CHANGE_MAX];
        char is[CHANGE_MAX];
        if (before->cell[square] == after->cell[square]) {
            continue;
        }
        square_write(square, name);
        piece_text(before, square, was);
        piece_text(after, square, is);
        assert_true(count < CHANGES_LIMIT);
        snprintf(change[count++], sizeof change[0], "%s:%s>%s", name, was, is);
    }
    qsort(change, count, sizeof change[0], compare);
    size_t length = 0;
    snprintf(out, LIST_MAX, "-");
    for (size_t i = 0; i < count; i++) {
        length +=
            (size_t)snprintf(out + length, LIST_MAX - length, "%s%s", i > 0 ? "; " : "", change[i]);
    }
}

/* "legal", "illegal" or "ambiguous". */
static const char *verdict_of(const Position *position, const char *text, Move *move) {
    Problem why;
    Reading reading = tsa_read(move, position, text, &why);
    if (reading == READING_UNREADABLE) {
        return "ambiguous";
    }
    bool legal = reading == READING_MOVE && move_is_legal(position, NULL, *move, NULL);
    return legal ? "legal" : "illegal";
}

static void example_check(Table *table) {
    Setting setting;
    Move move;
    setting_begin(&setting, table->field[1], table->field[2]);
    const char *verdict = verdict_of(&setting.position, table->field[3], &move);
    if (strcmp(verdict, table->field[4]) != 0) {
        print_error("%s: %s is %s\n", table->field[0], table->field[3], verdict);
        fail();
    }
    if (strcmp(verdict, "legal") != 0) {
        return;
    }
    char changes[LIST_MAX];
    Position after;
    position_play(&setting.position, move, &after, NULL);
    changes_text(&setting.position, &after, changes);
    assert_string_equal(changes, table->field[6]);
    Verdict end = position_verdict(&after, NULL);
    bool command = end.over && end.reason == REASON_COMMAND;
    assert_string_equal(command ? verdict_winner_word(end) : "none", table->field[5]);
}

static void test_examples(void **state) {
    (void)state;
    Table table;
    size_t rows = 0;
    table_open(&table, "ko-examples.tsv", 7);
    for (; table_next(&table); rows++) {
        example_check(&table);
    }
    assert_int_equal(rows, EXAMPLES);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_examples)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
