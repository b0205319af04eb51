/*
 * Times the plain calls of two versions of the library, in turns: calls OLD.so NEW.so [TURNS]
 *
 * Each line is a call: nanoseconds of the old and the new library in their fastest turns, and the ratio of the two. The
 * calls are timed with one scale, with mixed scales, and with mixed scales in several currencies.
 */
#define _POSIX_C_SOURCE 200809L
#include <dlfcn.h>
#include <money.h>

#include "sample.h"
#include "timing.h"

#include <string.h>

#define FUNCTIONS(DO)                                                                                         \
    DO(money_add) DO(money_subtract) DO(money_compare) DO(money_equal) DO(money_hash) DO(money_negate)        \
    DO(money_absolute) DO(money_sign) DO(money_new) DO(money_from_minor) DO(money_parse) DO(money_format)     \
    DO(money_minimum) DO(money_decimal_add) DO(money_decimal_subtract) DO(money_decimal_compare)              \
    DO(money_decimal_hash) DO(money_decimal_negate) DO(money_decimal_absolute) DO(money_decimal_sign)         \
    DO(money_decimal_new) DO(money_decimal_format) DO(money_decimal_parse) DO(money_decimal_minimum)

struct library {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS(MEMBER)
#undef MEMBER
};

enum { N = SAMPLE_COUNT, SCALES = 7, PASSES = 2, TURNS_MOST = 99 };

static struct library libraries[2], *the;
static money_t amounts[N], others[N], results[N];
static money_decimal_t numbers[N], other_numbers[N], number_results[N];
static char currencies[N][MONEY_CODE_SIZE];
static char texts[N][MONEY_TEXT_MAX], number_texts[N][MONEY_TEXT_MAX], written[N][MONEY_TEXT_MAX];
static size_t lengths[N], number_lengths[N], written_lengths[N];
static int64_t cents[N];
static int32_t orders[N];
static uint64_t hashes[N];
static money_status_t failures;

#define WORK(name, call)                                           \
    static void name(void)                                         \
    {                                                              \
        money_status_t failed = MONEY_OK;                          \
        int i;                                                     \
                                                                   \
        for (i = 0; i < N; i++) failed |= the->call;               \
        failures |= failed;                                        \
    }

WORK(add, money_add(&amounts[i], &others[i], &results[i], NULL))
WORK(subtract, money_subtract(&amounts[i], &others[i], &results[i], NULL))
WORK(compare, money_compare(&amounts[i], &others[i], &orders[i], NULL))
WORK(equal, money_equal(&amounts[i], &others[i], &orders[i], NULL))
WORK(hash, money_hash(&amounts[i], &hashes[i], NULL))
WORK(negate, money_negate(&amounts[i], &results[i], NULL))
WORK(absolute, money_absolute(&amounts[i], &results[i], NULL))
WORK(sign, money_sign(&amounts[i], &orders[i], NULL))
WORK(new, money_new(&numbers[i], currencies[i], NULL, &results[i], NULL))
WORK(from_minor, money_from_minor(cents[i], currencies[i], NULL, &results[i], NULL))
WORK(parse, money_parse(texts[i], lengths[i], &results[i], NULL))
WORK(parse_terminated, money_parse(texts[i], MONEY_NTS, &results[i], NULL))
WORK(format, money_format(&amounts[i], written[i], sizeof written[i], &written_lengths[i], NULL))
WORK(decimal_add, money_decimal_add(&numbers[i], &other_numbers[i], &number_results[i], NULL))
WORK(decimal_subtract, money_decimal_subtract(&numbers[i], &other_numbers[i], &number_results[i], NULL))
WORK(decimal_compare, money_decimal_compare(&numbers[i], &other_numbers[i], &orders[i], NULL))
WORK(decimal_hash, money_decimal_hash(&numbers[i], &hashes[i], NULL))
WORK(decimal_negate, money_decimal_negate(&numbers[i], &number_results[i], NULL))
WORK(decimal_absolute, money_decimal_absolute(&numbers[i], &number_results[i], NULL))
WORK(decimal_sign, money_decimal_sign(&numbers[i], &orders[i], NULL))
WORK(decimal_new, money_decimal_new(cents[i], 2, &number_results[i], NULL))
WORK(decimal_parse, money_decimal_parse(number_texts[i], number_lengths[i], &number_results[i], NULL))
WORK(decimal_format, money_decimal_format(&numbers[i], written[i], sizeof written[i], &written_lengths[i], NULL))

static void decimal_minimum(void)
{
    failures |= the->money_decimal_minimum(numbers, N, number_results, NULL);
}

static void minimum(void)
{
    /* With several currencies, the call fails at the second amount. */
    MONEY_IGNORE(the->money_minimum(amounts, N, results, NULL));
}

static const struct {
    const char *name;
    void (*work)(void);
} works[] = {
#define LINE(name) { #name, name }
    LINE(add), LINE(subtract), LINE(compare), LINE(equal), LINE(hash), LINE(negate), LINE(absolute), LINE(sign),
    LINE(new), LINE(from_minor), LINE(parse), LINE(parse_terminated), LINE(format), LINE(minimum), LINE(decimal_add),
    LINE(decimal_subtract), LINE(decimal_compare), LINE(decimal_hash), LINE(decimal_negate), LINE(decimal_absolute),
    LINE(decimal_sign), LINE(decimal_new), LINE(decimal_parse), LINE(decimal_format), LINE(decimal_minimum),
};

enum { WORK_COUNT = sizeof works / sizeof *works };

static void load(struct library *library, const char *path)
{
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);

    if (handle == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
#define FIND(name) *(void **)&library->name = dlsym(handle, #name);
    FUNCTIONS(FIND)
#undef FIND
    if (library->money_decimal_minimum == NULL) {
        fprintf(stderr, "%s is too old\n", path);
        exit(2);
    }
}

static void prepare(int is_mixed, size_t currency_count)
{
    static const char *const codes[] = { "EUR", "USD", "JPY", "GBP", "CHF", "SEK", "AUD", "CAD", "INR", "BRL" };
    size_t i;

    sample_start(1);
    for (i = 0; i < N; i++) {
        char *text = number_texts[i];
        uint32_t scale = is_mixed ? (uint32_t)(sample_next() % SCALES) : 2;
        uint32_t other_scale = is_mixed ? (uint32_t)(sample_next() % SCALES) : 2;

        cents[i] = sample_cents();
        strcpy(currencies[i], codes[sample_next() % currency_count]);
        failures |= the->money_decimal_new(cents[i], scale, &numbers[i], NULL);
        failures |= the->money_decimal_new(sample_cents(), other_scale, &other_numbers[i], NULL);
        failures |= the->money_new(&numbers[i], currencies[i], NULL, &amounts[i], NULL);
        failures |= the->money_new(&other_numbers[i], currencies[i], NULL, &others[i], NULL);
        failures |= the->money_format(&amounts[i], texts[i], sizeof texts[i], &lengths[i], NULL);
        failures |= the->money_decimal_format(&numbers[i], text, MONEY_TEXT_MAX, &number_lengths[i], NULL);
    }
}

/** Seconds of some passes, after one that is not timed. */
static double timed(void (*work)(void))
{
    double start;
    int pass;

    work();
    start = timing_now();
    for (pass = 0; pass < PASSES; pass++) work();
    return timing_now() - start;
}

static void contest(const char *title, int turns)
{
    static double best[2][WORK_COUNT];
    int turn, library, work;

    for (turn = 0; turn < turns; turn++) {
        for (library = 0; library < 2; library++) {
            the = &libraries[library];
            for (work = 0; work < WORK_COUNT; work++) {
                double time = timed(works[work].work) * 1e9 / ((double)PASSES * N);

                if (turn == 0 || time < best[library][work]) best[library][work] = time;
            }
        }
    }
    printf("%s\n", title);
    for (work = 0; work < WORK_COUNT; work++) {
        double before = best[0][work], after = best[1][work];

        printf("  %-18s %7.2f %7.2f %6.2f\n", works[work].name, before, after, before / after);
    }
}

int main(int count, char **arguments)
{
    int turns = count > 3 ? atoi(arguments[3]) : 9;

    if (count < 3 || turns < 1 || turns > TURNS_MOST) {
        fprintf(stderr, "usage: calls OLD.so NEW.so [TURNS]\n");
        return 2;
    }
    load(&libraries[0], arguments[1]);
    load(&libraries[1], arguments[2]);
    the = &libraries[0];
    prepare(0, 1);
    contest("scale 2", turns);
    prepare(1, 1);
    contest("scales 0 to 6", turns);
    prepare(1, 10);
    contest("scales 0 to 6, ten currencies", turns);
    if (failures != 0) fputs("a call failed\n", stderr);
    return failures != 0;
}
