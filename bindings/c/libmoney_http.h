/*
 * libmoney_http.h: carries the requests of libmoney's feeds over HTTP, with libcurl.
 *
 * libmoney itself opens no connection: a feed says what to ask and is told what came back. This is the part in between,
 * for programs that have none of their own. It is not in libmoney.so: compile the .c files beside this one into your
 * program, with libcurl (7.68 or newer), zlib and threads.
 *
 *     money_http_t *http = NULL;
 *     size_t pending_count = 0;
 *     money_http_new(NULL, &http, &error);
 *     do {
 *         money_http_drive(http, feed, time(NULL), NULL, &error);   // starts what the feed wants, hands over what came
 *         money_http_wait(http, -1, NULL, &error);                  // or go on with other work, and drive again later
 *         money_http_pending_count(http, &pending_count, &error);
 *     } while (pending_count > 0);
 *     money_http_free(http);
 *
 * The conventions are money.h's. Requests run in one background thread; a feed is only ever touched by the thread that
 * calls money_http_drive or money_http_cancel. Beyond that:
 *
 *  - The functions of one transport, but for money_http_free, may be called by several threads at once, each with feeds or
 *    owners of its own.
 *  - A request has a minute, from its start to the last byte, unless the options say otherwise. After that there is no
 *    answer: MONEY_TRANSPORT_TIMEOUT.
 *  - A feed is handed the file in a ZIP archive, not the archive; what comes out has the same bound as a body.
 *  - https is verified, always, against the system's authorities or those of `ca_file`.
 *  - Redirects of a GET are followed, five at most, while scheme, host and port stay the same: keys stand in addresses and
 *    headers, and never go to another host. Any other redirect is the answer, with its status (301, 302, …).
 *  - Addresses, headers and bodies are in no message; nothing is logged.
 *  - Proxies are those of the environment (https_proxy, no_proxy …), as for every program over libcurl.
 */
#ifndef LIBMONEY_HTTP_H
#define LIBMONEY_HTTP_H

#include <money.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A transport: one background thread and the requests it carries. One serves any number of feeds. */
typedef struct money_http_s money_http_t;

/** The largest body taken when the options say nothing, in bytes (16 MiB). */
#define MONEY_HTTP_BODY_MAX 16777216
/** How many requests run at once when the options say nothing; more wait their turn. */
#define MONEY_HTTP_PARALLEL 8
/** How long a request may take when the options say nothing, in milliseconds. */
#define MONEY_HTTP_TIMEOUT 60000
/** The most redirects followed for one request. */
#define MONEY_HTTP_REDIRECTS_MAX 5

typedef struct money_http_options_s {
    uint32_t struct_size;
    uint32_t parallel;   /* requests at once; 0: MONEY_HTTP_PARALLEL */
    uint64_t body_max;   /* bytes; a longer body is MONEY_TRANSPORT_TOO_LARGE; 0: MONEY_HTTP_BODY_MAX */
    const char *ca_file; /* a file of certificates (PEM) to trust instead of the system's; NULL: the system's. Copied */
    /* Called when requests have finished, IN THE BACKGROUND THREAD, to wake an event loop (write to a pipe, post an
     * event). One call may stand for several. It must return soon; every function below called from inside it is
     * MONEY_ERR_BUSY. NULL: none. */
    void (*on_finished)(void *context);
    void *context;
    /* Milliseconds from the start of a request to its last byte, with all redirects. It does not count while a request
     * waits its turn. 0: MONEY_HTTP_TIMEOUT; -1: none. At most INT_MAX. */
    int64_t timeout_milliseconds;
} money_http_options_t;

#define MONEY_HTTP_OPTIONS_INIT { (uint32_t)sizeof(money_http_options_t), 0, 0, NULL, NULL, NULL, 0 }

/** Makes a transport and starts its thread. Nothing is sent yet.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT also where `ca_file` cannot be read; MONEY_ERR_OUT_OF_MEMORY, also where the system gives no thread.
 */
money_status_t money_http_new(const money_http_options_t *options, money_http_t **http, money_error_t *error);

/** Cancels what is under way, waits for the thread to end, and frees. NULL is allowed.
 *
 *  No feed is told: a feed that lives on is given back its requests by money_http_cancel first. Waits for no server, and for
 *  no name to be resolved. From inside on_finished it does nothing.
 */
void money_http_free(money_http_t *http);

/** Hands the answers that have come to `feed`, then starts every request it has to send. Never waits. The feed's own
 *  callback is called inside; it may free neither of the two.
 *
 *  @param now      the instant told to the feed.
 *  @param changed  receives 1 where the feed's revision has grown, else 0; may be NULL.
 *  @return MONEY_OK, whatever the answers say: what went wrong with them, money_feed_failure tells. MONEY_ERR_BUSY (called
 *          from inside on_finished or the feed's own callback), MONEY_ERR_OUT_OF_MEMORY: answers not handed over yet are
 *          kept for the next time, and a request that could not be started has been given back to the feed as
 *          MONEY_TRANSPORT_OTHER.
 */
money_status_t money_http_drive(money_http_t *http, money_feed_t *feed, int64_t now, int32_t *changed,
                                money_error_t *error);

/** Cancels what is under way for `feed` and tells it so (MONEY_TRANSPORT_CANCELLED), at once; answers that have come and
 *  were not handed over yet count as cancelled. What was saved or deleted may have reached the server all the same.
 *  Afterwards the transport does not know the feed: call it before freeing a feed that has requests under way.
 *  @return MONEY_OK; MONEY_ERR_BUSY (called from inside on_finished or the feed's own callback), MONEY_ERR_OUT_OF_MEMORY:
 *          what the feed could not be told of goes on.
 */
money_status_t money_http_cancel(money_http_t *http, money_feed_t *feed, int64_t now, money_error_t *error);

/** Waits until an answer is there to be handed over, nothing is under way, or the time has passed.
 *  @param milliseconds  0: does not wait; -1: without end.
 *  @param ready         receives how many answers are there; may be NULL.
 */
money_status_t money_http_wait(money_http_t *http, int32_t milliseconds, size_t *ready, money_error_t *error);

/** How many requests have been started and not handed over yet: they wait, run, or have finished. */
money_status_t money_http_pending_count(money_http_t *http, size_t *count, money_error_t *error);

/* ------------------------------------------------------------------------------------ Without a feed ---- */

/** What came back. Freed with money_http_answer_free. */
typedef struct money_http_answer_s {
    uint64_t id;              /* as it was given */
    int32_t reason;           /* 0: answered; else a MONEY_TRANSPORT_, and what follows is zero or empty */
    int32_t status;           /* of HTTP, such as 200 */
    const char *content_type; /* as sent; "" when not told */
    const char *headers;      /* lines "Name: value\n"; of an answer after redirects, its own */
    const char *body;         /* with a NUL behind it that `length` does not count */
    size_t length;
} money_http_answer_t;

/** Starts a request. Everything is copied.
 *
 *  @param owner    whose request it is: money_http_take asks by it. An address that is compared and never followed; NULL is
 *                  an owner too. money_http_drive uses the feed's.
 *  @param method   "GET", "PUT", "POST", "PATCH" or "DELETE".
 *  @param url      http or https. An address that is neither ends as MONEY_TRANSPORT_OTHER.
 *  @param headers  lines "Name: value\n"; NULL or "": none. A body without a Content-Type is sent as application/json.
 *  @param body     NULL: none.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a control character in the address or a header, too), MONEY_ERR_OUT_OF_MEMORY.
 */
money_status_t money_http_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                               const char *headers, const char *body, size_t length, money_error_t *error);

/** Takes the next finished request of `owner`; *answer is NULL when there is none. Never waits. */
money_status_t money_http_take(money_http_t *http, const void *owner, money_http_answer_t **answer,
                               money_error_t *error);

/** Forgets what is under way for `owner`, finished or not, and tells nobody. */
money_status_t money_http_forget(money_http_t *http, const void *owner, money_error_t *error);

/** NULL is allowed. */
void money_http_answer_free(money_http_answer_t *answer);

#ifdef __cplusplus
}
#endif
#endif
