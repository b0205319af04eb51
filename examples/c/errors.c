/*
 * Demonstrates errors: a missing rate, and an invalid amount.
 *
 *     cc errors.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
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

static void print(const money_error_t *error)
{
    printf("%s: %s", money_status_name(error->status), error->text);
    if (error->position >= 0) printf(" (at byte %lld)", (long long)error->position);
    printf("\n");
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv";
    size_t length = 0;
    char *csv = read_file(path, &length);
    money_rates_t *rates = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_error_t error;
    money_t price, result;

    if (csv == NULL || money_rates_from_ecb_csv(csv, length, &rates, &error) != MONEY_OK) {
        fprintf(stderr, "%s: %s\n", path, csv == NULL ? "cannot be read" : error.text);
        free(csv);
        return 1;
    }
    free(csv);
    MONEY_CHECK(money_parse("12.50 EUR", MONEY_NTS, &price, NULL));

    /* The table contains no rates of the CFA franc. */
    if (money_rates_convert(rates, &price, "XAF", NULL, &result, NULL, &error) != MONEY_OK) print(&error);

    /* A Saturday, without accepting an earlier day. */
    MONEY_CHECK(money_date_parse("2020-03-14", MONEY_NTS, &options.date, NULL));
    if (money_rates_convert(rates, &price, "USD", &options, &result, NULL, &error) != MONEY_OK) print(&error);

    /* The result of a failed call has no currency, so it cannot be added accidentally. */
    if (money_add(&price, &result, &result, &error) != MONEY_OK) print(&error);

    if (money_parse("12,50 EUR", MONEY_NTS, &price, &error) != MONEY_OK) print(&error);
    if (money_parse("12.50 EUX", MONEY_NTS, &price, &error) != MONEY_OK) print(&error);
    if (money_date_parse("2023-02-29", MONEY_NTS, &options.date, &error) != MONEY_OK) print(&error);

    money_rates_free(rates);
    return 0;
}
