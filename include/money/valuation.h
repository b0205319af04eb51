/** @file valuation.h
 *  What a portfolio is worth, its profit split exactly into its sources, and its disposals.
 *
 *  You hand in price quotes and a rate table, and money_portfolio_value gives a valuation: a summary, and a position
 *  for each symbol. A position without a price or an exchange rate is listed and not counted, never guessed. A disposal
 *  is the part of a lot that a sale took, with its cost basis and its realised gain.
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

#include "portfolio.h"
#include "returns.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A price quote: what one share of a security costs. 112 bytes. */
typedef struct money_price_quote_s {
    uint32_t struct_size;
    char symbol[MONEY_SYMBOL_SIZE]; /* one line of UTF-8, 1 to 63 bytes */
    char currency[MONEY_CODE_SIZE]; /* "": the currency of the symbol's trades */
    money_decimal_t price;          /* 0 or more; a share at 0 is worth nothing */
    money_instant_t instant;        /* when it was quoted, or MONEY_INSTANT_NONE */
} money_price_quote_t;

#define MONEY_PRICE_QUOTE_INIT \
    { (uint32_t)sizeof(money_price_quote_t), "", "", { 0, 0, 0, 0 }, MONEY_INSTANT_NONE }

/** Writes MONEY_PRICE_QUOTE_INIT. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_price_quote_init(money_price_quote_t *quote);

/** The state of a position's price. */
typedef int32_t money_price_state_t;

#define MONEY_PRICE_FRESH 0
#define MONEY_PRICE_STALE 1   /* older than options.fresh_for; it counts */
#define MONEY_PRICE_MISSING 2 /* there is none: the position is listed, and what is held of it is not counted */
#define MONEY_PRICE_ZERO 3    /* of a feed: the provider answered 0, by which it says that it has no price */
#define MONEY_PRICE_NO_RATE 4 /* an exchange rate is missing. Of the price: what is held is not counted. Of a
                                 transaction: nothing of the position is, and `unconverted_id` names the transaction */
#define MONEY_PRICE_CLOSED 5  /* nothing is held, so that the position needs no price */

/** On which day a portfolio is valued, and how. */
typedef struct money_valuation_options_s {
    uint32_t struct_size;
    money_date_t date;         /* transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest
                                  rates */
    int32_t max_gap;           /* how many days earlier than needed an exchange rate may be; 7, over holidays */
    int32_t percent_digits;    /* fraction digits of percentages, 0 to 38; 2 */
    money_rounding_t rounding; /* of converted amounts, values and percentages; half-even */
    uint32_t reserved;         /* 0 */
    money_instant_t now;       /* from which the age of price quotes counts, or MONEY_INSTANT_NONE */
    int64_t fresh_for;         /* the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age */
} money_valuation_options_t;

#define MONEY_VALUATION_OPTIONS_INIT \
    { (uint32_t)sizeof(money_valuation_options_t), MONEY_DATE_NONE, 7, 2, MONEY_ROUND_HALF_EVEN, 0, \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_VALUATION_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_valuation_options_init(money_valuation_options_t *options);

/** Which percentages are known. Several may be set. */
typedef uint32_t money_percentages_t;

#define MONEY_PERCENT_UNREALISED 0x1u /* unrealised gain / cost */
#define MONEY_PERCENT_REALISED 0x2u   /* realised gain / disposed_cost */
#define MONEY_PERCENT_PROFIT 0x4u     /* profit / (cost + disposed_cost) */

/** The performance of securities, in the portfolio's currency. 400 bytes.
 *
 *  Always profit = price_effect + currency_effect + income - fees. If everything has a price, then also
 *  unrealised_gain = value - cost, and profit = realised_gain + unrealised_gain + income - fees. An amount that is not
 *  known is all zero, without a currency.
 */
typedef struct money_performance_s {
    money_t value;           /* of what is held */
    money_t cost;            /* the cost basis of what is held: without fees, at the exchange rates of the purchases */
    money_t unrealised_gain;
    money_t realised_gain;   /* the proceeds of disposals, less their cost basis */
    money_t disposed_cost;   /* the cost basis of what was disposed of */
    money_t price_effect;    /* the profit of trades that is no currency effect */
    money_t currency_effect; /* cost in the security's currency * (rate of the disposal or of now - of the purchase) */
    money_t income;          /* dividends */
    money_t fees;
    money_t profit;          /* of what has a price */
    money_decimal_t unrealised_percent; /* in hundredths, and so are the next two */
    money_decimal_t realised_percent;
    money_decimal_t profit_percent;
    money_percentages_t percentages; /* MONEY_PERCENT_ flags of those that are known: a cost of 0 has none */
    uint32_t reserved;
} money_performance_t;

/** The summary of a portfolio. 424 bytes. */
typedef struct money_portfolio_summary_s {
    money_performance_t performance; /* of what has a price, and of fees that concern no security */
    uint64_t position_count;
    uint64_t unpriced_count; /* positions that are not counted, or only in part */
    money_flags_t flags;     /* MONEY_FLAG_ values of the conversions */
    uint32_t reserved;
} money_portfolio_summary_t;

/** The position of a security that you hold now, or held once. 704 bytes. */
typedef struct money_position_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t quantity; /* exact, but to 18 fraction digits where a split left thirds and the like: see flags */
    money_decimal_t oversold; /* how many shares you sold without holding them */
    money_t price;            /* all zero: none */
    money_t cost;             /* this and the next two are in the security's currency; all zero: not known */
    money_t value;
    money_t realised_gain;
    money_performance_t performance; /* in the portfolio's currency */
    int64_t age_seconds;      /* the age of the price, or MONEY_INSTANT_NONE */
    money_price_state_t state;
    money_flags_t flags;      /* MONEY_FLAG_ values */
    char unconverted_id[MONEY_ID_SIZE]; /* the first transaction that has no exchange rate, or "" … */
    money_date_t unconverted_date;      /* … and its date, or MONEY_DATE_NONE */
    uint32_t reserved;
} money_position_t;

/** A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it. */
typedef struct money_valuation_s money_valuation_t;

/** Values a portfolio. You free the valuation with money_valuation_free.
 *
 *  The portfolio keeps what the call works out, so that one transaction more does not take all of them again. The call
 *  therefore needs the portfolio for itself. Fees of no symbol are in the summary only; one without an exchange rate is
 *  a position without a symbol.
 *
 *  @param quotes [null]  `count` price quotes. The last one of a symbol counts, and the call ignores those of symbols
 *                        that are not held. NULL with count 0 is none.
 *  @param rates [null]   may be NULL if nothing needs an exchange rate.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (the options forbid rounding), MONEY_ERR_DATE,
 *          MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @see money_valuation_summary, money_valuation_positions
 *  @long
 */
MONEY_API money_status_t money_portfolio_value(money_portfolio_t *portfolio, const money_price_quote_t *quotes,
                                               size_t count, const money_rates_t *rates,
                                               const money_valuation_options_t *options,
                                               money_valuation_t **valuation, money_error_t *error);

/** Releases a valuation. NULL is allowed. */
MONEY_EXPORT void money_valuation_free(money_valuation_t *valuation);

/** Writes the summary of a valuation. Without transactions its amounts are 0, and no percentage is known.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_summary(const money_valuation_t *valuation, money_portfolio_summary_t *summary,
                                                 money_error_t *error);

/** Counts the positions. Each symbol has one.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_position_count(const money_valuation_t *valuation, size_t *count,
                                                        money_error_t *error);

/** Writes the position at an index, in the order of the bytes of the symbols.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above).
 *  @see money_valuation_positions
 */
MONEY_API money_status_t money_valuation_position_at(const money_valuation_t *valuation, size_t index,
                                                     money_position_t *position, money_error_t *error);

/** Writes several positions in one call, under the rules of money_portfolio_transactions.
 *  @param rows [out count=capacity]  receives the positions.
 *  @param count  receives how many positions the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count).
 *  @since 0.2
 *  @see money_valuation_position_at
 */
MONEY_API money_status_t money_valuation_positions(const money_valuation_t *valuation, size_t first,
                                                   money_position_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** A part of a lot that a transaction disposed of. 440 bytes.
 *
 *  A sale disposes of shares that you bought. With MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its
 *  cost is what the sale brought, and its proceeds are what it took to settle it, both below 0. Always
 *  gain = proceeds - cost, and reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect.
 */
typedef struct money_disposal_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char id[MONEY_ID_SIZE];   /* the transaction that disposed of it */
    char lot[MONEY_ID_SIZE];  /* the one that made the lot; "" at average cost, and if it is oversold */
    money_decimal_t quantity; /* in shares as they are on the day of the disposal */
    money_date_t date;
    money_date_t opened;      /* the date of the lot, or MONEY_DATE_NONE */
    money_bool_t is_oversold; /* 1: sold without being held, so that only the proceeds are known */
    money_flags_t flags;      /* 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit */
    money_t proceeds;         /* this and the next two are in the security's currency */
    money_t cost;             /* the cost basis */
    money_t gain;
    money_t reported_proceeds; /* the rest is in the portfolio's currency; all zero if an exchange rate is missing */
    money_t reported_cost;
    money_t reported_gain;
    money_t price_effect;
    money_t currency_effect;
} money_disposal_t;

/** A list of disposals. It never changes, and all threads may share it. */
typedef struct money_disposals_s money_disposals_t;

/** Lists the disposals of a portfolio, in the order of their transactions. You free the list with money_disposals_free.
 *  @param rates [null]  may be NULL if nothing needs an exchange rate.
 *  @param options  `date` is the last day that counts.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE.
 *  @see money_disposals_items
 *  @long
 */
MONEY_API money_status_t money_portfolio_disposals(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                                   const money_valuation_options_t *options,
                                                   money_disposals_t **disposals, money_error_t *error);

/** Releases a list of disposals. NULL is allowed. */
MONEY_EXPORT void money_disposals_free(money_disposals_t *disposals);

/** Counts the disposals.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_disposals_count(const money_disposals_t *disposals, size_t *count,
                                               money_error_t *error);

/** Writes the disposal at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above).
 *  @see money_disposals_items
 */
MONEY_API money_status_t money_disposals_at(const money_disposals_t *disposals, size_t index,
                                            money_disposal_t *disposal, money_error_t *error);

/** Writes several disposals in one call, under the rules of money_portfolio_transactions.
 *  @param rows [out count=capacity]  receives the disposals.
 *  @param count  receives how many disposals the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count).
 *  @since 0.2
 *  @see money_disposals_at
 */
MONEY_API money_status_t money_disposals_items(const money_disposals_t *disposals, size_t first,
                                              money_disposal_t *rows, size_t capacity, size_t *count,
                                              money_error_t *error);

/** A lot of which shares are held. 200 bytes.
 *
 *  With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold makes a lot of shares that you owe: its quantity
 *  and its cost are below 0. The quantities and the costs of a symbol's open lots add up to those of its position.
 */
typedef struct money_open_lot_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char lot[MONEY_ID_SIZE];  /* the transaction that made it; "" at average cost, where all shares are one pool */
    money_decimal_t quantity; /* what is left of it, in shares as they are on the day asked for */
    money_date_t opened;      /* the date of that transaction; MONEY_DATE_NONE at average cost */
    money_flags_t flags;      /* 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit */
    money_t cost;             /* the cost basis of what is left, in the security's currency */
    money_t reported_cost;    /* in the portfolio's currency; all zero if an exchange rate is missing */
} money_open_lot_t;

/** A list of open lots. It never changes, and all threads may share it. */
typedef struct money_open_lots_s money_open_lots_t;

/** Lists the lots of which shares are held, by symbol and age. You free the list with money_open_lots_free.
 *  @param rates [null]  may be NULL if nothing needs an exchange rate.
 *  @param options  `date` is the last day that counts.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE.
 *  @since 0.2
 *  @see money_portfolio_disposals, money_open_lots_items
 *  @long
 */
MONEY_API money_status_t money_portfolio_open_lots(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                                   const money_valuation_options_t *options,
                                                   money_open_lots_t **lots, money_error_t *error);

/** Releases a list of open lots. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_open_lots_free(money_open_lots_t *lots);

/** Counts the open lots.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_open_lots_count(const money_open_lots_t *lots, size_t *count, money_error_t *error);

/** Writes the open lot at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above).
 *  @since 0.2
 *  @see money_open_lots_items
 */
MONEY_API money_status_t money_open_lots_at(const money_open_lots_t *lots, size_t index, money_open_lot_t *lot,
                                            money_error_t *error);

/** Writes several open lots in one call, under the rules of money_portfolio_transactions.
 *  @param rows [out count=capacity]  receives the open lots.
 *  @param count  receives how many open lots the call wrote.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the count).
 *  @since 0.2
 *  @see money_open_lots_at
 */
MONEY_API money_status_t money_open_lots_items(const money_open_lots_t *lots, size_t first, money_open_lot_t *rows,
                                              size_t capacity, size_t *count, money_error_t *error);

/** Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as the last
 *  cash flow.
 *
 *  All flows are in the portfolio's currency, at their own exchange rate or at that of their date. A purchase is below
 *  0; a sale or a dividend is above 0, less its fee. The call needs the portfolio for itself, as money_portfolio_value
 *  does.
 *
 *  @param quotes [null]  as in money_portfolio_value.
 *  @param rates [null]   may be NULL if nothing needs an exchange rate.
 *  @param options  `date` is the day of the last flow, and transactions up to it count. MONEY_DATE_NONE, or NULL, gives
 *                  MONEY_XIRR_REASON_NO_DATE. If a price or an exchange rate is missing, the rate is undefined too.
 *  @param result   receives the outcome, as in money_xirr.
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
