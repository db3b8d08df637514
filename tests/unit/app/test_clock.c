/* The time of day reads as people and file names want it, in the user's own zone. */
#include "app/platform/clock.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* The hour of the stamp, counted in whole hours of its year. */
static int stamp_hour(void) {
    char text[CLOCK_TEXT_MAX];
    int year;
    struct tm at = {.tm_isdst = 0};
    int used = 0;
    clock_stamp(text);
    assert_int_equal(sscanf(text, "%4d-%2d-%2d %2d:%2d%n", &year, &at.tm_mon, &at.tm_mday,
                            &at.tm_hour, &at.tm_min, &used),
                     5);
    assert_int_equal(used, 16);
    assert_int_equal(strlen(text), 16);
    at.tm_year = year - 1900;
    at.tm_mon--;
    setenv("TZ", "UTC0", 1);
    return (int)(mktime(&at) / 3600);
}

/* The clock may pass a full hour between the two looks. */
static void test_the_zone_is_the_users(void **state) {
    (void)state;
    setenv("TZ", "UTC0", 1);
    const int before = (int)(time(NULL) / 3600);
    int hour = stamp_hour();
    assert_in_range(hour, before, before + 1);
    setenv("TZ", "HERE-9", 1);
    hour = stamp_hour();
    assert_in_range(hour, before + 9, before + 10);
}

static void test_names_hold_nothing_but_digits(void **state) {
    (void)state;
    char name[CLOCK_TEXT_MAX];
    char stamp[CLOCK_TEXT_MAX];
    clock_name(name);
    clock_stamp(stamp);
    assert_int_equal(strlen(name), 15);
    assert_int_equal(strspn(name, "0123456789"), 8);
    assert_int_equal(name[8], '-');
    assert_int_equal(strspn(name + 9, "0123456789"), 6);
    assert_memory_equal(name, stamp, 4);
}

static void test_the_process_is_this_one(void **state) {
    (void)state;
    assert_int_equal(clock_process(), getpid());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_zone_is_the_users),
        cmocka_unit_test(test_names_hold_nothing_but_digits),
        cmocka_unit_test(test_the_process_is_this_one),
    };
    return cmocka_run_group_tests_name("clock", tests, NULL, NULL);
}
