/* Whatever the settings' file holds: the settings are complete and inside their ranges, a refusal
 * is a good sentence, and what was read can be written and is read again without a fault. */
#include "app/session/settings.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void check_values(const Settings *settings) {
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        Settings set = settings_usual();
        const int value = settings_get(settings, id);
        const bool there = settings_set(&set, id, value);
        assert(there && settings_get(&set, id) == value);
    }
}

static void write_and_read(const Settings *settings) {
    char text[SETTINGS_TEXT_MAX];
    Settings again;
    Problem why = {.text = ""};
    const size_t length = settings_write(settings, text, sizeof text);
    assert(length < sizeof text && length == strlen(text));
    const bool right = settings_read(&again, text, length, &why);
    assert(right && memcmp(&again, settings, sizeof again) == 0);
}

/* The problem's column is a place in its line or just behind it. */
static void check_problem(Problem why, const char *text) {
    const char *line = text;
    assert(why.line >= 1);
    for (; why.line > 1; why.line--) {
        line = strchr(line, '\n');
        assert(line != NULL);
        line++;
    }
    input_expect_problem(&why, line);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = input_text(data, size);
    Settings settings;
    Problem why = {.text = ""};
    const bool right = settings_read(&settings, text, size, &why);
    if (!right && strlen(text) == size) {
        check_problem(why, text);
    }
    check_values(&settings);
    write_and_read(&settings);
    free(text);
    return 0;
}
