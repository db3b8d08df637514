#include "app/shell/shell.h"

#include "app/screens/about.h"
#include "app/screens/games.h"
#include "app/screens/keys.h"
#include "app/screens/new_game.h"
#include "app/screens/play.h"
#include "app/screens/rules.h"
#include "app/screens/settings.h"
#include "app/screens/start.h"
#include "app/views/board_view.h"

#include <stdlib.h>
#include <string.h>

enum { SCREENS_OPEN_MAX = 8 };

/* Characters are never smaller than this on the screen, in units of its own pixels. */
static const float TEXT_LEAST = 12;

struct Shell {
    Program program;
    Canvas *canvas;
    CanvasFrame frame;
    Ui ui;
    uint32_t now;
    ScreenId open[SCREENS_OPEN_MAX]; /* the one shown is the last */
    size_t open_count;
    const char *drawing; /* how pictures come to the screen, for people; NULL: not told */
    StartScreen start;
    GamesScreen games;
    NewGameScreen new_game;
    SettingsScreen settings;
    RulesScreen rules;
    KeysScreen keys;
    AboutScreen about;
    PlayScreen play;
    unsigned long round; /* of the game that the play screen is about */
    bool changed;        /* another screen came up in the last pass */
    bool over;
};

static void push_screen(Shell *shell, ScreenId screen) {
    for (size_t i = 0; i < shell->open_count; i++) {
        if (shell->open[i] == screen) {
            shell->open_count = i + 1;
            return;
        }
    }
    if (shell->open_count < SCREENS_OPEN_MAX) {
        shell->open[shell->open_count++] = screen;
    }
}

static void close_screen(Shell *shell) {
    if (shell->open_count > 1) {
        shell->open_count--;
    }
}

/* A screen that is opened shows what is there now. */
static void freshen(Shell *shell, ScreenId screen) {
    switch (screen) {
    case SCREEN_START:
        shell->start = (StartScreen){0};
        return;
    case SCREEN_GAMES:
        shell->games = games_screen_fresh();
        return;
    case SCREEN_ABOUT:
        about_screen_open(&shell->about, &shell->program, shell->drawing);
        return;
    case SCREEN_NEW:
        new_game_screen_open(&shell->new_game, &shell->program);
        return;
    case SCREEN_SETTINGS:
        shell->settings = (SettingsScreen){.scroll = {0}};
        return;
    case SCREEN_RULES:
        shell->rules = (RulesScreen){.scroll = {0}};
        return;
    case SCREEN_KEYS:
        shell->keys = (KeysScreen){.scroll = {0}};
        return;
    case SCREEN_PLAY:
    case SCREEN_COUNT:
        return;
    }
}

/* The board lies right on the start screen, whatever led to it. */
void shell_open(Shell *shell, ScreenId screen) {
    if (screen == SCREEN_PLAY || screen == SCREEN_START) {
        shell->open_count = 1;
        shell->open[0] = SCREEN_START;
    }
    push_screen(shell, screen);
    freshen(shell, screen);
    ui_forget(&shell->ui);
    shell->changed = true;
}

static void obey(Shell *shell, ScreenRequest request) {
    switch (request.ask) {
    case ASK_STAY:
        return;
    case ASK_OPEN:
        shell_open(shell, request.screen);
        return;
    case ASK_BACK:
        close_screen(shell);
        ui_forget(&shell->ui);
        shell->changed = true;
        return;
    case ASK_QUIT:
        shell->over = true;
        return;
    }
}

static ScreenRequest run_screen(Shell *shell) {
    Program *program = &shell->program;
    Ui *ui = &shell->ui;
    switch (shell_screen(shell)) {
    case SCREEN_START:
        return start_screen_run(&shell->start, program, ui);
    case SCREEN_GAMES:
        return games_screen_run(&shell->games, program, ui);
    case SCREEN_ABOUT:
        return about_screen_run(&shell->about, ui);
    case SCREEN_NEW:
        return new_game_screen_run(&shell->new_game, program, ui);
    case SCREEN_SETTINGS:
        return settings_screen_run(&shell->settings, program, ui);
    case SCREEN_RULES:
        return rules_screen_run(&shell->rules, program, ui);
    case SCREEN_KEYS:
        return keys_screen_run(&shell->keys, program, ui);
    case SCREEN_PLAY:
    case SCREEN_COUNT:
        break;
    }
    return play_screen_run(&shell->play, program, ui);
}

/* A game that came in on another screen finds the board tidy. */
static void settle_game(Shell *shell) {
    unsigned long round = session_round(shell->program.session);
    if (round != shell->round) {
        play_screen_reset(&shell->play);
        shell->round = round;
    }
}

static void settle_frame(Shell *shell) {
    float size = shell_text_size(shell);
    shell->frame.theme = (ThemeId)settings_get(&shell->program.settings, SETTING_THEME);
    shell->frame.text_least = size < 1 ? TEXT_LEAST / size : 0;
}

static void run_pass(Shell *shell, const Input *input) {
    settle_frame(shell);
    settle_game(shell);
    canvas_begin(shell->canvas, &shell->frame);
    ui_begin(&shell->ui, shell->canvas, input, shell->now);
    shell->changed = false;
    obey(shell, run_screen(shell));
}

Shell *shell_new(const Ruleset *rules, const Position *start, CanvasMeasure measure,
                 void *context) {
    Shell *shell = calloc(1, sizeof *shell);
    if (shell == NULL) {
        return NULL;
    }
    bool begun = program_begin(&shell->program, rules, start);
    shell->canvas = canvas_new(measure, context);
    shell->ui = ui_fresh();
    shell->frame = (CanvasFrame){.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
    if (!begun || shell->canvas == NULL) {
        shell_free(shell);
        return NULL;
    }
    shell_open(shell, SCREEN_PLAY);
    return shell;
}

void shell_free(Shell *shell) {
    if (shell != NULL) {
        program_end(&shell->program);
        canvas_free(shell->canvas);
        free(shell);
    }
}

void shell_tell_drawing(Shell *shell, const char *drawing) {
    shell->drawing = drawing;
}

void shell_keep(Shell *shell) {
    program_keep(&shell->program);
}

ScreenId shell_screen(const Shell *shell) {
    return shell->open[shell->open_count - 1];
}

bool shell_restart(Shell *shell, const Ruleset *rules, const Position *start) {
    RecordHeads heads = {.flipped = shell->program.heads.flipped};
    shell_open(shell, SCREEN_PLAY);
    return program_new_game(&shell->program, rules, start, &heads);
}

void shell_resize(Shell *shell, float width, float height, float scale) {
    /* The pointer stays where it is on the screen. */
    shell->ui.pointer.x *= shell->frame.scale / scale;
    shell->ui.pointer.y *= shell->frame.scale / scale;
    shell->frame.width = width;
    shell->frame.height = height;
    shell->frame.scale = scale;
}

float shell_text_size(const Shell *shell) {
    return (float)settings_get(&shell->program.settings, SETTING_TEXT_SIZE) / 100;
}

float shell_wanted_scale(const Shell *shell) {
    return settings_factor(&shell->program.settings, SETTING_SCALE);
}

/* Nothing is asked when the game is safe; else the question stands on the board. */
static bool answer_quit(Shell *shell) {
    shell->over = play_screen_leaves(&shell->play, &shell->program);
    if (!shell->over && shell_screen(shell) != SCREEN_PLAY) {
        shell_open(shell, SCREEN_PLAY);
    }
    return true;
}

bool shell_input(Shell *shell, const Input *input) {
    shell->now = input->time;
    switch (input->kind) {
    case INPUT_QUIT:
        return answer_quit(shell);
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
    return touched || shell->changed || shell->play.changed;
}

bool shell_tick(Shell *shell, uint32_t now) {
    bool due = shell->ui.wake != UI_NEVER && now - shell->now >= (uint32_t)shell->ui.wake;
    if (due) {
        shell->now = now;
    }
    return due;
}

int shell_wait(const Shell *shell, uint32_t now) {
    if (shell->ui.wake == UI_NEVER) {
        return -1;
    }
    uint32_t passed = now - shell->now;
    return passed < (uint32_t)shell->ui.wake ? shell->ui.wake - (int)passed : 0;
}

const Canvas *shell_draw(Shell *shell) {
    Input nothing = {.kind = INPUT_NONE};
    run_pass(shell, &nothing);
    if (ui_end(&shell->ui)) {
        /* What moved by itself, such as a list that brought the keyboard's widget into sight. */
        run_pass(shell, &nothing);
        ui_end(&shell->ui);
    }
    return shell->canvas;
}

void shell_prepare(Shell *shell) {
    program_prepare(&shell->program);
}

bool shell_commit(Shell *shell) {
    size_t before = strlen(shell->program.notice);
    program_commit(&shell->program);
    return strlen(shell->program.notice) > before;
}

bool shell_wants_text(const Shell *shell) {
    return shell->ui.typing;
}

bool shell_clicks(Shell *shell) {
    bool clicked = shell->play.clicked;
    shell->play.clicked = false;
    return clicked && shell_wants_sound(shell);
}

bool shell_wants_sound(const Shell *shell) {
    return settings_get(&shell->program.settings, SETTING_SOUND) != 0;
}

bool shell_is_over(const Shell *shell) {
    return shell->over;
}

Program *shell_program(Shell *shell) {
    return &shell->program;
}

const Session *shell_session(const Shell *shell) {
    return shell->program.session;
}

void shell_flip(Shell *shell) {
    program_flip(&shell->program);
}

float shell_pitch(const Shell *shell) {
    return play_screen_layout(&shell->play, &shell->program, shell->canvas).board.cell_h;
}

Point shell_square_centre(const Shell *shell, Square square) {
    PlayLayout layout = play_screen_layout(&shell->play, &shell->program, shell->canvas);
    return rect_centre(board_view_cell(&layout.board, square));
}
