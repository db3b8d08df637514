#include "app/platform/storage.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_MODE = 0666, PRIVATE_MODE = 0600 };

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

/* Closes the file without losing the reason for which something failed before. */
static bool close_after(int file, bool done) {
    const int reason = errno;
    const bool closed = close(file) == 0;
    if (!done) {
        errno = reason;
    }
    return done && closed;
}

/* The new name is safe only when the folder itself has reached the disk. */
static void sync_folder_of(const char *path) {
    char folder[STORAGE_PATH_MAX];
    const char *slash = strrchr(path, '/');
    const size_t length = slash == NULL ? 0 : (size_t)(slash - path);
    memcpy(folder, path, length);
    folder[length] = '\0';
    const char *name = slash == NULL ? "." : length == 0 ? "/" : folder;
    const int file = open(name, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)fsync(file);
        (void)close(file);
    }
}

static bool write_neighbour(const char *neighbour, const char *path, const char *bytes,
                            size_t length) {
    const mode_t mode = storage_is_state(path) ? PRIVATE_MODE : FILE_MODE;
    const int file = open(neighbour, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    return file >= 0 && close_after(file, write_whole(file, bytes, length));
}

static bool sync_neighbour(const char *neighbour) {
    const int file = open(neighbour, O_RDONLY | O_CLOEXEC);
    return file >= 0 && close_after(file, fsync(file) == 0);
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

static bool say_unwritten(const char *path, int reason, Problem *why) {
    return problem_set(why, 0, 0, "%s cannot be written: %s.", path, strerror(reason));
}

bool storage_neighbour(const char *path, char out[STORAGE_PATH_MAX]) {
    const char *slash = strrchr(path, '/');
    const int folder = slash == NULL ? 0 : (int)(slash - path) + 1;
    const int size = snprintf(out, STORAGE_PATH_MAX, "%.*s.%s.new", folder, path, path + folder);
    return size > 0 && size < STORAGE_PATH_MAX;
}

bool storage_prepare(const char *path, const char *bytes, size_t length, Problem *why) {
    char neighbour[STORAGE_PATH_MAX];
    if (!storage_neighbour(path, neighbour)) {
        return problem_set(why, 0, 0, "The path is too long: %s.", path);
    }
    if (is_special(path)) {
        return problem_set(why, 0, 0, "%s cannot be replaced: it is no file.", path);
    }
    if (!write_neighbour(neighbour, path, bytes, length)) {
        const int reason = errno;
        (void)unlink(neighbour);
        return say_unwritten(path, reason, why);
    }
    return true;
}

bool storage_commit(const char *path, Problem *why) {
    char neighbour[STORAGE_PATH_MAX];
    if (!storage_neighbour(path, neighbour)) {
        return problem_set(why, 0, 0, "The path is too long: %s.", path);
    }
    if (!sync_neighbour(neighbour) || rename(neighbour, path) != 0) {
        return say_unwritten(path, errno, why);
    }
    sync_folder_of(path);
    return true;
}

bool storage_replace(const char *path, const char *bytes, size_t length, Problem *why) {
    char neighbour[STORAGE_PATH_MAX];
    if (is_special(path)) {
        return write_in_place(path, bytes, length) || say_unwritten(path, errno, why);
    }
    if (!storage_prepare(path, bytes, length, why)) {
        return false;
    }
    if (storage_commit(path, why)) {
        return true;
    }
    if (storage_neighbour(path, neighbour)) {
        (void)unlink(neighbour);
    }
    return false;
}
