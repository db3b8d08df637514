/* Tables of expected values: text files with one row a line and fields separated by tabs.
 *
 * The first line names the columns; lines that start with # are remarks. A table that is missing or
 * has a row of the wrong width fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_TABLE_H
#define SANBAN_TESTS_SUPPORT_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { TABLE_LINE_MAX = 8192, TABLE_FIELDS_MAX = 24 };

typedef struct Table {
    FILE *file;
    size_t width;
    int line;                      /* of the row last read, counted from 1 */
    char *field[TABLE_FIELDS_MAX]; /* valid until the next row is read */
    char text[TABLE_LINE_MAX];
} Table;

/* Opens tests/data/`name`, whose rows have `width` fields. */
void table_open(Table *out, const char *name, size_t width);

/* Reads the next row. False at the end; then the table is closed. */
bool table_next(Table *table);

/* A field as a number, which it must be. */
unsigned long long table_number(const Table *table, size_t field);

#endif
