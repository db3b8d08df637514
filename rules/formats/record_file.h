/* Our own saved game: one text with all that a game is, so that reading it again leaves no
 * difference.
 *
 * UTF-8, a thing a line. The first line is "sanban record 1"; a later way of writing gets another
 * number. Then head lines in a fixed order:
 *
 *     game sho                     which game
 *     option KEY=VALUE             one line for every option, in the order of the game's table
 *     black NAME, white NAME       nothing behind the word where there is no name
 *     begun STAMP, played STAMP
 *     saved NUMBER
 *     flipped yes|no
 *     start startpos|SFEN
 *     plies NUMBER                 from here on what follows from the plies below, for record_peek
 *     result none|WINNER REASON
 *     position SFEN
 *
 * Then the start and every ply, each right after what it belongs to:
 *
 *     DEPTH MOVE [shown] [here]    in USI; follows the last ply of depth DEPTH-1 before it
 *     comment TEXT                 a line for each of its lines; a backslash at the end: the line
 *                                  goes on in the next one
 *     end WINNER REASON            the players ended the game there
 *
 * "shown" marks the child shown last where that is not the first one, "here" the ply shown (else it
 * is the start). The last line is "end of record". In names, stamps and comments "\\" is a
 * backslash and "\xHH" any other byte that a line cannot hold. This file opens no files and reads
 * no clock. */
#ifndef SANBAN_RULES_FORMATS_RECORD_FILE_H
#define SANBAN_RULES_FORMATS_RECORD_FILE_H

#include "rules/notation/sfen.h"
#include "rules/problem.h"
#include "rules/record/game.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In bytes, with the NUL behind. */
enum { RECORD_NAME_MAX = 64, RECORD_STAMP_MAX = 32, RECORD_TITLE_MAX = 64 };

/* What a game's tree does not know. */
typedef struct RecordHeads {
    char name[2][RECORD_NAME_MAX]; /* of Black and White, UTF-8; "" if not told */
    char begun[RECORD_STAMP_MAX];  /* when, for people: "2026-11-30 04:10"; "" if not told */
    char played[RECORD_STAMP_MAX]; /* the same of the last saving */
    uint64_t saved; /* grows from saving to saving, over all games, and so orders them
                       whatever the clock says */
    bool flipped;   /* the board was seen from White's side */
} RecordHeads;

/* Enough for a list of games. */
typedef struct RecordSummary {
    RecordHeads heads;
    const Variant *variant;
    const Start *start;           /* the handicap from which it began; NULL for none */
    char rules[RECORD_TITLE_MAX]; /* title of the preset, or "own choice" */
    unsigned plies;               /* length of the shown line */
    Verdict verdict;              /* at the END of the shown line */
    char shown[SFEN_MAX];         /* the position shown, as SFEN of that game; "" where that is no
                                     position that may be set up */
} RecordSummary;

/* Writes the game with all its variations; a NUL follows the text, which is not counted in
 * `length`. NULL without memory; the caller frees it. Cheap: no move is judged. */
char *record_write(const Game *game, const RecordHeads *heads, size_t *length);

/* Reads a game, playing every move anew; heads that follow from the moves are not believed, only
 * skipped. NULL with line, column and sentence; line 0 says that memory ran out and that nothing is
 * wrong with the text. `heads` is filled only with a game; the caller frees the game. */
Game *record_read(const char *text, size_t length, RecordHeads *heads, Problem *why);

/* Reads the head lines alone; no move is played. False with a problem; then `out` is unspecified. A
 * text that can be peeked into may still be refused by record_read. */
bool record_peek(const char *text, size_t length, RecordSummary *out, Problem *why);

/* True when the text begins with the first line, of whatever number, and ends with the last line:
 * it was not cut off. Says nothing about the lines between. */
bool record_is_whole(const char *text, size_t length);

#endif
