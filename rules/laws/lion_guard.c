#include "rules/laws/lion_guard.h"

#include "rules/play/attack.h"

Square taken_on_the_way(const Walk *walk) {
    return walk->path.captured_last ? walk->path.at : SQUARE_NONE;
}

bool lion_stands(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_LION) != 0;
}

Square lion_guard(const Walk *walk, Step next) {
    const Ruleset *rules = walk->before->rules;
    Colour other = colour_other(piece_owner(walk->path.piece));
    Square taken = taken_on_the_way(walk);
    Position board = *walk->now;
    position_put(&board, walk->path.at, PIECE_NONE);
    position_put(&board, next.square, walk->path.piece);
    Square guard = square_attacker(&board, next.square, other);
    bool taken_counts = taken != SQUARE_NONE &&
                        rules->option[OPTION_PROTECTION_TIMING] == PROTECTION_BEFORE &&
                        piece_bears(rules, walk->before->cell[taken], taken, next.square);
    return guard == SQUARE_NONE && taken_counts ? taken : guard;
}
