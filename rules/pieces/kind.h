/* A kind of piece: one row of data, from which moves, diagram, wording, art and notation follow.
 *
 * Promoted forms are kinds of their own, so "promotes once" and "reverts to what it was" need no
 * flags. */
#ifndef SANBAN_RULES_PIECES_KIND_H
#define SANBAN_RULES_PIECES_KIND_H

#include "rules/board/colour.h"
#include "rules/pieces/power.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KINDS_MAX = 80, KIND_NONE = 0 };

typedef uint8_t KindId; /* 1..KINDS_MAX-1; KIND_NONE is no kind */

/* What laws may ask about a kind. */
typedef enum KindTrait {
    KIND_ROYAL = 1 << 0,          /* the side is lost with its last one */
    KIND_STUCK_LAST = 1 << 1,     /* no move from the last rank */
    KIND_STUCK_LAST_TWO = 1 << 2, /* no move from the last two ranks */
    KIND_PROMOTES = 1 << 3, /* has a promoted form: follows from promotes_to, is set in no row */
    KIND_BURNS = 1 << 4,    /* a flame */
    KIND_NETS = 1 << 5,     /* holds enemies along its net lines */
    KIND_LION = 1 << 6,     /* a lion in the sense of the rules about trading lions */
    KIND_MINOR = 1 << 7,    /* a pawn or go-between, which counts for less than other pieces */
    KIND_TROOP = 1 << 8,    /* commands together with a banner */
    KIND_BANNER = 1 << 9,
    KIND_WAVER = 1 << 10,        /* a promoted banner */
    KIND_PRIEST_STONE = 1 << 11, /* either face of the priest */
    KIND_DRUM_STONE = 1 << 12,   /* either face of the drum */
    KIND_NEEDS_PRIEST = 1 << 13, /* falls back when its side's priest is gone */
    KIND_ASKS_PRIEST = 1 << 14,  /* promotes only while its side's priest is there */
    KIND_CLERGY = 1 << 15,       /* takes only its like by landing */
    KIND_SHOOTER = 1 << 16,
    KIND_BOW = 1 << 17,
    KIND_GUN = 1 << 18,
    KIND_NO_BOW = 1 << 19,   /* no bow hits it */
    KIND_NO_GUN = 1 << 20,   /* no gun hits it */
    KIND_NO_WHEEL = 1 << 21, /* nothing on wheels takes it */
    KIND_WHEEL = 1 << 22,
    KIND_FOG = 1 << 23,
    KIND_LIGHT = 1 << 24,
    KIND_ONE_STEP = 1 << 25,     /* moves a single step */
    KIND_TRIGGER_ANY = 1 << 26,  /* whoever takes it promotes */
    KIND_TRIGGER_STEP = 1 << 27, /* one-step movers that take it promote */
    KIND_CLERK = 1 << 28,
    KIND_ADVANCE_GUARD = 1 << 29, /* either face */
    KIND_REAR_GUARD = 1 << 30     /* either face */
} KindTrait;

/* ... and beyond what an enumeration holds. */
#define KIND_CAVALRYMAN (UINT64_C(1) << 31) /* promotes by taking what is KIND_FRANKISH */
#define KIND_FRANKISH (UINT64_C(1) << 32)
#define KIND_FOOT (UINT64_C(1) << 33)        /* a pawn that goes ahead to the drum */
#define KIND_LINEAR_LION (UINT64_C(1) << 34) /* steps twice on a line of its own, like a lion */

/* How large a piece is drawn, and how it is ranked in lists. */
typedef enum KindRank { RANK_ROYAL, RANK_GREAT, RANK_MAJOR, RANK_MINOR, RANK_PAWN } KindRank;

typedef struct Kind {
    const char *code;        /* ours, unique in a game: "elephant" */
    const char *sfen;        /* upper case, promoted with "+" */
    const char *tsa;         /* canonical abbreviation */
    const char *aliases;     /* other abbreviations read, separated by blanks; "" for none */
    const char *kanji;       /* Black's face */
    const char *kanji_white; /* White's face where it differs, else NULL */
    const char *kanji_short; /* one character */
    bool short_is_shared;    /* it is the whole name of another kind: a bar tells them apart */
    const char *romaji;
    const char *english;
    Power power[POWERS_MAX]; /* ends at the first without bearings */
    KindId promotes_to;      /* KIND_NONE if it never promotes */
    uint8_t rank;            /* KindRank */
    uint64_t traits;         /* KindTrait bits */
    Bearings net;            /* the lines in which it holds enemies */
    int16_t value;           /* in pawns times 100, for ordering lists */
} Kind;

/* The kind with this code among kinds[1..count-1], or KIND_NONE. */
KindId kind_find(const Kind *kinds, size_t count, const char *code);

/* The kind whose SFEN letters these are, upper or lower case, or KIND_NONE. `letters` need not end
 * after `length`. */
KindId kind_by_sfen(const Kind *kinds, size_t count, const char *letters, size_t length);

/* The kind that promotes to `promoted`, or KIND_NONE. */
KindId kind_origin(const Kind *kinds, size_t count, KindId promoted);

/* True for a form that a piece gets only by promotion. */
bool kind_is_promoted(const Kind *kind);

/* The kanji that this side's piece shows. */
const char *kind_kanji(const Kind *kind, Colour owner);

/* Powers in use (0..POWERS_MAX). */
size_t kind_powers(const Kind *kind);

/* True when one of them shoots. */
bool kind_shoots(const Kind *kind);

/* True if a turn of the kind may not stop before its last leg (POWER_WHOLE). */
bool kind_goes_whole(const Kind *kind);

#endif
