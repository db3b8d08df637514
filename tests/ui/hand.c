#include "tests/ui/hand.h"

#include "rules/notation/sfen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

static void send(const Hand *hand, Input input) {
    input.clicks = 1;
    shell_input(hand->shell, &input);
}

void hand_begin(Hand *out, const char *words, const char *sfen) {
    Setting setting;
    setting_begin(&setting, words, sfen);
    out->shell = shell_new(&setting.rules, &setting.position, canvas_measure_fixed, NULL);
    assert_non_null(out->shell);
    shell_draw(out->shell);
}

void hand_end(Hand *hand) {
    shell_free(hand->shell);
    hand->shell = NULL;
}

void hand_restart(const Hand *hand, const Setting *setting) {
    assert_true(shell_restart(hand->shell, &setting->rules, &setting->position));
}

void hand_click_at(const Hand *hand, Point point, InputButton button) {
    send(hand, (Input){.kind = INPUT_MOVE, .point = point});
    send(hand, (Input){.kind = INPUT_PRESS, .point = point, .button = button});
    send(hand, (Input){.kind = INPUT_RELEASE, .point = point, .button = button});
}

void hand_draw(const Hand *hand, const Point *way, size_t count) {
    Input drag = {.kind = INPUT_DRAG, .origin = way[0], .button = BUTTON_LEFT};
    send(hand, (Input){.kind = INPUT_MOVE, .point = way[0]});
    send(hand, (Input){.kind = INPUT_PRESS, .point = way[0], .button = BUTTON_LEFT});
    for (size_t i = 1; i < count; i++) {
        drag.point = way[i];
        send(hand, drag);
    }
    drag.kind = INPUT_RELEASE;
    drag.dragged = true;
    send(hand, drag);
}

void hand_drag_at(const Hand *hand, Point from, Point to) {
    const Point way[] = {from, {(from.x + to.x) / 2, (from.y + to.y) / 2}, to};
    hand_draw(hand, way, sizeof way / sizeof way[0]);
}

void hand_move_to(const Hand *hand, Point point) {
    send(hand, (Input){.kind = INPUT_MOVE, .point = point});
}

void hand_click_square(const Hand *hand, Square square) {
    hand_click_at(hand, shell_square_centre(hand->shell, square), BUTTON_LEFT);
}

void hand_drag_square(const Hand *hand, Square from, Square to) {
    hand_drag_at(hand, shell_square_centre(hand->shell, from),
                 shell_square_centre(hand->shell, to));
}

void hand_click(const Hand *hand, const char *square) {
    hand_click_square(hand, square_by_name(square));
}

void hand_drag(const Hand *hand, const char *from, const char *to) {
    hand_drag_square(hand, square_by_name(from), square_by_name(to));
}

void hand_point(const Hand *hand, const char *square) {
    hand_move_to(hand, shell_square_centre(hand->shell, square_by_name(square)));
}

void hand_click_label(const Hand *hand, const char *kind, const char *text) {
    const CanvasCommand *label = sight_label(shell_draw(hand->shell), kind, text);
    if (label == NULL) {
        print_error("no %s \"%s\" on the screen\n", kind, text);
        fail();
        return;
    }
    hand_click_at(hand, rect_centre(label->box), BUTTON_LEFT);
}

void hand_key(const Hand *hand, int key, int modifiers) {
    send(hand, (Input){.kind = INPUT_KEY, .key = key, .modifiers = modifiers});
}

void hand_type(const Hand *hand, const char *text) {
    Input input = {.kind = INPUT_TEXT};
    snprintf(input.text, sizeof input.text, "%s", text);
    shell_draw(hand->shell);
    send(hand, input);
}

void hand_type_move(const Hand *hand, const char *text) {
    hand_key(hand, '/', 0);
    hand_type(hand, text);
    hand_key(hand, KEY_ENTER, 0);
}

bool hand_reads(const Hand *hand, const char *text) {
    return sight_reads(shell_draw(hand->shell), text);
}

void hand_act(const Hand *hand, const char *words) {
    char word[16];
    while (word_take(&words, word)) {
        if (word[0] == '.') {
            hand_key(hand, word[1], 0);
        } else if (word[0] == '?') {
            hand_point(hand, word + 1);
        } else if (word[2] == '-') {
            word[2] = '\0';
            hand_drag(hand, word, word + 3);
        } else {
            hand_click(hand, word);
        }
    }
}

void hand_expect_position(const Hand *hand, const char *sfen) {
    char text[SFEN_MAX];
    sfen_write(game_position(hand_game(hand)), text, sizeof text);
    assert_string_equal(text, sfen);
}

void hand_expect_refusal(const Hand *hand, const char *text) {
    const Refusal *refusal = session_notice(shell_session(hand->shell));
    const char *said = refusal != NULL ? refusal->text : "";
    bool right = text[0] == '\0' ? said[0] == '\0' : strstr(said, text) != NULL;
    if (!right) {
        print_error("refusal \"%s\" instead of \"%s\"\n", said, text);
        fail();
    }
}

const Game *hand_game(const Hand *hand) {
    return session_game(shell_session(hand->shell));
}
