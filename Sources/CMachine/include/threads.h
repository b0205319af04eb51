/* Work shared out to threads that end with the call: the engine knows none, and its slices need not. */
#ifndef MONEY_THREADS_H
#define MONEY_THREADS_H

/** Calls work(context, index) once for each index below `count`, the last one on the caller's thread, and returns when
 *  all are done. Where a thread cannot be had, the caller's does its work. */
void money_threads_run(int count, void (*work)(void *context, int index), void *context);

#endif
