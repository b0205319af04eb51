/*
 * Times the internal rate of return of dated cash flows.
 *
 *     returns FILE     FILE has a date and an amount a line; prints the nanoseconds of a call, then every rate
 */
#define _POSIX_C_SOURCE 199309L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>

#include "timing.h"

static money_cash_flow_t *flows;
static size_t count;
static money_xirr_t result;
static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error.text);
    exit(1);
}

static void find(void)
{
    must(money_xirr(flows, count, &result, &error));
}

int main(int argument_count, char **arguments)
{
    char date[16], amount[40];
    FILE *file = argument_count == 2 ? fopen(arguments[1], "r") : NULL;
    uint32_t index;

    if (file == NULL) return 2;
    while (fscanf(file, "%15s %39s", date, amount) == 2) {
        flows = realloc(flows, (count + 1) * sizeof *flows);
        if (flows == NULL) return 1;
        money_cash_flow_init(&flows[count]);
        must(money_date_parse(date, MONEY_NTS, &flows[count].date, &error));
        must(money_parse_with_currency(amount, MONEY_NTS, "EUR", NULL, &flows[count].amount, &error));
        count++;
    }
    fclose(file);
    printf("%.1f\n", timing_median(find) * 1e9);
    for (index = 0; index < result.rate_count; index++) printf("%.17g\n", result.rates[index]);
    free(flows);
    return 0;
}
