#include "tests/ui/page_hand.h"

#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

enum { TABS_MAX = 120, WHEELS_MAX = 200 };

static void run_pass(PageHand *hand, const Input *input) {
    canvas_begin(hand->canvas, &hand->frame);
    ui_begin(&hand->ui, hand->canvas, input, 0);
    ScreenRequest request = hand->run(hand->screen, &hand->program, &hand->ui);
    if (request.ask != ASK_STAY) {
        hand->last = request;
    }
    hand->changed = ui_end(&hand->ui) || request.ask != ASK_STAY;
}

static void send(PageHand *hand, const Input *input) {
    run_pass(hand, input);
    bool changed = hand->changed;
    page_hand_look(hand);
    hand->changed = changed;
}

void page_hand_begin(PageHand *out, const char *words) {
    Setting setting;
    setting_begin(&setting, words, "startpos");
    *out = (PageHand){.ui = ui_fresh()};
    assert_true(program_begin(&out->program, &setting.rules, &setting.position));
    out->canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(out->canvas);
    out->frame = (CanvasFrame){.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
}

void page_hand_end(PageHand *hand) {
    program_end(&hand->program);
    canvas_free(hand->canvas);
    hand->canvas = NULL;
}

void page_hand_open(PageHand *hand, PageRun *run, void *screen) {
    hand->run = run;
    hand->screen = screen;
    hand->last = screen_stays();
    ui_forget(&hand->ui);
    page_hand_look(hand);
}

const Canvas *page_hand_look(PageHand *hand) {
    Input nothing = {.kind = INPUT_NONE};
    int passes = 0;
    do {
        run_pass(hand, &nothing);
        passes++;
    } while (hand->changed && passes < 8);
    assert_false(hand->changed);
    return hand->canvas;
}

void page_hand_resize(PageHand *hand, float width, float height) {
    hand->frame.width = width;
    hand->frame.height = height;
    page_hand_look(hand);
}

void page_hand_key(PageHand *hand, int key, int modifiers) {
    send(hand, &(Input){.kind = INPUT_KEY, .key = key, .modifiers = modifiers});
}

void page_hand_type(PageHand *hand, const char *text) {
    Input input = {.kind = INPUT_TEXT};
    snprintf(input.text, sizeof input.text, "%s", text);
    send(hand, &input);
}

void page_hand_wheel(PageHand *hand, float lines) {
    send(hand, &(Input){.kind = INPUT_WHEEL, .wheel = lines});
}

void page_hand_click_at(PageHand *hand, Point point) {
    Input input = {.point = point, .button = BUTTON_LEFT, .clicks = 1};
    static const InputKind KINDS[] = {INPUT_MOVE, INPUT_PRESS, INPUT_RELEASE};
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++) {
        input.kind = KINDS[i];
        send(hand, &input);
    }
}

const CanvasCommand *page_hand_label(PageHand *hand, const char *name) {
    const Canvas *canvas = page_hand_look(hand);
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->text, name) == 0) {
            return command;
        }
    }
    return NULL;
}

static const CanvasCommand *find(PageHand *hand, const char *name) {
    const CanvasCommand *label = page_hand_label(hand, name);
    if (label == NULL) {
        print_error("nothing called \"%s\" on the screen\n", name);
        fail();
    }
    return label;
}

/* The innermost clip that is in force where a command stands. */
static Rect clip_at(const Canvas *canvas, const CanvasCommand *wanted) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    Rect clip = {0, 0, frame->width, frame->height};
    for (size_t i = 0; canvas_at(canvas, i) != wanted; i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_CLIP || command->kind == COMMAND_UNCLIP) {
            clip = command->box;
        }
    }
    return clip;
}

/* Turns the wheel over what moves until the middle of the thing can be seen. */
static Point bring_into_sight(PageHand *hand, const char *name) {
    for (int i = 0; i < WHEELS_MAX; i++) {
        const CanvasCommand *label = find(hand, name);
        Point middle = rect_centre(label->box);
        Rect clip = clip_at(hand->canvas, label);
        if (rect_contains(clip, middle)) {
            return middle;
        }
        send(hand, &(Input){.kind = INPUT_MOVE, .point = rect_centre(clip)});
        page_hand_wheel(hand, middle.y < clip.y ? 1 : -1);
    }
    print_error("\"%s\" cannot be brought into sight\n", name);
    fail();
    return (Point){0, 0};
}

void page_hand_click(PageHand *hand, const char *name) {
    page_hand_click_at(hand, bring_into_sight(hand, name));
}

void page_hand_focus(PageHand *hand, const char *name) {
    for (int i = 0; i < TABS_MAX; i++) {
        const CanvasCommand *label = find(hand, name);
        Rect focus = hand->ui.focus_box;
        if (hand->ui.focus != 0 && sight_within(focus, label->box) &&
            sight_within(label->box, focus)) {
            assert_true(hand->ui.focus_shown);
            return;
        }
        page_hand_key(hand, KEY_TAB, 0);
    }
    print_error("Tab never comes to \"%s\"\n", name);
    fail();
}

bool page_hand_reads(PageHand *hand, const char *text) {
    return sight_reads(page_hand_look(hand), text);
}
