/*
 * Journals of other programs, read and reported, and the same ledger in a store.
 *
 *     journals make COUNT PATH     writes a ledger of COUNT transactions to PATH.beancount, PATH.ledger, PATH.hledger
 *                                  and PATH.store
 *     journals read FORMAT PATH    reads PATH.FORMAT and prints the trial balance: AMOUNT CURRENCY ACCOUNT
 *     journals open PATH           opens PATH.store and prints the same
 */
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static const struct {
    const char *name;
    money_journal_format_t format;
} formats[] = {
    { "beancount", MONEY_JOURNAL_BEANCOUNT },
    { "ledger", MONEY_JOURNAL_LEDGER },
    { "hledger", MONEY_JOURNAL_HLEDGER },
};

static FILE *opened(const char *path, const char *suffix, const char *mode)
{
    char name[1024];
    FILE *file;

    snprintf(name, sizeof name, "%s.%s", path, suffix);
    file = fopen(name, mode);
    if (file != NULL) return file;
    fprintf(stderr, "%s cannot be opened\n", name);
    exit(1);
}

static money_store_t *store_at(const char *path)
{
    money_store_t *store = NULL;
    char name[1024];

    snprintf(name, sizeof name, "%s.store", path);
    must(money_store_open(name, NULL, &store, &error));
    return store;
}

static money_ledger_t *ledger_of(long count)
{
    static const char *const expenses[] = { "Expenses:Food", "Expenses:Rent", "Expenses:Travel", "Expenses:Other" };
    money_ledger_t *ledger = NULL;

    must(money_ledger_new("EUR", &ledger, &error));
    must(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, &error));
    for (int index = 0; index < 4; index++)
        must(money_ledger_add_account(ledger, expenses[index], MONEY_ACCOUNT_EXPENSE, NULL, &error));
    for (long index = 0; index < count; index++) {
        money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
        int64_t cents = index * 7919 % 1000000 + 1;

        postings[0].account = expenses[index % 4];
        postings[1].account = "Assets:Bank";
        must(money_from_minor(cents, "EUR", NULL, &postings[0].amount, &error));
        must(money_from_minor(-cents, "EUR", NULL, &postings[1].amount, &error));
        must(money_ledger_post(ledger, (money_date_t)(19000 + index % 700), "groceries", MONEY_NTS, postings, 2, NULL,
                               &error));
    }
    return ledger;
}

static void make(long count, const char *path)
{
    money_ledger_t *ledger = ledger_of(count);
    money_store_t *store = store_at(path);

    for (size_t index = 0; index < sizeof formats / sizeof formats[0]; index++) {
        FILE *file = opened(path, formats[index].name, "wb");
        char *journal = NULL;
        size_t length = 0;

        must(money_ledger_to_journal(ledger, formats[index].format, &journal, &length, &error));
        if (fwrite(journal, 1, length, file) != length || fclose(file) != 0) exit(1);
        money_string_free(journal);
    }
    must(money_store_ledger_save(store, "default", ledger, &error));
    money_store_free(store);
    money_ledger_free(ledger);
}

static void print(const money_ledger_report_t *report)
{
    money_ledger_row_t rows[16];
    char text[MONEY_TEXT_MAX];
    size_t count = 0;

    must(money_ledger_report_rows(report, 0, rows, 16, &count, &error));
    for (size_t index = 0; index < count; index++) {
        if (rows[index].kind != MONEY_LEDGER_ROW_ACCOUNT) continue;
        must(money_format(&rows[index].amount, text, sizeof text, NULL, &error));
        printf("%s %s\n", text, rows[index].account);
    }
}

static money_ledger_t *read_journal(const char *name, const char *path)
{
    FILE *file = opened(path, name, "rb");
    money_ledger_t *ledger = NULL;
    size_t index = 0;
    char *text;
    long size;

    while (strcmp(formats[index].name, name) != 0)
        if (++index == sizeof formats / sizeof formats[0]) exit(2);
    if (fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0 ||
        (text = malloc((size_t)size + 1)) == NULL || fread(text, 1, (size_t)size, file) != (size_t)size)
        exit(1);
    fclose(file);
    must(money_ledger_from_journal(text, (size_t)size, formats[index].format, "EUR", NULL, NULL, &ledger, &error));
    free(text);
    return ledger;
}

int main(int count, char **arguments)
{
    money_ledger_report_t *report = NULL;

    if (count == 4 && strcmp(arguments[1], "make") == 0) {
        make(strtol(arguments[2], NULL, 10), arguments[3]);
        return 0;
    }
    if (count == 4 && strcmp(arguments[1], "read") == 0) {
        money_ledger_t *ledger = read_journal(arguments[2], arguments[3]);

        must(money_ledger_report(ledger, MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE, MONEY_DATE_NONE, NULL,
                                 &report, &error));
        money_ledger_free(ledger);
    } else if (count == 3 && strcmp(arguments[1], "open") == 0) {
        money_store_t *store = store_at(arguments[2]);

        must(money_store_ledger_report(store, "default", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE,
                                       MONEY_DATE_NONE, NULL, &report, &error));
        money_store_free(store);
    } else {
        return 2;
    }
    print(report);
    money_ledger_report_free(report);
    return 0;
}
