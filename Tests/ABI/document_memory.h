/* Every allocation that jansson asks for fails once while an object is read or written: MONEY_ERR_OUT_OF_MEMORY and nothing
 * changed, or success; never a leak. The one that memory.c passes over is passed over here. */
#ifndef DOCUMENT_MEMORY_H
#define DOCUMENT_MEMORY_H

#include "state.h"

#include <jansson.h>

static long allocations, failing, blocks;
static const void *growing; /* the place in jansson that asks for a token's text to grow */

static void *allocate_and_look(size_t size)
{
    if (size == 4096) growing = __builtin_return_address(0);
    return malloc(size);
}

static void *allocate(size_t size)
{
    const void *asking = __builtin_return_address(0);
    void *block;

    if (asking != growing && ++allocations == failing) return NULL;
    block = malloc(size);
    if (block != NULL) blocks++;
    return block;
}

static void release(void *block)
{
    if (block == NULL) return;
    blocks--;
    free(block);
}

/** How an object of one kind is read, written, freed and looked at. */
typedef struct document_s {
    money_status_t (*read)(const char *text, size_t length, void **object, money_error_t *error);
    money_status_t (*write)(const void *object, char **text, size_t *length, money_error_t *error);
    void (*release)(void *object);
    void (*state)(state_t *state, const void *object);
} document_t;

/** A document_t of the functions of one type. */
#define DOCUMENT(name, type, from, to, freeing, looking)                                                          \
    static money_status_t name##_read(const char *text, size_t length, void **object, money_error_t *error)       \
    {                                                                                                             \
        type *made = *object;                                                                                     \
        money_status_t status = from(text, length, &made, error);                                                 \
        *object = made;                                                                                           \
        return status;                                                                                            \
    }                                                                                                             \
    static money_status_t name##_write(const void *object, char **text, size_t *length, money_error_t *error)     \
    {                                                                                                             \
        return to(object, text, length, error);                                                                   \
    }                                                                                                             \
    static void name##_release(void *object) { freeing(object); }                                                 \
    static void name##_state(state_t *state, const void *object) { looking(state, object); }                      \
    static const document_t name = {name##_read, name##_write, name##_release, name##_state}

/** Whether the n-th allocation was reached. */
static int ended(long n)
{
    int was_reached = allocations >= n;

    failing = 0;
    return !was_reached;
}

static void begin(long n)
{
    allocations = 0;
    failing = n;
}

/** Reads with the n-th allocation failing, for every n until none does; the last n. */
static long reading(const document_t *document, const char *text, size_t length)
{
    long n, before = blocks;
    int is_last;

    for (n = 1;; n++) {
        void *object = (void *)8;
        money_error_t error = {0};
        money_status_t status;

        begin(n);
        status = document->read(text, length, &object, &error);
        is_last = ended(n);
        if (status == MONEY_OK) document->release(object);
        else CHECK(status == MONEY_ERR_OUT_OF_MEMORY && object == NULL && error.status == status && !is_last);
        CHECK(blocks == before);
        if (is_last) return n;
    }
}

/** Writes with the n-th allocation failing. */
static void writing(const document_t *document, const void *object)
{
    state_t before = {0}, after = {0};
    char *wanted = NULL;
    long n;
    int is_last;

    CHECK_OK(document->write(object, &wanted, NULL, NULL));
    document->state(&before, object);
    for (n = 1;; n++) {
        char *text = (char *)8;
        money_status_t status;

        begin(n);
        status = document->write(object, &text, NULL, NULL);
        is_last = ended(n);
        if (status == MONEY_OK) {
            CHECK_TEXT(text, wanted);
            money_string_free(text);
        } else {
            CHECK(status == MONEY_ERR_OUT_OF_MEMORY && text == NULL && !is_last);
        }
        if (is_last) break;
    }
    CHECK(n > 10);
    document->state(&after, object);
    CHECK(state_equal(&before, &after));
    money_string_free(wanted);
}

/** From here on allocations are counted, and made to fail. */
static void install(void)
{
    char token[5003];

    memset(token, 'x', sizeof token);
    token[0] = '[';
    token[1] = token[sizeof token - 2] = '"';
    token[sizeof token - 1] = ']';
    json_set_alloc_funcs(allocate_and_look, free);
    json_decref(json_loadb(token, sizeof token, 0, NULL));
    CHECK(growing != NULL);
    json_set_alloc_funcs(allocate, release);
}

#endif
