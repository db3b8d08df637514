/* The new game screen: every option and value can be chosen, by mouse and by keyboard, and is in
 * force in the game that begins; wrong positions are explained and begin nothing. */
#include "app/platform/window.h"
#include "app/screens/new_game.h"
#include "rules/notation/sfen.h"
#include "rules/notation/start.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/support/setting.h"
#include "tests/ui/page_check.h"
#include "tests/ui/sight.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { NAME_MAX = 128 };

static const char ENDGAME[] = "4k4/9/9/9/4+E4/9/9/9/4K4 w - 7";

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return new_game_screen_run(screen, program, ui);
}

static void begin(PageHand *hand, NewGameScreen *screen, const char *words) {
    page_hand_begin(hand, words);
    new_game_screen_open(screen, &hand->program);
    page_hand_open(hand, run, screen);
}

static const Game *game_of(const PageHand *hand) {
    return session_game(hand->program.session);
}

static void start(PageHand *hand) {
    page_hand_click(hand, "Start game");
    assert_int_equal(hand->last.ask, ASK_OPEN);
    assert_int_equal(hand->last.screen, SCREEN_PLAY);
}

static void option_name(const Option *option, size_t value, char out[NAME_MAX]) {
    snprintf(out, NAME_MAX, "%s: %s", option->title, option->choice[value].title);
}

static size_t count_values(const Option *option) {
    size_t count = 0;
    while (count < OPTION_CHOICES_MAX && option->choice[count].key != NULL) {
        count++;
    }
    return count;
}

/* Chooses a value in the given way. */
typedef void Choose(PageHand *hand, const char *name);

static void choose_by_key(PageHand *hand, const char *name) {
    page_hand_focus(hand, name);
    page_hand_key(hand, ' ', 0);
    assert_true(hand->changed);
}

static void choose_every_value(const char *words, Choose *choose, Point size) {
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, words);
    page_hand_resize(&hand, size.x, size.y);
    const Variant *variant = screen.rules.variant;
    for (size_t i = 0; i < variant->option_count; i++) {
        const Option *option = &variant->options[i];
        size_t values = count_values(option);
        /* From the last to the first, so that the usual one is chosen too. */
        for (size_t k = values; k-- > 0 && values > 1;) {
            char name[NAME_MAX];
            option_name(option, k, name);
            choose(&hand, name);
            assert_int_equal(screen.rules.option[option->id], option->choice[k].value);
            assert_non_null(sight_label(page_hand_look(&hand), "chosen", name));
            start(&hand);
            const Ruleset *played = game_rules(game_of(&hand));
            assert_memory_equal(played->option, screen.rules.option, sizeof played->option);
        }
    }
    page_hand_end(&hand);
}

static void test_every_value_by_clicks(void **state) {
    (void)state;
    choose_every_value("default", page_hand_click, (Point){1280, 800});
    choose_every_value("default", page_hand_click, (Point){480, 300});
    choose_every_value("chu lishogi", page_hand_click, (Point){1280, 800});
    choose_every_value("chu historical", page_hand_click, (Point){480, 300});
}

static void test_every_value_by_keys(void **state) {
    (void)state;
    choose_every_value("default", choose_by_key, (Point){853, 533});
    choose_every_value("chu lishogi", choose_by_key, (Point){853, 533});
}

static void expect_options(const char *words) {
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, words);
    const Canvas *canvas = page_hand_look(&hand);
    const Variant *variant = screen.rules.variant;
    for (size_t i = 0; i < variant->option_count; i++) {
        const Option *option = &variant->options[i];
        char sentence[32];
        snprintf(sentence, sizeof sentence, "%s", option->sentence);
        assert_non_null(sight_text(canvas, option->title));
        assert_true(sight_reads(canvas, sentence));
        for (size_t k = 0; k < count_values(option); k++) {
            assert_non_null(sight_text(canvas, option->choice[k].title));
        }
    }
    page_hand_end(&hand);
}

static void test_every_option_is_told(void **state) {
    (void)state;
    expect_options("default");
    expect_options("chu lishogi");
}

static void test_presets(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    for (size_t i = VARIANT_SHO.preset_count; i-- > 0;) {
        const Preset *preset = &VARIANT_SHO.presets[i];
        char name[NAME_MAX];
        snprintf(name, sizeof name, "Rules: %s", preset->title);
        page_hand_click(&hand, name);
        assert_ptr_equal(ruleset_preset(&screen.rules), preset);
        char words[32];
        snprintf(words, sizeof words, "%s", preset->sentence);
        assert_true(page_hand_reads(&hand, words));
        assert_null(page_hand_label(&hand, "Rules: Own choice"));
    }
    page_hand_click(&hand, "Stalemate: Draw");
    assert_null(ruleset_preset(&screen.rules));
    assert_non_null(sight_label(page_hand_look(&hand), "chosen", "Rules: Own choice"));
    page_hand_click(&hand, "Rules: Own choice");
    assert_int_equal(screen.rules.option[OPTION_STALEMATE], STALEMATE_DRAW);
    page_hand_click(&hand, "Rules: Default");
    assert_int_equal(screen.rules.option[OPTION_STALEMATE], STALEMATE_LOSS);
    page_hand_end(&hand);
}

static void test_names_and_side(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    page_hand_click(&hand, "Name of Black");
    page_hand_type(&hand, "Anna");
    /* Enter leaves the field and begins nothing yet. */
    page_hand_key(&hand, KEY_ENTER, 0);
    assert_int_equal(hand.last.ask, ASK_STAY);
    page_hand_focus(&hand, "Name of White");
    page_hand_type(&hand, "Čeněk 太郎");
    page_hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(hand.last.ask, ASK_STAY);
    page_hand_click(&hand, "Turn the board");
    page_hand_key(&hand, KEY_ENTER, 0);
    assert_int_equal(hand.last.ask, ASK_OPEN);
    assert_int_equal(hand.last.screen, SCREEN_PLAY);
    assert_string_equal(hand.program.heads.name[BLACK], "Anna");
    assert_string_equal(hand.program.heads.name[WHITE], "Čeněk 太郎");
    assert_true(hand.program.heads.flipped);
    page_hand_end(&hand);
}

/* What is too long for a saved game cannot be written at all. */
static void test_long_names(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    page_hand_click(&hand, "Name of Black");
    for (int i = 0; i < RECORD_NAME_MAX; i++) {
        page_hand_type(&hand, "é");
    }
    assert_true(strlen(screen.name[BLACK].text) < RECORD_NAME_MAX);
    assert_true(strlen(screen.name[BLACK].text) >= RECORD_NAME_MAX - 2);
    start(&hand);
    assert_string_equal(hand.program.heads.name[BLACK], screen.name[BLACK].text);
    page_hand_end(&hand);
}

static void write_position(PageHand *hand, const char *sfen) {
    page_hand_click(hand, "Start: Own position");
    page_hand_click(hand, "Start position as SFEN");
    page_hand_type(hand, sfen);
}

static void test_own_position(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    char text[SFEN_MAX];
    begin(&hand, &screen, "default");
    assert_true(page_hand_reads(&hand, "Black moves first"));
    assert_int_equal(sight_count(page_hand_look(&hand), COMMAND_PIECE), 42);
    write_position(&hand, ENDGAME);
    assert_true(page_hand_reads(&hand, "White moves first"));
    assert_int_equal(sight_count(page_hand_look(&hand), COMMAND_PIECE), 3);
    start(&hand);
    sfen_write(game_position(game_of(&hand)), text, sizeof text);
    assert_string_equal(text, ENDGAME);
    /* The text stays, but does not count. */
    page_hand_click(&hand, "Start: Usual position");
    assert_int_equal(sight_count(page_hand_look(&hand), COMMAND_PIECE), 42);
    start(&hand);
    assert_int_equal(game_position(game_of(&hand))->pieces[BLACK], 21);
    page_hand_click(&hand, "Start: Own position");
    assert_string_equal(screen.start.text, ENDGAME);
    page_hand_end(&hand);
}

/* The game begins from the handicap, and another choice of start or game takes it back. */
static void test_handicaps(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "chu lishogi");
    for (size_t i = 0; i < VARIANT_CHU.start_count; i++) {
        const Start *handicap = &VARIANT_CHU.starts[i];
        char name[NAME_MAX];
        snprintf(name, sizeof name, "Start: %s", handicap->title);
        page_hand_click(&hand, name);
        assert_non_null(sight_label(page_hand_look(&hand), "chosen", name));
        assert_true(page_hand_reads(&hand, handicap->kanji));
        assert_true(page_hand_reads(&hand, "White moves first"));
        start(&hand);
        assert_ptr_equal(start_of(game_position(game_of(&hand))), handicap);
    }
    page_hand_click(&hand, "Start: Usual position");
    assert_true(page_hand_reads(&hand, "Black moves first"));
    start(&hand);
    assert_int_equal(game_position(game_of(&hand))->turn, BLACK);
    page_hand_click(&hand, "Start: Two lions");
    page_hand_click(&hand, "Game: Sho shogi");
    assert_null(page_hand_label(&hand, "Start: Two lions"));
    start(&hand);
    assert_int_equal(game_position(game_of(&hand))->pieces[BLACK], 21);
    page_hand_end(&hand);
}

/* The empty field shows what a position of this very game looks like. */
static void test_example_of_a_position(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    page_hand_click(&hand, "Start: Own position");
    assert_true(page_hand_reads(&hand, "4k4/9/9/9/9/9/9/9/4K4 b"));
    page_hand_click(&hand, "Game: Chu shogi");
    assert_true(page_hand_reads(&hand, "6k5/12/12/12/12/12/12/12/12/12/12/5K6 b"));
    page_hand_end(&hand);
}

static void test_pasted_position(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    begin(&hand, &screen, "default");
    page_hand_click(&hand, "Start: Own position");
    assert_true(clipboard_set("4k4/9/9/9/4+E4/9/9/9/4K4 w - 7\n"));
    page_hand_click(&hand, "Paste");
    assert_string_equal(screen.start.text, ENDGAME);
    assert_true(page_hand_reads(&hand, "White moves first"));
    page_hand_end(&hand);
    SDL_Quit();
}

/* A wrong text, and what must be said about it. */
static const struct {
    const char *sfen, *column, *words;
} WRONG[] = {
    {"", "Column 1:", "no position"},
    {"4x4/9/9/9/9/9/9/9/4K4 b", "Column 2:", "no piece"},
    {"4k4/9/9/9/9/9/9/9/4K4 x", "Column 23:", "\"x\""},
    {"4k4/9/9", "Column ", ""},
    {"4kk3/9/9/9/9/9/9/9/4K4 b", "Column ", ""},
};

static void test_wrong_positions(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        PageHand hand;
        NewGameScreen screen;
        begin(&hand, &screen, "default");
        const Game *before = game_of(&hand);
        write_position(&hand, WRONG[i].sfen);
        assert_true(page_hand_reads(&hand, WRONG[i].column));
        assert_true(page_hand_reads(&hand, WRONG[i].words));
        assert_true(page_hand_reads(&hand, "The game cannot begin"));
        assert_int_equal(sight_count(page_hand_look(&hand), COMMAND_PIECE), 0);
        assert_non_null(sight_label(page_hand_look(&hand), "disabled", "Start game"));
        page_hand_key(&hand, KEY_ESCAPE, 0);
        page_hand_key(&hand, KEY_ENTER, 0);
        page_hand_click(&hand, "Start game");
        assert_int_equal(hand.last.ask, ASK_STAY);
        assert_ptr_equal(game_of(&hand), before);
        /* The usual position is right in any case. */
        page_hand_click(&hand, "Start: Usual position");
        start(&hand);
        page_hand_end(&hand);
    }
}

static void test_what_is_offered_at_first(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    page_hand_begin(&hand, "fairy stalemate=draw");
    hand.program.heads = (RecordHeads){.name = {"Anna", "Ben"}, .flipped = true};
    new_game_screen_open(&screen, &hand.program);
    assert_memory_equal(screen.rules.option, game_rules(session_game(hand.program.session))->option,
                        sizeof screen.rules.option);
    assert_string_equal(screen.name[BLACK].text, "Anna");
    assert_string_equal(screen.name[WHITE].text, "Ben");
    assert_true(screen.turned);
    assert_false(screen.own_start);
    /* A game of another kind is offered under its own rules. */
    Variant other = VARIANT_SHO;
    hand.program.wanted = &other;
    new_game_screen_open(&screen, &hand.program);
    assert_ptr_equal(screen.rules.variant, &other);
    assert_ptr_equal(ruleset_preset(&screen.rules), &other.presets[0]);
    page_hand_end(&hand);
}

static void test_the_game_in_progress(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    assert_false(page_hand_reads(&hand, "The game in progress"));
    assert_int_equal(session_type(hand.program.session, "7g7f"), SESSION_READ);
    /* Nothing is kept here, and that is said. */
    assert_true(page_hand_reads(&hand, "The game in progress is not kept and will be lost."));
    session_resign(hand.program.session, WHITE);
    assert_false(page_hand_reads(&hand, "The game in progress"));
    page_hand_end(&hand);
}

static void test_a_kept_game_stays_in_the_list(void **state) {
    PageHand hand;
    NewGameScreen screen;
    home_begin(state);
    begin(&hand, &screen, "default");
    program_keep(&hand.program);
    assert_int_equal(session_type(hand.program.session, "7g7f"), SESSION_READ);
    /* Words of one sentence, wherever it is broken. */
    assert_true(page_hand_reads(&hand, "The game in progress stays"));
    start(&hand);
    assert_int_equal(library_count(hand.program.library), 1);
    assert_false(page_hand_reads(&hand, "The game in progress"));
    page_hand_end(&hand);
}

static void test_leaving_changes_nothing(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default");
    const Game *before = game_of(&hand);
    page_hand_click(&hand, "Rules: Fairy-Stockfish");
    page_hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(hand.last.ask, ASK_BACK);
    assert_ptr_equal(game_of(&hand), before);
    assert_ptr_equal(ruleset_preset(game_rules(before)), &VARIANT_SHO.presets[0]);
    page_hand_end(&hand);
}

static void test_sizes(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "default bare_king=counter");
    page_check_sizes(&hand, "new game");
    assert_int_equal(session_type(hand.program.session, "7g7f"), SESSION_READ);
    screen.own_start = true;
    page_check_sizes(&hand, "new game, no position");
    field_set(&screen.start, "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL w");
    page_check_sizes(&hand, "new game, own position");
    page_hand_end(&hand);
}

static void test_sizes_of_chu(void **state) {
    (void)state;
    PageHand hand;
    NewGameScreen screen;
    begin(&hand, &screen, "chu lishogi");
    page_check_sizes(&hand, "new game of chu");
    page_hand_click(&hand, "Start: Three lions");
    page_hand_click(&hand, "Stalemate: Draw");
    page_check_sizes(&hand, "new game of chu, handicap, own choice");
    screen.own_start = true;
    page_check_sizes(&hand, "new game of chu, no position");
    page_hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_value_by_clicks),
        cmocka_unit_test(test_every_value_by_keys),
        cmocka_unit_test(test_every_option_is_told),
        cmocka_unit_test(test_presets),
        cmocka_unit_test(test_names_and_side),
        cmocka_unit_test(test_long_names),
        cmocka_unit_test(test_own_position),
        cmocka_unit_test(test_handicaps),
        cmocka_unit_test(test_example_of_a_position),
        cmocka_unit_test(test_pasted_position),
        cmocka_unit_test(test_wrong_positions),
        cmocka_unit_test(test_what_is_offered_at_first),
        cmocka_unit_test(test_the_game_in_progress),
        cmocka_unit_test(test_a_kept_game_stays_in_the_list),
        cmocka_unit_test(test_leaving_changes_nothing),
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_sizes_of_chu),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
