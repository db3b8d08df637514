/* The positions of ko shogi that take longest to list: those of the tables, those of random games,
 * and crowds made to be bad. CPU time on one core, the best of some runs; a frame of the screen
 * lasts 16 ms, so 5 ms is what is asked. */
#include "rules/notation/sfen.h"
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/property/ko_positions.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { RUNS = 3, GAMES = 400, PLIES = 40, WORST_MAX = 8, POSITION_FIELDS = 7, ASKED_MS = 5 };

typedef struct Worst {
    double milliseconds;
    size_t moves;
    char sfen[SFEN_MAX];
} Worst;

typedef struct Ranking {
    size_t positions;
    double sum;
    Worst worst[WORST_MAX]; /* the slowest first */
} Ranking;

/* A fog, a light, a thunderclap and shooters among enemies, with flames on both sides. */
static const char *const CROWDS[][2] = {
    {"ko default",
     "9g9/19/19/19/19/19/5ppppppppp5/5ppppppppp5/5pp+(TP)ppppp+D5/5ppppppppp5/5p+(FC)pp+(SM)pppp5/5ppppppppp5/5ppppppppp5/19/19/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/19/19/19/19/5p1p1p1p1p5/5ppppppppp5/5p+(TP)1p1+D1pp5/5p1p1p1p1p5/5p1+(FC)1p1+(SM)1p5/5ppppppppp5/5p1p1p1p1p5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/19/19/19/19/5p1p1p1p1p5/5ppppppppp5/5p1+(TP)1p+D1pp5/5ppppppppp5/5p1+(SM)1p1p1p5/5ppppppppp5/5p1p1p1p1p5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko free-shooting shot_after_capture=on flame_on_promotion=on light_own=on",
     "9g9/19/19/19/19/19/5p1p1p1p1p5/5ppppppppp5/5p+(TP)1p1+D1pp5/5p1p1p1p1p5/5p1+(FC)1p1+(SM)1p5/5ppppppppp5/5p1p1p1p1p5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko default light_metric=square",
     "9g9/4+(sm)14/19/19/19/19/5p1p1p1p1p5/5ppppppppp5/5p1+(TP)1p+D1pp5/5ppppppppp5/5p1+(SM)1p1p1p5/5ppppppppp5/5p1p1p1p1p5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko free-shooting flame_passive=all light_metric=square shot_after_capture=on",
     "9g9/19/19/19/19/3+(en)9+(sm)5/5ppppppppp5/5ppppppppp5/5pp+(TP)ppppp+D5/5ppppppppp5/5p+(FC)pp+(SM)pppp5/5ppppppppp5/5ppppppppp5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/19/19/19/4+(en)9+(sm)4/5ppppppppp5/5ppppppppp5/5pp+(TP)ppppp+D5/5ppppppppp5/5p+(FC)pp+(SM)pppp5/5ppppppppp5/5ppppppppp5/+(en)18/18+(en)/19/4(FC)5(FC)8/+(EN)8(EN)8+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/19/19/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppppp4/5p1p1p+(SM)p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/19/19/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/5p1p1p1p1p5/4p+(FC)ppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppp+Dp4/5p1p1p+(SM)p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/19/19/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko default",
     "9g9/19/5p1p1p1p1p5/4p+(FC)ppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppp+Dp4/5p1p1p+(SM)p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4+(en)9+(en)4/+(en)17+(en)/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko free-shooting shot_after_capture=on light_metric=square flame_passive=all",
     "9g9/9+(sm)9/5p1p1p1p1p5/4p+(FC)ppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppp+Dp4/5p1p1p+(SM)p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4+(en)9+(en)4/+(en)17+(en)/19/19/+(EN)17+(EN)/9G9 b - 1"},
    {"ko free-shooting shot_after_capture=on thunderclap_revisit=off",
     "9g9/9+(sm)9/5p1p1p1p1p5/4p+(FC)ppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p+(TP)p1p1p5/4ppppppppp+Dp4/5p1p1p+(SM)p1p5/4ppppppppppp4/5p1p1p1p1p5/4ppppppppppp4/5p1p1p1p1p5/4+(en)9+(en)4/+(en)17+(en)/19/19/+(EN)17+(EN)/9G9 b - 1"},
};

static double milliseconds_of(const Position *position, MoveList *list) {
    double best = 0;
    for (int run = 0; run < RUNS; run++) {
        clock_t start = clock();
        moves_all(position, list);
        double spent = (double)(clock() - start) * 1e3 / CLOCKS_PER_SEC;
        best = run == 0 || spent < best ? spent : best;
    }
    return best;
}

static void rank(Ranking *ranking, const Position *position) {
    static MoveList list;
    double spent = milliseconds_of(position, &list);
    size_t at = WORST_MAX;
    ranking->positions++;
    ranking->sum += spent;
    while (at > 0 && ranking->worst[at - 1].milliseconds < spent) {
        at--;
    }
    if (at == WORST_MAX) {
        return;
    }
    memmove(&ranking->worst[at + 1], &ranking->worst[at],
            (WORST_MAX - 1 - at) * sizeof ranking->worst[0]);
    ranking->worst[at].milliseconds = spent;
    ranking->worst[at].moves = list.count;
    sfen_write(position, ranking->worst[at].sfen, sizeof ranking->worst[at].sfen);
}

static void rank_table(Ranking *ranking) {
    Table table;
    table_open(&table, "ko-positions.tsv", POSITION_FIELDS);
    while (table_next(&table)) {
        Setting setting;
        setting_begin(&setting, table.field[1], table.field[2]);
        rank(ranking, &setting.position);
    }
}

static void rank_game(Ranking *ranking, uint64_t number) {
    static MoveList list;
    Random random = random_seeded(number);
    Setting setting;
    ko_position_set(&setting, number, &random);
    for (int ply = 0; ply < PLIES && !position_verdict(&setting.position, NULL).over; ply++) {
        Position after;
        rank(ranking, &setting.position);
        moves_all(&setting.position, &list);
        position_play(&setting.position, list.move[random_below(&random, list.count)], &after,
                      NULL);
        setting.position = after;
    }
}

static void rank_games(Ranking *ranking) {
    for (uint64_t number = 1; number <= GAMES; number++) {
        rank_game(ranking, number);
    }
}

static void rank_crowds(Ranking *ranking) {
    for (size_t i = 0; i < sizeof CROWDS / sizeof CROWDS[0]; i++) {
        Setting setting;
        setting_begin(&setting, CROWDS[i][0], CROWDS[i][1]);
        rank(ranking, &setting.position);
    }
}

static void report(const char *name, void (*fill)(Ranking *)) {
    static Ranking ranking;
    memset(&ranking, 0, sizeof ranking);
    fill(&ranking);
    printf("%s: %zu positions, %.3f ms on average, %.3f ms at worst (asked: %d ms)\n", name,
           ranking.positions, ranking.sum / (double)ranking.positions,
           ranking.worst[0].milliseconds, ASKED_MS);
    for (size_t i = 0; i < WORST_MAX && ranking.worst[i].milliseconds > 0; i++) {
        printf("  %.3f ms, %zu moves: %s\n", ranking.worst[i].milliseconds, ranking.worst[i].moves,
               ranking.worst[i].sfen);
    }
}

int main(void) {
    report("tables", rank_table);
    report("random games", rank_games);
    report("crowds", rank_crowds);
    return 0;
}
