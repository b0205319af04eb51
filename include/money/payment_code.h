/** @file payment_code.h
 *  Writing and reading the text of payment codes: the EPC QR code for credit transfers in euro, and the Swiss QR-bill.
 *
 *  A payment code is a QR code that a customer scans with a banking app. The library checks all values and writes the
 *  text of the code; encode the text with any QR encoder, with error correction level M. docs/guide/payments.md states
 *  the sources of the rules.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_payment_code_options_t options = MONEY_PAYMENT_CODE_OPTIONS_INIT;
 *          char *text = NULL;
 *
 *          options.amount = money_literal("145.00 EUR");
 *          options.iban = "BE72 0000 0000 1616";
 *          options.creditor_name = "Laden Nord";
 *          options.reference = "RF18 5390 0754 7034";
 *          MONEY_CHECK(money_payment_code(&options, &text, NULL, NULL));
 *          puts(text);
 *          money_string_free(text);
 *          return 0;
 *      }
 *  @output
 *      BCD
 *      002
 *      1
 *      SCT
 *
 *      Laden Nord
 *      BE72000000001616
 *      EUR145.00
 *
 *      RF18539007547034
 */
#ifndef MONEY_PAYMENT_CODE_H
#define MONEY_PAYMENT_CODE_H

#include "amount.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The format of a payment code. */
typedef int32_t money_payment_code_format_t;

#define MONEY_PAYMENT_CODE_EPC 0   /* the EPC QR code (EPC069-12 version 2.1), known as GiroCode, for SEPA credit
                                      transfers */
#define MONEY_PAYMENT_CODE_SWISS 1 /* the QR-bill of Switzerland and Liechtenstein (SIX, Implementation Guidelines
                                      version 2.3) */

/** Options of money_payment_code.
 *
 *  Texts that are NULL or "" are omitted. Each must be one line without control characters; lengths are in characters.
 *  The EPC code contains neither addresses nor a debtor, and the QR-bill neither a BIC nor a purpose: set these only
 *  for the format that contains them.
 */
typedef struct money_payment_code_options_s {
    uint32_t struct_size;
    money_payment_code_format_t format;
    int32_t version;               /* the version of the EPC code: 1, 2, or 0 for 2; 0 for the QR-bill */
    money_bool_t is_amount_open;   /* 1 to let the payer enter the amount; `amount` must then be 0 in its currency */
    money_t amount;                /* 0.01 to 999999999.99, in EUR, or in CHF for the QR-bill */
    const char *iban;              /* the creditor's account; from CH or LI for the QR-bill; required */
    const char *bic;               /* the creditor's bank: 8 or 11 characters; required in version 1, and in version 2
                                      for an account outside the European Economic Area */
    const char *creditor_name;     /* up to 70 characters; required */
    const char *creditor_street;   /* up to 70 characters */
    const char *creditor_building; /* the number of the building, up to 16 characters */
    const char *creditor_postcode; /* up to 16 characters; required for the QR-bill */
    const char *creditor_town;     /* up to 35 characters; required for the QR-bill */
    const char *creditor_country;  /* two letters; required for the QR-bill */
    const char *debtor_name;       /* the debtor is optional; with a name, the same parts of the address are required */
    const char *debtor_street;
    const char *debtor_building;
    const char *debtor_postcode;
    const char *debtor_town;
    const char *debtor_country;
    const char *reference;         /* a creditor reference (ISO 11649), such as "RF18539007547034", or for the QR-bill a
                                      QR reference of 27 digits; a QR-IBAN requires the latter */
    const char *message;           /* text for the creditor, up to 140 characters; the EPC code contains either this or
                                      a reference */
    const char *information;       /* EPC: text for the payer, up to 70 characters; QR-bill: coded billing information,
                                      up to 140 characters together with `message` */
    const char *purpose;           /* a purpose code of ISO 20022, such as "GDDS": up to 4 letters or digits */
} money_payment_code_options_t;

#define MONEY_PAYMENT_CODE_OPTIONS_INIT                                                                              \
    { (uint32_t)sizeof(money_payment_code_options_t), MONEY_PAYMENT_CODE_EPC, 0, 0, { 0, 0, 0, "" }, NULL, NULL,     \
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/** Sets options to their defaults, as MONEY_PAYMENT_CODE_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_payment_code_options_init(money_payment_code_options_t *options);

/** Writes the text of a payment code. Lines end with a line feed, the last line with nothing.
 *
 *  Spaces in `iban`, `bic` and `reference` are ignored, and their letters may be in lower case. All check digits are
 *  verified. The QR-bill permits only the characters of its guidelines: U+0020 to U+007E, U+00A0 to U+017F, the letters
 *  S and T with a comma below, and the euro sign. The text of an EPC code is UTF-8 of at most 331 bytes.
 *
 *  @param options [not_null]  the creditor, the amount and the reference. Initialise `struct_size` with
 *          MONEY_PAYMENT_CODE_OPTIONS_INIT.
 *  @param text  receives the text. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the text without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (an option is out of range, missing, not part of the format, or excluded by
 *          another one), MONEY_ERR_SYNTAX (an IBAN, BIC, reference, country or purpose is malformed or its check digits
 *          are wrong, or a text contains a character that is not permitted), MONEY_ERR_LIMIT (the amount is out of
 *          range, or a text is too long), MONEY_ERR_INEXACT (the amount has more than two fraction digits),
 *          MONEY_ERR_CURRENCY_MISMATCH (the format does not permit the currency), MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_payment_code_parse, money_payment_reference, money_payment_check_iban
 */
MONEY_API money_status_t money_payment_code(const money_payment_code_options_t *options, char **text, size_t *length,
                                            money_error_t *error);

/** The values of a payment code. Texts that the code does not contain are "". */
typedef struct money_payment_code_content_s {
    money_payment_code_format_t format;
    int32_t version;             /* the version of the EPC code, 1 or 2; 0 for the QR-bill */
    money_bool_t is_amount_open; /* 1 if the payer enters the amount; `amount` is then 0 in its currency */
    uint32_t reserved;           /* 0 */
    money_t amount;
    char iban[36];               /* the creditor's account, without spaces */
    char bic[12];                /* the creditor's bank */
    char creditor_name[284];
    char creditor_street[284];
    char creditor_building[68];  /* the number of the building */
    char creditor_postcode[68];
    char creditor_town[144];
    char creditor_country[4];
    char debtor_name[284];       /* "" if the code contains no debtor */
    char debtor_street[284];
    char debtor_building[68];
    char debtor_postcode[68];
    char debtor_town[144];
    char debtor_country[4];
    char reference[28];          /* a creditor reference (ISO 11649), or a QR reference of 27 digits */
    char message[564];           /* text for the creditor */
    char information[564];       /* EPC: text for the payer; QR-bill: coded billing information */
    char purpose[8];             /* a purpose code of ISO 20022 */
} money_payment_code_content_t;

/** Reads the text of a payment code, the inverse of money_payment_code.
 *
 *  Each line must be exactly as money_payment_code writes it, and all values are checked as there: an account without
 *  spaces in upper case, valid check digits, and no further lines. Lines end with a line feed, or with a carriage
 *  return and a line feed; empty lines at the end are ignored. The amount of an EPC code may omit fraction digits of 0.
 *  Other character sets, earlier versions, unstructured addresses and the alternative procedures of the QR-bill are
 *  rejected. The error's text begins with the line, such as "line 7: IBAN must have valid check digits", and its
 *  position is the first byte of that line.
 *
 *  @param text  the text of the code in UTF-8, at most 3,988 bytes.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (the text is not a payment code, or a line is malformed, missing or excluded by
 *          another one), MONEY_ERR_LIMIT (the amount is out of range, or the code or a line is too long),
 *          MONEY_ERR_INEXACT (the amount has more than two fraction digits), MONEY_ERR_CURRENCY_MISMATCH (the format
 *          does not permit the currency), MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_payment_code
 */
MONEY_API money_status_t money_payment_code_parse(const char *text, size_t length,
                                                  money_payment_code_content_t *content, money_error_t *error);

/** Checks an IBAN: its form, its check digits and, for the countries of the IBAN registry, its length. Spaces are
 *  ignored, and letters may be in lower case.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (`iban` is malformed, or its check digits are wrong), MONEY_ERR_LIMIT (`iban` is
 *          longer than 127 bytes), MONEY_ERR_ENCODING.
 *  @since 0.2
 */
MONEY_API money_status_t money_payment_check_iban(const char *iban, money_error_t *error);

/** The kind of a payment reference. */
typedef int32_t money_payment_reference_kind_t;

#define MONEY_PAYMENT_REFERENCE_RF 0 /* a creditor reference (ISO 11649): RF, two check digits, 1 to 21 letters or
                                        digits */
#define MONEY_PAYMENT_REFERENCE_QR 1 /* a QR reference of the QR-bill: 26 digits and a check digit (modulo 10,
                                        recursive) */

/** Creates the reference of a number by adding its check digits, such as "RF18539007547034" for "539007547034".
 *  @param number  the number of the invoice or customer. For RF, 1 to 21 letters or digits; lower case becomes upper
 *          case. For QR, 1 to 26 digits, which are filled up with leading zeros. Spaces are ignored.
 *  @param reference  receives the reference. It is NUL-terminated; free it with money_string_free.
 *  @param length  receives the length of the reference without the NUL. NULL is allowed.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`kind` is unknown), MONEY_ERR_SYNTAX (`number` is empty or contains another
 *          character), MONEY_ERR_LIMIT (`number` is too long), MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_payment_code
 */
MONEY_API money_status_t money_payment_reference(money_payment_reference_kind_t kind, const char *number,
                                                 char **reference, size_t *length, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PAYMENT_CODE_H */
