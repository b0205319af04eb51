/* Amounts, cash and allocation. */
#include "basics.h"

static void money_texts(void)
{
    money_t a;
    char buffer[MONEY_TEXT_MAX];
    size_t length;

    a = amount("EUR 12.50");
    CHECK_TEXT(words(&a), "12.50 EUR");
    a = amount("-0.5 BTC");
    CHECK_TEXT(words(&a), "-0.5 BTC");
#define UNREADABLE(text, status, at) \
    (CHECK_STATUS(money_parse(text, MONEY_NTS, &a, &error), status), CHECK(error.position == (at)), CHECK(a.currency[0] == 0))
    UNREADABLE("12.50", MONEY_ERR_SYNTAX, 5);
    UNREADABLE("EUR", MONEY_ERR_SYNTAX, 0);
    UNREADABLE("12.50  EUR", MONEY_ERR_SYNTAX, 6);
    UNREADABLE("12.50 EUR ", MONEY_ERR_SYNTAX, 9);
    UNREADABLE("12.50EUR", MONEY_ERR_SYNTAX, 5);
    UNREADABLE("EUR 12.5x", MONEY_ERR_SYNTAX, 8);
    UNREADABLE("12.50 \xe2\x82\xac", MONEY_ERR_SYNTAX, 6);
    CHECK_STATUS(money_parse("12.50 ZZZ", MONEY_NTS, &a, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(strstr(error.text, "ZZZ") != NULL);
    CHECK_OK(money_parse_with_currency("12.50", MONEY_NTS, "CHF", NULL, &a, &error));
    CHECK_TEXT(words(&a), "12.50 CHF");
    CHECK_OK(money_parse_with_currency("12.50 USD", MONEY_NTS, "CHF", NULL, &a, &error));
    CHECK_TEXT(words(&a), "12.50 USD");
    CHECK_STATUS(money_parse_with_currency("12.50", MONEY_NTS, "", NULL, &a, &error), MONEY_ERR_SYNTAX);
    a = amount("12.50 EUR");
    CHECK_STATUS(money_format(&a, buffer, 9, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 9 && buffer[0] == '\0');
    CHECK_OK(money_format(&a, buffer, 10, &length, &error));
    a = amount("-0.12345678901234567890123456789012345678 EUR");
    CHECK_OK(money_format(&a, buffer, MONEY_TEXT_MAX, &length, &error));
    CHECK_TEXT(buffer, "-0.12345678901234567890123456789012345678 EUR");
}

static void money_sums(void)
{
    money_decimal_t factor;
    money_t a, b, result;
    int32_t order = 9, equal = 9;
    uint64_t hash_a = 1, hash_b = 2;
    uint32_t flags = 9;

    a = amount("10.50 EUR");
    b = amount("1 EUR");
    CHECK_OK(money_add(&a, &b, &result, &error));
    CHECK_TEXT(words(&result), "11.50 EUR");
    CHECK_OK(money_subtract(&b, &a, &result, &error));
    CHECK_TEXT(words(&result), "-9.50 EUR");
    CHECK_OK(money_negate(&a, &result, &error));
    CHECK_TEXT(words(&result), "-10.50 EUR");
    CHECK_OK(money_absolute(&result, &result, &error));
    CHECK_TEXT(words(&result), "10.50 EUR");
    CHECK_OK(money_compare(&a, &b, &order, &error));
    CHECK(order == 1);
    CHECK_OK(money_compare(&b, &a, &order, &error));
    CHECK(order == -1);
    b = amount("10.5 EUR");
    CHECK_OK(money_compare(&b, &a, &order, &error));
    CHECK(order == 0);
    CHECK_OK(money_equal(&b, &a, &equal, &error));
    CHECK(equal == 1);
    CHECK_OK(money_hash(&a, &hash_a, &error));
    CHECK_OK(money_hash(&b, &hash_b, &error));
    CHECK(hash_a == hash_b);
    b = amount("10.50 USD");
    CHECK_OK(money_equal(&b, &a, &equal, &error));
    CHECK(equal == 0);
    CHECK_OK(money_hash(&b, &hash_b, &error));
    CHECK(hash_a != hash_b);
    CHECK_STATUS(money_add(&a, &b, &result, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(strstr(error.text, "USD") != NULL && strstr(error.text, "EUR") != NULL && error.position == -1);
    CHECK_STATUS(money_subtract(&a, &b, &result, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_compare(&a, &b, &order, &error), MONEY_ERR_CURRENCY_MISMATCH);
    a = amount("99999999999999999999999999999999999999 EUR");
    CHECK_STATUS(money_add(&a, &a, &result, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_negate(&a, &b, &error));
    CHECK_STATUS(money_subtract(&b, &a, &result, &error), MONEY_ERR_OVERFLOW);
    factor = decimal("2");
    CHECK_STATUS(money_multiply(&a, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_multiply(&a, &factor, 0, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_OVERFLOW);
    factor = decimal("0.5");
    CHECK_STATUS(money_divide(&a, &factor, 0, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_quantize(&a, 2, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_OVERFLOW);
}

/* Without an error struct the library builds no text; status and outputs are the same. */
static void mismatches_without_an_error(void)
{
    static const char *const others[] = { "1 USD", "1.5 USD", "99999999999999999999999999999999999999 USD" };
    money_t euro = amount("10.50 EUR"), old = euro, zero, result, invalid;
    money_ratio_t ratio, no_ratio;
    int32_t order;
    size_t index;

    memset(&zero, 0, sizeof zero);
    memset(&no_ratio, 0, sizeof no_ratio);
    for (index = 0; index < sizeof others / sizeof *others; index++) {
        money_t other = amount(others[index]);

        memset(&result, 1, sizeof result);
        CHECK_STATUS(money_add(&euro, &other, &result, NULL), MONEY_ERR_CURRENCY_MISMATCH);
        CHECK(memcmp(&result, &zero, sizeof result) == 0);
        memset(&result, 1, sizeof result);
        CHECK_STATUS(money_subtract(&other, &euro, &result, NULL), MONEY_ERR_CURRENCY_MISMATCH);
        CHECK(memcmp(&result, &zero, sizeof result) == 0);
        CHECK_STATUS(money_add(&euro, &other, &euro, NULL), MONEY_ERR_CURRENCY_MISMATCH);
        CHECK(memcmp(&euro, &old, sizeof euro) == 0);
        order = 9;
        CHECK_STATUS(money_compare(&euro, &other, &order, NULL), MONEY_ERR_CURRENCY_MISMATCH);
        CHECK(order == 0);
        memset(&ratio, 1, sizeof ratio);
        CHECK_STATUS(money_ratio_from_amounts(&euro, &other, &ratio, NULL), MONEY_ERR_CURRENCY_MISMATCH);
        CHECK(memcmp(&ratio, &no_ratio, sizeof ratio) == 0);
        CHECK_STATUS(money_add(&euro, &other, NULL, NULL), MONEY_ERR_ARGUMENT);
        invalid = other;
        invalid.scale = 39;
        CHECK_STATUS(money_compare(&euro, &invalid, &order, NULL), MONEY_ERR_ARGUMENT);
        memcpy(invalid.currency, "u$d", 4);
        CHECK_STATUS(money_add(&invalid, &euro, &result, NULL), MONEY_ERR_ARGUMENT);
    }
}

static void money_products(void)
{
    money_decimal_t factor;
    money_t a, result;
    uint32_t flags = 9;

    a = amount("10.50 EUR");
    factor = decimal("1.1");
    CHECK_OK(money_multiply(&a, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "11.550 EUR");
    CHECK(flags == 0);
    CHECK_OK(money_multiply(&a, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "11.55 EUR");
    CHECK(flags == 0);
    CHECK_OK(money_multiply(&a, &factor, 1, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "11.6 EUR");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_STATUS(money_multiply(&a, &factor, 1, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_INEXACT);
    factor = decimal("3");
    CHECK_OK(money_divide(&a, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "3.50 EUR");
    CHECK(flags == 0);
    factor = decimal("4");
    CHECK_OK(money_divide(&a, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "2.62 EUR");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_STATUS(money_divide(&a, &factor, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_ARGUMENT);
    factor = decimal("0");
    CHECK_STATUS(money_divide(&a, &factor, 2, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_DIVISION_BY_ZERO);
    CHECK_OK(money_quantize(&a, 0, MONEY_ROUND_HALF_UP, &result, &flags, &error));
    CHECK_TEXT(words(&result), "11 EUR");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_OK(money_quantize(&a, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_UP, &result, &flags, &error));
    CHECK(flags == 0);
    CHECK_STATUS(money_quantize(&a, MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_UP, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    a = amount("1.5 XAU");
    factor = decimal("3");
    CHECK_STATUS(money_quantize(&a, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_multiply(&a, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_divide(&a, &factor, MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, &result, &flags, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
}

static void moneys(void)
{
    money_decimal_t value = decimal("10.50");
    money_t a;
    int64_t minor = 9;

    CHECK_OK(money_new(&value, "EUR", NULL, &a, &error));
    CHECK_TEXT(words(&a), "10.50 EUR");
    CHECK(a.lo == 1050 && a.scale == 2 && memcmp(a.currency, "EUR\0\0\0\0\0\0\0\0", 12) == 0);
    CHECK_STATUS(money_new(&value, "ZZZ", NULL, &a, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_new(&value, "E R", NULL, &a, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_from_minor(1050, "EUR", NULL, &a, &error));
    CHECK_TEXT(words(&a), "10.50 EUR");
    CHECK_OK(money_from_minor(1050, "JPY", NULL, &a, &error));
    CHECK_TEXT(words(&a), "1050 JPY");
    CHECK_OK(money_from_minor(INT64_MIN, "KWD", NULL, &a, &error));
    CHECK_TEXT(words(&a), "-9223372036854775.808 KWD");
    CHECK_OK(money_to_minor(&a, NULL, &minor, &error));
    CHECK(minor == INT64_MIN);
    CHECK_STATUS(money_from_minor(1, "XAU", NULL, &a, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(strstr(error.text, "XAU") != NULL);
    a = amount("10.5 EUR");
    CHECK_OK(money_to_minor(&a, NULL, &minor, &error));
    CHECK(minor == 1050);
    a = amount("10.500 EUR");
    CHECK_OK(money_to_minor(&a, NULL, &minor, &error));
    CHECK(minor == 1050);
    a = amount("10.505 EUR");
    CHECK_STATUS(money_to_minor(&a, NULL, &minor, &error), MONEY_ERR_INEXACT);
    CHECK(minor == 0 && strstr(error.text, "10.505 EUR") != NULL);
    a = amount("92233720368547758.08 EUR");
    CHECK_STATUS(money_to_minor(&a, NULL, &minor, &error), MONEY_ERR_OVERFLOW);

    money_texts();
    money_sums();
    mismatches_without_an_error();
    money_products();
}

static void cash(void)
{
    money_t a, result;
    money_decimal_t step;
    uint32_t flags = 9;

#define CASH(text, mode, wanted, told)                                                                    \
    (a = amount(text), flags = 9, CHECK_OK(money_to_cash(&a, NULL, mode, &result, &flags, &error)),       \
     CHECK_TEXT(words(&result), wanted), CHECK(flags == (told)))
    CASH("10.52 CHF", MONEY_ROUND_HALF_EVEN, "10.50 CHF", MONEY_FLAG_ROUNDED);
    CASH("10.53 CHF", MONEY_ROUND_HALF_EVEN, "10.55 CHF", MONEY_FLAG_ROUNDED);
    CASH("10.525 CHF", MONEY_ROUND_HALF_EVEN, "10.50 CHF", MONEY_FLAG_ROUNDED);
    CASH("10.525 CHF", MONEY_ROUND_HALF_UP, "10.55 CHF", MONEY_FLAG_ROUNDED);
    CASH("-10.53 CHF", MONEY_ROUND_HALF_EVEN, "-10.55 CHF", MONEY_FLAG_ROUNDED);
    CASH("10.55 CHF", MONEY_ROUND_UNNECESSARY, "10.55 CHF", 0);
    CASH("10.555 EUR", MONEY_ROUND_DOWN, "10.55 EUR", MONEY_FLAG_ROUNDED);
    CASH("1234 HUF", MONEY_ROUND_HALF_UP, "1235.00 HUF", MONEY_FLAG_ROUNDED);
    CASH("10.4 JPY", MONEY_ROUND_UP, "11 JPY", MONEY_FLAG_ROUNDED);
    a = amount("10.52 CHF");
    CHECK_STATUS(money_to_cash(&a, NULL, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_INEXACT);
    step = decimal("0.25");
    CHECK_OK(money_to_cash(&a, &step, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "10.50 CHF");
    step = decimal("5");
    CHECK_OK(money_to_cash(&a, &step, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(words(&result), "10 CHF");
    step = decimal("0");
    CHECK_STATUS(money_to_cash(&a, &step, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    step = decimal("-0.05");
    CHECK_STATUS(money_to_cash(&a, &step, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    a = amount("1 XAU");
    CHECK_STATUS(money_to_cash(&a, NULL, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_UNKNOWN_CURRENCY);
}

/* The rule of a country on a day. */
static void cash_of_countries(void)
{
    money_t a, result;
    money_cash_rule_t rule;
    uint32_t flags = 9;

#define CASH_IN(text, country, date, wanted, told)                                                        \
    (a = amount(text), flags = 9, CHECK_OK(money_to_cash_in_country(&a, country, date, &result, &flags, &error)), \
     CHECK_TEXT(words(&result), wanted), CHECK(flags == (told)))
    CASH_IN("10.02 EUR", "IE", MONEY_DATE_NONE, "10.00 EUR", MONEY_FLAG_ROUNDED);
    CASH_IN("10.02 EUR", "ie", day(2015, 10, 27), "10.02 EUR", 0);
    CASH_IN("10.03 EUR", "IE", day(2015, 10, 28), "10.05 EUR", MONEY_FLAG_ROUNDED);
    CASH_IN("10.03 EUR", "DE", MONEY_DATE_NONE, "10.03 EUR", 0);
    CASH_IN("10.03 EUR", NULL, MONEY_DATE_NONE, "10.03 EUR", 0);
    CASH_IN("0.02 EUR", "FI", MONEY_DATE_NONE, "0.02 EUR", 0);
    CASH_IN("0.03 EUR", "FI", MONEY_DATE_NONE, "0.05 EUR", MONEY_FLAG_ROUNDED);
    CASH_IN("-0.02 EUR", "SK", MONEY_DATE_NONE, "-0.05 EUR", MONEY_FLAG_ROUNDED);
    CASH_IN("0.00 EUR", "SK", MONEY_DATE_NONE, "0.00 EUR", 0);
    CASH_IN("0.05 EUR", "BE", MONEY_DATE_NONE, "0.05 EUR", 0);
    CASH_IN("0.04 EUR", "BE", MONEY_DATE_NONE, "0.04 EUR", 0);
    CASH_IN("0.06 EUR", "BE", MONEY_DATE_NONE, "0.05 EUR", MONEY_FLAG_ROUNDED);
    CASH_IN("10.25 UAH", NULL, MONEY_DATE_NONE, "10.50 UAH", MONEY_FLAG_ROUNDED);
    CASH_IN("10.25 UAH", "UA", day(2025, 9, 30), "10.30 UAH", MONEY_FLAG_ROUNDED);
    CASH_IN("10.25 USD", "US", MONEY_DATE_NONE, "10.25 USD", 0);

    CHECK_OK(money_cash_rule("EUR", "fi", MONEY_DATE_NONE, &rule, &error));
    CHECK_TEXT(rule.currency, "EUR");
    CHECK_TEXT(rule.country, "FI");
    CHECK_TEXT(plain(&rule.step), "0.05");
    CHECK_TEXT(plain(&rule.small), "0.02");
    CHECK(rule.small_amounts == MONEY_CASH_SMALL_EXACT && rule.rounding == MONEY_ROUND_HALF_UP);
    CHECK(rule.since == day(2002, 1, 1) && rule.until == MONEY_DATE_NONE);
    CHECK_OK(money_cash_rule("SEK", NULL, day(2010, 9, 30), &rule, &error));
    CHECK_TEXT(rule.country, "");
    CHECK_TEXT(plain(&rule.step), "0.50");
    CHECK(rule.since == day(1992, 10, 1) && rule.until == day(2010, 10, 1));

    a = amount("1.00 SEK");
    CHECK_STATUS(money_to_cash_in_country(&a, NULL, day(1972, 6, 30), &result, &flags, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "no cash rounding rule for SEK before 1972-07-01");
    CHECK_STATUS(money_to_cash_in_country(&a, "ZZ", MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_to_cash_in_country(&a, "FI", MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "SEK is not legal tender in \"FI\"");
    CHECK_STATUS(money_to_cash_in_country(&a, "SWE", MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_to_cash_in_country(&a, "\xff", MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_to_cash_in_country(&a, NULL, INT32_MAX, &result, &flags, &error), MONEY_ERR_DATE);
    a = amount("99999999999999999999999999999999999999 CHF");
    CHECK_STATUS(money_to_cash_in_country(&a, NULL, MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_OVERFLOW);
    a = amount("1 XAU");
    CHECK_STATUS(money_to_cash_in_country(&a, NULL, MONEY_DATE_NONE, &result, &flags, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_cash_rule("XAU", NULL, MONEY_DATE_NONE, &rule, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_cash_rule("QQQ", NULL, MONEY_DATE_NONE, &rule, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_cash_rule("E R", NULL, MONEY_DATE_NONE, &rule, &error), MONEY_ERR_SYNTAX);
}

static void allocation(void)
{
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT, filled;
    money_t a = amount("10.00 EUR"), shares[7], remainder;
    money_decimal_t weights[3];

    memset(&filled, 0xA5, sizeof filled);
    money_allocate_options_init(&filled);
    CHECK(!HAS_NO_GAPS || memcmp(&filled, &options, sizeof filled) == 0);

    CHECK_OK(money_split(&a, 3, NULL, shares, NULL, &error));
    CHECK_TEXT(words(&shares[0]), "3.34 EUR");
    CHECK_TEXT(words(&shares[1]), "3.33 EUR");
    CHECK_TEXT(words(&shares[2]), "3.33 EUR");
    options.method = MONEY_ALLOCATE_FLOOR_TO_LAST;
    CHECK_OK(money_split(&a, 3, &options, shares, &remainder, &error));
    CHECK_TEXT(words(&shares[0]), "3.33 EUR");
    CHECK_TEXT(words(&shares[2]), "3.34 EUR");
    CHECK_TEXT(words(&remainder), "0.00 EUR");
    options.method = MONEY_ALLOCATE_SEPARATE_REMAINDER;
    CHECK_OK(money_split(&a, 3, &options, shares, &remainder, &error));
    CHECK_TEXT(words(&shares[0]), "3.33 EUR");
    CHECK_TEXT(words(&shares[2]), "3.33 EUR");
    CHECK_TEXT(words(&remainder), "0.01 EUR");
    CHECK_STATUS(money_split(&a, 3, &options, shares, NULL, &error), MONEY_ERR_ARGUMENT);
    options.method = MONEY_ALLOCATE_LARGEST_REMAINDER;
    options.digits = 0;
    CHECK_OK(money_split(&a, 3, &options, shares, NULL, &error));
    CHECK_TEXT(words(&shares[0]), "4 EUR");
    a = amount("10.005 EUR");
    CHECK_STATUS(money_split(&a, 3, &options, shares, NULL, &error), MONEY_ERR_INEXACT);
    CHECK(strstr(error.text, "10.005 EUR") != NULL);
    CHECK_OK(money_split(&a, 2, NULL, shares, NULL, &error)); /* the amount's own scale */
    CHECK_TEXT(words(&shares[0]), "5.003 EUR");
    CHECK_TEXT(words(&shares[1]), "5.002 EUR");
    options.digits = 38;
    a = amount("100 EUR");
    CHECK_STATUS(money_split(&a, 3, &options, shares, NULL, &error), MONEY_ERR_OVERFLOW);

    a = amount("-100 JPY");
    weights[0] = decimal("50");
    weights[1] = decimal("0");
    weights[2] = decimal("20.5");
    CHECK_OK(money_allocate(&a, weights, 3, NULL, shares, &remainder, &error));
    CHECK_TEXT(words(&shares[0]), "-71 JPY");
    CHECK_TEXT(words(&shares[1]), "0 JPY");
    CHECK_TEXT(words(&shares[2]), "-29 JPY");
    weights[1] = decimal("-1");
    CHECK_STATUS(money_allocate(&a, weights, 3, NULL, shares, &remainder, &error), MONEY_ERR_WEIGHTS);
    CHECK(strstr(error.text, "-1") != NULL && shares[0].currency[0] == '\0' && remainder.currency[0] == '\0');
    weights[0] = weights[1] = weights[2] = decimal("0.00");
    CHECK_STATUS(money_allocate(&a, weights, 3, NULL, shares, &remainder, &error), MONEY_ERR_WEIGHTS);
    CHECK_STATUS(money_allocate(&a, weights, 0, NULL, shares, &remainder, &error), MONEY_ERR_WEIGHTS);
    CHECK_STATUS(money_split(&a, 0, NULL, shares, &remainder, &error), MONEY_ERR_WEIGHTS);
    CHECK_STATUS(money_split(&a, (size_t)MONEY_SHARES_MAX + 1, NULL, shares, &remainder, &error), MONEY_ERR_LIMIT);
    {
        money_t *many = calloc(MONEY_SHARES_MAX, sizeof *many);

        a = amount("10485.77 EUR");
        CHECK(many != NULL);
        CHECK_OK(money_split(&a, MONEY_SHARES_MAX, NULL, many, NULL, &error));
        CHECK_TEXT(words(&many[0]), "0.02 EUR");
        CHECK_TEXT(words(&many[1]), "0.01 EUR");
        CHECK_TEXT(words(&many[MONEY_SHARES_MAX - 1]), "0.01 EUR");
        free(many);
    }
}

int main(void)
{
    moneys();
    cash();
    cash_of_countries();
    allocation();
    return check_end();
}
