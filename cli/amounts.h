/* Amounts as the tool reads and writes them: 12.50 EUR. */
#ifndef CLI_AMOUNTS_H
#define CLI_AMOUNTS_H

#include <money.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads AMOUNT CODE or CODE AMOUNT, with any blanks between. False: it was refused, and said so. */
bool amount_read(const char *text, size_t length, uint64_t line, money_t *amount);

/* Writes an amount to the standard output. */
void amount_write(const money_t *amount);

#endif
