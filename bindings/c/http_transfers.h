/* What the files of the transport share; no part of what libmoney_http.h promises. */
#ifndef LIBMONEY_HTTP_TRANSFERS_H
#define LIBMONEY_HTTP_TRANSFERS_H

#include "libmoney_http.h"

#include <curl/curl.h>
#include <pthread.h>

#if LIBCURL_VERSION_NUM < 0x074400
#error "libcurl 7.68 or newer is needed: curl_multi_wakeup"
#endif

/** Bytes that grow; with a NUL behind them once there are any. */
typedef struct {
    char *bytes;
    size_t length, room;
} buffer_t;

/** One request, in one of the transport's lists. An active one belongs to the background thread, but for `next` and
 *  `abandoned`, which the lock guards. */
typedef struct transfer_s {
    money_http_answer_t answer; /* first: the caller's answer is the transfer */
    struct transfer_s *next;
    money_http_t *http;
    const void *owner;
    CURL *easy;
    struct curl_slist *request_headers;
    char *content_type;
    buffer_t headers, body;
    size_t header_bytes;
    int is_get, redirects, too_large;
    int added;     /* to libcurl's multi handle */
    int abandoned; /* nobody waits for it: the background thread releases it */
} transfer_t;

typedef struct {
    transfer_t *first, *last;
    size_t count;
} list_t;

struct money_http_s {
    pthread_mutex_t lock;
    pthread_cond_t news; /* an answer, or nothing under way any more */
    pthread_t worker;
    CURLM *multi;
    list_t queued, active, finished;
    size_t abandoned; /* how many of the active ones */
    int stopping;
    uint64_t body_max;
    uint32_t parallel;
    char *ca_file;
    void (*on_finished)(void *);
    void *context;
};

/** Writes the error and returns the status. */
money_status_t transfers_fail(money_error_t *error, money_status_t status, const char *text);
/** MONEY_OK where the caller may call: not from inside on_finished, which could wait for the thread that it runs in. */
money_status_t transfers_check(money_http_t *http, money_error_t *error);

void transfers_append(list_t *list, transfer_t *one);
void transfers_prepend(list_t *list, transfer_t *one);
void transfers_unlink(list_t *list, transfer_t *one);
void transfers_release_easy(transfer_t *one);
void transfers_release(transfer_t *one);
/** How many there are that somebody waits for; with the lock held. */
size_t transfers_waited_for(const money_http_t *http);
/** Takes the first finished request of `owner` out of its list; NULL: there is none. */
transfer_t *transfers_take_finished(money_http_t *http, const void *owner);
/** The id of a request of `owner`, in whatever state. @return whether there is one. */
int transfers_any(money_http_t *http, const void *owner, uint64_t *id);
/** Forgets a request, in whatever state. */
void transfers_forget(money_http_t *http, const void *owner, uint64_t id);

/** What libcurl calls with the body and with each header line. */
size_t worker_take_body(char *bytes, size_t size, size_t count, void *transfer);
size_t worker_take_header(char *bytes, size_t size, size_t count, void *transfer);
/** The background thread. */
void *worker_run(void *http);

#endif
