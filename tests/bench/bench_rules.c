/* How fast the rules are: fixed searches with their node counts, CPU time on one core.
 *
 * The counts are the signature of the generator: they change only if the moves do. Run it several
 * times and quote ratios; machines are noisy. */
#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "rules/variants/variants.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

enum { RUNS = 5 };

typedef struct Search {
    const Variant *variant;
    const char *name, *preset, *sfen; /* sfen NULL: the usual start */
    int depth;
    double asked; /* million moves per CPU second at least; 0: nothing is asked */
} Search;

static const char MIDDLE[] =
    "ln1g1k1nl/1r1+e2gb1/p1spppsp1/1pp3p1p/9/P1P1P1P2/1P1PSP1PP/1BG1E2R1/LN1GK2NL b - 1";

/* More than a hundred moves each. */
static const char CHU_BOTH_LIONS[] =
    "lb1sgekgthbl/af1c1x2s1fa/mvrh1tn1r3/1p1pdpd1c1vm/p1pipo2p3/6PpqpP1/1P3N6/1HPI1P1PC3/"
    "PVTPP1Q2PR+p/MB1DGD2BH1M/A2C1OXST1FA/LFRSKE1G3L w - 104";
static const char CHU_RAGGED[] =
    "lf2ke1tdo1l/adrst1gs2fa/m1vh1x2cvb1/+P+P2g2+Hpr2/5Pp3hm/6N5/1RCpp1P1IpP1/1V2D2PnP2/"
    "M1SP1XD1HV1+p/1F5SR1CM/A1G1K2O1B1A/L2B1TTE1GFL w - 190";
static const char CHU_OPEN[] =
    "l3to1df3/s+P1v3k1h2/a3b2t1cv1/2ep+D1s5/mhqf2x1dr1l/VPCP4n3/2B1HOQSP2A/12/A5+pX4/"
    "1+p2TRE1BG+a1/3K7L/LFS1G1T5 w - 326";

static const Search SEARCHES[] = {
    {&VARIANT_SHO, "sho, opening, depth 5", NULL, NULL, 5, 0},
    {&VARIANT_SHO, "sho, middle game, depth 4", NULL, MIDDLE, 4, 0},
    {&VARIANT_SHO, "sho fairy, opening, depth 4", "fairy", NULL, 4, 0},
    {&VARIANT_CHU, "chu, opening, depth 5", NULL, NULL, 5, 0},
    {&VARIANT_CHU, "chu, both lions, depth 3", NULL, CHU_BOTH_LIONS, 3, 0},
    {&VARIANT_CHU, "chu, ragged, depth 3", NULL, CHU_RAGGED, 3, 0},
    {&VARIANT_CHU, "chu, open board, depth 3", NULL, CHU_OPEN, 3, 0},
    {&VARIANT_KO, "ko, opening, depth 3", NULL, NULL, 3, 18},
};

static double seconds_of(clock_t start, clock_t end) {
    return (double)(end - start) / CLOCKS_PER_SEC;
}

static int run_search(const Search *search) {
    Ruleset rules;
    Position position;
    Problem why;
    if (!ruleset_begin(&rules, search->variant, search->preset, &why)) {
        return 1;
    }
    position_start(&position, &rules);
    if (search->sfen != NULL && !sfen_read(&position, &rules, search->sfen, &why)) {
        return 1;
    }
    double best = 0;
    uint64_t nodes = 0;
    printf("%-30s", search->name);
    for (int run = 0; run < RUNS; run++) {
        clock_t start = clock();
        nodes = perft(&position, search->depth);
        double rate = (double)nodes / seconds_of(start, clock()) / 1e6;
        best = rate > best ? rate : best;
        printf(" %6.1f", rate);
    }
    printf("  million moves per CPU second, best %.1f", best);
    if (search->asked > 0) {
        printf(" (asked: %.1f)", search->asked);
    }
    printf("; nodes %" PRIu64 "\n", nodes);
    return 0;
}

/* Copying and playing alone, to tell where the time of a search goes. */
static void run_play(void) {
    enum { TIMES = 2000000 };
    Ruleset rules;
    Position position;
    Problem why;
    MoveList list;
    uint64_t keys = 0;
    if (!ruleset_begin(&rules, &VARIANT_SHO, NULL, &why)) {
        return;
    }
    position_start(&position, &rules);
    moves_all(&position, &list);
    clock_t start = clock();
    for (int i = 0; i < TIMES; i++) {
        Position after;
        position_play(&position, list.move[(size_t)i % list.count], &after, NULL);
        keys ^= after.key;
    }
    double play = seconds_of(start, clock()) * 1e9 / TIMES;
    start = clock();
    uint64_t moves = 0;
    for (int i = 0; i < TIMES / 4; i++) {
        moves += moves_count(&position);
    }
    double count = seconds_of(start, clock()) * 1e9 * 4 / TIMES;
    printf("playing a move %.0f ns, counting the %zu moves of the opening %.0f ns (check %" PRIx64
           " %" PRIu64 ")\n",
           play, list.count, count, keys, moves);
}

int main(void) {
    int faults = 0;
    for (size_t i = 0; i < sizeof SEARCHES / sizeof SEARCHES[0]; i++) {
        faults += run_search(&SEARCHES[i]);
    }
    run_play();
    return faults;
}
