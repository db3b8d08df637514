/* Refusals in words: every cause, the square that is to blame, and the law that speaks. */
#include "rules/laws/laws.h"
#include "rules/play/explain.h"
#include "rules/play/selector.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static const char *const MIDDLE = "4k4/9/4p4/9/9/1R2G2P1/9/1N7/L3K4 b - 1";

/* What a refused move says: cause, culprit ("" for none) and sentence. */
static void refusal_check(const Setting *setting, const char *usi, const Refusal *expected,
                          const char *culprit) {
    Refusal why = expect_refused(setting, usi);
    assert_string_equal(why.text, expected->text);
    assert_int_equal(why.cause, expected->cause);
    assert_ptr_equal(why.law, expected->law);
    assert_int_equal(why.culprit, culprit[0] == '\0' ? SQUARE_NONE : square_by_name(culprit));
}

static void test_own_piece(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/4P4/4E4/4K4 b - 1");
    Refusal expected = {.cause = REFUSAL_OWN_PIECE, .text = "The pawn on 5g is your own piece."};
    refusal_check(&setting, "5h5g", &expected, "5g");
}

static void test_blocked(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", MIDDLE);
    Refusal friend = {.cause = REFUSAL_BLOCKED,
                      .text = "The rook cannot reach 3f: the gold general on 5f is in the way."};
    refusal_check(&setting, "8f3f", &friend, "5f");
    Refusal nearest = {.cause = REFUSAL_BLOCKED,
                       .text = "The rook cannot reach 1f: the gold general on 5f is in the way."};
    refusal_check(&setting, "8f1f", &nearest, "5f");
    setting_begin(&setting, "default", "4k4/9/4p4/9/4L4/9/9/9/4K4 b - 1");
    Refusal enemy = {.cause = REFUSAL_BLOCKED,
                     .text = "The lance cannot reach 5b: the pawn on 5c is in the way."};
    refusal_check(&setting, "5e5b", &enemy, "5c");
}

static void test_not_its_move(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/4E4/9/9/9/4K4 b - 1");
    Refusal expected = {.cause = REFUSAL_NOT_ITS_MOVE,
                        .text = "The drunk elephant cannot reach 5f: it moves one square in any "
                                "direction but straight back."};
    refusal_check(&setting, "5e5f", &expected, "");
    Refusal stays = {.cause = REFUSAL_NOT_ITS_MOVE,
                     .text = "The drunk elephant already stands on 5e; a move must lead "
                             "somewhere."};
    refusal_check(&setting, "5e5e", &stays, "");
}

/* A knight jumps: nothing is ever in its way. */
static void test_jumpers_are_never_blocked(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/PPP6/1N7/4K4 b - 1");
    expect_legal(&setting, "8h7f 8h9f");
    assert_int_equal(expect_refused(&setting, "8h8f").cause, REFUSAL_NOT_ITS_MOVE);
    assert_int_equal(expect_refused(&setting, "8h8g").cause, REFUSAL_OWN_PIECE);
}

static void test_nothing_of_yours_there(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", MIDDLE);
    Refusal why = expect_refused(&setting, "5c5d");
    assert_int_equal(why.cause, REFUSAL_NOT_YOURS);
    expect_part(why.text, "The pawn on 5c is White's");
    expect_part(why.text, "Black's turn");
    why = expect_refused(&setting, "5e5d");
    assert_int_equal(why.cause, REFUSAL_NOT_YOURS);
    assert_string_equal(why.text, "No piece stands on 5e.");
}

static void test_game_over(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    Refusal expected = {.cause = REFUSAL_GAME_OVER, .text = "The game is over."};
    refusal_check(&setting, "9g9h", &expected, "");
}

/* Texts can say what no click does. */
static void test_shots_and_further_legs(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/11p7/19/19/19/9(LB)9/19/19/19/19/19/9G9 b - 1");
    Refusal missed = {.cause = REFUSAL_NOT_ITS_MOVE,
                      .text = "The longbow cannot shoot the pawn on 8i: they do not stand on one "
                              "line."};
    refusal_check(&setting, "10m9l*8i", &missed, "");
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/19/19/19/19/9+Q9/19/19/19/19/19/9G9 b - 1");
    Refusal spent = {.cause = REFUSAL_NOT_ITS_MOVE,
                     .text = "The tiger wing makes only 1 step in a turn that begins so."};
    refusal_check(&setting, "10m10j9i", &spent, "");
}

static void test_laws(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "fairy", "k8/9/5r3/9/9/9/9/9/4K4 b - 1");
    Refusal check = {.cause = REFUSAL_LAW,
                     .law = &LAW_SELF_CHECK,
                     .text = "The king on 4i would be taken by the rook on 4c."};
    refusal_check(&setting, "5i4i", &check, "4c");
    setting_begin(&setting, "default", "k8/9/9/4N4/9/9/9/9/4K4 b - 1");
    Refusal must = {.cause = REFUSAL_LAW,
                    .law = &LAW_ZONE_PROMOTION,
                    .text = "The knight must promote by this move."};
    refusal_check(&setting, "5d4b", &must, "");
}

/* Geometry before law: the pawn cannot go there at all, whatever the check. */
static void test_geometry_comes_first(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/8P/9/4K4 b - 1");
    assert_int_equal(expect_refused(&setting, "1g1e").cause, REFUSAL_NOT_ITS_MOVE);
    assert_int_equal(expect_refused(&setting, "1g1f").cause, REFUSAL_LAW);
}

/* The refusal of picking the piece on a square. */
static Refusal pick_refused(const Setting *setting, const char *square) {
    Selector selector;
    Refusal why = {.text = ""};
    selector_begin(&selector, &setting->position, NULL);
    assert_true(selector_refusal(&selector, square_by_name(square), &why));
    expect_sentence(why.text);
    return why;
}

static void test_pieces_that_cannot_move(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Refusal why = pick_refused(&setting, "8h");
    assert_int_equal(why.cause, REFUSAL_HELD);
    expect_part(why.text, "The bishop on 8h cannot move");
    why = pick_refused(&setting, "2i");
    assert_int_equal(why.cause, REFUSAL_HELD);
    expect_part(why.text, "The knight on 2i cannot move");
    assert_int_equal(pick_refused(&setting, "5e").cause, REFUSAL_NOT_YOURS);
    assert_int_equal(pick_refused(&setting, "2b").cause, REFUSAL_NOT_YOURS);
}

static void test_a_pinned_piece_names_the_attacker(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/4N4/9/4K4 b - 1");
    Refusal why = pick_refused(&setting, "5g");
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_SELF_CHECK);
    assert_int_equal(why.culprit, square_by_name("5c"));
}

/* A path that has not begun cannot be ended, and nobody needs to ask why. */
static void test_ending_before_the_first_step(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Refusal why = {.text = ""};
    setting_begin(&setting, "default", MIDDLE);
    path_begin(&walk, &setting.position, square_by_name("5f"));
    explain_stop(&walk, &why);
    assert_string_equal(why.text, "The gold general has not moved yet.");
    explain_stop(&walk, NULL);
    explain_step(&walk, (Step){.square = square_by_name("5h"), .act = ACT_GO}, NULL);
    explain_no_moves(&walk, NULL);
    explain_promotion(&walk, NULL);
}

static void test_shots_without_a_shooter(void **state) {
    (void)state;
    Setting setting;
    Walk walk;
    Refusal why = {.text = ""};
    setting_begin(&setting, "default", MIDDLE);
    path_begin(&walk, &setting.position, square_by_name("5f"));
    explain_step(&walk, (Step){.square = square_by_name("5e"), .act = ACT_SHOOT}, &why);
    assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
    expect_part(why.text, "cannot shoot.");
}

/* A sentence stays on one line: a way of moving that is long to tell is not told in it, and nothing
 * is cut. */
static void test_long_ways_are_not_quoted(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/12/5+D6/12/12/12/12/11K b - 1");
    Refusal expected = {.cause = REFUSAL_NOT_ITS_MOVE,
                        .text =
                            "The soaring eagle cannot reach 6a: none of its moves leads there."};
    refusal_check(&setting, "7g6a", &expected, "");
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/12/5X6/12/12/12/12/11K b - 1");
    expect_part(expect_refused(&setting, "7g6a").text, "it moves one square straight ahead, ");
    setting_begin(&setting, "chu lishogi", "+DK10/PP10/12/12/12/12/12/12/12/12/12/11k b - 1");
    Refusal held = pick_refused(&setting, "12a");
    assert_int_equal(held.cause, REFUSAL_HELD);
    assert_string_equal(held.text, "The soaring eagle on 12a cannot move: it has nowhere to go.");
}

/* Once it has moved, the piece is not told by all its ways: only some of them are left, and nothing
 * stands in the way of the others. */
static void test_in_mid_move(void **state) {
    (void)state;
    Setting setting;
    Position board;
    Walk walk;
    Refusal why = {.text = ""};
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/5g4p1/5+H6/12/12/12/12/11K b - 1");
    path_begin(&walk, &setting.position, square_by_name("7g"));
    path_take(&walk, (Step){.square = square_by_name("7f"), .act = ACT_GO}, &board, &walk);
    explain_step(&walk, (Step){.square = square_by_name("1f"), .act = ACT_GO}, &why);
    assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
    assert_string_equal(why.text, "The horned falcon cannot reach 1f from 7f in this move.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_own_piece),
        cmocka_unit_test(test_blocked),
        cmocka_unit_test(test_not_its_move),
        cmocka_unit_test(test_jumpers_are_never_blocked),
        cmocka_unit_test(test_nothing_of_yours_there),
        cmocka_unit_test(test_game_over),
        cmocka_unit_test(test_shots_and_further_legs),
        cmocka_unit_test(test_laws),
        cmocka_unit_test(test_geometry_comes_first),
        cmocka_unit_test(test_pieces_that_cannot_move),
        cmocka_unit_test(test_a_pinned_piece_names_the_attacker),
        cmocka_unit_test(test_ending_before_the_first_step),
        cmocka_unit_test(test_shots_without_a_shooter),
        cmocka_unit_test(test_long_ways_are_not_quoted),
        cmocka_unit_test(test_in_mid_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
