/* Calls of functions that need not return: a longjmp may leave them. */
#ifndef MONEY_CALLBACKS_H
#define MONEY_CALLBACKS_H

#include <stdint.h>

/** A call that runs: its thread, the part of the stack that it keeps until it returns, and what is written there. Zeros
 *  stand for no call. */
typedef struct {
    uintptr_t thread;
    uintptr_t stack;
    uintptr_t token;
} money_running_t;

/** Calls body(running, context). `running` describes this call until `body` has returned.
 *  @param token  differs between calls that `running` may be asked about.
 */
void money_running_call(uintptr_t token, void (*body)(money_running_t running, void *context), void *context);

/** Whether the caller is inside that call. If it is not, because it is in another thread or because the call was left
 *  without returning, the answer is 0. */
int money_running_now(money_running_t running);

#endif
