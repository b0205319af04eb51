/** @file valuation.h
 *  Valuations of portfolios: value, profit split exactly by source, disposals and open lots.
 *
 *  money_portfolio_value values a portfolio from price quotes and a rate table. A valuation contains a summary and a
 *  position for each symbol. A holding without a price or an exchange rate is listed but excluded from the sums; no
 *  value is estimated. A disposal is the part of a lot that a sale consumed, with its cost basis and its realised gain.
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
 *          static const char csv[] = "date,action,symbol,quantity,total,currency\n"
 *                                    "2024-01-02,buy,ABC,10,1000.00,EUR\n2024-06-03,sell,ABC,4,460.00,EUR\n";
 *          money_price_quote_t quote = MONEY_PRICE_QUOTE_INIT;
 *          money_portfolio_summary_t summary;
 *          money_portfolio_t *portfolio;
 *          money_valuation_t *valuation;
 *
 *          MONEY_CHECK(money_portfolio_from_csv(csv, MONEY_NTS, "EUR", NULL, &portfolio, NULL));
 *          strcpy(quote.symbol, "ABC");
 *          quote.price = money_decimal_literal("120.50");
 *          MONEY_CHECK(money_portfolio_value(portfolio, &quote, 1, NULL, NULL, &valuation, NULL));
 *          MONEY_CHECK(money_valuation_summary(valuation, &summary, NULL));
 *          printf("value %s, ", money_show(&summary.performance.value));
 *          printf("realised gain %s, ", money_show(&summary.performance.realised_gain));
 *          printf("profit %s\n", money_show(&summary.performance.profit));
 *          money_valuation_free(valuation);
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      value 723.00 EUR, realised gain 60.00 EUR, profit 183.00 EUR
 */
#ifndef MONEY_VALUATION_H
#define MONEY_VALUATION_H

#include "explanation.h"
#include "portfolio.h"
#include "returns.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A price quote: the price of one share of a security. 112 bytes. */
typedef struct money_price_quote_s {
    uint32_t struct_size;
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, 1 to 63 bytes */
    char currency[MONEY_CODE_SIZE]; /* "" for the currency of the symbol's trades */
    money_decimal_t price;          /* 0 or more; 0 values the shares at nothing */
    money_instant_t instant;        /* the time of the quote, or MONEY_INSTANT_NONE */
} money_price_quote_t;

#define MONEY_PRICE_QUOTE_INIT \
    { (uint32_t)sizeof(money_price_quote_t), "", "", { 0, 0, 0, 0 }, MONEY_INSTANT_NONE }

/** Sets a quote to its defaults, as MONEY_PRICE_QUOTE_INIT does. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_price_quote_init(money_price_quote_t *quote);

/** The state of a position's price. */
typedef int32_t money_price_state_t;

#define MONEY_PRICE_FRESH 0   /* not older than the `fresh_for` of the options, or of unknown age */
#define MONEY_PRICE_STALE 1   /* older than the `fresh_for` of the options; included in the sums */
#define MONEY_PRICE_MISSING 2 /* missing; the holding is listed, but excluded from the sums */
#define MONEY_PRICE_ZERO 3    /* for a feed: the provider returned 0, which means that it has no price */
#define MONEY_PRICE_NO_RATE 4 /* an exchange rate is missing. If that of the price is missing, the holding is excluded
                                 from the sums; if that of a transaction is missing, the entire position is, and
                                 `unconverted_id` is set */
#define MONEY_PRICE_CLOSED 5  /* no shares are held, so no price is required */

/** The date and the method of a valuation. */
typedef struct money_valuation_options_s {
    uint32_t struct_size;
    money_date_t date;         /* the last date of transactions and the date of exchange rates; MONEY_DATE_NONE for all
                                  transactions, at the newest rates */
    int32_t max_gap;           /* the number of days by which an exchange rate may precede its date; 7 by default, to
                                  cover holidays */
    int32_t percent_digits;    /* the fraction digits of percentages, 0 to 38; 2 by default */
    money_rounding_t rounding; /* the rounding mode of converted amounts, values and percentages; half-even by
                                  default */
    uint32_t reserved;         /* must be 0 */
    money_instant_t now;       /* the current time, for the age of quotes; MONEY_INSTANT_NONE if unknown */
    int64_t fresh_for;         /* the age in seconds up to which a quote is fresh; MONEY_INSTANT_NONE for no limit */
} money_valuation_options_t;

#define MONEY_VALUATION_OPTIONS_INIT \
    { (uint32_t)sizeof(money_valuation_options_t), MONEY_DATE_NONE, 7, 2, MONEY_ROUND_HALF_EVEN, 0, \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Sets options to their defaults, as MONEY_VALUATION_OPTIONS_INIT does. NULL is allowed. */
MONEY_EXPORT void money_valuation_options_init(money_valuation_options_t *options);

/** The percentages that are defined. Several flags may be set. */
typedef uint32_t money_percentages_t;

#define MONEY_PERCENT_UNREALISED 0x1u /* unrealised gain / cost */
#define MONEY_PERCENT_REALISED 0x2u   /* realised gain / disposed_cost */
#define MONEY_PERCENT_PROFIT 0x4u     /* profit / (cost + disposed_cost) */

/** The performance of securities, in the portfolio's currency. 400 bytes.
 *
 *  The following sums always hold:
 *
 *  - profit = price_effect + currency_effect + income - fees
 *  - unrealised_gain = value - cost, if the unrealised gain is known
 *  - profit = realised_gain + unrealised_gain + income - fees, if the unrealised gain is known
 *
 *  An unknown amount is all zero, without a currency.
 */
typedef struct money_performance_s {
    money_t value;                      /* the value of the holdings */
    money_t cost;                       /* the cost basis of the holdings, at the exchange rates of the purchases */
    money_t unrealised_gain;
    money_t realised_gain;              /* the proceeds of disposals, minus their cost basis, plus disallowed losses */
    money_t disposed_cost;              /* the cost basis of disposals, minus disallowed losses */
    money_t price_effect;               /* the profit of trades without the currency effect */
    money_t currency_effect;            /* cost in the security's currency × (rate of the disposal or of now - rate of
                                           the purchase) */
    money_t income;                     /* dividends and interest */
    money_t fees;                       /* fees that are not part of a basis or of proceeds, and withheld taxes */
    money_t profit;                     /* without the unrealised gain of holdings whose price is missing */
    money_decimal_t unrealised_percent; /* unrealised gain / cost in percent: 5 is 5 % */
    money_decimal_t realised_percent;   /* realised gain / disposed_cost in percent */
    money_decimal_t profit_percent;     /* profit / (cost + disposed_cost) in percent */
    money_percentages_t percentages;    /* the percentages that are defined; a percentage of a cost of 0 is undefined */
    uint32_t reserved;
} money_performance_t;

/** The summary of a portfolio. 424 bytes. */
typedef struct money_portfolio_summary_s {
    money_performance_t performance; /* all positions and fees; holdings without a price are excluded from `value`,
                                        `cost` and `unrealised_gain`, positions with MONEY_PRICE_NO_RATE for a
                                        transaction from all fields */
    uint64_t position_count;
    uint64_t unpriced_count;         /* the number of positions that are excluded from the sums, at least in part */
    money_flags_t flags;             /* the flags of the conversions */
    uint32_t reserved;
} money_portfolio_summary_t;

/** The position of a security that is or was held. 736 bytes. */
typedef struct money_position_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t quantity;           /* exact, or rounded to 18 fraction digits if a split produced a repeating
                                           fraction; see `flags` */
    money_decimal_t oversold;           /* the number of shares sold without being held */
    money_t price;                      /* all zero if no price is available */
    money_t cost;                       /* the cost basis in the security's currency; all zero if unknown */
    money_t value;                      /* the value in the security's currency; all zero if unknown */
    money_t realised_gain;              /* the realised gain in the security's currency; all zero if unknown */
    money_performance_t performance;    /* in the portfolio's currency */
    int64_t age_seconds;                /* the age of the price, or MONEY_INSTANT_NONE */
    money_price_state_t state;
    money_flags_t flags;                /* the flags of the conversions, and MONEY_FLAG_ROUNDED for a rounded
                                           quantity */
    char unconverted_id[MONEY_ID_SIZE]; /* the first transaction without an exchange rate, or "" */
    money_date_t unconverted_date;      /* the date of that transaction, or MONEY_DATE_NONE */
    uint32_t reserved;
    money_decimal_t count_numerator;    /* the exact quantity is count_numerator / count_denominator, such as 20 / 3 */
    uint64_t count_denominator;
} money_position_t;

/** A portfolio at the prices and exchange rates of a moment. It is immutable and can be shared by all threads. */
typedef struct money_valuation_s money_valuation_t;

/** Values a portfolio. Free the valuation with money_valuation_free.
 *
 *  The portfolio caches intermediate results, so that a valuation after a new transaction does not process the earlier
 *  ones again. The call therefore requires exclusive access to the portfolio. Fees without a symbol appear only in the
 *  summary; such a fee without an exchange rate is a position without a symbol.
 *
 *  @param quotes [null]  the price quotes. The last quote of a symbol is used; quotes of symbols that are not held are
 *          ignored. NULL for no quotes.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options; NULL for the defaults.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (an amount needs rounding, but the options forbid it),
 *          MONEY_ERR_DATE, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @see money_valuation_summary, money_valuation_positions
 *  @long
 */
MONEY_API money_status_t money_portfolio_value(money_portfolio_t *portfolio, const money_price_quote_t *quotes,
                                               size_t count, const money_rates_t *rates,
                                               const money_valuation_options_t *options,
                                               money_valuation_t **valuation, money_error_t *error);

/** Frees a valuation. NULL is allowed. */
MONEY_EXPORT void money_valuation_free(money_valuation_t *valuation);

/** Returns the summary of a valuation. Without transactions, all amounts are 0 and all percentages are undefined.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_summary(const money_valuation_t *valuation, money_portfolio_summary_t *summary,
                                                 money_error_t *error);

/** Returns the number of positions, one for each symbol.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_position_count(const money_valuation_t *valuation, size_t *count,
                                                        money_error_t *error);

/** Returns the position at an index, ordered by the bytes of the symbols.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_valuation_positions
 */
MONEY_API money_status_t money_valuation_position_at(const money_valuation_t *valuation, size_t index,
                                                     money_position_t *position, money_error_t *error);

/** Returns a range of positions, ordered by the bytes of the symbols.
 *  @param first  the index of the first position to return, at most the number of positions.
 *  @param rows [out count=capacity]  receives the positions. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of positions returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of positions).
 *  @since 0.2
 *  @see money_valuation_position_at
 */
MONEY_API money_status_t money_valuation_positions(const money_valuation_t *valuation, size_t first,
                                                   money_position_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** Explains a valuation: the computation of its value and its profit, down to quantities, prices, cost bases and rates.
 *
 *  The first root is "value", the sum of "positions[0].performance.value" and so on. Each is quantity × price × rate,
 *  rounded once, with the rule "valuation: per position". The next roots are "profit", "currency_effect" and
 *  "price_effect", whose parts are named after the fields of money_performance_t. A position in another currency adds a
 *  root, such as "positions[0].value". Cost bases, realised gains, income and fees follow from the transactions
 *  and are inputs; money_portfolio_open_lots and money_portfolio_disposals list their parts. Amounts that are excluded
 *  from the sums are not explained. An index in a name is that of money_valuation_position_at.
 *
 *  @param explanation  receives the explanation. Free it with money_explanation_free.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW (an exact value exceeds 512 bits).
 *  @since 0.2
 *  @see money_explanation_nodes, money_explanation_to_text
 */
MONEY_API money_status_t money_valuation_explain(const money_valuation_t *valuation, money_explanation_t **explanation,
                                                 money_error_t *error);

/** The rule by which shares were disposed of. */
typedef int32_t money_disposal_rule_t;

#define MONEY_DISPOSAL_FIFO 0
#define MONEY_DISPOSAL_LIFO 1
#define MONEY_DISPOSAL_HIFO 2
#define MONEY_DISPOSAL_AVERAGE 3
#define MONEY_DISPOSAL_SPECIFIC 4
#define MONEY_DISPOSAL_SAME_DAY 5          /* matched with purchases of the same day */
#define MONEY_DISPOSAL_THIRTY_DAYS 6           /* matched with purchases of the 30 days after it */
#define MONEY_DISPOSAL_POOL 7
#define MONEY_DISPOSAL_RETURN_OF_CAPITAL 8 /* no shares were disposed of */
#define MONEY_DISPOSAL_WORTHLESS 9
#define MONEY_DISPOSAL_MERGER 10           /* cash of a merger */
#define MONEY_DISPOSAL_OVERSOLD 11

/** Returns the name of a rule, such as "same day", as a static string. It is NULL for an undefined rule.
 *  @since 0.2
 */
MONEY_EXPORT const char *money_disposal_rule_text(money_disposal_rule_t rule);

/** A part of a lot that a transaction disposed of. 640 bytes.
 *
 *  A sale disposes of purchased shares. With MONEY_SHORT_SALE_ALLOW a purchase disposes of owed shares: its cost is the
 *  negated proceeds of the short sale, and its proceeds are the negated price of the purchase. The following sums
 *  always hold:
 *
 *  - gain = proceeds - cost + disallowed
 *  - reported_gain = reported_proceeds - reported_cost + reported_disallowed = price_effect + currency_effect
 */
typedef struct money_disposal_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char id[MONEY_ID_SIZE];    /* the transaction that disposed of the shares */
    char lot[MONEY_ID_SIZE];   /* the transaction that created the lot; "" at average cost or if oversold */
    money_decimal_t quantity;  /* the number of shares as of the date of the disposal */
    money_date_t date;
    money_date_t opened;       /* the date of the lot, or MONEY_DATE_NONE */
    money_bool_t is_oversold;  /* 1 if the shares were sold without being held, so that only the proceeds are known */
    money_flags_t flags;       /* 0, or MONEY_FLAG_ROUNDED if the quantity is rounded */
    money_t proceeds;          /* in the security's currency */
    money_t cost;              /* the cost basis in the security's currency */
    money_t gain;              /* in the security's currency */
    money_t reported_proceeds; /* in the portfolio's currency; all zero without an exchange rate */
    money_t reported_cost;     /* in the portfolio's currency; all zero without an exchange rate */
    money_t reported_gain;     /* in the portfolio's currency; all zero without an exchange rate */
    money_t price_effect;      /* in the portfolio's currency; all zero without an exchange rate */
    money_t currency_effect;   /* in the portfolio's currency; all zero without an exchange rate */
    money_disposal_rule_t rule;
    money_date_t held_from;    /* the date from which the shares count as held: before `opened` after a wash sale */
    money_t fee;               /* the fee that was deducted from the proceeds */
    money_t disallowed;        /* the part of the loss that a tax rule disallows, 0 or more */
    money_t reported_disallowed; /* in the portfolio's currency; all zero without an exchange rate */
    char carried_to[MONEY_ID_SIZE]; /* the first purchase to which the disallowed loss moved; "" for the pool */
    money_decimal_t left_quantity; /* the shares held, or in the pool, after the disposal */
    money_t left_cost;         /* their cost basis */
} money_disposal_t;

/** A list of disposals. It is immutable and can be shared by all threads. */
typedef struct money_disposals_s money_disposals_t;

/** Returns the disposals of a portfolio, in the order of their transactions. Free the list with money_disposals_free.
 *
 *  A return of capital is listed with a quantity of 0. Transfers and shares that move to another security are not
 *  disposals.
 *
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options; NULL for the defaults. `date` is the last date of transactions.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE, MONEY_ERR_LIMIT (actions
 *          moved more than 1,048,576 lots between securities, or changed more than 16,777,216 lots of one).
 *  @see money_disposals_items
 *  @long
 */
MONEY_API money_status_t money_portfolio_disposals(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                                   const money_valuation_options_t *options,
                                                   money_disposals_t **disposals, money_error_t *error);

/** Frees a list of disposals. NULL is allowed. */
MONEY_EXPORT void money_disposals_free(money_disposals_t *disposals);

/** Returns the number of disposals.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_disposals_count(const money_disposals_t *disposals, size_t *count,
                                               money_error_t *error);

/** Returns the disposal at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @see money_disposals_items
 */
MONEY_API money_status_t money_disposals_at(const money_disposals_t *disposals, size_t index,
                                            money_disposal_t *disposal, money_error_t *error);

/** Returns a range of disposals.
 *  @param first  the index of the first disposal to return, at most the number of disposals.
 *  @param rows [out count=capacity]  receives the disposals. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of disposals returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of disposals).
 *  @since 0.2
 *  @see money_disposals_at
 */
MONEY_API money_status_t money_disposals_items(const money_disposals_t *disposals, size_t first,
                                              money_disposal_t *rows, size_t capacity, size_t *count,
                                              money_error_t *error);

/** A lot with shares that are held. 272 bytes.
 *
 *  With MONEY_SHORT_SALE_ALLOW a sale of shares that are not held creates a lot of owed shares, whose quantity and cost
 *  are negative. The quantities and costs of a symbol's open lots add up to those of its position.
 */
typedef struct money_open_lot_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char lot[MONEY_ID_SIZE];  /* the transaction that created the lot; "" at average cost, with all shares in one
                                 pool */
    money_decimal_t quantity; /* the remaining number of shares as of the requested date */
    money_date_t opened;      /* the date of that transaction; MONEY_DATE_NONE at average cost */
    money_flags_t flags;      /* 0, or MONEY_FLAG_ROUNDED if the quantity is rounded */
    money_t cost;             /* the cost basis of the remaining shares, in the security's currency */
    money_t reported_cost;    /* in the portfolio's currency; all zero without an exchange rate */
    money_t fee;              /* the part of the cost basis that is a fee */
    money_date_t held_from;   /* the date from which the shares count as held: before `opened` after a wash sale */
    uint32_t reserved;
    money_decimal_t count_numerator; /* the exact quantity is count_numerator / count_denominator, such as 20 / 3 */
    uint64_t count_denominator;
} money_open_lot_t;

/** A list of open lots. It is immutable and can be shared by all threads. */
typedef struct money_open_lots_s money_open_lots_t;

/** Returns the open lots of a portfolio, ordered by symbol and age. Free the list with money_open_lots_free.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options; NULL for the defaults. `date` is the last date of transactions.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_portfolio_disposals, money_open_lots_items
 *  @long
 */
MONEY_API money_status_t money_portfolio_open_lots(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                                   const money_valuation_options_t *options,
                                                   money_open_lots_t **lots, money_error_t *error);

/** Frees a list of open lots. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_open_lots_free(money_open_lots_t *lots);

/** Returns the number of open lots.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_open_lots_count(const money_open_lots_t *lots, size_t *count, money_error_t *error);

/** Returns the open lot at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range).
 *  @since 0.2
 *  @see money_open_lots_items
 */
MONEY_API money_status_t money_open_lots_at(const money_open_lots_t *lots, size_t index, money_open_lot_t *lot,
                                            money_error_t *error);

/** Returns a range of open lots.
 *  @param first  the index of the first open lot to return, at most the number of open lots.
 *  @param rows [out count=capacity]  receives the open lots. At most `capacity` elements are written; the other
 *          elements are unchanged.
 *  @param count  receives the number of open lots returned.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of open lots).
 *  @since 0.2
 *  @see money_open_lots_at
 */
MONEY_API money_status_t money_open_lots_items(const money_open_lots_t *lots, size_t first, money_open_lot_t *rows,
                                              size_t capacity, size_t *count, money_error_t *error);

/** Computes the internal rates of return of a portfolio.
 *
 *  The last cash flow is the value of the holdings. Cash flows are in the portfolio's currency, converted at their own
 *  exchange rate or at that of their date. Purchases are negative; sales and dividends are positive, minus their fees.
 *  The call requires exclusive access to the portfolio, as money_portfolio_value does.
 *
 *  @param quotes [null]  the price quotes, as in money_portfolio_value.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options. `date`, the date of the last flow and of the last transactions, is required: without it
 *          the result is MONEY_XIRR_REASON_NO_DATE. The result is also undefined if a price or an exchange rate is
 *          missing.
 *  @param result  receives the outcome, as in money_xirr.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX.
 *  @see money_xirr, money_time_weighted_return
 *  @long
 */
MONEY_API money_status_t money_portfolio_xirr(money_portfolio_t *portfolio, const money_price_quote_t *quotes,
                                              size_t count, const money_rates_t *rates,
                                              const money_valuation_options_t *options, money_xirr_t *result,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_VALUATION_H */
