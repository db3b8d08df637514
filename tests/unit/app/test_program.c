/* What all screens share: games that are kept without a word, and a word when they are not. */
#include "app/draw/theme.h"
#include "app/session/program.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/support/setting.h"

#include <stdio.h>
#include <string.h>

static void begin(Program *program) {
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    assert_true(program_begin(program, &rules, NULL));
    program_keep(program);
}

static void play(Program *program, const char *from, const char *to) {
    assert_int_equal(session_click(program->session, square_by_name(from)), SESSION_PICKED);
    assert_int_equal(session_click(program->session, square_by_name(to)), SESSION_PLAYED);
}

static void save(Program *program) {
    program_prepare(program);
    program_commit(program);
}

static size_t plies(const Program *program) {
    return ply_depth(game_line_end(session_game(program->session)));
}

static void test_nothing_is_kept_before_it_is_asked(void **state) {
    home_begin(state);
    Program program;
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    assert_true(program_begin(&program, &rules, NULL));
    play(&program, "7g", "7f");
    save(&program);
    assert_false(program_is_safe(&program));
    program_end(&program);
    assert_false(home_has("state/sanban"));
}

/* A new game takes nothing away: both are in the list, and both can be gone on with. */
static void test_the_old_game_stays(void **state) {
    home_begin(state);
    Program program;
    RecordHeads heads = {.name = {"Anna", "Ben"}};
    begin(&program);
    play(&program, "7g", "7f");
    save(&program);
    Ruleset rules = *game_rules(session_game(program.session));
    assert_true(program_new_game(&program, &rules, NULL, &heads));
    assert_string_equal(program_name(&program, BLACK), "Anna");
    play(&program, "2g", "2f");
    play(&program, "8c", "8d");
    save(&program);
    assert_int_equal(library_count(program.library), 2);
    assert_true(program_open(&program, 1));
    assert_int_equal(plies(&program), 1);
    assert_string_equal(program_name(&program, BLACK), "Black");
    play(&program, "3c", "3d");
    save(&program);
    assert_true(program_open(&program, 1));
    assert_int_equal(plies(&program), 2);
    assert_string_equal(program_name(&program, WHITE), "Ben");
    assert_true(program_is_safe(&program));
    assert_string_equal(program.notice, "");
    program_end(&program);
}

/* The place in the list is that of the game that was chosen, whatever is saved on the way. */
static void test_opening_saves_first(void **state) {
    home_begin(state);
    Program program;
    RecordHeads heads = {.saved = 0};
    begin(&program);
    play(&program, "7g", "7f");
    save(&program);
    Ruleset rules = *game_rules(session_game(program.session));
    assert_true(program_new_game(&program, &rules, NULL, &heads));
    play(&program, "2g", "2f");
    play(&program, "8c", "8d");
    /* Not written down yet: the list holds the first game only, which slips to another place. */
    assert_int_equal(library_count(program.library), 1);
    assert_true(program_open(&program, 0));
    assert_int_equal(plies(&program), 1);
    assert_int_equal(library_count(program.library), 2);
    program_end(&program);
}

/* A file stands where the folder should be: it is said once, and play goes on. */
static void test_a_full_disk_is_said_once(void **state) {
    home_begin(state);
    home_write("state/sanban", "in the way", 10);
    Program program;
    begin(&program);
    play(&program, "7g", "7f");
    save(&program);
    assert_string_not_equal(program.notice, "");
    assert_null(strchr(program.notice, '\n'));
    assert_false(program_is_safe(&program));
    program_told(&program);
    play(&program, "3c", "3d");
    save(&program);
    assert_string_equal(program.notice, "");
    assert_int_equal(plies(&program), 2);
    program_end(&program);
}

/* Nothing that could not be saved is given up by one asking: not for a new game, a pasted or an
 * older one. */
static void test_an_unsaved_game_is_not_given_up(void **state) {
    home_begin(state);
    home_write("state/sanban", "in the way", 10);
    Program program;
    RecordHeads heads = {.saved = 0};
    begin(&program);
    Ruleset rules = *game_rules(session_game(program.session));
    play(&program, "7g", "7f");
    program_told(&program);
    assert_false(program_new_game(&program, &rules, NULL, &heads));
    assert_non_null(strstr(program.notice, "would be lost"));
    assert_int_equal(plies(&program), 1);
    /* Whoever plays on has not given it up. */
    play(&program, "3c", "3d");
    program_told(&program);
    Game *pasted = game_new(&rules, NULL);
    assert_non_null(pasted);
    assert_false(program_adopt_game(&program, pasted, &heads));
    assert_int_equal(plies(&program), 2);
    assert_true(program_new_game(&program, &rules, NULL, &heads));
    assert_int_equal(plies(&program), 0);
    /* A game without moves holds nobody up. */
    assert_true(program_new_game(&program, &rules, NULL, &heads));
    program_end(&program);
}

/* Settings that could not be kept are kept as soon as they can be. */
static void test_settings_are_tried_again(void **state) {
    home_begin(state);
    home_write("config/sanban", "in the way", 10);
    Program program;
    begin(&program);
    program_told(&program);
    program_set(&program, SETTING_THEME, THEME_DARK);
    assert_string_not_equal(program.notice, "");
    program_told(&program);
    program_set(&program, SETTING_SOUND, 1);
    assert_string_equal(program.notice, "");
    char path[HOME_PATH_MAX];
    home_path("config/sanban", path);
    assert_int_equal(remove(path), 0);
    program_save(&program);
    program_end(&program);
    begin(&program);
    assert_int_equal(settings_get(&program.settings, SETTING_THEME), THEME_DARK);
    assert_int_equal(settings_get(&program.settings, SETTING_SOUND), 1);
    program_end(&program);
}

static void test_settings_are_kept(void **state) {
    home_begin(state);
    Program program;
    begin(&program);
    program_set(&program, SETTING_THEME, THEME_DARK);
    program_end(&program);
    begin(&program);
    assert_int_equal(settings_get(&program.settings, SETTING_THEME), THEME_DARK);
    program_end(&program);
    /* A damaged file is told about once, and set aside. */
    home_write("config/sanban/settings", "nonsense\n", 9);
    begin(&program);
    assert_non_null(strstr(program.notice, "settings"));
    assert_int_equal(settings_get(&program.settings, SETTING_THEME), THEME_LIGHT);
    program_end(&program);
    begin(&program);
    assert_string_equal(program.notice, "");
    program_end(&program);
    assert_true(home_has("config/sanban/settings.damaged"));
}

static void test_what_is_told(void **state) {
    (void)state;
    Program program = {.notice = ""};
    program_tell(&program, "");
    assert_string_equal(program.notice, "");
    program_tell(&program, "One thing.");
    program_tell(&program, "One thing.");
    program_tell(&program, "Another.");
    assert_string_equal(program.notice, "One thing. Another.");
    program_told(&program);
    assert_string_equal(program.notice, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_kept_before_it_is_asked),
        cmocka_unit_test(test_the_old_game_stays),
        cmocka_unit_test(test_opening_saves_first),
        cmocka_unit_test(test_a_full_disk_is_said_once),
        cmocka_unit_test(test_an_unsaved_game_is_not_given_up),
        cmocka_unit_test(test_settings_are_tried_again),
        cmocka_unit_test(test_settings_are_kept),
        cmocka_unit_test(test_what_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
