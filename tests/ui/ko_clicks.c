#include "tests/ui/ko_clicks.h"

#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"
#include "tests/ui/hand.h"

#include <string.h>

enum { FIELD_RULES = 1, FIELD_SFEN, FIELD_MOVES, FIELDS = 7 };

typedef struct Entering {
    Hand hand;
    KoTally tally;
} Entering;

static const Session *session_of(const Entering *entering) {
    return shell_session(entering->hand.shell);
}

static bool is_kind(const Setting *setting, Square square, const char *code) {
    const Kind *kind = position_kind(&setting->position, square);
    return kind != NULL && strcmp(kind->code, code) == 0;
}

/* Clicks one step; where the square could be landed on and shot, says which. */
static void click_step(Entering *entering, Step step) {
    hand_click_square(&entering->hand, step.square);
    if (session_asks_way(session_of(entering)) != SQUARE_NONE) {
        entering->tally.ways++;
        hand_click_label(&entering->hand, "button", step.act == ACT_SHOOT ? "Shoot it" : "Take it");
    }
}

/* A piece that sweeps is told its end; any other every step. */
static void click_steps(Entering *entering, const Setting *setting, Move move) {
    int first = 0;
    if (is_kind(setting, move.from, "flag_waver")) {
        entering->tally.sweeps++;
        first = move.steps - 1;
    }
    hand_click_square(&entering->hand, move.from);
    for (int i = first; i < move.steps; i++) {
        click_step(entering, move.step[i]);
    }
}

static Choice shot_of(const Session *session) {
    ChoiceList list;
    session_choices(session, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == CHOICE_SHOOT) {
            return list.choice[i];
        }
    }
    return (Choice){.steps = 0};
}

/* What could go on is ended by one more click on the piece; then promotion may be asked. */
static void finish(Entering *entering, const Setting *setting, Move move) {
    const Session *session = session_of(entering);
    bool waits = session_steps(session) > 0 && !session_asks_promotion(session);
    if (waits) {
        entering->tally.declined += shot_of(session).steps > 0;
        hand_click_square(&entering->hand, move_end(move));
    }
    if (session_asks_promotion(session)) {
        entering->tally.questions++;
        hand_click_label(&entering->hand, "choice",
                         move.promotion == MOVE_PROMOTED ? "Promote" : "Keep");
    }
    Move risked;
    if (session_asks_losses(session, &risked)) {
        entering->tally.losses++;
        hand_key(&entering->hand, KEY_ENTER, 0);
    }
    assert_int_equal(game_position(session_game(session))->ply, setting->position.ply + 1);
}

static void tally_move(KoTally *tally, const Setting *setting, Move move) {
    int shots = 0;
    for (int i = 0; i < move.steps; i++) {
        shots += move.step[i].act == ACT_SHOOT;
    }
    bool twice = move.steps == 2 && shots == 0 && move_end(move) == move.from;
    bool takes = setting->position.cell[move.step[0].square] != PIECE_NONE;
    tally->moves++;
    tally->shots += shots == 1;
    tally->double_shots += shots == 2;
    tally->standing_shots += move.step[0].act == ACT_SHOOT;
    tally->passes += twice && !takes;
    tally->iguis += twice && takes;
    tally->five_steps += is_kind(setting, move.from, "thunderclap");
}

static void enter(Entering *entering, const Setting *setting, Move move) {
    Position after;
    char wanted[SFEN_MAX];
    char found[SFEN_MAX];
    char text[MOVE_TEXT_MAX];
    hand_restart(&entering->hand, setting);
    click_steps(entering, setting, move);
    finish(entering, setting, move);
    position_play(&setting->position, move, &after, NULL);
    sfen_write(&after, wanted, sizeof wanted);
    sfen_write(game_position(hand_game(&entering->hand)), found, sizeof found);
    if (strcmp(wanted, found) != 0) {
        usi_write(move, text, sizeof text);
        print_error("%s cannot be clicked\n", text);
    }
    assert_string_equal(found, wanted);
    tally_move(&entering->tally, setting, move);
}

/* Two clicks on a piece pick it and let it go, and never move it. */
static void click_twice(Entering *entering, const Setting *setting) {
    hand_restart(&entering->hand, setting);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(setting->position.cell[square], (Colour)setting->position.turn)) {
            hand_click_square(&entering->hand, square);
            hand_click_square(&entering->hand, square);
        }
    }
    assert_int_equal(game_position(hand_game(&entering->hand))->ply, setting->position.ply);
}

static void enter_all(Entering *entering, const Setting *setting) {
    static MoveList list;
    moves_all(&setting->position, &list);
    for (size_t i = 0; i < list.count; i++) {
        enter(entering, setting, list.move[i]);
    }
    click_twice(entering, setting);
    entering->tally.positions++;
    shell_flip(entering->hand.shell);
}

KoTally ko_clicks_enter(KoShare which) {
    Entering entering = {.tally = {.positions = 0}};
    Table table;
    size_t fitting = 0;
    hand_begin(&entering.hand, "ko default", "startpos");
    table_open(&table, "ko-positions.tsv", FIELDS);
    while (table_next(&table)) {
        unsigned long long moves = table_number(&table, FIELD_MOVES);
        if (moves == 0 || moves > which.moves_most || fitting++ % which.share != which.first) {
            continue;
        }
        Setting setting;
        setting_begin(&setting, table.field[FIELD_RULES], table.field[FIELD_SFEN]);
        enter_all(&entering, &setting);
    }
    hand_end(&entering.hand);
    return entering.tally;
}
