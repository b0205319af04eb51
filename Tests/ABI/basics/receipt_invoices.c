/* Invoices of receipts: the amount due is that of the receipt, and every status. */
#include "basics.h"

#include <string.h>

/** The receipt of the prices, all in one category except for those of more than 64 bits, which are not taxed. */
static money_receipt_t *receipt_of(const char *currency, const char *const *prices, size_t count, const char *category,
                                   const char *percent, int32_t basis)
{
    money_basket_policy_t policy = MONEY_BASKET_POLICY_INIT;
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_receipt_t *receipt = NULL;
    money_decimal_t one = decimal("1"), rate = decimal(percent);
    size_t index;

    policy.prices = basis;
    policy.rounding = MONEY_ROUND_DOWN;
    CHECK_OK(money_catalogue_new(currency, NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    CHECK_OK(money_basket_set_policy(basket, &policy, &error));
    CHECK_OK(money_basket_set_tax(basket, category, &rate, &error));
    for (index = 0; index < count; index++) {
        money_product_t product = MONEY_PRODUCT_INIT;

        snprintf(product.sku, sizeof product.sku, "sku%d", (int)index);
        product.price = amount(prices[index]);
        if (product.price.hi == 0) strcpy(product.category, category);
        CHECK_OK(money_basket_put(basket, &product, &one, &error));
    }
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    money_basket_free(basket);
    money_catalogue_free(catalogue);
    return receipt;
}

static void within_prices(void)
{
    static const char *const prices[] = {"90 EUR", "55 EUR"};
    money_receipt_t *receipt = receipt_of("EUR", prices, 2, "book", "5", MONEY_PRICE_BASIS_GROSS);
    money_invoice_t *invoice = NULL;
    money_invoice_category_t row;
    money_invoice_totals_t totals;
    size_t count;

    CHECK_OK(money_invoice_from_receipt(receipt, MONEY_RECEIPT_CHECKOUT, NULL, &invoice, &error));
    CHECK_OK(money_invoice_totals(invoice, &totals, &error));
    CHECK_TEXT(words(&totals.net), "138.09 EUR");
    CHECK_TEXT(words(&totals.tax), "6.90 EUR");
    CHECK_TEXT(words(&totals.rounding), "0.01 EUR");
    CHECK_TEXT(words(&totals.payable), "145.00 EUR");
    CHECK_OK(money_invoice_categories(invoice, 0, &row, 1, &count, &error));
    CHECK(count == 1);
    CHECK_TEXT(row.tax.category, "S");
    money_invoice_free(invoice);
    CHECK_STATUS(money_invoice_from_receipt(receipt, 2, NULL, &invoice, &error), MONEY_ERR_ARGUMENT);
    CHECK(invoice == NULL);
    money_receipt_free(receipt);
}

static money_status_t status_of(money_receipt_t *receipt, const char *zero_category)
{
    money_invoice_t *invoice = NULL;
    money_status_t status =
        money_invoice_from_receipt(receipt, MONEY_RECEIPT_PRICED, zero_category, &invoice, &error);

    CHECK((invoice != NULL) == (status == MONEY_OK));
    money_invoice_free(invoice);
    return status;
}

static void refused(void)
{
    static const char *const euros[] = {"10 EUR"}, *const dinars[] = {"10.125 KWD"};
    static const char *const large[] = {"999999999999999999999999999999999999.69 EUR", "0.10 EUR", "0.10 EUR",
                                        "0.10 EUR"};
    static char long_name[64];
    money_receipt_t *receipt = receipt_of("EUR", euros, 1, "book", "0", MONEY_PRICE_BASIS_NET);

    CHECK_STATUS(status_of(receipt, NULL), MONEY_ERR_TAX);
    CHECK_TEXT(error.text, "zero category must be set for the rate of 0 percent of category \"book\"");
    CHECK_STATUS(status_of(receipt, "S"), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(status_of(receipt, "\377"), MONEY_ERR_ENCODING);
    memset(long_name, 'E', 32);
    CHECK_STATUS(status_of(receipt, long_name), MONEY_ERR_LIMIT);
    CHECK_STATUS(status_of(receipt, "E"), MONEY_OK);
    money_receipt_free(receipt);
    receipt = receipt_of("EUR", euros, 1, "E", "5", MONEY_PRICE_BASIS_NET);
    CHECK_STATUS(status_of(receipt, NULL), MONEY_ERR_TAX);
    money_receipt_free(receipt);
    receipt = receipt_of("EUR", euros, 0, "book", "5", MONEY_PRICE_BASIS_NET);
    CHECK_STATUS(status_of(receipt, NULL), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "number of line items must be at least 1 (BR-16), got 0");
    money_receipt_free(receipt);
    receipt = receipt_of("KWD", dinars, 1, "book", "5", MONEY_PRICE_BASIS_NET);
    CHECK_STATUS(status_of(receipt, NULL), MONEY_ERR_INEXACT);
    money_receipt_free(receipt);
    /* The receipt rounds each tax of 0.005 down, and the norm their sum to 0.02, which is too much for 38 digits. */
    receipt = receipt_of("EUR", large, 4, "book", "5", MONEY_PRICE_BASIS_NET);
    CHECK_STATUS(status_of(receipt, "E"), MONEY_ERR_OVERFLOW);
    money_receipt_free(receipt);
}

int main(void)
{
    within_prices();
    refused();
    return check_end();
}
