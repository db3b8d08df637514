#include "app/views/board_parts.h"

#include "rules/play/law.h"

#include <math.h>

static const float LINK_ALPHA = 0.8F;
/* Links leave the faces of both pieces free. */
static const float STONE_RADIUS = 0.48F;

static void mark(Canvas *canvas, const BoardView *view, Square square, Mark sign) {
    MarkSpot spot = board_spot(view, square);
    mark_art_draw(canvas, sign, &spot);
}

static void draw_ray(Canvas *canvas, const BoardView *view, Square from, Square to) {
    MarkSpot spot = board_spot(view, from);
    spot.other = board_middle(view, to);
    mark_art_draw(canvas, MARK_NET_RAY, &spot);
}

/* A field is many squares and only to be felt, so it is a ground without a shape of its own. */
static void draw_ground(Canvas *canvas, const BoardView *view, Square square) {
    MarkSpot spot = board_spot(view, square);
    spot.tone = TONE_M_NET;
    mark_art_draw(canvas, MARK_HOVER, &spot);
}

/* The frame round all that a fire reaches. */
static void frame_fire(Canvas *canvas, const BoardView *view, const Spread *spread) {
    Rect first = board_view_cell(&view->geometry, spread->square[0]);
    Point low = {first.x, first.y};
    Point high = low;
    for (uint16_t i = 1; i < spread->count; i++) {
        Rect cell = board_view_cell(&view->geometry, spread->square[i]);
        low = (Point){fminf(low.x, cell.x), fminf(low.y, cell.y)};
        high = (Point){fmaxf(high.x, cell.x), fmaxf(high.y, cell.y)};
    }
    Rect all = {low.x, low.y, high.x - low.x + first.w, high.y - low.y + first.h};
    Look look = {.stroke = {.paint = canvas_paint(canvas, TONE_M_BURN), .width = 1.5F}};
    canvas_rounded(canvas, all, 1, &look);
}

static void draw_spread(Canvas *canvas, const BoardView *view, Square source,
                        const Spread *spread) {
    for (uint16_t i = 0; i < spread->count; i++) {
        if (spread->shape == SPREAD_LINES) {
            draw_ray(canvas, view, source, spread->square[i]);
        } else if (spread->shape == SPREAD_FIRE) {
            mark(canvas, view, spread->square[i], MARK_BURN);
        } else {
            draw_ground(canvas, view, spread->square[i]);
        }
    }
    if (spread->shape == SPREAD_FIRE && spread->count > 0) {
        frame_fire(canvas, view, spread);
    }
}

/* What the piece pointed at does from where it stands, and what holds it there. */
static void draw_pointed(Canvas *canvas, const BoardView *view, const Position *now) {
    Spread spread;
    Square net = SQUARE_NONE;
    if (view->pointed == SQUARE_NONE || piece_kind(now->cell[view->pointed]) == KIND_NONE) {
        return;
    }
    if (position_spread(now, view->pointed, &spread)) {
        draw_spread(canvas, view, view->pointed, &spread);
    }
    if (position_held_by(now, view->pointed, &net) != NULL && net != SQUARE_NONE) {
        draw_ray(canvas, view, net, view->pointed);
    }
}

static bool foresees(const BoardView *view) {
    return view->ahead != NULL && view->ahead->known && !board_in_flight(view);
}

static void draw_fires(Canvas *canvas, const BoardView *view) {
    for (int i = 0; i < view->ahead->fires; i++) {
        Spread spread;
        Square flame = view->ahead->fire[i];
        if (position_spread(&view->ahead->after, flame, &spread)) {
            draw_spread(canvas, view, flame, &spread);
        }
    }
}

/* The field in which the piece would have come to stand. */
static void draw_bar(Canvas *canvas, const BoardView *view, Square source) {
    Spread spread;
    if (position_spread(view->position, source, &spread)) {
        draw_spread(canvas, view, source, &spread);
    }
}

/* How a piece is held, and how it would be after what is foreseen. */
typedef enum Hold { HOLD_NONE, HOLD_STAYS, HOLD_COMES, HOLD_GOES } Hold;

/* `net` is what would hold it then. */
static Hold hold_of(const BoardView *view, const Position *now, Square square, Square *net) {
    bool held = position_held_by(now, square, net) != NULL;
    if (!foresees(view) || view->ahead->after.cell[square] != now->cell[square]) {
        return held ? HOLD_STAYS : HOLD_NONE;
    }
    bool then = position_held_by(&view->ahead->after, square, net) != NULL;
    return held ? (then ? HOLD_STAYS : HOLD_GOES) : (then ? HOLD_COMES : HOLD_NONE);
}

/* The lines of nets that would come to hold something. */
static void draw_nets_ahead(Canvas *canvas, const BoardView *view, const Position *now) {
    for (Square square = 0; foresees(view) && square < BOARD_CELLS; square++) {
        Square net = SQUARE_NONE;
        if (piece_kind(now->cell[square]) != KIND_NONE &&
            hold_of(view, now, square, &net) == HOLD_COMES && net != SQUARE_NONE) {
            MarkSpot spot = board_spot(view, net);
            spot.other = board_middle(view, square);
            spot.faint = true;
            mark_art_draw(canvas, MARK_NET_RAY, &spot);
        }
    }
}

void board_fates_under(Canvas *canvas, const BoardView *view) {
    Position now;
    if (board_in_flight(view)) {
        return;
    }
    selector_preview(view->selector, &now);
    if (foresees(view) && view->ahead->fires > 0) {
        draw_fires(canvas, view);
    } else if (view->barred != NULL && view->barred->culprit != SQUARE_NONE) {
        draw_bar(canvas, view, view->barred->culprit);
    } else {
        draw_pointed(canvas, view, &now);
    }
    draw_nets_ahead(canvas, view, &now);
}

static MarkSpot held_spot(const BoardView *view, Square square, Piece piece) {
    MarkSpot spot = board_spot(view, square);
    spot.stone = view->position->rules->variant->points;
    spot.dark_face = piece_owner(piece) == BLACK;
    return spot;
}

void board_mesh(Canvas *canvas, const BoardView *view, Square square, Piece piece) {
    MarkSpot spot = held_spot(view, square, piece);
    mark_art_draw(canvas, MARK_HELD_MESH, &spot);
    mark_art_draw(canvas, MARK_HELD_LOCK, &spot);
}

/* This sign of being held, faint where that is about to begin or to end. */
static void draw_held(Canvas *canvas, const BoardView *view, Mark sign) {
    Position now;
    selector_preview(view->selector, &now);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(now.cell[square]) == KIND_NONE) {
            continue;
        }
        Square net;
        Hold hold = hold_of(view, &now, square, &net);
        MarkSpot spot = held_spot(view, square, now.cell[square]);
        spot.faint = hold != HOLD_STAYS;
        if (hold != HOLD_NONE) {
            mark_art_draw(canvas, sign, &spot);
        }
    }
}

/* A dotted line from what brought a change about to the piece that it fell upon. */
static void draw_link(Canvas *canvas, const BoardView *view, const Change *change) {
    Stroke stroke = {.paint = paint_faded(canvas_paint(canvas, TONE_M_INK), LINK_ALPHA),
                     .width = 2,
                     .dash = 2,
                     .gap = 4,
                     .ends = LINE_ROUND};
    Point from = board_middle(view, change->by);
    Point to = board_middle(view, change->square);
    float length = hypotf(to.x - from.x, to.y - from.y);
    float free = STONE_RADIUS * view->geometry.cell_h / length;
    Point out = {(to.x - from.x) * free, (to.y - from.y) * free};
    canvas_line(canvas, (Point){from.x + out.x, from.y + out.y},
                (Point){to.x - out.x, to.y - out.y}, &stroke);
}

/* Fire shows by itself what it reaches. */
static void draw_links(Canvas *canvas, const BoardView *view, const Effects *effects) {
    for (int i = 0; i < effects->count; i++) {
        const Change *change = &effects->change[i];
        if (change_is_fate(change) && change->cause != CAUSE_BURNED &&
            change->by != change->square) {
            draw_link(canvas, view, change);
        }
    }
}

static void draw_foreseen_victims(Canvas *canvas, const BoardView *view) {
    const Effects *effects = &view->ahead->effects;
    for (int i = 0; i < effects->count; i++) {
        const Change *change = &effects->change[i];
        if (change_is_fate(change) && change->after == PIECE_NONE) {
            mark(canvas, view, change->square, MARK_VICTIM);
        }
    }
}

void board_fates_over(Canvas *canvas, const BoardView *view) {
    if (board_in_flight(view)) {
        return;
    }
    draw_held(canvas, view, MARK_HELD_MESH);
    if (foresees(view)) {
        draw_links(canvas, view, &view->ahead->effects);
    } else if (view->linked != NULL) {
        draw_links(canvas, view, view->linked);
    }
}

void board_fates_top(Canvas *canvas, const BoardView *view) {
    if (board_in_flight(view)) {
        return;
    }
    draw_held(canvas, view, MARK_HELD_LOCK);
    if (foresees(view)) {
        draw_foreseen_victims(canvas, view);
    }
}
