/*
 * Measures one work for a number of elements.
 *
 *     growth             lists the works, one per line: id, group, element, minimum, maximum, exponent, titles and reasons
 *     growth ID COUNT    seconds of processor time of the quickest pass, and kilobytes of memory at the most
 *     growth ID COUNT once    one pass, in one call of `counted`, whose instructions callgrind counts
 */
#define _POSIX_C_SOURCE 200809L
#include "growth.h"

#include <inttypes.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define WORK(id, group, title, element, least, most, ends, exponent, why, prepare, work) \
    prepare_t prepare;                                                                   \
    work_t work;
#include "works.h"
#undef WORK

static const struct {
    const char *id, *group, *title, *element;
    size_t least, most;
    const char *ends;
    double exponent;
    const char *why;
    prepare_t *prepare;
    work_t *work;
} works[] = {
#define WORK(id, group, title, element, least, most, ends, exponent, why, prepare, work) \
    { id, group, title, element, least, most, ends, exponent, why, prepare, work },
#include "works.h"
#undef WORK
};

enum { WORK_COUNT = sizeof works / sizeof *works };
#define SECONDS_ENOUGH 0.05
#define SECONDS_TWICE 0.5 /* a longer pass is not repeated */

void *room(size_t count, size_t size)
{
    void *place = calloc(count > 0 ? count : 1, size);

    if (place == NULL) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return place;
}

void must(money_status_t status, const money_error_t *error)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error->text);
    exit(1);
}

void things_free(things_t *things)
{
    free(things->moneys);
    free(things->decimals);
    free(things->flows);
    free(things->points);
    free(things->transactions);
    free(things->quotes);
    free(things->names);
    free(things->text);
    money_string_free(things->document);
    money_currency_registry_free(things->registry);
    money_rates_builder_free(things->builder);
    money_rates_free(things->rates);
    money_bag_free(things->bag);
    money_calculator_free(things->calculator);
    money_wallet_free(things->wallet);
    money_wallet_statement_free(things->statement);
    money_bank_statements_free(things->bank);
    money_ledger_free(things->ledger);
    money_notepad_free(things->notepad);
    money_catalogue_free(things->catalogue);
    money_basket_free(things->basket);
    money_receipt_free(things->receipt);
    money_invoice_free(things->invoice);
    money_portfolio_free(things->portfolio);
    money_valuation_free(things->valuation);
    money_disposals_free(things->disposals);
    money_currency_list_free(things->list);
    money_store_free(things->store);
    free(things->minor);
    free(things->results);
    free(things->indices);
    memset(things, 0, sizeof *things);
}

void append(things_t *things, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    things->length += (size_t)vsprintf(things->text + things->length, format, arguments);
    va_end(arguments);
}

/* ------------------------------------------------------------------------------------------------ The data ---- */

static const char *const five[] = { "EUR", "USD", "JPY", "GBP", "CHF" };

money_t money_of(size_t index)
{
    money_t money;
    money_error_t error;
    uint64_t mixed = (uint64_t)(index + 1) * UINT64_C(0x9E3779B97F4A7C15) >> 40;

    must(money_from_minor((int64_t)(mixed % 1000000 + 1), five[index % 5], NULL, &money, &error), &error);
    return money;
}

int32_t date_of(size_t index, size_t a_day)
{
    return (int32_t)(10957 + index / a_day);
}

void name_of(size_t index, char name[MONEY_CODE_SIZE])
{
    int place;

    memset(name, 0, MONEY_CODE_SIZE);
    name[0] = 'q';
    for (place = 6; place > 0; place--, index /= 26) name[place] = (char)('a' + index % 26);
}

money_decimal_t decimal_of(int64_t coefficient, uint32_t scale)
{
    money_decimal_t decimal;
    money_error_t error;

    must(money_decimal_new(coefficient, scale, &decimal, &error), &error);
    return decimal;
}

money_rates_t *five_rates(void)
{
    money_rates_builder_t *builder;
    money_rates_t *rates;
    money_error_t error;
    size_t index;

    must(money_rates_builder_new(&builder, &error), &error);
    must(money_rates_builder_set_base(builder, "EUR", &error), &error);
    for (index = 1; index < 5; index++)
        must(money_rates_builder_add(builder, "EUR", five[index], "1.1172", MONEY_NTS, MONEY_DATE_NONE, &error), &error);
    must(money_rates_builder_build(builder, &rates, &error), &error);
    money_rates_builder_free(builder);
    return rates;
}

void given_nothing(things_t *given)
{
    (void)given;
}

void given_moneys(things_t *given)
{
    size_t index;

    given->moneys = room(given->n, sizeof *given->moneys);
    for (index = 0; index < given->n; index++) given->moneys[index] = money_of(index);
    given->rates = five_rates();
}

void given_names(things_t *given)
{
    size_t index;

    given->names = room(given->n, sizeof *given->names);
    for (index = 0; index < given->n; index++) name_of(index, given->names[index]);
}

/* ------------------------------------------------------------------------------------------------- One run ---- */

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/** Lets the allocator keep freed memory. Otherwise each large array is fresh memory from the system, which clears every
 * page. That is as slow as the work itself, and applies only to counts with large arrays. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
#endif
}

/** The tool counts from here to its return; its name is in growth_instructions.py. */
__attribute__((noinline)) void counted(work_t *work, things_t *given, things_t *made);

void counted(work_t *work, things_t *given, things_t *made)
{
    work(given, made);
}

/** The minimum seconds of a pass. */
static double measured(size_t position, size_t n, int is_once)
{
    things_t given, made;
    double least = 1e9, all = 0, start, taken;

    memset(&given, 0, sizeof given);
    memset(&made, 0, sizeof made);
    given.n = n;
    works[position].prepare(&given);
    do {
        start = now();
        counted(works[position].work, &given, &made);
        taken = now() - start;
        things_free(&made);
        /* On a busy virtual machine, the clock sometimes does not advance during a short pass. */
        if (taken > 0 && taken < least) least = taken;
        all += taken;
    } while (!is_once && (all < SECONDS_ENOUGH || (all == taken && taken < SECONDS_TWICE)));
    things_free(&given);
    return least;
}

int main(int count, char **arguments)
{
    struct rusage usage;
    size_t position;
    double seconds;

    keep_memory();
    for (position = 0; position < WORK_COUNT; position++) {
        if (count < 3) {
            printf("%s\t%s\t%s\t%s\t%zu\t%zu\t%s\t%g\t%s\n", works[position].id, works[position].group,
                   works[position].title, works[position].element, works[position].least, works[position].most,
                   works[position].ends, works[position].exponent, works[position].why);
        } else if (strcmp(arguments[1], works[position].id) == 0) {
            seconds = measured(position, (size_t)strtoull(arguments[2], NULL, 10), count > 3);
            getrusage(RUSAGE_SELF, &usage);
            printf("%.9g %ld\n", seconds, usage.ru_maxrss);
            return 0;
        }
    }
    return count >= 3;
}
