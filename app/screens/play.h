/* The play screen: board, players, piece card, moves, and one line that always says what is going
 * on.
 *
 * Two people play at it with one mouse or keyboard. It asks the session what a click means and
 * knows no rule. */
#ifndef SANBAN_APP_SCREENS_PLAY_H
#define SANBAN_APP_SCREENS_PLAY_H

#include "app/screens/play_layout.h"
#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"
#include "app/views/board_view.h"
#include "app/views/history_view.h"
#include "app/views/motion.h"
#include "rules/play/why.h"

/* What the action bar asks before something that cannot be taken back by a step. */
typedef enum PlayQuestion {
    QUESTION_NONE,
    QUESTION_RESIGN,    /* does `asked` resign? */
    QUESTION_DRAW,      /* does `asked` agree to a draw? */
    QUESTION_FORBIDDEN, /* is the forbidden move that was typed to be played, and the game lost? */
    QUESTION_LEAVE      /* leave, although the game could not be saved? */
} PlayQuestion;

enum { PLAY_SAID_MAX = 240 };

typedef struct PlayScreen {
    PlayQuestion question;
    Colour asked;
    Square hover;     /* square under the pointer, or SQUARE_NONE */
    Square cursor;    /* the keyboard's square, or SQUARE_NONE while it was not used */
    Square pressed;   /* square on which the button went down, or SQUARE_NONE */
    Square explained; /* whose card stays in the panel, or SQUARE_NONE */
    bool on_own;      /* the press was on the picked piece: it may be the begin of a drag */
    bool finished;    /* the last press finished a move; its double click means nothing more */
    bool dragging;
    int ways;    /* steps taken by this drag on its way */
    uint8_t led; /* steps of a move that ends in this pass that the hand has shown already */
    Point drag_point;
    bool legend;             /* the panel shows what the marks mean */
    bool why;                /* ... or why things are as they are on a square */
    Square asked_about;      /* that square, or SQUARE_NONE */
    Square answered;         /* the square that the answer is about, */
    unsigned long answer_of; /* since this change of the game; 0: there is none */
    Why answer;
    bool typing; /* a move is being typed */
    bool commenting;
    Field field; /* the move, or the comment */
    BoardZoom zoom;
    bool panning;
    Point pan_from;
    bool lens;
    Motion motion;
    const Ply *seen;          /* the ply shown in the pass before */
    unsigned long seen_round; /* and the game it belongs to */
    bool linked;              /* what the last move did to others is shown, */
    uint32_t linked_until;    /* so long */
    unsigned long dangers_of; /* the change of the game since which these hold; 0: none */
    Danger dangers[BOARD_CELLS];
    HistoryScroll scroll;
    Scroll legend_scroll, why_scroll;
    char said[PLAY_SAID_MAX]; /* the last word of the action bar; "" for none */
    bool clicked;             /* a piece came down: to be heard once */
    bool changed;             /* the last pass changed what is to be seen */
} PlayScreen;

/* Draws one pass and answers its input. */
ScreenRequest play_screen_run(PlayScreen *screen, Program *program, Ui *ui);

/* Forgets whatever was going on, as when another game begins; zoom and legend stay, and what was
 * said last. */
void play_screen_reset(PlayScreen *screen);

/* The window is to be closed. All is saved: true if nothing would be lost, or if it was asked for
 * twice; else the screen asks. */
bool play_screen_leaves(PlayScreen *screen, Program *program);

/* Where things are for the present size of the canvas, with the board as it is enlarged. */
PlayLayout play_screen_layout(const PlayScreen *screen, const Program *program,
                              const Canvas *canvas);

#endif
