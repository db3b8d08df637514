#include "rules/play/direct.h"

#include "rules/play/path.h"
#include "rules/play/tree.h"

/* A piece whose moves are being listed. */
typedef struct Mover {
    const Position *position;
    const Habit *habit;
    const uint8_t *landing; /* what a cell is to its side */
    Square from;
    int ahead; /* 1 for Black, -1 for White */
    int edge;  /* the last square of the zone, times `ahead` */
    bool asks_steps;
} Mover;

static Mover mover_of(const Listing *listing, Square from) {
    const Position *position = listing->position;
    const Ruleset *rules = position->rules;
    const Habit *habit = &rules->habit[piece_kind(position->cell[from])];
    int ahead = position->turn == BLACK ? 1 : -1;
    return (Mover){
        .position = position,
        .habit = habit,
        .landing = rules->landing[position->turn],
        .from = from,
        .ahead = ahead,
        .edge = ahead * rules->zone_edge[position->turn],
        .asks_steps = (habit->steps & listing->awake) != 0,
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
    bool guarded = mover->habit->asks_takes && (landing_at(mover, to) & LANDING_GUARDED) != 0;
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
        if (!mover->habit->asks_ends || path_may_end(&walk, answers[i], NULL, NULL)) {
            listing_add(listing, path_finish(&walk, answers[i]));
        }
    }
}

/* Lists a move of one leg to a square that is open to it. */
static void list_target(Listing *listing, const Mover *mover, int to) {
    bool takes = mover->habit->by_capture && mover->position->cell[to] != PIECE_NONE;
    bool asks_promotion =
        mover->habit->promotes && (!mover->habit->zone_alone || takes ||
                                   is_inside(mover, mover->from) || is_inside(mover, to));
    if (is_forbidden(mover, SQUARE_NONE, to)) {
        return;
    }
    if (asks_promotion || mover->habit->asks_ends) {
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
    for (unsigned i = 0; i < mover->habit->ray_count; i++) {
        list_ray(listing, mover, mover->habit->ray[i]);
    }
}

/* What counting the turns of one leg comes upon. */
typedef struct Tally {
    unsigned count;
    unsigned landings; /* all that stands on their ends, put together */
    int nearest;       /* the end that lies farthest ahead, as is_inside asks for it */
} Tally;

/* The heart of counting: everything it needs lies in registers. */
static Tally tally_rays(const Mover *mover) {
    const Piece *cell = mover->position->cell;
    const uint8_t *landing = mover->landing;
    const Ray *ray = mover->habit->ray;
    const Ray *end = ray + mover->habit->ray_count;
    const int ahead = mover->ahead;
    Tally tally = {.nearest = ahead * mover->from};
    for (; ray < end; ray++) {
        const int offset = ahead * ray->offset;
        int to = mover->from + offset;
        unsigned there = landing[cell[to]];
        for (int left = ray->reach; there == LANDING_OPEN && left > 1; left--) {
            to += offset;
            there = landing[cell[to]];
            tally.count++;
        }
        const int last = ahead * (there != 0 ? to : to - offset);
        tally.count += there & LANDING_OPEN;
        tally.landings |= there;
        tally.nearest = last < tally.nearest ? last : tally.nearest;
    }
    return tally;
}

/* Counts the turns of one leg. False, and nothing is counted, if a law must be asked about one. */
static bool count_singles(Listing *listing, const Mover *mover) {
    if (mover->asks_steps || mover->habit->asks_ends ||
        (mover->habit->promotes && !mover->habit->zone_alone)) {
        return false;
    }
    Tally tally = tally_rays(mover);
    bool guarded = mover->habit->asks_takes && (tally.landings & LANDING_GUARDED) != 0;
    bool takes = mover->habit->by_capture && (tally.landings & LANDING_TAKES) != 0;
    bool promotes = mover->habit->promotes && (takes || tally.nearest <= mover->edge);
    listing->count += guarded || promotes ? 0 : tally.count;
    return !guarded && !promotes;
}

/* Out to `over` and home again: the pass, or an igui. All pieces that can do the same share it. */
static void list_home(Listing *listing, const Mover *mover, int over) {
    bool returns = mover->habit->twice.returns;
    if (returns && !(mover->asks_steps && is_forbidden(mover, over, mover->from))) {
        listing_add_home(listing, mover->from, (Square)over);
    }
}

/* On from a capture on `over`, by the first step of this number: to any second square, or home. */
static void list_onward(Listing *listing, const Mover *mover, unsigned first, int over) {
    const Twice *twice = &mover->habit->twice;
    list_home(listing, mover, over);
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
    const Twice *twice = &mover->habit->twice;
    for (unsigned i = 0; i < twice->count; i++) {
        int over = mover->from + mover->ahead * twice->offset[i];
        unsigned landing = landing_at(mover, over);
        if (landing == 0 || is_forbidden(mover, SQUARE_NONE, over)) {
            continue;
        }
        listing_add(listing, move_to(mover, over));
        if (landing != LANDING_OPEN) {
            list_onward(listing, mover, i, over);
        } else {
            list_home(listing, mover, over);
        }
    }
}

/* Does a shot of this power from `at` hit something, if the piece has left its square? */
static bool power_hits(const Mover *mover, const Power *power, int bearing, int at) {
    int offset = mover->ahead * BEARING_OFFSET[bearing];
    int hops = 0;
    for (int n = 1; n <= power->reach && hops <= power->hops; n++) {
        int square = at + n * offset;
        Piece piece = mover->position->cell[square];
        if (piece == PIECE_EDGE) {
            return false;
        }
        bool there = piece != PIECE_NONE && square != mover->from;
        if (there && landing_at(mover, square) != 0) {
            return true;
        }
        hops += there;
    }
    return false;
}

/* Is there anything to shoot at from a square, after a leg or from standing? */
static bool may_hit(const Mover *mover, int at) {
    const Kind *kind = position_kind(mover->position, mover->from);
    bool moved = at != mover->from;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        bool follows = (power->traits & POWER_FOLLOWS) != 0;
        if (power->act != ACT_SHOOT || follows != moved) {
            continue;
        }
        for (int bearing = 0; bearing < BEARING_RING; bearing++) {
            if ((power->bearings >> bearing & 1U) != 0 && power_hits(mover, power, bearing, at)) {
                return true;
            }
        }
    }
    return false;
}

static void list_shots_from(Listing *listing, const Mover *mover, int to) {
    Walk walk;
    Position board;
    if (may_hit(mover, to) && !is_forbidden(mover, SQUARE_NONE, to)) {
        path_begin(&walk, mover->position, mover->from);
        path_take(&walk, (Step){.square = (Square)to, .act = ACT_GO}, &board, &walk);
        tree_list_onward(listing, &walk);
    }
}

static void list_standing_shots(Listing *listing, const Mover *mover) {
    Walk walk;
    StepList list;
    path_begin(&walk, mover->position, mover->from);
    path_reach(&walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        if (list.step[i].act == ACT_SHOOT) {
            path_take(&walk, list.step[i], &board, &next);
            tree_list(listing, &next);
        }
    }
}

/* The shots after every leg, and from standing. */
static void list_shots(Listing *listing, const Mover *mover) {
    for (unsigned i = 0; i < mover->habit->ray_count; i++) {
        Ray ray = mover->habit->ray[i];
        int offset = mover->ahead * ray.offset;
        int to = mover->from + offset;
        unsigned landing = landing_at(mover, to);
        for (int left = ray.reach; landing != 0 && left > 0; left--) {
            list_shots_from(listing, mover, to);
            to += offset;
            landing = landing == LANDING_OPEN ? landing_at(mover, to) : 0;
        }
    }
    if (may_hit(mover, mover->from)) {
        list_standing_shots(listing, mover);
    }
}

/* May this piece's moves be listed here without walking? */
static bool is_direct(const Listing *listing, const Mover *mover) {
    if (listing->merging != 0) {
        return false;
    }
    switch ((Manner)mover->habit->manner) {
    case MANNER_SINGLE:
        return true;
    case MANNER_DOUBLE:
        return listing->distinct && !mover->habit->asks_ends && !mover->habit->promotes &&
               listing->position->rules->way_tells;
    case MANNER_SHOTS:
        return listing->distinct;
    case MANNER_TREE:
        break;
    }
    return false;
}

bool direct_list(Listing *listing, Square from) {
    Mover mover = mover_of(listing, from);
    if (!is_direct(listing, &mover)) {
        return false;
    }
    if (!listing->counts || !count_singles(listing, &mover)) {
        list_singles(listing, &mover);
    }
    if (mover.habit->manner == MANNER_DOUBLE) {
        list_doubles(listing, &mover);
    } else if (mover.habit->manner == MANNER_SHOTS) {
        list_shots(listing, &mover);
    }
    return true;
}
