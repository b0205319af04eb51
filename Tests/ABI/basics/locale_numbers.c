/* Numbers without a currency in the format of a locale, strictly and leniently. */
#include "basics.h"

/** The number, or the status and the position of the error. */
static const char *number(const char *text, const char *locale, money_reading_t reading)
{
    money_decimal_t value;
    money_status_t status = money_decimal_parse_locale(text, MONEY_NTS, locale, reading, &value, &error);
    char *shown = room();

    if (status == MONEY_OK) return plain(&value);
    CHECK(value.lo == 0 && value.hi == 0 && value.scale == 0);
    snprintf(shown, MONEY_TEXT_MAX, "%s at %lld", money_status_name(status), (long long)error.position);
    return shown;
}

#define READS(text, locale, strict, lenient)                            \
    (CHECK_TEXT(number(text, locale, MONEY_READING_STRICT), strict),    \
     CHECK_TEXT(number(text, locale, MONEY_READING_LENIENT), lenient))

#define WRONG_AT(place) "MONEY_ERR_SYNTAX at " #place

static void separators(void)
{
    READS("1,5", "de", "1.5", "1.5");
    READS("1.234,50", "de", "1234.50", "1234.50");
    READS("1.5", "de", WRONG_AT(1), "1.5");
    READS("1.234", "de", "1234", WRONG_AT(0));
    CHECK_TEXT(error.text, "ambiguous number \"1.234\": expected \"1234\" or \"1.234\" in the format of the locale");
    READS("  -1.234", "pt-BR", "-1234", WRONG_AT(2));
    READS("1.234.567", "de", "1234567", "1234567");
    READS("1234.5", "fr", WRONG_AT(4), "1234.5");
    READS("1\342\200\257234,5", "fr", "1234.5", "1234.5");
    READS("1,234", "en", "1234", "1234");
    READS("1,5", "en", WRONG_AT(1), WRONG_AT(1));
    READS("12,34,567.8", "en-IN", "1234567.8", "1234567.8");
    READS("1'234.5", "de-CH", "1234.5", "1234.5");
    /* The Arabic digits of ar-EG, and Latin ones. */
    READS("\331\241\331\253\331\245", "ar-EG", "1.5", "1.5");
    READS("1.5", "ar-EG", "1.5", "1.5");
    READS("0.5", "en", "0.5", "0.5");
    READS(".5", "de", WRONG_AT(0), "0.5");
}

static void signs(void)
{
    READS("-1,5", "de", "-1.5", "-1.5");
    READS("+1,5", "de", "1.5", "1.5");
    READS(" \342\210\222 1,5 ", "de", "-1.5", "-1.5");
    READS("\342\200\2231,5", "de", WRONG_AT(0), "-1.5");
    READS("\357\271\2431.5", "de", WRONG_AT(4), "-1.5");
    READS("\342\200\216\357\274\2151,5", "de", WRONG_AT(3), "-1.5");
    READS("--1", "de", WRONG_AT(1), WRONG_AT(1));
    READS("1-", "de", WRONG_AT(1), WRONG_AT(1));
    READS("(1)", "en", WRONG_AT(0), WRONG_AT(0));
}

static void refused(void)
{
    static char long_text[1025];
    money_decimal_t value;

    READS("", "de", WRONG_AT(0), WRONG_AT(0));
    READS("  ", "de", WRONG_AT(2), WRONG_AT(2));
    READS("x", "de", WRONG_AT(1), WRONG_AT(1));
    READS("1 EUR", "de", WRONG_AT(2), WRONG_AT(2));
    READS("5,", "de", WRONG_AT(1), WRONG_AT(1));
    READS("1e5", "en", WRONG_AT(1), WRONG_AT(1));
    READS("NaN", "en", WRONG_AT(3), WRONG_AT(3));
    READS("1.23,4", "de", WRONG_AT(1), WRONG_AT(1));
    /* A mark that reorders digits. */
    READS("\342\200\2561.5", "en", WRONG_AT(0), WRONG_AT(0));
    READS("100000000000000000000000000000000000000", "de", "MONEY_ERR_OVERFLOW at 0", "MONEY_ERR_OVERFLOW at 0");
    READS("1", "xx", "MONEY_ERR_NOT_FOUND at -1", "MONEY_ERR_NOT_FOUND at -1");
    READS("1", "d", WRONG_AT(0), WRONG_AT(0));
    READS("\377", "de", "MONEY_ERR_ENCODING at 0", "MONEY_ERR_ENCODING at 0");
    memset(long_text, '1', sizeof long_text);
    CHECK_STATUS(money_decimal_parse_locale(long_text, sizeof long_text, "de", MONEY_READING_LENIENT, &value, &error),
                 MONEY_ERR_LIMIT);
    CHECK_STATUS(money_decimal_parse_locale("1", 1, "de", 2, &value, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_decimal_parse_locale("1", 1, NULL, 0, &value, &error), MONEY_ERR_ARGUMENT);
}

int main(void)
{
    separators();
    signs();
    refused();
    return check_end();
}
