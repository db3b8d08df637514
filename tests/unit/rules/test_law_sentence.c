/* What laws say of themselves: true under the options that are chosen, whatever they are. */
#include "rules/play/law.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/setting.h"

#include <stdio.h>
#include <string.h>

enum { ALL_TOLD_MAX = LAWS_MAX * LAW_SENTENCE_MAX };

typedef struct Saying {
    const char *words; /* game, preset, options */
    const char *law;
    const char *sentence; /* NULL: it is not in force, and says nothing */
} Saying;

static const Saying SAYINGS[] = {
    {"ko default", "nets",
     "The first piece on each line of a net, if an enemy, is held and can do nothing."},
    {"ko default net_reach=all", "nets",
     "All enemies on each line of a net, up to a piece of its side, are held and can do nothing."},
    {"ko default", "shooting", "A shooter shoots only after a move to an empty point."},
    {"ko free-shooting", "shooting",
     "A shooter shoots after a move to an empty point, or from where it stands."},
    {"ko default shot_after_capture=on", "shooting",
     "A shooter shoots only after a move, even one that took a piece."},
    {"ko default double_kill=line", "shooting",
     "A shooter shoots only after a move to an empty point; of two shots the second goes where the "
     "first one went."},
    {"ko free-shooting double_kill=line shot_after_capture=on", "shooting",
     "A shooter shoots after a move, even one that took a piece, or from where it stands; of two "
     "shots the second goes where the first one went."},
    {"ko default", "displacement", NULL},
    {"ko default shooter_displacement=carriages", "displacement",
     "Bows and guns take by shooting, not by landing; only those on wheels do both."},
    {"ko default shooter_displacement=none", "displacement",
     "Bows and guns take by shooting, not by landing."},
    {"ko default", "fog", "Within five points of an enemy fog no bow and no gun can shoot."},
    {"ko default fog_metric=lines", "fog",
     "On a line with an enemy fog, at most five points away, no bow and no gun can shoot."},
    {"ko default", "burned_shot",
     "A piece that ends its move beside an enemy flame is burned before it can shoot there."},
    {"ko default flame_passive=all", "burned_fog",
     "A piece that ends its move beside a flame is burned before it can shoot there."},
    {"ko default flame_passive=none", "burned_shot", NULL},
    {"ko default flame_passive=none", "burned_fog", NULL},
    {"ko default", "arrival", "A piece that ends its move beside an enemy flame is removed."},
    {"ko default flame_passive=all", "arrival",
     "A piece that ends its move beside a flame is removed."},
    {"ko default flame_passive=none", "arrival", NULL},
    {"ko default", "burning", "A flame that has moved burns friend and foe beside it."},
    {"ko qboard", "burning", "A flame that has moved burns all enemies beside it."},
    {"ko default", "new_flame", NULL},
    {"ko default flame_on_promotion=on", "new_flame",
     "An engineer that turns into a poison flame at once burns friend and foe beside it."},
    {"ko default flame_on_promotion=on flame_allies=off", "new_flame",
     "An engineer that turns into a poison flame at once burns all enemies beside it."},
    {"ko default", "revisit", NULL},
    {"ko default thunderclap_revisit=off", "revisit",
     "The start of a thunderclap and the five points of its way are all different."},
    {"ko default", "camp_promotion",
     "A piece may promote by a move that touches the enemy camp; a clerk only with a guard of each "
     "kind there, promoted or not."},
    {"ko default zone_forced=on clerk_condition=any", "camp_promotion",
     "A piece must promote by a move that touches the enemy camp; a clerk only with a guard there, "
     "promoted or not."},
    {"ko default zone_trigger=enter clerk_condition=all", "camp_promotion",
     "A piece may promote by a move that comes from outside and ends in the enemy camp; a clerk "
     "only with all guards there that its side has left, at least one."},
    {"ko default clerk_condition=none", "camp_promotion",
     "A piece may promote by a move that touches the enemy camp."},
    {"ko default", "capture_promotion",
     "What takes or shoots a general, governor, middle troop, banner or drum must promote at once; "
     "so must one-step movers for a wrestler, dragon, flag waver or thunderclap, and a cavalryman "
     "for a Frankish cannon."},
    {"ko default shot_triggers=off capture_forced=off", "capture_promotion",
     "What takes a general, governor, middle troop, banner or drum may promote at once; so may "
     "one-step movers for a wrestler, dragon, flag waver or thunderclap, and a cavalryman for a "
     "Frankish cannon."},
    {"ko default", "light",
     "A fog on a line with an enemy light, at most five points away, becomes a priest again."},
    {"ko default light_own=on", "light",
     "A fog on a line with a light of either side, at most five points away, becomes a priest "
     "again."},
    {"ko qboard", "light", "A fog within five points of an enemy light becomes a priest again."},
    {"ko qboard light_own=on", "light",
     "A fog within five points of a light of either side becomes a priest again."},
    {"ko default", "commanders",
     "A side has lost when it has no general, no governor, and no middle troop with a banner or "
     "flag waver."},
    {"ko default waver_is_banner=off", "commanders",
     "A side has lost when it has no general, no governor, and no middle troop with a banner; a "
     "flag waver is no banner."},
    {"ko default", "stalemate", "The side to move loses when it has no legal move."},
    {"ko default stalemate=draw", "stalemate",
     "The game is drawn when the side to move has no legal move."},
    {"fairy stalemate=draw", "stalemate",
     "The game is drawn when the side to move has no legal move; in check it loses."},
    {"default", "self_check", NULL},
    {"default", "zone_promotion",
     "A piece may promote by a move that starts or ends in the promotion zone, and must where it "
     "could never move again."},
    {"default knight_second_last=optional", "zone_promotion",
     "A piece may promote by a move that starts or ends in the promotion zone, and must on the "
     "last rank where it could never move again."},
    {"default", "repetition",
     "The fourth occurrence of a position ends the game: a draw, unless one side gave check all "
     "the time, which loses."},
    {"default perpetual_check=none", "repetition",
     "The fourth occurrence of a position ends the game: a draw."},
    {"default bare_king=simple", "bare_king",
     "A royal piece left all alone loses at once; two of them draw."},
    {"default bare_king=counter", "bare_king",
     "A royal piece left all alone loses, unless it can strike back at once; two of them draw."},
    {"default bare_king=none", "bare_king", NULL},
    {"chu jcsa two_royals_bare=win", "counted_bare_king",
     "A royal left alone loses to a royal with another piece that can fight, even a royal, unless "
     "it may strike at once."},
    {"chu jcsa two_royals_bare=none", "counted_bare_king",
     "A royal left alone loses to a royal with another piece that can fight and is no royal, "
     "unless it may strike at once."},
    {"chu lishogi repetition=lishogi", "fourfold",
     "The fourth occurrence of a position ends the game: a draw, unless one side attacked all the "
     "time, which loses."},
    {"chu lishogi repetition=jcsa", "fourfold",
     "The fourth occurrence of a position ends the game: a draw, unless one side checked or "
     "attacked all the time, which loses; if both only passed, who passed first loses."},
    {"chu lishogi repetition=no_recurrence", "no_recurrence",
     "A move may not bring back an earlier position with the same side to move, except out of "
     "check."},
    {"chu lishogi repetition=winboard", "no_recurrence",
     "A move may not bring back an earlier position with the same side to move."},
    {"chu lishogi counterstrike=strict counterstrike_same_square=banned", "counterstrike",
     "If another piece just took its lion, a side may take a lion only with a lion."},
    {"chu lishogi counterstrike=okazaki counterstrike_same_square=allowed", "counterstrike",
     "If another piece just took its lion, a side may take a protected lion only with a lion; a "
     "kirin may be retaken."},
    {"chu lishogi counterstrike=off", "counterstrike", NULL},
    {"chu lishogi protection_timing=before", "lion_trading",
     "A lion takes a lion next to it freely; one two squares away only if it was unprotected, or "
     "on from the capture of something better than a pawn or go-between."},
    {"chu lishogi protection_timing=after", "lion_trading",
     "A lion takes a lion next to it freely; one two squares away only if it is then unprotected, "
     "or on from the capture of something better than a pawn or go-between."},
    {"chu lishogi promotion=entry_capture pawn_last_rank=optional pawn_capture_in_zone=no "
     "lance_last_rank=optional gobetween_last_rank=optional",
     "entry_promotion",
     "A piece may promote when it enters the far four ranks, or by a capture from inside; a pawn "
     "inside them may on the last rank, and only there; a lance or go-between may on the last "
     "rank."},
    {"chu lishogi promotion=entry_only pawn_last_rank=none pawn_capture_in_zone=yes "
     "lance_last_rank=none gobetween_last_rank=optional",
     "entry_promotion",
     "A piece may promote only when it enters the far four ranks; a pawn inside them only by a "
     "capture; a go-between may on the last rank; a pawn or lance that enters onto the last rank "
     "must."},
    {"chu lishogi promotion=tsa_delay pawn_last_rank=forced pawn_capture_in_zone=yes",
     "entry_promotion",
     "A piece may promote by a move that starts or ends in the far four ranks; a pawn inside them "
     "must on the last rank, and may by a capture."},
    {"chu lishogi promotion=entry_only pawn_last_rank=none pawn_capture_in_zone=no "
     "lance_last_rank=optional gobetween_last_rank=none",
     "entry_promotion",
     "A piece may promote only when it enters the far four ranks; a pawn inside them never; a "
     "lance may on the last rank; a pawn that enters onto the last rank must."},
};

/* Not in force, or without a word because what it remembers binds nobody. */
static bool is_silent(const Ruleset *rules, const Law *law) {
    return (law->in_force != NULL && !law->in_force(rules)) ||
           (law->reminder != NULL && law->reminder(rules) == NULL);
}

static const Law *law_named(const Ruleset *rules, const char *key) {
    for (unsigned i = 0; i < rules->law_count; i++) {
        if (strcmp(ruleset_law(rules, i)->key, key) == 0) {
            return ruleset_law(rules, i);
        }
    }
    fail_msg("no law \"%s\"", key);
    return NULL;
}

static void test_sentences_follow_the_options(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof SAYINGS / sizeof SAYINGS[0]; i++) {
        const Saying *saying = &SAYINGS[i];
        Ruleset rules;
        char sentence[LAW_SENTENCE_MAX];
        rules_by_words(&rules, saying->words);
        const Law *law = law_named(&rules, saying->law);
        assert_int_equal(is_silent(&rules, law), saying->sentence == NULL);
        if (saying->sentence != NULL) {
            law_sentence(law, &rules, sentence);
            assert_string_equal(sentence, saying->sentence);
        }
    }
}

/* Whole, not cut, and with the right word for a place of the board. */
static void expect_whole(const Ruleset *rules, const char *sentence) {
    expect_sentence(sentence);
    assert_true(strlen(sentence) < LAW_SENTENCE_MAX - 1);
    assert_null(strstr(sentence, rules->variant->points ? "square" : "point"));
}

/* All that the laws say under these rules; each must be a whole sentence. */
static void all_told(const Ruleset *rules, char out[ALL_TOLD_MAX]) {
    size_t used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < rules->law_count; i++) {
        char sentence[LAW_SENTENCE_MAX];
        const Law *law = ruleset_law(rules, i);
        if (!is_silent(rules, law)) {
            law_sentence(law, rules, sentence);
            expect_whole(rules, sentence);
            used += (size_t)snprintf(out + used, ALL_TOLD_MAX - used, "%s\n", sentence);
        }
    }
}

/* Who begins how, what becomes of forbidden moves and which attack is called check is no matter of
 * the laws. */
static bool is_law_matter(const Option *option) {
    return option->id != OPTION_SETUP_MIRROR && option->id != OPTION_ILLEGAL_MOVE &&
           option->id != OPTION_AGREED_DRAW && option->id != OPTION_CHECK_MEANS;
}

/* From its first preset each option changes what is told, whichever of its values is taken. */
static void expect_told_apart(const Variant *variant, const Option *option) {
    char told[OPTION_CHOICES_MAX][ALL_TOLD_MAX];
    for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        Ruleset rules;
        assert_true(ruleset_begin(&rules, variant, NULL, NULL));
        assert_true(ruleset_set(&rules, option->key, option->choice[i].key, NULL));
        all_told(&rules, told[i]);
        for (size_t j = 0; j < i && is_law_matter(option); j++) {
            if (strcmp(told[i], told[j]) == 0) {
                fail_msg("%s %s: \"%s\" is told like \"%s\"", variant->key, option->key,
                         option->choice[i].key, option->choice[j].key);
            }
        }
    }
}

static void test_every_option_is_heard_in_some_sentence(void **state) {
    (void)state;
    size_t count;
    const Variant *const *variants = variants_all(&count);
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < variants[i]->option_count; j++) {
            expect_told_apart(variants[i], &variants[i]->options[j]);
        }
    }
}

/* Every value of this option, in every preset. */
static void tell_values(const Variant *variant, const Option *option) {
    for (size_t i = 0; i < variant->preset_count; i++) {
        for (size_t k = 0; k < OPTION_CHOICES_MAX && option->choice[k].key != NULL; k++) {
            char told[ALL_TOLD_MAX];
            Ruleset rules;
            assert_true(ruleset_begin(&rules, variant, variant->presets[i].key, NULL));
            assert_true(ruleset_set(&rules, option->key, option->choice[k].key, NULL));
            all_told(&rules, told);
            assert_true(strlen(told) > 0);
        }
    }
}

static void test_whole_sentences_under_all_rules(void **state) {
    (void)state;
    size_t count;
    const Variant *const *variants = variants_all(&count);
    for (size_t i = 0; i < count; i++) {
        for (size_t j = 0; j < variants[i]->option_count; j++) {
            tell_values(variants[i], &variants[i]->options[j]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sentences_follow_the_options),
        cmocka_unit_test(test_whole_sentences_under_all_rules),
        cmocka_unit_test(test_every_option_is_heard_in_some_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
