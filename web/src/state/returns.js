// Returns of the portfolio by window. The library values, converts and computes the rates; this module arranges its input.

import { localDay, monthsBefore } from "./days.js";
import { GAP } from "./holdings.js";
import { Quotes } from "./quotes.js";

const DAY = 86_400_000;
/** Milliseconds after which a calculation lets the page respond. */
const BUDGET = 12;
/** The fraction digits of a return: 0.0512 is 5.12 %. */
const DIGITS = 4;
/** The fraction digits of an amount converted at a transaction's own rate. */
const CONVERTED = 8;

/** The windows of returns: name, and the first day of one that ends on a day; null for all. */
export const WINDOWS = [
  ["month", (end) => monthsBefore(end, 1)],
  ["year_to_date", (end) => `${Number(end.slice(0, 4)) - 1}-12-31`],
  ["year", (end) => monthsBefore(end, 12)],
  ["all", () => null],
];

function dayBefore(day) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(
    0,
    10,
  );
}

/** Converts an amount of a transaction at its own rate, else at that of its date. */
function converted(holdings, amount, one) {
  const { desk, currency } = holdings;
  const { Money } = desk.library;
  if (amount.currency === currency) return amount;
  if (amount.currency === "") return new Money("0", currency);
  const numerator = BigInt(one.rateNumerator);
  if (numerator !== 0n && amount.currency === one.total.currency) {
    const product = amount.amount.times(String(numerator));
    return new Money(
      product.dividedBy(String(one.rateDenominator), { digits: CONVERTED }),
      currency,
    );
  }
  return desk.rates.convert(amount, currency, { date: one.date, maxGap: GAP });
}

/** Returns the deposits and withdrawals by day; null if an exchange rate is missing. */
function flowsOf(holdings) {
  const { desk, currency } = holdings;
  const zero = new desk.library.Money("0", currency);
  const days = new Map();
  return desk.attempt(() => {
    for (const one of holdings.transactions()) {
      if (one.action === "split") continue;
      const day = days.get(one.date) ?? { day: one.date, in: zero, out: zero };
      const total = converted(holdings, one.total, one);
      const fee = converted(holdings, one.fee, one);
      if (one.action === "buy") day.in = day.in.plus(total).plus(fee);
      else if (one.action === "fee") day.in = day.in.plus(total);
      else day.out = day.out.plus(total).minus(fee);
      days.set(one.date, day);
    }
    return [...days.values()];
  });
}

export class Returns {
  #values = new Map();
  #since = performance.now();

  constructor(holdings, signal) {
    this.holdings = holdings;
    this.signal = signal;
    this.quotes = new Quotes(holdings.known());
    this.flows = flowsOf(holdings);
    const last = holdings.desk.rates.info().lastDate;
    /** The last day on which the portfolio can be valued, or null. */
    this.end = [localDay(), last].find((day) => day >= (holdings.firstDay ?? "9") && this.#value(day) !== null) ?? null;
  }

  /** The value at the end of a day, or null. */
  #value(day) {
    if (!this.#values.has(day)) {
      const found = this.holdings.performanceOn(day, this.quotes);
      this.#values.set(day, found?.value ?? null);
    }
    return this.#values.get(day);
  }

  async #rest() {
    if (performance.now() - this.#since < BUDGET) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.#since = performance.now();
  }

  /** The first day of a window, or null if the portfolio is younger. */
  start(first) {
    const { firstDay } = this.holdings;
    const start = first(this.end);
    if (start === null) return dayBefore(firstDay);
    return start < firstDay ? null : start;
  }

  /** Returns the time-weighted and the money-weighted return of a window; null for one that is not defined. */
  async of(start) {
    const flows = this.flows.filter(({ day }) => day > start && day <= this.end);
    return {
      timeWeighted: await this.#timeWeighted(start, flows),
      moneyWeighted: this.#moneyWeighted(start, flows),
    };
  }

  /**
   * Payments in are made at the start of a day and payments out at its end, so that each period is the growth of the capital
   * that was invested.
   */
  async #timeWeighted(start, flows) {
    const { desk, currency } = this.holdings;
    const { library } = desk;
    const zero = new library.Money("0", currency);
    const points = [{ date: start, value: this.#value(start), flow: zero }];
    for (const one of flows) {
      await this.#rest();
      if (this.signal.aborted) return null;
      if (one.in.sign !== 0) {
        const date = dayBefore(one.day);
        points.push({ date, value: this.#value(date), flow: one.in });
      }
      if (one.out.sign !== 0) {
        const value = this.#value(one.day)?.plus(one.out) ?? null;
        points.push({ date: one.day, value, flow: one.out.negated() });
      }
    }
    points.push({ date: this.end, value: this.#value(this.end), flow: zero });
    if (points.some(({ value }) => value === null)) return null;
    return desk.attempt(() => library.timeWeightedReturn(points, DIGITS, "half_even").times("100"));
  }

  /** The yearly rate, or null without a unique solution. */
  #moneyWeighted(start, flows) {
    const { desk } = this.holdings;
    const [first, last] = [this.#value(start), this.#value(this.end)];
    if (first === null || last === null) return null;
    const list = [
      { date: start, amount: first.negated() },
      ...flows.map((one) => ({
        date: one.day,
        amount: one.out.minus(one.in),
      })),
      { date: this.end, amount: last },
    ];
    const found = desk.attempt(() => desk.library.xirr(list));
    return found?.outcome === "one" ? found.rates[0] : null;
  }
}

/** The change of a benchmark in a window: its first and last price, or null. */
export function benchmarkPrices(holdings, name, start, end) {
  const { desk, currency } = holdings;
  const { library } = desk;
  if (name.startsWith("currency ")) {
    const code = name.slice("currency ".length);
    const priceOn = (date) =>
      library.ratioToDecimal(
        desk.rates.find(code, currency, { date, maxGap: GAP }).rate,
        12,
        "half_even",
      );
    return desk.attempt(() => [priceOn(start), priceOn(end)]);
  }
  const symbol = name.slice("share ".length);
  const known = holdings.known().filter((one) => one.symbol === symbol);
  const [first, last] = [start, end].map((day) => new Quotes(known).upTo(day)[0]);
  return first === undefined || last === undefined
    ? null
    : [library.Decimal.of(first.price), library.Decimal.of(last.price)];
}
