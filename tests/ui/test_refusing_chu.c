/* Chu shogi: no click fails in silence, and whoever is refused a lion is told which piece is to
 * blame. The reasons are checked against what pieces can do on boards made for that: alone, or
 * after the capture. */
#include "rules/play/forbidden.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <string.h>

/* Every so many positions all squares are clicked, in the others only lions. */
enum { SIDE = 12, WHOLE_EVERY = 24, POSITION_FIELDS = 7, EXAMPLE_FIELDS = 7 };

/* Bytes of title and sentence that find room in the bar of a window 1280 wide. */
enum { BAR_LINE = 145 };

/* A position that is clicked on, and how many clicks turned out in which way. */
typedef struct Trial {
    const Setting *setting;
    Session *session;
    size_t own, blocked, unreachable, guarded, bridged, struck;
} Trial;

static Square square_number(int n) {
    return square_at(n % SIDE + 1, n / SIDE + 1);
}

static void expect_names(const Refusal *refusal, Square square) {
    char name[SQUARE_NAME_MAX];
    square_write(square, name);
    assert_non_null(strstr(refusal->text, name));
}

/* Could the piece on `by` go to the target, all laws aside that judge endings? */
static bool goes_to(const Position *position, Square by, Square target) {
    Walk walk;
    path_begin(&walk, position, by);
    return path_can_end_on(&walk, target);
}

/* Would a piece other than a lion be taken on the target by this one, after the mover has gone
 * there from `at`? */
static bool takes_back(const Position *now, Square at, Square target, Square by) {
    Position after = *now;
    Colour mover = piece_owner(now->cell[at]);
    const Variant *variant = now->rules->variant;
    KindId gold = kind_find(variant->kinds, variant->kind_count, "gold");
    position_put(&after, at, PIECE_NONE);
    position_put(&after, target, piece_of(gold, mover));
    position_set_turn(&after, colour_other(mover));
    position_set_lion_taken(&after, SQUARE_NONE);
    return piece_is(after.cell[by], colour_other(mover)) && goes_to(&after, by, target);
}

static bool anybody_takes_back(const Position *now, Square at, Square target) {
    for (int n = 0; n < SIDE * SIDE; n++) {
        if (takes_back(now, at, target, square_number(n))) {
            return true;
        }
    }
    return false;
}

/* The piece that the last leg took is to blame only if it counts at all, guards the target, and is
 * the only one that does. */
static void expect_bridge(Trial *trial, const Selector *selector, const Refusal *refusal,
                          Square target) {
    Position now;
    selector_preview(selector, &now);
    assert_non_null(strstr(refusal->text, "taken on the way"));
    assert_int_equal(trial->setting->rules.option[OPTION_PROTECTION_TIMING], PROTECTION_BEFORE);
    assert_false(anybody_takes_back(&now, selector->path.at, target));
    Position before = *selector->position;
    position_put(&before, selector->path.move.from, PIECE_NONE);
    position_put(&before, target, selector->path.piece);
    assert_true(goes_to(&before, refusal->culprit, target));
    trial->bridged++;
}

static void expect_guard(Trial *trial, const Selector *selector, const Refusal *refusal,
                         Square target) {
    Position now;
    selector_preview(selector, &now);
    if (selector->path.move.steps > 0 && refusal->culprit == selector->path.at) {
        expect_bridge(trial, selector, refusal, target);
        return;
    }
    assert_true(takes_back(&now, selector->path.at, target, refusal->culprit));
    expect_names(refusal, refusal->culprit);
    trial->guarded++;
}

/* A lion was refused: the law, who is to blame, and the shield on the board. */
static void expect_law(Trial *trial, const Selector *selector, Square target) {
    const Refusal *refusal = session_notice(trial->session);
    bool strict = trial->setting->rules.option[OPTION_COUNTERSTRIKE] == COUNTERSTRIKE_STRICT;
    Refusal shown;
    assert_non_null(refusal->law);
    assert_true(strlen(refusal->law->title) + 2 + strlen(refusal->text) <= BAR_LINE);
    assert_true(forbidden_reason(selector, target, &shown));
    assert_string_equal(shown.text, refusal->text);
    expect_names(refusal, target);
    if (strcmp(refusal->law->key, "counterstrike") == 0) {
        trial->struck++;
        expect_names(refusal, trial->setting->position.lion_taken);
    }
    if (strcmp(refusal->law->key, "counterstrike") == 0 && strict) {
        assert_int_equal(refusal->culprit, trial->setting->position.lion_taken);
    } else {
        expect_guard(trial, selector, refusal, target);
    }
}

/* Would the piece get there in one step if it stood alone with what is on the target? */
static bool reaches_alone(const Position *position, Square from, Square target) {
    Position alone;
    StepList list;
    Walk walk;
    position_clear(&alone, position->rules);
    position_put(&alone, from, position->cell[from]);
    position_put(&alone, target, position->cell[target]);
    position_set_turn(&alone, (Colour)position->turn);
    path_begin(&walk, &alone, from);
    path_geometry(&walk, &list);
    return steps_hold(&list, (Step){.square = target, .act = ACT_GO});
}

/* `middle` lies on the straight way between the two. */
static bool lies_between(Square from, Square middle, Square to) {
    int files = square_file(to) - square_file(from);
    int ranks = square_rank(to) - square_rank(from);
    int part_files = square_file(middle) - square_file(from);
    int part_ranks = square_rank(middle) - square_rank(from);
    return files * part_ranks == ranks * part_files &&
           square_distance(from, middle) + square_distance(middle, to) ==
               square_distance(from, to) &&
           middle != from && middle != to;
}

static void expect_reason(Trial *trial, const Selector *selector, Square square) {
    const Position *position = &trial->setting->position;
    const Refusal *refusal = session_notice(trial->session);
    Square from = selector->path.at;
    assert_non_null(refusal);
    assert_true(strlen(refusal->text) <= BAR_LINE);
    expect_names(refusal, square);
    if (piece_is(position->cell[square], (Colour)position->turn)) {
        assert_int_equal(refusal->cause, REFUSAL_OWN_PIECE);
        trial->own++;
    } else if (!reaches_alone(position, from, square)) {
        assert_int_equal(refusal->cause, REFUSAL_NOT_ITS_MOVE);
        trial->unreachable++;
    } else if (refusal->cause == REFUSAL_LAW) {
        expect_law(trial, selector, square);
    } else {
        assert_int_equal(refusal->cause, REFUSAL_BLOCKED);
        assert_int_not_equal(position->cell[refusal->culprit], PIECE_NONE);
        assert_true(lies_between(from, refusal->culprit, square));
        expect_names(refusal, refusal->culprit);
        trial->blocked++;
    }
}

/* Picks the piece and clicks once; what is refused has its reason. */
static void click_from(Trial *trial, Square from, Square square) {
    session_drop(trial->session);
    assert_int_equal(session_click(trial->session, from), SESSION_PICKED);
    Selector selector = *session_selector(trial->session);
    ChoiceList list;
    selector_choices_at(&selector, square, &list);
    if (list.count > 0 || square == from) {
        return;
    }
    SessionAnswer answer = session_click(trial->session, square);
    if (answer != SESSION_PICKED) {
        assert_int_equal(answer, SESSION_REFUSED);
        expect_reason(trial, &selector, square);
    }
}

static bool is_enemy_lion(const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & KIND_LION) != 0 &&
           !piece_is(position->cell[square], (Colour)position->turn);
}

/* The second step of a move: every lion beside the piece in mid-move. */
static void click_on(Trial *trial, Square from, Square middle) {
    session_drop(trial->session);
    assert_int_equal(session_click(trial->session, from), SESSION_PICKED);
    if (session_click(trial->session, middle) != SESSION_STEPPED) {
        return;
    }
    Selector selector = *session_selector(trial->session);
    for (int n = 0; n < SIDE * SIDE; n++) {
        Square square = square_number(n);
        ChoiceList list;
        selector_choices_at(&selector, square, &list);
        if (is_enemy_lion(selector.position, square) && list.count == 0 &&
            square_distance(square, middle) == 1 && square != middle) {
            assert_int_equal(session_click(trial->session, square), SESSION_REFUSED);
            const Refusal *refusal = session_notice(trial->session);
            if (refusal->cause == REFUSAL_LAW) {
                expect_law(trial, &selector, square);
            } else {
                assert_int_equal(refusal->cause, REFUSAL_NOT_ITS_MOVE);
            }
        }
    }
}

static void click_all_on(Trial *trial, Square from) {
    const Kind *kind = position_kind(&trial->setting->position, from);
    Selector selector;
    ChoiceList list;
    selector_begin(&selector, &trial->setting->position, NULL);
    selector_choices_at(&selector, from, &list);
    if ((kind->traits & KIND_LION) == 0) {
        return;
    }
    selector_take(&selector, list.choice[0]);
    selector_choices(&selector, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].more && list.choice[i].kind != CHOICE_PASS) {
            click_on(trial, from, list.choice[i].step[0].square);
        }
    }
}

/* From every piece that can move: to every square, or only to the lions of the other side. */
static void try_position(Trial *trial, const Setting *setting, bool whole) {
    const Position *position = &setting->position;
    ChoiceList pieces;
    Selector selector;
    trial->setting = setting;
    trial->session = session_new(&setting->rules, position);
    assert_non_null(trial->session);
    selector_begin(&selector, position, NULL);
    selector_choices(&selector, &pieces);
    for (size_t i = 0; i < pieces.count && !game_verdict(session_game(trial->session)).over; i++) {
        Square from = pieces.choice[i].step[0].square;
        for (int n = 0; n < SIDE * SIDE; n++) {
            if (whole || is_enemy_lion(position, square_number(n))) {
                click_from(trial, from, square_number(n));
            }
        }
        click_all_on(trial, from);
    }
    session_free(trial->session);
    trial->setting = NULL;
}

/* Under the rules of the table, and its plain positions under two more. */
static void try_row(Trial *trial, const Table *table, bool whole) {
    static const char *const OTHERS[] = {"chu jcsa", "chu historical"};
    Setting setting;
    setting_begin(&setting, table->field[1], table->field[2]);
    try_position(trial, &setting, whole);
    for (size_t i = 0; i < 2 && strcmp(table->field[1], "chu lishogi") == 0; i++) {
        setting_begin(&setting, OTHERS[i], table->field[2]);
        try_position(trial, &setting, false);
    }
}

static void test_every_click_has_a_reason(void **state) {
    (void)state;
    Trial trial = {.session = NULL};
    Table table;
    int row = 0;
    table_open(&table, "chu-positions.tsv", POSITION_FIELDS);
    for (; table_next(&table); row++) {
        try_row(&trial, &table, row % WHOLE_EVERY == 0);
    }
    assert_true(trial.own > 500);
    assert_true(trial.blocked > 300);
    assert_true(trial.unreachable > 10000);
    assert_true(trial.guarded > 200);
    assert_true(trial.struck > 40);
}

/* Clicks a move that is not legal: what is refused is its last step, by a law. */
static void enter_forbidden(Trial *trial, const Setting *setting, Move move) {
    trial->setting = setting;
    trial->session = session_new(&setting->rules, &setting->position);
    assert_non_null(trial->session);
    assert_int_equal(session_click(trial->session, move.from), SESSION_PICKED);
    for (int i = 0; i + 1 < move.steps; i++) {
        assert_int_equal(session_click(trial->session, move.step[i].square), SESSION_STEPPED);
    }
    Selector selector = *session_selector(trial->session);
    assert_int_equal(session_click(trial->session, move_end(move)), SESSION_REFUSED);
    assert_int_equal(session_notice(trial->session)->cause, REFUSAL_LAW);
    expect_law(trial, &selector, move_end(move));
    session_free(trial->session);
    trial->setting = NULL;
}

/* All but the last of the moves are played. */
static void try_example(Trial *trial, const char *rules, const Table *table) {
    char played[64];
    Setting setting;
    const char *moves = table->field[2];
    const char *last = strrchr(moves, ' ');
    snprintf(played, sizeof played, "%.*s", last != NULL ? (int)(last - moves) : 0, moves);
    setting_begin(&setting, rules, table->field[1]);
    setting_play(&setting, played);
    Move move = move_by_usi(&setting.position, last != NULL ? last + 1 : moves);
    enter_forbidden(trial, &setting, move);
}

/* The worked examples about lions, under the rules that forbid them. */
static void test_worked_examples(void **state) {
    (void)state;
    static const char *const RULES[] = {"chu historical", "chu jcsa", "chu lishogi",
                                        "chu winboard"};
    Trial trial = {.session = NULL};
    Table table;
    table_open(&table, "chu-examples.tsv", EXAMPLE_FIELDS);
    while (table_next(&table)) {
        for (size_t i = 0; i < sizeof RULES / sizeof RULES[0] && table.field[0][0] == 'L'; i++) {
            if (strcmp(table.field[3 + i], "illegal") == 0) {
                try_example(&trial, RULES[i], &table);
            }
        }
    }
    assert_int_equal(trial.bridged, 4);
    assert_true(trial.guarded >= 30);
    assert_true(trial.struck >= 15);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_click_has_a_reason),
        cmocka_unit_test(test_worked_examples),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
