#include "rules/play/special.h"

/* A law that only remembers, and whose memory binds nobody under these rules, says nothing. */
static bool binds(const Ruleset *rules, const Law *law) {
    bool in_force = law->in_force == NULL || law->in_force(rules);
    return in_force && (law->reminder == NULL || law->reminder(rules) != NULL);
}

/* Of the two halves of one rule one is enough. */
static bool is_told(const Law *law, const Law *const *told, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (laws_are_one_rule(told[i], law)) {
            return true;
        }
    }
    return false;
}

size_t laws_about(const Ruleset *rules, KindId id, const Law *out[LAWS_MAX]) {
    /* No row of a table carries the trait of promoting, and no kind that of all kinds. */
    uint64_t traits = ruleset_kind(rules, id)->traits;
    size_t count = 0;
    for (int own = 1; own >= 0; own--) {
        for (size_t i = 0; i < rules->law_count; i++) {
            const Law *law = ruleset_law(rules, (unsigned)i);
            bool is_own = (law->about & traits) != 0;
            bool speaks = is_own || ((law->concerns | law->victims) & traits) != 0;
            if (binds(rules, law) && speaks && is_own == (own != 0) && !is_told(law, out, count)) {
                out[count++] = law;
            }
        }
    }
    return count;
}
