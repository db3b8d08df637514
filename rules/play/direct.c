#include "rules/play/direct.h"

#include "rules/play/path.h"

/* A piece whose moves are being listed, and what is asked about them. */
typedef struct Mover {
    const Position *position;
    const Ruleset *rules;
    const uint8_t *landing; /* what a cell is to its side */
    Square from;
    KindId kind;
    int ahead; /* 1 for Black, -1 for White */
    int edge;  /* the last square of the zone, times `ahead` */
    bool asks_steps, asks_takes, asks_ends;
    bool promotes;
    bool zone_alone; /* ... by moves that touch the zone only, or by captures */
    bool by_capture;
} Mover;

static Mover mover_of(const Position *position, Square from) {
    const Ruleset *rules = position->rules;
    KindId kind = piece_kind(position->cell[from]);
    int ahead = position->turn == BLACK ? 1 : -1;
    return (Mover){
        .position = position,
        .rules = rules,
        .landing = rules->landing[position->turn],
        .from = from,
        .kind = kind,
        .ahead = ahead,
        .edge = ahead * rules->zone_edge[position->turn],
        .asks_steps = rules->asked[MOMENT_STEP][kind] != 0,
        .asks_takes = rules->asked[MOMENT_TAKE][kind] != 0,
        .asks_ends = rules->asked[MOMENT_END][kind] != 0,
        .promotes = rules->asked[MOMENT_PROMOTION][kind] != 0,
        .zone_alone = rules->zone_alone[kind],
        .by_capture = rules->by_capture[kind],
    };
}

static unsigned landing_at(const Mover *mover, int square) {
    return mover->landing[mover->position->cell[square]];
}

static bool is_inside(const Mover *mover, int square) {
    return mover->ahead * square <= mover->edge;
}

static Move move_over(const Mover *mover, int over, int to) {
    return (Move){
        .from = mover->from,
        .steps = 2,
        .step = {{.square = (Square)over, .act = ACT_GO}, {.square = (Square)to, .act = ACT_GO}}};
}

static Move move_to(const Mover *mover, int to) {
    return (Move){.from = mover->from, .steps = 1, .step = {{.square = (Square)to, .act = ACT_GO}}};
}

/* Do the laws let the piece go there, by way of `over` unless that is SQUARE_NONE? */
static bool laws_allow(const Mover *mover, Square over, Square to) {
    Walk walk;
    Position board;
    path_begin(&walk, mover->position, mover->from);
    if (over != SQUARE_NONE) {
        path_take(&walk, (Step){.square = over, .act = ACT_GO}, &board, &walk);
    }
    return path_laws_allow(&walk, (Step){.square = to, .act = ACT_GO}, NULL);
}

/* Does some law forbid the step there, or the capture of what stands there? */
static bool is_forbidden(const Mover *mover, int over, int to) {
    bool guarded = mover->asks_takes && (landing_at(mover, to) & LANDING_GUARDED) != 0;
    return (guarded || mover->asks_steps) && !laws_allow(mover, (Square)over, (Square)to);
}

/* A move of one leg whose end a law must be asked about; it needs no board in mid-move. */
static void list_asked_end(Listing *listing, const Mover *mover, int to) {
    Walk walk;
    uint8_t answers[2];
    path_begin(&walk, mover->position, mover->from);
    walk.path.move = move_to(mover, to);
    walk.path.at = (Square)to;
    walk.path.legs = 1;
    walk.path.captured_last = mover->position->cell[to] != PIECE_NONE;
    walk.path.captures = walk.path.captured_last;
    size_t count = path_answers(&walk, answers);
    for (size_t i = 0; i < count; i++) {
        if (!mover->asks_ends || path_may_end(&walk, answers[i], NULL, NULL)) {
            listing_add(listing, path_finish(&walk, answers[i]));
        }
    }
}

/* Lists a move of one leg to a square that is open to it. */
static void list_target(Listing *listing, const Mover *mover, int to) {
    bool takes = mover->by_capture && mover->position->cell[to] != PIECE_NONE;
    bool asks_promotion =
        mover->promotes &&
        (!mover->zone_alone || takes || is_inside(mover, mover->from) || is_inside(mover, to));
    if (is_forbidden(mover, SQUARE_NONE, to)) {
        return;
    }
    if (asks_promotion || mover->asks_ends) {
        list_asked_end(listing, mover, to);
    } else {
        listing_add(listing, move_to(mover, to));
    }
}

static void list_ray(Listing *listing, const Mover *mover, Ray ray) {
    int offset = mover->ahead * ray.offset;
    int to = mover->from + offset;
    unsigned landing = landing_at(mover, to);
    for (int left = ray.reach; landing != 0; left--) {
        list_target(listing, mover, to);
        if (landing != LANDING_OPEN || left == 1) {
            return;
        }
        to += offset;
        landing = landing_at(mover, to);
    }
}

static void list_singles(Listing *listing, const Mover *mover) {
    for (unsigned i = 0; i < mover->rules->ray_count[mover->kind]; i++) {
        list_ray(listing, mover, mover->rules->ray[mover->kind][i]);
    }
}

/* What counting the turns of one leg comes upon. */
typedef struct Tally {
    unsigned count;
    unsigned landings; /* all that stands on their ends, put together */
    bool inside;       /* an end lies in the zone */
} Tally;

static void count_ray(const Mover *mover, Ray ray, Tally *tally) {
    int offset = mover->ahead * ray.offset;
    int to = mover->from + offset;
    unsigned landing = landing_at(mover, to);
    for (int left = ray.reach; landing == LANDING_OPEN && left > 1; left--) {
        to += offset;
        landing = landing_at(mover, to);
        tally->count++;
    }
    tally->count += landing & LANDING_OPEN;
    tally->landings |= landing;
    tally->inside = tally->inside || is_inside(mover, landing != 0 ? to : to - offset);
}

/* Counts the turns of one leg. False, and nothing is counted, if a law must be asked about one. */
static bool count_singles(Listing *listing, const Mover *mover) {
    Tally tally = {.count = 0};
    if (mover->asks_steps || mover->asks_ends || (mover->promotes && !mover->zone_alone)) {
        return false;
    }
    for (unsigned i = 0; i < mover->rules->ray_count[mover->kind]; i++) {
        count_ray(mover, mover->rules->ray[mover->kind][i], &tally);
    }
    bool guarded = mover->asks_takes && (tally.landings & LANDING_GUARDED) != 0;
    bool takes = mover->by_capture && (tally.landings & LANDING_TAKES) != 0;
    bool promotes = mover->promotes && (takes || tally.inside || is_inside(mover, mover->from));
    listing->count += guarded || promotes ? 0 : tally.count;
    return !guarded && !promotes;
}

/* On from a capture on `over`, by the first step of this number: to any second square, or home. */
static void list_onward(Listing *listing, const Mover *mover, unsigned first, int over) {
    const Twice *twice = &mover->rules->twice[mover->kind];
    if (twice->returns && !(mover->asks_steps && is_forbidden(mover, over, mover->from))) {
        listing_add_home(listing, mover->from, (Square)over);
    }
    for (unsigned i = 0; i < twice->count; i++) {
        int to = over + mover->ahead * twice->offset[i];
        bool open = (!twice->keeps_way || i == first) && landing_at(mover, to) != 0;
        if (open && !is_forbidden(mover, over, to)) {
            listing_add(listing, move_over(mover, over, to));
        }
    }
}

/* The turns of two steps. What goes over an empty square is a turn of one leg as well, except the
 * pass. */
static void list_doubles(Listing *listing, const Mover *mover) {
    const Twice *twice = &mover->rules->twice[mover->kind];
    for (unsigned i = 0; i < twice->count; i++) {
        int over = mover->from + mover->ahead * twice->offset[i];
        unsigned landing = landing_at(mover, over);
        if (landing == 0 || is_forbidden(mover, SQUARE_NONE, over)) {
            continue;
        }
        listing_add(listing, move_to(mover, over));
        if (landing != LANDING_OPEN) {
            list_onward(listing, mover, i, over);
        } else if (twice->returns &&
                   !(mover->asks_steps && is_forbidden(mover, over, mover->from))) {
            listing_add_home(listing, mover->from, (Square)over);
        }
    }
}

bool direct_list(Listing *listing, Square from) {
    Mover mover = mover_of(listing->position, from);
    Manner manner = (Manner)mover.rules->manner[mover.kind];
    bool plain_double = manner == MANNER_DOUBLE && listing->distinct && !mover.asks_ends &&
                        !mover.promotes && mover.rules->way_tells;
    if (listing->merges || (manner != MANNER_SINGLE && !plain_double)) {
        return false;
    }
    if (listing->out != NULL || !count_singles(listing, &mover)) {
        list_singles(listing, &mover);
    }
    if (manner == MANNER_DOUBLE) {
        list_doubles(listing, &mover);
    }
    return true;
}
