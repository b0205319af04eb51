/** @file portfolio_view.h
 *  Portfolio views, which supply a screen with a valuation, and order forms, in which a user enters a transaction.
 *
 *  A portfolio view stores a copy of a portfolio and the last valid prices. Pass it new transactions and prices, or the
 *  reason why a fetch failed; valid data is kept until newer data arrives. The view provides a state, a reason and a
 *  valuation for the screen. An order form consists of six text fields. It reports the state of each field, and
 *  produces a transaction once all fields are valid.
 *
 *  @ring desk
 *
 *  @example
 *      #include <money/desk.h>
 *      #include <money/helpers.h>
 *
 *      int main(void)
 *      {
 *          static const char *const typed[] = { "2024-01-02", "buy", "abc", "10", "", "0" };
 *          money_portfolio_t *portfolio;
 *          money_order_form_t *form;
 *          money_order_field_t field;
 *          money_field_state_t state;
 *          char price[MONEY_TEXT_MAX];
 *
 *          MONEY_CHECK(money_portfolio_new("EUR", NULL, &portfolio, NULL));
 *          MONEY_CHECK(money_order_form_new(portfolio, NULL, MONEY_TICKER_LETTERS, &form, NULL));
 *          for (field = MONEY_ORDER_DATE; field <= MONEY_ORDER_SUM; field++)
 *              MONEY_CHECK(money_order_form_set(form, field, typed[field], MONEY_NTS, NULL));
 *          MONEY_CHECK(money_order_form_state(form, MONEY_ORDER_SUM, &state, NULL));
 *          printf("the sum %s\n", money_field_state_text(state));
 *          MONEY_CHECK(money_order_form_set(form, MONEY_ORDER_SUM, "1234.50", MONEY_NTS, NULL));
 *          MONEY_CHECK(money_order_form_text(form, MONEY_ORDER_PRICE, price, sizeof price, NULL, NULL));
 *          MONEY_CHECK(money_order_form_save(form, portfolio, NULL, NULL));
 *          printf("the price is %s\n", price);
 *          money_order_form_free(form);
 *          money_portfolio_free(portfolio);
 *          return 0;
 *      }
 *  @output
 *      the sum must be positive
 *      the price is 123.45
 */
#ifndef MONEY_PORTFOLIO_VIEW_H
#define MONEY_PORTFOLIO_VIEW_H

#include "feed.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ Portfolio views */

/** The model of a screen that shows a portfolio. A view must be used by one thread at a time. */
typedef struct money_portfolio_view_s money_portfolio_view_t;

/** The state of a portfolio view. */
typedef int32_t money_portfolio_view_state_t;

#define MONEY_PORTFOLIO_VIEW_LOADING 0             /* waiting for transactions, or for the first price of a security
                                                      held */
#define MONEY_PORTFOLIO_VIEW_EMPTY 1               /* the portfolio contains no transactions */
#define MONEY_PORTFOLIO_VIEW_READY 2               /* transactions and prices are available */
#define MONEY_PORTFOLIO_VIEW_STALE 3               /* a price is older than the `fresh_for` of the options */
#define MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED 4 /* the last fetch of transactions failed; the previous ones are
                                                      shown */
#define MONEY_PORTFOLIO_VIEW_QUOTES_FAILED 5       /* the last fetch of prices failed; the previous ones are shown */

/** Buffer size for any reason, including the NUL. */
#define MONEY_REASON_SIZE 240

/** Creates a portfolio view in the loading state. Free it with money_portfolio_view_free.
 *  @param options  the options of the valuation; NULL for the defaults. `now` is ignored.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_portfolio_view_new(const money_valuation_options_t *options,
                                                  money_portfolio_view_t **view, money_error_t *error);

/** Frees a portfolio view. NULL is allowed. If the view's change callback frees it, its memory is freed after the
 *  callback returns.
 */
MONEY_EXPORT void money_portfolio_view_free(money_portfolio_view_t *view);

/** Sets the transactions, replacing the previous ones.
 *  @param portfolio  the transactions. The view stores a copy, so later changes of the portfolio do not affect it.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_portfolio_view_set_transactions_failure, money_portfolio_view_take_feed
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_transactions(money_portfolio_view_t *view,
                                                        const money_portfolio_t *portfolio, money_error_t *error);

/** Sets the reason why the last fetch of transactions failed.
 *  @param reason [null]  one line of UTF-8, shorter than MONEY_REASON_SIZE bytes; NULL for no reason.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (`reason` is not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_transactions_failure(money_portfolio_view_t *view, const char *reason,
                                                               size_t length, money_error_t *error);

/** Sets price quotes, each replacing the previous quote of its symbol.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_set_quotes_failure
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_quotes(money_portfolio_view_t *view,
                                                         const money_price_quote_t *quotes,
                                                     size_t count, money_error_t *error);

/** Sets the reason why the last fetch of prices failed.
 *  @param reason [null]  one line of UTF-8, as in money_portfolio_view_set_transactions_failure; NULL for no reason.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_quotes_failure(money_portfolio_view_t *view, const char *reason,
                                                            size_t length, money_error_t *error);

/** Sets the rate table, replacing the previous one.
 *  @param rates [null]  the rate table, which the view shares; NULL if no conversion is needed.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_rates(money_portfolio_view_t *view, const money_rates_t *rates,
                                                        money_error_t *error);

/** Updates a portfolio view from a feed of transactions or price quotes.
 *
 *  The call sets the contents of the feed, or the reason why its last fetch failed, as
 *  money_portfolio_view_set_transactions, money_portfolio_view_set_quotes and the functions for failures do. Call it
 *  when the feed has changed, for example in the feed's change callback. A feed without contents and without a failure
 *  changes nothing, and neither does a failure to save or remove a transaction.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY (the view is busy), MONEY_ERR_ARGUMENT (the feed contains neither transactions nor
 *          price quotes).
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_take_feed(money_portfolio_view_t *view, const money_feed_t *feed,
                                                        money_error_t *error);

/** Returns the state of a portfolio view at a moment. The call requires exclusive access to the view, as
 *  money_portfolio_value does to its portfolio.
 *  @param now  the current time, for the age of prices; MONEY_INSTANT_NONE if unknown.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_BUSY.
 *  @see money_portfolio_view_reason
 */
MONEY_API money_status_t money_portfolio_view_state(money_portfolio_view_t *view, money_instant_t now,
                                                    money_portfolio_view_state_t *state, money_error_t *error);

/** Writes the reason of a failed state, or "" in any other state. MONEY_REASON_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_portfolio_view_reason(const money_portfolio_view_t *view, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Values the portfolio of a view at a moment. Free the valuation with money_valuation_free.
 *  @param now  the current time, for the age of prices; MONEY_INSTANT_NONE if unknown.
 *  @param valuation  receives the valuation, with a summary and positions for the screen.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transactions have arrived yet), MONEY_ERR_BUSY, MONEY_ERR_INEXACT,
 *          MONEY_ERR_OVERFLOW.
 *  @see money_valuation_summary, money_valuation_positions
 *  @long
 */
MONEY_API money_status_t money_portfolio_view_value(money_portfolio_view_t *view, money_instant_t now,
                                                    money_valuation_t **valuation, money_error_t *error);

/** Returns the number of symbols that require a price: those of the securities held.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_view_symbol_count(const money_portfolio_view_t *view, size_t *count,
                                                           money_error_t *error);

/** Returns the symbol at an index, ordered by bytes. MONEY_SYMBOL_SIZE bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is out of range), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_portfolio_view_symbol_at(const money_portfolio_view_t *view, size_t index, char *buffer,
                                                        size_t capacity, size_t *length, money_error_t *error);

/** Returns the revision of a view: 0 for a new view, incremented by each change.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_view_revision(const money_portfolio_view_t *view, uint64_t *revision,
                                                       money_error_t *error);

/** Sets the change callback, which runs after each change, replacing the previous one.
 *  @param callback  the callback; NULL for no callback.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_view_on_change(money_portfolio_view_t *view,
                                                        money_change_callback_t callback, void *user_data,
                                                        money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Order forms */

/** A purchase or sale that a user is entering. Freeing a form does not change a portfolio. A form must be used by one
 *  thread at a time.
 */
typedef struct money_order_form_s money_order_form_t;

/** The fields of an order form. Any two of quantity, price and sum determine the third, which is then computed. */
typedef int32_t money_order_field_t;

#define MONEY_ORDER_DATE 0     /* the date, such as "2024-02-29" */
#define MONEY_ORDER_ACTION 1   /* "buy" or "sell" */
#define MONEY_ORDER_TICKER 2   /* the symbol, which the form converts to upper case */
#define MONEY_ORDER_QUANTITY 3 /* the number of shares; computed from price and sum only if it is exact in 18 fraction
                                  digits */
#define MONEY_ORDER_PRICE 4    /* the price of one share, which is not saved; computed with 8 fraction digits,
                                  half-even */
#define MONEY_ORDER_SUM 5      /* the total of the transaction; computed exactly from quantity and price */

/** The state of a field. */
typedef int32_t money_field_state_t;

#define MONEY_FIELD_OK 0              /* valid, or empty and dependent on an invalid field */
#define MONEY_FIELD_MISSING 1         /* empty; a price is never missing */
#define MONEY_FIELD_NOT_A_DATE 2      /* not a date that money_date_parse accepts */
#define MONEY_FIELD_UNKNOWN 3         /* an action other than "buy" and "sell" */
#define MONEY_FIELD_LENGTH 4          /* a ticker that is too short or too long */
#define MONEY_FIELD_LETTERS 5         /* a ticker with characters that the ticker rule forbids */
#define MONEY_FIELD_NOT_A_NUMBER 6    /* not a number that money_decimal_parse accepts */
#define MONEY_FIELD_NOT_POSITIVE 7    /* 0 or negative */
#define MONEY_FIELD_TOO_MANY_DIGITS 8 /* more than 38 digits */
#define MONEY_FIELD_INEXACT 9         /* no exact quantity results from price and sum */
#define MONEY_FIELD_MISMATCH 10       /* all three numbers are entered, and the price contradicts quantity and sum */

/** The rule for valid tickers. */
typedef int32_t money_ticker_rule_t;

#define MONEY_TICKER_LETTERS 0         /* 3 or 4 letters; the default */
#define MONEY_TICKER_EXCHANGE_SYMBOL 1 /* up to 31 letters and digits, with single "." and "-" between them: BRK.B,
                                          7203.T */

/** Returns a message about a field for the user, such as "must be positive", as a static string. It is NULL for an
 *  undefined state.
 */
MONEY_EXPORT const char *money_field_state_text(money_field_state_t state);

/** Creates an empty order form. Free it with money_order_form_free.
 *  @param portfolio  the portfolio from which the form copies the currency and the registry. The form can be saved in
 *          any portfolio.
 *  @param currency [null]  the currency of the sum; NULL or "" for the portfolio's currency.
 *  @param ticker_rule  the rule for valid tickers.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (`currency` is not a currency code).
 *  @see money_order_form_from_transaction
 */
MONEY_API money_status_t money_order_form_new(const money_portfolio_t *portfolio, const char *currency,
                                              money_ticker_rule_t ticker_rule, money_order_form_t **form,
                                              money_error_t *error);

/** Creates an order form that edits a stored purchase or sale. Free it with money_order_form_free.
 *
 *  The form contains the stored quantity and sum. Entering another number replaces one of them, the sum first.
 *
 *  @param id  the id of the transaction.
 *  @param ticker_rule  the rule for valid tickers.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transaction has this id), MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT, MONEY_ERR_ARGUMENT (the transaction is neither a purchase nor a sale).
 */
MONEY_API money_status_t money_order_form_from_transaction(const money_portfolio_t *portfolio, const char *id,
                                                           money_ticker_rule_t ticker_rule,
                                                           money_order_form_t **form, money_error_t *error);

/** Frees an order form. NULL is allowed. */
MONEY_EXPORT void money_order_form_free(money_order_form_t *form);

/** Sets the text of a field. Any text is accepted; errors in it are reported as the state of the field.
 *  @param text [null]  the text, shorter than MONEY_TEXT_MAX bytes; NULL or "" to clear the field.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_order_form_state, money_order_form_text
 */
MONEY_API money_status_t money_order_form_set(money_order_form_t *form, money_order_field_t field, const char *text,
                                              size_t length, money_error_t *error);

/** Writes the text shown in a field: the entered text, a number computed from the other fields, or "". MONEY_TEXT_MAX
 *  bytes are enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_order_form_text(const money_order_form_t *form, money_order_field_t field, char *buffer,
                                               size_t capacity, size_t *length, money_error_t *error);

/** Returns the state of a field.
 *  @return MONEY_OK.
 *  @see money_field_state_text
 */
MONEY_API money_status_t money_order_form_state(const money_order_form_t *form, money_order_field_t field,
                                                money_field_state_t *state, money_error_t *error);

/** Returns the transaction of an order form whose fields are all valid. An edited transaction keeps its id, its fee and
 *  its exchange rate.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is invalid; the error names the first one).
 *  @see money_order_form_save
 */
MONEY_API money_status_t money_order_form_transaction(const money_order_form_t *form, money_transaction_t *transaction,
                                                      money_error_t *error);

/** Saves the transaction of an order form whose fields are all valid.
 *
 *  The transaction is added to the portfolio, or replaces the transaction that the form edits. A replaced transaction
 *  keeps its id, fee, exchange rate and selected lots. Afterwards the form edits the saved transaction. A failure
 *  changes neither the form nor the portfolio.
 *
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is invalid), MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND (the edited transaction was removed),
 *          MONEY_ERR_OVERFLOW, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE.
 *  @calls_back
 */
MONEY_API money_status_t money_order_form_save(money_order_form_t *form, money_portfolio_t *portfolio,
                                               money_transaction_t *stored, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_VIEW_H */
