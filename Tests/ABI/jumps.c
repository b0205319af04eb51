/* Callbacks that do not return. Each of the ten callbacks is left with longjmp. Afterwards the change is there, and the
 * object can be read, changed, watched and freed, as after a return; while the callback runs, changing is refused. */
#define _GNU_SOURCE 1
#include "check.h"

#include <malloc.h>
#include <pthread.h>
#include <setjmp.h>
#include <unistd.h>

static char store_path[] = "/tmp/money-jumps-XXXXXX";

/* ------------------------------------------------------------------------------------- The objects and callbacks ---- */

/** What a callback does, and how often it was called. */
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

static void on_alert(void *user_data, money_alert_t alert)
{
    (void)user_data;
    CHECK(alert != MONEY_ALERT_NONE);
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

    options.key = "key";
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
    return money_portfolio_view_prices_failed(view, turn % 2 ? "one" : "two", MONEY_NTS, NULL);
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

    note.label = "a label that is longer than what fits into a word or two";
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
    return money_calculator_press(calculator, turn % 2 ? 5 : MONEY_KEY_CORRECT, NULL, NULL);
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

/* ---------------------------------------------------------------------------------------------- One after another ---- */

/** Changes an object. @return 1 if the callback was left with a jump. */
static int changed(listener_t *own, money_status_t (*change)(void *object))
{
    listener = own;
    turn++;
    if (setjmp(own->back) != 0) return 1;
    if (!CHECK_OK(change(own->object))) fprintf(stderr, "%s\n", subject->name);
    return 0;
}

static listener_t listening(void)
{
    listener_t own = {0};

    turn = 0;
    own.object = subject->make();
    MUST(subject->listen(own.object, 1));
    return own;
}

static void usable_again(void)
{
    listener_t own = listening();
    uint64_t before = subject->revision(own.object), after;

    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    after = subject->revision(own.object);
    CHECK(own.calls == 1 && after > before);
    /* Left again, and again. */
    CHECK(changed(&own, subject->change) == 1);
    CHECK(changed(&own, subject->change) == 1);
    CHECK(own.calls == 3 && subject->revision(own.object) > after);
    /* Now it returns. */
    own.jumps = 0;
    CHECK(changed(&own, subject->change) == 0);
    CHECK(own.calls == 4);
    /* Somebody else listens after a jump. */
    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    CHECK_OK(subject->listen(own.object, 0));
    CHECK(changed(&own, subject->change) == 0);
    CHECK(own.calls == 5);
    subject->free(own.object);
}

/** Changes an object from so far down the stack that the first callback ran above. */
static money_status_t __attribute__((noinline)) change_from_below(void *object, int depth)
{
    volatile char space[4096];
    money_status_t status;

    space[0] = (char)depth;
    status = depth == 0 ? subject->change(object) : change_from_below(object, depth - 1);
    return space[0] == (char)depth ? status : MONEY_ERR_BUSY;
}

static money_status_t deep(void *object) { return change_from_below(object, 20); }

static void inside_deep(void) { CHECK_STATUS(change_from_below(listener->object, 20), MONEY_ERR_BUSY); }

static void from_below(void)
{
    listener_t own = listening();

    own.inside = inside_deep;
    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    CHECK(changed(&own, deep) == 1);
    CHECK(changed(&own, subject->change) == 1);
    CHECK(own.calls == 3);
    own.jumps = 0;
    CHECK(changed(&own, deep) == 0);
    CHECK(own.calls == 4);
    subject->free(own.object);
}

static void *change_in_thread(void *own)
{
    CHECK(changed(own, deep) == 0);
    return NULL;
}

static void in_another_thread(void)
{
    listener_t own = listening();
    pthread_t thread;

    own.jumps = 1;
    CHECK(changed(&own, subject->change) == 1);
    own.jumps = 0;
    CHECK(pthread_create(&thread, NULL, change_in_thread, &own) == 0);
    pthread_join(thread, NULL);
    CHECK(own.calls == 2);
    CHECK(changed(&own, subject->change) == 0);
    subject->free(own.object);
}

/** The bytes that are allocated; 0 where a tool has an allocator of its own. */
static size_t allocated(void)
{
    struct mallinfo2 info = mallinfo2();

    return info.uordblks + info.hblkhd;
}

/** Makes objects, leaves their callbacks and frees them: in the callback, after it, or both. Nothing is lost. */
static void nothing_is_lost(void)
{
    const int is_store = strcmp(subject->name, "store") == 0, rounds = is_store ? 30 : 400;
    /* An object has a hundred bytes or more, and SQLite thousands, some of which it keeps for a while. */
    const size_t most = is_store ? 60000 : (size_t)rounds * 16;
    size_t before = 0, after;
    int round;

    for (round = 0; round < rounds * 2; round++) {
        listener_t own;

        /* What is kept once, such as a cache of each thread, is there by now. */
        if (round == rounds) before = allocated();
        own = listening();
        own.jumps = 1;
        own.frees = round % 3 == 2;
        CHECK(changed(&own, subject->change) == 1);
        if (round % 3 == 1) CHECK(changed(&own, subject->change) == 1);
        subject->free(own.object);
    }
    after = allocated();
    if (!CHECK(after < before + most)) fprintf(stderr, "%s: %zu bytes\n", subject->name, after - before);
}

/* ------------------------------------------------------------------------------------------------ Several objects ---- */

static money_wallet_t *wallets[3];
static int told[3];
/* The wallet that a callback frees; -1: none. */
static int freeing = -1;
static jmp_buf outside, between;

static money_status_t transfer(void)
{
    money_transfer_leg_t legs[2] = {MONEY_TRANSFER_LEG_INIT, MONEY_TRANSFER_LEG_INIT};

    legs[0].source = wallets[0], legs[0].target = wallets[1], legs[0].amount = amount_of("1.00 EUR");
    legs[1].source = wallets[1], legs[1].target = wallets[2], legs[1].amount = amount_of("1.00 EUR");
    return money_wallet_transfer(legs, 2, NULL, NULL);
}

static void make_wallets(money_change_callback_t first, money_change_callback_t second)
{
    int index;

    for (index = 0; index < 3; index++) {
        wallets[index] = make_wallet();
        told[index] = 0;
        CHECK_OK(change_wallet(wallets[index]));
        CHECK_OK(money_wallet_on_change(wallets[index], index == 0 ? first : second, &told[index], NULL));
    }
}

static void free_wallets(int but)
{
    int index;

    for (index = 0; index < 3; index++)
        if (index != but) money_wallet_free(wallets[index]);
}

static void leave(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    CHECK_STATUS(change_wallet(wallets[0]), MONEY_ERR_BUSY);
    if (freeing >= 0) money_wallet_free(wallets[freeing]);
    longjmp(outside, 1);
}

static void count_calls(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
}

/** Leaves the transfer in the first callback: all have changed, the others are not told. */
static void transfers(void)
{
    volatile size_t before = 0;
    volatile int round;

    for (round = 0; round < 800; round++) {
        if (round == 400) before = allocated();
        make_wallets(leave, count_calls);
        freeing = round % 4 == 3 ? 1 : -1;
        if (setjmp(outside) == 0) {
            CHECK_OK(transfer());
            CHECK(0);
        }
        CHECK(told[0] == 1 && told[1] == 0 && told[2] == 0);
        CHECK(revision_wallet(wallets[0]) == 2 && revision_wallet(wallets[2]) == 2);
        if (freeing < 0) {
            if (round % 2 == 0) CHECK_OK(change_wallet(wallets[1]));
            CHECK(told[1] == (round % 2 == 0));
        }
        free_wallets(-1);
    }
    CHECK(allocated() < before + 400 * 16);
}

static void jump_between(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    longjmp(between, 1);
}

/** Catches in the first wallet's callback what the second one's throws: the first is still being called. */
static void catch_between(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    if (setjmp(between) == 0) {
        CHECK_OK(change_wallet(wallets[1]));
        CHECK(0);
    }
    CHECK_STATUS(change_wallet(wallets[0]), MONEY_ERR_BUSY);
    CHECK_OK(money_wallet_on_change(wallets[1], count_calls, &told[1], NULL));
    CHECK_OK(change_wallet(wallets[1]));
    if (freeing >= 0) money_wallet_free(wallets[freeing]);
}

static void callbacks_in_callbacks(void)
{
    size_t before = 0;
    int round;

    for (round = 0; round < 400; round++) {
        if (round == 200) before = allocated();
        make_wallets(catch_between, jump_between);
        freeing = -1;
        CHECK_OK(change_wallet(wallets[0]));
        CHECK(told[0] == 1 && told[1] == 2);
        CHECK_OK(money_wallet_on_change(wallets[0], NULL, NULL, NULL));
        CHECK_OK(change_wallet(wallets[0]));
        CHECK_OK(change_wallet(wallets[1]));
        free_wallets(-1);

        /* The same in a transfer, which tells the second wallet afterwards, unless the first one's callback frees it. */
        make_wallets(catch_between, jump_between);
        CHECK_OK(money_wallet_on_change(wallets[2], count_calls, &told[2], NULL));
        freeing = round % 2 ? 1 : -1;
        CHECK_OK(transfer());
        CHECK(told[0] == 1 && told[1] == (round % 2 ? 2 : 3) && told[2] == 1);
        free_wallets(round % 2 ? 1 : -1);
    }
    CHECK(allocated() < before + 400 * 16);
}

static int inner_jumps;

static void count_or_jump(void *count, uint64_t revision)
{
    (void)revision;
    ++*(int *)count;
    if (inner_jumps) longjmp(between, 1);
}

static void transfer_again(void *count, uint64_t revision)
{
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;

    (void)revision;
    ++*(int *)count;
    CHECK_STATUS(transfer(), MONEY_ERR_BUSY);
    leg.source = wallets[1], leg.target = wallets[2], leg.amount = amount_of("1.00 EUR");
    if (setjmp(between) == 0) CHECK_OK(money_wallet_transfer(&leg, 1, NULL, NULL));
    inner_jumps = 0;
    /* The outer transfer still comes to it, so it stays until then. */
    money_wallet_free(wallets[1]);
    money_wallet_free(wallets[1]);
    CHECK(revision_wallet(wallets[1]) == 3);
}

/** A transfer inside another one, of the same wallets, returns or is left; the outer one goes on. */
static void transfers_in_transfers(void)
{
    size_t before = 0;
    int round;

    for (round = 0; round < 400; round++) {
        if (round == 200) before = allocated();
        make_wallets(transfer_again, count_or_jump);
        inner_jumps = round % 2;
        CHECK_OK(transfer());
        CHECK(told[0] == 1 && told[1] == 1 && told[2] == (round % 2 ? 1 : 2));
        free_wallets(1);
    }
    CHECK(allocated() < before + 200 * 16);
}

/** Keys: those before the jump are pressed, and the first alert is written. */
static void keys(void)
{
    listener_t own;
    int32_t alert = 99;
    char display[MONEY_CALCULATOR_TEXT_MAX];

    subject = &subjects[9];
    own = listening();
    own.jumps = 1;
    listener = &own;
    if (setjmp(own.back) == 0) {
        CHECK_OK(money_calculator_press_keys(own.object, "1.2.34", MONEY_NTS, &alert, NULL));
        CHECK(0);
    }
    CHECK(alert == MONEY_ALERT_DECIMAL_EXISTS);
    CHECK_OK(money_calculator_display(own.object, display, sizeof display, NULL, NULL));
    CHECK(strcmp(display, "1.2") == 0);
    money_calculator_free(own.object);
}

int main(void)
{
    size_t index;

    close(mkstemp(store_path));
    unlink(store_path);
    for (index = 0; index < sizeof subjects / sizeof *subjects; index++) {
        subject = &subjects[index];
        usable_again();
        from_below();
        in_another_thread();
        nothing_is_lost();
    }
    subject = &subjects[7];
    transfers();
    callbacks_in_callbacks();
    transfers_in_transfers();
    keys();
    unlink(store_path);
    return check_end();
}
