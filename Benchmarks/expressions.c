/*
 * Times expressions of ten operations.
 *
 *     expressions FILE     prints the nanoseconds of one expression of FILE, one each, and then what each of them comes to
 */
#define _POSIX_C_SOURCE 199309L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { EXPRESSIONS_MOST = 4096, LINE_SIZE = 256 };

static char expressions[EXPRESSIONS_MOST][LINE_SIZE];
static size_t lengths[EXPRESSIONS_MOST];
static money_expression_value_t values[EXPRESSIONS_MOST];
static int count;
static money_rates_t *rates;
static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error.text);
    exit(1);
}

static void evaluate(void)
{
    int index;

    for (index = 0; index < count; index++)
        must(money_expression_evaluate(expressions[index], lengths[index], rates, NULL, &values[index], NULL, &error));
}

int main(int argument_count, char **arguments)
{
    static const char csv[] = "Date,USD,GBP,\n2024-03-01,1.0813,0.85588,\n";
    char text[MONEY_TEXT_MAX];
    FILE *file;
    int index;

    if (argument_count != 2 || (file = fopen(arguments[1], "r")) == NULL) return 2;
    while (count < EXPRESSIONS_MOST && fgets(expressions[count], LINE_SIZE, file) != NULL) {
        lengths[count] = strcspn(expressions[count], "\n");
        count++;
    }
    fclose(file);
    must(money_rates_from_ecb_csv(csv, MONEY_NTS, &rates, &error));
    printf("%.1f\n", timing_median(evaluate) * 1e9 / count);
    for (index = 0; index < count; index++) {
        if (values[index].kind == MONEY_EXPRESSION_AMOUNT)
            must(money_format(&values[index].amount, text, sizeof text, NULL, &error));
        else
            must(money_decimal_format(&values[index].number, text, sizeof text, NULL, &error));
        puts(text);
    }
    money_rates_free(rates);
    return 0;
}
