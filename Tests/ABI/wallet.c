/* Wallets: values, statuses, atomic movements, callbacks that call back and free, documents cut and changed. */
#include "state.h"

static money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static int is_amount(const money_t *amount, const char *text)
{
    char got[MONEY_TEXT_MAX];

    if (money_format(amount, got, sizeof got, NULL, NULL) != MONEY_OK || strcmp(got, text) != 0) {
        fprintf(stderr, "%s instead of %s\n", got, text);
        return 0;
    }
    return 1;
}

static money_status_t add(money_wallet_t *wallet, const char *text)
{
    money_t amount = amount_of(text);

    return money_wallet_add(wallet, &amount, NULL, NULL, NULL);
}

static money_status_t hold(money_wallet_t *wallet, const char *text, uint64_t *id, money_error_t *error)
{
    money_t amount = amount_of(text);

    return money_wallet_hold(wallet, &amount, NULL, id, error);
}

static int is_sum(const money_wallet_t *wallet, const char *currency, const char *text)
{
    money_t sum;

    return money_wallet_sum(wallet, currency, &sum, NULL) == MONEY_OK && is_amount(&sum, text);
}

static int is_held(const money_wallet_t *wallet, const char *currency, const char *text)
{
    money_t held;

    return money_wallet_held(wallet, currency, &held, NULL) == MONEY_OK && is_amount(&held, text);
}

static money_wallet_t *wallet_of(const char *first, const char *second)
{
    money_wallet_t *wallet = NULL;

    if (money_wallet_new(&wallet, NULL) != MONEY_OK) abort();
    if (first != NULL && add(wallet, first) != MONEY_OK) abort();
    if (second != NULL && add(wallet, second) != MONEY_OK) abort();
    return wallet;
}

static money_rates_t *rates_of(const char *from, const char *to, const char *rate)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, from, to, rate, MONEY_NTS, MONEY_DATE_NONE, NULL) != MONEY_OK ||
        money_rates_builder_build(builder, &rates, NULL) != MONEY_OK)
        abort();
    money_rates_builder_free(builder);
    return rates;
}

/** A call that must fail with a status and a line, and leave two wallets as they were. */
#define FAILS(a, b, call, wanted, words)                                                                  \
    do {                                                                                                  \
        state_t before_a = {0}, before_b = {0}, after_a = {0}, after_b = {0};                             \
        memset(&error, 0, sizeof error);                                                                  \
        state_of_wallet(&before_a, a);                                                                    \
        state_of_wallet(&before_b, b);                                                                    \
        CHECK_STATUS(call, wanted);                                                                       \
        state_of_wallet(&after_a, a);                                                                     \
        state_of_wallet(&after_b, b);                                                                     \
        check_that(state_equal(&before_a, &after_a), __FILE__, __LINE__, #call ": changed the first");    \
        check_that(state_equal(&before_b, &after_b), __FILE__, __LINE__, #call ": changed the second");   \
        if (words != NULL) CHECK_TEXT(error.text, words != NULL ? words : "");                            \
    } while (0)

/* ------------------------------------------------------------------------------------------------------- Moneys ---- */

static void moneys(void)
{
    money_wallet_t *wallet = wallet_of("10.50 EUR", "20.00 USD");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_entry_t entry;
    money_error_t error;
    money_t amount = amount_of("10.5 EUR");
    char long_label[81], code[MONEY_CODE_SIZE];
    uint64_t id = 0;
    size_t count = 9;

    note.label = "caf\xc3\xa9";
    CHECK_OK(money_date_from_ymd(2024, 2, 29, &note.date, NULL));
    CHECK_OK(money_wallet_add(wallet, &amount, &note, &id, &error));
    CHECK(id == 3);
    CHECK_OK(money_wallet_count(wallet, NULL, &count, &error));
    CHECK(count == 3);
    CHECK_OK(money_wallet_count(wallet, "EUR", &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_wallet_count(wallet, "XAF", &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_wallet_currency_count(wallet, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_wallet_currency_at(wallet, 1, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD");
    CHECK_OK(money_wallet_at(wallet, "EUR", 1, &entry, &error));
    CHECK(entry.id == 3 && entry.date == note.date && entry.reserved == 0 && is_amount(&entry.money, "10.5 EUR"));
    CHECK_TEXT(entry.label, "caf\xc3\xa9");
    CHECK_OK(money_wallet_at(wallet, NULL, 1, &entry, &error));
    CHECK(entry.id == 2 && entry.date == MONEY_DATE_NONE && entry.label[0] == '\0');
    CHECK_STATUS(money_wallet_at(wallet, "EUR", 2, &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK(is_sum(wallet, "EUR", "21.00 EUR") && is_sum(wallet, "XAF", "0 XAF") && is_sum(wallet, "USD", "20.00 USD"));

    memset(long_label, 'x', 80);
    long_label[80] = '\0';
    note.label = long_label;
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, &id, &error), MONEY_ERR_LIMIT, (const char *)NULL);
    CHECK(id == 0);
    note.label = long_label + 1; /* 79 bytes fit */
    CHECK_OK(money_wallet_add(wallet, &amount, &note, &id, &error));
    CHECK_OK(money_wallet_remove(wallet, id, &error));
    note.label = "two\nlines";
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, NULL, &error), MONEY_ERR_SYNTAX,
          "a label is one line: \"two?lines\"");
    note.label = "\xff";
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, NULL, &error), MONEY_ERR_ENCODING, (const char *)NULL);
    note.label = NULL;
    note.date = INT32_MAX;
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, NULL, &error), MONEY_ERR_DATE, (const char *)NULL);

    /* Taking goes by value, and takes the first. */
    amount = amount_of("10.500 EUR");
    CHECK_OK(money_wallet_take(wallet, &amount, &id, &error));
    CHECK(id == 1);
    CHECK_OK(money_wallet_currency_at(wallet, 0, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD"); /* the euros that are left came later */
    amount = amount_of("10.51 EUR");
    FAILS(wallet, wallet, money_wallet_take(wallet, &amount, &id, &error), MONEY_ERR_NOT_FOUND, "the wallet has no 10.51 EUR");
    FAILS(wallet, wallet, money_wallet_remove(wallet, 1, &error), MONEY_ERR_NOT_FOUND,
          "the wallet has no money with the id 1");
    FAILS(wallet, wallet, money_wallet_remove(wallet, UINT64_MAX, &error), MONEY_ERR_NOT_FOUND,
          "the wallet has no money with the id 18446744073709551615");
    CHECK_OK(money_wallet_remove(wallet, 3, &error));
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    CHECK_OK(money_wallet_count(wallet, NULL, &count, &error));
    CHECK(count == 0 && is_sum(wallet, "EUR", "0.00 EUR"));

    amount = amount_of("99999999999999999999999999999999999999 EUR");
    CHECK_OK(money_wallet_add(wallet, &amount, NULL, NULL, &error));
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, NULL, NULL, &error), MONEY_ERR_OVERFLOW, (const char *)NULL);
    CHECK_OK(money_wallet_release_memory(wallet, &error));
    CHECK(is_sum(wallet, "EUR", "99999999999999999999999999999999999999 EUR"));
    money_wallet_free(wallet);
}

/* -------------------------------------------------------------------------------------------------------- Holds ---- */

static void holds(void)
{
    money_wallet_t *wallet = wallet_of("10.00 EUR", NULL);
    money_wallet_entry_t entry;
    money_error_t error;
    money_t amount;
    uint64_t first = 0, second = 0, id = 0;

    CHECK_OK(hold(wallet, "4.00 EUR", &first, &error));
    CHECK_OK(hold(wallet, "6.00 EUR", &second, &error));
    CHECK(first == 2 && second == 3 && is_held(wallet, "EUR", "10.00 EUR") && is_sum(wallet, "EUR", "10.00 EUR"));
    FAILS(wallet, wallet, hold(wallet, "0.01 EUR", NULL, &error), MONEY_ERR_INSUFFICIENT,
          "not enough: the wallet has 10.00 EUR, 10.00 of it held");
    FAILS(wallet, wallet, hold(wallet, "0.01 USD", NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    FAILS(wallet, wallet, hold(wallet, "0.00 EUR", NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    FAILS(wallet, wallet, hold(wallet, "-1 EUR", NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    /* What is held neither goes out nor is taken away. */
    amount = amount_of("-0.01 EUR");
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, NULL, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    FAILS(wallet, wallet, money_wallet_remove(wallet, 1, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    amount = amount_of("10 EUR");
    FAILS(wallet, wallet, money_wallet_take(wallet, &amount, &id, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);

    CHECK_OK(money_wallet_release(wallet, first, &error));
    FAILS(wallet, wallet, money_wallet_release(wallet, first, &error), MONEY_ERR_NOT_FOUND,
          "the wallet has no hold with the id 2");
    FAILS(wallet, wallet, money_wallet_commit(wallet, 1, &id, &error), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    CHECK_OK(money_wallet_hold_at(wallet, 0, &entry, &error));
    CHECK(entry.id == second && is_amount(&entry.money, "6.00 EUR"));
    CHECK_OK(money_wallet_commit(wallet, second, &id, &error));
    CHECK(id == 4 && is_sum(wallet, "EUR", "4.00 EUR") && is_held(wallet, "EUR", "0.00 EUR"));
    FAILS(wallet, wallet, money_wallet_commit(wallet, second, &id, &error), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    CHECK_STATUS(money_wallet_hold_at(wallet, 0, &entry, &error), MONEY_ERR_NOT_FOUND);
    money_wallet_free(wallet);
}

/* ---------------------------------------------------------------------------------------------------- Movements ---- */

static void transfers(void)
{
    money_wallet_t *a = wallet_of("10.00 EUR", "5.00 USD"), *b = wallet_of("1.00 EUR", NULL);
    money_transfer_leg_t legs[4];
    money_error_t error;
    uint64_t id = 0;
    size_t index;

    memset(legs, 0, sizeof legs);
    for (index = 0; index < 4; index++) legs[index].from = a, legs[index].to = b;
    legs[0].money = amount_of("6.00 EUR");
    legs[1].money = amount_of("5.00 USD");
    legs[2].money = amount_of("4.00 EUR");
    legs[2].to = NULL; /* a fee */
    legs[3].money = amount_of("0.01 EUR");

    FAILS(a, b, money_wallet_transfer(legs, 4, NULL, &error), MONEY_ERR_INSUFFICIENT, "not enough: the wallet has 10.00 EUR");
    FAILS(a, b, money_wallet_transfer(legs, 0, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    FAILS(a, b, money_wallet_transfer(legs, 1025, NULL, &error), MONEY_ERR_LIMIT, (const char *)NULL);
    FAILS(a, b, money_wallet_transfer(NULL, 1, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    /* Each leg in turn is wrong in each way; those before it must not have happened. */
    for (index = 0; index < 3; index++) {
        money_transfer_leg_t kept = legs[index];

        legs[index].money = amount_of("0 EUR");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, "a leg moves more than 0: 0 EUR");
        legs[index].money = amount_of("-1 EUR");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
        legs[index].money = amount_of("1 JPY");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_INSUFFICIENT, "not enough: the wallet has 0 JPY");
        legs[index].money.scale = 39;
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
        legs[index] = kept;
        legs[index].from = legs[index].to = NULL;
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
        legs[index] = kept;
    }
    /* The receiver's sum overflows after the giver's was found good. */
    CHECK_OK(add(b, "99999999999999999999999999999999999998 EUR"));
    FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_OVERFLOW, (const char *)NULL);
    CHECK_OK(money_wallet_remove(b, 2, &error));
    CHECK_OK(hold(a, "0.01 EUR", &id, &error));
    FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    CHECK_OK(money_wallet_release(a, id, &error));

    CHECK_OK(money_wallet_transfer(legs, 3, NULL, &error));
    CHECK(is_sum(a, "EUR", "0.00 EUR") && is_sum(a, "USD", "0.00 USD") && is_sum(b, "EUR", "7.00 EUR"));
    /* There and back in one movement needs nothing. */
    legs[0] = legs[3];
    legs[1].from = b, legs[1].to = a, legs[1].money = legs[0].money;
    CHECK_OK(money_wallet_transfer(legs, 2, NULL, &error));
    CHECK(is_sum(a, "EUR", "0.00 EUR") && is_sum(b, "EUR", "7.00 EUR"));
    money_wallet_free(a);
    money_wallet_free(b);
}

static void exchanges(void)
{
    money_wallet_t *wallet = wallet_of("10.00 EUR", "5.00 USD");
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_exchange_leg_t legs[3];
    money_error_t error;

    memset(legs, 0, sizeof legs);
    legs[0].give = amount_of("3.00 EUR");
    strcpy(legs[0].receive, "USD");
    legs[1].give = amount_of("2.00 EUR");
    strcpy(legs[1].receive, "XAF");
    legs[2].give = amount_of("0.25 EUR"); /* a fee */
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_NO_RATE,
          "no rate from EUR to XAF: the table has no rates of XAF");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 1, NULL, NULL, NULL, &error), MONEY_ERR_NO_RATE,
          "no rate from EUR to USD: no table of rates was given");
    memset(legs[1].receive, 'A', sizeof legs[1].receive);
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    memset(legs[1].receive, 0, sizeof legs[1].receive);
    strcpy(legs[1].receive, "U D");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_SYNTAX, (const char *)NULL);
    strcpy(legs[1].receive, "USD");
    legs[1].reserved = 1;
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    legs[1].reserved = 0;
    legs[1].give = amount_of("6.76 EUR");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    legs[1].give = amount_of("6.75 EUR");
    CHECK_OK(money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error));
    /* 3.35 and 7.54, each rounded once */
    CHECK(is_sum(wallet, "EUR", "0.00 EUR") && is_sum(wallet, "USD", "15.89 USD"));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/* ------------------------------------------------------------------------------------------------------- Totals ---- */

static void totals(void)
{
    money_wallet_t *wallet = wallet_of("1.00 USD", "1.00 USD");
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_wallet_totals_t sums;
    money_table_t *table = NULL;
    money_table_row_t row;
    money_error_t error;
    money_t total;
    uint32_t flags = 0;
    size_t count = 0;

    CHECK_OK(add(wallet, "1.00 USD"));
    CHECK_STATUS(money_wallet_total(wallet, NULL, rates, NULL, &total, &flags, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "target is NULL or empty: name the currency of the total, such as \"EUR\"");
    CHECK_STATUS(money_wallet_totals(wallet, "", rates, NULL, &sums, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_wallet_table(wallet, NULL, rates, NULL, &table, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_wallet_total(wallet, "EUR", rates, NULL, &total, &flags, &error));
    CHECK(is_amount(&total, "2.69 EUR") && flags == MONEY_FLAG_ROUNDED);
    CHECK_OK(money_wallet_totals(wallet, "EUR", rates, NULL, &sums, &error));
    CHECK(is_amount(&sums.total, "2.69 EUR") && is_amount(&sums.total_of_rounded, "2.70 EUR"));
    CHECK(is_amount(&sums.difference, "-0.01 EUR") && sums.flags == MONEY_FLAG_ROUNDED && sums.reserved == 0);
    CHECK_STATUS(money_wallet_total(wallet, "EUR", NULL, NULL, &total, NULL, &error), MONEY_ERR_NO_RATE);
    CHECK_TEXT(error.text, "no rate from USD to EUR: no table of rates was given");
    CHECK(total.currency[0] == '\0');
    CHECK_STATUS(money_wallet_table(wallet, "EUR", NULL, NULL, &table, &error), MONEY_ERR_NO_RATE);
    CHECK(table == NULL);
    CHECK_OK(money_wallet_table(wallet, "EUR", rates, NULL, &table, &error));
    /* A copy: the wallet may go. */
    money_wallet_free(wallet);
    money_rates_free(rates);
    CHECK_OK(money_table_section_count(table, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_table_row_count(table, 0, &count, &error));
    CHECK(count == 4);
    CHECK_OK(money_table_row_at(table, 0, 3, &row, &error));
    CHECK(row.kind == MONEY_ROW_SUBTOTAL && row.id == 0 && row.date == MONEY_DATE_NONE && row.label[0] == '\0');
    CHECK_TEXT(row.text, "3.00 USD");
    CHECK_OK(money_table_row_at(table, 1, 0, &row, &error));
    CHECK(row.kind == MONEY_ROW_TOTAL && is_amount(&row.money, "2.69 EUR"));
    CHECK_STATUS(money_table_row_at(table, 1, 1, &row, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_table_row_at(table, 2, 0, &row, &error), MONEY_ERR_NOT_FOUND);
    money_table_free(table);
}

int main(void)
{
    moneys();
    holds();
    transfers();
    exchanges();
    totals();
    return check_end();
}
