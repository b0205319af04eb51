/* The time value of money. */
#include "basics.h"

static money_annuity_t annuity(const char *rate, uint32_t rate_periods, int32_t periods)
{
    money_annuity_t value = MONEY_ANNUITY_INIT;

    value.rate = decimal(rate);
    value.rate_periods = rate_periods;
    value.periods = periods;
    return value;
}

static money_decimal_t result;
static money_flags_t flags;

static void annuities(void)
{
    money_annuity_t loan = annuity("0.08", 12, 60);

    loan.present_value = decimal("15000");
    CHECK_OK(money_annuity_payment(&loan, 25, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "-304.1459143262052370338701620");
    CHECK(flags == MONEY_FLAG_ROUNDED);
    CHECK_OK(money_annuity_payment(&loan, MONEY_DIGITS_SIGNIFICANT, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "-304.1459143262052370338701620451595");
    CHECK_OK(money_annuity_principal(&loan, 1, 6, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "-204.145914");
    CHECK_OK(money_annuity_interest(&loan, 1, MONEY_DIGITS_SIGNIFICANT, MONEY_ROUND_HALF_EVEN, &result, &flags, &error));
    CHECK_TEXT(plain(&result), "-100");
    CHECK(flags == 0);
    loan.time = MONEY_PAYMENT_BEGIN;
    CHECK_OK(money_annuity_principal(&loan, 1, 6, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "-302.131703");
    CHECK_OK(money_annuity_interest(&loan, 1, 6, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.000000");

    loan = annuity("0.1", 1, 2);
    loan.present_value = decimal("-100");
    CHECK_OK(money_annuity_future_value(&loan, MONEY_DIGITS_SIGNIFICANT, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "121");
    loan.future_value = decimal("121");
    CHECK_OK(money_annuity_present_value(&loan, 2, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "-100.00");
    CHECK_OK(money_annuity_periods(&loan, 4, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "2.0000");
    CHECK_OK(money_annuity_rate(&loan, 4, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.1000");
    loan.future_value = decimal("100");
    CHECK_OK(money_annuity_rate(&loan, 4, MONEY_ROUND_UNNECESSARY, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.0000");
    loan = annuity("0", 1, 10);
    loan.present_value = decimal("-3500");
    loan.future_value = decimal("10000");
    CHECK_OK(money_annuity_rate(&loan, 28, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.1106908537107528062538259006");
    loan.payment = decimal("-650");
    CHECK_OK(money_annuity_periods(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "10.00");
}

static void refused_annuities(void)
{
    money_annuity_t loan = annuity("0.1", 1, 0);

    loan.present_value = decimal("100");
    CHECK_STATUS(money_annuity_payment(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, &flags, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "number of periods must be at least 1, got 0");
    loan.periods = MONEY_ANNUITY_PERIODS_MAX + 1;
    CHECK_STATUS(money_annuity_future_value(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_LIMIT);
    loan.periods = MONEY_ANNUITY_PERIODS_MAX;
    CHECK_STATUS(money_annuity_future_value(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_OVERFLOW);
    loan.periods = 3;
    CHECK_STATUS(money_annuity_payment(&loan, 2, MONEY_ROUND_UNNECESSARY, &result, NULL, &error), MONEY_ERR_INEXACT);
    CHECK_STATUS(money_annuity_interest(&loan, 2, 2, MONEY_ROUND_UNNECESSARY, &result, NULL, &error),
                 MONEY_ERR_INEXACT);
    CHECK_STATUS(money_annuity_principal(&loan, 4, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    /* No rate, and perhaps several. */
    CHECK_STATUS(money_annuity_rate(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    loan.payment = decimal("-100");
    loan.future_value = decimal("190");
    CHECK_STATUS(money_annuity_rate(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "amounts must have a single rate; theirs may have several or none");
    /* The interest exceeds the payment. */
    loan.payment = decimal("-5");
    loan.future_value = decimal("0");
    CHECK_STATUS(money_annuity_periods(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    loan.rate = decimal("-1");
    CHECK_STATUS(money_annuity_payment(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    loan.time = 2;
    CHECK_STATUS(money_annuity_payment(&loan, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    CHECK(result.lo == 0 && result.hi == 0);
}

static void flows(void)
{
    static const char *const npv[] = { "-15000", "1500", "2500", "3500", "4500", "6000" };
    static const char *const mirr[] = { "-120000", "39000", "30000", "21000", "37000", "46000" };
    money_decimal_t amounts[6], rate = decimal("0.05"), finance = decimal("0.1"), reinvest = decimal("0.12");
    int index;

    for (index = 0; index < 6; index++) amounts[index] = decimal(npv[index]);
    CHECK_OK(money_npv(&rate, amounts, 6, 24, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "122.894854950942692161628716");
    CHECK_OK(money_npv(&rate, NULL, 0, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    for (index = 0; index < 6; index++) amounts[index] = decimal(mirr[index]);
    CHECK_OK(money_mirr(amounts, 6, &finance, &reinvest, 27, MONEY_ROUND_HALF_EVEN, &result, NULL, &error));
    CHECK_TEXT(plain(&result), "0.126094130365905145828421880");
    CHECK_STATUS(money_mirr(amounts, 1, &finance, &reinvest, 27, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_STATUS(money_mirr(amounts, 6, &finance, &reinvest, 27, MONEY_ROUND_UNNECESSARY, &result, NULL, &error),
                 MONEY_ERR_INEXACT);
    CHECK_STATUS(money_npv(&rate, amounts, (size_t)MONEY_PERIODIC_FLOWS_MAX + 1, 2, MONEY_ROUND_HALF_EVEN, &result,
                           NULL, &error), MONEY_ERR_LIMIT);
    reinvest = decimal("10000000000000000000000000000000000000");
    CHECK_STATUS(money_mirr(amounts, 6, &finance, &reinvest, 27, MONEY_ROUND_HALF_EVEN, &result, NULL, &error),
                 MONEY_ERR_OVERFLOW);
    rate = decimal("-1");
    CHECK_STATUS(money_npv(&rate, amounts, 6, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_ARGUMENT);
    rate = decimal("-0.99999999999999999999999999999999999999");
    CHECK_STATUS(money_npv(&rate, amounts, 6, 2, MONEY_ROUND_HALF_EVEN, &result, NULL, &error), MONEY_ERR_OVERFLOW);
}

int main(void)
{
    annuities();
    refused_annuities();
    flows();
    return check_end();
}
