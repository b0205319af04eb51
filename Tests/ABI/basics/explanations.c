/* Explanations: each node follows from its children, the names, the texts, and the statuses. */
#include "explanations.h"

static money_invoice_t *invoice_of(const char *quantity, const char *price, const char *percent, int lines)
{
    money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
    money_invoice_t *invoice = NULL;

    CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
    item.quantity = decimal(quantity);
    item.price = amount(price);
    strcpy(item.taxes[0].category, "S");
    item.taxes[0].percent = decimal(percent);
    for (; lines > 0; lines--) CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    return invoice;
}

static void of_an_invoice(void)
{
    money_invoice_t *invoice = invoice_of("1", "1091.50 EUR", "15", 1);
    money_explanation_t *explanation = NULL;
    char *text = NULL, *json = NULL;
    size_t length = 0, index = 9;

    CHECK_OK(money_invoice_explain(invoice, &explanation, &error));
    CHECK_OK(money_explanation_to_text(explanation, &text, &length, &error));
    CHECK(length == strlen(text) && strstr(text, "163.725, rounded half up to 2 digits   (BR-CO-17, +0.005)") != NULL);
    money_string_free(text);
    CHECK_OK(money_explanation_to_json(explanation, &json, &length, &error));
    CHECK(length == strlen(json) && strstr(json, "\"exact\":\"6549/40\"") != NULL);
    money_string_free(json);
    CHECK_OK(money_explanation_find(explanation, "tax", &index, &error));
    check_laws(explanation);
    CHECK_TEXT(nodes[index].name, "tax");
    CHECK_TEXT(nodes[0].name, "payable");
    CHECK_TEXT(words(&node("tax")->amount), "163.73 EUR");
    CHECK_TEXT(node("categories[0].tax")->rule, "BR-CO-17");
    CHECK(node("tax")->exact.numerator[0] == 6549 && node("tax")->moved.denominator[0] == 200);
    money_invoice_free(invoice);
}

/** A number below a bound, from a fixed seed. */
static uint32_t below(uint32_t bound)
{
    static uint64_t state = 42;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % bound;
}

static void on_random_invoices(void)
{
    static const char *const kinds[] = { "S", "Z", "AE" };
    int round, line, lines;

    for (round = 0; round < 10000; round++) {
        money_invoice_t *invoice = NULL;
        money_explanation_t *explanation = NULL;
        char text[64];

        CHECK_OK(money_invoice_new("EUR", NULL, &invoice, &error));
        lines = (int)below(5);
        for (line = 0; line < lines; line++) {
            money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;
            money_invoice_adjustment_t adjustment = MONEY_INVOICE_ADJUSTMENT_INIT;
            uint32_t kind = below(3);

            snprintf(text, sizeof text, "%s%u.%u", below(5) == 0 ? "-" : "", below(100), below(10));
            item.quantity = decimal(text);
            snprintf(text, sizeof text, "%u.%03u EUR", below(1000), below(1000));
            item.price = amount(text);
            if (below(4) == 0) {
                snprintf(text, sizeof text, "%u", below(3) * 4 + 3);
                item.base_quantity = decimal(text);
            }
            strcpy(item.taxes[0].category, kinds[kind]);
            if (kind == 0) item.taxes[0].percent = decimal(below(2) ? "19" : "7.7");
            CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
            if (below(3) != 0) continue;
            adjustment.kind = below(2) ? MONEY_INVOICE_CHARGE : MONEY_INVOICE_ALLOWANCE;
            if (below(2)) {
                adjustment.percent = decimal("3.3");
            } else {
                snprintf(text, sizeof text, "%u.%02u EUR", below(10), below(100));
                adjustment.amount = amount(text);
            }
            CHECK_OK(money_invoice_adjust(invoice, (size_t)line, &adjustment, &error));
        }
        CHECK_OK(money_invoice_explain(invoice, &explanation, &error));
        check_laws(explanation);
        money_invoice_free(invoice);
    }
}

static void of_a_conversion(void)
{
    money_t mark = amount("100.00 DEM"), euro = amount("5.00 EUR");
    money_explanation_t *explanation = NULL;
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;

    CHECK_OK(money_rates_explain(NULL, &mark, "FRF", NULL, &explanation, &error));
    check_laws(explanation);
    CHECK_TEXT(words(&node("result")->amount), "335.38 FRF");
    CHECK_TEXT(node("result")->rule, "Regulation (EC) No 1103/97, Article 5");
    CHECK_TEXT(words(&node("result.euro")->amount), "51.129 EUR");
    CHECK(!(node("DEM/EUR")->flags & MONEY_EXPLANATION_DECIMAL));
    CHECK_STATUS(money_rates_explain(NULL, &euro, "USD", NULL, &explanation, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_rates_explain(NULL, &mark, "XBA", NULL, &explanation, &error), MONEY_ERR_NO_RATE);
    CHECK_STATUS(money_rates_explain(NULL, &mark, "E R", NULL, &explanation, &error), MONEY_ERR_SYNTAX);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_rates_explain(NULL, &mark, "EUR", &options, &explanation, &error), MONEY_ERR_INEXACT);
    options = (money_convert_options_t)MONEY_CONVERT_OPTIONS_INIT;
    options.date = INT32_MAX;
    CHECK_STATUS(money_rates_explain(NULL, &mark, "EUR", &options, &explanation, &error), MONEY_ERR_DATE);
    mark = amount("99999999999999999999999999999999999999 DEM");
    CHECK_STATUS(money_rates_explain(NULL, &mark, "FRF", NULL, &explanation, &error), MONEY_ERR_OVERFLOW);
    CHECK(explanation == NULL);
}

/* The digits of a currency that only the table contains are unknown. */
static void into_an_unknown_currency(void)
{
    money_t euro = amount("5.00 EUR");
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;
    money_explanation_t *explanation = NULL;

    CHECK_OK(money_rates_builder_new(&builder, &error));
    CHECK_OK(money_rates_builder_add(builder, "EUR", "CCC", "2", MONEY_NTS, MONEY_DATE_NONE, &error));
    CHECK_OK(money_rates_builder_build(builder, &rates, &error));
    CHECK_STATUS(money_rates_explain(rates, &euro, "CCC", NULL, &explanation, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK(explanation == NULL);
    money_rates_free(rates);
    money_rates_builder_free(builder);
}

static void of_an_expression(void)
{
    money_expression_value_t value;
    money_expression_t *expression = NULL;
    money_explanation_t *explanation = NULL;
    char text[4096] = "1";
    int term;

    CHECK_OK(money_expression_evaluate("19.99 EUR x 7%", MONEY_NTS, NULL, NULL, &value, &expression, &error));
    CHECK_OK(money_expression_explain(expression, &explanation, &error));
    read_nodes(explanation);
    CHECK_TEXT(node("result")->text, "1.3993 EUR, rounded half even to 2 digits");
    CHECK_TEXT(node("terms[1]")->currency, "");
    CHECK(node("result")->rounding == MONEY_ROUND_HALF_EVEN && node("steps[0]")->digits == -1);
    money_expression_free(expression);
    /* The ratio fits 512 bits, but its difference from a decimal does not. */
    for (term = 0; term < 320; term++) strcat(text, "/3");
    for (term = 0; term < 507; term++) strcat(text, "*2");
    CHECK_OK(money_expression_evaluate(text, MONEY_NTS, NULL, NULL, &value, &expression, &error));
    CHECK_STATUS(money_expression_explain(expression, &explanation, &error), MONEY_ERR_OVERFLOW);
    CHECK(explanation == NULL);
    money_expression_free(expression);
}

static void refusals(void)
{
    money_invoice_t *invoice = invoice_of("1", "1.00 EUR", "15", 1);
    money_explanation_t *explanation = NULL;
    char name[80];
    size_t index = 9, count = 9;
    int base;

    CHECK_OK(money_invoice_explain(invoice, &explanation, &error));
    CHECK_STATUS(money_explanation_find(explanation, "no", &index, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_explanation_find(explanation, "\377", &index, &error), MONEY_ERR_ENCODING);
    memset(name, 'a', sizeof name);
    name[sizeof name - 1] = '\0';
    CHECK_STATUS(money_explanation_find(explanation, name, &index, &error), MONEY_ERR_LIMIT);
    CHECK(index == 0);
    CHECK_STATUS(money_explanation_nodes(explanation, 1000, nodes, 1, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK(count == 0);
    money_explanation_free(explanation);
    money_explanation_free(NULL);
    for (base = 0; base < 200; base++) {
        money_invoice_line_item_t item = MONEY_INVOICE_LINE_ITEM_INIT;

        item.quantity = decimal("1");
        item.price = amount("1 EUR");
        snprintf(name, sizeof name, "%d", 1000000007 + 2 * base);
        item.base_quantity = decimal(name);
        strcpy(item.taxes[0].category, "Z");
        CHECK_OK(money_invoice_add(invoice, &item, NULL, &error));
    }
    CHECK_STATUS(money_invoice_explain(invoice, &explanation, &error), MONEY_ERR_OVERFLOW);
    CHECK(explanation == NULL);
    money_invoice_free(invoice);
}

int main(void)
{
    of_an_invoice();
    on_random_invoices();
    of_a_conversion();
    of_an_expression();
    into_an_unknown_currency();
    refusals();
    return check_end();
}
