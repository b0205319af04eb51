/** @file paper.h
 *  Receipts, invoices and account statements for customers: complete HTML pages, HTML fragments and plain text, in a
 *  locale.
 *
 *  A paper contains the line items, discounts, taxes by rate and totals of a receipt or an invoice. Options add the
 *  seller, the buyer, a number, dates, the tendered amount and a note. Amounts are in the format of the locale, and the
 *  words in English, German or Portuguese, or in the program's own translation. HTML is escaped, loads nothing and
 *  contains no scripts.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char csv[] = "sku,name,price\nmilk,Milch,1.30\neggs,Eier,2.10\n";
 *          money_decimal_t two = money_decimal_literal("2");
 *          money_paper_options_t options = MONEY_PAPER_OPTIONS_INIT;
 *          money_catalogue_t *catalogue = NULL;
 *          money_basket_t *basket = NULL;
 *          money_receipt_t *receipt = NULL;
 *          char *text = NULL;
 *
 *          MONEY_CHECK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, NULL));
 *          MONEY_CHECK(money_basket_new(catalogue, &basket, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "milk", &two, NULL));
 *          MONEY_CHECK(money_basket_add(basket, "eggs", &two, NULL));
 *          MONEY_CHECK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, NULL));
 *          options.format = MONEY_PAPER_TEXT;
 *          options.columns = 32;
 *          options.locale = "de-DE";
 *          options.seller = "Laden Nord";
 *          options.tendered = money_literal("10.00 EUR");
 *          MONEY_CHECK(money_receipt_render(receipt, &options, &text, NULL, NULL));
 *          fputs(text, stdout);
 *          money_string_free(text);
 *          money_receipt_free(receipt);
 *          money_basket_free(basket);
 *          money_catalogue_free(catalogue);
 *          return 0;
 *      }
 *  @output
 *      Laden Nord
 *
 *      Kassenbon
 *      --------------------------------
 *      2 × Milch zu 1,30 €       2,60 €
 *      2 × Eier zu 2,10 €        4,20 €
 *      --------------------------------
 *      Zwischensumme             6,80 €
 *      Netto                     6,80 €
 *      Summe                     6,80 €
 *      Gegeben                  10,00 €
 *      Rückgeld                  3,20 €
 */
#ifndef MONEY_PAPER_H
#define MONEY_PAPER_H

#include "account_statement.h"
#include "format.h"
#include "invoice.h"
#include "receipt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The format of a paper. */
typedef int32_t money_paper_format_t;

#define MONEY_PAPER_HTML 0     /* a complete HTML document with an embedded style sheet for screen and print */
#define MONEY_PAPER_FRAGMENT 1 /* one `div` element of class `money-paper`, without a style sheet, to embed in a page */
#define MONEY_PAPER_TEXT 2     /* plain text in columns, for a terminal or a printer */

/** Options of money_receipt_render, money_invoice_render and money_account_statement_render.
 *
 *  Texts that are NULL or "" are omitted. Each line of a text must be free of control characters and of characters that
 *  change the direction of the surrounding text (U+202A to U+202E, U+2066 to U+2069).
 */
typedef struct money_paper_options_s {
    uint32_t struct_size;
    money_paper_format_t format;
    int32_t columns;           /* the width of MONEY_PAPER_TEXT in characters: 32 to 200, or 0 for 48 */
    money_date_t date;         /* the date of issue; MONEY_DATE_NONE to omit it */
    money_date_t due;          /* the due date; MONEY_DATE_NONE to omit it */
    money_bool_t show_policy;  /* 1 to end a receipt with the English description of its policy */
    uint64_t reserved;         /* must be 0 */
    money_t tendered;          /* the amount that the customer hands over, at least the payable amount, to show it with
                                  the change; all zero to omit both */
    const char *locale;        /* the locale of amounts, dates and words, such as "pt-BR"; NULL for "en" */
    const char *words;         /* translations, as lines of `name=text`; see below */
    const char *seller;        /* the name of the shop or seller, then its address: up to 12 lines, 1,023 bytes */
    const char *seller_tax_id; /* one line of at most 255 bytes */
    const char *buyer;         /* the name of the buyer, then its address: up to 12 lines, 1,023 bytes */
    const char *buyer_tax_id;  /* one line of at most 255 bytes */
    const char *number;        /* the number of the receipt or invoice: one line of at most 255 bytes */
    const char *note;          /* text at the end, such as terms of payment: up to 40 lines, 4,095 bytes */
    const money_currency_registry_t *registry; /* user-defined currencies; may be NULL; read during the call only */
    const money_locales_t *locales;            /* loaded tables that contain the locale; NULL for the built-in ones */
} money_paper_options_t;

#define MONEY_PAPER_OPTIONS_INIT                                                                                     \
    { (uint32_t)sizeof(money_paper_options_t), MONEY_PAPER_HTML, 0, MONEY_DATE_NONE, MONEY_DATE_NONE, 0, 0,          \
      { 0, 0, 0, "" }, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets options to their defaults, as MONEY_PAPER_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_paper_options_init(money_paper_options_t *options);

/** Writes a receipt for a customer, in the currency of the checkout.
 *
 *  Words are built in for the languages en, de and pt, and default to English otherwise. `words` replaces them one by
 *  one, as lines such as "title=Quittance". Their names are:
 *
 *  - headings: title, item, quantity, price, amount, buyer, entry, balance
 *  - details: number, date, due, tax_id
 *  - line items: at, for, discount, allowance, charge
 *  - sums: subtotal, line_total, net, tax, on, difference, total, gross, accounting_tax, retained, prepaid, rounding
 *  - payment: cash_rounding, payable, tendered, change
 *  - account statements: opening, inflow, outflow, closing, from, until
 *  - date_format, which consists of Y, M, D and separators
 *
 *  The attributes `lang` and `dir` of the HTML are those of the words: of the locale if it is in a built-in language or
 *  `words` is set, otherwise `en` and `ltr`. Amounts and names are isolated with `bdi`.
 *
 *  @param options  NULL for the defaults: a complete HTML document in English.
 *  @param text  receives the paper. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the paper without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an option is out of range, a name in `words` is unknown, or `tendered` is less
 *          than the payable amount), MONEY_ERR_CURRENCY_MISMATCH (`tendered` is in another currency), MONEY_ERR_DATE
 *          (a date is out of range), MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX (a text contains
 *          a control character, or `locale` is not a locale name), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (a text is too
 *          long or has too many lines), MONEY_ERR_OVERFLOW (the change exceeds 38 digits).
 *  @since 0.2
 *  @see money_receipt_to_text, money_invoice_render
 */
MONEY_API money_status_t money_receipt_render(const money_receipt_t *receipt, const money_paper_options_t *options,
                                              char **text, size_t *length, money_error_t *error);

/** Writes an invoice for a customer. Options, words and formats are those of money_receipt_render.
 *  @param options  NULL for the defaults: a complete HTML document in English. `show_policy` must be 0.
 *  @param text  receives the paper. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the paper without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an option is out of range, a name in `words` is unknown, or `tendered` is less
 *          than the payable amount), MONEY_ERR_CURRENCY_MISMATCH (`tendered` is in another currency), MONEY_ERR_DATE
 *          (a date is out of range), MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX (a text contains
 *          a control character, or `locale` is not a locale name), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (a text is too
 *          long or has too many lines), MONEY_ERR_OVERFLOW (a total or the change exceeds 38 digits).
 *  @since 0.2
 *  @see money_receipt_render
 */
MONEY_API money_status_t money_invoice_render(const money_invoice_t *invoice, const money_paper_options_t *options,
                                              char **text, size_t *length, money_error_t *error);

/** Writes an account statement for a customer. Options, words and formats are those of money_receipt_render; `tendered`
 *  and `show_policy` have no effect.
 *  @param options  NULL for the defaults: a complete HTML document in English.
 *  @param text  receives the paper. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the paper without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an option is out of range, or a name in `words` is unknown), MONEY_ERR_DATE (a
 *          date is out of range), MONEY_ERR_NOT_FOUND (the locale does not exist), MONEY_ERR_SYNTAX (a text contains a
 *          control character, or `locale` is not a locale name), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (a text is too
 *          long or has too many lines).
 *  @since 0.2
 *  @see money_wallet_account_statement
 *  @long
 */
MONEY_API money_status_t money_account_statement_render(const money_account_statement_t *statement,
                                                        const money_paper_options_t *options, char **text,
                                                        size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PAPER_H */
