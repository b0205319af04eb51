/** @file portfolio_view.h
 *  What a screen watches of a portfolio, and the form in which a transaction is typed.
 *
 *  @tier desk
 *
 *  @contents
 *      money_session_t                  What a screen shows of a portfolio.
 *      money_session_state_t            What a portfolio view shows.
 *      money_session_new                Makes a session that is loading.
 *      money_session_free               Releases a session.
 *      money_session_retrieved          Takes the transactions that have been retrieved, in place of those it had.
 *      money_session_retrieval_failed   Notes that transactions could not be retrieved.
 *      money_session_priced             Takes prices that have arrived, each in place of its symbol's; a price of 0
 *                                        not in place of a better one.
 *      money_session_prices_failed      Notes that prices could not be had.
 *      money_session_set_rates          Sets the rates, in place of those it had.
 *      money_session_state              The state at a moment.
 *      money_session_reason             Writes why the session is in a state of failure; "" when it is not.
 *      money_session_value              The positions and the summary at a moment: the table of the screen.
 *      money_session_summary            The summary of money_session_value alone.
 *      money_session_symbol_count       How many symbols need a price: those held.
 *      money_session_symbol_at          The symbol at an index, by bytes.
 *      money_session_revision           A number that grows by one with each change: 0 for a new session.
 *      money_session_on_change          Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *      money_session_release_memory     Gives back memory that the session holds only to be faster.
 *      money_session_take_feed          Has a session take how a feed of transactions or of quotes is doing: what
 *                                        there is, as money_session_retrieved and money_session_priced would, and why
 *                                        it could not be asked for anew, as money_session_retrieval_failed and
 *                                        money_session_prices_failed would.
 *      money_draft_t                    A purchase or sale while it is typed: six fields of text, what is wrong with
 *                                        each, and a transaction once nothing is.
 *      money_field_t                    The fields of a draft.
 *      money_draft_state_t              What a field is.
 *      money_ticker_rule_t              What a ticker typed may be.
 *      money_draft_state_name           The name of a MONEY_DRAFT_, such as "must be positive"; NULL past the last
 *                                        one.
 *      money_draft_new                  Makes an empty draft.
 *      money_draft_from                 Makes a draft of a stored purchase or sale, to edit it: its fields are filled
 *                                        with quantity and sum, which give way to what is typed, the sum first.
 *      money_draft_free                 Releases a draft.
 *      money_draft_set                  Types a field, in place of what was there.
 *      money_draft_text                 Writes what a field shows: what was typed, else what follows from the others,
 *                                        else "".
 *      money_draft_state                Tells what is wrong with a field.
 *      money_draft_transaction          Makes the transaction of a draft whose fields are all right.
 *      money_draft_save                 Saves a draft whose fields are all right: adds its transaction, or puts it in
 *                                        the place of the one it edits, which keeps its id, fee, rate and chosen
 *                                        lots.
 */
#ifndef MONEY_PORTFOLIO_VIEW_H
#define MONEY_PORTFOLIO_VIEW_H

#include "feed.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------------- Session */

/** What a screen shows of a portfolio. Its transactions and prices come from wherever they do: each is handed to the
 *  session when it has arrived, or what went wrong when it has not. What was good stays until something better comes.
 */
typedef struct money_session_s money_session_t;

/** What a portfolio view shows. */
typedef int32_t money_session_state_t;

#define MONEY_SESSION_LOADING 0          /* no transactions yet, or no price yet of anything held */
#define MONEY_SESSION_EMPTY 1            /* there are no transactions */
#define MONEY_SESSION_READY 2
#define MONEY_SESSION_STALE 3            /* a price is older than options.fresh_for */
#define MONEY_SESSION_RETRIEVAL_FAILED 4 /* the last retrieval of transactions failed; what was there before still shows */
#define MONEY_SESSION_PRICES_FAILED 5    /* the last attempt to get prices failed; the last good ones still show */

/** Room for a reason and its NUL. */
#define MONEY_REASON_SIZE 240

/** Makes a session that is loading. Freed with money_session_free.
 *  @param options  how to value; `now` is not used. NULL: the defaults.
 *  @return MONEY_OK; MONEY_ERR_DATE.
 */
MONEY_API money_status_t money_session_new(const money_valuation_options_t *options, money_session_t **session,
                                           money_error_t *error);

/** Releases a session. NULL is allowed. In its own callback it takes effect when that has returned. */
MONEY_EXPORT void money_session_free(money_session_t *session);

/** Takes the transactions that have been retrieved, in place of those it had.
 *  @param portfolio  copied: later changes of it are not the session's.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_session_retrieved(money_session_t *session, const money_portfolio_t *portfolio,
                                                 money_error_t *error);

/** Notes that transactions could not be retrieved.
 *  @param reason [null]  one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX (not one line), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_session_retrieval_failed(money_session_t *session, const char *reason, size_t length,
                                                        money_error_t *error);

/** Takes prices that have arrived, each in place of its symbol's; a price of 0 not in place of a better one.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_SYNTAX, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_session_priced(money_session_t *session, const money_quote_t *quotes, size_t count,
                                              money_error_t *error);

/** Notes that prices could not be had.
 *  @param reason [null]  as of money_session_retrieval_failed.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_session_prices_failed(money_session_t *session, const char *reason, size_t length,
                                                     money_error_t *error);

/** Sets the rates, in place of those it had.
 *  @param rates [null]  shared; may be NULL where nothing needs a rate.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_session_set_rates(money_session_t *session, const money_rates_t *rates,
                                                 money_error_t *error);

/** The state at a moment. Needs exclusive use, as money_portfolio_value.
 *  @param now    for the age of prices, or MONEY_INSTANT_NONE.
 *  @param state  receives a MONEY_SESSION_.
 *  @return MONEY_OK; MONEY_ERR_OVERFLOW, MONEY_ERR_INEXACT, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_BUSY,
 *          MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_session_state(money_session_t *session, money_instant_t now,
                                             money_session_state_t *state, money_error_t *error);

/** Writes why the session is in a state of failure; "" when it is not. MONEY_REASON_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_session_reason(const money_session_t *session, char *buffer, size_t capacity,
                                              size_t *length, money_error_t *error);

/** The positions and the summary at a moment: the table of the screen.
 *  @param valuation  receives what is freed with money_valuation_free.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND (no transactions have been retrieved yet), MONEY_ERR_BUSY, MONEY_ERR_DATE,
 *          MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_session_value(money_session_t *session, money_instant_t now,
                                             money_valuation_t **valuation, money_error_t *error);

/** The summary of money_session_value alone.
 *  @return MONEY_OK; MONEY_ERR_BUSY, MONEY_ERR_DATE, MONEY_ERR_ENCODING, MONEY_ERR_INEXACT, MONEY_ERR_LIMIT,
 *          MONEY_ERR_NOT_FOUND, MONEY_ERR_OVERFLOW, MONEY_ERR_SYNTAX, MONEY_ERR_UNKNOWN_CURRENCY.
 */
MONEY_API money_status_t money_session_summary(money_session_t *session, money_instant_t now,
                                               money_summary_t *summary, money_error_t *error);

/** How many symbols need a price: those held.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_session_symbol_count(const money_session_t *session, size_t *count,
                                                    money_error_t *error);

/** The symbol at an index, by bytes. MONEY_SYMBOL_SIZE bytes are room enough.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_session_symbol_at(const money_session_t *session, size_t index, char *buffer,
                                                 size_t capacity, size_t *length, money_error_t *error);

/** A number that grows by one with each change: 0 for a new session.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_session_revision(const money_session_t *session, uint64_t *revision,
                                                money_error_t *error);

/** Sets who hears of changes, in place of whoever did; `callback` NULL: nobody.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_session_on_change(money_session_t *session, money_change_callback_t callback,
                                                 void *user_data, money_error_t *error);

/** Gives back memory that the session holds only to be faster.
 *  @return MONEY_OK; MONEY_ERR_BUSY.
 */
MONEY_API money_status_t money_session_release_memory(money_session_t *session, money_error_t *error);

/** Has a session take how a feed of transactions or of quotes is doing: what there is, as money_session_retrieved and
 *  money_session_priced would, and why it could not be asked for anew, as money_session_retrieval_failed and
 *  money_session_prices_failed would. What could not be saved or deleted is no failure of the session's. Call it when the
 *  feed has changed, also from its callback; a feed that has nothing yet, nor a failure, changes nothing.
 *  @return MONEY_OK; MONEY_ERR_BUSY (the session's), MONEY_ERR_ENCODING, MONEY_ERR_LIMIT, MONEY_ERR_SYNTAX;
 *          MONEY_ERR_ARGUMENT (also for a feed of something else).
 */
MONEY_API money_status_t money_session_take_feed(money_session_t *session, const money_feed_t *feed,
                                                 money_error_t *error);

/* -------------------------------------------------------------------------------------------------------- Drafts */

/** A purchase or sale while it is typed: six fields of text, what is wrong with each, and a transaction once nothing is.
 *  Dropping a draft changes nothing. A `money_draft_t *` is used by one thread at a time.
 */
typedef struct money_draft_s money_draft_t;

/** The fields of a draft. Of quantity, price and sum, two give the third, which then shows without being typed. */
typedef int32_t money_field_t;

#define MONEY_FIELD_DATE 0     /* as "2024-02-29" */
#define MONEY_FIELD_TYPE 1     /* "buy" or "sell" */
#define MONEY_FIELD_TICKER 2   /* upper-cased as it is typed */
#define MONEY_FIELD_QUANTITY 3 /* kept; from price and sum only where it is exact in 18 digits */
#define MONEY_FIELD_PRICE 4    /* shown to 8 digits, half-even; not kept */
#define MONEY_FIELD_SUM 5      /* kept; from quantity and price exactly, with at least the currency's digits */

/** What a field is. */
typedef int32_t money_draft_state_t;

#define MONEY_DRAFT_OK 0              /* right; or empty, because a field that it follows from is not right */
#define MONEY_DRAFT_MISSING 1         /* empty; a price never is */
#define MONEY_DRAFT_NOT_A_DATE 2      /* not as money_date_parse reads it */
#define MONEY_DRAFT_UNKNOWN 3         /* a type that is neither of the two */
#define MONEY_DRAFT_LENGTH 4          /* a ticker of too few or too many characters */
#define MONEY_DRAFT_LETTERS 5         /* a ticker with characters it may not have */
#define MONEY_DRAFT_NOT_A_NUMBER 6    /* not as money_decimal_parse reads it */
#define MONEY_DRAFT_NOT_POSITIVE 7    /* 0 or below */
#define MONEY_DRAFT_TOO_MANY_DIGITS 8 /* more than 38 */
#define MONEY_DRAFT_INEXACT 9         /* a quantity that price and sum do not give exactly */
#define MONEY_DRAFT_MISMATCH 10       /* all three were typed, and the price is not that of quantity and sum */

/** What a ticker typed may be. */
typedef int32_t money_ticker_rule_t;

#define MONEY_TICKER_LETTERS 0         /* 3 or 4 letters; the default */
#define MONEY_TICKER_EXCHANGE_SYMBOL 1 /* up to 31 letters and digits, single "." and "-" between: F, BRK.B, 7203.T */

/** The name of a MONEY_DRAFT_, such as "must be positive"; NULL past the last one. A static string. */
MONEY_EXPORT const char *money_draft_state_name(money_draft_state_t state);

/** Makes an empty draft. Freed with money_draft_free.
 *  @param portfolio    what its currencies and registry are taken from; the draft may be saved in any.
 *  @param currency [null]     of the sum; NULL or "": the portfolio's.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_SYNTAX (not a code).
 */
MONEY_API money_status_t money_draft_new(const money_portfolio_t *portfolio, const char *currency,
                                         money_ticker_rule_t ticker_rule, money_draft_t **draft,
                                         money_error_t *error);

/** Makes a draft of a stored purchase or sale, to edit it: its fields are filled with quantity and sum, which give way to
 *  what is typed, the sum first. Freed with money_draft_free.
 *  @param ticker_rule  a MONEY_TICKER_.
 *  @return MONEY_OK; MONEY_ERR_NOT_FOUND, MONEY_ERR_UNKNOWN_CURRENCY, MONEY_ERR_ENCODING, MONEY_ERR_SYNTAX,
 *          MONEY_ERR_LIMIT; MONEY_ERR_ARGUMENT (also for a transaction that is no purchase or sale).
 */
MONEY_API money_status_t money_draft_from(const money_portfolio_t *portfolio, const char *id,
                                          money_ticker_rule_t ticker_rule, money_draft_t **draft,
                                          money_error_t *error);

/** Releases a draft. NULL is allowed. */
MONEY_EXPORT void money_draft_free(money_draft_t *draft);

/** Types a field, in place of what was there. Any text of one's own is taken: what is wrong with it is the field's state.
 *  @param field  a MONEY_FIELD_.
 *  @param text [null]   at most MONEY_TEXT_MAX - 1 bytes; NULL with length 0, or no bytes: empties the field.
 *  @return MONEY_OK; MONEY_ERR_ENCODING, MONEY_ERR_LIMIT.
 */
MONEY_API money_status_t money_draft_set(money_draft_t *draft, money_field_t field, const char *text, size_t length,
                                         money_error_t *error);

/** Writes what a field shows: what was typed, else what follows from the others, else "". MONEY_TEXT_MAX bytes are room
 *  enough.
 *  @param field  a MONEY_FIELD_.
 *  @return MONEY_OK; MONEY_ERR_BUFFER_TOO_SMALL.
 */
MONEY_API money_status_t money_draft_text(const money_draft_t *draft, money_field_t field, char *buffer,
                                          size_t capacity, size_t *length, money_error_t *error);

/** Tells what is wrong with a field.
 *  @param field  a MONEY_FIELD_.
 *  @param state  receives a MONEY_DRAFT_.
 *  @return MONEY_OK.
 */
MONEY_API money_status_t money_draft_state(const money_draft_t *draft, money_field_t field,
                                           money_draft_state_t *state, money_error_t *error);

/** Makes the transaction of a draft whose fields are all right. One that is edited keeps its id, fee and rate.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX (a field is not right; the text names the first).
 */
MONEY_API money_status_t money_draft_transaction(const money_draft_t *draft, money_transaction_t *transaction,
                                                 money_error_t *error);

/** Saves a draft whose fields are all right: adds its transaction, or puts it in the place of the one it edits, which
 *  keeps its id, fee, rate and chosen lots. From then on the draft edits what was saved. A failure changes neither.
 *  @param stored [null]  receives the transaction with its id; may be NULL.
 *  @return MONEY_OK; MONEY_ERR_SYNTAX.
 */
MONEY_API money_status_t money_draft_save(money_draft_t *draft, money_portfolio_t *portfolio,
                                          money_transaction_t *stored, money_error_t *error);

#ifdef __cplusplus
}
#endif

#endif /* MONEY_PORTFOLIO_VIEW_H */
