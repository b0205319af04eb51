/** @file accumulator.h
 *  Exact sums as plain structs, for the aggregates of databases: merged, moved along a window, and stored as bytes.
 *
 *  An accumulator needs no memory of its own and no call to free it. A zeroed struct contains no amounts. Its currency
 *  is that of the first amount; amounts in other currencies are refused. Intermediate sums cannot overflow, and the
 *  order of the amounts does not matter.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_accumulator_t morning = { 0 }, evening = { 0 };
 *          money_t coffee = money_literal("2.50 EUR"), dinner = money_literal("31.9 EUR"), total;
 *          money_bool_t is_stale;
 *
 *          MONEY_CHECK(money_accumulator_add(&morning, &coffee, &morning, NULL));
 *          MONEY_CHECK(money_accumulator_add(&evening, &dinner, &evening, NULL));
 *          MONEY_CHECK(money_accumulator_merge(&morning, &evening, &morning, NULL));
 *          MONEY_CHECK(money_accumulator_total(&morning, &total, NULL));
 *          printf("%s\n", money_show(&total));
 *          MONEY_CHECK(money_accumulator_subtract(&morning, &coffee, &morning, &is_stale, NULL));
 *          printf("%s\n", is_stale ? "recompute without the coffee" : "subtracted");
 *          return 0;
 *      }
 *  @output
 *      34.40 EUR
 *      recompute without the coffee
 */
#ifndef MONEY_ACCUMULATOR_H
#define MONEY_ACCUMULATOR_H

#include "columns.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An exact sum of amounts of one currency. The fields are read and written by the library only; each call validates
 *  them. 80 bytes.
 */
typedef struct money_accumulator_s {
    uint64_t word0;                 /* the sum at `scale`: a signed integer of five words, the lowest first */
    uint64_t word1;
    uint64_t word2;
    uint64_t word3;
    uint64_t word4;
    uint64_t count;                 /* number of amounts; 0 for an empty accumulator, whose bytes are all 0 */
    uint64_t finest_count;          /* number of amounts with `scale` fraction digits */
    uint32_t scale;                 /* the largest number of fraction digits among the amounts, 0 to 38 */
    char currency[MONEY_CODE_SIZE]; /* the currency of the amounts; "" for an empty accumulator */
    uint64_t reserved;              /* 0 */
} money_accumulator_t;

/** The number of bytes that money_accumulator_to_bytes writes. */
#define MONEY_ACCUMULATOR_BYTES 72

/** Adds an amount. `result` may be the accumulator.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW (the count exceeds 64 bits or the sum is damaged).
 *  @since 0.2
 *  @see money_column_accumulate, money_sum
 */
MONEY_API money_status_t money_accumulator_add(const money_accumulator_t *accumulator, const money_t *amount,
                                               money_accumulator_t *result, money_error_t *error);

/** Returns an accumulator with the amounts of both. `result` may be either of them.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW (the count exceeds 64 bits or the sum is damaged).
 *  @since 0.2
 *  @see money_accumulator_add
 */
MONEY_API money_status_t money_accumulator_merge(const money_accumulator_t *a, const money_accumulator_t *b,
                                                 money_accumulator_t *result, money_error_t *error);

/** Removes an amount that was added, as a window does when a row leaves it. `result` may be the accumulator.
 *
 *  The scale of the total is that of the finest amount. If the only amount of that scale leaves, the scale of the
 *  others is unknown: `is_stale` is then 1, `result` is the unchanged accumulator, and the sum of the remaining rows
 *  must be computed again.
 *
 *  @param is_stale  receives 1 if the sum must be computed again, else 0.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_STATE (the amount cannot be one of those that were added),
 *          MONEY_ERR_OVERFLOW (the sum is damaged).
 *  @since 0.2
 *  @see money_accumulator_add
 */
MONEY_API money_status_t money_accumulator_subtract(const money_accumulator_t *accumulator, const money_t *amount,
                                                    money_accumulator_t *result, money_bool_t *is_stale,
                                                    money_error_t *error);

/** Returns the sum, as money_sum does: at the largest scale among the amounts.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the accumulator contains no amounts), MONEY_ERR_OVERFLOW (the sum does not
 *          fit in 38 digits; further amounts may make it fit).
 *  @since 0.2
 *  @see money_sum
 */
MONEY_API money_status_t money_accumulator_total(const money_accumulator_t *accumulator, money_t *total,
                                                 money_error_t *error);

/** Writes an accumulator as bytes, in a frozen format with a version and a check byte. docs/reference/packed.md defines
 *  it.
 *  @param bytes   receives the accumulator, without a NUL. NULL with capacity 0 queries the length.
 *  @param length  receives the number of bytes, even if the buffer is too small.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_accumulator_from_bytes
 */
MONEY_API money_status_t money_accumulator_to_bytes(const money_accumulator_t *accumulator, char *bytes,
                                                    size_t capacity, size_t *length, money_error_t *error);

/** Reads an accumulator from bytes that money_accumulator_to_bytes of this or an earlier version wrote. Errors include
 *  the position in the bytes.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (the bytes are not an accumulator, or are damaged), MONEY_ERR_VERSION,
 *          MONEY_ERR_LIMIT (`length` is above MONEY_ACCUMULATOR_BYTES).
 *  @since 0.2
 *  @see money_accumulator_to_bytes
 */
MONEY_API money_status_t money_accumulator_from_bytes(const char *bytes, size_t length, money_accumulator_t *result,
                                                      money_error_t *error);

/** Adds the rows of a column to the accumulators of their groups. Null rows are ignored. A failed row fails the call,
 *  and the error's `position` is the index of the row.
 *  @param before         the accumulators, one per group. `after` may be the same array.
 *  @param amounts        INT64 or DECIMAL128.
 *  @param currencies     the currencies of the rows.
 *  @param groups [null]  INT8, INT16 or INT32, of the same length: the index of each row's accumulator; NULL to add all
 *                        rows to the first one.
 *  @param options        only `registry` is used; NULL for the defaults.
 *  @param after [out count=count]  receives the accumulators.
 *  @param report [null]  receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_NOT_FOUND (an index is out of range), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (a code is not a currency code), MONEY_ERR_LIMIT (the
 *          dictionary contains too many codes, or `count` exceeds MONEY_AMOUNTS_MAX), MONEY_ERR_DATE
 *          (`options->date` is invalid).
 *  @long
 *  @since 0.2
 *  @see money_column_sum
 */
MONEY_API money_status_t money_column_accumulate(const money_accumulator_t *before, size_t count,
                                                 const money_column_t *amounts,
                                                 const money_column_currencies_t *currencies,
                                                 const money_column_t *groups, const money_column_options_t *options,
                                                 money_accumulator_t *after, money_column_report_t *report,
                                                 money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_ACCUMULATOR_H */
