/* Loans: repayment schedules, and the annual percentage rates of credits. */
#include "growth.h"

static money_error_t error;

static money_loan_terms_t terms_of(size_t payments, money_loan_kind_t kind)
{
    money_loan_terms_t terms = MONEY_LOAN_TERMS_INIT;

    terms.start = date_of(0, 1);
    terms.kind = kind;
    terms.unit = MONEY_PERIOD_DAY;
    terms.payment_count = (int32_t)payments;
    terms.day_count = MONEY_DAY_COUNT_ACTUAL_365;
    terms.rate = decimal_of(45, 1);
    must(money_parse("1000000000.00 EUR", MONEY_NTS, &terms.principal, &error), &error);
    return terms;
}

static void schedule(size_t payments, money_loan_kind_t kind)
{
    money_loan_terms_t terms = terms_of(payments, kind);
    money_loan_row_t rows[64];
    money_loan_t *loan;
    size_t first = 0, count;

    must(money_loan_new(&terms, &loan, &error), &error);
    do {
        must(money_loan_rows(loan, first, rows, 64, &count, &error), &error);
        first += count;
    } while (count > 0);
    money_loan_free(loan);
}

void loan_annuity(things_t *given, things_t *made)
{
    (void)made;
    schedule(given->n, MONEY_LOAN_ANNUITY);
}

void loan_linear(things_t *given, things_t *made)
{
    (void)made;
    schedule(given->n, MONEY_LOAN_LINEAR);
}

/** Extra repayments during 1,000 payments, in descending order. */
void loan_events(things_t *given, things_t *made)
{
    money_loan_terms_t terms = terms_of(1000, MONEY_LOAN_ANNUITY);
    money_loan_event_t *events = room(given->n, sizeof *events);
    money_loan_t *loan;
    size_t index;

    (void)made;
    for (index = 0; index < given->n; index++) {
        money_loan_event_init(&events[index]);
        events[index].kind = MONEY_LOAN_EVENT_EXTRA;
        events[index].date = date_of((given->n - index) * 900 / given->n + 1, 1);
        must(money_parse("1.00 EUR", MONEY_NTS, &events[index].amount, &error), &error);
    }
    must(money_loan_with_events(&terms, events, given->n, &loan, &error), &error);
    money_loan_free(loan);
    free(events);
}

/** An advance, and payments a month apart. */
static void rate_of(size_t count, money_apr_rule_t rule)
{
    money_credit_flow_t *flows = room(count, sizeof *flows);
    money_decimal_t percent;
    size_t index;

    for (index = 0; index < count; index++) {
        money_credit_flow_init(&flows[index]);
        flows[index].periods = (int32_t)index;
        must(money_from_minor(index == 0 ? (int64_t)count * 9000 : -10000, "EUR", NULL, &flows[index].amount, &error),
             &error);
    }
    must(money_apr(rule, MONEY_PERIOD_MONTH, 1, flows, count, 4, MONEY_ROUND_HALF_UP, &percent, NULL, &error), &error);
    free(flows);
}

void apr_eu(things_t *given, things_t *made)
{
    (void)made;
    rate_of(given->n, MONEY_APR_EU);
}

void apr_us(things_t *given, things_t *made)
{
    (void)made;
    rate_of(given->n, MONEY_APR_US);
}
