/* Transfers between stored wallets carry lots: the same entries as transfers between the same wallets in memory. */
#include "bad_files.h"

static money_wallet_t *mine, *yours;

static void add_at(money_wallet_t *wallet, money_date_t date, const char *text, const char *cost)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount = store_amount(text);

    note.date = date;
    if (cost != NULL) note.cost = store_amount(cost);
    must(money_wallet_add(wallet, &amount, &note, NULL, NULL));
}

static money_store_t *stored_wallets(void)
{
    money_store_t *store = store_open(1);

    must(money_wallet_new(&mine, NULL));
    must(money_wallet_new(&yours, NULL));
    add_at(mine, 19782, "10.00 USD", "9.00 EUR");
    add_at(mine, 19785, "10.00 USD", "9.50 EUR");
    add_at(mine, MONEY_DATE_NONE, "20.00 EUR", NULL);
    add_at(yours, 19783, "4.00 USD", "5.00 EUR");
    CHECK_OK(money_store_wallet_save(store, "mine", mine, &error));
    CHECK_OK(money_store_wallet_save(store, "yours", yours, &error));
    return store;
}

static void free_store(money_store_t *store)
{
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(mine);
    money_wallet_free(yours);
    money_store_free(store);
}

/** A leg of both transfers. */
static void set_leg(money_transfer_leg_t *leg, money_stored_leg_t *stored, int to, const char *text)
{
    money_transfer_leg_init(leg);
    money_stored_leg_init(stored);
    leg->amount = stored->amount = store_amount(text);
    leg->source = to == 1 ? mine : yours;
    stored->source = to == 1 ? "mine" : "yours";
    if (to == 0) return;
    leg->target = to == 1 ? yours : mine;
    stored->target = to == 1 ? "yours" : "mine";
}

/** Makes the same transfer in memory and in the store. */
static void transfer(money_store_t *store, const money_transfer_leg_t *legs, const money_stored_leg_t *stored,
                     size_t count, money_date_t date, money_status_t wanted, money_leg_entries_t *entries)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

    note.date = date;
    CHECK_STATUS(money_wallet_transfer(legs, count, &note, NULL), wanted);
    CHECK_STATUS(money_store_wallet_transfer(store, stored, count, &note, NULL, entries, &error), wanted);
    store_is_same(store, "mine", mine);
    store_is_same(store, "yours", yours);
}

static void one_by_one(void)
{
    money_store_t *store = stored_wallets();
    money_transfer_leg_t leg;
    money_stored_leg_t stored;
    money_leg_entries_t entries;

    set_leg(&leg, &stored, 1, "15.00 USD");
    transfer(store, &leg, &stored, 1, MONEY_DATE_NONE, MONEY_ERR_DATE, &entries);
    CHECK(entries.source == 0 && entries.target == 0);
    transfer(store, &leg, &stored, 1, 19784, MONEY_ERR_INSUFFICIENT, &entries);
    /* Two lots: the ids are those of the first. */
    transfer(store, &leg, &stored, 1, 19800, MONEY_OK, &entries);
    CHECK(entries.source == 4 && entries.target == 2 && store_is_amount(&entries.received, "15.00 USD"));
    set_leg(&leg, &stored, 2, "12.00 USD");
    transfer(store, &leg, &stored, 1, 19801, MONEY_OK, &entries);
    CHECK(entries.source == 4 && entries.target == 6);
    /* A currency without costs. */
    set_leg(&leg, &stored, 1, "5.00 EUR");
    transfer(store, &leg, &stored, 1, MONEY_DATE_NONE, MONEY_OK, &entries);
    CHECK(entries.source != 0 && entries.target != 0);
    set_leg(&leg, &stored, 0, "1.00 USD");
    transfer(store, &leg, &stored, 1, 19802, MONEY_OK, &entries);
    CHECK(entries.source != 0 && entries.target == 0 && entries.received.currency[0] == '\0');
    free_store(store);
}

/** Legs of one call, of which the second pays with the lots that the third brings. */
static void together(void)
{
    money_store_t *store = stored_wallets();
    money_transfer_leg_t legs[4];
    money_stored_leg_t stored[4];
    money_leg_entries_t entries[4];

    set_leg(&legs[0], &stored[0], 1, "2.00 EUR");
    set_leg(&legs[1], &stored[1], 0, "13.00 USD");
    set_leg(&legs[2], &stored[2], 1, "12.00 USD");
    set_leg(&legs[3], &stored[3], 0, "1.00 EUR");
    transfer(store, legs, stored, 4, 19800, MONEY_OK, entries);
    for (size_t index = 0; index < 4; index++) CHECK(entries[index].source != 0);
    CHECK(entries[0].target != 0 && entries[1].target == 0 && entries[2].target != 0 && entries[3].target == 0);
    free_store(store);
}

int main(void)
{
    store_tests_begin();
    one_by_one();
    together();
    return store_tests_end();
}
