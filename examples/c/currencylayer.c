/*
 * Reads a document of the currencylayer service, describes it, and converts at its rates.
 *
 *     cc currencylayer.c -lmoney && ./a.out Tests/Data/currencylayer-live.json
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size;

    if (file == NULL) return NULL;
    if (fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0 &&
        (text = malloc((size_t)size + 1)) != NULL)
        *length = fread(text, 1, (size_t)size, file);
    fclose(file);
    return text;
}

int main(int count, char **arguments)
{
    static const char *const amounts[] = {"100.00 USD", "100.00 EUR", "2 BTC"};
    const char *path = count > 1 ? arguments[1] : "Tests/Data/currencylayer-live.json";
    size_t length = 0, index;
    char *json = read_file(path, &length), text[MONEY_TEXT_MAX], converted[MONEY_TEXT_MAX], day[11];
    money_rates_t *rates = NULL;
    money_rates_info_t info;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_error_t error;

    if (json == NULL || money_rates_from_json(json, length, &rates, &error) != MONEY_OK) {
        /* A document with "success": false also fails here, with the message of the service. */
        fprintf(stderr, "%s: %s\n", path, json == NULL ? "cannot be read" : error.text);
        free(json);
        return 1;
    }
    free(json);

    MONEY_CHECK_ERROR(money_rates_info(rates, &info, &error), error);
    MONEY_CHECK(money_date_format(info.last_date, day, sizeof day, NULL, NULL));
    printf("%llu rates against %s, of %s\n", (unsigned long long)info.quote_count, info.base, day);

    options.now = info.instant + 90 * 60; /* the library reads no clock: the program passes the time */
    for (index = 0; index < sizeof amounts / sizeof *amounts; index++) {
        money_t amount, result;
        money_conversion_t how;

        if (money_parse(amounts[index], MONEY_NTS, &amount, &error) != MONEY_OK ||
            money_rates_convert(rates, &amount, "GBP", &options, &result, &how, &error) != MONEY_OK) {
            fprintf(stderr, "%s\n", error.text);
            money_rates_free(rates);
            return 1;
        }
        MONEY_CHECK(money_format(&amount, text, sizeof text, NULL, NULL));
        MONEY_CHECK(money_format(&result, converted, sizeof converted, NULL, NULL));
        printf("%s = %s, by rates %lld minutes old\n", text, converted, (long long)how.age_seconds / 60);
    }
    money_rates_free(rates);
    return 0;
}
