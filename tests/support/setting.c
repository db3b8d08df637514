#include "tests/support/setting.h"

#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_MAX = 48 };

/* Copies the text up to the next blank or line end; returns how much of `text` that used. */
static size_t word_copy(const char *text, char *out, size_t capacity) {
    size_t skipped = strspn(text, " \n");
    size_t length = strcspn(text + skipped, " \n");
    assert_true(length < capacity);
    memcpy(out, text + skipped, length);
    out[length] = '\0';
    return skipped + length;
}

static void option_by_word(Ruleset *rules, char *word) {
    Problem why = {.text = ""};
    char *value = strchr(word, '=');
    assert_non_null(value);
    *value = '\0';
    if (!ruleset_set(rules, word, value + 1, &why)) {
        print_error("%s\n", why.text);
        fail();
    }
}

void rules_by_words(Ruleset *out, const char *words) {
    char word[WORD_MAX];
    words += word_copy(words, word, sizeof word);
    const Variant *variant = variant_find(word);
    if (variant != NULL) {
        words += word_copy(words, word, sizeof word);
    }
    assert_true(ruleset_begin(out, variant != NULL ? variant : &VARIANT_SHO, word, NULL));
    for (words += word_copy(words, word, sizeof word); word[0] != '\0';
         words += word_copy(words, word, sizeof word)) {
        option_by_word(out, word);
    }
}

void setting_begin(Setting *out, const char *words, const char *sfen) {
    Problem why = {.text = ""};
    rules_by_words(&out->rules, words);
    if (strcmp(sfen, "startpos") == 0) {
        position_start(&out->position, &out->rules);
    } else if (!sfen_read(&out->position, &out->rules, sfen, &why)) {
        print_error("%s: %s\n", sfen, why.text);
        fail();
    }
}

static Piece piece_by_letter(const Variant *variant, const char *letter) {
    for (size_t id = 1; id < variant->kind_count; id++) {
        const char *sfen = variant->kinds[id].sfen;
        bool promoted = sfen[0] == '+';
        if (promoted != (letter[0] == '+') || strlen(letter) != strlen(sfen)) {
            continue;
        }
        if (letter[promoted] == sfen[promoted]) {
            return piece_of((KindId)id, BLACK);
        }
        if (letter[promoted] == sfen[promoted] - 'A' + 'a') {
            return piece_of((KindId)id, WHITE);
        }
    }
    print_error("no piece %s\n", letter);
    fail();
    return PIECE_NONE;
}

void setting_draw(Setting *out, const char *words, const char *picture) {
    rules_by_words(&out->rules, words);
    position_clear(&out->position, &out->rules);
    const Variant *variant = out->rules.variant;
    char word[WORD_MAX];
    for (int rank = 1; rank <= variant->ranks; rank++) {
        for (int file = variant->files; file >= 1; file--) {
            picture += word_copy(picture, word, sizeof word);
            if (strcmp(word, ".") != 0) {
                position_put(&out->position, square_at(file, rank), piece_by_letter(variant, word));
            }
        }
    }
    picture += word_copy(picture, word, sizeof word);
    assert_true(strcmp(word, "b") == 0 || strcmp(word, "w") == 0);
    position_set_turn(&out->position, word[0] == 'b' ? BLACK : WHITE);
    assert_int_equal(strspn(picture, " \n"), strlen(picture));
    position_settle(&out->position);
}

void setting_play(Setting *setting, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        Refusal why = {.text = ""};
        Position after;
        Move move = move_by_usi(&setting->position, word);
        if (!move_is_legal(&setting->position, NULL, move, &why)) {
            print_error("%s: %s\n", word, why.text);
            fail();
        }
        position_play(&setting->position, move, &after, NULL);
        setting->position = after;
    }
}

bool position_is_same(const Position *one, const Position *other) {
    return position_equal(one, other) && one->ply == other->ply && one->problem == other->problem &&
           memcmp(one->royals, other->royals, sizeof one->royals) == 0 &&
           memcmp(one->pieces, other->pieces, sizeof one->pieces) == 0 &&
           memcmp(one->count, other->count, sizeof one->count) == 0 &&
           memcmp(one->men, other->men, sizeof one->men) == 0;
}

Square square_by_name(const char *name) {
    char *letter = NULL;
    long file = strtol(name, &letter, 10);
    assert_true(file >= 1 && file <= BOARD_SIDE_MAX);
    assert_true(letter[0] >= 'a' && letter[0] < 'a' + BOARD_SIDE_MAX);
    return square_at((int)file, letter[0] - 'a' + 1);
}

Move move_by_usi(const Position *position, const char *usi) {
    Move move;
    Problem why = {.text = ""};
    if (usi_read(&move, position, usi, &why) != READING_MOVE) {
        print_error("%s: %s\n", usi, why.text);
        fail();
    }
    return move;
}

bool word_take(const char **list, char out[16]) {
    *list += word_copy(*list, out, 16);
    return out[0] != '\0';
}
