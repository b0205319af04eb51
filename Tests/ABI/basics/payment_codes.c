/* Payment codes: their text, and every status. */
#include "basics.h"

#include <string.h>

static money_payment_code_options_t options;

static void epc(void)
{
    money_payment_code_options_init(&options);
    options.amount = amount("145.00 EUR");
    options.iban = "be72 0000 0000 1616";
    options.creditor_name = "Laden Nord";
}

static void swiss(void)
{
    money_payment_code_options_init(&options);
    options.format = MONEY_PAYMENT_CODE_SWISS;
    options.amount = amount("199.95 CHF");
    options.iban = "CH58 0079 1123 0008 8901 2";
    options.creditor_name = "Robert Schneider AG";
    options.creditor_street = "Rue du Lac";
    options.creditor_building = "1268";
    options.creditor_postcode = "2501";
    options.creditor_town = "Biel";
    options.creditor_country = "CH";
}

static money_status_t status_of(void)
{
    char *text = NULL;
    money_status_t status = money_payment_code(&options, &text, NULL, &error);

    CHECK((text != NULL) == (status == MONEY_OK));
    money_string_free(text);
    return status;
}

static void writes(const char *expected)
{
    char *text = NULL;
    size_t length = 0;

    CHECK_OK(money_payment_code(&options, &text, &length, &error));
    CHECK(text != NULL && length == strlen(text));
    CHECK_TEXT(text, expected);
    money_string_free(text);
}

static void texts(void)
{
    epc();
    options.reference = "RF18 5390 0754 7034";
    writes("BCD\n002\n1\nSCT\n\nLaden Nord\nBE72000000001616\nEUR145.00\n\nRF18539007547034");
    epc();
    options.version = 1;
    options.bic = "BPOTBEB1";
    options.purpose = "gdds";
    options.message = "Order 17";
    options.information = "Thank you";
    writes("BCD\n001\n1\nSCT\nBPOTBEB1\nLaden Nord\nBE72000000001616\nEUR145.00\nGDDS\n\nOrder 17\nThank you");
    epc();
    options.is_amount_open = 1;
    options.amount = amount("0 EUR");
    writes("BCD\n002\n1\nSCT\n\nLaden Nord\nBE72000000001616");
    swiss();
    writes("SPC\n0200\n1\nCH5800791123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n"
           "\n\n\n\n\n\n\n199.95\nCHF\n\n\n\n\n\n\n\nNON\n\n\nEPD");
    options.iban = "CH44 3199 9123 0008 8901 2";
    options.reference = "21 00000 00003 13947 14300 09017";
    options.message = "Offerte";
    options.debtor_name = "Pia Rutschmann";
    options.debtor_postcode = "9400";
    options.debtor_town = "Rorschach";
    options.debtor_country = "CH";
    writes("SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n"
           "\n\n\n\n\n\n\n199.95\nCHF\nS\nPia Rutschmann\n\n\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\n"
           "Offerte\nEPD");
}

static void refused(void)
{
    epc();
    options.format = 2;
    CHECK_STATUS(status_of(), MONEY_ERR_ARGUMENT);
    epc();
    options.iban = NULL;
    CHECK_STATUS(status_of(), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "IBAN must be set");
    epc();
    options.version = 1;
    CHECK_STATUS(status_of(), MONEY_ERR_ARGUMENT);
    epc();
    options.iban = "BE72000000001617";
    CHECK_STATUS(status_of(), MONEY_ERR_SYNTAX);
    CHECK_TEXT(error.text, "IBAN must have valid check digits, got \"BE72000000001617\"");
    epc();
    options.iban = "BE7200000000161";
    CHECK_STATUS(status_of(), MONEY_ERR_SYNTAX);
    CHECK_TEXT(error.text, "IBAN of BE must be 16 characters, got 15");
    epc();
    options.message = "two\nlines";
    CHECK_STATUS(status_of(), MONEY_ERR_SYNTAX);
    epc();
    options.message = "\377";
    CHECK_STATUS(status_of(), MONEY_ERR_ENCODING);
    epc();
    options.amount = amount("1000000000 EUR");
    CHECK_STATUS(status_of(), MONEY_ERR_LIMIT);
    CHECK_TEXT(error.text, "amount must be 0.01 to 999999999.99, got 1000000000 EUR");
    options.amount = amount("0.001 EUR");
    CHECK_STATUS(status_of(), MONEY_ERR_INEXACT);
    options.amount = amount("1.00 CHF");
    CHECK_STATUS(status_of(), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "currency must be one of EUR, got CHF");
    swiss();
    options.message = "\316\251"; /* a Greek letter */
    CHECK_STATUS(status_of(), MONEY_ERR_SYNTAX);
    swiss();
    options.iban = "CH4431999123000889012";
    CHECK_STATUS(status_of(), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "QR reference must be set for a QR-IBAN");
}

static void references(void)
{
    char *text = NULL;
    size_t length = 0;

    CHECK_OK(money_payment_reference(MONEY_PAYMENT_REFERENCE_RF, "5390 0754 7034", &text, &length, &error));
    CHECK(length == 16);
    CHECK_TEXT(text, "RF18539007547034");
    money_string_free(text);
    CHECK_OK(money_payment_reference(MONEY_PAYMENT_REFERENCE_QR, "21000000000313947143000901", &text, NULL, &error));
    CHECK_TEXT(text, "210000000003139471430009017");
    money_string_free(text);
    CHECK_STATUS(money_payment_reference(2, "1", &text, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_payment_reference(MONEY_PAYMENT_REFERENCE_QR, "A", &text, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_payment_reference(MONEY_PAYMENT_REFERENCE_RF, "", &text, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_payment_reference(MONEY_PAYMENT_REFERENCE_RF, "1234567890123456789012", &text, NULL, &error),
                 MONEY_ERR_LIMIT);
    CHECK_STATUS(money_payment_reference(MONEY_PAYMENT_REFERENCE_RF, "\377", &text, NULL, &error),
                 MONEY_ERR_ENCODING);
    CHECK(text == NULL);
    CHECK_OK(money_payment_check_iban("gb29 nwbk 6016 1331 9268 19", &error));
    CHECK_STATUS(money_payment_check_iban("GB29 NWBK 6016 1331 9268 1", &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_payment_check_iban("", &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_payment_check_iban("\377", &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_payment_check_iban("                                                                "
                                          "                                                                "
                                          "GB29NWBK60161331926819", &error), MONEY_ERR_LIMIT);
}

int main(void)
{
    texts();
    refused();
    references();
    return check_end();
}
