/* The rule options of all games and the values they may take: words only.
 *
 * Which options a game has, with titles and defaults, stands in its own table (rules/variants);
 * what a value does stands in the law that reads it. */
#ifndef SANBAN_RULES_PLAY_OPTION_H
#define SANBAN_RULES_PLAY_OPTION_H

#include <stdint.h>

typedef enum OptionId {
    OPTION_SELF_CHECK,
    OPTION_BARE_KING,
    OPTION_REPETITION,
    OPTION_PERPETUAL_CHECK,
    OPTION_STALEMATE,
    OPTION_KNIGHT_SECOND_LAST,
    OPTION_ILLEGAL_MOVE,
    OPTION_COUNT
} OptionId;

enum { SELF_CHECK_LEGAL, SELF_CHECK_ILLEGAL };
enum { BARE_KING_NONE, BARE_KING_SIMPLE, BARE_KING_COUNTER };
enum { REPETITION_FOURFOLD_NO_CONTEST };
enum { PERPETUAL_CHECK_NONE, PERPETUAL_CHECK_LOSES };
enum { STALEMATE_LOSS, STALEMATE_DRAW };
enum { KNIGHT_FORCED, KNIGHT_OPTIONAL };
enum { ILLEGAL_MOVE_REFUSED, ILLEGAL_MOVE_LOSES };

enum { OPTION_CHOICES_MAX = 4 };

typedef struct OptionChoice {
    const char *key;   /* as typed: "counter" */
    const char *title; /* as shown */
    uint8_t value;
} OptionChoice;

/* One row of a game's option table; choices end at the first without a key. */
typedef struct Option {
    const char *key;
    const char *title;
    const char *sentence; /* what it decides, for people */
    OptionChoice choice[OPTION_CHOICES_MAX];
    uint8_t id; /* OptionId */
} Option;

/* A named choice of values for all options. */
typedef struct Preset {
    const char *key;
    const char *title;
    const char *sentence;
    uint8_t value[OPTION_COUNT];
} Preset;

#endif
