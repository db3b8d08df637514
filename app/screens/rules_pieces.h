/* The pieces of a game as cards: on each a piece and, where there is one, the form it promotes to.
 * For the rules screen. */
#ifndef SANBAN_APP_SCREENS_RULES_PIECES_H
#define SANBAN_APP_SCREENS_RULES_PIECES_H

#include "app/screens/form.h"
#include "rules/play/ruleset.h"

/* Writes a head, the legend of the diagrams, and a card for each kind that is not a promoted form.
 */
void rules_pieces_write(Form *form, const Ruleset *rules);

#endif
