/* Saved games that are refused: each fault with its line, its column and a sentence. */
#include "rules/formats/record_file.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 16384 };

/* The lines of a good record, the first one at 1. */
static const char *const LINES[] = {
    NULL,
    "sanban record 1",
    "game sho",
    "option self_check=legal",
    "option bare_king=simple",
    "option repetition=fourfold_no_contest",
    "option perpetual_check=loses",
    "option stalemate=loss",
    "option knight_second_last=forced",
    "option illegal_move=refused",
    "black Ann",
    "white",
    "begun 2026-11-30 04:10",
    "played",
    "saved 7",
    "flipped no",
    "start startpos",
    "plies 3",
    "result none",
    "position lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2",
    "1 7g7f here",
    "2 3c3d",
    "3 8h2b+",
    "3 2g2f shown",
    "comment well",
    "end white resignation",
    "1 2g2f",
    "end of record",
};
enum { LINE_COUNT = sizeof LINES / sizeof LINES[0] };

/* Replaces the line `number` (0: none) by `text`, which may be several lines; NULL leaves it out.
 */
static size_t text_make(char out[TEXT_MAX], size_t number, const char *text) {
    size_t length = 0;
    for (size_t i = 1; i < LINE_COUNT; i++) {
        const char *line = i == number ? text : LINES[i];
        if (line != NULL) {
            int added = snprintf(out + length, TEXT_MAX - length, "%s\n", line);
            assert_true(added > 0 && (size_t)added < TEXT_MAX - length);
            length += (size_t)added;
        }
    }
    return length;
}

typedef struct Fault {
    size_t replaced; /* number of the line */
    const char *text;
    int line, column;
    const char *part; /* of the sentence */
} Fault;

static void expect_refused_record(const Fault *fault) {
    static char text[TEXT_MAX];
    RecordHeads heads = {.saved = 99};
    Problem why = {.text = ""};
    size_t length = text_make(text, fault->replaced, fault->text);
    Game *game = record_read(text, length, &heads, &why);
    if (game != NULL || why.line != fault->line || why.column != fault->column) {
        print_error("%s: line %d, column %d: %s\n",
                    fault->text != NULL ? fault->text : "(left out)", why.line, why.column,
                    why.text);
        fail();
    }
    expect_sentence(why.text);
    expect_part(why.text, fault->part);
    assert_true(heads.saved == 99);
    assert_null(record_read(text, length, &heads, NULL));
}

static void expect_all_refused(const Fault *faults, size_t count) {
    for (size_t i = 0; i < count; i++) {
        expect_refused_record(&faults[i]);
    }
}

static void test_without_a_fault(void **state) {
    (void)state;
    static char text[TEXT_MAX];
    RecordHeads heads;
    RecordSummary summary;
    Game *game = record_read(text, text_make(text, 0, NULL), &heads, NULL);
    assert_non_null(game);
    assert_string_equal(heads.name[BLACK], "Ann");
    assert_true(record_peek(text, strlen(text), &summary, NULL));
    game_free(game);
}

static void test_first_line(void **state) {
    (void)state;
    static const Fault faults[] = {
        {1, "sanban record 2", 1, 15, "newer version"},
        {1, "sanban record 4000000000", 1, 15, "newer version"},
        {1, "sanban record 0", 1, 1, "no saved game"},
        {1, "sanban record 1 ", 1, 1, "no saved game"},
        {1, "sanban record", 1, 1, "no saved game"},
        {1, "Sanban record 1", 1, 1, "no saved game"},
        {1, "", 1, 1, "no saved game"},
        {1, NULL, 1, 1, "no saved game"},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

static void test_heads(void **state) {
    (void)state;
    static const Fault faults[] = {
        {2, "game chess", 2, 6, "no game \"chess\""},
        {2, "game", 2, 5, "no game \"\""},
        {2, "game sho ", 2, 6, "no game"},
        {4, "option bare_king=maybe", 4, 18, "it may be: simple, counter, none"},
        {4, "option bare_king", 4, 8, "bare_king=..."},
        {4, "option bare_kings=simple", 4, 8, "bare_king=..."},
        {4, "option stalemate=loss", 4, 8, "bare_king=..."},
        {10, "black a\\b", 10, 8, "backslash"},
        {10, "black a\\x00", 10, 8, "backslash"},
        {10, "black \xe6\x97", 10, 7, "0xe6"},
        {10, "black a\tb", 10, 8, "0x09"},
        {11, "white 1234567890123456789012345678901234567890123456789012345678901234", 11, 7,
         "at most 63 bytes"},
        {12, "begun 12345678901234567890123456789012", 12, 7, "at most 31 bytes"},
        {13, "played \\", 13, 8, "backslash"},
        {14, "saved", 14, 6, "no number"},
        {14, "saved -1", 14, 7, "no number"},
        {14, "saved 7 ", 14, 7, "no number"},
        {14, "saved 18446744073709551616", 14, 7, "no number"},
        {15, "flipped maybe", 15, 9, "\"yes\" or \"no\""},
        {15, "flipped", 15, 8, "\"yes\" or \"no\""},
        {16, "start", 16, 6, "no position"},
        {16, "start startpos b", 16, 8, "no piece \"t\""},
        {16, "start 4k4/9/9/9/9/9/9/4X4/4K4 b - 1", 16, 24, "no piece \"X\""},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

/* Every head must stand in its place: none may be missing, doubled or unknown. */
static void test_places_of_heads(void **state) {
    (void)state;
    for (int number = 2; number <= 19; number++) {
        char doubled[512];
        char key[32];
        char expected[64];
        (void)snprintf(key, sizeof key, "%.*s", (int)strcspn(LINES[number], " "), LINES[number]);
        (void)snprintf(expected, sizeof expected, "\"%s ...\" was expected", key);
        (void)snprintf(doubled, sizeof doubled, "%s\n%s", LINES[number], LINES[number]);
        bool option = number >= 3 && number < 9;
        const Fault missing = {(size_t)number, NULL, number, option ? 8 : 1,
                               option ? "was expected" : expected};
        const Fault unknown = {(size_t)number, "colour red", number, 1, expected};
        const Fault empty = {(size_t)number, "", number, 1, expected};
        const Fault twice = {(size_t)number, doubled, number + 1, option ? 8 : 1, "was expected"};
        expect_refused_record(&missing);
        expect_refused_record(&unknown);
        expect_refused_record(&empty);
        expect_refused_record(&twice);
    }
}

static void test_moves(void **state) {
    (void)state;
    static const Fault faults[] = {
        {20, "1 7g7e", 20, 3, "The move 7g7e is refused: "},
        {20, "1 3c3d", 20, 3, "The move 3c3d is refused: "},
        {20, "1 7g", 20, 5, "missing"},
        {20, "1 P-7f", 20, 3, "square"},
        {20, "1 7g7z", 20, 5, "no square"},
        {20, "1 ", 20, 3, "square"},
        {20, "1", 20, 2, "depth and a blank"},
        {20, "1\t7g7f", 20, 2, "0x09"},
        {20, "7g7f", 20, 2, "depth and a blank"},
        {20, "99999999999999999999 7g7f", 20, 1, "depth and a blank"},
        {20, "0 7g7f", 20, 1, "from 1 to 1"},
        {20, "2 7g7f", 20, 1, "from 1 to 1"},
        {21, "3 3c3d", 21, 1, "from 1 to 2"},
        {23, "3 8h2b+", 23, 3, "told here before"},
        {26, "1 7g7f", 26, 3, "told here before"},
        {22, "3 8h2b+\n3 2g2f\n3 8h2b+", 24, 3, "told here before"},
        {22, "3 8h1a", 22, 3, "The move 8h1a is refused: "},
        {26, "9e9d", 26, 2, "depth and a blank"},
        {26, "", 26, 1, "was expected"},
        {26, "move 2g2f", 26, 1, "was expected"},
        {26, "black Ann", 26, 1, "was expected"},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

static void test_marks(void **state) {
    (void)state;
    static const Fault faults[] = {
        {23, "3 2g2f  shown", 23, 8, "Behind a move"},
        {23, "3 2g2f seen", 23, 8, "Behind a move"},
        {23, "3 2g2f ", 23, 8, "Behind a move"},
        {23, "3 2g2f shown ", 23, 14, "Behind a move"},
        {23, "3 2g2f shown shown", 23, 14, "Behind a move"},
        {23, "3 2g2f shown here", 23, 14, "once in all"},
        {20, "1 7g7f here shown", 20, 13, "Behind a move"},
        {20, "1 7g7f here here", 20, 13, "once in all"},
        {21, "2 3c3d here", 21, 8, "once in all"},
        {21, "2 3c3d shown", 21, 8, "first move at its place"},
        {23, "3 2g2f shown\n3 9g9f shown", 24, 8, "Only one"},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

static void test_comments_and_ends(void **state) {
    (void)state;
    static const Fault faults[] = {
        {24, "comment a\\nb", 24, 10, "backslash"},
        {24, "comment a\\\ncomment \\x0", 25, 9, "backslash"},
        {24, "end white resignation\ncomment a", 25, 1, "right after its move"},
        {24, "Comment a", 24, 1, "was expected"},
        {25, "end", 25, 4, "\"black\", \"white\" or \"draw\""},
        {25, "end nobody resignation", 25, 5, "\"black\", \"white\" or \"draw\""},
        {25, "end white", 25, 10, "Nothing ends"},
        {25, "end white none", 25, 11, "Nothing ends"},
        {25, "end white boredom", 25, 11, "Nothing ends a game by \"boredom\""},
        {25, "end white bare_king", 25, 5, "players cannot"},
        {25, "end draw resignation", 25, 5, "players cannot"},
        {25, "end black agreed_draw", 25, 5, "players cannot"},
        {25, "end white resignation\nend white resignation", 26, 1, "over here already"},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

static void test_after_an_end_by_the_rules(void **state) {
    (void)state;
    static const Fault faults[] = {
        {16, "start 4k4/9/9/9/9/9/9/4P4/4K4 w - 1", 20, 3, "The game is over: "},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

static void test_an_end_after_an_end_by_the_rules(void **state) {
    (void)state;
    static char text[TEXT_MAX];
    static char bare[2 * TEXT_MAX];
    Problem why = {.text = ""};
    RecordHeads heads;
    text_make(text, 20, "end white resignation");
    const char *start = strstr(text, "startpos");
    assert_non_null(start);
    int length = snprintf(bare, sizeof bare, "%.*s4k4/9/9/9/9/9/9/4P4/4K4 w - 1%s",
                          (int)(start - text), text, start + strlen("startpos"));
    assert_null(record_read(bare, (size_t)length, &heads, &why));
    assert_int_equal(why.line, 20);
    assert_int_equal(why.column, 1);
    expect_part(why.text, "The game is over here already: ");
}

static void test_last_line(void **state) {
    (void)state;
    static const Fault faults[] = {
        {27, NULL, 27, 0, "ends too early"},
        {27, "end of", 27, 5, "was expected"},
        {27, "end of record ", 27, 5, "was expected"},
        {27, "end of record\n", 28, 0, "Nothing may follow"},
        {27, "end of record\nend of record", 28, 0, "Nothing may follow"},
        {26, "end of record", 27, 0, "Nothing may follow"},
    };
    expect_all_refused(faults, sizeof faults / sizeof faults[0]);
}

/* Heads that follow from the plies: reading plays the moves instead, peeking believes them. */
static void test_derived_heads(void **state) {
    (void)state;
    static const Fault faults[] = {
        {17, "plies many", 17, 7, "no number"},
        {17, "plies 4294967296", 17, 7, "so many plies"},
        {17, "plies", 17, 6, "no number"},
        {18, "result", 18, 7, "was expected"},
        {18, "result nobody mate", 18, 8, "was expected"},
        {18, "result black", 18, 13, "Nothing ends"},
        {18, "result black none", 18, 14, "Nothing ends"},
    };
    static char text[TEXT_MAX];
    RecordHeads heads;
    RecordSummary summary;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        Problem why = {.text = ""};
        size_t length = text_make(text, faults[i].replaced, faults[i].text);
        assert_false(record_peek(text, length, &summary, &why));
        assert_int_equal(why.line, faults[i].line);
        assert_int_equal(why.column, faults[i].column);
        expect_part(why.text, faults[i].part);
        expect_sentence(why.text);
        Game *game = record_read(text, length, &heads, NULL);
        assert_non_null(game);
        game_free(game);
    }
    assert_true(record_peek(text, text_make(text, 19, "position nowhere"), &summary, NULL));
    assert_string_equal(summary.shown, "");
}

/* Every single byte in turn becomes one that no text has. */
static void test_a_bad_byte_anywhere(void **state) {
    (void)state;
    static char text[TEXT_MAX];
    static const char bad[] = {'\0', '\x07', '\x7f', '\xff'};
    size_t length = text_make(text, 0, NULL);
    for (size_t at = 0; at < length; at++) {
        char good = text[at];
        for (size_t i = 0; i < sizeof bad; i++) {
            RecordHeads heads;
            Problem why = {.text = ""};
            text[at] = bad[i];
            assert_null(record_read(text, length, &heads, &why));
            expect_sentence(why.text);
            assert_true(why.line >= 1);
        }
        text[at] = good;
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_without_a_fault),
        cmocka_unit_test(test_first_line),
        cmocka_unit_test(test_heads),
        cmocka_unit_test(test_places_of_heads),
        cmocka_unit_test(test_moves),
        cmocka_unit_test(test_marks),
        cmocka_unit_test(test_comments_and_ends),
        cmocka_unit_test(test_after_an_end_by_the_rules),
        cmocka_unit_test(test_an_end_after_an_end_by_the_rules),
        cmocka_unit_test(test_last_line),
        cmocka_unit_test(test_derived_heads),
        cmocka_unit_test(test_a_bad_byte_anywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
