#include "tests/support/own_home.h"

#include "tests/support/cmocka_ready.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const variables[][2] = {
    {"XDG_CONFIG_HOME", "config"}, {"XDG_DATA_HOME", "data"}, {"XDG_STATE_HOME", "state"}};

static void make_parents(const char *path) {
    char part[HOME_PATH_MAX];
    (void)snprintf(part, sizeof part, "%s", path);
    for (char *slash = strchr(part + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        (void)mkdir(part, 0700);
        *slash = '/';
    }
}

int home_begin(void **state) {
    (void)state;
    char here[256];
    char home[512];
    if (getcwd(here, sizeof here) == NULL) {
        return -1;
    }
    (void)snprintf(home, sizeof home, "%s/home-XXXXXX", here);
    if (mkdtemp(home) == NULL) {
        return -1;
    }
    (void)setenv("HOME", home, 1);
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        char path[HOME_PATH_MAX];
        home_path(variables[i][1], path);
        (void)setenv(variables[i][0], path, 1);
    }
    return 0;
}

void home_path(const char *name, char out[HOME_PATH_MAX]) {
    const int length = snprintf(out, HOME_PATH_MAX, "%s/%s", getenv("HOME"), name);
    assert_true(length > 0 && length < HOME_PATH_MAX);
}

void home_write(const char *name, const char *bytes, size_t length) {
    char path[HOME_PATH_MAX];
    home_path(name, path);
    make_parents(path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

size_t home_read(const char *name, char *out, size_t capacity) {
    char path[HOME_PATH_MAX];
    home_path(name, path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    const size_t length = fread(out, 1, capacity, file);
    assert_int_equal(fclose(file), 0);
    assert_true(length < capacity);
    out[length] = '\0';
    return length;
}

bool home_has(const char *name) {
    char path[HOME_PATH_MAX];
    home_path(name, path);
    return access(path, F_OK) == 0;
}

size_t home_count(const char *folder, const char *ending) {
    char path[HOME_PATH_MAX];
    home_path(folder, path);
    DIR *entries = opendir(path);
    assert_non_null(entries);
    size_t count = 0;
    for (const struct dirent *entry = readdir(entries); entry != NULL; entry = readdir(entries)) {
        const size_t length = strlen(entry->d_name);
        const bool folders = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
        if (!folders && length >= strlen(ending) &&
            strcmp(entry->d_name + length - strlen(ending), ending) == 0) {
            count++;
        }
    }
    (void)closedir(entries);
    return count;
}
