#include "app/commands/runs.h"
#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "app/screens/play_layout.h"
#include "app/shell/shell.h"
#include "rules/notation/reading.h"

#include <string.h>

static void click(Shell *shell, Square square) {
    Point centre = shell_square_centre(shell, square);
    Input press = {.kind = INPUT_PRESS, .point = centre, .button = BUTTON_LEFT, .clicks = 1};
    Input release = {.kind = INPUT_RELEASE, .point = centre, .button = BUTTON_LEFT, .clicks = 1};
    shell_input(shell, &press);
    shell_input(shell, &release);
}

/* Clicks on each of the squares of a list such as "7g,7f". */
static bool click_all(Shell *shell, const Ruleset *rules, const char *squares, Problem *why) {
    const char *at = squares;
    while (at != NULL && *at != '\0') {
        Square square = SQUARE_NONE;
        size_t length = square_read(&square, rules, at, why);
        if (length == 0) {
            why->column = (int)(at - squares) + 1;
            return false;
        }
        at += length;
        bool last = *at == '\0';
        if (!last && (*at != ',' || at[1] == '\0')) {
            return problem_set(why, 1, (int)(at - squares) + 1,
                               "The %ss of a list are parted by commas.", ruleset_spot(rules));
        }
        at += last ? 0 : 1;
        click(shell, square);
    }
    return true;
}

/* Plays the clicks into a shell without a window and saves its picture. Returns the exit code. */
static int draw_picture(const Arguments *arguments, const Ruleset *rules, const Position *position,
                        Fonts *fonts) {
    Problem why;
    int width = 0;
    int height = 0;
    if (!arguments_size(arguments->size, &width, &height, &why)) {
        return run_refused(&why);
    }
    Shell *shell = shell_new(rules, position, fonts_measure, fonts);
    if (shell == NULL) {
        problem_set(&why, 0, 0, "There is not enough memory.");
        return run_refused(&why);
    }
    float scale = play_layout_scale((float)width, (float)height);
    shell_resize(shell, (float)width / scale, (float)height / scale, scale);
    if (arguments->flip) {
        shell_flip(shell);
    }
    shell_draw(shell);
    bool done = click_all(shell, rules, arguments->squares, &why) &&
                present_to_png(shell_draw(shell), fonts, arguments->rest.word[0], &why);
    shell_free(shell);
    return done ? EXIT_DONE : run_refused(&why);
}

int run_picture(const Arguments *arguments) {
    if (arguments->size == NULL) {
        return run_misused("picture", "Give a size: -s 1280x800.");
    }
    if (arguments->rest.count != 1) {
        return run_misused("picture", "Give one file to write.");
    }
    Ruleset rules;
    Position position;
    Problem why;
    Fonts *fonts = NULL;
    if (!arguments_settle(arguments, &rules, &position, &why)) {
        return run_refused(&why);
    }
    if (!fonts_open(&fonts, &why)) {
        run_refused(&why);
        return EXIT_UNUSABLE;
    }
    int code = draw_picture(arguments, &rules, &position, fonts);
    fonts_close(fonts);
    return code;
}
