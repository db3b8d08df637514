/* The user's choices: a value for each setting, read from a text and written as one.
 *
 * A text has the first line "sanban settings 1" and then one line "key value" for each setting.
 * Knows neither where the text is kept nor what a setting does. */
#ifndef SANBAN_APP_SESSION_SETTINGS_H
#define SANBAN_APP_SESSION_SETTINGS_H

#include "app/session/setting_rows.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

/* Room for the text of any settings, with its zero byte. */
enum { SETTINGS_TEXT_MAX = 1024 };

typedef struct Settings {
    int value[SETTING_COUNT]; /* what SettingKind says */
} Settings;

/* What is chosen as long as the user has chosen nothing. */
Settings settings_usual(void);

int settings_get(const Settings *settings, SettingId id);

/* What the chosen value of a choice or switch stands for (SettingChoice), in a range the number. */
float settings_factor(const Settings *settings, SettingId id);

/* Changes a setting. A range takes the nearest of its steps; a choice or switch that there is not
 * is refused. */
bool settings_set(Settings *settings, SettingId id, int value);

/* Reads a text. All lines that are right count, also those after a broken one; what is told nowhere
 * is as usual, so *out is complete in any case. False if any line is broken, with the first fault
 * and its line. */
bool settings_read(Settings *out, const char *text, size_t length, Problem *why);

/* Writes the text, cut off where capacity ends, with a zero byte; returns its whole length. */
size_t settings_write(const Settings *settings, char *out, size_t capacity);

#endif
