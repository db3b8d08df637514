/* Whole pictures in windows of many sizes: buttons, chips, rows and texts lie beside each other,
 * inside the window, and no text is cut, not even in the smallest window with the longest
 * sentences. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/faults.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <string.h>

typedef struct Scene {
    const char *name, *words, *sfen, *acts;
    const char *button; /* pressed at the end; NULL: none */
    const char *text;   /* what is to be read then */
    bool flipped;       /* seen from White's side */
    ScreenId screen;    /* opened at the end; 0, the start screen, counts as none */
    bool start;         /* the start screen is opened */
    bool named;         /* by the longest names that people have */
    bool commented;     /* a comment stands at every other move, after variations */
    const char *typed;  /* entered in the field for moves; NULL: nothing */
    bool told;          /* something must be told about saving */
} Scene;

/* As long as a player's name may be: 63 bytes. */
static const char LONG_NAME[] = "Professor Maximilian Featherstonehaugh of the Northern Chess Cl";

static const char LONG_COMMENT[] = "Black could also have pushed the pawn before the bishop, which "
                                   "keeps the general free to go to either side of the board.";

/* The longest names, sentences and lists there are. */
static const Scene SCENES[] = {
    {.name = "start",
     .text = "Black to move: click a piece, or drag it.",
     .words = "default",
     .sfen = "startpos",
     .acts = ""},
    {.name = "picked",
     .text = "Drunk elephant 5h",
     .words = "default",
     .sfen = "startpos",
     .acts = "2g 2f 8c 8d 5h ?5h"},
    {.name = "promotion",
     .text = "Promote the drunk elephant?",
     .words = "default",
     .sfen = "4k4/9/8p/4E4/9/9/9/9/4K4 b - 1",
     .acts = "5d 5c"},
    {.name = "promotion at the edge",
     .text = "Promote the rook?",
     .words = "default",
     .sfen = "4k4/9/8p/R8/9/9/9/9/4K4 b - 1",
     .acts = "9d 9a"},
    {.name = "refused drag",
     .text = "The dragon king cannot reach 3d",
     .words = "default",
     .sfen = "4k4/9/8p/9/4+R4/9/9/9/4K4 b - 1",
     .acts = "5e-3d"},
    {.name = "refused drag of an elephant",
     .text = "The drunk elephant cannot reach 3d",
     .words = "default",
     .sfen = "4k4/9/8p/9/4E4/9/9/9/4K4 b - 1",
     .acts = "5e-3d"},
    {.name = "shut in",
     .text = "The dragon king on 5h cannot move",
     .words = "default",
     .sfen = "4k4/9/8p/9/9/9/3PPP3/3P+RP3/3LKL3 b - 1",
     .acts = "5h"},
    {.name = "self-check",
     .text = "would be taken by",
     .words = "fairy",
     .sfen = "k8/9/9/9/3+n5/9/4+E4/9/9 b - 1",
     .acts = "5g 5f"},
    {.name = "a piece that may pass",
     .text = "Pass",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/12/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g ?7g"},
    {.name = "a move of two steps under way",
     .text = "Stop",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/12/5+b6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 7f ?7g"},
    {.name = "a pass under way",
     .text = "Pass",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/12/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 6g ?7g"},
    {.name = "refused second step",
     .text = "The lion cannot reach 2g",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/12/5p6/5N1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g 7f 2g"},
    {.name = "refused pass",
     .text = "The soaring eagle on 7g cannot pass",
     .words = "chu lishogi",
     .sfen = "4k7/12/12/12/12/4PpP5/5+D1p4/12/12/12/12/5K6 b - 1",
     .acts = "7g .j"},
    {.name = "royals lost",
     .text = "Black wins: the last royal piece was taken.",
     .words = "default bare_king=none",
     .sfen = "4k4/9/4R4/9/9/9/9/9/4K4 b - 1",
     .acts = "5c 5a .n"},
    {.name = "draw",
     .text = "Draw: both royal pieces were left alone.",
     .words = "default",
     .sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1",
     .acts = ""},
    {.name = "many moves",
     .text = "P-7d",
     .words = "default",
     .sfen = "startpos",
     .acts = "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 9g 9f 9c 9d "
             "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 8g 8f 8c 8d "
             "6i 6h 4a 4b 4i 4h 6a 6b 6h 6i 4b 4a 4h 4i 6b 6a 7g 7f 7c 7d ?7d"},
    {.name = "flipped",
     .text = "Rook 8b",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f 8b",
     .flipped = true},
    {.name = "question",
     .text = "Does White resign?",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .button = "Resign"},
    {.name = "draw offered",
     .text = "A draw is offered.",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .button = "Offer draw"},
    {.name = "typing",
     .text = "Enter plays the move.",
     .words = "default",
     .sfen = "startpos",
     .acts = "./"},
    {.name = "comment", .text = "Done", .words = "default", .sfen = "startpos", .acts = "7g 7f .k"},
    {.name = "variations and comments",
     .text = "Black could also",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .commented = true},
    {.name = "question to a long name",
     .text = "Professor Maximilian",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .button = "Resign",
     .named = true},
    {.name = "draw offered to a long name",
     .text = "Professor Maximilian",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .button = "Offer draw",
     .named = true},
    {.name = "a long name to move",
     .text = "Professor Maximilian",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .named = true},
    {.name = "a long name has won",
     .text = "Professor Maximilian",
     .words = "default bare_king=none",
     .sfen = "4k4/9/4R4/9/9/9/9/9/4K4 b - 1",
     .acts = "5c 5a .n",
     .named = true},
    {.name = "forbidden move under rules where it loses",
     .text = "Forbidden moves lose",
     .words = "fairy illegal_move=loses",
     .sfen = "k8/9/9/9/3+n5/9/4+E4/9/9 b - 1",
     .acts = "",
     .typed = "5g5f"},
    {.name = "refused while typing",
     .text = "cannot reach",
     .words = "default",
     .sfen = "4k4/9/8p/9/4E4/9/9/9/4K4 b - 1",
     .acts = "",
     .typed = "5e3d"},
    {.name = "notice",
     .text = "could not be saved",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .told = true},
    {.name = "marks",
     .text = "Attacked royal pieces",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f .l"},
    {.name = "marks of chu",
     .text = "Forbidden captures",
     .words = "chu jcsa",
     .sfen = "startpos",
     .acts = ".l"},
    {.name = "lion protected by what is taken on the way",
     .text = "Though taken on the way",
     .words = "chu lishogi",
     .sfen = "k11/12/12/12/6n5/6i5/5N6/12/12/12/12/11K b - 1",
     .acts = "7g 6f 6e"},
    {.name = "counter-strike on a protected lion",
     .text = "Your lion fell on 8f",
     .words = "chu jcsa",
     .sfen = "k3r7/12/12/12/12/2a1N7/12/12/2n9/12/12/5B5K w - 1",
     .acts = "8a 8f 7l 10i"},
    {.name = "start screen",
     .text = "three boards of shogi",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .start = true},
    {.name = "new game",
     .text = "Start game",
     .words = "default",
     .sfen = "startpos",
     .acts = "7g 7f",
     .screen = SCREEN_NEW},
    {.name = "recent games",
     .text = "Recent games",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_GAMES},
    {.name = "settings",
     .text = "Settings",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_SETTINGS},
    {.name = "rules",
     .text = "Rules in force",
     .words = "fairy",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_RULES},
    {.name = "keys",
     .text = "Keys and mouse",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_KEYS},
    {.name = "about",
     .text = "About",
     .words = "default",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_ABOUT},
    {.name = "card of a lion",
     .text = "out and come back",
     .words = "chu lishogi",
     .sfen = "startpos",
     .acts = "?7j"},
    {.name = "card of an eagle",
     .text = "Soaring eagle",
     .words = "chu lishogi",
     .sfen = "k11/12/12/12/12/6+D5/12/12/12/12/12/11K b - 1",
     .acts = "?6f"},
    {.name = "two lions",
     .text = "Chu shogi: Two lions",
     .words = "chu jcsa",
     .sfen = "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/"
             "MVRHDNQDHRVM/A1B1T+OXT1B1A/LFCSGKEGSCFL w - 1",
     .acts = "7d 7e"},
    {.name = "new game of chu",
     .text = "Three lions",
     .words = "chu lishogi",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_NEW},
    {.name = "rules of chu",
     .text = "Japanese association",
     .words = "chu jcsa",
     .sfen = "startpos",
     .acts = "",
     .screen = SCREEN_RULES},
};

static const Point SIZES[] = {{960, 600},   {961, 601},   {1024, 768}, {1099, 699},
                              {1280, 720},  {1280, 800},  {1366, 768}, {1920, 1080},
                              {2560, 1600}, {3840, 2160}, {960, 1500}, {3000, 600}};

/* Sizes of texts in percent. */
static const int TEXT_SIZES[] = {80, 100, 120, 150, 200};

/* Names and comments may be longer than any room; the program's own sentences never are. */
static bool is_of_players(const void *context, const char *text) {
    const Scene *scene = context;
    char kept[128];
    size_t length = strlen(text) - strlen("…");
    if ((!scene->named && !scene->commented) || length >= sizeof kept ||
        strcmp(text + length, "…") != 0) {
        return false;
    }
    snprintf(kept, sizeof kept, "%.*s", (int)length, text);
    return (scene->named && strncmp(LONG_NAME, kept, length) == 0) ||
           (scene->commented && strstr(LONG_COMMENT, kept) != NULL);
}

static void type_move(Session *session, const char *usi) {
    if (session_type(session, usi) != SESSION_READ) {
        print_error("%s cannot be played after %zu plies\n", usi,
                    ply_depth(game_ply(session_game(session))));
        fail();
    }
}

/* Golds go to and fro, then each side steps with a pawn; White could have done something else. */
static void play_round(Session *session, int file) {
    static const char *const GOLDS[] = {"6i6h", "4a4b", "4i4h", "6a6b",
                                        "6h6i", "4b4a", "4h4i", "6b6a"};
    for (size_t i = 0; i < sizeof GOLDS / sizeof GOLDS[0]; i++) {
        type_move(session, GOLDS[i]);
    }
    char black[32];
    char white[32];
    snprintf(black, sizeof black, "%dg%df", file, file);
    snprintf(white, sizeof white, "%dc%dd", file, file);
    type_move(session, black);
    type_move(session, "5a4b");
    assert_true(session_undo(session));
    type_move(session, white);
    assert_true(session_comment(session, LONG_COMMENT));
}

/* More than a hundred plies, every tenth of them with a variation and a comment. */
static void play_long_game(Session *session) {
    for (int file = 9; file >= 1; file--) {
        play_round(session, file);
    }
    static const char *const KINGS[] = {"5i6h", "5a4b", "6h5i", "4b5a", "5i4h", "5a6b",
                                        "4h5i", "6b5a", "5i6h", "5a6b", "6h5i"};
    for (size_t k = 0; k < sizeof KINGS / sizeof KINGS[0]; k++) {
        type_move(session, KINGS[k]);
    }
    assert_true(session_comment(session, LONG_COMMENT));
    assert_true(ply_depth(game_ply(session_game(session))) > 100);
}

/* What no hand at the board can do. */
static void prepare(Program *program, const Scene *scene) {
    if (scene->named) {
        snprintf(program->heads.name[BLACK], RECORD_NAME_MAX, "%s", LONG_NAME);
        snprintf(program->heads.name[WHITE], RECORD_NAME_MAX, "%s", LONG_NAME);
    }
    if (scene->told) {
        program_tell(program, "The game could not be saved: there is no room left on the disk. "
                              "It is tried again with every move.");
    }
    if (scene->commented) {
        play_long_game(program->session);
    }
}

static void play_scene(Hand *hand, const Scene *scene) {
    hand_begin(hand, scene->words, scene->sfen);
    prepare(shell_program(hand->shell), scene);
    if (scene->flipped) {
        shell_flip(hand->shell);
    }
    hand_act(hand, scene->acts);
    if (scene->button != NULL) {
        hand_click_label(hand, "button", scene->button);
    }
    if (scene->typed != NULL) {
        hand_type_move(hand, scene->typed);
    }
    if (scene->start || scene->screen != SCREEN_START) {
        shell_open(hand->shell, scene->screen);
    }
}

/* The largest texts are made for usual windows and larger ones; in the smallest they find room too.
 */
static void look_at_sizes(Faults *faults, const Hand *hand, Point window) {
    char size[16];
    for (size_t i = 0; i < sizeof TEXT_SIZES / sizeof TEXT_SIZES[0]; i++) {
        float scale = (float)TEXT_SIZES[i] / 100;
        program_set(shell_program(hand->shell), SETTING_TEXT_SIZE, TEXT_SIZES[i]);
        shell_resize(hand->shell, window.x / scale, window.y / scale, scale);
        snprintf(size, sizeof size, ", %d %%", TEXT_SIZES[i]);
        faults->size = size;
        faults_look(faults, shell_draw(hand->shell));
    }
    faults->size = NULL;
}

static size_t faults_of(const Scene *scene) {
    Hand hand;
    Faults faults = {.name = scene->name, .may_be_cut = is_of_players, .context = scene};
    play_scene(&hand, scene);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        look_at_sizes(&faults, &hand, SIZES[i]);
    }
    hand_end(&hand);
    return faults.count;
}

static void test_nothing_is_cut_or_covered(void **state) {
    (void)state;
    size_t faults = 0;
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        faults += faults_of(&SCENES[i]);
    }
    assert_int_equal(faults, 0);
}

/* The scenes show what they are meant to show. */
static void test_scenes_are_what_they_say(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof SCENES / sizeof SCENES[0]; i++) {
        Hand hand;
        play_scene(&hand, &SCENES[i]);
        if (!hand_reads(&hand, SCENES[i].text)) {
            print_error("%s does not show \"%s\"\n", SCENES[i].name, SCENES[i].text);
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
