/* Positions of ko shogi in one line of a test, and what comes of a move in them.
 *
 * Pieces are named as in ko-shogi.md 11, face and point: "G10s +EN10k / G10a A11i", Black's before
 * the stroke; " / w" at the end gives White the move. Moves are texts in full. What cannot be set
 * up as asked, or turns out otherwise, fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_KO_SCENE_H
#define SANBAN_TESTS_SUPPORT_KO_SCENE_H

#include "rules/play/law.h"
#include "tests/support/setting.h"

/* A move and what the rules say to it. */
typedef struct KoCase {
    const char *options; /* that differ from the preset "default": "flame_passive=all" */
    const char *pieces;
    const char *move;
    const Law *law;       /* that forbids it; NULL: it is legal */
    const char *culprit;  /* the point of what is to blame, "" if nothing is */
    const char *sentence; /* part of what people are told */
} KoCase;

/* A legal move and what stands on these points after it, "" for no other difference: "10i:-
 * 9f:B+D". */
typedef struct KoOutcome {
    const char *options;
    const char *pieces;
    const char *move;
    const char *after;
} KoOutcome;

/* The setting is not copied. */
void ko_set(Setting *out, const char *options, const char *pieces);

void ko_cases_check(const KoCase *cases, size_t count);
void ko_outcomes_check(const KoOutcome *outcomes, size_t count);

/* Plays a legal move. */
void ko_play(Setting *setting, const char *move);

/* These points hold this, others may hold anything. */
void ko_expect(const Position *position, const char *points);

#endif
