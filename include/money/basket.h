/** @file basket.h
 *  Baskets: products of a catalogue in quantities, with discounts, taxes and a policy, and their checkout.
 *
 *  A basket has a line item for each product. You add products, set discounts on line items and on the order, and
 *  choose the policy (money/basket_policy.h). Nothing is rounded until money_basket_checkout makes a receipt
 *  (money/receipt.h), in the catalogue's currency and in one that you choose. A change that fails leaves the basket as
 *  it was.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "sku,price\nmilk,1.30\neggs,2.10\n";
 *          money_decimal_t two = money_decimal_literal("2");
 *          money_discount_t discount = MONEY_DISCOUNT_INIT;
 *          money_catalogue_t *catalogue = NULL;
 *          money_basket_t *basket = NULL;
 *          money_receipt_t *receipt = NULL;
 *          money_receipt_info_t info;
 *
 *          MONEY_CHECK(money_catalogue_from_csv(csv, MONEY_NTS, "USD", NULL, &catalogue, NULL));
 *          MONEY_CHECK(money_basket_new(catalogue, &basket, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "milk", &two, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "eggs", &two, NULL));
 *          discount.kind = MONEY_DISCOUNT_PERCENT;
 *          discount.percent = money_decimal_literal("10");
 *          MONEY_CHECK(money_basket_set_discount(basket, NULL, &discount, NULL));
 *          MONEY_CHECK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, NULL));
 *          MONEY_CHECK(money_receipt_info(receipt, MONEY_RECEIPT_PRICED, &info, NULL));
 *          printf("%s - %s = %s\n", money_show(&info.subtotal), money_show(&info.discount), money_show(&info.total));
 *          money_receipt_free(receipt);
 *          money_basket_free(basket);
 *          money_catalogue_free(catalogue);
 *          return 0;
 *      }
 *  @output
 *      6.80 USD - 0.68 USD = 6.12 USD
 */
#ifndef MONEY_BASKET_H
#define MONEY_BASKET_H

#include "basket_policy.h"
#include "catalogue.h"
#include "rates.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue. */
typedef struct money_basket_s money_basket_t;

/** The result of a checkout. A receipt never changes, so several threads may read it at once. */
typedef struct money_receipt_s money_receipt_t;

/* ------------------------------------------------------------------------------------------------------ Discounts */

/** The kind of a discount: a percentage or an amount. */
typedef int32_t money_discount_kind_t;

#define MONEY_DISCOUNT_NONE 0
#define MONEY_DISCOUNT_PERCENT 1 /* a percentage of the price */
#define MONEY_DISCOUNT_FIXED 2   /* an amount off the line item or the order as a whole */

/** A discount on a line item or on the order. 64 bytes. */
typedef struct money_discount_s {
    uint32_t struct_size;
    money_discount_kind_t kind;
    money_decimal_t percent; /* with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0 */
    money_t amount;          /* with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor
                                units; else all bytes 0 */
} money_discount_t;

#define MONEY_DISCOUNT_INIT \
    { (uint32_t)sizeof(money_discount_t), MONEY_DISCOUNT_NONE, { 0, 0, 0, 0 }, { 0, 0, 0, "" } }

/** Writes MONEY_DISCOUNT_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_discount_init(money_discount_t *discount);

/** A line item of a basket: a product and how much of it. 512 bytes. */
typedef struct money_basket_line_item_s {
    money_product_t product;   /* with the price that it had when you first added it */
    money_decimal_t quantity;  /* not 0; below 0 for a refund */
    money_discount_t discount; /* MONEY_DISCOUNT_NONE if the line item has none */
} money_basket_line_item_t;

/* -------------------------------------------------------------------------------------------------------- Baskets */

/** Makes an empty basket with a copy of the catalogue and its tax rates. You free it with money_basket_free.
 *  @return MONEY_OK.
 *  @see money_basket_from_json
 */
MONEY_API money_status_t money_basket_new(const money_catalogue_t *catalogue, money_basket_t **basket,
                                          money_error_t *error);

/** Frees a basket. NULL is allowed. If the basket's own callback frees it, the library keeps it until the callback has
 *  returned.
 */
MONEY_EXPORT void money_basket_free(money_basket_t *basket);

/** Adds to the quantity of a product. The call adds a line item if the basket has none of the product, and removes the
 *  line item if its quantity becomes 0.
 *
 *  @param sku       the identifier of a product of the catalogue, or of one that is in the basket.
 *  @param quantity  not 0; fraction digits are allowed (0.350 kg). A negative quantity takes away, and a line item with
 *                   a quantity below 0 is a refund.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a quantity of 0), MONEY_ERR_NOT_FOUND (no such product),
 *          MONEY_ERR_OVERFLOW (a quantity or price above 38 digits), MONEY_ERR_DISCOUNT (the line item's fixed discount
 *          would be above its price), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_basket_set, money_basket_remove
 *  @calls_back
 */
MONEY_API money_status_t money_basket_add(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Sets the quantity of a product. The call adds a line item if the basket has none of the product; a quantity of 0
 *  removes the line item.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such product, or 0 of one that is not in the basket), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_DISCOUNT, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_basket_add
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Puts a product into the basket that need not be in the catalogue, or not at this price.
 *
 *  It may be something that the shop sells once, a product at a price that was agreed, or the same product a second
 *  time, with an option and a sku of its own.
 *
 *  The line item has its own sku, texts, tax category and price. It replaces the line item of the same sku in its
 *  place, which keeps its discount. Later calls name it by its sku.
 *
 *  @param product [not_null]  start with MONEY_PRODUCT_INIT; its price is in the catalogue's currency.
 *  @param quantity            not 0; below 0 for a refund.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a quantity of 0, a price below 0), MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_SYNTAX (an empty sku, or a text of several lines), MONEY_ERR_OVERFLOW, MONEY_ERR_DISCOUNT (the
 *          line item's fixed discount would be above its price), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_basket_add, money_basket_set_discount
 *  @calls_back
 */
MONEY_API money_status_t money_basket_put(money_basket_t *basket, const money_product_t *product,
                                          const money_decimal_t *quantity, money_error_t *error);

/** Removes the line item of a product, with its discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the basket has no such line item), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @see money_basket_clear
 *  @calls_back
 */
MONEY_API money_status_t money_basket_remove(money_basket_t *basket, const char *sku, money_error_t *error);

/** Removes all line items and the order's discount. Tax rates and policy stay.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_basket_clear(money_basket_t *basket, money_error_t *error);

/** Sets the discount of a line item, or of the order, in place of the discount that it had.
 *
 *  The call compares a fixed discount of a line item with its price. A fixed discount of the order may come before the
 *  products, so money_basket_checkout compares it with the subtotal.
 *
 *  @param sku [null]       the line item; NULL stands for the order, whose discount the line items share in proportion
 *                          to their totals.
 *  @param discount         NULL, or a discount of kind MONEY_DISCOUNT_NONE or of 0, removes the discount.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a percentage with MONEY_DISCOUNT_FIXED, an amount with
 *          MONEY_DISCOUNT_PERCENT), MONEY_ERR_NOT_FOUND (the basket has no such line item), MONEY_ERR_DISCOUNT (outside
 *          0 to 100 percent, an amount below 0 or above the price), MONEY_ERR_INEXACT (an amount finer than a minor
 *          unit), MONEY_ERR_CURRENCY_MISMATCH (an amount that is not in the catalogue's currency), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_discount(money_basket_t *basket, const char *sku,
                                                   const money_discount_t *discount, money_error_t *error);

/** Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
 *  @param category [null]  NULL or "" stands for the products without a category.
 *  @param percent          0 to 100: 19 is 19 %.
 *  @return MONEY_OK; MONEY_ERR_TAX (outside 0 to 100), MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_tax(money_basket_t *basket, const char *category,
                                              const money_decimal_t *percent, money_error_t *error);

/** Sets the policy. With NULL the basket gets MONEY_BASKET_POLICY_INIT.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_basket_policy_preset
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_policy(money_basket_t *basket, const money_basket_policy_t *policy,
                                                 money_error_t *error);

/** Writes the basket's policy, `struct_size` included.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_policy(const money_basket_t *basket, money_basket_policy_t *policy,
                                             money_error_t *error);

/** Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_basket_currency(const money_basket_t *basket, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Counts the line items.
 *  @return MONEY_OK.
 *  @see money_basket_at, money_basket_line_items
 */
MONEY_API money_status_t money_basket_count(const money_basket_t *basket, size_t *count, money_error_t *error);

/** Writes the line item at an index, in the order in which you first added the products.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the basket has fewer line items).
 *  @see money_basket_line_items, money_basket_count
 */
MONEY_API money_status_t money_basket_at(const money_basket_t *basket, size_t index, money_basket_line_item_t *item,
                                         money_error_t *error);

/** Writes several line items in one call, under the rules of money_catalogue_products.
 *  @param rows [out count=capacity]  receives the line items, in the order in which you first added the products.
 *  @param count  receives how many line items the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of line items).
 *  @since 0.2
 *  @see money_basket_at
 */
MONEY_API money_status_t money_basket_line_items(const money_basket_t *basket, size_t first,
                                                 money_basket_line_item_t *rows, size_t capacity, size_t *count,
                                                 money_error_t *error);

/** Writes the quantity of a product: 0 if the basket has no line item of it.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_quantity(const money_basket_t *basket, const char *sku,
                                               money_decimal_t *quantity, money_error_t *error);

/** Writes the revision: 0 for a new basket, and one more after each change.
 *  @return MONEY_OK.
 *  @see money_basket_on_change
 */
MONEY_API money_status_t money_basket_revision(const money_basket_t *basket, uint64_t *revision,
                                               money_error_t *error);

/** Sets the callback that is notified after each change, in place of the one before. With NULL nobody is notified.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_basket_revision
 */
MONEY_API money_status_t money_basket_on_change(money_basket_t *basket, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

/** Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`. The
 *  basket stays as it is.
 *
 *  In another currency the library converts the total once and each line item on its own. The receipt shows the
 *  difference.
 *
 *  @param target [null]  the currency to pay in; with NULL or "" the receipt is in the catalogue's currency alone.
 *  @param rates [null]   NULL is enough if nothing is to be converted.
 *  @param options        as in money_rates_convert; with `now` the receipt says how old the rates are.
 *  @param receipt        receives the receipt; you free it with money_receipt_free.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_TAX (a category without a rate), MONEY_ERR_DISCOUNT (above the
 *          price), MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (the policy does not allow rounding),
 *          MONEY_ERR_LIMIT (more than 64 different tax rates inside prices), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (not a code).
 *  @see money_receipt_info, money_receipt_to_text
 */
MONEY_API money_status_t money_basket_checkout(const money_basket_t *basket, const char *target,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               money_receipt_t **receipt, money_error_t *error);

/** Reads a basket that money_basket_to_json wrote. You free it with money_basket_free.
 *
 *  @param catalogue [null]  the products that you can add later, in the basket's currency; the library copies it. With
 *                           NULL you can add only the products of the document.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_DISCOUNT, MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_from_json(const char *json, size_t length, const money_catalogue_t *catalogue,
                                                money_basket_t **basket, money_error_t *error);

/** Writes a basket with its products, discounts, tax rates and policy as JSON. The same basket always gives the same
 *  bytes.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_to_json(const money_basket_t *basket, char **json, size_t *length,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASKET_H */
