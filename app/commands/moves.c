#include "app/commands/listing.h"
#include "app/commands/runs.h"
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/play/turn.h"

#include <stdio.h>
#include <stdlib.h>

static void print_move(const Position *position, const ListedMove *listed) {
    char tsa[MOVE_TEXT_MAX];
    char sfen[SFEN_MAX];
    Position after;
    position_play(position, listed->move, &after, NULL);
    tsa_write(listed->move, position, tsa, sizeof tsa);
    sfen_write(&after, sfen, sizeof sfen);
    printf("%s\t%s\t%s\n", listed->usi, tsa, sfen);
}

int run_moves(const Arguments *arguments) {
    if (arguments->rest.count != 0) {
        return run_misused("moves", "Nothing may follow the options.");
    }
    Ruleset rules;
    Position position;
    Problem why;
    if (!arguments_settle(arguments, &rules, &position, &why)) {
        return run_refused(&why);
    }
    size_t count = 0;
    ListedMove *listed = listing_new(&position, &count);
    if (listed == NULL) {
        problem_set(&why, 0, 0, "There is not enough memory.");
        return run_refused(&why);
    }
    for (size_t i = 0; i < count; i++) {
        print_move(&position, &listed[i]);
    }
    free(listed);
    if (count == MOVES_MAX) {
        problem_set(&why, 0, 0, "These are the first %d moves; there may be more.", MOVES_MAX);
        return run_refused(&why);
    }
    return EXIT_DONE;
}
