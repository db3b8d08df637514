#include "app/platform/fonts.h"

#include "app/draw/utf8.h"
#include "app/platform/font_search.h"
#include "app/platform/font_stream.h"
#include "app/platform/surfaces.h"

#include <SDL_ttf.h>
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DPI_PER_PIXEL = 8, POINTS = 9 };

/* To measure a text takes so long that one picture of a screen full of words should find all its
 * widths among the kept ones: each has a few places where it may be. */
enum { WIDTH_ROWS = 4096, WIDTH_PLACES = 8 };

/* A measured width, found again by the hash of what was measured. */
typedef struct Width {
    uint64_t hash;
    float width;
} Width;

typedef struct FontSlot {
    TTF_Font *font;
    FontFile file;
    unsigned across, down; /* the resolution set last */
} FontSlot;

struct Fonts {
    FontSlot slot[FACE_COUNT];
    Width width[WIDTH_ROWS][WIDTH_PLACES]; /* the newest of a row first */
};

/* What may stand in for a character that a font lacks, best first. */
typedef struct Substitute {
    uint32_t code;
    const char *text;
} Substitute;

static const Substitute substitutes[] = {
    {0x6B65, "歩"}, {0x6B69, "步"}, {0x9189, "酔"},  {0x9154, "醉"}, {0x7ADC, "龍"}, {0x9F8D, "竜"},
    {0x9E90, "麟"}, {0x53C2, "參"}, {0x53C3, "参"},  {0x820E, "舍"}, {0x820D, "舎"}, {0x6416, "揺"},
    {0x63FA, "搖"}, {0x64CA, "撃"}, {0x6483, "擊"},  {0x9918, "余"}, {0x2617, "▲"},  {0x2616, "△"},
    {0x25B2, "B"},  {0x25B3, "W"},  {0x2026, "..."}, {0x2192, "->"}, {0x2190, "<-"}, {0x00D7, "x"},
    {0x00B7, "-"},  {0x2013, "-"},  {0x2014, "-"},   {0x2018, "'"},  {0x2019, "'"},  {0x201C, "\""},
    {0x201D, "\""}, {0x014D, "o"},  {0x016B, "u"},   {0x0101, "a"},  {0x0113, "e"},  {0x012B, "i"},
    {0x014C, "O"},  {0x016A, "U"},  {0x00A0, " "},   {0x3000, " "},  {0x4EDD, "同"}, {0xFF08, "("},
    {0xFF09, ")"},
};

/* Sizes are set as a resolution, which may differ across and down and goes in eighths of a pixel.
 */
static TTF_Font *font_sized(Fonts *fonts, Face face, float across, float down) {
    FontSlot *slot = &fonts->slot[face];
    const unsigned wide = (unsigned)lroundf(fmaxf(1, across) * DPI_PER_PIXEL);
    const unsigned high = (unsigned)lroundf(fmaxf(1, down) * DPI_PER_PIXEL);
    if (slot->across != wide || slot->down != high) {
        if (TTF_SetFontSizeDPI(slot->font, POINTS, wide, high) != 0) {
            return NULL;
        }
        slot->across = wide;
        slot->down = high;
    }
    return slot->font;
}

static bool glyph_is_there(const Fonts *fonts, Face face, uint32_t code) {
    return TTF_GlyphIsProvided32(fonts->slot[face].font, code) != 0;
}

static bool is_control(uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xFEFF ||
           (code >= 0x200B && code <= 0x200F);
}

/* Faces for kanji draw the ellipsis in the middle of the line; ours stands on the base line. */
static bool is_unwanted(uint32_t code) {
    return code == 0x2026 || code == UTF8_BROKEN;
}

static const char *substitute_for(const Fonts *fonts, Face face, uint32_t code) {
    for (size_t i = 0; i < sizeof substitutes / sizeof substitutes[0]; i++) {
        if (substitutes[i].code == code && fonts_have(fonts, face, substitutes[i].text)) {
            return substitutes[i].text;
        }
    }
    return "?";
}

static bool open_slot(FontSlot *slot, Face face) {
    SDL_RWops *stream = font_stream_open(slot->file.path);
    slot->font = stream == NULL ? NULL : TTF_OpenFontIndexRW(stream, 1, POINTS, slot->file.index);
    if (slot->font == NULL) {
        return false;
    }
    TTF_SetFontHinting(slot->font,
                       face == FACE_SERIF_BOLD ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL);
    return true;
}

static bool open_faces(Fonts *fonts, Problem *why) {
    FontSlot *piece = &fonts->slot[FACE_SERIF_BOLD];
    if (!font_search_piece(&piece->file, why)) {
        return false;
    }
    if (!open_slot(piece, FACE_SERIF_BOLD)) {
        return problem_set(why, 0, 0, "The font %s cannot be used: %s.", piece->file.path,
                           TTF_GetError());
    }
    for (Face face = FACE_SANS; face <= FACE_SANS_BOLD; face++) {
        FontSlot *slot = &fonts->slot[face];
        if (font_search_text(face, &slot->file) && open_slot(slot, face)) {
            continue;
        }
        slot->file = piece->file;
        if (!open_slot(slot, face)) {
            return problem_set(why, 0, 0, "The font %s cannot be used: %s.", slot->file.path,
                               TTF_GetError());
        }
    }
    return true;
}

static SDL_Surface *render(Fonts *fonts, const FontsInk *ink, const char *utf8, TTF_Font **used) {
    FontsText text;
    fonts_settle(fonts, ink->face, utf8, &text);
    *used = font_sized(fonts, ink->face, ink->em_width, ink->em_height);
    if (*used == NULL || text.utf8[0] == '\0') {
        return NULL;
    }
    return TTF_RenderUTF8_Blended(*used, text.utf8, (SDL_Color){255, 255, 255, 255});
}

bool fonts_open(Fonts **out, Problem *why) {
    *out = NULL;
    if (TTF_Init() != 0) {
        return problem_set(why, 0, 0, "Text cannot be drawn: %s.", TTF_GetError());
    }
    Fonts *fonts = calloc(1, sizeof *fonts);
    if (fonts == NULL) {
        TTF_Quit();
        return problem_set(why, 0, 0, "There is not enough memory for the fonts.");
    }
    if (!open_faces(fonts, why)) {
        fonts_close(fonts);
        return false;
    }
    *out = fonts;
    return true;
}

void fonts_close(Fonts *fonts) {
    if (fonts == NULL) {
        return;
    }
    for (int i = 0; i < FACE_COUNT; i++) {
        if (fonts->slot[i].font != NULL) {
            TTF_CloseFont(fonts->slot[i].font);
        }
    }
    free(fonts);
    TTF_Quit();
}

bool fonts_have(const Fonts *fonts, Face face, const char *utf8) {
    uint32_t code;
    for (const char *at = utf8_next(utf8, &code); code != 0; at = utf8_next(at, &code)) {
        if (code == UTF8_BROKEN || !glyph_is_there(fonts, face, code)) {
            return false;
        }
    }
    return true;
}

void fonts_settle(const Fonts *fonts, Face face, const char *utf8, FontsText *out) {
    size_t written = 0;
    uint32_t code;
    for (const char *at = utf8_next(utf8, &code); code != 0; at = utf8_next(at, &code)) {
        char own[UTF8_BYTES_MAX + 1] = {0};
        (void)utf8_put(is_control(code) ? ' ' : code, own);
        const bool there =
            !is_unwanted(code) && (is_control(code) || glyph_is_there(fonts, face, code));
        const char *text = there ? own : substitute_for(fonts, face, code);
        const size_t size = strlen(text);
        if (written + size >= sizeof out->utf8) {
            break;
        }
        memcpy(out->utf8 + written, text, size);
        written += size;
    }
    out->utf8[written] = '\0';
}

float fonts_measure(void *fonts, Face face, float px, const char *utf8) {
    Fonts *self = fonts;
    const uint64_t size = (uint64_t)lroundf(px * DPI_PER_PIXEL);
    const uint64_t hash = utf8_hash(UTF8_HASH ^ (size << 8 | (uint64_t)face), utf8);
    Width *row = self->width[hash % WIDTH_ROWS];
    for (int i = 0; i < WIDTH_PLACES; i++) {
        if (row[i].hash == hash) {
            return row[i].width;
        }
    }
    FontsText text;
    int width = 0;
    fonts_settle(self, face, utf8, &text);
    TTF_Font *font = font_sized(self, face, px, px);
    if (font == NULL || TTF_SizeUTF8(font, text.utf8, &width, NULL) != 0) {
        return 0;
    }
    memmove(row + 1, row, (WIDTH_PLACES - 1) * sizeof *row);
    row[0] = (Width){hash, (float)width};
    return row[0].width;
}

SDL_Surface *fonts_line(Fonts *fonts, const FontsInk *ink, const char *utf8, int *baseline) {
    TTF_Font *font;
    SDL_Surface *line = render(fonts, ink, utf8, &font);
    if (line == NULL) {
        return NULL;
    }
    *baseline = TTF_FontAscent(font);
    return line;
}

SDL_Surface *fonts_ink(Fonts *fonts, const FontsInk *ink, const char *utf8) {
    TTF_Font *font;
    SDL_Surface *line = render(fonts, ink, utf8, &font);
    /* the faintest edge pixels would shift the middle */
    SDL_Surface *cut = line == NULL ? NULL : surface_part(line, surface_ink(line, 24));
    SDL_FreeSurface(line);
    return cut;
}
