/* Loads transactions from lines of text, values them, adds one more and values again.
 *
 *     portfolio FILE RUNS     lines of "date action symbol quantity total"; the quickest of some runs, as processor time
 */
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void must(money_status_t status, const money_error_t *error)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error->text);
    exit(1);
}

static void fill(money_transaction_t *one, const char *date, const char *action, const char *symbol,
                 const char *quantity, const char *total)
{
    money_error_t error;

    money_transaction_init(one);
    strncpy(one->symbol, symbol, sizeof one->symbol - 1);
    one->action = action[0] == 'b' ? MONEY_ACTION_BUY : MONEY_ACTION_SELL;
    must(money_date_parse(date, MONEY_NTS, &one->date, &error), &error);
    must(money_decimal_parse(quantity, MONEY_NTS, &one->quantity, &error), &error);
    must(money_parse_with_currency(total, MONEY_NTS, "USD", NULL, &one->total, &error), &error);
}

static void load(money_portfolio_t *portfolio, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[256], date[32], action[8], symbol[MONEY_SYMBOL_SIZE], quantity[64], total[64];
    money_transaction_t one;
    money_error_t error;

    if (file == NULL) exit(1);
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%31s %7s %31s %63s %63s", date, action, symbol, quantity, total) != 5) exit(1);
        fill(&one, date, action, symbol, quantity, total);
        must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), &error);
    }
    fclose(file);
}

static void summarise(money_portfolio_t *portfolio, money_portfolio_summary_t *summary)
{
    money_valuation_t *valuation = NULL;
    money_error_t error;

    must(money_portfolio_value(portfolio, NULL, 0, NULL, NULL, &valuation, &error), &error);
    must(money_valuation_summary(valuation, summary, &error), &error);
    money_valuation_free(valuation);
}

int main(int count, char **arguments)
{
    int runs = count > 2 ? atoi(arguments[2]) : 1, run;
    double loading = 1e9, valuing = 1e9, again = 1e9, read = 1e9, start;
    money_error_t error;
    money_portfolio_summary_t summary;
    money_valuation_t *valuation = NULL;
    money_position_t position;
    size_t index;
    char text[MONEY_TEXT_MAX], quantity[MONEY_TEXT_MAX];

    if (count < 2) return 1;
    for (run = 0; run < runs; run++) {
        money_portfolio_t *portfolio = NULL, *copy = NULL;
        money_transaction_t one;
        char *json = NULL;
        size_t length = 0;

        start = now();
        must(money_portfolio_new("USD", NULL, &portfolio, &error), &error);
        load(portfolio, arguments[1]);
        if (now() - start < loading) loading = now() - start;
        start = now();
        summarise(portfolio, &summary);
        if (now() - start < valuing) valuing = now() - start;
        must(money_portfolio_value(portfolio, NULL, 0, NULL, NULL, &valuation, &error), &error);
        if (run == 0)
            for (index = 0; money_valuation_position_at(valuation, index, &position, NULL) == MONEY_OK; index++) {
                must(money_format(&position.cost, text, sizeof text, NULL, &error), &error);
                must(money_decimal_format(&position.quantity, quantity, sizeof quantity, NULL, &error), &error);
                printf("position %s %s %s\n", position.symbol, quantity, text);
            }
        money_valuation_free(valuation);
        fill(&one, "2030-01-01", "buy", "TAAA", "1", "10.00");
        start = now();
        must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error), &error);
        summarise(portfolio, &summary);
        if (now() - start < again) again = now() - start;
        must(money_portfolio_to_json(portfolio, &json, &length, &error), &error);
        start = now();
        must(money_portfolio_from_json(json, length, NULL, &copy, &error), &error);
        if (now() - start < read) read = now() - start;
        money_string_free(json);
        money_portfolio_free(copy);
        money_portfolio_free(portfolio);
    }
    printf("seconds %.6f %.6f %.6f %.6f\n", loading, valuing, again, read);
    return 0;
}
