#include "rules/play/verdict.h"

#include "rules/board/colour.h"

#define REASON_WORD(name, word, sentence) [name] = word,
static const char *const WORDS[REASON_COUNT] = {REASON_LIST(REASON_WORD)};
#undef REASON_WORD

#define REASON_SENTENCE(name, word, sentence) [name] = sentence,
static const char *const SENTENCES[REASON_COUNT] = {REASON_LIST(REASON_SENTENCE)};
#undef REASON_SENTENCE

const char *reason_word(Reason reason) {
    return WORDS[reason];
}

const char *reason_sentence(Reason reason) {
    return SENTENCES[reason];
}

const char *verdict_winner_word(Verdict verdict) {
    if (verdict.winner == COLOUR_NONE) {
        return "draw";
    }
    return verdict.winner == BLACK ? "black" : "white";
}
