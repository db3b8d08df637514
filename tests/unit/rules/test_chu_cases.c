/* Faults that players of other programs have met, in every preset that they concern; problems that
 * are played through to the mate; a set-up that is mirrored where it should be turned. */
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "tests/perft/games_table.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

enum { ROWS = 107, FIRST_MOVES = 36, AFTER_TWO_PLIES = 1296 };

static void test_rules(void **state) {
    (void)state;
    assert_int_equal(games_check("chu-cases.tsv"), ROWS);
}

static bool some_move_takes_the_last_royal(const Position *position) {
    MoveList list;
    Colour other = colour_other((Colour)position->turn);
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        if (after.royals[other] == 0) {
            return true;
        }
    }
    return false;
}

/* Whatever the side to move does, it loses its last royal. */
static void mate_check(const char *sfen, const char *moves) {
    Setting setting;
    MoveList list;
    setting_begin(&setting, "chu lishogi", sfen);
    setting_play(&setting, moves);
    moves_all(&setting.position, &list);
    assert_true(list.count > 0);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(&setting.position, list.move[i], &after, NULL);
        assert_true(some_move_takes_the_last_royal(&after));
    }
}

static void test_problems_end_in_mate(void **state) {
    (void)state;
    mate_check("6r1g3/6s1m3/5+P1k1ts1/6p+M1p2/8G3/5+H+r3N1/11+a/12/12/12/12/12 b - 1",
               "5d4d 3c4d 2f4d 1g4d 7f5d");
    mate_check("5ex1+Pc2/6okt3/3s4X2+H/2+D9/3p+v1+Dpt3/12/12/2+a6q2/12/12/12/12 b - 1",
               "10d7d 8e7d 4c6a+ 5b6a 6e8c 7d8c 1c6c");
    mate_check("5e2s3/2+H1ck+ltc3/9f2/3p2p2p2/2+Oi1+m1+D4/12/2q6b2/12/12/12/12/12 b - 1",
               "5e5d 7b6a 10e9d8c 8b8c 5d7b 7a7b 10b9a 7b8a 9a8a");
}

/* Clicked together, the move is complete at its target, with no question behind. */
static void no_question_check(const char *sfen, const char *from, const char *target) {
    Setting setting;
    Selector selector;
    ChoiceList list;
    setting_begin(&setting, "chu lishogi", sfen);
    selector_begin(&selector, &setting.position, NULL);
    selector_choices_at(&selector, square_by_name(from), &list);
    assert_int_equal(list.count, 1);
    assert_false(selector_take(&selector, list.choice[0]));
    selector_choices_at(&selector, square_by_name(target), &list);
    assert_int_equal(list.count, 1);
    assert_false(list.choice[0].promotes);
    assert_true(selector_take(&selector, list.choice[0]));
    assert_int_equal(selector_move(&selector).promotion, MOVE_NOT_ASKED);
}

static void test_what_never_promotes_is_not_asked(void **state) {
    (void)state;
    static const char *const great = "k10l/12/12/12/6N5/7Q4/12/12/12/12/12/K11 b - 1";
    no_question_check(great, "5f", "5d");
    no_question_check(great, "6e", "6c");
    no_question_check("2k8l/4I7/12/12/12/12/12/12/12/12/12/K2S8 b - 1", "8b", "8a");
    no_question_check("k10l/12/12/12/6+H5/12/12/12/12/12/12/K11 b - 1", "6e", "3b");
    no_question_check("k10l/12/12/12/6+D5/12/12/12/12/12/12/K11 b - 1", "6e", "6b");
    no_question_check("k10l/12/12/12/6K5/12/12/12/12/12/12/12 b - 1", "6e", "6d");
    no_question_check("k10l/12/6R5/12/12/12/12/12/12/12/12/K2S8 b - 1", "6c", "6k");
}

/* White's camp is Black's turned by half; mirrored it is another position with as many moves. */
static void test_the_start_is_turned_and_not_mirrored(void **state) {
    (void)state;
    Setting start;
    Setting mirrored;
    setting_begin(&start, "chu lishogi", "startpos");
    setting_begin(&mirrored, "chu lishogi",
                  "lfcsgkegscfl/a1b1toxt1b1a/mvrhdnqdhrvm/pppppppppppp/3i4i3/12/12/3I4I3/"
                  "PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 1");
    assert_false(position_equal(&start.position, &mirrored.position));
    assert_int_equal(start.position.pieces[BLACK], 46);
    assert_int_equal(start.position.pieces[WHITE], 46);
    assert_int_equal(moves_count(&start.position), FIRST_MOVES);
    assert_int_equal(moves_count(&mirrored.position), FIRST_MOVES);
    assert_int_equal(perft(&start.position, 2), AFTER_TWO_PLIES);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules),
        cmocka_unit_test(test_problems_end_in_mate),
        cmocka_unit_test(test_what_never_promotes_is_not_asked),
        cmocka_unit_test(test_the_start_is_turned_and_not_mirrored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
