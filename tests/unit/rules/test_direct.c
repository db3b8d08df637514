/* Moves that are listed without walking their tree: lion, falcon and eagle among friends, enemies
 * and edges. */
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#define RULES "chu lishogi"

/* So many moves are listed for the piece, and so many finished paths lead to them. */
static void numbers_check(const char *sfen, const char *from, size_t moves, size_t paths) {
    Setting setting;
    MoveList list;
    setting_begin(&setting, RULES, sfen);
    moves_from(&setting.position, square_by_name(from), &list);
    assert_int_equal(list.count, moves);
    moves_paths(&setting.position, square_by_name(from), &list);
    assert_int_equal(list.count, paths);
}

/* 24 squares and the pass; 64 ways of two steps beside the plain ones. */
static void test_a_lion_alone(void **state) {
    (void)state;
    numbers_check("k11/12/12/12/12/6N5/12/12/12/12/12/11K b - 1", "6f", 25, 88);
    numbers_check("k11/12/12/12/12/12/12/12/12/12/12/N10K b - 1", "12l", 9, 26);
    numbers_check("k11/12/12/12/12/6+O5/12/12/12/12/12/11K b - 1", "6f", 25, 88);
}

static void lists_check(const char *sfen, const char *from, const char *moves) {
    Setting setting;
    setting_begin(&setting, RULES, sfen);
    expect_moves(&setting, from, moves);
}

/* In a corner among friends and enemies. */
static void test_a_lion_in_a_corner(void **state) {
    (void)state;
    lists_check("k11/12/12/12/12/12/12/12/12/12/PP10/NP9K b - 1", "12l",
                "12l12j 12l11j 12l10j 12l10k 12l10l");
    lists_check("k11/12/12/12/12/12/12/12/12/PPP9/PpP9/NPP8K b - 1", "12l", "12l11k 12l11k12l");
    lists_check("k11/12/12/12/12/12/12/12/12/PPp9/PpP9/NPP8K b - 1", "12l",
                "12l11k 12l11k12l 12l11k10j 12l10j");
    lists_check("k11/12/12/12/12/12/12/12/12/PPP9/1PP9/NPP8K b - 1", "12l", "12l12k 12l12k12l");
}

/* A falcon does not run ahead; its first square may be empty, an enemy's or a friend's. */
static void test_a_falcon(void **state) {
    (void)state;
    lists_check("k5p5/6p5/6+H5/5PPP4/5P1P4/12/12/12/12/12/12/11K b - 1", "6c",
                "6c6b 6c6b6c 6c6b6a 6c6a 6c5b 6c4a 6c7b 6c8a 6c5c 6c4c 6c3c 6c2c 6c1c 6c7c 6c8c "
                "6c9c 6c10c 6c11c 6c12c");
    lists_check("k5p5/5P1P4/5P+HP4/5PPP4/12/12/12/12/12/12/12/11K b - 1", "6c", "6c6b 6c6b6c 6c6a");
    lists_check("k5p5/5PPP4/5P+HP4/5PPP4/12/12/12/12/12/12/12/11K b - 1", "6c", "6c6a");
    lists_check("k11/5P+HP4/5PPP4/12/12/12/12/12/12/12/12/11K b - 1", "6b",
                "6b6a 6b6a6b 6b5a 6b7a");
    lists_check("k5+H5/5PPP4/12/12/12/12/12/12/12/12/12/11K b - 1", "6a",
                "6a5a 6a4a 6a3a 6a2a 6a1a 6a7a 6a8a 6a9a 6a10a 6a11a 6a12a");
}

/* Two lines that do not mix; each may be closed, taken along, or gone out and home. */
static void test_an_eagle(void **state) {
    (void)state;
    lists_check("k11/6P5/5P+DP4/5PPP4/12/12/12/12/12/12/12/11K b - 1", "6c",
                "6c5b 6c4a 6c7b 6c8a 6c5b6c");
    lists_check("k3p3p3/5p1p4/5P+DP4/5PPP4/12/12/12/12/12/12/12/11K b - 1", "6c",
                "6c6b 6c6a 6c5b 6c5b6c 6c5b4a 6c4a 6c7b 6c7b6c 6c7b8a 6c8a");
    lists_check("12/5P1P4/5P+DP4/5PPP4/12/12/12/12/12/12/12/k10K b - 1", "6c",
                "6c6b 6c6a 6c4a 6c8a");
}

/* White's see the board from the other side. */
static void test_white(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, "k11/12/12/12/12/12/12/5p1p4/5p+hp4/12/6P5/11K w - 1");
    expect_legal(&setting, "6i6j 6i6j6i 6i6k 6i6h");
    expect_illegal(&setting, "6i6l 6i6h6i 6i6j6l");
    lists_check("k11/12/12/12/12/12/12/5ppp4/5p+hp4/5p1p4/6P5/11K w - 1", "6i", "6i6j 6i6j6i 6i6k");
    lists_check("k11/12/12/12/12/12/12/5ppp4/5p+dp4/6p5/12/11K w - 1", "6i",
                "6i7j 6i7j6i 6i8k 6i5j 6i4k");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_lion_alone), cmocka_unit_test(test_a_lion_in_a_corner),
        cmocka_unit_test(test_a_falcon),     cmocka_unit_test(test_an_eagle),
        cmocka_unit_test(test_white),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
