#include "tests/support/expect.h"

#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/law.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <string.h>

static void fail_at(const Setting *setting, const char *what, const char *text) {
    char sfen[SFEN_MAX];
    sfen_write(&setting->position, sfen, sizeof sfen);
    print_error("%s: %s %s\n", sfen, text, what);
    fail();
}

static bool list_holds(const MoveList *list, Move move) {
    for (size_t i = 0; i < list->count; i++) {
        if (move_equal(list->move[i], move)) {
            return true;
        }
    }
    return false;
}

static bool words_hold(const char *words, const char *wanted) {
    char word[16];
    while (word_take(&words, word)) {
        if (strcmp(word, wanted) == 0) {
            return true;
        }
    }
    return false;
}

void expect_moves(const Setting *setting, const char *from, const char *moves) {
    MoveList list;
    moves_from(&setting->position, square_by_name(from), &list);
    for (size_t i = 0; i < list.count; i++) {
        char text[MOVE_TEXT_MAX];
        usi_write(list.move[i], text, sizeof text);
        if (!words_hold(moves, text)) {
            fail_at(setting, "should not be listed", text);
        }
    }
    size_t count = 0;
    char word[16];
    for (const char *rest = moves; word_take(&rest, word); count++) {
        if (!list_holds(&list, move_by_usi(&setting->position, word))) {
            fail_at(setting, "should be listed", word);
        }
    }
    assert_int_equal(list.count, count);
}

static bool list_leads_where(const Position *position, const MoveList *list, Move move) {
    Position after;
    position_play(position, move, &after, NULL);
    for (size_t i = 0; i < list->count; i++) {
        Position listed;
        position_play(position, list->move[i], &listed, NULL);
        if (position_equal(&after, &listed)) {
            return true;
        }
    }
    return false;
}

static bool is_legal(const Setting *setting, const char *usi, Refusal *why) {
    MoveList list;
    Move move = move_by_usi(&setting->position, usi);
    bool legal = move_is_legal(&setting->position, NULL, move, why);
    moves_all(&setting->position, &list);
    bool listed =
        legal ? list_leads_where(&setting->position, &list, move) : list_holds(&list, move);
    if (listed != legal) {
        fail_at(setting, "is legal for the list or the check, not for both", usi);
    }
    return legal;
}

void expect_legal(const Setting *setting, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        Refusal why;
        if (!is_legal(setting, word, &why)) {
            fail_at(setting, why.text, word);
        }
    }
}

void expect_illegal(const Setting *setting, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        (void)expect_refused(setting, word);
    }
}

Refusal expect_refused(const Setting *setting, const char *usi) {
    Refusal why = {.text = ""};
    if (is_legal(setting, usi, &why)) {
        fail_at(setting, "should be refused", usi);
    }
    expect_sentence(why.text);
    return why;
}

void expect_outcome(const Setting *setting, const char *outcome) {
    expect_verdict(position_verdict(&setting->position, NULL), outcome);
}

void expect_verdict(Verdict verdict, const char *outcome) {
    char text[64] = "none";
    if (verdict.over) {
        (void)snprintf(text, sizeof text, "%s %s", verdict_winner_word(verdict),
                       reason_word((Reason)verdict.reason));
    }
    assert_string_equal(text, outcome);
}

void expect_sfen(const Position *position, const char *sfen) {
    char text[SFEN_MAX];
    sfen_write(position, text, sizeof text);
    assert_string_equal(text, sfen);
}

/* Bytes of the UTF-8 character at `text`, or 0 if there is none that can be shown. */
static size_t character_length(const unsigned char *text) {
    if (text[0] < 0x80) {
        return text[0] >= 0x20 && text[0] != 0x7f ? 1 : 0;
    }
    size_t length = text[0] >= 0xf0 ? 4 : text[0] >= 0xe0 ? 3 : 2;
    if (text[0] < 0xc2 || text[0] > 0xf4) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if (text[i] < 0x80 || text[i] > 0xbf) {
            return 0;
        }
    }
    return length;
}

void expect_sentence(const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    while (*at != '\0') {
        size_t length = character_length(at);
        if (length == 0) {
            print_error("unreadable byte 0x%02x in: %s\n", (unsigned)*at, text);
            fail();
        }
        at += length;
    }
    size_t length = strlen(text);
    if (length < 8 || strchr(".?", text[length - 1]) == NULL) {
        print_error("no sentence: %s\n", text);
        fail();
    }
}

void expect_problem(const Problem *problem, const char *text) {
    expect_sentence(problem->text);
    assert_int_equal(problem->line, 1);
    assert_in_range(problem->column, 1, strlen(text) + 1);
}

void expect_part(const char *text, const char *part) {
    if (strstr(text, part) == NULL) {
        print_error("\"%s\" is not in: %s\n", part, text);
        fail();
    }
}
