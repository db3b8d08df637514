/* A position with the rules it is played under, set up in one line of a test.
 *
 * Whatever cannot be set up as asked fails the running test. A setting is not copied: its position
 * points to its rules. */
#ifndef SANBAN_TESTS_SUPPORT_SETTING_H
#define SANBAN_TESTS_SUPPORT_SETTING_H

#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/ruleset.h"

typedef struct Setting {
    Ruleset rules;
    Position position;
} Setting;

/* A ruleset by words: the game (left out for sho shogi), a preset, then options that differ from
 * it: "fairy bare_king=counter", "chu jcsa counterstrike=strict". */
void rules_by_words(Ruleset *out, const char *words);

/* The position of an SFEN, or of "startpos", under rules by words. */
void setting_begin(Setting *out, const char *words, const char *sfen);

/* The same from a picture: one line for each rank, White's back rank first, squares separated by
 * blanks, a dot for an empty one, pieces by their letters; then a line "b" or "w" for the side to
 * move. */
void setting_draw(Setting *out, const char *words, const char *picture);

/* Plays legal moves in USI, separated by blanks. */
void setting_play(Setting *setting, const char *moves);

/* True when every member of the positions is the same, number and counts too, but not the rules. */
bool position_is_same(const Position *one, const Position *other);

/* The square of a name ("7f"). */
Square square_by_name(const char *name);

/* The move of a USI text that must be readable, legal or not. */
Move move_by_usi(const Position *position, const char *usi);

/* The same for USI or TSA. */
Move move_by_text(const Position *position, const char *text);

/* Takes the next word of a list off its front, of any length below `capacity`. */
bool word_next(const char **list, char *out, size_t capacity);

/* Takes the next word of a list off its front: "7g7f 3c3d". False at the end; words hold 15
 * bytes. */
bool word_take(const char **list, char out[16]);

#endif
