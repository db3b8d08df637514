/* About the program: version, licence, folders, and that all of it can be read in any window. */
#include "app/screens/about.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/ui/sight.h"
#include "tests/ui/stage.h"

#include <stdio.h>
#include <string.h>

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    (void)program;
    return about_screen_run(screen, ui);
}

static void begin(Stage *stage, AboutScreen *screen) {
    stage_begin(stage, run, screen);
    about_screen_open(screen, &stage->program, "software");
}

static void test_words(void **state) {
    (void)state;
    AboutScreen screen;
    Stage stage;
    begin(&stage, &screen);
    assert_true(stage_reads(&stage, "Sanban"));
    assert_true(stage_reads(&stage, "Version " SANBAN_VERSION));
    assert_true(stage_reads(&stage, "MIT License"));
    assert_true(stage_reads(&stage, "software"));
    about_screen_open(&screen, &stage.program, NULL);
    assert_false(stage_reads(&stage, "Drawn by"));
    stage_end(&stage);
}

static void test_folders(void **state) {
    (void)state;
    AboutScreen screen;
    Stage stage;
    char path[HOME_PATH_MAX];
    begin(&stage, &screen);
    home_path("state/sanban/games", path);
    assert_string_equal(screen.games, path);
    home_path("config/sanban/settings", path);
    assert_string_equal(screen.settings, path);
    snprintf(screen.games, sizeof screen.games, "/a/games");
    assert_true(stage_reads(&stage, "/a/games"));
    /* Nothing is kept: no folder is told. */
    library_close(stage.program.library);
    stage.program.library = NULL;
    stage.program.keeps_settings = false;
    about_screen_open(&screen, &stage.program, NULL);
    assert_string_equal(screen.games, "not kept in this run");
    assert_string_equal(screen.settings, "not kept in this run");
    stage_end(&stage);
}

static void test_way_back(void **state) {
    (void)state;
    AboutScreen screen;
    Stage stage;
    begin(&stage, &screen);
    stage_key(&stage, KEY_ESCAPE, 0);
    assert_int_equal(stage.request.ask, ASK_BACK);
    stage.request = screen_stays();
    stage_click(&stage, "button", "Back", 0);
    assert_int_equal(stage.request.ask, ASK_BACK);
    stage_end(&stage);
}

/* A path that is longer than a line goes on in the next one, and the wheel and keys reach the end.
 */
static void test_pictures(void **state) {
    (void)state;
    static const Point LOW = {240, 280};
    AboutScreen screen;
    Stage stage;
    begin(&stage, &screen);
    assert_int_equal(stage_faults(&stage, "about"), 0);
    memset(screen.games, 'w', 300);
    screen.games[300] = '\0';
    assert_int_equal(stage_faults(&stage, "a long path"), 0);
    stage_resize(&stage, 480, 300);
    assert_false(stage_reads(&stage, "…"));
    const CanvasCommand *last = sight_text(stage_draw(&stage), "software");
    assert_non_null(last);
    assert_true(last->box.y > 300);
    /* The name of a fact stands above it, and no line reaches the bar at the right. */
    const CanvasCommand *name = sight_text(stage.canvas, "Drawn by");
    assert_non_null(name);
    assert_float_equal(name->box.x, last->box.x, 0.5);
    for (size_t i = 0; i < canvas_count(stage.canvas); i++) {
        const CanvasCommand *text = canvas_at(stage.canvas, i);
        bool path = text->kind == COMMAND_TEXT && strncmp(text->text, "www", 3) == 0;
        assert_true(!path || text->box.x + text->box.w <= 480 - 16 - 12 - 16);
    }
    stage_input(&stage, (Input){.kind = INPUT_MOVE, .point = LOW});
    stage_input(&stage, (Input){.kind = INPUT_WHEEL, .point = LOW, .wheel = -100});
    last = sight_text(stage_draw(&stage), "software");
    assert_non_null(last);
    assert_true(sight_within(sight_ink(last), (Rect){0, 0, 480, 300}));
    stage_end(&stage);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_words, home_begin),
        cmocka_unit_test_setup(test_folders, home_begin),
        cmocka_unit_test_setup(test_way_back, home_begin),
        cmocka_unit_test_setup(test_pictures, home_begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
