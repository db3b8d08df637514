/* Widgets: what counts as a click, which key presses a button, and who answers an input. */
#include "app/ui/ui.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/sight.h"

#include <string.h>

static const Rect BOX = {100, 100, 90, 32};
static const Point INSIDE = {120, 110};
static const Point OUTSIDE = {300, 300};

typedef struct Scene {
    Canvas *canvas;
    Ui ui;
    uint32_t now;
    bool touched; /* what the last pass's ui_end said */
} Scene;

static const CanvasFrame FRAME = {.width = 400, .height = 400, .scale = 1, .theme = THEME_LIGHT};

static void scene_begin(Scene *scene) {
    scene->canvas = canvas_new(canvas_measure_fixed, NULL);
    scene->ui = ui_fresh();
    scene->now = 0;
    assert_non_null(scene->canvas);
    canvas_begin(scene->canvas, &FRAME);
}

static bool pass_button(Scene *scene, const Button *button, Input input) {
    canvas_begin(scene->canvas, &FRAME);
    ui_begin(&scene->ui, scene->canvas, &input, scene->now);
    bool pressed = ui_button(&scene->ui, button);
    ui_tip(&scene->ui);
    scene->touched = ui_end(&scene->ui);
    return pressed;
}

static Button plain_button(void) {
    return (Button){.box = BOX, .label = "Undo", .icon = ICON_COUNT};
}

static Input at(InputKind kind, Point point) {
    bool button = kind == INPUT_PRESS || kind == INPUT_RELEASE;
    return (Input){.kind = kind, .point = point, .button = button ? BUTTON_LEFT : BUTTON_NONE};
}

static void test_click_is_press_and_release_inside(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    scene_begin(&scene);
    assert_false(pass_button(&scene, &button, at(INPUT_MOVE, INSIDE)));
    assert_false(pass_button(&scene, &button, at(INPUT_PRESS, INSIDE)));
    assert_int_not_equal(scene.ui.held, 0);
    /* Drawing does not press it. */
    assert_false(pass_button(&scene, &button, (Input){.kind = INPUT_NONE}));
    assert_true(pass_button(&scene, &button, at(INPUT_RELEASE, INSIDE)));
    assert_int_equal(scene.ui.held, 0);
    assert_false(pass_button(&scene, &button, at(INPUT_RELEASE, INSIDE)));
    canvas_free(scene.canvas);
}

static void test_no_click(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    scene_begin(&scene);
    /* Released somewhere else. */
    pass_button(&scene, &button, at(INPUT_PRESS, INSIDE));
    assert_false(pass_button(&scene, &button, at(INPUT_DRAG, OUTSIDE)));
    assert_false(pass_button(&scene, &button, at(INPUT_RELEASE, OUTSIDE)));
    /* Pressed somewhere else. */
    pass_button(&scene, &button, at(INPUT_PRESS, OUTSIDE));
    assert_false(pass_button(&scene, &button, at(INPUT_RELEASE, INSIDE)));
    /* Another button of the mouse. */
    Input right = {.kind = INPUT_PRESS, .point = INSIDE, .button = BUTTON_RIGHT};
    assert_false(pass_button(&scene, &button, right));
    right.kind = INPUT_RELEASE;
    assert_false(pass_button(&scene, &button, right));
    /* The window lost the keyboard in between. */
    pass_button(&scene, &button, at(INPUT_PRESS, INSIDE));
    assert_false(pass_button(&scene, &button, (Input){.kind = INPUT_BLUR}));
    assert_false(pass_button(&scene, &button, at(INPUT_RELEASE, INSIDE)));
    canvas_free(scene.canvas);
}

static void test_disabled(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    button.disabled = true;
    button.key = 'u';
    button.tip = "Undo it";
    scene_begin(&scene);
    pass_button(&scene, &button, at(INPUT_MOVE, INSIDE));
    assert_false(sight_reads(scene.canvas, "Undo it"));
    pass_button(&scene, &button, at(INPUT_PRESS, INSIDE));
    assert_false(pass_button(&scene, &button, at(INPUT_RELEASE, INSIDE)));
    assert_false(pass_button(&scene, &button, (Input){.kind = INPUT_KEY, .key = 'u'}));
    assert_non_null(sight_label(scene.canvas, "disabled", "Undo"));
    assert_null(sight_label(scene.canvas, "button", "Undo"));
    canvas_free(scene.canvas);
}

static void test_keys(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    button.key = 'z';
    button.modifiers = MODIFIER_CONTROL;
    scene_begin(&scene);
    Input key = {.kind = INPUT_KEY, .key = 'z'};
    assert_false(pass_button(&scene, &button, key));
    key.modifiers = MODIFIER_CONTROL | MODIFIER_SHIFT;
    assert_false(pass_button(&scene, &button, key));
    key.modifiers = MODIFIER_CONTROL;
    assert_true(pass_button(&scene, &button, key));
    key.key = 'y';
    assert_false(pass_button(&scene, &button, key));
    /* A button without a key is not pressed by an unknown key. */
    button.key = KEY_NONE;
    button.modifiers = 0;
    assert_false(pass_button(&scene, &button, (Input){.kind = INPUT_KEY, .key = KEY_NONE}));
    canvas_free(scene.canvas);
}

static void test_only_one_answers(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    Input key = {.kind = INPUT_KEY, .key = KEY_ESCAPE};
    ui_begin(&scene.ui, scene.canvas, &key, 0);
    assert_true(ui_key(&scene.ui, KEY_ESCAPE, 0));
    assert_false(ui_key(&scene.ui, KEY_ESCAPE, 0));
    ui_end(&scene.ui);
    Input press = at(INPUT_PRESS, INSIDE);
    ui_begin(&scene.ui, scene.canvas, &press, 0);
    assert_false(ui_press(&scene.ui, BOX, BUTTON_RIGHT));
    assert_false(ui_press(&scene.ui, (Rect){0, 0, 50, 50}, BUTTON_LEFT));
    assert_true(ui_press(&scene.ui, BOX, BUTTON_LEFT));
    assert_false(ui_press(&scene.ui, BOX, BUTTON_LEFT));
    ui_end(&scene.ui);
    canvas_free(scene.canvas);
}

/* ui_end says when the picture must be drawn again: pointer enters, leaves, releases; not while it
 * rests. */
static void test_touched(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    scene_begin(&scene);
    pass_button(&scene, &button, at(INPUT_MOVE, OUTSIDE));
    assert_false(scene.touched);
    pass_button(&scene, &button, at(INPUT_MOVE, INSIDE));
    assert_true(scene.touched);
    pass_button(&scene, &button, at(INPUT_MOVE, (Point){INSIDE.x + 1, INSIDE.y}));
    assert_false(scene.touched);
    pass_button(&scene, &button, (Input){.kind = INPUT_LEAVE});
    assert_true(scene.touched);
    canvas_free(scene.canvas);
}

static void test_tip(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    button.tip = "Undo a move";
    scene_begin(&scene);
    pass_button(&scene, &button, at(INPUT_MOVE, OUTSIDE));
    assert_false(sight_reads(scene.canvas, "Undo a move"));
    pass_button(&scene, &button, at(INPUT_MOVE, INSIDE));
    assert_false(sight_reads(scene.canvas, "Undo a move"));
    assert_int_equal(scene.ui.wake, 400);
    /* It is told when the pointer has rested, and the pass before says when that will be. */
    scene.now = 300;
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    assert_false(sight_reads(scene.canvas, "Undo a move"));
    assert_int_equal(scene.ui.wake, 100);
    scene.now = 400;
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    assert_true(sight_reads(scene.canvas, "Undo a move"));
    /* A tip stays in the window. */
    button.box = (Rect){360, 100, 32, 32};
    pass_button(&scene, &button, at(INPUT_MOVE, (Point){370, 110}));
    scene.now = 900;
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    const CanvasCommand *tip = sight_text(scene.canvas, "Undo a move");
    assert_non_null(tip);
    assert_true(tip->box.x + tip->box.w <= 400);
    canvas_free(scene.canvas);
}

static void test_widths(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    scene_begin(&scene);
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    float bare = ui_button_width(&scene.ui, &button);
    /* Four characters of 14 pixels and the padding of both sides. */
    assert_true(bare > 4 * 0.55F * 14 + 20);
    button.key_text = "Esc";
    float keyed = ui_button_width(&scene.ui, &button);
    assert_true(keyed > bare + 3 * 0.55F * 12);
    button.icon = ICON_UNDO;
    float full = ui_button_width(&scene.ui, &button);
    assert_true(full > keyed + 16);
    button.icon_only = true;
    assert_true(ui_button_width(&scene.ui, &button) < bare);
    /* Everything inside the button lies inside its box. */
    button.icon_only = false;
    button.box.w = full;
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    for (size_t i = 0; i < canvas_count(scene.canvas); i++) {
        const CanvasCommand *command = canvas_at(scene.canvas, i);
        if (command->kind == COMMAND_TEXT) {
            assert_true(sight_within(command->box, button.box));
        }
    }
    assert_non_null(sight_text(scene.canvas, "Undo"));
    assert_non_null(sight_text(scene.canvas, "Esc"));
    canvas_free(scene.canvas);
}

/* Two rows of one name in two places are two things. */
static void test_rows_of_one_name(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    CanvasFrame frame = {.width = 400, .height = 400, .scale = 1, .theme = THEME_LIGHT};
    static const Rect FIRST = {10, 10, 100, 26};
    static const Rect SECOND = {10, 36, 100, 26};
    const Input inputs[] = {at(INPUT_PRESS, (Point){20, 45}), at(INPUT_RELEASE, (Point){20, 45})};
    bool first = false;
    bool second = false;
    for (size_t i = 0; i < 2; i++) {
        canvas_begin(scene.canvas, &frame);
        ui_begin(&scene.ui, scene.canvas, &inputs[i], 0);
        first = ui_row(&scene.ui, FIRST, "P-7f", false) || first;
        second = ui_row(&scene.ui, SECOND, "P-7f", false) || second;
        ui_end(&scene.ui);
    }
    assert_false(first);
    assert_true(second);
    canvas_free(scene.canvas);
}

static bool pass_chip(Scene *scene, ChipState chip, Input input) {
    canvas_begin(scene->canvas, &FRAME);
    ui_begin(&scene->ui, scene->canvas, &input, scene->now);
    bool pressed = ui_chip(&scene->ui, (Point){100, 100}, "Rook 2h", chip);
    scene->touched = ui_end(&scene->ui);
    return pressed;
}

static void test_chips(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    pass_chip(&scene, CHIP_FIRST, (Input){.kind = INPUT_NONE});
    float width = ui_chip_width(&scene.ui, "Rook 2h");
    assert_true(ui_chip_width(&scene.ui, "Drunk elephant 5h") > width);
    const CanvasCommand *text = sight_text(scene.canvas, "Rook 2h");
    assert_non_null(text);
    assert_true(sight_within(text->box, (Rect){100, 100, width, 32}));
    canvas_free(scene.canvas);
}

/* What is done can be pressed; what is still open cannot. */
static void test_pressing_a_chip(void **state) {
    (void)state;
    static const ChipState CHIPS[] = {CHIP_FIRST, CHIP_DONE, CHIP_OPEN};
    for (size_t i = 0; i < 3; i++) {
        Scene scene;
        scene_begin(&scene);
        assert_false(pass_chip(&scene, CHIPS[i], at(INPUT_PRESS, INSIDE)));
        bool pressed = pass_chip(&scene, CHIPS[i], at(INPUT_RELEASE, INSIDE));
        assert_int_equal(pressed, CHIPS[i] != CHIP_OPEN);
        canvas_free(scene.canvas);
    }
}

/* A disabled button tells why after a while, and its usual tip never. */
static void test_why_it_is_disabled(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    button.tip = "Undo it";
    button.why = "There is nothing to take back.";
    scene_begin(&scene);
    for (int disabled = 0; disabled < 2; disabled++) {
        button.disabled = disabled != 0;
        scene.now += 1000;
        pass_button(&scene, &button, at(INPUT_MOVE, OUTSIDE));
        pass_button(&scene, &button, at(INPUT_MOVE, INSIDE));
        assert_true(scene.touched);
        scene.now += 400;
        pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
        assert_int_equal(sight_reads(scene.canvas, button.why), disabled);
        assert_int_equal(sight_reads(scene.canvas, button.tip), 1 - disabled);
    }
    canvas_free(scene.canvas);
}

/* A long tip is broken into lines, all of them in the window. */
static void test_long_tip(void **state) {
    (void)state;
    Scene scene;
    Button button = plain_button();
    button.tip =
        "One square straight ahead, or two squares at once where nothing stands in between, "
        "and then home again.";
    scene_begin(&scene);
    pass_button(&scene, &button, at(INPUT_MOVE, INSIDE));
    scene.now = 400;
    pass_button(&scene, &button, (Input){.kind = INPUT_NONE});
    /* The button's own text, and the lines of the tip. */
    size_t texts = sight_count(scene.canvas, COMMAND_TEXT);
    assert_true(texts >= 3);
    Rect window = {0, 0, FRAME.width, FRAME.height};
    assert_int_equal(sight_count_in(scene.canvas, COMMAND_TEXT, window), texts);
    assert_true(sight_reads(scene.canvas, "home again."));
    canvas_free(scene.canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_click_is_press_and_release_inside),
        cmocka_unit_test(test_no_click),
        cmocka_unit_test(test_disabled),
        cmocka_unit_test(test_keys),
        cmocka_unit_test(test_only_one_answers),
        cmocka_unit_test(test_touched),
        cmocka_unit_test(test_tip),
        cmocka_unit_test(test_widths),
        cmocka_unit_test(test_rows_of_one_name),
        cmocka_unit_test(test_chips),
        cmocka_unit_test(test_pressing_a_chip),
        cmocka_unit_test(test_why_it_is_disabled),
        cmocka_unit_test(test_long_tip),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
