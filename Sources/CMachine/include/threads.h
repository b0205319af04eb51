/* Work on threads that end with the call. The rest of the engine has no threads. */
#ifndef MONEY_THREADS_H
#define MONEY_THREADS_H

#include <stdint.h>

/** The threads of one call, and how far they are together. */
typedef struct money_crew money_crew_t;

/** Calls work(context, index, crew) once for each index below `count`, the last one on the caller's thread, and returns
 *  when all have finished. If a thread cannot be created, the caller's thread does its work.
 *
 *  @param total  the number of units of all work, for the watch of the caller's thread.
 *  @return whether the work was completed. If not, money_crew_goes_on has stopped the threads. */
int money_crew_run(int count, uint64_t total, void (*work)(void *context, int index, money_crew_t *crew),
                   void *context);

/** Records `units` more completed units. Returns whether the work continues. Only the caller's thread reports to the
 *  watch, which is that thread's. */
int money_crew_goes_on(money_crew_t *crew, uint64_t units);

#endif
