/*
 * Fetches the European Central Bank's rates, and converts.
 *
 *     make -C bindings/c
 *     cc -Ibindings/c ecb.c bindings/c/libmoney_http.a -lmoney -lcurl -lz -pthread && ./a.out URL
 *
 * URL is a file as the bank publishes it, such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref.zip, or a folder
 * with the daily file, URL/eurofxref.csv.
 */
#include <libmoney_http.h>
#include <money/helpers.h>
#include <stdio.h>
#include <time.h>

/* Sends the request and waits for the response. A program with other work would do that, and drive the feed again later. */
static money_status_t fetch(money_http_t *http, money_feed_t *feed, money_error_t *error)
{
    money_status_t status = MONEY_OK;
    size_t pending_count = 1;

    while (status == MONEY_OK && pending_count > 0) {
        status = money_http_drive(http, feed, (int64_t)time(NULL), NULL, error);
        if (status == MONEY_OK) status = money_http_wait(http, -1, NULL, error);
        if (status == MONEY_OK) status = money_http_pending_count(http, &pending_count, error);
    }
    /* The feed reports errors of the network and the server. */
    if (status == MONEY_OK) {
        money_error_t failure;

        status = money_feed_failure(feed, NULL, &failure, error);
        if (status == MONEY_OK && failure.status != MONEY_OK) {
            *error = failure;
            status = failure.status;
        }
    }
    return status;
}

int main(int count, char **arguments)
{
    static const char *const currencies[] = {"USD", "JPY", "CHF"};
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_http_t *http = NULL;
    money_feed_t *feed = NULL;
    money_rates_t *rates = NULL;
    money_rates_info_t info;
    money_t price, result;
    money_error_t error;
    char text[MONEY_TEXT_MAX], day[11];
    size_t index;
    int failed = 1;

    if (count < 2) {
        fprintf(stderr, "usage: ecb URL\n");
        return 2;
    }
    options.base_url = arguments[1];
    if (money_http_new(NULL, &http, &error) != MONEY_OK ||
        money_feed_new(MONEY_PROVIDER_ECB, &options, &feed, &error) != MONEY_OK ||
        fetch(http, feed, &error) != MONEY_OK || money_feed_rates(feed, &rates, &error) != MONEY_OK ||
        money_rates_info(rates, &info, &error) != MONEY_OK) {
        fprintf(stderr, "no rates: %s\n", error.text);
    } else {
        MONEY_CHECK(money_date_format(info.last_date, day, sizeof day, NULL, NULL));
        printf("%llu rates of %s\n", (unsigned long long)info.quote_count, day);
        failed = money_parse("12.50 EUR", MONEY_NTS, &price, &error) != MONEY_OK;
        for (index = 0; !failed && index < sizeof currencies / sizeof *currencies; index++) {
            failed = money_rates_convert(rates, &price, currencies[index], NULL, &result, NULL, &error) != MONEY_OK ||
                     money_format(&result, text, sizeof text, NULL, &error) != MONEY_OK;
            if (!failed) printf("12.50 EUR = %s\n", text);
        }
    }
    money_rates_free(rates);
    money_feed_free(feed);
    money_http_free(http);
    return failed;
}
