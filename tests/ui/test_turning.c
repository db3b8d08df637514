/* The board from either side and in every window: pieces, numbers, names, marks and mouse turn
 * together, the question about promotion is whole on every square, and all buttons can be reached.
 */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

enum { SIDE = 9 };

typedef struct Window {
    float width, height;
} Window;

/* The smallest ones, usual ones at large texts, and those of small notebooks. */
static const Window WINDOWS[] = {{480, 300},  {640, 400},  {683, 384},  {960, 600},
                                 {1024, 600}, {1280, 720}, {1366, 768}, {1280, 800}};

enum { WINDOW_COUNT = sizeof WINDOWS / sizeof WINDOWS[0] };

/* What is drawn in the cell of a square, apart from how it is turned. */
typedef struct Cell {
    char kanji[16];
    bool turned;
    size_t shapes;
} Cell;

static Rect cell_box(const Hand *hand, Square square) {
    Point middle = shell_square_centre(hand->shell, square);
    float half = shell_pitch(hand->shell) / 2 + 2;
    return (Rect){middle.x - half, middle.y - half, 2 * half, 2 * half};
}

static Rect inner_box(const Hand *hand, Square square) {
    Point middle = shell_square_centre(hand->shell, square);
    return (Rect){middle.x - 5, middle.y - 5, 10, 10};
}

static void look_at(const Hand *hand, Cell cells[SIDE * SIDE]) {
    const Canvas *canvas = shell_draw(hand->shell);
    for (int i = 0; i < SIDE * SIDE; i++) {
        Square square = square_at(i % SIDE + 1, i / SIDE + 1);
        const CanvasCommand *piece = sight_piece(canvas, inner_box(hand, square));
        Rect box = cell_box(hand, square);
        cells[i] = (Cell){.shapes = sight_count_in(canvas, COMMAND_CIRCLE, box) +
                                    sight_count_in(canvas, COMMAND_POLYGON, box) +
                                    sight_count_in(canvas, COMMAND_POLYLINE, box) +
                                    sight_count_in(canvas, COMMAND_ROUNDED, box) +
                                    sight_count_in(canvas, COMMAND_FILL, box)};
        if (piece != NULL) {
            snprintf(cells[i].kanji, sizeof cells[i].kanji, "%s", piece->piece.kanji);
            cells[i].turned = piece->piece.turned;
        }
    }
}

static void compare(const Cell before[SIDE * SIDE], const Cell after[SIDE * SIDE]) {
    size_t pieces = 0;
    size_t marked = 0;
    for (int i = 0; i < SIDE * SIDE; i++) {
        assert_string_equal(after[i].kanji, before[i].kanji);
        assert_int_equal(after[i].shapes, before[i].shapes);
        if (before[i].kanji[0] != '\0') {
            assert_int_not_equal(after[i].turned, before[i].turned);
            pieces++;
        }
        marked += before[i].shapes > 0;
    }
    assert_true(pieces >= 30);
    /* The picked bishop, its six targets, and the last move, which began on one of them. */
    assert_int_equal(marked, 8);
}

static Rect place_of(const Hand *hand, const char *text) {
    const CanvasCommand *command = sight_text(shell_draw(hand->shell), text);
    if (command == NULL) {
        fail_msg("\"%s\" is not to be read", text);
        return (Rect){0, 0, 0, 0};
    }
    return command->box;
}

static void expect_side(const Hand *hand, bool flipped) {
    assert_int_equal(place_of(hand, "1").x < place_of(hand, "9").x, flipped);
    assert_int_equal(place_of(hand, "a").y > place_of(hand, "i").y, flipped);
    assert_int_equal(place_of(hand, "Black").y < place_of(hand, "White").y, flipped);
    assert_int_equal(place_of(hand, "Ada").y < place_of(hand, "Bea").y, flipped);
    assert_int_equal(shell_square_centre(hand->shell, square_at(1, 5)).x <
                         shell_square_centre(hand->shell, square_at(9, 5)).x,
                     flipped);
}

/* In mid-game and in mid-move, by key and by button; the move goes on as it was begun. */
static void test_everything_turns(void **state) {
    (void)state;
    Hand hand;
    Cell before[SIDE * SIDE];
    Cell after[SIDE * SIDE];
    hand_begin(&hand, "default", "startpos");
    snprintf(shell_program(hand.shell)->heads.name[BLACK], RECORD_NAME_MAX, "Ada");
    snprintf(shell_program(hand.shell)->heads.name[WHITE], RECORD_NAME_MAX, "Bea");
    hand_act(&hand, "7g 7f 3c 3d 8h");
    hand_move_to(&hand, (Point){1200, 20});
    expect_side(&hand, false);
    look_at(&hand, before);
    hand_key(&hand, 'f', 0);
    expect_side(&hand, true);
    look_at(&hand, after);
    compare(before, after);
    assert_true(session_selector(shell_session(hand.shell))->picked);
    hand_click(&hand, "2b");
    hand_click_label(&hand, "button", "Flip");
    expect_side(&hand, false);
    hand_click_label(&hand, "choice", "Keep");
    hand_expect_position(&hand,
                         "lnsgkgsnl/1r2e2B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/4E2R1/LNSGKGSNL w - 4");
    hand_end(&hand);
}

/* Every square answers to the mouse where it is drawn, from both sides and in all windows. */
static void test_mouse_finds_every_square(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    for (int i = 0; i < 2 * WINDOW_COUNT; i++) {
        shell_resize(hand.shell, WINDOWS[i / 2].width, WINDOWS[i / 2].height, 1);
        shell_flip(hand.shell);
        shell_draw(hand.shell);
        for (int file = 1; file <= SIDE; file++) {
            hand_click_square(&hand, square_at(file, 7));
            const Selector *selector = session_selector(shell_session(hand.shell));
            assert_true(selector->picked);
            assert_int_equal(selector->path.at, square_at(file, 7));
        }
        hand_key(&hand, KEY_ESCAPE, 0);
    }
    hand_end(&hand);
}

/* A rank with one piece on it, or none. */
static void rank_write(char out[8], char sign, int file) {
    if (sign == '\0') {
        snprintf(out, 8, "9");
    } else if (file == SIDE) {
        snprintf(out, 8, "%c8", sign);
    } else if (file == 1) {
        snprintf(out, 8, "8%c", sign);
    } else {
        snprintf(out, 8, "%d%c%d", SIDE - file, sign, file - 1);
    }
}

/* A silver of one side before a square that it may promote on; the kings stand at the other end
 * of the board, on the middle ranks. */
static void silver_before(Setting *out, int file, int rank, bool white) {
    char rows[SIDE][8];
    char sfen[SIDE * 8 + 16];
    int from = white ? rank - 1 : rank + 1;
    int away = file <= 4 ? SIDE : 1;
    for (int y = 1; y <= SIDE; y++) {
        bool silver = y == from;
        char king = y == 5 ? 'k' : y == (white ? 3 : 7) ? 'K' : '\0';
        rank_write(rows[y - 1], silver ? (white ? 's' : 'S') : king, silver ? file : away);
    }
    snprintf(sfen, sizeof sfen, "%s/%s/%s/%s/%s/%s/%s/%s/%s %c - 1", rows[0], rows[1], rows[2],
             rows[3], rows[4], rows[5], rows[6], rows[7], rows[8], white ? 'w' : 'b');
    setting_begin(out, "default bare_king=none", sfen);
}

static const CanvasCommand *choice(const Hand *hand, const char *name, Window window) {
    const CanvasCommand *label = sight_label(shell_draw(hand->shell), "choice", name);
    assert_non_null(label);
    assert_true(sight_within(label->box, (Rect){0, 0, window.width, window.height}));
    return label;
}

static void answer(const Hand *hand, Square square, Window window, bool promote) {
    Rect yes = choice(hand, "Promote", window)->box;
    Rect no = choice(hand, "Keep", window)->box;
    const Canvas *canvas = shell_draw(hand->shell);
    assert_false(sight_overlap(yes, no));
    assert_false(sight_overlap(yes, inner_box(hand, square)));
    assert_false(sight_overlap(no, inner_box(hand, square)));
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->name, "button") == 0) {
            assert_false(sight_overlap(yes, command->box));
            assert_false(sight_overlap(no, command->box));
        }
    }
    hand_click_at(hand, rect_centre(promote ? yes : no), BUTTON_LEFT);
    const Ply *ply = game_ply(hand_game(hand));
    assert_int_equal(ply_depth(ply), 1);
    assert_int_equal(ply_move(ply).promotion == MOVE_PROMOTED, promote);
}

static void ask_everywhere(const Hand *hand, Window window) {
    for (int i = 0; i < 2 * 3 * SIDE; i++) {
        Setting setting;
        bool white = i % 2 == 1;
        int file = i / 2 % SIDE + 1;
        int rank = (i / 2 / SIDE) + (white ? 7 : 1);
        silver_before(&setting, file, rank, white);
        hand_restart(hand, &setting);
        shell_draw(hand->shell);
        hand_click_square(hand, square_at(file, white ? rank - 1 : rank + 1));
        hand_click_square(hand, square_at(file, rank));
        assert_true(session_asks_promotion(shell_session(hand->shell)));
        answer(hand, square_at(file, rank), window, i % 3 == 0);
    }
}

/* On every square of both zones, from both sides, in all windows. */
static void test_question_is_whole_everywhere(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    for (int i = 0; i < 2 * WINDOW_COUNT; i++) {
        Window window = WINDOWS[i / 2];
        shell_resize(hand.shell, window.width, window.height, 1);
        shell_flip(hand.shell);
        ask_everywhere(&hand, window);
    }
    hand_end(&hand);
}

static void expect_reachable(const Canvas *canvas, const char *name, Window window) {
    const CanvasCommand *label = sight_label(canvas, "button", name);
    if (label == NULL) {
        label = sight_label(canvas, "disabled", name);
    }
    bool inside = label != NULL &&
                  sight_within(label->box, (Rect){0, 0, window.width, window.height}) &&
                  label->box.w >= 20 && label->box.h >= 20;
    if (!inside) {
        fail_msg("\"%s\" cannot be reached at %dx%d", name, (int)window.width, (int)window.height);
    }
}

static void test_all_buttons_can_be_reached(void **state) {
    (void)state;
    static const char *const NAMES[] = {"Start",   "New",       "Undo", "Redo",     "Flip",
                                        "Marks",   "Rules",     "Keys", "Settings", "First",
                                        "Earlier", "Later",     "Last", "Comment",  "Copy moves",
                                        "Resign",  "Offer draw"};
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f 3c 3d");
    for (size_t i = 0; i < WINDOW_COUNT; i++) {
        shell_resize(hand.shell, WINDOWS[i].width, WINDOWS[i].height, 1);
        const Canvas *canvas = shell_draw(hand.shell);
        for (size_t k = 0; k < sizeof NAMES / sizeof NAMES[0]; k++) {
            expect_reachable(canvas, NAMES[k], WINDOWS[i]);
        }
    }
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_turns),
        cmocka_unit_test(test_mouse_finds_every_square),
        cmocka_unit_test(test_question_is_whole_everywhere),
        cmocka_unit_test(test_all_buttons_can_be_reached),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
