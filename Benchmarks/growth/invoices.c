/* Electronic invoices: the check of a document. */
#include "growth.h"

#include <string.h>

static money_error_t error;

#define NAMESPACES                                                                                                   \
    "xmlns=\"urn:oasis:names:specification:ubl:schema:xsd:Invoice-2\" "                                             \
    "xmlns:cac=\"urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2\" "                       \
    "xmlns:cbc=\"urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2\""
#define AMOUNT(name, value) "<cbc:" name " currencyID=\"EUR\">" value "</cbc:" name ">"
#define CATEGORY(name)                                                                                               \
    "<cac:" name "><cbc:ID>%s</cbc:ID><cbc:Percent>%u.%04u</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>"         \
    "</cac:TaxScheme></cac:" name ">"

/* The bytes of a line item with its row of the breakdown. */
enum { OF_LINE_ITEM = 1024 };

/** Writes a document with rows of a category; with `own_rates`, each line item and each row uses a separate rate. */
static void write_document(things_t *given, const char *category, int own_rates)
{
    size_t index;

    given->text = room(given->n + 2, OF_LINE_ITEM);
    append(given, "<Invoice " NAMESPACES "><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:TaxTotal>");
    append(given, AMOUNT("TaxAmount", "1.00"));
    for (index = 0; index < given->n && (own_rates || index == 0); index++)
        append(given,
               "<cac:TaxSubtotal>" AMOUNT("TaxableAmount", "1.00") AMOUNT("TaxAmount", "0.01")
                   CATEGORY("TaxCategory") "</cac:TaxSubtotal>",
               category, (unsigned)(index / 10000 + 1), (unsigned)(index % 10000));
    append(given, "</cac:TaxTotal><cac:LegalMonetaryTotal>" AMOUNT("LineExtensionAmount", "1.00")
                      AMOUNT("TaxExclusiveAmount", "1.00") AMOUNT("TaxInclusiveAmount", "2.00")
                          AMOUNT("PayableAmount", "2.00") "</cac:LegalMonetaryTotal>");
    for (index = 0; index < given->n; index++)
        append(given,
               "<cac:InvoiceLine><cbc:InvoicedQuantity>1</cbc:InvoicedQuantity>" AMOUNT("LineExtensionAmount", "1.00")
               "<cac:Item>" CATEGORY("ClassifiedTaxCategory") "</cac:Item><cac:Price>" AMOUNT("PriceAmount", "1.00")
               "</cac:Price></cac:InvoiceLine>",
               "S", own_rates ? (unsigned)(index / 10000 + 1) : 1, own_rates ? (unsigned)(index % 10000) : 0);
    append(given, "</Invoice>");
}

void given_invoice_document(things_t *given)
{
    write_document(given, "S", 0);
}

void given_invoice_rates(things_t *given)
{
    write_document(given, "S", 1);
}

void given_invoice_unused_rates(things_t *given)
{
    write_document(given, "L", 1);
}

void invoice_check(things_t *given, things_t *made)
{
    money_invoice_report_t *report;

    (void)made;
    must(money_invoice_check(given->text, given->length, &report, &error), &error);
    money_invoice_report_free(report);
}

void given_invoice(things_t *given)
{
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    size_t index;

    must(money_invoice_new("EUR", NULL, &given->invoice, &error), &error);
    must(money_decimal_new(3, 0, &item.quantity, &error), &error);
    must(money_decimal_new(19, 0, &item.taxes[0].percent, &error), &error);
    must(money_parse("0.335 EUR", MONEY_NTS, &item.price, &error), &error);
    strcpy(item.taxes[0].category, "S");
    for (index = 0; index < given->n; index++) must(money_invoice_add(given->invoice, &item, NULL, &error), &error);
}
