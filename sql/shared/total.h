/* The exact sum of a column: a plain struct that an engine keeps as the state of an aggregate.
 *
 * Rows are added by scale, so that removing a row also removes its digits: a moving window over 1, 2.5, 3 and 4 EUR
 * ends with 7 EUR, not 7.0 EUR. The order of the rows does not matter, and only a total that does not fit 38 digits
 * fails. */
#ifndef MONEY_SQL_TOTAL_H
#define MONEY_SQL_TOTAL_H

#include <money.h>

/** The rows of one scale: their number, and the sum of their coefficients in 192 bits, the low word first. */
typedef struct {
    uint64_t rows;
    uint64_t words[3];
} total_scale_t;

/** The state. All bytes zero is the state without rows. */
typedef struct {
    uint64_t rows;
    char currency[MONEY_CODE_SIZE];
    total_scale_t scales[MONEY_DIGITS_MAX + 1];
} total_t;

/** Adds a row. The total is unchanged if the call fails.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_ARGUMENT (the scale is above 38). */
money_status_t total_add(total_t *total, const money_t *amount, money_error_t *error);

/** Removes a row that was added before.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_STATE (no row of this scale was added). */
money_status_t total_remove(total_t *total, const money_t *amount, money_error_t *error);

/** Adds all rows of another total.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH. */
money_status_t total_merge(total_t *total, const total_t *other, money_error_t *error);

/** Returns the sum at the largest scale of the rows; trailing zeros are dropped only if it would otherwise exceed 38
 *  digits. The total must contain a row.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_STATE (no rows). */
money_status_t total_value(const total_t *total, money_t *sum, money_error_t *error);

/** Returns the sum divided by the number of rows, rounded once. */
money_status_t total_average(const total_t *total, int32_t digits, money_rounding_t rounding, money_t *average,
                             money_error_t *error);

#endif
