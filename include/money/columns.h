/** @file columns.h
 *  Columns of amounts, processed in one call, in the memory layout of Apache Arrow.
 *
 *  A column describes values in your own memory: the library reads and writes them in place, without copying and
 *  without floating point. Each row of a result is identical to the result of the function for a single amount. Amounts
 *  are coefficients of one scale, or numbers of minor units in the currency of each row. A column of indices and a
 *  dictionary of codes define the currency of each row.
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

/* Rules for all functions of columns
 *
 * Rows. The result of each row is that of money_rates_convert, money_quantize, money_compare, money_allocate or
 * money_add. The rounding mode and the number of digits apply to the entire column.
 *
 * Nulls. A row is null if one of its inputs is null. The library does not read the value of a null. Its result is null,
 * with the value 0 and the status MONEY_OK. If an input comes with a validity bitmap, the result needs one too.
 *
 * Failed rows. A row fails if no rate is available, its result is too large, its index is outside the dictionary, or
 * its date is invalid. With `statuses`, each row receives its status: the library processes the other rows, the call
 * returns MONEY_OK, and `report` contains the number of failed rows. The value of a failed row is 0, and the row is
 * null if the result uses a bitmap. Without `statuses`, the first failed row fails the call, which returns the status
 * of that row, and the error's `position` is the index of the row.
 *
 * Failed calls. If the columns differ in length or are not valid memory ranges, the call writes nothing. After any
 * other failure the results are zeroed. The call validates all options, including those that the function ignores.
 *
 * In place. A result may be an input column, with the same address, stride and layout, and with the same bitmap or a
 * different one. If the call fails, the column is unchanged. If a row fails, it keeps its value and its bit; in a
 * different bitmap it is null, with the value 0. Without `statuses`, and while the call is watched, the library first
 * copies the column. With any other overlap the contents of the result are unspecified.
 *
 * Memory. Values, bitmaps and results may be at any address, aligned or unaligned. The library keeps no pointers after
 * the call. It does not change the bits of a result's bitmap outside the column.
 *
 * Slices. You may slice a column and process its slices in several threads, with the same results. Results with a
 * bitmap must be sliced at byte boundaries. With `options->threads` the library slices the column itself.
 */

/** The layout of the values of a column, as in Apache Arrow's columnar format, little-endian. */
typedef int32_t money_column_layout_t;

#define MONEY_COLUMN_INT64 1      /* a 64-bit coefficient; 8 bytes */
#define MONEY_COLUMN_DECIMAL128 2 /* a 128-bit coefficient, below 10^38; 16 bytes */
#define MONEY_COLUMN_DATE32 3     /* days since 1970-01-01; 4 bytes */
#define MONEY_COLUMN_INT8 4       /* an index into a dictionary, or the result of a comparison; 1 byte */
#define MONEY_COLUMN_INT16 5      /* an index; 2 bytes */
#define MONEY_COLUMN_INT32 6      /* an index; 4 bytes */

/** Maximum number of threads in one call. */
#define MONEY_COLUMN_THREADS_MAX 256

/** A column of values in your memory. A zeroed column has no layout and is rejected. 64 bytes.
 *
 *  `scale` is the number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient is a
 *  number of minor units of the row's currency, as in money_from_minor. For dates, indices and results of comparisons,
 *  `scale` must be 0.
 */
typedef struct money_column_s {
    void *values;                 /* the value of the first row; for inputs, the library only reads the values */
    size_t length;                /* number of rows */
    int64_t stride;               /* bytes from the value of one row to that of the next; may be negative, and for
                                     inputs 0 */
    uint8_t *validity;            /* Arrow's validity bitmap: one bit per row, least significant first, 1 for a value;
                                     NULL for no nulls */
    size_t validity_size;         /* size of the bitmap in bytes; MONEY_ERR_ARGUMENT if it is too small for the
                                     column */
    size_t validity_offset;       /* the bit of the first row */
    money_column_layout_t layout; /* a MONEY_COLUMN_ layout */
    int32_t scale;                /* the number of fraction digits, or MONEY_DIGITS_CURRENCY */
    uint64_t reserved;            /* 0 */
} money_column_t;

/** Initialisers of columns of adjacent values without nulls: amounts in minor units, decimals of a scale, dates,
 *  indices.
 */
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

/** Sets a column to adjacent 64-bit numbers of minor units, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int64(void *values, size_t length, money_column_t *column);

/** Sets a column to adjacent 128-bit decimals of a scale, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_decimal128(void *values, size_t length, int32_t scale, money_column_t *column);

/** Sets a column to adjacent dates, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_date32(void *values, size_t length, money_column_t *column);

/** Sets a column to adjacent 8-bit indices, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int8(void *values, size_t length, money_column_t *column);

/** Sets a column to adjacent 16-bit indices, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int16(void *values, size_t length, money_column_t *column);

/** Sets a column to adjacent 32-bit indices, without nulls. NULL is allowed for the column.
 *  @param values [null]  NULL for a column without rows.
 *  @since 0.2
 */
MONEY_EXPORT void money_column_of_int32(void *values, size_t length, money_column_t *column);

/** The currencies of a column: a dictionary of codes, and the index of each row's code. Indices of null rows are
 *  ignored. A zeroed struct contains no codes and is rejected.
 */
typedef struct money_column_currencies_s {
    const char *const *codes;      /* `count` NUL-terminated codes; rows with a malformed code fail */
    size_t count;                  /* 1 to MONEY_COLUMN_CODES_MAX */
    const money_column_t *indices; /* INT8, INT16 or INT32; NULL if the dictionary contains one code, used by all
                                      rows */
} money_column_currencies_t;

/** Maximum number of codes in a dictionary. */
#define MONEY_COLUMN_CODES_MAX 65536

/** Options of the functions for columns. */
typedef struct money_column_options_s {
    uint32_t struct_size;
    money_date_t date;                         /* as in money_convert_options_t; overridden by a column of dates */
    int32_t max_gap;                           /* how many days earlier the rates may be; 0 for the exact date only */
    int32_t digits;                            /* fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    money_allocation_t method;                 /* for money_column_allocate */
    int32_t threads;                           /* 0 or 1 for the calling thread only; otherwise the maximum number of
                                                  threads for long columns */
    money_stale_policy_t stale;                /* as in money_convert_options_t */
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    money_instant_t now;                       /* as in money_convert_options_t */
    int64_t fresh_for;                         /* as in money_convert_options_t */
} money_column_options_t;

#define MONEY_COLUMN_OPTIONS_INIT                                                                           \
    { (uint32_t)sizeof(money_column_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                  \
      MONEY_ROUND_HALF_EVEN, MONEY_ALLOCATE_LARGEST_REMAINDER, 0, MONEY_STALE_FLAG, NULL,                   \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Sets options to their defaults, as MONEY_COLUMN_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_column_options_init(money_column_options_t *options);

/** The report of a call over columns. 64 bytes. */
typedef struct money_column_report_s {
    uint64_t null_count;   /* number of rows that are null in an input */
    uint64_t failed_count; /* number of rows that failed */
    int64_t first_failed;  /* index of the first failed row, or -1 */
    int32_t scale;         /* the scale of the results; MONEY_DIGITS_CURRENCY if it is that of each row's currency */
    money_flags_t flags;   /* MONEY_FLAG_ values that were set for any row */
    uint64_t reserved[4];
} money_column_report_t;

/** Returns the exact sums of a column: one sum for each code of its dictionary.
 *
 *  The order of the rows does not matter, and intermediate sums cannot overflow. Null rows are ignored. A failed row
 *  fails the call, because a sum without it would be wrong.
 *
 *  @param amounts            INT64 or DECIMAL128.
 *  @param currencies [null]  NULL for one sum of all rows, regardless of their currencies; `amounts->scale` must then
 *                            be 0 to 38.
 *  @param options            only `threads` and `registry` are used; NULL for the defaults.
 *  @param sums [out count=currencies.count]  receives `currencies->count` sums, or one. They are at the scale of the
 *                            column, or in the minor unit of the currency.
 *  @param report [null]      receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (an index is outside the dictionary),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (a code is not a currency code), MONEY_ERR_LIMIT (the
 *          dictionary contains too many codes), MONEY_ERR_DATE (`options->date` is invalid).
 *  @long
 *  @see money_add
 */
MONEY_API money_status_t money_column_sum(const money_column_t *amounts, const money_column_currencies_t *currencies,
                                          const money_column_options_t *options, money_decimal_t *sums,
                                          money_column_report_t *report, money_error_t *error);

/** Converts a column to one currency, rounding each row once as money_rates_convert does.
 *
 *  The results have `options->digits` fraction digits. With MONEY_DIGITS_CURRENCY they are in the minor unit of
 *  `target` on the date of the options, or in its newest minor unit if a column of dates is passed. Rows that are
 *  already in `target` need no rate and are adjusted to the same number of digits.
 *
 *  @param rates [null]   the table of rates; threads may share it. NULL to convert only by identities and fixed
 *                        factors.
 *  @param amounts        INT64 or DECIMAL128.
 *  @param currencies     the currencies of the rows.
 *  @param dates [null]   DATE32, of the same length: the date of each row; NULL for the date of the options.
 *  @param target         a built-in code, a code of `options->registry`, or any code if `digits` is set.
 *  @param options        NULL for the defaults.
 *  @param result [out]   the column that receives the amounts: INT64 or DECIMAL128, of the same length. Its scale
 *                        applies to its values and must be at least the number of digits; MONEY_DIGITS_CURRENCY means
 *                        exactly that number.
 *  @param statuses [out count=amounts.length null]  receives the status of each row; NULL to fail the call with the
 *                        first failed row.
 *  @param report [null]  receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_NOT_FOUND (an index is outside the dictionary), MONEY_ERR_SYNTAX (a code is not a
 *          currency code), MONEY_ERR_LIMIT (the dictionary contains too many codes).
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
 *  @param amounts            INT64 or DECIMAL128.
 *  @param currencies [null]  the currencies of the rows; NULL for plain numbers, which require a scale and a number of
 *                            digits.
 *  @param options            NULL to round each row to the minor unit of its currency, half-even.
 *  @param result [out]       the column that receives the amounts, of the same length. Its scale applies to its values
 *                            and must be at least the number of digits; MONEY_DIGITS_CURRENCY means the number of
 *                            digits of each row.
 *  @param statuses [out count=amounts.length null]  receives the status of each row; NULL to fail the call with the
 *                            first failed row.
 *  @param report [null]      receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (a code is not
 *          a currency code), MONEY_ERR_NOT_FOUND (an index is outside the dictionary), MONEY_ERR_LIMIT (the dictionary
 *          contains too many codes), MONEY_ERR_DATE (`options->date` is invalid).
 *  @long
 *  @see money_quantize, money_decimal_quantize
 */
MONEY_API money_status_t money_column_quantize(const money_column_t *amounts,
                                               const money_column_currencies_t *currencies,
                                               const money_column_options_t *options, const money_column_t *result,
                                               money_status_t *statuses, money_column_report_t *report,
                                               money_error_t *error);

/** Multiplies a column by factors, rounding each row once as money_multiply does. To multiply all rows by one factor,
 *  pass a column of stride 0, which is the fastest form.
 *  @param amounts            INT64 or DECIMAL128.
 *  @param currencies [null]  the currencies of the rows; NULL for plain numbers, which require a scale and a number of
 *                            digits.
 *  @param factors            INT64 or DECIMAL128, of the same length, with a scale of 0 to 38.
 *  @param options            NULL to round each row to the minor unit of its currency, half-even.
 *  @param result [out]       the column that receives the products, as in money_column_quantize. It may be `amounts` or
 *                            `factors`.
 *  @param statuses [out count=amounts.length null]  receives the status of each row; NULL to fail the call with the
 *                            first failed row.
 *  @param report [null]      receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (a code is not
 *          a currency code), MONEY_ERR_NOT_FOUND (an index is outside the dictionary), MONEY_ERR_LIMIT (the dictionary
 *          contains too many codes), MONEY_ERR_DATE (`options->date` is invalid).
 *  @long
 *  @since 0.2
 *  @see money_multiply
 */
MONEY_API money_status_t money_column_multiply(const money_column_t *amounts,
                                               const money_column_currencies_t *currencies,
                                               const money_column_t *factors, const money_column_options_t *options,
                                               const money_column_t *result, money_status_t *statuses,
                                               money_column_report_t *report, money_error_t *error);

/** Compares two columns row by row, as money_compare does: -1 if a < b, 0 if they are equal, 1 if a > b.
 *
 *  To compare each row with the same amount, pass a column of stride 0.
 *
 *  @param a, b           INT64 or DECIMAL128, of the same length; layouts and scales may differ.
 *  @param a_currencies, b_currencies [null]  the currencies of the rows; NULL for both to compare plain numbers with
 *                        scales.
 *  @param options        only `threads` and `registry` are used; NULL for the defaults.
 *  @param orders [out]   the column that receives the results: INT8, of the same length.
 *  @param statuses [out count=a.length null]  receives the status of each row; NULL to fail the call with the first
 *                        failed row.
 *  @param report [null]  receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (a code is not a
 *          currency code), MONEY_ERR_NOT_FOUND (an index is outside its dictionary), MONEY_ERR_LIMIT (a dictionary
 *          contains too many codes), MONEY_ERR_DATE (`options->date` is invalid).
 *  @long
 *  @see money_compare
 */
MONEY_API money_status_t money_column_compare(const money_column_t *a, const money_column_currencies_t *a_currencies,
                                              const money_column_t *b, const money_column_currencies_t *b_currencies,
                                              const money_column_options_t *options, const money_column_t *orders,
                                              money_status_t *statuses, money_column_report_t *report,
                                              money_error_t *error);

/** Divides each amount of a column in proportion to the same weights, as money_allocate does. The result is one column
 *  per share.
 *  @param amounts                   INT64 or DECIMAL128. With the scale MONEY_DIGITS_CURRENCY the currency does not
 *                                   matter.
 *  @param weights                   the weights, which must not be negative; at least one must be positive.
 *  @param options                   only `digits`, `method` and `threads` are used; MONEY_DIGITS_CURRENCY selects the
 *                                   unit of the column. NULL for the defaults.
 *  @param shares [out count=count]  the columns that receive the shares, one per weight: INT64 or DECIMAL128, each of
 *                                   the length of `amounts`. Their scale is the number of digits, or
 *                                   MONEY_DIGITS_CURRENCY, which is the same. A column of the input is not allowed.
 *  @param remainder [out null]      the column that receives the part that is not distributed; required by
 *                                   MONEY_ALLOCATE_SEPARATE_REMAINDER.
 *  @param statuses [out count=amounts.length null]  receives the status of each row; NULL to fail the call with the
 *                                   first failed row.
 *  @param report [null]             receives the report of the call.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (an amount has more fraction digits than `digits`),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_LIMIT (`count` exceeds MONEY_SHARES_MAX), MONEY_ERR_DATE (`options->date` is
 *          invalid).
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
