/* What a round clip lets through is what would be there without it; around it nothing is drawn. And
 * a picture is always the same, whatever lay in memory before. */
#include "app/platform/present.h"
#include "tests/support/cmocka_ready.h"

#include <malloc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 200, HEIGHT = 160, SCALE_MAX = 2 };

typedef struct Picture {
    uint8_t pixels[WIDTH * SCALE_MAX * HEIGHT * SCALE_MAX * 4];
} Picture;

typedef struct Disc {
    Point centre;
    float radius;
} Disc;

static const Paint GROUND = {10, 20, 30, 255};
static const Paint MARK = {200, 100, 50, 255};
static const Paint VEIL = {0, 90, 200, 120};
static const Disc LENS = {{100.3F, 79.6F}, 60};

static int fonts_setup(void **state) {
    Problem why;
    return fonts_open((Fonts **)state, &why) ? 0 : -1;
}

static int fonts_teardown(void **state) {
    fonts_close(*state);
    return 0;
}

static void draw_signs(Canvas *canvas) {
    const TextSpot text = {.box = {20, 60, 160, 20}, .style = TEXT_BODY, .paint = MARK};
    const KanjiSpot kanji = {.centre = {100, 30},
                             .em_width = 30,
                             .em_height = 30,
                             .face = FACE_SERIF_BOLD,
                             .paint = MARK};
    const PieceArt piece = {.kanji = "玉将", .rank = PIECE_ROYAL, .pitch = 50};
    canvas_text(canvas, &text, "A line of text across the whole lens");
    canvas_kanji(canvas, &kanji, "王");
    canvas_piece(canvas, &piece, &(PieceSpot){.centre = {60, 80}, .alpha = 1});
    canvas_piece(canvas, &piece, &(PieceSpot){.centre = {140, 110}, .alpha = 0.5F});
    canvas_image(canvas, (Rect){90, 100, 40, 40},
                 "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                 "<circle cx='5' cy='5' r='4' fill='#f00'/></svg>");
}

/* Every kind of command, reaching over the edge of the lens on all sides. */
static void draw_all(Canvas *canvas) {
    const Stroke line = {.paint = MARK, .width = 3};
    const Point corners[] = {{30, 20}, {170, 60}, {60, 150}};
    canvas_wood(canvas, (Rect){20, 10, 160, 140});
    canvas_fill(canvas, (Rect){10, 90, 180, 20}, VEIL);
    canvas_rounded(canvas, (Rect){45, 20, 110, 125}, 12, &(Look){.stroke = line});
    canvas_polygon(canvas, corners, 3, &(Look){.fill = VEIL, .stroke = line});
    canvas_polyline(canvas, corners, 3, &line);
    canvas_circle(canvas, (Point){150, 80}, 20, &(Look){.fill = MARK});
    draw_signs(canvas);
}

static void draw_inside_a_clip(Canvas *canvas) {
    canvas_clip_push(canvas, (Rect){70, 0, 100, 85});
    draw_all(canvas);
    canvas_clip_pop(canvas);
    canvas_fill(canvas, (Rect){0, 120, 200, 8}, MARK);
}

typedef struct Scene {
    float scale;
    void (*draw)(Canvas *canvas);
    const Disc *disc; /* NULL: nothing is clipped */
} Scene;

static void make_picture(Fonts *fonts, Scene scene, Picture *out) {
    Problem why = {0};
    Canvas *canvas = canvas_new(fonts_measure, fonts);
    canvas_begin(canvas, &(CanvasFrame){.width = WIDTH, .height = HEIGHT, .scale = scene.scale});
    canvas_fill(canvas, (Rect){0, 0, WIDTH, HEIGHT}, GROUND);
    if (scene.disc != NULL) {
        canvas_clip_round(canvas, scene.disc->centre, scene.disc->radius);
    }
    scene.draw(canvas);
    if (scene.disc != NULL) {
        canvas_clip_pop(canvas);
    }
    assert_true(present_pixels(canvas, fonts, out->pixels, &why));
    canvas_free(canvas);
}

static bool is_ground(const uint8_t *pixel) {
    return pixel[0] == GROUND.r && pixel[1] == GROUND.g && pixel[2] == GROUND.b;
}

/* Compares with the picture that has no lens; true when both sides of its edge were seen. */
static bool expect_lens(const Picture *lens, const Picture *whole, float scale) {
    const int width = (int)(WIDTH * scale);
    int inside = 0;
    int outside = 0;
    for (int i = 0; i < width * (int)(HEIGHT * scale); i++) {
        const int row = i / width;
        const float x = (float)(i - row * width) + 0.5F - LENS.centre.x * scale;
        const float y = (float)row + 0.5F - LENS.centre.y * scale;
        const float beyond = hypotf(x, y) - LENS.radius * scale;
        const uint8_t *pixel = &lens->pixels[4 * i];
        if (beyond < -2.2F) {
            assert_memory_equal(pixel, &whole->pixels[4 * i], 4);
            inside += !is_ground(pixel);
        } else if (beyond > 2.2F) {
            assert_true(is_ground(pixel));
            outside += !is_ground(&whole->pixels[4 * i]);
        }
    }
    return inside > 1000 && outside > 1000;
}

static void expect_round(Fonts *fonts, void (*draw)(Canvas *)) {
    static Picture lens;
    static Picture whole;
    static const float scales[] = {1, 1.5F, 2};
    for (int i = 0; i < 3; i++) {
        make_picture(fonts, (Scene){scales[i], draw, NULL}, &whole);
        make_picture(fonts, (Scene){scales[i], draw, &LENS}, &lens);
        assert_true(expect_lens(&lens, &whole, scales[i]));
    }
}

static void test_a_lens_shows_what_lies_under_it(void **state) {
    expect_round(*state, draw_all);
}

static void test_clips_work_inside_a_lens(void **state) {
    expect_round(*state, draw_inside_a_clip);
}

static void draw_lens(Canvas *canvas) {
    canvas_clip_round(canvas, LENS.centre, LENS.radius);
    draw_all(canvas);
    canvas_clip_pop(canvas);
}

static void draw_clipped_lens(Canvas *canvas) {
    canvas_clip_push(canvas, (Rect){70, 0, 100, 85});
    draw_lens(canvas);
    canvas_clip_pop(canvas);
}

/* A lens inside a clip is cut by it, and what comes afterwards is drawn everywhere again. */
static void test_a_lens_is_cut_by_the_clip_around_it(void **state) {
    static Picture cut;
    static Picture lens;
    make_picture(*state, (Scene){1, draw_clipped_lens, NULL}, &cut);
    make_picture(*state, (Scene){1, draw_lens, NULL}, &lens);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        const int x = i % WIDTH;
        const uint8_t *pixel = &cut.pixels[4 * i];
        if (x >= 70 && x < 170 && i / WIDTH < 85) {
            assert_memory_equal(pixel, &lens.pixels[4 * i], 4);
        } else {
            assert_true(is_ground(pixel));
        }
    }
}

static void draw_after_a_lens(Canvas *canvas) {
    draw_lens(canvas);
    canvas_fill(canvas, (Rect){0, 0, WIDTH, HEIGHT}, MARK);
}

static void test_nothing_is_clipped_after_a_lens(void **state) {
    static Picture picture;
    make_picture(*state, (Scene){1, draw_after_a_lens, NULL}, &picture);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        assert_int_equal(picture.pixels[4 * i], MARK.r);
    }
}

/* The same line is drawn in tiles when it has two points, and whole when it has three. */
static void draw_in_tiles(Canvas *canvas) {
    const Stroke line = {.paint = VEIL, .width = 6};
    canvas_polyline(canvas, (const Point[]){{20, 15}, {180, 149}}, 2, &line);
}

static void draw_whole(Canvas *canvas) {
    const Stroke line = {.paint = VEIL, .width = 6};
    canvas_polyline(canvas, (const Point[]){{20, 15}, {100, 82}, {180, 149}}, 3, &line);
}

static void draw_many_in_tiles(Canvas *canvas) {
    const Stroke line = {.paint = VEIL, .width = 3};
    for (int i = 0; i < 12; i++) {
        const float shift = (float)i * 6.3F;
        canvas_polyline(canvas, (const Point[]){{0 + shift, 5}, {130 + shift, 149}}, 2, &line);
    }
}

static void test_a_line_in_tiles_looks_whole(void **state) {
    static Picture tiles;
    static Picture whole;
    enum { SOFT = 32 }; /* in one piece the edges drift by a part of a pixel, as they grow long */
    int inked = 0;
    make_picture(*state, (Scene){2, draw_in_tiles, NULL}, &tiles);
    make_picture(*state, (Scene){2, draw_whole, NULL}, &whole);
    for (int i = 0; i < WIDTH * 2 * HEIGHT * 2 * 4; i++) {
        assert_in_range(tiles.pixels[i] + SOFT - whole.pixels[i], 0, 2 * SOFT);
        inked += i % 4 == 2 && tiles.pixels[i] > 100;
    }
    assert_true(inked > 3000);
}

static void test_a_line_in_tiles_is_cut_by_a_lens(void **state) {
    expect_round(*state, draw_many_in_tiles);
}

/* Every way of drawing dashes, in boxes of many sizes. */
static void draw_dashes(Canvas *canvas) {
    static const struct {
        float width, dash, gap, radius;
    } FRAMES[] = {{2, 5, 3, 2}, {1.5F, 1.5F, 3, 0}, {1.5F, 3, 3, 16}};
    for (int i = 0; i < 60; i++) {
        const int step = i / 3;
        const float side = 12 + (float)step * 4.3F;
        const Stroke edge = {
            .paint = MARK,
            .width = FRAMES[i % 3].width,
            .dash = FRAMES[i % 3].dash,
            .gap = FRAMES[i % 3].gap,
        };
        canvas_rounded(canvas, (Rect){5 + (float)(i % 3) * 62, 5, side, side + 20},
                       FRAMES[i % 3].radius, &(Look){.stroke = edge});
    }
}

static void test_what_lay_in_memory_is_not_seen(void **state) {
    static Picture one;
    static Picture other;
    static const float scales[] = {0.8F, 1, 1.25F, 1.5F, 2};
    for (size_t i = 0; i < sizeof scales / sizeof scales[0]; i++) {
        const Scene scene = {.scale = scales[i], .draw = draw_dashes};
        (void)mallopt(M_PERTURB, 0x0F);
        make_picture(*state, scene, &one);
        (void)mallopt(M_PERTURB, 0xC0);
        make_picture(*state, scene, &other);
        (void)mallopt(M_PERTURB, 0);
        assert_memory_equal(&one, &other, sizeof one);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_lay_in_memory_is_not_seen),
        cmocka_unit_test(test_a_lens_shows_what_lies_under_it),
        cmocka_unit_test(test_clips_work_inside_a_lens),
        cmocka_unit_test(test_a_lens_is_cut_by_the_clip_around_it),
        cmocka_unit_test(test_nothing_is_clipped_after_a_lens),
        cmocka_unit_test(test_a_line_in_tiles_looks_whole),
        cmocka_unit_test(test_a_line_in_tiles_is_cut_by_a_lens),
    };
    return cmocka_run_group_tests_name("present", tests, fonts_setup, fonts_teardown);
}
