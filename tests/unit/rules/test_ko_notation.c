/* Positions and moves of ko shogi as texts (notation.md 2, ko-shogi.md 10): brackets, legs, shots,
 * what may be left out, and what a text lacks told apart from what the rules forbid. */
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ko_scene.h"

#include <stdio.h>
#include <string.h>

#define EMPTY_TOP "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19"

static void sfen_refused(const char *text, int column, const char *part) {
    Ruleset rules;
    Position position;
    Problem why = {.text = ""};
    rules_by_words(&rules, "ko default");
    assert_false(sfen_read(&position, &rules, text, &why));
    expect_problem(&why, text);
    expect_part(why.text, part);
    assert_int_equal(why.column, column);
}

static void test_start(void **state) {
    (void)state;
    static const char *const start =
        "(ag)(tp)(en)(cs)sa(sw)(ac)(so)g(cl)(ac)(sw)as(cs)(en)(sm)(ag)/"
        "(rg)(cr)1q1m1(sn)b(ma)d(sn)1m1q1(cr)(rg)/ec(cb)(lb)ec(cb)(lb)e(fc)e(lb)(cb)ce(lb)(cb)ce/"
        "(cv)1(cm)1(cm)1(cm)1(cm)1(cm)1(cm)1(cm)1(cm)1(cv)/1(pu)1p1p1p1(pu)1p1p1p1(pu)1/"
        "(cu)(su)(ch)(sh)(ch)(sh)(ch)(sh)(ch)(su)(ch)(sh)(ch)(sh)(ch)(sh)(ch)(su)(cu)/"
        "9v9/19/19/19/19/19/9V9/"
        "(CU)(SU)(CH)(SH)(CH)(SH)(CH)(SH)(CH)(SU)(CH)(SH)(CH)(SH)(CH)(SH)(CH)(SU)(CU)/"
        "1(PU)1P1P1P1(PU)1P1P1P1(PU)1/(CV)1(CM)1(CM)1(CM)1(CM)1(CM)1(CM)1(CM)1(CM)1(CV)/"
        "EC(CB)(LB)EC(CB)(LB)E(FC)E(LB)(CB)CE(LB)(CB)CE/(RG)(CR)1Q1M1(SN)D(MA)B(SN)1M1Q1(CR)(RG)/"
        "(AG)(SM)(EN)(CS)SA(SW)(AC)(CL)G(SO)(AC)(SW)AS(CS)(EN)(TP)(AG) b - 1";
    Setting setting;
    Setting read;
    setting_begin(&setting, "ko default", "startpos");
    expect_sfen(&setting.position, start);
    setting_begin(&read, "ko default", start);
    assert_true(position_equal(&setting.position, &read.position));
}

/* Each of the 65 faces of both sides, alone on the board. */
static void test_every_face(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "ko default");
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        char text[SFEN_MAX];
        Position position;
        Position read;
        position_clear(&position, &rules);
        position_put(&position, square_at(19, 1), piece_of((KindId)id, BLACK));
        position_put(&position, square_at(1, 19), piece_of((KindId)id, WHITE));
        position_settle(&position);
        sfen_write(&position, text, sizeof text);
        assert_true(sfen_read(&read, &rules, text, NULL));
        assert_true(position_equal(&position, &read));
        bool bracketed = strlen(VARIANT_KO.kinds[id].tsa) - (text[0] == '+') == 2;
        assert_int_equal(text[text[0] == '+' ? 1 : 0] == '(', bracketed);
    }
}

static void test_sfen_faults(void **state) {
    (void)state;
    sfen_refused("3(FC)2+P(ch)12/" EMPTY_TOP "/19 b - 1", 15, "Rank a has at least 20 points");
    sfen_refused("3(FX)15/" EMPTY_TOP "/19 b - 1", 2, "Ko shogi has no piece \"(FX)\"");
    sfen_refused("3(FC15/" EMPTY_TOP "/19 b - 1", 2, "");
    sfen_refused("3(Fc)15/" EMPTY_TOP "/19 b - 1", 2, "");
    sfen_refused("3FC14/" EMPTY_TOP "/19 b - 1", 2, "");
    sfen_refused("18+G/" EMPTY_TOP "/19 b - 1", 3, "Ko shogi has no piece \"+G\"");
    sfen_refused("18+(SW)/" EMPTY_TOP "/19 b - 1", 3, "no piece");
    sfen_refused("18(G)/" EMPTY_TOP "/19 b - 1", 3, "");
    sfen_refused(EMPTY_TOP "/18P/19 b 5e 1", (int)sizeof EMPTY_TOP + 10, "only \"-\"");
}

/* A move in USI, the same in full, and what it is once read. */
static void usi_check(const char *pieces, const char *usi, const char *text, bool legal) {
    Setting setting;
    char written[MOVE_TEXT_MAX];
    Move by_text;
    ko_set(&setting, "", pieces);
    Move move = move_by_usi(&setting.position, usi);
    assert_int_equal(move_is_legal(&setting.position, NULL, move, NULL), legal);
    usi_write(move, written, sizeof written);
    assert_string_equal(written, usi);
    if (legal) {
        tsa_write_full(move, &setting.position, written, sizeof written);
        assert_string_equal(written, text);
        assert_int_equal(tsa_read(&by_text, &setting.position, text, NULL), READING_MOVE);
        assert_true(move_equal(move, by_text));
    }
}

static void test_usi(void **state) {
    (void)state;
    usi_check("G10s +TP10m / G10a A9j A9h", "10m10k*9j10i*9h", "+TP10m-10k*9j-10i*9h", true);
    usi_check("G10s FC10q / G10a A9n A9k", "10q9p*9n*9k", "FC10q-9p*9n*9k", true);
    usi_check("G10s SW13s / G10a A13r", "13s13r13s", "SW13s!13r", true);
    usi_check("G10s SW13s / G10a", "13s13r13s", "SW13s-13r-13s", true);
    usi_check("G10s TP1s +D10m / G10a", "10m10l10k10j10i10h", "+D10m-10l-10k-10j-10i-10h", true);
    usi_check("G10s TP1s +D10m / G10a A10l", "10m10l10m10l10k10j", "+D10mx10l-10m-10l-10k-10j",
              true);
    usi_check("G10s TP1s +B10m / G10a A10l D1a", "10m10l10k", "+B10mx10l-10k", true);
    usi_check("G10s LB16q / G10a A16n", "16q*16n", "", false);
    usi_check("G10s M10g / G10a", "10g10f+", "M10g-10f+", true);
}

static void test_usi_faults(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int column;
    } ROWS[] = {{"10m*", 5},       {"10m10t", 4}, {"10m20l", 4}, {"10m10l*", 8},
                {"10m10l+*9k", 8}, {"--", 1},     {"*10l", 1},   {"10m10l10k10j10i10h10g", 19},
                {"10m", 4}};
    Setting setting;
    ko_set(&setting, "", "G10s M10m / G10a");
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        Move move;
        Problem why = {.text = ""};
        assert_int_equal(usi_read(&move, &setting.position, ROWS[i].text, &why),
                         READING_UNREADABLE);
        expect_problem(&why, ROWS[i].text);
        if (why.column != ROWS[i].column) {
            print_error("%s: column %d: %s\n", ROWS[i].text, why.column, why.text);
            fail();
        }
    }
}

/* What a text in TSA comes to: the full text of the move, "illegal", "forbidden", or part of the
 * sentence of what cannot be read. */
typedef struct Row {
    const char *options, *pieces, *text, *comes_to;
} Row;

static void row_check(const Row *row) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    char found[MOVE_TEXT_MAX] = "forbidden";
    ko_set(&setting, row->options, row->pieces);
    Reading reading = tsa_read(&move, &setting.position, row->text, &why);
    if (reading == READING_UNREADABLE) {
        expect_problem(&why, row->text);
        expect_part(why.text, row->comes_to);
        return;
    }
    if (reading == READING_MOVE && !move_is_legal(&setting.position, NULL, move, NULL)) {
        snprintf(found, sizeof found, "illegal");
    } else if (reading == READING_MOVE) {
        tsa_write_full(move, &setting.position, found, sizeof found);
    }
    if (strcmp(found, row->comes_to) != 0) {
        print_error("%s: %s is %s\n", row->pieces, row->text, found);
        fail();
    }
}

static void rows_check(const Row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        row_check(&rows[i]);
    }
}

#define CHECK(ROWS) rows_check(ROWS, sizeof ROWS / sizeof ROWS[0])

/* Every example of ko-shogi.md 10. */
static void test_examples(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s P8i D1s / G10a", "P-8h", "P8i-8h"},
        {"capture_forced=off", "G10s MA7d / G10a B7c TP1a", "MAx7c=", "MA7dx7c="},
        {"", "G10s CH15n / G10a", "CH15n-15j", "CH15n-15j"},
        {"", "G10s SW7s / G10a A7r", "SW7s!7r", "SW7s!7r"},
        {"", "G10s +CV19p / G10a A17o A15n", "+CV19px17ox15n", "+CV19px17ox15n"},
        {"", "G10s CV19p / G10a A17o A15n", "CV19px17ox15n", "CV19px17ox15n"},
        {"", "G10s +MA10f / G10a", "+MA10f-10e", "+MA10f-10e"},
        {"", "G10s CL10h AG1f RG2f / G10a", "CL10h-10f+", "CL10h-10f+"},
        {"", "G10s +EN10k P9i / G10a A11i", "+EN10k-10j^11i^9i", "+EN10k-10j"},
        {"", "G10s SW13s / G10a A12r A11q", "SW13sx12rx11q", "SW13sx12rx11q"},
        {"", "G10s SW13s / G10a A12q", "SW13s-13rx12q", "SW13s-13rx12q"},
        {"", "G10s SW13s / G10a A12r", "SW13sx12r-11q", "SW13sx12r-11q"},
        {"", "G10s SW13s / G10a", "SW13s-13r-13s", "SW13s-13r-13s"},
        {"", "G10s SW13s / G10a A13r", "SW13sx13r-13s", "SW13s!13r"},
        {"", "G10s CV10h / G10a A9f", "CV10hx9f-10h", "+ or = is missing"},
        {"", "G10s CV10h / G10a A9f", "CV10hx9f-10h+", "CV10h!9f+"},
        {"", "G10s FC10q / G10a A9n A9i", "FC10q-9p*9n*9i", "FC10q-9p*9n*9i"},
        {"", "G10s +TP10m / G10a A9j A9h", "+TP10m-10k*9j-10i*9h", "+TP10m-10k*9j-10i*9h"},
        {"shoot_mode=free", "G10s LB16q / G10a A16n", "LB16q*16n", "LB16q*16n"},
    };
    CHECK(ROWS);
}

static void test_shortened(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s TP1s +B10m / G10a A10k D1a", "+B10mx10k-10i", "+B10m-10lx10k-10j-10i"},
        {"", "G10s TP1s +B10m / G10a A10l D1a", "+B10mx10l-10h", "+B10mx10l-10k-10j-10i-10h"},
        {"", "G10s TP1s +B10m / G10a", "+B10m-10h", "+B10m-10l-10k-10j-10i-10h"},
        {"", "G10s SW13s / G10a", "SW-13s", "illegal"},
        {"", "G10s SW13s / G10a A12q", "SWx12q", "SW13s-13rx12q"},
        {"", "G10s TP1s +D10m / G10a", "+D10m-10h", "illegal"},
        {"", "G10s TP1s +D10m / G10a", "+D-10l-10k-10j-10i-10h", "+D10m-10l-10k-10j-10i-10h"},
        {"", "G10s TP1s +D10m / G10a A10l", "+D!10l-10l-10k-10j", "+D10mx10l-10m-10l-10k-10j"},
    };
    CHECK(ROWS);
}

/* A shot is fired from where the token before it led, and from the start without one. */
static void test_no_leg_is_left_out_before_a_shot(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s LB10m / G10a A9k", "LB10m*9k", "illegal"},
        {"shoot_mode=free", "G10s LB10m / G10a A9k", "LB10m*9k", "illegal"},
        {"shoot_mode=free", "G10s FC7g / G10a A8h S13m", "FC7g*8h*13m+", "illegal"},
        {"", "G10s LB10m / G10a A9k", "LB-9l*9k", "LB10m-9l*9k"},
        {"", "G10s +TP10m / G10a A9h", "+TP-10i*9h", "+TP10m-10k-10i*9h"},
    };
    CHECK(ROWS);
}

/* What a text lacks is asked for; only what cannot be is illegal. */
static void test_incomplete_or_illegal(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s M10g / G10a", "M10g-10f", "+ or = is missing"},
        {"", "G10s M10g / G10a", "M10g-10f=", "M10g-10f="},
        {"", "G10s M10m / G10a MA10j", "M10mx10j", "+ or = is missing"},
        {"", "G10s M10m / G10a MA10j", "M10mx10j=", "illegal"},
        {"", "G10s M10m / G10a", "M10m-10k+", "illegal"},
        {"", "G10s M10m / G10a", "M10m-10k=", "illegal"},
        {"", "G10s M10m M8m / G10a", "M-9l", "several moves of different effect"},
        {"", "G10s M10m M8m / G10a", "M8m-9l", "M8m-9l"},
        {"", "G10s SW10m / G10a A9l A11l", "SW10m-10k", "SW10m-10l-10k"},
        {"", "G10s +Q10m / G10a A9k", "+Qx9k", "illegal"},
        {"", "G10s M10m / G10a P10k", "M10m-10k", "a capture is written with x"},
        {"", "G10s M10m / G10a", "M10mx10k", "a quiet move is written with -"},
        {"", "G10s M10m / G10a", "M10m!10l", "illegal"},
        {"", "G10s M10m / G10a", "Q10m-10k", "forbidden"},
        {"", "G10s M10m / G10a", "M9m-9k", "forbidden"},
        {"", "G10s M10m / G10a", "--", ""},
        {"", "G10s M10m / G10a", "ZZ10m-10k", ""},
        {"", "G10s M10m / G10a", "M10m-20k", ""},
        {"", "G10s M10m / G10a", "M10m-10k^9", ""},
        {"", "G10s M10m / G10a", "M10m-10k-10k-10k-10k-10k-10k", "too many steps"},
    };
    CHECK(ROWS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_start),
        cmocka_unit_test(test_every_face),
        cmocka_unit_test(test_sfen_faults),
        cmocka_unit_test(test_usi),
        cmocka_unit_test(test_usi_faults),
        cmocka_unit_test(test_examples),
        cmocka_unit_test(test_shortened),
        cmocka_unit_test(test_no_leg_is_left_out_before_a_shot),
        cmocka_unit_test(test_incomplete_or_illegal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
