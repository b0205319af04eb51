/** @file base.h
 *  Versions, limits, statuses, errors, and what every other header needs.
 *
 *  Every function that can fail returns a money_status_t and, where you give it one, fills a money_error_t with the
 *  reason. You own that struct, so two threads or two runtimes in one process never share an error.
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
 *      MONEY_ERR_SYNTAX at byte 5: no currency in "12.50"; expected an amount such as 10.50 EUR
 */
#ifndef MONEY_BASE_H
#define MONEY_BASE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks a function that returns a status. The compiler warns where a program does not look at the status;
 *  MONEY_IGNORE says that this is meant. MONEY_EXPORT marks the other functions. Define MONEY_PLAIN before the header
 *  for a reader of C that knows no attributes.
 */
#if defined(__GNUC__) && !defined(MONEY_PLAIN)
#define MONEY_API __attribute__((visibility("default"), warn_unused_result))
#define MONEY_EXPORT __attribute__((visibility("default")))
#else
#define MONEY_API
#define MONEY_EXPORT
#endif

/** Calls a function whose status you do not need: MONEY_IGNORE(money_format(&amount, text, sizeof text, NULL,
 *  NULL)). */
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

/** Does now what the library would do at its first use. Call it before your program starts threads or forks.
 *
 *  A process that forks while another thread is inside such a first use may leave a child that hangs. After this call
 *  the embedded library has no first use left. The standard library contains Swift's own runtime, which takes a lock
 *  when it meets a kind of value for the first time. With that library your program also makes each call once that a
 *  child will make. docs/explain/threads.md says what holds for stores.
 *
 *  The call takes well under a millisecond. Calling it again does nothing.
 *
 *  @since 0.2
 */
MONEY_EXPORT void money_initialize(void);

/* ------------------------------------------------------------------------------------------ Limits and sentinels */

/** A date: days since 1970-01-01 of the Gregorian calendar, as Apache Arrow's date32, or MONEY_DATE_NONE. */
typedef int32_t money_date_t;

/** An instant: seconds since 1970-01-01T00:00:00Z, or MONEY_INSTANT_NONE. */
typedef int64_t money_instant_t;

/** A truth value: 1 for yes, 0 for no. Any other value that goes in is MONEY_ERR_ARGUMENT. */
typedef int32_t money_bool_t;

/** Room for any amount as text, with its currency and the NUL. */
#define MONEY_TEXT_MAX 64
/** Room for a currency code and its NUL: codes have 1 to 11 bytes. */
#define MONEY_CODE_SIZE 12
/** The most digits that a decimal holds, and the largest scale. */
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
/** No date. As a requested date, it asks for the newest rates of the table. */
#define MONEY_DATE_NONE INT32_MIN
/** No instant. */
#define MONEY_INSTANT_NONE INT64_MIN
/** As fraction digits: those of the currency's minor unit. */
#define MONEY_DIGITS_CURRENCY (-1)
/** As fraction digits of a product: all of them, exactly. */
#define MONEY_DIGITS_EXACT (-2)

/* ---------------------------------------------------------------------------------------------- Status and error */

/** The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused. */
typedef int32_t money_status_t;

#define MONEY_OK 0
/* The call */
#define MONEY_ERR_ARGUMENT 1           /* [raises ArgumentError] A pointer is NULL and must not be, a value is out of
                                          its range, or a reserved field is not zero. */
#define MONEY_ERR_BUFFER_TOO_SMALL 2   /* [raises BufferTooSmall] The text is longer than the buffer; `length` says how
                                          long it is. */
#define MONEY_ERR_BUSY 3               /* [raises BusyError] The object's own callback has not returned. */
#define MONEY_ERR_OUT_OF_MEMORY 4      /* [raises OutOfMemory] There is not enough memory. */
#define MONEY_ERR_LIMIT 5              /* [raises LimitError] The input is longer, larger or deeper than a limit. */
#define MONEY_ERR_NOT_FOUND 6          /* [raises NotFound] The index is past the end, or there is no such entry. */
#define MONEY_ERR_STATE 7              /* [raises StateError] The object is in a state in which this call makes no
                                          sense. */
#define MONEY_ERR_CANCELLED 8          /* [raises Cancelled] The caller cancelled the call, or its time was over;
                                          nothing has changed. */
/* Numbers and text */
#define MONEY_ERR_SYNTAX 20            /* [raises MoneySyntaxError] The text is no number, amount, date or code; the
                                          position is its first byte that does not belong. */
#define MONEY_ERR_ENCODING 21          /* [raises EncodingError] The text is not UTF-8, or has a NUL inside. */
#define MONEY_ERR_OVERFLOW 22          /* [raises DecimalOverflow] The exact result does not fit 38 digits. */
#define MONEY_ERR_DIVISION_BY_ZERO 23  /* [raises DivisionByZero] The divisor is 0. */
#define MONEY_ERR_INEXACT 24           /* [raises InexactResult] The result would have to be rounded, and rounding was
                                          not allowed. */
#define MONEY_ERR_DATE 25              /* [raises InvalidDate] The date is no day of the years 1 to 9999. */
/* Currencies */
#define MONEY_ERR_UNKNOWN_CURRENCY 40  /* [raises UnknownCurrency] The currency is neither built in nor in the registry
                                          given, or its minor unit is not known. */
#define MONEY_ERR_CURRENCY_MISMATCH 41 /* [raises CurrencyMismatch] Two currencies meet where one is needed. */
#define MONEY_ERR_DUPLICATE_CURRENCY 42 /* [raises DuplicateCurrency] The code is taken already. */
#define MONEY_ERR_AMBIGUOUS_CURRENCY 43 /* [raises AmbiguousCurrency] The symbol, such as $, stands for several
                                          currencies; the error's text lists them. */
/* Allocation */
#define MONEY_ERR_WEIGHTS 60           /* [raises InvalidWeights] There are no weights, or one is negative, or all are
                                          0. */
/* Rates */
#define MONEY_ERR_NO_RATE 80           /* [raises NoRate] No rate leads from the one currency to the other on that
                                          day, or it is too old; the error's text names the last
                                          day before it that had one, however long ago. */
#define MONEY_ERR_INVALID_RATE 81      /* [raises InvalidRate] The rate is zero, negative or out of range, or is not 1
                                          for a currency against itself. */
#define MONEY_ERR_DUPLICATE_RATE 82    /* [raises DuplicateRate] One document has the same direction twice. */
#define MONEY_ERR_NO_RATES 83          /* [raises NoRates] The document is well-formed and has no rate. */
#define MONEY_ERR_PROVIDER 84          /* [raises ProviderError] The document is the provider's own error; the error's
                                          text has its code and words. */
/* Documents */
#define MONEY_ERR_JSON 100             /* [raises JSONError] The text is not JSON, or an object has a key twice. */
#define MONEY_ERR_DOCUMENT 101         /* [raises DocumentError] The document is well-formed and not of the kind
                                          expected. */
#define MONEY_ERR_VERSION 102          /* [raises VersionError] A newer version of the library wrote it. */
/* Wallets and portfolios */
#define MONEY_ERR_INSUFFICIENT 110     /* [raises InsufficientFunds] Less is there, or less is not held, than should go
                                          out. */
/* Baskets */
#define MONEY_ERR_DISCOUNT 120         /* [raises InvalidDiscount] The discount is below 0, above 100 percent, or above
                                          the price. */
#define MONEY_ERR_TAX 121              /* [raises InvalidTax] The tax is outside 0 to 100 percent, or a category has
                                          none. */
#define MONEY_ERR_DUPLICATE_SKU 122    /* [raises DuplicateSku] One document has the same product twice. */
/* Portfolios */
#define MONEY_ERR_DUPLICATE_ID 130     /* [raises DuplicateId] Two transactions have the same id. */
/* Feeds */
#define MONEY_ERR_TRANSPORT 140        /* [raises TransportError] No answer came; the error's text says why. */
#define MONEY_ERR_UNKNOWN_REQUEST 141  /* [raises UnknownRequest] The answer is to a request that is not under way. */
#define MONEY_ERR_HTTP 142             /* [raises HTTPFailure] The server answered with an error; the text has its
                                          status. */
#define MONEY_ERR_UNAUTHORIZED 143     /* [raises Unauthorized] The server refuses the key: HTTP 401 or 403. */
#define MONEY_ERR_RATE_LIMITED 144     /* [raises RateLimited] The provider was asked too often: HTTP 429. */
#define MONEY_ERR_CONTENT_TYPE 145     /* [raises WrongContentType] The answer is HTML, or of another type than
                                          expected. */
#define MONEY_ERR_TRUNCATED 146        /* [raises TruncatedResponse] The answer ends before its document does. */
#define MONEY_ERR_TOO_LARGE 147        /* [raises ResponseTooLarge] The answer is larger than the limit that was set. */
#define MONEY_ERR_RATE_JUMPED 148      /* [raises RateJumped] A rate is a hundred times higher or lower than before. */
#define MONEY_ERR_NO_CURRENCIES 149    /* [raises NoCurrencies] The list is well-formed and has no currency. */
/* Stores, local or remote */
#define MONEY_ERR_RETRIEVAL 160        /* [raises RetrievalError] Reading failed; the error's `cause` says why. */
#define MONEY_ERR_SAVING 161           /* [raises SavingError] Saving failed and changed nothing; the error's `cause`
                                          says why. */
#define MONEY_ERR_REMOVAL 162          /* [raises RemovalError] Removing failed and changed nothing; the error's `cause`
                                          says why. */
#define MONEY_ERR_NOT_A_STORE 163      /* [raises NotAStore] The file belongs to something else. */
#define MONEY_ERR_STORE_LOCKED 164     /* [raises StoreLocked] Another connection writes, and did not end in time. */
#define MONEY_ERR_STORE_READ_ONLY 165  /* [raises StoreReadOnly] The store, or its file, can only be read. */
#define MONEY_ERR_STORE_FULL 166       /* [raises StoreFull] No room is left on the disk, or in the quota. */
#define MONEY_ERR_STORE_CORRUPT 167    /* [raises StoreCorrupt] The file is damaged. */
#define MONEY_ERR_STORE_PATH 168       /* [raises StorePathError] The path is not there, is a directory, or is not
                                          permitted. */
#define MONEY_ERR_STORE_IO 169         /* [raises StoreIOError] The disk failed. */
#define MONEY_ERR_CONFLICT 170         /* [raises Conflict] Somebody else changed the stored object since it was loaded,
                                          or another request has the key. */
#define MONEY_ERR_NO_SQLITE 171        /* [raises NoSQLite] The system has no SQLite that stores can use; the error's
                                          text says why. */
#define MONEY_ERR_STORE_UNKNOWN 172    /* [raises StoreUnknown] Saving or removing failed, and it is not known whether
                                          the change is there as a whole or not at all; the error's `cause` says why. */

/** Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library does not
 *  know. The string is static.
 */
MONEY_EXPORT const char *money_status_name(money_status_t status);

/** The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes. */
typedef struct money_error_s {
    money_status_t status; /* what the call returned */
    money_status_t cause;  /* the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0 */
    int64_t position;      /* the byte of the given text where the failure lies, or -1 */
    char text[240];        /* one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29" */
} money_error_t;

/** Facts about a result that are no failures. Several may be set. */
typedef uint32_t money_flags_t;

#define MONEY_FLAG_ROUNDED 0x1u      /* digits other than 0 were dropped */
#define MONEY_FLAG_RATE_ROUNDED 0x2u /* a rate had more than 19 digits in its document and was rounded on reading */
#define MONEY_FLAG_FIXED 0x4u        /* a fixed factor was used: a withdrawn currency's legal one, or a quote unit's */
#define MONEY_FLAG_EARLIER 0x8u      /* the rates are of an earlier date than you asked for */
#define MONEY_FLAG_STALE 0x10u       /* the rates are older than `fresh_for`, or they have no time */
#define MONEY_FLAG_INCONSISTENT 0x20u /* the table's quotes give another rate along another path */
#define MONEY_FLAG_EURO_REGULATION 0x40u /* rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule */

/** Releases a document that the library allocated. NULL is allowed. */
MONEY_EXPORT void money_string_free(char *string);

/** Gives memory back to the system that the library's allocator holds and does not need. Call it when the system warns
 *  that memory is short. Objects stay as they are.
 *
 *  @since 0.2
 */
MONEY_EXPORT void money_release_memory(void);

/* ------------------------------------------------------------------------------------------ Watching and progress */

/** Notifies you of a change of an object after it has happened. In the callback you may read the object, and you may
 *  free it (the library then releases it when the callback has returned). Changing it there is MONEY_ERR_BUSY.
 *
 *  The callback must return. If it does not, as with longjmp or by a panic of Go, the change stays, and the object
 *  stays busy: you can read it, changing it is MONEY_ERR_BUSY, and freeing it releases nothing. Other objects are not
 *  affected. An exception of C++ that leaves the callback ends the process.
 *  @param revision  the object's new revision number.
 */
typedef void (*money_change_callback_t)(void *user_data, uint64_t revision);

/** Notifies you of the progress of a long call, in the thread that made the call. The callback may set `cancel`. In it
 *  you may read objects; a call that changes one is MONEY_ERR_BUSY, and no call notifies the callback again. The
 *  callback must return: a jump out of it leaves the long call in the middle. The object of that call is unusable then,
 *  and each change that the thread attempts is MONEY_ERR_BUSY.
 *  @param done   how many units are done.
 *  @param total  how many units there are, or 0 while that is not known.
 */
typedef void (*money_progress_callback_t)(void *user_data, uint64_t done, uint64_t total);

/** The progress of a long call. You own it, and give it to money_progress_watch. While a call runs, any thread may read
 *  `done` and `total` and may set `cancel` to 1. The call then ends with MONEY_ERR_CANCELLED and has changed nothing.
 *
 *  The units are bytes while a document is read, and entries, transactions or rows otherwise. The members are read and
 *  written as whole words, so another thread needs no lock. A call over columns that is cancelled zeroes its results,
 *  as each failed call over columns does.
 */
typedef struct money_progress_s {
    uint32_t struct_size;
    money_bool_t cancel;                /* set it to 1 to end the call */
    uint64_t done;                      /* how many units are done */
    uint64_t total;                     /* how many units there are, or 0 while that is not known */
    money_progress_callback_t callback; /* NULL: none */
    void *user_data;                    /* the callback's first argument */
    uint64_t reserved[3];               /* 0 */
} money_progress_t;

#define MONEY_PROGRESS_INIT { (uint32_t)sizeof(money_progress_t), 0, 0, 0, NULL, NULL, { 0, 0, 0 } }

/** Writes MONEY_PROGRESS_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_progress_init(money_progress_t *progress);

/** Watches the long calls that this thread makes from now on. Each of them reports to `progress`, and ends soon after
 *  `cancel` is 1. Calls that read, write, value, check or export much are long; the description of the interface marks
 *  them. `cancel` stays as you set it, so set it to 0 before the next call.
 *
 *  A call that ends in less than about a millisecond reports nothing. Calls of other threads are not concerned.
 *
 *  @param progress  [null] NULL ends the watching. You keep the struct until then, or until the thread ends.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (the struct does not start with MONEY_PROGRESS_INIT).
 *  @since 0.2
 */
MONEY_API money_status_t money_progress_watch(money_progress_t *progress, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_BASE_H */
