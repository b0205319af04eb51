/* Electronic invoices: documents in UBL that are read, checked, explained and corrected. */
#include "invoice_documents.h"

#define UBL "urn:oasis:names:specification:ubl:schema:xsd:"
#define AMOUNT(name, value) "<b:" name " currencyID='EUR'>" value "</b:" name ">"

static const char *room_for(size_t size)
{
    static char *text;

    text = realloc(text, size);
    if (text == NULL) abort();
    return text;
}

/* An invoice with one rate, in UBL. The lines are ready-made. */
static const char *ubl(const char *currency, const char *lines, const char *net, const char *rate, const char *tax_row,
                       const char *tax, const char *gross)
{
    size_t size = strlen(lines) + 4096;
    char *text = (char *)room_for(size);

    snprintf(text, size,
             "<Invoice xmlns='" UBL "Invoice-2' xmlns:a='" UBL "CommonAggregateComponents-2' xmlns:b='" UBL
             "CommonBasicComponents-2'>\n<b:CustomizationID>urn:cen.eu:en16931:2017</b:CustomizationID>\n"
             "<b:DocumentCurrencyCode>%s</b:DocumentCurrencyCode>\n<a:TaxTotal>" AMOUNT("TaxAmount", "%s")
             "\n<a:TaxSubtotal>" AMOUNT("TaxableAmount", "%s") AMOUNT("TaxAmount", "%s")
             "<a:TaxCategory><b:ID>S</b:ID><b:Percent>%s</b:Percent><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme>"
             "</a:TaxCategory></a:TaxSubtotal></a:TaxTotal>\n<a:LegalMonetaryTotal>" AMOUNT("LineExtensionAmount", "%s")
             AMOUNT("TaxExclusiveAmount", "%s") AMOUNT("TaxInclusiveAmount", "%s") AMOUNT("PayableAmount", "%s")
             "</a:LegalMonetaryTotal>\n%s</Invoice>\n",
             currency, tax, net, tax_row, rate, net, net, gross, gross, lines);
    return text;
}

static const char *line_of(const char *price, const char *net, const char *rate)
{
    static char texts[4][1024];
    static int next;
    char *text = texts[next = (next + 1) % 4];

    snprintf(text, sizeof texts[0],
             "<a:InvoiceLine><b:InvoicedQuantity>1</b:InvoicedQuantity>" AMOUNT("LineExtensionAmount", "%s")
             "<a:Item><a:ClassifiedTaxCategory><b:ID>S</b:ID><b:Percent>%s</b:Percent><a:TaxScheme><b:ID>VAT</b:ID>"
             "</a:TaxScheme></a:ClassifiedTaxCategory></a:Item><a:Price>" AMOUNT("PriceAmount", "%s")
             "</a:Price></a:InvoiceLine>\n", net, rate, price);
    return text;
}

static const char *lines_of(const char *first, const char *second, const char *third)
{
    static char text[4096];

    snprintf(text, sizeof text, "%s%s%s", first, second, third);
    return text;
}

static void reads(void)
{
    money_invoice_t *invoice = NULL;
    money_invoice_totals_t totals;
    const char *xml = ubl("EUR", line_of("1091.50", "1091.50", "15"), "1091.50", "15", "163.73", "163.73", "1255.23");

    check_document(xml);
    CHECK(info.syntax == MONEY_INVOICE_SYNTAX_UBL && info.profile == MONEY_INVOICE_PROFILE_EN16931);
    CHECK(info.is_readable && info.is_correctable && !info.is_refused && !info.is_credit_note);
    CHECK(finding_count == 0 && correction_count == 0);
    CHECK_OK(money_invoice_from_ubl(xml, MONEY_NTS, &invoice, &error));
    CHECK_OK(money_invoice_totals(invoice, &totals, &error));
    CHECK_TEXT(words(&totals.payable), "1255.23 EUR");
    money_invoice_free(invoice);
    CHECK_STATUS(money_invoice_from_cii(xml, MONEY_NTS, &invoice, &error), MONEY_ERR_DOCUMENT);
    CHECK(invoice == NULL);
    CHECK(strncmp(error.text, "line 1, column 1, Invoice: expected a CrossIndustryInvoice", 58) == 0);
}

/* A validator refused 163.72 in the category beside 163.73 in the total. */
static void half_a_cent(void)
{
    const char *xml = ubl("EUR", line_of("1091.50", "1091.50", "15"), "1091.50", "15", "163.72", "163.73", "1255.23");
    money_invoice_report_t *report = NULL;
    money_invoice_t *invoice = NULL;

    check_document(xml);
    CHECK(finding_count == 2 && info.is_readable);
    CHECK_TEXT(found[0].rule, "BR-CO-17");
    CHECK_TEXT(found[0].place, "Invoice/TaxTotal/TaxSubtotal/TaxAmount");
    CHECK(found[0].line == 5 && found[0].column > 1 && found[0].has_stated && found[0].has_computed);
    CHECK_TEXT(plain(&found[0].stated), "163.72");
    CHECK_TEXT(plain(&found[0].computed), "163.73");
    CHECK(found[0].rounding == MONEY_INVOICE_ROUNDING_HALF_EVEN);
    CHECK_TEXT(found[0].hypothesis, "rounded half to even; rounded half down; truncated");
    CHECK_TEXT(found[1].rule, "BR-CO-14");
    CHECK_TEXT(found[1].hypothesis, "an amount from which it is computed is wrong");
    CHECK(found[1].rounding == MONEY_INVOICE_ROUNDING_STANDARD);
    CHECK(correction_count == 1 && info.is_correctable);
    CHECK_TEXT(corrections[0].place, "Invoice/TaxTotal/TaxSubtotal/TaxAmount");
    CHECK_TEXT(plain(&corrections[0].from), "163.72");
    CHECK_TEXT(plain(&corrections[0].to), "163.73");
    /* The totals are those of the invoice, so it can be read. */
    CHECK(!info.is_refused);
    CHECK_OK(money_invoice_check(xml, MONEY_NTS, &report, &error));
    CHECK_OK(money_invoice_report_invoice(report, &invoice, &error));
    money_invoice_free(invoice);
    money_invoice_report_free(report);
}

/* 90 and 55 with 5 % inside: the net amounts and the tax add up to 145.00. */
static void gross_prices(void)
{
    const char *lines = lines_of(line_of("85.71", "85.71", "5"), line_of("52.38", "52.38", "5"), "");

    check_document(ubl("EUR", lines, "138.09", "5", "6.91", "6.91", "145.00"));
    CHECK(finding_count == 1);
    CHECK_TEXT(found[0].rule, "BR-CO-17");
    CHECK(found[0].rounding == MONEY_INVOICE_ROUNDING_TAX_PER_LINE);
    CHECK(strstr(found[0].hypothesis, "gross amount of each line item rounded first") != NULL);
    CHECK(correction_count == 4 && info.is_correctable && info.is_refused && info.is_refused_totals);
    CHECK_TEXT(plain(&corrections[3].to), "144.99");
    CHECK_TEXT(info.refusal.rule, "BR-CO-15");
}

/* Three line items of 0.335 at 25 %. */
static void ways_of_rounding(void)
{
    const char *lines = lines_of(line_of("0.335", "0.34", "25"), line_of("0.335", "0.34", "25"),
                                 line_of("0.335", "0.34", "25"));

    check_document(ubl("EUR", lines, "1.02", "25", "0.26", "0.26", "1.28"));
    CHECK(finding_count == 0);
    check_document(ubl("EUR", lines, "1.02", "25", "0.27", "0.27", "1.29"));
    CHECK(finding_count == 1 && found[0].rounding == MONEY_INVOICE_ROUNDING_TAX_PER_LINE);
    check_document(ubl("EUR", lines, "1.02", "25", "0.25", "0.25", "1.27"));
    CHECK(finding_count == 1 && found[0].rounding == MONEY_INVOICE_ROUNDING_UNROUNDED);
    CHECK_TEXT(found[0].hypothesis, "only the total rounded; rounded half down; truncated");
    check_document(ubl("EUR", lines, "1.01", "25", "0.25", "0.25", "1.26"));
    CHECK(finding_count == 2 && found[1].rounding == MONEY_INVOICE_ROUNDING_UNROUNDED);
    CHECK_TEXT(found[1].rule, "BR-CO-10");
    lines = lines_of(line_of("0.335", "0.33", "25"), line_of("0.335", "0.33", "25"), line_of("0.335", "0.33", "25"));
    check_document(ubl("EUR", lines, "0.99", "25", "0.25", "0.25", "1.24"));
    CHECK(finding_count == 3 && found[0].rounding == MONEY_INVOICE_ROUNDING_HALF_DOWN);
    CHECK(correction_count == 10 && info.is_correctable);
    lines = lines_of(line_of("0.335", "0.33", "25"), line_of("0.335", "0.34", "25"), line_of("0.335", "0.36", "25"));
    check_document(ubl("EUR", lines, "1.03", "25", "0.29", "0.26", "1.29"));
    CHECK(finding_count == 4 && found[1].rounding == MONEY_INVOICE_ROUNDING_UNKNOWN);
    CHECK_TEXT(found[1].hypothesis, "");
}

/* The document without its amount due. */
static const char *without_payable(const char *xml)
{
    static char text[8192];
    char *start;

    snprintf(text, sizeof text, "%s", xml);
    start = strstr(text, "<b:PayableAmount");
    memset(start, ' ', (size_t)(strstr(start, "</a:") - start));
    return text;
}

static void refusals(void)
{
    static const char *const documents[][2] = {
        { "", "invalid XML" },
        { "<Invoice/>", "expected an Invoice" },
        { "<!DOCTYPE x [<!ENTITY a 'b'>]><x>&a;</x>", "document type declaration" },
        { "<a/><b/>", "invalid XML" },
        { "%PDF-1.7\n", "expected XML, got a PDF" },
        { "<Invoice xmlns='" UBL "Invoice-2'/>", "missing DocumentCurrencyCode" },
        { "<Invoice xmlns='" UBL "Order-2'/>", "expected an Invoice" },
    };
    const char *line = line_of("1", "1", "25"), *large, *xml;
    money_invoice_report_t *report = NULL;
    money_invoice_t *invoice = NULL;
    size_t index;
    char *much;

    for (index = 0; index < sizeof documents / sizeof *documents; index++) {
        check_document(documents[index][0]);
        CHECK(!info.is_readable && finding_count == 1 && info.is_refused && !info.is_refused_totals);
        CHECK(strstr(found[0].message, documents[index][1]) != NULL && found[0].line == 1);
        CHECK_TEXT(info.refusal.message, found[0].message);
        CHECK_OK(money_invoice_check(documents[index][0], strlen(documents[index][0]), &report, &error));
        CHECK(money_invoice_report_invoice(report, &invoice, &error) == (index == 0 || (index >= 2 && index <= 4)
                  ? MONEY_ERR_XML : MONEY_ERR_DOCUMENT));
        money_invoice_report_free(report);
    }
    CHECK_STATUS(money_invoice_from_ubl("<a>", MONEY_NTS, &invoice, &error), MONEY_ERR_XML);
    CHECK_STATUS(money_invoice_from_cii("<a>", MONEY_NTS, &invoice, &error), MONEY_ERR_XML);
    xml = ubl("EUR", line, "1", "25", "0.25", "0.25", "1.24");
    CHECK_STATUS(money_invoice_from_ubl(xml, MONEY_NTS, &invoice, &error), MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "amount must be 1.25, got 1.24 (BR-CO-15)") != NULL);
    xml = without_payable(ubl("EUR", line, "1", "25", "0.25", "0.25", "1.25"));
    CHECK_STATUS(money_invoice_from_ubl(xml, MONEY_NTS, &invoice, &error), MONEY_ERR_DOCUMENT);
    CHECK_TEXT(error.text, "line 1, column 1, Invoice: missing PayableAmount (BR-15)");
    check_document(xml);
    CHECK(info.is_refused_totals && finding_count == 2);
    CHECK_OK(money_invoice_check(xml, strlen(xml), &report, &error));
    CHECK_OK(money_invoice_report_invoice(report, &invoice, &error));
    money_invoice_free(invoice);
    money_invoice_report_free(report);
    report = NULL;
    invoice = NULL;
    xml = ubl("EUR", line, "one", "25", "0.25", "0.25", "1.25");
    CHECK_STATUS(money_invoice_from_ubl(xml, MONEY_NTS, &invoice, &error), MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "expected a number, got 'one' (BR-DEC)") != NULL);
    xml = ubl("USD", line, "1", "25", "0.25", "0.25", "1.25");
    CHECK_STATUS(money_invoice_from_ubl(xml, MONEY_NTS, &invoice, &error), MONEY_ERR_DOCUMENT);
    CHECK(strstr(error.text, "PEPPOL-EN16931-R051") != NULL);
    large = "900000000000000000000000000000000000";
    line = lines_of(line_of(large, large, "25"), line_of(large, large, "25"), "");
    CHECK_STATUS(money_invoice_from_ubl(ubl("EUR", line, "1", "25", "1", "1", "1"), MONEY_NTS, &invoice, &error),
                 MONEY_ERR_OVERFLOW);
    much = calloc(1, (size_t)MONEY_DOCUMENT_MAX + 1);
    if (much == NULL) abort();
    CHECK_STATUS(money_invoice_from_ubl(much, (size_t)MONEY_DOCUMENT_MAX + 1, &invoice, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_invoice_from_cii(much, (size_t)MONEY_DOCUMENT_MAX + 1, &invoice, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_invoice_check(much, (size_t)MONEY_DOCUMENT_MAX + 1, &report, &error), MONEY_ERR_LIMIT);
    free(much);
    CHECK(invoice == NULL && report == NULL);
}

/* Gold has no minor units, so an invoice cannot be in it. */
static void without_minor_units(void)
{
    static char text[4096];
    money_invoice_report_t *report = NULL;
    money_invoice_t *invoice = NULL;
    const char *xml = ubl("XAU", line_of("1", "1", "25"), "1", "25", "0.25", "0.25", "1.25");
    char *place;

    snprintf(text, sizeof text, "%s", xml);
    while ((place = strstr(text, "EUR")) != NULL) memcpy(place, "XAU", 3);
    CHECK_STATUS(money_invoice_from_ubl(text, MONEY_NTS, &invoice, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_OK(money_invoice_check(text, strlen(text), &report, &error));
    CHECK(money_invoice_report_invoice(report, &invoice, &error) != MONEY_OK);
    money_invoice_report_free(report);
}

/* Hostile documents end with a status, and quickly. */
static void hostile_documents(void)
{
    static const struct {
        const char *start, *repeated, *words;
        size_t count;
    } documents[] = {
        { "<a", " x=''", "invalid XML", 2 },
        { "", "<a>", "depth", 1000000 },
        { "<a>", "<b/>", "elements", 1000000 },
        { "<a ", "x", "invalid XML", 1000000 },
        { "<Invoice xmlns='" UBL "Invoice-2'>", "<b:ID xmlns:b='" UBL "CommonBasicComponents-2'/>", "missing", 1 },
    };
    size_t index, count, length, one;

    for (index = 0; index < sizeof documents / sizeof *documents; index++) {
        char *text;

        one = strlen(documents[index].repeated);
        length = strlen(documents[index].start);
        text = malloc(length + one * documents[index].count + 32);
        if (text == NULL) abort();
        strcpy(text, documents[index].start);
        for (count = 0; count < documents[index].count; count++, length += one)
            memcpy(text + length, documents[index].repeated, one + 1);
        if (index == 4) strcpy(text + length, "</Invoice>");
        check_document(text);
        if (!CHECK(!info.is_readable && strstr(found[0].message, documents[index].words) != NULL))
            fprintf(stderr, "%s\n", found[0].message);
        free(text);
    }
}

int main(void)
{
    reads();
    half_a_cent();
    gross_prices();
    ways_of_rounding();
    refusals();
    without_minor_units();
    hostile_documents();
    money_invoice_report_free(NULL);
    return check_end();
}
