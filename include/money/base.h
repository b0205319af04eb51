/** @file base.h
 *  Versions, limits, statuses and errors, and what every other header needs.
 *
 *  @tier core
 *
 *  @contents
 *      money_version                    The version of the library loaded, "MAJOR.MINOR.PATCH"; a static string.
 *      money_abi_version                MONEY_ABI_VERSION of the library loaded.
 *      money_date_t                     A date: days since 1970-01-01 of the Gregorian calendar, as Apache Arrow's
 *                                        date32, or MONEY_DATE_NONE.
 *      money_instant_t                  An instant: seconds since 1970-01-01T00:00:00Z, or MONEY_INSTANT_NONE.
 *      money_bool_t                     1 for yes, 0 for no; any other value is MONEY_ERR_ARGUMENT.
 *      money_text_max                   MONEY_TEXT_MAX, for a runtime that cannot see macros.
 *      money_document_max               MONEY_DOCUMENT_MAX, for a runtime that cannot see macros.
 *      money_status_t                   MONEY_OK or one of MONEY_ERR_.
 *      money_status_name                The name of a status, such as "MONEY_ERR_NO_RATE"; "MONEY_ERR_?" for a value
 *                                        it does not know.
 *      money_error_t                    What went wrong.
 *      money_flags_t                    Flags of a result; several may be set.
 *      money_string_free                Releases a document the library allocated.
 *      money_change_callback_t          Hears of a change after it has happened.
 */
#ifndef MONEY_BASE_H
#define MONEY_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks a function of the library that returns a status. The compiler warns where a program does not look at the
 *  status; MONEY_IGNORE says that this is meant. MONEY_EXPORT marks the other functions. Define MONEY_PLAIN before the
 *  header for a reader that knows no attributes.
 */
#if defined(__GNUC__) && !defined(MONEY_PLAIN)
#define MONEY_API __attribute__((visibility("default"), warn_unused_result))
#define MONEY_EXPORT __attribute__((visibility("default")))
#else
#define MONEY_API
#define MONEY_EXPORT
#endif

/** Calls a function whose status you do not need: MONEY_IGNORE(money_format(&amount, text, sizeof text, NULL, NULL)). */
#define MONEY_IGNORE(call)                 \
    do {                                   \
        money_status_t ignored_ = (call);  \
        (void)ignored_;                    \
    } while (0)

/* ------------------------------------------------------------------------------------------------------- Version */

#define MONEY_VERSION_MAJOR 0
#define MONEY_VERSION_MINOR 1
#define MONEY_VERSION_PATCH 0
#define MONEY_VERSION "0.1.0"

/** The number in the soname; a program built against one ABI runs with every library of the same number. */
#define MONEY_ABI_VERSION 0

/** The version of the library loaded, "MAJOR.MINOR.PATCH"; a static string. Equals MONEY_VERSION at build time. */
MONEY_EXPORT const char *money_version(void);

/** MONEY_ABI_VERSION of the library loaded. */
MONEY_EXPORT int32_t money_abi_version(void);

/* ------------------------------------------------------------------------------------------ Limits and sentinels */

/** A date: days since 1970-01-01 of the Gregorian calendar, as Apache Arrow's date32, or MONEY_DATE_NONE. */
typedef int32_t money_date_t;

/** An instant: seconds since 1970-01-01T00:00:00Z, or MONEY_INSTANT_NONE. */
typedef int64_t money_instant_t;

/** 1 for yes, 0 for no; any other value is MONEY_ERR_ARGUMENT. */
typedef int32_t money_bool_t;

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
/** The most amounts or decimals that one call adds up, compares or sorts; columns take any number. */
#define MONEY_AMOUNTS_MAX 1048576
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
MONEY_EXPORT size_t money_text_max(void);
/** MONEY_DOCUMENT_MAX, for a runtime that cannot see macros. */
MONEY_EXPORT size_t money_document_max(void);

/* ---------------------------------------------------------------------------------------------- Status and error */

/** MONEY_OK or one of MONEY_ERR_. Values are never renumbered or reused. */
typedef int32_t money_status_t;

#define MONEY_OK 0
/* The call */
#define MONEY_ERR_ARGUMENT 1          /* [raises ArgumentError] a NULL, a value out of range, a reserved field that is not zero */
#define MONEY_ERR_BUFFER_TOO_SMALL 2  /* [raises BufferTooSmall] `length` tells what is needed */
#define MONEY_ERR_BUSY 3              /* [raises BusyError] the handle's own callback called back to change it */
#define MONEY_ERR_OUT_OF_MEMORY 4     /* [raises OutOfMemory] */
#define MONEY_ERR_LIMIT 5             /* [raises LimitError] larger or deeper than the limits above */
#define MONEY_ERR_NOT_FOUND 6         /* [raises NotFound] an index past the end, an entry that is not there */
/* Numbers and text */
#define MONEY_ERR_SYNTAX 20           /* [raises MoneySyntaxError] not a number, an amount, a date or a code */
#define MONEY_ERR_ENCODING 21         /* [raises EncodingError] invalid UTF-8, or a NUL inside */
#define MONEY_ERR_OVERFLOW 22         /* [raises DecimalOverflow] does not fit 38 digits */
#define MONEY_ERR_DIVISION_BY_ZERO 23 /* [raises DivisionByZero] */
#define MONEY_ERR_INEXACT 24          /* [raises InexactResult] would round, and rounding was not allowed */
#define MONEY_ERR_DATE 25             /* [raises InvalidDate] not a day of the calendar, or outside 0001-01-01 to 9999-12-31 */
/* Currencies */
#define MONEY_ERR_UNKNOWN_CURRENCY 40 /* [raises UnknownCurrency] */
#define MONEY_ERR_CURRENCY_MISMATCH 41/* [raises CurrencyMismatch] */
#define MONEY_ERR_DUPLICATE_CURRENCY 42/* [raises DuplicateCurrency] */
#define MONEY_ERR_AMBIGUOUS_CURRENCY 43/* [raises AmbiguousCurrency] a symbol of several currencies; the text lists them */
/* Allocation */
#define MONEY_ERR_WEIGHTS 60          /* [raises InvalidWeights] none, a negative one, or all zero */
/* Rates */
#define MONEY_ERR_NO_RATE 80          /* [raises NoRate] */
#define MONEY_ERR_INVALID_RATE 81     /* [raises InvalidRate] zero, negative, out of range, or not 1 for a currency against itself */
#define MONEY_ERR_DUPLICATE_RATE 82   /* [raises DuplicateRate] the same direction twice in one document */
#define MONEY_ERR_NO_RATES 83         /* [raises NoRates] a well-formed document without any rate */
#define MONEY_ERR_PROVIDER 84         /* [raises ProviderError] the document is the provider's own error; the text carries code and words */
/* Documents */
#define MONEY_ERR_JSON 100            /* [raises JSONError] not JSON, or a key twice in one object */
#define MONEY_ERR_DOCUMENT 101        /* [raises DocumentError] well-formed, but not what was asked for */
#define MONEY_ERR_VERSION 102         /* [raises VersionError] written by a newer version */
/* Baskets */
#define MONEY_ERR_DISCOUNT 120        /* [raises InvalidDiscount] below 0, more than 100 %, or above the price */
#define MONEY_ERR_TAX 121             /* [raises InvalidTax] a tax rate below 0, or a category without one */
#define MONEY_ERR_DUPLICATE_SKU 122   /* [raises DuplicateSku] the same sku twice in one document */
/* Portfolios */
#define MONEY_ERR_DUPLICATE_ID 130    /* [raises DuplicateId] two transactions of one id */

/* Feeds */
#define MONEY_ERR_NO_ANSWER 140       /* [raises NoAnswer] no answer came; the text says why */
#define MONEY_ERR_UNKNOWN_REQUEST 141 /* [raises UnknownRequest] an answer to a request that is not under way, or no longer */
#define MONEY_ERR_HTTP 142            /* [raises HTTPFailure] the server's status is an error; the text has it */
#define MONEY_ERR_UNAUTHORIZED 143    /* [raises Unauthorized] the server refuses the key: HTTP 401 or 403 */
#define MONEY_ERR_RATE_LIMITED 144    /* [raises RateLimited] asked too often: HTTP 429 */
#define MONEY_ERR_CONTENT_TYPE 145    /* [raises WrongContentType] HTML, or another type than the provider's */
#define MONEY_ERR_TRUNCATED 146       /* [raises TruncatedAnswer] the answer ends before its document does */
#define MONEY_ERR_TOO_LARGE 147       /* [raises AnswerTooLarge] the answer is larger than wanted */
#define MONEY_ERR_RATE_JUMPED 148     /* [raises RateJumped] a rate is a hundred times higher or lower than before */
#define MONEY_ERR_NO_CURRENCIES 149   /* [raises NoCurrencies] a well-formed list without any currency */
/* Wallets */
#define MONEY_ERR_INSUFFICIENT 110    /* [raises InsufficientFunds] less there, or less not held, than should go out */
/* Stores, local or remote */
#define MONEY_ERR_RETRIEVAL 160       /* [raises RetrievalError] reading failed; the error's cause tells why */
#define MONEY_ERR_SAVING 161          /* [raises SavingError] saving failed, and what was there is as before; the error's cause tells why */
#define MONEY_ERR_REMOVAL 162         /* [raises RemovalError] removing failed, and what was there is as before; the error's cause tells why */
#define MONEY_ERR_NOT_A_STORE 163     /* [raises NotAStore] a file of something else */
#define MONEY_ERR_STORE_LOCKED 164    /* [raises StoreLocked] another connection writes, and did not end within the time given */
#define MONEY_ERR_STORE_READ_ONLY 165 /* [raises StoreReadOnly] it, or its file, may be read only */
#define MONEY_ERR_STORE_FULL 166      /* [raises StoreFull] no room is left on the disk, or in the quota */
#define MONEY_ERR_STORE_CORRUPT 167   /* [raises StoreCorrupt] damaged: truncated, or overwritten in part */
#define MONEY_ERR_STORE_PATH 168      /* [raises StorePathError] not there, a directory, or not permitted */
#define MONEY_ERR_STORE_IO 169        /* [raises StoreIOError] the disk failed */

/** The name of a status, such as "MONEY_ERR_NO_RATE"; "MONEY_ERR_?" for a value it does not know. A static string. */
MONEY_EXPORT const char *money_status_name(money_status_t status);

/** What went wrong. The caller's own; written only on failure. 256 bytes. */
typedef struct money_error_s {
    money_status_t status;
    money_status_t cause; /* why, where a status tells: with MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else 0 */
    int64_t position;     /* byte offset in the text given, or -1 */
    char text[240];       /* one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29" */
} money_error_t;

/** Flags of a result; several may be set. */
typedef uint32_t money_flags_t;

#define MONEY_FLAG_ROUNDED 0x1u      /* digits other than 0 were dropped */
#define MONEY_FLAG_RATE_ROUNDED 0x2u /* a rate used was longer than 19 digits in its document, and rounded on reading */
#define MONEY_FLAG_FIXED 0x4u        /* a fixed factor was used: a withdrawn currency's legal one, or a quote unit's */
#define MONEY_FLAG_EARLIER 0x8u      /* the rates are of an earlier date than asked for */

/** Releases a document the library allocated. NULL is allowed. */
MONEY_EXPORT void money_string_free(char *string);

/* ------------------------------------------------------------------------------------------------------ Watching */

/** Hears of a change after it has happened. In the callback the object may be read, and freed (it is then gone when the
 *  callback has returned); changing it is MONEY_ERR_BUSY.
 *  @param revision  the object's new revision number.
 */
typedef void (*money_change_callback_t)(void *user_data, uint64_t revision);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASE_H */
