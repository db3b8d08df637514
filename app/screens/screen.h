/* What a screen may ask of the shell that runs it. */
#ifndef SANBAN_APP_SCREENS_SCREEN_H
#define SANBAN_APP_SCREENS_SCREEN_H

typedef enum ScreenId {
    SCREEN_START,
    SCREEN_NEW,   /* choosing a new game */
    SCREEN_GAMES, /* recent games */
    SCREEN_PLAY,  /* the board */
    SCREEN_SETTINGS,
    SCREEN_RULES, /* the rules in force */
    SCREEN_KEYS,
    SCREEN_ABOUT,
    SCREEN_COUNT
} ScreenId;

typedef enum ScreenAsk {
    ASK_STAY,
    ASK_OPEN, /* show another screen; this one comes back when that is closed */
    ASK_BACK, /* close this screen */
    ASK_QUIT
} ScreenAsk;

typedef struct ScreenRequest {
    ScreenAsk ask;
    ScreenId screen; /* of ASK_OPEN */
} ScreenRequest;

static inline ScreenRequest screen_stays(void) {
    return (ScreenRequest){.ask = ASK_STAY};
}

static inline ScreenRequest screen_opens(ScreenId screen) {
    return (ScreenRequest){.ask = ASK_OPEN, .screen = screen};
}

static inline ScreenRequest screen_closes(void) {
    return (ScreenRequest){.ask = ASK_BACK};
}

/* The word for a screen in scripts: "start", "new", "play". */
const char *screen_word(ScreenId screen);

#endif
