/* Wallets: values, statuses, atomic movements, callbacks that call back and free, documents cut and changed. */
#include "wallet.h"

static void labels(money_wallet_t *wallet)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_error_t error;
    money_t amount = amount_of("10.5 EUR");
    char long_label[81];
    uint64_t id = 0;

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
          "label must be one line without control characters, got \"two?lines\"");
    note.label = "\xff";
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, NULL, &error), MONEY_ERR_ENCODING, (const char *)NULL);
    note.label = NULL;
    note.date = INT32_MAX;
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, &note, NULL, &error), MONEY_ERR_DATE, (const char *)NULL);
}

static void entries(void)
{
    money_wallet_t *wallet = wallet_of("10.50 EUR", "20.00 USD");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_entry_t entry;
    money_error_t error;
    money_t amount = amount_of("10.5 EUR");
    char code[MONEY_CODE_SIZE];
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
    CHECK(entry.id == 3 && entry.date == note.date && entry.kind == MONEY_ENTRY_UNSPECIFIED && is_amount(&entry.amount, "10.5 EUR"));
    CHECK_TEXT(entry.label, "caf\xc3\xa9");
    CHECK_OK(money_wallet_at(wallet, NULL, 1, &entry, &error));
    CHECK(entry.id == 2 && entry.date == MONEY_DATE_NONE && entry.label[0] == '\0');
    CHECK_STATUS(money_wallet_at(wallet, "EUR", 2, &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK(is_sum(wallet, "EUR", "21.00 EUR") && is_sum(wallet, "XAF", "0 XAF") && is_sum(wallet, "USD", "20.00 USD"));

    labels(wallet);
    /* An amount is removed by value, and the first entry of it goes. */
    amount = amount_of("10.500 EUR");
    CHECK_OK(money_wallet_remove_amount(wallet, &amount, &id, &error));
    CHECK(id == 1);
    CHECK_OK(money_wallet_currency_at(wallet, 0, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD"); /* the euros that are left came later */
    amount = amount_of("10.51 EUR");
    FAILS(wallet, wallet, money_wallet_remove_amount(wallet, &amount, &id, &error), MONEY_ERR_NOT_FOUND, "no entry of 10.51 EUR in the wallet");
    FAILS(wallet, wallet, money_wallet_remove(wallet, 1, &error), MONEY_ERR_NOT_FOUND,
          "unknown entry id 1 in the wallet");
    FAILS(wallet, wallet, money_wallet_remove(wallet, UINT64_MAX, &error), MONEY_ERR_NOT_FOUND,
          "unknown entry id 18446744073709551615 in the wallet");
    CHECK_OK(money_wallet_remove(wallet, 3, &error));
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    CHECK_OK(money_wallet_count(wallet, NULL, &count, &error));
    CHECK(count == 0 && is_sum(wallet, "EUR", "0.00 EUR"));

    amount = amount_of("99999999999999999999999999999999999999 EUR");
    CHECK_OK(money_wallet_add(wallet, &amount, NULL, NULL, &error));
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, NULL, NULL, &error), MONEY_ERR_OVERFLOW, (const char *)NULL);
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
          "insufficient balance: 10.00 EUR, 10.00 of it held");
    FAILS(wallet, wallet, hold(wallet, "0.01 USD", NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    FAILS(wallet, wallet, hold(wallet, "0.00 EUR", NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    FAILS(wallet, wallet, hold(wallet, "-1 EUR", NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    /* Held amounts can be neither spent nor removed. */
    amount = amount_of("-0.01 EUR");
    FAILS(wallet, wallet, money_wallet_add(wallet, &amount, NULL, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    FAILS(wallet, wallet, money_wallet_remove(wallet, 1, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    amount = amount_of("10 EUR");
    FAILS(wallet, wallet, money_wallet_remove_amount(wallet, &amount, &id, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);

    CHECK_OK(money_wallet_release(wallet, first, &error));
    FAILS(wallet, wallet, money_wallet_release(wallet, first, &error), MONEY_ERR_NOT_FOUND,
          "unknown hold id 2 in the wallet");
    FAILS(wallet, wallet, money_wallet_commit(wallet, 1, &id, &error), MONEY_ERR_NOT_FOUND, (const char *)NULL);
    CHECK_OK(money_wallet_hold_at(wallet, 0, &entry, &error));
    CHECK(entry.id == second && is_amount(&entry.amount, "6.00 EUR"));
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

    for (index = 0; index < 4; index++) {
        money_transfer_leg_init(&legs[index]);
        legs[index].source = a, legs[index].target = b;
    }
    legs[0].amount = amount_of("6.00 EUR");
    legs[1].amount = amount_of("5.00 USD");
    legs[2].amount = amount_of("4.00 EUR");
    legs[2].target = NULL; /* a fee */
    legs[3].amount = amount_of("0.01 EUR");

    FAILS(a, b, money_wallet_transfer(legs, 4, NULL, &error), MONEY_ERR_INSUFFICIENT, "insufficient balance: 10.00 EUR");
    FAILS(a, b, money_wallet_transfer(legs, 0, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    FAILS(a, b, money_wallet_transfer(legs, 1025, NULL, &error), MONEY_ERR_LIMIT, (const char *)NULL);
    FAILS(a, b, money_wallet_transfer(NULL, 1, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    /* Each leg in turn is wrong in each way; those before it must not have happened. */
    for (index = 0; index < 3; index++) {
        money_transfer_leg_t kept = legs[index];

        legs[index].amount = amount_of("0 EUR");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, "amount of a leg must be positive, got 0 EUR");
        legs[index].amount = amount_of("-1 EUR");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
        legs[index].amount = amount_of("1 JPY");
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_INSUFFICIENT, "insufficient balance: 0 JPY");
        legs[index].amount.scale = 39;
        FAILS(a, b, money_wallet_transfer(legs, 3, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
        legs[index] = kept;
        legs[index].source = legs[index].target = NULL;
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
    legs[1].source = b, legs[1].target = a, legs[1].amount = legs[0].amount;
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
    size_t index;

    for (index = 0; index < 3; index++) money_exchange_leg_init(&legs[index]);
    legs[0].give = amount_of("3.00 EUR");
    strcpy(legs[0].receive, "USD");
    legs[1].give = amount_of("2.00 EUR");
    strcpy(legs[1].receive, "XAF");
    legs[2].give = amount_of("0.25 EUR"); /* a fee */
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_NO_RATE,
          "no rate from EUR to XAF: the table contains no rates of XAF");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 1, NULL, NULL, NULL, &error), MONEY_ERR_NO_RATE,
          "no rate from EUR to USD: no rates table was passed");
    memset(legs[1].receive, 'A', sizeof legs[1].receive);
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    memset(legs[1].receive, 0, sizeof legs[1].receive);
    strcpy(legs[1].receive, "U D");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_SYNTAX, (const char *)NULL);
    strcpy(legs[1].receive, "USD");
    legs[1].struct_size = 0;
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_ARGUMENT,
          "legs[1].struct_size must be 48, got 0; initialise with MONEY_EXCHANGE_LEG_INIT");
    legs[1].struct_size = legs[0].struct_size;
    legs[1].give = amount_of("6.76 EUR");
    FAILS(wallet, wallet, money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error), MONEY_ERR_INSUFFICIENT, (const char *)NULL);
    legs[1].give = amount_of("6.75 EUR");
    CHECK_OK(money_wallet_exchange(wallet, legs, 3, rates, NULL, NULL, &error));
    /* 3.35 and 7.54, each rounded once */
    CHECK(is_sum(wallet, "EUR", "0.00 EUR") && is_sum(wallet, "USD", "15.89 USD"));
    money_rates_free(rates);
    money_wallet_free(wallet);
}

/** Legs of a program of a later version, with fields unknown to this one. */
static void longer_legs(void)
{
    typedef struct longer_leg_s {
        money_transfer_leg_t leg;
        uint64_t later;
    } longer_leg_t;
    money_wallet_t *a = wallet_of("10.00 EUR", NULL), *b = wallet_of(NULL, NULL);
    longer_leg_t legs[2];
    money_error_t error;
    size_t index;

    memset(legs, 0, sizeof legs);
    FAILS(a, b, money_wallet_transfer(&legs[0].leg, 2, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    for (index = 0; index < 2; index++) {
        money_transfer_leg_init(&legs[index].leg);
        legs[index].leg.struct_size = sizeof legs[index];
        legs[index].leg.source = a, legs[index].leg.target = b, legs[index].leg.amount = amount_of("3.00 EUR");
    }
    legs[1].later = 1;
    FAILS(a, b, money_wallet_transfer(&legs[0].leg, 2, NULL, &error), MONEY_ERR_ARGUMENT, (const char *)NULL);
    legs[1].later = 0;
    CHECK_OK(money_wallet_transfer(&legs[0].leg, 2, NULL, &error));
    CHECK(is_sum(a, "EUR", "4.00 EUR") && is_sum(b, "EUR", "6.00 EUR"));
    money_wallet_free(a);
    money_wallet_free(b);
}

/* --------------------------------------------------------------------------------------------------------- Rows ---- */

/** Each page of rows equals the rows read one by one. */
static void pages(void)
{
    money_wallet_t *wallet = wallet_of("1.00 EUR", "2.00 USD");
    money_wallet_entry_t rows[6], one;
    money_error_t error;
    size_t first, capacity, count, index;
    uint64_t id;

    for (index = 0; index < 3; index++) CHECK_OK(add(wallet, index == 1 ? "3.00 USD" : "4.00 EUR"));
    for (index = 0; index < 2; index++) CHECK_OK(hold(wallet, "0.50 EUR", &id, &error));
    for (first = 0; first <= 5; first++)
        for (capacity = 0; capacity <= 6; capacity++) {
            memset(rows, 0xAB, sizeof rows);
            CHECK_OK(money_wallet_entries(wallet, NULL, first, rows, capacity, &count, &error));
            CHECK(count == (capacity < 5 - first ? capacity : 5 - first));
            for (index = 0; index < count; index++) {
                CHECK_OK(money_wallet_at(wallet, NULL, first + index, &one, &error));
                CHECK(memcmp(&one, &rows[index], sizeof one) == 0);
            }
            /* Memory beyond them is untouched. */
            for (; index < 6; index++) CHECK(rows[index].id == UINT64_C(0xABABABABABABABAB));
        }
    CHECK_OK(money_wallet_entries(wallet, "USD", 1, rows, 6, &count, &error));
    CHECK(count == 1 && rows[0].id == 4);
    CHECK_OK(money_wallet_entries(wallet, "JPY", 0, rows, 6, &count, &error));
    CHECK(count == 0);
    CHECK_STATUS(money_wallet_entries(wallet, "USD", 3, rows, 6, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0);
    CHECK_STATUS(money_wallet_entries(wallet, NULL, 6, rows, 6, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_wallet_entries(wallet, NULL, SIZE_MAX, rows, 6, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_wallet_entries(wallet, "E R", 0, rows, 6, &count, &error), MONEY_ERR_SYNTAX);
    CHECK_OK(money_wallet_entries(wallet, NULL, 4, rows, SIZE_MAX, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_wallet_holds(wallet, 1, rows, 6, &count, &error));
    CHECK_OK(money_wallet_hold_at(wallet, 1, &one, &error));
    CHECK(count == 1 && memcmp(&one, &rows[0], sizeof one) == 0);
    CHECK_STATUS(money_wallet_holds(wallet, 3, rows, 6, &count, &error), MONEY_ERR_NOT_FOUND);
    money_wallet_free(wallet);
}

/* ------------------------------------------------------------------------------------------------------- Totals ---- */

/** A currency of the program's own: its fraction digits count where the registry is given. */
static void own_currency(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_currency_registry_t *registry = NULL;
    money_t five = amount_of("5 EUR"), two = amount_of("2 EUR");
    money_error_t error;
    money_t sum;
    uint64_t id;

    CHECK_OK(money_currency_registry_new(&registry, &error));
    CHECK_OK(money_currency_registry_add(registry, "POINT", 3, "Points", MONEY_NTS, &error));
    memcpy(five.currency, "POINT", 6);
    memcpy(two.currency, "POINT", 6);
    CHECK_OK(money_wallet_add(wallet, &five, NULL, NULL, &error));
    CHECK_OK(money_wallet_hold(wallet, &two, NULL, &id, &error));
    CHECK(is_sum(wallet, "POINT", "5 POINT"));
    CHECK_OK(money_wallet_sum(wallet, "POINT", registry, &sum, &error));
    CHECK(is_amount(&sum, "5.000 POINT"));
    CHECK_OK(money_wallet_held(wallet, "POINT", registry, &sum, &error));
    CHECK(is_amount(&sum, "2.000 POINT"));
    money_currency_registry_free(registry);
    money_wallet_free(wallet);
}

static void totals(void)
{
    money_wallet_t *wallet = wallet_of("1.00 USD", "1.00 USD");
    money_rates_t *rates = rates_of("EUR", "USD", "1.1172");
    money_wallet_total_details_t details;
    money_wallet_statement_t *statement = NULL;
    money_wallet_statement_row_t row, rows[4];
    money_error_t error;
    money_t total;
    size_t count = 0;

    CHECK_OK(add(wallet, "1.00 USD"));
    CHECK_STATUS(money_wallet_total(wallet, NULL, rates, NULL, &total, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "target must be the currency of the total, such as \"EUR\", got NULL");
    CHECK_STATUS(money_wallet_total(wallet, "", rates, NULL, &total, &details, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_wallet_statement(wallet, NULL, rates, NULL, &statement, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_wallet_total(wallet, "EUR", rates, NULL, &total, NULL, &error));
    CHECK(is_amount(&total, "2.69 EUR"));
    CHECK_OK(money_wallet_total(wallet, "EUR", rates, NULL, &total, &details, &error));
    CHECK(is_amount(&total, "2.69 EUR") && is_amount(&details.total_of_rounded, "2.70 EUR"));
    CHECK(is_amount(&details.difference, "-0.01 EUR") && details.flags == MONEY_FLAG_ROUNDED && details.reserved == 0);
    CHECK_STATUS(money_wallet_total(wallet, "EUR", NULL, NULL, &total, &details, &error), MONEY_ERR_NO_RATE);
    CHECK_TEXT(error.text, "no rate from USD to EUR: no rates table was passed");
    CHECK(total.currency[0] == '\0' && details.difference.currency[0] == '\0' && details.flags == 0);
    CHECK_STATUS(money_wallet_statement(wallet, "EUR", NULL, NULL, &statement, &error), MONEY_ERR_NO_RATE);
    CHECK(statement == NULL);
    CHECK_OK(money_wallet_statement(wallet, "EUR", rates, NULL, &statement, &error));
    /* A copy: the wallet may go. */
    money_wallet_free(wallet);
    money_rates_free(rates);
    CHECK_OK(money_wallet_statement_section_count(statement, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_wallet_statement_row_count(statement, 0, &count, &error));
    CHECK(count == 4);
    CHECK_OK(money_wallet_statement_row_at(statement, 0, 3, &row, &error));
    CHECK(row.kind == MONEY_STATEMENT_ROW_SUBTOTAL && row.id == 0 && row.date == MONEY_DATE_NONE && row.label[0] == '\0');
    CHECK_TEXT(row.text, "3.00 USD");
    CHECK_OK(money_wallet_statement_row_at(statement, 1, 0, &row, &error));
    CHECK(row.kind == MONEY_STATEMENT_ROW_TOTAL && is_amount(&row.amount, "2.69 EUR"));
    CHECK_STATUS(money_wallet_statement_row_at(statement, 1, 1, &row, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_wallet_statement_row_at(statement, 2, 0, &row, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_wallet_statement_rows(statement, 0, 1, rows, 4, &count, &error));
    CHECK(count == 3 && rows[0].id == 2 && rows[2].kind == MONEY_STATEMENT_ROW_SUBTOTAL);
    CHECK_TEXT(rows[2].text, "3.00 USD");
    CHECK_STATUS(money_wallet_statement_rows(statement, 2, 0, rows, 4, &count, &error), MONEY_ERR_NOT_FOUND);
    money_wallet_statement_free(statement);
}

int main(void)
{
    entries();
    holds();
    transfers();
    exchanges();
    longer_legs();
    pages();
    own_currency();
    totals();
    return check_end();
}
