#include "app/session/library.h"

#include "app/platform/clock.h"
#include "app/platform/storage.h"
#include "app/session/damaged_file.h"
#include "app/session/library_folder.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Library {
    LibraryList list;
    StorageLock *lock;              /* NULL while another program keeps the folder */
    char folder[STORAGE_PATH_MAX];  /* "" while there is none */
    char present[LIBRARY_NAME_MAX]; /* the file of the game being played; "": to be named yet */
    LibraryEntry prepared;          /* what the second half of saving will add to the list */
    bool listed;                    /* the list is complete */
    bool pending;                   /* the second half is still to be done */
    uint64_t saved;                 /* the largest number seen */
    char told[PROBLEM_TEXT_MAX];    /* why saving failed last, "" if it did not */
};

/* Makes the folder again where somebody has removed it. */
static bool find_folder(Library *library, Problem *why) {
    char folder[STORAGE_PATH_MAX];
    if (!library_folder_path(folder, why)) {
        return false;
    }
    memcpy(library->folder, folder, sizeof folder);
    return true;
}

/* Tries to become the program that keeps the folder: the one that did may have ended. */
static void hold_folder(Library *library) {
    char path[STORAGE_PATH_MAX];
    bool taken = false;
    if (library->lock == NULL && library_folder_file(library->folder, ".lock", path, NULL)) {
        library->lock = storage_lock(path, &taken, NULL);
    }
}

/* The files that this process made bear its number; no other living process has it. */
static bool is_own_file(const char *name) {
    char mark[32];
    (void)snprintf(mark, sizeof mark, "-%d", clock_process());
    const char *at = strstr(name, mark);
    const char *behind = at == NULL ? "" : at + strlen(mark);
    return behind[0] == '-' || behind[0] == '.';
}

static bool may_change(const Library *library, const char *name) {
    return library->lock != NULL || is_own_file(name);
}

static void tell_damage(const Library *library, const LibraryDamage *damage, Problem *why) {
    if (damage->count == 1) {
        (void)problem_set(why, 0, 0, "A saved game could not be read; its file is now %s.",
                          damage->name);
    } else if (damage->count > 1) {
        (void)problem_set(why, 0, 0, "%u saved games could not be read; their files are in %s.",
                          damage->count, library->folder);
    }
}

/* Lists what is there, a first time or again where that failed before: without the list nobody
 * knows the largest number. */
static bool list_games(Library *library, LibraryDamage *damage, Problem *why) {
    library->listed = library_folder_list(library->folder, &library->list, damage, why);
    if (library->list.count > 0 && library->list.entry[0].summary.heads.saved > library->saved) {
        library->saved = library->list.entry[0].summary.heads.saved;
    }
    return library->listed;
}

static void load(Library *library, Problem *why) {
    LibraryDamage damage = {.count = 0};
    if (!find_folder(library, why)) {
        return;
    }
    hold_folder(library);
    const bool keeper = library->lock != NULL;
    if (keeper) {
        library_folder_recover(library->folder, &damage);
    }
    if (list_games(library, keeper ? &damage : NULL, why)) {
        tell_damage(library, &damage, why);
    }
}

/* The part of a problem behind the path, which the user need not know. */
static const char *reason_of(const char *text) {
    static const char MARK[] = " cannot be written: ";
    const char *at = strstr(text, MARK);
    return at == NULL ? text : at + strlen(MARK);
}

/* The same sentence after every ply would only be noise. */
static bool refuse_save(Library *library, const char *text, Problem *why) {
    Problem problem = {.text = ""};
    (void)problem_set(&problem, 0, 0, "The game cannot be saved: %s", reason_of(text));
    const bool again = strcmp(problem.text, library->told) == 0;
    memcpy(library->told, problem.text, sizeof library->told);
    return problem_set(why, 0, 0, "%s", again ? "" : problem.text);
}

static bool name_file(Library *library, Problem *why) {
    char now[CLOCK_TEXT_MAX];
    char start[LIBRARY_NAME_MAX];
    if (library->present[0] != '\0') {
        return true;
    }
    clock_name(now);
    (void)snprintf(start, sizeof start, "%s-%d", now, clock_process());
    return library_folder_new_name(library->folder, start, library->present) ||
           problem_set(why, 0, 0, "There is no name left for its file.");
}

static void stamp_heads(Library *library, RecordHeads *heads) {
    char now[CLOCK_TEXT_MAX];
    clock_stamp(now);
    (void)snprintf(heads->played, sizeof heads->played, "%s", now);
    if (heads->begun[0] == '\0') {
        (void)snprintf(heads->begun, sizeof heads->begun, "%s", now);
    }
    library->saved++;
    heads->saved = library->saved;
}

/* All that must be so before a game can be written: also after the folder was removed, or could not
 * be made before. */
static bool be_ready(Library *library, Problem *why) {
    if (!find_folder(library, why)) {
        return false;
    }
    hold_folder(library);
    return (library->listed || list_games(library, NULL, why)) && name_file(library, why);
}

/* Writes the text beside the file of the present game and remembers what it will add to the list.
 */
static bool write_text(Library *library, const char *text, size_t length, Problem *why) {
    char path[STORAGE_PATH_MAX];
    if (!library_folder_file(library->folder, library->present, path, why) ||
        !storage_prepare(path, text, length, why)) {
        return false;
    }
    memcpy(library->prepared.name, library->present, sizeof library->present);
    library->pending = record_peek(text, length, &library->prepared.summary, why);
    assert(library->pending); /* what we write we can read */
    return true;
}

/* Only who keeps the folder removes games: another program may be playing the oldest one. */
static void drive_out_old_games(Library *library) {
    size_t index = library->list.count;
    while (library->lock != NULL && library->list.count > LIBRARY_GAMES_MAX && index-- > 0) {
        const char *name = library->list.entry[index].name;
        if (strcmp(name, library->present) != 0 &&
            library_folder_remove(library->folder, name, NULL)) {
            library_list_remove(&library->list, index);
        }
    }
}

/* A game that was read as broken leaves the list, unless it was memory that failed. */
static void put_away(Library *library, const char *name, const Problem *fault, Problem *why) {
    char path[STORAGE_PATH_MAX];
    const size_t index = library_list_find(&library->list, name);
    if (fault->line == 0 || !may_change(library, name) ||
        !library_folder_file(library->folder, name, path, NULL)) {
        (void)problem_set(why, fault->line, fault->column, "%s", fault->text);
    } else if (damaged_file_set_aside(path, fault->text, why) && index < library->list.count) {
        library_list_remove(&library->list, index);
    }
}

/* NULL with a sentence; its line is not 0 where the file itself is broken. */
static Game *read_file(const Library *library, const char *name, RecordHeads *heads, Problem *why) {
    char path[STORAGE_PATH_MAX];
    StorageText text;
    if (!library_folder_file(library->folder, name, path, why) ||
        !storage_read(path, LIBRARY_FILE_MAX, &text, why)) {
        return NULL;
    }
    Game *game = record_read(text.bytes, text.length, heads, why);
    storage_text_free(&text);
    return game;
}

Library *library_open(Problem *why) {
    Problem news = {.text = ""};
    Library *library = calloc(1, sizeof *library);
    if (library == NULL) {
        (void)problem_set(why, 0, 0, "There is not enough memory.");
        return NULL;
    }
    load(library, &news);
    (void)problem_set(why, 0, 0, "%s", news.text);
    return library;
}

void library_close(Library *library) {
    if (library == NULL) {
        return;
    }
    (void)library_commit(library, NULL);
    library_list_clear(&library->list);
    storage_unlock(library->lock);
    free(library);
}

size_t library_count(const Library *library) {
    return library->list.count;
}

const LibraryEntry *library_entry(const Library *library, size_t index) {
    assert(index < library->list.count);
    return &library->list.entry[index];
}

const LibraryEntry *library_unfinished(const Library *library) {
    const LibraryEntry *latest = library->list.entry;
    const bool open =
        library->list.count > 0 && latest->summary.plies > 0 && !latest->summary.verdict.over;
    return open ? latest : NULL;
}

bool library_prepare(Library *library, const Game *game, RecordHeads *heads, Problem *why) {
    Problem fault = {.text = ""};
    size_t length = 0;
    if (ply_first_child(game_start(game)) == NULL) {
        return true;
    }
    if (!be_ready(library, &fault)) {
        return refuse_save(library, fault.text, why);
    }
    stamp_heads(library, heads);
    char *text = record_write(game, heads, &length);
    if (text == NULL) {
        return refuse_save(library, "There is not enough memory.", why);
    }
    const bool written = write_text(library, text, length, &fault);
    free(text);
    return written || refuse_save(library, fault.text, why);
}

bool library_commit(Library *library, Problem *why) {
    char path[STORAGE_PATH_MAX];
    Problem fault = {.text = ""};
    if (!library->pending) {
        return true;
    }
    if (!library_folder_file(library->folder, library->prepared.name, path, &fault) ||
        !storage_commit(path, &fault)) {
        return refuse_save(library, fault.text, why);
    }
    library->pending = false;
    library->told[0] = '\0';
    /* Without memory the game is saved, only not listed until it is saved again. */
    (void)library_list_put(&library->list, &library->prepared);
    drive_out_old_games(library);
    return true;
}

void library_begin(Library *library) {
    (void)library_commit(library, NULL);
    library->pending = false;
    library->present[0] = '\0';
}

Game *library_read(Library *library, size_t index, RecordHeads *heads, Problem *why) {
    assert(index < library->list.count);
    char name[LIBRARY_NAME_MAX];
    Problem fault = {.text = ""};
    memcpy(name, library->list.entry[index].name, sizeof name);
    (void)library_commit(library, NULL);
    hold_folder(library);
    Game *game = read_file(library, name, heads, &fault);
    if (game == NULL) {
        put_away(library, name, &fault, why);
        return NULL;
    }
    library_begin(library);
    if (may_change(library, name)) {
        memcpy(library->present, name, sizeof name);
    }
    return game;
}

bool library_delete(Library *library, size_t index, Problem *why) {
    assert(index < library->list.count);
    char name[LIBRARY_NAME_MAX];
    memcpy(name, library->list.entry[index].name, sizeof name);
    hold_folder(library);
    if (!may_change(library, name)) {
        return problem_set(why, 0, 0,
                           "Another running Sanban keeps this game; it can be deleted there.");
    }
    if (!library_folder_remove(library->folder, name, why)) {
        return false;
    }
    library->pending = library->pending && strcmp(library->prepared.name, name) != 0;
    if (strcmp(library->present, name) == 0) {
        library->present[0] = '\0';
    }
    library_list_remove(&library->list, index);
    return true;
}
