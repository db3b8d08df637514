/* The properties of moves on some hundred other games of the proving ground. */
#include "tests/support/ground_games.h"

int main(void) {
    return ground_games_of_moves(1000, 300);
}
