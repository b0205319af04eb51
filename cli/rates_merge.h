/* The union of two histories of the European Central Bank in CSV, with their newest day first. */
#ifndef CLI_RATES_MERGE_H
#define CLI_RATES_MERGE_H

#include "text.h"

/* The length of a date such as 2020-03-13. */
#define DAY_TEXT_LENGTH 10

typedef struct {
    const char *bytes;
    size_t length;
} history_t;

/* Appends the rows of both histories, under the columns of both. A day of `second` is omitted if `first` contains it,
 * and, with `is_newer`, unless it is later than all days of `first`. Days are compared as text; rates are copied
 * unchecked. Returns the number of rows of `second` that were appended; 0 also if a history has another form. */
size_t rates_merge(history_t first, history_t second, bool is_newer, text_t *merged);

/* Returns the newest day of a history, the beginning of its first row, or NULL. */
const char *rates_newest(history_t history);

/* True if a row begins with a date such as 2020-03-13, followed by a comma. */
bool rates_is_row(const char *row, size_t length);

#endif
