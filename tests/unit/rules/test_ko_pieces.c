/* Ko shogi as a table: names, promotions, traits, moves and set-up of all 65 faces against the
 * rules' own table (ko-shogi.md 2 to 5). */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/setting.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 19, FACES = 65, WIDTH = 12, CLAUSES_MAX = 32 };

enum {
    COLUMN_ABBR = 1,
    COLUMN_ENGLISH,
    COLUMN_KANJI,
    COLUMN_ROMAJI,
    COLUMN_COUNT,
    COLUMN_PROMOTES_TO,
    COLUMN_HOW,
    COLUMN_MOVES,
    COLUMN_FLAGS
};

static const Kind *kind_by_abbr(const char *abbr) {
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        if (strcmp(VARIANT_KO.kinds[id].tsa, abbr) == 0) {
            return &VARIANT_KO.kinds[id];
        }
    }
    print_error("no piece %s\n", abbr);
    fail();
    return &VARIANT_KO.kinds[KIND_NONE];
}

static void test_board(void **state) {
    (void)state;
    assert_string_equal(VARIANT_KO.key, "ko");
    assert_int_equal(VARIANT_KO.files, SIDE);
    assert_int_equal(VARIANT_KO.ranks, SIDE);
    assert_int_equal(VARIANT_KO.zone, 6);
    assert_int_equal(VARIANT_KO.kind_count, FACES + 1);
    assert_true(VARIANT_KO.points);
}

/* One letter stands alone in an SFEN, more of them in brackets; the plus comes first. */
static void letters_check(const Kind *kind) {
    const char *abbr = kind->tsa + (kind->tsa[0] == '+');
    char sfen[16];
    (void)snprintf(sfen, sizeof sfen, strlen(abbr) > 1 ? "%s(%s)" : "%s%s",
                   kind->tsa[0] == '+' ? "+" : "", abbr);
    assert_string_equal(kind->sfen, sfen);
    assert_int_equal(kind_is_promoted(kind), kind->tsa[0] == '+');
}

static void names_check(const Table *table, const Kind *kind) {
    const char *english = table->field[COLUMN_ENGLISH];
    size_t length = strlen(kind->english);
    assert_int_equal(strncmp(english, kind->english, length), 0);
    assert_true(english[length] == '\0' || strncmp(english + length, " (", 2) == 0);
    assert_string_equal(kind->kanji, table->field[COLUMN_KANJI]);
    assert_string_equal(kind->romaji, table->field[COLUMN_ROMAJI]);
    expect_part(kind->kanji, kind->kanji_short);
}

static void test_names(void **state) {
    (void)state;
    Table table;
    size_t rows = 0;
    table_open(&table, "ko-pieces.tsv", WIDTH);
    for (; table_next(&table); rows++) {
        const Kind *kind = kind_by_abbr(table.field[COLUMN_ABBR]);
        letters_check(kind);
        names_check(&table, kind);
        if (strcmp(table.field[COLUMN_PROMOTES_TO], "-") == 0) {
            assert_int_equal(kind->promotes_to, KIND_NONE);
        } else {
            assert_string_equal(VARIANT_KO.kinds[kind->promotes_to].tsa,
                                table.field[COLUMN_PROMOTES_TO]);
        }
    }
    assert_int_equal(rows, FACES);
}

/* On small boards only the bar tells two kinds of one side and one face apart. */
static void test_one_kanji_tells_kinds_apart(void **state) {
    (void)state;
    const Kind *kinds = VARIANT_KO.kinds;
    for (size_t i = 1; i < VARIANT_KO.kind_count; i++) {
        for (size_t j = 1; j < i; j++) {
            bool same_face = kind_is_promoted(&kinds[i]) == kind_is_promoted(&kinds[j]);
            bool same_name = strcmp(kinds[i].kanji, kinds[j].kanji) == 0;
            if (same_face && !same_name && kinds[i].short_is_shared == kinds[j].short_is_shared) {
                assert_string_not_equal(kinds[i].kanji_short, kinds[j].kanji_short);
            }
        }
    }
}

static bool has_word(const char *list, const char *word) {
    char all[128];
    char one[32];
    (void)snprintf(all, sizeof all, " %s ", list);
    (void)snprintf(one, sizeof one, " %s ", word);
    return strstr(all, one) != NULL;
}

static void test_traits(void **state) {
    (void)state;
    static const struct {
        const char *flag;
        uint64_t traits;
    } FLAGS[] = {{"royal", KIND_ROYAL},
                 {"halfroyal", KIND_TROOP | KIND_BANNER | KIND_WAVER},
                 {"trig-any", KIND_TRIGGER_ANY},
                 {"trig-step", KIND_TRIGGER_STEP},
                 {"onestep", KIND_ONE_STEP},
                 {"clergy", KIND_CLERGY},
                 {"shooter", KIND_SHOOTER},
                 {"bow", KIND_BOW},
                 {"gun", KIND_GUN},
                 {"nobow", KIND_NO_BOW},
                 {"nogun", KIND_NO_GUN},
                 {"nowheel", KIND_NO_WHEEL},
                 {"wheel", KIND_WHEEL},
                 {"fog", KIND_FOG},
                 {"light", KIND_LIGHT},
                 {"burn", KIND_BURNS},
                 {"priest-stone", KIND_PRIEST_STONE},
                 {"drum-stone", KIND_DRUM_STONE},
                 {"needs-priest", KIND_NEEDS_PRIEST},
                 {"clerk", KIND_CLERK},
                 {"pawn", KIND_FOOT}};
    Table table;
    table_open(&table, "ko-pieces.tsv", WIDTH);
    while (table_next(&table)) {
        const Kind *kind = kind_by_abbr(table.field[COLUMN_ABBR]);
        for (size_t i = 0; i < sizeof FLAGS / sizeof FLAGS[0]; i++) {
            assert_int_equal((kind->traits & FLAGS[i].traits) != 0,
                             has_word(table.field[COLUMN_FLAGS], FLAGS[i].flag));
        }
        const char *how = table.field[COLUMN_HOW];
        assert_int_equal((kind->traits & KIND_ASKS_PRIEST) != 0, has_word(how, "priest"));
        assert_int_equal((kind->traits & KIND_CAVALRYMAN) != 0, has_word(how, "capC"));
        assert_int_equal((kind->traits & KIND_ONE_STEP) != 0, has_word(how, "capB"));
        assert_int_equal((kind->traits & KIND_FRANKISH) != 0, strcmp(kind->tsa, "FC") == 0);
    }
}

static Bearings bearings_by_word(const char *word, size_t length) {
    static const struct {
        const char *word;
        Bearings set;
    } WORDS[] = {{"F", TO_F},
                 {"B", TO_B},
                 {"L", TO_L},
                 {"R", TO_R},
                 {"FL", TO_FL},
                 {"FR", TO_FR},
                 {"BL", TO_BL},
                 {"BR", TO_BR},
                 {"O", TO_ORTHOGONAL},
                 {"X", TO_DIAGONAL},
                 {"ALL", TO_ADJACENT},
                 {"D", TO_LEAP_ORTHOGONAL},
                 {"A", TO_LEAP_DIAGONAL},
                 {"N", TO_KNIGHT}};
    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
        if (strlen(WORDS[i].word) == length && strncmp(WORDS[i].word, word, length) == 0) {
            return WORDS[i].set;
        }
    }
    print_error("no directions %.*s\n", (int)length, word);
    fail();
    return 0;
}

/* "F,B,X", as far as the list goes. */
static Bearings bearings_of(const char *list) {
    Bearings set = 0;
    for (;;) {
        size_t length = strcspn(list, ",;] \t");
        set |= bearings_by_word(list, length);
        if (list[length] != ',') {
            return set;
        }
        list += length + 1;
    }
}

/* What a step or run without its directions is, by the words before it: "double[" and the like
 * stand for all clauses up to their bracket. */
static Power manner_of(const char *clause, const char *text) {
    static const struct {
        const char *word;
        uint8_t legs, traits;
    } TURNS[] = {{"double[", 2, POWER_MAY_RETURN},
                 {"sameway[", 2, POWER_MAY_RETURN | POWER_KEEPS_WAY},
                 {"line5[", 5, POWER_KEEPS_WAY},
                 {"fixed5[", 5, POWER_WHOLE | POWER_MAY_RETURN}};
    Power power = {.act = ACT_GO, .reach = 1, .legs = 1};
    for (size_t i = 0; i < sizeof TURNS / sizeof TURNS[0]; i++) {
        const char *open = strstr(text, TURNS[i].word);
        if (open != NULL && clause > open && clause < strchr(open, ']')) {
            power.legs = TURNS[i].legs;
            power.traits = TURNS[i].traits;
        }
    }
    return power;
}

static Power clause_power(const char *clause, const char *text) {
    Power power = manner_of(clause, text);
    const char *colon = strchr(clause, ':');
    power.bearings = bearings_of(colon + 1);
    if (strncmp(clause, "range", 5) == 0) {
        power.reach = clause[5] == '(' ? (uint8_t)(clause[6] - '0') : REACH_ANY;
    }
    if (strncmp(clause, "shoot", 5) == 0) {
        bool over = strncmp(clause, "shootover", 9) == 0;
        const char *end = colon + strcspn(colon, ";]");
        const char *twice = strstr(colon, " x2");
        power = (Power){.bearings = power.bearings,
                        .act = ACT_SHOOT,
                        .reach = (uint8_t)(*(strchr(clause, '(') + 1) - '0'),
                        .legs = twice != NULL && twice < end ? 2 : 1,
                        .hops = over ? HOPS_ANY : 0,
                        .traits = POWER_FOLLOWS};
    }
    return power;
}

static size_t clauses_of(const char *text, Power out[CLAUSES_MAX]) {
    static const char *const WORDS[] = {"step:", "range", "jump:", "shoot"};
    size_t count = 0;
    for (const char *at = text; *at != '\0'; at++) {
        for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++) {
            if (strncmp(at, WORDS[i], strlen(WORDS[i])) == 0) {
                assert_true(count < CLAUSES_MAX);
                out[count++] = clause_power(at, text);
            }
        }
    }
    return count;
}

static bool alike(const Power *one, const Power *other) {
    return one->act == other->act && one->reach == other->reach && one->legs == other->legs &&
           one->hops == other->hops && one->traits == other->traits;
}

/* The ways of all powers among these that are like this one. */
static Bearings ways_like(const Power *powers, size_t count, const Power *like) {
    Bearings set = 0;
    for (size_t i = 0; i < count; i++) {
        set |= alike(&powers[i], like) ? powers[i].bearings : 0;
    }
    return set;
}

/* Every shot that follows a move may also be fired from standing, which the table leaves to an
 * option. */
static size_t with_standing_shots(Power powers[CLAUSES_MAX], size_t count) {
    size_t all = count;
    for (size_t i = 0; i < count; i++) {
        if (powers[i].act == ACT_SHOOT) {
            powers[all] = powers[i];
            powers[all++].traits = 0;
        }
    }
    return all;
}

static void test_moves(void **state) {
    (void)state;
    Table table;
    table_open(&table, "ko-pieces.tsv", WIDTH);
    while (table_next(&table)) {
        const Kind *kind = kind_by_abbr(table.field[COLUMN_ABBR]);
        Power told[CLAUSES_MAX];
        size_t clauses = clauses_of(table.field[COLUMN_MOVES], told);
        size_t count = with_standing_shots(told, clauses);
        size_t powers = kind_powers(kind);
        for (size_t i = 0; i < count; i++) {
            assert_int_equal(ways_like(kind->power, powers, &told[i]),
                             ways_like(told, count, &told[i]));
        }
        for (size_t i = 0; i < powers; i++) {
            assert_int_equal(ways_like(kind->power, powers, &kind->power[i]),
                             ways_like(told, count, &kind->power[i]));
        }
        const char *net = strstr(table.field[COLUMN_FLAGS], "net=");
        assert_int_equal(kind->net, net != NULL ? bearings_of(net + 4) : 0);
        assert_int_equal((kind->traits & KIND_NETS) != 0, net != NULL);
    }
}

/* 90 pieces a side, White's turned; mirrored, the files go the other way. */
static void test_set_up(void **state) {
    (void)state;
    Setting usual;
    Setting mirrored;
    int count[FACES + 1] = {0};
    setting_begin(&usual, "ko default", "startpos");
    setting_begin(&mirrored, "ko default setup_mirror=on", "startpos");
    for (int place = 0; place < SIDE * SIDE; place++) {
        int file = place % SIDE + 1;
        int rank = place / SIDE + 1;
        Piece piece = usual.position.cell[square_at(file, rank)];
        Piece across = usual.position.cell[square_at(SIDE + 1 - file, SIDE + 1 - rank)];
        assert_int_equal(piece_kind(piece), piece_kind(across));
        assert_int_equal(mirrored.position.cell[square_at(SIDE + 1 - file, rank)], piece);
        count[piece != PIECE_NONE && piece_owner(piece) == BLACK ? piece_kind(piece) : 0]++;
    }
    assert_int_equal(usual.position.pieces[BLACK], 90);
    assert_int_equal(usual.position.pieces[WHITE], 90);
    Table table;
    table_open(&table, "ko-pieces.tsv", WIDTH);
    while (table_next(&table)) {
        const Kind *kind = kind_by_abbr(table.field[COLUMN_ABBR]);
        assert_int_equal(count[kind - VARIANT_KO.kinds], table_number(&table, COLUMN_COUNT));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_board),  cmocka_unit_test(test_names),
        cmocka_unit_test(test_traits), cmocka_unit_test(test_one_kanji_tells_kinds_apart),
        cmocka_unit_test(test_moves),  cmocka_unit_test(test_set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
