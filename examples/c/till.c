/*
 * A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
 * centimes, and the complete receipt in euros as well.
 *
 *     cc till.c -lmoney && ./a.out
 */
#include <money.h>
#include <stdio.h>

static const char goods[] = "sku,name,unit,category,price\n"
                            "merlot,Merlot,per bottle,standard,14.85\n"
                            "gruyere,Gruyère,per kg,reduced,24.50\n"
                            "bread,Bread,,reduced,3.90\n";
static const char rates_csv[] = "Date,CHF,\n2024-03-01,0.9566,\n";

static money_error_t error;

static int add(money_basket_t *basket, const char *sku, const char *quantity)
{
    money_decimal_t value;

    return money_decimal_parse(quantity, MONEY_NTS, &value, &error) == MONEY_OK &&
           money_basket_add(basket, sku, &value, &error) == MONEY_OK;
}

static int set_tax(money_catalogue_t *catalogue, const char *category, const char *percent)
{
    money_decimal_t value;

    return money_decimal_parse(percent, MONEY_NTS, &value, &error) == MONEY_OK &&
           money_catalogue_set_tax(catalogue, category, &value, &error) == MONEY_OK;
}

int main(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_rates_t *rates = NULL;
    money_receipt_t *receipt = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_basket_policy_t policy;
    money_discount_t percent = MONEY_DISCOUNT_INIT, voucher = MONEY_DISCOUNT_INIT;
    char *text = NULL;
    int result = 1;

    if (money_catalogue_from_csv(goods, MONEY_NTS, "CHF", NULL, &catalogue, &error) != MONEY_OK) goto done;
    if (!set_tax(catalogue, "standard", "8.1") || !set_tax(catalogue, "reduced", "2.6")) goto done;
    if (money_basket_new(catalogue, &basket, &error) != MONEY_OK) goto done;
    if (money_basket_policy_preset(MONEY_BASKET_PRESET_SWISS_CASH, &policy, &error) != MONEY_OK) goto done;
    if (money_basket_set_policy(basket, &policy, &error) != MONEY_OK) goto done;

    if (!add(basket, "merlot", "2") || !add(basket, "gruyere", "0.350") || !add(basket, "bread", "1")) goto done;
    percent.kind = MONEY_DISCOUNT_PERCENT;
    if (money_decimal_new(20, 0, &percent.percent, &error) != MONEY_OK) goto done;
    if (money_basket_set_discount(basket, "merlot", &percent, &error) != MONEY_OK) goto done;
    voucher.kind = MONEY_DISCOUNT_FIXED;
    if (money_parse("2.00 CHF", MONEY_NTS, &voucher.amount, &error) != MONEY_OK) goto done;
    if (money_basket_set_discount(basket, NULL, &voucher, &error) != MONEY_OK) goto done;

    if (money_rates_from_ecb_csv(rates_csv, MONEY_NTS, &rates, &error) != MONEY_OK) goto done;
    if (money_date_from_ymd(2024, 3, 3, &options.date, &error) != MONEY_OK) goto done;
    options.max_gap = 7;
    if (money_basket_checkout(basket, "EUR", rates, &options, &receipt, &error) != MONEY_OK) goto done;
    if (money_receipt_to_text(receipt, 48, &text, NULL, &error) != MONEY_OK) goto done;
    fputs(text, stdout);
    result = 0;

done:
    if (result != 0) fprintf(stderr, "%s\n", error.text);
    money_string_free(text);
    money_receipt_free(receipt);
    money_rates_free(rates);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
    return result;
}
