/* Documents of wallets, catalogues, baskets and portfolios, and journals of ledgers. Input: a letter for the kind, then the document. An accepted
 * document is written as one that reads back, and is then written as the same bytes.
 */
#include "laws.h"

typedef struct {
    char letter;
    money_status_t (*read)(const char *, size_t, void **, money_error_t *);
    money_status_t (*write)(const void *, char **, size_t *, money_error_t *);
    void (*release)(void *);
} document_t;

#define READER(noun, form, ...)                                                                                       \
    static money_status_t read_##noun##_##form(const char *text, size_t length, void **object, money_error_t *error) \
    {                                                                                                                 \
        money_##noun##_t *read = (money_##noun##_t *)8;                                                              \
        money_status_t status = money_##noun##_from_##form(text, length, __VA_ARGS__ &read, error);                  \
        *object = read;                                                                                               \
        return status;                                                                                                \
    }
#define WRITER(noun, form)                                                                                              \
    static money_status_t write_##noun##_##form(const void *object, char **text, size_t *length, money_error_t *error) \
    {                                                                                                                   \
        return money_##noun##_to_##form(object, text, length, error);                                                   \
    }                                                                                                                   \
    static void free_##noun##_##form(void *object) { money_##noun##_free(object); }

READER(wallet, json, )
READER(wallet, journal, )
READER(catalogue, json, )
READER(catalogue, csv, "USD", NULL, )
READER(basket, json, NULL, )
READER(portfolio, json, NULL, )
READER(portfolio, csv, "EUR", NULL, )
WRITER(wallet, json)
WRITER(wallet, journal)
WRITER(catalogue, json)
WRITER(catalogue, csv)
WRITER(basket, json)
WRITER(portfolio, json)
WRITER(portfolio, csv)

static const document_t documents[] = {
    {'w', read_wallet_json, write_wallet_json, free_wallet_json},
    {'j', read_wallet_journal, write_wallet_journal, free_wallet_journal},
    {'c', read_catalogue_json, write_catalogue_json, free_catalogue_json},
    {'v', read_catalogue_csv, write_catalogue_csv, free_catalogue_csv},
    {'b', read_basket_json, write_basket_json, free_basket_json},
    {'p', read_portfolio_json, write_portfolio_json, free_portfolio_json},
    {'t', read_portfolio_csv, write_portfolio_csv, free_portfolio_csv},
};

/** A portfolio is a journal, or is refused because it cannot be one. */
static void law_journals(const money_portfolio_t *portfolio)
{
    money_error_t error = error_untouched();
    char *text = NULL;
    size_t length = 0;

    if (law_status(money_portfolio_to_beancount(portfolio, &text, &length, &error), &error, 0)) {
        LAW(strlen(text) == length);
        money_string_free(text);
    } else {
        LAW(error.status == MONEY_ERR_INEXACT || error.status == MONEY_ERR_OVERFLOW);
    }
    error = error_untouched();
    if (law_status(money_portfolio_to_ledger(portfolio, &text, &length, &error), &error, 0)) {
        LAW(strlen(text) == length);
        money_string_free(text);
    } else {
        LAW(error.status == MONEY_ERR_INEXACT || error.status == MONEY_ERR_OVERFLOW || error.status == MONEY_ERR_DATE);
    }
}

static void law_document(const document_t *document, const uint8_t *bytes, size_t size)
{
    /* Memory of just this size, so that a byte read beyond it is found. */
    char *text = malloc(size > 0 ? size : 1), *written = NULL, *again = NULL;
    money_error_t error = error_untouched();
    size_t length = 0, length_again = 0;
    void *object, *other;

    if (text == NULL) abort();
    if (size > 0) memcpy(text, bytes, size);
    if (law_status(document->read(text, size, &object, &error), &error, size)) {
        LAW(law_status(document->write(object, &written, &length, &error), &error, 0));
        LAW(strlen(written) == length);
        LAW(law_status(document->read(written, length, &other, &error), &error, length));
        LAW(law_status(document->write(other, &again, &length_again, &error), &error, 0));
        LAW(length == length_again && memcmp(written, again, length) == 0);
        if (document->read == read_portfolio_json || document->read == read_portfolio_csv) law_journals(object);
        money_string_free(written);
        money_string_free(again);
        document->release(object);
        document->release(other);
    } else {
        LAW(object == NULL);
        /* Invalid input is rejected with its position. */
        LAW(error.position >= 0 || error.status == MONEY_ERR_OUT_OF_MEMORY);
    }
    free(text);
}

/** A journal is a ledger, which is written as a journal that reads back, unless the format does not allow a name or a
 *  date of the ledger. */
static void law_ledger(money_journal_format_t format, const uint8_t *bytes, size_t size)
{
    char *text = malloc(size > 0 ? size : 1), *written = NULL, *again = NULL;
    money_error_t error = error_untouched();
    money_ledger_t *ledger = (money_ledger_t *)8, *other = NULL;
    size_t length = 0, length_again = 0;

    if (text == NULL) abort();
    if (size > 0) memcpy(text, bytes, size);
    if (!law_status(money_ledger_from_journal(text, size, format, "EUR", "Equity:Exchange", "$=USD", &ledger, &error),
                    &error, size)) {
        LAW(ledger == NULL && (error.position >= 0 || error.status == MONEY_ERR_OUT_OF_MEMORY));
    } else if (!law_status(money_ledger_to_journal(ledger, format, &written, &length, &error), &error, 0)) {
        LAW(error.status == MONEY_ERR_ACCOUNT || error.status == MONEY_ERR_DATE);
    } else {
        LAW(strlen(written) == length);
        LAW(law_status(money_ledger_from_journal(written, length, format, "EUR", NULL, NULL, &other, &error), &error,
                       length));
        LAW(law_status(money_ledger_to_journal(other, format, &again, &length_again, &error), &error, 0));
        LAW(length == length_again && memcmp(written, again, length) == 0);
    }
    money_string_free(written);
    money_string_free(again);
    money_ledger_free(ledger);
    money_ledger_free(other);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t i;

    if (size == 0) return 0;
    for (i = 0; i < sizeof documents / sizeof *documents; i++) {
        if (documents[i].letter == (char)data[0]) law_document(&documents[i], data + 1, size - 1);
    }
    if (data[0] == 'B') law_ledger(MONEY_JOURNAL_BEANCOUNT, data + 1, size - 1);
    if (data[0] == 'L') law_ledger(MONEY_JOURNAL_LEDGER, data + 1, size - 1);
    if (data[0] == 'H') law_ledger(MONEY_JOURNAL_HLEDGER, data + 1, size - 1);
    return 0;
}
