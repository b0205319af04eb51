// The transaction of a form, and the sentences for errors of the library.

import { readAll } from "../parts/field.js";
import { decimalText } from "../parts/numbers.js";
import { reasonOf, t } from "../words/words.js";
import { OF_HELD, USED, WITHOUT_TICKER } from "./portfolio-actions.js";

const FIGURES = ["quantity", "price", "sum"];
/** The limit of both terms of a ratio, and the digits that always fit. */
const LARGEST = 2n ** 64n - 1n;
const RATE_DIGITS = 18;
/** The fraction digits of a cost share in percent that is displayed. */
const SHARE_DIGITS = 8;

/** A symbol of the form in the library's spelling; null, with an error at the field, if it is refused. */
function symbolOf(form, name, isOptional) {
  const { desk, stored, fields: { [name]: ticker } } = form;
  const text = ticker.text.trim();
  // A symbol that another program wrote remains as it is.
  if (stored !== null && text === (name === "into" ? stored.into : stored.symbol)) {
    if (text !== "" || isOptional) return text;
  }
  if (text === "") {
    if (isOptional) return "";
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

/** The terms of a ratio of two decimals; null if one exceeds the library's limit. */
function termsOf({ library }, one, other) {
  const [numerator, denominator = "1"] = library.ratioFormat(
    library.ratioFromDecimals(one, other),
  ).split("/").map((term) => BigInt(term));
  return numerator > LARGEST || denominator > LARGEST ? null : [numerator, BigInt(denominator)];
}

/** The cost share of a stored transaction as a percentage; "" without one. */
export function shareText(desk, { costShareNumerator: numerator, costShareDenominator: denominator }) {
  if (BigInt(denominator) === 0n) return "";
  const percent = desk.library.Decimal.of(String(BigInt(numerator) * 100n))
    .dividedBy(String(denominator), { digits: SHARE_DIGITS, rounding: "half_even" });
  return decimalText(desk, desk.library.decimalNormalize(percent, 0));
}

/** The cost share of the form; null, with an error at the field, if it is missing or has too many digits. */
function shareOf(form, share) {
  const { desk, stored, fields } = form;
  if (share === null) {
    if (form.action.value !== "spin_off") return {};
    fields.share.fail(t("field.empty"));
    return null;
  }
  // A share such as one third is no percentage of few digits.
  if (stored !== null && fields.share.text === shareText(desk, stored)) {
    const { costShareNumerator, costShareDenominator } = stored;
    return { costShareNumerator, costShareDenominator };
  }
  const terms = termsOf(desk, share, "100");
  if (terms === null) fields.share.fail(t("field.too_many_digits", { count: RATE_DIGITS }));
  return terms && { costShareNumerator: terms[0], costShareDenominator: terms[1] };
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
  const terms = termsOf(desk, rate, "1");
  if (terms === null) form.fields.rate.fail(t("field.too_many_digits", { count: RATE_DIGITS }));
  return terms && { rateNumerator: terms[0], rateDenominator: terms[1] };
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

/** True if both terms of the ratio are there; shows errors at those that are not. */
function hasRatio(form) {
  const { after, before } = form.fields;
  const empty = [after, before].filter((one) => one.text.trim() === "");
  for (const one of empty.toReversed()) one.fail(t("field.empty"));
  return empty.length === 0;
}

/** The fields of an action that concern another security; null, with an error, if one is refused. */
function exchangeOf(form, of, used) {
  if (!used.includes("after")) return {};
  const isCash = form.action.value === "merger" && form.fields.into.text.trim() === "";
  if (isCash) return {};
  const into = used.includes("into") ? symbolOf(form, "into", false) : "";
  if (!hasRatio(form) || into === null) return null;
  const share = used.includes("share") ? shareOf(form, of("share")) : {};
  return share && { quantity: of("after"), per: of("before"), ...(into === "" ? {} : { into }), ...share };
}

/** The amounts of a transaction; null, with an error, if its own rate is refused. */
function amountsOf(form, of, names) {
  const { Money } = form.desk.library;
  const total = names.includes("sum") ? of("sum") : names.includes("cash") ? of("cash") : null;
  const fee = names.includes("fee") ? of("fee") : null;
  const rate = names.includes("sum") ? rateOf(form, names.includes("rate") ? of("rate") : null) : {};
  return rate && {
    ...(total === null ? {} : { total: new Money(total.amount, form.currency) }),
    ...(fee === null || fee.sign === 0 ? {} : { fee }),
    ...rate,
  };
}

/** Returns the transaction of a form, or null if a field is refused, which shows why. */
export function transactionOf(form) {
  const { fields, stored } = form;
  const action = form.action.value;
  const used = USED[action];
  const names = ["ticker", ...used, "date"].filter((name) => name in fields && !fields[name].element.hidden);
  for (const name of ["fee", "rate"]) {
    if (names.includes(name) && fields[name].trouble !== "") form.more.open = true;
  }
  if (form.isTrade && !doFit(form)) return null;
  const values = readAll(names.map((name) => fields[name]));
  // All errors appear at once, the ticker's too.
  const symbol = symbolOf(form, "ticker", WITHOUT_TICKER.has(action));
  const of = (name) => values[names.indexOf(name)] ?? null;
  const exchange = values === null ? null : exchangeOf(form, of, used);
  const amounts = values === null ? null : amountsOf(form, of, names);
  if (values === null || symbol === null || exchange === null || amounts === null) {
    form.element.querySelector("[aria-invalid]")?.focus();
    return null;
  }
  return {
    ...(stored === null ? {} : { id: stored.id }),
    date: of("date"),
    action,
    symbol,
    ...(used.includes("quantity") ? { quantity: of("quantity") } : {}),
    ...(names.includes("opened") && of("opened") !== null ? { opened: of("opened") } : {}),
    ...exchange,
    ...amounts,
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
  if (error.code === "insufficient" && ["sell", "transfer_out"].includes(made.action)) {
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
  if (error.code === "insufficient" && OF_HELD.has(made.action) && heldOn(form, made)?.sign === 0) {
    return { name: "ticker", words: t("portfolio.not_held", { symbol: made.symbol, day: made.date }) };
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
  const used = USED[made.action];
  const last = ["sum", "after", "cash"].find((name) => used.includes(name)) ?? "date";
  if (error.code === "overflow") {
    return { name: last, words: t("portfolio.too_large") };
  }
  return {
    name: last,
    words: t("portfolio.refused", { reason: reasonOf(error) }),
  };
}
