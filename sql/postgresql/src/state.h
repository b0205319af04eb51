/* The state of sums as a type of SQL: one accumulator a currency, sorted by code. */
#ifndef MONEY_POSTGRESQL_STATE_H
#define MONEY_POSTGRESQL_STATE_H

#include "values.h"

enum {
    STATE_MAGIC = 0x4D534154, /* refuses other bytes */
    STATE_PARTS_MAX = 4096    /* currencies of one state */
};

/** A varlena without a short header, aligned to 8. It exists while a query runs; amount_state_send has frozen bytes. */
typedef struct {
    int32 header;
    uint32 magic;
    int32 digits; /* fraction digits of a mean, or MONEY_DIGITS_CURRENCY */
    int32 mode;   /* the rounding mode of a mean, or 0 */
    int32 count;  /* number of parts in use */
    int32 last;   /* the part of the last row */
    money_accumulator_t parts[FLEXIBLE_ARRAY_MEMBER];
} state_t;

state_t *state_new(MemoryContext context, int32 room);

/** Returns the state of an argument, or NULL. The first argument may be changed: within an aggregate it is the
 *  aggregate's own, and otherwise a copy. Others are only read. */
state_t *state_of_argument(FunctionCallInfo fcinfo, int index);

/** Finds the part of a currency, or returns NULL. */
money_accumulator_t *state_find(state_t *state, const char *currency);

/** Finds or inserts the part of a currency. Returns the state, which has moved if it had no room. */
state_t *state_insert(MemoryContext context, state_t *state, const char *currency, money_accumulator_t **part);

#endif
