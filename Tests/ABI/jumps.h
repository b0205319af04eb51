/* Shared by the tests of callbacks that do not return: the ten callbacks, and objects to change. */
#ifndef JUMPS_H
#define JUMPS_H

#define _GNU_SOURCE 1
#include "allocated.h"
#include "check.h"

#include <setjmp.h>
#include <unistd.h>

static char store_path[] = "/tmp/money-jumps-XXXXXX";

/** The action of a callback, and the number of its calls. */
typedef struct {
    void *object;
    money_status_t (*change)(void *object);
    void (*inside)(void);
    int jumps, frees, calls;
    jmp_buf back;
} listener_t;

static listener_t *listener;
/* Differs from one change to the next, so that each changes something. */
static int turn;

typedef struct {
    const char *name;
    void *(*make)(void);
    money_status_t (*listen)(void *object, int on);
    money_status_t (*change)(void *object); /* the callback is called each time */
    void (*free)(void *object);
    uint64_t (*revision)(void *object);
} subject_t;

static const subject_t *subject;

static void act(void)
{
    listener->calls++;
    CHECK_STATUS(subject->change(listener->object), MONEY_ERR_BUSY);
    if (listener->inside != NULL) listener->inside();
    if (listener->frees) subject->free(listener->object);
    if (listener->jumps) longjmp(listener->back, 1);
}

static void on_change(void *user_data, uint64_t revision)
{
    (void)user_data;
    (void)revision;
    act();
}

static void on_display(void *user_data, const char *display)
{
    (void)user_data;
    CHECK(display[0] != '\0');
    act();
}

static void on_alert(void *user_data, money_calculator_alert_t alert)
{
    (void)user_data;
    CHECK(alert != MONEY_CALCULATOR_ALERT_NONE);
    act();
}

/** The functions that every kind of object has. */
#define COMMON(kind)                                                                               \
    static money_status_t listen_##kind(void *object, int on)                                      \
    {                                                                                              \
        return money_##kind##_on_change(object, on ? on_change : NULL, NULL, NULL);                \
    }                                                                                              \
    static void free_##kind(void *object) { money_##kind##_free(object); }                         \
    static uint64_t revision_##kind(void *object)                                                  \
    {                                                                                              \
        uint64_t revision = 0;                                                                     \
        CHECK_OK(money_##kind##_revision(object, &revision, NULL));                                \
        return revision;                                                                           \
    }
COMMON(basket)
COMMON(converter)
COMMON(currency_list)
COMMON(feed)
COMMON(portfolio)
COMMON(portfolio_view)
COMMON(store)
COMMON(wallet)

#define MUST(call)                               \
    do {                                         \
        if (!CHECK_OK(call)) exit(check_end());  \
    } while (0)

static money_t amount_of(const char *text)
{
    money_t amount;

    MUST(money_parse(text, MONEY_NTS, &amount, NULL));
    return amount;
}

static void *make_basket(void)
{
    money_product_t milk = MONEY_PRODUCT_INIT;
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;

    strcpy(milk.sku, "milk");
    strcpy(milk.name, "Milk");
    milk.price = amount_of("1.30 EUR");
    MUST(money_catalogue_new("EUR", NULL, &catalogue, NULL));
    MUST(money_catalogue_add(catalogue, &milk, NULL));
    MUST(money_basket_new(catalogue, &basket, NULL));
    money_catalogue_free(catalogue);
    return basket;
}

static money_status_t change_basket(void *basket)
{
    money_decimal_t one;

    MUST(money_decimal_parse("1", 1, &one, NULL));
    return money_basket_add(basket, "milk", &one, NULL);
}

static void *make_converter(void)
{
    money_converter_t *converter = NULL;

    MUST(money_converter_new("EUR", "USD", NULL, &converter, NULL));
    return converter;
}

static money_status_t change_converter(void *converter) { return money_converter_swap(converter, NULL); }

static void *make_currency_list(void)
{
    money_currency_list_t *list = NULL;

    MUST(money_currency_list_new("en", &list, NULL));
    return list;
}

static money_status_t change_currency_list(void *list)
{
    return money_currency_list_set_language(list, turn % 2 ? "de" : "en", NULL);
}

static void *make_feed(void)
{
    money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
    money_feed_t *feed = NULL;

    options.api_key = "key";
    options.base_url = "http://localhost";
    MUST(money_feed_new(MONEY_PROVIDER_FINNHUB, &options, &feed, NULL));
    return feed;
}

static money_status_t change_feed(void *feed)
{
    char symbol[16];

    snprintf(symbol, sizeof symbol, "S%d", turn);
    return money_feed_add_symbol(feed, symbol, NULL);
}

static void *make_portfolio(void)
{
    money_portfolio_t *portfolio = NULL;

    MUST(money_portfolio_new("EUR", NULL, &portfolio, NULL));
    return portfolio;
}

static money_status_t change_portfolio(void *portfolio)
{
    money_transaction_t one = MONEY_TRANSACTION_INIT;

    strcpy(one.symbol, "ABC");
    one.action = MONEY_ACTION_BUY;
    MUST(money_date_parse("2024-01-01", MONEY_NTS, &one.date, NULL));
    MUST(money_decimal_parse("1", 1, &one.quantity, NULL));
    one.total = amount_of("1.00 EUR");
    return money_portfolio_add(portfolio, &one, NULL, 0, NULL, NULL);
}

static void *make_portfolio_view(void)
{
    money_portfolio_view_t *view = NULL;

    MUST(money_portfolio_view_new(NULL, &view, NULL));
    return view;
}

static money_status_t change_portfolio_view(void *view)
{
    return money_portfolio_view_set_quotes_failure(view, turn % 2 ? "one" : "two", MONEY_NTS, NULL);
}

static void *make_store(void)
{
    money_store_t *store = NULL;

    MUST(money_store_open(store_path, NULL, &store, NULL));
    return store;
}

static money_status_t change_store(void *store)
{
    money_t amount = amount_of("1.00 EUR");

    return money_store_wallet_add(store, "w", &amount, NULL, NULL, NULL);
}

static void *make_wallet(void)
{
    money_wallet_t *wallet = NULL;

    MUST(money_wallet_new(&wallet, NULL));
    return wallet;
}

static money_status_t change_wallet(void *wallet)
{
    money_t amount = amount_of("1.00 EUR");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

    note.label = "a label that is too long for a word or two of memory";
    return money_wallet_add(wallet, &amount, &note, NULL, NULL);
}

static void *make_calculator(void)
{
    money_calculator_t *calculator = NULL;

    MUST(money_calculator_new(&calculator, NULL));
    return calculator;
}

static void free_calculator(void *calculator) { money_calculator_free(calculator); }

static uint64_t revision_calculator(void *calculator)
{
    uint64_t revision = 0;

    CHECK_OK(money_calculator_revision(calculator, &revision, NULL));
    return revision;
}

static money_status_t listen_display(void *calculator, int on)
{
    return money_calculator_on_display(calculator, on ? on_display : NULL, NULL, NULL);
}

static money_status_t listen_alert(void *calculator, int on)
{
    return money_calculator_on_alert(calculator, on ? on_alert : NULL, NULL, NULL);
}

static money_status_t change_display(void *calculator)
{
    return money_calculator_press(calculator, turn % 2 ? 5 : MONEY_CALCULATOR_KEY_CORRECT, NULL, NULL);
}

/** A second decimal point is an alert. */
static money_status_t change_alert(void *calculator)
{
    return money_calculator_press_keys(calculator, "AC 1.2.", MONEY_NTS, NULL, NULL);
}

#define SUBJECT(kind) {#kind, make_##kind, listen_##kind, change_##kind, free_##kind, revision_##kind}
static const subject_t subjects[] = {
    SUBJECT(basket), SUBJECT(converter), SUBJECT(currency_list), SUBJECT(feed), SUBJECT(portfolio),
    SUBJECT(portfolio_view), SUBJECT(store), SUBJECT(wallet),
    {"display", make_calculator, listen_display, change_display, free_calculator, revision_calculator},
    {"alert", make_calculator, listen_alert, change_alert, free_calculator, revision_calculator},
};

#endif
