/** @file basket_policy.h
 *  Basket policies: the level and mode of rounding, whether prices include tax, and the means of payment.
 *
 *  Prices times quantities, percentages and taxes produce more fraction digits than a currency uses. A policy defines
 *  the level at which they are rounded: each unit, each line item, each tax category or the order. Shops, invoices and
 *  countries use different levels, and their totals differ accordingly. A preset is a policy with a name. You can use
 *  one unchanged or as a starting point.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
 *          char sentence[512];
 *
 *          policy.level = MONEY_LEVEL_ORDER;
 *          policy.prices = MONEY_PRICE_BASIS_GROSS;
 *          MONEY_CHECK(money_basket_policy_describe(&policy, sentence, sizeof sentence, NULL, NULL));
 *          puts(sentence);
 *          return 0;
 *      }
 *  @output
 *      Prices include tax; amounts are rounded per order, half up, and the remainder goes to the lines that lost most; payment is exact.
 */
#ifndef MONEY_BASKET_POLICY_H
#define MONEY_BASKET_POLICY_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The level at which a basket rounds. The difference between a rounded sum and its line items is allocated to the line
 *  items, so that they add up to the sum.
 */
typedef int32_t money_rounding_level_t;

#define MONEY_LEVEL_UNIT 0      /* price, discount and tax of one unit, before the multiplication by the quantity */
#define MONEY_LEVEL_LINE 1      /* price, discount and tax of each line item; the default */
#define MONEY_LEVEL_TAX_GROUP 2 /* the sums of price, discount and tax of each tax category */
#define MONEY_LEVEL_ORDER 3     /* the sums of price, discount and tax of the order */
#define MONEY_LEVEL_INVOICE 4   /* price and discount of each line item, and the sum of the tax of each tax category */

/** The price basis: whether prices include tax. */
typedef int32_t money_price_basis_t;

#define MONEY_PRICE_BASIS_NET 0   /* prices exclude tax; the default */
#define MONEY_PRICE_BASIS_GROSS 1 /* prices include tax */

/** The means of payment. */
typedef int32_t money_tender_t;

#define MONEY_TENDER_EXACT 0 /* card or transfer: the payable amount is the total; the default */
#define MONEY_TENDER_CASH 1  /* cash: the payable amount is the total rounded to the available coins */

/** The rules of a checkout: rounding, price basis and payment. */
typedef struct money_basket_policy_s {
    uint32_t struct_size;
    money_rounding_level_t level;   /* the level at which amounts are rounded */
    money_rounding_t rounding;      /* the rounding mode */
    money_allocation_t remainder;   /* the allocation to line items of the minor units that remain when a sum or the
                                       order's discount is rounded; not MONEY_ALLOCATE_SEPARATE_REMAINDER */
    money_price_basis_t prices;     /* whether prices include tax */
    money_tender_t tender;          /* the means of payment */
    money_rounding_t cash_rounding; /* the rounding mode of the payable amount, with MONEY_TENDER_CASH */
    char cash_country[4];           /* the ISO 3166-1 code of a country whose cash rounding rule applies to its legal
                                       tender, as of the date of the checkout's options; "" for `cash_rounding` and
                                       `cash_step` */
    money_decimal_t cash_step;      /* the smallest coin in the catalogue's currency, above 0. 0 for the currency's own
                                       cash step, or its minor unit if it has no cash step; any other currency uses its
                                       own */
} money_basket_policy_t;

#define MONEY_BASKET_POLICY_INIT                                                             \
    { (uint32_t)sizeof(money_basket_policy_t), MONEY_LEVEL_LINE, MONEY_ROUND_HALF_UP,        \
      MONEY_ALLOCATE_LARGEST_REMAINDER, MONEY_PRICE_BASIS_NET, MONEY_TENDER_EXACT, MONEY_ROUND_HALF_UP, { 0 }, \
      { 0, 0, 0, 0 } }

/** Sets a policy to its defaults, as MONEY_BASKET_POLICY_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_basket_policy_init(money_basket_policy_t *policy);

/** A named policy. */
typedef int32_t money_basket_preset_t;

#define MONEY_BASKET_PRESET_PER_LINE_HALF_UP 0      /* the default policy: tax is rounded for each line item, as Stripe
                                                       documents */
#define MONEY_BASKET_PRESET_PER_UNIT_HALF_UP 1      /* tax is rounded for one unit, as in programs with unit prices */
#define MONEY_BASKET_PRESET_PER_LINE_HALF_EVEN 2    /* banker's rounding for each line item */
#define MONEY_BASKET_PRESET_PER_TAX_GROUP_HALF_UP 3 /* prices, discounts and taxes are rounded once for each tax
                                                       category */
#define MONEY_BASKET_PRESET_PER_ORDER_HALF_UP 4     /* prices, discounts and taxes are rounded once for the order */
#define MONEY_BASKET_PRESET_SWISS_CASH 5            /* rounded half up for each line item; prices include tax; cash is
                                                       rounded to 0.05 */
#define MONEY_BASKET_PRESET_EN16931 6               /* the rounding of EN 16931 invoices: for each line item, then for
                                                       each tax */

/** Returns the policy of a preset. Its `struct_size` is set.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`preset` is not a preset).
 *  @since 0.2
 *  @see money_basket_policy_preset_name, money_basket_set_policy
 */
MONEY_API money_status_t money_basket_policy_preset(money_basket_preset_t preset, money_basket_policy_t *policy,
                                                    money_error_t *error);

/** Returns the name of a preset, such as "swiss_cash", as a static string, or NULL if the preset does not exist.
 *  Presets are numbered consecutively from 0.
 *  @since 0.2
 */
MONEY_EXPORT const char *money_basket_policy_preset_name(money_basket_preset_t preset);

/** Writes a policy as one English sentence. A buffer of 512 bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 *  @since 0.2
 */
MONEY_API money_status_t money_basket_policy_describe(const money_basket_policy_t *policy, char *buffer,
                                                      size_t capacity, size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASKET_POLICY_H */
