/* Refunds of a line item of a receipt: complete, partial, and rejected. */
#include "basics.h"

static money_decimal_t number;

#define DECIMAL(text) (number = decimal(text), &number)

static money_basket_t *groceries(void)
{
    static const char csv[] = "sku,name,price\neggs,Eggs,2.10\nmilk,Milk,1.30\n";
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;

    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "USD", NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    money_catalogue_free(catalogue);
    return basket;
}

static const money_discount_t *amount_off(const char *text)
{
    static money_discount_t discount;

    money_discount_init(&discount);
    discount.kind = MONEY_DISCOUNT_FIXED;
    discount.amount = amount(text);
    return &discount;
}

static money_receipt_t *sold(void)
{
    money_basket_t *basket = groceries();
    money_receipt_t *receipt = NULL;

    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("3"), &error));
    CHECK_OK(money_basket_add(basket, "eggs", DECIMAL("1"), &error));
    CHECK_OK(money_basket_set_tax(basket, "", DECIMAL("19"), &error));
    CHECK_OK(money_basket_set_discount(basket, NULL, amount_off("0.50 USD"), &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    money_basket_free(basket);
    return receipt;
}

static money_t gross_of(const money_receipt_t *receipt, size_t index, const char *quantity, const char *refunded)
{
    money_decimal_t part = decimal(quantity), earlier = decimal(refunded);
    money_receipt_line_item_t item;

    memset(&item, 0, sizeof item);
    CHECK_OK(money_receipt_refund(receipt, MONEY_RECEIPT_PRICED, index, &part, &earlier, &item, &error));
    return item.gross;
}

/** Complete refunds of all line items sum to the total. */
static void whole_line_items(void)
{
    money_receipt_t *receipt = sold();
    money_receipt_line_item_t line, refund;
    money_receipt_info_t info;
    money_t back = amount("0.00 USD"), negated;
    size_t index;

    CHECK_OK(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    for (index = 0; index < info.line_item_count; index++) {
        CHECK_OK(money_receipt_line_item_at(receipt, MONEY_RECEIPT_CHECKOUT, index, &line, &error));
        CHECK_OK(money_receipt_refund(receipt, MONEY_RECEIPT_CHECKOUT, index, NULL, NULL, &refund, &error));
        CHECK_OK(money_negate(&line.order_discount, &negated, &error));
        CHECK(memcmp(&negated, &refund.order_discount, sizeof negated) == 0);
        CHECK_OK(money_add(&back, &refund.gross, &back, &error));
    }
    CHECK_OK(money_negate(&info.total, &negated, &error));
    CHECK(memcmp(&negated, &back, sizeof back) == 0);
    CHECK_TEXT(words(&info.total), "6.55 USD"); /* 6.00 - 0.50, and 19 % of each line item */
    money_receipt_free(receipt);
}

static void parts(void)
{
    money_receipt_t *receipt = sold();
    money_t part;

    part = gross_of(receipt, 0, "3", "0");
    CHECK_TEXT(words(&part), "-4.25 USD");
    part = gross_of(receipt, 0, "1", "0");
    CHECK_TEXT(words(&part), "-1.42 USD");
    part = gross_of(receipt, 0, "1", "1");
    CHECK_TEXT(words(&part), "-1.41 USD");
    part = gross_of(receipt, 0, "1", "2");
    CHECK_TEXT(words(&part), "-1.42 USD");
    part = gross_of(receipt, 0, "0.001", "0");
    CHECK_TEXT(words(&part), "0.00 USD");
    money_receipt_free(receipt);
}

static void refused(void)
{
    money_receipt_t *receipt = sold();
    money_basket_t *basket = groceries();
    money_basket_policy_t policy;
    money_receipt_line_item_t item;
    size_t index;
    static const char *const pairs[][2] = {{"0", "0"}, {"-1", "0"}, {"4", "0"}, {"2", "2"}, {"1", "3"}, {"1", "-1"}};

    for (index = 0; index < sizeof pairs / sizeof *pairs; index++) {
        money_decimal_t part = decimal(pairs[index][0]), earlier = decimal(pairs[index][1]);

        CHECK_STATUS(money_receipt_refund(receipt, MONEY_RECEIPT_PRICED, 0, &part, &earlier, &item, &error),
                     MONEY_ERR_ARGUMENT);
    }
    CHECK_STATUS(money_receipt_refund(receipt, MONEY_RECEIPT_PRICED, 2, NULL, NULL, &item, &error),
                 MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_receipt_refund(receipt, 2, 0, NULL, NULL, &item, &error), MONEY_ERR_ARGUMENT);
    money_receipt_free(receipt);

    money_basket_policy_init(&policy);
    policy.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("3"), &error));
    CHECK_OK(money_basket_set_discount(basket, "milk", amount_off("0.10 USD"), &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_STATUS(money_receipt_refund(receipt, MONEY_RECEIPT_PRICED, 0, DECIMAL("1"), NULL, &item, &error),
                 MONEY_ERR_INEXACT);
    money_receipt_free(receipt);
    CHECK_OK(money_basket_add(basket, "eggs", DECIMAL("1000000000000000000000"), &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_STATUS(money_receipt_refund(receipt, MONEY_RECEIPT_PRICED, 1, NULL, DECIMAL("0.00000000000000000001"), &item,
                                      &error),
                 MONEY_ERR_OVERFLOW);
    money_receipt_free(receipt);
    money_basket_free(basket);
}

int main(void)
{
    whole_line_items();
    parts();
    refused();
    return check_end();
}
