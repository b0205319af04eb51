/* Long documents that are nested as deep as the library reads, on a thread with 64 KiB of stack, or with the least that
 * the system allows: on arm64 that is 128 KiB. */
#define _GNU_SOURCE
#include "documents.h"

#include <limits.h>
#include <pthread.h>

enum { DEEPEST = 127, COUNT = 100000, STACK = 64 * 1024 };

static char text[COUNT * 2 + DEEPEST * 16];
static size_t length;
static money_status_t status;
static money_error_t error;

static void *read_text(void *unused)
{
    money_rates_t *rates = (money_rates_t *)8;

    status = money_rates_from_json(text, length, &rates, &error);
    CHECK(rates == NULL);
    return unused;
}

static void read_on_small_stack(const char *open, char close, money_status_t expected)
{
    pthread_attr_t attributes;
    pthread_t thread;
    size_t index, least = (size_t)PTHREAD_STACK_MIN;

    length = 0;
    for (index = 0; index < DEEPEST; index++) length += (size_t)sprintf(text + length, "%s", open);
    length += (size_t)sprintf(text + length, "[");
    for (index = 0; index < COUNT; index++) length += (size_t)sprintf(text + length, index != 0 ? ",1" : "1");
    length += (size_t)sprintf(text + length, "]");
    for (index = 0; index < DEEPEST; index++) text[length++] = close;
    if (least < STACK) least = STACK;
    CHECK(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, least) == 0);
    CHECK(pthread_create(&thread, &attributes, read_text, NULL) == 0 && pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
    CHECK_STATUS(status, expected);
}

int main(void)
{
    money_initialize();
    read_on_small_stack("[", ']', MONEY_ERR_DOCUMENT);
    read_on_small_stack("{\"a\":", '}', MONEY_ERR_DOCUMENT);
    read_on_small_stack("{\"a\":", ']', MONEY_ERR_JSON);
    read_on_small_stack("{\"a\":[],\"b\":", '}', MONEY_ERR_DOCUMENT);
    return check_end();
}
