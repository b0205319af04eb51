// The till's documents besides its products and basket: the shop, parked baskets and receipts.

import { objectOf, Unreadable } from "./unreadable.js";

/** The receipts and parked baskets that are kept. */
export const MOST_SALES = 500;
export const MOST_PARKED = 20;
/** The longest texts of a shop, in bytes. */
export const SHOP_BYTES = { name: 100, address: 200, taxId: 60, note: 200 };
export const NO_SHOP = { name: "", address: "", taxId: "", note: "" };
export const NO_SALES = { next: 1, sales: [] };
/** Characters that a receipt refuses: control characters, and those that change the direction of the text around them. */
export const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WAYS = ["cash", "card", "voucher"];

function check(isRight, words) {
  if (!isRight) throw new Unreadable(words);
}

const isText = (value) => typeof value === "string";
const isWhole = (value) => Number.isSafeInteger(value) && value >= 0;

/** Reads the texts of a shop. */
export function shopOf(text) {
  const found = objectOf(text);
  const names = Object.keys(NO_SHOP);
  for (const name of names) {
    const value = found[name];
    check(isText(value), `the shop's ${name} must be a string`);
    const bytes = new TextEncoder().encode(value).length;
    check(
      bytes <= SHOP_BYTES[name],
      `the shop's ${name} must be at most ${SHOP_BYTES[name]} bytes, got ${bytes}`,
    );
    check(!UNPRINTABLE.test(value), `the shop's ${name} must be printable`);
  }
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

function instantCheck(text) {
  check(
    isText(text) && !Number.isNaN(Date.parse(text)),
    `invalid instant: ${JSON.stringify(text)}`,
  );
}

function basketCheck(text, library) {
  check(isText(text), "a basket must be a string");
  library?.Basket.fromJson(text).free();
}

/** Reads parked baskets. With a library, the baskets too are read. */
export function parkedOf(text, library = null) {
  const { parked } = objectOf(text);
  check(Array.isArray(parked), "expected a list of parked baskets");
  check(
    parked.length <= MOST_PARKED,
    `at most ${MOST_PARKED} baskets may be parked, got ${parked.length}`,
  );
  for (const one of parked) {
    instantCheck(one?.instant);
    check(isText(one.total), "a parked total must be a string");
    check(isText(one.words), "the products must be a string");
    basketCheck(one.basket, library);
  }
  return parked;
}

function paymentCheck(payment, library) {
  check(WAYS.includes(payment?.way), "a payment must be in cash, by card or by voucher");
  for (const name of ["amount", "paid", "tendered", "change"]) {
    const value = payment[name];
    const isMissing = value === null && ["tendered", "change"].includes(name);
    check(isMissing || isText(value), `${name} must be a string`);
    if (value !== null) library?.Money.of(value);
  }
}

function saleCheck(sale, library) {
  check(isWhole(sale?.number), "a receipt must contain its number");
  instantCheck(sale.instant);
  check(isText(sale.day) && DAY.test(sale.day), "a receipt must contain a day");
  for (const name of ["currency", "total", "words"]) {
    check(isText(sale[name]), `${name} must be a string`);
  }
  check(sale.rates === null || isText(sale.rates), "rates must be a string");
  check(Array.isArray(sale.payments), "expected a list of payments");
  for (const one of sale.payments) paymentCheck(one, library);
  const { refund } = sale;
  check(
    refund === null || isWhole(refund?.of) && Array.isArray(refund.lines),
    "a refund must contain a number and lines",
  );
  for (const line of refund?.lines ?? []) {
    check(
      isWhole(line?.index) && isText(line.quantity) && isText(line.before),
      "a refunded line must contain an index and quantities",
    );
  }
  shopOf(JSON.stringify(sale.shop ?? {}));
  basketCheck(sale.basket, library);
  if (library !== null) {
    library.Money.of(sale.total);
    receiptOf(library, sale).free();
  }
}

/** Reads receipts and the next number. With a library, each receipt is calculated again. */
export function salesOf(text, library = null) {
  const { next, sales } = objectOf(text);
  check(isWhole(next) && next > 0, "the next number must be positive");
  check(Array.isArray(sales), "expected a list of receipts");
  check(
    sales.length <= MOST_SALES,
    `at most ${MOST_SALES} receipts are kept, got ${sales.length}`,
  );
  for (const one of sales) saleCheck(one, library);
  return { next, sales };
}

/** Calculates the receipt of a sale again, with the rates of that time. */
export function receiptOf(library, sale) {
  const basket = library.Basket.fromJson(sale.basket);
  try {
    if (sale.rates === null) {
      return basket.checkout(sale.currency, { date: sale.day });
    }
    const rates = library.Rates.fromJson(sale.rates);
    return basket.checkout(sale.currency, { rates, date: null });
  } finally {
    basket.free();
  }
}

/** The rates of a conversion as a table in JSON, so that the receipt can be calculated again; null without a conversion. */
export function ratesOf(conversion) {
  const { legs, source } = conversion;
  if (legs.length === 0) return null;
  const history = {};
  for (const { from, to, numerator, denominator, date, kind } of legs) {
    const isInverse = kind === "inverse";
    const [base, quote] = isInverse ? [to, from] : [from, to];
    const rate = isInverse ? `${denominator}/${numerator}` : `${numerator}/${denominator}`;
    ((history[date] ??= {})[base] ??= {})[quote] = rate;
  }
  return JSON.stringify({
    base: legs[0].to,
    format: "libmoney.rates",
    history,
    source,
    version: 1,
  });
}

/** Adds a receipt with the next number; the oldest ones are dropped. */
export function added({ next, sales }, sale) {
  return {
    next: next + 1,
    sales: [...sales, { ...sale, number: next }].slice(-MOST_SALES),
  };
}

/** The number of a receipt as printed, such as 000012. */
export function numberText(number) {
  return String(number).padStart(6, "0");
}

/** The quantity of a line that earlier refunds of a receipt have returned. */
export function refundedOf(library, sales, number, index) {
  let sum = new library.Decimal(0);
  for (const { refund } of sales) {
    if (refund === null || refund.of !== number) continue;
    for (const line of refund.lines) {
      if (line.index === index) sum = sum.plus(line.quantity);
    }
  }
  return sum;
}
