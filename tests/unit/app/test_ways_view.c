/* The question whether to land or to shoot: never outside the board's column, never over its
 * square, and its answers by click and by key. */
#include "app/screens/play_layout.h"
#include "app/views/board_view.h"
#include "app/views/ways_view.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

static const struct {
    float width, height;
} SIZES[] = {{960, 600}, {1280, 800}, {1366, 699}, {1920, 1080}, {3840, 2160}, {480, 300}};

static void check_square(const PlayLayout *layout, Square square) {
    Rect target = board_view_cell(&layout->board, square);
    Rect box = ways_view_box(&(WaysView){.target = target, .area = layout->column});
    assert_true(sight_within(box, layout->column));
    assert_false(sight_overlap(box, target));
}

static void test_stands_beside_every_square(void **state) {
    (void)state;
    for (size_t i = 0; i < 2 * sizeof SIZES / sizeof SIZES[0]; i++) {
        PlayLayout layout =
            play_layout_of(SIZES[i / 2].width, SIZES[i / 2].height, &VARIANT_KO, i % 2 == 1);
        for (int n = 0; n < VARIANT_KO.files * VARIANT_KO.ranks; n++) {
            check_square(&layout, square_at(n % VARIANT_KO.files + 1, n / VARIANT_KO.files + 1));
        }
    }
}

/* A longbow that may shoot from where it stands, and a pawn beside it. */
static const char CLOSE[] =
    "9g9/19/19/19/19/19/19/19/19/10p8/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1";

static void ask(Hand *hand) {
    hand_begin(hand, "ko free-shooting", CLOSE);
    hand_act(hand, "10k 9j");
    assert_int_equal(session_asks_way(shell_session(hand->shell)), square_by_name("9j"));
}

/* Where the piece stands after the answer: 0 nothing was played. */
static Square played_to(Hand *hand) {
    const Ply *ply = game_ply(hand_game(hand));
    Square end = ply_depth(ply) > 0 ? move_end(ply_move(ply)) : SQUARE_NONE;
    hand_end(hand);
    return end;
}

static void test_answers(void **state) {
    (void)state;
    Hand hand;
    ask(&hand);
    hand_click_label(&hand, "button", "Take it");
    assert_int_equal(played_to(&hand), square_by_name("9j"));
    ask(&hand);
    hand_click_label(&hand, "button", "Shoot it");
    assert_int_equal(played_to(&hand), square_by_name("10k"));
    ask(&hand);
    hand_key(&hand, 't', 0);
    assert_int_equal(played_to(&hand), square_by_name("9j"));
    ask(&hand);
    hand_key(&hand, 's', 0);
    assert_int_equal(played_to(&hand), square_by_name("10k"));
}

/* The square again, another square and Escape only take the question back. */
static void test_no_answer(void **state) {
    (void)state;
    static const char *const ACTS[] = {"9j", "5e", "10k"};
    for (size_t i = 0; i < sizeof ACTS / sizeof ACTS[0]; i++) {
        Hand hand;
        ask(&hand);
        hand_act(&hand, ACTS[i]);
        assert_int_equal(session_asks_way(shell_session(hand.shell)), SQUARE_NONE);
        assert_true(session_selector(shell_session(hand.shell))->picked);
        assert_int_equal(played_to(&hand), SQUARE_NONE);
    }
    Hand hand;
    ask(&hand);
    hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(session_asks_way(shell_session(hand.shell)), SQUARE_NONE);
    assert_true(session_selector(shell_session(hand.shell))->picked);
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stands_beside_every_square),
        cmocka_unit_test(test_answers),
        cmocka_unit_test(test_no_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
