/* What the parts of the board view share. For them only. */
#ifndef SANBAN_APP_VIEWS_BOARD_PARTS_H
#define SANBAN_APP_VIEWS_BOARD_PARTS_H

#include "app/draw/mark_art.h"
#include "app/views/board_view.h"
#include "app/views/piece_view.h"

/* The place of a mark on a square. */
MarkSpot board_spot(const BoardView *view, Square square);

/* A piece of the board as it lies there, at some strength. */
PieceView board_face(const BoardView *view, Piece piece, float alpha);

/* The middle of a square on the screen. */
Point board_middle(const BoardView *view, Square square);

/* True between the first step and the last. */
bool board_is_unfinished(const BoardView *view);

/* True while a move is in flight. */
bool board_in_flight(const BoardView *view);

/* The marks below the pieces, and those above them. */
void board_marks_under(Canvas *canvas, const BoardView *view);
void board_marks_over(Canvas *canvas, const BoardView *view);

/* The last move, below the pieces: where it began and ended, and the way between where it bends;
 * and above them the sign that it ended where it began. */
void board_trail_under(Canvas *canvas, const BoardView *view);
void board_trail_over(Canvas *canvas, const BoardView *view);

/* What pieces do to others: below the pieces fire, lines of nets and fields, above them what is
 * held and what is linked to what, and on top of the marks of targets the locks of what is held
 * and the crosses of what would vanish. */
void board_fates_under(Canvas *canvas, const BoardView *view);
void board_fates_over(Canvas *canvas, const BoardView *view);
void board_fates_top(Canvas *canvas, const BoardView *view);

/* The mesh and the lock over a held piece. */
void board_mesh(Canvas *canvas, const BoardView *view, Square square, Piece piece);

/* The pieces of a move in flight with all that rests around them. */
void board_flight_draw(Canvas *canvas, const BoardView *view);

/* What laws forbid to the picked piece and what they remember from the last move; and above all
 * other marks, why they forbid the square pointed at and which ways lead round it. */
void board_forbidden_draw(Canvas *canvas, const BoardView *view);
void board_forbidden_explain(Canvas *canvas, const BoardView *view);

/* The reticle of a shot that may be fired. */
Mark board_shot_mark(const Choice *choice);

/* What the unfinished move has come to: below the pieces its way where it has bends, above them
 * the numbers of these, the shots fired, how many of its steps are made; and whom a sweep to the
 * square under the pointer would take. */
void board_aim_under(Canvas *canvas, const BoardView *view);
void board_aim_over(Canvas *canvas, const BoardView *view);

/* Whom the piece could shoot after a click on the square under the pointer. */
void board_aim_ahead(Canvas *canvas, const BoardView *view);

/* The squares of the way of a move, the first included. */
typedef struct BoardWay {
    size_t count;
    Square square[LEGS_MAX + 1];
} BoardWay;
BoardWay board_way_of(const Move *move);

/* A way, and the numbers of its bends, in a corner: the middle tells whether the piece may come
 * there again. */
void board_way_line(Canvas *canvas, const BoardView *view, const BoardWay *way);
void board_way_bends(Canvas *canvas, const BoardView *view, const BoardWay *way);

#endif
