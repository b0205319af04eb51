/* Servers that mean harm, and the C transport: each request ends, soon, with a reason. And archives, as the European
 * Central Bank publishes its rates. */
#define _POSIX_C_SOURCE 200809L
#include "../ABI/check.h"
#include "libmoney_http.h"
#include "server.h"

#include <sys/resource.h>
#include <time.h>

/* Long enough for any answer of a busy machine. */
enum { SOON = 300 };

static server_t server;
static const char *const LIVE = "/live?access_key=" SERVER_KEY;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static money_http_t *make(int64_t timeout, uint32_t parallel, uint64_t body_max)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    money_http_t *http = NULL;

    options.timeout_milliseconds = timeout;
    options.parallel = parallel;
    options.body_max = body_max;
    CHECK_OK(money_http_new(&options, &http, NULL));
    return http;
}

static void send_to(money_http_t *http, const char *behaviour, const char *path)
{
    char url[256];

    if (behaviour == NULL) snprintf(url, sizeof url, "http://127.0.0.1:%d%s", server.port, path);
    else snprintf(url, sizeof url, "http://127.0.0.1:%d/behave/%s%s", server.port, behaviour, path);
    CHECK_OK(money_http_send(http, NULL, 1, "GET", url, NULL, NULL, 0, NULL));
}

/** Waits for an answer. @return the reason of a failure; 0 for an answer; -1 if it does not end. */
static int32_t take(money_http_t *http)
{
    money_http_answer_t *answer = NULL;
    int32_t reason = -1;

    CHECK_OK(money_http_wait(http, 10000, NULL, NULL));
    CHECK_OK(money_http_take(http, NULL, &answer, NULL));
    if (answer != NULL) reason = answer->reason;
    money_http_answer_free(answer);
    return reason;
}

static void time_outs(void)
{
    static const char *const names[] = {"silent",           "stall",           "trickle",   "trickle-head",
                                        "trickle-continue", "trickle-redirect", "chunk-line"};
    money_http_t *http = make(SOON, 0, 1 << 20);
    size_t index;

    for (index = 0; index < sizeof names / sizeof *names; index++) {
        double started = seconds();

        send_to(http, names[index], LIVE);
        if (!CHECK(take(http) == MONEY_TRANSPORT_TIMEOUT)) fprintf(stderr, "%s\n", names[index]);
        /* All redirects share the time, and so do all bytes. */
        CHECK(seconds() - started > SOON / 1000.0 - 0.01 && seconds() - started < SOON / 1000.0 + 2);
    }
    send_to(http, NULL, LIVE);
    CHECK(take(http) == 0);
    money_http_free(http);
}

/** The time does not run while a request waits its turn. */
static void turns(void)
{
    money_http_t *http = make(SOON, 1, 0);
    int index;

    for (index = 0; index < 3; index++) send_to(http, "silent", LIVE);
    send_to(http, NULL, LIVE);
    for (index = 0; index < 3; index++) CHECK(take(http) == MONEY_TRANSPORT_TIMEOUT);
    CHECK(take(http) == 0);
    money_http_free(http);
}

/** Lines without an end: one, or several. */
static void lines(void)
{
    static const char *const names[] = {"continue", "trailers", "headers", "header-line", "status-line"};
    money_http_t *http = make(0, 0, 0);
    size_t index;

    for (index = 0; index < sizeof names / sizeof *names; index++) {
        double started = seconds();
        int32_t reason;

        send_to(http, names[index], LIVE);
        reason = take(http);
        /* libcurl applies a limit of its own to one line, with another error. */
        CHECK(reason == MONEY_TRANSPORT_TOO_LARGE || (index > 2 && reason == MONEY_TRANSPORT_OTHER));
        CHECK(seconds() - started < 5);
    }
    money_http_free(http);
}

static void options(void)
{
    static const int64_t wrong[] = {-2, INT64_MIN, (int64_t)INT32_MAX + 1, INT64_MAX};
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    money_http_t *http = NULL;
    size_t index;

    for (index = 0; index < sizeof wrong / sizeof *wrong; index++) {
        options.timeout_milliseconds = wrong[index];
        CHECK_STATUS(money_http_new(&options, &http, NULL), MONEY_ERR_ARGUMENT);
    }
    http = make(-1, 0, 0);
    send_to(http, "slow=60", LIVE);
    CHECK(take(http) == 0);
    money_http_free(http);
}

/* ------------------------------------------------------------------------------------------------------- Archives ---- */

/** Fetches a file of the bank for a feed. @return the failure. */
static money_status_t fetch(money_http_t *http, const char *behaviour, const char *path, money_rates_t **rates,
                            int32_t *reason, money_error_t *failure)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_info_t info;
    money_feed_t *feed = NULL;
    char url[256];

    snprintf(url, sizeof url, "http://127.0.0.1:%d%s%s%s", server.port, behaviour != NULL ? "/behave/" : "",
             behaviour != NULL ? behaviour : "", path);
    options.base_url = url;
    CHECK_OK(money_feed_new(MONEY_PROVIDER_ECB, &options, &feed, NULL));
    MUST(money_http_drive(http, feed, 0, NULL, NULL));
    MUST(money_http_wait(http, 10000, NULL, NULL));
    MUST(money_http_drive(http, feed, 0, NULL, NULL));
    CHECK_OK(money_feed_failure(feed, NULL, failure, NULL));
    CHECK_OK(money_feed_info(feed, 0, &info, NULL));
    *reason = info.reason;
    if (failure->status == MONEY_OK) CHECK_OK(money_feed_rates(feed, rates, NULL));
    money_feed_free(feed);
    return failure->status;
}

static void is_like(money_rates_t *rates, const char *file)
{
    money_rates_info_t got, wanted;
    money_rates_t *known = NULL;
    size_t length;
    char *csv = check_read(file, &length);

    CHECK_OK(money_rates_from_ecb_csv(csv, length, &known, NULL));
    CHECK_OK(money_rates_info(rates, &got, NULL));
    CHECK_OK(money_rates_info(known, &wanted, NULL));
    CHECK(got.quote_count == wanted.quote_count && got.quote_count >= 29 && got.last_date == wanted.last_date);
    money_rates_free(known);
    money_rates_free(rates);
    free(csv);
}

static void archives(void)
{
    static const char *const others[] = {"zip-two",     "zip-many", "zip-none",  "zip-cut",
                                         "zip-damaged", "zip-liar", "zip-method"};
    money_http_t *http = make(0, 0, 0), *small = make(0, 0, 1 << 20);
    money_rates_t *rates = NULL;
    money_error_t failure;
    struct rusage before, after;
    int32_t reason = 0;
    size_t index;

    CHECK_OK(fetch(http, NULL, "/stats/eurofxref/eurofxref.zip", &rates, &reason, &failure));
    is_like(rates, "Tests/Data/eurofxref-daily.csv");
    CHECK_OK(fetch(http, NULL, "/stats/eurofxref/eurofxref-daily.xml", &rates, &reason, &failure));
    is_like(rates, "Tests/Data/eurofxref-daily.csv");
    CHECK_OK(fetch(http, NULL, "/stats/eurofxref/eurofxref-hist.zip", &rates, &reason, &failure));
    is_like(rates, "share/ecb/eurofxref-hist.csv");
    CHECK_OK(fetch(http, "zip-stored", "/eurofxref.zip", &rates, &reason, &failure));
    money_rates_free(rates);
    getrusage(RUSAGE_SELF, &before);
    CHECK_STATUS(fetch(http, "zip-bomb", "/eurofxref.zip", &rates, &reason, &failure), MONEY_ERR_TRANSPORT);
    CHECK(reason == MONEY_TRANSPORT_TOO_LARGE);
    CHECK_STATUS(fetch(small, NULL, "/eurofxref-hist.zip", &rates, &reason, &failure), MONEY_ERR_TRANSPORT);
    CHECK(reason == MONEY_TRANSPORT_TOO_LARGE);
    for (index = 0; index < sizeof others / sizeof *others; index++) {
        CHECK_STATUS(fetch(http, others[index], "/eurofxref.zip", &rates, &reason, &failure), MONEY_ERR_CONTENT_TYPE);
        if (!CHECK(strcmp(failure.text, "response must be CSV, got a ZIP archive") == 0))
            fprintf(stderr, "%s: %s\n", others[index], failure.text);
    }
    getrusage(RUSAGE_SELF, &after);
    CHECK(after.ru_maxrss - before.ru_maxrss < 8192); /* kilobytes */
    money_http_free(http);
    money_http_free(small);
}

int main(void)
{
    server = server_start(0, NULL, NULL);
    time_outs();
    turns();
    lines();
    options();
    archives();
    server_stop(&server);
    return check_end();
}
