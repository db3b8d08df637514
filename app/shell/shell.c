#include "app/shell/shell.h"

#include "app/screens/play.h"
#include "app/views/board_view.h"

#include <stdlib.h>

struct Shell {
    Session *session;
    Canvas *canvas;
    CanvasFrame frame;
    Ui ui;
    PlayScreen play;
    bool over;
};

static void run_pass(Shell *shell, const Input *input) {
    canvas_begin(shell->canvas, &shell->frame);
    ui_begin(&shell->ui, shell->canvas, input, input->time);
    if (play_screen_run(&shell->play, shell->session, &shell->ui).ask == ASK_QUIT) {
        shell->over = true;
    }
}

Shell *shell_new(const Ruleset *rules, const Position *start, CanvasMeasure measure,
                 void *context) {
    Shell *shell = calloc(1, sizeof *shell);
    if (shell == NULL) {
        return NULL;
    }
    shell->session = session_new(rules, start);
    shell->canvas = canvas_new(measure, context);
    shell->ui = ui_fresh();
    shell->frame = (CanvasFrame){.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
    if (shell->session == NULL || shell->canvas == NULL) {
        shell_free(shell);
        return NULL;
    }
    return shell;
}

void shell_free(Shell *shell) {
    if (shell != NULL) {
        session_free(shell->session);
        canvas_free(shell->canvas);
        free(shell);
    }
}

bool shell_restart(Shell *shell, const Ruleset *rules, const Position *start) {
    shell->play = (PlayScreen){.flipped = shell->play.flipped};
    return session_restart(shell->session, rules, start);
}

void shell_resize(Shell *shell, float width, float height, float scale) {
    /* The pointer stays where it is on the screen. */
    shell->ui.pointer.x *= shell->frame.scale / scale;
    shell->ui.pointer.y *= shell->frame.scale / scale;
    shell->frame.width = width;
    shell->frame.height = height;
    shell->frame.scale = scale;
}

bool shell_input(Shell *shell, const Input *input) {
    switch (input->kind) {
    case INPUT_QUIT:
        shell->over = play_screen_leaves(&shell->play, shell->session);
        return true;
    case INPUT_RESIZE:
    case INPUT_EXPOSE:
    case INPUT_RESET:
        return true;
    case INPUT_NONE:
    case INPUT_FOCUS:
    case INPUT_MINIMISED:
    case INPUT_WAKE:
    case INPUT_DROP:
        return false;
    case INPUT_MOVE:
    case INPUT_PRESS:
    case INPUT_DRAG:
    case INPUT_RELEASE:
    case INPUT_LEAVE:
    case INPUT_WHEEL:
    case INPUT_KEY:
    case INPUT_KEY_UP:
    case INPUT_TEXT:
    case INPUT_BLUR:
        break;
    }
    run_pass(shell, input);
    bool touched = ui_end(&shell->ui);
    return touched || shell->play.changed;
}

const Canvas *shell_draw(Shell *shell) {
    Input nothing = {.kind = INPUT_NONE};
    run_pass(shell, &nothing);
    ui_end(&shell->ui);
    return shell->canvas;
}

bool shell_is_over(const Shell *shell) {
    return shell->over;
}

const Session *shell_session(const Shell *shell) {
    return shell->session;
}

void shell_flip(Shell *shell) {
    shell->play.flipped = !shell->play.flipped;
}

float shell_pitch(const Shell *shell) {
    return play_screen_layout(&shell->play, shell->session, shell->canvas).board.cell_h;
}

Point shell_square_centre(const Shell *shell, Square square) {
    PlayLayout layout = play_screen_layout(&shell->play, shell->session, shell->canvas);
    return rect_centre(board_view_cell(&layout.board, square));
}
