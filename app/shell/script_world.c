#include "app/shell/script_world.h"

#include "app/platform/storage.h"
#include "app/platform/window.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool script_open_desk(Script *script) {
    DeskWish wish = {.rules = &script->rules, .keeps = true, .given_clock = true};
    if (!desk_open(&script->desk, &wish, script->why)) {
        return false;
    }
    desk_set_clock(script->desk, script->clock);
    return true;
}

bool script_screen(Script *script, const char *rest) {
    for (int screen = 0; screen < SCREEN_COUNT; screen++) {
        if (strcmp(rest, screen_word((ScreenId)screen)) == 0) {
            shell_open(desk_shell(script->desk), (ScreenId)screen);
            desk_refresh(script->desk);
            return true;
        }
    }
    return script_fail(script, "\"%.20s\" is no screen.", rest);
}

/* The value that a word means for a setting, or -1. */
static int setting_value(const SettingRow *row, const char *word) {
    if (row->kind == SETTING_SWITCH) {
        return strcmp(word, "on") == 0 ? 1 : strcmp(word, "off") == 0 ? 0 : -1;
    }
    for (int i = 0; row->kind == SETTING_CHOICE && i <= row->most; i++) {
        if (strcmp(row->choice[i].key, word) == 0) {
            return i;
        }
    }
    char *end = NULL;
    long number = strtol(word, &end, 10);
    bool fits = end != word && *end == '\0' && number >= row->least && number <= row->most;
    return row->kind == SETTING_RANGE && fits ? (int)number : -1;
}

bool script_setting(Script *script, const char *rest) {
    size_t length = strcspn(rest, " \t");
    const char *word = rest + length + strspn(rest + length, " \t");
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        bool named = strlen(row->key) == length && strncmp(row->key, rest, length) == 0;
        int value = named ? setting_value(row, word) : -1;
        if (value >= 0) {
            program_set(shell_program(desk_shell(script->desk)), (SettingId)id, value);
            desk_refresh(script->desk);
            return true;
        }
    }
    return script_fail(script, "\"%.40s\" is no setting with its value.", rest);
}

bool script_clipboard(Script *script, const char *rest) {
    char text[SCRIPT_TEXT_MAX];
    script_unquote(rest, text);
    return clipboard_set(text) || script_fail(script, "The clipboard cannot be written.");
}

bool script_lose(Script *script, const char *rest) {
    Input input = {.kind = INPUT_RESET, .code = strcmp(rest, "device") == 0};
    if (strcmp(rest, "targets") != 0 && strcmp(rest, "device") != 0) {
        return script_fail(script, "Targets or device can be lost, not \"%.20s\".", rest);
    }
    return desk_push(script->desk, &input) && script_settle(script);
}

bool script_restart(Script *script, const char *rest) {
    (void)rest;
    desk_close(script->desk);
    script->desk = NULL;
    return script_open_desk(script);
}

bool script_close(Script *script, const char *rest) {
    (void)rest;
    Input input = {.kind = INPUT_QUIT};
    return desk_push(script->desk, &input) && script_settle(script);
}

bool script_dump(Script *script, const char *rest) {
    const Canvas *canvas = shell_draw(desk_shell(script->desk));
    size_t length = canvas_write(canvas, NULL, 0);
    char *text = malloc(length + 1);
    Problem why;
    if (text == NULL) {
        return script_fail(script, "There is not enough memory for the dump.");
    }
    canvas_write(canvas, text, length + 1);
    bool done = true;
    if (rest[0] == '\0') {
        fputs(text, stdout);
    } else {
        done = storage_replace(rest, text, length, &why) || script_fail(script, "%s", why.text);
    }
    free(text);
    return done;
}

bool script_shot(Script *script, const char *rest) {
    Problem why;
    return desk_save_picture(script->desk, rest, &why) || script_fail(script, "%s", why.text);
}
