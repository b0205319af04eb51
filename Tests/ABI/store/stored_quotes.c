/* Acceptance of quotes in stored wallets: once, within the time, as in memory; each refusal leaves all as it was. */
#include "bad_files.h"

static money_exchange_quote_t *quote_of(const char *give, const char *receive, const char *fee, const char *id)
{
    money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;
    money_exchange_quote_t *quote = NULL;
    money_t amount = store_amount(give);

    terms.receive = store_amount(receive);
    if (fee != NULL) terms.fee = store_amount(fee);
    terms.id = id;
    must(money_exchange_quote_new(&amount, "USD", NULL, NULL, &terms, 1000, &quote, NULL));
    return quote;
}

static void deposit(money_store_t *store, const char *text)
{
    money_t amount = store_amount(text);

    must(money_store_wallet_add(store, "default", &amount, NULL, NULL, NULL));
}

static money_status_t accept(money_store_t *store, const char *name, money_exchange_quote_t *quote, money_instant_t at,
                             const money_wallet_note_t *note)
{
    money_exchange_t made;
    money_status_t status;

    memset(&made, 0xAB, sizeof made);
    status = money_store_wallet_accept(store, name, quote, at, note, &made, &error);
    if (status != MONEY_OK) CHECK(made.give_entry == 0 && made.give.currency[0] == '\0');
    return status;
}

/** The stored wallet and one in memory receive the same entries. */
static void as_in_memory(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_exchange_quote_t *quote = quote_of("10.00 EUR", "11.00 USD", "0.50 EUR", "q1");
    money_exchange_quote_t *same = quote_of("10.00 EUR", "11.00 USD", "0.50 EUR", "q1");
    money_t hundred = store_amount("100.00 EUR");
    money_exchange_t one, two;

    note.date = 19782;
    note.label = "holiday";
    must(money_wallet_new(&wallet, NULL));
    must(money_wallet_add(wallet, &hundred, NULL, NULL, NULL));
    deposit(store, "100.00 EUR");
    must(money_wallet_accept(wallet, same, 1000, &note, &one, NULL));
    CHECK_OK(money_store_wallet_accept(store, "default", quote, 1000, &note, &two, &error));
    CHECK(two.give_entry == 2 && two.receive_entry == 3 && two.fee_entry == 4);
    CHECK(one.give_entry == 2 && store_is_amount(&two.receive, "11.00 USD") && two.valid_until == 1000);
    store_is_same(store, "default", wallet);
    CHECK_OK(money_store_check(store, &error));
    CHECK_STATUS(accept(store, "default", quote, 1000, NULL), MONEY_ERR_STATE);
    money_exchange_quote_free(same);
    same = quote_of("10.00 EUR", "11.00 USD", "0.50 EUR", "q1");
    CHECK_STATUS(accept(store, "default", same, 1000, NULL), MONEY_ERR_CONFLICT);
    CHECK_TEXT(error.text, "external id \"q1\" belongs to another entry, of -10.00 EUR");
    store_is_same(store, "default", wallet);
    money_exchange_quote_free(same);
    money_exchange_quote_free(quote);
    money_wallet_free(wallet);
    money_store_free(store);
}

static money_exchange_quote_t *open_quote;

static void call_back(void *user_data, uint64_t revision)
{
    (void)revision;
    CHECK_STATUS(accept(user_data, "default", open_quote, 1000, NULL), MONEY_ERR_BUSY);
}

static void refusals(void)
{
    money_store_t *store = store_open(1);
    money_exchange_quote_t *large = quote_of("1.00 EUR", "99999999999999999999999999999999999999 USD", NULL, NULL);
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    char name[257];

    memset(name, 'x', 256);
    name[256] = '\0';
    open_quote = quote_of("10.00 EUR", "11.00 USD", NULL, NULL);
    deposit(store, "9.99 EUR");
    CHECK_STATUS(accept(store, "default", open_quote, 1000, NULL), MONEY_ERR_INSUFFICIENT);
    deposit(store, "1.00 USD");
    CHECK_STATUS(accept(store, "default", large, 1000, NULL), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(accept(store, "default", open_quote, 1001, NULL), MONEY_ERR_EXPIRED);
    CHECK_STATUS(accept(store, "default", open_quote, MONEY_INSTANT_NONE, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(accept(store, "nobody", open_quote, 1000, NULL), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(accept(store, name, open_quote, 1000, NULL), MONEY_ERR_LIMIT);
    CHECK_STATUS(accept(store, "two\nlines", open_quote, 1000, NULL), MONEY_ERR_SYNTAX);
    CHECK_STATUS(accept(store, "\xff", open_quote, 1000, NULL), MONEY_ERR_ENCODING);
    note.date = INT32_MAX;
    CHECK_STATUS(accept(store, "default", open_quote, 1000, &note), MONEY_ERR_DATE);
    must(money_store_on_change(store, call_back, store, NULL));
    deposit(store, "0.01 EUR");
    must(money_store_on_change(store, NULL, NULL, NULL));
    /* The quote is still open. */
    CHECK_OK(accept(store, "default", open_quote, 1000, NULL));
    CHECK_OK(money_store_check(store, &error));
    money_exchange_quote_free(open_quote);
    money_exchange_quote_free(large);
    money_store_free(store);
}

/** A rollback removes the entries; the quote stays accepted. */
static void in_transactions(void)
{
    money_store_t *store = store_open(1);
    money_exchange_quote_t *quote = quote_of("10.00 EUR", "11.00 USD", NULL, NULL);
    money_t sum;

    deposit(store, "10.00 EUR");
    must(money_store_begin(store, NULL));
    CHECK_OK(accept(store, "default", quote, 1000, NULL));
    must(money_store_rollback(store, NULL));
    must(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, NULL));
    CHECK(store_is_amount(&sum, "10.00 EUR"));
    CHECK_STATUS(accept(store, "default", quote, 1000, NULL), MONEY_ERR_STATE);
    money_exchange_quote_free(quote);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    as_in_memory();
    refusals();
    in_transactions();
    return store_tests_end();
}
