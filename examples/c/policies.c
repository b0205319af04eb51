/*
 * One cart under each policy, side by side, with the cents that move.
 *
 *     cc policies.c -lmoney && ./a.out
 */
#include <money.h>
#include <stdio.h>
#include <string.h>

static const char goods[] = "sku,price,category\nscrew,0.335,standard\nnail,0.335,standard\nhook,0.335,standard\n"
                            "lamp,19.995,standard\n";
static const struct {
    const char *sku, *quantity;
} cart[] = { { "screw", "3" }, { "nail", "1" }, { "hook", "1" }, { "lamp", "2" } };

static money_error_t error;

static money_status_t fill(money_basket_t *basket, money_basket_preset_t preset)
{
    money_basket_policy_t policy;
    money_decimal_t value;
    money_status_t status = money_basket_policy_preset(preset, &policy, &error);
    size_t index;

    if (status == MONEY_OK) status = money_basket_set_policy(basket, &policy, &error);
    if (status == MONEY_OK) status = money_decimal_parse("25", MONEY_NTS, &value, &error);
    if (status == MONEY_OK) status = money_basket_set_tax(basket, "standard", &value, &error);
    for (index = 0; status == MONEY_OK && index < sizeof cart / sizeof *cart; index++) {
        status = money_decimal_parse(cart[index].quantity, MONEY_NTS, &value, &error);
        if (status == MONEY_OK) status = money_basket_add(basket, cart[index].sku, &value, &error);
    }
    return status;
}

static money_status_t total(const money_catalogue_t *catalogue, money_basket_preset_t preset, money_receipt_info_t *info)
{
    money_basket_t *basket = NULL;
    money_receipt_t *receipt = NULL;
    money_status_t status = money_basket_new(catalogue, &basket, &error);

    if (status == MONEY_OK) status = fill(basket, preset);
    if (status == MONEY_OK) status = money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error);
    if (status == MONEY_OK) status = money_receipt_info(receipt, MONEY_RECEIPT_PRICED, info, &error);
    money_receipt_free(receipt);
    money_basket_free(basket);
    return status;
}

static const char *text_of(const money_t *amount, char *text)
{
    return money_format(amount, text, MONEY_TEXT_MAX, NULL, &error) == MONEY_OK ? text : error.text;
}

int main(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_preset_t preset;
    money_receipt_info_t info;
    money_t first, moved;
    char net[MONEY_TEXT_MAX], tax[MONEY_TEXT_MAX], payable[MONEY_TEXT_MAX], moves[MONEY_TEXT_MAX];
    int result = 1;

    memset(&first, 0, sizeof first);
    if (money_catalogue_from_csv(goods, MONEY_NTS, "EUR", NULL, &catalogue, &error) != MONEY_OK) goto done;
    printf("%-22s%11s%11s%12s%11s\n", "policy", "net", "tax", "payable", "moves");
    for (preset = 0; money_basket_policy_preset_name(preset) != NULL; preset++) {
        if (total(catalogue, preset, &info) != MONEY_OK) goto done;
        if (preset == 0) first = info.payable;
        if (money_subtract(&info.payable, &first, &moved, &error) != MONEY_OK) goto done;
        printf("%-22s%11s%11s%12s%11s\n", money_basket_policy_preset_name(preset), text_of(&info.net, net),
               text_of(&info.tax, tax), text_of(&info.payable, payable), text_of(&moved, moves));
    }
    result = 0;
done:
    if (result != 0) fprintf(stderr, "%s\n", error.text);
    money_catalogue_free(catalogue);
    return result;
}
