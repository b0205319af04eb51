/* Formats of one's own, and single amounts, bags, pairs and rates as text and JSON. */
#include "basics.h"

static const char *formatted(const char *text, const char *pattern, const money_format_options_t *options)
{
    static char buffer[MONEY_LOCALE_TEXT_MAX];
    money_t a = amount(text);

    strcpy(buffer, "no text");
    CHECK_OK(money_format_pattern(&a, pattern, MONEY_NTS, options, buffer, sizeof buffer, NULL, NULL, &error));
    return buffer;
}

static const char *read_back(const char *text, const char *pattern, const char *currency,
                             const money_format_options_t *options)
{
    money_t a;

    CHECK_OK(money_parse_pattern(text, MONEY_NTS, pattern, MONEY_NTS, currency, options, &a, &error));
    return words(&a);
}

static void formats(void)
{
    money_format_options_t options = MONEY_FORMAT_OPTIONS_INIT, same;
    money_t a = amount("-1234.565 USD");
    char buffer[16];
    size_t length = 9;
    uint32_t flags = 9;
    const char *brackets = "\302\244\302\244 #,##0.00;(\302\244\302\244 #,##0.00)";

    money_format_options_init(&same);
    CHECK(!HAS_NO_GAPS || (memcmp(&same, &options, sizeof same) == 0 && sizeof same == 104));
    CHECK_TEXT(formatted("-1234.5 USD", brackets, NULL), "(USD 1,234.50)");
    CHECK_TEXT(read_back("(USD 1,234.50)", brackets, NULL, NULL), "-1234.50 USD");
    CHECK_TEXT(formatted("12345678.5 INR", "#,##,##0.##", &options), "1,23,45,678.5");
    CHECK_TEXT(formatted("1234.5 EUR", "@@@", NULL), "1230");
    options.sign = MONEY_SIGN_ALWAYS;
    options.zeros = MONEY_ZEROS_STRIP_WHOLE;
    options.decimal_separator = "·";
    options.group_separator = "'";
    options.symbol = "Fr.";
    CHECK_TEXT(formatted("1234.00 CHF", "\302\244 #,##0.00", &options), "+Fr. 1'234");
    CHECK_TEXT(read_back("+Fr. 1'234·5", "\302\244 #,##0.00", "CHF", &options), "1234.5 CHF");
    money_format_options_init(&options);
    options.locale = "de";
    CHECK_TEXT(formatted("-1234.5 EUR", "#,##0.00 \302\244", &options), "-1.234,50 €");
    CHECK_TEXT(read_back("-1.234,50 €", "#,##0.00 \302\244", NULL, &options), "-1234.50 EUR");
    options.minimum_fraction = options.maximum_fraction = MONEY_DIGITS_CURRENCY;
    CHECK_TEXT(formatted("1234 JPY", "0.000", &options), "1234");
    options.minimum_fraction = options.maximum_fraction = MONEY_DIGITS_EXACT;
    CHECK_TEXT(formatted("1234.5678 JPY", "0.0", &options), "1234,5678");

    /* Rounding is reported, or rejected; lengths are queried. */
    CHECK_OK(money_format_pattern(&a, "0.00", MONEY_NTS, NULL, NULL, 0, &length, &flags, &error));
    CHECK(length == 8 && flags == MONEY_FLAG_ROUNDED);
    CHECK_OK(money_format_pattern(&a, "0.000;;", 5, NULL, buffer, sizeof buffer, &length, &flags, &error));
    CHECK(flags == 0);
    CHECK_TEXT(buffer, "-1234.565");
    CHECK_STATUS(money_format_pattern(&a, "0.00", MONEY_NTS, NULL, buffer, 8, &length, &flags, &error),
                 MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 8 && flags == 0 && buffer[0] == '\0');
    money_format_options_init(&options);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_format_pattern(&a, "0.00", MONEY_NTS, &options, buffer, sizeof buffer, NULL, NULL, &error),
                 MONEY_ERR_INEXACT);

    money_format_options_init(&options);
    options.plus_sign = options.decimal_separator = "'";
    CHECK_STATUS(money_format_pattern(&a, "#", MONEY_NTS, &options, buffer, sizeof buffer, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);

    /* Errors in patterns and in texts include a position. */
    CHECK_STATUS(money_format_pattern(&a, "0.0#0", MONEY_NTS, NULL, buffer, sizeof buffer, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK(error.position == 4);
    CHECK_STATUS(money_parse_pattern("1", MONEY_NTS, "0;0", MONEY_NTS, "EUR", NULL, &a, &error), MONEY_ERR_ARGUMENT);
    CHECK(error.position == 1 && a.currency[0] == '\0');
    CHECK_STATUS(money_parse_pattern("1.2.3", MONEY_NTS, "0.00", MONEY_NTS, "EUR", NULL, &a, &error),
                 MONEY_ERR_SYNTAX);
    CHECK(error.position == 3);
    CHECK_STATUS(money_parse_pattern("1.23", MONEY_NTS, "0.00", MONEY_NTS, NULL, NULL, &a, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_parse_pattern("1 EUR", MONEY_NTS, "0 \302\244", MONEY_NTS, "USD", NULL, &a, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    options.group_separator = ".";
    CHECK_STATUS(money_parse_pattern("1", MONEY_NTS, "#,##0.0", MONEY_NTS, "EUR", &options, &a, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK(error.position == -1);
}

static void json(void)
{
    money_bag_t *bag = NULL, *same = NULL;
    money_t a = amount("12.50 EUR");
    char buffer[MONEY_JSON_MAX], *document = NULL;
    size_t length = 9;
    int32_t equal = 9;

    CHECK_OK(money_to_json(&a, buffer, sizeof buffer, &length, &error));
    CHECK_TEXT(buffer, "{\"amount\":\"12.50\",\"currency\":\"EUR\"}");
    CHECK(length == strlen(buffer));
    CHECK_OK(money_from_json(" { \"currency\": \"\\u0045UR\", \"amount\": \"-1.5\" } ", MONEY_NTS, NULL, &a, &error));
    CHECK_TEXT(words(&a), "-1.5 EUR");
    CHECK_STATUS(money_from_json("{\"amount\":1,\"currency\":\"EUR\"}", MONEY_NTS, NULL, &a, &error),
                 MONEY_ERR_DOCUMENT);
    CHECK(error.position == 10 && a.currency[0] == '\0');
    memset(&a, 0xFF, sizeof a);
    a.lo = 0x098A223FFFFFFFFF, a.hi = 0x4B3B4CA85A86C47A, a.scale = 38;
    memcpy(a.currency, "ABCDEFGHIJK", 12);
    CHECK_OK(money_negate(&a, &a, &error));
    CHECK_OK(money_to_json(&a, buffer, sizeof buffer, &length, &error));
    CHECK(length < sizeof buffer);

    CHECK_OK(money_bag_parse("3.00 USD + EUR -12.50", MONEY_NTS, NULL, &bag, &error));
    CHECK_OK(money_bag_format(bag, buffer, sizeof buffer, &length, &error));
    CHECK_TEXT(buffer, "-12.50 EUR + 3.00 USD");
    CHECK_OK(money_bag_to_json(bag, &document, &length, &error));
    CHECK_TEXT(document, "[{\"amount\":\"-12.50\",\"currency\":\"EUR\"},{\"amount\":\"3.00\",\"currency\":\"USD\"}]");
    CHECK_OK(money_bag_from_json(document, length, NULL, &same, &error));
    CHECK_OK(money_bag_equal(bag, same, &equal, &error));
    CHECK(equal == 1);
    money_string_free(document);
    money_bag_free(same);
    money_bag_free(bag);
    CHECK_STATUS(money_bag_parse("1 EUR + 2 EUR", MONEY_NTS, NULL, &bag, &error), MONEY_ERR_SYNTAX);
    CHECK(bag == NULL && error.position == 8);
    CHECK_STATUS(money_bag_from_json("[{}]", MONEY_NTS, NULL, &bag, &error), MONEY_ERR_DOCUMENT);
    CHECK(bag == NULL);
}

static void rates(void)
{
    money_rate_t rate, other, none = MONEY_RATE_INIT;
    money_currency_pair_t pair;
    char buffer[MONEY_RATE_JSON_MAX];
    size_t length = 9;
    int32_t equal = 9, order = 9;
    uint64_t hash_a = 1, hash_b = 2;

    CHECK_OK(money_currency_pair_format("EUR", "USD", buffer, sizeof buffer, NULL, &error));
    CHECK_TEXT(buffer, "EUR/USD");
    CHECK_OK(money_currency_pair_parse("BTC-X/USD", MONEY_NTS, &pair, &error));
    CHECK(strcmp(pair.from, "BTC-X") == 0 && strcmp(pair.to, "USD") == 0);
    CHECK_STATUS(money_currency_pair_parse("EUR-USD", MONEY_NTS, &pair, &error), MONEY_ERR_SYNTAX);
    CHECK(pair.from[0] == '\0');

    CHECK_OK(money_rate_parse("EUR/USD 1.10 2020-03-13", MONEY_NTS, &rate, &error));
    CHECK(rate.numerator == 110 && rate.denominator == 100 && rate.date == day(2020, 3, 13));
    CHECK(rate.kind == MONEY_RATE_QUOTED && rate.flags == 0);
    CHECK_OK(money_rate_format(&rate, buffer, sizeof buffer, NULL, &error));
    CHECK_TEXT(buffer, "EUR/USD 1.10 2020-03-13");
    rate.flags = MONEY_FLAG_RATE_ROUNDED;
    CHECK_OK(money_rate_to_json(&rate, buffer, sizeof buffer, &length, &error));
    CHECK_TEXT(buffer, "{\"date\":\"2020-03-13\",\"from\":\"EUR\",\"rate\":\"1.10\",\"rounded\":true,\"to\":\"USD\"}");
    CHECK_OK(money_rate_from_json(buffer, length, &other, &error));
    CHECK(memcmp(&rate, &other, sizeof rate) == 0);

    CHECK_OK(money_rate_parse("EUR/USD 11/10 2020-03-13", MONEY_NTS, &other, &error));
    CHECK_OK(money_rate_equal(&rate, &other, &equal, &error));
    CHECK_OK(money_rate_hash(&rate, &hash_a, &error));
    CHECK_OK(money_rate_hash(&other, &hash_b, &error));
    CHECK(equal == 1 && hash_a == hash_b);
    other.date = MONEY_DATE_NONE;
    CHECK_OK(money_rate_compare(&rate, &other, &order, &error));
    CHECK_OK(money_rate_equal(&rate, &other, &equal, &error));
    CHECK(order == 1 && equal == 0);
    CHECK_STATUS(money_rate_format(&none, buffer, sizeof buffer, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_rate_parse("EUR/EUR 2", MONEY_NTS, &rate, &error), MONEY_ERR_INVALID_RATE);
    /* The longest of each has room. */
    memcpy(rate.from, "ABCDEFGHIJK", 12), memcpy(rate.to, "ZBCDEFGHIJK", 12);
    rate.numerator = UINT64_MAX - 1, rate.denominator = UINT64_MAX;
    rate.date = day(2020, 3, 13), rate.flags = MONEY_FLAG_RATE_ROUNDED;
    CHECK_OK(money_rate_format(&rate, buffer, MONEY_RATE_TEXT_MAX, NULL, &error));
    CHECK_OK(money_rate_to_json(&rate, buffer, MONEY_RATE_JSON_MAX, NULL, &error));
    CHECK_OK(money_currency_pair_format(rate.from, rate.to, buffer, MONEY_CURRENCY_PAIR_TEXT_MAX, NULL, &error));
}

int main(void)
{
    formats();
    json();
    rates();
    return check_end();
}
