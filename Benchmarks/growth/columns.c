/* Columns. */
#include "growth.h"

static money_error_t error;

static const char *const codes[] = { "EUR", "USD", "JPY", "GBP", "CHF" };

void given_column(things_t *given)
{
    size_t index;

    given->rates = five_rates();
    given->minor = room(given->n, sizeof *given->minor);
    given->results = room(given->n * 7, sizeof *given->results);
    given->indices = room(given->n, sizeof *given->indices);
    for (index = 0; index < given->n; index++) {
        given->minor[index] = (int64_t)((uint64_t)(index + 1) * UINT64_C(0x9E3779B97F4A7C15) >> 40);
        given->indices[index] = (int8_t)(index * 7919 % 5);
    }
}

void column_sum(things_t *given, things_t *made)
{
    money_column_t amounts = MONEY_COLUMN_OF_INT64(given->minor, given->n);
    money_column_currencies_t euro = { codes, 1, NULL };
    money_decimal_t sum;

    (void)made;
    must(money_column_sum(&amounts, &euro, NULL, &sum, NULL, &error), &error);
}

static void convert(things_t *given, const money_column_currencies_t *currencies)
{
    money_column_t amounts = MONEY_COLUMN_OF_INT64(given->minor, given->n);
    money_column_t result = MONEY_COLUMN_OF_INT64(given->results, given->n);

    must(money_column_convert(given->rates, &amounts, currencies, NULL, "USD", NULL, &result, NULL, NULL, &error), &error);
}

void column_convert(things_t *given, things_t *made)
{
    money_column_currencies_t euro = { codes, 1, NULL };

    (void)made;
    convert(given, &euro);
}

void column_convert_mixed(things_t *given, things_t *made)
{
    money_column_t indices = MONEY_COLUMN_OF_INT8(given->indices, given->n);
    money_column_currencies_t currencies = { codes, 5, &indices };

    (void)made;
    convert(given, &currencies);
}

void column_allocate(things_t *given, things_t *made)
{
    money_column_t amounts = MONEY_COLUMN_OF_INT64(given->minor, given->n), shares[7];
    money_decimal_t weights[7];
    size_t index;

    (void)made;
    for (index = 0; index < 7; index++) {
        money_column_t share = MONEY_COLUMN_OF_INT64(given->results + index * given->n, given->n);

        shares[index] = share;
        weights[index] = decimal_of((int64_t)index + 1, 0);
    }
    must(money_column_allocate(&amounts, weights, 7, NULL, shares, NULL, NULL, NULL, &error), &error);
}
