/* Shared by the tests of electronic invoices: the report of a checked document. */
#ifndef INVOICE_DOCUMENTS_H
#define INVOICE_DOCUMENTS_H

#include "basics.h"

static money_invoice_report_info_t info;
static money_invoice_finding_t found[16];
static money_invoice_correction_t corrections[16];
static size_t finding_count, correction_count;

/** Fills the variables above. */
static inline void check_document(const char *xml)
{
    money_invoice_report_t *report = NULL;

    CHECK_OK(money_invoice_check(xml, strlen(xml), &report, &error));
    CHECK_OK(money_invoice_report_info(report, &info, &error));
    CHECK_OK(money_invoice_report_findings(report, 0, found, 16, &finding_count, &error));
    CHECK_OK(money_invoice_report_corrections(report, 0, corrections, 16, &correction_count, &error));
    CHECK(info.finding_count == finding_count && info.correction_count == correction_count);
    CHECK_STATUS(money_invoice_report_findings(report, finding_count + 1, found, 16, &finding_count, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(
        money_invoice_report_corrections(report, correction_count + 1, corrections, 16, &correction_count, &error),
        MONEY_ERR_NOT_FOUND);
    finding_count = (size_t)info.finding_count;
    correction_count = (size_t)info.correction_count;
    money_invoice_report_free(report);
}

#endif
