#include "machine_watch.h"

#include "callbacks.h"

#include <stddef.h>

/* How many questions are asked between two calls of the callback. */
enum { STRIDE = 4096 };

static _Thread_local money_watch_t current;
static _Thread_local uint32_t questions;
/* Set from the call of the callback until it returns. */
static _Thread_local int is_calling;

typedef struct {
    uint64_t done, total;
} numbers_t;

static void call_back(void *context)
{
    const numbers_t *numbers = context;

    is_calling = 1;
    current.callback(current.user_data, numbers->done, numbers->total);
    is_calling = 0;
}

int money_watch_is_calling(void)
{
    return is_calling;
}

void money_watch_set(money_watch_t watch)
{
    current = watch;
    questions = 0;
}

int money_watch_is_set(void)
{
    return current.done != NULL;
}

int money_watch_note(uint64_t done, uint64_t total)
{
    if (current.done == NULL) return 1;
    /* Another thread may read these words and write that one while the call runs. */
    __atomic_store_n(current.done, done, __ATOMIC_RELAXED);
    __atomic_store_n(current.total, total, __ATOMIC_RELAXED);
    return __atomic_load_n(current.cancel, __ATOMIC_RELAXED) == 0;
}

int money_watch_report(uint64_t done, uint64_t total)
{
    if (current.done == NULL) return 1;
    money_watch_note(done, total);
    /* A call that the callback makes does not call it again. */
    if (done != 0 && current.callback != NULL && !money_watch_is_calling()) {
        numbers_t numbers = { done, total };

        money_callback_run(call_back, &numbers);
    }
    /* The callback may have ended the watching. */
    return current.cancel == NULL || __atomic_load_n(current.cancel, __ATOMIC_RELAXED) == 0;
}

int money_watch_goes_on(void)
{
    if (current.done == NULL) return 1;
    if (++questions % STRIDE == 0) {
        return money_watch_report(__atomic_load_n(current.done, __ATOMIC_RELAXED),
                                  __atomic_load_n(current.total, __ATOMIC_RELAXED));
    }
    return __atomic_load_n(current.cancel, __ATOMIC_RELAXED) == 0;
}
