/* Arithmetic over arrays, text, expressions, calculators, returns. */
#include "growth.h"

#include <string.h>

static money_error_t error;

/* -------------------------------------------------------------------------------------------------- Arrays ---- */

void given_euros(things_t *given)
{
    size_t index;

    given_moneys(given);
    for (index = 0; index < given->n; index++) memcpy(given->moneys[index].currency, "EUR", 4);
}

void sum(things_t *given, things_t *made)
{
    money_t total = given->moneys[0];
    size_t index;

    (void)made;
    for (index = 1; index < given->n; index++)
        must(money_add(&total, &given->moneys[index], &total, &error), &error);
}

void convert_all(things_t *given, things_t *made)
{
    money_t result;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++)
        must(money_rates_convert(given->rates, &given->moneys[index], "USD", NULL, &result, NULL, &error), &error);
}

void given_weights(things_t *given)
{
    size_t index;

    given->moneys = room(given->n + 1, sizeof *given->moneys);
    given->decimals = room(given->n, sizeof *given->decimals);
    for (index = 0; index < given->n; index++)
        given->decimals[index] = decimal_of((int64_t)(index * 7919 % 10007) + 1, 2);
    must(money_parse("123456789012345.67 EUR", MONEY_NTS, &given->moneys[given->n], &error), &error);
}

void allocate(things_t *given, things_t *made)
{
    (void)made;
    must(money_allocate(&given->moneys[given->n], given->decimals, given->n, NULL, given->moneys, NULL, &error), &error);
}

void split(things_t *given, things_t *made)
{
    (void)made;
    must(money_split(&given->moneys[given->n], given->n, NULL, given->moneys, NULL, &error), &error);
}

/* ---------------------------------------------------------------------------------------------------- Bags ---- */

void bag_add(things_t *given, things_t *made)
{
    size_t index;

    must(money_bag_new(&made->bag, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_bag_add(made->bag, &given->moneys[index], &error), &error);
}

void given_own_moneys(things_t *given)
{
    size_t index;

    given_names(given);
    given->moneys = room(given->n, sizeof *given->moneys);
    for (index = 0; index < given->n; index++) {
        given->moneys[index].lo = index + 1;
        memcpy(given->moneys[index].currency, given->names[index], MONEY_CODE_SIZE);
    }
}

void registry_add(things_t *given, things_t *made)
{
    size_t index;

    must(money_currency_registry_new(&made->registry, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_currency_registry_add(made->registry, given->names[index], 2, NULL, 0, &error), &error);
}

/* ---------------------------------------------------------------------------------------------------- Text ---- */

void given_zeros(things_t *given)
{
    given->text = room(given->n + 1, 1);
    memset(given->text, '0', given->n);
    memcpy(given->text + given->n - 5, "12.34", 5);
    given->length = given->n;
}

void decimal_parse(things_t *given, things_t *made)
{
    money_decimal_t decimal;

    (void)made;
    must(money_decimal_parse(given->text, given->length, &decimal, &error), &error);
}

/** A line of `given->n` bytes, built of terms. */
static void line_of(things_t *given, const char *start, const char *term, const char *end)
{
    given->text = room(given->n + 1, 1);
    append(given, "%s", start);
    while (given->length + strlen(term) + strlen(end) <= given->n) append(given, "%s", term);
    append(given, "%s", end);
    given->rates = five_rates();
}

void given_sum_expression(things_t *given)
{
    line_of(given, "1.10", " + 23.45", "");
}

void given_product_expression(things_t *given)
{
    line_of(given, "1.10", " x 3 / 3", "");
}

void given_money_expression(things_t *given)
{
    line_of(given, "(1.10 EUR", " + 23.45 USD - 7 GBP", ") in CHF");
}

void given_nested_expression(things_t *given)
{
    given->text = room(given->n + 1, 1);
    memset(given->text, '(', given->n / 2);
    memset(given->text + given->n / 2, ')', given->n / 2);
    given->text[given->n / 2 - 1] = '1';
    given->text[given->n / 2 + given->n / 2 - 1] = 0;
    given->length = strlen(given->text);
}

void evaluate(things_t *given, things_t *made)
{
    money_expression_value_t value;

    (void)made;
    must(money_expression_evaluate(given->text, given->length, given->rates, NULL, &value, NULL, &error), &error);
}

void given_keys(things_t *given)
{
    size_t index;

    given->text = room(given->n * 5 + 3, 1);
    append(given, "1");
    for (index = 1; index < given->n; index++) append(given, " + %zu", index % 10);
    append(given, " =");
}

void press_keys(things_t *given, things_t *made)
{
    must(money_calculator_new(&made->calculator, &error), &error);
    must(money_calculator_press_keys(made->calculator, given->text, given->length, NULL, &error), &error);
}

/* ------------------------------------------------------------------------------------------------- Returns ---- */

void given_flows(things_t *given)
{
    size_t index;

    given->flows = room(given->n, sizeof *given->flows);
    for (index = 0; index < given->n; index++) {
        money_cash_flow_init(&given->flows[index]);
        given->flows[index].date = date_of(index, given->n / 1000);
        must(money_from_minor((int64_t)(index * 7919 % 10007) - 6000, "EUR", NULL, &given->flows[index].amount, &error),
             &error);
    }
    must(money_from_minor((int64_t)given->n * 1300, "EUR", NULL, &given->flows[given->n - 1].amount, &error), &error);
}

void given_flows_daily(things_t *given)
{
    size_t index;

    given_flows(given);
    for (index = 0; index < given->n; index++) given->flows[index].date = date_of(index, 1);
}

void xirr(things_t *given, things_t *made)
{
    money_xirr_t result;

    (void)made;
    must(money_xirr(given->flows, given->n, &result, &error), &error);
}

void given_points(things_t *given)
{
    size_t index;

    given->points = room(given->n, sizeof *given->points);
    for (index = 0; index < given->n; index++) {
        money_value_point_init(&given->points[index]);
        given->points[index].date = date_of(index, 1);
        must(money_from_minor((int64_t)(100000 + index * 7919 % 10007), "EUR", NULL, &given->points[index].value, &error),
             &error);
        must(money_from_minor((int64_t)(index % 3), "EUR", NULL, &given->points[index].flow, &error), &error);
    }
}

void time_weighted(things_t *given, things_t *made)
{
    money_decimal_t result;

    (void)made;
    must(money_time_weighted_return(given->points, given->n, 10, MONEY_ROUND_HALF_EVEN, &result, NULL, NULL, &error),
         &error);
}

/* ------------------------------------------------------------------------------------------- Currency lists ---- */

void list_add(things_t *given, things_t *made)
{
    size_t index;

    must(money_currency_list_new("en", &made->list, &error), &error);
    for (index = 0; index < given->n; index++)
        must(money_currency_list_add(made->list, given->names[index], given->names[index], MONEY_NTS, &error), &error);
}

void given_list(things_t *given)
{
    given_names(given);
    list_add(given, given);
}

/** Twice, so that the list is as it was. */
void list_search(things_t *given, things_t *made)
{
    (void)made;
    must(money_currency_list_set_search(given->list, "ab", 2, &error), &error);
    must(money_currency_list_set_search(given->list, NULL, 0, &error), &error);
}

void list_sort(things_t *given, things_t *made)
{
    (void)made;
    must(money_currency_list_set_sort(given->list, MONEY_SORT_CODE_DESCENDING, &error), &error);
    must(money_currency_list_set_sort(given->list, MONEY_SORT_NAME_ASCENDING, &error), &error);
}
