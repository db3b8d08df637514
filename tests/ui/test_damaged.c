/* Every file of the program is damaged, in every way that happens: it begins all the same, says
 * what it could not read, puts the files aside, and is well the next time. */
#include "app/shell/desk.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <string.h>

#define SETTINGS "config/sanban/settings"
#define PLACE "state/sanban/window"
#define GAMES "state/sanban/games"
#define GAME GAMES "/20261130-041000-7.sanban"

enum { FILE_LIMIT = 4096 };

typedef struct Damage {
    const char *bytes;
    size_t length;
} Damage;

static const char NOISE[] = "\x00\xFF\x1B[2J\x80noise";
static const char LINES[] = "sanban record 1\nsanban settings 1\n\n\n=\n= =\nwidth -7\n";

static const Damage DAMAGES[] = {
    {"", 0}, {NOISE, sizeof NOISE - 1}, {LINES, sizeof LINES - 1}, {"\n", 1}};
enum { DAMAGE_COUNT = sizeof DAMAGES / sizeof DAMAGES[0] };

static Desk *open_desk(void) {
    Problem why = {.text = ""};
    Ruleset rules;
    Desk *desk = NULL;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    const DeskWish wish = {.rules = &rules, .keeps = true, .given_clock = true};
    assert_true(desk_open(&desk, &wish, &why));
    assert_int_equal(shell_screen(desk_shell(desk)), SCREEN_START);
    return desk;
}

static const char *notice_of(Desk *desk) {
    return shell_program(desk_shell(desk))->notice;
}

static void push(Desk *desk, Input input) {
    assert_true(desk_push(desk, &input));
    assert_true(desk_step(desk, 0));
}

static void click_at(Desk *desk, Point point) {
    push(desk, (Input){.kind = INPUT_MOVE, .point = point});
    push(desk, (Input){.kind = INPUT_PRESS, .point = point, .button = BUTTON_LEFT, .clicks = 1});
    push(desk, (Input){.kind = INPUT_RELEASE, .point = point, .button = BUTTON_LEFT, .clicks = 1});
}

static void click(Desk *desk, const char *button) {
    const CanvasCommand *label = sight_label(shell_draw(desk_shell(desk)), "button", button);
    assert_non_null(label);
    click_at(desk, rect_centre(label->box));
}

/* A setting and a move, which are both kept. */
static void play(Desk *desk) {
    Shell *shell = desk_shell(desk);
    shell_open(shell, SCREEN_PLAY);
    desk_refresh(desk);
    program_set(shell_program(shell), SETTING_THEME, THEME_DARK);
    click_at(desk, shell_square_centre(shell, square_by_name("7g")));
    click_at(desk, shell_square_centre(shell, square_by_name("7f")));
    assert_int_equal(ply_depth(game_ply(session_game(shell_session(shell)))), 1);
    assert_true(program_is_safe(shell_program(shell)));
}

static void damage_all(const Damage *damage) {
    home_write(SETTINGS, damage->bytes, damage->length);
    home_write(PLACE, damage->bytes, damage->length);
    home_write(GAME, damage->bytes, damage->length);
}

static void test_it_begins_all_the_same(void **state) {
    for (size_t i = 0; i < DAMAGE_COUNT; i++) {
        char aside[FILE_LIMIT];
        home_begin(state);
        damage_all(&DAMAGES[i]);
        Desk *desk = open_desk();
        assert_string_not_equal(notice_of(desk), "");
        assert_true(sight_reads(shell_draw(desk_shell(desk)), "could not be"));
        assert_true(home_has(GAME ".damaged"));
        assert_int_equal(home_read(GAME ".damaged", aside, sizeof aside), DAMAGES[i].length);
        assert_memory_equal(aside, DAMAGES[i].bytes, DAMAGES[i].length);
        click(desk, "OK");
        assert_string_equal(notice_of(desk), "");
        play(desk);
        desk_close(desk);
        /* All is well the next time: nothing is told, everything is kept. */
        desk = open_desk();
        assert_string_equal(notice_of(desk), "");
        assert_int_equal(settings_get(&shell_program(desk_shell(desk))->settings, SETTING_THEME),
                         THEME_DARK);
        click(desk, "Resume");
        assert_int_equal(ply_depth(game_ply(session_game(shell_session(desk_shell(desk))))), 1);
        desk_close(desk);
        assert_true(home_has(GAME ".damaged"));
    }
}

/* Each file by itself: the others are not blamed. */
static void test_each_file_is_named(void **state) {
    static const struct {
        const char *name, *says;
    } FILES[] = {{SETTINGS, "settings"}, {PLACE, "window"}, {GAME, "saved game"}};
    for (size_t i = 0; i < sizeof FILES / sizeof FILES[0]; i++) {
        home_begin(state);
        home_write(FILES[i].name, NOISE, sizeof NOISE - 1);
        Desk *desk = open_desk();
        for (size_t other = 0; other < sizeof FILES / sizeof FILES[0]; other++) {
            bool said = strstr(notice_of(desk), FILES[other].says) != NULL;
            assert_int_equal(said, other == i);
        }
        desk_close(desk);
        char aside[HOME_PATH_MAX];
        assert_true(strlen(FILES[i].name) + sizeof ".damaged" <= sizeof aside);
        memcpy(aside, FILES[i].name, strlen(FILES[i].name));
        memcpy(aside + strlen(FILES[i].name), ".damaged", sizeof ".damaged");
        assert_true(home_has(aside));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_begins_all_the_same),
        cmocka_unit_test(test_each_file_is_named),
    };
    return cmocka_run_group_tests_name("damaged", tests, NULL, NULL);
}
