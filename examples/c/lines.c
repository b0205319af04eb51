/*
 * A calculator of lines: evaluates each line given, or some of its own, at rates of one day; errors have a caret.
 *
 *     cc lines.c -lmoney && ./a.out "(12.50 EUR + 3 USD) x 2 in GBP"
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

static void print_conversions(const money_evaluation_t *evaluation, uint64_t count)
{
    money_conversion_t conversion;
    char date[16];
    size_t index;

    for (index = 0; index < count; index++) {
        uint32_t leg;

        if (money_evaluation_conversion_at(evaluation, index, &conversion, &error) != MONEY_OK) return;
        printf("    %s", conversion.legs[0].from);
        for (leg = 0; leg < conversion.leg_count; leg++) printf(" > %s", conversion.legs[leg].to);
        if (money_date_format(conversion.as_of, date, sizeof date, NULL, &error) == MONEY_OK)
            printf(" of %s, %s", date, conversion.source);
        putchar('\n');
    }
}

static void print_line(const char *line, const money_rates_t *rates)
{
    money_evaluation_t *evaluation = NULL;
    money_evaluation_info_t info;
    char text[1024];

    if (money_evaluation_new(line, MONEY_NTS, rates, NULL, &evaluation, &error) != MONEY_OK ||
        money_evaluation_info(evaluation, &info, &error) != MONEY_OK) {
        if (money_evaluate_caret(line, MONEY_NTS, error.position, text, sizeof text, NULL, NULL) == MONEY_OK) puts(text);
        puts(error.text);
        return;
    }
    if (info.value.kind == MONEY_VALUE_MONEY) MONEY_CHECK(money_format(&info.value.money, text, sizeof text, NULL, NULL));
    else MONEY_CHECK(money_decimal_format(&info.value.number, text, sizeof text, NULL, NULL));
    printf("%s = %s%s\n", line, text, info.value.flags & MONEY_FLAG_ROUNDED ? " (rounded)" : "");
    print_conversions(evaluation, info.conversion_count);
    money_evaluation_free(evaluation);
}

int main(int count, char **arguments)
{
    money_rates_t *rates = NULL;
    size_t index;

    if (money_rates_from_ecb_csv(rates_csv, MONEY_NTS, &rates, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    for (index = 1; index < (size_t)count; index++) print_line(arguments[index], rates);
    if (count < 2)
        for (index = 0; index < sizeof samples / sizeof *samples; index++) print_line(samples[index], rates);
    money_rates_free(rates);
    return 0;
}
