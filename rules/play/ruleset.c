#include "rules/play/ruleset.h"

#include "rules/board/square.h"
#include "rules/play/law.h"
#include "rules/play/manner.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { NAMES_MAX = 400 };

static uint64_t kind_traits(const Kind *kind) {
    return kind->traits | (kind->promotes_to != KIND_NONE ? (uint64_t)KIND_PROMOTES : 0U);
}

static void note_law_about_kind(Ruleset *rules, const Law *law, KindId id, uint32_t bit) {
    if ((law->concerns & (kind_traits(&rules->variant->kinds[id]) | LAW_CONCERNS_ALL)) == 0) {
        return;
    }
    rules->asked[MOMENT_START][id] |= law->may_start != NULL ? bit : 0U;
    rules->asked[MOMENT_STEP][id] |= law->may_step != NULL ? bit : 0U;
    rules->asked[MOMENT_PROMOTION][id] |= law->promotion != NULL ? bit : 0U;
    Moment end = law->by_history ? MOMENT_END_OF_GAME : MOMENT_END;
    rules->asked[MOMENT_TAKE][id] |= law->may_take != NULL ? bit : 0U;
    rules->asked[end][id] |= law->may_end != NULL ? bit : 0U;
    rules->asked[MOMENT_AFTERMATH][id] |= law->aftermath != NULL ? bit : 0U;
}

static void note_law(Ruleset *rules, const Law *law, unsigned index) {
    uint32_t bit = UINT32_C(1) << index;
    rules->path_tells |= law->by_path ? bit : 0U;
    rules->sleepers |= law->sleeps != NULL ? bit : 0U;
    rules->stops |= law->stops != NULL ? bit : 0U;
    rules->merges |= law->merges != NULL ? bit : 0U;
    rules->verdicts |= law->verdict != NULL ? bit : 0U;
    rules->reminders |= law->reminds != NULL ? bit : 0U;
    rules->hampers |= law->hampers != NULL ? bit : 0U;
    rules->way_tells =
        rules->way_tells && (law->aftermath == NULL || law->by_way || law->merges != NULL);
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        bool guarded = (kind_traits(&rules->variant->kinds[id]) & law->victims) != 0;
        rules->guards[id] |= guarded ? bit : 0U;
        note_law_about_kind(rules, law, (KindId)id, bit);
    }
}

static void note_laws(Ruleset *rules) {
    memset(rules->asked, 0, sizeof rules->asked);
    memset(rules->guards, 0, sizeof rules->guards);
    rules->stops = rules->merges = rules->verdicts = 0;
    rules->sleepers = rules->reminders = rules->hampers = rules->path_tells = 0;
    rules->way_tells = true;
    unsigned index = 0;
    for (; rules->variant->laws[index] != NULL; index++) {
        assert(index < LAWS_MAX);
        const Law *law = rules->variant->laws[index];
        if (law->in_force == NULL || law->in_force(rules)) {
            note_law(rules, law, index);
        }
    }
    rules->law_count = (uint8_t)index;
}

/* Notes what the laws say about a kind where the generator finds it quickly. */
static void note_habit(Ruleset *rules, KindId id) {
    Habit *habit = &rules->habit[id];
    uint32_t laws = rules->asked[MOMENT_PROMOTION][id];
    habit->starts = rules->asked[MOMENT_START][id];
    habit->steps = rules->asked[MOMENT_STEP][id];
    habit->asks_takes = rules->asked[MOMENT_TAKE][id] != 0;
    habit->asks_ends = rules->asked[MOMENT_END][id] != 0;
    habit->promotes = laws != 0;
    habit->zone_alone = true;
    habit->by_capture = false;
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        if ((laws & 1U) != 0) {
            const Law *law = ruleset_law(rules, i);
            bool narrowed = law->in_zone || law->by_capture || law->only_bars;
            habit->zone_alone = habit->zone_alone && narrowed;
            habit->by_capture = habit->by_capture || law->by_capture;
        }
    }
}

static void note_bearer(Ruleset *rules, KindId id) {
    for (unsigned bit = 0; bit < TRAITS_MAX; bit++) {
        bool bears = (rules->variant->kinds[id].traits >> bit & 1U) != 0;
        if (bears && rules->bearers[bit] < BEARERS_MAX) {
            rules->bearer[bit][rules->bearers[bit]++] = id;
        }
    }
}

/* What a cell that holds this is to a side: own pieces and the edge are closed. */
static uint8_t landing_on(const Ruleset *rules, unsigned cell, unsigned side) {
    unsigned kind = cell & 0x7fU;
    bool own = cell >> 7 == side;
    if (cell == 0) {
        return LANDING_OPEN;
    }
    if (kind == KIND_NONE || own || kind >= KINDS_MAX) {
        return 0;
    }
    return (uint8_t)(LANDING_OPEN | LANDING_TAKES |
                     (rules->guards[kind] != 0 ? LANDING_GUARDED : 0));
}

static void ruleset_settle(Ruleset *rules) {
    note_laws(rules);
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        note_habit(rules, (KindId)id);
    }
    for (unsigned cell = 0; cell < 256; cell++) {
        rules->landing[0][cell] = landing_on(rules, cell, 0);
        rules->landing[1][cell] = landing_on(rules, cell, 1);
    }
}

static const Option *option_named(const Variant *variant, const char *key) {
    for (size_t i = 0; i < variant->option_count; i++) {
        if (strcmp(variant->options[i].key, key) == 0) {
            return &variant->options[i];
        }
    }
    return NULL;
}

static const OptionChoice *choice_named(const Option *option, const char *value) {
    for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        if (strcmp(option->choice[i].key, value) == 0) {
            return &option->choice[i];
        }
    }
    return NULL;
}

/* Appends `word` to a list "a, b, c" that must fit. */
static void list_append(char list[NAMES_MAX], const char *word) {
    size_t used = strlen(list);
    int length = snprintf(list + used, NAMES_MAX - used, "%s%s", used > 0 ? ", " : "", word);
    assert(length > 0 && used + (size_t)length < NAMES_MAX);
}

bool ruleset_begin(Ruleset *out, const Variant *variant, const char *preset, Problem *why) {
    char names[NAMES_MAX] = "";
    for (size_t i = 0; i < variant->preset_count; i++) {
        const Preset *row = &variant->presets[i];
        if (preset == NULL || strcmp(row->key, preset) == 0) {
            *out = (Ruleset){.variant = variant};
            memcpy(out->option, row->value, sizeof out->option);
            manners_note(out);
            for (size_t id = 1; id < variant->kind_count; id++) {
                note_bearer(out, (KindId)id);
            }
            out->zone_edge[BLACK] = square_at(1, variant->zone);
            out->zone_edge[WHITE] = square_at(variant->files, variant->ranks - variant->zone + 1);
            ruleset_settle(out);
            return true;
        }
        list_append(names, row->key);
    }
    return problem_set(why, 0, 0, "%s has no preset \"%.40s\"; there are: %s.", variant->title,
                       preset, names);
}

bool ruleset_set(Ruleset *rules, const char *key, const char *value, Problem *why) {
    char names[NAMES_MAX] = "";
    const Option *option = option_named(rules->variant, key);
    if (option == NULL) {
        for (size_t i = 0; i < rules->variant->option_count; i++) {
            list_append(names, rules->variant->options[i].key);
        }
        return problem_set(why, 0, 0, "%s has no option \"%.40s\"; there are: %s.",
                           rules->variant->title, key, names);
    }
    const OptionChoice *choice = choice_named(option, value);
    if (choice == NULL) {
        for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
            list_append(names, option->choice[i].key);
        }
        return problem_set(why, 0, 0, "Option %s cannot be \"%.40s\"; it may be: %s.", key, value,
                           names);
    }
    rules->option[option->id] = choice->value;
    ruleset_settle(rules);
    return true;
}

const Option *ruleset_option(const Ruleset *rules, OptionId id) {
    for (size_t i = 0; i < rules->variant->option_count; i++) {
        if (rules->variant->options[i].id == id) {
            return &rules->variant->options[i];
        }
    }
    return NULL;
}

const OptionChoice *ruleset_choice(const Ruleset *rules, const Option *option) {
    for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        if (option->choice[i].value == rules->option[option->id]) {
            return &option->choice[i];
        }
    }
    return NULL;
}

const Preset *ruleset_preset(const Ruleset *rules) {
    for (size_t i = 0; i < rules->variant->preset_count; i++) {
        const Preset *preset = &rules->variant->presets[i];
        if (memcmp(preset->value, rules->option, sizeof rules->option) == 0) {
            return preset;
        }
    }
    return NULL;
}

const Kind *ruleset_kind(const Ruleset *rules, KindId id) {
    assert(id != KIND_NONE && id < rules->variant->kind_count);
    return &rules->variant->kinds[id];
}

const char *ruleset_spot(const Ruleset *rules) {
    return rules->variant->points ? "point" : "square";
}

const Law *ruleset_law(const Ruleset *rules, unsigned index) {
    return rules->variant->laws[index];
}

int ruleset_far_rank(const Ruleset *rules, Square square, Colour owner) {
    int rank = square_rank(square);
    return owner == BLACK ? rank : rules->variant->ranks + 1 - rank;
}

bool ruleset_in_zone(const Ruleset *rules, Square square, Colour owner) {
    return ruleset_far_rank(rules, square, owner) <= rules->variant->zone;
}

bool ruleset_on_board(const Ruleset *rules, Square square) {
    int file = square_file(square);
    int rank = square_rank(square);
    return file >= 1 && file <= rules->variant->files && rank >= 1 && rank <= rules->variant->ranks;
}
