/* Shared by the portfolio examples: reading a file, filling in a transaction, writing amounts. */
#ifndef PORTFOLIO_COMMON_H
#define PORTFOLIO_COMMON_H

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

static money_transaction_t transaction_of(int32_t action, const char *symbol, const char *quantity, const char *total,
                                          const char *date)
{
    money_transaction_t one;

    money_transaction_init(&one);
    one.action = action;
    snprintf(one.symbol, sizeof one.symbol, "%s", symbol);
    must(money_date_parse(date, MONEY_NTS, &one.date, &error));
    if (quantity != NULL) must(money_decimal_parse(quantity, MONEY_NTS, &one.quantity, &error));
    if (total != NULL) must(money_parse(total, MONEY_NTS, &one.total, &error));
    return one;
}

static inline money_price_quote_t quote_of(const char *symbol, const char *price, int64_t instant)
{
    money_price_quote_t quote;

    money_price_quote_init(&quote);
    snprintf(quote.symbol, sizeof quote.symbol, "%s", symbol);
    must(money_decimal_parse(price, MONEY_NTS, &quote.price, &error));
    quote.instant = instant;
    return quote;
}

/* Formats an amount into one of a few buffers; an unknown amount has no currency. */
static const char *text_of(const money_t *amount)
{
    static char texts[8][MONEY_TEXT_MAX];
    static int next;
    char *text = texts[next++ % 8];

    if (amount->currency[0] == '\0') return "unknown";
    must(money_format(amount, text, sizeof texts[0], NULL, &error));
    return text;
}

static inline const char *number_of(const money_decimal_t *number)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;
    char *text = texts[next++ % 4];

    must(money_decimal_format(number, text, sizeof texts[0], NULL, &error));
    return text;
}

static inline const char *date_of(int32_t date)
{
    static char text[16];

    must(money_date_format(date, text, sizeof text, NULL, &error));
    return text;
}

#endif
