/** @file columns.h
 *  Whole columns of amounts in one call, in the memory layout of Apache Arrow.
 *
 *  @tier core
 *
 *  @contents
 *      money_column_type_t              What the values of a column are, as in Apache Arrow's columnar format,
 *                                        little-endian.
 *      money_column_t                   A column in the caller's memory.
 *      money_column_currencies_t        The currencies of a column's rows: a dictionary, and each row's index in it.
 *      money_column_options_t           Options of the functions of columns.
 *      money_column_options_init        Writes MONEY_COLUMN_OPTIONS_INIT.
 *      money_column_report_t            How a call over columns went.
 *      money_column_sum                 Adds up a column, exactly: a sum for each code of its dictionary.
 *      money_column_convert             Converts a column into one currency, each row as money_rates_convert does,
 *                                        rounded once.
 *      money_column_round               Rounds a column, each row as money_quantize does.
 *      money_column_compare             Compares two columns row by row, as money_compare does: -1 (a < b), 0 or 1.
 *      money_column_allocate            Divides each amount of a column in proportion to the same weights, as
 *                                        money_allocate does: a column a share.
 */
#ifndef MONEY_COLUMNS_H
#define MONEY_COLUMNS_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whole columns of amounts in one call, in the memory layout of Apache Arrow, without a copy and without a float.
 *
 * Each row is what the function of one amount gives for it, to the last digit: money_rates_convert, money_quantize,
 * money_compare, money_allocate, money_add. The rounding mode and the digits are given once for the column.
 *
 * Nulls. A row is null when any of its inputs is; what lies in its value is not looked at. Its result is null, of value 0
 * and of status MONEY_OK. Where an input has a bitmap, so must the result.
 *
 * Rows that fail (no rate, too large, an index past the dictionary, no date). With `statuses` each row has its status, a
 * failed one the value 0 and, where there is a bitmap, null; the others are done and the call is MONEY_OK: `report` tells
 * how many failed. Without `statuses` the first failed row is the failure of the call: its status is returned, `position`
 * of the error is the row, and the results are zeroed.
 * A call fails as a whole, and writes nothing, where columns are not of one length or do not lie in memory; whatever else
 * is wrong with its arguments, the results are zeroed. All options are checked, those too that a function has no use for.
 *
 * Memory. Values, bitmaps and results may lie at any address, aligned or not. A result may be a column of the input, of
 * the same address, stride and type, with its bitmap; any other overlap gives rows that are not specified. Nothing is
 * kept after the call. Bits of a result's bitmap beside the column's own are left as they are.
 *
 * Slices. The functions are re-entrant: a column may be cut and its slices given to several threads, with the same
 * results; where a result has a bitmap, cut it where its byte ends. With `threads` the library does that itself.
 */

/** What the values of a column are, as in Apache Arrow's columnar format, little-endian. */
typedef int32_t money_column_type_t;

#define MONEY_COLUMN_INT64 0      /* a coefficient of 64 bits; 8 bytes */
#define MONEY_COLUMN_DECIMAL128 1 /* a coefficient of 128 bits, below 10^38; 16 bytes */
#define MONEY_COLUMN_DATE32 2     /* days since 1970-01-01; 4 bytes */
#define MONEY_COLUMN_INT8 3       /* an index into a dictionary, or an order; 1 byte */
#define MONEY_COLUMN_INT16 4      /* an index; 2 bytes */
#define MONEY_COLUMN_INT32 5      /* an index; 4 bytes */

/** The most threads a call may use. */
#define MONEY_COLUMN_THREADS_MAX 256

/** A column in the caller's memory. 64 bytes.
 *
 *  `scale` is how many digits of an amount stand behind the point, 0 to 38; or MONEY_DIGITS_CURRENCY: the coefficient
 *  counts minor units of the row's currency, as money_from_minor has them. 0 for what is no amount.
 */
typedef struct money_column_s {
    void *values;             /* the first row's value; read only, where the column is an input */
    size_t length;            /* rows */
    int64_t stride;           /* bytes from a row's value to the next one's; may be negative, and 0 in an input */
    uint8_t *validity;        /* Arrow's bitmap: a bit a row, least significant first, 1 for a value; NULL: no nulls */
    size_t validity_size;     /* bytes of the bitmap; too few for the column are MONEY_ERR_ARGUMENT */
    size_t validity_offset;   /* the first row's bit */
    money_column_type_t type; /* a MONEY_COLUMN_ */
    int32_t scale;
    uint64_t reserved; /* 0 */
} money_column_t;

/** A contiguous column without nulls: of amounts in minor units, of decimals of a scale, of dates. */
#define MONEY_COLUMN_OF_INT64(values, length) \
    { (values), (length), 8, NULL, 0, 0, MONEY_COLUMN_INT64, MONEY_DIGITS_CURRENCY, 0 }
#define MONEY_COLUMN_OF_DECIMAL128(values, length, scale) \
    { (values), (length), 16, NULL, 0, 0, MONEY_COLUMN_DECIMAL128, (scale), 0 }
#define MONEY_COLUMN_OF_DATE32(values, length) \
    { (values), (length), 4, NULL, 0, 0, MONEY_COLUMN_DATE32, 0, 0 }

/** The currencies of a column's rows: a dictionary, and each row's index in it. A null row has a null index or any. */
typedef struct money_column_currencies_s {
    const char *const *codes; /* `count` codes, NUL-terminated; one that is no code fails the rows that have it */
    size_t count;             /* 1 to MONEY_COLUMN_CODES_MAX */
    const money_column_t *indices; /* INT8, INT16 or INT32; NULL: every row is of the only code */
} money_column_currencies_t;

/** The most codes of a dictionary. */
#define MONEY_COLUMN_CODES_MAX 65536

/** Options of the functions of columns. */
typedef struct money_column_options_s {
    uint32_t struct_size;
    money_date_t date;                     /* as in money_convert_options_t; not used where there is a column of dates */
    int32_t max_gap;                  /* how many days earlier the rates may be, 0: that very day */
    int32_t digits;                   /* fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    money_allocation_t method;        /* of money_column_allocate */
    int32_t threads;                  /* 0 or 1: the caller's alone; more: as many at most, where the column is long */
    money_stale_t stale;              /* as in money_convert_options_t, like the last two */
    const money_registry_t *registry; /* may be NULL; read during the call only */
    money_instant_t now;
    int64_t fresh_for;
} money_column_options_t;

#define MONEY_COLUMN_OPTIONS_INIT                                                                           \
    { (uint32_t)sizeof(money_column_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                  \
      MONEY_ROUND_HALF_EVEN, MONEY_ALLOCATE_LARGEST_REMAINDER, 0, MONEY_STALE_FLAG, NULL,                   \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_COLUMN_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_column_options_init(money_column_options_t *options);

/** How a call over columns went. 64 bytes. */
typedef struct money_column_report_s {
    uint64_t null_count;   /* rows that are null in an input */
    uint64_t failed_count; /* rows that failed */
    int64_t first_failed;  /* the first of them, or -1 */
    int32_t scale;         /* of the results; MONEY_DIGITS_CURRENCY where each row has its currency's */
    money_flags_t flags;        /* MONEY_FLAG_ values of any row */
    uint64_t reserved[4];
} money_column_report_t;

/** Adds up a column, exactly: a sum for each code of its dictionary.
 *
 *  The order of the rows does not matter, and no sum on the way can overflow. Null rows do not count. A row that fails is
 *  the failure of the call: a sum without it would be none.
 *
 *  @param amounts     INT64 or DECIMAL128.
 *  @param currencies [null]  whose sums are wanted; NULL: one sum of all rows, whatever they are of (`amounts->scale` is given).
 *  @param options     threads, registry; may be NULL.
 *  @param sums [out count=currencies.count]        receives `currencies->count` sums, or one; of the column's scale, or the currency's minor units.
 *  @param report [null]      receives how it went; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (an index past the dictionary),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_LIMIT (too many codes),
 *          MONEY_ERR_DATE (of the options).
 *  @long
 */
MONEY_API money_status_t money_column_sum(const money_column_t *amounts, const money_column_currencies_t *currencies,
                                          const money_column_options_t *options, money_decimal_t *sums,
                                          money_column_report_t *report, money_error_t *error);

/** Converts a column into one currency, each row as money_rates_convert does, rounded once.
 *
 *  The results have `options->digits`: where that is MONEY_DIGITS_CURRENCY, the minor units `target` has on the date of
 *  the options (with a column of dates: today). A row that is in `target` already needs no rate, and gets these digits too.
 *
 *  @param rates [null]       the table; may be shared between threads. NULL: only identities and fixed factors convert.
 *  @param amounts     INT64 or DECIMAL128.
 *  @param currencies  of the rows.
 *  @param dates [null]       DATE32, of the same length: the day whose rates each row wants; NULL: the date of the options.
 *  @param target      a built-in code, one of `options->registry`, or, with digits given, any code.
 *  @param options     date, gap, digits, rounding, threads, registry; may be NULL.
 *  @param result [out]      the column that receives the amounts: INT64 or DECIMAL128, of the same length. Its scale is
 *                     that of its values, not less than the digits; MONEY_DIGITS_CURRENCY: the digits themselves.
 *  @param statuses [out count=amounts.length null]    receives a status a row; may be NULL, see above.
 *  @param report [null]      receives how it went; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_NOT_FOUND (an index past the dictionary), MONEY_ERR_SYNTAX (not a code),
 *          MONEY_ERR_LIMIT (too many codes).
 *  @long
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
 *  @param currencies [null]  of the rows; NULL: of none, and scale and digits are given.
 *  @param options     digits, rounding, threads, registry; NULL: each row to the minor units of its currency, half-even.
 *  @param result [out]      the column that receives the amounts, of the same length. Its scale is that of its values, not
 *                     less than the digits; MONEY_DIGITS_CURRENCY: the digits of each row.
 *  @param statuses [out count=amounts.length null]    receives a status a row; may be NULL, see above.
 *  @param report [null]      receives how it went; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a
 *          code), MONEY_ERR_NOT_FOUND (an index past the dictionary), MONEY_ERR_LIMIT (too many codes),
 *          MONEY_ERR_DATE (of the options).
 *  @long
 */
MONEY_API money_status_t money_column_round(const money_column_t *amounts,
                                            const money_column_currencies_t *currencies,
                                            const money_column_options_t *options, const money_column_t *result,
                                            money_status_t *statuses, money_column_report_t *report,
                                            money_error_t *error);

/** Compares two columns row by row, as money_compare does: -1 (a < b), 0 or 1.
 *
 *  One amount for all rows is a column of stride 0.
 *
 *  @param a, b           INT64 or DECIMAL128, of one length; types and scales may differ.
 *  @param a_currencies, b_currencies [null] [null]  of the rows; both NULL: plain numbers, whose scales are given.
 *  @param options        threads, registry; may be NULL.
 *  @param orders [out]         the column that receives the orders: INT8, of the same length.
 *  @param statuses [out count=a.length null]       receives a status a row; may be NULL, see above.
 *  @param report [null]         receives how it went; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code),
 *          MONEY_ERR_NOT_FOUND (an index past a dictionary), MONEY_ERR_LIMIT (too many codes), MONEY_ERR_DATE (of the
 *          options).
 *  @long
 */
MONEY_API money_status_t money_column_compare(const money_column_t *a, const money_column_currencies_t *a_currencies,
                                              const money_column_t *b, const money_column_currencies_t *b_currencies,
                                              const money_column_options_t *options, const money_column_t *orders,
                                              money_status_t *statuses, money_column_report_t *report,
                                              money_error_t *error);

/** Divides each amount of a column in proportion to the same weights, as money_allocate does: a column a share.
 *
 *  @param amounts    INT64 or DECIMAL128; a scale of MONEY_DIGITS_CURRENCY counts units of whatever currency.
 *  @param weights    `count` decimals, none negative, not all zero.
 *  @param options    digits, method, threads; digits MONEY_DIGITS_CURRENCY (or NULL): the column's own unit.
 *  @param shares [out count=count]     `count` columns, each of the length of `amounts`, that receive the shares: INT64 or DECIMAL128, their
 *                    scale the digits, or MONEY_DIGITS_CURRENCY, which is the same. None may be a column of the input.
 *  @param remainder [out null]  the column that receives what is left over; needed with MONEY_ALLOCATE_SEPARATE_REMAINDER,
 *                    otherwise it may be NULL.
 *  @param statuses [out count=amounts.length null]   receives a status a row; may be NULL, see above.
 *  @param report [null]     receives how it went; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (an amount is finer than the digits), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_LIMIT (more than MONEY_SHARES_MAX), MONEY_ERR_DATE (of the options).
 *  @long
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
