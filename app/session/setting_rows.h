/* What the user may choose: one row of data for each setting.
 *
 * From this table settings are read, written and offered. It knows the words for files and people,
 * not what a choice does. */
#ifndef SANBAN_APP_SESSION_SETTING_ROWS_H
#define SANBAN_APP_SESSION_SETTING_ROWS_H

enum { SETTING_CHOICES_MAX = 5 };

/* In the order in which they are offered; settings of a group stand together. */
typedef enum SettingId {
    SETTING_THEME,
    SETTING_TINTS,
    SETTING_SHOW_DESTINATIONS,
    SETTING_SHOW_FORBIDDEN,
    SETTING_SHOW_LAST_MOVE,
    SETTING_SHOW_CHECK,
    SETTING_SHOW_ATTACKED,
    SETTING_SHOW_UNDEFENDED,
    SETTING_PROMOTION,
    SETTING_CONFIRM_LOSSES,
    SETTING_QUICK_LION,
    SETTING_ANIMATION,
    SETTING_SOUND,
    SETTING_TEXT_SIZE,
    SETTING_SCALE,
    SETTING_REDUCED_MOTION,
    SETTING_COUNT
} SettingId;

/* The values of settings that are choices; switches have 0 and 1. SETTING_THEME has a ThemeId. */
enum { TINTS_ONE, TINTS_TWO };
enum { PROMOTION_ASKED, PROMOTION_AT_ONCE };
enum { ANIMATION_OFF, ANIMATION_FAST, ANIMATION_NORMAL, ANIMATION_SLOW };
enum { SCALE_AUTOMATIC, SCALE_SINGLE, SCALE_HALF_AGAIN, SCALE_DOUBLE, SCALE_TRIPLE };

typedef enum SettingKind {
    SETTING_SWITCH, /* off or on: 0 or 1 */
    SETTING_CHOICE, /* one of a few: its place in `choice` */
    SETTING_RANGE   /* a number from `least` to `most` in whole steps */
} SettingKind;

/* A value in files and for people. The factor is what the choice stands for where that is a number:
 * a magnification (0: the program decides), a length of time. */
typedef struct SettingChoice {
    const char *key, *title;
    float factor;
} SettingChoice;

typedef struct SettingRow {
    const char *key;      /* in files */
    const char *title;    /* on the settings screen, a few words */
    const char *sentence; /* what it does */
    const char *group;    /* the head under which it stands */
    SettingKind kind;
    int usual, least, most, step;
    const char *unit;                          /* behind the number of a range, "" for the others */
    SettingChoice choice[SETTING_CHOICES_MAX]; /* `most`+1 of them, in order; none for a range */
} SettingRow;

const SettingRow *setting_row(SettingId id);

#endif
