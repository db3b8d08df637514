/* How long it takes from a click to the changed picture: real inputs through the hidden driver and
 * the plain renderer, with every move saved. What is told includes the wait for the disk, which
 * comes after the picture. */
#include "app/platform/input.h"
#include "app/platform/surroundings.h"
#include "app/shell/desk.h"
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { CLICKS = 400, SIZES = 2 };

static const struct { int width, height; } SIZE[SIZES] = {{1280, 800}, {2560, 1600}};

typedef struct Times {
    double each[CLICKS];
    int count;
} Times;

static double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *one, const void *other) {
    double a = *(const double *)one;
    double b = *(const double *)other;
    return (a > b) - (a < b);
}

/* A press shows the change; the release belongs to the next step. */
static void click(Desk *desk, Square square, Times *times) {
    Point point = shell_square_centre(desk_shell(desk), square);
    Input move = {.kind = INPUT_MOVE, .point = point};
    Input press = {.kind = INPUT_PRESS, .point = point, .button = BUTTON_LEFT, .clicks = 1};
    Input release = press;
    release.kind = INPUT_RELEASE;
    desk_push(desk, &move);
    desk_step(desk, 0);
    double start = now_ms();
    desk_push(desk, &press);
    desk_step(desk, 0);
    if (times->count < CLICKS) {
        times->each[times->count++] = now_ms() - start;
    }
    desk_push(desk, &release);
    desk_step(desk, 0);
}

static void play(Desk *desk, Random *random, Times *times) {
    static MoveList list;
    const Session *session = shell_session(desk_shell(desk));
    moves_all(game_position(session_game(session)), &list);
    if (list.count == 0 || game_verdict(session_game(session)).over) {
        shell_restart(desk_shell(desk), game_rules(session_game(session)), NULL);
        desk_refresh(desk);
        return;
    }
    Move move = list.move[random_below(random, list.count)];
    click(desk, move.from, times);
    click(desk, move_end(move), times);
    if (session_asks_promotion(session)) {
        Input key = {.kind = INPUT_KEY, .key = 'p'};
        desk_push(desk, &key);
        desk_step(desk, 0);
    }
}

static void run_size(Desk *desk, int width, int height) {
    static Times times;
    Random random = random_seeded(7);
    times.count = 0;
    desk_resize(desk, width, height);
    desk_step(desk, 0);
    shell_open(desk_shell(desk), SCREEN_PLAY);
    while (times.count < CLICKS) {
        play(desk, &random, &times);
    }
    qsort(times.each, CLICKS, sizeof times.each[0], compare);
    printf("%4d x %4d: click to picture median %.2f ms, 95 %% %.2f ms, worst %.2f ms\n", width,
           height, times.each[CLICKS / 2], times.each[CLICKS * 95 / 100], times.each[CLICKS - 1]);
}

int main(void) {
    Surroundings surroundings;
    Problem why;
    Ruleset rules;
    Desk *desk = NULL;
    DeskWish wish = {.rules = &rules, .keeps = true};
    bool ready = surroundings_make(&surroundings, &why) &&
                 ruleset_begin(&rules, &VARIANT_SHO, NULL, &why) && desk_open(&desk, &wish, &why);
    if (!ready) {
        fprintf(stderr, "bench_click: %s\n", why.text);
        return 2;
    }
    for (int i = 0; i < SIZES; i++) {
        run_size(desk, SIZE[i].width, SIZE[i].height);
    }
    desk_close(desk);
    surroundings_remove(&surroundings);
    return 0;
}
