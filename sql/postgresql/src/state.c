#include "state.h"

#include "libpq/pqformat.h"
#include "utils/builtins.h"

enum { VERSION = 1 };

static int32 room_of(const state_t *state)
{
    return (int32)((VARSIZE(state) - offsetof(state_t, parts)) / sizeof(money_accumulator_t));
}

state_t *state_new(MemoryContext context, int32 room)
{
    size_t size = offsetof(state_t, parts) + (size_t)room * sizeof(money_accumulator_t);
    state_t *state = MemoryContextAllocZero(context, size);

    SET_VARSIZE(state, size);
    state->magic = STATE_MAGIC;
    return state;
}

/* The calls of the library check the parts. */
static void check(const state_t *state)
{
    if (VARSIZE(state) < offsetof(state_t, parts) || state->magic != STATE_MAGIC || state->count < 0 ||
        state->count > room_of(state) || state->last < 0 || (state->last > 0 && state->last >= state->count))
        ereport(ERROR, (errcode(ERRCODE_DATA_CORRUPTED), errmsg("a state of amounts is damaged")));
}

state_t *state_of_argument(FunctionCallInfo fcinfo, int index)
{
    state_t *state;

    if (PG_ARGISNULL(index)) return NULL;
    if (index > 0 || AggCheckCallContext(fcinfo, NULL)) {
        state = (state_t *)PG_DETOAST_DATUM(PG_GETARG_DATUM(index));
    } else {
        state = (state_t *)PG_DETOAST_DATUM_COPY(PG_GETARG_DATUM(index));
    }
    check(state);
    return state;
}

/* The index of a currency, or that where it belongs. */
static int32 position_of(const state_t *state, const char *currency)
{
    int32 low = 0, high = state->count;

    while (low < high) {
        int32 middle = low + (high - low) / 2;

        if (strncmp(state->parts[middle].currency, currency, MONEY_CODE_SIZE) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool is_of(const state_t *state, int32 index, const char *currency)
{
    return index < state->count && memcmp(state->parts[index].currency, currency, MONEY_CODE_SIZE) == 0;
}

money_accumulator_t *state_find(state_t *state, const char *currency)
{
    if (!is_of(state, state->last, currency)) {
        int32 index = position_of(state, currency);

        if (!is_of(state, index, currency)) return NULL;
        state->last = index;
    }
    return &state->parts[state->last];
}

static state_t *grown(MemoryContext context, const state_t *state)
{
    state_t *larger = state_new(context, Max(2, 2 * state->count));
    uint32 header = larger->header;

    memcpy(larger, state, offsetof(state_t, parts) + (size_t)state->count * sizeof *state->parts);
    larger->header = header;
    return larger;
}

state_t *state_insert(MemoryContext context, state_t *state, const char *currency, money_accumulator_t **part)
{
    int32 index;

    *part = state_find(state, currency);
    if (*part != NULL) return state;
    if (state->count >= STATE_PARTS_MAX)
        ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("a sum must contain at most 4096 currencies"),
                        errdetail("%s", money_status_name(MONEY_ERR_LIMIT))));
    if (state->count == room_of(state)) state = grown(context, state);
    index = position_of(state, currency);
    memmove(&state->parts[index + 1], &state->parts[index], (size_t)(state->count - index) * sizeof *state->parts);
    memset(&state->parts[index], 0, sizeof *state->parts);
    state->count++;
    state->last = index;
    *part = &state->parts[index];
    return state;
}

/* --------------------------------------------------------------------------------------------------- Bytes ------- */

/* A version, digits, mode, the number of parts, and each part in the frozen bytes of the library. */
SQL_FUNCTION(amount_state_send)
{
    state_t *state = state_of_argument(fcinfo, 0);
    StringInfoData message;
    int32 index, used = 0;

    for (index = 0; index < state->count; index++) used += state->parts[index].count > 0;
    pq_begintypsend(&message);
    pq_sendbyte(&message, VERSION);
    pq_sendint32(&message, (uint32)state->digits);
    pq_sendint32(&message, (uint32)state->mode);
    pq_sendint32(&message, (uint32)used);
    for (index = 0; index < state->count; index++) {
        char bytes[MONEY_ACCUMULATOR_BYTES];
        size_t length;
        money_error_t error;

        if (state->parts[index].count == 0) continue;
        require(money_accumulator_to_bytes(&state->parts[index], bytes, sizeof bytes, &length, &error), &error);
        pq_sendbytes(&message, bytes, (int)length);
    }
    PG_RETURN_BYTEA_P(pq_endtypsend(&message));
}

static void refuse_bytes(const char *text)
{
    ereport(ERROR, (errcode(ERRCODE_INVALID_BINARY_REPRESENTATION), errmsg("%s", text),
                    errdetail("%s", money_status_name(MONEY_ERR_DOCUMENT))));
}

/* True if the code of a part is before that of the next one. */
static bool are_ascending(const money_accumulator_t *part)
{
    return strncmp(part[0].currency, part[1].currency, MONEY_CODE_SIZE) < 0;
}

static state_t *state_of_message(StringInfo message)
{
    state_t *state;
    int32 digits, mode, count, index;

    if (pq_getmsgbyte(message) != VERSION) refuse_bytes("the state of a sum must be of version 1");
    digits = (int32)pq_getmsgint(message, 4);
    mode = (int32)pq_getmsgint(message, 4);
    count = (int32)pq_getmsgint(message, 4);
    if (count < 0 || count > STATE_PARTS_MAX) refuse_bytes("a sum must contain at most 4096 currencies");
    if (digits < MONEY_DIGITS_CURRENCY || digits > MONEY_DIGITS_MAX || (mode != 0 && mode / 100 != 10))
        refuse_bytes("the state of a sum must contain valid digits and a mode");
    state = state_new(CurrentMemoryContext, count);
    state->digits = digits;
    state->mode = mode;
    for (index = 0; index < count; index++) {
        const char *bytes = pq_getmsgbytes(message, MONEY_ACCUMULATOR_BYTES);
        money_error_t error;

        if (money_accumulator_from_bytes(bytes, MONEY_ACCUMULATOR_BYTES, &state->parts[index], &error) != MONEY_OK)
            refuse_bytes(error.text);
        if (state->parts[index].count == 0 || (index > 0 && !are_ascending(&state->parts[index - 1])))
            refuse_bytes("the currencies of a sum must be in their order");
    }
    state->count = count;
    return state;
}

SQL_FUNCTION(amount_state_recv)
{
    return PointerGetDatum(state_of_message((StringInfo)PG_GETARG_POINTER(0)));
}

/* The text of a state is that of its bytes as a bytea. */
SQL_FUNCTION(amount_state_out)
{
    return DirectFunctionCall1(byteaout, amount_state_send(fcinfo));
}

SQL_FUNCTION(amount_state_in)
{
    bytea *bytes = DatumGetByteaPP(DirectFunctionCall1(byteain, PG_GETARG_DATUM(0)));
    StringInfoData message;
    state_t *state;

    initStringInfo(&message);
    appendBinaryStringInfo(&message, VARDATA_ANY(bytes), (int)VARSIZE_ANY_EXHDR(bytes));
    state = state_of_message(&message);
    pq_getmsgend(&message);
    return PointerGetDatum(state);
}
