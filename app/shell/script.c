#include "app/shell/script.h"

#include "app/platform/storage.h"
#include "app/platform/surroundings.h"
#include "app/shell/desk.h"
#include "app/shell/script_act.h"
#include "app/shell/script_expect.h"
#include "app/shell/script_world.h"
#include "rules/variants/variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCRIPT_SIZE_MAX = 64 * 1024 * 1024 };

/* One word of the language: what it does with the rest of its line. */
typedef struct Word {
    const char *name;
    bool (*run)(Script *script, const char *rest);
} Word;

static const Word WORDS[] = {
    {"position", script_position}, {"rules", script_rules},         {"click", script_click},
    {"rightclick", script_right},  {"drag", script_drag},           {"hover", script_hover},
    {"key", script_key},           {"type", script_type},           {"wheel", script_wheel},
    {"resize", script_resize},     {"tick", script_tick},           {"expect", script_expect},
    {"dump", script_dump},         {"shot", script_shot},           {"hold", script_hold},
    {"release", script_release},   {"carry", script_carry},         {"screen", script_screen},
    {"setting", script_setting},   {"clipboard", script_clipboard}, {"lose", script_lose},
    {"restart", script_restart},   {"close", script_close},
};

/* Cuts blanks off both ends, in place. */
static char *trimmed(char *line) {
    line += strspn(line, " \t\r");
    size_t length = strlen(line);
    while (length > 0 && strchr(" \t\r", line[length - 1]) != NULL) {
        line[--length] = '\0';
    }
    return line;
}

static bool run_line(Script *script, char *line) {
    line = trimmed(line);
    if (line[0] == '\0' || line[0] == '#') {
        return true;
    }
    size_t length = strcspn(line, " \t");
    const char *rest = line + length + strspn(line + length, " \t");
    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
        if (strlen(WORDS[i].name) == length && strncmp(line, WORDS[i].name, length) == 0) {
            return WORDS[i].run(script, rest);
        }
    }
    return script_fail(script, "\"%.*s\" is no word of a script.", length > 40 ? 40 : (int)length,
                       line);
}

static bool run_lines(Script *script, char *text) {
    for (char *line = text; line != NULL;) {
        char *end = strchr(line, '\n');
        if (end != NULL) {
            *end = '\0';
        }
        script->line++;
        if (!run_line(script, line)) {
            return false;
        }
        line = end != NULL ? end + 1 : NULL;
    }
    return true;
}

static ScriptEnd run_on_desk(char *text, Problem *why) {
    Script script = {.why = why};
    if (!ruleset_begin(&script.rules, &VARIANT_SHO, NULL, why) || !script_open_desk(&script)) {
        return SCRIPT_NO_SCREEN;
    }
    bool done = script_screen(&script, "play") && script_setting(&script, "animation off") &&
                run_lines(&script, text);
    desk_close(script.desk);
    return done ? SCRIPT_DONE : SCRIPT_FAILED;
}

bool script_fail(Script *script, const char *pattern, ...) {
    va_list values;
    va_start(values, pattern);
    problem_set_list(script->why, script->line, pattern, values);
    va_end(values);
    return false;
}

ScriptEnd script_run(const char *text, Problem *why) {
    Surroundings surroundings;
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL) {
        problem_set(why, 0, 0, "There is not enough memory for the script.");
        return SCRIPT_FAILED;
    }
    memcpy(copy, text, size);
    ScriptEnd end = SCRIPT_FAILED;
    if (surroundings_make(&surroundings, why)) {
        end = run_on_desk(copy, why);
        surroundings_remove(&surroundings);
    }
    free(copy);
    return end;
}

ScriptEnd script_run_file(const char *path, Problem *why) {
    StorageText text;
    if (!storage_read(path, SCRIPT_SIZE_MAX, &text, why)) {
        return SCRIPT_FAILED;
    }
    ScriptEnd end = SCRIPT_FAILED;
    if (strlen(text.bytes) != text.length) {
        problem_set(why, 0, 0, "%.100s is no text: it holds a zero byte.", path);
    } else {
        end = script_run(text.bytes, why);
    }
    storage_text_free(&text);
    return end;
}
