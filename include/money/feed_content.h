/** @file feed_content.h
 *  The contents of a feed: exchange rates, price quotes by symbol, or the transactions of a remote store.
 *
 *  The provider determines the kind of contents; a call for another kind is MONEY_ERR_ARGUMENT. The currencies of a
 *  feed are added to a list with money_currency_list_take_feed. Transactions that you save or remove appear in the feed
 *  only after the store has acknowledged the change.
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

/** Returns the exchange rates of a feed. Their source is the name of the provider, unless the document contains
 *  another.
 *  @param rates  receives the table, which the feed shares. Free it with money_rates_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed is empty), MONEY_ERR_ARGUMENT (the feed is not one of exchange
 *          rates).
 */
MONEY_API money_status_t money_feed_rates(const money_feed_t *feed, money_rates_t **rates, money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Price quotes */

/** Adds a symbol for which price quotes are requested. Adding it again has no effect. A feed contains at most 4096
 *  symbols.
 *  @param symbol  one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_symbol_at
 *  @calls_back
 */
MONEY_API money_status_t money_feed_add_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Removes a symbol with its price quote. The response to a pending request for it will be MONEY_ERR_UNKNOWN_REQUEST.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed does not contain the symbol), MONEY_ERR_BUSY, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_feed_remove_symbol(money_feed_t *feed, const char *symbol, money_error_t *error);

/** Returns the number of symbols in a feed.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_feed_symbol_count(const money_feed_t *feed, size_t *count, money_error_t *error);

/** Returns the symbol at an index of a feed, in the order in which you added them. A buffer of MONEY_SYMBOL_SIZE bytes
 *  is always large enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is not less than the number of symbols), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_feed_symbol_at(const money_feed_t *feed, size_t index, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** Returns the last valid price quote of a symbol, which you can pass to money_portfolio_value.
 *  @param quote         receives the price quote, zeroed if no quote is available. Its instant is that of the trade if
 *                       the provider supplies it, else that of the response.
 *  @param state [null]  receives MONEY_PRICE_FRESH; MONEY_PRICE_STALE if the quote is older than `ttl_seconds` of the
 *                       options; MONEY_PRICE_ZERO if the provider returned 0, which means no price; or
 *                       MONEY_PRICE_MISSING; may be NULL.
 *  @param age [null]    receives the seconds since the quote arrived, or MONEY_INSTANT_NONE; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed does not contain the symbol), MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING,
 *          MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_set_quotes
 */
MONEY_API money_status_t money_feed_price_quote(const money_feed_t *feed, const char *symbol, money_instant_t now,
                                                money_price_quote_t *quote, money_price_state_t *state, int64_t *age,
                                                money_error_t *error);

/* ------------------------------------------------------------------------------------------ A store of transactions */

/** Returns the transactions of a feed: those last retrieved from the store, with the changes acknowledged since.
 *  @param portfolio  receives an independent portfolio. Free it with money_portfolio_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed is empty), MONEY_ERR_ARGUMENT (the feed is not one of transactions).
 */
MONEY_API money_status_t money_feed_portfolio(const money_feed_t *feed, money_portfolio_t **portfolio,
                                              money_error_t *error);

/** Requests that the store save a transaction, adding it or replacing the one with the same id.
 *
 *  The transactions of the feed are unchanged until the store has acknowledged the request. If it fails,
 *  money_feed_failure returns MONEY_ERR_SAVING for the id, and the feed does not repeat it. Such requests are sent one
 *  at a time, in the order of your calls.
 *
 *  @param transaction [not_null]  the transaction to save. If several programs share a store, set its id.
 *  @param lots [null]             as in money_portfolio_add.
 *  @param stored [null]           receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed is empty), MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY,
 *          MONEY_ERR_CURRENCY_MISMATCH, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT,
 *          MONEY_ERR_INVALID_RATE, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY,
 *          MONEY_ERR_ARGUMENT (the feed is not one of transactions).
 *  @see money_feed_operation
 *  @calls_back
 */
MONEY_API money_status_t money_feed_put(money_feed_t *feed, const money_transaction_t *transaction,
                                        const money_lot_selection_t *lots, size_t lot_count,
                                        money_transaction_t *stored, money_error_t *error);

/** Removes a transaction from the store of a feed, under the rules of money_feed_put. If it fails, money_feed_failure
 *  returns MONEY_ERR_REMOVAL for the id.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (the feed is empty, or does not contain the transaction),
 *          MONEY_ERR_OUT_OF_MEMORY, MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_INSUFFICIENT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_ARGUMENT (the feed is not one of transactions).
 *  @calls_back
 */
MONEY_API money_status_t money_feed_remove(money_feed_t *feed, const char *id, money_error_t *error);

/** The state of a request to save or remove a transaction. */
typedef int32_t money_operation_t;

#define MONEY_OPERATION_NONE 0    /* the id is unknown, or its last request is no longer stored */
#define MONEY_OPERATION_PENDING 1 /* the request is queued or pending */
#define MONEY_OPERATION_DONE 2    /* the store has acknowledged the request */
#define MONEY_OPERATION_FAILED 3  /* the request failed; money_feed_failure returns the reason */

/** Returns the state of the last request to save or remove the transaction with an id. The feed stores the states of
 *  the last 1024 requests.
 *  @param state  receives a MONEY_OPERATION_ value.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_feed_operation(const money_feed_t *feed, const char *id, money_operation_t *state,
                                              money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_FEED_CONTENT_H */
