/* Movements in stored wallets that are not loaded: the same answers as those of the loaded wallet, once for each key. */
#include "store.h"

#include <sqlite3.h>

static money_status_t spend(money_store_t *store, const char *text, const char *key, int below, uint64_t *id)
{
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t amount = store_amount(text);

    movement.idempotency_key = key;
    movement.may_go_below_zero = below;
    return money_store_wallet_spend(store, "default", &amount, NULL, &movement, id, &error);
}

static void is_sum(money_store_t *store, const char *name, const char *text)
{
    money_t wanted = store_amount(text), sum;
    char code[MONEY_CODE_SIZE];

    memcpy(code, wanted.currency, sizeof code);
    CHECK_OK(money_store_wallet_sum(store, name, code, NULL, &sum, &error));
    CHECK(store_is_amount(&sum, text));
}

static void deposit(money_store_t *store, const char *name, const char *text)
{
    money_t amount = store_amount(text);

    CHECK_OK(money_store_wallet_add(store, name, &amount, NULL, NULL, &error));
}

static void spending(void)
{
    money_store_t *store = store_open(1);
    money_t short_of = store_amount("-500 EUR"), zero = store_amount("0 EUR"), less = store_amount("-1 EUR"), held;
    uint64_t id = 9, again = 9, revision = 0, after = 9;

    CHECK_STATUS(spend(store, "1 EUR", NULL, 0, &id), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(spend(store, "1 EUR", NULL, 1, &id), MONEY_ERR_NOT_FOUND);
    CHECK(id == 0);
    deposit(store, "default", "100.00 EUR");
    CHECK_STATUS(money_store_wallet_add(store, "default", &short_of, NULL, &id, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(money_store_wallet_add(store, "new", &short_of, NULL, &id, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(spend(store, "100.01 EUR", NULL, 0, &id), MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(spend(store, "1 USD", NULL, 0, &id), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(spend(store, "0.01 EUR", NULL, 0, &id));
    CHECK(id == 2);
    CHECK_OK(spend(store, "199.99 EUR", NULL, 1, &id));
    is_sum(store, "default", "-100.00 EUR");
    /* Below 0, more may come in but no more go out, unless it is asked for. */
    deposit(store, "default", "1.00 EUR");
    CHECK_STATUS(money_store_wallet_add(store, "default", &less, NULL, &id, &error), MONEY_ERR_INSUFFICIENT);
    deposit(store, "default", "199.00 EUR");
    held = store_amount("60.00 EUR");
    CHECK_OK(money_store_wallet_hold(store, "default", &held, NULL, NULL, NULL, &error));
    CHECK_STATUS(spend(store, "40.01 EUR", NULL, 1, &id), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(spend(store, "40.00 EUR", "last", 0, &id));
    must(money_store_revision(store, &revision, NULL));
    CHECK_OK(spend(store, "40 EUR", "last", 0, &again));
    must(money_store_revision(store, &after, NULL));
    CHECK(id == again && revision == after);
    CHECK_STATUS(spend(store, "40 EUR", "last", 1, &again), MONEY_ERR_CONFLICT);
    CHECK(again == 0 && strstr(error.text, "\"last\"") != NULL);
    CHECK_STATUS(spend(store, "41 EUR", "last", 0, &again), MONEY_ERR_CONFLICT);
    CHECK_STATUS(spend(store, "40 USD", "last", 0, &again), MONEY_ERR_CONFLICT);
    CHECK_STATUS(money_store_wallet_spend(store, "default", &zero, NULL, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_spend(store, "default", &less, NULL, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    /* A request that failed can be repeated, and a key that was removed is new. */
    CHECK_STATUS(spend(store, "5 EUR", "later", 0, &id), MONEY_ERR_INSUFFICIENT);
    deposit(store, "default", "45.00 EUR");
    CHECK_OK(spend(store, "5 EUR", "later", 0, &id));
    CHECK_OK(money_store_remove(store, MONEY_STORE_KIND_IDEMPOTENCY_KEY, "last", &error));
    CHECK_OK(spend(store, "40 EUR", "last", 0, &again));
    CHECK(again == id + 1);
    is_sum(store, "default", "60.00 EUR");
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/** A part of a hold, of a wallet in memory and of a stored one; the rest is free. */
static void a_part(money_store_t *store, money_wallet_t *wallet)
{
    money_t some = store_amount("8.00 EUR"), part = store_amount("6.000 EUR"), equal = store_amount("6 EUR");
    money_t more = store_amount("8.01 EUR"), dollar = store_amount("1 USD");
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_store_t *other = store_open(0);
    uint64_t id = 9, hold = 9, again = 9;

    must(money_wallet_hold(wallet, &some, NULL, &id, NULL));
    CHECK_OK(money_store_wallet_hold(store, "default", &some, NULL, NULL, &hold, &error));
    CHECK_STATUS(money_store_wallet_commit_amount(store, "default", hold, &more, NULL, &id, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_STATUS(money_store_wallet_commit_amount(store, "default", hold, &dollar, NULL, &id, &error), MONEY_ERR_CURRENCY_MISMATCH);
    store_is_same(store, "default", wallet);
    must(money_wallet_commit_amount(wallet, hold, &part, &id, NULL));
    movement.idempotency_key = "part";
    /* Another program does it, and this one repeats it. */
    CHECK_OK(money_store_wallet_commit_amount(other, "default", hold, &part, &movement, &again, &error));
    CHECK(id == again);
    CHECK_OK(money_store_wallet_commit_amount(store, "default", hold, &equal, &movement, &again, &error));
    CHECK(id == again);
    CHECK_STATUS(money_store_wallet_commit(store, "default", hold, &movement, &again, &error), MONEY_ERR_CONFLICT);
    CHECK_STATUS(money_store_wallet_commit_amount(store, "default", hold, &some, &movement, &again, &error), MONEY_ERR_CONFLICT);
    CHECK_STATUS(money_store_wallet_commit_amount(store, "default", hold, &part, NULL, &again, &error), MONEY_ERR_NOT_FOUND);
    store_is_same(store, "default", wallet);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(other);
}

static void transfers(money_store_t *store, money_wallet_t *wallet, money_wallet_t *bank)
{
    money_stored_leg_t stored[2] = {MONEY_STORED_LEG_INIT, MONEY_STORED_LEG_INIT};
    money_transfer_leg_t legs[2] = {MONEY_TRANSFER_LEG_INIT, MONEY_TRANSFER_LEG_INIT};
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_leg_entries_t made[2], again[2];
    size_t count = 9;

    note.label = "caf\303\251";
    note.date = 19782;
    /* Into a new wallet, and a fee. */
    legs[0].source = wallet;
    legs[0].target = bank;
    legs[0].amount = stored[0].amount = store_amount("20.00 EUR");
    legs[1].source = wallet;
    legs[1].amount = stored[1].amount = store_amount("0.50 EUR");
    stored[0].source = stored[1].source = "default";
    stored[0].target = "bank";
    must(money_wallet_transfer(legs, 2, &note, NULL));
    movement.idempotency_key = "transfer";
    CHECK_OK(money_store_wallet_transfer(store, stored, 2, &note, &movement, made, &error));
    CHECK(made[0].source == 5 && made[0].target == 1 && made[1].source == 6 && made[1].target == 0);
    CHECK(store_is_amount(&made[0].received, "20.00 EUR") && made[1].received.currency[0] == 0);
    CHECK_OK(money_store_wallet_transfer(store, stored, 2, &note, &movement, again, &error));
    CHECK(memcmp(made, again, sizeof made) == 0);
    stored[0].target = "elsewhere";
    CHECK_STATUS(money_store_wallet_transfer(store, stored, 2, &note, &movement, again, &error), MONEY_ERR_CONFLICT);
    movement.idempotency_key = NULL;
    stored[1].amount = store_amount("1000 EUR");
    CHECK_STATUS(money_store_wallet_transfer(store, stored, 2, &note, &movement, NULL, &error), MONEY_ERR_INSUFFICIENT);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    CHECK(count == 2);
    store_is_same(store, "default", wallet);
    store_is_same(store, "bank", bank);
    stored[0].source = "nobody";
    CHECK_STATUS(money_store_wallet_transfer(store, stored, 1, &note, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
}

/** The same calls on a wallet in memory and on a stored one. */
static void as_in_memory(void)
{
    money_store_t *store = store_open(1);
    money_wallet_t *wallet = NULL, *bank = NULL;
    money_rates_t *rates = make_rates();
    money_t amount = store_amount("100.00 EUR"), some = store_amount("30.005 EUR");
    money_exchange_leg_t exchange[2] = {MONEY_EXCHANGE_LEG_INIT, MONEY_EXCHANGE_LEG_INIT};
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_leg_entries_t made[2], again[2];
    uint64_t id = 9, other = 9, hold = 9;
    size_t count = 9;

    must(money_wallet_new(&wallet, NULL));
    must(money_wallet_new(&bank, NULL));
    note.label = "caf\303\251";
    note.date = 19782;
    must(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
    CHECK_OK(money_store_wallet_add(store, "default", &amount, NULL, NULL, &error));
    must(money_wallet_hold(wallet, &some, &note, &id, NULL));
    CHECK_OK(money_store_wallet_hold(store, "default", &some, &note, NULL, &hold, &error));
    CHECK(id == hold);
    store_is_same(store, "default", wallet);
    must(money_wallet_release(wallet, id, NULL));
    CHECK_OK(money_store_wallet_release(store, "default", id, NULL, &error));
    CHECK_STATUS(money_store_wallet_release(store, "default", id, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_wallet_commit(store, "default", UINT64_MAX, NULL, &id, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_wallet_commit(store, "default", 1, NULL, &id, &error), MONEY_ERR_NOT_FOUND);
    must(money_wallet_hold(wallet, &some, &note, &id, NULL));
    CHECK_OK(money_store_wallet_hold(store, "default", &some, &note, NULL, &hold, &error));
    must(money_wallet_commit(wallet, id, &id, NULL));
    movement.idempotency_key = "commit";
    CHECK_OK(money_store_wallet_commit(store, "default", hold, &movement, &other, &error));
    CHECK(id == other);
    CHECK_OK(money_store_wallet_commit(store, "default", hold, &movement, &other, &error));
    CHECK(id == other);
    store_is_same(store, "default", wallet);

    transfers(store, wallet, bank);
    exchange[0].give = store_amount("10.00 EUR");
    memcpy(exchange[0].receive, "USD", 4);
    exchange[1].give = store_amount("0.25 EUR");
    must(money_wallet_exchange(wallet, exchange, 2, rates, NULL, NULL, NULL));
    movement.idempotency_key = "exchange";
    CHECK_OK(money_store_wallet_exchange(store, "default", exchange, 2, rates, NULL, NULL, &movement, made, &error));
    CHECK(made[0].source == 7 && made[0].target == 8 && made[1].source == 9 && made[1].target == 0);
    /* The rates are no part of the request. */
    CHECK_OK(money_store_wallet_exchange(store, "default", exchange, 2, NULL, NULL, NULL, &movement, again, &error));
    CHECK(memcmp(made, again, sizeof made) == 0);
    CHECK_STATUS(money_store_wallet_exchange(store, "default", exchange, 1, rates, NULL, NULL, &movement, again, &error),
                 MONEY_ERR_CONFLICT);
    store_is_same(store, "default", wallet);
    a_part(store, wallet);
    movement.may_go_below_zero = 1;
    movement.idempotency_key = NULL;
    CHECK_STATUS(money_store_wallet_release(store, "default", 1, &movement, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_IDEMPOTENCY_KEY, &count, &error));
    CHECK(count == 4);
    CHECK_OK(money_store_check(store, &error));
    money_rates_free(rates);
    money_wallet_free(wallet);
    money_wallet_free(bank);
    money_store_free(store);
}

/** Makes each of the calls; all have to end with one status. */
static void each_is(money_store_t *store, const char *key, money_status_t wanted)
{
    money_movement_options_t movement = MONEY_MOVEMENT_OPTIONS_INIT;
    money_t amount = store_amount("1.00 EUR");
    money_stored_leg_t leg = MONEY_STORED_LEG_INIT;
    money_exchange_leg_t exchange = MONEY_EXCHANGE_LEG_INIT;

    movement.idempotency_key = key;
    leg.target = "default";
    leg.amount = exchange.give = amount;
    CHECK_STATUS(money_store_wallet_spend(store, "default", &amount, NULL, &movement, NULL, &error), wanted);
    CHECK_STATUS(money_store_wallet_hold(store, "default", &amount, NULL, &movement, NULL, &error), wanted);
    CHECK_STATUS(money_store_wallet_commit(store, "default", 2, &movement, NULL, &error), wanted);
    CHECK_STATUS(money_store_wallet_commit_amount(store, "default", 2, &amount, &movement, NULL, &error), wanted);
    CHECK_STATUS(money_store_wallet_release(store, "default", 2, &movement, &error), wanted);
    CHECK_STATUS(money_store_wallet_transfer(store, &leg, 1, NULL, &movement, NULL, &error), wanted);
    CHECK_STATUS(money_store_wallet_exchange(store, "default", &exchange, 1, NULL, NULL, NULL, &movement, NULL, &error),
                 wanted);
}

static void call_back(void *user_data, uint64_t revision)
{
    (void)revision;
    each_is(user_data, NULL, MONEY_ERR_BUSY);
}

static void refusals(void)
{
    money_store_t *store = store_open(1);
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_exchange_leg_t exchange = MONEY_EXCHANGE_LEG_INIT;
    money_rates_t *rates = make_rates();
    uint64_t id = 9;

    deposit(store, "default", "100.00 EUR");
    CHECK_OK(spend(store, "2.00 EUR", "taken", 0, &id));
    each_is(store, "taken", MONEY_ERR_CONFLICT);
    exchange.give = store_amount("1.00 EUR");
    memcpy(exchange.receive, "ZZZ", 4);
    CHECK_STATUS(money_store_wallet_exchange(store, "default", &exchange, 1, rates, NULL, NULL, NULL, NULL, &error),
                 MONEY_ERR_NO_RATE);
    CHECK_OK(money_store_on_change(store, call_back, store, &error));
    deposit(store, "default", "1.00 EUR");
    is_sum(store, "default", "99.00 EUR");
    money_store_free(store);
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    each_is(store, NULL, MONEY_ERR_SAVING);
    CHECK(error.cause == MONEY_ERR_STORE_READ_ONLY);
    money_rates_free(rates);
    money_store_free(store);
}

static int heard;

static void hear(void *user_data, uint64_t revision)
{
    (void)user_data;
    (void)revision;
    heard++;
}

/** A rollback also undoes idempotency keys, and a repeated request changes nothing. */
static void groups(void)
{
    money_store_t *store = store_open(1);
    sqlite3 *database = NULL;
    uint64_t id = 9;

    deposit(store, "default", "100.00 EUR");
    CHECK_OK(money_store_on_change(store, hear, NULL, &error));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK_OK(money_store_rollback(store, &error));
    is_sum(store, "default", "100.00 EUR");
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK(id == 2 && heard == 1);
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK_OK(money_store_commit(store, &error));
    CHECK(id == 2 && heard == 1);
    is_sum(store, "default", "90.00 EUR");
    money_store_free(store);
    store = store_open(0);
    CHECK_OK(spend(store, "10 EUR", "one", 0, &id));
    CHECK(id == 2);
    money_store_free(store);
    if (sqlite3_open(store_path, &database) != SQLITE_OK) abort();
    CHECK(sqlite3_exec(database, "UPDATE request_entries SET source = -1", NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_close(database);
    store = store_open(0);
    CHECK_CAUSE(spend(store, "10 EUR", "one", 0, &id), MONEY_ERR_SAVING, MONEY_ERR_STORE_CORRUPT);
    CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    money_store_free(store);
}

/** Processes that all make the same requests: each is done once. */
static void at_once(void)
{
    enum { CHILDREN = 4, REQUESTS = 25 };
    money_store_t *store = store_open(1);
    pid_t children[CHILDREN];
    int index, number, result;
    uint64_t id = 9;
    char key[32];

    deposit(store, "default", "100.00 EUR");
    money_store_free(store);
    for (index = 0; index < CHILDREN; index++) {
        children[index] = fork();
        if (children[index] != 0) continue;
        CHECK_OK(money_store_open(store_path, NULL, &store, &error));
        for (number = 0; number < REQUESTS; number++) {
            snprintf(key, sizeof key, "request %d", number);
            CHECK_OK(spend(store, "1.00 EUR", key, 0, &id));
            CHECK(id >= 2 && id <= REQUESTS + 1);
            /* One of them dies in the middle, and makes the rest of its requests in no other way. */
            if (index == 0 && number == REQUESTS / 2) raise(SIGKILL);
        }
        money_store_free(store);
        _exit(check_failed != 0);
    }
    for (index = 0; index < CHILDREN; index++) {
        result = 9;
        CHECK(waitpid(children[index], &result, 0) == children[index]);
        CHECK(index == 0 ? WIFSIGNALED(result) : result == 0);
    }
    store = store_open(0);
    is_sum(store, "default", "75.00 EUR");
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    spending();
    as_in_memory();
    refusals();
    groups();
    at_once();
    return store_tests_end();
}
