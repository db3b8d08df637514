/* Where things stand on the play screen, for windows from the smallest to very large, wide and tall
 * ones. */
#include "app/screens/play_layout.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/sight.h"

#include <string.h>

typedef struct Size {
    float width, height;
} Size;

static const Size SIZES[] = {
    {960, 600},   {1024, 600},  {961, 601},   {1000, 620},  {1023, 767},
    {1024, 768},  {1099, 699},  {1100, 700},  {1280, 720},  {1280, 800},
    {1283, 811},  {1366, 699},  {1366, 768},  {1440, 900},  {1600, 1200},
    {1920, 1080}, {2047, 1151}, {2560, 1440}, {2560, 1600}, {3440, 1440},
    {3840, 2160}, {3000, 600},  {3840, 601},  {960, 3000},  {1080, 1920},
};

enum { SIZE_COUNT = sizeof SIZES / sizeof SIZES[0] };

/* Games that are not there yet, as far as the layout asks about them. */
static const Variant KO = {.files = 19, .ranks = 19, .points = true};
static const Variant CHU = {.files = 12, .ranks = 12, .zone = 4};

static const Variant *const GAMES[] = {&VARIANT_SHO, &CHU, &KO};

static void expect_near(float value, float wanted) {
    assert_true(value > wanted - 0.01F && value < wanted + 0.01F);
}

static Rect slab_of(const PlayLayout *layout) {
    BoardArt art = {.geometry = layout->board, .coordinates = true};
    return board_art_slab(&art);
}

/* The parts of the panel stand below each other inside it; what found no room has no height. */
static void check_panel(const PlayLayout *layout) {
    const Rect parts[] = {layout->far_line, layout->far_taken,  layout->card,     layout->head,
                          layout->list,     layout->near_taken, layout->near_line};
    float bottom = layout->panel.y - 0.5F;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (parts[i].h > 0) {
            assert_true(sight_within(parts[i], layout->panel));
            assert_true(parts[i].y >= bottom);
            bottom = parts[i].y + parts[i].h - 0.5F;
        }
    }
    assert_true(layout->list.h >= layout->row_height);
}

static void check(Size size, const Variant *game) {
    PlayLayout layout = play_layout_of(size.width, size.height, game, false);
    Rect window = {0, 0, size.width, size.height};
    const Rect places[] = {layout.toolbar, layout.bar, layout.column, layout.panel};
    for (size_t i = 0; i < 4; i++) {
        assert_true(sight_within(places[i], window));
        assert_true(places[i].w > 0 && places[i].h > 0);
        for (size_t k = 0; k < i; k++) {
            assert_false(sight_overlap(places[i], places[k]));
        }
    }
    expect_near(layout.toolbar.w, size.width);
    expect_near(layout.bar.w, size.width);
    expect_near(layout.bar.y + layout.bar.h, size.height);
    assert_true(sight_within(slab_of(&layout), layout.column));
    check_panel(&layout);
}

static void test_nothing_overlaps_or_sticks_out(void **state) {
    (void)state;
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        for (size_t k = 0; k < 3; k++) {
            check(SIZES[i], GAMES[k]);
        }
    }
}

/* The panel stays in place when another game is chosen. */
static void test_panel_is_the_same_for_all_games(void **state) {
    (void)state;
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        PlayLayout sho = play_layout_of(SIZES[i].width, SIZES[i].height, &VARIANT_SHO, false);
        PlayLayout ko = play_layout_of(SIZES[i].width, SIZES[i].height, &KO, false);
        assert_memory_equal(&sho.panel, &ko.panel, sizeof sho.panel);
        assert_memory_equal(&sho.column, &ko.column, sizeof sho.column);
    }
}

static float pitch_of(const Variant *game, float width, float height) {
    return play_layout_of(width, height, game, false).board.cell_h;
}

static void test_pitches(void **state) {
    (void)state;
    expect_near(pitch_of(&KO, 960, 600), 26);
    expect_near(pitch_of(&KO, 1280, 800), 36);
    assert_true(pitch_of(&KO, 1920, 1080) >= 51);
    expect_near(pitch_of(&VARIANT_SHO, 1280, 800), 72);
    expect_near(play_layout_of(1280, 800, &VARIANT_SHO, false).board.cell_w, 66);
    assert_true(pitch_of(&CHU, 1280, 800) >= 57);
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        float width = SIZES[i].width;
        float height = SIZES[i].height;
        assert_true(pitch_of(&KO, width, height) >= 26);
        /* A game with fewer squares never has smaller ones, and more room never makes them smaller.
         */
        assert_true(pitch_of(&CHU, width, height) > pitch_of(&KO, width, height));
        assert_true(pitch_of(&VARIANT_SHO, width, height) >= pitch_of(&CHU, width, height));
        assert_true(pitch_of(&VARIANT_SHO, width + 100, height + 100) >=
                    pitch_of(&VARIANT_SHO, width, height));
    }
}

/* Lines stay crisp only on whole pixels. */
static void test_boards_lie_on_whole_pixels(void **state) {
    (void)state;
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        PlayLayout layout = play_layout_of(SIZES[i].width, SIZES[i].height, &VARIANT_SHO, false);
        const BoardGeometry *board = &layout.board;
        const float lengths[] = {board->grid.x, board->grid.y, board->cell_w, board->cell_h};
        for (size_t k = 0; k < 4; k++) {
            expect_near(lengths[k], (float)(int)(lengths[k] + 0.5F));
        }
    }
}

/* Windows as large texts leave them: down to 960x600 at 200 %. */
static void test_small_layouts(void **state) {
    (void)state;
    static const Size SMALL[] = {{480, 300}, {512, 300}, {512, 384}, {640, 400},
                                 {683, 384}, {800, 500}, {853, 533}, {911, 512}};
    for (size_t i = 0; i < sizeof SMALL / sizeof SMALL[0]; i++) {
        for (size_t k = 0; k < 3; k++) {
            check(SMALL[i], GAMES[k]);
            PlayLayout layout = play_layout_of(SMALL[i].width, SMALL[i].height, GAMES[k], false);
            assert_true(layout.panel.w >= 230);
        }
    }
}

static void test_usual_panels_are_wide(void **state) {
    (void)state;
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        PlayLayout layout = play_layout_of(SIZES[i].width, SIZES[i].height, &KO, false);
        assert_true(layout.panel.w >= 400);
        assert_true(layout.card.h > 0);
    }
}

static void test_flipping_moves_nothing(void **state) {
    (void)state;
    PlayLayout one = play_layout_of(1280, 800, &VARIANT_SHO, false);
    PlayLayout other = play_layout_of(1280, 800, &VARIANT_SHO, true);
    assert_false(one.board.flipped);
    assert_true(other.board.flipped);
    assert_memory_equal(&one.board.grid, &other.board.grid, sizeof one.board.grid);
    assert_memory_equal(&one.panel, &other.panel, sizeof one.panel);
}

static void test_roomy_and_tall(void **state) {
    (void)state;
    assert_false(play_layout_of(960, 600, &VARIANT_SHO, false).roomy);
    assert_false(play_layout_of(960, 600, &VARIANT_SHO, false).far_taken.h > 0);
    assert_true(play_layout_of(1280, 600, &VARIANT_SHO, false).roomy);
    assert_false(play_layout_of(1280, 600, &VARIANT_SHO, false).far_taken.h > 0);
    assert_true(play_layout_of(1280, 800, &VARIANT_SHO, false).far_taken.h > 0);
}

static void test_scale_goes_in_whole_steps(void **state) {
    (void)state;
    expect_near(play_layout_scale(1, 1), 1);
    expect_near(play_layout_scale(960, 600), 1);
    expect_near(play_layout_scale(1280, 800), 1);
    expect_near(play_layout_scale(2559, 1600), 1);
    expect_near(play_layout_scale(2560, 1599), 1);
    expect_near(play_layout_scale(2560, 1600), 2);
    expect_near(play_layout_scale(3840, 2160), 2);
    expect_near(play_layout_scale(3840, 2400), 3);
    expect_near(play_layout_scale(7680, 1600), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_overlaps_or_sticks_out),
        cmocka_unit_test(test_small_layouts),
        cmocka_unit_test(test_usual_panels_are_wide),
        cmocka_unit_test(test_panel_is_the_same_for_all_games),
        cmocka_unit_test(test_pitches),
        cmocka_unit_test(test_boards_lie_on_whole_pixels),
        cmocka_unit_test(test_flipping_moves_nothing),
        cmocka_unit_test(test_roomy_and_tall),
        cmocka_unit_test(test_scale_goes_in_whole_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
