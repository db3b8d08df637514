#include "rules/play/position.h"

#include "rules/board/bits.h"

#include <assert.h>
#include <string.h>

enum { KEY_TURN = 0x7001, KEY_LION = 0x10000, KEY_DECLINED = 0x20000 };

/* A fixed scramble of small numbers; keys are sums of such, so that a change of one cell changes
 * them by a difference that no other change is likely to make. */
static uint64_t key_scramble(uint64_t seed) {
    uint64_t mixed = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
    mixed ^= mixed >> 32;
    mixed *= UINT64_C(0xd6e8feb86659fd93);
    return mixed ^ mixed >> 29;
}

static uint64_t key_of_piece(Square square, Piece piece) {
    return key_scramble((uint64_t)square << 8 | piece);
}

static uint64_t key_of_memory(const Position *position) {
    uint64_t key = position->turn == WHITE ? key_scramble(KEY_TURN << 8) : 0;
    if (position->lion_taken != SQUARE_NONE) {
        key += key_scramble(KEY_LION * UINT64_C(256) + position->lion_taken);
    }
    for (unsigned side = 0; side < 2; side++) {
        if (position->declined[side] != SQUARE_NONE) {
            key +=
                key_scramble((KEY_DECLINED + side) * UINT64_C(256) * 4 + position->declined[side]);
        }
    }
    return key;
}

/* Puts one word of the set-up picture on its square and, turned by half, on White's. */
static void start_place(Position *position, Square square, const char *word, size_t length) {
    const Variant *variant = position->rules->variant;
    KindId kind = kind_by_sfen(variant->kinds, variant->kind_count, word, length);
    assert(kind != KIND_NONE);
    Square turned = square_at(variant->files + 1 - square_file(square),
                              variant->ranks + 1 - square_rank(square));
    position_put(position, square, piece_of(kind, BLACK));
    position_put(position, turned, piece_of(kind, WHITE));
}

static void start_row(Position *position, const char *row, int rank) {
    int files = position->rules->variant->files;
    bool mirrored = position->rules->option[OPTION_SETUP_MIRROR] == OPTION_ON;
    int file = files;
    for (const char *at = row; *at != '\0'; file--) {
        size_t length = strcspn(at, " ");
        if (*at != '.') {
            Square square = square_at(mirrored ? files + 1 - file : file, rank);
            start_place(position, square, at, length);
        }
        at += length;
        at += strspn(at, " ");
    }
    assert(file == 0);
}

void position_clear(Position *position, const Ruleset *rules) {
    memset(position, 0, sizeof *position);
    position->rules = rules;
    position->ply = 1;
    memset(position->cell, PIECE_EDGE, sizeof position->cell);
    for (int rank = 1; rank <= rules->variant->ranks; rank++) {
        memset(&position->cell[square_at(rules->variant->files, rank)], PIECE_NONE,
               rules->variant->files);
    }
}

void position_start(Position *position, const Ruleset *rules) {
    position_clear(position, rules);
    const Variant *variant = rules->variant;
    for (size_t i = 0; i < variant->setup_rows; i++) {
        int rank = variant->ranks - (int)variant->setup_rows + 1 + (int)i;
        start_row(position, variant->setup[i], rank);
    }
    position_settle(position);
}

/* A piece comes to a square (by is 1) or goes from it (by is -1). */
static void position_tally(Position *position, Square square, Piece piece, int by) {
    Colour owner = piece_owner(piece);
    KindId kind = piece_kind(piece);
    position->count[owner][kind] = (uint16_t)(position->count[owner][kind] + by);
    position->pieces[owner] = (uint16_t)(position->pieces[owner] + by);
    if ((position->rules->variant->kinds[kind].traits & KIND_ROYAL) != 0) {
        position->royals[owner] = (uint16_t)(position->royals[owner] + by);
    }
    position->men[owner][square / MEN_BITS] ^= UINT64_C(1) << square % MEN_BITS;
    position->key += (uint64_t)by * key_of_piece(square, piece);
}

void position_put(Position *position, Square square, Piece piece) {
    Piece old = position->cell[square];
    assert(old != PIECE_EDGE);
    if (old != PIECE_NONE) {
        position_tally(position, square, old, -1);
    }
    if (piece != PIECE_NONE) {
        position_tally(position, square, piece, 1);
    }
    position->cell[square] = piece;
}

void position_set_turn(Position *position, Colour turn) {
    uint64_t memory = key_of_memory(position);
    position->turn = (uint8_t)turn;
    position->key += key_of_memory(position) - memory;
}

void position_set_lion_taken(Position *position, Square square) {
    if (position->lion_taken != square) {
        uint64_t memory = key_of_memory(position);
        position->lion_taken = square;
        position->key += key_of_memory(position) - memory;
    }
}

void position_set_declined(Position *position, Colour side, Square square) {
    if (position->declined[side] != square) {
        uint64_t memory = key_of_memory(position);
        position->declined[side] = square;
        position->key += key_of_memory(position) - memory;
    }
}

void position_pass_turn(Position *position) {
    position_set_turn(position, colour_other((Colour)position->turn));
    if (position->ply < PLY_MAX) {
        position->ply++;
    }
}

void position_settle(Position *position) {
    position->problem = (uint8_t)((position->royals[BLACK] == 0 ? 1U << BLACK : 0U) |
                                  (position->royals[WHITE] == 0 ? 1U << WHITE : 0U));
}

bool position_equal(const Position *one, const Position *other) {
    return one->key == other->key && one->turn == other->turn &&
           one->lion_taken == other->lion_taken && one->declined[BLACK] == other->declined[BLACK] &&
           one->declined[WHITE] == other->declined[WHITE] &&
           memcmp(one->cell, other->cell, sizeof one->cell) == 0;
}

uint64_t position_key(const Position *position) {
    uint64_t key = key_of_memory(position);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(position->cell[square]) != KIND_NONE) {
            key += key_of_piece(square, position->cell[square]);
        }
    }
    return key;
}

const Kind *position_kind(const Position *position, Square square) {
    KindId id = piece_kind(position->cell[square]);
    return id == KIND_NONE ? NULL : &position->rules->variant->kinds[id];
}

Square position_next_man(const Position *position, Colour side, Square square) {
    unsigned next = square + 1U;
    uint64_t mask = UINT64_MAX << next % MEN_BITS;
    for (unsigned word = next / MEN_BITS; word < MEN_WORDS; word++) {
        uint64_t men = position->men[side][word] & mask;
        if (men != 0) {
            return (Square)(word * MEN_BITS + (unsigned)bit_lowest(men));
        }
        mask = UINT64_MAX;
    }
    return SQUARE_NONE;
}

unsigned position_bearers(const Position *position, Colour side, uint64_t trait) {
    const Ruleset *rules = position->rules;
    int bit = bit_lowest(trait);
    unsigned count = 0;
    for (unsigned i = 0; i < rules->bearers[bit]; i++) {
        count += position->count[side][rules->bearer[bit][i]];
    }
    return count;
}
