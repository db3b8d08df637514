#include "app/shell/desk.h"

#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "app/platform/sound.h"
#include "app/platform/window.h"
#include "app/screens/play_layout.h"
#include "app/session/place_file.h"

#include <stdlib.h>

/* A press becomes a drag after this part of a cell. */
static const float DRAG_PART = 0.15F;

struct Desk {
    Fonts *fonts;
    Window *window;
    InputSource *source;
    Shell *shell;
    Sound *sound;
    bool sounds;      /* it was tried to open the sound */
    float own_scale;  /* in force */
    float wish_scale; /* for this run; 0: none */
    bool keeps, given_clock;
    uint32_t clock;
    unsigned long pictures;
};

static uint32_t now_of(const Desk *desk) {
    return desk->given_clock ? desk->clock : input_time();
}

/* Large windows show everything larger, in whole steps, unless the user has chosen. */
static float base_scale(const Desk *desk) {
    float width = 0;
    float height = 0;
    float scale = 1;
    float wanted = desk->wish_scale > 0 ? desk->wish_scale : shell_wanted_scale(desk->shell);
    if (wanted > 0) {
        return wanted;
    }
    window_area(desk->window, &width, &height, &scale);
    float screen = scale / desk->own_scale;
    wanted = play_layout_scale(width * scale, height * scale) / screen;
    return wanted < 1 ? 1 : wanted;
}

/* Takes over the window's size, the wanted scale and the size of texts. */
static void settle_size(Desk *desk) {
    float width = 0;
    float height = 0;
    float scale = 1;
    float wanted = base_scale(desk) * shell_text_size(desk->shell);
    if (wanted < desk->own_scale || wanted > desk->own_scale) {
        desk->own_scale = wanted;
        window_set_scale(desk->window, wanted);
    }
    window_area(desk->window, &width, &height, &scale);
    shell_resize(desk->shell, width, height, scale);
    shell_draw(desk->shell);
    input_drag_threshold(desk->source, DRAG_PART * shell_pitch(desk->shell));
}

static bool asks_full_screen(const Input *input) {
    bool f11 = input->key == KEY_F11 && input->modifiers == 0;
    bool enter = input->key == KEY_ENTER && input->modifiers == MODIFIER_ALT;
    return input->kind == INPUT_KEY && !input->repeated && (f11 || enter);
}

/* The device is looked for when the first sound is wanted, and left alone after that. */
static void settle_sound(Desk *desk) {
    bool wanted = shell_wants_sound(desk->shell);
    if (wanted && !desk->sounds) {
        Problem why;
        desk->sound = sound_open(&why);
        if (desk->sound == NULL) {
            program_tell(shell_program(desk->shell), why.text);
        }
    } else if (!wanted && desk->sounds) {
        sound_close(desk->sound);
        desk->sound = NULL;
    }
    desk->sounds = wanted;
    if (shell_clicks(desk->shell)) {
        sound_click(desk->sound);
    }
}

static void draw(Desk *desk) {
    if (window_is_visible(desk->window)) {
        window_show(desk->window, shell_draw(desk->shell));
        desk->pictures++;
    }
}

/* What is on the screen is on the disk at least as far as a killed program goes; the wait for the
 * disk itself comes after the picture. */
static void show(Desk *desk) {
    shell_prepare(desk->shell);
    settle_sound(desk);
    draw(desk);
    if (shell_commit(desk->shell)) {
        draw(desk);
    }
}

static bool answer(Desk *desk, Input *input) {
    input->time = now_of(desk);
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

/* `about` says what was wrong with the place that was kept; a broken one holds nobody up. */
static bool open_window(Desk *desk, Problem *about, Problem *why) {
    WindowWish wish = {.title = "Sanban", .width = 1280, .height = 800, .scale = desk->wish_scale};
    WindowPlace place;
    about->text[0] = '\0';
    if (desk->keeps && place_file_load(&place, about)) {
        wish.place = &place;
        wish.full_screen = place.full_screen;
    }
    desk->own_scale = desk->wish_scale > 0 ? desk->wish_scale : 1;
    return window_open(&desk->window, &wish, desk->fonts, why);
}

static bool open_parts(Desk *desk, const DeskWish *wish, Problem *why) {
    Problem about;
    if (!fonts_open(&desk->fonts, why) || !open_window(desk, &about, why)) {
        return false;
    }
    desk->source = input_open(desk->window);
    desk->shell = shell_new(wish->rules, NULL, fonts_measure, desk->fonts);
    if (desk->source == NULL || desk->shell == NULL) {
        return problem_set(why, 0, 0, "There is not enough memory.");
    }
    shell_tell_drawing(desk->shell, window_renderer_name(desk->window));
    if (desk->keeps) {
        shell_keep(desk->shell);
        program_tell(shell_program(desk->shell), about.text);
    }
    return true;
}

bool desk_open(Desk **out, const DeskWish *wish, Problem *why) {
    *out = NULL;
    Desk *desk = calloc(1, sizeof *desk);
    if (desk == NULL) {
        return problem_set(why, 0, 0, "There is not enough memory.");
    }
    desk->wish_scale = wish->scale;
    desk->keeps = wish->keeps;
    desk->given_clock = wish->given_clock;
    if (!open_parts(desk, wish, why)) {
        desk_close(desk);
        return false;
    }
    if (desk->keeps) {
        shell_open(desk->shell, SCREEN_START);
    }
    settle_size(desk);
    show(desk);
    *out = desk;
    return true;
}

static void keep_place(const Desk *desk) {
    WindowPlace place;
    Problem why;
    if (desk->keeps && desk->window != NULL && desk->shell != NULL) {
        window_place(desk->window, &place);
        /* On the way out there is nobody left to tell that the place was not kept. */
        (void)place_file_save(&place, &why);
    }
}

void desk_close(Desk *desk) {
    if (desk == NULL) {
        return;
    }
    keep_place(desk);
    sound_close(desk->sound);
    shell_free(desk->shell);
    input_close(desk->source);
    window_close(desk->window);
    fonts_close(desk->fonts);
    free(desk);
}

/* The time until the next input is waited for no longer. */
static int patience(const Desk *desk, int timeout) {
    int wait = shell_wait(desk->shell, now_of(desk));
    if (wait < 0 || desk->given_clock) {
        return timeout;
    }
    return timeout < 0 || wait < timeout ? wait : timeout;
}

bool desk_step(Desk *desk, int timeout) {
    Input input;
    bool stale = false;
    bool visible = window_is_visible(desk->window);
    bool there = input_wait(desk->source, &input, visible ? patience(desk, timeout) : timeout);
    while (there && !shell_is_over(desk->shell)) {
        stale = answer(desk, &input) || stale;
        there = input_poll(desk->source, &input);
    }
    stale = shell_tick(desk->shell, now_of(desk)) || stale;
    if (stale) {
        desk_refresh(desk);
    }
    return !shell_is_over(desk->shell);
}

void desk_set_clock(Desk *desk, uint32_t milliseconds) {
    desk->clock = milliseconds;
}

bool desk_push(Desk *desk, const Input *input) {
    return input_push(desk->source, input);
}

void desk_resize(Desk *desk, int width, int height) {
    window_resize(desk->window, width, height);
}

void desk_refresh(Desk *desk) {
    float wanted = base_scale(desk) * shell_text_size(desk->shell);
    if (wanted < desk->own_scale || wanted > desk->own_scale) {
        settle_size(desk);
    }
    window_text_input(desk->window, shell_wants_text(desk->shell));
    show(desk);
}

unsigned long desk_pictures(const Desk *desk) {
    return desk->pictures;
}

Shell *desk_shell(Desk *desk) {
    return desk->shell;
}

bool desk_save_picture(Desk *desk, const char *path, Problem *why) {
    return present_to_png(shell_draw(desk->shell), desk->fonts, path, why);
}
