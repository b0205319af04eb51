/* Runs the golden vectors of order forms through the C functions. Usage: run_order_form DIRECTORY */
#include "vectors.h"

static const char *const file_name = "transaction-draft.json";
static const char *const names[] = {"date", "type", "ticker", "quantity", "price", "sum"};

static void run(json_t *test)
{
    json_t *typed = json_object_get(test, "draft"), *errors = json_object_get(test, "errors");
    int32_t rule = text_of(typed, "rule") == NULL ? MONEY_TICKER_LETTERS : MONEY_TICKER_EXCHANGE_SYMBOL, field;
    int saved = json_is_true(json_object_get(test, "saved"));
    money_portfolio_t *portfolio = NULL;
    money_order_form_t *form = NULL;
    size_t count = 0;

    if (money_portfolio_new("EUR", NULL, &portfolio, NULL) != MONEY_OK ||
        money_order_form_new(portfolio, NULL, rule, &form, NULL) != MONEY_OK)
        abort();
    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++)
        if (text_of(typed, names[field]) != NULL &&
            money_order_form_set(form, field, text_of(typed, names[field]), MONEY_NTS, NULL) != MONEY_OK)
            abort();
    for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++) {
        const char *wanted = text_of(errors, names[field]), *shown = text_of(test, names[field]);
        char text[MONEY_TEXT_MAX];
        int32_t state = -1;

        if (money_order_form_state(form, field, &state, NULL) != MONEY_OK ||
            money_order_form_text(form, field, text, sizeof text, NULL, NULL) != MONEY_OK)
            abort();
        check(strcmp(money_field_state_text(state), wanted == NULL ? "ok" : wanted) == 0, test, names[field]);
        if (shown != NULL) check(strcmp(text, shown) == 0, test, text);
    }
    check((money_order_form_save(form, portfolio, NULL, NULL) == MONEY_OK) == saved, test, "saved");
    if (money_portfolio_count(portfolio, &count, NULL) != MONEY_OK) abort();
    check(count == (saved ? 1u : 0u), test, "stored transactions");
    money_order_form_free(form);
    money_portfolio_free(portfolio);
}

int main(int count, char **arguments)
{
    char path[1024];
    json_t *tests, *test;
    json_error_t where;
    size_t index;

    snprintf(path, sizeof path, "%s/transaction-draft.json", count > 1 ? arguments[1] : "Tests/Vectors");
    tests = json_load_file(path, 0, &where);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, where.text);
        return 1;
    }
    json_array_foreach(tests, index, test) run(test);
    json_decref(tests);
    check(index >= 10, NULL, "fewer vectors than there were");
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed != 0;
}
