/* Threads that read the same objects, that make their first calls at the same time, that use stores, and that work on
 * columns with threads of the library's own. Every thread receives the results of a single one. `make torture` runs this
 * program with tools that observe every memory access, so it makes few turns.
 *
 *     threads         for ThreadSanitizer, which knows atomic accesses
 *     threads used    for valgrind, which does not: it takes the load of a pointer that another thread has published for a
 *                     race. So one thread makes every call before, and no thread reads what another one counts up. Then
 *                     nothing is published any more, and whatever valgrind reports is wrong. */
#include "store/store.h"

#include <pthread.h>

enum { MOST_THREADS = 4, TURNS = 3, LONG = 70000, ADDS = 5 };

static size_t threads_now = MOST_THREADS;
static int is_used;
static pthread_barrier_t start;
static int wrong;

static void is_right(int holds)
{
    if (!holds) __atomic_fetch_add(&wrong, 1, __ATOMIC_RELAXED);
}

/** Runs a function on all threads, which begin together. */
static void on_threads(void *(*run)(void *number))
{
    static size_t numbers[MOST_THREADS];
    pthread_t threads[MOST_THREADS];
    size_t index;

    if (pthread_barrier_init(&start, NULL, (unsigned)threads_now) != 0) abort();
    for (index = 0; index < threads_now; index++) {
        numbers[index] = index;
        if (pthread_create(&threads[index], NULL, run, &numbers[index]) != 0) abort();
    }
    for (index = 0; index < threads_now; index++)
        if (pthread_join(threads[index], NULL) != 0) abort();
    pthread_barrier_destroy(&start);
    CHECK(__atomic_exchange_n(&wrong, 0, __ATOMIC_RELAXED) == 0);
}

/* ----------------------------------------------------------------------------------------------------- First calls */

/** Possible first calls of a process: reading text of each kind, and failing. */
static void *begin(void *unused)
{
    money_rates_t *rates = NULL, *none = NULL;
    money_t amount, result;
    money_expression_value_t value;
    char text[64];

    pthread_barrier_wait(&start);
    money_initialize();
    is_right(money_parse("100.00 EUR", MONEY_NTS, &amount, NULL) == MONEY_OK);
    is_right(money_rates_from_json("{\"base\":\"EUR\",\"date\":\"2024-03-01\",\"rates\":{\"USD\":1.0813}}", MONEY_NTS, &rates,
                                   NULL) == MONEY_OK);
    is_right(money_rates_from_json("{", MONEY_NTS, &none, NULL) == MONEY_ERR_JSON);
    is_right(money_rates_convert(rates, &amount, "USD", NULL, &result, NULL, NULL) == MONEY_OK);
    is_right(money_format_locale(&result, "de-DE", NULL, text, sizeof text, NULL, NULL, NULL) == MONEY_OK);
    is_right(strcmp(text, "108,13\xC2\xA0$") == 0);
    is_right(money_expression_evaluate("(1 EUR + 2 USD) x 3 in USD", MONEY_NTS, rates, NULL, &value, NULL, NULL) == MONEY_OK);
    money_rates_free(rates);
    return unused;
}

/* --------------------------------------------------------------------------------------------------- Shared objects */

static struct {
    money_rates_t *rates;
    money_currency_registry_t *registry;
    money_bag_t *bag;
    money_wallet_t *wallet;
    money_catalogue_t *catalogue;
    money_basket_t *basket;
    money_portfolio_t *portfolio;
} shared;

/** All that can be read from them. */
static void read_all(state_t *state)
{
    money_t amount, result;

    state_of_rates(state, shared.rates);
    state_of_currency_registry(state, shared.registry);
    state_of_bag(state, shared.bag);
    state_of_wallet(state, shared.wallet);
    state_of_catalogue(state, shared.catalogue);
    state_of_basket(state, shared.basket);
    state_of_portfolio(state, shared.portfolio);
    if (money_parse("12.34 GBP", MONEY_NTS, &amount, NULL) != MONEY_OK ||
        money_rates_convert(shared.rates, &amount, "JPY", NULL, &result, NULL, NULL) != MONEY_OK)
        abort();
    state_add(state, &result, sizeof result);
}

static state_t alone;

static void *read_shared(void *unused)
{
    int turn;

    pthread_barrier_wait(&start);
    for (turn = 0; turn < TURNS; turn++) {
        state_t state = {NULL, 0, 0};

        read_all(&state);
        is_right(state.length == alone.length && memcmp(state.text, alone.text, alone.length) == 0);
        free(state.text);
    }
    return unused;
}

static void shared_objects(void)
{
    shared.rates = make_rates();
    shared.registry = make_currency_registry();
    shared.bag = make_bag();
    shared.wallet = make_wallet();
    shared.catalogue = make_catalogue();
    shared.basket = make_basket();
    shared.portfolio = make_portfolio();
    read_all(&alone);
    on_threads(read_shared);
    free(alone.text);
    memset(&alone, 0, sizeof alone);
    money_rates_free(shared.rates);
    money_currency_registry_free(shared.registry);
    money_bag_free(shared.bag);
    money_wallet_free(shared.wallet);
    money_catalogue_free(shared.catalogue);
    money_basket_free(shared.basket);
    money_portfolio_free(shared.portfolio);
}

/* ----------------------------------------------------------------------------------------------------------- Stores */

/** A store of its own, and a connection of its own to one file that all threads change. */
static void *keep(void *number)
{
    char path[160];
    money_store_t *own = NULL, *common = NULL;
    money_store_options_t options = MONEY_STORE_OPTIONS_INIT;
    money_t euro = store_amount("1.00 EUR");
    int turn;

    options.busy_milliseconds = 60000;
    snprintf(path, sizeof path, "%s/own-%zu.db", store_folder, *(size_t *)number);
    pthread_barrier_wait(&start);
    is_right(money_store_open(path, NULL, &own, NULL) == MONEY_OK);
    is_right(money_store_open(store_path, &options, &common, NULL) == MONEY_OK);
    for (turn = 0; turn < ADDS; turn++) {
        is_right(money_store_wallet_add(own, "w", &euro, NULL, NULL, NULL) == MONEY_OK);
        is_right(money_store_wallet_add(common, "w", &euro, NULL, NULL, NULL) == MONEY_OK);
    }
    is_right(money_store_check(own, NULL) == MONEY_OK);
    is_right(money_store_check(common, NULL) == MONEY_OK);
    money_store_free(own);
    money_store_free(common);
    store_remove(path);
    return NULL;
}

static void stores(void)
{
    money_store_t *store = store_open(1);
    money_t sum;

    money_store_free(store);
    on_threads(keep);
    store = store_open(0);
    CHECK_OK(money_store_wallet_sum(store, "w", "EUR", NULL, &sum, &error));
    CHECK(store_is_amount(&sum, threads_now == MOST_THREADS ? "20.00 EUR" : "5.00 EUR"));
    money_store_free(store);
}

/* ---------------------------------------------------------------------------------------------------------- Columns */

static int64_t amounts[LONG], wanted[LONG];
static const money_rates_t *column_rates;

static money_status_t convert(int64_t *results)
{
    static const char *const euro = "EUR";
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, LONG), result = MONEY_COLUMN_OF_INT64(results, LONG);
    money_column_currencies_t currencies = {&euro, 1, NULL};
    money_column_options_t options = MONEY_COLUMN_OPTIONS_INIT;

    options.threads = 3;
    return money_column_convert(column_rates, &column, &currencies, NULL, "USD", &options, &result, NULL, NULL, NULL);
}

static void count(void *user_data, uint64_t done, uint64_t total)
{
    is_right(done <= total && total == LONG);
    ++*(int *)user_data;
}

/** Half of the threads are watched, and one of these is ended at once. */
static void *convert_watched(void *number)
{
    size_t index = *(size_t *)number;
    money_progress_t progress = MONEY_PROGRESS_INIT;
    int64_t *results = calloc(LONG, sizeof *results);
    int calls = 0;

    progress.callback = count;
    progress.user_data = &calls;
    if (index % 2 == 0) is_right(money_progress_watch(&progress, NULL) == MONEY_OK);
    pthread_barrier_wait(&start);
    if (results == NULL) abort();
    is_right(convert(results) == MONEY_OK && memcmp(results, wanted, sizeof wanted) == 0);
    if (index == 0) {
        progress.cancel = 1;
        is_right(convert(results) == MONEY_ERR_CANCELLED && results[0] == 0 && results[LONG - 1] == 0);
    }
    is_right(money_progress_watch(NULL, NULL) == MONEY_OK);
    free(results);
    return NULL;
}

static void columns(void)
{
    money_rates_t *rates = make_rates();
    size_t row;

    column_rates = rates;
    for (row = 0; row < LONG; row++) amounts[row] = (int64_t)row * 37 - 500000;
    CHECK_OK(convert(wanted));
    on_threads(convert_watched);
    money_rates_free(rates);
}

enum { DATED = 600, HISTORY = 400, FIRST_DAY = 19000 };

static int64_t dated_wanted[2][DATED];

/** Converts rows of two currencies on days of the history. */
static money_status_t convert_dated(const money_rates_t *rates, int is_reversed, int64_t *results)
{
    static const char *const codes[2][2] = {{"EUR", "USD"}, {"GBP", "EUR"}};
    int32_t days[DATED];
    int8_t numbers[DATED];
    money_column_t column = MONEY_COLUMN_OF_INT64(amounts, DATED), result = MONEY_COLUMN_OF_INT64(results, DATED);
    money_column_t indices = MONEY_COLUMN_OF_INT8(numbers, DATED), dates = MONEY_COLUMN_OF_DATE32(days, DATED);
    money_column_currencies_t currencies = {codes[is_reversed], 2, &indices};
    int row;

    for (row = 0; row < DATED; row++) {
        days[row] = FIRST_DAY + row * 7 % HISTORY;
        numbers[row] = (int8_t)(row % 2);
    }
    return money_column_convert(rates, &column, &currencies, &dates, is_reversed ? "USD" : "GBP", NULL, &result, NULL, NULL,
                                NULL);
}

static money_rates_t *make_history(void)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    char rate[16];
    int day;

    CHECK_OK(money_rates_builder_new(&builder, NULL));
    CHECK_OK(money_rates_builder_set_base(builder, "EUR", NULL));
    for (day = 0; day < HISTORY; day++) {
        snprintf(rate, sizeof rate, "1.%03d", day);
        CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", rate, MONEY_NTS, FIRST_DAY + day, NULL));
        CHECK_OK(money_rates_builder_add(builder, "EUR", "GBP", "0.85", MONEY_NTS, FIRST_DAY + day, NULL));
    }
    CHECK_OK(money_rates_builder_build(builder, &rates, NULL));
    money_rates_builder_free(builder);
    return rates;
}

/** The first conversions with a table, which keeps ratios for later ones. */
static void *convert_first(void *number)
{
    int64_t results[DATED];
    size_t turn;

    pthread_barrier_wait(&start);
    for (turn = 0; turn < 2 * TURNS; turn++) {
        int is_reversed = (int)((turn + *(size_t *)number) % 2);

        is_right(convert_dated(column_rates, is_reversed, results) == MONEY_OK);
        is_right(memcmp(results, dated_wanted[is_reversed], sizeof results) == 0);
    }
    return NULL;
}

static void dated_columns(void)
{
    money_rates_t *alone_rates = make_history(), *rates = make_history();
    int turn;

    for (turn = 0; turn < 2; turn++) CHECK_OK(convert_dated(alone_rates, turn, dated_wanted[turn]));
    money_rates_free(alone_rates);
    /* With valgrind, no thread keeps anything: one call has kept the ratios of each pair before. */
    for (turn = 0; is_used && turn < 2 * TURNS; turn++) CHECK_OK(convert_dated(rates, turn % 2, (int64_t[DATED]){0}));
    column_rates = rates;
    on_threads(convert_first);
    money_rates_free(rates);
}

/* ------------------------------------------------------------------------------------------- One object, two threads */

static money_progress_t outside = MONEY_PROGRESS_INIT;
static int is_over;

/** Reads how far the call of another thread is, and ends it. */
static void *end_from_outside(void *unused)
{
    while (!__atomic_load_n(&is_over, __ATOMIC_ACQUIRE))
        if (__atomic_load_n(&outside.total, __ATOMIC_RELAXED) > 0) __atomic_store_n(&outside.cancel, 1, __ATOMIC_RELAXED);
    return unused;
}

static void *make_next(void *wallet)
{
    money_t euro = store_amount("1.00 EUR");

    is_right(money_wallet_add(wallet, &euro, NULL, NULL, NULL) == MONEY_OK);
    return NULL;
}

/** An object goes from thread to thread. */
static void handed_over(void)
{
    money_wallet_t *wallet = make_wallet();
    pthread_t other;
    int turn;

    for (turn = 0; turn < TURNS; turn++) {
        if (pthread_create(&other, NULL, make_next, wallet) != 0 || pthread_join(other, NULL) != 0) abort();
    }
    money_wallet_free(wallet);
    CHECK(wrong == 0);
}

static void ended_from_outside(void)
{
    int64_t *results = calloc(LONG, sizeof *results);
    money_rates_t *rates = make_rates();
    money_status_t status = MONEY_OK;
    pthread_t other;
    int turn;

    column_rates = rates;
    CHECK_OK(money_progress_watch(&outside, NULL));
    if (pthread_create(&other, NULL, end_from_outside, NULL) != 0) abort();
    for (turn = 0; turn < 1000 && status == MONEY_OK; turn++) status = convert(results);
    CHECK_STATUS(status, MONEY_ERR_CANCELLED);
    __atomic_store_n(&is_over, 1, __ATOMIC_RELEASE);
    if (pthread_join(other, NULL) != 0) abort();
    CHECK_OK(money_progress_watch(NULL, NULL));
    free(results);
    money_rates_free(rates);
}

static void all(void)
{
    /* Before any other call of this process, unless one thread has made them all. */
    on_threads(begin);
    shared_objects();
    stores();
    columns();
    dated_columns();
    handed_over();
}

int main(int argument_count, char **arguments)
{
    is_used = argument_count == 2 && strcmp(arguments[1], "used") == 0;
    store_tests_begin();
    if (is_used) {
        threads_now = 1;
        all();
        threads_now = MOST_THREADS;
    }
    all();
    if (!is_used) ended_from_outside();
    return store_tests_end();
}
