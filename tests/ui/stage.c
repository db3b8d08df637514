#include "tests/ui/stage.h"

#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/faults.h"
#include "tests/ui/sight.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const Point SIZES[] = {{480, 300},  {481, 700},   {559, 400},   {560, 400},  {640, 400},
                              {700, 900},  {720, 480},   {853, 533},   {899, 479},  {900, 480},
                              {960, 600},  {1024, 768},  {1280, 720},  {1280, 800}, {1366, 699},
                              {1600, 600}, {1600, 1000}, {1920, 1080}, {3000, 400}, {3200, 2000}};

void stage_begin(Stage *out, StageRun run, void *screen) {
    Ruleset rules;
    *out = (Stage){.run = run, .screen = screen, .ui = ui_fresh()};
    out->frame = (CanvasFrame){.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
    out->canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(out->canvas);
    rules_by_words(&rules, "default");
    assert_true(program_begin(&out->program, &rules, NULL));
    program_keep(&out->program);
    assert_string_equal(out->program.notice, "");
}

void stage_end(Stage *stage) {
    program_end(&stage->program);
    canvas_free(stage->canvas);
}

void stage_save(Stage *stage) {
    program_prepare(&stage->program);
    program_commit(&stage->program);
    assert_true(program_is_safe(&stage->program));
}

void stage_play(Stage *stage, const char *black, const char *white, const char *moves) {
    RecordHeads heads = {.saved = 0};
    char move[16];
    const Ruleset rules = *game_rules(session_game(stage->program.session));
    snprintf(heads.name[BLACK], sizeof heads.name[BLACK], "%s", black);
    snprintf(heads.name[WHITE], sizeof heads.name[WHITE], "%s", white);
    assert_true(program_new_game(&stage->program, &rules, NULL, &heads));
    while (word_take(&moves, move)) {
        assert_int_equal(session_type(stage->program.session, move), SESSION_READ);
    }
    stage_save(stage);
}

void stage_input(Stage *stage, Input input) {
    canvas_begin(stage->canvas, &stage->frame);
    ui_begin(&stage->ui, stage->canvas, &input, 0);
    ScreenRequest request = stage->run(stage->screen, &stage->program, &stage->ui);
    if (request.ask != ASK_STAY) {
        stage->request = request;
    }
    stage->changed = ui_end(&stage->ui);
}

/* Twice, for the first pass may move something. */
const Canvas *stage_draw(Stage *stage) {
    stage_input(stage, (Input){.kind = INPUT_NONE});
    stage_input(stage, (Input){.kind = INPUT_NONE});
    return stage->canvas;
}

const Canvas *stage_resize(Stage *stage, float width, float height) {
    stage->frame.width = width;
    stage->frame.height = height;
    return stage_draw(stage);
}

void stage_key(Stage *stage, int key, int modifiers) {
    stage_input(stage, (Input){.kind = INPUT_KEY, .key = key, .modifiers = modifiers});
    stage_draw(stage);
}

void stage_click_at(Stage *stage, Point point) {
    Input input = {.kind = INPUT_MOVE, .point = point, .clicks = 1};
    stage_input(stage, input);
    input.button = BUTTON_LEFT;
    input.kind = INPUT_PRESS;
    stage_input(stage, input);
    input.kind = INPUT_RELEASE;
    stage_input(stage, input);
    stage_draw(stage);
}

static const CanvasCommand *find_label(const Canvas *canvas, const char *kind, const char *text,
                                       size_t which) {
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->name, kind) == 0 &&
            strcmp(command->text, text) == 0 && which-- == 0) {
            return command;
        }
    }
    return NULL;
}

void stage_click(Stage *stage, const char *kind, const char *text, size_t which) {
    const CanvasCommand *label = find_label(stage_draw(stage), kind, text, which);
    if (label == NULL) {
        print_error("no %s \"%s\" number %zu on the screen\n", kind, text, which);
        fail();
        return;
    }
    stage_click_at(stage, rect_centre(label->box));
}

size_t stage_count(Stage *stage, const char *kind, const char *text) {
    const Canvas *canvas = stage_draw(stage);
    size_t count = 0;
    while (find_label(canvas, kind, text, count) != NULL) {
        count++;
    }
    return count;
}

bool stage_reads(Stage *stage, const char *text) {
    return sight_reads(stage_draw(stage), text);
}

void stage_expect_open(Stage *stage, ScreenId screen) {
    if (stage->request.ask != ASK_OPEN || stage->request.screen != screen) {
        print_error("%s was not opened\n", screen_word(screen));
        fail();
    }
    stage->request = screen_stays();
}

size_t stage_faults(Stage *stage, const char *name) {
    Faults faults = {.name = name};
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        faults_look(&faults, stage_resize(stage, SIZES[i].x, SIZES[i].y));
        /* And at the other end, where it is scrolled. */
        Input down = {.kind = INPUT_MOVE, .point = {SIZES[i].x / 2, SIZES[i].y - 4}};
        stage_input(stage, down);
        down.kind = INPUT_WHEEL;
        down.wheel = -1000;
        stage_input(stage, down);
        faults_look(&faults, stage_draw(stage));
        down.wheel = 1000;
        stage_input(stage, down);
    }
    stage_resize(stage, 1280, 800);
    return faults.count;
}
