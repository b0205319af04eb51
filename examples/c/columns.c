/*
 * Converts a column of sales in three currencies, each at the rate of its own day, and adds up the results.
 *
 *     cc columns.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 6 };

/* The library does not open files of the caller, so the program reads it. */
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

static int32_t day(const char *text)
{
    int32_t date = MONEY_DATE_NONE;

    MONEY_CHECK(money_date_parse(text, MONEY_NTS, &date, NULL));
    return date;
}

static int convert(const money_rates_t *rates)
{
    /* The Arrow layout: minor units, indices into a dictionary of codes, days, and a validity bit per row. */
    int64_t minor[ROWS] = {1250, 99999, 500000, 0, 100, 100}, euros[ROWS];
    int8_t index[ROWS] = {0, 1, 2, 0, 1, 0};
    int32_t dates[ROWS];
    uint8_t validity = 0x37, converted = 0; /* all but the fourth row */
    const char *codes[] = {"USD", "GBP", "JPY"};
    money_column_t amounts = MONEY_COLUMN_OF_INT64(minor, ROWS);
    money_column_t indices = MONEY_COLUMN_OF_INT8(index, ROWS);
    money_column_t days = MONEY_COLUMN_OF_DATE32(dates, ROWS);
    money_column_t result = MONEY_COLUMN_OF_INT64(euros, ROWS);
    money_column_currencies_t currencies = {codes, 3, NULL}, euro = {codes, 1, NULL};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    money_column_report_t report;
    money_status_t statuses[ROWS];
    money_decimal_t sum;
    money_error_t error;
    char text[MONEY_TEXT_MAX];
    int row;

    for (row = 0; row < ROWS; row++) dates[row] = day(row == 4 ? "1998-12-31" : row == 5 ? "2020-03-14" : "2020-03-13");
    amounts.validity = &validity;
    amounts.validity_size = 1;
    result.validity = &converted;
    result.validity_size = 1;
    currencies.indices = &indices;
    options.max_gap = 7;
    if (money_column_convert(rates, &amounts, &currencies, &days, "EUR", &options, &result, statuses, &report, &error) !=
        MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    for (row = 0; row < ROWS; row++) {
        printf("%7ld %s: ", (long)minor[row], codes[index[row]]);
        if (converted >> row & 1) printf("%ld cents\n", (long)euros[row]);
        else printf("%s\n", statuses[row] == MONEY_OK ? "null" : money_status_name(statuses[row]));
    }
    printf("%d rows: %d null, %d failed%s\n", ROWS, (int)report.null_count, (int)report.failed_count,
           report.flags & MONEY_FLAG_ROUNDED ? ", rounded" : "");

    /* Nulls are ignored. */
    codes[0] = "EUR";
    if (money_column_sum(&result, &euro, NULL, &sum, NULL, &error) != MONEY_OK ||
        money_decimal_format(&sum, text, sizeof text, NULL, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    printf("in all %s EUR\n", text);
    return 0;
}

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv";
    size_t length = 0;
    char *csv = read_file(path, &length);
    money_rates_t *rates = NULL;
    money_error_t error;
    int failed = 1;

    if (csv == NULL) {
        perror(path);
    } else if (money_rates_from_ecb_csv(csv, length, &rates, &error) != MONEY_OK) {
        fprintf(stderr, "%s\n", error.text);
    } else {
        failed = convert(rates);
    }
    money_rates_free(rates);
    free(csv);
    return failed;
}
