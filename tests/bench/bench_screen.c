/* How long the play screen takes to draw: full redraws through the hidden driver and the plain
 * renderer. */
#include "app/platform/fonts.h"
#include "app/platform/input.h"
#include "app/platform/surroundings.h"
#include "app/platform/window.h"
#include "app/screens/play_layout.h"
#include "app/shell/shell.h"
#include "rules/variants/variants.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FRAMES = 200, SIZES = 3 };

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

static void run_size(Window *window, Shell *shell, int width, int height) {
    double frame[FRAMES];
    clock_t used = 0;
    float scale = play_layout_scale((float)width, (float)height);
    window_set_scale(window, scale);
    window_resize(window, width, height);
    shell_resize(shell, (float)width / scale, (float)height / scale, scale);
    window_show(window, shell_draw(shell));
    for (int i = 0; i < FRAMES; i++) {
        double start = now_ms();
        clock_t before = clock();
        window_show(window, shell_draw(shell));
        frame[i] = now_ms() - start;
        used += clock() - before;
    }
    qsort(frame, FRAMES, sizeof frame[0], compare);
    printf(
        "%4d x %4d: full redraw best %.2f ms, median %.2f ms, 95 %% %.2f ms, worst %.2f ms, CPU %.2f ms (%s)\n",
        width, height, frame[0], frame[FRAMES / 2], frame[FRAMES * 95 / 100], frame[FRAMES - 1],
        (double)used * 1e3 / CLOCKS_PER_SEC / FRAMES, window_renderer_name(window));
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
    for (int i = 0; i < SIZES; i++) {
        run_size(window, shell, SIZE[i].width, SIZE[i].height);
    }
    shell_free(shell);
    window_close(window);
    fonts_close(fonts);
    surroundings_remove(&surroundings);
    return 0;
}
