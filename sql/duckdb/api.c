#include "api.h"

#include <pthread.h>
#include <string.h>

duck_api_t duck;

#define DUCK_READ(place, result, name, arguments)                                                                     \
    memcpy(&read.name, (const char *)table + (place) * sizeof(void *), sizeof(void *));

int duck_load(const void *table)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static int is_loaded;
    duck_api_t read;
    int is_same;

    DUCK_CALLS(DUCK_READ)
    pthread_mutex_lock(&lock);
    is_same = !is_loaded || memcmp(&duck, &read, sizeof read) == 0;
    if (!is_loaded) duck = read;
    is_loaded = 1;
    pthread_mutex_unlock(&lock);
    return is_same;
}
