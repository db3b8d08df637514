#include "rules/variants/variants.h"

#include <string.h>

static const Variant *const VARIANTS[] = {&VARIANT_SHO, &VARIANT_CHU, &VARIANT_KO};

const Variant *const *variants_all(size_t *count) {
    *count = sizeof VARIANTS / sizeof VARIANTS[0];
    return VARIANTS;
}

const Variant *variant_find(const char *key) {
    for (size_t i = 0; i < sizeof VARIANTS / sizeof VARIANTS[0]; i++) {
        if (strcmp(VARIANTS[i]->key, key) == 0) {
            return VARIANTS[i];
        }
    }
    return NULL;
}
