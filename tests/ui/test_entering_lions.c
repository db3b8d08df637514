/* Every way through the turn of a piece that moves twice can be entered by clicks, by drags, by
 * keys and by typing; seen from Black's side and from White's. */
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"
#include "tests/ui/hand.h"

#include <math.h>

enum { POSITIONS = 12, PLIES_MAX = 20, MOVES_LEAST = 900 };

typedef enum Way { BY_CLICKS, BY_DRAG, BY_KEYS, BY_TYPING } Way;

typedef struct Visit {
    Hand hand;
    Way way;
    size_t moves, homes, doubles;
} Visit;

/* Lions, a promoted kirin, falcons and eagles in the middle of things to take and things in the
 * way.
 */
static const char CROWD[] = "4k7/3pp1+h1p3/2+dp1n1p4/4p1p1P3/3p2+op4/4P1pP4/3p1N1p4/4PpP1p3/"
                            "2P1P+O1P4/3P+D1+Hp4/4P1P5/5K6 b - 1";

/* Plays random moves as long as both sides keep their kings. */
static void wander(Setting *setting, Random *random) {
    uint64_t plies = random_below(random, PLIES_MAX);
    for (uint64_t i = 0; i < plies; i++) {
        static MoveList list;
        Position after;
        moves_all(&setting->position, &list);
        if (list.count == 0) {
            return;
        }
        position_play(&setting->position, list.move[random_below(random, list.count)], &after,
                      NULL);
        if (after.royals[BLACK] == 0 || after.royals[WHITE] == 0) {
            return;
        }
        setting->position = after;
    }
}

static Point centre(const Visit *visit, Square square) {
    return shell_square_centre(visit->hand.shell, square);
}

/* From the middle of a square to that of another along the edges of what lies between, so that
 * nothing there is crossed. */
static size_t round_way(const Visit *visit, Square from, Square to, Point out[5]) {
    Point start = centre(visit, from);
    Point end = centre(visit, to);
    float half = shell_pitch(visit->hand.shell) / 2;
    float across = end.x < start.x ? -half * 11 / 12 : half * 11 / 12;
    float along = end.y < start.y ? -half : half;
    bool level = fabsf(end.y - start.y) < half;
    bool upright = fabsf(end.x - start.x) < half;
    float x = upright ? start.x + across : end.x - across;
    out[0] = start;
    out[1] = (Point){start.x + across, start.y + along};
    out[2] = (Point){x, start.y + along};
    out[3] = (Point){x, level ? start.y + along : end.y - along};
    out[4] = end;
    return 5;
}

/* A leap goes round what it leaps over; two legs go through the square between them. */
static void enter_by_drag(const Visit *visit, Move move) {
    Point way[8];
    size_t count = 0;
    if (move.steps == 1) {
        count = round_way(visit, move.from, move.step[0].square, way);
    } else {
        way[count++] = centre(visit, move.from);
        way[count++] = centre(visit, move.step[0].square);
        way[count++] = centre(visit, move.step[1].square);
    }
    hand_draw(&visit->hand, way, count);
}

/* A move that could go on is stopped by the same square once more. */
static void enter_by_clicks(const Visit *visit, Move move) {
    const Session *session = shell_session(visit->hand.shell);
    hand_click_square(&visit->hand, move.from);
    for (int i = 0; i < move.steps; i++) {
        hand_click_square(&visit->hand, move.step[i].square);
    }
    if (session_steps(session) > 0) {
        hand_click_square(&visit->hand, move_end(move));
    }
}

/* Walks the cursor to a square, first along the rank, then along the file. */
static void walk_cursor(const Visit *visit, Square from, Square to) {
    bool flipped = shell_program(visit->hand.shell)->heads.flipped;
    int files = square_file(to) - square_file(from);
    int ranks = square_rank(to) - square_rank(from);
    int across = (files > 0) != flipped ? KEY_LEFT : KEY_RIGHT;
    int along = (ranks > 0) != flipped ? KEY_DOWN : KEY_UP;
    for (int i = 0; i < (files > 0 ? files : -files); i++) {
        hand_key(&visit->hand, across, 0);
    }
    for (int i = 0; i < (ranks > 0 ? ranks : -ranks); i++) {
        hand_key(&visit->hand, along, 0);
    }
}

/* A move that could go on is stopped by Enter. */
static void enter_by_keys(const Visit *visit, Move move) {
    const Session *session = shell_session(visit->hand.shell);
    hand_key(&visit->hand, KEY_UP, 0);
    walk_cursor(visit, square_at(6, 6), move.from);
    hand_key(&visit->hand, ' ', 0);
    Square at = move.from;
    for (int i = 0; i < move.steps; i++) {
        walk_cursor(visit, at, move.step[i].square);
        at = move.step[i].square;
        hand_key(&visit->hand, ' ', 0);
    }
    if (session_steps(session) > 0) {
        hand_key(&visit->hand, KEY_ENTER, 0);
    }
}

static void enter_by_typing(const Visit *visit, const Setting *setting, Move move) {
    char text[MOVE_TEXT_MAX];
    if (visit->moves % 2 == 0) {
        usi_write(move, text, sizeof text);
    } else {
        tsa_write(move, &setting->position, text, sizeof text);
    }
    hand_type_move(&visit->hand, text);
}

static void enter(const Setting *setting, Move move, Visit *visit) {
    Position after;
    char wanted[SFEN_MAX];
    hand_restart(&visit->hand, setting);
    switch (visit->way) {
    case BY_CLICKS:
        enter_by_clicks(visit, move);
        break;
    case BY_DRAG:
        enter_by_drag(visit, move);
        break;
    case BY_KEYS:
        enter_by_keys(visit, move);
        break;
    case BY_TYPING:
        enter_by_typing(visit, setting, move);
        break;
    }
    position_play(&setting->position, move, &after, NULL);
    sfen_write(&after, wanted, sizeof wanted);
    hand_expect_position(&visit->hand, wanted);
    visit->moves++;
    visit->homes += move.steps == 2 && move_end(move) == move.from;
    visit->doubles += setting->position.pieces[after.turn] - after.pieces[after.turn] == 2;
}

static bool moves_twice(const Kind *kind) {
    bool twice = false;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        twice = twice || kind->power[i].legs > 1;
    }
    return twice;
}

static void enter_all(const Setting *setting, Visit *visit) {
    static MoveList list;
    hand_restart(&visit->hand, setting);
    if (game_verdict(hand_game(&visit->hand)).over) {
        return;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        const Kind *kind = position_kind(&setting->position, square);
        if (kind == NULL || !moves_twice(kind)) {
            continue;
        }
        moves_paths(&setting->position, square, &list);
        for (size_t i = 0; i < list.count; i++) {
            enter(setting, list.move[i], visit);
        }
    }
    shell_flip(visit->hand.shell);
}

static void visit_all(Way way) {
    Random random = random_seeded(20261130);
    Visit visit = {.way = way};
    hand_begin(&visit.hand, "chu lishogi", CROWD);
    for (int i = 0; i < POSITIONS; i++) {
        Setting setting;
        setting_begin(&setting, "chu lishogi", CROWD);
        wander(&setting, &random);
        enter_all(&setting, &visit);
    }
    hand_end(&visit.hand);
    assert_true(visit.moves >= MOVES_LEAST);
    assert_true(visit.homes >= 50);
    assert_true(visit.doubles >= 20);
}

static void test_by_clicks(void **state) {
    (void)state;
    visit_all(BY_CLICKS);
}

static void test_by_drags(void **state) {
    (void)state;
    visit_all(BY_DRAG);
}

static void test_by_keys(void **state) {
    (void)state;
    visit_all(BY_KEYS);
}

static void test_by_typing(void **state) {
    (void)state;
    visit_all(BY_TYPING);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_clicks),
        cmocka_unit_test(test_by_drags),
        cmocka_unit_test(test_by_keys),
        cmocka_unit_test(test_by_typing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
