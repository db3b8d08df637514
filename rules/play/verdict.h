/* Why and for whom a game ended: words that laws, records and screens share. */
#ifndef SANBAN_RULES_PLAY_VERDICT_H
#define SANBAN_RULES_PLAY_VERDICT_H

#include <stdbool.h>
#include <stdint.h>

/* Reason, the word in files and on the command line, and how it is told. */
#define REASON_LIST(X)                                                                    \
    X(REASON_NONE, "none", "play goes on")                                                \
    X(REASON_ROYALS_LOST, "royals_lost", "the last royal piece was taken")                \
    X(REASON_BARE_KING, "bare_king", "a royal piece was left alone")                      \
    X(REASON_BARE_KINGS, "bare_kings", "both royal pieces were left alone")               \
    X(REASON_MATE, "mate", "checkmate")                                                   \
    X(REASON_STALEMATE, "stalemate", "no legal move was left")                            \
    X(REASON_REPETITION, "repetition", "the same position came up for the fourth time")   \
    X(REASON_PERPETUAL_CHECK, "perpetual_check", "perpetual check is forbidden")          \
    X(REASON_PERPETUAL_ATTACK, "perpetual_attack", "attacking all the time is forbidden") \
    X(REASON_COMMAND, "command", "a side has nobody left to command it")                  \
    X(REASON_PASSES, "passes", "passing again and again is forbidden")                    \
    X(REASON_ILLEGAL_MOVE, "illegal_move", "an illegal move was made")                    \
    X(REASON_RESIGNATION, "resignation", "resignation")                                   \
    X(REASON_AGREED_DRAW, "agreed_draw", "both sides agreed to a draw")

#define REASON_ENUM(name, word, sentence) name,
typedef enum Reason { REASON_LIST(REASON_ENUM) REASON_COUNT } Reason;
#undef REASON_ENUM

/* winner is a Colour, or COLOUR_NONE for a draw. While play goes on, all is zero. */
typedef struct Verdict {
    bool over;
    uint8_t winner;
    uint8_t reason;
} Verdict;

/* The word for files: "bare_king". */
const char *reason_word(Reason reason);

/* The reason as part of a sentence: "a royal piece was left alone". */
const char *reason_sentence(Reason reason);

/* "black", "white" or "draw" (a verdict that is over). */
const char *verdict_winner_word(Verdict verdict);

/* True for the ends that players bring about and no position shows: a side has won by resignation
 * or by an illegal move, or both agreed to a draw. */
bool verdict_is_of_players(Verdict verdict);

/* Finds the reason of a word; REASON_COUNT if there is none. */
Reason reason_find(const char *word);

static inline Verdict verdict_none(void) {
    return (Verdict){.over = false, .winner = 0, .reason = REASON_NONE};
}

static inline Verdict verdict_for(uint8_t winner, Reason reason) {
    return (Verdict){.over = true, .winner = winner, .reason = (uint8_t)reason};
}

#endif
