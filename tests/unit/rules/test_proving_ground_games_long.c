/* The properties of moves on some thousand other games of the proving ground. */
#include "tests/support/ground_games.h"

int main(void) {
    return ground_games_of_moves(1000, 600);
}
