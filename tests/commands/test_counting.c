/* The commands perft and moves, compared with tables of counts and of moves. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES_MAX = 30000, LINE_MAX_BYTES = 256 };

/* The rows of a table that need not be counted by spellings or stop early, and not for long. */
static int counts_check(const char *name) {
    Table table;
    int rows = 0;
    table_open(&table, name, 6);
    while (table_next(&table)) {
        char options[512];
        char words[600];
        char output[64];
        if (table_number(&table, 5) > NODES_MAX || strcmp(table.field[2], "unique") != 0) {
            continue;
        }
        program_options(options, sizeof options, table.field[1], table.field[0]);
        snprintf(words, sizeof words, "perft %s %s", options, table.field[4]);
        snprintf(output, sizeof output, "nodes %s\n", table.field[5]);
        program_expect(words, 0, output, "");
        rows++;
    }
    return rows;
}

static void test_counts(void **state) {
    (void)state;
    assert_true(counts_check("sho-perft.tsv") >= 20);
    assert_true(counts_check("chu-perft.tsv") >= 100);
}

static void test_depths(void **state) {
    (void)state;
    program_expect("perft 0", 0, "nodes 1\n", "");
    program_expect("perft -d 0", 0, "nodes 1\n", "");
    program_expect("perft 1", 0, "nodes 26\n", "");
    static const char SENTENCE[] = "sanban perft: The depth must be a number from 0 to 20.";
    static const char *const BAD[] = {"x", "1x", "''", "21", "+", "1.5", "99999999999999999999"};
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        char words[64];
        snprintf(words, sizeof words, "perft %s", BAD[i]);
        program_expect_usage(words, SENTENCE);
    }
    program_expect_usage("perft", "sanban perft: Give one depth.");
    program_expect_usage("perft 1 2", "sanban perft: Give one depth.");
}

/* The number at the end of a line of -d. */
static unsigned long count_of(const char *line) {
    const char *blank = strchr(line, ' ');
    assert_non_null(blank);
    return strtoul(blank + 1, NULL, 10);
}

/* -d: one line for each first move, sorted, whose numbers make up the whole. */
static void test_each_first_move(void **state) {
    (void)state;
    const Run *run = program_run("perft -d 3");
    assert_int_equal(run->code, 0);
    unsigned long sum = 0;
    int lines = 0;
    const char *line = run->output;
    char last[16] = "";
    for (; strncmp(line, "nodes ", 6) != 0; line += strcspn(line, "\n") + 1) {
        char move[16];
        snprintf(move, sizeof move, "%.*s", (int)strcspn(line, " "), line);
        assert_true(strcmp(last, move) < 0);
        snprintf(last, sizeof last, "%s", move);
        sum += count_of(line);
        lines++;
    }
    assert_int_equal(lines, 26);
    assert_int_equal(count_of(line), sum);
    assert_string_equal(line + strcspn(line, "\n"), "\n");
}

/* The rows of the table of successors for one position, and what the program says about it. */
typedef struct Listing {
    char each[PROGRAM_OUTPUT_MAX];  /* as perft -d 1 must print it */
    char plain[PROGRAM_OUTPUT_MAX]; /* USI, blank, SFEN without number */
    int count;
} Listing;

static void listing_of(const char *successors, const char *id, Listing *out) {
    Table table;
    size_t each = 0;
    size_t plain = 0;
    out->count = 0;
    table_open(&table, successors, 3);
    while (table_next(&table)) {
        if (strcmp(table.field[0], id) == 0) {
            each += (size_t)snprintf(out->each + each, sizeof out->each - each, "%s 1\n",
                                     table.field[1]);
            plain += (size_t)snprintf(out->plain + plain, sizeof out->plain - plain, "%s %s\n",
                                      table.field[1], table.field[2]);
            out->count++;
        }
    }
    snprintf(out->each + each, sizeof out->each - each, "nodes %d\n", out->count);
    assert_true(each < sizeof out->each && plain < sizeof out->plain);
}

/* Takes the move number out of an SFEN; a field d= may stand behind it. */
static void drop_number(char *sfen) {
    char *tail = strstr(sfen, " d=");
    char *end = tail != NULL ? tail : sfen + strlen(sfen);
    char *number = end - 1;
    while (*number != ' ') {
        assert_true(number > sfen);
        number--;
    }
    memmove(number, end, strlen(end) + 1);
}

/* Turns "usi TAB tsa TAB sfen number" into "usi sfen", and checks that there are these three
 * fields. */
static void strip(const char *output, char *out, size_t capacity) {
    size_t used = 0;
    out[0] = '\0';
    for (const char *line = output; *line != '\0'; line += strcspn(line, "\n") + 1) {
        char text[LINE_MAX_BYTES];
        snprintf(text, sizeof text, "%.*s", (int)strcspn(line, "\n"), line);
        char *tsa = strchr(text, '\t');
        assert_non_null(tsa);
        *tsa++ = '\0';
        char *sfen = strchr(tsa, '\t');
        assert_non_null(sfen);
        *sfen++ = '\0';
        assert_true(tsa[0] != '\0' && strchr(sfen, '\t') == NULL);
        drop_number(sfen);
        used += (size_t)snprintf(out + used, capacity - used, "%s %s\n", text, sfen);
        assert_true(used < capacity);
    }
}

static int listed_check(const char *positions, const char *successors) {
    static Listing listing;
    static char stripped[PROGRAM_OUTPUT_MAX];
    Table table;
    int rows = 0;
    table_open(&table, positions, 7);
    while (table_next(&table)) {
        char options[512];
        char words[600];
        if (table_number(&table, 6) == 0) {
            continue;
        }
        listing_of(successors, table.field[0], &listing);
        assert_int_equal(listing.count, table_number(&table, 6));
        program_options(options, sizeof options, table.field[1], table.field[2]);
        snprintf(words, sizeof words, "perft -d %s 1", options);
        program_expect(words, 0, listing.each, "");
        snprintf(words, sizeof words, "moves %s", options);
        const Run *run = program_run(words);
        assert_int_equal(run->code, 0);
        assert_string_equal(run->error, "");
        strip(run->output, stripped, sizeof stripped);
        assert_string_equal(stripped, listing.plain);
        rows++;
    }
    return rows;
}

static void test_listed_positions(void **state) {
    (void)state;
    assert_true(listed_check("sho-positions.tsv", "sho-successors.tsv") >= 10);
    assert_true(listed_check("chu-positions.tsv", "chu-successors.tsv") >= 50);
}

static void test_moves_in_full(void **state) {
    (void)state;
    program_expect("moves -p k8/9/4P4/9/9/9/9/9/4K3g_b_-_7", 0,
                   "5c5b\tP-5b=\tk8/4P4/9/9/9/9/9/9/4K3g w - 8\n"
                   "5c5b+\tP-5b+\tk8/4+P4/9/9/9/9/9/9/4K3g w - 8\n"
                   "5i4h\tK-4h\tk8/9/4P4/9/9/9/9/5K3/8g w - 8\n"
                   "5i4i\tK-4i\tk8/9/4P4/9/9/9/9/9/5K2g w - 8\n"
                   "5i5h\tK-5h\tk8/9/4P4/9/9/9/9/4K4/8g w - 8\n"
                   "5i6h\tK-6h\tk8/9/4P4/9/9/9/9/3K5/8g w - 8\n"
                   "5i6i\tK-6i\tk8/9/4P4/9/9/9/9/9/3K4g w - 8\n",
                   "");
    /* Mate (SE6 of the rules): no move, and that is no mistake. */
    program_expect("moves -r fairy -p 4k4/3+P1+P3/4G4/9/9/9/9/9/4K4_w_-_1", 0, "", "");
    program_expect("perft -r fairy -p 4k4/3+P1+P3/4G4/9/9/9/9/9/4K4_w_-_1 1", 0, "nodes 0\n", "");
    program_expect_usage("moves 7g7f", "sanban moves: Nothing may follow the options.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),          cmocka_unit_test(test_depths),
        cmocka_unit_test(test_each_first_move), cmocka_unit_test(test_listed_positions),
        cmocka_unit_test(test_moves_in_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
