/** @file wallet_movements.h
 *  Transfers between wallets, and exchanges of currencies in a wallet.
 *
 *  Both are atomic and spend only the available balance: the sum less the held amounts.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          money_wallet_t *mine = NULL, *savings = NULL;
 *          money_t salary = money_literal("1500.00 EUR"), sum;
 *          money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;
 *
 *          MONEY_CHECK(money_wallet_new(&mine, NULL));
 *          MONEY_CHECK(money_wallet_new(&savings, NULL));
 *          MONEY_CHECK(money_wallet_add(mine, &salary, NULL, NULL, NULL));
 *          leg.source = mine;
 *          leg.target = savings;
 *          leg.amount = money_literal("400.00 EUR");
 *          MONEY_CHECK(money_wallet_transfer(&leg, 1, NULL, NULL));
 *          MONEY_CHECK(money_wallet_sum(mine, "EUR", NULL, &sum, NULL));
 *          printf("%s is left\n", money_show(&sum));
 *          money_wallet_free(savings);
 *          money_wallet_free(mine);
 *          return 0;
 *      }
 *  @output
 *      1100.00 EUR is left
 */
#ifndef MONEY_WALLET_MOVEMENTS_H
#define MONEY_WALLET_MOVEMENTS_H

#include "wallet.h"

#ifdef __cplusplus
extern "C" {
#endif

/** A leg of a transfer: an amount moved from a source wallet to a target wallet. 56 bytes. */
typedef struct money_transfer_leg_s {
    uint32_t struct_size;
    uint32_t reserved;      /* must be 0 */
    money_wallet_t *source; /* NULL for an inflow such as a deposit */
    money_wallet_t *target; /* NULL for an outflow such as a fee; at least one must be set */
    money_t amount;         /* above 0 */
} money_transfer_leg_t;

#define MONEY_TRANSFER_LEG_INIT { (uint32_t)sizeof(money_transfer_leg_t), 0, NULL, NULL, { 0, 0, 0, "" } }

/** Sets a leg to its defaults, as MONEY_TRANSFER_LEG_INIT does. NULL is allowed.
 *  @param leg [null]  receives the defaults; the amount is unset.
 *  @since 0.2
 */
MONEY_EXPORT void money_transfer_leg_init(money_transfer_leg_t *leg);

/** Transfers amounts between wallets, atomically.
 *
 *  For each wallet, the outgoing amounts less the incoming amounts must be available: part of the sum and not held. A
 *  fee is a leg of its own. The change callback of each wallet runs once, after all wallets have changed.
 *
 *  Amounts with a cost keep their dates and costs. If entries of the source record costs in the currency, a leg to
 *  another wallet uses its oldest lots on the effective date of the transfer, as money_wallet_cash_lots computes them.
 *  Each lot with a cost is an entry of its own in both wallets. The source records the cost as the proceeds, so the
 *  transfer realises no gain. The target records it as the cost, with the date of the lot as the date of the entry and
 *  that of the transfer as its effective date. Lots without a cost are moved without one. No lot is carried if the note
 *  contains a cost, or if an earlier payment of the source exceeds its lots.
 *
 *  @param legs  1 to 1,024 legs.
 *  @param note  the note of every created entry; NULL to omit it. A transfer with an external id that was made before
 *               changes nothing. Its legs must not use several lots of a wallet.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT (also if the lots on the date do not cover a leg), MONEY_ERR_BUSY,
 *          MONEY_ERR_CONFLICT (the external id belongs to another entry of one of the wallets), MONEY_ERR_DATE (also if
 *          lots have dates and the transfer has none), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX.
 *  @see money_wallet_exchange, money_wallet_cash_lots
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_transfer(const money_transfer_leg_t *legs, size_t count,
                                               const money_wallet_note_t *note, money_error_t *error);

/** A leg of an exchange: an amount sold for another currency. 48 bytes. */
typedef struct money_exchange_leg_s {
    uint32_t struct_size;
    char receive[MONEY_CODE_SIZE]; /* the currency bought; "" for an outflow such as a fee */
    money_t give;                  /* the amount sold, above 0 */
} money_exchange_leg_t;

#define MONEY_EXCHANGE_LEG_INIT { (uint32_t)sizeof(money_exchange_leg_t), "", { 0, 0, 0, "" } }

/** Sets a leg to its defaults, as MONEY_EXCHANGE_LEG_INIT does. NULL is allowed.
 *  @param leg [null]  receives the defaults; the amount is unset.
 *  @since 0.2
 */
MONEY_EXPORT void money_exchange_leg_init(money_exchange_leg_t *leg);

/** Exchanges amounts in a wallet at the rates of a rate table, atomically. Each leg is rounded once.
 *  @param legs  1 to 1,024 legs.
 *  @param rates [null]  the rate table; NULL if no conversion is needed.
 *  @param options  the options of money_rates_convert; NULL for the defaults.
 *  @param note  the note of every created entry; NULL to omit it. With the kind MONEY_ENTRY_EXCHANGE, each entry
 *               records the other amount of its leg as its cost. A note with an external id requires one leg that
 *               receives nothing.
 *  @return MONEY_OK; MONEY_ERR_INSUFFICIENT, MONEY_ERR_BUSY, MONEY_ERR_CONFLICT (the external id belongs to another
 *          entry), MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_NO_RATE,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 *  @see money_wallet_exchange_amount, money_wallet_transfer, money_rates_convert
 *  @calls_back
 */
MONEY_API money_status_t money_wallet_exchange(money_wallet_t *wallet, const money_exchange_leg_t *legs, size_t count,
                                               const money_rates_t *rates, const money_convert_options_t *options,
                                               const money_wallet_note_t *note, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_WALLET_MOVEMENTS_H */
