/** @file payment.h
 *  Amounts in the formats of payment providers, banks and other interfaces.
 *
 *  Payment providers expect amounts as integers, in units that depend on the currency. For most currencies the unit is
 *  the minor unit of ISO 4217, but each provider defines exceptions. Stripe expects 500 for 5 UGX, although ISO 4217
 *  defines no minor unit for UGX. A program that sent the result of money_to_minor would charge a hundredth of the
 *  amount. docs/guide/payments.md lists the exceptions with their sources.
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

#define MONEY_PAYMENT_STRIPE 0 /* the field `amount` of the Stripe API */
#define MONEY_PAYMENT_ADYEN 1  /* the field `value` of the Adyen API */
#define MONEY_PAYMENT_PAYPAL 2 /* the field `value` of the PayPal API, without its decimal point */

/** Returns the name of a provider, such as "stripe", as a static string, or NULL if the provider does not exist.
 *  Providers are numbered consecutively from 0.
 *  @since 0.2
 */
MONEY_EXPORT const char *money_payment_provider_name(money_payment_provider_t provider);

/** Returns the number of fraction digits that a provider uses for a currency. It is 2 for EUR, and 2 for UGX at Stripe.
 *  @param currency  a currency code. With MONEY_PAYMENT_STRIPE it may be in lower case, as in Stripe's API: "eur".
 *  @param registry  user-defined currencies, for which a provider is assumed to use the minor unit; NULL for the
 *          built-in ones only.
 *  @param digits  receives the number of digits, 0 to 38.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (`currency` is unknown or has no minor units), MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_payment_to_minor
 */
MONEY_API money_status_t money_payment_digits(const char *currency, money_payment_provider_t provider,
                                              const money_currency_registry_t *registry, int32_t *digits,
                                              money_error_t *error);

/** Converts an amount to the integer that a provider expects; fails rather than rounds.
 *
 *  Stripe accepts ISK and UGX only in whole units, and currencies with three fraction digits only in hundredths.
 *
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the amount is finer than the provider accepts), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_payment_from_minor, money_to_minor
 */
MONEY_API money_status_t money_payment_to_minor(const money_t *amount, money_payment_provider_t provider,
                                                const money_currency_registry_t *registry, int64_t *minor,
                                                money_error_t *error);

/** Converts the integer of a provider to an amount: 500 of UGX from Stripe is 5.00 UGX.
 *  @param currency  a currency code, as in money_payment_digits. The amount contains it in upper case.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the provider does not use such a number), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_SYNTAX.
 *  @since 0.2
 *  @see money_payment_to_minor
 */
MONEY_API money_status_t money_payment_from_minor(int64_t minor, const char *currency,
                                                  money_payment_provider_t provider,
                                                  const money_currency_registry_t *registry,
                                                  money_t *result, money_error_t *error);

/** Checks that an amount is valid in an ISO 20022 message.
 *
 *  The amount must be 0 or more, with at most 18 digits and at most 5 fraction digits. Its currency must be one of ISO
 *  4217, and the amount must not be finer than the currency's minor unit. Trailing zeros of the fraction are ignored.
 *
 *  @param date  the date on which the currency must be in use, as in the type ActiveCurrencyAndAmount; MONEY_DATE_NONE
 *          to accept withdrawn currencies too, as in ActiveOrHistoricCurrencyAndAmount.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (the amount is below 0 or has too many digits), MONEY_ERR_INEXACT (the amount is
 *          finer than the currency's minor unit), MONEY_ERR_UNKNOWN_CURRENCY (the currency is not in ISO 4217, is not
 *          in use, or has no minor units), MONEY_ERR_DATE.
 *  @since 0.2
 */
MONEY_API money_status_t money_payment_check_iso20022(const money_t *amount, money_date_t date, money_error_t *error);

/** Converts an amount to the units and nanos of `google.type.Money`.
 *
 *  Units are whole units, and nanos are billionths of a unit. Both numbers carry the sign of the amount: -1.75 is -1
 *  and -750000000.
 *
 *  @param units  receives the whole units.
 *  @param nanos  receives the billionths, -999999999 to 999999999.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (the amount has more than nine fraction digits), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_payment_from_units
 */
MONEY_API money_status_t money_payment_to_units(const money_t *amount, int64_t *units, int32_t *nanos,
                                                money_error_t *error);

/** Converts units and nanos of `google.type.Money` to an amount. The amount uses at least the fraction digits of the
 *  currency.
 *  @param units  the whole units; any number.
 *  @param nanos  the billionths of a unit, -999999999 to 999999999. If neither number is 0, their signs must be equal.
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
