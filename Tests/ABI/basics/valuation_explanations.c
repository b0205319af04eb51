/* Explanations of valuations: the laws on random portfolios, the names, and the statuses. */
#include "explanations.h"

/** A number below a bound, from a fixed seed. */
static uint32_t below(uint32_t bound)
{
    static uint64_t state = 7;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % bound;
}

static void trade(money_portfolio_t *portfolio, money_action_t action, const char *symbol, const char *quantity,
                  const char *total)
{
    money_transaction_t transaction = MONEY_TRANSACTION_INIT;

    transaction.action = action;
    transaction.date = day(2024, 1, 2);
    strcpy(transaction.symbol, symbol);
    transaction.quantity = decimal(quantity);
    transaction.total = amount(total);
    MONEY_IGNORE(money_portfolio_add(portfolio, &transaction, NULL, 0, NULL, &error));
}

static money_price_quote_t quote_of(const char *symbol, const char *price, const char *currency)
{
    money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;

    strcpy(quote.symbol, symbol);
    strcpy(quote.currency, currency);
    quote.price = decimal(price);
    return quote;
}

static money_rates_t *rates_of(const char *const (*pairs)[2], size_t count)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    size_t index;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    for (index = 0; index < count; index++)
        CHECK_OK(money_rates_builder_add(builder, "EUR", pairs[index][0], pairs[index][1], MONEY_NTS, MONEY_DATE_NONE,
                                         &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    return rates;
}

static void of_two_positions(void)
{
    static const char *const pairs[][2] = { { "USD", "1.25" } };
    money_rates_t *rates = rates_of(pairs, 1);
    money_portfolio_t *portfolio = NULL;
    money_valuation_t *valuation = NULL;
    money_explanation_t *explanation = NULL;
    money_price_quote_t quotes[2];

    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    trade(portfolio, MONEY_ACTION_BUY, "ABC", "3", "100.00 EUR");
    trade(portfolio, MONEY_ACTION_BUY, "XYZ", "2", "50.00 USD");
    quotes[0] = quote_of("ABC", "40.335", "");
    quotes[1] = quote_of("XYZ", "30.01", "");
    CHECK_OK(money_portfolio_value(portfolio, quotes, 2, rates, NULL, &valuation, &error));
    CHECK_OK(money_valuation_explain(valuation, &explanation, &error));
    /* The explanation does not need the valuation, nor the valuation the rates. */
    money_rates_free(rates);
    money_portfolio_free(portfolio);
    money_valuation_free(valuation);
    read_nodes(explanation);
    CHECK_TEXT(nodes[0].name, "value");
    CHECK_TEXT(words(&node("value")->amount), "169.02 EUR");
    CHECK(node("value")->moved.sign < 0 && node("value")->moved.denominator[0] == 1000);
    CHECK_TEXT(node("positions[0].performance.value")->text,
               "3 × 40.335 EUR = 121.005, rounded half even to 2 digits");
    CHECK_TEXT(node("positions[1].performance.value")->text,
               "60.02 USD × 0.8 = 48.016, rounded half even to 2 digits");
    CHECK_TEXT(node("positions[1].performance.value")->rule, "valuation: per position");
    CHECK_TEXT(words(&node("positions[1].value")->amount), "60.02 USD");
    CHECK_TEXT(words(&node("profit")->amount), "29.02 EUR");
    CHECK_TEXT(plain(&node("USD/EUR")->number), "0.8");
}

static void on_random_portfolios(void)
{
    static const char *const pairs[][2] = { { "USD", "1.1172" }, { "GBP", "0.8338" } };
    static const char *const currencies[] = { "EUR", "USD", "GBP", "CHF" };
    money_rates_t *rates = rates_of(pairs, 2);
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    int round, row;

    options.rounding = MONEY_ROUND_HALF_UP;
    for (round = 0; round < 10000; round++) {
        money_portfolio_t *portfolio = NULL;
        money_valuation_t *valuation = NULL;
        money_explanation_t *explanation = NULL;
        money_price_quote_t quotes[4];
        money_portfolio_summary_t summary;
        size_t count = 0;

        CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
        for (row = (int)below(8); row > 0; row--) {
            uint32_t which = below(4);
            char symbol[8], quantity[32], total[64];

            snprintf(symbol, sizeof symbol, "S%u", which);
            snprintf(quantity, sizeof quantity, "%u.%u", 1 + below(50), below(10));
            snprintf(total, sizeof total, "%u.%02u %s", below(5000), below(100), currencies[which]);
            trade(portfolio, below(3) ? MONEY_ACTION_BUY : MONEY_ACTION_SELL, symbol, quantity, total);
        }
        for (row = 0; row < 4; row++) {
            char symbol[8], price[32];

            if (below(6) == 0) continue;
            snprintf(symbol, sizeof symbol, "S%d", row);
            snprintf(price, sizeof price, "%u.%03u", below(300), below(1000));
            quotes[count++] = quote_of(symbol, price, below(4) ? "" : currencies[below(4)]);
        }
        CHECK_OK(money_portfolio_value(portfolio, quotes, count, rates, &options, &valuation, &error));
        CHECK_OK(money_valuation_summary(valuation, &summary, &error));
        CHECK_OK(money_valuation_explain(valuation, &explanation, &error));
        check_laws(explanation);
        CHECK_TEXT(words(&node("value")->amount), words(&summary.performance.value));
        CHECK_TEXT(words(&node("profit")->amount), words(&summary.performance.profit));
        CHECK_TEXT(words(&node("currency_effect")->amount), words(&summary.performance.currency_effect));
        CHECK_TEXT(words(&node("price_effect")->amount), words(&summary.performance.price_effect));
        money_valuation_free(valuation);
        money_portfolio_free(portfolio);
    }
    money_rates_free(rates);
}

/* The inverse rates are fractions over primes of 60 bits, of which nine exceed 512 bits. */
static void of_too_many_digits(void)
{
    static const char *const pairs[][2] = {
        { "USD", "999999999999999989" }, { "GBP", "999999999999999967" }, { "JPY", "999999999999999877" },
        { "CHF", "999999999999999863" }, { "SEK", "999999999999999829" }, { "NOK", "999999999999999809" },
        { "DKK", "999999999999999757" }, { "CAD", "999999999999999739" }, { "AUD", "999999999999999737" },
        { "NZD", "999999999999999733" },
    };
    enum { count = sizeof pairs / sizeof *pairs };
    money_rates_t *rates = rates_of(pairs, count);
    money_portfolio_t *portfolio = NULL;
    money_valuation_t *valuation = NULL;
    money_explanation_t *explanation = NULL;
    money_price_quote_t quotes[count];
    size_t index;

    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    for (index = 0; index < count; index++) {
        char total[32];

        snprintf(total, sizeof total, "1 %s", pairs[index][0]);
        trade(portfolio, MONEY_ACTION_BUY, pairs[index][0], "1", total);
        quotes[index] = quote_of(pairs[index][0], "1", "");
    }
    CHECK_OK(money_portfolio_value(portfolio, quotes, count, rates, NULL, &valuation, &error));
    CHECK_STATUS(money_valuation_explain(valuation, &explanation, &error), MONEY_ERR_OVERFLOW);
    CHECK(explanation == NULL);
    money_valuation_free(valuation);
    money_portfolio_free(portfolio);
    money_rates_free(rates);
}

int main(void)
{
    of_two_positions();
    on_random_portfolios();
    of_too_many_digits();
    return check_end();
}
