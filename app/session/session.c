#include "app/session/session.h"

#include "rules/notation/tsa.h"
#include "rules/play/fates.h"
#include "rules/play/movegen.h"

#include <stdio.h>
#include <stdlib.h>

struct Session {
    Game *game;
    Selector selector;
    Refusal notice;
    bool noticed;
    Square asked; /* whether it is shot or landed on; or SQUARE_NONE */
    bool careful, asking;
    Move risked; /* the move asked about */
    unsigned long changes, round;
};

static void begin_turn(Session *session) {
    session->asked = SQUARE_NONE;
    session->asking = false;
    selector_begin(&session->selector, game_position(session->game), game_history(session->game));
}

static void settle(Session *session) {
    session->noticed = false;
    session->changes++;
    begin_turn(session);
}

static SessionAnswer refuse_after_end(Session *session) {
    Verdict verdict = game_verdict(session->game);
    session->noticed = true;
    refusal_set(&session->notice, REFUSAL_GAME_OVER, SQUARE_NONE,
                "The game is over: %s. Undo a move or start a new game.",
                reason_sentence((Reason)verdict.reason));
    return SESSION_REFUSED;
}

static SessionAnswer refuse(Session *session, Square square) {
    session->asking = false;
    if (game_verdict(session->game).over) {
        return refuse_after_end(session);
    }
    session->noticed = selector_refusal(&session->selector, square, &session->notice);
    return session->noticed ? SESSION_REFUSED : SESSION_NOTHING;
}

static bool play(Session *session, Move move) {
    Refusal why = {.text = ""};
    if (game_play(session->game, move, &why)) {
        settle(session);
        return true;
    }
    begin_turn(session);
    session->notice = why;
    session->noticed = true;
    return false;
}

/* Does the move have to wait? Not if it was asked about just before. */
static bool has_to_wait(const Session *session, Move move, bool asked) {
    bool sure = asked && move_equal(move, session->risked);
    return session->careful && !sure && move_costs(session->selector.position, move);
}

static SessionAnswer take(Session *session, Choice choice) {
    Selector before = session->selector;
    bool asked = session->asking;
    session->noticed = false;
    session->asked = SQUARE_NONE;
    session->asking = false;
    if (!selector_take(&session->selector, choice)) {
        return choice.kind == CHOICE_PICK ? SESSION_PICKED : SESSION_STEPPED;
    }
    Move move = selector_move(&session->selector);
    if (has_to_wait(session, move, asked)) {
        session->selector = before;
        session->risked = move;
        session->asking = true;
        return SESSION_ASKED;
    }
    return play(session, move) ? SESSION_PLAYED : SESSION_REFUSED;
}

void session_be_careful(Session *session, bool careful) {
    session->careful = careful;
}

bool session_asks_losses(const Session *session, Move *move) {
    *move = session->risked;
    return session->asking;
}

SessionAnswer session_confirm(Session *session) {
    if (!session->asking) {
        return SESSION_NOTHING;
    }
    return play(session, session->risked) ? SESSION_PLAYED : SESSION_REFUSED;
}

/* The choice of this list that shoots, or of those that do not the first; NULL if there is none. */
static const Choice *find_way(const ChoiceList *list, bool shoots) {
    for (size_t i = 0; i < list->count; i++) {
        if ((list->choice[i].kind == CHOICE_SHOOT) == shoots) {
            return &list->choice[i];
        }
    }
    return NULL;
}

/* Takes what is offered on one square, or asks where it could be landed on and shot. */
static SessionAnswer take_at(Session *session, Square square, const ChoiceList *list) {
    if (find_way(list, true) != NULL && find_way(list, false) != NULL) {
        session->noticed = false;
        session->asked = square;
        return SESSION_UNCLEAR;
    }
    return take(session, list->choice[0]);
}

static bool is_offered(const Selector *selector, Square square) {
    ChoiceList list;
    selector_choices_at(selector, square, &list);
    return list.count > 0;
}

static bool can_pick(const Session *session, Square square) {
    if (game_verdict(session->game).over) {
        return false;
    }
    Selector fresh;
    selector_begin(&fresh, session->selector.position, session->selector.history);
    return is_offered(&fresh, square);
}

/* A click beside the mark: another piece is picked, the same one is let go, else it is explained.
 */
static SessionAnswer click_elsewhere(Session *session, Square square) {
    const Path *path = &session->selector.path;
    if (path->stage != PATH_OPEN || path->move.steps > 0) {
        return path->stage != PATH_OPEN ? session_back(session) : refuse(session, square);
    }
    if (square == path->at) {
        session_drop(session);
        return SESSION_DROPPED;
    }
    if (can_pick(session, square)) {
        session_drop(session);
        return session_pick(session, square);
    }
    SessionAnswer answer = refuse(session, square);
    begin_turn(session);
    return answer;
}

Session *session_new(const Ruleset *rules, const Position *start) {
    Session *session = calloc(1, sizeof *session);
    if (session == NULL) {
        return NULL;
    }
    session->game = game_new(rules, start);
    if (session->game == NULL) {
        free(session);
        return NULL;
    }
    settle(session);
    return session;
}

void session_free(Session *session) {
    if (session != NULL) {
        game_free(session->game);
        free(session);
    }
}

void session_adopt(Session *session, Game *game) {
    game_free(session->game);
    session->game = game;
    session->round++;
    settle(session);
}

unsigned long session_round(const Session *session) {
    return session->round;
}

unsigned long session_changes(const Session *session) {
    return session->changes;
}

bool session_restart(Session *session, const Ruleset *rules, const Position *start) {
    Game *game = game_new(rules, start);
    if (game == NULL) {
        session->noticed = true;
        return refusal_set(&session->notice, REFUSAL_NO_MEMORY, SQUARE_NONE,
                           "There is not enough memory for a new game.");
    }
    session_adopt(session, game);
    return true;
}

const Game *session_game(const Session *session) {
    return session->game;
}

const Selector *session_selector(const Session *session) {
    return &session->selector;
}

uint8_t session_steps(const Session *session) {
    return session->selector.picked ? session->selector.path.move.steps : 0;
}

void session_choices(const Session *session, ChoiceList *out) {
    out->count = 0;
    if (!game_verdict(session->game).over) {
        selector_choices(&session->selector, out);
    }
}

bool session_asks_promotion(const Session *session) {
    return session->selector.picked && session->selector.path.stage == PATH_STOPPED;
}

SessionAnswer session_click(Session *session, Square square) {
    if (!session->selector.picked) {
        return session_pick(session, square);
    }
    if (session->asked != SQUARE_NONE) {
        return session_back(session);
    }
    ChoiceList list;
    selector_choices_at(&session->selector, square, &list);
    if (list.count > 0) {
        return take_at(session, square, &list);
    }
    return click_elsewhere(session, square);
}

SessionAnswer session_aim(Session *session, Square square) {
    ChoiceList list;
    if (!session->selector.picked || session->asked != SQUARE_NONE) {
        return session_click(session, square);
    }
    selector_choices_at(&session->selector, square, &list);
    const Choice *shot = find_way(&list, true);
    if (shot != NULL) {
        return take(session, *shot);
    }
    bool own =
        square == session->selector.path.at || piece_is(session->selector.position->cell[square],
                                                        (Colour)session->selector.position->turn);
    if (list.count > 0 || own || !selector_approach(&session->selector, square)) {
        return session_click(session, square);
    }
    session->noticed = false;
    return SESSION_STEPPED;
}

Square session_asks_way(const Session *session) {
    return session->asked;
}

SessionAnswer session_choose_way(Session *session, bool shoots) {
    ChoiceList list;
    if (session->asked == SQUARE_NONE) {
        return SESSION_NOTHING;
    }
    selector_choices_at(&session->selector, session->asked, &list);
    const Choice *way = find_way(&list, shoots);
    session->asked = SQUARE_NONE;
    return way != NULL ? take(session, *way) : SESSION_NOTHING;
}

SessionAnswer session_pick(Session *session, Square square) {
    if (!can_pick(session, square)) {
        begin_turn(session);
        return refuse(session, square);
    }
    begin_turn(session);
    ChoiceList list;
    selector_choices_at(&session->selector, square, &list);
    return take(session, list.choice[0]);
}

SessionAnswer session_step(Session *session, Square square) {
    ChoiceList list;
    list.count = 0;
    if (session->selector.picked) {
        selector_choices_at(&session->selector, square, &list);
    }
    return list.count > 0 ? take_at(session, square, &list) : refuse(session, square);
}

/* Is there a choice of that kind? */
static bool find_kind(const Session *session, ChoiceKind kind, Choice *out) {
    ChoiceList list;
    session_choices(session, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == kind) {
            *out = list.choice[i];
            return true;
        }
    }
    return false;
}

/* Takes the choice of that kind, if there is one. */
static SessionAnswer take_kind(Session *session, ChoiceKind kind) {
    Choice choice;
    return find_kind(session, kind, &choice) ? take(session, choice) : SESSION_NOTHING;
}

SessionAnswer session_promote(Session *session, bool promote) {
    return take_kind(session, promote ? CHOICE_PROMOTE : CHOICE_KEEP);
}

SessionAnswer session_stop(Session *session) {
    if (selector_legs_owed(&session->selector) > 0) {
        return refuse(session, session->selector.path.at);
    }
    return session->selector.picked ? take_kind(session, CHOICE_STOP) : SESSION_NOTHING;
}

bool session_may_stop(const Session *session) {
    Choice stop;
    return session->selector.picked && find_kind(session, CHOICE_STOP, &stop);
}

SessionAnswer session_rest(Session *session) {
    Choice shot;
    bool waits = session->selector.path.shots > 0 || find_kind(session, CHOICE_SHOOT, &shot) ||
                 selector_legs_owed(&session->selector) > 0;
    return waits ? SESSION_NOTHING : session_stop(session);
}

PassState session_pass_state(const Session *session, Refusal *why) {
    Choice pass;
    return selector_pass(&session->selector, &pass, why);
}

SessionAnswer session_pass(Session *session) {
    Choice pass;
    if (!session->selector.picked) {
        return SESSION_NOTHING;
    }
    if (selector_pass(&session->selector, &pass, &session->notice) == PASS_OFFERED) {
        return take(session, pass);
    }
    session->noticed = session->notice.text[0] != '\0';
    return session->noticed ? SESSION_REFUSED : SESSION_NOTHING;
}

bool session_may_return(const Session *session) {
    Choice home;
    return selector_return(&session->selector, &home);
}

SessionAnswer session_return(Session *session) {
    Choice home;
    return selector_return(&session->selector, &home) ? take(session, home) : SESSION_NOTHING;
}

bool session_leads_on(const Session *session, Square square) {
    ChoiceList list;
    selector_choices_at(&session->selector, square, &list);
    const Choice *leg = find_way(&list, false);
    return leg != NULL && leg->more && leg->steps == 1;
}

void session_straighten(Session *session, int decisions, Square square) {
    Selector before = session->selector;
    for (int i = 0; i < decisions; i++) {
        selector_back(&before);
    }
    bool took = before.path.captures != session->selector.path.captures;
    bool counted = selector_legs_owed(&session->selector) > 0;
    bool straight = is_offered(&before, square) || !is_offered(&session->selector, square);
    if (!took && !counted && straight) {
        session->selector = before;
    }
}

void session_cut(Session *session, int steps) {
    session->asking = false;
    session->noticed = false;
    session->asked = SQUARE_NONE;
    while (session->selector.path.move.steps > steps) {
        selector_back(&session->selector);
    }
}

SessionAnswer session_back(Session *session) {
    session->noticed = false;
    if (session->asked != SQUARE_NONE) {
        session->asked = SQUARE_NONE;
        return SESSION_DROPPED;
    }
    if (session->asking) {
        session->asking = false;
        return SESSION_DROPPED;
    }
    return selector_back(&session->selector) ? SESSION_DROPPED : SESSION_NOTHING;
}

void session_drop(Session *session) {
    session->noticed = false;
    begin_turn(session);
}

bool session_undo(Session *session) {
    bool done = game_undo(session->game);
    settle(session);
    return done;
}

bool session_redo(Session *session) {
    bool done = game_redo(session->game);
    settle(session);
    return done;
}

void session_show(Session *session, const Ply *ply) {
    game_show(session->game, ply);
    settle(session);
}

/* Nobody resigns in the past: the game is what was played, whichever part of it is looked at. */
static bool end_line(Session *session, Verdict verdict) {
    game_show(session->game, game_line_end(session->game));
    bool ends = !game_verdict(session->game).over;
    game_end(session->game, verdict);
    settle(session);
    return ends;
}

bool session_resign(Session *session, Colour side) {
    return end_line(session, verdict_for((uint8_t)colour_other(side), REASON_RESIGNATION));
}

bool session_agree(Session *session) {
    return game_refuses_draw(session->game) == NULL &&
           end_line(session, verdict_for(COLOUR_NONE, REASON_AGREED_DRAW));
}

bool session_forfeit(Session *session) {
    Colour side = (Colour)game_position(session->game)->turn;
    bool ends = !game_verdict(session->game).over;
    game_end(session->game, verdict_for((uint8_t)colour_other(side), REASON_ILLEGAL_MOVE));
    settle(session);
    return ends;
}

bool session_comment(Session *session, const char *text) {
    session->changes++;
    return game_comment(session->game, text);
}

static void note_problem(Session *session, const char *text) {
    session->noticed = true;
    refusal_set(&session->notice, REFUSAL_LAW, SQUARE_NONE, "%s", text);
    session->notice.law = NULL;
}

/* Want of memory is no fault of the move. */
static SessionReading play_typed(Session *session, Move move) {
    const Selector *selector = &session->selector;
    session->noticed = false;
    session->asking = move_is_legal(selector->position, selector->history, move, NULL) &&
                      has_to_wait(session, move, false);
    session->risked = move;
    if (session->asking || play(session, move)) {
        return session->asking ? SESSION_WAITS : SESSION_READ;
    }
    return session->notice.cause == REFUSAL_NO_MEMORY ? SESSION_UNREADABLE : SESSION_FORBIDDEN;
}

SessionReading session_type(Session *session, const char *text) {
    Move move;
    Problem why;
    begin_turn(session);
    if (game_verdict(session->game).over) {
        refuse_after_end(session);
        return SESSION_UNREADABLE;
    }
    Reading reading = move_read(&move, game_position(session->game), text, &why);
    if (reading == READING_MOVE) {
        return play_typed(session, move);
    }
    note_problem(session, why.text);
    return reading == READING_FORBIDDEN ? SESSION_FORBIDDEN : SESSION_UNREADABLE;
}

const Refusal *session_notice(const Session *session) {
    return session->noticed ? &session->notice : NULL;
}
