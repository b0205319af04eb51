/* The rates file: its path and its contents. */
#ifndef CLI_RATES_FILE_H
#define CLI_RATES_FILE_H

#include "arguments.h"

#include <money.h>

typedef struct {
    money_rates_t *rates; /* NULL until read */
    money_rates_info_t info;
    char path[4096];
} rates_file_t;

/* Writes the path of the rates: --rates, MONEY_RATES, or the installed history of the European Central Bank. */
void rates_file_find(const arguments_t *arguments, char *path, size_t capacity);

/* Reads the rates. Returns EXIT_ANSWERED, or EXIT_FILE after an error message. */
int rates_file_read(const arguments_t *arguments, rates_file_t *file);

void rates_file_free(rates_file_t *file);

#endif
