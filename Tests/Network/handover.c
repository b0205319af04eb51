/* The C transport with a feed that is busy, has cancelled a request, or rejects an answer: with a mock feed, which the
 * linker prefers to the library's. */
#define _POSIX_C_SOURCE 200809L
#include "../ABI/check.h"
#include "libmoney_http.h"
#include "server.h"

#include <time.h>

struct money_feed_request_s {
    uint64_t id;
    char url[256];
};

struct money_feed_s {
    int wanted;                        /* how many requests it still has to send */
    const char *headers;               /* of each */
    char url[256];
    uint64_t last_id, revision;
    money_status_t next, answer, none; /* its statuses */
    int busy_times;                    /* how often it is busy before it recovers */
    int answers, nones, headers_told, retry_after;
    int32_t reason, status;
    size_t length;
};

static money_status_t say(money_feed_t *feed, money_status_t status, money_error_t *error)
{
    if (status == MONEY_OK) return MONEY_OK;
    if (feed->busy_times > 0 && --feed->busy_times == 0) feed->answer = feed->none = MONEY_OK;
    if (error != NULL) *error = (money_error_t){.status = status, .position = -1};
    return status;
}

money_status_t money_feed_next(money_feed_t *feed, int64_t now, money_feed_request_t **request, money_error_t *error)
{
    (void)now;
    *request = NULL;
    if (feed->next != MONEY_OK) return say(feed, feed->next, error);
    if (feed->wanted == 0) return MONEY_OK;
    feed->wanted--;
    *request = calloc(1, sizeof **request);
    (*request)->id = ++feed->last_id;
    snprintf((*request)->url, sizeof (*request)->url, "%s", feed->url);
    return MONEY_OK;
}

static money_feed_t *owner; /* of the requests: they have no way back to it */

void money_feed_request_free(money_feed_request_t *request) { free(request); }
uint64_t money_feed_request_id(const money_feed_request_t *request) { return request->id; }
const char *money_feed_request_method(const money_feed_request_t *request) { return (void)request, "GET"; }
const char *money_feed_request_url(const money_feed_request_t *request) { return request->url; }
const char *money_feed_request_headers(const money_feed_request_t *request) { return (void)request, owner->headers; }
const char *money_feed_request_body(const money_feed_request_t *request, size_t *length)
{
    (void)request;
    *length = 0;
    return NULL;
}

money_status_t money_feed_receive_header(money_feed_t *feed, uint64_t id, const char *name, const char *value, money_error_t *error)
{
    (void)id;
    feed->headers_told++;
    if (strcmp(name, "Retry-After") == 0) feed->retry_after = atoi(value);
    if (error != NULL) *error = (money_error_t){.status = MONEY_ERR_LIMIT, .position = -1};
    return MONEY_ERR_LIMIT;
}

money_status_t money_feed_receive_response(money_feed_t *feed, uint64_t id, int32_t http_status, const char *content_type,
                                 const char *body, size_t length, int64_t now, money_error_t *error)
{
    (void)id;
    (void)content_type;
    (void)now;
    if (feed->answer != MONEY_OK) return say(feed, feed->answer, error);
    feed->answers++;
    feed->revision++;
    feed->status = http_status;
    feed->length = strlen(body) == length ? length : 0;
    return MONEY_OK;
}

money_status_t money_feed_fail_request(money_feed_t *feed, uint64_t id, int32_t reason, int64_t now, money_error_t *error)
{
    (void)id;
    (void)now;
    if (feed->none != MONEY_OK) return say(feed, feed->none, error);
    feed->nones++;
    feed->revision++;
    feed->reason = reason;
    return MONEY_OK;
}

money_status_t money_feed_revision(const money_feed_t *feed, uint64_t *revision, money_error_t *error)
{
    *revision = 0;
    if (feed == NULL) {
        if (error != NULL) *error = (money_error_t){.status = MONEY_ERR_ARGUMENT, .position = -1};
        return MONEY_ERR_ARGUMENT;
    }
    *revision = feed->revision;
    return MONEY_OK;
}

static server_t server;
static money_http_t *http;

static money_feed_t make(const char *path, int wanted)
{
    money_feed_t feed = {.wanted = wanted, .headers = ""};

    snprintf(feed.url, sizeof feed.url, "http://127.0.0.1:%d%s", server.port, path);
    return feed;
}

static size_t pending_count(void)
{
    size_t count = 99;

    MUST(money_http_pending_count(http, &count, NULL));
    return count;
}

static money_status_t drive(money_feed_t *feed, int32_t *changed)
{
    owner = feed;
    return money_http_drive(http, feed, 1000, changed, NULL);
}

/* Waits until as many have finished. */
static void wait_for(size_t wanted)
{
    size_t ready = 0;
    const struct timespec moment = {0, 1000000};
    int turn;

    for (turn = 0; turn < 2000 && ready < wanted; turn++) {
        MUST(money_http_wait(http, 100, &ready, NULL));
        if (ready < wanted) nanosleep(&moment, NULL);
    }
}

static void handing_over(void)
{
    money_feed_t feed = make("/behave/429/latest", 3);
    int32_t changed = 9;

    CHECK_OK(drive(&feed, &changed));
    CHECK(changed == 0 && pending_count() == 3 && feed.wanted == 0);
    wait_for(3);
    CHECK_OK(drive(&feed, &changed));
    CHECK(changed == 1 && pending_count() == 0 && feed.answers == 3 && feed.status == 429 && feed.length > 10);
    CHECK(feed.headers_told >= 3 * 4 && feed.retry_after == 7); /* refusing a header changes nothing */
    CHECK_OK(drive(&feed, &changed));
    CHECK(changed == 0);
}

/* An answer that a busy feed cannot accept is handed over the next time. */
static void busy(money_status_t status)
{
    money_feed_t feed = make("/latest", 2), other = make("/behave/hangup/latest", 1);
    int32_t changed = 9;

    CHECK_OK(drive(&feed, NULL));
    wait_for(2);
    feed.answer = status;
    feed.busy_times = 2;
    CHECK_STATUS(drive(&feed, &changed), status);
    CHECK(changed == 0 && pending_count() == 2 && feed.answers == 0);
    CHECK_STATUS(drive(&feed, NULL), status);
    CHECK_OK(drive(&feed, &changed));
    CHECK(changed == 1 && pending_count() == 0 && feed.answers == 2);
    CHECK_OK(drive(&other, NULL));
    wait_for(1);
    other.none = status;
    CHECK_STATUS(drive(&other, NULL), status);
    CHECK_STATUS(money_http_cancel(http, &other, 1000, NULL), status);
    CHECK(pending_count() == 1);
    other.none = MONEY_OK;
    CHECK_OK(money_http_cancel(http, &other, 1000, NULL));
    CHECK(pending_count() == 0 && other.nones == 1 && other.reason == MONEY_TRANSPORT_CANCELLED);
    feed.next = status;
    CHECK_STATUS(drive(&feed, NULL), status);
}

/* A cancelled request is not reported; an invalid answer becomes a failed request. */
static void given_up(void)
{
    money_feed_t feed = make("/latest", 1), none = make("/behave/hangup/latest", 1), odd = make("/latest", 1);

    CHECK_OK(drive(&feed, NULL));
    CHECK_OK(drive(&none, NULL));
    CHECK_OK(drive(&odd, NULL));
    wait_for(3);
    feed.answer = none.none = MONEY_ERR_UNKNOWN_REQUEST;
    odd.answer = MONEY_ERR_LIMIT;
    CHECK_OK(drive(&feed, NULL));
    CHECK_OK(drive(&none, NULL));
    CHECK_OK(drive(&odd, NULL));
    CHECK(pending_count() == 0 && feed.answers == 0 && odd.nones == 1 && odd.reason == MONEY_TRANSPORT_OTHER);
}

static void not_started(void)
{
    money_feed_t feed = make("/latest", 2);

    feed.headers = "no colon here\n";
    CHECK_STATUS(drive(&feed, NULL), MONEY_ERR_ARGUMENT);
    CHECK(feed.nones == 1 && feed.reason == MONEY_TRANSPORT_OTHER && feed.wanted == 1 && pending_count() == 0);
}

static void cancelling(void)
{
    money_feed_t feed = make("/behave/silent/latest", 12), other = make("/behave/slow=1/latest", 1);

    CHECK_OK(drive(&feed, NULL)); /* eight run, four wait */
    CHECK_OK(drive(&other, NULL));
    CHECK(pending_count() == 13);
    CHECK_OK(money_http_cancel(http, &feed, 1000, NULL));
    CHECK(feed.nones == 12 && feed.reason == MONEY_TRANSPORT_CANCELLED && pending_count() == 1);
    wait_for(1);
    CHECK_OK(drive(&other, NULL));
    CHECK(other.answers == 1 && other.status == 200 && pending_count() == 0);
    CHECK_OK(money_http_cancel(http, &feed, 1000, NULL));
    CHECK(feed.nones == 12);
}

int main(void)
{
    int32_t changed = 9;

    server = server_start(0, NULL, NULL);
    CHECK_OK(money_http_new(NULL, &http, NULL));
    handing_over();
    busy(MONEY_ERR_BUSY);
    busy(MONEY_ERR_OUT_OF_MEMORY);
    given_up();
    not_started();
    cancelling();
    CHECK_STATUS(money_http_drive(http, NULL, 0, &changed, NULL), MONEY_ERR_ARGUMENT);
    CHECK(changed == 0);
    CHECK_STATUS(money_http_drive(NULL, NULL, 0, &changed, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_cancel(http, NULL, 0, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_cancel(NULL, NULL, 0, NULL), MONEY_ERR_ARGUMENT);
    money_http_free(http);
    server_stop(&server);
    return check_end();
}
