#include "app/screens/play.h"

#include "app/screens/play_bars.h"
#include "app/screens/play_panel.h"
#include "app/views/board_view.h"
#include "app/views/chooser_view.h"

/* One pass of the screen. */
typedef struct Pass {
    PlayScreen *screen;
    Session *session;
    Ui *ui;
    PlayLayout layout;
} Pass;

static void draw_board(const Pass *pass) {
    ChoiceList choices;
    session_choices(pass->session, &choices);
    const Game *game = session_game(pass->session);
    BoardView view = {
        .geometry = pass->layout.board,
        .position = game_position(game),
        .selector = session_selector(pass->session),
        .choices = &choices,
        .last = ply_move(game_ply(game)),
        .hover = pass->screen->hover,
        .refusal = session_notice(pass->session),
        .dragging = pass->screen->dragging,
        .drag_point = pass->screen->drag_point,
    };
    board_view_draw(pass->ui->canvas, &view);
}

static PlayAction run_chooser(const Pass *pass) {
    bool asked = pass->screen->question != QUESTION_NONE;
    if (asked || !session_asks_promotion(pass->session)) {
        return PLAY_NOTHING;
    }
    const Path *path = &session_selector(pass->session)->path;
    ChooserView view = {
        .rules = game_rules(session_game(pass->session)),
        .piece = path->piece,
        .target = board_view_cell(&pass->layout.board, path->at),
        .area = pass->layout.column,
        .turned = (piece_owner(path->piece) == WHITE) != pass->screen->flipped,
    };
    switch (chooser_view_run(pass->ui, &view)) {
    case CHOOSER_PROMOTE:
        return PLAY_PROMOTE;
    case CHOOSER_KEEP:
        return PLAY_KEEP;
    case CHOOSER_NONE:
        break;
    }
    return PLAY_NOTHING;
}

static bool game_has_moves(const Session *session) {
    return ply_first_child(game_start(session_game(session))) != NULL;
}

static void restart(const Pass *pass) {
    Ruleset rules = *game_rules(session_game(pass->session));
    session_restart(pass->session, &rules, NULL);
}

/* A game with moves is given up only after a second, deliberate step. */
static void ask_new(const Pass *pass) {
    if (game_has_moves(pass->session)) {
        pass->screen->question = QUESTION_NEW;
    } else {
        restart(pass);
    }
}

static void undo(const Pass *pass) {
    if (session_selector(pass->session)->picked) {
        session_drop(pass->session);
    } else {
        session_undo(pass->session);
    }
}

/* The held piece goes back; what the button then does on the board means nothing. */
static void forget_press(PlayScreen *screen) {
    screen->dragging = false;
    screen->lets_go = false;
    screen->pressed = SQUARE_NONE;
}

/* Any other action answers an open question with no. */
static ScreenRequest act(const Pass *pass, PlayAction action) {
    PlayQuestion question = pass->screen->question;
    pass->screen->changed = true;
    pass->screen->question = QUESTION_NONE;
    if (action != PLAY_FLIP) {
        forget_press(pass->screen);
    }
    switch (action) {
    case PLAY_NEW:
        ask_new(pass);
        break;
    case PLAY_SURE:
        if (question == QUESTION_LEAVE) {
            return (ScreenRequest){.ask = ASK_QUIT};
        }
        restart(pass);
        break;
    case PLAY_UNDO:
        undo(pass);
        break;
    case PLAY_REDO:
        session_redo(pass->session);
        break;
    case PLAY_FLIP:
        pass->screen->flipped = !pass->screen->flipped;
        break;
    case PLAY_PROMOTE:
    case PLAY_KEEP:
        session_promote(pass->session, action == PLAY_PROMOTE);
        break;
    case PLAY_BACK:
        session_back(pass->session);
        break;
    case PLAY_NOT_SURE:
    case PLAY_NOTHING:
        break;
    }
    return screen_stays();
}

static void press_square(const Pass *pass, Square square) {
    const Selector *selector = session_selector(pass->session);
    PlayScreen *screen = pass->screen;
    bool on_picked =
        selector->picked && selector->path.at == square && selector->path.move.steps == 0;
    bool again = pass->ui->input->clicks > 1 && screen->finished;
    screen->question = QUESTION_NONE;
    screen->changed = true;
    if (again) {
        return;
    }
    screen->pressed = square;
    screen->lets_go = on_picked;
    screen->finished = !on_picked && session_click(pass->session, square) == SESSION_PLAYED;
}

static void drag_to(const Pass *pass, Point point) {
    const Selector *selector = session_selector(pass->session);
    bool holds = pass->screen->pressed != SQUARE_NONE && selector->picked &&
                 selector->path.at == pass->screen->pressed && selector->path.stage == PATH_OPEN;
    if (holds) {
        pass->screen->dragging = true;
        pass->screen->drag_point = point;
        pass->screen->changed = true;
    }
}

static void release_on(const Pass *pass, Square square) {
    PlayScreen *screen = pass->screen;
    bool dragged = screen->dragging;
    bool lets_go = screen->lets_go && square == screen->pressed && !pass->ui->input->dragged;
    Square start = screen->pressed;
    forget_press(screen);
    if (dragged && square != SQUARE_NONE && square != start) {
        session_step(pass->session, square);
    } else if (lets_go) {
        session_click(pass->session, square);
    }
    screen->changed = screen->changed || dragged || lets_go;
}

/* The square under the pointer, which stays under it when the board turns or the window changes. */
static void note_hover(const Pass *pass) {
    Square square = SQUARE_NONE;
    if (pass->ui->pointer_inside) {
        square = board_view_square(&pass->layout.board, pass->ui->pointer);
    }
    if (pass->screen->hover != square) {
        pass->screen->hover = square;
        pass->screen->changed = true;
    }
}

static void answer_board(const Pass *pass) {
    const Input *input = pass->ui->input;
    Square square = board_view_square(&pass->layout.board, input->point);
    if (square != SQUARE_NONE && ui_press(pass->ui, pass->layout.column, BUTTON_LEFT)) {
        press_square(pass, square);
    } else if (input->kind == INPUT_DRAG) {
        drag_to(pass, input->point);
    } else if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        release_on(pass, square);
    } else if (input->kind == INPUT_BLUR) {
        pass->screen->changed = pass->screen->changed || pass->screen->dragging;
        forget_press(pass->screen);
    }
}

/* Takes back whatever was begun last; false if there was nothing. */
static bool step_back(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    if (screen->question != QUESTION_NONE) {
        screen->question = QUESTION_NONE;
        return true;
    }
    bool noticed = session_notice(pass->session) != NULL;
    if (screen->dragging) {
        session_drop(pass->session);
        return true;
    }
    return session_back(pass->session) != SESSION_NOTHING || noticed;
}

/* Right click, Escape and Backspace take one decision back, whatever is going on. */
static void answer_back(const Pass *pass) {
    Ui *ui = pass->ui;
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    Rect all = {0, 0, frame->width, frame->height};
    if (ui_press(ui, all, BUTTON_RIGHT) || ui_key(ui, KEY_ESCAPE, 0) ||
        ui_key(ui, KEY_BACKSPACE, 0)) {
        pass->screen->changed = step_back(pass) || pass->screen->changed;
        forget_press(pass->screen);
    }
}

static void draw_frame(const Pass *pass) {
    const CanvasFrame *frame = canvas_frame_of(pass->ui->canvas);
    canvas_fill(pass->ui->canvas, (Rect){0, 0, frame->width, frame->height},
                canvas_paint(pass->ui->canvas, TONE_PAPER));
}

PlayLayout play_screen_layout(const PlayScreen *screen, const Session *session,
                              const Canvas *canvas) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    const Variant *variant = game_rules(session_game(session))->variant;
    return play_layout_of(frame->width, frame->height, variant, screen->flipped);
}

bool play_screen_leaves(PlayScreen *screen, const Session *session) {
    if (screen->question == QUESTION_LEAVE || !game_has_moves(session)) {
        return true;
    }
    screen->question = QUESTION_LEAVE;
    forget_press(screen);
    return false;
}

ScreenRequest play_screen_run(PlayScreen *screen, Session *session, Ui *ui) {
    Pass pass = {.screen = screen, .session = session, .ui = ui};
    ScreenRequest request = screen_stays();
    pass.layout = play_screen_layout(screen, session, ui->canvas);
    screen->changed = false;
    note_hover(&pass);
    draw_frame(&pass);
    draw_board(&pass);
    /* Whatever answers the input may change the session, so at most one of them acts in a pass. */
    PlayAction chosen = run_chooser(&pass);
    PlayAction bar = play_bar_run(ui, screen, &pass.layout, session);
    PlayAction tool = play_toolbar_run(ui, &pass.layout, session);
    const Ply *ply = play_panel_run(ui, screen, &pass.layout, session);
    PlayAction action = chosen != PLAY_NOTHING ? chosen : bar != PLAY_NOTHING ? bar : tool;
    if (action != PLAY_NOTHING) {
        request = act(&pass, action);
        screen->finished = chosen != PLAY_NOTHING;
    } else if (ply != NULL) {
        session_show(session, ply);
        act(&pass, PLAY_NOTHING);
    }
    ui_tip(ui);
    answer_back(&pass);
    answer_board(&pass);
    return request;
}
