/* Catalogues and baskets. */
#include "growth.h"

#include <string.h>

static money_error_t error;

void catalogue_add(things_t *given, things_t *made)
{
    money_product_t product = MONEY_PRODUCT_INIT;
    size_t index;

    must(money_catalogue_new("EUR", NULL, &made->catalogue, &error), &error);
    strcpy(product.category, "food");
    for (index = 0; index < given->n; index++) {
        strcpy(product.sku, given->names[index]);
        must(money_from_minor((int64_t)(index * 7919 % 10007), "EUR", NULL, &product.price, &error), &error);
        must(money_catalogue_add(made->catalogue, &product, &error), &error);
    }
}

void given_catalogue(things_t *given)
{
    money_decimal_t rate = decimal_of(7, 0);

    given_names(given);
    catalogue_add(given, given);
    must(money_catalogue_set_tax(given->catalogue, "food", &rate, &error), &error);
    given->rates = five_rates();
}

void catalogue_find(things_t *given, things_t *made)
{
    money_product_t product;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++)
        must(money_catalogue_find(given->catalogue, given->names[index], &product, &error), &error);
}

void catalogue_remove(things_t *given, things_t *made)
{
    size_t index;

    catalogue_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_catalogue_remove(made->catalogue, given->names[index], &error), &error);
}

void catalogue_to_json(things_t *given, things_t *made)
{
    must(money_catalogue_to_json(given->catalogue, &made->document, &made->document_length, &error), &error);
}

void catalogue_to_csv(things_t *given, things_t *made)
{
    must(money_catalogue_to_csv(given->catalogue, &made->document, &made->document_length, &error), &error);
}

void given_catalogue_json(things_t *given)
{
    given_catalogue(given);
    catalogue_to_json(given, given);
}

void catalogue_from_json(things_t *given, things_t *made)
{
    must(money_catalogue_from_json(given->document, given->document_length, &made->catalogue, &error), &error);
}

void given_catalogue_csv(things_t *given)
{
    given_catalogue(given);
    catalogue_to_csv(given, given);
}

void catalogue_from_csv(things_t *given, things_t *made)
{
    must(money_catalogue_from_csv(given->document, given->document_length, "EUR", NULL, &made->catalogue, &error), &error);
}

/** Every product, twice. */
void basket_add(things_t *given, things_t *made)
{
    money_decimal_t quantity;
    size_t index, turn;

    must(money_basket_new(given->catalogue, &made->basket, &error), &error);
    for (turn = 0; turn < 2; turn++)
        for (index = 0; index < given->n; index++) {
            quantity = decimal_of((int64_t)(index % 7) + 1, (uint32_t)turn);
            must(money_basket_add(made->basket, given->names[index], &quantity, &error), &error);
        }
}

void given_basket(things_t *given)
{
    money_discount_t discount = MONEY_DISCOUNT_INIT;

    discount.kind = MONEY_DISCOUNT_PERCENT;
    discount.percent = decimal_of(5, 0);
    given_catalogue(given);
    basket_add(given, given);
    must(money_basket_set_discount(given->basket, NULL, &discount, &error), &error);
}

/** Each product has its own tax category. */
void given_taxes(things_t *given)
{
    money_product_t product = MONEY_PRODUCT_INIT;
    money_decimal_t rate = decimal_of(7, 0), quantity = decimal_of(1, 0);
    size_t index;

    given_names(given);
    must(money_catalogue_new("EUR", NULL, &given->catalogue, &error), &error);
    for (index = 0; index < given->n; index++) {
        strcpy(product.sku, given->names[index]);
        strcpy(product.category, given->names[index]);
        must(money_from_minor((int64_t)(index * 7919 % 10007), "EUR", NULL, &product.price, &error), &error);
        must(money_catalogue_set_tax(given->catalogue, product.category, &rate, &error), &error);
        must(money_catalogue_add(given->catalogue, &product, &error), &error);
    }
    given->rates = five_rates();
    must(money_basket_new(given->catalogue, &given->basket, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_basket_add(given->basket, given->names[index], &quantity, &error), &error);
}

void given_order_basket(things_t *given)
{
    money_basket_policy_t policy;

    given_basket(given);
    must(money_basket_policy_preset(MONEY_BASKET_PRESET_PER_ORDER_HALF_UP, &policy, &error), &error);
    must(money_basket_set_policy(given->basket, &policy, &error), &error);
}

void basket_remove(things_t *given, things_t *made)
{
    size_t index;

    basket_add(given, made);
    for (index = 0; index < given->n; index++)
        must(money_basket_remove(made->basket, given->names[index], &error), &error);
}

void basket_checkout(things_t *given, things_t *made)
{
    must(money_basket_checkout(given->basket, "USD", given->rates, NULL, &made->receipt, &error), &error);
}

void given_receipt(things_t *given)
{
    given_basket(given);
    basket_checkout(given, given);
}

void receipt_to_text(things_t *given, things_t *made)
{
    must(money_receipt_to_text(given->receipt, 0, &made->document, &made->document_length, &error), &error);
}

void receipt_to_json(things_t *given, things_t *made)
{
    must(money_receipt_to_json(given->receipt, &made->document, &made->document_length, &error), &error);
}

void basket_to_json(things_t *given, things_t *made)
{
    must(money_basket_to_json(given->basket, &made->document, &made->document_length, &error), &error);
}

void given_basket_json(things_t *given)
{
    given_basket(given);
    basket_to_json(given, given);
}

void basket_from_json(things_t *given, things_t *made)
{
    must(money_basket_from_json(given->document, given->document_length, given->catalogue, &made->basket, &error), &error);
}
