#include "app/platform/storage.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum { PRIVATE_MODE = 0600, ASIDE_MAX = 1000 };

struct StorageLock {
    int file;
};

static bool aside_name(const char *path, int number, char out[STORAGE_PATH_MAX]) {
    const int size = number == 1 ? snprintf(out, STORAGE_PATH_MAX, "%s.damaged", path)
                                 : snprintf(out, STORAGE_PATH_MAX, "%s.damaged-%d", path, number);
    return size > 0 && size < STORAGE_PATH_MAX;
}

/* An empty file holds the name, so that what is put there can only replace our own. */
static bool take_name(const char *name) {
    const int file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, PRIVATE_MODE);
    return file >= 0 && close(file) == 0;
}

static bool move_aside(const char *path, const char *aside, Problem *why) {
    if (rename(path, aside) == 0) {
        return true;
    }
    const int reason = errno;
    (void)unlink(aside);
    return problem_set(why, 0, 0, "%s cannot be set aside: %s.", path, strerror(reason));
}

bool storage_set_aside(const char *path, char out[STORAGE_PATH_MAX], Problem *why) {
    for (int number = 1; number < ASIDE_MAX; number++) {
        if (!aside_name(path, number, out)) {
            return problem_set(why, 0, 0, "The path is too long: %s.", path);
        }
        if (take_name(out)) {
            return move_aside(path, out, why);
        }
        if (errno != EEXIST) {
            return problem_set(why, 0, 0, "%s cannot be set aside: %s.", path, strerror(errno));
        }
    }
    return problem_set(why, 0, 0, "%s cannot be set aside: too many are there already.", path);
}

StorageLock *storage_lock(const char *path, bool *taken, Problem *why) {
    *taken = false;
    StorageLock *lock = malloc(sizeof *lock);
    if (lock == NULL) {
        (void)problem_set(why, 0, 0, "There is not enough memory to hold %s.", path);
        return NULL;
    }
    lock->file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, PRIVATE_MODE);
    if (lock->file >= 0 && flock(lock->file, LOCK_EX | LOCK_NB) == 0) {
        return lock;
    }
    *taken = lock->file >= 0 && errno == EWOULDBLOCK;
    (void)(*taken ? problem_set(why, 0, 0, "Another program holds %s.", path)
                  : problem_set(why, 0, 0, "%s cannot be held: %s.", path, strerror(errno)));
    storage_unlock(lock);
    return NULL;
}

void storage_unlock(StorageLock *lock) {
    if (lock == NULL) {
        return;
    }
    if (lock->file >= 0) {
        (void)close(lock->file);
    }
    free(lock);
}
