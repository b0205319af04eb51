/** @file invoice.h
 *  Invoices and credit notes after EN 16931: line items, allowances, charges, taxes by category, and the amount due.
 *
 *  The European norm for invoices says where amounts are rounded: the library rounds the net amount of each line item,
 *  and the tax of each category on the sum of its net amounts. All other amounts are sums. An invoice has the amounts
 *  of the norm alone; docs/guide/invoices.md maps each to its business term (BT-131 is one) and its rule (BR-CO-17 is
 *  one). A change that fails leaves the invoice as it was.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
 *          money_invoice_totals_t totals;
 *          money_invoice_t *invoice = NULL;
 *          int i;
 *
 *          MONEY_CHECK(money_invoice_new("EUR", NULL, &invoice, NULL));
 *          item.quantity = money_decimal_literal("1");
 *          item.price = money_literal("0.335 EUR");
 *          strcpy(item.taxes[0].category, "S");
 *          item.taxes[0].percent = money_decimal_literal("25");
 *          for (i = 0; i < 3; i++)
 *              MONEY_CHECK(money_invoice_add(invoice, &item, NULL, NULL));
 *          MONEY_CHECK(money_invoice_totals(invoice, &totals, NULL));
 *          printf("%s + %s = %s\n", money_show(&totals.net), money_show(&totals.tax), money_show(&totals.gross));
 *          money_invoice_free(invoice);
 *          return 0;
 *      }
 *  @output
 *      1.02 EUR + 0.26 EUR = 1.28 EUR
 */
#ifndef MONEY_INVOICE_H
#define MONEY_INVOICE_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Line items, the allowances and charges of the document, what was paid before, and the currency of the tax. */
typedef struct money_invoice_s money_invoice_t;

/* ---------------------------------------------------------------------------------------------------------- Taxes */

/** The way in which a tax enters the totals. */
typedef int32_t money_invoice_tax_kind_t;

#define MONEY_INVOICE_TAX_ADDED 0    /* a percentage of the net amount, such as VAT; several stand side by side */
#define MONEY_INVOICE_TAX_COMPOUND 1 /* a percentage of the net amount and the taxes before it on the same line item */
#define MONEY_INVOICE_TAX_RETAINED 2 /* a percentage of the net amount that the buyer keeps back and pays to the
                                        state */

/** The largest number of taxes of one line item. */
#define MONEY_INVOICE_TAXES_MAX 4

/** A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none.
 *
 *  The categories of the norm are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery
 *  within the European Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is
 *  0. You may name any other tax, such as "GST", "CGST" or "IRPF".
 */
typedef struct money_invoice_tax_s {
    char category[32];             /* the category or the name of the tax: 1 to 31 bytes in one line */
    money_decimal_t percent;       /* 0 to 100: 19 is 19 % */
    money_invoice_tax_kind_t kind; /* how the tax enters the totals */
    uint32_t reserved;             /* 0 */
} money_invoice_tax_t;

/* ----------------------------------------------------------------------------------------------------- Line items */

/** A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes. */
typedef struct money_invoice_line_item_s {
    uint32_t struct_size;
    uint32_t reserved;             /* 0 */
    char name[256];                /* what was delivered, in one line (BT-153); "" if you do not say */
    money_decimal_t quantity;      /* below 0 for what is given back (BT-129); may be 0 */
    money_t price;                 /* net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction
                                      digits */
    money_decimal_t base_quantity; /* what the price is for, above 0 (BT-149); 0 stands for 1 */
    money_invoice_tax_t taxes[MONEY_INVOICE_TAXES_MAX]; /* one at least; a tax of zeros is none */
} money_invoice_line_item_t;

#define MONEY_INVOICE_LINE_ITEM_INIT                                                                          \
    { (uint32_t)sizeof(money_invoice_line_item_t), 0, "", { 0, 0, 0, 0 }, { 0, 0, 0, "" }, { 0, 0, 0, 0 },    \
      { { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 },             \
        { "", { 0, 0, 0, 0 }, 0, 0 } } }

/** Writes MONEY_INVOICE_LINE_ITEM_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_line_item_init(money_invoice_line_item_t *item);

/** The kind of an adjustment. */
typedef int32_t money_invoice_adjustment_kind_t;

#define MONEY_INVOICE_ALLOWANCE 1 /* lowers the net amount */
#define MONEY_INVOICE_CHARGE 2    /* raises the net amount */

/** An allowance or a charge of a line item or of the document.
 *
 *  Its amount is given, or is `percent` of `base`, rounded to the invoice's digits. If you give both, the amount
 *  counts, and the library keeps the other two with it.
 */
typedef struct money_invoice_adjustment_s {
    uint32_t struct_size;
    money_invoice_adjustment_kind_t kind;
    char reason[256];        /* for people, in one line; "" if you do not say */
    char reason_code[32];    /* a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say */
    money_t amount;          /* in whole minor units; all bytes 0 for `percent` of `base` */
    money_decimal_t percent; /* 0 or more; 0 if the amount is given alone */
    money_t base;            /* all bytes 0 stand for the price × quantity of the line item; the document has no such */
    money_invoice_tax_t taxes[MONEY_INVOICE_TAXES_MAX]; /* of the document; zeros on a line item, which has its own */
} money_invoice_adjustment_t;

#define MONEY_INVOICE_ADJUSTMENT_INIT                                                                               \
    { (uint32_t)sizeof(money_invoice_adjustment_t), MONEY_INVOICE_ALLOWANCE, "", "", { 0, 0, 0, "" }, { 0, 0, 0, 0 }, \
      { 0, 0, 0, "" },                                                                                              \
      { { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 },                   \
        { "", { 0, 0, 0, 0 }, 0, 0 } } }

/** Writes MONEY_INVOICE_ADJUSTMENT_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_adjustment_init(money_invoice_adjustment_t *adjustment);

/** The amounts of a line item. 128 bytes: price - allowances + charges = net. */
typedef struct money_invoice_line_amounts_s {
    money_t price;      /* quantity × price ÷ base quantity, rounded half up */
    money_t allowances; /* the sum of the line item's allowances (BT-136) */
    money_t charges;    /* the sum of its charges (BT-141) */
    money_t net;        /* the net amount (BT-131) */
} money_invoice_line_amounts_t;

/** A tax with the sum that it is due on. */
typedef struct money_invoice_category_s {
    money_invoice_tax_t tax; /* the category, its percentage (BT-118, BT-119) and its kind */
    money_t base;            /* the sum of the net amounts, less allowances, with charges (BT-116) */
    money_t amount;          /* the tax (BT-117) */
    char reason[256];        /* why there is no tax (BT-120); "" if nobody said */
    char reason_code[32];    /* the same as a code of the list VATEX (BT-121); "" if nobody said */
} money_invoice_category_t;

/** The totals of an invoice. */
typedef struct money_invoice_totals_s {
    money_t line_total;      /* the sum of the line items' net amounts (BT-106) */
    money_t allowances;      /* the sum of the document's allowances (BT-107) */
    money_t charges;         /* the sum of the document's charges (BT-108) */
    money_t net;             /* line_total - allowances + charges (BT-109) */
    money_t tax;             /* the sum of the taxes, without those that are retained (BT-110) */
    money_t gross;           /* net + tax (BT-112) */
    money_t retained;        /* the sum of the retained taxes, which the norm does not have */
    money_t prepaid;         /* what was paid before (BT-113) */
    money_t rounding;        /* the given rounding amount (BT-114) */
    money_t payable;         /* gross - retained - prepaid + rounding (BT-115) */
    money_t accounting_tax;  /* the tax in the currency of accounting (BT-111); zeros if there is no such currency */
    uint64_t line_item_count;
    uint64_t category_count;
} money_invoice_totals_t;

/* -------------------------------------------------------------------------------------------------------- Invoices */

/** Makes an invoice without line items. You free it with money_invoice_free.
 *  @param currency  the currency of all amounts (BT-5), built in or in `registry`. Amounts have its minor unit, but at
 *                   most two fraction digits, because the norm has no more.
 *  @param registry  your own currencies; the library reads it during the call only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: a currency without minor units), MONEY_ERR_SYNTAX (not a code).
 *  @since 0.2
 *  @see money_invoice_from_json
 */
MONEY_API money_status_t money_invoice_new(const char *currency, const money_currency_registry_t *registry,
                                           money_invoice_t **invoice, money_error_t *error);

/** Frees an invoice. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_free(money_invoice_t *invoice);

/** Adds a line item at the end. The same thing may be there twice, at other prices.
 *
 *  @param item [not_null]  start with MONEY_INVOICE_LINE_ITEM_INIT, and set `quantity`, `price` and a tax.
 *  @param index [null]  receives the index of the line item, for money_invoice_adjust.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also: a price below 0), MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_TAX (no tax, one twice, a percentage outside 0 to 100, a percentage with a category that has
 *          none), MONEY_ERR_SYNTAX (a text of two lines), MONEY_ERR_ENCODING (a text that is not UTF-8),
 *          MONEY_ERR_LIMIT (a text without a NUL in its array, more than 256 different taxes), MONEY_ERR_OVERFLOW
 *          (above 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_add(money_invoice_t *invoice, const money_invoice_line_item_t *item,
                                           size_t *index, money_error_t *error);

/** The index that stands for the document in money_invoice_adjust. */
#define MONEY_INVOICE_DOCUMENT SIZE_MAX

/** Adds an allowance or a charge to a line item or to the document. Each can have several.
 *
 *  @param line_item   the index of a line item, or MONEY_INVOICE_DOCUMENT.
 *  @param adjustment [not_null]  start with MONEY_INVOICE_ADJUSTMENT_INIT, and set `kind` and the amount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such line item), MONEY_ERR_ARGUMENT (also: a percentage without a base),
 *          MONEY_ERR_INEXACT (more fraction digits than the invoice has), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_TAX
 *          (as in money_invoice_add; also: taxes for the adjustment of a line item), MONEY_ERR_SYNTAX,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_adjust(money_invoice_t *invoice, size_t line_item,
                                              const money_invoice_adjustment_t *adjustment, money_error_t *error);

/** Says why a category has no tax, in place of what was said before. The norm demands a reason for E, AE, K, G and O.
 *
 *  @param category     the category, whether or not a line item has it.
 *  @param reason [null]  for people, in one line, at most 255 bytes (BT-120).
 *  @param reason_code [null]  a code of the list VATEX, at most 31 bytes (BT-121).
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (an empty category, a text of two lines), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT
 *          (also: more than 256 categories).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_exemption(money_invoice_t *invoice, const char *category,
                                                     const char *reason, const char *reason_code,
                                                     money_error_t *error);

/** Sets what was paid before and the rounding amount, in place of what they were.
 *
 *  @param prepaid [null]  the paid amount (BT-113); NULL leaves it as it is.
 *  @param rounding [null]  an amount that is added to what is due (BT-114), below 0 to lower it; NULL leaves it.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (more fraction digits than the invoice has), MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_OVERFLOW (above 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_payment(money_invoice_t *invoice, const money_t *prepaid,
                                                   const money_t *rounding, money_error_t *error);

/** Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
 *
 *  @param currency  the currency, built in or in `registry`.
 *  @param rate      how much of it one unit of the invoice's currency is, above 0.
 *  @param registry  your own currencies; the library reads it during the call only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_INVALID_RATE (a rate that is
 *          not above 0).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_accounting(money_invoice_t *invoice, const char *currency,
                                                      const money_decimal_t *rate,
                                                      const money_currency_registry_t *registry,
                                                      money_error_t *error);

/* ---------------------------------------------------------------------------------------------------------- Amounts */

/** Adds everything up.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (a sum above 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_totals(const money_invoice_t *invoice, money_invoice_totals_t *totals,
                                              money_error_t *error);

/** Writes the amounts of several line items in one call, under the rules of money_catalogue_products.
 *  @param rows [out count=capacity]  the amounts, in the order in which you added the line items.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of line items).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_line_amounts(const money_invoice_t *invoice, size_t first,
                                                    money_invoice_line_amounts_t *rows, size_t capacity,
                                                    size_t *count, money_error_t *error);

/** Writes several taxes with their sums in one call, under the rules of money_catalogue_products. A row is a category
 *  with a percentage and a kind; the rows have the order of their first appearance.
 *  @param rows [out count=capacity]  the taxes with their sums.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count of taxes), MONEY_ERR_OVERFLOW (a sum above 38
 *          digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_categories(const money_invoice_t *invoice, size_t first,
                                                  money_invoice_category_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices stay as
 *  they are. Every total is that of the invoice with the other sign. You free it with money_invoice_free.
 *
 *  A credit note of the norm states the amounts of its invoice with the same sign, so it needs no reversal.
 *
 *  @param reversed  receives the new invoice; `invoice` stays as it is.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_reverse(const money_invoice_t *invoice, money_invoice_t **reversed,
                                               money_error_t *error);

/** Reads an invoice that money_invoice_to_json wrote. You free it with money_invoice_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_TAX,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_INEXACT, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_invoice_from_json(const char *json, size_t length, money_invoice_t **invoice,
                                                 money_error_t *error);

/** Writes an invoice as JSON: what you handed in, without the totals. The same invoice always gives the same text. You
 *  free it with money_string_free.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_to_json(const money_invoice_t *invoice, char **json, size_t *length,
                                               money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_INVOICE_H */
