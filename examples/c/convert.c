/*
 * Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
 *
 *     cc convert.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

/* The library does not open files, so the program reads it. */
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

static int convert(const money_rates_t *rates, const money_t *price, const char *target, int32_t date)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_conversion_t how;
    money_error_t error;
    money_t result;
    char from[MONEY_TEXT_MAX], text[MONEY_TEXT_MAX], day[11];
    uint32_t index;

    options.date = date;
    options.max_gap = 7; /* rates are not published at weekends: accept those of the last week */
    if (money_rates_convert(rates, price, target, &options, &result, &how, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    MONEY_CHECK(money_format(price, from, sizeof from, NULL, NULL));
    MONEY_CHECK(money_format(&result, text, sizeof text, NULL, NULL));
    MONEY_CHECK(money_date_format(how.as_of, day, sizeof day, NULL, NULL));
    printf("%s is %s at the rates of %s, %s\n", from, text, day, how.source);
    if (how.flags & MONEY_FLAG_EARLIER) printf("  days before the day asked for: %d\n", how.gap_days);
    if (how.flags & MONEY_FLAG_ROUNDED) printf("  rounded\n");
    for (index = 0; index < how.leg_count; index++) {
        const money_rate_t *leg = &how.legs[index];

        printf("  1 %s = %llu/%llu %s, %s\n", leg->from, (unsigned long long)leg->numerator,
               (unsigned long long)leg->denominator, leg->to,
               leg->kind == MONEY_RATE_QUOTED ? "as quoted" : leg->kind == MONEY_RATE_INVERSE ? "inverse" : "fixed");
    }
    return 0;
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv";
    size_t length = 0;
    char *csv = read_file(path, &length);
    money_rates_t *rates = NULL;
    money_error_t error;
    money_t price;
    int32_t saturday;
    int failed;

    if (csv == NULL || money_rates_from_ecb_csv(csv, length, &rates, &error) != MONEY_OK) {
        fprintf(stderr, "%s: %s\n", path, csv == NULL ? "cannot be read" : error.text);
        free(csv);
        return 1;
    }
    free(csv); /* no longer required by the table */

    MONEY_CHECK(money_parse("1000.00 CHF", MONEY_NTS, &price, NULL));
    MONEY_CHECK(money_date_parse("2020-03-14", MONEY_NTS, &saturday, NULL));
    failed = convert(rates, &price, "JPY", MONEY_DATE_NONE) || convert(rates, &price, "JPY", saturday);
    money_rates_free(rates);
    return failed;
}
