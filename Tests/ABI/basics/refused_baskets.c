/* Baskets that cannot be changed or checked out: a discount above its price, a category without a tax, another currency
 * without a minor unit, too many taxes inside prices. The basket stays as it is, and there is no receipt. */
#include "../state.h"
#include "baskets.h"

/** A checkout that fails: no receipt comes of it, and the basket stays as it is. */
static void not_checked_out(const money_basket_t *basket, const char *target, const money_rates_t *rates,
                            money_status_t status, const char *words)
{
    money_receipt_t *receipt = (money_receipt_t *)&product;

    FAILS_UNCHANGED(basket, basket, money_basket_checkout(basket, target, rates, NULL, &receipt, &error), status);
    CHECK(receipt == NULL);
    CHECK_TEXT(error.text, words);
}

/** 4 × 0.95 less 3.00 is a price; 1 × 0.95 less 3.00 is none. */
static void discounts(void)
{
    money_basket_t *basket = groceries();

    CHECK_OK(money_basket_add(basket, "peas", DECIMAL("4"), &error));
    CHECK_OK(money_basket_set_discount(basket, "peas", amount_off("3.00 USD"), &error));
    FAILS_UNCHANGED(basket, basket, money_basket_add(basket, "peas", DECIMAL("-3"), &error), MONEY_ERR_DISCOUNT);
    CHECK_TEXT(error.text, "discount must be at most the price, 0.95, got 3.00");
    CHECK_OK(money_basket_set_discount(basket, "peas", percent_off("10"), &error));
    CHECK_OK(money_basket_add(basket, "peas", DECIMAL("-3"), &error));
    money_basket_free(basket);
}

static void checkouts(void)
{
    money_basket_t *basket = groceries();
    money_rates_t *rates = NULL;

    CHECK_OK(money_rates_from_json("{\"base\":\"USD\",\"rates\":{\"XYZ\":\"2\"}}", MONEY_NTS, &rates, &error));
    CHECK_OK(money_basket_add(basket, "peas", DECIMAL("4"), &error));
    CHECK(told(basket, NULL, NULL).line_item_count == 1);
    not_checked_out(basket, "XYZ", rates, MONEY_ERR_UNKNOWN_CURRENCY, "unknown currency XYZ");
    CHECK_OK(money_basket_put(basket, product_of("wine", "9.00 USD", "drinks"), DECIMAL("1"), &error));
    not_checked_out(basket, NULL, NULL, MONEY_ERR_TAX, "no tax rate for category \"drinks\"");
    CHECK_OK(money_basket_set_tax(basket, "drinks", DECIMAL("19"), &error));
    CHECK(told(basket, NULL, NULL).tax_count == 2);
    money_rates_free(rates);
    money_basket_free(basket);
}

/** The exact sum of taxes inside prices has all of their denominators: those of 64 rates, and no more. */
static void taxes(void)
{
    enum { MOST = 64 };
    money_basket_t *basket = groceries();
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    char category[16], sku[16], percent[16];
    int index;

    policy.level = MONEY_LEVEL_ORDER;
    policy.prices = MONEY_PRICE_BASIS_GROSS;
    CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    for (index = 0; index <= MOST; index++) {
        if (index == MOST) CHECK(told(basket, NULL, NULL).line_item_count == MOST);
        snprintf(category, sizeof category, "c%d", index);
        snprintf(sku, sizeof sku, "s%d", index);
        snprintf(percent, sizeof percent, "%d.%02d", 1 + index / 4, 1 + index);
        CHECK_OK(money_basket_set_tax(basket, category, DECIMAL(percent), &error));
        CHECK_OK(money_basket_put(basket, product_of(sku, "9.99 USD", category), DECIMAL("1"), &error));
    }
    not_checked_out(basket, NULL, NULL, MONEY_ERR_LIMIT,
                    "number of tax rates inside prices must be at most 64");
    money_basket_free(basket);
}

int main(void)
{
    discounts();
    checkouts();
    taxes();
    return check_end();
}
