/* The two sides. Black moves first and sits at the bottom. */
#ifndef SANBAN_RULES_BOARD_COLOUR_H
#define SANBAN_RULES_BOARD_COLOUR_H

typedef enum Colour { BLACK, WHITE } Colour;
enum { COLOUR_NONE = 2 };

static inline Colour colour_other(Colour colour) {
    return colour == BLACK ? WHITE : BLACK;
}

/* "Black" or "White", for sentences. */
static inline const char *colour_name(Colour colour) {
    return colour == BLACK ? "Black" : "White";
}

#endif
