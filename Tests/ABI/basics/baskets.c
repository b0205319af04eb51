/* Catalogues, baskets, policies and receipts. */
#include "basics.h"

static money_decimal_t number;
static money_t money;

#define DECIMAL(text) (number = decimal(text), &number)
#define MONEY(text) (money = amount(text), &money)

static money_basket_t *groceries(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;

    CHECK_OK(money_catalogue_groceries(&catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    money_catalogue_free(catalogue);
    return basket;
}

static money_receipt_info_t told(const money_basket_t *basket, const char *currency, const money_rates_t *rates)
{
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;

    memset(&info, 0, sizeof info);
    if (CHECK_OK(money_basket_checkout(basket, currency, rates, NULL, &receipt, &error)))
        CHECK_OK(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    money_receipt_free(receipt);
    return info;
}

static void catalogues(void)
{
    money_catalogue_t *catalogue = NULL, *again = NULL;
    money_product_t product;
    money_tax_rate_t tax;
    size_t count = 9;
    char *json = NULL, *other = NULL, code[MONEY_CODE_SIZE];

    CHECK_OK(money_catalogue_groceries(&catalogue, &error));
    CHECK_OK(money_catalogue_currency(catalogue, code, sizeof code, NULL, &error));
    CHECK_TEXT(code, "USD");
    CHECK_OK(money_catalogue_count(catalogue, &count, &error));
    CHECK(count == 4);
    CHECK_OK(money_catalogue_find(catalogue, "eggs", &product, &error));
    CHECK_TEXT(words(&product.price), "2.10 USD");
    CHECK_TEXT(product.unit, "per dozen");
    CHECK_OK(money_catalogue_add(catalogue, "eggs", MONEY("2.20 USD"), NULL, 0, NULL, 0, "food", &error));
    CHECK_OK(money_catalogue_at(catalogue, 1, &product, &error));
    CHECK_TEXT(words(&product.price), "2.20 USD");
    CHECK_TEXT(product.category, "food");
    CHECK_STATUS(money_catalogue_add(catalogue, "a", MONEY("1 EUR"), NULL, 0, NULL, 0, NULL, &error),
                 MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(money_catalogue_add(catalogue, "a", MONEY("-1 USD"), NULL, 0, NULL, 0, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_catalogue_add(catalogue, "", MONEY("1 USD"), NULL, 0, NULL, 0, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_STATUS(money_catalogue_set_tax(catalogue, "food", DECIMAL("-0.01"), &error), MONEY_ERR_TAX);
    CHECK_STATUS(money_catalogue_set_tax(catalogue, "food", DECIMAL("119"), &error), MONEY_ERR_TAX);
    CHECK_TEXT(error.text, "tax 119 is outside 0 to 100 percent");
    CHECK_OK(money_catalogue_set_tax(catalogue, "food", DECIMAL("7"), &error));
    CHECK_OK(money_catalogue_tax_at(catalogue, 0, &tax, &error));
    CHECK_TEXT(plain(&tax.percent), "7");
    CHECK_OK(money_catalogue_to_json(catalogue, &json, NULL, &error));
    CHECK_OK(money_catalogue_from_json(json, MONEY_NTS, &again, &error));
    CHECK_OK(money_catalogue_to_json(again, &other, NULL, &error));
    CHECK_TEXT(other, json);
    CHECK_OK(money_catalogue_remove(catalogue, "eggs", &error));
    CHECK_STATUS(money_catalogue_find(catalogue, "eggs", &product, &error), MONEY_ERR_NOT_FOUND);
    CHECK_TEXT(error.text, "the catalogue has no \"eggs\"");
    money_string_free(json);
    money_string_free(other);
    money_catalogue_free(again);
    money_catalogue_free(catalogue);
    CHECK_STATUS(money_catalogue_from_csv("sku,price\na,1x\n", MONEY_NTS, "EUR", NULL, &again, &error),
                 MONEY_ERR_SYNTAX);
    CHECK(error.position == 13 && again == NULL);
}

static void changes(void)
{
    money_basket_t *basket = groceries();
    money_basket_item_t item;
    uint64_t revision = 9;
    size_t count = 9;

    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("1"), &error));
    CHECK_OK(money_basket_add(basket, "eggs", DECIMAL("2"), &error));
    CHECK_OK(money_basket_add(basket, "milk", DECIMAL("0.5"), &error));
    CHECK_OK(money_basket_at(basket, 0, &item, &error));
    CHECK_TEXT(plain(&item.quantity), "1.5");
    CHECK_TEXT(item.product.name, "Milk");
    CHECK_OK(money_basket_discount_line_amount(basket, "milk", MONEY("1.95 USD"), &error));
    CHECK_STATUS(money_basket_set(basket, "milk", DECIMAL("1"), &error), MONEY_ERR_DISCOUNT);
    CHECK_TEXT(error.text, "the discount of 1.95 is above the price of 1.30");
    CHECK_STATUS(money_basket_discount_line_percent(basket, "milk", DECIMAL("101"), &error), MONEY_ERR_DISCOUNT);
    CHECK_STATUS(money_basket_discount_amount(basket, MONEY("0.001 USD"), &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_basket_discount_amount(basket, MONEY("1 EUR"), &error), MONEY_ERR_CURRENCY_MISMATCH);
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
    CHECK_OK(money_basket_discount_amount(basket, MONEY("1.31 USD"), &error));
    CHECK_STATUS(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error), MONEY_ERR_DISCOUNT);
    CHECK_OK(money_basket_discount_percent(basket, DECIMAL("100"), &error));
    info = told(basket, "EUR", rates);
    CHECK_TEXT(words(&info.total), "0.00 EUR");
    CHECK_OK(money_basket_to_json(basket, &json, NULL, &error));
    CHECK_OK(money_basket_from_json(json, MONEY_NTS, NULL, &again, &error));
    CHECK_OK(money_basket_to_json(again, &other, NULL, &error));
    CHECK_TEXT(other, json);
    money_string_free(json);
    money_string_free(other);
    money_basket_free(again);
    CHECK_STATUS(money_basket_from_json("{\"format\":\"libmoney.basket\",\"version\":2}", MONEY_NTS, NULL, &again, &error),
                 MONEY_ERR_VERSION);
    CHECK(again == NULL);
    CHECK_OK(money_basket_release_memory(basket, &error));
    money_rates_free(rates);
    money_basket_free(basket);
}

static void policies(void)
{
    money_policy_t policy, wanted = MONEY_POLICY_INIT;
    money_basket_t *basket = groceries();
    char text[512];
    int32_t preset;

    CHECK_OK(money_basket_policy(basket, &policy, &error));
    CHECK(memcmp(&policy, &wanted, sizeof policy) == 0);
    for (preset = 0; money_policy_preset_name(preset) != NULL; preset++) {
        CHECK_OK(money_policy_preset(preset, &policy, &error));
        CHECK_OK(money_policy_describe(&policy, text, sizeof text, NULL, &error));
        CHECK(text[strlen(text) - 1] == '.');
        CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    }
    CHECK(preset == MONEY_PRESET_SWISS_CASH + 1);
    CHECK_TEXT(money_policy_preset_name(MONEY_PRESET_SWISS_CASH), "swiss_cash");
    policy.remainder = MONEY_ALLOCATE_SEPARATE_REMAINDER;
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    policy.remainder = MONEY_ALLOCATE_FLOOR_TO_LAST;
    policy.level = 4;
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "policy.level is 4, not one of the MONEY_LEVEL_ values");
    memset(&policy, 0, sizeof policy);
    CHECK_STATUS(money_basket_set_policy(basket, &policy, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "policy.struct_size is 0: start with MONEY_POLICY_INIT");
    money_basket_free(basket);
}

int main(void)
{
    catalogues();
    changes();
    callbacks();
    checkouts();
    policies();
    return check_end();
}
