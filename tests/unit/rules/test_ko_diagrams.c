/* The move diagrams of ko shogi: for every face the marks are what the generator finds on a board
 * with that piece and, far away, commanders, drum and priest. */
#include "rules/pieces/diagram.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE = 19, MIDDLE = 10 };

/* Off all lines of the middle, and farther than any leap. */
static const char FAR[] = "18a 18s 16a 16s 14a 14s";

typedef struct Scene {
    Setting setting;
    Square from;
    const Kind *kind;
    Diagram diagram;
} Scene;

static KindId kind_of(const char *code) {
    return kind_find(VARIANT_KO.kinds, VARIANT_KO.kind_count, code);
}

static void scene_begin(Scene *scene, const char *words, KindId id) {
    static const char *const STONES[] = {"general", "taoist_priest", "drum"};
    const char *list = FAR;
    char name[16];
    rules_by_words(&scene->setting.rules, words);
    position_clear(&scene->setting.position, &scene->setting.rules);
    for (int i = 0; word_take(&list, name); i++) {
        position_put(&scene->setting.position, square_by_name(name),
                     piece_of(kind_of(STONES[i / 2]), i % 2 == 0 ? WHITE : BLACK));
    }
    scene->from = square_at(MIDDLE, MIDDLE);
    scene->kind = &VARIANT_KO.kinds[id];
    position_put(&scene->setting.position, scene->from, piece_of(id, BLACK));
    position_settle(&scene->setting.position);
    diagram_of(scene->kind, &scene->diagram);
}

static bool is_shot(int meaning) {
    return meaning == DIAGRAM_SHOT || meaning == DIAGRAM_SHOT_DOUBLE ||
           meaning == DIAGRAM_SHOT_OVER;
}

static bool is_line(int meaning) {
    return meaning == DIAGRAM_RANGE || meaning == DIAGRAM_RANGE_HOLDS;
}

static bool marks_line_to(const DiagramMark *mark, int right, int ahead) {
    int far = abs(right) > abs(ahead) ? abs(right) : abs(ahead);
    return far > 0 && mark->right * far == right && mark->ahead * far == ahead;
}

/* Whether the diagram says that the piece goes there; (0,0): that it may come home. */
static bool says_goes(const Diagram *diagram, int right, int ahead) {
    for (size_t i = 0; i < diagram->count; i++) {
        const DiagramMark *mark = &diagram->mark[i];
        bool here = mark->right == right && mark->ahead == ahead;
        if (is_line(mark->meaning)
                ? marks_line_to(mark, right, ahead)
                : here && !is_shot(mark->meaning) && mark->meaning != DIAGRAM_BURN) {
            return true;
        }
    }
    return false;
}

static int shot_at(const Diagram *diagram, int right, int ahead) {
    for (size_t i = 0; i < diagram->count; i++) {
        const DiagramMark *mark = &diagram->mark[i];
        if (is_shot(mark->meaning) && mark->right == right && mark->ahead == ahead) {
            return mark->meaning;
        }
    }
    return -1;
}

static Square square_beside(int right, int ahead) {
    return square_at(MIDDLE - right, MIDDLE - ahead);
}

static void complain(const Scene *scene, int right, int ahead) {
    print_error("%s: %d to the right, %d ahead\n", scene->kind->code, right, ahead);
    fail();
}

/* Where it may end its moves on a board without targets. */
static void ends_check(const Scene *scene) {
    MoveList list;
    bool reached[BOARD_CELLS] = {false};
    moves_paths(&scene->setting.position, scene->from, &list);
    for (size_t i = 0; i < list.count; i++) {
        reached[move_end(list.move[i])] = true;
    }
    for (int place = 0; place < SIDE * SIDE; place++) {
        int right = place % SIDE - SIDE / 2;
        int ahead = place / SIDE - SIDE / 2;
        if (reached[square_beside(right, ahead)] != says_goes(&scene->diagram, right, ahead)) {
            complain(scene, right, ahead);
        }
    }
}

static void test_ends(void **state) {
    (void)state;
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        scene_begin(&scene, "ko default", (KindId)id);
        ends_check(&scene);
    }
}

static bool takes(const Move *move, Square target, Act act) {
    for (int i = 0; i < move->steps; i++) {
        if (move->step[i].square == target && move->step[i].act == act) {
            return true;
        }
    }
    return false;
}

static bool is_far_stone(const Scene *scene, Square square) {
    return scene->setting.position.cell[square] != PIECE_NONE;
}

static bool some_move_takes(const Position *position, Square from, Square target, Act act) {
    MoveList list;
    moves_paths(position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (takes(&list.move[i], target, act)) {
            return true;
        }
    }
    return false;
}

/* An enemy on each square in turn is taken where the diagram goes; steps on the way to the end of a
 * whole turn may take more than that. */
static void captures_check(const Scene *scene) {
    bool clergy = (scene->kind->traits & KIND_CLERGY) != 0;
    KindId target = kind_of(clergy ? "spiritual_monk" : "pawn");
    bool whole = diagram_means(&scene->diagram, DIAGRAM_WHOLE);
    for (int place = 0; place < SIDE * SIDE; place++) {
        int right = place % SIDE - SIDE / 2;
        int ahead = place / SIDE - SIDE / 2;
        Square square = square_beside(right, ahead);
        if (is_far_stone(scene, square)) {
            continue;
        }
        Position position = scene->setting.position;
        position_put(&position, square, piece_of(target, WHITE));
        position_settle(&position);
        bool taken = some_move_takes(&position, scene->from, square, ACT_GO);
        bool told = says_goes(&scene->diagram, right, ahead);
        if (taken != told && !(whole && taken)) {
            complain(scene, right, ahead);
        }
    }
}

static void test_captures(void **state) {
    (void)state;
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        scene_begin(&scene, "ko default", (KindId)id);
        captures_check(&scene);
    }
}

/* Shots as seen from where the piece stands, which the rules of free shooting let it fire. */
static void shots_check(const Scene *scene) {
    for (int place = 0; place < SIDE * SIDE; place++) {
        int right = place % SIDE - SIDE / 2;
        int ahead = place / SIDE - SIDE / 2;
        Square square = square_beside(right, ahead);
        if (is_far_stone(scene, square)) {
            continue;
        }
        Position position = scene->setting.position;
        MoveList list;
        bool shot = false;
        position_put(&position, square, piece_of(kind_of("pawn"), WHITE));
        position_settle(&position);
        moves_paths(&position, scene->from, &list);
        for (size_t i = 0; i < list.count; i++) {
            shot = shot ||
                   (list.move[i].step[0].act == ACT_SHOOT && list.move[i].step[0].square == square);
        }
        if (shot != (shot_at(&scene->diagram, right, ahead) >= 0)) {
            complain(scene, right, ahead);
        }
    }
}

static void test_shots(void **state) {
    (void)state;
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        scene_begin(&scene, "ko free-shooting", (KindId)id);
        shots_check(&scene);
    }
}

/* Over other pieces, and twice, exactly where the marks say so. */
static void test_how_shots_go(void **state) {
    (void)state;
    int kinds[DIAGRAM_MEANINGS] = {0};
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        scene_begin(&scene, "ko free-shooting", (KindId)id);
        int mark = shot_at(&scene.diagram, 0, 1);
        if (mark < 0) {
            continue;
        }
        kinds[mark]++;
        Position position = scene.setting.position;
        MoveList list;
        size_t most = 0;
        position_put(&position, square_beside(0, 1), piece_of(kind_of("pawn"), BLACK));
        position_put(&position, square_beside(0, 2), piece_of(kind_of("pawn"), WHITE));
        position_put(&position, square_beside(1, 0), piece_of(kind_of("pawn"), WHITE));
        position_put(&position, square_beside(-1, 0), piece_of(kind_of("pawn"), WHITE));
        position_settle(&position);
        moves_paths(&position, scene.from, &list);
        bool over = false;
        for (size_t i = 0; i < list.count; i++) {
            const Move *move = &list.move[i];
            if (move->step[0].act == ACT_SHOOT) {
                most = move->steps > most ? move->steps : most;
                over = over || move->step[0].square == square_beside(0, 2);
            }
        }
        assert_int_equal(over, mark == DIAGRAM_SHOT_OVER);
        assert_int_equal(most, mark == DIAGRAM_SHOT_DOUBLE ? 2 : 1);
    }
    assert_int_equal(kinds[DIAGRAM_SHOT], 8);
    assert_int_equal(kinds[DIAGRAM_SHOT_DOUBLE], 2);
    assert_int_equal(kinds[DIAGRAM_SHOT_OVER], 2);
}

/* What is held on the first square of each line cannot move. */
static void test_lines_that_hold(void **state) {
    (void)state;
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        scene_begin(&scene, "ko default", (KindId)id);
        for (int bearing = 0; bearing < BEARING_RING; bearing++) {
            int right = bearing_right(bearing);
            int ahead = bearing_ahead(bearing);
            Square square = square_beside(3 * right, 3 * ahead);
            Position position = scene.setting.position;
            MoveList list;
            bool told = false;
            for (size_t i = 0; i < scene.diagram.count; i++) {
                const DiagramMark *mark = &scene.diagram.mark[i];
                told = told || (mark->meaning == DIAGRAM_RANGE_HOLDS && mark->right == right &&
                                mark->ahead == ahead);
            }
            position_put(&position, square, piece_of(kind_of("general"), WHITE));
            position_set_turn(&position, WHITE);
            position_settle(&position);
            moves_from(&position, square, &list);
            assert_int_equal(list.count == 0, told);
        }
    }
}

static size_t burn_marks(const Diagram *diagram) {
    size_t count = 0;
    for (size_t i = 0; i < diagram->count; i++) {
        count += diagram->mark[i].meaning == DIAGRAM_BURN;
    }
    return count;
}

/* Pieces all around a flame two points ahead burn when it has come there. */
static void test_burning(void **state) {
    (void)state;
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        Scene scene;
        Position after;
        scene_begin(&scene, "ko default", (KindId)id);
        bool burns = (scene.kind->traits & KIND_BURNS) != 0;
        assert_int_equal(burn_marks(&scene.diagram), burns ? 8 : 0);
        if (!burns) {
            continue;
        }
        Position position = scene.setting.position;
        for (int bearing = 0; bearing < BEARING_RING; bearing++) {
            Square square = square_beside(bearing_right(bearing), 1 + bearing_ahead(bearing));
            if (square != scene.from) {
                position_put(&position, square,
                             piece_of(kind_of("pawn"), bearing % 2 == 0 ? BLACK : WHITE));
            }
        }
        position_settle(&position);
        position_play(&position, move_by_usi(&position, "10j10i"), &after, NULL);
        for (int bearing = 0; bearing < BEARING_RING; bearing++) {
            Square square = square_beside(bearing_right(bearing), 1 + bearing_ahead(bearing));
            assert_int_equal(after.cell[square], PIECE_NONE);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_captures),
        cmocka_unit_test(test_shots),
        cmocka_unit_test(test_how_shots_go),
        cmocka_unit_test(test_lines_that_hold),
        cmocka_unit_test(test_burning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
