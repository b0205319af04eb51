#include "evaluation.h"

#include "exits.h"
#include "provenance.h"

/* True if an expression evaluated without rates requires them: a conversion found no rate, or used a legal factor
 * where a rate may exist. */
static bool needs_rates(money_status_t status, const money_expression_value_t *value)
{
    return status == MONEY_ERR_NO_RATE || (status == MONEY_OK && (value->flags & MONEY_FLAG_FIXED) != 0);
}

money_status_t evaluation_run(calculation_t *calculation, const char *text, size_t length,
                              money_expression_value_t *value, money_expression_t **expression, money_error_t *error)
{
    exchange_t *exchange = &calculation->exchange;
    money_status_t status = money_expression_evaluate(text, length, exchange->file.rates, &exchange->options, value,
                                                      expression, error);

    if (exchange->file.rates != NULL || calculation->has_tried || !needs_rates(status, value)) return status;
    calculation->has_tried = true;
    if ((calculation->is_lines ? exchange_load(exchange) : exchange_load_day(exchange, MONEY_DATE_NONE)) !=
        EXIT_ANSWERED) {
        *error = (money_error_t){ .status = MONEY_ERR_NO_RATE, .position = -1, .text = "could not read the rates" };
        return MONEY_ERR_NO_RATE;
    }
    do {
        if (expression != NULL) money_expression_free(*expression);
        status = money_expression_evaluate(text, length, exchange->file.rates, &exchange->options, value, expression,
                                           error);
    } while (status != MONEY_OK && exchange_widen(exchange));
    return status;
}

void evaluation_remember(exchange_t *exchange, const money_expression_t *expression)
{
    money_expression_info_t info;
    money_conversion_t conversion;
    uint64_t index;

    if (money_expression_info(expression, &info, NULL) != MONEY_OK) return;
    for (index = 0; index < info.conversion_count; index++) {
        if (money_expression_conversion_at(expression, index, &conversion, NULL) != MONEY_OK) continue;
        exchange_remember(exchange, &conversion, MONEY_DATE_NONE);
        if (exchange->is_explained && !exchange->is_json && conversion.leg_count > 0)
            provenance_text(exchange, conversion.legs[0].from, conversion.legs[conversion.leg_count - 1].to,
                            &conversion, MONEY_DATE_NONE);
    }
}
