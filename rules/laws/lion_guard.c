#include "rules/laws/lion_guard.h"

#include "rules/play/attack.h"

Square taken_on_the_way(const Walk *walk) {
    return walk->path.captured_last ? walk->path.at : SQUARE_NONE;
}

bool lion_stands(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_LION) != 0;
}

Square lion_guard(const Walk *walk, Step next, Square taken, bool *taken_protects) {
    const Ruleset *rules = walk->before->rules;
    Colour other = colour_other(piece_owner(walk->path.piece));
    Position board = *walk->now;
    Square guards[ATTACKERS_MAX];
    position_put(&board, walk->path.at, PIECE_NONE);
    position_put(&board, next.square, walk->path.piece);
    size_t count = attackers(&board, next.square, other, guards);
    bool by_taken = count == 0 && taken != SQUARE_NONE &&
                    rules->option[OPTION_PROTECTION_TIMING] == PROTECTION_BEFORE &&
                    piece_bears(rules, walk->before->cell[taken], taken, next.square);
    if (taken_protects != NULL) {
        *taken_protects = by_taken;
    }
    if (by_taken) {
        return taken;
    }
    return count > 0 ? guards[0] : SQUARE_NONE;
}
