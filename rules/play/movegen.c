#include "rules/play/movegen.h"

#include "rules/play/explain.h"
#include "rules/play/law.h"
#include "rules/play/path.h"

#include <assert.h>
#include <string.h>

enum { RESULT_SLOTS = 1024, RESULT_NONE = MOVES_MAX };

/* A list in the making, or only its length. Moves whose results may coincide also stand in a table
 * by their result's key. */
typedef struct Listing {
    const Position *position;
    MoveList *out; /* NULL: only count */
    uint64_t count;
    bool distinct;    /* keep one move for each result */
    bool merges;      /* a law may make results of different pieces coincide */
    bool only_counts; /* of the piece at hand only the number of moves is wanted */
    uint16_t slot[RESULT_SLOTS];
    uint16_t next[MOVES_MAX];
    uint64_t key[MOVES_MAX];
} Listing;

static void listing_begin(Listing *listing, const Position *position, MoveList *out) {
    listing->position = position;
    listing->out = out;
    listing->count = 0;
    listing->distinct = true;
    listing->merges = false;
    const Ruleset *rules = position->rules;
    for (unsigned i = 0; rules->merges != 0 && i < rules->law_count; i++) {
        if ((rules->merges >> i & 1U) != 0 && ruleset_law(rules, i)->merges(position)) {
            listing->merges = true;
        }
    }
    for (size_t i = 0; i < RESULT_SLOTS && out != NULL; i++) {
        listing->slot[i] = RESULT_NONE;
    }
}

static void listing_end(Listing *listing) {
    listing->out->count = (size_t)listing->count;
}

static void listing_add(Listing *listing, Move move) {
    if (listing->out != NULL) {
        assert(listing->count < MOVES_MAX);
        listing->out->move[listing->count] = move;
    }
    listing->count++;
}

/* Adds a move unless its result is there already; of two with one result the one with fewer steps
 * stays. */
static void listing_add_result(Listing *listing, Move move) {
    Position after;
    position_play(listing->position, move, &after, NULL);
    uint16_t *slot = &listing->slot[after.key % RESULT_SLOTS];
    for (uint16_t i = *slot; i != RESULT_NONE; i = listing->next[i]) {
        Position other;
        if (listing->key[i] != after.key) {
            continue;
        }
        position_play(listing->position, listing->out->move[i], &other, NULL);
        if (position_equal(&after, &other)) {
            if (move.steps < listing->out->move[i].steps) {
                listing->out->move[i] = move;
            }
            return;
        }
    }
    uint16_t index = (uint16_t)listing->count;
    listing_add(listing, move);
    listing->key[index] = after.key;
    listing->next[index] = *slot;
    *slot = index;
}

static void listing_take(Listing *listing, const Walk *walk, Move move) {
    bool may_coincide =
        !walk->before->rules->plain[piece_kind(walk->path.piece)] || listing->merges;
    if (listing->distinct && may_coincide) {
        listing_add_result(listing, move);
    } else {
        listing_add(listing, move);
    }
}

static void list_endings(Listing *listing, const Walk *walk) {
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    for (size_t i = 0; i < count; i++) {
        if (path_may_end(walk, answers[i], NULL, NULL)) {
            listing_take(listing, walk, path_finish(walk, answers[i]));
        }
    }
}

static void list_paths(Listing *listing, const Walk *walk) {
    if (path_may_stop(walk)) {
        list_endings(listing, walk);
    }
    StepList list;
    path_reach(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        list_paths(listing, &next);
    }
}

/* One leg needs no board in mid-move, and counting alone needs no move where no law judges it. */
static void list_plain_target(Listing *listing, Walk *walk, Square to) {
    walk->path.move.step[0].square = to;
    walk->path.at = to;
    walk->path.captures = walk->before->cell[to] != PIECE_NONE;
    if (listing->only_counts) {
        uint8_t answers[2];
        listing->count += path_answers(walk, answers);
    } else {
        list_endings(listing, walk);
    }
}

/* The squares that one leg of a plain piece reaches, laws aside; returns how many. */
static size_t plain_targets(const Position *position, Square from, Square out[STEPS_MAX]) {
    const Ruleset *rules = position->rules;
    Colour owner = piece_owner(position->cell[from]);
    KindId kind = piece_kind(position->cell[from]);
    size_t count = 0;
    for (unsigned i = 0; i < rules->ray_count[kind]; i++) {
        Ray ray = rules->ray[kind][i];
        int offset = owner == BLACK ? ray.offset : -ray.offset;
        int to = from;
        assert(count + BOARD_SIDE_MAX <= STEPS_MAX);
        for (int left = ray.reach; left > 0; left--) {
            to += offset;
            Piece piece = position->cell[to];
            if (piece == PIECE_NONE) {
                out[count++] = (Square)to;
                continue;
            }
            if (piece_is(piece, colour_other(owner))) {
                out[count++] = (Square)to;
            }
            break;
        }
    }
    return count;
}

static void list_plain(Listing *listing, Walk *walk) {
    const Ruleset *rules = walk->before->rules;
    KindId kind = piece_kind(walk->path.piece);
    Square target[STEPS_MAX];
    size_t count = plain_targets(walk->before, walk->path.move.from, target);
    bool asks = rules->asked[MOMENT_STEP][kind] != 0;
    listing->only_counts = listing->out == NULL && rules->asked[MOMENT_END][kind] == 0;
    if (listing->only_counts && !asks && rules->asked[MOMENT_PROMOTION][kind] == 0) {
        listing->count += count;
        return;
    }
    Walk start = {.before = walk->before};
    if (asks) {
        start = *walk;
    }
    walk->path.move.steps = 1;
    walk->path.legs = 1;
    for (size_t i = 0; i < count; i++) {
        Step step = {.square = target[i], .act = ACT_GO};
        if (!asks || path_laws_allow(&start, step, NULL)) {
            list_plain_target(listing, walk, target[i]);
        }
    }
}

/* Lists the moves of a piece of the side to move, which is known to be allowed to move at all. */
static void list_piece(Listing *listing, Square from) {
    Walk walk;
    const Ruleset *rules = listing->position->rules;
    KindId kind = piece_kind(listing->position->cell[from]);
    bool may_be_held = rules->asked[MOMENT_START][kind] != 0;
    if (may_be_held && position_held_by(listing->position, from, NULL) != NULL) {
        return;
    }
    path_begin(&walk, listing->position, from);
    if (rules->plain[kind]) {
        list_plain(listing, &walk);
    } else {
        list_paths(listing, &walk);
    }
}

static void list_from(Listing *listing, Square from) {
    Walk walk;
    if (path_start(&walk, listing->position, from, NULL)) {
        list_piece(listing, from);
    }
}

static void list_all(Listing *listing) {
    const Position *position = listing->position;
    if (position_stopped(position)) {
        return;
    }
    const Variant *variant = position->rules->variant;
    for (int rank = 1; rank <= variant->ranks; rank++) {
        Square last = square_at(1, rank);
        for (Square from = square_at(variant->files, rank); from <= last; from++) {
            if (piece_is(position->cell[from], (Colour)position->turn)) {
                list_piece(listing, from);
            }
        }
    }
}

/* True when no two moves of the side to move can have one result. */
static bool all_results_differ(const Listing *listing) {
    const Position *position = listing->position;
    const Ruleset *rules = position->rules;
    if (rules->all_plain) {
        return true;
    }
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        if (position->count[position->turn][id] != 0 && !rules->plain[id]) {
            return false;
        }
    }
    return !listing->merges;
}

void moves_all(const Position *position, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    list_all(&listing);
    listing_end(&listing);
}

void moves_from(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    list_from(&listing, from);
    listing_end(&listing);
}

void moves_paths(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    listing.distinct = false;
    list_from(&listing, from);
    listing_end(&listing);
}

uint64_t moves_count(const Position *position) {
    Listing listing;
    listing_begin(&listing, position, NULL);
    if (!all_results_differ(&listing)) {
        MoveList list;
        moves_all(position, &list);
        return list.count;
    }
    list_all(&listing);
    return listing.count;
}

bool moves_exist_from(const Position *position, const History *history, Square from) {
    Walk walk;
    StepList list;
    if (!path_start(&walk, position, from, NULL)) {
        return false;
    }
    path_steps(&walk, history, &list);
    return list.count > 0;
}

bool moves_exist(const Position *position, const History *history) {
    const Variant *variant = position->rules->variant;
    for (int rank = 1; rank <= variant->ranks; rank++) {
        for (int file = 1; file <= variant->files; file++) {
            Square from = square_at(file, rank);
            if (piece_is(position->cell[from], (Colour)position->turn) &&
                moves_exist_from(position, history, from)) {
                return true;
            }
        }
    }
    return false;
}

bool move_is_legal(const Position *position, const History *history, Move move, Refusal *why) {
    Walk walk;
    Position board;
    if (!path_start(&walk, position, move.from, why)) {
        return false;
    }
    int taken = path_follow(&walk, &move, &board);
    if (taken < move.steps) {
        explain_step(&walk, move.step[taken], why);
        return false;
    }
    if (!path_may_stop(&walk)) {
        explain_stop(&walk, why);
        return false;
    }
    uint8_t answers[2];
    size_t count = path_answers(&walk, answers);
    if (answers[0] != move.promotion && (count < 2 || answers[1] != move.promotion)) {
        explain_promotion(&walk, move.promotion, why);
        return false;
    }
    return path_may_end(&walk, move.promotion, history, why);
}

uint64_t perft(const Position *position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return moves_count(position);
    }
    MoveList list;
    moves_all(position, &list);
    uint64_t nodes = 0;
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        nodes += perft(&after, depth - 1);
    }
    return nodes;
}
