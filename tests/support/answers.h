/* What Why? says about a square, and what a test expects of it. */
#ifndef SANBAN_TESTS_SUPPORT_ANSWERS_H
#define SANBAN_TESTS_SUPPORT_ANSWERS_H

#include "rules/play/why.h"
#include "tests/support/setting.h"

/* Asks about a square by its name. Whatever is said must be whole sentences, and neither one of
 * them nor the title of a law may come twice. */
void ask(Setting *setting, const char *square, Why *out);

/* The demand of `ask` alone. */
void expect_plain(const Why *why);

/* The first line of the topic that contains the text, or NULL. */
const WhyLine *find_line(const Why *why, WhyTopic topic, const char *text);

/* Some line of the topic contains the text; none of any topic does. */
void expect_line(const Why *why, WhyTopic topic, const char *text);
void expect_unsaid(const Why *why, const char *text);

/* How many lines of the topic contain the text. */
size_t lines_with(const Why *why, WhyTopic topic, const char *text);

#endif
