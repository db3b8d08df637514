/* The fourth occurrence (chu-shogi.md 10): who attacked or checked all the time, who passed first.
 */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/game_words.h"

#include <stdio.h>
#include <string.h>

enum { MOVES_TEXT_MAX = 256 };

/* The cycle three times from the position: before that the game goes on, then it ends so. */
static void cycle_check(const char *sfen, const char *cycle, const char *jcsa,
                        const char *lishogi) {
    char twice[MOVES_TEXT_MAX];
    char thrice[2 * MOVES_TEXT_MAX];
    assert_true(strlen(cycle) < MOVES_TEXT_MAX / 2 - 1);
    (void)snprintf(twice, sizeof twice, "%s %s", cycle, cycle);
    (void)snprintf(thrice, sizeof thrice, "%s %s", twice, cycle);
    expect_game("chu jcsa", sfen, twice, "none");
    expect_game("chu lishogi", sfen, twice, "none");
    expect_game("chu jcsa", sfen, thrice, jcsa);
    expect_game("chu lishogi", sfen, thrice, lishogi);
}

static void test_quiet_moves_are_a_draw(void **state) {
    (void)state;
    cycle_check("k5g5/12/12/12/12/12/12/12/12/12/12/6G4K b - 1", "6l6k 6a6b 6k6l 6b6a",
                "draw repetition", "draw repetition");
}

/* Black's bishop attacks the rook wherever it goes; one quiet move in the cycle excuses. */
static void test_attacks(void **state) {
    (void)state;
    static const char *const chase = "k2g8/12/12/8r3/12/12/12/6B5/12/12/12/6G4K b - 1";
    cycle_check(chase, "6h7g 4d4f 7g6h 4f4d", "white perpetual_attack", "white perpetual_attack");
    cycle_check(chase, "6h7i 4d5d 7i6h 5d4d", "draw repetition", "draw repetition");
}

static void test_both_attack(void **state) {
    (void)state;
    cycle_check("k11/12/12/6r5/12/12/12/6R5/12/12/12/11K b - 1", "6h6i 6d6c 6i6h 6c6d",
                "draw repetition", "draw repetition");
}

/* White can lose by it like Black. */
static void test_white_attacks(void **state) {
    (void)state;
    cycle_check("k4g6/12/12/12/5b6/12/12/12/3R8/12/12/8G2K w - 1", "7e6f 9i9g 6f7e 9g9i",
                "black perpetual_attack", "black perpetual_attack");
}

/* A check is an attack; for the association it weighs more than what the other side attacks. */
static void test_checks(void **state) {
    (void)state;
    cycle_check("3g8/7k4/12/12/12/8Q3/12/12/12/12/12/11K b - 1", "4f5f 5b4b 5f4f 4b5b",
                "white perpetual_check", "white perpetual_attack");
    cycle_check("12/7S4/6k5/12/12/12/12/12/12/7R4/12/g10K b - 1", "5j6j 6c5c 6j5j 5c6c",
                "white perpetual_check", "draw repetition");
}

/* The gold steps from one line to the other and opens each time the one on which the king stands:
 * a check, though the moved piece itself attacks nothing. */
static void test_opened_checks(void **state) {
    (void)state;
    cycle_check("g11/12/6k5/12/12/12/12/6G5/12/12/12/6RR3K b - 1", "6h5h 6c5c 5h6h 5c6c",
                "white perpetual_check", "white perpetual_attack");
}

/* One of two royals attacked all the time, by lines that open: a check only under any_royal. */
static void test_what_is_a_check(void **state) {
    (void)state;
    static const char *const sfen = "g10+e/12/6k5/12/12/12/12/6G5/12/12/12/6RR3K b - 1";
    static const char *const cycle = "6h5h 6c5c 5h6h 5c6c 6h5h 6c5c 5h6h 5c6c 6h5h 6c5c 5h6h 5c6c";
    expect_game("chu lishogi check_means=any_royal", sfen, cycle, "white perpetual_attack");
    expect_game("chu lishogi check_means=sole_royal", sfen, cycle, "draw repetition");
    expect_game("chu jcsa check_means=any_royal", sfen, cycle, "white perpetual_check");
    expect_game("chu jcsa check_means=sole_royal", sfen, cycle, "draw repetition");
}

static void test_passes(void **state) {
    (void)state;
    static const char *const lions = "k5n5/12/12/12/12/12/12/12/12/12/12/6N4K %c - 1";
    char sfen[64];
    (void)snprintf(sfen, sizeof sfen, lions, 'b');
    cycle_check(sfen, "6l6k6l 6a6b6a", "white passes", "draw repetition");
    (void)snprintf(sfen, sizeof sfen, lions, 'w');
    cycle_check(sfen, "6a6b6a 6l6k6l", "black passes", "draw repetition");
}

/* Only one side passes: no cycle of passes. */
static void test_passes_of_one_side(void **state) {
    (void)state;
    cycle_check("k2g8/12/12/12/12/12/12/12/12/12/12/3G2N4K b - 1", "6l6k6l 9a9b 6l6k6l 9b9a",
                "draw repetition", "draw repetition");
}

/* A pass by which the lion keeps something under attack is an attack; its own square is not. */
static void test_a_pass_may_attack(void **state) {
    (void)state;
    cycle_check("k2g8/12/12/12/12/12/12/12/12/5g6/12/6N4K b - 1", "6l6k6l 9a9b 6l6k6l 9b9a",
                "white perpetual_attack", "white perpetual_attack");
}

/* A protected lion two squares away cannot be taken, so nothing is attacked. */
static void test_a_protected_lion_is_not_attacked(void **state) {
    (void)state;
    cycle_check("k2g8/12/12/12/12/5n6/12/5N6/12/12/12/11K b - 1", "7h6h 9a9b 6h7h 9b9a",
                "white perpetual_attack", "white perpetual_attack");
    cycle_check("k2g8/12/12/12/5p6/5n6/12/5N6/12/12/12/11K b - 1", "7h6h 9a9b 6h7h 9b9a",
                "draw repetition", "draw repetition");
}

/* What another piece than the moved one attacks is no matter. */
static void test_only_the_moved_piece_counts(void **state) {
    (void)state;
    cycle_check("k2g8/12/12/8r3/12/6B5/12/12/12/12/12/6G4K b - 1", "6l6k 9a9b 6k6l 9b9a",
                "draw repetition", "draw repetition");
}

/* A position with a ban is another one than the same board without it. */
static void test_the_state_belongs_to_the_position(void **state) {
    (void)state;
#define CYCLE "6l6k 6a6b 6k6l 6b6a "
    static const char *const fell = "k5g5/12/12/12/12/12/12/12/12/12/12/6G4K b 5e 1";
    expect_game("chu lishogi", fell, CYCLE CYCLE CYCLE, "none");
    expect_game("chu lishogi", fell, CYCLE CYCLE CYCLE "6l6k", "draw repetition");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quiet_moves_are_a_draw),
        cmocka_unit_test(test_attacks),
        cmocka_unit_test(test_both_attack),
        cmocka_unit_test(test_white_attacks),
        cmocka_unit_test(test_checks),
        cmocka_unit_test(test_opened_checks),
        cmocka_unit_test(test_what_is_a_check),
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_passes_of_one_side),
        cmocka_unit_test(test_a_pass_may_attack),
        cmocka_unit_test(test_a_protected_lion_is_not_attacked),
        cmocka_unit_test(test_only_the_moved_piece_counts),
        cmocka_unit_test(test_the_state_belongs_to_the_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
