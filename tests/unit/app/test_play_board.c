/* The board of the play screen beside its moves: enlarged, carried, under the lens, promoting at
 * once; and fields, in which letters are letters. */
#include "app/screens/play_keys.h"
#include "app/views/board_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static size_t depth(const Hand *hand) {
    return ply_depth(game_ply(hand_game(hand)));
}

static Point centre(const Hand *hand, const char *square) {
    return shell_square_centre(hand->shell, square_by_name(square));
}

static float pitch(const Hand *hand) {
    shell_draw(hand->shell);
    return shell_pitch(hand->shell);
}

static bool is_same(float one, float other) {
    return fabsf(one - other) < 0.01F;
}

static void click_with(const Hand *hand, const char *square, int modifiers) {
    Input input = {.kind = INPUT_PRESS,
                   .point = centre(hand, square),
                   .button = BUTTON_LEFT,
                   .modifiers = modifiers,
                   .clicks = 1};
    shell_input(hand->shell, &input);
    input.kind = INPUT_RELEASE;
    shell_input(hand->shell, &input);
}

/* Shift lets the question through where promotion is otherwise taken at once. */
static void test_promotion_at_once_unless_shift(void **state) {
    (void)state;
    for (int shifted = 0; shifted < 2; shifted++) {
        Hand hand;
        hand_begin(&hand, "default bare_king=none", "4k4/9/9/2R6/9/9/9/9/4K4 b - 1");
        program_set(shell_program(hand.shell), SETTING_PROMOTION, PROMOTION_AT_ONCE);
        hand_click(&hand, "7d");
        click_with(&hand, "7b", shifted == 1 ? MODIFIER_SHIFT : 0);
        assert_int_equal(session_asks_promotion(shell_session(hand.shell)), shifted);
        assert_int_equal(depth(&hand), 1 - shifted);
        hand_end(&hand);
    }
}

static void test_zoom_by_keys(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    float whole = pitch(&hand);
    hand_key(&hand, '-', MODIFIER_CONTROL);
    assert_true(is_same(pitch(&hand), whole));
    hand_key(&hand, '+', MODIFIER_CONTROL);
    float once = pitch(&hand);
    assert_true(once > whole * 1.2F && once < whole * 1.3F);
    hand_key(&hand, '=', MODIFIER_CONTROL);
    assert_true(pitch(&hand) > once);
    for (int i = 0; i < 20; i++) {
        hand_key(&hand, '+', MODIFIER_CONTROL);
    }
    assert_true(pitch(&hand) <= whole * BOARD_ZOOM_MOST + 1);
    hand_key(&hand, '0', MODIFIER_CONTROL);
    assert_true(is_same(pitch(&hand), whole));
    hand_end(&hand);
}

/* The wheel alone enlarges nothing; with Ctrl the square under the pointer stays there, and takes
 * the click. */
static void test_zoom_by_wheel(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    float whole = pitch(&hand);
    Point point = centre(&hand, "3g");
    hand_move_to(&hand, point);
    Input wheel = {.kind = INPUT_WHEEL, .point = point, .wheel = 2};
    shell_input(hand.shell, &wheel);
    assert_true(is_same(pitch(&hand), whole));
    wheel.modifiers = MODIFIER_CONTROL;
    shell_input(hand.shell, &wheel);
    assert_true(pitch(&hand) > whole * 1.4F);
    hand_click_at(&hand, point, BUTTON_LEFT);
    const Selector *selector = session_selector(shell_session(hand.shell));
    assert_true(selector->picked);
    assert_int_equal(selector->path.at, square_by_name("3g"));
    hand_click(&hand, "3f");
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

static void carry(const Hand *hand, Point from, Point to) {
    Input input = {.kind = INPUT_PRESS, .point = from, .button = BUTTON_MIDDLE, .clicks = 1};
    shell_input(hand->shell, &input);
    input.kind = INPUT_DRAG;
    input.origin = from;
    input.point = to;
    shell_input(hand->shell, &input);
    input.kind = INPUT_RELEASE;
    input.dragged = true;
    shell_input(hand->shell, &input);
    shell_draw(hand->shell);
}

/* An enlarged board follows the middle button and picks nothing; a whole one stays where it is. */
static void test_carrying(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    Point before = centre(&hand, "5e");
    carry(&hand, before, (Point){before.x + 30, before.y - 20});
    Point after = centre(&hand, "5e");
    assert_true(is_same(after.x, before.x) && is_same(after.y, before.y));
    hand_key(&hand, '+', MODIFIER_CONTROL);
    hand_key(&hand, '+', MODIFIER_CONTROL);
    shell_draw(hand.shell);
    before = centre(&hand, "5e");
    carry(&hand, before, (Point){before.x + 30, before.y - 20});
    after = centre(&hand, "5e");
    assert_true(fabsf(after.x - before.x - 30) < 1.5F);
    assert_true(fabsf(after.y - before.y + 20) < 1.5F);
    assert_false(session_selector(shell_session(hand.shell))->picked);
    /* Once it is let go, the pointer carries nothing any more. */
    hand_move_to(&hand, (Point){after.x - 50, after.y});
    shell_draw(hand.shell);
    assert_true(is_same(centre(&hand, "5e").x, after.x));
    hand_end(&hand);
}

static bool has_lens(const Hand *hand) {
    return sight_count(shell_draw(hand->shell), COMMAND_ROUND) > 0;
}

/* The lens is there as long as its key is held over the board, and plays no move. */
static void test_lens(void **state) {
    (void)state;
    Hand hand;
    Input lifted = {.kind = INPUT_KEY_UP, .key = 'z'};
    Input blur = {.kind = INPUT_BLUR};
    hand_begin(&hand, "default", "startpos");
    hand_point(&hand, "5e");
    assert_false(has_lens(&hand));
    hand_key(&hand, 'z', 0);
    assert_true(has_lens(&hand));
    hand_point(&hand, "4d");
    assert_true(has_lens(&hand));
    assert_true(shell_input(hand.shell, &lifted));
    assert_false(has_lens(&hand));
    /* A key that is let go over another window was let go too. */
    hand_key(&hand, 'z', 0);
    assert_true(shell_input(hand.shell, &blur));
    assert_false(has_lens(&hand));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    assert_false(has_lens(&hand));
    assert_int_equal(depth(&hand), 0);
    hand_end(&hand);
}

/* These end a field, or leave it. */
static bool ends_fields(const PlayKeyRow *row) {
    return row->key == KEY_ENTER || row->key == KEY_ESCAPE || row->key == KEY_TAB;
}

static void press_all_keys(const Hand *hand) {
    size_t pressed = 0;
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        if (row->id != PLAY_KEY_NONE && !ends_fields(row)) {
            hand_key(hand, row->key, row->modifiers);
            shell_draw(hand->shell);
            if (shell_screen(hand->shell) != SCREEN_PLAY || !shell_wants_text(hand->shell)) {
                fail_msg("row %zu ends the field", i);
            }
            pressed++;
        }
    }
    assert_true(pressed > 30);
}

/* No key of the board does anything while a move or a comment is written. */
static void test_fields_keep_their_keys(void **state) {
    (void)state;
    static const char OPENERS[] = {'/', 'k'};
    for (size_t i = 0; i < sizeof OPENERS; i++) {
        Hand hand;
        hand_begin(&hand, "default", "startpos");
        hand_act(&hand, "7g 7f 3c 3d");
        float whole = pitch(&hand);
        hand_key(&hand, OPENERS[i], 0);
        shell_draw(hand.shell);
        assert_true(shell_wants_text(hand.shell));
        press_all_keys(&hand);
        assert_int_equal(depth(&hand), 2);
        assert_false(shell_program(hand.shell)->heads.flipped);
        assert_true(is_same(pitch(&hand), whole));
        assert_false(has_lens(&hand));
        assert_false(hand_reads(&hand, "Attacked royal pieces"));
        hand_key(&hand, KEY_ESCAPE, 0);
        shell_draw(hand.shell);
        assert_false(shell_wants_text(hand.shell));
        assert_string_equal(ply_comment(game_ply(hand_game(&hand))), "");
        hand_end(&hand);
    }
}

static void write_comment(const Hand *hand, const char *text) {
    Input input = {.kind = INPUT_TEXT};
    snprintf(input.text, sizeof input.text, "%s", text);
    hand_key(hand, 'k', 0);
    shell_draw(hand->shell);
    shell_input(hand->shell, &input);
    shell_draw(hand->shell);
}

/* Whatever is pressed or clicked meanwhile, a comment is about the move it was begun on. */
static void test_comments_stay_with_their_move(void **state) {
    (void)state;
    static const char *const AWAY[] = {"ctrl+z", "page up", "Undo", "First", "P-7f", "board"};
    for (size_t i = 0; i < sizeof AWAY / sizeof AWAY[0]; i++) {
        Hand hand;
        hand_begin(&hand, "default", "startpos");
        hand_act(&hand, "7g 7f 3c 3d");
        const Ply *about = game_ply(hand_game(&hand));
        write_comment(&hand, "about 3d");
        if (i == 0) {
            hand_key(&hand, 'z', MODIFIER_CONTROL);
        } else if (i == 1) {
            hand_key(&hand, KEY_PAGE_UP, 0);
        } else if (i == 4) {
            hand_click_label(&hand, "row", AWAY[i]);
        } else if (i == 5) {
            hand_act(&hand, "2g 2f");
        } else {
            hand_click_label(&hand, "button", AWAY[i]);
        }
        shell_draw(hand.shell);
        hand_key(&hand, KEY_ENTER, 0);
        if (strcmp(ply_comment(about), "about 3d") != 0) {
            fail_msg("after \"%s\" the comment is gone from its move", AWAY[i]);
        }
        hand_end(&hand);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_promotion_at_once_unless_shift),
        cmocka_unit_test(test_zoom_by_keys),
        cmocka_unit_test(test_zoom_by_wheel),
        cmocka_unit_test(test_carrying),
        cmocka_unit_test(test_lens),
        cmocka_unit_test(test_fields_keep_their_keys),
        cmocka_unit_test(test_comments_stay_with_their_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
