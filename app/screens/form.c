#include "app/screens/form.h"

#include "app/draw/text_flow.h"
#include "app/screens/page.h"

#include <math.h>

enum { PADDING = 20, PADDING_SMALL = 12, SMALL_WIDTH = 1100, HEAD_LINE = 26 };
enum { ROW_AIR = 10, CONTROL_GAP = 8, BESIDE_GAP = 24, STACK_GAP = 4 };
enum { TEXT_WIDEST = 480, WORDS_LEAST = 190, PILL = 36 };

float form_height(Ui *ui, float width, FormPart *part, void *context) {
    Form form = {.ui = ui, .width = width};
    part(&form, context);
    return form.y;
}

static float padding_of(const Ui *ui) {
    return canvas_frame_of(ui->canvas)->width < SMALL_WIDTH ? PADDING_SMALL : PADDING;
}

/* Writes what stands in a card, from the top of the card; returns where its content ends. */
static float write_inside(Form form, const char *head, FormPart *part, void *context) {
    float padding = padding_of(form.ui);
    form.x += padding;
    form.y += padding;
    form.width -= 2 * padding;
    form.under_head = head != NULL;
    form.under_row = false;
    form.air = 0;
    if (head != NULL && form.draws) {
        page_bold(form.ui, (PageInk){TEXT_HEAD, TONE_INK},
                  (Rect){form.x, form.y, form.width, HEAD_LINE}, head);
    }
    form.y += head != NULL ? HEAD_LINE : 0;
    part(&form, context);
    return form.y + padding - form.air;
}

void form_card(Form *form, const char *head, FormPart *part, void *context) {
    Form measure = *form;
    measure.draws = false;
    float bottom = write_inside(measure, head, part, context);
    if (form->draws) {
        page_card(form->ui, (Rect){form->x, form->y, form->width, bottom - form->y});
        write_inside(*form, head, part, context);
    }
    form->y = bottom + FORM_GAP;
}

static float write_text(Form *form, const FormText *look, Rect box, const char *text) {
    Canvas *canvas = form->ui->canvas;
    TextFlow flow = {.style = look->style,
                     .face = look->face,
                     .paint = canvas_paint(canvas, look->tone),
                     .align = ALIGN_LEFT};
    box.h = text_flow_height(canvas, box.w, &flow, text);
    if (form->draws) {
        text_flow_draw(canvas, box, &flow, text);
    }
    return box.h;
}

void form_paragraph(Form *form, const FormText *look, const char *text) {
    float width = fminf(form->width, TEXT_WIDEST);
    form->y += write_text(form, look, (Rect){form->x, form->y, width, 0}, text);
    form->air = 0;
}

static void begin_row(Form *form) {
    if (form->under_row && form->draws) {
        canvas_fill(form->ui->canvas, (Rect){form->x, form->y, form->width, 1},
                    canvas_paint(form->ui->canvas, TONE_LINE));
    }
    form->y += form->under_head || form->under_row ? ROW_AIR : 0;
    form->under_row = true;
    form->air = ROW_AIR;
}

/* Title and sentence in a box, whose height does not count; returns the height they use. */
static float write_words(Form *form, const FormRow *row, Rect box) {
    static const FormText TITLE = {TEXT_BODY, FACE_SANS_BOLD, TONE_INK};
    static const FormText SENTENCE = {TEXT_BAR, FACE_SANS, TONE_INK_SOFT};
    float used = write_text(form, &TITLE, box, row->title);
    if (row->sentence != NULL) {
        box.y += used;
        box.w = fminf(box.w, TEXT_WIDEST);
        used += write_text(form, &SENTENCE, box, row->sentence);
    }
    return used;
}

static float words_height(const Form *form, const FormRow *row, float width) {
    Form measure = *form;
    measure.draws = false;
    return write_words(&measure, row, (Rect){0, 0, width, 0});
}

/* Words and control side by side, their middles level. */
static Rect row_beside(Form *form, const FormRow *row, Point control) {
    float width = form->width - control.x - BESIDE_GAP;
    float words = words_height(form, row, width);
    float height = fmaxf(words, control.y);
    begin_row(form);
    write_words(form, row, (Rect){form->x, form->y + (height - words) / 2, width, 0});
    Rect box = {form->x + form->width - control.x, form->y + floorf((height - control.y) / 2),
                control.x, control.y};
    form->y += height + ROW_AIR;
    return box;
}

static Rect row_below(Form *form, const FormRow *row, Point control) {
    begin_row(form);
    form->y += write_words(form, row, (Rect){form->x, form->y, form->width, 0}) + CONTROL_GAP;
    Rect box = {form->x, form->y, fminf(control.x, form->width), control.y};
    form->y += control.y + ROW_AIR;
    return box;
}

Rect form_row(Form *form, const FormRow *row, Point control) {
    bool beside = form->beside && control.x + BESIDE_GAP + WORDS_LEAST <= form->width;
    return beside ? row_beside(form, row, control) : row_below(form, row, control);
}

/* At the right the lines end level, below their words they begin level. */
static void draw_fact(Form *form, const FormFact *fact, Rect box) {
    Canvas *canvas = form->ui->canvas;
    bool noted = fact->note != NULL;
    TextSpot spot = {.box = {box.x, box.y, box.w, theme_text_line(TEXT_BODY)},
                     .style = TEXT_BODY,
                     .face = noted ? FACE_SANS_BOLD : FACE_SANS,
                     .paint = canvas_paint(canvas, noted ? TONE_ACCENT : TONE_INK),
                     .align = box.x > form->x ? ALIGN_RIGHT : ALIGN_LEFT};
    canvas_text(canvas, &spot, fact->text);
    if (noted) {
        spot.box.y += spot.box.h;
        spot.box.h = theme_text_line(TEXT_BAR);
        spot.style = TEXT_BAR;
        spot.face = FACE_SANS;
        canvas_text(canvas, &spot, fact->note);
    }
}

void form_fact(Form *form, const FormRow *row, const FormFact *fact) {
    const Canvas *canvas = form->ui->canvas;
    Face face = fact->note != NULL ? FACE_SANS_BOLD : FACE_SANS;
    Point size = {canvas_text_width(canvas, TEXT_BODY, face, fact->text) + 1,
                  theme_text_line(TEXT_BODY)};
    if (fact->note != NULL) {
        size.x = fmaxf(size.x, canvas_text_width(canvas, TEXT_BAR, FACE_SANS, fact->note) + 1);
        size.y += theme_text_line(TEXT_BAR);
    }
    Rect box = form_row(form, row, size);
    if (form->draws) {
        draw_fact(form, fact, box);
    }
}

bool form_switch(Form *form, const FormRow *row, bool on) {
    float line = theme_text_line(TEXT_BODY);
    Rect pill = row_beside(form, row, (Point){PILL, line});
    float bottom = form->y - ROW_AIR;
    float top = 2 * rect_centre(pill).y - bottom;
    Rect box = {form->x, top, form->width, bottom - top};
    return form->draws && ui_switch_bare(form->ui, box, row->title, on);
}

static int run_stacked(Ui *ui, const Choices *choices) {
    int pressed = -1;
    Rect box = choices->box;
    for (int i = 0; i < choices->count; i++) {
        Choices one = {.box = {box.x, box.y, box.w, FORM_CONTROL},
                       .name = choices->name,
                       .titles = &choices->titles[i],
                       .count = 1,
                       .chosen = choices->chosen == i ? 0 : -1};
        pressed = ui_choices(ui, &one) == 0 ? i : pressed;
        box.y += FORM_CONTROL + STACK_GAP;
    }
    return pressed;
}

int form_choices(Form *form, const FormRow *row, const Choices *choices) {
    Choices placed = *choices;
    placed.name = row->title;
    float width = ui_choices_width(form->ui, &placed);
    bool stacked = width > form->width;
    float lines = stacked ? (float)choices->count : 1;
    Point size = {fminf(width, form->width), lines * (FORM_CONTROL + STACK_GAP) - STACK_GAP};
    placed.box = form_row(form, row, size);
    if (!form->draws) {
        return -1;
    }
    return stacked ? run_stacked(form->ui, &placed) : ui_choices(form->ui, &placed);
}
