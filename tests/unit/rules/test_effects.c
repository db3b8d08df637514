/* Logs of changes carried out on a board, forwards and backwards. */
#include "rules/play/effects.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* A pawn leaves 5e and arrives on 5d, where a gold is taken; then it becomes a tokin, then a pawn
 * again. */
static void log_fill(const Setting *setting, Effects *out) {
    const Position *position = &setting->position;
    Square from = square_by_name("5e");
    Square to = square_by_name("5d");
    Piece pawn = position->cell[from];
    Piece gold = position->cell[to];
    Piece tokin = position->cell[square_by_name("9i")];
    const Change changes[] = {
        {.square = from, .before = pawn, .after = PIECE_NONE, .cause = CAUSE_LEFT},
        {.square = to, .before = gold, .after = PIECE_NONE, .cause = CAUSE_CAPTURED},
        {.square = to, .before = PIECE_NONE, .after = pawn, .cause = CAUSE_ARRIVED},
        {.square = to, .before = pawn, .after = tokin, .cause = CAUSE_PROMOTED},
        {.square = to, .before = tokin, .after = pawn, .cause = CAUSE_REVERTED},
    };
    out->count = 0;
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        out->change[out->count++] = changes[i];
    }
}

static void test_forward_then_backward(void **state) {
    (void)state;
    Setting setting;
    static Effects effects;
    setting_begin(&setting, "default", "4k4/9/9/4g4/4P4/9/9/9/+P3K4 b - 8");
    Position board = setting.position;
    log_fill(&setting, &effects);
    effects_forward(&effects, &board);
    expect_sfen(&board, "4k4/9/9/4P4/9/9/9/9/+P3K4 b - 8");
    assert_int_equal(board.key, position_key(&board));
    assert_int_equal(board.pieces[WHITE], 1);
    effects_backward(&effects, &board);
    assert_true(position_is_same(&board, &setting.position));
}

static void test_part_of_a_log(void **state) {
    (void)state;
    Setting setting;
    static Effects effects;
    setting_begin(&setting, "default", "4k4/9/9/4g4/4P4/9/9/9/+P3K4 b - 8");
    Position board = setting.position;
    log_fill(&setting, &effects);
    effects.count = 4;
    effects_forward(&effects, &board);
    expect_sfen(&board, "4k4/9/9/4+P4/9/9/9/9/+P3K4 b - 8");
    effects.count = 0;
    effects_backward(&effects, &board);
    expect_sfen(&board, "4k4/9/9/4+P4/9/9/9/9/+P3K4 b - 8");
}

/* Where pieces end that stood somewhere before: the mover, its victim, one that went back, a
 * bystander. */
static void test_following_pieces(void **state) {
    (void)state;
    Setting setting;
    static Effects effects;
    setting_begin(&setting, "default", "4k4/9/9/4g4/4P4/9/9/9/+P3K4 b - 8");
    log_fill(&setting, &effects);
    assert_int_equal(effects_mover(&effects), square_by_name("5e"));
    assert_int_equal(effects_follow(&effects, square_by_name("5e")), square_by_name("5d"));
    assert_int_equal(effects_follow(&effects, square_by_name("5d")), SQUARE_NONE);
    assert_int_equal(effects_follow(&effects, square_by_name("5a")), square_by_name("5a"));
    effects.count = 1;
    effects.change[0] = (Change){.square = square_by_name("5a"), .cause = CAUSE_REVERTED};
    effects.change[0].after = setting.position.cell[square_by_name("5d")];
    assert_int_equal(effects_mover(&effects), SQUARE_NONE);
    assert_int_equal(effects_follow(&effects, square_by_name("5a")), square_by_name("5a"));
}

static void test_reasons(void **state) {
    (void)state;
    Setting setting;
    static Effects effects;
    setting_begin(&setting, "default", "4k4/9/9/4g4/4P4/9/9/9/+P3K4 b - 8");
    log_fill(&setting, &effects);
    assert_null(effects_reason(&effects, &effects.change[4]));
    effects.change[4].of = 2;
    assert_ptr_equal(effects_reason(&effects, &effects.change[4]), &effects.change[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forward_then_backward),
        cmocka_unit_test(test_part_of_a_log),
        cmocka_unit_test(test_following_pieces),
        cmocka_unit_test(test_reasons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
