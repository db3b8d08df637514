/* Killed at any moment of play, the program comes back with everything that was on the screen.
 *
 * A child plays by clicks and keys, as the window would let it, and notes each picture it has
 * shown. It is killed without warning; then another program opens the same folder. What it finds
 * must be the game of the last picture, or the one a step later, which was written down but not
 * shown yet: the same moves, variations, comments, ends, and the same ply shown. */
#include "rules/formats/record_file.h"
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/support/random.h"
#include "tests/ui/hand.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { KILLS = 200, STEPS_ENOUGH = 4000, DELAY_MOST = 30000000 };

/* Memory that outlives the child: how many pictures it has shown. */
typedef struct Shown {
    volatile unsigned long steps;
} Shown;

static void show(const Hand *hand) {
    shell_prepare(hand->shell);
    shell_draw(hand->shell);
    shell_commit(hand->shell);
}

static void begin(Hand *hand, bool keeps) {
    hand_begin(hand, "default", "startpos");
    if (keeps) {
        shell_keep(hand->shell);
    }
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
}

static void play_move(const Hand *hand, Random *random) {
    static MoveList list;
    moves_all(game_position(hand_game(hand)), &list);
    Move move = list.move[random_below(random, list.count)];
    hand_click_square(hand, move.from);
    hand_click_square(hand, move_end(move));
    if (session_asks_promotion(shell_session(hand->shell))) {
        hand_key(hand, move.promotion == MOVE_PROMOTED ? 'p' : 'n', 0);
    }
}

static void comment(const Hand *hand, uint64_t number) {
    Input text = {.kind = INPUT_TEXT};
    snprintf(text.text, sizeof text.text, "said %llu", (unsigned long long)number);
    hand_key(hand, 'k', 0);
    shell_draw(hand->shell);
    shell_input(hand->shell, &text);
    hand_key(hand, KEY_ENTER, 0);
    shell_draw(hand->shell);
}

/* One thing that people do. */
static void step(const Hand *hand, Random *random) {
    uint64_t what = random_below(random, 100);
    bool over = game_verdict(hand_game(hand)).over;
    if (over || what < 8) {
        hand_key(hand, 'z', MODIFIER_CONTROL);
    } else if (what < 12) {
        hand_key(hand, 'y', MODIFIER_CONTROL);
    } else if (what < 16) {
        hand_key(hand, KEY_PAGE_UP, 0);
    } else if (what < 18) {
        hand_key(hand, KEY_END, 0);
    } else if (what < 22) {
        comment(hand, what);
    } else if (what < 24) {
        hand_click_label(hand, "button", "Resign");
        hand_key(hand, KEY_ENTER, 0);
    } else {
        play_move(hand, random);
    }
}

static void play_on(uint64_t seed, Shown *shown) {
    Hand hand;
    Random random = random_seeded(seed);
    begin(&hand, true);
    for (unsigned long i = 0; i < STEPS_ENOUGH; i++) {
        step(&hand, &random);
        show(&hand);
        shown->steps = i + 1;
    }
    _exit(0);
}

/* The whole game as a text, without what belongs to its file. */
static char *text_of(const Game *game) {
    RecordHeads none = {.saved = 0};
    size_t length = 0;
    char *text = record_write(game, &none, &length);
    assert_non_null(text);
    return text;
}

static bool game_reads(const Game *game, const char *text) {
    char *own = text_of(game);
    bool same = strcmp(own, text) == 0;
    free(own);
    return same;
}

/* What is found in the folder; NULL when no game was saved. */
static char *found_text(void) {
    Program program;
    Ruleset rules;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, NULL));
    assert_true(program_begin(&program, &rules, NULL));
    program_keep(&program);
    assert_string_equal(program.notice, "");
    char *text = NULL;
    if (library_count(program.library) > 0) {
        assert_true(program_open(&program, 0));
        assert_string_equal(program.notice, "");
        text = text_of(session_game(program.session));
    }
    program_end(&program);
    return text;
}

static bool has_moves(const Hand *hand) {
    return ply_first_child(game_start(hand_game(hand))) != NULL;
}

/* Plays the same again without a folder, up to the picture and one step further. */
static bool replay_finds(uint64_t seed, unsigned long steps, const char *found) {
    Hand hand;
    Random random = random_seeded(seed);
    begin(&hand, false);
    for (unsigned long i = 0; i < steps; i++) {
        step(&hand, &random);
    }
    bool same = found == NULL ? !has_moves(&hand) : game_reads(hand_game(&hand), found);
    if (!same) {
        step(&hand, &random);
        same = found != NULL && game_reads(hand_game(&hand), found);
    }
    hand_end(&hand);
    return same;
}

static void kill_once(uint64_t seed, Shown *shown, long delay) {
    shown->steps = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        play_on(seed, shown);
    }
    nanosleep(&(struct timespec){.tv_nsec = delay}, NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
}

static void test_nothing_shown_is_missing(void **state) {
    Random random = random_seeded(86);
    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(ftruncate(fileno(file), sizeof(Shown)), 0);
    Shown *shown = mmap(NULL, sizeof *shown, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    assert_true(shown != MAP_FAILED);
    unsigned long steps = 0;
    for (int i = 0; i < KILLS; i++) {
        home_begin(state);
        uint64_t seed = random_next(&random);
        kill_once(seed, shown, (long)random_below(&random, DELAY_MOST));
        char *found = found_text();
        if (!replay_finds(seed, shown->steps, found)) {
            print_error("kill %d, after %lu steps: another game came back\n%s\n", i, shown->steps,
                        found != NULL ? found : "none");
            fail();
        }
        free(found);
        steps += shown->steps;
    }
    munmap(shown, sizeof *shown);
    fclose(file);
    /* Many of them were killed in mid-game, even where the machine is busy. */
    assert_true(steps > KILLS / 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nothing_shown_is_missing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
