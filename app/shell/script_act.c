#include "app/shell/script_act.h"

#include "app/platform/storage.h"
#include "app/shell/size_text.h"
#include "rules/notation/reading.h"
#include "rules/notation/start.h"
#include "rules/variants/variants.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An hour is more than anybody waits. */
enum { DRAG_POINTS = 3, NUMBER_MAX = 8192, TICK_MAX = 60 * 60 * 1000 };

typedef struct KeyName {
    const char *name;
    int key;
} KeyName;

static const KeyName KEYS[] = {
    {"enter", KEY_ENTER},
    {"esc", KEY_ESCAPE},
    {"backspace", KEY_BACKSPACE},
    {"tab", KEY_TAB},
    {"delete", KEY_DELETE},
    {"left", KEY_LEFT},
    {"right", KEY_RIGHT},
    {"up", KEY_UP},
    {"down", KEY_DOWN},
    {"home", KEY_HOME},
    {"end", KEY_END},
    {"pageup", KEY_PAGE_UP},
    {"pagedown", KEY_PAGE_DOWN},
    {"space", ' '},
};

static const KeyName MODIFIERS[] = {
    {"ctrl+", MODIFIER_CONTROL}, {"shift+", MODIFIER_SHIFT}, {"alt+", MODIFIER_ALT}};

/* Takes the modifiers off the front of a text: "ctrl+shift+". */
static const char *read_modifiers(const char *text, int *modifiers) {
    for (size_t i = 0; i < sizeof MODIFIERS / sizeof MODIFIERS[0]; i++) {
        size_t length = strlen(MODIFIERS[i].name);
        if (strncmp(text, MODIFIERS[i].name, length) == 0) {
            *modifiers |= MODIFIERS[i].key;
            text += length;
        }
    }
    return text;
}

/* A button at a place of the screen, and the modifiers held meanwhile. */
typedef struct Press {
    Point point;
    InputButton button;
    int modifiers;
} Press;

static bool push_press(Script *script, InputKind kind, const Press *press) {
    Input input = {.kind = kind,
                   .point = press->point,
                   .button = press->button,
                   .modifiers = press->modifiers,
                   .clicks = 1};
    script->pointer = press->point;
    return desk_push(script->desk, &input) || script_fail(script, "The queue of inputs is full.");
}

static bool push(Script *script, InputKind kind, Point point, InputButton button) {
    return push_press(script, kind, &(Press){.point = point, .button = button});
}

/* Reads a square of the game on the screen that is the whole text or is followed by a blank;
 * returns its length, or 0. */
static size_t read_square(const Script *script, const char *text, Square *out) {
    const Game *game = session_game(shell_session(desk_shell(script->desk)));
    size_t length = square_read(out, game_rules(game), text, NULL);
    bool ends = length > 0 && (text[length] == '\0' || isspace((unsigned char)text[length]));
    return ends ? length : 0;
}

/* The middle of a square or of something with a name on the screen. */
static bool find_target(Script *script, const char *rest, Point *out) {
    Square square = SQUARE_NONE;
    char name[SCRIPT_TEXT_MAX];
    Rect box;
    const Canvas *canvas = shell_draw(desk_shell(script->desk));
    size_t length = read_square(script, rest, &square);
    if (length > 0 && rest[length] == '\0') {
        *out = shell_square_centre(desk_shell(script->desk), square);
        return true;
    }
    script_unquote(rest, name);
    if (!canvas_find(canvas, name, &box)) {
        return script_fail(script, "\"%.60s\" is neither a square nor on the screen.", name);
    }
    *out = rect_centre(box);
    return true;
}

static bool click_with(Script *script, const char *rest, InputButton button) {
    Press press = {.button = button};
    rest = read_modifiers(rest, &press.modifiers);
    if (!find_target(script, rest, &press.point)) {
        return false;
    }
    return push(script, INPUT_MOVE, press.point, BUTTON_NONE) &&
           push_press(script, INPUT_PRESS, &press) && push_press(script, INPUT_RELEASE, &press) &&
           script_settle(script);
}

/* Moves the held pointer to a point in a few steps, as a hand does. */
static bool drag_on(Script *script, Point from, Point to) {
    for (int i = 1; i <= DRAG_POINTS; i++) {
        float part = (float)i / DRAG_POINTS;
        Point point = {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
        if (!push(script, INPUT_MOVE, point, BUTTON_NONE)) {
            return false;
        }
    }
    return true;
}

static bool read_number(const char *text, long most, int *out) {
    char *end = NULL;
    long value = strtol(text, &end, 10);
    *out = (int)value;
    return end != text && *end == '\0' && value >= -most && value <= most;
}

static bool restart(Script *script, const Position *start) {
    return shell_restart(desk_shell(script->desk), &script->rules, start) ||
           script_fail(script, "There is not enough memory for a new game.");
}

static bool set_rule(Script *script, const char *word, size_t length) {
    char text[SCRIPT_TEXT_MAX];
    Problem why;
    if (length >= sizeof text) {
        return script_fail(script, "That is too long for a rule.");
    }
    memcpy(text, word, length);
    text[length] = '\0';
    char *equals = strchr(text, '=');
    bool done = false;
    const Variant *game = variant_find(text);
    if (game != NULL) {
        done = ruleset_begin(&script->rules, game, NULL, &why);
    } else if (equals == NULL) {
        done = ruleset_begin(&script->rules, script->rules.variant, text, &why);
    } else {
        *equals = '\0';
        done = ruleset_set(&script->rules, text, equals + 1, &why);
    }
    return done || script_fail(script, "%s", why.text);
}

/* Puts an input in and lets the program answer it. */
static bool put(Script *script, const Input *input) {
    return (desk_push(script->desk, input) ||
            script_fail(script, "The queue of inputs is full.")) &&
           script_settle(script);
}

static bool read_key(Script *script, const char *rest, Input *input) {
    int number = 0;
    rest = read_modifiers(rest, &input->modifiers);
    if (rest[0] != '\0' && rest[1] == '\0') {
        input->key = tolower((unsigned char)rest[0]);
    } else if (rest[0] == 'f' && read_number(rest + 1, NUMBER_MAX, &number) && number >= 1 &&
               number <= 12) {
        input->key = KEY_F1 + number - 1;
    } else if (strncmp(rest, "pad", 3) == 0 && read_number(rest + 3, NUMBER_MAX, &number) &&
               number >= 1 && number <= 9) {
        input->key = KEY_PAD_1 + number - 1;
    }
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) {
        if (strcmp(KEYS[i].name, rest) == 0) {
            input->key = KEYS[i].key;
        }
    }
    return input->key != KEY_NONE || script_fail(script, "\"%.20s\" is no key.", rest);
}

static bool press_key(Script *script, const char *rest, bool stays) {
    Input input = {.kind = INPUT_KEY, .stays = stays};
    return read_key(script, rest, &input) && put(script, &input);
}

bool script_settle(Script *script) {
    desk_step(script->desk, 0);
    return true;
}

void script_unquote(const char *rest, char out[SCRIPT_TEXT_MAX]) {
    size_t length = strlen(rest);
    if (length >= 2 && rest[0] == '"' && rest[length - 1] == '"') {
        rest++;
        length -= 2;
    }
    snprintf(out, SCRIPT_TEXT_MAX, "%.*s",
             length < SCRIPT_TEXT_MAX ? (int)length : SCRIPT_TEXT_MAX - 1, rest);
}

bool script_position(Script *script, const char *rest) {
    Position position;
    Problem why;
    if (strcmp(rest, "startpos") == 0) {
        return restart(script, NULL);
    }
    if (!start_read(&position, &script->rules, rest, &why)) {
        return script_fail(script, "column %d of the position: %s", why.column, why.text);
    }
    return restart(script, &position);
}

bool script_rules(Script *script, const char *rest) {
    while (*rest != '\0') {
        size_t length = strcspn(rest, " \t");
        if (!set_rule(script, rest, length)) {
            return false;
        }
        rest += length;
        rest += strspn(rest, " \t");
    }
    return restart(script, NULL);
}

bool script_click(Script *script, const char *rest) {
    return click_with(script, rest, BUTTON_LEFT);
}

bool script_right(Script *script, const char *rest) {
    return click_with(script, rest, BUTTON_RIGHT);
}

bool script_drag(Script *script, const char *rest) {
    Square square = SQUARE_NONE;
    Point from = {0, 0};
    int squares = 0;
    for (; *rest != '\0'; squares++) {
        size_t length = read_square(script, rest, &square);
        if (length == 0) {
            return script_fail(script, "\"%.20s\" is no square to drag over.", rest);
        }
        Point to = shell_square_centre(desk_shell(script->desk), square);
        bool pushed = squares == 0 ? push(script, INPUT_MOVE, to, BUTTON_NONE) &&
                                         push(script, INPUT_PRESS, to, BUTTON_LEFT)
                                   : drag_on(script, from, to);
        if (!pushed) {
            return false;
        }
        from = to;
        rest += length;
        rest += strspn(rest, " \t");
    }
    if (squares < 2) {
        return script_fail(script, "A drag needs two squares or more.");
    }
    return push(script, INPUT_RELEASE, from, BUTTON_LEFT) && script_settle(script);
}

bool script_hover(Script *script, const char *rest) {
    Point point;
    return find_target(script, rest, &point) && push(script, INPUT_MOVE, point, BUTTON_NONE) &&
           script_settle(script);
}

bool script_key(Script *script, const char *rest) {
    return press_key(script, rest, false);
}

bool script_hold(Script *script, const char *rest) {
    return press_key(script, rest, true);
}

bool script_release(Script *script, const char *rest) {
    Input input = {.kind = INPUT_KEY_UP};
    return read_key(script, rest, &input) && put(script, &input);
}

bool script_type(Script *script, const char *rest) {
    Input input = {.kind = INPUT_TEXT};
    char text[SCRIPT_TEXT_MAX];
    script_unquote(rest, text);
    if (strlen(text) >= sizeof input.text) {
        return script_fail(script, "That is too long to be typed at once.");
    }
    memcpy(input.text, text, strlen(text) + 1);
    return put(script, &input);
}

bool script_wheel(Script *script, const char *rest) {
    int lines = 0;
    Input input = {.kind = INPUT_WHEEL, .point = script->pointer};
    const char *number = read_modifiers(rest, &input.modifiers);
    if (!read_number(number, NUMBER_MAX, &lines)) {
        return script_fail(script, "\"%.20s\" is no number of lines.", rest);
    }
    input.wheel = (float)lines;
    return put(script, &input);
}

/* The board is carried with the middle button, from where the pointer is. */
bool script_carry(Script *script, const char *rest) {
    char *end = NULL;
    long across = strtol(rest, &end, 10);
    long down = end != rest ? strtol(end, &end, 10) : 0;
    if (end == rest || *end != '\0' || labs(across) > NUMBER_MAX || labs(down) > NUMBER_MAX) {
        return script_fail(script, "\"%.20s\" is no way; write it as 40 -25.", rest);
    }
    Point from = script->pointer;
    Point to = {from.x + (float)across, from.y + (float)down};
    return push(script, INPUT_PRESS, from, BUTTON_MIDDLE) && drag_on(script, from, to) &&
           push(script, INPUT_RELEASE, to, BUTTON_MIDDLE) && script_settle(script);
}

bool script_resize(Script *script, const char *rest) {
    int width = 0;
    int height = 0;
    if (!size_read(rest, &width, &height)) {
        return script_fail(script, "\"%.20s\" is no size; write it as 1280x800.", rest);
    }
    desk_resize(script->desk, width, height);
    return script_settle(script);
}

bool script_tick(Script *script, const char *rest) {
    int milliseconds = 0;
    if (!read_number(rest, TICK_MAX, &milliseconds) || milliseconds < 0) {
        return script_fail(script, "\"%.20s\" is no time in milliseconds.", rest);
    }
    script->clock += (uint32_t)milliseconds;
    desk_set_clock(script->desk, script->clock);
    return script_settle(script);
}
