#include "tests/ui/doubles.h"

#include "rules/notation/sfen.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"
#include "tests/ui/hand.h"

enum { PLIES_LEAST = 50, PLIES_SPREAD = 150 };

static const char *const RULES[] = {"chu lishogi", "chu jcsa illegal_move=refused",
                                    "chu historical illegal_move=refused", "chu winboard"};

typedef struct Entering {
    Hand hand;
    DoublesWay way;
    DoublesTally tally;
} Entering;

/* Can some piece of the side to move turn twice? */
static bool moves_twice(const Position *position) {
    const Ruleset *rules = position->rules;
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        if (rules->manner[id] == MANNER_DOUBLE && position->count[position->turn][id] > 0) {
            return true;
        }
    }
    return false;
}

/* Plays random moves, none of which ends the game; false if the game got stuck. */
static bool wander(Setting *setting, Random *random) {
    uint64_t plies = PLIES_LEAST + random_below(random, PLIES_SPREAD);
    for (uint64_t i = 0; i < plies; i++) {
        MoveList list;
        Position after;
        moves_all(&setting->position, &list);
        if (list.count == 0) {
            return false;
        }
        position_play(&setting->position, list.move[random_below(random, list.count)], &after,
                      NULL);
        if (!position_verdict(&after, NULL).over) {
            setting->position = after;
        }
    }
    return moves_twice(&setting->position);
}

static bool takes_at(const Position *position, Move move, int step) {
    return move.step[step].square != move.from &&
           position->cell[move.step[step].square] != PIECE_NONE;
}

static void tally_move(DoublesTally *tally, const Position *position, Move move) {
    bool first = takes_at(position, move, 0);
    bool home = move_end(move) == move.from;
    tally->moves++;
    tally->passes += move.steps == 2 && home && !first;
    tally->iguis += move.steps == 2 && home && first;
    tally->double_captures += move.steps == 2 && !home && first && takes_at(position, move, 1);
}

/* A step after which more could follow must be ended by a second click. */
static void stop_if_open(Entering *entering, Move move, int ply) {
    const Hand *hand = &entering->hand;
    bool asked = session_asks_promotion(shell_session(hand->shell));
    if (!asked && game_position(hand_game(hand))->ply == ply) {
        entering->tally.stops++;
        hand_click_square(hand, move_end(move));
    }
}

static void enter_by_clicks(Entering *entering, Move move) {
    hand_click_square(&entering->hand, move.from);
    for (int i = 0; i < move.steps; i++) {
        hand_click_square(&entering->hand, move.step[i].square);
    }
}

/* A point between the ends, by parts of the way across and along. */
static Point part_way(Point from, Point to, float across, float along) {
    return (Point){from.x + (to.x - from.x) * across, from.y + (to.y - from.y) * along};
}

/* A leap over the square between, to one on the same line: drawn along the borders of squares, for
 * whatever is drawn through the middle of a square goes by way of it. */
static void drag_past(const Hand *hand, Point from, Point to) {
    enum { CORNERS = 5 };
    bool upright = from.x == to.x;
    bool level = from.y == to.y;
    float side = (upright ? to.y - from.y : to.x - from.x) / 4;
    Point way[CORNERS] = {from};
    way[1] =
        upright || level ? (Point){from.x + side, from.y + side} : part_way(from, to, 0.25F, 0.25F);
    way[2] = upright ? (Point){from.x + side, from.y + 3 * side}
             : level ? (Point){from.x + 3 * side, from.y + side}
                     : part_way(from, to, 0.75F, 0.25F);
    way[3] = upright || level ? to : part_way(from, to, 0.75F, 0.75F);
    way[4] = to;
    hand_draw(hand, way, CORNERS);
}

static void enter_by_drag(Entering *entering, Move move) {
    const Shell *shell = entering->hand.shell;
    Point way[LEGS_MAX + 1] = {shell_square_centre(shell, move.from)};
    if (move.steps == 1 && square_distance(move.from, move.step[0].square) == 2 &&
        bearing_between(move.from, move.step[0].square, BLACK) != BEARING_NONE) {
        drag_past(&entering->hand, way[0], shell_square_centre(shell, move.step[0].square));
        return;
    }
    for (int i = 0; i < move.steps; i++) {
        way[i + 1] = shell_square_centre(shell, move.step[i].square);
    }
    hand_draw(&entering->hand, way, (size_t)move.steps + 1);
}

static void enter(Entering *entering, const Setting *setting, Move move) {
    const Hand *hand = &entering->hand;
    Position after;
    char wanted[SFEN_MAX];
    hand_restart(hand, setting);
    if (entering->way == DOUBLES_BY_CLICKS) {
        enter_by_clicks(entering, move);
        stop_if_open(entering, move, setting->position.ply);
    } else {
        enter_by_drag(entering, move);
    }
    if (session_asks_promotion(shell_session(hand->shell))) {
        entering->tally.questions++;
        hand_click_label(hand, "choice", move.promotion == MOVE_PROMOTED ? "Promote" : "Keep");
    }
    position_play(&setting->position, move, &after, NULL);
    sfen_write(&after, wanted, sizeof wanted);
    hand_expect_position(hand, wanted);
    tally_move(&entering->tally, &setting->position, move);
}

/* Two clicks on a piece pick it and let it go, and pass never. */
static void click_twice(Entering *entering, const Setting *setting) {
    const Hand *hand = &entering->hand;
    hand_restart(hand, setting);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(setting->position.cell[square], (Colour)setting->position.turn)) {
            hand_click_square(hand, square);
            hand_click_square(hand, square);
        }
    }
    assert_int_equal(game_position(hand_game(hand))->ply, setting->position.ply);
}

static void enter_all(Entering *entering, const Setting *setting) {
    MoveList list;
    moves_all(&setting->position, &list);
    for (size_t i = 0; i < list.count; i++) {
        enter(entering, setting, list.move[i]);
    }
    click_twice(entering, setting);
    entering->tally.positions++;
    shell_flip(entering->hand.shell);
}

DoublesTally doubles_enter(uint64_t seed, size_t positions, DoublesWay way) {
    Entering entering = {.way = way};
    Random random = random_seeded(seed);
    hand_begin(&entering.hand, RULES[0], "startpos");
    for (size_t i = 0; entering.tally.positions < positions; i++) {
        Setting setting;
        setting_begin(&setting, RULES[i % (sizeof RULES / sizeof RULES[0])], "startpos");
        if (wander(&setting, &random)) {
            enter_all(&entering, &setting);
        }
    }
    hand_end(&entering.hand);
    return entering.tally;
}
