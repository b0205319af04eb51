/* The ledgers that hostile calls are made with. */
#ifndef HOSTILE_LEDGER_OBJECTS_H
#define HOSTILE_LEDGER_OBJECTS_H

static inline void post_to_ledger(money_ledger_t *ledger, const char *to, const char *from, const char *text)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };

    postings[0].account = to;
    postings[1].account = from;
    must(money_parse(text, MONEY_NTS, &postings[0].amount, NULL));
    must(money_negate(&postings[0].amount, &postings[1].amount, NULL));
    must(money_ledger_post(ledger, 19700, "entry", MONEY_NTS, postings, 2, NULL, NULL));
}

/* A ledger with dollars for euros, of which the exchange account has both. */
static inline money_ledger_t *make_ledger(void)
{
    money_ledger_t *ledger = NULL;

    must(money_ledger_new("EUR", &ledger, NULL));
    must(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, NULL));
    must(money_ledger_add_account(ledger, "Equity:Opening", MONEY_ACCOUNT_EQUITY, NULL, NULL));
    must(money_ledger_add_account(ledger, "Equity:Exchange", MONEY_ACCOUNT_EXCHANGE, NULL, NULL));
    must(money_ledger_add_account(ledger, "Income:Gain", MONEY_ACCOUNT_INCOME, NULL, NULL));
    post_to_ledger(ledger, "Assets:Bank", "Equity:Opening", "100.00 EUR");
    post_to_ledger(ledger, "Assets:Bank", "Equity:Exchange", "20.00 USD");
    post_to_ledger(ledger, "Equity:Exchange", "Assets:Bank", "18.00 EUR");
    post_to_ledger(ledger, "Assets:Bank", "Income:Gain", "1.00 EUR");
    return ledger;
}

static inline money_ledger_report_t *make_ledger_report(void)
{
    money_ledger_t *ledger = make_ledger();
    money_ledger_report_t *report = NULL;

    must(money_ledger_report(ledger, MONEY_LEDGER_REPORT_BALANCE_SHEET, MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &report,
                             NULL));
    money_ledger_free(ledger);
    return report;
}

/** Eight euros for dollars, with a fee, until the beginning of 2024-03-01. */
static inline money_exchange_quote_t *make_exchange_quote(void)
{
    money_rates_t *rates = make_rates();
    money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;
    money_exchange_quote_t *quote = NULL;
    money_t give;

    must(money_parse("8.00 EUR", MONEY_NTS, &give, NULL));
    must(money_parse("0.50 EUR", MONEY_NTS, &terms.fee, NULL));
    terms.id = "q1";
    must(money_exchange_quote_new(&give, "USD", rates, NULL, &terms, 1709251200, &quote, NULL));
    money_rates_free(rates);
    return quote;
}

static inline void fill_exchange_accounts(money_exchange_accounts_t *one)
{
    money_exchange_accounts_init(one);
    one->give = one->receive = "Assets:Bank";
    one->exchange = "Equity:Exchange";
    one->remainder = one->fee = "Income:Gain";
}

/** The bank for all that is paid, and one account for all else. */
static inline void fill_posting_accounts(money_posting_accounts_t *one)
{
    money_posting_accounts_init(one);
    one->cash = one->receivable = give_code("Assets:Bank");
    one->revenue = one->tax = one->retained = one->prepaid = one->rounding = give_code("Income:Gain");
    one->deposits = one->withdrawals = one->transfers = one->fees = one->interest = one->revenue;
    one->exchange = give_code("Equity:Exchange");
    one->adjustments = one->opening = one->other = one->securities = one->missing = give_code("Equity:Opening");
    one->gains = one->dividends = one->revenue;
}

/** A euro from each but the last, which receives them all. */
static inline money_posting_t *give_postings(size_t count)
{
    money_posting_t *postings = (money_posting_t *)give_filled(0, count * sizeof *postings);
    size_t index;

    for (index = 0; index < count; index++) {
        money_posting_init(&postings[index]);
        postings[index].account = index + 1 < count ? "Assets:Bank" : "Equity:Opening";
        must(money_parse("-1.00 EUR", MONEY_NTS, &postings[index].amount, NULL));
        if (index + 1 < count) continue;
        must(money_from_minor((int64_t)(100 * index), "EUR", NULL, &postings[index].amount, NULL));
    }
    return postings;
}

#endif
