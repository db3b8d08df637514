/* Sho shogi as a table: names, moves and set-up against the rules' own table (sho-shogi.md 1 to
 * 5). */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/piece_table.h"

#include <string.h>

static const Kind *kind_of_row(const PieceRow *row, KindId *id) {
    *id = kind_find(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, row->code);
    assert_int_not_equal(*id, KIND_NONE);
    return &VARIANT_SHO.kinds[*id];
}

static const char *code_of(KindId id) {
    return id == KIND_NONE ? "-" : VARIANT_SHO.kinds[id].code;
}

static void test_board(void **state) {
    (void)state;
    assert_string_equal(VARIANT_SHO.key, "sho");
    assert_int_equal(VARIANT_SHO.files, 9);
    assert_int_equal(VARIANT_SHO.ranks, 9);
    assert_int_equal(VARIANT_SHO.zone, 3);
    assert_int_equal(VARIANT_SHO.kind_count, PIECE_ROWS + 1);
}

static void test_names(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    piece_table_read(rows);
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        KindId id;
        const PieceRow *row = &rows[i];
        const Kind *kind = kind_of_row(row, &id);
        assert_string_equal(kind->sfen, row->sfen);
        assert_string_equal(kind->tsa, row->tsa);
        assert_string_equal(kind->english, row->english);
        expect_part(row->kanji, kind_kanji(kind, BLACK));
        expect_part(row->kanji, kind_kanji(kind, WHITE));
        expect_part(row->kanji_short, kind->kanji_short);
        expect_part(row->romaji, kind->romaji);
        if (strcmp(row->aliases, "-") != 0) {
            expect_part(kind->aliases, row->aliases);
        }
    }
}

static void test_promotions_and_traits(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    piece_table_read(rows);
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        KindId id;
        const PieceRow *row = &rows[i];
        const Kind *kind = kind_of_row(row, &id);
        assert_string_equal(code_of(kind->promotes_to), row->promotes_to);
        assert_string_equal(code_of(kind_origin(VARIANT_SHO.kinds, VARIANT_SHO.kind_count, id)),
                            row->promoted_from);
        assert_int_equal((kind->traits & KIND_ROYAL) != 0, row->royal);
        assert_int_equal((kind->traits & KIND_STUCK_LAST) != 0, row->stuck_ranks == 1);
        assert_int_equal((kind->traits & KIND_STUCK_LAST_TWO) != 0, row->stuck_ranks == 2);
    }
}

/* "4i,6i", "1g..9g" or "-": puts the piece on each square; returns on how many. */
static int squares_fill(Position *position, const char *text, Piece piece) {
    if (strcmp(text, "-") == 0) {
        return 0;
    }
    if (strstr(text, "..") != NULL) {
        for (int file = 1; file <= 9; file++) {
            position_put(position, square_at(file, text[1] - 'a' + 1), piece);
        }
        return 9;
    }
    int count = 0;
    for (; *text != '\0'; text += text[2] == ',' ? 3 : 2) {
        char name[3] = {text[0], text[1], '\0'};
        position_put(position, square_by_name(name), piece);
        count++;
    }
    return count;
}

static void test_set_up(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    Setting setting;
    Position expected;
    piece_table_read(rows);
    setting_begin(&setting, "default", "startpos");
    position_clear(&expected, &setting.rules);
    for (size_t i = 0; i < PIECE_ROWS; i++) {
        KindId id;
        (void)kind_of_row(&rows[i], &id);
        int black = squares_fill(&expected, rows[i].black_start, piece_of(id, BLACK));
        int white = squares_fill(&expected, rows[i].white_start, piece_of(id, WHITE));
        assert_int_equal(black, rows[i].per_side);
        assert_int_equal(white, rows[i].per_side);
    }
    assert_true(position_equal(&setting.position, &expected));
    assert_int_equal(setting.position.pieces[BLACK], 21);
    assert_int_equal(setting.position.pieces[WHITE], 21);
    expect_sfen(&setting.position, "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL"
                                   " b - 1");
}

/* Every piece of both sides on every square of an empty board, promotion included. */
static void test_moves_on_an_empty_board(void **state) {
    (void)state;
    PieceRow rows[PIECE_ROWS];
    Setting setting;
    piece_table_read(rows);
    rules_by_words(&setting.rules, "default");
    for (int place = 0; place < 2 * 81 * PIECE_ROWS; place++) {
        const PieceRow *row = &rows[place % PIECE_ROWS];
        Colour owner = place / (81 * PIECE_ROWS) == 0 ? BLACK : WHITE;
        int square = place / PIECE_ROWS % 81;
        char moves[PIECE_MOVES_MAX];
        char name[SQUARE_NAME_MAX];
        KindId id;
        (void)kind_of_row(row, &id);
        Square from = square_at(square % 9 + 1, square / 9 + 1);
        position_clear(&setting.position, &setting.rules);
        position_put(&setting.position, from, piece_of(id, owner));
        position_set_turn(&setting.position, owner);
        position_settle(&setting.position);
        piece_moves_alone(row, from, owner, moves);
        square_write(from, name);
        expect_moves(&setting, name, moves);
        expect_legal(&setting, moves);
    }
}

static void test_presets(void **state) {
    (void)state;
    static const char *const values[][3] = {
        {"self_check", "legal", "illegal"},
        {"bare_king", "simple", "none"},
        {"repetition", "fourfold_no_contest", "fourfold_no_contest"},
        {"perpetual_check", "loses", "loses"},
        {"stalemate", "loss", "loss"},
        {"knight_second_last", "forced", "forced"},
        {"illegal_move", "refused", "refused"},
    };
    static const char *const preset_keys[2] = {"default", "fairy"};
    assert_int_equal(VARIANT_SHO.option_count, sizeof values / sizeof values[0]);
    assert_int_equal(VARIANT_SHO.preset_count, 2);
    for (int preset = 0; preset < 2; preset++) {
        Ruleset rules;
        rules_by_words(&rules, preset_keys[preset]);
        assert_string_equal(VARIANT_SHO.presets[preset].key, preset_keys[preset]);
        for (size_t i = 0; i < VARIANT_SHO.option_count; i++) {
            const Option *option = &VARIANT_SHO.options[i];
            assert_string_equal(option->key, values[i][0]);
            assert_string_equal(ruleset_choice(&rules, option)->key, values[i][1 + preset]);
        }
    }
}

/* The values of an option that sho-shogi.md 9 names, all of them and no others, each with words for
 * people. */
static void test_option_values(void **state) {
    (void)state;
    static const char *const choices[][OPTION_CHOICES_MAX] = {
        {"legal", "illegal"},    {"simple", "counter", "none"},
        {"fourfold_no_contest"}, {"loses", "none"},
        {"loss", "draw"},        {"forced", "optional"},
        {"refused", "loses"},
    };
    for (size_t i = 0; i < VARIANT_SHO.option_count; i++) {
        const Option *option = &VARIANT_SHO.options[i];
        expect_sentence(option->sentence);
        assert_true(strlen(option->title) > 0);
        for (size_t j = 0; j < OPTION_CHOICES_MAX && choices[i][j] != NULL; j++) {
            assert_string_equal(option->choice[j].key, choices[i][j]);
            assert_true(strlen(option->choice[j].title) > 0);
        }
        size_t next = 0;
        while (next < OPTION_CHOICES_MAX && choices[i][next] != NULL) {
            next++;
        }
        assert_true(next == OPTION_CHOICES_MAX || option->choice[next].key == NULL);
    }
}

static void test_games_by_key(void **state) {
    (void)state;
    size_t count = 0;
    const Variant *const *all = variants_all(&count);
    assert_true(count >= 1);
    assert_ptr_equal(all[0], &VARIANT_SHO);
    for (size_t i = 0; i < count; i++) {
        assert_ptr_equal(variant_find(all[i]->key), all[i]);
    }
    assert_null(variant_find("go"));
    assert_null(variant_find(""));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_board),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_promotions_and_traits),
        cmocka_unit_test(test_set_up),
        cmocka_unit_test(test_moves_on_an_empty_board),
        cmocka_unit_test(test_presets),
        cmocka_unit_test(test_option_values),
        cmocka_unit_test(test_games_by_key),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
