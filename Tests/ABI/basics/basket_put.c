/* Line items of a basket's own: products that the catalogue does not have, or has at another price. */
#include "basics.h"

static money_basket_t *groceries(void)
{
    static const char csv[] = "sku,name,price\nmilk,Milk,1.30\n";
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;

    CHECK_OK(money_catalogue_from_csv(csv, MONEY_NTS, "USD", NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    money_catalogue_free(catalogue);
    return basket;
}

static money_status_t put(money_basket_t *basket, const char *sku, const char *name, const char *price,
                          const char *quantity)
{
    money_product_t one = MONEY_PRODUCT_INIT;
    money_decimal_t value;

    strcpy(one.sku, sku);
    strcpy(one.name, name);
    one.price = amount(price);
    value = decimal(quantity);
    return money_basket_put(basket, &one, &value, &error);
}

static void own_line_items(void)
{
    money_basket_t *basket = groceries();
    money_discount_t discount = MONEY_DISCOUNT_INIT;
    money_decimal_t unit = decimal("1");
    money_basket_line_item_t item;
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;
    uint64_t revision;

    CHECK_OK(money_basket_add(basket, "milk", &unit, &error));
    CHECK_OK(put(basket, "milk/oat", "Milk, oat", "1.80 USD", "2"));
    CHECK_OK(put(basket, "repair", "Repair of a bag", "12.50 USD", "1"));
    CHECK_OK(money_basket_add(basket, "milk/oat", &unit, &error));
    discount.kind = MONEY_DISCOUNT_FIXED;
    discount.amount = amount("0.50 USD");
    CHECK_OK(money_basket_set_discount(basket, "milk", &discount, &error));
    CHECK_STATUS(put(basket, "milk", "Milk", "0.49 USD", "1"), MONEY_ERR_DISCOUNT);
    CHECK_STATUS(put(basket, "milk", "Milk", "1 USD", "0"), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(put(basket, "milk", "Milk", "-1 USD", "1"), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(put(basket, "milk", "Milk", "1 EUR", "1"), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(put(basket, "", "Milk", "1 USD", "1"), MONEY_ERR_SYNTAX);
    CHECK_STATUS(put(basket, "milk", "Milk\n", "1 USD", "1"), MONEY_ERR_SYNTAX);
    CHECK_STATUS(put(basket, "x", "X", "9999999999999999999 USD", "9999999999999999999"), MONEY_ERR_OVERFLOW);
    CHECK_OK(money_basket_revision(basket, &revision, &error));
    CHECK(revision == 5);
    CHECK_OK(put(basket, "milk", "Milk, yesterday's", "0.90 USD", "1"));
    CHECK_OK(money_basket_at(basket, 0, &item, &error));
    CHECK_TEXT(item.product.name, "Milk, yesterday's");
    CHECK(item.discount.kind == MONEY_DISCOUNT_FIXED);
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_OK(money_receipt_info(receipt, MONEY_RECEIPT_PRICED, &info, &error));
    CHECK_TEXT(words(&info.total), "18.30 USD"); /* 0.90 - 0.50 + 3 x 1.80 + 12.50 */
    CHECK(info.line_item_count == 3);
    money_receipt_free(receipt);
    money_basket_free(basket);
}

static void hear(void *user_data, uint64_t revision)
{
    CHECK(revision == 1);
    CHECK_STATUS(put(user_data, "repair", "Repair of a bag", "12.50 USD", "1"), MONEY_ERR_BUSY);
}

/** A callback is notified of the change, and cannot make another. */
static void callbacks(void)
{
    money_basket_t *basket = groceries();
    size_t count = 0;

    CHECK_OK(money_basket_on_change(basket, hear, basket, &error));
    CHECK_OK(put(basket, "milk/oat", "Milk, oat", "1.80 USD", "2"));
    CHECK_OK(money_basket_count(basket, &count, &error));
    CHECK(count == 1);
    money_basket_free(basket);
}

int main(void)
{
    own_line_items();
    callbacks();
    return check_end();
}
