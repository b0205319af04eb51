/* money rates fetch: downloads the rates of the European Central Bank's latest day into the user's cache. */
#include "../exchange.h"
#include "../exits.h"
#include "../fetch/curl.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"
#include "../provenance.h"
#include "../rates_cache.h"
#include "../rates_rows.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define DAILY "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"

enum { ROWS_MAX = 65536, CURRENCIES_MAX = 200 };

typedef struct {
    const char *url;
    char path[4096]; /* of the cache */
    money_date_t newest; /* of the installed history and the cache; MONEY_DATE_NONE without any */
    money_date_t today;
    money_rates_t *rates;
    money_rates_info_t info;
} fetch_t;

/* Reads the newest row of a history. Returns the number of bytes, or 0. */
static size_t read_newest(int file, char *rows)
{
    size_t length = file < 0 ? 0 : rates_rows_read(file, MONEY_DATE_NONE, 0, rows, ROWS_MAX);

    if (file >= 0) close(file);
    return length;
}

/* Passes the newest rates of a history to the feed, which rejects rates that jumped since. */
static void restore(fetch_t *fetch, money_feed_t *feed, int file, money_instant_t now)
{
    static char rows[ROWS_MAX];
    size_t length = read_newest(file, rows);
    money_date_t day;

    if (length > 0) length = rates_rows_newest(rows, length, &day);
    if (length == 0 || (fetch->newest != MONEY_DATE_NONE && day <= fetch->newest)) return;
    fetch->newest = day;
    /* A row that cannot be restored is not compared. */
    if (money_feed_restore(feed, rows, length, now, NULL) != MONEY_OK) return;
}

static void restore_all(fetch_t *fetch, money_feed_t *feed, money_instant_t now)
{
    char installed[4096];

    rates_file_find_installed(installed, sizeof installed);
    restore(fetch, feed, open(installed, O_RDONLY | O_CLOEXEC), now);
    restore(fetch, feed, rates_cache_open(fetch->path), now);
}

static int refuse(const fetch_t *fetch, const char *reason)
{
    message(fetch->url, ": ", reason, NULL);
    return EXIT_FILE;
}

/* Sends the request of the feed, and passes the response back. */
static int receive(const fetch_t *fetch, money_feed_t *feed, money_instant_t now)
{
    response_t response = { .status = 0 };
    money_feed_request_t *request = NULL;
    money_error_t failure;
    const char *reason;
    uint64_t id;
    int code = EXIT_ANSWERED;

    if (money_feed_refresh(feed, &failure) != MONEY_OK || money_feed_next(feed, now, &request, &failure) != MONEY_OK)
        return refuse(fetch, failure.text);
    if (request == NULL) return refuse(fetch, "no request is due");
    reason = curl_get(money_feed_request_url(request), &response);
    id = money_feed_request_id(request);
    money_feed_request_free(request);
    if (reason != NULL)
        code = refuse(fetch, reason);
    else if (money_feed_receive_response(feed, id, (int32_t)response.status, response.type,
                                         response.body.length > 0 ? response.body.bytes : "", response.body.length, now,
                                         &failure) != MONEY_OK ||
             money_feed_failure(feed, "", &failure, NULL) != MONEY_OK || failure.status != MONEY_OK)
        code = refuse(fetch, failure.text);
    text_free(&response.body);
    return code;
}

/* Writes the codes of the columns; EUR is not one. False on an error. */
static bool write_header(const money_rates_t *rates, uint64_t count, text_t *text)
{
    char code[MONEY_CODE_SIZE];
    uint64_t index;

    text_add_string(text, "Date,");
    for (index = 0; index < count; index++) {
        if (money_rates_currency_at(rates, index, code, sizeof code, NULL, NULL) != MONEY_OK) return false;
        if (strcmp(code, "EUR") == 0) continue;
        text_add_string(text, code);
        text_add_string(text, ",");
    }
    text_add_string(text, "\n");
    return true;
}

/* Writes the rates as the bank's history: a row for each day, the newest first. False if a rate is not a decimal. */
static bool write_history(const money_rates_t *rates, text_t *text)
{
    char code[MONEY_CODE_SIZE], number[DECIMAL_TEXT_MAX], day_text[16];
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t details;
    money_rates_info_t info;
    uint64_t day, index;

    if (money_rates_info(rates, &info, NULL) != MONEY_OK || !write_header(rates, info.currency_count, text))
        return false;
    for (day = info.date_count; day > 0; day--) {
        if (money_rates_date_at(rates, day - 1, &options.date, NULL) != MONEY_OK ||
            money_date_format(options.date, day_text, sizeof day_text, NULL, NULL) != MONEY_OK)
            return false;
        text_add_string(text, day_text);
        text_add_string(text, ",");
        for (index = 0; index < info.currency_count; index++) {
            if (money_rates_currency_at(rates, index, code, sizeof code, NULL, NULL) != MONEY_OK) return false;
            if (strcmp(code, "EUR") == 0) continue;
            if (money_rates_find(rates, "EUR", code, &options, &details, NULL) != MONEY_OK ||
                details.leg_count != 1 || details.legs[0].kind != MONEY_RATE_QUOTED)
                strcpy(number, "N/A");
            else if (!provenance_decimal(&details.rate, 12, MONEY_ROUND_DOWN, number, sizeof number))
                return false;
            text_add_string(text, number);
            text_add_string(text, ",");
        }
        text_add_string(text, "\n");
    }
    return !text->has_failed;
}

/* Returns the fetched rates together with the days fetched earlier; NULL without readable earlier days. */
static money_rates_t *with_earlier(const fetch_t *fetch)
{
    text_t cached = { .bytes = NULL };
    money_rates_t *earlier = NULL, *merged = NULL;
    int file = rates_cache_open(fetch->path);

    if (file < 0) return NULL;
    if (text_read(&cached, file, RATES_CACHE_MAX) &&
        money_rates_from_ecb_csv(cached.bytes, cached.length, &earlier, NULL) == MONEY_OK)
        MONEY_IGNORE(money_rates_merge(fetch->rates, earlier, MONEY_MERGE_DAYS, MONEY_DATE_NONE, &merged, NULL));
    close(file);
    money_rates_free(earlier);
    text_free(&cached);
    return merged;
}

/* Replaces the cache by the fetched days and those fetched earlier. Unreadable days of an earlier cache are dropped. */
static int store(const fetch_t *fetch)
{
    text_t text = { .bytes = NULL };
    money_rates_t *merged = with_earlier(fetch);
    int code;

    if (merged == NULL || !write_history(merged, &text) || text.length > RATES_CACHE_MAX) {
        text_free(&text);
        if (!write_history(fetch->rates, &text)) {
            code = refuse(fetch, text.has_failed ? "out of memory" : "expected rates with at most 18 fraction digits");
            text_free(&text);
            money_rates_free(merged);
            return code;
        }
    }
    code = rates_cache_write(fetch->path, &text);
    money_rates_free(merged);
    text_free(&text);
    return code;
}

static int check(fetch_t *fetch)
{
    char day[16], text[96];

    if (fetch->info.last_date == MONEY_DATE_NONE || strcmp(fetch->info.base, "EUR") != 0 ||
        fetch->info.currency_count > CURRENCIES_MAX)
        return refuse(fetch, "expected dated rates against EUR");
    if (fetch->info.last_date > fetch->today + 1 &&
        money_date_format(fetch->info.last_date, day, sizeof day, NULL, NULL) == MONEY_OK) {
        snprintf(text, sizeof text, "the day of the rates must not be later than today, got %s", day);
        return refuse(fetch, text);
    }
    return EXIT_ANSWERED;
}

static int report(const fetch_t *fetch, bool is_newer)
{
    char first[16], last[16];
    bool is_range = fetch->info.first_date < fetch->info.last_date;

    if (money_date_format(fetch->info.first_date, first, sizeof first, NULL, NULL) != MONEY_OK ||
        money_date_format(fetch->info.last_date, last, sizeof last, NULL, NULL) != MONEY_OK)
        return EXIT_SYSTEM;
    if (message_uses_json()) {
        out_json_open(NULL, '{');
        out_json_string("url", fetch->url);
        out_json_string("file", fetch->path);
        out_json_day("first_day", fetch->info.first_date);
        out_json_day("last_day", fetch->info.last_date);
        out_json_number("rates", (int64_t)fetch->info.quote_count);
        out_json_string("source", fetch->info.source);
        out_json_end_line();
    } else {
        out_number(STREAM_OUT, (int64_t)fetch->info.quote_count);
        out_text(STREAM_OUT, " rates of ");
        out_text(STREAM_OUT, first);
        if (is_range) out_text(STREAM_OUT, " to ");
        if (is_range) out_text(STREAM_OUT, last);
        out_text(STREAM_OUT, ", ");
        out_foreign(STREAM_OUT, fetch->info.source, strlen(fetch->info.source));
        out_text(STREAM_OUT, "\n");
    }
    if (!is_newer) message_note("no newer rates: those of ", last, " were available before", NULL);
    return EXIT_ANSWERED;
}

static int fetch_with(fetch_t *fetch, money_feed_t *feed, money_instant_t now)
{
    money_error_t error;
    bool is_newer;
    int code;

    restore_all(fetch, feed, now);
    code = receive(fetch, feed, now);
    if (code != EXIT_ANSWERED) return code;
    if (money_feed_rates(feed, &fetch->rates, &error) != MONEY_OK ||
        money_rates_info(fetch->rates, &fetch->info, &error) != MONEY_OK)
        return refuse(fetch, error.text);
    code = check(fetch);
    is_newer = fetch->newest == MONEY_DATE_NONE || fetch->info.last_date > fetch->newest;
    if (code == EXIT_ANSWERED) code = store(fetch);
    return code == EXIT_ANSWERED ? report(fetch, is_newer) : code;
}

int run_rates_fetch(const arguments_t *arguments)
{
    fetch_t fetch = { .url = DAILY, .newest = MONEY_DATE_NONE };
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;
    money_instant_t now;
    money_error_t error;
    const char *reason;
    int code = exchange_now(arguments, &fetch.today, &now);

    if (code != EXIT_ANSWERED) return code;
    if (arguments->count != 1) return message_usage("expected no arguments after fetch", NULL);
    if (arguments_have(arguments, OPTION_URL)) fetch.url = arguments->values[OPTION_URL];
    reason = curl_load();
    if (reason != NULL) {
        message("rates fetch: ", reason, NULL);
        return EXIT_FILE;
    }
    reason = curl_check(fetch.url);
    if (reason != NULL) return message_usage("--url: ", reason, ", got \"", fetch.url, "\"", NULL);
    rates_cache_find(fetch.path, sizeof fetch.path);
    if (fetch.path[0] == 0) {
        message("rates fetch requires an absolute path in HOME or XDG_CACHE_HOME", NULL);
        return EXIT_FILE;
    }
    options.base_url = fetch.url;
    options.largest_body = FETCH_BODY_MAX;
    if (money_feed_new(MONEY_PROVIDER_ECB, &options, &feed, &error) != MONEY_OK)
        return message_usage("--url: ", error.text, NULL);
    code = fetch_with(&fetch, feed, now);
    money_rates_free(fetch.rates);
    money_feed_free(feed);
    return code;
}
