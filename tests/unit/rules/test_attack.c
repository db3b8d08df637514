/* Who bears on a square, and check. */
#include "rules/play/attack.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* The attackers are exactly the pieces on these squares, in any order. */
static void attackers_check(const Setting *setting, const char *target, Colour by,
                            const char *squares) {
    Square found[ATTACKERS_MAX];
    size_t count = attackers(&setting->position, square_by_name(target), by, found);
    size_t expected = 0;
    char word[16];
    while (word_take(&squares, word)) {
        bool there = false;
        for (size_t i = 0; i < count; i++) {
            there = there || found[i] == square_by_name(word);
        }
        if (!there) {
            print_error("%s does not bear on %s\n", word, target);
            fail();
        }
        expected++;
    }
    assert_int_equal(count, expected);
    assert_int_equal(square_is_attacked(&setting->position, square_by_name(target), by), count > 0);
}

static void test_all_attackers_of_an_empty_square(void **state) {
    (void)state;
    Setting setting;
    setting_draw(&setting, "default",
                 ". . . . r . . . k\n"
                 ". . . . . . . . .\n"
                 ". . . n . . . . b\n"
                 ". . . . . g . . .\n"
                 "l . . . . . . r .\n"
                 ". . . P S . . . .\n"
                 ". . . . . N . . .\n"
                 "B . . . . . . . .\n"
                 ". . . . L . . . K\n"
                 "b\n");
    attackers_check(&setting, "5e", WHITE, "5a 6c 4d 2e");
    attackers_check(&setting, "5e", BLACK, "5f 4g");
    attackers_check(&setting, "6e", BLACK, "6f 5f 9h");
    attackers_check(&setting, "8i", BLACK, "9h");
    attackers_check(&setting, "5g", BLACK, "5i");
    attackers_check(&setting, "9i", BLACK, "");
}

static void test_pieces_in_between_shield(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4r4/4p4/9/9/4K4/9/9/9/4k4 b - 1");
    attackers_check(&setting, "5e", WHITE, "");
    attackers_check(&setting, "5b", WHITE, "5a");
    attackers_check(&setting, "5c", WHITE, "5b");
    setting_begin(&setting, "default", "4r4/9/4P4/9/4K4/9/9/9/4k4 b - 1");
    attackers_check(&setting, "5e", WHITE, "");
    attackers_check(&setting, "5c", WHITE, "5a");
}

static void test_a_piece_does_not_bear_on_its_own_square(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/4R4/9/9/9/4K4 b - 1");
    attackers_check(&setting, "5e", BLACK, "");
    attackers_check(&setting, "5a", BLACK, "5e");
    attackers_check(&setting, "5i", BLACK, "5e");
}

static void test_attackers_on_corners(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "r7b/9/9/9/4K4/9/9/9/k7B b - 1");
    attackers_check(&setting, "9e", WHITE, "9a");
    attackers_check(&setting, "1a", WHITE, "9a");
    attackers_check(&setting, "5e", WHITE, "1a");
    attackers_check(&setting, "5e", BLACK, "1i");
    attackers_check(&setting, "9a", WHITE, "");
}

static void test_check_is_an_attack_on_a_sole_royal(void **state) {
    (void)state;
    Setting setting;
    Square royal = SQUARE_NONE;
    Square attacker = SQUARE_NONE;
    setting_begin(&setting, "default", "k8/9/4r4/9/9/9/8P/9/4K4 b - 1");
    assert_true(position_in_check(&setting.position, BLACK, &royal, &attacker));
    assert_int_equal(royal, square_by_name("5i"));
    assert_int_equal(attacker, square_by_name("5c"));
    assert_true(position_in_check(&setting.position, BLACK, NULL, NULL));
    assert_false(position_in_check(&setting.position, WHITE, NULL, NULL));
}

static void test_no_check_with_two_royals_or_none(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/4r4/9/9/9/8P/9/+E3K4 b - 1");
    assert_false(position_in_check(&setting.position, BLACK, NULL, NULL));
    setting_begin(&setting, "default", "k8/9/4r4/9/9/9/8P/9/4G4 b - 1");
    assert_false(position_in_check(&setting.position, BLACK, NULL, NULL));
}

static void test_a_sole_prince_can_be_in_check(void **state) {
    (void)state;
    Setting setting;
    Square royal = SQUARE_NONE;
    setting_begin(&setting, "default", "k8/9/4r4/9/9/9/8P/9/4+E4 w - 1");
    assert_true(position_in_check(&setting.position, BLACK, &royal, NULL));
    assert_int_equal(royal, square_by_name("5i"));
    setting_begin(&setting, "default", "k8/9/4r4/9/9/9/8P/9/3K1E3 w - 1");
    assert_false(position_in_check(&setting.position, BLACK, NULL, NULL));
}

/* A rook bears on a defended and on an undefended pawn; a silver stands alone, a gold and
 * the white king are covered.
 */
static void test_dangers(void **state) {
    (void)state;
    Setting setting;
    setting_draw(&setting, "default",
                 ". . . . k . . . .\n"
                 ". . . . . . . . .\n"
                 ". . P . r . P . .\n"
                 ". . . . . . G . .\n"
                 ". . . . . . . . .\n"
                 "S . . . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . . . . G .\n"
                 ". . . . . . . K .\n"
                 "b\n");
    static const struct {
        const char *square;
        Danger danger;
    } ROWS[] = {{"7c", DANGER_HANGING}, {"3c", DANGER_ATTACKED}, {"9f", DANGER_UNDEFENDED},
                {"2h", DANGER_NONE},    {"5e", DANGER_NONE},     {"5c", DANGER_UNDEFENDED},
                {"5a", DANGER_NONE}};
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        Danger danger = position_danger(&setting.position, square_by_name(ROWS[i].square));
        assert_int_equal(danger, ROWS[i].danger);
    }
    Danger own[BOARD_CELLS];
    position_dangers(&setting.position, BLACK, own);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        bool black = piece_is(setting.position.cell[square], BLACK);
        Danger danger = black ? position_danger(&setting.position, square) : DANGER_NONE;
        assert_int_equal(own[square], danger);
    }
    assert_int_equal(own[square_by_name("5c")], DANGER_NONE);
    assert_true(position_is_royal(&setting.position, square_by_name("2i")));
    assert_false(position_is_royal(&setting.position, square_by_name("2h")));
    assert_false(position_is_royal(&setting.position, square_by_name("5e")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_attackers_of_an_empty_square),
        cmocka_unit_test(test_pieces_in_between_shield),
        cmocka_unit_test(test_a_piece_does_not_bear_on_its_own_square),
        cmocka_unit_test(test_attackers_on_corners),
        cmocka_unit_test(test_check_is_an_attack_on_a_sole_royal),
        cmocka_unit_test(test_no_check_with_two_royals_or_none),
        cmocka_unit_test(test_a_sole_prince_can_be_in_check),
        cmocka_unit_test(test_dangers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
