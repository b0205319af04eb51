/* How a conversion came about, as text and as JSON. */
#ifndef CLI_PROVENANCE_H
#define CLI_PROVENANCE_H

#include "exchange.h"

#include <money.h>

/* Room for provenance_decimal's text. */
#define DECIMAL_TEXT_MAX (MONEY_RATIO_TEXT_MAX + 4)

/* Writes a ratio as a decimal: exactly, if at most 18 fraction digits do that; else rounded to so many digits that
 * `significant` count. True: the text is exact. */
bool provenance_decimal(const money_ratio_t *ratio, int significant, money_rounding_t rounding, char *text,
                        size_t capacity);

/* A line of an explanation: a name and the value's parts, the last of which is NULL. */
void provenance_line(const char *name, ...);

/* Lines below a result: rate, path, day, source and age. */
void provenance_text(const exchange_t *exchange, const char *from, const char *to, const money_conversion_t *details,
                     money_date_t day);

/* The line of an exact result. */
void provenance_exact(const money_ratio_t *exact, const char *code);

/* Members of an object: day, gap, source and flags; the rest, if it is to be explained. */
void provenance_json(const exchange_t *exchange, const money_conversion_t *details);

#endif
