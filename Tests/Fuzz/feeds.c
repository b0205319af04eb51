/*
 * Feeds under any events and any answers: one request for each item, good data is never lost, no text contains the key,
 * and saved contents are restored unchanged.
 *
 * Input: a byte that selects the provider, then events: a byte each, with a byte of time; an answer also consists of a
 * status, a type and, after two bytes of length, its body.
 */
#include "laws.h"

#define KEY "Zq7#xK-Secret_09"

static const int32_t statuses[] = {200, 200, 200, 204, 401, 403, 404, 429, 500, 503};
static const char *const types[] = {NULL, "application/json", "text/html", "text/csv", "image/png", ""};

static void law_state(const money_feed_t *feed, int64_t now, uint64_t *revision, int had_data)
{
    money_feed_info_t info;
    money_error_t failure;
    size_t pending_count = 0;

    LAW(money_feed_info(feed, now, &info, NULL) == MONEY_OK);
    LAW(money_feed_pending_count(feed, &pending_count, NULL) == MONEY_OK && pending_count == info.pending_count);
    LAW(info.revision >= *revision && info.state >= MONEY_FEED_EMPTY && info.state <= MONEY_FEED_WAITING);
    LAW(info.age_seconds == MONEY_INSTANT_NONE || info.age_seconds >= 0);
    LAW(info.next_at == MONEY_INSTANT_NONE || info.next_at >= now);
    LAW(!had_data || info.success != MONEY_INSTANT_NONE);
    *revision = info.revision;
    LAW(money_feed_failure(feed, NULL, &failure, NULL) == MONEY_OK && failure.status == info.status);
    LAW(memchr(failure.text, 0, sizeof failure.text) != NULL && strstr(failure.text, KEY) == NULL);
    LAW(strcmp(money_status_name(failure.status), "MONEY_ERR_?") != 0);
}

static money_feed_t *new_feed(int32_t provider)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = KEY;
    options.base_url = "http://localhost";
    if (provider == MONEY_PROVIDER_TRANSACTIONS) options.currency = "EUR";
    LAW(money_feed_new(provider, &options, &feed, NULL) == MONEY_OK);
    return feed;
}

/** Saved contents are restored, and written the same. */
static int law_restored(const money_feed_t *feed, int32_t provider)
{
    money_feed_t *again;
    char *json = NULL, *same = NULL;

    if (money_feed_to_json(feed, &json, NULL, NULL) != MONEY_OK) return 0;
    LAW(strstr(json, KEY) == NULL);
    again = new_feed(provider);
    LAW(money_feed_restore(again, json, MONEY_NTS, INT64_MAX, NULL) == MONEY_OK);
    LAW(money_feed_to_json(again, &same, NULL, NULL) == MONEY_OK);
    /* A portfolio counts its changes anew. */
    LAW(provider == MONEY_PROVIDER_TRANSACTIONS || strcmp(json, same) == 0);
    money_string_free(json);
    money_string_free(same);
    money_feed_free(again);
    return 1;
}

static void save(money_feed_t *feed, uint8_t choice)
{
    money_transaction_t one;
    char id[2] = {0};

    money_transaction_init(&one);
    one.id[0] = id[0] = (char)('1' + (choice & 3));
    strcpy(one.symbol, "ABC");
    one.date = 19000 + (choice >> 4);
    one.action = choice & 4 ? MONEY_ACTION_SELL : MONEY_ACTION_BUY;
    one.quantity.lo = (choice >> 3 & 3) + 1;
    LAW(money_parse("12.50 EUR", MONEY_NTS, &one.total, NULL) == MONEY_OK);
    if (choice & 8)
        MONEY_IGNORE(money_feed_remove(feed, id, NULL));
    else
        MONEY_IGNORE(money_feed_put(feed, &one, NULL, 0, NULL, NULL));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    input_t input = {data, size};
    int32_t provider = input_byte(&input) % 7;
    money_feed_t *feed = new_feed(provider);
    money_error_t error = error_untouched();
    uint64_t open[8], revision = 0;
    size_t count = 0, length;
    int64_t now = 1000;
    int had_data = 0;

    if (provider == MONEY_PROVIDER_FINNHUB) {
        LAW(money_feed_add_symbol(feed, "ABC", NULL) == MONEY_OK);
        LAW(money_feed_add_symbol(feed, "X Y", NULL) == MONEY_OK);
    }
    while (input.left > 0) {
        uint8_t event = input_byte(&input), choice = input_byte(&input);
        money_feed_request_t *request = NULL;
        uint64_t id = count > 0 ? open[choice % count] : choice;
        char *body;

        now += choice;
        switch (event % 8) {
        case 0:
        case 1:
            LAW(money_feed_next(feed, now, &request, NULL) == MONEY_OK);
            if (request != NULL) {
                LAW(count < (provider == MONEY_PROVIDER_FINNHUB ? 2u : 1u) && money_feed_request_id(request) != 0);
                open[count++] = money_feed_request_id(request);
                LAW(strncmp(money_feed_request_url(request), "http://localhost/", 17) == 0);
            }
            money_feed_request_free(request);
            break;
        case 2:
        case 3:
            length = (size_t)input_number(&input, 2);
            if (length > input.left) length = input.left;
            body = malloc(length > 0 ? length : 1);
            if (body == NULL) abort();
            memcpy(body, input.bytes, length);
            input.bytes += length;
            input.left -= length;
            LAW((money_feed_receive_response(feed, id, statuses[choice % 10], types[event / 8 % 6], body, length, now, &error) ==
                 MONEY_OK) == (count > 0));
            free(body);
            if (count > 0) open[choice % count] = open[count - 1], count--;
            break;
        case 4:
            LAW((money_feed_fail_request(feed, id, event / 8 % 7 + 1, now, NULL) == MONEY_OK) == (count > 0));
            if (count > 0) open[choice % count] = open[count - 1], count--;
            break;
        case 5: LAW(money_feed_refresh(feed, NULL) == MONEY_OK); break;
        case 6: LAW(money_feed_notify_online(feed, now, NULL) == MONEY_OK); break;
        default:
            if (provider == MONEY_PROVIDER_TRANSACTIONS)
                save(feed, choice);
            else
                now += (int64_t)choice * 60;
        }
        law_state(feed, now, &revision, had_data && provider != MONEY_PROVIDER_FINNHUB);
        had_data = law_restored(feed, provider) || had_data;
        LAW(!had_data || law_restored(feed, provider));
    }
    money_feed_free(feed);
    return 0;
}
