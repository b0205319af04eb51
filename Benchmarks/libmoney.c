/*
 * Measures one work of libmoney through its C interface.
 *
 *     libmoney WORK HISTORY.csv                     nanoseconds an operation: a work of the table `works`, or cross
 *     libmoney convert HISTORY.csv CONVERSIONS      nanoseconds a conversion
 *     libmoney load HISTORY.csv                     seconds a load, from bytes in memory
 *     libmoney load-file HISTORY.csv                the same, with reading the file
 *
 * Prints the time and a check sum, which must equal that of the peers' programs. With MONEY_INLINE_CALLS defined, the
 * calls that money/inline.h offers are compiled into the program.
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#ifdef MONEY_INLINE_CALLS
#include <money/inline.h>
#endif

#include "sample.h"
#include "timing.h"

#include <string.h>

static money_t amounts[SAMPLE_COUNT], others[SAMPLE_COUNT], results[SAMPLE_COUNT];
static money_decimal_t decimals[SAMPLE_COUNT], other_decimals[SAMPLE_COUNT], factors[SAMPLE_COUNT];
static money_decimal_t decimal_results[SAMPLE_COUNT], one_rate;
static int64_t minors[SAMPLE_COUNT];
static char texts[SAMPLE_COUNT][32], written[SAMPLE_COUNT][32];
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

/* One pass over the sample. Statuses are gathered in a local: `failures` would be read and written for each call. */
#define PASS(name, call)                                                                                              \
    static void name(void)                                                                                            \
    {                                                                                                                 \
        money_status_t failed = MONEY_OK;                                                                             \
        int i;                                                                                                        \
                                                                                                                      \
        for (i = 0; i < SAMPLE_COUNT; i++) failed |= (call);                                                          \
        failures |= failed;                                                                                           \
    }

PASS(add, money_add(&amounts[i], &others[i], &results[i], NULL))
PASS(compare, money_compare(&amounts[i], &others[i], &orders[i], NULL))
PASS(multiply, money_multiply(&amounts[i], &factors[i], 2, MONEY_ROUND_HALF_EVEN, &results[i], NULL, NULL))
PASS(multiply_one, money_multiply(&amounts[i], &one_rate, 2, MONEY_ROUND_HALF_EVEN, &results[i], NULL, NULL))
PASS(divide, money_divide(&amounts[i], &factors[i], 2, MONEY_ROUND_HALF_EVEN, &results[i], NULL, NULL))
PASS(quantize, money_quantize(&amounts[i], 1, MONEY_ROUND_HALF_EVEN, &results[i], NULL, NULL))
PASS(negate, money_negate(&amounts[i], &results[i], NULL))
PASS(from_minor, money_from_minor(minors[i], "EUR", NULL, &results[i], NULL))
PASS(make, money_new(&decimals[i], "EUR", NULL, &results[i], NULL))
PASS(decimal_add, money_decimal_add(&decimals[i], &other_decimals[i], &decimal_results[i], NULL))
PASS(decimal_compare, money_decimal_compare(&decimals[i], &other_decimals[i], &orders[i], NULL))
PASS(parse, money_decimal_parse(texts[i], lengths[i], &decimal_results[i], NULL))
PASS(parse_money, money_parse(texts[i], lengths[i], &results[i], NULL))
PASS(format, money_decimal_format(&decimals[i], written[i], sizeof written[i], &lengths[i], NULL))
PASS(format_money, money_format(&amounts[i], written[i], sizeof written[i], &lengths[i], NULL))
PASS(cross, money_rates_convert(rates, &amounts[i], targets[i], NULL, &results[i], NULL, NULL))

static void running(void)
{
    money_status_t failed = money_from_minor(0, "EUR", NULL, &results[0], NULL);
    money_t total = results[0];
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) failed |= money_add(&total, &amounts[i], &total, NULL);
    results[0] = total;
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

static const struct {
    const char *name;
    void (*pass)(void);
} works[] = {
    { "add", add },
    { "add-small", add },
    { "add-mixed", add },
    { "running", running },
    { "compare", compare },
    { "compare-mixed", compare },
    { "multiply", multiply },
    { "multiply-one", multiply_one },
    { "divide", divide },
    { "quantize", quantize },
    { "negate", negate },
    { "from-minor", from_minor },
    { "new", make },
    { "decimal-add", decimal_add },
    { "decimal-compare", decimal_compare },
    { "parse", parse },
    { "parse-money", parse_money },
    { "format", format },
    { "format-money", format_money },
    { "cross", cross },
    { "convert", convert },
    { "load", load },
    { "load-file", load_file },
};

/* ------------------------------------------------------------------------------------------------ The data ---- */

static int is_work(const char *work, const char *name)
{
    return strcmp(work, name) == 0;
}

static void prepare(const char *work)
{
    const int is_mixed = strstr(work, "-mixed") != NULL;
    const char *currency = is_work(work, "cross") ? "USD" : "EUR";
    int64_t (*cents_of)(void) = is_work(work, "add-small") ? sample_small_cents : sample_cents;
    static int64_t other_minors[SAMPLE_COUNT];
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) minors[i] = cents_of();
    for (i = 0; i < SAMPLE_COUNT; i++) other_minors[i] = cents_of();
    for (i = 0; i < SAMPLE_COUNT; i++) must(money_decimal_new(sample_rate(), 4, &factors[i], NULL), "money_decimal_new");
    for (i = 0; i < SAMPLE_COUNT; i++) {
        must(money_decimal_new(minors[i], is_mixed ? sample_scale() : 2, &decimals[i], NULL), "money_decimal_new");
        must(money_new(&decimals[i], currency, NULL, &amounts[i], NULL), "money_new");
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        must(money_decimal_new(other_minors[i], is_mixed ? sample_scale() : 2, &other_decimals[i], NULL), "money_decimal_new");
        must(money_new(&other_decimals[i], currency, NULL, &others[i], NULL), "money_new");
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        if (is_work(work, "parse")) {
            must(money_decimal_format(&decimals[i], texts[i], sizeof texts[i], &lengths[i], NULL), "money_decimal_format");
        } else {
            must(money_format(&amounts[i], texts[i], sizeof texts[i], &lengths[i], NULL), "money_format");
        }
    }
    must(money_decimal_new(10837, 4, &one_rate, NULL), "money_decimal_new");
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

/** The low 64 bits of a value in millionths; its scale is at most 6. */
static int64_t millionths(uint64_t lo, uint32_t scale)
{
    for (; scale < 6; scale++) lo *= 10;
    return (int64_t)lo;
}

int main(int count, char **arguments)
{
    const char *work = count > 2 ? arguments[1] : "";
    void (*pass)(void) = NULL;
    double time;
    size_t j;
    int i;

    for (j = 0; j < sizeof works / sizeof *works; j++) {
        if (is_work(work, works[j].name)) pass = works[j].pass;
    }
    if (pass == NULL || (pass == convert) != (count == 4)) {
        fprintf(stderr, "usage: libmoney WORK HISTORY.csv [CONVERSIONS]\n");
        return 2;
    }
    csv_path = arguments[2];
    sample_start(1);
    read_csv();
    csv[csv_length] = '\0';
    must(money_rates_from_ecb_csv(csv, csv_length, &rates, NULL), "money_rates_from_ecb_csv");
    prepare(work);
    if (pass == cross) prepare_targets();
    if (pass == convert) read_conversions(arguments[3]);
    time = timing_median(pass);
    if (failures != 0) {
        fprintf(stderr, "%s: calls failed\n", work);
        return 1;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        sample_check(i, millionths(results[i].lo, results[i].scale));
        sample_check(i, millionths(decimal_results[i].lo, decimal_results[i].scale));
        sample_check(i, orders[i] + sample_letters(written[i]));
    }
    money_rates_free(rates);
    if (pass != load && pass != load_file) time *= 1e9 / (pass == convert ? conversion_count : SAMPLE_COUNT);
    printf("%.12g %llu\n", time, (unsigned long long)sample_checked());
    return 0;
}
