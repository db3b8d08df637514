#include "app/session/session.h"

#include <stdio.h>
#include <stdlib.h>

struct Session {
    Game *game;
    Selector selector;
    Refusal notice;
    bool noticed;
};

static void begin_turn(Session *session) {
    selector_begin(&session->selector, game_position(session->game), game_history(session->game));
}

static void settle(Session *session) {
    session->noticed = false;
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
    if (game_verdict(session->game).over) {
        return refuse_after_end(session);
    }
    session->noticed = selector_refusal(&session->selector, square, &session->notice);
    return session->noticed ? SESSION_REFUSED : SESSION_NOTHING;
}

static SessionAnswer take(Session *session, Choice choice) {
    session->noticed = false;
    if (!selector_take(&session->selector, choice)) {
        return choice.kind == CHOICE_PICK ? SESSION_PICKED : SESSION_STEPPED;
    }
    Refusal why = {.text = ""};
    bool played = game_play(session->game, selector_move(&session->selector), &why);
    begin_turn(session);
    if (!played) {
        session->notice = why;
        session->noticed = true;
        return SESSION_REFUSED;
    }
    return SESSION_PLAYED;
}

static bool can_pick(const Session *session, Square square) {
    if (game_verdict(session->game).over) {
        return false;
    }
    Selector fresh;
    ChoiceList list;
    selector_begin(&fresh, session->selector.position, session->selector.history);
    selector_choices_at(&fresh, square, &list);
    return list.count > 0;
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

bool session_restart(Session *session, const Ruleset *rules, const Position *start) {
    Game *game = game_new(rules, start);
    if (game == NULL) {
        session->noticed = true;
        return refusal_set(&session->notice, REFUSAL_NO_MEMORY, SQUARE_NONE,
                           "There is not enough memory for a new game.");
    }
    game_free(session->game);
    session->game = game;
    settle(session);
    return true;
}

const Game *session_game(const Session *session) {
    return session->game;
}

const Selector *session_selector(const Session *session) {
    return &session->selector;
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
    ChoiceList list;
    selector_choices_at(&session->selector, square, &list);
    if (list.count > 0) {
        return take(session, list.choice[0]);
    }
    return click_elsewhere(session, square);
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
    return list.count > 0 ? take(session, list.choice[0]) : refuse(session, square);
}

SessionAnswer session_promote(Session *session, bool promote) {
    ChoiceList list;
    session_choices(session, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == (promote ? CHOICE_PROMOTE : CHOICE_KEEP)) {
            return take(session, list.choice[i]);
        }
    }
    return SESSION_NOTHING;
}

SessionAnswer session_back(Session *session) {
    session->noticed = false;
    return selector_back(&session->selector) ? SESSION_DROPPED : SESSION_NOTHING;
}

void session_drop(Session *session) {
    settle(session);
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

const Refusal *session_notice(const Session *session) {
    return session->noticed ? &session->notice : NULL;
}
