/* The side panel of the play screen: players, taken pieces, piece card, moves. */
#ifndef SANBAN_APP_SCREENS_PLAY_PANEL_H
#define SANBAN_APP_SCREENS_PLAY_PANEL_H

#include "app/screens/play.h"

/* Draws the panel and tells which ply was clicked in the move list, or NULL. */
const Ply *play_panel_run(Ui *ui, const PlayScreen *screen, const PlayLayout *layout,
                          const Session *session);

#endif
