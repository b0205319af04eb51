/* Wallets. */
#include "growth.h"

#include <stdio.h>
#include <string.h>

static money_error_t error;

void wallet_add(things_t *given, things_t *made)
{
    size_t index;

    must(money_wallet_new(&made->wallet, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_wallet_add(made->wallet, &given->moneys[index], NULL, NULL, &error), &error);
}

void given_wallet(things_t *given)
{
    given_moneys(given);
    wallet_add(given, given);
    free(given->moneys);
    given->moneys = NULL;
}

/** Every query of a wallet. */
void wallet_read(things_t *given, things_t *made)
{
    money_wallet_entry_t entry;
    size_t index;

    (void)made;
    for (index = 0; index < given->n / 5; index++)
        must(money_wallet_at(given->wallet, "JPY", index, &entry, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_wallet_at(given->wallet, NULL, index, &entry, &error), &error);
}

/** The number of days of the calendar that the entries of a wallet are spread over. */
enum { DAYS = 3000000 };

/** Adds entries of descending days, each with an external id, and each twice. */
void wallet_accounts(things_t *given, things_t *made)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    char id[24];
    size_t index;

    must(money_wallet_new(&made->wallet, &error), &error);
    note.external_id = id;
    for (index = 0; index < given->n; index++) {
        note.date = (money_date_t)(DAYS - 800000 - (long)(index % DAYS));
        snprintf(id, sizeof id, "%zu", index);
        must(money_wallet_add(made->wallet, &given->moneys[index], &note, NULL, &error), &error);
        must(money_wallet_add(made->wallet, &given->moneys[index], &note, NULL, &error), &error);
    }
}

void given_accounts(things_t *given)
{
    given_moneys(given);
    wallet_accounts(given, given);
    free(given->moneys);
    given->moneys = NULL;
}

/** The balance of as many days as there are entries. */
void wallet_balances(things_t *given, things_t *made)
{
    money_wallet_balance_t balance;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++)
        must(money_wallet_balance(given->wallet, "EUR", (money_date_t)(DAYS - 800000 - (long)(index % DAYS)), NULL,
                                  &balance, &error),
             &error);
}

/** The statement of all entries, read in pages. */
void account_statement(things_t *given, things_t *made)
{
    money_account_statement_t *statement;
    money_account_row_t rows[64];
    size_t first = 0, count;

    (void)made;
    must(money_wallet_account_statement(given->wallet, "EUR", MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &statement,
                                        &error),
         &error);
    do {
        must(money_account_statement_rows(statement, first, rows, 64, &count, &error), &error);
        first += count;
    } while (count > 0);
    money_account_statement_free(statement);
}

void wallet_details(things_t *given, things_t *made)
{
    money_wallet_total_details_t details;
    money_t total;

    (void)made;
    must(money_wallet_total(given->wallet, "EUR", given->rates, NULL, &total, &details, &error), &error);
}

void wallet_statement(things_t *given, things_t *made)
{
    must(money_wallet_statement(given->wallet, "EUR", given->rates, NULL, &made->statement, &error), &error);
}

void wallet_to_json(things_t *given, things_t *made)
{
    must(money_wallet_to_json(given->wallet, &made->document, &made->document_length, &error), &error);
}

void wallet_to_journal(things_t *given, things_t *made)
{
    must(money_wallet_to_journal(given->wallet, &made->document, &made->document_length, &error), &error);
}

static void without_wallet(things_t *given)
{
    money_wallet_free(given->wallet);
    given->wallet = NULL;
}

void given_wallet_json(things_t *given)
{
    given_wallet(given);
    wallet_to_json(given, given);
    without_wallet(given);
}

void wallet_from_json(things_t *given, things_t *made)
{
    must(money_wallet_from_json(given->document, given->document_length, &made->wallet, &error), &error);
}

void given_wallet_journal(things_t *given)
{
    given_wallet(given);
    wallet_to_journal(given, given);
    without_wallet(given);
}

void wallet_from_journal(things_t *given, things_t *made)
{
    must(money_wallet_from_journal(given->document, given->document_length, &made->wallet, &error), &error);
}

/** Adds entries and removes them by id, oldest first. */
void wallet_remove(things_t *given, things_t *made)
{
    size_t index;

    wallet_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_wallet_remove(made->wallet, index + 1, &error), &error);
}

/** The same, by amount. */
void wallet_take(things_t *given, things_t *made)
{
    size_t index;

    wallet_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_wallet_remove_amount(made->wallet, &given->moneys[index], NULL, &error), &error);
}

/** Holds, then commits every other and releases the rest, the oldest first. */
void wallet_hold(things_t *given, things_t *made)
{
    size_t index;

    wallet_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_wallet_hold(made->wallet, &given->moneys[index], NULL, NULL, &error), &error);
    for (index = 0; index < given->n; index++)
        if (index % 2 == 0)
            must(money_wallet_commit(made->wallet, given->n + index + 1, NULL, &error), &error);
        else
            must(money_wallet_release(made->wallet, given->n + index + 1, &error), &error);
}

/** As many legs as one transfer may have, each one's way and back. */
void wallet_transfer(things_t *given, things_t *made)
{
    money_transfer_leg_t *legs = room(given->n, sizeof *legs);
    money_wallet_t *other;
    size_t index;

    wallet_add(given, made);
    must(money_wallet_new(&other, &error), &error);
    for (index = 0; index < given->n; index++) {
        money_transfer_leg_init(&legs[index]);
        legs[index].source = made->wallet;
        legs[index].target = other;
        legs[index].amount = given->moneys[index];
    }
    must(money_wallet_transfer(legs, given->n, NULL, &error), &error);
    money_wallet_free(other);
    free(legs);
}
