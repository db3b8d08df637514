#include "app/draw/theme.h"

#include <assert.h>

typedef struct TextMeasure {
    float px, line;
    const char *name;
} TextMeasure;

/* Red, green and blue as one number each, so that a row reads like the design. */
/* clang-format off */
static const uint32_t paints[TONE_COUNT][THEME_COUNT] = {
    /* token                  light     dark */
    [TONE_PAPER] =        {0xF3ECDF, 0x1B1714},
    [TONE_SURFACE] =      {0xFBF7EE, 0x24201B},
    [TONE_RAISED] =       {0xFFFDF8, 0x2E2822},
    [TONE_SUNKEN] =       {0xEAE1D0, 0x171310},
    [TONE_HOVER] =        {0xEFE7D8, 0x2E2822},
    [TONE_DIAGRAM] =      {0xFFFDF8, 0x2E2822},
    [TONE_LINE] =         {0xD9CCB5, 0x40372E},
    [TONE_LINE_STRONG] =  {0x978566, 0x827360},
    [TONE_INK] =          {0x1A1410, 0xF6ECD8},
    [TONE_INK_SOFT] =     {0x5A4E42, 0xC3B5A0},
    [TONE_INK_FAINT] =    {0x73675A, 0x9C8F7D},
    [TONE_ACCENT] =       {0x234A6B, 0x9CC3E3},
    [TONE_ACCENT_DOWN] =  {0x1A3852, 0x7FA8CB},
    [TONE_ON_ACCENT] =    {0xFFFDF8, 0x14202A},
    [TONE_ACCENT_SOFT] =  {0xDFE7EC, 0x2A3640},
    [TONE_OK] =           {0x00735C, 0x4FD1A8},
    [TONE_OK_SOFT] =      {0xDCEBE3, 0x1F352E},
    [TONE_BAD] =          {0x8A0F0F, 0xFF8A80},
    [TONE_BAD_SOFT] =     {0xF5E0DA, 0x3B2320},
    [TONE_SEAL] =         {0xB3141B, 0xC8322F},
    [TONE_ON_SEAL] =      {0xFFF6E6, 0xFFF6E6},
    [TONE_BOARD] =        {0xF0D9A8, 0x3A2F26},
    [TONE_BOARD_TOP] =    {0xF4E1B6, 0x40342A},
    [TONE_BOARD_BOTTOM] = {0xEACF98, 0x342A21},
    [TONE_GRAIN] =        {0x9A6A2F, 0xC79A62},
    [TONE_BOARD_EDGE] =   {0xB88E50, 0x5C4A39},
    [TONE_GRID] =         {0x5B4322, 0xA48A68},
    [TONE_COORD] =        {0x6B4F28, 0xC9B18C},
    [TONE_KOMA] =         {0xFBEBC8, 0x4A3B2E},
    [TONE_KOMA_TOP] =     {0xFEF5DF, 0x5A4838},
    [TONE_KOMA_BOTTOM] =  {0xF5DFB2, 0x443629},
    [TONE_KOMA_EDGE] =    {0x7C5C2C, 0xA88B66},
    [TONE_KOMA_SIDE] =    {0xC9A263, 0x2A2019},
    [TONE_KOMA2] =        {0xE0BD88, 0x6B5238},
    [TONE_KOMA2_TOP] =    {0xEACB9B, 0x7A5E41},
    [TONE_KOMA2_BOTTOM] = {0xD3AC74, 0x5F4830},
    [TONE_KOMA2_EDGE] =   {0x5E421C, 0xC9A877},
    [TONE_KOMA2_SIDE] =   {0x9C7338, 0x382919},
    [TONE_KANJI] =        {0x1A1410, 0xF6ECD8},
    [TONE_KANJI_RED] =    {0xB3141B, 0xFF9A86},
    [TONE_BLACK_STONE] =  {0x2B2622, 0x1A1613},
    [TONE_BLACK_TOP] =    {0x433B34, 0x2E2823},
    [TONE_BLACK_BOTTOM] = {0x211C18, 0x120F0D},
    [TONE_BLACK_RIM] =    {0x0F0C0A, 0x8A7A66},
    [TONE_BLACK_KANJI] =  {0xF6ECD8, 0xF6ECD8},
    [TONE_BLACK_RED] =    {0xFF9A86, 0xFF9A86},
    [TONE_WHITE_STONE] =  {0xFAF4E6, 0xDDD3C0},
    [TONE_WHITE_TOP] =    {0xFFFEFA, 0xE8DFCE},
    [TONE_WHITE_BOTTOM] = {0xEFE5D1, 0xCFC4AE},
    [TONE_WHITE_RIM] =    {0x807156, 0x6E614E},
    [TONE_WHITE_KANJI] =  {0x1A1410, 0x1A1410},
    [TONE_WHITE_RED] =    {0xB3141B, 0x9E1016},
    [TONE_SHADOW] =       {0x3A2406, 0x000000},
    [TONE_M_STEP] =       {0x0F5FA6, 0x7FB8F0},
    [TONE_M_MULTI] =      {0x00735C, 0x4FD1A8},
    [TONE_M_RANGE] =      {0xB83A00, 0xFF8F5E},
    [TONE_M_JUMP] =       {0xF2C200, 0xF2C200},
    [TONE_M_SHOT] =       {0x8E2A7E, 0xE79BE0},
    [TONE_M_BURN] =       {0x8A0F0F, 0xFF6F6F},
    [TONE_M_NET] =        {0x4A5A6A, 0xB4C2CE},
    [TONE_M_RED] =        {0xB3141B, 0xFF8078},
    [TONE_M_INK] =        {0x1A1410, 0xF6ECD8},
    [TONE_M_HALO] =       {0xFFF7E4, 0x17120E},
    [TONE_M_HALO_JUMP] =  {0x1A1410, 0x17120E},
    [TONE_M_ON] =         {0xFFF7E4, 0x17120E},
};
/* clang-format on */

static const TextMeasure measures[TEXT_STYLE_COUNT] = {
    [TEXT_CAPTION] = {12, 18, "caption"}, [TEXT_BAR] = {13, 20, "bar"},
    [TEXT_BODY] = {14, 21, "body"},       [TEXT_HEAD] = {16, 22, "head"},
    [TEXT_TITLE] = {20, 28, "title"},     [TEXT_DISPLAY] = {28, 36, "display"},
    [TEXT_HERO] = {40, 48, "hero"},
};

static const char *const face_names[FACE_COUNT] = {
    [FACE_SANS] = "sans",
    [FACE_SANS_BOLD] = "sans-bold",
    [FACE_SERIF_BOLD] = "serif-bold",
};

Paint theme_paint(ThemeId theme, Tone tone) {
    assert(theme < THEME_COUNT && tone < TONE_COUNT);
    const uint32_t rgb = paints[tone][theme];
    return (Paint){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8 & 0xFF), (uint8_t)(rgb & 0xFF), 255};
}

float theme_text_px(TextStyle style) {
    assert(style < TEXT_STYLE_COUNT);
    return measures[style].px;
}

float theme_text_line(TextStyle style) {
    assert(style < TEXT_STYLE_COUNT);
    return measures[style].line;
}

const char *theme_text_name(TextStyle style) {
    assert(style < TEXT_STYLE_COUNT);
    return measures[style].name;
}

const char *theme_face_name(Face face) {
    assert(face < FACE_COUNT);
    return face_names[face];
}
