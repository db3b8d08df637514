#include "tests/property/chu_games.h"

#include "rules/play/attack.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/record/game.h"
#include "tests/property/chu_positions.h"
#include "tests/property/chu_properties.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_properties.h"

enum { PLIES_MAX = 60, TRIES = 12, LION_TRIES = 5 };

/* Tried in one position out of so many; the numbers have no common divisor, so that all meet. */
static const struct {
    Property property;
    uint64_t every;
} PROPERTIES[] = {
    {property_sfen, 1},       {property_lists, 17},   {property_effects, 7},
    {property_canonical, 13}, {property_usi, 19},     {property_tsa, 101},
    {property_half_turn, 17}, {property_junk, 3},     {property_attackers, 31},
    {property_pass, 43},      {property_choices, 83}, {property_way_back, 607},
    {property_preview, 211},  {property_fill, 199},   {property_refusals, 197},
};

static void check_all(const Position *position, uint64_t count) {
    for (size_t i = 0; i < sizeof PROPERTIES / sizeof PROPERTIES[0]; i++) {
        if (count % PROPERTIES[i].every == 0) {
            PROPERTIES[i].property(position);
        }
    }
}

static bool is_lion(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_LION) != 0;
}

/* Could the other side now take a lion of the side that has moved? */
static bool leaves_a_lion(const Position *before, Move move) {
    Position after;
    Colour mover = (Colour)before->turn;
    position_play(before, move, &after, NULL);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(after.cell[square], mover) && is_lion(&after, square) &&
            square_is_attacked(&after, square, colour_other(mover))) {
            return true;
        }
    }
    return false;
}

/* A random move that keeps the lions, rather one of a lion; after some tries any. Every spelling is
 * played, not only the listed ones. */
static Move move_random(const Position *position, Random *random) {
    static MoveList list;
    static MoveList paths;
    moves_all(position, &list);
    assert_true(list.count > 0);
    Move move = list.move[random_below(random, list.count)];
    for (int i = 0; i < TRIES; i++) {
        bool wanted = i >= LION_TRIES || is_lion(position, move.from);
        if (wanted && !leaves_a_lion(position, move)) {
            break;
        }
        move = list.move[random_below(random, list.count)];
    }
    if (random_below(random, 4) == 0) {
        moves_paths(position, move.from, &paths);
        move = paths.move[random_below(random, paths.count)];
    }
    return move;
}

/* Plays some move that the game lets stand. */
static void play_random(Game *game, Random *random) {
    static MoveList list;
    if (game_play(game, move_random(game_position(game), random), NULL)) {
        return;
    }
    moves_all(game_position(game), &list);
    size_t first = (size_t)random_below(random, list.count);
    for (size_t i = 0; i < list.count; i++) {
        if (game_play(game, list.move[(first + i) % list.count], NULL)) {
            return;
        }
    }
    property_holds(false, game_position(game), "no move stands though the game goes on");
}

static uint64_t game_run(uint64_t number, uint64_t played) {
    Random random = random_seeded(number);
    Setting setting;
    chu_position_set(&setting, number, &random);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    uint64_t plies = 0;
    for (; !game_verdict(game).over && plies < PLIES_MAX; plies++) {
        check_all(game_position(game), played + plies);
        play_random(game, &random);
    }
    game_free(game);
    return plies;
}

uint64_t chu_games_run(uint64_t first, uint64_t count) {
    uint64_t plies = 0;
    for (uint64_t i = 0; i < count; i++) {
        plies += game_run(first + i, plies);
    }
    return plies;
}
