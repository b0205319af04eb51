/* The dated amounts and the loan that hostile calls of the rates of return are made with. */
#ifndef HOSTILE_RETURNS_OBJECTS_H
#define HOSTILE_RETURNS_OBJECTS_H

/** A first one goes in, the others come out, a day apart. */
static inline money_cash_flow_t *give_cash_flows(size_t count)
{
    money_cash_flow_t *flows = (money_cash_flow_t *)give_filled(0, count * sizeof *flows);
    size_t index;

    for (index = 0; index < count; index++) {
        money_cash_flow_init(&flows[index]);
        must(money_parse(index == 0 ? "-12.50 EUR" : "12.50 EUR", MONEY_NTS, &flows[index].amount, NULL));
        flows[index].date = 19782 + 365 * (int32_t)index;
    }
    return flows;
}

/** Worth a little, the same going in, a year apart. */
static inline money_value_point_t *give_value_points(size_t count)
{
    money_value_point_t *points = (money_value_point_t *)give_filled(0, count * sizeof *points);
    size_t index;

    for (index = 0; index < count; index++) {
        money_value_point_init(&points[index]);
        must(money_parse("25.00 EUR", MONEY_NTS, &points[index].value, NULL));
        must(money_parse("0.01 EUR", MONEY_NTS, &points[index].flow, NULL));
        points[index].date = 19782 + (int32_t)index;
    }
    return points;
}

/** An advance, and payments of the same amount a year apart. */
static inline money_credit_flow_t *give_credit_flows(size_t count)
{
    money_credit_flow_t *flows = (money_credit_flow_t *)give_filled(0, count * sizeof *flows);
    size_t index;

    for (index = 0; index < count; index++) {
        money_credit_flow_init(&flows[index]);
        must(money_parse(index == 0 ? "12.50 EUR" : "-12.50 EUR", MONEY_NTS, &flows[index].amount, NULL));
        flows[index].date = 19782 + 365 * (int32_t)index;
    }
    return flows;
}

static inline void fill_loan_terms(money_loan_terms_t *one)
{
    money_loan_terms_init(one);
    one->start = 19782;
    one->payment_count = 3;
    must(money_parse("100.00 EUR", MONEY_NTS, &one->principal, NULL));
    must(money_decimal_parse("9.4822", MONEY_NTS, &one->rate, NULL));
}

/** A loan of 1,000 with payments of 100. */
static inline void fill_annuity(money_annuity_t *one)
{
    money_annuity_init(one);
    one->periods = 12;
    one->rate_periods = 12;
    must(money_decimal_parse("0.12", MONEY_NTS, &one->rate, NULL));
    must(money_decimal_parse("1000", MONEY_NTS, &one->present_value, NULL));
    must(money_decimal_parse("-100", MONEY_NTS, &one->payment, NULL));
}

static inline void fill_track_options(money_track_options_t *one)
{
    money_track_options_init(one);
    one->first = 19783;
    one->last = 19784;
    one->price_gap = 10000;
}

/** Extra repayments of a cent on the date of the loan. */
static inline money_loan_event_t *give_loan_events(size_t count)
{
    money_loan_event_t *events = (money_loan_event_t *)give_filled(0, count * sizeof *events);
    size_t index;

    for (index = 0; index < count; index++) {
        money_loan_event_init(&events[index]);
        events[index].date = 19782;
        events[index].kind = MONEY_LOAN_EVENT_EXTRA;
        must(money_parse("0.01 EUR", MONEY_NTS, &events[index].amount, NULL));
    }
    return events;
}

static inline money_loan_t *make_loan(void)
{
    money_loan_terms_t terms;
    money_loan_t *loan = NULL;

    fill_loan_terms(&terms);
    must(money_loan_new(&terms, &loan, NULL));
    return loan;
}

#endif
