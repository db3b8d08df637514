#include "app/draw/piece_art.h"

#include "app/draw/canvas.h"
#include "app/draw/svg.h"
#include "app/draw/utf8.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const float koma_height = 0.94F; /* of the pitch, for the widest rank */
static const float stone_radius = 0.46F;

static const float rank_widths[PIECE_RANK_COUNT] = {
    [PIECE_ROYAL] = 0.86F, [PIECE_GREAT] = 0.85F, [PIECE_MAJOR] = 0.84F,
    [PIECE_MINOR] = 0.82F, [PIECE_PAWN] = 0.80F,
};

/* In widths and heights of the piece, middle (0,0), facing up. */
static const Point corners[PIECE_CORNERS] = {
    {0.0F, -0.5F},   {0.385F, -0.335F}, {0.497F, 0.47F},    {0.482F, 0.5F},
    {-0.482F, 0.5F}, {-0.497F, 0.47F},  {-0.385F, -0.335F},
};

/* Farther and nearer shadow: growth, way down in pitches, opacity in the light and dark theme. */
typedef struct Shadow {
    float grow, down, alpha[THEME_COUNT];
} Shadow;

static const Shadow shadows[2][2] = {
    {{1.03F, 0.055F, {0.10F, 0.18F}}, {1.0F, 0.03F, {0.20F, 0.34F}}},
    {{1.05F, 0.12F, {0.10F, 0.18F}}, {1.0F, 0.08F, {0.20F, 0.34F}}},
};

typedef struct Palette {
    Tone top, middle, bottom, edge, side;
} Palette;

static const Palette koma_palette = {TONE_KOMA_TOP, TONE_KOMA, TONE_KOMA_BOTTOM, TONE_KOMA_EDGE,
                                     TONE_KOMA_SIDE};
static const Palette koma2_palette = {TONE_KOMA2_TOP, TONE_KOMA2, TONE_KOMA2_BOTTOM,
                                      TONE_KOMA2_EDGE, TONE_KOMA2_SIDE};
static const Palette black_palette = {TONE_BLACK_TOP, TONE_BLACK_STONE, TONE_BLACK_BOTTOM,
                                      TONE_BLACK_RIM, TONE_BLACK_RIM};
static const Palette white_palette = {TONE_WHITE_TOP, TONE_WHITE_STONE, TONE_WHITE_BOTTOM,
                                      TONE_WHITE_RIM, TONE_WHITE_RIM};

/* A size and a way from the middle, in heights of a pentagon or pitches of a stone. */
typedef struct Fit {
    float width, height, down;
} Fit;

typedef struct FitRow {
    int count;
    Fit fit[PIECE_KANJI_MAX];
} FitRow;

enum { PITCH_TWO_TALL = 44, PITCH_TWO = 30 };

static const FitRow koma_one = {1, {{0.66F, 0.64F, 0.065F}}};
static const FitRow koma_two_wide = {2, {{0.52F, 0.385F, -0.14F}, {0.52F, 0.385F, 0.255F}}};
static const FitRow koma_two_tall = {2, {{0.45F, 0.375F, -0.14F}, {0.45F, 0.375F, 0.255F}}};
static const FitRow stone_small = {1, {{0.66F, 0.66F, 0}}};
static const FitRow stone_barred = {1, {{0.58F, 0.56F, -0.05F}}};
static const FitRow stone_one = {1, {{0.60F, 0.60F, 0}}};
static const FitRow stone_two_wide = {2, {{0.56F, 0.375F, -0.182F}, {0.56F, 0.375F, 0.182F}}};
static const FitRow stone_two_tall = {2, {{0.46F, 0.37F, -0.178F}, {0.46F, 0.37F, 0.178F}}};
static const FitRow stone_three = {
    3, {{0.36F, 0.25F, -0.245F}, {0.40F, 0.25F, 0}, {0.36F, 0.25F, 0.245F}}};

/* Everything that follows from an art once, in device pixels. */
typedef struct Body {
    float pitch, edge, thickness;
    Point centre; /* of the piece in its picture */
    float w, h;
} Body;

static float toward_owner(const PieceArt *art) {
    return art->turned ? -1.0F : 1.0F;
}

static float edge_width(const PieceArt *art) {
    if (art->shape == PIECE_STONE) {
        return (art->pitch < 48 ? 1.0F : 1.25F) * art->scale;
    }
    return (art->pitch < 48 ? 1.0F : art->pitch < 90 ? 1.2F : 1.6F) * art->scale;
}

static Body body_of(const PieceArt *art) {
    const float p = art->pitch * art->scale;
    const float middle = (float)piece_art_size(art) / 2;
    Body body = {
        .pitch = p,
        .edge = edge_width(art),
        .thickness = fmaxf(0.8F * art->scale, 0.028F * p),
        .centre = {middle, middle},
    };
    if (art->shape == PIECE_STONE) {
        body.w = body.h = 2 * stone_radius * p;
        return body;
    }
    body.w = rank_widths[art->rank] * p;
    body.h = body.w * koma_height / rank_widths[PIECE_ROYAL];
    body.centre.y += toward_owner(art) * (koma_height * p - body.h) / 2;
    return body;
}

static Palette palette_of(const PieceArt *art) {
    if (art->shape == PIECE_STONE) {
        return art->white ? white_palette : black_palette;
    }
    return art->white && art->second_tint ? koma2_palette : koma_palette;
}

static Paint white_light(const PieceArt *art, float light_alpha, float dark_alpha) {
    const float alpha = art->theme == THEME_LIGHT ? light_alpha : dark_alpha;
    return paint_faded((Paint){255, 255, 255, 255}, alpha);
}

static void put_outline(TextSink *sink, const PieceArt *art, Rect box, const SvgStyle *style) {
    Point points[PIECE_CORNERS];
    piece_art_outline(box, art->turned, points);
    svg_path(sink, &(SvgPath){points, PIECE_CORNERS, true}, style);
}

static void put_body_shape(TextSink *sink, const PieceArt *art, Rect box, const SvgStyle *style) {
    if (art->shape == PIECE_STONE) {
        svg_arc(sink, rect_centre(box), &(Arc){box.w / 2, 0, 360}, style);
    } else {
        put_outline(sink, art, box, style);
    }
}

static void put_shadows(TextSink *sink, const PieceArt *art, const Body *body) {
    const Paint shadow = theme_paint(art->theme, TONE_SHADOW);
    for (int i = 0; i < 2; i++) {
        const Shadow *one = &shadows[art->lifted][i];
        const Point centre = {body->centre.x, body->centre.y + one->down * body->pitch};
        const Rect box = rect_around(centre, body->w * one->grow, body->h * one->grow);
        put_body_shape(sink, art, box,
                       &(SvgStyle){.look.fill = paint_faded(shadow, one->alpha[art->theme])});
    }
}

static void put_face_gradient(TextSink *sink, const PieceArt *art, Rect face, float middle) {
    const Palette palette = palette_of(art);
    svg_gradient(sink, &(SvgGradient){.id = "face",
                                      .top = face.y,
                                      .bottom = face.y + face.h,
                                      .middle = middle,
                                      .paint = {theme_paint(art->theme, palette.top),
                                                theme_paint(art->theme, palette.middle),
                                                theme_paint(art->theme, palette.bottom)}});
}

/* Light catches the edge that looks up: the shoulders, or the base line of a turned piece. */
static void put_bevel(TextSink *sink, const PieceArt *art, Rect face, float width) {
    const Rect inner = rect_around(rect_centre(face), face.w * 0.94F, face.h * 0.94F);
    Point at[PIECE_CORNERS];
    piece_art_outline(inner, art->turned, at);
    const Point shoulders[] = {at[6], at[0], at[1]};
    const Point base[] = {at[3], at[4]};
    const SvgPath path = {art->turned ? base : shoulders, art->turned ? 2 : 3, false};
    svg_path(sink, &path,
             &(SvgStyle){.look.stroke = {white_light(art, 0.55F, 0.16F), width, 0, 0, LINE_ROUND}});
}

static void put_face_grain(TextSink *sink, const PieceArt *art, Rect face) {
    static const float places[] = {-0.33F, -0.19F, -0.03F, 0.14F, 0.31F};
    static const float bends[] = {-0.010F, 0.012F, -0.006F, 0.010F, 0.008F};
    const Point centre = rect_centre(face);
    const Paint paint = paint_faded(theme_paint(art->theme, TONE_GRAIN), 0.10F);
    const float up = toward_owner(art);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const float x = centre.x + places[i] * face.w;
        /* the shoulders fall away to the side, so outer lines begin lower */
        const float top = centre.y - up * face.h * (0.47F - 0.40F * fabsf(places[i]));
        const Point line[] = {{x, top},
                              {x + bends[i] * face.w, centre.y + up * 0.1F * face.h},
                              {x, centre.y + up * 0.48F * face.h}};
        svg_path(sink, &(SvgPath){line, 3, false},
                 &(SvgStyle){.look.stroke = {paint, 0.012F * face.w, 0, 0, LINE_ROUND}});
    }
}

static void put_koma(TextSink *sink, const PieceArt *art, const Body *body) {
    const Palette palette = palette_of(art);
    const Stroke edge = {theme_paint(art->theme, palette.edge), body->edge, 0, 0, LINE_ROUND};
    const Rect middle = rect_around(body->centre, body->w, body->h);
    const Rect face = rect_moved(middle, 0, -0.4F * body->thickness);
    put_face_gradient(sink, art, face, 0.5F);
    put_shadows(sink, art, body);
    put_outline(sink, art, rect_moved(middle, 0, 0.6F * body->thickness),
                &(SvgStyle){.look = {theme_paint(art->theme, palette.side), edge}});
    put_outline(sink, art, face, &(SvgStyle){.gradient = "face", .look.stroke = edge});
    if (art->pitch >= 66) {
        put_face_grain(sink, art, face);
    }
    put_bevel(sink, art, face, body->edge);
}

static bool has_bar(const PieceArt *art) {
    return art->shape == PIECE_STONE && art->short_barred && art->pitch < PITCH_TWO;
}

/* Below the kanji, as its owner sees it. */
static void put_bar(TextSink *sink, const PieceArt *art, const Body *body) {
    const float half = 0.17F * body->pitch;
    const float y = body->centre.y + toward_owner(art) * 0.285F * body->pitch;
    const Point line[] = {{body->centre.x - half, y}, {body->centre.x + half, y}};
    const float width = fmaxf(1.5F * art->scale, 0.06F * body->pitch);
    svg_path(sink, &(SvgPath){line, 2, false},
             &(SvgStyle){.look.stroke = {piece_art_ink(art), width, 0, 0, LINE_BUTT}});
}

static void put_stone(TextSink *sink, const PieceArt *art, const Body *body) {
    const Palette palette = palette_of(art);
    const float radius = body->w / 2;
    const Rect face = rect_around(body->centre, body->w, body->h);
    put_face_gradient(sink, art, face, 0.55F);
    put_shadows(sink, art, body);
    const Stroke rim = {theme_paint(art->theme, palette.edge), body->edge, 0, 0, LINE_ROUND};
    svg_arc(sink, body->centre, &(Arc){radius - body->edge / 2, 0, 360},
            &(SvgStyle){.gradient = "face", .look.stroke = rim});
    if (art->promoted) {
        const float width = fmaxf(art->scale, 0.022F * body->pitch);
        svg_arc(sink, body->centre, &(Arc){0.885F * radius, 0, 360},
                &(SvgStyle){.look.stroke = {paint_faded(piece_art_ink(art), 0.85F), width, 0, 0,
                                            LINE_ROUND}});
    } else if (art->pitch >= PITCH_TWO_TALL) {
        const Paint lit = paint_faded((Paint){255, 255, 255, 255}, art->white ? 0.80F : 0.16F);
        svg_arc(sink, body->centre, &(Arc){0.90F * radius, 215, 110},
                &(SvgStyle){.look.stroke = {lit, fmaxf(art->scale, 0.025F * body->pitch), 0, 0,
                                            LINE_ROUND}});
    }
    if (has_bar(art)) {
        put_bar(sink, art, body);
    }
}

static size_t split_kanji(const char *utf8, char out[PIECE_KANJI_MAX][PIECE_KANJI_BYTES]) {
    size_t count = 0;
    uint32_t code;
    const char *after = utf8_next(utf8, &code);
    while (code != 0 && count < PIECE_KANJI_MAX) {
        const size_t size = utf8_put(code, out[count]);
        out[count++][size] = '\0';
        after = utf8_next(after, &code);
    }
    return count;
}

static const FitRow *koma_fit(const PieceArt *art, size_t count) {
    if (count == 1 || art->pitch < PITCH_TWO) {
        return &koma_one;
    }
    return art->pitch < PITCH_TWO_TALL ? &koma_two_wide : &koma_two_tall;
}

static const FitRow *stone_fit(const PieceArt *art, size_t count) {
    if (count == 1) {
        return &stone_one;
    }
    if (art->pitch < PITCH_TWO) {
        return has_bar(art) ? &stone_barred : &stone_small;
    }
    if (art->pitch < PITCH_TWO_TALL) {
        return &stone_two_wide;
    }
    return count == 2 ? &stone_two_tall : &stone_three;
}

static KanjiPlace place_of(const PieceArt *art, const Body *body, const Fit *fit) {
    const bool stone = art->shape == PIECE_STONE;
    const float unit = stone ? body->pitch : body->h;
    const float lift = stone ? 0 : 0.4F * body->thickness;
    const float middle = (float)piece_art_size(art) / 2;
    return (KanjiPlace){
        .centre = {0, body->centre.y - middle + toward_owner(art) * fit->down * unit - lift},
        .em_width = fit->width * unit,
        .em_height = fit->height * unit,
    };
}

void piece_art_draw(Canvas *canvas, const PieceArt *art, const PieceSpot *spot) {
    assert(art->pitch > 0 && art->kanji != NULL);
    canvas_piece(canvas, art, spot);
}

int piece_art_size(const PieceArt *art) {
    /* half the height grown, the way of the lifted shadow, and the outline */
    const float reach = (0.5F * koma_height * 1.05F + 0.13F) * art->pitch * art->scale;
    return 2 * ((int)ceilf(reach) + 2);
}

size_t piece_art_svg(const PieceArt *art, char *out, size_t capacity) {
    TextSink sink = text_sink_on(out, capacity);
    const Body body = body_of(art);
    const int size = piece_art_size(art);
    svg_begin(&sink, size, size);
    if (art->shape == PIECE_STONE) {
        put_stone(&sink, art, &body);
    } else {
        put_koma(&sink, art, &body);
    }
    svg_end(&sink);
    return sink.length;
}

size_t piece_art_kanji(const PieceArt *art, KanjiPlace out[PIECE_KANJI_MAX]) {
    char kanji[PIECE_KANJI_MAX][PIECE_KANJI_BYTES];
    size_t count = split_kanji(art->kanji, kanji);
    if (count == 0) {
        return 0;
    }
    if (art->pitch < PITCH_TWO && count > 1 && art->kanji_short != NULL) {
        split_kanji(art->kanji_short, kanji);
    }
    const FitRow *row = art->shape == PIECE_STONE ? stone_fit(art, count) : koma_fit(art, count);
    const Body body = body_of(art);
    count = (size_t)row->count;
    for (size_t i = 0; i < count; i++) {
        out[i] = place_of(art, &body, &row->fit[i]);
        memcpy(out[i].utf8, kanji[i], PIECE_KANJI_BYTES);
    }
    return count;
}

KanjiPlace piece_art_letters(const PieceArt *art) {
    const Body body = body_of(art);
    const size_t count = art->letters == NULL ? 0 : strlen(art->letters);
    const float size = count < 3 ? 0.30F : 0.235F;
    KanjiPlace place = place_of(art, &body, &(Fit){size, size, 0.045F});
    strncpy(place.utf8, art->letters == NULL ? "" : art->letters, PIECE_KANJI_BYTES - 1);
    return place;
}

Paint piece_art_ink(const PieceArt *art) {
    static const Tone tones[3][2] = {
        {TONE_KANJI, TONE_KANJI_RED},
        {TONE_BLACK_KANJI, TONE_BLACK_RED},
        {TONE_WHITE_KANJI, TONE_WHITE_RED},
    };
    const int face = art->shape == PIECE_KOMA ? 0 : art->white ? 2 : 1;
    return theme_paint(art->theme, tones[face][art->promoted]);
}

void piece_art_outline(Rect box, bool turned, Point out[PIECE_CORNERS]) {
    const Point centre = rect_centre(box);
    const float turn = turned ? -1.0F : 1.0F;
    for (int i = 0; i < PIECE_CORNERS; i++) {
        out[i] =
            (Point){centre.x + turn * corners[i].x * box.w, centre.y + turn * corners[i].y * box.h};
    }
}
