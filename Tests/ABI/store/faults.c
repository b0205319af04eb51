/* Stores: killed while they write, on a full disk, on a read-only file. Acknowledged changes are present afterwards.
 *
 *     faults [ROOT [KILLS]]
 */
#include "store.h"

#include <sys/mount.h>

/* More entries than fit into SQLite's page cache. */
#define LARGE 150000

static uint64_t seed = 20240229;

static uint64_t chance(uint64_t below)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % below;
}

static size_t number_of(money_store_t *store)
{
    char text[32];

    if (money_store_setting(store, "number", text, sizeof text, NULL, NULL, NULL) != MONEY_OK) return 0;
    return (size_t)strtoul(text, NULL, 10);
}

/** Books with a bank account, which the first change saves. */
static money_status_t save_books(money_store_t *store)
{
    money_ledger_t *ledger = NULL;
    money_status_t status;

    must(money_ledger_new("EUR", &ledger, NULL));
    must(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, NULL));
    must(money_ledger_add_account(ledger, "Equity:Opening", MONEY_ACCOUNT_EQUITY, NULL, NULL));
    status = money_store_ledger_save(store, "books", ledger, NULL);
    money_ledger_free(ledger);
    return status;
}

static money_status_t post_a_cent(money_store_t *store, money_date_t date)
{
    money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };

    postings[0].account = "Assets:Bank";
    postings[1].account = "Equity:Opening";
    postings[0].amount = store_amount("0.01 EUR");
    postings[1].amount = store_amount("-0.01 EUR");
    return money_store_ledger_post(store, "books", date, "a cent", MONEY_NTS, postings, 2, NULL, NULL, NULL);
}

/** One change: an entry, a transaction and a setting that counts them, together; from time to time other, complete
 *  objects. */
static money_status_t write_one(money_store_t *store, size_t number, const money_wallet_t *wallet,
                                const money_portfolio_t *portfolio)
{
    money_t cent = store_amount("0.01 EUR");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    char text[32];
    money_status_t status = money_store_begin(store, NULL);

    snprintf(text, sizeof text, "%zu", number);
    note.date = 19782 - (money_date_t)(number % 400);
    if (status == MONEY_OK) status = money_store_wallet_add(store, "default", &cent, &note, NULL, NULL);
    if (status == MONEY_OK && number == 1) status = save_books(store);
    if (status == MONEY_OK) status = post_a_cent(store, note.date);
    if (status == MONEY_OK && number % 5 == 0) status = money_store_wallet_save(store, "whole", wallet, NULL);
    if (status == MONEY_OK && number % 7 == 0) status = money_store_portfolio_save(store, "mine", portfolio, NULL);
    if (status == MONEY_OK) status = money_store_setting_save(store, "number", text, MONEY_NTS, (int64_t)number, NULL);
    if (status == MONEY_OK) return money_store_commit(store, NULL);
    MONEY_IGNORE(money_store_rollback(store, NULL));
    return status;
}

/** Writes for ever, and acknowledges each change. */
static void write_until_killed(int acknowledge)
{
    money_store_t *store = NULL;
    money_wallet_t *wallet = make_wallet();
    money_portfolio_t *portfolio = make_portfolio();
    size_t number;

    must(money_store_open(store_path, NULL, &store, NULL));
    for (number = number_of(store) + 1;; number++) {
        must(write_one(store, number, wallet, portfolio));
        if (write(acknowledge, &number, sizeof number) != (ssize_t)sizeof number) _exit(1);
    }
}

/** The sums of a wallet and of an account are those of all entries. */
static void check_sums(money_store_t *store, const money_t *wanted)
{
    money_wallet_balance_t balance;
    money_t sum;

    CHECK_OK(money_store_wallet_sum(store, "default", "EUR", NULL, &sum, &error));
    CHECK(memcmp(&sum, wanted, sizeof sum) == 0);
    CHECK_OK(money_store_wallet_balance(store, "default", "EUR", 19782, NULL, &balance, &error));
    CHECK(memcmp(&balance.posted, wanted, sizeof sum) == 0);
    CHECK_OK(money_store_ledger_balance(store, "books", "Assets", "EUR", 19782, 1, NULL, &sum, &error));
    CHECK(memcmp(&sum, wanted, sizeof sum) == 0);
}

static void killed(long kills)
{
    long turn;

    for (turn = 0; turn < kills; turn++) {
        int ends[2], result;
        size_t acknowledged = 0, number, count = 0;
        money_store_t *store;
        money_t wanted;
        char text[64];
        pid_t child;
        struct timespec nap = {0, 0};

        if (turn % 40 == 0) store_remove(store_path);
        if (pipe(ends) != 0) abort();
        fflush(stdout);
        child = fork();
        if (child == 0) {
            close(ends[0]);
            write_until_killed(ends[1]);
        }
        close(ends[1]);
        nap.tv_nsec = (long)chance(12000000);
        nanosleep(&nap, NULL);
        kill(child, SIGKILL);
        while (read(ends[0], &number, sizeof number) == (ssize_t)sizeof number) acknowledged = number;
        close(ends[0]);
        if (waitpid(child, &result, 0) != child || !WIFSIGNALED(result)) abort();

        store = store_open(0);
        number = number_of(store);
        /* The last may have been saved before it could be acknowledged. */
        if (number < acknowledged || (acknowledged > 0 && number > acknowledged + 1))
            fprintf(stderr, "acknowledged %zu, there are %zu\n", acknowledged, number);
        CHECK(number >= acknowledged && (acknowledged == 0 || number <= acknowledged + 1));
        if (money_store_wallet_count(store, "default", NULL, &count, NULL) != MONEY_OK) count = 0;
        CHECK(count == number);
        if (number > 0) {
            snprintf(text, sizeof text, "%zu.%02zu EUR", number / 100, number % 100);
            wanted = store_amount(text);
            check_sums(store, &wanted);
        }
        CHECK_OK(money_store_check(store, &error));
        money_store_free(store);
    }
}

/** Runs in a process of its own, whose limits and rights are its own. */
static int apart(int (*body)(void))
{
    int result = 1;
    pid_t child;

    fflush(stdout);
    fflush(stderr);
    child = fork();
    if (child == 0) _exit(body());
    if (waitpid(child, &result, 0) != child) abort();
    return WIFEXITED(result) ? WEXITSTATUS(result) : 1;
}

/** Writes until the disk is full: a status each time, object and file unchanged, and new space is used later. */
static int write_until_full(void)
{
    money_store_t *store = store_open(0);
    money_wallet_t *wallet = NULL;
    money_portfolio_t *portfolio = make_portfolio();
    money_t cent = store_amount("0.01 EUR");
    size_t number = number_of(store), index, count = 0;
    money_status_t status = MONEY_OK;
    uint64_t revision = 0, after = 0;

    must(money_wallet_new(&wallet, NULL));
    for (index = 0; index < LARGE; index++) must(money_wallet_add(wallet, &cent, NULL, NULL, NULL));
    /* A change that cannot fit at all. */
    must(money_store_revision(store, &revision, NULL));
    CHECK_CAUSE(money_store_wallet_save(store, "large", wallet, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_FULL);
    must(money_store_revision(store, &after, NULL));
    CHECK(revision == after);
    CHECK_STATUS(money_wallet_count(wallet, NULL, &count, &error), MONEY_OK);
    CHECK(count == LARGE);
    /* One in a transaction: the transaction is lost, and reports it. */
    must(money_store_begin(store, NULL));
    must(money_store_setting_save(store, "lost", "1", 1, 0, NULL));
    CHECK_CAUSE(money_store_wallet_save(store, "large", wallet, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_FULL);
    CHECK_CAUSE(money_store_setting_save(store, "lost", "2", 1, 0, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_FULL);
    CHECK_CAUSE(money_store_commit(store, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_FULL);
    CHECK_STATUS(money_store_commit(store, &error), MONEY_ERR_ARGUMENT);
    money_wallet_free(wallet);
    CHECK_STATUS(money_store_wallet_load(store, "large", &wallet, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_store_setting(store, "lost", NULL, 0, NULL, NULL, &error), MONEY_ERR_NOT_FOUND);
    /* Small ones until the disk is full. */
    for (index = 0; index < 200000 && status == MONEY_OK; index++) {
        status = money_store_wallet_add(store, "default", &cent, NULL, NULL, &error);
        if (status == MONEY_OK) number++;
    }
    CHECK_STATUS(status, MONEY_ERR_SAVING);
    CHECK_STATUS(error.cause, MONEY_ERR_STORE_FULL);
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == number);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    money_portfolio_free(portfolio);
    store = store_open(0);
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == number);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    return check_failed == 0 ? 0 : 1;
}

static int in_a_quota(void)
{
    struct rlimit limit = {400000, 400000};

    signal(SIGXFSZ, SIG_IGN);
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) abort();
    return write_until_full();
}

static int on_a_full_disk(void)
{
    money_store_t *store;

    snprintf(store_path, sizeof store_path, "%s/disk/store.db", store_folder);
    store = store_open(1);
    money_store_free(store);
    return write_until_full();
}

static void full(void)
{
    char disk[100];

    money_store_free(store_open(1));
    CHECK(apart(in_a_quota) == 0);
    snprintf(disk, sizeof disk, "%s/disk", store_folder);
    if (mkdir(disk, 0700) != 0) abort();
    /* A disk of our own, where that is permitted. */
    if (mount("none", disk, "tmpfs", 0, "size=900k") == 0) {
        CHECK(apart(on_a_full_disk) == 0);
        umount(disk);
    }
    rmdir(disk);
}

static int without_rights(void)
{
    money_store_t *store = NULL;
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_t cent = store_amount("0.01 EUR");
    size_t count = 0;

    if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) abort();
    CHECK_STATUS(money_store_open(store_path, NULL, &store, &error), MONEY_ERR_STORE_READ_ONLY);
    CHECK(store == NULL);
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 1);
    CHECK_CAUSE(money_store_wallet_add(store, "default", &cent, NULL, NULL, &error), MONEY_ERR_SAVING,
                MONEY_ERR_STORE_READ_ONLY);
    CHECK_CAUSE(money_store_remove(store, MONEY_STORE_KIND_WALLET, "default", &error), MONEY_ERR_REMOVAL,
                MONEY_ERR_STORE_READ_ONLY);
    CHECK_CAUSE(money_store_begin(store, &error), MONEY_ERR_SAVING, MONEY_ERR_STORE_READ_ONLY);
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
    return check_failed == 0 ? 0 : 1;
}

static void read_only(void)
{
    money_store_t *store = store_open(1);
    money_t cent = store_amount("0.01 EUR");
    size_t count = 0;

    CHECK_OK(money_store_wallet_add(store, "default", &cent, NULL, NULL, &error));
    money_store_free(store);
    if (chmod(store_path, 0444) != 0 || chmod(store_folder, 0777) != 0) abort();
    CHECK(apart(without_rights) == 0);
    if (chmod(store_path, 0644) != 0 || chmod(store_folder, 0700) != 0) abort();
    store = store_open(0);
    CHECK_OK(money_store_wallet_add(store, "default", &cent, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_count(store, "default", NULL, &count, &error));
    CHECK(count == 2);
    money_store_free(store);
}

int main(int count, char **arguments)
{
    long kills = count > 2 ? strtol(arguments[2], NULL, 10) : 50;

    store_tests_begin();
    read_only();
    full();
    killed(kills);
    return store_tests_end();
}
