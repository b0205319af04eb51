/** @file valuation.h
 *  What a portfolio is worth, its profit split exactly, and its disposals.
 *
 *  @tier core
 *
 *  @contents
 *      money_quote_t                    What a share of a security costs somewhere, some time.
 *      money_quote_state_t              How good a price is.
 *      money_valuation_options_t        As of when a portfolio is valued, and how.
 *      money_valuation_options_init     Writes MONEY_VALUATION_OPTIONS_INIT.
 *      money_percentages_t              Which percentages there are; several may be set.
 *      money_result_t                   What securities come to, in the portfolio's currency.
 *      money_summary_t                  What a portfolio comes to.
 *      money_position_t                 A security of a portfolio, held now or once.
 *      money_valuation_t                A portfolio at the prices and rates of some moment.
 *      money_portfolio_value            Values a portfolio.
 *      money_portfolio_summary          The summary of money_portfolio_value alone.
 *      money_valuation_free             Releases a valuation.
 *      money_valuation_summary          Tells what the portfolio comes to.
 *      money_valuation_position_count   How many positions there are: one a symbol, held now or once.
 *      money_valuation_position_at      The position at an index, by the bytes of the symbols.
 *      money_disposal_t                 A part of a lot that a transaction disposed of: a sale of what was bought,
 *                                        or, where a portfolio allows debts of shares, a purchase of what was sold
 *                                        before.
 *      money_realised_t                 What was disposed of.
 *      money_portfolio_realised         Lists what was disposed of, in the order of the transactions.
 *      money_realised_free              Releases a list of disposals.
 *      money_realised_count             How many disposals there are.
 *      money_realised_at                The disposal at an index.
 *      money_portfolio_xirr             The internal rates of return of what went into a portfolio and came out of
 *                                        it, with what is held as the last flow.
 */
#ifndef MONEY_VALUATION_H
#define MONEY_VALUATION_H

#include "portfolio.h"
#include "returns.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a share of a security costs somewhere, some time. 80 bytes. */
typedef struct money_quote_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t price;          /* 0 or more; 0 is taken for none */
    char currency[MONEY_CODE_SIZE]; /* "": that of the symbol's trades */
    uint32_t reserved;              /* 0 */
    money_instant_t instant;                /* when, or MONEY_INSTANT_NONE */
} money_quote_t;

/** How good a price is. */
typedef int32_t money_quote_state_t;

#define MONEY_QUOTE_FRESH 0
#define MONEY_QUOTE_STALE 1   /* older than options.fresh_for; it counts */
#define MONEY_QUOTE_MISSING 2 /* there is none: what is held is listed, and not counted */
#define MONEY_QUOTE_ZERO 3    /* a price of 0 is taken for none, likewise */
#define MONEY_QUOTE_NO_RATE 4 /* no rate for the price (what is held does not count), or for a transaction: the position
                                 does not count at all, and `unconverted` names the transaction */
#define MONEY_QUOTE_CLOSED 5  /* nothing is held, and no price is needed */

/** As of when a portfolio is valued, and how. */
typedef struct money_valuation_options_s {
    uint32_t struct_size;
    money_date_t date;              /* transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates */
    int32_t max_gap;           /* how many days earlier than wanted rates may be; 7, over week-ends and holidays */
    int32_t percent_digits;    /* fraction digits of percentages, 0 to 38; 2 */
    money_rounding_t rounding; /* of converted amounts, values and percentages; half-even */
    uint32_t reserved;         /* 0 */
    money_instant_t now;               /* for the age of quotes, or MONEY_INSTANT_NONE */
    int64_t fresh_for;         /* how many seconds old a quote is still fresh; MONEY_INSTANT_NONE: always */
} money_valuation_options_t;

#define MONEY_VALUATION_OPTIONS_INIT \
    { (uint32_t)sizeof(money_valuation_options_t), MONEY_DATE_NONE, 7, 2, MONEY_ROUND_HALF_EVEN, 0, \
      MONEY_INSTANT_NONE, MONEY_INSTANT_NONE }

/** Writes MONEY_VALUATION_OPTIONS_INIT. NULL is allowed. */
MONEY_EXPORT void money_valuation_options_init(money_valuation_options_t *options);

/** Which percentages there are; several may be set. */
typedef uint32_t money_percentages_t;

#define MONEY_PERCENT_UNREALISED 0x1u /* unrealised of cost */
#define MONEY_PERCENT_REALISED 0x2u   /* realised of released */
#define MONEY_PERCENT_PROFIT 0x4u     /* profit of cost + released */

/** What securities come to, in the portfolio's currency. 400 bytes.
 *
 *  Always: profit = price_effect + currency_effect + income - fees; and where all is priced unrealised = value - cost and
 *  profit = realised + unrealised + income - fees. An amount that is not known is all zero, without a currency.
 */
typedef struct money_result_s {
    money_t value;           /* of what is held */
    money_t cost;            /* what was paid for it, without fees, at the rates of the purchases */
    money_t unrealised;
    money_t realised;        /* made of what was disposed of */
    money_t released;        /* what was paid for it */
    money_t price_effect;    /* the rest of the profit of trades */
    money_t currency_effect; /* cost in the security's currency × (rate at disposal or now - rate at purchase) */
    money_t income;
    money_t fees;
    money_t profit;          /* of what is priced */
    money_decimal_t unrealised_percent;
    money_decimal_t realised_percent;
    money_decimal_t profit_percent;
    money_percentages_t percentages; /* MONEY_PERCENT_ flags of those that there are: none of a cost of 0, or one not known */
    uint32_t reserved;
} money_result_t;

/** What a portfolio comes to. 424 bytes. */
typedef struct money_summary_s {
    money_result_t result; /* of what is priced, and of fees that concern no security */
    uint64_t position_count;
    uint64_t unpriced_count; /* positions that do not count, or only with what was realised */
    money_flags_t flags;          /* MONEY_FLAG_ values of the conversions */
    uint32_t reserved;
} money_summary_t;

/** A security of a portfolio, held now or once. 672 bytes. */
typedef struct money_position_s {
    char symbol[MONEY_SYMBOL_SIZE];
    money_decimal_t quantity; /* exact but where splits left thirds and the like: then to 18 digits, and flags say so */
    money_decimal_t missing;  /* sold without being held */
    money_t price;            /* all zero: none */
    money_t cost;             /* this and the next two in the security's currency; all zero: not known */
    money_t value;
    money_t realised;
    money_result_t result;    /* in the portfolio's */
    int64_t age_seconds;      /* of the price, or MONEY_INSTANT_NONE */
    money_quote_state_t state;            /* a MONEY_QUOTE_ */
    money_flags_t flags;           /* MONEY_FLAG_ values */
    char unconverted_id[MONEY_ID_SIZE]; /* the first transaction that has no rate, "" when none, … */
    money_date_t unconverted_date;           /* … and its date, or MONEY_DATE_NONE */
    uint32_t reserved;
} money_position_t;

/** A portfolio at the prices and rates of some moment. It never changes; shared freely between threads. */
typedef struct money_valuation_s money_valuation_t;

/** Values a portfolio. It needs exclusive use: what it works out is kept for the next time, so that one transaction more
 *  does not take all of them again. Fees of no symbol are in the summary alone; where one has no rate, they are listed as
 *  a position without a symbol.
 *
 *  @param quotes [null]   `count` prices; of one symbol the last counts; those of symbols not held do not. NULL with count 0.
 *  @param rates [null]    may be NULL where nothing needs a rate.
 *  @param options  NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT (rounding was ruled out), MONEY_ERR_UNKNOWN_CURRENCY (of a
 *          quote), MONEY_ERR_DATE, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_BUSY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_value(money_portfolio_t *portfolio, const money_quote_t *quotes,
                                               size_t count, const money_rates_t *rates,
                                               const money_valuation_options_t *options,
                                               money_valuation_t **valuation, money_error_t *error);

/** The summary of money_portfolio_value alone. Without transactions all is 0, and there are no percentages.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_summary(money_portfolio_t *portfolio, const money_quote_t *quotes,
                                                 size_t count, const money_rates_t *rates,
                                                 const money_valuation_options_t *options, money_summary_t *summary,
                                                 money_error_t *error);

/** Releases a valuation. NULL is allowed. */
MONEY_EXPORT void money_valuation_free(money_valuation_t *valuation);

/** Tells what the portfolio comes to.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_summary(const money_valuation_t *valuation, money_summary_t *summary,
                                                 money_error_t *error);

/** How many positions there are: one a symbol, held now or once.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_valuation_position_count(const money_valuation_t *valuation, size_t *count,
                                                        money_error_t *error);

/** The position at an index, by the bytes of the symbols.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_valuation_position_at(const money_valuation_t *valuation, size_t index,
                                                     money_position_t *position, money_error_t *error);

/** A part of a lot that a transaction disposed of: a sale of what was bought, or, where a portfolio allows debts of shares,
 *  a purchase of what was sold before. 408 bytes.
 *
 *  Always: gain = proceeds - cost, reported_gain = reported_proceeds - reported_cost = price_effect + currency_effect. A
 *  debt's cost is what its sale brought, and its proceeds what it took to settle it, both below 0.
 */
typedef struct money_disposal_s {
    char symbol[MONEY_SYMBOL_SIZE];
    char id[MONEY_ID_SIZE];  /* of the transaction that disposed of it */
    char lot[MONEY_ID_SIZE]; /* of the one that made the lot; "" at average cost, and of what was missing */
    money_decimal_t quantity; /* in shares as of the disposal */
    money_date_t date;
    money_date_t opened;  /* the lot's date, or MONEY_DATE_NONE */
    int32_t missing; /* 1 of what was sold without being held: all but the proceeds is not known */
    money_flags_t flags;  /* 0, or MONEY_FLAG_ROUNDED of a quantity that has no last digit */
    money_t proceeds; /* this and the next two in the security's currency */
    money_t cost;
    money_t gain;
    money_t reported_proceeds; /* the rest in the portfolio's; all zero where a rate is missing */
    money_t reported_cost;
    money_t reported_gain;
    money_t price_effect;
    money_t currency_effect;
} money_disposal_t;

/** What was disposed of. It never changes; shared freely between threads. */
typedef struct money_realised_s money_realised_t;

/** Lists what was disposed of, in the order of the transactions.
 *  @param rates [null]    may be NULL where nothing needs a rate.
 *  @param options  `date`: up to when; NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_DATE.
 *  @long
 */
MONEY_API money_status_t money_portfolio_realised(const money_portfolio_t *portfolio, const money_rates_t *rates,
                                                  const money_valuation_options_t *options,
                                                  money_realised_t **realised, money_error_t *error);

/** Releases a list of disposals. NULL is allowed. */
MONEY_EXPORT void money_realised_free(money_realised_t *realised);

/** How many disposals there are.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_realised_count(const money_realised_t *realised, size_t *count, money_error_t *error);

/** The disposal at an index.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND.
 */
MONEY_API money_status_t money_realised_at(const money_realised_t *realised, size_t index, money_disposal_t *disposal,
                                           money_error_t *error);

/** The internal rates of return of what went into a portfolio and came out of it, with what is held as the last flow.
 *
 *  All in the portfolio's currency: a purchase is below 0, a sale or a dividend above, less its fee; each at its own rate,
 *  or at that of its date. Needs exclusive use, as money_portfolio_value.
 *
 *  @param options  `date` is that of the last flow; transactions up to it count. MONEY_DATE_NONE, or NULL: undefined, with
 *                  MONEY_XIRR_REASON_NO_DATE. Where something held has no price, or anything no rate, it is undefined
 *                  too: a price that is missing is not 0.
 *  @param result   as of money_xirr.
 *  @param rates [null]  may be NULL.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_ENCODING,
 *          MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @long
 */
MONEY_API money_status_t money_portfolio_xirr(money_portfolio_t *portfolio, const money_quote_t *quotes, size_t count,
                                              const money_rates_t *rates, const money_valuation_options_t *options,
                                              money_xirr_t *result, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_VALUATION_H */
