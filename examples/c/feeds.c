/*
 * Drives a feed without a network: its requests, the handling of responses, and a restart.
 *
 *     cc feeds.c -lmoney && ./a.out Tests/Data/currencylayer-live.json
 */
#include <money.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(65536);

    if (file == NULL || text == NULL) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(1);
    }
    *length = fread(text, 1, 65536, file);
    fclose(file);
    return text;
}

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error.text);
    exit(1);
}

/** Returns the ID of the request, which a program would now send. Its URL contains the key, so it is not shown. */
static uint64_t ask(money_feed_t *feed, int64_t now)
{
    money_feed_request_t *request = NULL;
    uint64_t id;

    must(money_feed_next(feed, now, &request, &error));
    id = money_feed_request_id(request);
    printf("  at %lld: %s\n", (long long)now, request == NULL ? "nothing to send" : money_feed_request_method(request));
    money_feed_request_free(request);
    return id;
}

static void tell(const money_feed_t *feed, int64_t now)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed", "waiting"};
    money_feed_info_t info;
    money_error_t failure;

    must(money_feed_info(feed, now, &info, &error));
    must(money_feed_failure(feed, NULL, &failure, &error));
    printf("  at %lld: %s, %lld s old", (long long)now, states[info.state], (long long)info.age_seconds);
    if (failure.status != MONEY_OK) printf("; %s: %s", money_status_name(failure.status), failure.text);
    printf("\n");
}

int main(int count, char **arguments)
{
    size_t length;
    char *live = read_file(count > 1 ? arguments[1] : "Tests/Data/currencylayer-live.json", &length), *kept = NULL;
    char text[MONEY_TEXT_MAX];
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL, *again = NULL;
    money_rates_t *rates = NULL;
    money_feed_info_t info;
    money_t amount, converted;
    uint64_t id;

    options.api_key = "not-a-key";
    must(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER, &options, &feed, &error));
    id = ask(feed, 0);
    must(money_feed_receive_response(feed, id, 200, "application/json", live, length, 1, &error));
    tell(feed, 1);

    must(money_feed_rates(feed, &rates, &error));
    must(money_parse("100.00 EUR", MONEY_NTS, &amount, &error));
    must(money_rates_convert(rates, &amount, "USD", NULL, &converted, NULL, &error));
    must(money_format(&converted, text, sizeof text, NULL, &error));
    printf("  100.00 EUR is %s\n", text);
    money_rates_free(rates);

    puts("an hour later: a page where JSON should be, then no connection");
    id = ask(feed, 3601);
    must(money_feed_receive_response(feed, id, 200, "text/html", "<html>Log in</html>", MONEY_NTS, 3602, &error));
    tell(feed, 3602);
    ask(feed, 3603);
    must(money_feed_notify_online(feed, 3660, &error));
    id = ask(feed, 3660);
    must(money_feed_fail_request(feed, id, MONEY_TRANSPORT_CONNECTION, 3661, &error));
    tell(feed, 3661);

    puts("a document that was cut off, and one with a rate a hundred times higher");
    must(money_feed_refresh(feed, &error));
    must(money_feed_receive_response(feed, ask(feed, 3700), 200, NULL, live, length / 2, 3701, &error));
    tell(feed, 3701);
    must(money_feed_refresh(feed, &error));
    must(money_feed_receive_response(feed, ask(feed, 3702), 200, NULL, "{\"source\":\"USD\",\"quotes\":{\"USDEUR\":89.6}}",
                           MONEY_NTS, 3703, &error));
    tell(feed, 3703);

    puts("after a restart, without any network");
    must(money_feed_info(feed, 3703, &info, &error));
    must(money_feed_to_json(feed, &kept, NULL, &error));
    must(money_feed_new(MONEY_PROVIDER_CURRENCYLAYER, &options, &again, &error));
    must(money_feed_restore(again, kept, MONEY_NTS, info.success, &error));
    tell(again, 3800);

    money_string_free(kept);
    money_feed_free(again);
    money_feed_free(feed);
    free(live);
    return 0;
}
