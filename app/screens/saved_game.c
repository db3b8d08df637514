#include "app/screens/saved_game.h"

#include "app/views/small_board.h"
#include "rules/notation/sfen.h"

#include <assert.h>
#include <stdio.h>

void saved_game_read(SavedGame *out, const LibraryEntry *entry) {
    out->summary = &entry->summary;
    bool begun = ruleset_begin(&out->rules, entry->summary.variant, NULL, NULL);
    assert(begun);
    out->known = entry->summary.shown[0] != '\0' &&
                 sfen_read(&out->position, &out->rules, entry->summary.shown, NULL);
    if (!out->known) {
        position_clear(&out->position, &out->rules);
    }
}

static const char *player_of(const SavedGame *game, Colour side) {
    const char *name = game->summary->heads.name[side];
    return name[0] != '\0' ? name : colour_name(side);
}

void saved_game_players(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]) {
    snprintf(out, SAVED_GAME_TEXT_MAX, "%s and %s", player_of(game, BLACK), player_of(game, WHITE));
}

void saved_game_title(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]) {
    const Start *start = game->summary->start;
    snprintf(out, SAVED_GAME_TEXT_MAX, "%s%s%s", game->summary->variant->title,
             start != NULL ? ": " : "", start != NULL ? start->title : "");
}

void saved_game_state(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]) {
    const RecordSummary *summary = game->summary;
    if (summary->verdict.over || !game->known) {
        snprintf(out, SAVED_GAME_TEXT_MAX, "move %u", summary->plies);
        return;
    }
    const char *side = colour_name(game->position.turn == WHITE ? WHITE : BLACK);
    /* What is told goes with the picture, which may show an earlier move than the last. */
    int made = game->position.ply - 1;
    if (made == 0) {
        snprintf(out, SAVED_GAME_TEXT_MAX, "at the start, %s to move", side);
    } else {
        snprintf(out, SAVED_GAME_TEXT_MAX, "move %d, %s to move", made, side);
    }
}

void saved_game_result(const SavedGame *game, bool brief, char out[SAVED_GAME_TEXT_MAX]) {
    Verdict verdict = game->summary->verdict;
    out[0] = '\0';
    if (!verdict.over) {
        return;
    }
    bool draw = verdict.winner == COLOUR_NONE;
    snprintf(out, SAVED_GAME_TEXT_MAX, "%s%s%s%s",
             draw ? "Draw" : colour_name(verdict.winner == WHITE ? WHITE : BLACK),
             draw ? "" : " won", brief ? "" : ": ",
             brief ? "" : reason_sentence((Reason)verdict.reason));
}

void saved_game_played(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]) {
    const char *stamp = game->summary->heads.played;
    snprintf(out, SAVED_GAME_TEXT_MAX, "%s%s", stamp[0] != '\0' ? "played " : "", stamp);
}

void saved_game_draw(Ui *ui, const SavedGame *game, Rect box) {
    SmallBoard board = {
        .position = &game->position, .box = box, .flipped = game->summary->heads.flipped};
    small_board_draw(ui->canvas, &board);
}
