/** @file bag.h
 *  Sums of several currencies, and comparing, sorting and adding amounts of several currencies through rates.
 *
 *  A bag adds amounts of any currencies, exactly and without rates: it keeps one amount for each currency. When you
 *  need one number, money_bag_reduce converts the amounts, adds up the exact results and rounds once. Amounts of 0 and
 *  the order of the currencies do not count when bags are compared.
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

/** An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count. */
typedef struct money_bag_s money_bag_t;

/** Makes an empty bag. You free it with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_new(money_bag_t **bag, money_error_t *error);

/** Makes a copy of a bag. You free it with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_copy(const money_bag_t *bag, money_bag_t **copy, money_error_t *error);

/** Frees a bag. NULL is allowed. */
MONEY_EXPORT void money_bag_free(money_bag_t *bag);

/** Adds an amount to the bag's amount of its currency.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 *  @see money_bag_add_bag
 */
MONEY_API money_status_t money_bag_add(money_bag_t *bag, const money_t *amount, money_error_t *error);

/** Adds every amount of another bag. `bag` and `other` may be the same.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_add_bag(money_bag_t *bag, const money_bag_t *other, money_error_t *error);

/** Multiplies every amount, exactly.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_multiply(money_bag_t *bag, const money_decimal_t *factor, money_error_t *error);

/** Counts the amounts other than 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_count(const money_bag_t *bag, size_t *count, money_error_t *error);

/** Reads the amount at an index among those other than 0, in the order in which the currencies were added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_bag_at(const money_bag_t *bag, size_t index, money_t *amount, money_error_t *error);

/** Reads the amounts of money_bag_at from index `first` on into an array.
 *  @param rows [out count=capacity]  receives the amounts that there are and that it has room for.
 *  @param count  receives how many amounts the call has written; 0 if `first` is the number of amounts.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is beyond the number of amounts).
 *  @since 0.2
 */
MONEY_API money_status_t money_bag_amounts(const money_bag_t *bag, size_t first, money_t *rows, size_t capacity,
                                           size_t *count, money_error_t *error);

/** Reads the amount of a currency, which is 0 if the bag has none of it.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_bag_amount(const money_bag_t *bag, const char *currency, money_t *amount,
                                          money_error_t *error);

/** Compares two bags, whatever the order of their currencies.
 *  @param equal  receives 1 if both have the same amounts, else 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_equal(const money_bag_t *a, const money_bag_t *b, money_bool_t *equal,
                                         money_error_t *error);

/** Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_hash(const money_bag_t *bag, uint64_t *hash, money_error_t *error);

/** Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
 *
 *  If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call rounds the sum
 *  by it and sets MONEY_FLAG_EURO_REGULATION.
 *
 *  @param target   the currency of the result.
 *  @param rates [null]    the rate table; NULL for a bag that has amounts of `target` alone.
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_rates_convert, money_wallet_total
 */
MONEY_API money_status_t money_bag_reduce(const money_bag_t *bag, const char *target, const money_rates_t *rates,
                                          const money_convert_options_t *options, money_t *result,
                                          money_flags_t *flags, money_error_t *error);

/** Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes, each
 *  with its own sign, or "0" if there are none. The length depends on the bag: ask for it first, with a buffer of NULL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_bag_parse, money_bag_to_json
 */
MONEY_API money_status_t money_bag_format(const money_bag_t *bag, char *buffer, size_t capacity, size_t *length,
                                          money_error_t *error);

/** Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between them, in
 *  any order, each currency once. An error has the position in the text. You free the bag with money_bag_free.
 *  @param registry  your own currencies, which are known next to the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (also for two amounts of a currency), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_DOCUMENT_MAX).
 *  @since 0.2
 *  @see money_bag_format
 */
MONEY_API money_status_t money_bag_parse(const char *text, size_t length, const money_currency_registry_t *registry,
                                         money_bag_t **bag, money_error_t *error);

/** Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of their codes.
 *  Equal bags with equal fraction digits give the same bytes.
 *  @param json  receives the NUL-terminated document; you free it with money_string_free.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_bag_from_json, money_bag_format
 */
MONEY_API money_status_t money_bag_to_json(const money_bag_t *bag, char **json, size_t *length, money_error_t *error);

/** Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once. An error has
 *  the position in the text. You free the bag with money_bag_free.
 *  @param registry  your own currencies, which are known next to the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (not such a list, or two amounts of a currency),
 *          MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_bag_to_json
 */
MONEY_API money_status_t money_bag_from_json(const char *json, size_t length, const money_currency_registry_t *registry,
                                             money_bag_t **bag, money_error_t *error);
/* ------------------------------------------------------------------------------ Several currencies through rates */

/** Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
 *
 *  The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not used. Amounts of
 *  one currency are compared as they are, without a rate.
 *
 *  @param rates [null]  may be NULL for amounts of one currency and for fixed factors.
 *  @param target        the currency both are compared in. In a table whose rates disagree it can decide.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX (not a code).
 *  @since 0.2
 *  @see money_compare, money_rates_sort
 */
MONEY_API money_status_t money_rates_compare(const money_rates_t *rates, const money_t *a, const money_t *b,
                                             const char *target, const money_convert_options_t *options,
                                             int32_t *order, money_flags_t *flags, money_error_t *error);

/** Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
 *  @param rates [null]    as in money_rates_compare.
 *  @param amounts  `count` amounts; may be NULL where `count` is 0.
 *  @param target          as in money_rates_compare.
 *  @param indices [out count=count]  receives the amounts' indices in their new order; may be NULL where `count` is 0.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_rates_compare
 *  @long
 */
MONEY_API money_status_t money_rates_sort(const money_rates_t *rates, const money_t *amounts, size_t count,
                                          const char *target, const money_convert_options_t *options,
                                          size_t *indices, money_flags_t *flags, money_error_t *error);

/** Writes the amount that is worth least in one currency, as it was given; of equal ones the first. `count` is at least
 *  1.
 *  @param rates [null]    as in money_rates_compare.
 *  @param target          as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_minimum
 *  @long
 */
MONEY_API money_status_t money_rates_minimum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** Writes the amount that is worth most in one currency, as it was given; of equal ones the first. `count` is at least
 *  1.
 *  @param rates [null]    as in money_rates_compare.
 *  @param target          as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_maximum
 *  @long
 */
MONEY_API money_status_t money_rates_maximum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact, and the
 *  call rounds once.
 *  @param rates [null]    as in money_bag_reduce.
 *  @param amounts  `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
 *  @param target          as in money_bag_reduce.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX),
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
