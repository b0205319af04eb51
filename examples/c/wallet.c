/*
 * A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
 *
 *     cc wallet.c -lmoney && ./a.out share/ecb/eurofxref-hist.csv
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

/* The library does not open files, so the program reads it. */
static money_rates_t *rates_of(const char *path)
{
    FILE *file = fopen(path, "rb");
    money_rates_t *rates = NULL;
    char *text = NULL;
    long size = 0;

    if (file != NULL && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 && fseek(file, 0, SEEK_SET) == 0)
        text = malloc((size_t)size + 1);
    if (text == NULL) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(1);
    }
    must(money_rates_from_ecb_csv(text, fread(text, 1, (size_t)size, file), &rates, &error));
    fclose(file);
    free(text);
    return rates;
}

static money_t amount_of(const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, &error));
    return amount;
}

static void add(money_wallet_t *wallet, const char *text, const char *label, const char *date)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount = amount_of(text);

    note.label = label;
    if (date != NULL) must(money_date_parse(date, MONEY_NTS, &note.date, &error));
    must(money_wallet_add(wallet, &amount, &note, NULL, &error));
}

static void changed(void *user_data, uint64_t revision)
{
    printf("%s: change %llu\n", (const char *)user_data, (unsigned long long)revision);
}

static void show(const money_wallet_t *wallet, const money_rates_t *rates, const money_convert_options_t *options)
{
    money_wallet_statement_t *statement = NULL;
    money_wallet_statement_row_t row;
    size_t sections, rows, section, index;
    char code[MONEY_CODE_SIZE];

    must(money_wallet_statement(wallet, "EUR", rates, options, &statement, &error));
    must(money_wallet_statement_section_count(statement, &sections, &error));
    for (section = 0; section < sections; section++) {
        must(money_wallet_statement_section_at(statement, section, code, sizeof code, NULL, &error));
        must(money_wallet_statement_row_count(statement, section, &rows, &error));
        puts(section + 1 == sections ? "All" : code);
        for (index = 0; index < rows; index++) {
            must(money_wallet_statement_row_at(statement, section, index, &row, &error));
            printf("  %c %16s%s%s\n", row.kind == MONEY_STATEMENT_ROW_AMOUNT ? ' ' : '=', row.text, row.label[0] == 0 ? "" : "  ",
                   row.label);
        }
    }
    money_wallet_statement_free(statement);
}

int main(int count, char **arguments)
{
    static char name[] = "wallet";
    money_rates_t *rates = rates_of(count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_wallet_t *wallet = NULL, *savings = NULL, *again = NULL;
    money_transfer_leg_t legs[2];
    money_exchange_leg_t exchange = MONEY_EXCHANGE_LEG_INIT;
    money_t amount;
    char *journal = NULL, *json = NULL, *other = NULL;
    uint64_t hold;

    must(money_wallet_new(&wallet, &error));
    must(money_wallet_new(&savings, &error));
    must(money_wallet_on_change(wallet, changed, name, &error));
    add(wallet, "250.00 EUR", "salary", "2024-03-01");
    add(wallet, "80.00 USD", "from Ann", NULL);
    add(wallet, "12000 JPY", NULL, NULL);
    add(wallet, "-19.90 EUR", "books", "2024-03-05");

    /* A hotel places a hold; held amounts cannot be spent. */
    amount = amount_of("200.00 EUR");
    note.label = "hotel";
    must(money_wallet_hold(wallet, &amount, &note, &hold, &error));
    money_transfer_leg_init(&legs[0]);
    money_transfer_leg_init(&legs[1]);
    legs[0].source = wallet, legs[0].target = savings, legs[0].amount = amount_of("100.00 EUR");
    if (money_wallet_transfer(legs, 1, NULL, &error) == MONEY_ERR_INSUFFICIENT) puts(error.text);
    must(money_wallet_commit(wallet, hold, NULL, &error));

    /* A transfer is atomic; a fee is a leg of its own. */
    legs[0].amount = amount_of("20.00 EUR");
    legs[1].source = wallet, legs[1].amount = amount_of("0.50 EUR");
    note.label = "savings";
    must(money_wallet_transfer(legs, 2, &note, &error));
    exchange.give = amount_of("5000 JPY");
    strcpy(exchange.receive, "EUR");
    must(money_date_parse("2024-03-01", MONEY_NTS, &options.date, &error));
    must(money_wallet_exchange(wallet, &exchange, 1, rates, &options, NULL, &error));

    show(wallet, rates, &options);
    must(money_wallet_to_journal(wallet, &journal, NULL, &error));
    must(money_wallet_from_journal(journal, MONEY_NTS, &again, &error));
    must(money_wallet_to_json(wallet, &json, NULL, &error));
    must(money_wallet_to_json(again, &other, NULL, &error));
    printf("rebuilt from its journal: %s\n", strcmp(json, other) == 0 ? "True" : "False");
    money_string_free(journal);
    money_string_free(json);
    money_string_free(other);
    money_wallet_free(wallet);
    money_wallet_free(savings);
    money_wallet_free(again);
    money_rates_free(rates);
    return 0;
}
