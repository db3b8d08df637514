#include "app/draw/text_flow.h"
#include "app/screens/play_pass.h"
#include "app/views/captured_view.h"
#include "app/views/history_view.h"
#include "app/views/legend_view.h"
#include "app/views/piece_card.h"
#include "rules/play/forbidden.h"

#include <stdio.h>

enum { SIGN = 20, NAME_LEFT = 30, TOOL = 24, TOOL_GAP = 2, COMMENT_LINES = 2, COMMENT_AIR = 8 };
enum { SWITCH_WIDTH = 48, SWITCH_HEIGHT = 28, LEGEND_HEAD = 36, TEXT_MAX = 96 };

static void draw_turn(Ui *ui, Rect line) {
    const char *text = "to move";
    float width = canvas_text_width(ui->canvas, TEXT_BAR, FACE_SANS_BOLD, text) + 24;
    Rect box = {line.x + line.w - width, line.y + 4, width, line.h - 8};
    Look look = {.fill = canvas_paint(ui->canvas, TONE_ACCENT)};
    canvas_rounded(ui->canvas, box, 4, &look);
    TextSpot spot = {.box = box,
                     .style = TEXT_BAR,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_ON_ACCENT),
                     .align = ALIGN_CENTRE};
    canvas_text(ui->canvas, &spot, text);
}

static void draw_result(Ui *ui, Rect line, Verdict verdict, Colour side) {
    const char *text = verdict.winner == COLOUR_NONE     ? "draw"
                       : verdict.winner == (uint8_t)side ? "has won"
                                                         : "has lost";
    TextSpot spot = {.box = line,
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_RIGHT};
    canvas_text(ui->canvas, &spot, text);
}

/* The side, and the player's name where it was told. */
static void draw_names(const Pass *pass, Colour side, Rect line) {
    Ui *ui = pass->ui;
    const char *name = pass->program->heads.name[side];
    TextSpot spot = {.box = {line.x + NAME_LEFT, line.y, line.w - NAME_LEFT - 96, line.h},
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    float used = canvas_text(ui->canvas, &spot, colour_name(side)) + 10;
    if (name[0] != '\0') {
        spot.box.x += used;
        spot.box.w -= used;
        spot.face = FACE_SANS;
        canvas_text(ui->canvas, &spot, name);
    }
}

static void draw_player(const Pass *pass, Colour side, Rect line) {
    Ui *ui = pass->ui;
    const Game *game = session_game(pass->session);
    Verdict verdict = game_verdict(game);
    icon_art_side(ui->canvas, (Rect){line.x, line.y + (line.h - SIGN) / 2, SIGN, SIGN},
                  side == WHITE, canvas_paint(ui->canvas, TONE_INK));
    draw_names(pass, side, line);
    if (verdict.over) {
        draw_result(ui, line, verdict, side);
    } else if (game_position(game)->turn == (uint8_t)side) {
        draw_turn(ui, line);
    }
}

/* The piece whose card is shown: what the picked one may become, the one that is explained, the one
 * under the pointer or the cursor, or the picked one. */
static Piece card_piece(const Pass *pass) {
    const Selector *selector = session_selector(pass->session);
    const PlayScreen *screen = pass->screen;
    if (session_asks_promotion(pass->session)) {
        const Kind *kind = position_kind(selector->position, selector->path.move.from);
        return piece_of(kind->promotes_to, piece_owner(selector->path.piece));
    }
    Position now;
    selector_preview(selector, &now);
    const Square squares[] = {screen->explained, screen->hover, screen->cursor};
    for (size_t i = 0; i < sizeof squares / sizeof squares[0]; i++) {
        Piece piece = squares[i] != SQUARE_NONE ? now.cell[squares[i]] : PIECE_NONE;
        if (piece != PIECE_NONE) {
            return piece;
        }
    }
    return selector->picked ? selector->path.piece : PIECE_NONE;
}

typedef struct PanelTool {
    const char *label, *tip;
    Icon icon;
    PlayAction action;
    PlayKey key;
} PanelTool;

static const PanelTool TOOLS[] = {
    {"First", "To the start", ICON_FIRST, PLAY_FIRST, PLAY_KEY_FIRST},
    {"Earlier", "One move earlier", ICON_BACK, PLAY_EARLIER, PLAY_KEY_EARLIER},
    {"Later", "One move later", ICON_FORWARD, PLAY_LATER, PLAY_KEY_LATER},
    {"Last", "To the last move", ICON_LAST, PLAY_LAST, PLAY_KEY_LAST},
    {"Comment", "Write a comment on this move", ICON_COMMENT, PLAY_COMMENT, PLAY_KEY_COMMENT},
    {"Copy moves", "Copy the list of moves", ICON_COPY, PLAY_COPY_MOVES, PLAY_KEY_COPY_MOVES},
};

static bool tool_is_idle(const Game *game, PlayAction action) {
    bool back = action == PLAY_FIRST || action == PLAY_EARLIER;
    bool on = action == PLAY_LATER || action == PLAY_LAST;
    return (back && ply_parent(game_ply(game)) == NULL) ||
           (on && ply_shown_child(game_ply(game)) == NULL);
}

/* The way through the game, at the right end of the head. */
static PlayAction run_tools(const Pass *pass) {
    enum { COUNT = sizeof TOOLS / sizeof TOOLS[0] };
    Rect head = pass->layout.head;
    PlayAction action = PLAY_NOTHING;
    float x = head.x + head.w - COUNT * (TOOL + TOOL_GAP);
    for (size_t i = 0; i < COUNT; i++) {
        Button button = {.box = {x, head.y, TOOL, head.h},
                         .label = TOOLS[i].label,
                         .tip = TOOLS[i].tip,
                         .tip_key = play_key_text(TOOLS[i].key),
                         .icon = TOOLS[i].icon,
                         .icon_only = true,
                         .style = BUTTON_BAR,
                         .disabled = tool_is_idle(session_game(pass->session), TOOLS[i].action)};
        if (ui_button(pass->ui, &button)) {
            action = TOOLS[i].action;
        }
        x += TOOL + TOOL_GAP;
    }
    return action;
}

static void draw_head(const Pass *pass) {
    Ui *ui = pass->ui;
    const Game *game = session_game(pass->session);
    char text[TEXT_MAX];
    if (game_verdict(game).over) {
        snprintf(text, sizeof text, "game over");
    } else {
        snprintf(text, sizeof text, "move %u", (unsigned)game_position(game)->ply);
    }
    TextSpot spot = {.box = pass->layout.head,
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    float used = canvas_text(ui->canvas, &spot, "Moves") + 12;
    spot.box.x += used;
    spot.face = FACE_SANS;
    if (pass->layout.panel.w > 300) {
        canvas_text(ui->canvas, &spot, text);
    }
}

/* What was said about the ply shown, at the foot of the list; returns the height used. */
static float draw_comment(const Pass *pass) {
    Ui *ui = pass->ui;
    Rect list = pass->layout.list;
    const char *text = ply_comment(game_ply(session_game(pass->session)));
    TextFlow flow = {.style = TEXT_BAR,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT,
                     .max_lines = COMMENT_LINES};
    float width = list.w - 2 * COMMENT_AIR;
    float height = text_flow_height(ui->canvas, width, &flow, text) + 2 * COMMENT_AIR;
    if (text[0] == '\0' || height + 2 * pass->layout.row_height > list.h) {
        return 0;
    }
    Rect box = {list.x, list.y + list.h - height, list.w, height};
    Look look = {.fill = canvas_paint(ui->canvas, TONE_SURFACE),
                 .stroke = {.paint = canvas_paint(ui->canvas, TONE_LINE), .width = 1}};
    canvas_rounded(ui->canvas, box, 4, &look);
    text_flow_draw(ui->canvas, rect_inset(box, COMMENT_AIR), &flow, text);
    return height + 4;
}

static void run_list(const Pass *pass) {
    Rect list = pass->layout.list;
    list.h -= draw_comment(pass);
    HistoryView history = {.game = session_game(pass->session),
                           .box = list,
                           .row_height = pass->layout.row_height,
                           .scroll = &pass->screen->scroll};
    const Ply *ply = history_view_run(pass->ui, &history);
    if (ply != NULL) {
        play_act(pass, PLAY_NOTHING);
        session_show(pass->session, ply);
    }
}

/* From below the far player's line to above the near one's. */
static Rect between_players(const PlayLayout *layout) {
    float top = layout->far_line.y + layout->far_line.h + 4;
    return (Rect){layout->panel.x, top, layout->panel.w, layout->near_line.y - 6 - top};
}

static const SettingId SWITCHES[] = {SETTING_SHOW_DESTINATIONS, SETTING_SHOW_LAST_MOVE,
                                     SETTING_SHOW_CHECK,        SETTING_SHOW_ATTACKED,
                                     SETTING_SHOW_UNDEFENDED,   SETTING_SHOW_FORBIDDEN};
enum { SWITCH_COUNT = sizeof SWITCHES / sizeof SWITCHES[0] };

/* The last one has nothing to show in games without such laws. */
static int switch_count(const Pass *pass) {
    return SWITCH_COUNT - !forbidden_comes_up(game_rules(session_game(pass->session)));
}

/* Two columns where the longest title has room in one of them. */
static int switch_columns(const Pass *pass, float width) {
    float longest = 0;
    for (int i = 0; i < switch_count(pass); i++) {
        const char *title = setting_row(SWITCHES[i])->title;
        float text = canvas_text_width(pass->ui->canvas, TEXT_BODY, FACE_SANS, title);
        longest = text > longest ? text : longest;
    }
    return longest + SWITCH_WIDTH + 8 <= width / 2 ? 2 : 1;
}

/* One switch for each overlay; returns their height. */
static float run_switches(const Pass *pass, Rect box) {
    int columns = switch_columns(pass, box.w);
    float width = box.w / (float)columns;
    for (int i = 0; i < switch_count(pass); i++) {
        const SettingRow *row = setting_row(SWITCHES[i]);
        bool on = settings_get(&pass->program->settings, SWITCHES[i]) != 0;
        int line = i / columns;
        Rect place = {box.x + width * (float)(i % columns), box.y + (float)(SWITCH_HEIGHT * line),
                      width - 8, SWITCH_HEIGHT};
        if (ui_switch(pass->ui, place, row->title, on)) {
            program_set(pass->program, SWITCHES[i], !on);
            pass->screen->changed = true;
        }
    }
    int lines = (switch_count(pass) + columns - 1) / columns;
    return (float)(SWITCH_HEIGHT * lines);
}

bool play_side_panel(const Pass *pass, SidePanel *panel) {
    Ui *ui = pass->ui;
    Rect box = between_players(&pass->layout);
    TextSpot head = {.box = {box.x, box.y, box.w, LEGEND_HEAD},
                     .style = TEXT_HEAD,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &head, panel->heading);
    Button close = {.label = "Close", .key_text = play_key_text(panel->key), .icon = ICON_COUNT};
    float width = ui_button_width(ui, &close);
    close.box = (Rect){box.x + box.w - width, box.y + 2, width, 30};
    panel->inside = (Rect){box.x, box.y + LEGEND_HEAD + 4, box.w, box.h - LEGEND_HEAD - 4};
    return ui_button(ui, &close);
}

static PlayAction run_legend(const Pass *pass) {
    Ui *ui = pass->ui;
    SidePanel panel = {.heading = "Marks", .key = PLAY_KEY_LEGEND};
    bool closed = play_side_panel(pass, &panel);
    Rect inside = panel.inside;
    LegendView view = {.rules = game_rules(session_game(pass->session)), .width = inside.w - 14};
    float legend = legend_view_height(ui->canvas, &view);
    float switches = (float)(SWITCH_HEIGHT * switch_count(pass));
    ScrollArea area = {.box = inside, .height = legend + switches + 12};
    float y = inside.y - ui_scroll_begin(ui, &area, &pass->screen->legend_scroll);
    y += run_switches(pass, (Rect){inside.x + 6, y, inside.w - 20, switches}) + 10;
    legend_view_draw(ui->canvas, &view, (Point){inside.x, y});
    ui_scroll_end(ui, &area, &pass->screen->legend_scroll);
    return closed ? PLAY_LEGEND : PLAY_NOTHING;
}

static void draw_card(const Pass *pass) {
    if (pass->layout.card.h > 0) {
        PieceCard card = {.rules = game_rules(session_game(pass->session)),
                          .piece = card_piece(pass),
                          .box = pass->layout.card,
                          .cell = pass->layout.card_cell};
        piece_card_draw(pass->ui->canvas, &card);
    }
}

PlayAction play_panel_run(const Pass *pass) {
    const PlayLayout *layout = &pass->layout;
    const Game *game = session_game(pass->session);
    Canvas *canvas = pass->ui->canvas;
    Colour near = pass->program->heads.flipped ? WHITE : BLACK;
    draw_player(pass, colour_other(near), layout->far_line);
    draw_player(pass, near, layout->near_line);
    if (pass->screen->legend) {
        return run_legend(pass);
    }
    if (pass->screen->why) {
        return play_why_run(pass);
    }
    if (layout->far_taken.h > 0) {
        captured_view_draw(canvas, game, colour_other(near), layout->far_taken);
        captured_view_draw(canvas, game, near, layout->near_taken);
    }
    draw_card(pass);
    draw_head(pass);
    PlayAction action = run_tools(pass);
    run_list(pass);
    return action;
}
