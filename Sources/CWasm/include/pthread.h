/* Threads where there is one thread. Another cannot be made, so the caller's thread does the work itself. */
#ifndef MONEY_WASM_PTHREAD_H
#define MONEY_WASM_PTHREAD_H

#include <errno.h>

typedef int pthread_t, pthread_mutex_t, pthread_cond_t;

static inline pthread_t pthread_self(void)
{
    return 1;
}

static inline int pthread_equal(pthread_t a, pthread_t b)
{
    return a == b;
}

static inline int pthread_create(pthread_t *thread, const void *attributes, void *(*body)(void *), void *argument)
{
    (void)thread;
    (void)attributes;
    (void)body;
    (void)argument;
    return EAGAIN;
}

static inline int pthread_join(pthread_t thread, void **result)
{
    (void)thread;
    (void)result;
    return 0;
}

/* With a single thread, locks and signals have no other party. */
#define MONEY_NOTHING(name, type)         \
    static inline int name(type *subject) \
    {                                     \
        (void)subject;                    \
        return 0;                         \
    }
#define MONEY_NOTHING_WITH(name, type, other)          \
    static inline int name(type *subject, other *more) \
    {                                                  \
        (void)subject;                                 \
        (void)more;                                    \
        return 0;                                      \
    }

MONEY_NOTHING_WITH(pthread_mutex_init, pthread_mutex_t, const void)
MONEY_NOTHING(pthread_mutex_lock, pthread_mutex_t)
MONEY_NOTHING(pthread_mutex_unlock, pthread_mutex_t)
MONEY_NOTHING(pthread_mutex_destroy, pthread_mutex_t)
MONEY_NOTHING_WITH(pthread_cond_init, pthread_cond_t, const void)
MONEY_NOTHING_WITH(pthread_cond_wait, pthread_cond_t, pthread_mutex_t)
MONEY_NOTHING(pthread_cond_signal, pthread_cond_t)
MONEY_NOTHING(pthread_cond_destroy, pthread_cond_t)

#endif
