#include "app/session/settings.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char FIRST_WORDS[] = "sanban settings ";
static const char VERSION[] = "1";
static const char BYTE_ORDER_MARK[] = "\xEF\xBB\xBF";

enum { QUOTE_MAX = 40, NUMBER_DIGITS_MAX = 4 };

/* A part of the text; not ended by a zero byte. */
typedef struct Span {
    const char *at;
    size_t length;
} Span;

typedef struct Reader {
    Span rest;
    int line;
    bool told[SETTING_COUNT];
    bool right;
    Settings *out;
    Problem *why;
} Reader;

static bool span_is(Span span, const char *word) {
    return span.length == strlen(word) && memcmp(span.at, word, span.length) == 0;
}

static bool span_begins(Span span, const char *words) {
    return span.length >= strlen(words) && memcmp(span.at, words, strlen(words)) == 0;
}

static Span span_after(Span span, size_t count) {
    return (Span){span.at + count, span.length - count};
}

/* How much of it is quoted to people: not beyond what can be printed as text. */
static int span_quote(Span span) {
    const size_t length = span.length > QUOTE_MAX ? QUOTE_MAX : span.length;
    return (int)length;
}

/* Cuts the next line off; its end may be CR LF. */
static Span take_line(Reader *reader) {
    Span line = reader->rest;
    const char *end = memchr(line.at, '\n', line.length);
    if (end == NULL) {
        reader->rest = span_after(line, line.length);
    } else {
        line.length = (size_t)(end - line.at);
        reader->rest = span_after(reader->rest, line.length + 1);
    }
    reader->line++;
    if (line.length > 0 && line.at[line.length - 1] == '\r') {
        line.length--;
    }
    return line;
}

/* Only the first fault is told; the others are mended in the same way. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static void
note(Reader *reader, int column, const char *pattern, ...) {
    if (reader->right) {
        va_list values;
        va_start(values, pattern);
        (void)problem_set_list(reader->why, reader->line, pattern, values);
        va_end(values);
        if (reader->why != NULL) {
            reader->why->column = column;
        }
    }
    reader->right = false;
}

static void read_first_line(Reader *reader) {
    const Span line = take_line(reader);
    if (!span_begins(line, FIRST_WORDS)) {
        note(reader, 1, "The first line should be \"%s%s\".", FIRST_WORDS, VERSION);
        return;
    }
    const Span version = span_after(line, strlen(FIRST_WORDS));
    if (!span_is(version, VERSION)) {
        note(reader, (int)strlen(FIRST_WORDS) + 1,
             "Settings of version \"%.*s\" were written by another version of Sanban.",
             span_quote(version), version.at);
    }
}

static SettingId setting_by_key(Span key) {
    SettingId id = 0;
    while (id < SETTING_COUNT && !span_is(key, setting_row(id)->key)) {
        id++;
    }
    return id;
}

static bool choice_of(const SettingRow *row, Span word, int *value) {
    for (int i = 0; i <= row->most; i++) {
        if (span_is(word, row->choice[i].key)) {
            *value = i;
            return true;
        }
    }
    return false;
}

static bool number_of(const SettingRow *row, Span word, int *value) {
    int number = 0;
    if (word.length == 0 || word.length > NUMBER_DIGITS_MAX) {
        return false;
    }
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9') {
            return false;
        }
        number = number * 10 + (word.at[i] - '0');
    }
    *value = number;
    return number >= row->least && number <= row->most && (number - row->least) % row->step == 0;
}

static void note_number(Reader *reader, const SettingRow *row, Span word) {
    note(reader, (int)strlen(row->key) + 2,
         "The value of \"%s\" is not \"%.*s\" but a number from %d to %d in steps of %d.", row->key,
         span_quote(word), word.at, row->least, row->most, row->step);
}

static void note_choice(Reader *reader, const SettingRow *row, Span word) {
    char words[128] = "";
    size_t length = 0;
    for (int i = 0; i <= row->most; i++) {
        const char *between = i == 0 ? "" : i < row->most ? ", " : " or ";
        const int more =
            snprintf(words + length, sizeof words - length, "%s%s", between, row->choice[i].key);
        assert(more > 0 && length + (size_t)more < sizeof words);
        length += (size_t)more;
    }
    note(reader, (int)strlen(row->key) + 2, "The value of \"%s\" is not \"%.*s\" but %s.", row->key,
         span_quote(word), word.at, words);
}

static void read_value(Reader *reader, SettingId id, Span word) {
    const SettingRow *row = setting_row(id);
    const bool range = row->kind == SETTING_RANGE;
    int value = row->usual;
    if (range ? number_of(row, word, &value) : choice_of(row, word, &value)) {
        reader->out->value[id] = value;
        reader->told[id] = true;
    } else if (range) {
        note_number(reader, row, word);
    } else {
        note_choice(reader, row, word);
    }
}

static void read_line(Reader *reader) {
    const Span line = take_line(reader);
    if (line.length == 0) {
        return;
    }
    const char *blank = memchr(line.at, ' ', line.length);
    const Span key = {line.at, blank == NULL ? line.length : (size_t)(blank - line.at)};
    const SettingId id = setting_by_key(key);
    if (id == SETTING_COUNT) {
        note(reader, 1, "There is no setting \"%.*s\".", span_quote(key), key.at);
    } else if (blank == NULL) {
        note(reader, (int)line.length + 1, "The value of \"%s\" is missing.", setting_row(id)->key);
    } else if (reader->told[id]) {
        note(reader, 1, "The setting \"%s\" is there twice.", setting_row(id)->key);
    } else {
        read_value(reader, id, span_after(line, key.length + 1));
    }
}

static size_t write_value(const SettingRow *row, int value, char *out, size_t capacity) {
    const int length = row->kind == SETTING_RANGE
                           ? snprintf(out, capacity, "%s %d\n", row->key, value)
                           : snprintf(out, capacity, "%s %s\n", row->key, row->choice[value].key);
    assert(length > 0);
    return (size_t)length;
}

Settings settings_usual(void) {
    Settings usual;
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        usual.value[id] = setting_row(id)->usual;
    }
    return usual;
}

int settings_get(const Settings *settings, SettingId id) {
    assert(id < SETTING_COUNT);
    return settings->value[id];
}

float settings_factor(const Settings *settings, SettingId id) {
    const SettingRow *row = setting_row(id);
    const int value = settings->value[id];
    return row->kind == SETTING_RANGE ? (float)value : row->choice[value].factor;
}

bool settings_set(Settings *settings, SettingId id, int value) {
    const SettingRow *row = setting_row(id);
    if (row->kind != SETTING_RANGE) {
        if (value < row->least || value > row->most) {
            return false;
        }
        settings->value[id] = value;
        return true;
    }
    const int inside = value < row->least ? row->least : value > row->most ? row->most : value;
    const int steps = (inside - row->least + row->step / 2) / row->step;
    settings->value[id] = row->least + steps * row->step;
    return true;
}

bool settings_read(Settings *out, const char *text, size_t length, Problem *why) {
    Reader reader = {.rest = {text, length}, .right = true, .out = out, .why = why};
    *out = settings_usual();
    if (span_begins(reader.rest, BYTE_ORDER_MARK)) {
        reader.rest = span_after(reader.rest, strlen(BYTE_ORDER_MARK));
    }
    read_first_line(&reader);
    while (reader.rest.length > 0) {
        read_line(&reader);
    }
    return reader.right;
}

size_t settings_write(const Settings *settings, char *out, size_t capacity) {
    const int first = snprintf(out, capacity, "%s%s\n", FIRST_WORDS, VERSION);
    assert(first > 0);
    size_t length = (size_t)first;
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        const size_t done = length < capacity ? length : capacity;
        length += write_value(setting_row(id), settings->value[id], out + done, capacity - done);
    }
    return length;
}
