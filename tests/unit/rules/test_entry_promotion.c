/* Promotion in chu shogi (chu-shogi.md 7): each option with all its values, and what is next to
 * what it says. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>

typedef struct Case {
    const char *rules, *sfen, *move; /* USI without a sign */
    Promotion expected;
} Case;

/* Both spellings of the move are tried; what is refused for its sign names this law. */
static void case_check(const Case *row) {
    Setting setting;
    char promoted[16];
    (void)snprintf(promoted, sizeof promoted, "%s+", row->move);
    setting_begin(&setting, row->rules, row->sfen);
    if (row->expected == PROMOTION_FORCED) {
        Refusal why = expect_refused(&setting, row->move);
        assert_ptr_equal(why.law, &LAW_ENTRY_PROMOTION);
        expect_part(why.text, "must promote by this move");
    } else {
        expect_legal(&setting, row->move);
    }
    if (row->expected == PROMOTION_NONE) {
        Refusal why = expect_refused(&setting, promoted);
        assert_ptr_equal(why.law, &LAW_ENTRY_PROMOTION);
        expect_part(why.text, "cannot promote by this move");
    } else {
        expect_legal(&setting, promoted);
    }
}

static void cases_check(const Case *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        case_check(&rows[i]);
    }
}

#define CASES_CHECK(rows) cases_check(rows, sizeof(rows) / sizeof(rows)[0])

#define OUTSIDE "k11/12/12/12/7S4/12/12/12/12/12/12/11K b - 1"
#define OUTSIDE_TAKING "k11/12/12/7p4/7S4/12/12/12/12/12/12/11K b - 1"
#define INSIDE "k11/12/12/7S4/12/12/12/12/12/12/12/11K b - 1"
#define INSIDE_TAKING "k11/12/7p4/7S4/6p5/12/12/12/12/12/12/11K b - 1"

static void test_on_entering_or_by_a_capture(void **state) {
    (void)state;
    static const char *const rules = "chu lishogi promotion=entry_capture";
    const Case rows[] = {
        {rules, OUTSIDE, "5e5d", PROMOTION_OFFERED},
        {rules, OUTSIDE, "5e4d", PROMOTION_OFFERED},
        {rules, OUTSIDE, "5e4f", PROMOTION_NONE},
        {rules, OUTSIDE_TAKING, "5e5d", PROMOTION_OFFERED},
        {rules, INSIDE, "5d5c", PROMOTION_NONE},
        {rules, INSIDE, "5d4e", PROMOTION_NONE},
        {rules, INSIDE_TAKING, "5d5c", PROMOTION_OFFERED},
        {rules, INSIDE_TAKING, "5d6e", PROMOTION_OFFERED},
        {rules, INSIDE_TAKING, "5d4c", PROMOTION_NONE},
        {rules, INSIDE_TAKING, "5d4e", PROMOTION_NONE},
    };
    CASES_CHECK(rows);
}

static void test_only_on_entering(void **state) {
    (void)state;
    static const char *const rules = "chu lishogi promotion=entry_only";
    const Case rows[] = {
        {rules, OUTSIDE, "5e5d", PROMOTION_OFFERED},
        {rules, OUTSIDE_TAKING, "5e5d", PROMOTION_OFFERED},
        {rules, OUTSIDE, "5e4f", PROMOTION_NONE},
        {rules, INSIDE, "5d5c", PROMOTION_NONE},
        {rules, INSIDE_TAKING, "5d5c", PROMOTION_NONE},
        {rules, INSIDE_TAKING, "5d6e", PROMOTION_NONE},
        {rules, INSIDE, "5d4e", PROMOTION_NONE},
    };
    CASES_CHECK(rows);
}

static void test_by_any_move_in_the_zone(void **state) {
    (void)state;
    static const char *const rules = "chu lishogi promotion=tsa_delay";
    const Case rows[] = {
        {rules, OUTSIDE, "5e5d", PROMOTION_OFFERED},
        {rules, OUTSIDE, "5e4f", PROMOTION_NONE},
        {rules, INSIDE, "5d5c", PROMOTION_OFFERED},
        {rules, INSIDE, "5d4e", PROMOTION_OFFERED},
        {rules, INSIDE_TAKING, "5d6e", PROMOTION_OFFERED},
    };
    CASES_CHECK(rows);
}

#define PAWN_LAST "k11/7P4/12/12/12/12/12/12/12/12/12/11K b - 1"
#define PAWN_LAST_TAKING "k6p4/7P4/12/12/12/12/12/12/12/12/12/11K b - 1"
#define PAWN_WITHIN "k11/12/7P4/12/12/12/12/12/12/12/12/11K b - 1"
#define PAWN_WITHIN_TAKING "k11/7p4/7P4/12/12/12/12/12/12/12/12/11K b - 1"
#define PAWN_ENTERS "k11/12/12/12/7P4/12/12/12/12/12/12/11K b - 1"

/* Without a capture a pawn in the zone waits for the last rank, whatever the option promotion. */
static void test_pawn_without_a_capture(void **state) {
    (void)state;
    static const char *const how[] = {"entry_capture", "entry_only", "tsa_delay"};
    static const char *const last[] = {"optional", "forced", "none"};
    static const Promotion expected[] = {PROMOTION_OFFERED, PROMOTION_FORCED, PROMOTION_NONE};
    for (int i = 0; i < 9; i++) {
        char rules[96];
        (void)snprintf(rules, sizeof rules, "chu lishogi promotion=%s pawn_last_rank=%s",
                       how[i / 3], last[i % 3]);
        const Case rows[] = {
            {rules, PAWN_LAST, "5b5a", expected[i % 3]},
            {rules, PAWN_WITHIN, "5c5b", PROMOTION_NONE},
            {rules, PAWN_ENTERS, "5e5d", PROMOTION_OFFERED},
        };
        CASES_CHECK(rows);
    }
}

/* By a capture: before the last rank by pawn_capture_in_zone; on it by either option. */
static void test_pawn_with_a_capture(void **state) {
    (void)state;
    static const char *const last[] = {"optional", "forced", "none"};
    static const Promotion by_last[] = {PROMOTION_OFFERED, PROMOTION_FORCED, PROMOTION_NONE};
    for (int i = 0; i < 6; i++) {
        char rules[96];
        bool captures = i < 3;
        (void)snprintf(rules, sizeof rules, "chu lishogi pawn_capture_in_zone=%s pawn_last_rank=%s",
                       captures ? "yes" : "no", last[i % 3]);
        Promotion within = captures ? PROMOTION_OFFERED : PROMOTION_NONE;
        Promotion at_last = by_last[i % 3] == PROMOTION_NONE ? within : by_last[i % 3];
        const Case rows[] = {
            {rules, PAWN_WITHIN_TAKING, "5c5b", within},
            {rules, PAWN_LAST_TAKING, "5b5a", at_last},
        };
        CASES_CHECK(rows);
    }
}

#define LANCE_WITHIN "k11/12/7L4/12/12/12/12/12/12/12/12/11K b - 1"
#define LANCE_TAKING "k6p4/12/7L4/12/12/12/12/12/12/12/12/11K b - 1"
#define LANCE_OUTSIDE "k11/12/12/12/7L4/12/12/12/12/12/12/11K b - 1"

static void test_lance(void **state) {
    (void)state;
    static const Case rows[] = {
        {"chu lishogi lance_last_rank=optional", LANCE_WITHIN, "5c5a", PROMOTION_OFFERED},
        {"chu lishogi lance_last_rank=optional", LANCE_WITHIN, "5c5b", PROMOTION_NONE},
        {"chu lishogi lance_last_rank=none", LANCE_WITHIN, "5c5a", PROMOTION_NONE},
        {"chu lishogi lance_last_rank=none", LANCE_TAKING, "5c5a", PROMOTION_OFFERED},
        {"chu winboard lance_last_rank=optional", LANCE_WITHIN, "5c5a", PROMOTION_OFFERED},
        {"chu winboard lance_last_rank=none", LANCE_WITHIN, "5c5a", PROMOTION_NONE},
        {"chu winboard lance_last_rank=none", LANCE_TAKING, "5c5a", PROMOTION_NONE},
        {"chu historical lance_last_rank=none", LANCE_WITHIN, "5c5a", PROMOTION_OFFERED},
        {"chu historical lance_last_rank=none", LANCE_WITHIN, "5c5b", PROMOTION_OFFERED},
        {"chu historical lance_last_rank=optional", LANCE_WITHIN, "5c5a", PROMOTION_OFFERED},
    };
    CASES_CHECK(rows);
}

/* Entering straight onto the last rank is an entry; only under entry_only a lance whose option
 * says none cannot decline. */
static void test_lance_enters_on_the_last_rank(void **state) {
    (void)state;
    static const Case rows[] = {
        {"chu lishogi lance_last_rank=optional", LANCE_OUTSIDE, "5e5a", PROMOTION_OFFERED},
        {"chu lishogi lance_last_rank=none", LANCE_OUTSIDE, "5e5a", PROMOTION_OFFERED},
        {"chu historical", LANCE_OUTSIDE, "5e5a", PROMOTION_OFFERED},
        {"chu winboard lance_last_rank=optional", LANCE_OUTSIDE, "5e5a", PROMOTION_OFFERED},
        {"chu winboard lance_last_rank=none", LANCE_OUTSIDE, "5e5a", PROMOTION_FORCED},
        {"chu winboard lance_last_rank=none", LANCE_OUTSIDE, "5e5b", PROMOTION_OFFERED},
        {"chu winboard", "k11/12/12/12/7R4/12/12/12/12/12/12/11K b - 1", "5e5a", PROMOTION_OFFERED},
    };
    CASES_CHECK(rows);
}

#define GO_BETWEEN "k11/7I4/12/12/12/12/12/12/12/12/12/11K b - 1"

static void test_go_between(void **state) {
    (void)state;
    static const char *const taking = "k11/7p4/7I4/12/12/12/12/12/12/12/12/11K b - 1";
    const Case rows[] = {
        {"chu lishogi gobetween_last_rank=none", GO_BETWEEN, "5b5a", PROMOTION_NONE},
        {"chu lishogi gobetween_last_rank=optional", GO_BETWEEN, "5b5a", PROMOTION_OFFERED},
        {"chu lishogi gobetween_last_rank=optional", GO_BETWEEN, "5b5c", PROMOTION_NONE},
        {"chu winboard gobetween_last_rank=optional", GO_BETWEEN, "5b5a", PROMOTION_OFFERED},
        {"chu historical", GO_BETWEEN, "5b5a", PROMOTION_OFFERED},
        {"chu historical", GO_BETWEEN, "5b5c", PROMOTION_OFFERED},
        {"chu lishogi pawn_capture_in_zone=no", taking, "5c5b", PROMOTION_OFFERED},
        {"chu winboard", taking, "5c5b", PROMOTION_NONE},
    };
    CASES_CHECK(rows);
}

/* Each side has its own zone: the last four ranks as it sees them. */
static void test_white(void **state) {
    (void)state;
    static const Case rows[] = {
        {"chu lishogi", "k11/12/12/12/12/12/12/4s7/12/12/12/11K w - 1", "8h8i", PROMOTION_OFFERED},
        {"chu lishogi", "k11/12/12/12/12/12/4s7/12/12/12/12/11K w - 1", "8g8h", PROMOTION_NONE},
        {"chu lishogi", "k11/12/12/12/12/12/12/12/4s7/3P8/12/11K w - 1", "8i9j", PROMOTION_OFFERED},
        {"chu lishogi", "k11/12/12/4s7/12/12/12/12/12/12/12/11K w - 1", "8d8e", PROMOTION_NONE},
        {"chu lishogi", "k11/12/12/12/12/12/12/12/12/12/4p7/11K w - 1", "8k8l", PROMOTION_OFFERED},
        {"chu winboard", "k11/12/12/12/12/12/12/4l7/12/12/12/11K w - 1", "8h8l", PROMOTION_FORCED},
    };
    CASES_CHECK(rows);
}

/* Pieces without a promoted side, and pieces that have promoted, are not asked. */
static void test_once_and_only_some(void **state) {
    (void)state;
    static const char *const pieces[] = {"K", "N", "Q", "+E", "+G", "+P", "+O", "+X", "+I"};
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        Setting setting;
        char sfen[80];
        (void)snprintf(sfen, sizeof sfen, "k11/12/12/12/7%s4/12/12/12/12/12/12/12 b - 1",
                       pieces[i]);
        setting_begin(&setting, "chu historical", sfen);
        expect_legal(&setting, "5e5d");
        Refusal why = expect_refused(&setting, "5e5d+");
        expect_part(why.text, "never promotes");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_on_entering_or_by_a_capture),
        cmocka_unit_test(test_only_on_entering),
        cmocka_unit_test(test_by_any_move_in_the_zone),
        cmocka_unit_test(test_pawn_without_a_capture),
        cmocka_unit_test(test_pawn_with_a_capture),
        cmocka_unit_test(test_lance),
        cmocka_unit_test(test_lance_enters_on_the_last_rank),
        cmocka_unit_test(test_go_between),
        cmocka_unit_test(test_white),
        cmocka_unit_test(test_once_and_only_some),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
