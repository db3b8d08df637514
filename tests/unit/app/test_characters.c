/* fonts/characters.txt: the characters that must be drawn are those of the games, the pieces
 * and the records, and the fonts in use hold them all. */
#include "app/draw/utf8.h"
#include "app/platform/fonts.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <string.h>

enum { CHARACTERS_MAX = 400 };

/* Names and signs that players of the three games meet, also those of games that are not played
 * here yet. */
static const char NAMES[] =
    "歩兵仲人香車反車豹猛豹銅将銀将金将盲虎醉象酔象麒麟鳳凰角行飛車横行竪行龍馬竜馬龍王竜王獅子奔王玉将"
    "王将桂馬白駒鯨鯢飛鹿奔猪飛牛太子角鷹飛鷲と金成銀成桂成香将帥中軍旗鼓記室軍師参謀毒火力士龍驤招揺"
    "霹靂親兵舎人舎餘軍吏軍匠護兵仏狼機弓弩砲牌馬兵高道聖燈五里霧▲△☗☖←仝同（）一歩目二歩目居食い"
    "じっとまで手目";

typedef struct Characters {
    char text[CHARACTERS_MAX][8];
    uint32_t code[CHARACTERS_MAX];
    size_t count;
} Characters;

static int read_list(void **state) {
    static Characters list;
    char line[16];
    FILE *file = fopen(SANBAN_TEST_DATA "/../fonts/characters.txt", "rb");
    if (file == NULL) {
        return -1;
    }
    while (fgets(line, sizeof line, file) != NULL && list.count < CHARACTERS_MAX) {
        line[strcspn(line, "\n")] = '\0';
        utf8_next(line, &list.code[list.count]);
        snprintf(list.text[list.count++], sizeof list.text[0], "%.7s", line);
    }
    fclose(file);
    *state = &list;
    return 0;
}

static bool holds(const Characters *list, uint32_t code) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->code[i] == code) {
            return true;
        }
    }
    return false;
}

static void expect_listed(const Characters *list, const char *utf8) {
    uint32_t code = 0;
    for (const char *at = utf8_next(utf8, &code); code != 0; at = utf8_next(at, &code)) {
        if (!holds(list, code)) {
            print_error("U+%04X of \"%.40s\" is not listed\n", (unsigned)code, utf8);
            fail();
        }
    }
}

/* One character a line, in the order of their code points, none twice. */
static void test_order(void **state) {
    const Characters *list = *state;
    assert_true(list->count > 100 && list->count < CHARACTERS_MAX);
    for (size_t i = 0; i < list->count; i++) {
        uint32_t code = 0;
        utf8_next(utf8_next(list->text[i], &code), &code);
        assert_int_equal(code, 0);
        assert_true(list->code[i] > 0x7f);
        assert_true(i == 0 || list->code[i] > list->code[i - 1]);
    }
}

/* Every kind of every game that is played, the name of the game and those of its starts. */
static void test_all_games_are_listed(void **state) {
    size_t count = 0;
    const Variant *const *all = variants_all(&count);
    for (size_t game = 0; game < count; game++) {
        const Variant *variant = all[game];
        expect_listed(*state, variant->kanji);
        for (size_t i = 1; i < variant->kind_count; i++) {
            const Kind *kind = &variant->kinds[i];
            expect_listed(*state, kind->kanji);
            expect_listed(*state, kind->kanji_short);
            expect_listed(*state, kind_kanji(kind, WHITE));
        }
        for (size_t i = 0; i < variant->start_count; i++) {
            expect_listed(*state, variant->starts[i].kanji);
        }
    }
}

static void test_all_names_are_listed(void **state) {
    expect_listed(*state, NAMES);
}

static void test_fonts_hold_them(void **state) {
    const Characters *list = *state;
    Fonts *fonts = NULL;
    Problem why = {.text = ""};
    assert_true(fonts_open(&fonts, &why));
    for (size_t i = 0; i < list->count; i++) {
        for (int face = 0; face < FACE_COUNT; face++) {
            assert_true(fonts_have(fonts, (Face)face, list->text[i]));
        }
    }
    fonts_close(fonts);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_all_games_are_listed),
        cmocka_unit_test(test_all_names_are_listed),
        cmocka_unit_test(test_fonts_hold_them),
    };
    return cmocka_run_group_tests(tests, read_list, NULL);
}
