#include "tests/perft/perft_table.h"

#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/table.h"

unsigned perft_table_check(unsigned long long least, unsigned long long most) {
    Table table;
    unsigned rows = 0;
    table_open(&table, "sho-perft.tsv", 4);
    while (table_next(&table)) {
        unsigned long long nodes = table_number(&table, 3);
        if (nodes < least || nodes > most) {
            continue;
        }
        Setting setting;
        setting_begin(&setting, table.field[1], table.field[0]);
        unsigned long long found = perft(&setting.position, (int)table_number(&table, 2));
        if (found != nodes) {
            print_error("%s under %s, depth %s: %llu instead of %llu\n", table.field[0],
                        table.field[1], table.field[2], found, nodes);
            fail();
        }
        rows++;
    }
    return rows;
}
