#include "rules/formats/record_file.h"

#include "rules/formats/record_heads.h"
#include "rules/formats/record_plies.h"
#include "rules/notation/start.h"

#include <stdio.h>
#include <string.h>

enum { RECORD_NUMBER = 1 }; /* of this way of writing */

static const char FIRST_WORDS[] = "sanban record";

/* Reads the first line. */
static bool read_first_line(Reader *reader) {
    if (!reader_next(reader)) {
        return false;
    }
    uint64_t number = 0;
    char *value = reader_value(reader, FIRST_WORDS);
    const char *end = value != NULL ? reader_number(value, &number) : NULL;
    if (end == NULL || *end != '\0' || number == 0) {
        return reader_fault(reader, reader->line,
                            "This is no saved game: its first line must be "
                            "\"sanban record 1\".");
    }
    return number == RECORD_NUMBER ||
           reader_fault(reader, value, "This game was saved by a newer version of Sanban.");
}

/* Reads the head lines, and those that follow from the plies into `out` unless it is NULL. */
static bool read_front(Reader *reader, RecordFront *front, RecordSummary *out) {
    return read_first_line(reader) && record_heads_read(reader, front) &&
           record_derived_read(reader, &front->rules, out);
}

/* True when the last line of the text, whose end may be missing, is this one. */
static bool ends_with_line(const char *text, size_t length, const char *line) {
    if (length > 0 && text[length - 1] == '\n') {
        length -= length > 1 && text[length - 2] == '\r' ? 2 : 1;
    }
    size_t last = strlen(line);
    return length > last && text[length - last - 1] == '\n' &&
           memcmp(text + length - last, line, last) == 0;
}

char *record_write(const Game *game, const RecordHeads *heads, size_t *length) {
    Writer writer = {.text = NULL};
    writer_add_text(&writer, FIRST_WORDS);
    writer_add_text(&writer, " ");
    writer_add_number(&writer, RECORD_NUMBER);
    writer_add_text(&writer, "\n");
    record_heads_write(&writer, game, heads);
    record_plies_write(&writer, game);
    return writer_take(&writer, length);
}

Game *record_read(const char *text, size_t length, RecordHeads *heads, Problem *why) {
    Reader reader;
    RecordFront front;
    reader_begin(&reader, text, length, why);
    if (!read_front(&reader, &front, NULL)) {
        return NULL;
    }
    Game *game = game_new(&front.rules, &front.start);
    if (game == NULL) {
        problem_set(why, 0, 0, "There is no memory for this game.");
        return NULL;
    }
    if (!record_plies_read(&reader, game)) {
        game_free(game);
        return NULL;
    }
    *heads = front.heads;
    return game;
}

bool record_peek(const char *text, size_t length, RecordSummary *out, Problem *why) {
    Reader reader;
    RecordFront front;
    reader_begin(&reader, text, length, why);
    if (!read_front(&reader, &front, out)) {
        return false;
    }
    const Preset *preset = ruleset_preset(&front.rules);
    out->heads = front.heads;
    out->variant = front.rules.variant;
    out->start = start_of(&front.start);
    (void)snprintf(out->rules, sizeof out->rules, "%s",
                   preset != NULL ? preset->title : "own choice");
    return true;
}

bool record_is_whole(const char *text, size_t length) {
    Reader reader;
    uint64_t number = 0;
    reader_begin(&reader, text, length, NULL);
    char *value = reader_next(&reader) ? reader_value(&reader, FIRST_WORDS) : NULL;
    const char *end = value != NULL ? reader_number(value, &number) : NULL;
    return end != NULL && *end == '\0' && ends_with_line(text, length, RECORD_LAST_LINE);
}
