/* No click fails in silence: with every piece picked, every square is clicked that is no legal way
 * on. */
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/piece_table.h"
#include "tests/support/table.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <string.h>

enum { POSITIONS = 30 };

/* A picked piece in a position, and how many clicks turned out in which way. */
typedef struct Trial {
    const Setting *setting;
    const PieceRow *rows;
    Session *session;
    MoveList list;
    Square from;
    size_t refused, blocked, own, unreachable, unlawful, picked;
} Trial;

static bool is_target(const Trial *trial, Square square) {
    for (size_t i = 0; i < trial->list.count; i++) {
        if (trial->list.move[i].from == trial->from && move_end(trial->list.move[i]) == square) {
            return true;
        }
    }
    return false;
}

static bool can_move(const Trial *trial, Square square) {
    for (size_t i = 0; i < trial->list.count; i++) {
        if (trial->list.move[i].from == square) {
            return true;
        }
    }
    return false;
}

/* What the table of pieces says about one way of the piece: the first piece on it before the
 * target. SQUARE_NONE if none; `*reaches` tells whether the target lies on the way at all. */
static Square first_on_way(const Trial *trial, const PieceWay *way, Square target, bool *reaches) {
    const Position *position = &trial->setting->position;
    int seat = position->turn == BLACK ? 1 : -1;
    Square first = SQUARE_NONE;
    *reaches = false;
    for (int n = 1; n == 1 || way->runs; n++) {
        int file = square_file(trial->from) - seat * n * way->right;
        int rank = square_rank(trial->from) - seat * n * way->ahead;
        if (file < 1 || file > 9 || rank < 1 || rank > 9) {
            return SQUARE_NONE;
        }
        Square square = square_at(file, rank);
        if (square == target) {
            *reaches = true;
            return first;
        }
        if (first == SQUARE_NONE && position->cell[square] != PIECE_NONE) {
            first = square;
        }
    }
    return SQUARE_NONE;
}

/* The piece in the way to the target by the table, or SQUARE_NONE; `*reaches`: the piece has such a
 * way. */
static Square blocker_by_table(const Trial *trial, Square target, bool *reaches) {
    PieceWay ways[PIECE_TARGETS_MAX];
    const Kind *kind = position_kind(&trial->setting->position, trial->from);
    size_t count = piece_ways(piece_row(trial->rows, kind->code), ways);
    *reaches = false;
    for (size_t i = 0; i < count && !*reaches; i++) {
        Square blocker = first_on_way(trial, &ways[i], target, reaches);
        if (*reaches) {
            return blocker;
        }
    }
    return SQUARE_NONE;
}

static void expect_names(const Refusal *refusal, Square square) {
    char name[SQUARE_NAME_MAX];
    square_write(square, name);
    assert_non_null(strstr(refusal->text, name));
}

static void expect_reason(Trial *trial, Square square) {
    const Refusal *refusal = session_notice(trial->session);
    bool reaches = false;
    Square blocker = blocker_by_table(trial, square, &reaches);
    bool own =
        piece_is(trial->setting->position.cell[square], (Colour)trial->setting->position.turn);
    assert_non_null(refusal);
    assert_true(strlen(refusal->text) > 10);
    trial->refused++;
    if (own) {
        assert_int_equal(refusal->cause, REFUSAL_OWN_PIECE);
        assert_int_equal(refusal->culprit, square);
        expect_names(refusal, square);
        trial->own++;
    } else if (blocker != SQUARE_NONE) {
        assert_int_equal(refusal->cause, REFUSAL_BLOCKED);
        assert_int_equal(refusal->culprit, blocker);
        expect_names(refusal, blocker);
        trial->blocked++;
    } else if (reaches) {
        /* Nothing is in the way and no friend stands there: only a law can forbid it. */
        assert_int_equal(refusal->cause, REFUSAL_LAW);
        assert_non_null(refusal->law);
        assert_int_not_equal(refusal->culprit, SQUARE_NONE);
        expect_names(refusal, refusal->culprit);
        trial->unlawful++;
    } else {
        assert_int_equal(refusal->cause, REFUSAL_NOT_ITS_MOVE);
        expect_names(refusal, square);
        trial->unreachable++;
    }
}

static void click_beside(Trial *trial, Square square) {
    const Selector *selector = session_selector(trial->session);
    session_drop(trial->session);
    assert_int_equal(session_click(trial->session, trial->from), SESSION_PICKED);
    SessionAnswer answer = session_click(trial->session, square);
    if (square == trial->from) {
        assert_int_equal(answer, SESSION_DROPPED);
    } else if (can_move(trial, square)) {
        assert_int_equal(answer, SESSION_PICKED);
        assert_int_equal(selector->path.at, square);
        trial->picked++;
    } else {
        assert_int_equal(answer, SESSION_REFUSED);
        assert_false(selector->picked);
        expect_reason(trial, square);
    }
    assert_true(
        position_equal(game_position(session_game(trial->session)), &trial->setting->position));
}

static void click_all_beside(Trial *trial) {
    for (int rank = 1; rank <= 9; rank++) {
        for (int file = 1; file <= 9; file++) {
            Square square = square_at(file, rank);
            if (!is_target(trial, square)) {
                click_beside(trial, square);
            }
        }
    }
}

static void try_position(Trial *trial, const Setting *setting) {
    trial->setting = setting;
    trial->session = session_new(&setting->rules, &setting->position);
    assert_non_null(trial->session);
    moves_all(&setting->position, &trial->list);
    for (int rank = 1; rank <= 9; rank++) {
        for (int file = 1; file <= 9; file++) {
            trial->from = square_at(file, rank);
            if (can_move(trial, trial->from)) {
                click_all_beside(trial);
            }
        }
    }
    session_free(trial->session);
}

static bool is_over(const Setting *setting) {
    Session *session = session_new(&setting->rules, &setting->position);
    bool over = game_verdict(session_game(session)).over;
    session_free(session);
    return over;
}

/* Half of the positions under the rules of the table, half with self-check forbidden. */
static void test_every_click_has_a_reason(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    Trial trial = {.rows = rows};
    Table table;
    int positions = 0;
    piece_table_read(rows);
    table_open(&table, "sho-positions.tsv", 7);
    while (table_next(&table)) {
        Setting setting;
        setting_begin(&setting, positions % 2 == 0 ? table.field[1] : "fairy", table.field[2]);
        if (positions < POSITIONS && !is_over(&setting)) {
            try_position(&trial, &setting);
            positions++;
        }
    }
    assert_int_equal(positions, POSITIONS);
    assert_true(trial.refused > 10000);
    assert_true(trial.blocked > 100);
    assert_true(trial.own > 100);
    assert_true(trial.unreachable > 1000);
    assert_true(trial.unlawful > 10);
    assert_true(trial.picked > 1000);
}

/* The same with the mouse, in the start position: what is refused can be read in the action bar. */
static void test_reason_is_on_the_screen(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    for (int rank = 1; rank <= 9; rank++) {
        for (int file = 1; file <= 9; file++) {
            Square square = square_at(file, rank);
            hand_click_square(&hand, square);
            const Session *session = shell_session(hand.shell);
            const Refusal *refusal = session_notice(session);
            if (session_selector(session)->picked) {
                assert_null(refusal);
            } else {
                assert_non_null(refusal);
                assert_true(hand_reads(&hand, refusal->text));
            }
            hand_key(&hand, KEY_ESCAPE, 0);
        }
    }
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_click_has_a_reason),
        cmocka_unit_test(test_reason_is_on_the_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
