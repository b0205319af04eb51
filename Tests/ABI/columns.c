/*
 * Columns through the C ABI: every layout, length and alignment against the functions of one amount, canaries round each
 * buffer, and rejected calls.
 */
#define _GNU_SOURCE 1
#include "columns.h"

#include <money.h>
#include <sys/mman.h>
#include <unistd.h>

static money_rates_t *make_rates(void)
{
    static const char csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n2024-02-29,1.0826,162.53,0.85655,\n";
    money_rates_t *rates = NULL;

    CHECK(money_rates_from_ecb_csv(csv, MONEY_NTS, &rates, NULL) == MONEY_OK);
    return rates;
}

/** The same rates, after those of 2,000 other days: ratios are computed row by row before they are kept. */
static money_rates_t *make_history(void)
{
    static const char *const codes[] = {"USD", "JPY", "GBP"};
    static const char *const newest[2][3] = {{"1.0826", "162.53", "0.85655"}, {"1.0813", "162.82", "0.85588"}};
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    CHECK(money_rates_builder_new(&builder, NULL) == MONEY_OK);
    CHECK(money_rates_builder_set_base(builder, "EUR", NULL) == MONEY_OK);
    for (int32_t day = 19782 - 2000; day < 19784; day++)
        for (int code = 0; code < 3; code++)
            CHECK(money_rates_builder_add(builder, "EUR", codes[code], day < 19782 ? "7" : newest[day - 19782][code], MONEY_NTS,
                                          day, NULL) == MONEY_OK);
    CHECK(money_rates_builder_build(builder, &rates, NULL) == MONEY_OK);
    money_rates_builder_free(builder);
    return rates;
}

static int bit(const uint8_t *bits, size_t index)
{
    return bits[index / 8] >> (index % 8) & 1;
}

/** A conversion under test. */
typedef struct {
    const money_rates_t *rates;
    money_column_t amounts, result, indices, dates;
    money_column_currencies_t currencies;
    money_column_options_t options;
    int wide_in, wide_out, has_indices, has_dates;
} conversion_t;

/** Random values; with a cut all are within that many bits, and most are shorter. */
static void fill_values(unsigned char *in, size_t length, int64_t stride, int is_wide, unsigned cut)
{
    size_t row;

    for (row = 0; row < (size_t)stride * length; row++) in[row] = (unsigned char)next();
    for (row = 0; row < length; row++) {
        int64_t value = (int64_t)next() >> (cut + next() % (64 - cut));

        if (cut == 0 && next() % 50 == 0) value = next() % 2 ? INT64_MIN : INT64_MAX;
        memcpy(in + (size_t)stride * row, &value, 8);
        value = value < 0 ? -1 : 0;
        if (cut == 0 && next() % 9 == 0) value = (int64_t)next() >> (2 + next() % 60);
        if (is_wide) memcpy(in + (size_t)stride * row + 8, &value, 8);
    }
}

/** A currency a row, or one for all. */
static void choose_currencies(conversion_t *it, int is_clean)
{
    static buffer_t index_buffer;
    unsigned char *numbers;
    size_t row, length = it->amounts.length;

    if (!it->has_indices) {
        it->currencies.count = 1;
        it->currencies.codes = CODES + next() % CODE_COUNT;
        return;
    }
    numbers = buffer_at(&index_buffer, next() % 3, length);
    for (row = 0; row < length; row++) numbers[row] = (unsigned char)(!is_clean && next() % 40 == 0 ? next() : next() % 3);
    it->indices = (money_column_t){numbers, length, 1, NULL, 0, 0, MONEY_COLUMN_INT8, 0, 0};
    it->currencies.indices = &it->indices;
}

static void fill_dates(conversion_t *it, int is_clean)
{
    static buffer_t date_buffer;
    size_t row, length = it->amounts.length;
    unsigned char *numbers = buffer_at(&date_buffer, next() % 5, length * 4);

    for (row = 0; row < length; row++) {
        int32_t day = is_clean           ? 19782 + (int32_t)(next() % 2)
                      : next() % 60 == 0 ? (int32_t)next()
                                         : 19780 + (int32_t)(next() % 6);

        memcpy(numbers + 4 * row, &day, 4);
    }
    it->dates = (money_column_t){numbers, length, 4, NULL, 0, 0, MONEY_COLUMN_DATE32, 0, 0};
}

/** The result of money_rates_convert for the amount of a row, in the digits of the column. */
static money_status_t convert_alone(const conversion_t *it, size_t row, const char *code, money_t *converted)
{
    const unsigned char *value = (const unsigned char *)it->amounts.values + (size_t)it->amounts.stride * row;
    money_convert_options_t single = MONEY_CONVERT_OPTIONS_INIT;
    money_currency_t currency;
    money_status_t wanted;
    money_t one = {0};

    single.digits = it->options.digits;
    single.rounding = it->options.rounding;
    single.max_gap = it->options.max_gap;
    memcpy(&one.lo, value, 8);
    one.hi = (int64_t)one.lo < 0 ? -1 : 0;
    if (it->wide_in) memcpy(&one.hi, value + 8, 8);
    strcpy(one.currency, code);
    MONEY_IGNORE(money_currency_find(one.currency, NULL, &currency, NULL));
    one.scale = (uint32_t)(it->amounts.scale < 0 ? currency.digits : it->amounts.scale);
    if (it->has_dates) {
        memcpy(&single.date, (const unsigned char *)it->dates.values + 4 * row, 4);
        if (single.date == INT32_MIN) return MONEY_ERR_DATE;
    }
    wanted = money_rates_convert(it->rates, &one, "USD", &single, converted, NULL, NULL);
    /* A row in the target currency is adjusted to the column's digits, too. */
    if (wanted == MONEY_OK && strcmp(one.currency, "USD") == 0)
        wanted = money_quantize(&one, it->options.digits, it->options.rounding, converted, NULL, NULL);
    if (wanted == MONEY_OK && it->result.scale >= 0)
        wanted = money_quantize(converted, it->result.scale, MONEY_ROUND_UNNECESSARY, converted, NULL, NULL);
    return wanted;
}

/** The status and the words of a row that is not null. */
static money_status_t row_alone(const conversion_t *it, size_t row, uint64_t expected[2])
{
    money_status_t wanted;
    money_t converted = {0};
    int code = 0;

    if (it->has_indices) code = ((const signed char *)it->indices.values)[row];
    if (code < 0 || (size_t)code >= it->currencies.count) return MONEY_ERR_NOT_FOUND;
    if (it->currencies.codes[code][0] == 'n') return MONEY_ERR_SYNTAX;
    wanted = convert_alone(it, row, it->currencies.codes[code], &converted);
    if (wanted == MONEY_OK && !it->wide_out && converted.hi != ((int64_t)converted.lo < 0 ? -1 : 0)) wanted = MONEY_ERR_OVERFLOW;
    if (wanted == MONEY_OK) expected[0] = converted.lo, expected[1] = it->wide_out ? (uint64_t)converted.hi : 0;
    return wanted;
}

/** Every row against the functions of one amount, and the report against the sum of them. */
static void check_rows(const conversion_t *it, const money_status_t *statuses, money_status_t status,
                       const money_column_report_t *report)
{
    const unsigned char *out = it->result.values;
    const uint8_t *bits_in = it->amounts.validity, *bits_out = it->result.validity;
    size_t row, length = it->amounts.length, offset_out = it->result.validity_offset;
    uint64_t nulls = 0, failed = 0;
    int64_t first_failed = -1;

    for (row = 0; row < length; row++) {
        uint64_t got[2] = {0, 0}, expected[2] = {0, 0};
        int is_null = bits_in != NULL && !bit(bits_in, it->amounts.validity_offset + row);
        money_status_t wanted = is_null ? MONEY_OK : row_alone(it, row, expected);

        nulls += is_null;
        if (wanted != MONEY_OK && failed++ == 0) first_failed = (int64_t)row;
        if (statuses == NULL) {
            if (wanted != MONEY_OK && status == MONEY_OK) CHECK(0);
            if (failed == 1 && wanted != MONEY_OK) CHECK(status == wanted);
            if (status != MONEY_OK) continue;
        }
        memcpy(got, out + (size_t)it->result.stride * row, it->wide_out ? 16 : 8);
        if (statuses != NULL) CHECK(statuses[row] == wanted);
        CHECK(got[0] == expected[0] && got[1] == expected[1]);
        CHECK(bit(bits_out, offset_out + row) == (wanted == MONEY_OK && !is_null));
    }
    if (statuses != NULL || failed == 0) {
        CHECK(status == MONEY_OK);
        CHECK(report->null_count == nulls && report->failed_count == failed && report->first_failed == first_failed);
    } else {
        for (row = 0; row < (size_t)it->result.stride * length; row++) CHECK(out[row] == 0);
        for (row = 0; row < length; row++) CHECK(bit(bits_out, offset_out + row) == 0);
        CHECK(report->failed_count == 0 && report->scale == 0);
    }
}

/** One random column, converted, against money_rates_convert row by row. */
static void check_one(const money_rates_t *rates)
{
    static buffer_t values_in, values_out, bits_in, bits_out, status_buffer;
    conversion_t it = {.rates = rates, .currencies = {CODES, CODE_COUNT, NULL}, .options = MONEY_COLUMN_OPTIONS_INIT};
    size_t length = (size_t)(next() % 3 == 0 ? next() % 9 : next() % 1300), row;
    int wide_in = next() % 2, wide_out = next() % 2, has_bits = next() % 2, has_dates = next() % 2, has_statuses = next() % 4 != 0;
    int has_indices = next() % 2;
    int64_t stride_in = (wide_in ? 16 : 8) + (next() % 2 ? (int64_t)(next() % 3) * 8 : 0);
    int64_t stride_out = wide_out ? 16 : 8;
    size_t offset_in = next() % 19, offset_out = next() % 19, size_bits_in, size_bits_out;
    unsigned char *in, *out;
    uint8_t *bitmap_in = NULL, *bitmap_out;
    unsigned char before_bits[ROOM];
    money_status_t *statuses, status;
    money_column_report_t report;
    /* Many columns are limited to a length, and many of these contain no failing row: complete blocks of them use the
     * fast paths. */
    unsigned cut = next() % 3 == 0 ? 0 : 3 + (unsigned)(next() % 60);
    int is_clean = cut > 0 && next() % 3 != 0;

    it.wide_in = wide_in, it.wide_out = wide_out, it.has_dates = has_dates, it.has_indices = has_indices;
    if ((size_t)stride_in * length > ROOM * 16 - 64) length = 64;
    size_bits_in = (offset_in + length + 7) / 8;
    size_bits_out = (offset_out + length + 7) / 8;
    in = buffer_at(&values_in, next() % 9, (size_t)stride_in * length);
    out = buffer_at(&values_out, next() % 9, (size_t)stride_out * length);
    fill_values(in, length, stride_in, wide_in, cut);
    if (has_bits) {
        bitmap_in = buffer_at(&bits_in, next() % 5, size_bits_in);
        for (row = 0; row < size_bits_in; row++) bitmap_in[row] = (uint8_t)(next() | next());
    }
    bitmap_out = buffer_at(&bits_out, next() % 5, size_bits_out);
    for (row = 0; row < size_bits_out; row++) before_bits[row] = bitmap_out[row] = (uint8_t)next();
    statuses = buffer_at(&status_buffer, 0, length * sizeof *statuses);

    it.amounts = (money_column_t){in, length, stride_in, bitmap_in, has_bits ? size_bits_in : 0, has_bits ? offset_in : 0,
                                  wide_in ? MONEY_COLUMN_DECIMAL128 : MONEY_COLUMN_INT64, wide_in || next() % 2 ? 2 : MONEY_DIGITS_CURRENCY, 0};
    it.result = (money_column_t){out, length, stride_out, bitmap_out, size_bits_out, offset_out,
                                 wide_out ? MONEY_COLUMN_DECIMAL128 : MONEY_COLUMN_INT64, next() % 3 ? MONEY_DIGITS_CURRENCY : 5, 0};
    it.options.digits = (int32_t)(next() % 4);
    it.options.rounding = MONEY_ROUND_HALF_EVEN + (money_rounding_t)(next() % 11);
    it.options.max_gap = (int32_t)(next() % 3);
    it.options.threads = (int32_t)(next() % 4);
    choose_currencies(&it, is_clean);
    if (has_dates) fill_dates(&it, is_clean);
    status = money_column_convert(rates, &it.amounts, &it.currencies, has_dates ? &it.dates : NULL, "USD", &it.options,
                                  &it.result, has_statuses ? statuses : NULL, &report, NULL);
    CHECK(is_intact(&values_in) && is_intact(&values_out) && is_intact(&bits_out) && is_intact(&status_buffer));
    for (row = 0; row < size_bits_out * 8; row++)
        if (row < offset_out || row >= offset_out + length) CHECK(bit(bitmap_out, row) == bit(before_bits, row));
    check_rows(&it, has_statuses ? statuses : NULL, status, &report);
}

static void check_in_place(const money_rates_t *rates)
{
    static int64_t values[3000], copies[3000], results[3000];
    const char *euro = "EUR";
    money_column_currencies_t currencies = {&euro, 1, NULL};
    money_column_t column = MONEY_COLUMN_OF_INT64(values, 3000), copy = MONEY_COLUMN_OF_INT64(copies, 3000),
                   result = MONEY_COLUMN_OF_INT64(results, 3000);
    size_t row;

    for (row = 0; row < 3000; row++) copies[row] = values[row] = (int64_t)next() >> (row % 40 + 12);
    CHECK(money_column_convert(rates, &copy, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL) == MONEY_OK);
    CHECK(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &column, NULL, NULL, NULL) == MONEY_OK);
    CHECK(memcmp(values, results, sizeof values) == 0);
    /* Backwards. */
    column.values = values + 2999;
    column.stride = -8;
    CHECK(money_column_convert(rates, &copy, &currencies, NULL, "USD", NULL, &column, NULL, NULL, NULL) == MONEY_OK);
    for (row = 0; row < 3000; row++) CHECK(values[2999 - row] == results[row]);
}

/** Sums of every length and alignment, of values at the limits of addition in words. */
static void check_sums(void)
{
    static const int64_t edges[] = {0, ((int64_t)1 << 46) - 1, (int64_t)1 << 46, -((int64_t)1 << 46), -((int64_t)1 << 46) - 1, INT64_MIN, INT64_MAX};
    static unsigned char memory[8 * 65600 + 8];
    static const size_t lengths[] = {0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 33, 63, 65, 4095, 65535, 65536, 65537, 65599};
    size_t length, row, offset, edge;

    for (length = 0; length < sizeof lengths / sizeof *lengths; length++) {
        for (edge = 0; edge < sizeof edges / sizeof *edges * 3; edge++) {
            // All of them that value, only the last, or any.
            const int64_t value = edges[edge / 3];
            __int128 wanted = 0;
            money_decimal_t sum;

            offset = lengths[length] < 100 ? next() % 8 : next() % 2 * 3;
            for (row = 0; row < lengths[length]; row++) {
                const int64_t own = edge % 3 == 0 || row == lengths[length] - 1 ? value : edge % 3 == 1 ? 1 : edges[next() % 7];

                memcpy(memory + offset + row * 8, &own, 8);
                wanted += own;
            }
            {
                money_column_t column = MONEY_COLUMN_OF_INT64(memory + offset, lengths[length]);

                column.scale = 2;
                CHECK(money_column_sum(&column, NULL, NULL, &sum, NULL, NULL) == MONEY_OK);
                CHECK(sum.lo == (uint64_t)wanted && sum.hi == (int64_t)(wanted >> 64) && sum.scale == 2);
            }
        }
    }
}

/** 2^31 + 1 rows: one value with a stride of 0, and results whose addresses all map to one page. */
static void check_long(const money_rates_t *rates)
{
    size_t length = ((size_t)1 << 31) + 1, window = (size_t)1 << 26, at;
    int64_t value = 3, sum_value = INT64_MAX;
    money_column_t column = MONEY_COLUMN_OF_INT64(&sum_value, length), orders = MONEY_COLUMN_OF_INT64(NULL, length);
    money_column_t one = MONEY_COLUMN_OF_INT64(&value, length);
    money_decimal_t sum;
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    unsigned char *places;
    int file = memfd_create("window", 0);
    const char *euro = "EUR";
    money_column_currencies_t currencies = {&euro, 1, NULL};
    money_column_t result = MONEY_COLUMN_OF_INT64(&value, length);

    column.stride = 0;
    options.threads = 2;
    sum_value = ((int64_t)1 << 46) - 1;
    CHECK(money_column_sum(&column, &currencies, &options, &sum, NULL, NULL) == MONEY_OK);
    CHECK(sum.hi == (int64_t)(((unsigned __int128)sum_value * length) >> 64) && sum.lo == (uint64_t)sum_value * length);
    one.stride = 0;
    result.stride = 0;
    CHECK(money_column_convert(rates, &one, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL) == MONEY_ERR_ARGUMENT);
    CHECK(value == 3);
    if (file < 0 || ftruncate(file, (off_t)window) != 0) return;
    places = mmap(NULL, length + window, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (places == MAP_FAILED) return;
    for (at = 0; at < length; at += window)
        if (mmap(places + at, window, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED) return;
    orders.values = places;
    orders.stride = 1;
    orders.layout = MONEY_COLUMN_INT8;
    orders.scale = 0;
    CHECK(money_column_compare(&one, &currencies, &column, &currencies, &options, &orders, NULL, NULL, NULL) == MONEY_OK);
    CHECK((signed char)places[0] == -1 && (signed char)places[length - 1] == -1);
    munmap(places, length + window);
    close(file);
}

/** Functions and macros write the same columns, byte by byte; the width is that of the layout. */
static void check_makers(void)
{
    int64_t values[2] = {0, 0};
    money_column_t made[6] = {MONEY_COLUMN_OF_INT64(values, 2), MONEY_COLUMN_OF_DECIMAL128(values, 1, 7),
                              MONEY_COLUMN_OF_DATE32(values, 4), MONEY_COLUMN_OF_INT8(values, 16),
                              MONEY_COLUMN_OF_INT16(values, 8), MONEY_COLUMN_OF_INT32(values, 4)};
    money_column_t written[6], zeroed;
    money_decimal_t sum;
    int index;

    money_column_of_int64(values, 2, &written[0]);
    money_column_of_decimal128(values, 1, 7, &written[1]);
    money_column_of_date32(values, 4, &written[2]);
    money_column_of_int8(values, 16, &written[3]);
    money_column_of_int16(values, 8, &written[4]);
    money_column_of_int32(values, 4, &written[5]);
    for (index = 0; index < 6; index++) {
        CHECK(!HAS_NO_GAPS || memcmp(&made[index], &written[index], sizeof made[index]) == 0);
        CHECK((size_t)made[index].stride * made[index].length == sizeof values);
    }
    /* A zeroed column is no column of amounts of nothing. */
    memset(&zeroed, 0, sizeof zeroed);
    CHECK(money_column_sum(&zeroed, NULL, NULL, &sum, NULL, NULL) == MONEY_ERR_ARGUMENT);
}

static void check_allocation(void)
{
    int64_t values[] = {100, -100, INT64_MIN, 0, 7}, shares[3][5], rest[5];
    money_decimal_t weights[] = {{1, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}};
    money_column_t amounts = MONEY_COLUMN_OF_INT64(values, 5), remainder = MONEY_COLUMN_OF_INT64(rest, 5);
    money_column_t columns[3] = {MONEY_COLUMN_OF_INT64(shares[0], 5), MONEY_COLUMN_OF_INT64(shares[1], 5), MONEY_COLUMN_OF_INT64(shares[2], 5)};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    size_t row;

    CHECK(money_column_allocate(&amounts, weights, 3, NULL, columns, &remainder, NULL, NULL, NULL) == MONEY_OK);
    CHECK(shares[0][0] == 34 && shares[1][0] == 33 && shares[2][0] == 33 && shares[0][1] == -34 && rest[0] == 0);
    for (row = 0; row < 5; row++) CHECK(shares[0][row] + shares[1][row] + shares[2][row] == values[row]);
    options.method = MONEY_ALLOCATE_SEPARATE_REMAINDER;
    CHECK(money_column_allocate(&amounts, weights, 3, &options, columns, NULL, NULL, NULL, NULL) == MONEY_ERR_ARGUMENT);
    CHECK(money_column_allocate(&amounts, weights, 3, &options, columns, &remainder, NULL, NULL, NULL) == MONEY_OK);
    CHECK(shares[0][0] == 33 && rest[0] == 1 && rest[1] == -1);
    /* A failed call leaves zeros. */
    weights[1].lo = weights[0].lo = weights[2].lo = 0;
    CHECK(money_column_allocate(&amounts, weights, 3, NULL, columns, &remainder, NULL, NULL, NULL) == MONEY_ERR_WEIGHTS);
    for (row = 0; row < 5; row++) CHECK(shares[0][row] == 0 && shares[2][row] == 0 && rest[row] == 0);
}

int main(void)
{
    money_rates_t *rates = make_rates(), *history = make_history();
    int index;

    for (index = 0; index < 600; index++) check_one(index % 2 ? rates : history);
    money_rates_free(history);
    check_in_place(rates);
    check_makers();
    check_allocation();
    check_sums();
    /* Sizes of 32 bits hold no number of rows that long. */
    if (sizeof(size_t) == 8 && getenv("VALGRIND") == NULL) check_long(rates);
    money_rates_free(rates);
    return check_end();
}
