/* Explanations of receipts: every level of rounding, conversions and refunds. */
#include "explanations.h"

/* The net amounts of prices that include taxes are fractions over 100 + percentage, here eight of 38 digits. */
static void of_too_many_digits(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_receipt_t *receipt = NULL;
    money_explanation_t *explanation = NULL;
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    money_decimal_t one = decimal("1");
    int index;

    policy.level = MONEY_LEVEL_LINE;
    policy.prices = MONEY_PRICE_BASIS_GROSS;
    CHECK_OK(money_catalogue_from_csv("sku,name,price,category\n", MONEY_NTS, "EUR", NULL, &catalogue, &error));
    for (index = 1; index <= 8; index++) {
        money_product_t product;
        char percent[64];
        money_decimal_t rate;

        money_product_init(&product);
        snprintf(product.sku, sizeof product.sku, "p%d", index);
        snprintf(product.category, sizeof product.category, "s%d", index);
        snprintf(percent, sizeof percent, "1%d.345678901234567890123456789012345671", index);
        product.price = amount("7.77 EUR");
        rate = decimal(percent);
        CHECK_OK(money_catalogue_set_tax(catalogue, product.category, &rate, &error));
        CHECK_OK(money_catalogue_add(catalogue, &product, &error));
    }
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    for (index = 1; index <= 8; index++) {
        char sku[8];

        snprintf(sku, sizeof sku, "p%d", index);
        CHECK_OK(money_basket_add(basket, sku, &one, &error));
    }
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_STATUS(money_receipt_explain(receipt, MONEY_RECEIPT_CHECKOUT, &explanation, &error), MONEY_ERR_OVERFLOW);
    CHECK(explanation == NULL);
    money_receipt_free(receipt);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
}

static void of_a_receipt(void)
{
    static const char csv[] = "sku,name,price,category\na,A,0.335,s\nb,B,0.335,s\nc,C,0.335,s\n";
    static const struct {
        money_rounding_level_t level;
        const char *net, *rule;
    } cases[] = { { MONEY_LEVEL_UNIT, "1.02 EUR", "policy: per unit" },
                  { MONEY_LEVEL_LINE, "1.02 EUR", "policy: per line" },
                  { MONEY_LEVEL_ORDER, "1.01 EUR", "policy: per order" } };
    money_catalogue_t *catalogue = NULL;
    money_explanation_t *explanation = NULL;
    money_decimal_t percent = decimal("25");
    size_t index;

    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, &error));
    CHECK_OK(money_catalogue_set_tax(catalogue, "s", &percent, &error));
    for (index = 0; index < sizeof cases / sizeof *cases; index++) {
        money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
        money_basket_t *basket = NULL;
        money_receipt_t *receipt = NULL;
        money_decimal_t one = decimal("1");

        policy.level = cases[index].level;
        CHECK_OK(money_basket_new(catalogue, &basket, &error));
        CHECK_OK(money_basket_set_policy(basket, &policy, &error));
        CHECK_OK(money_basket_add(basket, "a", &one, &error));
        CHECK_OK(money_basket_add(basket, "b", &one, &error));
        CHECK_OK(money_basket_add(basket, "c", &one, &error));
        CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
        CHECK_OK(money_receipt_explain(receipt, MONEY_RECEIPT_CHECKOUT, &explanation, &error));
        if (policy.level == MONEY_LEVEL_ORDER)
            read_nodes(explanation);
        else
            check_laws(explanation);
        check_parts();
        CHECK_TEXT(words(&node("net")->amount), cases[index].net);
        CHECK(node("net")->exact.numerator[0] == 201 && node("net")->exact.denominator[0] == 200);
        CHECK_TEXT(node("lines[2].price")->rule, cases[index].rule);
        CHECK_STATUS(money_receipt_explain(receipt, 2, &explanation, &error), MONEY_ERR_ARGUMENT);
        money_receipt_free(receipt);
        money_basket_free(basket);
    }
    money_catalogue_free(catalogue);
}

/** A basket with a number of goods, each with a fixed discount, and a discount on the order. */
static money_basket_t *discounted(const char *quantity)
{
    static const char csv[] = "sku,name,price,category\na,A,10.005,s\nb,B,19.99,s\n";
    money_discount_t discount = MONEY_DISCOUNT_INIT;
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_decimal_t percent = decimal("25"), count = decimal(quantity);

    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, &error));
    CHECK_OK(money_catalogue_set_tax(catalogue, "s", &percent, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_add(basket, "a", &count, &error));
    CHECK_OK(money_basket_add(basket, "b", &count, &error));
    discount.kind = MONEY_DISCOUNT_FIXED;
    discount.amount = amount("1.50 EUR");
    CHECK_OK(money_basket_set_discount(basket, "a", &discount, &error));
    discount.amount = amount("3.01 EUR");
    CHECK_OK(money_basket_set_discount(basket, NULL, &discount, &error));
    money_catalogue_free(catalogue);
    return basket;
}

/** Checks the number of inputs, all of which were passed in. */
static void check_inputs(size_t expected)
{
    size_t index, count = 0;

    for (index = 0; index < node_count; index++) count += nodes[index].kind == MONEY_EXPLANATION_INPUT;
    CHECK(count == expected);
}

/* The amounts in the catalogue's currency are explained down to the basket. */
static void of_a_converted_receipt(void)
{
    static const char *const names[] = { "quantity", "unit_price", "price", "total", "tax" };
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_basket_t *basket = discounted("3");
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_receipt_t *receipt = NULL;
    money_explanation_t *explanation = NULL;
    char name[64];
    size_t index;

    options.rounding = MONEY_ROUND_HALF_UP;
    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", "1.1172", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    CHECK_OK(money_basket_checkout(basket, "USD", rates, &options, &receipt, &error));
    CHECK_OK(money_receipt_explain(receipt, MONEY_RECEIPT_CHECKOUT, &explanation, &error));
    read_nodes(explanation);
    check_parts();
    /* Two quantities and prices, two discounts, a percentage and a rate. */
    check_inputs(8);
    CHECK(node("lines[0].total")->kind == MONEY_EXPLANATION_CONVERSION);
    CHECK_TEXT(words(&node("priced.lines[0].price")->amount), "30.02 EUR");
    CHECK_TEXT(words(&node("priced.lines[0].discount")->amount), "1.50 EUR");
    CHECK(nodes[node("priced.total")->parent].kind == MONEY_EXPLANATION_CONVERSION);
    for (index = 0; index < sizeof names / sizeof *names; index++) {
        snprintf(name, sizeof name, "priced.lines[1].%s", names[index]);
        CHECK((node(name)->kind == MONEY_EXPLANATION_INPUT) == (index < 2));
    }
    money_receipt_free(receipt);
    money_rates_free(rates);
    money_rates_builder_free(builder);
    money_basket_free(basket);
}

/* The inputs of a refund are the discounts that were passed in, which its nodes negate. */
static void of_a_refund(void)
{
    money_basket_t *basket = discounted("-3");
    money_receipt_t *receipt = NULL;
    money_explanation_t *explanation = NULL;

    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_OK(money_receipt_explain(receipt, MONEY_RECEIPT_CHECKOUT, &explanation, &error));
    read_nodes(explanation);
    check_parts();
    check_inputs(7);
    CHECK_TEXT(words(&node("lines[0].discount")->amount), "-1.50 EUR");
    CHECK_TEXT(words(&node("order_discount")->amount), "-3.01 EUR");
    CHECK_TEXT(words(&node("lines[0].discount.amount")->amount), "1.50 EUR");
    CHECK_TEXT(words(&node("order_discount.amount")->amount), "3.01 EUR");
    CHECK(node("order_discount.amount")->flags & MONEY_EXPLANATION_SUBTRACTED);
    money_receipt_free(receipt);
    money_basket_free(basket);
}

/* A price, a discount and a tax that are rounded per unit are one node each, also for a fraction of a unit. */
static void of_units(void)
{
    static const char *const quantities[] = { "3", "0.25", "-1.5", "7.001" };
    static const char csv[] = "sku,name,price,category\na,A,0.335,s\n";
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    money_discount_t discount = MONEY_DISCOUNT_INIT;
    money_catalogue_t *catalogue = NULL;
    money_explanation_t *explanation = NULL;
    money_decimal_t percent = decimal("25");
    size_t index;

    policy.level = MONEY_LEVEL_UNIT;
    discount.kind = MONEY_DISCOUNT_PERCENT;
    discount.percent = decimal("5");
    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "EUR", NULL, &catalogue, &error));
    CHECK_OK(money_catalogue_set_tax(catalogue, "s", &percent, &error));
    for (index = 0; index < sizeof quantities / sizeof *quantities; index++) {
        money_decimal_t quantity = decimal(quantities[index]);
        money_basket_t *basket = NULL;
        money_receipt_t *receipt = NULL;

        CHECK_OK(money_basket_new(catalogue, &basket, &error));
        CHECK_OK(money_basket_set_policy(basket, &policy, &error));
        CHECK_OK(money_basket_add(basket, "a", &quantity, &error));
        CHECK_OK(money_basket_set_discount(basket, "a", &discount, &error));
        CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
        CHECK_OK(money_receipt_explain(receipt, MONEY_RECEIPT_CHECKOUT, &explanation, &error));
        check_laws(explanation);
        check_parts();
        CHECK(is_same(decimal_of(&node("lines[0].price")->quantity), decimal_of(&quantity)));
        CHECK(is_same(decimal_of(&node("lines[0].tax")->quantity), decimal_of(&quantity)));
        CHECK(node("lines[0].total")->quantity.lo == 0 && node("lines[0].unit_price")->digits == -1);
        if (index == 0)
            CHECK_TEXT(node("lines[0].price")->text, "3 × 0.335 EUR = 1.005, each unit rounded half up to 2 digits");
        money_receipt_free(receipt);
        money_basket_free(basket);
    }
    money_catalogue_free(catalogue);
}

int main(void)
{
    of_a_receipt();
    of_units();
    of_a_converted_receipt();
    of_a_refund();
    of_too_many_digits();
    return check_end();
}
