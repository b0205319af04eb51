/** @file currency.h
 *  Currencies of ISO 4217 with their history, and currencies of your own.
 *
 *  The built-in table has the currencies of ISO 4217 with their minor units, numeric codes, successors and legal
 *  factors, each with the day it came and went. A registry holds currencies that only your program knows, such as
 *  loyalty points; you pass it where a code has to be known, so that two libraries in one process never disturb each
 *  other.
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

/** Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known. */
typedef struct money_currency_registry_s money_currency_registry_t;

/** The kind of thing that a code stands for. */
typedef int32_t money_currency_kind_t;

#define MONEY_CURRENCY_CURRENT 0    /* in ISO 4217 today */
#define MONEY_CURRENCY_HISTORICAL 1 /* once in ISO 4217, withdrawn */
#define MONEY_CURRENCY_SPECIAL 2    /* ISO 4217 codes that are not legal tender: XAU, XDR, XTS */
#define MONEY_CURRENCY_UNIT 3       /* a quote unit, a fraction of another currency: GBX, ZAc, ILA */
#define MONEY_CURRENCY_INFORMAL 4   /* in common use outside ISO 4217: BTC, CNH */
#define MONEY_CURRENCY_CUSTOM 5     /* from a registry */

/** A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each with
 *  its source.
 */
typedef struct money_currency_s {
    char code[MONEY_CODE_SIZE];
    money_currency_kind_t kind;                    /* a MONEY_CURRENCY_ */
    int32_t numeric;                 /* ISO 4217's numeric code, 0 when none */
    int32_t digits;                  /* minor units today (or last), -1 when the currency has none */
    money_date_t introduced;              /* date, or MONEY_DATE_NONE when not known */
    money_date_t withdrawn;               /* first date it is no longer current, or MONEY_DATE_NONE */
    money_date_t factor_since;            /* first date the factor below is fixed, or MONEY_DATE_NONE */
    char successor[MONEY_CODE_SIZE]; /* what replaced it, or what a quote unit is a fraction of; "" when none */
    uint64_t factor_numerator;       /* 1 successor = numerator/denominator of this currency; 0/0 when none */
    uint64_t factor_denominator;
    money_decimal_t cash_step;       /* the smallest cash amount where it differs from the minor unit, else 0 */
    char flag[4];                    /* ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when
                                        none */
    char countries[128];             /* ISO 3166 codes of where it is used, space-separated, cut at a code if too
                                        long */
    char name[116];                  /* in English (Unicode CLDR), UTF-8 */
} money_currency_t;

/** Looks a code up, first in the built-in table, then in `registry` (may be NULL).
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_currency_find(const char *code, const money_currency_registry_t *registry,
                                             money_currency_t *currency, money_error_t *error);

/** Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG from
 *  then.
 *  @param date  MONEY_DATE_NONE: as of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_currency_find_numeric(int32_t numeric, money_date_t date, money_currency_t *currency,
                                                     money_error_t *error);

/** Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none.
 *  @param date  MONEY_DATE_NONE: as of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_currency_digits(const char *code, money_date_t date,
                                               const money_currency_registry_t *registry,
                                               int32_t *digits, money_error_t *error);

/** Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in Bhutan.
 *  MONEY_TEXT_MAX bytes are room enough.
 *
 *  Those that are named after the country come first, the newest one first, then the others, the oldest one first, and
 *  last those that another currency has replaced and that are still legal tender: "EUR HRK" in Croatia on 2023-01-10.
 *  The data are Unicode CLDR's, with the first days of the built-in table.
 *
 *  @param country  an ISO 3166-1 code of two letters, in either case; also of a country that is no more, such as "SU".
 *  @param date     MONEY_DATE_NONE: those of the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no currency of that country is known, or none on that date),
 *          MONEY_ERR_SYNTAX (not two letters), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 *  @see money_locale_currency, money_currency_find
 */
MONEY_API money_status_t money_country_currencies(const char *country, money_date_t date, char *buffer,
                                                  size_t capacity, size_t *length, money_error_t *error);

/** The treatment of amounts that are too small for a rule on cash. */
typedef int32_t money_cash_small_t;

#define MONEY_CASH_SMALL_ROUNDED 0 /* they are rounded as others are */
#define MONEY_CASH_SMALL_EXACT 1   /* they stay as they are: one and two cents in Finland */
#define MONEY_CASH_SMALL_UP 2      /* they become one step: one and two cents in Slovakia */

/** The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source. */
typedef struct money_cash_rule_s {
    char currency[MONEY_CODE_SIZE];
    char country[4];                 /* the ISO 3166-1 code of the country whose rule it is; "" for all countries */
    money_rounding_t rounding;       /* how a tie is rounded */
    money_cash_small_t small_amounts; /* what becomes of amounts up to `small` */
    money_date_t since;              /* the first date of the rule; MONEY_DATE_NONE if it held before all later ones */
    money_date_t until;              /* the first date on which it holds no longer, or MONEY_DATE_NONE */
    money_decimal_t step;            /* the smallest amount in cash */
    money_decimal_t small;           /* the largest amount that `small_amounts` speaks of; 0 if there is none */
} money_cash_rule_t;

/** Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
 *  2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule has its minor unit.
 *
 *  The call guesses nothing: it fails on a date before the first rule that is known.
 *
 *  @param country [null]  an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the
 *                  currency.
 *  @param date     MONEY_DATE_NONE: the rule at the end of the data.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no rule is known: for that country, for the currency there, or for that
 *          date), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not two letters, not a code), MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_to_cash_in_country
 */
MONEY_API money_status_t money_cash_rule(const char *currency, const char *country, money_date_t date,
                                         money_cash_rule_t *rule, money_error_t *error);

/** Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of 2025-12-31
 *  is 1/100 SYP of 2026-01-01. The factor is 1 if it lost none in between.
 *
 *  Conversions use these factors: rates of a date before the loss convert amounts of a date after it.
 *
 *  @param from    the date of the amount that you have.
 *  @param to      the date whose units you want, earlier or later.
 *  @param factor  receives the units of `to` that one unit of `from` is.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_rates_convert
 */
MONEY_API money_status_t money_redenomination(const char *code, money_date_t from, money_date_t to,
                                              money_ratio_t *factor, money_error_t *error);

/** Returns how many currencies the built-in table has. */
MONEY_EXPORT size_t money_currency_count(void);

/** Writes the built-in currency at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_currency_at(size_t index, money_currency_t *currency, money_error_t *error);

/** Returns the version of the built-in currency data as a static string. */
MONEY_EXPORT const char *money_currency_data_version(void);

/** Makes an empty registry. Freed with money_currency_registry_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_registry_new(money_currency_registry_t **registry, money_error_t *error);

/** Releases a registry. NULL is allowed. */
MONEY_EXPORT void money_currency_registry_free(money_currency_registry_t *registry);

/** Adds a currency of the program's own.
 *
 *  @param code    1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the built-in table.
 *  @param digits  0 to 38 minor units.
 *  @param name [null]    UTF-8, at most 115 bytes; NULL with length 0 for none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_currency_registry_add(money_currency_registry_t *registry, const char *code,
                                                     int32_t digits,
                                            const char *name, size_t length, money_error_t *error);

/** Returns how many currencies the registry has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_currency_registry_count(const money_currency_registry_t *registry, size_t *count,
                                                       money_error_t *error);

/** Writes the registry's currency at an index, in the order in which you added them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_currency_registry_at(const money_currency_registry_t *registry, size_t index,
                                                    money_currency_t *currency,
                                           money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CURRENCY_H */
