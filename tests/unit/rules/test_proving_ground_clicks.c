/* The properties of clicks on some hundred games of the proving ground. */
#include "tests/support/ground_games.h"

int main(void) {
    return ground_games_of_clicks(0, 300);
}
