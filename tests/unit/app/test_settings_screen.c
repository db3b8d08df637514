/* The settings screen: every setting can be changed by mouse and by keyboard and counts at once;
 * the sample shows it; usual settings come back only after a question. */
#include "app/screens/settings.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/page_check.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

enum { NAME_MAX = 96 };

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return settings_screen_run(screen, program, ui);
}

static void begin(PageHand *hand, SettingsScreen *screen) {
    *screen = (SettingsScreen){.asks = false};
    page_hand_begin(hand, "default");
    page_hand_open(hand, run, screen);
}

static int value_of(const PageHand *hand, int id) {
    return settings_get(&hand->program.settings, (SettingId)id);
}

static void choice_name(int id, int value, char out[NAME_MAX]) {
    const SettingRow *row = setting_row((SettingId)id);
    snprintf(out, NAME_MAX, "%s: %s", row->title, row->choice[value].title);
}

static void test_everything_is_told(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    /* So wide that no sentence is broken. */
    page_hand_resize(&hand, 1280, 800);
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        assert_non_null(sight_text(hand.canvas, row->title));
        assert_non_null(sight_text(hand.canvas, row->group));
        char start[16];
        snprintf(start, sizeof start, "%s", row->sentence);
        assert_true(page_hand_reads(&hand, start));
    }
    assert_non_null(sight_text(page_hand_look(&hand), "100 %"));
    page_hand_end(&hand);
}

static void test_by_clicks(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        for (int value = 0; value <= row->most && row->kind == SETTING_CHOICE; value++) {
            char name[NAME_MAX];
            choice_name(id, value, name);
            page_hand_click(&hand, name);
            assert_int_equal(value_of(&hand, id), value);
            assert_non_null(sight_label(page_hand_look(&hand), "chosen", name));
        }
        for (int i = 0; i < 2 && row->kind == SETTING_SWITCH; i++) {
            int before = value_of(&hand, id);
            page_hand_click(&hand, row->title);
            assert_int_equal(value_of(&hand, id), 1 - before);
            assert_non_null(sight_label(page_hand_look(&hand),
                                        before != 0 ? "switch off" : "switch on", row->title));
        }
    }
    page_hand_end(&hand);
}

static void test_by_keys(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    page_hand_resize(&hand, 640, 400);
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        for (int value = 0; value <= row->most && row->kind == SETTING_CHOICE; value++) {
            char name[NAME_MAX];
            choice_name(id, value, name);
            page_hand_focus(&hand, name);
            page_hand_key(&hand, ' ', 0);
            assert_true(hand.changed);
            assert_int_equal(value_of(&hand, id), value);
        }
        if (row->kind == SETTING_SWITCH) {
            int before = value_of(&hand, id);
            page_hand_focus(&hand, row->title);
            page_hand_key(&hand, KEY_ENTER, 0);
            assert_true(hand.changed);
            assert_int_equal(value_of(&hand, id), 1 - before);
        }
    }
    page_hand_end(&hand);
}

static void test_slider(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    const SettingRow *row = setting_row(SETTING_TEXT_SIZE);
    page_hand_focus(&hand, row->title);
    page_hand_key(&hand, KEY_RIGHT, 0);
    assert_true(hand.changed);
    assert_int_equal(value_of(&hand, SETTING_TEXT_SIZE), row->usual + row->step);
    assert_non_null(sight_text(page_hand_look(&hand), "110 %"));
    for (int i = 0; i < 30; i++) {
        page_hand_key(&hand, KEY_RIGHT, 0);
    }
    assert_int_equal(value_of(&hand, SETTING_TEXT_SIZE), row->most);
    for (int i = 0; i < 30; i++) {
        page_hand_key(&hand, KEY_LEFT, 0);
    }
    assert_int_equal(value_of(&hand, SETTING_TEXT_SIZE), row->least);
    /* Up and down belong to the slider while it has the keyboard. */
    float offset = screen.scroll.offset;
    page_hand_key(&hand, KEY_UP, 0);
    assert_int_equal(value_of(&hand, SETTING_TEXT_SIZE), row->least + row->step);
    assert_float_equal(screen.scroll.offset, offset, 0.01);
    Rect box = page_hand_label(&hand, row->title)->box;
    page_hand_click_at(&hand, (Point){box.x + box.w - 9, box.y + box.h / 2});
    assert_int_equal(value_of(&hand, SETTING_TEXT_SIZE), row->most);
    page_hand_end(&hand);
}

/* Lets every setting be other than usual. */
static void change_all(Program *program) {
    for (int id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row((SettingId)id);
        program_set(program, (SettingId)id, row->usual == row->most ? row->least : row->most);
    }
}

static size_t count_usual(const PageHand *hand) {
    size_t count = 0;
    for (int id = 0; id < SETTING_COUNT; id++) {
        count += value_of(hand, id) == setting_row((SettingId)id)->usual;
    }
    return count;
}

static void test_usual_settings_ask_first(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    change_all(&hand.program);
    assert_int_equal(count_usual(&hand), 0);
    page_hand_click(&hand, "Usual settings");
    assert_int_equal(count_usual(&hand), 0);
    assert_null(page_hand_label(&hand, "Usual settings"));
    page_hand_click(&hand, "Keep them");
    assert_int_equal(count_usual(&hand), 0);
    /* Esc answers the question, and only then closes the screen. */
    page_hand_click(&hand, "Usual settings");
    page_hand_key(&hand, KEY_ESCAPE, 0);
    assert_true(hand.changed);
    assert_int_equal(hand.last.ask, ASK_STAY);
    assert_non_null(page_hand_label(&hand, "Usual settings"));
    assert_int_equal(count_usual(&hand), 0);
    page_hand_click(&hand, "Usual settings");
    page_hand_click(&hand, "Set all back");
    assert_int_equal(count_usual(&hand), SETTING_COUNT);
    assert_non_null(page_hand_label(&hand, "Usual settings"));
    page_hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(hand.last.ask, ASK_BACK);
    page_hand_end(&hand);
}

/* What differs in the drawing when a setting changes. */
static size_t count_commands(PageHand *hand) {
    const Canvas *canvas = page_hand_look(hand);
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        CommandKind kind = canvas_at(canvas, i)->kind;
        count += kind == COMMAND_CIRCLE || kind == COMMAND_POLYGON || kind == COMMAND_POLYLINE ||
                 kind == COMMAND_ROUNDED;
    }
    return count;
}

static void test_sample(void **state) {
    (void)state;
    static const SettingId MARKS[] = {SETTING_SHOW_DESTINATIONS, SETTING_SHOW_LAST_MOVE,
                                      SETTING_SHOW_CHECK, SETTING_SHOW_ATTACKED,
                                      SETTING_SHOW_UNDEFENDED};
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    for (size_t i = 0; i < sizeof MARKS / sizeof MARKS[0]; i++) {
        program_set(&hand.program, MARKS[i], 0);
        size_t without = count_commands(&hand);
        program_set(&hand.program, MARKS[i], 1);
        assert_true(count_commands(&hand) > without);
    }
    for (int tints = TINTS_ONE; tints <= TINTS_TWO; tints++) {
        program_set(&hand.program, SETTING_TINTS, tints);
        const Canvas *canvas = page_hand_look(&hand);
        size_t pieces = 0;
        for (size_t i = 0; i < canvas_count(canvas); i++) {
            const CanvasCommand *command = canvas_at(canvas, i);
            if (command->kind == COMMAND_PIECE) {
                pieces++;
                assert_int_equal(command->piece.second_tint, tints == TINTS_TWO);
            }
        }
        assert_int_equal(pieces, 6);
    }
    page_hand_end(&hand);
}

static void test_sizes(void **state) {
    (void)state;
    PageHand hand;
    SettingsScreen screen;
    begin(&hand, &screen);
    page_check_sizes(&hand, "settings");
    change_all(&hand.program);
    screen.asks = true;
    page_check_sizes(&hand, "settings, all changed");
    page_hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_is_told),
        cmocka_unit_test(test_by_clicks),
        cmocka_unit_test(test_by_keys),
        cmocka_unit_test(test_slider),
        cmocka_unit_test(test_usual_settings_ask_first),
        cmocka_unit_test(test_sample),
        cmocka_unit_test(test_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
