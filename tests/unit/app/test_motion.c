/* Moves in flight: in every millisecond all pieces are on the board, and at the end everything
 * rests where the move has put it. */
#include "app/views/motion.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <string.h>

/* So late that the clock runs over its end within a move. */
static const uint32_t START = UINT32_MAX - 100;

static const MotionStyle NORMAL = {.pace = 1};

static size_t pieces_of(const Position *position) {
    size_t count = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        count += piece_kind(position->cell[square]) != KIND_NONE;
    }
    return count;
}

static size_t resting_of(const MotionPicture *picture) {
    size_t count = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        count += piece_kind(picture->cell[square]) != KIND_NONE;
    }
    return count;
}

static void expect_rest(const Motion *motion, uint32_t now, const Position *position) {
    MotionPicture picture;
    motion_picture(motion, now, &picture);
    assert_int_equal(picture.count, 0);
    assert_memory_equal(picture.cell, position->cell, sizeof picture.cell);
    assert_false(motion_is_running(motion, now));
    assert_int_equal(motion_next(motion, now), 0);
}

static void expect_moment(const Motion *motion, uint32_t now, const Position *before,
                          const Position *after) {
    MotionPicture picture;
    motion_picture(motion, now, &picture);
    size_t seen = resting_of(&picture) + picture.count;
    /* A piece that gives place to another is seen twice. */
    assert_in_range(seen, pieces_of(after), pieces_of(before) + picture.count);
    for (size_t i = 0; i < picture.count; i++) {
        const MotionPiece *piece = &picture.piece[i];
        assert_true(ruleset_on_board(before->rules, piece->from));
        assert_true(ruleset_on_board(before->rules, piece->to));
        assert_true(piece->way >= 0 && piece->way <= 1);
        assert_true(piece->alpha >= 0 && piece->alpha <= 1);
        assert_true(piece->squeeze > 0 && piece->squeeze <= 1);
    }
    uint32_t next = motion_next(motion, now);
    assert_in_range(next, 1, 16);
}

/* From the first millisecond to the last; the clock runs over its end on the way. */
static void fly(const Position *before, Move move, MotionStyle style) {
    Position after;
    Motion motion;
    position_play(before, move, &after, NULL);
    style.start = START;
    motion_begin(&motion, before, move, style);
    uint32_t passed = 0;
    for (; motion_is_running(&motion, START + passed); passed++) {
        expect_moment(&motion, START + passed, before, &after);
        assert_true(passed < 5000);
    }
    expect_rest(&motion, START + passed, style.backwards ? before : &after);
}

static void fly_all(const char *words, const char *sfen, MotionStyle style) {
    Setting setting;
    static MoveList list;
    setting_begin(&setting, words, sfen);
    moves_all(&setting.position, &list);
    for (size_t i = 0; i < list.count; i++) {
        fly(&setting.position, list.move[i], style);
    }
}

/* Captures, promotions of all kinds, and quiet moves. */
static const char *const POSITIONS[] = {
    "startpos",
    "lnsgkgsnl/1r2e2b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL b - 1",
    "4k4/2P1P1P2/1n5n1/9/4R4/3ppp3/9/1B5B1/4K4 b - 1",
    "3sks3/R7L/1P5P1/9/4b4/9/p6p1/l7r/4K4 w - 1",
};

static void test_every_move_comes_to_rest(void **state) {
    (void)state;
    static const char LIONS[] = "4k7/12/12/12/4ppp5/4pp6/5N6/4pP6/12/4+D+H6/12/5K6 b - 1";
    for (int led = 0; led < 3; led++) {
        fly_all("chu lishogi", LIONS, (MotionStyle){.pace = 0.5F, .led = (uint8_t)led});
    }
    fly_all("chu lishogi", LIONS, (MotionStyle){.pace = 0.5F, .backwards = true});
    for (size_t i = 0; i < sizeof POSITIONS / sizeof POSITIONS[0]; i++) {
        fly_all("default bare_king=none", POSITIONS[i], NORMAL);
        fly_all("default bare_king=none", POSITIONS[i],
                (MotionStyle){.pace = 1, .backwards = true});
        fly_all("default bare_king=none", POSITIONS[i],
                (MotionStyle){.pace = 0.5F, .reduced = true});
        fly_all("default bare_king=none", POSITIONS[i], (MotionStyle){.pace = 2, .led = LEGS_MAX});
    }
}

static uint32_t length_of(const Position *before, Move move, MotionStyle style) {
    Motion motion;
    uint32_t passed = 0;
    motion_begin(&motion, before, move, style);
    while (motion_is_running(&motion, passed)) {
        passed++;
    }
    return passed;
}

static void test_the_pace_is_the_users(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Move move = move_by_usi(&setting.position, "7g7f");
    assert_int_equal(length_of(&setting.position, move, NORMAL), 160);
    assert_int_equal(length_of(&setting.position, move, (MotionStyle){.pace = 0.5F}), 80);
    assert_int_equal(length_of(&setting.position, move, (MotionStyle){.pace = 2}), 320);
    assert_int_equal(length_of(&setting.position, move, (MotionStyle){.pace = 0}), 0);
    assert_int_equal(length_of(&setting.position, move, (MotionStyle){.pace = 1, .led = LEGS_MAX}),
                     0);
    assert_int_equal(length_of(&setting.position, move, (MotionStyle){.pace = 1, .reduced = true}),
                     120);
}

static void test_promotion_turns_after_the_flight(void **state) {
    (void)state;
    Setting setting;
    MotionPicture picture;
    Motion motion;
    setting_begin(&setting, "default bare_king=none", "4k4/9/9/2P6/9/9/9/9/4K4 b - 1");
    Move move = move_by_usi(&setting.position, "7d7c+");
    motion_begin(&motion, &setting.position, move, NORMAL);
    assert_int_equal(length_of(&setting.position, move, NORMAL), 160 + 150);
    motion_picture(&motion, 160 + 60, &picture);
    assert_int_equal(picture.count, 1);
    assert_true(picture.piece[0].squeeze < 1);
    assert_int_equal(picture.piece[0].piece, setting.position.cell[move.from]);
    motion_picture(&motion, 160 + 100, &picture);
    assert_int_not_equal(picture.piece[0].piece, setting.position.cell[move.from]);
}

static uint32_t length_by(const Setting *setting, const char *usi, int led) {
    Move move = move_by_usi(&setting->position, usi);
    return length_of(&setting->position, move, (MotionStyle){.pace = 1, .led = (uint8_t)led});
}

/* A turn of two legs is flown leg by leg, with a short rest between; what the hand has shown of it
 * is not flown again. */
static void test_legs(void **state) {
    (void)state;
    static const char *const TURNS[] = {"7g7f6e", "7g7f7g", "7g6g7g", "7g6g5g"};
    Setting setting;
    MotionPicture picture;
    Motion motion;
    setting_begin(&setting, "chu lishogi", "4k7/12/12/12/6p5/5p6/5N6/12/12/12/12/5K6 b - 1");
    for (size_t i = 0; i < sizeof TURNS / sizeof TURNS[0]; i++) {
        assert_int_equal(length_by(&setting, TURNS[i], 0), 140 + 40 + 140);
        assert_int_equal(length_by(&setting, TURNS[i], 1), 140);
        assert_int_equal(length_by(&setting, TURNS[i], 2), 0);
    }
    assert_int_equal(length_by(&setting, "7g7f", 0), 160);
    assert_int_equal(length_by(&setting, "7g7f", 1), 0);
    /* In the second leg the first victim is gone, and the second one fades. */
    Move move = move_by_usi(&setting.position, "7g7f6e");
    motion_begin(&motion, &setting.position, move, (MotionStyle){.pace = 1});
    motion_picture(&motion, 140 + 40 + 70, &picture);
    assert_int_equal(picture.cell[square_by_name("7f")], PIECE_NONE);
    assert_int_equal(picture.count, 2);
    assert_int_equal(picture.piece[1].from, square_by_name("7f"));
    assert_int_equal(picture.piece[1].to, square_by_name("6e"));
    assert_true(picture.piece[0].alpha < 1);
}

static void test_what_is_finished_rests(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Motion motion;
    setting_begin(&setting, "default", "startpos");
    Move move = move_by_usi(&setting.position, "7g7f");
    position_play(&setting.position, move, &after, NULL);
    motion_begin(&motion, &setting.position, move, (MotionStyle){.pace = 1, .start = 10});
    assert_true(motion_is_running(&motion, 20));
    motion_finish(&motion);
    expect_rest(&motion, 20, &after);
    Motion none = {.count = 0};
    assert_false(motion_is_running(&none, 0));
}

/* The line to what a net has come to hold grows last, for 200 ms; what was held before and still is
 * stays marked all the while. */
static void test_nets(void **state) {
    (void)state;
    Setting setting;
    Motion motion;
    MotionPicture picture;
    setting_begin(&setting, "ko default",
                  "9g9/18d/19/19/19/19/19/19/19/19/2a16/5+(AG)2p1p8/9S9/19/19/19/17M1/19/"
                  "9G7(TP)D b - 1");
    Move move = move_by_text(&setting.position, "+AG14l-15k");
    motion_begin(&motion, &setting.position, move, NORMAL);
    assert_int_equal(motion.length, 160 + 200);
    motion_picture(&motion, 159, &picture);
    assert_int_equal(picture.rays, 0);
    motion_picture(&motion, 260, &picture);
    assert_int_equal(picture.rays, 1);
    assert_int_equal(picture.ray[0].from, square_by_name("15k"));
    assert_int_equal(picture.ray[0].to, square_by_name("17k"));
    assert_true(picture.ray[0].grown > 0.4F && picture.ray[0].grown < 0.6F);
    Square held = square_by_name("11l");
    assert_false(motion.held[held / MEN_BITS] >> (held % MEN_BITS) & 1U);
    move = move_by_text(&setting.position, "S10m-10l");
    motion_begin(&motion, &setting.position, move, NORMAL);
    assert_true(motion.held[held / MEN_BITS] >> (held % MEN_BITS) & 1U);
    assert_int_equal(motion.length, 160);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_move_comes_to_rest),
        cmocka_unit_test(test_the_pace_is_the_users),
        cmocka_unit_test(test_promotion_turns_after_the_flight),
        cmocka_unit_test(test_legs),
        cmocka_unit_test(test_what_is_finished_rests),
        cmocka_unit_test(test_nets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
