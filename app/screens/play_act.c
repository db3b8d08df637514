#include "app/screens/play_pass.h"

#include <stdio.h>

static void undo(const Pass *pass) {
    if (session_selector(pass->session)->picked) {
        session_drop(pass->session);
    } else {
        session_undo(pass->session);
    }
}

static void show(const Pass *pass, const Ply *ply) {
    if (ply != NULL) {
        session_show(pass->session, ply);
    }
}

/* Along the line shown; nothing happens at its ends. */
static void step_history(const Pass *pass, PlayAction action) {
    const Game *game = session_game(pass->session);
    const Ply *now = game_ply(game);
    if (action == PLAY_FIRST) {
        show(pass, game_start(game));
    } else if (action == PLAY_EARLIER) {
        show(pass, ply_parent(now));
    } else if (action == PLAY_LATER) {
        show(pass, ply_shown_child(now));
    } else {
        show(pass, game_line_end(game));
    }
}

/* The side to move may resign or offer a draw; the other one is asked about the draw. */
static void ask(const Pass *pass, PlayQuestion question) {
    const Game *game = session_game(pass->session);
    Colour side = (Colour)ply_position(game_line_end(game))->turn;
    if (ply_verdict(game_line_end(game)).over) {
        return;
    }
    session_drop(pass->session);
    pass->screen->question = question;
    pass->screen->asked = question == QUESTION_DRAW ? colour_other(side) : side;
}

static ScreenRequest answer_yes(const Pass *pass, PlayQuestion question) {
    switch (question) {
    case QUESTION_RESIGN:
        session_resign(pass->session, pass->screen->asked);
        break;
    case QUESTION_DRAW:
        session_agree(pass->session);
        break;
    case QUESTION_FORBIDDEN:
        session_forfeit(pass->session);
        break;
    case QUESTION_LEAVE:
        return (ScreenRequest){.ask = ASK_QUIT};
    case QUESTION_NONE:
        break;
    }
    return screen_stays();
}

static void answer_no(const Pass *pass, PlayQuestion question) {
    if (question == QUESTION_DRAW) {
        snprintf(pass->screen->said, PLAY_SAID_MAX, "%s plays on.",
                 program_name(pass->program, pass->screen->asked));
    }
}

static void begin_field(const Pass *pass, bool comment) {
    session_drop(pass->session);
    pass->screen->typing = !comment;
    pass->screen->commenting = comment;
    field_set(&pass->screen->field,
              comment ? ply_comment(game_ply(session_game(pass->session))) : "");
    ui_forget(pass->ui);
}

/* The piece under the pointer or the cursor keeps its card; without one the rules are opened. */
static ScreenRequest explain(const Pass *pass, PlayAction action) {
    (void)action;
    PlayScreen *screen = pass->screen;
    Square square = screen->cursor != SQUARE_NONE ? screen->cursor : screen->hover;
    const Position *position = game_position(session_game(pass->session));
    if (square == SQUARE_NONE || piece_kind(position->cell[square]) == KIND_NONE) {
        return screen_opens(SCREEN_RULES);
    }
    screen->legend = false;
    screen->explained = screen->explained == square ? SQUARE_NONE : square;
    return screen_stays();
}

static void zoom_by_key(const Pass *pass, PlayAction action) {
    Point middle = rect_centre(pass->layout.column);
    float factor = action == PLAY_ZOOM_IN ? 1.25F : 0.8F;
    pass->screen->zoom =
        action == PLAY_ZOOM_FIT
            ? (BoardZoom){.times = 1}
            : board_view_zoom_at(pass->layout.column, pass->screen->zoom, factor, middle);
}

static void act_on_move(const Pass *pass, PlayAction action) {
    SessionAnswer answer = SESSION_NOTHING;
    if (action == PLAY_PROMOTE || action == PLAY_KEEP) {
        answer = session_promote(pass->session, action == PLAY_PROMOTE);
    } else if (action == PLAY_DROP) {
        session_drop(pass->session);
    } else {
        answer = session_back(pass->session);
    }
    pass->screen->finished = answer == SESSION_PLAYED;
}

/* What opens another screen. */
static ScreenRequest leave_for(const Pass *pass, PlayAction action) {
    static const ScreenId SCREENS[] = {[PLAY_START] = SCREEN_START,
                                       [PLAY_NEW] = SCREEN_NEW,
                                       [PLAY_KEYS] = SCREEN_KEYS,
                                       [PLAY_RULES] = SCREEN_RULES,
                                       [PLAY_SETTINGS] = SCREEN_SETTINGS};
    (void)pass;
    return screen_opens(SCREENS[action]);
}

static void act_on_game(const Pass *pass, PlayAction action) {
    if (action == PLAY_UNDO) {
        undo(pass);
    } else if (action == PLAY_REDO) {
        session_redo(pass->session);
    } else if (action == PLAY_COPY) {
        play_copy_position(pass);
    } else if (action == PLAY_COPY_MOVES) {
        play_copy_moves(pass);
    } else {
        play_paste(pass);
    }
}

static ScreenRequest do_history(const Pass *pass, PlayAction action) {
    step_history(pass, action);
    return screen_stays();
}

static ScreenRequest do_game(const Pass *pass, PlayAction action) {
    act_on_game(pass, action);
    return screen_stays();
}

static ScreenRequest do_move(const Pass *pass, PlayAction action) {
    act_on_move(pass, action);
    return screen_stays();
}

static ScreenRequest do_zoom(const Pass *pass, PlayAction action) {
    zoom_by_key(pass, action);
    return screen_stays();
}

static ScreenRequest do_view(const Pass *pass, PlayAction action) {
    if (action == PLAY_FLIP) {
        program_flip(pass->program);
    } else {
        pass->screen->legend = !pass->screen->legend;
    }
    return screen_stays();
}

static ScreenRequest do_field(const Pass *pass, PlayAction action) {
    begin_field(pass, action == PLAY_COMMENT);
    return screen_stays();
}

static ScreenRequest do_ask(const Pass *pass, PlayAction action) {
    ask(pass, action == PLAY_RESIGN ? QUESTION_RESIGN : QUESTION_DRAW);
    return screen_stays();
}

static ScreenRequest do_tell(const Pass *pass, PlayAction action) {
    (void)action;
    program_told(pass->program);
    return screen_stays();
}

/* A comment that is being written is about the move it was begun on, whatever is done next. */
static void keep_comment(const Pass *pass) {
    if (pass->screen->commenting) {
        session_comment(pass->session, pass->screen->field.text);
        pass->screen->commenting = false;
        ui_forget(pass->ui);
    }
}

typedef ScreenRequest (*Doing)(const Pass *pass, PlayAction action);

/* Who does what; the answers to a question are not here. */
static const Doing DOINGS[] = {
    [PLAY_START] = leave_for,    [PLAY_NEW] = leave_for,      [PLAY_KEYS] = leave_for,
    [PLAY_RULES] = leave_for,    [PLAY_SETTINGS] = leave_for, [PLAY_FIRST] = do_history,
    [PLAY_EARLIER] = do_history, [PLAY_LATER] = do_history,   [PLAY_LAST] = do_history,
    [PLAY_UNDO] = do_game,       [PLAY_REDO] = do_game,       [PLAY_COPY] = do_game,
    [PLAY_COPY_MOVES] = do_game, [PLAY_PASTE] = do_game,      [PLAY_FLIP] = do_view,
    [PLAY_LEGEND] = do_view,     [PLAY_TYPE] = do_field,      [PLAY_COMMENT] = do_field,
    [PLAY_RESIGN] = do_ask,      [PLAY_OFFER] = do_ask,       [PLAY_TOLD] = do_tell,
    [PLAY_PROMOTE] = do_move,    [PLAY_KEEP] = do_move,       [PLAY_BACK] = do_move,
    [PLAY_DROP] = do_move,       [PLAY_EXPLAIN] = explain,    [PLAY_ZOOM_IN] = do_zoom,
    [PLAY_ZOOM_OUT] = do_zoom,   [PLAY_ZOOM_FIT] = do_zoom,
};

static ScreenRequest dispatch(const Pass *pass, PlayAction action, PlayQuestion question) {
    if (action == PLAY_SURE) {
        return answer_yes(pass, question);
    }
    if (action == PLAY_NOT_SURE) {
        answer_no(pass, question);
    }
    Doing doing = (size_t)action < sizeof DOINGS / sizeof DOINGS[0] ? DOINGS[action] : NULL;
    return doing != NULL ? doing(pass, action) : screen_stays();
}

/* Turning or enlarging the board changes nothing of the move that is being entered. */
static bool leaves_hand_alone(PlayAction action) {
    return action == PLAY_FLIP || action == PLAY_LEGEND || action == PLAY_ZOOM_IN ||
           action == PLAY_ZOOM_OUT || action == PLAY_ZOOM_FIT;
}

ScreenRequest play_act(const Pass *pass, PlayAction action) {
    PlayScreen *screen = pass->screen;
    PlayQuestion question = screen->question;
    screen->changed = true;
    screen->question = QUESTION_NONE;
    screen->said[0] = '\0';
    if (!leaves_hand_alone(action)) {
        keep_comment(pass);
        play_forget_press(screen);
    }
    return dispatch(pass, action, question);
}

void play_forget_press(PlayScreen *screen) {
    screen->dragging = false;
    screen->lets_go = false;
    screen->pressed = SQUARE_NONE;
}

SessionAnswer play_settle(const Pass *pass, SessionAnswer answer) {
    bool at_once = settings_get(&pass->program->settings, SETTING_PROMOTION) == PROMOTION_AT_ONCE;
    bool shifted = (pass->ui->input->modifiers & MODIFIER_SHIFT) != 0;
    if (at_once && !shifted && session_asks_promotion(pass->session)) {
        answer = session_promote(pass->session, true);
    }
    pass->screen->finished = answer == SESSION_PLAYED;
    return answer;
}

SessionAnswer play_click(const Pass *pass, Square square) {
    keep_comment(pass);
    pass->screen->question = QUESTION_NONE;
    pass->screen->said[0] = '\0';
    pass->screen->explained = SQUARE_NONE;
    pass->screen->changed = true;
    return play_settle(pass, session_click(pass->session, square));
}
