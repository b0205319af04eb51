/** @file basket.h
 *  Baskets under a rounding policy, and receipts whose lines add up to their totals.
 *
 *  @tier core
 *
 *  @contents
 *      money_rounding_level_t           What a basket rounds.
 *      money_prices_t                   Whether prices have their tax in them.
 *      money_tender_t                   How what is owed is paid.
 *      money_policy_t                   All that decides how a basket becomes amounts of whole minor units.
 *      money_policy_init                Writes MONEY_POLICY_INIT.
 *      money_preset_t                   A named policy.
 *      money_policy_preset              Writes a preset into a policy, `struct_size` too.
 *      money_policy_preset_name         The name of a preset, such as "swiss_cash"; NULL past the last one.
 *      money_policy_describe            Writes a policy as one sentence.
 *      money_basket_t                   Goods of a catalogue in quantities, with discounts, tax rates and a policy.
 *      money_receipt_t                  What a checkout came to.
 *      money_discount_kind_t            What a discount is.
 *      money_basket_item_t              A product in a basket.
 *      money_basket_new                 Makes an empty basket with a copy of the catalogue and its tax rates.
 *      money_basket_free                Releases a basket.
 *      money_basket_add                 Adds to the quantity of a product, which joins the basket where need be; at 0
 *                                        it leaves.
 *      money_basket_set                 Sets the quantity of a product, which joins the basket where need be; 0 takes
 *                                        it out.
 *      money_basket_remove              Takes a product out, whatever its quantity, with its discount.
 *      money_basket_clear               Takes everything out, and the order's discount off.
 *      money_basket_currency            Writes the code of the catalogue's currency; MONEY_CODE_SIZE bytes are room
 *                                        enough.
 *      money_basket_count               How many products the basket has.
 *      money_basket_at                  The product at an index, in the order they were first added.
 *      money_basket_quantity            The quantity of a product; 0 where the basket has none.
 *      money_basket_discount_line_percent Takes a percentage off a line, in place of the discount it had.
 *      money_basket_discount_line_amount Takes an amount off a line as a whole, in place of the discount it had; a
 *                                         refund gives that much less back.
 *      money_basket_discount_percent    Takes a percentage off the order, in place of the discount it had.
 *      money_basket_discount_amount     Takes an amount off the order, in place of the discount it had.
 *      money_basket_set_tax             Sets the tax rate of a category for this basket, under the rules of
 *                                        money_catalogue_set_tax.
 *      money_basket_set_policy          Sets the policy.
 *      money_basket_policy              Writes the basket's policy, `struct_size` too.
 *      money_basket_revision            A number that grows by one with each change: 0 for a new basket.
 *      money_basket_on_change           Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_basket_release_memory      Gives back memory that the basket holds only to be faster.
 *      money_basket_checkout            Adds everything up under the basket's policy, in the catalogue's currency and
 *                                        in another.
 *      money_basket_from_json           Reads what money_basket_to_json wrote.
 *      money_basket_to_json             Writes a basket, its products, discounts, tax rates and policy, as JSON: the
 *                                        same basket always gives the same bytes.
 *      money_receipt_view_t             The currency that a receipt is read in.
 *      money_receipt_info_t             What a receipt comes to in one currency.
 *      money_receipt_line_t             A line of a receipt in one currency.
 *      money_receipt_tax_t              A tax row of a receipt: what its category comes to.
 *      money_receipt_free               Releases a receipt.
 *      money_receipt_info               Tells what a receipt comes to.
 *      money_receipt_line_at            The line at an index, in the order of the basket.
 *      money_receipt_tax_at             The tax row at an index: one a category, in the order the lines have them.
 *      money_receipt_conversion         How the total was converted: rate, path, as-of date, gap in days, age,
 *                                        source, and what rounding dropped.
 *      money_receipt_to_text            Writes a receipt for a terminal or a printer: aligned, the policy's sentence
 *                                        at its end, and where it was converted the other currency with rate, as-of
 *                                        date and staleness.
 *      money_receipt_to_json            Writes a receipt with all its amounts as JSON: the same receipt always gives
 *                                        the same bytes.
 */
#ifndef MONEY_BASKET_H
#define MONEY_BASKET_H

#include "catalogue.h"
#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------ Policies */

/** What a basket rounds. */
typedef int32_t money_rounding_level_t;

#define MONEY_LEVEL_UNIT 0      /* price, discount and tax of one unit are rounded, then multiplied by the quantity */
#define MONEY_LEVEL_LINE 1      /* price, discount and tax of each line are rounded; the default */
#define MONEY_LEVEL_TAX_GROUP 2 /* their sums over each tax category are, once; the lines add up to them */
#define MONEY_LEVEL_ORDER 3     /* their sums over the order are, once; the lines add up to them */

/** Whether prices have their tax in them. */
typedef int32_t money_prices_t;

#define MONEY_PRICES_NET 0   /* prices are without tax; the default */
#define MONEY_PRICES_GROSS 1 /* prices have their tax in them */

/** How what is owed is paid. */
typedef int32_t money_tender_t;

#define MONEY_TENDER_EXACT 0 /* what is owed is paid; the default */
#define MONEY_TENDER_CASH 1  /* it is rounded to what coins there are */

/** All that decides how a basket becomes amounts of whole minor units. */
typedef struct money_policy_s {
    uint32_t struct_size;
    money_rounding_level_t level;                  /* a MONEY_LEVEL_: what is rounded */
    money_rounding_t rounding;
    money_allocation_t remainder;   /* which lines the units go to that rounding together leaves over, and those of the
                                       order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER */
    money_prices_t prices;                 /* a MONEY_PRICES_ */
    money_tender_t tender;                 /* a MONEY_TENDER_ */
    money_rounding_t cash_rounding; /* of the payable amount, with MONEY_TENDER_CASH */
    uint32_t reserved;              /* 0 */
    money_decimal_t cash_step;      /* of the catalogue's currency, more than 0; or 0: the currency's own, as in any
                                       other, else its minor unit */
} money_policy_t;

#define MONEY_POLICY_INIT                                                                                      \
    { (uint32_t)sizeof(money_policy_t), MONEY_LEVEL_LINE, MONEY_ROUND_HALF_UP, MONEY_ALLOCATE_LARGEST_REMAINDER, \
      MONEY_PRICES_NET, MONEY_TENDER_EXACT, MONEY_ROUND_HALF_UP, 0, { 0, 0, 0, 0 } }

/** Writes MONEY_POLICY_INIT. NULL is allowed. */
MONEY_EXPORT void money_policy_init(money_policy_t *policy);

/** A named policy. */
typedef int32_t money_preset_t;

#define MONEY_PRESET_PER_LINE_HALF_UP 0      /* MONEY_POLICY_INIT: Stripe's documentation of tax per line item */
#define MONEY_PRESET_PER_UNIT_HALF_UP 1      /* tax on the price of one, as accounting programs with unit prices do */
#define MONEY_PRESET_PER_LINE_HALF_EVEN 2    /* bankers' rounding of each line */
#define MONEY_PRESET_PER_TAX_GROUP_HALF_UP 3 /* EN 16931: the tax of an invoice is computed per category */
#define MONEY_PRESET_PER_ORDER_HALF_UP 4     /* one rounding of the order */
#define MONEY_PRESET_SWISS_CASH 5            /* per line, half up; prices with tax; cash to 0.05 */

/** Writes a preset into a policy, `struct_size` too.
 *  @param preset  a MONEY_PRESET_.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_policy_preset(money_preset_t preset, money_policy_t *policy, money_error_t *error);

/** The name of a preset, such as "swiss_cash"; NULL past the last one. A static string. */
MONEY_EXPORT const char *money_policy_preset_name(money_preset_t preset);

/** Writes a policy as one sentence.
 *  @param policy  NULL: the default.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_policy_describe(const money_policy_t *policy, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Baskets */

/** Goods of a catalogue in quantities, with discounts, tax rates and a policy. */
typedef struct money_basket_s money_basket_t;

/** What a checkout came to. It never changes; shared freely between threads. */
typedef struct money_receipt_s money_receipt_t;

/** What a discount is. */
typedef int32_t money_discount_kind_t;

#define MONEY_DISCOUNT_NONE 0
#define MONEY_DISCOUNT_PERCENT 1 /* 0 to 100 hundredths of the price */
#define MONEY_DISCOUNT_FIXED 2   /* an amount of the catalogue's currency */

/** A product in a basket. 344 bytes. */
typedef struct money_basket_item_s {
    money_product_t product;  /* as it was when it was first added */
    money_decimal_t quantity; /* less than 0 for a refund */
    money_decimal_t discount; /* the percentage, or the amount off the line */
    money_discount_kind_t discount_kind;    /* a MONEY_DISCOUNT_ */
    uint32_t reserved;        /* 0 */
} money_basket_item_t;

/** Makes an empty basket with a copy of the catalogue and its tax rates. Freed with money_basket_free.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_new(const money_catalogue_t *catalogue, money_basket_t **basket,
                                          money_error_t *error);

/** Releases a basket. NULL is allowed. In the basket's own callback it takes effect when that has returned. */
MONEY_EXPORT void money_basket_free(money_basket_t *basket);

/** Adds to the quantity of a product, which joins the basket where need be; at 0 it leaves.
 *
 *  @param sku       one of the catalogue's, or one that is in the basket.
 *  @param quantity  not 0, decimals too (0.350 kg); negative takes away, and below 0 in all is a refund.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such product), MONEY_ERR_OVERFLOW (quantity or price beyond 38 digits),
 *          MONEY_ERR_DISCOUNT (the line's fixed discount would be above its price), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_add(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Sets the quantity of a product, which joins the basket where need be; 0 takes it out.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_DISCOUNT, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW.
 */
MONEY_API money_status_t money_basket_set(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Takes a product out, whatever its quantity, with its discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (it is not there), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_remove(money_basket_t *basket, const char *sku, money_error_t *error);

/** Takes everything out, and the order's discount off. Tax rates and policy stay.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_clear(money_basket_t *basket, money_error_t *error);

/** Writes the code of the catalogue's currency; MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_basket_currency(const money_basket_t *basket, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** How many products the basket has.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_count(const money_basket_t *basket, size_t *count, money_error_t *error);

/** The product at an index, in the order they were first added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_basket_at(const money_basket_t *basket, size_t index, money_basket_item_t *item,
                                         money_error_t *error);

/** The quantity of a product; 0 where the basket has none.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_quantity(const money_basket_t *basket, const char *sku,
                                               money_decimal_t *quantity, money_error_t *error);

/** Takes a percentage off a line, in place of the discount it had.
 *  @param percent  0 to 100; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_DISCOUNT (out of range), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_discount_line_percent(money_basket_t *basket, const char *sku,
                                                            const money_decimal_t *percent, money_error_t *error);

/** Takes an amount off a line as a whole, in place of the discount it had; a refund gives that much less back.
 *  @param amount  of the catalogue's currency, in whole minor units, not above the line's price; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_DISCOUNT (below 0, or above the price), MONEY_ERR_INEXACT (finer
 *          than a minor unit), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_discount_line_amount(money_basket_t *basket, const char *sku,
                                                           const money_t *amount, money_error_t *error);

/** Takes a percentage off the order, in place of the discount it had. It is shared among the lines as their totals are.
 *  @param percent  0 to 100; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_DISCOUNT (out of range), MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_discount_percent(money_basket_t *basket, const money_decimal_t *percent,
                                                       money_error_t *error);

/** Takes an amount off the order, in place of the discount it had. It is shared among the lines as their totals are.
 *  @param amount  of the catalogue's currency, in whole minor units; 0: no discount. That it is not above the subtotal
 *                 is checked by money_basket_checkout.
 *  @return MONEY_OK; MONEY_ERR_DISCOUNT (below 0), MONEY_ERR_INEXACT (finer than a minor unit),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_discount_amount(money_basket_t *basket, const money_t *amount,
                                                      money_error_t *error);

/** Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
 *  @param category [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_TAX.
 */
MONEY_API money_status_t money_basket_set_tax(money_basket_t *basket, const char *category,
                                              const money_decimal_t *percent, money_error_t *error);

/** Sets the policy.
 *  @param policy  NULL: the default.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_set_policy(money_basket_t *basket, const money_policy_t *policy,
                                                 money_error_t *error);

/** Writes the basket's policy, `struct_size` too.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_policy(const money_basket_t *basket, money_policy_t *policy,
                                             money_error_t *error);

/** A number that grows by one with each change: 0 for a new basket.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_revision(const money_basket_t *basket, uint64_t *revision,
                                               money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_on_change(money_basket_t *basket, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

/** Gives back memory that the basket holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_basket_release_memory(money_basket_t *basket, money_error_t *error);

/** Adds everything up under the basket's policy, in the catalogue's currency and in another. The basket stays as it is.
 *
 *  In the other currency the total is converted once, and so is each line by itself; what these differ by is told.
 *
 *  @param currency [null]  the other currency, as `target` of money_rates_convert; NULL or "": the catalogue's alone.
 *  @param rates [null]     may be NULL where nothing is to be converted.
 *  @param options   as in money_rates_convert; `now` for the age of the rates.
 *  @param receipt   receives the receipt; freed with money_receipt_free.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_TAX (a category without a rate), MONEY_ERR_DISCOUNT (above the
 *          price), MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (the policy rules rounding out), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_basket_checkout(const money_basket_t *basket, const char *currency,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               money_receipt_t **receipt, money_error_t *error);

/** Reads what money_basket_to_json wrote. Freed with money_basket_free.
 *
 *  @param catalogue [null]  what can be added later, in the basket's currency; copied. NULL: only what is in the document.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_DISCOUNT, MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_from_json(const char *json, size_t length, const money_catalogue_t *catalogue,
                                                money_basket_t **basket, money_error_t *error);

/** Writes a basket, its products, discounts, tax rates and policy, as JSON: the same basket always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_to_json(const money_basket_t *basket, char **json, size_t *length,
                                              money_error_t *error);

/* ------------------------------------------------------------------------------------------------------ Receipts */

/** The currency that a receipt is read in. */
typedef int32_t money_receipt_view_t;

#define MONEY_RECEIPT_PRICED 0   /* in the catalogue's currency */
#define MONEY_RECEIPT_CHECKOUT 1 /* in the currency of the checkout; the same where that is the catalogue's */

/** What a receipt comes to in one currency. 336 bytes.
 *
 *  Always: the lines' totals add up to `subtotal`, their order shares to `discount`, the tax rows to `net`, `tax` and
 *  `gross`; net + tax = gross; gross + difference = total; total + cash_rounding = payable.
 */
typedef struct money_receipt_info_s {
    money_t subtotal;
    money_t discount;      /* off the order, 0 or more of a sale */
    money_t net;
    money_t tax;
    money_t gross;         /* what the lines add up to */
    money_t total;         /* what is owed; of a converted receipt, the total converted once */
    money_t difference;    /* total - gross: 0 but of a converted receipt */
    money_t cash_rounding; /* payable - total */
    money_t payable;
    uint64_t line_count;
    uint64_t tax_count;
    money_discount_kind_t discount_kind; /* a MONEY_DISCOUNT_: of the order */
    uint32_t reserved;     /* 0 */
    money_decimal_t discount_value; /* the percentage, or the amount in the catalogue's currency */
} money_receipt_info_t;

/** A line of a receipt in one currency. 576 bytes. total = price - discount; net + tax = gross. */
typedef struct money_receipt_line_s {
    money_basket_item_t item; /* its product's price in the catalogue's currency */
    money_t price;            /* quantity × price */
    money_t discount;         /* off the line */
    money_t total;
    money_t order_discount;   /* the line's share of the order's discount */
    money_t net;
    money_t tax;
    money_t gross;
    uint64_t reserved;
} money_receipt_line_t;

/** A tax row of a receipt: what its category comes to. 152 bytes. */
typedef struct money_receipt_tax_s {
    money_tax_rate_t tax_rate;
    money_t net;
    money_t tax;
    money_t gross;
} money_receipt_tax_t;

/** Releases a receipt. NULL is allowed. */
MONEY_EXPORT void money_receipt_free(money_receipt_t *receipt);

/** Tells what a receipt comes to.
 *  @param view  MONEY_RECEIPT_PRICED or MONEY_RECEIPT_CHECKOUT.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_receipt_info(const money_receipt_t *receipt, money_receipt_view_t view,
                                            money_receipt_info_t *info, money_error_t *error);

/** The line at an index, in the order of the basket.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_receipt_line_at(const money_receipt_t *receipt, money_receipt_view_t view,
                                               size_t index, money_receipt_line_t *line, money_error_t *error);

/** The tax row at an index: one a category, in the order the lines have them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_receipt_tax_at(const money_receipt_t *receipt, money_receipt_view_t view, size_t index,
                                              money_receipt_tax_t *tax, money_error_t *error);

/** How the total was converted: rate, path, as-of date, gap in days, age, source, and what rounding dropped.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the exact rate does not fit 512 bits).
 */
MONEY_API money_status_t money_receipt_conversion(const money_receipt_t *receipt, money_conversion_t *conversion,
                                                  money_error_t *error);

/** Writes a receipt for a terminal or a printer: aligned, the policy's sentence at its end, and where it was converted the
 *  other currency with rate, as-of date and staleness.
 *
 *  @param columns  32 to 200; 0: 48.
 *  @param text     receives the NUL-terminated text; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_receipt_to_text(const money_receipt_t *receipt, int32_t columns, char **text,
                                               size_t *length, money_error_t *error);

/** Writes a receipt with all its amounts as JSON: the same receipt always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_receipt_to_json(const money_receipt_t *receipt, char **json, size_t *length,
                                               money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASKET_H */
