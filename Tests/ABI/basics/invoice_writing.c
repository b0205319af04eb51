/* Electronic invoices: documents in UBL and CII that are written, and read again. */
#include "invoice_documents.h"

static money_invoice_heading_t heading;

static void set_heading(void)
{
    money_invoice_heading_init(&heading);
    heading.number = "2026-1";
    heading.issued = day(2026, 10, 30);
    heading.due = day(2026, 11, 29);
    heading.seller = "Ink & Co";
    heading.seller_country = "IE";
    heading.seller_tax_id = "IE1234567T";
    heading.seller_street = "Quay 1";
    heading.seller_city = "Cork";
    heading.seller_postcode = "T12";
    heading.buyer = "Pen GmbH";
    heading.buyer_country = "DE";
    heading.buyer_reference = "04011000-12345-03";
}

static money_invoice_t *bill(void)
{
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_invoice_adjustment_t adjustment = MONEY_INVOICE_ADJUSTMENT_INIT;
    money_t prepaid = amount("5.00 EUR"), rounding = amount("0.01 EUR");
    money_decimal_t rate = decimal("11.5");
    money_invoice_t *invoice = NULL;

    CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
    strcpy(item.name, "Paper \"A4\"");
    item.quantity = decimal("10");
    item.price = amount("4.99 EUR");
    item.base_quantity = decimal("2");
    strcpy(item.taxes[0].category, "S");
    item.taxes[0].percent = decimal("25");
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    adjustment.percent = decimal("10");
    adjustment.base = amount("24.95 EUR");
    CHECK_OK(money_invoice_adjust(invoice, 0, &adjustment, &error));
    money_invoice_adjustment_init(&adjustment);
    adjustment.kind = MONEY_INVOICE_CHARGE;
    adjustment.amount = amount("3.00 EUR");
    strcpy(adjustment.reason_code, "FC");
    strcpy(adjustment.taxes[0].category, "AE");
    CHECK_OK(money_invoice_adjust(invoice, MONEY_INVOICE_DOCUMENT, &adjustment, &error));
    CHECK_OK(money_invoice_set_exemption(invoice, "AE", "Reverse charge", "VATEX-EU-AE", &error));
    CHECK_OK(money_invoice_set_payment(invoice, &prepaid, &rounding, &error));
    CHECK_OK(money_invoice_set_accounting(invoice, "SEK", &rate, NULL, &error));
    return invoice;
}

static void writes(void)
{
    money_invoice_t *invoice = bill(), *again = NULL;
    char *xml = NULL, *second = NULL;
    size_t length = 0;
    int is_credit_note;

    for (is_credit_note = 0; is_credit_note < 2; is_credit_note++) {
        set_heading();
        heading.is_credit_note = is_credit_note;
        CHECK_OK(money_invoice_to_ubl(invoice, &heading, &xml, &length, &error));
        CHECK(strlen(xml) == length);
        check_document(xml);
        CHECK(finding_count == 0 && info.is_credit_note == is_credit_note && !info.is_refused);
        CHECK_OK(money_invoice_from_ubl(xml, length, &again, &error));
        CHECK_OK(money_invoice_to_ubl(again, &heading, &second, NULL, &error));
        CHECK_TEXT(second, xml);
        money_string_free(xml);
        money_string_free(second);
        money_invoice_free(again);
        CHECK_OK(money_invoice_to_cii(invoice, &heading, &xml, &length, &error));
        check_document(xml);
        CHECK(finding_count == 0 && info.syntax == MONEY_INVOICE_SYNTAX_CII && info.is_credit_note == is_credit_note);
        CHECK_OK(money_invoice_from_cii(xml, length, &again, &error));
        CHECK_OK(money_invoice_to_cii(again, &heading, &second, NULL, &error));
        CHECK_TEXT(second, xml);
        money_string_free(xml);
        money_string_free(second);
        money_invoice_free(again);
    }
    money_invoice_free(invoice);
}

/* Replaces a text by one of the same length, everywhere. */
static void put(char *text, const char *old, const char *new)
{
    char *place;

    while ((place = strstr(text, old)) != NULL) memcpy(place, new, strlen(new));
}

/* Documents in CII whose currency has no minor units, or whose sum exceeds 38 digits. */
static void refused_in_cii(void)
{
    static const char large[] = "400000000000000000000000000000000000";
    static const struct {
        const char *old, *new;
        money_status_t status;
    } cases[] = { { "EUR", "XAU", MONEY_ERR_UNKNOWN_CURRENCY },
                  { large, "900000000000000000000000000000000000", MONEY_ERR_OVERFLOW } };
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_invoice_t *invoice = NULL, *again = NULL;
    size_t index, length = 0;
    char *xml = NULL;

    item.quantity = decimal("1");
    item.price = amount("400000000000000000000000000000000000 EUR");
    strcpy(item.name, "Land");
    strcpy(item.taxes[0].category, "Z");
    CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    set_heading();
    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        CHECK_OK(money_invoice_to_cii(invoice, &heading, &xml, &length, &error));
        put(xml, cases[index].old, cases[index].new);
        CHECK_STATUS(money_invoice_from_cii(xml, length, &again, &error), cases[index].status);
        CHECK(again == NULL);
        money_string_free(xml);
    }
    money_invoice_free(invoice);
}

typedef money_status_t writer_t(const money_invoice_t *, const money_invoice_heading_t *, char **, size_t *,
                                money_error_t *);

static void refused_by(writer_t *write)
{
    static char longer[1025];
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_invoice_t *invoice = bill(), *empty = NULL;
    char *xml = NULL;

    set_heading();
    CHECK_OK(money_invoice_new("EUR", NULL, &empty, &error));
    CHECK_STATUS(write(empty, &heading, &xml, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK(strstr(error.text, "BR-16") != NULL);
    item.quantity = decimal("1");
    item.price = amount("1 EUR");
    strcpy(item.taxes[0].category, "GST");
    item.taxes[0].percent = decimal("5");
    CHECK_OK(money_invoice_add(empty, &item, NULL, &error));
    CHECK_STATUS(write(empty, &heading, &xml, NULL, &error), MONEY_ERR_ARGUMENT);
    money_invoice_free(empty);
    CHECK_OK(money_invoice_new("EUR", NULL, &empty, &error));
    strcpy(item.taxes[0].category, "S");
    item.price = amount("900000000000000000000000000000000000 EUR");
    CHECK_OK(money_invoice_add(empty, &item, NULL, &error));
    CHECK_OK(money_invoice_add(empty, &item, NULL, &error));
    CHECK_STATUS(write(empty, &heading, &xml, NULL, &error), MONEY_ERR_OVERFLOW);
    heading.number = NULL;
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_ARGUMENT);
    set_heading();
    heading.seller = "";
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_ARGUMENT);
    set_heading();
    heading.issued = MONEY_DATE_NONE;
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_DATE);
    set_heading();
    heading.buyer_city = "two\nlines";
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_SYNTAX);
    heading.buyer_city = "\377";
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_ENCODING);
    memset(longer, 'x', 1024);
    heading.buyer_city = longer;
    CHECK_STATUS(write(invoice, &heading, &xml, NULL, &error), MONEY_ERR_LIMIT);
    CHECK(xml == NULL);
    money_invoice_free(empty);
    money_invoice_free(invoice);
}

int main(void)
{
    writes();
    refused_in_cii();
    refused_by(money_invoice_to_ubl);
    refused_by(money_invoice_to_cii);
    money_invoice_heading_init(NULL);
    return check_end();
}
