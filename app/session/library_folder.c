#include "app/session/library_folder.h"

#include <stdio.h>
#include <string.h>

static const char ENDING[] = ".sanban";

enum { NAMES_TRIED = 1000 };

/* What listing and recovering carry from file to file. */
typedef struct Round {
    const char *folder;
    LibraryList *list;
    LibraryDamage *damage;
    bool complete; /* memory was enough so far */
} Round;

/* What is known of a game's file. Where memory or the disk failed nothing is known of the text, and
 * it is left as it is. */
typedef enum Finding { FINDING_GOOD, FINDING_BROKEN, FINDING_MISSING, FINDING_UNKNOWN } Finding;

/* A neighbour that a stopped program left behind, and the file that it was to replace. */
typedef struct Leftover {
    char path[STORAGE_PATH_MAX], neighbour[STORAGE_PATH_MAX];
    StorageText text; /* of the neighbour */
} Leftover;

/* Temporary files, those set aside and strangers' ones end otherwise. */
static bool is_game_name(const char *name) {
    const size_t length = strlen(name);
    const size_t ending = strlen(ENDING);
    return length > ending && length < LIBRARY_NAME_MAX &&
           strcmp(name + length - ending, ENDING) == 0;
}

static void note_damage(const char *path, LibraryDamage *damage) {
    const char *slash = strrchr(path, '/');
    damage->count++;
    (void)snprintf(damage->name, sizeof damage->name, "%s", slash == NULL ? path : slash + 1);
}

static void set_aside(const char *path, LibraryDamage *damage) {
    char aside[STORAGE_PATH_MAX];
    note_damage(storage_set_aside(path, aside, NULL) ? aside : path, damage);
}

/* Takes the head lines of a whole text. */
static bool peek_text(const StorageText *text, RecordSummary *out) {
    return record_is_whole(text->bytes, text->length) &&
           record_peek(text->bytes, text->length, out, NULL);
}

static Finding peek_file(const char *path, RecordSummary *out) {
    StorageText text;
    if (!storage_exists(path)) {
        return FINDING_MISSING;
    }
    if (!storage_read(path, LIBRARY_FILE_MAX, &text, NULL)) {
        return FINDING_UNKNOWN;
    }
    const bool good = peek_text(&text, out);
    storage_text_free(&text);
    return good ? FINDING_GOOD : FINDING_BROKEN;
}

static Finding replay_text(const StorageText *text) {
    RecordHeads heads;
    Problem why = {.line = 0};
    Game *game = record_read(text->bytes, text->length, &heads, &why);
    const bool good = game != NULL;
    game_free(game);
    return good ? FINDING_GOOD : why.line > 0 ? FINDING_BROKEN : FINDING_UNKNOWN;
}

/* There is no file that could be read: the neighbour takes its place, and the list will judge it.
 */
static void recover_alone(const Leftover *leftover, LibraryDamage *damage) {
    if (leftover->text.length == 0) {
        (void)storage_remove(leftover->neighbour, NULL);
        return;
    }
    if (storage_exists(leftover->path)) {
        set_aside(leftover->path, damage);
    }
    if (!storage_exists(leftover->path)) {
        (void)storage_commit(leftover->path, NULL);
    }
}

/* Beside a good file: only a whole and newer neighbour with all its moves replaces it. */
static void recover_beside(const Leftover *leftover, uint64_t saved, LibraryDamage *damage) {
    RecordSummary summary;
    if (!peek_text(&leftover->text, &summary) || summary.heads.saved <= saved) {
        (void)storage_remove(leftover->neighbour, NULL);
        return;
    }
    const Finding moves = replay_text(&leftover->text);
    if (moves == FINDING_GOOD) {
        (void)storage_commit(leftover->path, NULL);
    } else if (moves == FINDING_BROKEN) {
        set_aside(leftover->neighbour, damage);
    }
}

static bool recover_one(void *context, const char *name) {
    const Round *round = context;
    Leftover leftover;
    RecordSummary summary;
    if (!is_game_name(name) || !library_folder_file(round->folder, name, leftover.path, NULL) ||
        !storage_neighbour(leftover.path, leftover.neighbour) ||
        !storage_read(leftover.neighbour, LIBRARY_FILE_MAX, &leftover.text, NULL)) {
        return true;
    }
    const Finding file = peek_file(leftover.path, &summary);
    if (file == FINDING_GOOD) {
        recover_beside(&leftover, summary.heads.saved, round->damage);
    } else if (file != FINDING_UNKNOWN) {
        recover_alone(&leftover, round->damage);
    }
    storage_text_free(&leftover.text);
    return true;
}

/* Who does not keep the folder leaves its files alone and says nothing about them. */
static void list_broken(const Round *round, const char *path, Finding finding) {
    if (round->damage == NULL) {
        return;
    }
    if (finding == FINDING_BROKEN) {
        set_aside(path, round->damage);
    } else {
        note_damage(path, round->damage);
    }
}

static bool list_one(void *context, const char *name) {
    Round *round = context;
    LibraryEntry entry;
    char path[STORAGE_PATH_MAX];
    if (!is_game_name(name) || !library_folder_file(round->folder, name, path, NULL)) {
        return true;
    }
    const Finding finding = peek_file(path, &entry.summary);
    if (finding != FINDING_GOOD) {
        list_broken(round, path, finding);
        return true;
    }
    (void)snprintf(entry.name, sizeof entry.name, "%s", name);
    round->complete = library_list_put(round->list, &entry);
    return round->complete;
}

bool library_folder_path(char out[STORAGE_PATH_MAX], Problem *why) {
    if (!storage_path(STORAGE_STATE, "games/", out, why)) {
        return false;
    }
    out[strlen(out) - 1] = '\0';
    return true;
}

bool library_folder_file(const char *folder, const char *name, char out[STORAGE_PATH_MAX],
                         Problem *why) {
    const int length = snprintf(out, STORAGE_PATH_MAX, "%s/%s", folder, name);
    return (length > 0 && length < STORAGE_PATH_MAX) ||
           problem_set(why, 0, 0, "The path of %s is too long.", name);
}

bool library_folder_new_name(const char *folder, const char *start, char out[LIBRARY_NAME_MAX]) {
    char path[STORAGE_PATH_MAX];
    char neighbour[STORAGE_PATH_MAX];
    for (int number = 1; number < NAMES_TRIED; number++) {
        const int length = number == 1
                               ? snprintf(out, LIBRARY_NAME_MAX, "%s%s", start, ENDING)
                               : snprintf(out, LIBRARY_NAME_MAX, "%s-%d%s", start, number, ENDING);
        if (length < 0 || length >= LIBRARY_NAME_MAX ||
            !library_folder_file(folder, out, path, NULL) || !storage_neighbour(path, neighbour)) {
            return false;
        }
        if (!storage_exists(path) && !storage_exists(neighbour)) {
            return true;
        }
    }
    return false;
}

void library_folder_recover(const char *folder, LibraryDamage *damage) {
    Round round = {.folder = folder, .damage = damage, .complete = true};
    (void)storage_list_neighbours(folder, recover_one, &round, NULL);
}

bool library_folder_list(const char *folder, LibraryList *list, LibraryDamage *damage,
                         Problem *why) {
    Round round = {.folder = folder, .list = list, .damage = damage, .complete = true};
    if (!storage_list(folder, list_one, &round, why)) {
        return false;
    }
    return round.complete ||
           problem_set(why, 0, 0, "There is not enough memory to list the saved games.");
}

bool library_folder_remove(const char *folder, const char *name, Problem *why) {
    char path[STORAGE_PATH_MAX];
    char neighbour[STORAGE_PATH_MAX];
    if (!library_folder_file(folder, name, path, why)) {
        return false;
    }
    /* First the neighbour, which would else come back as a game. */
    return (!storage_neighbour(path, neighbour) || storage_remove(neighbour, why)) &&
           storage_remove(path, why);
}
