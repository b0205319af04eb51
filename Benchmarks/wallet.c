/*
 * Times a wallet: sums and total once it is loaded, and a complete process that reads it from JSON.
 *
 *     wallet make COUNT FILE     writes a wallet of COUNT entries in five currencies as FILE.json and FILE.ledger
 *     wallet read FILE           reads FILE.json and prints its sums and total, like the peers' processes
 *     wallet time FILE           prints the nanoseconds of the five sums and the total, once read
 */
#define _POSIX_C_SOURCE 199309L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "timing.h"

enum { CURRENCIES = 5 };
static const char *const codes[CURRENCIES] = {"EUR", "USD", "GBP", "CHF", "JPY"};
static const char *const rates_to_euro[CURRENCIES] = {"1", "0.8951", "1.1687", "1.0312", "0.0061"};

static money_error_t error;
static money_wallet_t *wallet;
static money_rates_t *rates;
static money_t sums[CURRENCIES], total;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error.text);
    exit(1);
}

static FILE *opened(const char *path, const char *suffix, const char *mode)
{
    char name[1024];
    FILE *file;

    snprintf(name, sizeof name, "%s%s", path, suffix);
    file = fopen(name, mode);
    if (file != NULL) return file;
    fprintf(stderr, "%s cannot be opened\n", name);
    exit(1);
}

/** The next of a row of numbers that is the same every time. */
static uint64_t next_random(void)
{
    static uint64_t state = 20240229;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return state >> 33;
}

static void make(long count, const char *path)
{
    FILE *ledger = opened(path, ".ledger", "w"), *json;
    char text[MONEY_TEXT_MAX], *document = NULL;
    size_t length = 0;
    long index;

    must(money_wallet_new(&wallet, &error));
    for (index = 1; index < CURRENCIES; index++)
        fprintf(ledger, "P 2024/01/01 %s %s EUR\n", codes[index], rates_to_euro[index]);
    for (index = 0; index < count; index++) {
        uint64_t which = next_random() % CURRENCIES, units = next_random() % 1000000 + 1;
        money_t amount;

        must(money_from_minor((int64_t)units, codes[which], NULL, &amount, &error));
        must(money_wallet_add(wallet, &amount, NULL, NULL, &error));
        must(money_format(&amount, text, sizeof text, NULL, &error));
        fprintf(ledger, "2024/03/01 * money %ld\n    Wallet  %s\n    In\n", index + 1, text);
    }
    must(money_wallet_to_json(wallet, &document, &length, &error));
    json = opened(path, ".json", "w");
    if (fwrite(document, 1, length, json) != length || fclose(json) != 0 || fclose(ledger) != 0) exit(1);
    money_string_free(document);
}

static void read_wallet(const char *path)
{
    FILE *file = opened(path, ".json", "r");
    money_rates_builder_t *builder = NULL;
    char *text = NULL;
    long size;
    int index;

    if (fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0 ||
        (text = malloc((size_t)size + 1)) == NULL || fread(text, 1, (size_t)size, file) != (size_t)size)
        exit(1);
    fclose(file);
    must(money_wallet_from_json(text, (size_t)size, &wallet, &error));
    free(text);
    must(money_rates_builder_new(&builder, &error));
    for (index = 1; index < CURRENCIES; index++)
        must(money_rates_builder_add(builder, codes[index], "EUR", rates_to_euro[index], MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
}

static void add_up(void)
{
    int index;

    for (index = 0; index < CURRENCIES; index++) must(money_wallet_sum(wallet, codes[index], NULL, &sums[index], &error));
    must(money_wallet_total(wallet, "EUR", rates, NULL, &total, NULL, &error));
}

static void print(const money_t *amount)
{
    char text[MONEY_TEXT_MAX];

    must(money_format(amount, text, sizeof text, NULL, &error));
    puts(text);
}

int main(int count, char **arguments)
{
    int index;

    if (count == 4 && strcmp(arguments[1], "make") == 0) {
        make(atol(arguments[2]), arguments[3]);
        return 0;
    }
    if (count != 3) return 2;
    read_wallet(arguments[2]);
    if (strcmp(arguments[1], "time") == 0) {
        printf("%.1f\n", timing_median(add_up) * 1e9);
        return 0;
    }
    add_up();
    for (index = 0; index < CURRENCIES; index++) print(&sums[index]);
    print(&total);
    return 0;
}
