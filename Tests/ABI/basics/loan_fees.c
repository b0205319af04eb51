/* The fees of loans, and the annual percentage rates of their schedules. */
#include "basics.h"

static money_loan_terms_t terms;
static money_loan_t *loan;

static void set_terms(const char *principal, const char *percent, int32_t count)
{
    money_loan_terms_init(&terms);
    terms.start = day(2024, 1, 1);
    terms.payment_count = count;
    terms.principal = amount(principal);
    terms.rate = decimal(percent);
}

static void make(void) { CHECK_OK(money_loan_new(&terms, &loan, &error)); }

static const char *rate(money_apr_rule_t rule, int32_t digits)
{
    money_decimal_t percent;
    money_flags_t flags;

    CHECK_OK(money_loan_apr(loan, rule, digits, MONEY_ROUND_HALF_UP, &percent, &flags, &error));
    CHECK(flags == MONEY_FLAG_ROUNDED);
    return plain(&percent);
}

static void check_row(size_t index, uint32_t number, const char *payment, const char *balance, const char *fee)
{
    money_loan_row_t row;

    CHECK_OK(money_loan_row_at(loan, index, &row, &error));
    CHECK(row.number == number);
    CHECK_TEXT(words(&row.payment), payment);
    CHECK_TEXT(words(&row.balance), balance);
    CHECK_TEXT(words(&row.fee), fee);
}

static void fees(void)
{
    money_loan_info_t info;

    set_terms("300 EUR", "12", 3);
    terms.advance_fee = amount("5 EUR");
    terms.payment_fee = amount("1.50 EUR");
    make();
    check_row(0, 0, "5.00 EUR", "300.00 EUR", "5.00 EUR");
    check_row(1, 1, "103.51 EUR", "200.99 EUR", "1.50 EUR");
    check_row(2, 2, "103.51 EUR", "100.99 EUR", "1.50 EUR");
    check_row(3, 3, "103.50 EUR", "0.00 EUR", "1.50 EUR");
    CHECK_OK(money_loan_info(loan, &info, &error));
    CHECK(info.row_count == 4);
    CHECK_TEXT(words(&info.payment), "102.01 EUR");
    CHECK_TEXT(words(&info.interest), "6.02 EUR");
    CHECK_TEXT(words(&info.fees), "9.50 EUR");
    CHECK_TEXT(words(&info.cost), "15.52 EUR");
    CHECK_TEXT(words(&info.paid), "315.52 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, 16), "36.2019419101684062");
    CHECK_TEXT(rate(MONEY_APR_US, 16), "31.2980386573051199");
    money_loan_free(loan);
}

static void events(void)
{
    money_loan_event_t event = MONEY_LOAN_EVENT_INIT;

    set_terms("300 EUR", "0", 3);
    terms.payment_fee = amount("2 EUR");
    event.date = day(2024, 2, 1);
    event.kind = MONEY_LOAN_EVENT_EXTRA;
    event.amount = amount("150 EUR");
    CHECK_OK(money_loan_with_events(&terms, &event, 1, &loan, &error));
    check_row(0, 1, "102.00 EUR", "200.00 EUR", "2.00 EUR");
    check_row(1, 0, "150.00 EUR", "50.00 EUR", "0.00 EUR");
    check_row(2, 2, "52.00 EUR", "0.00 EUR", "2.00 EUR");
    money_loan_free(loan);
}

/* Fees on dates of their own change neither the balance nor the interest. */
static void dated(void)
{
    money_loan_event_t events[3] = { MONEY_LOAN_EVENT_INIT, MONEY_LOAN_EVENT_INIT, MONEY_LOAN_EVENT_INIT };
    money_loan_info_t info;

    for (int index = 0; index < 3; index++) {
        events[index].kind = MONEY_LOAN_EVENT_FEE;
        events[index].amount = amount("5 EUR");
    }
    set_terms("300 EUR", "12", 3);
    events[0].date = day(2024, 1, 20);
    events[1].date = day(2024, 2, 1);
    events[2].date = day(2024, 4, 1);
    CHECK_OK(money_loan_with_events(&terms, events, 3, &loan, &error));
    check_row(0, 0, "5.00 EUR", "300.00 EUR", "5.00 EUR");
    check_row(1, 1, "102.01 EUR", "200.99 EUR", "0.00 EUR");
    check_row(2, 0, "5.00 EUR", "200.99 EUR", "5.00 EUR");
    check_row(4, 3, "102.00 EUR", "0.00 EUR", "0.00 EUR");
    check_row(5, 0, "5.00 EUR", "0.00 EUR", "5.00 EUR");
    CHECK_OK(money_loan_info(loan, &info, &error));
    CHECK(info.row_count == 6);
    CHECK_TEXT(words(&info.fees), "15.00 EUR");
    CHECK_TEXT(words(&info.interest), "6.02 EUR");
    money_loan_free(loan);
    events[2].date = day(2024, 4, 2);
    CHECK_STATUS(money_loan_with_events(&terms, events, 3, &loan, &error), MONEY_ERR_ARGUMENT);
    events[2].date = day(2024, 4, 1);
    events[2].amount = amount("0.001 EUR");
    CHECK_STATUS(money_loan_with_events(&terms, events, 3, &loan, &error), MONEY_ERR_INEXACT);
    events[2].amount = amount("5 USD");
    CHECK_STATUS(money_loan_with_events(&terms, events, 3, &loan, &error), MONEY_ERR_CURRENCY_MISMATCH);
    memset(&events[2].amount, 0, sizeof events[2].amount);
    CHECK_STATUS(money_loan_with_events(&terms, events, 3, &loan, &error), MONEY_ERR_ARGUMENT);
    CHECK(loan == NULL);
}

/* The cases of numpy-financial, in a currency whose minor unit is 10^-18. */
static void published(void)
{
    money_loan_row_t row;

    set_terms("15000 ETH", "8", 60);
    make();
    CHECK_OK(money_loan_row_at(loan, 0, &row, &error));
    CHECK_TEXT(words(&row.payment), "304.145914326205237034 ETH");
    CHECK_TEXT(words(&row.principal), "204.145914326205237034 ETH");
    money_loan_free(loan);
    set_terms("55000 ETH", "10", 60);
    make();
    CHECK_OK(money_loan_row_at(loan, 0, &row, &error));
    CHECK_TEXT(words(&row.principal), "710.254125786421761249 ETH");
    money_loan_free(loan);
}

static money_status_t refused(void)
{
    money_status_t status = money_loan_new(&terms, &loan, &error);

    CHECK(loan == NULL);
    return status;
}

static void refused_fees(void)
{
    set_terms("300 EUR", "12", 3);
    terms.payment_fee = amount("-1.00 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "fees must be at least 0, got -1.00");
    terms.payment_fee = amount("1 USD");
    CHECK_STATUS(refused(), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "fees must be in EUR, got USD");
    terms.payment_fee = amount("0.001 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_INEXACT);
    CHECK_TEXT(error.text, "fee of a payment must be a multiple of the minor unit, got 0.001");
    set_terms("300 EUR", "12", 3);
    terms.advance_fee = amount("999999999999999999999999999999999999.99 EUR");
    terms.payment_fee = terms.advance_fee;
    CHECK_STATUS(refused(), MONEY_ERR_OVERFLOW);
}

static money_status_t refused_rate(money_apr_rule_t rule, money_rounding_t rounding)
{
    money_decimal_t percent;
    money_status_t status = money_loan_apr(loan, rule, 2, rounding, &percent, NULL, &error);

    CHECK(percent.lo == 0 && percent.hi == 0);
    return status;
}

static void refused_rates(void)
{
    set_terms("300 EUR", "12", 3);
    make();
    CHECK_STATUS(refused_rate(3, MONEY_ROUND_HALF_UP), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(refused_rate(MONEY_APR_EU, MONEY_ROUND_UNNECESSARY), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_loan_apr(loan, MONEY_APR_EU, 17, MONEY_ROUND_UP, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    money_loan_free(loan);
    terms.advance_fee = terms.principal;
    make();
    CHECK_STATUS(refused_rate(MONEY_APR_EU, MONEY_ROUND_HALF_UP), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows must contain an advance and a later payment");
    money_loan_free(loan);
    terms.unit = MONEY_PERIOD_DAY;
    terms.advance_fee = amount("299.99 EUR");
    make();
    CHECK_STATUS(refused_rate(MONEY_APR_EU, MONEY_ROUND_HALF_UP), MONEY_ERR_OVERFLOW);
    money_loan_free(loan);
}

int main(void)
{
    fees();
    events();
    dated();
    published();
    refused_fees();
    refused_rates();
    return check_end();
}
