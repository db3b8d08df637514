#include "rules/play/attack.h"

#include "rules/play/path.h"

/* Squares found so far; a search for any attacker stops at the first. */
typedef struct Search {
    const Position *position;
    Square square;
    Colour by;
    bool any;
    size_t count;
    Square *out;
} Search;

static bool search_is_done(const Search *search) {
    return search->any && search->count > 0;
}

static void search_found(Search *search, Square from) {
    for (size_t i = 0; i < search->count; i++) {
        if (search->out[i] == from) {
            return;
        }
    }
    if (search->count < ATTACKERS_MAX) {
        search->out[search->count++] = from;
    }
}

/* Looks back along a bearing for the piece whose one-leg move leads here. */
static void search_line(Search *search, int bearing) {
    const Position *position = search->position;
    int offset = bearing_offset(bearing, search->by);
    Square from = search->square;
    int farthest = position->rules->farthest[bearing];
    for (int distance = 1; distance <= farthest; distance++) {
        from = (Square)(from - offset);
        Piece piece = position->cell[from];
        if (piece == PIECE_EDGE) {
            return;
        }
        if (piece_is(piece, search->by) &&
            position->rules->reach[piece_kind(piece)][bearing] >= distance) {
            search_found(search, from);
        }
        if (piece != PIECE_NONE) {
            return;
        }
    }
}

/* Does some path of several legs or a shot take what stands on the square? */
static bool path_hits(const Walk *walk, Square square) {
    StepList list;
    path_geometry(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.step[i].square == square) {
            return true;
        }
    }
    for (size_t i = 0; i < list.count && walk->path.move.steps + 1 < LEGS_MAX; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        if (path_hits(&next, square)) {
            return true;
        }
    }
    return false;
}

/* Something of the other side to be taken, of whatever kind. */
static Piece target_of(const Search *search) {
    Piece there = search->position->cell[search->square];
    Colour other = colour_other(search->by);
    return piece_is(there, other) ? there : piece_of(1, other);
}

static void search_walks(Search *search) {
    Position board = *search->position;
    position_put(&board, search->square, target_of(search));
    for (Square from = 0; from < BOARD_CELLS && !search_is_done(search); from++) {
        if (!piece_is(board.cell[from], search->by) ||
            board.rules->lines_tell[piece_kind(board.cell[from])]) {
            continue;
        }
        Walk walk;
        path_begin(&walk, &board, from);
        if (path_hits(&walk, search->square)) {
            search_found(search, from);
        }
    }
}

static bool side_walks(const Position *position, Colour side) {
    const Ruleset *rules = position->rules;
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        if (position->count[side][id] != 0 && !rules->lines_tell[id]) {
            return true;
        }
    }
    return false;
}

static void search_all(Search *search) {
    for (int bearing = 0; bearing < BEARING_COUNT && !search_is_done(search); bearing++) {
        search_line(search, bearing);
    }
    if (!search_is_done(search) && side_walks(search->position, search->by)) {
        search_walks(search);
    }
}

Square square_attacker(const Position *position, Square square, Colour by) {
    Square found = SQUARE_NONE;
    Search search = {.position = position, .square = square, .by = by, .any = true, .out = &found};
    search_all(&search);
    return found;
}

bool square_is_attacked(const Position *position, Square square, Colour by) {
    return square_attacker(position, square, by) != SQUARE_NONE;
}

size_t attackers(const Position *position, Square square, Colour by, Square out[ATTACKERS_MAX]) {
    Search search = {.position = position, .square = square, .by = by, .out = out};
    search_all(&search);
    return search.count;
}

Danger position_danger(const Position *position, Square square) {
    Piece piece = position->cell[square];
    if (piece_kind(piece) == KIND_NONE) {
        return DANGER_NONE;
    }
    Colour owner = piece_owner(piece);
    bool defended = square_is_attacked(position, square, owner);
    if (square_is_attacked(position, square, colour_other(owner))) {
        return defended ? DANGER_ATTACKED : DANGER_HANGING;
    }
    return defended ? DANGER_NONE : DANGER_UNDEFENDED;
}

void position_dangers(const Position *position, Colour side, Danger out[BOARD_CELLS]) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        bool own = piece_is(position->cell[square], side);
        out[square] = own ? position_danger(position, square) : DANGER_NONE;
    }
}

bool position_is_royal(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_ROYAL) != 0;
}

/* An attacker of a royal piece of this side, or SQUARE_NONE; `royal` receives where it stands. */
static Square royal_attacker(const Position *position, Colour side, Square *royal) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (!piece_is(position->cell[square], side) || !position_is_royal(position, square)) {
            continue;
        }
        Square attacker = square_attacker(position, square, colour_other(side));
        if (attacker != SQUARE_NONE) {
            *royal = square;
            return attacker;
        }
    }
    return SQUARE_NONE;
}

bool position_in_check(const Position *position, Colour side, Square *royal, Square *attacker) {
    bool any_counts = position->rules->option[OPTION_CHECK_MEANS] == CHECK_ANY_ROYAL;
    if (position->royals[side] == 0 || (position->royals[side] > 1 && !any_counts)) {
        return false;
    }
    Square where = SQUARE_NONE;
    Square found = royal_attacker(position, side, &where);
    if (found == SQUARE_NONE) {
        return false;
    }
    if (royal != NULL) {
        *royal = where;
    }
    if (attacker != NULL) {
        *attacker = found;
    }
    return true;
}

bool piece_bears(const Ruleset *rules, Piece piece, Square from, Square to) {
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        int reach = rules->reach[piece_kind(piece)][bearing];
        int offset = bearing_offset(bearing, piece_owner(piece));
        for (int n = 1; n <= reach && n < BOARD_SIDE_MAX; n++) {
            if (from + n * offset == to) {
                return true;
            }
        }
    }
    return false;
}
