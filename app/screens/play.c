#include "app/screens/play.h"

#include "app/screens/play_pass.h"
#include "app/views/chooser_view.h"
#include "app/views/ways_view.h"

#include <math.h>
#include <string.h>

enum { LENS_RADIUS = 80, PULSE = 1000, PULSE_FRAME = 50 };

static bool is_on(const Pass *pass, SettingId id) {
    return settings_get(&pass->program->settings, id) != 0;
}

static BoardOverlays overlays_of(const Pass *pass) {
    return (BoardOverlays){.destinations = is_on(pass, SETTING_SHOW_DESTINATIONS),
                           .forbidden = is_on(pass, SETTING_SHOW_FORBIDDEN),
                           .last_move = is_on(pass, SETTING_SHOW_LAST_MOVE),
                           .check = is_on(pass, SETTING_SHOW_CHECK),
                           .attacked = is_on(pass, SETTING_SHOW_ATTACKED),
                           .undefended = is_on(pass, SETTING_SHOW_UNDEFENDED)};
}

/* The phase of the ghost of an unfinished move, which breathes as long as it waits. */
static float pulse_of(const Pass *pass) {
    const Selector *selector = session_selector(pass->session);
    bool steady = is_on(pass, SETTING_REDUCED_MOTION) ||
                  settings_get(&pass->program->settings, SETTING_ANIMATION) == ANIMATION_OFF;
    if (steady || !selector->picked || selector->path.move.steps == 0) {
        return 0;
    }
    ui_wake(pass->ui, PULSE_FRAME);
    return (float)(pass->ui->now % PULSE + 1) / PULSE;
}

/* How the pieces of the side to move stand, if that is shown. To work it out takes longer than to
 * draw the board, which is drawn anew with every square that the pointer comes to. */
static const Danger *dangers_of(const Pass *pass, const BoardOverlays *overlays) {
    PlayScreen *screen = pass->screen;
    unsigned long changes = session_changes(pass->session);
    if (!(overlays->check || overlays->attacked || overlays->undefended)) {
        return NULL;
    }
    if (screen->dangers_of != changes) {
        const Position *position = game_position(session_game(pass->session));
        position_dangers(position, (Colour)position->turn, screen->dangers);
        screen->dangers_of = changes;
    }
    return screen->dangers;
}

static void draw_board(const Pass *pass, const ChoiceList *choices) {
    Effects linked;
    const Game *game = session_game(pass->session);
    const PlayScreen *screen = pass->screen;
    const BoardOverlays overlays = overlays_of(pass);
    BoardView view = {
        .geometry = pass->layout.board,
        .area = pass->layout.column,
        .position = game_position(game),
        .selector = session_selector(pass->session),
        .choices = choices,
        .last = ply_move(game_ply(game)),
        .last_passed = ply_is_pass(game_ply(game)),
        .hover = screen->hover,
        .cursor = screen->cursor,
        .pointed = play_pointed(screen),
        .ahead = pass->ahead,
        .aims = pass->aims,
        .barred = pass->barred,
        .linked = play_fates_linked(pass, &linked),
        .refusal = session_notice(pass->session),
        .dragging = screen->dragging,
        .drag_point = screen->drag_point,
        .overlays = overlays,
        .dangers = dangers_of(pass, &overlays),
        .tints = settings_get(&pass->program->settings, SETTING_TINTS) == TINTS_TWO,
        .motion = &screen->motion,
        .now = pass->ui->now,
        .pulse = pulse_of(pass),
        .lens = {.on = screen->lens && pass->ui->pointer_inside,
                 .centre = pass->ui->pointer,
                 .radius = LENS_RADIUS},
    };
    board_view_draw(pass->ui->canvas, &view);
}

/* Beside what may be landed on and shot: which is meant? */
static PlayAction run_ways(const Pass *pass) {
    WaysView view = {.target =
                         board_view_cell(&pass->layout.board, session_asks_way(pass->session)),
                     .area = pass->layout.column};
    switch (ways_view_run(pass->ui, &view)) {
    case WAYS_LAND:
        return PLAY_LAND;
    case WAYS_SHOOT:
        return PLAY_SHOOT;
    case WAYS_NONE:
        break;
    }
    return PLAY_NOTHING;
}

static PlayAction run_chooser(const Pass *pass) {
    const PlayScreen *screen = pass->screen;
    bool busy = screen->question != QUESTION_NONE || screen->typing || screen->commenting;
    if (!busy && session_asks_way(pass->session) != SQUARE_NONE) {
        return run_ways(pass);
    }
    if (busy || !session_asks_promotion(pass->session)) {
        return PLAY_NOTHING;
    }
    const Path *path = &session_selector(pass->session)->path;
    ChooserView view = {
        .rules = game_rules(session_game(pass->session)),
        .piece = path->piece,
        .target = board_view_cell(&pass->layout.board, path->at),
        .area = pass->layout.column,
        .turned = (piece_owner(path->piece) == WHITE) != pass->program->heads.flipped,
        .tints = settings_get(&pass->program->settings, SETTING_TINTS) == TINTS_TWO,
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

/* The square under the pointer, which stays under it when the board turns or the window changes. */
static void note_hover(const Pass *pass) {
    Square square = SQUARE_NONE;
    if (pass->ui->pointer_inside) {
        square = play_square_at(pass, pass->ui->pointer);
    }
    if (pass->screen->hover != square) {
        pass->screen->hover = square;
        pass->screen->changed = true;
    }
}

/* The middle button carries the board, Ctrl and the wheel enlarge it about the pointer. */
static void answer_zoom(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    const Input *input = pass->ui->input;
    Rect area = pass->layout.column;
    bool wheel = input->kind == INPUT_WHEEL && input->modifiers == MODIFIER_CONTROL;
    if (wheel && !pass->ui->taken && rect_contains(area, pass->ui->pointer)) {
        float factor = powf(1.25F, input->wheel);
        screen->zoom = board_view_zoom_at(area, screen->zoom, factor, pass->ui->pointer);
        screen->changed = true;
    } else if (ui_press(pass->ui, area, BUTTON_MIDDLE)) {
        screen->panning = true;
        screen->pan_from = input->point;
    } else if (screen->panning && input->kind == INPUT_DRAG) {
        screen->zoom.pan.x += input->point.x - screen->pan_from.x;
        screen->zoom.pan.y += input->point.y - screen->pan_from.y;
        screen->zoom = board_view_zoom_at(area, screen->zoom, 1, rect_centre(area));
        screen->pan_from = input->point;
        screen->changed = true;
    } else if (input->kind == INPUT_RELEASE || input->kind == INPUT_BLUR) {
        screen->panning = false;
    }
}

/* Takes back whatever was begun last; false if there was nothing. */
static bool step_back(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    bool told = session_notice(pass->session) != NULL || screen->said[0] != '\0' ||
                screen->explained != SQUARE_NONE || screen->cursor != SQUARE_NONE;
    screen->said[0] = '\0';
    screen->explained = SQUARE_NONE;
    if (screen->question != QUESTION_NONE) {
        screen->question = QUESTION_NONE;
        return true;
    }
    if (screen->dragging) {
        session_drop(pass->session);
        return true;
    }
    if (session_back(pass->session) == SESSION_NOTHING) {
        screen->cursor = SQUARE_NONE;
        return told;
    }
    return true;
}

/* Right click, Escape and Backspace take one decision back, whatever is going on. */
static void answer_back(const Pass *pass, PlayAction action) {
    Ui *ui = pass->ui;
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    Rect all = {0, 0, frame->width, frame->height};
    if (ui_press(ui, all, BUTTON_RIGHT) || action == PLAY_BACK) {
        pass->screen->changed = step_back(pass) || pass->screen->changed;
        play_forget_press(pass->screen);
    }
}

static void draw_frame(const Pass *pass) {
    const CanvasFrame *frame = canvas_frame_of(pass->ui->canvas);
    canvas_fill(pass->ui->canvas, (Rect){0, 0, frame->width, frame->height},
                canvas_paint(pass->ui->canvas, TONE_PAPER));
}

/* Whatever is done finishes what is still in flight. */
static void finish_motion(const Pass *pass) {
    InputKind kind = pass->ui->input->kind;
    if (kind == INPUT_PRESS || kind == INPUT_KEY || kind == INPUT_TEXT || kind == INPUT_WHEEL) {
        motion_finish(&pass->screen->motion);
    }
}

static void set_off(const Pass *pass, const Ply *ply, bool backwards) {
    const Settings *settings = &pass->program->settings;
    MotionStyle style = {.pace = settings_factor(settings, SETTING_ANIMATION),
                         .reduced = settings_get(settings, SETTING_REDUCED_MOTION) != 0,
                         .backwards = backwards,
                         .start = pass->ui->now,
                         .led = backwards ? 0 : pass->screen->led};
    motion_begin(&pass->screen->motion, ply_position(ply_parent(ply)), ply_move(ply), style);
}

/* The ply shown is another one than before: one move on or back is seen to happen. */
static void note_ply(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    const Ply *now = game_ply(session_game(pass->session));
    const Ply *seen = screen->seen;
    unsigned long round = session_round(pass->session);
    if (seen != now || screen->seen_round != round) {
        motion_finish(&screen->motion);
        screen->linked = false;
        if (seen != NULL && screen->seen_round == round && ply_parent(now) == seen) {
            set_off(pass, now, false);
            play_fates_note(pass, now);
            screen->clicked = true;
        } else if (seen != NULL && screen->seen_round == round && ply_parent(seen) == now) {
            set_off(pass, seen, true);
        }
        screen->seen = now;
        screen->seen_round = round;
        screen->explained = SQUARE_NONE;
        screen->changed = true;
    }
}

static void wake_for_motion(const Pass *pass) {
    uint32_t next = motion_next(&pass->screen->motion, pass->ui->now);
    if (next > 0) {
        ui_wake(pass->ui, (int)next);
    }
}

/* The keys come last, so that buttons and the chooser have theirs first; while a field is written
 * they are the field's alone. */
static ScreenRequest answer_input(const Pass *pass, PlayAction action) {
    ScreenRequest request = screen_stays();
    bool writing = pass->screen->typing || pass->screen->commenting;
    if (action == PLAY_NOTHING && !(writing && pass->ui->input->kind == INPUT_KEY)) {
        action = play_keys_run(pass);
    }
    answer_back(pass, action);
    if (action != PLAY_NOTHING && action != PLAY_BACK) {
        request = play_act(pass, action);
        pass->screen->finished = action == PLAY_PROMOTE || action == PLAY_KEEP;
    }
    answer_zoom(pass);
    play_hand_run(pass);
    return request;
}

PlayLayout play_screen_layout(const PlayScreen *screen, const Program *program,
                              const Canvas *canvas) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    const Variant *variant = game_rules(session_game(program->session))->variant;
    PlayLayout layout =
        play_layout_of(frame->width, frame->height, variant, program->heads.flipped);
    layout.board = board_view_zoom(&layout.board, layout.column, screen->zoom);
    return layout;
}

void play_screen_reset(PlayScreen *screen) {
    PlayScreen fresh = {.legend = screen->legend, .why = screen->why, .zoom = screen->zoom};
    /* What was said about the new game is still to be read. */
    memcpy(fresh.said, screen->said, sizeof fresh.said);
    *screen = fresh;
}

bool play_screen_leaves(PlayScreen *screen, Program *program) {
    play_keep_comment(screen, program->session);
    program_save(program);
    bool has_moves = ply_first_child(game_start(session_game(program->session))) != NULL;
    if (screen->question == QUESTION_LEAVE || !has_moves || program_is_safe(program)) {
        return true;
    }
    screen->question = QUESTION_LEAVE;
    play_forget_press(screen);
    return false;
}

ScreenRequest play_screen_run(PlayScreen *screen, Program *program, Ui *ui) {
    Pass pass = {.screen = screen, .program = program, .session = program->session, .ui = ui};
    pass.layout = play_screen_layout(screen, program, ui->canvas);
    screen->changed = false;
    screen->led = session_steps(program->session);
    session_be_careful(pass.session, is_on(&pass, SETTING_CONFIRM_LOSSES));
    finish_motion(&pass);
    note_hover(&pass);
    draw_frame(&pass);
    ChoiceList choices;
    Foresight ahead;
    session_choices(pass.session, &choices);
    play_fates_foresee(&pass, &choices, &ahead);
    pass.ahead = &ahead;
    Refusal barred;
    bool is_barred = foresight_barred_shot(session_selector(pass.session), &choices,
                                           play_pointed(screen), &barred);
    pass.barred = is_barred ? &barred : NULL;
    ChoiceList aims;
    foresight_shots(session_selector(pass.session), &choices, play_pointed(screen), &aims);
    pass.aims = &aims;
    draw_board(&pass, &choices);
    /* Whatever answers the input may change the session, so at most one of them acts in a pass. */
    PlayAction chosen = run_chooser(&pass);
    PlayAction bar = play_bar_run(&pass);
    PlayAction tool = play_toolbar_run(&pass);
    PlayAction panel = play_panel_run(&pass);
    ui_tip(ui);
    const PlayAction said[] = {chosen, bar, tool, panel};
    PlayAction action = PLAY_NOTHING;
    for (size_t i = 0; i < sizeof said / sizeof said[0] && action == PLAY_NOTHING; i++) {
        action = said[i];
    }
    ScreenRequest request = answer_input(&pass, action);
    note_ply(&pass);
    wake_for_motion(&pass);
    return request;
}
