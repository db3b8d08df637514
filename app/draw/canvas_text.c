#include "app/draw/canvas_store.h"
#include "app/draw/utf8.h"

#include <math.h>
#include <string.h>

enum { LINE_BYTES_MAX = 1024 };

static const char ellipsis[] = "\xE2\x80\xA6";

/* Half the height of a capital letter: what must lie under the middle of the box. */
static const float half_capital = 0.355F;

/* The first `count` bytes of the text and the ellipsis. */
static void cut_at(const char *utf8, size_t count, char out[LINE_BYTES_MAX]) {
    while (count > 0 && utf8[count - 1] == ' ') {
        count--;
    }
    memcpy(out, utf8, count);
    memcpy(out + count, ellipsis, sizeof ellipsis);
}

/* Ends of characters, so that no character is cut in two. */
static size_t list_ends(const char *utf8, size_t ends[LINE_BYTES_MAX]) {
    size_t count = 0;
    uint32_t code;
    const char *at = utf8_next(utf8, &code);
    while (code != 0 && (size_t)(at - utf8) < LINE_BYTES_MAX - sizeof ellipsis) {
        ends[count++] = (size_t)(at - utf8);
        at = utf8_next(at, &code);
    }
    return count;
}

static float px_of(const Canvas *canvas, TextStyle style) {
    return fmaxf(theme_text_px(style), canvas->frame.text_least);
}

static void cut_to_width(const Canvas *canvas, const TextSpot *spot, const char *utf8,
                         char out[LINE_BYTES_MAX]) {
    size_t ends[LINE_BYTES_MAX];
    size_t low = 0;
    size_t high = list_ends(utf8, ends);
    while (low < high) {
        const size_t middle = (low + high + 1) / 2;
        cut_at(utf8, ends[middle - 1], out);
        if (canvas_text_width(canvas, spot->style, spot->face, out) <= spot->box.w) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    cut_at(utf8, low == 0 ? 0 : ends[low - 1], out);
}

static float shift_of(TextAlign align, float room) {
    switch (align) {
    case ALIGN_LEFT:
        return 0;
    case ALIGN_CENTRE:
        return room / 2;
    case ALIGN_RIGHT:
        return room;
    }
    return 0;
}

static void add_line(Canvas *canvas, const TextSpot *spot, const char *utf8, float width) {
    const Rect box = spot->box;
    const float px = px_of(canvas, spot->style);
    canvas_add(canvas,
               &(CanvasCommand){
                   .kind = COMMAND_TEXT,
                   .box = {box.x + shift_of(spot->align, box.w - width), box.y, width, box.h},
                   .look = {.fill = spot->paint},
                   .text = canvas_keep(canvas, utf8),
                   .style = spot->style,
                   .face = spot->face,
                   .px = px,
                   .baseline = box.y + box.h / 2 + half_capital * px,
               });
}

float canvas_measure_fixed(void *context, Face face, float px, const char *utf8) {
    (void)context;
    (void)face;
    float width = 0;
    uint32_t code;
    for (const char *at = utf8_next(utf8, &code); code != 0; at = utf8_next(at, &code)) {
        width += utf8_is_wide(code) ? px : px * 0.55F;
    }
    return width;
}

float canvas_text_width(const Canvas *canvas, TextStyle style, Face face, const char *utf8) {
    const float scale = canvas->frame.scale;
    return canvas->measure(canvas->context, face, px_of(canvas, style) * scale, utf8) / scale;
}

float canvas_text(Canvas *canvas, const TextSpot *spot, const char *utf8) {
    if (utf8[0] == '\0') {
        return 0;
    }
    float width = canvas_text_width(canvas, spot->style, spot->face, utf8);
    /* a box measured from this very text must not lose its end to rounding */
    if (width <= spot->box.w + 0.5F) {
        add_line(canvas, spot, utf8, width);
        return width;
    }
    char cut[LINE_BYTES_MAX];
    cut_to_width(canvas, spot, utf8, cut);
    width = canvas_text_width(canvas, spot->style, spot->face, cut);
    add_line(canvas, spot, cut, width);
    return width;
}
