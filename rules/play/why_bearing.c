#include "rules/play/movegen.h"
#include "rules/play/reaching.h"
#include "rules/play/spread.h"
#include "rules/play/turn.h"
#include "rules/play/why_parts.h"

#include <stdio.h>
#include <stdlib.h>

/* So many pieces are told by their names; boards after the piece was taken are tried. */
enum { NAMED_MAX = 8, TAKEN_MAX = 8 };

/* What is said of several pieces: of each of the first by its name, of the others by number. */
typedef struct Claim {
    const char *whose; /* "The" */
    const char *does;  /* "can take it." */
    const char *rest;  /* what more of them do */
    size_t count;
} Claim;

/* The board after the piece was taken in some ways, with its side to move. */
typedef struct Taken {
    size_t count;
    Position board[TAKEN_MAX];
} Taken;

/* What a piece spreads over the square, if it does: a net, fire, a field. */
static void say_ground_of(Asking *asking, Square source, unsigned index) {
    const Law *law = ruleset_law(asking->position->rules, index);
    Spread spread = {.shape = SPREAD_NONE, .count = 0};
    char text[WHY_TEXT_MAX];
    Words words = words_begin(text, sizeof text);
    law->spread(asking->position, source, &spread);
    if (spread_covers(&spread, source, asking->square) &&
        law->ground(asking->position, source, asking->square, &words)) {
        WhyLine *line = why_line(asking, WHY_BEARS);
        asking->grounds |= 1U << index;
        line->culprit = source;
        line->law = law;
        snprintf(line->text, sizeof line->text, "%s", text);
    }
}

static void say_ground(Asking *asking) {
    const Ruleset *rules = asking->position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        const Law *law = ruleset_law(rules, i);
        for (Square source = 0; source < BOARD_CELLS && law->ground != NULL; source++) {
            if (position_kind(asking->position, source) != NULL) {
                say_ground_of(asking, source, i);
            }
        }
    }
}

static void claim_piece(Asking *asking, Claim *claim, Square from) {
    char name[NAME_MAX_LENGTH];
    claim->count++;
    if (claim->count <= NAMED_MAX) {
        why_name_square(asking->position, from, name);
        WhyLine *line = why_line(asking, WHY_BEARS);
        line->culprit = from;
        snprintf(line->text, sizeof line->text, "%s %s %s", claim->whose, name, claim->does);
    }
}

static void claim_rest(Asking *asking, const Claim *claim) {
    if (claim->count > NAMED_MAX) {
        snprintf(why_line(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "%zu more %s",
                 claim->count - NAMED_MAX, claim->rest);
    }
}

static bool spreads_fire(const Position *position, Square from) {
    Spread spread;
    return position_spread(position, from, &spread) && spread.shape == SPREAD_FIRE;
}

/* Does the piece burn others, or what it may turn into? */
static bool may_be_fire(const Position *position, Square from) {
    Piece piece = position->cell[from];
    KindId promoted = position_kind(position, from)->promotes_to;
    if (promoted == KIND_NONE) {
        return spreads_fire(position, from);
    }
    Position turned = *position;
    position_put(&turned, from, piece_of(promoted, piece_owner(piece)));
    return spreads_fire(&turned, from);
}

/* Does the move burn what stood on the square before it? */
static bool move_burns(const Position *position, Move move, Square square) {
    Position after;
    Effects effects;
    position_play(position, move, &after, &effects);
    for (int i = 0; i < effects.count; i++) {
        const Change *change = &effects.change[i];
        if (change->cause == CAUSE_BURNED && change->square == square &&
            change->before == position->cell[square]) {
            return true;
        }
    }
    return false;
}

static bool may_burn(const Position *turned, Square from, Square square) {
    MoveList *list = may_be_fire(turned, from) ? malloc(sizeof *list) : NULL;
    bool burns = false;
    if (list == NULL) {
        return false;
    }
    moves_from(turned, from, list);
    for (size_t i = 0; i < list->count && !burns; i++) {
        burns = move_burns(turned, list->move[i], square);
    }
    free(list);
    return burns;
}

static void say_hindered(Asking *asking, Square from, const Refusal *refusal) {
    char name[NAME_MAX_LENGTH];
    why_name_square(asking->position, from, name);
    WhyLine *line = why_line(asking, WHY_BEARS);
    line->culprit = from;
    line->law = refusal->law;
    snprintf(line->text, sizeof line->text, "The %s bears on it, but may not: %s", name,
             refusal->text);
}

/* Keeps the board after a piece was really taken, if its taker stands there then. */
static void note_taken(const Asking *asking, const Position *turned, Move move, Taken *taken) {
    if (taken->count < TAKEN_MAX) {
        Position *after = &taken->board[taken->count];
        position_play(turned, move, after, NULL);
        taken->count += piece_is(after->cell[asking->square], colour_other(asking->owner));
    }
}

static void say_takers(Asking *asking, Taken *taken) {
    Colour enemy = colour_other(asking->owner);
    Position turned = why_turned(asking->position, enemy);
    Claim takes = {"The", "can take it.", "can take it.", 0};
    Claim burns = {"The", "can burn it.", "can burn it.", 0};
    Square from = position_next_man(&turned, enemy, SQUARE_NONE);
    for (; from != SQUARE_NONE; from = position_next_man(&turned, enemy, from)) {
        Move move;
        Refusal why;
        if (piece_reaches(&turned, from, asking->square, &move)) {
            claim_piece(asking, &takes, from);
            note_taken(asking, &turned, move, taken);
        } else if (may_burn(&turned, from, asking->square)) {
            claim_piece(asking, &burns, from);
        } else if (piece_is_barred(&turned, from, asking->square, &why)) {
            say_hindered(asking, from, &why);
        }
    }
    claim_rest(asking, &takes);
    claim_rest(asking, &burns);
    if (takes.count + burns.count == 0) {
        snprintf(why_line(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "Nothing can take it now.");
    }
}

static unsigned traits_of(const Kind *kind) {
    unsigned count = 0;
    for (uint64_t traits = kind->traits; traits != 0; traits &= traits - 1) {
        count++;
    }
    return count;
}

/* The kind of which the laws know least: what takes ordinary pieces may take it. */
static KindId plain_kind(const Ruleset *rules) {
    KindId plain = 1;
    for (size_t id = 2; id < rules->variant->kind_count; id++) {
        if (traits_of(ruleset_kind(rules, (KindId)id)) < traits_of(ruleset_kind(rules, plain))) {
            plain = (KindId)id;
        }
    }
    return plain;
}

/* Nobody can take it by landing there; who would take back then is told by a plain enemy. */
static void imagine_taken(const Asking *asking, const Position *fallen, Taken *taken) {
    Piece enemy = piece_of(plain_kind(fallen->rules), colour_other(asking->owner));
    taken->board[0] = *fallen;
    position_put(&taken->board[0], asking->square, enemy);
    taken->count = 1;
}

static bool protects(const Asking *asking, const Taken *taken, Square from) {
    for (size_t i = 0; i < taken->count; i++) {
        const Position *board = &taken->board[i];
        Move move;
        if (piece_is(board->cell[from], asking->owner) &&
            piece_reaches(board, from, asking->square, &move)) {
            return true;
        }
    }
    return false;
}

static void say_protectors(Asking *asking, const Taken *taken) {
    const Position *position = asking->position;
    Claim claim = {"The", "protects it.", "protect it.", 0};
    Square from = position_next_man(position, asking->owner, SQUARE_NONE);
    for (; from != SQUARE_NONE; from = position_next_man(position, asking->owner, from)) {
        if (from != asking->square && protects(asking, taken, from)) {
            claim_piece(asking, &claim, from);
        }
    }
    claim_rest(asking, &claim);
    if (claim.count == 0) {
        snprintf(why_line(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "Nothing protects it.");
    }
}

/* Who would take back, if the game went on. */
static void say_protection(Asking *asking, Taken *taken) {
    Position fallen;
    Effects effects;
    position_remove(asking->position, asking->square, &fallen, &effects);
    if (position_stopped(&fallen)) {
        snprintf(why_line(asking, WHY_BEARS)->text, WHY_TEXT_MAX,
                 "Nothing could take back, for its fall would end the game.");
        return;
    }
    if (taken->count == 0) {
        imagine_taken(asking, &fallen, taken);
    }
    say_protectors(asking, taken);
}

void why_say_bearing(Asking *asking) {
    Taken taken = {.count = 0};
    say_ground(asking);
    say_takers(asking, &taken);
    if (!position_stopped(asking->position)) {
        say_protection(asking, &taken);
    }
}

/* Tells the pieces of a side that could go to the empty square. False if there are none. */
static bool say_reaching(Asking *asking, Colour side) {
    Position turned = why_turned(asking->position, side);
    char whose[SQUARE_NAME_MAX + NAME_MAX_LENGTH];
    char rest[SQUARE_NAME_MAX + NAME_MAX_LENGTH];
    Claim claim = {whose, "can go there.", rest, 0};
    snprintf(whose, sizeof whose, "%s's", colour_name(side));
    snprintf(rest, sizeof rest, "of %s's can go there.", colour_name(side));
    Square from = position_next_man(&turned, side, SQUARE_NONE);
    for (; from != SQUARE_NONE; from = position_next_man(&turned, side, from)) {
        Move move;
        if (piece_reaches(&turned, from, asking->square, &move)) {
            claim_piece(asking, &claim, from);
        }
    }
    claim_rest(asking, &claim);
    return claim.count > 0;
}

void why_say_empty(Asking *asking) {
    say_ground(asking);
    bool black = say_reaching(asking, BLACK);
    bool white = say_reaching(asking, WHITE);
    if (!black && !white) {
        snprintf(why_line(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "Nothing can go there now.");
    }
}
