/* What moves of ko shogi do to pieces that they do not touch, with what caused it: the mover that
 * is held itself, pawns without their drum, shooters in the fog, what falls back and why, the end
 * of the game. */
#include "rules/play/fates.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

#include <string.h>

typedef struct Row {
    const char *options, *pieces, *move, *fates;
} Row;

static void write_fates(const Row *row, char out[FATES_TEXT_MAX], bool *any) {
    Setting setting;
    Position after;
    Effects effects;
    ko_set(&setting, row->options, row->pieces);
    position_play(&setting.position, move_by_text(&setting.position, row->move), &after, &effects);
    Played played = {.before = &setting.position, .after = &after, .effects = &effects};
    fates_write(&played, out);
    *any = fates_any(&played);
}

/* A move does more than take pieces whenever anything is told but the end of the game alone. */
static void rows_check(const Row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char fates[FATES_TEXT_MAX];
        bool any;
        write_fates(&rows[i], fates, &any);
        assert_string_equal(fates, rows[i].fates);
        assert_int_equal(any, fates[0] != '\0' && strcmp(fates, "wins the game") != 0);
    }
}

static void test_the_mover_is_held(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s D1s E12i / G10a +AG15k", "E12i-14k", "holds 1, one of its own"},
        {"", "G10s D1s E12i P10k / G10a +AG15k", "E12i-14k", "frees 1, holds 1, one of its own"},
        {"", "G10s D1s +AG12m / G10a +AG15k", "+AG12m-10k", "holds 2, of them 1 own"},
        {"", "G10s D1s E12i / G10a +AG15k P9k", "E12i-13j", ""},
        {"", "G10s D1s M13k / G10a +AG15k P14k", "M13kx14k", "holds 1, one of its own"},
        {"", "G10s D1s E12i +EN17g / G10a +AG15k +EN14j", "E12i-14k",
         "poison flame 14j burns the elephant as it arrives"},
    };
    rows_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_pawns_and_their_drum(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s D1s M10m / G10a D10i P5f P3f", "M10mx10i+",
         "2 enemy pawns cannot go forward any more"},
        {"", "G10s D1s CB10m / G10a D9i P5f P3s", "CB10m-9l*9i+",
         "enemy pawn 5f cannot go forward any more"},
        {"", "G10s D1s M10m / G10a TP1a +D10i P5f", "M10mx10i+",
         "enemy pawn 5f cannot go forward any more"},
        {"", "G10s D1s M10m / G10a TP10i +D3c P5f", "M10mx10i",
         "takes the Taoist priest: thunderclap 3c goes back to drum"},
        {"", "G10s D9i P2m P3m +EN10k / G10a P5f", "+EN10k-10j",
         "burns drum 9i, one of its own; 2 own pawns cannot go forward any more"},
        {"", "G10s D9i P2m +EN10k / G10a D11i P5f P6f", "+EN10k-10j",
         "burns 2, of them 1 own; own pawn 2m cannot go forward any more; 2 enemy pawns cannot go "
         "forward any more"},
    };
    rows_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_shooters_and_the_fog(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s D1s M10j LB9l CB2l / G10a +TP10i", "M10jx10i", "own longbow 9l may shoot again"},
        {"", "G10s D1s M10j LB9l CB8l / G10a +TP10i LB8i", "M10jx10i",
         "2 own shooters may shoot again"},
        {"fog_metric=lines", "G10s D1s M10j LB9l CB7l / G10a +TP10i", "M10jx10i",
         "own crossbow 7l may shoot again"},
        {"", "G10s D1s +TP10m / G10a LB9f CB2f TP9g", "+TP10m-10l=", ""},
        {"", "G10s D1s +TP10m / G10a LB9g CB2g", "+TP10m-10l",
         "enemy longbow 9g cannot shoot in the fog"},
        {"", "G10s D1s +TP10m / G10a LB9g CB10r FC11r", "+TP10m-10l",
         "enemy longbow 9g cannot shoot in the fog; 2 enemy shooters may shoot again"},
        {"", "G10s D1s LB10p / G10a +TP10i", "LB10p-9o", ""},
        {"", "G10s D1s LB10n / G10a +TP10i", "LB10n-9o", ""},
    };
    rows_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* Group by group, each piece once. */
static void test_groups_of_the_hampered(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects;
    Hampered group;
    int place = 0;
    ko_set(&setting, "", "G10s D1s +TP10m / G10a LB9g CB10r FC11r");
    Move move = move_by_text(&setting.position, "+TP10m-10l");
    position_play(&setting.position, move, &after, &effects);
    Played played = {.before = &setting.position, .after = &after, .effects = &effects};
    assert_true(fates_hampered(&played, &place, &group));
    assert_true(group.then);
    assert_int_equal(group.side, WHITE);
    assert_int_equal(group.count, 1);
    assert_int_equal(group.square[0], square_by_name("9g"));
    assert_true(fates_hampered(&played, &place, &group));
    assert_false(group.then);
    assert_int_equal(group.count, 2);
    assert_false(fates_hampered(&played, &place, &group));
    assert_int_equal(group.count, 0);
}

/* Only the end of the priest is told as the cause, and only where the move takes it. */
static void test_true_causes(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s D1s +SM10m / G10a +TP14g A9j", "+SM10m-10k*9j",
         "five-li fog 14g goes back to Taoist priest"},
        {"", "G10s D1s +EN10k / G10a TP10i P10j +D3c", "+EN10kx10j",
         "burns Taoist priest 10i; thunderclap 3c goes back to drum"},
        {"", "G10s D1s M10m / G10a TP10i +D3c +EN9h", "M10mx10i",
         "poison flame 9h burns the millenary as it arrives; takes the Taoist priest: thunderclap "
         "3c goes back to drum"},
        {"", "G10s D1s CB10m / G10a TP9i +D3c", "CB10m-9l*9i",
         "shoots the Taoist priest: thunderclap 3c goes back to drum"},
        {"", "G10s D1s FC10m / G10a TP9i A9k +D3c +B4c", "FC10m-9l*9k*9i",
         "shoots the Taoist priest: flag waver 4c goes back to banner; thunderclap 3c goes back to "
         "drum"},
        {"", "G10s D1s M10m / G10a +TP10i +B4c LB14j", "M10mx10i",
         "takes the five-li fog: flag waver 4c goes back to banner"},
        {"", "G10s +D1s TP10i D2s / G10a +EN9g", "TP10i-9h",
         "poison flame 9g burns the Taoist priest as it arrives; thunderclap 1s goes back to "
         "drum"},
    };
    rows_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_the_end(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"", "G10s M10m / G10g B1a", "M10mx10g+", "wins the game"},
        {"", "G10s +EN10k / G9i B1a", "+EN10k-10j", "burns general 9i; wins the game"},
        {"", "G10g +EN10e / G9g", "+EN10e-10f", "burns 2, of them 1 own; wins the game"},
        {"", "G10r +EN10p / G10a", "+EN10p-10q",
         "burns general 10r, one of its own; loses the game"},
        {"", "G10s M10m / G10g +MA1a", "M10mx10g+", ""},
        {"", "G10s +AG17c / G10a", "+AG17c-15a", "holds 1; wins the game"},
        {"stalemate=draw", "G10s +AG17c / G10a", "+AG17c-15a", "holds 1; draws the game"},
    };
    rows_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_mover_is_held),    cmocka_unit_test(test_pawns_and_their_drum),
        cmocka_unit_test(test_shooters_and_the_fog), cmocka_unit_test(test_groups_of_the_hampered),
        cmocka_unit_test(test_true_causes),          cmocka_unit_test(test_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
