/* Work on threads that end with the call. The rest of the engine has no threads. */
#ifndef MONEY_THREADS_H
#define MONEY_THREADS_H

/** Calls work(context, index) once for each index below `count`, the last one on the caller's thread, and returns when
 *  all are done. If a thread cannot be made, the caller's thread does its work. */
void money_threads_run(int count, void (*work)(void *context, int index), void *context);

#endif
