/* What a side still has, as the laws about bare kings count it (chu-shogi.md 9). */
#include "rules/laws/bare_count.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* Royals, minors and fit pieces. */
static void count_check(const char *sfen, Colour side, const int expected[3]) {
    Setting setting;
    setting_begin(&setting, "chu jcsa", sfen);
    BareCount count = bare_count(&setting.position, side);
    assert_int_equal(count.royals, expected[0]);
    assert_int_equal(count.minors, expected[1]);
    assert_int_equal(count.fit, expected[2]);
    assert_int_equal(bare_count_is_lone(&count),
                     expected[0] == 1 && expected[1] == 0 && expected[2] == 0);
}

static void test_kinds(void **state) {
    (void)state;
    count_check("startpos", BLACK, (const int[]){1, 14, 31});
    count_check("startpos", WHITE, (const int[]){1, 14, 31});
    count_check("k11/12/12/12/12/12/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 0, 0});
    count_check("k11/12/12/12/12/6P1I3/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 2, 0});
    count_check("k11/12/12/12/12/6+P1+I3/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 0, 2});
    count_check("k11/12/12/12/12/6+E5/12/12/12/12/12/11K b - 1", BLACK, (const int[]){2, 0, 0});
    count_check("k11/12/12/12/12/6E5/12/12/12/12/12/12 b - 1", BLACK, (const int[]){0, 0, 1});
}

/* Pawns and lances on the last rank of their side; a go-between can come back. */
static void test_dead_pieces(void **state) {
    (void)state;
    count_check("kPLI8/12/12/12/12/12/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 1, 0});
    count_check("k+P+L+I8/12/12/12/12/12/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 0, 3});
    count_check("k11/1PL9/12/12/12/12/12/12/12/12/12/11K b - 1", BLACK, (const int[]){1, 1, 1});
    count_check("k11/12/12/12/12/12/12/12/12/12/12/1PL8K b - 1", BLACK, (const int[]){1, 1, 1});
    count_check("k11/12/12/12/12/12/12/12/12/12/12/1pl8K b - 1", WHITE, (const int[]){1, 0, 0});
    count_check("kpl9/12/12/12/12/12/12/12/12/12/12/11K b - 1", WHITE, (const int[]){1, 1, 1});
}

static void test_squares(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu jcsa", "k11/12/12/12/12/6G5/12/12/12/12/12/11K b - 1");
    BareCount black = bare_count(&setting.position, BLACK);
    BareCount white = bare_count(&setting.position, WHITE);
    assert_int_equal(black.royal, square_by_name("1l"));
    assert_int_equal(black.piece, square_by_name("6f"));
    assert_int_equal(white.royal, square_by_name("12a"));
    assert_int_equal(white.piece, SQUARE_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kinds),
        cmocka_unit_test(test_dead_pieces),
        cmocka_unit_test(test_squares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
