/*
 * The trial balance of a stored ledger, and the same transactions as journals of other programs.
 *
 *     store_reports make COUNT PATH   writes a ledger of COUNT transactions to PATH.store, PATH.journal and
 *                                     PATH.beancount
 *     store_reports print PATH        opens PATH.store and prints the trial balance: AMOUNT CURRENCY ACCOUNT
 *     store_reports time PATH         prints the nanoseconds of a trial balance of the open store
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

static money_error_t error;
static money_store_t *store;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static const char *const expenses[] = { "Expenses:Food", "Expenses:Rent", "Expenses:Travel", "Expenses:Other" };

static void open_store(const char *path)
{
    char file[1024];

    snprintf(file, sizeof file, "%s.store", path);
    must(money_store_open(file, NULL, &store, &error));
}

static FILE *created(const char *path, const char *suffix)
{
    char name[1024];
    FILE *file;

    snprintf(name, sizeof name, "%s.%s", path, suffix);
    file = fopen(name, "w");
    if (file == NULL) exit(1);
    return file;
}

/** Writes a transaction to both journals. */
static void write_transaction(FILE *journal, FILE *beancount, money_date_t date, const char *account, long cents)
{
    int32_t year, month, day;

    must(money_date_to_ymd(date, &year, &month, &day, &error));
    fprintf(journal, "%04d-%02d-%02d groceries\n    %s  %ld.%02ld EUR\n    Assets:Bank  -%ld.%02ld EUR\n", (int)year,
            (int)month, (int)day, account, cents / 100, cents % 100, cents / 100, cents % 100);
    fprintf(beancount, "%04d-%02d-%02d * \"groceries\"\n  %s  %ld.%02ld EUR\n  Assets:Bank  -%ld.%02ld EUR\n",
            (int)year, (int)month, (int)day, account, cents / 100, cents % 100, cents / 100, cents % 100);
}

static void make(long count, const char *path)
{
    FILE *journal = created(path, "journal"), *beancount = created(path, "beancount");
    money_ledger_t *ledger = NULL;
    long index;

    must(money_ledger_new("EUR", &ledger, &error));
    must(money_ledger_add_account(ledger, "Assets:Bank", MONEY_ACCOUNT_ASSET, NULL, &error));
    fprintf(beancount, "2000-01-01 open Assets:Bank\n");
    for (index = 0; index < 4; index++) {
        must(money_ledger_add_account(ledger, expenses[index], MONEY_ACCOUNT_EXPENSE, NULL, &error));
        fprintf(beancount, "2000-01-01 open %s\n", expenses[index]);
    }
    for (index = 0; index < count; index++) {
        money_posting_t postings[2] = { MONEY_POSTING_INIT, MONEY_POSTING_INIT };
        money_date_t date = (money_date_t)(19000 + index % 700);
        long cents = index * 7919 % 1000000 + 1;

        postings[0].account = expenses[index % 4];
        postings[1].account = "Assets:Bank";
        must(money_from_minor(cents, "EUR", NULL, &postings[0].amount, &error));
        must(money_from_minor(-cents, "EUR", NULL, &postings[1].amount, &error));
        must(money_ledger_post(ledger, date, "groceries", MONEY_NTS, postings, 2, NULL, &error));
        write_transaction(journal, beancount, date, expenses[index % 4], cents);
    }
    open_store(path);
    must(money_store_ledger_save(store, "default", ledger, &error));
    money_ledger_free(ledger);
    money_store_free(store);
    fclose(journal);
    fclose(beancount);
}

static money_ledger_report_t *report(void)
{
    money_ledger_report_t *made = NULL;

    must(money_store_ledger_report(store, "default", MONEY_LEDGER_REPORT_TRIAL_BALANCE, MONEY_DATE_NONE,
                                   MONEY_DATE_NONE, NULL, &made, &error));
    return made;
}

static void print(void)
{
    money_ledger_report_t *made = report();
    money_ledger_row_t rows[16];
    char text[MONEY_TEXT_MAX];
    size_t count = 0;

    must(money_ledger_report_rows(made, 0, rows, 16, &count, &error));
    for (size_t index = 0; index < count; index++) {
        if (rows[index].kind != MONEY_LEDGER_ROW_ACCOUNT) continue;
        must(money_format(&rows[index].amount, text, sizeof text, NULL, &error));
        printf("%s %s\n", text, rows[index].account);
    }
    money_ledger_report_free(made);
}

static void pass(void) { money_ledger_report_free(report()); }

int main(int count, char **arguments)
{
    if (count == 4 && strcmp(arguments[1], "make") == 0) {
        make(strtol(arguments[2], NULL, 10), arguments[3]);
        return 0;
    }
    if (count != 3) return 2;
    open_store(arguments[2]);
    if (strcmp(arguments[1], "print") == 0)
        print();
    else
        printf("%.0f\n", timing_median(pass) * 1e9);
    money_store_free(store);
    return 0;
}
