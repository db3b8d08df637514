/* Every legal move of positions of ko shogi entered by clicks alone. */
#ifndef SANBAN_TESTS_UI_KO_CLICKS_H
#define SANBAN_TESTS_UI_KO_CLICKS_H

#include <stddef.h>

/* What was entered, so that a test can tell that it tried everything. */
typedef struct KoTally {
    size_t positions, moves;
    size_t shots, double_shots, standing_shots; /* moves with one, two, or one without a leg */
    size_t declined;  /* moves that ended although something could still be shot */
    size_t ways;      /* questions whether to land or to shoot */
    size_t questions; /* questions about promotion */
    size_t losses;    /* questions whether to burn what is one's own */
    size_t passes, iguis, sweeps, five_steps;
} KoTally;

/* Which of the positions in tests/data/ko-positions.tsv: those with at most so many moves, and of
 * them every `share`th from `first` on. */
typedef struct KoShare {
    unsigned long long moves_most;
    size_t first, share;
} KoShare;

KoTally ko_clicks_enter(KoShare which);

#endif
