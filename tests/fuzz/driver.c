/* Runs a fuzz target once over given files and over all files of given folders, so that what was
 * found by long searches is tried again in every test run, with any compiler. */
#include "tests/fuzz/target.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_CAPACITY = 4096 };

/* The copy is exactly as long as the file, so a sanitizer sees the first byte read too far. */
static bool file_run(const char *path, size_t size) {
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = malloc(size > 0 ? size : 1);
    bool complete = file != NULL && bytes != NULL && fread(bytes, 1, size, file) == size;
    if (complete) {
        (void)LLVMFuzzerTestOneInput(bytes, size);
    } else {
        (void)fprintf(stderr, "cannot read %s\n", path);
    }
    free(bytes);
    if (file != NULL) {
        (void)fclose(file);
    }
    return complete;
}

/* Returns how many inputs of the folder were run, -1 if one of them could not be read. */
static int folder_run(const char *folder) {
    DIR *entries = opendir(folder);
    if (entries == NULL) {
        (void)fprintf(stderr, "cannot open %s: %s\n", folder, strerror(errno));
        return -1;
    }
    int count = 0;
    for (const struct dirent *entry = readdir(entries); entry != NULL && count >= 0;
         entry = readdir(entries)) {
        char path[PATH_CAPACITY];
        int length = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        struct stat about;
        if (length < 0 || (size_t)length >= sizeof path || stat(path, &about) != 0) {
            count = -1;
        } else if (S_ISREG(about.st_mode)) {
            count = file_run(path, (size_t)about.st_size) ? count + 1 : -1;
        }
    }
    (void)closedir(entries);
    return count;
}

static int argument_run(const char *path) {
    struct stat about;
    if (stat(path, &about) == 0 && S_ISREG(about.st_mode)) {
        return file_run(path, (size_t)about.st_size) ? 1 : -1;
    }
    return folder_run(path);
}

int main(int argc, char **argv) {
    int total = 0;
    for (int i = 1; i < argc; i++) {
        int count = argument_run(argv[i]);
        if (count <= 0) {
            (void)fprintf(stderr, "no inputs were run from %s\n", argv[i]);
            return EXIT_FAILURE;
        }
        total += count;
    }
    (void)printf("%d inputs\n", total);
    return total > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
