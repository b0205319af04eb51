/*
 * The same cart under each policy, side by side, and the cents that move.
 *
 *     cc policies.c -lmoney && ./a.out
 */
#include <money.h>
#include <stdio.h>

static const char goods[] = "sku,name,category,price\n"
                            "screw,Screw,standard,0.335\n"
                            "nut,Nut,standard,0.105\n"
                            "tea,Tea,reduced,2.345\n";
static const char *const skus[] = {"screw", "nut", "tea"};
static const char *const quantities[] = {"3", "7", "1.5"};

static money_error_t error;

static int fill(money_catalogue_t *catalogue, money_basket_t **basket)
{
    money_discount_t discount = MONEY_DISCOUNT_INIT;
    money_decimal_t value;
    int index;

    if (money_decimal_parse("25", MONEY_NTS, &value, &error) != MONEY_OK ||
        money_catalogue_set_tax(catalogue, "standard", &value, &error) != MONEY_OK ||
        money_decimal_parse("7", MONEY_NTS, &value, &error) != MONEY_OK ||
        money_catalogue_set_tax(catalogue, "reduced", &value, &error) != MONEY_OK ||
        money_basket_new(catalogue, basket, &error) != MONEY_OK)
        return 0;
    for (index = 0; index < 3; index++) {
        if (money_decimal_parse(quantities[index], MONEY_NTS, &value, &error) != MONEY_OK ||
            money_basket_add(*basket, skus[index], &value, &error) != MONEY_OK)
            return 0;
    }
    discount.kind = MONEY_DISCOUNT_PERCENT;
    return money_decimal_parse("3.3", MONEY_NTS, &discount.percent, &error) == MONEY_OK &&
           money_basket_set_discount(*basket, NULL, &discount, &error) == MONEY_OK;
}

static const char *number(const money_t *amount)
{
    static char texts[8][MONEY_TEXT_MAX];
    static int next;
    money_decimal_t value;

    next = (next + 1) % 8;
    if (money_amount(amount, &value, &error) != MONEY_OK ||
        money_decimal_format(&value, texts[next], sizeof texts[next], NULL, &error) != MONEY_OK)
        return "?";
    return texts[next];
}

/** Prints the amounts under a preset. `first` has those of the first preset after its call. */
static int print_row(money_basket_t *basket, money_basket_preset_t preset, money_t *first)
{
    money_basket_policy_t policy;
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;
    money_t moved;
    int ok = 0;

    if (money_basket_policy_preset(preset, &policy, &error) == MONEY_OK &&
        money_basket_set_policy(basket, &policy, &error) == MONEY_OK &&
        money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error) == MONEY_OK &&
        money_receipt_info(receipt, MONEY_RECEIPT_PRICED, &info, &error) == MONEY_OK) {
        if (preset == 0) *first = info.payable;
        if (money_subtract(&info.payable, first, &moved, &error) == MONEY_OK) {
            printf("%-22s  %8s  %8s  %5s  %5s  %5s  %7s  %6s\n", money_basket_policy_preset_name(preset),
                   number(&info.subtotal), number(&info.discount), number(&info.net), number(&info.tax),
                   number(&info.gross), number(&info.payable), number(&moved));
            ok = 1;
        }
    }
    money_receipt_free(receipt);
    return ok;
}

int main(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_t first;
    money_basket_preset_t preset;
    int result = 1;

    if (money_catalogue_from_csv(goods, MONEY_NTS, "EUR", NULL, &catalogue, &error) != MONEY_OK) goto done;
    if (!fill(catalogue, &basket)) goto done;
    printf("%-22s  %8s  %8s  %5s  %5s  %5s  %7s  %6s\n", "policy", "subtotal", "discount", "net", "tax", "gross", "payable",
           "moves");
    for (preset = 0; money_basket_policy_preset_name(preset) != NULL; preset++)
        if (!print_row(basket, preset, &first)) goto done;
    result = 0;
done:
    if (result) fprintf(stderr, "%s\n", error.text);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
    return result;
}
