/* Exchanges and quotes, the lots of foreign cash, and daily balances. */
#include "growth.h"

#include <stdio.h>

static money_error_t error;

/** A wallet with enough euros for all exchanges. */
static money_wallet_t *rich_wallet(void)
{
    money_wallet_t *wallet;
    money_t much;

    must(money_wallet_new(&wallet, &error), &error);
    must(money_parse("1000000000.00 EUR", MONEY_NTS, &much, &error), &error);
    must(money_wallet_add(wallet, &much, NULL, NULL, &error), &error);
    return wallet;
}

static money_t one_euro(void)
{
    money_t euro;

    must(money_parse("1.00 EUR", MONEY_NTS, &euro, &error), &error);
    return euro;
}

void given_rates_of_five(things_t *given)
{
    given->rates = five_rates();
}

/** Exchanges with an id each. */
void exchange_amounts(things_t *given, things_t *made)
{
    money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;
    money_t euro = one_euro();
    char id[24];
    size_t index;

    made->wallet = rich_wallet();
    terms.id = id;
    for (index = 0; index < given->n; index++) {
        snprintf(id, sizeof id, "%zu", index);
        must(money_wallet_exchange_amount(made->wallet, &euro, "USD", given->rates, NULL, &terms, NULL, NULL, &error),
             &error);
    }
}

static money_exchange_quote_t *quote_of(things_t *given)
{
    money_exchange_quote_t *quote;
    money_t euro = one_euro();

    must(money_exchange_quote_new(&euro, "USD", given->rates, NULL, NULL, 1000, &quote, &error), &error);
    return quote;
}

void exchange_quotes(things_t *given, things_t *made)
{
    size_t index;

    made->wallet = rich_wallet();
    for (index = 0; index < given->n; index++) {
        money_exchange_quote_t *quote = quote_of(given);

        must(money_wallet_accept(made->wallet, quote, 1000, NULL, NULL, &error), &error);
        money_exchange_quote_free(quote);
    }
}

/** Adds the exchange of a quote to a ledger, with its remainder. */
void exchange_ledger(things_t *given, things_t *made)
{
    money_exchange_accounts_t accounts = MONEY_EXCHANGE_ACCOUNTS_INIT;
    money_exchange_quote_t *quote = quote_of(given);
    size_t index;

    accounts.give = accounts.receive = "Assets:Bank";
    accounts.exchange = "Equity:Exchange";
    accounts.remainder = "Income:Rounding";
    must(money_ledger_new("EUR", &made->ledger, &error), &error);
    must(money_ledger_add_account(made->ledger, accounts.give, MONEY_ACCOUNT_ASSET, NULL, &error), &error);
    must(money_ledger_add_account(made->ledger, accounts.exchange, MONEY_ACCOUNT_EXCHANGE, NULL, &error), &error);
    must(money_ledger_add_account(made->ledger, accounts.remainder, MONEY_ACCOUNT_INCOME, NULL, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_ledger_exchange(made->ledger, date_of(index, 10), "dollars", MONEY_NTS, quote, &accounts, NULL,
                                   &error),
             &error);
    money_exchange_quote_free(quote);
}

/** Dollars bought at a cost; after every three purchases, a payment of dollars with its proceeds. */
void given_foreign_cash(things_t *given)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    size_t index;

    must(money_wallet_new(&given->wallet, &error), &error);
    for (index = 0; index < given->n; index++) {
        money_t amount;
        int64_t cents = (int64_t)(index * 7919 % 10007) + 1000;

        note.date = date_of(index, 10);
        must(money_from_minor(index % 4 == 3 ? -800 : cents, "USD", NULL, &amount, &error), &error);
        must(money_from_minor(index % 4 == 3 ? 720 : cents * 9 / 10, "EUR", NULL, &note.cost, &error), &error);
        must(money_wallet_add(given->wallet, &amount, &note, NULL, &error), &error);
    }
}

static void cash_lots(things_t *given, money_cash_lot_method_t method)
{
    money_cash_lots_t *lots;
    money_cash_lot_t rows[64];
    size_t first = 0, count;

    must(money_wallet_cash_lots(given->wallet, "USD", NULL, method, NULL, NULL, &lots, &error), &error);
    do {
        must(money_cash_lots_open(lots, first, rows, 64, &count, &error), &error);
        first += count;
    } while (count > 0);
    money_cash_lots_free(lots);
}

void cash_lots_fifo(things_t *given, things_t *made)
{
    (void)made;
    cash_lots(given, MONEY_CASH_LOTS_FIFO);
}

void cash_lots_average(things_t *given, things_t *made)
{
    (void)made;
    cash_lots(given, MONEY_CASH_LOTS_AVERAGE);
}

/** An entry a day, of euros alone. */
void given_daily_wallet(things_t *given)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t euro = one_euro();
    size_t index;

    must(money_wallet_new(&given->wallet, &error), &error);
    for (index = 0; index < given->n; index++) {
        note.date = date_of(index, 1);
        must(money_wallet_add(given->wallet, &euro, &note, NULL, &error), &error);
    }
}

/** The balance of each day, read in pages. */
void daily_balances(things_t *given, things_t *made)
{
    money_daily_balance_t rows[64];
    size_t first = 0, count;

    (void)made;
    do {
        must(money_wallet_daily_balances(given->wallet, "EUR", date_of(0, 1), date_of(given->n - 1, 1),
                                         MONEY_BALANCE_RATES_DAILY, NULL, NULL, first, rows, 64, &count, &error),
             &error);
        first += count;
    } while (count > 0);
}
