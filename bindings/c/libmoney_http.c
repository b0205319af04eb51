/* The public functions of the transport. libmoney_http.h documents them; http_worker.c does the
 * work. */
#define _POSIX_C_SOURCE 200809L
#include "http_transfers.h"

#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* -------------------------------------------------------------------------------------------------- New and free ---- */

static pthread_once_t once = PTHREAD_ONCE_INIT;
static CURLcode ready;

static void start_libcurl(void) { ready = curl_global_init(CURL_GLOBAL_DEFAULT); }

static int start_thread(money_http_t *http)
{
    sigset_t all, before;
    int result;

    /* Signals are the program's own threads' business; and a connection that goes must not be a SIGPIPE. */
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    result = pthread_create(&http->worker, NULL, worker_run, http);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return result == 0;
}

static int prepare(money_http_t *http)
{
    pthread_condattr_t monotonic;
    int done;

    if (pthread_condattr_init(&monotonic) != 0) return 0;
    done = pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC) == 0 && pthread_cond_init(&http->news, &monotonic) == 0;
    pthread_condattr_destroy(&monotonic);
    if (!done) return 0;
    if (pthread_mutex_init(&http->lock, NULL) == 0) {
        if ((http->multi = curl_multi_init()) != NULL && start_thread(http)) return 1;
        curl_multi_cleanup(http->multi);
        pthread_mutex_destroy(&http->lock);
    }
    pthread_cond_destroy(&http->news);
    return 0;
}

static int can_be_read(const char *path)
{
    FILE *file = path != NULL ? fopen(path, "r") : NULL;

    if (file != NULL) fclose(file);
    return path == NULL || file != NULL;
}

money_status_t money_http_new(const money_http_options_t *options, money_http_t **http, money_error_t *error)
{
    money_http_options_t given = MONEY_HTTP_OPTIONS_INIT;
    money_http_t *made;

    if (http == NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "http must not be NULL");
    *http = NULL;
    if (options != NULL && options->struct_size != sizeof *options)
        return transfers_fail(error, MONEY_ERR_ARGUMENT, "struct_size must be the size of money_http_options_t");
    if (options != NULL) given = *options;
    if (!can_be_read(given.ca_file)) return transfers_fail(error, MONEY_ERR_ARGUMENT, "could not read ca_file");
    if (given.body_max > SIZE_MAX / 4) return transfers_fail(error, MONEY_ERR_ARGUMENT, "body_max must be at most SIZE_MAX / 4");
    if (given.timeout_milliseconds < -1 || given.timeout_milliseconds > INT_MAX)
        return transfers_fail(error, MONEY_ERR_ARGUMENT, "timeout_milliseconds must be -1 to INT_MAX");
    pthread_once(&once, start_libcurl);
    if (ready != CURLE_OK || (made = calloc(1, sizeof *made)) == NULL)
        return transfers_fail(error, MONEY_ERR_OUT_OF_MEMORY, "out of memory");
    made->parallel = given.parallel > 0 ? given.parallel : MONEY_HTTP_PARALLEL;
    made->body_max = given.body_max > 0 ? given.body_max : MONEY_HTTP_BODY_MAX;
    made->timeout = given.timeout_milliseconds != 0 ? given.timeout_milliseconds : MONEY_HTTP_TIMEOUT;
    made->on_finished = given.on_finished;
    made->context = given.context;
    if ((given.ca_file != NULL && (made->ca_file = strdup(given.ca_file)) == NULL) || !prepare(made)) {
        free(made->ca_file);
        free(made);
        return transfers_fail(error, MONEY_ERR_OUT_OF_MEMORY, "could not start a transport: out of memory or threads");
    }
    *http = made;
    return MONEY_OK;
}

static void release_all(money_http_t *http, list_t *list)
{
    transfer_t *one;

    while ((one = list->first) != NULL) {
        transfers_unlink(list, one);
        if (one->added && one->easy != NULL) curl_multi_remove_handle(http->multi, one->easy);
        transfers_release(one);
    }
}

void money_http_free(money_http_t *http)
{
    if (http == NULL || pthread_equal(pthread_self(), http->worker)) return;
    pthread_mutex_lock(&http->lock);
    http->stopping = 1;
    pthread_mutex_unlock(&http->lock);
    curl_multi_wakeup(http->multi);
    pthread_join(http->worker, NULL);
    release_all(http, &http->queued);
    release_all(http, &http->active);
    release_all(http, &http->finished);
    curl_multi_cleanup(http->multi);
    pthread_cond_destroy(&http->news);
    pthread_mutex_destroy(&http->lock);
    free(http->ca_file);
    free(http);
}

/* ------------------------------------------------------------------------------------------------------ Requests ---- */

static int has_control(const char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text < ' ' || *text == 127) return 1;
    return 0;
}

static int add_header(transfer_t *one, const char *line)
{
    struct curl_slist *longer = curl_slist_append(one->request_headers, line);

    if (longer == NULL) return 0;
    one->request_headers = longer;
    return 1;
}

static money_status_t add_headers(transfer_t *one, const char *lines, int has_body, money_error_t *error)
{
    int has_type = 0, added = 1;

    while (lines != NULL && *lines != '\0' && added) {
        size_t length = strcspn(lines, "\n");
        char *line = strndup(lines, length);
        int wrong = line != NULL && (has_control(line) || strchr(line, ':') == NULL);

        added = line != NULL && (wrong || add_header(one, line));
        has_type |= line != NULL && strncasecmp(line, "Content-Type:", 13) == 0;
        free(line);
        if (wrong) return transfers_fail(error, MONEY_ERR_ARGUMENT, "a header must be \"Name: value\" without control characters");
        lines += length + (lines[length] == '\n');
    }
    /* A body goes out at once, without asking whether it may. */
    if (has_body)
        added = added && add_header(one, "Expect:") && (has_type || add_header(one, "Content-Type: application/json"));
    return added ? MONEY_OK : transfers_fail(error, MONEY_ERR_OUT_OF_MEMORY, "out of memory");
}

#define SET(option, value) (curl_easy_setopt(one->easy, (option), (value)) == CURLE_OK)

static int set_up(const money_http_t *http, transfer_t *one, const char *method, const char *url, const char *body,
                  size_t length)
{
    if ((one->easy = curl_easy_init()) == NULL) return 0;
#if LIBCURL_VERSION_NUM >= 0x075500
    if (!SET(CURLOPT_PROTOCOLS_STR, "http,https")) return 0;
#else
    if (!SET(CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS))) return 0;
#endif
#if LIBCURL_VERSION_NUM >= 0x075700
    /* To cancel does not wait for a name to be resolved. */
    if (!SET(CURLOPT_QUICK_EXIT, 1L)) return 0;
#endif
    /* start() sets the transport's time-out for the entire transfer. 0 would select libcurl's own connection
     * time-out of 300 seconds, so this sets the largest accepted value, 24 days. */
    if (!SET(CURLOPT_CONNECTTIMEOUT, (long)(INT_MAX / 1000))) return 0;
    if (http->ca_file != NULL && !SET(CURLOPT_CAINFO, http->ca_file)) return 0;
    if (body != NULL && (!SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)length) || !SET(CURLOPT_COPYPOSTFIELDS, body)))
        return 0;
    if (!one->is_get && !SET(CURLOPT_CUSTOMREQUEST, method)) return 0;
    return SET(CURLOPT_URL, url) && SET(CURLOPT_NOSIGNAL, 1L) && SET(CURLOPT_USERAGENT, "libmoney/" MONEY_VERSION) &&
           SET(CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)http->body_max) && SET(CURLOPT_WRITEFUNCTION, worker_take_body) &&
           SET(CURLOPT_WRITEDATA, one) && SET(CURLOPT_HEADERFUNCTION, worker_take_header) && SET(CURLOPT_HEADERDATA, one) &&
           SET(CURLOPT_HTTPHEADER, one->request_headers) && SET(CURLOPT_PRIVATE, (char *)one);
}

money_status_t money_http_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                               const char *headers, const char *body, size_t length, money_error_t *error)
{
    return transfers_send(http, owner, id, method, url, headers, body, length, 0, error);
}

money_status_t transfers_send(money_http_t *http, const void *owner, uint64_t id, const char *method, const char *url,
                              const char *headers, const char *body, size_t length, int unpacks, money_error_t *error)
{
    static const char *const methods[] = {"GET", "PUT", "POST", "PATCH", "DELETE"};
    money_status_t status = transfers_check(http, error);
    transfer_t *one;
    size_t index;

    if (status != MONEY_OK) return status;
    if (method == NULL || url == NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "method and url must not be NULL");
    for (index = 0; index < sizeof methods / sizeof *methods && strcmp(method, methods[index]) != 0;) index++;
    if (index == sizeof methods / sizeof *methods)
        return transfers_fail(error, MONEY_ERR_ARGUMENT, "method must be GET, PUT, POST, PATCH or DELETE");
    if (index == 0 && body != NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "body must not be set for GET");
    if (has_control(url)) return transfers_fail(error, MONEY_ERR_ARGUMENT, "url must not contain control characters");
    if (length > SIZE_MAX / 4) return transfers_fail(error, MONEY_ERR_ARGUMENT, "length must be at most SIZE_MAX / 4");
    if ((one = calloc(1, sizeof *one)) == NULL) return transfers_fail(error, MONEY_ERR_OUT_OF_MEMORY, "out of memory");
    one->http = http;
    one->owner = owner;
    one->answer.id = id;
    one->is_get = index == 0;
    one->unpacks = unpacks;
    one->content_length = one->until = -1;
    if ((status = add_headers(one, headers, body != NULL, error)) == MONEY_OK &&
        !set_up(http, one, method, url, body, length))
        status = transfers_fail(error, MONEY_ERR_OUT_OF_MEMORY, "out of memory");
    if (status != MONEY_OK) {
        transfers_release(one);
        return status;
    }
    pthread_mutex_lock(&http->lock);
    transfers_append(&http->queued, one);
    pthread_mutex_unlock(&http->lock);
    curl_multi_wakeup(http->multi);
    return MONEY_OK;
}

money_status_t money_http_take(money_http_t *http, const void *owner, money_http_answer_t **answer,
                               money_error_t *error)
{
    money_status_t status;
    transfer_t *one;

    if (answer == NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "answer must not be NULL");
    *answer = NULL;
    if ((status = transfers_check(http, error)) != MONEY_OK) return status;
    if ((one = transfers_take_finished(http, owner)) != NULL) *answer = &one->answer;
    return MONEY_OK;
}

void money_http_answer_free(money_http_answer_t *answer)
{
    if (answer != NULL) transfers_release((transfer_t *)answer);
}

money_status_t money_http_forget(money_http_t *http, const void *owner, money_error_t *error)
{
    money_status_t status = transfers_check(http, error);
    uint64_t id;

    while (status == MONEY_OK && transfers_any(http, owner, &id)) transfers_forget(http, owner, id);
    return status;
}

/* ------------------------------------------------------------------------------------------ Waiting and counting ---- */

money_status_t money_http_wait(money_http_t *http, int32_t milliseconds, size_t *ready_count, money_error_t *error)
{
    money_status_t status = MONEY_OK;
    struct timespec until;
    int result = 0;

    if (ready_count != NULL) *ready_count = 0;
    if ((status = transfers_check(http, error)) != MONEY_OK) return status;
    if (milliseconds < -1) return transfers_fail(error, MONEY_ERR_ARGUMENT, "milliseconds must be at least -1");
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += milliseconds % 1000 * 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000L;
    }
    pthread_mutex_lock(&http->lock);
    while (http->finished.count == 0 && transfers_waited_for(http) > 0 && result == 0 && milliseconds != 0)
        result = milliseconds < 0 ? pthread_cond_wait(&http->news, &http->lock)
                                  : pthread_cond_timedwait(&http->news, &http->lock, &until);
    if (ready_count != NULL) *ready_count = http->finished.count;
    pthread_mutex_unlock(&http->lock);
    return MONEY_OK;
}

money_status_t money_http_pending_count(money_http_t *http, size_t *count, money_error_t *error)
{
    money_status_t status;

    if (count == NULL) return transfers_fail(error, MONEY_ERR_ARGUMENT, "count must not be NULL");
    *count = 0;
    if ((status = transfers_check(http, error)) != MONEY_OK) return status;
    pthread_mutex_lock(&http->lock);
    *count = transfers_waited_for(http);
    pthread_mutex_unlock(&http->lock);
    return MONEY_OK;
}

