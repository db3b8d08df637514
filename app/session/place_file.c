#include "app/session/place_file.h"

#include "app/platform/storage.h"
#include "app/session/damaged_file.h"
#include "rules/formats/reader.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { FILE_MAX = 4096, NUMBERS = 4 };

static const char NAME[] = "window";
static const char FIRST_LINE[] = "sanban window 1";

static bool read_first_line(Reader *reader) {
    return reader_next(reader) &&
           (strcmp(reader->line, FIRST_LINE) == 0 ||
            reader_fault(reader, reader->line, "The first line should be \"%s\".", FIRST_LINE));
}

/* Reads a whole number with its sign and the blank or end behind it; NULL if it is none. */
static char *read_number(char *at, int *out) {
    uint64_t size = 0;
    const bool negative = at[0] == '-';
    char *end = reader_number(negative ? at + 1 : at, &size);
    if (end == NULL || size > PLACE_NUMBER_MAX || (*end != ' ' && *end != '\0')) {
        return NULL;
    }
    *out = negative ? -(int)size : (int)size;
    return *end == ' ' ? end + 1 : end;
}

static bool read_place(Reader *reader, WindowPlace *out) {
    int *const number[NUMBERS] = {&out->x, &out->y, &out->width, &out->height};
    if (!reader_next(reader)) {
        return false;
    }
    char *at = reader_value(reader, "place");
    for (int i = 0; at != NULL && i < NUMBERS; i++) {
        at = read_number(at, number[i]);
    }
    const bool sound = at != NULL && *at == '\0' && at[-1] != ' ';
    return (sound && out->width > 0 && out->height > 0) ||
           reader_fault(reader, reader->line,
                        "This should be \"place\" and four numbers: how far from the left and from "
                        "the top the window stands, its width and its height.");
}

static bool read_full_screen(Reader *reader, WindowPlace *out) {
    if (!reader_next(reader)) {
        return false;
    }
    const char *word = reader_value(reader, "full_screen");
    const bool on = word != NULL && strcmp(word, "on") == 0;
    const bool off = word != NULL && strcmp(word, "off") == 0;
    out->full_screen = on;
    return on || off ||
           reader_fault(reader, reader->line,
                        "This should be \"full_screen on\" or \"full_screen off\".");
}

static bool read_end(Reader *reader) {
    return reader_at_end(reader) ||
           (reader_next(reader) &&
            reader_fault(reader, reader->line, "Nothing should follow here."));
}

/* Makes of what is wrong with the file what the user is told. */
static bool refuse_file(const char *path, const Problem *fault, Problem *why) {
    Problem sentence = {.text = ""};
    (void)problem_set(&sentence, 0, 0, "The place of the window could not be read. %s",
                      fault->text);
    (void)damaged_file_set_aside(path, sentence.text, why);
    return false;
}

bool place_file_read(WindowPlace *out, const char *text, size_t length, Problem *why) {
    Reader reader;
    WindowPlace place = {.full_screen = false};
    reader_begin(&reader, text, length, why);
    if (!read_first_line(&reader) || !read_place(&reader, &place) ||
        !read_full_screen(&reader, &place) || !read_end(&reader)) {
        return false;
    }
    *out = place;
    return true;
}

size_t place_file_write(const WindowPlace *place, char out[PLACE_TEXT_MAX]) {
    const int length = snprintf(out, PLACE_TEXT_MAX, "%s\nplace %d %d %d %d\nfull_screen %s\n",
                                FIRST_LINE, place->x, place->y, place->width, place->height,
                                place->full_screen ? "on" : "off");
    assert(length > 0 && length < PLACE_TEXT_MAX);
    return (size_t)length;
}

bool place_file_load(WindowPlace *out, Problem *why) {
    char path[STORAGE_PATH_MAX];
    StorageText text;
    Problem fault = {.text = ""};
    if (!storage_path(STORAGE_STATE, NAME, path, why)) {
        return false;
    }
    if (!storage_exists(path)) {
        return problem_set(why, 0, 0, "%s", "");
    }
    if (!storage_read(path, FILE_MAX, &text, &fault)) {
        return refuse_file(path, &fault, why);
    }
    const bool right = place_file_read(out, text.bytes, text.length, &fault);
    storage_text_free(&text);
    return right || refuse_file(path, &fault, why);
}

bool place_file_save(const WindowPlace *place, Problem *why) {
    char path[STORAGE_PATH_MAX];
    char text[PLACE_TEXT_MAX];
    const size_t length = place_file_write(place, text);
    return storage_path(STORAGE_STATE, NAME, path, why) && storage_replace(path, text, length, why);
}
