/* Shared by the programs about feeds. */
#ifndef FEED_H
#define FEED_H

#include "state_feed.h"

#define KEY "aBcDeF0123456789"

static money_error_t error;

static inline money_feed_t *made(int32_t provider)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = KEY;
    options.base_url = "http://localhost:8080/";
    if (provider == MONEY_PROVIDER_TRANSACTIONS) options.currency = "EUR";
    CHECK_OK(money_feed_new(provider, &options, &feed, &error));
    return feed;
}

/** The id of the next request, or 0; checks its URL if one is expected. */
static inline uint64_t asked(money_feed_t *feed, int64_t now, const char *method, const char *url)
{
    money_feed_request_t *request = NULL;
    uint64_t id;

    CHECK_OK(money_feed_next(feed, now, &request, &error));
    id = money_feed_request_id(request);
    if (method != NULL) CHECK_TEXT(money_feed_request_method(request), method);
    if (url != NULL) CHECK_TEXT(money_feed_request_url(request), url);
    money_feed_request_free(request);
    return id;
}

static inline money_status_t failed(const money_feed_t *feed, const char *key)
{
    money_error_t failure;

    CHECK_OK(money_feed_failure(feed, key, &failure, &error));
    CHECK(strstr(failure.text, KEY) == NULL && strstr(failure.text, "aBcDeF") == NULL);
    return failure.status;
}

static inline int32_t state_at(const money_feed_t *feed, int64_t now)
{
    money_feed_info_t info;

    CHECK_OK(money_feed_info(feed, now, &info, &error));
    return info.state;
}

static inline void answer(money_feed_t *feed, uint64_t id, int32_t status, const char *type, const char *body, int64_t now)
{
    CHECK_OK(money_feed_receive_response(feed, id, status, type, body, body == NULL ? 0 : MONEY_NTS, now, &error));
}

#endif
