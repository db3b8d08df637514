#include "app/screens/facts.h"

#include <stdio.h>

void facts_write(const Ui *ui, const Facts *facts, float width, char out[FACTS_TEXT_MAX]) {
    char longer[FACTS_TEXT_MAX];
    out[0] = '\0';
    for (size_t i = 0; i < sizeof facts->fact / sizeof facts->fact[0]; i++) {
        const char *fact = facts->fact[i];
        if (fact == NULL || fact[0] == '\0') {
            continue;
        }
        bool first = out[0] == '\0';
        snprintf(longer, sizeof longer, "%s%s%s", out, first ? "" : "  ·  ", fact);
        if (!first && canvas_text_width(ui->canvas, facts->style, facts->face, longer) > width) {
            return;
        }
        snprintf(out, FACTS_TEXT_MAX, "%s", longer);
    }
}

void facts_draw(Ui *ui, Rect box, const Facts *facts) {
    char text[FACTS_TEXT_MAX];
    facts_write(ui, facts, box.w, text);
    TextSpot spot = {.box = box,
                     .style = facts->style,
                     .face = facts->face,
                     .paint = canvas_paint(ui->canvas, facts->tone),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &spot, text);
}
