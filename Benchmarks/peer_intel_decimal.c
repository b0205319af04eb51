/*
 * Measures one work of Intel's decimal library, which also implements gcc's _Decimal128, on the same data as libmoney.c.
 *
 *     peer_intel_decimal add|add-small|compare|multiply|cross|parse HISTORY.csv
 *
 * Prints nanoseconds an operation and a check sum.
 */
#define _POSIX_C_SOURCE 200809L
/* The call convention of libbidgcc000.a: by value, with the mode and the flags as arguments. */
#define DECIMAL_CALL_BY_REFERENCE 0
#define DECIMAL_GLOBAL_ROUNDING 0
#define DECIMAL_GLOBAL_EXCEPTION_FLAGS 0
#include <bid_conf.h>
#include <bid_functions.h>
#include <string.h>

#include "sample.h"
#include "timing.h"

enum { HALF_EVEN = 0, MOST_TARGETS = 128, MOST_DIGITS = 3 };

static BID_UINT128 amounts[SAMPLE_COUNT], others[SAMPLE_COUNT], factors[SAMPLE_COUNT], results[SAMPLE_COUNT];
static BID_UINT128 units[MOST_DIGITS], dollar;
static struct {
    BID_UINT128 rate;
    int digits;
} targets[MOST_TARGETS], picks[SAMPLE_COUNT];
static int target_count;
static char texts[SAMPLE_COUNT][32];
static int orders[SAMPLE_COUNT];
static _IDEC_flags failures;

/* ----------------------------------------------------------------------------------------------- The works ---- */

static void add(void)
{
    _IDEC_flags flags = 0;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) results[i] = bid128_add(amounts[i], others[i], HALF_EVEN, &flags);
    failures |= flags;
}

static void compare(void)
{
    _IDEC_flags flags = 0;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        orders[i] = bid128_quiet_greater(amounts[i], others[i], &flags) - bid128_quiet_less(amounts[i], others[i], &flags);
    }
    failures |= flags;
}

static void multiply(void)
{
    _IDEC_flags flags = 0;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        results[i] = bid128_quantize(bid128_mul(amounts[i], factors[i], HALF_EVEN, &flags), units[2], HALF_EVEN, &flags);
    }
}

static void cross(void)
{
    _IDEC_flags flags = 0;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        const BID_UINT128 product = bid128_mul(amounts[i], picks[i].rate, HALF_EVEN, &flags);

        results[i] = bid128_quantize(bid128_div(product, dollar, HALF_EVEN, &flags), units[picks[i].digits], HALF_EVEN,
                                     &flags);
    }
}

static void parse(void)
{
    _IDEC_flags flags = 0;
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) results[i] = bid128_from_string(texts[i], HALF_EVEN, &flags);
    failures |= flags;
}

/* ------------------------------------------------------------------------------------------------ The data ---- */

static BID_UINT128 number(const char *text)
{
    char copy[64];

    snprintf(copy, sizeof copy, "%s", text);
    return bid128_from_string(copy, HALF_EVEN, &failures);
}

static BID_UINT128 decimal(int64_t coefficient, int scale)
{
    char text[64];

    snprintf(text, sizeof text, "%lldE-%d", (long long)coefficient, scale);
    return number(text);
}

static void prepare(int64_t (*cents_of)(void))
{
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) {
        const long long cents = cents_of(), size = cents < 0 ? -cents : cents;

        amounts[i] = decimal(cents, 2);
        snprintf(texts[i], sizeof texts[i], "%s%lld.%02lld", cents < 0 ? "-" : "", size / 100, size % 100);
    }
    for (i = 0; i < SAMPLE_COUNT; i++) others[i] = decimal(cents_of(), 2);
    for (i = 0; i < SAMPLE_COUNT; i++) factors[i] = decimal(sample_rate(), 4);
    for (i = 0; i < MOST_DIGITS; i++) units[i] = decimal(1, i);
}

/** The columns with a rate on the newest day, without USD, in the file's order, and the column of USD. */
static void prepare_targets(const char *path)
{
    static char header[4096], row[4096];
    FILE *file = fopen(path, "r");
    const char *code = header, *cell = row;
    int i;

    if (file == NULL || fgets(header, sizeof header, file) == NULL || fgets(row, sizeof row, file) == NULL) exit(1);
    fclose(file);
    while ((code = strchr(code, ',')) != NULL && (cell = strchr(cell, ',')) != NULL && target_count < MOST_TARGETS) {
        char text[32] = "";

        code++;
        cell++;
        if (strcspn(code, ",\r\n") == 0 || strncmp(cell, "N/A", 3) == 0) continue;
        memcpy(text, cell, strcspn(cell, ",\r\n") % sizeof text);
        if (strncmp(code, "USD", 3) == 0) {
            dollar = number(text);
            continue;
        }
        targets[target_count].rate = number(text);
        targets[target_count++].digits = strncmp(code, "JPY", 3) && strncmp(code, "KRW", 3) && strncmp(code, "ISK", 3) ? 2 : 0;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) picks[i] = targets[sample_next() % (unsigned)target_count];
}

int main(int count, char **arguments)
{
    const char *work = count == 3 ? arguments[1] : "";
    void (*pass)(void) = strcmp(work, "compare") == 0    ? compare
                         : strcmp(work, "multiply") == 0 ? multiply
                         : strcmp(work, "cross") == 0    ? cross
                         : strcmp(work, "parse") == 0    ? parse
                         : strncmp(work, "add", 3) == 0  ? add
                                                         : NULL;
    double time, sum = 0;
    int i;

    if (pass == NULL) {
        fprintf(stderr, "usage: peer_intel_decimal WORK HISTORY.csv\n");
        return 2;
    }
    sample_start(1);
    prepare(strcmp(work, "add-small") == 0 ? sample_small_cents : sample_cents);
    if (pass == cross) prepare_targets(arguments[2]);
    time = timing_median(pass) / SAMPLE_COUNT;
    if (failures != 0) {
        fprintf(stderr, "%s: not exact\n", work);
        return 1;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        sum += pass == compare ? orders[i] : bid128_to_binary64(results[i], HALF_EVEN, &failures);
    }
    printf("%.12g %.12g\n", time * 1e9, sum);
    return 0;
}
