/* A game when memory runs out: at every single allocation, for once or for good, nothing crashes,
 * leaks or is lost, and what is shown stays whole. */
#include "rules/play/movegen.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/failing_memory.h"
#include "tests/support/random.h"

enum { PLIES = 140 };

/* The whole way is where it should be: a pointer into memory that was given back would be found out
 * here. */
static void history_check(const Game *game) {
    const History *history = game_history(game);
    const Ply *ply = game_ply(game);
    assert_int_equal(history->count, ply_depth(ply) + 1);
    for (size_t i = history->count; i-- > 0; ply = ply_parent(ply)) {
        assert_ptr_equal(history->past[i].position, ply_position(ply));
        assert_true(move_equal(history->past[i].move, ply_move(ply)));
    }
    assert_true(history_occurrences(history) >= 1);
}

/* Plays the move again as long as it is refused; counts the refusals. */
static unsigned play_stubbornly(Game *game, Move move) {
    unsigned refused = 0;
    Refusal why = {.text = ""};
    const Ply *shown = game_ply(game);
    while (!game_play(game, move, &why)) {
        expect_sentence(why.text);
        expect_part(why.text, "memory");
        assert_int_equal(why.cause, REFUSAL_NO_MEMORY);
        assert_ptr_equal(game_ply(game), shown);
        assert_null(ply_first_child(shown));
        history_check(game);
        memory_fail_at(0, false);
        refused++;
    }
    history_check(game);
    return refused;
}

/* Comments twice; what was refused leaves the old one. Returns the refusals. */
static unsigned comment_twice(Game *game) {
    unsigned refused = 0;
    if (!game_comment(game, "first")) {
        assert_string_equal(ply_comment(game_ply(game)), "");
        refused++;
        memory_fail_at(0, false);
        assert_true(game_comment(game, "first"));
    }
    if (!game_comment(game, "second")) {
        assert_string_equal(ply_comment(game_ply(game)), "first");
        refused++;
    }
    return refused;
}

/* A game of many plies with a comment at the end; returns how often something was refused. */
static unsigned game_run(const Setting *setting) {
    Random random = random_seeded(7);
    Game *game = game_new(&setting->rules, &setting->position);
    if (game == NULL) {
        return 1;
    }
    unsigned refused = 0;
    while (ply_depth(game_ply(game)) < PLIES) {
        MoveList list;
        moves_all(game_position(game), &list);
        assert_false(game_verdict(game).over);
        refused += play_stubbornly(game, list.move[random_below(&random, list.count)]);
    }
    refused += comment_twice(game);
    game_free(game);
    return refused;
}

/* Once with all the memory there is, which tells how many allocations there are, then failing each
 * of them. */
static void every_allocation_fails(bool for_good) {
    Setting setting;
    setting_begin(&setting, "fairy", "startpos");
    size_t held = memory_held();
    memory_fail_at(0, false);
    assert_int_equal(game_run(&setting), 0);
    size_t allocations = memory_asked();
    assert_true(allocations > PLIES);
    assert_int_equal(memory_held(), held);
    for (size_t number = 1; number <= allocations; number++) {
        memory_fail_at(number, for_good);
        assert_int_equal(game_run(&setting), 1);
        memory_fail_at(0, false);
        assert_int_equal(memory_held(), held);
    }
}

static void test_one_allocation_fails(void **state) {
    (void)state;
    every_allocation_fails(false);
}

static void test_all_allocations_fail_from_one_on(void **state) {
    (void)state;
    every_allocation_fails(true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_allocation_fails),
        cmocka_unit_test(test_all_allocations_fail_from_one_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
