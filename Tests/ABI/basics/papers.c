/* Receipts and invoices for customers: HTML, text, words, and rejected options. */
#include "baskets.h"

static money_paper_options_t options;

static money_receipt_t *sale(void)
{
    money_basket_t *basket = groceries();
    money_receipt_t *receipt = NULL;

    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("2"), &error));
    CHECK_OK(money_basket_set_discount(basket, NULL, percent_off("5"), &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    money_basket_free(basket);
    return receipt;
}

static money_invoice_t *bill(void)
{
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_invoice_t *invoice = NULL;

    CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
    item.quantity = decimal("3");
    item.price = amount("10.00 EUR");
    strcpy(item.name, "<b>&\"'");
    strcpy(item.taxes[0].category, "S");
    item.taxes[0].percent = decimal("19");
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    return invoice;
}

static void formats(void)
{
    money_receipt_t *receipt = sale();
    money_invoice_t *invoice = bill();
    char *text = NULL;
    size_t length = 0;

    CHECK_OK(money_receipt_render(receipt, NULL, &text, &length, &error));
    CHECK(strlen(text) == length && strncmp(text, "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">", 40) == 0);
    CHECK(strstr(text, "Discount <bdi>5\xC2\xA0%</bdi>") != NULL && strstr(text, "half up") == NULL);
    money_string_free(text);
    money_paper_options_init(&options);
    options.format = MONEY_PAPER_TEXT;
    options.columns = 32;
    options.locale = "de-DE";
    options.words = "total=Endbetrag";
    options.seller = "Laden Nord\nHafen 1";
    options.seller_tax_id = "12/345";
    options.number = "17";
    options.date = day(2026, 1, 31);
    options.due = day(2026, 2, 28);
    options.note = "Danke!";
    options.show_policy = 1;
    options.tendered = amount("5.00 USD");
    CHECK_OK(money_receipt_render(receipt, &options, &text, NULL, &error));
    CHECK(strncmp(text, "Laden Nord\nHafen 1\nSt.-Nr./USt-IdNr.: 12/345\n\nKassenbon\nNummer: 17\n"
                        "Datum: 31.01.2026\nFällig am: 28.02.2026\n----", 100) == 0);
    CHECK(strstr(text, "Endbetrag                 2,47\xC2\xA0$\nGegeben                   5,00\xC2\xA0$\n"
                       "Rückgeld                  2,53\xC2\xA0$\n\nDanke!\n\nPrices are without") != NULL);
    money_string_free(text);
    money_paper_options_init(&options);
    options.format = MONEY_PAPER_FRAGMENT;
    options.buyer = "Pen <GmbH>";
    CHECK_OK(money_invoice_render(invoice, &options, &text, &length, &error));
    CHECK(strncmp(text, "<div class=\"money-paper\" lang=\"en\" dir=\"ltr\">", 44) == 0);
    CHECK(strstr(text, "<bdi>&lt;b&gt;&amp;&quot;&#39;</bdi>") != NULL);
    CHECK(strstr(text, "<strong><bdi>Pen &lt;GmbH&gt;</bdi></strong>") != NULL);
    money_string_free(text);
    money_receipt_free(receipt);
    money_invoice_free(invoice);
}

static money_status_t rendered(const money_receipt_t *receipt)
{
    char *text = NULL;
    money_status_t status = money_receipt_render(receipt, &options, &text, NULL, &error);

    CHECK((text != NULL) == (status == MONEY_OK));
    money_string_free(text);
    return status;
}

#define REFUSED(field, value, status)                \
    do {                                             \
        money_paper_options_init(&options);          \
        options.field = value;                       \
        CHECK_STATUS(rendered(receipt), status);     \
    } while (0)

static void refusals(void)
{
    static char lines[64], longest[5000];
    money_receipt_t *receipt = sale();
    money_invoice_t *invoice = bill();
    money_t most = amount("99999999999999999999999999999999999999 USD");
    char *text = NULL;

    memset(lines, '\n', sizeof lines - 1);
    for (size_t index = 0; index < sizeof lines - 1; index += 2) lines[index] = 'x';
    memset(longest, 'x', sizeof longest - 1);
    REFUSED(format, 3, MONEY_ERR_ARGUMENT);
    REFUSED(columns, 31, MONEY_ERR_ARGUMENT);
    REFUSED(show_policy, 2, MONEY_ERR_ARGUMENT);
    REFUSED(reserved, 1, MONEY_ERR_ARGUMENT);
    REFUSED(words, "Total=x", MONEY_ERR_ARGUMENT);
    REFUSED(words, "total", MONEY_ERR_ARGUMENT);
    REFUSED(tendered, amount("2.46 USD"), MONEY_ERR_ARGUMENT);
    REFUSED(tendered, amount("2.47 USD"), MONEY_OK);
    REFUSED(tendered, amount("9.00 EUR"), MONEY_ERR_CURRENCY_MISMATCH);
    REFUSED(tendered, most, MONEY_ERR_OVERFLOW);
    REFUSED(date, INT32_MAX, MONEY_ERR_DATE);
    REFUSED(due, INT32_MAX, MONEY_ERR_DATE);
    REFUSED(locale, "xx", MONEY_ERR_NOT_FOUND);
    REFUSED(locale, "", MONEY_ERR_SYNTAX);
    REFUSED(seller, "a\r\nb", MONEY_ERR_SYNTAX);
    REFUSED(buyer, "a\xE2\x80\xAE" "b", MONEY_ERR_SYNTAX);
    REFUSED(number, "a\nb", MONEY_ERR_SYNTAX);
    REFUSED(words, "total=a\tb", MONEY_ERR_SYNTAX);
    REFUSED(note, "\xFF", MONEY_ERR_ENCODING);
    REFUSED(note, longest, MONEY_ERR_LIMIT);
    REFUSED(seller, lines, MONEY_ERR_LIMIT);
    money_paper_options_init(&options);
    options.show_policy = 1;
    CHECK_STATUS(money_invoice_render(invoice, &options, &text, NULL, &error), MONEY_ERR_ARGUMENT);
    money_paper_options_init(&options);
    options.tendered = amount("99.00 USD");
    CHECK_STATUS(money_invoice_render(invoice, &options, &text, NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    options.tendered = amount("99999999999999999999999999999999999999 EUR");
    CHECK_STATUS(money_invoice_render(invoice, &options, &text, NULL, &error), MONEY_ERR_OVERFLOW);
    CHECK(text == NULL);
    money_receipt_free(receipt);
    money_invoice_free(invoice);
}

int main(void)
{
    formats();
    refusals();
    return check_end();
}
