/* Moves of chu shogi as people write them (notation.md 1) and as engines do (2.2). */
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

#define LION "k11/12/12/12/12/6N5/12/12/12/12/12/11K b - 1"
#define LION_AND_PAWN "k11/12/12/12/6p5/6N5/12/12/12/12/12/11K b - 1"
#define CASTLED "k11/12/12/12/5PPP4/5PNP4/5PPP4/12/12/12/12/11K b - 1"
/* Both lions stand next to the pawn on 6e. */
#define TWO_LIONS "k11/12/12/12/5Np5/6N5/12/12/12/12/12/11K b - 1"

/* The text is read as this move (USI). */
static void read_check(const char *sfen, const char *text, const char *usi) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    char found[MOVE_TEXT_MAX];
    setting_begin(&setting, "chu lishogi", sfen);
    if (move_read(&move, &setting.position, text, &why) != READING_MOVE) {
        print_error("%s: %s\n", text, why.text);
        fail();
    }
    usi_write(move, found, sizeof found);
    assert_string_equal(found, usi);
    expect_legal(&setting, usi);
}

/* The move (USI) is written as this text, and read from it up to its result. */
static void write_check(const char *sfen, const char *usi, const char *text) {
    Setting setting;
    Move again;
    Position one;
    Position other;
    char found[MOVE_TEXT_MAX];
    setting_begin(&setting, "chu lishogi", sfen);
    Move move = move_by_usi(&setting.position, usi);
    assert_int_equal(tsa_write(move, &setting.position, found, sizeof found), strlen(text));
    assert_string_equal(found, text);
    assert_int_equal(tsa_read(&again, &setting.position, text, NULL), READING_MOVE);
    position_play(&setting.position, move, &one, NULL);
    position_play(&setting.position, again, &other, NULL);
    assert_true(position_equal(&one, &other));
}

static void refused_check(const char *sfen, const char *text, Reading reading, const char *part) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    setting_begin(&setting, "chu lishogi", sfen);
    assert_int_equal(move_read(&move, &setting.position, text, &why), reading);
    expect_problem(&why, text);
    expect_part(why.text, part);
}

/* The examples of notation.md 1.2. */
static void test_worked_examples(void **state) {
    (void)state;
    static const char *const rooks = "k11/12/12/12/5R1R4/12/12/12/12/12/12/11K b - 1";
    static const char *const silver = "k11/12/12/5pS5/6S5/12/12/12/12/12/12/11K b - 1";
    static const char *const alone = "k11/12/12/5p6/6S5/12/12/12/12/12/12/11K b - 1";
    static const char *const two = "k11/12/12/5p6/6p5/6N5/12/12/12/12/12/11K b - 1";
    static const char *const far = "k11/12/12/5p6/12/6N5/12/12/12/12/12/11K b - 1";
    static const char *const kirin = "k11/12/12/12/12/6N+O4/12/12/12/12/12/11K b - 1";
    static const char *const eagle = "k11/12/12/12/7p4/6+D5/12/12/12/12/12/11K b - 1";
    write_check("startpos", "7i7h", "P-7h");
    write_check(rooks, "7e6e", "R7e-6e");
    write_check(silver, "6e7d", "Sx7d=");
    write_check(alone, "6e7d+", "Sx7d+");
    write_check(LION, "6f6e6f", "--");
    write_check(LION_AND_PAWN, "6f6e6f", "Lnx!6e");
    write_check(LION_AND_PAWN, "6f6e5d", "Lnx6e-5d");
    write_check(two, "6f6e7d", "Lnx6ex7d");
    write_check(far, "6f6e7d", "Ln-6ex7d");
    write_check(kirin, "6f6d", "Ln-6d");
    write_check(eagle, "6f5e6f", "+DKx!5e");
    read_check(eagle, "+Dx!5e", "6f5e6f");
    read_check(alone, "Sx7d", "6e7d");
}

static void test_two_step_forms_of_a_plain_move(void **state) {
    (void)state;
    static const char *const opened =
        "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/ppppp1pppppp/3i1p2i3/12/12/3I1P2I3/PPPPP1PPPPPP/"
        "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 3";
    write_check(opened, "7j7i6h", "Ln-7i-6h");
    write_check(opened, "7j6h", "Ln-6h");
    read_check(opened, "Ln-7i-6h", "7j7i6h");
    read_check(opened, "Ln-6h", "7j6h");
    read_check(LION, "Ln-6e-6d", "6f6e6d");
    read_check(LION, "Ln 6e 6d", "6f6e6d");
    read_check(LION,
               "Ln\xe2\x80\x93"
               "6e\xe2\x80\x93"
               "6d",
               "6f6e6d");
    read_check(LION, "Ln6f-6e-6d", "6f6e6d");
}

static void test_passes(void **state) {
    (void)state;
    static const char *const words[] = {"--",      "jitto", "pass", "Ln-6f",
                                        "Ln6f-6f", "ln 6f", "N-6f", "Ln-6e-6f"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        read_check(LION, words[i], "6f6e6f");
    }
    read_check(LION, "Ln-7g-6f", "6f7g6f");
    read_check("k11/12/12/12/12/5p6/5N6/12/12/12/12/K11 b - 1", "N-7g", "7g6f7g");
    read_check("k11/12/12/12/12/6+H5/12/12/12/12/12/11K b - 1", "+DH-6f", "6f6e6f");
    read_check("k11/12/12/12/7P4/6+D5/12/12/12/12/12/11K b - 1", "SE-6f", "6f7e6f");
}

/* A piece on its own square that cannot pass there does not move at all. */
static void attempt_check(const char *sfen, const char *text, const char *part) {
    Setting setting;
    Move move;
    Refusal why = {.text = ""};
    setting_begin(&setting, "chu lishogi", sfen);
    assert_int_equal(tsa_read(&move, &setting.position, text, NULL), READING_MOVE);
    assert_false(move_is_legal(&setting.position, NULL, move, &why));
    expect_part(why.text, part);
}

static void test_no_pass(void **state) {
    (void)state;
    refused_check(CASTLED, "--", READING_FORBIDDEN, "Black has no piece that can pass.");
    attempt_check(CASTLED, "Ln-6f", "already stands on 6f");
    attempt_check("startpos", "K-7l", "already stands on 7l");
    refused_check("startpos", "--", READING_FORBIDDEN, "Black has no piece that can pass.");
}

static void test_taking_and_coming_home(void **state) {
    (void)state;
    read_check(LION_AND_PAWN, "Lnx!6e", "6f6e6f");
    read_check(LION_AND_PAWN, "Ln!6e", "6f6e6f");
    read_check(LION_AND_PAWN, "Lnx6e-6f", "6f6e6f");
    read_check(LION_AND_PAWN, "Ln6fx!6e", "6f6e6f");
    read_check("k11/12/12/12/12/6p5/5N6/12/12/12/12/K11 b - 1", "Nx!6f", "7g6f7g");
    read_check("k11/12/12/12/12/6p5/5N6/12/12/12/12/K11 b - 1", "Nx6f", "7g6f");
    read_check("k11/12/12/12/12/6p5/5N6/12/12/12/12/K11 b - 1", "Nx6f-7g", "7g6f7g");
    refused_check(LION, "Lnx!6e", READING_UNREADABLE, "There is nothing to take on 6e");
    refused_check(LION_AND_PAWN, "Lnx!6ex6f", READING_UNREADABLE, "too many steps");
    refused_check(LION_AND_PAWN, "Lnx6ex6f", READING_UNREADABLE, "There is nothing to take on 6f");
}

/* It does not matter which of two lions takes and comes home: the first in the SFEN is meant. */
static void test_either_of_two_takes_and_comes_home(void **state) {
    (void)state;
    write_check(TWO_LIONS, "7e6e7e", "Lnx!6e");
    write_check(TWO_LIONS, "6f6e6f", "Lnx!6e");
    read_check(TWO_LIONS, "Lnx!6e", "7e6e7e");
    read_check(TWO_LIONS, "Ln6fx!6e", "6f6e6f");
}

/* Of a double move the square it ends on decides whether the start square is written. */
static void test_start_square_of_double_moves(void **state) {
    (void)state;
    static const char *const apart = "k11/12/12/12/12/3Np3N3/12/12/12/12/12/11K b - 1";
    write_check(TWO_LIONS, "6f6e6d", "Ln6fx6e-6d");
    write_check(TWO_LIONS, "7e6e6d", "Ln7ex6e-6d");
    write_check(apart, "9f8f7f", "Lnx8f-7f");
    write_check("k11/12/12/12/12/3Np1N5/12/12/12/12/12/11K b - 1", "9f8f8e", "Ln9fx8f-8e");
    refused_check(TWO_LIONS, "Lnx6e-6d", READING_UNREADABLE,
                  "Which lion: the one on 7e or the one on 6f?");
}

/* The piece of these letters goes from 6f to 6e or 5e and is written like this. */
typedef struct Abbreviation {
    const char *sfen, *text, *usi;
} Abbreviation;

static void abbreviations_check(const Abbreviation *rows, size_t count, bool written) {
    for (size_t i = 0; i < count; i++) {
        char sfen[80];
        (void)snprintf(sfen, sizeof sfen, "12/12/12/12/12/6%s5/12/12/12/12/12/12 b - 1",
                       rows[i].sfen);
        read_check(sfen, rows[i].text, rows[i].usi);
        if (written) {
            write_check(sfen, rows[i].usi, rows[i].text);
        }
    }
}

static void test_every_abbreviation(void **state) {
    (void)state;
    static const Abbreviation rows[] = {
        {"K", "K-6e", "6f6e"},    {"E", "DE-6e", "6f6e"},   {"G", "G-6e", "6f6e"},
        {"S", "S-6e", "6f6e"},    {"C", "C-6e", "6f6e"},    {"F", "FL-6e", "6f6e"},
        {"L", "L-6e", "6f6e"},    {"A", "RC-6e", "6f6e"},   {"B", "B-5e", "6f5e"},
        {"T", "BT-5e", "6f5e"},   {"O", "Ky-5e", "6f5e"},   {"X", "Ph-6e", "6f6e"},
        {"M", "SM-6e", "6f6e"},   {"V", "VM-6e", "6f6e"},   {"R", "R-6e", "6f6e"},
        {"H", "DH-6e", "6f6e"},   {"D", "DK-6e", "6f6e"},   {"N", "Ln-6e", "6f6e"},
        {"Q", "FK-6e", "6f6e"},   {"P", "P-6e", "6f6e"},    {"I", "GB-6e", "6f6e"},
        {"+E", "+DE-6e", "6f6e"}, {"+G", "+G-6e", "6f6e"},  {"+S", "+S-6e", "6f6e"},
        {"+C", "+C-6e", "6f6e"},  {"+F", "+FL-5e", "6f5e"}, {"+L", "+L-6e", "6f6e"},
        {"+A", "+RC-6e", "6f6e"}, {"+B", "+B-6e", "6f6e"},  {"+T", "+BT-6e", "6f6e"},
        {"+O", "+Ky-6e", "6f6e"}, {"+X", "+Ph-6e", "6f6e"}, {"+M", "+SM-5e", "6f5e"},
        {"+V", "+VM-6e", "6f6e"}, {"+R", "+R-6e", "6f6e"},  {"+H", "+DH-6e", "6f6e"},
        {"+D", "+DK-6e", "6f6e"}, {"+P", "+P-6e", "6f6e"},  {"+I", "+GB-6e", "6f6e"},
    };
    abbreviations_check(rows, sizeof rows / sizeof rows[0], true);
}

/* The longest abbreviation that fits is meant, whatever its case. */
static void test_aliases(void **state) {
    (void)state;
    static const Abbreviation rows[] = {
        {"E", "E-6e", "6f6e"},
        {"A", "RV-6e", "6f6e"},
        {"O", "Kr-5e", "6f5e"},
        {"O", "Kn-5e", "6f5e"},
        {"O", "KN-5e", "6f5e"},
        {"O", "kr-5e", "6f5e"},
        {"X", "PH-6e", "6f6e"},
        {"X", "ph-6e", "6f6e"},
        {"H", "H-6e", "6f6e"},
        {"D", "D-6e", "6f6e"},
        {"N", "LN-6e", "6f6e"},
        {"N", "N-6e", "6f6e"},
        {"N", "ln-6e", "6f6e"},
        {"Q", "Q-6e", "6f6e"},
        {"Q", "fk-6e", "6f6e"},
        {"+E", "CP-6e", "6f6e"},
        {"+L", "WH-6e", "6f6e"},
        {"+A", "W-6e", "6f6e"},
        {"+T", "FS-6e", "6f6e"},
        {"+O", "+Kr-6e", "6f6e"},
        {"+M", "FB-5e", "6f5e"},
        {"+V", "FO-6e", "6f6e"},
        {"+H", "HF-6e", "6f6e"},
        {"+H", "+H-6e", "6f6e"},
        {"+D", "SE-6e", "6f6e"},
        {"+D", "+D-6e", "6f6e"},
        {"+P", "T-6e", "6f6e"},
        {"K",
         "K\xe2\x80\x93"
         "6e",
         "6f6e"},
    };
    abbreviations_check(rows, sizeof rows / sizeof rows[0], false);
}

static void test_ambiguous_texts_are_refused(void **state) {
    (void)state;
    static const char *const golds = "k11/12/12/12/12/12/12/12/12/4G1G5/12/K11 b - 1";
    static const char *const rook = "k11/12/12/12/12/12/12/12/12/12/12/KR10 b - 1";
    refused_check(golds, "G-7i", READING_UNREADABLE,
                  "Which gold general: the one on 8j or the one on 6j?");
    read_check(golds, "G8j-7i", "8j7i");
    read_check(golds, "G6j-7i", "6j7i");
    refused_check(rook, "R-112", READING_UNREADABLE, "a square was expected");
    read_check(rook, "R-11b", "11l11b");
    read_check(rook, "R-1l", "11l1l");
    refused_check(LION, "Ln-6e-5d-4c", READING_UNREADABLE, "too many steps");
    refused_check(LION, "Ln-06e", READING_UNREADABLE, "a square was expected");
    refused_check(LION, "Ln-13a", READING_UNREADABLE, "There is no square 13a");
    refused_check(LION, "LnX6e", READING_UNREADABLE, "After the piece");
    refused_check(LION_AND_PAWN, "Ln-6e-5d", READING_UNREADABLE, "A piece stands on 6e");
}

/* notation.md 2.2: a sign for staying as it is may stand; a lion never promotes. */
static void test_signs_of_double_moves(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu lishogi", LION);
    assert_int_equal(move_by_usi(&setting.position, "6f6e6d=").promotion, MOVE_NOT_ASKED);
    expect_illegal(&setting, "6f6e6d+ 6f6f 6f6e6e");
}

/* The listed pass of a position. */
static void pass_check(const char *sfen, const char *usi) {
    Setting setting;
    MoveList list;
    char text[MOVE_TEXT_MAX] = "none";
    setting_begin(&setting, "chu lishogi", sfen);
    moves_all(&setting.position, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (move_is_pass(&setting.position, list.move[i])) {
            assert_string_equal(text, "none");
            usi_write(list.move[i], text, sizeof text);
        }
    }
    assert_string_equal(text, usi);
}

/* The first empty one of F, FR, R, BR, B, BL, L, FL, as the owner sees them. */
static void test_the_middle_square_of_a_pass(void **state) {
    (void)state;
    pass_check("k11/12/12/12/12/6N5/12/12/12/12/12/11K b - 1", "6f6e6f");
    pass_check("k11/12/12/12/6P5/6N5/12/12/12/12/12/11K b - 1", "6f5e6f");
    pass_check("k11/12/12/12/6PP4/6N5/12/12/12/12/12/11K b - 1", "6f5f6f");
    pass_check("k11/12/12/12/6PP4/6NP4/12/12/12/12/12/11K b - 1", "6f5g6f");
    pass_check("k11/12/12/12/6PP4/6NP4/7P4/12/12/12/12/11K b - 1", "6f6g6f");
    pass_check("k11/12/12/12/6pP4/6NP4/6PP4/12/12/12/12/11K b - 1", "6f7g6f");
    pass_check("k11/12/12/12/6pP4/6NP4/5PPP4/12/12/12/12/11K b - 1", "6f7f6f");
    pass_check("k11/12/12/12/6pP4/5pNP4/5PPP4/12/12/12/12/11K b - 1", "6f7e6f");
    pass_check("k11/12/12/12/5ppP4/5pNP4/5PPP4/12/12/12/12/11K b - 1", "none");
    pass_check("k11/12/12/12/12/6n5/12/12/12/12/12/11K w - 1", "6f6g6f");
    pass_check("k11/12/12/12/12/6n5/6p5/12/12/12/12/11K w - 1", "6f7g6f");
    pass_check("k11/12/12/12/12/6n5/5pp5/12/12/12/12/11K w - 1", "6f7f6f");
    pass_check("k11/12/12/12/12/6+H5/12/12/12/12/12/11K b - 1", "6f6e6f");
    pass_check("k11/12/12/12/6p5/6+H5/12/12/12/12/12/11K b - 1", "none");
    pass_check("k11/12/12/12/12/6+D5/12/12/12/12/12/11K b - 1", "6f5e6f");
    pass_check("k11/12/12/12/7p4/6+D5/12/12/12/12/12/11K b - 1", "6f7e6f");
    pass_check("k11/12/12/12/12/6+d5/12/12/12/12/12/11K w - 1", "6f7g6f");
}

/* Of several pieces that could pass, the one that comes first in the SFEN does. */
static void test_the_piece_of_a_pass(void **state) {
    (void)state;
    pass_check("k11/12/12/9+H2/12/6N5/12/12/12/12/12/11K b - 1", "3d3c3d");
    pass_check("k11/12/12/12/12/2N3N5/12/12/12/12/12/11K b - 1", "10f10e10f");
    pass_check("k11/12/9p2/9+H2/12/6N5/12/12/12/12/12/11K b - 1", "6f6e6f");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_worked_examples),
        cmocka_unit_test(test_two_step_forms_of_a_plain_move),
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_no_pass),
        cmocka_unit_test(test_taking_and_coming_home),
        cmocka_unit_test(test_either_of_two_takes_and_comes_home),
        cmocka_unit_test(test_start_square_of_double_moves),
        cmocka_unit_test(test_every_abbreviation),
        cmocka_unit_test(test_aliases),
        cmocka_unit_test(test_ambiguous_texts_are_refused),
        cmocka_unit_test(test_signs_of_double_moves),
        cmocka_unit_test(test_the_middle_square_of_a_pass),
        cmocka_unit_test(test_the_piece_of_a_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
