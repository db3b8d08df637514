#include "tests/ui/page_check.h"

#include "tests/support/cmocka_ready.h"
#include "tests/ui/sight.h"

#include <string.h>

enum { THINGS_MAX = 1024 };

static const float FAR = 1000; /* lines of the wheel, farther than any page is long */

/* Width, height and the least height of characters in logical pixels. */
static const float SIZES[][3] = {
    {480, 300, 0},    {481, 301, 0},   {640, 400, 0},   {719, 500, 0},    {720, 480, 0},
    {800, 479, 0},    {853, 533, 0},   {899, 560, 0},   {900, 600, 0},    {960, 600, 0},
    {1099, 700, 0},   {1100, 699, 0},  {1280, 720, 0},  {1280, 800, 0},   {1366, 768, 0},
    {1600, 1000, 15}, {1200, 750, 15}, {1920, 1080, 0}, {3200, 2000, 15}, {480, 2000, 0},
    {3200, 300, 0},
};

/* A text by its ink or something that can be pressed by its box, and where it may be seen. */
typedef struct Thing {
    const CanvasCommand *command;
    Rect box, clip;
    bool in_field;
} Thing;

typedef struct Check {
    PageHand *hand;
    const char *what;
    Thing thing[THINGS_MAX];
    size_t count;
    size_t faults;
} Check;

static void fault(Check *check, const char *what, const char *one, const char *other) {
    print_error("%s at %dx%d: %s: \"%s\" \"%s\"\n", check->what, (int)check->hand->frame.width,
                (int)check->hand->frame.height, what, one, other);
    check->faults++;
}

static Rect ink_of(const CanvasCommand *text) {
    return (Rect){text->box.x, text->baseline - 0.78F * text->px, text->box.w, text->px};
}

static Rect common_part(Rect one, Rect other) {
    float left = one.x > other.x ? one.x : other.x;
    float top = one.y > other.y ? one.y : other.y;
    float right = one.x + one.w < other.x + other.w ? one.x + one.w : other.x + other.w;
    float bottom = one.y + one.h < other.y + other.h ? one.y + one.h : other.y + other.h;
    return (Rect){left, top, right - left, bottom - top};
}

static void collect(Check *check) {
    const Canvas *canvas = check->hand->canvas;
    Rect clip = {0, 0, check->hand->frame.width, check->hand->frame.height};
    int depth = 0;
    check->count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        depth += (command->kind == COMMAND_CLIP) - (command->kind == COMMAND_UNCLIP);
        if (command->kind == COMMAND_CLIP || command->kind == COMMAND_UNCLIP) {
            clip = command->box;
        } else if (command->kind == COMMAND_TEXT || command->kind == COMMAND_LABEL) {
            assert_true(check->count < THINGS_MAX);
            Rect box = command->kind == COMMAND_TEXT ? ink_of(command) : command->box;
            /* Pages scroll once; what is clipped twice is the text of a field. */
            check->thing[check->count++] = (Thing){command, box, clip, depth > 1};
        }
    }
}

static bool may_touch(const Thing *one, const Thing *other) {
    return one->command->kind != other->command->kind &&
           (sight_within(one->box, other->box) || sight_within(other->box, one->box));
}

static void check_pairs(Check *check, size_t index) {
    const Thing *one = &check->thing[index];
    Rect seen = common_part(one->box, one->clip);
    for (size_t i = 0; i < index && seen.w > 0 && seen.h > 0; i++) {
        const Thing *other = &check->thing[i];
        Rect part = common_part(other->box, other->clip);
        bool both = part.w > 0 && part.h > 0 && sight_overlap(seen, part);
        if (both && !one->in_field && !other->in_field && !may_touch(one, other)) {
            fault(check, "one on the other", one->command->text, other->command->text);
        }
    }
}

static void check_width(Check *check, const Thing *thing) {
    Rect across = {thing->box.x, thing->clip.y, thing->box.w, 0};
    if (!thing->in_field && !sight_within(across, thing->clip)) {
        fault(check, "cut at a side", thing->command->text, "");
    }
    bool text = thing->command->kind == COMMAND_TEXT;
    if (text && !thing->in_field && strstr(thing->command->text, "…") != NULL) {
        fault(check, "cut", thing->command->text, "");
    }
}

static void check_picture(Check *check) {
    collect(check);
    if (canvas_is_full(check->hand->canvas)) {
        fault(check, "too much", "", "");
    }
    for (size_t i = 0; i < check->count; i++) {
        check_width(check, &check->thing[i]);
        check_pairs(check, i);
    }
}

/* Scrolled up, nothing stands above what can be seen; scrolled down, nothing below. */
static void check_end(Check *check, bool top) {
    for (size_t i = 0; i < check->count; i++) {
        const Thing *thing = &check->thing[i];
        float over = thing->clip.y - thing->box.y;
        float under = thing->box.y + thing->box.h - thing->clip.y - thing->clip.h;
        if ((top ? over : under) > 0.51F && !thing->in_field) {
            fault(check, top ? "above the top" : "below the end", thing->command->text, "");
        }
    }
}

static void check_size(Check *check) {
    PageHand *hand = check->hand;
    page_hand_look(hand);
    hand->ui.pointer = (Point){hand->frame.width / 2 - 40, hand->frame.height / 2};
    hand->ui.pointer_inside = true;
    page_hand_wheel(hand, FAR);
    check_picture(check);
    check_end(check, true);
    page_hand_wheel(hand, -FAR);
    check_picture(check);
    check_end(check, false);
}

void page_check_sizes(PageHand *hand, const char *what) {
    Check check = {.hand = hand, .what = what};
    CanvasFrame before = hand->frame;
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        hand->frame.width = SIZES[i][0];
        hand->frame.height = SIZES[i][1];
        hand->frame.text_least = SIZES[i][2];
        check_size(&check);
    }
    hand->frame = before;
    page_hand_look(hand);
    assert_int_equal(check.faults, 0);
}
