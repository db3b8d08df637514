#include "rules/formats/record_heads.h"

#include "rules/formats/escape.h"
#include "rules/variants/variants.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static const char USUAL_START[] = "startpos";

static void write_text(Writer *writer, const char *key, const char *value) {
    writer_add_text(writer, key);
    if (value[0] != '\0') {
        writer_add_text(writer, " ");
        escape_add(writer, value, strlen(value));
    }
    writer_add_text(writer, "\n");
}

static void write_number(Writer *writer, const char *key, uint64_t value) {
    writer_add_text(writer, key);
    writer_add_text(writer, " ");
    writer_add_number(writer, value);
    writer_add_text(writer, "\n");
}

static void write_rules(Writer *writer, const Ruleset *rules) {
    const Variant *variant = rules->variant;
    write_text(writer, "game", variant->key);
    for (size_t i = 0; i < variant->option_count; i++) {
        const Option *option = &variant->options[i];
        writer_add_text(writer, "option ");
        writer_add_text(writer, option->key);
        writer_add_text(writer, "=");
        writer_add_text(writer, ruleset_choice(rules, option)->key);
        writer_add_text(writer, "\n");
    }
}

static void write_start(Writer *writer, const Game *game) {
    Position usual;
    char usual_text[SFEN_MAX];
    char text[SFEN_MAX];
    position_start(&usual, game_rules(game));
    sfen_write(&usual, usual_text, sizeof usual_text);
    sfen_write(ply_position(game_start(game)), text, sizeof text);
    write_text(writer, "start", strcmp(text, usual_text) == 0 ? USUAL_START : text);
}

static void write_derived(Writer *writer, const Game *game) {
    const Ply *last = game_line_end(game);
    char text[SFEN_MAX];
    write_number(writer, "plies", ply_depth(last));
    writer_add_text(writer, "result ");
    record_verdict_write(writer, ply_verdict(last));
    writer_add_text(writer, "\n");
    sfen_write(game_position(game), text, sizeof text);
    write_text(writer, "position", text);
}

/* The value of the next line, which must have this key; NULL with a problem. */
static char *value_next(Reader *reader, const char *key) {
    if (!reader_next(reader)) {
        return NULL;
    }
    char *value = reader_value(reader, key);
    if (value == NULL) {
        reader_fault(reader, reader->line, "Here a line \"%s ...\" was expected.", key);
    }
    return value;
}

static bool read_text(Reader *reader, const char *key, char *out, size_t capacity) {
    char *value = value_next(reader, key);
    if (value == NULL) {
        return false;
    }
    const char *wrong = escape_undo(value);
    if (wrong != NULL) {
        return reader_fault(reader, wrong, "A backslash may only begin \"\\\\\" or \"\\xHH\".");
    }
    size_t length = strlen(value);
    if (length >= capacity) {
        return reader_fault(reader, value, "Here may stand at most %zu bytes.", capacity - 1);
    }
    memcpy(out, value, length + 1);
    return true;
}

static bool read_number(Reader *reader, const char *key, uint64_t *out) {
    char *value = value_next(reader, key);
    if (value == NULL) {
        return false;
    }
    const char *end = reader_number(value, out);
    if (end == NULL || *end != '\0') {
        return reader_fault(reader, value, "\"%.40s\" is no number.", value);
    }
    return true;
}

static bool read_game(Reader *reader, Ruleset *out) {
    const char *value = value_next(reader, "game");
    if (value == NULL) {
        return false;
    }
    const Variant *variant = variant_find(value);
    if (variant == NULL) {
        return reader_fault(reader, value, "There is no game \"%.40s\".", value);
    }
    return ruleset_begin(out, variant, NULL, reader->why);
}

static bool read_option(Reader *reader, Ruleset *rules, const char *key) {
    char *text = value_next(reader, "option");
    if (text == NULL) {
        return false;
    }
    size_t length = strlen(key);
    if (strncmp(text, key, length) != 0 || text[length] != '=') {
        return reader_fault(reader, text, "Here the option \"%s=...\" was expected.", key);
    }
    Problem inner = {.text = ""};
    const char *value = text + length + 1;
    return ruleset_set(rules, key, value, &inner) || reader_fault_within(reader, value, &inner);
}

static bool read_rules(Reader *reader, Ruleset *out) {
    if (!read_game(reader, out)) {
        return false;
    }
    for (size_t i = 0; i < out->variant->option_count; i++) {
        if (!read_option(reader, out, out->variant->options[i].key)) {
            return false;
        }
    }
    return true;
}

static bool read_flipped(Reader *reader, bool *out) {
    const char *value = value_next(reader, "flipped");
    if (value == NULL) {
        return false;
    }
    *out = strcmp(value, "yes") == 0;
    return *out || strcmp(value, "no") == 0 ||
           reader_fault(reader, value, "Here \"yes\" or \"no\" was expected.");
}

static bool read_start(Reader *reader, RecordFront *out) {
    const char *value = value_next(reader, "start");
    if (value == NULL) {
        return false;
    }
    if (strcmp(value, USUAL_START) == 0) {
        position_start(&out->start, &out->rules);
        return true;
    }
    Problem inner = {.text = ""};
    return sfen_read(&out->start, &out->rules, value, &inner) ||
           reader_fault_within(reader, value, &inner);
}

static bool read_plies(Reader *reader, RecordSummary *out) {
    uint64_t plies = 0;
    if (!read_number(reader, "plies", &plies)) {
        return false;
    }
    if (plies > UINT_MAX) {
        return reader_fault(reader, reader_value(reader, "plies"), "No game has so many plies.");
    }
    out->plies = (unsigned)plies;
    return true;
}

static bool read_result(Reader *reader, RecordSummary *out) {
    char *value = value_next(reader, "result");
    if (value == NULL) {
        return false;
    }
    out->verdict = verdict_none();
    return strcmp(value, reason_word(REASON_NONE)) == 0 ||
           record_verdict_read(reader, value, &out->verdict);
}

/* A game may come to what may not be set up: several princes, out of several elephants. */
static bool read_shown(Reader *reader, const Ruleset *rules, RecordSummary *out) {
    const char *value = value_next(reader, "position");
    if (value == NULL) {
        return false;
    }
    Position position;
    out->shown[0] = '\0';
    if (sfen_read(&position, rules, value, NULL)) {
        sfen_write(&position, out->shown, sizeof out->shown);
    }
    return true;
}

void record_heads_write(Writer *writer, const Game *game, const RecordHeads *heads) {
    write_rules(writer, game_rules(game));
    write_text(writer, "black", heads->name[BLACK]);
    write_text(writer, "white", heads->name[WHITE]);
    write_text(writer, "begun", heads->begun);
    write_text(writer, "played", heads->played);
    write_number(writer, "saved", heads->saved);
    write_text(writer, "flipped", heads->flipped ? "yes" : "no");
    write_start(writer, game);
    write_derived(writer, game);
}

bool record_heads_read(Reader *reader, RecordFront *out) {
    RecordHeads *heads = &out->heads;
    return read_rules(reader, &out->rules) &&
           read_text(reader, "black", heads->name[BLACK], RECORD_NAME_MAX) &&
           read_text(reader, "white", heads->name[WHITE], RECORD_NAME_MAX) &&
           read_text(reader, "begun", heads->begun, RECORD_STAMP_MAX) &&
           read_text(reader, "played", heads->played, RECORD_STAMP_MAX) &&
           read_number(reader, "saved", &heads->saved) && read_flipped(reader, &heads->flipped) &&
           read_start(reader, out);
}

bool record_derived_read(Reader *reader, const Ruleset *rules, RecordSummary *out) {
    if (out == NULL) {
        return value_next(reader, "plies") != NULL && value_next(reader, "result") != NULL &&
               value_next(reader, "position") != NULL;
    }
    return read_plies(reader, out) && read_result(reader, out) && read_shown(reader, rules, out);
}

void record_verdict_write(Writer *writer, Verdict verdict) {
    if (verdict.over) {
        writer_add_text(writer, verdict_winner_word(verdict));
        writer_add_text(writer, " ");
    }
    writer_add_text(writer, reason_word((Reason)verdict.reason));
}

bool record_verdict_read(Reader *reader, char *text, Verdict *out) {
    char *blank = strchr(text, ' ');
    const char *word = blank != NULL ? blank + 1 : text + strlen(text);
    if (blank != NULL) {
        *blank = '\0';
    }
    for (int winner = BLACK; winner <= COLOUR_NONE; winner++) {
        *out = verdict_for((uint8_t)winner, reason_find(word));
        if (strcmp(verdict_winner_word(*out), text) == 0) {
            return (out->reason != REASON_NONE && out->reason != REASON_COUNT) ||
                   reader_fault(reader, word, "Nothing ends a game by \"%.40s\".", word);
        }
    }
    return reader_fault(reader, text, "Here \"black\", \"white\" or \"draw\" was expected.");
}
