#include "app/draw/canvas_store.h"
#include "app/draw/text_sink.h"

#include <math.h>
#include <string.h>

static const char *const command_names[] = {
    [COMMAND_CLIP] = "clip",     [COMMAND_ROUND] = "round",   [COMMAND_UNCLIP] = "unclip",
    [COMMAND_FILL] = "fill",     [COMMAND_ROUNDED] = "box",   [COMMAND_POLYGON] = "polygon",
    [COMMAND_POLYLINE] = "line", [COMMAND_CIRCLE] = "circle", [COMMAND_TEXT] = "text",
    [COMMAND_KANJI] = "kanji",   [COMMAND_PIECE] = "piece",   [COMMAND_WOOD] = "wood",
    [COMMAND_IMAGE] = "image",   [COMMAND_LABEL] = "label",
};

static const char *const rank_names[PIECE_RANK_COUNT] = {
    [PIECE_ROYAL] = "royal", [PIECE_GREAT] = "great", [PIECE_MAJOR] = "major",
    [PIECE_MINOR] = "minor", [PIECE_PAWN] = "pawn",
};

static void write_whole(TextSink *sink, float value) {
    text_sink_text(sink, " ");
    text_sink_number(sink, floorf(value + 0.5F));
}

static void write_box(TextSink *sink, Rect box) {
    write_whole(sink, box.x);
    write_whole(sink, box.y);
    write_whole(sink, box.w);
    write_whole(sink, box.h);
}

/* In quotes; a line break or a quote inside would break the one line per command. */
static void write_quoted(TextSink *sink, const char *text) {
    text_sink_text(sink, " \"");
    for (const char *at = text; *at != '\0'; at++) {
        const char one[2] = {*at == '\n' ? ' ' : *at == '"' ? '\'' : *at, '\0'};
        text_sink_text(sink, one);
    }
    text_sink_text(sink, "\"");
}

static void write_look(TextSink *sink, const Look *look) {
    if (look->fill.a > 0) {
        text_sink_text(sink, " fill ");
        text_sink_code(sink, look->fill);
    }
    if (look->stroke.width > 0) {
        text_sink_text(sink, look->stroke.dash > 0 ? " dashed " : " edge ");
        text_sink_number(sink, look->stroke.width);
        text_sink_text(sink, " ");
        text_sink_code(sink, look->stroke.paint);
    }
}

static void write_points(TextSink *sink, const CanvasCommand *command) {
    for (size_t i = 0; i < command->point_count; i++) {
        write_whole(sink, command->points[i].x);
        write_whole(sink, command->points[i].y);
    }
    write_look(sink, &command->look);
}

static void write_text(TextSink *sink, const CanvasCommand *command) {
    write_box(sink, command->box);
    write_quoted(sink, command->text);
    text_sink_text(sink, " ");
    text_sink_text(sink, theme_text_name(command->style));
    text_sink_text(sink, " ");
    text_sink_text(sink, theme_face_name(command->face));
    text_sink_text(sink, " ");
    text_sink_code(sink, command->look.fill);
}

static void write_kanji(TextSink *sink, const CanvasCommand *command) {
    write_box(sink, command->box);
    write_quoted(sink, command->text);
    text_sink_text(sink, command->kanji.turned ? " turned " : " ");
    text_sink_code(sink, command->kanji.paint);
}

static void write_piece(TextSink *sink, const CanvasCommand *command) {
    const PieceArt *art = &command->piece;
    write_whole(sink, command->spot.centre.x);
    write_whole(sink, command->spot.centre.y);
    write_quoted(sink, art->kanji);
    text_sink_text(sink, art->white ? " white " : " black ");
    text_sink_text(sink, art->shape == PIECE_STONE ? "stone" : rank_names[art->rank]);
    write_whole(sink, art->pitch);
    text_sink_text(sink, art->promoted ? " promoted" : "");
    text_sink_text(sink, art->turned != art->white ? " other way" : "");
    text_sink_text(sink, art->second_tint && art->white ? " tinted" : "");
    text_sink_text(sink, art->lifted ? " lifted" : "");
    if (command->spot.alpha < 1) {
        text_sink_text(sink, " alpha ");
        text_sink_number(sink, command->spot.alpha);
    }
}

static void write_circle(TextSink *sink, const CanvasCommand *command) {
    const Point centre = rect_centre(command->box);
    write_whole(sink, centre.x);
    write_whole(sink, centre.y);
    write_whole(sink, command->arc.radius);
    if (command->arc.sweep < 360) {
        text_sink_text(sink, " arc");
        write_whole(sink, command->arc.from);
        write_whole(sink, command->arc.sweep);
    }
    write_look(sink, &command->look);
}

static void write_command(TextSink *sink, const CanvasCommand *command) {
    text_sink_text(sink, command_names[command->kind]);
    switch (command->kind) {
    case COMMAND_CLIP:
    case COMMAND_UNCLIP:
    case COMMAND_WOOD:
    case COMMAND_IMAGE:
        write_box(sink, command->box);
        break;
    case COMMAND_ROUND:
        write_whole(sink, command->centre.x);
        write_whole(sink, command->centre.y);
        write_whole(sink, command->radius);
        break;
    case COMMAND_FILL:
    case COMMAND_ROUNDED:
        write_box(sink, command->box);
        write_look(sink, &command->look);
        break;
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
        write_points(sink, command);
        break;
    case COMMAND_CIRCLE:
        write_circle(sink, command);
        break;
    case COMMAND_TEXT:
        write_text(sink, command);
        break;
    case COMMAND_KANJI:
        write_kanji(sink, command);
        break;
    case COMMAND_PIECE:
        write_piece(sink, command);
        break;
    case COMMAND_LABEL:
        text_sink_text(sink, " ");
        text_sink_text(sink, command->name);
        write_box(sink, command->box);
        write_quoted(sink, command->text);
        break;
    }
    text_sink_text(sink, "\n");
}

static bool find_kind(const Canvas *canvas, CommandKind kind, const char *utf8, Rect *box) {
    for (size_t i = 0; i < canvas->command_count; i++) {
        const CanvasCommand *command = &canvas->command[i];
        if (command->kind == kind && strcmp(command->text, utf8) == 0) {
            *box = command->box;
            return true;
        }
    }
    return false;
}

bool canvas_find(const Canvas *canvas, const char *utf8, Rect *box) {
    return find_kind(canvas, COMMAND_LABEL, utf8, box) ||
           find_kind(canvas, COMMAND_TEXT, utf8, box);
}

size_t canvas_write(const Canvas *canvas, char *out, size_t capacity) {
    TextSink sink = text_sink_on(out, capacity);
    for (size_t i = 0; i < canvas->command_count; i++) {
        write_command(&sink, &canvas->command[i]);
    }
    return sink.length;
}
