/*
 * A basket of groceries, row by row: the goods, the basket, its checkout in any currency.
 *
 *     cc system_d.c -lmoney && ./a.out
 */
#include <money.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static money_error_t error;

static void must(money_status_t status)
{
    if (status == MONEY_OK) return;
    fprintf(stderr, "%s\n", error.text);
    exit(1);
}

static void refused(money_status_t status)
{
    printf("refused: %s (%s)\n", error.text, money_status_name(status));
}

static const char *text_of(const money_t *amount)
{
    static char texts[4][MONEY_TEXT_MAX];
    static int next;

    next = (next + 1) % 4;
    must(money_format(amount, texts[next], MONEY_TEXT_MAX, NULL, &error));
    return texts[next];
}

static const money_decimal_t *decimal(const char *text)
{
    static money_decimal_t value;

    must(money_decimal_parse(text, MONEY_NTS, &value, &error));
    return &value;
}

static void hear(void *user_data, uint64_t revision)
{
    size_t count;

    must(money_basket_count(user_data, &count, &error));
    printf("  revision %llu: %zu goods\n", (unsigned long long)revision, count);
}

static money_receipt_info_t checkout(const money_basket_t *basket, const char *currency, const money_rates_t *rates)
{
    money_receipt_info_t info;
    money_receipt_t *receipt;

    must(money_basket_checkout(basket, currency, rates, NULL, &receipt, &error));
    must(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    money_receipt_free(receipt);
    return info;
}

static money_rates_t *rates_of(const char *json)
{
    money_rates_t *rates;

    must(money_rates_from_json(json, MONEY_NTS, &rates, &error));
    return rates;
}

static void print_goods(const money_catalogue_t *catalogue)
{
    money_catalogue_t *again;
    money_product_t product;
    size_t index;
    char *document, *other;

    for (index = 0; money_catalogue_at(catalogue, index, &product, NULL) == MONEY_OK; index++)
        printf("  %s: %s %s\n", product.name, text_of(&product.price), product.unit);
    must(money_catalogue_to_json(catalogue, &document, NULL, &error));
    must(money_catalogue_from_json(document, MONEY_NTS, &again, &error));
    must(money_catalogue_to_json(again, &other, NULL, &error));
    printf("  JSON there and back: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_catalogue_free(again);
    must(money_catalogue_to_csv(catalogue, &document, NULL, &error));
    must(money_catalogue_from_csv(document, MONEY_NTS, NULL, NULL, &again, &error));
    must(money_catalogue_to_csv(again, &other, NULL, &error));
    printf("  CSV there and back: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_catalogue_free(again);
}

static void print_converted(const money_basket_t *basket)
{
    money_rates_t *rates = rates_of("[{\"from\":\"EUR\",\"to\":\"USD\",\"rate\":\"1.0813\",\"date\":\"2024-03-01\"}]");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_receipt_t *receipt;
    money_receipt_info_t info;
    money_receipt_line_t line;
    money_conversion_t conversion;
    size_t index;
    char date[16], *text;

    puts("Lines converted, and the total converted once");
    must(money_date_from_ymd(2024, 3, 3, &options.date, &error));
    options.max_gap = 7;
    must(money_basket_checkout(basket, "EUR", rates, &options, &receipt, &error));
    for (index = 0; money_receipt_line_at(receipt, MONEY_RECEIPT_CHECKOUT, index, &line, NULL) == MONEY_OK; index++)
        printf("  %s: %s\n", line.item.product.name, text_of(&line.total));
    must(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    printf("  lines %s, total %s, difference %s\n", text_of(&info.gross), text_of(&info.total),
           text_of(&info.difference));

    puts("The receipt names rate, as-of and staleness");
    must(money_receipt_conversion(receipt, &conversion, &error));
    must(money_date_format(conversion.as_of, date, sizeof date, NULL, &error));
    printf("  as of %s, %d days before the day asked for\n", date, conversion.gap_days);
    must(money_receipt_to_text(receipt, 0, &text, NULL, &error));
    fputs(text, stdout);
    money_string_free(text);
    money_receipt_free(receipt);
    money_rates_free(rates);
}

int main(void)
{
    money_catalogue_t *catalogue;
    money_basket_t *basket, *kept;
    money_receipt_t *receipt;
    money_receipt_info_t info;
    money_rates_t *rates;
    money_decimal_t quantity;
    char *document, *other, text[MONEY_TEXT_MAX];

    puts("Goods");
    must(money_catalogue_groceries(&catalogue, &error));
    print_goods(catalogue);

    puts("Empty");
    must(money_basket_new(catalogue, &basket, &error));
    must(money_basket_on_change(basket, hear, basket, &error));
    info = checkout(basket, NULL, NULL);
    printf("  total %s\n", text_of(&info.total));

    puts("Add, twice the same merges");
    must(money_basket_add(basket, "milk", decimal("1"), &error));
    must(money_basket_add(basket, "eggs", decimal("1"), &error));
    must(money_basket_add(basket, "milk", decimal("2"), &error));
    must(money_basket_quantity(basket, "milk", &quantity, &error));
    must(money_decimal_format(&quantity, text, sizeof text, NULL, &error));
    printf("  milk: %s\n", text);

    puts("Remove one");
    must(money_basket_remove(basket, "eggs", &error));
    refused(money_basket_remove(basket, "eggs", &error));

    puts("Change a quantity");
    must(money_basket_set(basket, "milk", decimal("1"), &error));
    refused(money_basket_add(basket, "caviar", decimal("1"), &error));

    puts("Checkout");
    info = checkout(basket, NULL, NULL);
    printf("  in USD: %s\n", text_of(&info.total));
    rates = rates_of("[{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":\"1.5\"}]");
    info = checkout(basket, "EUR", rates);
    printf("  at 1.5: %s\n", text_of(&info.total));
    money_rates_free(rates);
    refused(money_basket_checkout(basket, "EUR", NULL, NULL, &receipt, &error));

    must(money_basket_add(basket, "peas", decimal("1"), &error));
    must(money_basket_add(basket, "eggs", decimal("1"), &error));
    must(money_basket_add(basket, "beans", decimal("1"), &error));
    print_converted(basket);

    puts("Kept");
    must(money_basket_to_json(basket, &document, NULL, &error));
    must(money_basket_from_json(document, MONEY_NTS, catalogue, &kept, &error));
    must(money_basket_to_json(kept, &other, NULL, &error));
    printf("  JSON there and back: %s\n", strcmp(document, other) == 0 ? "the same" : "different");
    money_string_free(document);
    money_string_free(other);
    money_basket_free(kept);
    refused(money_basket_from_json("{\"format\":\"libmoney.basket\",\"version\":2}", MONEY_NTS, NULL, &kept, &error));
    must(money_basket_release_memory(basket, &error));

    money_basket_free(basket);
    money_catalogue_free(catalogue);
    return 0;
}
