/* Calls of functions of the program's. */
#ifndef MONEY_CALLBACKS_H
#define MONEY_CALLBACKS_H

/** Calls body(context). An exception of C++ that leaves it ends the process. */
void money_callback_run(void (*body)(void *context), void *context);

#endif
