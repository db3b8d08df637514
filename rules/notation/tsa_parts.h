/* A TSA text taken apart, before anybody asks which piece can do it. For the reader of moves only.
 */
#ifndef SANBAN_RULES_NOTATION_TSA_PARTS_H
#define SANBAN_RULES_NOTATION_TSA_PARTS_H

#include "rules/play/ruleset.h"
#include "rules/play/spelling.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct TsaParts {
    bool pass;
    KindId kind;
    Square start; /* SQUARE_NONE if it was left out */
    size_t tokens;
    Token token[LEGS_MAX];
    char mark; /* '+', '=' or 0 */
} TsaParts;

/* False with a problem that names the column. */
bool tsa_parts_read(TsaParts *out, const Ruleset *rules, const char *text, Problem *why);

/* Does the text say x exactly where the piece on `from` takes something? False with a problem. */
bool tsa_signs_agree(const TsaParts *parts, const Position *position, Square from, Problem *why);

#endif
