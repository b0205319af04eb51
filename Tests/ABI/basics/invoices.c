/* Invoices: rounding, rejected calls, and the unchanged invoice after them. */
#include "basics.h"

static money_invoice_line_item_t item;
static money_invoice_adjustment_t adjustment;

static money_invoice_t *empty(const char *currency)
{
    money_invoice_t *invoice = NULL;

    CHECK_OK(money_invoice_new(currency, NULL, &invoice, &error));
    return invoice;
}

static const money_invoice_line_item_t *item_of(const char *quantity, const char *price, const char *category,
                                                const char *percent)
{
    money_invoice_line_item_init(&item);
    item.quantity = decimal(quantity);
    item.price = amount(price);
    strcpy(item.taxes[0].category, category);
    item.taxes[0].percent = decimal(percent);
    return &item;
}

static const money_invoice_adjustment_t *adjustment_of(int32_t kind, const char *text)
{
    money_invoice_adjustment_init(&adjustment);
    adjustment.kind = kind;
    adjustment.amount = amount(text);
    return &adjustment;
}

static const money_invoice_adjustment_t *taxed(const char *category, const char *percent)
{
    strcpy(adjustment.taxes[0].category, category);
    adjustment.taxes[0].percent = decimal(percent);
    return &adjustment;
}

static money_invoice_totals_t totals_of(const money_invoice_t *invoice)
{
    money_invoice_totals_t totals;

    memset(&totals, 0, sizeof totals);
    CHECK_OK(money_invoice_totals(invoice, &totals, &error));
    return totals;
}

static void amounts(void)
{
    money_invoice_t *invoice = empty("EUR");
    money_t prepaid = amount("100.00 EUR"), rounding = amount("0.01 EUR");
    money_invoice_line_amounts_t row;
    money_invoice_category_t categories[4];
    money_invoice_totals_t totals;
    size_t index = 9, count = 9;

    item_of("10", "4.99 EUR", "S", "25");
    item.base_quantity = decimal("1");
    CHECK_OK(money_invoice_add(invoice, &item, &index, &error));
    CHECK(index == 0);
    CHECK_OK(money_invoice_adjust(invoice, 0, adjustment_of(MONEY_INVOICE_ALLOWANCE, "5.00 EUR"), &error));
    CHECK_OK(money_invoice_adjust(invoice, 0, adjustment_of(MONEY_INVOICE_CHARGE, "1.00 EUR"), &error));
    CHECK_OK(money_invoice_add(invoice, item_of("1", "7.005 EUR", "AE", "0"), &index, &error));
    CHECK(index == 1);
    adjustment_of(MONEY_INVOICE_ALLOWANCE, "10.00 EUR");
    CHECK_OK(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, taxed("S", "25"), &error));
    adjustment_of(MONEY_INVOICE_CHARGE, "3.00 EUR");
    CHECK_OK(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, taxed("Z", "0"), &error));
    CHECK_OK(money_invoice_set_payment(invoice, &prepaid, NULL, &error));
    CHECK_OK(money_invoice_set_payment(invoice, NULL, &rounding, &error));
    CHECK_OK(money_invoice_set_exemption(invoice, "AE", "Reverse charge", "VATEX-EU-AE", &error));
    totals = totals_of(invoice);
    CHECK_TEXT(words(&totals.line_total), "52.91 EUR");
    CHECK_TEXT(words(&totals.net), "45.91 EUR");
    CHECK_TEXT(words(&totals.tax), "8.98 EUR");
    CHECK_TEXT(words(&totals.gross), "54.89 EUR");
    CHECK_TEXT(words(&totals.payable), "-45.10 EUR");
    CHECK(totals.line_item_count == 2 && totals.category_count == 3);
    CHECK(totals.accounting_tax.currency[0] == '\0');
    CHECK_OK(money_invoice_line_amounts(invoice, 0, &row, 1, &count, &error));
    CHECK_TEXT(words(&row.price), "49.90 EUR");
    CHECK_TEXT(words(&row.net), "45.90 EUR");
    CHECK_OK(money_invoice_categories(invoice, 0, categories, 4, &count, &error));
    CHECK(count == 3);
    CHECK_TEXT(categories[0].tax.category, "S");
    CHECK_TEXT(words(&categories[0].base), "35.90 EUR");
    CHECK_TEXT(categories[1].reason, "Reverse charge");
    CHECK_TEXT(categories[1].reason_code, "VATEX-EU-AE");
    CHECK_STATUS(money_invoice_line_amounts(invoice, 3, &row, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_invoice_categories(invoice, 4, categories, 4, &count, &error), MONEY_ERR_NOT_FOUND);
    money_invoice_free(invoice);
}

/* The norm has line items of which nothing was delivered: they are there, and add nothing. */
static void nothing_delivered(void)
{
    money_invoice_t *invoice = empty("EUR"), *back = NULL;
    money_invoice_line_amounts_t row;
    money_invoice_totals_t totals;
    size_t count = 9;

    CHECK_OK(money_invoice_add(invoice, item_of("2", "50.00 EUR", "S", "19"), NULL, &error));
    CHECK_OK(money_invoice_add(invoice, item_of("0", "50.00 EUR", "S", "19"), NULL, &error));
    totals = totals_of(invoice);
    CHECK_TEXT(words(&totals.payable), "119.00 EUR");
    CHECK(totals.line_item_count == 2);
    CHECK_OK(money_invoice_line_amounts(invoice, 1, &row, 1, &count, &error));
    CHECK_TEXT(words(&row.net), "0.00 EUR");
    CHECK_OK(money_invoice_adjust(invoice, 1, adjustment_of(MONEY_INVOICE_CHARGE, "1.00 EUR"), &error));
    CHECK_OK(money_invoice_reverse(invoice, &back, &error));
    totals = totals_of(back);
    CHECK_TEXT(words(&totals.payable), "-120.19 EUR");
    CHECK_STATUS(money_invoice_add(back, item_of("0", "-1 EUR", "S", "19"), NULL, &error), MONEY_ERR_ARGUMENT);
    money_invoice_free(back);
    money_invoice_free(invoice);
}

static void accounting(void)
{
    money_invoice_t *invoice = empty("EUR");
    money_decimal_t rate = decimal("11.5"), none = decimal("0");
    money_invoice_totals_t totals;

    CHECK_OK(money_invoice_add(invoice, item_of("1", "100 EUR", "S", "25"), NULL, &error));
    CHECK_OK(money_invoice_set_accounting(invoice, "SEK", &rate, NULL, &error));
    totals = totals_of(invoice);
    CHECK_TEXT(words(&totals.accounting_tax), "287.50 SEK");
    CHECK_STATUS(money_invoice_set_accounting(invoice, "SEK", &none, NULL, &error), MONEY_ERR_INVALID_RATE);
    CHECK_STATUS(money_invoice_set_accounting(invoice, "XYZ", &rate, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_invoice_set_accounting(invoice, "!", &rate, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_invoice_set_accounting(invoice, "EUR", &rate, NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    totals = totals_of(invoice);
    CHECK_TEXT(words(&totals.accounting_tax), "287.50 SEK");
    money_invoice_free(invoice);
}

static void several_taxes(void)
{
    money_invoice_t *invoice = empty("CAD");
    money_invoice_category_t rows[3];
    money_invoice_totals_t totals;
    size_t count = 0;

    item_of("1", "100 CAD", "GST", "5");
    strcpy(item.taxes[1].category, "QST");
    item.taxes[1].percent = decimal("9.5");
    item.taxes[1].kind = MONEY_INVOICE_TAX_COMPOUND;
    strcpy(item.taxes[2].category, "retained");
    item.taxes[2].percent = decimal("15");
    item.taxes[2].kind = MONEY_INVOICE_TAX_RETAINED;
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    totals = totals_of(invoice);
    CHECK_TEXT(words(&totals.tax), "14.98 CAD");
    CHECK_TEXT(words(&totals.retained), "15.00 CAD");
    CHECK_TEXT(words(&totals.payable), "99.98 CAD");
    CHECK_OK(money_invoice_categories(invoice, 0, rows, 3, &count, &error));
    CHECK(count == 3 && rows[1].tax.kind == MONEY_INVOICE_TAX_COMPOUND);
    CHECK_TEXT(words(&rows[1].base), "105.00 CAD");
    money_invoice_free(invoice);
}

static char *json_of(const money_invoice_t *invoice)
{
    char *json = NULL;

    CHECK_OK(money_invoice_to_json(invoice, &json, NULL, &error));
    return json;
}

static void refused_items(money_invoice_t *invoice)
{
    static const money_invoice_line_item_t zeroed;

    CHECK_STATUS(money_invoice_add(invoice, &zeroed, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "-1 EUR", "S", "1"), NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 USD", "S", "1"), NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 EUR", "S", "101"), NULL, &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 EUR", "E", "1"), NULL, &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 EUR", "", "0"), NULL, &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 EUR", "", "1"), NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_invoice_add(invoice, item_of("1", "1 EUR", "\377", "1"), NULL, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_invoice_add(invoice, item_of("99999999999999999999999999999999999999", "10 EUR", "S", "1"), NULL,
                                   &error),
                 MONEY_ERR_OVERFLOW);
    item_of("1", "1 EUR", "S", "1");
    memset(item.name, 'A', sizeof item.name);
    CHECK_STATUS(money_invoice_add(invoice, &item, NULL, &error), MONEY_ERR_LIMIT);
}

/** Names and reasons of 255 bytes, which 85 characters of three bytes have, come back as they went in. */
static void long_texts(void)
{
    money_invoice_t *invoice = empty("EUR"), *again = NULL;
    money_invoice_category_t category;
    char text[256], *json, *found;
    size_t index, count = 0;

    for (index = 0; index < 85; index++) memcpy(text + 3 * index, "\342\202\254", 3);
    text[255] = '\0';
    item_of("1", "2 EUR", "E", "0");
    memcpy(item.name, text, sizeof text);
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    adjustment_of(MONEY_INVOICE_ALLOWANCE, "1 EUR");
    memcpy(adjustment.reason, text, sizeof text);
    CHECK_OK(money_invoice_adjust(invoice, 0, &adjustment, &error));
    CHECK_OK(money_invoice_set_exemption(invoice, "E", text, NULL, &error));
    json = json_of(invoice);
    for (found = json; (found = strstr(found, text)); found += 255) count++;
    CHECK(count == 3);
    CHECK_OK(money_invoice_from_json(json, MONEY_NTS, &again, &error));
    CHECK_OK(money_invoice_categories(again, 0, &category, 1, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(category.reason, text);
    money_string_free(json);
    money_invoice_free(again);
    money_invoice_free(invoice);
}

static void refused_adjustments(money_invoice_t *invoice)
{
    adjustment_of(MONEY_INVOICE_ALLOWANCE, "0.001 EUR");
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_invoice_adjust(invoice, 0, adjustment_of(3, "1 EUR"), &error), MONEY_ERR_ARGUMENT);
    adjustment_of(MONEY_INVOICE_CHARGE, "1 USD");
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_CURRENCY_MISMATCH);
    adjustment_of(MONEY_INVOICE_CHARGE, "1 EUR");
    CHECK_STATUS(money_invoice_adjust(invoice, 1, &adjustment, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, &adjustment, &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_invoice_adjust(invoice, 0, taxed("S", "1"), &error), MONEY_ERR_TAX);
    adjustment_of(MONEY_INVOICE_CHARGE, "1 EUR");
    strcpy(adjustment.reason, "a\nb");
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_SYNTAX);
    strcpy(adjustment.reason, "a\377");
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_ENCODING);
    memset(adjustment.reason, 'A', sizeof adjustment.reason);
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_LIMIT);
    adjustment_of(MONEY_INVOICE_CHARGE, "999999999999999999999999999999999999.99 EUR");
    CHECK_STATUS(money_invoice_adjust(invoice, 0, &adjustment, &error), MONEY_ERR_OVERFLOW);
}

static void refusals(void)
{
    money_invoice_t *invoice = empty("EUR"), *none = (money_invoice_t *)8;
    money_t dollar = amount("1 USD"), fine = amount("0.001 EUR");
    char *before, *after, longest[257];

    CHECK_STATUS(money_invoice_new("XYZ", NULL, &none, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(none == NULL);
    CHECK_STATUS(money_invoice_new("!", NULL, &none, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_invoice_add(invoice, item_of("1", "999999999999999999999999999999999999 EUR", "S", "25"), NULL, &error));
    before = json_of(invoice);
    refused_items(invoice);
    refused_adjustments(invoice);
    CHECK_STATUS(money_invoice_set_payment(invoice, &dollar, NULL, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_invoice_set_payment(invoice, NULL, &fine, &error), MONEY_ERR_INEXACT);
    memset(longest, 'A', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    CHECK_STATUS(money_invoice_set_exemption(invoice, "E", longest, NULL, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_invoice_set_exemption(invoice, "", NULL, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_invoice_set_exemption(invoice, "\377", NULL, NULL, &error), MONEY_ERR_ENCODING);
    after = json_of(invoice);
    CHECK_TEXT(after, before);
    money_string_free(before);
    money_string_free(after);
    money_invoice_free(invoice);
}

static void too_large(void)
{
    static const char most[] = "999999999999999999999999999999999999 EUR";
    money_invoice_t *invoice = empty("EUR");
    money_invoice_totals_t totals;
    money_invoice_category_t row;
    size_t count = 9;

    CHECK_OK(money_invoice_add(invoice, item_of("1", most, "S", "25"), NULL, &error));
    CHECK_OK(money_invoice_add(invoice, item_of("1", most, "S", "25"), NULL, &error));
    CHECK_STATUS(money_invoice_totals(invoice, &totals, &error), MONEY_ERR_OVERFLOW);
    CHECK(totals.net.currency[0] == '\0');
    CHECK_STATUS(money_invoice_categories(invoice, 0, &row, 1, &count, &error), MONEY_ERR_OVERFLOW);
    CHECK(count == 0);
    money_invoice_free(invoice);
}

/** The totals of a reversal are those of its invoice with the other sign; reversed again it is that invoice. */
static void reversal(void)
{
    money_invoice_t *invoice = empty("EUR"), *reversed = NULL, *again = NULL;
    money_invoice_totals_t totals, opposite;
    money_t paid = amount("0.10 EUR"), negated;
    char *before, *after;

    CHECK_OK(money_invoice_add(invoice, item_of("3", "0.335 EUR", "S", "25"), NULL, &error));
    CHECK_OK(money_invoice_adjust(invoice, 0, adjustment_of(MONEY_INVOICE_ALLOWANCE, "0.05 EUR"), &error));
    adjustment_of(MONEY_INVOICE_CHARGE, "0.50 EUR");
    CHECK_OK(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, taxed("S", "25"), &error));
    CHECK_OK(money_invoice_set_payment(invoice, &paid, NULL, &error));
    before = json_of(invoice);
    CHECK_OK(money_invoice_totals(invoice, &totals, &error));
    CHECK_TEXT(words(&totals.payable), "1.73 EUR"); /* 1.01 - 0.05 + 0.50 + 0.37 - 0.10; the tax was 0.365 */
    if (CHECK_OK(money_invoice_reverse(invoice, &reversed, &error))) {
        CHECK_OK(money_invoice_totals(reversed, &opposite, &error));
        CHECK_OK(money_negate(&totals.tax, &negated, &error));
        CHECK(memcmp(&negated, &opposite.tax, sizeof negated) == 0);
        CHECK_OK(money_negate(&totals.payable, &negated, &error));
        CHECK(memcmp(&negated, &opposite.payable, sizeof negated) == 0);
        CHECK_OK(money_invoice_reverse(reversed, &again, &error));
        after = json_of(again);
        CHECK_TEXT(after, before);
        money_string_free(after);
    }
    after = json_of(invoice);
    CHECK_TEXT(after, before);
    money_string_free(after);
    money_string_free(before);
    money_invoice_free(again);
    money_invoice_free(reversed);
    money_invoice_free(invoice);
}

static void documents(void)
{
    static const struct {
        const char *text;
        money_status_t status;
    } cases[] = {
        { "{", MONEY_ERR_JSON },
        { "{}", MONEY_ERR_DOCUMENT },
        { "{\"format\":\"libmoney.invoice\",\"version\":2}", MONEY_ERR_VERSION },
        { "{\"format\":\"libmoney.invoice\",\"version\":1,\"currency\":\"!\",\"digits\":2}", MONEY_ERR_SYNTAX },
#define WITH(members)                                                                                                  \
    "{\"format\":\"libmoney.invoice\",\"version\":1,\"currency\":\"EUR\",\"digits\":2," members "}"
        { WITH("\"x\":1"), MONEY_ERR_DOCUMENT },
        { WITH("\"prepaid\":\"0.001\""), MONEY_ERR_INEXACT },
        { WITH("\"lines\":[{\"quantity\":\"1\",\"price\":\"1\",\"taxes\":[]}]"), MONEY_ERR_TAX },
        { WITH("\"lines\":[{\"quantity\":\"99999999999999999999999999999999999999\",\"price\":\"10\",\"taxes\":["
               "{\"category\":\"S\",\"percent\":\"1\",\"kind\":\"added\"}]}]"),
          MONEY_ERR_OVERFLOW },
        { WITH("\"accounting\":{\"currency\":\"SEK\",\"digits\":2,\"rate\":\"0\"}"), MONEY_ERR_INVALID_RATE },
        { WITH("\"exemptions\":[{\"category\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"}]"), MONEY_ERR_LIMIT },
        { "\"\377\"", MONEY_ERR_ENCODING },
    };
    money_invoice_t *invoice = NULL;
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        CHECK_STATUS(money_invoice_from_json(cases[index].text, MONEY_NTS, &invoice, &error), cases[index].status);
        CHECK(invoice == NULL);
    }
    CHECK_OK(money_invoice_from_json(WITH("\"lines\":[]"), MONEY_NTS, &invoice, &error));
    money_invoice_free(invoice);
}

int main(void)
{
    amounts();
    nothing_delivered();
    accounting();
    several_taxes();
    long_texts();
    refusals();
    too_large();
    reversal();
    documents();
    return check_end();
}
