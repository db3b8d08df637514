#include "app/session/settings_file.h"

#include "app/platform/storage.h"
#include "app/session/damaged_file.h"

#include <assert.h>

/* More than this no settings need; a larger file is none of ours. */
enum { FILE_MAX = 64 * 1024 };

static const char NAME[] = "settings";

/* False with what to tell the user when the text of the file is not right. */
static bool load_from(const char *path, Settings *out, Problem *why) {
    StorageText text;
    Problem fault = {.text = ""};
    if (!storage_read(path, FILE_MAX, &text, why)) {
        return false;
    }
    const bool right = settings_read(out, text.bytes, text.length, &fault);
    storage_text_free(&text);
    return right || problem_set(why, 0, 0, "Line %d of the settings could not be understood. %s",
                                fault.line, fault.text);
}

bool settings_file_load(Settings *out, Problem *why) {
    char path[STORAGE_PATH_MAX];
    Problem fault = {.text = ""};
    *out = settings_usual();
    if (!storage_path(STORAGE_CONFIG, NAME, path, &fault)) {
        return problem_set(why, 0, 0, "The settings cannot be kept. %s", fault.text);
    }
    if (!storage_exists(path) || load_from(path, out, &fault)) {
        return true;
    }
    if (damaged_file_set_aside(path, fault.text, why)) {
        (void)settings_file_save(out, NULL); /* tried, and told, again with the next change */
    }
    return false;
}

bool settings_file_save(const Settings *settings, Problem *why) {
    char path[STORAGE_PATH_MAX];
    char text[SETTINGS_TEXT_MAX];
    Problem fault = {.text = ""};
    const size_t length = settings_write(settings, text, sizeof text);
    assert(length < sizeof text);
    if (storage_path(STORAGE_CONFIG, NAME, path, &fault) &&
        storage_replace(path, text, length, &fault)) {
        return true;
    }
    return problem_set(why, 0, 0, "The settings cannot be kept. %s", fault.text);
}
