#include "tests/property/random_games.h"

#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/record/game.h"
#include "rules/variants/variants.h"
#include "tests/property/invariants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <string.h>

enum { PLIES_MAX = 300, CLICKED_GAMES = 131, CLICKED_PLIES = 199, TEXT_PLIES = 7, MOVES_PLIES = 3 };

static const char *const RULES[] = {
    "default",
    "fairy",
    "default bare_king=counter",
    "fairy bare_king=counter stalemate=draw",
    "default bare_king=none knight_second_last=optional perpetual_check=none stalemate=draw",
};

static unsigned count_of(const Position *position, Colour side, const char *code) {
    KindId kind = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, code);
    return position->count[side][kind];
}

/* At most a king, and one elephant or prince: more could become more royals than a position may
 * have. */
static bool may_stand(const Position *position, KindId kind, Colour side) {
    const char *code = VARIANT_SHO.kinds[kind].code;
    if (strcmp(code, "king") == 0) {
        return count_of(position, side, "king") == 0;
    }
    bool heir = strcmp(code, "elephant") == 0 || strcmp(code, "prince") == 0;
    return !heir || count_of(position, side, "elephant") + count_of(position, side, "prince") == 0;
}

/* A king and up to a dozen pieces a side anywhere, promoted ones too. */
static void scatter(Position *position, Random *random) {
    KindId king = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, "king");
    for (int i = 0; i < 24; i++) {
        Colour side = i % 2 == 0 ? BLACK : WHITE;
        KindId kind = i < 2 ? king : (KindId)(1 + random_below(random, VARIANT_SHO.kind_count - 1));
        int file = 1 + (int)random_below(random, 9);
        int rank = 1 + (int)random_below(random, 9);
        Square square = square_at(file, rank);
        if (position->cell[square] == PIECE_NONE && may_stand(position, kind, side)) {
            position_put(position, square, piece_of(kind, side));
        }
    }
    position_settle(position);
}

static Game *game_begin(uint64_t seed, Random *random) {
    Ruleset rules;
    Position start;
    rules_by_words(&rules, RULES[seed % (sizeof RULES / sizeof RULES[0])]);
    position_start(&start, &rules);
    if (random_below(random, 3) == 0) {
        position_clear(&start, &rules);
        scatter(&start, random);
    }
    Game *game = game_new(&rules, &start);
    assert_non_null(game);
    return game;
}

/* Cheap things in every position, dear ones now and then, in other plies of each game. */
static void check_all(const Game *game, Random *random, uint64_t seed) {
    const Position *position = game_position(game);
    bool clicked = seed % CLICKED_GAMES == 0;
    size_t ply = ply_depth(game_ply(game));
    size_t phase = (size_t)(seed % (MOVES_PLIES * TEXT_PLIES));
    check_position(position);
    if ((ply + phase) % MOVES_PLIES == 0) {
        check_moves(position);
        check_half_turn(position);
        check_junk(position, random);
    }
    if ((ply + phase) % TEXT_PLIES == 0) {
        check_texts(position);
    }
    if (clicked || ply % CLICKED_PLIES == CLICKED_PLIES - 1) {
        check_clicks(position, game_history(game));
    }
}

/* Back to the start and on to the end again: every position and the verdict as they were. */
static void check_tree(Game *game, char text[][SFEN_MAX], Verdict verdict) {
    char again[SFEN_MAX];
    size_t ply = ply_depth(game_ply(game));
    do {
        sfen_write(game_position(game), again, sizeof again);
        assert_string_equal(again, text[ply]);
        assert_int_equal(ply_depth(game_ply(game)), ply);
        ply--;
    } while (game_undo(game));
    assert_ptr_equal(game_ply(game), game_start(game));
    for (ply = 1; game_redo(game); ply++) {
        sfen_write(game_position(game), again, sizeof again);
        assert_string_equal(again, text[ply]);
    }
    assert_ptr_equal(game_ply(game), game_line_end(game));
    Verdict found = game_verdict(game);
    assert_int_equal(found.over, verdict.over);
    assert_int_equal(found.winner, verdict.winner);
    assert_int_equal(found.reason, verdict.reason);
}

static void game_run(uint64_t seed) {
    static char text[PLIES_MAX + 1][SFEN_MAX];
    static MoveList list;
    Random random = random_seeded(seed);
    Game *game = game_begin(seed, &random);
    size_t ply = 0;
    for (;; ply++) {
        sfen_write(game_position(game), text[ply], SFEN_MAX);
        check_all(game, &random, seed);
        if (game_verdict(game).over || ply == PLIES_MAX) {
            break;
        }
        moves_all(game_position(game), &list);
        assert_true(list.count > 0);
        assert_true(game_play(game, list.move[random_below(&random, list.count)], NULL));
    }
    check_tree(game, text, game_verdict(game));
    game_free(game);
}

void random_games_run(uint64_t seed, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        game_run(seed + i);
    }
}
