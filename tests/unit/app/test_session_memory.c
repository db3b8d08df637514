/* Sessions when memory runs out: nothing is made, nothing is lost, and what was there stays as it
 * was. */
#include "app/session/session.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/failing_memory.h"
#include "tests/support/setting.h"

static void test_new(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    size_t held = memory_held();
    for (size_t number = 1;; number++) {
        memory_fail_at(number, false);
        Session *session = session_new(&setting.rules, NULL);
        bool reached = memory_asked() >= number;
        memory_fail_at(0, false);
        assert_int_equal(session == NULL, reached);
        session_free(session);
        assert_int_equal(memory_held(), held);
        if (!reached) {
            assert_true(number > 2);
            return;
        }
    }
}

static void test_restart(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Session *session = session_new(&setting.rules, NULL);
    assert_non_null(session);
    session_click(session, square_by_name("7g"));
    session_click(session, square_by_name("7f"));
    size_t held = memory_held();
    memory_fail_at(1, true);
    assert_false(session_restart(session, &setting.rules, NULL));
    memory_fail_at(0, false);
    assert_int_equal(memory_held(), held);
    assert_int_equal(ply_depth(game_ply(session_game(session))), 1);
    session_free(session);
}

/* Plays until a move needs memory that is not there; it is refused, and can be made once there is
 * some. */
static void test_move(void **state) {
    (void)state;
    static const char *const CLICKS[] = {"6i", "6h", "4a", "4b", "6h", "6i", "4b", "4a",
                                         "4i", "4h", "6a", "6b", "4h", "4i", "6b", "6a"};
    Setting setting;
    size_t refused = 0;
    size_t held = memory_held();
    setting_begin(&setting, "default", "startpos");
    Session *session = session_new(&setting.rules, NULL);
    assert_non_null(session);
    for (size_t i = 0; i < sizeof CLICKS / sizeof CLICKS[0]; i += 2) {
        size_t depth = ply_depth(game_ply(session_game(session)));
        session_click(session, square_by_name(CLICKS[i]));
        memory_fail_at(1, true);
        SessionAnswer answer = session_click(session, square_by_name(CLICKS[i + 1]));
        memory_fail_at(0, false);
        if (answer != SESSION_PLAYED) {
            assert_int_equal(answer, SESSION_REFUSED);
            assert_int_equal(session_notice(session)->cause, REFUSAL_NO_MEMORY);
            assert_int_equal(ply_depth(game_ply(session_game(session))), depth);
            session_click(session, square_by_name(CLICKS[i]));
            answer = session_click(session, square_by_name(CLICKS[i + 1]));
            refused++;
        }
        assert_int_equal(answer, SESSION_PLAYED);
    }
    assert_true(refused > 0);
    session_free(session);
    assert_int_equal(memory_held(), held);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new),
        cmocka_unit_test(test_restart),
        cmocka_unit_test(test_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
