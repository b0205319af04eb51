/*
 * libmoney_http.h: sends the requests of libmoney's feeds over HTTP, with libcurl.
 *
 * libmoney itself opens no connections: a feed returns the requests to send, and your program passes the responses
 * back. This transport does both, for programs without an HTTP client of their own. It is not part of libmoney.so:
 * compile the .c files in this folder into your program, with libcurl (7.68 or newer), zlib and threads.
 *
 *     money_http_t *http = NULL;
 *     size_t pending_count = 0;
 *     money_http_new(NULL, &http, &error);
 *     do {
 *         money_http_drive(http, feed, time(NULL), NULL, &error);   // sends the feed's requests, passes on responses
 *         money_http_wait(http, -1, NULL, &error);                  // or do other work, and drive again later
 *         money_http_pending_count(http, &pending_count, &error);
 *     } while (pending_count > 0);
 *     money_http_free(http);
 *
 * The conventions are those of money.h. In addition:
 *
 *  - Requests run in one background thread. A feed is only used by the thread that calls money_http_drive or
 *    money_http_cancel.
 *  - Several threads may call the functions of one transport at once, each with its own feeds or owners. The exception
 *    is money_http_free.
 *  - A request is limited to one minute, from its start to the last byte, unless the options set another limit. After
 *    that it fails with MONEY_TRANSPORT_TIMEOUT.
 *  - If a feed receives a ZIP archive, the transport passes on the file in it. The unpacked file is subject to the same
 *    size limit as a body.
 *  - https is always verified, against the certificate authorities of the system or of `ca_file`.
 *  - Redirects of a GET are followed, up to five, while scheme, host and port remain the same: URLs and headers contain
 *    keys, which are never sent to another host. Any other redirect is the response, with its status (301, 302, …).
 *  - No error message contains URLs, headers or bodies, and nothing is logged.
 *  - Proxies are those of the environment (https_proxy, no_proxy …), as for all programs that use libcurl.
 */
#ifndef LIBMONEY_HTTP_H
#define LIBMONEY_HTTP_H

#include <money.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A transport: a background thread and the requests that it sends. It serves any number of feeds. */
typedef struct money_http_s money_http_t;

/** Default maximum size of a response body, in bytes (16 MiB). */
#define MONEY_HTTP_BODY_MAX 16777216
/** Default maximum number of concurrent requests. Further requests are queued. */
#define MONEY_HTTP_PARALLEL 8
/** Default time limit of a request, in milliseconds. */
#define MONEY_HTTP_TIMEOUT 60000
/** Maximum number of redirects of a request. */
#define MONEY_HTTP_REDIRECTS_MAX 5

/** Options of a transport. */
typedef struct money_http_options_s {
    uint32_t struct_size;
    uint32_t parallel;   /* maximum number of concurrent requests; 0 for MONEY_HTTP_PARALLEL */
    uint64_t body_max;   /* maximum size of a body in bytes; a longer one is MONEY_TRANSPORT_TOO_LARGE; 0 for
                          * MONEY_HTTP_BODY_MAX */
    const char *ca_file; /* path of trusted certificates (PEM), which is copied; NULL for those of the system */
    /* Called IN THE BACKGROUND THREAD when requests have finished, to wake an event loop (write to a pipe, post an
     * event). One call may report several requests. It must return quickly; calling any function below from inside it
     * fails with MONEY_ERR_BUSY. NULL for no callback. */
    void (*on_finished)(void *context);
    void *context;
    /* Time limit of a request in milliseconds, from its start to its last byte, including all redirects but not the
     * time in the queue. 0 for MONEY_HTTP_TIMEOUT, -1 for no limit. At most INT_MAX. */
    int64_t timeout_milliseconds;
} money_http_options_t;

#define MONEY_HTTP_OPTIONS_INIT { (uint32_t)sizeof(money_http_options_t), 0, 0, NULL, NULL, NULL, 0 }

/** Creates a transport and starts its thread. It sends nothing yet. Free it with money_http_free.
 *  @param options  NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also if `ca_file` cannot be read), MONEY_ERR_OUT_OF_MEMORY (also if the system
 *          cannot create a thread).
 */
money_status_t money_http_new(const money_http_options_t *options, money_http_t **http, money_error_t *error);

/** Frees a transport, after cancelling its pending requests and stopping its thread. NULL is allowed.
 *
 *  Feeds are not notified: call money_http_cancel first for each feed that you continue to use. The call waits for the
 *  thread, but not for servers or name resolution. From inside on_finished it has no effect.
 */
void money_http_free(money_http_t *http);

/** Passes the responses that have arrived to a feed, then starts all requests that are due. The call never waits.
 *
 *  It runs the feed's callback, which must free neither the feed nor the transport. Failed responses do not fail the
 *  call: money_feed_failure returns the failure.
 *
 *  @param now      the present instant, passed to the feed.
 *  @param changed  receives 1 if the feed's revision has increased, else 0; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY (called from inside on_finished or the feed's callback), MONEY_ERR_OUT_OF_MEMORY
 *          (the remaining responses are kept for the next call, and a request that could not be started is reported to
 *          the feed as MONEY_TRANSPORT_OTHER).
 */
money_status_t money_http_drive(money_http_t *http, money_feed_t *feed, int64_t now, int32_t *changed,
                                money_error_t *error);

/** Cancels the pending requests of a feed and reports them to it as MONEY_TRANSPORT_CANCELLED.
 *
 *  Responses that have arrived but were not passed on are cancelled too. Requests to save or remove transactions may
 *  nevertheless have reached the server. The transport then no longer refers to the feed: call this before you free a
 *  feed with pending requests.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY (called from inside on_finished or the feed's callback), MONEY_ERR_OUT_OF_MEMORY
 *          (the requests that could not be reported to the feed remain pending).
 */
money_status_t money_http_cancel(money_http_t *http, money_feed_t *feed, int64_t now, money_error_t *error);

/** Waits until a response has arrived, no request is pending, or the time limit expires.
 *  @param milliseconds  the time limit; 0 to return immediately, -1 for no limit.
 *  @param ready         receives the number of responses that have arrived; may be NULL.
 */
money_status_t money_http_wait(money_http_t *http, int32_t milliseconds, size_t *ready, money_error_t *error);

/** Returns the number of pending requests: those that are queued or running, or whose responses were not passed on. */
money_status_t money_http_pending_count(money_http_t *http, size_t *count, money_error_t *error);

/* ------------------------------------------------------------------------------------ Without a feed ---- */

/** The response to a request, or the reason why it failed. Free it with money_http_answer_free. */
typedef struct money_http_answer_s {
    uint64_t id;              /* the id passed to money_http_send */
    int32_t reason;           /* 0 for a response; else a MONEY_TRANSPORT_ value, and the fields below are 0 or empty */
    int32_t status;           /* the HTTP status, such as 200 */
    const char *content_type; /* the value of the header; "" without it */
    const char *headers;      /* lines "Name: value\n"; after redirects, those of the final response */
    const char *body;         /* NUL-terminated */
    size_t length;            /* length of the body in bytes, without the NUL */
} money_http_answer_t;

/** Starts a request. All inputs are copied.
 *
 *  @param owner    the owner of the request, for money_http_take and money_http_forget. The pointer is compared but
 *                  never dereferenced; NULL is a valid owner. money_http_drive uses the address of the feed.
 *  @param id       a number of your choice, which the response contains.
 *  @param method   "GET", "PUT", "POST", "PATCH" or "DELETE".
 *  @param url      http or https. A URL of another scheme fails with MONEY_TRANSPORT_OTHER.
 *  @param headers  lines "Name: value\n"; NULL or "" for no headers. A body without a Content-Type is sent as
 *                  application/json.
 *  @param body     NULL for no body.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (also if the URL or a header contains a control character),
 *          MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_http_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                               const char *headers, const char *body, size_t length, money_error_t *error);

/** Returns the next response to a request of an owner and removes it from the transport. The call never waits.
 *  @param answer  receives the response, or NULL if no response has arrived. Free it with money_http_answer_free.
 */
money_status_t money_http_take(money_http_t *http, const void *owner, money_http_answer_t **answer,
                               money_error_t *error);

/** Cancels the pending requests of an owner and discards its responses, without a notification. */
money_status_t money_http_forget(money_http_t *http, const void *owner, money_error_t *error);

/** Frees a response. NULL is allowed. */
void money_http_answer_free(money_http_answer_t *answer);

#ifdef __cplusplus
}
#endif
#endif
