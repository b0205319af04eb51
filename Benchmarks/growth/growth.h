/* The shared declarations of the workloads: their inputs and results, and the amounts and texts in them. */
#ifndef GROWTH_H
#define GROWTH_H

#include <money/desk.h>
#include <stdlib.h>

/** The input or result of a workload; each uses the members that it needs. All zero is empty; things_free frees all
 * members. */
typedef struct things_s {
    size_t n;
    money_t *moneys;
    money_decimal_t *decimals;
    money_cash_flow_t *flows;
    money_value_point_t *points;
    money_transaction_t *transactions;
    money_price_quote_t *quotes;
    char (*names)[MONEY_CODE_SIZE];
    char *text; /* by malloc */
    size_t length;
    char *document; /* by the library */
    size_t document_length;
    money_currency_registry_t *registry;
    money_rates_builder_t *builder;
    money_rates_t *rates;
    money_bag_t *bag;
    money_calculator_t *calculator;
    money_wallet_t *wallet;
    money_wallet_statement_t *statement;
    money_bank_statements_t *bank;
    money_ledger_t *ledger;
    money_notepad_t *notepad;
    money_catalogue_t *catalogue;
    money_basket_t *basket;
    money_receipt_t *receipt;
    money_invoice_t *invoice;
    money_portfolio_t *portfolio;
    money_valuation_t *valuation;
    money_disposals_t *disposals;
    money_currency_list_t *list;
    money_store_t *store;
    int64_t *minor, *results;
    int8_t *indices;
} things_t;

/** Prepares the input of a workload, with `given->n` elements. Its time does not count. */
typedef void prepare_t(things_t *given);
/** The work. It stores its results in `made`; freeing them does not count either. */
typedef void work_t(things_t *given, things_t *made);

/** Allocates `count` zeroed elements of a size; ends the program if out of memory. */
void *room(size_t count, size_t size);
/** Ends the program with the error's text if a call failed. */
void must(money_status_t status, const money_error_t *error);
void things_free(things_t *things);

/** Appends to `text`, whose capacity suffices. */
void append(things_t *things, const char *format, ...);

/** Cents of the currency at an index of five: more than 0. */
money_t money_of(size_t index);
/** A date that grows with an index, a day every `a_day` of them, from 2000-01-01 on. */
int32_t date_of(size_t index, size_t a_day);
/** A code of letters, of the program's own, different for each index up to 26^6. */
void name_of(size_t index, char name[MONEY_CODE_SIZE]);
money_decimal_t decimal_of(int64_t coefficient, uint32_t scale);

/** Rates between the five currencies of money_of. */
money_rates_t *five_rates(void);

prepare_t given_nothing, given_moneys, given_names, given_priced;
work_t portfolio_value;

#endif
