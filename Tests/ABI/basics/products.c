/* Products of columns, by one factor and by a column of factors, beside money_multiply. */
#include "basics.h"

enum { ROWS = 600 };

static int64_t cents[ROWS], factors_of[ROWS], found[ROWS];
static int8_t codes_of[ROWS];
static const char *codes[] = { "EUR", "JPY", "KWD" };

static void fill(void)
{
    uint64_t state = 7;
    size_t row;

    for (row = 0; row < ROWS; row++) {
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        cents[row] = (int64_t)(state >> 40) - (1 << 23);
        factors_of[row] = (int64_t)(state >> 20 & 0xFFFFF) - (1 << 18);
        codes_of[row] = (int8_t)(state >> 10 & 0xFF) < 0 ? 0 : (int8_t)((state >> 10 & 0xFF) % 3);
    }
}

static void beside_single_calls(int is_single, int64_t factor, money_rounding_t rounding)
{
    money_column_t amounts = MONEY_COLUMN_OF_INT64(cents, ROWS), indices = MONEY_COLUMN_OF_INT8(codes_of, ROWS),
                   factors = MONEY_COLUMN_OF_INT64(factors_of, ROWS), result = MONEY_COLUMN_OF_INT64(found, ROWS);
    money_column_currencies_t currencies = { codes, 3, &indices };
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    money_column_report_t report;
    size_t row;

    options.rounding = rounding;
    factors.scale = 4;
    if (is_single) {
        factors.values = &factor;
        factors.stride = 0;
    }
    CHECK_OK(money_column_multiply(&amounts, &currencies, &factors, &options, &result, NULL, &report, &error));
    for (row = 0; row < ROWS; row++) {
        int64_t times = is_single ? factor : factors_of[row], minor = 0;
        money_decimal_t number = { (uint64_t)times, times >> 63, 4, 0 };
        money_t amount, product;

        CHECK_OK(money_from_minor(cents[row], codes[codes_of[row]], NULL, &amount, &error));
        CHECK_OK(money_multiply(&amount, &number, MONEY_DIGITS_CURRENCY, rounding, &product, NULL, &error));
        CHECK_OK(money_to_minor(&product, NULL, &minor, &error));
        CHECK(minor == found[row]);
    }
}

static void nulls_and_failures(void)
{
    int64_t rows[] = { 100, 200, INT64_MAX, 400 }, times[] = { 2, 3, 2, 5 }, out[4] = { 9, 9, 9, 9 };
    int8_t index_of[] = { 0, 0, 0, 0 };
    uint8_t valid = 0x0D, bits = 0xFF;
    money_column_t amounts = MONEY_COLUMN_OF_INT64(rows, 4), factors = MONEY_COLUMN_OF_INT64(times, 4),
                   result = MONEY_COLUMN_OF_INT64(out, 4), indices = MONEY_COLUMN_OF_INT8(index_of, 4);
    money_column_currencies_t currencies = { codes, 1, NULL };
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    money_column_report_t report;
    money_status_t statuses[4];
    const char *bad = "???", *old = "XAU";

    factors.scale = 0;
    factors.validity = &valid;
    factors.validity_size = 1;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    result.validity = &bits;
    result.validity_size = 1;
    CHECK_OK(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, statuses, &report, &error));
    CHECK(out[0] == 200 && out[1] == 0 && out[2] == 0 && out[3] == 2000 && (bits & 15) == 9);
    CHECK(report.null_count == 1 && report.failed_count == 1 && report.first_failed == 2);
    CHECK(statuses[2] == MONEY_ERR_OVERFLOW && statuses[1] == MONEY_OK);
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK(error.position == 2 && out[0] == 0);
    factors.scale = MONEY_DIGITS_CURRENCY;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    factors.scale = 1;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    times[0] = 1;
    rows[0] = 101;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, &options, &result, NULL, NULL, &error),
                 MONEY_ERR_INEXACT);
    currencies.codes = &bad;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_SYNTAX);
    currencies.codes = &old;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    currencies.codes = codes;
    currencies.indices = &indices;
    index_of[0] = 1;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_NOT_FOUND);
    currencies.count = MONEY_COLUMN_CODES_MAX + 1;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, NULL, &result, NULL, NULL, &error),
                 MONEY_ERR_LIMIT);
    options.date = INT32_MAX;
    currencies.count = 1;
    CHECK_STATUS(money_column_multiply(&amounts, &currencies, &factors, &options, &result, NULL, NULL, &error),
                 MONEY_ERR_DATE);
}

int main(void)
{
    static const int64_t single[] = { 11900, 1, -11900, 0, 5000, INT64_C(123456789) };
    size_t index;

    fill();
    beside_single_calls(0, 0, MONEY_ROUND_HALF_EVEN);
    beside_single_calls(0, 0, MONEY_ROUND_HALF_UP);
    for (index = 0; index < sizeof single / sizeof *single; index++) {
        beside_single_calls(1, single[index], MONEY_ROUND_HALF_EVEN);
        beside_single_calls(1, single[index], MONEY_ROUND_FLOOR);
    }
    nulls_and_failures();
    return check_end();
}
