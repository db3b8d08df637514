#include "rules/pieces/words.h"

#include <stdarg.h>
#include <stdio.h>

Words words_begin(char *out, size_t capacity) {
    if (capacity > 0) {
        out[0] = '\0';
    }
    return (Words){.out = out, .capacity = capacity, .length = 0, .spot = "square"};
}

void words_add(Words *words, const char *pattern, ...) {
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

void words_directions(Words *words, Bearings set) {
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

void words_number(Words *words, unsigned number) {
    if (number < sizeof NUMBERS / sizeof NUMBERS[0]) {
        words_add(words, "%s", NUMBERS[number]);
    } else {
        words_add(words, "%u", number);
    }
}

void words_distance(Words *words, uint8_t reach) {
    if (reach == REACH_ANY) {
        words_add(words, "any distance ");
    } else if (reach == 1) {
        words_add(words, "one %s ", words->spot);
    } else {
        words_add(words, "up to ");
        words_number(words, reach);
        words_add(words, " %ss ", words->spot);
    }
}
