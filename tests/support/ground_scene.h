/* Positions of the proving ground in one line of a test, and what comes of a move in them.
 *
 * Pieces are named by their letters in SFEN and their squares, Black's in capitals: "N6f p6e
 * +(TP)11k". What cannot be set up as asked, or turns out otherwise, fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_SCENE_H
#define SANBAN_TESTS_SUPPORT_GROUND_SCENE_H

#include "tests/support/setting.h"

/* Black to move, with these pieces, under a preset ("default", "strict"). The setting is not
 * copied. */
void ground_set(Setting *out, const char *preset, const char *pieces);

/* The same with White to move. */
void ground_set_white(Setting *out, const char *preset, const char *pieces);

/* A square by its name on a board of any size ("11k"). */
Square ground_square(const char *name);

/* The legal move of a USI text. */
Move ground_move(const Setting *setting, const char *usi);

/* The moves listed for the piece end on exactly these squares, each named once: "6e 6d". */
void expect_ends(const Setting *setting, const char *from, const char *squares);

/* So many moves are listed for the piece, and so many finished paths. */
void expect_numbers(const Setting *setting, const char *from, size_t moves, size_t paths);

/* The move in USI is listed among all legal ones; it is not. */
void expect_listed(const Setting *setting, const char *usi);
void expect_unlisted(const Setting *setting, const char *usi);

/* After the legal move in USI exactly these pieces stand on the board. */
void expect_after(const Setting *setting, const char *usi, const char *pieces);

/* The effects of the legal move in USI, in their order, each as cause, square, before>after and the
 * law that spoke: "left 6f N>-; arrived 6e ->N; burned 5d p>- burning". They carry the board before
 * the move into the one after it and back. */
void expect_effects(const Setting *setting, const char *usi, const char *effects);

#endif
