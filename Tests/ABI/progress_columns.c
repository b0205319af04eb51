/* Columns with a progress callback: their results equal those without one, they report their progress, and they can be
 * cancelled. Their results are then zeros. */
#define _DEFAULT_SOURCE 1
#include "check.h"

#include <pthread.h>

enum { ROWS = 1200007, SHARES = 3, MANY = 1000, FEW = 3000, SHORT = 65536, CODES = 65536 };

static money_progress_t progress = MONEY_PROGRESS_INIT;
static money_rates_t *rates;
static int64_t amounts[ROWS], results[SHARES][ROWS], wanted[SHARES][ROWS];
static int8_t indices[ROWS];
static uint8_t bits[SHARES][ROWS / 8 + 2], bits_wanted[SHARES][ROWS / 8 + 2];
static money_decimal_t sums[2], sums_wanted[2];
static size_t rows;
static int32_t threads;

/** The column of a result: with a bitmap whose first bit is within a byte. */
static money_column_t result_at(size_t index)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(results[index], rows);

    column.validity = bits[index];
    column.validity_size = sizeof bits[index];
    column.validity_offset = 3;
    return column;
}

static money_status_t sum(int has_indices)
{
    static const char *const codes[] = {"EUR", "USD"};
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, rows), index = MONEY_COLUMN_OF_INT8(indices, rows);
    money_column_currencies_t currencies = {codes, has_indices ? 2 : 1, has_indices ? &index : NULL};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    options.threads = threads;
    return money_column_sum(&column, &currencies, &options, sums, NULL, NULL);
}

static money_status_t sum_plain(void) { return sum(0); }

static money_status_t sum_by_code(void) { return sum(1); }

static money_status_t convert(void)
{
    static const char *const codes[] = {"EUR", "JPY"};
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, rows), index = MONEY_COLUMN_OF_INT8(indices, rows);
    money_column_t result = result_at(0);
    money_column_currencies_t currencies = {codes, 2, &index};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    options.threads = threads;
    return money_column_convert(rates, &column, &currencies, NULL, "USD", &options, &result, NULL, NULL, NULL);
}

static money_status_t quantize(void)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, rows), result = result_at(0);
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    column.scale = 4;
    options.digits = 1;
    options.threads = threads;
    return money_column_quantize(&column, NULL, &options, &result, NULL, NULL, NULL);
}

static money_status_t compare(void)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, rows), orders = MONEY_COLUMN_OF_INT8(results[0], rows);
    int64_t limit = 500;
    money_column_t other = MONEY_COLUMN_OF_INT64(&limit, rows);
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    column.scale = other.scale = 2;
    other.stride = 0;
    options.threads = threads;
    return money_column_compare(&column, NULL, &other, NULL, &options, &orders, NULL, NULL, NULL);
}

static money_status_t allocate(void)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, rows), shares[SHARES];
    money_decimal_t weights[SHARES];
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;
    size_t index;

    column.scale = 2;
    options.digits = 2;
    options.threads = threads;
    for (index = 0; index < SHARES; index++) {
        shares[index] = result_at(index);
        CHECK_OK(money_decimal_from_words(index + 1, 0, 0, &weights[index], NULL));
    }
    return money_column_allocate(&column, weights, SHARES, &options, shares, NULL, NULL, NULL, NULL);
}

typedef struct {
    const char *name;
    money_status_t (*call)(void);
} work_t;

static const work_t WORK[] = {{"sum", sum_plain},       {"sum by code", sum_by_code}, {"convert", convert},
                              {"quantize", quantize}, {"compare", compare},         {"allocate", allocate}};
enum { WORKS = sizeof WORK / sizeof *WORK };

static void clear(void)
{
    memset(results, 0x55, sizeof results);
    memset(bits, 0x55, sizeof bits);
    memset(sums, 0x55, sizeof sums);
}

static int is_wanted(void)
{
    return memcmp(results, wanted, sizeof results) == 0 && memcmp(bits, bits_wanted, sizeof bits) == 0 &&
           memcmp(sums, sums_wanted, sizeof sums) == 0;
}

static void keep(void)
{
    memcpy(wanted, results, sizeof results);
    memcpy(bits_wanted, bits, sizeof bits);
    memcpy(sums_wanted, sums, sizeof sums);
}

/** True if the call has zeroed its results, and left the rest unchanged. */
static int is_zeroed(const work_t *work)
{
    size_t row, share, shares = work->call == allocate ? SHARES : 1;

    if (work->call == sum_plain || work->call == sum_by_code) {
        static const money_decimal_t zero;

        return memcmp(&sums[0], &zero, sizeof zero) == 0;
    }
    for (row = 0; row < rows; row++) {
        if (work->call == compare) {
            if (((const int8_t *)results[0])[row] != 0) return 0;
            continue;
        }
        for (share = 0; share < shares; share++)
            if (results[share][row] != 0 || (bits[share][(row + 3) / 8] >> (row + 3) % 8 & 1) != 0) return 0;
    }
    return work->call == compare || (bits[0][0] & 7) == 5;
}

static unsigned calls;
static uint64_t last;
static pthread_t caller;

static void count(void *user_data, uint64_t done, uint64_t total)
{
    CHECK(user_data == &progress && done > last && done <= total && total == ROWS);
    CHECK(pthread_equal(pthread_self(), caller));
    CHECK(progress.done == done && progress.total == total);
    last = done;
    calls++;
}

static void cancel(void *user_data, uint64_t done, uint64_t total)
{
    CHECK(done < total);
    calls++;
    ((money_progress_t *)user_data)->cancel = 1;
}

static void watch(money_progress_callback_t callback)
{
    progress.cancel = 0;
    progress.callback = callback;
    progress.user_data = &progress;
    calls = 0;
    last = 0;
    CHECK_OK(money_progress_watch(&progress, NULL));
}

static void end_watching(void) { CHECK_OK(money_progress_watch(NULL, NULL)); }

/** With a progress callback and without, a call returns the same results to the bit. */
static void same_results(const work_t *work)
{
    clear();
    CHECK_OK(work->call());
    keep();
    watch(count);
    clear();
    CHECK_OK(work->call());
    CHECK(is_wanted());
    CHECK(calls >= (threads == 1 ? 2u : 1u) && calls <= ROWS * SHARES / SHORT / 8);
    /* The last part is not reported. */
    CHECK(progress.done > ROWS / 2 && progress.done <= ROWS && progress.total == ROWS);
    end_watching();
    calls = 0;
    CHECK_OK(work->call());
    CHECK(calls == 0);
}

static void ends(const work_t *work)
{
    watch(cancel);
    clear();
    CHECK_STATUS(work->call(), MONEY_ERR_CANCELLED);
    CHECK(calls == 1 && is_zeroed(work));
    /* `cancel` is still 1. */
    progress.callback = NULL;
    CHECK_OK(money_progress_watch(&progress, NULL));
    clear();
    CHECK_STATUS(work->call(), MONEY_ERR_CANCELLED);
    CHECK(progress.done == 0 && progress.total == ROWS && is_zeroed(work));
    /* Fast rows are not reported. */
    rows = SHORT / (work->call == allocate ? SHARES : 1) / 64 * 64;
    CHECK_OK(work->call());
    rows = ROWS;
    progress.cancel = 0;
    clear();
    CHECK_OK(work->call());
    CHECK(is_wanted());
    end_watching();
}

static int is_over;

/** Ends the call of another thread as soon as that has done something. */
static void *cancel_from_outside(void *unused)
{
    while (!__atomic_load_n(&is_over, __ATOMIC_ACQUIRE))
        if (__atomic_load_n(&progress.done, __ATOMIC_RELAXED) > 0) __atomic_store_n(&progress.cancel, 1, __ATOMIC_RELAXED);
    return unused;
}

static void ended_by_another_thread(const work_t *work)
{
    pthread_t other;
    money_status_t status = MONEY_OK;
    int turn;

    watch(NULL);
    is_over = 0;
    if (pthread_create(&other, NULL, cancel_from_outside, NULL) != 0) abort();
    for (turn = 0; turn < 2000 && status == MONEY_OK; turn++) status = work->call();
    CHECK_STATUS(status, MONEY_ERR_CANCELLED);
    __atomic_store_n(&is_over, 1, __ATOMIC_RELEASE);
    if (pthread_join(other, NULL) != 0) abort();
    end_watching();
}

/** A callback makes a call over columns itself, and ends the watching; the call that called it goes on to its end. */
static void call_inside(void *user_data, uint64_t done, uint64_t total)
{
    (void)user_data;
    (void)done;
    (void)total;
    calls++;
    CHECK_OK(sum_plain());
    CHECK(calls == 1);
    end_watching();
}

static void callbacks_that_call(void)
{
    CHECK_OK(compare());
    keep();
    clear();
    watch(call_inside);
    CHECK_OK(compare());
    CHECK(calls == 1 && memcmp(results[0], wanted[0], ROWS) == 0);
}

/** A row of many shares counts as many values. */
static void many_shares(void)
{
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, FEW), *shares = calloc(MANY, sizeof *shares);
    int64_t *values = malloc(sizeof *values * FEW * MANY);
    money_decimal_t *weights = calloc(MANY, sizeof *weights);
    size_t index;

    if (shares == NULL || values == NULL || weights == NULL) abort();
    column.scale = 2;
    for (index = 0; index < MANY; index++) {
        shares[index] = (money_column_t)MONEY_COLUMN_OF_INT64(values + index * FEW, FEW);
        CHECK_OK(money_decimal_from_words(index, 0, 0, &weights[index], NULL));
    }
    watch(cancel);
    CHECK_STATUS(money_column_allocate(&column, weights, MANY, NULL, shares, NULL, NULL, NULL, NULL),
                 MONEY_ERR_CANCELLED);
    CHECK(calls == 1 && progress.done > 0 && progress.done < FEW && values[0] == 0 && values[FEW * MANY - 1] == 0);
    end_watching();
    free(shares);
    free(values);
    free(weights);
}

static void cancel_codes(void *user_data, uint64_t done, uint64_t total)
{
    CHECK(done > 0 && done < CODES && total == 0);
    calls++;
    ((money_progress_t *)user_data)->cancel = 1;
}

/** A dictionary is long work too: each code needs a path of its own to the target. */
static void many_codes(void)
{
    static char texts[CODES][8];
    static const char *codes[CODES];
    static uint16_t places[CODES];
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, CODES), index = MONEY_COLUMN_OF_INT16(places, CODES);
    money_column_t result = MONEY_COLUMN_OF_INT64(results[0], CODES);
    money_column_currencies_t currencies = {codes, CODES, &index};
    size_t code;

    for (code = 0; code < CODES; code++) {
        snprintf(texts[code], sizeof texts[code], "A%05zu", code);
        codes[code] = texts[code];
        places[code] = (uint16_t)(code / 2);
    }
    column.scale = 2;
    watch(cancel_codes);
    CHECK_STATUS(money_column_convert(rates, &column, &currencies, NULL, "USD", NULL, &result, NULL, NULL, NULL),
                 MONEY_ERR_CANCELLED);
    CHECK(calls == 1 && results[0][0] == 0);
    end_watching();
}

int main(void)
{
    static const char csv[] = "Date,USD,JPY,\n2024-03-01,1.0813,162.82,\n";
    size_t row, work;

    caller = pthread_self();
    CHECK_OK(money_rates_from_ecb_csv(csv, MONEY_NTS, &rates, NULL));
    for (row = 0; row < ROWS; row++) {
        amounts[row] = (int64_t)(row * 7919 % 1000003) - 500000;
        indices[row] = (int8_t)(row % 2);
    }
    rows = ROWS;
    for (work = 0; work < WORKS; work++)
        for (threads = 1; threads <= 5; threads += 4) {
            long failed = check_failed;

            same_results(&WORK[work]);
            ends(&WORK[work]);
            ended_by_another_thread(&WORK[work]);
            if (check_failed != failed) fprintf(stderr, "%s with %d threads\n", WORK[work].name, (int)threads);
        }
    callbacks_that_call();
    many_shares();
    many_codes();
    money_rates_free(rates);
    return check_end();
}
