/* The list of keys: complete, grouped, whole at every size, and scrolled by the keyboard. */
#include "app/screens/keys.h"
#include "app/screens/play_keys.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/page_check.h"
#include "tests/ui/sight.h"

#include <string.h>

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return keys_screen_run(screen, program, ui);
}

static void begin(PageHand *hand, KeysScreen *screen) {
    *screen = (KeysScreen){.scroll = {.offset = 0}};
    page_hand_begin(hand, "default");
    page_hand_open(hand, run, screen);
}

/* The last text that reads so: the way back bears a key of the list too. */
static const CanvasCommand *listed(const Canvas *canvas, const char *text) {
    const CanvasCommand *found = NULL;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_TEXT && strcmp(command->text, text) == 0) {
            found = command;
        }
    }
    assert_non_null(found);
    return found;
}

static void test_everything_is_listed(void **state) {
    (void)state;
    PageHand hand;
    KeysScreen screen;
    begin(&hand, &screen);
    const Canvas *canvas = page_hand_look(&hand);
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        assert_non_null(sight_text(canvas, row->group));
        if (row->keys != NULL) {
            const CanvasCommand *cap = listed(canvas, row->keys);
            assert_true(listed(canvas, row->does)->box.x > cap->box.x + cap->box.w);
        }
    }
    static const char *const MOUSE[] = {"Mouse",      "Click",       "Drag",  "Right click",
                                        "Ctrl+wheel", "Middle drag", "Wheel", "Pointer"};
    for (size_t i = 0; i < sizeof MOUSE / sizeof MOUSE[0]; i++) {
        assert_non_null(sight_text(canvas, MOUSE[i]));
    }
    page_hand_end(&hand);
}

/* A row stands under the head of its group, above the next head of its column. */
static void test_rows_stand_in_their_groups(void **state) {
    (void)state;
    PageHand hand;
    KeysScreen screen;
    begin(&hand, &screen);
    page_hand_resize(&hand, 480, 300);
    const Canvas *canvas = page_hand_look(&hand);
    float y = 0;
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        if (row->keys != NULL) {
            float head = listed(canvas, row->group)->baseline;
            float line = listed(canvas, row->keys)->baseline;
            assert_true(head < line);
            assert_true(line > y);
            y = line;
        }
    }
    page_hand_end(&hand);
}

static void test_columns(void **state) {
    (void)state;
    PageHand hand;
    KeysScreen screen;
    begin(&hand, &screen);
    const CanvasCommand *first = sight_text(page_hand_look(&hand), "Moving");
    const CanvasCommand *second = sight_text(hand.canvas, "Moves played");
    assert_true(second->box.x > first->box.x + 300);
    page_hand_resize(&hand, 640, 400);
    first = sight_text(hand.canvas, "Moving");
    second = sight_text(hand.canvas, "Moves played");
    assert_true(second->box.x < first->box.x + 1);
    assert_true(second->baseline > first->baseline);
    page_hand_end(&hand);
}

static void test_keyboard(void **state) {
    (void)state;
    PageHand hand;
    KeysScreen screen;
    begin(&hand, &screen);
    page_hand_resize(&hand, 480, 300);
    page_hand_key(&hand, KEY_DOWN, 0);
    assert_true(hand.changed);
    float line = screen.scroll.offset;
    assert_true(line > 10);
    page_hand_key(&hand, KEY_PAGE_DOWN, 0);
    assert_true(screen.scroll.offset > line + 100);
    page_hand_key(&hand, KEY_END, 0);
    float end = screen.scroll.offset;
    page_hand_key(&hand, KEY_DOWN, 0);
    assert_false(hand.changed);
    assert_float_equal(screen.scroll.offset, end, 0.01);
    page_hand_key(&hand, KEY_UP, 0);
    assert_true(screen.scroll.offset < end);
    page_hand_key(&hand, KEY_PAGE_UP, 0);
    page_hand_key(&hand, KEY_HOME, 0);
    assert_float_equal(screen.scroll.offset, 0, 0.01);
    assert_int_equal(hand.last.ask, ASK_STAY);
    page_hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(hand.last.ask, ASK_BACK);
    page_hand_end(&hand);
}

static void test_sizes(void **state) {
    (void)state;
    PageHand hand;
    KeysScreen screen;
    begin(&hand, &screen);
    page_check_sizes(&hand, "keys");
    page_hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_is_listed),
        cmocka_unit_test(test_rows_stand_in_their_groups),
        cmocka_unit_test(test_columns),
        cmocka_unit_test(test_keyboard),
        cmocka_unit_test(test_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
