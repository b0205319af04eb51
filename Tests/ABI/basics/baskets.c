/* Catalogues, baskets, policies and receipts. */
#include "baskets.h"

static void catalogues(void)
{
    money_catalogue_t *catalogue = goods(), *again = NULL;
    money_product_t found;
    money_tax_rate_t tax;
    size_t count = 9;
    char *json = NULL, *other = NULL, code[MONEY_CODE_SIZE];

    CHECK_OK(money_catalogue_currency(catalogue, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD");
    CHECK_OK(money_catalogue_count(catalogue, &count, &error));
    CHECK(count == 4);
    CHECK_OK(money_catalogue_find(catalogue, "eggs", &found, &error));
    CHECK_TEXT(words(&found.price), "2.10 USD");
    CHECK_TEXT(found.unit, "per dozen");
    CHECK(found.struct_size == sizeof found);
    /* A found product can be changed and passed back. */
    found.price = amount("2.20 USD");
    strcpy(found.category, "food");
    CHECK_OK(money_catalogue_add(catalogue, &found, &error));
    CHECK_OK(money_catalogue_at(catalogue, 1, &found, &error));
    CHECK_TEXT(words(&found.price), "2.20 USD");
    CHECK_TEXT(found.name, "Eggs");
    CHECK_TEXT(found.category, "food");
    CHECK_STATUS(money_catalogue_set_tax(catalogue, "food", DECIMAL("-0.01"), &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_catalogue_set_tax(catalogue, "food", DECIMAL("119"), &error), MONEY_ERR_TAX);
    CHECK_TEXT(error.text, "tax must be 0 to 100 percent, got 119");
    CHECK_OK(money_catalogue_set_tax(catalogue, "food", DECIMAL("7"), &error));
    CHECK_OK(money_catalogue_tax_at(catalogue, 0, &tax, &error));
    CHECK_TEXT(plain(&tax.percent), "7");
    CHECK_OK(money_catalogue_to_json(catalogue, &json, NULL, &error));
    CHECK_OK(money_catalogue_from_json(json, MONEY_NTS, &again, &error));
    CHECK_OK(money_catalogue_to_json(again, &other, NULL, &error));
    CHECK_TEXT(other, json);
    CHECK_OK(money_catalogue_remove(catalogue, "eggs", &error));
    CHECK_STATUS(money_catalogue_find(catalogue, "eggs", &found, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "unknown sku \"eggs\" in the catalogue");
    money_string_free(json);
    money_string_free(other);
    money_catalogue_free(again);
    money_catalogue_free(catalogue);
    CHECK_STATUS(money_catalogue_from_csv("sku,price\na,1x\n", MONEY_NTS, "EUR", NULL, &again, &error),
                 MONEY_ERR_SYNTAX);
    CHECK(error.position == 13 && again == NULL);
}

static void products(void)
{
    static const money_product_t zeroed, start = MONEY_PRODUCT_INIT;
    money_catalogue_t *catalogue = goods();
    money_product_t one, again;
    size_t count = 9;

    product_of("a", "1 USD", "");
    CHECK(product.struct_size == start.struct_size);
    CHECK_STATUS(money_catalogue_add(catalogue, &zeroed, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "product.struct_size must be 424, got 0; initialise with MONEY_PRODUCT_INIT");
    CHECK_STATUS(money_catalogue_add(catalogue, product_of("a", "1 EUR", ""), &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_catalogue_add(catalogue, product_of("a", "-1 USD", ""), &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_catalogue_add(catalogue, product_of("", "1 USD", ""), &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_catalogue_add(catalogue, product_of("a\nb", "1 USD", ""), &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_catalogue_add(catalogue, product_of("a\377", "1 USD", ""), &error), MONEY_ERR_ENCODING);
    one = *product_of("a", "1 USD", "");
    one.price.currency[0] = 0;
    CHECK_STATUS(money_catalogue_add(catalogue, &one, &error), MONEY_ERR_ARGUMENT);
    one = *product_of("a", "1 USD", "");
    one.reserved = 1;
    CHECK_STATUS(money_catalogue_add(catalogue, &one, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "product.reserved must be 0");
    one = *product_of("a", "1 USD", "");
    memset(one.name, 'A', sizeof one.name);
    CHECK_STATUS(money_catalogue_add(catalogue, &one, &error), MONEY_ERR_LIMIT);
    CHECK_TEXT(error.text, "product.name must be at most 255 bytes");
    CHECK_OK(money_catalogue_count(catalogue, &count, &error));
    CHECK(count == 4);
    one.name[sizeof one.name - 1] = '\0';
    CHECK_OK(money_catalogue_add(catalogue, &one, &error));
    CHECK_OK(money_catalogue_find(catalogue, "a", &again, &error));
    CHECK(strlen(again.name) == 255 && strcmp(again.name, one.name) == 0);
    /* Bytes after a NUL are ignored. */
    one.name[1] = '\0';
    CHECK_OK(money_catalogue_add(catalogue, &one, &error));
    CHECK_OK(money_catalogue_find(catalogue, "a", &one, &error));
    CHECK(strcmp(one.name, "A") == 0 && one.name[2] == '\0');
    money_catalogue_free(catalogue);
}

static void rows(void)
{
    money_catalogue_t *catalogue = goods();
    money_basket_t *basket = NULL;
    money_receipt_t *receipt = NULL;
    money_product_t products[3], one;
    money_tax_rate_t taxes[2];
    money_basket_line_item_t items[2], item;
    money_receipt_line_item_t sold[4], line;
    money_receipt_tax_t tax_rows[2], row;
    size_t count = 9, index;

    CHECK_OK(money_catalogue_products(catalogue, 0, products, 3, &count, &error));
    CHECK(count == 3);
    for (index = 0; index < 3; index++) {
        CHECK_OK(money_catalogue_at(catalogue, index, &one, &error));
        CHECK(memcmp(&one, &products[index], sizeof one) == 0);
    }
    memset(products, 'x', sizeof products);
    CHECK_OK(money_catalogue_products(catalogue, 3, products, SIZE_MAX, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(products[0].sku, "beans");
    CHECK(products[1].sku[0] == 'x'); /* elements after the last row are untouched */
    CHECK_OK(money_catalogue_products(catalogue, 4, products, 3, &count, &error));
    CHECK(count == 0);
    CHECK_OK(money_catalogue_products(catalogue, 0, products, 0, &count, &error));
    CHECK(count == 0);
    count = 9;
    CHECK_STATUS(money_catalogue_products(catalogue, 5, products, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "index must be less than 4, got 5");
    CHECK(count == 0);
    CHECK_STATUS(money_catalogue_products(catalogue, SIZE_MAX, products, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_catalogue_products(catalogue, 0, NULL, 3, &count, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_catalogue_products(catalogue, 0, products, 3, NULL, &error), MONEY_ERR_ARGUMENT);

    CHECK_OK(money_catalogue_set_tax(catalogue, NULL, DECIMAL("19"), &error));
    CHECK_OK(money_catalogue_set_tax(catalogue, "food", DECIMAL("7"), &error));
    CHECK_OK(money_catalogue_taxes(catalogue, 0, taxes, 2, &count, &error));
    CHECK(count == 2);
    CHECK_TEXT(taxes[1].category, "food");

    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("3"), &error));
    CHECK_OK(money_basket_add(basket, "eggs", DECIMAL("1"), &error));
    CHECK_OK(money_basket_set_discount(basket, "eggs", percent_off("5"), &error));
    CHECK_OK(money_basket_line_items(basket, 0, items, 2, &count, &error));
    CHECK(count == 2);
    for (index = 0; index < 2; index++) {
        CHECK_OK(money_basket_at(basket, index, &item, &error));
        CHECK(memcmp(&item, &items[index], sizeof item) == 0);
    }
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_OK(money_receipt_line_items(receipt, MONEY_RECEIPT_PRICED, 0, sold, 4, &count, &error));
    CHECK(count == 2);
    for (index = 0; index < 2; index++) {
        CHECK_OK(money_receipt_line_item_at(receipt, MONEY_RECEIPT_CHECKOUT, index, &line, &error));
        CHECK(memcmp(&line, &sold[index], sizeof line) == 0);
    }
    CHECK_OK(money_receipt_taxes(receipt, MONEY_RECEIPT_PRICED, 0, tax_rows, 2, &count, &error));
    CHECK(count == 1);
    CHECK_OK(money_receipt_tax_at(receipt, MONEY_RECEIPT_PRICED, 0, &row, &error));
    CHECK(memcmp(&row, &tax_rows[0], sizeof row) == 0);
    CHECK_STATUS(money_receipt_line_items(receipt, 2, 0, sold, 4, &count, &error), MONEY_ERR_ARGUMENT);
    money_receipt_free(receipt);
    money_basket_free(basket);
    money_catalogue_free(catalogue);
}

static void discounts(void)
{
    static const money_discount_t zeroed;
    money_basket_t *basket = groceries();
    money_basket_line_item_t item;
    money_discount_t one = MONEY_DISCOUNT_INIT;
    money_receipt_info_t info;

    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("2"), &error));
    CHECK_OK(money_basket_set_discount(basket, "milk", amount_off("0.60 USD"), &error));
    CHECK_OK(money_basket_at(basket, 0, &item, &error));
    CHECK(memcmp(&item.discount, &discount, sizeof discount) == 0);
    /* A zeroed struct, a kind that was forgotten, and both values at once are refused. */
    CHECK_STATUS(money_basket_set_discount(basket, "milk", &zeroed, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "discount.struct_size must be 64, got 0; initialise with MONEY_DISCOUNT_INIT");
    one.percent = decimal("10");
    CHECK_STATUS(money_basket_set_discount(basket, NULL, &one, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "discount.kind must be MONEY_DISCOUNT_PERCENT if discount.percent is set");
    one.kind = MONEY_DISCOUNT_PERCENT;
    one.amount = amount("1.00 USD");
    CHECK_STATUS(money_basket_set_discount(basket, NULL, &one, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "discount.kind must be MONEY_DISCOUNT_FIXED if discount.amount is set");
    one.kind = 3;
    CHECK_STATUS(money_basket_set_discount(basket, NULL, &one, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_basket_set_discount(basket, "eggs", NULL, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_basket_set_discount(basket, NULL, percent_off("25"), &error));
    info = told(basket, NULL, NULL);
    CHECK_TEXT(words(&info.subtotal), "2.00 USD");
    CHECK_TEXT(words(&info.discount), "0.50 USD");
    CHECK(memcmp(&info.discount_terms, &discount, sizeof discount) == 0);
    /* NULL, and a discount of 0, remove it. */
    CHECK_OK(money_basket_set_discount(basket, NULL, NULL, &error));
    CHECK_OK(money_basket_set_discount(basket, "milk", percent_off("0"), &error));
    info = told(basket, NULL, NULL);
    CHECK_TEXT(words(&info.total), "2.60 USD");
    CHECK(info.discount_terms.kind == MONEY_DISCOUNT_NONE && info.line_item_count == 1);
    money_basket_free(basket);
}

static void changes(void)
{
    money_basket_t *basket = groceries();
    money_basket_line_item_t item;
    uint64_t revision = 9;
    size_t count = 9;

    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("1"), &error));
    CHECK_OK(money_basket_add(basket, "eggs", DECIMAL("2"), &error));
    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("0.5"), &error));
    CHECK_OK(money_basket_at(basket, 0, &item, &error));
    CHECK_TEXT(plain(&item.quantity), "1.5");
    CHECK_TEXT(item.product.name, "Milk");
    CHECK_OK(money_basket_set_discount(basket, "milk", amount_off("1.95 USD"), &error));
    CHECK_STATUS(money_basket_set(basket, "milk", DECIMAL("1"), &error), MONEY_ERR_DISCOUNT);
    CHECK_TEXT(error.text, "discount must be at most the price, 1.30, got 1.95");
    CHECK_STATUS(money_basket_set_discount(basket, "milk", percent_off("101"), &error), MONEY_ERR_DISCOUNT);
    CHECK_STATUS(money_basket_set_discount(basket, NULL, amount_off("0.001 USD"), &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_basket_set_discount(basket, NULL, amount_off("1 EUR"), &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_basket_add(basket, "milk", DECIMAL("99999999999999999999999999999999999999"), &error),
                 MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_basket_add(basket, "milk", DECIMAL("0"), &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_basket_remove(basket, "peas", &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_basket_revision(basket, &revision, &error));
    CHECK(revision == 4);
    CHECK_OK(money_basket_remove(basket, "milk", &error));
    CHECK_OK(money_basket_set(basket, "eggs", DECIMAL("0"), &error));
    CHECK_OK(money_basket_count(basket, &count, &error));
    CHECK(count == 0);
    money_basket_free(basket);
}

typedef struct {
    money_basket_t *basket;
    int heard, frees;
    money_status_t status;
} listener_t;

static void hear(void *user_data, uint64_t revision)
{
    listener_t *listener = user_data;
    money_decimal_t one = {1, 0, 0, 0};
    size_t count = 0;

    listener->heard++;
    CHECK(revision == (uint64_t)listener->heard);
    CHECK_OK(money_basket_count(listener->basket, &count, NULL));
    CHECK(count == 1);
    listener->status = money_basket_add(listener->basket, "eggs", &one, NULL);
    CHECK_STATUS(money_basket_on_change(listener->basket, NULL, NULL, NULL), MONEY_ERR_BUSY);
    if (listener->frees) money_basket_free(listener->basket);
}

static void callbacks(void)
{
    listener_t listener = {groceries(), 0, 0, MONEY_OK};

    CHECK_OK(money_basket_on_change(listener.basket, hear, &listener, &error));
    CHECK_OK(money_basket_add(listener.basket, "milk", DECIMAL("1"), &error));
    CHECK(listener.heard == 1);
    CHECK_STATUS(listener.status, MONEY_ERR_BUSY);
    CHECK_STATUS(money_basket_remove(listener.basket, "eggs", &error), MONEY_ERR_NOT_FOUND);
    CHECK(listener.heard == 1);
    listener.frees = 1;
    CHECK_OK(money_basket_add(listener.basket, "milk", DECIMAL("1"), &error));
    CHECK(listener.heard == 2);
}

static void checkouts(void)
{
    money_basket_t *basket = groceries(), *again = NULL;
    money_rates_t *rates = NULL;
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;
    money_conversion_t conversion;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    char *text = NULL, *json = NULL, *other = NULL;

    info = told(basket, NULL, NULL);
    CHECK_TEXT(words(&info.total), "0.00 USD");
    CHECK_OK(money_rates_from_json("[{\"from\":\"USD\",\"to\":\"EUR\",\"rate\":\"1.5\",\"date\":\"2024-03-01\"}]", MONEY_NTS,
                                   &rates, &error));
    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("1"), &error));
    info = told(basket, "EUR", rates);
    CHECK_TEXT(words(&info.total), "1.95 EUR");
    CHECK_STATUS(money_basket_checkout(basket, "GBP", rates, NULL, &receipt, &error), MONEY_ERR_NO_RATE);
    CHECK(receipt == NULL);
    options.date = day(2024, 3, 4);
    options.max_gap = 7;
    options.now = 1709553600; /* 2024-03-04, noon */
    CHECK_OK(money_basket_checkout(basket, "EUR", rates, &options, &receipt, &error));
    CHECK_OK(money_receipt_conversion(receipt, &conversion, &error));
    CHECK(conversion.as_of == day(2024, 3, 1) && conversion.gap_days == 3);
    CHECK(conversion.age_seconds == 3 * 86400 + 43200);
    CHECK(is_ratio(&conversion.rate, 1, 3, 2));
    CHECK_OK(money_receipt_to_text(receipt, 80, &text, NULL, &error));
    CHECK(strstr(text, "1 USD = 1.5 EUR, as of 2024-03-01, 3 days before the one asked for, 3 days old\n") != NULL);
    CHECK_STATUS(money_receipt_info(receipt, 2, &info, &error), MONEY_ERR_ARGUMENT);
    money_string_free(text);
    money_receipt_free(receipt);
    CHECK_OK(money_basket_set_discount(basket, NULL, amount_off("1.31 USD"), &error));
    CHECK_STATUS(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error), MONEY_ERR_DISCOUNT);
    CHECK_OK(money_basket_set_discount(basket, NULL, percent_off("100"), &error));
    info = told(basket, "EUR", rates);
    CHECK_TEXT(words(&info.total), "0.00 EUR");
    CHECK_OK(money_basket_to_json(basket, &json, NULL, &error));
    CHECK_OK(money_basket_from_json(json, MONEY_NTS, NULL, &again, &error));
    CHECK_OK(money_basket_to_json(again, &other, NULL, &error));
    CHECK_TEXT(other, json);
    money_string_free(json);
    money_string_free(other);
    money_basket_free(again);
    CHECK_STATUS(money_basket_from_json("{\"format\":\"libmoney.basket\",\"version\":3}", MONEY_NTS, NULL, &again, &error),
                 MONEY_ERR_VERSION);
    CHECK(again == NULL);
    money_rates_free(rates);
    money_basket_free(basket);
}

static void policies(void)
{
    money_basket_policy_t policy, wanted = MONEY_BASKET_POLICY_INIT;
    money_basket_t *basket = groceries();
    char text[512];
    int32_t preset;

    CHECK_OK(money_basket_policy(basket, &policy, &error));
    CHECK(memcmp(&policy, &wanted, sizeof policy) == 0);
    for (preset = 0; money_basket_policy_preset_name(preset) != NULL; preset++) {
        CHECK_OK(money_basket_policy_preset(preset, &policy, &error));
        CHECK_OK(money_basket_policy_describe(&policy, text, sizeof text, NULL, &error));
        CHECK(text[strlen(text) - 1] == '.');
        CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    }
    CHECK(preset == MONEY_BASKET_PRESET_EN16931 + 1);
    CHECK_TEXT(money_basket_policy_preset_name(MONEY_BASKET_PRESET_EN16931), "en16931");
    CHECK_TEXT(money_basket_policy_preset_name(MONEY_BASKET_PRESET_SWISS_CASH), "swiss_cash");
    policy.remainder = MONEY_ALLOCATE_SEPARATE_REMAINDER;
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    policy.remainder = MONEY_ALLOCATE_FLOOR_TO_LAST;
    policy.level = 5;
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "policy.level must be a MONEY_LEVEL_ value, got 5");
    memset(&policy, 0, sizeof policy);
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "policy.struct_size must be 56, got 0; initialise with MONEY_BASKET_POLICY_INIT");
    money_basket_free(basket);
}

int main(void)
{
    catalogues();
    products();
    rows();
    discounts();
    changes();
    callbacks();
    checkouts();
    policies();
    return check_end();
}
