/** @file bag.h
 *  Sums of several currencies, and comparing, sorting and adding amounts of several currencies through rates.
 *
 *  @tier core
 *
 *  @contents
 *      money_bag_t                      A sum of amounts in several currencies, exact, to be reduced to one currency
 *                                        later.
 *      money_bag_new                    Makes an empty bag.
 *      money_bag_copy                   Makes a copy.
 *      money_bag_free                   Releases a bag.
 *      money_bag_add                    Adds an amount to its currency's part.
 *      money_bag_add_bag                Adds every part of another bag; `bag` and `other` may be the same.
 *      money_bag_multiply               Multiplies every part, exactly.
 *      money_bag_count                  How many parts other than 0 the bag has.
 *      money_bag_at                     The part at an index, in the order the currencies came.
 *      money_bag_amount                 The part of a currency; 0 of it where the bag has none.
 *      money_bag_equal                  `equal` receives 1 when both have the same parts, whatever their order, else
 *                                        0.
 *      money_bag_hash                   A hash over the parts, whatever their order: equal bags have equal hashes.
 *      money_bag_reduce                 The sum of all parts in one currency: exact conversions, an exact sum,
 *                                        rounded once.
 *      money_bag_format                 Writes "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of
 *                                        their codes, each with its own sign; "0" where there is none.
 *      money_bag_parse                  Reads a bag that money_bag_format wrote: amounts as money_parse reads them, "
 *                                        + " between them, each currency once, in any order.
 *      money_bag_to_json                Writes a list of amounts as money_to_json writes them, those other than 0 in
 *                                        the order of their codes.
 *      money_bag_from_json              Reads a bag that money_bag_to_json wrote: a list of amounts, each currency
 *                                        once, in any order.
 *      money_rates_compare              Compares amounts of any currencies by what they are worth in one: `order`
 *                                        receives -1 (a < b), 0 or 1.
 *      money_rates_sort                 Sorts amounts of any currencies by what they are worth in one, the least
 *                                        first; equal ones keep their order.
 *      money_rates_minimum              The amount that is worth least in one currency, as it was given; of equal
 *                                        ones the first.
 *      money_rates_maximum              The amount that is worth most in one currency, as it was given; of equal ones
 *                                        the first.
 *      money_rates_sum                  The sum of amounts of any currencies in one, as money_bag_reduce gives it of
 *                                        a bag: exact conversions, an exact sum, rounded once.
 */
#ifndef MONEY_BAG_H
#define MONEY_BAG_H

#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A sum of amounts in several currencies, exact, to be reduced to one currency later. Parts of value 0 do not count. */
typedef struct money_bag_s money_bag_t;

/** Makes an empty bag. Freed with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_new(money_bag_t **bag, money_error_t *error);

/** Makes a copy. Freed with money_bag_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_copy(const money_bag_t *bag, money_bag_t **copy, money_error_t *error);

/** Releases a bag. NULL is allowed. */
MONEY_EXPORT void money_bag_free(money_bag_t *bag);

/** Adds an amount to its currency's part.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_add(money_bag_t *bag, const money_t *amount, money_error_t *error);

/** Adds every part of another bag; `bag` and `other` may be the same.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_add_bag(money_bag_t *bag, const money_bag_t *other, money_error_t *error);

/** Multiplies every part, exactly.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_bag_multiply(money_bag_t *bag, const money_decimal_t *factor, money_error_t *error);

/** How many parts other than 0 the bag has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_count(const money_bag_t *bag, size_t *count, money_error_t *error);

/** The part at an index, in the order the currencies came.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_bag_at(const money_bag_t *bag, size_t index, money_t *amount, money_error_t *error);

/** The part of a currency; 0 of it where the bag has none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_bag_amount(const money_bag_t *bag, const char *currency, money_t *amount,
                                          money_error_t *error);

/** `equal` receives 1 when both have the same parts, whatever their order, else 0.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_equal(const money_bag_t *a, const money_bag_t *b, money_bool_t *equal,
                                         money_error_t *error);

/** A hash over the parts, whatever their order: equal bags have equal hashes.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_bag_hash(const money_bag_t *bag, uint64_t *hash, money_error_t *error);

/** The sum of all parts in one currency: exact conversions, an exact sum, rounded once.
 *
 *  @param rates [null]    may be NULL for a bag of `target` alone.
 *  @param target   as in money_rates_convert, but neither NULL nor "".
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_bag_reduce(const money_bag_t *bag, const char *target, const money_rates_t *rates,
                                          const money_convert_options_t *options, money_t *result,
                                          money_flags_t *flags, money_error_t *error);

/** Writes "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes, each with its own sign; "0"
 *  where there is none. The text is as long as the bag is large: ask for its length first.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_bag_parse, money_bag_to_json
 */
MONEY_API money_status_t money_bag_format(const money_bag_t *bag, char *buffer, size_t capacity, size_t *length,
                                          money_error_t *error);

/** Reads a bag that money_bag_format wrote: amounts as money_parse reads them, " + " between them, each currency once,
 *  in any order. An error has the position in the text. Freed with money_bag_free.
 *  @param registry  codes that are known beside the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (also: two amounts of a currency), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_DOCUMENT_MAX).
 *  @since 0.2
 *  @see money_bag_format
 */
MONEY_API money_status_t money_bag_parse(const char *text, size_t length, const money_registry_t *registry,
                                         money_bag_t **bag, money_error_t *error);

/** Writes a list of amounts as money_to_json writes them, those other than 0 in the order of their codes. Equal bags of
 *  equal scales have the same bytes. Freed with money_string_free.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_bag_from_json, money_bag_format
 */
MONEY_API money_status_t money_bag_to_json(const money_bag_t *bag, char **json, size_t *length, money_error_t *error);

/** Reads a bag that money_bag_to_json wrote: a list of amounts, each currency once, in any order. An error
 *  has the position in the text. Freed with money_bag_free.
 *  @param registry  codes that are known beside the built-in ones.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT (no such list; two amounts of a currency), MONEY_ERR_SYNTAX,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_bag_to_json
 */
MONEY_API money_status_t money_bag_from_json(const char *json, size_t length, const money_registry_t *registry,
                                             money_bag_t **bag, money_error_t *error);
/* ------------------------------------------------------------------------------ Several currencies through rates */

/** Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
 *
 *  The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not used. Amounts of one
 *  currency are compared as they are, without a rate.
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
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_rates_compare
 *  @long
 */
MONEY_API money_status_t money_rates_sort(const money_rates_t *rates, const money_t *amounts, size_t count,
                                          const char *target, const money_convert_options_t *options,
                                          size_t *indices, money_flags_t *flags, money_error_t *error);

/** The amount that is worth least in one currency, as it was given; of equal ones the first. `count` is at least 1.
 *  @param rates [null]    as in money_rates_compare.
 *  @param target          as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_minimum
 *  @long
 */
MONEY_API money_status_t money_rates_minimum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** The amount that is worth most in one currency, as it was given; of equal ones the first. `count` is at least 1.
 *  @param rates [null]    as in money_rates_compare.
 *  @param target          as in money_rates_compare.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_maximum
 *  @long
 */
MONEY_API money_status_t money_rates_maximum(const money_rates_t *rates, const money_t *amounts, size_t count,
                                             const char *target, const money_convert_options_t *options,
                                             money_t *result, money_flags_t *flags, money_error_t *error);

/** The sum of amounts of any currencies in one, as money_bag_reduce gives it of a bag: exact conversions, an exact sum,
 *  rounded once.
 *  @param rates [null]    as in money_bag_reduce.
 *  @param amounts  `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
 *  @param target          as in money_bag_reduce.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT (more than MONEY_AMOUNTS_MAX), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
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
