#include "app/platform/font_search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef HAVE_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

enum { USUAL_MAX = 5 };

/* Debian and Ubuntu, Arch, Fedora old and new, openSUSE; the Japanese face is the first of each. */
static const char *const usual[FACE_COUNT][USUAL_MAX] = {
    [FACE_SERIF_BOLD] = {"/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",
                         "/usr/share/fonts/noto-cjk/NotoSerifCJK-Bold.ttc",
                         "/usr/share/fonts/google-noto-serif-cjk-fonts/NotoSerifCJK-Bold.ttc",
                         "/usr/share/fonts/google-noto-cjk/NotoSerifCJK-Bold.ttc",
                         "/usr/share/fonts/truetype/NotoSerifCJK-Bold.ttc"},
    [FACE_SANS] = {"/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
                   "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
                   "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
                   "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc",
                   "/usr/share/fonts/truetype/NotoSansCJK-Regular.ttc"},
    [FACE_SANS_BOLD] = {"/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
                        "/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc",
                        "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Bold.ttc",
                        "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Bold.ttc",
                        "/usr/share/fonts/truetype/NotoSansCJK-Bold.ttc"},
};

static bool file_is_readable(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        return false;
    }
    /* a folder opens too, but gives no byte */
    const bool readable = fgetc(file) != EOF;
    (void)fclose(file);
    return readable;
}

static bool take_file(const char *path, int index, FontFile *out) {
    const size_t size = strlen(path) + 1;
    if (size > sizeof out->path || !file_is_readable(path)) {
        return false;
    }
    memcpy(out->path, path, size);
    out->index = index;
    return true;
}

static bool take_usual(Face face, FontFile *out) {
    for (int i = 0; i < USUAL_MAX; i++) {
        if (take_file(usual[face][i], 0, out)) {
            return true;
        }
    }
    return false;
}

#ifdef HAVE_FONTCONFIG

/* Characters that fonts lack most often; who holds these holds all the names of pieces. */
static const FcChar32 hard[] = {0x9F8D, 0x9739, 0x5F4D, 0x9A64, 0x6B65};

static FcPattern *wish_for(Face face) {
    FcPattern *wish = FcPatternCreate();
    if (wish == NULL) {
        return NULL;
    }
    FcPatternAddString(wish, FC_FAMILY,
                       (const FcChar8 *)(face == FACE_SERIF_BOLD ? "serif" : "sans-serif"));
    FcPatternAddString(wish, FC_LANG, (const FcChar8 *)"ja");
    FcPatternAddInteger(wish, FC_WEIGHT, face == FACE_SANS ? FC_WEIGHT_REGULAR : FC_WEIGHT_BOLD);
    FcConfigSubstitute(NULL, wish, FcMatchPattern);
    FcDefaultSubstitute(wish);
    return wish;
}

static bool pattern_holds_hard(const FcPattern *pattern) {
    FcCharSet *held = NULL;
    if (FcPatternGetCharSet(pattern, FC_CHARSET, 0, &held) != FcResultMatch) {
        return false;
    }
    for (size_t i = 0; i < sizeof hard / sizeof hard[0]; i++) {
        if (!FcCharSetHasChar(held, hard[i])) {
            return false;
        }
    }
    return true;
}

static bool take_pattern(const FcPattern *pattern, FontFile *out) {
    FcChar8 *path = NULL;
    int index = 0;
    if (!pattern_holds_hard(pattern) ||
        FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) {
        return false;
    }
    (void)FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    return take_file((const char *)path, index & 0xFFFF, out);
}

static bool take_from_system(Face face, FontFile *out) {
    bool found = false;
    FcResult result = FcResultNoMatch;
    FcPattern *wish = FcInit() ? wish_for(face) : NULL;
    if (wish == NULL) {
        return false;
    }
    FcFontSet *list = FcFontSort(NULL, wish, FcFalse, NULL, &result);
    for (int i = 0; list != NULL && i < list->nfont && !found; i++) {
        found = take_pattern(list->fonts[i], out);
    }
    if (list != NULL) {
        FcFontSetDestroy(list);
    }
    FcPatternDestroy(wish);
    FcFini();
    return found;
}

#else

static bool take_from_system(Face face, FontFile *out) {
    (void)face;
    (void)out;
    return false;
}

#endif

static bool take_built_in(FontFile *out) {
#ifdef SANBAN_FONT
    return take_file(SANBAN_FONT, 0, out);
#else
    (void)out;
    return false;
#endif
}

bool font_search_piece(FontFile *out, Problem *why) {
    const char *chosen = getenv("SANBAN_FONT");
    if (chosen != NULL && chosen[0] != '\0') {
        if (take_file(chosen, 0, out)) {
            return true;
        }
        return problem_set(why, 0, 0, "The font named by SANBAN_FONT cannot be read: %s.", chosen);
    }
    if (take_built_in(out) || take_usual(FACE_SERIF_BOLD, out) ||
        take_from_system(FACE_SERIF_BOLD, out)) {
        return true;
    }
    return problem_set(why, 0, 0,
                       "No font with Japanese characters was found: install fonts-noto-cjk or set "
                       "SANBAN_FONT to a font file.");
}

bool font_search_text(Face face, FontFile *out) {
    return take_usual(face, out) || take_from_system(face, out);
}
