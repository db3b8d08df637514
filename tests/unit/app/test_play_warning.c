/* What the action bar says of a square that is pointed at: why a law forbids it to the picked
 * piece, and what a law remembers of it. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <string.h>

static const char *const GUARDED = "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1";
static const char *const BRIDGE = "k11/12/12/12/12/4N7/4p7/4n7/12/12/12/11K b - 1";
static const char *const ROOK_TAKES = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1";
static const char *const WHY =
    "Lion takes lion: The lion on 7e is protected by the pawn on 7d: from two squares away a lion "
    "may not take it.";

/* The sentence in the bar. */
static const char *message(const Hand *hand) {
    const Canvas *canvas = shell_draw(hand->shell);
    const char *text = "";
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->name, "message") == 0) {
            text = command->text;
        }
    }
    return text;
}

static void resize(const Hand *hand, float width, float height) {
    shell_resize(hand->shell, width, height, 1);
    shell_draw(hand->shell);
}

static void expect_message(const Hand *hand, const char *beginning) {
    const char *text = message(hand);
    if (strncmp(text, beginning, strlen(beginning)) != 0) {
        fail_msg("\"%s\" does not begin with \"%s\"", text, beginning);
    }
}

static void test_pointing_tells_why(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", GUARDED);
    hand_act(&hand, "?7e");
    expect_message(&hand, "Black to move");
    hand_act(&hand, "7g ?7e");
    expect_message(&hand, WHY);
    hand_act(&hand, "?7f");
    expect_message(&hand, "Click a mark");
    hand_act(&hand, "?7e 7e");
    expect_message(&hand, WHY);
    hand_expect_refusal(&hand, "The lion on 7e is protected by the pawn on 7d");
    hand_end(&hand);
}

/* Where there is room the rule itself stands in a second line. */
static void test_rule_where_there_is_room(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", GUARDED);
    hand_act(&hand, "7g");
    resize(&hand, 2400, 1200);
    hand_act(&hand, "?7e");
    assert_non_null(strstr(message(&hand), "\nA lion takes a lion next to it freely"));
    resize(&hand, 960, 600);
    hand_act(&hand, "?7e");
    expect_message(&hand, WHY);
    assert_null(strchr(message(&hand), '\n'));
    hand_end(&hand);
}

static Paint paint_of(const Hand *hand, const char *text) {
    const CanvasCommand *command = sight_text(shell_draw(hand->shell), text);
    assert_non_null(command);
    return command->look.fill;
}

/* In mid-move the piece stays picked: a click is answered by the same words, but as a refusal. */
static void test_click_in_mid_move(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", BRIDGE);
    resize(&hand, 2400, 1200);
    hand_act(&hand, "8f 8g ?8h");
    const char *why = "Lion takes lion: Though taken on the way, the pawn on 8g still protects the "
                      "lion on 8h: it may not be taken.";
    expect_message(&hand, why);
    Paint told = paint_of(&hand, why);
    hand_act(&hand, "8h");
    hand_expect_refusal(&hand, "Though taken on the way");
    Paint refused = paint_of(&hand, why);
    assert_memory_not_equal(&told, &refused, sizeof told);
    /* Pointing at another square leaves the refusal to be read. */
    hand_act(&hand, "?1a");
    expect_message(&hand, why);
    hand_end(&hand);
}

static void test_cursor_tells_why(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", GUARDED);
    hand_act(&hand, "7g");
    hand_key(&hand, KEY_UP, 0);
    hand_key(&hand, KEY_UP, 0);
    expect_message(&hand, "7f, empty");
    hand_key(&hand, KEY_UP, 0);
    expect_message(&hand, WHY);
    hand_end(&hand);
}

/* What a key is answered must be read, wherever the pointer rests. */
static void test_answers_come_first(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", GUARDED);
    hand_act(&hand, "7g ?7e");
    hand_key(&hand, 'c', MODIFIER_CONTROL);
    assert_null(strstr(message(&hand), "Lion takes lion"));
    hand_end(&hand);
}

static void test_reminder(void **state) {
    (void)state;
    const char *reminder = "Counter-strike: A lion fell here a moment ago: this turn only a lion "
                           "may take a lion.";
    Hand hand;
    hand_begin(&hand, "chu lishogi", ROOK_TAKES);
    hand_act(&hand, "8a 8f ?8f");
    expect_message(&hand, reminder);
    hand_act(&hand, "?3i");
    expect_message(&hand, "Black to move");
    /* A click there still says why nothing can be picked. */
    hand_act(&hand, "8f");
    expect_message(&hand, "The rook on 8f is White's");
    hand_act(&hand, "1l 1k ?8f");
    expect_message(&hand, "White to move");
    hand_end(&hand);
    hand_begin(&hand, "chu lishogi counterstrike=off", ROOK_TAKES);
    hand_act(&hand, "8a 8f ?8f");
    expect_message(&hand, "Black to move");
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pointing_tells_why), cmocka_unit_test(test_rule_where_there_is_room),
        cmocka_unit_test(test_click_in_mid_move),  cmocka_unit_test(test_cursor_tells_why),
        cmocka_unit_test(test_answers_come_first), cmocka_unit_test(test_reminder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
