/*
 * Short and long columns: conversion at one rate and with random dates, and sums, in C.
 *
 *     cc -O2 -Iinclude Benchmarks/short_columns.c -o short_columns -Lbuild/lib -lmoney
 *     short_columns share/ecb/eurofxref-hist.csv     prints nanoseconds of processor time per row
 *
 * A column with dates is converted with a table of rates that was just read, as in a program that converts once, and
 * with one that earlier calls have used. Each time is the median of many calls; of first calls it is the least.
 */
#include "sample.h"
#include "timing.h"

#include <money.h>
#include <string.h>

enum { MOST_ROWS = 65536, CODE_COUNT = 10, FRESH_TABLES = 5 };

static const char *const codes[CODE_COUNT] = { "USD", "JPY", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "AUD", "CAD" };
static const char *const dollar[1] = { "USD" };
static const size_t lengths[] = { 8, 512, 2048, 16384, 32768, 65536 };

static int64_t minor[MOST_ROWS], results[MOST_ROWS];
static int8_t numbers[MOST_ROWS];
static int32_t days[MOST_ROWS];
static money_t moneys[MOST_ROWS]; /* the same amounts, for conversions one by one */

static struct {
    money_rates_t *rates;
    money_column_t amounts, result, indices, dates;
    money_column_currencies_t mixed, single;
    money_convert_options_t options;
    money_t amount;
    size_t rows;
} at;

static void must(money_status_t status, const money_error_t *error)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error->text);
    exit(1);
}

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 24);

    if (file == NULL || text == NULL) {
        perror(path);
        exit(1);
    }
    *length = fread(text, 1, 1 << 24, file);
    fclose(file);
    return text;
}

static void fill(void)
{
    money_rates_info_t info;
    money_error_t error;
    size_t row;

    must(money_rates_info(at.rates, &info, &error), &error);
    sample_start(7);
    for (row = 0; row < MOST_ROWS; row++) {
        minor[row] = sample_cents();
        numbers[row] = (int8_t)(sample_next() % CODE_COUNT);
        must(money_rates_date_at(at.rates, (size_t)(sample_next() % info.date_count), &days[row], &error), &error);
        moneys[row].lo = (uint64_t)minor[row];
        moneys[row].hi = minor[row] < 0 ? -1 : 0;
        moneys[row].scale = 2;
        strcpy(moneys[row].currency, codes[numbers[row]]);
    }
}

static void set_rows(size_t rows)
{
    money_column_t amounts = MONEY_COLUMN_OF_INT64(minor, rows), result = MONEY_COLUMN_OF_INT64(results, rows);
    money_column_t indices = MONEY_COLUMN_OF_INT8(numbers, rows), dates = MONEY_COLUMN_OF_DATE32(days, rows);

    at.rows = rows;
    at.amounts = amounts;
    at.amounts.scale = 2;
    at.result = result;
    at.indices = indices;
    at.dates = dates;
    at.mixed.codes = codes;
    at.mixed.count = CODE_COUNT;
    at.mixed.indices = &at.indices;
    at.single.codes = dollar;
    at.single.count = 1;
    at.single.indices = NULL;
}

static void convert_dated(void)
{
    money_error_t error;

    must(money_column_convert(at.rates, &at.amounts, &at.mixed, &at.dates, "EUR", NULL, &at.result, NULL, NULL, &error),
         &error);
}

static void convert_single(void)
{
    money_error_t error;

    must(money_column_convert(at.rates, &at.amounts, &at.single, NULL, "EUR", NULL, &at.result, NULL, NULL, &error), &error);
}

static void convert_rows(void)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t converted;
    money_error_t error;
    size_t row;

    for (row = 0; row < at.rows; row++) {
        options.date = days[row];
        must(money_rates_convert(at.rates, &moneys[row], "EUR", &options, &converted, NULL, &error), &error);
        results[row] = (int64_t)converted.lo;
    }
}

static void sum_words(void)
{
    money_decimal_t sum;
    money_error_t error;

    must(money_column_sum(&at.amounts, NULL, NULL, &sum, NULL, &error), &error);
}

static void sum_mixed(void)
{
    money_decimal_t sums[CODE_COUNT];
    money_error_t error;

    must(money_column_sum(&at.amounts, &at.mixed, NULL, sums, NULL, &error), &error);
}

/** Returns the least time of the first dated conversion with a table. */
static double first_time(const char *text, size_t length)
{
    money_rates_t *rates = at.rates;
    double least = 0, start, end;
    money_error_t error;
    int turn;

    for (turn = 0; turn < FRESH_TABLES; turn++) {
        must(money_rates_from_ecb_csv(text, length, &at.rates, &error), &error);
        start = timing_now();
        convert_dated();
        end = timing_now();
        if (turn == 0 || end - start < least) least = end - start;
        money_rates_free(at.rates);
    }
    at.rates = rates;
    return least;
}

static void print(const char *work, double seconds)
{
    printf("%-28s %7zu %9.3f\n", work, at.rows, seconds / (double)at.rows * 1e9);
}

int main(int count, char **arguments)
{
    size_t length, index;
    money_error_t error;
    char *text;

    if (count != 2) {
        fprintf(stderr, "usage: short_columns eurofxref-hist.csv\n");
        return 2;
    }
    text = read_file(arguments[1], &length);
    must(money_rates_from_ecb_csv(text, length, &at.rates, &error), &error);
    fill();
    for (index = 0; index < sizeof lengths / sizeof *lengths; index++) {
        set_rows(lengths[index]);
        print("dated, first call", first_time(text, length));
        print("dated", timing_median(convert_dated));
        print("dated, one by one", timing_median(convert_rows));
        print("one rate", timing_median(convert_single));
        print("sum", timing_median(sum_words));
        print("sum by currency", timing_median(sum_mixed));
    }
    money_rates_free(at.rates);
    free(text);
    return 0;
}
