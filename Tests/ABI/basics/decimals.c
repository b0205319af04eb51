/* Decimals and how they are rounded. */
#include "basics.h"

static void decimal_texts(void)
{
    money_decimal_t a;

#define PARSED(text, wanted) a = decimal(text), CHECK_TEXT(plain(&a), wanted)
#define REFUSED(text, status, at)                                                                            \
    CHECK_STATUS(money_decimal_parse(text, MONEY_NTS, &a, &error), status), CHECK(error.position == (at)), \
        CHECK(a.lo == 0 && a.hi == 0 && a.scale == 0)
    PARSED("0", "0");
    PARSED("-0.50", "-0.50");
    PARSED("+7", "7");
    PARSED(".5", "0.5");
    PARSED("-.5", "-0.5");
    PARSED("00012.340", "12.340");
    PARSED("-0", "0");
    PARSED("0.000", "0.000");
    PARSED("99999999999999999999999999999999999999", "99999999999999999999999999999999999999");
    PARSED("-99999999999999999999999999999999999999", "-99999999999999999999999999999999999999");
    PARSED("0.99999999999999999999999999999999999999", "0.99999999999999999999999999999999999999");
    PARSED("1.0000000000000000000000000000000000000000", "1.0000000000000000000000000000000000000");
    PARSED("99999999999999999999999999999999999999.000", "99999999999999999999999999999999999999");
    PARSED("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001");
    REFUSED("", MONEY_ERR_SYNTAX, 0);
    REFUSED("-", MONEY_ERR_SYNTAX, 1);
    REFUSED(".", MONEY_ERR_SYNTAX, 1);
    REFUSED("5.", MONEY_ERR_SYNTAX, 2);
    REFUSED("1e3", MONEY_ERR_SYNTAX, 1);
    REFUSED("1,000", MONEY_ERR_SYNTAX, 1);
    REFUSED(" 1", MONEY_ERR_SYNTAX, 0);
    REFUSED("1 ", MONEY_ERR_SYNTAX, 1);
    REFUSED("--1", MONEY_ERR_SYNTAX, 1);
    REFUSED("1.2.3", MONEY_ERR_SYNTAX, 3);
    REFUSED("NaN", MONEY_ERR_SYNTAX, 0);
    REFUSED("Infinity", MONEY_ERR_SYNTAX, 0);
    REFUSED("0x10", MONEY_ERR_SYNTAX, 1);
    REFUSED("\xd9\xa1", MONEY_ERR_SYNTAX, 0); /* an Arabic digit */
    REFUSED("1\xff", MONEY_ERR_ENCODING, 1);
    REFUSED("100000000000000000000000000000000000000", MONEY_ERR_OVERFLOW, 0);
    REFUSED("0.000000000000000000000000000000000000001", MONEY_ERR_OVERFLOW, 0);
    CHECK_OK(money_decimal_parse("12.5xyz", 4, &a, &error));
    CHECK_TEXT(plain(&a), "12.5");
}

static void decimal_sums(void)
{
    money_decimal_t a, b, result;

#define BINARY(function, left, right, wanted) \
    (a = decimal(left), b = decimal(right), CHECK_OK(function(&a, &b, &result, &error)), CHECK_TEXT(plain(&result), wanted))
#define BINARY_FAILS(function, left, right, status)                                             \
    (a = decimal(left), b = decimal(right), CHECK_STATUS(function(&a, &b, &result, &error), status), \
     CHECK(result.lo == 0 && result.hi == 0 && result.scale == 0))
    BINARY(money_decimal_add, "10.50", "0.5", "11.00");
    BINARY(money_decimal_add, "0.1", "0.2", "0.3");
    BINARY(money_decimal_add, "-1", "1.00", "0.00");
    BINARY(money_decimal_add, "99999999999999999999999999999999999998", "1", "99999999999999999999999999999999999999");
    BINARY(money_decimal_add, "99999999999999999999999999999999999998", "1.00", "99999999999999999999999999999999999999");
    BINARY_FAILS(money_decimal_add, "99999999999999999999999999999999999999", "1", MONEY_ERR_OVERFLOW);
    BINARY_FAILS(money_decimal_add, "99999999999999999999999999999999999999", "0.1", MONEY_ERR_OVERFLOW);
    BINARY_FAILS(money_decimal_add, "-99999999999999999999999999999999999999", "-1", MONEY_ERR_OVERFLOW);
    BINARY(money_decimal_subtract, "10.50", "0.5", "10.00");
    BINARY(money_decimal_subtract, "1", "0.00000000000000000000000000000000000001", "0.99999999999999999999999999999999999999");
    BINARY_FAILS(money_decimal_subtract, "-99999999999999999999999999999999999999", "1", MONEY_ERR_OVERFLOW);
}

static void decimal_products(void)
{
    money_decimal_t a, b, result;
    uint32_t flags = 9;

#define ROUNDED(function, left, right, digits, mode, wanted, told)                                        \
    (a = decimal(left), b = decimal(right), flags = 9,                                                    \
     CHECK_OK(function(&a, &b, digits, mode, &result, &flags, &error)), CHECK_TEXT(plain(&result), wanted), \
     CHECK(flags == (told)))
#define ROUNDED_FAILS(function, left, right, digits, mode, status)                                            \
    (a = decimal(left), b = decimal(right), flags = 9,                                                        \
     CHECK_STATUS(function(&a, &b, digits, mode, &result, &flags, &error), status), CHECK(flags == 0 && result.lo == 0))
    ROUNDED(money_decimal_multiply, "1.05", "3", 2, MONEY_ROUND_HALF_EVEN, "3.15", 0);
    ROUNDED(money_decimal_multiply, "1.05", "0.5", 2, MONEY_ROUND_HALF_EVEN, "0.52", MONEY_FLAG_ROUNDED);
    ROUNDED(money_decimal_multiply, "1.05", "0.5", 2, MONEY_ROUND_HALF_UP, "0.53", MONEY_FLAG_ROUNDED);
    ROUNDED(money_decimal_multiply, "1.05", "3", 4, MONEY_ROUND_HALF_EVEN, "3.1500", 0);
    ROUNDED(money_decimal_multiply, "1.05", "0.50", MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, "0.5250", 0);
    ROUNDED(money_decimal_multiply, "9999999999999999999", "9999999999999999999", MONEY_DIGITS_EXACT,
            MONEY_ROUND_UNNECESSARY, "99999999999999999980000000000000000001", 0);
    ROUNDED_FAILS(money_decimal_multiply, "10000000000000000000", "10000000000000000000", 0, MONEY_ROUND_DOWN,
                  MONEY_ERR_OVERFLOW);
    ROUNDED_FAILS(money_decimal_multiply, "0.00000000000000000001", "0.1234567890123456789", MONEY_DIGITS_EXACT,
                  MONEY_ROUND_DOWN, MONEY_ERR_OVERFLOW);
    ROUNDED_FAILS(money_decimal_multiply, "1.05", "0.5", 2, MONEY_ROUND_UNNECESSARY, MONEY_ERR_INEXACT);
    ROUNDED_FAILS(money_decimal_multiply, "1", "1", MONEY_DIGITS_CURRENCY, MONEY_ROUND_DOWN, MONEY_ERR_ARGUMENT);
    ROUNDED_FAILS(money_decimal_multiply, "1", "1", MONEY_DIGITS_EXACT, 1011, MONEY_ERR_ARGUMENT);
    ROUNDED(money_decimal_divide, "10", "4", 2, MONEY_ROUND_HALF_EVEN, "2.50", 0);
    ROUNDED(money_decimal_divide, "1", "3", 38, MONEY_ROUND_HALF_EVEN, "0.33333333333333333333333333333333333333",
            MONEY_FLAG_ROUNDED);
    ROUNDED(money_decimal_divide, "-2", "3", 0, MONEY_ROUND_HALF_EVEN, "-1", MONEY_FLAG_ROUNDED);
    ROUNDED_FAILS(money_decimal_divide, "1", "0.00", 2, MONEY_ROUND_HALF_EVEN, MONEY_ERR_DIVISION_BY_ZERO);
    ROUNDED_FAILS(money_decimal_divide, "0", "0", 2, MONEY_ROUND_HALF_EVEN, MONEY_ERR_DIVISION_BY_ZERO);
    ROUNDED_FAILS(money_decimal_divide, "1", "3", 2, MONEY_ROUND_UNNECESSARY, MONEY_ERR_INEXACT);
    ROUNDED_FAILS(money_decimal_divide, "10", "1", 38, MONEY_ROUND_HALF_EVEN, MONEY_ERR_OVERFLOW);
    ROUNDED_FAILS(money_decimal_divide, "1", "1", MONEY_DIGITS_EXACT, MONEY_ROUND_HALF_EVEN, MONEY_ERR_ARGUMENT);
    ROUNDED_FAILS(money_decimal_divide, "1", "1", MONEY_DIGITS_CURRENCY, MONEY_ROUND_HALF_EVEN, MONEY_ERR_ARGUMENT);
}

static void decimal_order(void)
{
    money_decimal_t a, b;
    int32_t order = 9;
    uint64_t hash_a = 1, hash_b = 2;

#define ORDER(left, right, wanted) \
    (a = decimal(left), b = decimal(right), CHECK_OK(money_decimal_compare(&a, &b, &order, &error)), CHECK(order == (wanted)))
    ORDER("10.5", "10.50", 0);
    ORDER("10.5", "10.51", -1);
    ORDER("-1", "-2", 1);
    ORDER("0", "0.00000000000000000000000000000000000000", 0);
    ORDER("99999999999999999999999999999999999999", "0.99999999999999999999999999999999999999", 1);
    ORDER("-99999999999999999999999999999999999999", "0.00000000000000000000000000000000000001", -1);
    a = decimal("10.5");
    b = decimal("10.50000");
    CHECK_OK(money_decimal_hash(&a, &hash_a, &error));
    CHECK_OK(money_decimal_hash(&b, &hash_b, &error));
    CHECK(hash_a == hash_b);
    b = decimal("-10.5");
    CHECK_OK(money_decimal_hash(&b, &hash_b, &error));
    CHECK(hash_a != hash_b);
}

static void decimals(void)
{
    money_decimal_t a, result;
    uint32_t flags = 9;
    char buffer[MONEY_TEXT_MAX];
    size_t length = 0;

    CHECK_OK(money_decimal_new(1050, 2, &a, &error));
    CHECK_TEXT(plain(&a), "10.50");
    CHECK(a.lo == 1050 && a.hi == 0 && a.scale == 2 && a.reserved == 0);
    CHECK_OK(money_decimal_new(-1050, 38, &a, &error));
    CHECK_TEXT(plain(&a), "-0.00000000000000000000000000000000001050");
    CHECK(a.lo == (uint64_t)-1050 && a.hi == -1 && a.scale == 38);
    CHECK_OK(money_decimal_new(INT64_MIN, 0, &a, &error));
    CHECK_TEXT(plain(&a), "-9223372036854775808");
    CHECK_STATUS(money_decimal_new(1, 39, &a, &error), MONEY_ERR_ARGUMENT);
    CHECK(strstr(error.text, "39") != NULL);

    decimal_texts();
    a = decimal("-12.50");
    CHECK_OK(money_decimal_format(&a, buffer, 7, &length, &error));
    CHECK_TEXT(buffer, "-12.50");
    CHECK(length == 6);
    CHECK_STATUS(money_decimal_format(&a, buffer, 6, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 6 && buffer[0] == '\0');
    CHECK_OK(money_decimal_format(&a, NULL, 0, &length, &error));
    CHECK(length == 6);

    decimal_sums();
    a = decimal("-99999999999999999999999999999999999999");
    CHECK_OK(money_decimal_negate(&a, &result, &error));
    CHECK_TEXT(plain(&result), "99999999999999999999999999999999999999");
    CHECK_OK(money_decimal_absolute(&a, &result, &error));
    CHECK_TEXT(plain(&result), "99999999999999999999999999999999999999");
    a = decimal("0.00");
    CHECK_OK(money_decimal_negate(&a, &result, &error));
    CHECK_TEXT(plain(&result), "0.00");

    decimal_products();
    a = decimal("1.5");
    CHECK_OK(money_decimal_quantize(&a, 3, MONEY_ROUND_UNNECESSARY, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "1.500");
    CHECK(flags == 0);
    CHECK_STATUS(money_decimal_quantize(&a, 37, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_OK);
    a = decimal("15");
    CHECK_STATUS(money_decimal_quantize(&a, 37, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_decimal_quantize(&a, -1, MONEY_ROUND_UNNECESSARY, &result, &flags, &error), MONEY_ERR_ARGUMENT);

    decimal_order();
    /* A result may overwrite an input. */
    a = decimal("1.25");
    CHECK_OK(money_decimal_add(&a, &a, &a, &error));
    CHECK_TEXT(plain(&a), "2.50");
}

/** The published table of java.math.RoundingMode, which names these modes. */
static void rounding_modes(void)
{
    static const struct {
        const char *value;
        const char *up, *down, *ceiling, *floor, *half_up, *half_down, *half_even;
    } rows[] = {
        {"5.5", "6", "5", "6", "5", "6", "5", "6"},          {"2.5", "3", "2", "3", "2", "3", "2", "2"},
        {"1.6", "2", "1", "2", "1", "2", "2", "2"},          {"1.1", "2", "1", "2", "1", "1", "1", "1"},
        {"1.0", "1", "1", "1", "1", "1", "1", "1"},          {"-1.0", "-1", "-1", "-1", "-1", "-1", "-1", "-1"},
        {"-1.1", "-2", "-1", "-1", "-2", "-1", "-1", "-1"},  {"-1.6", "-2", "-1", "-1", "-2", "-2", "-2", "-2"},
        {"-2.5", "-3", "-2", "-2", "-3", "-3", "-2", "-2"},  {"-5.5", "-6", "-5", "-5", "-6", "-6", "-5", "-6"},
        {"0.5", "1", "0", "1", "0", "1", "0", "0"},          {"-0.5", "-1", "0", "0", "-1", "-1", "0", "0"},
        {"2.500000000000000000000000000000000001", "3", "2", "3", "2", "3", "3", "3"},
    };
    size_t index;

    for (index = 0; index < sizeof rows / sizeof *rows; index++) {
        const char *wanted[7];
        int32_t mode;

        wanted[MONEY_ROUND_HALF_EVEN - MONEY_ROUND_HALF_EVEN] = rows[index].half_even;
        wanted[MONEY_ROUND_HALF_UP - MONEY_ROUND_HALF_EVEN] = rows[index].half_up;
        wanted[MONEY_ROUND_HALF_DOWN - MONEY_ROUND_HALF_EVEN] = rows[index].half_down;
        wanted[MONEY_ROUND_UP - MONEY_ROUND_HALF_EVEN] = rows[index].up;
        wanted[MONEY_ROUND_DOWN - MONEY_ROUND_HALF_EVEN] = rows[index].down;
        wanted[MONEY_ROUND_CEILING - MONEY_ROUND_HALF_EVEN] = rows[index].ceiling;
        wanted[MONEY_ROUND_FLOOR - MONEY_ROUND_HALF_EVEN] = rows[index].floor;
        for (mode = MONEY_ROUND_HALF_EVEN; mode <= MONEY_ROUND_FLOOR; mode++) {
            money_decimal_t value = decimal(rows[index].value), one = decimal("1"), result;
            uint32_t flags = 9, wanted_flags = strstr(rows[index].value, ".0") != NULL ? 0 : MONEY_FLAG_ROUNDED;

            CHECK_OK(money_decimal_quantize(&value, 0, mode, &result, &flags, &error));
            CHECK_TEXT(plain(&result), wanted[mode - MONEY_ROUND_HALF_EVEN]);
            CHECK(flags == wanted_flags);
            CHECK_OK(money_decimal_multiply(&value, &one, 0, mode, &result, &flags, &error));
            CHECK_TEXT(plain(&result), wanted[mode - MONEY_ROUND_HALF_EVEN]);
            CHECK(flags == wanted_flags);
            CHECK_OK(money_decimal_divide(&value, &one, 0, mode, &result, &flags, &error));
            CHECK_TEXT(plain(&result), wanted[mode - MONEY_ROUND_HALF_EVEN]);
            CHECK(flags == wanted_flags);
        }
    }
}

/** Ties to the odd digit and towards the infinities. */
static void rounding_ties(void)
{
    static const struct {
        const char *value, *odd, *ceiling, *floor;
    } rows[] = {
        {"2.5", "3", "3", "2"},     {"3.5", "3", "4", "3"},     {"-2.5", "-3", "-2", "-3"}, {"-3.5", "-3", "-3", "-4"},
        {"0.5", "1", "1", "0"},     {"-0.5", "-1", "0", "-1"},  {"2.4", "2", "2", "2"},     {"-2.6", "-3", "-3", "-3"},
        {"2.51", "3", "3", "3"},    {"-2.51", "-3", "-3", "-3"},
    };
    size_t index;

    for (index = 0; index < sizeof rows / sizeof *rows; index++) {
        money_decimal_t value = decimal(rows[index].value), result;

        CHECK_OK(money_decimal_quantize(&value, 0, MONEY_ROUND_HALF_ODD, &result, NULL, &error));
        CHECK_TEXT(plain(&result), rows[index].odd);
        CHECK_OK(money_decimal_quantize(&value, 0, MONEY_ROUND_HALF_CEILING, &result, NULL, &error));
        CHECK_TEXT(plain(&result), rows[index].ceiling);
        CHECK_OK(money_decimal_quantize(&value, 0, MONEY_ROUND_HALF_FLOOR, &result, NULL, &error));
        CHECK_TEXT(plain(&result), rows[index].floor);
    }
}

/** Adjacent parameters for digits and rounding cannot be confused. */
static void swapped_arguments(void)
{
    money_decimal_t value = decimal("2.345"), result;
    int32_t digits;

    for (digits = MONEY_DIGITS_EXACT; digits <= MONEY_DIGITS_MAX; digits++) {
        CHECK_STATUS(money_decimal_quantize(&value, MONEY_ROUND_HALF_EVEN, digits, &result, NULL, &error),
                     MONEY_ERR_ARGUMENT);
        CHECK_TEXT(error.text,
                   "digits must be 0 to 38, got 1000; are digits and rounding swapped?");
        CHECK_STATUS(money_decimal_quantize(&value, 2, digits, &result, NULL, &error), MONEY_ERR_ARGUMENT);
        CHECK(strstr(error.text, " must be a MONEY_ROUND_ value, got ") && strstr(error.text, "; are digits and rounding swapped?"));
    }
    CHECK_STATUS(money_decimal_quantize(&value, 2, 999, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "rounding must be a MONEY_ROUND_ value, got 999");
    CHECK_STATUS(money_decimal_quantize(&value, 39, MONEY_ROUND_DOWN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "digits must be 0 to 38, got 39");
}

int main(void)
{
    decimals();
    rounding_modes();
    rounding_ties();
    swapped_arguments();
    return check_end();
}
