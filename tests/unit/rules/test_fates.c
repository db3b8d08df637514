/* What moves of ko shogi do to other pieces: the sentences, the fires, what costs something, and
 * what a piece spreads around itself. */
#include "rules/play/fates.h"
#include "rules/play/foresight.h"
#include "rules/play/spread.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

static const char FLAME[] =
    "9gb8/14d4/3q15/16(cv)2/19/15+(rg)3/19/5m13/8(sh)pP8/10(ch)8/9+(EN)9/19/5+(AG)2(s"
    "h)2p7/4p14/19/4S8(CB)5/19/19/9G(MA)B5(TP)D b - 1";

static const char PRIEST[] =
    "9gb8/15+b2d/16+d2/19/19/19/19/13p5/13(tp)5/13S5/19/19/19/19/19/19/19/19/9G1B5(TP"
    ")D b - 1";

static const char CLERK[] =
    "9gb8/18d/19/14(RG)4/15(AG)3/19/10(CL)8/17+(en)1/2+(en)10(tp)5/19/19/19/19/4(AG)1"
    "4/19/19/19/19/9G1B5(TP)D b - 1";

static const char BESIDE[] =
    "9gb8/18d/19/19/19/19/19/19/2+(en)16/1p17/19/19/19/19/2(CH)16/19/19/19/9G1B5(TP)D"
    " b - 1";

/* The net holds a pawn; one step on it holds an aide instead. */
static const char NETS[] =
    "9g9/18d/19/19/19/19/19/19/19/19/2a16/5+(AG)2p1p8/9S9/19/19/19/17M1/19/9G7(TP)D b"
    " - 1";
static const char LAST[] =
    "9g9/19/16m2/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(EN)9/9G9 b - 1";

typedef struct Told {
    const char *words, *sfen, *move, *fates;
    bool costs;
} Told;

static void expect_told(const Told *told) {
    Setting setting;
    Position after;
    Effects effects;
    char fates[FATES_TEXT_MAX];
    setting_begin(&setting, told->words, told->sfen);
    Move move = move_by_text(&setting.position, told->move);
    position_play(&setting.position, move, &after, &effects);
    Played played = {.before = &setting.position, .after = &after, .effects = &effects};
    fates_write(&played, fates);
    assert_string_equal(fates, told->fates);
    assert_int_equal(fates_any(&played), told->fates[0] != '\0');
    assert_int_equal(move_costs(&setting.position, move), told->costs);
}

static void test_sentences(void **state) {
    (void)state;
    static const Told TOLD[] = {
        {"ko default", FLAME, "+EN10k-10j", "burns 4, of them 1 own", true},
        {"ko default flame_allies=off", FLAME, "+EN10k-10j", "burns 3", false},
        {"ko default", FLAME, "+EN10k-10l", "burns shield 11m; holds 1", false},
        {"ko default", FLAME, "S15p-15o", "", false},
        {"ko default", PRIEST, "S6jx6i",
         "takes the Taoist priest: flag waver 4b goes back to banner; "
         "thunderclap 3c goes back to drum",
         false},
        {"ko default", CLERK, "CL9g-8f=", "", false},
        {"ko default", CLERK, "CL9g-8f+",
         "poison flame 2h goes out; poison flame 17i goes out; 3 pieces promote with it; "
         "holds 1",
         false},
        {"ko default", BESIDE, "CH17o-17j", "poison flame 17i burns the chariot as it arrives",
         true},
        {"ko default flame_passive=none", BESIDE, "CH17o-17j", "", false},
        {"ko default", BESIDE, "CH17o-17k", "", false},
        {"ko default", NETS, "+AG14l-15k", "frees 1, holds 1", false},
        {"ko default", NETS, "S10mx11l", "", false},
        {"ko default", LAST, "+EN10r-11q", "", false},
        {"ko default", LAST, "+EN10r-9q", "", false},
    };
    for (size_t i = 0; i < sizeof TOLD / sizeof TOLD[0]; i++) {
        expect_told(&TOLD[i]);
    }
}

static void test_losing_the_last_commander(void **state) {
    (void)state;
    expect_told(&(Told){"ko default",
                        "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(EN)9/19/9G9 b - 1",
                        "+EN10q-10r", "burns general 10s, one of its own; loses the game", true});
}

static void foresee(Setting *setting, const char *from, const char *to, Foresight *out) {
    Selector selector;
    ChoiceList choices;
    selector_begin(&selector, &setting->position, NULL);
    selector_choices_at(&selector, square_by_name(from), &choices);
    selector_take(&selector, choices.choice[0]);
    selector_choices(&selector, &choices);
    foresight_at(&selector, &choices, square_by_name(to), out);
}

static size_t shots_after(Setting *setting, const char *from, const char *to, ChoiceList *out) {
    Selector selector;
    ChoiceList choices;
    selector_begin(&selector, &setting->position, NULL);
    selector_choices(&selector, &choices);
    foresight_shots(&selector, &choices, square_by_name(from), out);
    assert_int_equal(out->count, 0);
    selector_choices_at(&selector, square_by_name(from), &choices);
    selector_take(&selector, choices.choice[0]);
    selector_choices(&selector, &choices);
    foresight_shots(&selector, &choices, square_by_name(to), out);
    for (size_t i = 0; i < out->count; i++) {
        assert_int_equal(out->choice[i].kind, CHOICE_SHOOT);
    }
    return out->count;
}

/* Only what a click opens: from there, by this piece, within reach, none where the move is over. */
static void test_shots_ahead(void **state) {
    (void)state;
    Setting setting;
    ChoiceList shots;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/10p8/19/19/9(LB)9/19/19/19/19/19/19/19/19/9G9 b - 1");
    assert_int_equal(shots_after(&setting, "10j", "9i", &shots), 1);
    assert_int_equal(shots.choice[0].step[0].square, square_by_name("9g"));
    assert_int_equal(shots_after(&setting, "10j", "11k", &shots), 0);
    assert_int_equal(shots_after(&setting, "10j", "9g", &shots), 0);
    assert_int_equal(shots_after(&setting, "10j", "1a", &shots), 0);
    assert_int_equal(shots_after(&setting, "10s", "9r", &shots), 0);
}

/* A flame burns around its target even where nobody stands; an engineer that turns into one does
 * not; an enemy flame burns where it stands. */
static void test_fires(void **state) {
    (void)state;
    Setting setting;
    Foresight ahead;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/4+(EN)14/19/19/6(EN)12/19/19/19/19/19/19/19/19/19/19/19/9G9 b - 1");
    foresee(&setting, "15d", "15c", &ahead);
    assert_true(ahead.known);
    assert_int_equal(ahead.fires, 1);
    assert_int_equal(ahead.fire[0], square_by_name("15c"));
    foresee(&setting, "13g", "13f", &ahead);
    assert_true(ahead.known);
    assert_int_equal(ahead.fires, 0);
    foresee(&setting, "13g", "1a", &ahead);
    assert_false(ahead.known);
    setting_begin(&setting, "ko default", BESIDE);
    foresee(&setting, "17o", "17j", &ahead);
    assert_int_equal(ahead.fires, 1);
    assert_int_equal(ahead.fire[0], square_by_name("17i"));
    foresee(&setting, "17o", "17k", &ahead);
    assert_true(ahead.known);
    assert_int_equal(ahead.fires, 0);
}

static bool spreads_to(const Spread *spread, const char *square) {
    for (int i = 0; i < spread->count; i++) {
        if (spread->square[i] == square_by_name(square)) {
            return true;
        }
    }
    return false;
}

static void test_lines_of_nets(void **state) {
    (void)state;
    Setting setting;
    Spread spread;
    setting_begin(&setting, "ko default", FLAME);
    assert_true(position_spread(&setting.position, square_by_name("14m"), &spread));
    assert_int_equal(spread.shape, SPREAD_LINES);
    assert_int_equal(spread.count, 4);
    assert_true(spreads_to(&spread, "11m"));
    assert_true(spreads_to(&spread, "10i"));
    assert_true(spreads_to(&spread, "19m"));
    assert_true(spreads_to(&spread, "19h"));
    setting_begin(&setting, "ko default net_reach=all", FLAME);
    assert_true(position_spread(&setting.position, square_by_name("14m"), &spread));
    assert_true(spreads_to(&spread, "1m"));
    assert_false(position_spread(&setting.position, square_by_name("15p"), &spread));
    assert_false(position_spread(&setting.position, square_by_name("15q"), &spread));
}

static void test_fields_and_fires_around_pieces(void **state) {
    (void)state;
    Setting setting;
    Spread spread;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/9+(TP)9/19/19/19/19/19/19/19/19/19/18+(EN)/9G9 b - 1");
    assert_true(position_spread(&setting.position, square_by_name("10h"), &spread));
    assert_int_equal(spread.shape, SPREAD_FIELD);
    assert_int_equal(spread.count, 120);
    assert_true(position_spread(&setting.position, square_by_name("1r"), &spread));
    assert_int_equal(spread.shape, SPREAD_FIRE);
    assert_int_equal(spread.count, 5);
    setting_begin(&setting, "ko default fog_metric=lines",
                  "9g9/19/19/19/19/19/19/9+(TP)9/19/19/19/19/19/19/19/19/19/19/9G9 b - 1");
    assert_true(position_spread(&setting.position, square_by_name("10h"), &spread));
    assert_int_equal(spread.count, 40);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences),     cmocka_unit_test(test_losing_the_last_commander),
        cmocka_unit_test(test_fires),         cmocka_unit_test(test_shots_ahead),
        cmocka_unit_test(test_lines_of_nets), cmocka_unit_test(test_fields_and_fires_around_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
