/* Columns with one row that fails: the call returns the row's status and number, and zeroes every result. With an array
 * of statuses it continues, and only the row receives the status. */
#include "check.h"

static money_error_t error;

enum { ROWS = 3 };

static const char *const codes[] = {"EUR", "XYZ", "not a code"};

/** True if the bytes of a result are all zero. */
static int is_zero(const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;

    while (size > 0 && byte[size - 1] == 0) size--;
    return size == 0;
}

/** Makes the call without room for statuses, then with it, in which row 1 is the one that fails. */
#define ROW_FAILS(call, result, status)                                                                             \
    do {                                                                                                            \
        money_column_report_t report;                                                                               \
        money_status_t rows[ROWS] = {9, 9, 9}, *statuses = NULL;                                                    \
        memset(result, 0xA5, sizeof result);                                                                        \
        CHECK_STATUS(call, status);                                                                                 \
        CHECK(is_zero(result, sizeof result) && error.position == 1 && strncmp(error.text, "row 1: ", 7) == 0);     \
        CHECK(is_zero(&report, sizeof report));                                                                     \
        statuses = rows;                                                                                            \
        CHECK_OK(call);                                                                                             \
        CHECK(rows[0] == MONEY_OK && rows[1] == (status) && rows[2] == MONEY_OK && report.failed_count == 1 &&      \
              report.first_failed == 1);                                                                            \
    } while (0)

static money_decimal_t decimal(const char *text)
{
    money_decimal_t value;

    CHECK_OK(money_decimal_parse(text, MONEY_NTS, &value, &error));
    return value;
}

static __int128 power_of_ten(int exponent)
{
    __int128 power = 1;

    while (exponent-- > 0) power *= 10;
    return power;
}

static void quantizing(void)
{
    int64_t values[ROWS] = {1250, 1251, 1300};
    __int128 wide[ROWS] = {1, 0, 3}, results[ROWS];
    money_column_t amounts = MONEY_COLUMN_OF_INT64(values, ROWS), result = MONEY_COLUMN_OF_DECIMAL128(results, ROWS, 1);
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    amounts.scale = 2;
    options.digits = 1;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    ROW_FAILS(money_column_quantize(&amounts, NULL, &options, &result, statuses, &report, &error), results,
              MONEY_ERR_INEXACT);
    CHECK(results[0] == 125 && results[1] == 0 && results[2] == 130);
    /* 10^37 with one fraction digit would need 39 digits. */
    wide[1] = power_of_ten(37);
    amounts = (money_column_t)MONEY_COLUMN_OF_DECIMAL128(wide, ROWS, 0);
    ROW_FAILS(money_column_quantize(&amounts, NULL, &options, &result, statuses, &report, &error), results,
              MONEY_ERR_OVERFLOW);
    CHECK(results[0] == 10 && results[1] == 0 && results[2] == 30);
}

static void comparing(void)
{
    int64_t left[ROWS] = {1, 2, 3}, right[ROWS] = {1, 2, 4};
    int8_t orders[ROWS], unknown[ROWS] = {0, 1, 0}, no_code[ROWS] = {0, 2, 0};
    money_column_t a = MONEY_COLUMN_OF_INT64(left, ROWS), b = MONEY_COLUMN_OF_INT64(right, ROWS);
    money_column_t result = MONEY_COLUMN_OF_INT8(orders, ROWS), indices = MONEY_COLUMN_OF_INT8(unknown, ROWS);
    money_column_currencies_t currencies = {codes, 3, &indices};

    ROW_FAILS(money_column_compare(&a, &currencies, &b, &currencies, NULL, &result, statuses, &report, &error), orders,
              MONEY_ERR_UNKNOWN_CURRENCY);
    indices.values = no_code;
    ROW_FAILS(money_column_compare(&a, &currencies, &b, &currencies, NULL, &result, statuses, &report, &error), orders,
              MONEY_ERR_SYNTAX);
    CHECK(orders[0] == 0 && orders[1] == 0 && orders[2] == -1);
}

static void allocating(void)
{
    int64_t values[ROWS] = {1250, 1251, 1300}, shares[2][ROWS];
    __int128 wide[ROWS] = {2, 0, 4};
    money_column_t amounts = MONEY_COLUMN_OF_INT64(values, ROWS);
    money_column_t results[2] = {MONEY_COLUMN_OF_INT64(shares[0], ROWS), MONEY_COLUMN_OF_INT64(shares[1], ROWS)};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    money_decimal_t weights[2] = {decimal("1"), decimal("1")};

    amounts.scale = 2;
    options.digits = 1;
    ROW_FAILS(money_column_allocate(&amounts, weights, 2, &options, results, NULL, statuses, &report, &error), shares,
              MONEY_ERR_INEXACT);
    CHECK(shares[0][0] == 63 && shares[1][0] == 62 && shares[0][1] == 0 && shares[1][1] == 0 && shares[1][2] == 65);
    /* Half of 2^66 fits no column of 64 bits. */
    wide[1] = (__int128)1 << 66;
    amounts = (money_column_t)MONEY_COLUMN_OF_DECIMAL128(wide, ROWS, 0);
    options.digits = 0;
    ROW_FAILS(money_column_allocate(&amounts, weights, 2, &options, results, NULL, statuses, &report, &error), shares,
              MONEY_ERR_OVERFLOW);
    CHECK(shares[0][0] == 1 && shares[0][1] == 0 && shares[1][2] == 2);
}

/** A sum has no rows that could fail alone. */
static void adding(void)
{
    int64_t values[ROWS] = {1, 2, 3};
    int8_t unknown[ROWS] = {0, 1, 0};
    __int128 wide[2];
    money_column_t amounts = MONEY_COLUMN_OF_INT64(values, ROWS), indices = MONEY_COLUMN_OF_INT8(unknown, ROWS);
    money_column_currencies_t currencies = {codes, 2, &indices};
    money_column_report_t report;
    money_decimal_t sums[2];

    memset(sums, 0xA5, sizeof sums);
    CHECK_STATUS(money_column_sum(&amounts, &currencies, NULL, sums, &report, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(is_zero(sums, sizeof sums) && is_zero(&report, sizeof report) && error.position == 1);
    CHECK_TEXT(error.text, "row 1: unknown currency XYZ");
    /* 6 × 10^37 and 6 × 10^37. */
    wide[0] = wide[1] = 6 * power_of_ten(37);
    amounts = (money_column_t)MONEY_COLUMN_OF_DECIMAL128(wide, 2, 0);
    memset(sums, 0xA5, sizeof sums);
    CHECK_STATUS(money_column_sum(&amounts, NULL, NULL, sums, &report, &error), MONEY_ERR_OVERFLOW);
    CHECK(is_zero(sums, sizeof sums[0]));
}

int main(void)
{
    quantizing();
    comparing();
    allocating();
    adding();
    return check_end();
}
