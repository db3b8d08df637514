/* Whole pictures in windows of many sizes: buttons, chips, rows and texts lie beside each other,
 * inside the window, and no text is cut, not even in the smallest window with the longest
 * sentences. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

typedef struct Scene {
    const char *name, *words, *sfen, *acts;
    bool flipped, new_game; /* seen from White's side; a new game was asked for at the end */
} Scene;

/* The longest names, sentences and lists there are. */
static const Scene SCENES[] = {
    {.name = "start", .words = "default", .sfen = "startpos", .acts = ""},
    {.name = "picked", .words = "default", .sfen = "startpos", .acts = "2g 2f 8c 8d 5h ?5h"},
    {.name = "promotion",
     .words = "default",
     .sfen = "4k4/9/8p/4E4/9/9/9/9/4K4 b - 1",
     .acts = "5d 5c"},
    {.name = "promotion at the edge",
     .words = "default",
     .sfen = "4k4/9/8p/R8/9/9/9/9/4K4 b - 1",
     .acts = "9d 9a"},
    {.name = "refused drag",
     .words = "default",
     .sfen = "4k4/9/8p/9/4+R4/9/9/9/4K4 b - 1",
     .acts = "5e-3d"},
    {.name = "refused drag of an elephant",
     .words = "default",
     .sfen = "4k4/9/8p/9/4E4/9/9/9/4K4 b - 1",
     .acts = "5e-3d"},
    {.name = "shut in",
     .words = "default",
     .sfen = "4k4/9/8p/9/9/9/3PPP3/3P+RP3/3LKL3 b - 1",
     .acts = "5h"},
    {.name = "self-check",
     .words = "fairy",
     .sfen = "k8/9/9/9/3+n5/9/4+E4/9/9 b - 1",
     .acts = "5g 5f"},
    {.name = "royals lost",
     .words = "default bare_king=none",
     .sfen = "4k4/9/4R4/9/9/9/9/9/4K4 b - 1",
     .acts = "5c 5a .n"},
    {.name = "draw", .words = "default", .sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1", .acts = ""},
    {.name = "many moves",
     .words = "default",
     .sfen = "startpos",
     .acts = "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 9g 9f 9c 9d "
             "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 8g 8f 8c 8d "
             "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 7g 7f 7c 7d ?7d"},
    {.name = "flipped",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f 8b",
     .flipped = true},
    {.name = "new game", .words = "default", .sfen = "startpos", .acts = "7g 7f", .new_game = true},
};

static const Point SIZES[] = {{960, 600},   {961, 601},  {1024, 768}, {1099, 699},
                              {1280, 720},  {1280, 800}, {1366, 768}, {1920, 1080},
                              {3840, 2160}, {960, 1500}, {3000, 600}};

typedef struct Check {
    const Scene *scene;
    const Canvas *canvas;
    Point size;
    size_t faults;
} Check;

static void fault(Check *check, const char *what, const char *one, const char *other) {
    print_error("%s at %dx%d: %s: \"%s\" \"%s\"\n", check->scene->name, (int)check->size.x,
                (int)check->size.y, what, one, other);
    check->faults++;
}

/* Where a command must be alone: pressed things by their box, texts by their ink. */
static Rect place_of(const CanvasCommand *command) {
    return command->kind == COMMAND_TEXT ? sight_ink(command) : command->box;
}

static bool counts(const CanvasCommand *command) {
    return command->kind == COMMAND_TEXT || command->kind == COMMAND_LABEL;
}

static bool is_choice(const CanvasCommand *command) {
    return command->kind == COMMAND_LABEL && strcmp(command->name, "choice") == 0;
}

/* A text may lie in a label, and the card of the promotion on the numbers of the board. */
static bool may_touch(const CanvasCommand *one, const CanvasCommand *other) {
    if (one->kind == other->kind) {
        return false;
    }
    return is_choice(one) || sight_within(place_of(one), place_of(other)) ||
           sight_within(place_of(other), place_of(one));
}

static void check_pairs(Check *check, const CanvasCommand *one, size_t before) {
    for (size_t i = 0; i < before; i++) {
        const CanvasCommand *other = canvas_at(check->canvas, i);
        if (counts(other) && sight_overlap(place_of(one), place_of(other)) &&
            !may_touch(one, other)) {
            fault(check, "one on the other", one->text, other->text);
        }
    }
}

static void check_picture(Check *check) {
    Rect window = {0, 0, check->size.x, check->size.y};
    if (canvas_is_full(check->canvas)) {
        fault(check, "too much", "", "");
    }
    for (size_t i = 0; i < canvas_count(check->canvas); i++) {
        const CanvasCommand *command = canvas_at(check->canvas, i);
        if (!counts(command)) {
            continue;
        }
        if (!sight_within(place_of(command), window)) {
            fault(check, "outside the window", command->text, "");
        }
        if (command->kind == COMMAND_TEXT && strstr(command->text, "…") != NULL) {
            fault(check, "cut", command->text, "");
        }
        check_pairs(check, command, i);
    }
}

static void check_scene(Check *check, const Scene *scene) {
    Hand hand;
    hand_begin(&hand, scene->words, scene->sfen);
    check->scene = scene;
    if (scene->flipped) {
        shell_flip(hand.shell);
    }
    hand_act(&hand, scene->acts);
    if (scene->new_game) {
        hand_key(&hand, 'n', MODIFIER_CONTROL);
    }
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        check->size = SIZES[i];
        shell_resize(hand.shell, check->size.x, check->size.y, 1);
        check->canvas = shell_draw(hand.shell);
        check_picture(check);
    }
    hand_end(&hand);
}

static void test_nothing_is_cut_or_covered(void **state) {
    (void)state;
    Check check = {.faults = 0};
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        check_scene(&check, &SCENES[i]);
    }
    assert_int_equal(check.faults, 0);
}

/* The scenes show what they are meant to show. */
static void test_scenes_are_what_they_say(void **state) {
    (void)state;
    static const char *const TEXTS[] = {
        "Black to move: click a piece, or drag it.",
        "Drunk elephant 5h",
        "Promote the drunk elephant?",
        "Promote the rook?",
        "The dragon king cannot reach 3d",
        "The drunk elephant cannot reach 3d",
        "The dragon king on 5h cannot move",
        "would be taken by",
        "Black wins: the last royal piece was taken.",
        "Draw: both royal pieces were left alone.",
        "P-7d",
        "Rook 8b",
        "Start a new game?",
    };
    _Static_assert(sizeof TEXTS / sizeof TEXTS[0] == sizeof SCENES / sizeof SCENES[0],
                   "one text for each scene");
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        Hand hand;
        hand_begin(&hand, SCENES[i].words, SCENES[i].sfen);
        hand_act(&hand, SCENES[i].acts);
        if (SCENES[i].new_game) {
            hand_key(&hand, 'n', MODIFIER_CONTROL);
        }
        if (!hand_reads(&hand, TEXTS[i])) {
            print_error("%s does not show \"%s\"\n", SCENES[i].name, TEXTS[i]);
            fail();
        }
        hand_end(&hand);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scenes_are_what_they_say),
        cmocka_unit_test(test_nothing_is_cut_or_covered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
