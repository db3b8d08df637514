/* A game in progress at one screen: the game, the move being clicked together, and what was last
 * said.
 *
 * Mouse, keyboard, drag and scripts all act through these few functions. The session knows no rule:
 * it asks the selector what a square may mean. */
#ifndef SANBAN_APP_SESSION_SESSION_H
#define SANBAN_APP_SESSION_SESSION_H

#include "rules/play/selector.h"
#include "rules/record/game.h"

#include <stdbool.h>

typedef struct Session Session;

/* What became of a click. */
typedef enum SessionAnswer {
    SESSION_NOTHING, /* there was nothing to do */
    SESSION_PICKED,  /* a piece is picked */
    SESSION_STEPPED, /* the move goes on */
    SESSION_UNCLEAR, /* the square can be shot at and gone to: which is meant? */
    SESSION_DROPPED, /* the piece was let go, or a step taken back */
    SESSION_ASKED,   /* it costs something, and waits to be confirmed or done once more */
    SESSION_PLAYED,  /* the move is finished and played */
    SESSION_REFUSED  /* session_notice says why not */
} SessionAnswer;

/* A new session with a new game under a copy of the rules, from a copy of `start` (NULL: the usual
 * position). NULL when there is no memory. The caller frees it. */
Session *session_new(const Ruleset *rules, const Position *start);
void session_free(Session *session);

/* Replaces the game by a new one. False when there is no memory; then only session_notice says so.
 */
bool session_restart(Session *session, const Ruleset *rules, const Position *start);

/* Replaces the game by this one, which the session owns from now on. */
void session_adopt(Session *session, Game *game);

/* Grows with every change of the game: moves, the ply shown, comments, ends. */
unsigned long session_changes(const Session *session);

/* Another number after each replacing of the game: plies of one round are gone in the next. */
unsigned long session_round(const Session *session);

const Game *session_game(const Session *session);

/* The move in the making; never complete. */
const Selector *session_selector(const Session *session);

/* How many steps it has so far. */
uint8_t session_steps(const Session *session);

/* What may be done next, as the selector says; nothing while the game is over. */
void session_choices(const Session *session, ChoiceList *out);

/* True when all that is left to decide is the promotion. */
bool session_asks_promotion(const Session *session);

/* The square of which it is to be said whether it is taken by landing or shot; else SQUARE_NONE. */
Square session_asks_way(const Session *session);

/* A click on a square: picks, steps on, lets go, or is refused with a reason. */
SessionAnswer session_click(Session *session, Square square);

/* Picks the piece if it can move, else says why not. */
SessionAnswer session_pick(Session *session, Square square);

/* Steps to the square if the picked piece may, else says why not; never lets go. */
SessionAnswer session_step(Session *session, Square square);

/* The same as a click, but shoots where both shooting and landing are offered, and goes some
 * shortest way to a square that is further off. The last step of the move is always left to do:
 * nothing is played by this. */
SessionAnswer session_aim(Session *session, Square square);

/* Answers the question whether to shoot or to land. */
SessionAnswer session_choose_way(Session *session, bool shoots);

/* A careful session does not play a move that removes own pieces or loses the game before it was
 * confirmed, or done the same way twice. A new session is careless. */
void session_be_careful(Session *session, bool careful);

/* True when such a move waits: `move` tells which. */
bool session_asks_losses(const Session *session, Move *move);

/* Plays it. */
SessionAnswer session_confirm(Session *session);

/* Answers the question about promotion. */
SessionAnswer session_promote(Session *session, bool promote);

/* Ends the unfinished move where the piece stands, if it may end there and something is left that
 * it could do; refused while it owes steps. */
SessionAnswer session_stop(Session *session);

bool session_may_stop(const Session *session);

/* The same for a piece that was put down by hand; it waits while it could still shoot, has
 * just shot, or owes steps. */
SessionAnswer session_rest(Session *session);

/* How the pass of the picked piece stands, and why it is not to be had (selector_pass). */
PassState session_pass_state(const Session *session, Refusal *why);

/* Passes with the picked piece, or says why not; without a picked piece nothing happens. */
SessionAnswer session_pass(Session *session);

/* Brings home a piece that has taken something, if that ends its move. */
SessionAnswer session_return(Session *session);
bool session_may_return(const Session *session);

/* True when the picked piece may step to the square and might go on from there. */
bool session_leads_on(const Session *session, Square square);

/* Takes so many decisions back if they took nothing, and the square is to be had without them or
 * not at all; never from a move that owes steps. */
void session_straighten(Session *session, int decisions, Square square);

/* Takes decisions of the unfinished move back until it has no more than so many steps. */
void session_cut(Session *session, int steps);

/* Takes one decision of the unfinished move back, the pick last. */
SessionAnswer session_back(Session *session);

/* Lets the unfinished move go. */
void session_drop(Session *session);

/* Whole moves back and on, and to any ply of the game. The unfinished move is let go. False if
 * there is none. */
bool session_undo(Session *session);
bool session_redo(Session *session);
void session_show(Session *session, const Ply *ply);

/* Ends the game at the end of the line shown, whatever ply of it is shown: `side` resigns, or both
 * agree to a draw, or the side to move has made a forbidden move. False if it is over already, or
 * if the rules know no agreed draw. */
bool session_resign(Session *session, Colour side);
bool session_agree(Session *session);
bool session_forfeit(Session *session);

/* Replaces the comment on the ply shown. False when memory ran out. */
bool session_comment(Session *session, const char *text);

/* Plays a move that is written in TSA or USI. Forbidden is a move that is understood and breaks the
 * rules; of it and of what cannot be read session_notice says why. What costs something waits in a
 * careful session, as if it had been clicked. */
typedef enum SessionReading {
    SESSION_UNREADABLE,
    SESSION_FORBIDDEN,
    SESSION_WAITS, /* session_asks_losses tells the move */
    SESSION_READ
} SessionReading;
SessionReading session_type(Session *session, const char *text);

/* The last refusal, until something else happens; NULL if there is none. */
const Refusal *session_notice(const Session *session);

#endif
