#include "tests/fuzz/input.h"

#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/proving_ground.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const Variant *variant;
    const char *preset;
} GAMES[INPUT_GAMES] = {
    {&VARIANT_SHO, "default"},    {&VARIANT_SHO, "fairy"},        {&VARIANT_GROUND, "default"},
    {&VARIANT_GROUND, "strict"},  {&VARIANT_CHU, "lishogi"},      {&VARIANT_CHU, "jcsa"},
    {&VARIANT_CHU, "historical"}, {&VARIANT_CHU, "winboard"},     {&VARIANT_KO, "default"},
    {&VARIANT_KO, "qboard"},      {&VARIANT_KO, "free-shooting"}, {&VARIANT_KO, "free-shooting"}};

/* The last game has these beside its preset. */
static const char *const MIXED[][2] = {{"flame_passive", "all"},     {"flame_on_promotion", "on"},
                                       {"shot_after_capture", "on"}, {"capture_forced", "off"},
                                       {"net_reach", "all"},         {"light_own", "on"}};

/* Bytes of the UTF-8 character at `text`; 0 for what cannot be shown. */
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

/* One line of readable UTF-8 that ends like a sentence. */
static void expect_sentence(const char *text) {
    size_t length = strlen(text);
    assert(length > 8);
    assert(strchr(".?", text[length - 1]) != NULL);
    for (const unsigned char *at = (const unsigned char *)text; *at != '\0';) {
        size_t bytes = character_length(at);
        assert(bytes > 0);
        at += bytes;
    }
}

char *input_text(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    assert(text != NULL);
    if (size > 0) {
        memcpy(text, data, size);
    }
    text[size] = '\0';
    return text;
}

void input_rules(Ruleset *out, unsigned game) {
    bool there = ruleset_begin(out, GAMES[game % INPUT_GAMES].variant,
                               GAMES[game % INPUT_GAMES].preset, NULL);
    assert(there);
    for (size_t i = 0; game % INPUT_GAMES == INPUT_GAMES - 1 && i < sizeof MIXED / sizeof MIXED[0];
         i++) {
        there = ruleset_set(out, MIXED[i][0], MIXED[i][1], NULL);
        assert(there);
    }
}

char *input_position(Position *out, Ruleset *rules, char *text) {
    input_rules(rules, (unsigned char)text[0] % INPUT_GAMES);
    char *rest = text;
    char *line = input_line(&rest);
    if (line == NULL || line[0] == '\0' || !sfen_read(out, rules, line + 1, NULL)) {
        position_start(out, rules);
    }
    return rest;
}

char *input_line(char **rest) {
    char *line = *rest;
    if (line == NULL || *line == '\0') {
        return NULL;
    }
    char *end = strchr(line, '\n');
    if (end != NULL) {
        *end = '\0';
    }
    *rest = end != NULL ? end + 1 : NULL;
    return line;
}

void input_expect_problem(const Problem *problem, const char *text) {
    expect_sentence(problem->text);
    assert(problem->line == 1);
    assert(problem->column >= 1);
    assert((size_t)problem->column <= strlen(text) + 1);
}

void input_expect_refusal(const Refusal *why) {
    expect_sentence(why->text);
    assert(why->cause != REFUSAL_BLOCKED || why->culprit != SQUARE_NONE);
    assert(why->cause != REFUSAL_LAW || why->law != NULL);
}

static void try_move(Position *position, const char *text, const InputMoves *moves) {
    Move move;
    Problem problem = {.text = ""};
    Refusal why = {.text = ""};
    if (moves->read(&move, position, text, &problem) != READING_MOVE) {
        input_expect_problem(&problem, text);
    } else if (move_is_legal(position, NULL, move, &why)) {
        moves->play(position, move);
    } else {
        input_expect_refusal(&why);
    }
}

void input_moves(const uint8_t *data, size_t size, const InputMoves *moves) {
    char *text = input_text(data, size);
    Ruleset rules;
    Position position;
    char *rest = input_position(&position, &rules, text);
    char *line = input_line(&rest);
    for (int lines = 0; line != NULL && lines < INPUT_LINES_MAX; lines++) {
        try_move(&position, line, moves);
        line = input_line(&rest);
    }
    free(text);
}
