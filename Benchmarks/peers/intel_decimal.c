/*
 * Measures one work of Intel's decimal library, which also implements gcc's _Decimal128, on the same data as libmoney.c.
 *
 *     peer_intel_decimal WORK HISTORY.csv
 *
 * Prints nanoseconds an operation and a check sum. Its texts always contain an exponent and are not compared.
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
static BID_UINT128 units[MOST_DIGITS], dollar, one_rate, zero;
static int64_t minors[SAMPLE_COUNT];
static struct {
    BID_UINT128 rate;
    int digits;
} targets[MOST_TARGETS], picks[SAMPLE_COUNT];
static int target_count;
static char texts[SAMPLE_COUNT][32];
static int orders[SAMPLE_COUNT];
static _IDEC_flags failures;

/* ----------------------------------------------------------------------------------------------- The works ---- */

/* One pass over the sample. Flags are gathered in a local, as in libmoney.c. */
#define PASS(name, target, call)                                                                                      \
    static void name(void)                                                                                            \
    {                                                                                                                 \
        _IDEC_flags flags = 0;                                                                                        \
        int i;                                                                                                        \
                                                                                                                      \
        for (i = 0; i < SAMPLE_COUNT; i++) target = (call);                                                           \
        failures |= flags & (BID_INVALID_EXCEPTION | BID_ZERO_DIVIDE_EXCEPTION | BID_OVERFLOW_EXCEPTION);             \
    }

#define MULTIPLY(a, b) bid128_mul(a, b, HALF_EVEN, &flags)
#define DIVIDE(a, b) bid128_div(a, b, HALF_EVEN, &flags)
#define QUANTIZE(a, digits) bid128_quantize(a, units[digits], HALF_EVEN, &flags)

PASS(add, results[i], bid128_add(amounts[i], others[i], HALF_EVEN, &flags))
PASS(compare, orders[i],
     bid128_quiet_greater(amounts[i], others[i], &flags) - bid128_quiet_less(amounts[i], others[i], &flags))
PASS(multiply, results[i], QUANTIZE(MULTIPLY(amounts[i], factors[i]), 2))
PASS(multiply_one, results[i], QUANTIZE(MULTIPLY(amounts[i], one_rate), 2))
PASS(divide, results[i], QUANTIZE(DIVIDE(amounts[i], factors[i]), 2))
PASS(quantize, results[i], QUANTIZE(amounts[i], 1))
PASS(negate, results[i], bid128_negate(amounts[i]))
PASS(from_minor, results[i], bid128_scalbn(bid128_from_int64(minors[i]), -2, HALF_EVEN, &flags))
PASS(running, results[0], bid128_add(i == 0 ? zero : results[0], amounts[i], HALF_EVEN, &flags))
PASS(cross, results[i], QUANTIZE(DIVIDE(MULTIPLY(amounts[i], picks[i].rate), dollar), picks[i].digits))
PASS(parse, results[i], bid128_from_string(texts[i], HALF_EVEN, &flags))

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
    { "parse", parse },
    { "cross", cross },
};

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

/** The low 64 bits of a value in millionths; its scale is at most 6. */
static int64_t millionths(BID_UINT128 value)
{
    static const int64_t billion = 1000000000;
    _IDEC_flags flags = 0;
    const BID_UINT128 whole = bid128_scalbn(value, 6, HALF_EVEN, &flags);
    const BID_UINT128 high = bid128_round_integral_zero(DIVIDE(whole, bid128_from_int64(billion)), &flags);
    const BID_UINT128 low = bid128_sub(whole, MULTIPLY(high, bid128_from_int64(billion)), HALF_EVEN, &flags);

    return (int64_t)((uint64_t)bid128_to_int64_int(high, &flags) * (uint64_t)billion
                     + (uint64_t)bid128_to_int64_int(low, &flags));
}

static void prepare(const char *work)
{
    const int is_mixed = strstr(work, "-mixed") != NULL;
    int64_t (*cents_of)(void) = strcmp(work, "add-small") == 0 ? sample_small_cents : sample_cents;
    static int64_t other_minors[SAMPLE_COUNT];
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) minors[i] = cents_of();
    for (i = 0; i < SAMPLE_COUNT; i++) other_minors[i] = cents_of();
    for (i = 0; i < SAMPLE_COUNT; i++) factors[i] = decimal(sample_rate(), 4);
    for (i = 0; i < SAMPLE_COUNT; i++) {
        const long long size = minors[i] < 0 ? -minors[i] : minors[i];

        amounts[i] = decimal(minors[i], is_mixed ? (int)sample_scale() : 2);
        snprintf(texts[i], sizeof texts[i], "%s%lld.%02lld", minors[i] < 0 ? "-" : "", size / 100, size % 100);
    }
    for (i = 0; i < SAMPLE_COUNT; i++) others[i] = decimal(other_minors[i], is_mixed ? (int)sample_scale() : 2);
    for (i = 0; i < MOST_DIGITS; i++) units[i] = decimal(1, i);
    one_rate = decimal(10837, 4);
    zero = decimal(0, 2);
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
    void (*pass)(void) = NULL;
    double time;
    size_t j;
    int i;

    for (j = 0; j < sizeof works / sizeof *works; j++) {
        if (strcmp(work, works[j].name) == 0) pass = works[j].pass;
    }
    if (pass == NULL) {
        fprintf(stderr, "usage: peer_intel_decimal WORK HISTORY.csv\n");
        return 2;
    }
    sample_start(1);
    prepare(work);
    if (pass == cross) prepare_targets(arguments[2]);
    failures = 0;
    time = timing_median(pass) / SAMPLE_COUNT;
    if (failures != 0) {
        fprintf(stderr, "%s: calls failed\n", work);
        return 1;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        sample_check(i, millionths(results[i]));
        sample_check(i, orders[i]);
    }
    printf("%.12g %llu\n", time * 1e9, (unsigned long long)sample_checked());
    return 0;
}
