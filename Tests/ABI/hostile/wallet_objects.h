/* The wallets that hostile calls are made with. */
#ifndef HOSTILE_WALLET_OBJECTS_H
#define HOSTILE_WALLET_OBJECTS_H

enum { FIXTURE_HOLD = 4 };

static inline void add_to_wallet(money_wallet_t *wallet, const char *text)
{
    money_t amount;

    must(money_parse(text, MONEY_NTS, &amount, NULL));
    must(money_wallet_add(wallet, &amount, NULL, NULL, NULL));
}

/** An entry with all details. */
static inline void add_detailed(money_wallet_t *wallet, const char *text)
{
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_t amount;

    note.date = 19782;
    note.label = "lunch";
    note.kind = MONEY_ENTRY_DEPOSIT;
    note.effective = 19783;
    note.counterpart = "Ann";
    note.external_id = "x1";
    must(money_parse("27.00 CHF", MONEY_NTS, &note.cost, NULL));
    must(money_parse(text, MONEY_NTS, &amount, NULL));
    must(money_wallet_add(wallet, &amount, &note, NULL, NULL));
}

static inline money_wallet_t *make_wallet(void)
{
    money_wallet_t *wallet = NULL;
    money_t held;
    uint64_t hold = 0;

    must(money_wallet_new(&wallet, NULL));
    add_to_wallet(wallet, "12.50 EUR");
    add_to_wallet(wallet, "2000.00 EUR");
    add_detailed(wallet, "30.00 USD");
    must(money_parse("12.50 EUR", MONEY_NTS, &held, NULL));
    must(money_wallet_hold(wallet, &held, NULL, &hold, NULL));
    if (hold != FIXTURE_HOLD) abort();
    return wallet;
}

static inline money_wallet_statement_t *make_wallet_statement(void)
{
    money_wallet_t *wallet = make_wallet();
    money_rates_t *rates = make_rates();
    money_wallet_statement_t *statement = NULL;

    must(money_wallet_statement(wallet, "EUR", rates, NULL, &statement, NULL));
    money_wallet_free(wallet);
    money_rates_free(rates);
    return statement;
}

static inline money_account_statement_t *make_account_statement(void)
{
    money_wallet_t *wallet = make_wallet();
    money_account_statement_t *statement = NULL;

    must(money_wallet_account_statement(wallet, "USD", MONEY_DATE_NONE, MONEY_DATE_NONE, NULL, &statement, NULL));
    money_wallet_free(wallet);
    return statement;
}

/** Ten dollars of which three are left. */
static inline money_cash_lots_t *make_cash_lots(void)
{
    money_wallet_t *wallet = NULL;
    money_wallet_note_t note = MONEY_WALLET_NOTE_INIT;
    money_cash_lots_t *lots = NULL;
    money_t amount;

    must(money_wallet_new(&wallet, NULL));
    note.date = 19782;
    must(money_parse("9.00 EUR", MONEY_NTS, &note.cost, NULL));
    must(money_parse("10.00 USD", MONEY_NTS, &amount, NULL));
    must(money_wallet_add(wallet, &amount, &note, NULL, NULL));
    must(money_parse("-7.00 USD", MONEY_NTS, &amount, NULL));
    must(money_wallet_add(wallet, &amount, &note, NULL, NULL));
    must(money_wallet_cash_lots(wallet, "USD", NULL, MONEY_CASH_LOTS_FIFO, NULL, NULL, &lots, NULL));
    money_wallet_free(wallet);
    return lots;
}

/** Out of one wallet into another. */
static inline money_transfer_leg_t *give_transfer_legs(size_t count)
{
    money_transfer_leg_t *legs = (money_transfer_leg_t *)give_filled(0, count * sizeof *legs);
    size_t index;

    for (index = 0; index < count; index++) {
        money_transfer_leg_init(&legs[index]);
        legs[index].source = fixture.wallet;
        legs[index].target = fixture.second;
        must(money_parse("12.50 EUR", MONEY_NTS, &legs[index].amount, NULL));
    }
    return legs;
}

/** Out of one stored wallet into another. */
static inline money_stored_leg_t *give_stored_legs(size_t count)
{
    money_stored_leg_t *legs = (money_stored_leg_t *)give_filled(0, count * sizeof *legs);
    size_t index;

    for (index = 0; index < count; index++) {
        money_stored_leg_init(&legs[index]);
        legs[index].source = "default";
        legs[index].target = "other";
        must(money_parse("12.50 EUR", MONEY_NTS, &legs[index].amount, NULL));
    }
    return legs;
}

/** Euros into dollars. */
static inline money_exchange_leg_t *give_exchange_legs(size_t count)
{
    money_exchange_leg_t *legs = (money_exchange_leg_t *)give_filled(0, count * sizeof *legs);
    size_t index;

    for (index = 0; index < count; index++) {
        money_exchange_leg_init(&legs[index]);
        memcpy(legs[index].receive, "USD", 3);
        must(money_parse("12.50 EUR", MONEY_NTS, &legs[index].give, NULL));
    }
    return legs;
}

#endif
