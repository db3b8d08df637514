/* What a screen may ask of the shell that runs it. */
#ifndef SANBAN_APP_SCREENS_SCREEN_H
#define SANBAN_APP_SCREENS_SCREEN_H

typedef enum ScreenRequest { SCREEN_STAY, SCREEN_QUIT } ScreenRequest;

#endif
