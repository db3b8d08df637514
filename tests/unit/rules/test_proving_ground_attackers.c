/* Who bears on a square by legs and shots: on an enemy, on an empty square, and on a friend that it
 * protects. */
#include "rules/play/attack.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_scene.h"

/* Black's attackers of a square are exactly the pieces on these squares. */
static void expect_attackers(const Setting *setting, const char *square, const char *from) {
    Square found[ATTACKERS_MAX];
    size_t wanted = 0;
    char word[16];
    size_t count = attackers(&setting->position, ground_square(square), BLACK, found);
    for (; word_take(&from, word); wanted++) {
        size_t at = 0;
        while (at < count && found[at] != ground_square(word)) {
            at++;
        }
        if (at == count) {
            print_error("%s should bear on %s\n", word, square);
            fail();
        }
    }
    assert_int_equal(count, wanted);
    assert_int_equal(square_is_attacked(&setting->position, ground_square(square), BLACK),
                     wanted > 0);
}

/* chu-shogi.md 6: lions protect within two squares, and the other pieces by their ordinary powers.
 */
static void test_lion_bears_on_all_squares(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f p6d p1a");
    expect_attackers(&setting, "6d", "6f");
    expect_attackers(&setting, "5d", "6f");
    expect_attackers(&setting, "6c", "");
    ground_set(&setting, "default", "N6f R6d R5e");
    expect_attackers(&setting, "6d", "6f");
    expect_attackers(&setting, "5e", "6f");
    expect_attackers(&setting, "6e", "6f 6d 5e");
}

/* A wrestler protects its neighbours and what it can step on to, never past a friend. */
static void test_wrestler_bears_by_steps(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(SW)6f N6e N5e N7e");
    expect_attackers(&setting, "6e", "6f 5e 7e");
    expect_attackers(&setting, "4f", "6f 5e 6e");
    ground_set(&setting, "default", "(SW)6f P6e P5e P7e");
    expect_attackers(&setting, "6d", "6e");
    expect_attackers(&setting, "5e", "6f");
}

/* The falcon's two squares ahead, by a leap over the first or through it. */
static void test_falcon_bears_ahead(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "H6f P6e");
    expect_attackers(&setting, "6e", "6f");
    expect_attackers(&setting, "6d", "6f 6e");
    expect_attackers(&setting, "6c", "");
}

/* What could be shot counts, though nothing stands there yet. */
static void test_shooters_bear(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "A6f");
    expect_attackers(&setting, "5b", "6f");
    expect_attackers(&setting, "5a", "");
    ground_set(&setting, "default", "A6f p5d p5b");
    expect_attackers(&setting, "5d", "6f");
    expect_attackers(&setting, "5b", "");
    ground_set(&setting, "default", "C6f p5d R5c p5b");
    expect_attackers(&setting, "5b", "6f 5c");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lion_bears_on_all_squares),
        cmocka_unit_test(test_wrestler_bears_by_steps),
        cmocka_unit_test(test_falcon_bears_ahead),
        cmocka_unit_test(test_shooters_bear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
