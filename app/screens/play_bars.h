/* The toolbar above and the action bar below the play screen. */
#ifndef SANBAN_APP_SCREENS_PLAY_BARS_H
#define SANBAN_APP_SCREENS_PLAY_BARS_H

#include "app/screens/play.h"

typedef enum PlayAction {
    PLAY_NOTHING,
    PLAY_NEW,
    PLAY_SURE,     /* yes to the question */
    PLAY_NOT_SURE, /* no to it */
    PLAY_UNDO,
    PLAY_REDO,
    PLAY_FLIP,
    PLAY_PROMOTE,
    PLAY_KEEP,
    PLAY_BACK
} PlayAction;

/* Draw the bars and tell what was pressed in them, by mouse or key. */
PlayAction play_toolbar_run(Ui *ui, const PlayLayout *layout, const Session *session);
PlayAction play_bar_run(Ui *ui, const PlayScreen *screen, const PlayLayout *layout,
                        const Session *session);

#endif
