/* Handles are freed in any order: an object made from another one outlives it. valgrind and the address sanitizer run
 * this program too, and detect a handle that borrows. */
#include "basics.h"

/** A call that needs much memory overwrites the freed blocks. */
static void overwrite(void)
{
    enum { BLOCKS = 64 };
    void *blocks[BLOCKS];

    for (int index = 0; index < BLOCKS; index++) {
        blocks[index] = malloc((size_t)32 << index % 8);
        if (blocks[index] != NULL) memset(blocks[index], 0xA5, (size_t)32 << index % 8);
    }
    for (int index = 0; index < BLOCKS; index++) free(blocks[index]);
}

static void rates_outlive_their_builder_and_not_their_converter(void)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_converter_t *converter = NULL;
    money_t result;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "USD", "1.25", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    money_rates_builder_free(builder);
    overwrite();
    CHECK_OK(money_converter_new("EUR", "USD", NULL, &converter, &error));
    CHECK_OK(money_converter_set_amount(converter, "100", MONEY_NTS, &error));
    CHECK_OK(money_converter_set_rates(converter, rates, MONEY_ORIGIN_NETWORK, MONEY_INSTANT_NONE, &error));
    money_rates_free(rates);
    overwrite();
    CHECK_OK(money_converter_result(converter, MONEY_INSTANT_NONE, &result, NULL, &error));
    CHECK_TEXT(words(&result), "125.00 USD");
    money_converter_free(converter);
}

static void a_receipt_outlives_basket_and_catalogue(void)
{
    money_catalogue_t *catalogue = NULL;
    money_basket_t *basket = NULL;
    money_receipt_t *receipt = NULL;
    money_receipt_info_t info;
    money_decimal_t two = decimal("2");
    char *before = NULL, *after = NULL;

    CHECK_OK(money_catalogue_from_csv("sku,name,price\npeas,Peas,0.95\n", MONEY_NTS, "USD", NULL, &catalogue, &error));
    CHECK_OK(money_basket_new(catalogue, &basket, &error));
    money_catalogue_free(catalogue);
    overwrite();
    CHECK_OK(money_basket_add(basket, "peas", &two, &error));
    CHECK_OK(money_basket_checkout(basket, NULL, NULL, NULL, &receipt, &error));
    CHECK_OK(money_receipt_to_json(receipt, &before, NULL, &error));
    money_basket_free(basket);
    overwrite();
    CHECK_OK(money_receipt_info(receipt, MONEY_RECEIPT_CHECKOUT, &info, &error));
    CHECK_OK(money_receipt_to_json(receipt, &after, NULL, &error));
    CHECK_TEXT(after, before);
    money_receipt_free(receipt);
    money_string_free(after);
    money_string_free(before);
}

static void a_statement_outlives_its_wallet(void)
{
    money_wallet_t *wallet = NULL;
    money_wallet_statement_t *statement = NULL;
    money_wallet_statement_row_t row;
    money_t tea = amount("2.50 EUR");

    CHECK_OK(money_wallet_new(&wallet, &error));
    CHECK_OK(money_wallet_add(wallet, &tea, NULL, NULL, &error));
    CHECK_OK(money_wallet_statement(wallet, "EUR", NULL, NULL, &statement, &error));
    money_wallet_free(wallet);
    overwrite();
    CHECK_OK(money_wallet_statement_row_at(statement, 0, 0, &row, &error));
    CHECK_TEXT(row.text, "2.50 EUR");
    money_wallet_statement_free(statement);
}

static void a_valuation_outlives_its_portfolio(void)
{
    static const char csv[] = "date,action,symbol,quantity,total,currency\n2024-01-02,buy,ABC,10,1000.00,EUR\n";
    money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;
    money_portfolio_t *portfolio = NULL;
    money_valuation_t *valuation = NULL;
    money_portfolio_summary_t summary;

    CHECK_OK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, &error));
    strcpy(quote.symbol, "ABC");
    quote.price = decimal("120.50");
    CHECK_OK(money_portfolio_value(portfolio, &quote, 1, NULL, NULL, &valuation, &error));
    money_portfolio_free(portfolio);
    overwrite();
    CHECK_OK(money_valuation_summary(valuation, &summary, &error));
    CHECK_TEXT(words(&summary.performance.value), "1205.00 EUR");
    money_valuation_free(valuation);
}

#if !defined(__wasm__)
static void a_wallet_outlives_its_store(void)
{
    money_store_t *store = NULL;
    money_wallet_t *wallet = NULL;
    money_t tea = amount("2.50 EUR"), sum;

    CHECK_OK(money_store_open(":memory:", NULL, &store, &error));
    CHECK_OK(money_store_wallet_add(store, "default", &tea, NULL, NULL, &error));
    CHECK_OK(money_store_wallet_load(store, "default", &wallet, &error));
    money_store_free(store);
    overwrite();
    CHECK_OK(money_wallet_add(wallet, &tea, NULL, NULL, &error));
    CHECK_OK(money_wallet_sum(wallet, "EUR", NULL, &sum, &error));
    CHECK_TEXT(words(&sum), "5.00 EUR");
    money_wallet_free(wallet);
}
#endif

int main(void)
{
    rates_outlive_their_builder_and_not_their_converter();
    a_receipt_outlives_basket_and_catalogue();
    a_statement_outlives_its_wallet();
    a_valuation_outlives_its_portfolio();
#if !defined(__wasm__)
    a_wallet_outlives_its_store();
#endif
    return check_end();
}
