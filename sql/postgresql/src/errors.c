#include "values.h"

#include "utils/elog.h"

enum {
    ERRCODE_MISMATCH = MAKE_SQLSTATE('2', '2', 'M', '0', '1'),
    ERRCODE_UNKNOWN_CURRENCY = MAKE_SQLSTATE('2', '2', 'M', '0', '2'),
    ERRCODE_INEXACT = MAKE_SQLSTATE('2', '2', 'M', '0', '3'),
    ERRCODE_NO_RATE = MAKE_SQLSTATE('2', '2', 'M', '0', '4'),
};

int sqlstate_of(money_status_t status)
{
    switch (status) {
    case MONEY_ERR_OUT_OF_MEMORY: return ERRCODE_OUT_OF_MEMORY;
    case MONEY_ERR_LIMIT: return ERRCODE_PROGRAM_LIMIT_EXCEEDED;
    case MONEY_ERR_SYNTAX: return ERRCODE_INVALID_TEXT_REPRESENTATION;
    case MONEY_ERR_ENCODING: return ERRCODE_CHARACTER_NOT_IN_REPERTOIRE;
    case MONEY_ERR_OVERFLOW: return ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE;
    case MONEY_ERR_DIVISION_BY_ZERO: return ERRCODE_DIVISION_BY_ZERO;
    case MONEY_ERR_INEXACT: return ERRCODE_INEXACT;
    case MONEY_ERR_DATE: return ERRCODE_DATETIME_VALUE_OUT_OF_RANGE;
    case MONEY_ERR_UNKNOWN_CURRENCY: return ERRCODE_UNKNOWN_CURRENCY;
    case MONEY_ERR_CURRENCY_MISMATCH: return ERRCODE_MISMATCH;
    case MONEY_ERR_NO_RATE: return ERRCODE_NO_RATE;
    case MONEY_ERR_JSON: return ERRCODE_INVALID_TEXT_REPRESENTATION;
    case MONEY_ERR_ARGUMENT:
    case MONEY_ERR_WEIGHTS:
    case MONEY_ERR_INVALID_RATE:
    case MONEY_ERR_DUPLICATE_RATE: return ERRCODE_INVALID_PARAMETER_VALUE;
    default: return ERRCODE_DATA_EXCEPTION;
    }
}

void raise_status(money_status_t status, const money_error_t *error)
{
    raise_with_hint(status, error, NULL);
}

void raise_with_hint(money_status_t status, const money_error_t *error, const char *hint)
{
    ereport(ERROR, (errcode(sqlstate_of(status)), errmsg("%s", error->text), errdetail("%s", money_status_name(status)),
                    hint == NULL ? 0 : errhint("%s", hint)));
    pg_unreachable();
}

void refuse(const char *wanted, const char *got)
{
    ereport(ERROR, (errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg("%s, got %s", wanted, got),
                    errdetail("%s", money_status_name(MONEY_ERR_ARGUMENT))));
    pg_unreachable();
}
