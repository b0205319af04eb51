/* Balances of a wallet in one currency: at the rates of each day, at the rates of one day, and each refusal. */
#include "wallet.h"

static money_error_t error;

/** 1.25 dollars to the euro on 2024-02-29, and 1.60 on the next day. */
static money_rates_t *two_days(void)
{
    money_rates_builder_t *builder = NULL;
    money_rates_t *rates = NULL;

    if (money_rates_builder_new(&builder, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, "EUR", "USD", "1.25", MONEY_NTS, 19782, NULL) != MONEY_OK ||
        money_rates_builder_add(builder, "EUR", "USD", "1.60", MONEY_NTS, 19783, NULL) != MONEY_OK ||
        money_rates_builder_build(builder, &rates, NULL) != MONEY_OK)
        abort();
    money_rates_builder_free(builder);
    return rates;
}

/** 10.00 EUR on every day, and 20.00 USD on 2024-02-29 and the two days after it. */
static money_wallet_t *make_wallet(void)
{
    money_wallet_t *wallet = wallet_of("10.00 EUR", NULL);
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount = amount_of("20.00 USD");

    note.date = 19782;
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, &error));
    note.date = 19785;
    amount = amount_of("-20.00 USD");
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, &error));
    return wallet;
}

static void balances(void)
{
    money_wallet_t *wallet = make_wallet();
    money_rates_t *rates = two_days();
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_daily_balance_t rows[6];
    size_t count = 9;

    options.max_gap = 1;
    CHECK_OK(money_wallet_daily_balances(wallet, "EUR", 19781, 19785, MONEY_BALANCE_RATES_DAILY, rates, &options, 0,
                                         rows, 6, &count, &error));
    CHECK(count == 5 && rows[0].date == 19781 && rows[4].date == 19785);
    CHECK(is_amount(&rows[0].balance, "10.00 EUR") && rows[0].flags == 0);
    CHECK(is_amount(&rows[1].balance, "26.00 EUR") && rows[1].flags == 0);
    CHECK(is_amount(&rows[2].balance, "22.50 EUR") && rows[2].flags == 0);
    CHECK(is_amount(&rows[3].balance, "22.50 EUR") && rows[3].flags == MONEY_FLAG_EARLIER);
    /* Without dollars, no rate is needed. */
    CHECK(is_amount(&rows[4].balance, "10.00 EUR") && rows[4].flags == 0);
    CHECK_OK(money_wallet_daily_balances(wallet, "EUR", 19781, 19784, MONEY_BALANCE_RATES_ONE, rates, NULL, 1, rows, 2,
                                         &count, &error));
    CHECK(count == 2 && rows[0].date == 19782 && is_amount(&rows[0].balance, "22.50 EUR"));
    CHECK(rows[1].date == 19783 && is_amount(&rows[1].balance, "22.50 EUR"));
    options.date = 19782;
    CHECK_OK(money_wallet_daily_balances(wallet, "EUR", 19784, 19784, MONEY_BALANCE_RATES_ONE, rates, &options, 0,
                                         rows, 6, &count, &error));
    CHECK(count == 1 && is_amount(&rows[0].balance, "26.00 EUR"));
    CHECK_OK(money_wallet_daily_balances(wallet, "EUR", 19784, 19784, MONEY_BALANCE_RATES_ONE, rates, &options, 1,
                                         rows, 6, &count, &error));
    CHECK(count == 0);
    money_rates_free(rates);
    money_wallet_free(wallet);
}

static void refusals(void)
{
    money_wallet_t *wallet = make_wallet(), *large = wallet_of("90000000000000000000000000000000000000 USD", NULL);
    money_rates_t *rates = two_days(), *unknown = rates_of("EUR", "XYZ", "2");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_daily_balance_t rows[6];
    size_t count;

#define BALANCES(wallet, target, start, end, rates, options, first)                                                  \
    (count = 9, money_wallet_daily_balances(wallet, target, start, end, MONEY_BALANCE_RATES_DAILY, rates, options,    \
                                            first, rows, 6, &count, &error))
    CHECK_STATUS(BALANCES(wallet, "EUR", 19781, 19784, rates, NULL, 0), MONEY_ERR_NO_RATE);
    CHECK(count == 0 && rows[0].balance.currency[0] == '\0' && rows[2].balance.currency[0] == '\0');
    CHECK_STATUS(BALANCES(wallet, "EUR", 19781, 19784, rates, NULL, 5), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(BALANCES(wallet, "EUR", 19784, 19781, rates, NULL, 0), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "end must not be before the start 2024-03-02, got 2024-02-28");
    CHECK_STATUS(BALANCES(wallet, "EUR", MONEY_DATE_NONE, 19781, rates, NULL, 0), MONEY_ERR_DATE);
    CHECK_STATUS(BALANCES(wallet, "EUR", 19781, INT32_MAX, rates, NULL, 0), MONEY_ERR_DATE);
    CHECK_STATUS(BALANCES(wallet, "E R", 19781, 19782, rates, NULL, 0), MONEY_ERR_SYNTAX);
    CHECK_STATUS(BALANCES(wallet, "XYZ", 19781, 19781, unknown, NULL, 0), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(BALANCES(large, "EUR", 19782, 19782, rates, NULL, 0), MONEY_ERR_OVERFLOW);
    options.digits = 0;
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(BALANCES(wallet, "EUR", 19783, 19783, rates, &options, 0), MONEY_ERR_INEXACT);
    options.date = 19783;
    CHECK_STATUS(BALANCES(wallet, "EUR", 19783, 19783, rates, &options, 0), MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "date of the rates must not be set for rates of each day, got 2024-03-01");
    CHECK_STATUS(money_wallet_daily_balances(wallet, "EUR", 19781, 19782, 2, rates, NULL, 0, rows, 6, &count, &error),
                 MONEY_ERR_ARGUMENT);
    CHECK_TEXT(error.text, "basis must be a MONEY_BALANCE_RATES_ value, got 2");
    money_rates_free(rates);
    money_rates_free(unknown);
    money_wallet_free(wallet);
    money_wallet_free(large);
}

int main(void)
{
    balances();
    refusals();
    return check_end();
}
