/* Positions: set-up, counts, key, turn, equality. */
#include "rules/notation/sfen.h"
#include "rules/play/position.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static KindId kind_of(const char *code) {
    return kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, code);
}

static void test_empty_board(void **state) {
    (void)state;
    Ruleset rules;
    Position position;
    int empty = 0;
    rules_by_words(&rules, "default");
    position_clear(&position, &rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        bool inside = ruleset_on_board(&rules, square);
        assert_int_equal(position.cell[square], inside ? PIECE_NONE : PIECE_EDGE);
        assert_null(position_kind(&position, square));
        empty += inside;
    }
    assert_int_equal(empty, 81);
    assert_int_equal(position.ply, 1);
    assert_int_equal(position.turn, BLACK);
    assert_int_equal(position.key, position_key(&position));
    assert_int_equal(position.pieces[BLACK] + position.pieces[WHITE], 0);
}

/* sho-shogi.md 3: 42 pieces, unchanged by a half-turn with colours swapped. */
static void test_start_is_its_own_half_turn(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    const Position *start = &setting.position;
    int pieces = 0;
    for (int file = 1; file <= 9; file++) {
        for (int rank = 1; rank <= 9; rank++) {
            Piece here = start->cell[square_at(file, rank)];
            Piece there = start->cell[square_at(10 - file, 10 - rank)];
            assert_int_equal(piece_kind(here), piece_kind(there));
            if (here != PIECE_NONE) {
                assert_int_not_equal(piece_owner(here), piece_owner(there));
                pieces++;
            }
        }
    }
    assert_int_equal(pieces, 42);
    assert_int_equal(start->royals[BLACK], 1);
    assert_int_equal(start->royals[WHITE], 1);
    assert_int_equal(start->problem, 0);
    assert_int_equal(start->count[WHITE][kind_of("pawn")], 9);
}

static void test_picture_and_sfen_agree(void **state) {
    (void)state;
    Setting drawn;
    Setting read;
    setting_draw(&drawn, "default",
                 ". . . +e k . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . P . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". . R . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . K . . R .\n"
                 "w\n");
    setting_begin(&read, "default", "3+e1k3/9/9/9/9/9/9/9/9 w - 1");
    assert_false(position_equal(&drawn.position, &read.position));
    setting_begin(&read, "default", "3+ek4/9/4P4/9/9/2R6/9/9/4K2R1 w - 1");
    assert_true(position_equal(&drawn.position, &read.position));
}

static void test_counts_follow_every_change(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/4E4/9/9/9/4K4 b - 1");
    Position *position = &setting.position;
    Square middle = square_by_name("5e");
    uint64_t key = position->key;
    position_put(position, middle, piece_of(kind_of("prince"), BLACK));
    assert_int_equal(position->royals[BLACK], 2);
    assert_int_equal(position->pieces[BLACK], 2);
    assert_int_equal(position->count[BLACK][kind_of("elephant")], 0);
    assert_int_equal(position->count[BLACK][kind_of("prince")], 1);
    assert_int_not_equal(position->key, key);
    assert_int_equal(position->key, position_key(position));
    position_put(position, middle, piece_of(kind_of("prince"), WHITE));
    assert_int_equal(position->royals[BLACK], 1);
    assert_int_equal(position->royals[WHITE], 2);
    position_put(position, middle, PIECE_NONE);
    assert_int_equal(position->pieces[WHITE], 1);
    assert_int_equal(position->royals[WHITE], 1);
    position_put(position, middle, piece_of(kind_of("elephant"), BLACK));
    assert_int_equal(position->key, key);
}

static void test_key_tells_positions_apart(void **state) {
    (void)state;
    static const char *const sfens[] = {
        "4k4/9/9/9/9/9/9/9/4K4 b - 1",  "4k4/9/9/9/9/9/9/9/4K4 w - 1",
        "4K4/9/9/9/9/9/9/9/4k4 b - 1",  "4k4/9/9/9/9/9/9/9/3K5 b - 1",
        "4k4/9/9/9/9/9/9/9/4+E4 b - 1", "4k4/9/9/9/9/9/9/9/4K3P b - 1",
        "4k4/9/9/9/9/9/9/9/4K3p b - 1",
    };
    enum { COUNT = sizeof sfens / sizeof sfens[0] };
    static Setting setting[COUNT];
    for (size_t i = 0; i < COUNT; i++) {
        setting_begin(&setting[i], "default", sfens[i]);
        assert_int_equal(setting[i].position.key, position_key(&setting[i].position));
        for (size_t j = 0; j < i; j++) {
            assert_int_not_equal(setting[i].position.key, setting[j].position.key);
            assert_false(position_equal(&setting[i].position, &setting[j].position));
        }
    }
}

static void test_equal_whatever_the_number_and_the_rules(void **state) {
    (void)state;
    Setting one;
    Setting other;
    setting_begin(&one, "default", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    setting_begin(&other, "fairy", "4k4/9/9/9/9/9/9/9/4K4 b - 77");
    assert_true(position_equal(&one.position, &other.position));
    position_set_turn(&other.position, WHITE);
    assert_false(position_equal(&one.position, &other.position));
}

/* Equal keys do not make different boards equal. */
static void test_equality_does_not_trust_the_key(void **state) {
    (void)state;
    Setting one;
    Setting other;
    setting_begin(&one, "default", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    setting_begin(&other, "default", "3k5/9/9/9/9/9/9/9/4K4 b - 1");
    other.position.key = one.position.key;
    assert_false(position_equal(&one.position, &other.position));
}

static void test_turn_and_number(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Position *position = &setting.position;
    uint64_t key = position->key;
    position_pass_turn(position);
    assert_int_equal(position->turn, WHITE);
    assert_int_equal(position->ply, 2);
    assert_int_equal(position->key, position_key(position));
    position_pass_turn(position);
    assert_int_equal(position->key, key);
    assert_int_equal(position->ply, 3);
    position_set_turn(position, BLACK);
    assert_int_equal(position->key, key);
    position_set_turn(position, WHITE);
    assert_int_not_equal(position->key, key);
    assert_int_equal(position->ply, 3);
}

static void test_number_stops_at_its_end(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/9/9/4K4 b - 9998");
    position_pass_turn(&setting.position);
    assert_int_equal(setting.position.ply, PLY_MAX);
    position_pass_turn(&setting.position);
    assert_int_equal(setting.position.ply, PLY_MAX);
    assert_int_equal(setting.position.turn, BLACK);
}

static void test_sides_without_a_royal_are_noted(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4g4/9/9/9/9/9/9/9/4K4 b - 1");
    assert_int_equal(setting.position.problem, 1U << WHITE);
    setting_begin(&setting, "default", "4g4/9/9/9/9/9/9/9/4G4 b - 1");
    assert_int_equal(setting.position.problem, 1U << WHITE | 1U << BLACK);
    setting_begin(&setting, "default", "4+e4/9/9/9/9/9/9/9/4G4 b - 1");
    assert_int_equal(setting.position.problem, 1U << BLACK);
}

/* What chu shogi will keep in mind is part of equality and key already. */
static void test_memory_counts(void **state) {
    (void)state;
    Setting one;
    setting_begin(&one, "default", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    Position lion = one.position;
    Position black = one.position;
    Position white = one.position;
    lion.lion_taken = square_by_name("5e");
    black.declined[BLACK] = square_by_name("5e");
    white.declined[WHITE] = square_by_name("5e");
    assert_false(position_equal(&one.position, &lion));
    assert_false(position_equal(&one.position, &black));
    assert_false(position_equal(&one.position, &white));
    assert_int_not_equal(position_key(&lion), one.position.key);
    assert_int_not_equal(position_key(&black), one.position.key);
    assert_int_not_equal(position_key(&white), position_key(&black));
}

static void test_pieces_as_bytes(void **state) {
    (void)state;
    KindId pawn = kind_of("pawn");
    assert_int_equal(piece_kind(piece_of(pawn, WHITE)), pawn);
    assert_int_equal(piece_owner(piece_of(pawn, WHITE)), WHITE);
    assert_true(piece_is(piece_of(pawn, BLACK), BLACK));
    assert_false(piece_is(piece_of(pawn, BLACK), WHITE));
    assert_false(piece_is(PIECE_NONE, BLACK));
    assert_false(piece_is(PIECE_EDGE, WHITE));
    assert_false(piece_is(PIECE_EDGE, BLACK));
}

/* Every man of a side once, in the order of squares, and none of the other's. */
static void test_next_man(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "ko default", "startpos");
    for (int side = BLACK; side <= WHITE; side++) {
        unsigned count = 0;
        Square last = SQUARE_NONE;
        Square square = position_next_man(&setting.position, (Colour)side, SQUARE_NONE);
        for (; square != SQUARE_NONE; count++) {
            assert_true(square > last);
            assert_true(piece_is(setting.position.cell[square], (Colour)side));
            last = square;
            square = position_next_man(&setting.position, (Colour)side, square);
        }
        assert_int_equal(count, setting.position.pieces[side]);
    }
    position_clear(&setting.position, &setting.rules);
    assert_int_equal(position_next_man(&setting.position, BLACK, SQUARE_NONE), SQUARE_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_next_man),
        cmocka_unit_test(test_empty_board),
        cmocka_unit_test(test_start_is_its_own_half_turn),
        cmocka_unit_test(test_picture_and_sfen_agree),
        cmocka_unit_test(test_counts_follow_every_change),
        cmocka_unit_test(test_key_tells_positions_apart),
        cmocka_unit_test(test_equal_whatever_the_number_and_the_rules),
        cmocka_unit_test(test_equality_does_not_trust_the_key),
        cmocka_unit_test(test_turn_and_number),
        cmocka_unit_test(test_number_stops_at_its_end),
        cmocka_unit_test(test_sides_without_a_royal_are_noted),
        cmocka_unit_test(test_memory_counts),
        cmocka_unit_test(test_pieces_as_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
