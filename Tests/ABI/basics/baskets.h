/* Shared by the tests of baskets: products, discounts, and the totals of a basket. */
#ifndef BASKETS_TEST_H
#define BASKETS_TEST_H

#include "basics.h"

static money_decimal_t number;
static money_product_t product;
static money_discount_t discount;

#define DECIMAL(text) (number = decimal(text), &number)

static money_catalogue_t *goods(void)
{
    static const char csv[] = "sku,name,price,unit\npeas,Peas,0.95,per bag\neggs,Eggs,2.10,per dozen\n"
                              "milk,Milk,1.30,per bottle\nbeans,Beans,0.73,per can\n";
    money_catalogue_t *catalogue = NULL;

    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "USD", NULL, &catalogue, &error));
    return catalogue;
}

static money_basket_t *groceries(void)
{
    money_catalogue_t *catalogue = goods();
    money_basket_t *basket = NULL;

    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    money_catalogue_free(catalogue);
    return basket;
}

static inline const money_product_t *product_of(const char *sku, const char *price, const char *category)
{
    money_product_init(&product);
    strcpy(product.sku, sku);
    strcpy(product.category, category);
    product.price = amount(price);
    return &product;
}

static inline const money_discount_t *percent_off(const char *percent)
{
    money_discount_init(&discount);
    discount.kind = MONEY_DISCOUNT_PERCENT;
    discount.percent = decimal(percent);
    return &discount;
}

static inline const money_discount_t *amount_off(const char *text)
{
    money_discount_init(&discount);
    discount.kind = MONEY_DISCOUNT_FIXED;
    discount.amount = amount(text);
    return &discount;
}

static inline money_receipt_info_t told(const money_basket_t *basket, const char *target, const money_rates_t *rates)
{
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;

    memset(&info, 0, sizeof info);
    if (CHECK_OK(money_basket_checkout(basket, target, rates, NULL, &receipt, &error)))
        CHECK_OK(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    money_receipt_free(receipt);
    return info;
}

#endif
