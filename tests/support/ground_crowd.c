#include "tests/support/ground_crowd.h"

#include "tests/support/cmocka_ready.h"
#include "tests/support/proving_ground.h"

#include <string.h>

enum {
    PIECES_LEAST = 5,
    PIECES_SPREAD = 14,
    MANY_PATHS_MAX = 2,
    STRICT_EVERY = 4,
    START_EVERY = 25
};

/* Most pieces stand in the seven files and ranks of the middle. */
static Square crowd_square(Random *random, const Position *position) {
    for (;;) {
        bool middle = random_below(random, 4) != 0;
        int least = middle ? 3 : 1;
        uint64_t span = middle ? 7 : VARIANT_GROUND.files;
        int file = least + (int)random_below(random, span);
        int rank = least + (int)random_below(random, span);
        if (position->cell[square_at(file, rank)] == PIECE_NONE) {
            return square_at(file, rank);
        }
    }
}

static void crowd_kings(Position *position, Random *random) {
    for (int side = BLACK; side <= WHITE; side++) {
        if (random_below(random, 8) != 0) {
            position_put(position, crowd_square(random, position),
                         piece_of(GROUND_KING, (Colour)side));
        }
    }
}

/* Kinds with thousands of ways stay rare, more so where each end is tried for self-check. */
static bool has_room_for(const Position *position, KindId kind, Colour side) {
    bool strict = position->rules->option[OPTION_SELF_CHECK] == SELF_CHECK_ILLEGAL;
    int there = position->count[side][GROUND_WALKER] + position->count[side][GROUND_FOG];
    if (kind != GROUND_WALKER && kind != GROUND_FOG) {
        return true;
    }
    return there < (strict ? 1 : MANY_PATHS_MAX);
}

void crowd_set(Setting *out, Random *random) {
    const char *preset = random_below(random, STRICT_EVERY) == 0 ? "strict" : "default";
    assert_true(ruleset_begin(&out->rules, &VARIANT_GROUND, preset, NULL));
    if (random_below(random, START_EVERY) == 0) {
        position_start(&out->position, &out->rules);
        return;
    }
    position_clear(&out->position, &out->rules);
    crowd_kings(&out->position, random);
    uint64_t pieces = PIECES_LEAST + random_below(random, PIECES_SPREAD);
    for (uint64_t i = 0; i < pieces; i++) {
        KindId kind = (KindId)(GROUND_PAWN + random_below(random, GROUND_KINDS - GROUND_PAWN));
        Colour side = random_below(random, 2) == 0 ? BLACK : WHITE;
        if (has_room_for(&out->position, kind, side)) {
            position_put(&out->position, crowd_square(random, &out->position),
                         piece_of(kind, side));
        }
    }
    position_set_turn(&out->position, random_below(random, 2) == 0 ? BLACK : WHITE);
    position_settle(&out->position);
}

Square crowd_turned(const Ruleset *rules, Square square) {
    return square_at(rules->variant->files + 1 - square_file(square),
                     rules->variant->ranks + 1 - square_rank(square));
}

/* What a position remembers of the moves before, where its game has such a memory. */
static void turn_memory(const Position *position, Position *out) {
    if (position->lion_taken != SQUARE_NONE) {
        position_set_lion_taken(out, crowd_turned(position->rules, position->lion_taken));
    }
    for (int side = BLACK; side <= WHITE; side++) {
        Square square = position->declined[side];
        if (square != SQUARE_NONE) {
            position_set_declined(out, colour_other((Colour)side),
                                  crowd_turned(position->rules, square));
        }
    }
}

void crowd_turn(const Position *position, Position *out) {
    position_clear(out, position->rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = position->cell[square];
        if (piece_kind(piece) != KIND_NONE) {
            position_put(out, crowd_turned(position->rules, square),
                         piece_of(piece_kind(piece), colour_other(piece_owner(piece))));
        }
    }
    out->ply = position->ply;
    out->problem = (uint8_t)((position->problem >> 1 & 1U) | (position->problem & 1U) << 1);
    position_set_turn(out, colour_other((Colour)position->turn));
    turn_memory(position, out);
}

uint64_t crowd_fingerprint(const Position *position) {
    const Square memory[] = {position->lion_taken, position->declined[BLACK],
                             position->declined[WHITE]};
    uint64_t sum = UINT64_C(0xcbf29ce484222325) ^ position->turn;
    for (size_t at = 0; at < sizeof position->cell; at += sizeof sum) {
        uint64_t word = 0;
        size_t left = sizeof position->cell - at;
        memcpy(&word, position->cell + at, left < sizeof word ? left : sizeof word);
        sum = (sum ^ word) * UINT64_C(0x100000001b3);
        sum ^= sum >> 32;
    }
    for (int i = 0; i < 3; i++) {
        sum = (sum ^ memory[i]) * UINT64_C(0x100000001b3);
    }
    return sum;
}
