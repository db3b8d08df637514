/* A law is one special rule of a game, and these are the moments at which it may speak.
 *
 * A variant lists its laws in order; that order is the order of consequences. Every moment is
 * optional. About a move a law is asked only if the mover, as it stands before the move,
 * carries one of the traits it concerns, and may be narrowed further by `victims`, `in_zone` and
 * `by_history`; about whole positions (stops, merges, reminds, verdict) always. */
#ifndef SANBAN_RULES_PLAY_LAW_H
#define SANBAN_RULES_PLAY_LAW_H

#include "rules/pieces/words.h"
#include "rules/play/history.h"
#include "rules/play/path.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"
#include "rules/play/spread.h"
#include "rules/play/turn.h"
#include "rules/play/verdict.h"

#include <stdbool.h>
#include <stdint.h>

#define LAW_CONCERNS_ALL (UINT64_C(1) << 63)

enum { LAW_SENTENCE_MAX = 320 };

/* What becomes of a mover beside its promotion. */
typedef enum Fate { FATE_NONE, FATE_GONE, FATE_UNPROMOTED } Fate;

/* How a law takes something from pieces that it does not hold, as it is told of them. */
typedef struct Hampering {
    const char *many;     /* what several of them are called: "pawns" */
    const char *lost;     /* "cannot go forward any more" */
    const char *regained; /* "can go forward again" */
} Hampering;

/* A finished move that asks whether it may stand. `history` ends with `before` and may be NULL. */
typedef struct Ending {
    const Position *before;
    const Path *path;
    const Position *after; /* NULL where all laws that are asked go `by_path` */
    const History *history;
} Ending;

struct Law {
    const char *key;
    const char *title; /* laws of one title are the halves of one rule, with one sentence */
    const char *rule;  /* the sentence for people, if no option changes it: else `tell` */
    uint64_t concerns; /* KindTrait bits, or LAW_CONCERNS_ALL */
    uint64_t victims;  /* KindTrait bits: pieces about whose capture may_take is asked */
    uint64_t about;    /* KindTrait bits: pieces of which people are told it first */
    bool in_zone;      /* promotion: says nothing to moves that neither start nor end in the zone */
    bool by_history;   /* may_end: lets everything stand where no history is given */
    bool by_path;      /* may_end: looks at the path alone, not at the position after it */
    bool by_capture;   /* promotion: says nothing to moves that take nothing */
    bool only_bars;    /* promotion: never offers any */
    bool by_way;       /* aftermath: follows from the way of the move alone, and touches only the
                          mover's promotion and the position's memory */

    /* Writes the sentence for people as the options have it. */
    void (*tell)(const Ruleset *rules, Words *out);

    /* Does the ruleset use this law at all? NULL: always. */
    bool (*in_force)(const Ruleset *rules);

    /* Has the law nothing to say about starts, steps and promotions of the side to move, in this
     * whole position? NULL: it may always have. */
    bool (*sleeps)(const Position *position);

    /* Has the position ended in such a way that nobody may move any more? */
    bool (*stops)(const Position *position);

    /* May this piece move at all? */
    bool (*may_start)(const Position *position, Square from, Refusal *why);

    /* May the path go on like this, on the board as it is in mid-move? */
    bool (*may_step)(const Walk *walk, Step next, Refusal *why);

    /* May this step take what stands on its square? It must say the same of a leap and of two steps
     * over an empty square that lead there. */
    bool (*may_take)(const Walk *walk, Step next, Refusal *why);

    /* May, must or must not the piece promote at the end of this path? Asked with the board before
     * the move. */
    Promotion (*promotion)(const Position *before, const Path *path);

    /* May the finished move stand? */
    bool (*may_end)(const Ending *ending, Refusal *why);

    /* Can the aftermath make moves of different pieces or to different squares end in one position?
     */
    bool (*merges)(const Position *position);

    /* Where it merges: what the aftermath makes of the mover, if it does nothing else that could
     * merge results; so their way still tells them apart, which is much faster. NULL: only the
     * positions tell. */
    Fate (*fate)(const Position *before, Move move);

    /* Where it merges without a fate: may results of this piece coincide, or do those of all others
     * differ from each other and from these? NULL: those of every piece may. */
    bool (*tangles)(const Position *position, KindId mover);

    /* What else happens now? */
    void (*aftermath)(Turn *turn);

    /* The square that the law remembers from the last move and that binds the side to move, or
     * SQUARE_NONE; and what people should know of it, NULL where these rules let it bind nobody.
     * Both or neither. */
    Square (*reminds)(const Position *position);
    const char *(*reminder)(const Ruleset *rules);

    /* Which squares does the piece on `source` bear on by this law, from where it stands? Adds none
     * to `out` where it bears on none. */
    void (*spread)(const Position *position, Square source, Spread *out);

    /* What does that mean for this square, on which the spread lies? Writes one sentence for people
     * that names the source. False: nothing to who stands there. Needs `spread`. */
    bool (*ground)(const Position *position, Square source, Square square, Words *out);

    /* Does what stands elsewhere, or is missing, take from the piece on the square something that
     * its powers give it, though it may move? And how people are told so where it begins or ends.
     * Asked only about pieces that the law concerns; both or neither. */
    bool (*hampers)(const Position *position, Square square);
    Hampering hampering;

    /* Is the game over? `history` ends with `position` and may be NULL. */
    Verdict (*verdict)(const Position *position, const History *history);
};

/* True when both are one law, or halves of one rule: people are told it once. */
bool laws_are_one_rule(const Law *one, const Law *other);

/* What the law says under these rules, in one sentence for people. */
void law_sentence(const Law *law, const Ruleset *rules, char out[LAW_SENTENCE_MAX]);

/* The first law in order that finds the game over, or no verdict. */
Verdict position_verdict(const Position *position, const History *history);

/* True when a law says that nobody may move in this position. */
bool position_stopped(const Position *position);

/* What a law remembers from the last move, for this one turn. */
typedef struct Reminder {
    const Law *law;
    Square square;        /* where it happened */
    const char *sentence; /* what follows from it, for people */
} Reminder;

/* The first law in order that remembers something that binds the side to move. False if none. */
bool position_reminder(const Position *position, Reminder *out);

/* The sentence of a reminder that may come up under these rules, or NULL. */
const char *ruleset_reminder(const Ruleset *rules);

/* The law that holds the piece fast, or NULL; `culprit` (may be NULL) is the square of what holds
 * it. */
const Law *position_held_by(const Position *position, Square square, Square *culprit);

/* True when the law, whether it is in force or not, hampers the piece on the square. */
bool law_hampers(const Law *law, const Position *position, Square square);

#endif
