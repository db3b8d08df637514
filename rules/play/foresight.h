/* What would come of a choice, before it is made: the board, the changes, the fires, the losses. */
#ifndef SANBAN_RULES_PLAY_FORESIGHT_H
#define SANBAN_RULES_PLAY_FORESIGHT_H

#include "rules/play/fates.h"
#include "rules/play/selector.h"
#include "rules/play/verdict.h"

enum { FIRES_MAX = 4 };

typedef struct Foresight {
    bool known; /* there is a choice, and the move may end with it */
    Position after;
    Effects effects;
    uint8_t fires;
    Square fire[FIRES_MAX]; /* flames that burn somebody, or would if anybody stood there */
} Foresight;

/* Fills `out`; `known` is false if the move cannot end with this choice. */
void foresight_of(const Selector *selector, Choice choice, Foresight *out);

/* The same for a finished move that is possible on the board; always known. */
void foresight_of_move(const Position *before, Move move, Foresight *out);

/* The same for a click on the square among the choices of now; unknown where it means nothing. */
void foresight_at(const Selector *selector, const ChoiceList *choices, Square square,
                  Foresight *out);

/* The shots that a click on the square would open to the piece: choices of kind CHOICE_SHOOT. None
 * where the click means nothing or ends the move. */
void foresight_shots(const Selector *selector, const ChoiceList *choices, Square square,
                     ChoiceList *out);

/* Why a piece that could shoot after a click on the square, by its powers alone, may not shoot
 * anybody then. False if it may, or if it could not anyway. */
bool foresight_barred_shot(const Selector *selector, const ChoiceList *choices, Square square,
                           Refusal *why);

/* The foreseen move. */
Played foresight_played(const Selector *selector, const Foresight *foresight);

#endif
