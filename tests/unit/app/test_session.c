/* A game in progress: what a click means, what is refused, and that nothing half-done survives
 * where it should not. */
#include "app/session/session.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <string.h>

static Session *begin(const char *words, const char *sfen) {
    Setting setting;
    setting_begin(&setting, words, sfen);
    Session *session = session_new(&setting.rules, &setting.position);
    assert_non_null(session);
    return session;
}

static SessionAnswer click(Session *session, const char *square) {
    return session_click(session, square_by_name(square));
}

static bool last_move_is(const Session *session, const char *usi) {
    const Ply *ply = game_ply(session_game(session));
    const Ply *before = ply_parent(ply);
    return before != NULL && move_equal(ply_move(ply), move_by_usi(ply_position(before), usi));
}

static void test_picks_and_plays(void **state) {
    (void)state;
    Session *session = begin("default", "startpos");
    ChoiceList choices;
    session_choices(session, &choices);
    /* All but the bishop and the two knights: king, elephant, rook, two each of three kinds, nine
     * pawns. */
    assert_int_equal(choices.count, 18);
    assert_int_equal(click(session, "7g"), SESSION_PICKED);
    assert_true(session_selector(session)->picked);
    session_choices(session, &choices);
    assert_int_equal(choices.count, 1);
    assert_int_equal(click(session, "7f"), SESSION_PLAYED);
    assert_false(session_selector(session)->picked);
    assert_true(last_move_is(session, "7g7f"));
    assert_null(session_notice(session));
    session_free(session);
}

static void test_lets_go_and_picks_another(void **state) {
    (void)state;
    Session *session = begin("default", "startpos");
    click(session, "7g");
    assert_int_equal(click(session, "7g"), SESSION_DROPPED);
    assert_false(session_selector(session)->picked);
    click(session, "7g");
    assert_int_equal(click(session, "2g"), SESSION_PICKED);
    assert_int_equal(session_selector(session)->path.at, square_by_name("2g"));
    session_free(session);
}

static void test_refusals(void **state) {
    (void)state;
    static const struct {
        const char *pick, *target;
        RefusalCause cause;
        const char *culprit, *text;
    } ROWS[] = {
        {NULL, "5e", REFUSAL_NOT_YOURS, NULL, "No piece stands on 5e."},
        {NULL, "5c", REFUSAL_NOT_YOURS, NULL, "White's"},
        {NULL, "8h", REFUSAL_HELD, NULL, "cannot move"},
        {"2h", "2e", REFUSAL_BLOCKED, "2g", "the pawn on 2g is in the way"},
        {"2h", "3e", REFUSAL_NOT_ITS_MOVE, NULL, "any distance straight ahead"},
        {"2h", "2i", REFUSAL_OWN_PIECE, "2i", "your own piece"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        Session *session = begin("default", "startpos");
        if (ROWS[i].pick != NULL) {
            assert_int_equal(click(session, ROWS[i].pick), SESSION_PICKED);
        }
        assert_int_equal(click(session, ROWS[i].target), SESSION_REFUSED);
        const Refusal *refusal = session_notice(session);
        assert_non_null(refusal);
        assert_int_equal(refusal->cause, ROWS[i].cause);
        assert_non_null(strstr(refusal->text, ROWS[i].text));
        if (ROWS[i].culprit != NULL) {
            assert_int_equal(refusal->culprit, square_by_name(ROWS[i].culprit));
        }
        assert_false(session_selector(session)->picked);
        session_drop(session);
        assert_null(session_notice(session));
        session_free(session);
    }
}

/* A drag that is refused keeps the piece. */
static void test_step_never_lets_go(void **state) {
    (void)state;
    Session *session = begin("default", "startpos");
    assert_int_equal(session_pick(session, square_by_name("2h")), SESSION_PICKED);
    assert_int_equal(session_step(session, square_by_name("2e")), SESSION_REFUSED);
    assert_true(session_selector(session)->picked);
    assert_non_null(session_notice(session));
    assert_int_equal(session_step(session, square_by_name("3h")), SESSION_PLAYED);
    assert_true(last_move_is(session, "2h3h"));
    session_free(session);
}

static void test_promotion(void **state) {
    (void)state;
    static const char POSITION[] = "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1";
    for (int answer = 0; answer < 2; answer++) {
        Session *session = begin("default", POSITION);
        assert_int_equal(session_promote(session, true), SESSION_NOTHING);
        click(session, "5d");
        assert_false(session_asks_promotion(session));
        assert_int_equal(session_promote(session, true), SESSION_NOTHING);
        assert_int_equal(click(session, "5c"), SESSION_STEPPED);
        assert_true(session_asks_promotion(session));
        assert_int_equal(session_promote(session, answer == 1), SESSION_PLAYED);
        assert_true(last_move_is(session, answer == 1 ? "5d5c+" : "5d5c"));
        session_free(session);
    }
    /* Back from the question to the piece, and from the piece to nothing. */
    Session *session = begin("default", POSITION);
    click(session, "5d");
    click(session, "5c");
    assert_int_equal(session_back(session), SESSION_DROPPED);
    assert_false(session_asks_promotion(session));
    assert_true(session_selector(session)->picked);
    assert_int_equal(session_back(session), SESSION_DROPPED);
    assert_int_equal(session_back(session), SESSION_NOTHING);
    session_free(session);
}

static void test_undo_redo_show(void **state) {
    (void)state;
    Session *session = begin("default", "startpos");
    assert_false(session_undo(session));
    assert_false(session_redo(session));
    click(session, "7g");
    click(session, "7f");
    const Ply *first = game_ply(session_game(session));
    click(session, "3c");
    click(session, "3d");
    click(session, "2g");
    assert_true(session_undo(session));
    assert_false(session_selector(session)->picked);
    assert_true(last_move_is(session, "7g7f"));
    assert_ptr_equal(session_selector(session)->position, game_position(session_game(session)));
    assert_true(session_redo(session));
    assert_true(last_move_is(session, "3c3d"));
    click(session, "5e");
    session_show(session, first);
    assert_null(session_notice(session));
    assert_true(last_move_is(session, "7g7f"));
    assert_int_equal(click(session, "8c"), SESSION_PICKED);
    session_drop(session);
    assert_false(session_selector(session)->picked);
    session_free(session);
}

static void test_after_the_end(void **state) {
    (void)state;
    Session *session = begin("default", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1");
    ChoiceList choices;
    click(session, "5c");
    click(session, "5b");
    assert_int_equal(session_promote(session, false), SESSION_PLAYED);
    assert_int_equal(game_verdict(session_game(session)).reason, REASON_BARE_KING);
    session_choices(session, &choices);
    assert_int_equal(choices.count, 0);
    static const char *const SQUARES[] = {"5a", "5b", "5e"};
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(click(session, SQUARES[i]), SESSION_REFUSED);
        assert_int_equal(session_notice(session)->cause, REFUSAL_GAME_OVER);
    }
    assert_int_equal(session_step(session, square_by_name("5a")), SESSION_REFUSED);
    assert_true(session_undo(session));
    assert_int_equal(click(session, "5c"), SESSION_PICKED);
    session_free(session);
}

static void test_restart(void **state) {
    (void)state;
    Session *session = begin("default", "startpos");
    Setting fairy;
    setting_begin(&fairy, "fairy", "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1");
    click(session, "7g");
    click(session, "7f");
    click(session, "3c");
    assert_true(session_restart(session, &fairy.rules, &fairy.position));
    assert_false(session_selector(session)->picked);
    assert_null(ply_parent(game_ply(session_game(session))));
    assert_true(position_equal(game_position(session_game(session)), &fairy.position));
    assert_string_equal(ruleset_preset(game_rules(session_game(session)))->key, "fairy");
    /* The session keeps copies: what it was begun with may go. */
    memset(&fairy, 0xA5, sizeof fairy);
    click(session, "5d");
    assert_int_equal(click(session, "5c"), SESSION_STEPPED);
    session_free(session);
}

static const char LIONS[] = "4k7/12/12/12/6p5/5p6/5N6/12/12/12/12/5K6 b - 1";

/* A pass needs a picked piece; who cannot pass is told why and stays picked. */
static void test_pass(void **state) {
    (void)state;
    Refusal why;
    Session *session = begin("chu lishogi", LIONS);
    assert_int_equal(session_pass(session), SESSION_NOTHING);
    assert_int_equal(session_pass_state(session, &why), PASS_NONE);
    assert_null(session_notice(session));
    click(session, "7l");
    assert_int_equal(session_pass_state(session, &why), PASS_NONE);
    assert_int_equal(session_pass(session), SESSION_REFUSED);
    assert_non_null(session_notice(session));
    assert_true(session_selector(session)->picked);
    session_drop(session);
    click(session, "7g");
    assert_int_equal(session_pass_state(session, &why), PASS_OFFERED);
    assert_int_equal(session_pass(session), SESSION_PLAYED);
    assert_true(ply_is_pass(game_ply(session_game(session))));
    session_undo(session);
    assert_false(ply_is_pass(game_ply(session_game(session))));
    /* After a step the way home is one. */
    click(session, "7g");
    click(session, "6g");
    assert_int_equal(session_pass(session), SESSION_PLAYED);
    assert_true(last_move_is(session, "7g6g7g"));
    session_free(session);
}

static void test_return(void **state) {
    (void)state;
    Session *session = begin("chu lishogi", LIONS);
    assert_int_equal(session_return(session), SESSION_NOTHING);
    click(session, "7g");
    assert_int_equal(session_return(session), SESSION_NOTHING);
    click(session, "6g");
    assert_false(session_may_return(session));
    assert_int_equal(session_return(session), SESSION_NOTHING);
    session_back(session);
    click(session, "7f");
    assert_true(session_may_return(session));
    assert_int_equal(session_return(session), SESSION_PLAYED);
    assert_true(last_move_is(session, "7g7f7g"));
    assert_false(ply_is_pass(game_ply(session_game(session))));
    session_free(session);
}

static void test_stop(void **state) {
    (void)state;
    Session *session = begin("chu lishogi", LIONS);
    assert_false(session_may_stop(session));
    click(session, "7g");
    assert_false(session_may_stop(session));
    assert_int_equal(session_stop(session), SESSION_NOTHING);
    assert_int_equal(session_rest(session), SESSION_NOTHING);
    click(session, "7f");
    assert_int_equal(session_steps(session), 1);
    assert_true(session_may_stop(session));
    assert_int_equal(session_rest(session), SESSION_PLAYED);
    assert_true(last_move_is(session, "7g7f"));
    assert_int_equal(session_steps(session), 0);
    session_free(session);
}

/* Which squares a drag may cross, and which steps of it are forgotten in the end. */
static void test_ways(void **state) {
    (void)state;
    Session *session = begin("chu lishogi", LIONS);
    click(session, "7g");
    assert_true(session_leads_on(session, square_by_name("7f")));
    assert_true(session_leads_on(session, square_by_name("6g")));
    assert_false(session_leads_on(session, square_by_name("7e")));
    assert_false(session_leads_on(session, square_by_name("7g")));
    session_step(session, square_by_name("6g"));
    assert_false(session_leads_on(session, square_by_name("7g")));
    /* Home is only to be had by the way. */
    session_straighten(session, 1, square_by_name("7g"));
    assert_int_equal(session_steps(session), 1);
    session_straighten(session, 1, square_by_name("5f"));
    assert_int_equal(session_steps(session), 0);
    session_step(session, square_by_name("6g"));
    session_straighten(session, 1, square_by_name("2g"));
    assert_int_equal(session_steps(session), 0);
    session_step(session, square_by_name("7f"));
    session_straighten(session, 1, square_by_name("7e"));
    assert_int_equal(session_steps(session), 1);
    session_cut(session, 1);
    assert_int_equal(session_steps(session), 1);
    session_cut(session, 0);
    assert_int_equal(session_steps(session), 0);
    assert_true(session_selector(session)->picked);
    session_free(session);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_picks_and_plays),
        cmocka_unit_test(test_lets_go_and_picks_another),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_step_never_lets_go),
        cmocka_unit_test(test_promotion),
        cmocka_unit_test(test_undo_redo_show),
        cmocka_unit_test(test_after_the_end),
        cmocka_unit_test(test_restart),
        cmocka_unit_test(test_pass),
        cmocka_unit_test(test_return),
        cmocka_unit_test(test_stop),
        cmocka_unit_test(test_ways),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
