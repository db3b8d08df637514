/* A first line as a preset, the others as "option=value": each is refused with a reason, or chosen
 * and then found in the tables. */
#include "rules/variants/variants.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"
#include "tests/support/proving_ground.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void expect_sentence(const Problem *why) {
    Problem placed = *why;
    placed.line = 1;
    placed.column = 1;
    input_expect_problem(&placed, "");
}

/* Every option has one of the values in its table, and a preset that is named says so. */
static void expect_sound(const Ruleset *rules) {
    const Variant *variant = rules->variant;
    for (size_t i = 0; i < variant->option_count; i++) {
        const OptionChoice *choice = ruleset_choice(rules, &variant->options[i]);
        assert(choice != NULL && choice->value == rules->option[variant->options[i].id]);
    }
    const Preset *preset = ruleset_preset(rules);
    assert(preset == NULL || memcmp(preset->value, rules->option, sizeof rules->option) == 0);
}

static void try_option(Ruleset *rules, char *line) {
    Problem why = {.text = ""};
    char *value = strchr(line, '=');
    if (value == NULL) {
        value = line + strlen(line);
    } else {
        *value++ = '\0';
    }
    Ruleset before = *rules;
    if (!ruleset_set(rules, line, value, &why)) {
        expect_sentence(&why);
        assert(memcmp(before.option, rules->option, sizeof before.option) == 0);
        return;
    }
    for (size_t i = 0; i < rules->variant->option_count; i++) {
        const Option *option = &rules->variant->options[i];
        if (strcmp(option->key, line) == 0) {
            assert(strcmp(ruleset_choice(rules, option)->key, value) == 0);
        }
    }
    expect_sound(rules);
}

static void try_options(const Variant *variant, char *text) {
    Ruleset rules;
    Problem why = {.text = ""};
    char *rest = text;
    const char *preset = input_line(&rest);
    if (!ruleset_begin(&rules, variant, preset, &why)) {
        expect_sentence(&why);
        bool there = ruleset_begin(&rules, variant, NULL, NULL);
        assert(there);
    }
    for (char *line = input_line(&rest); line != NULL; line = input_line(&rest)) {
        try_option(&rules, line);
    }
    Position position;
    position_start(&position, &rules);
    assert(position_key(&position) == position.key);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const Variant *const variants[] = {&VARIANT_SHO, &VARIANT_CHU, &VARIANT_KO, &VARIANT_GROUND};
    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        char *text = input_text(data, size);
        try_options(variants[i], text);
        free(text);
    }
    return 0;
}
