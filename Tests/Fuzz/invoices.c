/*
 * Fuzzes electronic invoices: checking, reading and writing documents in UBL and CII.
 *
 * The input is a document. Every document results in a report. If it can be read, it is written in both syntaxes, passes
 * as its own reader's input, and is written as the same bytes.
 */
#include "laws.h"

#include <stdlib.h>

typedef money_status_t reader_t(const char *xml, size_t length, money_invoice_t **invoice, money_error_t *error);
typedef money_status_t writer_t(const money_invoice_t *invoice, const money_invoice_heading_t *heading, char **xml,
                                size_t *length, money_error_t *error);

static const struct {
    money_invoice_syntax_t syntax;
    reader_t *read;
    writer_t *write;
} syntaxes[] = {
    {MONEY_INVOICE_SYNTAX_UBL, money_invoice_from_ubl, money_invoice_to_ubl},
    {MONEY_INVOICE_SYNTAX_CII, money_invoice_from_cii, money_invoice_to_cii},
};

static money_invoice_heading_t heading_of(money_bool_t is_credit_note)
{
    money_invoice_heading_t heading = MONEY_INVOICE_HEADING_INIT;

    heading.is_credit_note = is_credit_note;
    heading.issued = 20391;
    heading.number = "2026-1";
    heading.seller = "Ink & Sons";
    heading.seller_country = "IE";
    heading.buyer = "Pen <GmbH>";
    heading.buyer_country = "DE";
    return heading;
}

/** A written document can be read, and is then written as the same bytes. */
static void law_written(const money_invoice_t *invoice, money_bool_t is_credit_note)
{
    money_invoice_heading_t heading = heading_of(is_credit_note);
    money_invoice_totals_t totals, totals_again;
    money_error_t error = error_untouched();
    size_t i;

    LAW(law_status(money_invoice_totals(invoice, &totals, &error), &error, 0));
    for (i = 0; i < sizeof syntaxes / sizeof *syntaxes; i++) {
        char *xml = NULL, *again = NULL;
        size_t length = 0, length_again = 0;
        money_invoice_t *other = NULL;

        error = error_untouched();
        if (!law_status(syntaxes[i].write(invoice, &heading, &xml, &length, &error), &error, 0)) {
            /* The norm has no equivalent: no line items, or a category without its reason. */
            LAW(xml == NULL && error.status == MONEY_ERR_ARGUMENT);
            continue;
        }
        LAW(strlen(xml) == length);
        LAW(law_status(syntaxes[i].read(xml, length, &other, &error), &error, length));
        LAW(law_status(money_invoice_totals(other, &totals_again, &error), &error, 0));
        LAW(memcmp(&totals.payable, &totals_again.payable, sizeof totals.payable) == 0);
        LAW(memcmp(&totals.tax, &totals_again.tax, sizeof totals.tax) == 0);
        LAW(law_status(syntaxes[i].write(other, &heading, &again, &length_again, &error), &error, 0));
        LAW(length == length_again && memcmp(xml, again, length) == 0);
        money_invoice_free(other);
        money_string_free(again);
        money_string_free(xml);
    }
}

/** Each finding and correction states its place in the document. */
static void law_rows(const money_invoice_report_t *report, const money_invoice_report_info_t *info)
{
    money_error_t error = error_untouched();
    money_invoice_finding_t found;
    money_invoice_correction_t row;
    size_t i, count;

    LAW(info->is_readable || (info->finding_count == 1 && info->correction_count == 0 && info->is_refused));
    for (i = 0; i < info->finding_count && i < 64; i++) {
        LAW(law_status(money_invoice_report_findings(report, i, &found, 1, &count, &error), &error, 0));
        LAW(count == 1 && found.line > 0 && found.column > 0 && found.message[0] != '\0');
        LAW(found.has_computed || is_zeroed(&found.computed, sizeof found.computed));
    }
    for (i = 0; i < info->correction_count && i < 64; i++) {
        LAW(law_status(money_invoice_report_corrections(report, i, &row, 1, &count, &error), &error, 0));
        LAW(count == 1 && row.line > 0 && row.place[0] != '\0');
    }
    LAW(info->finding_count > 0 || (info->correction_count == 0 && info->is_correctable));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    /* Memory of just this size, so that a byte read beyond it is found. */
    char *text = malloc(size > 0 ? size : 1);
    money_error_t error = error_untouched();
    money_invoice_report_info_t info;
    money_invoice_report_t *report = NULL;
    money_invoice_t *invoice = NULL;
    size_t i;

    if (text == NULL) abort();
    if (size > 0) memcpy(text, data, size);
    LAW(law_status(money_invoice_check(text, size, &report, &error), &error, size));
    LAW(law_status(money_invoice_report_info(report, &info, &error), &error, 0));
    law_rows(report, &info);
    for (i = 0; i < sizeof syntaxes / sizeof *syntaxes; i++) {
        int is_read;

        error = error_untouched();
        is_read = law_status(syntaxes[i].read(text, size, &invoice, &error), &error, size);
        LAW(is_read == (info.syntax == syntaxes[i].syntax && !info.is_refused));
        LAW((invoice != NULL) == is_read);
        money_invoice_free(invoice);
    }
    error = error_untouched();
    if (law_status(money_invoice_report_invoice(report, &invoice, &error), &error, size)) {
        LAW(!info.is_refused || info.is_refused_totals);
        law_written(invoice, info.is_credit_note);
    } else {
        LAW(info.is_refused && !info.is_refused_totals && invoice == NULL);
    }
    money_invoice_free(invoice);
    money_invoice_report_free(report);
    free(text);
    return 0;
}
