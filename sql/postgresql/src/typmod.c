/* Modifiers such as amount(EUR) and amount(EUR,2): a code of up to four letters or digits, and a number of digits. */
#include "values.h"

#include "catalog/pg_type.h"
#include "utils/array.h"
#include "utils/builtins.h"

#include <stdio.h>
#include <stdlib.h>

enum { LETTERS = 63, CODE_LENGTH = 4, DIGIT_BITS = 6, ANY_DIGITS = 63 };

static const char ALPHABET[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/* A code as a number: letters to base 63, 0 for the end. -1 if it is too long. */
static int32 number_of_code(const char *code)
{
    size_t length = strlen(code), index;
    int32 number = 0;

    if (length == 0 || length > CODE_LENGTH) return -1;
    for (index = 0; index < CODE_LENGTH; index++) {
        const char *letter = index < length ? strchr(ALPHABET, code[index]) : NULL;

        if (index < length && letter == NULL) return -1;
        number = number * LETTERS + (letter == NULL ? 0 : (int32)(letter - ALPHABET) + 1);
    }
    return number;
}

static void code_of_modifier(int32 modifier, char *code)
{
    int32 number = modifier >> DIGIT_BITS;
    int index;

    memset(code, 0, MONEY_CODE_SIZE);
    for (index = CODE_LENGTH - 1; index >= 0; index--) {
        int letter = number % LETTERS;

        code[index] = letter == 0 ? '\0' : ALPHABET[letter - 1];
        number /= LETTERS;
    }
}

static int32 digits_of_modifier(int32 modifier)
{
    return modifier & ((1 << DIGIT_BITS) - 1);
}

/* The code as written, or in capitals: PostgreSQL has put an unquoted EUR into small letters. */
static void read_code(const char *given, char *code)
{
    size_t length = strlen(given), index;

    if (length == 0 || length >= MONEY_CODE_SIZE) refuse("a currency must be a code such as EUR", given);
    memset(code, 0, MONEY_CODE_SIZE);
    memcpy(code, given, length);
    if (is_accepted_code(code)) return;
    for (index = 0; index < length; index++) code[index] = pg_toupper((unsigned char)code[index]);
    if (!is_accepted_code(code)) refuse("a currency must be a code such as EUR", given);
}

SQL_FUNCTION(amount_typmod_in)
{
    ArrayType *given = PG_GETARG_ARRAYTYPE_P(0);
    Datum *words;
    int count;
    char code[MONEY_CODE_SIZE];
    int32 number;
    long digits = ANY_DIGITS;

    if (ARR_ELEMTYPE(given) != CSTRINGOID || ARR_NDIM(given) != 1 || array_contains_nulls(given))
        refuse("a modifier must be one such as amount(EUR,2)", "another array");
    deconstruct_array(given, CSTRINGOID, -2, false, TYPALIGN_CHAR, &words, NULL, &count);
    if (count < 1 || count > 2)
        refuse("a modifier must be one such as amount(EUR) or amount(EUR,2)", psprintf("%d words", count));
    read_code(DatumGetCString(words[0]), code);
    number = number_of_code(code);
    if (number < 0) refuse("the code of a modifier must have at most four letters", code);
    if (count == 2) {
        char *text = DatumGetCString(words[1]), *end;

        digits = strtol(text, &end, 10);
        if (end == text || *end != '\0' || digits < 0 || digits > MONEY_DIGITS_MAX)
            refuse("fraction digits must be 0 to 38", text);
    }
    PG_RETURN_INT32(number << DIGIT_BITS | (int32)digits);
}

SQL_FUNCTION(amount_typmod_out)
{
    int32 modifier = PG_GETARG_INT32(0), digits = digits_of_modifier(modifier);
    char code[MONEY_CODE_SIZE];
    const char *quote;

    if (modifier < 0) PG_RETURN_CSTRING(pstrdup(""));
    code_of_modifier(modifier, code);
    /* PostgreSQL reads letters without quotes as small ones, which become capitals again. */
    quote = strspn(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == strlen(code) ? "" : "'";
    if (digits == ANY_DIGITS) PG_RETURN_CSTRING(psprintf("(%s%s%s)", quote, code, quote));
    PG_RETURN_CSTRING(psprintf("(%s%s%s,%d)", quote, code, quote, digits));
}

static money_status_t mismatch(const char *wanted, const char *got, money_error_t *error)
{
    memset(error, 0, sizeof *error);
    error->status = MONEY_ERR_CURRENCY_MISMATCH;
    error->position = -1;
    snprintf(error->text, sizeof error->text, "the amount must be in %s, got %s", wanted, got);
    return MONEY_ERR_CURRENCY_MISMATCH;
}

money_status_t amount_fit(int32 modifier, bool is_explicit, money_t *amount, money_error_t *error)
{
    char code[MONEY_CODE_SIZE];
    int32 digits = digits_of_modifier(modifier);

    if (modifier < 0) return MONEY_OK;
    code_of_modifier(modifier, code);
    if (strcmp(code, amount->currency) != 0) return mismatch(code, amount->currency, error);
    if (digits == ANY_DIGITS || (uint32_t)digits == amount->scale) return MONEY_OK;
    if (digits > MONEY_DIGITS_MAX) return MONEY_OK;
    return money_quantize(amount, digits, is_explicit ? MONEY_ROUND_HALF_EVEN : MONEY_ROUND_UNNECESSARY, amount, NULL,
                          error);
}

/* The cast of an amount to a type with another modifier. */
SQL_FUNCTION(amount_to_modifier)
{
    int32 modifier = PG_GETARG_INT32(1);
    money_t amount;
    money_error_t error;
    money_status_t status;

    amount_of_datum(PG_GETARG_DATUM(0), &amount);
    status = amount_fit(modifier, PG_GETARG_BOOL(2), &amount, &error);
    if (status == MONEY_ERR_INEXACT)
        raise_with_hint(status, &error,
                        "An explicit cast rounds half-even; rounded(amount, digits, mode) uses a mode.");
    require(status, &error);
    return datum_of_amount(&amount);
}
