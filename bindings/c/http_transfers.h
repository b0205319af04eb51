/* Shared declarations of the transport's files, not part of the interface in libmoney_http.h. */
#ifndef LIBMONEY_HTTP_TRANSFERS_H
#define LIBMONEY_HTTP_TRANSFERS_H

#include "libmoney_http.h"

#include <curl/curl.h>
#include <pthread.h>

#if LIBCURL_VERSION_NUM < 0x074400
#error "libcurl must be 7.68 or later, for curl_multi_wakeup"
#endif

/** A growable buffer, NUL-terminated unless it is empty. */
typedef struct {
    char *bytes;
    size_t length, room;
} buffer_t;

/** A request in one of the transport's lists. The background thread owns the active ones, except `next` and
 *  `abandoned`, which the lock protects. */
typedef struct transfer_s {
    money_http_answer_t answer; /* must be first: callers receive a pointer to it, which is freed as the transfer */
    struct transfer_s *next;
    money_http_t *http;
    const void *owner;
    CURL *easy;
    struct curl_slist *request_headers;
    char *content_type;
    buffer_t headers, body;
    size_t header_bytes;
    int is_get, redirects, too_large, malformed;
    int unpacks;            /* whether a ZIP archive is replaced by the file in it */
    int64_t content_length; /* the length in the header; -1 without it */
    int64_t until;          /* deadline in milliseconds of the monotonic clock; -1 for no deadline */
    int added;     /* whether it was added to libcurl's multi handle */
    int abandoned; /* whether it was cancelled, so that the background thread frees it */
} transfer_t;

typedef struct {
    transfer_t *first, *last;
    size_t count;
} list_t;

struct money_http_s {
    pthread_mutex_t lock;
    pthread_cond_t news; /* a request has finished, or no request is pending */
    pthread_t worker;
    CURLM *multi;
    list_t queued, active, finished;
    size_t abandoned; /* number of abandoned active requests */
    int stopping;
    uint64_t body_max;
    uint32_t parallel;
    int64_t timeout; /* milliseconds; -1 for no limit */
    char *ca_file;
    void (*on_finished)(void *);
    void *context;
};

/** Fills the error and returns the status. */
money_status_t transfers_fail(money_error_t *error, money_status_t status, const char *text);
/** Returns MONEY_ERR_BUSY inside on_finished, where a call could wait for its own thread, else MONEY_OK. */
money_status_t transfers_check(money_http_t *http, money_error_t *error);

void transfers_append(list_t *list, transfer_t *one);
void transfers_prepend(list_t *list, transfer_t *one);
void transfers_unlink(list_t *list, transfer_t *one);
void transfers_release_easy(transfer_t *one);
void transfers_release(transfer_t *one);
/** Returns the number of requests that are not abandoned. The caller must hold the lock. */
size_t transfers_waited_for(const money_http_t *http);
/** Removes the first finished request of an owner from its list and returns it, or NULL if no request has finished. */
transfer_t *transfers_take_finished(money_http_t *http, const void *owner);
/** Returns whether an owner has requests in any state, and the id of one of them. */
int transfers_any(money_http_t *http, const void *owner, uint64_t *id);
/** Discards a request in any state. */
void transfers_forget(money_http_t *http, const void *owner, uint64_t id);

/** Starts a request as money_http_send does. With `unpacks`, a ZIP archive is replaced by the file in it. */
money_status_t transfers_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                              const char *headers, const char *body, size_t length, int unpacks, money_error_t *error);

/** Appends bytes and a NUL. The caller must limit the total length to well below SIZE_MAX / 2.
 *  @return 1, or 0 if memory is exhausted.
 */
int buffer_add(buffer_t *buffer, const char *bytes, size_t length);

enum { ARCHIVE_OTHER, ARCHIVE_UNPACKED, ARCHIVE_TOO_LARGE, ARCHIVE_NO_MEMORY };
/** Replaces a ZIP archive by the only file in it. Other contents and damaged archives are unchanged.
 *  @param most  the maximum size of the file in bytes.
 *  @param kind  receives the content type of the file.
 *  @return an ARCHIVE_ value.
 */
int archive_unpack(buffer_t *body, uint64_t most, const char **kind);

/** Callbacks of libcurl for the body and for each header line. */
size_t worker_take_body(char *bytes, size_t size, size_t count, void *transfer);
size_t worker_take_header(char *bytes, size_t size, size_t count, void *transfer);
/** The background thread. */
void *worker_run(void *http);

#endif
