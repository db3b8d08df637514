#include "tests/property/chu_positions.h"

#include "rules/variants/variants.h"

#include <string.h>

enum { PIECES_LEAST = 6, PIECES_SPREAD = 40, START_EVERY = 4, PROBLEM_EVERY = 12, FELL_EVERY = 6 };

static const char *const RULES[] = {
    "chu lishogi",
    "chu jcsa",
    "chu historical",
    "chu winboard",
    "chu lishogi counterstrike=okazaki protection_timing=after",
    "chu jcsa linear_pass=off counterstrike=off stalemate=draw",
    "chu historical counterstrike=okazaki counterstrike_same_square=allowed repetition=lishogi",
    "chu winboard promotion=entry_capture pawn_last_rank=forced gobetween_last_rank=optional",
    "chu jcsa lance_last_rank=optional pawn_capture_in_zone=no two_royals_bare=none",
};

/* Kinds that make the trouble are drawn more often than others. */
static const char *const BRISK[] = {"lion",  "lion+", "falcon",   "eagle",
                                    "kirin", "pawn",  "gobetween"};

static KindId kind_by_code(const char *code) {
    return kind_find(VARIANT_CHU.kinds, VARIANT_CHU.kind_count, code);
}

static KindId kind_random(Random *random) {
    if (random_below(random, 2) == 0) {
        return kind_by_code(BRISK[random_below(random, sizeof BRISK / sizeof BRISK[0])]);
    }
    return (KindId)(1 + random_below(random, VARIANT_CHU.kind_count - 1));
}

/* At most a king, and one elephant or prince: more could become more royals than a position may
 * have. */
static bool may_stand(const Position *position, KindId kind, Colour side) {
    const uint16_t *count = position->count[side];
    if (kind == kind_by_code("king")) {
        return count[kind] == 0;
    }
    bool heir = kind == kind_by_code("elephant") || kind == kind_by_code("prince");
    return !heir || count[kind_by_code("elephant")] + count[kind_by_code("prince")] == 0;
}

/* Most pieces stand in the middle. */
static Square square_random(Random *random) {
    bool middle = random_below(random, 3) != 0;
    int least = middle ? 3 : 1;
    uint64_t span = middle ? 8 : VARIANT_CHU.files;
    int file = least + (int)random_below(random, span);
    int rank = least + (int)random_below(random, span);
    return square_at(file, rank);
}

static void put(Position *position, Random *random, KindId kind, Colour side) {
    Square square = square_random(random);
    if (position->cell[square] == PIECE_NONE && may_stand(position, kind, side)) {
        position_put(position, square, piece_of(kind, side));
    }
}

static void crowd(Position *position, Random *random) {
    uint64_t pieces = PIECES_LEAST + random_below(random, PIECES_SPREAD);
    for (int side = BLACK; side <= WHITE; side++) {
        put(position, random, kind_by_code("lion"), (Colour)side);
        if (random_below(random, PROBLEM_EVERY) != 0) {
            put(position, random, kind_by_code("king"), (Colour)side);
        }
    }
    for (uint64_t i = 0; i < pieces; i++) {
        put(position, random, kind_random(random), i % 2 == 0 ? BLACK : WHITE);
    }
    position_set_turn(position, random_below(random, 2) == 0 ? BLACK : WHITE);
    if (random_below(random, FELL_EVERY) == 0) {
        position_set_lion_taken(position, square_random(random));
    }
    position_settle(position);
}

void chu_position_set(Setting *out, uint64_t number, Random *random) {
    rules_by_words(&out->rules, RULES[number % (sizeof RULES / sizeof RULES[0])]);
    position_start(&out->position, &out->rules);
    if (random_below(random, START_EVERY) != 0) {
        position_clear(&out->position, &out->rules);
        crowd(&out->position, random);
    }
}
