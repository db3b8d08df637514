#include "app/screens/play_keys.h"

#include <assert.h>

static const char MOVING[] = "Moving";
static const char HISTORY[] = "Moves played";
static const char GAME[] = "Game";
static const char VIEW[] = "Board and help";

/* clang-format off */
static const PlayKeyRow ROWS[] = {
    {PLAY_KEY_UP, MOVING, "Arrows", "move the board cursor", KEY_UP, 0, true},
    {PLAY_KEY_DOWN, MOVING, NULL, NULL, KEY_DOWN, 0, true},
    {PLAY_KEY_LEFT, MOVING, NULL, NULL, KEY_LEFT, 0, true},
    {PLAY_KEY_RIGHT, MOVING, NULL, NULL, KEY_RIGHT, 0, true},
    {PLAY_KEY_UP_LEFT, MOVING, "Number pad", "move it in all eight directions", KEY_PAD_1 + 6, 0, true},
    {PLAY_KEY_UP, MOVING, NULL, NULL, KEY_PAD_1 + 7, 0, true},
    {PLAY_KEY_UP_RIGHT, MOVING, NULL, NULL, KEY_PAD_1 + 8, 0, true},
    {PLAY_KEY_LEFT, MOVING, NULL, NULL, KEY_PAD_1 + 3, 0, true},
    {PLAY_KEY_CLICK, MOVING, NULL, NULL, KEY_PAD_1 + 4, 0, false},
    {PLAY_KEY_RIGHT, MOVING, NULL, NULL, KEY_PAD_1 + 5, 0, true},
    {PLAY_KEY_DOWN_LEFT, MOVING, NULL, NULL, KEY_PAD_1, 0, true},
    {PLAY_KEY_DOWN, MOVING, NULL, NULL, KEY_PAD_1 + 1, 0, true},
    {PLAY_KEY_DOWN_RIGHT, MOVING, NULL, NULL, KEY_PAD_1 + 2, 0, true},
    {PLAY_KEY_ENTER, MOVING, "Enter", "finish the move, else click at the cursor", KEY_ENTER, 0, false},
    {PLAY_KEY_CLICK, MOVING, "Space", "click at the cursor", ' ', 0, false},
    {PLAY_KEY_CLICK, MOVING, "Shift+Space", "shoot, or go as far as there; also Shift+click", ' ', MODIFIER_SHIFT, false},
    {PLAY_KEY_NEXT_PIECE, MOVING, "Tab", "go to the next piece that can move", KEY_TAB, 0, true},
    {PLAY_KEY_PREVIOUS_PIECE, MOVING, "Shift+Tab", "and to the one before", KEY_TAB, MODIFIER_SHIFT, true},
    {PLAY_KEY_NEXT_TARGET, MOVING, "N", "go to the next target of the picked piece", 'n', 0, true},
    {PLAY_KEY_PREVIOUS_TARGET, MOVING, "P", "and to the one before", 'p', 0, true},
    {PLAY_KEY_PASS, MOVING, "J", "pass with the picked piece (jitto)", 'j', 0, false},
    {PLAY_KEY_RETURN, MOVING, "I", "go home after a capture (igui)", 'i', 0, false},
    {PLAY_KEY_BACK, MOVING, "Esc", "take one step back, then let go", KEY_ESCAPE, 0, false},
    {PLAY_KEY_BACK, MOVING, "Backspace", "the same", KEY_BACKSPACE, 0, false},
    {PLAY_KEY_DROP, MOVING, "Shift+Esc", "let the whole move go", KEY_ESCAPE, MODIFIER_SHIFT, false},
    {PLAY_KEY_TYPE, MOVING, "/", "type a move, such as P-7f or 7g7f", '/', 0, false},
    {PLAY_KEY_FIRST, HISTORY, "Home", "to the start of the game", KEY_HOME, 0, false},
    {PLAY_KEY_EARLIER, HISTORY, "Page Up", "one move earlier", KEY_PAGE_UP, 0, true},
    {PLAY_KEY_LATER, HISTORY, "Page Down", "one move later", KEY_PAGE_DOWN, 0, true},
    {PLAY_KEY_LAST, HISTORY, "End", "to the last move", KEY_END, 0, false},
    {PLAY_KEY_UNDO, HISTORY, "Ctrl+Z", "take back", 'z', MODIFIER_CONTROL, true},
    {PLAY_KEY_REDO, HISTORY, "Ctrl+Y", "play again what was taken back", 'y', MODIFIER_CONTROL, true},
    {PLAY_KEY_COMMENT, HISTORY, "K", "write a comment on the move", 'k', 0, false},
    {PLAY_KEY_NEW, GAME, "Ctrl+N", "new game", 'n', MODIFIER_CONTROL, false},
    {PLAY_KEY_COPY, GAME, "Ctrl+C", "copy the position", 'c', MODIFIER_CONTROL, false},
    {PLAY_KEY_COPY_MOVES, GAME, "Ctrl+Shift+C", "copy the list of moves", 'c', MODIFIER_CONTROL | MODIFIER_SHIFT, false},
    {PLAY_KEY_PASTE, GAME, "Ctrl+V", "start from a copied position or game", 'v', MODIFIER_CONTROL, false},
    {PLAY_KEY_FLIP, VIEW, "F", "turn the board", 'f', 0, false},
    {PLAY_KEY_LEGEND, VIEW, "L", "what the marks mean, and which are shown", 'l', 0, false},
    {PLAY_KEY_WHY, VIEW, "W", "why: what holds and threatens a piece", 'w', 0, false},
    {PLAY_KEY_LENS, VIEW, "Z held", "look through a lens", 'z', 0, true},
    {PLAY_KEY_ZOOM_IN, VIEW, "Ctrl++", "enlarge the board; also Ctrl and the wheel", '+', MODIFIER_CONTROL, true},
    {PLAY_KEY_ZOOM_IN, VIEW, NULL, NULL, '=', MODIFIER_CONTROL, true},
    {PLAY_KEY_ZOOM_IN, VIEW, NULL, NULL, '+', MODIFIER_CONTROL | MODIFIER_SHIFT, true},
    {PLAY_KEY_ZOOM_IN, VIEW, NULL, NULL, '=', MODIFIER_CONTROL | MODIFIER_SHIFT, true},
    {PLAY_KEY_ZOOM_OUT, VIEW, "Ctrl+-", "make it smaller; drag it with the middle button", '-', MODIFIER_CONTROL, true},
    {PLAY_KEY_ZOOM_FIT, VIEW, "Ctrl+0", "show the whole board", '0', MODIFIER_CONTROL, false},
    {PLAY_KEY_EXPLAIN, VIEW, "F1", "explain what is under the cursor", KEY_F1, 0, false},
    {PLAY_KEY_RULES, VIEW, "F2", "the rules in force", KEY_F1 + 1, 0, false},
    {PLAY_KEY_KEYS, VIEW, "?", "this list of keys", '?', 0, false},
    {PLAY_KEY_KEYS, VIEW, NULL, NULL, '/', MODIFIER_SHIFT, false},
    {PLAY_KEY_KEYS, VIEW, NULL, NULL, '?', MODIFIER_SHIFT, false},
    {PLAY_KEY_SETTINGS, VIEW, "Ctrl+,", "settings", ',', MODIFIER_CONTROL, false},
    {PLAY_KEY_NONE, VIEW, "F11", "full screen; also Alt+Enter", KEY_F11, 0, false},
};
/* clang-format on */

size_t play_key_count(void) {
    return sizeof ROWS / sizeof ROWS[0];
}

const PlayKeyRow *play_key_row(size_t index) {
    return &ROWS[index];
}

const char *play_key_text(PlayKey id) {
    for (size_t i = 0; i < play_key_count(); i++) {
        if (ROWS[i].id == id && ROWS[i].keys != NULL) {
            return ROWS[i].keys;
        }
    }
    assert(false && "only ids with shown keys are asked for");
    return "";
}
