/* A played game: a tree of plies with one of them shown.
 *
 * Every ply keeps its position, so any of them can be shown at once; going back and playing another
 * move starts a variation and loses nothing. The shown line is the way from the start through the
 * shown ply along the children shown last. A game owns its ruleset and all its plies. */
#ifndef SANBAN_RULES_RECORD_GAME_H
#define SANBAN_RULES_RECORD_GAME_H

#include "rules/play/effects.h"
#include "rules/play/fates.h"
#include "rules/play/history.h"
#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"
#include "rules/play/verdict.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct Game Game;

/* A place in the tree: the start, or a move and the position after it. Borrowed from the game. */
typedef struct Ply Ply;

/* A new game under a copy of these rules, from a copy of `start` (NULL: the usual position). NULL
 * when there is no memory. The caller frees it. */
Game *game_new(const Ruleset *rules, const Position *start);
void game_free(Game *game);

const Ruleset *game_rules(const Game *game);

/* What is shown now. */
const Position *game_position(const Game *game);
const History *game_history(const Game *game);
const Ply *game_ply(const Game *game);

/* Whether the game is over in the position shown, and why. */
Verdict game_verdict(const Game *game);

/* Plays a legal move in the position shown and shows what results; a move that stands in the tree
 * already is only shown. False with the reason if it is not legal, the game is over, or memory ran
 * out. */
bool game_play(Game *game, Move move, Refusal *why);

/* The same for a game that is told again, where moves may follow a position in which the players
 * ended it: they were played before the end. What the rules say to it still counts. */
bool game_replay(Game *game, Move move, Refusal *why);

/* Ends the game in the position shown: resignation, agreed draw, an illegal move. Does nothing if
 * it is over. The verdict must be one of verdict_is_of_players. */
void game_end(Game *game, Verdict verdict);

/* Why the players may not agree to a draw under these rules, as a sentence; NULL where they may. */
const char *game_refuses_draw(const Game *game);

/* Back to the ply before; an end by resignation or agreement is taken back first. False at the
 * start. */
bool game_undo(Game *game);

/* On along the line last shown. False at its end. */
bool game_redo(Game *game);

/* True when game_undo or game_redo would do something. */
bool game_can_undo(const Game *game);
bool game_can_redo(const Game *game);

/* Shows any ply of this game. */
void game_show(Game *game, const Ply *ply);

/* Makes a ply the one to which game_redo leads from the ply before it, without showing it. Its
 * parent must not lie before the ply shown, where the line shown decides. */
void game_prefer(Game *game, const Ply *ply);

/* The start of the game, and the last ply of the shown line. */
const Ply *game_start(const Game *game);
const Ply *game_line_end(const Game *game);

/* The tree: NULL where there is none. Children stand in the order in which they were played. */
const Ply *ply_parent(const Ply *ply);
const Ply *ply_first_child(const Ply *ply);
const Ply *ply_next_sibling(const Ply *ply);
const Ply *ply_shown_child(const Ply *ply);

/* The next ply when the whole tree is told: the first child, else the next sibling of the ply or of
 * the nearest ply before it that has one. NULL after the last. */
const Ply *ply_next(const Ply *ply);

/* The move that led to the ply (from SQUARE_NONE at the start), how many plies it is from the
 * start, its position and verdict. */
Move ply_move(const Ply *ply);
size_t ply_depth(const Ply *ply);
const Position *ply_position(const Ply *ply);
Verdict ply_verdict(const Ply *ply);

/* What the ply's move did to the board; nothing at the start. */
void ply_effects(const Ply *ply, Effects *out);

/* Did it do more than take pieces? Known without working it out anew; and what, in one sentence
 * without capital and full stop, "" for nothing. */
bool ply_has_fates(const Ply *ply);
void ply_fates(const Ply *ply, char out[FATES_TEXT_MAX]);

/* True when the ply's move was a pass; false at the start. */
bool ply_is_pass(const Ply *ply);

/* The comment on the ply shown; "" if there is none. */
const char *ply_comment(const Ply *ply);

/* Replaces it by a copy of `text`. False when memory ran out; then the old one stays. */
bool game_comment(Game *game, const char *text);

/* The moves that lead on from the position shown, first played first; returns how many there are.
 */
size_t game_variations(const Game *game, Move *out, size_t capacity);

#endif
