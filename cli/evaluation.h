/* Evaluation of expressions, which reads the rates only if they are needed. */
#ifndef CLI_EVALUATION_H
#define CLI_EVALUATION_H

#include "exchange.h"

typedef struct {
    exchange_t exchange;
    bool is_lines; /* the expressions are lines of standard input */
    bool has_tried; /* reading the rates has been attempted */
} calculation_t;

/* Evaluates an expression, and again with the rates if it requires them. `expression` may be NULL. */
money_status_t evaluation_run(calculation_t *calculation, const char *text, size_t length,
                              money_expression_value_t *value, money_expression_t **expression, money_error_t *error);

/* Records the rates of an expression for the final note, and explains them if requested. */
void evaluation_remember(exchange_t *exchange, const money_expression_t *expression);

#endif
