#include "rules/notation/tsa_parts.h"

#include "rules/notation/reading.h"

#include <ctype.h>
#include <string.h>

/* A text being read; `at` is the place of the next character. */
typedef struct Cursor {
    const Ruleset *rules;
    const char *text;
    size_t at;
    Problem *why;
} Cursor;

/* How a step may be written; the longer of two that begin alike comes first. A blank stands for a
 * hyphen that got lost, the last one is an en dash. */
static const struct {
    const char *text;
    char sign;
} SIGNS[] = {{"x!", '!'}, {"!", '!'}, {"x", 'x'},           {"-", '-'},
             {" ", '-'},  {"*", '*'}, {"\xe2\x80\x93", '-'}};

static bool fail(const Cursor *cursor, const char *sentence) {
    return problem_set(cursor->why, 1, (int)cursor->at + 1, "%s", sentence);
}

static bool word_begins(const char *word, size_t length, const char *text) {
    for (size_t i = 0; i < length; i++) {
        if (tolower((unsigned char)word[i]) != tolower((unsigned char)text[i])) {
            return false;
        }
    }
    return true;
}

/* Length of the longest of a kind's abbreviations that begins `text`; 0 for none. */
static size_t kind_match(const Kind *kind, const char *text) {
    size_t best = word_begins(kind->tsa, strlen(kind->tsa), text) ? strlen(kind->tsa) : 0;
    for (const char *alias = kind->aliases; *alias != '\0';) {
        size_t length = strcspn(alias, " ");
        if (length > best && word_begins(alias, length, text)) {
            best = length;
        }
        alias += length;
        alias += strspn(alias, " ");
    }
    return best;
}

static bool read_piece(Cursor *cursor, TsaParts *parts) {
    const Variant *variant = cursor->rules->variant;
    size_t best = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        size_t length = kind_match(&variant->kinds[id], cursor->text + cursor->at);
        if (length > best) {
            best = length;
            parts->kind = (KindId)id;
        }
    }
    cursor->at += best;
    return best > 0 || problem_set(cursor->why, 1, 1, "\"%.20s\" starts with no piece of %s.",
                                   cursor->text, variant->title);
}

static bool read_square(Cursor *cursor, Square *out) {
    size_t length = square_read(out, cursor->rules, cursor->text + cursor->at, cursor->why);
    if (length == 0 && cursor->why != NULL) {
        cursor->why->column = (int)cursor->at + 1;
    }
    cursor->at += length;
    return length > 0;
}

/* Takes the sign at the cursor, if there is one. */
static bool take_sign(Cursor *cursor, char *sign) {
    for (size_t i = 0; i < sizeof SIGNS / sizeof SIGNS[0]; i++) {
        size_t length = strlen(SIGNS[i].text);
        bool known = SIGNS[i].sign != '*' || cursor->rules->variant->text_shots;
        if (known && strncmp(cursor->text + cursor->at, SIGNS[i].text, length) == 0) {
            *sign = SIGNS[i].sign;
            cursor->at += length;
            return true;
        }
    }
    return false;
}

/* Steps that a token stands for; out and home again are two. */
static int token_steps(const Token *token) {
    return token->sign == '!' ? 2 : 1;
}

static bool read_tokens(Cursor *cursor, TsaParts *parts) {
    char sign = 0;
    int left = cursor->rules->variant->text_steps;
    if (!take_sign(cursor, &sign)) {
        return problem_set(cursor->why, 1, (int)cursor->at + 1,
                           "After the piece - or x and a %s were expected.",
                           ruleset_spot(cursor->rules));
    }
    do {
        if (left <= 0) {
            return fail(cursor, "The move has too many steps.");
        }
        Token *token = &parts->token[parts->tokens++];
        token->sign = sign;
        if (!read_square(cursor, &token->square)) {
            return false;
        }
        left -= token_steps(token);
    } while (take_sign(cursor, &sign));
    return left >= 0 || fail(cursor, "The move has too many steps.");
}

/* "^9i" tells what was burned, for people only. */
static void skip_burned(Cursor *cursor) {
    while (cursor->rules->variant->text_in_full && cursor->text[cursor->at] == '^') {
        Square square = SQUARE_NONE;
        size_t length = square_read(&square, cursor->rules, cursor->text + cursor->at + 1, NULL);
        if (length == 0) {
            return;
        }
        cursor->at += length + 1;
    }
}

bool tsa_parts_read(TsaParts *out, const Ruleset *rules, const char *text, Problem *why) {
    Cursor cursor = {.rules = rules, .text = text, .at = 0, .why = why};
    *out = (TsaParts){.kind = KIND_NONE};
    bool pass = strcmp(text, "--") == 0 || strcmp(text, "jitto") == 0 || strcmp(text, "pass") == 0;
    if (pass && !rules->variant->text_in_full) {
        out->pass = true;
        return true;
    }
    if (!read_piece(&cursor, out)) {
        return false;
    }
    if (isdigit((unsigned char)text[cursor.at]) && !read_square(&cursor, &out->start)) {
        return false;
    }
    if (!read_tokens(&cursor, out)) {
        return false;
    }
    if (text[cursor.at] == '+' || text[cursor.at] == '=') {
        out->mark = text[cursor.at++];
    }
    skip_burned(&cursor);
    return text[cursor.at] == '\0' ||
           problem_set(why, 1, (int)cursor.at + 1, "\"%.20s\" is left over after the move.",
                       text + cursor.at);
}

/* True when this token takes something, by the board before the move. */
static bool token_takes(const TsaParts *parts, const Position *position, Square from,
                        size_t index) {
    Square square = parts->token[index].square;
    for (size_t i = 0; i < index; i++) {
        if (parts->token[i].square == square) {
            return false;
        }
    }
    return square != from && position->cell[square] != PIECE_NONE;
}

bool tsa_signs_agree(const TsaParts *parts, const Position *position, Square from, Problem *why) {
    for (size_t i = 0; i < parts->tokens; i++) {
        char sign = parts->token[i].sign;
        char name[SQUARE_NAME_MAX];
        square_write(parts->token[i].square, name);
        bool takes = token_takes(parts, position, from, i);
        if (takes && sign == '-') {
            return problem_set(why, 1, 1, "A piece stands on %s: a capture is written with x.",
                               name);
        }
        if (!takes && (sign == 'x' || sign == '!')) {
            return problem_set(
                why, 1, 1, "There is nothing to take on %s: a quiet move is written with -.", name);
        }
    }
    return true;
}
