/* How far a long call of a thread is, and whether it is to end. */
#ifndef MONEY_MACHINE_WATCH_H
#define MONEY_MACHINE_WATCH_H

#include <stdint.h>

/** What a thread's long calls report to. `done` NULL: nothing. */
typedef struct {
    uint32_t *cancel;
    uint64_t *done;
    uint64_t *total;
    void (*callback)(void *user_data, uint64_t done, uint64_t total);
    void *user_data;
} money_watch_t;

/** Sets what the long calls of this thread report to. */
void money_watch_set(money_watch_t watch);

/** Whether the long calls of this thread are watched. */
int money_watch_is_set(void);

/** Notes that so many units are done of so many, 0 if that is not known. Returns whether the call goes on. */
int money_watch_report(uint64_t done, uint64_t total);

/** As money_watch_report, without the callback. */
int money_watch_note(uint64_t done, uint64_t total);

/** Whether this thread is inside the callback. */
int money_watch_is_calling(void);

/** Whether the call goes on. Now and then it calls the callback, with what was noted last. */
int money_watch_goes_on(void);

#endif
