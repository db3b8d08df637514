#include "app/draw/text_flow.h"
#include "app/screens/play_pass.h"
#include "rules/play/why.h"

#include <stdio.h>

enum { LINE_GAP = 6, HEADING_GAP = 12, INDENT = 12, SCROLLBAR = 14 };

/* The square that the panel tells about follows the pointer and the cursor, and stays when they
 * leave the board. */
static Square asked_about(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    Square pointed = play_pointed(screen);
    if (pointed != SQUARE_NONE) {
        screen->asked_about = pointed;
    }
    return screen->asked_about;
}

static TextFlow heading_flow(const Canvas *canvas) {
    return (TextFlow){.style = TEXT_CAPTION,
                      .face = FACE_SANS_BOLD,
                      .paint = canvas_paint(canvas, TONE_INK_SOFT),
                      .align = ALIGN_LEFT};
}

static TextFlow line_flow(const Canvas *canvas, const WhyLine *line) {
    return (TextFlow){.style = TEXT_BODY,
                      .face = line->topic == WHY_HERE ? FACE_SANS_BOLD : FACE_SANS,
                      .paint = canvas_paint(canvas, TONE_INK),
                      .align = ALIGN_LEFT};
}

static bool begins_topic(const Why *why, size_t index) {
    uint8_t topic = why->line[index].topic;
    return topic != WHY_HERE && (index == 0 || why->line[index - 1].topic != topic);
}

/* Draws the answer from the top of the box, or only measures it; returns its height. */
static float flow_answer(Canvas *canvas, Rect box, const Why *why, bool draws) {
    float y = box.y;
    for (size_t i = 0; i < why->count; i++) {
        const WhyLine *line = &why->line[i];
        if (begins_topic(why, i)) {
            TextFlow heading = heading_flow(canvas);
            const char *text = why_heading((WhyTopic)line->topic);
            float height = text_flow_height(canvas, box.w, &heading, text);
            y += HEADING_GAP;
            if (draws) {
                text_flow_draw(canvas, (Rect){box.x, y, box.w, height}, &heading, text);
            }
            y += height + LINE_GAP / 2.0F;
        }
        TextFlow flow = line_flow(canvas, line);
        float left = line->topic == WHY_HERE ? 0 : INDENT;
        float height = text_flow_height(canvas, box.w - left, &flow, line->text);
        if (draws) {
            text_flow_draw(canvas, (Rect){box.x + left, y, box.w - left, height}, &flow,
                           line->text);
        }
        y += height + LINE_GAP;
    }
    return y - box.y;
}

static void find_answer(const Pass *pass, Square square, Why *out) {
    const Game *game = session_game(pass->session);
    if (square != SQUARE_NONE && ruleset_on_board(game_rules(game), square)) {
        why_of(game_position(game), game_history(game), square, out);
        return;
    }
    out->count = 1;
    out->line[0] = (WhyLine){.topic = WHY_HERE, .culprit = SQUARE_NONE};
    snprintf(out->line[0].text, sizeof out->line[0].text, "Point at a piece or %s of the board.",
             ruleset_spot(game_rules(game)));
}

/* In a crowd it takes longer to find an answer than to draw it, so it is kept. */
static const Why *answer(const Pass *pass, Square square) {
    PlayScreen *screen = pass->screen;
    unsigned long changes = session_changes(pass->session);
    if (screen->answer_of != changes || screen->answered != square) {
        find_answer(pass, square, &screen->answer);
        screen->answer_of = changes;
        screen->answered = square;
    }
    return &screen->answer;
}

PlayAction play_why_run(const Pass *pass) {
    Ui *ui = pass->ui;
    SidePanel panel = {.heading = "Why?", .key = PLAY_KEY_WHY};
    bool closed = play_side_panel(pass, &panel);
    const Why *why = answer(pass, asked_about(pass));
    Rect inside = panel.inside;
    Rect text = {inside.x, inside.y, inside.w - SCROLLBAR, inside.h};
    ScrollArea area = {.box = inside, .height = flow_answer(ui->canvas, text, why, false)};
    text.y -= ui_scroll_begin(ui, &area, &pass->screen->why_scroll);
    flow_answer(ui->canvas, text, why, true);
    ui_scroll_end(ui, &area, &pass->screen->why_scroll);
    return closed ? PLAY_WHY : PLAY_NOTHING;
}
