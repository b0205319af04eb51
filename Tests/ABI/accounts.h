/* Helpers of the tests of wallets as accounts. */
#ifndef ACCOUNTS_TEST_H
#define ACCOUNTS_TEST_H

#include "wallet.h"

static money_error_t error;

#define WALLET_FAILS(call, status, words) FAILS(wallet, wallet, call, status, words)

static money_wallet_note_t note_of(money_date_t date, const char *external_id)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

    note.date = date;
    note.external_id = external_id;
    return note;
}

static money_status_t add_noted(money_wallet_t *wallet, const char *text, const money_wallet_note_t *note, uint64_t *id)
{
    money_t amount = amount_of(text);

    return money_wallet_add(wallet, &amount, note, id, &error);
}

#endif
