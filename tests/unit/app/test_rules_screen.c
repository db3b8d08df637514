/* The rules sheet: every option with its value, what is not usual, every piece with its words. */
#include "app/screens/rules.h"
#include "rules/pieces/diagram.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/page_check.h"
#include "tests/ui/sight.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* In a window so high that nothing of sho and chu shogi lies out of sight. */
enum { TALL = 9000 };

static ScreenRequest run(void *screen, Program *program, Ui *ui) {
    return rules_screen_run(screen, program, ui);
}

static void begin(PageHand *hand, RulesScreen *screen, const char *words) {
    *screen = (RulesScreen){.scroll = {.offset = 0}};
    page_hand_begin(hand, words);
    page_hand_open(hand, run, screen);
    page_hand_resize(hand, 1280, TALL);
}

static size_t count_texts(const Canvas *canvas, const char *text) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count += command->kind == COMMAND_TEXT && strstr(command->text, text) != NULL;
    }
    return count;
}

static void test_options_of_a_preset(void **state) {
    (void)state;
    static const char *const PRESETS[] = {"default", "fairy"};
    for (size_t i = 0; i < 2; i++) {
        PageHand hand;
        RulesScreen screen;
        begin(&hand, &screen, PRESETS[i]);
        const Ruleset *rules = game_rules(session_game(hand.program.session));
        const Canvas *canvas = page_hand_look(&hand);
        for (size_t k = 0; k < rules->variant->option_count; k++) {
            const Option *option = &rules->variant->options[k];
            assert_non_null(sight_text(canvas, option->title));
            char start[32];
            snprintf(start, sizeof start, "%s", option->sentence);
            assert_true(sight_reads(canvas, start));
            assert_non_null(sight_text(canvas, ruleset_choice(rules, option)->title));
        }
        char words[32];
        snprintf(words, sizeof words, "%s", ruleset_preset(rules)->sentence);
        assert_true(sight_reads(canvas, words));
        assert_int_equal(count_texts(canvas, "Changed."), 0);
        page_hand_end(&hand);
    }
}

static void test_what_is_not_usual_is_marked(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "default bare_king=counter");
    assert_true(page_hand_reads(&hand, "Loses unless it can strike back at once"));
    assert_true(page_hand_reads(&hand, "Changed. Usual: Loses at once"));
    assert_int_equal(count_texts(page_hand_look(&hand), "Changed."), 1);
    assert_true(page_hand_reads(&hand, "own choice, nearest to Default"));
    page_hand_end(&hand);
    /* Self-check and bare king speak for Fairy-Stockfish, stalemate for neither. */
    begin(&hand, &screen, "fairy stalemate=draw");
    assert_true(page_hand_reads(&hand, "own choice, nearest to Fairy-Stockfish"));
    assert_true(page_hand_reads(&hand, "Changed. Usual: It loses"));
    assert_int_equal(count_texts(page_hand_look(&hand), "Changed."), 1);
    page_hand_end(&hand);
}

static void test_facts(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "default");
    assert_true(page_hand_reads(&hand, "Sho shogi"));
    /* 21 pieces of each side, and a zone of three ranks (sho-shogi.md). */
    assert_true(page_hand_reads(&hand, "9 × 9  ·  42 pieces  ·  promotion on the last 3 ranks"));
    page_hand_end(&hand);
}

/* Every piece of a game with its names, once. */
static void pieces_expect(const Canvas *canvas, const Variant *variant) {
    size_t royal = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        const Kind *kind = &variant->kinds[id];
        char name[64];
        snprintf(name, sizeof name, "%c%s", toupper((unsigned char)kind->english[0]),
                 kind->english + 1);
        assert_non_null(sight_text(canvas, name));
        assert_non_null(sight_text(canvas, kind->kanji));
        royal += (kind->traits & KIND_ROYAL) != 0;
    }
    assert_int_equal(sight_count(canvas, COMMAND_PIECE), variant->kind_count - 1);
    assert_int_equal(count_texts(canvas, "Royal."), royal);
}

static void test_every_piece_of_sho(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "default");
    const Canvas *canvas = page_hand_look(&hand);
    pieces_expect(canvas, &VARIANT_SHO);
    assert_true(sight_reads(canvas, "One square in any direction but"));
    assert_non_null(sight_text(canvas, "Promotes to prince."));
    assert_non_null(sight_text(canvas, "step, may capture"));
    assert_non_null(sight_text(canvas, "any distance"));
    /* No piece of sho shogi shoots or moves twice. */
    assert_null(sight_text(canvas, diagram_meaning(DIAGRAM_SHOT)));
    assert_null(sight_text(canvas, diagram_meaning(DIAGRAM_LEG)));
    assert_null(sight_text(canvas, diagram_meaning(DIAGRAM_HOME)));
    page_hand_end(&hand);
}

static void test_every_piece_of_chu(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "chu lishogi");
    const Canvas *canvas = page_hand_look(&hand);
    pieces_expect(canvas, &VARIANT_CHU);
    assert_non_null(sight_text(canvas, diagram_meaning(DIAGRAM_LEG)));
    assert_non_null(sight_text(canvas, diagram_meaning(DIAGRAM_HOME)));
    page_hand_end(&hand);
}

/* All of them at once are more than a picture holds: page by page every piece comes into sight. */
static void test_every_piece_of_ko(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    bool seen[KINDS_MAX] = {false};
    begin(&hand, &screen, "ko default");
    page_hand_resize(&hand, 1280, 800);
    float before = -1;
    while (screen.scroll.offset > before) {
        const Canvas *canvas = page_hand_look(&hand);
        assert_false(canvas_is_full(canvas));
        for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
            char names[64];
            snprintf(names, sizeof names, "%s  ·  %s", VARIANT_KO.kinds[id].romaji,
                     VARIANT_KO.kinds[id].tsa);
            seen[id] = seen[id] || sight_text(canvas, names) != NULL;
        }
        before = screen.scroll.offset;
        page_hand_key(&hand, KEY_PAGE_DOWN, 0);
    }
    for (size_t id = 1; id < VARIANT_KO.kind_count; id++) {
        assert_true(seen[id]);
    }
    page_hand_end(&hand);
}

/* A rule about lions or kings stands with the first of them, at its right, and nowhere else. */
static void test_special_rules_stand_with_their_piece(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "chu lishogi");
    const Canvas *canvas = page_hand_look(&hand);
    assert_int_equal(count_texts(canvas, "Lion takes lion"), 1);
    assert_int_equal(count_texts(canvas, "Counter-strike"), 1);
    assert_int_equal(count_texts(canvas, "Royal pieces"), 1);
    const CanvasCommand *title = sight_text(canvas, "Lion takes lion");
    const CanvasCommand *letters = sight_text(canvas, "shishi  ·  Ln");
    assert_non_null(letters);
    assert_true(title->box.x > letters->box.x + 200);
    assert_true(fabsf(title->baseline - letters->baseline) < 40);
    page_hand_end(&hand);
    begin(&hand, &screen, "chu winboard");
    assert_int_equal(count_texts(page_hand_look(&hand), "Two bare kings"), 0);
    page_hand_end(&hand);
}

/* The promoted form stands at the right of its piece, or below it where that is too wide. */
static void test_promoted_forms_stand_beside_their_pieces(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "default");
    const CanvasCommand *rook = sight_text(page_hand_look(&hand), "Rook");
    const CanvasCommand *dragon = sight_text(hand.canvas, "Dragon king");
    assert_true(dragon->box.x > rook->box.x + 200);
    assert_float_equal(dragon->baseline, rook->baseline, 0.01);
    page_hand_resize(&hand, 480, TALL);
    rook = sight_text(hand.canvas, "Rook");
    dragon = sight_text(hand.canvas, "Dragon king");
    assert_float_equal(dragon->box.x, rook->box.x, 0.01);
    assert_true(dragon->baseline > rook->baseline + 80);
    page_hand_end(&hand);
}

static void test_way_back(void **state) {
    (void)state;
    PageHand hand;
    RulesScreen screen;
    begin(&hand, &screen, "default");
    page_hand_resize(&hand, 480, 300);
    page_hand_key(&hand, KEY_END, 0);
    assert_true(screen.scroll.offset > 1000);
    page_hand_click(&hand, "Back");
    assert_int_equal(hand.last.ask, ASK_BACK);
    page_hand_end(&hand);
}

static void test_sizes(void **state) {
    (void)state;
    static const char *const RULES[] = {"default",
                                        "fairy",
                                        "default bare_king=counter",
                                        "fairy bare_king=counter stalemate=draw",
                                        "chu lishogi",
                                        "chu jcsa",
                                        "chu historical",
                                        "chu winboard repetition=jcsa promotion=tsa_delay",
                                        "ko default",
                                        "ko qboard setup_mirror=on"};
    for (size_t i = 0; i < sizeof RULES / sizeof RULES[0]; i++) {
        PageHand hand;
        RulesScreen screen;
        begin(&hand, &screen, RULES[i]);
        page_check_sizes(&hand, RULES[i]);
        page_hand_end(&hand);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options_of_a_preset),
        cmocka_unit_test(test_what_is_not_usual_is_marked),
        cmocka_unit_test(test_facts),
        cmocka_unit_test(test_every_piece_of_sho),
        cmocka_unit_test(test_every_piece_of_chu),
        cmocka_unit_test(test_every_piece_of_ko),
        cmocka_unit_test(test_special_rules_stand_with_their_piece),
        cmocka_unit_test(test_promoted_forms_stand_beside_their_pieces),
        cmocka_unit_test(test_way_back),
        cmocka_unit_test(test_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
