/* What all screens share: the game in progress, the user's choices, the games on disk, and what
 * must be told.
 *
 * Every change of the game is written down before the picture that shows it (program_prepare) and
 * made safe after it (program_commit), so that neither a kill nor a loss of power takes more than
 * an unfinished move. Knows no rule and draws nothing. */
#ifndef SANBAN_APP_SESSION_PROGRAM_H
#define SANBAN_APP_SESSION_PROGRAM_H

#include "app/session/library.h"
#include "app/session/session.h"
#include "app/session/settings.h"
#include "rules/formats/record_file.h"
#include "rules/problem.h"

#include <stdbool.h>

typedef struct Program {
    Session *session; /* owned */
    Library *library; /* owned; NULL: nothing is kept */
    Settings settings;
    bool keeps_settings;           /* they are written to their file when they change */
    RecordHeads heads;             /* of the game in progress */
    const Variant *wanted;         /* the game that a new game is offered in first */
    char notice[PROBLEM_TEXT_MAX]; /* what the user must be told; "" for nothing */
    bool turned;                   /* something beside the game changed since */
    unsigned long saved;  /* session_changes when it was last tried to write the game down */
    bool failed;          /* the last attempt to save went wrong */
    bool settings_failed; /* the last attempt to keep the settings went wrong */
    unsigned long warned; /* session_changes when it was told that the game would be lost */
    bool prepared;        /* something was written down and is not safe yet */
} Program;

/* A program with a new game under these rules, usual settings and nothing kept. False without
 * memory. program_end frees what it owns. */
bool program_begin(Program *out, const Ruleset *rules, const Position *start);
void program_end(Program *program);

/* Loads settings and games from the user's folders, and keeps them there from now on. What could
 * not be read is told in the notice. */
void program_keep(Program *program);

/* Begins a new game; the one before stays in the list of recent games. False without memory, and
 * when the game on the board cannot be saved; then it goes on and the notice says so, and the next
 * asking, if nothing was played since, gives it up. */
bool program_new_game(Program *program, const Ruleset *rules, const Position *start,
                      const RecordHeads *heads);

/* The same with a game that was read from a text and is the program's from now on, also when it is
 * refused. */
bool program_adopt_game(Program *program, Game *game, const RecordHeads *heads);

/* Goes on with a recent game, by its place in the list. False when it cannot be read, or when the
 * game on the board cannot be saved; then the notice says so and the old game goes on. */
bool program_open(Program *program, size_t index);

/* The game that can be gone on with from the start screen: the place in the list of recent games of
 * the latest if it is not over and has moves, or false. */
bool program_unfinished(const Program *program, size_t *index);

/* Changes a setting and keeps it. */
void program_set(Program *program, SettingId id, int value);

/* Turns the board, and remembers it with the game. */
void program_flip(Program *program);

/* The name of a side for people: the player's name, or "Black" or "White". */
const char *program_name(const Program *program, Colour side);

/* Tells the user something; an earlier word that he has not seen stays before it. */
void program_tell(Program *program, const char *sentence);
void program_told(Program *program);

/* True when the game is kept and nothing went wrong with it. */
bool program_is_safe(const Program *program);

/* Writes the game down if it changed. */
void program_prepare(Program *program);

/* Makes safe what was written down. */
void program_commit(Program *program);

/* Both, and once more where that failed before: for the last moment before the game goes. */
void program_save(Program *program);

#endif
