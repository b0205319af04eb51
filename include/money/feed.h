/** @file feed.h
 *  Feeds: what a provider publishes, kept up to date while your program does all input and output.
 *
 *  A feed has no connection and no clock. money_feed_next gives you the request that is due; you send it and hand in
 *  the answer, or say that there was none. The feed then has exchange rates, currencies, price quotes or transactions.
 *  It keeps them until it has read something better whole, and it knows their age. A bad answer is no failure of your
 *  call: the feed notes the failure, and money_feed_failure writes it. docs/guide/feeds.md says more.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char body[] = "{\"base\":\"EUR\",\"date\":\"2026-10-30\",\"rates\":{\"USD\":1.1172}}";
 *          money_t price = money_literal("100.00 EUR"), total;
 *          money_feed_request_t *request;
 *          money_rates_t *rates;
 *          money_feed_t *feed;
 *          uint64_t id;
 *
 *          MONEY_CHECK(money_feed_new(MONEY_PROVIDER_FRANKFURTER, NULL, &feed, NULL));
 *          MONEY_CHECK(money_feed_next(feed, 0, &request, NULL));
 *          printf("%s %s\n", money_feed_request_method(request), money_feed_request_url(request));
 *          id = money_feed_request_id(request);
 *          money_feed_request_free(request);
 *          MONEY_CHECK(money_feed_receive_response(feed, id, 200, "application/json", body, sizeof body - 1, 1, NULL));
 *          MONEY_CHECK(money_feed_rates(feed, &rates, NULL));
 *          MONEY_CHECK(money_rates_convert(rates, &price, "USD", NULL, &total, NULL, NULL));
 *          printf("%s\n", money_show(&total));
 *          money_rates_free(rates);
 *          money_feed_free(feed);
 *          return 0;
 *      }
 *  @output
 *      GET https://api.frankfurter.dev/v1/latest
 *      111.72 USD
 */
#ifndef MONEY_FEED_H
#define MONEY_FEED_H

#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one request
 *  is under way for each thing: for a document, for the price quote of a symbol, or for a store of transactions.
 */
typedef struct money_feed_s money_feed_t;

/** A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
 *  library does.
 */
typedef struct money_feed_request_s money_feed_request_t;

/** Whose documents a feed reads. */
typedef int32_t money_provider_t;

#define MONEY_PROVIDER_CURRENCYLAYER 0       /* rates against USD from `/live`; needs a key */
#define MONEY_PROVIDER_CURRENCYLAYER_LIST 1  /* currencies with their names from `/list`; needs a key */
#define MONEY_PROVIDER_FRANKFURTER 2         /* rates against a base from `/latest`; `/rates` if base_url ends with
                                                "/v2" */
#define MONEY_PROVIDER_OPEN_EXCHANGE_RATES 3 /* rates against USD from `/latest.json`; needs a key */
#define MONEY_PROVIDER_ECB 4                 /* rates against EUR from `/eurofxref.csv`, or from the file of base_url */
#define MONEY_PROVIDER_FINNHUB 5             /* a price quote for each symbol from `/quote`; needs a key */
#define MONEY_PROVIDER_TRANSACTIONS 6        /* a store of transactions, `/transactions.json`, by id; may have a key */

/** The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
 *  before. */
typedef int32_t money_jump_policy_t;

#define MONEY_JUMP_REFUSE 0 /* the document is a failure; the default */
#define MONEY_JUMP_FLAG 1   /* the feed takes it, with MONEY_FEED_FLAG_JUMPED */
#define MONEY_JUMP_ACCEPT 2 /* the feed takes it */

/** The options of a new feed. The call copies all texts. */
typedef struct money_feed_options_s {
    uint32_t struct_size;
    money_jump_policy_t jump;    /* for exchange rates */
    const char *api_key;      /* the provider's key, token or secret, visible ASCII; NULL: none */
    const char *base_url; /* http or https, without a query; NULL: the provider's own, if it has one. For the European
                             Central Bank it may be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip" */
    const char *currency; /* the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the
                             symbol's trades), or the currency of a portfolio's reports (needed) */
    const money_portfolio_options_t *portfolio; /* for a store of transactions; NULL: the defaults */
    int64_t ttl_seconds;   /* how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour */
    int64_t retry_seconds; /* from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds */
    int32_t per_second;    /* the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30) */
    int32_t per_minute;    /* the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free
                              plan) */
    uint64_t largest_body; /* in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for */
} money_feed_options_t;

#define MONEY_FEED_OPTIONS_INIT \
    { (uint32_t)sizeof(money_feed_options_t), MONEY_JUMP_REFUSE, NULL, NULL, NULL, NULL, MONEY_INSTANT_NONE, \
      MONEY_INSTANT_NONE, -1, -1, 0 }

/** Writes MONEY_FEED_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_feed_options_init(money_feed_options_t *options);

/** Makes a feed that has nothing yet. You free it with money_feed_free.
 *  @param provider  a MONEY_PROVIDER_.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (not a key, URL or code; the text does not show it),
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_LIMIT (the key or URL is too long);
 *          MONEY_ERR_ARGUMENT (also for a key, URL or currency that the provider needs and that you did not give).
 */
MONEY_API money_status_t money_feed_new(money_provider_t provider, const money_feed_options_t *options,
                                        money_feed_t **feed, money_error_t *error);

/** Releases a feed. NULL is allowed. In the feed's own callback it takes effect when that has returned. */
MONEY_EXPORT void money_feed_free(money_feed_t *feed);

/* ------------------------------------------------------------------------------------------ Requests and answers */

/** Gives the next request to send. Several may be due: call it again until there is none. A request is under way until
 *  you call money_feed_receive_response or money_feed_fail_request for it. The library has no time-out of its own.
 *  @param now      the present instant.
 *  @param request  receives the request, which you free with money_feed_request_free, or NULL if none is due.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_next(money_feed_t *feed, money_instant_t now, money_feed_request_t **request,
                                         money_error_t *error);

/** Releases a request. NULL is allowed. The request stays under way. */
MONEY_EXPORT void money_feed_request_free(money_feed_request_t *request);

/** Returns the number with which you hand in the answer. It is above 0, and 0 for NULL. */
MONEY_EXPORT uint64_t money_feed_request_id(const money_feed_request_t *request);

/** Returns "GET", "PUT" or "DELETE", or "" for NULL. The text lives as long as the request. */
MONEY_EXPORT const char *money_feed_request_method(const money_feed_request_t *request);

/** Returns the percent-encoded URL, or "" for NULL. It may hold a key: do not log it. */
MONEY_EXPORT const char *money_feed_request_url(const money_feed_request_t *request);

/** Returns the header lines, each "Name: value\n", or "" for none and for NULL. They may hold a key: do not log
 *  them. */
MONEY_EXPORT const char *money_feed_request_headers(const money_feed_request_t *request);

/** Returns the NUL-terminated body to send, or NULL for none and for NULL.
 *  @param length  receives the length of the body in bytes, or 0; may be NULL.
 */
MONEY_EXPORT const char *money_feed_request_body(const money_feed_request_t *request, size_t *length);

/** The reason why a request failed without a response. */
typedef int32_t money_transport_failure_t;

#define MONEY_TRANSPORT_CONNECTION 1 /* no connection */
#define MONEY_TRANSPORT_DNS 2       /* the server's name is not known */
#define MONEY_TRANSPORT_TLS 3        /* the certificate or the encryption was refused */
#define MONEY_TRANSPORT_DISCONNECTED 4        /* the connection closed before the end */
#define MONEY_TRANSPORT_CANCELLED 5  /* your program cancelled the request */
#define MONEY_TRANSPORT_TOO_LARGE 6  /* your program stopped reading */
#define MONEY_TRANSPORT_OTHER 7
#define MONEY_TRANSPORT_TIMEOUT 8   /* no response within the time that your program allows */

/** Receives a header of a response, before money_feed_receive_response. You may pass all; the feed keeps `Retry-After`
 *  and `X-Ratelimit-Reset`.
 *  @param name   the name of the header, in capitals or not.
 *  @param value  the value of the header.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST, MONEY_ERR_BUSY, MONEY_ERR_LIMIT (longer than 8191 bytes).
 */
MONEY_API money_status_t money_feed_receive_header(money_feed_t *feed, uint64_t id, const char *name, const char *value,
                                           money_error_t *error);

/** Receives the response to a request. The feed takes what is in it whole or not at all.
 *
 *  The call returns MONEY_OK for an answer that the feed cannot use. The feed then notes one of these failures, which
 *  money_feed_failure writes:
 *  - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403), MONEY_ERR_RATE_LIMITED (429), MONEY_ERR_HTTP (any other status but 2xx);
 *  - MONEY_ERR_CONTENT_TYPE: HTML, or another type than the provider's;
 *  - MONEY_ERR_TRUNCATED: the document is cut off; MONEY_ERR_TOO_LARGE: it is longer than options.largest_body;
 *  - MONEY_ERR_PROVIDER: the provider's own error, with its code and words;
 *  - MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE; MONEY_ERR_NO_CURRENCIES: a list of none;
 *  - the statuses of the readers of its documents, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT;
 *  - of a store of transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as
 *    its cause.
 *
 *  @param id            the number of a request that is under way.
 *  @param http_status   100 to 999.
 *  @param content_type [null]  the header's value; NULL or "": not known, so that the feed judges by the body.
 *  @param body [null]          NULL with length 0: none.
 *  @param now           the present instant.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (not under way, or no longer), MONEY_ERR_BUSY, MONEY_ERR_LIMIT (the
 *          content type is longer than 8191 bytes), MONEY_ERR_OUT_OF_MEMORY (the request is still under way).
 *  @see money_feed_receive_header, money_feed_fail_request, money_feed_failure
 *  @calls_back
 */
MONEY_API money_status_t money_feed_receive_response(money_feed_t *feed, uint64_t id, int32_t http_status,
                                           const char *content_type, const char *body, size_t length,
                                           money_instant_t now, money_error_t *error);

/** Reports that a request failed without a response. The feed notes the failure MONEY_ERR_TRANSPORT, which
 *  money_feed_failure writes.
 *  @param reason  a MONEY_TRANSPORT_.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (not under way, or no longer), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_fail_request(money_feed_t *feed, uint64_t id, money_transport_failure_t reason,
                                              money_instant_t now, money_error_t *error);

/** Notifies the feed that the network is available again. The feed then asks once more, at once, for each thing whose
 *  last attempt failed, and for each that is under way and gets no answer. A wait that the provider asked for holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_notify_online(money_feed_t *feed, money_instant_t now, money_error_t *error);

/** Makes everything due again, however fresh it is, but not what is under way. A wait that the provider asked for
 *  holds.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_refresh(money_feed_t *feed, money_error_t *error);

/** Counts the requests that are under way.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_pending_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/* -------------------------------------------------------------------------------------------- The state of a feed */

/** The state of a feed. */
typedef int32_t money_feed_state_t;

#define MONEY_FEED_EMPTY 0   /* it has nothing yet and has asked for nothing */
#define MONEY_FEED_LOADING 1 /* it has nothing yet, and a request is under way */
#define MONEY_FEED_READY 2   /* what it has is fresh */
#define MONEY_FEED_STALE 3   /* what it has is older than options.ttl_seconds */
#define MONEY_FEED_FAILED 4  /* it has nothing yet, and the last attempt failed */
#define MONEY_FEED_WAITING 5 /* it has nothing yet, and the provider's limit forbids to ask now */

/** Facts about a feed. Several may be set. */
typedef uint32_t money_feed_flags_t;

#define MONEY_FEED_FLAG_JUMPED 0x1u   /* an exchange rate jumped, as money_jump_policy_t says */
#define MONEY_FEED_FLAG_WAITING 0x2u  /* something is due, and the provider's limit forbids to ask now */
#define MONEY_FEED_FLAG_RESTORED 0x4u /* what the feed has was restored, and not asked for since */

/** The state of a feed at a moment. 80 bytes. */
typedef struct money_feed_info_s {
    money_provider_t provider;
    money_feed_state_t state; /* of several price quotes the worst one */
    money_status_t status;    /* of the last failure that no success has followed, or MONEY_OK */
    money_status_t cause;     /* the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status` */
    money_transport_failure_t reason; /* a MONEY_TRANSPORT_, or 0 */
    int32_t http_status;      /* of that failure, or 0 */
    uint32_t pending_count;       /* how many requests are under way */
    money_feed_flags_t flags; /* MONEY_FEED_FLAG_ values */
    money_instant_t success;  /* when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE */
    int64_t age_seconds;      /* seconds since then, 0 or more, or MONEY_INSTANT_NONE */
    money_instant_t attempt;  /* when the feed last asked or was answered, or MONEY_INSTANT_NONE */
    money_instant_t next_at;  /* when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE */
    uint64_t revision;
    uint64_t reserved;
} money_feed_info_t;

/** Writes how a feed is doing at a moment.
 *  @return MONEY_OK.
 *  @see money_feed_failure
 */
MONEY_API money_status_t money_feed_info(const money_feed_t *feed, money_instant_t now, money_feed_info_t *info,
                                         money_error_t *error);

/** Writes the last failure that no success has followed.
 *  @param key [null]      NULL or "": of everything. A symbol: of its price quote. The id of a transaction: of what was
 *                         last saved or removed under it.
 *  @param failure  receives status, text and the position in the body, or -1; all zero if nothing failed.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_failure(const money_feed_t *feed, const char *key, money_error_t *failure,
                                            money_error_t *error);

/** Sets what the feed does with exchange rates that jumped, from the next answer on.
 *  @param jump  a MONEY_JUMP_.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_set_jump(money_feed_t *feed, money_jump_policy_t jump, money_error_t *error);

/** Writes what a feed has as JSON, for money_feed_restore after a restart. No key is in it.
 *  @param json    receives the NUL-terminated document; you free it with money_string_free.
 *  @param length  receives the length of the document without its NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet), MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_feed_to_json(const money_feed_t *feed, char **json, size_t *length,
                                            money_error_t *error);

/** Gives a feed what it had before a restart, unless it has something newer.
 *  @param json     what money_feed_to_json wrote, or a document of the provider.
 *  @param instant  when that had come: `success` of money_feed_info. A price quote has its own, which may be earlier.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_DOCUMENT,
 *          MONEY_ERR_DUPLICATE_ID, MONEY_ERR_DUPLICATE_RATE, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_JSON, MONEY_ERR_LIMIT, MONEY_ERR_NO_CURRENCIES, MONEY_ERR_NO_RATES,
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_OVERFLOW, MONEY_ERR_PROVIDER, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_VERSION.
 *  @calls_back
 *  @long
 */
MONEY_API money_status_t money_feed_restore(money_feed_t *feed, const char *json, size_t length,
                                            money_instant_t instant, money_error_t *error);

/** Writes the revision: a number that grows with each change, and is 0 for a new feed.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_revision(const money_feed_t *feed, uint64_t *revision, money_error_t *error);

/** Sets the callback that is notified of changes, in place of the one before it. NULL ends the notifications.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_on_change(money_feed_t *feed, money_change_callback_t callback, void *user_data,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FEED_H */
