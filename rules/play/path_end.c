#include "rules/play/law.h"
#include "rules/play/path.h"

Promotion path_promotion(const Walk *walk, const Law **decider) {
    const Ruleset *rules = walk->before->rules;
    uint32_t laws = rules->asked[MOMENT_PROMOTION][piece_kind(walk->path.piece)];
    Promotion strongest = PROMOTION_NONE;
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        if ((laws & 1U) == 0) {
            continue;
        }
        const Law *law = ruleset_law(rules, i);
        Promotion said = law->promotion(walk->before, &walk->path);
        bool its_field =
            decider != NULL && *decider == NULL && (law->concerns & KIND_PROMOTES) != 0;
        if (decider != NULL && (said > strongest || its_field)) {
            *decider = law;
        }
        strongest = said > strongest ? said : strongest;
    }
    return strongest;
}

Move path_finish(const Walk *walk, uint8_t promotion) {
    Move move = walk->path.move;
    move.promotion = promotion;
    return move;
}

bool path_touches_zone(const Path *path, const Ruleset *rules) {
    Colour owner = piece_owner(path->piece);
    bool touched = ruleset_in_zone(rules, path->move.from, owner);
    for (int i = 0; i < path->move.steps && !touched; i++) {
        touched = path->move.step[i].act == ACT_GO &&
                  ruleset_in_zone(rules, path->move.step[i].square, owner);
    }
    return touched;
}

size_t path_answers(const Walk *walk, uint8_t out[2]) {
    switch (path_promotion(walk, NULL)) {
    case PROMOTION_OFFERED:
        out[0] = MOVE_PROMOTED;
        out[1] = MOVE_KEPT;
        return 2;
    case PROMOTION_FORCED:
        out[0] = MOVE_PROMOTED;
        return 1;
    case PROMOTION_NONE:
    case PROMOTION_BARRED:
        break;
    }
    out[0] = MOVE_NOT_ASKED;
    return 1;
}

bool path_may_end(const Walk *walk, uint8_t promotion, const History *history, Refusal *why) {
    const Ruleset *rules = walk->before->rules;
    KindId mover = piece_kind(walk->path.piece);
    uint32_t laws = rules->asked[MOMENT_END][mover];
    laws |= history != NULL ? rules->asked[MOMENT_END_OF_GAME][mover] : 0;
    if (laws == 0) {
        return true;
    }
    Position after;
    Ending ending = {.before = walk->before, .path = &walk->path, .history = history};
    if ((laws & ~rules->path_tells) != 0) {
        position_play(walk->before, path_finish(walk, promotion), &after, NULL);
        ending.after = &after;
    }
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        if ((laws & 1U) != 0 && !ruleset_law(rules, i)->may_end(&ending, why)) {
            if (why != NULL) {
                why->law = ruleset_law(rules, i);
            }
            return false;
        }
    }
    return true;
}
