#include "app/platform/storage.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDER_MODE = 0700, NAMES_MAX = 4096 };

typedef struct FolderRule {
    const char *variable, *below_home;
} FolderRule;

static const FolderRule folder_rules[STORAGE_FOLDER_COUNT] = {
    [STORAGE_CONFIG] = {"XDG_CONFIG_HOME", ".config"},
    [STORAGE_DATA] = {"XDG_DATA_HOME", ".local/share"},
    [STORAGE_STATE] = {"XDG_STATE_HOME", ".local/state"},
};

static bool join(const char *one, const char *other, char out[STORAGE_PATH_MAX]) {
    const int length = snprintf(out, STORAGE_PATH_MAX, "%s/%s", one, other);
    return length > 0 && length < STORAGE_PATH_MAX;
}

/* A relative value would mean another folder in every place the program is started from. */
static const char *absolute_value(const char *variable) {
    const char *value = getenv(variable);
    return value != NULL && value[0] == '/' ? value : NULL;
}

static bool base_of(StorageFolder folder, char out[STORAGE_PATH_MAX], Problem *why) {
    const FolderRule *rule = &folder_rules[folder];
    const char *chosen = absolute_value(rule->variable);
    char base[STORAGE_PATH_MAX];
    if (chosen != NULL) {
        return join(chosen, "sanban", out) ||
               problem_set(why, 0, 0, "The folder named by %s is too long.", rule->variable);
    }
    const char *home = absolute_value("HOME");
    if (home == NULL) {
        return problem_set(why, 0, 0, "There is no home folder: neither %s nor HOME is set.",
                           rule->variable);
    }
    return (join(home, rule->below_home, base) && join(base, "sanban", out)) ||
           problem_set(why, 0, 0, "The home folder has too long a name.");
}

/* Makes every folder of the path up to its last slash. */
static bool make_parents(const char *path, Problem *why) {
    char part[STORAGE_PATH_MAX];
    const size_t length = strlen(path);
    memcpy(part, path, length + 1);
    for (size_t i = 1; i < length; i++) {
        if (part[i] != '/') {
            continue;
        }
        part[i] = '\0';
        if (mkdir(part, FOLDER_MODE) != 0 && errno != EEXIST && access(part, F_OK) != 0) {
            return problem_set(why, 0, 0, "The folder %s cannot be made: %s.", part,
                               strerror(errno));
        }
        part[i] = '/';
    }
    return true;
}

static bool take_bytes(FILE *file, size_t limit, StorageText *out) {
    size_t capacity = 4096;
    size_t length = 0;
    char *bytes = malloc(capacity + 1);
    while (bytes != NULL) {
        length += fread(bytes + length, 1, capacity - length, file);
        if (length < capacity || length > limit) {
            break;
        }
        capacity *= 2;
        char *larger = realloc(bytes, capacity + 1);
        if (larger == NULL) {
            free(bytes);
        }
        bytes = larger;
    }
    if (bytes == NULL) {
        return false;
    }
    bytes[length] = '\0';
    *out = (StorageText){bytes, length};
    return true;
}

static int compare_names(const void *one, const void *other) {
    const char *const *a = one;
    const char *const *b = other;
    return strcmp(*a, *b);
}

/* The part of a folder's entry that a list shows; false when it is not for that list. */
typedef bool (*NameRule)(const char *entry, const char **name, size_t *length);

static bool name_of_file(const char *entry, const char **name, size_t *length) {
    *name = entry;
    *length = strlen(entry);
    return entry[0] != '.';
}

/* .NAME.new */
static bool name_of_neighbour(const char *entry, const char **name, size_t *length) {
    static const char ending[] = ".new";
    const size_t whole = strlen(entry);
    if (entry[0] != '.' || whole <= sizeof ending ||
        strcmp(entry + whole - (sizeof ending - 1), ending) != 0) {
        return false;
    }
    *name = entry + 1;
    *length = whole - sizeof ending;
    return true;
}

static void free_names(char **names, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(names[i]);
    }
    free(names);
}

/* False without memory. */
static bool read_names(DIR *folder, NameRule rule, char *names[NAMES_MAX], size_t *count) {
    const struct dirent *entry;
    while (*count < NAMES_MAX && (entry = readdir(folder)) != NULL) {
        const char *shown;
        size_t length;
        if (!rule(entry->d_name, &shown, &length)) {
            continue;
        }
        char *name = malloc(length + 1);
        if (name == NULL) {
            return false;
        }
        memcpy(name, shown, length);
        name[length] = '\0';
        names[(*count)++] = name;
    }
    return true;
}

/* NULL with a sentence when the folder cannot be read; else the caller frees each name and all. */
static char **sorted_names(const char *folder, NameRule rule, size_t *count, Problem *why) {
    DIR *open_folder = opendir(folder);
    if (open_folder == NULL) {
        (void)problem_set(why, 0, 0, "The folder %s cannot be read: %s.", folder, strerror(errno));
        return NULL;
    }
    char **names = malloc(NAMES_MAX * sizeof *names);
    *count = 0;
    const bool complete = names != NULL && read_names(open_folder, rule, names, count);
    (void)closedir(open_folder);
    if (!complete) {
        free_names(names, *count);
        (void)problem_set(why, 0, 0, "There is not enough memory to list %s.", folder);
        return NULL;
    }
    qsort(names, *count, sizeof *names, compare_names);
    return names;
}

static void visit_names(char **names, size_t count, StorageVisit visit, void *context) {
    bool on = true;
    for (size_t i = 0; i < count; i++) {
        on = on && visit(context, names[i]);
    }
    free_names(names, count);
}

bool storage_path(StorageFolder folder, const char *name, char out[STORAGE_PATH_MAX],
                  Problem *why) {
    assert(folder < STORAGE_FOLDER_COUNT);
    char base[STORAGE_PATH_MAX];
    if (!base_of(folder, base, why)) {
        return false;
    }
    if (!join(base, name, out)) {
        return problem_set(why, 0, 0, "The path of %s is too long.", name);
    }
    if (!make_parents(out, why)) {
        return false;
    }
    if (name[0] == '\0') {
        out[strlen(out) - 1] = '\0';
    }
    return true;
}

bool storage_read(const char *path, size_t limit, StorageText *out, Problem *why) {
    *out = (StorageText){NULL, 0};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return problem_set(why, 0, 0, "%s cannot be read: %s.", path, strerror(errno));
    }
    const bool taken = take_bytes(file, limit, out);
    const bool failed = ferror(file) != 0;
    (void)fclose(file);
    if (taken && !failed && out->length <= limit) {
        return true;
    }
    const bool large = taken && !failed;
    storage_text_free(out);
    return large ? problem_set(why, 0, 0, "%s is too large: more than %zu bytes.", path, limit)
                 : problem_set(why, 0, 0, "%s cannot be read to its end.", path);
}

void storage_text_free(StorageText *text) {
    free(text->bytes);
    *text = (StorageText){NULL, 0};
}

bool storage_exists(const char *path) {
    return access(path, F_OK) == 0;
}

bool storage_is_state(const char *path) {
    char base[STORAGE_PATH_MAX];
    if (!base_of(STORAGE_STATE, base, NULL)) {
        return false;
    }
    const size_t length = strlen(base);
    return strncmp(path, base, length) == 0 && path[length] == '/';
}

bool storage_remove(const char *path, Problem *why) {
    if (unlink(path) == 0 || errno == ENOENT) {
        return true;
    }
    return problem_set(why, 0, 0, "%s cannot be removed: %s.", path, strerror(errno));
}

bool storage_list(const char *folder, StorageVisit visit, void *context, Problem *why) {
    size_t count;
    char **names = sorted_names(folder, name_of_file, &count, why);
    if (names == NULL) {
        return false;
    }
    visit_names(names, count, visit, context);
    return true;
}

bool storage_list_neighbours(const char *folder, StorageVisit visit, void *context, Problem *why) {
    size_t count;
    char **names = sorted_names(folder, name_of_neighbour, &count, why);
    if (names == NULL) {
        return false;
    }
    visit_names(names, count, visit, context);
    return true;
}
