/** @file basket.h
 *  Baskets: products of a catalogue in quantities, with discounts, taxes and a policy, and their checkout.
 *
 *  A basket contains one line item for each product. You add products, set discounts on line items and on the order,
 *  and select the policy (money/basket_policy.h). All amounts remain exact until money_basket_checkout creates a
 *  receipt (money/receipt.h), in the catalogue's currency and optionally in another one. A change that fails leaves the
 *  basket unchanged.
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

/** The result of a checkout. Receipts are immutable, so several threads may read one at the same time. */
typedef struct money_receipt_s money_receipt_t;

/* ------------------------------------------------------------------------------------------------------ Discounts */

/** The kind of a discount: a percentage or an amount. */
typedef int32_t money_discount_kind_t;

#define MONEY_DISCOUNT_NONE 0    /* no discount */
#define MONEY_DISCOUNT_PERCENT 1 /* a percentage of the price */
#define MONEY_DISCOUNT_FIXED 2   /* an amount off the line item or the order */

/** A discount on a line item or on the order. 64 bytes. */
typedef struct money_discount_s {
    uint32_t struct_size;
    money_discount_kind_t kind;
    money_decimal_t percent; /* with MONEY_DISCOUNT_PERCENT, the percentage, 0 to 100: 10 is a tenth; otherwise all
                                zero */
    money_t amount;          /* with MONEY_DISCOUNT_FIXED, the amount: 0 or more, in the catalogue's currency, a whole
                                number of minor units; otherwise all zero */
} money_discount_t;

#define MONEY_DISCOUNT_INIT \
    { (uint32_t)sizeof(money_discount_t), MONEY_DISCOUNT_NONE, { 0, 0, 0, 0 }, { 0, 0, 0, "" } }

/** Sets a discount to its defaults, as MONEY_DISCOUNT_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_discount_init(money_discount_t *discount);

/** A line item of a basket: a product and its quantity. 512 bytes. */
typedef struct money_basket_line_item_s {
    money_product_t product;   /* the product, with the price it had when it was first added */
    money_decimal_t quantity;  /* never 0; negative for a refund */
    money_discount_t discount; /* the discount; of kind MONEY_DISCOUNT_NONE by default */
} money_basket_line_item_t;

/* -------------------------------------------------------------------------------------------------------- Baskets */

/** Creates an empty basket with a copy of a catalogue and its tax rates. Free it with money_basket_free.
 *  @return MONEY_OK.
 *  @see money_basket_from_json
 */
MONEY_API money_status_t money_basket_new(const money_catalogue_t *catalogue, money_basket_t **basket,
                                          money_error_t *error);

/** Frees a basket. NULL is allowed. If the basket's change callback frees it, its memory is freed after the callback
 *  returns.
 */
MONEY_EXPORT void money_basket_free(money_basket_t *basket);

/** Adds to the quantity of a product.
 *
 *  A line item is added if the basket does not contain the product, and removed if its quantity becomes 0.
 *
 *  @param sku  the identifier of a product of the catalogue or of the basket.
 *  @param quantity  the quantity to add, other than 0, such as 0.350 for kilograms. A negative quantity reduces the
 *          line item; a line item with a negative quantity is a refund.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`quantity` is 0), MONEY_ERR_NOT_FOUND (neither the catalogue nor the basket
 *          contains the product), MONEY_ERR_OVERFLOW (a quantity or a price exceeds 38 digits), MONEY_ERR_DISCOUNT (the
 *          line item's fixed discount would exceed its price), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_basket_set, money_basket_remove
 *  @calls_back
 */
MONEY_API money_status_t money_basket_add(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Sets the quantity of a product. A line item is added if the basket does not contain the product. A quantity of 0
 *  removes the line item.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the product is unknown, or the quantity is 0 and the basket does not contain
 *          the product), MONEY_ERR_OVERFLOW, MONEY_ERR_DISCOUNT, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_basket_add
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                          money_error_t *error);

/** Adds a product that is not in the catalogue, or is there at another price.
 *
 *  Use it for a product that is sold once, for a price agreed with the customer, or for a second line item of a product
 *  with an option and a sku of its own. The line item stores the sku, the texts, the tax category and the price of
 *  `product`. A line item with the same sku is replaced; the new one keeps its position and its discount. Other
 *  functions identify the line item by its sku.
 *
 *  @param product [not_null]  the product, priced in the catalogue's currency. Initialise `struct_size` with
 *          MONEY_PRODUCT_INIT.
 *  @param quantity  the quantity, other than 0; negative for a refund.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`quantity` is 0, or the price is below 0), MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_SYNTAX (the sku is empty, or a text is not one line), MONEY_ERR_OVERFLOW, MONEY_ERR_DISCOUNT (the
 *          line item's fixed discount would exceed its price), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @see money_basket_add, money_basket_set_discount
 *  @calls_back
 */
MONEY_API money_status_t money_basket_put(money_basket_t *basket, const money_product_t *product,
                                          const money_decimal_t *quantity, money_error_t *error);

/** Removes the line item of a product and its discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the basket does not contain the product), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @see money_basket_clear
 *  @calls_back
 */
MONEY_API money_status_t money_basket_remove(money_basket_t *basket, const char *sku, money_error_t *error);

/** Removes all line items and the order's discount. Tax rates and the policy are kept.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_basket_clear(money_basket_t *basket, money_error_t *error);

/** Sets the discount of a line item or of the order, replacing the previous one.
 *
 *  A fixed discount of a line item must not exceed its price. A fixed discount of the order can be set before products
 *  are added, so money_basket_checkout compares it with the subtotal. The order's discount is allocated to the line
 *  items in proportion to their totals.
 *
 *  @param sku [null]  the product of the line item; NULL for the order.
 *  @param discount  the discount; NULL to remove the previous one, as a discount of 0 or of kind MONEY_DISCOUNT_NONE
 *          does.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the discount sets a percentage with MONEY_DISCOUNT_FIXED or an amount with
 *          MONEY_DISCOUNT_PERCENT), MONEY_ERR_NOT_FOUND (the basket does not contain the product), MONEY_ERR_DISCOUNT
 *          (the percentage is outside 0 to 100, or the amount is below 0 or above the price), MONEY_ERR_INEXACT (the
 *          amount is not a whole number of minor units), MONEY_ERR_CURRENCY_MISMATCH (the amount is not in the
 *          catalogue's currency), MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_discount(money_basket_t *basket, const char *sku,
                                                   const money_discount_t *discount, money_error_t *error);

/** Sets the tax rate of a category in this basket, as money_catalogue_set_tax does for a catalogue.
 *  @param category [null]  the category; NULL or "" for products without a category.
 *  @param percent  the rate in percent, 0 to 100: 19 is 19 %.
 *  @return MONEY_OK; MONEY_ERR_TAX (`percent` is outside 0 to 100), MONEY_ERR_BUSY, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_tax(money_basket_t *basket, const char *category,
                                              const money_decimal_t *percent, money_error_t *error);

/** Sets the policy of a basket.
 *  @param policy  the policy; NULL for the default policy.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_basket_policy_preset
 *  @calls_back
 */
MONEY_API money_status_t money_basket_set_policy(money_basket_t *basket, const money_basket_policy_t *policy,
                                                 money_error_t *error);

/** Returns the policy of a basket. Its `struct_size` is set.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_basket_policy(const money_basket_t *basket, money_basket_policy_t *policy,
                                             money_error_t *error);

/** Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_basket_currency(const money_basket_t *basket, char *buffer, size_t capacity,
                                               size_t *length, money_error_t *error);

/** Returns the number of line items.
 *  @return MONEY_OK.
 *  @see money_basket_at, money_basket_line_items
 */
MONEY_API money_status_t money_basket_count(const money_basket_t *basket, size_t *count, money_error_t *error);

/** Returns the line item at an index, in insertion order.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_basket_line_items, money_basket_count
 */
MONEY_API money_status_t money_basket_at(const money_basket_t *basket, size_t index, money_basket_line_item_t *item,
                                         money_error_t *error);

/** Returns a range of line items, in insertion order.
 *  @param first  the index of the first line item to return, at most the number of line items.
 *  @param rows [out count=capacity]  receives the line items. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of line items returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of line items).
 *  @since 0.2
 *  @see money_basket_at
 */
MONEY_API money_status_t money_basket_line_items(const money_basket_t *basket, size_t first,
                                                 money_basket_line_item_t *rows, size_t capacity, size_t *count,
                                                 money_error_t *error);

/** Returns the quantity of a product, or 0 if the basket does not contain it.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_basket_quantity(const money_basket_t *basket, const char *sku,
                                               money_decimal_t *quantity, money_error_t *error);

/** Returns the revision of a basket: 0 for a new basket, incremented by each change.
 *  @return MONEY_OK.
 *  @see money_basket_on_change
 */
MONEY_API money_status_t money_basket_revision(const money_basket_t *basket, uint64_t *revision,
                                               money_error_t *error);

/** Sets the change callback, which runs after each change, replacing the previous one.
 *  @param callback  the callback; NULL for no callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_basket_revision
 */
MONEY_API money_status_t money_basket_on_change(money_basket_t *basket, money_change_callback_t callback,
                                                void *user_data, money_error_t *error);

/** Creates a receipt under the basket's policy. Free it with money_receipt_free.
 *
 *  The receipt contains all amounts in the catalogue's currency and, if `target` is another currency, in that currency
 *  too. For the latter the total is converted once and each line item separately; the receipt states the difference.
 *  The basket is unchanged.
 *
 *  @param target [null]  the currency of payment; NULL or "" for the catalogue's currency.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults. If `now` is set, the receipt contains the
 *          age of the rates.
 *  @param receipt  receives the receipt.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_TAX (a category has no tax rate), MONEY_ERR_DISCOUNT (a discount
 *          exceeds the price), MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (an amount needs rounding, but the policy forbids
 *          it), MONEY_ERR_LIMIT (the prices include more than 64 different tax rates), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (`target` is not a currency code).
 *  @see money_receipt_info, money_receipt_to_text
 */
MONEY_API money_status_t money_basket_checkout(const money_basket_t *basket, const char *target,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               money_receipt_t **receipt, money_error_t *error);

/** Reads a basket from JSON that money_basket_to_json wrote. Free it with money_basket_free.
 *  @param catalogue [null]  the products that can be added later, in the basket's currency; NULL for the products of
 *          the document only. The basket stores a copy.
 *  @return MONEY_OK; MONEY_ERR_JSON (`json` is not valid JSON; the error includes the position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_VERSION, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_DISCOUNT, MONEY_ERR_TAX,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_from_json(const char *json, size_t length, const money_catalogue_t *catalogue,
                                                money_basket_t **basket, money_error_t *error);

/** Writes a basket as JSON, with its products, discounts, tax rates and policy. The same basket always produces the
 *  same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_basket_to_json(const money_basket_t *basket, char **json, size_t *length,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASKET_H */
