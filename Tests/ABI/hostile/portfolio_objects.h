/* The portfolios that hostile calls are made with. */
#ifndef HOSTILE_PORTFOLIO_OBJECTS_H
#define HOSTILE_PORTFOLIO_OBJECTS_H

static inline void fill_transaction(money_transaction_t *one, const char *id, int32_t action, const char *quantity,
                                    const char *total)
{
    money_transaction_init(one);
    strcpy(one->id, id);
    strcpy(one->symbol, "ABC");
    one->date = 19782;
    one->action = action;
    must(money_decimal_parse(quantity, MONEY_NTS, &one->quantity, NULL));
    must(money_parse(total, MONEY_NTS, &one->total, NULL));
}

static inline void fill_lot(money_lot_selection_t *lot)
{
    money_lot_selection_init(lot);
    strcpy(lot->id, "b1");
    must(money_decimal_parse("3", MONEY_NTS, &lot->quantity, NULL));
}

static inline money_portfolio_t *make_portfolio(void)
{
    money_portfolio_t *portfolio = NULL;
    money_transaction_t one;
    money_lot_selection_t lot;

    must(money_portfolio_new("EUR", NULL, &portfolio, NULL));
    fill_transaction(&one, "b1", MONEY_ACTION_BUY, "10", "100.00 USD");
    must(money_portfolio_add(portfolio, &one, NULL, 0, NULL, NULL));
    fill_transaction(&one, "s1", MONEY_ACTION_SELL, "3", "40.00 USD");
    fill_lot(&lot);
    must(money_portfolio_add(portfolio, &one, &lot, 1, NULL, NULL));
    return portfolio;
}

/** Up to the limit; an empty array for 0. */
static inline money_price_quote_t *give_quotes(size_t count)
{
    money_price_quote_t *quotes = (money_price_quote_t *)give_filled(0, count * sizeof *quotes);
    size_t index;

    for (index = 0; index < count; index++) {
        money_price_quote_init(&quotes[index]);
        strcpy(quotes[index].symbol, "ABC");
        must(money_decimal_parse("12.50", MONEY_NTS, &quotes[index].price, NULL));
        memcpy(quotes[index].currency, "USD", 3);
        quotes[index].instant = 1709251200;
    }
    return quotes;
}

static inline money_valuation_t *make_valuation(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_rates_t *rates = make_rates();
    money_valuation_t *valuation = NULL;

    must(money_portfolio_value(portfolio, NULL, 0, rates, NULL, &valuation, NULL));
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    return valuation;
}

static inline money_target_t *give_targets(size_t count)
{
    money_target_t *targets = (money_target_t *)give_filled(0, count * sizeof *targets);
    size_t index;

    for (index = 0; index < count; index++) {
        money_target_init(&targets[index]);
        strcpy(targets[index].symbol, "ABC");
        must(money_decimal_parse("1", MONEY_NTS, &targets[index].weight, NULL));
    }
    return targets;
}

static inline money_symbol_label_t *give_symbol_labels(size_t count)
{
    money_symbol_label_t *labels = (money_symbol_label_t *)give_filled(0, count * sizeof *labels);
    size_t index;

    for (index = 0; index < count; index++) {
        money_symbol_label_init(&labels[index]);
        strcpy(labels[index].symbol, "ABC");
        strcpy(labels[index].label, "shares");
    }
    return labels;
}

static inline money_rebalancing_t *make_rebalancing(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_rates_t *rates = make_rates();
    money_rebalancing_t *rebalancing = NULL;

    must(money_portfolio_rebalance(portfolio, give_targets(1), 1, give_quotes(1), 1, rates, NULL, NULL, &rebalancing,
                                   NULL));
    money_portfolio_free(portfolio);
    money_rates_free(rates);
    return rebalancing;
}

static inline money_breakdown_t *make_breakdown(void)
{
    money_valuation_t *valuation = make_valuation();
    money_breakdown_t *breakdown = NULL;

    must(money_valuation_breakdown(valuation, give_symbol_labels(1), 1, &breakdown, NULL));
    money_valuation_free(valuation);
    return breakdown;
}

/* The report of an accepted row and of a refused one. */
static inline money_import_report_t *make_import_report(void)
{
    static const char csv[] = "date,action,symbol,quantity,total\n2024-03-01,buy,ABC,1,4.00\n2024-03-02,buy,ABC,x,4.00\n";
    money_portfolio_t *portfolio = make_portfolio();
    money_import_options_t options = MONEY_IMPORT_OPTIONS_INIT;
    money_import_report_t *report = NULL;

    options.flags = MONEY_IMPORT_PARTIAL;
    must(money_portfolio_import(portfolio, csv, MONEY_NTS, MONEY_IMPORT_CSV, &options, &report, NULL));
    money_portfolio_free(portfolio);
    return report;
}

static inline money_disposals_t *make_disposals(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_disposals_t *disposals = NULL;

    must(money_portfolio_disposals(portfolio, NULL, NULL, &disposals, NULL));
    money_portfolio_free(portfolio);
    return disposals;
}

static inline money_open_lots_t *make_open_lots(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_open_lots_t *open_lots = NULL;

    must(money_portfolio_open_lots(portfolio, NULL, NULL, &open_lots, NULL));
    money_portfolio_free(portfolio);
    return open_lots;
}

static inline money_portfolio_view_t *make_portfolio_view(void)
{
    money_portfolio_t *portfolio = make_portfolio();
    money_portfolio_view_t *view = NULL;

    must(money_portfolio_view_new(NULL, &view, NULL));
    must(money_portfolio_view_set_transactions(view, portfolio, NULL));
    must(money_portfolio_view_set_quotes_failure(view, "no connection", MONEY_NTS, NULL));
    money_portfolio_free(portfolio);
    return view;
}

/** A purchase that may be saved. */
static inline money_order_form_t *make_order_form(void)
{
    static const char *const texts[] = {"2024-02-29", "buy", "ABC", "4", "", "50.00"};
    money_portfolio_t *portfolio = make_portfolio();
    money_order_form_t *form = NULL;
    int32_t field;

    must(money_order_form_new(portfolio, "USD", MONEY_TICKER_LETTERS, &form, NULL));
    for (field = 0; field < 6; field++) must(money_order_form_set(form, field, texts[field], MONEY_NTS, NULL));
    money_portfolio_free(portfolio);
    return form;
}

/** A sale like the one that the fixture has. */
static inline money_transaction_t *give_transaction(const char *id)
{
    money_transaction_t *one = (money_transaction_t *)give_filled(0, sizeof *one);

    fill_transaction(one, id, MONEY_ACTION_SELL, "3", "40.00 USD");
    return one;
}

static inline money_lot_selection_t *give_lot_selections(size_t count)
{
    money_lot_selection_t *lots = (money_lot_selection_t *)give_filled(0, count * sizeof *lots);
    size_t index;

    for (index = 0; index < count; index++) fill_lot(&lots[index]);
    return lots;
}

#endif
