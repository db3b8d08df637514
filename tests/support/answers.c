#include "tests/support/answers.h"

#include "rules/play/law.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

static bool begins_with_title(const WhyLine *line) {
    size_t length = line->law != NULL ? strlen(line->law->title) : 0;
    return length > 0 && strncmp(line->text, line->law->title, length) == 0 &&
           line->text[length] == ':';
}

void expect_plain(const Why *why) {
    for (size_t i = 0; i < why->count; i++) {
        const WhyLine *line = &why->line[i];
        expect_sentence(line->text);
        for (size_t k = 0; k < i; k++) {
            const WhyLine *other = &why->line[k];
            assert_string_not_equal(line->text, other->text);
            assert_false(begins_with_title(line) && begins_with_title(other) &&
                         laws_are_one_rule(line->law, other->law));
        }
    }
}

void ask(Setting *setting, const char *square, Why *out) {
    why_of(&setting->position, NULL, square_by_name(square), out);
    expect_plain(out);
}

const WhyLine *find_line(const Why *why, WhyTopic topic, const char *text) {
    for (size_t i = 0; i < why->count; i++) {
        if (why->line[i].topic == topic && strstr(why->line[i].text, text) != NULL) {
            return &why->line[i];
        }
    }
    return NULL;
}

void expect_line(const Why *why, WhyTopic topic, const char *text) {
    if (find_line(why, topic, text) == NULL) {
        print_error("\"%s\" is not said\n", text);
        fail();
    }
}

void expect_unsaid(const Why *why, const char *text) {
    for (size_t i = 0; i < why->count; i++) {
        if (strstr(why->line[i].text, text) != NULL) {
            print_error("\"%s\" is said: %s\n", text, why->line[i].text);
            fail();
        }
    }
}

size_t lines_with(const Why *why, WhyTopic topic, const char *text) {
    size_t count = 0;
    for (size_t i = 0; i < why->count; i++) {
        count += why->line[i].topic == topic && strstr(why->line[i].text, text) != NULL;
    }
    return count;
}
