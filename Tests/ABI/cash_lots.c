/* Lots of foreign cash: costs, realised and unrealised gains, and each refusal. */
#include "wallet.h"

static money_error_t error;

static void add_at(money_wallet_t *wallet, money_date_t date, const char *text, const char *cost)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount = amount_of(text);

    note.date = date;
    if (cost != NULL) note.cost = amount_of(cost);
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, &error));
}

static money_cash_lots_t *lots_of(money_wallet_t *wallet, const char *reporting, money_cash_lot_method_t method,
                                  const money_rates_t *rates)
{
    money_cash_lots_t *lots = NULL;

    CHECK_OK(money_wallet_cash_lots(wallet, "USD", reporting, method, rates, NULL, &lots, &error));
    return lots;
}

static void fifo(money_wallet_t *wallet)
{
    money_cash_lots_t *lots = lots_of(wallet, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.25");
    money_cash_lots_info_t info;
    money_cash_lot_t open[3];
    money_cash_disposal_t disposals[3];
    money_t gain;
    size_t count = 9;

    CHECK_OK(money_cash_lots_info(lots, &info, &error));
    CHECK_TEXT(info.currency, "USD");
    CHECK_TEXT(info.reporting, "EUR");
    CHECK(is_amount(&info.amount, "2.00 USD") && is_amount(&info.cost, "1.67 EUR"));
    CHECK(info.realised.currency[0] == '\0');
    CHECK_OK(money_cash_lots_open(lots, 0, open, 3, &count, &error));
    CHECK(count == 1 && open[0].entry == 2 && open[0].opened == 19783);
    CHECK(is_amount(&open[0].amount, "2.00 USD") && is_amount(&open[0].cost, "1.67 EUR"));
    CHECK_OK(money_cash_lots_disposals(lots, 0, disposals, 3, &count, &error));
    CHECK(count == 2 && disposals[0].entry == 4 && disposals[1].entry == 3);
    CHECK(is_amount(&disposals[0].amount, "1.00 USD") && is_amount(&disposals[0].cost, "0.90 EUR"));
    CHECK(disposals[0].proceeds.currency[0] == '\0' && disposals[0].gain.currency[0] == '\0');
    CHECK(is_amount(&disposals[1].cost, "8.93 EUR") && is_amount(&disposals[1].gain, "0.07 EUR"));
    CHECK(is_amount(&disposals[1].proceeds, "9.00 EUR") && disposals[1].date == 19785);
    CHECK_STATUS(money_cash_lots_open(lots, 2, open, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_STATUS(money_cash_lots_disposals(lots, 3, disposals, 3, &count, &error), MONEY_ERR_NOT_FOUND);
    CHECK_OK(money_cash_lots_unrealised(lots, rates, NULL, &gain, &error));
    CHECK(is_amount(&gain, "-0.07 EUR"));
    CHECK_STATUS(money_cash_lots_unrealised(lots, NULL, NULL, &gain, &error), MONEY_ERR_NO_RATE);
    CHECK(gain.currency[0] == '\0');
    money_rates_free(rates);
    money_cash_lots_free(lots);
}

static void average(money_wallet_t *wallet)
{
    money_cash_lots_t *lots = lots_of(wallet, "EUR", MONEY_CASH_LOTS_AVERAGE, NULL);
    money_cash_lot_t open[3];
    money_cash_disposal_t disposals[3];
    size_t count = 9;

    /* 13 dollars for 11.50, of which 1 and 10 are spent. */
    CHECK_OK(money_cash_lots_disposals(lots, 0, disposals, 3, &count, &error));
    CHECK(count == 2 && is_amount(&disposals[0].cost, "0.88 EUR") && is_amount(&disposals[1].cost, "8.85 EUR"));
    CHECK_OK(money_cash_lots_open(lots, 0, open, 3, &count, &error));
    CHECK(count == 1 && open[0].entry == 0 && open[0].opened == MONEY_DATE_NONE);
    CHECK(is_amount(&open[0].cost, "1.77 EUR"));
    money_cash_lots_free(lots);
}

static void refusals(void)
{
    money_wallet_t *wallet = wallet_of("5.00 USD", NULL);
    money_cash_lots_t *lots = (money_cash_lots_t *)&error;
    money_rates_t *rates = rates_of("EUR", "USD", "1.25");
    money_rates_t *unknown = rates_of("USD", "XYZ", "2");
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    money_t gain;

#define LOTS(reporting, rates, options) \
    money_wallet_cash_lots(wallet, "USD", reporting, MONEY_CASH_LOTS_FIFO, rates, options, &lots, &error)
    CHECK_STATUS(LOTS("EUR", NULL, NULL), MONEY_ERR_NO_RATE);
    CHECK_TEXT(error.text, "unknown cost of entry 1, 5.00 USD; set its cost or pass rates");
    CHECK(lots == NULL);
    CHECK_STATUS(LOTS(NULL, NULL, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(LOTS("USD", NULL, NULL), MONEY_ERR_ARGUMENT);
    CHECK_STATUS(LOTS("E R", NULL, NULL), MONEY_ERR_SYNTAX);
    CHECK_STATUS(LOTS("XYZ", unknown, NULL), MONEY_ERR_UNKNOWN_CURRENCY);
    CHECK_STATUS(money_wallet_cash_lots(wallet, "USD", "EUR", 2, NULL, NULL, &lots, &error), MONEY_ERR_ARGUMENT);
    options.date = INT32_MAX;
    CHECK_STATUS(LOTS("EUR", rates, &options), MONEY_ERR_DATE);
    options.date = MONEY_DATE_NONE;
    CHECK_OK(LOTS("EUR", rates, NULL));
    CHECK_OK(money_cash_lots_unrealised(lots, rates, NULL, &gain, &error));
    CHECK(is_amount(&gain, "0.00 EUR"));
    options.date = INT32_MAX;
    CHECK_STATUS(money_cash_lots_unrealised(lots, rates, &options, &gain, &error), MONEY_ERR_DATE);
    money_cash_lots_free(lots);
    add_at(wallet, 19782, "-9.00 USD", NULL);
    CHECK_STATUS(LOTS("EUR", rates, NULL), MONEY_ERR_INSUFFICIENT);
    CHECK_TEXT(error.text, "entry 2 must not pay more than the lots contain, got 9.00 USD, 4.00 too much");
    add_at(wallet, 19782, "9.00 USD", "8.00 CHF");
    CHECK_STATUS(LOTS("EUR", rates, NULL), MONEY_ERR_INSUFFICIENT);
    money_wallet_free(wallet);
    wallet = wallet_of(NULL, NULL);
    add_at(wallet, 19782, "9.00 USD", "8.00 CHF");
    CHECK_STATUS(LOTS("EUR", rates, NULL), MONEY_ERR_CURRENCY_MISMATCH);
    CHECK_TEXT(error.text, "cost of entry 1 must be in EUR, got 8.00 CHF");
    add_at(wallet, 19782, "9.00 USD", "8.00 EUR");
    CHECK_STATUS(LOTS(NULL, rates, NULL), MONEY_ERR_ARGUMENT);
    money_wallet_free(wallet);
    /* Costs whose sum exceeds 38 digits, and a rate that does not end. */
    wallet = wallet_of(NULL, NULL);
    add_at(wallet, 19782, "1 USD", "90000000000000000000000000000000000000 EUR");
    add_at(wallet, 19782, "1 USD", "90000000000000000000000000000000000000 EUR");
    CHECK_STATUS(LOTS("EUR", NULL, NULL), MONEY_ERR_OVERFLOW);
    money_wallet_free(wallet);
    wallet = wallet_of("1.01 USD", NULL);
    money_convert_options_init(&options);
    options.rounding = MONEY_ROUND_UNNECESSARY;
    CHECK_STATUS(LOTS("EUR", rates, &options), MONEY_ERR_INEXACT);
    CHECK_OK(LOTS("EUR", rates, NULL));
    CHECK_STATUS(money_cash_lots_unrealised(lots, rates, &options, &gain, &error), MONEY_ERR_INEXACT);
    money_cash_lots_free(lots);
    money_wallet_free(wallet);
    money_rates_free(rates);
    money_rates_free(unknown);
}

/** Values that the unrealised gain cannot have. */
static void refused_gains(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);
    money_rates_t *unknown = rates_of("USD", "XYZ", "2"), *rates = rates_of("EUR", "USD", "0.5");
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_cash_lots_t *lots;
    money_t gain, amount = amount_of("9.00 USD");

    /* A currency that no registry contains: its rate is known, its minor unit is not. */
    note.cost = amount_of("8.00 EUR");
    memcpy(note.cost.currency, "XYZ", 3);
    CHECK_OK(money_wallet_add(wallet, &amount, &note, NULL, &error));
    lots = lots_of(wallet, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    CHECK_STATUS(money_cash_lots_unrealised(lots, unknown, NULL, &gain, &error), MONEY_ERR_UNKNOWN_CURRENCY);
    money_cash_lots_free(lots);
    money_wallet_free(wallet);
    wallet = wallet_of(NULL, NULL);
    add_at(wallet, 19782, "90000000000000000000000000000000000000 USD", "8.00 EUR");
    lots = lots_of(wallet, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    CHECK_STATUS(money_cash_lots_unrealised(lots, rates, NULL, &gain, &error), MONEY_ERR_OVERFLOW);
    money_cash_lots_free(lots);
    money_wallet_free(wallet);
    money_rates_free(unknown);
    money_rates_free(rates);
}

/** An exchange with the kind records the cost of each side. */
static void exchanges(void)
{
    money_wallet_t *wallet = wallet_of("100.00 EUR", NULL);
    money_rates_t *rates = rates_of("EUR", "USD", "1.25"), *later = rates_of("EUR", "USD", "1.20");
    money_exchange_leg_t leg = MONEY_EXCHANGE_LEG_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_cash_lots_t *lots;
    money_cash_lots_info_t info;

    note.kind = MONEY_ENTRY_EXCHANGE;
    leg.give = amount_of("40.00 EUR");
    strcpy(leg.receive, "USD");
    CHECK_OK(money_wallet_exchange(wallet, &leg, 1, rates, NULL, &note, &error));
    leg.give = amount_of("30.00 USD");
    strcpy(leg.receive, "EUR");
    CHECK_OK(money_wallet_exchange(wallet, &leg, 1, later, NULL, &note, &error));
    lots = lots_of(wallet, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    CHECK_OK(money_cash_lots_info(lots, &info, &error));
    CHECK(is_amount(&info.cost, "16.00 EUR") && is_amount(&info.realised, "1.00 EUR"));
    money_cash_lots_free(lots);
    money_rates_free(rates);
    money_rates_free(later);
    money_wallet_free(wallet);
}

static money_status_t transfer(money_wallet_t *source, money_wallet_t *target, const char *text, money_date_t date,
                               const char *id)
{
    money_transfer_leg_t leg = MONEY_TRANSFER_LEG_INIT;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;

    leg.source = source;
    leg.target = target;
    leg.amount = amount_of(text);
    note.date = date;
    note.external_id = id;
    return money_wallet_transfer(&leg, 1, &note, &error);
}

/** A transfer keeps the booked day and the cost of each lot, and realises no gain. */
static void transfers(void)
{
    money_wallet_t *mine = wallet_of(NULL, NULL), *yours = wallet_of(NULL, NULL);
    money_wallet_details_t details;
    money_wallet_balance_t balance;
    money_wallet_entry_t entry;
    money_cash_lots_info_t info;
    money_cash_lot_t open[4];
    money_cash_lots_t *lots;
    size_t count = 9;

    add_at(mine, 19782, "10.00 USD", "9.00 EUR");
    add_at(mine, 19785, "10.00 USD", "9.50 EUR");
    add_at(yours, 19783, "4.00 USD", "5.00 EUR");
    CHECK_OK(transfer(mine, yours, "15.00 USD", 19800, NULL));
    lots = lots_of(mine, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    CHECK_OK(money_cash_lots_info(lots, &info, &error));
    CHECK(is_amount(&info.amount, "5.00 USD") && is_amount(&info.cost, "4.75 EUR"));
    CHECK(is_amount(&info.realised, "0.00 EUR"));
    money_cash_lots_free(lots);
    CHECK_OK(money_wallet_at(yours, NULL, 1, &entry, &error));
    CHECK(entry.date == 19782 && is_amount(&entry.amount, "10.00 USD"));
    CHECK_OK(money_wallet_details(yours, 3, &details, &error));
    CHECK(details.effective == 19800 && is_amount(&details.cost, "4.75 EUR"));
    CHECK_OK(money_wallet_balance(yours, "USD", 19799, NULL, &balance, &error));
    CHECK(is_amount(&balance.posted, "4.00 USD"));
    lots = lots_of(yours, NULL, MONEY_CASH_LOTS_FIFO, NULL);
    CHECK_OK(money_cash_lots_open(lots, 0, open, 4, &count, &error));
    CHECK(count == 3 && open[0].entry == 2 && open[1].entry == 1 && open[2].entry == 3);
    CHECK(open[0].opened == 19782 && open[1].opened == 19783 && open[2].opened == 19785);
    money_cash_lots_free(lots);
    FAILS(mine, yours, transfer(mine, yours, "1.00 USD", MONEY_DATE_NONE, NULL), MONEY_ERR_DATE,
          "date of the transfer must be set to keep the dates and costs of its lots of 1.00 USD");
    FAILS(mine, yours, transfer(mine, yours, "6.00 USD", 19801, NULL), MONEY_ERR_INSUFFICIENT,
          "lots on 2024-03-19 must cover 6.00 USD, got 1.00 too few");
    FAILS(mine, yours, transfer(yours, mine, "11.00 USD", 19801, "t1"), MONEY_ERR_ARGUMENT,
          "external id and cost must belong to one entry in a wallet, got 2 entries");
    CHECK_OK(transfer(yours, mine, "3.00 USD", 19801, "t1"));
    CHECK_OK(transfer(yours, mine, "3.00 USD", 19801, "t1"));
    CHECK(is_sum(mine, "USD", "8.00 USD") && is_sum(yours, "USD", "16.00 USD"));
    CHECK_OK(money_wallet_details(mine, 5, &details, &error));
    CHECK(is_amount(&details.cost, "2.70 EUR"));
    FAILS(mine, yours, transfer(yours, mine, "3.00 USD", 19802, "t1"), MONEY_ERR_CONFLICT, (const char *)NULL);
    money_wallet_free(mine);
    money_wallet_free(yours);
}

int main(void)
{
    money_wallet_t *wallet = wallet_of(NULL, NULL);

    add_at(wallet, 19782, "10.00 USD", "9.00 EUR");
    add_at(wallet, 19783, "3.00 USD", "2.50 EUR");
    add_at(wallet, 19785, "-10.00 USD", "9.00 EUR");
    add_at(wallet, 19784, "-1.00 USD", NULL);
    fifo(wallet);
    average(wallet);
    money_wallet_free(wallet);
    refusals();
    refused_gains();
    exchanges();
    transfers();
    return check_end();
}
