/* Every screen in three windows, as a picture, with the fonts of the machine; compared with
 * tests/ui/golden.
 *
 * Where a picture differs on purpose, look at what the test leaves in its folder, then write the
 * pictures anew: `test_golden --write tests/ui/golden`. With other fonts than those of the pictures
 * there is nothing to compare, which is said. */
#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "app/platform/storage.h"
#include "app/platform/surroundings.h"
#include "rules/formats/record_file.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/played_game.h"
#include "tests/ui/golden.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_MAX_BYTES = 1024, SIZES = 3 };

typedef struct Scene {
    const char *name, *sfen, *acts;
    const char *words; /* the rules; NULL: the usual ones of sho shogi */
    const char *button;
    bool dark;
    bool kept;  /* some games are kept at home */
    bool opens; /* the screen is opened at the end */
    ScreenId screen;
    bool ends; /* and scrolled to its own end */
} Scene;

/* Ko shogi: a flame about to burn beside a net, and a priest whose fall changes two pieces. */
static const char FLAME[] =
    "9gb8/14d4/3q15/16(cv)2/19/15+(rg)3/19/5m13/8(sh)pP8/10(ch)8/9+(EN)9/19/5+(AG)2(s"
    "h)2p7/4p14/19/4S8(CB)5/19/19/9G(MA)B5(TP)D b - 1";
static const char PRIEST[] =
    "9gb8/15+b2d/16+d2/19/19/19/19/13p5/13(tp)5/13S5/19/19/19/19/19/19/19/19/9G1B5(TP"
    ")D b - 1";

static const Scene SCENES[] = {
    {.name = "start", .acts = "", .opens = true, .screen = SCREEN_START},
    {.name = "start_dark", .acts = "", .opens = true, .screen = SCREEN_START, .dark = true},
    {.name = "resume", .acts = "", .opens = true, .screen = SCREEN_START, .kept = true},
    {.name = "resume_dark",
     .acts = "",
     .opens = true,
     .screen = SCREEN_START,
     .kept = true,
     .dark = true},
    {.name = "games_kept", .acts = "", .opens = true, .screen = SCREEN_GAMES, .kept = true},
    {.name = "new", .acts = "", .opens = true, .screen = SCREEN_NEW},
    {.name = "games", .acts = "", .opens = true, .screen = SCREEN_GAMES},
    {.name = "settings", .acts = "", .opens = true, .screen = SCREEN_SETTINGS},
    {.name = "settings_dark", .acts = "", .opens = true, .screen = SCREEN_SETTINGS, .dark = true},
    {.name = "rules", .acts = "", .opens = true, .screen = SCREEN_RULES},
    {.name = "keys", .acts = "", .opens = true, .screen = SCREEN_KEYS},
    {.name = "about", .acts = "", .opens = true, .screen = SCREEN_ABOUT},
    {.name = "opening", .acts = ""},
    {.name = "opening_dark", .acts = "", .dark = true},
    {.name = "picked", .acts = "2g 2f 8c 8d 2h ?2g"},
    {.name = "picked_dark", .acts = "2g 2f 8c 8d 2h ?2g", .dark = true},
    {.name = "chooser", .sfen = "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1", .acts = "5d 5c ?5c"},
    {.name = "chooser_dark",
     .sfen = "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1",
     .acts = "5d 5c ?5c",
     .dark = true},
    {.name = "under_way",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/6p5/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 7f ?5i"},
    {.name = "under_way_dark",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/6p5/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 7f ?5i",
     .dark = true},
    {.name = "trail",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/6p5/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 7f 6e ?5i"},
    {.name = "result", .acts = "7g 7f 3c 3d 8h 2b .p 9c 9d 2b 3a 9d 9e 3a 4a 9e 9f 4a 5a ?5e"},
    {.name = "question", .acts = "7g 7f 3c 3d", .button = "Resign"},
    {.name = "typing", .acts = "7g 7f ./"},
    {.name = "marks", .acts = "7g 7f .l"},
    {.name = "new_chu", .words = "chu lishogi", .acts = "", .opens = true, .screen = SCREEN_NEW},
    {.name = "pieces_chu",
     .words = "chu lishogi",
     .acts = "",
     .opens = true,
     .screen = SCREEN_RULES,
     .ends = true},
    {.name = "opening_ko", .words = "ko default", .acts = ""},
    {.name = "opening_ko_dark", .words = "ko default", .acts = "", .dark = true},
    {.name = "new_ko", .words = "ko default", .acts = "", .opens = true, .screen = SCREEN_NEW},
    {.name = "pieces_ko",
     .words = "ko default",
     .acts = "",
     .opens = true,
     .screen = SCREEN_RULES,
     .ends = true},
    {.name = "thunderclap_card",
     .words = "ko default",
     .sfen = "9g9/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/19/9G7(TP)1 b - 1",
     .acts = "?10j"},
    {.name = "lion_card", .words = "chu lishogi", .acts = "?7j"},
    {.name = "eagle_card_dark",
     .words = "chu lishogi",
     .sfen = "k11/12/12/12/12/6+D5/5+h6/12/12/12/12/11K b - 1",
     .acts = "?6f",
     .dark = true},
    {.name = "forbidden",
     .words = "chu lishogi",
     .sfen = "k11/12/12/5p6/5n6/5g6/5N6/12/12/12/12/11K b - 1",
     .acts = "7g ?7e"},
    {.name = "forbidden_dark",
     .words = "chu lishogi",
     .sfen = "k11/12/12/5p6/5n6/5g6/5N6/12/12/12/12/11K b - 1",
     .acts = "7g ?7e",
     .dark = true},
    {.name = "counterstrike",
     .words = "chu lishogi",
     .sfen = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1",
     .acts = "8a 8f 6l ?3i"},
    {.name = "double_shot",
     .words = "ko default",
     .sfen = "9g9/19/19/19/8p1p8/19/8p1p8/19/19/7p11/9(FC)9/9+D9/19/19/19/19/19/(TP)18/9G9 b - 1",
     .acts = "10k 11j 11g ?9e"},
    {.name = "thunderclap",
     .words = "ko default",
     .sfen = "9g9/19/19/19/19/19/19/19/9p9/9p1p7/19/9+D9/19/19/19/19/19/(TP)18/9G9 b - 1",
     .acts = "10l 10k 10j 9j ?8j"},
    {.name = "flame", .words = "ko default", .sfen = FLAME, .acts = "10k ?10j"},
    {.name = "flame_dark", .words = "ko default", .sfen = FLAME, .acts = "10k ?10j", .dark = true},
    {.name = "net", .words = "ko default", .sfen = FLAME, .acts = "?14m"},
    {.name = "net_dark", .words = "ko default", .sfen = FLAME, .acts = "?14m", .dark = true},
    {.name = "fates", .words = "ko default", .sfen = PRIEST, .acts = "6j ?6i"},
    {.name = "fates_played", .words = "ko default", .sfen = PRIEST, .acts = "6j 6i ?1i"},
};
enum { SCENE_COUNT = sizeof SCENES / sizeof SCENES[0] };

/* The window, the scale at which it is laid out, and how much smaller its picture is kept. */
static const struct {
    int width, height;
    float scale;
    int times;
} WINDOWS[SIZES] = {{960, 600, 1, 4}, {1280, 800, 1, 4}, {2560, 1600, 2, 8}};

/* Games whose names and times are always the same. */
static void keep_game(const char *file, RecordHeads heads, unsigned plies, bool over) {
    char path[STORAGE_PATH_MAX];
    Problem why;
    size_t length = 0;
    Game *game = played_game(plies, plies);
    if (over) {
        game_end(game, verdict_for(BLACK, REASON_RESIGNATION));
    }
    char *text = record_write(game, &heads, &length);
    assert_non_null(text);
    assert_true(storage_path(STORAGE_STATE, file, path, &why));
    assert_true(storage_replace(path, text, length, &why));
    free(text);
    game_free(game);
}

static void keep_games(void) {
    keep_game("games/20261128-200000-1.sanban",
              (RecordHeads){.played = "2026-11-28 20:30", .saved = 1}, 40, true);
    keep_game("games/20261129-210000-1.sanban",
              (RecordHeads){.played = "2026-11-29 21:15",
                            .saved = 2,
                            .flipped = true,
                            .name = {"Tomoe Nakamura", "Renard"}},
              25, false);
    keep_game("games/20261130-041000-1.sanban",
              (RecordHeads){.played = "2026-11-30 04:10", .saved = 3, .name = {"Anna", "Ben"}}, 12,
              false);
}

static void begin(Hand *hand, const Scene *scene, Fonts *fonts) {
    Setting setting;
    setting_begin(&setting, scene->words != NULL ? scene->words : "default",
                  scene->sfen != NULL ? scene->sfen : "startpos");
    hand->shell = shell_new(&setting.rules, &setting.position, fonts_measure, fonts);
    assert_non_null(hand->shell);
    if (scene->kept) {
        keep_games();
        shell_keep(hand->shell);
    }
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
    if (scene->ends) {
        shell_draw(hand->shell);
        hand_key(hand, KEY_END, 0);
    }
}

/* In a home of its own, which is gone afterwards. */
static Golden picture_of(const Scene *scene, int window, Fonts *fonts) {
    Hand hand;
    Surroundings home;
    Problem why = {.text = ""};
    int width = WINDOWS[window].width;
    int height = WINDOWS[window].height;
    uint8_t *pixels = malloc((size_t)width * (size_t)height * 4);
    assert_non_null(pixels);
    assert_true(surroundings_make(&home, &why));
    begin(&hand, scene, fonts);
    play(&hand, scene, window);
    if (!present_pixels(shell_draw(hand.shell), fonts, pixels, &why)) {
        print_error("%s\n", why.text);
        fail();
    }
    hand_end(&hand);
    surroundings_remove(&home);
    Golden golden = golden_of(pixels, width, height, WINDOWS[window].times);
    free(pixels);
    return golden;
}

static void path_of(const char *folder, const Scene *scene, int window, char out[PATH_MAX_BYTES]) {
    snprintf(out, PATH_MAX_BYTES, "%s/%s_%d.png", folder, scene->name, WINDOWS[window].width);
}

/* The picture as it is drawn, as it should be, and where the two differ. */
static void leave_pictures(const Scene *scene, int window, const Golden *drawn,
                           const Golden *expected) {
    static const char *const FOLDERS[] = {"drawn", "expected", "difference"};
    const bool comparable = drawn->width == expected->width && drawn->height == expected->height;
    Golden difference = {.pixels = NULL};
    if (comparable) {
        difference = golden_difference(drawn, expected);
    }
    const Golden *const pictures[] = {drawn, expected, &difference};
    for (int i = 0; i < 3; i++) {
        char path[PATH_MAX_BYTES];
        (void)mkdir(FOLDERS[i], 0700);
        path_of(FOLDERS[i], scene, window, path);
        if (pictures[i]->pixels != NULL && golden_write(path, pictures[i])) {
            print_error("    %s\n", path);
        }
    }
    golden_free(&difference);
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

/* What people would see is seen: another piece picked, a mark that is missing, another theme. */
static void test_comparison_sees(void **state) {
    Fonts *fonts = *state;
    const Scene picked = {.name = "picked", .acts = "2g 2f 8c 8d 2h ?2g"};
    const Scene others[] = {{.name = "other", .acts = "2g 2f 8c 8d 4i ?2g"},
                            {.name = "let go", .acts = "2g 2f 8c 8d ?2g"},
                            {.name = "dark", .acts = "2g 2f 8c 8d 2h ?2g", .dark = true},
                            {.name = "pointed at", .acts = "2g 2f 8c 8d 2h ?3h"}};
    Golden one = picture_of(&picked, 1, fonts);
    Golden same = picture_of(&picked, 1, fonts);
    assert_true(golden_is_same(&one, &same));
    golden_free(&same);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        Golden different = picture_of(&others[i], 1, fonts);
        assert_false(golden_is_same(&one, &different));
        golden_free(&different);
    }
    golden_free(&one);
}

/* Some pixels of the small picture; one of them is four pixels wide. */
typedef struct Patch {
    int x, y, w, h;
} Patch;

static void shift_right(const Golden *golden, Patch patch) {
    for (int y = patch.y; y < patch.y + patch.h; y++) {
        uint8_t *row = golden->pixels + (size_t)(y * golden->width + patch.x) * 3;
        memmove(row + 3, row, (size_t)patch.w * 3);
    }
}

static void recolour(const Golden *golden, Patch patch) {
    for (int y = patch.y; y < patch.y + patch.h; y++) {
        for (int x = patch.x; x < patch.x + patch.w; x++) {
            uint8_t *red = golden->pixels + (size_t)(y * golden->width + x) * 3;
            *red = (uint8_t)(*red > 245 ? 255 : *red + 10);
        }
    }
}

static void wipe(const Golden *golden, Patch patch) {
    for (int y = patch.y; y < patch.y + patch.h; y++) {
        for (int x = patch.x; x < patch.x + patch.w; x++) {
            memcpy(golden->pixels + (size_t)(y * golden->width + x) * 3, golden->pixels, 3);
        }
    }
}

/* A button a few pixels off, one in a slightly different colour, an icon that is missing. */
static void test_comparison_sees_small_things(void **state) {
    static const struct {
        void (*change)(const Golden *golden, Patch patch);
        Patch patch;
    } CHANGES[] = {
        {shift_right, {0, 190, 60, 8}}, {recolour, {297, 179, 20, 7}}, {wipe, {311, 2, 7, 6}}};
    Fonts *fonts = *state;
    const Scene opening = {.name = "opening", .acts = ""};
    for (size_t i = 0; i < sizeof CHANGES / sizeof CHANGES[0]; i++) {
        Golden one = picture_of(&opening, 1, fonts);
        Golden changed = picture_of(&opening, 1, fonts);
        CHANGES[i].change(&changed, CHANGES[i].patch);
        assert_false(golden_is_same(&one, &changed));
        golden_free(&changed);
        golden_free(&one);
    }
}

/* What only the smoothing of letters changes is not: noise that cancels out within a patch. */
static void test_comparison_bears_smoothing(void **state) {
    Fonts *fonts = *state;
    const Scene opening = {.name = "opening", .acts = ""};
    Golden one = picture_of(&opening, 1, fonts);
    Golden other = picture_of(&opening, 1, fonts);
    for (int i = 0; i + 1 < other.width * other.height; i += 8) {
        uint8_t *pixel = other.pixels + (size_t)i * 3;
        int shift = pixel[0] > 24 && pixel[3] < 231 ? 24 : 0;
        pixel[0] = (uint8_t)(pixel[0] - shift);
        pixel[3] = (uint8_t)(pixel[3] + shift);
    }
    assert_true(golden_is_same(&one, &other));
    golden_free(&other);
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
        cmocka_unit_test(test_comparison_sees_small_things),
        cmocka_unit_test(test_comparison_bears_smoothing),
    };
    if (argc == 3 && strcmp(argv[1], "--write") == 0) {
        return write_all(argv[2]);
    }
    return cmocka_run_group_tests(tests, open_fonts, close_fonts);
}
