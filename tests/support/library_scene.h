/* A library in a test's own home: opened, filled, and compared with what it should hold. Whatever
 * is not so fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_LIBRARY_SCENE_H
#define SANBAN_TESTS_SUPPORT_LIBRARY_SCENE_H

#include "app/session/library.h"
#include "tests/support/own_home.h"

#define SCENE_GAMES "state/sanban/games"

/* Opens the library, which tells a sentence with this part; "" if it is to be silent. */
Library *scene_open(const char *part);

/* Both halves of saving succeed. */
void scene_save(Library *library, const Game *game, RecordHeads *heads);

/* Saves a new game with so many random moves as a file of its own. */
void scene_add_game(Library *library, unsigned plies, uint64_t seed);

/* The path of a game's file, and its name below the home. */
void scene_file(const char *name, char out[HOME_PATH_MAX]);
void scene_name(const char *name, const char *ending, char out[HOME_PATH_MAX]);

/* The game in the list, reopened, is this one. */
void scene_expect_game(Library *library, size_t index, const Game *game, const RecordHeads *heads);

#endif
