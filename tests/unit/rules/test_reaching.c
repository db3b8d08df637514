/* What a piece can really take or reach, against the list of all its paths; and the law that alone
 * is in its way. */
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/reaching.h"
#include "tests/property/ko_positions.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdlib.h>
#include <string.h>

enum { CROWDS = 120 };

static MoveList *list_new(void) {
    MoveList *list = malloc(sizeof *list);
    assert_non_null(list);
    return list;
}

/* Does the path take what stands on the square, or end there if it is empty? */
static bool path_does(const Position *position, Move move, Square square) {
    if (position->cell[square] == PIECE_NONE) {
        return move_end(move) == square;
    }
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].square == square) {
            return true;
        }
    }
    return false;
}

static bool list_does(const Position *position, const MoveList *list, Square square) {
    for (size_t i = 0; i < list->count; i++) {
        if (path_does(position, list->move[i], square)) {
            return true;
        }
    }
    return false;
}

static void check_square(const Position *position, const MoveList *list, Square from,
                         Square square) {
    Move move;
    Refusal why = {.text = ""};
    bool reaches = piece_reaches(position, from, square, &move);
    bool barred = piece_is_barred(position, from, square, &why);
    assert_int_equal(reaches, list_does(position, list, square));
    assert_false(reaches && barred);
    if (reaches) {
        assert_true(move_is_legal(position, NULL, move, NULL));
        assert_true(path_does(position, move, square));
    } else if (barred) {
        assert_non_null(why.law);
        expect_sentence(why.text);
    }
}

static void check_piece(const Position *position, MoveList *list, Square from) {
    moves_paths(position, from, list);
    for (Square square = 0; square < BOARD_CELLS && list->count < MOVES_MAX; square++) {
        if (ruleset_on_board(position->rules, square) &&
            !piece_is(position->cell[square], (Colour)position->turn)) {
            check_square(position, list, from, square);
        }
    }
}

static void check_position(const Position *position, MoveList *list) {
    Square from = position_next_man(position, (Colour)position->turn, SQUARE_NONE);
    for (; from != SQUARE_NONE; from = position_next_man(position, (Colour)position->turn, from)) {
        check_piece(position, list, from);
    }
}

/* In crowds of ko shogi under all options. */
static void test_crowds(void **state) {
    (void)state;
    MoveList *list = list_new();
    for (uint64_t number = 0; number < CROWDS; number++) {
        Setting setting;
        Random random = random_seeded(number);
        ko_position_set(&setting, number, &random);
        check_position(&setting.position, list);
    }
    free(list);
}

/* Lions, their relatives and laws about endings. */
static void test_other_games(void **state) {
    (void)state;
    static const char *const ROWS[][2] = {
        {"default", "startpos"},
        {"default self_check=illegal", "4k4/9/4r4/9/4P4/3pG1s2/4B4/4K4/9 b - 1"},
        {"chu lishogi", "startpos"},
        {"chu lishogi", "k11/12/12/3pp7/4N2n4/4r7/3+o8/9p2/9n2/12/12/6B4K b 8f 1"},
    };
    MoveList *list = list_new();
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        Setting setting;
        setting_begin(&setting, ROWS[i][0], ROWS[i][1]);
        check_position(&setting.position, list);
    }
    free(list);
}

typedef struct Barrier {
    const char *sfen, *from, *square;
    const char *key; /* of the law, or NULL: it is not one law alone */
} Barrier;

static void check_barrier(const Barrier *row) {
    Setting setting;
    Move move;
    Refusal why = {.law = NULL};
    setting_begin(&setting, "ko default", row->sfen);
    Square from = square_by_name(row->from);
    Square square = square_by_name(row->square);
    assert_false(piece_reaches(&setting.position, from, square, &move));
    assert_int_equal(piece_is_barred(&setting.position, from, square, &why), row->key != NULL);
    if (row->key != NULL) {
        assert_string_equal(why.law->key, row->key);
    }
}

/* Which law alone keeps a piece from it: on the way that would lead there, not on any other. */
static void test_one_law(void **state) {
    (void)state;
    static const Barrier ROWS[] = {
        /* out of range where it stands, in range after a move, and there in the fog */
        {"9g9/19/19/19/19/19/19/14+(tp)4/10a8/19/19/10(LB)8/19/19/19/19/19/19/9G9 b - 1", "9l",
         "5h", "fog"},
        /* in range where it stands, and from no point after a move */
        {"9g9/19/19/19/19/19/19/19/10a8/19/19/10(LB)8/19/19/19/19/19/19/9G9 b - 1", "9l", "9i",
         "shooting"},
        /* the same within a fog: that is more than one law */
        {"9g9/19/19/19/19/19/19/14+(tp)4/10a8/19/19/10(LB)8/19/19/19/19/19/19/9G9 b - 1", "9l",
         "9i", NULL},
        {"9g9/19/19/19/19/19/19/19/9a9/19/19/19/4+(ag)4M9/19/19/19/19/19/9G9 b - 1", "10m", "10i",
         "nets"},
        {"9g9/19/19/19/19/19/19/19/9a9/19/9(TP)9/19/19/19/19/19/19/19/9G9 b - 1", "10k", "10i",
         "clergy"},
        /* a shield, and nothing else in the way of a bow */
        {"9g9/19/19/19/19/19/19/19/9(sh)9/19/10(CB)8/19/19/19/19/19/19/19/9G9 b - 1", "9k", "10i",
         "immunity"},
        {"9g9/19/19/19/19/19/19/19/19/9a9/9P9/19/19/19/19/19/19/19/9G9 b - 1", "10k", "10j",
         "drum"},
        /* held, and without its drum: two laws */
        {"9g9/19/19/19/19/19/19/19/19/9a9/4+(ag)4P9/19/19/19/19/19/19/19/9G9 b - 1", "10k", "10j",
         NULL},
        /* far away */
        {"9g9/19/19/19/9a9/19/19/19/19/19/4+(ag)4P9/19/19/19/19/19/19/19/9G9 b - 1", "10k", "10e",
         NULL},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        check_barrier(&ROWS[i]);
    }
}

/* A finished move that may not stand is barred, too: a pinned piece. */
static void test_an_ending(void **state) {
    (void)state;
    Setting setting;
    Move move;
    Refusal why = {.law = NULL};
    setting_begin(&setting, "default self_check=illegal", "4k4/9/4r4/9/9/3pG4/9/4K4/9 b - 1");
    Square from = square_by_name("5f");
    Square square = square_by_name("6f");
    assert_false(piece_reaches(&setting.position, from, square, &move));
    assert_true(piece_is_barred(&setting.position, from, square, &why));
    assert_string_equal(why.law->key, "self_check");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_crowds),
        cmocka_unit_test(test_other_games),
        cmocka_unit_test(test_one_law),
        cmocka_unit_test(test_an_ending),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
