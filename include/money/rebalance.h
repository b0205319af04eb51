/** @file rebalance.h
 *  Rebalancing a portfolio: the orders that bring it to target weights, and its value by labels.
 *
 *  A rebalancing computes orders and changes nothing. The orders never cost more than the cash and the proceeds of the
 *  sales. A breakdown adds up the values of a valuation by labels of your program, such as asset classes or countries.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *      #include <string.h>
 *
 *      int main(void)
 *      {
 *          money_rebalance_options_t options = MONEY_REBALANCE_OPTIONS_INIT;
 *          money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;
 *          money_target_t target = MONEY_TARGET_INIT;
 *          money_rebalancing_info_t info;
 *          money_rebalancing_t *plan;
 *          money_portfolio_t *portfolio;
 *
 *          strcpy(target.symbol, "ABC");
 *          target.weight = money_decimal_literal("1");
 *          strcpy(quote.symbol, "ABC");
 *          strcpy(quote.currency, "EUR");
 *          quote.price = money_decimal_literal("300");
 *          options.cash = money_literal("1000 EUR");
 *          MONEY_CHECK(money_portfolio_new("EUR", NULL, &portfolio, NULL));
 *          MONEY_CHECK(money_portfolio_rebalance(portfolio, &target, 1, &quote, 1, NULL, NULL, &options, &plan, NULL));
 *          MONEY_CHECK(money_rebalancing_info(plan, &info, NULL));
 *          printf("%s left\n", money_show(&info.cash_left));
 *          money_rebalancing_free(plan);
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      100.00 EUR left
 */
#ifndef MONEY_REBALANCE_H
#define MONEY_REBALANCE_H

#include "valuation.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The weight that a symbol should have. 96 bytes. */
typedef struct money_target_s {
    uint32_t struct_size;
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, 1 to 63 bytes */
    uint32_t reserved;              /* 0 */
    money_decimal_t weight;         /* 0 or more, relative to the other weights; 0 to sell all shares */
} money_target_t;

#define MONEY_TARGET_INIT { (uint32_t)sizeof(money_target_t), "", 0, { 0, 0, 0, 0 } }

/** Sets a target to its defaults, as MONEY_TARGET_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_target_init(money_target_t *target);

/** The maximum number of targets of one call. */
#define MONEY_TARGETS_MAX 100000

/** The cash and the rules of a rebalancing. 48 bytes. */
typedef struct money_rebalance_options_s {
    uint32_t struct_size;
    int32_t quantity_digits; /* the fraction digits of quantities, 0 to 18; 0 by default */
    money_bool_t sells;      /* 0 to buy only; 1 by default */
    uint32_t reserved;       /* 0 */
    money_t cash;            /* the cash to invest (positive) or to withdraw (negative), in the portfolio's currency;
                                zeros for no cash */
} money_rebalance_options_t;

#define MONEY_REBALANCE_OPTIONS_INIT \
    { (uint32_t)sizeof(money_rebalance_options_t), 0, 1, 0, { 0, 0, 0, "" } }

/** Sets options to their defaults, as MONEY_REBALANCE_OPTIONS_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_rebalance_options_init(money_rebalance_options_t *options);

/** An order of a rebalancing. 184 bytes. */
typedef struct money_order_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t quantity; /* the shares to buy (positive) or to sell (negative); 0 if no order is needed */
    money_t price;            /* the price of a share, in its own currency */
    money_t amount;           /* the cost (positive) or the proceeds (negative), in the portfolio's currency */
    money_t value;            /* the value of the shares before the order, in the portfolio's currency */
} money_order_t;

/** The sums of a rebalancing. 72 bytes. */
typedef struct money_rebalancing_info_s {
    money_t total;        /* the value of the shares of all targets, and the cash */
    money_t cash_left;    /* the cash after all orders, 0 or more */
    uint64_t order_count; /* one order for each target */
} money_rebalancing_info_t;

/** The orders of a rebalancing. It is immutable and can be shared by all threads. */
typedef struct money_rebalancing_s money_rebalancing_t;

/** Computes the orders that bring the symbols of a portfolio to their target weights. Free them with
 *  money_rebalancing_free.
 *
 *  The goal of a symbol is its weight in the total of shares and cash. Quantities are rounded towards fewer shares;
 *  then the symbols furthest below their goals receive one step more, as long as the cash suffices. Without sales, the
 *  cash is invested in the symbols that are furthest below their weights. Symbols without a target are not traded.
 *
 *  The portfolio caches intermediate results, as for money_portfolio_value.
 *
 *  @param targets  the targets, each with another symbol.
 *  @param target_count  the number of targets, at most MONEY_TARGETS_MAX.
 *  @param quotes  the price quotes; every target needs one with a price above 0.
 *  @param count  the number of quotes.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param valuation  the date, the gap of rates and the rounding of amounts; NULL for the defaults.
 *  @param options  the cash and the rules; NULL for the defaults.
 *  @param rebalancing  receives the orders.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (a target repeats, or shares of it are owed), MONEY_ERR_BUSY,
 *          MONEY_ERR_CURRENCY_MISMATCH (the cash is in another currency), MONEY_ERR_INSUFFICIENT (a withdrawal exceeds
 *          the shares that may be sold), MONEY_ERR_NOT_FOUND (a price is missing), MONEY_ERR_NO_RATE,
 *          MONEY_ERR_WEIGHTS (all weights are 0, or one is negative), MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT,
 *          MONEY_ERR_DATE, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_rebalancing_orders
 *  @long
 */
MONEY_API money_status_t money_portfolio_rebalance(money_portfolio_t *portfolio, const money_target_t *targets,
                                                   size_t target_count, const money_price_quote_t *quotes,
                                                   size_t count, const money_rates_t *rates,
                                                   const money_valuation_options_t *valuation,
                                                   const money_rebalance_options_t *options,
                                                   money_rebalancing_t **rebalancing, money_error_t *error);

/** Frees a rebalancing. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_rebalancing_free(money_rebalancing_t *rebalancing);

/** Returns the sums of a rebalancing.
 *  @return MONEY_OK.
 *  @since 0.2
 *  @see money_rebalancing_orders
 */
MONEY_API money_status_t money_rebalancing_info(const money_rebalancing_t *rebalancing,
                                                money_rebalancing_info_t *info, money_error_t *error);

/** Returns a range of orders, in the order of the targets.
 *  @param first  the index of the first order to return, at most the number of orders.
 *  @param rows [out count=capacity]  receives the orders. At most `capacity` elements are written.
 *  @param count  receives the number of orders returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of orders).
 *  @since 0.2
 *  @see money_rebalancing_info
 */
MONEY_API money_status_t money_rebalancing_orders(const money_rebalancing_t *rebalancing, size_t first,
                                                  money_order_t *rows, size_t capacity, size_t *count,
                                                  money_error_t *error);

/** The label of a symbol. 136 bytes. */
typedef struct money_symbol_label_s {
    uint32_t struct_size;
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, 1 to 63 bytes */
    char label[MONEY_SYMBOL_SIZE];  /* one line of UTF-8, at most 63 bytes */
    uint32_t reserved;              /* 0 */
} money_symbol_label_t;

#define MONEY_SYMBOL_LABEL_INIT { (uint32_t)sizeof(money_symbol_label_t), "", "", 0 }

/** Sets a label to its defaults, as MONEY_SYMBOL_LABEL_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_symbol_label_init(money_symbol_label_t *label);

/** The maximum number of labels of one call. */
#define MONEY_SYMBOL_LABELS_MAX 100000

/** The value of a portfolio with one label. 136 bytes. */
typedef struct money_breakdown_row_s {
    char label[MONEY_SYMBOL_SIZE]; /* "" for the symbols without a label */
    money_t value;                 /* in the portfolio's currency */
    money_decimal_t percent;       /* the part of the value of all priced holdings */
    uint64_t position_count;
    money_bool_t has_percent;      /* 0 if the value of all holdings is not above 0; `percent` is then 0 */
    uint32_t reserved;             /* 0 */
} money_breakdown_row_t;

/** The value of a portfolio by labels. It is immutable and can be shared by all threads. */
typedef struct money_breakdown_s money_breakdown_t;

/** Adds up the values of a valuation by label. Free the result with money_breakdown_free.
 *
 *  Holdings without a price are excluded, as from the summary.
 *
 *  @param labels [null]  the labels. The last label of a symbol is used. NULL is allowed if `count` is 0.
 *  @param count  the number of labels, at most MONEY_SYMBOL_LABELS_MAX.
 *  @param breakdown  receives the rows.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING.
 *  @since 0.2
 *  @see money_breakdown_rows
 */
MONEY_API money_status_t money_valuation_breakdown(const money_valuation_t *valuation,
                                                   const money_symbol_label_t *labels, size_t count,
                                                   money_breakdown_t **breakdown, money_error_t *error);

/** Frees a breakdown. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_breakdown_free(money_breakdown_t *breakdown);

/** Returns the number of rows.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_breakdown_count(const money_breakdown_t *breakdown, size_t *count,
                                               money_error_t *error);

/** Returns a range of rows, ordered by the bytes of their labels.
 *  @param first  the index of the first row to return, at most the number of rows.
 *  @param rows [out count=capacity]  receives the rows. At most `capacity` elements are written.
 *  @param count  receives the number of rows returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of rows).
 *  @since 0.2
 *  @see money_breakdown_count
 */
MONEY_API money_status_t money_breakdown_rows(const money_breakdown_t *breakdown, size_t first,
                                              money_breakdown_row_t *rows, size_t capacity, size_t *count,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_REBALANCE_H */
