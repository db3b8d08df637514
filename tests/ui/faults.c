#include "tests/ui/faults.h"

#include "tests/support/cmocka_ready.h"
#include "tests/ui/sight.h"

#include <string.h>

enum { FIELDS_MAX = 8 };

static bool is_label(const CanvasCommand *command, const char *name) {
    return command->kind == COMMAND_LABEL && strcmp(command->name, name) == 0;
}

static size_t fields_of(const Canvas *canvas, Rect out[FIELDS_MAX]) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas) && count < FIELDS_MAX; i++) {
        if (is_label(canvas_at(canvas, i), "field")) {
            out[count++] = canvas_at(canvas, i)->box;
        }
    }
    return count;
}

static bool is_in_field(const CanvasCommand *command, Rect clip, const Rect *fields, size_t count) {
    bool inside = false;
    for (size_t i = 0; i < count; i++) {
        inside = inside || sight_within(clip, fields[i]);
    }
    return inside && command->kind == COMMAND_TEXT;
}

static Rect window_of(const Canvas *canvas) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    return (Rect){0, 0, frame->width, frame->height};
}

void things_collect(const Canvas *canvas, Things *out) {
    Rect fields[FIELDS_MAX];
    size_t field_count = fields_of(canvas, fields);
    Rect clip = window_of(canvas);
    out->count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool text = command->kind == COMMAND_TEXT;
        if (command->kind == COMMAND_CLIP || command->kind == COMMAND_UNCLIP) {
            clip = rect_common(command->box, window_of(canvas));
        } else if (text || command->kind == COMMAND_LABEL) {
            assert_true(out->count < THINGS_MAX);
            Rect box = text ? sight_ink(command) : command->box;
            bool in_field = is_in_field(command, clip, fields, field_count);
            out->thing[out->count++] = (Thing){command, box, clip, in_field};
        }
    }
}

static void add_pair(Faults *faults, const Canvas *canvas, const char *what, const char *texts[2]) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    print_error("%s at %dx%d%s: %s: \"%s\" \"%s\"\n", faults->name, (int)frame->width,
                (int)frame->height, faults->size != NULL ? faults->size : "", what, texts[0],
                texts[1]);
    faults->count++;
}

void faults_add(Faults *faults, const Canvas *canvas, const char *what, const char *text) {
    add_pair(faults, canvas, what, (const char *[2]){text, ""});
}

static bool is_seen(const Thing *thing) {
    Rect part = rect_common(thing->box, thing->clip);
    return part.w > 0 && part.h > 0;
}

/* A text may lie in a label, a button in a row, and the card of a choice on the numbers of the
 * board. */
static bool may_touch(const Thing *one, const Thing *other) {
    bool alike = one->command->kind == other->command->kind;
    bool rows = is_label(one->command, "row") == is_label(other->command, "row");
    if (one->in_field || other->in_field) {
        return true;
    }
    if (alike && rows) {
        return false;
    }
    bool choice = is_label(one->command, "choice") || is_label(other->command, "choice");
    return (choice && !alike) || sight_within(one->box, other->box) ||
           sight_within(other->box, one->box);
}

static void look_at_pairs(Faults *faults, const Canvas *canvas, const Things *things,
                          size_t which) {
    const Thing *one = &things->thing[which];
    Rect seen = rect_common(one->box, one->clip);
    for (size_t i = 0; i < which; i++) {
        const Thing *other = &things->thing[i];
        Rect part = rect_common(other->box, other->clip);
        if (is_seen(other) && sight_overlap(seen, part) && !may_touch(one, other)) {
            add_pair(faults, canvas, "one on the other",
                     (const char *[2]){one->command->text, other->command->text});
        }
    }
}

/* A label that leads to a question ends in an ellipsis of its own, after a blank. */
static bool is_cut(const Faults *faults, const Thing *thing) {
    const char *text = thing->command->text;
    bool dots = thing->command->kind == COMMAND_TEXT && strstr(text, "…") != NULL &&
                strstr(text, " …") == NULL;
    bool allowed = faults->may_be_cut != NULL && faults->may_be_cut(faults->context, text);
    return dots && !allowed && !thing->in_field;
}

static void look_at(Faults *faults, const Canvas *canvas, const Thing *thing) {
    Rect window = window_of(canvas);
    Rect across = {thing->box.x, thing->clip.y, thing->box.w, 0};
    bool scrolled = !sight_within(window, thing->clip);
    if (!thing->in_field && !sight_within(across, thing->clip)) {
        faults_add(faults, canvas, "cut at a side", thing->command->text);
    }
    if (!scrolled && !sight_within(thing->box, window)) {
        faults_add(faults, canvas, "outside the window", thing->command->text);
    }
    if (is_seen(thing) && is_cut(faults, thing)) {
        faults_add(faults, canvas, "cut", thing->command->text);
    }
}

void faults_look(Faults *faults, const Canvas *canvas) {
    static Things things;
    things_collect(canvas, &things);
    if (canvas_is_full(canvas)) {
        faults_add(faults, canvas, "too much", "");
    }
    for (size_t i = 0; i < things.count; i++) {
        look_at(faults, canvas, &things.thing[i]);
        if (is_seen(&things.thing[i])) {
            look_at_pairs(faults, canvas, &things, i);
        }
    }
}
