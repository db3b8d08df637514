#include "tests/property/ko_games.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/record/game.h"
#include "tests/property/ko_positions.h"
#include "tests/property/ko_properties.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_properties.h"
#include "tests/support/same_game.h"

enum { PLIES_MAX = 300, TRIES = 6, RECORD_EVERY = 10 };

/* Tried in one position out of so many; the numbers have no common divisor, so that all meet. */
static const struct {
    Property property;
    uint64_t every;
} PROPERTIES[] = {
    {property_sfen, 2},          {property_lists, 29},     {property_effects, 23},
    {property_ko_canonical, 31}, {property_usi, 53},       {property_tsa, 1009},
    {property_ko_texts, 907},    {property_half_turn, 37}, {property_ko_junk, 41},
    {property_attackers, 97},    {property_pass, 103},     {property_choices, 307},
    {property_way_back, 4999},   {property_preview, 1511}, {property_fill, 1013},
    {property_refusals, 1201},
};

static void check_all(const Position *position, uint64_t count) {
    for (size_t i = 0; i < sizeof PROPERTIES / sizeof PROPERTIES[0]; i++) {
        if (count % PROPERTIES[i].every == 0) {
            PROPERTIES[i].property(position);
        }
    }
}

/* Would the move end the game? */
static bool ends_it(const Position *before, Move move) {
    Position after;
    position_play(before, move, &after, NULL);
    return position_verdict(&after, NULL).over;
}

/* A random move that lets the game go on, if one is found soon, and rather promotes. Every path is
 * played, not only the listed ones. */
static Move move_random(const Position *position, Random *random) {
    static MoveList list;
    static MoveList paths;
    moves_all(position, &list);
    property_holds(list.count > 0, position, "nobody moves though the game goes on");
    Move move = list.move[random_below(random, list.count)];
    for (int i = 0; i < TRIES; i++) {
        bool wanted = i >= TRIES / 2 || move.promotion == MOVE_PROMOTED;
        if (wanted && !ends_it(position, move)) {
            break;
        }
        move = list.move[random_below(random, list.count)];
    }
    if (random_below(random, 8) == 0) {
        moves_paths(position, move.from, &paths);
        move = paths.move[random_below(random, paths.count)];
    }
    return move;
}

static uint64_t game_run(uint64_t number, uint64_t played) {
    Random random = random_seeded(number);
    Setting setting;
    ko_position_set(&setting, number, &random);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    uint64_t plies = 0;
    for (; !game_verdict(game).over && plies < PLIES_MAX; plies++) {
        const Position *position = game_position(game);
        check_all(position, played + plies);
        bool stands = game_play(game, move_random(position, &random), NULL);
        property_holds(stands, position, "the game refuses a move");
    }
    if (number % RECORD_EVERY == 0) {
        expect_game_kept(game);
    }
    game_free(game);
    return plies;
}

uint64_t ko_games_run(uint64_t first, uint64_t count) {
    uint64_t plies = 0;
    for (uint64_t i = 0; i < count; i++) {
        plies += game_run(first + i, plies);
    }
    return plies;
}
