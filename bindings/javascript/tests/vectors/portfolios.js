// Portfolios: gains by two methods, and the effect of currencies.

const own = (test) => test.currency ?? test.security_currency;
const report = (test) => test.report_currency ?? own(test);

function cents(tools, amounts, currency) {
  const { result: amount } = tools.call("money_parse_with_currency", { text: amounts[currency], currency });
  return tools.call("money_to_minor", { amount }).minor;
}

function portfolioOf(tools, test, method) {
  const { portfolio } = tools.call("money_portfolio_new", { currency: report(test), options: { method } });
  const rate = test.rate_at_trade;
  for (const [date, action, symbol, quantity, total] of test.transactions) {
    const transaction = {
      date: tools.date(date),
      action: action === "buy" ? tools.constants.MONEY_ACTION_BUY : tools.constants.MONEY_ACTION_SELL,
      symbol,
      quantity: tools.decimal(quantity),
      total: tools.call("money_parse_with_currency", { text: total, currency: own(test) }).result,
    };
    if (rate !== undefined) {
      transaction.rate_numerator = cents(tools, rate, report(test));
      transaction.rate_denominator = cents(tools, rate, own(test));
    }
    tools.call("money_portfolio_add", { portfolio, transaction });
  }
  return portfolio;
}

function valuationOf(tools, test, portfolio, rates) {
  const { symbol } = tools.call("money_portfolio_transaction_at", { portfolio, index: 0 }).transaction;
  const quotes = test.price === undefined ? [] : [{ symbol, price: tools.decimal(test.price) }];
  return tools.call("money_portfolio_value", { portfolio, quotes, rates }).valuation;
}

function amountsHold(tools, wanted, amounts) {
  for (const [key, amount] of Object.entries(amounts)) {
    if (wanted[key] === undefined) continue;
    const text = tools.text(amount);
    tools.checks.check(text.startsWith(wanted[key]), `${key} is not ${wanted[key]}`, text);
  }
}

function methodHolds(tools, test, wanted, method) {
  tools.using(
    portfolioOf(tools, test, method),
    (portfolio) =>
      tools.using(valuationOf(tools, test, portfolio, null), (valuation) => {
        const { position } = tools.call("money_valuation_position_at", { valuation, index: 0 });
        amountsHold(tools, wanted, {
          realised: position.realised_gain,
          unrealised: position.performance.unrealised_gain,
          remaining_cost: position.cost,
        });
        if (wanted.remaining_quantity !== undefined) {
          tools.checks.same(tools.decimalText(position.quantity), wanted.remaining_quantity, "what remains");
        }
      }),
  );
}

function effectsHold(tools, test, method) {
  const [to, from] = [report(test), own(test)];
  const rate = `${cents(tools, test.rate_now, to)}/${cents(tools, test.rate_now, from)}`;
  tools.using(
    portfolioOf(tools, test, method),
    (portfolio) =>
      tools.using(
        tools.rates([{ from, to, rate }]),
        (rates) =>
          tools.using(valuationOf(tools, test, portfolio, rates), (valuation) => {
            const { performance } = tools.call("money_valuation_summary", { valuation }).summary;
            const { value: value_now, profit, currency_effect, price_effect } = performance;
            amountsHold(tools, test, { value_now, profit, currency_effect, price_effect });
          }),
      ),
  );
}

export function hold(tools, test) {
  const { MONEY_LOTS_FIFO: fifo, MONEY_LOTS_AVERAGE: average } = tools.constants;
  if (test.error !== undefined) {
    const error = tools.checks.failure(() => portfolioOf(tools, test, fifo));
    tools.checks.same(error?.message, test.error, "the error");
    return;
  }
  if (test.fifo !== undefined) methodHolds(tools, test, test.fifo, fifo);
  if (test.average !== undefined) methodHolds(tools, test, test.average, average);
  if (test.rate_now !== undefined) effectsHold(tools, test, fifo);
}
