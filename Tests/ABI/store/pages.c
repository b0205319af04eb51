/* Pages of a stored wallet, newest first: the same entries as those of the loaded wallet, also while it changes. */
#include "store.h"

enum { ENTRIES = 700, MOST = 1024 };

/** A wallet in two currencies, with removed entries, holds that are open, committed and released, and notes. */
static money_wallet_t *mixed(void)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t euro = store_amount("3.00 EUR"), dollar = store_amount("2.00 USD"), cent = store_amount("0.01 EUR");
    uint64_t id = 0;

    must(money_wallet_new(&wallet, NULL));
    for (int index = 0; index < ENTRIES; index++) {
        note.label = index % 3 == 0 ? "caf\303\251" : NULL;
        note.date = index % 5 == 0 ? MONEY_DATE_NONE : 19782;
        note.kind = index % 6 == 0 ? MONEY_ENTRY_FEE : MONEY_ENTRY_UNSPECIFIED;
        must(money_wallet_add(wallet, index % 7 == 0 ? &dollar : &euro, &note, &id, NULL));
        if (index % 11 == 4) must(money_wallet_remove(wallet, id, NULL));
        if (index % 13 == 5) must(money_wallet_hold(wallet, &cent, NULL, &id, NULL));
        if (index % 26 == 5) must(money_wallet_commit(wallet, id, NULL, NULL));
        if (index % 52 == 18) must(money_wallet_release(wallet, id, NULL));
    }
    return wallet;
}

/** Reads all entries of a stored wallet in pages, and compares them with those in memory from the last to the first. */
static void compare(money_store_t *store, const money_wallet_t *wallet, const char *currency, size_t capacity)
{
    static money_wallet_entry_t rows[MOST];
    money_wallet_entry_t wanted;
    size_t left = 0, count = 9;
    uint64_t before = 0;

    must(money_wallet_count(wallet, currency, &left, NULL));
    do {
        memset(rows, 0xAB, sizeof rows);
        if (!CHECK_OK(money_store_wallet_entries(store, "default", currency, before, rows, capacity, &count, &error)))
            return;
        CHECK(count == (left < capacity ? left : capacity));
        for (size_t index = 0; index < count && left > 0; index++) {
            must(money_wallet_at(wallet, currency, --left, &wanted, NULL));
            CHECK(memcmp(&rows[index], &wanted, sizeof wanted) == 0);
        }
        /* Memory beyond them is untouched. */
        CHECK(count == MOST || rows[count].id == UINT64_C(0xABABABABABABABAB));
        if (count > 0) before = rows[count - 1].id;
    } while (count == capacity);
    CHECK(left == 0);
}

static void like_the_loaded_one(void)
{
    static const char *const currencies[] = {NULL, "EUR", "USD", "JPY"};
    static const size_t capacities[] = {1, 2, 50, ENTRIES, MOST};
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = mixed();

    must(money_store_wallet_save(store, "default", wallet, NULL));
    for (size_t code = 0; code < 4; code++)
        for (size_t at = 0; at < 5; at++) compare(store, wallet, currencies[code], capacities[at]);
    money_wallet_free(wallet);
    money_store_free(store);
}

/** Another program adds, and removes by saving, between two pages. */
static void while_it_changes(void)
{
    money_store_t *store = store_open(1), *other = store_open(0);
    money_wallet_t *wallet = NULL;
    money_t euro = store_amount("1.00 EUR");
    money_wallet_entry_t rows[2];
    size_t count = 9;

    for (int index = 0; index < 6; index++) must(money_store_wallet_add(other, "default", &euro, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 0, rows, 2, &count, &error));
    CHECK(count == 2 && rows[0].id == 6 && rows[1].id == 5);
    must(money_store_wallet_add(other, "default", &euro, NULL, NULL, NULL));
    must(money_store_wallet_load(other, "default", &wallet, NULL));
    must(money_wallet_remove(wallet, 5, NULL));
    must(money_wallet_remove(wallet, 3, NULL));
    must(money_store_wallet_save(other, "default", wallet, NULL));
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, rows[1].id, rows, 2, &count, &error));
    CHECK(count == 2 && rows[0].id == 4 && rows[1].id == 2);
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, rows[1].id, rows, 2, &count, &error));
    CHECK(count == 1 && rows[0].id == 1);
    /* In a transaction, the store shows its own changes. */
    must(money_store_begin(store, NULL));
    must(money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 0, rows, 2, &count, &error));
    CHECK(count == 2 && rows[0].id == 8 && rows[1].id == 7);
    CHECK_OK(money_store_wallet_entries(other, "default", NULL, 0, rows, 2, &count, &error));
    CHECK(count == 2 && rows[0].id == 7 && rows[1].id == 6);
    must(money_store_rollback(store, NULL));
    must(money_store_remove(other, MONEY_STORE_KIND_WALLET, "default", NULL));
    CHECK_STATUS(money_store_wallet_entries(store, "default", NULL, 0, rows, 2, &count, &error), MONEY_ERR_NOT_FOUND);
    money_wallet_free(wallet);
    money_store_free(other);
    money_store_free(store);
}

static void refusals(void)
{
    money_store_t *store = store_open(1);
    money_t euro = store_amount("1.00 EUR");
    money_wallet_entry_t rows[2];
    size_t count = 9;
    char name[MONEY_STORE_NAME_SIZE + 1];

    memset(name, 'a', sizeof name);
    name[MONEY_STORE_NAME_SIZE] = '\0';
    must(money_store_wallet_add(store, "default", &euro, NULL, NULL, NULL));
#define REFUSES(name, currency, status)                                                                           \
    count = 9;                                                                                                    \
    CHECK_STATUS(money_store_wallet_entries(store, name, currency, 0, rows, 2, &count, &error), status); \
    CHECK(count == 0)
    REFUSES("none", NULL, MONEY_ERR_NOT_FOUND);
    REFUSES("default", "E R", MONEY_ERR_SYNTAX);
    REFUSES("a\nb", NULL, MONEY_ERR_SYNTAX);
    REFUSES("\xFF", NULL, MONEY_ERR_ENCODING);
    REFUSES(name, NULL, MONEY_ERR_LIMIT);
    REFUSES(NULL, NULL, MONEY_ERR_ARGUMENT);
    REFUSES("", NULL, MONEY_ERR_ARGUMENT);
#undef REFUSES
    CHECK_STATUS(money_store_wallet_entries(store, "default", NULL, 0, NULL, 2, &count, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_entries(store, "default", NULL, 0, rows, 2, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_entries(NULL, "default", NULL, 0, rows, 2, &count, &error), MONEY_ERR_ARGUMENT);
    /* Bounds at which nothing or everything is returned. */
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 0, rows, 0, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 1, rows, 2, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, 2, rows, 2, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_store_wallet_entries(store, "default", NULL, UINT64_MAX, rows, SIZE_MAX, &count, &error));
    CHECK(count == 1 && rows[0].id == 1);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    like_the_loaded_one();
    while_it_changes();
    refusals();
    return store_tests_end();
}
