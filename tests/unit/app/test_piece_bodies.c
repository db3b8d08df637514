/* Bodies are what their SVG texts say, however many were asked for before, and whatever was done
 * to a copy. */
#include "app/platform/piece_bodies.h"
#include "app/platform/surfaces.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 12, KINDS = PIECE_BODIES_MAX + 5, SVG_BYTES = 256 };

static void write_svg(int kind, char out[SVG_BYTES]) {
    snprintf(out, SVG_BYTES,
             "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' viewBox='0 0 %d %d'>"
             "<circle cx='6' cy='6' r='%d.5' fill='#%02X8040'/></svg>",
             SIDE, SIDE, SIDE, SIDE, 1 + kind % 5, 10 * kind);
}

static void expect_body(PieceBodies *bodies, int kind) {
    char svg[SVG_BYTES];
    write_svg(kind, svg);
    SDL_Surface *body = piece_bodies_copy(bodies, svg, SIDE);
    SDL_Surface *expected = surface_of_svg(svg, SIDE, SIDE);
    assert_non_null(body);
    assert_int_equal(body->w, SIDE);
    assert_int_equal(body->h, SIDE);
    for (int row = 0; row < SIDE; row++) {
        assert_memory_equal((char *)body->pixels + (size_t)(row * body->pitch),
                            (char *)expected->pixels + (size_t)(row * expected->pitch), SIDE * 4);
    }
    SDL_FillRect(body, NULL, 0xFFFFFFFF); /* as kanji are put on it */
    SDL_FreeSurface(body);
    SDL_FreeSurface(expected);
}

static void test_every_body_is_its_own(void **state) {
    (void)state;
    PieceBodies bodies = {.next = 0};
    for (int round = 0; round < 3; round++) {
        for (int kind = 0; kind < KINDS; kind++) {
            expect_body(&bodies, kind);
            expect_body(&bodies, kind);
            expect_body(&bodies, 0);
        }
    }
    piece_bodies_forget(&bodies);
    expect_body(&bodies, 3);
    piece_bodies_forget(&bodies);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_body_is_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
