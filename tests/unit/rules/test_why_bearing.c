/* Who can really take, burn or protect a piece, or go to an empty point, as Why? tells it. */
#include "tests/support/answers.h"
#include "tests/support/cmocka_ready.h"

typedef struct Row {
    const char *rules, *sfen, *square;
    const char *said;   /* of what bears on it */
    const char *unsaid; /* of anything, or NULL */
} Row;

static void check_rows(const Row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        Setting setting;
        Why why;
        setting_begin(&setting, rows[i].rules, rows[i].sfen);
        ask(&setting, rows[i].square, &why);
        expect_line(&why, WHY_BEARS, rows[i].said);
        if (rows[i].unsaid != NULL) {
            expect_unsaid(&why, rows[i].unsaid);
        }
    }
}

/* Only what could take back on the square protects. */
static void test_no_protection(void **state) {
    (void)state;
    static const Row ROWS[] = {
        /* held by a net */
        {"ko default",
         "9g9/19/9(ch)9/19/19/19/19/19/19/19/9P9/19/4+(ag)4M9/19/19/19/19/18D/18G b - 1", "10k",
         "Nothing protects it.", "millenary"},
        /* a priest lands only on clergy, and reaches no point beside */
        {"ko default", "9g9/19/19/19/9(ch)9/19/19/19/19/19/9P9/19/9(TP)9/19/19/19/19/18D/18G b - 1",
         "10k", "Nothing protects it.", "Taoist"},
        /* a pawn without its drum, asked of the pawn ahead of it */
        {"ko default", "9g9/19/19/19/19/19/9(ch)9/19/19/19/9P9/9P9/19/19/19/19/19/19/18G b - 1",
         "10k", "Nothing protects it.", "10l protects"},
        /* the same, as the drum itself falls */
        {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9D9/9P9/19/19/19/19/19/19/18G b - 1", "10k",
         "Nothing protects it.", "10l protects"},
        /* a bow in range, but from no point to which it could move first */
        {"ko default", "9g9/19/19/19/19/19/9(ch)9/19/19/19/9P9/19/19/9(LB)9/19/19/19/18D/18G b - 1",
         "10k", "Nothing protects it.", "longbow"},
        /* a bow, while what takes is a chariot, which no bow can hit */
        {"ko free-shooting",
         "9g9/19/19/19/19/19/9(ch)9/19/19/19/9P9/19/19/9(LB)9/19/19/19/18D/18G b - 1", "10k",
         "Nothing protects it.", "longbow on 10n"},
    };
    check_rows(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_protection(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"ko default", "9g9/19/19/19/19/19/9(ch)9/19/19/19/9P9/9P9/19/19/19/19/18D/19/18G b - 1",
         "10k", "The pawn on 10l protects it.", "Nothing protects"},
        /* nothing takes it, and a bow may shoot what would: here one that has moved */
        {"ko default", "9g9/19/19/19/19/19/19/19/19/19/9P9/19/19/8(LB)10/19/19/19/18D/18G b - 1",
         "10k", "The longbow on 11n protects it.", NULL},
        {"ko free-shooting",
         "9g9/19/19/19/19/19/9m9/19/19/19/9P9/19/19/9(LB)9/19/19/19/18D/18G b - 1", "10k",
         "The longbow on 10n protects it.", NULL},
        /* the taker opens the line of what stands behind it */
        {"ko default", "9g8d/19/19/19/19/19/19/19/9M9/9p9/9S9/19/19/19/19/19/19/19/18G w - 1",
         "10k", "The millenary on 10i protects it.", NULL},
        /* clergy take back from clergy */
        {"ko default",
         "9g9/19/19/19/19/19/19/19/9(tp)9/19/9(SM)9/19/9(TP)9/19/19/19/19/18D/18G b "
         "- 1",
         "10k", "The Taoist priest on 10m protects it.", NULL},
        {"chu lishogi", "k11/12/12/12/12/4r7/12/9p2/9n2/12/12/6B4K b 8f 1", "3i",
         "The pawn on 3h protects it.", NULL},
    };
    check_rows(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* Where the game would be over nobody takes back. */
static void test_last_commander(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"default", "startpos", "5i", "Nothing could take back, for its fall would end the game.",
         "protects"},
        {"ko default", "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9S9/9G9 b - 1", "10s",
         "Nothing could take back", "protects"},
        {"ko default", "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9S9/8(MA)GB8 b - 1",
         "10s", "The middle troop on 11s protects it.", "Nothing could take back"},
    };
    check_rows(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* Once it is over, nothing is said of what would follow. */
static void test_after_the_end(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "default", "4k4/4R4/9/9/9/9/9/4G4/4K4 b - 1");
    ask(&setting, "5i", &why);
    expect_line(&why, WHY_BEARS, "Nothing could take back, for its fall would end the game.");
    setting_play(&setting, "5b5a");
    ask(&setting, "5i", &why);
    expect_line(&why, WHY_BEARS, "Nothing can take it now.");
    expect_unsaid(&why, "take back");
    expect_unsaid(&why, "protects");
}

/* A flame that can come beside a piece is told, and what turns into one if that burns. */
static void test_burning(void **state) {
    (void)state;
    static const char FLAME[] =
        "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(en)9/19/9G9/18(TP) b - 1";
    static const char HELD[] =
        "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(en)4+(AG)4/19/9G9/18D b - 1";
    static const char GUARDED[] =
        "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(en)9/19/9+(EN)9/9G9 b - 1";
    static const char ENGINEER[] =
        "9g9/19/19/19/19/19/19/19/19/19/19/19/19/9(en)9/19/9S9/19/9G9/18D b - 1";
    static const Row ROWS[] = {
        {"ko default", FLAME, "10r", "The poison flame on 10p can burn it.", "Nothing can take"},
        {"ko default", FLAME, "1s", "Nothing can take it now.", "can burn"},
        {"ko default", HELD, "10r", "Nothing can take it now.", "can burn"},
        /* beside another flame it is burned before it burns */
        {"ko default", GUARDED, "10s", "Nothing can take it now.", "can burn"},
        {"ko default flame_passive=none", GUARDED, "10r", "The poison flame on 10p can burn it.",
         NULL},
        {"ko default", ENGINEER, "10p", "Nothing can take it now.", "can burn"},
        {"ko default flame_on_promotion=on", ENGINEER, "10p", "The engineer on 10n can burn it.",
         "Nothing can take"},
    };
    check_rows(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* An empty point names the law by which something lies on it, once. */
static void test_laws_of_grounds(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(en)9/19/9G9/18(TP) b - 1");
    ask(&setting, "9o", &why);
    expect_line(&why, WHY_LAW,
                "Arrival at a flame: A piece that ends its move beside an enemy flame is removed.");
    assert_string_equal(find_line(&why, WHY_BEARS, "burns a piece of Black")->law->key, "arrival");
    ask(&setting, "9n", &why);
    assert_null(find_line(&why, WHY_LAW, ""));
    setting_begin(&setting, "ko default flame_passive=none",
                  "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(en)9/19/9G9/18(TP) b - 1");
    ask(&setting, "9o", &why);
    assert_null(find_line(&why, WHY_LAW, ""));
}

static const char FOG[] =
    "9g9/19/19/19/19/19/19/14+(tp)4/10a8/19/19/10(LB)8/19/19/19/19/19/19/9G5(TP)3 b - 1";

/* The law that alone stops a piece, where it would really get there. */
static void test_the_law_in_the_way(void **state) {
    (void)state;
    static const Row ROWS[] = {
        {"ko default", FOG, "5h",
         "The longbow on 9l bears on it, but may not: The longbow on 8k is in the fog",
         "only after a move."},
        {"ko default", FOG, "9l",
         "The five-li fog on 5h bears on it, but may not: The five-li fog may land only on clergy",
         "is in the fog"},
        /* in the fog where it stands and on every point it can come to: not one law alone */
        {"ko default", FOG, "9i", "Nothing can take it now.", "bears on it, but"},
    };
    check_rows(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* A way of several legs leads over a point and does not end there. */
static void test_going_there(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/19/19/19/19/9+D9/19/19/19/19/19/19/18(TP)/18G b - 1");
    ask(&setting, "10i", &why);
    expect_line(&why, WHY_BEARS, "Nothing can go there now.");
    ask(&setting, "10h", &why);
    expect_line(&why, WHY_BEARS, "Black's thunderclap on 10k can go there.");
}

/* Of many pieces the first are named, and the others counted. */
static void test_many(void **state) {
    (void)state;
    Setting setting;
    Why why;
    setting_begin(
        &setting, "ko default",
        "9g9/19/19/19/19/19/9M9/6M5M6/19/19/5M3s4M4/19/8(CM)1(CM)8/6M5M6/9M9/19/19/19/18G "
        "b - 1");
    ask(&setting, "10k", &why);
    assert_int_equal(lines_with(&why, WHY_BEARS, "The "), 8);
    expect_line(&why, WHY_BEARS, "2 more can take it.");
    setting_begin(&setting, "ko default",
                  "9g9/19/19/19/19/19/9M9/6M5M6/19/19/5M8M4/19/8(CM)1(CM)8/6M5M6/9M9/19/19/19/18G "
                  "b - 1");
    ask(&setting, "10k", &why);
    assert_int_equal(lines_with(&why, WHY_BEARS, "Black's "), 9);
    expect_line(&why, WHY_BEARS, "2 more of Black's can go there.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_protection),
        cmocka_unit_test(test_protection),
        cmocka_unit_test(test_last_commander),
        cmocka_unit_test(test_after_the_end),
        cmocka_unit_test(test_burning),
        cmocka_unit_test(test_laws_of_grounds),
        cmocka_unit_test(test_the_law_in_the_way),
        cmocka_unit_test(test_going_there),
        cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
