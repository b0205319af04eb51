#include "values.h"

#include "utils/builtins.h"
#include "utils/date.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

#include "../shared/words.h"

/* -------------------------------------------------------------------------------------------------- Amounts ------ */

void amount_of_datum(Datum datum, money_t *amount)
{
    struct varlena *packed = PG_DETOAST_DATUM_PACKED(datum);
    money_error_t error;
    money_status_t status = money_unpack(VARDATA_ANY(packed), VARSIZE_ANY_EXHDR(packed), amount, &error);

    if ((Pointer)packed != DatumGetPointer(datum)) pfree(packed);
    if (unlikely(status != MONEY_OK))
        ereport(ERROR, (errcode(ERRCODE_DATA_CORRUPTED), errmsg("an amount is damaged: %s", error.text),
                        errdetail("%s", money_status_name(status))));
}

Datum datum_of_amount(const money_t *amount)
{
    char bytes[MONEY_PACKED_MAX];
    size_t length;
    money_error_t error;
    struct varlena *packed;

    require(money_pack(amount, bytes, sizeof bytes, &length, &error), &error);
    packed = palloc(VARHDRSZ + length);
    SET_VARSIZE(packed, VARHDRSZ + length);
    memcpy(VARDATA(packed), bytes, length);
    return PointerGetDatum(packed);
}

/* --------------------------------------------------------------------------------------------------- Codes ------- */

bool is_built_in(const char *code)
{
    money_currency_t currency;

    return money_currency_find(code, NULL, &currency, NULL) == MONEY_OK;
}

static bool has_plain_shape(const char *code)
{
    size_t length = strlen(code), index;

    if (length < 3 || length >= MONEY_CODE_SIZE || code[0] < 'A' || code[0] > 'Z') return false;
    for (index = 1; index < length; index++) {
        if (!(code[index] >= 'A' && code[index] <= 'Z') && !(code[index] >= '0' && code[index] <= '9')) return false;
    }
    return true;
}

bool is_accepted_code(const char *code)
{
    return has_plain_shape(code) || is_built_in(code);
}

/* A number and an unknown code, separated by one space, in either order. */
static money_status_t unknown_of_text(const char *text, size_t length, money_t *amount)
{
    const char *space = memchr(text, ' ', length), *code, *digits;
    size_t before, after, code_length, digits_length;
    money_decimal_t number;

    if (space == NULL) return MONEY_ERR_UNKNOWN_CURRENCY;
    before = (size_t)(space - text);
    after = length - before - 1;
    code = before > 0 && text[0] >= 'A' && text[0] <= 'Z' ? text : space + 1;
    digits = code == text ? space + 1 : text;
    code_length = code == text ? before : after;
    digits_length = code == text ? after : before;
    if (code_length >= MONEY_CODE_SIZE || code_length == 0) return MONEY_ERR_UNKNOWN_CURRENCY;
    if (money_decimal_parse(digits, digits_length, &number, NULL) != MONEY_OK) return MONEY_ERR_UNKNOWN_CURRENCY;
    memset(amount, 0, sizeof *amount);
    memcpy(amount->currency, code, code_length);
    amount->lo = number.lo;
    amount->hi = number.hi;
    amount->scale = number.scale;
    return has_plain_shape(amount->currency) ? MONEY_OK : MONEY_ERR_UNKNOWN_CURRENCY;
}

money_status_t amount_of_text(const char *text, size_t length, money_t *amount, money_error_t *error)
{
    money_status_t status = money_parse(text, length, amount, error);

    return status == MONEY_ERR_UNKNOWN_CURRENCY ? unknown_of_text(text, length, amount) : status;
}

void code_of_argument(FunctionCallInfo fcinfo, int index, char *code)
{
    text *given = PG_GETARG_TEXT_PP(index);
    size_t length = VARSIZE_ANY_EXHDR(given);

    if (length == 0 || length >= MONEY_CODE_SIZE || memchr(VARDATA_ANY(given), '\0', length) != NULL)
        refuse("a currency must be a code such as EUR", text_to_cstring(given));
    memset(code, 0, MONEY_CODE_SIZE);
    memcpy(code, VARDATA_ANY(given), length);
}

/* ------------------------------------------------------------------------------------------------- Arguments ----- */

int32_t digits_of_argument(FunctionCallInfo fcinfo, int index)
{
    int32 digits = PG_GETARG_INT32(index);

    if (digits < 0 || digits > MONEY_DIGITS_MAX)
        refuse("fraction digits must be 0 to 38", psprintf("%d", digits));
    return digits;
}

money_rounding_t mode_of_argument(FunctionCallInfo fcinfo, int index)
{
    text *given = PG_GETARG_TEXT_PP(index);
    money_rounding_t mode = MONEY_ROUND_UNNECESSARY;

    if (!words_mode(VARDATA_ANY(given), VARSIZE_ANY_EXHDR(given), &mode))
        refuse("a rounding mode must be one of " WORDS_OF_MODES, text_to_cstring(given));
    return mode;
}

money_date_t day_of_argument(FunctionCallInfo fcinfo, int index)
{
    /* Days since 2000-01-01 in PostgreSQL, since 1970-01-01 in the library. */
    enum { EPOCHS = POSTGRES_EPOCH_JDATE - UNIX_EPOCH_JDATE };
    DateADT date = PG_GETARG_DATEADT(index);

    if (DATE_NOT_FINITE(date) || date > PG_INT32_MAX - EPOCHS)
        ereport(ERROR, (errcode(ERRCODE_DATETIME_VALUE_OUT_OF_RANGE), errmsg("a day must be in the years 1 to 9999"),
                        errdetail("%s", money_status_name(MONEY_ERR_DATE))));
    return date + EPOCHS;
}
