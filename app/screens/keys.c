#include "app/screens/keys.h"

#include "app/draw/text_flow.h"
#include "app/screens/form.h"
#include "app/screens/page.h"
#include "app/screens/play_keys.h"

#include <math.h>
#include <string.h>

enum { WIDEST = 1080, TWO_COLUMNS = 720, COLUMN_GAP = 24, MARGIN = 6 };
enum { CAP_COLUMN = 116, CAP_LINE = 21, LINE_AIR = 3, GROUPS_MAX = 16, COLUMNS_MAX = 2 };

/* A key or a gesture, and what it does. */
typedef struct KeyLine {
    const char *keys, *does;
} KeyLine;

static const KeyLine MOUSE[] = {
    {"Click", "pick a piece, then click where it goes"},
    {"Click again", "stop there, where the piece could move on"},
    {"Drag", "move a piece without letting go, through each of its steps"},
    {"Shift+click", "shoot, or go as far as there; do not promote at once"},
    {"Right click", "take one step back, then let go"},
    {"Pointer", "rest it on a piece to see how it moves"},
    {"Wheel", "scroll the list of moves"},
    {"Ctrl+wheel", "enlarge the board or make it smaller"},
    {"Middle drag", "move the enlarged board"},
};

/* One card of the list: rows of the key table from `first` up to `end`; none: the mouse. */
typedef struct KeyGroup {
    const char *head;
    size_t first, end;
} KeyGroup;

/* Which column each group stands in. */
typedef struct KeyPlan {
    KeyGroup group[GROUPS_MAX];
    int column[GROUPS_MAX];
    size_t count;
    int columns;
    float width; /* of a column */
} KeyPlan;

static void write_line(Form *form, const KeyLine *line) {
    Canvas *canvas = form->ui->canvas;
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    Rect words = {form->x + CAP_COLUMN, form->y + LINE_AIR, form->width - CAP_COLUMN, 0};
    words.h = text_flow_height(canvas, words.w, &flow, line->does);
    if (form->draws) {
        icon_art_key(canvas, (Rect){form->x, words.y, CAP_COLUMN, CAP_LINE}, line->keys,
                     canvas_paint(canvas, TONE_INK_SOFT));
        text_flow_draw(canvas, words, &flow, line->does);
    }
    form->y += fmaxf(words.h, CAP_LINE) + 2 * LINE_AIR;
}

static void write_mouse(Form *form) {
    for (size_t i = 0; i < sizeof MOUSE / sizeof MOUSE[0]; i++) {
        write_line(form, &MOUSE[i]);
    }
}

static void write_group(Form *form, void *context) {
    const KeyGroup *group = context;
    form->y += 2 * LINE_AIR;
    if (group->first == group->end) {
        write_mouse(form);
    }
    for (size_t i = group->first; i < group->end; i++) {
        const PlayKeyRow *row = play_key_row(i);
        if (row->keys != NULL) {
            write_line(form, &(KeyLine){row->keys, row->does});
        }
    }
}

static void write_card(Form *form, void *context) {
    const KeyGroup *group = context;
    form_card(form, group->head, write_group, context);
}

/* The groups in the order of the table, the mouse last. */
static size_t find_groups(KeyGroup out[GROUPS_MAX]) {
    size_t count = 0;
    for (size_t i = 0; i < play_key_count(); i++) {
        const char *head = play_key_row(i)->group;
        if (count == 0 || strcmp(out[count - 1].head, head) != 0) {
            out[count++] = (KeyGroup){.head = head, .first = i};
        }
        out[count - 1].end = i + 1;
    }
    out[count++] = (KeyGroup){.head = "Mouse"};
    return count;
}

/* Each group goes below the shorter column; returns the height of the higher one. */
static float plan_columns(Ui *ui, float width, KeyPlan *out) {
    float height[COLUMNS_MAX] = {0, 0};
    out->columns = width < TWO_COLUMNS ? 1 : COLUMNS_MAX;
    out->width = (width - (float)(out->columns - 1) * COLUMN_GAP) / (float)out->columns;
    out->count = find_groups(out->group);
    for (size_t i = 0; i < out->count; i++) {
        int column = out->columns > 1 && height[1] < height[0] ? 1 : 0;
        out->column[i] = column;
        height[column] += form_height(ui, out->width, write_card, &out->group[i]);
    }
    return fmaxf(height[0], height[1]);
}

static void draw_columns(Ui *ui, KeyPlan *plan, Point origin) {
    float y[COLUMNS_MAX] = {origin.y, origin.y};
    for (size_t i = 0; i < plan->count; i++) {
        int column = plan->column[i];
        Form form = {.ui = ui,
                     .x = origin.x + (float)column * (plan->width + COLUMN_GAP),
                     .width = plan->width,
                     .y = y[column],
                     .draws = true};
        write_card(&form, &plan->group[i]);
        y[column] = form.y;
    }
}

ScreenRequest keys_screen_run(KeysScreen *screen, Program *program, Ui *ui) {
    (void)program;
    Page page = page_begin(ui, "Keys and mouse", WIDEST);
    KeyPlan plan;
    ScrollArea area = {.box = page_scroll_box(&page),
                       .height = plan_columns(ui, page.body.w, &plan) + MARGIN};
    float offset = ui_scroll_begin(ui, &area, &screen->scroll);
    draw_columns(ui, &plan, (Point){page.body.x, page.body.y + MARGIN - offset});
    ui_scroll_keys(ui, &area, &screen->scroll);
    ui_scroll_end(ui, &area, &screen->scroll);
    return page.back ? screen_closes() : screen_stays();
}
