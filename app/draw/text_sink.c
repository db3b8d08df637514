#include "app/draw/text_sink.h"

#include <math.h>
#include <string.h>

static void put_bytes(TextSink *sink, const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (sink->length + 1 < sink->capacity) {
            sink->out[sink->length] = bytes[i];
            sink->out[sink->length + 1] = '\0';
        }
        sink->length++;
    }
}

static void put_hex(TextSink *sink, uint8_t value) {
    static const char digits[] = "0123456789ABCDEF";
    const char pair[2] = {digits[value >> 4], digits[value & 15]};
    put_bytes(sink, pair, 2);
}

static void put_rgb(TextSink *sink, Paint paint) {
    text_sink_text(sink, "#");
    put_hex(sink, paint.r);
    put_hex(sink, paint.g);
    put_hex(sink, paint.b);
}

TextSink text_sink_on(char *out, size_t capacity) {
    if (capacity > 0) {
        out[0] = '\0';
    }
    return (TextSink){.out = out, .capacity = capacity};
}

void text_sink_text(TextSink *sink, const char *text) {
    put_bytes(sink, text, strlen(text));
}

void text_sink_number(TextSink *sink, float value) {
    char digits[24];
    size_t at = sizeof digits;
    long long hundredths = llroundf(value * 100.0F);
    const bool negative = hundredths < 0;
    unsigned long long rest = (unsigned long long)(negative ? -hundredths : hundredths);
    int decimals = 2;
    while (decimals > 0 && rest % 10 == 0) {
        rest /= 10;
        decimals--;
    }
    const int point_after = decimals;
    do {
        digits[--at] = (char)('0' + (int)(rest % 10));
        rest /= 10;
        decimals--;
        if (decimals == 0 && point_after > 0) {
            digits[--at] = '.';
        }
    } while (rest > 0 || decimals >= 0);
    if (negative) {
        digits[--at] = '-';
    }
    put_bytes(sink, digits + at, sizeof digits - at);
}

void text_sink_fill(TextSink *sink, const char *form, const float values[]) {
    size_t next = 0;
    for (const char *at = form; *at != '\0'; at++) {
        if (*at == '%') {
            text_sink_number(sink, values[next++]);
        } else {
            put_bytes(sink, at, 1);
        }
    }
}

void text_sink_paint(TextSink *sink, const char *attribute, Paint paint) {
    text_sink_text(sink, " ");
    text_sink_text(sink, attribute);
    text_sink_text(sink, "=\"");
    put_rgb(sink, paint);
    text_sink_text(sink, "\"");
    if (paint.a < 255) {
        text_sink_text(sink, " ");
        text_sink_text(sink, attribute);
        text_sink_text(sink, "-opacity=\"");
        /* three decimals: two are too coarse for the faint grain of wood */
        text_sink_text(sink, "0.");
        const int thousandths = (paint.a * 1000 + 127) / 255;
        const char digits[3] = {(char)('0' + thousandths / 100),
                                (char)('0' + thousandths / 10 % 10),
                                (char)('0' + thousandths % 10)};
        put_bytes(sink, digits, 3);
        text_sink_text(sink, "\"");
    }
}

void text_sink_code(TextSink *sink, Paint paint) {
    put_rgb(sink, paint);
    put_hex(sink, paint.a);
}
