/* What fuzz targets share: bytes as texts, the games to try them on, and what every refusal must
 * look like.
 *
 * A broken expectation is an assertion. */
#ifndef SANBAN_TESTS_FUZZ_INPUT_H
#define SANBAN_TESTS_FUZZ_INPUT_H

#include "rules/notation/reading.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"
#include "rules/problem.h"

#include <stddef.h>
#include <stdint.h>

/* More lines than these find nothing new and take long. */
enum { INPUT_GAMES = 12, INPUT_LINES_MAX = 24 };

/* The bytes as a text of exactly their length, so that a sanitizer sees the first byte read too
 * far. The caller frees it. */
char *input_text(const uint8_t *data, size_t size);

/* The rules of game 0 to INPUT_GAMES-1: sho shogi and the proving ground, each under two presets,
 * chu shogi under all four, and ko shogi under its three and with options that mix most. */
void input_rules(Ruleset *out, unsigned game);

/* A first line "<game><sfen>" is the position, and the starting position where it cannot be read.
 * Returns the text after that line. The line end is overwritten. */
char *input_position(Position *out, Ruleset *rules, char *text);

/* Cuts the next line off a text: NULL at the end. */
char *input_line(char **rest);

/* The sentence can be shown, and the column lies in the text or just behind it. */
void input_expect_problem(const Problem *problem, const char *text);
void input_expect_refusal(const Refusal *why);

/* How a target takes moves: reads a line, and plays what is legal with its own checks. */
typedef struct InputMoves {
    Reading (*read)(Move *out, const Position *position, const char *text, Problem *why);
    void (*play)(Position *position, Move move);
} InputMoves;

/* The bytes as a position and lines of moves: each is refused with a good sentence or played. */
void input_moves(const uint8_t *data, size_t size, const InputMoves *moves);

#endif
