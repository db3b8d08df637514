#include "app/draw/icon_art.h"

#include "app/draw/icon_strokes.h"
#include "app/draw/svg.h"

#include <math.h>

static const float icon_box = 16;
static const float icon_stroke = 1.5F;
static const float degree = 0.017453293F;

static Point placed(Point at, Rect box) {
    return (Point){box.x + at.x * box.w / icon_box, box.y + at.y * box.h / icon_box};
}

static void draw_stroke(Canvas *canvas, const IconStroke *part, Rect box, const Stroke *stroke) {
    Point points[ICON_POINTS_MAX];
    for (int i = 0; i < part->count; i++) {
        points[i] = placed(part->point[i], box);
    }
    if (part->arc.radius > 0) {
        const Arc arc = {part->arc.radius * box.w / icon_box, part->arc.from, part->arc.sweep};
        canvas_arc(canvas, points[0], &arc, stroke);
        return;
    }
    canvas_polyline(canvas, points, (size_t)part->count, stroke);
}

/* Eight teeth, each a step out and in again. */
static void draw_gear_teeth(Canvas *canvas, Rect box, const Stroke *stroke) {
    enum { TEETH = 8, CORNERS = 4 };
    static const float turns[CORNERS] = {-15.5F, -9.5F, 9.5F, 15.5F};
    static const float reaches[CORNERS] = {5.1F, 6.9F, 6.9F, 5.1F};
    Point points[TEETH * CORNERS];
    for (int tooth = 0; tooth < TEETH; tooth++) {
        for (int corner = 0; corner < CORNERS; corner++) {
            const float angle = ((float)tooth * 45 + turns[corner]) * degree;
            const Point at = {8 + reaches[corner] * cosf(angle), 8 + reaches[corner] * sinf(angle)};
            points[tooth * CORNERS + corner] = placed(at, box);
        }
    }
    canvas_polygon(canvas, points, TEETH * CORNERS, &(Look){.stroke = *stroke});
}

/* Waisted brush strokes, in em: from, to, height of the middle. */
typedef struct SealStroke {
    float from, to, y;
} SealStroke;

static const SealStroke seal_strokes[] = {
    {-0.30F, 0.24F, -0.285F}, {-0.235F, 0.185F, 0}, {-0.36F, 0.36F, 0.30F}};

static void put_seal_strokes(TextSink *sink, Point centre, float em, Paint paint) {
    const float thick = 0.15F;
    const float waist = 0.80F; /* how far the middle of an edge is pulled */
    for (size_t i = 0; i < sizeof seal_strokes / sizeof seal_strokes[0]; i++) {
        const SealStroke *one = &seal_strokes[i];
        const float left = centre.x + one->from * em;
        const float right = centre.x + one->to * em;
        const float low =
            centre.y + (one->y + 0.02F) * em; /* strokes of a brush rise to the right */
        const float high = low - 0.04F * em;
        const float half = thick / 2 * em;
        const float in = half * 0.5F;
        const float third = (right - left) / 3;
        const float thin = half * waist;
        const float values[] = {
            left + in,   low - half,  left + third,  low - thin,        right - third,
            high - thin, right - in,  high - half,   right + in * 0.6F, high,
            right - in,  high + half, right - third, high + thin,       left + third,
            low + thin,  left + in,   low + half,    left - in * 0.6F,  low,
            left + in,   low - half,
        };
        text_sink_fill(sink, "<path d=\"M% %C% % % % % %Q% % % %C% % % % % %Q% % % %Z\"", values);
        text_sink_paint(sink, "fill", paint);
        text_sink_text(sink, "/>");
    }
}

static void put_koma(TextSink *sink, Rect box, const SvgStyle *style) {
    Point points[PIECE_CORNERS];
    piece_art_outline(box, false, points);
    svg_path(sink, &(SvgPath){points, PIECE_CORNERS, true}, style);
}

static void put_tile(TextSink *sink, float px) {
    static const Paint top = {0x2F, 0x5D, 0x83, 255};
    static const Paint middle = {0x24, 0x4B, 0x6E, 255};
    static const Paint bottom = {0x1B, 0x3A, 0x55, 255};
    const Paint line = {255, 255, 255, 26};
    const float side = 0.94F * px;
    const float edge = (px - side) / 2;
    svg_gradient(sink, &(SvgGradient){"tile", edge, edge + side, 0.5F, {top, middle, bottom}});
    svg_rounded(sink, (Rect){edge, edge, side, side}, 0.215F * px, &(SvgStyle){.gradient = "tile"});
    if (px < 128) {
        return;
    }
    const Stroke stroke = {line, fmaxf(1, px / 170), 0, 0, LINE_BUTT};
    for (int i = 1; i <= 5; i++) {
        const float at = edge + side * (float)i / 6;
        const float end = edge + side;
        svg_path(sink, &(SvgPath){(const Point[]){{at, edge}, {at, end}}, 2, false},
                 &(SvgStyle){.look.stroke = stroke});
        svg_path(sink, &(SvgPath){(const Point[]){{edge, at}, {end, at}}, 2, false},
                 &(SvgStyle){.look.stroke = stroke});
    }
}

static void put_large_icon(TextSink *sink, float px) {
    const Paint shadow = {0, 0, 0, 255};
    const Rect koma = rect_around((Point){px / 2, 0.505F * px}, 0.62F * px, 0.69F * px);
    put_tile(sink, px);
    svg_gradient(sink, &(SvgGradient){.id = "koma",
                                      .top = koma.y,
                                      .bottom = koma.y + koma.h,
                                      .middle = 0.5F,
                                      .paint = {theme_paint(THEME_LIGHT, TONE_KOMA_TOP),
                                                theme_paint(THEME_LIGHT, TONE_KOMA),
                                                theme_paint(THEME_LIGHT, TONE_KOMA_BOTTOM)}});
    put_koma(sink, rect_moved(koma, 0, 0.050F * px),
             &(SvgStyle){.look.fill = paint_faded(shadow, 0.16F)});
    put_koma(sink, rect_moved(koma, 0, 0.034F * px),
             &(SvgStyle){.look.fill = paint_faded(shadow, 0.24F)});
    const Stroke edge = {theme_paint(THEME_LIGHT, TONE_KOMA_EDGE), fmaxf(1, px / 110), 0, 0,
                         LINE_ROUND};
    put_koma(sink, rect_moved(koma, 0, 0.018F * px),
             &(SvgStyle){.look = {theme_paint(THEME_LIGHT, TONE_KOMA_SIDE), edge}});
    put_koma(sink, koma, &(SvgStyle){.gradient = "koma", .look.stroke = edge});
    put_seal_strokes(sink, (Point){px / 2, 0.545F * px}, 0.80F * koma.w,
                     theme_paint(THEME_LIGHT, TONE_KANJI));
}

/* At these sizes every bar must lie on whole pixels. */
static void put_small_icon(TextSink *sink, float px) {
    static const Rect bars32[] = {{10, 9, 12, 3}, {11, 16, 10, 3}, {8, 23, 16, 3}};
    static const Rect bars16[] = {{5, 4, 6, 2}, {5, 8, 6, 2}, {4, 12, 8, 2}};
    const Rect *bars = px < 32 ? bars16 : bars32;
    const float unit = px < 32 ? px / 16 : px / 32;
    const Stroke edge = {{0x5E, 0x42, 0x1C, 255}, px < 32 ? 1 : 1.5F, 0, 0, LINE_ROUND};
    put_koma(sink, (Rect){edge.width / 2, edge.width / 2, px - edge.width, px - edge.width},
             &(SvgStyle){.look = {{0xFB, 0xEB, 0xC8, 255}, edge}});
    for (int i = 0; i < 3; i++) {
        const Rect bar = {bars[i].x * unit, bars[i].y * unit, bars[i].w * unit, bars[i].h * unit};
        svg_rounded(sink, bar, 0, &(SvgStyle){.look.fill = theme_paint(THEME_LIGHT, TONE_KANJI)});
    }
}

void icon_art_draw(Canvas *canvas, Icon icon, Rect box, Paint paint) {
    const float side = fminf(box.w, box.h);
    const Rect square = rect_around(rect_centre(box), side, side);
    const Stroke stroke = {paint, icon_stroke * side / icon_box, 0, 0, LINE_ROUND};
    const IconStroke *parts = icon_strokes_of(icon);
    for (int i = 0; i < ICON_STROKES_MAX && parts[i].count > 0; i++) {
        draw_stroke(canvas, &parts[i], square, &stroke);
    }
    if (icon == ICON_GEAR) {
        draw_gear_teeth(canvas, square, &stroke);
    }
}

void icon_art_side(Canvas *canvas, Rect box, bool white, Paint paint) {
    const float w = box.h * 0.86F / 0.94F;
    const Stroke stroke = {paint, 1.5F, 0, 0, LINE_ROUND};
    Point points[PIECE_CORNERS];
    piece_art_outline(rect_inset(rect_around(rect_centre(box), w, box.h), 0.75F), false, points);
    const Paint fill = white ? (Paint){0, 0, 0, 0} : paint;
    canvas_polygon(canvas, points, PIECE_CORNERS, &(Look){fill, stroke});
}

void icon_art_seal(Canvas *canvas, Rect box) {
    char svg[ICON_SVG_MAX];
    TextSink sink = text_sink_on(svg, sizeof svg);
    svg_begin(&sink, 100, 100);
    svg_rounded(&sink, (Rect){0, 0, 100, 100}, 14,
                &(SvgStyle){.look.fill = canvas_paint(canvas, TONE_SEAL)});
    put_seal_strokes(&sink, (Point){50, 49}, 86, canvas_paint(canvas, TONE_ON_SEAL));
    svg_end(&sink);
    canvas_image(canvas, box, svg);
}

float icon_art_key_width(const Canvas *canvas, const char *text) {
    return fmaxf(17, canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS, text) + 12);
}

float icon_art_key(Canvas *canvas, Rect box, const char *text, Paint paint) {
    const float height = 17;
    const Rect cap = {box.x, box.y + (box.h - height) / 2, icon_art_key_width(canvas, text),
                      height};
    const Stroke edge = {paint_faded(paint, 0.55F), 1, 0, 0, LINE_ROUND};
    canvas_rounded(canvas, cap, 3, &(Look){.stroke = edge});
    canvas_text(canvas,
                &(TextSpot){.box = cap,
                            .style = TEXT_CAPTION,
                            .face = FACE_SANS,
                            .paint = paint,
                            .align = ALIGN_CENTRE},
                text);
    return cap.w;
}

size_t icon_art_program_svg(int px, char *out, size_t capacity) {
    TextSink sink = text_sink_on(out, capacity);
    svg_begin(&sink, px, px);
    if (px < 48) {
        put_small_icon(&sink, (float)px);
    } else {
        put_large_icon(&sink, (float)px);
    }
    svg_end(&sink);
    return sink.length;
}
