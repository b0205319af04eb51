/* Shared by the network examples: output checked for the key, driving of feeds, and control of the test server. */
#ifndef NETWORK_COMMON_H
#define NETWORK_COMMON_H

#include <libmoney_http.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static money_error_t error;
/* A text that must not appear in the output. */
static const char *secret = "";

static void say(const char *format, ...)
{
    char text[8192];
    va_list arguments;
    int length;

    va_start(arguments, format);
    length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof text || (secret[0] != '\0' && strstr(text, secret) != NULL)) {
        fputs("this cannot be shown\n", stderr);
        exit(1);
    }
    fputs(text, stdout);
}

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    say("%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static void refused(money_status_t status)
{
    if (status == MONEY_OK) exit(1);
    say("  refused: %s (%s)\n", error.text, money_status_name(status));
}

static const char *text_of(const money_t *amount)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;

    next = (next + 1) % 4;
    must(money_format(amount, texts[next], MONEY_TEXT_MAX, NULL, &error));
    return texts[next];
}

/* Creates a feed of a provider, at an address or the provider's default. */
static money_feed_t *feed_of(int32_t provider, const char *base_url, const char *key)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed;

    options.base_url = base_url;
    options.api_key = key;
    must(money_feed_new(provider, &options, &feed, &error));
    return feed;
}

static void show_feed(const char *what, const money_feed_t *feed, int64_t now)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed", "waiting"};
    money_feed_info_t info;
    money_error_t failure;

    must(money_feed_info(feed, now, &info, &error));
    must(money_feed_failure(feed, NULL, &failure, &error));
    say("  %s: %s", what, states[info.state]);
    if (info.age_seconds != MONEY_INSTANT_NONE) say(", %lld s old", (long long)info.age_seconds);
    if (info.flags & MONEY_FEED_FLAG_RESTORED) say(", restored");
    if (failure.status != MONEY_OK) say("; %s: %s", money_status_name(failure.status), failure.text);
    say("\n");
}

/* Sends the requests of two feeds, passes the responses to them, and returns the number of pending requests. */
static size_t drive(money_http_t *http, money_feed_t *one, money_feed_t *other, int64_t now)
{
    size_t first, second = 0;

    must(money_http_drive(http, one, now, NULL, &error));
    must(money_feed_pending_count(one, &first, &error));
    if (other == NULL) return first;
    must(money_http_drive(http, other, now, NULL, &error));
    must(money_feed_pending_count(other, &second, &error));
    return first + second;
}

/* Repeats this until no request is pending. A program with other work would do that instead of waiting. */
static void settle(money_http_t *http, money_feed_t *one, money_feed_t *other, int64_t now)
{
    while (drive(http, one, other, now) > 0) must(money_http_wait(http, -1, NULL, &error));
}

/* Sets the behaviour of the test server for its next response at a path. */
static void play(money_http_t *http, const char *url, const char *path, const char *behaviour)
{
    char address[256], body[256];
    money_http_answer_t *answer;

    snprintf(address, sizeof address, "%s/control", url);
    snprintf(body, sizeof body, "{\"path\":\"%s\",\"behaviour\":\"%s\",\"times\":1}", path, behaviour);
    must(money_http_send(http, &error, 1, "PUT", address, NULL, body, strlen(body), &error));
    do {
        must(money_http_wait(http, -1, NULL, &error));
        must(money_http_take(http, &error, &answer, &error));
    } while (answer == NULL);
    if (answer->status != 200) exit(1);
    money_http_answer_free(answer);
}

/* True if a file contains these bytes. */
static int file_holds(const char *path, const char *bytes)
{
    FILE *file = fopen(path, "rb");
    size_t length = strlen(bytes), matched = 0;
    int byte;

    if (file == NULL) return 0;
    while (matched < length && (byte = getc(file)) != EOF)
        matched = byte == bytes[matched] ? matched + 1 : byte == bytes[0];
    fclose(file);
    return matched == length;
}

#endif
