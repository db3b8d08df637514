/* Every path of some positions of ko shogi: its text is read, is legal, leads where it should, and
 * is written again. */
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/sha256.h"
#include "tests/support/table.h"

#include <string.h>

enum { DIGITS = 12, PATHS = 11532, LISTS = 119 };

static void path_check(const Setting *setting, Table *paths) {
    char text[MOVE_TEXT_MAX];
    char sfen[SFEN_MAX];
    char digest[SHA256_HEX_MAX];
    Position after;
    Move move = move_by_text(&setting->position, paths->field[1]);
    assert_true(move_is_legal(&setting->position, NULL, move, NULL));
    tsa_write_full(move, &setting->position, text, sizeof text);
    assert_string_equal(text, paths->field[1]);
    position_play(&setting->position, move, &after, NULL);
    size_t length = sfen_write_unnumbered(&after, sfen, sizeof sfen);
    sha256_hex(sfen, length, digest);
    digest[DIGITS] = '\0';
    assert_string_equal(digest, paths->field[2]);
    Verdict verdict = position_verdict(&after, NULL);
    bool command = verdict.over && verdict.reason == REASON_COMMAND;
    assert_string_equal(command ? verdict_winner_word(verdict) : "none", paths->field[3]);
}

static void test_paths(void **state) {
    (void)state;
    Table positions;
    Table paths;
    size_t lists = 0;
    size_t count = 0;
    table_open(&positions, "ko-positions.tsv", 7);
    table_open(&paths, "ko-paths.tsv", 4);
    while (table_next(&positions)) {
        Setting setting;
        size_t listed = table_number(&positions, 6);
        setting_begin(&setting, positions.field[1], positions.field[2]);
        for (size_t i = 0; i < listed; i++) {
            assert_true(table_next(&paths));
            assert_string_equal(paths.field[0], positions.field[0]);
            path_check(&setting, &paths);
        }
        lists += listed > 0;
        count += listed;
    }
    assert_false(table_next(&paths));
    assert_int_equal(lists, LISTS);
    assert_int_equal(count, PATHS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_paths)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
