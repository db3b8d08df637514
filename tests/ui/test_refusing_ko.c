/* Ko shogi: no click fails in silence, before the first step and in mid-move, and the sentences
 * name what is in the way. */
#include "rules/notation/sfen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"
#include "tests/support/table.h"
#include "tests/ui/hand.h"

#include <string.h>

/* Every so many positions; from some of the pieces in them. */
enum { SIDE = 19, POSITIONS_SHARE = 14, PIECES_SHARE = 4, FIELDS = 7 };
/* Bytes that find room in the bar of a window 1280 wide, in two lines. */
enum { BAR_LINES = 200 };

typedef struct Trial {
    Session *session;
    Random random;
    size_t refused, in_midmove, laws, blocked;
} Trial;

static void expect_reason(Trial *trial) {
    const Refusal *refusal = session_notice(trial->session);
    assert_non_null(refusal);
    assert_true(refusal->text[0] != '\0');
    assert_true(strlen(refusal->text) <= BAR_LINES);
    trial->refused++;
    trial->in_midmove += session_steps(trial->session) > 0;
    trial->laws += refusal->law != NULL;
    trial->blocked += refusal->cause == REFUSAL_BLOCKED;
}

/* Clicks on every square that is no choice now. */
static void click_everywhere(Trial *trial) {
    for (int n = 0; n < SIDE * SIDE; n++) {
        Square square = square_at(n % SIDE + 1, n / SIDE + 1);
        const Selector selector = *session_selector(trial->session);
        ChoiceList list;
        selector_choices_at(&selector, square, &list);
        if (list.count == 0 && session_step(trial->session, square) == SESSION_REFUSED) {
            expect_reason(trial);
        } else {
            assert_true(list.count > 0);
        }
        assert_int_equal(session_steps(trial->session), selector.path.move.steps);
    }
}

/* Takes some step after which more may follow; false if there is none. */
static bool step_on(Trial *trial) {
    ChoiceList list;
    session_choices(trial->session, &list);
    for (size_t tries = 0; tries < list.count; tries++) {
        const Choice *choice = &list.choice[random_below(&trial->random, list.count)];
        if (choice->more && choice->steps == 1) {
            session_step(trial->session, choice->step[0].square);
            return session_steps(trial->session) > 0 && !session_asks_promotion(trial->session) &&
                   session_asks_way(trial->session) == SQUARE_NONE;
        }
    }
    return false;
}

static void try_position(Trial *trial, const Setting *setting) {
    ChoiceList pieces;
    trial->session = session_new(&setting->rules, &setting->position);
    assert_non_null(trial->session);
    session_choices(trial->session, &pieces);
    for (size_t i = 0; i < pieces.count; i++) {
        if (random_below(&trial->random, PIECES_SHARE) == 0) {
            session_drop(trial->session);
            session_pick(trial->session, pieces.choice[i].step[0].square);
            click_everywhere(trial);
            if (step_on(trial)) {
                click_everywhere(trial);
            }
        }
    }
    session_free(trial->session);
}

static void test_every_click_has_a_reason(void **state) {
    (void)state;
    Trial trial = {.random = random_seeded(20261130)};
    Table table;
    table_open(&table, "ko-positions.tsv", FIELDS);
    for (int row = 0; table_next(&table); row++) {
        Setting setting;
        if (row % POSITIONS_SHARE == 0) {
            setting_begin(&setting, table.field[1], table.field[2]);
            try_position(&trial, &setting);
        }
    }
    assert_true(trial.refused > 20000);
    assert_true(trial.in_midmove > 2000);
    assert_true(trial.laws > 50);
    assert_true(trial.blocked > 300);
}

/* What the last of these clicks is told; ".j" is the key J, ".!" is Enter. */
static const struct {
    const char *rules, *sfen, *clicks, *says;
} SAID[] = {
    {"ko default zone_forced=on",
     "9g9/19/19/19/9(CV)9/19/19/19/19/19/19/19/19/19/19/19/19/19/9G9 b - 1", "10e .j",
     "By going out and home the cavalry would promote; that is no pass."},
    {"ko default", "9g9/19/19/19/19/19/19/9p9/19/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 10h", "The longbow shoots only after a move."},
    {"ko default", "9g9/19/19/19/19/10p8/19/19/10p8/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 9f", "The longbow cannot shoot the pawn on 9f: its shots reach only 3 points far."},
    {"ko default", "9g9/19/19/19/19/19/10p8/19/10p8/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 9g", "The longbow cannot shoot the pawn on 9g: the pawn on 9i is in the way."},
    {"ko default", "9g9/19/19/19/19/19/11p7/19/10p8/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 8g", "The longbow cannot shoot the pawn on 8g: they do not stand on one line."},
    {"ko default", "9g9/19/19/19/19/19/19/19/10p8/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 8i", "The longbow may now only shoot, or end its move."},
    {"ko default", "9g9/19/19/19/19/19/19/19/10p8/19/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 10s", "The general on 10s is your own piece."},
    {"ko default", "9g9/19/19/19/19/19/19/10p8/19/11(sh)7/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9j 8j", "The longbow cannot shoot the shield on 8j: no bow can hit it."},
    {"ko free-shooting",
     "9g9/19/19/19/19/19/19/9p9/19/14+(tp)4/9(LB)9/19/19/19/19/19/19/19/9G9 b - 1", "10k 10h",
     "The longbow on 10k is in the fog that spreads from 5j and cannot shoot."},
    {"ko default double_kill=line",
     "9g9/19/19/19/10p8/19/10p8/19/19/14p4/9(FC)9/19/19/19/19/19/19/19/9G9 b - 1", "10k 9j 9g 5j",
     "The second shot of the Frankish cannon must go where the first one went."},
    {"ko default", "9g9/19/19/19/19/19/19/19/9p9/19/9(TP)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 10i", "The Taoist priest may land only on clergy; the pawn it may shoot from beside."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/4+(ag)4(SW)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k", "The sumo wrestler on 10k is held by the skyward net on 15k."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9(SW)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 10i", "The sumo wrestler comes to 10i step by step: first to"},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9(SW)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 10h", "The sumo wrestler cannot reach 10h: it moves up to two single steps"},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9(SW)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 10j 10h", "The sumo wrestler cannot reach 10h from 10j in this move."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/8PPP8/8P(SW)p8/8PPP8/19/19/19/19/19/19/9G9 b - 1",
     "10k .j",
     "The sumo wrestler on 10k cannot pass: no point is empty to which it could step and back."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9(SW)p8/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9k .j", "The sumo wrestler has taken a piece; that is no pass any more."},
    {"ko default",
     "9g9/19/19/19/19/19/19/19/8P1p8/7P3P7/9(CV)9/7P3P7/8P1P8/19/19/19/19/19/9G9 b - 1", "10k .j",
     "The cavalry on 10k cannot pass: no point is empty"},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/8+(en)10/9(CV)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k .j", "By going out and home the cavalry would change the board; that is no pass."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9(CV)9/19/19/19/19/19/19/19/9G9 b - 1",
     "10k 9i 7h", "The cavalry cannot reach 7h from 9i in this move."},
    {"ko default", "9g9/19/19/19/19/19/19/9P9/19/19/9+B9/19/19/19/19/19/19/19/9G8(TP) b - 1",
     "10k 10g", "The flag waver cannot reach 10g: the pawn on 10h is in the way."},
    {"ko default", "9g9/19/19/19/19/19/19/9p9/19/19/9+B9/19/19/19/19/19/19/19/9G8(TP) b - 1",
     "10k 10e", "The flag waver cannot reach 10e"},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1",
     "10k 10j .!", "The thunderclap cannot stop yet: 4 steps to go."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1",
     "10k 10j 10i 10h 10g 10g", "The thunderclap cannot stop yet: 1 step to go."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1",
     "10k 10h", "The thunderclap comes to 10h step by step: first to 10j, for instance."},
    {"ko default thunderclap_revisit=off",
     "9g9/19/19/19/19/19/19/19/9P9/8P1P8/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1", "10k 10j",
     "The thunderclap would be stuck on 10j with 4 steps to go."},
    {"ko default thunderclap_revisit=off",
     "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/19/9G8(TP) b - 1", "10k 10j 10k",
     "The thunderclap may use no point twice on its way."},
    {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9P9/19/19/19/19/19/19/19/9G9 b - 1", "10k 10j",
     "The drum is lost, so pawns do not go forward any more."},
};

static void test_sentences(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", "startpos");
    for (size_t i = 0; i < sizeof SAID / sizeof SAID[0]; i++) {
        Setting setting;
        setting_begin(&setting, SAID[i].rules, SAID[i].sfen);
        hand_restart(&hand, &setting);
        const char *clicks = SAID[i].clicks;
        char word[16];
        while (word_take(&clicks, word)) {
            if (word[0] == '.') {
                hand_key(&hand, word[1] == '!' ? KEY_ENTER : word[1], 0);
            } else {
                hand_click(&hand, word);
            }
        }
        hand_expect_refusal(&hand, SAID[i].says);
    }
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_click_has_a_reason),
        cmocka_unit_test(test_sentences),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
