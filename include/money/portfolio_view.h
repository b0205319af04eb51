/** @file portfolio_view.h
 *  Portfolio views, which a screen watches, and order forms, in which a person types a transaction.
 *
 *  A portfolio view has a copy of a portfolio and the last good prices. You hand in what has arrived, or why it has
 *  not; what was good stays until something better comes. The view gives a state, a reason and a valuation for the
 *  screen. An order form has six fields of text. It says what is wrong with each, and gives a transaction if nothing
 *  is.
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

/** A portfolio view, which a screen watches. One thread at a time may use a view. */
typedef struct money_portfolio_view_s money_portfolio_view_t;

/** The state of a portfolio view. */
typedef int32_t money_portfolio_view_state_t;

#define MONEY_PORTFOLIO_VIEW_LOADING 0          /* no transactions yet, or no price yet of anything that is held */
#define MONEY_PORTFOLIO_VIEW_EMPTY 1            /* there are no transactions */
#define MONEY_PORTFOLIO_VIEW_READY 2
#define MONEY_PORTFOLIO_VIEW_STALE 3            /* a price is older than options.fresh_for */
#define MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED 4 /* the last retrieval failed; the last good ones show */
#define MONEY_PORTFOLIO_VIEW_QUOTES_FAILED 5       /* the last attempt to get prices failed; the last good ones show */

/** Room for a reason and its NUL. */
#define MONEY_REASON_SIZE 240

/** Makes a portfolio view that is loading. You free it with money_portfolio_view_free.
 *  @param options  how to value the portfolio; the view ignores `now`.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_portfolio_view_new(const money_valuation_options_t *options,
                                                  money_portfolio_view_t **view, money_error_t *error);

/** Releases a portfolio view. NULL is allowed. In the view's own callback it takes effect when that has returned. */
MONEY_EXPORT void money_portfolio_view_free(money_portfolio_view_t *view);

/** Hands in the transactions that have arrived, in place of those that the view had.
 *  @param portfolio  the view copies it, so that your later changes of it do not show.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @see money_portfolio_view_set_transactions_failure, money_portfolio_view_take_feed
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_transactions(money_portfolio_view_t *view,
                                                        const money_portfolio_t *portfolio, money_error_t *error);

/** Notes that transactions could not be retrieved.
 *  @param reason [null]  one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 is none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_transactions_failure(money_portfolio_view_t *view, const char *reason,
                                                               size_t length, money_error_t *error);

/** Hands in price quotes that have arrived, each in place of its symbol's.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_portfolio_view_set_quotes_failure
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_quotes(money_portfolio_view_t *view,
                                                         const money_price_quote_t *quotes,
                                                     size_t count, money_error_t *error);

/** Notes that prices could not be had.
 *  @param reason [null]  as in money_portfolio_view_set_transactions_failure.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_quotes_failure(money_portfolio_view_t *view, const char *reason,
                                                            size_t length, money_error_t *error);

/** Sets the rate table, in place of the one before it.
 *  @param rates [null]  the view shares it; NULL if nothing needs an exchange rate.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_set_rates(money_portfolio_view_t *view, const money_rates_t *rates,
                                                        money_error_t *error);

/** Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer.
 *
 *  The call does what money_portfolio_view_set_transactions and money_portfolio_view_set_quotes do, and their failures.
 *  Call it when the feed has changed, also in its callback. A feed that has nothing yet, and no failure, changes
 *  nothing; neither does a transaction that could not be saved or removed.
 *
 *  @return MONEY_OK; MONEY_ERR_BUSY (the view's); MONEY_ERR_ARGUMENT (also for a feed of something else).
 *  @calls_back
 */
MONEY_API money_status_t money_portfolio_view_take_feed(money_portfolio_view_t *view, const money_feed_t *feed,
                                                        money_error_t *error);

/** Writes the state at a moment. The call needs the view for itself, as money_portfolio_value does its portfolio.
 *  @param now    from which the age of prices counts, or MONEY_INSTANT_NONE.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_BUSY.
 *  @see money_portfolio_view_reason
 */
MONEY_API money_status_t money_portfolio_view_state(money_portfolio_view_t *view, money_instant_t now,
                                                    money_portfolio_view_state_t *state, money_error_t *error);

/** Writes why the view is in a state of failure, or "" if it is not. MONEY_REASON_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_portfolio_view_reason(const money_portfolio_view_t *view, char *buffer,
                                                     size_t capacity, size_t *length, money_error_t *error);

/** Values the portfolio at a moment: its summary and its positions, for the screen.
 *  @param valuation  receives the valuation; you free it with money_valuation_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transactions have arrived yet), MONEY_ERR_BUSY, MONEY_ERR_INEXACT,
 *          MONEY_ERR_OVERFLOW.
 *  @see money_valuation_summary, money_valuation_positions
 *  @long
 */
MONEY_API money_status_t money_portfolio_view_value(money_portfolio_view_t *view, money_instant_t now,
                                                    money_valuation_t **valuation, money_error_t *error);

/** Counts the symbols that need a price: those of which shares are held.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_view_symbol_count(const money_portfolio_view_t *view, size_t *count,
                                                           money_error_t *error);

/** Writes the symbol at an index, in the order of their bytes. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (`index` is the count or above), MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_portfolio_view_symbol_at(const money_portfolio_view_t *view, size_t index, char *buffer,
                                                        size_t capacity, size_t *length, money_error_t *error);

/** Writes the revision: a number that grows by one with each change, and is 0 for a new view.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_portfolio_view_revision(const money_portfolio_view_t *view, uint64_t *revision,
                                                       money_error_t *error);

/** Sets the callback that is notified of changes, in place of the one before it. NULL ends the notifications.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_portfolio_view_on_change(money_portfolio_view_t *view,
                                                        money_change_callback_t callback, void *user_data,
                                                        money_error_t *error);

/* ---------------------------------------------------------------------------------------------------- Order forms */

/** A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a
 *  form.
 */
typedef struct money_order_form_s money_order_form_t;

/** The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself. */
typedef int32_t money_order_field_t;

#define MONEY_ORDER_DATE 0     /* such as "2024-02-29" */
#define MONEY_ORDER_ACTION 1   /* "buy" or "sell" */
#define MONEY_ORDER_TICKER 2   /* the symbol; the form turns it into capitals */
#define MONEY_ORDER_QUANTITY 3 /* saved; from price and sum only if it is exact in 18 fraction digits */
#define MONEY_ORDER_PRICE 4    /* of one share; shown to 8 fraction digits, half-even, and not saved */
#define MONEY_ORDER_SUM 5      /* the transaction's total; from quantity and price exactly */

/** The state of a field. */
typedef int32_t money_field_state_t;

#define MONEY_FIELD_OK 0              /* right; also an empty field that follows from one that is not right */
#define MONEY_FIELD_MISSING 1         /* empty; a price is never missing */
#define MONEY_FIELD_NOT_A_DATE 2      /* not a date that money_date_parse reads */
#define MONEY_FIELD_UNKNOWN 3         /* an action that is neither of the two */
#define MONEY_FIELD_LENGTH 4          /* a ticker of too few or too many characters */
#define MONEY_FIELD_LETTERS 5         /* a ticker with characters that the rule forbids */
#define MONEY_FIELD_NOT_A_NUMBER 6    /* not a number that money_decimal_parse reads */
#define MONEY_FIELD_NOT_POSITIVE 7    /* 0 or below */
#define MONEY_FIELD_TOO_MANY_DIGITS 8 /* more than 38 digits */
#define MONEY_FIELD_INEXACT 9         /* price and sum give no exact quantity */
#define MONEY_FIELD_MISMATCH 10       /* all three are typed, and the price is not that of quantity and sum */

/** Which tickers are right. */
typedef int32_t money_ticker_rule_t;

#define MONEY_TICKER_LETTERS 0         /* 3 or 4 letters; the default */
#define MONEY_TICKER_EXCHANGE_SYMBOL 1 /* up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T */

/** Returns what a person reads about a field, such as "must be positive", as a static string. It returns NULL for a
 *  value that the library does not know.
 */
MONEY_EXPORT const char *money_field_state_text(money_field_state_t state);

/** Makes an empty order form. You free it with money_order_form_free.
 *  @param portfolio    the form takes currency and registry from it. You may save the form in any portfolio.
 *  @param currency [null]  the currency of the sum; NULL or "" is the portfolio's.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 *  @see money_order_form_from_transaction
 */
MONEY_API money_status_t money_order_form_new(const money_portfolio_t *portfolio, const char *currency,
                                              money_ticker_rule_t ticker_rule, money_order_form_t **form,
                                              money_error_t *error);

/** Makes an order form that edits a stored purchase or sale. It starts with the stored quantity and sum; a figure that
 *  is typed replaces one of them, the sum first. You free the form with money_order_form_free.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX, MONEY_ERR_LIMIT; MONEY_ERR_ARGUMENT
 *          (also for a transaction that is no purchase or sale).
 */
MONEY_API money_status_t money_order_form_from_transaction(const money_portfolio_t *portfolio, const char *id,
                                                           money_ticker_rule_t ticker_rule,
                                                           money_order_form_t **form, money_error_t *error);

/** Releases an order form. NULL is allowed. */
MONEY_EXPORT void money_order_form_free(money_order_form_t *form);

/** Sets the text of a field. The call takes any text; what is wrong with it is the field's state.
 *  @param field  a MONEY_ORDER_.
 *  @param text [null]   at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0, empties the field.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 *  @see money_order_form_state, money_order_form_text
 */
MONEY_API money_status_t money_order_form_set(money_order_form_t *form, money_order_field_t field, const char *text,
                                              size_t length, money_error_t *error);

/** Writes what a field shows: the typed text, or what follows from the other fields, or "". MONEY_TEXT_MAX bytes are
 *  room enough.
 *  @param field  a MONEY_ORDER_.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_order_form_text(const money_order_form_t *form, money_order_field_t field, char *buffer,
                                               size_t capacity, size_t *length, money_error_t *error);

/** Writes what is right or wrong with a field.
 *  @param field  a MONEY_ORDER_.
 *  @param state  receives a MONEY_FIELD_.
 *  @return MONEY_OK.
 *  @see money_field_state_text
 */
MONEY_API money_status_t money_order_form_state(const money_order_form_t *form, money_order_field_t field,
                                                money_field_state_t *state, money_error_t *error);

/** Writes the transaction of an order form whose fields are all right. One that the form edits keeps its id, its fee
 *  and its exchange rate.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is not right; the text names the first one).
 *  @see money_order_form_save
 */
MONEY_API money_status_t money_order_form_transaction(const money_order_form_t *form, money_transaction_t *transaction,
                                                      money_error_t *error);

/** Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one that it
 *  edits.
 *
 *  A transaction that it replaces keeps its id, fee, exchange rate and named lots. After the call the form edits what
 *  it saved. A failure changes neither the form nor the portfolio.
 *
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is not right), MONEY_ERR_BUSY, MONEY_ERR_CURRENCY_MISMATCH,
 *          MONEY_ERR_INSUFFICIENT, MONEY_ERR_LIMIT, MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW,
 *          MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_INVALID_RATE.
 *  @calls_back
 */
MONEY_API money_status_t money_order_form_save(money_order_form_t *form, money_portfolio_t *portfolio,
                                               money_transaction_t *stored, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_VIEW_H */
