#include "app/session/setting_rows.h"

#include "app/draw/theme.h"

#include <assert.h>

/* clang-format off */
static const SettingRow rows[SETTING_COUNT] = {
    [SETTING_THEME] = {
        .key = "theme", .title = "Colours", .group = "Board",
        .sentence = "Light colours for bright rooms, dark ones for the evening.",
        .kind = SETTING_CHOICE, .usual = THEME_LIGHT, .most = THEME_DARK, .step = 1, .unit = "",
        .choice = {[THEME_LIGHT] = {"light", "Light", 0}, [THEME_DARK] = {"dark", "Dark", 0}},
    },
    [SETTING_TINTS] = {
        .key = "tints", .title = "Tints of the pieces", .group = "Pieces",
        .sentence = "With two tints White's pieces are of darker wood than Black's.",
        .kind = SETTING_CHOICE, .usual = TINTS_ONE, .most = TINTS_TWO, .step = 1, .unit = "",
        .choice = {[TINTS_ONE] = {"one", "One", 0}, [TINTS_TWO] = {"two", "Two", 0}},
    },
    [SETTING_SHOW_DESTINATIONS] = {
        .key = "show_destinations", .title = "Destinations", .group = "Marks",
        .sentence = "Marks where the picked piece may move.",
        .kind = SETTING_SWITCH, .usual = 1, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_SHOW_FORBIDDEN] = {
        .key = "show_forbidden", .title = "Forbidden captures", .group = "Marks",
        .sentence = "Marks what the picked piece could take if no special rule forbade it.",
        .kind = SETTING_SWITCH, .usual = 1, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_SHOW_LAST_MOVE] = {
        .key = "show_last_move", .title = "Last move", .group = "Marks",
        .sentence = "Outlines the way of the move that was played last.",
        .kind = SETTING_SWITCH, .usual = 1, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_SHOW_CHECK] = {
        .key = "show_check", .title = "Attacked royal pieces", .group = "Marks",
        .sentence = "Marks a royal piece of the side to move while it is attacked.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_SHOW_ATTACKED] = {
        .key = "show_attacked", .title = "Attacked pieces", .group = "Marks",
        .sentence = "Marks the pieces of the side to move that are attacked.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_SHOW_UNDEFENDED] = {
        .key = "show_undefended", .title = "Undefended pieces", .group = "Marks",
        .sentence = "Marks the pieces of the side to move that no other piece defends.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_PROMOTION] = {
        .key = "promotion", .title = "Promotion", .group = "Play",
        .sentence = "Asks at every move that may promote, or promotes unless Shift is held.",
        .kind = SETTING_CHOICE, .usual = PROMOTION_ASKED, .most = PROMOTION_AT_ONCE, .step = 1,
        .unit = "",
        .choice = {[PROMOTION_ASKED] = {"ask", "Always ask", 0},
                   [PROMOTION_AT_ONCE] = {"at_once", "Promote unless Shift", 0}},
    },
    [SETTING_CONFIRM_LOSSES] = {
        .key = "confirm_losses", .title = "Confirm losses", .group = "Play",
        .sentence = "Asks before a move that removes own pieces or loses the game.",
        .kind = SETTING_SWITCH, .usual = 1, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_QUICK_LION] = {
        .key = "quick_lion", .title = "Quick lion", .group = "Play",
        .sentence = "A step that takes nothing ends the move where a second step would add nothing "
                    "but a pass; Shift keeps it open.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_ANIMATION] = {
        .key = "animation", .title = "Moving pieces", .group = "Play",
        .sentence = "How long pieces take on their way across the board.",
        .kind = SETTING_CHOICE, .usual = ANIMATION_NORMAL, .most = ANIMATION_SLOW, .step = 1,
        .unit = "",
        .choice = {[ANIMATION_OFF] = {"off", "Off", 0}, [ANIMATION_FAST] = {"fast", "Fast", 0.5F},
                   [ANIMATION_NORMAL] = {"normal", "Normal", 1},
                   [ANIMATION_SLOW] = {"slow", "Slow", 2}},
    },
    [SETTING_SOUND] = {
        .key = "sound", .title = "Sound", .group = "Play",
        .sentence = "A wooden click whenever a move is played.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
    [SETTING_TEXT_SIZE] = {
        .key = "text_size", .title = "Size of texts", .group = "Comfort",
        .sentence = "Larger or smaller texts and buttons; the board takes the room that is left.",
        .kind = SETTING_RANGE, .usual = 100, .least = 80, .most = 200, .step = 10, .unit = "%",
    },
    [SETTING_SCALE] = {
        .key = "scale", .title = "Magnification", .group = "Comfort",
        .sentence = "How large everything is drawn; automatic goes by the size of the window.",
        .kind = SETTING_CHOICE, .usual = SCALE_AUTOMATIC, .most = SCALE_TRIPLE, .step = 1,
        .unit = "",
        .choice = {[SCALE_AUTOMATIC] = {"auto", "Automatic", 0}, [SCALE_SINGLE] = {"1", "1", 1},
                   [SCALE_HALF_AGAIN] = {"1.5", "1.5", 1.5F}, [SCALE_DOUBLE] = {"2", "2", 2},
                   [SCALE_TRIPLE] = {"3", "3", 3}},
    },
    [SETTING_REDUCED_MOTION] = {
        .key = "reduced_motion", .title = "Less motion", .group = "Comfort",
        .sentence = "Pieces fade instead of moving across the board, and nothing pulses.",
        .kind = SETTING_SWITCH, .usual = 0, .most = 1, .step = 1, .unit = "",
        .choice = {{"off", "Off", 0}, {"on", "On", 1}},
    },
};
/* clang-format on */

const SettingRow *setting_row(SettingId id) {
    assert(id < SETTING_COUNT);
    return &rows[id];
}
