// Baskets and their receipts.

const LEVELS = ["unit", "line", "tax_group", "order", "invoice"];
const MODES = ["half_even", "half_up", "half_down", "up", "down", "ceiling", "floor"];
const PRICES = ["net", "gross"];
const REMAINDERS = ["largest", "first", "last"];

function policyOf(tools, test) {
  const policy = {};
  const choose = (field, names, name, first = 0) => {
    if (name === undefined) return;
    tools.checks.check(names.includes(name), "a choice that is not known", name);
    policy[field] = first + names.indexOf(name);
  };
  choose("level", LEVELS, test.rounding?.level);
  choose("rounding", MODES, test.rounding?.mode, tools.constants.MONEY_ROUND_HALF_EVEN);
  choose("remainder", REMAINDERS, test.discount?.remainder);
  choose("prices", PRICES, test.prices);
  if (test.tender !== undefined) {
    policy.tender = tools.constants.MONEY_TENDER_CASH;
    policy.cash_step = tools.decimal(test.tender.cash_step);
  }
  return policy;
}

function basketOf(tools, test) {
  const { currency, lines, tax_rate: tax, discount } = test;
  return tools.using(tools.call("money_catalogue_new", { currency }).catalogue, (catalogue) => {
    if (tax !== undefined) {
      // The vectors have fractions, the library percents.
      const digits = tools.constants.MONEY_DIGITS_EXACT;
      const rounding = tools.constants.MONEY_ROUND_UNNECESSARY;
      const given = { a: tools.decimal(tax), b: tools.decimal("100"), digits, rounding };
      const percent = tools.call("money_decimal_multiply", given).result;
      tools.call("money_catalogue_set_tax", { catalogue, category: "standard", percent });
    }
    const category = tax === undefined ? "" : "standard";
    lines.forEach((line, index) => {
      const product = { sku: `sku${index}`, category, price: tools.amount(line.unit_price, currency) };
      tools.call("money_catalogue_add", { catalogue, product });
    });
    const { basket } = tools.call("money_basket_new", { catalogue });
    tools.call("money_basket_set_policy", { basket, policy: policyOf(tools, test) });
    lines.forEach((line, index) => {
      tools.call("money_basket_add", { basket, sku: `sku${index}`, quantity: tools.decimal(line.quantity) });
    });
    if (discount !== undefined) {
      const off = { kind: tools.constants.MONEY_DISCOUNT_FIXED, amount: tools.amount(discount.fixed, currency) };
      tools.call("money_basket_set_discount", { basket, discount: off });
    }
    return basket;
  });
}

export function buy(tools, test) {
  const { checkout } = test;
  const target = checkout?.currency ?? test.currency;
  const pairs = checkout === undefined ? [] : [{ from: test.currency, to: target, rate: checkout.rate }];
  tools.using(
    basketOf(tools, test),
    (basket) =>
      tools.using(pairs.length === 0 ? null : tools.rates(pairs), (rates) => {
        const got = tools.expected(test, () => tools.call("money_basket_checkout", { basket, target, rates }));
        if (got === undefined) return;
        tools.using(got.receipt, (receipt) => receiptHolds(tools, test, receipt, target));
      }),
  );
}

function receiptHolds(tools, test, receipt, currency) {
  const view = tools.constants.MONEY_RECEIPT_CHECKOUT;
  const { info } = tools.call("money_receipt_info", { receipt, view });
  for (const key of ["total", "gross", "tax", "cash_rounding", "payable"]) {
    if (test[key] !== undefined) tools.sameAmount(info[key], test[key], currency, key);
  }
  (test.discount_shares ?? []).forEach((share, index) => {
    const { item } = tools.call("money_receipt_line_item_at", { receipt, view, index });
    tools.sameAmount(item.order_discount, share, currency, "another share");
  });
}
