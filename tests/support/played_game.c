#include "tests/support/played_game.h"

#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"

/* Plays a random move, another one while that would end the game. */
static void play_one(Game *game, Random *random) {
    MoveList list;
    Refusal why = {.text = ""};
    moves_all(game_position(game), &list);
    assert_true(list.count > 0);
    const size_t first = random_below(random, list.count);
    for (size_t i = 0; i < list.count; i++) {
        assert_true(game_play(game, list.move[(first + i) % list.count], &why));
        if (!game_verdict(game).over) {
            return;
        }
        assert_true(game_undo(game));
    }
    fail_msg("no move leaves the game open");
}

Game *played_game(unsigned plies, uint64_t seed) {
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    Game *game = game_new(&rules, NULL);
    assert_non_null(game);
    played_game_on(game, plies, seed);
    return game;
}

void played_game_on(Game *game, unsigned plies, uint64_t seed) {
    Random random = random_seeded(seed);
    for (unsigned i = 0; i < plies; i++) {
        play_one(game, &random);
    }
}

unsigned played_game_plies(const Game *game) {
    unsigned count = 0;
    for (const Ply *ply = ply_next(game_start(game)); ply != NULL; ply = ply_next(ply)) {
        count++;
    }
    return count;
}
