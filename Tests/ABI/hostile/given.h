/* The arguments of a hostile call: inputs right before a page that must not be read, outputs right before one that must
 * not be written. */
#ifndef GIVEN_H
#define GIVEN_H

#include "../state.h"
#include "../state_feed.h"
#include "../state_loan.h"
#include "../state_performance.h"

#include <sys/mman.h>
#include <unistd.h>

/* A count or an index that no object has; products of it with the size of a struct fit a size of 64 bits. */
#define LARGE_SIZE ((size_t)1 << (sizeof(size_t) > 4 ? 40 : 29))

enum { SLOT_COUNT = 64, SLOT_SIZE = 32768, CANARY_SIZE = 64, CANARY = 0xC5, FILL = 0xA5 };

static unsigned char *slots; /* SLOT_COUNT × (SLOT_SIZE and a page that traps) */
static size_t slot_page;
static int slot_used;

static inline void slots_make(void)
{
    int index;

    slot_page = (size_t)sysconf(_SC_PAGESIZE);
    slots = mmap(NULL, (SLOT_SIZE + slot_page) * SLOT_COUNT, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (slots == MAP_FAILED) abort();
    for (index = 0; index < SLOT_COUNT; index++)
        if (mprotect(slots + (SLOT_SIZE + slot_page) * (size_t)index + SLOT_SIZE, slot_page, PROT_NONE) != 0) abort();
}

static unsigned char *slot_take(size_t size)
{
    unsigned char *end;

    if (slot_used == SLOT_COUNT || size + CANARY_SIZE > SLOT_SIZE) abort();
    end = slots + (SLOT_SIZE + slot_page) * (size_t)slot_used++ + SLOT_SIZE;
    memset(end - size - CANARY_SIZE, CANARY, CANARY_SIZE);
    return end - size;
}

/* Inputs */

static inline void *give_copy(const void *bytes, size_t size)
{
    return memcpy(slot_take(size), bytes, size);
}

static inline const char *give_text(const char *text, size_t length)
{
    return give_copy(text, length);
}

static inline const char *give_code(const char *code)
{
    return give_copy(code, strlen(code) + 1);
}

static inline void *give_filled(int byte, size_t size)
{
    return memset(slot_take(size), byte, size);
}

static inline const char *give_repeated(char byte, size_t length)
{
    return give_filled(byte, length);
}

static inline const char *give_repeated_nts(char byte, size_t length)
{
    char *text = give_filled(byte, length + 1);

    text[length] = '\0';
    return text;
}

/** The text with bad bytes put in. */
static inline const char *give_broken(const char *text, size_t offset, const char *bad, size_t bad_length, size_t *length)
{
    size_t whole = strlen(text);
    unsigned char *broken = slot_take(whole + bad_length);

    memcpy(broken, text, offset);
    memcpy(broken + offset, bad, bad_length);
    memcpy(broken + offset + bad_length, text + offset, whole - offset);
    *length = whole + bad_length;
    return (const char *)broken;
}

static inline const money_decimal_t *give_decimal(uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t value;

    value.lo = lo;
    value.hi = hi;
    value.scale = scale;
    value.reserved = reserved;
    return give_copy(&value, sizeof value);
}

static inline const money_t *give_money(uint64_t lo, int64_t hi, uint32_t scale, const char *currency, size_t length)
{
    money_t value;

    memset(&value, 0, sizeof value);
    value.lo = lo;
    value.hi = hi;
    value.scale = scale;
    memcpy(value.currency, currency, length);
    return give_copy(&value, sizeof value);
}

static inline const money_decimal_t *give_weights(size_t count, uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t *weights = (money_decimal_t *)slot_take(count * sizeof *weights);
    size_t index;

    for (index = 0; index < count; index++) {
        weights[index].lo = lo;
        weights[index].hi = hi;
        weights[index].scale = scale;
        weights[index].reserved = reserved;
    }
    return weights;
}

/** Three weights of 1, one of them replaced. */
static inline const money_decimal_t *give_weight(size_t at, uint64_t lo, int64_t hi, uint32_t scale, uint32_t reserved)
{
    money_decimal_t *weights = (money_decimal_t *)slot_take(3 * sizeof *weights);

    memset(weights, 0, 3 * sizeof *weights);
    weights[0].lo = weights[1].lo = weights[2].lo = 1;
    weights[at].lo = lo;
    weights[at].hi = hi;
    weights[at].scale = scale;
    weights[at].reserved = reserved;
    return weights;
}

/** `count` times 1.50. */
static inline money_decimal_t *give_values(size_t count)
{
    return (money_decimal_t *)give_weights(count, 150, 0, 2, 0);
}

/** Such values, the first one paid. */
static inline money_decimal_t *give_both_ways(size_t count)
{
    money_decimal_t *values = give_values(count);

    if (count > 0) values[0] = (money_decimal_t){ (uint64_t)-150, -1, 2, 0 };
    return values;
}

/** `count` times 12.50 EUR. */
static inline money_t *give_amounts(size_t count)
{
    money_t *amounts = (money_t *)slot_take(count * sizeof *amounts);
    size_t index;

    memset(amounts, 0, count * sizeof *amounts);
    for (index = 0; index < count; index++) {
        amounts[index].lo = 1250;
        amounts[index].scale = 2;
        memcpy(amounts[index].currency, "EUR", 3);
    }
    return amounts;
}

/** 7/3. */
static inline money_ratio_t *give_ratio(void)
{
    money_ratio_t ratio;

    memset(&ratio, 0, sizeof ratio);
    ratio.numerator[0] = 7;
    ratio.denominator[0] = 3;
    ratio.sign = 1;
    return give_copy(&ratio, sizeof ratio);
}

/** `size` bytes of an options struct and of the memory after it; aligned to a word, as by a compiler. */
static inline void *give_sized(const void *options, size_t known, size_t size, int tail)
{
    size_t room = size < 8 ? 8 : (size + 7) / 8 * 8;
    unsigned char *bytes = slot_take(room);

    memset(bytes, 0, room);
    memcpy(bytes, options, size < 4 ? 4 : size < known ? size : known);
    if (tail && size > known) bytes[size - 1] = 1;
    return bytes;
}

/* Outputs */

typedef enum { PLAIN, BUFFER, BUFFER_LENGTH, ARRAY, ROWS, ERROR_DETAIL, COLUMN } output_kind_t;

static struct {
    unsigned char *bytes;
    size_t size;
    output_kind_t kind;
    int is_absent;
} outputs[SLOT_COUNT];
static int output_count;

static inline void *output(size_t size, output_kind_t kind)
{
    unsigned char *bytes = slot_take(size);

    memset(bytes, FILL, size);
    outputs[output_count].bytes = bytes;
    outputs[output_count].size = size;
    outputs[output_count].kind = kind;
    outputs[output_count++].is_absent = 0;
    return bytes;
}

/** NULL instead of an output, or of an input. */
static inline void *absent(const void *given)
{
    int index;

    for (index = 0; index < output_count; index++)
        if (outputs[index].bytes == (const unsigned char *)given) outputs[index].is_absent = 1;
    return NULL;
}

static inline void *replaced(const void *given, size_t size, output_kind_t kind)
{
    absent(given);
    return output(size, kind);
}

static inline void forget_outputs(void)
{
    output_count = 0;
}

/* In place: an output that is the same variable as an input. */

static struct {
    unsigned char *bytes, copy[SLOT_SIZE];
    size_t size;
    int is_beyond; /* whether the output is another element than the first */
} kept_input; /* the input, as it was before the call; no bytes where no output is an input */

/** The bytes from an address in a slot to the slot's end. */
static inline size_t given_size(const void *given)
{
    size_t offset = (size_t)((const unsigned char *)given - slots) % (SLOT_SIZE + slot_page);

    return SLOT_SIZE - offset;
}

static inline int is_given(const void *given)
{
    const unsigned char *bytes = given;

    return bytes >= slots && bytes < slots + (SLOT_SIZE + slot_page) * SLOT_COUNT;
}

static inline void *keep_input(void *bytes, size_t size)
{
    kept_input.bytes = bytes;
    kept_input.size = size;
    kept_input.is_beyond = 0;
    memcpy(kept_input.copy, bytes, size);
    return bytes;
}

/** An input's first or last element as the output; NULL if the case lacks such an input and output. */
static inline void *output_in_input(const void *out, const void *in, size_t size, int is_last)
{
    if (!is_given(out) || !is_given(in) || given_size(in) < size) return NULL;
    absent(out);
    keep_input((void *)(uintptr_t)in, given_size(in));
    kept_input.is_beyond = is_last;
    return kept_input.bytes + (is_last ? kept_input.size / size * size - size : 0);
}

/** An input moved into the first or the last element of an output that has room for it; NULL where it has not. */
static inline void *input_in_output(void *out, const void *in, size_t size, int is_last)
{
    size_t room = is_given(out) ? given_size(out) : 0;

    if (!is_given(in)) return NULL;
    if (size == 0) size = given_size(in); /* a text */
    if (size == 0 || room < size || given_size(in) < size) return NULL;
    memcpy((unsigned char *)out + (is_last ? room / size * size - size : 0), in, size);
    return keep_input((unsigned char *)out + (is_last ? room / size * size - size : 0), size);
}

#endif
