#include "app/screens/play_pass.h"

#include <math.h>

/* A square is on the way of a drag when the pointer crosses the middle of it, so that a slanting
 * way clips no corners. The way is looked at in so many places a cell, however fast it was. */
static const float MIDDLE_INSET = 0.25F;
static const float LOOKS_A_CELL = 8;

Square play_square_at(const Pass *pass, Point point) {
    bool inside = rect_contains(pass->layout.column, point);
    return inside ? board_view_square(&pass->layout.board, point) : SQUARE_NONE;
}

static bool in_middle(const Pass *pass, Square square, Point point) {
    Rect cell = board_view_cell(&pass->layout.board, square);
    return fabsf(point.x - rect_centre(cell).x) <= cell.w * MIDDLE_INSET &&
           fabsf(point.y - rect_centre(cell).y) <= cell.h * MIDDLE_INSET;
}

/* A press on the picked piece may be the begin of a drag, so only the release tells what it is. */
static void press_square(const Pass *pass, Square square) {
    const Path *path = &session_selector(pass->session)->path;
    PlayScreen *screen = pass->screen;
    bool on_own =
        session_selector(pass->session)->picked && path->at == square && path->stage == PATH_OPEN;
    bool again = pass->ui->input->clicks > 1 && screen->finished;
    screen->changed = true;
    if (again) {
        return;
    }
    screen->pressed = square;
    screen->on_own = on_own;
    screen->ways = 0;
    screen->drag_point = pass->ui->input->point;
    screen->finished = false;
    if (!on_own) {
        play_click(pass, square);
    }
}

/* The way leads on over a square from which the piece could go further. */
static void cross(const Pass *pass, Point point) {
    Square square = play_square_at(pass, point);
    const Path *path = &session_selector(pass->session)->path;
    bool on_the_way = square != SQUARE_NONE && square != path->at && path->stage == PATH_OPEN &&
                      in_middle(pass, square, point) && session_leads_on(pass->session, square);
    if (on_the_way && session_step(pass->session, square) == SESSION_STEPPED) {
        pass->screen->ways++;
    }
}

static void draw_way(const Pass *pass, Point to) {
    Point from = pass->screen->drag_point;
    float length = hypotf(to.x - from.x, to.y - from.y);
    int looks = 1 + (int)(length * LOOKS_A_CELL / pass->layout.board.cell_w);
    for (int i = 1; i <= looks; i++) {
        float part = (float)i / (float)looks;
        cross(pass, (Point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
    }
}

static void drag_to(const Pass *pass, Point point) {
    const Selector *selector = session_selector(pass->session);
    PlayScreen *screen = pass->screen;
    bool begins = screen->pressed != SQUARE_NONE && selector->path.at == screen->pressed;
    if ((begins || screen->dragging) && selector->picked && selector->path.stage == PATH_OPEN) {
        screen->dragging = true;
        draw_way(pass, point);
        screen->drag_point = point;
        screen->changed = true;
    }
}

/* The piece is put down: its move ends there if it may. Steps on the way that took nothing are
 * forgotten where the square is to be had without them. */
static void put_down(const Pass *pass, Square square) {
    Session *session = pass->session;
    pass->screen->led = LEGS_MAX;
    session_straighten(session, pass->screen->ways, square);
    SessionAnswer answer = SESSION_STEPPED;
    if (session_selector(session)->path.at != square) {
        answer = session_step(session, square);
    } else if (session_steps(session) == 0) {
        answer = session_pass(session);
    }
    if (answer == SESSION_STEPPED && !session_asks_promotion(session)) {
        SessionAnswer rest = session_rest(session);
        answer = rest != SESSION_NOTHING ? rest : answer;
    }
    play_settle(pass, answer);
    pass->screen->finished = false;
}

static void release_on(const Pass *pass, Square square) {
    PlayScreen *screen = pass->screen;
    bool dragged = screen->dragging;
    bool clicked = screen->on_own && square == screen->pressed && !pass->ui->input->dragged;
    bool went = screen->ways > 0 || square != screen->pressed;
    if (dragged && square == SQUARE_NONE) {
        session_cut(pass->session, session_steps(pass->session) - screen->ways);
    } else if (dragged && went) {
        put_down(pass, square);
    } else if (clicked) {
        play_click(pass, square);
    }
    play_forget_press(screen);
    screen->changed = screen->changed || dragged || clicked;
}

static void answer_blur(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    screen->changed = screen->changed || screen->dragging || screen->lens;
    screen->lens = false;
    play_forget_press(screen);
}

void play_hand_run(const Pass *pass) {
    const Input *input = pass->ui->input;
    PlayScreen *screen = pass->screen;
    Square square = play_square_at(pass, input->point);
    if (square != SQUARE_NONE && ui_press(pass->ui, pass->layout.column, BUTTON_LEFT)) {
        screen->cursor = SQUARE_NONE;
        press_square(pass, square);
    } else if (input->kind == INPUT_DRAG && input->button == BUTTON_LEFT) {
        drag_to(pass, input->point);
    } else if (input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT) {
        release_on(pass, square);
    } else if (input->kind == INPUT_BLUR) {
        answer_blur(pass);
    }
    if (screen->lens && input->kind == INPUT_MOVE) {
        screen->changed = true;
    }
}
