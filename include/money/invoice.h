/** @file invoice.h
 *  Invoices and credit notes under EN 16931: line items, allowances, charges, taxes by category, and the amount due.
 *
 *  The European standard for invoices defines which amounts are rounded: the net amount of each line item, and the tax
 *  of each category on the sum of its net amounts. All other amounts are sums. An invoice contains only the amounts of
 *  the standard. docs/guide/invoices.md maps each of them to its business term (such as BT-131) and rule (such as
 *  BR-CO-17). A change that fails leaves the invoice unchanged.
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
#include "explanation.h"
#include "receipt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An invoice: line items, allowances and charges of the document, the prepaid amount, and the accounting currency. */
typedef struct money_invoice_s money_invoice_t;

/* ---------------------------------------------------------------------------------------------------------- Taxes */

/** The effect of a tax on the totals. */
typedef int32_t money_invoice_tax_kind_t;

#define MONEY_INVOICE_TAX_ADDED 0    /* a percentage of the net amount, such as VAT; several such taxes are
                                        independent */
#define MONEY_INVOICE_TAX_COMPOUND 1 /* a percentage of the net amount and the preceding taxes of the same line item */
#define MONEY_INVOICE_TAX_RETAINED 2 /* a percentage of the net amount that the buyer withholds and pays to the tax
                                        authority */

/** The maximum number of taxes of a line item. */
#define MONEY_INVOICE_TAXES_MAX 4

/** A tax of a line item, an allowance or a charge. A tax whose fields are all zero is ignored.
 *
 *  The categories of the standard are:
 *
 *  - S: standard rate
 *  - Z: zero rated
 *  - E: exempt
 *  - AE: reverse charge
 *  - K: supply within the European Union
 *  - G: export
 *  - O: outside the scope of tax
 *  - L, M and B
 *
 *  The percentage of Z, E, AE, K, G and O must be 0. Other taxes can be named freely, such as "GST", "CGST" or "IRPF".
 *
 *  64 bytes.
 */
typedef struct money_invoice_tax_s {
    char category[32];             /* the category or the name of the tax: one line of 1 to 31 bytes */
    money_decimal_t percent;       /* the rate in percent, 0 to 100: 19 is 19 % */
    money_invoice_tax_kind_t kind; /* the effect on the totals */
    uint32_t reserved;             /* must be 0 */
} money_invoice_tax_t;

/* ----------------------------------------------------------------------------------------------------- Line items */

/** A line item of an invoice: name, quantity, price and taxes. 616 bytes. */
typedef struct money_invoice_line_item_s {
    uint32_t struct_size;
    uint32_t reserved;             /* must be 0 */
    char name[256];                /* the name of the item in one line (BT-153); "" if unspecified */
    money_decimal_t quantity;      /* the quantity (BT-129); negative for returned items; may be 0 */
    money_t price;                 /* the net price of `base_quantity` items (BT-146): 0 or more, with any number of
                                      fraction digits */
    money_decimal_t base_quantity; /* the quantity to which the price applies (BT-149), above 0; 0 for 1 */
    money_invoice_tax_t taxes[MONEY_INVOICE_TAXES_MAX]; /* at least one tax; unused elements are all zero */
} money_invoice_line_item_t;

#define MONEY_INVOICE_LINE_ITEM_INIT                                                                          \
    { (uint32_t)sizeof(money_invoice_line_item_t), 0, "", { 0, 0, 0, 0 }, { 0, 0, 0, "" }, { 0, 0, 0, 0 },    \
      { { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 },             \
        { "", { 0, 0, 0, 0 }, 0, 0 } } }

/** Sets a line item to its defaults, as MONEY_INVOICE_LINE_ITEM_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_line_item_init(money_invoice_line_item_t *item);

/** The kind of an adjustment. */
typedef int32_t money_invoice_adjustment_kind_t;

#define MONEY_INVOICE_ALLOWANCE 1 /* reduces the net amount */
#define MONEY_INVOICE_CHARGE 2    /* increases the net amount */

/** An allowance or a charge of a line item or of the document.
 *
 *  Its value is `amount`, or else `percent` of `base`, rounded to the fraction digits of the invoice. If all three are
 *  set, `amount` is used, and `percent` and `base` are stored with it.
 */
typedef struct money_invoice_adjustment_s {
    uint32_t struct_size;
    money_invoice_adjustment_kind_t kind;
    char reason[256];        /* the reason as text in one line; "" if unspecified */
    char reason_code[32];    /* a code of the list UNTDID 5189 (allowances) or 7161 (charges); "" if unspecified */
    money_t amount;          /* a whole number of minor units; all zero for `percent` of `base` */
    money_decimal_t percent; /* 0 or more; 0 if only `amount` is set */
    money_t base;            /* all zero for the line item's price × quantity; required for a percentage on the
                                document */
    money_invoice_tax_t taxes[MONEY_INVOICE_TAXES_MAX]; /* the taxes of an adjustment of the document; all zero for that
                                                           of a line item, whose taxes apply */
} money_invoice_adjustment_t;

#define MONEY_INVOICE_ADJUSTMENT_INIT                                                                               \
    { (uint32_t)sizeof(money_invoice_adjustment_t), MONEY_INVOICE_ALLOWANCE, "", "", { 0, 0, 0, "" }, { 0, 0, 0, 0 }, \
      { 0, 0, 0, "" },                                                                                              \
      { { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 }, { "", { 0, 0, 0, 0 }, 0, 0 },                   \
        { "", { 0, 0, 0, 0 }, 0, 0 } } }

/** Sets an adjustment to its defaults, as MONEY_INVOICE_ADJUSTMENT_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_adjustment_init(money_invoice_adjustment_t *adjustment);

/** The amounts of a line item: price - allowances + charges = net. 128 bytes. */
typedef struct money_invoice_line_amounts_s {
    money_t price;      /* quantity × price ÷ base quantity, rounded half up */
    money_t allowances; /* the sum of the line item's allowances (BT-136) */
    money_t charges;    /* the sum of the line item's charges (BT-141) */
    money_t net;        /* the net amount (BT-131) */
} money_invoice_line_amounts_t;

/** A tax with its base and its amount, summed over the invoice. */
typedef struct money_invoice_category_s {
    money_invoice_tax_t tax; /* the category, its percentage (BT-118, BT-119) and its kind */
    money_t base;            /* the taxable amount: net amounts - allowances + charges (BT-116) */
    money_t amount;          /* the amount of the tax (BT-117) */
    char reason[256];        /* the reason for an exemption (BT-120); "" if not set */
    char reason_code[32];    /* the reason as a code of the list VATEX (BT-121); "" if not set */
} money_invoice_category_t;

/** The totals of an invoice. */
typedef struct money_invoice_totals_s {
    money_t line_total;     /* the sum of the line items' net amounts (BT-106) */
    money_t allowances;     /* the sum of the document's allowances (BT-107) */
    money_t charges;        /* the sum of the document's charges (BT-108) */
    money_t net;            /* line_total - allowances + charges (BT-109) */
    money_t tax;            /* the sum of the taxes, without retained taxes (BT-110) */
    money_t gross;          /* net + tax (BT-112) */
    money_t retained;       /* the sum of the retained taxes, which the standard does not define */
    money_t prepaid;        /* the prepaid amount (BT-113) */
    money_t rounding;       /* the rounding amount set by money_invoice_set_payment (BT-114) */
    money_t payable;        /* gross - retained - prepaid + rounding (BT-115) */
    money_t accounting_tax; /* the tax in the accounting currency (BT-111); all zero without such a currency */
    uint64_t line_item_count;
    uint64_t category_count;
} money_invoice_totals_t;

/* -------------------------------------------------------------------------------------------------------- Invoices */

/** Creates an invoice without line items. Free it with money_invoice_free.
 *  @param currency  the currency of all amounts (BT-5): a built-in currency or one of `registry`. Amounts use its minor
 *          unit, but at most two fraction digits, the limit of the standard.
 *  @param registry  user-defined currencies, used only during the call; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (`currency` is unknown or has no minor units), MONEY_ERR_SYNTAX
 *          (`currency` is not a currency code).
 *  @since 0.2
 *  @see money_invoice_from_json
 */
MONEY_API money_status_t money_invoice_new(const char *currency, const money_currency_registry_t *registry,
                                           money_invoice_t **invoice, money_error_t *error);

/** Creates the invoice of a receipt, with the receipt's payable amount as the amount due. Free it with
 *  money_invoice_free.
 *
 *  EN 16931 calculates tax on net amounts and rounds it once per category. A receipt may round differently. The
 *  rounding amount (BT-114) is therefore the receipt's `difference` and `cash_rounding`, plus a remainder:
 *
 *  - If prices include tax, the net amount of each line item is its gross amount ÷ (1 + rate). It is rounded up or
 *    down, so that net amounts and tax add up to the receipt's gross amount. For a few amounts no such net amount
 *    exists. The remainder is at most one minor unit per invoice.
 *  - If prices are without tax, the net amounts are those of the receipt. The remainder is the tax of the receipt minus
 *    the tax of the invoice. It is 0 if the policy rounds as EN 16931 does.
 *
 *  Discounts become allowances of the line items, with the reason code 95. A rate above 0 % is in category S, unless
 *  the receipt's category is L, M or B. A rate of 0 % is in the receipt's category if that is Z, E, AE, K, G or O, and
 *  otherwise in `zero_category`.
 *
 *  @param zero_category [null]  the category of other rates of 0 %: Z, E, AE, K, G or O; NULL to reject such rates.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the receipt has no line items, or `zero_category` is not one of those listed),
 *          MONEY_ERR_TAX (a rate of 0 % requires `zero_category`, or a percentage is outside 0 to 100 or not 0 in a
 *          category without tax), MONEY_ERR_INEXACT (an amount has more than two fraction digits, as in KWD),
 *          MONEY_ERR_LIMIT (the invoice would contain more than 256 different taxes, or `zero_category` is too long),
 *          MONEY_ERR_ENCODING, MONEY_ERR_OVERFLOW, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @see money_basket_checkout, money_invoice_new
 */
MONEY_API money_status_t money_invoice_from_receipt(const money_receipt_t *receipt, money_receipt_view_t view,
                                                    const char *zero_category, money_invoice_t **invoice,
                                                    money_error_t *error);

/** Frees an invoice. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_free(money_invoice_t *invoice);

/** Adds a line item at the end. The same item can be added more than once, for example at different prices.
 *  @param item [not_null]  the line item; `quantity`, `price` and a tax are required. Initialise `struct_size` with
 *          MONEY_INVOICE_LINE_ITEM_INIT.
 *  @param index [null]  receives the index of the line item, for money_invoice_adjust.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the price is below 0), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_TAX (the line
 *          item has no tax or the same tax twice, a percentage is outside 0 to 100, or a percentage is not 0 in a
 *          category without tax), MONEY_ERR_SYNTAX (a text is not one line), MONEY_ERR_ENCODING (a text is not valid
 *          UTF-8), MONEY_ERR_LIMIT (a text is too long for its field, or the invoice would contain more than 256
 *          different taxes), MONEY_ERR_OVERFLOW (an amount exceeds 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_add(money_invoice_t *invoice, const money_invoice_line_item_t *item,
                                           size_t *index, money_error_t *error);

/** The index of the document itself in money_invoice_adjust. */
#define MONEY_INVOICE_DOCUMENT SIZE_MAX

/** Adds an allowance or a charge to a line item or to the document. Each can contain several adjustments.
 *  @param line_item  the index of a line item, or MONEY_INVOICE_DOCUMENT for the document.
 *  @param adjustment [not_null]  the allowance or charge; `kind` and the amount are required. Initialise `struct_size`
 *          with MONEY_INVOICE_ADJUSTMENT_INIT.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the line item does not exist), MONEY_ERR_ARGUMENT (a percentage is set
 *          without a base), MONEY_ERR_INEXACT (the amount has more fraction digits than the invoice allows),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_TAX (a tax is invalid, as in money_invoice_add, or the adjustment of
 *          a line item sets taxes), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_adjust(money_invoice_t *invoice, size_t line_item,
                                              const money_invoice_adjustment_t *adjustment, money_error_t *error);

/** Sets the reason for the exemption of a category from tax, replacing the previous reason. The standard requires a
 *  reason for E, AE, K, G and O.
 *  @param category  the category. No line item needs to use it yet.
 *  @param reason [null]  the reason as text, one line of at most 255 bytes (BT-120).
 *  @param reason_code [null]  a code of the list VATEX, at most 31 bytes (BT-121).
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (the category is empty, or a text is not one line), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (a text is too long, or the invoice would contain more than 256 categories).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_exemption(money_invoice_t *invoice, const char *category,
                                                     const char *reason, const char *reason_code,
                                                     money_error_t *error);

/** Sets the prepaid amount and the rounding amount, replacing the previous ones.
 *  @param prepaid [null]  the prepaid amount (BT-113); NULL to keep the previous one.
 *  @param rounding [null]  an amount added to the amount due (BT-114), which may be negative; NULL to keep the previous
 *          one.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (an amount has more fraction digits than the invoice allows),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW (an amount exceeds 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_payment(money_invoice_t *invoice, const money_t *prepaid,
                                                   const money_t *rounding, money_error_t *error);

/** Sets the currency in which the seller accounts for tax, if it differs from the invoice's. This is BT-6.
 *  @param currency  a built-in currency or one of `registry`.
 *  @param rate  the price of one unit of the invoice's currency in `currency`, above 0.
 *  @param registry  user-defined currencies, used only during the call; NULL for the built-in ones only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`currency` is not a currency code),
 *          MONEY_ERR_INVALID_RATE (`rate` is not above 0), MONEY_ERR_CURRENCY_MISMATCH (it is the invoice's currency).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_set_accounting(money_invoice_t *invoice, const char *currency,
                                                      const money_decimal_t *rate,
                                                      const money_currency_registry_t *registry,
                                                      money_error_t *error);

/* ---------------------------------------------------------------------------------------------------------- Amounts */

/** Returns the totals of an invoice.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (a sum exceeds 38 digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_totals(const money_invoice_t *invoice, money_invoice_totals_t *totals,
                                              money_error_t *error);

/** Returns a range of the line items' amounts, in insertion order.
 *  @param first  the index of the first line item to return, at most the number of line items.
 *  @param rows [out count=capacity]  receives the amounts. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of line items).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_line_amounts(const money_invoice_t *invoice, size_t first,
                                                    money_invoice_line_amounts_t *rows, size_t capacity,
                                                    size_t *count, money_error_t *error);

/** Returns a range of the taxes with their sums. Each row is a category with one percentage and one kind, in the order
 *  of first use.
 *  @param first  the index of the first row to return, at most the number of rows.
 *  @param rows [out count=capacity]  receives the taxes. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rows), MONEY_ERR_OVERFLOW (a sum exceeds 38
 *          digits).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_categories(const money_invoice_t *invoice, size_t first,
                                                  money_invoice_category_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** Explains an invoice: the amount due, down to the quantities, prices, percentages and amounts that were set. Free the
 *  explanation with money_explanation_free.
 *
 *  The nodes are named after the totals: "payable", which is the root, "gross", "net", "tax", "line_total",
 *  "allowances", "charges" and "retained". Those of a line item are "lines[0].net" and "lines[0].price", those of a tax
 *  "categories[0].tax" and "categories[0].base". A total without parts is omitted. With an accounting currency, a
 *  second root is "accounting_tax".
 *
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (a sum exceeds 38 digits, or an exact value exceeds 512 bits).
 *  @since 0.2
 *  @see money_explanation_nodes, money_explanation_to_text
 */
MONEY_API money_status_t money_invoice_explain(const money_invoice_t *invoice, money_explanation_t **explanation,
                                               money_error_t *error);

/** Creates the reversal of an invoice. Free it with money_invoice_free.
 *
 *  All quantities and amounts are negated; prices are unchanged. Every total is the negated total of the original. A
 *  credit note under the standard states positive amounts, as its invoice does, and therefore needs no reversal.
 *
 *  @param reversed  receives the new invoice.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_reverse(const money_invoice_t *invoice, money_invoice_t **reversed,
                                               money_error_t *error);

/** Reads an invoice from JSON that money_invoice_to_json wrote. Free it with money_invoice_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (`json` is not valid JSON; the error includes the position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_VERSION, MONEY_ERR_TAX, MONEY_ERR_INVALID_RATE, MONEY_ERR_INEXACT, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.2
 *  @long
 */
MONEY_API money_status_t money_invoice_from_json(const char *json, size_t length, money_invoice_t **invoice,
                                                 money_error_t *error);

/** Writes an invoice as JSON, without its totals. The same invoice always produces the same bytes.
 *  @param json  receives the document. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_to_json(const money_invoice_t *invoice, char **json, size_t *length,
                                               money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_INVOICE_H */
