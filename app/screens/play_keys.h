/* What the keyboard does on the play screen: one table, from which the screen answers keys and the
 * list of keys is written.
 *
 * Knows no screen and no game. */
#ifndef SANBAN_APP_SCREENS_PLAY_KEYS_H
#define SANBAN_APP_SCREENS_PLAY_KEYS_H

#include "app/platform/input.h"

#include <stdbool.h>
#include <stddef.h>

typedef enum PlayKey {
    PLAY_KEY_NONE,
    PLAY_KEY_UP,
    PLAY_KEY_DOWN,
    PLAY_KEY_LEFT,
    PLAY_KEY_RIGHT,
    PLAY_KEY_UP_LEFT,
    PLAY_KEY_UP_RIGHT,
    PLAY_KEY_DOWN_LEFT,
    PLAY_KEY_DOWN_RIGHT,
    PLAY_KEY_ENTER,
    PLAY_KEY_CLICK,
    PLAY_KEY_NEXT_PIECE,
    PLAY_KEY_PREVIOUS_PIECE,
    PLAY_KEY_NEXT_TARGET,
    PLAY_KEY_PREVIOUS_TARGET,
    PLAY_KEY_PASS,
    PLAY_KEY_RETURN,
    PLAY_KEY_BACK,
    PLAY_KEY_DROP,
    PLAY_KEY_TYPE,
    PLAY_KEY_FIRST,
    PLAY_KEY_EARLIER,
    PLAY_KEY_LATER,
    PLAY_KEY_LAST,
    PLAY_KEY_UNDO,
    PLAY_KEY_REDO,
    PLAY_KEY_COMMENT,
    PLAY_KEY_NEW,
    PLAY_KEY_COPY,
    PLAY_KEY_COPY_MOVES,
    PLAY_KEY_PASTE,
    PLAY_KEY_FLIP,
    PLAY_KEY_LEGEND,
    PLAY_KEY_WHY,
    PLAY_KEY_LENS,
    PLAY_KEY_ZOOM_IN,
    PLAY_KEY_ZOOM_OUT,
    PLAY_KEY_ZOOM_FIT,
    PLAY_KEY_EXPLAIN,
    PLAY_KEY_KEYS,
    PLAY_KEY_RULES,
    PLAY_KEY_SETTINGS
} PlayKey;

typedef struct PlayKeyRow {
    PlayKey id;
    const char *group; /* the head under which it stands in the list */
    const char *keys;  /* as shown: "Ctrl+Z"; NULL: another way to the row before, not listed */
    const char *does;  /* a few words: "take a move back" */
    int key, modifiers;
    bool repeats; /* counts again while it is held */
} PlayKeyRow;

/* The rows in the order of the list. */
size_t play_key_count(void);
const PlayKeyRow *play_key_row(size_t index);

/* The shown keys of an id: "Ctrl+Z". */
const char *play_key_text(PlayKey id);

#endif
