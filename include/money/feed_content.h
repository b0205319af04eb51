/** @file feed_content.h
 *  What a feed has: exchange rates, price quotes by symbol, or the transactions of a remote store.
 *
 *  Which of them a feed has follows from its provider; a call for something else is MONEY_ERR_ARGUMENT. A list of
 *  currencies takes the names that a provider has with money_currency_list_take_feed. Transactions that you put or
 *  remove change nothing here until the store has acknowledged them.
 *
 *  @ring domain
 *
 *  @example
 *      #include <money.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char body[] = "{\"c\":261.74,\"t\":1582641000}";
 *          money_feed_options_t options = MONEY_FEED_OPTIONS_INIT;
 *          money_feed_request_t *request;
 *          money_price_quote_t quote;
 *          money_feed_t *feed;
 *
 *          options.api_key = "not-a-key";
 *          options.currency = "USD";
 *          MONEY_CHECK(money_feed_new(MONEY_PROVIDER_FINNHUB, &options, &feed, NULL));
 *          MONEY_CHECK(money_feed_add_symbol(feed, "AAPL", NULL));
 *          MONEY_CHECK(money_feed_next(feed, 1582641000, &request, NULL));
 *          MONEY_CHECK(money_feed_receive_response(feed, money_feed_request_id(request), 200, NULL, body,
 *                                        sizeof body - 1, 1582641001, NULL));
 *          money_feed_request_free(request);
 *          MONEY_CHECK(money_feed_price_quote(feed, "AAPL", 1582641002, &quote, NULL, NULL, NULL));
 *          printf("%s %s\n", money_decimal_show(&quote.price), quote.currency);
 *          money_feed_free(feed);
 *          return 0;
 *      }
 *  @output
 *      261.74 USD
 */
#ifndef MONEY_FEED_CONTENT_H
#define MONEY_FEED_CONTENT_H

#include "feed.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Gives the exchange rates of a feed. Their source is the provider's name, unless the document names one.
 *  @param rates  receives a handle to the table, which the feed shares; you free it with money_rates_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet); MONEY_ERR_ARGUMENT (also for a feed of something
 *          else).
 */
MONEY_API money_status_t money_feed_rates(const money_feed_t *feed, money_rates_t **rates, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Price quotes */

/** Adds a symbol whose price quote you need; one that the feed has already stays as it is. A feed has at most 4096.
 *  @param symbol  one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_symbol_at
 *  @calls_back
 */
MONEY_API money_status_t money_feed_add_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Removes a symbol with its price quote. The answer to a request that is under way for it will be
 *  MONEY_ERR_UNKNOWN_REQUEST.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_remove_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Counts the symbols.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_symbol_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/** Writes the symbol at an index, in the order in which you added them. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_feed_symbol_at(const money_feed_t *feed, size_t index, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
 *  @param quote  receives the price quote, or all zero if there is none. Its instant is that of the trade, if the
 *                provider says it, else that of the answer.
 *  @param state [null]  receives MONEY_PRICE_FRESH, _STALE (it came longer ago than options.ttl_seconds), _ZERO (the
 *                       provider answered 0: it has no price) or _MISSING; may be NULL.
 *  @param age [null]    receives how many seconds ago it came, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such symbol), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_set_quotes
 */
MONEY_API money_status_t money_feed_price_quote(const money_feed_t *feed, const char *symbol, money_instant_t now,
                                                money_price_quote_t *quote, money_price_state_t *state, int64_t *age,
                                                money_error_t *error);

/* ------------------------------------------------------------------------------------------ A store of transactions */

/** Gives the transactions of a feed, as the store last had them, with what it has acknowledged since.
 *  @param portfolio  receives a portfolio of its own, which you free with money_portfolio_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet); MONEY_ERR_ARGUMENT (also for a feed of something
 *          else).
 */
MONEY_API money_status_t money_feed_portfolio(const money_feed_t *feed, money_portfolio_t **portfolio,
                                              money_error_t *error);

/** Asks the store to save a transaction: to add it, or to replace the one with its id.
 *
 *  The transactions stay as they are until the store has acknowledged it. If that fails, money_feed_failure for its id
 *  is MONEY_ERR_SAVING; the feed does not send it again by itself. It sends such requests one at a time, in the order
 *  of your calls.
 *
 *  @param transaction [not_null]  the transaction to save. Where several programs share a store, give it an id.
 *  @param lots [null]    as in money_portfolio_add.
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed has nothing yet), MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY;
 *          MONEY_ERR_ARGUMENT (also for a feed of something else).
 *  @see money_feed_operation
 *  @calls_back
 */
MONEY_API money_status_t money_feed_put(money_feed_t *feed, const money_transaction_t *transaction,
                                        const money_lot_selection_t *lots, size_t lot_count,
                                        money_transaction_t *stored, money_error_t *error);

/** Asks the store to remove a transaction, under the rules of money_feed_put. If that fails, money_feed_failure for its
 *  id is MONEY_ERR_REMOVAL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no such transaction, or the feed has nothing yet), MONEY_ERR_OUT_OF_MEMORY,
 *          MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_SYNTAX; MONEY_ERR_ARGUMENT (also for a feed of something else).
 *  @calls_back
 */
MONEY_API money_status_t money_feed_remove(money_feed_t *feed, const char *id, money_error_t *error);

/** The state of a request to save or remove a transaction. */
typedef int32_t money_operation_t;

#define MONEY_OPERATION_NONE 0    /* nothing was saved or removed under the id, or it was long ago */
#define MONEY_OPERATION_PENDING 1 /* the request waits to be sent, or is under way */
#define MONEY_OPERATION_DONE 2
#define MONEY_OPERATION_FAILED 3  /* money_feed_failure writes why */

/** Writes what happened to the last transaction that was to be saved or removed under an id. The feed keeps the last
 *  1024.
 *  @param state  receives a MONEY_OPERATION_.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_operation(const money_feed_t *feed, const char *id, money_operation_t *state,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FEED_CONTENT_H */
