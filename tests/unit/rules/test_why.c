/* What is said about a square: what holds the piece, what bears on it, which laws speak of it, and
 * what would change if it fell. */
#include "rules/notation/sfen.h"
#include "rules/play/turn.h"
#include "rules/play/why.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/setting.h"

#include <string.h>

static const char NETS[] =
    "19/19/2+d7+b6g1/19/3(tp)15/19/19/19/19/10(pu)8/19/19/11P3+(ag)3/19/19/2(CB)16/12D6/4G14/19 b "
    "- 1";

static void ask(Setting *setting, const char *square, Why *out) {
    why_of(&setting->position, NULL, square_by_name(square), out);
    for (size_t i = 0; i < out->count; i++) {
        expect_sentence(out->line[i].text);
    }
}

static const WhyLine *find(const Why *why, WhyTopic topic, const char *text) {
    for (size_t i = 0; i < why->count; i++) {
        if (why->line[i].topic == topic && strstr(why->line[i].text, text) != NULL) {
            return &why->line[i];
        }
    }
    return NULL;
}

static void expect_line(const Why *why, WhyTopic topic, const char *text) {
    if (find(why, topic, text) == NULL) {
        print_error("\"%s\" is not said\n", text);
        fail();
    }
}

static bool speaks_of(const Why *why, WhyTopic topic) {
    return find(why, topic, "") != NULL;
}

static void test_held(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default", NETS);
    ask(&setting, "8m", &why);
    expect_line(&why, WHY_HERE, "Black's pawn on 8m.");
    expect_line(&why, WHY_HOLDS, "The pawn on 8m is held by the skyward net on 4m.");
    assert_int_equal(find(&why, WHY_HOLDS, "held")->culprit, square_by_name("4m"));
    expect_line(&why, WHY_BEARS, "The skyward net on 4m can take it.");
    expect_line(&why, WHY_BEARS, "Nothing protects it.");
    expect_line(&why, WHY_LAW, "Pawns go forward only with drum");
    ask(&setting, "4m", &why);
    assert_false(speaks_of(&why, WHY_HOLDS));
    expect_line(&why, WHY_FALL, "The pawn on 8m would be free again.");
}

static void test_linked_fates(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default", NETS);
    ask(&setting, "16e", &why);
    expect_line(&why, WHY_FALL, "The thunderclap on 17c would turn into a drum.");
    expect_line(&why, WHY_FALL, "The flag waver on 9c would turn into a banner.");
    ask(&setting, "7q", &why);
    expect_line(&why, WHY_FALL, "Pawns go forward only with drum or thunderclap.");
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
    assert_false(speaks_of(&why, WHY_FALL));
    setting_begin(&setting, "chu lishogi", "k11/12/12/12/12/4r7/12/9p2/9n2/12/12/6B4K b - 1");
    ask(&setting, "3i", &why);
    expect_line(&why, WHY_BEARS, "The bishop on 6l can take it.");
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
        cmocka_unit_test(test_a_piece_without_a_way),
        cmocka_unit_test(test_an_empty_square),
        cmocka_unit_test(test_no_end_of_lines),
        cmocka_unit_test(test_removing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
