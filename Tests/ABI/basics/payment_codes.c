/* Payment codes: their text, and every status. */
#include "basics.h"

#include <string.h>

static money_payment_code_options_t options;
static money_payment_code_content_t content;

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
    CHECK_OK(money_payment_code_parse(text, length, &content, &error));
    CHECK(content.format == options.format && content.is_amount_open == options.is_amount_open);
    money_string_free(text);
}

static money_status_t parsed(const char *text)
{
    static const money_payment_code_content_t zero;
    money_status_t status;

    memset(&content, 0xA5, sizeof content);
    status = money_payment_code_parse(text, MONEY_NTS, &content, &error);
    CHECK(status == MONEY_OK || memcmp(&content, &zero, sizeof content) == 0);
    return status;
}

static void reads(void)
{
    const char *text = "BCD\r\n001\r\n1\r\nSCT\r\nBPOTBEB1\r\nLaden Nord\r\nBE72000000001616\r\nEUR5\r\nGDDS\r\n\r\n"
                       "Order 17\r\nThank you\r\n";

    CHECK_STATUS(parsed(text), MONEY_OK);
    CHECK(content.format == MONEY_PAYMENT_CODE_EPC && content.version == 1 && !content.is_amount_open);
    CHECK_TEXT(words(&content.amount), "5 EUR");
    CHECK_TEXT(content.bic, "BPOTBEB1");
    CHECK_TEXT(content.creditor_name, "Laden Nord");
    CHECK_TEXT(content.iban, "BE72000000001616");
    CHECK_TEXT(content.purpose, "GDDS");
    CHECK_TEXT(content.message, "Order 17");
    CHECK_TEXT(content.information, "Thank you");
    CHECK_STATUS(parsed("BCD\n002\n1\nSCT\n\nLaden Nord\nBE72000000001616"), MONEY_OK);
    CHECK(content.version == 2 && content.is_amount_open);
    CHECK_TEXT(words(&content.amount), "0 EUR");
    CHECK_STATUS(parsed("SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\n"
                        "CH\n\n\n\n\n\n\n\n199.95\nCHF\nS\nPia Rutschmann\n\n\n9400\nRorschach\nCH\nQRR\n"
                        "210000000003139471430009017\nOfferte\nEPD\n//S1"), MONEY_OK);
    CHECK(content.format == MONEY_PAYMENT_CODE_SWISS && content.version == 0);
    CHECK_TEXT(words(&content.amount), "199.95 CHF");
    CHECK_TEXT(content.creditor_building, "1268");
    CHECK_TEXT(content.debtor_name, "Pia Rutschmann");
    CHECK_TEXT(content.debtor_town, "Rorschach");
    CHECK_TEXT(content.reference, "210000000003139471430009017");
    CHECK_TEXT(content.information, "//S1");
}

/* Each line that is wrong is named, and its first byte is the position. */
static void unreadable(void)
{
    static const struct {
        const char *text;
        money_status_t status;
        const char *words;
        int position;
    } cases[] = {
        { "", MONEY_ERR_SYNTAX, "line 1: payment code must begin with BCD or SPC, got \"\"", 0 },
        { "BCD\n003\n", MONEY_ERR_SYNTAX, "line 2: expected \"002\", got \"003\"", 4 },
        { "BCD\n002\n2\nSCT\n", MONEY_ERR_SYNTAX, "line 3: expected \"1\", got \"2\"", 8 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001617\nEUR1", MONEY_ERR_SYNTAX,
          "line 7: IBAN must have valid check digits, got \"BE72000000001617\"", 17 },
        { "BCD\n002\n1\nSCT\n\nA\nbe72000000001616\nEUR1", MONEY_ERR_SYNTAX,
          "line 7: expected \"BE72000000001616\", got \"be72000000001616\"", 17 },
        { "BCD\n001\n1\nSCT\n\nA\nBE72000000001616\nEUR1", MONEY_ERR_SYNTAX, "line 5: BIC must be set", 14 },
        { "BCD\n002\n1\nSCT\n\n\nBE72000000001616\nEUR1", MONEY_ERR_SYNTAX, "line 6: creditor name must be set", 15 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nUSD1", MONEY_ERR_CURRENCY_MISMATCH,
          "line 8: amount must begin with EUR, got \"USD1\"", 34 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR-1", MONEY_ERR_SYNTAX, "line 8: amount must be digits", 34 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR01", MONEY_ERR_SYNTAX, "line 8: amount must be digits", 34 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR0", MONEY_ERR_LIMIT, "line 8: amount must be 0.01 to", 34 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR0.001", MONEY_ERR_INEXACT, "line 8: amount must", 34 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR1\n\nRF18539007547034\ntext", MONEY_ERR_SYNTAX,
          "line 11: message must not be set beside a reference", 57 },
        { "BCD\n002\n1\nSCT\n\nA\nBE72000000001616\nEUR1\n\n\n\n\nmore", MONEY_ERR_SYNTAX,
          "line 13: expected \"\", got \"more\"", 43 },
        { "SPC\n0100\n1\n", MONEY_ERR_SYNTAX, "line 2: expected \"0200\", got \"0100\"", 4 },
        { "SPC\n0200\n1\nCH5800791123000889012\nK\n\n\n\n\n\n\n\n\n\n\n\n\n\n1.00\nCHF", MONEY_ERR_SYNTAX,
          "line 5: expected \"S\", got \"K\"", 33 },
        { "SPC\n0200\n1\nCH5800791123000889012\nS\nA\n\n\n1\nB\nCH\n\n\n\n\n\n\n\n1.5\nCHF\n\n\n\n\n\n\n\nNON\n\n\nEPD",
          MONEY_ERR_SYNTAX, "line 19: expected \"1.50\", got \"1.5\"", 53 },
        { "SPC\n0200\n1\nCH5800791123000889012\nS\nA\n\n\n1\nB\nCH\n\n\n\n\n\n\n\n1.50\nUSD",
          MONEY_ERR_CURRENCY_MISMATCH, "line 20: currency must be one of CHF EUR, got USD", 58 },
        { "SPC\n0200\n1\nCH5800791123000889012\nS\nA\n\n\n1\nB\nCH\n\n\n\n\n\n\n\n1.50\nCHF", MONEY_ERR_SYNTAX,
          "line 28: expected \"NON\", got \"\"", 61 },
        { "BCD\n\377", MONEY_ERR_ENCODING, "", 4 },
    };
    static char large[4000];
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        CHECK_STATUS(parsed(cases[index].text), cases[index].status);
        if (!CHECK(strncmp(error.text, cases[index].words, strlen(cases[index].words)) == 0))
            fprintf(stderr, "%s\n", error.text);
        if (!CHECK(error.position == cases[index].position)) fprintf(stderr, "%d\n", (int)error.position);
    }
    memset(large, 'x', sizeof large - 1);
    CHECK_STATUS(parsed(large), MONEY_ERR_LIMIT);
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
    reads();
    unreadable();
    refused();
    references();
    return check_end();
}
