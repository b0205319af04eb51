/* Converts a column of a million amounts with the call of C: the nanoseconds per row, the minimum of several rounds. */
#include <money.h>
#include <money/helpers.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 1000000, TURNS = 9 };

static double nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

int main(void)
{
    int64_t *cents = malloc(ROWS * sizeof *cents), *dollars = malloc(ROWS * sizeof *dollars);
    const char *euro = "EUR";
    if (cents == NULL || dollars == NULL)
        return 1;
    for (int64_t row = 0; row < ROWS; row++)
        cents[row] = row * 7919 % 10000000;
    money_column_t amounts = MONEY_COLUMN_OF_INT64(cents, ROWS), result = MONEY_COLUMN_OF_INT64(dollars, ROWS);
    money_column_currencies_t currencies = {&euro, 1, NULL};
    money_rates_builder_t *builder;
    money_rates_t *rates;
    MONEY_CHECK(money_rates_builder_new(&builder, NULL));
    MONEY_CHECK(money_rates_builder_add(builder, "EUR", "USD", "1.1172", MONEY_NTS, MONEY_DATE_NONE, NULL));
    MONEY_CHECK(money_rates_builder_build(builder, &rates, NULL));
    double best = 1e18;
    for (int turn = 0; turn < TURNS; turn++) {
        double started = nanoseconds();
        MONEY_CHECK(money_column_convert(rates, &amounts, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL));
        double taken = (nanoseconds() - started) / ROWS;
        if (taken < best)
            best = taken;
    }
    printf("%.3f\n", best);
    money_rates_builder_free(builder);
    money_rates_free(rates);
    free(cents);
    free(dollars);
    return 0;
}
