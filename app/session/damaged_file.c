#include "app/session/damaged_file.h"

#include "app/platform/storage.h"

#include <string.h>

bool damaged_file_set_aside(const char *path, const char *fault, Problem *why) {
    char aside[STORAGE_PATH_MAX];
    Problem hindrance = {.text = ""};
    if (!storage_set_aside(path, aside, &hindrance)) {
        return problem_set(why, 0, 0, "%s The file could not be set aside.", fault);
    }
    const char *slash = strrchr(aside, '/');
    const char *name = slash == NULL ? aside : slash + 1;
    (void)problem_set(why, 0, 0, "%s The file was set aside as %s.", fault, name);
    return true;
}
