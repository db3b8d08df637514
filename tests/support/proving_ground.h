/* The proving ground: a game for tests only, in which every mechanism of the rules stands.
 *
 * Its 11x11 board is just wide enough for a walk of five squares in the open. Its kinds are the
 * unusual movers of chu and ko shogi with a few plain pieces to run into, and its laws are small
 * ones of their manner. It is no real game and is offered to nobody. */
#ifndef SANBAN_TESTS_SUPPORT_PROVING_GROUND_H
#define SANBAN_TESTS_SUPPORT_PROVING_GROUND_H

#include "rules/play/ruleset.h"

enum {
    GROUND_KING = 1,
    GROUND_PAWN,
    GROUND_TOKIN,
    GROUND_ROOK,
    GROUND_LION,
    GROUND_FALCON,
    GROUND_ARCHER,
    GROUND_DOUBLE_SHOOTER,
    GROUND_CANNON,
    GROUND_PRIEST,
    GROUND_FOG,
    GROUND_DRUM,
    GROUND_WALKER,
    GROUND_WAVER,
    GROUND_CAVALRY,
    GROUND_WINGED_HORSE,
    GROUND_WRESTLER,
    GROUND_GUARD,
    GROUND_NET,
    GROUND_ENGINEER,
    GROUND_FLAME,
    GROUND_CLERK,
    GROUND_MASTER,
    GROUND_KINDS
};

/* What the laws of this game ask about a kind, beside the traits that all games share. */
typedef enum GroundTrait {
    GROUND_SHOOTS = 1 << 16,
    GROUND_CHAINS = 1 << 17,       /* its promotion promotes the guards */
    GROUND_FOLLOWS = 1 << 18,      /* a guard */
    GROUND_KEEPS_DRUM = 1 << 19,   /* a priest, either face */
    GROUND_NEEDS_PRIEST = 1 << 20, /* the promoted drum: reverts without a priest */
    GROUND_ASKS_PRIEST = 1 << 21   /* the drum: promotes only under a priest */
} GroundTrait;

/* The option "shoot_mode" and its values; it borrows a slot that no law of this game reads. */
enum { OPTION_GROUND_SHOOTING = OPTION_KNIGHT_SECOND_LAST };
enum { SHOOTING_AFTER_MOVE, SHOOTING_FREE };

extern const Variant VARIANT_GROUND;

#endif
