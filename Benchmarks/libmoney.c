/*
 * Measures one work of libmoney through its C interface.
 *
 *     libmoney add|add-small|compare|multiply|cross|parse|format HISTORY.csv    nanoseconds an operation
 *     libmoney convert HISTORY.csv CONVERSIONS                          nanoseconds a conversion
 *     libmoney load HISTORY.csv                                         seconds a load, from bytes in memory
 *     libmoney load-file HISTORY.csv                                    the same, with reading the file
 *
 * Prints the time and a check sum, which must equal that of the peers' programs.
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>

#include "sample.h"
#include "timing.h"

#include <string.h>

static money_t amounts[SAMPLE_COUNT], others[SAMPLE_COUNT], results[SAMPLE_COUNT];
static money_decimal_t decimals[SAMPLE_COUNT], factors[SAMPLE_COUNT];
static char texts[SAMPLE_COUNT][32];
static size_t lengths[SAMPLE_COUNT];
static int32_t orders[SAMPLE_COUNT];
static char targets[SAMPLE_COUNT][MONEY_CODE_SIZE];

static struct {
    money_t amount;
    char target[MONEY_CODE_SIZE];
    int32_t date;
} conversions[SAMPLE_COUNT];
static int conversion_count;

static money_rates_t *rates;
static money_status_t failures;
static const char *csv_path;
static char *csv;
static size_t csv_length;

static void must(money_status_t status, const char *what)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", what, money_status_name(status));
    exit(1);
}

static void read_csv(void)
{
    FILE *file = fopen(csv_path, "rb");
    long size;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0
        || (csv = malloc((size_t)size + 1)) == NULL || fread(csv, 1, (size_t)size, file) != (size_t)size) {
        perror(csv_path);
        exit(1);
    }
    csv_length = (size_t)size;
    fclose(file);
}

/* ----------------------------------------------------------------------------------------------- The works ---- */

/* Statuses are gathered in a local: `failures` would be read and written in memory for each call. */

static void add(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) failed |= money_add(&amounts[i], &others[i], &results[i], NULL);
    failures |= failed;
}

static void compare(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) failed |= money_compare(&amounts[i], &others[i], &orders[i], NULL);
    failures |= failed;
}

static void multiply(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        failed |= money_multiply(&amounts[i], &factors[i], 2, MONEY_ROUND_HALF_EVEN, &results[i], NULL, NULL);
    }
    failures |= failed;
}

static void cross(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        failed |= money_rates_convert(rates, &amounts[i], targets[i], NULL, &results[i], NULL, NULL);
    }
    failures |= failed;
}

static void parse(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) failed |= money_decimal_parse(texts[i], lengths[i], &decimals[i], NULL);
    failures |= failed;
}

static void format(void)
{
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        failed |= money_decimal_format(&decimals[i], texts[i], sizeof texts[i], &lengths[i], NULL);
    }
    failures |= failed;
}

static void convert(void)
{
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_status_t failed = MONEY_OK;
    int i;

    for (i = 0; i < conversion_count; i++) {
        options.date = conversions[i].date;
        failed |= money_rates_convert(rates, &conversions[i].amount, conversions[i].target, &options, &results[i],
                                        NULL, NULL);
    }
    failures |= failed;
}

static void load(void)
{
    money_rates_t *table;

    failures |= money_rates_from_ecb_csv(csv, csv_length, &table, NULL);
    money_rates_free(table);
}

static void load_file(void)
{
    read_csv();
    load();
    free(csv);
}

/* ------------------------------------------------------------------------------------------------ The data ---- */

static void prepare(const char *currency, int64_t (*cents_of)(void))
{
    money_decimal_t cents;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        must(money_decimal_new(cents_of(), 2, &cents, NULL), "money_decimal_new");
        must(money_new(&cents, currency, NULL, &amounts[i], NULL), "money_new");
        decimals[i] = cents;
        must(money_decimal_format(&cents, texts[i], sizeof texts[i], &lengths[i], NULL), "money_decimal_format");
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        must(money_decimal_new(cents_of(), 2, &cents, NULL), "money_decimal_new");
        must(money_new(&cents, currency, NULL, &others[i], NULL), "money_new");
    }
    for (i = 0; i < SAMPLE_COUNT; i++) must(money_decimal_new(sample_rate(), 4, &factors[i], NULL), "money_decimal_new");
}

/** Target currencies: the columns of the file with a rate on the newest day, without USD, in the file's order. */
static void prepare_targets(void)
{
    static char codes[128][MONEY_CODE_SIZE];
    const char *header = csv, *row = strchr(csv, '\n') + 1;
    size_t count = 0;
    int i;

    for (;;) {
        size_t length;

        header += strcspn(header, ",\n");
        row += strcspn(row, ",\n");
        if (*header++ != ',' || *row++ != ',') break;
        length = strcspn(header, ",\n");
        if (length > 0 && strncmp(row, "N/A", 3) != 0 && strncmp(header, "USD", 3) != 0) {
            memcpy(codes[count++], header, length);
        }
    }
    for (i = 0; i < SAMPLE_COUNT; i++) strcpy(targets[i], codes[sample_next() % count]);
}

/** Lines of "CENTS FROM TO DATE". */
static void read_conversions(const char *path)
{
    FILE *file = fopen(path, "r");
    char from[MONEY_CODE_SIZE], date[16];
    long long cents;

    if (file == NULL) {
        perror(path);
        exit(1);
    }
    while (conversion_count < SAMPLE_COUNT
           && fscanf(file, "%lld %11s %11s %15s", &cents, from, conversions[conversion_count].target, date) == 4) {
        money_decimal_t amount;

        must(money_decimal_new(cents, 2, &amount, NULL), "money_decimal_new");
        must(money_new(&amount, from, NULL, &conversions[conversion_count].amount, NULL), "money_new");
        must(money_date_parse(date, MONEY_NTS, &conversions[conversion_count].date, NULL), "money_date_parse");
        conversion_count++;
    }
    fclose(file);
}

static double value(uint64_t lo, int64_t hi, uint32_t scale)
{
    double number = (double)hi * 18446744073709551616.0 + (double)lo;

    while (scale-- > 0) number /= 10;
    return number;
}

int main(int count, char **arguments)
{
    const char *work = count > 2 ? arguments[1] : "";
    double time, sum = 0;
    int i;

    if (count < 3) {
        fprintf(stderr, "usage: libmoney WORK HISTORY.csv [CONVERSIONS]\n");
        return 2;
    }
    csv_path = arguments[2];
    sample_start(1);
    read_csv();
    csv[csv_length] = '\0';
    must(money_rates_from_ecb_csv(csv, csv_length, &rates, NULL), "money_rates_from_ecb_csv");
    prepare(strcmp(work, "cross") == 0 ? "USD" : "EUR",
            strcmp(work, "add-small") == 0 ? sample_small_cents : sample_cents);
    if (strcmp(work, "add") == 0 || strcmp(work, "add-small") == 0) {
        time = timing_median(add) / SAMPLE_COUNT;
    } else if (strcmp(work, "compare") == 0) {
        time = timing_median(compare) / SAMPLE_COUNT;
    } else if (strcmp(work, "multiply") == 0) {
        time = timing_median(multiply) / SAMPLE_COUNT;
    } else if (strcmp(work, "cross") == 0) {
        prepare_targets();
        time = timing_median(cross) / SAMPLE_COUNT;
    } else if (strcmp(work, "parse") == 0) {
        memset(decimals, 0, sizeof decimals);
        time = timing_median(parse) / SAMPLE_COUNT;
    } else if (strcmp(work, "format") == 0) {
        memset(lengths, 0, sizeof lengths);
        time = timing_median(format) / SAMPLE_COUNT;
    } else if (strcmp(work, "convert") == 0 && count > 3) {
        read_conversions(arguments[3]);
        time = timing_median(convert) / conversion_count;
    } else if (strcmp(work, "load") == 0) {
        time = timing_median(load);
    } else if (strcmp(work, "load-file") == 0) {
        time = timing_median(load_file);
    } else {
        fprintf(stderr, "no such work: %s\n", work);
        return 2;
    }
    if (failures != 0) {
        fprintf(stderr, "%s: calls failed\n", work);
        return 1;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) sum += value(results[i].lo, results[i].hi, results[i].scale);
    if (strcmp(work, "parse") == 0) {
        for (i = 0; i < SAMPLE_COUNT; i++) sum += value(decimals[i].lo, decimals[i].hi, decimals[i].scale);
    }
    for (i = 0; i < SAMPLE_COUNT; i++) sum += orders[i];
    if (strcmp(work, "format") == 0) {
        for (i = 0; i < SAMPLE_COUNT; i++) sum += (double)lengths[i];
    }
    money_rates_free(rates);
    printf("%.12g %.12g\n", strncmp(work, "load", 4) == 0 ? time : time * 1e9, sum);
    return 0;
}
