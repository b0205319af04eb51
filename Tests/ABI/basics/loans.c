/* Loans and annual percentage rates. */
#include "basics.h"

static money_credit_flow_t flows[256];
static size_t flow_count;

static void add(int32_t periods, const char *amount)
{
    money_credit_flow_init(&flows[flow_count]);
    flows[flow_count].periods = periods;
    CHECK_OK(money_parse(amount, MONEY_NTS, &flows[flow_count].amount, &error));
    flow_count++;
}

static void add_on(money_date_t date, const char *amount)
{
    add(0, amount);
    flows[flow_count - 1].date = date;
}

static void repeat(int32_t first, int32_t last, const char *amount)
{
    int32_t period;

    for (period = first; period <= last; period++) add(period, amount);
}

static const char *rate_every(money_apr_rule_t rule, int32_t count, money_period_unit_t unit, int32_t digits)
{
    static char text[MONEY_TEXT_MAX];
    money_decimal_t percent;

    CHECK_OK(money_apr(rule, unit, count, flows, flow_count, digits, MONEY_ROUND_HALF_UP, &percent, NULL, &error));
    CHECK_OK(money_decimal_format(&percent, text, sizeof text, NULL, &error));
    flow_count = 0;
    return text;
}

static const char *rate(money_apr_rule_t rule, money_period_unit_t unit, int32_t digits)
{
    return rate_every(rule, 1, unit, digits);
}

static void european(void)
{
    add(0, "196000 EUR");
    repeat(1, 240, "-1432.86 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 6), "6.434412");
    add(0, "500 EUR");
    repeat(1, 2, "-270 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 2), "85.59");
    add(0, "500 EUR");
    add(31, "-270 EUR");
    add(61, "-270 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_DAY, 2), "84.63");
    add(0, "100 EUR");
    add(31, "-125 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_DAY, 1), "1283.7");
    add(0, "2940 EUR");
    add(3, "-100 EUR");
    add(12, "-3000 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1), "5.6");
    add(0, "100 EUR");
    add(1, "-110 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_YEAR, 16), "10.0000000000000000");
    add_on(day(2023, 1, 31), "500 EUR");
    add_on(day(2023, 2, 28), "-270 EUR");
    add_on(day(2023, 3, 31), "-270 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 2), "85.59");
}

/* Further examples of the Commission, and the rate of numpy-financial for 10000 in 10 years. */
static void published(void)
{
    add(0, "196000 EUR");
    repeat(1, 6, "-1166.67 EUR");
    repeat(7, 240, "-1398.33 EUR");
    add(240, "-200000 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1), "8.9");
    add(0, "196000 EUR");
    repeat(1, 24, "-1319.91 EUR");
    repeat(25, 240, "-1423.41 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1), "6.2");
    add(0, "2940 EUR");
    repeat(1, 3, "-24.12 EUR");
    add(3, "-3000 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1), "19.4");
    add(0, "2940 EUR");
    add(6, "-3132.09 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1), "13.5");
    add(0, "3500 EUR");
    add(10, "-10000 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_YEAR, 8), "11.06908537");
}

/* Drawdowns with payments in between: the balance is never below 0, so the rate is the only one. */
static void drawdowns(void)
{
    add(0, "1000 EUR");
    add(1, "-50 EUR");
    add(2, "1000 EUR");
    add(3, "-50 EUR");
    add(4, "1000 EUR");
    add(5, "-50 EUR");
    repeat(6, 18, "-250 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_MONTH, 16), "17.1114007910502796");
    add(0, "100 EUR");
    add(1, "-110 EUR");
    add(2, "100 EUR");
    add(3, "-110 EUR");
    CHECK_TEXT(rate(MONEY_APR_EU, MONEY_PERIOD_YEAR, 16), "10.0000000000000000");
    add_on(day(2024, 1, 10), "1000 USD");
    add_on(day(2024, 2, 20), "-50 USD");
    add_on(day(2024, 3, 10), "1000 USD");
    add_on(day(2024, 6, 10), "-2100 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "22.34");
}

/* Examples of Appendix J (c). */
static void american(void)
{
    int32_t index;

    add_on(day(1978, 1, 10), "5000 USD");
    for (index = 0; index < 24; index++) add_on(day(1978 + (index + 1) / 12, (index + 1) % 12 + 1, 10), "-230 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "9.69");
    add_on(day(1978, 2, 23), "5000 USD");
    for (index = 0; index < 24; index++)
        add_on(day(1978 + (2 + index / 2) / 12, (2 + index / 2) % 12 + 1, index % 2 ? 16 : 1), "-219.17 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_HALF_MONTH, 2), "10.34");
    add(0, "5000 USD");
    add(1, "-250 USD");
    repeat(2, 24, "-230 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "10.08");
    add(0, "5000 USD");
    repeat(1, 23, "-230 USD");
    add(24, "-280 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "10.50");
    add(0, "5000 USD");
    add(1, "-250 USD");
    repeat(2, 23, "-230 USD");
    add(24, "-280 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "10.90");
}

/* Adds equal payments on the first of months of 1978 and later. */
static void repeat_months(int32_t first, int32_t step, int32_t count, const char *amount)
{
    int32_t month = first - 1;

    for (; count > 0; count--, month += step) add_on(day(1978 + month / 12, month % 12 + 1, 1), amount);
}

static void repeat_weeks(money_date_t first, int32_t step, int32_t count, const char *amount)
{
    for (; count > 0; count--, first += 7 * step) add_on(first, amount);
}

/* Examples (c)(1)(ii), (iv) and (v), (2)(ii), (3)(ii) and (4)(ii). */
static void american_with_odd_periods(void)
{
    add_on(day(1978, 2, 10), "6000 USD");
    repeat_months(4, 1, 36, "-200 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_MONTH, 2), "11.82");
    add_on(day(1978, 5, 23), "10000 USD");
    repeat_months(10, 3, 40, "-385 USD");
    CHECK_TEXT(rate_every(MONEY_APR_US, 3, MONEY_PERIOD_MONTH, 2), "8.97");
    add_on(day(1978, 3, 20), "500 USD");
    repeat_weeks(day(1978, 4, 21), 1, 30, "-17.60 USD");
    CHECK_TEXT(rate(MONEY_APR_US, MONEY_PERIOD_WEEK, 2), "14.96");
    add_on(day(1978, 3, 18), "400 USD");
    add_on(day(1978, 4, 20), "-39.50 USD");
    repeat_weeks(day(1978, 5, 18), 4, 11, "-38.31 USD");
    CHECK_TEXT(rate_every(MONEY_APR_US, 4, MONEY_PERIOD_WEEK, 2), "28.50");
    add_on(day(1978, 4, 3), "200 USD");
    repeat_weeks(day(1978, 4, 11), 2, 19, "-9.50 USD");
    add_on(day(1979, 1, 2), "-30 USD");
    CHECK_TEXT(rate_every(MONEY_APR_US, 2, MONEY_PERIOD_WEEK, 2), "12.22");
    add_on(day(1978, 1, 10), "8000 USD");
    add_on(day(1978, 3, 1), "-449.36 USD");
    repeat_months(5, 2, 18, "-465 USD");
    add_on(day(1981, 5, 1), "-200 USD");
    CHECK_TEXT(rate_every(MONEY_APR_US, 2, MONEY_PERIOD_MONTH, 2), "7.30");
}

static money_status_t refused(void)
{
    money_decimal_t percent;
    size_t count = flow_count;

    flow_count = 0;
    return money_apr(MONEY_APR_EU, MONEY_PERIOD_MONTH, 1, flows, count, 16, MONEY_ROUND_UNNECESSARY, &percent, NULL,
                     &error);
}

static void refusals(void)
{
    money_decimal_t percent;

    CHECK_STATUS(refused(), MONEY_ERR_ARGUMENT);
    add(0, "100 EUR");
    add(1, "-99 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "payments must add up to at least the advances; no annual percentage rate exists");
    add(0, "100 EUR");
    add(1, "-230 EUR");
    add(2, "132 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows must have a single annual percentage rate; theirs may have several");
    add(0, "100 EUR");
    add(1, "-300 EUR");
    add(2, "200 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_ARGUMENT); /* 0 % and 100 % */
    add(0, "100 EUR");
    add(1, "-101 USD");
    CHECK_STATUS(refused(), MONEY_ERR_CURRENCY_MISMATCH);
    add(0, "100 EUR");
    add_on(day(2024, 1, 1), "-101 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_DATE);
    add(0, "500 EUR");
    repeat(1, 2, "-270 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_INEXACT);
    add(0, "100 EUR");
    add(MONEY_CREDIT_PERIODS_MAX + 1, "-101 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_LIMIT);
    add(0, "0.01 EUR");
    add(1, "-1000 EUR");
    CHECK_STATUS(refused(), MONEY_ERR_OVERFLOW);
    CHECK_STATUS(money_apr(3, MONEY_PERIOD_MONTH, 1, NULL, 0, 2, MONEY_ROUND_UP, &percent, NULL, &error),
                 MONEY_ERR_ARGUMENT);
}

static money_loan_terms_t terms;

static void set_terms(const char *principal, const char *percent, int32_t count)
{
    money_loan_terms_init(&terms);
    terms.start = day(2024, 1, 1);
    terms.payment_count = count;
    CHECK_OK(money_parse(principal, MONEY_NTS, &terms.principal, &error));
    CHECK_OK(money_decimal_parse(percent, MONEY_NTS, &terms.rate, &error));
}

static void schedules(void)
{
    static const char *const left[] = {"83.66 EUR", "67.19 EUR", "50.59 EUR", "33.86 EUR", "17.00 EUR", "0.00 EUR"};
    money_loan_t *loan;
    money_loan_info_t info;
    money_loan_row_t row;
    money_loan_row_t rows[8];
    size_t index, count;

    set_terms("100 EUR", "9.4822", 6);
    CHECK_OK(money_loan_new(&terms, &loan, &error));
    CHECK_OK(money_loan_info(loan, &info, &error));
    CHECK_TEXT(words(&info.payment), "17.13 EUR");
    CHECK_TEXT(words(&info.interest), "2.78 EUR");
    CHECK(info.row_count == 6 && info.end == day(2024, 7, 1));
    for (index = 0; index < 6; index++) {
        CHECK_OK(money_loan_row_at(loan, index, &row, &error));
        CHECK_TEXT(words(&row.balance), left[index]);
    }
    CHECK_OK(money_loan_rows(loan, 4, rows, 8, &count, &error));
    CHECK(count == 2 && rows[1].number == 6);
    CHECK_STATUS(money_loan_row_at(loan, 6, &row, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_loan_rows(loan, 7, rows, 8, &count, &error), MONEY_ERR_NOT_FOUND);
    money_loan_free(loan);
}

static void refused_terms(void)
{
    money_loan_t *loan;

    set_terms("100 EUR", "9.4822", 1000000000);
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_LIMIT);
    set_terms("100 EUR", "12", 6);
    CHECK_OK(money_parse("1 EUR", MONEY_NTS, &terms.payment, &error));
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "payment 1 on 2024-02-01 must exceed the interest of 1.00, got 1.00");
    CHECK(loan == NULL);
    CHECK_OK(money_parse("1 USD", MONEY_NTS, &terms.payment, &error));
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_CURRENCY_MISMATCH);
    set_terms("100 EUR", "12", 6);
    terms.start = MONEY_DATE_NONE;
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_DATE);
    set_terms("100.001 EUR", "12", 6);
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_INEXACT);
    set_terms("100 EUR", "12", 6);
    memcpy(terms.principal.currency, "XYZ", 4);
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    set_terms("999999999999999999999999999999999999.99 EUR", "100", 6);
    CHECK_STATUS(money_loan_new(&terms, &loan, &error), MONEY_ERR_OVERFLOW);
}

static money_loan_event_t event(money_date_t date, money_loan_event_kind_t kind, const char *amount)
{
    money_loan_event_t made;

    money_loan_event_init(&made);
    made.date = date;
    made.kind = kind;
    if (amount != NULL) CHECK_OK(money_parse(amount, MONEY_NTS, &made.amount, &error));
    return made;
}

static void events(void)
{
    money_loan_t *loan;
    money_loan_row_t rows[8];
    money_loan_event_t given[3];
    size_t count;

    set_terms("300 EUR", "12", 4);
    given[0] = event(day(2024, 3, 1), MONEY_LOAN_EVENT_RATE, NULL);
    CHECK_OK(money_decimal_parse("24", MONEY_NTS, &given[0].rate, &error));
    given[1] = event(day(2024, 2, 1), MONEY_LOAN_EVENT_EXTRA, "100 EUR");
    CHECK_OK(money_loan_with_events(&terms, given, 2, &loan, &error));
    CHECK_OK(money_loan_rows(loan, 0, rows, 8, &count, &error));
    CHECK(count == 5 && rows[1].number == 0 && rows[2].number == 2);
    CHECK_TEXT(words(&rows[1].balance), "126.12 EUR");
    CHECK_TEXT(words(&rows[2].payment), "76.88 EUR");
    CHECK_TEXT(words(&rows[3].payment), "26.01 EUR");
    CHECK_TEXT(words(&rows[4].balance), "0.00 EUR");
    money_loan_free(loan);
    given[2] = event(day(2024, 1, 1), MONEY_LOAN_EVENT_ADVANCE, "100 EUR");
    CHECK_OK(money_loan_with_events(&terms, given, 3, &loan, &error));
    CHECK_OK(money_loan_row_at(loan, 0, &rows[0], &error));
    CHECK_TEXT(words(&rows[0].payment), "-100.00 EUR");
    CHECK_TEXT(words(&rows[0].balance), "400.00 EUR");
    money_loan_free(loan);
}

static money_status_t refused_event(money_loan_event_t given)
{
    money_loan_t *loan;
    money_status_t status = money_loan_with_events(&terms, &given, 1, &loan, &error);

    CHECK(loan == NULL);
    return status;
}

static void refused_events(void)
{
    money_loan_event_t given = event(day(2024, 2, 1), MONEY_LOAN_EVENT_EXTRA, "1 EUR");
    money_loan_t *loan;

    set_terms("300 EUR", "12", 4);
    CHECK_STATUS(refused_event(event(day(2024, 2, 1), 6, NULL)), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(refused_event(event(day(2024, 2, 1), MONEY_LOAN_EVENT_RATE, "1 EUR")), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(refused_event(event(day(2024, 5, 1), MONEY_LOAN_EVENT_LEVEL, NULL)), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "events must be before the last payment, got one on 2024-05-01 for 2024-05-01");
    CHECK_STATUS(refused_event(event(day(2024, 2, 1), MONEY_LOAN_EVENT_EXTRA, "1 USD")), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_STATUS(refused_event(event(MONEY_DATE_NONE, MONEY_LOAN_EVENT_LEVEL, NULL)), MONEY_ERR_DATE);
    CHECK_STATUS(refused_event(event(day(2024, 2, 1), MONEY_LOAN_EVENT_EXTRA, "0.001 EUR")), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_loan_with_events(&terms, &given, 1001, &loan, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(
        refused_event(event(day(2024, 2, 1), MONEY_LOAN_EVENT_ADVANCE, "999999999999999999999999999999999999.99 EUR")),
        MONEY_ERR_OVERFLOW);
    given.rate = terms.rate;
    CHECK_STATUS(refused_event(given), MONEY_ERR_ARGUMENT);
    memcpy(terms.principal.currency, "XYZ", 4);
    CHECK_STATUS(money_loan_with_events(&terms, NULL, 0, &loan, &error), MONEY_ERR_UNKNOWN_CURRENCY);
}

int main(void)
{
    european();
    published();
    drawdowns();
    american();
    american_with_odd_periods();
    refusals();
    schedules();
    refused_terms();
    events();
    refused_events();
    return check_end();
}
