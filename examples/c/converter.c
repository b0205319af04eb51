/*
 * A converter without a network: the program passes documents of rates to it.
 *
 *     cc converter.c -lmoney && ./a.out Tests/Data
 */
#include <money/desk.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

static char *read_file(const char *folder, const char *name, size_t *length)
{
    char path[1024], *text = NULL;
    FILE *file;
    long size;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (file == NULL) return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0 &&
        (text = malloc((size_t)size + 1)) != NULL)
        *length = fread(text, 1, (size_t)size, file);
    fclose(file);
    return text;
}

/** Handles a response: rates, or an error. */
static void answer(money_converter_t *converter, const char *json, size_t length, int32_t origin, int64_t now)
{
    money_rates_t *rates = NULL;
    money_status_t status = money_rates_from_json(json, length, &rates, &error);

    if (status == MONEY_OK)
        MONEY_CHECK(money_converter_set_rates(converter, rates, origin, now, NULL));
    else
        MONEY_CHECK(money_converter_set_rates_failure(converter, status, error.text, MONEY_NTS, NULL));
    money_rates_free(rates);
}

static void show(const char *what, const money_converter_t *converter, int64_t now)
{
    static const char *const states[] = {"empty", "loading", "ready", "stale", "failed"};
    static const char *const origins[] = {"", "network", "store", "program"};
    char amount[128], text[MONEY_LOCALE_TEXT_MAX], line[MONEY_LOCALE_TEXT_MAX], reason[MONEY_REASON_SIZE];
    money_converter_info_t info;

    MONEY_CHECK(money_converter_info(converter, now, &info, NULL));
    MONEY_CHECK(money_converter_amount(converter, amount, sizeof amount, NULL, NULL));
    MONEY_CHECK(money_converter_text(converter, text, sizeof text, NULL, NULL));
    MONEY_CHECK(money_converter_unit_rate(converter, line, sizeof line, NULL, NULL));
    MONEY_CHECK(money_converter_reason(converter, reason, sizeof reason, NULL, NULL));
    printf("%s: %s\n", what, states[info.state]);
    if (text[0] != '\0') printf("  %s %s = %s %s\n  %s\n", amount, info.source, text, info.target, line);
    if (info.updated != MONEY_INSTANT_NONE)
        printf("  of %lld, from the %s %lld minutes ago\n", (long long)info.updated, origins[info.origin],
               (long long)info.received_age / 60);
    if (reason[0] != '\0') printf("  %s\n", reason);
}

int main(int count, char **arguments)
{
    const char *folder = count > 1 ? arguments[1] : "Tests/Data";
    int64_t now = 1793372400; /* the library reads no clock: the program passes the time */
    size_t live_length = 0, failed_length = 0;
    char *live = read_file(folder, "currencylayer-live.json", &live_length);
    char *failed = read_file(folder, "currencylayer-error.json", &failed_length), *kept = NULL;
    money_converter_t *converter = NULL;
    money_converter_info_t info;

    if (live == NULL || failed == NULL || money_converter_new("EUR", "USD", NULL, &converter, &error) != MONEY_OK) {
        fprintf(stderr, "%s: no documents, or no converter\n", folder);
        free(live);
        free(failed);
        return 1;
    }
    show("Nothing typed", converter, now);
    MONEY_CHECK(money_converter_set_amount(converter, "12.", MONEY_NTS, NULL));
    MONEY_CHECK(money_converter_set_loading(converter, NULL));
    show("Rates are on their way", converter, now);
    answer(converter, live, live_length, MONEY_ORIGIN_NETWORK, now);
    show("Rates have come", converter, now);

    /* The next response is the provider's error: the previous rates remain. */
    now += 20 * 60;
    MONEY_CHECK(money_converter_refresh(converter, NULL));
    MONEY_CHECK(money_converter_info(converter, now, &info, NULL));
    printf("Rates are wanted: %s\n", info.wants_rates ? "yes" : "no");
    answer(converter, failed, failed_length, MONEY_ORIGIN_NETWORK, now);
    show("Rates could not be renewed", converter, now);

    MONEY_CHECK(money_converter_swap(converter, NULL));
    show("The other way", converter, now);
    MONEY_CHECK(money_converter_set_amount(converter, "12,5x", MONEY_NTS, NULL));
    show("A slip", converter, now);
    MONEY_CHECK(money_converter_set_amount(converter, "1", MONEY_NTS, NULL));
    MONEY_CHECK(money_converter_set_pair(converter, "USD", "XAF", NULL));
    show("A currency without a rate", converter, now);
    MONEY_CHECK(money_converter_set_pair(converter, "USD", "BTC", NULL));

    /* After a restart: the saved pair, amount and rates. */
    if (money_converter_to_json(converter, &kept, NULL, &error) != MONEY_OK) puts(error.text);
    money_converter_free(converter);
    converter = NULL;
    if (money_converter_from_json(kept, MONEY_NTS, NULL, &converter, &error) != MONEY_OK) puts(error.text);
    show("After a restart", converter, now + 7200);
    answer(converter, live, live_length, MONEY_ORIGIN_STORE, now - 20 * 60);
    show("With the rates of the store", converter, now + 7200);

    money_string_free(kept);
    money_converter_free(converter);
    free(live);
    free(failed);
    return 0;
}
