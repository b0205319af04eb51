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
    int is_get, redirects, too_large, malformed;
    int unpacks;            /* an archive is handed over as the file in it */
    int64_t content_length; /* as the answer says it; -1: it does not */
    int64_t until;          /* when its time is up, in milliseconds of the monotonic clock; -1: never */
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
    int64_t timeout; /* milliseconds; -1: none */
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

/** Starts a request, as money_http_send; with `unpacks` an archive is handed over as the file in it. */
money_status_t transfers_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                              const char *headers, const char *body, size_t length, int unpacks, money_error_t *error);

/** Adds bytes, and a NUL behind them. The lengths are bounded far below SIZE_MAX / 2 by whoever calls. @return whether
 *  there was memory. */
int buffer_add(buffer_t *buffer, const char *bytes, size_t length);

enum { ARCHIVE_OTHER, ARCHIVE_UNPACKED, ARCHIVE_TOO_LARGE, ARCHIVE_NO_MEMORY };
/** Puts the one file of a ZIP archive in its place. Anything else stays as it is, and so does a damaged archive.
 *  @param most  how many bytes the file may have.
 *  @param kind  receives its content type.
 *  @return an ARCHIVE_.
 */
int archive_unpack(buffer_t *body, uint64_t most, const char **kind);

/** What libcurl calls with the body and with each header line. */
size_t worker_take_body(char *bytes, size_t size, size_t count, void *transfer);
size_t worker_take_header(char *bytes, size_t size, size_t count, void *transfer);
/** The background thread. */
void *worker_run(void *http);

#endif
