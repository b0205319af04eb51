/* The words of SQL arguments: rounding modes, methods of allocation, and lists of weights. */
#ifndef MONEY_SQL_WORDS_H
#define MONEY_SQL_WORDS_H

#include <money.h>

/** The modes in the order of an error's text. */
#define WORDS_OF_MODES \
    "half-even, half-up, half-down, up, down, ceiling, floor, half-odd, half-ceiling, half-floor, unnecessary"
#define WORDS_OF_METHODS "largest-remainder, floor-to-first, floor-to-last"

/** Finds a rounding mode by its name, such as "half-even". Returns 1 if it exists, else 0. */
int words_mode(const char *text, size_t length, money_rounding_t *mode);

/** Finds a method of allocation without a remainder. Returns 1 if it exists, else 0. */
int words_method(const char *text, size_t length, money_allocation_t *method);

/** Reads the next decimal of a list such as "50, 30, 20" or '["0.5", 0.5]', and moves `position` behind it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the list has ended), MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_LIMIT. */
money_status_t words_next_weight(const char *text, size_t length, size_t *position, money_decimal_t *weight,
                                 money_error_t *error);

#endif
