/* Amounts as the tool reads and writes them: 12.50 EUR. */
#ifndef CLI_AMOUNTS_H
#define CLI_AMOUNTS_H

#include "message.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

/* Reads AMOUNT CODE or CODE AMOUNT, with any blanks between. The text lies in that of `place`, which an error draws.
 * False: it was refused, and said so. */
bool amount_read(const char *text, size_t length, place_t place, money_t *amount);

/* Says why a text is no AMOUNT CODE and how the amount is written, if it is clear which one is meant. False: it is
 * not, and nothing was said. */
bool amount_explain(const char *text, size_t length, place_t place);

/* Writes an amount to the standard output. */
void amount_write(const money_t *amount);

#endif
