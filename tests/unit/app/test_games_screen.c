/* The recent games: what a row tells, opening and deleting by mouse and keyboard, long lists. */
#include "app/screens/games.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/ui/sight.h"
#include "tests/ui/stage.h"

#include <stdio.h>

static const char QUESTION[] = "Delete this game for good?";

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return games_screen_run(screen, program, ui);
}

static size_t depth(const Stage *stage) {
    return ply_depth(game_ply(session_game(stage->program.session)));
}

static size_t games(const Stage *stage) {
    return library_count(stage->program.library);
}

/* Games of 1, 2 and 3 moves; the one with 3 was saved last and stands on top. */
static void three_games(Stage *stage) {
    stage_play(stage, "", "", "7g7f");
    stage_play(stage, "Anna", "Ben", "7g7f 3c3d");
    stage_play(stage, "Cleo", "", "7g7f 3c3d 2g2f");
}

static void test_no_games(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    assert_true(stage_reads(&stage, "No games yet."));
    stage_click(&stage, "button", "New game", 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_key(&stage, KEY_ENTER, 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_key(&stage, KEY_ESCAPE, 0);
    assert_int_equal(stage.request.ask, ASK_BACK);
    assert_int_equal(stage_faults(&stage, "no games"), 0);
    stage_end(&stage);
}

/* Without a library, as in a run in which nothing is kept, there are no games either. */
static void test_nothing_kept(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    library_close(stage.program.library);
    stage.program.library = NULL;
    assert_true(stage_reads(&stage, "No games yet."));
    stage_key(&stage, KEY_DELETE, 0);
    stage_end(&stage);
}

static void test_rows(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    assert_true(session_resign(stage.program.session, WHITE));
    stage_save(&stage);
    stage_play(&stage, "", "", "7g7f 3c3d");
    assert_true(session_agree(stage.program.session));
    stage_save(&stage);
    assert_true(stage_reads(&stage, "Anna and Ben"));
    assert_true(stage_reads(&stage, "Cleo and White"));
    assert_true(stage_reads(&stage, "Black and White"));
    assert_true(stage_reads(&stage, "Sho shogi  ·  rules: Default"));
    assert_true(stage_reads(&stage, "move 2, Black to move  ·  played 2"));
    assert_true(stage_reads(&stage, "move 3  ·  Black won: resignation  ·  played 2"));
    assert_true(stage_reads(&stage, "move 2  ·  Draw: both sides agreed to a draw"));
    /* Where there is no room for the reason, the winner is told. */
    stage_resize(&stage, 480, 300);
    assert_true(stage_reads(&stage, "move 2  ·  Draw"));
    assert_false(stage_reads(&stage, "agreed"));
    stage_end(&stage);
}

static void test_opening(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_click(&stage, "button", "Open", 1);
    stage_expect_open(&stage, SCREEN_PLAY);
    assert_int_equal(depth(&stage), 2);
    assert_string_equal(program_name(&stage.program, BLACK), "Anna");
    stage_end(&stage);
}

static void test_opening_by_keys(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_key(&stage, KEY_DOWN, 0);
    stage_key(&stage, KEY_DOWN, 0);
    stage_key(&stage, KEY_DOWN, 0);
    assert_int_equal(screen.current, 2);
    stage_key(&stage, KEY_ENTER, 0);
    stage_expect_open(&stage, SCREEN_PLAY);
    assert_int_equal(depth(&stage), 1);
    stage_key(&stage, KEY_HOME, 0);
    assert_int_equal(screen.current, 0);
    stage_key(&stage, KEY_END, 0);
    assert_int_equal(screen.current, 2);
    stage_key(&stage, KEY_UP, 0);
    assert_int_equal(screen.current, 1);
    stage_key(&stage, KEY_PAGE_UP, 0);
    assert_int_equal(screen.current, 0);
    stage_key(&stage, KEY_PAGE_DOWN, 0);
    assert_int_equal(screen.current, 2);
    stage_end(&stage);
}

static Point middle_of_row(Stage *stage, size_t row) {
    const LibraryEntry *entry = library_entry(stage->program.library, row);
    const CanvasCommand *label = sight_label(stage_draw(stage), "row", entry->name);
    assert_non_null(label);
    return rect_centre(label->box);
}

/* One click chooses a row, two open it. */
static void test_clicking_rows(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    Point point = middle_of_row(&stage, 1);
    stage_click_at(&stage, point);
    assert_int_equal(screen.current, 1);
    assert_int_equal(stage.request.ask, ASK_STAY);
    stage_input(&stage,
                (Input){.kind = INPUT_PRESS, .point = point, .button = BUTTON_LEFT, .clicks = 2});
    stage_expect_open(&stage, SCREEN_PLAY);
    assert_int_equal(depth(&stage), 2);
    stage_end(&stage);
}

/* From row to row the pointer changes the picture; within a row it does not. */
static void test_pointing_at_rows(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    Input move = {.kind = INPUT_MOVE, .point = middle_of_row(&stage, 1)};
    stage_input(&stage, move);
    assert_true(stage.changed);
    move.point.x += 10;
    stage_input(&stage, move);
    assert_false(stage.changed);
    move.point = middle_of_row(&stage, 2);
    stage_input(&stage, move);
    assert_true(stage.changed);
    stage_end(&stage);
}

static void test_deleting(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_click(&stage, "button", "Delete", 1);
    assert_int_equal(games(&stage), 3);
    assert_true(stage_reads(&stage, QUESTION));
    assert_int_equal(stage_count(&stage, "button", "Open"), 2);
    stage_click(&stage, "button", "Keep", 0);
    assert_false(stage_reads(&stage, QUESTION));
    assert_int_equal(games(&stage), 3);
    stage_click(&stage, "button", "Delete", 1);
    stage_click(&stage, "button", "Delete", 1);
    assert_int_equal(games(&stage), 2);
    assert_false(stage_reads(&stage, "Anna and Ben"));
    assert_int_equal(home_count("state/sanban/games", ".sanban"), 2);
    assert_false(stage_reads(&stage, QUESTION));
    stage_end(&stage);
}

/* The same click twice, as a double click is, deletes nothing wherever it was. */
static void test_a_double_click_deletes_nothing(void **state) {
    (void)state;
    static const float WIDTHS[] = {480, 800, 1280};
    for (size_t i = 0; i < sizeof WIDTHS / sizeof WIDTHS[0]; i++) {
        GamesScreen screen = games_screen_fresh();
        Stage stage;
        home_begin(state);
        stage_begin(&stage, run, &screen);
        three_games(&stage);
        stage_resize(&stage, WIDTHS[i], 600);
        const CanvasCommand *label = sight_label(stage_draw(&stage), "button", "Delete");
        assert_non_null(label);
        Rect box = label->box;
        for (int x = 1; x < (int)box.w; x += 4) {
            stage_click_at(&stage, (Point){box.x + (float)x, box.y + 9});
            stage_click_at(&stage, (Point){box.x + (float)x, box.y + 9});
            assert_int_equal(games(&stage), 3);
            screen.asking = false;
            /* The keys of the first row make its button wider. */
            screen.current = 0;
        }
        stage_end(&stage);
    }
}

static void test_deleting_by_keys(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_key(&stage, KEY_DOWN, 0);
    stage_key(&stage, KEY_DELETE, 0);
    assert_true(stage_reads(&stage, QUESTION));
    /* Enter answers nothing, Esc answers without leaving the screen. */
    stage_key(&stage, KEY_ENTER, 0);
    assert_int_equal(games(&stage), 3);
    stage_key(&stage, KEY_ESCAPE, 0);
    assert_int_equal(stage.request.ask, ASK_STAY);
    assert_false(stage_reads(&stage, QUESTION));
    /* Going to another row is an answer, too. */
    stage_key(&stage, KEY_DELETE, 0);
    stage_key(&stage, KEY_UP, 0);
    assert_false(stage_reads(&stage, QUESTION));
    stage_key(&stage, KEY_DOWN, 0);
    stage_key(&stage, KEY_DELETE, 0);
    /* A key that is held down does not count. */
    stage_input(&stage, (Input){.kind = INPUT_KEY, .key = KEY_DELETE, .repeated = true});
    assert_int_equal(games(&stage), 3);
    stage_key(&stage, KEY_DELETE, 0);
    assert_int_equal(games(&stage), 2);
    assert_false(stage_reads(&stage, "Anna and Ben"));
    stage_key(&stage, KEY_ESCAPE, 0);
    assert_int_equal(stage.request.ask, ASK_BACK);
    stage_end(&stage);
}

/* By Tab: the button that asks is not the one that answers. */
static void test_deleting_by_tab(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_draw(&stage);
    stage_key(&stage, KEY_TAB, 0); /* Back */
    stage_key(&stage, KEY_TAB, 0); /* Open */
    stage_key(&stage, KEY_TAB, 0);
    stage_key(&stage, KEY_ENTER, 0);
    assert_true(stage_reads(&stage, QUESTION));
    stage_key(&stage, KEY_ENTER, 0);
    assert_int_equal(games(&stage), 3);
    stage_key(&stage, KEY_TAB, 0);
    stage_key(&stage, KEY_TAB, 0);
    stage_key(&stage, ' ', 0);
    assert_int_equal(games(&stage), 2);
    stage_end(&stage);
}

static void test_deleting_all(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    stage_key(&stage, KEY_END, 0);
    for (int i = 0; i < 6; i++) {
        stage_key(&stage, KEY_DELETE, 0);
    }
    assert_int_equal(games(&stage), 0);
    assert_true(stage_reads(&stage, "No games yet."));
    stage_end(&stage);
}

static void test_a_game_that_cannot_be_read(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    char path[HOME_PATH_MAX];
    stage_begin(&stage, run, &screen);
    three_games(&stage);
    snprintf(path, sizeof path, "state/sanban/games/%s",
             library_entry(stage.program.library, 1)->name);
    home_write(path, "nonsense", 8);
    stage_click(&stage, "button", "Open", 1);
    assert_int_equal(stage.request.ask, ASK_STAY);
    assert_int_equal(depth(&stage), 3);
    assert_int_not_equal(stage.program.notice[0], '\0');
    stage_click(&stage, "button", "OK", 0);
    assert_string_equal(stage.program.notice, "");
    assert_int_equal(games(&stage), 2);
    stage_end(&stage);
}

static void many_games(Stage *stage) {
    for (int i = 0; i < LIBRARY_GAMES_MAX; i++) {
        stage_play(stage, "", "", i % 2 == 0 ? "7g7f" : "7g7f 3c3d");
    }
}

/* Only what is seen is drawn; the keyboard reaches the rest and brings it into sight. */
static void test_many_games(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    stage_begin(&stage, run, &screen);
    many_games(&stage);
    const size_t seen = stage_count(&stage, "button", "Open");
    assert_true(seen >= 5 && seen <= 12);
    const LibraryEntry *last = library_entry(stage.program.library, LIBRARY_GAMES_MAX - 1);
    assert_null(sight_label(stage_draw(&stage), "row", last->name));
    stage_key(&stage, KEY_END, 0);
    const CanvasCommand *row = sight_label(stage_draw(&stage), "row", last->name);
    assert_non_null(row);
    /* The page is 900 wide, and the bar of the scrolled list has a place of its own in it. */
    assert_true(sight_within(row->box, (Rect){190, 0, 900 - 12, 800}));
    stage_key(&stage, KEY_HOME, 0);
    assert_null(sight_label(stage_draw(&stage), "row", last->name));
    /* Backwards by Tab: the last button of the last row. */
    stage_key(&stage, KEY_TAB, MODIFIER_SHIFT);
    assert_non_null(sight_label(stage_draw(&stage), "row", last->name));
    stage_key(&stage, KEY_ENTER, 0);
    assert_int_equal(screen.current, LIBRARY_GAMES_MAX - 1);
    assert_true(screen.asking);
    stage_end(&stage);
}

static void test_pictures(void **state) {
    (void)state;
    GamesScreen screen = games_screen_fresh();
    Stage stage;
    size_t faults = 0;
    stage_begin(&stage, run, &screen);
    many_games(&stage);
    faults += stage_faults(&stage, "many games");
    screen.asking = true;
    faults += stage_faults(&stage, "a question");
    program_tell(&stage.program, "The game cannot be saved: No space left on device.");
    faults += stage_faults(&stage, "a notice");
    assert_int_equal(faults, 0);
    stage_end(&stage);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_no_games, home_begin),
        cmocka_unit_test_setup(test_nothing_kept, home_begin),
        cmocka_unit_test_setup(test_rows, home_begin),
        cmocka_unit_test_setup(test_opening, home_begin),
        cmocka_unit_test_setup(test_opening_by_keys, home_begin),
        cmocka_unit_test_setup(test_clicking_rows, home_begin),
        cmocka_unit_test_setup(test_pointing_at_rows, home_begin),
        cmocka_unit_test_setup(test_deleting, home_begin),
        cmocka_unit_test(test_a_double_click_deletes_nothing),
        cmocka_unit_test_setup(test_deleting_by_keys, home_begin),
        cmocka_unit_test_setup(test_deleting_by_tab, home_begin),
        cmocka_unit_test_setup(test_deleting_all, home_begin),
        cmocka_unit_test_setup(test_a_game_that_cannot_be_read, home_begin),
        cmocka_unit_test_setup(test_many_games, home_begin),
        cmocka_unit_test_setup(test_pictures, home_begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
