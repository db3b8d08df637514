/* The move diagrams: every piece of sho and chu shogi against the rules' table, and each kind of
 * mark. */
#include "rules/pieces/diagram.h"
#include "rules/play/movegen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/piece_table.h"
#include "tests/support/setting.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static int meaning_at(const Diagram *diagram, int right, int ahead) {
    for (size_t i = 0; i < diagram->count; i++) {
        if (diagram->mark[i].right == right && diagram->mark[i].ahead == ahead) {
            return diagram->mark[i].meaning;
        }
    }
    return -1;
}

static void test_all_pieces_of_sho(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    piece_table_read(rows);
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        PieceWay way[PIECE_TARGETS_MAX];
        Diagram diagram;
        size_t ways = piece_ways(&rows[i], way);
        KindId id = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, rows[i].code);
        diagram_of(&VARIANT_SHO.kinds[id], &diagram);
        assert_int_equal(diagram.count, ways);
        for (size_t j = 0; j < ways; j++) {
            int expected = way[j].runs ? DIAGRAM_RANGE : way[j].jumps ? DIAGRAM_JUMP : DIAGRAM_STEP;
            assert_int_equal(meaning_at(&diagram, way[j].right, way[j].ahead), expected);
        }
        assert_int_equal(diagram.radius, 2);
        assert_int_equal(diagram.legs, 1);
        assert_false(diagram_means(&diagram, DIAGRAM_HOME));
    }
}

/* A lion's neighbours are first steps and all beyond them leaps; falcon and eagle have that on
 * their lion lines, the only ones on which they step. */
static void chu_diagram_check(const PieceRow *row, const Diagram *diagram) {
    PieceWay way[PIECE_TARGETS_MAX];
    bool has_lion_power = strcmp(row->lion_power, "-") != 0;
    assert_int_equal(diagram_means(diagram, DIAGRAM_HOME), has_lion_power);
    assert_int_equal(diagram->radius, 2);
    if (strcmp(row->lion_power, "lion") == 0) {
        assert_int_equal(diagram->count, 25);
        for (int place = 0; place < 25; place++) {
            int right = place % 5 - 2;
            int ahead = place / 5 - 2;
            bool near = abs(right) <= 1 && abs(ahead) <= 1;
            int expected = place == 12 ? DIAGRAM_HOME : near ? DIAGRAM_LEG : DIAGRAM_JUMP;
            assert_int_equal(meaning_at(diagram, right, ahead), expected);
        }
        return;
    }
    size_t ways = piece_ways(row, way);
    assert_int_equal(diagram->count, ways + has_lion_power);
    for (size_t i = 0; i < ways; i++) {
        int step = has_lion_power ? DIAGRAM_LEG : DIAGRAM_STEP;
        int expected = way[i].runs ? DIAGRAM_RANGE : way[i].jumps ? DIAGRAM_JUMP : step;
        assert_int_equal(meaning_at(diagram, way[i].right, way[i].ahead), expected);
    }
}

static void test_all_pieces_of_chu(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS_CHU];
    piece_table_read_chu(rows);
    for (size_t i = 0; i < PIECE_ROWS_CHU; i++) {
        Diagram diagram;
        KindId id = kind_find(VARIANT_CHU.kinds, VARIANT_CHU.kind_count, rows[i].code);
        diagram_of(&VARIANT_CHU.kinds[id], &diagram);
        chu_diagram_check(&rows[i], &diagram);
    }
}

/* The squares that the marks stand for, a range to the edge, are those that the generator finds. */
static void marks_check(const Setting *setting, const Diagram *diagram, Square from) {
    MoveList list;
    bool reached[BOARD_CELLS] = {false};
    size_t squares = 0;
    moves_from(&setting->position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        reached[move_end(list.move[i])] = true;
    }
    for (size_t i = 0; i < diagram->count; i++) {
        const DiagramMark *mark = &diagram->mark[i];
        int length = mark->meaning == DIAGRAM_RANGE ? 4 : 1;
        for (int n = 1; n <= length; n++) {
            assert_true(reached[square_at(5 - n * mark->right, 5 - n * mark->ahead)]);
        }
        squares += (size_t)length;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        squares -= reached[square];
    }
    assert_int_equal(squares, 0);
}

static void test_marks_are_what_the_generator_finds(void **state) {
    (void)state;
    Square middle = square_by_name("5e");
    for (size_t id = 1; id < VARIANT_SHO.kind_count; id++) {
        Setting setting;
        Diagram diagram;
        setting_begin(&setting, "default", "9/9/9/9/9/9/9/9/9 b - 1");
        position_put(&setting.position, middle, piece_of((KindId)id, BLACK));
        position_settle(&setting.position);
        diagram_of(&VARIANT_SHO.kinds[id], &diagram);
        marks_check(&setting, &diagram, middle);
    }
}

static void test_limited_run_ends_with_a_limit(void **state) {
    (void)state;
    static const Kind runner = {
        .power = {{.bearings = TO_FR, .act = ACT_GO, .reach = 3, .legs = 1}}};
    Diagram diagram;
    diagram_of(&runner, &diagram);
    assert_int_equal(diagram.count, 3);
    assert_int_equal(diagram.radius, 3);
    assert_int_equal(meaning_at(&diagram, 1, 1), DIAGRAM_STEP);
    assert_int_equal(meaning_at(&diagram, 2, 2), DIAGRAM_STEP);
    assert_int_equal(meaning_at(&diagram, 3, 3), DIAGRAM_LIMIT);
}

/* Of several powers that reach a square the meaning listed first is shown, whatever their order. */
static void test_the_strongest_meaning_is_shown(void **state) {
    (void)state;
    static const Kind lion = {
        .power = {{.bearings = TO_F, .act = ACT_GO, .reach = 1, .legs = 1},
                  {.bearings = TO_ADJACENT,
                   .act = ACT_GO,
                   .reach = 1,
                   .legs = 2,
                   .traits = POWER_MAY_RETURN},
                  {.bearings = TO_B, .act = ACT_GO, .legs = 1},
                  {.bearings = TO_FF | TO_B, .act = ACT_SHOOT, .reach = 1, .legs = 2}}};
    Diagram diagram;
    diagram_of(&lion, &diagram);
    assert_int_equal(meaning_at(&diagram, 0, 1), DIAGRAM_LEG);
    assert_int_equal(meaning_at(&diagram, 0, -1), DIAGRAM_LEG);
    assert_int_equal(meaning_at(&diagram, 0, 2), DIAGRAM_LATER);
    assert_int_equal(diagram.legs, 2);
    assert_int_equal(meaning_at(&diagram, 0, 0), DIAGRAM_HOME);
    assert_true(diagram_means(&diagram, DIAGRAM_HOME));
    /* 24 squares and home, a line, two shots; these stand besides. */
    assert_int_equal(diagram.count, 28);
    assert_true(diagram_means(&diagram, DIAGRAM_RANGE));
    assert_true(diagram_means(&diagram, DIAGRAM_SHOT_DOUBLE));
}

static void test_meanings_have_words(void **state) {
    (void)state;
    for (int i = 0; i < DIAGRAM_MEANINGS; i++) {
        assert_true(strlen(diagram_meaning((DiagramMeaning)i)) > 0);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(diagram_meaning((DiagramMeaning)i),
                                    diagram_meaning((DiagramMeaning)j));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_pieces_of_sho),
        cmocka_unit_test(test_all_pieces_of_chu),
        cmocka_unit_test(test_marks_are_what_the_generator_finds),
        cmocka_unit_test(test_limited_run_ends_with_a_limit),
        cmocka_unit_test(test_the_strongest_meaning_is_shown),
        cmocka_unit_test(test_meanings_have_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
