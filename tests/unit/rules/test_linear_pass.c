/* Passing with falcon and eagle (chu-shogi.md 5) under both values of its option. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static const char *const ON = "chu lishogi linear_pass=on";
static const char *const OFF = "chu lishogi linear_pass=off";

#define FALCON "k11/12/12/12/12/6+H5/12/12/12/12/12/11K b - 1"
#define EAGLE "k11/12/12/12/12/6+D5/12/12/12/12/12/11K b - 1"

static void both_check(const char *sfen, const char *moves, const char *part) {
    Setting setting;
    char word[16];
    setting_begin(&setting, ON, sfen);
    expect_legal(&setting, moves);
    setting_begin(&setting, OFF, sfen);
    while (word_take(&moves, word)) {
        Refusal why = expect_refused(&setting, word);
        assert_ptr_equal(why.law, &LAW_LINEAR_PASS);
        expect_part(why.text, part);
    }
}

static void test_out_and_home(void **state) {
    (void)state;
    both_check(FALCON, "6f6e6f", "the horned falcon may not pass");
    both_check(EAGLE, "6f5e6f 6f7e6f", "the soaring eagle may not pass");
    both_check("k11/12/12/12/12/6+d5/12/12/12/12/12/11K w - 1", "6f5g6f 6f7g6f", "may not pass");
}

/* Everything else goes as ever: taking and coming home, going on, a lion's pass. */
static void test_next_door(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, OFF, "k11/12/12/12/6p5/6+H5/12/12/12/12/12/11K b - 1");
    expect_legal(&setting, "6f6e6f 6f6e 6f6e6d 6f6d");
    setting_begin(&setting, OFF, "k11/12/12/12/5p6/6+D5/12/12/12/12/12/11K b - 1");
    expect_legal(&setting, "6f7e6f 6f5e4d");
    expect_illegal(&setting, "6f5e6f");
    setting_begin(&setting, OFF, FALCON);
    expect_legal(&setting, "6f6e 6f6d 6f6e6d");
    setting_begin(&setting, OFF, "k11/12/12/12/12/6N5/12/12/12/12/12/11K b - 1");
    expect_legal(&setting, "6f6e6f 6f7g6f");
    setting_begin(&setting, OFF, "k11/12/12/12/12/6+O5/12/12/12/12/12/11K b - 1");
    expect_legal(&setting, "6f6e6f");
}

/* The pass is one move of the list, and the only one that goes. */
static void test_the_list_is_shorter_by_one(void **state) {
    (void)state;
    static const char *const sfens[] = {FALCON, EAGLE};
    for (int i = 0; i < 2; i++) {
        Setting on;
        Setting off;
        setting_begin(&on, ON, sfens[i]);
        setting_begin(&off, OFF, sfens[i]);
        assert_int_equal(moves_count(&on.position), moves_count(&off.position) + 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_out_and_home),
        cmocka_unit_test(test_next_door),
        cmocka_unit_test(test_the_list_is_shorter_by_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
