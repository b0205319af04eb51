/* Track records of points and of portfolios, windows and real returns. */
#include "basics.h"

static money_value_point_t points[4];
static money_track_options_t options = MONEY_TRACK_OPTIONS_INIT;
static money_track_record_t record;

static void set(int index, const char *value, const char *flow)
{
    money_value_point_init(&points[index]);
    points[index].date = day(2024, 1, 1) + index;
    points[index].value = amount(value);
    points[index].flow = amount(flow);
}

static void flows_of_a_day(void)
{
    int time;

    options.digits = 4;
    set(0, "10000 EUR", "0 EUR");
    set(1, "11000 EUR", "0 EUR");
    set(2, "23100 EUR", "11000 EUR");
    for (time = MONEY_FLOW_START; time <= MONEY_FLOW_START_IN_END_OUT; time++) {
        options.flow_time = time;
        CHECK_OK(money_points_track_record(points, 3, &options, &record, &error));
        CHECK_TEXT(plain(&record.time_weighted), time == MONEY_FLOW_END ? "0.2100" : "0.1550");
    }
    CHECK_TEXT(words(&record.gain), "2100 EUR");
    CHECK_TEXT(words(&record.flows), "11000 EUR");
    CHECK(record.figures == (MONEY_TRACK_ANNUALISED | MONEY_TRACK_MODIFIED_DIETZ | MONEY_TRACK_VOLATILITY));
    CHECK(record.money_weighted.outcome == MONEY_XIRR_ONE);
}

static void drawdowns(void)
{
    options.digits = 2;
    set(0, "100 EUR", "0 EUR");
    set(1, "120 EUR", "0 EUR");
    set(2, "90 EUR", "0 EUR");
    set(3, "130 EUR", "0 EUR");
    CHECK_OK(money_points_track_record(points, 4, &options, &record, &error));
    CHECK_TEXT(plain(&record.drawdown), "0.25");
    CHECK(record.peak == points[1].date && record.trough == points[2].date && record.recovery == points[3].date);
    CHECK(record.longest_days == 2 && record.longest_start == points[1].date);
    CHECK(record.sample_count == 3);
    options.sample = MONEY_SAMPLE_MONTH;
    CHECK_OK(money_points_track_record(points, 4, &options, &record, &error));
    CHECK((record.figures & MONEY_TRACK_VOLATILITY) == 0 && record.volatility == 0);
    options.sample = MONEY_SAMPLE_DAY;
    options.first = points[1].date;
    options.last = points[2].date;
    CHECK_OK(money_points_track_record(points, 4, &options, &record, &error));
    CHECK_TEXT(plain(&record.time_weighted), "-0.25");
    options.first = points[0].date - 1;
    CHECK_STATUS(money_points_track_record(points, 4, &options, &record, &error), MONEY_ERR_NOT_FOUND);
    options.first = options.last;
    CHECK_STATUS(money_points_track_record(points, 4, &options, &record, &error), MONEY_ERR_ARGUMENT);
    options.first = options.last = MONEY_DATE_NONE;
}

static void refused(void)
{
    CHECK_STATUS(money_points_track_record(points, 1, NULL, &record, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_points_track_record(NULL, 0, NULL, &record, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_points_track_record(points, (size_t)MONEY_VALUE_POINTS_MAX + 1, NULL, &record, &error),
                 MONEY_ERR_LIMIT);
    set(1, "-1 EUR", "0 EUR");
    CHECK_STATUS(money_points_track_record(points, 2, NULL, &record, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "invested value must be at least 0 until 2024-01-02, got -1");
    set(0, "0 EUR", "0 EUR");
    set(1, "1 EUR", "0 EUR");
    CHECK_STATUS(money_points_track_record(points, 2, NULL, &record, &error), MONEY_ERR_DIVISION_BY_ZERO);
    set(0, "3 EUR", "0 EUR");
    points[1].date = MONEY_DATE_NONE;
    CHECK_STATUS(money_points_track_record(points, 2, NULL, &record, &error), MONEY_ERR_DATE);
    set(1, "1 USD", "0 USD");
    CHECK_STATUS(money_points_track_record(points, 2, NULL, &record, &error), MONEY_ERR_CURRENCY_MISMATCH);
    set(1, "1 EUR", "0 EUR");
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(money_points_track_record(points, 2, &options, &record, &error), MONEY_ERR_INEXACT);
    options.rounding = MONEY_ROUND_HALF_EVEN;
    CHECK(record.first == 0 && record.figures == 0);
}

static void windows(void)
{
    money_date_t first;

    CHECK_OK(money_window_start(MONEY_WINDOW_ONE_MONTH, day(2024, 3, 31), MONEY_DATE_NONE, &first, &error));
    CHECK(first == day(2024, 2, 29));
    CHECK_OK(money_window_start(MONEY_WINDOW_YEAR_TO_DATE, day(2024, 3, 31), MONEY_DATE_NONE, &first, &error));
    CHECK(first == day(2023, 12, 31));
    CHECK_OK(money_window_start(MONEY_WINDOW_MAX, day(2024, 3, 31), day(1999, 5, 6), &first, &error));
    CHECK(first == day(1999, 5, 6));
    CHECK_STATUS(money_window_start(MONEY_WINDOW_MAX, day(2024, 3, 31), MONEY_DATE_NONE, &first, &error),
                 MONEY_ERR_DATE);
    CHECK_STATUS(money_window_start(MONEY_WINDOW_ONE_YEAR, day(2024, 3, 31), day(2024, 3, 31), &first, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_window_start(0, day(2024, 3, 31), MONEY_DATE_NONE, &first, &error), MONEY_ERR_ARGUMENT);
}

static void real_returns(void)
{
    money_decimal_t nominal = decimal("0.10"), start = decimal("100"), end = decimal("110"), result;

    CHECK_OK(money_real_return(&nominal, &start, &end, 2, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.00");
    end = decimal("0");
    CHECK_STATUS(money_real_return(&nominal, &start, &end, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    end = decimal("3");
    CHECK_STATUS(money_real_return(&nominal, &start, &end, 2, MONEY_ROUND_UNNECESSARY, &result, NULL, &error),
                 MONEY_ERR_INEXACT);
    CHECK_STATUS(money_real_return(&nominal, &start, &end, 38, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_OVERFLOW);
}

int main(void)
{
    flows_of_a_day();
    drawdowns();
    refused();
    windows();
    real_returns();
    return check_end();
}
