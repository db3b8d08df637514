/* A thousand more random games of ko shogi. */
#include "tests/property/ko_games.h"
#include "tests/support/cmocka_ready.h"

enum { GAMES = 1000, PLIES_LEAST = 200000 };

static void test_many_random_games(void **state) {
    (void)state;
    assert_true(ko_games_run(20001, GAMES) >= PLIES_LEAST);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_many_random_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
