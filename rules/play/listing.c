#include "rules/play/listing.h"

#include "rules/play/law.h"
#include "rules/play/spelling.h"
#include "rules/play/turn.h"

#include <assert.h>
#include <string.h>

/* What a move comes to where the way tells it. A piece that is home again may be any. */
typedef struct Outcome {
    Square from, end;
    Square taken[LEGS_MAX];
    uint8_t count;
    uint8_t fate; /* of the mover: MOVER_KEPT and so on */
} Outcome;

enum { MOVER_KEPT, MOVER_PROMOTED, MOVER_GONE };

_Static_assert(sizeof(Outcome) == 2 * sizeof(uint64_t), "two words tell an outcome");

/* The laws that are not asleep in this position, one bit each. */
static uint32_t laws_awake(const Position *position) {
    const Ruleset *rules = position->rules;
    uint32_t awake = UINT32_MAX;
    uint32_t sleepers = rules->sleepers;
    for (unsigned i = 0; sleepers != 0; i++, sleepers >>= 1) {
        if ((sleepers & 1U) != 0 && ruleset_law(rules, i)->sleeps(position)) {
            awake &= ~(UINT32_C(1) << i);
        }
    }
    return awake;
}

void listing_begin(Listing *listing, const Position *position, MoveList *list, bool counts) {
    const Ruleset *rules = position->rules;
    listing->position = position;
    listing->list = list;
    listing->counts = counts;
    listing->count = list->count = 0;
    listing->distinct = true;
    listing->merging = 0;
    listing->slots_ready = false;
    listing->passed = false;
    listing->awake = laws_awake(position);
    for (unsigned i = 0; rules->merges != 0 && i < rules->law_count; i++) {
        if ((rules->merges >> i & 1U) != 0 && ruleset_law(rules, i)->merges(position)) {
            listing->merging |= UINT32_C(1) << i;
        }
    }
}

/* False when the list is full, which no position of play comes near. */
static bool listing_keep(Listing *listing, Move move) {
    if (listing->list->count == MOVES_MAX) {
        return false;
    }
    listing->list->move[listing->list->count++] = move;
    listing->count++;
    return true;
}

void listing_add(Listing *listing, Move move) {
    if (listing->counts) {
        listing->count++;
    } else {
        listing_keep(listing, move);
    }
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

/* Must results of this piece be told by the positions that they lead to? */
static bool told_by_position(const Listing *listing, Square from) {
    const Position *position = listing->position;
    const Ruleset *rules = position->rules;
    uint32_t merging = listing->merging;
    for (unsigned i = 0; merging != 0; i++, merging >>= 1) {
        const Law *law = (merging & 1U) != 0 ? ruleset_law(rules, i) : NULL;
        if (law != NULL && law->fate == NULL &&
            (law->tangles == NULL || law->tangles(position, piece_kind(position->cell[from])))) {
            return true;
        }
    }
    return !rules->way_tells;
}

/* What the laws that merge results make of the mover. */
static void note_fates(const Listing *listing, Move move, Outcome *outcome) {
    uint32_t merging = listing->merging;
    for (unsigned i = 0; merging != 0; i++, merging >>= 1) {
        const Law *law = (merging & 1U) != 0 ? ruleset_law(listing->position->rules, i) : NULL;
        Fate fate =
            law != NULL && law->fate != NULL ? law->fate(listing->position, move) : FATE_NONE;
        if (fate != FATE_NONE) {
            outcome->fate = fate == FATE_GONE ? MOVER_GONE : MOVER_KEPT;
        }
    }
}

static Outcome outcome_of(const Listing *listing, Move move) {
    const Position *position = listing->position;
    Outcome outcome = {.from = move.from,
                       .end = move_end(move),
                       .fate = move.promotion == MOVE_PROMOTED ? MOVER_PROMOTED : MOVER_KEPT};
    for (int i = 0; i < move.steps; i++) {
        Square square = move.step[i].square;
        bool there = position->cell[square] != PIECE_NONE && square != move.from;
        if (there && !is_taken(&outcome, square)) {
            note_taken(&outcome, square);
        }
    }
    note_fates(listing, move, &outcome);
    if (outcome.fate == MOVER_GONE) {
        outcome.end = SQUARE_NONE;
    } else if (outcome.end == outcome.from && outcome.fate == MOVER_KEPT) {
        outcome.from = outcome.end = SQUARE_NONE;
    }
    return outcome;
}

static uint64_t result_key(const Listing *listing, Move move) {
    if (told_by_position(listing, move.from)) {
        Position after;
        position_play(listing->position, move, &after, NULL);
        return after.key;
    }
    Outcome outcome = outcome_of(listing, move);
    uint64_t word[2];
    memcpy(word, &outcome, sizeof word);
    uint64_t key = word[0] * UINT64_C(0x9e3779b97f4a7c15) + word[1] * UINT64_C(0xd6e8feb86659fd93);
    return key ^ key >> 32;
}

/* Two pieces that take the same and come home leave the same board, but a law may remember who it
 * was. */
static bool results_equal(const Listing *listing, Move one, Move other) {
    if (told_by_position(listing, one.from) || told_by_position(listing, other.from)) {
        return moves_lead_alike(listing->position, one, other);
    }
    Outcome first = outcome_of(listing, one);
    Outcome second = outcome_of(listing, other);
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

/* Of two moves with one result: is the first the one to be listed, though it was found later? */
static bool is_preferred(const Listing *listing, Move move, Move known) {
    if (move.steps != known.steps || listing->counts) {
        return move.steps < known.steps;
    }
    return listing->position->rules->variant->text_in_full &&
           spelling_compare(listing->position, move, known) < 0;
}

/* Counts the pass once for all pieces. */
static void count_pass(Listing *listing) {
    listing->count += listing->passed ? 0U : 1U;
    listing->passed = true;
}

void listing_add_result(Listing *listing, Move move) {
    if (listing->counts && move_end(move) == move.from && !told_by_position(listing, move.from) &&
        move_is_pass(listing->position, move)) {
        count_pass(listing);
        return;
    }
    ready_slots(listing);
    uint64_t key = result_key(listing, move);
    uint16_t *slot = &listing->slot[key % RESULT_SLOTS];
    for (uint16_t i = *slot; i != RESULT_NONE; i = listing->next[i]) {
        Move *known = &listing->list->move[i];
        if (listing->key[i] == key && results_equal(listing, move, *known)) {
            *known = is_preferred(listing, move, *known) ? move : *known;
            return;
        }
    }
    uint16_t index = (uint16_t)listing->list->count;
    if (listing_keep(listing, move)) {
        listing->key[index] = key;
        listing->next[index] = *slot;
        *slot = index;
    }
}

void listing_add_home(Listing *listing, Square from, Square over) {
    if (listing->counts && listing->position->cell[over] == PIECE_NONE) {
        count_pass(listing);
        return;
    }
    Move move = {.from = from,
                 .steps = 2,
                 .step = {{.square = over, .act = ACT_GO}, {.square = from, .act = ACT_GO}}};
    listing_add_result(listing, move);
}
