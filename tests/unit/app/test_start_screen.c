/* The start screen: every way on by mouse and keyboard, the game to go on with, what is told, and
 * where everything stands. */
#include "app/screens/start.h"
#include "app/screens/start_layout.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/ui/sight.h"
#include "tests/ui/stage.h"

#include <stdio.h>
#include <string.h>

static const char MOVES[] = "7g7f 3c3d 2g2f";
static const char LONG_SENTENCE[] =
    "The game cannot be saved: No space left on device. The settings cannot be written either: "
    "/home/somebody/with/a/long/name/.config/sanban/settings: Permission denied.";

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return start_screen_run(screen, program, ui);
}

static size_t depth(const Stage *stage) {
    return ply_depth(game_ply(session_game(stage->program.session)));
}

static void test_links(void **state) {
    (void)state;
    static const struct {
        const char *label;
        ScreenId screen;
    } LINKS[] = {{"Recent games", SCREEN_GAMES},
                 {"Keys", SCREEN_KEYS},
                 {"Settings", SCREEN_SETTINGS},
                 {"About", SCREEN_ABOUT}};
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    for (size_t i = 0; i < sizeof LINKS / sizeof LINKS[0]; i++) {
        stage_click(&stage, "button", LINKS[i].label, 0);
        stage_expect_open(&stage, LINKS[i].screen);
    }
    stage_resize(&stage, 480, 300);
    stage_click(&stage, "button", "Games", 0);
    stage_expect_open(&stage, SCREEN_GAMES);
    stage_end(&stage);
}

static void test_play(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_resize(&stage, 1280, 800);
    assert_int_equal(stage_count(&stage, "button", "Resume"), 0);
    assert_int_equal(stage_count(&stage, "button", "All games"), 0);
    assert_true(stage_reads(&stage, "Sho shogi"));
    assert_true(stage_reads(&stage, "小将棋"));
    assert_true(stage_reads(&stage, "9 × 9  ·  42 pieces"));
    assert_true(stage_reads(&stage, "Shogi before drops"));
    assert_true(stage_reads(&stage, "Chu shogi"));
    assert_true(stage_reads(&stage, "12 × 12  ·  92 pieces"));
    assert_true(stage_reads(&stage, "Ko shogi"));
    assert_true(stage_reads(&stage, "広将棋"));
    assert_true(stage_reads(&stage, "19 × 19  ·  180 pieces"));
    /* The boards of the cards: 21, 46 and 90 pieces a side. */
    assert_int_equal(sight_count(stage_draw(&stage), COMMAND_PIECE), 42 + 92 + 180);
    stage_click(&stage, "button", "Play", 0);
    stage_expect_open(&stage, SCREEN_NEW);
    assert_ptr_equal(stage.program.wanted, &VARIANT_SHO);
    stage_key(&stage, KEY_ENTER, 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_end(&stage);
}

static void test_going_on(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "Anna", "Ben", MOVES);
    assert_true(program_new_game(&stage.program, game_rules(session_game(stage.program.session)),
                                 NULL, &(RecordHeads){.saved = 0}));
    assert_true(stage_reads(&stage, "Sho shogi  ·  Anna and Ben"));
    assert_true(stage_reads(&stage, "move 3, White to move  ·  played 2"));
    assert_int_equal(depth(&stage), 0);
    stage_key(&stage, KEY_ENTER, 0);
    stage_expect_open(&stage, SCREEN_PLAY);
    assert_int_equal(depth(&stage), 3);
    assert_string_equal(program_name(&stage.program, WHITE), "Ben");
    stage_click(&stage, "button", "Resume", 0);
    stage_expect_open(&stage, SCREEN_PLAY);
    stage_click(&stage, "button", "All games", 0);
    stage_expect_open(&stage, SCREEN_GAMES);
    stage_click(&stage, "button", "Play", 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_end(&stage);
}

/* The words go with the picture: the move that is shown, not the last one. */
static void test_going_on_where_it_was_left(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "", "", MOVES);
    assert_true(session_undo(stage.program.session));
    stage_save(&stage);
    assert_true(stage_reads(&stage, "Sho shogi  ·  Black and White"));
    assert_true(stage_reads(&stage, "move 2, Black to move"));
    assert_true(session_undo(stage.program.session));
    assert_true(session_undo(stage.program.session));
    stage_save(&stage);
    assert_true(stage_reads(&stage, "at the start, Black to move"));
    stage_end(&stage);
}

static void test_a_game_that_is_over_is_not_gone_on_with(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "", "", MOVES);
    assert_int_equal(stage_count(&stage, "button", "Resume"), 1);
    assert_true(session_resign(stage.program.session, WHITE));
    stage_save(&stage);
    assert_int_equal(stage_count(&stage, "button", "Resume"), 0);
    stage_key(&stage, KEY_ENTER, 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_end(&stage);
}

/* Tab goes through everything in the order in which it is read; Enter then presses that. */
static void test_keyboard(void **state) {
    (void)state;
    static const ScreenId ORDER[] = {SCREEN_GAMES, SCREEN_KEYS, SCREEN_SETTINGS, SCREEN_ABOUT,
                                     SCREEN_GAMES, SCREEN_PLAY, SCREEN_NEW,      SCREEN_NEW,
                                     SCREEN_NEW,   SCREEN_GAMES};
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "", "", MOVES);
    stage_draw(&stage);
    for (size_t i = 0; i < sizeof ORDER / sizeof ORDER[0]; i++) {
        stage_key(&stage, KEY_TAB, 0);
        stage_key(&stage, KEY_ENTER, 0);
        stage_expect_open(&stage, ORDER[i]);
    }
    stage_key(&stage, KEY_TAB, MODIFIER_SHIFT);
    stage_key(&stage, ' ', 0);
    stage_expect_open(&stage, SCREEN_NEW);
    stage_end(&stage);
}

/* In the smallest window the keyboard brings what it is on into sight. */
static void test_keyboard_scrolls(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "", "", MOVES);
    program_tell(&stage.program, LONG_SENTENCE);
    stage_resize(&stage, 480, 300);
    stage_key(&stage, KEY_TAB, MODIFIER_SHIFT);
    assert_true(screen.scroll.offset > 0);
    /* It is on the last of the three. */
    const Canvas *canvas = stage_draw(&stage);
    Rect play = {0};
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->text, "Play") == 0) {
            play = command->box;
        }
    }
    assert_true(play.w > 0);
    assert_true(sight_within(play, (Rect){0, 0, 480, 300}));
    stage_end(&stage);
}

static void test_notice(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    stage_begin(&stage, run, &screen);
    assert_int_equal(stage_count(&stage, "button", "OK"), 0);
    program_tell(&stage.program, "The disk is full.");
    assert_true(stage_reads(&stage, "The disk is full."));
    stage_click(&stage, "button", "OK", 0);
    assert_string_equal(stage.program.notice, "");
    assert_false(stage_reads(&stage, "The disk is full."));
    stage_end(&stage);
}

static void test_a_game_that_cannot_be_read(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    char path[HOME_PATH_MAX];
    stage_begin(&stage, run, &screen);
    stage_play(&stage, "", "", MOVES);
    stage_play(&stage, "", "", "7g7f");
    snprintf(path, sizeof path, "state/sanban/games/%s",
             library_entry(stage.program.library, 0)->name);
    home_write(path, "nonsense", 8);
    stage_click(&stage, "button", "Resume", 0);
    assert_int_equal(stage.request.ask, ASK_STAY);
    assert_int_not_equal(stage.program.notice[0], '\0');
    assert_int_equal(stage_count(&stage, "button", "OK"), 1);
    /* The other one is there to be gone on with. */
    stage_click(&stage, "button", "Resume", 0);
    stage_expect_open(&stage, SCREEN_PLAY);
    assert_int_equal(depth(&stage), 3);
    stage_end(&stage);
}

static void test_pictures(void **state) {
    (void)state;
    StartScreen screen = {.scroll.offset = 0};
    Stage stage;
    size_t faults = 0;
    stage_begin(&stage, run, &screen);
    faults += stage_faults(&stage, "no game");
    stage_play(&stage, "", "", MOVES);
    faults += stage_faults(&stage, "a game");
    program_tell(&stage.program, LONG_SENTENCE);
    faults += stage_faults(&stage, "a game and a notice");
    assert_int_equal(faults, 0);
    stage_end(&stage);
}

static void expect_card(const StartCard *card, const StartLayout *layout) {
    const Rect parts[] = {card->board, card->title, card->facts, card->sentence, card->play};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        assert_true(parts[i].w > 0 && parts[i].h > 0);
        assert_true(sight_within(parts[i], card->box));
        for (size_t j = 0; j < i; j++) {
            assert_false(sight_overlap(parts[i], parts[j]));
        }
    }
    assert_true(card->board.w >= 125 && card->board.h >= 140);
    assert_true(card->box.x >= layout->area.x);
    assert_true(card->box.x + card->box.w <= layout->area.x + layout->area.w);
    assert_true(card->box.y + card->box.h <= layout->area.y + layout->content);
}

static void expect_layout(const StartNeeds *needs) {
    StartLayout layout = start_layout_of(needs);
    Rect window = {0, 0, needs->width, needs->height};
    assert_true(sight_within(layout.name, window));
    for (int i = 0; i < START_LINKS; i++) {
        assert_true(sight_within(layout.link[i], window));
        assert_false(sight_overlap(layout.link[i], layout.name));
        assert_false(sight_overlap(layout.link[i], layout.motto));
    }
    for (int i = 0; i < needs->cards; i++) {
        expect_card(&layout.card[i], &layout);
        assert_false(sight_overlap(layout.card[i].box, layout.strip));
        assert_false(sight_overlap(layout.card[i].box, layout.notice));
        for (int j = 0; j < i; j++) {
            assert_false(sight_overlap(layout.card[i].box, layout.card[j].box));
        }
    }
    assert_true(!needs->resume || layout.strip_text.w >= 150);
    assert_true(layout.resume_button.x + layout.resume_button.w <= needs->width);
}

static StartNeeds usual_needs(float width, float height) {
    bool narrow = start_layout_is_narrow(width);
    return (StartNeeds){.width = width,
                        .height = height,
                        .name = start_layout_is_large(width, height) ? 140 : 98,
                        .motto = 220,
                        .link = {narrow ? 67 : 121, 59, 90, 67},
                        .resume_button = 140,
                        .all_button = 98,
                        .sentence = 340};
}

/* One, two and three games in windows of every size. */
static void test_layout(void **state) {
    (void)state;
    for (int across = 480; across <= 3200; across += 40) {
        for (int down = 300; down <= 2000; down += 50) {
            float width = (float)across;
            float height = (float)down;
            StartNeeds needs = usual_needs(width, height);
            for (int i = 0; i < 4 * START_CARDS_MAX; i++) {
                needs.cards = i / 4 + 1;
                needs.resume = (i & 1) != 0;
                needs.notice = (i & 2) != 0 ? 66 : 0;
                expect_layout(&needs);
            }
        }
    }
}

/* The usual window: what the design asks for, and nothing to scroll. */
static void test_usual_layout(void **state) {
    (void)state;
    StartNeeds needs = usual_needs(1280, 800);
    needs.resume = true;
    for (needs.cards = 1; needs.cards <= START_CARDS_MAX; needs.cards++) {
        StartLayout layout = start_layout_of(&needs);
        assert_memory_equal(&layout.seal, (&(Rect){48, 34, 44, 44}), sizeof(Rect));
        assert_memory_equal(&layout.strip, (&(Rect){48, 104, 1184, 60}), sizeof(Rect));
        assert_true(layout.motto.w > 0);
        assert_true(layout.content <= layout.area.h);
        /* The row stands in the middle. */
        const Rect first = layout.card[0].box;
        const Rect last = layout.card[needs.cards - 1].box;
        assert_float_equal(first.x - 48, 1232 - last.x - last.w, 2);
        assert_true(first.y >= 188 && first.y + first.h <= 760);
    }
    needs.cards = 3;
    assert_float_equal(start_layout_of(&needs).card[0].box.w, 378, 1);
}

/* In the smallest usual window two cards are so wide that their sentences need one line, which
 * leaves the board of twelve ranks the height at which its kanji can be read. */
static void test_small_layout(void **state) {
    (void)state;
    enum { READABLE = 12 * 13 + 2 * 8 };
    StartNeeds needs = usual_needs(960, 600);
    needs.resume = true;
    needs.cards = 2;
    StartLayout layout = start_layout_of(&needs);
    for (int i = 0; i < needs.cards; i++) {
        assert_true(layout.card[i].sentence.w >= needs.sentence);
        assert_true(layout.card[i].board.h >= READABLE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_links, home_begin),
        cmocka_unit_test_setup(test_play, home_begin),
        cmocka_unit_test_setup(test_going_on, home_begin),
        cmocka_unit_test_setup(test_going_on_where_it_was_left, home_begin),
        cmocka_unit_test_setup(test_a_game_that_is_over_is_not_gone_on_with, home_begin),
        cmocka_unit_test_setup(test_keyboard, home_begin),
        cmocka_unit_test_setup(test_keyboard_scrolls, home_begin),
        cmocka_unit_test_setup(test_notice, home_begin),
        cmocka_unit_test_setup(test_a_game_that_cannot_be_read, home_begin),
        cmocka_unit_test_setup(test_pictures, home_begin),
        cmocka_unit_test(test_layout),
        cmocka_unit_test(test_usual_layout),
        cmocka_unit_test(test_small_layout),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
