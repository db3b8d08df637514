#include "rules/play/movegen.h"

#include "rules/board/bits.h"
#include "rules/play/direct.h"
#include "rules/play/explain.h"
#include "rules/play/law.h"
#include "rules/play/listing.h"
#include "rules/play/path.h"
#include "rules/play/turn.h"

/* Lists what a finished path comes to. Turns of one leg never end alike, laws aside. */
static void list_endings(Listing *listing, const Walk *walk) {
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    bool single = walk->before->rules->manner[piece_kind(walk->path.piece)] == MANNER_SINGLE;
    bool may_coincide = listing->distinct && (!single || listing->merges);
    for (size_t i = 0; i < count; i++) {
        if (!path_may_end(walk, answers[i], NULL, NULL)) {
            continue;
        }
        if (may_coincide) {
            listing_add_result(listing, path_finish(walk, answers[i]));
        } else {
            listing_add(listing, path_finish(walk, answers[i]));
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

/* Lists the moves of a piece of the side to move, which is known to be allowed to move at all. */
static void list_piece(Listing *listing, Square from) {
    const Position *position = listing->position;
    Walk walk;
    if (position->rules->asked[MOMENT_START][piece_kind(position->cell[from])] != 0 &&
        position_held_by(position, from, NULL) != NULL) {
        return;
    }
    if (direct_list(listing, from)) {
        return;
    }
    if (listing->out == NULL) {
        listing->at_a_loss = true;
        return;
    }
    path_begin(&walk, position, from);
    list_paths(listing, &walk);
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
    for (int word = 0; word < MEN_WORDS; word++) {
        uint64_t men = position->men[position->turn][word];
        for (; men != 0 && !listing->at_a_loss; men &= men - 1) {
            list_piece(listing, (Square)(word * MEN_BITS + bit_lowest(men)));
        }
    }
}

void moves_all(const Position *position, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    list_all(&listing);
    out->count = (size_t)listing.count;
}

void moves_from(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    list_from(&listing, from);
    out->count = (size_t)listing.count;
}

void moves_paths(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out);
    listing.distinct = false;
    list_from(&listing, from);
    out->count = (size_t)listing.count;
}

uint64_t moves_count(const Position *position) {
    Listing listing;
    listing_begin(&listing, position, NULL);
    list_all(&listing);
    if (listing.at_a_loss) {
        MoveList list;
        moves_all(position, &list);
        return list.count;
    }
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
