#include "tests/support/ko_scene.h"

#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 256, WORD_MAX = 16 };

static KindId kind_by_name(const char *name) {
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        if (strcmp(VARIANT_KO.kinds[id].tsa, name) == 0) {
            return (KindId)id;
        }
    }
    print_error("no piece is called %s\n", name);
    fail();
    return KIND_NONE;
}

static void put(Position *position, char word[WORD_MAX], Colour side) {
    size_t length = strcspn(word, "0123456789");
    Square square = square_by_name(word + length);
    word[length] = '\0';
    assert_int_equal(position->cell[square], PIECE_NONE);
    position_put(position, square, piece_of(kind_by_name(word), side));
}

void ko_set(Setting *out, const char *options, const char *pieces) {
    char words[WORDS_MAX];
    char word[WORD_MAX];
    Colour side = BLACK;
    snprintf(words, sizeof words, "ko default %s", options);
    rules_by_words(&out->rules, words);
    position_clear(&out->position, &out->rules);
    while (word_take(&pieces, word)) {
        if (strcmp(word, "/") == 0) {
            side = WHITE;
        } else if (strcmp(word, "w") == 0) {
            position_set_turn(&out->position, WHITE);
        } else {
            put(&out->position, word, side);
        }
    }
    position_settle(&out->position);
}

static Move move_of(const Setting *setting, const char *text) {
    Move move;
    Problem why = {.text = ""};
    if (tsa_read(&move, &setting->position, text, &why) != READING_MOVE) {
        print_error("%s: %s\n", text, why.text);
        fail();
    }
    return move;
}

static void expect_legal_move(const Setting *setting, Move move, const char *text) {
    Refusal why = {.text = ""};
    if (!move_is_legal(&setting->position, NULL, move, &why)) {
        print_error("%s: %s\n", text, why.text);
        fail();
    }
}

static void refusal_check(const KoCase *row, const Refusal *why) {
    if (why->law != row->law || strstr(why->text, row->sentence) == NULL) {
        print_error("%s / %s: %s: %s\n", row->options, row->pieces, row->move, why->text);
        fail();
    }
    Square culprit = row->culprit[0] == '\0' ? SQUARE_NONE : square_by_name(row->culprit);
    assert_int_equal(why->culprit, culprit);
    expect_sentence(why->text);
}

static void case_check(const KoCase *row) {
    Setting setting;
    Refusal why = {.text = ""};
    ko_set(&setting, row->options, row->pieces);
    Move move = move_of(&setting, row->move);
    bool legal = move_is_legal(&setting.position, NULL, move, &why);
    if (legal != (row->law == NULL)) {
        print_error("%s / %s: %s is %s. %s\n", row->options, row->pieces, row->move,
                    legal ? "legal" : "illegal", why.text);
        fail();
    }
    if (!legal) {
        refusal_check(row, &why);
    }
}

void ko_cases_check(const KoCase *cases, size_t count) {
    for (size_t i = 0; i < count; i++) {
        case_check(&cases[i]);
    }
}

void ko_play(Setting *setting, const char *move) {
    Position after;
    Move played = move_of(setting, move);
    expect_legal_move(setting, played, move);
    position_play(&setting->position, played, &after, NULL);
    setting->position = after;
}

/* "B+D", "-". */
static void expect_point(const Position *position, const char *word) {
    const char *wanted = strchr(word, ':');
    char name[WORD_MAX];
    char found[WORD_MAX] = "-";
    assert_non_null(wanted);
    snprintf(name, sizeof name, "%.*s", (int)(wanted - word), word);
    Square square = square_by_name(name);
    const Kind *kind = position_kind(position, square);
    if (kind != NULL) {
        bool black = piece_owner(position->cell[square]) == BLACK;
        snprintf(found, sizeof found, "%c%s", black ? 'B' : 'W', kind->tsa);
    }
    if (strcmp(found, wanted + 1) != 0) {
        print_error("%s is %s\n", word, found);
        fail();
    }
}

void ko_expect(const Position *position, const char *points) {
    char word[WORD_MAX];
    while (word_take(&points, word)) {
        expect_point(position, word);
    }
}

void ko_outcomes_check(const KoOutcome *outcomes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        Setting setting;
        ko_set(&setting, outcomes[i].options, outcomes[i].pieces);
        print_message("%s: %s\n", outcomes[i].pieces, outcomes[i].move);
        ko_play(&setting, outcomes[i].move);
        ko_expect(&setting.position, outcomes[i].after);
    }
}
