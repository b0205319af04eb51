/** @file currency.h
 *  ISO 4217 currencies with their history, and user-defined currencies.
 *
 *  The built-in table lists the currencies of ISO 4217 with their minor units, numeric codes, successors and legal
 *  conversion factors, each with its dates of introduction and withdrawal. A registry contains user-defined currencies,
 *  such as loyalty points. You pass it to the functions that accept currency codes, so two libraries in one process
 *  never interfere with each other.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_currency_t kuna;
 *          money_currency_registry_t *registry;
 *
 *          MONEY_CHECK(money_currency_find("HRK", NULL, &kuna, NULL));
 *          printf("%s became %s: 1 = %llu/%llu\n", kuna.name, kuna.successor,
 *                 (unsigned long long)kuna.factor_numerator, (unsigned long long)kuna.factor_denominator);
 *          MONEY_CHECK(money_currency_registry_new(&registry, NULL));
 *          MONEY_CHECK(money_currency_registry_add(registry, "MILES", 0, "Air miles", MONEY_NTS, NULL));
 *          MONEY_CHECK(money_currency_find("MILES", registry, &kuna, NULL));
 *          printf("%s has %d fraction digits\n", kuna.name, (int)kuna.digits);
 *          money_currency_registry_free(registry);
 *          return 0;
 *      }
 *  @output
 *      Croatian Kuna became EUR: 1 = 753450/100000
 *      Air miles has 0 fraction digits
 */
#ifndef MONEY_CURRENCY_H
#define MONEY_CURRENCY_H

#include "decimal.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A registry of user-defined currencies, such as tokens or loyalty points. Functions that accept currency codes also
 *  accept a registry.
 */
typedef struct money_currency_registry_s money_currency_registry_t;

/** The kind of a currency code. */
typedef int32_t money_currency_kind_t;

#define MONEY_CURRENCY_CURRENT 0    /* part of ISO 4217 today */
#define MONEY_CURRENCY_HISTORICAL 1 /* withdrawn from ISO 4217 */
#define MONEY_CURRENCY_SPECIAL 2    /* an ISO 4217 code that is not legal tender: XAU, XDR, XTS */
#define MONEY_CURRENCY_UNIT 3       /* a quote unit, which is a fraction of another currency: GBX, ZAc, ILA */
#define MONEY_CURRENCY_INFORMAL 4   /* in common use outside ISO 4217: BTC, CNH */
#define MONEY_CURRENCY_CUSTOM 5     /* user-defined, from a registry */

/** A currency with its properties from ISO 4217 and Unicode CLDR. `share/currencies` lists the source of each fact. */
typedef struct money_currency_s {
    char code[MONEY_CODE_SIZE];
    money_currency_kind_t kind;      /* a MONEY_CURRENCY_ */
    int32_t numeric;                 /* the ISO 4217 numeric code, or 0 if it has no such code */
    int32_t digits;                  /* fraction digits of the minor unit today, or of the last one; -1 if the currency
                                        has no minor unit */
    money_date_t introduced;         /* date of introduction, or MONEY_DATE_NONE if unknown */
    money_date_t withdrawn;          /* the first date on which it is no longer current, or MONEY_DATE_NONE */
    money_date_t factor_since;       /* the first date on which the factor below is fixed, or MONEY_DATE_NONE */
    char successor[MONEY_CODE_SIZE]; /* the currency that replaced it, or of which a quote unit is a fraction; "" for no
                                        successor */
    uint64_t factor_numerator;       /* 1 successor = factor_numerator/factor_denominator of this currency; 0 for no
                                        factor */
    uint64_t factor_denominator;     /* the denominator; 0 for no factor */
    money_decimal_t cash_step;       /* the smallest cash amount if it differs from the minor unit, else 0 */
    char flag[4];                    /* ISO 3166 code of the region whose flag represents it, "EU" for EUR; "" for no
                                        flag */
    char countries[128];             /* ISO 3166 codes of the countries that use it, separated by spaces; truncated
                                        after a complete code if too long */
    char name[116];                  /* the English name from Unicode CLDR, in UTF-8 */
} money_currency_t;

/** Returns the currency with a code, from the built-in table or else from `registry`.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`code` is not a currency code).
 */
MONEY_API money_status_t money_currency_find(const char *code, const money_currency_registry_t *registry,
                                             money_currency_t *currency, money_error_t *error);

/** Returns the currency that an ISO 4217 numeric code identifies on a date: 532 is ANG before 2025-03-31, and XCG from
 *  that day on.
 *  @param date  MONEY_DATE_NONE for the date of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_currency_find_numeric(int32_t numeric, money_date_t date, money_currency_t *currency,
                                                     money_error_t *error);

/** Returns the number of fraction digits of a currency's minor unit on a date, or -1 if it has no minor unit.
 *  @param date  MONEY_DATE_NONE for the date of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_currency_digits(const char *code, money_date_t date,
                                               const money_currency_registry_t *registry,
                                               int32_t *digits, money_error_t *error);

/** Writes the codes of the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" for
 *  Bhutan. A buffer of MONEY_TEXT_MAX bytes is always large enough.
 *
 *  The order is:
 *  - currencies named after the country, newest first
 *  - other currencies, oldest first
 *  - currencies that have been replaced but are still legal tender: "EUR HRK" for Croatia on 2023-01-10
 *
 *  The data are those of Unicode CLDR, with the dates of introduction of the built-in table.
 *
 *  @param country  an ISO 3166-1 code of two letters, in either case. Codes of former countries, such as "SU", are also
 *                  accepted.
 *  @param date     MONEY_DATE_NONE for the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no currency of the country is known on that date, or at all),
 *          MONEY_ERR_SYNTAX (`country` is not a two-letter code), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_locale_currency, money_currency_find
 */
MONEY_API money_status_t money_country_currencies(const char *country, money_date_t date, char *buffer,
                                                  size_t capacity, size_t *length, money_error_t *error);

/** The treatment of amounts that are too small for a rule on cash payments. */
typedef int32_t money_cash_small_t;

#define MONEY_CASH_SMALL_ROUNDED 0 /* rounded like other amounts */
#define MONEY_CASH_SMALL_EXACT 1   /* left unchanged: one and two cents in Finland */
#define MONEY_CASH_SMALL_UP 2      /* rounded up to one step: one and two cents in Slovakia */

/** A rule for rounding cash payments. `share/currencies/cash.csv` lists each rule with its source. */
typedef struct money_cash_rule_s {
    char currency[MONEY_CODE_SIZE];
    char country[4];                  /* the ISO 3166-1 code of the country that the rule applies to; "" for all
                                         countries */
    money_rounding_t rounding;        /* the rounding mode */
    money_cash_small_t small_amounts; /* the treatment of amounts up to `small` */
    money_date_t since;               /* the first date of the rule, or MONEY_DATE_NONE if it has no start date */
    money_date_t until;               /* the first date on which the rule no longer applies, or MONEY_DATE_NONE */
    money_decimal_t step;             /* the smallest cash amount */
    money_decimal_t small;            /* the largest amount to which `small_amounts` applies, or 0 */
} money_cash_rule_t;

/** Returns the rule for rounding cash payments in a currency, in a country on a date: to 0.05 EUR in Ireland since
 *  2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule is rounded to its minor unit.
 *
 *  The call never guesses: it fails for a date before the first known rule.
 *
 *  @param country [null]  an ISO 3166-1 code of two letters, in either case; NULL for the rule that applies in all
 *                         countries that use the currency.
 *  @param date            MONEY_DATE_NONE for the newest rule in the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the country is unknown, the currency is not legal tender there on that date,
 *          or no rule is known for that date), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`country` is not a
 *          two-letter code, or `currency` is not a currency code), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_to_cash_in_country
 */
MONEY_API money_status_t money_cash_rule(const char *currency, const char *country, money_date_t date,
                                         money_cash_rule_t *rule, money_error_t *error);

/** Returns the factor between the units of a currency on two dates, if it was redenominated under the same code: 1 SYP
 *  of 2025-12-31 is 1/100 SYP of 2026-01-01. Without a redenomination between the dates the factor is 1.
 *
 *  Conversions use these factors: rates from before a redenomination convert amounts from after it.
 *
 *  @param from    the date of the amount.
 *  @param to      the date of the requested units, earlier or later.
 *  @param factor  receives the value of one unit of `from` in units of `to`.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`code` is not a currency code), MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rates_convert
 */
MONEY_API money_status_t money_redenomination(const char *code, money_date_t from, money_date_t to,
                                              money_ratio_t *factor, money_error_t *error);

/** Returns the number of currencies in the built-in table. */
MONEY_EXPORT size_t money_currency_count(void);

/** Returns the built-in currency at an index. Currencies are sorted by code.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_currency_at(size_t index, money_currency_t *currency, money_error_t *error);

/** Returns the version of the built-in currency data as a static string. */
MONEY_EXPORT const char *money_currency_data_version(void);

/** Creates an empty registry. Free it with money_currency_registry_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_registry_new(money_currency_registry_t **registry, money_error_t *error);

/** Frees a registry. NULL is allowed. */
MONEY_EXPORT void money_currency_registry_free(money_currency_registry_t *registry);

/** Adds a user-defined currency to a registry.
 *  @param code         1 to 11 characters of A-Z, a-z, 0-9, `.`, `_` and `-`, starting with a letter. Codes of the
 *                      built-in table are not allowed.
 *  @param digits       the number of fraction digits of the minor unit, 0 to 38.
 *  @param name [null]  UTF-8, at most 115 bytes; NULL with length 0 for a currency without a name.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_registry_add(money_currency_registry_t *registry, const char *code,
                                                     int32_t digits,
                                            const char *name, size_t length, money_error_t *error);

/** Returns the number of currencies in a registry.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_registry_count(const money_currency_registry_t *registry, size_t *count,
                                                       money_error_t *error);

/** Returns the currency at an index of a registry, in the order in which you added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the count).
 */
MONEY_API money_status_t money_currency_registry_at(const money_currency_registry_t *registry, size_t index,
                                                    money_currency_t *currency,
                                           money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CURRENCY_H */
