#include "app/platform/storage.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDER_MODE = 0700, FILE_MODE = 0666, NAMES_MAX = 4096 };

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

static bool write_whole(int file, const char *bytes, size_t length) {
    size_t done = 0;
    while (done < length) {
        const ssize_t count = write(file, bytes + done, length - done);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            return false;
        }
        done += (size_t)count;
    }
    return true;
}

/* The new name is safe only when the folder itself has reached the disk. */
static void sync_folder_of(const char *path) {
    char folder[STORAGE_PATH_MAX];
    const char *slash = strrchr(path, '/');
    if (slash == NULL || slash == path) {
        return;
    }
    memcpy(folder, path, (size_t)(slash - path));
    folder[slash - path] = '\0';
    const int file = open(folder, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)fsync(file);
        (void)close(file);
    }
}

static bool write_neighbour(const char *path, const char *bytes, size_t length) {
    const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, FILE_MODE);
    if (file < 0) {
        return false;
    }
    const bool written = write_whole(file, bytes, length) && fsync(file) == 0;
    const int reason = errno;
    const bool closed = close(file) == 0;
    if (!written) {
        errno = reason;
    }
    return written && closed;
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

static size_t read_names(DIR *folder, char *names[NAMES_MAX]) {
    size_t count = 0;
    const struct dirent *entry;
    while (count < NAMES_MAX && (entry = readdir(folder)) != NULL) {
        if (entry->d_name[0] == '.') {
            continue; /* hidden files, and the neighbours of unfinished writes */
        }
        const size_t size = strlen(entry->d_name) + 1;
        char *name = malloc(size);
        if (name == NULL) {
            break;
        }
        memcpy(name, entry->d_name, size);
        names[count++] = name;
    }
    return count;
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

/* A device or a pipe cannot be replaced; it takes the bytes as they come. */
static bool write_in_place(const char *path, const char *bytes, size_t length) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        return false;
    }
    const bool written = fwrite(bytes, 1, length, file) == length;
    return fclose(file) == 0 && written;
}

static bool is_special(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 && !S_ISREG(status.st_mode);
}

bool storage_replace(const char *path, const char *bytes, size_t length, Problem *why) {
    char neighbour[STORAGE_PATH_MAX];
    const char *slash = strrchr(path, '/');
    const int folder = slash == NULL ? 0 : (int)(slash - path) + 1;
    const int size =
        snprintf(neighbour, sizeof neighbour, "%.*s.%s.new", folder, path, path + folder);
    if (size < 0 || size >= (int)sizeof neighbour) {
        return problem_set(why, 0, 0, "The path %s is too long.", path);
    }
    if (is_special(path)) {
        return write_in_place(path, bytes, length) ||
               problem_set(why, 0, 0, "%s cannot be written: %s.", path, strerror(errno));
    }
    if (!write_neighbour(neighbour, bytes, length) || rename(neighbour, path) != 0) {
        const int reason = errno;
        (void)unlink(neighbour);
        return problem_set(why, 0, 0, "%s cannot be written: %s.", path, strerror(reason));
    }
    sync_folder_of(path);
    return true;
}

bool storage_remove(const char *path, Problem *why) {
    if (unlink(path) == 0 || errno == ENOENT) {
        return true;
    }
    return problem_set(why, 0, 0, "%s cannot be removed: %s.", path, strerror(errno));
}

bool storage_list(const char *folder, StorageVisit visit, void *context, Problem *why) {
    DIR *open_folder = opendir(folder);
    if (open_folder == NULL) {
        return problem_set(why, 0, 0, "The folder %s cannot be read: %s.", folder, strerror(errno));
    }
    char **names = malloc(NAMES_MAX * sizeof *names);
    const size_t count = names == NULL ? 0 : read_names(open_folder, names);
    (void)closedir(open_folder);
    if (names == NULL) {
        return problem_set(why, 0, 0, "There is not enough memory to list %s.", folder);
    }
    qsort(names, count, sizeof *names, compare_names);
    bool on = true;
    for (size_t i = 0; i < count; i++) {
        on = on && visit(context, names[i]);
        free(names[i]);
    }
    free(names);
    return true;
}
