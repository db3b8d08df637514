#include "app/screens/screen.h"

static const char *const WORDS[SCREEN_COUNT] = {
    [SCREEN_START] = "start", [SCREEN_NEW] = "new",           [SCREEN_GAMES] = "games",
    [SCREEN_PLAY] = "play",   [SCREEN_SETTINGS] = "settings", [SCREEN_RULES] = "rules",
    [SCREEN_KEYS] = "keys",   [SCREEN_ABOUT] = "about",
};

const char *screen_word(ScreenId screen) {
    return WORDS[screen];
}
