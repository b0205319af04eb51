/* Runs the golden vectors of feeds through the C functions. Usage: run_feed DIRECTORY */
#include "vectors.h"

static const char *const file_name = "feed.json";
static const char rates_document[] = "{\"success\":true,\"timestamp\":0,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}";
static const char list_document[] = "{\"success\":true,\"currencies\":{\"EUR\":\"Euro\"}}";

/** Hands in the answer to the pending request. */
static void answer(money_feed_t *feed, uint64_t id, const char *what, int is_list, int64_t at, json_t *test)
{
    const char *document = is_list ? list_document : rates_document;
    money_error_t failure;
    money_status_t wanted = MONEY_OK;

    if (strcmp(what, "no connection") == 0) {
        wanted = MONEY_ERR_TRANSPORT;
        check(money_feed_fail_request(feed, id, MONEY_TRANSPORT_CONNECTION, at, NULL) == MONEY_OK, test, what);
    } else {
        int is_page = strcmp(what, "html") == 0;

        if (is_page) wanted = MONEY_ERR_CONTENT_TYPE;
        check(is_page || strcmp(what, "ok") == 0, test, "an answer that is known");
        check(money_feed_receive_response(feed, id, 200, is_page ? "text/html" : "application/json",
                                is_page ? "<html></html>" : document, MONEY_NTS, at, NULL) == MONEY_OK,
              test, what);
    }
    check(money_feed_failure(feed, NULL, &failure, NULL) == MONEY_OK && failure.status == wanted, test, failure.text);
}

static void run(json_t *test)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    int is_list = strcmp(text_of(test, "feed"), "currency_list") == 0;
    money_feed_t *feed = NULL;
    uint64_t id = 0;
    json_t *step;
    size_t index;

    options.api_key = "not-a-key";
    options.ttl_seconds = json_integer_value(json_object_get(test, "ttl_seconds"));
    if (money_feed_new(is_list ? MONEY_PROVIDER_CURRENCYLAYER_LIST : MONEY_PROVIDER_CURRENCYLAYER, &options, &feed,
                       NULL) != MONEY_OK)
        abort();
    json_array_foreach(json_object_get(test, "steps"), index, step)
    {
        int64_t at = json_integer_value(json_object_get(step, "at"));
        const char *expected = text_of(step, "expect"), *event = text_of(step, "event");

        if (expected != NULL) {
            money_feed_request_t *request = NULL;

            if (money_feed_next(feed, at, &request, NULL) != MONEY_OK) abort();
            check((request != NULL) == (strcmp(expected, "fetch") == 0), test, expected);
            if (request != NULL) id = money_feed_request_id(request);
            money_feed_request_free(request);
        } else if (event != NULL) {
            int is_refresh = strcmp(event, "refresh") == 0;

            check((is_refresh ? money_feed_refresh(feed, NULL) : money_feed_notify_online(feed, at, NULL)) == MONEY_OK,
                  test, event);
        } else if (text_of(step, "answer") != NULL) {
            answer(feed, id, text_of(step, "answer"), is_list, at, test);
        } else {
            money_feed_info_t info;
            money_rates_t *rates = NULL;

            check(strcmp(text_of(step, "serves"), "the good table of 0, stale by 3601 s") == 0, test, "a known step");
            if (money_feed_info(feed, at, &info, NULL) != MONEY_OK) abort();
            check(info.state == MONEY_FEED_STALE && info.success == 0 && info.age_seconds == 3601, test, "stale by 3601 s");
            check(money_feed_rates(feed, &rates, NULL) == MONEY_OK, test, "the good table");
            money_rates_free(rates);
        }
    }
    money_feed_free(feed);
}

int main(int count, char **arguments)
{
    char path[1024];
    json_t *tests, *test;
    json_error_t where;
    size_t index;

    snprintf(path, sizeof path, "%s/feed.json", count > 1 ? arguments[1] : "Tests/Vectors");
    tests = json_load_file(path, 0, &where);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, where.text);
        return 1;
    }
    json_array_foreach(tests, index, test) run(test);
    json_decref(tests);
    check(index >= 5, NULL, "fewer vectors than there were");
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed != 0;
}
