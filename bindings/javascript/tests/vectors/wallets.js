// Wallets: their entries, totals and statements.

export function keep(tools, test) {
  tools.using(tools.call("money_wallet_new").wallet, (wallet) => {
    for (const text of test.moneys ?? []) tools.call("money_wallet_add", { wallet, amount: tools.parsed(text) });
    if (test.count !== undefined) moneysHold(tools, test, wallet);
    tools.using(tools.rates(test.total.rates), (rates) => totalHolds(tools, test, wallet, rates));
  });
}

function moneysHold(tools, test, wallet) {
  const { checks } = tools;
  checks.same(tools.call("money_wallet_count", { wallet }).count, test.count, "the count");
  const { count } = tools.call("money_wallet_currency_count", { wallet });
  checks.same(count, test.currencies.length, "the number of currencies");
  test.currencies.forEach((code, index) => {
    checks.same(tools.call("money_wallet_currency_at", { wallet, index }).buffer, code, "the currency");
  });
  for (const [currency, wanted] of Object.entries(test.per_currency ?? {})) {
    checks.same(tools.call("money_wallet_count", { wallet, currency }).count, wanted, `the count of ${currency}`);
  }
  for (const [currency, wanted] of Object.entries(test.sums ?? {})) {
    const { sum } = tools.call("money_wallet_sum", { wallet, currency });
    checks.same(tools.text(sum), `${wanted} ${currency}`, `the sum of ${currency}`);
  }
}

function totalHolds(tools, test, wallet, rates) {
  const { checks } = tools;
  const { currency: target, amount, error: wanted } = test.total;
  const given = { wallet, target, rates };
  if (wanted !== undefined) {
    for (const name of ["money_wallet_total", "money_wallet_statement"]) {
      const error = checks.failure(() => tools.call(name, given));
      checks.check(
        error?.constant === "MONEY_ERR_NO_RATE" && error.message === wanted,
        "another error",
        error?.message,
      );
    }
    return;
  }
  checks.same(tools.text(tools.call("money_wallet_total", given).total), `${amount} ${target}`, "the total");
  const { total, details } = tools.call("money_wallet_total", { ...given, details: true });
  checks.same(tools.text(total), `${amount} ${target}`, "the total with its details");
  if (test.total_of_rounded !== undefined) {
    checks.same(
      tools.text(details.total_of_rounded),
      `${test.total_of_rounded} ${target}`,
      "the total of the rounded parts",
    );
  }
  tools.using(tools.call("money_wallet_statement", given).statement, (statement) => {
    const { count } = tools.call("money_wallet_statement_section_count", { statement });
    checks.same(count, test.sections, "the number of sections");
    let rows = 0;
    for (let section = 0; section < count; section += 1) {
      rows += tools.call("money_wallet_statement_row_count", { statement, section }).count;
    }
    checks.same(rows, test.rows, "the number of rows");
  });
}
