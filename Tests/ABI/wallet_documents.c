/* Wallets that are watched, and wallets as text: callbacks that call back and free, journals cut at every byte, documents
 * with something changed. */
#include "state.h"

static money_t amount_of(const char *text)
{
    money_t amount;

    if (money_parse(text, MONEY_NTS, &amount, NULL) != MONEY_OK) abort();
    return amount;
}

static money_status_t add(money_wallet_t *wallet, const char *text)
{
    money_t amount = amount_of(text);

    return money_wallet_add(wallet, &amount, NULL, NULL, NULL);
}

static money_wallet_t *wallet_of(const char *text)
{
    money_wallet_t *wallet = NULL;

    if (money_wallet_new(&wallet, NULL) != MONEY_OK || add(wallet, text) != MONEY_OK) abort();
    return wallet;
}

/* ---------------------------------------------------------------------------------------------------- Callbacks ---- */

typedef struct {
    money_wallet_t *wallet, *other;
    int count, is_freeing;
    uint64_t revision;
} watcher_t;

/** Tries everything on the wallet of the notification. */
static void hear(void *user_data, uint64_t revision)
{
    watcher_t *watcher = user_data;
    money_wallet_t *wallet = watcher->wallet;
    money_t amount = amount_of("1.00 EUR"), sum;
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;
    money_exchange_leg_t exchange = MONEY_EXCHANGE_LEG_INIT;
    state_t before = {0}, after = {0};
    money_error_t error;
    uint64_t id = 7, told = 0;

    leg.source = wallet, leg.amount = exchange.give = amount;
    watcher->count++;
    watcher->revision = revision;
    state_of_wallet(&before, wallet);
    CHECK_STATUS(money_wallet_add(wallet, &amount, NULL, &id, &error), MONEY_ERR_BUSY);
    CHECK(id == 0);
    CHECK_TEXT(error.text, "the object must not be changed before its own callback has returned");
    CHECK_STATUS(money_wallet_remove_amount(wallet, &amount, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_remove(wallet, 1, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_amend_entry(wallet, 1, &amount, NULL, 0, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_void_entry(wallet, 1, 0, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_checkpoint(wallet, 0, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_hold(wallet, &amount, NULL, &id, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_commit(wallet, 1, &id, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_commit_amount(wallet, 1, &amount, &id, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_release(wallet, 1, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_transfer(&leg, 1, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_exchange(wallet, &exchange, 1, NULL, NULL, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_wallet_on_change(wallet, NULL, NULL, NULL), MONEY_ERR_BUSY);
    CHECK_OK(money_wallet_revision(wallet, &told, NULL));
    CHECK(told == revision);
    CHECK_OK(money_wallet_sum(wallet, "EUR", NULL, &sum, NULL));
    if (watcher->is_freeing) {
        /* Gone when this has returned, and readable until then; freeing it twice frees it once. */
        money_wallet_free(wallet);
        money_wallet_free(wallet);
    }
    state_of_wallet(&after, wallet);
    CHECK(state_equal(&before, &after));
}

/** Frees, and changes, another wallet than that of the notification. */
static void hear_of_another(void *user_data, uint64_t revision)
{
    watcher_t *watcher = user_data;

    (void)revision;
    watcher->count++;
    if (watcher->is_freeing) money_wallet_free(watcher->other);
    else CHECK_OK(add(watcher->other, "1.00 EUR"));
}

static void callbacks(void)
{
    watcher_t watcher = {0}, second = {0};
    money_transfer_leg_t leg;
    money_error_t error;
    money_wallet_t *a = wallet_of("10.00 EUR"), *b = wallet_of("1.00 EUR");
    money_t amount = amount_of("-99.00 JPY");
    uint64_t hold = 0, id = 0;

    watcher.wallet = a;
    CHECK_OK(money_wallet_on_change(a, hear, &watcher, &error));
    CHECK_OK(add(a, "2.00 EUR"));
    CHECK(watcher.count == 1 && watcher.revision == 2);
    /* A failure is no change. */
    CHECK_STATUS(money_wallet_remove_amount(a, &amount, NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK(watcher.count == 1);
    amount = amount_of("1.00 EUR");
    CHECK_OK(money_wallet_hold(a, &amount, NULL, &hold, &error));
    CHECK_OK(money_wallet_commit(a, hold, &id, &error));
    CHECK(watcher.count == 3 && watcher.revision == 4);
    CHECK_OK(money_wallet_on_change(a, NULL, NULL, &error));
    CHECK_OK(money_wallet_remove(a, 1, &error));
    CHECK(watcher.count == 3);

    /* A movement notifies both wallets, after both have changed. */
    second.wallet = b;
    CHECK_OK(money_wallet_on_change(a, hear, &watcher, &error));
    CHECK_OK(money_wallet_on_change(b, hear, &second, &error));
    money_transfer_leg_init(&leg);
    leg.source = a, leg.target = b, leg.amount = amount_of("1.00 EUR");
    CHECK_OK(money_wallet_transfer(&leg, 1, NULL, &error));
    CHECK(watcher.count == 4 && second.count == 1);

    /* One callback changes the other wallet, which notifies of that, then of the movement. */
    watcher.other = b;
    CHECK_OK(add(a, "5.00 EUR"));
    CHECK_OK(money_wallet_on_change(a, hear_of_another, &watcher, &error));
    CHECK_OK(money_wallet_transfer(&leg, 1, NULL, &error));
    CHECK(second.count == 3);
    /* One callback frees the other wallet, which is not notified. */
    watcher.is_freeing = 1;
    CHECK_OK(money_wallet_transfer(&leg, 1, NULL, &error));
    CHECK(second.count == 3);
    /* Freed in its own callback. */
    watcher.count = 0;
    CHECK_OK(money_wallet_on_change(a, hear, &watcher, &error));
    CHECK_OK(add(a, "5.00 EUR"));
    CHECK(watcher.count == 1);
}

/* ---------------------------------------------------------------------------------------------------- Documents ---- */

/** A wallet that everything has happened to. */
static money_wallet_t *full_wallet(void)
{
    money_wallet_t *wallet = wallet_of("10.00 EUR");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_exchange_leg_t leg = MONEY_EXCHANGE_LEG_INIT;
    money_t amount = amount_of("3.50 EUR");
    uint64_t hold = 0;

    leg.give = amount_of("2.00 EUR");
    note.label = "caf\xc3\xa9 \"7\" \\ /";
    note.date = 19782;
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, NULL));
    CHECK_OK(money_wallet_remove_amount(wallet, &amount, NULL, NULL));
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &hold, NULL));
    CHECK_OK(money_wallet_commit(wallet, hold, NULL, NULL));
    CHECK_OK(money_wallet_hold(wallet, &leg.give, NULL, &hold, NULL));
    CHECK_OK(money_wallet_release(wallet, hold, NULL));
    CHECK_OK(money_wallet_exchange(wallet, &leg, 1, NULL, NULL, &note, NULL));
    CHECK_OK(money_wallet_hold(wallet, &leg.give, &note, &hold, NULL));
    CHECK_OK(add(wallet, "0.00001 BTC"));
    return wallet;
}

static int same_json(const money_wallet_t *a, const money_wallet_t *b)
{
    char *one = NULL, *two = NULL;
    int same = money_wallet_to_json(a, &one, NULL, NULL) == MONEY_OK && money_wallet_to_json(b, &two, NULL, NULL) == MONEY_OK &&
               strcmp(one, two) == 0;

    if (!same) fprintf(stderr, "%s\n%s\n", one, two);
    money_string_free(one);
    money_string_free(two);
    return same;
}

typedef money_status_t read_t(const char *, size_t, money_wallet_t **, money_error_t *);

/** Every beginning of a text is a wallet or a status with a place and a line; how many were wallets. */
static int cut(read_t *read, const char *text, size_t length)
{
    char *exact = malloc(length + 1);
    size_t end;
    int wallets = 0;

    if (exact == NULL) abort();
    for (end = 0; end <= length; end++) {
        money_wallet_t *wallet = (money_wallet_t *)8;
        money_error_t error = {0};
        char *start = exact + length - end; /* a memory checker detects reads beyond the end */
        money_status_t status;

        memcpy(start, text, end);
        status = read(start, end, &wallet, &error);
        if (status == MONEY_OK) {
            wallets++;
            money_wallet_free(wallet);
            continue;
        }
        CHECK(wallet == NULL && error.status == status && error.position >= 0 && (size_t)error.position <= end);
        CHECK(error.text[0] != '\0' && strchr(error.text, '\n') == NULL);
    }
    free(exact);
    return wallets;
}

/** Every byte of a text is replaced by others: never a crash, and an accepted text is written again unchanged. */
static void change(read_t *read, const char *text, size_t length)
{
    static const char others[] = "\"{}[]0-9e,:\\ a\n\x01\xff";
    char *changed = malloc(length + 1);
    size_t index, other;
    int refused = 0;

    if (changed == NULL) abort();
    for (index = 0; index < length; index++)
        for (other = 0; other < sizeof others - 1; other++) {
            money_wallet_t *wallet = NULL;
            money_error_t error = {0};

            memcpy(changed, text, length);
            changed[index] = others[other];
            if (read(changed, length, &wallet, &error) == MONEY_OK) {
                money_wallet_free(wallet);
                continue;
            }
            refused++;
            if (wallet != NULL || error.position < 0 || (size_t)error.position > length || error.text[0] == '\0')
                check_that(0, __FILE__, __LINE__, error.text);
        }
    CHECK(refused > 0);
    free(changed);
}

static void refused(read_t *read, const char *text, money_status_t status, const char *place, const char *words)
{
    money_wallet_t *wallet = NULL;
    money_error_t error;

    CHECK_STATUS(read(text, MONEY_NTS, &wallet, &error), status);
    CHECK(wallet == NULL);
    CHECK_TEXT(error.text, words);
    CHECK_TEXT(error.position < 0 ? "nowhere" : text + error.position, strstr(text, place));
}

#define HEAD "{\"format\":\"libmoney.wallet\",\"next\":5,\"revision\":4,\"version\":1,"
#define ENTRY(id, amount) "{\"amount\":\"" amount "\",\"currency\":\"EUR\",\"id\":" id "}"
#define JOURNAL "{\"format\":\"libmoney.journal\",\"version\":1}\n"

static void documents(void)
{
    money_wallet_t *wallet = full_wallet(), *again = NULL;
    money_error_t error;
    char *json = NULL, *journal = NULL;
    size_t length = 0, journal_length = 0, lines = 0, index;

    CHECK_OK(money_wallet_to_json(wallet, &json, &length, &error));
    CHECK_OK(money_wallet_from_json(json, length, &again, &error));
    CHECK(same_json(wallet, again));
    money_wallet_free(again);
    CHECK(cut(money_wallet_from_json, json, length) == 1);
    change(money_wallet_from_json, json, length);

    CHECK_OK(money_wallet_to_journal(wallet, &journal, &journal_length, &error));
    CHECK_OK(money_wallet_from_journal(journal, journal_length, &again, &error));
    CHECK(same_json(wallet, again));
    money_wallet_free(again);
    for (index = 0; index < journal_length; index++) lines += journal[index] == '\n';
    /* Truncated after a line, the journal describes an earlier state; truncated elsewhere it is rejected. */
    CHECK(cut(money_wallet_from_journal, journal, journal_length) == (int)lines);
    change(money_wallet_from_journal, journal, journal_length);
    /* A wallet from JSON has a journal too, which continues. */
    CHECK_OK(money_wallet_from_json(json, length, &again, &error));
    CHECK_OK(add(again, "1.00 EUR"));
    money_string_free(journal);
    CHECK_OK(money_wallet_to_journal(again, &journal, &journal_length, &error));
    money_wallet_free(wallet);
    CHECK_OK(money_wallet_from_journal(journal, journal_length, &wallet, &error));
    CHECK(same_json(wallet, again));
    money_wallet_free(again);
    money_wallet_free(wallet);
    money_string_free(json);
    money_string_free(journal);

    refused(money_wallet_from_json, "{}", MONEY_ERR_DOCUMENT, "{",
            "missing \"format\": expected \"libmoney.wallet\"");
    refused(money_wallet_from_json, "[1]", MONEY_ERR_DOCUMENT, "[",
            "missing \"format\": expected \"libmoney.wallet\"");
    refused(money_wallet_from_json, "{\"format\":\"libmoney.wallet\",\"version\":3}", MONEY_ERR_VERSION, "\"libm",
            "\"version\" must be at most 2, got 3; a newer library wrote the document");
    refused(money_wallet_from_json, HEAD "\"entries\":[" ENTRY("1", "1.00") "," ENTRY("3", "x") "]}", MONEY_ERR_SYNTAX,
            "\"x\"", "expected a decimal number, got \"x\"");
    refused(money_wallet_from_json, HEAD "\"entries\":[" ENTRY("3", "1.00") "," ENTRY("3", "2.00") "]}", MONEY_ERR_DOCUMENT,
            "{\"amount\":\"2.00\"", "ids must ascend below the next id, got 3");
    refused(money_wallet_from_json, HEAD "\"entries\":[" ENTRY("5", "1.00") "]}", MONEY_ERR_DOCUMENT, "{\"amount\"",
            "ids must ascend below the next id, got 5");
    refused(money_wallet_from_json, HEAD "\"entries\":[" ENTRY("1", "1.00") "],\"holds\":[" ENTRY("2", "1.01") "]}",
            MONEY_ERR_INSUFFICIENT, "{\"amount\":\"1.01\"", "insufficient balance: 1.00 EUR, 1.01 of it held");
    refused(money_wallet_from_json, HEAD "\"entry\":[]}", MONEY_ERR_DOCUMENT, "{", "unknown member \"entry\"");
    refused(money_wallet_from_journal, "", MONEY_ERR_DOCUMENT, "", "the journal is empty");
    refused(money_wallet_from_journal, JOURNAL "{\"do\":\"post\",\"entries\":[" ENTRY("1", "1.00") "," ENTRY("3", "1") "]}\n",
            MONEY_ERR_DOCUMENT, "{\"do\"", "line 2: ids must ascend below the next id, got 3");
    refused(money_wallet_from_journal, JOURNAL "{\"do\":\"remove\",\"id\":7}\n", MONEY_ERR_NOT_FOUND, "{\"do\"",
            "line 2: unknown entry id 7 in the wallet");
    refused(money_wallet_from_journal, JOURNAL "{\"do\":\"post\",\"entries\":[" ENTRY("1", "1.00") "]}\n"
            "{\"do\":\"hold\",\"entry\":" ENTRY("2", "1.00") "}\n{\"do\":\"commit\",\"entry\":" ENTRY("3", "-1.50") ",\"hold\":2}\n",
            MONEY_ERR_DOCUMENT, "{\"do\":\"commit\"", "line 4: entry of a commit must match the hold, got -1.50 EUR");
    refused(money_wallet_from_journal, JOURNAL "{\"do\":\"post\",\"entries\":[" ENTRY("1", "1,00") "]}\n", MONEY_ERR_SYNTAX,
            "\"1,00\"", "line 2: expected a decimal number, got \"1,00\"; decimal sign must be \".\", without group separators, "
            "as in 1000.50");
}

/** Steps of a sum that do not fit, on the way to one that does. */
static void wide_sums(void)
{
    money_wallet_t *wallet = wallet_of("0.5 EUR"), *again = NULL;
    char *json = NULL;
    money_t sum, amount = amount_of("0.5 EUR");

    CHECK_OK(add(wallet, "0.5 EUR"));
    CHECK_OK(add(wallet, "99999999999999999999999999999999999990 EUR"));
    CHECK_OK(add(wallet, "-99999999999999999999999999999999999990 EUR"));
    CHECK_OK(money_wallet_remove_amount(wallet, &amount, NULL, NULL));
    CHECK_OK(money_wallet_to_json(wallet, &json, NULL, NULL));
    CHECK_OK(money_wallet_from_json(json, MONEY_NTS, &again, NULL));
    CHECK(same_json(wallet, again));
    CHECK_OK(money_wallet_sum(again, "EUR", NULL, &sum, NULL));
    CHECK(sum.lo == 50 && sum.hi == 0 && sum.scale == 2);
    money_string_free(json);
    money_wallet_free(wallet);
    money_wallet_free(again);
    refused(money_wallet_from_json, HEAD "\"entries\":[" ENTRY("1", "0.5") "," ENTRY("2", "99999999999999999999999999999999999999") "]}",
            MONEY_ERR_OVERFLOW, "{\"amount\":\"999", "sum exceeds 38 digits");
}

int main(void)
{
    callbacks();
    documents();
    wide_sums();
    return check_end();
}
