/* Whole games of ko shogi. */
#include "tests/perft/games_table.h"
#include "tests/support/cmocka_ready.h"

enum { GAMES = 10 };

static void test_games(void **state) {
    (void)state;
    assert_int_equal(games_check("ko-games.tsv"), GAMES);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
