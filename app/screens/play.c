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
    if (!session_asks_promotion(pass->session)) {
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

static void restart(const Pass *pass) {
    Ruleset rules = *game_rules(session_game(pass->session));
    session_restart(pass->session, &rules, NULL);
    pass->screen->asks_new = false;
}

/* A game with moves is given up only after a second, deliberate step. */
static void ask_new(const Pass *pass) {
    const Game *game = session_game(pass->session);
    if (ply_first_child(game_start(game)) == NULL) {
        restart(pass);
    } else {
        pass->screen->asks_new = true;
    }
}

static void undo(const Pass *pass) {
    if (session_selector(pass->session)->picked) {
        session_drop(pass->session);
    } else {
        session_undo(pass->session);
    }
}

static void act(const Pass *pass, PlayAction action) {
    if (action == PLAY_NOTHING) {
        return;
    }
    pass->screen->changed = true;
    switch (action) {
    case PLAY_NEW:
        ask_new(pass);
        return;
    case PLAY_NEW_SURE:
        restart(pass);
        return;
    case PLAY_NEW_NOT:
        pass->screen->asks_new = false;
        return;
    case PLAY_UNDO:
        undo(pass);
        return;
    case PLAY_REDO:
        session_redo(pass->session);
        return;
    case PLAY_FLIP:
        pass->screen->flipped = !pass->screen->flipped;
        return;
    case PLAY_PROMOTE:
        session_promote(pass->session, true);
        return;
    case PLAY_KEEP:
        session_promote(pass->session, false);
        return;
    case PLAY_BACK:
        session_back(pass->session);
        return;
    case PLAY_NOTHING:
        return;
    }
}

static void press_square(const Pass *pass, Square square) {
    const Selector *selector = session_selector(pass->session);
    PlayScreen *screen = pass->screen;
    bool on_picked =
        selector->picked && selector->path.at == square && selector->path.move.steps == 0;
    screen->pressed = square;
    screen->lets_go = on_picked;
    if (!on_picked) {
        session_click(pass->session, square);
    }
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
    screen->dragging = false;
    screen->lets_go = false;
    screen->pressed = SQUARE_NONE;
    if (dragged && square != SQUARE_NONE && square != start) {
        session_step(pass->session, square);
    } else if (lets_go) {
        session_click(pass->session, square);
    }
    screen->changed = screen->changed || dragged || lets_go;
}

static void note_hover(const Pass *pass, Square square) {
    if (pass->screen->hover != square) {
        pass->screen->hover = square;
        pass->screen->changed = true;
    }
}

static void answer_board(const Pass *pass) {
    const Input *input = pass->ui->input;
    Square square = board_view_square(&pass->layout.board, input->point);
    bool pointed = input->kind == INPUT_MOVE || input->kind == INPUT_PRESS ||
                   input->kind == INPUT_DRAG || input->kind == INPUT_RELEASE;
    if (pointed) {
        note_hover(pass, square);
    }
    if (input->kind == INPUT_LEAVE) {
        note_hover(pass, SQUARE_NONE);
    } else if (square != SQUARE_NONE && ui_press(pass->ui, pass->layout.column, BUTTON_LEFT)) {
        press_square(pass, square);
        pass->screen->changed = true;
    } else if (input->kind == INPUT_DRAG) {
        drag_to(pass, input->point);
    } else if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        release_on(pass, square);
    } else if (input->kind == INPUT_BLUR) {
        pass->screen->changed = pass->screen->changed || pass->screen->dragging;
        pass->screen->dragging = false;
        pass->screen->pressed = SQUARE_NONE;
    }
}

/* Right click, Escape and Backspace take one decision back, whatever is going on. */
static void answer_back(const Pass *pass) {
    Ui *ui = pass->ui;
    Rect all = {0, 0, canvas_frame_of(ui->canvas)->width, canvas_frame_of(ui->canvas)->height};
    if (!ui_press(ui, all, BUTTON_RIGHT) && !ui_key(ui, KEY_ESCAPE, 0) &&
        !ui_key(ui, KEY_BACKSPACE, 0)) {
        return;
    }
    pass->screen->changed = true;
    if (pass->screen->asks_new) {
        pass->screen->asks_new = false;
    } else if (pass->screen->dragging) {
        pass->screen->dragging = false;
        pass->screen->pressed = SQUARE_NONE;
        session_drop(pass->session);
    } else {
        session_back(pass->session);
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

ScreenRequest play_screen_run(PlayScreen *screen, Session *session, Ui *ui) {
    Pass pass = {.screen = screen, .session = session, .ui = ui};
    pass.layout = play_screen_layout(screen, session, ui->canvas);
    screen->changed = false;
    draw_frame(&pass);
    draw_board(&pass);
    /* Whatever answers the input may change the session, so at most one of them acts in a pass. */
    PlayAction action = run_chooser(&pass);
    PlayAction bar = play_bar_run(ui, screen, &pass.layout, session);
    PlayAction tool = play_toolbar_run(ui, &pass.layout, session);
    const Ply *ply = play_panel_run(ui, screen, &pass.layout, session);
    action = action != PLAY_NOTHING ? action : bar;
    act(&pass, action != PLAY_NOTHING ? action : tool);
    if (ply != NULL) {
        session_show(session, ply);
        screen->changed = true;
    }
    ui_tip(ui);
    answer_back(&pass);
    answer_board(&pass);
    return SCREEN_STAY;
}
