/* The background thread: everything between a request and its answer. */
#define _POSIX_C_SOURCE 200809L
#include "http_transfers.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* A server may send header lines without end; real ones send a few kilobytes. */
#define HEADERS_MAX 262144

/* -------------------------------------------------------------------------------------------- libcurl callbacks ----- */

int buffer_add(buffer_t *buffer, const char *bytes, size_t length)
{
    size_t room = buffer->room > 0 ? buffer->room : 1024;
    char *larger;

    while (room <= buffer->length + length) room *= 2;
    if (room > buffer->room) {
        if ((larger = realloc(buffer->bytes, room)) == NULL) return 0;
        buffer->bytes = larger;
        buffer->room = room;
    }
    if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
    return 1;
}

size_t worker_take_body(char *bytes, size_t size, size_t count, void *transfer)
{
    transfer_t *one = transfer;
    size_t length = size * count;

    if (length > one->http->body_max - one->body.length) {
        one->too_large = 1;
        return length + 1;
    }
    return buffer_add(&one->body, bytes, length) ? length : length + 1;
}

/* Returns whether a body length is a single number equal to any earlier one. libcurl would use the last of
 * several. */
static int takes_length(transfer_t *one, const char *text, size_t length)
{
    int64_t value = 0;
    size_t index;

    for (index = 0; index < length; index++) {
        if (text[index] < '0' || text[index] > '9') return 0;
        /* A longer number exceeds the limit, and libcurl rejects it as well. */
        if (value <= (int64_t)one->http->body_max) value = value * 10 + (text[index] - '0');
    }
    if (length == 0 || (one->content_length >= 0 && one->content_length != value)) return 0;
    one->content_length = value;
    return 1;
}

/* Keeps header lines as "Name: value\n"; those of the last answer, where others came before. */
size_t worker_take_header(char *bytes, size_t size, size_t count, void *transfer)
{
    transfer_t *one = transfer;
    size_t length = size * count, end = length, name, value;
    const char *colon;

    one->header_bytes += length;
    if (one->header_bytes > HEADERS_MAX) {
        one->too_large = 1;
        return length + 1;
    }
    while (end > 0 && strchr(" \t\r\n", bytes[end - 1]) != NULL) end--;
    colon = memchr(bytes, ':', end);
    if (end >= 5 && memcmp(bytes, "HTTP/", 5) == 0) {
        one->headers.length = 0;
        one->content_length = -1;
        return buffer_add(&one->headers, "", 0) ? length : length + 1;
    }
    if (colon == NULL || memchr(bytes, '\0', end) != NULL || memchr(bytes, '\n', end) != NULL) return length;
    name = (size_t)(colon - bytes);
    for (value = name + 1; value < end && (bytes[value] == ' ' || bytes[value] == '\t');) value++;
    if (name == 14 && strncasecmp(bytes, "Content-Length", 14) == 0 && !takes_length(one, bytes + value, end - value)) {
        one->malformed = 1;
        return length + 1;
    }
    if (buffer_add(&one->headers, bytes, name) && buffer_add(&one->headers, ": ", 2) &&
        buffer_add(&one->headers, bytes + value, end - value) && buffer_add(&one->headers, "\n", 1))
        return length;
    return length + 1;
}

/* -------------------------------------------------------------------------------------------- How a request ends ---- */

static int32_t reason_of(CURLcode code, const transfer_t *one)
{
    if (one->too_large) return MONEY_TRANSPORT_TOO_LARGE;
    if (one->malformed) return MONEY_TRANSPORT_OTHER;
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return MONEY_TRANSPORT_DNS;
    case CURLE_COULDNT_CONNECT:
    case CURLE_INTERFACE_FAILED: return MONEY_TRANSPORT_CONNECTION;
    case CURLE_OPERATION_TIMEDOUT: return MONEY_TRANSPORT_TIMEOUT;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_SSL_ENGINE_INITFAILED:
    case CURLE_USE_SSL_FAILED: return MONEY_TRANSPORT_TLS;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return MONEY_TRANSPORT_DISCONNECTED;
    case CURLE_FILESIZE_EXCEEDED: return MONEY_TRANSPORT_TOO_LARGE;
    default: return MONEY_TRANSPORT_OTHER;
    }
}

/* ---------------------------------------------------------------------------------------------------- The thread ---- */

static int same_part(CURLU *a, CURLU *b, CURLUPart part)
{
    char *left = NULL, *right = NULL;
    int same = curl_url_get(a, part, &left, CURLU_DEFAULT_PORT) == CURLUE_OK &&
               curl_url_get(b, part, &right, CURLU_DEFAULT_PORT) == CURLUE_OK && strcasecmp(left, right) == 0;

    curl_free(left);
    curl_free(right);
    return same;
}

static int same_origin(const char *one, const char *other)
{
    CURLU *a = curl_url(), *b = curl_url();
    int same = a != NULL && b != NULL && curl_url_set(a, CURLUPART_URL, one, 0) == CURLUE_OK &&
               curl_url_set(b, CURLUPART_URL, other, 0) == CURLUE_OK && same_part(a, b, CURLUPART_SCHEME) &&
               same_part(a, b, CURLUPART_HOST) && same_part(a, b, CURLUPART_PORT);

    curl_url_cleanup(a);
    curl_url_cleanup(b);
    return same;
}

static int64_t now_in_milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Lets libcurl send a request, and end it when its time is up: all redirects share it. */
static int start(money_http_t *http, transfer_t *one)
{
    if (http->timeout >= 0) {
        int64_t now = now_in_milliseconds(), rest;

        if (one->until < 0) one->until = now + http->timeout;
        rest = one->until > now ? one->until - now : 1; /* 0 would be no time-out */
        if (curl_easy_setopt(one->easy, CURLOPT_TIMEOUT_MS, (long)rest) != CURLE_OK) return 0;
    }
    return curl_multi_add_handle(http->multi, one->easy) == CURLM_OK;
}

/* Sends a GET on to where its answer points, when that is the same server. */
static int follow(money_http_t *http, transfer_t *one)
{
    char *target = NULL, *here = NULL;

    if (!one->is_get || one->redirects >= MONEY_HTTP_REDIRECTS_MAX ||
        curl_easy_getinfo(one->easy, CURLINFO_REDIRECT_URL, &target) != CURLE_OK || target == NULL ||
        curl_easy_getinfo(one->easy, CURLINFO_EFFECTIVE_URL, &here) != CURLE_OK || here == NULL ||
        !same_origin(here, target) || curl_easy_setopt(one->easy, CURLOPT_URL, target) != CURLE_OK)
        return 0;
    one->redirects++;
    one->body.length = one->header_bytes = 0;
    return start(http, one);
}

/* Extracts the file from an archive if the request requires it. @return 0, or the reason why no response
 * is available. */
static int32_t unpack(transfer_t *one, const char **type)
{
    switch (one->unpacks ? archive_unpack(&one->body, one->http->body_max, type) : ARCHIVE_OTHER) {
    case ARCHIVE_TOO_LARGE: return MONEY_TRANSPORT_TOO_LARGE;
    case ARCHIVE_NO_MEMORY: return MONEY_TRANSPORT_OTHER;
    default: return 0;
    }
}

/* Stores the response, or the reason why it is missing. The lock must not be held. */
static void conclude(transfer_t *one, CURLcode code)
{
    money_http_answer_t *answer = &one->answer;
    const char *type = NULL;
    long status = 0;

    curl_easy_getinfo(one->easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(one->easy, CURLINFO_CONTENT_TYPE, &type);
    answer->reason = code == CURLE_OK ? unpack(one, &type) : reason_of(code, one);
    if (answer->reason == 0 && type != NULL && (one->content_type = strdup(type)) == NULL)
        answer->reason = MONEY_TRANSPORT_OTHER;
    if (answer->reason != 0) one->headers.length = one->body.length = 0;
    else answer->status = (int32_t)status;
    answer->content_type = one->content_type != NULL ? one->content_type : "";
    answer->headers = one->headers.length > 0 ? one->headers.bytes : "";
    answer->body = one->body.length > 0 ? one->body.bytes : "";
    answer->length = one->body.length;
    transfers_release_easy(one);
}

/* Moves a transfer from active to finished, or frees it if it was abandoned. @return whether a caller
 * still waits for it. */
static int finish(money_http_t *http, transfer_t *one, CURLcode code)
{
    int wanted;

    conclude(one, code);
    pthread_mutex_lock(&http->lock);
    transfers_unlink(&http->active, one);
    wanted = !one->abandoned;
    if (wanted) {
        transfers_append(&http->finished, one);
        pthread_cond_broadcast(&http->news);
    } else {
        http->abandoned--;
    }
    pthread_mutex_unlock(&http->lock);
    if (!wanted) transfers_release(one);
    return wanted;
}

/* Removes abandoned transfers and starts queued ones up to the limit. Only this thread changes the list of active
 * transfers, so it may traverse it without the lock. @return the number of transfers that finished because they could
 * not be started. */
static int sort_out(money_http_t *http)
{
    transfer_t *one, *next, *gone = NULL;
    int finished = 0;

    pthread_mutex_lock(&http->lock);
    for (one = http->active.first; one != NULL; one = next) {
        next = one->next;
        if (!one->abandoned) continue;
        transfers_unlink(&http->active, one);
        http->abandoned--;
        one->next = gone;
        gone = one;
    }
    while (http->active.count < http->parallel && (one = http->queued.first) != NULL) {
        transfers_unlink(&http->queued, one);
        transfers_append(&http->active, one);
    }
    pthread_mutex_unlock(&http->lock);
    while ((one = gone) != NULL) {
        gone = one->next;
        curl_multi_remove_handle(http->multi, one->easy);
        transfers_release(one);
    }
    for (one = http->active.first; one != NULL; one = next) {
        next = one->next;
        if (one->added) continue;
        one->added = 1;
        if (!start(http, one))
            finished += finish(http, one, CURLE_OUT_OF_MEMORY);
    }
    return finished;
}

/* Runs libcurl and collects finished transfers. @return the number that finished. */
static int advance(money_http_t *http)
{
    int running = 0, left = 0, finished = 0;
    CURLMsg *message;

    if (curl_multi_perform(http->multi, &running) != CURLM_OK) {
        while (http->active.first != NULL) {
            curl_multi_remove_handle(http->multi, http->active.first->easy);
            finished += finish(http, http->active.first, CURLE_OUT_OF_MEMORY);
        }
        return finished;
    }
    while ((message = curl_multi_info_read(http->multi, &left)) != NULL) {
        transfer_t *one = NULL;
        CURLcode code = message->data.result;
        CURL *easy = message->easy_handle;

        if (message->msg != CURLMSG_DONE) continue;
        curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&one);
        curl_multi_remove_handle(http->multi, easy);
        if (code != CURLE_OK || !follow(http, one)) finished += finish(http, one, code);
    }
    return finished;
}

void *worker_run(void *context)
{
    money_http_t *http = context;
    const struct timespec moment = {0, 50000000};
    int finished, stopping;

    for (;;) {
        pthread_mutex_lock(&http->lock);
        stopping = http->stopping;
        pthread_mutex_unlock(&http->lock);
        if (stopping) return NULL;
        finished = sort_out(http) + advance(http);
        if (finished > 0) {
            if (http->on_finished != NULL) http->on_finished(http->context);
        } else if (curl_multi_poll(http->multi, NULL, 0, INT_MAX, NULL) != CURLM_OK) {
            nanosleep(&moment, NULL); /* no memory: not at once again */
        }
    }
}

