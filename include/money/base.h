/** @file base.h
 *  Versions, limits, statuses, errors, and the types that all other headers use.
 *
 *  Every function that can fail returns a money_status_t. It also describes the failure in a money_error_t, which you
 *  own and may omit, so two threads or two runtimes in one process never share an error.
 *
 *  @ring core
 *
 *  @example
 *      #include <money.h>
 *      #include <stdio.h>
 *
 *      int main(void)
 *      {
 *          money_error_t error;
 *          money_t price;
 *
 *          if (money_parse("12.50", MONEY_NTS, &price, &error) != MONEY_OK)
 *              printf("%s at byte %d: %s\n", money_status_name(error.status), (int)error.position, error.text);
 *          return 0;
 *      }
 *  @output
 *      MONEY_ERR_SYNTAX at byte 5: expected an amount with a currency such as 10.50 EUR, got "12.50"
 */
#ifndef MONEY_BASE_H
#define MONEY_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks a function that returns a status. The compiler warns if a program ignores it; use MONEY_IGNORE to do so
 *  deliberately. MONEY_EXPORT marks the other functions. Define MONEY_PLAIN before you include the header to omit
 *  attributes, for parsers of C that do not support them.
 */
#if defined(__GNUC__) && !defined(MONEY_PLAIN)
#define MONEY_API __attribute__((visibility("default"), warn_unused_result))
#define MONEY_EXPORT __attribute__((visibility("default")))
#else
#define MONEY_API
#define MONEY_EXPORT
#endif

/** Discards the status of a call deliberately: MONEY_IGNORE(money_format(&amount, text, sizeof text, NULL, NULL)). */
#define MONEY_IGNORE(call)                 \
    do {                                   \
        money_status_t ignored_ = (call);  \
        (void)ignored_;                    \
    } while (0)

/* ------------------------------------------------------------------------------------------------------- Version */

#define MONEY_VERSION_MAJOR 0
#define MONEY_VERSION_MINOR 2
#define MONEY_VERSION_PATCH 0
#define MONEY_VERSION "0.2.0"

/** The number in the soname. */
#define MONEY_ABI_VERSION 0

/** Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. */
MONEY_EXPORT const char *money_version(void);

/** Returns the MONEY_ABI_VERSION of the loaded library. */
MONEY_EXPORT int32_t money_abi_version(void);

/** Initialises the library eagerly instead of on first use.
 *
 *  Call it before your program starts threads or forks: a process that forks while another thread is inside such an
 *  initialisation may leave a child that hangs. After this call the embedded library initialises nothing lazily. The
 *  standard library contains Swift's own runtime, which acquires a lock when it first meets a kind of value. With that
 *  library, your program must also make each call that a child will make once before it forks. docs/explain/threads.md
 *  describes the rules for stores.
 *
 *  The call needs well under a millisecond. Calling it again has no effect.
 *
 *  @since 0.2
 */
MONEY_EXPORT void money_initialize(void);

/* ------------------------------------------------------------------------------------------ Limits and sentinels */

/** A date: days since 1970-01-01 in the Gregorian calendar, as in Apache Arrow's date32, or MONEY_DATE_NONE. */
typedef int32_t money_date_t;

/** An instant: seconds since 1970-01-01T00:00:00Z, or MONEY_INSTANT_NONE. */
typedef int64_t money_instant_t;

/** A truth value: 1 for true, 0 for false. As an input, any other value is MONEY_ERR_ARGUMENT. */
typedef int32_t money_bool_t;

/** Buffer size for any amount as text with its currency, including the NUL. */
#define MONEY_TEXT_MAX 64
/** Buffer size for a currency code of 1 to 11 bytes, including the NUL. */
#define MONEY_CODE_SIZE 12
/** Maximum number of digits of a decimal, and maximum scale. */
#define MONEY_DIGITS_MAX 38
/** Maximum length of the text of an amount or a rate, in bytes. */
#define MONEY_INPUT_MAX 1024
/** Maximum length of a document, in bytes (64 MiB). */
#define MONEY_DOCUMENT_MAX 67108864
/** Maximum number of shares in one allocation. */
#define MONEY_SHARES_MAX 1048576
/** Maximum number of amounts or decimals that one call adds, compares or sorts. Columns have no such limit. */
#define MONEY_AMOUNTS_MAX 1048576
/** Maximum number of legs in a conversion path. */
#define MONEY_LEGS_MAX 8
/** As a length: the text is NUL-terminated. */
#define MONEY_NTS SIZE_MAX
/** No date. As a requested date: the newest rates of the table. */
#define MONEY_DATE_NONE INT32_MIN
/** No instant. */
#define MONEY_INSTANT_NONE INT64_MIN
/** As a number of fraction digits: the minor unit of the currency. */
#define MONEY_DIGITS_CURRENCY (-1)
/** As a number of fraction digits of a product: all digits of the exact result. */
#define MONEY_DIGITS_EXACT (-2)

/* ---------------------------------------------------------------------------------------------- Status and error */

/** The result of a call: MONEY_OK or a MONEY_ERR_ value. Values are never renumbered or reused. */
typedef int32_t money_status_t;

#define MONEY_OK 0                     /* The call succeeded. */
/* The call */
#define MONEY_ERR_ARGUMENT 1           /* [raises ArgumentError] A pointer that must not be NULL is NULL, a value is out
                                          of range, or a reserved field is not zero. */
#define MONEY_ERR_BUFFER_TOO_SMALL 2   /* [raises BufferTooSmall] The text does not fit in the buffer; `length` receives
                                          its full length. */
#define MONEY_ERR_BUSY 3               /* [raises BusyError] A callback of the object has not returned. */
#define MONEY_ERR_OUT_OF_MEMORY 4      /* [raises OutOfMemory] Not enough memory is available. */
#define MONEY_ERR_LIMIT 5              /* [raises LimitError] The input exceeds a limit on its length, size or depth. */
#define MONEY_ERR_NOT_FOUND 6          /* [raises NotFound] The index is out of range, or the entry does not exist. */
#define MONEY_ERR_STATE 7              /* [raises StateError] The object is not in a state that allows the call. */
#define MONEY_ERR_CANCELLED 8          /* [raises Cancelled] The call was cancelled or exceeded its time limit; nothing
                                          has changed. */
/* Numbers and text */
#define MONEY_ERR_SYNTAX 20            /* [raises MoneySyntaxError] The text is not a number, amount, date or code; the
                                          position is that of the first invalid byte. */
#define MONEY_ERR_ENCODING 21          /* [raises EncodingError] The text is not valid UTF-8, or contains a NUL. */
#define MONEY_ERR_OVERFLOW 22          /* [raises DecimalOverflow] The exact result does not fit in 38 digits. */
#define MONEY_ERR_DIVISION_BY_ZERO 23  /* [raises DivisionByZero] The divisor is 0. */
#define MONEY_ERR_INEXACT 24           /* [raises InexactResult] The result cannot be represented without rounding,
                                          which the call does not allow. */
#define MONEY_ERR_DATE 25              /* [raises InvalidDate] The date is not a day in the years 1 to 9999. */
/* Currencies */
#define MONEY_ERR_UNKNOWN_CURRENCY 40  /* [raises UnknownCurrency] The currency is neither built in nor in the registry,
                                          or its minor unit is unknown. */
#define MONEY_ERR_CURRENCY_MISMATCH 41 /* [raises CurrencyMismatch] Different currencies were used where one currency is
                                          required. */
#define MONEY_ERR_DUPLICATE_CURRENCY 42 /* [raises DuplicateCurrency] A currency with this code already exists. */
#define MONEY_ERR_AMBIGUOUS_CURRENCY 43 /* [raises AmbiguousCurrency] The symbol, such as $, is used by several
                                           currencies; the error's text lists them. */
/* Allocation */
#define MONEY_ERR_WEIGHTS 60           /* [raises InvalidWeights] The list of weights is empty, all weights are 0, or a
                                          weight is negative. */
/* Rates */
#define MONEY_ERR_NO_RATE 80           /* [raises NoRate] No rate converts between the two currencies on that date, or
                                          it is too old; the error's text contains the latest earlier date with a rate,
                                          however long ago. */
#define MONEY_ERR_INVALID_RATE 81      /* [raises InvalidRate] The rate is zero, negative or out of range, or is not 1
                                          for a currency against itself. */
#define MONEY_ERR_DUPLICATE_RATE 82    /* [raises DuplicateRate] The document contains more than one rate for the same
                                          direction and date. */
#define MONEY_ERR_NO_RATES 83          /* [raises NoRates] The document is well-formed but contains no rates. */
#define MONEY_ERR_PROVIDER 84          /* [raises ProviderError] The document is an error of the provider; the error's
                                          text contains its code and message. */
/* Documents */
#define MONEY_ERR_JSON 100             /* [raises JSONError] The text is not JSON, or an object contains a duplicate
                                          key. */
#define MONEY_ERR_DOCUMENT 101         /* [raises DocumentError] The document is well-formed but not of the expected
                                          kind. */
#define MONEY_ERR_VERSION 102          /* [raises VersionError] The document was written by a newer version of the
                                          library. */
#define MONEY_ERR_XML 103              /* [raises XMLError] The text is not well-formed XML, contains a document type
                                          declaration, or exceeds a limit. */
/* Wallets and portfolios */
#define MONEY_ERR_INSUFFICIENT 110     /* [raises InsufficientFunds] The available balance, or the amount on hold, is
                                          too small. */
/* Ledgers */
#define MONEY_ERR_UNBALANCED 111       /* [raises Unbalanced] The postings of a transaction do not sum to zero in a
                                          currency. */
#define MONEY_ERR_ACCOUNT 112          /* [raises AccountError] The account is of another kind or currency, or only
                                          groups others. */
#define MONEY_ERR_PERIOD_CLOSED 113    /* [raises PeriodClosed] The date is in a closed period. */
/* Exchanges */
#define MONEY_ERR_EXPIRED 114          /* [raises QuoteExpired] The quote is not valid any more at that instant. */
/* Baskets */
#define MONEY_ERR_DISCOUNT 120         /* [raises InvalidDiscount] The discount is negative, above 100 percent, or above
                                          the price. */
#define MONEY_ERR_TAX 121              /* [raises InvalidTax] The tax rate is outside 0 to 100 percent, or a category
                                          has no tax rate. */
#define MONEY_ERR_DUPLICATE_SKU 122    /* [raises DuplicateSku] The document contains the same product more than
                                          once. */
/* Portfolios */
#define MONEY_ERR_DUPLICATE_ID 130     /* [raises DuplicateId] Two transactions share an id. */
/* Feeds */
#define MONEY_ERR_TRANSPORT 140        /* [raises TransportError] No response was received; the error's text contains
                                          the reason. */
#define MONEY_ERR_UNKNOWN_REQUEST 141  /* [raises UnknownRequest] The response belongs to a request that is not
                                          pending. */
#define MONEY_ERR_HTTP 142             /* [raises HTTPFailure] The server returned an HTTP error; the error's text
                                          contains its status. */
#define MONEY_ERR_UNAUTHORIZED 143     /* [raises Unauthorized] The server rejected the key: HTTP 401 or 403. */
#define MONEY_ERR_RATE_LIMITED 144     /* [raises RateLimited] The provider's rate limit is exceeded: HTTP 429. */
#define MONEY_ERR_CONTENT_TYPE 145     /* [raises WrongContentType] The response is HTML, or is of an unexpected
                                          type. */
#define MONEY_ERR_TRUNCATED 146        /* [raises TruncatedResponse] The response ends before its document does. */
#define MONEY_ERR_TOO_LARGE 147        /* [raises ResponseTooLarge] The response exceeds the configured size limit. */
#define MONEY_ERR_RATE_JUMPED 148      /* [raises RateJumped] A rate is at least a hundred times higher or lower than
                                          before. */
#define MONEY_ERR_NO_CURRENCIES 149    /* [raises NoCurrencies] The list is well-formed but contains no currencies. */
/* Stores, local or remote */
#define MONEY_ERR_RETRIEVAL 160        /* [raises RetrievalError] Reading failed; the error's `cause` is the reason. */
#define MONEY_ERR_SAVING 161           /* [raises SavingError] Saving failed and changed nothing; the error's `cause` is
                                          the reason. */
#define MONEY_ERR_REMOVAL 162          /* [raises RemovalError] Removing failed and changed nothing; the error's `cause`
                                          is the reason. */
#define MONEY_ERR_NOT_A_STORE 163      /* [raises NotAStore] The file is not a store. */
#define MONEY_ERR_STORE_LOCKED 164     /* [raises StoreLocked] Another connection is writing and did not finish in
                                          time. */
#define MONEY_ERR_STORE_READ_ONLY 165  /* [raises StoreReadOnly] The store or its file is read-only. */
#define MONEY_ERR_STORE_FULL 166       /* [raises StoreFull] The disk or the quota is full. */
#define MONEY_ERR_STORE_CORRUPT 167    /* [raises StoreCorrupt] The file is damaged. */
#define MONEY_ERR_STORE_PATH 168       /* [raises StorePathError] The path does not exist, is a directory, or may not be
                                          accessed. */
#define MONEY_ERR_STORE_IO 169         /* [raises StoreIOError] The disk reported an error. */
#define MONEY_ERR_CONFLICT 170         /* [raises Conflict] The stored object has changed since it was loaded, or the
                                          key belongs to another request. */
#define MONEY_ERR_NO_SQLITE 171        /* [raises NoSQLite] The system provides no SQLite library that stores can use;
                                          the error's text contains the reason. */
#define MONEY_ERR_STORE_UNKNOWN 172    /* [raises StoreUnknown] Saving or removing failed, and it is unknown whether the
                                          change was made completely or not at all; the error's `cause` is the
                                          reason. */

/** Returns the name of a status, such as "MONEY_ERR_NO_RATE", as a static string. For an unknown value it is
 *  "MONEY_ERR_?".
 */
MONEY_EXPORT const char *money_status_name(money_status_t status);

/** The reason for a failure. A call writes it only when it fails. You own the struct. 256 bytes. */
typedef struct money_error_s {
    money_status_t status; /* the status that the call returned */
    money_status_t cause;  /* the status that caused MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_REMOVAL or
                              MONEY_ERR_STORE_UNKNOWN; else 0 */
    int64_t position;      /* the byte offset of the failure in the input text, or -1 */
    char text[240];        /* one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29" */
} money_error_t;

/** Notes about a successful result. Several flags may be set. */
typedef uint32_t money_flags_t;

#define MONEY_FLAG_ROUNDED 0x1u      /* digits other than 0 were dropped */
#define MONEY_FLAG_RATE_ROUNDED 0x2u /* a rate of more than 19 digits was rounded when its document was read */
#define MONEY_FLAG_FIXED 0x4u        /* a fixed factor was used: the legal factor of a withdrawn currency, or that of a
                                        quote unit */
#define MONEY_FLAG_EARLIER 0x8u      /* the rates are of an earlier date than requested */
#define MONEY_FLAG_STALE 0x10u       /* the rates are older than `fresh_for`, or their time of publication is unknown */
#define MONEY_FLAG_INCONSISTENT 0x20u /* another path through the table's quotes produces a different rate */
#define MONEY_FLAG_EURO_REGULATION 0x40u /* rounded as Council Regulation (EC) No 1103/97 requires; see
                                            money_conversion_rule */

/** Frees a document that the library allocated. NULL is allowed. */
MONEY_EXPORT void money_string_free(char *string);

/** Returns unused memory of the library's allocator to the system.
 *
 *  Call it when the system reports memory pressure. Objects are not affected.
 *
 *  @since 0.2
 */
MONEY_EXPORT void money_release_memory(void);

/* ------------------------------------------------------------------------------------------ Watching and progress */

/** Reports a change of an object after it has happened.
 *
 *  The callback may read the object but cannot change it: that fails with MONEY_ERR_BUSY. It may free the object, which
 *  the library releases after the callback has returned.
 *
 *  The callback must return. If it does not, because of a non-local jump or a panic in Go, the change remains, and the
 *  object stays busy: reading it works, changing it fails with MONEY_ERR_BUSY, and freeing it releases nothing. Other
 *  objects are not affected. A C++ exception that leaves the callback ends the process.
 *
 *  @param revision  the object's new revision number.
 */
typedef void (*money_change_callback_t)(void *user_data, uint64_t revision);

/** Reports the progress of a long call, in the thread that made the call.
 *
 *  The callback may set `cancel` and may read objects. Calls that change an object are MONEY_ERR_BUSY, and no call
 *  inside the callback reports progress.
 *
 *  The callback must return. A jump out of it abandons the long call midway: the object of that call becomes unusable,
 *  and each later change by the thread fails with MONEY_ERR_BUSY.
 *
 *  @param done   the number of completed units.
 *  @param total  the total number of units, or 0 while it is unknown.
 */
typedef void (*money_progress_callback_t)(void *user_data, uint64_t done, uint64_t total);

/** The progress of a long call, passed to money_progress_watch. You own the struct.
 *
 *  While a call runs, any thread may read `done` and `total` and may set `cancel` to 1. The call then ends with
 *  MONEY_ERR_CANCELLED and has changed nothing. A cancelled call over columns zeroes its results, as any failed one
 *  does.
 *
 *  The units are bytes while a document is read, and entries, transactions or rows otherwise. Each member is read and
 *  written as one machine word, so other threads need no lock.
 */
typedef struct money_progress_s {
    uint32_t struct_size;
    money_bool_t cancel;                /* set to 1 to cancel the call */
    uint64_t done;                      /* number of completed units */
    uint64_t total;                     /* total number of units, or 0 while it is unknown */
    money_progress_callback_t callback; /* NULL for no callback */
    void *user_data;                    /* the first argument of the callback */
    uint64_t reserved[3];               /* 0 */
} money_progress_t;

#define MONEY_PROGRESS_INIT { (uint32_t)sizeof(money_progress_t), 0, 0, 0, NULL, NULL, { 0, 0, 0 } }

/** Sets a progress struct to its defaults, as MONEY_PROGRESS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_progress_init(money_progress_t *progress);

/** Watches the long calls that this thread makes from now on.
 *
 *  Each of them reports its progress to `progress` and ends soon after `cancel` becomes 1. Long calls are those that
 *  read, write, value, check or export large data; the interface description in api/money.api.json marks them. The
 *  library never resets `cancel`, so set it to 0 before the next call.
 *
 *  A call that ends within about a millisecond reports nothing. Other threads' calls are unaffected.
 *
 *  @param progress  NULL to stop watching. The struct must stay alive until then, or until the thread ends.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`progress` was not initialised with MONEY_PROGRESS_INIT).
 *  @since 0.2
 */
MONEY_API money_status_t money_progress_watch(money_progress_t *progress, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASE_H */
