#include "rules/play/verdict.h"

#include "rules/board/colour.h"

#include <string.h>

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

bool verdict_is_of_players(Verdict verdict) {
    bool won = verdict.winner == BLACK || verdict.winner == WHITE;
    switch ((Reason)verdict.reason) {
    case REASON_RESIGNATION:
    case REASON_ILLEGAL_MOVE:
        return verdict.over && won;
    case REASON_AGREED_DRAW:
        return verdict.over && verdict.winner == COLOUR_NONE;
    case REASON_NONE:
    case REASON_ROYALS_LOST:
    case REASON_BARE_KING:
    case REASON_BARE_KINGS:
    case REASON_MATE:
    case REASON_STALEMATE:
    case REASON_REPETITION:
    case REASON_PERPETUAL_CHECK:
    case REASON_PERPETUAL_ATTACK:
    case REASON_COMMAND:
    case REASON_PASSES:
    case REASON_COUNT:
        break;
    }
    return false;
}

Reason reason_find(const char *word) {
    unsigned reason = 0;
    while (reason < REASON_COUNT && strcmp(WORDS[reason], word) != 0) {
        reason++;
    }
    return (Reason)reason;
}
