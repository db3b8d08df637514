/* The handicaps of chu shogi (chu-shogi.md 12): who begins, what is different, and how they are
 * known again. */
#include "rules/notation/sfen.h"
#include "rules/notation/start.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/setting.h"

#include <string.h>

#define WHITE_SIDE "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/"
#define WHITE_LESS "lfcsgekgscfl/a1b1txxt1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/"
#define BETWEEN "12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/"

static const struct {
    const char *key, *kanji, *sfen;
} HANDICAPS[] = {
    {"two_kings", "二枚王", WHITE_SIDE BETWEEN "A1B1TOXT1B1A/LFCSGK+EGSCFL w - 1"},
    {"two_lions", "二枚獅子", WHITE_SIDE BETWEEN "A1B1T+OXT1B1A/LFCSGKEGSCFL w - 1"},
    {"three_lions", "三枚獅子", WHITE_LESS BETWEEN "A1B1T+O+OT1B1A/LFCSGKEGSCFL w - 1"},
};

enum { HANDICAP_COUNT = sizeof HANDICAPS / sizeof HANDICAPS[0] };

static void test_handicaps(void **state) {
    (void)state;
    assert_int_equal(VARIANT_CHU.start_count, HANDICAP_COUNT);
    assert_int_equal(VARIANT_SHO.start_count, 0);
    for (size_t i = 0; i < HANDICAP_COUNT; i++) {
        const Start *start = &VARIANT_CHU.starts[i];
        Ruleset rules;
        Position position;
        rules_by_words(&rules, "chu lishogi");
        assert_string_equal(start->key, HANDICAPS[i].key);
        assert_string_equal(start->kanji, HANDICAPS[i].kanji);
        expect_sentence(start->sentence);
        start_set_up(&position, &rules, start);
        expect_sfen(&position, HANDICAPS[i].sfen);
        assert_int_equal(position.turn, WHITE);
        assert_ptr_equal(start_of(&position), start);
    }
}

/* Whatever the rules and the number of the move. */
static void test_known_again(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu historical",
                  WHITE_SIDE BETWEEN "A1B1T+OXT1B1A/LFCSGKEGSCFL w - 9");
    assert_ptr_equal(start_of(&setting.position), &VARIANT_CHU.starts[1]);
}

static void test_others_have_no_name(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", "startpos");
    assert_null(start_of(&setting.position));
    setting_begin(&setting, "chu lishogi", WHITE_SIDE BETWEEN "A1B1T+OXT1B1A/LFCSGKEGSCFL b - 1");
    assert_null(start_of(&setting.position));
    setting_begin(&setting, "chu lishogi", WHITE_SIDE BETWEEN "A1B1T+OXT1B1A/LFCSGKEGSCFL w - 1");
    setting_play(&setting, "7d7e");
    assert_null(start_of(&setting.position));
    setting_begin(&setting, "default", "startpos");
    assert_null(start_of(&setting.position));
}

static void test_reading(void **state) {
    (void)state;
    Ruleset rules;
    Position position;
    Problem why = {.text = ""};
    rules_by_words(&rules, "chu lishogi");
    assert_true(start_read(&position, &rules, "startpos", &why));
    assert_int_equal(position.turn, BLACK);
    for (size_t i = 0; i < HANDICAP_COUNT; i++) {
        assert_true(start_read(&position, &rules, HANDICAPS[i].key, &why));
        expect_sfen(&position, HANDICAPS[i].sfen);
        assert_true(start_read(&position, &rules, HANDICAPS[i].sfen, &why));
        expect_sfen(&position, HANDICAPS[i].sfen);
    }
    assert_false(start_read(&position, &rules, "two_lion", &why));
    expect_problem(&why, "two_lion");
    /* The handicaps of another game are none of this one. */
    rules_by_words(&rules, "default");
    assert_false(start_read(&position, &rules, "two_lions", &why));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_handicaps),
        cmocka_unit_test(test_known_again),
        cmocka_unit_test(test_others_have_no_name),
        cmocka_unit_test(test_reading),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
