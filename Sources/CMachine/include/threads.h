/* Work on threads that end with the call. The rest of the engine has no threads. */
#ifndef MONEY_THREADS_H
#define MONEY_THREADS_H

#include <stdint.h>

/** The threads of one call, and how far they are together. */
typedef struct money_crew money_crew_t;

/** Calls work(context, index, crew) once for each index below `count`, the last one on the caller's thread, and returns
 *  when all are done. If a thread cannot be made, the caller's thread does its work.
 *
 *  @param total  how many units all work has, for the watch of the caller's thread.
 *  @return whether the work went on to its end. If not, money_crew_goes_on has told the threads to end. */
int money_crew_run(int count, uint64_t total, void (*work)(void *context, int index, money_crew_t *crew),
                   void *context);

/** Notes that so many more units are done. Returns whether the work goes on. Only the caller's thread reports to the
 *  watch, since that thread is watched. */
int money_crew_goes_on(money_crew_t *crew, uint64_t units);

#endif
