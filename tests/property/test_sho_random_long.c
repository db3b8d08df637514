/* A thousand more random games of sho shogi. */
#include "tests/property/random_games.h"
#include "tests/support/cmocka_ready.h"

static void test_many_random_games(void **state) {
    (void)state;
    random_games_run(1001, 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_many_random_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
