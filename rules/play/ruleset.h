/* A game's rules: the variant as a constant table, and a ruleset as a variant with its options
 * chosen.
 *
 * A ruleset also keeps what follows from the choice: which laws speak about which kind, and how
 * each kind's simple moves lie on the board. It is a value; every position points to the one it is
 * played under, whose owner (a game, a test, a command) keeps it alive. */
#ifndef SANBAN_RULES_PLAY_RULESET_H
#define SANBAN_RULES_PLAY_RULESET_H

#include "rules/pieces/kind.h"
#include "rules/play/option.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Law Law;

enum { LAWS_MAX = 32, TRAITS_MAX = 40, BEARERS_MAX = 4 };

/* A start other than the usual one: a handicap. */
typedef struct Start {
    const char *key;      /* "two_lions" */
    const char *title;    /* "Two lions" */
    const char *kanji;    /* its name as it is written in Japanese */
    const char *sentence; /* what is different */
    const char *sfen;     /* the whole position */
} Start;

typedef struct Variant {
    const char *key;      /* "sho" */
    const char *title;    /* "Sho shogi" */
    const char *kanji;    /* its name as it is written in Japanese */
    const char *sentence; /* what is special about it, for somebody who chooses a game */
    uint8_t files, ranks;
    uint8_t zone;                  /* depth of the promotion zone in ranks */
    bool points;                   /* pieces stand on points (ko), not in cells */
    uint8_t kings_max, royals_max; /* a position with more on a side is refused; 0: no limit */
    const Kind *kinds;             /* kinds[0] is no kind */
    size_t kind_count;
    const char *const
        *setup; /* Black's rows of SFEN letters, the last row last; White's are its half-turn */
    size_t setup_rows;
    const Start *starts; /* handicaps; may be none */
    size_t start_count;
    const Law *const *laws; /* in the order in which consequences happen; ends with NULL */
    const Option *options;
    size_t option_count;
    uint8_t text_steps;    /* most steps of a move as text: 1 to LEGS_MAX */
    bool text_shots;       /* a move as text may have shots */
    bool text_in_full;     /* a move as text names every leg, and an igui has no x */
    bool remembers_lions;  /* a position may tell where a lion was just taken, and who declined */
    const Preset *presets; /* the first is the default */
    size_t preset_count;
} Variant;

/* The moments at which a law may speak about a kind. */
typedef enum Moment {
    MOMENT_START,
    MOMENT_STEP,
    MOMENT_TAKE,
    MOMENT_PROMOTION,
    MOMENT_END,
    MOMENT_END_OF_GAME, /* an ending that is judged by the history alone */
    MOMENT_AFTERMATH,
    MOMENT_COUNT
} Moment;

/* How the turns of a kind run, for the generator. */
typedef enum Manner {
    MANNER_SINGLE, /* every turn is one leg */
    MANNER_DOUBLE, /* some turns are two single steps, and a leap leads wherever those lead */
    MANNER_SHOTS,  /* every turn is at most one leg, and shots */
    MANNER_TREE    /* anything else */
} Manner;

/* What a cell is to a side that moves onto it. */
enum { LANDING_OPEN = 1, LANDING_TAKES = 2, LANDING_GUARDED = 4 };

/* A simple way to go: `offset` cells for Black (White: the negative), at most `reach` times. */
typedef struct Ray {
    int16_t offset;
    uint8_t reach; /* 255: without limit */
} Ray;

/* Two single steps in one turn, as offsets for Black. */
typedef struct Twice {
    uint8_t count;
    int16_t offset[BEARING_RING];
    bool keeps_way; /* the second step goes on like the first */
    bool returns;   /* or home again */
} Twice;

/* All that the generator needs to know about a kind, in one place. */
typedef struct Habit {
    uint8_t manner; /* Manner */
    uint8_t ray_count;
    bool asks_takes; /* laws about guarded pieces */
    bool asks_ends;
    bool promotes;
    bool zone_alone; /* promotes only by moves that touch the zone, or by captures */
    bool by_capture; /* promotes by some captures anywhere */
    uint32_t starts; /* laws about starts and steps, one bit each */
    uint32_t steps;
    Ray ray[BEARING_COUNT]; /* turns of one leg */
    Twice twice;            /* of MANNER_DOUBLE: the turns of two steps */
} Habit;

typedef struct Ruleset {
    const Variant *variant;
    uint8_t option[OPTION_COUNT];
    uint8_t law_count;
    uint32_t stops, merges, verdicts; /* laws that speak about whole positions, one bit each */
    uint32_t sleepers, reminders, hampers;
    uint32_t path_tells; /* laws about endings that look at the path alone */
    bool way_tells;      /* what a move comes to is told by where the mover went and what it took */
    uint32_t asked[MOMENT_COUNT][KINDS_MAX]; /* laws that speak about a kind, one bit each */
    uint32_t guards[KINDS_MAX];              /* laws that speak where this kind is taken */
    uint8_t bearers[TRAITS_MAX]; /* how many kinds carry a trait: more are not noted than ... */
    KindId bearer[TRAITS_MAX][BEARERS_MAX]; /* ... these */
    bool lines_tell[KINDS_MAX]; /* whatever it may take, it may take by the lines of `reach` */
    uint8_t reach[KINDS_MAX][BEARING_COUNT]; /* what one leg reaches: 0 none, 255 without limit */
    uint8_t farthest[BEARING_COUNT];         /* the longest reach of any kind */
    Habit habit[KINDS_MAX];
    uint8_t landing[2][256]; /* what a cell is to each side */
    Square zone_edge[2];     /* the last square of each side's zone, going outwards */
} Ruleset;

/* Makes the ruleset of a preset (NULL: the default one). False with a problem if there is no such
 * preset. */
bool ruleset_begin(Ruleset *out, const Variant *variant, const char *preset, Problem *why);

/* Changes one option by the words of its table. False with a problem that names what is allowed. */
bool ruleset_set(Ruleset *rules, const char *key, const char *value, Problem *why);

/* The table row of an option, or NULL if this game has no such option. */
const Option *ruleset_option(const Ruleset *rules, OptionId id);

/* The chosen value's row in that table. */
const OptionChoice *ruleset_choice(const Ruleset *rules, const Option *option);

/* The preset whose values are exactly these, or NULL. */
const Preset *ruleset_preset(const Ruleset *rules);

const Kind *ruleset_kind(const Ruleset *rules, KindId id);

/* What a place of the board is called: "square", or "point" where pieces stand on points. */
const char *ruleset_spot(const Ruleset *rules);

/* The law at a place in the variant's list. */
const Law *ruleset_law(const Ruleset *rules, unsigned index);

/* True when the rank (counted from `owner`'s far side, 1 is the last rank) lies in the promotion
 * zone. */
bool ruleset_in_zone(const Ruleset *rules, Square square, Colour owner);

/* How many ranks the square is from the owner's far edge: 1 on the last rank. */
int ruleset_far_rank(const Ruleset *rules, Square square, Colour owner);

/* True when the square is one of this game's board. */
bool ruleset_on_board(const Ruleset *rules, Square square);

#endif
