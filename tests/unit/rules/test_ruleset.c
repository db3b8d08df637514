/* Presets, options by words, and what a ruleset knows about squares and laws. */
#include "rules/laws/laws.h"
#include "rules/play/ruleset.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

static void test_no_preset_means_the_first(void **state) {
    (void)state;
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    assert_string_equal(ruleset_preset(&rules)->key, "default");
}

static void test_unknown_preset(void **state) {
    (void)state;
    Ruleset rules;
    Problem why;
    assert_false(ruleset_begin(&rules, &VARIANT_SHO, "lishogi", &why));
    expect_sentence(why.text);
    expect_part(why.text, "\"lishogi\"");
    expect_part(why.text, "default, fairy");
    assert_false(ruleset_begin(&rules, &VARIANT_SHO, "", NULL));
}

static void test_changing_an_option_leaves_the_preset(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "default");
    assert_true(ruleset_set(&rules, "bare_king", "none", NULL));
    assert_null(ruleset_preset(&rules));
    assert_int_equal(rules.option[OPTION_BARE_KING], BARE_KING_NONE);
    assert_true(ruleset_set(&rules, "self_check", "illegal", NULL));
    assert_string_equal(ruleset_preset(&rules)->key, "fairy");
}

static void test_every_value_of_every_option(void **state) {
    (void)state;
    for (size_t i = 0; i < VARIANT_SHO.option_count; i++) {
        const Option *option = &VARIANT_SHO.options[i];
        for (size_t j = 0; j < OPTION_CHOICES_MAX && option->choice[j].key != NULL; j++) {
            Ruleset rules;
            rules_by_words(&rules, "default");
            assert_true(ruleset_set(&rules, option->key, option->choice[j].key, NULL));
            assert_ptr_equal(ruleset_choice(&rules, option), &option->choice[j]);
            assert_ptr_equal(ruleset_option(&rules, (OptionId)option->id), option);
        }
    }
}

static void test_unknown_options_and_values(void **state) {
    (void)state;
    Ruleset rules;
    Problem why;
    rules_by_words(&rules, "default");
    Ruleset before = rules;
    assert_false(ruleset_set(&rules, "bare", "none", &why));
    expect_sentence(why.text);
    expect_part(why.text, "\"bare\"");
    expect_part(why.text, "self_check, bare_king, repetition, perpetual_check, stalemate");
    assert_false(ruleset_set(&rules, "bare_king", "maybe", &why));
    expect_sentence(why.text);
    expect_part(why.text, "simple, counter, none");
    assert_false(ruleset_set(&rules, "bare_king", "", NULL));
    assert_memory_equal(rules.option, before.option, sizeof rules.option);
    assert_memory_equal(rules.asked, before.asked, sizeof rules.asked);
}

static void test_zone_and_far_rank(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "default");
    for (int rank = 1; rank <= 9; rank++) {
        Square square = square_at(5, rank);
        assert_int_equal(ruleset_far_rank(&rules, square, BLACK), rank);
        assert_int_equal(ruleset_far_rank(&rules, square, WHITE), 10 - rank);
        assert_int_equal(ruleset_in_zone(&rules, square, BLACK), rank <= 3);
        assert_int_equal(ruleset_in_zone(&rules, square, WHITE), rank >= 7);
    }
}

static void test_squares_of_the_board(void **state) {
    (void)state;
    Ruleset rules;
    int squares = 0;
    rules_by_words(&rules, "default");
    for (Square square = 0; square < BOARD_CELLS; square++) {
        squares += ruleset_on_board(&rules, square);
    }
    assert_int_equal(squares, 81);
    assert_true(ruleset_on_board(&rules, square_at(1, 1)));
    assert_true(ruleset_on_board(&rules, square_at(9, 9)));
    assert_false(ruleset_on_board(&rules, square_at(10, 1)));
    assert_false(ruleset_on_board(&rules, square_at(1, 10)));
    assert_false(ruleset_on_board(&rules, SQUARE_NONE));
}

static void test_laws_stand_in_the_order_of_consequences(void **state) {
    (void)state;
    static const Law *const order[] = {&LAW_ZONE_PROMOTION, &LAW_ROYALS,    &LAW_BARE_KING,
                                       &LAW_SELF_CHECK,     &LAW_STALEMATE, &LAW_REPETITION};
    Ruleset rules;
    rules_by_words(&rules, "default");
    assert_int_equal(rules.law_count, sizeof order / sizeof order[0]);
    for (unsigned i = 0; i < rules.law_count; i++) {
        assert_ptr_equal(ruleset_law(&rules, i), order[i]);
        char sentence[LAW_SENTENCE_MAX];
        law_sentence(order[i], &rules, sentence);
        expect_sentence(sentence);
        assert_true(strlen(order[i]->title) > 0 && strlen(order[i]->key) > 0);
    }
}

static void test_what_the_laws_are_asked_about(void **state) {
    (void)state;
    Ruleset free;
    Ruleset strict;
    rules_by_words(&free, "default");
    rules_by_words(&strict, "fairy");
    for (size_t id = 1; id < VARIANT_SHO.kind_count; id++) {
        bool promotes = VARIANT_SHO.kinds[id].promotes_to != KIND_NONE;
        assert_int_equal(free.asked[MOMENT_PROMOTION][id] != 0, promotes);
        assert_int_equal(free.asked[MOMENT_AFTERMATH][id] != 0, promotes);
        assert_int_equal(free.asked[MOMENT_END][id], 0);
        assert_int_not_equal(strict.asked[MOMENT_END][id], 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_preset_means_the_first),
        cmocka_unit_test(test_unknown_preset),
        cmocka_unit_test(test_changing_an_option_leaves_the_preset),
        cmocka_unit_test(test_every_value_of_every_option),
        cmocka_unit_test(test_unknown_options_and_values),
        cmocka_unit_test(test_zone_and_far_rank),
        cmocka_unit_test(test_squares_of_the_board),
        cmocka_unit_test(test_laws_stand_in_the_order_of_consequences),
        cmocka_unit_test(test_what_the_laws_are_asked_about),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
