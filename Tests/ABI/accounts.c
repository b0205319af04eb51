/* Wallets as accounts: details of entries, external ids, and balances by day. */
#include "accounts.h"

static money_date_t day_of(int32_t year, int32_t month, int32_t day)
{
    money_date_t date;

    if (money_date_from_ymd(year, month, day, &date, NULL) != MONEY_OK) abort();
    return date;
}

static int is_posted(const money_wallet_t *wallet, const char *currency, money_date_t date, const char *text)
{
    money_wallet_balance_t balance;

    return money_wallet_balance(wallet, currency, date, NULL, &balance, NULL) == MONEY_OK &&
           is_amount(&balance.posted, text);
}

/** A note that ends with the label, as programs pass that were built against an older header. */
static void older_notes(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_details_t details;
    money_wallet_entry_t entry;

    memset(&note, 0xFF, sizeof note);
    note.struct_size = (uint32_t)offsetof(money_wallet_note_t, kind);
    note.date = 19782;
    note.label = "old";
    CHECK_OK(add_noted(wallet, "5.00 EUR", &note, NULL));
    CHECK_OK(money_wallet_at(wallet, NULL, 0, &entry, &error));
    CHECK(entry.date == 19782 && entry.kind == MONEY_ENTRY_UNSPECIFIED);
    CHECK_TEXT(entry.label, "old");
    CHECK_OK(money_wallet_details(wallet, 1, &details, &error));
    CHECK(details.effective == 19782 && details.external_id[0] == '\0' && details.cost.currency[0] == '\0');
    note.struct_size -= 1;
    WALLET_FAILS(add_noted(wallet, "5.00 EUR", &note, NULL), MONEY_ERR_ARGUMENT, (const char *)NULL);
    money_wallet_free(wallet);
}

static void details(void)
{
    money_wallet_t *wallet = wallet_of("1.00 EUR", NULL);
    money_wallet_note_t note = note_of(day_of(2024, 2, 28), "bank-7");
    money_wallet_details_t found, rows[3];
    money_wallet_entry_t entry;
    char text[81];
    uint64_t id = 0;
    size_t count = 9;

    note.kind = MONEY_ENTRY_INTEREST;
    note.effective = day_of(2024, 2, 29);
    note.counterpart = "B\303\244nk";
    note.cost = amount_of("9.00 CHF");
    CHECK_OK(add_noted(wallet, "10.00 EUR", &note, &id));
    CHECK(id == 2);
    CHECK_OK(money_wallet_details(wallet, 2, &found, &error));
    CHECK(found.id == 2 && found.kind == MONEY_ENTRY_INTEREST && found.effective == note.effective);
    CHECK(is_amount(&found.cost, "9.00 CHF"));
    CHECK_TEXT(found.counterpart, "B\303\244nk");
    CHECK_TEXT(found.external_id, "bank-7");
    CHECK_OK(money_wallet_entry_details(wallet, "EUR", 0, rows, 3, &count, &error));
    CHECK(count == 2 && rows[0].id == 1 && rows[0].effective == MONEY_DATE_NONE && memcmp(&rows[1], &found, sizeof found) == 0);
    CHECK_STATUS(money_wallet_entry_details(wallet, NULL, 3, rows, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_wallet_entry_details(wallet, "E R", 0, rows, 3, &count, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_wallet_details(wallet, 3, &found, &error), MONEY_ERR_NOT_FOUND);
    CHECK(found.id == 0);
    CHECK_OK(money_wallet_find(wallet, "bank-7", &entry, &error));
    CHECK(entry.id == 2 && entry.kind == MONEY_ENTRY_INTEREST);
    CHECK_STATUS(money_wallet_find(wallet, "bank-8", &entry, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown external id \"bank-8\" in the wallet");
    CHECK_STATUS(money_wallet_find(wallet, "\xff", &entry, &error), MONEY_ERR_ENCODING);
    memset(text, 'x', 80);
    text[80] = '\0';
    CHECK_STATUS(money_wallet_find(wallet, text, &entry, &error), MONEY_ERR_LIMIT);
    note.external_id = text;
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_LIMIT, (const char *)NULL);
    note.external_id = "two\nlines";
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_SYNTAX,
                 "external id must be one line without control characters, got \"two?lines\"");
    note.external_id = NULL;
    note.cost = amount_of("9.00 EUR");
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_ARGUMENT,
                 "cost must be in another currency than the amount of 10.00 EUR, got 9.00 EUR");
    note.cost = amount_of("-9.00 CHF");
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_ARGUMENT,
                 "cost must not be negative, got -9.00 CHF");
    note.cost = amount_of("9.00 CHF");
    note.kind = 9;
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_ARGUMENT,
                 "note.kind must be a MONEY_ENTRY_ value, got 9");
    note.kind = MONEY_ENTRY_FEE;
    note.effective = INT32_MAX;
    WALLET_FAILS(add_noted(wallet, "10.00 EUR", &note, &id), MONEY_ERR_DATE, (const char *)NULL);
    money_wallet_free(wallet);
}

static void external_ids(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_wallet_note_t note = note_of(19782, "x1");
    money_wallet_entry_t entry;
    money_t amount = amount_of("8.00 EUR");
    uint64_t id = 0, again = 0, hold_id = 0, revision = 0, before = 0;

    CHECK_OK(add_noted(wallet, "5.00 EUR", &note, &id));
    CHECK_OK(money_wallet_revision(wallet, &before, &error));
    CHECK_OK(add_noted(wallet, "5.0 EUR", &note, &again));
    CHECK_OK(money_wallet_revision(wallet, &revision, &error));
    CHECK(id == 2 && again == 2 && revision == before);
    WALLET_FAILS(add_noted(wallet, "5.01 EUR", &note, &again), MONEY_ERR_CONFLICT,
                 "external id \"x1\" belongs to another entry, of 5.00 EUR");
    CHECK(again == 0);
    note.label = "other";
    WALLET_FAILS(add_noted(wallet, "5.00 EUR", &note, &again), MONEY_ERR_CONFLICT, (const char *)NULL);
    note.label = NULL;
    WALLET_FAILS(money_wallet_hold(wallet, &amount, &note, &hold_id, &error), MONEY_ERR_CONFLICT, (const char *)NULL);
    CHECK_OK(money_wallet_remove(wallet, 2, &error));
    CHECK_OK(add_noted(wallet, "6.00 EUR", &note, &id));
    CHECK(id == 3);
    /* A commit passes the id on, and a release makes it available. */
    note.external_id = "h1";
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &hold_id, &error));
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &again, &error));
    CHECK(hold_id == 4 && again == 4);
    CHECK_OK(money_wallet_commit(wallet, 4, &id, &error));
    CHECK_OK(money_wallet_find(wallet, "h1", &entry, &error));
    CHECK(entry.id == 5 && is_amount(&entry.amount, "-8.00 EUR"));
    WALLET_FAILS(money_wallet_hold(wallet, &amount, &note, &hold_id, &error), MONEY_ERR_CONFLICT, (const char *)NULL);
    note.external_id = "h2";
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &hold_id, &error));
    CHECK_OK(money_wallet_release(wallet, hold_id, &error));
    CHECK_STATUS(money_wallet_find(wallet, "h2", &entry, &error), MONEY_ERR_NOT_FOUND);
    note.cost = amount_of("1 CHF");
    WALLET_FAILS(money_wallet_hold(wallet, &amount, &note, &hold_id, &error), MONEY_ERR_ARGUMENT,
                 "cost must belong to an entry, not to a hold, got 1 CHF");
    money_wallet_free(wallet);
}

/** An external id belongs to one entry in each wallet of a transfer, and to an exchange that pays without receiving. */
static void external_ids_of_movements(void)
{
    money_wallet_t *wallet = wallet_of("98.00 EUR", NULL), *other = wallet_of(NULL, NULL);
    money_wallet_note_t note = note_of(19782, "t1");
    money_transfer_leg_t legs[2] = {MONEY_TRANSFER_LEG_INIT, MONEY_TRANSFER_LEG_INIT};
    money_exchange_leg_t give = MONEY_EXCHANGE_LEG_INIT;

    legs[0].source = legs[1].source = wallet;
    legs[0].target = other;
    legs[0].amount = legs[1].amount = amount_of("2.00 EUR");
    FAILS(wallet, other, money_wallet_transfer(legs, 2, &note, &error), MONEY_ERR_ARGUMENT,
          "external id and cost must belong to one entry in a wallet, got 2 entries");
    CHECK_OK(money_wallet_transfer(legs, 1, &note, &error));
    CHECK_OK(money_wallet_transfer(legs, 1, &note, &error));
    CHECK(is_sum(other, "EUR", "2.00 EUR") && is_sum(wallet, "EUR", "96.00 EUR"));
    legs[0].amount = amount_of("2.01 EUR");
    FAILS(wallet, other, money_wallet_transfer(legs, 1, &note, &error), MONEY_ERR_CONFLICT, (const char *)NULL);
    legs[0].amount = amount_of("2.00 EUR");
    CHECK_OK(money_wallet_remove(other, 1, &error));
    FAILS(wallet, other, money_wallet_transfer(legs, 1, &note, &error), MONEY_ERR_CONFLICT,
          "external id \"t1\" belongs to an entry of one of the wallets");
    note.external_id = "e1";
    give.give = amount_of("1.00 EUR");
    CHECK_OK(money_wallet_exchange(wallet, &give, 1, NULL, NULL, &note, &error));
    CHECK_OK(money_wallet_exchange(wallet, &give, 1, NULL, NULL, &note, &error));
    CHECK(is_sum(wallet, "EUR", "95.00 EUR"));
    give.give = amount_of("1.01 EUR");
    WALLET_FAILS(money_wallet_exchange(wallet, &give, 1, NULL, NULL, &note, &error), MONEY_ERR_CONFLICT,
                 (const char *)NULL);
    money_wallet_free(wallet);
    money_wallet_free(other);
}

static void balances(void)
{
    money_wallet_t *wallet = wallet_of("1.00 EUR", "3.00 USD");
    money_wallet_note_t note = note_of(19782, NULL);
    money_wallet_balance_t balance;
    money_t held = amount_of("4.00 EUR");

    CHECK_OK(add_noted(wallet, "10.00 EUR", &note, NULL));
    note.date = 19780;
    CHECK_OK(add_noted(wallet, "-2.00 EUR", &note, NULL));
    note.date = 19785;
    note.effective = 19781;
    CHECK_OK(add_noted(wallet, "0.50 EUR", &note, NULL));
    note = note_of(19783, NULL);
    CHECK_OK(money_wallet_hold(wallet, &held, &note, NULL, &error));
    CHECK(is_posted(wallet, "EUR", 19779, "1.00 EUR") && is_posted(wallet, "EUR", 19780, "-1.00 EUR"));
    CHECK(is_posted(wallet, "EUR", 19781, "-0.50 EUR") && is_posted(wallet, "EUR", 19782, "9.50 EUR"));
    CHECK(is_posted(wallet, "EUR", MONEY_DATE_NONE, "9.50 EUR") && is_posted(wallet, "CHF", 19782, "0.00 CHF"));
    CHECK_OK(money_wallet_balance(wallet, "EUR", 19780, NULL, &balance, &error));
    CHECK(is_amount(&balance.held, "0.00 EUR") && is_amount(&balance.pending, "-1.00 EUR"));
    CHECK(is_amount(&balance.available, "0.00 EUR"));
    CHECK_OK(money_wallet_balance(wallet, "EUR", 19783, NULL, &balance, &error));
    CHECK(is_amount(&balance.held, "4.00 EUR") && is_amount(&balance.pending, "5.50 EUR"));
    CHECK(is_amount(&balance.available, "5.50 EUR"));
    CHECK_STATUS(money_wallet_balance(wallet, "EUR", INT32_MAX, NULL, &balance, &error), MONEY_ERR_DATE);
    CHECK(balance.posted.currency[0] == '\0');
    CHECK_STATUS(money_wallet_balance(wallet, "E R", 19780, NULL, &balance, &error), MONEY_ERR_SYNTAX);
    money_wallet_free(wallet);
}

/** The sum of all days fits, and that of the first day does not. */
static void wide_balances(void)
{
    static const char most[] = "90000000000000000000000000000000000000 EUR";
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_wallet_note_t note = note_of(19783, NULL);
    money_account_statement_t *statement = (money_account_statement_t *)&error;
    money_wallet_balance_t balance;

    CHECK_OK(add_noted(wallet, "-20000000000000000000000000000000000000 EUR", &note, NULL));
    note.date = 19782;
    CHECK_OK(add_noted(wallet, most, &note, NULL));
    note.date = 19781;
    CHECK_OK(add_noted(wallet, "15000000000000000000000000000000000000 EUR", &note, NULL));
    CHECK_STATUS(money_wallet_balance(wallet, "EUR", 19782, NULL, &balance, &error), MONEY_ERR_OVERFLOW);
    CHECK(is_posted(wallet, "EUR", 19781, "15000000000000000000000000000000000000.00 EUR") ||
          is_posted(wallet, "EUR", 19781, "15000000000000000000000000000000000000 EUR"));
    CHECK_STATUS(money_wallet_account_statement(wallet, "EUR", 19781, MONEY_DATE_NONE, NULL, &statement, &error),
                 MONEY_ERR_OVERFLOW);
    CHECK(statement == NULL);
    money_wallet_free(wallet);
}

int main(void)
{
    older_notes();
    details();
    external_ids();
    external_ids_of_movements();
    balances();
    wide_balances();
    return check_end();
}
