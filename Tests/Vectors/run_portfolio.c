/* Runs the golden vectors of portfolios through the C functions. Usage: run_portfolio DIRECTORY */
#include "vectors.h"

static const char *const file_name = "portfolio.json";
static money_error_t error;

static const char *own_currency(json_t *test)
{
    return text_of(test, "currency") != NULL ? text_of(test, "currency") : text_of(test, "security_currency");
}

static const char *report_currency(json_t *test)
{
    return text_of(test, "report_currency") != NULL ? text_of(test, "report_currency") : own_currency(test);
}

static uint64_t cents(json_t *amounts, const char *currency)
{
    money_t amount;
    int64_t minor = 0;

    if (money_parse_with_currency(text_of(amounts, currency), MONEY_NTS, currency, NULL, &amount, NULL) != MONEY_OK) abort();
    if (money_to_minor(&amount, NULL, &minor, NULL) != MONEY_OK) abort();
    return (uint64_t)minor;
}

static money_status_t add(money_portfolio_t *portfolio, json_t *test, json_t *row)
{
    money_transaction_t one;
    json_t *rate = json_object_get(test, "rate_at_trade");

    money_transaction_init(&one);
    if (money_date_parse(json_string_value(json_array_get(row, 0)), MONEY_NTS, &one.date, NULL) != MONEY_OK) abort();
    one.action = strcmp(json_string_value(json_array_get(row, 1)), "buy") == 0 ? MONEY_ACTION_BUY : MONEY_ACTION_SELL;
    strcpy(one.symbol, json_string_value(json_array_get(row, 2)));
    if (money_decimal_parse(json_string_value(json_array_get(row, 3)), MONEY_NTS, &one.quantity, NULL) != MONEY_OK ||
        money_parse_with_currency(json_string_value(json_array_get(row, 4)), MONEY_NTS, own_currency(test), NULL, &one.total,
                       NULL) != MONEY_OK)
        abort();
    if (rate != NULL) {
        one.rate_numerator = cents(rate, report_currency(test));
        one.rate_denominator = cents(rate, own_currency(test));
    }
    return money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error);
}

/** NULL, and the error, where a transaction is refused. */
static money_portfolio_t *read_portfolio(json_t *test, int32_t method)
{
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    money_portfolio_t *portfolio = NULL;
    json_t *row;
    size_t index;

    options.method = method;
    if (money_portfolio_new(report_currency(test), &options, &portfolio, NULL) != MONEY_OK) abort();
    json_array_foreach(json_object_get(test, "transactions"), index, row) {
        if (add(portfolio, test, row) == MONEY_OK) continue;
        money_portfolio_free(portfolio);
        return NULL;
    }
    return portfolio;
}

static money_valuation_t *value_of(json_t *test, money_portfolio_t *portfolio, const money_rates_t *rates)
{
    money_valuation_t *valuation = NULL;
    money_transaction_t first;
    money_price_quote_t quote;
    size_t count = 0;

    money_price_quote_init(&quote);
    if (money_portfolio_transaction_at(portfolio, 0, &first, NULL) != MONEY_OK) abort();
    memcpy(quote.symbol, first.symbol, sizeof quote.symbol);
    if (text_of(test, "price") != NULL) {
        if (money_decimal_parse(text_of(test, "price"), MONEY_NTS, &quote.price, NULL) != MONEY_OK) abort();
        count = 1;
    }
    if (money_portfolio_value(portfolio, &quote, count, rates, NULL, &valuation, NULL) != MONEY_OK) abort();
    return valuation;
}

static void check_amount(json_t *test, json_t *wanted, const char *key, const money_t *amount)
{
    char text[MONEY_TEXT_MAX];

    if (text_of(wanted, key) == NULL) return;
    check(money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK &&
              strncmp(text, text_of(wanted, key), strlen(text_of(wanted, key))) == 0,
          test, key);
}

static void check_method(json_t *test, const char *name, int32_t method)
{
    json_t *wanted = json_object_get(test, name);
    money_portfolio_t *portfolio;
    money_valuation_t *valuation;
    money_position_t position;
    char text[MONEY_TEXT_MAX];

    if (wanted == NULL) return;
    portfolio = read_portfolio(test, method);
    check(portfolio != NULL, test, "refused");
    if (portfolio == NULL) return;
    valuation = value_of(test, portfolio, NULL);
    if (money_valuation_position_at(valuation, 0, &position, NULL) != MONEY_OK) abort();
    check_amount(test, wanted, "realised", &position.realised_gain);
    check_amount(test, wanted, "unrealised", &position.performance.unrealised_gain);
    check_amount(test, wanted, "remaining_cost", &position.cost);
    if (text_of(wanted, "remaining_quantity") != NULL) {
        if (money_decimal_format(&position.quantity, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        check(strcmp(text, text_of(wanted, "remaining_quantity")) == 0, test, "remaining_quantity");
    }
    money_valuation_free(valuation);
    money_portfolio_free(portfolio);
}

static void check_effects(json_t *test)
{
    json_t *now = json_object_get(test, "rate_now");
    money_portfolio_t *portfolio = read_portfolio(test, MONEY_LOTS_FIFO);
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_valuation_t *valuation;
    money_portfolio_summary_t summary;
    char ratio[64];

    snprintf(ratio, sizeof ratio, "%llu/%llu", (unsigned long long)cents(now, report_currency(test)),
             (unsigned long long)cents(now, own_currency(test)));
    if (portfolio == NULL || money_rates_builder_new(&builder, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, own_currency(test), report_currency(test), ratio, MONEY_NTS, MONEY_DATE_NONE,
                                NULL) != MONEY_OK ||
        money_rates_builder_build(builder, &rates, NULL) != MONEY_OK)
        abort();
    valuation = value_of(test, portfolio, rates);
    if (money_valuation_summary(valuation, &summary, NULL) != MONEY_OK) abort();
    check_amount(test, test, "value_now", &summary.performance.value);
    check_amount(test, test, "profit", &summary.performance.profit);
    check_amount(test, test, "currency_effect", &summary.performance.currency_effect);
    check_amount(test, test, "price_effect", &summary.performance.price_effect);
    money_valuation_free(valuation);
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    money_rates_builder_free(builder);
}

int main(int count, char **arguments)
{
    char path[1024];
    json_t *tests, *test;
    json_error_t where;
    size_t index;

    snprintf(path, sizeof path, "%s/portfolio.json", count > 1 ? arguments[1] : "Tests/Vectors");
    tests = json_load_file(path, 0, &where);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, where.text);
        return 1;
    }
    json_array_foreach(tests, index, test) {
        if (text_of(test, "error") != NULL) {
            check(read_portfolio(test, MONEY_LOTS_FIFO) == NULL && strcmp(error.text, text_of(test, "error")) == 0, test,
                  error.text);
            continue;
        }
        check_method(test, "fifo", MONEY_LOTS_FIFO);
        check_method(test, "average", MONEY_LOTS_AVERAGE);
        if (json_object_get(test, "rate_now") != NULL) check_effects(test);
    }
    json_decref(tests);
    check(index >= 6, NULL, "fewer vectors than there were");
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed != 0;
}
