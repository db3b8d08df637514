/* Made-up positions that are fuller than any game: nothing runs over. */
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdlib.h>

/* Every third point holds one of Black's, the others one of White's. */
static void fill(Setting *setting, const char *mine, const char *theirs) {
    const Variant *variant = &VARIANT_KO;
    KindId own = kind_find(variant->kinds, variant->kind_count, mine);
    KindId other = kind_find(variant->kinds, variant->kind_count, theirs);
    rules_by_words(&setting->rules, "ko default shoot_mode=free");
    position_clear(&setting->position, &setting->rules);
    for (int rank = 1; rank <= variant->ranks; rank++) {
        for (int file = 1; file <= variant->files; file++) {
            bool black = file % 4 == 1 && rank % 4 == 1;
            Piece piece = black ? piece_of(own, BLACK) : piece_of(other, WHITE);
            bool empty = file % 2 == 1 && rank % 2 == 1 && !black;
            position_put(&setting->position, square_at(file, rank), empty ? PIECE_NONE : piece);
        }
    }
    position_settle(&setting->position);
}

static void add_commanders(Setting *setting) {
    KindId general = kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, "general");
    position_put(&setting->position, square_at(19, 19), piece_of(general, BLACK));
    position_put(&setting->position, square_at(1, 2), piece_of(general, WHITE));
}

static void test_more_moves_than_a_list_holds(void **state) {
    (void)state;
    Setting setting;
    MoveList *list = malloc(sizeof *list);
    assert_non_null(list);
    fill(&setting, "five_li_fog", "pawn");
    add_commanders(&setting);
    moves_all(&setting.position, list);
    assert_int_equal(list->count, MOVES_MAX);
    for (size_t i = 0; i < list->count; i += 97) {
        assert_true(move_is_legal(&setting.position, NULL, list->move[i], NULL));
    }
    free(list);
    Selector selector;
    ChoiceList choices;
    selector_begin(&selector, &setting.position, NULL);
    selector_choices(&selector, &choices);
    assert_true(choices.count > 20);
}

static void test_a_chain_over_the_whole_board(void **state) {
    (void)state;
    Setting setting;
    rules_by_words(&setting.rules, "ko default");
    position_clear(&setting.position, &setting.rules);
    KindId guard = kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, "advance_guard");
    KindId rear = kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, "rear_guard");
    KindId clerk = kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, "clerk");
    for (int rank = 1; rank <= 19; rank++) {
        for (int file = 1; file <= 19; file++) {
            KindId kind = rank == 3 ? rear : guard;
            position_put(&setting.position, square_at(file, rank), piece_of(kind, BLACK));
        }
    }
    position_put(&setting.position, square_at(10, 8), piece_of(clerk, BLACK));
    position_put(&setting.position, square_at(10, 6), PIECE_NONE);
    add_commanders(&setting);
    Position after;
    Effects effects;
    Move move = move_by_usi(&setting.position, "10h10f+");
    assert_true(move_is_legal(&setting.position, NULL, move, NULL));
    position_play(&setting.position, move, &after, &effects);
    assert_true(effects.count > 350);
    effects_backward(&effects, &after);
    position_set_turn(&after, BLACK);
    assert_true(position_equal(&after, &setting.position));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_more_moves_than_a_list_holds),
        cmocka_unit_test(test_a_chain_over_the_whole_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
