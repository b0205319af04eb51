/** @file columns.h
 *  Whole columns of amounts in one call, in the memory layout of Apache Arrow.
 *
 *  A column is a description of values in your own memory: the library reads and writes them in place, without a copy
 *  and without a float. Each row of a result is what the function for one amount gives for that row, to the last digit.
 *  Amounts are coefficients with one scale, or they count minor units of each row's currency. One column of indices and
 *  a dictionary of codes give each row its currency.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          int64_t cents[] = {1050, 250, 99}, dollars[3];
 *          const char *euro = "EUR";
 *          money_column_t amounts = MONEY_COLUMN_OF_INT64(cents, 3), result = MONEY_COLUMN_OF_INT64(dollars, 3);
 *          money_column_currencies_t currencies = {&euro, 1, NULL};
 *          money_rates_builder_t *builder;
 *          money_rates_t *rates;
 *
 *          MONEY_CHECK(money_rates_builder_new(&builder, NULL));
 *          MONEY_CHECK(money_rates_builder_add(builder, "EUR", "USD", "1.1172", MONEY_NTS, MONEY_DATE_NONE, NULL));
 *          MONEY_CHECK(money_rates_builder_build(builder, &rates, NULL));
 *          MONEY_CHECK(money_column_convert(rates, &amounts, &currencies, NULL, "USD", NULL, &result, NULL,
 *                                           NULL, NULL));
 *          printf("%d %d %d\n", (int)dollars[0], (int)dollars[1], (int)dollars[2]);
 *          money_rates_builder_free(builder);
 *          money_rates_free(rates);
 *          return 0;
 *      }
 *  @output
 *      1173 279 111
 */
#ifndef MONEY_COLUMNS_H
#define MONEY_COLUMNS_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Rules of all functions of columns
 *
 * Rows. Each row has the result of money_rates_convert, money_quantize, money_compare, money_allocate or money_add. You
 * give the rounding mode and the digits once for the column.
 *
 * Nulls. A row is null if one of its inputs is. The library does not look at the value of a null. Its result is null,
 * with the value 0 and the status MONEY_OK. If an input has a bitmap, the result needs one too.
 *
 * Rows that fail (no rate, too large, an index past the dictionary, no date). With `statuses` each row has its status.
 * A failed row has the value 0 and is null if there is a bitmap; the library does the other rows, the call returns
 * MONEY_OK, and `report` has the number of failures. Without `statuses` the call fails with the first failed row: it
 * returns that row's status, and the error's `position` is the row.
 *
 * Calls that fail as a whole. If columns differ in length or do not lie in memory, the call writes nothing. After every
 * other failure the results are zeroed. The call checks all options, also those that the function does not use.
 *
 * In place. A result may be a column of the input: with the same address, stride and layout, and with that column's
 * bitmap or another one. If the call fails, the column is as it was. If a row fails, it keeps its value and its bit; in
 * another bitmap it is null, with the value 0. Without `statuses`, and while the call is watched, the library copies
 * the column first. With any other overlap the rows are not specified.
 *
 * Memory. Values, bitmaps and results may lie at any address, aligned or not. The library keeps nothing after the call.
 * It leaves the bits of a result's bitmap outside the column as they are.
 *
 * Slices. You may cut a column and give its slices to several threads, with the same results. If a result has a bitmap,
 * cut it at the end of a byte. With `options->threads` the library cuts the column itself.
 */

/** The layout of the values of a column, as in Apache Arrow's columnar format, little-endian. */
typedef int32_t money_column_layout_t;

#define MONEY_COLUMN_INT64 1      /* a coefficient of 64 bits; 8 bytes */
#define MONEY_COLUMN_DECIMAL128 2 /* a coefficient of 128 bits, below 10^38; 16 bytes */
#define MONEY_COLUMN_DATE32 3     /* days since 1970-01-01; 4 bytes */
#define MONEY_COLUMN_INT8 4       /* an index into a dictionary, or an order; 1 byte */
#define MONEY_COLUMN_INT16 5      /* an index; 2 bytes */
#define MONEY_COLUMN_INT32 6      /* an index; 4 bytes */

/** The most threads of one call. */
#define MONEY_COLUMN_THREADS_MAX 256

/** A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it.
 *
 *  `scale` is the number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts
 *  minor units of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
 */
typedef struct money_column_s {
    void *values;                 /* the first row's value; the library only reads the values of an input */
    size_t length;                /* rows */
    int64_t stride;               /* bytes from a row's value to the next one's; may be negative, and 0 in an input */
    uint8_t *validity;            /* Arrow's bitmap: one bit a row, lowest first, 1 for a value; NULL: no nulls */
    size_t validity_size;         /* bytes of the bitmap; too few for the column are MONEY_ERR_ARGUMENT */
    size_t validity_offset;       /* the first row's bit */
    money_column_layout_t layout; /* a MONEY_COLUMN_ layout */
    int32_t scale;
    uint64_t reserved; /* 0 */
} money_column_t;

/** Columns of values side by side, without nulls: amounts in minor units, decimals of a scale, dates, indices. */
#define MONEY_COLUMN_OF_INT64(values, length) \
    { (values), (length), 8, NULL, 0, 0, MONEY_COLUMN_INT64, MONEY_DIGITS_CURRENCY, 0 }
#define MONEY_COLUMN_OF_DECIMAL128(values, length, scale) \
    { (values), (length), 16, NULL, 0, 0, MONEY_COLUMN_DECIMAL128, (scale), 0 }
#define MONEY_COLUMN_OF_DATE32(values, length) \
    { (values), (length), 4, NULL, 0, 0, MONEY_COLUMN_DATE32, 0, 0 }
#define MONEY_COLUMN_OF_INT8(values, length) \
    { (values), (length), 1, NULL, 0, 0, MONEY_COLUMN_INT8, 0, 0 }
#define MONEY_COLUMN_OF_INT16(values, length) \
    { (values), (length), 2, NULL, 0, 0, MONEY_COLUMN_INT16, 0, 0 }
#define MONEY_COLUMN_OF_INT32(values, length) \
    { (values), (length), 4, NULL, 0, 0, MONEY_COLUMN_INT32, 0, 0 }

/** Writes MONEY_COLUMN_OF_INT64. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int64(void *values, size_t length, money_column_t *column);

/** Writes MONEY_COLUMN_OF_DECIMAL128. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_decimal128(void *values, size_t length, int32_t scale, money_column_t *column);

/** Writes MONEY_COLUMN_OF_DATE32. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_date32(void *values, size_t length, money_column_t *column);

/** Writes MONEY_COLUMN_OF_INT8. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int8(void *values, size_t length, money_column_t *column);

/** Writes MONEY_COLUMN_OF_INT16. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int16(void *values, size_t length, money_column_t *column);

/** Writes MONEY_COLUMN_OF_INT32. A NULL column is allowed.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int32(void *values, size_t length, money_column_t *column);

/** The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not count.
 *  Zeroed currencies have no code, and the library refuses them.
 */
typedef struct money_column_currencies_s {
    const char *const *codes;      /* `count` codes, NUL-terminated; rows fail if their code is not well-formed */
    size_t count;                  /* 1 to MONEY_COLUMN_CODES_MAX */
    const money_column_t *indices; /* INT8, INT16 or INT32; NULL: every row has the only code */
} money_column_currencies_t;

/** The most codes of a dictionary. */
#define MONEY_COLUMN_CODES_MAX 65536

/** Options of the functions of columns. */
typedef struct money_column_options_s {
    uint32_t struct_size;
    money_date_t date;                /* as in money_convert_options_t; a column of dates takes its place */
    int32_t max_gap;                  /* how many days earlier the rates may be; 0: only that day */
    int32_t digits;                   /* fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    money_allocation_t method;        /* of money_column_allocate */
    int32_t threads;                  /* 0 or 1: only yours; more: at most that many, if the column is long */
    money_stale_policy_t stale;              /* as in money_convert_options_t, like the last two */
    const money_currency_registry_t *registry; /* may be NULL; read during the call only */
    money_instant_t now;
    int64_t fresh_for;
} money_column_options_t;

#define MONEY_COLUMN_OPTIONS_INIT                                                                           \
    { (uint32_t)sizeof(money_column_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                  \
      MONEY_ROUND_HALF_EVEN, MONEY_ALLOCATE_LARGEST_REMAINDER, 0, MONEY_STALE_FLAG, NULL,                   \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_COLUMN_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_column_options_init(money_column_options_t *options);

/** The report of a call over columns. 64 bytes. */
typedef struct money_column_report_s {
    uint64_t null_count;   /* rows that are null in an input */
    uint64_t failed_count; /* rows that failed */
    int64_t first_failed;  /* the first of them, or -1 */
    int32_t scale;         /* of the results; MONEY_DIGITS_CURRENCY if each row has its currency's */
    money_flags_t flags;   /* MONEY_FLAG_ values of any row */
    uint64_t reserved[4];
} money_column_report_t;

/** Adds up a column, exactly: one sum for each code of its dictionary.
 *
 *  The order of the rows does not matter, and no sum on the way can overflow. Null rows do not count. If a row fails,
 *  the call fails, because a sum without that row would be wrong.
 *
 *  @param amounts     INT64 or DECIMAL128.
 *  @param currencies [null]  NULL: one sum of all rows, whatever their currency; `amounts->scale` is then 0 to 38.
 *  @param options     threads and registry count; NULL: the defaults.
 *  @param sums [out count=currencies.count]  receives `currencies->count` sums, or one; they have the column's scale,
 *                     or the currency's minor units.
 *  @param report [null]      receives how the call went.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (an index past the dictionary),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_LIMIT (too many codes),
 *          MONEY_ERR_DATE (of the options).
 *  @long
 *  @see money_add
 */
MONEY_API money_status_t money_column_sum(const money_column_t *amounts, const money_column_currencies_t *currencies,
                                          const money_column_options_t *options, money_decimal_t *sums,
                                          money_column_report_t *report, money_error_t *error);

/** Converts a column into one currency, each row as money_rates_convert does, rounded once.
 *
 *  The results have `options->digits` fraction digits. With MONEY_DIGITS_CURRENCY they have the minor units of `target`
 *  on the date of the options, or, with a column of dates, its newest minor units. A row that is in `target` already
 *  needs no rate, and it gets these digits too.
 *
 *  @param rates [null]       the rate table; threads may share it. NULL: only identities and fixed factors convert.
 *  @param amounts     INT64 or DECIMAL128.
 *  @param currencies  the currencies of the rows.
 *  @param dates [null]       DATE32, of the same length: the date of each row; NULL: the date of the options.
 *  @param target      a built-in code, a code of `options->registry`, or, with digits given, any code.
 *  @param options     NULL: the defaults.
 *  @param result [out]       the column that receives the amounts: INT64 or DECIMAL128, of the same length. Its scale
 *                     is that of its values and at least the digits, or MONEY_DIGITS_CURRENCY: the digits themselves.
 *  @param statuses [out count=amounts.length null]  receives a status for each row; see "Rows that fail" above.
 *  @param report [null]      receives how the call went.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_NOT_FOUND (an index past the dictionary), MONEY_ERR_SYNTAX (not a code),
 *          MONEY_ERR_LIMIT (too many codes).
 *  @long
 *  @see money_rates_convert
 */
MONEY_API money_status_t money_column_convert(const money_rates_t *rates, const money_column_t *amounts,
                                              const money_column_currencies_t *currencies,
                                              const money_column_t *dates, const char *target,
                                              const money_column_options_t *options, const money_column_t *result,
                                              money_status_t *statuses, money_column_report_t *report,
                                              money_error_t *error);

/** Rounds a column, each row as money_quantize does.
 *
 *  @param amounts     INT64 or DECIMAL128.
 *  @param currencies [null]  the currencies of the rows; NULL: plain numbers, and you give scale and digits.
 *  @param options     NULL: each row to the minor units of its currency, half-even.
 *  @param result [out]       the column that receives the amounts, of the same length. Its scale is that of its values
 *                     and at least the digits, or MONEY_DIGITS_CURRENCY: the digits of each row.
 *  @param statuses [out count=amounts.length null]  receives a status for each row; see "Rows that fail" above.
 *  @param report [null]      receives how the call went.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a
 *          code), MONEY_ERR_NOT_FOUND (an index past the dictionary), MONEY_ERR_LIMIT (too many codes),
 *          MONEY_ERR_DATE (of the options).
 *  @long
 *  @see money_quantize, money_decimal_quantize
 */
MONEY_API money_status_t money_column_quantize(const money_column_t *amounts,
                                               const money_column_currencies_t *currencies,
                                               const money_column_options_t *options, const money_column_t *result,
                                               money_status_t *statuses, money_column_report_t *report,
                                               money_error_t *error);

/** Compares two columns row by row, as money_compare does: -1 (a < b), 0 or 1.
 *
 *  To compare each row with one amount, give a column of stride 0.
 *
 *  @param a, b           INT64 or DECIMAL128, of one length; layouts and scales may differ.
 *  @param a_currencies, b_currencies [null]  the currencies of the rows; both NULL: plain numbers with given scales.
 *  @param options        threads and registry count; NULL: the defaults.
 *  @param orders [out]          the column that receives the orders: INT8, of the same length.
 *  @param statuses [out count=a.length null]  receives a status for each row; see "Rows that fail" above.
 *  @param report [null]         receives how the call went.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code),
 *          MONEY_ERR_NOT_FOUND (an index past a dictionary), MONEY_ERR_LIMIT (too many codes), MONEY_ERR_DATE (of the
 *          options).
 *  @long
 *  @see money_compare
 */
MONEY_API money_status_t money_column_compare(const money_column_t *a, const money_column_currencies_t *a_currencies,
                                              const money_column_t *b, const money_column_currencies_t *b_currencies,
                                              const money_column_options_t *options, const money_column_t *orders,
                                              money_status_t *statuses, money_column_report_t *report,
                                              money_error_t *error);

/** Divides each amount of a column in proportion to the same weights, as money_allocate does: one column for each
 *  share.
 *
 *  @param amounts    INT64 or DECIMAL128; with the scale MONEY_DIGITS_CURRENCY the currency does not matter.
 *  @param weights    `count` decimals, none negative, not all zero.
 *  @param options    digits, method and threads count; with MONEY_DIGITS_CURRENCY the unit is the column's own. NULL:
 *                    the defaults.
 *  @param shares [out count=count]  `count` columns that receive the shares: INT64 or DECIMAL128, each of the length of
 *                    `amounts`. Their scale is the digits, or MONEY_DIGITS_CURRENCY, which is the same. None may be a
 *                    column of the input.
 *  @param remainder [out null]  the column that receives what is left over; MONEY_ALLOCATE_SEPARATE_REMAINDER needs it.
 *  @param statuses [out count=amounts.length null]  receives a status for each row; see "Rows that fail" above.
 *  @param report [null]     receives how the call went.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (an amount is finer than the digits), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_LIMIT (more than MONEY_SHARES_MAX), MONEY_ERR_DATE (of the options).
 *  @long
 *  @see money_allocate
 */
MONEY_API money_status_t money_column_allocate(const money_column_t *amounts, const money_decimal_t *weights,
                                               size_t count, const money_column_options_t *options,
                                               const money_column_t *shares, const money_column_t *remainder,
                                               money_status_t *statuses, money_column_report_t *report,
                                               money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_COLUMNS_H */
