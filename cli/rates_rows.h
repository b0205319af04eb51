/* The rows of the European Central Bank's history that conversions on one day can use. */
#ifndef CLI_RATES_ROWS_H
#define CLI_RATES_ROWS_H

#include <money.h>
#include <stddef.h>

/* The length of a date such as 2020-03-13. */
#define DAY_TEXT_LENGTH 10

/* Copies the header, the rows from `max_gap` days before a day up to that day, and the newest and the oldest row of a
 * file; MONEY_DATE_NONE for the newest day. Returns the number of bytes, or 0 if the rows do not fit or the file is not
 * a history with its newest day first. Each row must have an earlier date than the row before; no rate is checked. */
size_t rates_rows_read(int file, money_date_t day, int32_t max_gap, char *rows, size_t capacity);

/* Returns the length of the header and the newest row, and the day of that row. `rows` was filled by
 * rates_rows_read. */
size_t rates_rows_newest(const char *rows, size_t length, money_date_t *day);

#endif
