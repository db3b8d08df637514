#include "app/draw/utf8.h"

typedef struct Lead {
    unsigned char mask, value;
    int more;
    uint32_t least; /* smaller values written in this length are broken */
} Lead;

static const Lead leads[] = {
    {0xE0, 0xC0, 1, 0x80},
    {0xF0, 0xE0, 2, 0x800},
    {0xF8, 0xF0, 3, 0x10000},
};

typedef struct Span {
    uint32_t from, to;
} Span;

static const Span wide_spans[] = {
    {0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF}, {0xFE30, 0xFE4F}, {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x20000, 0x3FFFD}, {0x2616, 0x2617},
};

/* All before this is narrow. Nearly every text is, and texts are measured all the time. */
enum { WIDE_LEAST = 0x1100 };

static const Lead *lead_of(unsigned char byte) {
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++) {
        if ((byte & leads[i].mask) == leads[i].value) {
            return &leads[i];
        }
    }
    return NULL;
}

static bool code_is_valid(uint32_t code, const Lead *lead) {
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= lead->least && code <= 0x10FFFF && !surrogate;
}

const char *utf8_next(const char *at, uint32_t *code) {
    const unsigned char first = (unsigned char)*at;
    if (first < 0x80) {
        *code = first;
        return first == 0 ? at : at + 1;
    }
    *code = UTF8_BROKEN;
    const Lead *lead = lead_of(first);
    if (lead == NULL) {
        return at + 1;
    }
    uint32_t value = first & (unsigned char)~lead->mask;
    for (int i = 1; i <= lead->more; i++) {
        const unsigned char byte = (unsigned char)at[i];
        if ((byte & 0xC0) != 0x80) {
            return at + 1;
        }
        value = value << 6 | (byte & 0x3FU);
    }
    if (!code_is_valid(value, lead)) {
        return at + 1;
    }
    *code = value;
    return at + 1 + lead->more;
}

size_t utf8_put(uint32_t code, char out[UTF8_BYTES_MAX]) {
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    const size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    for (size_t i = more; i > 0; i--) {
        out[i] = (char)(0x80 | (code & 0x3F));
        code >>= 6;
    }
    out[0] = (char)(leads[more - 1].value | code);
    return more + 1;
}

bool utf8_is_wide(uint32_t code) {
    for (size_t i = 0; code >= WIDE_LEAST && i < sizeof wide_spans / sizeof wide_spans[0]; i++) {
        if (code >= wide_spans[i].from && code <= wide_spans[i].to) {
            return true;
        }
    }
    return false;
}

uint64_t utf8_hash(uint64_t from, const char *text) {
    for (const char *at = text; *at != '\0'; at++) {
        from = (from ^ (unsigned char)*at) * UINT64_C(1099511628211);
    }
    return from;
}
