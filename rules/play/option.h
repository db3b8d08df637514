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
    OPTION_PROMOTION,
    OPTION_PAWN_LAST_RANK,
    OPTION_PAWN_CAPTURE_IN_ZONE,
    OPTION_LANCE_LAST_RANK,
    OPTION_GOBETWEEN_LAST_RANK,
    OPTION_PROTECTION_TIMING,
    OPTION_COUNTERSTRIKE,
    OPTION_COUNTERSTRIKE_SAME_SQUARE,
    OPTION_LINEAR_PASS,
    OPTION_TWO_ROYALS_BARE,
    OPTION_AGREED_DRAW,
    OPTION_CHECK_MEANS,
    OPTION_SHOOT_MODE,
    OPTION_SHOOTER_DISPLACEMENT,
    OPTION_SHOT_AFTER_CAPTURE,
    OPTION_SHOT_TRIGGERS,
    OPTION_DOUBLE_KILL,
    OPTION_ZONE_FORCED,
    OPTION_ZONE_TRIGGER,
    OPTION_CAPTURE_FORCED,
    OPTION_CLERK_CONDITION,
    OPTION_FLAME_ALLIES,
    OPTION_FLAME_PASSIVE,
    OPTION_FLAME_ON_PROMOTION,
    OPTION_FOG_METRIC,
    OPTION_LIGHT_METRIC,
    OPTION_LIGHT_OWN,
    OPTION_NET_REACH,
    OPTION_THUNDERCLAP_REVISIT,
    OPTION_WAVER_IS_BANNER,
    OPTION_SETUP_MIRROR,
    OPTION_COUNT
} OptionId;

enum { SELF_CHECK_LEGAL, SELF_CHECK_ILLEGAL };
enum { BARE_KING_NONE, BARE_KING_SIMPLE, BARE_KING_COUNTER, BARE_KING_JCSA };
enum {
    REPETITION_FOURFOLD_NO_CONTEST,
    REPETITION_LISHOGI,
    REPETITION_JCSA,
    REPETITION_NO_RECURRENCE,
    REPETITION_WINBOARD
};
enum { PERPETUAL_CHECK_NONE, PERPETUAL_CHECK_LOSES };
enum { STALEMATE_LOSS, STALEMATE_DRAW };
enum { KNIGHT_FORCED, KNIGHT_OPTIONAL };
enum { ILLEGAL_MOVE_REFUSED, ILLEGAL_MOVE_LOSES };
enum { PROMOTION_ENTRY_CAPTURE, PROMOTION_ENTRY_ONLY, PROMOTION_TSA_DELAY };
enum { LAST_RANK_OPTIONAL, LAST_RANK_FORCED, LAST_RANK_NONE };
enum { PAWN_CAPTURE_YES, PAWN_CAPTURE_NO };
enum { PROTECTION_BEFORE, PROTECTION_AFTER };
enum { COUNTERSTRIKE_STRICT, COUNTERSTRIKE_OKAZAKI, COUNTERSTRIKE_OFF };
enum { SAME_SQUARE_ALLOWED, SAME_SQUARE_BANNED };
enum { LINEAR_PASS_ON, LINEAR_PASS_OFF };
enum { TWO_ROYALS_WIN, TWO_ROYALS_NONE };

/* These two are also read in games without the option, whose value is the first. */
enum { AGREED_DRAW_ON, AGREED_DRAW_OFF };
enum { CHECK_SOLE_ROYAL, CHECK_ANY_ROYAL };

enum { SHOOT_MOVE, SHOOT_FREE };
enum { DISPLACEMENT_ALL, DISPLACEMENT_CARRIAGES, DISPLACEMENT_NONE };
enum { OPTION_OFF, OPTION_ON };
enum { DOUBLE_KILL_ANY, DOUBLE_KILL_LINE };
enum { ZONE_TOUCH, ZONE_ENTER };
enum { CLERK_ONE_OF_EACH, CLERK_ANY, CLERK_ALL, CLERK_NONE };
enum { FLAME_PASSIVE_ENEMY, FLAME_PASSIVE_ALL, FLAME_PASSIVE_NONE };
enum { METRIC_SQUARE, METRIC_LINES };
enum { NET_FIRST, NET_ALL };

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
