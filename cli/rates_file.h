/* The rates: the file that contains them, with the days that `money rates fetch` stored, and their contents. */
#ifndef CLI_RATES_FILE_H
#define CLI_RATES_FILE_H

#include "arguments.h"

#include <money.h>
#include <stdbool.h>

typedef struct {
    money_rates_t *rates; /* NULL until read */
    money_rates_info_t info;
    bool is_part; /* only the rows of `day` were read */
    bool is_fetchable; /* `money rates fetch` adds days */
    bool is_kept; /* rates_file_keep owns the rates */
    money_date_t day;
    char path[4096];
    /* Fetched days that follow the installed history; "" without any. */
    char cache[4096];
    money_date_t installed_last; /* the newest day of the installed history, if `cache` is used */
} rates_file_t;

/* Writes the path of the rates: --rates, MONEY_RATES, or the installed history of the European Central Bank. */
void rates_file_find(const arguments_t *arguments, char *path, size_t capacity);

/* Writes the path of the installed history; "" if the path of the executable is unknown. */
void rates_file_find_installed(char *path, size_t capacity);

/* Returns the file that contains the rates of a day: the path, or the cache. */
const char *rates_file_of(const rates_file_t *file, money_date_t day);

/* Reads all rates. Returns EXIT_ANSWERED, or EXIT_FILE after an error message. */
int rates_file_read(const arguments_t *arguments, rates_file_t *file);

/* Reads only the rows that conversions on a day can use, or MONEY_DATE_NONE for the newest day, if the file is a large
 * history of the European Central Bank; else reads all rates. A conversion that succeeds with part of the rates has the
 * same result with all of them. One that fails must be repeated with all rates. */
int rates_file_read_day(const arguments_t *arguments, rates_file_t *file, money_date_t day, int32_t max_gap);

/* Keeps the rates in memory from now on, for commands in sequence. They are read again after the file has changed. */
void rates_file_keep(void);

void rates_file_free(rates_file_t *file);

#endif
