/* Connects the transport to a feed: fetches the feed's requests and passes it the responses. */
#include "http_transfers.h"

#include <string.h>

/* The longest header value that a feed accepts. */
#define VALUE_SIZE 8192

static void tell_headers(money_feed_t *feed, const money_http_answer_t *answer)
{
    const char *line = answer->headers;

    for (; *line != '\0'; line += strcspn(line, "\n") + 1) {
        size_t name_length = strcspn(line, ":"), value_length = strcspn(line, "\n") - name_length - 2;
        char name[64], value[VALUE_SIZE];

        if (name_length >= sizeof name || value_length >= sizeof value) continue;
        memcpy(name, line, name_length);
        name[name_length] = '\0';
        memcpy(value, line + name_length + 2, value_length);
        value[value_length] = '\0';
        /* A header that the feed rejects is irrelevant to it. */
        MONEY_IGNORE(money_feed_receive_header(feed, answer->id, name, value, NULL));
    }
}

static int comes_back(money_status_t status) { return status == MONEY_ERR_BUSY || status == MONEY_ERR_OUT_OF_MEMORY; }

/* A request that the feed has given up, as for a symbol that was removed, is no news. */
static money_status_t tell_none(money_feed_t *feed, uint64_t id, int32_t reason, int64_t now, money_error_t *error)
{
    money_status_t status = money_feed_fail_request(feed, id, reason, now, error);

    return status == MONEY_ERR_UNKNOWN_REQUEST ? MONEY_OK : status;
}

static money_status_t tell(money_feed_t *feed, const money_http_answer_t *answer, int64_t now, money_error_t *error)
{
    money_status_t status;

    if (answer->reason != 0) return tell_none(feed, answer->id, answer->reason, now, error);
    tell_headers(feed, answer);
    status = money_feed_receive_response(feed, answer->id, answer->status, answer->content_type, answer->body, answer->length, now,
                               error);
    if (status == MONEY_OK || status == MONEY_ERR_UNKNOWN_REQUEST) return MONEY_OK;
    /* Not an answer at all, such as one with a content type of ten thousand letters. */
    return comes_back(status) ? status : tell_none(feed, answer->id, MONEY_TRANSPORT_OTHER, now, error);
}

static money_status_t hand_over(money_http_t *http, money_feed_t *feed, int64_t now, money_error_t *error)
{
    transfer_t *one;
    money_status_t status = MONEY_OK;

    while (status == MONEY_OK && (one = transfers_take_finished(http, feed)) != NULL) {
        status = tell(feed, &one->answer, now, error);
        if (comes_back(status)) {
            pthread_mutex_lock(&http->lock);
            transfers_prepend(&http->finished, one);
            pthread_mutex_unlock(&http->lock);
        } else {
            transfers_release(one);
        }
    }
    return status;
}

static money_status_t start_all(money_http_t *http, money_feed_t *feed, int64_t now, money_error_t *error)
{
    money_feed_request_t *request = NULL;
    money_status_t status;

    while ((status = money_feed_next(feed, now, &request, error)) == MONEY_OK && request != NULL) {
        uint64_t id = money_feed_request_id(request);
        size_t length = 0;
        const char *body = money_feed_request_body(request, &length);

        status = transfers_send(http, feed, id, money_feed_request_method(request), money_feed_request_url(request),
                                money_feed_request_headers(request), body, length, 1, error);
        money_feed_request_free(request);
        if (status == MONEY_OK) continue;
        MONEY_IGNORE(money_feed_fail_request(feed, id, MONEY_TRANSPORT_OTHER, now, NULL));
        break;
    }
    return status;
}

money_status_t money_http_drive(money_http_t *http, money_feed_t *feed, int64_t now, int32_t *changed,
                                money_error_t *error)
{
    money_status_t status = transfers_check(http, error);
    uint64_t before = 0, after = 0;

    if (changed != NULL) *changed = 0;
    if (status == MONEY_OK) status = money_feed_revision(feed, &before, error);
    if (status != MONEY_OK) return status;
    status = hand_over(http, feed, now, error);
    if (status == MONEY_OK) status = start_all(http, feed, now, error);
    if (changed != NULL && money_feed_revision(feed, &after, NULL) == MONEY_OK) *changed = after != before;
    return status;
}

money_status_t money_http_cancel(money_http_t *http, money_feed_t *feed, int64_t now, money_error_t *error)
{
    money_status_t status = transfers_check(http, error);
    uint64_t id;

    if (status == MONEY_OK && feed == NULL) status = transfers_fail(error, MONEY_ERR_ARGUMENT, "feed must not be NULL");
    while (status == MONEY_OK && transfers_any(http, feed, &id)) {
        /* The feed first: if it cannot be notified now, the request continues. */
        status = tell_none(feed, id, MONEY_TRANSPORT_CANCELLED, now, error);
        if (status == MONEY_OK) transfers_forget(http, feed, id);
    }
    return status;
}
