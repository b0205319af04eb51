/* Every call that changes a store: in the store's own callback, on a file that may only be read, and on a full disk. Every call
 * that reads one: on a disk that cannot be read. Each fails as it must and changes nothing; then it succeeds. */
#include "failing_disk.h"

#include "each_reading.h"

/* -------------------------------------------------------------------------------------------------- In the callback */

static money_status_t begin(money_store_t *store) { return money_store_begin(store, &error); }

static money_status_t commit(money_store_t *store) { return money_store_commit(store, &error); }

static money_status_t rollback(money_store_t *store) { return money_store_rollback(store, &error); }

static money_status_t close_it(money_store_t *store) { return money_store_close(store, &error); }

static money_status_t listen(money_store_t *store) { return money_store_on_change(store, NULL, NULL, &error); }

static const call_t OTHERS[] = {
    {"money_store_begin", begin, 0},       {"money_store_commit", commit, 0},    {"money_store_rollback", rollback, 0},
    {"money_store_on_change", listen, 0},  {"money_store_close", close_it, 0},
};

static int heard;

static void hear(void *user_data, uint64_t revision)
{
    state_t before = {0}, after = {0};
    size_t index;

    (void)revision;
    heard++;
    state_of_store(&before, user_data);
    for (index = 0; index < CHANGE_COUNT; index++) fails(&CHANGES[index], user_data, MONEY_ERR_BUSY, MONEY_OK);
    for (index = 0; index < sizeof OTHERS / sizeof *OTHERS; index++)
        fails(&OTHERS[index], user_data, MONEY_ERR_BUSY, MONEY_OK);
    CHECK_TEXT(error.text, "the object must not be changed before its own callback has returned");
    /* Reading is no change. */
    for (index = 0; index < READING_COUNT; index++) CHECK_OK(READINGS[index].call(user_data));
    state_of_store(&after, user_data);
    CHECK(state_equal(&before, &after));
}

static void in_the_callback(void)
{
    money_store_t *store = fill_all();
    size_t index;

    CHECK_OK(money_store_on_change(store, hear, store, &error));
    CHECK_OK(save_setting(store));
    CHECK_OK(money_store_begin(store, &error));
    CHECK_OK(add_entry(store));
    CHECK(heard == 1);
    CHECK_OK(money_store_commit(store, &error));
    CHECK(heard == 2);
    CHECK_OK(money_store_on_change(store, NULL, NULL, &error));
    for (index = 0; index < CHANGE_COUNT; index++) CHECK_OK(CHANGES[index].call(store));
    CHECK(heard == 2);
    money_store_free(store);
}

/* ------------------------------------------------------------------------------------- Files that cannot be changed */

static void only_for_reading(void)
{
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_store_t *store = NULL;
    state_t before = {0}, after = {0};
    size_t index;

    money_store_free(fill_all());
    options.read_only = 1;
    CHECK_OK(money_store_open(store_path, &options, &store, &error));
    state_of_store(&before, store);
    for (index = 0; index < CHANGE_COUNT; index++)
        fails(&CHANGES[index], store, CHANGES[index].failure, MONEY_ERR_STORE_READ_ONLY);
    state_of_store(&after, store);
    CHECK(state_equal(&before, &after));
    money_store_free(store);
}

static void on_a_full_disk(void)
{
    money_store_t *store = fill_all();
    size_t index;

    for (index = 0; index < CHANGE_COUNT; index++) {
        state_t before = {0}, after = {0};

        state_of_store(&before, store);
        disk_arm(FROM_THEN_ON, 1, ENOSPC);
        fails(&CHANGES[index], store, CHANGES[index].failure, MONEY_ERR_STORE_FULL);
        CHECK(disk_failed);
        disk_mend();
        state_of_store(&after, store);
        CHECK(state_equal(&before, &after));
        CHECK_OK(CHANGES[index].call(store));
    }
    CHECK_OK(money_store_check(store, &error));
    money_store_free(store);
}

/* ----------------------------------------------------------------------------------------- Files that cannot be read */

/** Another connection's change makes this one read the file again. */
static void on_a_disk_that_cannot_be_read(void)
{
    money_store_t *store = fill_all(), *other = store_open(0);
    size_t index;

    for (index = 0; index < READING_COUNT; index++) {
        CHECK_OK(save_setting(other));
        disk_arm(FROM_THEN_ON, 1, EIO);
        CHECK_STATUS(READINGS[index].call(store), MONEY_ERR_RETRIEVAL);
        CHECK(disk_failed && error.status == MONEY_ERR_RETRIEVAL);
        /* SQLite reports some pages that it cannot read as damaged. */
        if (!CHECK(error.cause == MONEY_ERR_STORE_IO || error.cause == MONEY_ERR_STORE_CORRUPT))
            fprintf(stderr, "%s: %s\n", READINGS[index].name, error.text);
        disk_mend();
        CHECK_OK(READINGS[index].call(store));
    }
    money_store_free(other);
    money_store_free(store);
}

int main(void)
{
    store_tests_begin();
    in_the_callback();
    only_for_reading();
    on_a_full_disk();
    on_a_disk_that_cannot_be_read();
    return store_tests_end();
}
