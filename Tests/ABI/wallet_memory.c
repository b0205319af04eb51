/* Every allocation that jansson asks for fails once while a wallet or a portfolio is read or written:
 * MONEY_ERR_OUT_OF_MEMORY and nothing changed, or success; never a leak. The one that memory.c passes over is passed over
 * here. */
#include "state.h"

#include <jansson.h>

static long allocations, failing, blocks;
static const void *growing; /* the place in jansson that asks for a token's text to grow */

static void *allocate_and_look(size_t size)
{
    if (size == 4096) growing = __builtin_return_address(0);
    return malloc(size);
}

static void *allocate(size_t size)
{
    const void *asking = __builtin_return_address(0);
    void *block;

    if (asking != growing && ++allocations == failing) return NULL;
    block = malloc(size);
    if (block != NULL) blocks++;
    return block;
}

static void release(void *block)
{
    if (block == NULL) return;
    blocks--;
    free(block);
}

typedef money_status_t read_t(const char *, size_t, money_wallet_t **, money_error_t *);
typedef money_status_t write_t(const money_wallet_t *, char **, size_t *, money_error_t *);

/** Whether the n-th allocation was reached. */
static int ended(long n)
{
    int was_reached = allocations >= n;

    failing = 0;
    return !was_reached;
}

static void begin(long n)
{
    allocations = 0;
    failing = n;
}

static long reading(read_t *read, const char *text, size_t length)
{
    long n, before = blocks;
    int is_last;

    for (n = 1;; n++) {
        money_wallet_t *wallet = (money_wallet_t *)8;
        money_error_t error = {0};
        money_status_t status;

        begin(n);
        status = read(text, length, &wallet, &error);
        is_last = ended(n);
        if (status == MONEY_OK) money_wallet_free(wallet);
        else CHECK(status == MONEY_ERR_OUT_OF_MEMORY && wallet == NULL && error.status == status && !is_last);
        CHECK(blocks == before);
        if (is_last) return n;
    }
}

static void writing(write_t *write, const money_wallet_t *wallet)
{
    state_t before = {0}, after = {0};
    char *wanted = NULL;
    long n;
    int is_last;

    CHECK_OK(write(wallet, &wanted, NULL, NULL));
    state_of_wallet(&before, wallet);
    for (n = 1;; n++) {
        char *text = (char *)8;
        money_status_t status;

        begin(n);
        status = write(wallet, &text, NULL, NULL);
        is_last = ended(n);
        if (status == MONEY_OK) {
            CHECK_TEXT(text, wanted);
            money_string_free(text);
        } else {
            CHECK(status == MONEY_ERR_OUT_OF_MEMORY && text == NULL && !is_last);
        }
        if (is_last) break;
    }
    CHECK(n > 10);
    state_of_wallet(&after, wallet);
    CHECK(state_equal(&before, &after));
    money_string_free(wanted);
}

static money_portfolio_t *portfolio_of_two(void)
{
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one;
    money_chosen_lot_t lot;

    memset(&one, 0, sizeof one);
    memset(&lot, 0, sizeof lot);
    strcpy(one.symbol, "ABC");
    strcpy(lot.id, "1");
    one.date = 19782;
    one.rate_numerator = 9;
    one.rate_denominator = 10;
    CHECK_OK(money_decimal_new(3, 0, &one.quantity, NULL));
    CHECK_OK(money_parse("10.00 USD", MONEY_NTS, &one.total, NULL));
    CHECK_OK(money_parse("1.00 CHF", MONEY_NTS, &one.fee, NULL));
    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, NULL));
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, NULL));
    one.action = MONEY_ACTION_SELL;
    lot.quantity = one.quantity;
    CHECK_OK(money_portfolio_add(portfolio, &one, &lot, 1, NULL, NULL));
    return portfolio;
}

static void portfolios(void)
{
    money_portfolio_t *portfolio = portfolio_of_two();
    char *wanted = NULL;
    long n, before;
    int is_last = 0;

    CHECK_OK(money_portfolio_to_json(portfolio, &wanted, NULL, NULL));
    for (n = 1; !is_last; n++) {
        char *text = (char *)8;
        money_status_t status;

        begin(n);
        status = money_portfolio_to_json(portfolio, &text, NULL, NULL);
        is_last = ended(n);
        if (status == MONEY_OK) {
            CHECK_TEXT(text, wanted);
            money_string_free(text);
        } else {
            CHECK(status == MONEY_ERR_OUT_OF_MEMORY && text == NULL && !is_last);
        }
    }
    CHECK(n > 30);
    before = blocks;
    for (n = 1, is_last = 0; !is_last; n++) {
        money_portfolio_t *copy = (money_portfolio_t *)8;
        money_status_t status;

        begin(n);
        status = money_portfolio_from_json(wanted, MONEY_NTS, NULL, &copy, NULL);
        is_last = ended(n);
        if (status == MONEY_OK) money_portfolio_free(copy);
        else CHECK(status == MONEY_ERR_OUT_OF_MEMORY && copy == NULL && !is_last);
        CHECK(blocks == before);
    }
    CHECK(n > 30);
    money_string_free(wanted);
    money_portfolio_free(portfolio);
}

int main(void)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount;
    char *json = NULL, *journal = NULL, *loose = NULL, token[5003];
    size_t length = 0, journal_length = 0;
    uint64_t hold;

    memset(token, 'x', sizeof token);
    token[0] = '[';
    token[1] = token[sizeof token - 2] = '"';
    token[sizeof token - 1] = ']';
    json_set_alloc_funcs(allocate_and_look, free);
    json_decref(json_loadb(token, sizeof token, 0, NULL));
    CHECK(growing != NULL);
    json_set_alloc_funcs(allocate, release);
    note.label = "caf\xc3\xa9";
    CHECK_OK(money_wallet_new(&wallet, NULL));
    CHECK_OK(money_parse("10.00 EUR", MONEY_NTS, &amount, NULL));
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, NULL));
    CHECK_OK(money_wallet_hold(wallet, &amount, &note, &hold, NULL));
    CHECK_OK(money_wallet_commit(wallet, hold, NULL, NULL));
    writing(money_wallet_to_json, wallet);
    writing(money_wallet_to_journal, wallet);
    CHECK_OK(money_wallet_to_json(wallet, &json, &length, NULL));
    CHECK_OK(money_wallet_to_journal(wallet, &journal, &journal_length, NULL));
    /* What the library wrote needs no jansson to be read; with a blank in front it does. */
    CHECK(reading(money_wallet_from_json, json, length) == 1);
    loose = malloc(length + 2);
    if (loose == NULL) abort();
    loose[0] = ' ';
    memcpy(loose + 1, json, length);
    CHECK(reading(money_wallet_from_json, loose, length + 1) > 10);
    CHECK(reading(money_wallet_from_journal, journal, journal_length) > 10);
    free(loose);
    money_string_free(json);
    money_string_free(journal);
    money_wallet_free(wallet);
    portfolios();
    CHECK(blocks == 0);
    return check_end();
}
