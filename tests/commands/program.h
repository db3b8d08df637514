/* The program run as users run it: its words in, its exit code, output and complaints back.
 *
 * The environment is the test's own, so setenv before a run reaches the program. */
#ifndef SANBAN_TESTS_COMMANDS_PROGRAM_H
#define SANBAN_TESTS_COMMANDS_PROGRAM_H

#include <stddef.h>

enum { PROGRAM_OUTPUT_MAX = 1 << 17, PROGRAM_ERROR_MAX = 1 << 13 };

typedef struct Run {
    int code; /* 128 and more: ended by a signal */
    char output[PROGRAM_OUTPUT_MAX];
    char error[PROGRAM_ERROR_MAX];
} Run;

/* Runs the program with words separated by blanks; what stands between apostrophes is one word:
 * "moves -p 'k8/... b -'". Output that does not fit fails the running test. Returns a store that
 * the next run overwrites. */
const Run *program_run(const char *words);

/* The same with standard output sent to a file instead. */
const Run *program_run_into(const char *words, const char *path);

/* Runs the program and compares everything exactly. */
void program_expect(const char *words, int code, const char *output, const char *error);

/* The same for a game that was lost by its last, forbidden move: code 0, and on standard error the
 * one sentence that says which move it was and why, of which `why` is a part. */
void program_expect_lost(const char *words, const char *output, const char *why);

/* Writes the options of a call that mean a start under rules as tables tell them: "chu jcsa
 * bare_king=none" and an SFEN are "-g chu -r jcsa -o bare_king=none -p 'SFEN'". Returns the
 * length. */
size_t program_options(char *out, size_t capacity, const char *rules, const char *sfen);

/* A wrong call: code 2, nothing on standard output, this line and then the usage on standard error.
 */
void program_expect_usage(const char *words, const char *line);

#endif
