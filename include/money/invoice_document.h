/** @file invoice_document.h
 *  Electronic invoices: reading, checking and writing invoices in UBL 2.1 and CII D16B, the two syntaxes of EN 16931.
 *
 *  CII is the syntax of Factur-X and ZUGFeRD, whose PDF contains it as an attachment. XRechnung and Peppol BIS Billing
 *  3 are profiles of the standard. A document is XML in UTF-8, in UTF-16 with a byte order mark, or in ISO-8859-1 or
 *  US-ASCII by its declaration. Nothing is fetched; a document type declaration is rejected. The limits of a document
 *  are 32 MiB, 1,000,000 elements, 500,000 attributes, a depth of 64 elements, and 256 KiB per tag.
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
 *          money_invoice_heading_t heading = MONEY_INVOICE_HEADING_INIT;
 *          money_invoice_report_t *report = NULL;
 *          money_invoice_report_info_t info;
 *          money_invoice_t *invoice = NULL;
 *          char *xml = NULL;
 *          size_t length = 0;
 *
 *          MONEY_CHECK(money_invoice_new("EUR", NULL, &invoice, NULL));
 *          item.quantity = money_decimal_literal("10");
 *          item.price = money_literal("4.99 EUR");
 *          strcpy(item.taxes[0].category, "S");
 *          item.taxes[0].percent = money_decimal_literal("25");
 *          MONEY_CHECK(money_invoice_add(invoice, &item, NULL, NULL));
 *          heading.number = "2026-1";
 *          MONEY_CHECK(money_date_parse("2026-10-30", 10, &heading.issued, NULL));
 *          heading.seller = "Ink Ltd";
 *          heading.seller_country = "IE";
 *          heading.buyer = "Pen GmbH";
 *          heading.buyer_country = "DE";
 *          MONEY_CHECK(money_invoice_to_ubl(invoice, &heading, &xml, &length, NULL));
 *          MONEY_CHECK(money_invoice_check(xml, length, &report, NULL));
 *          MONEY_CHECK(money_invoice_report_info(report, &info, NULL));
 *          printf("%u findings\n", (unsigned)info.finding_count);
 *          money_invoice_report_free(report);
 *          money_string_free(xml);
 *          money_invoice_free(invoice);
 *          return 0;
 *      }
 *  @output
 *      0 findings
 */
#ifndef MONEY_INVOICE_DOCUMENT_H
#define MONEY_INVOICE_DOCUMENT_H

#include "invoice.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -------------------------------------------------------------------------------------------------------- Reading */

/** Reads the amounts of an invoice or a credit note in UBL 2.1. Free it with money_invoice_free.
 *
 *  A document whose totals do not match its line items, allowances, charges and rates is rejected;
 *  money_invoice_report_invoice accepts it. The error's text begins with the line and the column. If the document
 *  violates a rule of the standard, the text ends with that rule in parentheses.
 *
 *  @param xml  the document, at most 32 MiB.
 *  @return MONEY_OK; MONEY_ERR_XML, MONEY_ERR_DOCUMENT (the document is not such an invoice, a mandatory part is
 *          missing, or a total is wrong), MONEY_ERR_UNKNOWN_CURRENCY (the currency has no minor units),
 *          MONEY_ERR_OVERFLOW (a total exceeds 38 digits), MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @long
 *  @see money_invoice_check, money_invoice_from_cii
 */
MONEY_API money_status_t money_invoice_from_ubl(const char *xml, size_t length, money_invoice_t **invoice,
                                                money_error_t *error);

/** Reads the amounts of an invoice or a credit note in CII, as in Factur-X and ZUGFeRD. Free it with
 *  money_invoice_free.
 *
 *  The document is the XML, which a PDF contains as an attachment. The rules are those of money_invoice_from_ubl.
 *
 *  @param xml  the document, at most 32 MiB.
 *  @return MONEY_OK; MONEY_ERR_XML, MONEY_ERR_DOCUMENT (the document is not such an invoice, a mandatory part is
 *          missing, or a total is wrong), MONEY_ERR_UNKNOWN_CURRENCY (the currency has no minor units),
 *          MONEY_ERR_OVERFLOW (a total exceeds 38 digits), MONEY_ERR_LIMIT.
 *  @since 0.2
 *  @long
 *  @see money_invoice_check, money_invoice_from_ubl
 */
MONEY_API money_status_t money_invoice_from_cii(const char *xml, size_t length, money_invoice_t **invoice,
                                                money_error_t *error);

/* ------------------------------------------------------------------------------------------------------- Checking */

/** The result of checking a document. */
typedef struct money_invoice_report_s money_invoice_report_t;

/** The syntax of a document. */
typedef int32_t money_invoice_syntax_t;

#define MONEY_INVOICE_SYNTAX_NONE 0 /* the document is not an invoice */
#define MONEY_INVOICE_SYNTAX_UBL 1  /* UBL 2.1 */
#define MONEY_INVOICE_SYNTAX_CII 2  /* UN/CEFACT Cross Industry Invoice D16B */

/** The specification that a document names (BT-24). */
typedef int32_t money_invoice_profile_t;

#define MONEY_INVOICE_PROFILE_OTHER 0     /* a specification outside EN 16931 */
#define MONEY_INVOICE_PROFILE_EN16931 1   /* EN 16931, or a specification based on it; also the level of Factur-X */
#define MONEY_INVOICE_PROFILE_XRECHNUNG 2 /* XRechnung */
#define MONEY_INVOICE_PROFILE_PEPPOL 3    /* Peppol BIS Billing 3 */
#define MONEY_INVOICE_PROFILE_MINIMUM 4   /* Factur-X and ZUGFeRD MINIMUM, which is rejected */
#define MONEY_INVOICE_PROFILE_BASIC_WL 5  /* Factur-X and ZUGFeRD BASIC WL, which is rejected */
#define MONEY_INVOICE_PROFILE_BASIC 6     /* Factur-X and ZUGFeRD BASIC */
#define MONEY_INVOICE_PROFILE_EXTENDED 7  /* Factur-X and ZUGFeRD EXTENDED */

/** A way of rounding that yields the stated amount instead of the amount that the standard requires. */
typedef int32_t money_invoice_rounding_t;

#define MONEY_INVOICE_ROUNDING_UNKNOWN 0      /* no known way yields the stated amount */
#define MONEY_INVOICE_ROUNDING_TAX_PER_LINE 1 /* the tax of each line item is rounded */
#define MONEY_INVOICE_ROUNDING_UNIT_FIRST 2   /* each unit price is rounded before it is multiplied by the quantity */
#define MONEY_INVOICE_ROUNDING_UNROUNDED 3    /* only the final total is rounded */
#define MONEY_INVOICE_ROUNDING_GROSS_FIRST 4  /* the gross amount of each line item is rounded, and the tax
                                                 is the difference */
#define MONEY_INVOICE_ROUNDING_HALF_EVEN 5    /* half to even */
#define MONEY_INVOICE_ROUNDING_HALF_DOWN 6    /* half down */
#define MONEY_INVOICE_ROUNDING_DOWN 7         /* truncated */
#define MONEY_INVOICE_ROUNDING_UP 8           /* away from zero */
#define MONEY_INVOICE_ROUNDING_STANDARD 9     /* as the standard requires: one of the parts is wrong */

/** A violated rule, with its location in the document.
 *
 *  The rules are those of the standard, such as "BR-CO-15", and some of Peppol's, such as "PEPPOL-EN16931-R120".
 */
typedef struct money_invoice_finding_s {
    char rule[32];                     /* the rule; "" if the document is not an invoice at all */
    char place[256];                   /* the element, such as "Invoice/InvoiceLine[2]/LineExtensionAmount" */
    char message[320];                 /* the requirement of the rule */
    char hypothesis[240];              /* the ways of rounding that yield the stated amount, separated by "; "; "" if
                                          unknown */
    uint64_t line;                     /* the line of the element, from 1 */
    uint64_t column;                   /* the column of the element in characters, from 1 */
    money_decimal_t stated;            /* the amount in the document; 0 if `has_stated` is 0 */
    money_decimal_t computed;          /* the amount that the rule requires; 0 if `has_computed` is 0 */
    money_bool_t has_stated;           /* 1 if the finding is about a stated amount */
    money_bool_t has_computed;         /* 1 if the rule requires an amount */
    money_invoice_rounding_t rounding; /* the most likely way of rounding that yields the stated amount */
    uint32_t reserved;                 /* 0 */
} money_invoice_finding_t;

/** A stated amount, and the amount that replaces it. */
typedef struct money_invoice_correction_s {
    char place[256];      /* the element, such as "Invoice/TaxTotal/TaxAmount" */
    uint64_t line;        /* the line of the element, from 1 */
    uint64_t column;      /* the column of the element in characters, from 1 */
    money_decimal_t from; /* the amount in the document */
    money_decimal_t to;   /* the amount that replaces it */
} money_invoice_correction_t;

/** Describes a report. */
typedef struct money_invoice_report_info_s {
    money_invoice_syntax_t syntax;
    money_invoice_profile_t profile;
    uint64_t finding_count;
    uint64_t correction_count;
    money_bool_t is_credit_note;     /* 1 if the document is a credit note */
    money_bool_t is_readable;        /* 0 if the document is not XML or not an invoice, or a mandatory part is missing;
                                        the report then contains one finding */
    money_bool_t is_correctable;     /* 1 if the document passes all checks after its corrections, or already does */
    money_bool_t is_refused;         /* 1 if money_invoice_from_ubl and money_invoice_from_cii reject the document */
    money_bool_t is_refused_totals;  /* 1 if they reject it only because of its totals; money_invoice_report_invoice
                                        returns the invoice then */
    uint32_t reserved;               /* 0 */
    money_invoice_finding_t refusal; /* the reason; all zero if `is_refused` is 0 */
} money_invoice_report_info_t;

/** Checks the amounts of an invoice or a credit note in UBL 2.1 or CII against EN 16931. Free the report with
 *  money_invoice_report_free.
 *
 *  Every total is recalculated to the cent, and each difference is a finding with its rule. Like a validator, each
 *  formula uses the amounts that the document states, so an error is reported at its source and not in every sum above
 *  it. Mixed currencies, a category without its rate and repeated elements that must be unique are findings too.
 *
 *  The call succeeds for any document. One that is not an invoice, or lacks a mandatory part, is a report with one
 *  finding, whose `is_readable` is 0.
 *
 *  @param xml  the document, at most 32 MiB.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (the document is longer than 64 MiB).
 *  @since 0.2
 *  @long
 *  @see money_invoice_report_info, money_invoice_report_findings
 */
MONEY_API money_status_t money_invoice_check(const char *xml, size_t length, money_invoice_report_t **report,
                                             money_error_t *error);

/** Frees a report. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_report_free(money_invoice_report_t *report);

/** Returns information about a report.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_report_info(const money_invoice_report_t *report,
                                                   money_invoice_report_info_t *info, money_error_t *error);

/** Returns a range of the findings, in the order in which the rules are evaluated.
 *  @param first  the index of the first finding to return, at most the number of findings.
 *  @param rows [out count=capacity]  receives the findings. At most `capacity` elements are written; the other elements
 *          are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of findings).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_report_findings(const money_invoice_report_t *report, size_t first,
                                                       money_invoice_finding_t *rows, size_t capacity, size_t *count,
                                                       money_error_t *error);

/** Returns a range of the corrections: the stated amounts to replace so that the document passes all checks, in the
 *  order of the calculation. They are as few as possible: if the net amount of a line item differs from its price, and
 *  the totals contain it, the price or its base quantity is replaced. Quantities, rates, and the allowances and charges
 *  themselves are left unchanged. If `is_correctable` is 0, other findings remain after the corrections.
 *  @param first  the index of the first correction to return, at most the number of corrections.
 *  @param rows [out count=capacity]  receives the corrections. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of corrections).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_report_corrections(const money_invoice_report_t *report, size_t first,
                                                          money_invoice_correction_t *rows, size_t capacity,
                                                          size_t *count, money_error_t *error);

/** Returns the invoice of a checked document, with its own totals instead of the stated ones. Free it with
 *  money_invoice_free.
 *  @param invoice  receives a new invoice.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (the document cannot be totalled, as money_invoice_from_ubl reports),
 *          MONEY_ERR_XML (the document is not XML), MONEY_ERR_UNKNOWN_CURRENCY (the currency has no minor units).
 *  @since 0.2
 */
MONEY_API money_status_t money_invoice_report_invoice(const money_invoice_report_t *report, money_invoice_t **invoice,
                                                      money_error_t *error);

/* -------------------------------------------------------------------------------------------------------- Writing */

/** The data besides amounts that the standard requires of an invoice.
 *
 *  Each text is one line of at most 1,023 bytes. Texts that are NULL or "" are omitted.
 */
typedef struct money_invoice_heading_s {
    uint32_t struct_size;
    money_bool_t is_credit_note;  /* 1 for a credit note, whose amounts are positive like those of its invoice */
    money_date_t issued;          /* the day of issue (BT-2); required */
    money_date_t due;             /* the due date of the payment (BT-9); MONEY_DATE_NONE to omit it. The UBL of a
                                     credit note omits it. */
    const char *number;           /* the number of the invoice (BT-1); required */
    const char *buyer_reference;  /* the buyer's reference (BT-10) */
    const char *profile;          /* the identifier of the specification (BT-24); NULL for EN 16931 */
    const char *unit;             /* the unit of all quantities, a code of UN/ECE recommendation 20 (BT-130); NULL for
                                     "C62", one piece */
    const char *seller;           /* the name of the seller (BT-27); required */
    const char *seller_country;   /* the code of the country, such as "DE" (BT-40) */
    const char *seller_tax_id;    /* the VAT identifier (BT-31) */
    const char *seller_street;    /* the street and the number (BT-35) */
    const char *seller_city;      /* the city (BT-37) */
    const char *seller_postcode;  /* the postcode (BT-38) */
    const char *buyer;            /* the name of the buyer (BT-44) */
    const char *buyer_country;    /* the code of the country (BT-55) */
    const char *buyer_tax_id;     /* the VAT identifier (BT-48) */
    const char *buyer_street;     /* the street and the number (BT-50) */
    const char *buyer_city;       /* the city (BT-52) */
    const char *buyer_postcode;   /* the postcode (BT-53) */
} money_invoice_heading_t;

#define MONEY_INVOICE_HEADING_INIT                                                                          \
    { (uint32_t)sizeof(money_invoice_heading_t), 0, MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, NULL, NULL, NULL, \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets a heading to its defaults, as MONEY_INVOICE_HEADING_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_invoice_heading_init(money_invoice_heading_t *heading);

/** Writes an invoice or a credit note in UBL 2.1, with every total. The same input always produces the same bytes.
 *  @param heading [not_null]  the data besides amounts. Initialise `struct_size` with MONEY_INVOICE_HEADING_INIT.
 *  @param xml  receives the document in UTF-8. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the number or the seller is missing; the invoice has no line items; a part has
 *          several taxes, or one that the standard does not define; or a category lacks its reason), MONEY_ERR_DATE
 *          (`issued` is missing, or a date is out of range), MONEY_ERR_SYNTAX (a text is not one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (a text is too long), MONEY_ERR_OVERFLOW (a total exceeds 38 digits).
 *  @since 0.2
 *  @see money_invoice_to_cii
 */
MONEY_API money_status_t money_invoice_to_ubl(const money_invoice_t *invoice, const money_invoice_heading_t *heading,
                                              char **xml, size_t *length, money_error_t *error);

/** Writes an invoice or a credit note in CII D16B, with every total. The same input always produces the same bytes.
 *  @param heading [not_null]  the data besides amounts. Initialise `struct_size` with MONEY_INVOICE_HEADING_INIT.
 *  @param xml  receives the document in UTF-8. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the document without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the number or the seller is missing; the invoice has no line items; a part has
 *          several taxes, or one that the standard does not define; or a category lacks its reason), MONEY_ERR_DATE
 *          (`issued` is missing, or a date is out of range), MONEY_ERR_SYNTAX (a text is not one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (a text is too long), MONEY_ERR_OVERFLOW (a total exceeds 38 digits).
 *  @since 0.2
 *  @see money_invoice_to_ubl
 */
MONEY_API money_status_t money_invoice_to_cii(const money_invoice_t *invoice, const money_invoice_heading_t *heading,
                                              char **xml, size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_INVOICE_DOCUMENT_H */
