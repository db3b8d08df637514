#include "rules/pieces/wording.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A text that grows and is cut at its capacity. */
typedef struct Words {
    char *out;
    size_t capacity;
    size_t length;
} Words;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
words_add(Words *words, const char *pattern, ...) {
    size_t room = words->length < words->capacity ? words->capacity - words->length : 0;
    va_list values;
    va_start(values, pattern);
    int written = vsnprintf(room > 0 ? words->out + words->length : NULL, room, pattern, values);
    va_end(values);
    words->length += written > 0 ? (size_t)written : 0;
}

/* Sets of directions that have a phrase of their own; the longest phrase-worthy sets come first. */
typedef struct Phrase {
    Bearings set;
    const char *text;
} Phrase;

static const Phrase PHRASES[] = {
    {TO_ADJACENT, "in any direction"},
    {TO_ADJACENT & ~TO_B, "in any direction but straight back"},
    {TO_ADJACENT & ~TO_F, "in any direction but straight ahead"},
    {TO_ADJACENT & ~(TO_L | TO_R), "in any direction but sideways"},
    {TO_ADJACENT & ~(TO_F | TO_B), "in any direction but straight ahead or back"},
    {TO_ADJACENT & ~(TO_BL | TO_BR), "in any direction but diagonally back"},
    {TO_ADJACENT & ~(TO_FL | TO_FR), "in any direction but diagonally forward"},
    {TO_DIAGONAL | TO_F, "diagonally or straight ahead"},
    {TO_DIAGONAL | TO_B, "diagonally or straight back"},
    {TO_DIAGONAL, "diagonally"},
    {TO_ORTHOGONAL, "straight ahead, back or sideways"},
    {TO_F | TO_FL | TO_FR | TO_B, "ahead, diagonally forward or straight back"},
    {TO_F | TO_B | TO_BL | TO_BR, "straight ahead, back or diagonally back"},
    {TO_F | TO_FL | TO_FR, "ahead or diagonally forward"},
    {TO_L | TO_R | TO_FL | TO_FR, "sideways or diagonally forward"},
    {TO_L | TO_R | TO_BL | TO_BR, "sideways or diagonally back"},
    {TO_F | TO_B, "straight ahead or back"},
    {TO_L | TO_R, "sideways"},
    {TO_FL | TO_FR, "diagonally forward"},
    {TO_BL | TO_BR, "diagonally back"},
    {TO_F, "straight ahead"},
    {TO_B, "straight back"},
    {TO_LEAP, "in any direction"},
    {TO_LEAP_ORTHOGONAL, "straight ahead, back or sideways"},
    {TO_LEAP_DIAGONAL, "diagonally"},
    {TO_FF, "straight ahead"},
    {TO_FFLL | TO_FFRR, "diagonally forward"},
    {TO_KNIGHT, "in any direction"},
    {TO_KNIGHT_FORWARD, "forward"},
};

static const char *const SINGLE[BEARING_RING] = {
    "straight ahead", "diagonally forward to the right",
    "to the right",   "diagonally back to the right",
    "straight back",  "diagonally back to the left",
    "to the left",    "diagonally forward to the left",
};

/* The directions of one ring in words; sets without a phrase are listed one by one. */
static void words_directions(Words *words, Bearings set) {
    for (size_t i = 0; i < sizeof PHRASES / sizeof PHRASES[0]; i++) {
        if (PHRASES[i].set == set) {
            words_add(words, "%s", PHRASES[i].text);
            return;
        }
    }
    const char *separator = "";
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        if ((set >> bearing & 1U) != 0) {
            words_add(words, "%s%s", separator, SINGLE[bearing_heading(bearing)]);
            separator = ", ";
        }
    }
}

static const char *const NUMBERS[] = {"no", "one", "two", "three", "four", "five", "six", "seven"};

/* Small numbers are written out. */
static void words_number(Words *words, unsigned number) {
    if (number < sizeof NUMBERS / sizeof NUMBERS[0]) {
        words_add(words, "%s", NUMBERS[number]);
    } else {
        words_add(words, "%u", number);
    }
}

static void words_distance(Words *words, uint8_t reach) {
    if (reach == REACH_ANY) {
        words_add(words, "any distance ");
    } else if (reach == 1) {
        words_add(words, "one square ");
    } else {
        words_add(words, "up to ");
        words_number(words, reach);
        words_add(words, " squares ");
    }
}

/* "one square diagonally", "a knight's leap forward": one leg by the bearings of one ring. */
static void words_leg(Words *words, const Power *power, Bearings ring, int number) {
    if (number == 0) {
        words_distance(words, power->reach);
    } else if (number == 1) {
        words_add(words, "by a jump to the second square ");
    } else {
        words_add(words, "by a knight's leap ");
    }
    words_directions(words, ring);
}

static void words_legs(Words *words, const Power *power) {
    bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
    if (power->legs == 1) {
        return;
    }
    const char *how_often = (power->traits & POWER_WHOLE) != 0 ? "exactly" : "up to";
    words_add(words, ", %s ", how_often);
    words_number(words, power->legs);
    words_add(words, " times in a turn%s", keeps ? " on the same line" : " with free turns");
}

static void words_shot(Words *words, const Power *power) {
    bool follows = (power->traits & POWER_FOLLOWS) != 0;
    words_add(words, "%s%s at an enemy ", follows ? "after a move may shoot" : "may shoot",
              power->legs > 1 ? " twice" : "");
    if (power->reach == REACH_ANY) {
        words_add(words, "at any distance");
    } else if (power->reach == 1) {
        words_add(words, "next to it");
    } else {
        words_add(words, "up to ");
        words_number(words, power->reach);
        words_add(words, " squares away");
    }
    words_add(words, "%s", power->hops > 0 ? ", over other pieces" : "");
}

static void words_power(Words *words, const Power *power) {
    if (power->act == ACT_SHOOT) {
        words_shot(words, power);
        return;
    }
    const char *separator = "";
    for (int ring = 0; ring < 3; ring++) {
        Bearings mask = UINT32_C(0xff) << (ring * BEARING_RING);
        Bearings bearings = power->bearings & mask;
        if (bearings != 0) {
            words_add(words, "%s", separator);
            words_leg(words, power, bearings, ring);
            separator = " or ";
        }
    }
    words_legs(words, power);
}

size_t wording_of(const Kind *kind, char *out, size_t capacity) {
    Words words = {.out = out, .capacity = capacity, .length = 0};
    if (capacity > 0) {
        out[0] = '\0';
    }
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (i > 0) {
            words_add(&words, kind->power[i].act == ACT_SHOOT ? "; " : ", or ");
        }
        words_power(&words, &kind->power[i]);
    }
    return words.length < capacity ? words.length : (capacity > 0 ? capacity - 1 : 0);
}

size_t wording_sentence(const Kind *kind, char *out, size_t capacity) {
    size_t length = capacity > 1 ? wording_of(kind, out, capacity - 1) : 0;
    if (length > 0) {
        out[0] = (char)toupper((unsigned char)out[0]);
        memcpy(out + length, ".", sizeof ".");
        return length + 1;
    }
    if (capacity > 0) {
        out[0] = '\0';
    }
    return 0;
}

size_t wording_of_faces(const KindTable *table, KindId id, char *out, size_t capacity) {
    Words words = {.out = out, .capacity = capacity, .length = 0};
    const Kind *kinds = table->kinds;
    const Kind *kind = &kinds[id];
    KindId origin = kind_origin(kinds, table->count, id);
    if (kind->promotes_to != KIND_NONE) {
        words_add(&words, "Promotes to %s.", kinds[kind->promotes_to].english);
    } else if (origin != KIND_NONE) {
        words_add(&words, "Promoted from %s.", kinds[origin].english);
    } else {
        words_add(&words, "Does not promote.");
    }
    if ((kind->traits & KIND_ROYAL) != 0) {
        words_add(&words, " Royal.");
    }
    return words.length;
}
