/* Portfolios. */
#include "growth.h"

#include <stdio.h>
#include <string.h>

static money_error_t error;

/** Transactions in a number of securities by date: purchases, and a sale after every third. */
static void trades(things_t *given, size_t symbols, int is_backwards)
{
    size_t index, place, round;
    money_transaction_t *one;

    given->transactions = room(given->n, sizeof *given->transactions);
    for (index = 0; index < given->n; index++) {
        place = is_backwards ? given->n - 1 - index : index;
        one = &given->transactions[place];
        round = index / symbols;
        money_transaction_init(one);
        name_of(index % symbols, one->symbol);
        one->date = date_of(index, given->n / 1000);
        one->action = round % 4 == 3 ? MONEY_ACTION_SELL : MONEY_ACTION_BUY;
        one->quantity = decimal_of(round % 4 == 3 ? 25 : 10 + (int64_t)(round % 3), 1);
        must(money_from_minor((int64_t)(index * 7919 % 10007) + 1000, "EUR", NULL, &one->total, &error), &error);
    }
}

void given_one(things_t *given)
{
    trades(given, 1, 0);
}

void given_one_backwards(things_t *given)
{
    size_t index;

    trades(given, 1, 1);
    /* In reverse order, a sale would precede its purchase. */
    for (index = 0; index < given->n; index++) given->transactions[index].action = MONEY_ACTION_BUY;
}

void given_hundred(things_t *given)
{
    trades(given, 100, 0);
}

/** In an order that has nothing to do with dates. */
void given_shuffled(things_t *given)
{
    money_transaction_t kept;
    size_t index, other;

    given_one_backwards(given);
    for (index = given->n - 1; index > 0; index--) {
        other = (size_t)((uint64_t)index * UINT64_C(0x9E3779B97F4A7C15) >> 20) % (index + 1);
        kept = given->transactions[index];
        given->transactions[index] = given->transactions[other];
        given->transactions[other] = kept;
    }
}

void given_many(things_t *given)
{
    trades(given, given->n, 0);
}

static void add_all(things_t *given, things_t *made, int32_t method)
{
    money_portfolio_options_t options = MONEY_PORTFOLIO_OPTIONS_INIT;
    size_t index;

    options.method = method;
    must(money_portfolio_new("EUR", &options, &made->portfolio, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_portfolio_add(made->portfolio, &given->transactions[index], NULL, 0, NULL, &error), &error);
}

void portfolio_add(things_t *given, things_t *made)
{
    add_all(given, made, MONEY_LOTS_FIFO);
}

static void given_portfolio(things_t *given, size_t symbols, int32_t method)
{
    trades(given, symbols, 0);
    add_all(given, given, method);
    free(given->transactions);
    given->transactions = NULL;
}

void given_fifo(things_t *given)
{
    given_portfolio(given, 1, MONEY_LOTS_FIFO);
}

void given_lifo(things_t *given)
{
    given_portfolio(given, 1, MONEY_LOTS_LIFO);
}

void given_hifo(things_t *given)
{
    given_portfolio(given, 1, MONEY_LOTS_HIFO);
}

void given_average(things_t *given)
{
    given_portfolio(given, 1, MONEY_LOTS_AVERAGE);
}

void given_mixed(things_t *given)
{
    given_portfolio(given, 100, MONEY_LOTS_FIFO);
}

/** As many securities as transactions, all priced. */
void given_priced(things_t *given)
{
    size_t index;

    given_portfolio(given, given->n, MONEY_LOTS_FIFO);
    given->quotes = room(given->n, sizeof *given->quotes);
    for (index = 0; index < given->n; index++) {
        money_price_quote_init(&given->quotes[index]);
        name_of(index, given->quotes[index].symbol);
        given->quotes[index].price = decimal_of((int64_t)(index % 1000) + 1, 2);
    }
}

/** Clears the cached valuation of the last run. */
void portfolio_value(things_t *given, things_t *made)
{
    must(money_portfolio_release_memory(given->portfolio, &error), &error);
    must(money_portfolio_value(given->portfolio, given->quotes, given->quotes == NULL ? 0 : given->n, NULL, NULL,
                               &made->valuation, &error),
         &error);
}

void portfolio_disposals(things_t *given, things_t *made)
{
    must(money_portfolio_disposals(given->portfolio, NULL, NULL, &made->disposals, &error), &error);
}

void portfolio_xirr(things_t *given, things_t *made)
{
    money_valuation_options_t options = MONEY_VALUATION_OPTIONS_INIT;
    money_price_quote_t quote;
    money_xirr_t result;

    (void)made;
    money_price_quote_init(&quote);
    name_of(0, quote.symbol);
    quote.price = decimal_of(12000, 2);
    options.date = date_of(1001, 1);
    must(money_portfolio_xirr(given->portfolio, &quote, 1, NULL, &options, &result, &error), &error);
}

/** Adds transactions and deletes them, the newest first. */
void portfolio_delete_newest(things_t *given, things_t *made)
{
    char id[MONEY_ID_SIZE];
    size_t index;

    portfolio_add(given, made);
    for (index = given->n; index > 0; index--) {
        sprintf(id, "%zu", index);
        must(money_portfolio_remove(made->portfolio, id, &error), &error);
    }
}

/** The same, the oldest first: purchases alone. */
void portfolio_delete_oldest(things_t *given, things_t *made)
{
    char id[MONEY_ID_SIZE];
    size_t index;

    portfolio_add(given, made);
    for (index = 1; index <= given->n; index++) {
        sprintf(id, "%zu", index);
        must(money_portfolio_remove(made->portfolio, id, &error), &error);
    }
}

/** Adds one transaction again and again, and deletes it each time. */
void portfolio_replace(things_t *given, things_t *made)
{
    size_t index;

    portfolio_add(given, made);
    for (index = 0; index < given->n; index++) {
        if (index > 0) must(money_portfolio_remove(made->portfolio, "again", &error), &error);
        strcpy(given->transactions[0].id, "again");
        given->transactions[0].date = date_of(2000, 1);
        must(money_portfolio_add(made->portfolio, &given->transactions[0], NULL, 0, NULL, &error), &error);
    }
    given->transactions[0].id[0] = 0;
    given->transactions[0].date = date_of(0, 1);
}

void portfolio_to_json(things_t *given, things_t *made)
{
    must(money_portfolio_to_json(given->portfolio, &made->document, &made->document_length, &error), &error);
}

void portfolio_to_csv(things_t *given, things_t *made)
{
    must(money_portfolio_to_csv(given->portfolio, &made->document, &made->document_length, &error), &error);
}

void portfolio_to_beancount(things_t *given, things_t *made)
{
    must(money_portfolio_to_beancount(given->portfolio, &made->document, &made->document_length, &error), &error);
}

void portfolio_to_ledger(things_t *given, things_t *made)
{
    must(money_portfolio_to_ledger(given->portfolio, &made->document, &made->document_length, &error), &error);
}

static void without_portfolio(things_t *given)
{
    money_portfolio_free(given->portfolio);
    given->portfolio = NULL;
}

void given_portfolio_json(things_t *given)
{
    given_mixed(given);
    portfolio_to_json(given, given);
    without_portfolio(given);
}

void portfolio_from_json(things_t *given, things_t *made)
{
    must(money_portfolio_from_json(given->document, given->document_length, NULL, &made->portfolio, &error), &error);
}

void given_portfolio_csv(things_t *given)
{
    given_mixed(given);
    portfolio_to_csv(given, given);
    without_portfolio(given);
}

void portfolio_from_csv(things_t *given, things_t *made)
{
    must(money_portfolio_from_csv(given->document, given->document_length, "EUR", NULL, &made->portfolio, &error), &error);
}
