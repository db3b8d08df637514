/* Which laws are told with which piece. */
#include "rules/play/special.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdio.h>
#include <string.h>

/* Their keys in order, separated by blanks. */
static void laws_expect(const char *words, const char *code, const char *expected) {
    Ruleset rules;
    const Law *laws[LAWS_MAX];
    char keys[256] = "";
    rules_by_words(&rules, words);
    KindId id = kind_find(rules.variant->kinds, rules.variant->kind_count, code);
    assert_int_not_equal(id, KIND_NONE);
    size_t count = laws_about(&rules, id, laws);
    for (size_t i = 0; i < count; i++) {
        size_t used = strlen(keys);
        (void)snprintf(keys + used, sizeof keys - used, "%s%s", i > 0 ? " " : "", laws[i]->key);
    }
    assert_string_equal(keys, expected);
}

static void test_lions_are_traded_by_rule(void **state) {
    (void)state;
    laws_expect("chu lishogi", "lion", "lion_trading counterstrike");
    laws_expect("chu lishogi", "lion+", "lion_trading counterstrike");
    laws_expect("chu lishogi counterstrike=off", "lion", "lion_trading");
}

static void test_royals_end_the_game(void **state) {
    (void)state;
    laws_expect("chu lishogi", "king", "royals counted_bare_king lone_royals");
    laws_expect("chu historical", "prince", "royals bare_king");
    laws_expect("chu winboard", "king", "royals");
}

/* What is a rule about all pieces, or about all that promote, is not special. */
static void test_plain_pieces_have_none(void **state) {
    (void)state;
    laws_expect("chu lishogi", "kirin", "");
    laws_expect("chu historical", "pawn", "");
    laws_expect("default", "pawn", "");
}

/* Where falcon and eagle may not pass, their cards say so, and only theirs. */
static void test_a_pass_that_the_options_forbid(void **state) {
    (void)state;
    laws_expect("chu lishogi linear_pass=off", "falcon", "linear_pass");
    laws_expect("chu lishogi linear_pass=off", "eagle", "linear_pass");
    laws_expect("chu lishogi linear_pass=on", "falcon", "");
    laws_expect("chu lishogi linear_pass=off", "lion", "lion_trading counterstrike");
}

/* Of a rule with two halves each piece is told once. */
static void test_halves_of_a_rule(void **state) {
    (void)state;
    laws_expect("ko default", "five_li_fog", "fog priest light shooting burned_shot clergy");
    laws_expect("ko default flame_passive=none", "immaculate_light", "light shooting fog clergy");
    laws_expect("ko default", "drum", "drum capture_promotion priest");
}

/* What is asked of a clerk, and what a new flame does, stands with whom it concerns. */
static void test_rules_of_the_camp(void **state) {
    (void)state;
    laws_expect("ko default", "clerk", "camp_promotion chain_promotion");
    laws_expect("ko default flame_on_promotion=on", "poison_flame",
                "arrival burning new_flame chain_promotion");
}

/* Linked fates stand on the card of whoever brings them about, first what is about the piece. */
static void test_fates_of_ko(void **state) {
    (void)state;
    laws_expect("ko default", "skyward_net", "nets chain_promotion");
    laws_expect("ko default", "poison_flame", "arrival burning chain_promotion");
    laws_expect("ko default", "pawn", "drum");
    laws_expect("ko default", "thunderclap", "drum capture_promotion reversion");
    laws_expect("ko default flame_passive=none", "poison_flame", "burning chain_promotion");
    laws_expect("ko default", "elephant", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lions_are_traded_by_rule),
        cmocka_unit_test(test_royals_end_the_game),
        cmocka_unit_test(test_plain_pieces_have_none),
        cmocka_unit_test(test_a_pass_that_the_options_forbid),
        cmocka_unit_test(test_halves_of_a_rule),
        cmocka_unit_test(test_rules_of_the_camp),
        cmocka_unit_test(test_fates_of_ko),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
