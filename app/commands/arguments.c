#include "app/commands/arguments.h"

#include "app/shell/size_text.h"
#include "rules/notation/start.h"
#include "rules/variants/variants.h"

#include <string.h>

enum { KEY_MAX = 64, WIDTH_MIN = 640, HEIGHT_MIN = 400 };

/* Where the value of a lettered option goes, or NULL for a letter without a value or unknown. */
static const char **option_place(Arguments *out, char letter) {
    switch (letter) {
    case 'g':
        return &out->game;
    case 'r':
        return &out->preset;
    case 'p':
        return &out->position;
    case 's':
        return &out->size;
    case 'S':
        return &out->squares;
    default:
        return NULL;
    }
}

/* The letter by which an option is known here, or 0. */
static char option_letter(const char *word, const char *also) {
    if (strcmp(word, "--flip") == 0) {
        return strchr(also, 'f') != NULL ? 'f' : '\0';
    }
    if (word[0] != '-' || word[1] == '\0' || word[2] != '\0' || word[1] == 'f') {
        return '\0';
    }
    return strchr("grpo", word[1]) != NULL || strchr(also, word[1]) != NULL ? word[1] : '\0';
}

static bool option_take(Arguments *out, char letter, const char *value, Problem *why) {
    if (letter == 'o') {
        if (out->option_count == ARGUMENT_OPTIONS_MAX) {
            return problem_set(why, 0, 0, "There are too many options -o.");
        }
        out->option[out->option_count++] = value;
        return true;
    }
    *option_place(out, letter) = value;
    return true;
}

/* Two hyphens alone are a move: the pass of chu shogi. */
static bool word_is_option(const char *word) {
    return word[0] == '-' && strcmp(word, "--") != 0;
}

bool arguments_read(Arguments *out, WordList words, const char *also, Problem *why) {
    *out = (Arguments){.game = "sho", .position = "startpos"};
    int at = 0;
    while (at < words.count && word_is_option(words.word[at])) {
        char letter = option_letter(words.word[at], also);
        if (letter == '\0') {
            return problem_set(why, 0, 0, "Unknown option %.40s.", words.word[at]);
        }
        at++;
        if (letter == 'd' || letter == 'f') {
            out->each = out->each || letter == 'd';
            out->flip = out->flip || letter == 'f';
            continue;
        }
        if (at == words.count) {
            return problem_set(why, 0, 0, "Option -%c needs a value.", letter);
        }
        if (!option_take(out, letter, words.word[at++], why)) {
            return false;
        }
    }
    out->rest = (WordList){.count = words.count - at, .word = words.word + at};
    return true;
}

static bool settle_option(Ruleset *rules, const char *text, Problem *why) {
    const char *equals = strchr(text, '=');
    size_t length = equals != NULL ? (size_t)(equals - text) : 0;
    if (length == 0 || length >= KEY_MAX) {
        return problem_set(why, 0, 0, "\"%.40s\" is no rule option; write KEY=VALUE.", text);
    }
    char key[KEY_MAX];
    memcpy(key, text, length);
    key[length] = '\0';
    return ruleset_set(rules, key, equals + 1, why);
}

bool arguments_settle(const Arguments *arguments, Ruleset *rules, Position *position,
                      Problem *why) {
    const Variant *variant = variant_find(arguments->game);
    if (variant == NULL) {
        return problem_set(why, 0, 0, "There is no game \"%.20s\" to play here.", arguments->game);
    }
    if (!ruleset_begin(rules, variant, arguments->preset, why)) {
        return false;
    }
    for (int i = 0; i < arguments->option_count; i++) {
        if (!settle_option(rules, arguments->option[i], why)) {
            return false;
        }
    }
    return start_read(position, rules, arguments->position, why);
}

bool arguments_size(const char *text, int *width, int *height, Problem *why) {
    if (!size_read(text, width, height)) {
        return problem_set(why, 0, 0, "\"%.20s\" is no size; write it as 1280x800.", text);
    }
    if (*width < WIDTH_MIN || *height < HEIGHT_MIN) {
        return problem_set(why, 0, 0, "A picture must be at least %dx%d, not %.20s.", WIDTH_MIN,
                           HEIGHT_MIN, text);
    }
    return true;
}
