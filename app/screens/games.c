#include "app/screens/games.h"

#include "app/draw/text_flow.h"
#include "app/screens/games_row.h"
#include "app/screens/notice.h"
#include "app/screens/page.h"

#include <math.h>

enum { WIDEST = 900, ROW = 76, ROW_GAP = 6, GAP = 12, BOTTOM = 16, BAR_ROOM = 14 };

static const char EMPTY[] = "No games yet. Every game is kept here by itself, from its first move "
                            "on, so that you can go on with it or look at it again.";

/* What one pass hands from part to part. */
typedef struct Pass {
    GamesScreen *screen;
    Program *program;
    Ui *ui;
    Page page;
    size_t count; /* of games */
    ScreenRequest request;
} Pass;

GamesScreen games_screen_fresh(void) {
    return (GamesScreen){.current = 0};
}

static void stop_asking(Pass *pass) {
    pass->screen->asking = false;
    pass->ui->stale = true;
}

static void make_current(Pass *pass, size_t index) {
    pass->screen->current = index;
    stop_asking(pass);
}

/* The answer is given anew: a key that asked must not answer, so nothing keeps the keyboard. */
static void ask(Pass *pass, size_t index) {
    make_current(pass, index);
    pass->screen->asking = true;
    ui_forget(pass->ui);
}

static void delete_game(Pass *pass, size_t index) {
    Problem why;
    if (!library_delete(pass->program->library, index, &why)) {
        program_tell(pass->program, why.text);
    }
    pass->count = library_count(pass->program->library);
    stop_asking(pass);
}

/* A game that cannot be read leaves the list. */
static void open_game(Pass *pass, size_t index) {
    pass->ui->stale = true;
    if (program_open(pass->program, index)) {
        pass->request = screen_opens(SCREEN_PLAY);
    }
    pass->count = library_count(pass->program->library);
}

static void act_on(Pass *pass, size_t index, GamesAct act) {
    switch (act) {
    case GAMES_NOTHING:
        return;
    case GAMES_OPEN:
        open_game(pass, index);
        return;
    case GAMES_ASK:
        ask(pass, index);
        return;
    case GAMES_DELETE:
        delete_game(pass, index);
        return;
    case GAMES_KEEP:
        stop_asking(pass);
        return;
    }
}

/* Where a key leads from the current row; the same row if it is no such key. */
static size_t target_of_key(Pass *pass) {
    enum { PAGE = 5 };
    size_t at = pass->screen->current;
    size_t last = pass->count - 1;
    if (ui_key_repeated(pass->ui, KEY_UP, 0)) {
        return at > 0 ? at - 1 : 0;
    }
    if (ui_key_repeated(pass->ui, KEY_DOWN, 0)) {
        return at < last ? at + 1 : last;
    }
    if (ui_key_repeated(pass->ui, KEY_PAGE_UP, 0)) {
        return at > PAGE ? at - PAGE : 0;
    }
    if (ui_key_repeated(pass->ui, KEY_PAGE_DOWN, 0)) {
        return at + PAGE < last ? at + PAGE : last;
    }
    if (ui_key(pass->ui, KEY_HOME, 0)) {
        return 0;
    }
    return ui_key(pass->ui, KEY_END, 0) ? last : at;
}

static void answer_keys(Pass *pass) {
    GamesScreen *screen = pass->screen;
    size_t target = target_of_key(pass);
    if (target != screen->current) {
        make_current(pass, target);
        screen->pursued = true;
        ui_forget(pass->ui);
    } else if (ui_key(pass->ui, KEY_DELETE, 0)) {
        act_on(pass, screen->current, screen->asking ? GAMES_DELETE : GAMES_ASK);
        screen->pursued = true;
    } else if (!screen->asking && ui_key(pass->ui, KEY_ENTER, 0)) {
        open_game(pass, screen->current);
    }
}

/* Moves the list so that the current row is seen whole. */
static void pursue(Pass *pass, const ScrollArea *area) {
    Scroll *scroll = &pass->screen->scroll;
    float top = (float)pass->screen->current * (ROW + ROW_GAP);
    if (pass->screen->pursued) {
        scroll->offset = fminf(scroll->offset, top);
        scroll->offset = fmaxf(scroll->offset, top + ROW - area->box.h);
        pass->screen->pursued = false;
    }
}

static void run_row(Pass *pass, const ScrollArea *area, GamesRow row, size_t index) {
    Ui *ui = pass->ui;
    Rect seen = area->box;
    row.entry = library_entry(pass->program->library, index);
    row.current = index == pass->screen->current;
    row.asking = row.current && pass->screen->asking;
    row.narrow = pass->page.narrow;
    row.hidden = row.box.y + row.box.h <= seen.y || row.box.y >= seen.y + seen.h;
    row.hot = ui->pointer_inside && rect_contains(row.box, ui->pointer) &&
              rect_contains(seen, ui->pointer);
    if (row.hot) {
        /* Being under the pointer is a look of the row, which has no button of its own. */
        ui->hot = (uint32_t)index + 1;
    }
    GamesAct act = games_row_run(ui, &row);
    act_on(pass, index, act);
    if (act == GAMES_NOTHING && ui_press(ui, row.box, BUTTON_LEFT)) {
        make_current(pass, index);
        if (ui->input->clicks == 2) {
            open_game(pass, index);
        }
    }
}

static void run_list(Pass *pass, Rect box) {
    ScrollArea area = {.box = box, .height = (float)pass->count * (ROW + ROW_GAP) + BOTTOM};
    pursue(pass, &area);
    float offset = ui_scroll_begin(pass->ui, &area, &pass->screen->scroll);
    float width = box.w - (area.height > box.h ? BAR_ROOM : 0);
    size_t count = pass->count;
    for (size_t i = 0; i < count && pass->count == count && pass->request.ask == ASK_STAY; i++) {
        float y = box.y + (float)i * (ROW + ROW_GAP) - offset;
        run_row(pass, &area, (GamesRow){.box = {box.x, y, width, ROW}}, i);
    }
    ui_scroll_end(pass->ui, &area, &pass->screen->scroll);
}

static void run_empty(Pass *pass, Rect box) {
    enum { TEXT_WIDEST = 480, BUTTON_TOP = 16, BUTTON_HEIGHT = 32 };
    Ui *ui = pass->ui;
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    Rect text = {box.x, box.y, fminf(box.w, TEXT_WIDEST), box.h};
    float used = text_flow_draw(ui->canvas, text, &flow, EMPTY);
    Button begin = {.label = "New game",
                    .key_text = "Enter",
                    .key = KEY_ENTER,
                    .style = BUTTON_PRIMARY,
                    .icon = ICON_COUNT};
    begin.box =
        (Rect){box.x, box.y + used + BUTTON_TOP, ui_button_width(ui, &begin), BUTTON_HEIGHT};
    if (ui_button(ui, &begin)) {
        pass->request = screen_opens(SCREEN_NEW);
    }
}

static void run_body(Pass *pass) {
    Rect body = pass->page.body;
    float notice = notice_height(pass->ui, pass->program, body.w);
    notice_run(pass->ui, pass->program, (Rect){body.x, body.y, body.w, notice});
    float used = notice > 0 ? notice + GAP : 0;
    Rect rest = {body.x, body.y + used, body.w, fmaxf(body.h - used, 0)};
    if (pass->count == 0) {
        run_empty(pass, rest);
    } else {
        answer_keys(pass);
    }
    if (pass->count > 0) {
        run_list(pass, rest);
    }
}

ScreenRequest games_screen_run(GamesScreen *screen, Program *program, Ui *ui) {
    Pass pass = {.screen = screen, .program = program, .ui = ui, .request = screen_stays()};
    pass.count = program->library != NULL ? library_count(program->library) : 0;
    screen->current = screen->current < pass.count ? screen->current : 0;
    if (screen->asking && ui_key(ui, KEY_ESCAPE, 0)) {
        stop_asking(&pass);
    }
    pass.page = page_begin(ui, "Recent games", WIDEST);
    if (pass.page.back) {
        return screen_closes();
    }
    run_body(&pass);
    return pass.request;
}
