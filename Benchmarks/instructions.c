/*
 * Works whose instructions valgrind's callgrind counts. Each is warmed up, then done COUNT times in one call of
 * `counted`, and twice as often in another: the difference is the number of instructions of COUNT works.
 *
 *     instructions names           the works, one per line
 *     instructions run COUNT       all of them, in that order
 */
#include <money.h>

#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLE = 1024, SHARES = 3 };

static money_t amounts[SAMPLE], others[SAMPLE], result, shares[SHARES];
static money_decimal_t factors[SAMPLE], weights[SHARES], decimal;
static char texts[SAMPLE][MONEY_TEXT_MAX], text[MONEY_TEXT_MAX];
static size_t lengths[SAMPLE];
static int32_t order;
static uint32_t flags;
static money_rates_t *rates;
static money_wallet_t *wallet;
static money_expression_value_t value;
static money_status_t failures;

static void add(size_t index)
{
    failures |= money_add(&amounts[index], &others[index], &result, NULL);
}

static void compare(size_t index)
{
    failures |= money_compare(&amounts[index], &others[index], &order, NULL);
}

static void multiply(size_t index)
{
    failures |= money_multiply(&amounts[index], &factors[index], 2, MONEY_ROUND_HALF_EVEN, &result, &flags, NULL);
}

static void convert_direct(size_t index)
{
    failures |= money_rates_convert(rates, &amounts[index], "USD", NULL, &result, NULL, NULL);
}

static void convert_cross(size_t index)
{
    others[index].currency[0] = 'G';
    others[index].currency[1] = 'B';
    others[index].currency[2] = 'P';
    failures |= money_rates_convert(rates, &others[index], "USD", NULL, &result, NULL, NULL);
    memcpy(others[index].currency, amounts[index].currency, sizeof others[index].currency);
}

static void parse_decimal(size_t index)
{
    failures |= money_decimal_parse(texts[index], lengths[index] - 4, &decimal, NULL);
}

static void parse_money(size_t index)
{
    failures |= money_parse(texts[index], lengths[index], &result, NULL);
}

static void format_money(size_t index)
{
    failures |= money_format(&amounts[index], text, sizeof text, NULL, NULL);
}

static void allocate(size_t index)
{
    failures |= money_allocate(&amounts[index], weights, SHARES, NULL, shares, NULL, NULL);
}

static void wallet_add(size_t index)
{
    failures |= money_wallet_add(wallet, &amounts[index], NULL, NULL, NULL);
}

static void evaluate(size_t index)
{
    (void)index;
    failures |= money_expression_evaluate("(12.50 EUR + 3 USD) x 2 in GBP", 30, rates, NULL, &value, NULL, NULL);
}

static const struct {
    const char *name;
    void (*work)(size_t index);
} works[] = {
    { "add", add },
    { "compare", compare },
    { "multiply", multiply },
    { "convert-direct", convert_direct },
    { "convert-cross", convert_cross },
    { "parse-decimal", parse_decimal },
    { "parse-money", parse_money },
    { "format", format_money },
    { "allocate", allocate },
    { "wallet-add", wallet_add },
    { "evaluate", evaluate },
};

enum { WORK_COUNT = sizeof works / sizeof *works };

static void prepare(void)
{
    money_rates_builder_t *builder;
    size_t index;

    sample_start(7);
    for (index = 0; index < SAMPLE; index++) {
        failures |= money_from_minor(sample_cents(), "EUR", NULL, &amounts[index], NULL);
        failures |= money_from_minor(sample_cents(), "EUR", NULL, &others[index], NULL);
        failures |= money_decimal_new(sample_rate(), 4, &factors[index], NULL);
        failures |= money_format(&amounts[index], texts[index], sizeof texts[index], &lengths[index], NULL);
    }
    for (index = 0; index < SHARES; index++) failures |= money_decimal_new(20 + 15 * (int64_t)index, 0, &weights[index], NULL);
    failures |= money_rates_builder_new(&builder, NULL);
    failures |= money_rates_builder_set_base(builder, "EUR", NULL);
    failures |= money_rates_builder_add(builder, "EUR", "USD", "1.0813", MONEY_NTS, MONEY_DATE_NONE, NULL);
    failures |= money_rates_builder_add(builder, "EUR", "GBP", "0.85475", MONEY_NTS, MONEY_DATE_NONE, NULL);
    failures |= money_rates_builder_build(builder, &rates, NULL);
    money_rates_builder_free(builder);
    failures |= money_wallet_new(&wallet, NULL);
}

/** The tool counts from here to its return; its name is in instructions.py. */
__attribute__((noinline)) void counted(void (*work)(size_t index), size_t count);

void counted(void (*work)(size_t index), size_t count)
{
    size_t index;

    for (index = 0; index < count; index++) work(index % SAMPLE);
}

int main(int argument_count, char **arguments)
{
    size_t position, index, count;

    if (argument_count != 3) {
        for (position = 0; position < WORK_COUNT; position++) puts(works[position].name);
        return 0;
    }
    count = (size_t)strtoull(arguments[2], NULL, 10);
    prepare();
    for (position = 0; position < WORK_COUNT; position++) {
        for (index = 0; index < SAMPLE; index++) works[position].work(index);
        counted(works[position].work, count);
        counted(works[position].work, 2 * count);
    }
    money_wallet_free(wallet);
    money_rates_free(rates);
    if (failures != 0) fputs("a call failed\n", stderr);
    return failures != 0;
}
