/* The counter-strike (chu-shogi.md 6.2): who starts the ban, whom it binds, what it covers, how
 * long it lasts. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#define STRICT "chu lishogi counterstrike=strict"
#define OKAZAKI "chu lishogi counterstrike=okazaki"
#define OFF "chu lishogi counterstrike=off"
#define BANNED "chu lishogi counterstrike_same_square=banned"

static void legal_check(const char *rules, const char *sfen, const char *moves) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    expect_legal(&setting, moves);
}

/* Every move is refused by this law, because of what stands or fell on `culprit`. */
static void refused_check(const char *rules, const char *sfen, const char *moves,
                          const char *culprit) {
    Setting setting;
    char word[16];
    setting_begin(&setting, rules, sfen);
    while (word_take(&moves, word)) {
        Refusal why = expect_refused(&setting, word);
        assert_int_equal(why.cause, REFUSAL_LAW);
        assert_ptr_equal(why.law, &LAW_COUNTERSTRIKE);
        assert_int_equal(why.culprit, square_by_name(culprit));
    }
}

/* Black's lion fell on 8f, where the rook of White stands; Black could take a lion on 3i. */
#define AFTER "k11/12/12/12/12/4r7/12/12/9n2/12/12/6B4K b 8f 1"
#define AFTER_PROTECTED "k11/12/12/12/12/4r7/12/9p2/9n2/12/12/6B4K b 8f 1"

static void test_refusals_say_what_fell_and_who_protects(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, STRICT, AFTER);
    assert_string_equal(expect_refused(&setting, "6l3i").text,
                        "Your lion fell on 8f a moment ago: this turn only a lion may "
                        "take the lion on 3i.");
    setting_begin(&setting, OKAZAKI, AFTER_PROTECTED);
    assert_string_equal(expect_refused(&setting, "6l3i").text,
                        "Your lion fell on 8f a moment ago: this turn only a lion may "
                        "take the lion on 3i, which the pawn on 3h protects.");
    refused_check(STRICT, AFTER, "6l3i", "8f");
    refused_check(STRICT, AFTER_PROTECTED, "6l3i", "8f");
    refused_check(OKAZAKI, AFTER_PROTECTED, "6l3i", "3h");
}

static void test_three_strengths(void **state) {
    (void)state;
    legal_check(OKAZAKI, AFTER, "6l3i");
    legal_check(OFF, AFTER, "6l3i");
    legal_check(OFF, AFTER_PROTECTED, "6l3i");
    legal_check(STRICT, "k11/12/12/12/12/4r7/12/12/9n2/12/12/6B4K b - 1", "6l3i");
}

static void test_a_lion_may_take_a_lion(void **state) {
    (void)state;
    legal_check(STRICT, "k11/12/12/12/12/4r7/12/12/9n2/12/9N2/11K b 8f 1", "3k3i");
    legal_check(STRICT, "k11/12/12/12/12/4r7/12/12/9n2/12/9+O2/11K b 8f 1", "3k3i");
    refused_check(STRICT, "k11/12/12/12/12/4r7/12/12/9n2/12/9O2/11K b 8f 1", "3k3i", "8f");
}

/* Everything but a lion may be taken, the piece that took the lion first of all. */
static void test_other_prey_is_free(void **state) {
    (void)state;
    legal_check(STRICT, "k11/12/12/12/12/4r7/5g6/12/12/12/12/4R1B4K b 8f 1", "8l8f 6l5k");
    refused_check(STRICT, "k11/12/12/12/12/4r7/12/12/9+o2/12/12/6B4K b 8f 1", "6l3i", "8f");
}

/* What a move leaves behind: where a lion fell to another piece, else nothing. */
static void fell_check(const char *sfen, const char *move, const char *fell) {
    Setting setting;
    setting_begin(&setting, STRICT, sfen);
    setting_play(&setting, move);
    assert_int_equal(setting.position.lion_taken,
                     fell[0] == '-' ? SQUARE_NONE : square_by_name(fell));
}

static void test_what_starts_the_ban(void **state) {
    (void)state;
    static const char *const by_igui = "k11/12/12/6+d5/7N4/12/12/4n7/12/12/12/4R6K w - 1";
    static const char *const kirin = "k11/12/12/12/12/12/12/4o7/9n2/4N7/12/6B4K w - 1";
    static const char *const falcon = "k11/12/12/6+h5/6N5/12/12/4n7/12/12/12/4R6K w - 1";
    fell_check("k3r7/12/12/12/12/4N7/12/12/9n2/12/12/6B4K w - 1", "8a8f", "8f");
    fell_check("k3r7/12/12/12/12/4+O7/12/12/9n2/12/12/6B4K w - 1", "8a8f", "8f");
    fell_check(by_igui, "6d5e6d", "5e");
    fell_check(by_igui, "6d5e4f", "5e");
    fell_check(by_igui, "6d5e", "5e");
    fell_check(falcon, "6d6e6f", "6e");
    fell_check(kirin, "8h8j+", "8j");
    fell_check(kirin, "8h8j", "8j");
}

static void test_what_starts_no_ban(void **state) {
    (void)state;
    static const char *const lions = "k11/12/12/4n7/12/4N7/12/12/9+o2/12/12/6B4K w - 1";
    static const char *const next = "k11/12/12/4+o7/4N7/4G7/12/12/9+o2/12/12/6B4K w - 1";
    fell_check(lions, "8d8f", "-");
    fell_check(next, "8d8e8d", "-");
    fell_check(next, "8d8e8f", "-");
    fell_check("k3r7/12/12/12/12/4G7/12/12/9n2/12/12/6B4K w - 1", "8a8f", "-");
    fell_check("k3r7/12/12/12/12/4O7/12/12/9n2/12/12/6B4K w - 1", "8a8f", "-");
}

/* One turn, whatever it is used for; a pass is a turn. */
static void test_the_ban_lasts_one_turn(void **state) {
    (void)state;
    static const char *const starts[] = {"1l1k 12a12b", "8j8i8j 12a12b"};
    for (int i = 0; i < 2; i++) {
        Setting setting;
        setting_begin(&setting, STRICT, "k3r7/12/12/12/12/4N7/12/12/9n2/4N7/12/6B4K w - 1");
        setting_play(&setting, "8a8f");
        expect_illegal(&setting, "6l3i");
        setting_play(&setting, starts[i]);
        assert_int_equal(setting.position.lion_taken, SQUARE_NONE);
        expect_legal(&setting, "6l3i");
    }
}

/* The taker's own side is not banned: White took the lion, and White may take another. */
static void test_it_binds_the_other_side_only(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, STRICT, "k3r7/12/12/12/12/4N7/12/12/9N2/12/12/6b4K w - 1");
    setting_play(&setting, "8a8f 1l1k");
    expect_legal(&setting, "6l3i");
}

/* A kirin that took a lion and became one. */
static void test_the_same_square(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/12/12/12/12/4o7/9n2/4N7/12/6B4K w - 1";
    static const char *const rules[] = {STRICT, BANNED, OKAZAKI};
    for (int i = 0; i < 3; i++) {
        Setting setting;
        setting_begin(&setting, rules[i], sfen);
        setting_play(&setting, "8h8j+");
        if (i == 1) {
            expect_illegal(&setting, "6l8j 6l3i");
        } else {
            expect_legal(&setting, "6l8j");
        }
        setting_begin(&setting, rules[i], sfen);
        setting_play(&setting, "8h8j");
        expect_legal(&setting, "6l8j");
    }
    legal_check(BANNED, "k11/12/12/12/12/12/12/12/12/4+o7/4N7/6B4K b 8j 1", "8k8j");
    legal_check(BANNED " counterstrike=okazaki", "k11/12/12/12/12/12/12/12/12/4+o7/12/6B4K b 8j 1",
                "6l8j");
    refused_check(BANNED " counterstrike=okazaki",
                  "k11/12/12/12/12/12/12/12/4p7/4+o7/12/6B4K b 8j 1", "6l8j", "8i");
}

/* A double move is judged leg by leg: each capture of a lion on its own. */
static void test_falcon_and_eagle_leg_by_leg(void **state) {
    (void)state;
    static const char *const first = "k11/12/12/6p5/6n5/6+H5/12/12/12/12/12/11K b 1j 1";
    static const char *const second = "k11/12/12/6n5/6p5/6+H5/12/12/12/12/12/11K b 1j 1";
    static const char *const lions = "k11/12/12/6n5/6n5/6+H5/12/12/12/12/12/11K b 1j 1";
    static const char *const eagle = "k11/12/12/12/7n4/6+D5/12/12/12/12/12/11K b 1j 1";
    refused_check(STRICT, first, "6f6e 6f6e6d 6f6e6f", "1j");
    refused_check(STRICT, second, "6f6e6d 6f6d", "1j");
    refused_check(STRICT, lions, "6f6e6d 6f6d 6f6e6f", "1j");
    refused_check(STRICT, eagle, "6f5e 6f5e6f 6f5e4d", "1j");
    legal_check(STRICT, second, "6f6e 6f6e6f");
    legal_check(OFF, lions, "6f6e6d 6f6d 6f6e6f");
    legal_check(OKAZAKI, eagle, "6f5e 6f5e6f 6f5e4d");
}

/* Under okazaki the first leg must be good as if the move ended there, whatever follows. */
static void test_a_first_leg_is_not_made_good(void **state) {
    (void)state;
    static const char *const pawn = "k11/12/12/6p5/6n5/6+H5/12/12/12/12/12/11K b 1j 1";
    static const char *const lion = "k11/12/12/6n5/6n5/6+H5/12/12/12/12/12/11K b 1j 1";
    refused_check(OKAZAKI, pawn, "6f6e 6f6e6d 6f6e6f", "6d");
    refused_check(OKAZAKI, lion, "6f6e 6f6e6d 6f6e6f", "6d");
}

/* What a falcon takes on the way counts under protection_timing, whatever it is. */
static void test_a_protector_taken_by_the_same_move(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/6n5/6g5/6+H5/12/12/12/12/12/11K b 1j 1";
    Setting setting;
    setting_begin(&setting, OKAZAKI " protection_timing=before", sfen);
    Refusal why = expect_refused(&setting, "6f6e6d");
    assert_int_equal(why.culprit, square_by_name("6e"));
    expect_part(why.text, "which the gold general on 6e protects");
    expect_illegal(&setting, "6f6d");
    legal_check(OKAZAKI " protection_timing=after", sfen, "6f6e6d 6f6e");
    refused_check(OKAZAKI " protection_timing=after", sfen, "6f6d", "6e");
}

/* The capturing piece has left its square when protection is judged. */
static void test_a_line_opened_by_the_taker(void **state) {
    (void)state;
    refused_check(OKAZAKI, "k11/12/12/5n6/12/12/5R6/12/12/5r6/12/11K b 1j 1", "7g7d", "7j");
    refused_check(OKAZAKI, "k11/12/12/5n6/12/12/5R6/12/12/5r6/12/11K b 1j 1", "7g7d+", "7j");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refusals_say_what_fell_and_who_protects),
        cmocka_unit_test(test_three_strengths),
        cmocka_unit_test(test_a_lion_may_take_a_lion),
        cmocka_unit_test(test_other_prey_is_free),
        cmocka_unit_test(test_what_starts_the_ban),
        cmocka_unit_test(test_what_starts_no_ban),
        cmocka_unit_test(test_the_ban_lasts_one_turn),
        cmocka_unit_test(test_it_binds_the_other_side_only),
        cmocka_unit_test(test_the_same_square),
        cmocka_unit_test(test_falcon_and_eagle_leg_by_leg),
        cmocka_unit_test(test_a_first_leg_is_not_made_good),
        cmocka_unit_test(test_a_protector_taken_by_the_same_move),
        cmocka_unit_test(test_a_line_opened_by_the_taker),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
