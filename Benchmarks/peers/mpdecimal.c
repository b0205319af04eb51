/*
 * Measures one work of libmpdec, on the same data as libmoney.c, in a context of 38 digits.
 *
 *     peer_mpdecimal WORK HISTORY.csv       a work of libmoney.c
 *     peer_mpdecimal telco LENGTHS
 *
 * Prints nanoseconds an operation and a check sum.
 */
#define _POSIX_C_SOURCE 200809L
#include <mpdecimal.h>
#include <string.h>

#include "sample.h"
#include "telco.h"
#include "timing.h"

enum { DIGITS = 38, MOST_TARGETS = 128 };

static mpd_t *amounts[SAMPLE_COUNT], *others[SAMPLE_COUNT], *factors[SAMPLE_COUNT], *results[SAMPLE_COUNT];
static mpd_t *one_rate, *dollar;
static struct {
    mpd_t *rate;
    mpd_ssize_t digits;
} targets[MOST_TARGETS], picks[SAMPLE_COUNT];
static int target_count;
static int64_t minors[SAMPLE_COUNT];
static char texts[SAMPLE_COUNT][32];
static char *written[SAMPLE_COUNT];
static int orders[SAMPLE_COUNT];
static mpd_context_t context, down;
static uint32_t status;

/* ----------------------------------------------------------------------------------------------- The works ---- */

#define PASS(name, call)                                                                                              \
    static void name(void)                                                                                            \
    {                                                                                                                 \
        int i;                                                                                                        \
                                                                                                                      \
        for (i = 0; i < SAMPLE_COUNT; i++) call;                                                                      \
    }

/** The product in `result`, at two places in the rounding of `rounded`. */
static void product(mpd_t *result, const mpd_t *a, const mpd_t *b, const mpd_context_t *rounded)
{
    mpd_qmul(result, a, b, &context, &status);
    mpd_qrescale(result, result, -2, rounded, &status);
}

static void quotient(mpd_t *result, const mpd_t *a, const mpd_t *b, mpd_ssize_t places)
{
    mpd_qdiv(result, a, b, &context, &status);
    mpd_qrescale(result, result, -places, &context, &status);
}

static void convert(mpd_t *result, const mpd_t *a, int i)
{
    mpd_qmul(result, a, picks[i].rate, &context, &status);
    quotient(result, result, dollar, picks[i].digits);
}

static void from_cents(mpd_t *result, int64_t cents)
{
    mpd_qset_i64(result, cents, &context, &status);
    result->exp = -2;
}

static void write_text(char **text, const mpd_t *value)
{
    if (*text != NULL) mpd_free(*text);
    if (mpd_to_sci_size(text, value, 1) < 0) exit(1);
}

PASS(add, mpd_qadd(results[i], amounts[i], others[i], &context, &status))
PASS(compare, orders[i] = mpd_qcmp(amounts[i], others[i], &status))
PASS(multiply, product(results[i], amounts[i], factors[i], &context))
PASS(multiply_one, product(results[i], amounts[i], one_rate, &context))
PASS(divide, quotient(results[i], amounts[i], factors[i], 2))
PASS(quantize, mpd_qrescale(results[i], amounts[i], -1, &context, &status))
PASS(negate, mpd_qcopy_negate(results[i], amounts[i], &status))
PASS(from_minor, from_cents(results[i], minors[i]))
PASS(parse, mpd_qset_string(results[i], texts[i], &context, &status))
PASS(format, write_text(&written[i], amounts[i]))
PASS(cross, convert(results[i], amounts[i], i))

static void running(void)
{
    int i;

    mpd_qset_i64(results[0], 0, &context, &status);
    for (i = 0; i < SAMPLE_COUNT; i++) mpd_qadd(results[0], results[0], amounts[i], &context, &status);
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
    { "parse", parse },
    { "format", format },
    { "cross", cross },
};

/* ----------------------------------------------------------------------------------------------------- Telco ---- */

static mpd_t *lengths[TELCO_MOST], *rates[2], *taxes[2], *sum, *tax_sum, *distant_tax_sum, *price, *tax, *total;

static void bill(void)
{
    int i;

    mpd_qset_i64(sum, 0, &context, &status);
    mpd_qset_i64(tax_sum, 0, &context, &status);
    mpd_qset_i64(distant_tax_sum, 0, &context, &status);
    for (i = 0; i < telco_count; i++) {
        const int is_distant = (int)(telco_lengths[i] & 1);
        char *text = NULL;

        product(price, rates[is_distant], lengths[i], &context);
        product(tax, price, taxes[0], &down);
        mpd_qadd(total, price, tax, &context, &status);
        mpd_qadd(tax_sum, tax_sum, tax, &context, &status);
        if (is_distant) {
            product(tax, price, taxes[1], &down);
            mpd_qadd(total, total, tax, &context, &status);
            mpd_qadd(distant_tax_sum, distant_tax_sum, tax, &context, &status);
        }
        mpd_qadd(sum, sum, total, &context, &status);
        write_text(&text, total);
        strcpy(telco_texts[i], text);
        mpd_free(text);
    }
}

/* ------------------------------------------------------------------------------------------------ The data ---- */

static mpd_t *decimal(int64_t coefficient, uint32_t scale)
{
    mpd_t *value = mpd_qnew();

    if (value == NULL) exit(1);
    mpd_qset_i64(value, coefficient, &context, &status);
    value->exp = -(mpd_ssize_t)scale;
    return value;
}

/** The low 64 bits of a value in millionths; its scale is at most 6. */
static int64_t millionths(const mpd_t *value)
{
    mpd_t *whole = mpd_qnew();
    mpd_ssize_t exponent;
    uint64_t found;

    mpd_qcopy(whole, value, &status);
    whole->exp = 0;
    found = (uint64_t)mpd_qget_i64(whole, &status);
    mpd_del(whole);
    for (exponent = value->exp; exponent > -6; exponent--) found *= 10;
    return (int64_t)found;
}

static void prepare(const char *work)
{
    const int is_mixed = strstr(work, "-mixed") != NULL;
    static int64_t other_minors[SAMPLE_COUNT];
    int i;

    for (i = 0; i < SAMPLE_COUNT; i++) minors[i] = strcmp(work, "add-small") == 0 ? sample_small_cents() : sample_cents();
    for (i = 0; i < SAMPLE_COUNT; i++) {
        other_minors[i] = strcmp(work, "add-small") == 0 ? sample_small_cents() : sample_cents();
    }
    for (i = 0; i < SAMPLE_COUNT; i++) factors[i] = decimal(sample_rate(), 4);
    for (i = 0; i < SAMPLE_COUNT; i++) {
        char *text = NULL;

        amounts[i] = decimal(minors[i], is_mixed ? sample_scale() : 2);
        results[i] = decimal(0, 0);
        write_text(&text, amounts[i]);
        snprintf(texts[i], sizeof texts[i], "%s", text);
        mpd_free(text);
    }
    for (i = 0; i < SAMPLE_COUNT; i++) others[i] = decimal(other_minors[i], is_mixed ? sample_scale() : 2);
    one_rate = decimal(10837, 4);
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
        mpd_t *rate = mpd_qnew();

        code++;
        cell++;
        if (strcspn(code, ",\r\n") == 0 || strncmp(cell, "N/A", 3) == 0) continue;
        memcpy(text, cell, strcspn(cell, ",\r\n") % sizeof text);
        mpd_qset_string(rate, text, &context, &status);
        if (strncmp(code, "USD", 3) == 0) {
            dollar = rate;
            continue;
        }
        targets[target_count].rate = rate;
        targets[target_count++].digits = strncmp(code, "JPY", 3) && strncmp(code, "KRW", 3) && strncmp(code, "ISK", 3) ? 2 : 0;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) picks[i] = targets[sample_next() % (unsigned)target_count];
}

static int telco(const char *path)
{
    double time;
    int i;

    telco_read(path);
    for (i = 0; i < telco_count; i++) lengths[i] = decimal(telco_lengths[i], 0);
    rates[0] = decimal(TELCO_RATE, TELCO_RATE_SCALE);
    rates[1] = decimal(TELCO_DISTANT_RATE, TELCO_DISTANT_RATE_SCALE);
    taxes[0] = decimal(TELCO_TAX, TELCO_TAX_SCALE);
    taxes[1] = decimal(TELCO_DISTANT_TAX, TELCO_TAX_SCALE);
    sum = decimal(0, 0);
    tax_sum = decimal(0, 0);
    distant_tax_sum = decimal(0, 0);
    price = decimal(0, 0);
    tax = decimal(0, 0);
    total = decimal(0, 0);
    time = timing_median(bill);
    telco_print(time, millionths(sum), millionths(tax_sum), millionths(distant_tax_sum));
    return 0;
}

int main(int count, char **arguments)
{
    const char *work = count == 3 ? arguments[1] : "";
    void (*pass)(void) = NULL;
    double time;
    size_t j;
    int i;

    mpd_init(&context, DIGITS);
    context.traps = 0;
    context.round = MPD_ROUND_HALF_EVEN;
    down = context;
    down.round = MPD_ROUND_DOWN;
    if (strcmp(work, "telco") == 0) return telco(arguments[2]);
    for (j = 0; j < sizeof works / sizeof *works; j++) {
        if (strcmp(work, works[j].name) == 0) pass = works[j].pass;
    }
    if (pass == NULL) {
        fprintf(stderr, "usage: peer_mpdecimal WORK HISTORY.csv\n");
        return 2;
    }
    sample_start(1);
    prepare(work);
    if (pass == cross) prepare_targets(arguments[2]);
    time = timing_median(pass) / SAMPLE_COUNT;
    if ((status & MPD_Errors) != 0) {
        fprintf(stderr, "%s: calls failed\n", work);
        return 1;
    }
    for (i = 0; i < SAMPLE_COUNT; i++) {
        sample_check(i, millionths(results[i]));
        sample_check(i, orders[i] + (written[i] == NULL ? 0 : sample_letters(written[i])));
    }
    printf("%.12g %llu\n", time * 1e9, (unsigned long long)sample_checked());
    return 0;
}
