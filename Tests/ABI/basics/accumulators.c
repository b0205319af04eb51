/* Accumulators: sums, merging, windows, bytes and columns by group. */
#include "basics.h"

static money_accumulator_t sum_of(const char *const *texts, size_t count)
{
    money_accumulator_t sum;
    size_t index;

    sum = (money_accumulator_t){ 0 };
    for (index = 0; index < count; index++) {
        money_t value = amount(texts[index]);

        CHECK_OK(money_accumulator_add(&sum, &value, &sum, &error));
    }
    return sum;
}

static const char *total_of(const money_accumulator_t *sum)
{
    money_t total;

    CHECK_OK(money_accumulator_total(sum, &total, &error));
    return words(&total);
}

static void sums(void)
{
    static const char *const texts[] = { "1 EUR", "2.5 EUR", "-0.250 EUR" };
    static const char *const most[] = { "99999999999999999999999999999999999999 EUR",
                                        "99999999999999999999999999999999999999 EUR" };
    money_accumulator_t sum = sum_of(texts, 3), other = sum_of(most, 2), before, zero, result;
    money_t value, total;
    money_bool_t is_stale = 9;

    CHECK_TEXT(total_of(&sum), "3.250 EUR");
    CHECK(sum.count == 3 && sum.scale == 3 && sum.finest_count == 1);
    CHECK_STATUS(money_accumulator_total(&other, &total, &error), MONEY_ERR_OVERFLOW);
    value = amount("-99999999999999999999999999999999999999 EUR");
    CHECK_OK(money_accumulator_add(&other, &value, &other, &error));
    CHECK_TEXT(total_of(&other), most[0]);
    value = amount("0.00000000000000000000000000000000000001 EUR");
    CHECK_OK(money_accumulator_add(&other, &value, &result, &error));
    CHECK_STATUS(money_accumulator_total(&result, &total, &error), MONEY_ERR_OVERFLOW);
    zero = (money_accumulator_t){ 0 };
    CHECK_STATUS(money_accumulator_total(&zero, &total, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_accumulator_merge(&zero, &sum, &result, &error));
    CHECK(memcmp(&result, &sum, sizeof sum) == 0);
    CHECK_OK(money_accumulator_merge(&sum, &zero, &result, &error));
    CHECK(memcmp(&result, &sum, sizeof sum) == 0);
    CHECK_OK(money_accumulator_merge(&sum, &sum, &result, &error));
    CHECK_TEXT(total_of(&result), "6.500 EUR");
    CHECK(result.count == 6 && result.finest_count == 2);
    value = amount("1 USD");
    before = sum;
    CHECK_STATUS(money_accumulator_add(&sum, &value, &sum, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(memcmp(&before, &sum, sizeof sum) == 0);
    CHECK_STATUS(money_accumulator_subtract(&sum, &value, &result, &is_stale, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(memcmp(&zero, &result, sizeof result) == 0 && is_stale == 0);
    CHECK_OK(money_accumulator_add(&zero, &value, &other, &error));
    CHECK_STATUS(money_accumulator_merge(&sum, &other, &result, &error), MONEY_ERR_CURRENCY_MISMATCH);
    sum.count = UINT64_MAX;
    value = amount("1 EUR");
    CHECK_STATUS(money_accumulator_add(&sum, &value, &result, &error), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_accumulator_merge(&sum, &before, &result, &error), MONEY_ERR_OVERFLOW);
}

static void windows(void)
{
    static const char *const texts[] = { "1 EUR", "2.5 EUR", "3 EUR", "4 EUR" };
    money_accumulator_t sum = sum_of(texts, 2), kept, zero;
    money_bool_t is_stale = 9;
    money_t value = amount("1 EUR");

    zero = (money_accumulator_t){ 0 };
    CHECK_OK(money_accumulator_subtract(&sum, &value, &sum, &is_stale, &error));
    CHECK(!is_stale);
    CHECK_TEXT(total_of(&sum), "2.5 EUR");
    value = amount("3 EUR");
    CHECK_OK(money_accumulator_add(&sum, &value, &sum, &error));
    kept = sum;
    value = amount("2.5 EUR");
    CHECK_OK(money_accumulator_subtract(&sum, &value, &sum, &is_stale, &error));
    CHECK(is_stale);
    CHECK(memcmp(&sum, &kept, sizeof sum) == 0);
    CHECK_OK(money_accumulator_add(&sum, &value, &sum, &error));
    CHECK_OK(money_accumulator_subtract(&sum, &value, &sum, &is_stale, &error));
    CHECK(!is_stale && memcmp(&sum, &kept, sizeof sum) == 0);
    value = amount("3.00 EUR");
    CHECK_STATUS(money_accumulator_subtract(&sum, &value, &kept, &is_stale, &error), MONEY_ERR_STATE);
    sum = sum_of(texts, 1);
    value = amount("2 EUR");
    CHECK_STATUS(money_accumulator_subtract(&sum, &value, &kept, &is_stale, &error), MONEY_ERR_STATE);
    value = amount("1 EUR");
    CHECK_OK(money_accumulator_subtract(&sum, &value, &sum, &is_stale, &error));
    CHECK(!is_stale && memcmp(&sum, &zero, sizeof sum) == 0);
    CHECK_STATUS(money_accumulator_subtract(&sum, &value, &kept, &is_stale, &error), MONEY_ERR_STATE);
    sum = sum_of(texts, 1);
    sum.word0 = sum.word1 = sum.word2 = sum.word3 = 0;
    sum.word4 = UINT64_C(1) << 63;
    sum.count = sum.finest_count = 2;
    CHECK_STATUS(money_accumulator_subtract(&sum, &value, &kept, &is_stale, &error), MONEY_ERR_OVERFLOW);
}

static void bytes(void)
{
    static const char *const texts[] = { "-1.28 EUR", "0.5 EUR" };
    money_accumulator_t sum = sum_of(texts, 2), back, zero;
    char data[MONEY_ACCUMULATOR_BYTES + 1];
    size_t length, bit;

    zero = (money_accumulator_t){ 0 };
    CHECK_OK(money_accumulator_to_bytes(&sum, data, sizeof data, &length, &error));
    CHECK(length == MONEY_ACCUMULATOR_BYTES && data[0] == 'A' && data[1] == 1 && memcmp(data + 2, "EUR", 4) == 0);
    CHECK(data[14] == 2 && data[22] == 2 && data[30] == 1 && (unsigned char)data[70] == 0xB2);
    CHECK_OK(money_accumulator_from_bytes(data, length, &back, &error));
    CHECK(memcmp(&back, &sum, sizeof sum) == 0);
    for (bit = 0; bit < length * 8; bit++) {
        data[bit / 8] = (char)(data[bit / 8] ^ 1 << bit % 8);
        CHECK(money_accumulator_from_bytes(data, length, &back, NULL) != MONEY_OK);
        data[bit / 8] = (char)(data[bit / 8] ^ 1 << bit % 8);
    }
    CHECK_STATUS(money_accumulator_to_bytes(&sum, data, length - 1, &length, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK_OK(money_accumulator_to_bytes(&sum, data, sizeof data, &length, &error));
    CHECK_STATUS(money_accumulator_from_bytes(data, length - 1, &back, &error), MONEY_ERR_DOCUMENT);
    CHECK_STATUS(money_accumulator_from_bytes(data, length + 1, &back, &error), MONEY_ERR_LIMIT);
    data[1] = 2;
    CHECK_STATUS(money_accumulator_from_bytes(data, length, &back, &error), MONEY_ERR_VERSION);
    CHECK_OK(money_accumulator_to_bytes(&zero, data, sizeof data, &length, &error));
    CHECK_OK(money_accumulator_from_bytes(data, length, &back, &error));
    CHECK(memcmp(&back, &zero, sizeof zero) == 0);
    sum.finest_count = 3;
    CHECK_STATUS(money_accumulator_to_bytes(&sum, data, sizeof data, &length, &error), MONEY_ERR_ARGUMENT);
}

static void columns(void)
{
    int64_t cents[] = { 1050, 250, 99, 7, 5 };
    int8_t codes_of[] = { 0, 1, 0, 1, 0 };
    int16_t groups_of[] = { 0, 1, 0, 1, 2 };
    uint8_t valid = 0x17;
    const char *codes[] = { "EUR", "USD", "???", "XAU" };
    money_column_t amounts = MONEY_COLUMN_OF_INT64(cents, 5), indices = MONEY_COLUMN_OF_INT8(codes_of, 5),
                   groups = MONEY_COLUMN_OF_INT16(groups_of, 5);
    money_column_currencies_t currencies = { codes, 2, &indices };
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    money_column_report_t report;
    money_accumulator_t sums[3], kept[3];

    memset(sums, 0, sizeof sums);
    CHECK_OK(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, &report, &error));
    CHECK_TEXT(total_of(&sums[0]), "11.49 EUR");
    CHECK_TEXT(total_of(&sums[1]), "2.57 USD");
    CHECK_TEXT(total_of(&sums[2]), "0.05 EUR");
    amounts.validity = &valid;
    amounts.validity_size = 1;
    CHECK_OK(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, &report, &error));
    CHECK_TEXT(total_of(&sums[1]), "5.07 USD");
    CHECK(report.null_count == 1 && report.first_failed == -1);
    memcpy(kept, sums, sizeof sums);
    groups_of[4] = 1;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(error.position == 4 && memcmp(kept, sums, sizeof sums) == 0);
    groups_of[4] = 3;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_NOT_FOUND);
    groups_of[4] = 2;
    codes_of[4] = 2;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_NOT_FOUND);
    currencies.count = 4;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_SYNTAX);
    codes_of[4] = 3;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_UNKNOWN_CURRENCY);
    codes_of[4] = 0;
    sums[2].count = UINT64_MAX;
    CHECK_STATUS(money_column_accumulate(sums, 3, &amounts, &currencies, &groups, NULL, sums, NULL, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_column_accumulate(sums, MONEY_AMOUNTS_MAX + 1, &amounts, &currencies, &groups, NULL, sums, NULL,
                                         &error), MONEY_ERR_LIMIT);
    options.date = INT32_MAX;
    CHECK_STATUS(money_column_accumulate(kept, 3, &amounts, &currencies, &groups, &options, sums, NULL, &error),
                 MONEY_ERR_DATE);
    currencies.count = 1;
    currencies.indices = NULL;
    memset(sums, 0, sizeof sums);
    CHECK_OK(money_column_accumulate(sums, 1, &amounts, &currencies, NULL, NULL, sums, &report, &error));
    CHECK_TEXT(total_of(&sums[0]), "14.04 EUR");
}

int main(void)
{
    sums();
    windows();
    bytes();
    columns();
    return check_end();
}
