/** @file receipt.h
 *  Receipts: the amounts of a checkout by line item, by tax category and in total, which always add up.
 *
 *  money_basket_checkout creates a receipt. A receipt can be read in the catalogue's currency (MONEY_RECEIPT_PRICED) or
 *  in the currency of the checkout (MONEY_RECEIPT_CHECKOUT). Every amount is a whole number of minor units.
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

/** The currency in which a receipt is read. */
typedef int32_t money_receipt_view_t;

#define MONEY_RECEIPT_PRICED 0   /* the catalogue's currency */
#define MONEY_RECEIPT_CHECKOUT 1 /* the currency of the checkout, which may be the same */

/** The totals of a receipt in one currency.
 *
 *  The following sums always hold:
 *
 *  - The line items' `total` add up to `subtotal`, and their `order_discount` to `discount`
 *  - The tax rows add up to `net`, `tax` and `gross`
 *  - net + tax = gross
 *  - gross + difference = total
 *  - total + cash_rounding = payable
 *
 *  368 bytes.
 */
typedef struct money_receipt_info_s {
    money_t subtotal;                /* the sum of the line items before the order's discount */
    money_t discount;                /* the discount on the order; 0 or more in a sale */
    money_t net;
    money_t tax;
    money_t gross;                   /* the sum of the line items */
    money_t total;                   /* the amount due; in another currency, the total converted once */
    money_t difference;              /* total - gross; 0 unless the receipt is converted */
    money_t cash_rounding;           /* payable - total */
    money_t payable;                 /* the amount to pay */
    uint64_t line_item_count;
    uint64_t tax_count;              /* the number of tax rows */
    money_discount_t discount_terms; /* the order's discount as set by money_basket_set_discount */
} money_receipt_info_t;

/** A line item of a receipt in one currency. price - discount = total, and net + tax = gross. 736 bytes. */
typedef struct money_receipt_line_item_s {
    money_basket_line_item_t item; /* the line item of the basket; its product is priced in the catalogue's currency */
    money_t price;                 /* quantity × price */
    money_t discount;              /* the discount on the line item */
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

/** Returns the totals of a receipt.
 *  @return MONEY_OK.
 *  @see money_receipt_line_items, money_receipt_taxes
 */
MONEY_API money_status_t money_receipt_info(const money_receipt_t *receipt, money_receipt_view_t view,
                                            money_receipt_info_t *info, money_error_t *error);

/** Returns the line item at an index, in the order of the basket.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @since 0.2
 *  @see money_receipt_line_items
 */
MONEY_API money_status_t money_receipt_line_item_at(const money_receipt_t *receipt, money_receipt_view_t view,
                                                    size_t index, money_receipt_line_item_t *item,
                                                    money_error_t *error);

/** Returns a range of line items, in the order of the basket.
 *  @param first  the index of the first line item to return, at most the number of line items.
 *  @param rows [out count=capacity]  receives the line items. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of line items returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of line items).
 *  @since 0.2
 *  @see money_receipt_line_item_at
 */
MONEY_API money_status_t money_receipt_line_items(const money_receipt_t *receipt, money_receipt_view_t view,
                                                  size_t first, money_receipt_line_item_t *rows, size_t capacity,
                                                  size_t *count, money_error_t *error);

/** Returns the tax row at an index. A receipt contains one row for each tax category, in the order of the line items.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_receipt_taxes
 */
MONEY_API money_status_t money_receipt_tax_at(const money_receipt_t *receipt, money_receipt_view_t view, size_t index,
                                              money_receipt_tax_t *tax, money_error_t *error);

/** Returns a range of tax rows, in the order of the line items.
 *  @param first  the index of the first tax row to return, at most the number of tax rows.
 *  @param rows [out count=capacity]  receives the tax rows. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of tax rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of tax rows).
 *  @since 0.2
 *  @see money_receipt_tax_at
 */
MONEY_API money_status_t money_receipt_taxes(const money_receipt_t *receipt, money_receipt_view_t view, size_t first,
                                             money_receipt_tax_t *rows, size_t capacity, size_t *count,
                                             money_error_t *error);

/** Calculates the refund of a line item or of part of its quantity. Records nothing.
 *
 *  A refund negates all amounts, including the part's share of the discounts and of the tax. Pass the quantity
 *  refunded so far as `refunded`; the refund is the difference between the rounded amounts before and after it.
 *  Partial refunds therefore add up to the line item, and the refunds of all line items to the `gross` of the receipt.
 *  The `difference` of a converted receipt and its cash rounding belong to no line item.
 *
 *  @param index  the index of the line item in the receipt.
 *  @param quantity [null]  the quantity to refund, with the sign of the line item's quantity; NULL for the entire
 *          remaining quantity.
 *  @param refunded [null]  the quantity refunded earlier; NULL for 0.
 *  @param item  receives the refund. Its quantity is negated, too.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range), MONEY_ERR_ARGUMENT (`quantity` is 0, of the wrong
 *          sign or above the remaining quantity, or no quantity remains), MONEY_ERR_INEXACT (the policy's rounding mode
 *          is MONEY_ROUND_UNNECESSARY, and an amount needs rounding), MONEY_ERR_OVERFLOW.
 *  @since 0.2
 *  @see money_receipt_line_items
 */
MONEY_API money_status_t money_receipt_refund(const money_receipt_t *receipt, money_receipt_view_t view, size_t index,
                                              const money_decimal_t *quantity, const money_decimal_t *refunded,
                                              money_receipt_line_item_t *item, money_error_t *error);

/** Returns the conversion of the total. It contains the rate, its path, date, gap in days, age and source, and the
 *  remainder of the rounding.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_receipt_conversion(const money_receipt_t *receipt, money_conversion_t *conversion,
                                                  money_error_t *error);

/** Explains a receipt: the amount to pay, down to the quantities, prices, discounts and tax rates of the basket. Free
 *  the explanation with money_explanation_free.
 *
 *  The nodes are named after the amounts: "payable", which is the root, "total", "gross", "net", "tax",
 *  "lines[0].price" and "taxes[0].tax". Amounts that do not enter "payable" have roots of their own. With
 *  MONEY_RECEIPT_CHECKOUT, the amounts of a converted receipt follow from the rates and from the amounts in the
 *  catalogue's currency, whose names start with "priced.", such as "priced.lines[0].price".
 *
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (an exact value exceeds 512 bits).
 *  @since 0.2
 *  @see money_explanation_nodes, money_explanation_to_text
 */
MONEY_API money_status_t money_receipt_explain(const money_receipt_t *receipt, money_receipt_view_t view,
                                               money_explanation_t **explanation, money_error_t *error);

/** Writes a receipt as English text in columns, for a terminal or a printer.
 *
 *  The text ends with a description of the policy. A converted receipt contains a second part in the other currency,
 *  with the rate, its date and its age.
 *
 *  @param columns  the width in characters: 32 to 200, or 0 for 48.
 *  @param text  receives the text. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the text without the NUL. NULL is allowed.
 *  @return MONEY_OK.
 *  @see money_receipt_to_json
 */
MONEY_API money_status_t money_receipt_to_text(const money_receipt_t *receipt, int32_t columns, char **text,
                                               size_t *length, money_error_t *error);

/** Writes a receipt as JSON, with all its amounts. The same receipt always produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
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
