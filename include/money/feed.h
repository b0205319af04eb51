/** @file feed.h
 *  Feeds of provider data, for which your program performs all input and output.
 *
 *  A feed opens no connections and reads no clock. money_feed_next returns the request that is due; your program sends
 *  it and passes the response, or the transport failure, back to the feed. The feed then contains exchange rates,
 *  currencies, price quotes or transactions, with their age. It keeps them until it has read newer ones completely. An
 *  unusable response is not a failure of your call: the feed records it, and money_feed_failure returns it.
 *  docs/guide/feeds.md contains the details.
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

/** A feed of a provider's data. At most one request is pending for each item: a document, the price quote of a symbol,
 *  or a store of transactions. Only one thread at a time may use a feed.
 */
typedef struct money_feed_s money_feed_t;

/** A request for your program to send. It is immutable and independent of the feed. Only a request may contain the
 *  feed's key; all other texts of the library omit it.
 */
typedef struct money_feed_request_s money_feed_request_t;

/** The provider whose documents a feed reads. */
typedef int32_t money_provider_t;

#define MONEY_PROVIDER_CURRENCYLAYER 0       /* rates against USD from `/live`; requires a key */
#define MONEY_PROVIDER_CURRENCYLAYER_LIST 1  /* currencies with their names from `/list`; requires a key */
#define MONEY_PROVIDER_FRANKFURTER 2         /* rates against a base from `/latest`, or from `/rates` if `base_url` ends
                                                with "/v2" */
#define MONEY_PROVIDER_OPEN_EXCHANGE_RATES 3 /* rates against USD from `/latest.json`; requires a key */
#define MONEY_PROVIDER_ECB 4                 /* rates against EUR from `/eurofxref.csv`, or from the file of
                                                `base_url` */
#define MONEY_PROVIDER_FINNHUB 5             /* a price quote per symbol from `/quote`; requires a key */
#define MONEY_PROVIDER_TRANSACTIONS 6        /* a store of transactions by id, `/transactions.json`; the key is
                                                optional */

/** The policy for exchange rates that jumped: those at least a hundred times higher or lower than in the previous
 *  table.
 */
typedef int32_t money_jump_policy_t;

#define MONEY_JUMP_REFUSE 0 /* reject the document with a failure; the default */
#define MONEY_JUMP_FLAG 1   /* accept the document and set MONEY_FEED_FLAG_JUMPED */
#define MONEY_JUMP_ACCEPT 2 /* accept the document */

/** Options of a new feed. All texts are copied. */
typedef struct money_feed_options_s {
    uint32_t struct_size;
    money_jump_policy_t jump;                   /* the policy for exchange rates that jumped */
    const char *api_key;                        /* the provider's key, token or secret, in visible ASCII; NULL for no
                                                   key */
    const char *base_url;                       /* http or https, without a query; NULL for the provider's default, if
                                                   any. For the European Central Bank it may be a file, ".zip", ".csv"
                                                   or ".xml"; your transport must unpack ".zip" */
    const char *currency;                       /* the base of the rates (Frankfurter), the currency of price quotes
                                                   (NULL for the symbol's trading currency), or the reporting currency
                                                   of a portfolio (required) */
    const money_portfolio_options_t *portfolio; /* the options of the portfolio, for a store of transactions; NULL for
                                                   the defaults */
    int64_t ttl_seconds;                        /* how long a document is fresh; MONEY_INSTANT_NONE for the default: a
                                                   day for lists, else an hour */
    int64_t retry_seconds;                      /* the time from a failure to the next attempt; MONEY_INSTANT_NONE for
                                                   `ttl_seconds` */
    int32_t per_second;                         /* maximum requests per second; 0 for no limit, -1 for the provider's
                                                   limit (Finnhub: 30) */
    int32_t per_minute;                         /* maximum requests per minute; 0 for no limit, -1 for the provider's
                                                   limit (Finnhub: 60, the free plan) */
    uint64_t largest_body;                      /* maximum size of a response in bytes, up to MONEY_DOCUMENT_MAX; 0 for
                                                   that maximum */
} money_feed_options_t;

#define MONEY_FEED_OPTIONS_INIT \
    { (uint32_t)sizeof(money_feed_options_t), MONEY_JUMP_REFUSE, NULL, NULL, NULL, NULL, MONEY_INSTANT_NONE, \
      MONEY_INSTANT_NONE, -1, -1, 0 }

/** Sets options to their defaults, as MONEY_FEED_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_feed_options_init(money_feed_options_t *options);

/** Creates an empty feed. Free it with money_feed_free.
 *  @param provider  a MONEY_PROVIDER_ value.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (the key, URL or currency code is malformed; the error's text does not contain
 *          it), MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_LIMIT (the key or URL is too long), MONEY_ERR_ARGUMENT (the
 *          provider requires a key, URL or currency that is not set).
 */
MONEY_API money_status_t money_feed_new(money_provider_t provider, const money_feed_options_t *options,
                                        money_feed_t **feed, money_error_t *error);

/** Frees a feed. NULL is allowed. In the feed's own callback, it is released after the callback has returned. */
MONEY_EXPORT void money_feed_free(money_feed_t *feed);

/* ------------------------------------------------------------------------------------------ Requests and answers */

/** Returns the next request to send.
 *
 *  Several requests may be due: call it again until it returns no request. A request is pending until you call
 *  money_feed_receive_response or money_feed_fail_request for it. The library applies no time-out.
 *
 *  @param now      the present instant.
 *  @param request  receives the request, or NULL if no request is due. Free it with money_feed_request_free.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_OUT_OF_MEMORY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_next(money_feed_t *feed, money_instant_t now, money_feed_request_t **request,
                                         money_error_t *error);

/** Frees a request. NULL is allowed. The request remains pending. */
MONEY_EXPORT void money_feed_request_free(money_feed_request_t *request);

/** Returns the number that identifies a request when you pass its response. It is positive. It is 0 for a NULL request.
 */
MONEY_EXPORT uint64_t money_feed_request_id(const money_feed_request_t *request);

/** Returns the HTTP method of a request: "GET", "PUT" or "DELETE". It is "" for a NULL request. The buffer of the text
 *  is valid as long as the request.
 */
MONEY_EXPORT const char *money_feed_request_method(const money_feed_request_t *request);

/** Returns the percent-encoded URL of a request, which may contain a key: do not log it. It is "" for a NULL request.
 */
MONEY_EXPORT const char *money_feed_request_url(const money_feed_request_t *request);

/** Returns the header lines of a request, each as "Name: value\n", or "" without headers. They may contain a key: do
 *  not log them. It is "" for a NULL request.
 */
MONEY_EXPORT const char *money_feed_request_headers(const money_feed_request_t *request);

/** Returns the body of a request to send, or NULL without a body. It is NUL-terminated. It is NULL for a NULL request.
 *  @param length  receives the length of the body in bytes, or 0; may be NULL.
 */
MONEY_EXPORT const char *money_feed_request_body(const money_feed_request_t *request, size_t *length);

/** The reason why a request failed without a response. */
typedef int32_t money_transport_failure_t;

#define MONEY_TRANSPORT_CONNECTION 1   /* the connection failed */
#define MONEY_TRANSPORT_DNS 2          /* the server's name could not be resolved */
#define MONEY_TRANSPORT_TLS 3          /* the certificate or the encryption was rejected */
#define MONEY_TRANSPORT_DISCONNECTED 4 /* the connection was closed before the end of the response */
#define MONEY_TRANSPORT_CANCELLED 5    /* your program cancelled the request */
#define MONEY_TRANSPORT_TOO_LARGE 6    /* your program stopped reading the response */
#define MONEY_TRANSPORT_OTHER 7        /* another reason */
#define MONEY_TRANSPORT_TIMEOUT 8      /* no response within your program's time limit */

/** Passes a response header to a feed. Call it before money_feed_receive_response. You may pass all headers; the feed
 *  uses `Retry-After` and `X-Ratelimit-Reset`.
 *  @param name   the name of the header, in any case.
 *  @param value  the value of the header.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (the request is not pending), MONEY_ERR_BUSY, MONEY_ERR_LIMIT (the name
 *          or value is longer than 8191 bytes).
 */
MONEY_API money_status_t money_feed_receive_header(money_feed_t *feed, uint64_t id, const char *name, const char *value,
                                           money_error_t *error);

/** Passes the response to a request to a feed. Its contents are accepted completely or not at all.
 *
 *  The call succeeds even if the feed cannot use the response. The feed then records one of these failures, which
 *  money_feed_failure returns:
 *  - MONEY_ERR_UNAUTHORIZED: the HTTP status is 401 or 403
 *  - MONEY_ERR_RATE_LIMITED: the HTTP status is 429
 *  - MONEY_ERR_HTTP: the HTTP status is any other except 2xx
 *  - MONEY_ERR_CONTENT_TYPE: the response is HTML, or not of the provider's content type
 *  - MONEY_ERR_TRUNCATED: the document is incomplete
 *  - MONEY_ERR_TOO_LARGE: the document is longer than `largest_body` of the options
 *  - MONEY_ERR_PROVIDER: the document is the provider's own error, with its code and message
 *  - MONEY_ERR_RATE_JUMPED: an exchange rate jumped; see MONEY_JUMP_REFUSE
 *  - MONEY_ERR_NO_CURRENCIES: the list contains no currencies
 *  - the statuses of the functions that read its documents, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON,
 *    MONEY_ERR_DOCUMENT
 *  - for a store of transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above as
 *    its cause
 *
 *  @param id                   the number of a pending request.
 *  @param http_status          100 to 999.
 *  @param content_type [null]  the value of the header; NULL or "" if unknown, in which case the feed inspects the
 *                              body.
 *  @param body [null]          NULL with length 0 for no body.
 *  @param now                  the present instant.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (the request is not pending), MONEY_ERR_BUSY, MONEY_ERR_LIMIT
 *          (`content_type` is longer than 8191 bytes), MONEY_ERR_OUT_OF_MEMORY (memory is exhausted; the request
 *          remains pending).
 *  @see money_feed_receive_header, money_feed_fail_request, money_feed_failure
 *  @calls_back
 */
MONEY_API money_status_t money_feed_receive_response(money_feed_t *feed, uint64_t id, int32_t http_status,
                                           const char *content_type, const char *body, size_t length,
                                           money_instant_t now, money_error_t *error);

/** Reports to a feed that a request failed without a response. The feed records MONEY_ERR_TRANSPORT, which
 *  money_feed_failure returns.
 *  @param reason  a MONEY_TRANSPORT_ value.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_REQUEST (the request is not pending), MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_fail_request(money_feed_t *feed, uint64_t id, money_transport_failure_t reason,
                                              money_instant_t now, money_error_t *error);

/** Notifies a feed that the network is available again.
 *
 *  The feed then immediately retries, once, each item whose last attempt failed, and each item whose pending request
 *  receives no response. Waiting times imposed by the provider still apply.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_notify_online(money_feed_t *feed, money_instant_t now, money_error_t *error);

/** Makes all items of a feed due again, however fresh they are, except those with a pending request. Waiting times
 *  imposed by the provider still apply.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_refresh(money_feed_t *feed, money_error_t *error);

/** Returns the number of pending requests.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_pending_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/* -------------------------------------------------------------------------------------------- The state of a feed */

/** The state of a feed. */
typedef int32_t money_feed_state_t;

#define MONEY_FEED_EMPTY 0   /* empty; no request has been made */
#define MONEY_FEED_LOADING 1 /* empty; a request is pending */
#define MONEY_FEED_READY 2   /* the contents are fresh */
#define MONEY_FEED_STALE 3   /* the contents are older than `ttl_seconds` of the options */
#define MONEY_FEED_FAILED 4  /* empty; the last attempt failed */
#define MONEY_FEED_WAITING 5 /* empty; rate-limited by the provider */

/** Notes about a feed. Several flags may be set. */
typedef uint32_t money_feed_flags_t;

#define MONEY_FEED_FLAG_JUMPED 0x1u   /* an exchange rate jumped, as defined by money_jump_policy_t */
#define MONEY_FEED_FLAG_WAITING 0x2u  /* a request is due but rate-limited by the provider */
#define MONEY_FEED_FLAG_RESTORED 0x4u /* the contents were restored and have not been requested since */

/** The state of a feed at an instant. 80 bytes. */
typedef struct money_feed_info_s {
    money_provider_t provider;
    money_feed_state_t state;         /* for several price quotes, the worst state */
    money_status_t status;            /* the status of the last failure since the last success, or MONEY_OK */
    money_status_t cause;             /* the status that caused MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or
                                         MONEY_ERR_REMOVAL; else `status` */
    money_transport_failure_t reason; /* a MONEY_TRANSPORT_ value, or 0 */
    int32_t http_status;              /* the HTTP status of that failure, or 0 */
    uint32_t pending_count;           /* number of pending requests */
    money_feed_flags_t flags;         /* MONEY_FEED_FLAG_ values */
    money_instant_t success;          /* when the contents arrived, or the oldest of several, or MONEY_INSTANT_NONE */
    int64_t age_seconds;              /* seconds since `success`, 0 or more, or MONEY_INSTANT_NONE */
    money_instant_t attempt;          /* when the last request or response occurred, or MONEY_INSTANT_NONE */
    money_instant_t next_at;          /* when the next request is due if nothing else happens, or MONEY_INSTANT_NONE */
    uint64_t revision;                /* the revision that money_feed_revision returns */
    uint64_t reserved;
} money_feed_info_t;

/** Returns the state of a feed at an instant.
 *  @return MONEY_OK.
 *  @see money_feed_failure
 */
MONEY_API money_status_t money_feed_info(const money_feed_t *feed, money_instant_t now, money_feed_info_t *info,
                                         money_error_t *error);

/** Returns the last failure since the last success.
 *  @param key [null]  NULL or "" for all items; a symbol for its price quote; or the id of a transaction for the last
 *                     attempt to save or remove it.
 *  @param failure     receives status, text and the position in the body, or -1; zeroed without a failure.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed does not contain the symbol), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_failure(const money_feed_t *feed, const char *key, money_error_t *failure,
                                            money_error_t *error);

/** Sets the policy for exchange rates that jumped, beginning with the next response.
 *  @param jump  a MONEY_JUMP_ value.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_set_jump(money_feed_t *feed, money_jump_policy_t jump, money_error_t *error);

/** Writes a feed's contents as JSON, for money_feed_restore after a restart. Keys are not included.
 *  @param json    receives the NUL-terminated document. Free it with money_string_free.
 *  @param length  receives its length without the NUL; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed is empty), MONEY_ERR_OUT_OF_MEMORY.
 *  @long
 */
MONEY_API money_status_t money_feed_to_json(const money_feed_t *feed, char **json, size_t *length,
                                            money_error_t *error);

/** Restores saved contents of a feed, for instance after a restart. Newer contents are kept.
 *  @param json     a document of money_feed_to_json, or of the provider.
 *  @param instant  when the contents arrived: `success` of money_feed_info. Price quotes contain their own instants,
 *                  which may be earlier.
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

/** Returns the revision of a feed: 0 for a new feed, increasing with each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_revision(const money_feed_t *feed, uint64_t *revision, money_error_t *error);

/** Sets the callback for changes, replacing any previous one.
 *  @param callback  NULL to remove the callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_feed_on_change(money_feed_t *feed, money_change_callback_t callback, void *user_data,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FEED_H */
