/* The plies of a saved game with what belongs to them. For the record file only. */
#ifndef SANBAN_RULES_FORMATS_RECORD_PLIES_H
#define SANBAN_RULES_FORMATS_RECORD_PLIES_H

#include "rules/formats/reader.h"
#include "rules/formats/writer.h"
#include "rules/record/game.h"

/* The last line of every record. */
extern const char RECORD_LAST_LINE[];

/* Writes all plies and the last line. */
void record_plies_write(Writer *writer, const Game *game);

/* Plays the lines that follow into a game of which only the start is there, up to the last line and
 * the end of the text. False with a problem; its line is 0 when memory ran out. */
bool record_plies_read(Reader *reader, Game *game);

#endif
