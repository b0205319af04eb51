/* Exchanges in wallets: amounts, rate, remainder, margin and fee, and each refusal; quotes that are accepted once. */
#include "wallet.h"

static money_error_t error;
static char long_text[81];

#define WALLET_FAILS(call, status, words) FAILS(wallet, wallet, call, status, words)
#define NO_WORDS ((const char *)NULL)
#define LARGE "90000000000000000000000000000000000000"

static money_exchange_terms_t terms_of(const char *rate, const char *receive, const char *fee, const char *id)
{
    money_exchange_terms_t terms = MONEY_EXCHANGE_TERMS_INIT;

    if (rate != NULL && money_decimal_parse(rate, MONEY_NTS, &terms.rate, NULL) != MONEY_OK) abort();
    if (receive != NULL) terms.receive = amount_of(receive);
    if (fee != NULL) terms.fee = amount_of(fee);
    terms.id = id;
    return terms;
}

static money_status_t exchange(money_wallet_t *wallet, const char *give, const char *receive,
                               const money_rates_t *rates, const money_exchange_terms_t *terms, money_exchange_t *made)
{
    money_t amount = amount_of(give);

    return money_wallet_exchange_amount(wallet, &amount, receive, rates, NULL, terms, NULL, made, &error);
}

/* ------------------------------------------------------------------------------------------------------ Exchanges */

/** At the rate of the table: the remainder and the path, and a margin of 0. */
static void at_the_rate_of_the_table(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_wallet_details_t details;
    money_exchange_t made;

    CHECK_OK(exchange(wallet, "8.00 EUR", "USD", rates, NULL, &made));
    CHECK(is_amount(&made.give, "8.00 EUR") && is_amount(&made.receive, "8.94 USD"));
    CHECK(made.fee.currency[0] == '\0' && is_amount(&made.market_value, "8.94 USD"));
    CHECK(is_amount(&made.margin, "0.00 USD") && is_ratio(&made.rate, "2793/2500"));
    CHECK(is_ratio(&made.remainder, "-3/1250"));
    CHECK(made.market.leg_count == 1 && made.market.legs[0].numerator == 11172 && made.market.as_of == MONEY_DATE_NONE);
    CHECK(made.market.flags == MONEY_FLAG_ROUNDED && is_ratio(&made.market.remainder, "-3/1250"));
    CHECK(made.give_entry == 2 && made.receive_entry == 3 && made.fee_entry == 0);
    CHECK(made.valid_until == MONEY_INSTANT_NONE && made.id[0] == '\0');
    CHECK(is_sum(wallet, "EUR", "92.00 EUR") && is_sum(wallet, "USD", "8.94 USD"));
    CHECK_OK(money_wallet_details(wallet, 2, &details, &error));
    CHECK(details.kind == MONEY_ENTRY_EXCHANGE && is_amount(&details.cost, "8.94 USD"));
    CHECK_OK(money_wallet_details(wallet, 3, &details, &error));
    CHECK(details.kind == MONEY_ENTRY_EXCHANGE && is_amount(&details.cost, "8.00 EUR"));
    CHECK_OK(exchange(wallet, "2.00 EUR", "USD", rates, NULL, NULL));
    CHECK(is_sum(wallet, "USD", "11.17 USD"));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/** At the terms of a bank: its rate in either direction, or its amount; the margin is the difference to the table. */
static void at_the_terms_of_a_bank(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_exchange_terms_t terms = terms_of("1.08", NULL, "0.50 EUR", "x1");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t give = amount_of("8.00 EUR");
    money_wallet_entry_t entry;
    money_exchange_t made;

    note.label = "holiday";
    note.date = 19782;
    CHECK_OK(money_wallet_exchange_amount(wallet, &give, "USD", rates, NULL, &terms, &note, &made, &error));
    CHECK(is_amount(&made.receive, "8.64 USD") && is_amount(&made.fee, "0.50 EUR"));
    CHECK(is_amount(&made.market_value, "8.94 USD") && is_amount(&made.margin, "0.30 USD"));
    CHECK(is_ratio(&made.rate, "27/25") && is_ratio(&made.remainder, "0"));
    CHECK(made.give_entry == 2 && made.receive_entry == 3 && made.fee_entry == 4);
    CHECK_TEXT(made.id, "x1");
    CHECK_OK(money_wallet_find(wallet, "x1", &entry, &error));
    CHECK(entry.id == 2 && entry.date == 19782 && entry.kind == MONEY_ENTRY_EXCHANGE);
    CHECK_OK(money_wallet_at(wallet, NULL, 3, &entry, &error));
    CHECK(entry.kind == MONEY_ENTRY_FEE && entry.date == 19782 && is_amount(&entry.amount, "-0.50 EUR"));
    CHECK_TEXT(entry.label, "holiday");
    /* 8 / 0.925 = 320/37, which no decimal represents. */
    terms = terms_of("0.925", NULL, NULL, NULL);
    terms.is_inverse = 1;
    CHECK_OK(exchange(wallet, "8.00 EUR", "USD", NULL, &terms, &made));
    CHECK(is_amount(&made.receive, "8.65 USD") && is_ratio(&made.rate, "40/37") && is_ratio(&made.remainder, "-1/740"));
    CHECK(made.market_value.currency[0] == '\0' && made.margin.currency[0] == '\0' && made.market.leg_count == 0);
    CHECK(is_ratio(&made.market.rate, "0") && made.market.as_of == MONEY_DATE_NONE);
    /* More than the market: the margin is negative. A stated amount is not rounded. */
    terms = terms_of(NULL, "9.005 USD", NULL, NULL);
    CHECK_OK(exchange(wallet, "8.00 EUR", "USD", rates, &terms, &made));
    CHECK(is_amount(&made.receive, "9.005 USD") && is_amount(&made.margin, "-0.065 USD"));
    CHECK(is_ratio(&made.rate, "1801/1600") && is_ratio(&made.remainder, "0"));
    CHECK(is_sum(wallet, "EUR", "75.50 EUR") && is_sum(wallet, "USD", "26.295 USD"));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/** Terms and amounts that are refused. */
static void refused_terms(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", "1.00 CHF");
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_exchange_terms_t terms = terms_of("1.08", "8.00 USD", NULL, NULL);
    money_exchange_t made;

#define TERMS_FAIL(status, words) WALLET_FAILS(exchange(wallet, "8.00 EUR", "USD", rates, &terms, &made), status, words)
    TERMS_FAIL(MONEY_ERR_ARGUMENT, "terms must set at most one of rate and receive, got 1.08 and 8.00 USD");
    CHECK(made.give.currency[0] == '\0');
    terms = terms_of("-1.08", NULL, NULL, NULL);
    TERMS_FAIL(MONEY_ERR_INVALID_RATE, "rate of an exchange must be positive, got -1.08");
    terms = terms_of(NULL, "8.00 CHF", NULL, NULL);
    TERMS_FAIL(MONEY_ERR_CURRENCY_MISMATCH, "amount received must be in USD, got 8.00 CHF");
    terms = terms_of(NULL, "0.00 USD", NULL, NULL);
    TERMS_FAIL(MONEY_ERR_ARGUMENT, "amount received must be positive, got 0.00 USD");
    terms = terms_of(NULL, NULL, "-1 EUR", NULL);
    TERMS_FAIL(MONEY_ERR_ARGUMENT, "fee of an exchange must be positive, got -1 EUR");
    terms = terms_of(NULL, NULL, "1.01 CHF", NULL);
    TERMS_FAIL(MONEY_ERR_INSUFFICIENT, NO_WORDS);
    terms = terms_of(NULL, NULL, "92.01 EUR", NULL);
    TERMS_FAIL(MONEY_ERR_INSUFFICIENT, "insufficient balance: 100.00 EUR");
    terms = terms_of(NULL, NULL, NULL, "two\nlines");
    TERMS_FAIL(MONEY_ERR_SYNTAX, NO_WORDS);
    terms.id = "\377";
    TERMS_FAIL(MONEY_ERR_ENCODING, NO_WORDS);
    terms.id = long_text;
    TERMS_FAIL(MONEY_ERR_LIMIT, NO_WORDS);
    terms.id = NULL;
    terms.is_inverse = 1;
    TERMS_FAIL(MONEY_ERR_ARGUMENT, "terms.rate must be set if terms.is_inverse is 1");
    terms.is_inverse = 2;
    TERMS_FAIL(MONEY_ERR_ARGUMENT, NO_WORDS);
    terms.struct_size = 0;
    TERMS_FAIL(MONEY_ERR_ARGUMENT, NO_WORDS);
    WALLET_FAILS(exchange(wallet, "0 EUR", "USD", rates, NULL, &made), MONEY_ERR_ARGUMENT,
                 "amount to exchange must be positive, got 0 EUR");
    WALLET_FAILS(exchange(wallet, "8 EUR", "EUR", rates, NULL, &made), MONEY_ERR_ARGUMENT,
                 "currencies of an exchange must differ, got EUR for both");
    WALLET_FAILS(exchange(wallet, "8 EUR", "U D", rates, NULL, &made), MONEY_ERR_SYNTAX, NO_WORDS);
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/** Rates, options, notes and sums that are refused. */
static void refused_exchanges(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172"), *unknown = rates_of("EUR", "XYZ", "2");
    money_exchange_terms_t terms = terms_of("1.08", NULL, NULL, NULL), large = terms_of(NULL, LARGE " USD", NULL, NULL);
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t give = amount_of("8.00 EUR");
    money_exchange_t made;

#define GIVE_FAILS(rates, options, terms, note, status, words)                                                       \
    WALLET_FAILS(money_wallet_exchange_amount(wallet, &give, "USD", rates, options, terms, note, &made, &error),     \
                 status, words)
    GIVE_FAILS(NULL, NULL, NULL, NULL, MONEY_ERR_NO_RATE,
               "no rate from EUR to USD: no rates table was passed");
    /* A table is asked for the margin, so it must contain the rate. */
    GIVE_FAILS(unknown, NULL, &terms, NULL, MONEY_ERR_NO_RATE, NO_WORDS);
    WALLET_FAILS(exchange(wallet, "8 EUR", "XYZ", unknown, NULL, &made), MONEY_ERR_UNKNOWN_CURRENCY, NO_WORDS);
    options.date = INT32_MAX;
    GIVE_FAILS(rates, &options, NULL, NULL, MONEY_ERR_DATE, NO_WORDS);
    options.date = MONEY_DATE_NONE;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    GIVE_FAILS(rates, &options, NULL, NULL, MONEY_ERR_INEXACT, NO_WORDS);
    note.cost = amount_of("1 USD");
    GIVE_FAILS(rates, NULL, NULL, &note, MONEY_ERR_ARGUMENT, "cost of an exchange must not be set, got 1 USD");
    memset(&note.cost, 0, sizeof note.cost);
    note.external_id = "x1";
    GIVE_FAILS(rates, NULL, NULL, &note, MONEY_ERR_ARGUMENT,
               "external id of an exchange must be set in its terms, got \"x1\"");
    note.external_id = NULL;
    note.label = "\377";
    GIVE_FAILS(rates, NULL, NULL, &note, MONEY_ERR_ENCODING, NO_WORDS);
    terms.id = "x1";
    CHECK_OK(money_wallet_exchange_amount(wallet, &give, "USD", rates, NULL, &terms, NULL, &made, &error));
    GIVE_FAILS(rates, NULL, &terms, NULL, MONEY_ERR_CONFLICT,
               "external id \"x1\" belongs to another entry, of -8.00 EUR");
    CHECK_OK(money_wallet_remove(wallet, 3, &error));
    CHECK_OK(add(wallet, LARGE " USD"));
    GIVE_FAILS(NULL, NULL, &large, NULL, MONEY_ERR_OVERFLOW, NO_WORDS);
    money_rates_free(rates);
    money_rates_free(unknown);
    money_wallet_free(wallet);
}

/* --------------------------------------------------------------------------------------------------------- Quotes */

enum { NOON = 1709294400 };

static money_exchange_quote_t *quote_of(const char *give, const money_rates_t *rates,
                                        const money_exchange_terms_t *terms)
{
    money_t amount = amount_of(give);
    money_exchange_quote_t *quote = NULL;

    if (money_exchange_quote_new(&amount, "USD", rates, NULL, terms, NOON, &quote, NULL) != MONEY_OK) abort();
    return quote;
}

/** A quote books exactly the amounts that it offers, once, even after its rates are gone. */
static void quotes(void)
{
    money_wallet_t *wallet = wallet_of("5.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_exchange_terms_t terms = terms_of("1.08", NULL, "0.50 EUR", "q1");
    money_exchange_quote_t *quote = quote_of("8.00 EUR", rates, &terms), *again = quote_of("8.00 EUR", rates, &terms);
    money_exchange_t offered, made;

    money_rates_free(rates);
    CHECK_OK(money_exchange_quote_info(quote, &offered, &error));
    CHECK(is_amount(&offered.receive, "8.64 USD") && is_amount(&offered.market_value, "8.94 USD"));
    CHECK(is_amount(&offered.fee, "0.50 EUR") && is_amount(&offered.margin, "0.30 USD"));
    CHECK(offered.valid_until == NOON && offered.give_entry == 0);
    CHECK(offered.receive_entry == 0 && offered.fee_entry == 0);
    CHECK_TEXT(offered.id, "q1");
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, NULL, &made, &error), MONEY_ERR_INSUFFICIENT,
                 "insufficient balance: 5.00 EUR");
    CHECK_OK(add(wallet, "10.00 EUR"));
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON + 1, NULL, &made, &error), MONEY_ERR_EXPIRED,
                 "quote is valid until 2024-03-01 12:00:00 UTC, got 2024-03-01 12:00:01 UTC");
    CHECK(made.give.currency[0] == '\0');
    WALLET_FAILS(money_wallet_accept(wallet, quote, MONEY_INSTANT_NONE, NULL, &made, &error), MONEY_ERR_ARGUMENT,
                 "at must be an instant, got MONEY_INSTANT_NONE");
    CHECK_OK(money_wallet_accept(wallet, quote, NOON, NULL, &made, &error));
    CHECK(made.give_entry == 3 && made.receive_entry == 4 && made.fee_entry == 5);
    made.give_entry = made.receive_entry = made.fee_entry = 0;
    CHECK(memcmp(&made, &offered, sizeof made) == 0);
    CHECK(is_sum(wallet, "EUR", "6.50 EUR") && is_sum(wallet, "USD", "8.64 USD"));
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, NULL, NULL, &error), MONEY_ERR_STATE,
                 "quote has been accepted already");
    CHECK_OK(money_exchange_quote_info(quote, &made, &error));
    CHECK(memcmp(&made, &offered, sizeof made) == 0);
    CHECK_OK(add(wallet, "10.00 EUR"));
    /* The same offer after a restart. */
    WALLET_FAILS(money_wallet_accept(wallet, again, NOON, NULL, NULL, &error), MONEY_ERR_CONFLICT,
                 "external id \"q1\" belongs to another entry, of -8.00 EUR");
    money_exchange_quote_free(quote);
    money_exchange_quote_free(again);
    money_wallet_free(wallet);
}

static void refused_quotes(void)
{
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172"), *unknown = rates_of("EUR", "XYZ", "2");
    money_exchange_terms_t terms = terms_of(NULL, "8.00 CHF", NULL, NULL);
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t give = amount_of("8.00 EUR"), large = amount_of(LARGE " EUR");
    money_exchange_quote_t *quote;

#define QUOTE(give, receive, rates, options, terms) \
    (quote = (money_exchange_quote_t *)&error,      \
     money_exchange_quote_new(give, receive, rates, options, terms, NOON, &quote, &error))
    CHECK_STATUS(QUOTE(&give, "USD", rates, NULL, &terms), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(quote == NULL);
    terms = terms_of("-1", NULL, NULL, NULL);
    CHECK_STATUS(QUOTE(&give, "USD", rates, NULL, &terms), MONEY_ERR_INVALID_RATE);
    terms = terms_of(NULL, NULL, NULL, "\377");
    CHECK_STATUS(QUOTE(&give, "USD", rates, NULL, &terms), MONEY_ERR_ENCODING);
    terms.id = "two\nlines";
    CHECK_STATUS(QUOTE(&give, "USD", rates, NULL, &terms), MONEY_ERR_SYNTAX);
    terms.id = long_text;
    CHECK_STATUS(QUOTE(&give, "USD", rates, NULL, &terms), MONEY_ERR_LIMIT);
    CHECK_STATUS(QUOTE(&give, "USD", NULL, NULL, NULL), MONEY_ERR_NO_RATE);
    CHECK_STATUS(QUOTE(&give, "XYZ", unknown, NULL, NULL), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(QUOTE(&large, "USD", rates, NULL, NULL), MONEY_ERR_OVERFLOW);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(QUOTE(&give, "USD", rates, &options, NULL), MONEY_ERR_INEXACT);
    options.date = INT32_MAX;
    CHECK_STATUS(QUOTE(&give, "USD", rates, &options, NULL), MONEY_ERR_DATE);
    CHECK_STATUS(money_exchange_quote_new(&give, "USD", rates, NULL, NULL, MONEY_INSTANT_NONE, &quote, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "valid_until must be set, got MONEY_INSTANT_NONE");
    money_rates_free(rates);
    money_rates_free(unknown);
}

/** A quote that is stored keeps its state, and a change of its document is detected. */
static void documents(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_exchange_terms_t terms = terms_of("1.08", NULL, "0.50 EUR", "q1");
    money_exchange_quote_t *quote = quote_of("8.00 EUR", rates, &terms), *again = NULL;
    money_exchange_t offered, read;
    char *json = NULL, *other = NULL, *place;
    size_t length = 0;

    CHECK_OK(money_exchange_quote_info(quote, &offered, &error));
    CHECK_OK(money_exchange_quote_to_json(quote, &json, &length, &error));
    CHECK(length == strlen(json));
    CHECK_OK(money_exchange_quote_from_json(json, length, &again, &error));
    CHECK_OK(money_exchange_quote_info(again, &read, &error));
    CHECK(is_amount(&read.receive, "8.64 USD") && is_amount(&read.fee, "0.50 EUR"));
    CHECK(is_amount(&read.margin, "0.30 USD"));
    CHECK(is_ratio(&read.rate, "27/25") && is_ratio(&read.remainder, "0") && read.valid_until == NOON);
    CHECK(memcmp(&read.market, &offered.market, sizeof read.market) == 0);
    CHECK_TEXT(read.id, "q1");
    CHECK_OK(money_exchange_quote_to_json(again, &other, NULL, &error));
    CHECK_TEXT(other, json);
    money_string_free(other);
    /* An accepted quote stays accepted. */
    CHECK_OK(money_wallet_accept(wallet, again, NOON, NULL, NULL, &error));
    CHECK_OK(money_exchange_quote_to_json(again, &other, NULL, &error));
    money_exchange_quote_free(again);
    CHECK_OK(money_exchange_quote_from_json(other, MONEY_NTS, &again, &error));
    WALLET_FAILS(money_wallet_accept(wallet, again, NOON, NULL, NULL, &error), MONEY_ERR_STATE,
                 "quote has been accepted already");
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, NULL, NULL, &error), MONEY_ERR_CONFLICT, NO_WORDS);
    money_string_free(other);
    money_exchange_quote_free(again);
    /* One digit of each member. */
    for (place = json; *place != '\0'; place++) {
        char kept = *place;

        if (kept < '0' || kept > '8') continue;
        *place = (char)(kept + 1);
        CHECK(money_exchange_quote_from_json(json, MONEY_NTS, &again, &error) != MONEY_OK && again == NULL);
        *place = kept;
    }
    *strstr(json, "8.64") = '9';
    CHECK_STATUS(money_exchange_quote_from_json(json, MONEY_NTS, &again, &error), MONEY_ERR_DOCUMENT);
    CHECK_TEXT(error.text, "seal does not match the quote, which has been changed");
    money_string_free(json);
    CHECK_STATUS(money_exchange_quote_from_json("{", MONEY_NTS, &again, &error), MONEY_ERR_JSON);
    CHECK_STATUS(money_exchange_quote_from_json("\377", MONEY_NTS, &again, &error), MONEY_ERR_ENCODING);
    CHECK_STATUS(money_exchange_quote_from_json("{}", (size_t)MONEY_DOCUMENT_MAX + 1, &again, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_exchange_quote_from_json("{\"format\":\"libmoney.exchange_quote\",\"version\":2}", MONEY_NTS,
                                                &again, &error), MONEY_ERR_VERSION);
    money_exchange_quote_free(quote);
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/** Accepts the quote again in the callback of the first acceptance. */
static void accept_again(void *user_data, uint64_t revision)
{
    void **pair = user_data;

    (void)revision;
    CHECK_STATUS(money_wallet_accept(pair[0], pair[1], NOON, NULL, NULL, &error), MONEY_ERR_BUSY);
    CHECK_STATUS(exchange(pair[0], "1.00 EUR", "USD", NULL, NULL, NULL), MONEY_ERR_BUSY);
}

/** Notes and sums that an acceptance refuses, and the callback. */
static void refused_acceptances(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", LARGE " USD");
    money_exchange_terms_t terms = terms_of(NULL, LARGE " USD", NULL, NULL);
    money_exchange_quote_t *quote = quote_of("8.00 EUR", NULL, &terms);
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    void *pair[2];

    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, NULL, NULL, &error), MONEY_ERR_OVERFLOW, NO_WORDS);
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    money_exchange_quote_free(quote);
    terms = terms_of("1.08", NULL, NULL, NULL);
    quote = quote_of("8.00 EUR", NULL, &terms);
    note.date = INT32_MAX;
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, &note, NULL, &error), MONEY_ERR_DATE, NO_WORDS);
    note.date = 19783;
    note.label = "\377";
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, &note, NULL, &error), MONEY_ERR_ENCODING, NO_WORDS);
    note.label = "two\nlines";
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, &note, NULL, &error), MONEY_ERR_SYNTAX, NO_WORDS);
    note.label = long_text;
    WALLET_FAILS(money_wallet_accept(wallet, quote, NOON, &note, NULL, &error), MONEY_ERR_LIMIT, NO_WORDS);
    note.label = "cash";
    pair[0] = wallet;
    pair[1] = quote;
    CHECK_OK(money_wallet_on_change(wallet, accept_again, pair, &error));
    CHECK_OK(money_wallet_accept(wallet, quote, NOON, &note, NULL, &error));
    CHECK(is_sum(wallet, "EUR", "92.00 EUR"));
    money_exchange_quote_free(quote);
    money_wallet_free(wallet);
}

int main(void)
{
    memset(long_text, 'x', sizeof long_text - 1);
    at_the_rate_of_the_table();
    at_the_terms_of_a_bank();
    refused_terms();
    refused_exchanges();
    quotes();
    refused_quotes();
    refused_acceptances();
    documents();
    return check_end();
}
