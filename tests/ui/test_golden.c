/* Every screen in three windows, as a picture, with the fonts of the machine; compared with
 * tests/ui/golden.
 *
 * Where a picture differs on purpose, look at what the test leaves in its folder, then write the
 * pictures anew: `test_golden --write tests/ui/golden`. With other fonts than those of the pictures
 * there is nothing to compare, which is said. */
#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/golden.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_MAX_BYTES = 1024, SIZES = 3 };

typedef struct Scene {
    const char *name, *sfen, *acts;
    const char *button;
    bool dark;
    bool opens; /* the screen is opened at the end */
    ScreenId screen;
} Scene;

static const Scene SCENES[] = {
    {.name = "start", .acts = "", .opens = true, .screen = SCREEN_START},
    {.name = "start_dark", .acts = "", .opens = true, .screen = SCREEN_START, .dark = true},
    {.name = "new", .acts = "", .opens = true, .screen = SCREEN_NEW},
    {.name = "games", .acts = "", .opens = true, .screen = SCREEN_GAMES},
    {.name = "settings", .acts = "", .opens = true, .screen = SCREEN_SETTINGS},
    {.name = "settings_dark", .acts = "", .opens = true, .screen = SCREEN_SETTINGS, .dark = true},
    {.name = "rules", .acts = "", .opens = true, .screen = SCREEN_RULES},
    {.name = "keys", .acts = "", .opens = true, .screen = SCREEN_KEYS},
    {.name = "about", .acts = "", .opens = true, .screen = SCREEN_ABOUT},
    {.name = "opening", .acts = ""},
    {.name = "picked", .acts = "2g 2f 8c 8d 2h ?2g"},
    {.name = "picked_dark", .acts = "2g 2f 8c 8d 2h ?2g", .dark = true},
    {.name = "chooser", .sfen = "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1", .acts = "5d 5c ?5c"},
    {.name = "chooser_dark",
     .sfen = "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1",
     .acts = "5d 5c ?5c",
     .dark = true},
    {.name = "result", .acts = "7g 7f 3c 3d 8h 2b .p 9c 9d 2b 3a 9d 9e 3a 4a 9e 9f 4a 5a ?5e"},
    {.name = "question", .acts = "7g 7f 3c 3d", .button = "Resign"},
    {.name = "typing", .acts = "7g 7f ./"},
    {.name = "marks", .acts = "7g 7f .l"},
};
enum { SCENE_COUNT = sizeof SCENES / sizeof SCENES[0] };

/* The window, the scale at which it is laid out, and how much smaller its picture is kept. */
static const struct {
    int width, height;
    float scale;
    int times;
} WINDOWS[SIZES] = {{960, 600, 1, 4}, {1280, 800, 1, 4}, {2560, 1600, 2, 8}};

static void begin(Hand *hand, const Scene *scene, Fonts *fonts) {
    Setting setting;
    setting_begin(&setting, "default", scene->sfen != NULL ? scene->sfen : "startpos");
    hand->shell = shell_new(&setting.rules, &setting.position, fonts_measure, fonts);
    assert_non_null(hand->shell);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
    if (scene->dark) {
        program_set(shell_program(hand->shell), SETTING_THEME, THEME_DARK);
    }
}

static void play(Hand *hand, const Scene *scene, int window) {
    float scale = WINDOWS[window].scale;
    shell_resize(hand->shell, (float)WINDOWS[window].width / scale,
                 (float)WINDOWS[window].height / scale, scale);
    shell_draw(hand->shell);
    hand_act(hand, scene->acts);
    if (scene->button != NULL) {
        hand_click_label(hand, "button", scene->button);
    }
    if (scene->opens) {
        shell_open(hand->shell, scene->screen);
    }
}

static Golden picture_of(const Scene *scene, int window, Fonts *fonts) {
    Hand hand;
    Problem why = {.text = ""};
    int width = WINDOWS[window].width;
    int height = WINDOWS[window].height;
    uint8_t *pixels = malloc((size_t)width * (size_t)height * 4);
    assert_non_null(pixels);
    begin(&hand, scene, fonts);
    play(&hand, scene, window);
    if (!present_pixels(shell_draw(hand.shell), fonts, pixels, &why)) {
        print_error("%s\n", why.text);
        fail();
    }
    hand_end(&hand);
    Golden golden = golden_of(pixels, width, height, WINDOWS[window].times);
    free(pixels);
    return golden;
}

static void path_of(const char *folder, const Scene *scene, int window, char out[PATH_MAX_BYTES]) {
    snprintf(out, PATH_MAX_BYTES, "%s/%s_%d.png", folder, scene->name, WINDOWS[window].width);
}

static void leave_pictures(const Scene *scene, int window, const Golden *drawn,
                           const Golden *expected) {
    char path[PATH_MAX_BYTES];
    path_of(".", scene, window, path);
    golden_write(path, drawn);
    if (drawn->width == expected->width && drawn->height == expected->height) {
        Golden difference = golden_difference(drawn, expected);
        golden_write("difference.png", &difference);
        golden_free(&difference);
    }
}

static bool compare(const Scene *scene, int window, Fonts *fonts) {
    char path[PATH_MAX_BYTES];
    Golden expected = {.pixels = NULL};
    Golden drawn = picture_of(scene, window, fonts);
    path_of(SANBAN_TEST_DATA "/ui/golden", scene, window, path);
    bool same = golden_read(path, &expected) && golden_is_same(&drawn, &expected);
    if (!same) {
        print_error("%s is not what is drawn\n", path);
        leave_pictures(scene, window, &drawn, &expected);
    }
    golden_free(&drawn);
    golden_free(&expected);
    return same;
}

/* The widths of a few characters tell one font from another. */
static void font_words(Fonts *fonts, char out[64]) {
    snprintf(out, 64, "%.0f %.0f %.0f\n",
             (double)fonts_measure(fonts, FACE_SANS, 100, "Sanban moves 0123456789"),
             (double)fonts_measure(fonts, FACE_SANS_BOLD, 100, "Sanban moves 0123456789"),
             (double)fonts_measure(fonts, FACE_SERIF_BOLD, 100, "Sanban 王将"));
}

static bool font_is_known(Fonts *fonts) {
    char words[64];
    char known[64] = "";
    FILE *file = fopen(SANBAN_TEST_DATA "/ui/golden/font.txt", "r");
    font_words(fonts, words);
    if (file != NULL) {
        bool read = fgets(known, sizeof known, file) != NULL;
        fclose(file);
        return read && strcmp(words, known) == 0;
    }
    return false;
}

static void test_screens(void **state) {
    Fonts *fonts = *state;
    size_t faults = 0;
    if (!font_is_known(fonts)) {
        print_message("The fonts here are not those of the pictures: nothing is compared.\n");
        skip();
    }
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        for (int window = 0; window < SIZES; window++) {
            faults += !compare(&SCENES[i], window, fonts);
        }
    }
    assert_int_equal(faults, 0);
}

/* What people would see is seen: a missing mark, another theme, a button a few pixels off. */
static void test_comparison_sees(void **state) {
    Fonts *fonts = *state;
    const Scene picked = {.name = "picked", .acts = "2g 2f 8c 8d 2h ?2g"};
    const Scene other = {.name = "other", .acts = "2g 2f 8c 8d 4i ?2g"};
    const Scene let_go = {.name = "let go", .acts = "2g 2f 8c 8d ?2g"};
    const Scene dark = {.name = "dark", .acts = "2g 2f 8c 8d 2h ?2g", .dark = true};
    Golden one = picture_of(&picked, 1, fonts);
    const Scene *const others[] = {&other, &let_go, &dark};
    Golden same = picture_of(&picked, 1, fonts);
    assert_true(golden_is_same(&one, &same));
    golden_free(&same);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        Golden different = picture_of(others[i], 1, fonts);
        assert_false(golden_is_same(&one, &different));
        golden_free(&different);
    }
    /* A button's size of the picture moved by four pixels, which is one of the small picture. */
    Golden moved = picture_of(&picked, 1, fonts);
    for (int y = 190; y < 198; y++) {
        uint8_t *row = moved.pixels + (size_t)y * (size_t)moved.width * 3;
        memmove(row + 3, row, (size_t)60 * 3);
    }
    assert_false(golden_is_same(&one, &moved));
    golden_free(&moved);
    golden_free(&one);
}

static int open_fonts(void **state) {
    Fonts *fonts = NULL;
    Problem why;
    if (!fonts_open(&fonts, &why)) {
        print_error("%s\n", why.text);
        return -1;
    }
    *state = fonts;
    return 0;
}

static int close_fonts(void **state) {
    fonts_close(*state);
    return 0;
}

static bool write_font(const char *folder, Fonts *fonts) {
    char words[64];
    char path[PATH_MAX_BYTES];
    snprintf(path, sizeof path, "%s/font.txt", folder);
    FILE *file = fopen(path, "w");
    font_words(fonts, words);
    return file != NULL && fputs(words, file) >= 0 && fclose(file) == 0;
}

static int write_all(const char *folder) {
    void *fonts = NULL;
    char path[PATH_MAX_BYTES];
    if (open_fonts(&fonts) != 0 || !write_font(folder, fonts)) {
        return 1;
    }
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        for (int window = 0; window < SIZES; window++) {
            Golden golden = picture_of(&SCENES[i], window, fonts);
            path_of(folder, &SCENES[i], window, path);
            bool written = golden_write(path, &golden);
            golden_free(&golden);
            if (!written) {
                return 1;
            }
        }
    }
    return close_fonts(&fonts);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_screens),
        cmocka_unit_test(test_comparison_sees),
    };
    if (argc == 3 && strcmp(argv[1], "--write") == 0) {
        return write_all(argv[2]);
    }
    return cmocka_run_group_tests(tests, open_fonts, close_fonts);
}
