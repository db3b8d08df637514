#include "app/draw/text_flow.h"

#include "app/draw/utf8.h"

#include <string.h>

enum { FLOW_BYTES_MAX = 1024 };

/* What lines are measured with. */
typedef struct Ruler {
    const Canvas *canvas;
    const TextFlow *flow;
    float width;
} Ruler;

/* One line: its first byte, the byte after its last, and where the next one starts. */
typedef struct Line {
    const char *from, *to, *next;
} Line;

static float width_between(const Ruler *ruler, const char *from, const char *to) {
    char part[FLOW_BYTES_MAX];
    const size_t size = (size_t)(to - from);
    memcpy(part, from, size);
    part[size] = '\0';
    return canvas_text_width(ruler->canvas, ruler->flow->style, ruler->flow->face, part);
}

/* Marks that must not begin a line. */
static bool closes(uint32_t code) {
    return code == 0x3001 || code == 0x3002 || code == 0xFF09 || code == 0x300D || code == 0xFF0C;
}

/* A line may break before the character at `at`, given the one before it. */
static bool may_break(uint32_t before, uint32_t at) {
    if (at == 0 || at == '\n') {
        return true;
    }
    if (before == ' ' || closes(at)) {
        return before == ' ';
    }
    return at != ' ' && (utf8_is_wide(before) || utf8_is_wide(at));
}

/* The end of the piece that starts at `from` and must stay together. */
static const char *piece_end(const char *from, uint32_t *last) {
    uint32_t before;
    const char *at = utf8_next(from, &before);
    for (;;) {
        uint32_t code;
        const char *after = utf8_next(at, &code);
        if (may_break(before, code)) {
            *last = before;
            return at;
        }
        before = code;
        at = after;
    }
}

static const char *without_spaces(const char *from, const char *to) {
    while (to > from && to[-1] == ' ') {
        to--;
    }
    return to;
}

static bool fits(const Ruler *ruler, const char *from, const char *to) {
    const char *end = without_spaces(from, to);
    return (size_t)(end - from) < FLOW_BYTES_MAX && width_between(ruler, from, end) <= ruler->width;
}

/* As many characters as fit, at least one: for a word wider than the line. */
static const char *cut_word(const Ruler *ruler, const char *from, const char *to) {
    uint32_t code;
    const char *at = utf8_next(from, &code);
    while (at < to) {
        const char *after = utf8_next(at, &code);
        if (!fits(ruler, from, after)) {
            return at;
        }
        at = after;
    }
    return at;
}

static Line next_line(const Ruler *ruler, const char *from) {
    const char *at = from;
    uint32_t last;
    while (*at != '\0' && *at != '\n') {
        const char *end = piece_end(at, &last);
        if (!fits(ruler, from, end)) {
            at = at == from ? cut_word(ruler, from, end) : at;
            break;
        }
        at = end;
    }
    Line line = {from, without_spaces(from, at), at};
    while (*line.next == ' ') {
        line.next++;
    }
    if (*line.next == '\n') {
        line.next++;
    }
    return line;
}

static int line_limit(const TextFlow *flow, float height) {
    const int fitting = (int)((height + 0.5F) / theme_text_line(flow->style));
    const int limit = fitting < 1 ? 1 : fitting;
    return flow->max_lines > 0 && flow->max_lines < limit ? flow->max_lines : limit;
}

static void draw_line(Canvas *canvas, Rect box, const TextFlow *flow, const char *text) {
    canvas_text(canvas,
                &(TextSpot){.box = box,
                            .style = flow->style,
                            .face = flow->face,
                            .paint = flow->paint,
                            .align = flow->align},
                text);
}

static void copy_part(const char *from, const char *to, char out[FLOW_BYTES_MAX]) {
    size_t size = (size_t)(to - from);
    size = size < FLOW_BYTES_MAX - 1 ? size : FLOW_BYTES_MAX - 1;
    memcpy(out, from, size);
    out[size] = '\0';
}

/* The last line allowed shows as much of the rest as it can; the ellipsis says there is more. */
static void copy_rest(const Line *line, char out[FLOW_BYTES_MAX]) {
    copy_part(line->from, line->to, out);
    const size_t size = strlen(out);
    if (size + sizeof "\xE2\x80\xA6" <= FLOW_BYTES_MAX) {
        memcpy(out + size, "\xE2\x80\xA6", sizeof "\xE2\x80\xA6");
    }
}

float text_flow_draw(Canvas *canvas, Rect box, const TextFlow *flow, const char *utf8) {
    const Ruler ruler = {canvas, flow, box.w};
    const int limit = line_limit(flow, box.h);
    const float height = theme_text_line(flow->style);
    int count = 0;
    const char *at = utf8;
    while (*at != '\0' && count < limit) {
        const Line line = next_line(&ruler, at);
        const bool cut = count + 1 == limit && *line.next != '\0';
        char text[FLOW_BYTES_MAX];
        if (cut) {
            copy_rest(&line, text);
        } else {
            copy_part(line.from, line.to, text);
        }
        draw_line(canvas, (Rect){box.x, box.y + height * (float)count, box.w, height}, flow, text);
        at = line.next;
        count++;
    }
    return height * (float)count;
}

float text_flow_height(const Canvas *canvas, float width, const TextFlow *flow, const char *utf8) {
    const int lines = text_flow_lines(canvas, width, flow, utf8);
    const bool limited = flow->max_lines > 0 && flow->max_lines < lines;
    return theme_text_line(flow->style) * (float)(limited ? flow->max_lines : lines);
}

float text_flow_height_within(const Canvas *canvas, Rect box, const TextFlow *flow,
                              const char *utf8) {
    const Ruler ruler = {canvas, flow, box.w};
    const float line = theme_text_line(flow->style);
    int count = 0;
    const char *at = utf8;
    while (*at != '\0' && line * (float)count <= box.h) {
        at = next_line(&ruler, at).next;
        count++;
    }
    return line * (float)count;
}

int text_flow_lines(const Canvas *canvas, float width, const TextFlow *flow, const char *utf8) {
    const Ruler ruler = {canvas, flow, width};
    int count = 0;
    const char *at = utf8;
    while (*at != '\0') {
        at = next_line(&ruler, at).next;
        count++;
    }
    return count;
}
