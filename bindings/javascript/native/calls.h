/* The functions of libmoney behind one signature, and the functions that it calls back. */
#ifndef MONEY_ADDON_CALLS_H
#define MONEY_ADDON_CALLS_H

#include <stddef.h>
#include <stdint.h>

/** An argument or a result: a number for pointers, sizes and integers of up to 32 bits. */
union money_word {
    double number;
    int64_t integer;
};

/** A function: its arguments are the words from the first on, and its result is the first word. */
struct money_call {
    const char *name;
    void (*run)(union money_word *words);
};

/** The address of the function that libmoney calls for a type of callback. */
struct money_listener {
    const char *type;
    uintptr_t address;
};

/** Both end with a row of zeros. */
extern const struct money_call money_calls[];
extern const struct money_listener money_listeners[];

/** Calls the JavaScript function identified by `user_data`. The bits of `large` mark the words that are integers. */
void money_addon_hear(void *user_data, const union money_word *words, size_t count, unsigned large);

#endif
