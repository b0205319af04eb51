/* Day counts. */
#include "basics.h"

static money_day_count_options_t options;
static money_ratio_t years;

static const char *counted(const char *from, const char *to, money_day_count_t convention)
{
    static char text[MONEY_RATIO_TEXT_MAX];
    money_date_t first, last;

    CHECK_OK(money_date_parse(from, MONEY_NTS, &first, &error));
    CHECK_OK(money_date_parse(to, MONEY_NTS, &last, &error));
    CHECK_OK(money_day_count(first, last, convention, &options, &years, &error));
    CHECK_OK(money_ratio_format(&years, text, sizeof text, NULL, &error));
    return text;
}

static void conventions(void)
{
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_365), "182/365");
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_360), "91/180");
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_365_ACTUAL), "91/183");
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_ACTUAL_ISDA), "66491/133590");
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_ACTUAL_AFB), "91/183");
    CHECK_TEXT(counted("2007-02-28", "2007-08-31", MONEY_DAY_COUNT_THIRTY_360_BOND), "61/120");
    CHECK_TEXT(counted("2007-02-28", "2007-08-31", MONEY_DAY_COUNT_THIRTY_E_360), "91/180");
    CHECK_TEXT(counted("2007-02-28", "2007-08-31", MONEY_DAY_COUNT_THIRTY_360_US), "1/2");
    CHECK_TEXT(counted("2007-02-28", "2007-08-31", MONEY_DAY_COUNT_THIRTY_E_360_ISDA), "1/2");
    CHECK_TEXT(counted("2007-08-31", "2007-02-28", MONEY_DAY_COUNT_THIRTY_360_BOND), "-61/120");
    CHECK_TEXT(counted("2006-02-28", "2006-03-03", MONEY_DAY_COUNT_THIRTY_360_BOND), "1/72");
    CHECK_TEXT(counted("2006-02-28", "2006-03-03", MONEY_DAY_COUNT_THIRTY_E_360), "1/72");
    CHECK_TEXT(counted("2006-02-28", "2006-03-03", MONEY_DAY_COUNT_THIRTY_360_US), "1/120");
    CHECK_TEXT(counted("2011-12-28", "2016-03-01", MONEY_DAY_COUNT_ACTUAL_ACTUAL_AFB), "764/183");
    CHECK_TEXT(counted("2011-12-28", "2016-03-01", MONEY_DAY_COUNT_ACTUAL_365_ACTUAL), "25/6");
    CHECK_TEXT(counted("2007-08-31", "2007-08-31", MONEY_DAY_COUNT_ACTUAL_ACTUAL_ISDA), "0");
    CHECK_TEXT(counted("0001-01-01", "9999-12-31", MONEY_DAY_COUNT_ACTUAL_ACTUAL_AFB), "3649634/365");
}

static void with_options(void)
{
    CHECK_STATUS(money_day_count(0, 1, MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA, &options, &years, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_day_count(0, 1, MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA, NULL, &years, &error), MONEY_ERR_ARGUMENT);
    options.period_start = day(2003, 11, 1);
    CHECK_STATUS(money_day_count(0, 1, MONEY_DAY_COUNT_ACTUAL_360, &options, &years, &error), MONEY_ERR_ARGUMENT);
    options.period_end = day(2004, 5, 1);
    CHECK_TEXT(counted("2003-11-01", "2004-05-01", MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA), "1/2");
    CHECK_TEXT(counted("0001-01-01", "9999-12-31", MONEY_DAY_COUNT_ACTUAL_ACTUAL_ICMA), "329386937/32942");
    options.period_end = day(2004, 5, 2);
    CHECK_STATUS(money_day_count(0, 1, MONEY_DAY_COUNT_ACTUAL_360, &options, &years, &error), MONEY_ERR_DATE);
    CHECK_TEXT(error.text, "coupon period must be a whole number of months, got 2003-11-01 to 2004-05-02");
    CHECK(years.denominator[0] == 0);
    options.period_start = options.period_end = MONEY_DATE_NONE;
    options.termination = day(2007, 2, 28);
    CHECK_TEXT(counted("2006-08-31", "2007-02-28", MONEY_DAY_COUNT_THIRTY_E_360_ISDA), "89/180");
    options.termination = MONEY_DATE_NONE;
    CHECK_TEXT(counted("2006-08-31", "2007-02-28", MONEY_DAY_COUNT_THIRTY_E_360_ISDA), "1/2");
    CHECK_STATUS(money_day_count(0, 1, 11, NULL, &years, &error), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_day_count(0, MONEY_DATE_NONE, 1, NULL, &years, &error), MONEY_ERR_DATE);
}

int main(void)
{
    money_day_count_options_init(&options);
    conventions();
    with_options();
    return check_end();
}
