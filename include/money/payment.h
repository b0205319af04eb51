/** @file payment.h
 *  Amounts as payment providers, banks and other interfaces take them.
 *
 *  A payment provider takes an amount as a whole number of units. For most currencies that is the minor unit of ISO
 *  4217, but each provider has exceptions: 5 UGX is 500 at Stripe, where ISO 4217 has no minor unit. A program that
 *  uses money_to_minor there charges a hundredth. docs/guide/payments.md has the table with its sources.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_t amount;
 *          int64_t iso, stripe;
 *
 *          MONEY_CHECK(money_parse("5 UGX", MONEY_NTS, &amount, NULL));
 *          MONEY_CHECK(money_to_minor(&amount, NULL, &iso, NULL));
 *          MONEY_CHECK(money_payment_to_minor(&amount, MONEY_PAYMENT_STRIPE, NULL, &stripe, NULL));
 *          printf("ISO 4217: %d, Stripe: %d\n", (int)iso, (int)stripe);
 *          return 0;
 *      }
 *  @output
 *      ISO 4217: 5, Stripe: 500
 */
#ifndef MONEY_PAYMENT_H
#define MONEY_PAYMENT_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A payment provider. */
typedef int32_t money_payment_provider_t;

#define MONEY_PAYMENT_STRIPE 0 /* `amount` of the Stripe API */
#define MONEY_PAYMENT_ADYEN 1  /* `value` of the Adyen API */
#define MONEY_PAYMENT_PAYPAL 2 /* `value` of the PayPal API, without its point */

/** Returns the name of a provider, such as "stripe", as a static string. It returns NULL past the last provider, so
 *  that you can list them from 0 on.
 *  @since 0.2
 */
MONEY_EXPORT const char *money_payment_provider_name(money_payment_provider_t provider);

/** Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe.
 *  @param currency  a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes it: "eur".
 *  @param registry  your own currencies; a provider that takes them is expected to count their minor units.
 *  @param digits    receives 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: a currency without minor units), MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_payment_to_minor
 */
MONEY_API money_status_t money_payment_digits(const char *currency, money_payment_provider_t provider,
                                              const money_currency_registry_t *registry, int32_t *digits,
                                              money_error_t *error);

/** Writes an amount as the whole number that a provider takes, exactly. Stripe takes only whole ISK and UGX, and only
 *  hundredths of the currencies that have three fraction digits.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (finer than the provider takes), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_payment_from_minor, money_to_minor
 */
MONEY_API money_status_t money_payment_to_minor(const money_t *amount, money_payment_provider_t provider,
                                                const money_currency_registry_t *registry, int64_t *minor,
                                                money_error_t *error);

/** Makes an amount of the whole number that a provider gives. 500 from Stripe are 5.00 UGX.
 *  @param currency  a code, as in money_payment_digits; the amount has it in capitals.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a number that the provider does not take), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_payment_to_minor
 */
MONEY_API money_status_t money_payment_from_minor(int64_t minor, const char *currency,
                                                  money_payment_provider_t provider,
                                                  const money_currency_registry_t *registry,
                                                  money_t *result, money_error_t *error);

/** Checks that a message of ISO 20022 may have an amount. It must not be below 0, and may have at most 18 digits and 5
 *  fraction digits, and no more fraction digits than its currency, which must be of ISO 4217. Zeros at the end of the
 *  fraction do not count.
 *  @param date  the day on which the currency must be in use, as ActiveCurrencyAndAmount demands. With MONEY_DATE_NONE
 *               a withdrawn currency is allowed too, as in ActiveOrHistoricCurrencyAndAmount.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (below 0, or too many digits), MONEY_ERR_INEXACT (more fraction digits than the
 *          currency has), MONEY_ERR_UNKNOWN_CURRENCY (not in ISO 4217, not in use, or without minor units),
 *          MONEY_ERR_DATE.
 *  @since 0.2
 */
MONEY_API money_status_t money_payment_check_iso20022(const money_t *amount, money_date_t date, money_error_t *error);

/** Writes an amount as google.type.Money has it: whole units, and billionths of one. Both have the amount's sign:
 *  -1.75 is -1 and -750000000.
 *  @param nanos  receives -999999999 to 999999999.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (more than nine fraction digits), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_payment_from_units
 */
MONEY_API money_status_t money_payment_to_units(const money_t *amount, int64_t *units, int32_t *nanos,
                                                money_error_t *error);

/** Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency.
 *  @param units  any whole number.
 *  @param nanos  -999999999 to 999999999, with the sign of `units` where both are not 0.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_payment_to_units
 */
MONEY_API money_status_t money_payment_from_units(int64_t units, int32_t nanos, const char *currency,
                                                  const money_currency_registry_t *registry, money_t *result,
                                                  money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PAYMENT_H */
