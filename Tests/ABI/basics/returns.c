/* Rates of return. */
#include "basics.h"

static money_cash_flow_t flow(int32_t date, const char *text)
{
    money_cash_flow_t value = MONEY_CASH_FLOW_INIT;

    value.amount = amount(text);
    value.date = date;
    return value;
}

static int is_near(double value, double wanted)
{
    return value - wanted < 1e-9 && wanted - value < 1e-9;
}

static void internal(void)
{
    money_cash_flow_t flows[4];
    money_xirr_t result;
    int index;

    flows[0] = flow(day(2021, 1, 1), "-1000 EUR");
    flows[1] = flow(day(2022, 1, 1), "1100 EUR");
    CHECK_OK(money_xirr(flows, 2, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_ONE && result.reason == 0 && result.day_count == MONEY_DAY_COUNT_ACTUAL_365);
    CHECK(result.is_certain == 1 && result.rate_count == 1 && is_near(result.rates[0], 0.1));
    for (index = 1; index < MONEY_XIRR_RATES_MAX; index++) CHECK(result.rates[index] == 0);

    /* Two rates, in any order of the flows. */
    flows[0] = flow(day(2023, 1, 1), "-1320 EUR");
    flows[1] = flow(day(2021, 1, 1), "-1000 EUR");
    flows[2] = flow(day(2022, 1, 1), "2300 EUR");
    CHECK_OK(money_xirr(flows, 3, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_SEVERAL && result.rate_count == 2);
    CHECK(is_near(result.rates[0], 0.1) && is_near(result.rates[1], 0.2));

    /* An undefined rate is a valid answer. */
    flows[0] = flow(day(2023, 1, 1), "-1100 EUR");
    flows[2] = flow(day(2022, 1, 1), "1500 EUR");
    CHECK_OK(money_xirr(flows, 3, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_NONE && result.reason == MONEY_XIRR_REASON_NO_ROOT && result.rate_count == 0);
    CHECK_OK(money_xirr(NULL, 0, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_UNDEFINED && result.reason == MONEY_XIRR_REASON_NO_FLOWS);

    /* The nearest double to 1.1^(1/2) - 1, and to 1 + 2^-53, the midpoint of two. */
    flows[0] = flow(day(2021, 1, 1), "-1000 EUR");
    flows[1] = flow(day(2023, 1, 1), "1100 EUR");
    CHECK_OK(money_xirr(flows, 2, &result, &error));
    CHECK(result.is_certain == 1 && result.rates[0] == 0.04880884817015155);
    flows[0] = flow(day(2023, 1, 1), "-9007199254740992 EUR");
    flows[1] = flow(day(2024, 1, 1), "18014398509481985 EUR");
    CHECK_OK(money_xirr(flows, 2, &result, &error));
    CHECK(result.is_certain == 1 && result.rates[0] == 1);
    /* Two rates that are one double. */
    flows[0] = flow(day(2024, 1, 1), "6 EUR");
    flows[1] = flow(day(2024, 1, 2), "-5 EUR");
    flows[2] = flow(day(2024, 1, 3), "1 EUR");
    CHECK_OK(money_xirr(flows, 3, &result, &error));
    CHECK(result.outcome == MONEY_XIRR_ONE && result.is_certain == 0 && result.rate_count == 1 && result.rates[0] == -1);
    /* Only the sum of a day must fit 38 digits. */
    flows[0] = flow(day(2024, 1, 1), "99999999999999999999999999999999999999 EUR");
    flows[1] = flow(day(2024, 1, 1), "99999999999999999999999999999999999999 EUR");
    flows[2] = flow(day(2025, 1, 1), "-1 EUR");
    CHECK_STATUS(money_xirr(flows, 3, &result, &error), MONEY_ERR_OVERFLOW);
    flows[3] = flow(day(2024, 1, 1), "-99999999999999999999999999999999999999 EUR");
    CHECK_OK(money_xirr(flows, 4, &result, &error));

    flows[1] = flow(day(2022, 1, 1), "1 USD");
    CHECK_STATUS(money_xirr(flows, 2, &result, &error), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK(result.outcome == 0);
    CHECK_TEXT(error.text, "amounts must be in EUR, got USD");
    CHECK_TEXT(money_xirr_reason_text(MONEY_XIRR_REASON_ONE_DATE), "all flows on one date");
    CHECK_TEXT(money_xirr_reason_text(0), "rate found");
    CHECK_TEXT(money_xirr_reason_text(9), "unknown reason");
}

/** Uninitialised fields are rejected, instead of counting as a day in 1970. */
static void zeros(void)
{
    money_cash_flow_t flows[2] = {MONEY_CASH_FLOW_INIT};
    money_value_point_t points[2];
    money_decimal_t result;
    money_xirr_t rate;

    flows[0] = flow(day(2021, 1, 1), "-1000 EUR");
    CHECK_STATUS(money_xirr(flows, 2, &rate, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows[1].struct_size must be 40, got 0; initialise with MONEY_CASH_FLOW_INIT");
    money_cash_flow_init(&flows[1]);
    flows[1].amount = amount("1100 EUR");
    CHECK_STATUS(money_xirr(flows, 2, &rate, &error), MONEY_ERR_DATE);
    memset(points, 0, sizeof points);
    CHECK_STATUS(money_time_weighted_return(points, 2, 4, MONEY_ROUND_HALF_EVEN, &result, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "points[0].struct_size must be 72, got 0; initialise with MONEY_VALUE_POINT_INIT");
}

/** The flows of a program that was built against a later version, whose struct is longer. */
static void longer(void)
{
    struct {
        money_cash_flow_t flow;
        int64_t later;
    } flows[2];
    money_xirr_t rate;

    memset(flows, 0, sizeof flows);
    flows[0].flow = flow(day(2021, 1, 1), "-1000 EUR");
    flows[1].flow = flow(day(2022, 1, 1), "1100 EUR");
    flows[0].flow.struct_size = sizeof flows[0];
    CHECK_STATUS(money_xirr(&flows[0].flow, 2, &rate, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows[1].struct_size must be that of the first, 48, got 40; initialise with MONEY_CASH_FLOW_INIT");
    flows[1].flow.struct_size = sizeof flows[1];
    flows[1].later = 1;
    CHECK_STATUS(money_xirr(&flows[0].flow, 2, &rate, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows[1] sets fields that this version does not support");
    flows[1].later = 0;
    CHECK_OK(money_xirr(&flows[0].flow, 2, &rate, &error));
    flows[0].flow.struct_size = flows[1].flow.struct_size = 44;
    CHECK_STATUS(money_xirr(&flows[0].flow, 2, &rate, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "flows[0].struct_size must be 40, got 44; initialise with MONEY_CASH_FLOW_INIT");
}

static void time_weighted(void)
{
    money_value_point_t points[3] = {MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT};
    money_decimal_t result;
    uint32_t flags = 7;
    double annualised = 5;

    points[0].value = amount("0 EUR");
    points[0].flow = amount("100 EUR");
    points[0].date = day(2023, 1, 1);
    points[1].value = amount("110 EUR");
    points[1].flow = amount("-60 EUR");
    points[1].date = day(2023, 9, 1);
    points[2].value = amount("55 EUR");
    points[2].flow = amount("1000000 EUR"); /* behind the end: does not count */
    points[2].date = day(2024, 12, 31);
    CHECK_OK(money_time_weighted_return(points, 3, 4, MONEY_ROUND_HALF_EVEN, &result, &flags, NULL, &error));
    CHECK_TEXT(plain(&result), "0.2100");
    CHECK(flags == 0);
    CHECK_OK(money_time_weighted_return(points, 3, 1, MONEY_ROUND_UP, &result, &flags, &annualised, &error));
    CHECK_TEXT(plain(&result), "0.3");
    CHECK(flags == MONEY_FLAG_ROUNDED && is_near(annualised, 0.1)); /* 730 days */
    CHECK_STATUS(money_time_weighted_return(points, 3, 1, MONEY_ROUND_UNNECESSARY, &result, &flags, &annualised, &error),
                 MONEY_ERR_INEXACT);
    CHECK(flags == 0 && annualised == 0 && result.lo == 0);
    points[1].value = amount("10 EUR");
    CHECK_STATUS(money_time_weighted_return(points, 3, 1, MONEY_ROUND_UP, &result, NULL, NULL, &error), MONEY_ERR_ARGUMENT);
    points[1].flow = amount("-10 EUR");
    CHECK_STATUS(money_time_weighted_return(points, 3, 1, MONEY_ROUND_UP, &result, NULL, NULL, &error),
                 MONEY_ERR_DIVISION_BY_ZERO);
}

/** Flows of one day count in their order, and a single day is no part of a year. */
static void one_day(void)
{
    money_value_point_t points[3] = {MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT, MONEY_VALUE_POINT_INIT};
    money_decimal_t result;
    double annualised = 5;
    int index;

    for (index = 0; index < 3; index++) points[index].date = day(2023, 1, 1);
    points[0].value = amount("110 EUR");
    points[0].flow = amount("50 EUR");
    points[1].value = amount("160 EUR");
    points[1].flow = amount("-20 EUR");
    points[2].value = amount("147 EUR");
    points[2].flow = amount("0 EUR");
    CHECK_OK(money_time_weighted_return(points, 3, 4, MONEY_ROUND_HALF_EVEN, &result, NULL, NULL, &error));
    CHECK_TEXT(plain(&result), "0.0500");
    CHECK_STATUS(money_time_weighted_return(points, 3, 4, MONEY_ROUND_HALF_EVEN, &result, NULL, &annualised, &error),
                 MONEY_ERR_DIVISION_BY_ZERO);
    CHECK(annualised == 0 && result.lo == 0);
    points[2].date = day(2022, 12, 31);
    CHECK_STATUS(money_time_weighted_return(points, 3, 4, MONEY_ROUND_HALF_EVEN, &result, NULL, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "dates must not descend, got 2022-12-31 after 2023-01-01");
}

int main(void)
{
    internal();
    zeros();
    longer();
    time_weighted();
    one_day();
    return check_end();
}
