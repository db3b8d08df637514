/* How long the play screen takes to draw, through the hidden driver and the plain renderer: full
 * redraws, and clicks until their picture is shown, with every move written down before it. The
 * wait for the disk, which comes after the picture, is not part of it. */
#include "app/platform/fonts.h"
#include "app/platform/input.h"
#include "app/platform/surroundings.h"
#include "app/platform/window.h"
#include "app/screens/play_layout.h"
#include "app/shell/shell.h"
#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES = 200, SIZES = 3, PLIES_MOST = 60 };

static const struct { int width, height; } SIZE[SIZES] = {{960, 600}, {1280, 800}, {2560, 1600}};

static int compare(const void *one, const void *other) {
    double a = *(const double *)one;
    double b = *(const double *)other;
    return (a > b) - (a < b);
}

static double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void tell(const char *what, double times[FRAMES]) {
    qsort(times, FRAMES, sizeof times[0], compare);
    printf("    %s: best %.2f ms, median %.2f ms, 95 %% %.2f ms, worst %.2f ms\n", what, times[0],
           times[FRAMES / 2], times[FRAMES * 95 / 100], times[FRAMES - 1]);
}

static void run_redraws(Window *window, Shell *shell, const char *what) {
    double frame[FRAMES];
    clock_t before = clock();
    for (int i = 0; i < FRAMES; i++) {
        double start = now_ms();
        window_show(window, shell_draw(shell));
        frame[i] = now_ms() - start;
    }
    double work = (double)(clock() - before) * 1e3 / CLOCKS_PER_SEC / FRAMES;
    tell(what, frame);
    printf("    %.2f ms of processor time each\n", work);
}

/* Milliseconds from the press to its picture. */
static double click(Window *window, Shell *shell, Square square) {
    Input input = {.point = shell_square_centre(shell, square), .clicks = 1};
    input.kind = INPUT_MOVE;
    shell_input(shell, &input);
    input.button = BUTTON_LEFT;
    input.kind = INPUT_PRESS;
    double start = now_ms();
    shell_input(shell, &input);
    shell_prepare(shell);
    window_show(window, shell_draw(shell));
    double time = now_ms() - start;
    shell_commit(shell);
    input.kind = INPUT_RELEASE;
    shell_input(shell, &input);
    return time;
}

/* A move that can be played by two clicks; a new game where there is none. */
static Move next_move(Shell *shell, Random *random) {
    static MoveList list;
    const Game *game = session_game(shell_session(shell));
    if (session_asks_promotion(shell_session(shell))) {
        shell_input(shell, &(Input){.kind = INPUT_KEY, .key = 'p'});
    }
    if (game_verdict(game).over || ply_depth(game_ply(game)) >= PLIES_MOST) {
        const Ruleset rules = *game_rules(game);
        shell_restart(shell, &rules, NULL);
        game = session_game(shell_session(shell));
    }
    moves_all(game_position(game), &list);
    return list.move[random_below(random, list.count)];
}

static void run_clicks(Window *window, Shell *shell) {
    double times[FRAMES];
    Random random = random_seeded(7);
    for (int i = 0; i + 1 < FRAMES; i += 2) {
        Move move = next_move(shell, &random);
        times[i] = click(window, shell, move.from);
        times[i + 1] = click(window, shell, move_end(move));
    }
    tell("click to picture", times);
}

/* A full middle game of chu shogi with Black to move; lions stand on 7g and 6c, a queen on 6i. */
static const char MIDDLE_GAME[] =
    "lb1sgekgthbl/af1c1x2s1fa/mvrh1tn1r3/1p1pdpd1c1vm/p1pipo2p3/6PpqpP1/1P3N6/1HPI1P1PC3/"
    "PVTPP1Q2PR+p/MB1DGD2BH1M/A2C1OXST1FA/LFRSKE1G3L b - 104";

static double hover(Window *window, Shell *shell, Square square) {
    Input input = {.kind = INPUT_MOVE, .point = shell_square_centre(shell, square)};
    double start = now_ms();
    shell_input(shell, &input);
    window_show(window, shell_draw(shell));
    return now_ms() - start;
}

/* The pointer goes to and fro between two places. */
static void run_hovers(Window *window, Shell *shell, const Square squares[2], const char *what) {
    double times[FRAMES];
    for (int i = 0; i < FRAMES; i += 2) {
        hover(window, shell, square_at(6, 9));
        times[i] = hover(window, shell, squares[0]);
        times[i + 1] = hover(window, shell, squares[1]);
    }
    tell(what, times);
}

static void run_lion(Window *window, Shell *shell) {
    const Square lions[] = {square_at(7, 7), square_at(6, 3)};
    Ruleset rules;
    Position position;
    Problem why;
    if (!ruleset_begin(&rules, &VARIANT_CHU, NULL, &why) ||
        !sfen_read(&position, &rules, MIDDLE_GAME, &why)) {
        fprintf(stderr, "bench_screen: %s\n", why.text);
        return;
    }
    shell_restart(shell, &rules, &position);
    window_show(window, shell_draw(shell));
    run_redraws(window, shell, "full redraw of a middle game of chu");
    run_hovers(window, shell, lions, "pointer onto a lion until its picture");
    click(window, shell, square_at(7, 7));
    run_redraws(window, shell, "full redraw with the lion picked");
    run_hovers(window, shell, lions, "pointer onto the picked lion");
}

static void run_size(Window *window, Shell *shell, int width, int height) {
    const Ruleset rules = *game_rules(session_game(shell_session(shell)));
    float scale = play_layout_scale((float)width, (float)height);
    shell_restart(shell, &rules, NULL);
    window_set_scale(window, scale);
    window_resize(window, width, height);
    shell_resize(shell, (float)width / scale, (float)height / scale, scale);
    window_show(window, shell_draw(shell));
    printf("%d x %d, %s\n", width, height, window_renderer_name(window));
    run_redraws(window, shell, "full redraw of the opening");
    run_clicks(window, shell);
    run_redraws(window, shell, "full redraw in mid-game");
    run_lion(window, shell);
    shell_restart(shell, &rules, NULL);
}

int main(void) {
    Surroundings surroundings;
    Problem why;
    Ruleset rules;
    Fonts *fonts = NULL;
    Window *window = NULL;
    WindowWish wish = {.title = "bench", .width = 1280, .height = 800};
    bool ready = surroundings_make(&surroundings, &why) &&
                 ruleset_begin(&rules, &VARIANT_SHO, NULL, &why) && fonts_open(&fonts, &why) &&
                 window_open(&window, &wish, fonts, &why);
    Shell *shell = ready ? shell_new(&rules, NULL, fonts_measure, fonts) : NULL;
    if (shell == NULL) {
        fprintf(stderr, "bench_screen: %s\n", why.text);
        return 2;
    }
    shell_keep(shell);
    for (int i = 0; i < SIZES; i++) {
        run_size(window, shell, SIZE[i].width, SIZE[i].height);
    }
    shell_free(shell);
    window_close(window);
    fonts_close(fonts);
    surroundings_remove(&surroundings);
    return 0;
}
