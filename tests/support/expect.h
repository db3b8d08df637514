/* What a test expects of a position, in words. Each fails the running test with what was found
 * instead. */
#ifndef SANBAN_TESTS_SUPPORT_EXPECT_H
#define SANBAN_TESTS_SUPPORT_EXPECT_H

#include "rules/play/movegen.h"
#include "rules/play/refusal.h"
#include "rules/play/verdict.h"
#include "rules/problem.h"
#include "tests/support/setting.h"

/* The legal moves of the piece on `from` are exactly these, in USI, in any order: "5e5d 5e4f". */
void expect_moves(const Setting *setting, const char *from, const char *moves);

/* Every one of these moves in USI is legal; none is. The list of all moves must agree: it holds a
 * legal move, or another with the same result. */
void expect_legal(const Setting *setting, const char *moves);
void expect_illegal(const Setting *setting, const char *moves);

/* The refusal of a move in USI that must be illegal. */
Refusal expect_refused(const Setting *setting, const char *usi);

/* The verdict in words, without a history: "none", or winner and reason: "black bare_king". */
void expect_outcome(const Setting *setting, const char *outcome);
void expect_verdict(Verdict verdict, const char *outcome);

/* The position as SFEN. */
void expect_sfen(const Position *position, const char *sfen);

/* `text` can be shown to people: one line of readable UTF-8 that ends like a sentence. */
void expect_sentence(const char *text);

/* A sentence, and a column that is a place in `text` or just behind it. */
void expect_problem(const Problem *problem, const char *text);

/* `text` contains `part`. */
void expect_part(const char *text, const char *part);

#endif
