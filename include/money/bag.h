/** @file bag.h
 *  Exact sums of several currencies, and comparing, sorting and adding amounts of several currencies through rates.
 *
 *  A bag contains one amount for each currency. It adds amounts of any currencies exactly and needs no rates.
 *  money_bag_reduce converts a bag into one currency: it adds up the exact conversions and rounds the sum once. When
 *  bags are compared, amounts of 0 and the order of the currencies are ignored.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char live[] = "{\"base\":\"EUR\",\"rates\":{\"USD\":1.25}}";
 *          money_rates_t *rates = NULL;
 *          money_bag_t *bag = NULL;
 *          money_t train = money_literal("40.00 EUR"), taxi = money_literal("25.00 USD"), sum;
 *
 *          MONEY_CHECK(money_rates_from_json(live, MONEY_NTS, &rates, NULL));
 *          MONEY_CHECK(money_bag_new(&bag, NULL));
 *          MONEY_CHECK(money_bag_add(bag, &train, NULL));
 *          MONEY_CHECK(money_bag_add(bag, &taxi, NULL));
 *          MONEY_CHECK(money_bag_reduce(bag, "EUR", rates, NULL, &sum, NULL, NULL));
 *          printf("%s\n", money_show(&sum));
 *          money_bag_free(bag);
 *          money_rates_free(rates);
 *          return 0;
 *      }
 *  @output
 *      60.00 EUR
 */
#ifndef MONEY_BAG_H
#define MONEY_BAG_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An exact sum of amounts in several currencies, one amount for each currency. Amounts of 0 are ignored. */
typedef struct money_bag_s money_bag_t;

/** Creates an empty bag. Free it with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_new(money_bag_t **bag, money_error_t *error);

/** Copies a bag. Free the copy with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_copy(const money_bag_t *bag, money_bag_t **copy, money_error_t *error);

/** Frees a bag. NULL is allowed. */
MONEY_EXPORT void money_bag_free(money_bag_t *bag);

/** Adds an amount to the bag's amount of the same currency.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 *  @see money_bag_add_bag
 */
MONEY_API money_status_t money_bag_add(money_bag_t *bag, const money_t *amount, money_error_t *error);

/** Adds all amounts of another bag. `bag` and `other` may be the same bag.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_add_bag(money_bag_t *bag, const money_bag_t *other, money_error_t *error);

/** Multiplies all amounts by a factor, exactly.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_multiply(money_bag_t *bag, const money_decimal_t *factor, money_error_t *error);

/** Returns the number of amounts other than 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_count(const money_bag_t *bag, size_t *count, money_error_t *error);

/** Returns the amount at an index. Only amounts other than 0 are counted, in the order in which their currencies were
 *  added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 */
MONEY_API money_status_t money_bag_at(const money_bag_t *bag, size_t index, money_t *amount, money_error_t *error);

/** Returns a range of amounts, in the order of money_bag_at.
 *  @param first  the index of the first amount to return.
 *  @param rows [out count=capacity]  receives the amounts. At most `capacity` elements are written.
 *  @param count  receives the number of amounts returned; 0 if `first` is the number of amounts.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of amounts).
 *  @since 0.2
 */
MONEY_API money_status_t money_bag_amounts(const money_bag_t *bag, size_t first, money_t *rows, size_t capacity,
                                           size_t *count, money_error_t *error);

/** Returns the amount of a currency, or 0 if the bag does not contain the currency.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`currency` is not a currency code).
 */
MONEY_API money_status_t money_bag_amount(const money_bag_t *bag, const char *currency, money_t *amount,
                                          money_error_t *error);

/** Returns whether two bags contain the same amounts, in any order.
 *  @param equal  receives 1 if the bags are equal, else 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_equal(const money_bag_t *a, const money_bag_t *b, money_bool_t *equal,
                                         money_error_t *error);

/** Returns a hash of the amounts. Equal bags have equal hashes.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_hash(const money_bag_t *bag, uint64_t *hash, money_error_t *error);

/** Converts a bag into one currency, rounding once.
 *
 *  The exact conversions are added up, and the sum is rounded. If Council Regulation (EC) No 1103/97 governs every
 *  conversion, the sum is rounded by that regulation and MONEY_FLAG_EURO_REGULATION is set; see money_rates_convert.
 *
 *  @param target  the currency of the result.
 *  @param rates [null]  the rate table; NULL for a bag that contains only amounts of `target`.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param flags  receives the flags of the conversion.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_rates_convert, money_wallet_total
 */
MONEY_API money_status_t money_bag_reduce(const money_bag_t *bag, const char *target, const money_rates_t *rates,
                                          const money_convert_options_t *options, money_t *result,
                                          money_flags_t *flags, money_error_t *error);

/** Writes a bag as text, such as "-12.50 EUR + 3.00 USD". The text contains the amounts other than 0, ordered by
 *  currency code and each with its own sign, or "0" if all amounts are 0. The length depends on the bag. Call the
 *  function with a NULL buffer first to obtain the length.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_bag_parse, money_bag_to_json
 */
MONEY_API money_status_t money_bag_format(const money_bag_t *bag, char *buffer, size_t capacity, size_t *length,
                                          money_error_t *error);

/** Reads a bag from text that money_bag_format wrote.
 *
 *  The text contains amounts in the form that money_parse accepts, separated by " + ", in any order, with at most one
 *  amount for each currency. Errors include the position in the text. Free the bag with money_bag_free.
 *
 *  @param registry  user-defined currencies, accepted in addition to the built-in ones; NULL for the built-in ones
 *          only.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`text` is not a sum of amounts, or two amounts are in the same currency),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (`text` is longer than
 *          MONEY_DOCUMENT_MAX).
 *  @since 0.2
 *  @see money_bag_format
 */
MONEY_API money_status_t money_bag_parse(const char *text, size_t length, const money_currency_registry_t *registry,
                                         money_bag_t **bag, money_error_t *error);

/** Writes a bag as JSON. The document is a list of its amounts other than 0, ordered by currency code, in the format of
 *  money_to_json. Equal bags with equal numbers of fraction digits produce the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_bag_from_json, money_bag_format
 */
MONEY_API money_status_t money_bag_to_json(const money_bag_t *bag, char **json, size_t *length, money_error_t *error);

/** Reads a bag from JSON that money_bag_to_json wrote. The document is a list of amounts in any order, with at most one
 *  amount for each currency. Errors include the position in the text. Free the bag with money_bag_free.
 *  @param registry  user-defined currencies, accepted in addition to the built-in ones; NULL for the built-in ones
 *          only.
 *  @return MONEY_OK; MONEY_ERR_JSON (`json` is not valid JSON), MONEY_ERR_DOCUMENT (`json` is not a list of amounts, or
 *          two amounts are in the same currency), MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_bag_to_json
 */
MONEY_API money_status_t money_bag_from_json(const char *json, size_t length, const money_currency_registry_t *registry,
                                             money_bag_t **bag, money_error_t *error);
/* ------------------------------------------------------------------------------ Several currencies through rates */

/** Compares the values of two amounts in one currency.
 *
 *  The amounts are converted exactly, without rounding; `digits` and `rounding` of the options are ignored. Amounts of
 *  the same currency are compared directly and need no rate.
 *
 *  @param rates [null]  the rate table; NULL for amounts of the same currency or for fixed factors.
 *  @param target  the currency in which the amounts are compared. If the table's rates are inconsistent, the order can
 *          depend on it.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param order  receives -1 if `a` is worth less than `b`, 0 if both are worth the same, or 1.
 *  @param flags  receives the flags of the conversions.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX (`target` is not a currency code).
 *  @since 0.2
 *  @see money_compare, money_rates_sort
 */
MONEY_API money_status_t money_rates_compare(const money_rates_t *rates, const money_t *a, const money_t *b,
                                             const char *target, const money_convert_options_t *options,
                                             int32_t *order, money_flags_t *flags, money_error_t *error);

/** Sorts amounts by their value in one currency, in ascending order. Amounts of equal value keep their order.
 *  @param rates [null]  the rate table, as in money_rates_compare.
 *  @param amounts  the amounts to sort. NULL is allowed if `count` is 0.
 *  @param target  the currency in which the amounts are compared, as in money_rates_compare.
 *  @param indices [out count=count]  receives the indices of the amounts in sorted order. NULL is allowed if `count` is
 *          0.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (`count` is above MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_rates_compare
 *  @long
 */
MONEY_API money_status_t money_rates_sort(const money_rates_t *rates, const money_t *amounts, size_t count,
                                          const char *target, const money_convert_options_t *options,
                                          size_t *indices, money_flags_t *flags, money_error_t *error);

/** Returns the amount with the lowest value in one currency, unconverted. If several amounts tie, the first of them is
 *  returned.
 *  @param rates [null]  the rate table, as in money_rates_compare.
 *  @param count  the number of amounts; must be at least 1.
 *  @param target  the currency in which the amounts are compared, as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (`count` is above MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_minimum
 *  @long
 */
MONEY_API money_status_t money_rates_minimum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** Returns the amount with the highest value in one currency, unconverted. If several amounts tie, the first of them is
 *  returned.
 *  @param rates [null]  the rate table, as in money_rates_compare.
 *  @param count  the number of amounts; must be at least 1.
 *  @param target  the currency in which the amounts are compared, as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (`count` is above MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_maximum
 *  @long
 */
MONEY_API money_status_t money_rates_maximum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** Adds up amounts in one currency, rounding once. As in money_bag_reduce, the exact conversions are added up, and the
 *  sum is rounded.
 *  @param rates [null]  the rate table, as in money_bag_reduce.
 *  @param amounts  the amounts to add up. Without amounts the sum is 0 of `target`. NULL is allowed if `count` is 0.
 *  @param target  the currency of the result.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT (`count` is above MONEY_AMOUNTS_MAX),
 *          MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_sum, money_bag_reduce
 *  @long
 */
MONEY_API money_status_t money_rates_sum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                         const char *target, const money_convert_options_t *options,
                                         money_t *result, money_flags_t *flags, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BAG_H */
