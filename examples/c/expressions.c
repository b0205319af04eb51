/*
 * Evaluates the given expressions, or built-in examples, at the rates of one day; a caret marks errors.
 *
 *     cc expressions.c -lmoney && ./a.out "(12.50 EUR + 3 USD) x 2 in GBP"
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>

static const char *const samples[] = {
    "(12.50 EUR + 3 USD) x 2 in GBP", "1 ÷ 3 x 3", "80 EUR - 15%", "100 EUR ÷ 25 USD", "2 ÷ 3", "€12.50 + 3 $",
    "5 EUR + 3 USD",
};
static const char rates_csv[] = "Date,USD,JPY,GBP,\n2024-03-01,1.0813,162.82,0.85588,\n";

static money_error_t error;

static void print_conversions(const money_expression_t *evaluated)
{
    money_conversion_t rows[8];
    char date[16];
    size_t count, index;

    MONEY_CHECK(money_expression_conversions(evaluated, 0, rows, 8, &count, &error));
    for (index = 0; index < count; index++) {
        const money_conversion_t *row = &rows[index];
        uint32_t leg;

        printf("    %s", row->legs[0].from);
        for (leg = 0; leg < row->leg_count; leg++) printf(" > %s", row->legs[leg].to);
        if (money_date_format(row->as_of, date, sizeof date, NULL, &error) == MONEY_OK)
            printf(" of %s, %s", date, row->source);
        putchar('\n');
    }
}

static void print_expression(const char *expression, const money_rates_t *rates)
{
    money_expression_t *evaluated = NULL;
    money_expression_value_t value;
    char text[1024];

    if (money_expression_evaluate(expression, MONEY_NTS, rates, NULL, &value, &evaluated, &error) != MONEY_OK) {
        if (money_expression_caret(expression, MONEY_NTS, error.position, text, sizeof text, NULL, NULL) == MONEY_OK)
            puts(text);
        puts(error.text);
        return;
    }
    if (value.kind == MONEY_EXPRESSION_AMOUNT) MONEY_CHECK(money_format(&value.amount, text, sizeof text, NULL, NULL));
    else MONEY_CHECK(money_decimal_format(&value.number, text, sizeof text, NULL, NULL));
    printf("%s = %s%s\n", expression, text, value.flags & MONEY_FLAG_ROUNDED ? " (rounded)" : "");
    print_conversions(evaluated);
    money_expression_free(evaluated);
}

int main(int count, char **arguments)
{
    money_rates_t *rates = NULL;
    size_t index;

    if (money_rates_from_ecb_csv(rates_csv, MONEY_NTS, &rates, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    for (index = 1; index < (size_t)count; index++) print_expression(arguments[index], rates);
    if (count < 2)
        for (index = 0; index < sizeof samples / sizeof *samples; index++) print_expression(samples[index], rates);
    money_rates_free(rates);
    return 0;
}
