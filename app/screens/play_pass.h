/* One pass of the play screen, as its parts see it. For the files of the play screen only. */
#ifndef SANBAN_APP_SCREENS_PLAY_PASS_H
#define SANBAN_APP_SCREENS_PLAY_PASS_H

#include "app/screens/play.h"
#include "app/screens/play_keys.h"
#include "rules/play/foresight.h"

/* What was asked of the screen in a pass, by a button or a key. */
typedef enum PlayAction {
    PLAY_NOTHING,
    PLAY_START,
    PLAY_NEW,
    PLAY_UNDO,
    PLAY_REDO,
    PLAY_FIRST,
    PLAY_EARLIER,
    PLAY_LATER,
    PLAY_LAST,
    PLAY_FLIP,
    PLAY_LEGEND,
    PLAY_WHY,
    PLAY_KEYS,
    PLAY_RULES,
    PLAY_SETTINGS,
    PLAY_TYPE,
    PLAY_COMMENT,
    PLAY_COPY,
    PLAY_COPY_MOVES,
    PLAY_PASTE,
    PLAY_RESIGN,
    PLAY_OFFER,
    PLAY_SURE,     /* yes to the question */
    PLAY_NOT_SURE, /* no to it */
    PLAY_RISK,     /* the move that costs something is played all the same */
    PLAY_TOLD,     /* the notice was read */
    PLAY_PROMOTE,
    PLAY_KEEP,
    PLAY_LAND,   /* what could be shot too is taken by landing on it */
    PLAY_SHOOT,  /* and this shoots it */
    PLAY_STOP,   /* the move ends where the piece stands */
    PLAY_RETURN, /* it goes home after taking something */
    PLAY_PASS,
    PLAY_BACK,
    PLAY_DROP,
    PLAY_EXPLAIN,
    PLAY_ZOOM_IN,
    PLAY_ZOOM_OUT,
    PLAY_ZOOM_FIT
} PlayAction;

typedef struct Pass {
    PlayScreen *screen;
    Program *program;
    Session *session; /* the program's */
    Ui *ui;
    PlayLayout layout;
    const Foresight *ahead; /* of a click on the square pointed at */
    const ChoiceList *aims; /* the shots that it would open */
    const Refusal *barred;  /* why the piece may shoot nobody after it, or NULL */
} Pass;

/* The toolbar, the action bar and the panel: they draw themselves and tell what was pressed. */
PlayAction play_toolbar_run(const Pass *pass);
PlayAction play_bar_run(const Pass *pass);
PlayAction play_panel_run(const Pass *pass);

/* A panel between the lines of the two players with a heading and a button that closes it, which
 * has this key: draws them, sets the room below, and says whether it was closed. */
typedef struct SidePanel {
    const char *heading;
    PlayKey key;
    Rect inside;
} SidePanel;
bool play_side_panel(const Pass *pass, SidePanel *panel);

/* Why things are as they are on the square pointed at, or pointed at last. */
PlayAction play_why_run(const Pass *pass);

/* Does what was asked; any other action answers an open question with no. */
ScreenRequest play_act(const Pass *pass, PlayAction action);

/* Answers the keys of the board: its cursor, and all that play_keys.h lists. */
PlayAction play_keys_run(const Pass *pass);

/* Answers the left button on the board: clicks, and drags from square to square. */
void play_hand_run(const Pass *pass);

/* The square at a place of the board's column, or SQUARE_NONE. */
Square play_square_at(const Pass *pass, Point point);

/* Lets what is held by the pointer go back; what its button then does means nothing. */
void play_forget_press(PlayScreen *screen);

/* Keeps what was written of a comment with the move it was begun on, and ends the writing. False
 * without memory: then it goes on. */
bool play_keep_comment(PlayScreen *screen, Session *session);

/* The square of which more is told: the cursor's while the keyboard is used, else the one under the
 * pointer; SQUARE_NONE for none. */
Square play_pointed(const PlayScreen *screen);

/* A click on a square, by whatever hand, with what follows from it. */
SessionAnswer play_click(const Pass *pass, Square square);

/* The last step of a move is done: it promotes at once where the user wants it so. */
SessionAnswer play_settle(const Pass *pass, SessionAnswer answer);

/* The move that was typed. */
void play_typed(const Pass *pass);

enum { FATES_SENTENCE_MAX = PLAY_SAID_MAX };

/* What a click on the square pointed at would bring about, or the promotion that is asked about, or
 * the move that waits to be confirmed. */
void play_fates_foresee(const Pass *pass, const ChoiceList *choices, Foresight *out);

/* What the foreseen move does to other pieces, as a sentence; "" if nothing. */
void play_fates_ahead(const Pass *pass, char out[FATES_SENTENCE_MAX]);

/* Keeps what the move just played did to other pieces, to be told and shown for a moment. */
void play_fates_note(const Pass *pass, const Ply *ply);

/* The changes whose links are to be shown now: copied to `out`, which is returned, else NULL. */
const Effects *play_fates_linked(const Pass *pass, Effects *out);

/* Why the move that waits for it wants to be confirmed, as a question; true if it is a fire. */
bool play_fates_question(const Pass *pass, char out[PLAY_SAID_MAX]);

/* The position, and the moves, for the clipboard; and a new game from what lies there. */
void play_copy_position(const Pass *pass);
void play_copy_moves(const Pass *pass);
void play_paste(const Pass *pass);

#endif
