/* Long calls with a progress callback: they report their progress, can be cancelled, and have then changed nothing. */
#include "check.h"

static money_progress_t progress = MONEY_PROGRESS_INIT;
static money_wallet_t *wallet;
static unsigned calls, busy;
static uint64_t last;

enum { PAIRS = 5000, ENTRIES = 5000 };

static char text[PAIRS * 64];
static size_t length;

static void write_pairs(void)
{
    size_t index;

    length = (size_t)sprintf(text, "[");
    for (index = 0; index < PAIRS; index++)
        length += (size_t)sprintf(text + length, "%s{\"from\":\"A%05zu\",\"to\":\"B%05zu\",\"rate\":\"1.5\"}",
                                  index != 0 ? "," : "", index, index);
    length += (size_t)sprintf(text + length, "]");
}

static money_status_t read_pairs(void)
{
    money_rates_t *rates = (money_rates_t *)8;
    money_error_t error;
    money_status_t status = money_rates_from_json(text, length, &rates, &error);

    CHECK((status == MONEY_OK) == (rates != NULL));
    money_rates_free(rates);
    return status;
}

/** Counts, tries to change a wallet, and reads a document itself, which does not notify it again. */
static void notified(void *user_data, uint64_t done, uint64_t total)
{
    money_t amount;

    calls++;
    CHECK(user_data == &calls && done >= last && done <= total && total == length);
    last = done;
    if (calls == 1) {
        CHECK_STATUS(money_from_minor(1, "EUR", NULL, &amount, NULL), MONEY_OK);
        if (money_wallet_add(wallet, &amount, NULL, NULL, NULL) == MONEY_ERR_BUSY) busy++;
        CHECK_STATUS(read_pairs(), MONEY_OK);
        CHECK(calls == 1);
    }
}

static void cancel(void *user_data, uint64_t done, uint64_t total)
{
    (void)done;
    (void)total;
    ((money_progress_t *)user_data)->cancel = 1;
}

static void watch_reading(void)
{
    progress.callback = notified;
    progress.user_data = &calls;
    CHECK_STATUS(money_progress_watch(&progress, NULL), MONEY_OK);
    CHECK_STATUS(read_pairs(), MONEY_OK);
    CHECK(calls > 5 && busy == 1);
    CHECK(progress.done > length / 2 && progress.total == length);
    CHECK_STATUS(money_progress_watch(NULL, NULL), MONEY_OK);
    calls = 1;
    CHECK_STATUS(read_pairs(), MONEY_OK);
    CHECK(calls == 1);
}

static void end_reading(void)
{
    progress.callback = cancel;
    progress.user_data = &progress;
    CHECK_STATUS(money_progress_watch(&progress, NULL), MONEY_OK);
    CHECK_STATUS(read_pairs(), MONEY_ERR_CANCELLED);
    CHECK(progress.done < length);
    progress.callback = NULL;
    CHECK_STATUS(money_progress_watch(&progress, NULL), MONEY_OK);
    CHECK_STATUS(read_pairs(), MONEY_ERR_CANCELLED); /* `cancel` is still 1 */
    progress.cancel = 0;
    CHECK_STATUS(read_pairs(), MONEY_OK);
    CHECK_STATUS(money_progress_watch(NULL, NULL), MONEY_OK);
}

static void end_storing(void)
{
    money_store_t *store;
    money_wallet_t *loaded = (money_wallet_t *)8;
    uint64_t before, after;

    CHECK_STATUS(money_store_open(":memory:", NULL, &store, NULL), MONEY_OK);
    CHECK_STATUS(money_store_wallet_save(store, "default", wallet, NULL), MONEY_OK);
    CHECK_STATUS(money_store_revision(store, &before, NULL), MONEY_OK);
    progress.cancel = 1;
    CHECK_STATUS(money_progress_watch(&progress, NULL), MONEY_OK);
    CHECK_STATUS(money_store_check(store, NULL), MONEY_ERR_CANCELLED);
    CHECK_STATUS(money_store_wallet_load(store, "default", &loaded, NULL), MONEY_ERR_CANCELLED);
    CHECK(loaded == NULL);
    CHECK_STATUS(money_store_wallet_save(store, "default", wallet, NULL), MONEY_ERR_CANCELLED);
    CHECK_STATUS(money_progress_watch(NULL, NULL), MONEY_OK);
    CHECK_STATUS(money_store_revision(store, &after, NULL), MONEY_OK);
    CHECK(before == after);
    CHECK_STATUS(money_store_check(store, NULL), MONEY_OK);
    CHECK_STATUS(money_store_wallet_load(store, "default", &loaded, NULL), MONEY_OK);
    money_wallet_free(loaded);
    money_store_free(store);
}

int main(void)
{
    money_progress_t zeroed = { 0 };
    money_t amount;
    size_t index;

    CHECK_STATUS(money_progress_watch(&zeroed, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_wallet_new(&wallet, NULL), MONEY_OK);
    CHECK_STATUS(money_from_minor(1, "EUR", NULL, &amount, NULL), MONEY_OK);
    for (index = 0; index < ENTRIES; index++)
        CHECK_STATUS(money_wallet_add(wallet, &amount, NULL, NULL, NULL), MONEY_OK);
    write_pairs();
    watch_reading();
    end_reading();
    end_storing();
    money_wallet_free(wallet);
    return check_end();
}
