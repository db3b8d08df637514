#include "app/shell/script_expect.h"

#include "app/platform/window.h"
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"

#include <stdio.h>
#include <string.h>

static const Session *session_of(const Script *script) {
    return shell_session(desk_shell(script->desk));
}

static bool expect_text(Script *script, const char *rest) {
    char wanted[SCRIPT_TEXT_MAX];
    script_unquote(rest, wanted);
    const Canvas *canvas = shell_draw(desk_shell(script->desk));
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool reads = command->kind == COMMAND_TEXT || command->kind == COMMAND_LABEL;
        if (reads && command->text != NULL && strstr(command->text, wanted) != NULL) {
            return true;
        }
    }
    return script_fail(script, "\"%.100s\" is not to be read on the screen.", wanted);
}

static bool expect_move(Script *script, const char *rest) {
    char wanted[SCRIPT_TEXT_MAX];
    char usi[MOVE_TEXT_MAX] = "no move";
    char tsa[MOVE_TEXT_MAX] = "no move";
    const Ply *ply = game_ply(session_game(session_of(script)));
    script_unquote(rest, wanted);
    if (ply_parent(ply) != NULL) {
        usi_write(ply_move(ply), usi, sizeof usi);
        tsa_write(ply_move(ply), ply_position(ply_parent(ply)), tsa, sizeof tsa);
    }
    return strcmp(wanted, usi) == 0 || strcmp(wanted, tsa) == 0 ||
           script_fail(script, "The last move is %s (%s), not %.40s.", usi, tsa, wanted);
}

static bool expect_position(Script *script, const char *rest) {
    char full[SFEN_MAX];
    char plain[SFEN_MAX];
    const Position *position = game_position(session_game(session_of(script)));
    sfen_write(position, full, sizeof full);
    sfen_write_unnumbered(position, plain, sizeof plain);
    return strcmp(rest, full) == 0 || strcmp(rest, plain) == 0 ||
           script_fail(script, "The position is %s.", full);
}

static bool expect_refusal(Script *script, const char *rest) {
    char wanted[SCRIPT_TEXT_MAX];
    script_unquote(rest, wanted);
    const Refusal *refusal = session_notice(session_of(script));
    const char *text = refusal != NULL ? refusal->text : "none";
    return strstr(text, wanted) != NULL || script_fail(script, "The refusal is: %.150s", text);
}

static bool expect_result(Script *script, const char *rest) {
    char text[64] = "none";
    Verdict verdict = game_verdict(session_game(session_of(script)));
    if (verdict.over) {
        snprintf(text, sizeof text, "%s %s", verdict_winner_word(verdict),
                 reason_word((Reason)verdict.reason));
    }
    return strcmp(rest, text) == 0 ||
           script_fail(script, "The result is %s, not %.40s.", text, rest);
}

static bool expect_screen(Script *script, const char *rest) {
    const char *word = screen_word(shell_screen(desk_shell(script->desk)));
    return strcmp(rest, word) == 0 ||
           script_fail(script, "The screen is %s, not %.20s.", word, rest);
}

static bool expect_clipboard(Script *script, const char *rest) {
    char wanted[SCRIPT_TEXT_MAX];
    char text[SCRIPT_TEXT_MAX];
    script_unquote(rest, wanted);
    clipboard_get(text, sizeof text);
    return strstr(text, wanted) != NULL || script_fail(script, "On the clipboard is: %.200s", text);
}

/* The number of pictures that a script has seen is only compared with itself: "rest" means that
 * none was shown since the last look. */
static bool expect_pictures(Script *script, const char *rest) {
    unsigned long shown = desk_pictures(script->desk);
    bool any = shown != script->pictures;
    script->pictures = shown;
    return any == (strcmp(rest, "some") == 0) ||
           script_fail(script, "There were %s new pictures.", any ? "some" : "no");
}

static bool expect_left(Script *script, const char *rest) {
    bool over = shell_is_over(desk_shell(script->desk));
    return over == (strcmp(rest, "yes") == 0) ||
           script_fail(script, "The program %s.", over ? "has ended" : "goes on");
}

/* What can be expected. */
static const struct {
    const char *name;
    bool (*run)(Script *script, const char *rest);
} THINGS[] = {
    {"text", expect_text},           {"move", expect_move},         {"position", expect_position},
    {"refusal", expect_refusal},     {"result", expect_result},     {"screen", expect_screen},
    {"clipboard", expect_clipboard}, {"pictures", expect_pictures}, {"left", expect_left}};

bool script_expect(Script *script, const char *rest) {
    size_t length = strcspn(rest, " \t");
    const char *after = rest + length + strspn(rest + length, " \t");
    for (size_t i = 0; i < sizeof THINGS / sizeof THINGS[0]; i++) {
        if (strlen(THINGS[i].name) == length && strncmp(rest, THINGS[i].name, length) == 0) {
            return THINGS[i].run(script, after);
        }
    }
    return script_fail(script, "\"%.*s\" cannot be expected.", length > 40 ? 40 : (int)length,
                       rest);
}
