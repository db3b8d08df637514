#include "tests/perft/spelled.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"

#include <stdlib.h>

/* A position whose spellings are gone through, piece by piece. */
typedef struct Frame {
    Position position;
    Square from;    /* the piece whose spellings are in the list */
    size_t next;    /* the first of them that was not taken yet */
    MoveList paths; /* of the piece */
} Frame;

static void frame_begin(Frame *frame, bool stop) {
    bool over = stop && position_verdict(&frame->position, NULL).over;
    frame->from = over ? BOARD_CELLS : 0;
    frame->next = 0;
    frame->paths.count = 0;
}

/* Goes on to a piece that has spellings left; false if there is none. */
static bool frame_has_more(Frame *frame) {
    const Position *position = &frame->position;
    while (frame->next == frame->paths.count && frame->from + 1 < BOARD_CELLS) {
        frame->from++;
        if (piece_is(position->cell[frame->from], (Colour)position->turn)) {
            moves_paths(position, frame->from, &frame->paths);
            frame->next = 0;
        }
    }
    return frame->next < frame->paths.count;
}

/* All spellings that the piece at hand has left. */
static uint64_t frame_take_all(Frame *frame) {
    uint64_t count = frame->paths.count - frame->next;
    frame->next = frame->paths.count;
    return count;
}

static void frame_enter(Frame *frame, Frame *inner) {
    position_play(&frame->position, frame->paths.move[frame->next++], &inner->position, NULL);
}

uint64_t spellings_count(const Position *position) {
    return spelled_perft(position, 1, false);
}

uint64_t spelled_perft(const Position *position, int depth, bool stop) {
    uint64_t count = 0;
    Frame *frame = calloc((size_t)depth + 1, sizeof *frame);
    assert_non_null(frame);
    frame[0].position = *position;
    frame_begin(&frame[0], stop);
    for (int level = depth > 0 ? 0 : -1; level >= 0;) {
        if (!frame_has_more(&frame[level])) {
            level--;
        } else if (level + 1 == depth) {
            count += frame_take_all(&frame[level]);
        } else {
            frame_enter(&frame[level], &frame[level + 1]);
            level++;
            frame_begin(&frame[level], stop);
        }
    }
    free(frame);
    return depth > 0 ? count : 1;
}
