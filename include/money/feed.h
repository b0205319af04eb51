/** @file feed.h
 *  Providers' documents kept up to date, without any input or output in the library.
 *
 *  @tier core
 *
 *  @contents
 *      money_feed_t                     What a provider publishes, kept up to date without any input or output here:
 *                                        the feed says which request to send and when; the host sends it and hands in
 *                                        what came back, or that nothing did.
 *      money_request_t                  A request to send.
 *      money_provider_t                 Whose documents a feed reads.
 *      money_jump_t                     What a feed does with a rate that jumped.
 *      money_feed_options_t             What a feed is made with.
 *      money_feed_options_init          Writes MONEY_FEED_OPTIONS_INIT.
 *      money_feed_new                   Makes a feed that has nothing yet.
 *      money_feed_free                  Releases a feed.
 *      money_feed_next                  Gives the next request to send.
 *      money_request_free               Releases a request.
 *      money_request_id                 The number that its answer is handed in with; more than 0.
 *      money_request_method             "GET", "PUT" or "DELETE"; "" for NULL.
 *      money_request_url                The URL, percent-encoded.
 *      money_request_headers            Header lines "Name: value\n", "" where there are none, and for NULL.
 *      money_request_body               The body to send, NUL-terminated; NULL where there is none, and for NULL.
 *      money_no_answer_t                Why no answer came.
 *      money_feed_header                Tells of a header of an answer, before money_feed_answer.
 *      money_feed_answer                Hands in the answer to a request: what it gives is taken whole or not at all.
 *      money_feed_no_answer             Tells that a request got no answer.
 *      money_feed_network_is_back       Tells that the network is back: each thing whose last attempt failed is asked
 *                                        again at once, once; so is one that is under way, should it get no answer.
 *      money_feed_refresh               Has everything asked again, however fresh it is, but what is under way.
 *      money_feed_under_way             How many requests are under way.
 *      money_feed_state_t               How a feed is doing.
 *      money_feed_flags_t               Flags of a feed; several may be set.
 *      money_feed_info_t                How a feed is doing at a moment.
 *      money_feed_info                  Tells how a feed is doing at a moment.
 *      money_feed_failure               Tells what failed last and has not succeeded since.
 *      money_feed_set_jump              Sets what becomes of rates that jumped: a MONEY_JUMP_.
 *      money_feed_rates                 The rates there are.
 *      money_feed_add_symbol            Adds a symbol that a quote is wanted of; one that is there already stays as
 *                                        it is.
 *      money_feed_remove_symbol         Removes a symbol with its quote.
 *      money_feed_symbol_count          How many symbols there are.
 *      money_feed_symbol_at             The symbol at an index, in the order they were added.
 *      money_feed_quote                 The last good quote of a symbol, as money_session_priced and
 *                                        money_portfolio_value take it.
 *      money_feed_portfolio             The transactions there are, as the store last had them, with what it has
 *                                        acknowledged since.
 *      money_feed_put                   Has a transaction saved, added or in place of the one with its id.
 *      money_feed_delete                Has a transaction deleted, under the rules of money_feed_put; the failure is
 *                                        MONEY_ERR_REMOVAL.
 *      money_operation_t                What became of a saving or a removal.
 *      money_feed_operation             What became of the last saving or deleting under an id: a MONEY_OPERATION_.
 *      money_feed_to_json               Writes what there is as JSON, for money_feed_restore after a restart.
 *      money_feed_restore               Takes what was good before a restart, in place of what there is, unless that
 *                                        is newer.
 *      money_feed_revision              A number that grows with each change: 0 for a new feed.
 *      money_feed_on_change             Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_feed_release_memory        Gives back memory that the feed holds only to be faster.
 */
#ifndef MONEY_FEED_H
#define MONEY_FEED_H

#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

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

/** Whose documents a feed reads. */
typedef int32_t money_provider_t;

#define MONEY_PROVIDER_CURRENCYLAYER 0        /* rates against USD: `/live`; a key */
#define MONEY_PROVIDER_CURRENCYLAYER_LIST 1   /* currencies with names: `/list`; a key */
#define MONEY_PROVIDER_FRANKFURTER 2          /* rates against a base: `/latest`; no key */
#define MONEY_PROVIDER_OPEN_EXCHANGE_RATES 3  /* rates against USD: `/latest.json`; a key */
#define MONEY_PROVIDER_ECB 4                  /* rates against EUR: `/eurofxref.csv` of a server that has it unpacked */
#define MONEY_PROVIDER_FINNHUB 5              /* a quote a symbol: `/quote`; a key */
#define MONEY_PROVIDER_TRANSACTIONS 6         /* a store of transactions: `/transactions.json`, a map by id; maybe a key */

/** What a feed does with a rate that jumped. */
typedef int32_t money_jump_t;

#define MONEY_JUMP_REFUSE 0 /* a document with a rate a hundred times higher or lower than before is a failure; default */
#define MONEY_JUMP_FLAG 1   /* it is taken, with MONEY_FEED_FLAG_JUMPED */
#define MONEY_JUMP_ACCEPT 2 /* it is taken */

/** What a feed is made with. Texts are copied. */
typedef struct money_feed_options_s {
    uint32_t struct_size;
    money_jump_t jump;                               /* a MONEY_JUMP_, for rates */
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
MONEY_EXPORT void money_feed_options_init(money_feed_options_t *options);

/** Makes a feed that has nothing yet. Freed with money_feed_free.
 *  @param provider  a MONEY_PROVIDER_.
 *  @param options   NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a key, URL or code; the text does not show it),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_LIMIT (key or URL too long), MONEY_ERR_ENCODING; MONEY_ERR_ARGUMENT
 *          (also for a key, URL or currency that the provider needs and is not given).
 */
MONEY_API money_status_t money_feed_new(money_provider_t provider, const money_feed_options_t *options,
                                        money_feed_t **feed, money_error_t *error);

/** Releases a feed. NULL is allowed. In its own callback it takes effect when that has returned. */
MONEY_EXPORT void money_feed_free(money_feed_t *feed);

/** Gives the next request to send. Call it again until there is none: several may be due.
 *
 *  A request that was given out is under way until money_feed_answer or money_feed_no_answer tells what became of it.
 *  The library has no time-out of its own.
 *
 *  @param now      the instant it is.
 *  @param request  receives the request, freed with money_request_free, or NULL: nothing to send now.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_OUT_OF_MEMORY.
 */
MONEY_API money_status_t money_feed_next(money_feed_t *feed, money_instant_t now, money_request_t **request,
                                         money_error_t *error);

/** Releases a request. NULL is allowed. It stays under way. */
MONEY_EXPORT void money_request_free(money_request_t *request);

/** The number that its answer is handed in with; more than 0. 0 for NULL. */
MONEY_EXPORT uint64_t money_request_id(const money_request_t *request);

/** "GET", "PUT" or "DELETE"; "" for NULL. Lives as long as the request. */
MONEY_EXPORT const char *money_request_method(const money_request_t *request);

/** The URL, percent-encoded. It may hold a key: not for logs. "" for NULL. Lives as long as the request. */
MONEY_EXPORT const char *money_request_url(const money_request_t *request);

/** Header lines "Name: value\n", "" where there are none, and for NULL. They may hold a key: not for logs. */
MONEY_EXPORT const char *money_request_headers(const money_request_t *request);

/** The body to send, NUL-terminated; NULL where there is none, and for NULL.
 *  @param length  receives its length in bytes, or 0; may be NULL.
 */
MONEY_EXPORT const char *money_request_body(const money_request_t *request, size_t *length);

/** Why no answer came. */
typedef int32_t money_no_answer_t;

#define MONEY_NO_ANSWER_CONNECTION 1 /* no connection */
#define MONEY_NO_ANSWER_NAME 2       /* the server's name is not known */
#define MONEY_NO_ANSWER_TLS 3        /* no secure connection */
#define MONEY_NO_ANSWER_CUT 4        /* the connection was closed before the end */
#define MONEY_NO_ANSWER_CANCELLED 5  /* the host gave up */
#define MONEY_NO_ANSWER_TOO_LARGE 6  /* the host stopped reading */
#define MONEY_NO_ANSWER_OTHER 7

/** Tells of a header of an answer, before money_feed_answer. All may be handed in; what matters is kept: `Retry-After`, and
 *  `X-Ratelimit-Reset`.
 *  @param name   the name of the header, in any case.
 *  @param value  the value of the header.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST, MONEY_ERR_BUSY, MONEY_ERR_LIMIT (longer than 8191 bytes).
 */
MONEY_API money_status_t money_feed_header(money_feed_t *feed, uint64_t id, const char *name, const char *value,
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
 *  @param content_type [null]  the header's value; NULL or "": not told, and judged by the body.
 *  @param body [null]          NULL with length 0: none.
 *  @param now           the instant it is.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (not under way, or no longer), MONEY_ERR_BUSY, MONEY_ERR_LIMIT (the
 *          content type is longer than 8191 bytes), MONEY_ERR_OUT_OF_MEMORY (it is still under way),
 *          MONEY_ERR_CONTENT_TYPE, MONEY_ERR_DOCUMENT, MONEY_ERR_HTTP, MONEY_ERR_JSON, MONEY_ERR_NO_CURRENCIES,
 *          MONEY_ERR_NO_RATES, MONEY_ERR_PROVIDER, MONEY_ERR_RATE_JUMPED, MONEY_ERR_RATE_LIMITED, MONEY_ERR_REMOVAL,
 *          MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING, MONEY_ERR_TOO_LARGE, MONEY_ERR_TRUNCATED, MONEY_ERR_UNAUTHORIZED.
 */
MONEY_API money_status_t money_feed_answer(money_feed_t *feed, uint64_t id, int32_t http_status,
                                           const char *content_type, const char *body, size_t length,
                                           money_instant_t now, money_error_t *error);

/** Tells that a request got no answer. The failure, MONEY_ERR_NO_ANSWER, is noted.
 *  @param reason  a MONEY_NO_ANSWER_.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_LIMIT, MONEY_ERR_NO_ANSWER, MONEY_ERR_UNKNOWN_REQUEST.
 */
MONEY_API money_status_t money_feed_no_answer(money_feed_t *feed, uint64_t id, money_no_answer_t reason,
                                              money_instant_t now, money_error_t *error);

/** Tells that the network is back: each thing whose last attempt failed is asked again at once, once; so is one that is
 *  under way, should it get no answer. A wait that the provider has asked for holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_network_is_back(money_feed_t *feed, money_instant_t now, money_error_t *error);

/** Has everything asked again, however fresh it is, but what is under way. A wait that the provider has asked for holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_refresh(money_feed_t *feed, money_error_t *error);

/** How many requests are under way.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_under_way(const money_feed_t *feed, size_t *count, money_error_t *error);

/** How a feed is doing. */
typedef int32_t money_feed_state_t;

#define MONEY_FEED_EMPTY 0   /* nothing yet, and nothing asked */
#define MONEY_FEED_LOADING 1 /* nothing yet, and it is under way */
#define MONEY_FEED_READY 2   /* fresh */
#define MONEY_FEED_STALE 3   /* older than options.ttl */
#define MONEY_FEED_FAILED 4  /* nothing yet, and the last attempt failed */
#define MONEY_FEED_WAITING 5 /* nothing yet, and the provider's limit does not let it be asked now */

/** Flags of a feed; several may be set. */
typedef uint32_t money_feed_flags_t;

#define MONEY_FEED_FLAG_JUMPED 0x1u   /* a rate is a hundred times higher or lower than in the table before */
#define MONEY_FEED_FLAG_WAITING 0x2u  /* something is due, and the provider's limit does not let it be asked now */
#define MONEY_FEED_FLAG_RESTORED 0x4u /* what there is was restored, not asked for since */

/** How a feed is doing at a moment. 80 bytes. */
typedef struct money_feed_info_s {
    money_provider_t provider;       /* a MONEY_PROVIDER_ */
    money_feed_state_t state;          /* a MONEY_FEED_: of several quotes the least good one */
    money_status_t status;  /* of what failed last and has not succeeded since; else MONEY_OK */
    money_status_t cause;   /* what is behind MONEY_ERR_RETRIEVAL and its like; else as `status` */
    money_no_answer_t reason;         /* a MONEY_NO_ANSWER_, or 0 */
    int32_t http_status;    /* of that failure, or 0 */
    uint32_t under_way;
    money_feed_flags_t flags;         /* MONEY_FEED_FLAG_ */
    money_instant_t success;        /* when what there is came, of several the oldest; MONEY_INSTANT_NONE: nothing yet */
    int64_t age;            /* seconds since, at least 0; MONEY_INSTANT_NONE: nothing yet */
    money_instant_t attempt;        /* when anything was last asked or answered; MONEY_INSTANT_NONE: never */
    money_instant_t next_at;        /* when money_feed_next has a request, if nothing else happens; MONEY_INSTANT_NONE: never */
    uint64_t revision;
    uint64_t reserved;
} money_feed_info_t;

/** Tells how a feed is doing at a moment.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_info(const money_feed_t *feed, money_instant_t now, money_feed_info_t *info,
                                         money_error_t *error);

/** Tells what failed last and has not succeeded since.
 *  @param key [null]      NULL or "": of everything; of quotes a symbol, of a store the id of what was saved or deleted.
 *  @param failure  receives status, text, and the position in the body (else -1); all zero where nothing failed.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_failure(const money_feed_t *feed, const char *key, money_error_t *failure,
                                            money_error_t *error);

/** Sets what becomes of rates that jumped: a MONEY_JUMP_. It holds from the next answer on.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_set_jump(money_feed_t *feed, money_jump_t jump, money_error_t *error);

/** The rates there are. Their source is the provider's name, where the document names none.
 *  @param rates  receives a handle to the table, which is shared, not copied; freed with money_rates_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet); MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_feed_rates(const money_feed_t *feed, money_rates_t **rates, money_error_t *error);

/** Adds a symbol that a quote is wanted of; one that is there already stays as it is. At most 4096.
 *  @param symbol  one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_add_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Removes a symbol with its quote. The answer to a request under way for it will be MONEY_ERR_UNKNOWN_REQUEST.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_UNKNOWN_REQUEST.
 */
MONEY_API money_status_t money_feed_remove_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** How many symbols there are.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_symbol_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/** The symbol at an index, in the order they were added. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_feed_symbol_at(const money_feed_t *feed, size_t index, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** The last good quote of a symbol, as money_session_priced and money_portfolio_value take it.
 *  @param quote  its instant is that of the trade, where the provider tells it, else of the answer; all zero where there
 *                is none.
 *  @param state [null]  receives MONEY_QUOTE_FRESH, _STALE (it came longer ago than options.ttl), _ZERO or _MISSING; may be NULL.
 *  @param age [null]    receives how many seconds ago it came, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT,
 *          MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_feed_quote(const money_feed_t *feed, const char *symbol, money_instant_t now,
                                          money_quote_t *quote, money_quote_state_t *state, int64_t *age,
                                          money_error_t *error);

/** The transactions there are, as the store last had them, with what it has acknowledged since.
 *  @param portfolio  receives a portfolio of its own, freed with money_portfolio_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet); MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_feed_portfolio(const money_feed_t *feed, money_portfolio_t **portfolio,
                                              money_error_t *error);

/** Has a transaction saved, added or in place of the one with its id. Nothing changes until the store has acknowledged it:
 *  when that fails, money_feed_failure of its id is MONEY_ERR_SAVING, and the transactions are as before. It is not sent
 *  again by itself. Requests of a store go out one at a time, in the order of the calls.
 *  @param lots    as of money_portfolio_add.
 *  @param stored [null]  receives the transaction with its id; may be NULL. Where several programs share a store, give ids.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY; MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_feed_put(money_feed_t *feed, const money_transaction_t *transaction,
                                        const money_chosen_lot_t *lots, size_t lot_count, money_transaction_t *stored,
                                        money_error_t *error);

/** Has a transaction deleted, under the rules of money_feed_put; the failure is MONEY_ERR_REMOVAL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DUPLICATE_ID,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_REMOVAL, MONEY_ERR_SAVING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY; MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_feed_delete(money_feed_t *feed, const char *id, money_error_t *error);

/** What became of a saving or a removal. */
typedef int32_t money_operation_t;

#define MONEY_OPERATION_NONE 0    /* nothing was saved or deleted under the id, or it was long ago */
#define MONEY_OPERATION_PENDING 1 /* it waits to be sent, or is under way */
#define MONEY_OPERATION_DONE 2
#define MONEY_OPERATION_FAILED 3  /* money_feed_failure tells why */

/** What became of the last saving or deleting under an id: a MONEY_OPERATION_. The last 1024 are kept.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_operation(const money_feed_t *feed, const char *id, money_operation_t *state,
                                              money_error_t *error);

/** Writes what there is as JSON, for money_feed_restore after a restart. No key is in it.
 *  @param json    receives the NUL-terminated document; freed with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (nothing yet), MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_feed_to_json(const money_feed_t *feed, char **json, size_t *length,
                                            money_error_t *error);

/** Takes what was good before a restart, in place of what there is, unless that is newer.
 *  @param json     what money_feed_to_json wrote; also a document of the provider's, where it is of one thing.
 *  @param instant  when it had come: money_feed_info's `success`. Of quotes each has its own, and is not newer.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_DOCUMENT, MONEY_ERR_DUPLICATE_RATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INVALID_RATE, MONEY_ERR_JSON, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATES,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_PROVIDER, MONEY_ERR_SYNTAX, MONEY_ERR_VERSION.
 */
MONEY_API money_status_t money_feed_restore(money_feed_t *feed, const char *json, size_t length,
                                            money_instant_t instant, money_error_t *error);

/** A number that grows with each change: 0 for a new feed.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_revision(const money_feed_t *feed, uint64_t *revision, money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_on_change(money_feed_t *feed, money_change_callback_t callback, void *user_data,
                                              money_error_t *error);

/** Gives back memory that the feed holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_release_memory(money_feed_t *feed, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FEED_H */
