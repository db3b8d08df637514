#include "rules/play/attack.h"

#include "rules/play/path.h"

#include <string.h>

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
    for (int distance = 1; distance <= BOARD_SIDE_MAX; distance++) {
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
        if (!piece_is(board.cell[from], search->by) || kind_is_plain(position_kind(&board, from))) {
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
    const Variant *variant = position->rules->variant;
    for (size_t id = 1; id < variant->kind_count; id++) {
        if (position->count[side][id] != 0 && !kind_is_plain(&variant->kinds[id])) {
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

static Square royal_square(const Position *position, Colour side) {
    const Variant *variant = position->rules->variant;
    for (size_t id = 1; id < variant->kind_count; id++) {
        bool royal = (variant->kinds[id].traits & KIND_ROYAL) != 0;
        if (royal && position->count[side][id] != 0) {
            const Piece *cell =
                memchr(position->cell, piece_of((KindId)id, side), sizeof position->cell);
            return (Square)(cell - position->cell);
        }
    }
    return SQUARE_NONE;
}

bool square_is_attacked(const Position *position, Square square, Colour by) {
    Square found[ATTACKERS_MAX];
    Search search = {.position = position, .square = square, .by = by, .any = true, .out = found};
    search_all(&search);
    return search.count > 0;
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

bool position_is_royal(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_ROYAL) != 0;
}

bool position_in_check(const Position *position, Colour side, Square *royal, Square *attacker) {
    if (position->royals[side] != 1) {
        return false;
    }
    Square king = royal_square(position, side);
    Square found[ATTACKERS_MAX];
    Search search = {
        .position = position, .square = king, .by = colour_other(side), .any = true, .out = found};
    search_all(&search);
    if (search.count == 0) {
        return false;
    }
    if (royal != NULL) {
        *royal = king;
    }
    if (attacker != NULL) {
        *attacker = found[0];
    }
    return true;
}
