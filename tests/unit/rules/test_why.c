/* What is said about a square: what holds the piece, what bears on it, which laws speak of it, and
 * what would change if it fell. */
#include "rules/notation/sfen.h"
#include "rules/play/turn.h"
#include "tests/support/answers.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdio.h>

static const char NETS[] =
    "19/19/2+d7+b6g1/19/3(tp)15/19/19/19/19/10(pu)8/19/19/11P3+(ag)3/19/19/2(CB)16/12D6/4G14/19 b "
    "- 1";

static bool speaks_of(const Why *why, WhyTopic topic) {
    return find_line(why, topic, "") != NULL;
}

static void test_held(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default", NETS);
    ask(&setting, "8m", &why);
    expect_line(&why, WHY_HERE, "Black's pawn on 8m.");
    expect_line(&why, WHY_HOLDS, "The pawn on 8m is held by the skyward net on 4m.");
    assert_int_equal(find_line(&why, WHY_HOLDS, "held")->culprit, square_by_name("4m"));
    expect_line(&why, WHY_BEARS, "The skyward net on 4m can take it.");
    expect_line(&why, WHY_BEARS, "Nothing protects it.");
    expect_line(&why, WHY_LAW, "Pawns go forward only with drum");
    ask(&setting, "4m", &why);
    assert_false(speaks_of(&why, WHY_HOLDS));
    expect_line(&why, WHY_FALL, "Its lines would be gone.");
    expect_line(&why, WHY_FALL, "The pawn on 8m would be free again.");
    expect_unsaid(&why, "Nothing else would change.");
}

/* A piece that may move is told which of its steps a law forbids, each law once. */
static void test_partly_held(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/19/19/9P9/19/19/19/19/19/19/12D6/9G9 b - 1");
    ask(&setting, "10k", &why);
    assert_false(speaks_of(&why, WHY_HOLDS));
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/19/19/9P9/19/19/19/19/19/19/19/9G9 b - 1");
    ask(&setting, "10k", &why);
    expect_line(&why, WHY_HOLDS, "The drum is lost, so pawns do not go forward any more.");
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/7p1p9/19/9(TP)9/19/19/19/19/19/19/19/19/9G9 b - 1");
    ask(&setting, "10j", &why);
    expect_line(&why, WHY_HOLDS, "The Taoist priest may land only on clergy");
}

static void test_linked_fates(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default", NETS);
    ask(&setting, "16e", &why);
    expect_line(&why, WHY_FALL, "The thunderclap on 17c would turn into a drum.");
    expect_line(&why, WHY_FALL, "The flag waver on 9c would turn into a banner.");
    expect_line(&why, WHY_FALL, "Then this would bind: Without priest or fog, drum and banner");
    ask(&setting, "7q", &why);
    expect_line(&why, WHY_FALL,
                "Then this would bind: Pawns go forward only with drum or thunderclap.");
    ask(&setting, "2c", &why);
    expect_line(&why, WHY_FALL, "Black would have won: a side has nobody left to command it.");
}

static void test_who_may_not_take(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/4r7/12/9p2/9n2/12/12/6B4K b 8f 1");
    ask(&setting, "3i", &why);
    expect_line(&why, WHY_BEARS, "The bishop on 6l bears on it, but may not: Your lion fell on 8f");
    expect_line(&why, WHY_BEARS, "Nothing can take it now.");
    expect_line(&why, WHY_BEARS, "The pawn on 3h protects it.");
    expect_line(&why, WHY_LAW, "Lion takes lion: ");
    expect_line(&why, WHY_FALL, "Nothing else would change.");
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/4r7/12/9p2/9n2/12/12/6B4K b - 1");
    ask(&setting, "3i", &why);
    expect_line(&why, WHY_BEARS, "The bishop on 6l can take it.");
}

/* A shooter that would have to move first is told what hinders it there. */
static void test_who_may_not_shoot(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default",
                  "9g9/19/3+(tp)15/19/19/19/2(CB)16/8p10/19/19/19/19/19/19/19/19/19/19/9G9 b - 1");
    ask(&setting, "11h", &why);
    expect_line(&why, WHY_BEARS,
                "The crossbow on 17g bears on it, but may not: The crossbow on 16h is in the fog");
    expect_line(&why, WHY_BEARS, "Nothing can take it now.");
}

static void test_a_piece_without_a_way(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "default", "startpos");
    ask(&setting, "9i", &why);
    assert_false(speaks_of(&why, WHY_HOLDS));
    ask(&setting, "8i", &why);
    expect_line(&why, WHY_HOLDS, "8i");
    ask(&setting, "2b", &why);
    expect_line(&why, WHY_HERE, "White's bishop on 2b.");
    expect_line(&why, WHY_HOLDS, "nowhere to go");
    ask(&setting, "5i", &why);
    expect_line(&why, WHY_FALL, "White would have won: the last royal piece was taken.");
}

static void test_an_empty_square(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "default", "startpos");
    ask(&setting, "7f", &why);
    expect_line(&why, WHY_HERE, "7f is empty.");
    expect_line(&why, WHY_BEARS, "Black's pawn on 7g can go there.");
    assert_int_equal(why.count, 2);
}

static const char GROUNDS[] =
    "9g9/19/3+(tp)15/19/19/13+(sm)5/19/8+(en)10/19/2(CB)6P9/19/2(CB)7+(ag)8/19/19/6p1P10/19/19/"
    "12D6/9G9 b - 1";

/* Who stands or comes beside a flame, on the line of a net, in a fog or in the light. */
static void test_grounds(void **state) {
    (void)state;
    static const struct {
        const char *options, *square, *said;
    } rows[] = {
        {"", "10g", "White's poison flame on 11h burns a piece of Black that stops there."},
        {"", "10i", "White's poison flame on 11h burns a piece of Black that stops there."},
        {" flame_passive=all", "12h", "White's poison flame on 11h burns every piece that stops"},
        {"", "15l", "White's skyward net on 9l would hold a piece of Black there."},
        {"", "12o", "White's skyward net on 9l would hold a piece of Black there."},
        {"", "19h", "White's five-li fog on 16c lets no bow and no gun of Black shoot from there."},
        {"", "9f", "White's immaculate light on 6f turns a fog of Black that comes there into"},
        {" light_own=on", "9f", "White's immaculate light on 6f turns every fog that comes there"},
        {"", "1p", "Nothing can go there now."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Setting setting;
        Why why;
        char words[64];
        snprintf(words, sizeof words, "ko default%s", rows[i].options);
        setting_begin(&setting, words, GROUNDS);
        ask(&setting, rows[i].square, &why);
        expect_line(&why, WHY_BEARS, rows[i].said);
    }
}

/* What lies just beside those, or does not concern who stands there. */
static void test_no_grounds(void **state) {
    (void)state;
    static const struct {
        const char *options, *square, *unsaid;
    } rows[] = {
        {"", "11f", "poison flame on 11h burns"},
        {"", "9h", "poison flame on 11h burns"},
        {" flame_passive=none", "10g", "burns"},
        {"", "18l", "net on 9l would hold"}, /* behind a piece that is held */
        {"", "12i", "net on 9l would hold"}, /* no line of a skyward net */
        {"", "17l", "net on 9l would hold"}, /* the held piece is told so already */
        {"", "19i", "lets no bow"},          /* six points away */
        {" fog_metric=lines", "19h", "lets no bow"},
        {"", "11h", "lets no bow"}, /* a friend of the fog */
        {"", "9g", "turns a fog"},  /* within five points, but on no line */
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Setting setting;
        Why why;
        char words[64];
        snprintf(words, sizeof words, "ko default%s", rows[i].options);
        setting_begin(&setting, words, GROUNDS);
        ask(&setting, rows[i].square, &why);
        expect_unsaid(&why, rows[i].unsaid);
    }
}

/* Fire, fields and lines go with their source; a shooter in a fog is told of it. */
static void test_sources(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default", GROUNDS);
    ask(&setting, "11h", &why);
    expect_line(&why, WHY_FALL, "Its fire would be out.");
    ask(&setting, "16c", &why);
    expect_line(&why, WHY_FALL, "Its field would be gone.");
    setting_begin(&setting, "ko default",
                  "9g9/19/3+(tp)15/19/19/19/2(CB)P15/19/19/19/19/19/19/19/19/19/19/12D6/9G9 b - 1");
    ask(&setting, "17g", &why);
    expect_line(&why, WHY_BEARS, "fog on 16c lets no bow and no gun of Black shoot from there.");
    assert_int_equal(find_line(&why, WHY_BEARS, "fog on 16c")->culprit, square_by_name("16c"));
    ask(&setting, "16g", &why);
    expect_unsaid(&why, "lets no bow");
}

/* On the whole board of every game: plain lines, and of each piece what would follow. */
static void test_every_square_of_every_game(void **state) {
    (void)state;
    static const char *const GAMES[] = {"default", "chu lishogi", "ko default"};
    for (size_t i = 0; i < sizeof GAMES / sizeof GAMES[0]; i++) {
        Setting setting;
        setting_begin(&setting, GAMES[i], "startpos");
        for (Square square = 0; square < BOARD_CELLS; square++) {
            Why why;
            if (ruleset_on_board(&setting.rules, square)) {
                why_of(&setting.position, NULL, square, &why);
                expect_plain(&why);
                expect_unsaid(&why, setting.rules.variant->points ? "square" : " point");
                assert_int_equal(speaks_of(&why, WHY_FALL),
                                 setting.position.cell[square] != PIECE_NONE);
                assert_true(speaks_of(&why, WHY_BEARS));
            }
        }
    }
}

/* More than can be told is cut off, and nothing else. */
static void test_no_end_of_lines(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "default",
                  "RRRRRRRRR/RRRRRRRRR/RRRRRRRRR/RRRRkRRRR/RRRRRRRRR/9/9/9/4K4 b - 1");
    ask(&setting, "5d", &why);
    assert_true(why.count <= WHY_LINES_MAX);
    expect_line(&why, WHY_BEARS, "can take it.");
}

/* Taking a piece off tells what follows, and nothing of who took it. */
static void test_removing(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects;
    setting_begin(&setting, "ko default", NETS);
    position_remove(&setting.position, square_by_name("16e"), &after, &effects);
    assert_int_equal(effects.count, 3);
    assert_int_equal(effects.change[0].cause, CAUSE_CAPTURED);
    assert_int_equal(effects.change[1].cause, CAUSE_REVERTED);
    assert_int_equal(after.turn, WHITE);
    assert_true(after.key == position_key(&after));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_held),
        cmocka_unit_test(test_linked_fates),
        cmocka_unit_test(test_who_may_not_take),
        cmocka_unit_test(test_who_may_not_shoot),
        cmocka_unit_test(test_a_piece_without_a_way),
        cmocka_unit_test(test_an_empty_square),
        cmocka_unit_test(test_partly_held),
        cmocka_unit_test(test_grounds),
        cmocka_unit_test(test_no_grounds),
        cmocka_unit_test(test_sources),
        cmocka_unit_test(test_every_square_of_every_game),
        cmocka_unit_test(test_no_end_of_lines),
        cmocka_unit_test(test_removing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
