/*
 * A store of many entries in one wallet.
 *
 *     store save FILE COUNT    saves them in one transaction; prints the seconds
 *     store read FILE          prints the seconds of opening, of a total over all, of loading; then the total
 */
#define _POSIX_C_SOURCE 200809L
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s: %s\n", money_status_name(status), error.text);
    exit(1);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void save(const char *path, long count)
{
    static const char *const codes[] = {"EUR", "USD", "JPY", "GBP", "CHF"};
    money_store_t *store = NULL;
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    double start;
    long index;

    must(money_wallet_new(&wallet, &error));
    note.label = "groceries";
    for (index = 0; index < count; index++) {
        money_decimal_t amount;
        money_t money;

        note.date = (int32_t)(19000 + index % 700);
        must(money_decimal_new(index * 7919 % 1000000 - 200000, 2, &amount, &error));
        must(money_new(&amount, codes[index % 5], NULL, &money, &error));
        must(money_wallet_add(wallet, &money, &note, NULL, &error));
    }
    must(money_store_open(path, NULL, &store, &error));
    start = now();
    must(money_store_wallet_save(store, "default", wallet, &error));
    printf("%.9f\n", now() - start);
    money_store_free(store);
    money_wallet_free(wallet);
}

static void read_all(const char *path)
{
    money_store_t *store = NULL;
    money_wallet_t *wallet = NULL;
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_t total, again;
    char text[MONEY_TEXT_MAX];
    double start = now(), opened, totalled;

    must(money_store_open(path, NULL, &store, &error));
    opened = now();
    must(money_rates_builder_new(&builder, &error));
    must(money_rates_builder_add(builder, "EUR", "USD", "1.0813", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_add(builder, "EUR", "JPY", "162.82", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_add(builder, "EUR", "GBP", "0.85588", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_add(builder, "EUR", "CHF", "0.9557", MONEY_NTS, MONEY_DATE_NONE, &error));
    must(money_rates_builder_set_base(builder, "EUR", &error));
    must(money_rates_builder_build(builder, &rates, &error));
    must(money_store_wallet_total(store, "default", "EUR", rates, NULL, &total, NULL, &error));
    totalled = now();
    printf("%.9f %.9f ", opened - start, totalled - opened);
    start = now();
    must(money_store_wallet_load(store, "default", &wallet, &error));
    printf("%.9f ", now() - start);
    must(money_wallet_total(wallet, "EUR", rates, NULL, &again, NULL, &error));
    if (memcmp(&total, &again, sizeof total) != 0) exit(1);
    must(money_format(&total, text, sizeof text, NULL, &error));
    puts(text);
    money_wallet_free(wallet);
    money_rates_free(rates);
    money_rates_builder_free(builder);
    money_store_free(store);
}

int main(int count, char **arguments)
{
    if (count == 4 && strcmp(arguments[1], "save") == 0)
        save(arguments[2], strtol(arguments[3], NULL, 10));
    else if (count == 3 && strcmp(arguments[1], "read") == 0)
        read_all(arguments[2]);
    else
        return 2;
    return 0;
}
