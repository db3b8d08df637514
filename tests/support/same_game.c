#include "tests/support/same_game.h"

#include "rules/formats/record_file.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdlib.h>
#include <string.h>

static bool rules_are_same(const Ruleset *one, const Ruleset *other) {
    return one->variant == other->variant &&
           memcmp(one->option, other->option, sizeof one->option) == 0;
}

static bool verdict_is_same(Verdict one, Verdict other) {
    return one.over == other.over && one.winner == other.winner && one.reason == other.reason;
}

/* How many elder siblings it has; 0 for no ply, too. */
static size_t place_among_siblings(const Ply *ply) {
    size_t place = 0;
    const Ply *parent = ply != NULL ? ply_parent(ply) : NULL;
    const Ply *elder = parent != NULL ? ply_first_child(parent) : ply;
    for (; elder != ply; elder = ply_next_sibling(elder)) {
        place++;
    }
    return place;
}

static bool ply_is_same(const Ply *one, const Ply *other) {
    const Ply *shown = ply_shown_child(one);
    const Ply *other_shown = ply_shown_child(other);
    return ply_depth(one) == ply_depth(other) && move_equal(ply_move(one), ply_move(other)) &&
           position_is_same(ply_position(one), ply_position(other)) &&
           strcmp(ply_comment(one), ply_comment(other)) == 0 &&
           verdict_is_same(ply_verdict(one), ply_verdict(other)) &&
           (shown == NULL) == (other_shown == NULL) &&
           place_among_siblings(shown) == place_among_siblings(other_shown);
}

bool game_is_same(const Game *one, const Game *other) {
    if (!rules_are_same(game_rules(one), game_rules(other))) {
        return false;
    }
    const Ply *ply = game_start(one);
    const Ply *twin = game_start(other);
    while (ply != NULL && twin != NULL) {
        bool here = ply == game_ply(one);
        if (!ply_is_same(ply, twin) || here != (twin == game_ply(other))) {
            return false;
        }
        ply = ply_next(ply);
        twin = ply_next(twin);
    }
    return ply == NULL && twin == NULL;
}

void expect_game_kept(const Game *game) {
    RecordHeads heads = {.name = {"Ann", "Bob"}, .saved = 12};
    size_t length = 0;
    size_t again_length = 0;
    Problem why = {.text = ""};
    char *text = record_write(game, &heads, &length);
    Game *again = record_read(text, length, &heads, &why);
    if (again == NULL) {
        print_error("line %d: %s\n%s", why.line, why.text, text);
        fail();
    }
    assert_true(game_is_same(game, again));
    char *same = record_write(again, &heads, &again_length);
    assert_int_equal(length, again_length);
    assert_memory_equal(text, same, length);
    free(same);
    free(text);
    game_free(again);
}
