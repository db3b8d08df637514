/* How the turns of each kind run, as a ruleset works it out from the powers. */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/proving_ground.h"
#include "tests/support/setting.h"

#include <string.h>

static KindId kind_id(const Ruleset *rules, const char *code) {
    KindId id = kind_find(rules->variant->kinds, rules->variant->kind_count, code);
    assert_int_not_equal(id, KIND_NONE);
    return id;
}

static bool code_is_among(const char *code, const char *const *codes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (strcmp(code, codes[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* In chu shogi four kinds make two steps in a turn, in sho shogi none; nobody needs the tree. */
static void test_doubles_of_chu(void **state) {
    (void)state;
    static const char *const doubles[] = {"lion", "lion+", "falcon", "eagle"};
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    for (size_t id = 1; id < rules.variant->kind_count; id++) {
        bool twice = code_is_among(rules.variant->kinds[id].code, doubles, 4);
        assert_int_equal(rules.habit[id].manner, twice ? MANNER_DOUBLE : MANNER_SINGLE);
        assert_true(rules.lines_tell[id]);
        assert_int_equal(rules.habit[id].twice.count != 0, twice);
    }
    rules_by_words(&rules, "default");
    for (size_t id = 1; id < rules.variant->kind_count; id++) {
        assert_int_equal(rules.habit[id].manner, MANNER_SINGLE);
        assert_true(rules.lines_tell[id]);
    }
}

static void twice_check(const Ruleset *rules, const char *code, int count, bool keeps_way) {
    const Twice *twice = &rules->habit[kind_id(rules, code)].twice;
    assert_int_equal(twice->count, count);
    assert_int_equal(twice->keeps_way, keeps_way);
    assert_true(twice->returns);
}

static void test_the_two_steps(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    twice_check(&rules, "lion", 8, false);
    twice_check(&rules, "lion+", 8, false);
    twice_check(&rules, "falcon", 1, true);
    twice_check(&rules, "eagle", 2, true);
    assert_int_equal(rules.habit[kind_id(&rules, "falcon")].twice.offset[0],
                     square_by_name("6e") - square_by_name("6f"));
    assert_int_equal(rules.habit[kind_id(&rules, "eagle")].twice.offset[0],
                     square_by_name("5e") - square_by_name("6f"));
    assert_int_equal(rules.habit[kind_id(&rules, "eagle")].twice.offset[1],
                     square_by_name("7e") - square_by_name("6f"));
}

/* How far one leg reaches by a bearing; 255 stands for any distance. */
static void reach_check(const Ruleset *rules, const char *code, const int expected[BEARING_RING]) {
    const uint8_t *reach = rules->reach[kind_id(rules, code)];
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        assert_int_equal(reach[bearing], expected[bearing]);
    }
}

static void test_reaches(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    reach_check(&rules, "queen", (const int[]){255, 255, 255, 255, 255, 255, 255, 255});
    reach_check(&rules, "whale", (const int[]){255, 0, 0, 255, 255, 255, 0, 0});
    reach_check(&rules, "stag", (const int[]){255, 1, 1, 1, 255, 1, 1, 1});
    reach_check(&rules, "falcon", (const int[]){1, 255, 255, 255, 255, 255, 255, 255});
    reach_check(&rules, "eagle", (const int[]){255, 1, 255, 255, 255, 255, 255, 1});
    reach_check(&rules, "lion", (const int[]){1, 1, 1, 1, 1, 1, 1, 1});
    assert_int_equal(rules.habit[kind_id(&rules, "queen")].ray_count, 8);
    assert_int_equal(rules.habit[kind_id(&rules, "lion")].ray_count, 16);
    assert_int_equal(rules.habit[kind_id(&rules, "falcon")].ray_count, 8);
    assert_int_equal(rules.habit[kind_id(&rules, "eagle")].ray_count, 8);
    assert_int_equal(rules.habit[kind_id(&rules, "pawn")].ray_count, 1);
}

/* Long walks, powers that stop on a capture, and doubles without the leap to match. */
static void test_what_needs_the_tree(void **state) {
    (void)state;
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_GROUND, NULL, NULL));
    assert_int_equal(rules.habit[GROUND_WALKER].manner, MANNER_TREE);
    assert_int_equal(rules.habit[GROUND_ARCHER].manner, MANNER_SHOTS);
    assert_int_equal(rules.habit[GROUND_CANNON].manner, MANNER_SHOTS);
    assert_int_equal(rules.habit[GROUND_CAVALRY].manner, MANNER_TREE);
    assert_int_equal(rules.habit[GROUND_ROOK].manner, MANNER_SINGLE);
    assert_int_equal(rules.habit[GROUND_KING].manner, MANNER_SINGLE);
    for (size_t id = 1; id < rules.variant->kind_count; id++) {
        bool lines =
            rules.habit[id].manner == MANNER_SINGLE || rules.habit[id].manner == MANNER_DOUBLE;
        assert_int_equal(rules.lines_tell[id], lines);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_doubles_of_chu),
        cmocka_unit_test(test_the_two_steps),
        cmocka_unit_test(test_reaches),
        cmocka_unit_test(test_what_needs_the_tree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
