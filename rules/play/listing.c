#include "rules/play/listing.h"

#include "rules/play/law.h"
#include "rules/play/turn.h"

#include <assert.h>
#include <string.h>

/* What a move comes to where the way tells it. A piece that is home again may be any. */
typedef struct Outcome {
    Square from, end;
    Square taken[LEGS_MAX];
    uint8_t count;
    uint8_t promotion;
} Outcome;

_Static_assert(sizeof(Outcome) == 2 * sizeof(uint64_t), "two words tell an outcome");

void listing_begin(Listing *listing, const Position *position, MoveList *out) {
    listing->position = position;
    listing->out = out;
    listing->count = 0;
    listing->distinct = true;
    listing->merges = false;
    listing->at_a_loss = false;
    listing->passed = false;
    listing->slots_ready = false;
    memset(listing->homes, 0, sizeof listing->homes);
    const Ruleset *rules = position->rules;
    for (unsigned i = 0; rules->merges != 0 && i < rules->law_count; i++) {
        if ((rules->merges >> i & 1U) != 0 && ruleset_law(rules, i)->merges(position)) {
            listing->merges = true;
        }
    }
}

void listing_add(Listing *listing, Move move) {
    if (listing->out != NULL) {
        assert(listing->count < MOVES_MAX);
        listing->out->move[listing->count] = move;
    }
    listing->count++;
}

static bool is_taken(const Outcome *outcome, Square square) {
    for (int i = 0; i < outcome->count; i++) {
        if (outcome->taken[i] == square) {
            return true;
        }
    }
    return false;
}

/* Keeps what is taken in the order of squares. */
static void note_taken(Outcome *outcome, Square square) {
    int at = outcome->count++;
    for (; at > 0 && outcome->taken[at - 1] > square; at--) {
        outcome->taken[at] = outcome->taken[at - 1];
    }
    outcome->taken[at] = square;
}

static Outcome outcome_of(const Position *position, Move move) {
    Outcome outcome = {.from = move.from, .end = move_end(move), .promotion = move.promotion};
    for (int i = 0; i < move.steps; i++) {
        Square square = move.step[i].square;
        bool there = position->cell[square] != PIECE_NONE && square != move.from;
        if (there && !is_taken(&outcome, square)) {
            note_taken(&outcome, square);
        }
    }
    if (outcome.end == outcome.from && outcome.promotion != MOVE_PROMOTED) {
        outcome.from = outcome.end = SQUARE_NONE;
    }
    return outcome;
}

static uint64_t result_key(const Listing *listing, Move move) {
    if (!listing->position->rules->way_tells) {
        Position after;
        position_play(listing->position, move, &after, NULL);
        return after.key;
    }
    Outcome outcome = outcome_of(listing->position, move);
    uint64_t word[2];
    memcpy(word, &outcome, sizeof word);
    uint64_t key = word[0] * UINT64_C(0x9e3779b97f4a7c15) + word[1] * UINT64_C(0xd6e8feb86659fd93);
    return key ^ key >> 32;
}

/* Two pieces that take the same and come home leave the same board, but a law may remember who it
 * was. */
static bool results_equal(const Listing *listing, Move one, Move other) {
    if (!listing->position->rules->way_tells) {
        return moves_lead_alike(listing->position, one, other);
    }
    Outcome first = outcome_of(listing->position, one);
    Outcome second = outcome_of(listing->position, other);
    if (memcmp(&first, &second, sizeof first) != 0) {
        return false;
    }
    bool told = one.from == other.from || first.count == 0;
    return told || moves_lead_alike(listing->position, one, other);
}

static void ready_slots(Listing *listing) {
    for (size_t i = 0; i < RESULT_SLOTS && !listing->slots_ready; i++) {
        listing->slot[i] = RESULT_NONE;
    }
    listing->slots_ready = true;
}

void listing_add_result(Listing *listing, Move move) {
    assert(listing->out != NULL);
    ready_slots(listing);
    uint64_t key = result_key(listing, move);
    uint16_t *slot = &listing->slot[key % RESULT_SLOTS];
    for (uint16_t i = *slot; i != RESULT_NONE; i = listing->next[i]) {
        Move *known = &listing->out->move[i];
        if (listing->key[i] == key && results_equal(listing, move, *known)) {
            *known = move.steps < known->steps ? move : *known;
            return;
        }
    }
    uint16_t index = (uint16_t)listing->count;
    listing_add(listing, move);
    listing->key[index] = key;
    listing->next[index] = *slot;
    *slot = index;
}

/* Counts what comes home once for all pieces. Where a second piece takes the same, only a list can
 * say whether the result is the same, too. */
static void count_home(Listing *listing, Square over) {
    uint64_t *word = &listing->homes[over / MEN_BITS];
    uint64_t bit = UINT64_C(1) << over % MEN_BITS;
    bool takes = listing->position->cell[over] != PIECE_NONE;
    bool known = takes ? (*word & bit) != 0 : listing->passed;
    listing->count += known ? 0U : 1U;
    if (takes) {
        listing->at_a_loss = listing->at_a_loss || known;
        *word |= bit;
    } else {
        listing->passed = true;
    }
}

void listing_add_home(Listing *listing, Square from, Square over) {
    if (listing->out == NULL) {
        count_home(listing, over);
        return;
    }
    Move move = {.from = from,
                 .steps = 2,
                 .step = {{.square = over, .act = ACT_GO}, {.square = from, .act = ACT_GO}}};
    listing_add_result(listing, move);
}
