/* The games on disk: one file for each, saved after every ply, and the list of the last ones.
 *
 * Saving has two halves, one before the picture is shown and one after it. After the first the game
 * survives the end of the program, however it ends; after the second also a loss of power. A game
 * that cannot be saved stays in memory untouched, and the next call tries again. Of programs that
 * run at the same time one keeps the folder; the others write files of their own only. */
#ifndef SANBAN_APP_SESSION_LIBRARY_H
#define SANBAN_APP_SESSION_LIBRARY_H

#include "app/session/library_list.h"
#include "rules/formats/record_file.h"
#include "rules/problem.h"
#include "rules/record/game.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Library Library;

/* So many games are kept; a new one drives out the oldest. */
enum { LIBRARY_GAMES_MAX = 50 };

/* Reads the folder, and first puts in order what a killed program left behind. `why->text` is ""
 * when all is well, else what to tell the user; the library can be used nevertheless. NULL only
 * without memory. The caller closes it. */
Library *library_open(Problem *why);

/* Does the second half of saving where it is still to be done. NULL is fine. */
void library_close(Library *library);

/* The saved games, the one saved last first. Borrowed until the next save, reading or deletion. */
size_t library_count(const Library *library);
const LibraryEntry *library_entry(const Library *library, size_t index);

/* The game to go on with: the one saved last, if it has moves and is not over; else NULL. */
const LibraryEntry *library_unfinished(const Library *library);

/* The first half of saving: cheap, no waiting for the disk. Sets `played` and `saved` of the heads,
 * and `begun` if it is not told. A game without moves is not saved, which is no failure. On failure
 * *why is a sentence for the user, or its text is "" when that sentence was the last one told
 * already. */
bool library_prepare(Library *library, const Game *game, RecordHeads *heads, Problem *why);

/* The second half: waits for the disk. Fails in the same way; then calling it again tries again.
 * True when there is nothing to do. */
bool library_commit(Library *library, Problem *why);

/* The next save belongs to a new game and makes a new file. */
void library_begin(Library *library);

/* Reopens a game of the list; later saves go to its file, or to a new one where another program
 * keeps the folder. NULL with a sentence; a broken file is set aside and leaves the list, the game
 * that is being played goes on being saved. The caller frees the game. */
Game *library_read(Library *library, size_t index, RecordHeads *heads, Problem *why);

/* Deletes a game of the list. If it is the one being played, the next save makes a new file. False
 * with a sentence when that cannot be. */
bool library_delete(Library *library, size_t index, Problem *why);

#endif
