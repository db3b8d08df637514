#include "app/platform/surroundings.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_LONG_MAX = 2 * SURROUNDINGS_PATH_MAX };

static const struct {
    const char *variable, *folder;
} HOMES[] = {{"XDG_CONFIG_HOME", "config"},
             {"XDG_DATA_HOME", "data"},
             {"XDG_STATE_HOME", "state"},
             {"XDG_CACHE_HOME", "cache"}};

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0';
}

/* A renderer is chosen only together with the hidden screen: a caller who asks for a real one knows
 * better. */
static void hide_screen(void) {
    if (!is_set("SDL_VIDEODRIVER")) {
        setenv("SDL_VIDEODRIVER", "dummy", 1);
        setenv("SDL_RENDER_DRIVER", "software", 0);
    }
    setenv("SDL_AUDIODRIVER", "dummy", 0);
}

static bool name_is_real(const char *name) {
    return strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

/* Removes what lies in a folder, deepest first: one file or empty folder at a time, from the top
 * again after each folder found, so that no depth is too deep. */
static bool empty_once(const char *folder, char deeper[PATH_LONG_MAX]) {
    DIR *dir = opendir(folder);
    bool flat = true;
    if (dir == NULL) {
        return true;
    }
    for (struct dirent *entry = readdir(dir); entry != NULL && flat; entry = readdir(dir)) {
        int length = snprintf(deeper, PATH_LONG_MAX, "%s/%s", folder, entry->d_name);
        if (name_is_real(entry->d_name) && length < PATH_LONG_MAX && unlink(deeper) != 0) {
            flat = rmdir(deeper) == 0;
        }
    }
    closedir(dir);
    return flat;
}

static void remove_folder(const char *folder) {
    char path[PATH_LONG_MAX];
    char deeper[PATH_LONG_MAX];
    snprintf(path, sizeof path, "%s", folder);
    while (!empty_once(path, deeper)) {
        memcpy(path, deeper, sizeof path);
        if (empty_once(path, deeper)) {
            rmdir(path);
            snprintf(path, sizeof path, "%s", folder);
        }
    }
    rmdir(folder);
}

bool surroundings_make(Surroundings *out, Problem *why) {
    const char *place = is_set("TMPDIR") ? getenv("TMPDIR") : "/tmp";
    int length = snprintf(out->home, sizeof out->home, "%s/sanban-script-XXXXXX", place);
    if (length >= (int)sizeof out->home || mkdtemp(out->home) == NULL) {
        return problem_set(why, 0, 0, "No folder can be made in %.100s: %s.", place,
                           strerror(errno));
    }
    for (size_t i = 0; i < sizeof HOMES / sizeof HOMES[0]; i++) {
        char path[PATH_LONG_MAX];
        snprintf(path, sizeof path, "%s/%s", out->home, HOMES[i].folder);
        mkdir(path, 0700);
        setenv(HOMES[i].variable, path, 1);
    }
    hide_screen();
    return true;
}

void surroundings_remove(const Surroundings *surroundings) {
    remove_folder(surroundings->home);
}
