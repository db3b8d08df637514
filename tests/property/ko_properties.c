#include "tests/property/ko_properties.h"

#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_properties.h"
#include "tests/support/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JUNK_MOVES = 16, TEXTS_EVERY = 7 };

/* A path with all that decides which of several is listed. */
typedef struct Spelled {
    uint64_t key; /* of the position it leads to */
    Move move;
    char text[MOVE_TEXT_MAX];
} Spelled;

/* Objects with a life: all paths of a position, to be freed. */
typedef struct Paths {
    size_t count, capacity;
    Spelled *path;
} Paths;

/* Was the square taken before this step, or left by the mover? */
static bool is_stale(Move move, int index) {
    bool stale = move.step[index].square == move.from;
    for (int i = 0; i < index; i++) {
        stale = stale || move.step[i].square == move.step[index].square;
    }
    return stale;
}

/* A capture on the way home is told by one token, but not where all legs must be gone. */
static bool comes_home(const Position *position, Move move, int index) {
    bool goes = index + 1 < move.steps && move.step[index].act == ACT_GO &&
                move.step[index + 1].act == ACT_GO;
    return goes && move.step[index + 1].square == move.from &&
           strcmp(position_kind(position, move.from)->code, "thunderclap") != 0;
}

/* The full text, made here once more without the program's own spelling (ko-shogi.md 10).
 * `left_out` has a bit for each leg that is not told. */
static void full_text(const Position *position, Move move, unsigned left_out,
                      char out[MOVE_TEXT_MAX]) {
    static const char *const MARKS[] = {"", "=", "+"};
    char name[SQUARE_NAME_MAX];
    square_write(move.from, name);
    int length =
        snprintf(out, MOVE_TEXT_MAX, "%s%s", position_kind(position, move.from)->tsa, name);
    for (int i = 0; i < move.steps; i++) {
        Step step = move.step[i];
        bool takes = !is_stale(move, i) && position->cell[step.square] != PIECE_NONE;
        bool home = takes && comes_home(position, move, i);
        char sign = step.act == ACT_SHOOT ? '*' : home ? '!' : takes ? 'x' : '-';
        if ((left_out >> i & 1U) == 0) {
            square_write(step.square, name);
            length += snprintf(out + length, MOVE_TEXT_MAX - (size_t)length, "%c%s", sign, name);
        }
        i += home ? 1 : 0;
    }
    snprintf(out + length, MOVE_TEXT_MAX - (size_t)length, "%s", MARKS[move.promotion]);
}

/* By result, then in the order in which the rules prefer them. */
static int compare(const void *one, const void *other) {
    const Spelled *first = one;
    const Spelled *second = other;
    if (first->key != second->key) {
        return first->key < second->key ? -1 : 1;
    }
    if (first->move.steps != second->move.steps) {
        return (int)first->move.steps - (int)second->move.steps;
    }
    return strcmp(first->text, second->text);
}

static void add_path(Paths *paths, const Position *position, Move move) {
    Position after;
    if (paths->count == paths->capacity) {
        paths->capacity = paths->capacity * 2 + 64;
        paths->path = realloc(paths->path, paths->capacity * sizeof *paths->path);
        assert_non_null(paths->path);
    }
    Spelled *path = &paths->path[paths->count++];
    position_play(position, move, &after, NULL);
    path->key = after.key;
    path->move = move;
    full_text(position, move, 0, path->text);
}

static Paths paths_of(const Position *position) {
    static MoveList list;
    Paths paths = {.count = 0};
    for (Square square = 0; square < BOARD_CELLS; square++) {
        moves_paths(position, square, &list);
        for (size_t i = 0; i < list.count; i++) {
            add_path(&paths, position, list.move[i]);
        }
    }
    if (paths.count > 0) {
        qsort(paths.path, paths.count, sizeof *paths.path, compare);
    }
    return paths;
}

static bool list_holds(const MoveList *list, Move move) {
    for (size_t i = 0; i < list->count; i++) {
        if (move_equal(list->move[i], move)) {
            return true;
        }
    }
    return false;
}

void property_ko_canonical(const Position *position) {
    static MoveList list;
    Paths paths = paths_of(position);
    size_t results = 0;
    moves_all(position, &list);
    for (size_t i = 0; i < paths.count; i++) {
        if (i > 0 && paths.path[i].key == paths.path[i - 1].key) {
            continue;
        }
        results++;
        property_holds(list_holds(&list, paths.path[i].move), position, paths.path[i].text);
    }
    property_holds(results == list.count, position, "a result is listed twice");
    free(paths.path);
}

static bool same_result(const Position *position, Move one, Move other) {
    Position first;
    Position second;
    position_play(position, one, &first, NULL);
    position_play(position, other, &second, NULL);
    return position_equal(&first, &second);
}

static void expect_read(const Position *position, const char *text, Move move) {
    Problem why = {.text = ""};
    Move read;
    property_holds(tsa_read(&read, position, text, &why) == READING_MOVE, position, text);
    property_holds(move_is_legal(position, NULL, read, NULL), position, text);
    property_holds(same_result(position, read, move), position, text);
}

/* A move that could be told by leaving out these legs. */
static void check_shortened(const Position *position, Move move, unsigned left_out) {
    char text[MOVE_TEXT_MAX];
    char full[MOVE_TEXT_MAX];
    Problem why = {.text = ""};
    Move read;
    full_text(position, move, left_out, text);
    Reading reading = tsa_read(&read, position, text, &why);
    if (reading == READING_UNREADABLE) {
        expect_problem(&why, text);
        return;
    }
    property_holds(reading == READING_MOVE, position, text);
    property_holds(move_is_legal(position, NULL, read, NULL), position, text);
    full_text(position, read, 0, full);
    property_holds(same_result(position, read, move) || strcmp(full, text) == 0, position, text);
}

/* The quiet legs that a shorter text may leave out: not the last step, none before a shot, none of
 * a pass, none of a piece that must go all its legs. */
static unsigned quiet_legs(const Position *position, Move move) {
    unsigned quiet = 0;
    const Kind *kind = position_kind(position, move.from);
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if ((kind->power[i].traits & POWER_WHOLE) != 0 || move_end(move) == move.from) {
            return 0;
        }
    }
    for (int i = 0; i + 1 < move.steps; i++) {
        bool takes = !is_stale(move, i) && position->cell[move.step[i].square] != PIECE_NONE;
        bool told = takes || move.step[i + 1].act == ACT_SHOOT;
        quiet |= move.step[i].act == ACT_GO && !told ? 1U << i : 0U;
    }
    return quiet;
}

static void check_texts(const Position *position, const Spelled *path) {
    char text[MOVE_TEXT_MAX + 16];
    Problem why = {.text = ""};
    Move read;
    expect_read(position, path->text, path->move);
    snprintf(text, sizeof text, "%s^1a^19s", path->text);
    expect_read(position, text, path->move);
    unsigned quiet = quiet_legs(position, path->move);
    if (quiet != 0) {
        check_shortened(position, path->move, quiet);
    }
    if (path->move.promotion == MOVE_NOT_ASKED) {
        return;
    }
    snprintf(text, sizeof text, "%s", path->text);
    text[strlen(text) - 1] = '\0';
    property_holds(tsa_read(&read, position, text, &why) == READING_UNREADABLE, position, text);
    expect_part(why.text, "+ or = is missing");
}

void property_ko_texts(const Position *position) {
    Paths paths = paths_of(position);
    for (size_t i = position->key % TEXTS_EVERY; i < paths.count; i += TEXTS_EVERY) {
        check_texts(position, &paths.path[i]);
    }
    free(paths.path);
}

static Square square_near(Random *random, const Position *position, Square square) {
    const Variant *variant = position->rules->variant;
    int file = square_file(square) - 2 + (int)random_below(random, 5);
    int rank = square_rank(square) - 2 + (int)random_below(random, 5);
    if (file < 1 || file > variant->files || rank < 1 || rank > variant->ranks) {
        return square;
    }
    return square_at(file, rank);
}

/* From anywhere, by up to three legs and shots to squares near by. */
static Move move_random(Random *random, const Position *position) {
    const Variant *variant = position->rules->variant;
    Square at = square_at(1 + (int)random_below(random, (uint64_t)variant->files),
                          1 + (int)random_below(random, (uint64_t)variant->ranks));
    for (int i = 0; i < 8 && !piece_is(position->cell[at], (Colour)position->turn); i++) {
        at = square_near(random, position, at);
    }
    Move move = {.from = at, .steps = (uint8_t)(1 + random_below(random, 3))};
    for (int i = 0; i < move.steps; i++) {
        bool shot = random_below(random, 3) == 0;
        Square square = square_near(random, position, at);
        move.step[i] = (Step){.square = square, .act = shot ? ACT_SHOOT : ACT_GO};
        at = shot ? at : square;
    }
    move.promotion = (uint8_t)random_below(random, 3);
    return move;
}

void property_ko_junk(const Position *position) {
    static MoveList paths;
    Random random = random_seeded(position->key);
    for (int i = 0; i < JUNK_MOVES; i++) {
        char usi[MOVE_TEXT_MAX];
        Refusal why = {.text = ""};
        Move move = move_random(&random, position);
        usi_write(move, usi, sizeof usi);
        moves_paths(position, move.from, &paths);
        bool legal = move_is_legal(position, NULL, move, &why);
        property_holds(legal == list_holds(&paths, move), position, usi);
        if (!legal) {
            expect_sentence(why.text);
        }
    }
}
