/* Calls that wallets reject at their limits: sums of 38 digits, ids up to 2^63 - 1, unknown currencies. */
#include "wallet.h"

static money_error_t error;

#define WALLET_FAILS(call, status) FAILS_UNCHANGED(wallet, wallet, call, status)

/** 38 digits hold this and whole numbers, and no half. */
#define MOST "90000000000000000000000000000000000000"

static uint64_t added(money_wallet_t *wallet, const char *text)
{
    money_t amount = amount_of(text);
    uint64_t id = 0;

    CHECK_OK(money_wallet_add(wallet, &amount, NULL, &id, &error));
    return id;
}

/** The sum of two halves and MOST fits; without one of the halves it would need 39 digits. */
static void removals(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_t half = amount_of("0.5 EUR");
    uint64_t first = added(wallet, "0.5 EUR"), last, id = 9;

    added(wallet, "0.5 EUR");
    last = added(wallet, MOST " EUR");
    WALLET_FAILS(money_wallet_remove(wallet, first, &error), MONEY_ERR_OVERFLOW);
    WALLET_FAILS(money_wallet_remove_amount(wallet, &half, &id, &error), MONEY_ERR_OVERFLOW);
    CHECK(id == 0);
    CHECK_OK(money_wallet_remove(wallet, last, &error));
    CHECK_OK(money_wallet_remove(wallet, first, &error));
    CHECK(is_sum(wallet, "EUR", "0.50 EUR"));
    money_wallet_free(wallet);
}

/** The same with held amounts. */
static void holds(void)
{
    money_wallet_t *wallet = wallet_of(MOST " EUR", NULL);
    money_t part = amount_of("0.25 EUR");
    uint64_t first = 0, second = 0, last = 0, id = 9;

    added(wallet, "1 EUR");
    CHECK_OK(hold(wallet, "0.5 EUR", &first, &error));
    CHECK_OK(hold(wallet, "0.5 EUR", &second, &error));
    CHECK_OK(hold(wallet, MOST " EUR", &last, &error));
    WALLET_FAILS(money_wallet_release(wallet, first, &error), MONEY_ERR_OVERFLOW);
    WALLET_FAILS(money_wallet_commit(wallet, second, &id, &error), MONEY_ERR_OVERFLOW);
    CHECK(id == 0);
    WALLET_FAILS(money_wallet_commit_amount(wallet, second, &part, &id, &error), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_wallet_release(wallet, last, &error));
    CHECK_OK(money_wallet_release(wallet, first, &error));
    CHECK(is_held(wallet, "EUR", "0.50 EUR"));
    money_wallet_free(wallet);
}

/** A hotel holds 80 euros of 100 and captures 60: 40 are left, and nothing is held. */
static void part_of_a_hold(void)
{
    static const struct {
        const char *amount;
        money_status_t status;
        const char *text;
    } refused[] = {
        {"80.01 EUR", MONEY_ERR_INSUFFICIENT, "amount to commit must be at most the hold's 80.00 EUR, got 80.01 EUR"},
        {"0.00 EUR", MONEY_ERR_ARGUMENT, "amount to commit must be positive, got 0.00 EUR; release the hold instead"},
        {"-1 EUR", MONEY_ERR_ARGUMENT, "amount to commit must be positive, got -1 EUR; release the hold instead"},
        {"1 USD", MONEY_ERR_CURRENCY_MISMATCH, "currency to commit must be the hold's EUR, got USD"},
    };
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL), *again = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t held = amount_of("80.00 EUR"), taken = amount_of("60.00 EUR");
    money_wallet_entry_t entry;
    uint64_t hold = 0, id = 9;
    char *text = NULL;
    size_t index;

    note.label = "hotel";
    CHECK_OK(money_wallet_hold(wallet, &held, &note, &hold, &error));
    for (index = 0; index < sizeof refused / sizeof *refused; index++) {
        money_t amount = amount_of(refused[index].amount);

        FAILS(wallet, wallet, money_wallet_commit_amount(wallet, hold, &amount, &id, &error), refused[index].status, refused[index].text);
        CHECK(id == 0 && is_held(wallet, "EUR", "80.00 EUR"));
    }
    FAILS(wallet, wallet, money_wallet_commit_amount(wallet, 1, &taken, &id, &error), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    FAILS(wallet, wallet, money_wallet_commit_amount(wallet, hold, NULL, &id, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    CHECK_OK(money_wallet_commit_amount(wallet, hold, &taken, &id, &error));
    CHECK(id == 3 && is_sum(wallet, "EUR", "40.00 EUR") && is_held(wallet, "EUR", "0.00 EUR"));
    CHECK_OK(money_wallet_at(wallet, NULL, 1, &entry, &error));
    CHECK(is_amount(&entry.amount, "-60.00 EUR"));
    CHECK_TEXT(entry.label, "hotel");
    FAILS(wallet, wallet, money_wallet_commit_amount(wallet, hold, &taken, &id, &error), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    /* The journal records it, and restores the same wallet. One that commits more than was held is rejected. */
    CHECK_OK(money_wallet_to_journal(wallet, &text, NULL, &error));
    CHECK_OK(money_wallet_from_journal(text, MONEY_NTS, &again, &error));
    CHECK(is_sum(again, "EUR", "40.00 EUR") && is_held(again, "EUR", "0.00 EUR"));
    money_wallet_free(again);
    memcpy(strstr(text, "-60.00"), "-80.01", 6);
    CHECK_STATUS(money_wallet_from_journal(text, MONEY_NTS, &again, &error), MONEY_ERR_DOCUMENT);
    money_string_free(text);
    money_wallet_free(wallet);
}

/** A wallet whose ids are exhausted: holds can be released, but not committed. */
static void last_id(void)
{
    static const char json[] =
        "{\"entries\":[{\"amount\":\"5\",\"currency\":\"EUR\",\"id\":1}],\"format\":\"libmoney.wallet\","
        "\"holds\":[{\"amount\":\"2\",\"currency\":\"EUR\",\"id\":9223372036854775806}],"
        "\"next\":9223372036854775807,\"revision\":2,\"version\":1}";
    money_wallet_t *wallet = NULL;
    money_t part = amount_of("0.25 EUR");
    uint64_t id = 9;

    CHECK_OK(money_wallet_from_json(json, MONEY_NTS, &wallet, &error));
    WALLET_FAILS(money_wallet_commit_amount(wallet, 9223372036854775806u, &part, &id, &error), MONEY_ERR_LIMIT);
    WALLET_FAILS(money_wallet_commit(wallet, 9223372036854775806u, &id, &error), MONEY_ERR_LIMIT);
    CHECK(id == 0);
    CHECK_TEXT(error.text, "wallet ids are exhausted");
    WALLET_FAILS(add(wallet, "1 EUR"), MONEY_ERR_LIMIT);
    CHECK_OK(money_wallet_release(wallet, 9223372036854775806u, &error));
    money_wallet_free(wallet);
}

/** An unknown currency with a rate, but without a minor unit to round to. */
static void unknown_currency(void)
{
    money_wallet_t *wallet = wallet_of("5.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "XYZ", "2");
    money_exchange_leg_t leg = MONEY_EXCHANGE_LEG_INIT;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_wallet_statement_t *statement = (money_wallet_statement_t *)&error;
    money_wallet_total_details_t details;
    money_t total;

    leg.give = amount_of("5.00 EUR");
    strcpy(leg.receive, "XYZ");
    WALLET_FAILS(money_wallet_exchange(wallet, &leg, 1, rates, NULL, NULL, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_TEXT(error.text, "unknown currency XYZ");
    WALLET_FAILS(money_wallet_total(wallet, "XYZ", rates, NULL, &total, &details, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(total.currency[0] == '\0');
    WALLET_FAILS(money_wallet_statement(wallet, "XYZ", rates, NULL, &statement, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(statement == NULL);
    options.digits = 3;
    CHECK_OK(money_wallet_total(wallet, "XYZ", rates, &options, &total, NULL, &error));
    CHECK(is_amount(&total, "10.000 XYZ"));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

int main(void)
{
    removals();
    holds();
    part_of_a_hold();
    last_id();
    unknown_currency();
    return check_end();
}
