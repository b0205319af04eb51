/*
 * An output that is the same variable as an input keeps its value when the call fails; every other output is zeroed.
 *
 * The hostile calls hold this for every function; here are the calls that programs write, and columns in place.
 */
#include "check.h"

static money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static money_decimal_t decimal_of(const char *text)
{
    money_decimal_t value;

    if (money_decimal_parse(text, MONEY_NTS, &value, NULL) != MONEY_OK) abort();
    return value;
}

static int is_zero(const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;

    while (size > 0 && byte[size - 1] == 0) size--;
    return size == 0;
}

/** A call that fails with a status and leaves a variable as it was. */
#define KEEPS(variable, call, wanted)                                                                                 \
    do {                                                                                                              \
        unsigned char before[sizeof variable];                                                                        \
        memcpy(before, &variable, sizeof variable);                                                                   \
        CHECK_STATUS(call, wanted);                                                                                   \
        check_that(memcmp(before, &variable, sizeof variable) == 0, __FILE__, __LINE__, #variable " changed: " #call); \
    } while (0)

#define MOST "99999999999999999999999999999999999999" /* 10^38 - 1 */

static void running_totals(void)
{
    money_t total = amount_of("12.50 EUR"), dollars = amount_of("1 USD"), most = amount_of(MOST " EUR"), own = most, other;
    money_error_t error;

    KEEPS(total, money_add(&total, &dollars, &total, &error), MONEY_ERR_CURRENCY_MISMATCH);
    KEEPS(total, money_add(&dollars, &total, &total, NULL), MONEY_ERR_CURRENCY_MISMATCH);
    KEEPS(total, money_subtract(&total, &dollars, &total, &error), MONEY_ERR_CURRENCY_MISMATCH);
    KEEPS(own, money_add(&own, &most, &own, &error), MONEY_ERR_OVERFLOW);
    KEEPS(own, money_add(&own, &own, &own, &error), MONEY_ERR_OVERFLOW);
    KEEPS(total, money_add(&total, NULL, &total, &error), MONEY_ERR_ARGUMENT);
    KEEPS(total, money_add(NULL, &total, &total, &error), MONEY_ERR_ARGUMENT);
    other = total;
    CHECK_STATUS(money_add(&total, &dollars, &other, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(is_zero(&other, sizeof other));
    /* A good call in place is the same as apart. */
    CHECK_OK(money_add(&total, &total, &other, &error));
    CHECK_OK(money_add(&total, &total, &total, &error));
    CHECK(memcmp(&total, &other, sizeof total) == 0);
}

static void arithmetic(void)
{
    money_t amount = amount_of("12.345 EUR"), most = amount_of(MOST " EUR"), none, rest = amount_of("1 EUR");
    money_decimal_t two = decimal_of("2"), zero = decimal_of("0"), value = decimal_of("1.5"), large = decimal_of(MOST);
    money_flags_t flags = 7;

    memset(&none, 0, sizeof none);
    KEEPS(most, money_multiply(&most, &two, 2, MONEY_ROUND_HALF_EVEN, &most, &flags, NULL), MONEY_ERR_OVERFLOW);
    CHECK(flags == 0);
    KEEPS(amount, money_divide(&amount, &zero, 2, MONEY_ROUND_HALF_EVEN, &amount, NULL, NULL), MONEY_ERR_DIVISION_BY_ZERO);
    KEEPS(amount, money_quantize(&amount, 2, MONEY_ROUND_UNNECESSARY, &amount, NULL, NULL), MONEY_ERR_INEXACT);
    KEEPS(amount, money_quantize(&amount, 39, MONEY_ROUND_HALF_EVEN, &amount, NULL, NULL), MONEY_ERR_ARGUMENT);
    KEEPS(none, money_negate(&none, &none, NULL), MONEY_ERR_ARGUMENT);
    /* One output is the input, the other is not. */
    KEEPS(amount, money_divide_remainder(&amount, &zero, 2, MONEY_ROUND_DOWN, &amount, &rest, NULL), MONEY_ERR_DIVISION_BY_ZERO);
    CHECK(is_zero(&rest, sizeof rest));
    rest = amount_of("1 EUR");
    KEEPS(amount, money_divide_remainder(&amount, &zero, 2, MONEY_ROUND_DOWN, &rest, &amount, NULL), MONEY_ERR_DIVISION_BY_ZERO);
    CHECK(is_zero(&rest, sizeof rest));
    KEEPS(value, money_decimal_divide(&value, &zero, 2, MONEY_ROUND_HALF_EVEN, &value, NULL, NULL), MONEY_ERR_DIVISION_BY_ZERO);
    KEEPS(zero, money_decimal_divide(&value, &zero, 2, MONEY_ROUND_HALF_EVEN, &zero, NULL, NULL), MONEY_ERR_DIVISION_BY_ZERO);
    KEEPS(large, money_decimal_add(&large, &large, &large, NULL), MONEY_ERR_OVERFLOW);
}

static void arrays(void)
{
    money_t amounts[3], shares[3], rest = amount_of("1 EUR");
    money_decimal_t weights[3];
    money_allocate_options_t options = MONEY_ALLOCATE_OPTIONS_INIT;
    size_t index;

    for (index = 0; index < 3; index++) {
        amounts[index] = amount_of(index == 2 ? "1 USD" : "1 EUR");
        weights[index] = decimal_of("0");
    }
    for (index = 0; index < 3; index++) {
        KEEPS(amounts, money_sum(amounts, 3, NULL, &amounts[index], NULL), MONEY_ERR_CURRENCY_MISMATCH);
        KEEPS(amounts, money_maximum(amounts, 3, &amounts[index], NULL), MONEY_ERR_CURRENCY_MISMATCH);
    }
    KEEPS(weights, money_decimal_minimum(weights, SIZE_MAX, weights, NULL), MONEY_ERR_LIMIT);
    /* The amount is a share: it stays, and the other shares are zeroed. */
    for (index = 0; index < 3; index++) {
        size_t share;

        memset(shares, 0xA5, sizeof shares);
        shares[index] = amount_of("10 EUR");
        KEEPS(shares[index], money_allocate(&shares[index], weights, 3, &options, shares, &rest, NULL), MONEY_ERR_WEIGHTS);
        for (share = 0; share < 3; share++) CHECK(share == index || is_zero(&shares[share], sizeof *shares));
        CHECK(is_zero(&rest, sizeof rest));
        memset(shares, 0xA5, sizeof shares);
        shares[index] = amount_of("10 EUR");
        options.digits = 39;
        KEEPS(shares[index], money_split(&shares[index], 3, &options, shares, NULL, NULL), MONEY_ERR_ARGUMENT);
        for (share = 0; share < 3; share++) CHECK(share == index || is_zero(&shares[share], sizeof *shares));
        options.digits = MONEY_DIGITS_CURRENCY;
    }
    rest = amount_of("10 EUR");
    KEEPS(rest, money_allocate(&rest, weights, 3, &options, shares, &rest, NULL), MONEY_ERR_WEIGHTS);
    shares[0] = amount_of("10 EUR");
    CHECK_OK(money_split(&shares[0], 3, &options, shares, NULL, NULL));
    CHECK(shares[0].lo == 334 && shares[1].lo == 333 && shares[2].lo == 333);
}

static void texts(void)
{
    char code[16] = "de-ch", small[4] = "EUR";
    size_t length;

    CHECK_OK(money_locale_find(code, code, sizeof code, &length, NULL));
    CHECK_TEXT(code, "de_CH");
    KEEPS(small, money_currency_pair_format(small, "USD", small, sizeof small, &length, NULL), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(length == 7);
    KEEPS(small, money_currency_pair_format("USD", small, small, sizeof small, &length, NULL), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK_STATUS(money_currency_pair_format("USD", "EUR", small, sizeof small, NULL, NULL), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK_TEXT(small, "");
}

static money_rates_t *make_rates(void)
{
    money_rates_builder_t *builder;
    money_rates_t *rates;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, "EUR", "USD", "1.1172", MONEY_NTS, MONEY_DATE_NONE, NULL) != MONEY_OK ||
        money_rates_builder_build(builder, &rates, NULL) != MONEY_OK)
        abort();
    money_rates_builder_free(builder);
    return rates;
}

/* ---------------------------------------------------------------------------------------------------- Columns ---- */

enum { ROWS = 20000, BITS = ROWS / 8 + 1 };

static unsigned char values[ROWS * 48], before[ROWS * 48];
static uint8_t bits[BITS], bits_before[BITS];
static int16_t indices[ROWS];
static money_status_t statuses[ROWS];

static void put(const money_column_t *column, size_t row, int64_t value)
{
    int64_t wide[2];

    wide[0] = value;
    wide[1] = value >> 63;
    memcpy((unsigned char *)column->values + (int64_t)row * column->stride, wide, column->layout == MONEY_COLUMN_INT64 ? 8 : 16);
}

static int64_t get(const money_column_t *column, size_t row)
{
    int64_t value;

    memcpy(&value, (unsigned char *)column->values + (int64_t)row * column->stride, sizeof value);
    return value;
}

static int is_valid(const money_column_t *column, size_t row)
{
    size_t bit = column->validity_offset + row;

    return column->validity == NULL || (column->validity[bit / 8] >> (bit % 8) & 1) == 1;
}

/** Amounts with a stride, all rows good but the last. */
static money_column_t make_column(int32_t layout, int64_t stride, int has_bits)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(values, ROWS);
    size_t row;

    memset(values, 0xEE, sizeof values);
    memset(bits, 0xFB, sizeof bits); /* every eighth row is null */
    column.layout = layout;
    column.stride = stride;
    column.scale = 2;
    if (stride < 0) column.values = values + (size_t)-stride * (ROWS - 1);
    if (has_bits) {
        column.validity = bits;
        column.validity_size = sizeof bits;
        column.validity_offset = 3;
    }
    for (row = 0; row < ROWS; row++) {
        put(&column, row, (int64_t)row * 7 + 1);
        indices[row] = row == ROWS - 1 ? 9 : 0;
    }
    /* The last row is valid. */
    bits[(ROWS + 2) / 8] |= (uint8_t)(1 << ((ROWS + 2) % 8));
    return column;
}

#define SAVE() (memcpy(before, values, sizeof values), memcpy(bits_before, bits, sizeof bits))
#define IS_AS_SAVED() (memcmp(before, values, sizeof values) == 0 && memcmp(bits_before, bits, sizeof bits) == 0)

static void columns_in_place(const money_rates_t *rates, int32_t layout, int64_t stride, int has_bits, int threads)
{
    static const char *const codes[] = {"EUR"};
    money_column_t by_row = MONEY_COLUMN_OF_INT16(indices, ROWS), column = make_column(layout, stride, has_bits), result = column;
    money_column_currencies_t currencies = {codes, 1, NULL};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT, wrong = MONEY_COLUMN_OPTIONS_INIT;
    money_decimal_t weights[2] = {decimal_of("1"), decimal_of("2")};
    money_column_t shares[2], other;
    static int64_t others[ROWS];
    money_column_report_t report;
    money_error_t error;
    size_t row;

    currencies.indices = &by_row;
    options.threads = threads;
    wrong.digits = 39;
    SAVE();
    /* An argument is wrong: nothing is touched. */
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", &wrong, &result, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK(IS_AS_SAVED());
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "U$D", NULL, &result, statuses, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK(IS_AS_SAVED());
    CHECK_STATUS(money_column_quantize(&column, &currencies, &wrong, &result, statuses, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK(IS_AS_SAVED());
    /* The last row fails, all rows before it are done. */
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", &options, &result, NULL, &report, &error), MONEY_ERR_NOT_FOUND);
    CHECK(error.position == ROWS - 1 && strstr(error.text, "got 9") != NULL);
    CHECK(IS_AS_SAVED());
    CHECK_STATUS(money_column_quantize(&column, &currencies, &options, &result, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK(IS_AS_SAVED());
    /* With statuses the row keeps its amount and its bit; the others receive their results. */
    CHECK_OK(money_column_convert(rates, &column, &currencies, NULL, "USD", &options, &result, statuses, &report, &error));
    CHECK(statuses[ROWS - 1] == MONEY_ERR_NOT_FOUND && report.failed_count == 1 && report.first_failed == ROWS - 1);
    CHECK(get(&column, ROWS - 1) == (int64_t)(ROWS - 1) * 7 + 1 && is_valid(&column, ROWS - 1));
    for (row = 0; row < ROWS - 1; row++) {
        int64_t wanted = is_valid(&column, row) ? ((int64_t)(row * 7 + 1) * 11172 + 5000) / 10000 : 0;

        if (!check_that(get(&column, row) == wanted || get(&column, row) == wanted - 1, __FILE__, __LINE__, "a row in place")) break;
    }
    if (layout != MONEY_COLUMN_DECIMAL128) return;
    /* The share of a row that exceeds 64 bits does not fit; the amounts overlap the second share. */
    column = make_column(layout, stride, has_bits);
    memset((unsigned char *)column.values + (ROWS - 1) * stride + 8, 1, 8);
    other = column;
    other.values = others;
    other.stride = 8;
    other.layout = MONEY_COLUMN_INT64;
    memset(others, 0x11, sizeof others);
    shares[0] = other;
    shares[0].validity = NULL;
    shares[0].validity_size = shares[0].validity_offset = 0;
    shares[1] = column;
    if (has_bits) return;
    SAVE();
    CHECK_STATUS(money_column_allocate(&column, weights, 2, &options, shares, NULL, NULL, &report, &error), MONEY_ERR_OVERFLOW);
    CHECK(error.position == ROWS - 1);
    CHECK(IS_AS_SAVED());
    CHECK(is_zero(others, sizeof others));
    CHECK_OK(money_column_allocate(&column, weights, 2, &options, shares, NULL, statuses, &report, &error));
    CHECK(statuses[ROWS - 1] == MONEY_ERR_OVERFLOW && report.failed_count == 1);
    CHECK(memcmp(before + (ROWS - 1) * stride, values + (ROWS - 1) * stride, 16) == 0 && others[ROWS - 1] == 0);
    CHECK(get(&column, 1) + others[1] == 8);
}

/** The amounts are in place, and the bitmap is another one: there a row that fails is null, and a failed call has zeros. */
static void another_bitmap(const money_rates_t *rates)
{
    static const char *const codes[] = {"EUR", "GBP"};
    int64_t amounts[3] = {100, 200, 300};
    int8_t places[3] = {0, 1, 0};
    uint8_t bitmap = 0xF2;
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, 3), result = column, index = MONEY_COLUMN_OF_INT8(places, 3);
    money_column_currencies_t currencies = {codes, 2, &index};

    result.validity = &bitmap;
    result.validity_size = 1;
    KEEPS(amounts, money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL), MONEY_ERR_NO_RATE);
    CHECK(bitmap == 0xF0);
    CHECK_OK(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &result, statuses, NULL, NULL));
    CHECK(amounts[0] == 112 && amounts[1] == 0 && amounts[2] == 335 && bitmap == 0xF5 && statuses[1] == MONEY_ERR_NO_RATE);
}

/** The results share only the bitmap of the amounts, which a failed call leaves unchanged. */
static void shared_bitmap(const money_rates_t *rates)
{
    static const char *const codes[] = {"EUR", "GBP"};
    int64_t amounts[3] = {100, 200, 300}, results[3] = {7, 7, 7};
    int8_t places[3] = {0, 1, 0};
    uint8_t bitmap = 0xF3;
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, 3), result = MONEY_COLUMN_OF_INT64(results, 3);
    money_column_t index = MONEY_COLUMN_OF_INT8(places, 3);
    money_column_currencies_t currencies = {codes, 2, &index};

    column.validity = result.validity = &bitmap;
    column.validity_size = result.validity_size = 1;
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL), MONEY_ERR_NO_RATE);
    CHECK(bitmap == 0xF3 && is_zero(results, sizeof results));
}

/** Orders in the place of the indices that the first column has. */
static void orders_in_place(void)
{
    static const char *const codes[] = {"EUR"};
    static int8_t places[3];
    int64_t amounts[3] = {1, 2, 3}, others[3] = {3, 2, 1};
    money_column_t a = MONEY_COLUMN_OF_INT64(amounts, 3), b = MONEY_COLUMN_OF_INT64(others, 3), own = MONEY_COLUMN_OF_INT8(places, 3);
    money_column_currencies_t first = {codes, 1, NULL}, second = {codes, 1, NULL};
    money_error_t error;

    first.indices = &own;
    places[2] = 5;
    KEEPS(places, money_column_compare(&a, &first, &b, NULL, NULL, &own, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    KEEPS(places, money_column_compare(&a, &first, &b, &second, NULL, &own, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK(error.position == 2);
    CHECK_OK(money_column_compare(&a, &first, &b, &second, NULL, &own, statuses, NULL, &error));
    CHECK(places[0] == -1 && places[1] == 0 && places[2] == 5 && statuses[2] == MONEY_ERR_NOT_FOUND);
}

/** Cancels a call when some of its rows are done. */
static void cancel(void *user_data, uint64_t done, uint64_t total)
{
    (void)total;
    if (done > 0) ((money_progress_t *)user_data)->cancel = 1;
}

/** A watched call that is cancelled restores the column, also with statuses. */
static void cancelled(const money_rates_t *rates)
{
    enum { MANY = 1200007 };
    static int64_t amounts[MANY], copies[MANY];
    static money_status_t many[MANY];
    static const char *const codes[] = {"EUR"};
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, MANY);
    money_column_currencies_t currencies = {codes, 1, NULL};
    money_progress_t progress = MONEY_PROGRESS_INIT;
    size_t row;

    for (row = 0; row < MANY; row++) copies[row] = amounts[row] = (int64_t)row;
    progress.callback = cancel;
    progress.user_data = &progress;
    CHECK_OK(money_progress_watch(&progress, NULL));
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &column, many, NULL, NULL), MONEY_ERR_CANCELLED);
    progress.cancel = 0;
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &column, NULL, NULL, NULL), MONEY_ERR_CANCELLED);
    CHECK_OK(money_progress_watch(NULL, NULL));
    CHECK(memcmp(amounts, copies, sizeof amounts) == 0);
}

static void conversions(const money_rates_t *rates)
{
    money_t amount = amount_of("10 GBP");
    money_conversion_t details;

    memset(&details, 0xA5, sizeof details);
    KEEPS(amount, money_rates_convert(rates, &amount, "USD", NULL, &amount, NULL, NULL), MONEY_ERR_NO_RATE);
    KEEPS(amount, money_rates_convert(rates, &amount, "USD", NULL, &amount, &details, NULL), MONEY_ERR_NO_RATE);
    CHECK(is_zero(&details, sizeof details));
    KEEPS(amount, money_rates_sum(rates, &amount, 1, "USD", NULL, &amount, NULL, NULL), MONEY_ERR_NO_RATE);
}

int main(void)
{
    money_rates_t *rates = make_rates();
    int has_bits, threads;

    running_totals();
    arithmetic();
    arrays();
    texts();
    conversions(rates);
    for (has_bits = 0; has_bits < 2; has_bits++)
        for (threads = 1; threads < 4; threads += 2) {
            columns_in_place(rates, MONEY_COLUMN_INT64, 8, has_bits, threads);
            columns_in_place(rates, MONEY_COLUMN_INT64, 24, has_bits, threads);
            columns_in_place(rates, MONEY_COLUMN_INT64, -8, has_bits, threads);
            columns_in_place(rates, MONEY_COLUMN_DECIMAL128, 16, has_bits, threads);
            columns_in_place(rates, MONEY_COLUMN_DECIMAL128, 32, has_bits, threads);
        }
    another_bitmap(rates);
    shared_bitmap(rates);
    orders_in_place();
    cancelled(rates);
    money_rates_free(rates);
    return check_end();
}
