/*
 * What is remembered between two inputs; for the files that read and push them.
 */
#ifndef SANBAN_APP_PLATFORM_INPUT_SOURCE_H
#define SANBAN_APP_PLATFORM_INPUT_SOURCE_H

#include "app/platform/input.h"

struct InputSource {
    Window *window;
    float threshold;
    Point point, origin;
    InputButton held; /* the button a drag belongs to */
    int pressed;      /* one bit for each button that is down */
    int modifiers;
    bool dragging;
};

#endif
