#include "app/platform/window.h"
#include "app/screens/play_pass.h"
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line of the list of moves, and what a clipboard is read up to. */
enum { LINE_MAX_BYTES = 2 * MOVE_TEXT_MAX + 32, PASTE_MAX = 1 << 22 };

static void say(const Pass *pass, const char *text) {
    snprintf(pass->screen->said, PLAY_SAID_MAX, "%s", text);
}

void play_copy_position(const Pass *pass) {
    char text[SFEN_MAX];
    sfen_write(game_position(session_game(pass->session)), text, sizeof text);
    say(pass, clipboard_set(text) ? "The position is copied as SFEN."
                                  : "The clipboard cannot be written.");
}

/* One more move at `out`; returns its end. Numbers count pairs, as in the list on the screen. */
static char *write_ply(char *out, const Ply *ply, bool white_began) {
    char move[MOVE_TEXT_MAX];
    const Position *before = ply_position(ply_parent(ply));
    size_t pair = (ply_depth(ply) - 1 + white_began) / 2 + 1;
    bool first = ply_depth(ply) == 1;
    tsa_write(ply_move(ply), before, move, sizeof move);
    int length = 0;
    if (before->turn == BLACK) {
        length = snprintf(out, LINE_MAX_BYTES, "%s%zu. %s", first ? "" : "\n", pair, move);
    } else if (first) {
        length = snprintf(out, LINE_MAX_BYTES, "%zu. ... %s", pair, move);
    } else {
        length = snprintf(out, LINE_MAX_BYTES, " %s", move);
    }
    return out + length;
}

/* The shown line from the start to its end; the caller frees it. NULL without memory. */
static char *moves_text(const Game *game) {
    bool white_began = ply_position(game_start(game))->turn == WHITE;
    size_t count = ply_depth(game_line_end(game));
    const Ply **line = calloc(count + 1, sizeof(const Ply *));
    char *text = malloc(count * LINE_MAX_BYTES + 2);
    char *out = text;
    const Ply *ply = game_line_end(game);
    for (size_t i = count; line != NULL && i > 0; i--, ply = ply_parent(ply)) {
        line[i] = ply;
    }
    for (size_t i = 1; line != NULL && text != NULL && i <= count; i++) {
        out = write_ply(out, line[i], white_began);
    }
    if (text != NULL) {
        memcpy(out, "\n", 2);
    }
    free((void *)line);
    return text;
}

void play_copy_moves(const Pass *pass) {
    const Game *game = session_game(pass->session);
    if (ply_depth(game_line_end(game)) == 0) {
        say(pass, "There are no moves to copy yet.");
        return;
    }
    char *text = moves_text(game);
    bool copied = text != NULL && clipboard_set(text);
    say(pass, copied ? "The moves are copied." : "The clipboard cannot be written.");
    free(text);
}

static void paste_position(const Pass *pass, const char *text) {
    const Ruleset rules = *game_rules(session_game(pass->session));
    Position position;
    Problem why;
    char line[SFEN_MAX];
    size_t length = strcspn(text, "\r\n");
    snprintf(line, sizeof line, "%.*s", length < sizeof line ? (int)length : (int)sizeof line - 1,
             text);
    if (!sfen_read(&position, &rules, line, &why)) {
        char said[PLAY_SAID_MAX];
        snprintf(said, sizeof said, "That cannot be pasted, at column %d: %.160s", why.column,
                 why.text);
        say(pass, said);
        return;
    }
    RecordHeads heads = {.flipped = pass->program->heads.flipped};
    if (program_new_game(pass->program, &rules, &position, &heads)) {
        say(pass, "A new game begins from the pasted position.");
    }
}

static void paste_record(const Pass *pass, const char *text, size_t length) {
    RecordHeads heads;
    Problem why;
    Game *game = record_read(text, length, &heads, &why);
    char said[PLAY_SAID_MAX];
    if (game == NULL) {
        snprintf(said, sizeof said, "That game cannot be pasted, at line %d: %.160s", why.line,
                 why.text);
        say(pass, said);
        return;
    }
    if (program_adopt_game(pass->program, game, &heads)) {
        say(pass, "The pasted game is opened.");
    }
}

static bool is_record(const char *text) {
    static const char magic[] = "sanban record";
    return strncmp(text, magic, sizeof magic - 1) == 0;
}

void play_paste(const Pass *pass) {
    char *text = malloc(PASTE_MAX);
    if (text == NULL) {
        say(pass, "There is not enough memory to paste.");
        return;
    }
    size_t length = clipboard_get(text, PASTE_MAX);
    const char *start = text + strspn(text, " \t\r\n");
    if (*start == '\0') {
        say(pass, "There is no text on the clipboard.");
    } else if (length >= PASTE_MAX) {
        say(pass, "The text on the clipboard is too long for a game.");
    } else if (is_record(start)) {
        paste_record(pass, start, strlen(start));
    } else {
        paste_position(pass, start);
    }
    free(text);
}

/* Under rules where a forbidden move loses, a slip of the finger must not: it is asked first. */
void play_typed(const Pass *pass) {
    PlayScreen *screen = pass->screen;
    const Ruleset *rules = game_rules(session_game(pass->session));
    bool loses = rules->option[OPTION_ILLEGAL_MOVE] == ILLEGAL_MOVE_LOSES;
    screen->changed = true;
    switch (session_type(pass->session, screen->field.text)) {
    case SESSION_READ:
    case SESSION_WAITS:
        screen->typing = false;
        break;
    case SESSION_FORBIDDEN:
        if (loses) {
            screen->question = QUESTION_FORBIDDEN;
            screen->typing = false;
        }
        break;
    case SESSION_UNREADABLE:
        break;
    }
}
