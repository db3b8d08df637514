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
static ScreenRequest explain(const Pass *pass) {
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
static ScreenRequest leave_for(PlayAction action) {
    static const ScreenId SCREENS[] = {[PLAY_START] = SCREEN_START,
                                       [PLAY_NEW] = SCREEN_NEW,
                                       [PLAY_KEYS] = SCREEN_KEYS,
                                       [PLAY_RULES] = SCREEN_RULES,
                                       [PLAY_SETTINGS] = SCREEN_SETTINGS};
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

static ScreenRequest dispatch(const Pass *pass, PlayAction action, PlayQuestion question) {
    switch (action) {
    case PLAY_START:
    case PLAY_NEW:
    case PLAY_KEYS:
    case PLAY_RULES:
    case PLAY_SETTINGS:
        return leave_for(action);
    case PLAY_FIRST:
    case PLAY_EARLIER:
    case PLAY_LATER:
    case PLAY_LAST:
        step_history(pass, action);
        break;
    case PLAY_UNDO:
    case PLAY_REDO:
    case PLAY_COPY:
    case PLAY_COPY_MOVES:
    case PLAY_PASTE:
        act_on_game(pass, action);
        break;
    case PLAY_FLIP:
        program_flip(pass->program);
        break;
    case PLAY_LEGEND:
        pass->screen->legend = !pass->screen->legend;
        break;
    case PLAY_TYPE:
    case PLAY_COMMENT:
        begin_field(pass, action == PLAY_COMMENT);
        break;
    case PLAY_RESIGN:
        ask(pass, QUESTION_RESIGN);
        break;
    case PLAY_OFFER:
        ask(pass, QUESTION_DRAW);
        break;
    case PLAY_SURE:
        return answer_yes(pass, question);
    case PLAY_NOT_SURE:
        answer_no(pass, question);
        break;
    case PLAY_TOLD:
        program_told(pass->program);
        break;
    case PLAY_PROMOTE:
    case PLAY_KEEP:
    case PLAY_BACK:
    case PLAY_DROP:
        act_on_move(pass, action);
        break;
    case PLAY_EXPLAIN:
        return explain(pass);
    case PLAY_ZOOM_IN:
    case PLAY_ZOOM_OUT:
    case PLAY_ZOOM_FIT:
        zoom_by_key(pass, action);
        break;
    case PLAY_NOTHING:
        break;
    }
    return screen_stays();
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
    pass->screen->question = QUESTION_NONE;
    pass->screen->said[0] = '\0';
    pass->screen->explained = SQUARE_NONE;
    pass->screen->changed = true;
    return play_settle(pass, session_click(pass->session, square));
}
