/* Wallets read and written while memory runs out. */
#include "document_memory.h"

DOCUMENT(wallet_json, money_wallet_t, money_wallet_from_json, money_wallet_to_json, money_wallet_free, state_of_wallet);
DOCUMENT(wallet_journal, money_wallet_t, money_wallet_from_journal, money_wallet_to_journal, money_wallet_free,
         state_of_wallet);

int main(void)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount;
    char *json = NULL, *journal = NULL, *loose = NULL;
    size_t length = 0, journal_length = 0;
    uint64_t hold;

    install();
    note.label = "caf\xc3\xa9";
    CHECK_OK(money_wallet_new(&wallet, NULL));
    CHECK_OK(money_parse("10.00 EUR", MONEY_NTS, &amount, NULL));
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, NULL));
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &hold, NULL));
    CHECK_OK(money_wallet_commit(wallet, hold, NULL, NULL));
    writing(&wallet_json, wallet);
    writing(&wallet_journal, wallet);
    CHECK_OK(money_wallet_to_json(wallet, &json, &length, NULL));
    CHECK_OK(money_wallet_to_journal(wallet, &journal, &journal_length, NULL));
    /* What the library wrote needs no jansson to be read; with a blank in front it does. */
    CHECK(reading(&wallet_json, json, length) == 1);
    loose = malloc(length + 2);
    if (loose == NULL) abort();
    loose[0] = ' ';
    memcpy(loose + 1, json, length);
    CHECK(reading(&wallet_json, loose, length + 1) > 10);
    CHECK(reading(&wallet_journal, journal, journal_length) > 10);
    free(loose);
    money_string_free(json);
    money_string_free(journal);
    money_wallet_free(wallet);
    CHECK(blocks == 0);
    return check_end();
}
