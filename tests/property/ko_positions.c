#include "tests/property/ko_positions.h"

#include "rules/variants/variants.h"

enum {
    PIECES_LEAST = 8,
    PIECES_SPREAD = 60,
    START_EVERY = 10,
    PROBLEM_EVERY = 12,
    CROWD_FILES = 9,
    CROWD_RANKS = 9
};

static const char *const RULES[] = {
    "ko default",
    "ko free-shooting",
    "ko qboard",
    "ko default shooter_displacement=carriages shot_after_capture=on shot_triggers=off "
    "double_kill=line",
    "ko free-shooting shooter_displacement=none zone_forced=on capture_forced=off "
    "clerk_condition=any",
    "ko default flame_allies=off flame_passive=all flame_on_promotion=on fog_metric=lines "
    "light_own=on",
    "ko free-shooting flame_passive=none flame_on_promotion=on light_metric=square net_reach=all "
    "clerk_condition=all",
    "ko default zone_trigger=enter thunderclap_revisit=off waver_is_banner=off setup_mirror=on "
    "stalemate=draw illegal_loses=off clerk_condition=none",
    "ko free-shooting shot_after_capture=on capture_forced=off zone_trigger=enter light_own=on "
    "light_metric=square flame_passive=all",
    "ko free-shooting double_kill=line flame_passive=all flame_on_promotion=on "
    "capture_forced=off",
    "ko default flame_passive=none flame_on_promotion=on capture_forced=off",
};

/* Kinds that make the trouble are drawn more often than others. */
static const uint64_t BRISK = KIND_BURNS | KIND_NETS | KIND_CLERGY | KIND_CLERK | KIND_SHOOTER |
                              KIND_DRUM_STONE | KIND_BANNER | KIND_WAVER | KIND_REAR_GUARD;

/* Of each of these a side has one stone only, whatever its face. */
static const uint64_t SINGLE[] = {KIND_PRIEST_STONE, KIND_DRUM_STONE, KIND_LIGHT, KIND_CLERK};

/* Where the crowd of a position stands. */
typedef struct Place {
    int file, rank;
} Place;

static const Kind *kind_at(KindId id) {
    return &VARIANT_KO.kinds[id];
}

static KindId kind_random(Random *random) {
    KindId id = (KindId)(1 + random_below(random, VARIANT_KO.kind_count - 1));
    bool choosy = random_below(random, 2) == 0;
    while (choosy && (kind_at(id)->traits & BRISK) == 0) {
        id = (KindId)(1 + random_below(random, VARIANT_KO.kind_count - 1));
    }
    return id;
}

/* What exists once, or has thousands of ways, must not become a crowd of its own. */
static bool may_stand(const Position *position, KindId kind, Colour side) {
    for (size_t i = 0; i < sizeof SINGLE / sizeof SINGLE[0]; i++) {
        bool is = (kind_at(kind)->traits & SINGLE[i]) != 0;
        if (is && position_bearers(position, side, SINGLE[i]) > 0) {
            return false;
        }
    }
    return (kind_at(kind)->traits & KIND_ROYAL) == 0 || position->royals[side] < 2;
}

static void put(Position *position, Random *random, Piece piece, Place place) {
    int file = place.file + (int)random_below(random, CROWD_FILES);
    int rank = place.rank + (int)random_below(random, CROWD_RANKS);
    Square square = square_at(file, rank);
    if (position->cell[square] == PIECE_NONE &&
        may_stand(position, piece_kind(piece), piece_owner(piece))) {
        position_put(position, square, piece);
    }
}

/* A general far off, so that games last; now and then none, or others that command. */
static void put_commander(Position *position, Random *random, Colour side) {
    static const char *const CODES[] = {"general", "governor", "middle_troop", "banner"};
    int rank = side == BLACK ? VARIANT_KO.ranks : 1;
    for (size_t i = 0; i < sizeof CODES / sizeof CODES[0]; i++) {
        bool wanted =
            i == 0 ? random_below(random, PROBLEM_EVERY) != 0 : random_below(random, 4) == 0;
        KindId kind = kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, CODES[i]);
        if (wanted) {
            position_put(position, square_at(4 + 3 * (int)i, rank), piece_of(kind, side));
        }
    }
}

static void crowd(Position *position, Random *random) {
    Place place = {
        .file = 1 + (int)random_below(random, (uint64_t)VARIANT_KO.files - CROWD_FILES + 1),
        .rank = 1 + (int)random_below(random, (uint64_t)VARIANT_KO.ranks - CROWD_RANKS + 1)};
    uint64_t pieces = PIECES_LEAST + random_below(random, PIECES_SPREAD);
    put_commander(position, random, BLACK);
    put_commander(position, random, WHITE);
    for (uint64_t i = 0; i < pieces; i++) {
        put(position, random, piece_of(kind_random(random), i % 2 == 0 ? BLACK : WHITE), place);
    }
    position_set_turn(position, random_below(random, 2) == 0 ? BLACK : WHITE);
    position_settle(position);
}

void ko_position_set(Setting *out, uint64_t number, Random *random) {
    rules_by_words(&out->rules, RULES[number % (sizeof RULES / sizeof RULES[0])]);
    position_start(&out->position, &out->rules);
    if (random_below(random, START_EVERY) != 0) {
        position_clear(&out->position, &out->rules);
        crowd(&out->position, random);
    }
}
