/* Every call that reads a long document reports its progress, and can be cancelled. */
#include "check.h"

#include "big_documents.h"

enum { BYTES = 500000, LEAST = 5 };

static money_progress_t progress;
static unsigned reports;
static uint64_t last;
static int is_monotonic;

static void note(void *user_data, uint64_t done, uint64_t total)
{
    (void)user_data;
    if (done < last || (total != 0 && done > total)) is_monotonic = 0;
    last = done;
    reports++;
}

static void cancel(void *user_data, uint64_t done, uint64_t total)
{
    (void)done;
    (void)total;
    ((money_progress_t *)user_data)->cancel = 1;
}

static money_status_t read_watched(const shape_t *shape, money_progress_callback_t callback, money_bool_t is_cancelled)
{
    money_error_t error;
    money_status_t status;

    money_progress_init(&progress);
    progress.callback = callback;
    progress.user_data = &progress;
    progress.cancel = is_cancelled;
    last = reports = 0;
    is_monotonic = 1;
    CHECK_STATUS(money_progress_watch(&progress, NULL), MONEY_OK);
    status = shape->read(&error);
    CHECK_STATUS(money_progress_watch(NULL, NULL), MONEY_OK);
    return status;
}

int main(void)
{
    size_t index, good = 0;

    for (index = 0; index < SHAPES; index++) {
        const shape_t *shape = &shapes[index];
        money_error_t error;
        long failed = check_failed;

        write_shape(shape, BYTES);
        if (shape->read(&error) != MONEY_OK) continue;
        good++;
        CHECK_STATUS(read_watched(shape, note, 0), MONEY_OK);
        CHECK(is_monotonic);
        CHECK(reports >= LEAST);
        CHECK_STATUS(read_watched(shape, cancel, 0), MONEY_ERR_CANCELLED);
        CHECK_STATUS(read_watched(shape, NULL, 1), MONEY_ERR_CANCELLED);
        if (check_failed != failed) fprintf(stderr, "    %s\n", shape->name);
    }
    CHECK(good >= 10);
    free(text);
    return check_end();
}
