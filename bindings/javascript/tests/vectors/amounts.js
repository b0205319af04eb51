// Amounts: parsing, allocation, conversion and bags.

const METHODS = ["largest_remainder", "floor_to_first", "floor_to_last", "separate_remainder"];
const ROUNDINGS = ["half_even", "half_up", "half_down", "up", "down", "ceiling", "floor", "unnecessary"];
const FLAGS = ["rounded", "rate_rounded", "fixed", "earlier"];

export function parse(tools, test) {
  const { text, currency, accept } = test;
  if (currency !== undefined) {
    const amount = tools.expected(test, () => tools.parsed(text));
    if (amount !== undefined) tools.sameAmount(amount, accept, currency, "another amount");
    return;
  }
  const value = tools.expected(test, () => tools.decimal(text));
  if (value !== undefined) tools.checks.same(tools.decimalText(value), accept, "the decimal");
  if (text.includes(" ")) return;
  // The same as an amount of a currency given.
  const amount = tools.expected(test, () => tools.call("money_parse_with_currency", { text, currency: "EUR" }).result);
  if (amount !== undefined) tools.sameAmount(amount, accept, "EUR", "another amount");
}

export function allocate(tools, test) {
  const { currency, shares } = test;
  const given = {
    amount: tools.amount(test.amount, currency),
    weights: test.weights.map((weight) => tools.decimal(weight)),
    options: { method: Math.max(0, METHODS.indexOf(test.method)) },
    remainder: true,
  };
  const got = tools.expected(test, () => tools.call("money_allocate", given));
  if (got === undefined) return;
  tools.checks.same(got.shares.length, shares.length, "the number of shares");
  shares.forEach((share, index) => tools.sameAmount(got.shares[index], share, currency, "another share"));
  if (test.remainder !== undefined) tools.sameAmount(got.remainder, test.remainder, currency, "another remainder");
}

function optionsOf(tools, test) {
  const options = {};
  const first = tools.constants.MONEY_ROUND_HALF_EVEN;
  if (test.rounding !== undefined) options.rounding = first + ROUNDINGS.indexOf(test.rounding);
  if (test.digits !== undefined) options.digits = test.digits;
  if (test.date !== undefined) options.date = tools.date(test.date);
  return options;
}

export function convert(tools, test) {
  const rates = tools.expectedRates(test);
  if (rates === undefined) return;
  tools.using(rates, () => {
    const amount = tools.amount(test.amount, test.from);
    const options = optionsOf(tools, test);
    const given = { rates, amount, target: test.to, options, details: true };
    const got = tools.expected(test, () => tools.call("money_rates_convert", given));
    if (got === undefined) return;
    tools.sameAmount(got.result, test.result, test.to, "another amount");
    if (test.flags !== undefined) {
      const wanted = test.flags.reduce((flags, name) => flags | (1 << FLAGS.indexOf(name)), 0);
      tools.checks.same(got.details.flags, wanted, "the flags");
    }
    if (test.path !== undefined) {
      const legs = got.details.legs.slice(0, got.details.leg_count);
      const path = legs.length === 0 ? test.path : [legs[0].from, ...legs.map((leg) => leg.to)];
      tools.checks.same(path.join(" "), test.path.join(" "), "the path");
    }
  });
}

function bag(tools, amounts) {
  const made = tools.call("money_bag_new").bag;
  for (const text of amounts) tools.call("money_bag_add", { bag: made, amount: tools.parsed(text) });
  return made;
}

export function addUp(tools, test) {
  if (test.equal !== undefined) {
    tools.using(bag(tools, test.equal[0]), (a) =>
      tools.using(bag(tools, test.equal[1]), (b) => {
        tools.checks.same(tools.call("money_bag_equal", { a, b }).equal, 1, "equal");
        const [first, second] = [a, b].map((one) => tools.call("money_bag_hash", { bag: one }).hash);
        tools.checks.same(first, second, "the hash");
      }));
  }
  if (test.sum === undefined) return;
  tools.using(bag(tools, test.sum), (one) =>
    tools.using(tools.rates(test.rates), (rates) => {
      const { result: factor } = tools.call("money_decimal_new", { coefficient: test.times, scale: 0 });
      tools.call("money_bag_multiply", { bag: one, factor });
      const given = { bag: one, target: test.reduce, rates };
      const got = tools.expected(test, () => tools.call("money_bag_reduce", given));
      if (got !== undefined) tools.sameAmount(got.result, test.result, test.reduce, "another amount");
    }));
}
