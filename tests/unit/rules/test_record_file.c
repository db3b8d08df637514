/* Saved games: what is written, and that reading it leaves no difference. */
#include "rules/formats/record_file.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/same_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const RecordHeads HEADS = {.name = {"Ann", "\xe5\xa4\xaa\xe9\x83\x8e"},
                                  .begun = "2026-11-30 04:10",
                                  .played = "2026-11-30 05:00",
                                  .saved = 7,
                                  .flipped = true};

static Game *game_of(const char *rules, const char *sfen) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    return game;
}

static void moves_play(Game *game, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        assert_true(game_play(game, move_by_usi(game_position(game), word), NULL));
    }
}

static void undo_times(Game *game, int times) {
    for (int i = 0; i < times; i++) {
        assert_true(game_undo(game));
    }
}

static bool heads_are_same(const RecordHeads *one, const RecordHeads *other) {
    return strcmp(one->name[BLACK], other->name[BLACK]) == 0 &&
           strcmp(one->name[WHITE], other->name[WHITE]) == 0 &&
           strcmp(one->begun, other->begun) == 0 && strcmp(one->played, other->played) == 0 &&
           one->saved == other->saved && one->flipped == other->flipped;
}

static Game *text_read(const char *text, size_t length, RecordHeads *heads) {
    Problem why = {.text = ""};
    Game *game = record_read(text, length, heads, &why);
    if (game == NULL) {
        print_error("line %d, column %d: %s\n", why.line, why.column, why.text);
    }
    assert_non_null(game);
    return game;
}

/* Writes the game, reads it, finds no difference and writes the same again. Returns the text, which
 * the caller frees. */
static char *there_and_back(const Game *game, const RecordHeads *heads, size_t *length) {
    RecordHeads read_heads;
    size_t again_length = 0;
    char *text = record_write(game, heads, length);
    assert_non_null(text);
    assert_int_equal(strlen(text), *length);
    assert_true(record_is_whole(text, *length));
    Game *again = text_read(text, *length, &read_heads);
    assert_true(game_is_same(game, again));
    assert_true(heads_are_same(heads, &read_heads));
    char *same = record_write(again, &read_heads, &again_length);
    assert_string_equal(same, text);
    free(same);
    game_free(again);
    return text;
}

static void expect_there_and_back(Game *game) {
    size_t length = 0;
    free(there_and_back(game, &HEADS, &length));
    game_free(game);
}

/* A game with variations, comments and ends in all places. */
static Game *game_with_everything(void) {
    Game *game = game_of("fairy stalemate=draw", "startpos");
    assert_true(game_comment(game, "Begun in\n\\haste\\"));
    moves_play(game, "7g7f 3c3d 8h2b+");
    undo_times(game, 1);
    moves_play(game, "2g2f 8c8d");
    assert_true(game_comment(game, "x"));
    game_end(game, verdict_for(WHITE, REASON_RESIGNATION));
    game_show(game, game_start(game));
    moves_play(game, "2g2f");
    game_show(game, game_start(game));
    moves_play(game, "7g7f");
    return game;
}

static const char EVERYTHING[] = "sanban record 1\n"
                                 "game sho\n"
                                 "option self_check=illegal\n"
                                 "option bare_king=none\n"
                                 "option repetition=fourfold_no_contest\n"
                                 "option perpetual_check=loses\n"
                                 "option stalemate=draw\n"
                                 "option knight_second_last=forced\n"
                                 "option illegal_move=refused\n"
                                 "black Ann\n"
                                 "white \xe5\xa4\xaa\xe9\x83\x8e\n"
                                 "begun 2026-11-30 04:10\n"
                                 "played 2026-11-30 05:00\n"
                                 "saved 7\n"
                                 "flipped yes\n"
                                 "start startpos\n"
                                 "plies 4\n"
                                 "result white resignation\n"
                                 "position lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/"
                                 "LNSGKGSNL w - 2\n"
                                 "comment Begun in\n"
                                 "comment \\\\haste\\\\\n"
                                 "1 7g7f here\n"
                                 "2 3c3d\n"
                                 "3 8h2b+\n"
                                 "3 2g2f shown\n"
                                 "4 8c8d\n"
                                 "comment x\n"
                                 "end white resignation\n"
                                 "1 2g2f\n"
                                 "end of record\n";

static void test_what_is_written(void **state) {
    (void)state;
    size_t length = 0;
    Game *game = game_with_everything();
    char *text = there_and_back(game, &HEADS, &length);
    assert_string_equal(text, EVERYTHING);
    free(text);
    game_free(game);
}

static void test_an_empty_game(void **state) {
    (void)state;
    static const RecordHeads none = {.saved = 0};
    size_t length = 0;
    Game *game = game_of("default", "startpos");
    char *text = there_and_back(game, &none, &length);
    expect_part(text, "\nblack\nwhite\nbegun\nplayed\nsaved 0\nflipped no\nstart startpos\n"
                      "plies 0\nresult none\n");
    expect_part(text, " b - 1\nend of record\n");
    free(text);
    game_free(game);
}

/* Going back and on leads the same ways as before. */
static void test_undo_and_redo(void **state) {
    (void)state;
    RecordHeads heads;
    Game *game = text_read(EVERYTHING, strlen(EVERYTHING), &heads);
    assert_int_equal(ply_depth(game_ply(game)), 1);
    assert_true(game_redo(game) && game_redo(game));
    expect_sfen(game_position(game),
                "lnsgkgsnl/1r2e2b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B2E2R1/LNSGKGSNL w - 4");
    assert_true(game_redo(game));
    assert_false(game_redo(game));
    expect_verdict(game_verdict(game), "white resignation");
    assert_int_equal(game_history(game)->count, 5);
    assert_true(game_undo(game));
    expect_verdict(game_verdict(game), "none");
    assert_int_equal(ply_depth(game_ply(game)), 4);
    undo_times(game, 4);
    assert_false(game_undo(game));
    game_free(game);
}

/* A resignation while an older position is shown: the game keeps all its moves. */
static void test_an_end_with_moves_behind_it(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f 3c3d 2g2f 8c8d");
    undo_times(game, 2);
    game_end(game, verdict_for(BLACK, REASON_RESIGNATION));
    expect_there_and_back(game);
    game = game_of("default", "startpos");
    moves_play(game, "7g7f");
    undo_times(game, 1);
    game_end(game, verdict_for(COLOUR_NONE, REASON_AGREED_DRAW));
    expect_there_and_back(game);
}

static void test_ends(void **state) {
    (void)state;
    static const struct {
        uint8_t winner;
        Reason reason;
    } rows[] = {{BLACK, REASON_RESIGNATION},
                {WHITE, REASON_RESIGNATION},
                {BLACK, REASON_ILLEGAL_MOVE},
                {WHITE, REASON_ILLEGAL_MOVE},
                {COLOUR_NONE, REASON_AGREED_DRAW}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Game *game = game_of("default", "startpos");
        moves_play(game, "7g7f");
        game_end(game, verdict_for(rows[i].winner, rows[i].reason));
        expect_there_and_back(game);
    }
}

/* What the rules say is not written but found again. */
static void test_ends_by_the_rules(void **state) {
    (void)state;
    size_t length = 0;
    Game *game = game_of("default", "4k4/9/4r4/3S5/9/9/9/9/4K3P b - 1");
    moves_play(game, "6d5c");
    char *text = there_and_back(game, &HEADS, &length);
    expect_part(text, "\nresult black bare_king\n");
    expect_part(text, "\n1 6d5c here\nend of record\n");
    free(text);
    game_free(game);
    expect_there_and_back(game_of("default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1"));
}

static void test_starts(void **state) {
    (void)state;
    size_t length = 0;
    Game *game = game_of("default", "4k4/9/9/9/9/4p4/9/4P4/4K4 w - 35");
    moves_play(game, "5f5g");
    char *text = there_and_back(game, &HEADS, &length);
    expect_part(text, "\nstart 4k4/9/9/9/9/4p4/9/4P4/4K4 w - 35\n");
    free(text);
    game_free(game);
    game =
        game_of("default", "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 2");
    text = there_and_back(game, &HEADS, &length);
    expect_part(text, "\nstart lnsgkgsnl/");
    free(text);
    game_free(game);
}

static void comment_there_and_back(const char *comment) {
    Game *game = game_of("default", "startpos");
    assert_true(game_comment(game, comment));
    moves_play(game, "7g7f");
    assert_true(game_comment(game, comment));
    expect_there_and_back(game);
}

static void test_comments(void **state) {
    (void)state;
    static const char *const comments[] = {
        "\n",
        "\n\n",
        "a\n",
        "\na",
        " a ",
        "\\",
        "a\\",
        "a\\\\",
        "\\\nb",
        "end",
        "1 7g7f",
        "end of record",
        "\r\n",
        "\t",
        "\xe5\xb0",
        "\xff",
        "comment a",
        "\\x41",
        ("\xef\xbb\xbf"
         "a"),
        "a\\\n\\",
        "",
    };
    for (size_t i = 0; i < sizeof comments / sizeof comments[0]; i++) {
        comment_there_and_back(comments[i]);
    }
}

/* Without breaks and with breaks, plain, of several bytes a character, and of bytes that each need
 * an escape. */
static void test_long_comments(void **state) {
    (void)state;
    static char text[60001];
    static const char *const patterns[] = {"a", "\\", "\x01", "\xe5\xb0\x8f", "word\n", "\xff\\"};
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        size_t length = strlen(patterns[i]);
        size_t at = 0;
        for (; at + length < sizeof text; at += length) {
            memcpy(text + at, patterns[i], length);
        }
        text[at] = '\0';
        comment_there_and_back(text);
    }
}

static void test_names(void **state) {
    (void)state;
    RecordHeads heads = HEADS;
    memset(heads.name[BLACK], '\x7f', RECORD_NAME_MAX - 1);
    memset(heads.begun, '\\', RECORD_STAMP_MAX - 1);
    (void)snprintf(heads.name[WHITE], RECORD_NAME_MAX, " a\nb\\x41 ");
    (void)snprintf(heads.played, RECORD_STAMP_MAX, "\t");
    heads.saved = UINT64_MAX;
    size_t length = 0;
    Game *game = game_of("default", "startpos");
    free(there_and_back(game, &heads, &length));
    game_free(game);
}

/* Line ends and a mark at the start as other programs write them. */
static void test_line_ends(void **state) {
    (void)state;
    static char text[2 * sizeof EVERYTHING];
    RecordHeads heads;
    size_t length = 0;
    text[length++] = '\xef';
    text[length++] = '\xbb';
    text[length++] = '\xbf';
    for (const char *at = EVERYTHING; *at != '\0'; at++) {
        if (*at == '\n') {
            text[length++] = '\r';
        }
        text[length++] = *at;
    }
    Game *plain = game_with_everything();
    Game *game = text_read(text, length, &heads);
    assert_true(game_is_same(game, plain));
    assert_true(heads_are_same(&heads, &HEADS));
    assert_true(record_is_whole(text, length));
    assert_true(record_is_whole(text, length - 2));
    assert_false(record_is_whole(text, length - 1));
    game_free(game);
    game = text_read(text, length - 2, &heads);
    assert_true(game_is_same(game, plain));
    game_free(game);
    game_free(plain);
}

/* Cut off anywhere it is not whole and refused, but for the end of the last line, which nobody
 * misses. */
static void test_cut_at_every_byte(void **state) {
    (void)state;
    size_t length = strlen(EVERYTHING);
    for (size_t cut = 0; cut + 1 < length; cut++) {
        RecordHeads heads;
        Problem why = {.text = ""};
        char *part = malloc(cut + 1); /* of exactly this size for the sanitizers */
        assert_non_null(part);
        memcpy(part, EVERYTHING, cut);
        part = realloc(part, cut > 0 ? cut : 1);
        assert_false(record_is_whole(part, cut));
        assert_null(record_read(part, cut, &heads, &why));
        expect_sentence(why.text);
        assert_true(why.line >= 1);
        free(part);
    }
    RecordHeads heads;
    assert_true(record_is_whole(EVERYTHING, length - 1));
    Game *game = text_read(EVERYTHING, length - 1, &heads);
    Game *plain = game_with_everything();
    assert_true(game_is_same(game, plain));
    game_free(plain);
    game_free(game);
}

static void test_whole(void **state) {
    (void)state;
    static const struct {
        const char *text;
        bool whole;
    } rows[] = {
        {"sanban record 1\nend of record\n", true},
        {"sanban record 1\nend of record", true},
        {"sanban record 2\nnobody knows\nend of record\n", true},
        {"\xef\xbb\xbfsanban record 1\r\nend of record\r\n", true},
        {"sanban record 1\nend of record\n\n", false},
        {"sanban record 1\nthe end of record\n", false},
        {"sanban record 1\n", false},
        {"sanban record\nend of record\n", false},
        {"sanban record one\nend of record\n", false},
        {"sanban records 1\nend of record\n", false},
        {"end of record\n", false},
        {"\n", false},
        {"", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(record_is_whole(rows[i].text, strlen(rows[i].text)), rows[i].whole);
    }
    assert_false(record_is_whole(NULL, 0));
}

static void test_peek(void **state) {
    (void)state;
    RecordSummary summary;
    Problem why = {.text = ""};
    assert_true(record_peek(EVERYTHING, strlen(EVERYTHING), &summary, &why));
    assert_true(heads_are_same(&summary.heads, &HEADS));
    assert_string_equal(summary.variant->key, "sho");
    assert_string_equal(summary.rules, "own choice");
    assert_int_equal(summary.plies, 4);
    assert_null(summary.start);
    expect_verdict(summary.verdict, "white resignation");
    assert_string_equal(summary.shown,
                        "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2");
}

static void test_peek_at_a_preset(void **state) {
    (void)state;
    static const char *const presets[][2] = {{"default", "Default"}, {"fairy", "Fairy-Stockfish"}};
    for (size_t i = 0; i < 2; i++) {
        RecordSummary summary;
        size_t length = 0;
        Game *game = game_of(presets[i][0], "startpos");
        char *text = record_write(game, &HEADS, &length);
        assert_true(record_peek(text, length, &summary, NULL));
        assert_string_equal(summary.rules, presets[i][1]);
        expect_verdict(summary.verdict, "none");
        assert_int_equal(summary.plies, 0);
        free(text);
        game_free(game);
    }
}

/* The list of games tells from which handicap a game began. */
static void test_peek_at_a_handicap(void **state) {
    (void)state;
    RecordSummary summary;
    size_t length = 0;
    Game *game = game_of("chu lishogi", VARIANT_CHU.starts[1].sfen);
    moves_play(game, "7d7e 7i7h");
    char *text = there_and_back(game, &HEADS, &length);
    assert_true(record_peek(text, length, &summary, NULL));
    assert_ptr_equal(summary.start, &VARIANT_CHU.starts[1]);
    free(text);
    game_free(game);
}

/* Two elephants may be set up, and both may become princes; such a position may not. */
static void test_peek_at_what_may_not_be_set_up(void **state) {
    (void)state;
    RecordSummary summary;
    size_t length = 0;
    Game *game = game_of("default", "4k4/p8/E7E/9/9/9/9/9/4K4 b - 1");
    moves_play(game, "9c8b+ 9b9c 1c1b+");
    char *text = there_and_back(game, &HEADS, &length);
    assert_true(record_peek(text, length, &summary, NULL));
    assert_string_equal(summary.shown, "");
    assert_int_equal(summary.plies, 3);
    free(text);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_written),
        cmocka_unit_test(test_an_empty_game),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_an_end_with_moves_behind_it),
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_ends_by_the_rules),
        cmocka_unit_test(test_starts),
        cmocka_unit_test(test_comments),
        cmocka_unit_test(test_long_comments),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_line_ends),
        cmocka_unit_test(test_cut_at_every_byte),
        cmocka_unit_test(test_whole),
        cmocka_unit_test(test_peek),
        cmocka_unit_test(test_peek_at_a_preset),
        cmocka_unit_test(test_peek_at_a_handicap),
        cmocka_unit_test(test_peek_at_what_may_not_be_set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
