/* The native half of the benchmark of the WebAssembly module: a line "NAME NANOSECONDS SUM" for each work. wasm.js does the
 * same work, with the module and with BigInt, and finds the same sums. */
#define _POSIX_C_SOURCE 200809L
#include "timing.h"

#include <money.h>

#include <string.h>

enum { COUNT = 65536, ROWS = 1 << 18 };

static money_t amounts[COUNT];
static char texts[COUNT][32];
static size_t lengths[COUNT];
static int64_t cents[ROWS], dollars[ROWS];
static money_rates_t *rates;
static char *history;
static size_t history_length;
static uint64_t sum;

/* xorshift of 32 bits, which JavaScript computes as well */
static uint32_t state = 1;

static uint32_t next(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", money_status_name(status));
    exit(1);
}

static void prepare(void)
{
    int index;

    for (index = 0; index < COUNT; index++) {
        const int64_t value = (int64_t)next() % 100000000;

        must(money_from_minor(value, "EUR", NULL, &amounts[index], NULL));
        must(money_format(&amounts[index], texts[index], sizeof texts[index], &lengths[index], NULL));
    }
    for (index = 0; index < ROWS; index++) cents[index] = (int64_t)next() % 100000000;
    must(money_rates_from_ecb_csv(history, history_length, &rates, NULL));
}

static void read_history(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (file == NULL || fseek(file, 0, SEEK_END) != 0) exit(1);
    history_length = (size_t)ftell(file);
    rewind(file);
    history = malloc(history_length);
    if (history == NULL || fread(history, 1, history_length, file) != history_length) exit(1);
    fclose(file);
}

static void add(void)
{
    money_t total;
    int index;

    sum = 0;
    for (index = 0; index < COUNT; index++) {
        must(money_add(&amounts[index], &amounts[(index + 1) % COUNT], &total, NULL));
        sum += total.lo;
    }
}

static void convert(void)
{
    money_t result;
    int index;

    sum = 0;
    for (index = 0; index < COUNT; index++) {
        must(money_rates_convert(rates, &amounts[index], "USD", NULL, &result, NULL, NULL));
        sum += result.lo;
    }
}

static void parse(void)
{
    money_t amount;
    int index;

    sum = 0;
    for (index = 0; index < COUNT; index++) {
        must(money_parse(texts[index], lengths[index], &amount, NULL));
        sum += amount.lo;
    }
}

static void column(void)
{
    const money_column_t in = MONEY_COLUMN_OF_INT64(cents, ROWS), out = MONEY_COLUMN_OF_INT64(dollars, ROWS);
    const char *euro = "EUR";
    const money_column_currencies_t currencies = { &euro, 1, NULL };

    must(money_column_convert(rates, &in, &currencies, NULL, "USD", NULL, &out, NULL, NULL, NULL));
    sum = (uint64_t)dollars[0] + (uint64_t)dollars[ROWS - 1];
}

static void load(void)
{
    money_rates_t *table;

    must(money_rates_from_ecb_csv(history, history_length, &table, NULL));
    sum = history_length;
    money_rates_free(table);
}

static void measure(const char *name, void (*work)(void), int count)
{
    const double nanoseconds = timing_median(work) * 1e9 / count;

    printf("%s %.3f %llu\n", name, nanoseconds, (unsigned long long)sum);
}

int main(int count, char **arguments)
{
    if (count < 2) return 2;
    read_history(arguments[1]);
    prepare();
    measure("add", add, COUNT);
    measure("convert", convert, COUNT);
    measure("parse", parse, COUNT);
    measure("column", column, ROWS);
    measure("load", load, 1);
    return 0;
}
