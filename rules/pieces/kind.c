#include "rules/pieces/kind.h"

#include <ctype.h>
#include <string.h>

KindId kind_find(const Kind *kinds, size_t count, const char *code) {
    for (size_t id = 1; id < count; id++) {
        if (strcmp(kinds[id].code, code) == 0) {
            return (KindId)id;
        }
    }
    return KIND_NONE;
}

static bool letters_equal(const char *sfen, const char *letters, size_t length) {
    if (strlen(sfen) != length) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (toupper((unsigned char)letters[i]) != sfen[i]) {
            return false;
        }
    }
    return true;
}

KindId kind_by_sfen(const Kind *kinds, size_t count, const char *letters, size_t length) {
    for (size_t id = 1; id < count; id++) {
        if (letters_equal(kinds[id].sfen, letters, length)) {
            return (KindId)id;
        }
    }
    return KIND_NONE;
}

KindId kind_origin(const Kind *kinds, size_t count, KindId promoted) {
    for (size_t id = 1; id < count; id++) {
        if (kinds[id].promotes_to == promoted) {
            return (KindId)id;
        }
    }
    return KIND_NONE;
}

bool kind_is_promoted(const Kind *kind) {
    return kind->sfen[0] == '+';
}

const char *kind_kanji(const Kind *kind, Colour owner) {
    return owner == WHITE && kind->kanji_white != NULL ? kind->kanji_white : kind->kanji;
}

size_t kind_powers(const Kind *kind) {
    size_t count = 0;
    while (count < POWERS_MAX && kind->power[count].bearings != 0) {
        count++;
    }
    return count;
}

bool kind_shoots(const Kind *kind) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (kind->power[i].act == ACT_SHOOT) {
            return true;
        }
    }
    return false;
}

bool kind_goes_whole(const Kind *kind) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if ((kind->power[i].traits & POWER_WHOLE) != 0) {
            return true;
        }
    }
    return false;
}
