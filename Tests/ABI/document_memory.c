/* Every allocation that jansson asks for fails once while a document of the library's own is read or written:
 * MONEY_ERR_OUT_OF_MEMORY and nothing changed, or success; never a leak. (memory.c does the same with providers' rates.) */
#define _DEFAULT_SOURCE /* for mmap */
#include "hostile/given.h"
#include "hostile/objects.h"
#include "state.h"

#include <jansson.h>

static long allocations, failing, blocks;

static void *allocate(size_t size)
{
    void *block;

    if (++allocations == failing) return NULL;
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

/** One kind of document, over an object of its own. */
typedef struct {
    const char *name;
    money_status_t (*read)(const char *, size_t, void **, money_error_t *);
    money_status_t (*write)(const void *, char **, money_error_t *);
    void (*state)(state_t *, const void *);
    void (*release)(void *);
} document_t;

#define WRITER(noun, form)                                                                              \
    static money_status_t write_##noun##_##form(const void *object, char **text, money_error_t *error)  \
    {                                                                                                   \
        return money_##noun##_to_##form(object, text, NULL, error);                                     \
    }
#define READER(noun, form)                                                                                            \
    static money_status_t read_##noun##_##form(const char *text, size_t length, void **object, money_error_t *error) \
    {                                                                                                                 \
        money_##noun##_t *read = (money_##noun##_t *)8;                                                              \
        money_status_t status = money_##noun##_from_##form(text, length, &read, error);                              \
        *object = read;                                                                                               \
        return status;                                                                                                \
    }
#define OBJECT(noun)                                                                                           \
    static void free_##noun(void *object) { money_##noun##_free(object); }                                     \
    static void state_##noun(state_t *state, const void *object) { state_of_##noun(state, object); }

OBJECT(wallet)
OBJECT(catalogue)
OBJECT(basket)
OBJECT(receipt)
OBJECT(calculator)
OBJECT(portfolio)
OBJECT(invoice)
OBJECT(currency_list)
OBJECT(converter)
OBJECT(exchange_quote)
READER(wallet, json)
READER(wallet, journal)
READER(catalogue, json)
READER(invoice, json)
READER(calculator, json)
READER(exchange_quote, json)
WRITER(wallet, json)
WRITER(wallet, journal)
WRITER(catalogue, json)
WRITER(invoice, json)
WRITER(basket, json)
WRITER(receipt, json)
WRITER(calculator, json)
WRITER(portfolio, json)
WRITER(currency_list, json)
WRITER(converter, json)
WRITER(exchange_quote, json)

static money_status_t read_basket_json(const char *text, size_t length, void **object, money_error_t *error)
{
    money_basket_t *basket = (money_basket_t *)8;
    money_status_t status = money_basket_from_json(text, length, NULL, &basket, error);

    *object = basket;
    return status;
}

static money_status_t read_portfolio_json(const char *text, size_t length, void **object, money_error_t *error)
{
    money_portfolio_t *portfolio = (money_portfolio_t *)8;
    money_status_t status = money_portfolio_from_json(text, length, NULL, &portfolio, error);

    *object = portfolio;
    return status;
}

/** True if the n-th allocation was not reached. */
static money_status_t read_converter_json(const char *text, size_t length, void **object, money_error_t *error)
{
    money_converter_t *converter = (money_converter_t *)8;
    money_status_t status = money_converter_from_json(text, length, NULL, &converter, error);

    *object = converter;
    return status;
}

/** Settings are read into a list that is there. */
static money_status_t read_currency_list_json(const char *text, size_t length, void **object, money_error_t *error)
{
    money_currency_list_t *list = NULL;
    money_status_t status;

    if (money_currency_list_new("en", &list, NULL) != MONEY_OK) abort();
    status = money_currency_list_restore(list, text, length, error);
    if (status != MONEY_OK) {
        money_currency_list_free(list);
        list = NULL;
    }
    *object = list;
    return status;
}

static int ended(long n)
{
    failing = 0;
    return allocations < n;
}

static void begin(long n)
{
    allocations = 0;
    failing = n;
}

static long reading(const document_t *document, const char *text, size_t length)
{
    long n, before = blocks;
    int is_last;

    for (n = 1;; n++) {
        money_error_t error = {0};
        money_status_t status;
        void *object;

        begin(n);
        status = document->read(text, length, &object, &error);
        is_last = ended(n);
        if (status == MONEY_OK) {
            document->release(object);
        } else if (status != MONEY_ERR_OUT_OF_MEMORY || object != NULL || error.status != status || is_last) {
            check_text(error.text, "out of memory", __FILE__, __LINE__, document->name);
        }
        CHECK(blocks == before);
        if (is_last) return n;
    }
}

static void writing(const document_t *document, const void *object)
{
    state_t before = {0}, after = {0};
    char *wanted = NULL;
    long n;
    int is_last;

    CHECK_OK(document->write(object, &wanted, NULL));
    document->state(&before, object);
    for (n = 1;; n++) {
        char *text = (char *)8;
        money_status_t status;

        begin(n);
        status = document->write(object, &text, NULL);
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
    document->state(&after, object);
    CHECK(state_equal(&before, &after));
    money_string_free(wanted);
}

/** Written, read as written, and read with a blank in front: the library has readers that need no jansson for the first. */
static void check_document(const document_t *document, const void *object)
{
    char *text = NULL, *loose;
    size_t length;

    writing(document, object);
    if (document->read == NULL) return;
    CHECK_OK(document->write(object, &text, NULL));
    length = strlen(text);
    CHECK(reading(document, text, length) >= 1);
    loose = malloc(length + 2);
    if (loose == NULL) abort();
    loose[0] = ' ';
    memcpy(loose + 1, text, length + 1);
    CHECK(reading(document, loose, length + 1) > 10);
    free(loose);
    money_string_free(text);
}

int main(void)
{
    static const document_t wallet = {"wallet", read_wallet_json, write_wallet_json, state_wallet, free_wallet},
                            journal = {"journal", read_wallet_journal, write_wallet_journal, state_wallet, free_wallet},
                            catalogue = {"catalogue", read_catalogue_json, write_catalogue_json, state_catalogue,
                                         free_catalogue},
                            basket = {"basket", read_basket_json, write_basket_json, state_basket, free_basket},
                            invoice = {"invoice", read_invoice_json, write_invoice_json, state_invoice, free_invoice},
                            receipt = {"receipt", NULL, write_receipt_json, state_receipt, free_receipt},
                            calculator = {"calculator", read_calculator_json, write_calculator_json, state_calculator,
                                          free_calculator},
                            portfolio = {"portfolio", read_portfolio_json, write_portfolio_json, state_portfolio,
                                         free_portfolio},
                            settings = {"settings", read_currency_list_json, write_currency_list_json,
                                        state_currency_list, free_currency_list},
                            converter = {"converter", read_converter_json, write_converter_json, state_converter,
                                         free_converter},
                            quote = {"quote", read_exchange_quote_json, write_exchange_quote_json,
                                     state_exchange_quote, free_exchange_quote};
    long before;

    json_set_alloc_funcs(allocate, release);
    slots_make();
    before = blocks;
    fixture_make();
    check_document(&wallet, fixture.wallet);
    check_document(&journal, fixture.wallet);
    check_document(&catalogue, fixture.catalogue);
    check_document(&basket, fixture.basket);
    check_document(&invoice, fixture.invoice);
    check_document(&receipt, fixture.receipt);
    check_document(&calculator, fixture.calculator);
    check_document(&portfolio, fixture.portfolio);
    check_document(&settings, fixture.currency_list);
    check_document(&converter, fixture.converter);
    check_document(&quote, fixture.exchange_quote);
    fixture_free();
    CHECK(blocks == before);
    return check_end();
}
