#include "tests/property/chu_properties.h"

#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_properties.h"
#include "tests/support/random.h"

enum { JUNK_MOVES = 16 };

/* Does the piece on `one` come before that on `other` in the SFEN? */
static bool comes_before(Square one, Square other) {
    if (square_rank(one) != square_rank(other)) {
        return square_rank(one) < square_rank(other);
    }
    return square_file(one) > square_file(other);
}

/* The listed moves and the keys of what they lead to. */
typedef struct Listed {
    MoveList list;
    uint64_t key[MOVES_MAX];
} Listed;

static void listed_begin(Listed *listed, const Position *position) {
    moves_all(position, &listed->list);
    for (size_t i = 0; i < listed->list.count; i++) {
        Position after;
        position_play(position, listed->list.move[i], &after, NULL);
        listed->key[i] = after.key;
    }
}

static void check_path(const Position *position, const Listed *listed, Move path) {
    Position after;
    size_t at = 0;
    position_play(position, path, &after, NULL);
    while (at < listed->list.count && listed->key[at] != after.key) {
        at++;
    }
    property_holds(at < listed->list.count, position, "a result is not listed");
    Move move = listed->list.move[at];
    property_holds(move.steps <= path.steps, position, "a shorter move is not listed");
    property_holds(move.steps < path.steps || !comes_before(path.from, move.from), position,
                   "an earlier piece is not listed");
}

void property_canonical(const Position *position) {
    static Listed listed;
    static MoveList paths;
    listed_begin(&listed, position);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        moves_paths(position, square, &paths);
        for (size_t i = 0; i < paths.count; i++) {
            check_path(position, &listed, paths.move[i]);
        }
    }
}

static Square square_near(Random *random, const Position *position, Square square) {
    const Variant *variant = position->rules->variant;
    int file = square_file(square) - 2 + (int)random_below(random, 5);
    int rank = square_rank(square) - 2 + (int)random_below(random, 5);
    if (file < 1 || file > variant->files || rank < 1 || rank > variant->ranks) {
        return square;
    }
    return square_at(file, rank);
}

/* From anywhere, by one or two steps to squares near by. */
static Move move_random(Random *random, const Position *position) {
    const Variant *variant = position->rules->variant;
    Square from = square_at(1 + (int)random_below(random, variant->files),
                            1 + (int)random_below(random, variant->ranks));
    Move move = {.from = from, .steps = (uint8_t)(1 + random_below(random, 2))};
    Square at = from;
    for (int i = 0; i < move.steps; i++) {
        at = square_near(random, position, at);
        move.step[i] = (Step){.square = at, .act = ACT_GO};
    }
    move.promotion = random_below(random, 4) == 0 ? MOVE_PROMOTED : MOVE_NOT_ASKED;
    return move;
}

static bool is_path(const Position *position, Move move) {
    static MoveList paths;
    moves_paths(position, move.from, &paths);
    for (size_t i = 0; i < paths.count; i++) {
        if (move_equal(paths.move[i], move)) {
            return true;
        }
    }
    return false;
}

void property_junk(const Position *position) {
    Random random = random_seeded(position->key);
    for (int i = 0; i < JUNK_MOVES; i++) {
        char usi[MOVE_TEXT_MAX];
        Refusal why = {.text = ""};
        Move move = move_random(&random, position);
        usi_write(move, usi, sizeof usi);
        bool legal = move_is_legal(position, NULL, move, &why);
        property_holds(legal == is_path(position, move), position, usi);
        if (!legal) {
            expect_sentence(why.text);
        }
    }
}
