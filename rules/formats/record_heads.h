/* The head lines of a saved game. For the record file only. */
#ifndef SANBAN_RULES_FORMATS_RECORD_HEADS_H
#define SANBAN_RULES_FORMATS_RECORD_HEADS_H

#include "rules/formats/reader.h"
#include "rules/formats/record_file.h"
#include "rules/formats/writer.h"

/* What the head lines say that does not follow from the plies. Not copied: the start points to the
 * rules. */
typedef struct RecordFront {
    Ruleset rules;
    RecordHeads heads;
    Position start;
} RecordFront;

void record_heads_write(Writer *writer, const Game *game, const RecordHeads *heads);

/* Reads up to the line "start". False with a problem. */
bool record_heads_read(Reader *reader, RecordFront *out);

/* Reads the lines that follow from the plies and fills these parts of the summary; with NULL only
 * looks whether they are there. */
bool record_derived_read(Reader *reader, const Ruleset *rules, RecordSummary *out);

/* Writes and reads winner and reason: "black resignation". `text` is part of the reader's line and
 * gets cut into its words. */
void record_verdict_write(Writer *writer, Verdict verdict);
bool record_verdict_read(Reader *reader, char *text, Verdict *out);

#endif
