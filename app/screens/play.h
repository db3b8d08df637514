/* The play screen: board, players, piece card, moves, and one line that always says what is going
 * on.
 *
 * Two people play at it with one mouse. It asks the session what a click means and knows no rule.
 */
#ifndef SANBAN_APP_SCREENS_PLAY_H
#define SANBAN_APP_SCREENS_PLAY_H

#include "app/screens/play_layout.h"
#include "app/screens/screen.h"
#include "app/session/session.h"
#include "app/ui/ui.h"

/* What the action bar asks before something would be lost. */
typedef enum PlayQuestion { QUESTION_NONE, QUESTION_NEW, QUESTION_LEAVE } PlayQuestion;

typedef struct PlayScreen {
    bool flipped;
    PlayQuestion question;
    Square hover;   /* square under the pointer, or SQUARE_NONE */
    Square pressed; /* square on which the button went down, or SQUARE_NONE */
    bool lets_go;   /* the press was on the picked piece: a click there lets it go */
    bool finished;  /* the last press finished a move; its double click means nothing more */
    bool dragging;
    Point drag_point;
    bool changed; /* the last pass changed what is to be seen */
} PlayScreen;

/* Draws one pass and answers its input. */
ScreenRequest play_screen_run(PlayScreen *screen, Session *session, Ui *ui);

/* The window is to be closed: true if nothing would be lost, or if it was asked for twice; else the
 * screen asks. */
bool play_screen_leaves(PlayScreen *screen, const Session *session);

/* Where things are for the present size of the canvas. */
PlayLayout play_screen_layout(const PlayScreen *screen, const Session *session,
                              const Canvas *canvas);

#endif
