/** @file basket_policy.h
 *  How a basket becomes amounts of whole minor units: what is rounded, how, and with which prices and payment.
 *
 *  Prices times quantities, percentages and taxes have more fraction digits than a currency has. A policy says where
 *  the library rounds them: each unit, each line item, each tax category or the order as a whole. Shops, invoices and
 *  countries differ, and so do their totals. A preset is a policy with a name; you may start with one and change it.
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

/** The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that they
 *  add up.
 */
typedef int32_t money_rounding_level_t;

#define MONEY_LEVEL_UNIT 0      /* price, discount and tax of one unit, which are then multiplied by the quantity */
#define MONEY_LEVEL_LINE 1      /* price, discount and tax of each line item; the default */
#define MONEY_LEVEL_TAX_GROUP 2 /* the sums of price, discount and tax over each tax category */
#define MONEY_LEVEL_ORDER 3     /* the sums of price, discount and tax over the order */
#define MONEY_LEVEL_INVOICE 4   /* price and discount of each line item, and the sum of the tax over each tax
                                   category */

/** The choice whether prices include their tax. */
typedef int32_t money_price_basis_t;

#define MONEY_PRICE_BASIS_NET 0   /* prices are without tax; the default */
#define MONEY_PRICE_BASIS_GROSS 1 /* prices include their tax */

/** The way in which the customer pays the total. */
typedef int32_t money_tender_t;

#define MONEY_TENDER_EXACT 0 /* by card or transfer: the payable amount is the total; the default */
#define MONEY_TENDER_CASH 1  /* in cash: the payable amount is rounded to the coins that there are */

/** The rules by which a basket becomes amounts of whole minor units. */
typedef struct money_basket_policy_s {
    uint32_t struct_size;
    money_rounding_level_t level;   /* what is rounded */
    money_rounding_t rounding;      /* how it is rounded */
    money_allocation_t remainder;   /* which line items receive the minor units that the rounding of a sum leaves over,
                                       and those of the order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER */
    money_price_basis_t prices;          /* whether prices include their tax */
    money_tender_t tender;          /* how the total is paid */
    money_rounding_t cash_rounding; /* how the payable amount is rounded, with MONEY_TENDER_CASH */
    char cash_country[4];           /* the ISO 3166-1 code of the country whose rule for cash holds, on the date of the
                                       checkout's options, for its legal tender; "": the two members below and above */
    money_decimal_t cash_step;      /* the smallest coin in the catalogue's currency, above 0. 0 stands for the
                                       currency's own cash step, or its minor unit if it has none; any other currency
                                       uses its own */
} money_basket_policy_t;

#define MONEY_BASKET_POLICY_INIT                                                             \
    { (uint32_t)sizeof(money_basket_policy_t), MONEY_LEVEL_LINE, MONEY_ROUND_HALF_UP,        \
      MONEY_ALLOCATE_LARGEST_REMAINDER, MONEY_PRICE_BASIS_NET, MONEY_TENDER_EXACT, MONEY_ROUND_HALF_UP, { 0 }, \
      { 0, 0, 0, 0 } }

/** Writes MONEY_BASKET_POLICY_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_basket_policy_init(money_basket_policy_t *policy);

/** A policy with a name. */
typedef int32_t money_basket_preset_t;

#define MONEY_BASKET_PRESET_PER_LINE_HALF_UP 0      /* MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line
                                                       item */
#define MONEY_BASKET_PRESET_PER_UNIT_HALF_UP 1      /* tax on the price of one unit, as programs with unit prices do */
#define MONEY_BASKET_PRESET_PER_LINE_HALF_EVEN 2    /* banker's rounding of each line item */
#define MONEY_BASKET_PRESET_PER_TAX_GROUP_HALF_UP 3 /* prices, discounts and taxes are rounded once a tax category */
#define MONEY_BASKET_PRESET_PER_ORDER_HALF_UP 4     /* prices, discounts and taxes are rounded once an order */
#define MONEY_BASKET_PRESET_SWISS_CASH 5            /* per line item, half up; prices include tax; cash to 0.05 */
#define MONEY_BASKET_PRESET_EN16931 6               /* the rounding of invoices (money/invoice.h): line items, then
                                                       taxes */

/** Writes the policy of a preset, `struct_size` included.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such preset).
 *  @since 0.2
 *  @see money_basket_policy_preset_name, money_basket_set_policy
 */
MONEY_API money_status_t money_basket_policy_preset(money_basket_preset_t preset, money_basket_policy_t *policy,
                                                    money_error_t *error);

/** Returns the name of a preset, such as "swiss_cash", as a static string. It returns NULL past the last preset, so
 *  that you can list them from 0 on.
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
