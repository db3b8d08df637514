#include "tests/support/ground_games.h"

#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_crowd.h"
#include "tests/support/ground_properties.h"

enum { PLIES = 2 };

/* Which games to try. */
typedef struct Games {
    uint64_t first;
    uint64_t count;
} Games;

static void try_game(uint64_t number, Property property) {
    Random random = random_seeded(number);
    Setting setting;
    MoveList list;
    crowd_set(&setting, &random);
    for (int ply = 0; ply < PLIES; ply++) {
        Position after;
        property(&setting.position);
        moves_all(&setting.position, &list);
        if (list.count == 0) {
            return;
        }
        position_play(&setting.position, list.move[random_below(&random, list.count)], &after,
                      NULL);
        setting.position = after;
    }
}

static void try_games(void **state, Property property) {
    const Games *games = *state;
    for (uint64_t i = 0; i < games->count; i++) {
        try_game(games->first + i, property);
    }
}

static void test_lists(void **state) {
    try_games(state, property_lists);
}

static void test_effects(void **state) {
    try_games(state, property_effects);
}

static void test_half_turn(void **state) {
    try_games(state, property_half_turn);
}

static void test_sfen(void **state) {
    try_games(state, property_sfen);
}

static void test_usi(void **state) {
    try_games(state, property_usi);
}

static void test_tsa(void **state) {
    try_games(state, property_tsa);
}

static void test_attackers(void **state) {
    try_games(state, property_attackers);
}

static void test_choices(void **state) {
    try_games(state, property_choices);
}

static void test_way_back(void **state) {
    try_games(state, property_way_back);
}

static void test_preview(void **state) {
    try_games(state, property_preview);
}

static void test_pass(void **state) {
    try_games(state, property_pass);
}

static void test_refusals(void **state) {
    try_games(state, property_refusals);
}

static void test_fill(void **state) {
    try_games(state, property_fill);
}

int ground_games_of_moves(uint64_t first, uint64_t games) {
    Games chosen = {.first = first, .count = games};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_lists, &chosen),
        cmocka_unit_test_prestate(test_effects, &chosen),
        cmocka_unit_test_prestate(test_half_turn, &chosen),
        cmocka_unit_test_prestate(test_sfen, &chosen),
        cmocka_unit_test_prestate(test_usi, &chosen),
        cmocka_unit_test_prestate(test_tsa, &chosen),
        cmocka_unit_test_prestate(test_attackers, &chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

int ground_games_of_clicks(uint64_t first, uint64_t games) {
    Games chosen = {.first = first, .count = games};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(test_choices, &chosen),
        cmocka_unit_test_prestate(test_way_back, &chosen),
        cmocka_unit_test_prestate(test_preview, &chosen),
        cmocka_unit_test_prestate(test_pass, &chosen),
        cmocka_unit_test_prestate(test_refusals, &chosen),
        cmocka_unit_test_prestate(test_fill, &chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
