/* A path being clicked together: "what may I click next?"
 *
 * The selector walks the same tree as the generator and offers only what some legal move continues.
 * Mouse, keyboard, drag and scripts all use it. A value: copy it, forget it; position and history
 * are borrowed. */
#ifndef SANBAN_RULES_PLAY_SELECTOR_H
#define SANBAN_RULES_PLAY_SELECTOR_H

#include "rules/play/effects.h"
#include "rules/play/history.h"
#include "rules/play/move.h"
#include "rules/play/pass.h"
#include "rules/play/path.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ChoiceKind {
    CHOICE_PICK,
    CHOICE_GO,
    CHOICE_CAPTURE,
    CHOICE_SHOOT,
    CHOICE_PASS,
    CHOICE_STOP,
    CHOICE_PROMOTE,
    CHOICE_KEEP
} ChoiceKind;

/* One thing that may be done next. Several steps where the piece sweeps straight over the squares
 * before the last. */
typedef struct Choice {
    Step step[LEGS_MAX];
    uint8_t steps;
    uint8_t kind;    /* ChoiceKind */
    uint8_t meaning; /* DiagramMeaning: how the piece gets there */
    bool promotes;   /* the move may promote if it ends with this choice */
    bool forced;     /* and then must */
    bool more;       /* further legs or shots may follow */
    uint8_t shots;   /* of a shot: how many the piece may fire from there, this one included */
    bool over;       /* and may they fly over pieces? */
    bool ends;       /* the legs of the move end with it, though the piece could go on */
} Choice;

/* Every point of the largest board may hold a piece to pick, and there is one pass. */
enum { CHOICES_MAX = BOARD_SIDE_MAX * BOARD_SIDE_MAX + 1 };

typedef struct ChoiceList {
    size_t count;
    Choice choice[CHOICES_MAX];
} ChoiceList;

typedef struct Selector {
    const Position *position;
    const History *history; /* may be NULL */
    bool picked;
    Path path;                  /* of the picked piece */
    Path earlier[LEGS_MAX + 2]; /* the path before each decision since the pick */
    uint8_t decisions;
} Selector;

/* Nothing picked yet. */
void selector_begin(Selector *selector, const Position *position, const History *history);

/* Everything that may be done next: pieces to pick, or the next steps of the picked one. */
void selector_choices(const Selector *selector, ChoiceList *out);

/* What a click on this square may mean: none, one, or several (then a chooser asks). A click on the
 * picked piece's own square before its first step means nothing, so that no pass is ever entered by
 * accident. */
void selector_choices_at(const Selector *selector, Square square, ChoiceList *out);

/* How the pass of the picked piece stands: from its own square, or after its first step. `pass` is
 * the choice that makes it, if it is offered, else `why` says why not. */
PassState selector_pass(const Selector *selector, Choice *pass, Refusal *why);

/* Finds the last leg that brings a piece home after it has taken something: taking without moving.
 * A shot may follow. */
bool selector_return(const Selector *selector, Choice *home);

/* True when one step onto an empty square was taken, the move may end there, and whatever else it
 * could become, but for going home, could have been had at once: so ending it loses nothing. */
bool selector_step_suffices(const Selector *selector);

/* How many legs the turn of the picked piece has at most, as far as it may still be meant; and how
 * many are still to go before it may stop, 0 if it may or if it has not left yet. */
int selector_legs(const Selector *selector);
int selector_legs_owed(const Selector *selector);

/* Takes a choice that was offered. True when the move is complete: selector_move tells it. */
bool selector_take(Selector *selector, Choice choice);

/* Takes some shortest way of legs to the square, for target-first entry. False if there is none;
 * then nothing changes. The move may be complete afterwards. There is no way to the square on which
 * the piece still stands: out and home again must be asked for step by step, or as a pass. */
bool selector_fill(Selector *selector, Square target);

/* Goes the same way leg by leg, each a decision of its own, but leaves the last leg to do where the
 * move would be over with it. False if nothing is gone. */
bool selector_approach(Selector *selector, Square target);

/* True when nothing is left to decide. */
bool selector_is_complete(const Selector *selector);

/* Takes one decision back, the pick last. False when nothing was picked. */
bool selector_back(Selector *selector);

/* The walk that the path of the picked piece stands for; its board in mid-move is kept in `board`,
 * as for path_take. */
void selector_walk(const Selector *selector, Position *board, Walk *walk);

/* The board in mid-move. */
void selector_preview(const Selector *selector, Position *out);

/* The board and the changes if the move were ended right after this choice; where promotion is
 * still to be answered, as if it were taken. False if it cannot end there. */
bool selector_foresee(const Selector *selector, Choice choice, Position *after, Effects *effects);

/* Why a click on the square is no choice. False if it is one. */
bool selector_refusal(const Selector *selector, Square square, Refusal *why);

/* The finished move, once complete. */
Move selector_move(const Selector *selector);

#endif
