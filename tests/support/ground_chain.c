/* The clerk's promotion.
 *
 * When a clerk promotes, every unpromoted guard of its side promotes too, wherever it stands.
 * Source: ko-shogi.md 7.5. */
#include "tests/support/ground_laws.h"
#include "tests/support/proving_ground.h"

static void chain_aftermath(Turn *turn) {
    if (turn->at == SQUARE_NONE || turn->move.promotion != MOVE_PROMOTED) {
        return;
    }
    Colour owner = piece_owner(turn->after->cell[turn->at]);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        const Kind *kind = position_kind(turn->after, square);
        if (kind != NULL && piece_is(turn->after->cell[square], owner) &&
            (kind->traits & GROUND_FOLLOWS) != 0) {
            turn_put(turn, square, piece_of(kind->promotes_to, owner), CAUSE_CHAINED);
        }
    }
}

const Law LAW_GROUND_CHAIN = {
    .key = "chain",
    .title = "The clerk's promotion",
    .rule = "When a clerk promotes, all guards of its side promote.",
    .concerns = GROUND_CHAINS,
    .aftermath = chain_aftermath,
};
