/* Faults that players of other programs have met: questions without a choice, a rule that is
 * promised and missing, a letter that means another piece elsewhere, a corner taken for no
 * square. */
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/piece_table.h"

#include <stdio.h>

/* Forced promotion: only the promoted form is legal, and nobody is asked. */
static void forced_check(const char *sfen, const char *from, const char *target) {
    static const char *const rules[] = {"default", "fairy"};
    for (int i = 0; i < 2; i++) {
        Setting setting;
        Selector selector;
        ChoiceList list;
        char usi[8];
        setting_begin(&setting, rules[i], sfen);
        (void)snprintf(usi, sizeof usi, "%s%s", from, target);
        expect_illegal(&setting, usi);
        (void)snprintf(usi, sizeof usi, "%s%s+", from, target);
        expect_legal(&setting, usi);
        selector_begin(&selector, &setting.position, NULL);
        selector_choices_at(&selector, square_by_name(from), &list);
        assert_false(selector_take(&selector, list.choice[0]));
        selector_choices_at(&selector, square_by_name(target), &list);
        assert_int_equal(list.count, 1);
        assert_true(selector_take(&selector, list.choice[0]));
        assert_int_equal(selector_move(&selector).promotion, MOVE_PROMOTED);
    }
}

static void test_forced_promotion_without_a_question(void **state) {
    (void)state;
    forced_check("4k3p/9/2N6/9/9/9/9/9/4K3P b - 1", "7c", "8a");
    forced_check("4k3p/9/2N6/9/9/9/9/9/4K3P b - 1", "7c", "6a");
    forced_check("4k3p/2P6/9/9/9/9/9/9/4K3P b - 1", "7b", "7a");
    forced_check("4k3p/9/9/2N6/9/9/9/9/4K3P b - 1", "7d", "8b");
    forced_check("4k3p/9/9/2N6/9/9/9/9/4K3P b - 1", "7d", "6b");
}

static void outcome_check(const char *rules, const char *sfen, const char *moves,
                          const char *outcome) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    setting_play(&setting, moves);
    expect_outcome(&setting, outcome);
}

static void test_bare_king_rule_is_there(void **state) {
    (void)state;
    static const char *const retaken = "4k4/4r4/3G5/9/9/9/9/9/4K4 b - 1";
    static const char *const lost = "4k4/9/4r4/3S5/9/9/9/9/4K3P b - 1";
    outcome_check("default bare_king=counter", retaken, "6c5b 5a5b", "draw bare_kings");
    outcome_check("default bare_king=simple", lost, "6d5c", "black bare_king");
    outcome_check("default bare_king=counter", lost, "6d5c", "black bare_king");
    outcome_check("default bare_king=simple", retaken, "6c5b", "black bare_king");
}

static void test_the_letter_n_is_the_knight(void **state) {
    (void)state;
    static const char *const squares[] = {"8a", "2a", "8i", "2i"};
    Setting setting;
    setting_begin(&setting, "default",
                  "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1");
    assert_int_equal(setting.position.pieces[BLACK] + setting.position.pieces[WHITE], 42);
    for (int i = 0; i < 4; i++) {
        const Kind *kind = position_kind(&setting.position, square_by_name(squares[i]));
        assert_string_equal(kind->code, "knight");
    }
    setting_play(&setting, "7g7f 3c3d");
    expect_moves(&setting, "8i", "8i7g");
}

/* A set-up without elephants is read as what it is. */
static void test_no_elephants_are_added(void **state) {
    (void)state;
    Setting setting;
    Setting start;
    setting_begin(&start, "default", "startpos");
    setting_begin(&setting, "default",
                  "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    assert_int_equal(setting.position.pieces[BLACK], 20);
    assert_false(position_equal(&setting.position, &start.position));
    expect_sfen(&setting.position,
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
}

static const char *const CORNERS[] = {"1a", "9a", "1i", "9i"};

/* One piece on a corner, nothing else on the board. */
static KindId corner_set(Setting *setting, const char *code, Square corner, Colour owner) {
    KindId id = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, code);
    position_clear(&setting->position, &setting->rules);
    position_put(&setting->position, corner, piece_of(id, owner));
    position_set_turn(&setting->position, owner);
    position_settle(&setting->position);
    return id;
}

/* Moves, is picked, or refuses with a reason, exactly as anywhere else. */
static void corner_moves_check(Setting *setting, const PieceRow *row, const char *corner,
                               Colour owner) {
    char moves[PIECE_MOVES_MAX];
    Selector selector;
    ChoiceList list;
    Refusal why = {.text = ""};
    Square square = square_by_name(corner);
    corner_set(setting, row->code, square, owner);
    piece_moves_alone(row, square, owner, moves);
    expect_moves(setting, corner, moves);
    selector_begin(&selector, &setting->position, NULL);
    selector_choices_at(&selector, square, &list);
    assert_int_equal(list.count, moves[0] != '\0');
    if (list.count == 0) {
        assert_true(selector_refusal(&selector, square, &why));
        assert_int_equal(why.cause, REFUSAL_HELD);
        expect_sentence(why.text);
        return;
    }
    assert_false(selector_take(&selector, list.choice[0]));
    selector_choices(&selector, &list);
    assert_true(list.count > 0);
    assert_true(selector_refusal(&selector, square, &why));
    expect_sentence(why.text);
}

/* Is taken by a rook from the next corner, and the log leads back. */
static void corner_capture_check(Setting *setting, const char *code, const char *corner,
                                 Colour owner) {
    Position after;
    static Effects effects;
    Square square = square_by_name(corner);
    Square rook = square_at(10 - square_file(square), square_rank(square));
    Colour other = colour_other(owner);
    KindId id = corner_set(setting, code, square, owner);
    KindId rook_kind = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, "rook");
    position_put(&setting->position, rook, piece_of(rook_kind, other));
    position_set_turn(&setting->position, other);
    Move move = {.from = rook, .steps = 1, .step = {{square, ACT_GO}}};
    move.promotion = ruleset_in_zone(&setting->rules, square, other) ? MOVE_KEPT : MOVE_NOT_ASKED;
    assert_true(move_is_legal(&setting->position, NULL, move, NULL));
    position_play(&setting->position, move, &after, &effects);
    assert_int_equal(after.count[owner][id], 0);
    assert_int_equal(after.cell[square], piece_of(rook_kind, other));
    assert_int_equal(effects.count, 3);
    assert_int_equal(effects.change[1].square, square);
    assert_int_equal(effects.change[1].cause, CAUSE_CAPTURED);
    effects_backward(&effects, &after);
    assert_memory_equal(after.cell, setting->position.cell, sizeof after.cell);
}

static void test_every_piece_on_every_corner(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    Setting setting;
    piece_table_read(rows);
    rules_by_words(&setting.rules, "default");
    for (int i = 0; i < PIECE_ROWS * 4 * 2; i++) {
        const PieceRow *row = &rows[i / 8];
        Colour owner = i % 2 == 0 ? BLACK : WHITE;
        corner_moves_check(&setting, row, CORNERS[i / 2 % 4], owner);
        corner_capture_check(&setting, row->code, CORNERS[i / 2 % 4], owner);
    }
}

/* What is to blame may stand on a corner too. */
static void test_culprits_on_corners(void **state) {
    (void)state;
    static const char *const sfens[] = {
        "r3K4/9/9/9/9/9/9/9/4k3P b - 1", "4K3r/9/9/9/9/9/9/9/4k3P b - 1",
        "4k4/9/9/9/9/9/9/8P/r3K4 b - 1", "4k4/9/9/9/9/9/9/P8/4K3r b - 1"};
    static const char *const moves[] = {"1i1h", "1i1h", "1h1g", "9h9g"};
    static const char *const culprits[] = {"9a", "1a", "9i", "1i"};
    for (int i = 0; i < 4; i++) {
        Setting setting;
        setting_begin(&setting, "fairy", sfens[i]);
        Refusal why = expect_refused(&setting, moves[i]);
        assert_int_equal(why.culprit, square_by_name(culprits[i]));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forced_promotion_without_a_question),
        cmocka_unit_test(test_bare_king_rule_is_there),
        cmocka_unit_test(test_the_letter_n_is_the_knight),
        cmocka_unit_test(test_no_elephants_are_added),
        cmocka_unit_test(test_every_piece_on_every_corner),
        cmocka_unit_test(test_culprits_on_corners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
