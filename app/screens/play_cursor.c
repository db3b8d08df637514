#include "app/screens/play_pass.h"

#include <stdio.h>

/* Steps on the screen, in files and ranks of a board seen from Black's side: file 1 is at the
 * right, rank 1 at the top. */
typedef struct CursorStep {
    PlayKey key;
    int files, ranks;
} CursorStep;

static const CursorStep STEPS[] = {{PLAY_KEY_UP, 0, -1},       {PLAY_KEY_DOWN, 0, 1},
                                   {PLAY_KEY_LEFT, 1, 0},      {PLAY_KEY_RIGHT, -1, 0},
                                   {PLAY_KEY_UP_LEFT, 1, -1},  {PLAY_KEY_UP_RIGHT, -1, -1},
                                   {PLAY_KEY_DOWN_LEFT, 1, 1}, {PLAY_KEY_DOWN_RIGHT, -1, 1}};

static const Position *shown(const Pass *pass) {
    return game_position(session_game(pass->session));
}

static void tell_square(const Pass *pass) {
    Position now;
    selector_preview(session_selector(pass->session), &now);
    board_view_tell(&now, pass->screen->cursor, pass->screen->said, PLAY_SAID_MAX);
    pass->screen->changed = true;
}

static void put_cursor(const Pass *pass, Square square) {
    pass->screen->cursor = square;
    tell_square(pass);
}

/* A cursor that was not used yet begins on the picked piece, else in the middle of the board. */
static Square first_square(const Pass *pass) {
    const Selector *selector = session_selector(pass->session);
    const Variant *variant = shown(pass)->rules->variant;
    return selector->picked ? selector->path.at
                            : square_at((variant->files + 1) / 2, (variant->ranks + 1) / 2);
}

static int kept(int value, int most) {
    return value < 1 ? 1 : value > most ? most : value;
}

static void step_cursor(const Pass *pass, const CursorStep *step) {
    Square square = pass->screen->cursor;
    if (square == SQUARE_NONE) {
        put_cursor(pass, first_square(pass));
        return;
    }
    const Variant *variant = shown(pass)->rules->variant;
    int side = pass->program->heads.flipped ? -1 : 1;
    int file = kept(square_file(square) + side * step->files, variant->files);
    int rank = kept(square_rank(square) + side * step->ranks, variant->ranks);
    put_cursor(pass, square_at(file, rank));
}

/* The order in which squares are gone through: from the top left of the screen, row by row. */
static int place_of(const Pass *pass, Square square) {
    int place = square_rank(square) * (BOARD_SIDE_MAX + 1) - square_file(square);
    return pass->program->heads.flipped ? -place : place;
}

static bool is_after(const Pass *pass, Square one, Square other, bool back) {
    int distance = place_of(pass, one) - place_of(pass, other);
    return back ? distance < 0 : distance > 0;
}

/* The nearest of these squares after the cursor in that order, else the first of all. */
static Square next_of(const Pass *pass, const ChoiceList *list, bool back) {
    Square next = SQUARE_NONE;
    Square first = SQUARE_NONE;
    for (size_t i = 0; i < list->count; i++) {
        const Choice *choice = &list->choice[i];
        Square square = choice->step[choice->steps - 1].square;
        if (first == SQUARE_NONE || is_after(pass, first, square, back)) {
            first = square;
        }
        bool beyond = pass->screen->cursor == SQUARE_NONE ||
                      is_after(pass, square, pass->screen->cursor, back);
        if (beyond && (next == SQUARE_NONE || is_after(pass, next, square, back))) {
            next = square;
        }
    }
    return next != SQUARE_NONE ? next : first;
}

static void go_to_choice(const Pass *pass, bool back) {
    ChoiceList list;
    session_choices(pass->session, &list);
    if (list.count > 0) {
        put_cursor(pass, next_of(pass, &list, back));
    }
}

/* Tab looks for another piece, so the one that is picked and may still be let go is let go. */
static void go_to_piece(const Pass *pass, bool back) {
    const Selector *selector = session_selector(pass->session);
    if (selector->picked && selector->path.move.steps > 0) {
        return;
    }
    session_drop(pass->session);
    go_to_choice(pass, back);
}

static void go_to_target(const Pass *pass, bool back) {
    if (session_selector(pass->session)->picked) {
        go_to_choice(pass, back);
    }
}

static void click(const Pass *pass) {
    if (pass->screen->cursor == SQUARE_NONE) {
        put_cursor(pass, first_square(pass));
    } else {
        play_click(pass, pass->screen->cursor);
    }
}

/* A move that may end where the piece stands is finished, whatever the cursor is on. */
static void enter(const Pass *pass) {
    if (play_settle(pass, session_stop(pass->session)) == SESSION_NOTHING) {
        click(pass);
    }
}

/* What a key means for other parts of the screen; those of the cursor are not here. */
static const PlayAction ACTIONS[] = {
    [PLAY_KEY_PASS] = PLAY_PASS,         [PLAY_KEY_RETURN] = PLAY_RETURN,
    [PLAY_KEY_BACK] = PLAY_BACK,         [PLAY_KEY_DROP] = PLAY_DROP,
    [PLAY_KEY_TYPE] = PLAY_TYPE,         [PLAY_KEY_FIRST] = PLAY_FIRST,
    [PLAY_KEY_EARLIER] = PLAY_EARLIER,   [PLAY_KEY_LATER] = PLAY_LATER,
    [PLAY_KEY_LAST] = PLAY_LAST,         [PLAY_KEY_UNDO] = PLAY_UNDO,
    [PLAY_KEY_REDO] = PLAY_REDO,         [PLAY_KEY_COMMENT] = PLAY_COMMENT,
    [PLAY_KEY_NEW] = PLAY_NEW,           [PLAY_KEY_COPY] = PLAY_COPY,
    [PLAY_KEY_PASTE] = PLAY_PASTE,       [PLAY_KEY_COPY_MOVES] = PLAY_COPY_MOVES,
    [PLAY_KEY_FLIP] = PLAY_FLIP,         [PLAY_KEY_LEGEND] = PLAY_LEGEND,
    [PLAY_KEY_WHY] = PLAY_WHY,           [PLAY_KEY_ZOOM_IN] = PLAY_ZOOM_IN,
    [PLAY_KEY_ZOOM_OUT] = PLAY_ZOOM_OUT, [PLAY_KEY_ZOOM_FIT] = PLAY_ZOOM_FIT,
    [PLAY_KEY_EXPLAIN] = PLAY_EXPLAIN,   [PLAY_KEY_KEYS] = PLAY_KEYS,
    [PLAY_KEY_RULES] = PLAY_RULES,       [PLAY_KEY_SETTINGS] = PLAY_SETTINGS,
};

static PlayAction answer(const Pass *pass, PlayKey key) {
    for (size_t i = 0; i < sizeof STEPS / sizeof STEPS[0]; i++) {
        if (STEPS[i].key == key) {
            step_cursor(pass, &STEPS[i]);
        }
    }
    if (key == PLAY_KEY_ENTER) {
        enter(pass);
    } else if (key == PLAY_KEY_CLICK) {
        click(pass);
    } else if (key == PLAY_KEY_NEXT_PIECE || key == PLAY_KEY_PREVIOUS_PIECE) {
        go_to_piece(pass, key == PLAY_KEY_PREVIOUS_PIECE);
    } else if (key == PLAY_KEY_NEXT_TARGET || key == PLAY_KEY_PREVIOUS_TARGET) {
        go_to_target(pass, key == PLAY_KEY_PREVIOUS_TARGET);
    } else if (key == PLAY_KEY_LENS) {
        pass->screen->changed = pass->screen->changed || !pass->screen->lens;
        pass->screen->lens = true;
    }
    return (size_t)key < sizeof ACTIONS / sizeof ACTIONS[0] ? ACTIONS[key] : PLAY_NOTHING;
}

/* The window itself answers the rows without an id. */
PlayAction play_keys_run(const Pass *pass) {
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        bool pressed = row->id != PLAY_KEY_NONE &&
                       (row->repeats ? ui_key_repeated(pass->ui, row->key, row->modifiers)
                                     : ui_key(pass->ui, row->key, row->modifiers));
        if (pressed) {
            return answer(pass, row->id);
        }
    }
    if (pass->ui->input->kind == INPUT_KEY_UP && pass->ui->input->key == 'z' &&
        pass->screen->lens) {
        pass->screen->lens = false;
        pass->screen->changed = true;
    }
    return PLAY_NOTHING;
}
