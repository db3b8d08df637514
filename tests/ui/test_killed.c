/* Killed at any moment of play, the program comes back with everything that was on the screen.
 *
 * A child plays by clicks and keys, as the window would let it, and notes the game of each picture
 * before it is saved, and again when it is shown. It is killed without warning; then another
 * program opens the same home. What it finds must be the game of the last picture, or the one that
 * was about to be shown: the same moves, variations, comments, ends, names, side and ply shown. The
 * next child goes on from there, so that what one killing leaves behind meets the next. */
#include "rules/formats/record_file.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/support/random.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LIVES = 10, PICTURES_MOST = 40, DELAY_MOST = 1500000 };
enum { TEXT_MAX = 1 << 18, EARLIER_MOST = 5, PATIENCE = 600000 };

/* Which text is on the screen, and whether the other one may follow: one number, so that no killing
 * comes between its parts. */
enum { STAGE_TEXT = 1, STAGE_FOLLOWS = 2 };

/* Memory that outlives the child. */
typedef struct Notes {
    volatile unsigned long pictures; /* shown in this life */
    volatile unsigned long ends;     /* games that were ended while an older ply was shown */
    volatile unsigned long fates;    /* moves that did something elsewhere */
    volatile unsigned stage;
    volatile size_t games[2]; /* that are kept */
    char text[2][TEXT_MAX];   /* "" while no game has moves */
} Notes;

/* Where the first life of each home begins. */
typedef struct Beginning {
    const char *words, *sfen;
    int homes;
} Beginning;

static const Beginning SHO = {"default", "startpos", 20};

/* Flames, nets, fogs, lights, shooters and what moves twice or five times, close together: what a
 * move does elsewhere has to come back, too. */
static const Beginning KO = {
    "ko free-shooting",
    "9g9/1b2(ma)13d/19/3(tp)15/19/5+(en)3(fc)9/7p3(lb)7/4+(ag)5+(tp)2(sw)5/6s3c1p6/9p3(cv)5/"
    "5+(SM)2P2a7/7+(EN)3+D4+(RG)2/5(TP)2(FC)1P8/6(SW)1+C3(CV)6/8S1M8/19/19/1B2(MA)13D/9G9 b - 1",
    6};

typedef struct Child {
    Hand hand;
    Random random;
    size_t earlier; /* games before the one on the board */
    Notes *notes;
} Child;

static unsigned text_shown(const Notes *notes) {
    return notes->stage & STAGE_TEXT;
}

/* The whole game as a text, without the time at which it was saved. */
static void write_game(const Hand *hand, char out[TEXT_MAX]) {
    const RecordHeads *heads = &shell_program(hand->shell)->heads;
    RecordHeads kept = {.flipped = heads->flipped};
    memcpy(kept.name, heads->name, sizeof kept.name);
    size_t length = 0;
    char *text = record_write(hand_game(hand), &kept, &length);
    assert_non_null(text);
    assert_true(length < TEXT_MAX);
    memcpy(out, text, length + 1);
    free(text);
}

static bool has_moves(const Hand *hand) {
    return ply_first_child(game_start(hand_game(hand))) != NULL;
}

/* A game without moves is not kept; the one before stays the last. */
static void note_next(const Child *child) {
    Notes *notes = child->notes;
    unsigned shown = text_shown(notes);
    if (has_moves(&child->hand)) {
        write_game(&child->hand, notes->text[1 - shown]);
        notes->games[1 - shown] = child->earlier + 1;
    } else {
        memcpy(notes->text[1 - shown], notes->text[shown], strlen(notes->text[shown]) + 1);
        notes->games[1 - shown] = child->earlier;
    }
    notes->stage = shown | STAGE_FOLLOWS;
}

/* In the order of the desk; the picture is there before the wait for the disk. */
static void show(const Child *child) {
    note_next(child);
    shell_prepare(child->hand.shell);
    shell_draw(child->hand.shell);
    child->notes->stage = 1 - text_shown(child->notes);
    child->notes->pictures++;
    shell_commit(child->hand.shell);
}

static void press(const Child *child, int key, int modifiers) {
    hand_key(&child->hand, key, modifiers);
    show(child);
}

static void press_button(const Child *child, const char *label) {
    hand_click_label(&child->hand, "button", label);
    show(child);
}

static void type(Child *child, const char *what) {
    Input text = {.kind = INPUT_TEXT};
    (void)snprintf(text.text, sizeof text.text, "%s %u", what,
                   (unsigned)random_below(&child->random, 1000));
    (void)shell_input(child->hand.shell, &text);
    show(child);
}

static void click(const Child *child, Square square) {
    hand_click_square(&child->hand, square);
    show(child);
}

/* The field for moves takes whatever has more than one step; what costs something is confirmed. */
static void write_move(const Child *child, Move move) {
    Move risked;
    Input text = {.kind = INPUT_TEXT};
    usi_write(move, text.text, sizeof text.text);
    press(child, '/', 0);
    (void)shell_input(child->hand.shell, &text);
    show(child);
    press(child, KEY_ENTER, 0);
    if (session_asks_losses(shell_session(child->hand.shell), &risked)) {
        press(child, KEY_ENTER, 0);
    }
    child->notes->fates += ply_has_fates(game_ply(hand_game(&child->hand))) ? 1 : 0;
}

static void play_move(Child *child) {
    static MoveList list;
    const Position *position = game_position(hand_game(&child->hand));
    moves_all(position, &list);
    Move move = list.move[random_below(&child->random, list.count)];
    if (position->rules->variant->text_shots) {
        write_move(child, move);
        return;
    }
    click(child, move.from);
    click(child, move_end(move));
    if (session_asks_promotion(shell_session(child->hand.shell))) {
        press(child, move.promotion == MOVE_PROMOTED ? 'p' : 'n', 0);
    }
}

static void comment(Child *child) {
    press(child, 'k', 0);
    type(child, "said");
    press(child, KEY_ENTER, 0);
}

static void begin_game(Child *child) {
    press(child, 'n', MODIFIER_CONTROL);
    hand_click_label(&child->hand, "field", "Name of Black");
    type(child, "Black");
    hand_click_label(&child->hand, "field", "Name of White");
    type(child, "White");
    child->earlier += has_moves(&child->hand) ? 1 : 0;
    press_button(child, "Start game");
}

/* Case 86: whoever looks at an older ply ends the game at its end all the same. */
static void end_game(Child *child) {
    const Game *game = hand_game(&child->hand);
    for (uint64_t back = random_below(&child->random, EARLIER_MOST + 1); back > 0; back--) {
        press(child, KEY_PAGE_UP, 0);
    }
    if (sight_label(shell_draw(child->hand.shell), "button", "Resign") == NULL) {
        return;
    }
    bool earlier = ply_shown_child(game_ply(game)) != NULL;
    size_t plies = ply_depth(game_line_end(game));
    press_button(child, random_below(&child->random, 3) > 0 ? "Resign" : "Offer draw");
    press(child, KEY_ENTER, 0);
    assert_true(game_verdict(game).over);
    assert_int_equal(ply_depth(game_ply(game)), plies);
    child->notes->ends += earlier ? 1 : 0;
}

/* One thing that people do. */
static void step(Child *child) {
    uint64_t what = random_below(&child->random, 100);
    bool moves = what >= 29;
    /* After the end there is no move to play. */
    if (what < 8 || (moves && game_verdict(hand_game(&child->hand)).over)) {
        press(child, 'z', MODIFIER_CONTROL);
    } else if (what < 12) {
        press(child, 'y', MODIFIER_CONTROL);
    } else if (what < 16) {
        press(child, KEY_PAGE_UP, 0);
    } else if (what < 18) {
        press(child, KEY_END, 0);
    } else if (what < 21) {
        press(child, 'f', 0);
    } else if (what < 25) {
        comment(child);
    } else if (what < 28) {
        end_game(child);
    } else if (!moves) {
        begin_game(child);
    } else {
        play_move(child);
    }
}

static void open_home(Hand *hand, const Beginning *beginning) {
    hand_begin(hand, beginning->words, beginning->sfen);
    shell_keep(hand->shell);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
    shell_open(hand->shell, SCREEN_START);
    assert_string_equal(shell_program(hand->shell)->notice, "");
}

/* The way back that the program offers: Resume, or the list for a game that is over. False when
 * there is none. */
static bool go_on(const Hand *hand) {
    const Library *library = shell_program(hand->shell)->library;
    if (library_count(library) == 0) {
        assert_null(sight_label(shell_draw(hand->shell), "button", "Resume"));
        return false;
    }
    if (library_entry(library, 0)->summary.verdict.over) {
        shell_open(hand->shell, SCREEN_GAMES);
        hand_click_label(hand, "button", "Open");
    } else {
        hand_click_label(hand, "button", "Resume");
    }
    assert_int_equal(shell_screen(hand->shell), SCREEN_PLAY);
    assert_string_equal(shell_program(hand->shell)->notice, "");
    return true;
}

static void live(const Beginning *beginning, uint64_t seed, Notes *notes) {
    Child child = {.random = random_seeded(seed), .notes = notes};
    open_home(&child.hand, beginning);
    if (go_on(&child.hand)) {
        child.earlier = library_count(shell_program(child.hand.shell)->library) - 1;
    } else {
        shell_open(child.hand.shell, SCREEN_PLAY);
    }
    for (;;) {
        step(&child);
    }
}

/* A child that found a fault has said so and ended. */
static void expect_alive(pid_t child) {
    assert_int_equal(waitpid(child, NULL, WNOHANG), 0);
}

/* Counted in pictures and then in time, so that slow machines kill in mid-game as well. */
static void kill_at(pid_t child, const Notes *notes, unsigned long pictures, long delay) {
    for (unsigned i = 0; notes->pictures < pictures; i++) {
        assert_true(i < PATIENCE);
        expect_alive(child);
        nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
    }
    nanosleep(&(struct timespec){.tv_nsec = delay}, NULL);
    expect_alive(child);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, NULL, 0), child);
}

static void live_and_die(const Beginning *beginning, Random *random, Notes *notes) {
    uint64_t seed = random_next(random);
    unsigned long pictures = random_below(random, PICTURES_MOST);
    notes->pictures = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        live(beginning, seed, notes);
    }
    kill_at(child, notes, pictures, (long)random_below(random, DELAY_MOST));
}

/* What another program finds in the home; returns how many games are kept there. */
static size_t find_game(const Beginning *beginning, char out[TEXT_MAX]) {
    Hand hand;
    open_home(&hand, beginning);
    out[0] = '\0';
    if (go_on(&hand)) {
        write_game(&hand, out);
    }
    size_t games = library_count(shell_program(hand.shell)->library);
    hand_end(&hand);
    return games;
}

static bool is_noted(const Notes *notes, unsigned which, const char *found, size_t games) {
    return games == notes->games[which] && strcmp(found, notes->text[which]) == 0;
}

/* Looks for the game of the last picture, or of the one that was to follow; leaves it as the
 * picture that the next life begins with. */
static void expect_found(const Beginning *beginning, Notes *notes, const char *life) {
    static char found[TEXT_MAX];
    unsigned shown = text_shown(notes);
    bool follows = (notes->stage & STAGE_FOLLOWS) != 0;
    size_t games = find_game(beginning, found);
    if (!is_noted(notes, shown, found, games) &&
        !(follows && is_noted(notes, 1 - shown, found, games))) {
        print_error(
            "%s, after %lu pictures: another game came back\n%zu games:\n%s\n%zu shown:\n%s\n",
            life, notes->pictures, games, found, notes->games[shown], notes->text[shown]);
        fail();
    }
    notes->stage = 0;
    notes->games[0] = games;
    memcpy(notes->text[0], found, strlen(found) + 1);
}

static Notes *notes_new(void) {
    FILE *file = tmpfile();
    assert_non_null(file);
    assert_int_equal(ftruncate(fileno(file), sizeof(Notes)), 0);
    Notes *notes = mmap(NULL, sizeof *notes, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    assert_true(notes != MAP_FAILED);
    fclose(file);
    return notes;
}

static void lives_check(void **state, const Beginning *beginning) {
    Random random = random_seeded(86);
    Notes *notes = notes_new();
    unsigned long pictures = 0;
    unsigned long ends = 0;
    unsigned long fates = 0;
    for (int home = 0; home < beginning->homes; home++) {
        home_begin(state);
        memset(notes, 0, sizeof *notes);
        for (int life = 0; life < LIVES; life++) {
            char name[64];
            (void)snprintf(name, sizeof name, "home %d, life %d", home, life);
            live_and_die(beginning, &random, notes);
            expect_found(beginning, notes, name);
            pictures += notes->pictures;
        }
        assert_int_equal(home_count("state/sanban/games", ".damaged"), 0);
        ends += notes->ends;
        fates += notes->fates;
    }
    /* They were killed in mid-game, some games had been ended from an older ply, and in ko shogi
     * much had happened elsewhere. */
    assert_true(pictures > (unsigned long)beginning->homes * LIVES);
    assert_true(ends > 0);
    assert_true(fates > 0 || beginning != &KO);
    munmap(notes, sizeof *notes);
}

static void test_nothing_shown_is_missing(void **state) {
    lives_check(state, &SHO);
}

static void test_nothing_of_ko_is_missing(void **state) {
    lives_check(state, &KO);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nothing_shown_is_missing),
                                       cmocka_unit_test(test_nothing_of_ko_is_missing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
