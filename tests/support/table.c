#include "tests/support/table.h"

#include "tests/support/cmocka_ready.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_CAPACITY = 4096 };

static bool line_read(Table *table) {
    do {
        if (fgets(table->text, sizeof table->text, table->file) == NULL) {
            assert_false(ferror(table->file));
            return false;
        }
        table->line++;
    } while (table->text[0] == '#');
    char *end = strchr(table->text, '\n');
    assert_non_null(end);
    *end = '\0';
    return true;
}

static void line_split(Table *table) {
    size_t count = 0;
    char *at = table->text;
    do {
        table->field[count++] = at;
        at = strchr(at, '\t');
        if (at != NULL) {
            *at++ = '\0';
        }
    } while (at != NULL && count < TABLE_FIELDS_MAX);
    if (count != table->width) {
        print_error("line %d has %zu fields instead of %zu\n", table->line, count, table->width);
        fail();
    }
}

void table_open(Table *out, const char *name, size_t width) {
    char path[PATH_CAPACITY];
    assert_true(width <= TABLE_FIELDS_MAX);
    (void)snprintf(path, sizeof path, "%s/data/%s", SANBAN_TEST_DATA, name);
    *out = (Table){.file = fopen(path, "r"), .width = width};
    if (out->file == NULL) {
        print_error("cannot open %s: %s\n", path, strerror(errno));
        fail();
    }
    assert_true(line_read(out));
    line_split(out);
}

bool table_next(Table *table) {
    if (!line_read(table)) {
        (void)fclose(table->file);
        return false;
    }
    line_split(table);
    return true;
}

unsigned long long table_number(const Table *table, size_t field) {
    char *end = NULL;
    unsigned long long number = strtoull(table->field[field], &end, 10);
    assert_true(end != table->field[field] && *end == '\0');
    return number;
}
