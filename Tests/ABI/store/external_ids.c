/* External ids and other details of entries in stored wallets: the same answers as those of the loaded wallet. */
#include "bad_files.h"

static money_wallet_note_t note_of(const char *external_id)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

    note.date = 19782;
    note.effective = 19783;
    note.kind = MONEY_ENTRY_DEPOSIT;
    note.counterpart = "Ann";
    note.external_id = external_id;
    return note;
}

static uint64_t revision_of(money_store_t *store)
{
    uint64_t revision = 0;

    must(money_store_revision(store, &revision, NULL));
    return revision;
}

/** Each call twice, on a wallet in memory and on a stored one. */
static void twice(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = note_of("x1");
    money_t ten = store_amount("10.00 EUR"), same = store_amount("10.0 EUR"), other = store_amount("10.01 EUR");
    money_t part = store_amount("2.00 EUR");
    uint64_t id = 0, repeated = 0, revision;

    must(money_wallet_new(&wallet, NULL));
    note.cost = store_amount("9.00 CHF");
    must(money_wallet_add(wallet, &ten, &note, NULL, NULL));
    CHECK_OK(money_store_wallet_add(store, "default", &ten, &note, &id, &error));
    revision = revision_of(store);
    CHECK_OK(money_store_wallet_add(store, "default", &same, &note, &repeated, &error));
    CHECK(id == 1 && repeated == 1 && revision_of(store) == revision);
    CHECK_STATUS(money_store_wallet_add(store, "default", &other, &note, &repeated, &error), MONEY_ERR_CONFLICT);
    CHECK_TEXT(error.text, "external id \"x1\" belongs to another entry, of 10.00 EUR");
    note = note_of("s1");
    CHECK_OK(money_store_wallet_spend(store, "default", &part, &note, NULL, &id, &error));
    CHECK_OK(money_store_wallet_spend(store, "default", &part, &note, NULL, &repeated, &error));
    CHECK(id == 2 && repeated == 2);
    CHECK_STATUS(money_store_wallet_spend(store, "default", &ten, &note, NULL, &id, &error), MONEY_ERR_CONFLICT);
    CHECK_STATUS(money_store_wallet_hold(store, "default", &part, &note, NULL, &id, &error), MONEY_ERR_CONFLICT);
    {
        money_t spent = store_amount("-2.00 EUR");
        must(money_wallet_add(wallet, &spent, &note, NULL, NULL));
    }
    note = note_of("h1");
    must(money_wallet_hold(wallet, &part, &note, NULL, NULL));
    CHECK_OK(money_store_wallet_hold(store, "default", &part, &note, NULL, &id, &error));
    CHECK_OK(money_store_wallet_hold(store, "default", &part, &note, NULL, &repeated, &error));
    CHECK(id == 3 && repeated == 3);
    must(money_wallet_commit(wallet, 3, NULL, NULL));
    CHECK_OK(money_store_wallet_commit(store, "default", 3, NULL, &id, &error));
    CHECK_STATUS(money_store_wallet_hold(store, "default", &part, &note, NULL, &repeated, &error), MONEY_ERR_CONFLICT);
    note = note_of("h2");
    must(money_wallet_hold(wallet, &part, &note, &id, NULL));
    must(money_wallet_release(wallet, id, NULL));
    CHECK_OK(money_store_wallet_hold(store, "default", &part, &note, NULL, &id, &error));
    CHECK_OK(money_store_wallet_release(store, "default", id, NULL, &error));
    store_is_same(store, "default", wallet);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    money_wallet_free(wallet);
}

/** Each movement twice, between wallets in memory and between stored ones. */
static void movements_twice(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL, *bank = NULL;
    money_wallet_note_t note = note_of(NULL);
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;
    money_stored_leg_t stored = MONEY_STORED_LEG_INIT;
    money_exchange_leg_t give = MONEY_EXCHANGE_LEG_INIT;
    money_leg_entries_t made, again;
    money_t ten = store_amount("10.00 EUR"), part = store_amount("2.00 EUR");
    uint64_t revision;

    must(money_wallet_new(&wallet, NULL));
    must(money_wallet_new(&bank, NULL));
    must(money_wallet_add(wallet, &ten, &note, NULL, NULL));
    CHECK_OK(money_store_wallet_add(store, "default", &ten, &note, NULL, &error));
    note = note_of("t1");
    leg.source = wallet;
    leg.target = bank;
    leg.amount = stored.amount = part;
    stored.source = "default";
    stored.target = "bank";
    must(money_wallet_transfer(&leg, 1, &note, NULL));
    CHECK_OK(money_store_wallet_transfer(store, &stored, 1, &note, NULL, &made, &error));
    revision = revision_of(store);
    CHECK_OK(money_store_wallet_transfer(store, &stored, 1, &note, NULL, &again, &error));
    CHECK(memcmp(&made, &again, sizeof made) == 0 && made.target == 1 && revision_of(store) == revision);
    stored.target = "elsewhere";
    CHECK_STATUS(money_store_wallet_transfer(store, &stored, 1, &note, NULL, &again, &error), MONEY_ERR_CONFLICT);
    note = note_of("e1");
    give.give = part;
    must(money_wallet_exchange(wallet, &give, 1, NULL, NULL, &note, NULL));
    CHECK_OK(money_store_wallet_exchange(store, "default", &give, 1, NULL, NULL, &note, NULL, &made, &error));
    CHECK_OK(money_store_wallet_exchange(store, "default", &give, 1, NULL, NULL, &note, NULL, &again, &error));
    CHECK(memcmp(&made, &again, sizeof made) == 0);
    store_is_same(store, "default", wallet);
    store_is_same(store, "bank", bank);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    money_wallet_free(wallet);
    money_wallet_free(bank);
}

/** A saved wallet keeps its details, also if only its changes are saved; a removal makes an id available. */
static void saved(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = note_of("x1");
    money_t ten = store_amount("10.00 EUR");
    uint64_t id = 0;

    must(money_wallet_new(&wallet, NULL));
    must(money_wallet_add(wallet, &ten, &note, &id, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    store_is_same(store, "default", wallet);
    must(money_wallet_remove(wallet, id, NULL));
    must(money_wallet_add(wallet, &ten, &note, &id, NULL));
    must(money_wallet_hold(wallet, &ten, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_save(store, "default", wallet, &error));
    store_is_same(store, "default", wallet);
    CHECK_OK(money_store_wallet_add(store, "default", &ten, &note, &id, &error));
    CHECK(id == 2);
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(wallet);
    money_store_free(store);
}

/** A file of version 2 is read as it is, and brought up to date by a program that may write. */
static void older_file(void)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = store_open(1);
    money_wallet_note_t note = note_of("x1");
    money_wallet_entry_t row;
    money_wallet_t *loaded = NULL;
    money_t ten = store_amount("10.00 EUR");
    size_t count = 9;

    CHECK_OK(money_store_wallet_add(store, "default", &ten, NULL, NULL, &error));
    money_store_free(store);
    run_sql(TO_VERSION_2);
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    CHECK_OK(money_store_check(store, &error));
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 0, &row, 1, &count, &error));
    CHECK(count == 1 && row.kind == MONEY_ENTRY_UNSPECIFIED);
    CHECK_OK(money_store_wallet_load(store, "default", &loaded, &error));
    money_wallet_free(loaded);
    money_store_free(store);
    store = store_open(0);
    CHECK_OK(money_store_wallet_add(store, "default", &ten, &note, NULL, &error));
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 0, &row, 1, &count, &error));
    CHECK(count == 1 && row.id == 2 && row.kind == MONEY_ENTRY_DEPOSIT);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/** Rows that contradict the entries are damage. */
static void damaged_files(void)
{
    static const char *const damages[] = {
        "UPDATE wallet_entry_details SET kind = 'bribe'",
        "UPDATE wallet_entry_details SET is_current = 0",
        "UPDATE wallet_entry_details SET effective = '2024-02-30'",
        "UPDATE wallet_entry_details SET cost = '1,5', cost_currency = 'CHF'",
        "UPDATE wallet_entry_details SET cost = '1', cost_currency = 'EUR'",
        "UPDATE wallet_entry_details SET counterpart = 'two' || char(10) || 'lines'",
        "UPDATE wallet_entry_details SET id = 7",
    };
    money_wallet_note_t note = note_of("x1");
    money_t ten = store_amount("10.00 EUR");
    money_wallet_t *loaded;
    size_t index;

    for (index = 0; index < sizeof damages / sizeof *damages; index++) {
        money_store_t *store = store_open(1);

        CHECK_OK(money_store_wallet_add(store, "default", &ten, &note, NULL, &error));
        money_store_free(store);
        run_sql(damages[index]);
        store = store_open(0);
        CHECK_STATUS(money_store_wallet_load(store, "default", &loaded, &error), MONEY_ERR_RETRIEVAL);
        CHECK(error.cause == MONEY_ERR_STORE_CORRUPT && loaded == NULL);
        money_store_free(store);
    }
}

int main(void)
{
    store_tests_begin();
    twice();
    movements_twice();
    saved();
    older_file();
    damaged_files();
    return store_tests_end();
}
