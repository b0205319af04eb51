/* Drafts through the C functions: what gives way, failures that change nothing, edits, and frees in a callback. */
#include "state.h"

static money_error_t error;

static int shows(const money_draft_t *draft, int32_t field, const char *wanted)
{
    char text[MONEY_TEXT_MAX];

    CHECK_OK(money_draft_text(draft, field, text, sizeof text, NULL, &error));
    if (strcmp(text, wanted) != 0) fprintf(stderr, "field %d: \"%s\", not \"%s\"\n", field, text, wanted);
    return strcmp(text, wanted) == 0;
}

static int is(const money_draft_t *draft, int32_t field, int32_t wanted)
{
    int32_t state = -1;

    CHECK_OK(money_draft_state(draft, field, &state, &error));
    if (state != wanted) fprintf(stderr, "field %d: %s\n", field, money_draft_state_name(state));
    return state == wanted;
}

static void type(money_draft_t *draft, int32_t field, const char *text)
{
    CHECK_OK(money_draft_set(draft, field, text, MONEY_NTS, &error));
}

static money_draft_t *filled(money_portfolio_t *portfolio, const char *action, const char *quantity, const char *sum)
{
    money_draft_t *draft = NULL;

    CHECK_OK(money_draft_new(portfolio, NULL, MONEY_TICKER_LETTERS, &draft, &error));
    type(draft, MONEY_FIELD_DATE, "2024-01-02");
    type(draft, MONEY_FIELD_TYPE, action);
    type(draft, MONEY_FIELD_TICKER, "abc");
    type(draft, MONEY_FIELD_QUANTITY, quantity);
    type(draft, MONEY_FIELD_SUM, sum);
    return draft;
}

/** A call that fails with a status, and leaves the draft and the portfolio as they were. */
#define FAILS(draft, portfolio, call, status)   \
    do {                                        \
        state_t before = {0}, after = {0};      \
        state_of_draft(&before, draft);         \
        state_of_portfolio(&before, portfolio); \
        CHECK_STATUS(call, status);             \
        state_of_draft(&after, draft);          \
        state_of_portfolio(&after, portfolio);  \
        CHECK(state_equal(&before, &after));    \
    } while (0)

static void figures(money_portfolio_t *portfolio)
{
    money_draft_t *draft = filled(portfolio, "buy", "3", "10.00");

    CHECK(shows(draft, MONEY_FIELD_TICKER, "ABC") && shows(draft, MONEY_FIELD_PRICE, "3.33333333"));
    /* The price shown, typed, is right; another one is not, until the sum is emptied. */
    type(draft, MONEY_FIELD_PRICE, "3.33333333");
    CHECK(is(draft, MONEY_FIELD_PRICE, MONEY_DRAFT_OK));
    type(draft, MONEY_FIELD_PRICE, "4");
    CHECK(is(draft, MONEY_FIELD_PRICE, MONEY_DRAFT_MISMATCH));
    CHECK_OK(money_draft_set(draft, MONEY_FIELD_SUM, NULL, 0, &error));
    CHECK(is(draft, MONEY_FIELD_PRICE, MONEY_DRAFT_OK) && shows(draft, MONEY_FIELD_SUM, "12.00"));
    type(draft, MONEY_FIELD_QUANTITY, "");
    CHECK(is(draft, MONEY_FIELD_QUANTITY, MONEY_DRAFT_MISSING) && is(draft, MONEY_FIELD_SUM, MONEY_DRAFT_MISSING));
    type(draft, MONEY_FIELD_SUM, "1.00");
    CHECK(shows(draft, MONEY_FIELD_QUANTITY, "0.25"));
    type(draft, MONEY_FIELD_PRICE, "3");
    CHECK(is(draft, MONEY_FIELD_QUANTITY, MONEY_DRAFT_INEXACT) && shows(draft, MONEY_FIELD_QUANTITY, ""));
    type(draft, MONEY_FIELD_PRICE, "0.0000000000000000000000000000000000001");
    type(draft, MONEY_FIELD_SUM, "99999999999999999999999999999999999999");
    CHECK(is(draft, MONEY_FIELD_QUANTITY, MONEY_DRAFT_TOO_MANY_DIGITS));
    type(draft, MONEY_FIELD_SUM, "999999999999999999999999999999999999999");
    CHECK(is(draft, MONEY_FIELD_SUM, MONEY_DRAFT_TOO_MANY_DIGITS) && is(draft, MONEY_FIELD_QUANTITY, MONEY_DRAFT_OK));
    type(draft, MONEY_FIELD_SUM, "1,000");
    CHECK(is(draft, MONEY_FIELD_SUM, MONEY_DRAFT_NOT_A_NUMBER));
    money_draft_free(draft);
}

static void hostile(money_portfolio_t *portfolio)
{
    money_draft_t *draft = filled(portfolio, "buy", "1", "1");
    char digits[10000];

    memset(digits, '9', sizeof digits);
    FAILS(draft, portfolio, money_draft_set(draft, MONEY_FIELD_SUM, digits, sizeof digits, &error), MONEY_ERR_LIMIT);
    FAILS(draft, portfolio, money_draft_set(draft, MONEY_FIELD_SUM, "\377", 1, &error), MONEY_ERR_ENCODING);
    FAILS(draft, portfolio, money_draft_set(draft, MONEY_FIELD_SUM, "1\0002", 3, &error), MONEY_ERR_ENCODING);
    FAILS(draft, portfolio, money_draft_set(draft, 6, "1", 1, &error), MONEY_ERR_ARGUMENT);
    type(draft, MONEY_FIELD_TICKER, "\303\204\303\226\303\234");
    CHECK(is(draft, MONEY_FIELD_TICKER, MONEY_DRAFT_LETTERS));
    FAILS(draft, portfolio, money_draft_save(draft, portfolio, NULL, &error), MONEY_ERR_SYNTAX);
    CHECK_TEXT(error.text, "ticker: letters");
    money_draft_free(draft);
    CHECK_TEXT(money_draft_state_name(MONEY_DRAFT_NOT_POSITIVE), "must be positive");
    CHECK(money_draft_state_name(-1) == NULL && money_draft_state_name(11) == NULL);
}

static void saving(money_portfolio_t *portfolio)
{
    money_draft_t *draft = filled(portfolio, "sell", "11", "110.00"), *edit = NULL;
    money_transaction_t one, found;
    size_t count = 0;

    FAILS(draft, portfolio, money_draft_save(draft, portfolio, &one, &error), MONEY_ERR_INSUFFICIENT);
    type(draft, MONEY_FIELD_TYPE, "buy");
    CHECK_OK(money_draft_transaction(draft, &one, &error));
    CHECK_TEXT(one.id, "");
    CHECK_OK(money_draft_save(draft, portfolio, &one, &error));
    CHECK_TEXT(one.id, "1");
    /* Saved again it is the same transaction. */
    CHECK_OK(money_draft_save(draft, portfolio, NULL, &error));
    CHECK_OK(money_portfolio_count(portfolio, &count, &error));
    CHECK(count == 1);
    money_draft_free(draft);
    /* What an edit leaves alone stays. */
    CHECK_OK(money_parse("2.00 EUR", MONEY_NTS, &one.fee, &error));
    CHECK_OK(money_portfolio_edit(portfolio, &one, NULL, 0, &error));
    CHECK_OK(money_draft_from(portfolio, "1", MONEY_TICKER_LETTERS, &edit, &error));
    CHECK(shows(edit, MONEY_FIELD_PRICE, "10") && shows(edit, MONEY_FIELD_SUM, "110.00"));
    type(edit, MONEY_FIELD_PRICE, "12");
    CHECK(shows(edit, MONEY_FIELD_QUANTITY, "11") && shows(edit, MONEY_FIELD_SUM, "132.00"));
    type(edit, MONEY_FIELD_SUM, "66.00");
    CHECK(shows(edit, MONEY_FIELD_QUANTITY, "5.5") && shows(edit, MONEY_FIELD_PRICE, "12"));
    CHECK_OK(money_portfolio_find(portfolio, "1", &found, &error));
    CHECK(memcmp(&found, &one, sizeof one) == 0);
    CHECK_OK(money_draft_save(edit, portfolio, &found, &error));
    CHECK_TEXT(found.id, "1");
    CHECK(memcmp(&found.fee, &one.fee, sizeof one.fee) == 0 && found.quantity.lo == 55);
    CHECK_OK(money_portfolio_delete(portfolio, "1", &error));
    FAILS(edit, portfolio, money_draft_save(edit, portfolio, NULL, &error), MONEY_ERR_NOT_FOUND);
    money_draft_free(edit);
    one = found;
    strcpy(one.id, "d");
    one.action = MONEY_ACTION_DIVIDEND;
    memset(&one.quantity, 0, sizeof one.quantity);
    CHECK_OK(money_portfolio_add(portfolio, &one, NULL, 0, NULL, &error));
    CHECK_STATUS(money_draft_from(portfolio, "d", MONEY_TICKER_LETTERS, &edit, &error), MONEY_ERR_ARGUMENT);
    CHECK(edit == NULL);
}

static void free_draft(void *draft, uint64_t revision)
{
    (void)revision;
    money_draft_free(draft);
}

int main(void)
{
    money_portfolio_t *portfolio = NULL;
    money_draft_t *draft;

    CHECK_OK(money_portfolio_new("EUR", NULL, &portfolio, &error));
    figures(portfolio);
    hostile(portfolio);
    saving(portfolio);
    draft = filled(portfolio, "buy", "1", "1");
    CHECK_OK(money_portfolio_on_change(portfolio, free_draft, draft, &error));
    CHECK_OK(money_draft_save(draft, portfolio, NULL, &error));
    money_portfolio_free(portfolio);
    return check_end();
}
