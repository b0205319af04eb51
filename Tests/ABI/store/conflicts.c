/* Two writers of one stored object: the second one to save receives a conflict, and nothing is lost. */
#include "bad_files.h"

static money_wallet_t *load(money_store_t *store)
{
    money_wallet_t *wallet = NULL;

    CHECK_OK(money_store_wallet_load(store, "default", &wallet, &error));
    return wallet;
}

static void add(money_wallet_t *wallet, const char *text)
{
    money_t amount = store_amount(text);

    must(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
}

static money_status_t save(money_store_t *store, money_wallet_t *wallet)
{
    return money_store_wallet_save(store, "default", wallet, &error);
}

static void is_sum(money_store_t *store, const char *text)
{
    money_t sum;

    CHECK_OK(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, &error));
    CHECK(store_is_amount(&sum, text));
}

/** A file whose wallet "default" contains 100.00 EUR. */
static money_store_t *with_a_hundred(void)
{
    money_store_t *store = store_open(1);
    money_t hundred = store_amount("100.00 EUR");

    CHECK_OK(money_store_wallet_add(store, "default", &hundred, NULL, NULL, &error));
    return store;
}

static void two_handles(void)
{
    money_store_t *store = with_a_hundred(), *other = store_open(0);
    money_wallet_t *mine = load(store), *yours = load(other);
    uint64_t revision = 0, after = 9;
    state_t before = {0}, then = {0};

    add(mine, "-10.00 EUR");
    add(yours, "-20.00 EUR");
    CHECK_OK(save(store, mine));
    must(money_store_revision(store, &revision, NULL));
    state_of_wallet(&before, yours);
    CHECK_STATUS(save(other, yours), MONEY_ERR_CONFLICT);
    CHECK(strstr(error.text, "stored wallet \"default\" was changed after this one was loaded or saved") != NULL && error.cause == 0);
    /* Nothing has changed, and trying again does not help. */
    CHECK_STATUS(save(other, yours), MONEY_ERR_CONFLICT);
    CHECK_STATUS(save(store, yours), MONEY_ERR_CONFLICT);
    state_of_wallet(&then, yours);
    CHECK(state_equal(&before, &then));
    must(money_store_revision(store, &after, NULL));
    CHECK(revision == after);
    is_sum(store, "90.00 EUR");
    /* The loop that the documentation teaches. */
    money_wallet_free(yours);
    yours = load(other);
    add(yours, "-20.00 EUR");
    CHECK_OK(save(other, yours));
    is_sum(store, "70.00 EUR");
    /* A saved object is based on its own saved state. */
    add(yours, "1.00 EUR");
    CHECK_OK(save(store, yours));
    CHECK_STATUS(save(store, mine), MONEY_ERR_CONFLICT);
    is_sum(store, "71.00 EUR");
    CHECK_OK(money_store_check(store, &error));
    money_wallet_free(mine);
    money_wallet_free(yours);
    money_store_free(store);
    money_store_free(other);
}

/** Every call that changes the stored wallet counts, its removal too. */
static void whatever_changes_it(void)
{
    money_store_t *store = with_a_hundred();
    money_wallet_t *wallet = load(store), *fresh = NULL;
    money_t euro = store_amount("1.00 EUR");
    char *json = NULL;

    CHECK_OK(money_store_wallet_add(store, "other", &euro, NULL, NULL, &error));
    CHECK_OK(save(store, wallet));
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    CHECK_STATUS(save(store, wallet), MONEY_ERR_CONFLICT);
    /* A new wallet replaces, and so does a copy through JSON. */
    must(money_wallet_to_json(wallet, &json, NULL, NULL));
    must(money_wallet_from_json(json, MONEY_NTS, &fresh, NULL));
    CHECK_OK(save(store, fresh));
    is_sum(store, "100.00 EUR");
    CHECK_STATUS(save(store, wallet), MONEY_ERR_CONFLICT);
    CHECK_OK(money_store_remove(store, MONEY_STORE_KIND_WALLET, "default", &error));
    CHECK_STATUS(save(store, fresh), MONEY_ERR_CONFLICT);
    CHECK(strstr(error.text, "\"default\" was removed") != NULL);
    /* Another one of the same name is another one. */
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    CHECK_STATUS(save(store, fresh), MONEY_ERR_CONFLICT);
    is_sum(store, "1.00 EUR");
    money_string_free(json);
    money_wallet_free(wallet);
    money_wallet_free(fresh);
    money_store_free(store);
}

/** A wallet remembers each name that it was saved to, and each file. */
static void names_and_files(void)
{
    money_store_t *store = with_a_hundred(), *other = NULL, *third = NULL;
    money_wallet_t *wallet = load(store), *twin = load(store);
    money_t euro = store_amount("1.00 EUR");
    char name[MONEY_STORE_NAME_SIZE];
    int index;

    CHECK_OK(money_store_open(":memory:", NULL, &other, &error));
    CHECK_OK(money_store_open(":memory:", NULL, &third, &error));
    CHECK_OK(money_store_wallet_add(other, "default", &euro, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_save(other, "default", wallet, &error));
    CHECK_OK(money_store_wallet_save(third, "default", wallet, &error));
    CHECK_OK(money_store_wallet_save(store, "backup", wallet, &error));
    CHECK_OK(money_store_wallet_save(store, "backup", twin, &error));
    CHECK_STATUS(money_store_wallet_save(store, "backup", wallet, &error), MONEY_ERR_CONFLICT);
    CHECK_OK(money_store_wallet_add(other, "default", &euro, NULL, NULL, &error));
    CHECK_STATUS(money_store_wallet_save(other, "default", wallet, &error), MONEY_ERR_CONFLICT);
    CHECK_OK(save(store, wallet));
    CHECK_STATUS(save(store, twin), MONEY_ERR_CONFLICT);
    /* Regardless of the names it was saved to, the name it was loaded from counts. */
    for (index = 0; index < 40; index++) {
        snprintf(name, sizeof name, "copy %d", index);
        CHECK_OK(money_store_wallet_save(store, name, twin, &error));
    }
    CHECK_STATUS(save(store, twin), MONEY_ERR_CONFLICT);
    CHECK_STATUS(money_store_wallet_save(store, "copy 39", wallet, &error), MONEY_OK);
    CHECK_STATUS(money_store_wallet_save(store, "copy 39", twin, &error), MONEY_ERR_CONFLICT);
    money_wallet_free(wallet);
    money_wallet_free(twin);
    money_store_free(store);
    money_store_free(other);
    money_store_free(third);
}

/** A rollback undoes a save, for the file and for the wallet alike. */
static void rollbacks(void)
{
    money_store_t *store = with_a_hundred(), *other;
    money_wallet_t *wallet = load(store), *late, *fresh = NULL;
    money_t euro = store_amount("1.00 EUR");

    CHECK_OK(money_store_begin(store, &error));
    add(wallet, "-10.00 EUR");
    CHECK_OK(save(store, wallet));
    add(wallet, "-10.00 EUR");
    CHECK_OK(save(store, wallet));
    late = load(store);
    CHECK_OK(money_store_rollback(store, &error));
    is_sum(store, "100.00 EUR");
    /* An object loaded from a state that was rolled back has no base any more. */
    CHECK_STATUS(save(store, late), MONEY_ERR_CONFLICT);
    CHECK_OK(save(store, wallet));
    is_sum(store, "80.00 EUR");
    /* Another history, as many changes later, is another one. */
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(save(store, wallet));
    CHECK_OK(money_store_rollback(store, &error));
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    CHECK_STATUS(save(store, wallet), MONEY_ERR_CONFLICT);
    /* Within one transaction the second handle receives a conflict with the first. */
    money_wallet_free(wallet);
    money_wallet_free(late);
    wallet = load(store);
    late = load(store);
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(save(store, wallet));
    CHECK_STATUS(save(store, late), MONEY_ERR_CONFLICT);
    CHECK_OK(money_store_commit(store, &error));
    CHECK_STATUS(save(store, late), MONEY_ERR_CONFLICT);
    CHECK_OK(save(store, wallet));
    /* A new wallet whose first save was undone is new again, also if the store was closed in between. */
    must(money_wallet_new(&fresh, NULL));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_save(store, "new", fresh, &error));
    CHECK_OK(money_store_rollback(store, &error));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_save(store, "new", fresh, &error));
    money_store_free(store);
    other = store_open(0);
    CHECK_OK(money_store_wallet_save(other, "new", fresh, &error));
    CHECK_OK(save(other, wallet));
    money_wallet_free(fresh);
    money_wallet_free(wallet);
    money_wallet_free(late);
    money_store_free(other);
}

/** A restored copy of the file is not the wallet's base, although its revision catches up. */
static void restored_file(void)
{
    money_store_t *store = with_a_hundred();
    money_wallet_t *wallet;
    money_t euro = store_amount("1.00 EUR");
    uint64_t revision = 0, again = 9;
    char *bytes;
    size_t length = 0;

    money_store_free(store);
    bytes = check_read(store_path, &length);
    store = store_open(0);
    wallet = load(store);
    add(wallet, "-10.00 EUR");
    CHECK_OK(save(store, wallet));
    must(money_store_revision(store, &revision, NULL));
    money_store_free(store);
    write_file(bytes, length);
    store = store_open(0);
    CHECK_OK(money_store_wallet_add(store, "default", &euro, NULL, NULL, &error));
    must(money_store_revision(store, &again, NULL));
    CHECK(revision == again);
    CHECK_STATUS(save(store, wallet), MONEY_ERR_CONFLICT);
    is_sum(store, "101.00 EUR");
    money_wallet_free(wallet);
    money_store_free(store);
    free(bytes);
}

#define CONFLICT_OF(noun, given, load_one, load_two)                                              \
    do {                                                                                          \
        money_store_t *store = store_open(1);                                                     \
        money_##noun##_t *one = given, *two = NULL;                                               \
        CHECK_OK(money_store_##noun##_save(store, "default", one, &error));                       \
        money_##noun##_free(one);                                                                 \
        one = NULL;                                                                               \
        CHECK_OK(load_one);                                                                       \
        CHECK_OK(load_two);                                                                       \
        CHECK_OK(money_store_##noun##_save(store, "default", one, &error));                       \
        CHECK_STATUS(money_store_##noun##_save(store, "default", two, &error), MONEY_ERR_CONFLICT); \
        CHECK(error.cause == 0 && strstr(error.text, "load it again") != NULL);                      \
        CHECK_OK(money_store_##noun##_save(store, "default", one, &error));                       \
        CHECK_OK(money_store_check(store, &error));                                               \
        money_##noun##_free(one);                                                                 \
        money_##noun##_free(two);                                                                 \
        money_store_free(store);                                                                  \
    } while (0)

static void other_objects(void)
{
    money_store_t *store = store_open(1);
    money_portfolio_t *portfolio = make_portfolio();
    money_transaction_t one;

    CONFLICT_OF(portfolio, make_portfolio(), money_store_portfolio_load(store, "default", NULL, &one, &error),
                money_store_portfolio_load(store, "default", NULL, &two, &error));
    CONFLICT_OF(catalogue, make_catalogue(), money_store_catalogue_load(store, "default", &one, &error),
                money_store_catalogue_load(store, "default", &two, &error));
    CONFLICT_OF(basket, make_basket(), money_store_basket_load(store, "default", NULL, &one, &error),
                money_store_basket_load(store, "default", NULL, &two, &error));
    /* A transaction that is put in or removed changes the stored portfolio. */
    money_store_free(store);
    store = store_open(1);
    CHECK_OK(money_store_portfolio_save(store, "default", portfolio, &error));
    fill_transaction(&one, "b2", MONEY_ACTION_BUY, "4", "50.00 USD");
    CHECK_OK(money_store_transaction_save(store, "default", &one, NULL, 0, NULL, &error));
    CHECK_STATUS(money_store_portfolio_save(store, "default", portfolio, &error), MONEY_ERR_CONFLICT);
    money_portfolio_free(portfolio);
    portfolio = NULL;
    CHECK_OK(money_store_portfolio_load(store, "default", NULL, &portfolio, &error));
    CHECK_OK(money_store_transaction_remove(store, "default", "b2", &error));
    CHECK_STATUS(money_store_portfolio_save(store, "default", portfolio, &error), MONEY_ERR_CONFLICT);
    money_portfolio_free(portfolio);
    money_store_free(store);
}

/** The statements that turn a file of version 3 into one of version 1, as version 0.1 of the library wrote it. */
static const char older[] = TO_VERSION_2 "DROP TABLE request_entries; DROP TABLE requests;"
                            "DROP TABLE object_versions; DROP TABLE store_identity; PRAGMA user_version = 1";

static void older_files(void)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;
    money_wallet_t *wallet = NULL, *other;
    size_t count = 9;

    fill();
    run_sql(older);
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    CHECK_OK(money_store_check(store, &error));
    wallet = load(store);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_IDEMPOTENCY_KEY, &count, &error));
    CHECK(count == 0);
    CHECK_CAUSE(save(store, wallet), MONEY_ERR_SAVING, MONEY_ERR_STORE_READ_ONLY);
    money_wallet_free(wallet);
    money_store_free(store);
    store = store_open(0);
    CHECK_OK(money_store_check(store, &error));
    wallet = load(store);
    other = load(store);
    CHECK_OK(save(store, wallet));
    CHECK_STATUS(save(store, other), MONEY_ERR_CONFLICT);
    money_wallet_free(wallet);
    money_wallet_free(other);
    money_store_free(store);
    /* An older file is held to the shape of its own version. */
    fill();
    run_sql("DROP TABLE requests; PRAGMA user_version = 1");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
    CHECK_STATUS(open_at(store_path, 1, 1), MONEY_ERR_STORE_CORRUPT);
    fill();
    run_sql("UPDATE store_identity SET identity = x'00'");
    CHECK_STATUS(open_at(store_path, 1, 1), MONEY_ERR_STORE_CORRUPT);
    fill();
    run_sql("UPDATE object_versions SET version = x'00'");
    store = store_open(0);
    CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    money_store_free(store);
    fill();
    run_sql("UPDATE object_versions SET name = 'nobody'");
    store = store_open(0);
    CHECK_CAUSE(money_store_check(store, &error), MONEY_ERR_RETRIEVAL, MONEY_ERR_STORE_CORRUPT);
    money_store_free(store);
}

/** Two processes load, change and save until they succeed: in the end every change of both is present. */
static void two_processes(void)
{
    enum { EACH = 60 };
    money_store_t *store = with_a_hundred();
    pid_t child;
    int done, result = 9, is_child, failed_before = check_failed;

    money_store_free(store);
    child = fork();
    is_child = child == 0;
    {
        money_store_options_t options = MONEY_STORE_OPTIONS_INIT;

        CHECK_OK(money_store_open(store_path, &options, &store, &error));
    }
    for (done = 0; done < EACH;) {
        money_wallet_t *wallet = load(store);
        money_status_t status;

        add(wallet, is_child ? "-0.50 EUR" : "-1.00 EUR");
        status = save(store, wallet);
        if (status == MONEY_OK) done++;
        else if (!CHECK_STATUS(status, MONEY_ERR_CONFLICT)) done = EACH;
        money_wallet_free(wallet);
    }
    if (is_child) {
        money_store_free(store);
        _exit(check_failed != failed_before);
    }
    CHECK(waitpid(child, &result, 0) == child && result == 0);
    is_sum(store, "10.00 EUR");
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    two_handles();
    whatever_changes_it();
    names_and_files();
    rollbacks();
    restored_file();
    other_objects();
    older_files();
    two_processes();
    return store_tests_end();
}
