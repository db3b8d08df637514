#include "tests/ui/stage.h"

#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
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

/* What is seen of one text or label. */
typedef struct Seen {
    const CanvasCommand *command;
    Rect box;
} Seen;

enum { SEEN_MAX = 512 };

typedef struct Looking {
    const char *name;
    Stage *stage;
    Seen seen[SEEN_MAX];
    size_t count, faults;
} Looking;

static void fault(Looking *looking, const char *what, const char *one, const char *other) {
    print_error("%s at %dx%d: %s: \"%s\" \"%s\"\n", looking->name, (int)looking->stage->frame.width,
                (int)looking->stage->frame.height, what, one, other);
    looking->faults++;
}

static Rect common_part(Rect one, Rect other) {
    float left = fmaxf(one.x, other.x);
    float top = fmaxf(one.y, other.y);
    float right = fminf(one.x + one.w, other.x + other.w);
    float bottom = fminf(one.y + one.h, other.y + other.h);
    return (Rect){left, top, fmaxf(right - left, 0), fmaxf(bottom - top, 0)};
}

static bool is_row(const Seen *seen) {
    return seen->command->kind == COMMAND_LABEL && strcmp(seen->command->name, "row") == 0;
}

/* A text may lie in a label, and a button in a row. */
static bool may_touch(const Seen *one, const Seen *other) {
    bool alike = one->command->kind == other->command->kind;
    if (alike && is_row(one) == is_row(other)) {
        return false;
    }
    return sight_within(one->box, other->box) || sight_within(other->box, one->box);
}

static void check_seen(Looking *looking, const CanvasCommand *command, Rect clip) {
    bool is_text = command->kind == COMMAND_TEXT;
    Rect whole = is_text ? sight_ink(command) : command->box;
    Seen seen = {command, common_part(whole, clip)};
    if (seen.box.w <= 0 || seen.box.h <= 0) {
        if (whole.x < clip.x || whole.x + whole.w > clip.x + clip.w) {
            fault(looking, "beside what is seen", command->text, "");
        }
        return;
    }
    if (seen.box.w < whole.w - 1) {
        fault(looking, "cut at the side", command->text, "");
    }
    if (is_text && strstr(command->text, "…") != NULL) {
        fault(looking, "cut", command->text, "");
    }
    for (size_t i = 0; i < looking->count; i++) {
        const Seen *other = &looking->seen[i];
        if (sight_overlap(seen.box, other->box) && !may_touch(&seen, other)) {
            fault(looking, "one on the other", command->text, other->command->text);
        }
    }
    assert_true(looking->count < SEEN_MAX);
    looking->seen[looking->count++] = seen;
}

static void check_picture(Looking *looking, const Canvas *canvas) {
    Rect window = {0, 0, looking->stage->frame.width, looking->stage->frame.height};
    Rect clip = window;
    looking->count = 0;
    if (canvas_is_full(canvas)) {
        fault(looking, "too much", "", "");
    }
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool clips = command->kind == COMMAND_CLIP || command->kind == COMMAND_UNCLIP;
        clip = clips ? common_part(command->box, window) : clip;
        if (command->kind == COMMAND_TEXT || command->kind == COMMAND_LABEL) {
            check_seen(looking, command, clip);
        }
    }
}

size_t stage_faults(Stage *stage, const char *name) {
    Looking looking = {.name = name, .stage = stage};
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        const Canvas *canvas = stage_resize(stage, SIZES[i].x, SIZES[i].y);
        check_picture(&looking, canvas);
        /* And at the other end, where it is scrolled. */
        Input down = {.kind = INPUT_MOVE, .point = {SIZES[i].x / 2, SIZES[i].y - 4}};
        stage_input(stage, down);
        down.kind = INPUT_WHEEL;
        down.wheel = -1000;
        stage_input(stage, down);
        check_picture(&looking, stage_draw(stage));
        down.wheel = 1000;
        stage_input(stage, down);
    }
    stage_resize(stage, 1280, 800);
    return looking.faults;
}
