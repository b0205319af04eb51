/* The provenance of a conversion, as text and as JSON. */
#ifndef CLI_PROVENANCE_H
#define CLI_PROVENANCE_H

#include "exchange.h"

#include <money.h>

/* The capacity that provenance_decimal requires. */
#define DECIMAL_TEXT_MAX (MONEY_RATIO_TEXT_MAX + 4)

/* Writes a ratio as a decimal: exactly if at most 18 fraction digits suffice, else rounded to `significant` significant
 * digits. True if the text is exact. */
bool provenance_decimal(const money_ratio_t *ratio, int significant, money_rounding_t rounding, char *text,
                        size_t capacity);

/* Writes a line of an explanation: a name and the parts of the value; the list ends with NULL. */
void provenance_line(const char *name, ...);

/* Writes the lines below a result: rate, path, day, source and age. */
void provenance_text(const exchange_t *exchange, const char *from, const char *to, const money_conversion_t *details,
                     money_date_t day);

/* Writes the line of the exact result. */
void provenance_exact(const money_ratio_t *exact, const char *code);

/* Writes the members day, gap_days and flags; with --explain, also rate, path, source, file and age. */
void provenance_json(const exchange_t *exchange, const money_conversion_t *details);

#endif
