/* The laws as a whole: the first that speaks decides, none of sho shogi's holds a piece, and what
 * they remember from the last move. */
#include "rules/laws/laws.h"
#include "rules/play/law.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* Royals before bare king, bare king before stalemate. */
static void test_order_of_verdicts(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k3P/9/4R4/9/9/9/9/9/4K3G b - 1");
    expect_outcome(&setting, "black bare_king");
    setting_play(&setting, "5c5a");
    expect_outcome(&setting, "black royals_lost");
    setting_begin(&setting, "default", "4K4/9/9/9/9/6G2/9/9/8k w - 1");
    expect_outcome(&setting, "black bare_king");
    setting_begin(&setting, "default", "4K4/9/9/9/9/6G2/9/9/k8 w - 1");
    expect_outcome(&setting, "black bare_king");
    setting_begin(&setting, "default", "4K4/9/9/9/6G2/9/9/pp7/kn7 w - 1");
    expect_outcome(&setting, "black stalemate");
}

static void test_game_goes_on_at_the_start(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    expect_outcome(&setting, "none");
    assert_false(position_stopped(&setting.position));
    setting_begin(&setting, "fairy", "startpos");
    expect_outcome(&setting, "none");
}

/* Only the loss of the royals bars every move; a bare king may still be moved about for
 * analysis. */
static void test_what_stops_a_position(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1");
    assert_false(position_stopped(&setting.position));
    setting_begin(&setting, "default", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    assert_true(position_stopped(&setting.position));
}

static void test_no_piece_of_sho_is_held(void **state) {
    (void)state;
    Setting setting;
    Square culprit = SQUARE_NONE;
    setting_begin(&setting, "fairy", "startpos");
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (ruleset_on_board(&setting.rules, square)) {
            assert_null(position_held_by(&setting.position, square, &culprit));
            assert_null(position_held_by(&setting.position, square, NULL));
        }
    }
    assert_int_equal(culprit, SQUARE_NONE);
}

/* "" for a position of which no law remembers anything that binds the side to move. */
static void reminder_check(const char *rules, const char *sfen, const char *moves,
                           const char *square) {
    Setting setting;
    Reminder reminder = {.square = SQUARE_NONE};
    setting_begin(&setting, rules, sfen);
    setting_play(&setting, moves);
    assert_int_equal(position_reminder(&setting.position, &reminder), square[0] != '\0');
    if (square[0] != '\0') {
        assert_int_equal(reminder.square, square_by_name(square));
        assert_ptr_equal(reminder.law, &LAW_COUNTERSTRIKE);
        expect_sentence(reminder.sentence);
        assert_string_equal(reminder.sentence, ruleset_reminder(&setting.rules));
    }
}

/* A lion fell to another piece; it is remembered for one turn, and by no other game. */
static void test_a_fallen_lion_is_remembered(void **state) {
    (void)state;
    const char *rook_takes = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1";
    reminder_check("chu lishogi", rook_takes, "", "");
    reminder_check("chu lishogi", rook_takes, "8a8f", "8f");
    reminder_check("chu lishogi", rook_takes, "8a8f 1l1k", "");
    reminder_check("chu jcsa", rook_takes, "8a8f", "8f");
    reminder_check("chu lishogi counterstrike=off", rook_takes, "8a8f", "");
    reminder_check("default", "startpos", "7g7f", "");
    /* A lion took it. */
    reminder_check("chu lishogi", "k11/12/12/4n7/12/4N7/12/12/9+o2/12/12/6B4K w - 1", "8d8f", "");
}

/* Where the other side has no lion that the ban covers, it binds nobody. */
static void test_a_ban_on_nothing_is_not_told(void **state) {
    (void)state;
    const char *kirin_takes = "k11/12/12/12/12/12/12/4o7/12/4N7/12/6B4K w - 1";
    reminder_check("chu lishogi", kirin_takes, "8h8j", "");
    reminder_check("chu lishogi", kirin_takes, "8h8j+", "");
    reminder_check("chu historical", kirin_takes, "8h8j", "");
    reminder_check("chu historical", kirin_takes, "8h8j+", "8j");
}

static void test_sentences_of_reminders(void **state) {
    (void)state;
    static const struct {
        const char *rules, *sentence;
    } ROWS[] = {
        {"chu lishogi", "A lion fell here a moment ago: this turn only a lion may take a lion."},
        {"chu jcsa",
         "A lion fell here a moment ago: this turn only a lion may take a protected lion."}};
    Ruleset rules;
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        rules_by_words(&rules, ROWS[i].rules);
        assert_string_equal(ruleset_reminder(&rules), ROWS[i].sentence);
    }
    rules_by_words(&rules, "chu lishogi counterstrike=off");
    assert_null(ruleset_reminder(&rules));
    rules_by_words(&rules, "default");
    assert_null(ruleset_reminder(&rules));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order_of_verdicts),
        cmocka_unit_test(test_game_goes_on_at_the_start),
        cmocka_unit_test(test_what_stops_a_position),
        cmocka_unit_test(test_no_piece_of_sho_is_held),
        cmocka_unit_test(test_a_fallen_lion_is_remembered),
        cmocka_unit_test(test_a_ban_on_nothing_is_not_told),
        cmocka_unit_test(test_sentences_of_reminders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
