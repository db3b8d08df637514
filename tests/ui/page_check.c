#include "tests/ui/page_check.h"

#include "tests/support/cmocka_ready.h"
#include "tests/ui/faults.h"

static const float FAR = 1000; /* lines of the wheel, farther than any page is long */

/* Width, height and the least height of characters in logical pixels. */
static const float SIZES[][3] = {
    {480, 300, 0},    {481, 301, 0},   {640, 400, 0},   {719, 500, 0},    {720, 480, 0},
    {800, 479, 0},    {853, 533, 0},   {899, 560, 0},   {900, 600, 0},    {960, 600, 0},
    {1099, 700, 0},   {1100, 699, 0},  {1280, 720, 0},  {1280, 800, 0},   {1366, 768, 0},
    {1600, 1000, 15}, {1200, 750, 15}, {1920, 1080, 0}, {3200, 2000, 15}, {480, 2000, 0},
    {3200, 300, 0},
};

/* Scrolled up, nothing stands above what can be seen; scrolled down, nothing below. */
static void check_end(Faults *faults, const Canvas *canvas, bool top) {
    static Things things;
    things_collect(canvas, &things);
    for (size_t i = 0; i < things.count; i++) {
        const Thing *thing = &things.thing[i];
        float over = thing->clip.y - thing->box.y;
        float under = thing->box.y + thing->box.h - thing->clip.y - thing->clip.h;
        if ((top ? over : under) > 0.51F && !thing->in_field) {
            faults_add(faults, canvas, top ? "above the top" : "below the end",
                       thing->command->text);
        }
    }
}

static void check_size(Faults *faults, PageHand *hand) {
    page_hand_look(hand);
    hand->ui.pointer = (Point){hand->frame.width / 2 - 40, hand->frame.height / 2};
    hand->ui.pointer_inside = true;
    page_hand_wheel(hand, FAR);
    faults_look(faults, hand->canvas);
    check_end(faults, hand->canvas, true);
    page_hand_wheel(hand, -FAR);
    faults_look(faults, hand->canvas);
    check_end(faults, hand->canvas, false);
}

void page_check_sizes(PageHand *hand, const char *what) {
    Faults faults = {.name = what};
    CanvasFrame before = hand->frame;
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        hand->frame.width = SIZES[i][0];
        hand->frame.height = SIZES[i][1];
        hand->frame.text_least = SIZES[i][2];
        check_size(&faults, hand);
    }
    hand->frame = before;
    page_hand_look(hand);
    assert_int_equal(faults.count, 0);
}
