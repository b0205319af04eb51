/* Reading and writing amounts such as 12.50 EUR. */
#ifndef CLI_AMOUNTS_H
#define CLI_AMOUNTS_H

#include "message.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

/* Reads AMOUNT CODE or CODE AMOUNT, separated by any blanks. The text must be part of the text of `place`, which an
 * error message shows. Returns false after an error message. */
bool amount_read(const char *text, size_t length, place_t place, money_t *amount);

/* Reports why a text is not AMOUNT CODE and suggests a correction. False, without a message, if the intended amount
 * is not clear. */
bool amount_explain(const char *text, size_t length, place_t place);

/* Writes an amount to standard output. */
void amount_write(const money_t *amount);

#endif
