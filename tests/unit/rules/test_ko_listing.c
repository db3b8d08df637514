/* Which of several moves with one result is listed where flames, lights and captures make results
 * coincide (notation.md 2.2): the fewest legs and shots, then the first full text. */
#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ko_scene.h"

#include <string.h>

static bool is_listed(const Position *position, const MoveList *list, const char *text) {
    for (size_t i = 0; i < list->count; i++) {
        char written[MOVE_TEXT_MAX];
        tsa_write_full(list->move[i], position, written, sizeof written);
        if (strcmp(written, text) == 0) {
            return true;
        }
    }
    return false;
}

/* `listed` is in the list of all moves, and `same`, legal too, is not, for it comes to the same. */
static void listed_check(const char *options, const char *pieces, const char *listed,
                         const char *same) {
    Setting setting;
    MoveList list;
    Setting first;
    Setting second;
    ko_set(&setting, options, pieces);
    moves_all(&setting.position, &list);
    assert_int_equal(moves_count(&setting.position), list.count);
    if (!is_listed(&setting.position, &list, listed) || is_listed(&setting.position, &list, same)) {
        print_error("%s: %s should be listed and %s not\n", pieces, listed, same);
        fail();
    }
    ko_set(&first, options, pieces);
    ko_play(&first, listed);
    ko_set(&second, options, pieces);
    ko_play(&second, same);
    assert_true(position_equal(&first.position, &second.position));
}

/* Two moves that come to different results are both listed. */
static void both_check(const char *options, const char *pieces, const char *one,
                       const char *other) {
    Setting setting;
    MoveList list;
    ko_set(&setting, options, pieces);
    moves_all(&setting.position, &list);
    assert_true(is_listed(&setting.position, &list, one));
    assert_true(is_listed(&setting.position, &list, other));
}

static void test_burned_wherever_it_arrives(void **state) {
    (void)state;
    listed_check("", "G10s CU10m / G10a +EN9j", "CU10m-10i", "CU10m-10k");
    listed_check("", "G10s M9m / G10a +EN10h", "M9m-9g", "M9m-9h");
    both_check("", "G10s M10m / G10a +EN10h A10i", "M10mx10i", "M10m-9l");
    both_check("flame_passive=none", "G10s M10m / G10a +EN9i", "M10m-10i", "M10m-10j");
    listed_check("", "G10s SW10k SW2b / G10a +EN10j", "SW10k-11j", "SW10k-10l-10k");
    both_check("", "G10s SW10k SW2b / G10a +EN10j", "SW10k-11j", "SW2b-1a-2b");
}

/* A thunderclap that goes home on its way tells all its points like any other way of it. */
static void test_home_on_its_way(void **state) {
    (void)state;
    listed_check("", "G10s TP1s +D5c / G10a A4c", "+D5c-5b-4b-3b-3cx4c", "+D5cx4c-5c-4c-3c-4c");
}

static void test_flames_that_burn_each_other(void **state) {
    (void)state;
    listed_check("", "G10s +EN10k +EN8k / G10a", "+EN10k-9j", "+EN8k-9j");
    both_check("flame_allies=off", "G10s +EN10k +EN8k / G10a", "+EN10k-9j", "+EN8k-9j");
}

/* In the light a priest may promote in vain. */
static void test_promotion_in_the_light(void **state) {
    (void)state;
    listed_check("", "G10s TP10h / G10a +SM10d", "TP10h-10f+", "TP10h-10f=");
    both_check("", "G10s TP10h / G10a +SM9c", "TP10h-10f+", "TP10h-10f=");
    listed_check("light_own=on", "G10s TP10h +SM10d / G10a", "TP10h-10f+", "TP10h-10f=");
    both_check("", "G10s TP10h +SM10d / G10a", "TP10h-10f+", "TP10h-10f=");
}

/* Whichever of the two arrives as a flame burns the other, if new flames burn at once. */
static void test_new_flames_that_burn_each_other(void **state) {
    (void)state;
    listed_check("flame_on_promotion=on", "G10s EN10g EN9g / G10a", "EN10g-10f+", "EN9g-10f+");
    listed_check("flame_on_promotion=on", "G10s +EN10g EN9g / G10a", "+EN10g-10f", "EN9g-10f+");
    both_check("flame_on_promotion=on", "G10s EN10g EN9g / G10a", "EN10g-10f=", "EN9g-10f=");
    both_check("", "G10s EN10g EN9g / G10a", "EN10g-10f+", "EN9g-10f+");
}

static void test_ways_of_one_piece(void **state) {
    (void)state;
    listed_check("", "G10s SW10m / G10a", "SW10m-10l-10k", "SW10m-11l-10k");
    listed_check("", "G10s FC10m / G10a A9k A7l", "FC10m-9l*7l*9k", "FC10m-9l*9k*7l");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_burned_wherever_it_arrives),
        cmocka_unit_test(test_home_on_its_way),
        cmocka_unit_test(test_flames_that_burn_each_other),
        cmocka_unit_test(test_promotion_in_the_light),
        cmocka_unit_test(test_new_flames_that_burn_each_other),
        cmocka_unit_test(test_ways_of_one_piece),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
