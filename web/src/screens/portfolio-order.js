// The transaction of a form, and the sentences for errors of the library.

import { readAll } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { reasonOf, t } from "../words/words.js";

/** The fields whose value each action requires. */
const REQUIRED = {
  buy: ["ticker", "quantity", "price", "sum", "date", "fee", "rate"],
  sell: ["ticker", "quantity", "price", "sum", "date", "fee", "rate"],
  dividend: ["ticker", "sum", "date", "fee", "rate"],
  fee: ["ticker", "sum", "date", "rate"],
  split: ["ticker", "after", "before", "date"],
};

const FIGURES = ["quantity", "price", "sum"];
/** The limit of both terms of a transaction's own rate, and the digits that always fit. */
const LARGEST = 2n ** 64n - 1n;
const RATE_DIGITS = 18;

/** The symbol of the form in the library's spelling; null, with an error at the field, if it is refused. */
function symbolOf(form) {
  const { desk, stored, fields: { ticker } } = form;
  const text = ticker.text.trim();
  // A symbol that another program wrote remains as it is.
  if (stored !== null && text === stored.symbol) return text;
  if (text === "") {
    if (form.action.value === "fee") return "";
    ticker.fail(t("portfolio.ticker_empty"));
    return null;
  }
  const order = form.order();
  const state = desk.attempt(() => {
    order.set("ticker", text);
    return order.state("ticker");
  });
  if (state === "ok") return order.text("ticker");
  ticker.fail(t("portfolio.ticker_wrong"));
  return null;
}

/** The exchange rate of the transaction itself; null, with an error at the field, if it has too many digits. */
function rateOf(form, rate) {
  const { desk, stored, currency, holdings, hasOwnRate } = form;
  if (currency === holdings.currency) return {};
  if (rate === null) {
    return hasOwnRate && currency === stored.total.currency
      ? {
        rateNumerator: stored.rateNumerator,
        rateDenominator: stored.rateDenominator,
      }
      : {};
  }
  const { library } = desk;
  const [numerator, denominator = "1"] = library.ratioFormat(
    library.ratioFromDecimals(rate, "1"),
  ).split("/").map((one) => BigInt(one));
  if (numerator > LARGEST || denominator > LARGEST) {
    form.fields.rate.fail(t("field.too_many_digits", { count: RATE_DIGITS }));
    return null;
  }
  return { rateNumerator: numerator, rateDenominator: BigInt(denominator) };
}

/** Shows why quantity, price and total do not fit together; returns true if they do. */
function doFit(form) {
  const order = form.order();
  if (FIGURES.some((name) => order.state(name) === "mismatch")) {
    form.fields.sum.fail(t("portfolio.mismatch"));
    return false;
  }
  if (order.state("quantity") === "inexact") {
    form.fields.quantity.fail(t("portfolio.inexact"));
    return false;
  }
  return true;
}

/** Returns the transaction of a form, or null if a field is refused, which shows why. */
export function transactionOf(form) {
  const { fields, stored, currency } = form;
  const action = form.action.value;
  const names = REQUIRED[action].filter((name) => name !== "rate" || !fields.rate.element.hidden);
  for (const name of ["fee", "rate"]) {
    if (names.includes(name) && fields[name].trouble !== "") {
      form.more.open = true;
    }
  }
  if (form.isTrade && !doFit(form)) return null;
  const values = readAll(names.map((name) => fields[name]));
  // All errors appear at once, the ticker's too.
  const symbol = symbolOf(form);
  if (values === null || symbol === null) {
    form.element.querySelector("[aria-invalid]")?.focus();
    return null;
  }
  const of = (name) => values[names.indexOf(name)];
  const base = {
    ...(stored === null ? {} : { id: stored.id }),
    date: of("date"),
    action,
    symbol,
  };
  if (action === "split") {
    return { ...base, quantity: of("after"), per: of("before") };
  }
  const fee = names.includes("fee") ? of("fee") : null;
  const { Money } = form.desk.library;
  const rate = rateOf(form, names.includes("rate") ? of("rate") : null);
  if (rate === null) return null;
  return {
    ...base,
    ...(form.isTrade ? { quantity: of("quantity") } : {}),
    total: new Money(of("sum").amount, currency),
    ...(fee === null || fee.sign === 0 ? {} : { fee }),
    ...rate,
  };
}

/** The number of shares held at the end of a day, without a transaction that is edited. */
function heldOn(form, { symbol, date, id }) {
  const { desk, holdings } = form;
  const { Portfolio } = desk.library;
  return desk.attempt(() => {
    const copy = Portfolio.fromJson(holdings.portfolio.toJson());
    if (id !== undefined) copy.remove(id);
    const positions = copy.value([], { date }).positions();
    return positions.find((one) => one.symbol === symbol)?.quantity ??
      desk.library.Decimal.of("0");
  });
}

/** The field of an error of the library, and its sentence. */
export function refusalAt(form, made, error) {
  const { desk, holdings } = form;
  if (error.code === "insufficient" && made.action === "sell") {
    const held = heldOn(form, made);
    if (held !== null && held.compare(made.quantity) < 0) {
      const count = decimalText(desk, held);
      const words = t("portfolio.held", {
        count,
        symbol: made.symbol,
        day: made.date,
      });
      return { name: "quantity", words };
    }
  }
  if (error.code === "insufficient") {
    const name = form.isTrade ? "quantity" : "date";
    return { name, words: t("portfolio.later_sale") };
  }
  if (error.code === "currency_mismatch") {
    const currency = holdings.currencyOf(made.symbol);
    const words = t("portfolio.one_currency", {
      symbol: made.symbol,
      currency,
    });
    return { name: "currency", words };
  }
  const last = made.action === "split" ? "after" : "sum";
  if (error.code === "overflow") {
    return { name: last, words: t("portfolio.too_large") };
  }
  return {
    name: last,
    words: t("portfolio.refused", { reason: reasonOf(error) }),
  };
}
