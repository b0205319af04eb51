/* Runs the golden vectors of wallets through the C functions. Usage: run_wallet DIRECTORY */
#include "vectors.h"

static const char *const file_name = "wallet.json";

static int is_count(json_t *test, const char *key, size_t count)
{
    return json_integer_value(json_object_get(test, key)) == (json_int_t)count;
}

static int is_amount(const money_t *amount, const char *number, const char *currency)
{
    char text[MONEY_TEXT_MAX], wanted[2 * MONEY_TEXT_MAX];

    snprintf(wanted, sizeof wanted, "%s %s", number, currency);
    return money_format(amount, text, sizeof text, NULL, NULL) == MONEY_OK && strcmp(text, wanted) == 0;
}

static money_wallet_t *read_wallet(json_t *test)
{
    money_wallet_t *wallet = NULL;
    json_t *text;
    size_t index;

    if (money_wallet_new(&wallet, NULL) != MONEY_OK) abort();
    json_array_foreach(json_object_get(test, "moneys"), index, text) {
        money_t amount;

        check(money_parse(json_string_value(text), MONEY_NTS, &amount, NULL) == MONEY_OK &&
                  money_wallet_add(wallet, &amount, NULL, NULL, NULL) == MONEY_OK,
              test, "rejected amount");
    }
    return wallet;
}

static money_rates_t *read_rates(json_t *pairs)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    json_t *pair;
    size_t index;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK) abort();
    json_array_foreach(pairs, index, pair) {
        if (money_rates_builder_add(builder, text_of(pair, "from"), text_of(pair, "to"), text_of(pair, "rate"), MONEY_NTS,
                                    MONEY_DATE_NONE, NULL) != MONEY_OK)
            abort();
    }
    if (money_rates_builder_build(builder, &rates, NULL) != MONEY_OK) abort();
    money_rates_builder_free(builder);
    return rates;
}

static void check_moneys(json_t *test, const money_wallet_t *wallet)
{
    json_t *value, *currencies = json_object_get(test, "currencies");
    const char *currency;
    char code[MONEY_CODE_SIZE];
    money_t sum;
    size_t count = 0, index;

    check(money_wallet_count(wallet, NULL, &count, NULL) == MONEY_OK && is_count(test, "count", count), test, "another count");
    check(money_wallet_currency_count(wallet, &count, NULL) == MONEY_OK && json_array_size(currencies) == count, test,
          "another number of currencies");
    json_array_foreach(currencies, index, value)
        check(money_wallet_currency_at(wallet, index, code, sizeof code, NULL, NULL) == MONEY_OK &&
                  strcmp(code, json_string_value(value)) == 0,
              test, "another currency");
    json_object_foreach(json_object_get(test, "per_currency"), currency, value)
        check(money_wallet_count(wallet, currency, &count, NULL) == MONEY_OK && json_integer_value(value) == (json_int_t)count,
              test, "another count of a currency");
    json_object_foreach(json_object_get(test, "sums"), currency, value)
        check(money_wallet_sum(wallet, currency, NULL, &sum, NULL) == MONEY_OK && is_amount(&sum, json_string_value(value), currency),
              test, "another sum");
}

static void check_total(json_t *test, const money_wallet_t *wallet)
{
    json_t *wanted = json_object_get(test, "total");
    const char *target = text_of(wanted, "currency"), *error_text = text_of(wanted, "error");
    money_rates_t *rates = read_rates(json_object_get(wanted, "rates"));
    money_wallet_statement_t *statement = NULL;
    money_wallet_total_details_t details;
    money_error_t error;
    money_t total;
    size_t sections = 0, rows = 0, count = 0, index;

    if (error_text != NULL) {
        check(money_wallet_total(wallet, target, rates, NULL, &total, NULL, &error) == MONEY_ERR_NO_RATE &&
                  strcmp(error.text, error_text) == 0,
              test, "not that error");
        check(money_wallet_statement(wallet, target, rates, NULL, &statement, &error) == MONEY_ERR_NO_RATE && statement == NULL,
              test, "a statement");
        money_rates_free(rates);
        return;
    }
    check(money_wallet_total(wallet, target, rates, NULL, &total, NULL, &error) == MONEY_OK &&
              is_amount(&total, text_of(wanted, "amount"), target),
          test, "another total");
    check(money_wallet_total(wallet, target, rates, NULL, &total, &details, &error) == MONEY_OK &&
              is_amount(&total, text_of(wanted, "amount"), target),
          test, "another total with its details");
    if (text_of(test, "total_of_rounded") != NULL)
        check(is_amount(&details.total_of_rounded, text_of(test, "total_of_rounded"), target), test,
              "another total of the rounded parts");
    check(money_wallet_statement(wallet, target, rates, NULL, &statement, &error) == MONEY_OK &&
              money_wallet_statement_section_count(statement, &sections, NULL) == MONEY_OK && is_count(test, "sections", sections),
          test, "another number of sections");
    for (index = 0; index < sections; index++)
        if (money_wallet_statement_row_count(statement, index, &count, NULL) == MONEY_OK) rows += count;
    check(is_count(test, "rows", rows), test, "another number of rows");
    money_wallet_statement_free(statement);
    money_rates_free(rates);
}

int main(int count, char **arguments)
{
    char path[1024];
    json_error_t error;
    json_t *tests, *test;
    size_t index;

    snprintf(path, sizeof path, "%s/wallet.json", count > 1 ? arguments[1] : "Tests/Vectors");
    tests = json_load_file(path, 0, &error);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, error.text);
        return 1;
    }
    json_array_foreach(tests, index, test) {
        money_wallet_t *wallet = read_wallet(test);

        if (json_object_get(test, "count") != NULL) check_moneys(test, wallet);
        check_total(test, wallet);
        money_wallet_free(wallet);
    }
    json_decref(tests);
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
