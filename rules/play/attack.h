/* Who bears on a square: which pieces could take what stands there, laws aside. */
#ifndef SANBAN_RULES_PLAY_ATTACK_H
#define SANBAN_RULES_PLAY_ATTACK_H

#include "rules/play/position.h"

#include <stdbool.h>
#include <stddef.h>

enum { ATTACKERS_MAX = 96 };

/* True when some piece of `by` could reach the square to capture there, by landing or by a shot. A
 * shot, and a way of several legs, need something to take there: on an empty square one of the
 * other side's is imagined. */
bool square_is_attacked(const Position *position, Square square, Colour by);

/* One such piece, SQUARE_NONE if there is none. */
Square square_attacker(const Position *position, Square square, Colour by);

/* All such pieces, nearest directions first; returns how many. */
size_t attackers(const Position *position, Square square, Colour by, Square out[ATTACKERS_MAX]);

/* How a piece stands: whether the other side could take it, and whether its own side could take
 * back. */
typedef enum Danger {
    DANGER_NONE,       /* not attacked, and defended */
    DANGER_UNDEFENDED, /* not attacked, but nobody could take back */
    DANGER_ATTACKED,   /* attacked and defended */
    DANGER_HANGING     /* attacked, and nobody could take back */
} Danger;

/* Of the piece on the square; a square without a piece is in none. */
Danger position_danger(const Position *position, Square square);

/* The same for each piece of a side; the other squares are in none. */
void position_dangers(const Position *position, Colour side, Danger out[BOARD_CELLS]);

/* True when a royal piece stands on the square. */
bool position_is_royal(const Position *position, Square square);

/* Could this piece on `from` take on `to` by one leg, if nothing stood between? */
bool piece_bears(const Ruleset *rules, Piece piece, Square from, Square to);

/* True when the side's only royal piece is attacked; under check_means=any_royal, when any of them
 * is (sho-shogi.md 6, chu-shogi.md 8). `royal` and `attacker` (both may be NULL) receive the
 * squares. */
bool position_in_check(const Position *position, Colour side, Square *royal, Square *attacker);

#endif
