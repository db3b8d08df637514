/* Who still commands, and who has lost (ko-shogi.md 9). */
#include "rules/laws/commanders.h"

#include "rules/laws/laws.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ko_scene.h"

#include <stdio.h>

/* Does White command with these pieces? If not, Black has won, and nobody moves any more. */
static void command_check(const char *options, const char *white, bool commands) {
    Setting setting;
    char pieces[64];
    static MoveList list;
    snprintf(pieces, sizeof pieces, "G10s M1s / M19a %s", white);
    ko_set(&setting, options, pieces);
    assert_true(side_has_command(&setting.position, BLACK));
    assert_int_equal(side_has_command(&setting.position, WHITE), commands);
    expect_outcome(&setting, commands ? "none" : "black command");
    moves_all(&setting.position, &list);
    assert_int_equal(list.count > 0, commands);
    position_set_turn(&setting.position, WHITE);
    expect_outcome(&setting, commands ? "none" : "black command");
}

static void test_who_commands(void **state) {
    (void)state;
    command_check("", "G10a", true);
    command_check("", "+MA10a", true);
    command_check("", "MA10a B9a", true);
    command_check("", "MA10a +B9a TP1a", true);
    command_check("", "+MA10a G9a", true);
    command_check("", "", false);
    command_check("", "MA10a", false);
    command_check("", "B10a", false);
    command_check("", "+B10a D9a TP1a", false);
    command_check("", "CL10a SO9a", false);
}

static void test_flag_wavers_by_option(void **state) {
    (void)state;
    command_check("waver_is_banner=off", "MA10a +B9a TP1a", false);
    command_check("waver_is_banner=off", "MA10a B9a", true);
    command_check("waver_is_banner=off", "G10a +B9a TP1a", true);
}

/* When nobody commands, the side that has just moved wins. */
static void test_both_lost(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "M10s / M10a");
    expect_outcome(&setting, "white command");
    ko_set(&setting, "", "M10s / M10a / w");
    expect_outcome(&setting, "black command");
    ko_set(&setting, "", "G10g +EN10e / G9g");
    ko_play(&setting, "+EN10e-10f");
    expect_outcome(&setting, "black command");
}

static void test_after_the_end_nothing_moves(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s M1s / M19a");
    Refusal why = expect_refused(&setting, "10s10r");
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
    expect_sentence(why.text);
}

/* The commanders fall one after the other; a general alone may be taken. */
static void test_how_a_side_is_lost(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s M10m M9m / G10g MA2a B9g");
    ko_play(&setting, "M10mx10g+");
    expect_outcome(&setting, "none");
    ko_play(&setting, "MA2a-3a");
    ko_play(&setting, "M9mx9g+");
    expect_outcome(&setting, "black command");
}

/* A general that a net holds cannot move; one stone that can is enough. */
static void test_no_move_at_all(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s +RG15a / G10a / w");
    expect_outcome(&setting, "black stalemate");
    ko_set(&setting, "stalemate=draw", "G10s +RG15a / G10a / w");
    expect_outcome(&setting, "draw stalemate");
    ko_set(&setting, "stalemate=draw", "G10s +RG15a / G10a P5e / w");
    expect_outcome(&setting, "none");
    ko_set(&setting, "", "G10s +RG15a / G10b / w");
    expect_outcome(&setting, "none");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_commands),
        cmocka_unit_test(test_flag_wavers_by_option),
        cmocka_unit_test(test_both_lost),
        cmocka_unit_test(test_after_the_end_nothing_moves),
        cmocka_unit_test(test_how_a_side_is_lost),
        cmocka_unit_test(test_no_move_at_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
