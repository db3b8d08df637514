#include "app/shell/desk.h"

#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "app/platform/window.h"
#include "app/screens/play_layout.h"

#include <stdlib.h>

/* A press becomes a drag after this part of a cell. */
static const float DRAG_PART = 0.15F;

struct Desk {
    Fonts *fonts;
    Window *window;
    InputSource *source;
    Shell *shell;
    float own_scale;
};

/* Takes over the window's size; large windows show everything larger, in whole steps. */
static void settle_size(Desk *desk) {
    float width = 0;
    float height = 0;
    float scale = 1;
    window_area(desk->window, &width, &height, &scale);
    float screen = scale / desk->own_scale;
    float wanted = play_layout_scale(width * scale, height * scale) / screen;
    wanted = wanted < 1 ? 1 : wanted > WINDOW_SCALE_MAX ? WINDOW_SCALE_MAX : wanted;
    if (wanted < desk->own_scale || wanted > desk->own_scale) {
        desk->own_scale = wanted;
        window_set_scale(desk->window, wanted);
        window_area(desk->window, &width, &height, &scale);
    }
    shell_resize(desk->shell, width, height, scale);
    shell_draw(desk->shell);
    input_drag_threshold(desk->source, DRAG_PART * shell_pitch(desk->shell));
}

static bool asks_full_screen(const Input *input) {
    bool f11 = input->key == KEY_F11 && input->modifiers == 0;
    bool enter = input->key == KEY_ENTER && input->modifiers == MODIFIER_ALT;
    return input->kind == INPUT_KEY && !input->repeated && (f11 || enter);
}

static void show(Desk *desk) {
    if (window_is_visible(desk->window)) {
        window_show(desk->window, shell_draw(desk->shell));
    }
}

static bool answer(Desk *desk, const Input *input) {
    if (input->kind == INPUT_RESIZE || input->kind == INPUT_EXPOSE) {
        settle_size(desk);
    } else if (input->kind == INPUT_RESET) {
        window_forget(desk->window);
    } else if (asks_full_screen(input)) {
        window_toggle_full_screen(desk->window);
        return true;
    }
    return shell_input(desk->shell, input);
}

bool desk_open(Desk **out, const Ruleset *rules, Problem *why) {
    *out = NULL;
    Desk *desk = calloc(1, sizeof *desk);
    if (desk == NULL) {
        return problem_set(why, 0, 0, "There is not enough memory.");
    }
    desk->own_scale = 1;
    WindowWish wish = {.title = "Sanban", .width = 1280, .height = 800};
    if (!fonts_open(&desk->fonts, why) || !window_open(&desk->window, &wish, desk->fonts, why)) {
        desk_close(desk);
        return false;
    }
    desk->source = input_open(desk->window);
    desk->shell = shell_new(rules, NULL, fonts_measure, desk->fonts);
    if (desk->source == NULL || desk->shell == NULL) {
        desk_close(desk);
        return problem_set(why, 0, 0, "There is not enough memory.");
    }
    settle_size(desk);
    show(desk);
    *out = desk;
    return true;
}

void desk_close(Desk *desk) {
    if (desk == NULL) {
        return;
    }
    shell_free(desk->shell);
    input_close(desk->source);
    window_close(desk->window);
    fonts_close(desk->fonts);
    free(desk);
}

bool desk_step(Desk *desk, int timeout) {
    Input input;
    bool stale = false;
    bool there = input_wait(desk->source, &input, timeout);
    while (there && !shell_is_over(desk->shell)) {
        stale = answer(desk, &input) || stale;
        there = input_poll(desk->source, &input);
    }
    if (stale) {
        show(desk);
    }
    return !shell_is_over(desk->shell);
}

bool desk_push(Desk *desk, const Input *input) {
    return input_push(desk->source, input);
}

void desk_resize(Desk *desk, int width, int height) {
    window_resize(desk->window, width, height);
}

Shell *desk_shell(Desk *desk) {
    return desk->shell;
}

bool desk_save_picture(Desk *desk, const char *path, Problem *why) {
    return present_to_png(shell_draw(desk->shell), desk->fonts, path, why);
}
