/* Reading and writing amounts such as 12.50 EUR. */
#ifndef CLI_AMOUNTS_H
#define CLI_AMOUNTS_H

#include "lines.h"
#include "message.h"
#include "reading.h"

#include <money.h>
#include <stdbool.h>
#include <stddef.h>

/* Reads AMOUNT CODE or CODE AMOUNT, separated by any blanks, and with a reading other than NULL also other notations,
 * which it notes. The text must be part of the text of `place`, which an error message shows. Returns false after an
 * error message. */
bool amount_read(const reading_t *reading, const char *text, size_t length, place_t place, money_t *amount);

/* Reads an amount at the beginning of words. Returns the number of its words, or 0 after an error message. `outcome`
 * receives whether the amount was interpreted; no note is written. */
size_t amount_take(const reading_t *reading, const word_t *words, size_t count, place_t place, money_t *amount,
                   outcome_t *outcome);

/* Notes how an amount was read. */
void amount_note(const money_t *amount);

/* Reports why a text is not AMOUNT CODE and suggests a correction. False, without a message, if the intended amount
 * is not clear. */
bool amount_explain(const char *text, size_t length, place_t place);

/* Writes an amount to standard output. */
void amount_write(const money_t *amount);

#endif
