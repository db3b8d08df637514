/* Settings: the table is whole, values stay inside it, and texts are read with every fault told. */
#include "app/draw/theme.h"
#include "app/session/settings.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

#define HEAD "sanban settings 1\n"

/* Reads a text that is not ended by a zero byte, so that reading too far would be seen. */
static bool read_text(Settings *out, const char *text, Problem *why) {
    *why = (Problem){.text = ""};
    return settings_read(out, text, strlen(text), why);
}

static void expect_fault(const char *text, int line, const char *part) {
    Settings settings;
    Problem why;
    assert_false(read_text(&settings, text, &why));
    assert_int_equal(why.line, line);
    assert_true(why.column >= 1);
    expect_sentence(why.text);
    expect_part(why.text, part);
}

static void value_is(const char *text, SettingId id, int value) {
    Settings settings;
    Problem why;
    (void)read_text(&settings, text, &why);
    assert_int_equal(settings_get(&settings, id), value);
}

static void expect_usual_but(const Settings *settings, SettingId but) {
    const Settings usual = settings_usual();
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        if (id != but) {
            assert_int_equal(settings_get(settings, id), usual.value[id]);
        }
    }
}

static void check_choices(const SettingRow *row) {
    const int count = row->kind == SETTING_RANGE ? 0 : row->most + 1;
    assert_true(count <= SETTING_CHOICES_MAX);
    for (int i = 0; i < count; i++) {
        assert_true(row->choice[i].key[0] != '\0' && row->choice[i].title[0] != '\0');
        assert_null(strchr(row->choice[i].key, ' '));
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(row->choice[i].key, row->choice[j].key);
        }
    }
    assert_true(row->kind != SETTING_SWITCH || row->most == 1);
}

static void test_rows(void **state) {
    (void)state;
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row(id);
        assert_true(row->title[0] != '\0' && row->group[0] != '\0' && row->unit != NULL);
        assert_null(strchr(row->key, ' '));
        expect_sentence(row->sentence);
        assert_true(row->step > 0 && row->least < row->most);
        assert_true(row->least <= row->usual && row->usual <= row->most);
        assert_int_equal((row->most - row->least) % row->step, 0);
        assert_int_equal((row->usual - row->least) % row->step, 0);
        check_choices(row);
        for (SettingId other = 0; other < id; other++) {
            assert_string_not_equal(setting_row(other)->key, row->key);
        }
    }
}

/* A group is one run of rows, and the groups come in this order. */
static void test_groups_stand_together(void **state) {
    (void)state;
    static const char *const groups[] = {"Board", "Pieces", "Marks", "Play", "Comfort"};
    size_t group = 0;
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        if (strcmp(setting_row(id)->group, groups[group]) != 0) {
            group++;
        }
        assert_true(group < sizeof groups / sizeof groups[0]);
        assert_string_equal(setting_row(id)->group, groups[group]);
    }
    assert_int_equal(group, sizeof groups / sizeof groups[0] - 1);
}

static void test_usual(void **state) {
    (void)state;
    const Settings usual = settings_usual();
    assert_int_equal(settings_get(&usual, SETTING_THEME), THEME_LIGHT);
    assert_int_equal(settings_get(&usual, SETTING_TINTS), TINTS_ONE);
    assert_int_equal(settings_get(&usual, SETTING_TEXT_SIZE), 100);
    assert_int_equal(settings_get(&usual, SETTING_SCALE), SCALE_AUTOMATIC);
    assert_int_equal(settings_get(&usual, SETTING_ANIMATION), ANIMATION_NORMAL);
    assert_int_equal(settings_get(&usual, SETTING_PROMOTION), PROMOTION_ASKED);
    assert_int_equal(settings_get(&usual, SETTING_REDUCED_MOTION), 0);
    assert_int_equal(settings_get(&usual, SETTING_SOUND), 0);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_DESTINATIONS), 1);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_FORBIDDEN), 1);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_LAST_MOVE), 1);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_CHECK), 0);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_ATTACKED), 0);
    assert_int_equal(settings_get(&usual, SETTING_SHOW_UNDEFENDED), 0);
}

static void test_set(void **state) {
    (void)state;
    Settings settings = settings_usual();
    assert_true(settings_set(&settings, SETTING_THEME, THEME_DARK));
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_false(settings_set(&settings, SETTING_THEME, THEME_COUNT));
    assert_false(settings_set(&settings, SETTING_SOUND, 2));
    assert_false(settings_set(&settings, SETTING_SOUND, -1));
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_int_equal(settings_get(&settings, SETTING_SOUND), 0);
    assert_true(settings_set(&settings, SETTING_SOUND, 1));
    assert_int_equal(settings_get(&settings, SETTING_SOUND), 1);
}

static void test_ranges_take_the_nearest_step(void **state) {
    (void)state;
    static const int asked_and_got[][2] = {{80, 80},   {84, 80},    {85, 90},   {200, 200},
                                           {0, 80},    {-9999, 80}, {201, 200}, {99999, 200},
                                           {194, 190}, {196, 200},  {150, 150}};
    Settings settings = settings_usual();
    for (size_t i = 0; i < sizeof asked_and_got / sizeof asked_and_got[0]; i++) {
        assert_true(settings_set(&settings, SETTING_TEXT_SIZE, asked_and_got[i][0]));
        assert_int_equal(settings_get(&settings, SETTING_TEXT_SIZE), asked_and_got[i][1]);
    }
}

static void expect_factor(SettingId id, int value, float factor) {
    Settings settings = settings_usual();
    assert_true(settings_set(&settings, id, value));
    assert_true(settings_factor(&settings, id) >= factor);
    assert_true(settings_factor(&settings, id) <= factor);
}

static void test_factors(void **state) {
    (void)state;
    expect_factor(SETTING_ANIMATION, ANIMATION_OFF, 0);
    expect_factor(SETTING_ANIMATION, ANIMATION_FAST, 0.5F);
    expect_factor(SETTING_ANIMATION, ANIMATION_NORMAL, 1);
    expect_factor(SETTING_ANIMATION, ANIMATION_SLOW, 2);
    expect_factor(SETTING_SCALE, SCALE_AUTOMATIC, 0);
    expect_factor(SETTING_SCALE, SCALE_SINGLE, 1);
    expect_factor(SETTING_SCALE, SCALE_HALF_AGAIN, 1.5F);
    expect_factor(SETTING_SCALE, SCALE_DOUBLE, 2);
    expect_factor(SETTING_SCALE, SCALE_TRIPLE, 3);
    expect_factor(SETTING_TEXT_SIZE, 150, 150);
}

static void test_text_of_the_usual_settings(void **state) {
    (void)state;
    static const char expected[] = HEAD "theme light\n"
                                        "tints one\n"
                                        "show_destinations on\n"
                                        "show_forbidden on\n"
                                        "show_last_move on\n"
                                        "show_check off\n"
                                        "show_attacked off\n"
                                        "show_undefended off\n"
                                        "promotion ask\n"
                                        "confirm_losses on\n"
                                        "quick_lion off\n"
                                        "animation normal\n"
                                        "sound off\n"
                                        "text_size 100\n"
                                        "scale auto\n"
                                        "reduced_motion off\n";
    char text[SETTINGS_TEXT_MAX];
    char short_text[20];
    const Settings usual = settings_usual();
    assert_int_equal(settings_write(&usual, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
    assert_int_equal(settings_write(&usual, short_text, sizeof short_text), strlen(expected));
    assert_string_equal(short_text, "sanban settings 1\nt");
}

/* Every value of every setting comes back, and no other setting with it. */
static void test_every_value_round_trips(void **state) {
    (void)state;
    for (SettingId id = 0; id < SETTING_COUNT; id++) {
        const SettingRow *row = setting_row(id);
        for (int value = row->least; value <= row->most; value += row->step) {
            Settings settings = settings_usual();
            Settings again;
            Problem why = {.text = ""};
            char text[SETTINGS_TEXT_MAX];
            assert_true(settings_set(&settings, id, value));
            const size_t length = settings_write(&settings, text, sizeof text);
            assert_true(length < sizeof text);
            assert_true(settings_read(&again, text, length, &why));
            assert_int_equal(settings_get(&again, id), value);
            expect_usual_but(&again, id);
        }
    }
}

static void test_what_is_not_told_is_usual(void **state) {
    (void)state;
    Settings settings;
    Problem why;
    assert_true(read_text(&settings, HEAD, &why));
    expect_usual_but(&settings, SETTING_COUNT);
    assert_true(read_text(&settings, HEAD "\nscale 1.5\n\n", &why));
    assert_int_equal(settings_get(&settings, SETTING_SCALE), SCALE_HALF_AGAIN);
    expect_usual_but(&settings, SETTING_SCALE);
}

static void test_other_line_ends(void **state) {
    (void)state;
    Settings settings;
    Problem why;
    assert_true(read_text(&settings, "\xEF\xBB\xBFsanban settings 1\r\ntheme dark\r\n", &why));
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_true(read_text(&settings, HEAD "theme dark", &why));
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
}

static void test_faults(void **state) {
    (void)state;
    expect_fault("", 1, "sanban settings 1");
    expect_fault("theme dark\n", 1, "sanban settings 1");
    expect_fault("sanban settings\n", 1, "sanban settings 1");
    expect_fault("sanban settings 2\n", 1, "another version");
    expect_fault("sanban settings 1 \n", 1, "another version");
    expect_fault(HEAD "theme dark\ncolour red\n", 3, "\"colour\"");
    expect_fault(HEAD " theme dark\n", 2, "no setting \"\"");
    expect_fault(HEAD "theme\n", 2, "missing");
    expect_fault(HEAD "theme \n", 2, "light or dark");
    expect_fault(HEAD "theme  dark\n", 2, "light or dark");
    expect_fault(HEAD "theme dark \n", 2, "light or dark");
    expect_fault(HEAD "theme purple\n", 2, "\"purple\" but light or dark");
    expect_fault(HEAD "scale 4\n", 2, "auto, 1, 1.5, 2 or 3");
    expect_fault(HEAD "sound yes\n", 2, "off or on");
    expect_fault(HEAD "sound off\nsound on\n", 3, "twice");
    expect_fault(HEAD "theme d\xC3rk\n", 2, "light or dark");
}

static void test_faulty_numbers(void **state) {
    (void)state;
    static const char *const numbers[] = {"",  "79",   "70",   "210",        "105",   "1e2",
                                          "x", "100 ", "-100", "4294967396", "00100", "100%"};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        char text[80];
        (void)snprintf(text, sizeof text, HEAD "text_size %s\n", numbers[i]);
        expect_fault(text, 2, "from 80 to 200 in steps of 10");
    }
}

/* A zero byte, and a word far longer than a sentence may quote. */
static void test_odd_bytes(void **state) {
    (void)state;
    static const char zero[] = HEAD "theme dark\0\n";
    static char large[5000];
    Settings settings;
    Problem why = {.text = ""};
    assert_false(settings_read(&settings, zero, sizeof zero - 1, &why));
    assert_int_equal(why.line, 2);
    expect_sentence(why.text);
    (void)snprintf(large, sizeof large, HEAD "%04500d\n", 0);
    expect_fault(large, 2, "no setting \"0000");
}

/* The lines around a fault count; of several faults the first is told. */
static void test_good_lines_count_around_faults(void **state) {
    (void)state;
    static const char text[] = HEAD "theme dark\nnonsense\nsound on\nscale 9\ntints two\n";
    expect_fault(text, 3, "nonsense");
    value_is(text, SETTING_THEME, THEME_DARK);
    value_is(text, SETTING_SOUND, 1);
    value_is(text, SETTING_SCALE, SCALE_AUTOMATIC);
    value_is(text, SETTING_TINTS, TINTS_TWO);
    value_is("sanban settings 2\ntheme dark\n", SETTING_THEME, THEME_DARK);
    value_is(HEAD "theme dark\ntheme light\n", SETTING_THEME, THEME_DARK);
    value_is(HEAD "theme purple\ntheme dark\n", SETTING_THEME, THEME_DARK);
    value_is(HEAD "text_size 210\n", SETTING_TEXT_SIZE, 100);
}

/* Nobody may ask for the sentence. */
static void test_faults_without_a_problem(void **state) {
    (void)state;
    Settings settings;
    assert_false(settings_read(&settings, "x", 1, NULL));
    expect_usual_but(&settings, SETTING_COUNT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_groups_stand_together),
        cmocka_unit_test(test_usual),
        cmocka_unit_test(test_set),
        cmocka_unit_test(test_ranges_take_the_nearest_step),
        cmocka_unit_test(test_factors),
        cmocka_unit_test(test_text_of_the_usual_settings),
        cmocka_unit_test(test_every_value_round_trips),
        cmocka_unit_test(test_what_is_not_told_is_usual),
        cmocka_unit_test(test_other_line_ends),
        cmocka_unit_test(test_faults),
        cmocka_unit_test(test_faulty_numbers),
        cmocka_unit_test(test_odd_bytes),
        cmocka_unit_test(test_good_lines_count_around_faults),
        cmocka_unit_test(test_faults_without_a_problem),
    };
    return cmocka_run_group_tests_name("settings", tests, NULL, NULL);
}
