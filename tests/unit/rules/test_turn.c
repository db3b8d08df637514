/* Playing moves: what changes, in which order, and the log that leads back. */
#include "rules/laws/laws.h"
#include "rules/play/effects.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* One expected line of the log; letters of pieces as in SFEN, "." for an empty square. */
typedef struct Line {
    const char *square;
    const char *before, *after;
    Cause cause;
} Line;

static Piece piece_named(const char *letter, Colour owner) {
    for (size_t id = 1; id < VARIANT_SHO.kind_count; id++) {
        const char *sfen = VARIANT_SHO.kinds[id].sfen;
        if (sfen[0] == letter[0] && sfen[1] == letter[1]) {
            return piece_of((KindId)id, owner);
        }
    }
    return PIECE_NONE;
}

static void change_check(const Change *change, const Line *line, Colour before, Colour after) {
    assert_int_equal(change->square, square_by_name(line->square));
    assert_int_equal(change->before, piece_named(line->before, before));
    assert_int_equal(change->after, piece_named(line->after, after));
    assert_int_equal(change->cause, line->cause);
}

static void test_quiet_move(void **state) {
    (void)state;
    static const Line lines[] = {{"7g", "P", ".", CAUSE_LEFT}, {"7f", ".", "P", CAUSE_ARRIVED}};
    Setting setting;
    Position after;
    Effects effects;
    setting_begin(&setting, "default", "startpos");
    Position before = setting.position;
    position_play(&setting.position, move_by_usi(&before, "7g7f"), &after, &effects);
    assert_true(position_is_same(&before, &setting.position));
    assert_int_equal(effects.count, 2);
    for (int i = 0; i < 2; i++) {
        change_check(&effects.change[i], &lines[i], BLACK, BLACK);
        assert_null(effects.change[i].law);
    }
    expect_sfen(&after, "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2");
    assert_int_equal(after.key, position_key(&after));
}

static void test_capture_with_promotion(void **state) {
    (void)state;
    static const Line lines[] = {{"2b", "B", ".", CAUSE_LEFT},
                                 {"8h", "B", ".", CAUSE_CAPTURED},
                                 {"8h", ".", "B", CAUSE_ARRIVED},
                                 {"8h", "B", "+B", CAUSE_PROMOTED}};
    static const Colour before[] = {WHITE, BLACK, WHITE, WHITE};
    Setting setting;
    Position after;
    Effects effects;
    setting_begin(&setting, "default", "startpos");
    setting_play(&setting, "7g7f 3c3d 2g2f");
    Move move = move_by_usi(&setting.position, "2b8h+");
    position_play(&setting.position, move, &after, &effects);
    assert_int_equal(effects.count, 4);
    for (int i = 0; i < 4; i++) {
        change_check(&effects.change[i], &lines[i], before[i], WHITE);
    }
    assert_ptr_equal(effects.change[3].law, &LAW_ZONE_PROMOTION);
    assert_null(effects.change[2].law);
    assert_int_equal(effects.change[1].by, square_by_name("8h"));
    assert_int_equal(after.pieces[BLACK], 20);
    assert_int_equal(after.turn, BLACK);
    assert_int_equal(after.ply, 5);
}

static void test_declining_changes_no_piece(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects;
    setting_begin(&setting, "default", "startpos");
    setting_play(&setting, "7g7f 3c3d 2g2f");
    position_play(&setting.position, move_by_usi(&setting.position, "2b8h"), &after, &effects);
    assert_int_equal(effects.count, 3);
    assert_string_equal(position_kind(&after, square_by_name("8h"))->code, "bishop");
}

static void test_effects_are_not_needed(void **state) {
    (void)state;
    Setting setting;
    Position one;
    Position other;
    Effects effects;
    setting_begin(&setting, "default", "k8/9/9/4E4/9/9/9/9/4K4 b - 1");
    Move move = move_by_usi(&setting.position, "5d5c+");
    position_play(&setting.position, move, &one, NULL);
    position_play(&setting.position, move, &other, &effects);
    assert_true(position_is_same(&one, &other));
    assert_int_equal(one.royals[BLACK], 2);
    assert_int_equal(effects.change[effects.count - 1].cause, CAUSE_PROMOTED);
}

static void test_log_replays_both_ways(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Position replayed;
    Effects effects;
    setting_begin(&setting, "default", "startpos");
    setting_play(&setting, "7g7f 3c3d 2g2f");
    position_play(&setting.position, move_by_usi(&setting.position, "2b8h+"), &after, &effects);
    replayed = setting.position;
    effects_forward(&effects, &replayed);
    position_set_turn(&replayed, BLACK);
    assert_true(position_equal(&replayed, &after));
    effects_backward(&effects, &replayed);
    position_set_turn(&replayed, WHITE);
    assert_true(position_is_same(&replayed, &setting.position));
}

static void test_put_logs_and_loses_the_mover(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects = {.count = 0};
    setting_begin(&setting, "default", "k8/9/9/4E4/9/9/9/9/4K4 b - 1");
    after = setting.position;
    Square here = square_by_name("5d");
    Turn turn = {.before = &setting.position,
                 .after = &after,
                 .move = {.from = here, .promotion = MOVE_PROMOTED},
                 .effects = &effects,
                 .at = here,
                 .law = &LAW_ROYALS};
    turn_put(&turn, here, PIECE_NONE, CAUSE_BURNED);
    assert_int_equal(turn.at, SQUARE_NONE);
    assert_int_equal(effects.count, 1);
    assert_ptr_equal(effects.change[0].law, &LAW_ROYALS);
    assert_int_equal(effects.change[0].by, here);
    turn_promote(&turn);
    assert_int_equal(effects.count, 1);
    assert_int_equal(after.pieces[BLACK], 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quiet_move),
        cmocka_unit_test(test_capture_with_promotion),
        cmocka_unit_test(test_declining_changes_no_piece),
        cmocka_unit_test(test_effects_are_not_needed),
        cmocka_unit_test(test_log_replays_both_ways),
        cmocka_unit_test(test_put_logs_and_loses_the_mover),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
