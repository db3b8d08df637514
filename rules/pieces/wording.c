#include "rules/pieces/wording.h"

#include "rules/pieces/words.h"

#include <ctype.h>

enum { ALL_LEAPS = TO_LEAP | TO_KNIGHT, OTHERS_LEAST = 5 };

static int bearings_count(Bearings set) {
    int count = 0;
    for (; set != 0; set &= set - 1) {
        count++;
    }
    return count;
}

/* "one square diagonally", "by a knight's leap forward": one leg by the bearings of one ring.
 * `told` are the ways of which the sentence has spoken. */
static void words_leg(Words *words, const Power *power, int ring, Bearings told) {
    Bearings set = power->bearings & UINT32_C(0xff) << (ring * BEARING_RING);
    if (ring == 0) {
        words_distance(words, power->reach);
    } else if (ring == 1) {
        words_add(words, "by a jump to the second %s ", words->spot);
    } else {
        words_add(words, "by a knight's leap ");
    }
    if (told != 0 && (set & told) == 0 && (set | told) == TO_ADJACENT &&
        bearings_count(set) >= OTHERS_LEAST) {
        words_add(words, "in any other direction");
    } else {
        words_directions(words, set);
    }
}

/* A power whose turns are one leg. */
static void words_legs(Words *words, const Power *power, Bearings told) {
    if (power->bearings == ALL_LEAPS) {
        words_add(words, "by a jump to any %s two away", words->spot);
        return;
    }
    const char *separator = "";
    for (int ring = 0; ring < 3; ring++) {
        if ((power->bearings & UINT32_C(0xff) << (ring * BEARING_RING)) != 0) {
            words_add(words, "%s", separator);
            words_leg(words, power, ring, told);
            separator = ", or ";
        }
    }
}

/* "up to two single steps in a turn": what a turn of several legs is made of. */
static void words_turn_of(Words *words, const Power *power) {
    words_add(words, "%s ", (power->traits & POWER_WHOLE) != 0 ? "exactly" : "up to");
    words_number(words, power->legs);
    if (power->reach == 1) {
        words_add(words, " single steps in a turn");
    } else if (power->reach == REACH_ANY) {
        words_add(words, " moves of any distance in a turn");
    } else {
        words_add(words, " moves of up to ");
        words_number(words, power->reach);
        words_add(words, " %ss in a turn", words->spot);
    }
}

/* "up to two knight's leaps in a turn, each in any direction": legs that are not all single steps,
 * named together where they are alike. */
static void words_turn_of_leaps(Words *words, const Power *power) {
    bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
    bool jumps = (power->bearings & ~(Bearings)TO_LEAP) == 0;
    bool leaps = (power->bearings & ~(Bearings)TO_KNIGHT) == 0;
    words_add(words, "%s ", (power->traits & POWER_WHOLE) != 0 ? "exactly" : "up to");
    words_number(words, power->legs);
    words_add(words, " %s in a turn, ", jumps ? "jumps" : leaps ? "knight's leaps" : "moves");
    if (leaps && keeps) {
        words_add(words, "each two %ss in the same direction and one aside", words->spot);
        return;
    }
    words_add(words, "each ");
    if (jumps) {
        words_add(words, "to the second %s ", words->spot);
    }
    if (jumps || leaps) {
        words_directions(words, power->bearings);
    } else {
        words_legs(words, power, 0);
    }
    words_add(words, "%s", keeps ? " on one line" : "");
}

/* A power with turns of several legs. Where they keep their line, its direction comes first. */
static void words_turn(Words *words, const Power *power) {
    bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
    if ((power->bearings & ~(Bearings)TO_ADJACENT) != 0) {
        words_turn_of_leaps(words, power);
    } else if (keeps) {
        words_directions(words, power->bearings);
        words_add(words, " ");
        words_turn_of(words, power);
        words_add(words, "%s", bearings_count(power->bearings) > 1 ? " on one line" : "");
    } else {
        words_turn_of(words, power);
        words_add(words, ", each ");
        words_directions(words, power->bearings);
    }
    words_add(words, "%s",
              (power->traits & POWER_ENDS_ON_CAPTURE) != 0 ? ", until it captures"
              : power->legs == 2                           ? ", and may capture on both"
                                                           : ", and may capture on each");
}

/* Leaps to the squares that two steps of this power reach: they are told with it. */
static bool leaps_follow(const Power *leaps, const Power *turn) {
    bool keeps = (turn->traits & POWER_KEEPS_WAY) != 0;
    Bearings reached = keeps ? turn->bearings << BEARING_RING : ALL_LEAPS;
    return turn->legs == 2 && leaps->act == ACT_GO && leaps->bearings == reached;
}

/* The power among the kind's own with turns of two legs to whose squares these are the leaps, or
 * NULL. */
static const Power *turn_with(const Kind *kind, const Power *leaps) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if (power != leaps && power->act == ACT_GO && leaps_follow(leaps, power)) {
            return power;
        }
    }
    return NULL;
}

static bool leaps_with(const Kind *kind, const Power *turn) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (&kind->power[i] != turn && turn_with(kind, &kind->power[i]) == turn) {
            return true;
        }
    }
    return false;
}

/* True where the kind shoots the same way after its moves: from where it stands it may then shoot
 * if the rules allow it, which they say themselves. */
static bool shot_follows_too(const Kind *kind, const Power *standing) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        bool alike = power->act == ACT_SHOOT && power->bearings == standing->bearings &&
                     power->reach == standing->reach && power->hops == standing->hops;
        if (alike && power != standing && (power->traits & POWER_FOLLOWS) != 0) {
            return true;
        }
    }
    return false;
}

static bool moves_twice(const Kind *kind) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (kind->power[i].act == ACT_GO && kind->power[i].legs > 1) {
            return true;
        }
    }
    return false;
}

/* "; after the move it may shoot one enemy up to three squares away in any direction" */
static void words_shot(Words *words, const Kind *kind, const Power *power) {
    bool follows = (power->traits & POWER_FOLLOWS) != 0;
    words_add(words, "%s", power != kind->power ? "; " : "");
    words_add(words, "%s", !follows ? "" : moves_twice(kind) ? "after each " : "after the move ");
    words_add(words, "%s", !follows && power == kind->power ? "may shoot " : "it may shoot ");
    if (power->legs > 1) {
        words_add(words, "up to ");
    }
    words_number(words, power->legs);
    words_add(words, power->legs > 1 ? " enemies, each " : " enemy ");
    if (power->reach == 1) {
        words_add(words, "next to it");
        return;
    }
    if (power->reach == REACH_ANY) {
        words_add(words, "at any distance ");
    } else {
        words_add(words, "up to ");
        words_number(words, power->reach);
        words_add(words, " %ss away ", words->spot);
    }
    words_directions(words, power->bearings);
    words_add(words, "%s", power->hops > 0 ? ", over other pieces" : "");
}

static void words_going(Words *words, const Kind *kind, const Power *power, Bearings told) {
    bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
    if (told != 0) {
        words_add(words, "%s", power->legs > 1 && keeps ? "; " : ", or ");
    }
    if (power->legs == 1) {
        words_legs(words, power, told);
        return;
    }
    words_turn(words, power);
    if (leaps_with(kind, power)) {
        words_add(words,
                  keeps ? ", or by a jump to the second %s" : ", or by a jump to any %s two away",
                  words->spot);
    }
}

static void words_kind(Words *words, const Kind *kind) {
    Bearings told = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if (power->act == ACT_SHOOT) {
            if ((power->traits & POWER_FOLLOWS) != 0 || !shot_follows_too(kind, power)) {
                words_shot(words, kind, power);
            }
        } else if (turn_with(kind, power) == NULL) {
            words_going(words, kind, power, told);
            told |= power->bearings;
        }
    }
}

/* Coming home is told in a sentence of its own; where the turn keeps its line, it does so there. A
 * turn of a fixed number of steps ends where they lead. */
static void words_return(Words *words, const Kind *kind) {
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if ((power->traits & POWER_MAY_RETURN) != 0 && (power->traits & POWER_WHOLE) == 0) {
            bool steps = (power->bearings & TO_ADJACENT) != 0;
            bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
            words_add(words,
                      " It may %s out%s and come back: igui after a capture, a pass (jitto) from "
                      "an empty %s.",
                      steps ? "step" : "jump", steps && keeps ? " there" : "", words->spot);
            return;
        }
    }
}

static size_t words_end(const Words *words) {
    size_t most = words->capacity > 0 ? words->capacity - 1 : 0;
    return words->length < words->capacity ? words->length : most;
}

size_t wording_of(const Kind *kind, const char *spot, char *out, size_t capacity) {
    Words words = words_begin(out, capacity);
    words.spot = spot;
    words_kind(&words, kind);
    return words_end(&words);
}

size_t wording_sentence(const Kind *kind, const char *spot, char *out, size_t capacity) {
    Words words = words_begin(out, capacity);
    words.spot = spot;
    words_kind(&words, kind);
    if (words.length == 0) {
        return 0;
    }
    words_add(&words, ".");
    words_return(&words, kind);
    if (capacity > 0) {
        out[0] = (char)toupper((unsigned char)out[0]);
    }
    return words_end(&words);
}

size_t wording_of_faces(const KindTable *table, KindId id, char *out, size_t capacity) {
    Words words = words_begin(out, capacity);
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
    return words_end(&words);
}
