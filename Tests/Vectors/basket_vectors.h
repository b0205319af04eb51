/* The golden vectors of baskets; included by run_vectors.c after the shared parts. */

static int32_t choice(json_t *test, const char *key, const char *const *names, int32_t otherwise)
{
    const char *wanted = text_of(test, key);
    int32_t value;

    for (value = 0; wanted != NULL && names[value] != NULL; value++)
        if (strcmp(names[value], wanted) == 0) return value;
    check(wanted == NULL, test, "unknown choice", wanted == NULL ? "" : wanted);
    return otherwise;
}

static money_basket_policy_t read_policy(json_t *test)
{
    static const char *const levels[] = {"unit", "line", "tax_group", "order", "invoice", NULL};
    static const char *const modes[] = {"half_even", "half_up", "half_down", "up", "down", "ceiling", "floor", NULL};
    static const char *const prices[] = {"net", "gross", NULL};
    static const char *const remainders[] = {"largest", "first", "last", NULL};
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    json_t *tender = json_object_get(test, "tender");

    policy.level = choice(json_object_get(test, "rounding"), "level", levels, policy.level);
    policy.rounding = MONEY_ROUND_HALF_EVEN +
                      choice(json_object_get(test, "rounding"), "mode", modes, policy.rounding - MONEY_ROUND_HALF_EVEN);
    policy.remainder = choice(json_object_get(test, "discount"), "remainder", remainders, policy.remainder);
    policy.prices = choice(test, "prices", prices, policy.prices);
    if (tender != NULL) {
        policy.tender = MONEY_TENDER_CASH;
        check(money_decimal_parse(text_of(tender, "cash_step"), MONEY_NTS, &policy.cash_step, NULL) == MONEY_OK, test,
              "a step that cannot be read", "");
    }
    return policy;
}

static money_basket_t *read_basket(json_t *test)
{
    const char *currency = text_of(test, "currency"), *tax = text_of(test, "tax_rate");
    json_t *line, *discount = json_object_get(test, "discount");
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_basket_policy_t policy = read_policy(test);
    money_product_t product = MONEY_PRODUCT_INIT;
    money_discount_t off = MONEY_DISCOUNT_INIT;
    money_decimal_t value;
    money_error_t error;
    char sku[32];
    size_t index;
    int is_good = money_catalogue_new(currency, NULL, &catalogue, &error) == MONEY_OK;

    /* The vectors have fractions, the library percents. */
    if (tax != NULL) {
        money_decimal_t hundred = { 100, 0, 0, 0 };

        is_good = is_good && money_decimal_parse(tax, MONEY_NTS, &value, &error) == MONEY_OK &&
                  money_decimal_multiply(&value, &hundred, MONEY_DIGITS_EXACT, MONEY_ROUND_UNNECESSARY, &value, NULL, &error) == MONEY_OK &&
                  money_catalogue_set_tax(catalogue, "standard", &value, &error) == MONEY_OK;
    }
    json_array_foreach(json_object_get(test, "lines"), index, line) {
        snprintf(product.sku, sizeof product.sku, "sku%zu", index);
        if (tax != NULL) strcpy(product.category, "standard");
        is_good = is_good && read_amount(test, text_of(line, "unit_price"), currency, &product.price) &&
                  money_catalogue_add(catalogue, &product, &error) == MONEY_OK;
    }
    is_good = is_good && money_basket_new(catalogue, &basket, &error) == MONEY_OK &&
              money_basket_set_policy(basket, &policy, &error) == MONEY_OK;
    json_array_foreach(json_object_get(test, "lines"), index, line) {
        snprintf(sku, sizeof sku, "sku%zu", index);
        is_good = is_good && money_decimal_parse(text_of(line, "quantity"), MONEY_NTS, &value, &error) == MONEY_OK &&
                  money_basket_add(basket, sku, &value, &error) == MONEY_OK;
    }
    off.kind = MONEY_DISCOUNT_FIXED;
    if (discount != NULL)
        is_good = is_good && read_amount(test, text_of(discount, "fixed"), currency, &off.amount) &&
                  money_basket_set_discount(basket, NULL, &off, &error) == MONEY_OK;
    check(is_good, test, "a basket that cannot be made", is_good ? "" : error.text);
    money_catalogue_free(catalogue);
    return basket;
}

/** The net amount, the tax, the rounding amount and the amount due of the receipt's invoice. */
static void bill(json_t *test, const money_receipt_t *receipt, const char *currency)
{
    json_t *wanted = json_object_get(test, "invoice");
    money_invoice_t *invoice = NULL;
    money_invoice_totals_t totals;
    money_error_t error;
    size_t index;

    if (wanted == NULL) return;
    if (check_status(test, money_invoice_from_receipt(receipt, MONEY_RECEIPT_CHECKOUT, "E", &invoice, &error), &error) &&
        check_status(test, money_invoice_totals(invoice, &totals, &error), &error)) {
        const money_t *amounts[] = {&totals.net, &totals.tax, &totals.rounding, &totals.payable};

        for (index = 0; index < sizeof amounts / sizeof *amounts; index++)
            check_amount(test, amounts[index], json_string_value(json_array_get(wanted, index)), currency, "the invoice");
    }
    money_invoice_free(invoice);
}

static void buy(json_t *test)
{
    json_t *checkout = json_object_get(test, "checkout"), *shares = json_object_get(test, "discount_shares"), *share;
    const char *currency = checkout == NULL ? text_of(test, "currency") : text_of(checkout, "currency");
    money_basket_t *basket = read_basket(test);
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;
    money_receipt_line_item_t item;
    money_error_t error;
    size_t index;

    if (checkout != NULL &&
        (money_rates_builder_new(&builder, &error) != MONEY_OK ||
         money_rates_builder_add(builder, text_of(test, "currency"), currency, text_of(checkout, "rate"), MONEY_NTS,
                                 MONEY_DATE_NONE, &error) != MONEY_OK ||
         money_rates_builder_build(builder, &rates, &error) != MONEY_OK))
        check(0, test, "a rate that cannot be read", error.text);
    if (check_status(test, money_basket_checkout(basket, currency, rates, NULL, &receipt, &error), &error) &&
        check_status(test, money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error), &error)) {
        const struct {
            const char *key;
            const money_t *amount;
        } told[] = {{"total", &info.total},
                    {"gross", &info.gross},
                    {"tax", &info.tax},
                    {"cash_rounding", &info.cash_rounding},
                    {"payable", &info.payable}};

        for (index = 0; index < sizeof told / sizeof *told; index++)
            if (text_of(test, told[index].key) != NULL)
                check_amount(test, told[index].amount, text_of(test, told[index].key), currency, told[index].key);
        json_array_foreach(shares, index, share) {
            if (check_status(test, money_receipt_line_item_at(receipt, MONEY_RECEIPT_CHECKOUT, index, &item, &error), &error))
                check_amount(test, &item.order_discount, json_string_value(share), currency, "another share");
        }
    }
    bill(test, receipt, currency);
    money_receipt_free(receipt);
    money_rates_free(rates);
    money_rates_builder_free(builder);
    money_basket_free(basket);
}
