#include "rules/notation/usi.h"

#include "rules/play/path.h"

#include <stdio.h>
#include <string.h>

/* What a text without "+" means: declined where promotion is on offer, and where it is forced too,
 * so that the move can be refused; else not asked. */
static uint8_t answer_without_plus(const Position *position, const Move *move) {
    Walk walk;
    Position board;
    uint8_t answers[2];
    path_begin(&walk, position, move->from);
    if (path_follow(&walk, move, &board) < move->steps) {
        return MOVE_NOT_ASKED;
    }
    path_answers(&walk, answers);
    return answers[0] == MOVE_PROMOTED ? MOVE_KEPT : MOVE_NOT_ASKED;
}

static bool read_squares(Move *out, const Ruleset *rules, const char *text, Problem *why) {
    size_t at = square_read(&out->from, rules, text, why);
    if (at == 0) {
        return false;
    }
    while (text[at] != '\0' && strchr("+=?", text[at]) == NULL) {
        bool shot = text[at] == '*' && rules->variant->text_shots;
        Square square = SQUARE_NONE;
        size_t length = square_read(&square, rules, text + at + shot, why);
        if (length == 0) {
            if (why != NULL) {
                why->column = (int)at + 1 + shot;
            }
            return false;
        }
        if (out->steps == rules->variant->text_steps) {
            return problem_set(why, 1, (int)at + 1, "A move of %s has at most %d %ss.",
                               rules->variant->title, rules->variant->text_steps + 1,
                               ruleset_spot(rules));
        }
        out->step[out->steps++] =
            (Step){.square = square, .act = (uint8_t)(shot ? ACT_SHOOT : ACT_GO)};
        at += length + shot;
    }
    if (out->steps == 0) {
        return problem_set(why, 1, (int)at + 1, "The %s to move to is missing.",
                           ruleset_spot(rules));
    }
    if (text[at] != '\0' && text[at + 1] != '\0') {
        return problem_set(why, 1, (int)at + 2, "Nothing may follow the promotion sign.");
    }
    out->promotion = text[at] == '+' ? MOVE_PROMOTED : MOVE_NOT_ASKED;
    return true;
}

Reading usi_read(Move *out, const Position *position, const char *text, Problem *why) {
    *out = (Move){.from = SQUARE_NONE};
    if (!read_squares(out, position->rules, text, why)) {
        return READING_UNREADABLE;
    }
    bool own = piece_is(position->cell[out->from], (Colour)position->turn);
    if (own && out->promotion == MOVE_NOT_ASKED) {
        out->promotion = answer_without_plus(position, out);
    }
    return READING_MOVE;
}

size_t usi_write(Move move, char *out, size_t capacity) {
    char text[MOVE_TEXT_MAX];
    char name[SQUARE_NAME_MAX];
    square_write(move.from, name);
    int at = snprintf(text, sizeof text, "%s", name);
    for (int i = 0; i < move.steps; i++) {
        square_write(move.step[i].square, name);
        at += snprintf(text + at, sizeof text - (size_t)at, "%s%s",
                       move.step[i].act == ACT_SHOOT ? "*" : "", name);
    }
    int length = snprintf(out, capacity, "%s%s", text, move.promotion == MOVE_PROMOTED ? "+" : "");
    return (size_t)length;
}
