/* Why a click or a written move is not a legal continuation. */
#ifndef SANBAN_RULES_PLAY_REFUSAL_H
#define SANBAN_RULES_PLAY_REFUSAL_H

#include "rules/board/square.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Law Law;

enum { REFUSAL_TEXT_MAX = 240 };

typedef enum RefusalCause {
    REFUSAL_OWN_PIECE,    /* a friend stands there */
    REFUSAL_BLOCKED,      /* `culprit` is in the way */
    REFUSAL_NOT_ITS_MOVE, /* the kind does not move so; the text says how it does */
    REFUSAL_NO_ENEMY,     /* nothing there to shoot at */
    REFUSAL_HELD,         /* the piece cannot move at all */
    REFUSAL_NOT_YOURS,    /* an empty square or the other side's piece was picked */
    REFUSAL_LAW,          /* `law` forbids it, because of `culprit` if there is one */
    REFUSAL_GAME_OVER,
    REFUSAL_NO_MEMORY /* nothing wrong with the move itself */
} RefusalCause;

typedef struct Refusal {
    uint8_t cause; /* RefusalCause */
    Square culprit;
    const Law *law; /* the law that speaks, or NULL */
    char text[REFUSAL_TEXT_MAX];
} Refusal;

/* Fills `why` (which may be NULL) from a printf pattern. Always returns false, so that a law can
 * say `return refusal_set(...)`. The law is added by whoever asked it. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
bool refusal_set(Refusal *why, RefusalCause cause, Square culprit, const char *pattern, ...);

#endif
