/* Saving and reading a game when memory runs out: at every single allocation, for once or for good,
 * the answer is no and nothing is lost. */
#include "rules/formats/record_file.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/failing_memory.h"
#include "tests/support/random.h"
#include "tests/support/same_game.h"

#include <stdlib.h>
#include <string.h>

enum { PLIES = 140 };

static void comment_long(Game *game) {
    static char text[5001];
    memset(text, 'a', sizeof text - 1);
    assert_true(game_comment(game, text));
}

/* So many plies that the way to the last one and the text outgrow their first rooms. */
static Game *game_make(void) {
    Setting setting;
    Random random = random_seeded(7);
    setting_begin(&setting, "fairy", "startpos");
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    while (ply_depth(game_ply(game)) < PLIES) {
        MoveList list;
        moves_all(game_position(game), &list);
        assert_true(game_play(game, list.move[random_below(&random, list.count)], NULL));
        assert_true(game_comment(game, "on"));
    }
    comment_long(game);
    assert_true(game_undo(game));
    return game;
}

static void write_fails(const Game *game, const char *text, bool for_good) {
    static const RecordHeads heads = {.saved = 1};
    size_t length = 0;
    size_t held = memory_held();
    memory_fail_at(0, false);
    free(record_write(game, &heads, &length));
    size_t allocations = memory_asked();
    assert_true(allocations >= 2);
    for (size_t number = 1; number <= allocations; number++) {
        memory_fail_at(number, for_good);
        assert_null(record_write(game, &heads, &length));
        memory_fail_at(0, false);
        assert_int_equal(memory_held(), held);
    }
    char *again = record_write(game, &heads, &length);
    assert_string_equal(again, text);
    free(again);
}

static void read_fails(const Game *game, const char *text, bool for_good) {
    RecordHeads heads = {.saved = 99};
    size_t held = memory_held();
    memory_fail_at(0, false);
    game_free(record_read(text, strlen(text), &heads, NULL));
    size_t allocations = memory_asked();
    assert_true(allocations > PLIES);
    for (size_t number = 1; number <= allocations; number++) {
        Problem why = {.line = 9, .column = 9, .text = ""};
        heads.saved = 99;
        memory_fail_at(number, for_good);
        assert_null(record_read(text, strlen(text), &heads, &why));
        memory_fail_at(0, false);
        assert_int_equal(memory_held(), held);
        assert_true(heads.saved == 99);
        assert_int_equal(why.line, 0);
        assert_int_equal(why.column, 0);
        expect_part(why.text, "no memory");
    }
    Game *again = record_read(text, strlen(text), &heads, NULL);
    assert_true(game_is_same(game, again));
    game_free(again);
}

static void test_every_allocation_fails(void **state) {
    (void)state;
    static const RecordHeads heads = {.saved = 1};
    size_t length = 0;
    Game *game = game_make();
    char *text = record_write(game, &heads, &length);
    assert_non_null(text);
    for (int for_good = 0; for_good < 2; for_good++) {
        write_fails(game, text, for_good == 1);
        read_fails(game, text, for_good == 1);
    }
    free(text);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_allocation_fails)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
