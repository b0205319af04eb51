/* Amounts, numbers and errors between PostgreSQL and the library.
 *
 * Each call of the library returns a status before PostgreSQL raises an error, so no frame of the library is on the
 * stack during a jump. The readers check each datum, because a crash of one backend ends the sessions of all.
 */
#ifndef MONEY_POSTGRESQL_VALUES_H
#define MONEY_POSTGRESQL_VALUES_H

#include "postgres.h"

#include "fmgr.h"

#include <money.h>

/** Declares a function that SQL calls. exports.map makes it visible. */
#define SQL_FUNCTION(name)                       \
    PGDLLEXPORT Datum name(PG_FUNCTION_ARGS);    \
    PG_FUNCTION_INFO_V1(name);                   \
    Datum name(PG_FUNCTION_ARGS)

/* --------------------------------------------------------------------------------------------------- Errors ----- */

/** Returns the SQLSTATE of a status, as ERRCODE_… values are encoded. */
int sqlstate_of(money_status_t status);

/* PostgreSQL 18 has renamed its own macro. */
#define NO_RETURN __attribute__((noreturn))

/** Raises an error. Its DETAIL is the name of the status. */
NO_RETURN void raise_status(money_status_t status, const money_error_t *error);
NO_RETURN void raise_with_hint(money_status_t status, const money_error_t *error, const char *hint);

/** Raises an error about an argument: MONEY_ERR_ARGUMENT. */
NO_RETURN void refuse(const char *wanted, const char *got);

/** Returns if the status is MONEY_OK, and raises it otherwise. */
static inline void require(money_status_t status, const money_error_t *error)
{
    if (unlikely(status != MONEY_OK)) raise_status(status, error);
}

/* --------------------------------------------------------------------------------------------------- Values ----- */

void amount_of_datum(Datum datum, money_t *amount);
Datum datum_of_amount(const money_t *amount);

/** Returns true for the codes that text and bytes may contain: built-in ones, and others of three to eleven capital
 *  letters and digits that begin with a letter, so that every dump can be restored. */
bool is_accepted_code(const char *code);

/** Returns true if a code is built in. */
bool is_built_in(const char *code);

/** Reads an amount whose code may be unknown, as input from clients is read. */
money_status_t amount_of_text(const char *text, size_t length, money_t *amount, money_error_t *error);

/** Reads argument `index` as a numeric. The function remembers the last one, which is usually a constant. */
void number_of_argument(FunctionCallInfo fcinfo, int index, money_decimal_t *number);
void number_of_datum(Datum datum, money_decimal_t *number);
Datum datum_of_number(const money_decimal_t *number);

/** The arguments of rounding: a number of digits, and a mode such as half-up. */
int32_t digits_of_argument(FunctionCallInfo fcinfo, int index);
money_rounding_t mode_of_argument(FunctionCallInfo fcinfo, int index);

/** A currency code in a text argument, in a buffer of MONEY_CODE_SIZE bytes. */
void code_of_argument(FunctionCallInfo fcinfo, int index, char *code);

money_date_t day_of_argument(FunctionCallInfo fcinfo, int index);

/* ------------------------------------------------------------------------------------------------ Modifiers ------ */

/** Fits an amount into a type such as amount(EUR,2). An explicit cast rounds half-even; otherwise digits that would be
 *  lost are MONEY_ERR_INEXACT.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW. */
money_status_t amount_fit(int32 modifier, bool is_explicit, money_t *amount, money_error_t *error);

/** Returns the quotient with the fewest digits that needs no rounding, but at least `least`.
 *  @return MONEY_OK; MONEY_ERR_INEXACT, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW. */
money_status_t exact_quotient(const money_t *amount, const money_decimal_t *divisor, uint32_t least, money_t *result,
                              money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Order ------ */

/** The order of indexes: by code, then by value. It is total and never fails. */
int total_order(const money_t *a, const money_t *b);

#endif
