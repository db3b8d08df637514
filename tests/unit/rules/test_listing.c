/* Each result is listed once, by its canonical move (notation.md 2.2): the fewest steps, then the
 * piece that comes first in the SFEN. */
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* Two lions next to one pawn, and a falcon before another. */
#define CROWD "k11/12/12/12/2p2Np5/2+H3N5/12/12/12/12/12/11K b - 1"

static bool is_listed(const MoveList *list, Move move) {
    for (size_t i = 0; i < list->count; i++) {
        if (move_equal(list->move[i], move)) {
            return true;
        }
    }
    return false;
}

static void listed_check(const char *sfen, const char *moves, bool listed) {
    Setting setting;
    MoveList list;
    char word[16];
    setting_begin(&setting, "chu lishogi", sfen);
    moves_all(&setting.position, &list);
    assert_int_equal(moves_count(&setting.position), list.count);
    while (word_take(&moves, word)) {
        Move move = move_by_usi(&setting.position, word);
        assert_true(move_is_legal(&setting.position, NULL, move, NULL));
        if (is_listed(&list, move) != listed) {
            print_error("%s should %sbe listed\n", word, listed ? "" : "not ");
            fail();
        }
    }
}

static void test_fewest_steps(void **state) {
    (void)state;
    listed_check(CROWD, "6f6d 6f5d 6f5e 10f8f 6f6e 6f6e6d", true);
    listed_check(CROWD, "6f5e6d 6f5e5d 6f5f5e 6f7g6h", false);
}

/* Out and home is the same whoever does it. */
static void test_first_piece(void **state) {
    (void)state;
    listed_check(CROWD, "7e6e7e 10f10e10f", true);
    listed_check(CROWD, "6f6e6f", false);
}

static unsigned passes_count(const Position *position, const MoveList *list) {
    unsigned count = 0;
    for (size_t i = 0; i < list->count; i++) {
        count += move_is_pass(position, list->move[i]) ? 1U : 0U;
    }
    return count;
}

/* One pass for the whole side; the count knows it without listing. */
static void test_one_pass(void **state) {
    (void)state;
    static const char *const sfens[] = {CROWD, "k11/12/12/12/2N9/2+H3N+D4/12/12/12/12/12/11K b - 1",
                                        "k11/12/12/12/12/6N5/12/12/12/12/12/11K b - 1"};
    for (int i = 0; i < 3; i++) {
        Setting setting;
        MoveList list;
        setting_begin(&setting, "chu lishogi", sfens[i]);
        moves_all(&setting.position, &list);
        assert_int_equal(passes_count(&setting.position, &list), 1);
        assert_int_equal(moves_count(&setting.position), list.count);
    }
}

/* Igui of a lion and of another kind take the same piece, but what they leave is not the same where
 * the ban on answering follows. */
static void test_igui_that_differ_in_what_they_forbid(void **state) {
    (void)state;
    static const char *const lion = "k11/12/12/12/2n9/2+HN8/12/12/12/12/12/11K b - 1";
    static const char *const pawn = "k11/12/12/12/2p9/2+HN8/12/12/12/12/12/11K b - 1";
    listed_check(lion, "10f10e10f 9f10e9f", true);
    listed_check(pawn, "10f10e10f", true);
    listed_check(pawn, "9f10e9f", false);
}

/* Falcon and eagle of one side take the same lion: the ban is the same, and so is the result. */
static void test_igui_that_forbid_the_same(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/12/2n9/2+H+D8/12/12/12/12/12/11K b - 1";
    listed_check(sfen, "10f10e10f", true);
    listed_check(sfen, "9f10e9f", false);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fewest_steps),
        cmocka_unit_test(test_first_piece),
        cmocka_unit_test(test_one_pass),
        cmocka_unit_test(test_igui_that_differ_in_what_they_forbid),
        cmocka_unit_test(test_igui_that_forbid_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
