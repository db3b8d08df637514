#include "app/screens/play_pass.h"
#include "rules/notation/start.h"

#include <stdio.h>

enum { TOOL_HEIGHT = 28, TOOL_GAP = 4, SEAL = 20, SEAL_AIR = 12, TITLE_AIR = 16, TITLE_MAX = 160 };

typedef struct Tool {
    const char *label;
    const char *tip;
    Icon icon;
    PlayAction action;
    PlayKey key; /* PLAY_KEY_NONE: only the mouse */
} Tool;

static const Tool HOME = {"Start", "Start screen", ICON_MENU, PLAY_START, PLAY_KEY_NONE};

static const Tool TOOLS[] = {
    {"New", "New game", ICON_NEW, PLAY_NEW, PLAY_KEY_NEW},
    {"Undo", "Undo", ICON_UNDO, PLAY_UNDO, PLAY_KEY_UNDO},
    {"Redo", "Redo", ICON_REDO, PLAY_REDO, PLAY_KEY_REDO},
    {"Flip", "Turn the board", ICON_FLIP, PLAY_FLIP, PLAY_KEY_FLIP},
    {"Marks", "What the marks mean, and which are shown", ICON_OVERLAY, PLAY_LEGEND,
     PLAY_KEY_LEGEND},
    {"Why?", "What holds a piece, bears on it, and hangs on it", ICON_SEARCH, PLAY_WHY,
     PLAY_KEY_WHY},
    {"Rules", "The rules in force", ICON_RULES, PLAY_RULES, PLAY_KEY_RULES},
    {"Keys", "List of keys", ICON_HELP, PLAY_KEYS, PLAY_KEY_KEYS},
};

static const Tool GEAR = {"Settings", "Settings", ICON_GEAR, PLAY_SETTINGS, PLAY_KEY_SETTINGS};

static bool tool_is_idle(const Pass *pass, PlayAction action) {
    const Game *game = session_game(pass->session);
    bool picked = session_selector(pass->session)->picked;
    return (action == PLAY_UNDO && !picked && !game_can_undo(game)) ||
           (action == PLAY_REDO && !game_can_redo(game));
}

/* A tool at `x`; moves on by its width. */
static bool run_tool(const Pass *pass, const Tool *tool, float *x, bool labelled) {
    Ui *ui = pass->ui;
    const PlayLayout *layout = &pass->layout;
    Button button = {.label = tool->label,
                     .tip = tool->tip,
                     .tip_key = tool->key != PLAY_KEY_NONE ? play_key_text(tool->key) : NULL,
                     .style = BUTTON_BAR,
                     .icon = tool->icon,
                     .icon_only = !labelled,
                     .on = (tool->action == PLAY_LEGEND && pass->screen->legend) ||
                           (tool->action == PLAY_WHY && pass->screen->why),
                     .disabled = tool_is_idle(pass, tool->action)};
    float width = ui_button_width(ui, &button);
    button.box = (Rect){*x, (layout->toolbar.h - TOOL_HEIGHT) / 2, width, TOOL_HEIGHT};
    *x += width + TOOL_GAP;
    return ui_button(ui, &button);
}

/* The game, and the handicap from which it began where there is room for both. */
static void title_of(const Ui *ui, const Game *game, float width, char out[TITLE_MAX]) {
    const Variant *variant = game_rules(game)->variant;
    const Start *start = start_of(ply_position(game_start(game)));
    snprintf(out, TITLE_MAX, "%s%s%s", variant->title, start != NULL ? ": " : "",
             start != NULL ? start->title : "");
    if (canvas_text_width(ui->canvas, TEXT_BODY, FACE_SANS_BOLD, out) > width) {
        snprintf(out, TITLE_MAX, "%s", variant->title);
    }
}

static void draw_title(Ui *ui, Rect box, const Game *game) {
    const Preset *preset = ruleset_preset(game_rules(game));
    char text[TITLE_MAX];
    char title[TITLE_MAX];
    snprintf(text, sizeof text, "rules: %s", preset != NULL ? preset->title : "own choice");
    title_of(ui, game, box.w, title);
    TextSpot spot = {.box = box,
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    float width = canvas_text_width(ui->canvas, spot.style, spot.face, title);
    if (width > box.w) {
        return;
    }
    canvas_text(ui->canvas, &spot, title);
    spot.box = (Rect){box.x + width + 10, box.y, box.w - width - 10, box.h};
    spot.style = TEXT_BAR;
    spot.face = FACE_SANS;
    spot.paint = canvas_paint(ui->canvas, TONE_INK_SOFT);
    if (canvas_text_width(ui->canvas, spot.style, spot.face, text) <= spot.box.w) {
        canvas_text(ui->canvas, &spot, text);
    }
}

/* The title stands above the panel where the tools leave room, else right beside them. */
static void draw_right(const Pass *pass, float x, float right) {
    const PlayLayout *layout = &pass->layout;
    float left = layout->panel.x > x + TITLE_AIR ? layout->panel.x : x + TITLE_AIR;
    if (right - TITLE_AIR > left) {
        draw_title(pass->ui, (Rect){left, 0, right - TITLE_AIR - left, layout->toolbar.h},
                   session_game(pass->session));
    }
}

PlayAction play_toolbar_run(const Pass *pass) {
    Ui *ui = pass->ui;
    const PlayLayout *layout = &pass->layout;
    PlayAction action = PLAY_NOTHING;
    canvas_fill(ui->canvas, layout->toolbar, canvas_paint(ui->canvas, TONE_SURFACE));
    canvas_fill(ui->canvas, (Rect){0, layout->toolbar.h - 1, layout->toolbar.w, 1},
                canvas_paint(ui->canvas, TONE_LINE));
    float x = layout->margin - TOOL_GAP;
    if (run_tool(pass, &HOME, &x, false)) {
        action = HOME.action;
    }
    icon_art_seal(ui->canvas, (Rect){x, (layout->toolbar.h - SEAL) / 2, SEAL, SEAL});
    x += SEAL + SEAL_AIR;
    for (size_t i = 0; i < sizeof TOOLS / sizeof TOOLS[0]; i++) {
        if (run_tool(pass, &TOOLS[i], &x, layout->roomy)) {
            action = TOOLS[i].action;
        }
    }
    Button gear = {.icon = GEAR.icon, .icon_only = true, .style = BUTTON_BAR, .label = ""};
    float right = layout->toolbar.w - layout->margin - ui_button_width(ui, &gear) + TOOL_GAP;
    draw_right(pass, x, right);
    return run_tool(pass, &GEAR, &right, false) ? GEAR.action : action;
}
