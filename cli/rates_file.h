/* The file of the rates: where it is, and what it says. */
#ifndef CLI_RATES_FILE_H
#define CLI_RATES_FILE_H

#include "arguments.h"

#include <money.h>

typedef struct {
    money_rates_t *rates; /* NULL: not read yet */
    money_rates_info_t info;
    char path[4096];
} rates_file_t;

/* Writes where the rates are: --rates, MONEY_RATES, or the installed history of the European Central Bank. */
void rates_file_find(const arguments_t *arguments, char *path, size_t capacity);

/* Reads the rates. The result is EXIT_ANSWERED, or EXIT_FILE after a message. */
int rates_file_read(const arguments_t *arguments, rates_file_t *file);

void rates_file_free(rates_file_t *file);

#endif
