/** @file receipt.h
 *  Receipts: the amounts of a checkout by line item, by tax category and in total, which always add up.
 *
 *  money_basket_checkout makes a receipt. You read it in the catalogue's currency (MONEY_RECEIPT_PRICED) or in the
 *  currency of the checkout (MONEY_RECEIPT_CHECKOUT). Every amount has whole minor units.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "sku,name,price\nmilk,Milk,1.30\neggs,Eggs,2.10\n";
 *          money_decimal_t two = money_decimal_literal("2");
 *          money_catalogue_t *catalogue = NULL;
 *          money_basket_t *basket = NULL;
 *          money_receipt_t *receipt = NULL;
 *          money_receipt_line_item_t rows[8];
 *          size_t count, index;
 *
 *          MONEY_CHECK(money_catalogue_from_csv(csv, MONEY_NTS, "USD", NULL, &catalogue, NULL));
 *          MONEY_CHECK(money_basket_new(catalogue, &basket, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "milk", &two, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "eggs", &two, NULL));
 *          MONEY_CHECK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, NULL));
 *          MONEY_CHECK(money_receipt_line_items(receipt, MONEY_RECEIPT_PRICED, 0, rows, 8, &count, NULL));
 *          for (index = 0; index < count; index++)
 *              printf("%s %s\n", rows[index].item.product.name, money_show(&rows[index].total));
 *          money_receipt_free(receipt);
 *          money_basket_free(basket);
 *          money_catalogue_free(catalogue);
 *          return 0;
 *      }
 *  @output
 *      Milk 2.60 USD
 *      Eggs 4.20 USD
 */
#ifndef MONEY_RECEIPT_H
#define MONEY_RECEIPT_H

#include "basket.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The currency that you read a receipt in. */
typedef int32_t money_receipt_view_t;

#define MONEY_RECEIPT_PRICED 0   /* the catalogue's currency */
#define MONEY_RECEIPT_CHECKOUT 1 /* the currency of the checkout, which may be the same */

/** The totals of a receipt in one currency. 368 bytes.
 *
 *  These sums always hold. The line items' totals add up to `subtotal`, and their shares of the order's discount to
 *  `discount`. The tax rows add up to `net`, `tax` and `gross`. net + tax = gross, gross + difference = total, and
 *  total + cash_rounding = payable.
 */
typedef struct money_receipt_info_s {
    money_t subtotal;
    money_t discount;      /* off the order; 0 or more in a sale */
    money_t net;
    money_t tax;
    money_t gross;         /* the sum of the line items */
    money_t total;         /* the amount owed; in another currency, the total that was converted once */
    money_t difference;    /* total - gross, which is 0 unless the receipt was converted */
    money_t cash_rounding; /* payable - total */
    money_t payable;       /* the amount to pay */
    uint64_t line_item_count;
    uint64_t tax_count;    /* how many tax rows the receipt has */
    money_discount_t discount_terms; /* the order's discount as money_basket_set_discount set it */
} money_receipt_info_t;

/** A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross. */
typedef struct money_receipt_line_item_s {
    money_basket_line_item_t item; /* what was sold; the product's price is in the catalogue's currency */
    money_t price;                 /* quantity × price */
    money_t discount;              /* off the line item */
    money_t total;
    money_t order_discount;        /* the line item's share of the order's discount */
    money_t net;
    money_t tax;
    money_t gross;
} money_receipt_line_item_t;

/** A tax row of a receipt: the amounts of one tax category. 152 bytes. */
typedef struct money_receipt_tax_s {
    money_tax_rate_t tax_rate;
    money_t net;
    money_t tax;
    money_t gross;
} money_receipt_tax_t;

/** Frees a receipt. NULL is allowed. */
MONEY_EXPORT void money_receipt_free(money_receipt_t *receipt);

/** Writes the totals of a receipt.
 *  @return MONEY_OK.
 *  @see money_receipt_line_items, money_receipt_taxes
 */
MONEY_API money_status_t money_receipt_info(const money_receipt_t *receipt, money_receipt_view_t view,
                                            money_receipt_info_t *info, money_error_t *error);

/** Writes the line item at an index, in the order of the basket.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the receipt has fewer line items).
 *  @since 0.2
 *  @see money_receipt_line_items
 */
MONEY_API money_status_t money_receipt_line_item_at(const money_receipt_t *receipt, money_receipt_view_t view,
                                                    size_t index, money_receipt_line_item_t *item,
                                                    money_error_t *error);

/** Writes several line items in one call, under the rules of money_catalogue_products.
 *  @param rows [out count=capacity]  receives the line items, in the order of the basket.
 *  @param count  receives how many line items the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of line items).
 *  @since 0.2
 *  @see money_receipt_line_item_at
 */
MONEY_API money_status_t money_receipt_line_items(const money_receipt_t *receipt, money_receipt_view_t view,
                                                  size_t first, money_receipt_line_item_t *rows, size_t capacity,
                                                  size_t *count, money_error_t *error);

/** Writes the tax row at an index. Each tax category has one, in the order in which the line items come.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the receipt has fewer tax rows).
 *  @see money_receipt_taxes
 */
MONEY_API money_status_t money_receipt_tax_at(const money_receipt_t *receipt, money_receipt_view_t view, size_t index,
                                              money_receipt_tax_t *tax, money_error_t *error);

/** Writes several tax rows in one call, under the rules of money_catalogue_products.
 *  @param rows [out count=capacity]  receives the tax rows.
 *  @param count  receives how many tax rows the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of tax rows).
 *  @since 0.2
 *  @see money_receipt_tax_at
 */
MONEY_API money_status_t money_receipt_taxes(const money_receipt_t *receipt, money_receipt_view_t view, size_t first,
                                             money_receipt_tax_t *rows, size_t capacity, size_t *count,
                                             money_error_t *error);

/** Writes the refund of a line item, or of a part of its quantity. It gives back what the sale took: the amounts have
 *  the other sign, with the part's share of the discounts and of the tax.
 *
 *  The library keeps no refunds. You hand in the quantity that earlier refunds gave back, and get what is missing to
 *  the new sum. So the parts of a line item add up to its amounts, and all line items to the receipt's `gross`. The
 *  `difference` of a converted receipt and its cash rounding belong to no line item.
 *
 *  @param index     the index of the line item in the receipt.
 *  @param quantity [null]  the quantity that comes back, with the sign of the line item's; NULL: all that is left.
 *  @param refunded [null]  the quantity that earlier refunds gave back; NULL: none.
 *  @param item      receives the refund; its quantity has the other sign too.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the receipt has fewer line items); MONEY_ERR_ARGUMENT (a quantity is outside
 *          what is left of the line item, or nothing is left); MONEY_ERR_INEXACT (the policy's rounding is
 *          MONEY_ROUND_UNNECESSARY, and a part has more digits); MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_receipt_line_items
 */
MONEY_API money_status_t money_receipt_refund(const money_receipt_t *receipt, money_receipt_view_t view, size_t index,
                                              const money_decimal_t *quantity, const money_decimal_t *refunded,
                                              money_receipt_line_item_t *item, money_error_t *error);

/** Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder that
 *  the rounding dropped.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_receipt_conversion(const money_receipt_t *receipt, money_conversion_t *conversion,
                                                  money_error_t *error);

/** Writes a receipt as aligned English text for a terminal or a printer. The text ends with the policy as a sentence. A
 *  converted receipt has the other currency below, with the rate, its date and its age.
 *
 *  @param columns  the width in characters: 32 to 200, or 0 for 48.
 *  @param text     receives the NUL-terminated text; you free it with money_string_free.
 *  @param length   receives the length of the text without its NUL; may be NULL.
 *  @return MONEY_OK.
 *  @see money_receipt_to_json
 */
MONEY_API money_status_t money_receipt_to_text(const money_receipt_t *receipt, int32_t columns, char **text,
                                               size_t *length, money_error_t *error);

/** Writes a receipt with all its amounts as JSON. The same receipt always gives the same bytes.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @see money_receipt_to_text
 *  @long
 */
MONEY_API money_status_t money_receipt_to_json(const money_receipt_t *receipt, char **json, size_t *length,
                                               money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_RECEIPT_H */
