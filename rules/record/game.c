#include "rules/record/game.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct Ply {
    Position position;
    Move move;
    Verdict verdict; /* what the rules say */
    Verdict ended;   /* how the players ended it */
    bool has_fates;
    size_t depth;
    char *comment; /* owned; NULL for none */
    Ply *parent;
    Ply *child;
    Ply *sibling;
    Ply *shown;
};

struct Game {
    Ruleset rules;
    Ply *start;
    Ply *now;
    Past *past; /* the way from the start to `now` */
    size_t past_capacity;
    History history;
};

static Ply *ply_new(const Game *game, const Position *position) {
    Ply *ply = calloc(1, sizeof *ply);
    if (ply == NULL) {
        return NULL;
    }
    ply->position = *position;
    ply->position.rules = &game->rules;
    return ply;
}

/* The last child of all, or the ply itself if it has none. */
static Ply *ply_last_leaf(Ply *ply) {
    while (ply->child != NULL) {
        ply = ply->child;
    }
    return ply;
}

/* Frees a tree leaf by leaf, so that no game is too long for the stack. */
static void tree_free(Ply *root) {
    Ply *ply = root != NULL ? ply_last_leaf(root) : NULL;
    while (ply != NULL) {
        Ply *parent = ply == root ? NULL : ply->parent;
        if (parent != NULL) {
            parent->child = ply->sibling;
        }
        free(ply->comment);
        free(ply);
        ply = parent != NULL ? ply_last_leaf(parent) : NULL;
    }
}

static bool past_reserve(Game *game, size_t count) {
    if (count <= game->past_capacity) {
        return true;
    }
    size_t capacity = game->past_capacity == 0 ? 64 : 2 * game->past_capacity;
    capacity = capacity < count ? count : capacity;
    Past *grown = realloc(game->past, capacity * sizeof *grown);
    if (grown == NULL) {
        return false;
    }
    game->past = grown;
    game->history.past = grown;
    game->past_capacity = capacity;
    return true;
}

/* True when `past` leads from the start to this ply. */
static bool is_on_way(const Game *game, const Ply *ply) {
    return ply->depth < game->history.count && game->past[ply->depth].position == &ply->position;
}

/* Shows a ply for which there is room in `past`. Only what is new of the way is gone, so that long
 * games do not become slow. */
static void show(Game *game, Ply *ply) {
    assert(ply->depth < game->past_capacity);
    game->now = ply;
    size_t index = ply->depth;
    for (Ply *way = ply; way != NULL && !is_on_way(game, way); way = way->parent, index--) {
        game->past[index] = (Past){.position = &way->position, .move = way->move};
        if (way->parent != NULL) {
            way->parent->shown = way;
        }
    }
    game->history = (History){.count = ply->depth + 1, .past = game->past};
}

static Ply *child_by_move(const Ply *ply, Move move) {
    for (Ply *child = ply->child; child != NULL; child = child->sibling) {
        if (move_equal(child->move, move)) {
            return child;
        }
    }
    return NULL;
}

static void append_child(Ply *parent, Ply *child) {
    Ply **place = &parent->child;
    while (*place != NULL) {
        place = &(*place)->sibling;
    }
    *place = child;
    child->parent = parent;
    child->depth = parent->depth + 1;
}

static bool refuse_after_end(Verdict verdict, Refusal *why) {
    if (!verdict.over) {
        return true;
    }
    return refusal_set(why, REFUSAL_GAME_OVER, SQUARE_NONE, "The game is over: %s.",
                       reason_sentence((Reason)verdict.reason));
}

Game *game_new(const Ruleset *rules, const Position *start) {
    Game *game = calloc(1, sizeof *game);
    if (game == NULL) {
        return NULL;
    }
    game->rules = *rules;
    Position usual;
    position_start(&usual, &game->rules);
    game->start = ply_new(game, start != NULL ? start : &usual);
    if (game->start == NULL || !past_reserve(game, 1)) {
        game_free(game);
        return NULL;
    }
    show(game, game->start);
    game->start->verdict = position_verdict(&game->start->position, &game->history);
    return game;
}

void game_free(Game *game) {
    if (game != NULL) {
        tree_free(game->start);
        free(game->past);
        free(game);
    }
}

const Ruleset *game_rules(const Game *game) {
    return &game->rules;
}

const Position *game_position(const Game *game) {
    return &game->now->position;
}

const History *game_history(const Game *game) {
    return &game->history;
}

const Ply *game_ply(const Game *game) {
    return game->now;
}

Verdict game_verdict(const Game *game) {
    return ply_verdict(game->now);
}

bool game_play(Game *game, Move move, Refusal *why) {
    return refuse_after_end(game_verdict(game), why) && game_replay(game, move, why);
}

bool game_replay(Game *game, Move move, Refusal *why) {
    if (!refuse_after_end(game->now->verdict, why) ||
        !move_is_legal(&game->now->position, &game->history, move, why)) {
        return false;
    }
    Ply *known = child_by_move(game->now, move);
    if (known != NULL) {
        show(game, known);
        return true;
    }
    Position after;
    Effects effects;
    position_play(&game->now->position, move, &after, &effects);
    Ply *ply = past_reserve(game, game->now->depth + 2) ? ply_new(game, &after) : NULL;
    if (ply == NULL) {
        return refusal_set(why, REFUSAL_NO_MEMORY, SQUARE_NONE,
                           "There is no memory for another move.");
    }
    ply->move = move;
    ply->has_fates = fates_any(&(Played){&game->now->position, &after, &effects});
    append_child(game->now, ply);
    show(game, ply);
    ply->verdict = position_verdict(&ply->position, &game->history);
    return true;
}

void game_end(Game *game, Verdict verdict) {
    assert(verdict_is_of_players(verdict));
    if (!game_verdict(game).over) {
        game->now->ended = verdict;
    }
}

const char *game_refuses_draw(const Game *game) {
    bool refused = game->rules.option[OPTION_AGREED_DRAW] == AGREED_DRAW_OFF;
    return refused ? "The rules of this game know no agreed draw." : NULL;
}

bool game_undo(Game *game) {
    if (game->now->ended.over) {
        game->now->ended = verdict_none();
        return true;
    }
    if (game->now->parent == NULL) {
        return false;
    }
    show(game, game->now->parent);
    return true;
}

bool game_redo(Game *game) {
    if (game->now->shown == NULL) {
        return false;
    }
    game_show(game, game->now->shown);
    return true;
}

bool game_can_undo(const Game *game) {
    return game->now->ended.over || game->now->parent != NULL;
}

bool game_can_redo(const Game *game) {
    return game->now->shown != NULL;
}

void game_show(Game *game, const Ply *ply) {
    /* Every ply was shown when it was played, so there is room for it; the game owns it, so it may
     * be changed. */
    show(game, (Ply *)ply);
}

void game_prefer(Game *game, const Ply *ply) {
    assert(ply->parent != NULL);
    assert(ply->parent == game->now || !is_on_way(game, ply->parent));
    ply->parent->shown = (Ply *)ply;
}

const Ply *game_start(const Game *game) {
    return game->start;
}

const Ply *game_line_end(const Game *game) {
    const Ply *ply = game->now;
    while (ply->shown != NULL) {
        ply = ply->shown;
    }
    return ply;
}

const Ply *ply_parent(const Ply *ply) {
    return ply->parent;
}

const Ply *ply_first_child(const Ply *ply) {
    return ply->child;
}

const Ply *ply_next_sibling(const Ply *ply) {
    return ply->sibling;
}

const Ply *ply_shown_child(const Ply *ply) {
    return ply->shown;
}

const Ply *ply_next(const Ply *ply) {
    if (ply->child != NULL) {
        return ply->child;
    }
    while (ply->sibling == NULL && ply->parent != NULL) {
        ply = ply->parent;
    }
    return ply->sibling;
}

Move ply_move(const Ply *ply) {
    return ply->move;
}

size_t ply_depth(const Ply *ply) {
    return ply->depth;
}

const Position *ply_position(const Ply *ply) {
    return &ply->position;
}

Verdict ply_verdict(const Ply *ply) {
    return ply->ended.over ? ply->ended : ply->verdict;
}

bool ply_is_pass(const Ply *ply) {
    return ply->parent != NULL && move_is_pass(&ply->parent->position, ply->move);
}

void ply_effects(const Ply *ply, Effects *out) {
    Position after;
    out->count = 0;
    if (ply->parent != NULL) {
        position_play(&ply->parent->position, ply->move, &after, out);
    }
}

bool ply_has_fates(const Ply *ply) {
    return ply->has_fates;
}

void ply_fates(const Ply *ply, char out[FATES_TEXT_MAX]) {
    Effects effects;
    out[0] = '\0';
    if (ply->has_fates) {
        ply_effects(ply, &effects);
        fates_write(&(Played){&ply->parent->position, &ply->position, &effects}, out);
    }
}

const char *ply_comment(const Ply *ply) {
    return ply->comment != NULL ? ply->comment : "";
}

bool game_comment(Game *game, const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL) {
        return false;
    }
    memcpy(copy, text, size);
    free(game->now->comment);
    game->now->comment = copy;
    return true;
}

size_t game_variations(const Game *game, Move *out, size_t capacity) {
    size_t count = 0;
    for (const Ply *child = game->now->child; child != NULL; child = child->sibling) {
        if (count < capacity) {
            out[count] = child->move;
        }
        count++;
    }
    return count;
}
