/* Pieces have the designed proportions, stand on one line, and carry one, two or three kanji. */
#include "app/draw/piece_art.h"
#include "tests/support/cmocka_ready.h"

#include <stdlib.h>
#include <string.h>

/* The first height of a 0.86 wide piece is 0.94 of the pitch; others in proportion. */
static const float TALLEST = 0.94F;

static PieceArt art_of(float pitch, const char *kanji) {
    return (PieceArt){.rank = PIECE_ROYAL, .pitch = pitch, .kanji = kanji, .scale = 1};
}

static void expect_place(const KanjiPlace *place, const char *kanji, const float values[3]) {
    assert_string_equal(place->utf8, kanji);
    assert_float_equal(place->em_width, values[0], 0.05F);
    assert_float_equal(place->em_height, values[1], 0.05F);
    assert_float_equal(place->centre.y, values[2], 0.05F);
    assert_float_equal(place->centre.x, 0, 0.001F);
}

static void test_two_kanji_from_44(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    const PieceArt art = art_of(100, "玉将");
    const float h = TALLEST * 100;
    const float lift = 0.4F * 2.8F; /* the face lies above the middle */
    assert_int_equal(piece_art_kanji(&art, places), 2);
    expect_place(&places[0], "玉", (const float[]){0.45F * h, 0.375F * h, -0.14F * h - lift});
    expect_place(&places[1], "将", (const float[]){0.45F * h, 0.375F * h, 0.255F * h - lift});
}

static void test_two_wide_kanji_from_30(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    for (int pitch = 30; pitch <= 43; pitch += 13) {
        const PieceArt art = art_of((float)pitch, "玉将");
        const float h = TALLEST * (float)pitch;
        assert_int_equal(piece_art_kanji(&art, places), 2);
        assert_float_equal(places[0].em_width, 0.52F * h, 0.05F);
        assert_float_equal(places[0].em_height, 0.385F * h, 0.05F);
    }
}

static void test_one_kanji_under_30(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    PieceArt art = art_of(29, "醉象");
    assert_int_equal(piece_art_kanji(&art, places), 1);
    assert_string_equal(places[0].utf8, "醉");
    art.kanji_short = "象";
    assert_int_equal(piece_art_kanji(&art, places), 1);
    assert_string_equal(places[0].utf8, "象");
    assert_float_equal(places[0].em_width, 0.66F * TALLEST * 29, 0.05F);
}

static void test_scale_does_not_change_the_choice(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    PieceArt art = art_of(29, "醉象");
    art.scale = 2;
    assert_int_equal(piece_art_kanji(&art, places), 1);
    assert_float_equal(places[0].em_width, 2 * 0.66F * TALLEST * 29, 0.05F);
}

static void test_turned_pieces_mirror_their_places(void **state) {
    (void)state;
    KanjiPlace black[PIECE_KANJI_MAX];
    KanjiPlace white[PIECE_KANJI_MAX];
    PieceArt art = art_of(100, "玉将");
    piece_art_kanji(&art, black);
    art.white = true;
    art.turned = true;
    piece_art_kanji(&art, white);
    const float lift = 0.4F * 2.8F; /* light from above: the face is lifted for both */
    for (int i = 0; i < 2; i++) {
        assert_float_equal(white[i].centre.y + lift, -(black[i].centre.y + lift), 0.01F);
    }
}

static void test_stones(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    PieceArt art = art_of(50, "五里霧");
    art.shape = PIECE_STONE;
    assert_int_equal(piece_art_kanji(&art, places), 3);
    expect_place(&places[0], "五", (const float[]){18, 12.5F, -12.25F});
    expect_place(&places[1], "里", (const float[]){20, 12.5F, 0});
    art.pitch = 40;
    assert_int_equal(piece_art_kanji(&art, places), 2);
    expect_place(&places[1], "里", (const float[]){22.4F, 15, 7.28F});
    art.pitch = 28;
    assert_int_equal(piece_art_kanji(&art, places), 1);
    assert_float_equal(places[0].em_width, 0.66F * 28, 0.05F);
    art.kanji = "将";
    assert_int_equal(piece_art_kanji(&art, places), 1);
    assert_float_equal(places[0].em_width, 0.60F * 28, 0.05F);
}

static void test_an_empty_name_has_no_place(void **state) {
    (void)state;
    KanjiPlace places[PIECE_KANJI_MAX];
    const PieceArt art = art_of(50, "");
    assert_int_equal(piece_art_kanji(&art, places), 0);
}

static void test_letters_shrink_with_their_number(void **state) {
    (void)state;
    PieceArt art = art_of(100, "龍王");
    art.letters = "DK";
    assert_float_equal(piece_art_letters(&art).em_height, 0.30F * 94, 0.05F);
    art.letters = "+DK";
    assert_float_equal(piece_art_letters(&art).em_height, 0.235F * 94, 0.05F);
    assert_string_equal(piece_art_letters(&art).utf8, "+DK");
}

static void test_outline(void **state) {
    (void)state;
    Point up[PIECE_CORNERS];
    Point down[PIECE_CORNERS];
    const Rect box = {10, 20, 86, 94};
    piece_art_outline(box, false, up);
    piece_art_outline(box, true, down);
    assert_float_equal(up[0].x, 53, 0.01F); /* the tip */
    assert_float_equal(up[0].y, 20, 0.01F);
    assert_float_equal(up[1].x, 53 + 0.385F * 86, 0.01F); /* a shoulder */
    assert_float_equal(up[1].y, 67 - 0.335F * 94, 0.01F);
    for (int i = 0; i < PIECE_CORNERS; i++) {
        assert_float_equal(up[i].x + down[i].x, 2 * 53, 0.01F);
        assert_float_equal(up[i].y + down[i].y, 2 * 67, 0.01F);
    }
}

/* The largest y of the last closed path, which is the face, or of all paths before it. */
static float lowest_of_path(const char *svg, int number) {
    const char *at = svg;
    for (int i = 0; i <= number; i++) {
        at = strstr(at, "<path d=\"M");
        assert_non_null(at);
        at += strlen("<path d=\"M");
    }
    float lowest = 0;
    for (int i = 0; i < PIECE_CORNERS; i++) {
        char *end;
        (void)strtof(at, &end);
        const float y = strtof(end, &end);
        lowest = y > lowest ? y : lowest;
        at = end + 1;
    }
    return lowest;
}

static void test_all_ranks_stand_on_one_line(void **state) {
    (void)state;
    char svg[PIECE_SVG_MAX];
    for (PieceRank rank = PIECE_ROYAL; rank < PIECE_RANK_COUNT; rank++) {
        PieceArt art = art_of(100, "歩兵");
        art.rank = rank;
        assert_true(piece_art_svg(&art, svg, sizeof svg) < sizeof svg);
        /* far shadow, near shadow, side, face: the face ends 0.47 p under the middle, lifted */
        const float middle = (float)piece_art_size(&art) / 2;
        assert_float_equal(lowest_of_path(svg, 3), middle + 47 - 0.4F * 2.8F, 0.05F);
    }
}

static void test_the_picture_holds_the_shadow(void **state) {
    (void)state;
    PieceArt art = art_of(72, "玉将");
    art.lifted = true;
    const int size = piece_art_size(&art);
    assert_int_equal(size % 2, 0);
    /* half the grown height and the way of the lifted shadow */
    assert_true((float)size / 2 >= 72 * (0.47F * 1.05F + 0.12F));
}

static void test_svg_reports_its_length(void **state) {
    (void)state;
    char svg[PIECE_SVG_MAX];
    char small[10];
    const PieceArt art = art_of(110, "玉将");
    const size_t length = piece_art_svg(&art, svg, sizeof svg);
    assert_int_equal(length, strlen(svg));
    assert_int_equal(piece_art_svg(&art, small, sizeof small), length);
    assert_int_equal(strlen(small), sizeof small - 1);
    assert_int_equal(memcmp(svg, "<svg ", 5), 0);
    assert_string_equal(svg + length - 6, "</svg>");
}

static void test_promoted_pieces_are_red(void **state) {
    (void)state;
    PieceArt art = art_of(50, "龍王");
    art.promoted = true;
    assert_int_equal(piece_art_ink(&art).r, 0xB3);
    art.shape = PIECE_STONE;
    assert_int_equal(piece_art_ink(&art).r, 0xFF);
    art.white = true;
    art.turned = true;
    assert_int_equal(piece_art_ink(&art).r, 0xB3);
    art.promoted = false;
    assert_int_equal(piece_art_ink(&art).r, 0x1A);
}

/* On small boards a bar below the kanji tells a stone from one whose whole name it is. */
static void test_shared_kanji_has_a_bar(void **state) {
    (void)state;
    static char plain[PIECE_SVG_MAX];
    static char barred[PIECE_SVG_MAX];
    PieceArt art = {
        .shape = PIECE_STONE, .pitch = 26, .scale = 1, .kanji = "牌総", .kanji_short = "牌"};
    KanjiPlace place[PIECE_KANJI_MAX];
    piece_art_svg(&art, plain, sizeof plain);
    art.short_barred = true;
    piece_art_svg(&art, barred, sizeof barred);
    assert_string_not_equal(plain, barred);
    assert_int_equal(piece_art_kanji(&art, place), 1);
    assert_float_equal(place[0].em_width, 0.58F * 26, 0.01);
    art.pitch = 36;
    piece_art_svg(&art, barred, sizeof barred);
    art.short_barred = false;
    piece_art_svg(&art, plain, sizeof plain);
    assert_string_equal(plain, barred);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_kanji_from_44),
        cmocka_unit_test(test_two_wide_kanji_from_30),
        cmocka_unit_test(test_one_kanji_under_30),
        cmocka_unit_test(test_scale_does_not_change_the_choice),
        cmocka_unit_test(test_turned_pieces_mirror_their_places),
        cmocka_unit_test(test_stones),
        cmocka_unit_test(test_an_empty_name_has_no_place),
        cmocka_unit_test(test_letters_shrink_with_their_number),
        cmocka_unit_test(test_outline),
        cmocka_unit_test(test_all_ranks_stand_on_one_line),
        cmocka_unit_test(test_the_picture_holds_the_shadow),
        cmocka_unit_test(test_svg_reports_its_length),
        cmocka_unit_test(test_promoted_pieces_are_red),
        cmocka_unit_test(test_shared_kanji_has_a_bar),
    };
    return cmocka_run_group_tests_name("piece_art", tests, NULL, NULL);
}
