/* Games of ko shogi in which everything happens that can happen to other pieces: saved and read
 * again in mid-game and at the end they are the same, under all presets and options. */
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/record/game.h"
#include "tests/property/ko_positions.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/same_game.h"

enum { GAMES = 66, PLIES = 80, SAVED_EVERY = 16, MOVES_TRIED = 4, CAUSES = CAUSE_REVERTED + 1 };

/* How often each cause was seen, moves of five steps, and moves with two shots. */
typedef struct Tally {
    unsigned cause[CAUSES];
    unsigned sweeps, double_shots, standing_shots;
} Tally;

static void tally_ply(Tally *tally, const Ply *ply) {
    Effects effects;
    Move move = ply_move(ply);
    int shots = 0;
    ply_effects(ply, &effects);
    for (int i = 0; i < effects.count; i++) {
        tally->cause[effects.change[i].cause]++;
    }
    for (int i = 0; i < move.steps; i++) {
        shots += move.step[i].act == ACT_SHOOT;
    }
    tally->sweeps += move.steps == LEGS_MAX && shots == 0;
    tally->double_shots += shots == 2;
    tally->standing_shots += move.step[0].act == ACT_SHOOT;
}

/* How much of the board a move changes. */
static int stir_of(const Position *before, Move move) {
    Position after;
    Effects effects;
    position_play(before, move, &after, &effects);
    return effects.count;
}

/* Of a few ways, the one that changes most. */
static Move choose(const Position *position, Random *random) {
    static MoveList list;
    moves_all(position, &list);
    assert_true(list.count > 0);
    Move best = list.move[random_below(random, list.count)];
    for (int i = 1; i < MOVES_TRIED; i++) {
        Move move = list.move[random_below(random, list.count)];
        best = stir_of(position, move) > stir_of(position, best) ? move : best;
    }
    return best;
}

static void play_and_keep(uint64_t number, Tally *tally) {
    Random random = random_seeded(number);
    Setting setting;
    ko_position_set(&setting, number, &random);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    for (int i = 1; i <= PLIES && !game_verdict(game).over; i++) {
        assert_true(game_play(game, choose(game_position(game), &random), NULL));
        tally_ply(tally, game_ply(game));
        if (i % SAVED_EVERY == 0) {
            expect_game_kept(game);
        }
    }
    expect_game_kept(game);
    game_free(game);
}

static void test_kept_whatever_happens(void **state) {
    (void)state;
    Tally tally = {.sweeps = 0};
    for (uint64_t number = 1; number <= GAMES; number++) {
        play_and_keep(number, &tally);
    }
    for (int cause = 0; cause < CAUSES; cause++) {
        assert_true(tally.cause[cause] > 0);
    }
    assert_true(tally.sweeps > 0);
    assert_true(tally.double_shots > 0);
    assert_true(tally.standing_shots > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_kept_whatever_happens)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
