/* The games this library can play. */
#ifndef SANBAN_RULES_VARIANTS_VARIANTS_H
#define SANBAN_RULES_VARIANTS_VARIANTS_H

#include "rules/play/ruleset.h"

#include <stddef.h>

extern const Variant VARIANT_SHO;
extern const Variant VARIANT_CHU;
extern const Variant VARIANT_KO;

/* All playable games, in the order in which they are offered. */
const Variant *const *variants_all(size_t *count);

/* The game with this key ("sho"), or NULL. */
const Variant *variant_find(const char *key);

#endif
