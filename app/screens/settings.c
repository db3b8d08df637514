#include "app/screens/settings.h"

#include "app/screens/form.h"
#include "app/screens/page.h"
#include "app/screens/settings_sample.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WIDEST = 1120, SAMPLE_BESIDE = 800, SAMPLE_WIDTH = 320, SAMPLE_SMALL = 240, GAP = 24 };
enum {
    SAMPLE_AIR = 8,
    BESIDE_LEAST = 480,
    SLIDER = 260,
    VALUE = 60,
    BUTTON_GAP = 8,
    MARGIN = 6,
    ROOMY = 1100
};

/* One pass, and the group that is being written. */
typedef struct Sheet {
    SettingsScreen *screen;
    Program *program;
    const char *group;
    bool sample; /* stands on top of the groups */
} Sheet;

static void write_choice(Form *form, Program *program, SettingId id) {
    const SettingRow *row = setting_row(id);
    const char *titles[SETTING_CHOICES_MAX];
    for (int i = 0; i <= row->most; i++) {
        titles[i] = row->choice[i].title;
    }
    Choices choices = {
        .titles = titles, .count = row->most + 1, .chosen = settings_get(&program->settings, id)};
    int pressed = form_choices(form, &(FormRow){row->title, row->sentence}, &choices);
    if (pressed >= 0) {
        program_set(program, id, pressed);
    }
}

static void write_switch(Form *form, Program *program, SettingId id) {
    const SettingRow *row = setting_row(id);
    bool on = settings_get(&program->settings, id) != 0;
    if (form_switch(form, &(FormRow){row->title, row->sentence}, on)) {
        program_set(program, id, on ? 0 : 1);
    }
}

static void write_range(Form *form, Program *program, SettingId id) {
    const SettingRow *row = setting_row(id);
    Rect box = form_row(form, &(FormRow){row->title, row->sentence},
                        (Point){SLIDER + VALUE, FORM_CONTROL});
    if (!form->draws) {
        return;
    }
    int value = settings_get(&program->settings, id);
    Slider slider = {.box = {box.x, box.y, box.w - VALUE, box.h},
                     .name = row->title,
                     .least = row->least,
                     .most = row->most,
                     .step = row->step};
    if (ui_slider(form->ui, &slider, &value)) {
        program_set(program, id, value);
    }
    char text[16];
    snprintf(text, sizeof text, "%d %s", value, row->unit);
    TextSpot spot = {.box = {box.x + box.w - VALUE, box.y, VALUE, box.h},
                     .style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(form->ui->canvas, TONE_INK),
                     .align = ALIGN_RIGHT};
    canvas_text(form->ui->canvas, &spot, text);
}

static void write_setting(Form *form, Program *program, SettingId id) {
    switch (setting_row(id)->kind) {
    case SETTING_SWITCH:
        write_switch(form, program, id);
        return;
    case SETTING_CHOICE:
        write_choice(form, program, id);
        return;
    case SETTING_RANGE:
        write_range(form, program, id);
        return;
    }
}

static void write_group(Form *form, void *context) {
    const Sheet *sheet = context;
    form->beside = form->width >= BESIDE_LEAST;
    for (int id = 0; id < SETTING_COUNT; id++) {
        if (strcmp(setting_row((SettingId)id)->group, sheet->group) == 0) {
            write_setting(form, sheet->program, (SettingId)id);
        }
    }
}

static void make_usual(Program *program) {
    Settings usual = settings_usual();
    for (int id = 0; id < SETTING_COUNT; id++) {
        program_set(program, (SettingId)id, settings_get(&usual, (SettingId)id));
    }
}

/* The two answers to the question. */
static Button yes_button(void) {
    return (Button){.label = "Set all back", .style = BUTTON_DANGER, .icon = ICON_COUNT};
}

static Button no_button(void) {
    return (Button){.label = "Keep them", .icon = ICON_COUNT};
}

static float answers_width(const Ui *ui) {
    Button yes = yes_button();
    Button no = no_button();
    return ui_button_width(ui, &yes) + BUTTON_GAP + ui_button_width(ui, &no);
}

static void run_answers(Ui *ui, const Sheet *sheet, Rect box) {
    Button yes = yes_button();
    Button no = no_button();
    yes.box = (Rect){box.x, box.y, ui_button_width(ui, &yes), box.h};
    no.box = (Rect){yes.box.x + yes.box.w + BUTTON_GAP, box.y, ui_button_width(ui, &no), box.h};
    if (ui_button(ui, &yes)) {
        make_usual(sheet->program);
        sheet->screen->asks = false;
    }
    if (ui_button(ui, &no)) {
        sheet->screen->asks = false;
    }
}

/* Nothing is lost by one click: the button asks first. */
static void write_usual(Form *form, void *context) {
    const Sheet *sheet = context;
    bool asks = sheet->screen->asks;
    FormRow row = {asks ? "Set everything back?" : "Usual settings",
                   "All settings on this page become as they were in the beginning."};
    form->beside = form->width >= BESIDE_LEAST;
    Button button = {.label = "Usual settings", .icon = ICON_COUNT};
    float width = asks ? answers_width(form->ui) : ui_button_width(form->ui, &button);
    button.box = form_row(form, &row, (Point){width, FORM_CONTROL});
    if (!form->draws) {
        return;
    }
    if (asks) {
        run_answers(form->ui, sheet, button.box);
    } else if (ui_button(form->ui, &button)) {
        sheet->screen->asks = true;
    }
}

static void write_sample(Form *form, void *context) {
    const Sheet *sheet = context;
    Canvas *canvas = form->ui->canvas;
    float width = fminf(form->width, SAMPLE_WIDTH);
    form->y += SAMPLE_AIR;
    Rect box = {form->x, form->y, width, settings_sample_height(canvas, width)};
    if (form->draws) {
        settings_sample_draw(canvas, box, &sheet->program->settings);
    }
    form->y += box.h;
}

static void write_sample_card(Form *form, void *context) {
    form_card(form, "Sample", write_sample, context);
}

/* Settings of a group stand together in their table. */
static void write_sheet(Form *form, void *context) {
    Sheet *sheet = context;
    const char *group = "";
    if (sheet->sample) {
        write_sample_card(form, sheet);
    }
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        if (strcmp(row->group, group) != 0) {
            group = row->group;
            sheet->group = group;
            form_card(form, group, write_group, sheet);
        }
    }
    form_card(form, NULL, write_usual, sheet);
}

/* The sample stands still at the right where there is room, else on top of the settings. */
static void run_sheet(Ui *ui, Sheet *sheet, Page page) {
    float wide = canvas_frame_of(ui->canvas)->width < ROOMY ? SAMPLE_SMALL : SAMPLE_WIDTH;
    float high = form_height(ui, wide, write_sample_card, sheet);
    float top = page.body.y + MARGIN;
    sheet->sample = page.body.w < SAMPLE_BESIDE || page.body.h < high + MARGIN;
    if (!sheet->sample) {
        page.body.w -= wide + GAP;
        Form beside = {
            .ui = ui, .x = page.body.x + page.body.w + GAP, .y = top, .width = wide, .draws = true};
        write_sample_card(&beside, sheet);
    }
    ScrollArea area = {.box = page_scroll_box(&page),
                       .height = form_height(ui, page.body.w, write_sheet, sheet) + MARGIN};
    float offset = ui_scroll_begin(ui, &area, &sheet->screen->scroll);
    Form form = {
        .ui = ui, .x = page.body.x, .y = top - offset, .width = page.body.w, .draws = true};
    write_sheet(&form, sheet);
    ui_scroll_keys(ui, &area, &sheet->screen->scroll);
    ui_scroll_end(ui, &area, &sheet->screen->scroll);
}

ScreenRequest settings_screen_run(SettingsScreen *screen, Program *program, Ui *ui) {
    if (screen->asks && ui_key(ui, KEY_ESCAPE, 0)) {
        screen->asks = false;
    }
    Page page = page_begin(ui, "Settings", WIDEST);
    Sheet sheet = {.screen = screen, .program = program};
    run_sheet(ui, &sheet, page);
    ui->stale = ui->stale || ui->taken;
    return page.back ? screen_closes() : screen_stays();
}
