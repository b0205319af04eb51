/* Feeds through the C functions: the status of each bad answer, keys that no text shows, waits, a restart, callbacks. */
#include "feed.h"

static const char good[] = "{\"success\":true,\"timestamp\":50,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9,\"USDJPY\":150}}";

typedef struct {
    int32_t status;
    const char *type, *body;
    money_status_t wanted;
} bad_answer_t;

/** A bad answer after a good one; true if its status is the expected one. */
static int is_refused(const bad_answer_t *bad)
{
    money_feed_t *feed = made(MONEY_PROVIDER_CURRENCYLAYER);
    money_rates_t *rates = NULL;
    money_feed_info_t info;
    uint64_t id = asked(feed, 0, "GET", "http://localhost:8080/live?access_key=" KEY);
    int is_wanted;

    answer(feed, id, 200, "application/json; Charset=UTF-8", good, 1);
    CHECK(failed(feed, NULL) == MONEY_OK && state_at(feed, 1) == MONEY_FEED_READY);
    id = asked(feed, 3601, "GET", NULL);
    answer(feed, id, bad->status, bad->type, bad->body, 3602);
    is_wanted = CHECK(failed(feed, NULL) == bad->wanted);
    CHECK_OK(money_feed_info(feed, 3602, &info, &error));
    CHECK(info.state == MONEY_FEED_STALE && info.success == 1 && info.age_seconds == 3601 && info.attempt == 3602);
    CHECK(info.status == bad->wanted && info.cause == info.status && info.reason == 0);
    CHECK(info.http_status == bad->status && info.pending_count == 0);
    CHECK_OK(money_feed_rates(feed, &rates, &error));
    money_rates_free(rates);
    /* No longer under way, and asked again after the network came back. */
    CHECK_STATUS(money_feed_receive_response(feed, id, 200, NULL, good, MONEY_NTS, 3603, &error), MONEY_ERR_UNKNOWN_REQUEST);
    CHECK(asked(feed, 3603, NULL, NULL) == 0);
    CHECK_OK(money_feed_notify_online(feed, 3700, &error));
    id = asked(feed, 3700, NULL, NULL);
    CHECK(id != 0 && asked(feed, 3700, NULL, NULL) == 0);
    answer(feed, id, 200, NULL, good, 3701);
    CHECK(failed(feed, NULL) == MONEY_OK && state_at(feed, 3701) == MONEY_FEED_READY);
    money_feed_free(feed);
    return is_wanted;
}

/** Each bad answer sets a status, keeps the good rates, and shows no key. */
static void bad_answers(void)
{
    static const bad_answer_t cases[] = {
        {500, "text/html", "<html>" KEY "</html>", MONEY_ERR_HTTP},
        {404, NULL, NULL, MONEY_ERR_HTTP},
        {302, NULL, NULL, MONEY_ERR_HTTP},
        {100, NULL, NULL, MONEY_ERR_HTTP},
        {401, "application/json", "{\"error\":\"Invalid API key " KEY "\"}", MONEY_ERR_UNAUTHORIZED},
        {403, "application/json", "{\"error\":true,\"status\":403,\"description\":\"no " KEY "\"}", MONEY_ERR_UNAUTHORIZED},
        {429, "text/plain", "slow down " KEY, MONEY_ERR_RATE_LIMITED},
        {200, "text/html; charset=utf-8", good, MONEY_ERR_CONTENT_TYPE},
        {200, "application/json", " <html>" KEY, MONEY_ERR_CONTENT_TYPE},
        {200, "image/png", good, MONEY_ERR_CONTENT_TYPE},
        {200, "image/" KEY, good, MONEY_ERR_CONTENT_TYPE},
        {200, NULL, "PK\003\004", MONEY_ERR_CONTENT_TYPE},
        {200, "application/json", "", MONEY_ERR_TRUNCATED},
        {200, "application/json", " \n", MONEY_ERR_TRUNCATED},
        {200, "application/json", "{\"success\":true,\"quotes\":{\"USDEUR\":0.9,\"USD", MONEY_ERR_TRUNCATED},
        {200, "application/json", "{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9", MONEY_ERR_TRUNCATED},
        {200, "application/json", "{\"a\":\"\\", MONEY_ERR_TRUNCATED},
        {200, "application/json", "not JSON " KEY, MONEY_ERR_JSON},
        {200, "application/json", "{\"" KEY "\":1}", MONEY_ERR_DOCUMENT},
        {200, "application/json", "[{\"from\":\"" KEY "\"}]", MONEY_ERR_SYNTAX},
        {200, "application/json", "{}", MONEY_ERR_NO_RATES},
        {200, "application/json", "[]", MONEY_ERR_NO_RATES},
        {200, "application/json", "null", MONEY_ERR_DOCUMENT},
        {200, "application/json", "{\"success\":true}", MONEY_ERR_NO_RATES},
        {200, "application/json", "{\"a\":\"\377\"}", MONEY_ERR_ENCODING},
        {200, "application/json", "{\"base\":\"EUR\",\"rates\":{\"USD\":1.1}}", MONEY_ERR_DOCUMENT},
        {200, "application/json", "{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":-1}}", MONEY_ERR_INVALID_RATE},
        {200, "application/json", "{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":90}}", MONEY_ERR_RATE_JUMPED},
        {200, "application/json", "{\"success\":true,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.009}}", MONEY_ERR_RATE_JUMPED},
        {200, "application/json", "{\"success\":false,\"error\":{\"code\":101,\"info\":\"not a key: " KEY ".\"}}",
         MONEY_ERR_PROVIDER},
        {200, "application/json",
         "{\"success\":false,\"error\":{\"code\":\"" KEY "\",\"info\":\"\\u0061BcDeF0123456789 and AbCdEf0123\"}}",
         MONEY_ERR_PROVIDER},
        {200, "application/json",
         "{\"success\":false,\"error\":{\"info\":\"0123456789012345678901234567890123456789012345678901234567890123456789"
         "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
         "012345678901234567890123456789012345 " KEY "\"}}",
         MONEY_ERR_PROVIDER},
    };
    size_t index;

    for (index = 0; index < sizeof cases / sizeof *cases; index++)
        if (!is_refused(&cases[index])) fprintf(stderr, "case %zu\n", index);
}

static void sizes_and_jumps(void)
{
    static const char jumped[] = "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":90.0,\"USDJPY\":150}}";
    static const char nearly[] = "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":89.9999,\"USDJPY\":150}}";
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;
    money_feed_info_t info;

    options.base_url = "http://localhost";
    options.largest_body = sizeof good - 1;
    CHECK_OK(money_feed_new(MONEY_PROVIDER_FRANKFURTER, &options, &feed, &error));
    answer(feed, asked(feed, 0, "GET", "http://localhost/latest"), 200, NULL, good, 0);
    CHECK(failed(feed, NULL) == MONEY_OK);
    CHECK_OK(money_feed_refresh(feed, &error));
    CHECK_OK(money_feed_receive_response(feed, asked(feed, 1, NULL, NULL), 200, NULL, good, sizeof good, 1, &error));
    CHECK(failed(feed, NULL) == MONEY_ERR_TOO_LARGE);
    money_feed_free(feed);

    feed = made(MONEY_PROVIDER_CURRENCYLAYER);
    answer(feed, asked(feed, 0, NULL, NULL), 200, NULL, good, 0);
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 1, NULL, NULL), 200, NULL, jumped, 1);
    CHECK(failed(feed, NULL) == MONEY_ERR_RATE_JUMPED);
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 1, NULL, NULL), 200, NULL, nearly, 1);
    CHECK(failed(feed, NULL) == MONEY_OK);
    CHECK_OK(money_feed_restore(feed, good, MONEY_NTS, 2, &error));
    CHECK_OK(money_feed_set_jump(feed, MONEY_JUMP_FLAG, &error));
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 2, NULL, NULL), 200, NULL, jumped, 2);
    CHECK_OK(money_feed_info(feed, 2, &info, &error));
    CHECK(info.status == MONEY_OK && info.flags == MONEY_FEED_FLAG_JUMPED);
    CHECK_OK(money_feed_set_jump(feed, MONEY_JUMP_ACCEPT, &error));
    CHECK_OK(money_feed_refresh(feed, &error));
    answer(feed, asked(feed, 3, NULL, NULL), 200, NULL, good, 3);
    CHECK_OK(money_feed_info(feed, 3, &info, &error));
    CHECK(info.status == MONEY_OK && info.flags == 0);
    money_feed_free(feed);
}

/** The delay that the provider requests is respected in any case. */
static void waiting(void)
{
    static const struct {
        const char *name, *value;
        int64_t until;
    } headers[] = {
        {"Retry-After", "120", 1120}, {"retry-after", " 7 ", 1007}, {"RETRY-AFTER", "Thu, 01 Jan 1970 00:20:00 GMT", 1200},
        {"Retry-After", "soon", 1060}, {"X-Ratelimit-Reset", "1090", 1090}, {"Date", "5", 1060},
        {"Retry-After", "999999999999", 1000 + 86400}, {"Retry-After", "-5", 1060}, {"Retry-After", "0", 1000},
    };
    size_t index;

    for (index = 0; index < sizeof headers / sizeof *headers; index++) {
        money_feed_t *feed = made(MONEY_PROVIDER_CURRENCYLAYER);
        money_feed_info_t info;
        uint64_t id = asked(feed, 999, NULL, NULL);

        CHECK_OK(money_feed_receive_header(feed, id, headers[index].name, headers[index].value, &error));
        answer(feed, id, 429, NULL, NULL, 1000);
        CHECK_OK(money_feed_refresh(feed, &error));
        CHECK_OK(money_feed_notify_online(feed, 1000, &error));
        CHECK_OK(money_feed_info(feed, 1000, &info, &error));
        if (!CHECK(info.next_at == headers[index].until)) fprintf(stderr, "%s: %lld\n", headers[index].value, (long long)info.next_at);
        CHECK((info.flags == MONEY_FEED_FLAG_WAITING) == (headers[index].until > 1000));
        if (headers[index].until > 1000) CHECK(asked(feed, headers[index].until - 1, NULL, NULL) == 0);
        CHECK(asked(feed, headers[index].until, NULL, NULL) != 0);
        money_feed_free(feed);
    }
}

static void restart(void)
{
    money_feed_t *feed = made(MONEY_PROVIDER_CURRENCYLAYER), *again = made(MONEY_PROVIDER_CURRENCYLAYER);
    money_feed_info_t info;
    state_t before = {0}, after = {0};
    char *json = NULL;

    answer(feed, asked(feed, 0, NULL, NULL), 200, NULL, good, 50);
    CHECK_OK(money_feed_to_json(feed, &json, NULL, &error));
    CHECK(strstr(json, KEY) == NULL);
    CHECK_OK(money_feed_restore(again, json, MONEY_NTS, 50, &error));
    CHECK_OK(money_feed_info(again, 60, &info, &error));
    CHECK(info.flags == MONEY_FEED_FLAG_RESTORED && info.age_seconds == 10 && info.state == MONEY_FEED_READY);
    CHECK(info.next_at == 3650 && asked(again, 3649, NULL, NULL) == 0);
    /* Older contents change nothing, and neither do invalid documents. */
    state_of_feed(&before, again);
    CHECK_OK(money_feed_restore(again, json, MONEY_NTS, 49, &error));
    CHECK_STATUS(money_feed_restore(again, "{}", MONEY_NTS, 60, &error), MONEY_ERR_NO_RATES);
    CHECK_STATUS(money_feed_restore(again, "<html>", MONEY_NTS, 60, &error), MONEY_ERR_JSON);
    state_of_feed(&after, again);
    CHECK(state_equal(&before, &after));
    money_string_free(json);
    money_feed_free(again);
    money_feed_free(feed);
}

static money_feed_t *heard;
static uint64_t heard_revision;
static int heard_count;

static void hear(void *user_data, uint64_t revision)
{
    money_feed_request_t *request = NULL;

    CHECK(user_data == &heard && revision > heard_revision);
    heard_revision = revision;
    heard_count++;
    CHECK_STATUS(money_feed_next(heard, 0, &request, NULL), MONEY_ERR_BUSY);
    CHECK_STATUS(money_feed_refresh(heard, NULL), MONEY_ERR_BUSY);
    CHECK(failed(heard, NULL) >= 0);
    if (heard_count == 4) money_feed_free(heard);
}

static void callbacks(void)
{
    uint64_t id;

    heard = made(MONEY_PROVIDER_CURRENCYLAYER);
    CHECK_OK(money_feed_on_change(heard, hear, &heard, &error));
    id = asked(heard, 0, NULL, NULL);
    CHECK(heard_count == 1 && asked(heard, 0, NULL, NULL) == 0 && heard_count == 1);
    CHECK_STATUS(money_feed_fail_request(heard, id + 1, 1, 0, &error), MONEY_ERR_UNKNOWN_REQUEST);
    CHECK(heard_count == 1);
    CHECK_OK(money_feed_fail_request(heard, id, 1, 0, &error));
    CHECK_OK(money_feed_notify_online(heard, 0, &error));
    CHECK(heard_count == 3 && asked(heard, 0, NULL, NULL) == 2 && heard_count == 4);
}

int main(void)
{
    bad_answers();
    sizes_and_jumps();
    waiting();
    restart();
    callbacks();
    return check_end();
}
