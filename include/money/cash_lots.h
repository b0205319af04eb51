/** @file cash_lots.h
 *  Lots of foreign cash: the cost of a wallet's balance in another currency, and the exchange gains of its payments.
 *
 *  Each positive entry is a lot with a cost: the cost in its details, or its value at the rates of its effective date.
 *  Each negative entry uses lots, the oldest first or at their average cost, and realises a gain: its proceeds minus
 *  their cost. Entries count in the order of their effective dates; a lot that a transfer brought from another wallet
 *  is as old as it was there. Shares of a cost are rounded half to even, and the last part of a lot receives the rest,
 *  so the costs always add up to those of the entries.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_wallet_t *wallet = NULL;
 *          money_cash_lots_t *lots = NULL;
 *          money_cash_lots_info_t info;
 *          money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
 *          money_t dollars = money_literal("10.00 USD"), spent = money_literal("-4.00 USD");
 *
 *          MONEY_CHECK(money_wallet_new(&wallet, NULL));
 *          note.cost = money_literal("9.00 EUR");
 *          MONEY_CHECK(money_wallet_add(wallet, &dollars, &note, NULL, NULL));
 *          note.cost = money_literal("3.80 EUR");
 *          MONEY_CHECK(money_wallet_add(wallet, &spent, &note, NULL, NULL));
 *          MONEY_CHECK(money_wallet_cash_lots(wallet, "USD", "EUR", MONEY_CASH_LOTS_FIFO, NULL, NULL, &lots, NULL));
 *          MONEY_CHECK(money_cash_lots_info(lots, &info, NULL));
 *          printf("%s cost %s; ", money_show(&info.amount), money_show(&info.cost));
 *          printf("%s gained\n", money_show(&info.realised));
 *          money_cash_lots_free(lots);
 *          money_wallet_free(wallet);
 *          return 0;
 *      }
 *  @output
 *      6.00 USD cost 5.40 EUR; 0.20 EUR gained
 */
#ifndef MONEY_CASH_LOTS_H
#define MONEY_CASH_LOTS_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The lots of a wallet in one currency. They are a copy: later changes of the wallet do not affect them. */
typedef struct money_cash_lots_s money_cash_lots_t;

/** The method that selects the lots of a payment. */
typedef int32_t money_cash_lot_method_t;

#define MONEY_CASH_LOTS_FIFO 0    /* the oldest lots first */
#define MONEY_CASH_LOTS_AVERAGE 1 /* a proportional part of all lots, at their average cost */

/** The sums of lots. 128 bytes. */
typedef struct money_cash_lots_info_s {
    char currency[MONEY_CODE_SIZE];  /* the currency of the lots */
    char reporting[MONEY_CODE_SIZE]; /* the currency of the costs */
    money_cash_lot_method_t method;
    uint32_t reserved; /* 0 */
    money_t amount;    /* the amount of the open lots */
    money_t cost;      /* the cost of that amount */
    money_t realised;  /* the sum of all gains; all zero if a gain is unknown */
} money_cash_lots_info_t;

/** An open lot. 80 bytes. */
typedef struct money_cash_lot_s {
    uint64_t entry;      /* the id of the entry that brought the amount in; 0 at average cost */
    money_date_t opened; /* the effective date of that entry, or its date if that is earlier and the entry records a
                            cost; or MONEY_DATE_NONE */
    uint32_t reserved;   /* 0 */
    money_t amount;      /* the amount that is left */
    money_t cost;        /* the cost of the amount that is left */
} money_cash_lot_t;

/** A payment that used lots. 144 bytes. */
typedef struct money_cash_disposal_s {
    uint64_t entry;    /* the id of the negative entry */
    money_date_t date; /* the effective date of the entry, or MONEY_DATE_NONE */
    uint32_t reserved; /* 0 */
    money_t amount;    /* the amount, above 0 */
    money_t cost;      /* the cost of the amount */
    money_t proceeds;  /* the value of the amount on that date; all zero if it is unknown */
    money_t gain;      /* `proceeds` - `cost`; all zero if the proceeds are unknown */
} money_cash_disposal_t;

/** Computes the lots of a wallet in one currency. Free them with money_cash_lots_free.
 *  @param currency  the currency of the lots.
 *  @param reporting [null]  the currency of the costs; NULL for the currency of all costs of the entries.
 *  @param method  a MONEY_CASH_LOTS_ value.
 *  @param rates [null]  the rates for entries without a cost, each on its effective date; NULL for no rates. Without
 *               rates, a payment without a cost has no known proceeds.
 *  @param options  the options of money_rates_convert. Their date applies to entries without a date. NULL for the
 *                  defaults.
 *  @return MONEY_OK; MONEY_ERR_ARGUMENT (`reporting` is NULL, and the entries have no cost or costs in several
 *          currencies), MONEY_ERR_CURRENCY_MISMATCH (a cost is in another currency), MONEY_ERR_INSUFFICIENT (a payment
 *          exceeds the lots before it), MONEY_ERR_NO_RATE (the cost of a positive entry is unknown), MONEY_ERR_DATE,
 *          MONEY_ERR_INEXACT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 *  @see money_wallet_add, money_cash_lots_unrealised
 *  @long
 */
MONEY_API money_status_t money_wallet_cash_lots(const money_wallet_t *wallet, const char *currency,
                                                const char *reporting, money_cash_lot_method_t method,
                                                const money_rates_t *rates, const money_convert_options_t *options,
                                                money_cash_lots_t **lots, money_error_t *error);

/** Frees a set of cash lots. NULL is allowed.
 *  @since 0.2
 */
MONEY_EXPORT void money_cash_lots_free(money_cash_lots_t *lots);

/** Returns information about lots: their currencies, method and sums.
 *  @return MONEY_OK.
 *  @since 0.2
 */
MONEY_API money_status_t money_cash_lots_info(const money_cash_lots_t *lots, money_cash_lots_info_t *info,
                                              money_error_t *error);

/** Returns a range of the open lots, the oldest first.
 *  @param first  the index of the first lot to return, at most the number of lots.
 *  @param rows [out count=capacity]  receives the lots. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of lots).
 *  @since 0.2
 */
MONEY_API money_status_t money_cash_lots_open(const money_cash_lots_t *lots, size_t first, money_cash_lot_t *rows,
                                              size_t capacity, size_t *count, money_error_t *error);

/** Returns a range of the payments that used lots, in the order of their effective dates.
 *  @param first  the index of the first payment to return, at most the number of payments.
 *  @param rows [out count=capacity]  receives the payments. At most `capacity` elements are written.
 *  @param count  receives the number of elements written.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`first` is above the number of payments).
 *  @since 0.2
 */
MONEY_API money_status_t money_cash_lots_disposals(const money_cash_lots_t *lots, size_t first,
                                                   money_cash_disposal_t *rows, size_t capacity, size_t *count,
                                                   money_error_t *error);

/** Returns the unrealised gain of the open lots: the value of their amount at a rate, minus their cost.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param gain  receives the gain, which is negative for a loss.
 *  @return MONEY_OK; MONEY_ERR_DATE, MONEY_ERR_INEXACT, MONEY_ERR_NO_RATE, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 *  @since 0.2
 */
MONEY_API money_status_t money_cash_lots_unrealised(const money_cash_lots_t *lots, const money_rates_t *rates,
                                                    const money_convert_options_t *options, money_t *gain,
                                                    money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_CASH_LOTS_H */
