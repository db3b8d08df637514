#include "tests/perft/perft_table.h"

#include "rules/play/movegen.h"
#include "tests/perft/spelled.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/table.h"

#include <string.h>

/* "unique" or "usi", and whether a game may be over before. */
static unsigned long long count_row(const Table *table, const Position *position) {
    int depth = (int)table_number(table, 4);
    bool stop = strcmp(table->field[3], "stop") == 0;
    if (strcmp(table->field[2], "usi") == 0) {
        return spelled_perft(position, depth, stop);
    }
    return perft(position, depth);
}

unsigned perft_table_check(const char *name, unsigned long long least, unsigned long long most) {
    Table table;
    unsigned rows = 0;
    table_open(&table, name, 6);
    while (table_next(&table)) {
        unsigned long long nodes = table_number(&table, 5);
        if (nodes < least || nodes > most) {
            continue;
        }
        Setting setting;
        setting_begin(&setting, table.field[1], table.field[0]);
        unsigned long long found = count_row(&table, &setting.position);
        if (found != nodes) {
            print_error("%s under %s, %s to depth %s: %llu instead of %llu\n", table.field[0],
                        table.field[1], table.field[2], table.field[4], found, nodes);
            fail();
        }
        rows++;
    }
    return rows;
}
