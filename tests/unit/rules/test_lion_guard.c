/* Whether a lion is protected (chu-shogi.md 6): on the board as it would be after the step. */
#include "rules/laws/lion_guard.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* The protector that a lion on 7g meets on its way over these squares, the last of which is where
 * it takes; "-" for none. */
static void guard_check(const char *rules, const char *sfen, const char *way, const char *guard) {
    Setting setting;
    Walk walk;
    Position board;
    char word[16];
    char next[16];
    setting_begin(&setting, rules, sfen);
    path_begin(&walk, &setting.position, square_by_name("7g"));
    assert_true(word_take(&way, word));
    while (word_take(&way, next)) {
        path_take(&walk, (Step){.square = square_by_name(word), .act = ACT_GO}, &board, &walk);
        for (int i = 0; i < 16; i++) {
            word[i] = next[i];
        }
    }
    Step last = {.square = square_by_name(word), .act = ACT_GO};
    Square found = lion_guard(&walk, last);
    assert_int_equal(found, guard[0] == '-' ? SQUARE_NONE : square_by_name(guard));
}

#define BEFORE "chu lishogi protection_timing=before"
#define AFTER "chu lishogi protection_timing=after"

static void test_protectors(void **state) {
    (void)state;
    guard_check(BEFORE, "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1", "7e", "7d");
    guard_check(BEFORE, "k11/12/12/12/5n6/12/5N6/12/12/12/12/11K b - 1", "7e", "-");
    guard_check(BEFORE, "k11/12/12/12/5n6/12/5N6/12/12/12/12/5r5K b - 1", "7e", "7l");
    guard_check(BEFORE, "k11/12/12/12/5n6/6i5/5N6/8b3/12/12/12/11K b - 1", "6f 7e", "4h");
    guard_check(BEFORE, "k11/12/12/12/5n6/6i5/5N6/8b3/12/12/12/11K b - 1", "7e", "-");
}

static void test_what_was_taken_on_the_way(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/12/6n5/6i5/5N6/12/12/12/12/11K b - 1";
    guard_check(BEFORE, sfen, "6f 6e", "6f");
    guard_check(AFTER, sfen, "6f 6e", "-");
    guard_check(BEFORE, "k11/12/12/6p5/6n5/6i5/5N6/12/12/12/12/11K b - 1", "6f 6e", "6d");
    guard_check(BEFORE, "k11/12/12/12/6n5/6p5/5N6/12/12/12/12/11K b - 1", "6f 6e", "-");
}

static void test_lions(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/NOn+O+o7/12/12/12/12/12/12/11K b - 1");
    assert_true(lion_stands(&setting.position, square_by_name("12e")));
    assert_false(lion_stands(&setting.position, square_by_name("11e")));
    assert_true(lion_stands(&setting.position, square_by_name("10e")));
    assert_true(lion_stands(&setting.position, square_by_name("9e")));
    assert_true(lion_stands(&setting.position, square_by_name("8e")));
    assert_false(lion_stands(&setting.position, square_by_name("7e")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_protectors),
        cmocka_unit_test(test_what_was_taken_on_the_way),
        cmocka_unit_test(test_lions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
