/* The C transport, without a feed, against the server on loopback. */
#define _POSIX_C_SOURCE 200809L
#include "../ABI/check.h"
#include "libmoney_http.h"
#include "server.h"

#include <pthread.h>
#include <time.h>

static server_t server;
static char live[8192];
static size_t live_length;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* An address of the server; `behaviour` may be NULL. In one of four places, in turn. */
static const char *at(const char *behaviour, const char *path)
{
    static char texts[4][256];
    static int turn;
    char *text = texts[turn++ % 4];

    if (behaviour == NULL) snprintf(text, 256, "http://127.0.0.1:%d%s", server.port, path);
    else snprintf(text, 256, "http://127.0.0.1:%d/behave/%s%s", server.port, behaviour, path);
    return text;
}

static const char *const LIVE = "/live?access_key=" SERVER_KEY;

static money_http_t *make(uint64_t body_max, uint32_t parallel, const char *ca_file)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    money_http_t *http = NULL;

    options.body_max = body_max;
    options.parallel = parallel;
    options.ca_file = ca_file;
    CHECK_OK(money_http_new(&options, &http, NULL));
    return http;
}

static size_t pending_count(money_http_t *http)
{
    size_t count = 99;

    MUST(money_http_pending_count(http, &count, NULL));
    return count;
}

/* Sends one request and waits for its result. */
static money_http_answer_t *ask(money_http_t *http, const char *method, const char *url, const char *headers,
                                const char *body)
{
    money_http_answer_t *answer = NULL;
    size_t ready = 0;

    CHECK_OK(money_http_send(http, &server, 7, method, url, headers, body, body != NULL ? strlen(body) : 0, NULL));
    CHECK_OK(money_http_wait(http, -1, &ready, NULL));
    CHECK(ready == 1);
    CHECK_OK(money_http_take(http, &server, &answer, NULL));
    if (answer == NULL) exit(check_end());
    CHECK(answer->id == 7);
    return answer;
}

static int32_t reason_of(money_http_t *http, const char *url)
{
    money_http_answer_t *answer = ask(http, "GET", url, NULL, NULL);
    int32_t reason = answer->reason;

    CHECK(reason == 0 || (answer->status == 0 && answer->length == 0 && answer->body[0] == '\0' &&
                          answer->headers[0] == '\0' && answer->content_type[0] == '\0'));
    money_http_answer_free(answer);
    return reason;
}

static void behaviours(void)
{
    FILE *file = fopen("Tests/Network/behaviours.txt", "r");
    money_http_t *http = make(1 << 20, 0, NULL);
    char line[256], name[32], type[64], much[16];
    int reason, status, lines = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        money_http_answer_t *answer;
        size_t length;

        if (line[0] == '#' || sscanf(line, "%31s %d %d %63s %15s", name, &reason, &status, type, much) != 5) continue;
        answer = ask(http, "GET", at(name, LIVE), NULL, NULL);
        length = strcspn(answer->content_type, ";");
        if (!CHECK(answer->reason == reason && answer->status == status) ||
            !CHECK(strcmp(type, "-") == 0 ? length == 0
                                          : length == strlen(type) && strncmp(type, answer->content_type, length) == 0))
            fprintf(stderr, "%s: reason %d, status %d, %s\n", name, (int)answer->reason, (int)answer->status,
                    answer->content_type);
        /* A packed body may contain NULs. */
        CHECK(strcmp(name, "gzip") == 0 || strlen(answer->body) == answer->length);
        if (strcmp(much, "whole") == 0) CHECK(answer->length == live_length && strcmp(answer->body, live) == 0);
        else if (strcmp(much, "half") == 0) CHECK(answer->length == live_length / 2);
        else if (strcmp(much, "page") == 0) CHECK(strncmp(answer->body, "<!DOCTYPE html>", 15) == 0);
        else CHECK((answer->length == 0) == (strcmp(much, "none") == 0));
        if (status == 429) CHECK(strstr(answer->headers, "\nRetry-After: 7\n") != NULL);
        if (strcmp(name, "redirect") == 0) CHECK(strstr(answer->headers, "Location") == NULL);
        money_http_answer_free(answer);
        lines++;
    }
    CHECK(lines > 20);
    if (file != NULL) fclose(file);
    money_http_free(http);
}

static void no_answer(const char *certificate, const char *keyfile)
{
    money_http_t *http = make(0, 0, NULL), *trusting = make(0, 0, certificate);
    server_t secure = server_start(0, certificate, keyfile);
    char url[128];
    int port;

    CHECK(reason_of(http, "http://no-such-host.invalid/live") == MONEY_TRANSPORT_DNS);
    CHECK(reason_of(http, "http://127.0.0.1:1/live") == MONEY_TRANSPORT_CONNECTION);
    CHECK(reason_of(http, "ftp://127.0.0.1/live") == MONEY_TRANSPORT_OTHER);
    CHECK(reason_of(http, "file:///etc/hostname") == MONEY_TRANSPORT_OTHER);
    CHECK(reason_of(http, "http://[::bad/") == MONEY_TRANSPORT_OTHER);
    CHECK(reason_of(http, "") == MONEY_TRANSPORT_OTHER);
    snprintf(url, sizeof url, "https://127.0.0.1:%d/live", server.port);
    CHECK(reason_of(http, url) == MONEY_TRANSPORT_TLS);
    /* A certificate of an unknown issuer; a trusted one; one of another name. */
    snprintf(url, sizeof url, "https://127.0.0.1:%d/latest", secure.port);
    CHECK(reason_of(http, url) == MONEY_TRANSPORT_TLS);
    CHECK(reason_of(trusting, url) == 0);
    snprintf(url, sizeof url, "https://localhost:%d/latest", secure.port);
    CHECK(reason_of(trusting, url) == MONEY_TRANSPORT_TLS);
    /* The server goes, and comes back. */
    port = secure.port;
    server_stop(&secure);
    snprintf(url, sizeof url, "http://127.0.0.1:%d/latest", port);
    CHECK(reason_of(http, url) == MONEY_TRANSPORT_CONNECTION);
    secure = server_start(port, NULL, NULL);
    CHECK(reason_of(http, url) == 0);
    server_stop(&secure);
    CHECK(reason_of(http, url) == MONEY_TRANSPORT_CONNECTION);
    money_http_free(http);
    money_http_free(trusting);
}

static void sizes(void)
{
    money_http_t *exact = make(live_length, 0, NULL), *less = make(live_length - 1, 0, NULL);

    CHECK(reason_of(exact, at(NULL, LIVE)) == 0);
    CHECK(reason_of(less, at(NULL, LIVE)) == MONEY_TRANSPORT_TOO_LARGE);
    CHECK(reason_of(less, at("slow=1", LIVE)) == MONEY_TRANSPORT_TOO_LARGE);
    CHECK(reason_of(less, at("truncated", LIVE)) == 0);
    money_http_free(exact);
    money_http_free(less);
}

static void verbs(void)
{
    money_http_t *http = make(0, 0, NULL);
    money_http_answer_t *answer = ask(http, "PUT", at(NULL, "/transactions/a.json?auth=" SERVER_KEY),
                                      "X-One: 1\nContent-Language: en\n", "{\"sum\":\"1.00\"}");

    CHECK(answer->status == 200);
    CHECK_TEXT(answer->body, "{\"sum\":\"1.00\"}");
    money_http_answer_free(answer);
    answer = ask(http, "GET", at(NULL, "/transactions.json?auth=" SERVER_KEY), "", NULL);
    CHECK(strstr(answer->body, "\"sum\": \"1.00\"") != NULL);
    money_http_answer_free(answer);
    answer = ask(http, "DELETE", at(NULL, "/transactions/a.json?auth=" SERVER_KEY), NULL, NULL);
    CHECK_TEXT(answer->body, "null");
    money_http_answer_free(answer);
    answer = ask(http, "GET", at(NULL, "/transactions.json?auth=wrong"), NULL, NULL);
    CHECK(answer->status == 401);
    money_http_answer_free(answer);
    /* A saving that is redirected is not sent on. */
    answer = ask(http, "PUT", at("redirect", "/transactions/b.json?auth=" SERVER_KEY), NULL, "{}");
    CHECK(answer->status == 302);
    money_http_answer_free(answer);
    /* The server's record: the headers, and no request to the other host. */
    answer = ask(http, "GET", at(NULL, "/control"), NULL, NULL);
    CHECK(strstr(answer->body, "\"X-One\": \"1\"") != NULL);
    CHECK(strstr(answer->body, "\"Content-Language\": \"en\"") != NULL);
    CHECK(strstr(answer->body, "\"Content-Type\": \"application/json\"") != NULL);
    CHECK(strstr(answer->body, "\"User-Agent\": \"libmoney/" MONEY_VERSION "\"") != NULL);
    CHECK(strstr(answer->body, "Expect") == NULL);
    CHECK(strstr(answer->body, "redirect-away") != NULL && strstr(answer->body, "localhost") == NULL);
    CHECK(strstr(answer->body, "\"transactions\": {}") != NULL);
    money_http_answer_free(answer);
    money_http_free(http);
}

/* Cancelling and freeing do not wait for a silent server. */
static void leaving(void)
{
    static const char *const quiet[] = {"silent", "stall", "slow=1000"};
    money_http_t *http = make(0, 0, NULL);
    money_http_answer_t *answer = NULL;
    double start = seconds();
    size_t ready = 9;
    int index;

    for (index = 0; index < 3; index++)
        CHECK_OK(money_http_send(http, &ready, 1, "GET", at(quiet[index], LIVE), NULL, NULL, 0, NULL));
    CHECK_OK(money_http_send(http, &server, 2, "GET", at("silent", LIVE), NULL, NULL, 0, NULL));
    CHECK(pending_count(http) == 4);
    CHECK_OK(money_http_wait(http, 50, &ready, NULL));
    CHECK(ready == 0 && seconds() - start >= 0.049 && pending_count(http) == 4);
    CHECK_OK(money_http_wait(http, 0, &ready, NULL));
    CHECK_OK(money_http_forget(http, &ready, NULL));
    CHECK(pending_count(http) == 1);
    CHECK_OK(money_http_forget(http, &server, NULL));
    CHECK(pending_count(http) == 0);
    CHECK_OK(money_http_wait(http, -1, &ready, NULL)); /* nothing to wait for */
    CHECK_OK(money_http_take(http, &server, &answer, NULL));
    CHECK(ready == 0 && answer == NULL);
    CHECK(reason_of(http, at(NULL, LIVE)) == 0); /* and it goes on */
    for (index = 0; index < 3; index++)
        CHECK_OK(money_http_send(http, NULL, 1, "GET", at(quiet[index], LIVE), NULL, NULL, 0, NULL));
    CHECK_OK(money_http_send(http, NULL, 1, "GET", "http://no-such-host.invalid/", NULL, NULL, 0, NULL));
    money_http_free(http);
    http = make(0, 0, NULL);
    CHECK_OK(money_http_send(http, NULL, 1, "GET", at(NULL, LIVE), NULL, NULL, 0, NULL));
    money_http_free(http);
    money_http_free(make(0, 0, NULL));
    money_http_free(NULL);
    CHECK(seconds() - start < 8);
}

/* Many requests of several owners through two transports, one of which runs them one after the other. */
static void crowd(void)
{
    money_http_t *both[2];
    int counts[2][3] = {{0}}, which, index, owners[3];
    uint64_t last = 0;

    both[0] = make(0, 1, NULL);
    both[1] = make(0, 4, NULL);
    for (index = 0; index < 60; index++)
        for (which = 0; which < 2; which++)
            CHECK_OK(money_http_send(both[which], &owners[index % 3], (uint64_t)index + 1, "GET",
                                     at(index % 10 == 0 ? "slow=1" : index % 7 == 0 ? "hangup" : NULL, LIVE), NULL, NULL,
                                     0, NULL));
    CHECK(pending_count(both[0]) == 60 && pending_count(both[1]) == 60);
    for (which = 0; which < 2; which++) {
        while (pending_count(both[which]) > 0) {
            MUST(money_http_wait(both[which], -1, NULL, NULL));
            for (index = 0; index < 3; index++) {
                money_http_answer_t *answer = NULL;

                while (money_http_take(both[which], &owners[index], &answer, NULL) == MONEY_OK && answer != NULL) {
                    int number = (int)answer->id - 1;

                    CHECK(number % 3 == index);
                    CHECK(answer->reason == (number % 7 == 0 && number % 10 != 0 ? MONEY_TRANSPORT_DISCONNECTED : 0));
                    if (which == 0 && index == 0) {
                        CHECK(answer->id > last); /* one at a time: in the order they were sent */
                        last = answer->id;
                    }
                    counts[which][index]++;
                    money_http_answer_free(answer);
                }
            }
        }
        for (index = 0; index < 3; index++) CHECK(counts[which][index] == 20);
        money_http_free(both[which]);
    }
}

typedef struct {
    money_http_t *http;
    int pipe[2];
    money_status_t inside;
} loop_t;

static void wake(void *context)
{
    loop_t *loop = context;
    size_t count;

    loop->inside = money_http_pending_count(loop->http, &count, NULL);
    if (loop->inside == MONEY_ERR_BUSY) loop->inside = money_http_wait(loop->http, -1, NULL, NULL);
    money_http_free(loop->http); /* does nothing here */
    if (write(loop->pipe[1], "!", 1) != 1) abort();
}

static void callback(void)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    money_http_answer_t *answer = NULL;
    loop_t loop = {NULL, {-1, -1}, MONEY_OK};
    char byte;

    CHECK(pipe(loop.pipe) == 0);
    options.on_finished = wake;
    options.context = &loop;
    CHECK_OK(money_http_new(&options, &loop.http, NULL));
    CHECK_OK(money_http_send(loop.http, NULL, 5, "GET", at(NULL, LIVE), NULL, NULL, 0, NULL));
    CHECK(read(loop.pipe[0], &byte, 1) == 1 && byte == '!');
    CHECK(loop.inside == MONEY_ERR_BUSY);
    CHECK_OK(money_http_take(loop.http, NULL, &answer, NULL));
    CHECK(answer != NULL && answer->id == 5 && answer->status == 200);
    money_http_answer_free(answer);
    money_http_free(loop.http);
    close(loop.pipe[0]);
    close(loop.pipe[1]);
}

static void refused(void)
{
    money_http_options_t options = MONEY_HTTP_OPTIONS_INIT;
    money_http_t *http = NULL;
    money_http_answer_t *answer = NULL;
    money_error_t error;
    size_t count = 9;

    CHECK_STATUS(money_http_new(NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    options.struct_size = 3;
    CHECK_STATUS(money_http_new(&options, &http, &error), MONEY_ERR_ARGUMENT);
    options.struct_size = sizeof options;
    options.body_max = UINT64_MAX;
    CHECK_STATUS(money_http_new(&options, &http, &error), MONEY_ERR_ARGUMENT);
    options.body_max = 0;
    options.ca_file = "/no/such/file";
    CHECK_STATUS(money_http_new(&options, &http, &error), MONEY_ERR_ARGUMENT);
    CHECK(http == NULL && error.status == MONEY_ERR_ARGUMENT && error.position == -1);
    http = make(0, 0, NULL);
#define REFUSED(method, url, headers, body) \
    CHECK_STATUS(money_http_send(http, NULL, 1, method, url, headers, body, 0, &error), MONEY_ERR_ARGUMENT); \
    CHECK(strstr(error.text, "secret") == NULL)
    REFUSED(NULL, "http://127.0.0.1/?secret", NULL, NULL);
    REFUSED("GET", NULL, NULL, NULL);
    REFUSED("get", "http://127.0.0.1/?secret", NULL, NULL);
    REFUSED("HEAD", "http://127.0.0.1/?secret", NULL, NULL);
    REFUSED("GET /\r\nX: ", "http://127.0.0.1/?secret", NULL, NULL);
    REFUSED("GET", "http://127.0.0.1/?secret", NULL, "");
    REFUSED("GET", "http://127.0.0.1/?secret\r\nX: 1", NULL, NULL);
    REFUSED("GET", "http://127.0.0.1/?secret", "X: secret\r\n", NULL);
    REFUSED("GET", "http://127.0.0.1/?secret", "secret\n", NULL);
    REFUSED("GET", "http://127.0.0.1/?secret", "X: 1\n\nY: secret", NULL);
    CHECK_STATUS(money_http_send(http, NULL, 1, "PUT", "http://127.0.0.1/", NULL, "", SIZE_MAX, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_send(NULL, NULL, 1, "GET", "http://127.0.0.1/", NULL, NULL, 0, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_take(http, NULL, NULL, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_take(NULL, NULL, &answer, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_wait(http, -2, &count, NULL), MONEY_ERR_ARGUMENT);
    CHECK(count == 0);
    CHECK_STATUS(money_http_wait(NULL, 0, &count, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_pending_count(http, NULL, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_pending_count(NULL, &count, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_http_forget(NULL, NULL, NULL), MONEY_ERR_ARGUMENT);
    CHECK(pending_count(http) == 0);
    money_http_answer_free(NULL);
    money_http_free(http);
}

/* A proxy of the environment is asked for everything: here the server itself. */
static void proxy(void)
{
    money_http_t *http;
    char url[64];

    snprintf(url, sizeof url, "http://127.0.0.1:%d", server.port);
    setenv("http_proxy", url, 1);
    setenv("no_proxy", "127.0.0.1", 1);
    http = make(0, 0, NULL);
    CHECK(reason_of(http, "http://no-such-host.invalid/latest") == 0);
    CHECK(reason_of(http, "http://127.0.0.1:1/latest") == MONEY_TRANSPORT_CONNECTION);
    money_http_free(http);
    unsetenv("http_proxy");
    setenv("no_proxy", "*", 1);
}

int main(int count, char **arguments)
{
    char *bytes;

    if (count != 3) return 2; /* CERTIFICATE KEYFILE */
    bytes = check_read("Tests/Data/currencylayer-live.json", &live_length);
    snprintf(live, sizeof live, "%s", bytes);
    free(bytes);
    server = server_start(0, NULL, NULL);
    behaviours();
    sizes();
    verbs();
    leaving();
    crowd();
    callback();
    refused();
    no_answer(arguments[1], arguments[2]);
    proxy();
    server_stop(&server);
    return check_end();
}
