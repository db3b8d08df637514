/* A few pictures as text, compared line by line with tests/ui/expected. Text is measured by the
 * fixed rule, so the fonts of the machine play no part. Where a picture differs on purpose, look at
 * it (`sanban picture`), then put the text that this test leaves in its folder in place of the
 * expected one. */
#include "app/platform/storage.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_LONG_MAX = 512, EXPECTED_MAX = 1 << 20 };

typedef struct Scene {
    const char *name, *sfen, *acts;
    const char *words; /* the rules; NULL: the usual ones of sho shogi */
    bool flipped, dark;
    const ScreenId *screen; /* opened at the end; NULL: the board stays */
} Scene;

static char *picture_of(const Scene *scene) {
    Hand hand;
    hand_begin(&hand, scene->words != NULL ? scene->words : "default", scene->sfen);
    hand_act(&hand, scene->acts);
    if (scene->flipped) {
        shell_flip(hand.shell);
    }
    if (scene->dark) {
        program_set(shell_program(hand.shell), SETTING_THEME, THEME_DARK);
    }
    if (scene->screen != NULL) {
        shell_open(hand.shell, *scene->screen);
    }
    const Canvas *canvas = shell_draw(hand.shell);
    size_t length = canvas_write(canvas, NULL, 0);
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(canvas_write(canvas, text, length + 1), length);
    hand_end(&hand);
    return text;
}

/* The number of the first line in which the texts differ, and where it begins in each. */
static int first_difference(const char **one, const char **other) {
    int line = 1;
    for (;;) {
        size_t length = strcspn(*one, "\n");
        bool same = length == strcspn(*other, "\n") && strncmp(*one, *other, length) == 0;
        if (!same || (*one)[length] != (*other)[length] || (*one)[length] == '\0') {
            return line;
        }
        *one += length + 1;
        *other += length + 1;
        line++;
    }
}

static void fail_with(const char *name, const char *drawn, const char *expected) {
    char path[PATH_LONG_MAX];
    Problem why = {.text = ""};
    const char *one = drawn;
    const char *other = expected;
    snprintf(path, sizeof path, "%s.txt", name);
    assert_true(storage_replace(path, drawn, strlen(drawn), &why));
    int line = first_difference(&one, &other);
    print_error("%s, line %d:\n  drawn:    %.*s\n  expected: %.*s\n", name, line,
                (int)strcspn(one, "\n"), one, (int)strcspn(other, "\n"), other);
    fail();
}

static void compare(const Scene *scene) {
    char path[PATH_LONG_MAX];
    StorageText expected = {.bytes = NULL};
    Problem why = {.text = ""};
    char *drawn = picture_of(scene);
    snprintf(path, sizeof path, "%s/ui/expected/%s.txt", SANBAN_TEST_DATA, scene->name);
    if (!storage_read(path, EXPECTED_MAX, &expected, &why)) {
        fail_with(scene->name, drawn, "");
    } else if (strcmp(drawn, expected.bytes) != 0) {
        fail_with(scene->name, drawn, expected.bytes);
    }
    storage_text_free(&expected);
    free(drawn);
}

static void test_start(void **state) {
    (void)state;
    compare(&(Scene){.name = "start", .sfen = "startpos", .acts = ""});
}

static void test_picked(void **state) {
    (void)state;
    compare(&(Scene){.name = "picked", .sfen = "startpos", .acts = "2g 2f 8c 8d 2h ?2g"});
}

static void test_chooser(void **state) {
    (void)state;
    compare(&(Scene){
        .name = "chooser", .sfen = "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1", .acts = "5d 5c ?5c"});
}

/* A move of two steps after the first, after the second, and one that took from where it stands. */
static void test_two_steps(void **state) {
    (void)state;
    static const char LIONS[] = "4k7/12/12/12/6p5/5p6/5N1p4/12/12/12/12/5K6 b - 1";
    static const char *const ACTS[][2] = {
        {"under_way", "7g 7f ?5i"}, {"trail", "7g 7f 6e ?5i"}, {"igui", "7g 7f .i ?5i"}};
    for (size_t i = 0; i < sizeof ACTS / sizeof ACTS[0]; i++) {
        compare(&(Scene){
            .name = ACTS[i][0], .words = "chu lishogi", .sfen = LIONS, .acts = ACTS[i][1]});
    }
}

/* What a flame will burn, what is asked before, what a net holds, and what is linked to what. */
static void test_fates(void **state) {
    (void)state;
    static const char FLAME[] =
        "9gb8/14d4/3q15/16(cv)2/19/15+(rg)3/19/5m13/8(sh)pP8/10(ch)8/9+(EN)9/19/5+(AG)2(s"
        "h)2p7/4p14/19/4S8(CB)5/19/19/9G(MA)B5(TP)D b - 1";
    static const char PRIEST[] =
        "9gb8/15+b2d/16+d2/19/19/19/19/13p5/13(tp)5/13S5/19/19/19/19/19/19/19/19/9G1B5(TP"
        ")D b - 1";
    static const struct {
        const char *name, *sfen, *acts;
    } SCENES[] = {
        {"flame", FLAME, "10k ?10j"},
        {"losses", FLAME, "10k 10j"},
        {"net", FLAME, "?14m"},
        {"fates", PRIEST, "6j ?6i"},
    };
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        compare(&(Scene){.name = SCENES[i].name,
                         .words = "ko default",
                         .sfen = SCENES[i].sfen,
                         .acts = SCENES[i].acts});
    }
}

static void test_refusal(void **state) {
    (void)state;
    compare(&(Scene){.name = "refusal", .sfen = "startpos", .acts = "2h 9h ?9e"});
}

static void test_forbidden(void **state) {
    (void)state;
    compare(&(Scene){.name = "forbidden",
                     .words = "chu lishogi",
                     .sfen = "k11/12/12/5p6/5n6/5g6/5N6/12/12/12/12/11K b - 1",
                     .acts = "7g ?7e"});
}

static void test_counterstrike(void **state) {
    (void)state;
    compare(&(Scene){.name = "counterstrike",
                     .words = "chu lishogi",
                     .sfen = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1",
                     .acts = "8a 8f 6l ?3i"});
}

static void test_result(void **state) {
    (void)state;
    compare(&(Scene){.name = "result",
                     .sfen = "startpos",
                     .acts = "7g 7f 3c 3d 8h 2b .p 9c 9d 2b 3a 9d 9e 3a 4a 9e 9f 4a 5a ?5e"});
}

static void test_flipped(void **state) {
    (void)state;
    compare(&(Scene){.name = "flipped", .sfen = "startpos", .acts = "7g 7f 3c", .flipped = true});
}

static void test_question(void **state) {
    (void)state;
    compare(&(Scene){.name = "typing", .sfen = "startpos", .acts = "7g 7f ./", .dark = true});
}

static void test_marks(void **state) {
    (void)state;
    compare(&(Scene){.name = "marks", .sfen = "startpos", .acts = ".l"});
}

/* The screens beside the board; nothing is kept in these tests. */
static void test_screens(void **state) {
    (void)state;
    static const struct {
        const char *name;
        ScreenId screen;
    } SCREENS[] = {{"start_screen", SCREEN_START}, {"new_game", SCREEN_NEW},
                   {"recent_games", SCREEN_GAMES}, {"settings", SCREEN_SETTINGS},
                   {"rules", SCREEN_RULES},        {"keys", SCREEN_KEYS},
                   {"about", SCREEN_ABOUT}};
    for (size_t i = 0; i < sizeof SCREENS / sizeof SCREENS[0]; i++) {
        compare(&(Scene){
            .name = SCREENS[i].name, .sfen = "startpos", .acts = "", .screen = &SCREENS[i].screen});
    }
}

/* What is said about a lion, and what may be chosen for a game with lions. */
static void test_chu(void **state) {
    (void)state;
    static const ScreenId NEW = SCREEN_NEW;
    static const ScreenId RULES = SCREEN_RULES;
    compare(
        &(Scene){.name = "lion_card", .words = "chu lishogi", .sfen = "startpos", .acts = "?7j"});
    compare(&(Scene){.name = "new_game_chu",
                     .words = "chu lishogi",
                     .sfen = "startpos",
                     .acts = "",
                     .screen = &NEW});
    compare(&(Scene){.name = "rules_chu",
                     .words = "chu historical",
                     .sfen = "startpos",
                     .acts = "",
                     .screen = &RULES});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_steps), cmocka_unit_test(test_start),
        cmocka_unit_test(test_picked),    cmocka_unit_test(test_chooser),
        cmocka_unit_test(test_fates),     cmocka_unit_test(test_refusal),
        cmocka_unit_test(test_result),    cmocka_unit_test(test_flipped),
        cmocka_unit_test(test_question),  cmocka_unit_test(test_marks),
        cmocka_unit_test(test_screens),   cmocka_unit_test(test_chu),
        cmocka_unit_test(test_forbidden), cmocka_unit_test(test_counterstrike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
