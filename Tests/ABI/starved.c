/* Out of memory: no call within the documented limits ends the process. It succeeds, or returns
 * MONEY_ERR_OUT_OF_MEMORY and has changed nothing.
 *
 * First, calls with large needs run in processes whose address space is limited to a little above their use. Second,
 * calls with small needs run with an allocator that fails one request, each in turn, and then with one that fails that
 * request and all later ones. Each run is a process of its own, so that crashes are counted. */
#define _GNU_SOURCE
#include "check.h"

#include "big_documents.h"
#include "starving.h"
#include "starving_invoices.h"

/* ------------------------------------------------------------------------------------------------ Large needs */

static const shape_t *current;

static void read_current(void)
{
    money_error_t error;

    limit_memory(room);
    answer(current->read(&error));
}

static void split(void)
{
    static money_t shares[MONEY_SHARES_MAX];
    money_t amount, remainder;
    money_error_t error;

    if (money_from_minor(123456789, "EUR", NULL, &amount, NULL) != MONEY_OK) _exit(WRONG);
    limit_memory(room);
    answer(money_split(&amount, MONEY_SHARES_MAX, NULL, shares, &remainder, &error));
}

/** A portfolio of purchases, followed by splits that change nothing or that alternate. */
static money_portfolio_t *split_portfolio(size_t count, int is_changing)
{
    money_portfolio_t *portfolio;
    money_error_t error;
    size_t index;

    if (money_portfolio_new("USD", NULL, &portfolio, NULL) != MONEY_OK) _exit(WRONG);
    for (index = 0; index < 2 * count; index++) {
        money_transaction_t one = MONEY_TRANSACTION_INIT;
        int is_split = index >= count;

        snprintf(one.symbol, sizeof one.symbol, "ABC");
        one.date = (money_date_t)(10000 + index);
        one.action = is_split ? MONEY_ACTION_SPLIT : MONEY_ACTION_BUY;
        if (money_decimal_new(is_split ? (is_changing && index % 2 == 0 ? 3 : 1) : 9, 0, &one.quantity, NULL) != MONEY_OK)
            _exit(WRONG);
        if (is_split) {
            if (money_decimal_new(is_changing && index % 2 == 1 ? 3 : 1, 0, &one.per, NULL) != MONEY_OK) _exit(WRONG);
        } else if (money_from_minor(1000, "USD", NULL, &one.total, NULL) != MONEY_OK) {
            _exit(WRONG);
        }
        if (money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error) != MONEY_OK) {
            fprintf(stderr, "%s\n", error.text);
            _exit(WRONG);
        }
    }
    return portfolio;
}

static money_portfolio_t *portfolio_of_splits;

static void to_beancount(void)
{
    char *journal;
    money_error_t error;

    limit_memory(room);
    answer(money_portfolio_to_beancount(portfolio_of_splits, &journal, NULL, &error));
}

static void to_ledger(void)
{
    char *journal;
    money_error_t error;

    limit_memory(room);
    answer(money_portfolio_to_ledger(portfolio_of_splits, &journal, NULL, &error));
}

static void to_csv(void)
{
    char *csv;
    money_error_t error;

    limit_memory(room);
    answer(money_portfolio_to_csv(portfolio_of_splits, &csv, NULL, &error));
}

static void value(void)
{
    money_valuation_t *valuation;
    money_error_t error;

    limit_memory(room);
    answer(money_portfolio_value(portfolio_of_splits, NULL, 0, NULL, NULL, &valuation, &error));
}

/** Adds to a wallet until memory is exhausted; earlier entries are still present. */
static void fill_wallet(void)
{
    money_wallet_t *wallet;
    money_t amount, sum;
    money_error_t error;
    money_status_t status = MONEY_OK;
    int64_t added = 0;

    if (money_wallet_new(&wallet, NULL) != MONEY_OK) _exit(WRONG);
    if (money_from_minor(1, "EUR", NULL, &amount, NULL) != MONEY_OK) _exit(WRONG);
    limit_memory(room);
    while (added < 2000000 && status == MONEY_OK) {
        status = money_wallet_add(wallet, &amount, NULL, NULL, &error);
        if (status == MONEY_OK) added++;
    }
    if (money_wallet_sum(wallet, "EUR", NULL, &sum, NULL) != MONEY_OK) _exit(WRONG);
    if ((int64_t)sum.lo != added) _exit(WRONG);
    answer(status);
}

static void fill_builder(void)
{
    money_rates_builder_t *builder;
    money_error_t error;
    money_status_t status = MONEY_OK;
    int32_t day;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK) _exit(WRONG);
    limit_memory(room);
    for (day = 1; day < 2000000 && status == MONEY_OK; day++)
        status = money_rates_builder_add(builder, "EUR", "USD", "1.5", MONEY_NTS, day, &error);
    answer(status);
}

/** An answer of the shape, as a feed of rates reads it. */
static void answer_feed(void)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed;
    money_feed_request_t *request;
    money_error_t error;

    options.base_url = "http://localhost:8080";
    if (money_feed_new(MONEY_PROVIDER_ECB, &options, &feed, NULL) != MONEY_OK ||
        money_feed_refresh(feed, NULL) != MONEY_OK || money_feed_next(feed, 100, &request, NULL) != MONEY_OK ||
        request == NULL)
        _exit(WRONG);
    limit_memory(room);
    answer(money_feed_receive_response(feed, money_feed_request_id(request), 200, "text/xml", text, length, 100, &error));
}

static void starve(const char *name, void (*call)(void))
{
    static const size_t rooms[] = { 1 << 20, 4 << 20, 16 << 20, 64 << 20, 256 << 20 };
    size_t index;

    printf("%-28s", name);
    for (index = 0; index < sizeof rooms / sizeof *rooms; index++) {
        int found;

        room = rooms[index];
        found = outcome(call);
        printf(" %7s", found == ANSWERED ? "done" : found == STARVED ? "short" : found == DIED ? "DIED" : "WRONG");
        CHECK(found == ANSWERED || found == STARVED);
    }
    printf("\n");
}

static void large_needs(void)
{
    size_t index;

    printf("%-28s %7s %7s %7s %7s %7s\n", "additional memory", "1 MB", "4 MB", "16 MB", "64 MB", "256 MB");
    for (index = 0; index < SHAPES; index++) {
        current = &shapes[index];
        write_shape(current, 12000000);
        starve(current->name, read_current);
        if (strcmp(current->name, "rates of the ECB, XML") == 0) starve("the same, for a feed", answer_feed);
    }
    free(text);
    text = NULL;
    starve("split of 1,048,576", split);
    starve("wallet, 2,000,000 entries", fill_wallet);
    starve("invoice, 500,000 line items", fill_invoice);
    starve("invoice of a receipt", bill_receipt);
    starve("builder, 2,000,000 rates", fill_builder);
    portfolio_of_splits = split_portfolio(2000, 0);
    starve("beancount, splits 1:1", to_beancount);
    starve("ledger, splits 1:1", to_ledger);
    money_portfolio_free(portfolio_of_splits);
    portfolio_of_splits = split_portfolio(1000, 1);
    starve("beancount, splits 1:3, 3:1", to_beancount);
    starve("ledger, splits 1:3, 3:1", to_ledger);
    starve("portfolio, CSV", to_csv);
    CHECK_STATUS(money_portfolio_to_beancount(portfolio_of_splits, &text, NULL, NULL), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_portfolio_to_ledger(portfolio_of_splits, &text, NULL, NULL), MONEY_OK);
    money_string_free(text);
    text = NULL;
    starve("portfolio, valued", value);
    money_portfolio_free(portfolio_of_splits);
}

/* ----------------------------------------------------------------------------------- Each allocation refused in turn */

/** The call that is measured, and the number of requests that it made. */
static money_status_t (*work)(void);

static void run_refused(void)
{
    requests = 0;
    answer(work());
}

/** Reports the number of a call's requests through a pipe. */
static long requests_of(money_status_t (*call)(void))
{
    int ends[2], status;
    long count = 0;
    pid_t child;

    if (pipe(ends) != 0) exit(2);
    child = fork();
    if (child == 0) {
        requests = 0;
        status = (int)call();
        if (status == MONEY_ERR_OUT_OF_MEMORY || write(ends[1], &requests, sizeof requests) != sizeof requests) _exit(WRONG);
        _exit(ANSWERED);
    }
    close(ends[1]);
    if (child < 0 || read(ends[0], &count, sizeof count) != sizeof count) count = -1;
    close(ends[0]);
    if (waitpid(child, &status, 0) != child) exit(2);
    return count;
}

static money_rates_t *rates;
static money_wallet_t *held;
static money_portfolio_t *owned;
static money_catalogue_t *goods;

static money_status_t read_small(void)
{
    money_error_t error;

    return current->read(&error);
}

static money_status_t add_to_wallet(void)
{
    money_t amount;
    money_status_t status = money_from_minor(100, "EUR", NULL, &amount, NULL);

    return status != MONEY_OK ? status : money_wallet_add(held, &amount, NULL, NULL, NULL);
}

static money_status_t write_wallet(void)
{
    char *made;

    return money_wallet_to_json(held, &made, NULL, NULL);
}

static money_status_t write_journal(void)
{
    char *made;

    return money_wallet_to_journal(held, &made, NULL, NULL);
}

static money_status_t write_beancount(void)
{
    char *made;

    return money_portfolio_to_beancount(owned, &made, NULL, NULL);
}

static money_status_t value_portfolio(void)
{
    money_valuation_t *made;

    return money_portfolio_value(owned, NULL, 0, rates, NULL, &made, NULL);
}

static money_status_t evaluate(void)
{
    money_expression_value_t made;
    money_expression_t *expression;

    return money_expression_evaluate("3 x 4.99 EUR + 10%", MONEY_NTS, NULL, NULL, &made, &expression, NULL);
}

static money_status_t check_out(void)
{
    money_basket_t *basket;
    money_decimal_t one;
    money_receipt_t *receipt;
    money_status_t status = money_basket_new(goods, &basket, NULL);

    if (status == MONEY_OK) status = money_decimal_new(1, 0, &one, NULL);
    if (status == MONEY_OK) status = money_basket_add(basket, "1", &one, NULL);
    return status != MONEY_OK ? status : money_basket_checkout(basket, NULL, NULL, NULL, &receipt, NULL);
}

static money_status_t format_locale(void)
{
    money_t amount;
    char line[128];
    money_status_t status = money_from_minor(123456789, "EUR", NULL, &amount, NULL);

    return status != MONEY_OK ? status
                              : money_format_locale(&amount, "de-DE", NULL, line, sizeof line, NULL, NULL, NULL);
}

static money_status_t use_store(void)
{
    money_store_t *store;
    money_status_t status = money_store_open(":memory:", NULL, &store, NULL);

    if (status == MONEY_OK) status = money_store_wallet_save(store, "default", held, NULL);
    return status == MONEY_OK || status == MONEY_ERR_OUT_OF_MEMORY ? status : MONEY_ERR_OUT_OF_MEMORY;
}

static void refuse_each(const char *name, money_status_t (*call)(void))
{
    long total = requests_of(call), died[2] = { 0, 0 };

    CHECK(total >= 0);
    work = call;
    for (refuses_on = 0; refuses_on < 2; refuses_on++) {
        long each, step = 1 + total / 200;

        for (each = 1; each <= total; each += step) {
            int found;

            refused = each;
            found = outcome(run_refused);
            refused = 0;
            if (found == DIED || found == WRONG) died[refuses_on]++;
        }
    }
    refuses_on = 0;
    printf("%-28s %7ld %7ld %7ld\n", name, total, died[0], died[1]);
    CHECK(died[0] == 0);
    CHECK(died[1] == 0);
}

static void small_needs(void)
{
    size_t index;

    printf("\n%-28s %7s %7s %7s\n", "processes that died", "of", "one", "all on");
    for (index = 0; index < SHAPES; index++) {
        current = &shapes[index];
        write_shape(current, 4000);
        if (strcmp(current->name, "numbers") == 0) break;
        refuse_each(current->name, read_small);
    }
    refuse_each("an entry more", add_to_wallet);
    refuse_each("wallet as JSON", write_wallet);
    refuse_each("wallet as journal", write_journal);
    refuse_each("portfolio for beancount", write_beancount);
    refuse_each("portfolio valued", value_portfolio);
    refuse_each("expression", evaluate);
    refuse_each("basket checked out", check_out);
    refuse_each("invoice added up", add_up);
    refuse_each("amount in a locale", format_locale);
    refuse_each("store", use_store);
}

static void prepare(void)
{
    money_error_t error;
    int index;

    money_initialize();
    current = &shapes[0];
    write_shape(current, 2000);
    CHECK_STATUS(money_rates_from_json(text, length, &rates, &error), MONEY_OK);
    CHECK_STATUS(money_wallet_new(&held, NULL), MONEY_OK);
    for (index = 0; index < 20; index++) CHECK_STATUS(add_to_wallet(), MONEY_OK);
    owned = split_portfolio(5, 1);
    CHECK_STATUS(money_catalogue_from_csv("sku,price\n1,1.25\n", 17, "EUR", NULL, &goods, &error), MONEY_OK);
}

int main(void)
{
    prepare();
    large_needs();
    small_needs();
    CHECK(outcome(make_objects) == STARVED);
    return check_end();
}
