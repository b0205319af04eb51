/* Explanations of receipts, valuations and expressions. */
#include "growth.h"

static money_error_t error;

/** Writes an explanation as text and as JSON, and frees it. */
static void write_out(money_explanation_t *explanation, things_t *made)
{
    char *text;

    must(money_explanation_to_text(explanation, &text, NULL, &error), &error);
    money_string_free(text);
    must(money_explanation_to_json(explanation, &made->document, &made->document_length, &error), &error);
    money_explanation_free(explanation);
}

void receipt_explain(things_t *given, things_t *made)
{
    money_explanation_t *explanation;

    must(money_receipt_explain(given->receipt, MONEY_RECEIPT_PRICED, &explanation, &error), &error);
    write_out(explanation, made);
}

void given_valuation(things_t *given)
{
    given_priced(given);
    portfolio_value(given, given);
}

void valuation_explain(things_t *given, things_t *made)
{
    money_explanation_t *explanation;

    must(money_valuation_explain(given->valuation, &explanation, &error), &error);
    write_out(explanation, made);
}

void expression_explain(things_t *given, things_t *made)
{
    money_explanation_t *explanation;
    money_expression_t *expression;
    money_expression_value_t value;

    must(money_expression_evaluate(given->text, given->length, given->rates, NULL, &value, &expression, &error),
         &error);
    must(money_expression_explain(expression, &explanation, &error), &error);
    money_expression_free(expression);
    write_out(explanation, made);
}

void invoice_explain(things_t *given, things_t *made)
{
    money_explanation_t *explanation;

    must(money_invoice_explain(given->invoice, &explanation, &error), &error);
    write_out(explanation, made);
}
