#include "app/screens/new_game.h"

#include "app/draw/text_flow.h"
#include "app/screens/new_game_form.h"
#include "app/screens/page.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    WIDEST = 1120,
    PREVIEW_BESIDE = 760,
    PREVIEW_HIGH = 300,
    PREVIEW_WIDTH = 360,
    PREVIEW_SMALL = 280,
    GAP = 24
};
enum { PADDING = 20, PADDING_SMALL = 12, ROOMY = 1100, SIGN = 20, TURN_LINE = 28, MARGIN = 6 };
enum { BAR = 64, BAR_SMALL = 48, SMALL_HEIGHT = 480, BUTTON = 32, BUTTON_GAP = 16 };

/* Where the parts of the screen stand, in logical pixels. */
typedef struct NewGameLayout {
    Rect form;    /* scrolls */
    Rect preview; /* a card at the right; 0 wide where the board stands in the form */
    Rect bar;     /* at the lower edge: what is to be said, and the button */
} NewGameLayout;

static NewGameLayout layout_of(const Page *page, const CanvasFrame *frame) {
    float bar = frame->height < SMALL_HEIGHT ? BAR_SMALL : BAR;
    Rect body = page->body;
    body.h -= bar;
    NewGameLayout layout = {.form = body, .bar = {body.x, body.y + body.h, body.w, bar}};
    if (body.w >= PREVIEW_BESIDE && body.h >= PREVIEW_HIGH) {
        float width = frame->width < ROOMY ? PREVIEW_SMALL : PREVIEW_WIDTH;
        layout.preview =
            (Rect){body.x + body.w - width, body.y + MARGIN, width, body.h - MARGIN - GAP};
        layout.form.w -= width + GAP;
    }
    return layout;
}

/* Whose turn it is, with the sign of the side, in the middle of the line. */
static void draw_turn(Ui *ui, Rect box, const NewGameForm *pass) {
    char text[32] = "No position yet";
    float left = box.x;
    if (pass->right) {
        Colour turn = (Colour)pass->start.turn;
        snprintf(text, sizeof text, "%s moves first", colour_name(turn));
        icon_art_side(ui->canvas, (Rect){box.x, box.y + (box.h - SIGN) / 2, SIGN, SIGN},
                      turn == WHITE, canvas_paint(ui->canvas, TONE_INK));
        left += SIGN + 8;
    }
    page_text(ui, (PageInk){TEXT_BODY, TONE_INK}, (Rect){left, box.y, box.x + box.w - left, box.h},
              text);
}

static void draw_preview(Ui *ui, Rect box, const NewGameForm *pass) {
    float padding = canvas_frame_of(ui->canvas)->width < ROOMY ? PADDING_SMALL : PADDING;
    Point room = {box.w - 2 * padding, box.h - 2 * padding - TURN_LINE};
    Point size = new_game_form_board(pass, room);
    Rect board = {box.x + padding, box.y + padding, room.x, size.y};
    page_card(ui, (Rect){box.x, box.y, box.w, size.y + 2 * padding + TURN_LINE});
    new_game_form_draw_board(pass, ui->canvas, board);
    float left = box.x + floorf((box.w - size.x) / 2);
    draw_turn(ui, (Rect){left, board.y + board.h + padding / 2, size.x, TURN_LINE}, pass);
}

static void run_form(Ui *ui, const Page *page, Rect box, NewGameForm *pass) {
    Page part = *page;
    part.body = box;
    ScrollArea area = {.box = page_scroll_box(&part),
                       .height = form_height(ui, box.w, new_game_form_write, pass) + MARGIN};
    float offset = ui_scroll_begin(ui, &area, &pass->screen->scroll);
    Form form = {.ui = ui, .x = box.x, .y = box.y + MARGIN - offset, .width = box.w, .draws = true};
    new_game_form_write(&form, pass);
    ui_scroll_keys(ui, &area, &pass->screen->scroll);
    ui_scroll_end(ui, &area, &pass->screen->scroll);
}

static bool game_goes_on(const Program *program) {
    const Game *game = session_game(program->session);
    return ply_first_child(game_start(game)) != NULL && !ply_verdict(game_line_end(game)).over;
}

/* What must be known before the button is pressed; "" for nothing. */
static const char *caption_of(const NewGameForm *pass, const Program *program) {
    if (!pass->right) {
        return "The game cannot begin: the start position is not right yet.";
    }
    if (pass->screen->failed && program->notice[0] != '\0') {
        return program->notice;
    }
    if (pass->screen->failed) {
        return "There is not enough memory for a new game; the old one goes on.";
    }
    if (!game_goes_on(program)) {
        return "";
    }
    return program_is_safe(program) ? "The game in progress stays in the list of recent games."
                                    : "The game in progress is not kept and will be lost.";
}

static bool run_bar(Ui *ui, Rect bar, const NewGameForm *pass, const Program *program) {
    Button start = {.label = "Start game",
                    .key_text = "Enter",
                    .key = KEY_ENTER,
                    .style = BUTTON_PRIMARY,
                    .icon = ICON_COUNT,
                    .disabled = !pass->right};
    float width = ui_button_width(ui, &start);
    start.box = (Rect){bar.x + bar.w - width, bar.y + (bar.h - BUTTON) / 2, width, BUTTON};
    canvas_fill(ui->canvas, (Rect){bar.x, bar.y, bar.w, 1}, canvas_paint(ui->canvas, TONE_LINE));
    bool warns = !pass->right || pass->screen->failed || !program_is_safe(program);
    TextFlow flow = {.style = TEXT_BAR,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, warns ? TONE_BAD : TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    const char *caption = caption_of(pass, program);
    float words = bar.w - width - BUTTON_GAP;
    float height = text_flow_height(ui->canvas, words, &flow, caption);
    text_flow_draw(ui->canvas, (Rect){bar.x, bar.y + (bar.h - height) / 2, words, height}, &flow,
                   caption);
    return ui_button(ui, &start);
}

static ScreenRequest start_game(const NewGameForm *pass, Program *program) {
    NewGameScreen *screen = pass->screen;
    RecordHeads heads = {.flipped = screen->turned};
    bool usual = !screen->own_start && screen->handicap == NULL;
    for (int side = BLACK; side <= WHITE; side++) {
        /* The fields take no longer names. */
        size_t length = strlen(screen->name[side].text);
        assert(length < RECORD_NAME_MAX);
        memcpy(heads.name[side], screen->name[side].text, length + 1);
    }
    screen->failed =
        !program_new_game(program, &screen->rules, usual ? NULL : &pass->start, &heads);
    return screen->failed ? screen_stays() : screen_opens(SCREEN_PLAY);
}

void new_game_screen_open(NewGameScreen *screen, const Program *program) {
    const Ruleset *played = game_rules(session_game(program->session));
    const Variant *variant = program->wanted != NULL ? program->wanted : played->variant;
    *screen = (NewGameScreen){.turned = program->heads.flipped};
    if (variant == played->variant) {
        screen->rules = *played;
    } else {
        bool begun = ruleset_begin(&screen->rules, variant, NULL, NULL);
        assert(begun);
    }
    for (int side = BLACK; side <= WHITE; side++) {
        field_set(&screen->name[side], program->heads.name[side]);
    }
}

ScreenRequest new_game_screen_run(NewGameScreen *screen, Program *program, Ui *ui) {
    Page page = page_begin(ui, "New game", WIDEST);
    NewGameLayout layout = layout_of(&page, canvas_frame_of(ui->canvas));
    NewGameForm pass = {.screen = screen, .previews = layout.preview.w <= 0};
    new_game_form_read(&pass);
    run_form(ui, &page, layout.form, &pass);
    new_game_form_read(&pass);
    ui->stale = ui->stale || ui->taken;
    if (!pass.previews) {
        draw_preview(ui, layout.preview, &pass);
    }
    if (page.back) {
        return screen_closes();
    }
    return run_bar(ui, layout.bar, &pass, program) ? start_game(&pass, program) : screen_stays();
}
