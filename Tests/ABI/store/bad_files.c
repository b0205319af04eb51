/* Stores: files that are something else, cut off, damaged, newer, locked; paths that lead nowhere; handles after their end. */
#include "bad_files.h"

static void paths(void)
{
    char path[200];
    money_store_t *store = NULL;

    CHECK_STATUS(open_at(store_folder, 0, 1), MONEY_ERR_STORE_PATH);
    CHECK_STATUS(open_at(store_folder, 1, 0), MONEY_ERR_STORE_PATH);
    CHECK_STATUS(open_at("/nowhere/at/all.db", 0, 1), MONEY_ERR_STORE_PATH);
    CHECK_STATUS(open_at("", 0, 1), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(open_at("a\nb", 0, 1), MONEY_ERR_SYNTAX);
    CHECK_STATUS(open_at("\377", 0, 1), MONEY_ERR_ENCODING);
    store_remove(store_path);
    CHECK_STATUS(open_at(store_path, 0, 0), MONEY_ERR_STORE_PATH);
    CHECK_STATUS(open_at(store_path, 1, 1), MONEY_ERR_STORE_PATH);
    CHECK(access(store_path, F_OK) != 0);
    /* A name like a URI is a plain name, although SQLite could interpret it. */
    if (chdir(store_folder) != 0) abort();
    CHECK_OK(money_store_open("file:a?mode=memory", NULL, &store, &error));
    money_store_free(store);
    snprintf(path, sizeof path, "%s/file:a?mode=memory", store_folder);
    CHECK(access(path, F_OK) == 0);
    store_remove(path);
    if (chdir("/") != 0) abort();
}

static void something_else(void)
{
    char bytes[8192];
    size_t length;

    memset(bytes, 'x', sizeof bytes);
    /* SQLite treats a file of a single byte as empty. */
    for (length = 2; length <= sizeof bytes; length = length * 3 + 1) {
        write_file(bytes, length);
        CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_NOT_A_STORE);
        CHECK_STATUS(open_at(store_path, 1, 0), MONEY_ERR_NOT_A_STORE);
    }
    /* A file of another program is left unchanged. */
    store_remove(store_path);
    run_sql("CREATE TABLE music (title TEXT)");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_NOT_A_STORE);
    store_remove(store_path);
    run_sql("PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE store (id, revision)");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_NOT_A_STORE);
    /* An empty file is an empty store, for who may write. */
    write_file("", 0);
    CHECK_STATUS(open_at(store_path, 1, 0), MONEY_ERR_NOT_A_STORE);
    CHECK_OK(open_at(store_path, 0, 0));
    CHECK_OK(open_at(store_path, 1, 0));
}

static void versions(void)
{
    fill();
    run_sql("PRAGMA user_version = 5");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_VERSION);
    CHECK_STATUS(open_at(store_path, 1, 0), MONEY_ERR_VERSION);
    run_sql("PRAGMA user_version = 2147483647");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_VERSION);
    run_sql("PRAGMA user_version = 0");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
    run_sql("PRAGMA user_version = -1");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
    run_sql("PRAGMA user_version = 4");
    CHECK_OK(open_at(store_path, 0, 1));
    run_sql("DROP TABLE store");
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_CORRUPT);
}

/** Everything there is to ask: some status each, and no crash. */
static money_status_t use(const char *path)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;
    money_status_t first, status;
    money_wallet_t *wallet = NULL;
    money_portfolio_t *portfolio = NULL;
    money_catalogue_t *catalogue = NULL;
    money_rates_t *rates = NULL;
    money_t euros = store_amount("1.00 EUR");

    options.busy_milliseconds = 0;
    first = money_store_open(path, &options, &store, &error);
    if (first != MONEY_OK) return first;
    first = money_store_check(store, &error);
    status = money_store_wallet_load(store, "default", &wallet, &error);
    CHECK((status == MONEY_OK) == (wallet != NULL));
    status = money_store_portfolio_load(store, "default", NULL, &portfolio, &error);
    CHECK((status == MONEY_OK) == (portfolio != NULL));
    status = money_store_catalogue_load(store, "default", &catalogue, &error);
    CHECK((status == MONEY_OK) == (catalogue != NULL));
    status = money_store_rates_load(store, "default", MONEY_INSTANT_NONE, &rates, &error);
    CHECK((status == MONEY_OK) == (rates != NULL));
    status = money_store_wallet_add(store, "default", &euros, NULL, NULL, &error);
    CHECK(status == MONEY_OK || error.status == status);
    money_wallet_free(wallet);
    money_portfolio_free(portfolio);
    money_catalogue_free(catalogue);
    money_rates_free(rates);
    money_store_free(store);
    return first;
}

static void truncated(void)
{
    char *bytes, header[] = "SQLite format 3";
    size_t length, cut, lost;

    fill();
    bytes = check_read(store_path, &length);
    for (cut = 2; cut < length; cut += cut < 600 ? 37 : cut % 4096 == 4095 || cut % 4096 == 0 ? 1 : 4095 - cut % 4096) {
        money_status_t status;

        write_file(bytes, cut);
        status = use(store_path);
        /* SQLite reads zeros beyond the end of a file. */
        for (lost = cut; lost < length && bytes[lost] == 0;) lost++;
        if (lost == length) continue;
        if (status != MONEY_ERR_STORE_CORRUPT && status != MONEY_ERR_NOT_A_STORE && status != MONEY_ERR_RETRIEVAL)
            check_status(status, MONEY_ERR_STORE_CORRUPT, __FILE__, __LINE__, "a file that is cut off");
        else
            check_passed++;
    }
    write_file(header, sizeof header);
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_NOT_A_STORE);
    free(bytes);
}

static void damaged(void)
{
    char *bytes, *copy;
    size_t length, turn;
    uint64_t seed = 1;

    fill();
    bytes = check_read(store_path, &length);
    copy = malloc(length);
    if (copy == NULL) abort();
    for (turn = 0; turn < 400; turn++) {
        size_t many = 1 + turn % 8;

        memcpy(copy, bytes, length);
        while (many-- > 0) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            copy[(seed >> 20) % length] ^= (char)(1 << (seed >> 60 & 7));
        }
        write_file(copy, length);
        use(store_path);
    }
    free(copy);
    free(bytes);
    /* Rows with impossible values. */
    fill();
    run_sql("UPDATE wallet_sums SET sum = '1000000'");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    CHECK_OK(open_at(store_path, 0, 1));
    fill();
    run_sql("UPDATE wallet_entries SET amount = '1,5' WHERE id = 1");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    fill();
    run_sql("DELETE FROM wallet_entries WHERE id = 1");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    fill();
    run_sql("UPDATE wallet_journal SET times = 9223372036854775807");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    fill();
    run_sql("UPDATE wallet_journal SET id = -1, count = 9223372036854775807");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    fill();
    run_sql("UPDATE wallets SET next = 9223372036854775807, revision = -1");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
    fill();
    run_sql("UPDATE transactions SET entry = 9223372036854775807 WHERE entry = 1; UPDATE portfolios SET next = 0");
    use(store_path);
    fill();
    run_sql("UPDATE catalogues SET document = '{}'; UPDATE rates SET rate = '0'; UPDATE currencies SET name = char(0)");
    use(store_path);
    fill();
    run_sql("UPDATE wallet_entries SET label = CAST(x'FF' AS TEXT)");
    CHECK_STATUS(use(store_path), MONEY_ERR_RETRIEVAL);
}

static void locked(void)
{
    money_store_t *store = store_open(1), *other = NULL;
    money_t euros = store_amount("1.00 EUR");
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    sqlite3 *database = NULL;
    size_t count = 9;
    double start;

    CHECK_OK(money_store_wallet_add(store, "default", &euros, NULL, NULL, &error));
    options.busy_milliseconds = 150;
    CHECK_OK(money_store_open(store_path, &options, &other, &error));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_add(store, "default", &euros, NULL, NULL, &error));
    /* One writes, the other reads the previous state, and cannot write. */
    CHECK_OK(money_store_wallet_count(other, "default", NULL, &count, &error));
    CHECK(count == 1);
    start = store_now();
    CHECK_CAUSE(money_store_wallet_add(other, "default", &euros, NULL, NULL, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_LOCKED);
    CHECK(store_now() - start >= 0.1);
    CHECK_CAUSE(money_store_remove(other, MONEY_STORE_KIND_WALLET, "default", &error), MONEY_ERR_REMOVAL, MONEY_ERR_STORE_LOCKED);
    CHECK_CAUSE(money_store_begin(other, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_LOCKED);
    CHECK_OK(money_store_commit(store, &error));
    CHECK_OK(money_store_wallet_add(other, "default", &euros, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 3);
    money_store_free(store);
    money_store_free(other);
    /* Another process locks the entire file. */
    if (sqlite3_open(store_path, &database) != SQLITE_OK) abort();
    sqlite3_exec(database, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE store SET revision = 7", NULL, NULL, NULL);
    CHECK_STATUS(open_at(store_path, 0, 1), MONEY_ERR_STORE_LOCKED);
    sqlite3_close(database);
    CHECK_OK(open_at(store_path, 0, 1));
}

static int heard;
static uint64_t heard_revision;

static void hear(void *user_data, uint64_t revision)
{
    heard++;
    heard_revision = revision;
    /* It has happened, and can be read; but nothing can be changed here. */
    CHECK_OK(money_store_revision(user_data, &revision, &error));
    CHECK(revision == heard_revision);
    CHECK_STATUS(money_store_setting_save(user_data, "theme", "dark", MONEY_NTS, 1, &error), MONEY_ERR_BUSY);
    CHECK_STATUS(money_store_close(user_data, &error), MONEY_ERR_BUSY);
}

static void free_it(void *user_data, uint64_t revision)
{
    (void)revision;
    money_store_free(user_data);
}

static void transactions(void)
{
    money_store_t *store = store_open(1), *other;
    uint64_t revision = 9;
    size_t count = 9;
    money_t euros = store_amount("1.00 EUR"), short_of = store_amount("-1 EUR");
    money_wallet_t *wallet = make_wallet();

    CHECK_OK(money_store_on_change(store, hear, store, &error));
    CHECK_STATUS(money_store_commit(store, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_rollback(store, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_begin(store, &error));
    CHECK_STATUS(money_store_begin(store, &error), MONEY_ERR_ARGUMENT);
    CHECK_OK(money_store_wallet_add(store, "a", &euros, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_save(store, "b", wallet, &error));
    CHECK_STATUS(money_store_remove(store, MONEY_STORE_KIND_WALLET, "c", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    CHECK(count == 2 && heard == 0);
    CHECK_OK(money_store_rollback(store, &error));
    CHECK_OK(money_store_name_count(store, MONEY_STORE_KIND_WALLET, &count, &error));
    CHECK(count == 0 && heard == 0);
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_add(store, "a", &euros, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_add(store, "a", &short_of, NULL, NULL, &error));
    CHECK_OK(money_store_commit(store, &error));
    CHECK(heard == 1 && heard_revision == 1);
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_commit(store, &error));
    CHECK(heard == 1);
    CHECK_OK(money_store_setting_save(store, "theme", "dark", MONEY_NTS, 1, &error));
    CHECK(heard == 2 && heard_revision == 2);
    /* An open transaction is not saved when the file is closed. */
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(money_store_wallet_add(store, "a", &euros, NULL, NULL, &error));
    CHECK_OK(money_store_close(store, &error));
    CHECK_OK(money_store_close(store, &error));
    CHECK_STATUS(money_store_revision(store, &revision, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_begin(store, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_store_wallet_add(store, "a", &euros, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    money_store_free(store);
    store = store_open(0);
    CHECK_OK(money_store_wallet_count(store, "a", NULL, &count, &error));
    CHECK(count == 2);
    CHECK_OK(money_store_on_change(store, free_it, store, &error));
    CHECK_OK(money_store_setting_save(store, "theme", "light", MONEY_NTS, 2, &error));
    other = store_open(0);
    CHECK_OK(money_store_revision(other, &revision, &error));
    CHECK(revision == 3);
    money_store_free(other);
    money_wallet_free(wallet);
}

/** Favourites that version 0.1 kept in a table of their own: a list that is loaded has them, until it is restored. */
static void old_favourites(void)
{
    money_store_t *store = store_open(1);
    money_currency_list_t *list = make_currency_list(), *loaded = NULL;
    money_currency_list_item_t item;
    char *json = NULL;

    CHECK_OK(money_store_currencies_save(store, "live", list, &error));
    CHECK_OK(money_currency_list_to_json(list, &json, NULL, &error));
    money_store_free(store);
    run_sql("INSERT INTO favourites VALUES ('EUR'), ('XAF')");
    store = store_open(0);
    CHECK_OK(money_store_currencies_load(store, "live", "en", &loaded, &error));
    CHECK_OK(money_currency_list_at(loaded, 0, &item, &error));
    CHECK(strcmp(item.code, "EUR") == 0 && item.is_favourite == 1);
    CHECK_OK(money_currency_list_restore(loaded, json, MONEY_NTS, &error));
    CHECK_OK(money_currency_list_at(loaded, 0, &item, &error));
    CHECK(strcmp(item.code, "USD") == 0 && item.is_favourite == 1);
    CHECK_OK(money_currency_list_at(loaded, 1, &item, &error));
    CHECK(item.is_favourite == 0);
    money_string_free(json);
    money_currency_list_free(list);
    money_currency_list_free(loaded);
    money_store_free(store);
}

static void forked(void)
{
    money_store_t *store = store_open(1);
    money_t euros = store_amount("1.00 EUR");
    int ends[2], result = 0;
    size_t count = 9;
    pid_t child;
    char told = 0;

    CHECK_OK(money_store_wallet_add(store, "default", &euros, NULL, NULL, &error));
    CHECK(pipe(ends) == 0);
    fflush(stdout);
    child = fork();
    if (child == 0) {
        char is_refused = money_store_wallet_add(store, "default", &euros, NULL, NULL, NULL) == MONEY_ERR_STATE;

        money_store_free(store);
        /* SQLite's memory is the parent's: a killed child leaks nothing of it. */
        if (write(ends[1], &is_refused, 1) == 1) kill(getpid(), SIGKILL);
        _exit(1);
    }
    close(ends[1]);
    CHECK(read(ends[0], &told, 1) == 1 && told == 1);
    close(ends[0]);
    CHECK(waitpid(child, &result, 0) == child && WIFSIGNALED(result));
    CHECK_OK(money_store_wallet_add(store, "default", &euros, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 2);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    paths();
    something_else();
    versions();
    truncated();
    damaged();
    locked();
    transactions();
    old_favourites();
    forked();
    return store_tests_end();
}
