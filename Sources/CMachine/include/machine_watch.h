/* How far a long call of a thread is, and whether it is to end. */
#ifndef MONEY_MACHINE_WATCH_H
#define MONEY_MACHINE_WATCH_H

#include <stdint.h>

/** The watch of a thread's long calls; none if `done` is NULL. */
typedef struct {
    uint32_t *cancel;
    uint64_t *done;
    uint64_t *total;
    void (*callback)(void *user_data, uint64_t done, uint64_t total);
    void *user_data;
} money_watch_t;

/** Sets the watch of this thread's long calls. */
void money_watch_set(money_watch_t watch);

/** Returns whether the long calls of this thread are watched. */
int money_watch_is_set(void);

/** Records progress: `done` of `total` units, which is 0 if unknown. Returns whether the call continues. */
int money_watch_report(uint64_t done, uint64_t total);

/** As money_watch_report, without the callback. */
int money_watch_note(uint64_t done, uint64_t total);

/** Returns whether this thread is inside the callback. */
int money_watch_is_calling(void);

/** Returns whether the call continues. Occasionally calls the callback with the last recorded progress. */
int money_watch_goes_on(void);

#endif
