/*
 * money.h: exact money for every runtime.
 *
 * libmoney keeps amounts as decimals that never drift, knows the currencies of ISO 4217 with their history, and
 * converts at exchange rates that can say where they came from. This header is its whole contract. A first program:
 *
 *     #include <money.h>
 *     #include <stdio.h>
 *
 *     money_error_t error;
 *     money_rates_t *rates = NULL;
 *     if (money_rates_from_ecb_csv(csv, length, &rates, &error) != MONEY_OK) { puts(error.text); return 1; }
 *
 *     money_t price, total;
 *     char text[MONEY_TEXT_MAX];
 *     money_parse("12.50 EUR", MONEY_NTS, &price, &error);
 *     money_rates_convert(rates, &price, "USD", NULL, &total, NULL, &error);
 *     money_format(&total, text, sizeof text, NULL, &error);
 *     puts(text);
 *     money_rates_free(rates);
 *
 * CONVENTIONS, true of every function below unless it says otherwise
 *
 *  1. Status. Functions return a money_status_t: MONEY_OK (0) or a MONEY_ERR_ value. Whatever comes in, a status comes
 *     out; no input makes the library abort. Every function can return MONEY_ERR_ARGUMENT (a NULL that is not allowed,
 *     a value out of range, a `reserved` that is not zero), so the lists below do not repeat it.
 *  2. Failure changes nothing. On failure outputs are zeroed (a buffer with room gets an empty string) and the objects
 *     involved are exactly as before the call. An output may be the same variable as an input of its type.
 *  3. Error detail. `error`, always last, may be NULL. It is written only on failure: the status, the byte position in
 *     the text where one applies (else -1), and one line that names the value.
 *  4. Order. Subject, inputs, options (NULL: the defaults), outputs, error.
 *  5. Values. money_decimal_t and money_t are plain structs: copy them, keep them in arrays; nothing to free. A zeroed
 *     money_t has no currency and is refused, so that a result of a failed call cannot be added by accident.
 *  6. Handles. Types declared `typedef struct X X` are created by the functions that take `X **` and released with their
 *     `_free`, which takes NULL too. They may be freed in any order: no handle borrows from another.
 *  7. Text in. Codes are NUL-terminated. Other text is `const char *text, size_t length`, UTF-8, copied; a length of
 *     MONEY_NTS means NUL-terminated. Invalid UTF-8 and embedded NULs are errors with a position.
 *  8. Text out. `char *buffer, size_t capacity, size_t *length`: terminated whenever capacity > 0; `length` (may be
 *     NULL) receives the full length without the NUL, also when the buffer is too small, which is
 *     MONEY_ERR_BUFFER_TOO_SMALL. Buffer NULL with capacity 0 asks for the length and is MONEY_OK. Documents of
 *     unbounded size are allocated and released with money_string_free.
 *  9. Inexact is not failure. Where an operation may round, digits and mode are arguments or options, and
 *     MONEY_FLAG_ROUNDED says that something was dropped. `flags` outputs may be NULL.
 * 10. Options and outputs that may grow start with `struct_size`: use the _INIT macro or the _init function. A size the
 *     library does not know is accepted only when its unknown tail is zero.
 * 11. Threads. No global mutable state, no initialisation call. A `const T *` may be used by several threads at once, a
 *     `T *` by one. Different handles never share anything.
 * 12. Time. Dates are int32_t days since 1970-01-01 (Apache Arrow's date32), from 0001-01-01 to 9999-12-31; instants are
 *     int64_t seconds since the epoch, UTC. The library reads no clock and no locale, and opens
 *     no connection; the one file that it opens is a store.
 *
 * Since 0.1, unless an entry says otherwise.
 */
#ifndef MONEY_H
#define MONEY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ Version ---- */

#define MONEY_VERSION_MAJOR 0
#define MONEY_VERSION_MINOR 1
#define MONEY_VERSION_PATCH 0
#define MONEY_VERSION "0.1.0"

/** The number in the soname; a program built against one ABI runs with every library of the same number. */
#define MONEY_ABI_VERSION 0

/** The version of the library loaded, "MAJOR.MINOR.PATCH"; a static string. Equals MONEY_VERSION at build time. */
const char *money_version(void);

/** MONEY_ABI_VERSION of the library loaded. */
int32_t money_abi_version(void);

/* ------------------------------------------------------------------------------------- Limits and sentinels ---- */

/** Room for any amount as text, with its currency and the NUL. */
#define MONEY_TEXT_MAX 64
/** Room for a currency code and its NUL: codes have 1 to 11 bytes. */
#define MONEY_CODE_SIZE 12
/** The most digits a decimal holds, and the largest scale. */
#define MONEY_DIGITS_MAX 38
/** The longest text of an amount or a rate that is read, in bytes. */
#define MONEY_INPUT_MAX 1024
/** The longest document that is read, in bytes (64 MiB). */
#define MONEY_DOCUMENT_MAX 67108864
/** The most shares of one allocation. */
#define MONEY_SHARES_MAX 1048576
/** The most legs of one conversion path. */
#define MONEY_LEGS_MAX 8
/** As a length: the text ends at its NUL. */
#define MONEY_NTS SIZE_MAX
/** No date; as a requested date, the newest of the table. */
#define MONEY_DATE_NONE INT32_MIN
/** No instant. */
#define MONEY_INSTANT_NONE INT64_MIN
/** As digits: the currency's own minor units. */
#define MONEY_DIGITS_CURRENCY (-1)
/** As digits of a product: every digit, exactly. */
#define MONEY_DIGITS_EXACT (-2)

/** MONEY_TEXT_MAX, for a runtime that cannot see macros. */
size_t money_text_max(void);
/** MONEY_DOCUMENT_MAX, for a runtime that cannot see macros. */
size_t money_document_max(void);

/* ----------------------------------------------------------------------------------------- Status and error ---- */

/** MONEY_OK or one of MONEY_ERR_. Values are never renumbered or reused. */
typedef int32_t money_status_t;

#define MONEY_OK 0
/* The call */
#define MONEY_ERR_ARGUMENT 1          /* a NULL, a value out of range, a reserved field that is not zero */
#define MONEY_ERR_BUFFER_TOO_SMALL 2  /* `length` tells what is needed */
#define MONEY_ERR_BUSY 3              /* the handle's own callback called back to change it */
#define MONEY_ERR_OUT_OF_MEMORY 4
#define MONEY_ERR_LIMIT 5             /* larger or deeper than the limits above */
#define MONEY_ERR_NOT_FOUND 6         /* an index past the end, an entry that is not there */
/* Numbers and text */
#define MONEY_ERR_SYNTAX 20           /* not a number, an amount, a date or a code */
#define MONEY_ERR_ENCODING 21         /* invalid UTF-8, or a NUL inside */
#define MONEY_ERR_OVERFLOW 22         /* does not fit 38 digits */
#define MONEY_ERR_DIVISION_BY_ZERO 23
#define MONEY_ERR_INEXACT 24          /* would round, and rounding was not allowed */
#define MONEY_ERR_DATE 25             /* not a day of the calendar, or outside 0001-01-01 to 9999-12-31 */
/* Currencies */
#define MONEY_ERR_UNKNOWN_CURRENCY 40
#define MONEY_ERR_CURRENCY_MISMATCH 41
#define MONEY_ERR_DUPLICATE_CURRENCY 42
#define MONEY_ERR_AMBIGUOUS_CURRENCY 43 /* a symbol of several currencies; the text lists them */
/* Allocation */
#define MONEY_ERR_WEIGHTS 60          /* none, a negative one, or all zero */
/* Rates */
#define MONEY_ERR_NO_RATE 80
#define MONEY_ERR_INVALID_RATE 81     /* zero, negative, out of range, or not 1 for a currency against itself */
#define MONEY_ERR_DUPLICATE_RATE 82   /* the same direction twice in one document */
#define MONEY_ERR_NO_RATES 83         /* a well-formed document without any rate */
#define MONEY_ERR_PROVIDER 84         /* the document is the provider's own error; the text carries code and words */
/* Documents */
#define MONEY_ERR_JSON 100            /* not JSON, or a key twice in one object */
#define MONEY_ERR_DOCUMENT 101        /* well-formed, but not what was asked for */
#define MONEY_ERR_VERSION 102         /* written by a newer version */
/* Baskets */
#define MONEY_ERR_DISCOUNT 120        /* below 0, more than 100 %, or above the price */
#define MONEY_ERR_TAX 121             /* a tax rate below 0, or a category without one */
#define MONEY_ERR_DUPLICATE_SKU 122   /* the same sku twice in one document */
/* Portfolios */
#define MONEY_ERR_DUPLICATE_ID 130    /* two transactions of one id */

/* Feeds */
#define MONEY_ERR_NO_ANSWER 140       /* no answer came; the text says why */
#define MONEY_ERR_UNKNOWN_REQUEST 141 /* an answer to a request that is not under way, or no longer */
#define MONEY_ERR_HTTP 142            /* the server's status is an error; the text has it */
#define MONEY_ERR_UNAUTHORIZED 143    /* the server refuses the key: HTTP 401 or 403 */
#define MONEY_ERR_RATE_LIMITED 144    /* asked too often: HTTP 429 */
#define MONEY_ERR_CONTENT_TYPE 145    /* HTML, or another type than the provider's */
#define MONEY_ERR_TRUNCATED 146       /* the answer ends before its document does */
#define MONEY_ERR_TOO_LARGE 147       /* the answer is larger than wanted */
#define MONEY_ERR_RATE_JUMPED 148     /* a rate is a hundred times higher or lower than before */
#define MONEY_ERR_NO_CURRENCIES 149   /* a well-formed list without any currency */
/* Wallets */
#define MONEY_ERR_INSUFFICIENT 110    /* less there, or less not held, than should go out */
/* Stores, local or remote */
#define MONEY_ERR_RETRIEVAL 160       /* reading failed; the error's cause tells why */
#define MONEY_ERR_SAVING 161          /* saving failed, and what was there is as before; the error's cause tells why */
#define MONEY_ERR_REMOVAL 162         /* removing failed, and what was there is as before; the error's cause tells why */
#define MONEY_ERR_NOT_A_STORE 163     /* a file of something else */
#define MONEY_ERR_STORE_LOCKED 164    /* another connection writes, and did not end within the time given */
#define MONEY_ERR_STORE_READ_ONLY 165 /* it, or its file, may be read only */
#define MONEY_ERR_STORE_FULL 166      /* no room is left on the disk, or in the quota */
#define MONEY_ERR_STORE_CORRUPT 167   /* damaged: truncated, or overwritten in part */
#define MONEY_ERR_STORE_PATH 168      /* not there, a directory, or not permitted */
#define MONEY_ERR_STORE_IO 169        /* the disk failed */

/** The name of a status, such as "MONEY_ERR_NO_RATE"; "MONEY_ERR_?" for a value it does not know. A static string. */
const char *money_status_name(money_status_t status);

/** What went wrong. The caller's own; written only on failure. 256 bytes. */
typedef struct money_error_s {
    money_status_t status;
    money_status_t cause; /* why, where a status tells: with MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else 0 */
    int64_t position;     /* byte offset in the text given, or -1 */
    char text[240];       /* one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29" */
} money_error_t;

/** Flags of a result; several may be set. */
#define MONEY_FLAG_ROUNDED 0x1u      /* digits other than 0 were dropped */
#define MONEY_FLAG_RATE_ROUNDED 0x2u /* a rate used was longer than 19 digits in its document, and rounded on reading */
#define MONEY_FLAG_FIXED 0x4u        /* a fixed factor was used: a withdrawn currency's legal one, or a quote unit's */
#define MONEY_FLAG_EARLIER 0x8u      /* the rates are of an earlier date than asked for */

/** Releases a document the library allocated. NULL is allowed. */
void money_string_free(char *string);

/* ------------------------------------------------------------------------------------------------- Rounding ---- */

/** How a result that does not fit its digits is rounded. IEEE 754 and ISO 80000-1 names in brackets. */
typedef int32_t money_rounding_t;

#define MONEY_ROUND_HALF_EVEN 0   /* to nearest, ties to the even digit (roundTiesToEven); the default */
#define MONEY_ROUND_HALF_UP 1     /* to nearest, ties away from zero (roundTiesToAway) */
#define MONEY_ROUND_HALF_DOWN 2   /* to nearest, ties towards zero */
#define MONEY_ROUND_UP 3          /* away from zero */
#define MONEY_ROUND_DOWN 4        /* towards zero (roundTowardZero) */
#define MONEY_ROUND_CEILING 5     /* towards positive infinity (roundTowardPositive) */
#define MONEY_ROUND_FLOOR 6       /* towards negative infinity (roundTowardNegative) */
#define MONEY_ROUND_UNNECESSARY 7 /* an inexact result is MONEY_ERR_INEXACT */

/* ------------------------------------------------------------------------------------------------- Decimals ---- */

/** A decimal number: coefficient × 10^-scale. 24 bytes.
 *
 *  The coefficient is a 128-bit two's complement integer, |coefficient| < 10^38, low word first: on little-endian
 *  machines its 16 bytes are one value of Apache Arrow's decimal128. The scale is 0 to 38. 10.50 keeps scale 2 and is
 *  equal to 10.5, with the same hash.
 */
typedef struct money_decimal_s {
    uint64_t lo;
    int64_t hi;
    uint32_t scale;
    uint32_t reserved; /* 0 */
} money_decimal_t;

/** Makes coefficient × 10^-scale: (1050, 2) is 10.50. */
money_status_t money_decimal_new(int64_t coefficient, uint32_t scale, money_decimal_t *result, money_error_t *error);

/** Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
 *
 *  `.5` is read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are kept as written; leading
 *  zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them.
 *
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 */
money_status_t money_decimal_parse(const char *text, size_t length, money_decimal_t *result, money_error_t *error);

/** Writes a decimal plainly, with all digits of its scale: "-0.50". At most MONEY_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_decimal_format(const money_decimal_t *value, char *buffer, size_t capacity, size_t *length,
                                    money_error_t *error);

/** a + b, exactly. The scale is the larger one; where 38 digits do not hold it, zeros at the end are dropped first.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
money_status_t money_decimal_add(const money_decimal_t *a, const money_decimal_t *b, money_decimal_t *result,
                                 money_error_t *error);

/** a - b, under the rules of money_decimal_add. */
money_status_t money_decimal_subtract(const money_decimal_t *a, const money_decimal_t *b, money_decimal_t *result,
                                      money_error_t *error);

/** -value, exactly. Never overflows. */
money_status_t money_decimal_negate(const money_decimal_t *value, money_decimal_t *result, money_error_t *error);

/** |value|, exactly. Never overflows. */
money_status_t money_decimal_absolute(const money_decimal_t *value, money_decimal_t *result, money_error_t *error);

/** a × b, rounded once from the exact product.
 *
 *  @param digits    0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are dropped if
 *                   38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
 *  @param rounding  a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
 *  @param flags     receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
money_status_t money_decimal_multiply(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                      money_rounding_t rounding, money_decimal_t *result, uint32_t *flags,
                                      money_error_t *error);

/** a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
money_status_t money_decimal_divide(const money_decimal_t *a, const money_decimal_t *b, int32_t digits,
                                    money_rounding_t rounding, money_decimal_t *result, uint32_t *flags,
                                    money_error_t *error);

/** The value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
money_status_t money_decimal_quantize(const money_decimal_t *value, int32_t digits, money_rounding_t rounding,
                                      money_decimal_t *result, uint32_t *flags, money_error_t *error);

/** Compares by value: `order` receives -1 (a < b), 0 or 1. 10.5 and 10.50 are equal. */
money_status_t money_decimal_compare(const money_decimal_t *a, const money_decimal_t *b, int32_t *order,
                                     money_error_t *error);

/** A hash of the value: equal decimals have equal hashes, on every platform and in every version of this ABI. */
money_status_t money_decimal_hash(const money_decimal_t *value, uint64_t *hash, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Dates ---- */

/** The date of a year (1 to 9999), month and day of the Gregorian calendar.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
money_status_t money_date_from_ymd(int32_t year, int32_t month, int32_t day, int32_t *date, money_error_t *error);

/** Reads a date as ISO 8601 writes it: "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_date_parse(const char *text, size_t length, int32_t *date, money_error_t *error);

/** Writes a date as "2024-02-29".
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_date_format(int32_t date, char *buffer, size_t capacity, size_t *length, money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Currencies ---- */

/** Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known. */
typedef struct money_registry_s money_registry_t;

#define MONEY_CURRENCY_CURRENT 0    /* in ISO 4217 today */
#define MONEY_CURRENCY_HISTORICAL 1 /* once in ISO 4217, withdrawn */
#define MONEY_CURRENCY_SPECIAL 2    /* ISO 4217 codes that are not legal tender: XAU, XDR, XTS */
#define MONEY_CURRENCY_UNIT 3       /* a quote unit, a fraction of another currency: GBX, ZAc, ILA */
#define MONEY_CURRENCY_INFORMAL 4   /* in common use outside ISO 4217: BTC, CNH */
#define MONEY_CURRENCY_CUSTOM 5     /* from a registry */

/** What is known of a currency. Sources: ISO 4217 and Unicode CLDR; `share/currencies` has every fact with its own. */
typedef struct money_currency_s {
    char code[MONEY_CODE_SIZE];
    int32_t kind;                    /* a MONEY_CURRENCY_ */
    int32_t numeric;                 /* ISO 4217's numeric code, 0 when none */
    int32_t digits;                  /* minor units today (or last), -1 when the currency has none */
    int32_t introduced;              /* date, or MONEY_DATE_NONE when not known */
    int32_t withdrawn;               /* first date it is no longer current, or MONEY_DATE_NONE */
    int32_t factor_since;            /* first date the factor below is fixed, or MONEY_DATE_NONE */
    char successor[MONEY_CODE_SIZE]; /* what replaced it, or what a quote unit is a fraction of; "" when none */
    uint64_t factor_numerator;       /* 1 successor = numerator/denominator of this currency; 0/0 when none */
    uint64_t factor_denominator;
    money_decimal_t cash_step;       /* the smallest cash amount where it differs from the minor unit, else 0 */
    char flag[4];                    /* ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none */
    char countries[128];             /* ISO 3166 codes of where it is used, space-separated, cut at a code if too long */
    char name[116];                  /* in English (Unicode CLDR), UTF-8 */
} money_currency_t;

/** Looks a code up, first in the built-in table, then in `registry` (may be NULL).
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_currency_find(const char *code, const money_registry_t *registry, money_currency_t *currency,
                                   money_error_t *error);

/** The currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG from then.
 *  @param date  MONEY_DATE_NONE: as of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE.
 */
money_status_t money_currency_find_numeric(int32_t numeric, int32_t date, money_currency_t *currency,
                                           money_error_t *error);

/** The minor units of a currency on a date: -1 when it has none.
 *  @param date  MONEY_DATE_NONE: as of the table's data.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
money_status_t money_currency_digits(const char *code, int32_t date, const money_registry_t *registry, int32_t *digits,
                                     money_error_t *error);

/** How many currencies the built-in table has. */
size_t money_currency_count(void);

/** The built-in currency at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_currency_at(size_t index, money_currency_t *currency, money_error_t *error);

/** The version of the built-in currency data; a static string. */
const char *money_currency_data_version(void);

/** Makes an empty registry. Freed with money_registry_free. */
money_status_t money_registry_new(money_registry_t **registry, money_error_t *error);

/** Releases a registry. NULL is allowed. */
void money_registry_free(money_registry_t *registry);

/** Adds a currency of the program's own.
 *
 *  @param code    1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the built-in table.
 *  @param digits  0 to 38 minor units.
 *  @param name    UTF-8, at most 115 bytes; NULL with length 0 for none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_registry_add(money_registry_t *registry, const char *code, int32_t digits, const char *name,
                                  size_t length, money_error_t *error);

/** How many currencies the registry has. */
money_status_t money_registry_count(const money_registry_t *registry, size_t *count, money_error_t *error);

/** The registry's currency at an index, in the order they were added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_registry_at(const money_registry_t *registry, size_t index, money_currency_t *currency,
                                 money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Money ---- */

/** An amount of a currency: coefficient × 10^-scale, as money_decimal_t. 32 bytes. */
typedef struct money_s {
    uint64_t lo;
    int64_t hi;
    uint32_t scale;
    char currency[MONEY_CODE_SIZE]; /* NUL-padded */
} money_t;

/** Makes an amount. The code must be built in or in `registry` (may be NULL).
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_new(const money_decimal_t *amount, const char *currency, const money_registry_t *registry,
                         money_t *result, money_error_t *error);

/** Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: a currency without minor units), MONEY_ERR_SYNTAX.
 */
money_status_t money_from_minor(int64_t minor, const char *currency, const money_registry_t *registry, money_t *result,
                                money_error_t *error);

/** The amount in minor units, exactly.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (finer than a minor unit), MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY.
 */
money_status_t money_to_minor(const money_t *amount, const money_registry_t *registry, int64_t *minor,
                              money_error_t *error);

/** Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space between.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_parse(const char *text, size_t length, money_t *result, money_error_t *error);

/** As money_parse, and more: a plain decimal is an amount of `currency`, and codes of `registry` are known.
 *  @param currency  what a plain decimal is an amount of; NULL or "": a plain decimal is MONEY_ERR_SYNTAX.
 *  @param registry  may be NULL.
 */
money_status_t money_parse_in(const char *text, size_t length, const char *currency, const money_registry_t *registry,
                              money_t *result, money_error_t *error);

/** Writes "12.50 EUR", with all digits of the scale. At most MONEY_TEXT_MAX bytes with the NUL.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_format(const money_t *amount, char *buffer, size_t capacity, size_t *length,
                            money_error_t *error);

/** a + b, exactly, as money_decimal_add.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
money_status_t money_add(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** a - b, exactly, as money_decimal_subtract.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW.
 */
money_status_t money_subtract(const money_t *a, const money_t *b, money_t *result, money_error_t *error);

/** -amount, exactly. Never overflows. */
money_status_t money_negate(const money_t *amount, money_t *result, money_error_t *error);

/** |amount|, exactly. Never overflows. */
money_status_t money_absolute(const money_t *amount, money_t *result, money_error_t *error);

/** amount × factor, rounded once, as money_decimal_multiply.
 *  @param digits  0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (no minor units known).
 */
money_status_t money_multiply(const money_t *amount, const money_decimal_t *factor, int32_t digits,
                              money_rounding_t rounding, money_t *result, uint32_t *flags, money_error_t *error);

/** amount ÷ divisor, rounded once, as money_decimal_divide.
 *  @param digits  0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
 *  @return MONEY_OK; MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
money_status_t money_divide(const money_t *amount, const money_decimal_t *divisor, int32_t digits,
                            money_rounding_t rounding, money_t *result, uint32_t *flags, money_error_t *error);

/** The amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY.
 */
money_status_t money_quantize(const money_t *amount, int32_t digits, money_rounding_t rounding, money_t *result,
                              uint32_t *flags, money_error_t *error);

/** The amount rounded to a multiple of a cash step, with the step's scale (zeros at the end go where 38 digits would not
 *  hold it): 10.52 CHF at 0.05 is 10.50 CHF.
 *  @param step  more than 0; NULL: the currency's cash step, or its minor unit where it has no step of its own.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY (no step known).
 */
money_status_t money_to_cash(const money_t *amount, const money_decimal_t *step, money_rounding_t rounding,
                             money_t *result, uint32_t *flags, money_error_t *error);

/** Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH.
 */
money_status_t money_compare(const money_t *a, const money_t *b, int32_t *order, money_error_t *error);

/** `equal` receives 1 when both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0. */
money_status_t money_equal(const money_t *a, const money_t *b, int32_t *equal, money_error_t *error);

/** A hash over value and currency: equal amounts have equal hashes, on every platform and in every version of this ABI. */
money_status_t money_hash(const money_t *amount, uint64_t *hash, money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Allocation ---- */

/** What happens to the units that are left when every share has been rounded down. */
typedef int32_t money_allocation_t;

#define MONEY_ALLOCATE_LARGEST_REMAINDER 0  /* one each to the shares that lost most, ties to the earlier; the default */
#define MONEY_ALLOCATE_FLOOR_TO_FIRST 1     /* one each from the first share on */
#define MONEY_ALLOCATE_FLOOR_TO_LAST 2      /* one each from the last share back */
#define MONEY_ALLOCATE_SEPARATE_REMAINDER 3 /* they are `remainder` */

/** Options of money_allocate and money_split. */
typedef struct money_allocate_options_s {
    uint32_t struct_size;
    money_allocation_t method;
    int32_t digits;                   /* of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or
                                         the amount's own scale where that is larger or no minor units are known */
    uint32_t reserved;                /* 0 */
    const money_registry_t *registry; /* may be NULL; read during the call only */
} money_allocate_options_t;

#define MONEY_ALLOCATE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_allocate_options_t), MONEY_ALLOCATE_LARGEST_REMAINDER, MONEY_DIGITS_CURRENCY, 0, NULL }

/** Writes MONEY_ALLOCATE_OPTIONS_INIT. NULL is allowed. */
void money_allocate_options_init(money_allocate_options_t *options);

/** Divides an amount in proportion to weights, losing nothing.
 *
 *  Always: the shares (and the remainder) sum to the amount; allocating -x gives the negated shares of x; a weight of
 *  zero gets zero; no share has the other sign.
 *
 *  @param weights    `count` decimals, none negative, not all zero.
 *  @param shares     receives `count` amounts of one scale; left alone when `count` is beyond MONEY_SHARES_MAX.
 *  @param remainder  receives what is left over: zero, unless the method is MONEY_ALLOCATE_SEPARATE_REMAINDER, which
 *                    needs it; otherwise it may be NULL.
 *  @return MONEY_OK; MONEY_ERR_WEIGHTS, MONEY_ERR_INEXACT (the amount is finer than `digits`), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_LIMIT (more than MONEY_SHARES_MAX).
 */
money_status_t money_allocate(const money_t *amount, const money_decimal_t *weights, size_t count,
                              const money_allocate_options_t *options, money_t *shares, money_t *remainder,
                              money_error_t *error);

/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights. */
money_status_t money_split(const money_t *amount, size_t count, const money_allocate_options_t *options,
                           money_t *shares, money_t *remainder, money_error_t *error);

/* ----------------------------------------------------------------------------------------- Rates, and a builder ---- */

/** A table of exchange rates: immutable, shared freely between threads. */
typedef struct money_rates_s money_rates_t;

/** A table of exchange rates in the making. */
typedef struct money_rates_builder_s money_rates_builder_t;

#define MONEY_RATE_QUOTED 0  /* as the table has it */
#define MONEY_RATE_INVERSE 1 /* the table's rate of the other direction, turned round exactly */
#define MONEY_RATE_FIXED 2   /* the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98) */
#define MONEY_RATE_UNIT 3    /* the factor of a quote unit, such as 100 GBX = 1 GBP */

/** A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes. */
typedef struct money_rate_s {
    char from[MONEY_CODE_SIZE];
    char to[MONEY_CODE_SIZE];
    uint64_t numerator;
    uint64_t denominator;
    int32_t date;      /* MONEY_DATE_NONE: of no date, good for any */
    int32_t kind;      /* a MONEY_RATE_ */
    uint32_t flags;    /* 0 or MONEY_FLAG_RATE_ROUNDED */
    uint32_t reserved; /* 0 */
} money_rate_t;

/** Makes an empty builder. Freed with money_rates_builder_free. */
money_status_t money_rates_builder_new(money_rates_builder_t **builder, money_error_t *error);

/** Releases a builder; tables built with it stay. NULL is allowed. */
void money_rates_builder_free(money_rates_builder_t *builder);

/** Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
 *
 *  The other direction is its own entry: give both (bid and ask), and each serves its own; give one, and the other is
 *  its exact inverse. A builder holds rates of dates, or rates of no date, not both.
 *
 *  @param rate    a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"); more than 0.
 *  @param length  in bytes, or MONEY_NTS.
 *  @param date    the day the rate is of, or MONEY_DATE_NONE for a rate of no date.
 *  @return MONEY_OK; MONEY_ERR_INVALID_RATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_rates_builder_add(money_rates_builder_t *builder, const char *from, const char *to,
                                       const char *rate, size_t length, int32_t date, money_error_t *error);

/** Removes the rate of a direction and date.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_DATE.
 */
money_status_t money_rates_builder_remove(money_rates_builder_t *builder, const char *from, const char *to,
                                          int32_t date, money_error_t *error);

/** Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_rates_builder_set_base(money_rates_builder_t *builder, const char *base, money_error_t *error);

/** Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a control byte), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_rates_builder_set_source(money_rates_builder_t *builder, const char *source, size_t length,
                                              money_error_t *error);

/** Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. */
money_status_t money_rates_builder_set_instant(money_rates_builder_t *builder, int64_t instant, money_error_t *error);

/** How many rates the builder has. */
money_status_t money_rates_builder_count(const money_rates_builder_t *builder, size_t *count, money_error_t *error);

/** The builder's rate at an index, in the order they were first added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_rates_builder_at(const money_rates_builder_t *builder, size_t index, money_rate_t *rate,
                                      money_error_t *error);

/** Makes a table of what the builder has; the builder stays as it is and may go on. An empty table is allowed.
 *  Freed with money_rates_free.
 */
money_status_t money_rates_builder_build(const money_rates_builder_t *builder, money_rates_t **rates,
                                         money_error_t *error);

/** Releases a table. NULL is allowed. */
void money_rates_free(money_rates_t *rates);

/** Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-hist.csv`)
 *  or the daily file (`eurofxref.csv`), as told apart by their dates.
 *
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT (position: the cell), MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE,
 *          MONEY_ERR_NO_RATES, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_rates_from_ecb_csv(const char *csv, size_t length, money_rates_t **rates, money_error_t *error);

/** Reads a JSON document of rates, recognised by its shape:
 *  - currencylayer's `live`: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}; with
 *    "success":false the provider's code and words are the error (MONEY_ERR_PROVIDER);
 *  - base and rates, as Frankfurter and Open Exchange Rates give: {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}},
 *    with "timestamp" instead of or besides "date";
 *  - a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none;
 *  - what money_rates_to_json writes.
 *
 *  Numbers and strings of digits are both read, exactly, exponents too. A rate of more than 19 significant or 19 fraction
 *  digits is rounded to what fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each conversion by it.
 *
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_NO_RATES, MONEY_ERR_PROVIDER,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_VERSION, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_rates_from_json(const char *json, size_t length, money_rates_t **rates, money_error_t *error);

/** Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes.
 *
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_rates_to_json(const money_rates_t *rates, char **json, size_t *length, money_error_t *error);

/** What a table holds. 152 bytes. */
typedef struct money_rates_info_s {
    char base[MONEY_CODE_SIZE]; /* what cross rates go through; "" when none */
    uint32_t flags;             /* MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading */
    int32_t first_date;         /* MONEY_DATE_NONE when the rates have no dates */
    int32_t last_date;
    int64_t instant;            /* when the rates were published, or MONEY_INSTANT_NONE */
    uint64_t currency_count;
    uint64_t pair_count;        /* directions quoted on any date */
    uint64_t date_count;
    uint64_t quote_count;       /* rates over all pairs and dates */
    char source[64];            /* who published them, "" when not known */
    uint64_t reserved[3];
} money_rates_info_t;

/** Tells what a table holds. */
money_status_t money_rates_info(const money_rates_t *rates, money_rates_info_t *info, money_error_t *error);

/** The code of the table's currency at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_rates_currency_at(const money_rates_t *rates, size_t index, char *buffer, size_t capacity,
                                       size_t *length, money_error_t *error);

/** The table's date at an index, oldest first.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_rates_date_at(const money_rates_t *rates, size_t index, int32_t *date, money_error_t *error);

/** The newest rate of the table's pair at an index, in the order of the codes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_rates_pair_at(const money_rates_t *rates, size_t index, money_rate_t *rate, money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Conversion ---- */

/** Options of a conversion. */
typedef struct money_convert_options_s {
    uint32_t struct_size;
    int32_t date;                     /* the day whose rates are wanted, or MONEY_DATE_NONE: the newest of the table */
    int32_t max_gap;                  /* how many days earlier the rates may be, 0: that very day */
    int32_t digits;                   /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    money_rounding_t rounding;
    uint32_t reserved;                /* 0 */
    const money_registry_t *registry; /* may be NULL; read during the call only */
    int64_t now;                      /* an instant, to have the age of the rates told; or MONEY_INSTANT_NONE */
} money_convert_options_t;

#define MONEY_CONVERT_OPTIONS_INIT                                                                          \
    { (uint32_t)sizeof(money_convert_options_t), MONEY_DATE_NONE, 0, MONEY_DIGITS_CURRENCY,                 \
      MONEY_ROUND_HALF_EVEN, 0, NULL, MONEY_INSTANT_NONE }

/** Writes MONEY_CONVERT_OPTIONS_INIT. NULL is allowed. */
void money_convert_options_init(money_convert_options_t *options);

/** An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. */
typedef struct money_ratio_s {
    uint64_t numerator[8];
    uint64_t denominator[8];
    int32_t sign; /* -1, 0 or 1 */
    uint32_t reserved;
} money_ratio_t;

/** How a conversion came about. */
typedef struct money_conversion_s {
    money_ratio_t rate;       /* 1 source = rate target, exactly */
    money_ratio_t remainder;  /* exact result - rounded result */
    int32_t as_of;            /* the date of the rates; MONEY_DATE_NONE when no dated rate was used */
    int32_t gap_days;         /* how many days before the date asked for; 0 when none was asked for */
    int64_t instant;          /* when the rates were published, or MONEY_INSTANT_NONE */
    int64_t age_seconds;      /* from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known */
    uint32_t flags;           /* MONEY_FLAG_ values */
    uint32_t leg_count;       /* 0 for an identity */
    money_rate_t legs[MONEY_LEGS_MAX]; /* the path: each leg's `to` is the next one's `from` */
    char source[64];
    uint64_t reserved[4];
} money_conversion_t;

/** Converts an amount at the rates of a table, rounding once.
 *
 *  The path is direct, inverse, or through the table's base; in a table without a base the shortest one of at most four
 *  legs, ties by code. All legs are of one date: the one asked for, or the last before it within `max_gap` that has them
 *  all. A withdrawn currency goes by its legal factor from the day that was fixed (said by MONEY_FLAG_FIXED), or, where
 *  no date is known, when the table has no rate; a quote unit such as GBX by its factor.
 *  An amount already in `target` is copied unchanged and needs no rate; so is any amount when `target` is NULL or "".
 *
 *  @param rates    the table. NULL: only identities and fixed factors convert.
 *  @param amount   the amount to convert.
 *  @param target   a built-in code, one of `options->registry`, or, with digits given, any code.
 *  @param options  date, gap, digits, rounding; NULL: newest date, the target's minor units of that date, half-even.
 *  @param result   receives the converted amount; zeroed on failure.
 *  @param details  receives rate, path, as-of date, age and remainder; may be NULL.
 *  @param error    receives status, position and text on failure; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_rates_convert(const money_rates_t *rates, const money_t *amount, const char *target,
                                   const money_convert_options_t *options, money_t *result,
                                   money_conversion_t *details, money_error_t *error);

/** The rate between two currencies under the rules of money_rates_convert, exactly, without an amount.
 *  @param details  receives the rate with its path; the remainder is 0. Must not be NULL.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW, MONEY_ERR_DATE, MONEY_ERR_SYNTAX.
 */
money_status_t money_rates_find(const money_rates_t *rates, const char *from, const char *to,
                                const money_convert_options_t *options, money_conversion_t *details,
                                money_error_t *error);

/* ----------------------------------------------------------------------------------------------------- Bags ---- */

/** A sum of amounts in several currencies, exact, to be reduced to one currency later. Parts of value 0 do not count. */
typedef struct money_bag_s money_bag_t;

/** Makes an empty bag. Freed with money_bag_free. */
money_status_t money_bag_new(money_bag_t **bag, money_error_t *error);

/** Makes a copy. Freed with money_bag_free. */
money_status_t money_bag_copy(const money_bag_t *bag, money_bag_t **copy, money_error_t *error);

/** Releases a bag. NULL is allowed. */
void money_bag_free(money_bag_t *bag);

/** Adds an amount to its currency's part.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
money_status_t money_bag_add(money_bag_t *bag, const money_t *amount, money_error_t *error);

/** Adds every part of another bag; `bag` and `other` may be the same.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
money_status_t money_bag_add_bag(money_bag_t *bag, const money_bag_t *other, money_error_t *error);

/** Multiplies every part, exactly.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW.
 */
money_status_t money_bag_multiply(money_bag_t *bag, const money_decimal_t *factor, money_error_t *error);

/** How many parts other than 0 the bag has. */
money_status_t money_bag_count(const money_bag_t *bag, size_t *count, money_error_t *error);

/** The part at an index, in the order the currencies came.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_bag_at(const money_bag_t *bag, size_t index, money_t *amount, money_error_t *error);

/** The part of a currency; 0 of it where the bag has none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_bag_amount(const money_bag_t *bag, const char *currency, money_t *amount, money_error_t *error);

/** `equal` receives 1 when both have the same parts, whatever their order, else 0. */
money_status_t money_bag_equal(const money_bag_t *a, const money_bag_t *b, int32_t *equal, money_error_t *error);

/** A hash over the parts, whatever their order: equal bags have equal hashes. */
money_status_t money_bag_hash(const money_bag_t *bag, uint64_t *hash, money_error_t *error);

/** The sum of all parts in one currency: exact conversions, an exact sum, rounded once.
 *
 *  @param rates    may be NULL for a bag of `target` alone.
 *  @param target   as in money_rates_convert, but neither NULL nor "".
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return as money_rates_convert.
 */
money_status_t money_bag_reduce(const money_bag_t *bag, const char *target, const money_rates_t *rates,
                                const money_convert_options_t *options, money_t *result, uint32_t *flags,
                                money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Lines ---- */

/** The longest line that is evaluated, in bytes. */
#define MONEY_LINE_MAX 16384
/** The most currencies that one sum of a line may mix. */
#define MONEY_LINE_CURRENCIES_MAX 64

#define MONEY_VALUE_NUMBER 1 /* a number without a currency */
#define MONEY_VALUE_MONEY 2  /* an amount of a currency */

/** What a line comes to. 64 bytes. */
typedef struct money_value_s {
    int32_t kind;           /* a MONEY_VALUE_ */
    uint32_t flags;         /* MONEY_FLAG_ values */
    money_decimal_t number; /* the number; of a money its amount */
    money_t money;          /* zeroed for a number */
} money_value_t;

/** Evaluates a line such as "(12.50 EUR + 3 USD) x 2 in GBP", exactly, and rounds once, at the end.
 *
 *  Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or behind it: a built-in
 *  code, one of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50", "12.50€", "US$3").
 *  Operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the latter two go first. Parentheses,
 *  signs before a term. `N%` behind + or - is that part of what stands left of it, elsewhere a hundredth of N. `in` or
 *  `to` (any case) with a currency ends a line or what stands in parentheses, and converts all of it. The whole grammar
 *  is in docs/calculator-lines.md.
 *
 *  money × number and money ÷ number are money; money ÷ money is a number, the divisor converted to the dividend's
 *  currency first (where the dividend mixes currencies: the dividend to the divisor's). A sum of several currencies is
 *  converted by `in` alone; without it the line is MONEY_ERR_CURRENCY_MISMATCH, as are money × money, number ÷ money
 *  and money + number.
 *
 *  All steps are ratios of two integers of at most 512 bits in lowest terms. Money is rounded to `options->digits`. A
 *  number is exact where 38 digits hold it, without zeros at the end; otherwise it is rounded to `options->digits`, or
 *  with MONEY_DIGITS_CURRENCY to as many fraction digits as 38 digits in all leave.
 *
 *  A failure has the position where the line does not go on, of the operator that fails, or of the currency; what only
 *  the result shows (too large, inexact, a currency without minor units) has the line's end.
 *
 *  @param line     at most MONEY_LINE_MAX bytes.
 *  @param rates    may be NULL where nothing needs a rate.
 *  @param options  as in money_rates_convert; NULL: newest date, the currency's minor units of that date, half-even.
 *  @param value    receives the result.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_AMBIGUOUS_CURRENCY (the text lists what the
 *          symbol may be), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DIVISION_BY_ZERO, MONEY_ERR_OVERFLOW (a number or the
 *          result does not fit 38 digits, or a step 512 bits), MONEY_ERR_NO_RATE, MONEY_ERR_INEXACT, MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_LINE_MAX, or more than MONEY_LINE_CURRENCIES_MAX).
 */
money_status_t money_evaluate(const char *line, size_t length, const money_rates_t *rates,
                              const money_convert_options_t *options, money_value_t *value, money_error_t *error);

/** Writes a line and, under it, a caret at a position, such as the one of an error:
 *
 *      12 EUR + 3 $
 *                 ^
 *
 *  The caret is moved by characters (Unicode scalar values), not by bytes; a tab stays a tab. Control characters and
 *  bytes that are not UTF-8 are shown as `?`, and are no error here.
 *
 *  @param position  a byte of the line, or its length for the end. Inside a character: that character.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL, MONEY_ERR_LIMIT (longer than MONEY_LINE_MAX).
 */
money_status_t money_evaluate_caret(const char *line, size_t line_length, int64_t position, char *buffer,
                                    size_t capacity, size_t *length, money_error_t *error);

/** A line evaluated, with how it came to its result; immutable. */
typedef struct money_evaluation_s money_evaluation_t;

/** What is known of an evaluation. 240 bytes. */
typedef struct money_evaluation_info_s {
    money_value_t value;
    money_ratio_t exact;       /* the value before it was rounded, in lowest terms */
    uint64_t conversion_count; /* the conversions the line needed, each pair of currencies once */
    uint64_t reserved[4];
} money_evaluation_info_t;

/** Evaluates a line as money_evaluate does, and keeps how. Freed with money_evaluation_free. */
money_status_t money_evaluation_new(const char *line, size_t length, const money_rates_t *rates,
                                    const money_convert_options_t *options, money_evaluation_t **evaluation,
                                    money_error_t *error);

/** Releases an evaluation. NULL is allowed. */
void money_evaluation_free(money_evaluation_t *evaluation);

/** The result, rounded and exact. */
money_status_t money_evaluation_info(const money_evaluation_t *evaluation, money_evaluation_info_t *info,
                                     money_error_t *error);

/** The conversion at an index, in the order the line needed them: exact rate, path, as-of date, source. Its remainder
 *  is 0: nothing was rounded in between.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (the exact rate does not fit 512 bits).
 */
money_status_t money_evaluation_conversion_at(const money_evaluation_t *evaluation, size_t index,
                                              money_conversion_t *conversion, money_error_t *error);

/* ------------------------------------------------------------------------------------------------- Watching ---- */

/** Hears of a change after it has happened. In the callback the object may be read, and freed (it is then gone when the
 *  callback has returned); changing it is MONEY_ERR_BUSY.
 *  @param revision  the object's new revision number.
 */
typedef void (*money_change_callback_t)(void *user_data, uint64_t revision);

/* -------------------------------------------------------------------------------------------------- Wallets ---- */

/** Moneys of several currencies, each one kept, with holds and a journal. */
typedef struct money_wallet_s money_wallet_t;

/** Room for a label and its NUL. */
#define MONEY_LABEL_SIZE 80

/** What is remembered beside an amount; NULL where one is asked for: no label, no date. */
typedef struct money_wallet_note_s {
    uint32_t struct_size;
    int32_t date;      /* or MONEY_DATE_NONE */
    const char *label; /* one line of UTF-8, NUL-terminated, at most 79 bytes; NULL for none; copied */
} money_wallet_note_t;

#define MONEY_WALLET_NOTE_INIT { (uint32_t)sizeof(money_wallet_note_t), MONEY_DATE_NONE, NULL }

/** Writes MONEY_WALLET_NOTE_INIT. NULL is allowed. */
void money_wallet_note_init(money_wallet_note_t *note);

/** One money of a wallet, or one hold. 128 bytes. */
typedef struct money_wallet_entry_s {
    uint64_t id; /* 1, 2, 3, … in the order things came; never used again */
    money_t money;
    int32_t date; /* or MONEY_DATE_NONE */
    uint32_t reserved;
    char label[MONEY_LABEL_SIZE];
} money_wallet_entry_t;

/** Makes an empty wallet. Freed with money_wallet_free. */
money_status_t money_wallet_new(money_wallet_t **wallet, money_error_t *error);

/** Releases a wallet. NULL is allowed. */
void money_wallet_free(money_wallet_t *wallet);

/** Puts a money in; one below 0 records what went out, whether it was there or not, but never what is held.
 *  @param note  label and date; may be NULL.
 *  @param id    receives the money's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the currency's sum), MONEY_ERR_INSUFFICIENT (it is held), MONEY_ERR_BUSY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (the label is not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_wallet_add(money_wallet_t *wallet, const money_t *money, const money_wallet_note_t *note,
                                uint64_t *id, money_error_t *error);

/** Takes away the first money that equals another (10.5 EUR is 10.50 EUR), as if it had never been there.
 *  @param id  receives its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (it is held), MONEY_ERR_OVERFLOW (what is left),
 *          MONEY_ERR_BUSY.
 */
money_status_t money_wallet_take(money_wallet_t *wallet, const money_t *money, uint64_t *id, money_error_t *error);

/** Takes away the money of an id, as money_wallet_take. */
money_status_t money_wallet_remove(money_wallet_t *wallet, uint64_t id, money_error_t *error);

/** How many moneys the wallet has.
 *  @param currency  only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_wallet_count(const money_wallet_t *wallet, const char *currency, size_t *count,
                                  money_error_t *error);

/** The money at an index, in the order they came.
 *  @param currency  counts only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX.
 */
money_status_t money_wallet_at(const money_wallet_t *wallet, const char *currency, size_t index,
                               money_wallet_entry_t *entry, money_error_t *error);

/** How many currencies the wallet has moneys of. */
money_status_t money_wallet_currency_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** The currency at an index, in the order of their first money.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_wallet_currency_at(const money_wallet_t *wallet, size_t index, char *buffer, size_t capacity,
                                        size_t *length, money_error_t *error);

/** The sum of a currency's moneys: with its minor units, or as many digits more as the value needs; 0 where there is
 *  none of it.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
money_status_t money_wallet_sum(const money_wallet_t *wallet, const char *currency, money_t *sum,
                                money_error_t *error);

/** What of a currency's sum is held.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
money_status_t money_wallet_held(const money_wallet_t *wallet, const char *currency, money_t *held,
                                 money_error_t *error);

/** Everything in one currency: the exact sum of exact conversions, rounded once.
 *  @param target   NULL or "": EUR.
 *  @param rates    may be NULL where nothing needs a rate.
 *  @param options  as in money_rates_convert.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return as money_rates_convert.
 */
money_status_t money_wallet_total(const money_wallet_t *wallet, const char *target, const money_rates_t *rates,
                                  const money_convert_options_t *options, money_t *total, uint32_t *flags,
                                  money_error_t *error);

/** A wallet's total beside what rounding each money by itself makes of it. 104 bytes. */
typedef struct money_wallet_totals_s {
    money_t total;            /* rounded once */
    money_t total_of_rounded; /* the sum of the moneys, each converted and rounded */
    money_t difference;       /* total - total_of_rounded */
    uint32_t flags;           /* MONEY_FLAG_ values of the total */
    uint32_t reserved;
} money_wallet_totals_t;

/** As money_wallet_total, with the total of the rounded parts and the difference. */
money_status_t money_wallet_totals(const money_wallet_t *wallet, const char *target, const money_rates_t *rates,
                                   const money_convert_options_t *options, money_wallet_totals_t *totals,
                                   money_error_t *error);

/** Holds an amount: it cannot be spent until it is committed or released.
 *  @param hold  receives the hold's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, and as money_wallet_add.
 */
money_status_t money_wallet_hold(money_wallet_t *wallet, const money_t *amount, const money_wallet_note_t *note,
                                 uint64_t *hold, money_error_t *error);

/** Lets a hold's money go out, as a money below 0.
 *  @param id  receives that money's id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (what is left), MONEY_ERR_BUSY.
 */
money_status_t money_wallet_commit(money_wallet_t *wallet, uint64_t hold, uint64_t *id, money_error_t *error);

/** Gives a hold's money back.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW (what is still held), MONEY_ERR_BUSY.
 */
money_status_t money_wallet_release(money_wallet_t *wallet, uint64_t hold, money_error_t *error);

/** How many holds there are. */
money_status_t money_wallet_hold_count(const money_wallet_t *wallet, size_t *count, money_error_t *error);

/** The hold at an index, in the order they were made.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_wallet_hold_at(const money_wallet_t *wallet, size_t index, money_wallet_entry_t *hold,
                                    money_error_t *error);

/** A movement of money out of one wallet into another; NULL on one side is the world outside. */
typedef struct money_transfer_leg_s {
    money_wallet_t *from;
    money_wallet_t *to;
    money_t money; /* more than 0 */
} money_transfer_leg_t;

/** Moves money between wallets: all legs or none. What goes out of a wallet, less what comes in, must be there and not
 *  held. A fee is a leg of its own.
 *  @param legs   1 to 1,024 of them.
 *  @param note   of every money that comes and goes; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, and as money_wallet_add.
 */
money_status_t money_wallet_transfer(const money_transfer_leg_t *legs, size_t count, const money_wallet_note_t *note,
                                     money_error_t *error);

/** A change of money into another currency; with `receive` empty, into nothing: a fee. 48 bytes. */
typedef struct money_exchange_leg_s {
    money_t give; /* more than 0 */
    char receive[MONEY_CODE_SIZE];
    uint32_t reserved; /* 0 */
} money_exchange_leg_t;

/** Exchanges money in a wallet at the rates of a table: all legs or none, each rounded once.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, and as money_rates_convert and money_wallet_add.
 */
money_status_t money_wallet_exchange(money_wallet_t *wallet, const money_exchange_leg_t *legs, size_t count,
                                     const money_rates_t *rates, const money_convert_options_t *options,
                                     const money_wallet_note_t *note, money_error_t *error);

/** Writes a wallet as JSON that money_wallet_from_json reads back: the same wallet always gives the same bytes.
 *  @param json  receives the NUL-terminated document; freed with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_wallet_to_json(const money_wallet_t *wallet, char **json, size_t *length, money_error_t *error);

/** Reads what money_wallet_to_json wrote.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_INSUFFICIENT (more held than
 *          there), MONEY_ERR_SYNTAX, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_wallet_from_json(const char *json, size_t length, money_wallet_t **wallet, money_error_t *error);

/** Writes what happened to a wallet, a line of JSON a change.
 *  @param journal  receives the NUL-terminated text; freed with money_string_free.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_wallet_to_journal(const money_wallet_t *wallet, char **journal, size_t *length,
                                       money_error_t *error);

/** Makes the wallet that a journal tells of: its JSON is the same to the byte. All of the journal, or nothing.
 *  @return MONEY_OK; as money_wallet_from_json and money_wallet_add, as money_wallet_commit and money_wallet_remove. The
 *          text names the line.
 */
money_status_t money_wallet_from_journal(const char *journal, size_t length, money_wallet_t **wallet,
                                         money_error_t *error);

/** The number that grows with each change. */
money_status_t money_wallet_revision(const money_wallet_t *wallet, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_wallet_on_change(money_wallet_t *wallet, money_change_callback_t callback, void *user_data,
                                      money_error_t *error);

/** Gives back memory that the wallet holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_wallet_release_memory(money_wallet_t *wallet, money_error_t *error);

/** A wallet as a screen shows it: a section a currency with a row a money and a subtotal, and a last section with the
 *  grand total. Sections = currencies + 1, rows = moneys + currencies + 1. A copy: it does not change with the wallet.
 */
typedef struct money_table_s money_table_t;

#define MONEY_ROW_MONEY 0
#define MONEY_ROW_SUBTOTAL 1
#define MONEY_ROW_TOTAL 2

/** One row. 192 bytes. */
typedef struct money_table_row_s {
    int32_t kind;  /* a MONEY_ROW_ */
    int32_t date;  /* of a money, or MONEY_DATE_NONE */
    uint64_t id;   /* of a money, else 0 */
    money_t money;
    char text[MONEY_TEXT_MAX];    /* the amount as text */
    char label[MONEY_LABEL_SIZE]; /* of a money, else "" */
} money_table_row_t;

/** Makes the table of a wallet, its grand total as money_wallet_total. Freed with money_table_free. */
money_status_t money_wallet_table(const money_wallet_t *wallet, const char *target, const money_rates_t *rates,
                                  const money_convert_options_t *options, money_table_t **table,
                                  money_error_t *error);

/** Releases a table. NULL is allowed. */
void money_table_free(money_table_t *table);

/** How many sections the table has. */
money_status_t money_table_section_count(const money_table_t *table, size_t *count, money_error_t *error);

/** The header of a section: its currency.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_table_section_at(const money_table_t *table, size_t section, char *buffer, size_t capacity,
                                      size_t *length, money_error_t *error);

/** How many rows a section has.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_table_row_count(const money_table_t *table, size_t section, size_t *count, money_error_t *error);

/** A row of a section.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_table_row_at(const money_table_t *table, size_t section, size_t row, money_table_row_t *output,
                                  money_error_t *error);

/* ------------------------------------------------------------------------------------------------ Catalogues ---- */

/** Goods priced in one currency, and the tax rates of their categories. */
typedef struct money_catalogue_s money_catalogue_t;

/** What a catalogue sells. 288 bytes. Its texts are one line each, UTF-8, NUL-terminated. */
typedef struct money_product_s {
    char sku[64];      /* what it is found by, unique in its catalogue */
    char name[128];    /* "" when it has none */
    char unit[32];     /* what one of it is, such as "per bottle"; "" when not told */
    char category[32]; /* which tax rate it has; "": none */
    money_t price;     /* of one unit, not negative, at any scale */
} money_product_t;

/** The tax rate of a category. 56 bytes. */
typedef struct money_tax_rate_s {
    char category[32];
    money_decimal_t rate; /* a fraction: 0.19 is 19 % */
} money_tax_rate_t;

/** Makes an empty catalogue. Freed with money_catalogue_free.
 *  @param currency  of all its prices; built in or in `registry`, with minor units.
 *  @param registry  may be NULL; read during the call only.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY (also: no minor units), MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_catalogue_new(const char *currency, const money_registry_t *registry,
                                   money_catalogue_t **catalogue, money_error_t *error);

/** Makes the stock example, in USD and untaxed: peas 0.95 per bag, eggs 2.10 per dozen, milk 1.30 per bottle, beans
 *  0.73 per can. The skus are these four words. Freed with money_catalogue_free.
 */
money_status_t money_catalogue_groceries(money_catalogue_t **catalogue, money_error_t *error);

/** Releases a catalogue; baskets made of it stay. NULL is allowed. */
void money_catalogue_free(money_catalogue_t *catalogue);

/** Adds a product, or replaces the one of the same sku in its place.
 *
 *  @param sku            1 to 63 bytes, one line.
 *  @param price          of one unit, in the catalogue's currency, 0 or more, at any scale.
 *  @param name           one line of at most 127 bytes; NULL with length 0 for none.
 *  @param name_length    in bytes, or MONEY_NTS.
 *  @param unit           one line of at most 31 bytes; NULL with length 0 for none.
 *  @param unit_length    in bytes, or MONEY_NTS.
 *  @param category       the tax category, at most 31 bytes; NULL or "": none.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_SYNTAX (an empty sku, more than one line),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_catalogue_add(money_catalogue_t *catalogue, const char *sku, const money_t *price,
                                   const char *name, size_t name_length, const char *unit, size_t unit_length,
                                   const char *category, money_error_t *error);

/** Removes a product.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_catalogue_remove(money_catalogue_t *catalogue, const char *sku, money_error_t *error);

/** Tells about the product of a sku.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_catalogue_find(const money_catalogue_t *catalogue, const char *sku, money_product_t *product,
                                    money_error_t *error);

/** How many products the catalogue has. */
money_status_t money_catalogue_count(const money_catalogue_t *catalogue, size_t *count, money_error_t *error);

/** The product at an index, in the order they were added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_catalogue_at(const money_catalogue_t *catalogue, size_t index, money_product_t *product,
                                  money_error_t *error);

/** Writes the code of the currency the catalogue is priced in; MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_catalogue_currency(const money_catalogue_t *catalogue, char *buffer, size_t capacity,
                                        size_t *length, money_error_t *error);

/** Sets the tax rate of a category, in place of the one it had. Baskets made before keep theirs.
 *
 *  @param category  at most 31 bytes, one line; NULL or "": the rate of products without a category, else 0.
 *  @param rate      a fraction, 0 or more: 0.19 is 19 %.
 *  @return MONEY_OK; MONEY_ERR_TAX (below 0), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_catalogue_set_tax(money_catalogue_t *catalogue, const char *category,
                                       const money_decimal_t *rate, money_error_t *error);

/** How many categories have a tax rate. */
money_status_t money_catalogue_tax_count(const money_catalogue_t *catalogue, size_t *count, money_error_t *error);

/** The tax rate at an index, in the order of the categories' bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_catalogue_tax_at(const money_catalogue_t *catalogue, size_t index, money_tax_rate_t *tax,
                                      money_error_t *error);

/** Reads what money_catalogue_to_json wrote. Freed with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_DUPLICATE_SKU,
 *          MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_catalogue_from_json(const char *json, size_t length, money_catalogue_t **catalogue,
                                         money_error_t *error);

/** Writes a catalogue with its tax rates as JSON: the same catalogue always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_catalogue_to_json(const money_catalogue_t *catalogue, char **json, size_t *length,
                                       money_error_t *error);

/** Reads comma-separated values (RFC 4180): a line of column names, then a line a product. The columns `sku` and `price`
 *  must be there; `name`, `unit`, `category` and `currency` may be, in any order; no other. Freed with
 *  money_catalogue_free.
 *
 *  @param currency  of the prices; NULL or "": the document's column tells, the same on every line.
 *  @param registry  may be NULL; read during the call only.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, MONEY_ERR_SYNTAX, MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_OVERFLOW, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (all with the position).
 */
money_status_t money_catalogue_from_csv(const char *csv, size_t length, const char *currency,
                                        const money_registry_t *registry, money_catalogue_t **catalogue,
                                        money_error_t *error);

/** Writes a catalogue as comma-separated values that money_catalogue_from_csv reads back; tax rates have no place there.
 *  @param csv     receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 */
money_status_t money_catalogue_to_csv(const money_catalogue_t *catalogue, char **csv, size_t *length,
                                      money_error_t *error);

/* -------------------------------------------------------------------------------------------------- Policies ---- */

#define MONEY_LEVEL_UNIT 0      /* price, discount and tax of one unit are rounded, then multiplied by the quantity */
#define MONEY_LEVEL_LINE 1      /* price, discount and tax of each line are rounded; the default */
#define MONEY_LEVEL_TAX_GROUP 2 /* their sums over each tax category are, once; the lines add up to them */
#define MONEY_LEVEL_ORDER 3     /* their sums over the order are, once; the lines add up to them */

#define MONEY_PRICES_NET 0   /* prices are without tax; the default */
#define MONEY_PRICES_GROSS 1 /* prices have their tax in them */

#define MONEY_TENDER_EXACT 0 /* what is owed is paid; the default */
#define MONEY_TENDER_CASH 1  /* it is rounded to what coins there are */

/** All that decides how a basket becomes amounts of whole minor units. */
typedef struct money_policy_s {
    uint32_t struct_size;
    int32_t level;                  /* a MONEY_LEVEL_: what is rounded */
    money_rounding_t rounding;
    money_allocation_t remainder;   /* which lines the units go to that rounding together leaves over, and those of the
                                       order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER */
    int32_t prices;                 /* a MONEY_PRICES_ */
    int32_t tender;                 /* a MONEY_TENDER_ */
    money_rounding_t cash_rounding; /* of the payable amount, with MONEY_TENDER_CASH */
    uint32_t reserved;              /* 0 */
    money_decimal_t cash_step;      /* of the catalogue's currency, more than 0; or 0: the currency's own, as in any
                                       other, else its minor unit */
} money_policy_t;

#define MONEY_POLICY_INIT                                                                                      \
    { (uint32_t)sizeof(money_policy_t), MONEY_LEVEL_LINE, MONEY_ROUND_HALF_UP, MONEY_ALLOCATE_LARGEST_REMAINDER, \
      MONEY_PRICES_NET, MONEY_TENDER_EXACT, MONEY_ROUND_HALF_UP, 0, { 0, 0, 0, 0 } }

/** Writes MONEY_POLICY_INIT. NULL is allowed. */
void money_policy_init(money_policy_t *policy);

#define MONEY_PRESET_PER_LINE_HALF_UP 0      /* MONEY_POLICY_INIT: Stripe's documentation of tax per line item */
#define MONEY_PRESET_PER_UNIT_HALF_UP 1      /* tax on the price of one, as accounting programs with unit prices do */
#define MONEY_PRESET_PER_LINE_HALF_EVEN 2    /* bankers' rounding of each line */
#define MONEY_PRESET_PER_TAX_GROUP_HALF_UP 3 /* EN 16931: the tax of an invoice is computed per category */
#define MONEY_PRESET_PER_ORDER_HALF_UP 4     /* one rounding of the order */
#define MONEY_PRESET_SWISS_CASH 5            /* per line, half up; prices with tax; cash to 0.05 */

/** Writes a preset into a policy, `struct_size` too.
 *  @param preset  a MONEY_PRESET_.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_policy_preset(int32_t preset, money_policy_t *policy, money_error_t *error);

/** The name of a preset, such as "swiss_cash"; NULL past the last one. A static string. */
const char *money_policy_preset_name(int32_t preset);

/** Writes a policy as one sentence.
 *  @param policy  NULL: the default.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_policy_describe(const money_policy_t *policy, char *buffer, size_t capacity, size_t *length,
                                     money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Baskets ---- */

/** Goods of a catalogue in quantities, with discounts, tax rates and a policy. */
typedef struct money_basket_s money_basket_t;

/** What a checkout came to. It never changes; shared freely between threads. */
typedef struct money_receipt_s money_receipt_t;

#define MONEY_DISCOUNT_NONE 0
#define MONEY_DISCOUNT_PERCENT 1 /* 0 to 100 hundredths of the price */
#define MONEY_DISCOUNT_FIXED 2   /* an amount of the catalogue's currency */

/** A product in a basket. 344 bytes. */
typedef struct money_basket_item_s {
    money_product_t product;  /* as it was when it was first added */
    money_decimal_t quantity; /* less than 0 for a refund */
    money_decimal_t discount; /* the percentage, or the amount off the line */
    int32_t discount_kind;    /* a MONEY_DISCOUNT_ */
    uint32_t reserved;        /* 0 */
} money_basket_item_t;

/** Makes an empty basket with a copy of the catalogue and its tax rates. Freed with money_basket_free. */
money_status_t money_basket_new(const money_catalogue_t *catalogue, money_basket_t **basket, money_error_t *error);

/** Releases a basket. NULL is allowed. In the basket's own callback it takes effect when that has returned. */
void money_basket_free(money_basket_t *basket);

/** Adds to the quantity of a product, which joins the basket where need be; at 0 it leaves.
 *
 *  @param sku       one of the catalogue's, or one that is in the basket.
 *  @param quantity  not 0, decimals too (0.350 kg); negative takes away, and below 0 in all is a refund.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such product), MONEY_ERR_OVERFLOW (quantity or price beyond 38 digits),
 *          MONEY_ERR_DISCOUNT (the line's fixed discount would be above its price), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_basket_add(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                money_error_t *error);

/** Sets the quantity of a product, which joins the basket where need be; 0 takes it out.
 *  @return as money_basket_add; MONEY_ERR_NOT_FOUND also for 0 of what is not there.
 */
money_status_t money_basket_set(money_basket_t *basket, const char *sku, const money_decimal_t *quantity,
                                money_error_t *error);

/** Takes a product out, whatever its quantity, with its discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (it is not there), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_basket_remove(money_basket_t *basket, const char *sku, money_error_t *error);

/** Takes everything out, and the order's discount off. Tax rates and policy stay.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_basket_clear(money_basket_t *basket, money_error_t *error);

/** Writes the code of the catalogue's currency; MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_basket_currency(const money_basket_t *basket, char *buffer, size_t capacity, size_t *length,
                                     money_error_t *error);

/** How many products the basket has. */
money_status_t money_basket_count(const money_basket_t *basket, size_t *count, money_error_t *error);

/** The product at an index, in the order they were first added.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_basket_at(const money_basket_t *basket, size_t index, money_basket_item_t *item,
                               money_error_t *error);

/** The quantity of a product; 0 where the basket has none.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_basket_quantity(const money_basket_t *basket, const char *sku, money_decimal_t *quantity,
                                     money_error_t *error);

/** Takes a percentage off a line, in place of the discount it had.
 *  @param percent  0 to 100; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_DISCOUNT (out of range), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
money_status_t money_basket_discount_line_percent(money_basket_t *basket, const char *sku,
                                                  const money_decimal_t *percent, money_error_t *error);

/** Takes an amount off a line as a whole, in place of the discount it had; a refund gives that much less back.
 *  @param amount  of the catalogue's currency, in whole minor units, not above the line's price; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_DISCOUNT (below 0, or above the price), MONEY_ERR_INEXACT (finer than
 *          a minor unit), MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
money_status_t money_basket_discount_line_amount(money_basket_t *basket, const char *sku, const money_t *amount,
                                                 money_error_t *error);

/** Takes a percentage off the order, in place of the discount it had. It is shared among the lines as their totals are.
 *  @param percent  0 to 100; 0: no discount.
 *  @return MONEY_OK; MONEY_ERR_DISCOUNT (out of range), MONEY_ERR_BUSY.
 */
money_status_t money_basket_discount_percent(money_basket_t *basket, const money_decimal_t *percent,
                                             money_error_t *error);

/** Takes an amount off the order, in place of the discount it had. It is shared among the lines as their totals are.
 *  @param amount  of the catalogue's currency, in whole minor units; 0: no discount. That it is not above the subtotal
 *                 is checked by money_basket_checkout.
 *  @return MONEY_OK; MONEY_ERR_DISCOUNT (below 0), MONEY_ERR_INEXACT (finer than a minor unit),
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY.
 */
money_status_t money_basket_discount_amount(money_basket_t *basket, const money_t *amount, money_error_t *error);

/** Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
 *  @return as money_catalogue_set_tax; MONEY_ERR_BUSY.
 */
money_status_t money_basket_set_tax(money_basket_t *basket, const char *category, const money_decimal_t *rate,
                                    money_error_t *error);

/** Sets the policy.
 *  @param policy  NULL: the default.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_basket_set_policy(money_basket_t *basket, const money_policy_t *policy, money_error_t *error);

/** Writes the basket's policy, `struct_size` too. */
money_status_t money_basket_policy(const money_basket_t *basket, money_policy_t *policy, money_error_t *error);

/** A number that grows by one with each change: 0 for a new basket. */
money_status_t money_basket_revision(const money_basket_t *basket, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_basket_on_change(money_basket_t *basket, money_change_callback_t callback, void *user_data,
                                      money_error_t *error);

/** Gives back memory that the basket holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_basket_release_memory(money_basket_t *basket, money_error_t *error);

/** Adds everything up under the basket's policy, in the catalogue's currency and in another. The basket stays as it is.
 *
 *  In the other currency the total is converted once, and so is each line by itself; what these differ by is told.
 *
 *  @param currency  the other currency, as `target` of money_rates_convert; NULL or "": the catalogue's alone.
 *  @param rates     may be NULL where nothing is to be converted.
 *  @param options   as in money_rates_convert; `now` for the age of the rates.
 *  @param receipt   receives the receipt; freed with money_receipt_free.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_TAX (a category without a rate), MONEY_ERR_DISCOUNT (above the price),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (the policy rules rounding out), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_basket_checkout(const money_basket_t *basket, const char *currency, const money_rates_t *rates,
                                     const money_convert_options_t *options, money_receipt_t **receipt,
                                     money_error_t *error);

/** Reads what money_basket_to_json wrote. Freed with money_basket_free.
 *
 *  @param catalogue  what can be added later, in the basket's currency; copied. NULL: only what is in the document.
 *  @return MONEY_OK; MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_DUPLICATE_SKU, MONEY_ERR_DISCOUNT, MONEY_ERR_TAX, MONEY_ERR_SYNTAX, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_basket_from_json(const char *json, size_t length, const money_catalogue_t *catalogue,
                                      money_basket_t **basket, money_error_t *error);

/** Writes a basket, its products, discounts, tax rates and policy, as JSON: the same basket always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_basket_to_json(const money_basket_t *basket, char **json, size_t *length, money_error_t *error);

/* -------------------------------------------------------------------------------------------------- Receipts ---- */

#define MONEY_RECEIPT_PRICED 0   /* in the catalogue's currency */
#define MONEY_RECEIPT_CHECKOUT 1 /* in the currency of the checkout; the same where that is the catalogue's */

/** What a receipt comes to in one currency. 336 bytes.
 *
 *  Always: the lines' totals add up to `subtotal`, their order shares to `discount`, the tax rows to `net`, `tax` and
 *  `gross`; net + tax = gross; gross + difference = total; total + cash_rounding = payable.
 */
typedef struct money_receipt_info_s {
    money_t subtotal;
    money_t discount;      /* off the order, 0 or more of a sale */
    money_t net;
    money_t tax;
    money_t gross;         /* what the lines add up to */
    money_t total;         /* what is owed; of a converted receipt, the total converted once */
    money_t difference;    /* total - gross: 0 but of a converted receipt */
    money_t cash_rounding; /* payable - total */
    money_t payable;
    uint64_t line_count;
    uint64_t tax_count;
    int32_t discount_kind; /* a MONEY_DISCOUNT_: of the order */
    uint32_t reserved;     /* 0 */
    money_decimal_t discount_value; /* the percentage, or the amount in the catalogue's currency */
} money_receipt_info_t;

/** A line of a receipt in one currency. 576 bytes. total = price - discount; net + tax = gross. */
typedef struct money_receipt_line_s {
    money_basket_item_t item; /* its product's price in the catalogue's currency */
    money_t price;            /* quantity × price */
    money_t discount;         /* off the line */
    money_t total;
    money_t order_discount;   /* the line's share of the order's discount */
    money_t net;
    money_t tax;
    money_t gross;
    uint64_t reserved;
} money_receipt_line_t;

/** A tax row of a receipt: what its category comes to. 152 bytes. */
typedef struct money_receipt_tax_s {
    money_tax_rate_t tax_rate;
    money_t net;
    money_t tax;
    money_t gross;
} money_receipt_tax_t;

/** Releases a receipt. NULL is allowed. */
void money_receipt_free(money_receipt_t *receipt);

/** Tells what a receipt comes to.
 *  @param view  MONEY_RECEIPT_PRICED or MONEY_RECEIPT_CHECKOUT.
 */
money_status_t money_receipt_info(const money_receipt_t *receipt, int32_t view, money_receipt_info_t *info,
                                  money_error_t *error);

/** The line at an index, in the order of the basket.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_receipt_line_at(const money_receipt_t *receipt, int32_t view, size_t index,
                                     money_receipt_line_t *line, money_error_t *error);

/** The tax row at an index: one a category, in the order the lines have them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_receipt_tax_at(const money_receipt_t *receipt, int32_t view, size_t index,
                                    money_receipt_tax_t *tax, money_error_t *error);

/** How the total was converted: rate, path, as-of date, gap in days, age, source, and what rounding dropped.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (the exact rate does not fit 512 bits).
 */
money_status_t money_receipt_conversion(const money_receipt_t *receipt, money_conversion_t *conversion,
                                        money_error_t *error);

/** Writes a receipt for a terminal or a printer: aligned, the policy's sentence at its end, and where it was converted the
 *  other currency with rate, as-of date and staleness.
 *
 *  @param columns  32 to 200; 0: 48.
 *  @param text     receives the NUL-terminated text; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 */
money_status_t money_receipt_to_text(const money_receipt_t *receipt, int32_t columns, char **text, size_t *length,
                                     money_error_t *error);

/** Writes a receipt with all its amounts as JSON: the same receipt always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_receipt_to_json(const money_receipt_t *receipt, char **json, size_t *length,
                                     money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Calculators ---- */

/** A keypad calculator: a machine of keys, with the operation and its result as text. Exact inside; `docs/calculator.md`
 *  has what every key does in every state.
 */
typedef struct money_calculator_s money_calculator_t;

/* Keys. `x` multiplies, `X` corrects: they are two constants, and two different letters in a text of keys. */
#define MONEY_KEY_DIGIT_0 0 /* the digits are 0 to 9 */
#define MONEY_KEY_DIGIT_1 1
#define MONEY_KEY_DIGIT_2 2
#define MONEY_KEY_DIGIT_3 3
#define MONEY_KEY_DIGIT_4 4
#define MONEY_KEY_DIGIT_5 5
#define MONEY_KEY_DIGIT_6 6
#define MONEY_KEY_DIGIT_7 7
#define MONEY_KEY_DIGIT_8 8
#define MONEY_KEY_DIGIT_9 9
#define MONEY_KEY_POINT 10    /* . */
#define MONEY_KEY_ADD 11      /* + */
#define MONEY_KEY_SUBTRACT 12 /* - */
#define MONEY_KEY_MULTIPLY 13 /* x */
#define MONEY_KEY_DIVIDE 14   /* ÷ */
#define MONEY_KEY_EQUALS 15   /* = */
#define MONEY_KEY_PERCENT 16  /* %: of all that stands left of a + or -; a hundredth behind x, ÷ and alone */
#define MONEY_KEY_SIGN 17     /* ±: changes the sign of the number */
#define MONEY_KEY_CLEAR 18    /* AC: all clear */
#define MONEY_KEY_CORRECT 19  /* X: takes back the last character, or the operator */
#define MONEY_KEY_KEEP 20     /* K: goes on from the result */

/* Alerts. The operation is then as before the key. */
#define MONEY_ALERT_NONE 0
#define MONEY_ALERT_OPERATION_IMPOSSIBLE 1
#define MONEY_ALERT_HAS_RESULT 2
#define MONEY_ALERT_OPERATOR_EXISTS 3
#define MONEY_ALERT_DIVIDE_BY_ZERO 4
#define MONEY_ALERT_DECIMAL_EXISTS 5
#define MONEY_ALERT_NOTHING_TO_KEEP 6
#define MONEY_ALERT_SYNTAX 7

/* States: the columns of the table of keys. */
#define MONEY_CALCULATOR_START 0    /* `0`: the first state */
#define MONEY_CALCULATOR_NUMBER 1   /* after a digit */
#define MONEY_CALCULATOR_OPERATOR 2 /* after an operator */
#define MONEY_CALCULATOR_POINT 3    /* after a trailing `.` */
#define MONEY_CALCULATOR_RESULT 4   /* on a result */

/** The most numbers of one operation. Each has at most 38 digits. */
#define MONEY_CALCULATOR_NUMBERS_MAX 100
/** The longest text of keys that is pressed at once, in bytes. */
#define MONEY_CALCULATOR_KEYS_MAX 8192
/** Room for any display or expression and its NUL. */
#define MONEY_CALCULATOR_TEXT_MAX 4608

/** MONEY_CALCULATOR_TEXT_MAX, for a runtime that cannot see macros. */
size_t money_calculator_text_max(void);

/** Hears of a display that has changed. In the callback the calculator may be read, and freed (it is then gone when the
 *  callback has returned); changing it is MONEY_ERR_BUSY.
 *  @param display  the new one, UTF-8, NUL-terminated; good until the callback returns.
 */
typedef void (*money_display_callback_t)(void *user_data, const char *display);

/** Hears of an alert, as money_display_callback_t of a display.
 *  @param alert    a MONEY_ALERT_.
 *  @param title    UTF-8, NUL-terminated; good until the callback returns, as is `message`.
 */
typedef void (*money_alert_callback_t)(void *user_data, int32_t alert, const char *title, const char *message);

/** Makes a calculator that shows `0`, and at most 5 fraction digits. Freed with money_calculator_free. */
money_status_t money_calculator_new(money_calculator_t **calculator, money_error_t *error);

/** Releases a calculator. NULL is allowed. In one of its own callbacks it takes effect when that has returned. */
void money_calculator_free(money_calculator_t *calculator);

/** Presses one key. A key that cannot be taken now is an alert, which is MONEY_OK and leaves the operation as it was. The
 *  callbacks hear of the alert, or of a display that has changed.
 *
 *  @param key    a MONEY_KEY_.
 *  @param alert  receives a MONEY_ALERT_; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_LIMIT (the number would have more than 38 digits, the operation more than
 *          MONEY_CALCULATOR_NUMBERS_MAX numbers), MONEY_ERR_OVERFLOW (the exact value needs more than 512 bits above or
 *          below its fraction line, or more than 38 digits before the point), MONEY_ERR_BUSY.
 */
money_status_t money_calculator_press(money_calculator_t *calculator, int32_t key, int32_t *alert,
                                      money_error_t *error);

/** Presses the keys of a text in turn, each as money_calculator_press: "40 + 6 x 9.3 ÷ 2 =".
 *
 *  Keys stand apart by spaces; digits and `.` may stand together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×`
 *  or `*`, `÷` or `/`, `=`, `%`, `±` or `+/-`, `AC`, `X`, `K`, and case matters. An alert does not stop the keys behind it.
 *  A text that fails has pressed nothing, not even the keys before its error, and called nobody. A calculator that one of
 *  its callbacks frees takes no further key.
 *
 *  @param alert  receives the first MONEY_ALERT_ there was; may be NULL.
 *  @return as money_calculator_press, with the position of the key; MONEY_ERR_SYNTAX (no such key), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT (also: longer than MONEY_CALCULATOR_KEYS_MAX).
 */
money_status_t money_calculator_press_keys(money_calculator_t *calculator, const char *keys, size_t length,
                                           int32_t *alert, money_error_t *error);

/** Tells which keys can be taken now, without alert or failure: the bit 1 << MONEY_KEY_ of each. */
money_status_t money_calculator_keys(const money_calculator_t *calculator, uint32_t *allowed, money_error_t *error);

/** The text of a key, such as "÷", "AC"; NULL past the last one. A static string. */
const char *money_key_name(int32_t key);

/** Writes what is shown: the operation, such as "40 + 6 x ", or behind `=` the result alone, " = 67.9".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_calculator_display(const money_calculator_t *calculator, char *buffer, size_t capacity,
                                        size_t *length, money_error_t *error);

/** Writes the operation, also when the result is shown: "40 + 6 x 9.3 ÷ 2".
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_calculator_expression(const money_calculator_t *calculator, char *buffer, size_t capacity,
                                           size_t *length, money_error_t *error);

/** Tells the state.
 *  @param state  receives a MONEY_CALCULATOR_, such as MONEY_CALCULATOR_RESULT.
 */
money_status_t money_calculator_state(const money_calculator_t *calculator, int32_t *state, money_error_t *error);

/** The exact value of the result, or without one of the last number, in lowest terms. */
money_status_t money_calculator_exact(const money_calculator_t *calculator, money_ratio_t *exact,
                                      money_error_t *error);

/** The value of the result, or without one of the last number, with `digits` (0 to 38) fraction digits.
 *  @param flags  receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT.
 */
money_status_t money_calculator_value(const money_calculator_t *calculator, int32_t digits, money_rounding_t rounding,
                                      money_decimal_t *value, uint32_t *flags, money_error_t *error);

/** How many fraction digits are shown at most. */
money_status_t money_calculator_digits(const money_calculator_t *calculator, int32_t *digits, money_error_t *error);

/** Sets how many fraction digits (0 to 38) a result shows at most: rounded half away from zero, without zeros at the end,
 *  and fewer where 38 digits in all do not hold them. What is typed is not touched.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_calculator_set_digits(money_calculator_t *calculator, int32_t digits, money_error_t *error);

/** The name of an alert, such as "divide_by_zero", or "none"; NULL past the last one. A static string. */
const char *money_alert_name(int32_t alert);

/** Writes the title of an alert, such as "Error".
 *  @param alert  a MONEY_ALERT_ but MONEY_ALERT_NONE.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_calculator_alert_title(const money_calculator_t *calculator, int32_t alert, char *buffer,
                                            size_t capacity, size_t *length, money_error_t *error);

/** Writes the message of an alert, as money_calculator_alert_title: "Division by zero is impossible." */
money_status_t money_calculator_alert_message(const money_calculator_t *calculator, int32_t alert, char *buffer,
                                              size_t capacity, size_t *length, money_error_t *error);

/** Sets the words of an alert, in another language for instance.
 *
 *  @param title           at most 79 bytes; NULL with length 0: the library's own.
 *  @param title_length    in bytes, or MONEY_NTS.
 *  @param message         at most 255 bytes; NULL with length 0: the library's own.
 *  @param message_length  in bytes, or MONEY_NTS.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
money_status_t money_calculator_set_alert(money_calculator_t *calculator, int32_t alert, const char *title,
                                          size_t title_length, const char *message, size_t message_length,
                                          money_error_t *error);

/** Sets who hears of displays, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_calculator_on_display(money_calculator_t *calculator, money_display_callback_t display_callback,
                                           void *user_data, money_error_t *error);

/** Sets who hears of alerts, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_calculator_on_alert(money_calculator_t *calculator, money_alert_callback_t alert_callback,
                                         void *user_data, money_error_t *error);

/** The number that grows with each change of the operation or of the digits shown. */
money_status_t money_calculator_revision(const money_calculator_t *calculator, uint64_t *revision,
                                         money_error_t *error);

/** Writes a calculator in any state as JSON: the same state always gives the same bytes. Callbacks, words of alerts and
 *  the revision are no part of it.
 *
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_calculator_to_json(const money_calculator_t *calculator, char **json, size_t *length,
                                        money_error_t *error);

/** Reads what money_calculator_to_json wrote. A state that keys do not lead to is refused. Freed with
 *  money_calculator_free.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION (all with the position), MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_calculator_from_json(const char *json, size_t length, money_calculator_t **calculator,
                                          money_error_t *error);

/* -------------------------------------------------------------------------------------------------- Returns ---- */

/** Money that goes in (below 0) or comes out (above 0) on a day. 40 bytes. */
typedef struct money_cash_flow_s {
    money_t amount;
    int32_t date;
    uint32_t reserved; /* 0 */
} money_cash_flow_t;

/** The most flows of one calculation. */
#define MONEY_CASH_FLOWS_MAX 1048576
/** The most rates of one result. */
#define MONEY_XIRR_RATES_MAX 32

/* How many internal rates of return there are. */
#define MONEY_XIRR_ONE 1
#define MONEY_XIRR_SEVERAL 2
#define MONEY_XIRR_NONE 3      /* the flows are never worth 0 */
#define MONEY_XIRR_UNDEFINED 4 /* the question makes no sense; the reason says why */

/* Why there is none. */
#define MONEY_XIRR_REASON_NO_FLOWS 1     /* no flow other than 0 */
#define MONEY_XIRR_REASON_ONE_DATE 2     /* all flows on one date */
#define MONEY_XIRR_REASON_ONE_SIGN 3     /* all flows, added up by date, of one sign */
#define MONEY_XIRR_REASON_ALWAYS_ZERO 4  /* the flows of every date cancel out: any rate would do */
#define MONEY_XIRR_REASON_OUT_OF_RANGE 5 /* the only rate is above 10^300, or halves 40 times a day */
#define MONEY_XIRR_REASON_NO_ROOT 6      /* no rate in that range makes the flows worth 0 */
#define MONEY_XIRR_REASON_UNPRICED 7     /* of a portfolio: a price or a rate is missing */
#define MONEY_XIRR_REASON_NO_DATE 8      /* of a portfolio: no date to value what is held on */

/** How days become years. Actual/365 (fixed), as in ISDA's definitions: the days between two dates over 365. */
#define MONEY_DAY_COUNT_ACTUAL_365 1

/** The internal rates of return of dated cash flows. 280 bytes.
 *
 *  Rates of return are not amounts: they are doubles, the same bytes on every platform. 0.05 is 5 % a year.
 */
typedef struct money_xirr_s {
    int32_t outcome;                    /* a MONEY_XIRR_ */
    int32_t reason;                     /* a MONEY_XIRR_REASON_; 0 when there is a rate */
    int32_t day_count;                  /* MONEY_DAY_COUNT_ACTUAL_365 */
    int32_t is_certain;                 /* 1: the number of rates is proven; 0: those too close to tell apart are one */
    uint32_t rate_count;
    uint32_t reserved;                  /* 0 */
    double rates[MONEY_XIRR_RATES_MAX]; /* ascending; the rest is 0 */
} money_xirr_t;

/** The internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
 *
 *  Flows may come in any order; those of one date are added up, exactly. Every rate up to 10^300 is found, as the
 *  nearest double, which is -1 where nearly all is lost in days: intervals are searched until bounds prove that they
 *  have no root, or one. Rates closer together than about 1e-9, or where the sum only touches 0, are given as one, and
 *  `is_certain` is then 0.
 *
 *  @param flows   `count` flows of one currency; NULL is allowed when `count` is 0.
 *  @param count   at most MONEY_CASH_FLOWS_MAX.
 *  @param result  receives the outcome: that there is no rate is an answer, not a failure.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_OVERFLOW (the flows of a date, or all, do
 *          not add up in 38 digits), MONEY_ERR_LIMIT (too many flows, or more than MONEY_XIRR_RATES_MAX rates).
 *  @since 0.1
 */
money_status_t money_xirr(const money_cash_flow_t *flows, size_t count, money_xirr_t *result, money_error_t *error);

/** A reason in words, such as "all flows on one date"; "there is a rate" for 0, "an unknown reason" for a value it does
 *  not know. A static string.
 *  @since 0.1
 */
const char *money_xirr_reason(int32_t reason);

/** What a portfolio is worth on a day, and the money that then goes in (above 0) or comes out (below 0). 72 bytes. */
typedef struct money_value_point_s {
    money_t value; /* before the flow */
    money_t flow;  /* 0 of the same currency when there is none */
    int32_t date;
    uint32_t reserved; /* 0 */
} money_value_point_t;

/** The most points of one calculation. */
#define MONEY_VALUE_POINTS_MAX 4096

/** The time-weighted return: the growth between flows, multiplied, less 1; the exact ratio, rounded once.
 *
 *  The growth of a period is the value at its end over value and flow at its start. The first value may be 0, what is
 *  there before the first flow; the last flow does not count. A period with nothing in it, and nothing at its end,
 *  counts as no growth.
 *
 *  @param points      `count` points of one currency, dates ascending, none twice; value, and value and flow together,
 *                     are not below 0.
 *  @param count       2 to MONEY_VALUE_POINTS_MAX.
 *  @param digits      0 to 38 fraction digits: 0.0512 has 4.
 *  @param rounding    a MONEY_ROUND_.
 *  @param result      receives the return of the whole time: 0.05 is 5 %.
 *  @param flags       receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @param annualised  receives what the same growth makes in 365 days, a double of the same bytes on every platform;
 *                     NULL: not wanted, and not calculated.
 *  @return MONEY_OK; MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DIVISION_BY_ZERO (nothing is invested, and
 *          something comes of it), MONEY_ERR_OVERFLOW (also: the return of a year is out of money_xirr's range),
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT.
 *  @since 0.1
 */
money_status_t money_time_weighted_return(const money_value_point_t *points, size_t count, int32_t digits,
                                          money_rounding_t rounding, money_decimal_t *result, uint32_t *flags,
                                          double *annualised, money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Portfolios ---- */

/** Transactions in securities, by date, and what follows from them: lots, positions, profit. */
typedef struct money_portfolio_s money_portfolio_t;

/** Room for a transaction's id and its NUL. */
#define MONEY_ID_SIZE 40
/** Room for a security's symbol and its NUL. */
#define MONEY_SYMBOL_SIZE 32
/** The most lots one sale names. */
#define MONEY_CHOSEN_LOTS_MAX 1024

#define MONEY_ACTION_BUY 0
#define MONEY_ACTION_SELL 1
#define MONEY_ACTION_DIVIDEND 2 /* income: any payment that a security brings */
#define MONEY_ACTION_FEE 3      /* a cost by itself, of a security or of none */
#define MONEY_ACTION_SPLIT 4    /* for each `per` shares there are `quantity` after it: 2 for 1, 1 for 10 */

/** Something that happened: a trade, a payment, or a split. 224 bytes. */
typedef struct money_transaction_s {
    char id[MONEY_ID_SIZE];         /* one line of UTF-8, at most 39 bytes, NUL-terminated; "" on adding: one is given */
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, at most 31 bytes; "" only of a fee that concerns no security */
    int32_t date;
    int32_t action;           /* a MONEY_ACTION_ */
    money_decimal_t quantity; /* of a trade, more than 0; of a split, what there is after it; else 0 */
    money_decimal_t per;      /* of a split, for each so many before it; else 0 */
    money_t total;            /* what was paid or received, without the fee, 0 or more; all zero of a split */
    money_t fee;              /* 0 or more, of any currency; all zero: none. A MONEY_ACTION_FEE has it as its total */
    uint64_t rate_numerator;  /* the transaction's own rate: 1 of the total's currency = numerator/denominator of the */
    uint64_t rate_denominator; /* portfolio's; 0/0: the rate of the day. It goes for a fee of that currency too */
    uint64_t reserved[2];     /* 0 */
} money_transaction_t;

/** A part of a lot that a sale names. 64 bytes. */
typedef struct money_chosen_lot_s {
    char id[MONEY_ID_SIZE];   /* of the purchase that made the lot */
    money_decimal_t quantity; /* of it, in shares as of the sale; more than 0 */
} money_chosen_lot_t;

#define MONEY_LOTS_FIFO 0    /* the oldest first; the default */
#define MONEY_LOTS_LIFO 1    /* the newest first */
#define MONEY_LOTS_HIFO 2    /* the dearest a share first, ties by age */
#define MONEY_LOTS_AVERAGE 3 /* a share of all, at their average cost */
#define MONEY_LOTS_CHOSEN 4  /* those that each sale names */

#define MONEY_SHORTAGE_REJECT 0  /* selling more than is held is MONEY_ERR_INSUFFICIENT; the default */
#define MONEY_SHORTAGE_SHORT 1   /* it is a debt of shares, which a later purchase settles */
#define MONEY_SHORTAGE_MISSING 2 /* it is noted as missing, and nothing is made of what it brought */

/** What a portfolio is made with, and keeps. */
typedef struct money_portfolio_options_s {
    uint32_t struct_size;
    int32_t method;                   /* a MONEY_LOTS_ */
    int32_t shortage;                 /* a MONEY_SHORTAGE_ */
    uint32_t reserved;                /* 0 */
    const money_registry_t *registry; /* currencies of the program's own; copied; may be NULL */
} money_portfolio_options_t;

#define MONEY_PORTFOLIO_OPTIONS_INIT \
    { (uint32_t)sizeof(money_portfolio_options_t), MONEY_LOTS_FIFO, MONEY_SHORTAGE_REJECT, 0, NULL }

/** Writes MONEY_PORTFOLIO_OPTIONS_INIT. NULL is allowed. */
void money_portfolio_options_init(money_portfolio_options_t *options);

/** Makes an empty portfolio. Freed with money_portfolio_free.
 *  @param currency  what everything is reported in; one with minor units.
 *  @param options   NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_portfolio_new(const char *currency, const money_portfolio_options_t *options,
                                   money_portfolio_t **portfolio, money_error_t *error);

/** Releases a portfolio. NULL is allowed. In its own callback it takes effect when that has returned. */
void money_portfolio_free(money_portfolio_t *portfolio);

/** Adds a transaction.
 *
 *  Transactions count by date, those of one day in the order they were entered, whatever the order of the dates they
 *  came in. All trades of one symbol are in one currency; dividends and fees may be in others.
 *
 *  @param lots       of a sale: the lots it sells, their quantities adding up to its own; NULL with count 0: what the
 *                    portfolio's method takes. Not at average cost; with MONEY_LOTS_CHOSEN every sale names its lots.
 *  @param lot_count  0 to MONEY_CHOSEN_LOTS_MAX.
 *  @param stored     receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT (more sold than held, on its date or on a later one; the text names the first
 *          sale that is too large; also: a lot that has less), MONEY_ERR_DUPLICATE_ID, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE, MONEY_ERR_NOT_FOUND (no such lot), MONEY_ERR_DATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
money_status_t money_portfolio_add(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                   const money_chosen_lot_t *lots, size_t lot_count, money_transaction_t *stored,
                                   money_error_t *error);

/** Puts a transaction in the place of the one with its id, under the rules of money_portfolio_add: what it replaces does
 *  not count in the check. Among those of its day it keeps its place by entry.
 *  @return as money_portfolio_add; MONEY_ERR_NOT_FOUND also where there is no transaction of the id.
 */
money_status_t money_portfolio_edit(money_portfolio_t *portfolio, const money_transaction_t *transaction,
                                    const money_chosen_lot_t *lots, size_t lot_count, money_error_t *error);

/** Deletes the transaction of an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_INSUFFICIENT (what it bought was sold later), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
money_status_t money_portfolio_delete(money_portfolio_t *portfolio, const char *id, money_error_t *error);

/** How many transactions there are. */
money_status_t money_portfolio_count(const money_portfolio_t *portfolio, size_t *count, money_error_t *error);

/** The transaction at an index, by date, then entry.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_portfolio_transaction(const money_portfolio_t *portfolio, size_t index,
                                           money_transaction_t *transaction, money_error_t *error);

/** The transaction of an id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
money_status_t money_portfolio_find(const money_portfolio_t *portfolio, const char *id,
                                    money_transaction_t *transaction, money_error_t *error);

/** The lot that a sale names, at an index in the order it named them.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such transaction, or no more lots), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT.
 */
money_status_t money_portfolio_chosen_lot(const money_portfolio_t *portfolio, const char *id, size_t index,
                                          money_chosen_lot_t *lot, money_error_t *error);

/** What a portfolio is made with. 24 bytes. */
typedef struct money_portfolio_info_s {
    char currency[MONEY_CODE_SIZE];
    int32_t method;   /* a MONEY_LOTS_ */
    int32_t shortage; /* a MONEY_SHORTAGE_ */
    uint32_t reserved;
} money_portfolio_info_t;

/** Tells what a portfolio was made with. */
money_status_t money_portfolio_info(const money_portfolio_t *portfolio, money_portfolio_info_t *info,
                                    money_error_t *error);

/** What a share of a security costs somewhere, some time. 80 bytes. */
typedef struct money_quote_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t price;          /* 0 or more; 0 is taken for none */
    char currency[MONEY_CODE_SIZE]; /* "": that of the symbol's trades */
    uint32_t reserved;              /* 0 */
    int64_t instant;                /* when, or MONEY_INSTANT_NONE */
} money_quote_t;

#define MONEY_QUOTE_FRESH 0
#define MONEY_QUOTE_STALE 1   /* older than options.fresh_for; it counts */
#define MONEY_QUOTE_MISSING 2 /* there is none: what is held is listed, and not counted */
#define MONEY_QUOTE_ZERO 3    /* a price of 0 is taken for none, likewise */
#define MONEY_QUOTE_NO_RATE 4 /* no rate for the price (what is held does not count), or for a transaction: the position
                                 does not count at all, and `unconverted` names the transaction */
#define MONEY_QUOTE_CLOSED 5  /* nothing is held, and no price is needed */

/** As of when a portfolio is valued, and how. */
typedef struct money_valuation_options_s {
    uint32_t struct_size;
    int32_t date;              /* transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates */
    int32_t max_gap;           /* how many days earlier than wanted rates may be; 7, over week-ends and holidays */
    int32_t percent_digits;    /* fraction digits of percentages, 0 to 38; 2 */
    money_rounding_t rounding; /* of converted amounts, values and percentages; half-even */
    uint32_t reserved;         /* 0 */
    int64_t now;               /* for the age of quotes, or MONEY_INSTANT_NONE */
    int64_t fresh_for;         /* how many seconds old a quote is still fresh; MONEY_INSTANT_NONE: always */
} money_valuation_options_t;

#define MONEY_VALUATION_OPTIONS_INIT \
    { (uint32_t)sizeof(money_valuation_options_t), MONEY_DATE_NONE, 7, 2, MONEY_ROUND_HALF_EVEN, 0, \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_VALUATION_OPTIONS_INIT. NULL is allowed. */
void money_valuation_options_init(money_valuation_options_t *options);

#define MONEY_PERCENT_UNREALISED 0x1u /* unrealised of cost */
#define MONEY_PERCENT_REALISED 0x2u   /* realised of released */
#define MONEY_PERCENT_PROFIT 0x4u     /* profit of cost + released */

/** What securities come to, in the portfolio's currency. 400 bytes.
 *
 *  Always: profit = price_effect + currency_effect + income - fees; and where all is priced unrealised = value - cost and
 *  profit = realised + unrealised + income - fees. An amount that is not known is all zero, without a currency.
 */
typedef struct money_result_s {
    money_t value;           /* of what is held */
    money_t cost;            /* what was paid for it, without fees, at the rates of the purchases */
    money_t unrealised;
    money_t realised;        /* made of what was disposed of */
    money_t released;        /* what was paid for it */
    money_t price_effect;    /* the rest of the profit of trades */
    money_t currency_effect; /* cost in the security's currency × (rate at disposal or now - rate at purchase) */
    money_t income;
    money_t fees;
    money_t profit;          /* of what is priced */
    money_decimal_t unrealised_percent;
    money_decimal_t realised_percent;
    money_decimal_t profit_percent;
    uint32_t percentages; /* MONEY_PERCENT_ flags of those that there are: none of a cost of 0, or one not known */
    uint32_t reserved;
} money_result_t;

/** What a portfolio comes to. 424 bytes. */
typedef struct money_summary_s {
    money_result_t result; /* of what is priced, and of fees that concern no security */
    uint64_t position_count;
    uint64_t unpriced_count; /* positions that do not count, or only with what was realised */
    uint32_t flags;          /* MONEY_FLAG_ values of the conversions */
    uint32_t reserved;
} money_summary_t;

/** A security of a portfolio, held now or once. 672 bytes. */
typedef struct money_position_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t quantity; /* exact but where splits left thirds and the like: then to 18 digits, and flags say so */
    money_decimal_t missing;  /* sold without being held */
    money_t price;            /* all zero: none */
    money_t cost;             /* this and the next two in the security's currency; all zero: not known */
    money_t value;
    money_t realised;
    money_result_t result;    /* in the portfolio's */
    int64_t age_seconds;      /* of the price, or MONEY_INSTANT_NONE */
    int32_t state;            /* a MONEY_QUOTE_ */
    uint32_t flags;           /* MONEY_FLAG_ values */
    char unconverted_id[MONEY_ID_SIZE]; /* the first transaction that has no rate, "" when none, … */
    int32_t unconverted_date;           /* … and its date, or MONEY_DATE_NONE */
    uint32_t reserved;
} money_position_t;

/** A portfolio at the prices and rates of some moment. It never changes; shared freely between threads. */
typedef struct money_valuation_s money_valuation_t;

/** Values a portfolio. It needs exclusive use: what it works out is kept for the next time, so that one transaction more
 *  does not take all of them again. Fees of no symbol are in the summary alone; where one has no rate, they are listed as
 *  a position without a symbol.
 *
 *  @param quotes   `count` prices; of one symbol the last counts; those of symbols not held do not. NULL with count 0.
 *  @param rates    may be NULL where nothing needs a rate.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK, also where prices or rates are missing: what has none is listed, and not counted; MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT (rounding was ruled out), MONEY_ERR_UNKNOWN_CURRENCY (of a quote), MONEY_ERR_DATE,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
money_status_t money_portfolio_value(money_portfolio_t *portfolio, const money_quote_t *quotes, size_t count,
                                     const money_rates_t *rates, const money_valuation_options_t *options,
                                     money_valuation_t **valuation, money_error_t *error);

/** The summary of money_portfolio_value alone. Without transactions all is 0, and there are no percentages.
 *  @return as money_portfolio_value.
 */
money_status_t money_portfolio_summary(money_portfolio_t *portfolio, const money_quote_t *quotes, size_t count,
                                       const money_rates_t *rates, const money_valuation_options_t *options,
                                       money_summary_t *summary, money_error_t *error);

/** Releases a valuation. NULL is allowed. */
void money_valuation_free(money_valuation_t *valuation);

/** Tells what the portfolio comes to. */
money_status_t money_valuation_summary(const money_valuation_t *valuation, money_summary_t *summary,
                                       money_error_t *error);

/** How many positions there are: one a symbol, held now or once. */
money_status_t money_valuation_position_count(const money_valuation_t *valuation, size_t *count, money_error_t *error);

/** The position at an index, by the bytes of the symbols.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_valuation_position_at(const money_valuation_t *valuation, size_t index,
                                           money_position_t *position, money_error_t *error);

/** A part of a lot that a transaction disposed of: a sale of what was bought, or, where a portfolio allows debts of shares,
 *  a purchase of what was sold before. 408 bytes.
 *
 *  Always: gain = proceeds - cost, reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect. A
 *  debt's cost is what its sale brought, and its proceeds what it took to settle it, both below 0.
 */
typedef struct money_disposal_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char id[MONEY_ID_SIZE];  /* of the transaction that disposed of it */
    char lot[MONEY_ID_SIZE]; /* of the one that made the lot; "" at average cost, and of what was missing */
    money_decimal_t quantity; /* in shares as of the disposal */
    int32_t date;
    int32_t opened;  /* the lot's date, or MONEY_DATE_NONE */
    int32_t missing; /* 1 of what was sold without being held: all but the proceeds is not known */
    uint32_t flags;  /* 0, or MONEY_FLAG_ROUNDED of a quantity that has no last digit */
    money_t proceeds; /* this and the next two in the security's currency */
    money_t cost;
    money_t gain;
    money_t reported_proceeds; /* the rest in the portfolio's; all zero where a rate is missing */
    money_t reported_cost;
    money_t reported_gain;
    money_t price_effect;
    money_t currency_effect;
} money_disposal_t;

/** What was disposed of. It never changes; shared freely between threads. */
typedef struct money_realised_s money_realised_t;

/** Lists what was disposed of, in the order of the transactions.
 *  @param rates    may be NULL where nothing needs a rate.
 *  @param options  `date`: up to when; NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE.
 */
money_status_t money_portfolio_realised(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                        const money_valuation_options_t *options, money_realised_t **realised,
                                        money_error_t *error);

/** Releases a list of disposals. NULL is allowed. */
void money_realised_free(money_realised_t *realised);

/** How many disposals there are. */
money_status_t money_realised_count(const money_realised_t *realised, size_t *count, money_error_t *error);

/** The disposal at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_realised_at(const money_realised_t *realised, size_t index, money_disposal_t *disposal,
                                 money_error_t *error);

/** Writes a portfolio as JSON that money_portfolio_from_json reads back, in the order its transactions were entered: the
 *  same portfolio always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_portfolio_to_json(const money_portfolio_t *portfolio, char **json, size_t *length,
                                       money_error_t *error);

/** Reads what money_portfolio_to_json wrote. Freed with money_portfolio_free.
 *  @param registry  the currencies of the program's own; copied; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, all with a position, MONEY_ERR_OUT_OF_MEMORY,
 *          and as money_portfolio_new and money_portfolio_add.
 */
money_status_t money_portfolio_from_json(const char *json, size_t length, const money_registry_t *registry,
                                         money_portfolio_t **portfolio, money_error_t *error);

/** Reads transactions as comma-separated values into a new portfolio, whole or not at all. Freed with
 *  money_portfolio_free.
 *
 *  The first line names the columns, in any order: `date`, `action`, `symbol`, `quantity`, and `total` or `price`; there
 *  may be `id`, `currency`, `fee` (or `fees`), `fee_currency`, `rate` and `lots`. Each further line is a transaction, in
 *  the order they were entered. Where there is no total it is quantity * price, exactly; where there is one, the price is
 *  not looked at but that it is a number. Where there is no column `currency` all is in the portfolio's. The quantity of a
 *  split is a ratio as 2:1.
 *  @param currency  as of money_portfolio_new, and so are the options.
 *  @return MONEY_OK; MONEY_ERR_DOCUMENT, and as money_portfolio_new and money_portfolio_add: what is wrong in a line has a
 *          position, and its text starts with the line, as "line 17: "; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.1
 */
money_status_t money_portfolio_from_csv(const char *csv, size_t length, const char *currency,
                                        const money_portfolio_options_t *options, money_portfolio_t **portfolio,
                                        money_error_t *error);

/** Writes the transactions as comma-separated values, in the order they were entered: id, date, action, symbol, quantity,
 *  price (shown to 8 digits; the total counts), total, currency, fee, fee_currency, rate, and, where a sale names lots,
 *  lots (id:quantity, a semicolon between them). money_portfolio_from_csv makes the same transactions of it; what the
 *  portfolio is made with is not in it, and its revision is then the count of transactions.
 *  @param csv     receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.1
 */
money_status_t money_portfolio_to_csv(const money_portfolio_t *portfolio, char **csv, size_t *length,
                                      money_error_t *error);

/** Writes the portfolio as a journal for beancount, which finds the lots of each sale by the method itself and checks each
 *  gain: whatever `bean-check` accepts adds up. Purchases are entered in the parts they are sold in, each with its cost.
 *  Rates are not in it.
 *  @param journal  receives the NUL-terminated document; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split has no last digit), MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.1
 */
money_status_t money_portfolio_to_beancount(const money_portfolio_t *portfolio, char **journal, size_t *length,
                                            money_error_t *error);

/** Writes the portfolio as a journal for ledger and hledger, in which shares and money balance exactly, each by itself:
 *  `Assets` has what is held, `Equity:Trading` under the security's name what it cost, `Income:Gains` what sales made.
 *  Rates are not in it.
 *  @param journal  receives the NUL-terminated document; freed with money_string_free.
 *  @param length   receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_INEXACT (a quantity after a split has no last digit), MONEY_ERR_DATE (a year before 1400),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_OUT_OF_MEMORY.
 *  @since 0.1
 */
money_status_t money_portfolio_to_ledger(const money_portfolio_t *portfolio, char **journal, size_t *length,
                                         money_error_t *error);

/** A number that grows by one with each change: 0 for a new portfolio. */
money_status_t money_portfolio_revision(const money_portfolio_t *portfolio, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_portfolio_on_change(money_portfolio_t *portfolio, money_change_callback_t callback,
                                         void *user_data, money_error_t *error);

/** The internal rates of return of what went into a portfolio and came out of it, with what is held as the last flow.
 *
 *  All in the portfolio's currency: a purchase is below 0, a sale or a dividend above, less its fee; each at its own rate,
 *  or at that of its date. Needs exclusive use, as money_portfolio_value.
 *
 *  @param options  `date` is that of the last flow; transactions up to it count. MONEY_DATE_NONE, or NULL: undefined, with
 *                  MONEY_XIRR_REASON_NO_DATE. Where something held has no price, or anything no rate, it is undefined
 *                  too: a price that is missing is not 0.
 *  @param result   as of money_xirr.
 *  @return as money_xirr and money_portfolio_value.
 *  @since 0.1
 */
money_status_t money_portfolio_xirr(money_portfolio_t *portfolio, const money_quote_t *quotes, size_t count,
                                    const money_rates_t *rates, const money_valuation_options_t *options,
                                    money_xirr_t *result, money_error_t *error);

/** Gives back memory that the portfolio holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_portfolio_release_memory(money_portfolio_t *portfolio, money_error_t *error);

/** What a screen shows of a portfolio. Its transactions and prices come from wherever they do: each is handed to the
 *  session when it has arrived, or what went wrong when it has not. What was good stays until something better comes.
 */
typedef struct money_session_s money_session_t;

#define MONEY_SESSION_LOADING 0          /* no transactions yet, or no price yet of anything held */
#define MONEY_SESSION_EMPTY 1            /* there are no transactions */
#define MONEY_SESSION_READY 2
#define MONEY_SESSION_STALE 3            /* a price is older than options.fresh_for */
#define MONEY_SESSION_RETRIEVAL_FAILED 4 /* the last retrieval of transactions failed; what was there before still shows */
#define MONEY_SESSION_PRICES_FAILED 5    /* the last attempt to get prices failed; the last good ones still show */

/** Room for a reason and its NUL. */
#define MONEY_REASON_SIZE 240

/** Makes a session that is loading. Freed with money_session_free.
 *  @param options  how to value; `now` is not used. NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
money_status_t money_session_new(const money_valuation_options_t *options, money_session_t **session,
                                 money_error_t *error);

/** Releases a session. NULL is allowed. In its own callback it takes effect when that has returned. */
void money_session_free(money_session_t *session);

/** Takes the transactions that have been retrieved, in place of those it had.
 *  @param portfolio  copied: later changes of it are not the session's.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_session_retrieved(money_session_t *session, const money_portfolio_t *portfolio,
                                       money_error_t *error);

/** Notes that transactions could not be retrieved.
 *  @param reason  one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_session_retrieval_failed(money_session_t *session, const char *reason, size_t length,
                                              money_error_t *error);

/** Takes prices that have arrived, each in place of its symbol's; a price of 0 not in place of a better one.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_session_priced(money_session_t *session, const money_quote_t *quotes, size_t count,
                                    money_error_t *error);

/** Notes that prices could not be had.
 *  @param reason  as of money_session_retrieval_failed.
 *  @return as money_session_retrieval_failed.
 */
money_status_t money_session_prices_failed(money_session_t *session, const char *reason, size_t length,
                                           money_error_t *error);

/** Sets the rates, in place of those it had.
 *  @param rates  shared; may be NULL where nothing needs a rate.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_session_set_rates(money_session_t *session, const money_rates_t *rates, money_error_t *error);

/** The state at a moment. Needs exclusive use, as money_portfolio_value.
 *  @param now    for the age of prices, or MONEY_INSTANT_NONE.
 *  @param state  receives a MONEY_SESSION_.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_BUSY.
 */
money_status_t money_session_state(money_session_t *session, int64_t now, int32_t *state, money_error_t *error);

/** Writes why the session is in a state of failure; "" when it is not. MONEY_REASON_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_session_reason(const money_session_t *session, char *buffer, size_t capacity, size_t *length,
                                    money_error_t *error);

/** The positions and the summary at a moment: the table of the screen.
 *  @param valuation  receives what is freed with money_valuation_free.
 *  @return as money_session_state; MONEY_ERR_NOT_FOUND (no transactions have been retrieved yet).
 */
money_status_t money_session_value(money_session_t *session, int64_t now, money_valuation_t **valuation,
                                   money_error_t *error);

/** The summary of money_session_value alone.
 *  @return as money_session_value.
 */
money_status_t money_session_summary(money_session_t *session, int64_t now, money_summary_t *summary,
                                     money_error_t *error);

/** How many symbols need a price: those held. */
money_status_t money_session_symbol_count(const money_session_t *session, size_t *count, money_error_t *error);

/** The symbol at an index, by bytes. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_session_symbol_at(const money_session_t *session, size_t index, char *buffer, size_t capacity,
                                       size_t *length, money_error_t *error);

/** A number that grows by one with each change: 0 for a new session. */
money_status_t money_session_revision(const money_session_t *session, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_session_on_change(money_session_t *session, money_change_callback_t callback, void *user_data,
                                       money_error_t *error);

/** Gives back memory that the session holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_session_release_memory(money_session_t *session, money_error_t *error);

/* ----------------------------------------------------------------------------------------------------- Feeds ---- */

/** What a provider publishes, kept up to date without any input or output here: the feed says which request to send and
 *  when; the host sends it and hands in what came back, or that nothing did. What was good stays until something better
 *  has been read whole, and tells its age. At most one request at a time is under way for a thing: a document, the quote
 *  of a symbol, the transactions of a store.
 *
 *  What an answer says is no failure of the call that hands it in: it is noted, and money_feed_failure tells it. No text
 *  that the library writes holds the feed's key; only a request does. docs/feeds.md says more.
 */
typedef struct money_feed_s money_feed_t;

/** A request to send. Owned by the caller; does not change. */
typedef struct money_request_s money_request_t;

#define MONEY_PROVIDER_CURRENCYLAYER 0        /* rates against USD: `/live`; a key */
#define MONEY_PROVIDER_CURRENCYLAYER_LIST 1   /* currencies with names: `/list`; a key */
#define MONEY_PROVIDER_FRANKFURTER 2          /* rates against a base: `/latest`; no key */
#define MONEY_PROVIDER_OPEN_EXCHANGE_RATES 3  /* rates against USD: `/latest.json`; a key */
#define MONEY_PROVIDER_ECB 4                  /* rates against EUR: `/eurofxref.csv` of a server that has it unpacked */
#define MONEY_PROVIDER_FINNHUB 5              /* a quote a symbol: `/quote`; a key */
#define MONEY_PROVIDER_TRANSACTIONS 6         /* a store of transactions: `/transactions.json`, a map by id; maybe a key */

#define MONEY_JUMP_REFUSE 0 /* a document with a rate a hundred times higher or lower than before is a failure; default */
#define MONEY_JUMP_FLAG 1   /* it is taken, with MONEY_FEED_FLAG_JUMPED */
#define MONEY_JUMP_ACCEPT 2 /* it is taken */

/** What a feed is made with. Texts are copied. */
typedef struct money_feed_options_s {
    uint32_t struct_size;
    int32_t jump;                               /* a MONEY_JUMP_, for rates */
    const char *key;                            /* the provider's key, token or secret, visible ASCII; NULL: none */
    const char *base_url;                       /* http or https, no query; NULL: the provider's own, where it has one */
    const char *currency;                       /* the base of rates (Frankfurter), the currency of quotes (NULL: that of
                                                   the symbol's trades), what a portfolio reports in (needed) */
    const money_portfolio_options_t *portfolio; /* of a store of transactions; NULL: the defaults */
    int64_t ttl;          /* seconds that what was read is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour */
    int64_t retry;        /* seconds after a failure until it is asked again unasked; MONEY_INSTANT_NONE: as ttl */
    int32_t per_second;   /* most requests a second, 0: no limit; -1: the provider's (Finnhub: 30) */
    int32_t per_minute;   /* most requests a minute, 0: no limit; -1: the provider's (Finnhub: 60, the free plan's) */
    uint64_t largest_body; /* bytes, at most MONEY_DOCUMENT_MAX; 0: that */
} money_feed_options_t;

#define MONEY_FEED_OPTIONS_INIT \
    { (uint32_t)sizeof(money_feed_options_t), MONEY_JUMP_REFUSE, NULL, NULL, NULL, NULL, MONEY_INSTANT_NONE, \
      MONEY_INSTANT_NONE, -1, -1, 0 }

/** Writes MONEY_FEED_OPTIONS_INIT. NULL is allowed. */
void money_feed_options_init(money_feed_options_t *options);

/** Makes a feed that has nothing yet. Freed with money_feed_free.
 *  @param provider  a MONEY_PROVIDER_.
 *  @param options   NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a key, URL or code; the text does not show it), MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_LIMIT (key or URL too long), MONEY_ERR_ENCODING; MONEY_ERR_ARGUMENT also for a key, URL or currency
 *          that the provider needs and is not given.
 */
money_status_t money_feed_new(int32_t provider, const money_feed_options_t *options, money_feed_t **feed,
                              money_error_t *error);

/** Releases a feed. NULL is allowed. In its own callback it takes effect when that has returned. */
void money_feed_free(money_feed_t *feed);

/** Gives the next request to send. Call it again until there is none: several may be due.
 *
 *  A request that was given out is under way until money_feed_answer or money_feed_no_answer tells what became of it.
 *  The library has no time-out of its own.
 *
 *  @param now      the instant it is.
 *  @param request  receives the request, freed with money_request_free, or NULL: nothing to send now.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_feed_next(money_feed_t *feed, int64_t now, money_request_t **request, money_error_t *error);

/** Releases a request. NULL is allowed. It stays under way. */
void money_request_free(money_request_t *request);

/** The number that its answer is handed in with; more than 0. 0 for NULL. */
uint64_t money_request_id(const money_request_t *request);

/** "GET", "PUT" or "DELETE"; "" for NULL. Lives as long as the request. */
const char *money_request_method(const money_request_t *request);

/** The URL, percent-encoded. It may hold a key: not for logs. "" for NULL. Lives as long as the request. */
const char *money_request_url(const money_request_t *request);

/** Header lines "Name: value\n", "" where there are none, and for NULL. They may hold a key: not for logs. */
const char *money_request_headers(const money_request_t *request);

/** The body to send, NUL-terminated; NULL where there is none, and for NULL.
 *  @param length  receives its length in bytes, or 0; may be NULL.
 */
const char *money_request_body(const money_request_t *request, size_t *length);

#define MONEY_NO_ANSWER_CONNECTION 1 /* no connection */
#define MONEY_NO_ANSWER_NAME 2       /* the server's name is not known */
#define MONEY_NO_ANSWER_TLS 3        /* no secure connection */
#define MONEY_NO_ANSWER_CUT 4        /* the connection was closed before the end */
#define MONEY_NO_ANSWER_CANCELLED 5  /* the host gave up */
#define MONEY_NO_ANSWER_TOO_LARGE 6  /* the host stopped reading */
#define MONEY_NO_ANSWER_OTHER 7

/** Tells of a header of an answer, before money_feed_answer. All may be handed in; what matters is kept: `Retry-After`, and
 *  `X-Ratelimit-Reset`.
 *  @param name   not NULL; whatever its case.
 *  @param value  not NULL.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST, MONEY_ERR_BUSY, MONEY_ERR_LIMIT (longer than 8191 bytes).
 */
money_status_t money_feed_header(money_feed_t *feed, uint64_t id, const char *name, const char *value,
                                 money_error_t *error);

/** Hands in the answer to a request: what it gives is taken whole or not at all.
 *
 *  A failure is noted, for money_feed_failure to tell:
 *  - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403), MONEY_ERR_RATE_LIMITED (429), MONEY_ERR_HTTP (any other status but 2xx);
 *  - MONEY_ERR_CONTENT_TYPE: HTML, or another type than the provider's;
 *  - MONEY_ERR_TRUNCATED: it ends before the document does; MONEY_ERR_TOO_LARGE: longer than options.largest_body;
 *  - MONEY_ERR_PROVIDER: the provider's own error, with its code and words;
 *  - MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE; MONEY_ERR_NO_CURRENCIES: a list of none;
 *  - what the readers of its documents return, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT;
 *  - of a store of transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as its
 *    cause.
 *
 *  @param id            that of a request under way.
 *  @param http_status   100 to 999.
 *  @param content_type  the header's value; NULL or "": not told, and judged by the body.
 *  @param body          NULL with length 0: none.
 *  @param now           the instant it is.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (not under way, or no longer), MONEY_ERR_BUSY, MONEY_ERR_LIMIT (the content
 *          type is longer than 8191 bytes), MONEY_ERR_OUT_OF_MEMORY (it is still under way).
 */
money_status_t money_feed_answer(money_feed_t *feed, uint64_t id, int32_t http_status, const char *content_type,
                                 const char *body, size_t length, int64_t now, money_error_t *error);

/** Tells that a request got no answer. The failure, MONEY_ERR_NO_ANSWER, is noted.
 *  @param reason  a MONEY_NO_ANSWER_.
 *  @return as money_feed_header.
 */
money_status_t money_feed_no_answer(money_feed_t *feed, uint64_t id, int32_t reason, int64_t now,
                                    money_error_t *error);

/** Tells that the network is back: each thing whose last attempt failed is asked again at once, once; so is one that is
 *  under way, should it get no answer. A wait that the provider has asked for holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_feed_network_is_back(money_feed_t *feed, int64_t now, money_error_t *error);

/** Has everything asked again, however fresh it is, but what is under way. A wait that the provider has asked for holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_feed_refresh(money_feed_t *feed, money_error_t *error);

/** How many requests are under way. */
money_status_t money_feed_under_way(const money_feed_t *feed, size_t *count, money_error_t *error);

#define MONEY_FEED_EMPTY 0   /* nothing yet, and nothing asked */
#define MONEY_FEED_LOADING 1 /* nothing yet, and it is under way */
#define MONEY_FEED_READY 2   /* fresh */
#define MONEY_FEED_STALE 3   /* older than options.ttl */
#define MONEY_FEED_FAILED 4  /* nothing yet, and the last attempt failed */
#define MONEY_FEED_WAITING 5 /* nothing yet, and the provider's limit does not let it be asked now */

#define MONEY_FEED_FLAG_JUMPED 0x1u   /* a rate is a hundred times higher or lower than in the table before */
#define MONEY_FEED_FLAG_WAITING 0x2u  /* something is due, and the provider's limit does not let it be asked now */
#define MONEY_FEED_FLAG_RESTORED 0x4u /* what there is was restored, not asked for since */

/** How a feed is doing at a moment. 80 bytes. */
typedef struct money_feed_info_s {
    int32_t provider;       /* a MONEY_PROVIDER_ */
    int32_t state;          /* a MONEY_FEED_: of several quotes the least good one */
    money_status_t status;  /* of what failed last and has not succeeded since; else MONEY_OK */
    money_status_t cause;   /* what is behind MONEY_ERR_RETRIEVAL and its like; else as `status` */
    int32_t reason;         /* a MONEY_NO_ANSWER_, or 0 */
    int32_t http_status;    /* of that failure, or 0 */
    uint32_t under_way;
    uint32_t flags;         /* MONEY_FEED_FLAG_ */
    int64_t success;        /* when what there is came, of several the oldest; MONEY_INSTANT_NONE: nothing yet */
    int64_t age;            /* seconds since, at least 0; MONEY_INSTANT_NONE: nothing yet */
    int64_t attempt;        /* when anything was last asked or answered; MONEY_INSTANT_NONE: never */
    int64_t next_at;        /* when money_feed_next has a request, if nothing else happens; MONEY_INSTANT_NONE: never */
    uint64_t revision;
    uint64_t reserved;
} money_feed_info_t;

/** Tells how a feed is doing at a moment. */
money_status_t money_feed_info(const money_feed_t *feed, int64_t now, money_feed_info_t *info, money_error_t *error);

/** Tells what failed last and has not succeeded since.
 *  @param key      NULL or "": of everything; of quotes a symbol, of a store the id of what was saved or deleted.
 *  @param failure  receives status, text, and the position in the body (else -1); all zero where nothing failed.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
money_status_t money_feed_failure(const money_feed_t *feed, const char *key, money_error_t *failure,
                                  money_error_t *error);

/** Sets what becomes of rates that jumped: a MONEY_JUMP_. It holds from the next answer on.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_feed_set_jump(money_feed_t *feed, int32_t jump, money_error_t *error);

/** The rates there are. Their source is the provider's name, where the document names none.
 *  @param rates  receives a handle to the table, which is shared, not copied; freed with money_rates_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet); MONEY_ERR_ARGUMENT also for a feed of something else.
 */
money_status_t money_feed_rates(const money_feed_t *feed, money_rates_t **rates, money_error_t *error);

/** Adds a symbol that a quote is wanted of; one that is there already stays as it is. At most 4096.
 *  @param symbol  one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_feed_add_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Removes a symbol with its quote. The answer to a request under way for it will be MONEY_ERR_UNKNOWN_REQUEST.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_feed_remove_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** How many symbols there are. */
money_status_t money_feed_symbol_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/** The symbol at an index, in the order they were added. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_feed_symbol_at(const money_feed_t *feed, size_t index, char *buffer, size_t capacity,
                                    size_t *length, money_error_t *error);

/** The last good quote of a symbol, as money_session_priced and money_portfolio_value take it.
 *  @param quote  its instant is that of the trade, where the provider tells it, else of the answer; all zero where there
 *                is none.
 *  @param state  receives MONEY_QUOTE_FRESH, _STALE (it came longer ago than options.ttl), _ZERO or _MISSING; may be NULL.
 *  @param age    receives how many seconds ago it came, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_feed_quote(const money_feed_t *feed, const char *symbol, int64_t now, money_quote_t *quote,
                                int32_t *state, int64_t *age, money_error_t *error);

/** The transactions there are, as the store last had them, with what it has acknowledged since.
 *  @param portfolio  receives a portfolio of its own, freed with money_portfolio_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet); MONEY_ERR_ARGUMENT also for a feed of something else.
 */
money_status_t money_feed_portfolio(const money_feed_t *feed, money_portfolio_t **portfolio, money_error_t *error);

/** Has a transaction saved, added or in place of the one with its id. Nothing changes until the store has acknowledged it:
 *  when that fails, money_feed_failure of its id is MONEY_ERR_SAVING, and the transactions are as before. It is not sent
 *  again by itself. Requests of a store go out one at a time, in the order of the calls.
 *  @param lots    as of money_portfolio_add.
 *  @param stored  receives the transaction with its id; may be NULL. Where several programs share a store, give ids.
 *  @return as money_portfolio_add; MONEY_ERR_NOT_FOUND also where no transactions have been retrieved yet;
 *          MONEY_ERR_ARGUMENT also for a feed of something else; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_feed_put(money_feed_t *feed, const money_transaction_t *transaction,
                              const money_chosen_lot_t *lots, size_t lot_count, money_transaction_t *stored,
                              money_error_t *error);

/** Has a transaction deleted, under the rules of money_feed_put; the failure is MONEY_ERR_REMOVAL.
 *  @return as money_portfolio_delete; MONEY_ERR_ARGUMENT also for a feed of something else.
 */
money_status_t money_feed_delete(money_feed_t *feed, const char *id, money_error_t *error);

#define MONEY_OPERATION_NONE 0    /* nothing was saved or deleted under the id, or it was long ago */
#define MONEY_OPERATION_PENDING 1 /* it waits to be sent, or is under way */
#define MONEY_OPERATION_DONE 2
#define MONEY_OPERATION_FAILED 3  /* money_feed_failure tells why */

/** What became of the last saving or deleting under an id: a MONEY_OPERATION_. The last 1024 are kept.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
money_status_t money_feed_operation(const money_feed_t *feed, const char *id, int32_t *state, money_error_t *error);

/** Has a session take how a feed of transactions or of quotes is doing: what there is, as money_session_retrieved and
 *  money_session_priced would, and why it could not be asked for anew, as money_session_retrieval_failed and
 *  money_session_prices_failed would. What could not be saved or deleted is no failure of the session's. Call it when the
 *  feed has changed, also from its callback; a feed that has nothing yet, nor a failure, changes nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY (the session's); MONEY_ERR_ARGUMENT also for a feed of something else.
 */
money_status_t money_session_take_feed(money_session_t *session, const money_feed_t *feed, money_error_t *error);

/** Writes what there is as JSON, for money_feed_restore after a restart. No key is in it.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet), MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_feed_to_json(const money_feed_t *feed, char **json, size_t *length, money_error_t *error);

/** Takes what was good before a restart, in place of what there is, unless that is newer.
 *  @param json     what money_feed_to_json wrote; also a document of the provider's, where it is of one thing.
 *  @param instant  when it had come: money_feed_info's `success`. Of quotes each has its own, and is not newer.
 *  @return as money_rates_from_json, money_portfolio_from_json and money_currency_list_add_json; MONEY_ERR_BUSY.
 */
money_status_t money_feed_restore(money_feed_t *feed, const char *json, size_t length, int64_t instant,
                                  money_error_t *error);

/** A number that grows with each change: 0 for a new feed. */
money_status_t money_feed_revision(const money_feed_t *feed, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_feed_on_change(money_feed_t *feed, money_change_callback_t callback, void *user_data,
                                    money_error_t *error);

/** Gives back memory that the feed holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_feed_release_memory(money_feed_t *feed, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Drafts ---- */

/** A purchase or sale while it is typed: six fields of text, what is wrong with each, and a transaction once nothing is.
 *  Dropping a draft changes nothing. A `money_draft_t *` is used by one thread at a time.
 */
typedef struct money_draft_s money_draft_t;

/* The fields of a draft. Of quantity, price and sum, two give the third, which then shows without being typed. */
#define MONEY_FIELD_DATE 0     /* as "2024-02-29" */
#define MONEY_FIELD_TYPE 1     /* "buy" or "sell" */
#define MONEY_FIELD_TICKER 2   /* upper-cased as it is typed */
#define MONEY_FIELD_QUANTITY 3 /* kept; from price and sum only where it is exact in 18 digits */
#define MONEY_FIELD_PRICE 4    /* shown to 8 digits, half-even; not kept */
#define MONEY_FIELD_SUM 5      /* kept; from quantity and price exactly, with at least the currency's digits */

/* What a field is. */
#define MONEY_DRAFT_OK 0              /* right; or empty, because a field that it follows from is not right */
#define MONEY_DRAFT_MISSING 1         /* empty; a price never is */
#define MONEY_DRAFT_NOT_A_DATE 2      /* not as money_date_parse reads it */
#define MONEY_DRAFT_UNKNOWN 3         /* a type that is neither of the two */
#define MONEY_DRAFT_LENGTH 4          /* a ticker of too few or too many characters */
#define MONEY_DRAFT_LETTERS 5         /* a ticker with characters it may not have */
#define MONEY_DRAFT_NOT_A_NUMBER 6    /* not as money_decimal_parse reads it */
#define MONEY_DRAFT_NOT_POSITIVE 7    /* 0 or below */
#define MONEY_DRAFT_TOO_MANY_DIGITS 8 /* more than 38 */
#define MONEY_DRAFT_INEXACT 9         /* a quantity that price and sum do not give exactly */
#define MONEY_DRAFT_MISMATCH 10       /* all three were typed, and the price is not that of quantity and sum */

/* What a ticker typed may be. */
#define MONEY_TICKER_LETTERS 0         /* 3 or 4 letters; the default */
#define MONEY_TICKER_EXCHANGE_SYMBOL 1 /* up to 31 letters and digits, single "." and "-" between: F, BRK.B, 7203.T */

/** The name of a MONEY_DRAFT_, such as "must be positive"; NULL past the last one. A static string. */
const char *money_draft_state_name(int32_t state);

/** Makes an empty draft. Freed with money_draft_free.
 *  @param portfolio    what its currencies and registry are taken from; the draft may be saved in any.
 *  @param currency     of the sum; NULL or "": the portfolio's.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_draft_new(const money_portfolio_t *portfolio, const char *currency, int32_t ticker_rule,
                               money_draft_t **draft, money_error_t *error);

/** Makes a draft of a stored purchase or sale, to edit it: its fields are filled with quantity and sum, which give way to
 *  what is typed, the sum first. Freed with money_draft_free.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT; MONEY_ERR_ARGUMENT also for a transaction that is no purchase or sale.
 */
money_status_t money_draft_from(const money_portfolio_t *portfolio, const char *id, int32_t ticker_rule,
                                money_draft_t **draft, money_error_t *error);

/** Releases a draft. NULL is allowed. */
void money_draft_free(money_draft_t *draft);

/** Types a field, in place of what was there. Any text of one's own is taken: what is wrong with it is the field's state.
 *  @param field  a MONEY_FIELD_.
 *  @param text   at most MONEY_TEXT_MAX - 1 bytes; NULL with length 0, or no bytes: empties the field.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_draft_set(money_draft_t *draft, int32_t field, const char *text, size_t length,
                               money_error_t *error);

/** Writes what a field shows: what was typed, else what follows from the others, else "". MONEY_TEXT_MAX bytes are room
 *  enough.
 *  @param field  a MONEY_FIELD_.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_draft_text(const money_draft_t *draft, int32_t field, char *buffer, size_t capacity,
                                size_t *length, money_error_t *error);

/** Tells what is wrong with a field.
 *  @param field  a MONEY_FIELD_.
 *  @param state  receives a MONEY_DRAFT_.
 */
money_status_t money_draft_state(const money_draft_t *draft, int32_t field, int32_t *state, money_error_t *error);

/** Makes the transaction of a draft whose fields are all right. One that is edited keeps its id, fee and rate.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is not right; the text names the first).
 */
money_status_t money_draft_transaction(const money_draft_t *draft, money_transaction_t *transaction,
                                       money_error_t *error);

/** Saves a draft whose fields are all right: adds its transaction, or puts it in the place of the one it edits, which
 *  keeps its id, fee, rate and chosen lots. From then on the draft edits what was saved. A failure changes neither.
 *  @param stored  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; as money_draft_transaction, money_portfolio_add and money_portfolio_edit.
 */
money_status_t money_draft_save(money_draft_t *draft, money_portfolio_t *portfolio, money_transaction_t *stored,
                                money_error_t *error);

/* ----------------------------------------------------------------------------------------------- Converters ---- */

/** What a screen shows that converts an amount while it is typed. Its rates come from wherever they do: they are handed to
 *  it when they have arrived, or what went wrong when they have not. What was good stays until something better comes.
 */
typedef struct money_converter_s money_converter_t;

/* States */
#define MONEY_CONVERTER_EMPTY 0   /* nothing is typed, or no digit yet */
#define MONEY_CONVERTER_LOADING 1 /* there are no rates yet */
#define MONEY_CONVERTER_READY 2
#define MONEY_CONVERTER_STALE 3   /* converted at rates that are older than they may be, or that could not be renewed */
#define MONEY_CONVERTER_FAILED 4  /* not an amount, no rate for the pair, no rates to be had: `failure` says which */

/* What is typed */
#define MONEY_TYPED_EMPTY 0      /* nothing, or blanks */
#define MONEY_TYPED_COMPLETE 1   /* a number */
#define MONEY_TYPED_UNFINISHED 2 /* "12." is 12 and goes on; "-" and "." are no number yet */
#define MONEY_TYPED_INVALID 3

/* Where rates come from */
#define MONEY_ORIGIN_NONE 0    /* there are none */
#define MONEY_ORIGIN_NETWORK 1
#define MONEY_ORIGIN_STORE 2   /* kept from before */
#define MONEY_ORIGIN_PROGRAM 3 /* the program's own: a file, or by hand */

/** How a converter reads, rounds and shows. 40 bytes. */
typedef struct money_converter_options_s {
    uint32_t struct_size;
    int32_t digits;                   /* fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
    int32_t other_digits;             /* with MONEY_DIGITS_CURRENCY, for a target without minor units (XAU); 0 to 38; 8 */
    money_rounding_t rounding;        /* of the result; half-even */
    int32_t display;                  /* a MONEY_DISPLAY_: how a locale writes the result; MONEY_DISPLAY_NONE: digits alone */
    uint32_t reserved;                /* 0 */
    int64_t fresh_for;                /* seconds after they were received that rates are fresh; 3600; MONEY_INSTANT_NONE: always */
    const money_registry_t *registry; /* the currencies of the program's own; copied; may be NULL */
} money_converter_options_t;

#define MONEY_CONVERTER_OPTIONS_INIT                                                                            \
    { (uint32_t)sizeof(money_converter_options_t), MONEY_DIGITS_CURRENCY, 8, MONEY_ROUND_HALF_EVEN,             \
      MONEY_DISPLAY_NONE, 0, 3600, NULL }

/** Writes MONEY_CONVERTER_OPTIONS_INIT. NULL is allowed. */
void money_converter_options_init(money_converter_options_t *options);

/** What a converter shows besides its texts. 112 bytes. */
typedef struct money_converter_info_s {
    char source[MONEY_CODE_SIZE];
    char target[MONEY_CODE_SIZE];
    int32_t state;          /* a MONEY_CONVERTER_ */
    int32_t typed;          /* a MONEY_TYPED_ */
    int32_t origin;         /* a MONEY_ORIGIN_ */
    int32_t is_loading;     /* 1: rates were asked for, and the answer is on its way; else 0 */
    int32_t is_stale;       /* 1: there are rates, older than they may be or not renewed; else 0 */
    int32_t wants_rates;    /* 1: whoever fetches rates should ask for them now; else 0 */
    money_status_t failure; /* what money_converter_reason tells of; MONEY_OK when nothing failed */
    uint32_t flags;         /* of the result: MONEY_FLAG_ values */
    int64_t updated;        /* the document's own time, or the start of its newest day; MONEY_INSTANT_NONE: not known */
    int64_t updated_age;    /* seconds from then to `now`; MONEY_INSTANT_NONE: not known */
    int64_t received;       /* when the rates were received, or MONEY_INSTANT_NONE */
    int64_t received_age;
    uint64_t reserved[3];
} money_converter_info_t;

/** Makes a converter with nothing typed and no rates. Freed with money_converter_free.
 *  @param source   any code, as in a provider's list; the same as `target` is allowed.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_converter_new(const char *source, const char *target, const money_converter_options_t *options,
                                   money_converter_t **converter, money_error_t *error);

/** Releases a converter. NULL is allowed. In its own callback it takes effect when that has returned. */
void money_converter_free(money_converter_t *converter);

/** Sets the amount as it is typed, also what is no amount yet, or none at all: money_converter_info tells.
 *
 *  Without a locale plain decimals are read, as by money_decimal_parse; with one, what money_parse_locale reads as an amount
 *  of the source. Besides, blanks around it do not count, "12." is 12, and in a locale ",5" is 0,5.
 *  @param text  at most MONEY_INPUT_MAX bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_converter_set_amount(money_converter_t *converter, const char *text, size_t length,
                                          money_error_t *error);

/** Writes the amount as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_converter_amount(const money_converter_t *converter, char *buffer, size_t capacity,
                                      size_t *length, money_error_t *error);

/** Sets the currencies.
 *  @param source  NULL or "": as it is.
 *  @param target  NULL or "": as it is.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 */
money_status_t money_converter_set_pair(money_converter_t *converter, const char *source, const char *target,
                                        money_error_t *error);

/** Makes the source the target, and the target the source. The amount stays as it was typed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_swap(money_converter_t *converter, money_error_t *error);

/** Sets the locale in which amounts are typed and shown.
 *  @param locale  NULL or "": none, and plain decimals are.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale), MONEY_ERR_SYNTAX (not a locale; position), MONEY_ERR_BUSY,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_converter_set_locale(money_converter_t *converter, const char *locale, money_error_t *error);

/** Sets all options, in place of those it had.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_set_options(money_converter_t *converter, const money_converter_options_t *options,
                                           money_error_t *error);

/** Asks for rates, however fresh those are that it has: money_converter_info's `wants_rates` is 1 until they are asked for.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_refresh(money_converter_t *converter, money_error_t *error);

/** Notes that rates have been asked for.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_set_loading(money_converter_t *converter, money_error_t *error);

/** Takes rates that have arrived, in place of those it had.
 *  @param rates     shared.
 *  @param origin    MONEY_ORIGIN_NETWORK, MONEY_ORIGIN_STORE or MONEY_ORIGIN_PROGRAM.
 *  @param received  when they were received, those of the store when they first were; MONEY_INSTANT_NONE: not known, and
 *                   they are never too old.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_set_rates(money_converter_t *converter, const money_rates_t *rates, int32_t origin,
                                         int64_t received, money_error_t *error);

/** Notes that rates could not be had. Those that it has stay, and are stale.
 *  @param failure  why: a MONEY_ERR_, or any other number above 0.
 *  @param reason   one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_converter_set_failure(money_converter_t *converter, money_status_t failure, const char *reason,
                                           size_t length, money_error_t *error);

/** Takes how a feed of rates is doing, as the three calls before would tell it: its rates, from network or store, with when
 *  they came; what failed last and has not succeeded since; whether an answer is on its way. Where the feed has no rates,
 *  those of the converter stay. Call it when the feed has changed; once more changes nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY; MONEY_ERR_ARGUMENT also for a feed of something else.
 */
money_status_t money_converter_take_feed(money_converter_t *converter, const money_feed_t *feed,
                                         money_error_t *error);

/** What the converter shows at a moment.
 *
 *  `wants_rates` is 1 after money_converter_refresh; else when there are no rates, or older ones than they may be, while no
 *  answer is on its way and the last attempt has not failed: when to try again is for whoever fetches. Rates that were
 *  received further ahead of `now` than they are fresh for are too old as well: some clock was wrong.
 *  @param now  for the ages, or MONEY_INSTANT_NONE: no rates are too old.
 */
money_status_t money_converter_info(const money_converter_t *converter, int64_t now, money_converter_info_t *info,
                                    money_error_t *error);

/** The converted amount, by money_rates_convert at the newest rates, with its details. Between equal currencies nothing is
 *  converted nor rounded: the amount is as it was typed, with zeros up to the digits of a result.
 *  @param now      for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details  receives rate, path, as-of date and remainder; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no amount is typed), MONEY_ERR_NO_RATE, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_AMBIGUOUS_CURRENCY, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_INEXACT.
 */
money_status_t money_converter_result(const money_converter_t *converter, int64_t now, money_t *result,
                                      money_conversion_t *details, money_error_t *error);

/** Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" when there is none.
 *  MONEY_LOCALE_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the locale's language has no name of the target), MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_converter_text(const money_converter_t *converter, char *buffer, size_t capacity, size_t *length,
                                    money_error_t *error);

/** The rate from source to target, exactly, whatever is typed.
 *  @param now      for the age of the rates, or MONEY_INSTANT_NONE.
 *  @param details  receives the rate with its path, as of money_rates_find.
 *  @return MONEY_OK; MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW.
 */
money_status_t money_converter_rate(const money_converter_t *converter, int64_t now, money_conversion_t *details,
                                    money_error_t *error);

/** Writes what one unit of the source is: "1 EUR = 1.1172 USD"; "" when there is no rate.
 *
 *  Four fraction digits, and more where it takes them to show four significant ones: "1 USD = 0.000009422 BTC"; rounded
 *  half-even. In a locale the number is as that writes it. MONEY_LOCALE_TEXT_MAX bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (four significant digits do not fit 38 digits), MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_converter_equivalence(const money_converter_t *converter, char *buffer, size_t capacity,
                                           size_t *length, money_error_t *error);

/** Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; "" when nothing
 *  failed. MONEY_REASON_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_converter_reason(const money_converter_t *converter, char *buffer, size_t capacity,
                                      size_t *length, money_error_t *error);

/** Writes a converter as JSON that money_converter_from_json reads back: pair, amount, locale and options, without rates or
 *  registry. The same converter always gives the same bytes.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_converter_to_json(const money_converter_t *converter, char **json, size_t *length,
                                       money_error_t *error);

/** Reads what money_converter_to_json wrote, into a converter with no rates. Freed with money_converter_free.
 *  @param registry  the currencies of the program's own; copied; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale),
 *          MONEY_ERR_SYNTAX (not a code, not a locale), all with a position, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_converter_from_json(const char *json, size_t length, const money_registry_t *registry,
                                         money_converter_t **converter, money_error_t *error);

/** A number that grows by one with each change: 0 for a new converter. */
money_status_t money_converter_revision(const money_converter_t *converter, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody. That time makes rates stale is no change.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_on_change(money_converter_t *converter, money_change_callback_t callback,
                                         void *user_data, money_error_t *error);

/** Gives back memory that the converter holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_converter_release_memory(money_converter_t *converter, money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Locales ---- */

/** Room for a locale's identifier and its NUL. */
#define MONEY_LOCALE_SIZE 16
/** Room for any amount as a locale writes it, and the NUL. */
#define MONEY_LOCALE_TEXT_MAX 512

#define MONEY_STYLE_STANDARD 0   /* "-1.234,56 €" */
#define MONEY_STYLE_ACCOUNTING 1 /* "($1,234.56)", where the locale has brackets; with MONEY_DISPLAY_NAME as standard */
#define MONEY_STYLE_COMPACT 2    /* "$1.2K": short form of CLDR; zeros at the end of the fraction go */

#define MONEY_DISPLAY_SYMBOL 0 /* "US$", "€": the locale's symbol, the code where it has none */
#define MONEY_DISPLAY_NARROW 1 /* "$": as where the country is known; several currencies may share it */
#define MONEY_DISPLAY_CODE 2   /* "USD" */
#define MONEY_DISPLAY_NAME 3   /* "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt */
#define MONEY_DISPLAY_NONE 4   /* the number alone */

#define MONEY_NUMERALS_LOCALE 0 /* the digits of the locale's default numbering system: "١٬٢٣٤" in ar-EG */
#define MONEY_NUMERALS_LATIN 1  /* 0 to 9, with the locale's signs */

/** Options of money_format_locale. 32 bytes. */
typedef struct money_locale_options_s {
    uint32_t struct_size;
    int32_t style;                    /* a MONEY_STYLE_ */
    int32_t display;                  /* a MONEY_DISPLAY_ */
    int32_t digits;                   /* 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own
                                         scale where that is larger; MONEY_STYLE_COMPACT needs 0 to 38 */
    money_rounding_t rounding;
    int32_t numerals;                 /* a MONEY_NUMERALS_ */
    const money_registry_t *registry; /* minor units and names of the program's own; may be NULL; read during the call only */
} money_locale_options_t;

#define MONEY_LOCALE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_locale_options_t), MONEY_STYLE_STANDARD, MONEY_DISPLAY_SYMBOL, MONEY_DIGITS_CURRENCY, \
      MONEY_ROUND_HALF_EVEN, MONEY_NUMERALS_LOCALE, NULL }

/** Writes MONEY_LOCALE_OPTIONS_INIT. NULL is allowed. */
void money_locale_options_init(money_locale_options_t *options);

/** MONEY_LOCALE_TEXT_MAX, for a runtime that cannot see macros. */
size_t money_locale_text_max(void);

/** How many locales Unicode CLDR has. */
size_t money_locale_count(void);

/** The identifier of the locale at an index, in their order: "pt_BR". MONEY_LOCALE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_locale_at(size_t index, char *buffer, size_t capacity, size_t *length, money_error_t *error);

/** The identifier of the locale that a name stands for: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
 *
 *  A region, script or variant that CLDR does not know is left out, from the end: "en-ZZ" is "en". All functions that
 *  take a locale find it in this way.
 *
 *  @param locale  language, script, region, variant, parted by `-` or `_`; letters of either case. At most 63 bytes.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (a language CLDR does not know), MONEY_ERR_SYNTAX (not a locale; position),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_locale_find(const char *locale, char *buffer, size_t capacity, size_t *length,
                                 money_error_t *error);

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
 *
 *  Rules and data are those of Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a
 *  group, place of the sign, a space between a currency of letters and a digit. Nothing is rounded unless `digits` is
 *  given and less than the amount has. At most MONEY_LOCALE_TEXT_MAX bytes with the NUL.
 *
 *  @param options  NULL: the defaults.
 *  @param flags    receives 0 or MONEY_FLAG_ROUNDED; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in its language),
 *          MONEY_ERR_INEXACT (rounding was ruled out), MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX (not a locale),
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_format_locale(const money_t *amount, const char *locale, const money_locale_options_t *options,
                                   char *buffer, size_t capacity, size_t *length, uint32_t *flags,
                                   money_error_t *error);

/** Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or behind.
 *
 *  What money_format_locale wrote is read back, exactly (a short form as the rounded amount that it is). Any blank stands
 *  for a no-break space, groups may be left out, digits may be Latin ones. Signs of groups where no group can begin,
 *  another locale's signs, and anything that is not part of the amount are errors.
 *
 *  A symbol stands for the currency that the locale writes so; where it writes none so, for the one that the symbol means
 *  in nearly all locales; what then may be several currencies is MONEY_ERR_AMBIGUOUS_CURRENCY, and the text lists them.
 *  So "$5" is USD in en-US, MXN in es-MX, and ambiguous in pl.
 *
 *  @param currency  what it is an amount of: a text without a currency is read, a symbol of several that this one shares
 *                   means it, another currency is MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text says.
 *  @param registry  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (position: the first byte that does not belong), MONEY_ERR_AMBIGUOUS_CURRENCY,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_OVERFLOW, MONEY_ERR_NOT_FOUND (no such
 *          locale), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT (longer than MONEY_INPUT_MAX).
 */
money_status_t money_parse_locale(const char *text, size_t length, const char *locale, const char *currency,
                                  const money_registry_t *registry, money_t *result, money_error_t *error);

/** How a locale writes a currency: its symbol, narrow symbol, code or name alone ("US Dollar").
 *  @param display   a MONEY_DISPLAY_ other than MONEY_DISPLAY_NONE.
 *  @param registry  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_NOT_FOUND (no such locale, or no name of the currency in its
 *          language), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_currency_text(const char *code, const char *locale, int32_t display,
                                   const money_registry_t *registry, char *buffer, size_t capacity, size_t *length,
                                   money_error_t *error);

/* -------------------------------------------------------------------------------------------- Currency lists ---- */

/** A list of currencies to choose from: translated, searched, sorted, favourites first. At most 4096 currencies.
 *
 *  Names are CLDR's in the list's language, else the provider's, else the code. Sorting by name follows UTS #10 with CLDR's
 *  root collation as far as names of currencies need it: letters first, then accents, then case; ñ behind n in Spanish;
 *  kana in their order, then kanji as JIS X 0208 has them. docs/locales.md says more.
 */
typedef struct money_currency_list_s money_currency_list_t;

#define MONEY_SORT_NAME_ASCENDING 0 /* by the language's rules; the same name by code */
#define MONEY_SORT_NAME_DESCENDING 1
#define MONEY_SORT_CODE_ASCENDING 2
#define MONEY_SORT_CODE_DESCENDING 3

#define MONEY_LIST_READY 0         /* there is something to show */
#define MONEY_LIST_EMPTY 1         /* the list has no currency */
#define MONEY_LIST_NOTHING_FOUND 2 /* the search finds nothing among what is shown */
#define MONEY_LIST_NO_FAVOURITES 3 /* favourites alone are shown, and there is none */

/** A currency as a list shows it. 160 bytes. */
typedef struct money_currency_list_item_s {
    char code[MONEY_CODE_SIZE];
    char flag[12];        /* an emoji of two regional indicators, UTF-8; "" where no region's flag stands for it */
    int32_t is_favourite; /* 1 or 0 */
    int32_t is_quoted;    /* 1: the rates of money_currency_list_mark have it; else 0 */
    char name[128];       /* UTF-8 */
} money_currency_list_item_t;

/** Makes an empty list, sorted by name. Freed with money_currency_list_free.
 *  @param language  a locale of a language with names: de, en, es, fr, it, ja, pt.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such locale, or no names in it), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
money_status_t money_currency_list_new(const char *language, money_currency_list_t **list, money_error_t *error);

/** Releases a list. NULL is allowed. In the list's own callback it takes effect when that has returned. */
void money_currency_list_free(money_currency_list_t *list);

/** Adds a currency as a provider lists it; its code need not be known.
 *  @param name  the provider's, at most 127 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_DUPLICATE_CURRENCY, MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 */
money_status_t money_currency_list_add(money_currency_list_t *list, const char *code, const char *name, size_t length,
                                       money_error_t *error);

/** Adds the currencies that are in ISO 4217 today and not in the list yet.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_LIMIT.
 */
money_status_t money_currency_list_add_current(money_currency_list_t *list, money_error_t *error);

/** Takes the currencies of a provider's list, all or none: those that are not there yet are added, the others get their
 *  provider's names from it.
 *
 *  Read are currencylayer's `list`, {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names,
 *  {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give; its codes are capital letters and digits.
 *
 *  @return MONEY_OK; MONEY_ERR_NO_CURRENCIES, MONEY_ERR_PROVIDER, MONEY_ERR_JSON (position), MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_currency_list_add_json(money_currency_list_t *list, const char *json, size_t length,
                                            money_error_t *error);

/** Adds the currencies that a feed of them has, under the rules of money_currency_list_add_json.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet), MONEY_ERR_BUSY, MONEY_ERR_LIMIT; MONEY_ERR_ARGUMENT also for a
 *          feed of something else.
 */
money_status_t money_feed_currencies(const money_feed_t *feed, money_currency_list_t *list, money_error_t *error);

/** Sets the language of names and of sorting.
 *  @return as money_currency_list_new; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_set_language(money_currency_list_t *list, const char *language,
                                                money_error_t *error);

/** Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
 *  @param text  at most 127 bytes; blanks around it do not count; NULL with length 0, or nothing else: all are shown.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_currency_list_set_search(money_currency_list_t *list, const char *text, size_t length,
                                              money_error_t *error);

/** Sets the order: a MONEY_SORT_. Favourites come first, in the same order.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_set_sort(money_currency_list_t *list, int32_t sort, money_error_t *error);

/** Makes a currency of the list a favourite, or (0) no longer one.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (it is not in the list), MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_set_favourite(money_currency_list_t *list, const char *code, int32_t is_favourite,
                                                 money_error_t *error);

/** Shows favourites alone (1), or all (0); the search holds for both.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_set_favourites_only(money_currency_list_t *list, int32_t is_favourite,
                                                       money_error_t *error);

/** Marks the currencies that rates have, those that are added later too.
 *  @param rates  shared; NULL: none is marked.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_mark(money_currency_list_t *list, const money_rates_t *rates, money_error_t *error);

/** How many currencies are shown. */
money_status_t money_currency_list_count(const money_currency_list_t *list, size_t *count, money_error_t *error);

/** The currency that is shown at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_currency_list_at(const money_currency_list_t *list, size_t index,
                                      money_currency_list_item_t *item, money_error_t *error);

/** Writes the settings of a list as JSON that money_currency_list_restore reads back: language, order, favourites, and
 *  whether they are shown alone. The same settings always give the same bytes. Its currencies are not in it, nor the search.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_currency_list_to_json(const money_currency_list_t *list, char **json, size_t *length,
                                           money_error_t *error);

/** Gives a list the settings that money_currency_list_to_json wrote, all of them or none. A favourite that the list has not
 *  got is remembered, and is one once it is added.
 *  @return MONEY_OK; MONEY_ERR_JSON, MONEY_ERR_DOCUMENT, MONEY_ERR_VERSION, MONEY_ERR_NOT_FOUND (no such locale, or no names
 *          in it), MONEY_ERR_SYNTAX, all with a position, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_currency_list_restore(money_currency_list_t *list, const char *json, size_t length,
                                           money_error_t *error);

/** What the list has to show: a MONEY_LIST_. */
money_status_t money_currency_list_state(const money_currency_list_t *list, int32_t *state, money_error_t *error);

/** A number that grows with each change: 0 for a new list. */
money_status_t money_currency_list_revision(const money_currency_list_t *list, uint64_t *revision,
                                            money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_on_change(money_currency_list_t *list, money_change_callback_t callback,
                                             void *user_data, money_error_t *error);

/** Gives back memory that the list holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_currency_list_release_memory(money_currency_list_t *list, money_error_t *error);

/* --------------------------------------------------------------------------------------------------- Stores ---- */

/** One file that keeps what the other handles make: an SQLite database, which a crash does not harm once a call has
 *  answered MONEY_OK. Nothing else in the library needs one.
 *
 *  Objects are saved by name: 1 to 63 bytes, one line of UTF-8 ("default"). Each call that saves or removes is a
 *  transaction, whole or not at all; money_store_begin groups several into one. Several processes may read a file while
 *  one writes.
 *
 *  What fails because of the file is MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, by what was tried, with
 *  the reason as the error's cause: MONEY_ERR_STORE_LOCKED, _READ_ONLY, _FULL, _CORRUPT, _IO. The entries below do not
 *  repeat them, nor MONEY_ERR_OUT_OF_MEMORY and MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX and MONEY_ERR_ENCODING of a name.
 *
 *  One thread at a time, no exceptions. After a fork the child can only free the handle, and opens the file anew.
 */
typedef struct money_store_s money_store_t;

/** Room for a name or a key and its NUL. */
#define MONEY_STORE_NAME_SIZE 64

/** How a store is opened. 16 bytes. */
typedef struct money_store_options_s {
    uint32_t struct_size;
    int32_t read_only;         /* 1: nothing can be changed */
    int32_t create;            /* 1: a file that is not there is made */
    int32_t busy_milliseconds; /* how long a change waits for another connection's to end; 0: not at all */
} money_store_options_t;

#define MONEY_STORE_OPTIONS_INIT { (uint32_t)sizeof(money_store_options_t), 0, 1, 5000 }

/** Writes MONEY_STORE_OPTIONS_INIT. NULL is allowed. */
void money_store_options_init(money_store_options_t *options);

/** Opens a store. Freed with money_store_free.
 *
 *  Beside the file are, while it is open, two more of its name with "-wal" and "-shm" at the end.
 *
 *  @param path     one line, NUL-terminated, at most 4095 bytes; ":memory:" is a store that nothing is left of.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_NOT_A_STORE, MONEY_ERR_VERSION (of a newer version), MONEY_ERR_STORE_CORRUPT (truncated,
 *          for one), MONEY_ERR_STORE_PATH (not there, a directory, not permitted), MONEY_ERR_STORE_LOCKED,
 *          MONEY_ERR_STORE_READ_ONLY (the file may only be read, and options.read_only is 0), MONEY_ERR_STORE_FULL,
 *          MONEY_ERR_STORE_IO.
 */
money_status_t money_store_open(const char *path, const money_store_options_t *options, money_store_t **store,
                                money_error_t *error);

/** Closes the file; what a transaction that is open has changed is not saved. Afterwards the handle can only be freed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_close(money_store_t *store, money_error_t *error);

/** Closes a store that is open, and releases it. NULL is allowed. In its own callback it takes effect when that has
 *  returned.
 */
void money_store_free(money_store_t *store);

/** Starts a transaction: what is changed until money_store_commit is saved with it, together. Reading sees it already.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT also where one is open, MONEY_ERR_BUSY.
 */
money_status_t money_store_begin(money_store_t *store, money_error_t *error);

/** Saves what was changed since money_store_begin and ends the transaction: also on failure, when nothing of it is saved.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT also where none is open, MONEY_ERR_BUSY.
 */
money_status_t money_store_commit(money_store_t *store, money_error_t *error);

/** Ends a transaction, and nothing of it is saved.
 *  @return as money_store_commit.
 */
money_status_t money_store_rollback(money_store_t *store, money_error_t *error);

/** Reads the whole file.
 *  @return MONEY_OK: nothing is damaged.
 */
money_status_t money_store_check(money_store_t *store, money_error_t *error);

/** A number that grows with each change of the file, whichever process made it: 0 for a new one. */
money_status_t money_store_revision(money_store_t *store, uint64_t *revision, money_error_t *error);

/** Sets who hears of the changes that this handle makes, in place of whoever did; `callback` NULL: nobody. A transaction
 *  is heard of when it is committed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_on_change(money_store_t *store, money_change_callback_t callback, void *user_data,
                                     money_error_t *error);

/** Gives back memory that is held only to be faster. */
money_status_t money_store_release_memory(money_store_t *store, money_error_t *error);

#define MONEY_STORED_WALLET 0
#define MONEY_STORED_PORTFOLIO 1
#define MONEY_STORED_CATALOGUE 2
#define MONEY_STORED_BASKET 3
#define MONEY_STORED_RATES 4
#define MONEY_STORED_CURRENCIES 5

/** How many names there are of a MONEY_STORED_. */
money_status_t money_store_name_count(money_store_t *store, int32_t kind, size_t *count, money_error_t *error);

/** The name at an index, in the order of their bytes. MONEY_STORE_NAME_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_store_name_at(money_store_t *store, int32_t kind, size_t index, char *buffer, size_t capacity,
                                   size_t *length, money_error_t *error);

/** Removes what has a name, and all that belongs to it.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY.
 */
money_status_t money_store_remove(money_store_t *store, int32_t kind, const char *name, money_error_t *error);

/** Saves a wallet with its journal, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_wallet(money_store_t *store, const char *name, const money_wallet_t *wallet,
                                       money_error_t *error);

/** Loads a wallet with its journal. Freed with money_wallet_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_load_wallet(money_store_t *store, const char *name, money_wallet_t **wallet,
                                       money_error_t *error);

/** Puts a money into a stored wallet without loading it, as money_wallet_add does; makes the wallet where there is none.
 *  @param note  label and date; may be NULL.
 *  @param id    receives the money's id; may be NULL.
 *  @return MONEY_OK; as money_wallet_add.
 */
money_status_t money_store_wallet_add(money_store_t *store, const char *name, const money_t *money,
                                      const money_wallet_note_t *note, uint64_t *id, money_error_t *error);

/** How many moneys a stored wallet has. This and the next four read no money: the file keeps their sums.
 *  @param currency  only those of this currency; NULL: all.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX (not a code).
 */
money_status_t money_store_wallet_count(money_store_t *store, const char *name, const char *currency, size_t *count,
                                        money_error_t *error);

/** How many currencies a stored wallet has moneys of.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_wallet_currency_count(money_store_t *store, const char *name, size_t *count,
                                                 money_error_t *error);

/** The currency at an index, in the order of their first money.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet, or no more currencies), MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_store_wallet_currency_at(money_store_t *store, const char *name, size_t index, char *buffer,
                                              size_t capacity, size_t *length, money_error_t *error);

/** The sum of a currency's moneys, as money_wallet_sum.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), MONEY_ERR_SYNTAX.
 */
money_status_t money_store_wallet_sum(money_store_t *store, const char *name, const char *currency, money_t *sum,
                                      money_error_t *error);

/** Everything in a stored wallet in one currency, as money_wallet_total.
 *  @param rates    NULL where none are needed.
 *  @param options  NULL: the defaults.
 *  @param flags    receives MONEY_FLAG_ values; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such wallet), and as money_wallet_total.
 */
money_status_t money_store_wallet_total(money_store_t *store, const char *name, const char *currency,
                                        const money_rates_t *rates, const money_convert_options_t *options,
                                        money_t *total, uint32_t *flags, money_error_t *error);

/** Saves a portfolio, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_portfolio(money_store_t *store, const char *name, const money_portfolio_t *portfolio,
                                          money_error_t *error);

/** Loads a portfolio. Freed with money_portfolio_free.
 *  @param registry  currencies of the program's own; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND; MONEY_ERR_RETRIEVAL with what money_portfolio_add says as its cause, where
 *          transactions that were put one by one do not go together.
 */
money_status_t money_store_load_portfolio(money_store_t *store, const char *name, const money_registry_t *registry,
                                          money_portfolio_t **portfolio, money_error_t *error);

/** Puts a transaction into a stored portfolio, in place of the one that has its id, if any; among those of its day that
 *  keeps its place. Each transaction is checked by itself; whether all go together, money_portfolio_add and
 *  money_portfolio_edit tell, of the portfolio loaded.
 *
 *  @param transaction  with an id.
 *  @param lots         of a sale: the lots it sells; NULL with count 0: none are named.
 *  @param registry     currencies of the program's own; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE,
 *          MONEY_ERR_DATE, MONEY_ERR_OVERFLOW, MONEY_ERR_BUSY.
 */
money_status_t money_store_put_transaction(money_store_t *store, const char *name,
                                           const money_transaction_t *transaction, const money_chosen_lot_t *lots,
                                           size_t lot_count, const money_registry_t *registry, money_error_t *error);

/** Takes the transaction of an id out of a stored portfolio.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such portfolio or transaction), MONEY_ERR_BUSY.
 */
money_status_t money_store_delete_transaction(money_store_t *store, const char *name, const char *id,
                                              money_error_t *error);

/** Saves a catalogue of goods, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_catalogue(money_store_t *store, const char *name, const money_catalogue_t *catalogue,
                                          money_error_t *error);

/** Loads a catalogue. Freed with money_catalogue_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_load_catalogue(money_store_t *store, const char *name, money_catalogue_t **catalogue,
                                          money_error_t *error);

/** Saves a basket, in place of what had its name.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_basket(money_store_t *store, const char *name, const money_basket_t *basket,
                                       money_error_t *error);

/** Loads a basket. Freed with money_basket_free.
 *  @param catalogue  what can be added later; NULL: only what the basket has.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_CURRENCY_MISMATCH (the catalogue has another currency).
 */
money_status_t money_store_load_basket(money_store_t *store, const char *name, const money_catalogue_t *catalogue,
                                       money_basket_t **basket, money_error_t *error);

/** Saves rates as they are quoted, with date, source and instant, in place of those of the same name and instant. Those
 *  of other instants stay: a history.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_rates(money_store_t *store, const char *name, const money_rates_t *rates,
                                      money_error_t *error);

/** Adds rates of dates to the newest that a name has, in place of those of the same days; where there are none, saves
 *  them.
 *  @param rates  with dates, and the same base; else MONEY_ERR_ARGUMENT.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_add_rates(money_store_t *store, const char *name, const money_rates_t *rates,
                                     money_error_t *error);

/** Loads rates. Freed with money_rates_free.
 *  @param until  the newest published on or before this instant; MONEY_INSTANT_NONE: the newest.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_load_rates(money_store_t *store, const char *name, int64_t until, money_rates_t **rates,
                                      money_error_t *error);

/** How many times rates are there of a name. */
money_status_t money_store_rates_count(money_store_t *store, const char *name, size_t *count, money_error_t *error);

/** When the rates at an index were published, newest first; MONEY_INSTANT_NONE where that is not known.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_rates_instant_at(money_store_t *store, const char *name, size_t index, int64_t *instant,
                                            money_error_t *error);

/** Removes the rates of a name that were published before an instant.
 *  @param before   an instant; not MONEY_INSTANT_NONE.
 *  @param removed  receives how many times; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_remove_rates_before(money_store_t *store, const char *name, int64_t before, size_t *removed,
                                               money_error_t *error);

/** Saves all currencies of a list, shown or not, with their provider's names, in place of what had the name.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_currencies(money_store_t *store, const char *name, const money_currency_list_t *list,
                                           money_error_t *error);

/** Loads currencies as a list, with the store's favourites. Freed with money_currency_list_free.
 *  @param language  as of money_currency_list_new.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (also: no such language), MONEY_ERR_SYNTAX.
 */
money_status_t money_store_load_currencies(money_store_t *store, const char *name, const char *language,
                                           money_currency_list_t **list, money_error_t *error);

/** Keeps the favourites of a list; what the list does not have stays as it was.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
money_status_t money_store_save_favourites(money_store_t *store, const money_currency_list_t *list,
                                           money_error_t *error);

/** Makes favourites of those currencies of a list that the store has as favourites, and of no others.
 *  @return MONEY_OK; MONEY_ERR_BUSY (the list's).
 */
money_status_t money_store_load_favourites(money_store_t *store, money_currency_list_t *list, money_error_t *error);

/** Keeps a currency as a favourite, or (0) no longer.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a code), MONEY_ERR_BUSY.
 */
money_status_t money_store_put_favourite(money_store_t *store, const char *code, int32_t is_favourite,
                                         money_error_t *error);

/** How many favourites there are. */
money_status_t money_store_favourite_count(money_store_t *store, size_t *count, money_error_t *error);

/** The favourite at an index, by code. MONEY_CODE_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_store_favourite_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                        size_t *length, money_error_t *error);

/** Keeps a setting.
 *  @param key      a name.
 *  @param value    UTF-8, at most MONEY_DOCUMENT_MAX bytes.
 *  @param instant  when it came to be so, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING.
 */
money_status_t money_store_put_setting(money_store_t *store, const char *key, const char *value, size_t length,
                                       int64_t instant, money_error_t *error);

/** Tells a setting, and when it came to be so.
 *  @param instant  receives it, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_store_setting(money_store_t *store, const char *key, char *buffer, size_t capacity,
                                   size_t *length, int64_t *instant, money_error_t *error);

/** How many settings there are. */
money_status_t money_store_setting_count(money_store_t *store, size_t *count, money_error_t *error);

/** The key at an index, in the order of their bytes. MONEY_STORE_NAME_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
money_status_t money_store_setting_key_at(money_store_t *store, size_t index, char *buffer, size_t capacity,
                                          size_t *length, money_error_t *error);

/** Removes a setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY.
 */
money_status_t money_store_remove_setting(money_store_t *store, const char *key, money_error_t *error);

/** Keeps what a feed has, in place of what the setting was: as money_feed_to_json writes it, with the instant when it came,
 *  of several the newest. The feed's key is not in it.
 *  @param key  of the setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet), MONEY_ERR_BUSY.
 */
money_status_t money_store_save_feed(money_store_t *store, const char *key, const money_feed_t *feed,
                                     money_error_t *error);

/** Has a feed take what money_store_save_feed kept, as money_feed_restore does.
 *  @param key  of the setting.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such setting), MONEY_ERR_DOCUMENT (also: the setting has no instant), and as
 *          money_feed_restore; MONEY_ERR_BUSY (the feed's).
 */
money_status_t money_store_load_feed(money_store_t *store, const char *key, money_feed_t *feed,
                                     money_error_t *error);

/** Keeps quotes, each in place of the one that its symbol has; all or none.
 *  @param quotes  with a symbol each; NULL with count 0: none.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not one line, or not a code), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 */
money_status_t money_store_put_quotes(money_store_t *store, const money_quote_t *quotes, size_t count,
                                      money_error_t *error);

/** The quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_store_quote(money_store_t *store, const char *symbol, money_quote_t *quote,
                                 money_error_t *error);

/** How many quotes there are. */
money_status_t money_store_quote_count(money_store_t *store, size_t *count, money_error_t *error);

/** The quote at an index, by symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
money_status_t money_store_quote_at(money_store_t *store, size_t index, money_quote_t *quote, money_error_t *error);

/** Removes the quote of a symbol.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
money_status_t money_store_remove_quote(money_store_t *store, const char *symbol, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_H */
