// Expressions, rates of return, and the keys of a calculator.

/** Returns whether a ratio equals the text "n/d" or "n". */
function isRatio(ratio, text) {
  const value = (words) => words.reduceRight((sum, word) => (sum << BigInt(64)) | word, BigInt(0));
  const [numerator, denominator = "1"] = text.split("/");
  const signed = value(ratio.numerator) * BigInt(ratio.sign < 0 ? -1 : 1);
  return signed * BigInt(denominator) === BigInt(numerator) * value(ratio.denominator);
}

export function evaluate(tools, test) {
  tools.using(tools.rates(test.rates), (rates) => {
    const given = { text: test.expression, rates, expression: true };
    const got = tools.expected(test, () => tools.call("money_expression_evaluate", given));
    if (got === undefined) return;
    const { value, expression } = got;
    const isAmount = value.kind === tools.constants.MONEY_EXPRESSION_AMOUNT;
    const text = isAmount ? tools.text(value.amount) : tools.decimalText(value.number);
    tools.checks.same(text, test.result, "the value");
    const rounded = (value.flags & tools.constants.MONEY_FLAG_ROUNDED) !== 0;
    tools.checks.same(rounded, test.rounded === true, "rounding");
    tools.using(expression, () => {
      const { info } = tools.call("money_expression_info", { expression });
      tools.checks.same(info.value.amount.lo, value.amount.lo, "the stored amount");
      if (test.exact !== undefined) tools.checks.check(isRatio(info.exact, test.exact), "another exact value");
    });
  });
}

export function findRate(tools, test) {
  const flows = test.flows.map(([date, amount]) => ({ date: tools.date(date), amount: tools.amount(amount, "EUR") }));
  const got = tools.expected(test, () => tools.call("money_xirr", { flows }));
  if (got === undefined) return;
  const { outcome, reason, rates } = got.result;
  if (test.undefined !== undefined) {
    tools.checks.same(outcome, tools.constants.MONEY_XIRR_UNDEFINED, "the outcome");
    tools.checks.same(tools.call("money_xirr_reason_text", { reason }), test.undefined, "the reason");
  } else {
    tools.checks.same(outcome, tools.constants.MONEY_XIRR_ONE, "the outcome");
    // The cases come from a spreadsheet, which stops at 1e-8.
    tools.checks.check(Math.abs(rates[0] - Number(test.root)) < 1e-8, "another rate", rates[0]);
  }
}

export function press(tools, test) {
  tools.using(tools.call("money_calculator_new").calculator, (calculator) => {
    const { alert } = tools.call("money_calculator_press_keys", { calculator, keys: test.keys, alert: true });
    tools.checks.same(tools.call("money_calculator_alert_name", { alert }), test.alert ?? "none", "the alert");
    tools.checks.same(tools.call("money_calculator_display", { calculator }).buffer, test.display, "the display");
  });
}
