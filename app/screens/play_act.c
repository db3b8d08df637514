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
static void ask(const Pass *pass, PlayAction action) {
    const Ply *end = game_line_end(session_game(pass->session));
    Colour side = (Colour)ply_position(end)->turn;
    if (ply_verdict(end).over) {
        return;
    }
    bool draw = action == PLAY_OFFER;
    const char *refusal = game_refuses_draw(session_game(pass->session));
    session_drop(pass->session);
    if (draw && refusal != NULL) {
        snprintf(pass->screen->said, PLAY_SAID_MAX, "%s", refusal);
        return;
    }
    pass->screen->question = draw ? QUESTION_DRAW : QUESTION_RESIGN;
    pass->screen->asked = draw ? colour_other(side) : side;
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

static void begin_field(const Pass *pass, PlayAction action) {
    bool comment = action == PLAY_COMMENT;
    session_drop(pass->session);
    pass->screen->typing = !comment;
    pass->screen->commenting = comment;
    field_set(&pass->screen->field,
              comment ? ply_comment(game_ply(session_game(pass->session))) : "");
    ui_forget(pass->ui);
}

Square play_pointed(const PlayScreen *screen) {
    return screen->cursor != SQUARE_NONE ? screen->cursor : screen->hover;
}

/* The piece under the pointer or the cursor keeps its card; without one the rules are opened. */
static ScreenRequest explain(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    Square square = play_pointed(screen);
    const Position *position = game_position(session_game(pass->session));
    if (square == SQUARE_NONE || piece_kind(position->cell[square]) == KIND_NONE) {
        return screen_opens(SCREEN_RULES);
    }
    screen->legend = screen->why = false;
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

static SessionAnswer answer_on_move(const Pass *pass, PlayAction action) {
    if (action == PLAY_PROMOTE || action == PLAY_KEEP) {
        return session_promote(pass->session, action == PLAY_PROMOTE);
    }
    if (action == PLAY_LAND || action == PLAY_SHOOT) {
        return play_settle(pass, session_choose_way(pass->session, action == PLAY_SHOOT));
    }
    if (action == PLAY_RISK) {
        return session_confirm(pass->session);
    }
    if (action == PLAY_STOP) {
        return play_settle(pass, session_stop(pass->session));
    }
    if (action == PLAY_RETURN) {
        return play_settle(pass, session_return(pass->session));
    }
    return action == PLAY_PASS ? play_settle(pass, session_pass(pass->session))
                               : session_back(pass->session);
}

static void act_on_move(const Pass *pass, PlayAction action) {
    if (action == PLAY_DROP) {
        session_drop(pass->session);
    } else {
        pass->screen->finished = answer_on_move(pass, action) == SESSION_PLAYED;
    }
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

static void act_on_view(const Pass *pass, PlayAction action) {
    PlayScreen *screen = pass->screen;
    if (action == PLAY_FLIP) {
        program_flip(pass->program);
    } else {
        screen->legend = action == PLAY_LEGEND && !screen->legend;
        screen->why = action == PLAY_WHY && !screen->why;
    }
}

static void tell(const Pass *pass, PlayAction action) {
    (void)action;
    program_told(pass->program);
}

typedef void (*Doing)(const Pass *pass, PlayAction action);

/* Who does what; what opens another screen and answers to a question are not here. */
static const Doing DOINGS[] = {
    [PLAY_FIRST] = step_history,
    [PLAY_EARLIER] = step_history,
    [PLAY_LATER] = step_history,
    [PLAY_LAST] = step_history,
    [PLAY_UNDO] = act_on_game,
    [PLAY_REDO] = act_on_game,
    [PLAY_COPY] = act_on_game,
    [PLAY_PASTE] = act_on_game,
    [PLAY_FLIP] = act_on_view,
    [PLAY_COPY_MOVES] = act_on_game,
    [PLAY_LEGEND] = act_on_view,
    [PLAY_WHY] = act_on_view,
    [PLAY_TYPE] = begin_field,
    [PLAY_COMMENT] = begin_field,
    [PLAY_RESIGN] = ask,
    [PLAY_OFFER] = ask,
    [PLAY_TOLD] = tell,
    [PLAY_PROMOTE] = act_on_move,
    [PLAY_KEEP] = act_on_move,
    [PLAY_LAND] = act_on_move,
    [PLAY_SHOOT] = act_on_move,
    [PLAY_RISK] = act_on_move,
    [PLAY_STOP] = act_on_move,
    [PLAY_RETURN] = act_on_move,
    [PLAY_PASS] = act_on_move,
    [PLAY_BACK] = act_on_move,
    [PLAY_DROP] = act_on_move,
    [PLAY_ZOOM_IN] = zoom_by_key,
    [PLAY_ZOOM_OUT] = zoom_by_key,
    [PLAY_ZOOM_FIT] = zoom_by_key,
};

/* Who does it; NULL for nobody here. */
static Doing doing_of(PlayAction action) {
    return (size_t)action < sizeof DOINGS / sizeof DOINGS[0] ? DOINGS[action] : NULL;
}

/* The screen that is asked for; SCREEN_COUNT for none. */
static ScreenId screen_of(PlayAction action) {
    static const struct {
        PlayAction action;
        ScreenId screen;
    } SCREENS[] = {{PLAY_START, SCREEN_START},
                   {PLAY_NEW, SCREEN_NEW},
                   {PLAY_KEYS, SCREEN_KEYS},
                   {PLAY_RULES, SCREEN_RULES},
                   {PLAY_SETTINGS, SCREEN_SETTINGS}};
    for (size_t i = 0; i < sizeof SCREENS / sizeof SCREENS[0]; i++) {
        if (SCREENS[i].action == action) {
            return SCREENS[i].screen;
        }
    }
    return SCREEN_COUNT;
}

static ScreenRequest dispatch(const Pass *pass, PlayAction action, PlayQuestion question) {
    if (action == PLAY_SURE) {
        return answer_yes(pass, question);
    }
    if (action == PLAY_EXPLAIN) {
        return explain(pass);
    }
    if (action == PLAY_NOT_SURE) {
        answer_no(pass, question);
    } else if (doing_of(action) != NULL) {
        doing_of(action)(pass, action);
    }
    ScreenId screen = screen_of(action);
    return screen != SCREEN_COUNT ? screen_opens(screen) : screen_stays();
}

/* A comment that is being written is about the move it was begun on, whatever is done next. */
bool play_keep_comment(PlayScreen *screen, Session *session) {
    if (screen->commenting) {
        screen->commenting = !session_comment(session, screen->field.text);
    }
    return !screen->commenting;
}

static bool keep_comment(const Pass *pass) {
    bool was_written = pass->screen->commenting;
    bool kept = play_keep_comment(pass->screen, pass->session);
    if (was_written && kept) {
        ui_forget(pass->ui);
    }
    return kept;
}

/* Turning or enlarging the board changes nothing of the move that is being entered. */
static bool leaves_hand_alone(PlayAction action) {
    return action == PLAY_FLIP || action == PLAY_LEGEND || action == PLAY_WHY ||
           action == PLAY_ZOOM_IN || action == PLAY_ZOOM_OUT || action == PLAY_ZOOM_FIT;
}

ScreenRequest play_act(const Pass *pass, PlayAction action) {
    PlayScreen *screen = pass->screen;
    PlayQuestion question = screen->question;
    screen->changed = true;
    screen->question = QUESTION_NONE;
    screen->said[0] = '\0';
    if (doing_of(action) != act_on_move) {
        screen->led = 0;
    }
    if (!leaves_hand_alone(action)) {
        play_forget_press(screen);
        if (!keep_comment(pass)) {
            return screen_stays();
        }
    }
    return dispatch(pass, action, question);
}

void play_forget_press(PlayScreen *screen) {
    screen->dragging = false;
    screen->on_own = false;
    screen->ways = 0;
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

/* Where the user wants it quick, a step that loses nothing by it ends the move; Shift keeps it
 * open.
 */
static SessionAnswer hasten(const Pass *pass, SessionAnswer answer) {
    bool quick = settings_get(&pass->program->settings, SETTING_QUICK_LION) != 0;
    bool shifted = (pass->ui->input->modifiers & MODIFIER_SHIFT) != 0;
    if (answer != SESSION_STEPPED || !quick || shifted ||
        !selector_step_suffices(session_selector(pass->session))) {
        return answer;
    }
    return session_stop(pass->session);
}

SessionAnswer play_click(const Pass *pass, Square square) {
    if (!keep_comment(pass)) {
        return SESSION_NOTHING;
    }
    pass->screen->question = QUESTION_NONE;
    pass->screen->said[0] = '\0';
    pass->screen->explained = SQUARE_NONE;
    pass->screen->changed = true;
    bool aims = (pass->ui->input->modifiers & MODIFIER_SHIFT) != 0;
    SessionAnswer answer =
        aims ? session_aim(pass->session, square) : session_click(pass->session, square);
    return play_settle(pass, hasten(pass, answer));
}
