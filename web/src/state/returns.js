// Returns and drawdowns of the portfolio by window. The library values and computes; this module arranges its input.

import { daysBetween, localDay } from "./days.js";
import { GAP } from "./holdings.js";
import { Quotes } from "./quotes.js";
import { instantOf } from "./shapes.js";

const DAY = 86_400_000;
const WEEK = 7;
/** Milliseconds after which a calculation lets the page respond. */
const BUDGET = 12;
/** The fraction digits of a return: 0.0512 is 5.12 %. */
const DIGITS = 4;
/** Those of the steps of a drawdown. */
const STEP_DIGITS = 15;
/** A share is worth its last known price, however old. */
const PRICE_GAP = 200 * 366;

/** The windows of returns, by the names of the library. */
export const WINDOWS = ["one_month", "three_months", "year_to_date", "one_year", "three_years", "max"];

function dayBefore(day) {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** Prices as quotes, and the newest one of each week again: the library values the days on which a price is quoted. */
function weekly(known, first, last) {
  const quotes = known.map(({ symbol, price, currency = "", day }) => ({
    symbol,
    price,
    currency,
    instant: instantOf(day),
  }));
  const sorted = quotes.toSorted((one, other) => one.instant - other.instant);
  const repeated = [];
  let next = 0;
  for (let time = Date.parse(`${first}T00:00:00Z`); time < Date.parse(`${last}T00:00:00Z`); time += WEEK * DAY) {
    while (next < sorted.length && sorted[next].instant.getTime() <= time) next += 1;
    if (next > 0) repeated.push({ ...sorted[next - 1], instant: new Date(time) });
  }
  // Of two quotes of a day, the last one in the list counts.
  return [...repeated, ...quotes];
}

export class Returns {
  #since = performance.now();

  constructor(holdings, signal) {
    this.holdings = holdings;
    this.signal = signal;
    const { firstDay } = holdings;
    this.quotes = firstDay === null ? [] : weekly(holdings.known(), firstDay, localDay());
    const days = [localDay(), holdings.desk.lastDay];
    /** The record since the first transaction, up to the last day on which the portfolio can be valued; or null. */
    this.all = null;
    this.end = firstDay === null
      ? null
      : days.find((day) => day !== null && day >= firstDay && this.#isWhole(dayBefore(firstDay), day)) ?? null;
  }

  #isWhole(first, day) {
    this.all = this.record(first, day);
    return this.all !== null;
  }

  /** The track record between two days; null if a price or an exchange rate is missing. */
  record(first, last, digits = DIGITS) {
    const { desk, portfolio } = this.holdings;
    // Today is valued at the newest rates.
    const age = last === localDay() && desk.lastDay !== null ? daysBetween(desk.lastDay, last) : 0;
    const options = { rates: desk.rates, maxGap: Math.max(GAP, age) };
    const window = { first, last, digits, priceGap: PRICE_GAP, sample: "week" };
    return desk.attempt(() => portfolio.trackRecord(this.quotes, window, options));
  }

  async #rest() {
    if (performance.now() - this.#since < BUDGET) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.#since = performance.now();
  }

  /** The first day of a window, or null if the portfolio is younger. */
  start(window) {
    const { desk, firstDay } = this.holdings;
    if (window === "max") return dayBefore(firstDay);
    const start = desk.library.windowStart(window, this.end, null);
    return start < firstDay ? null : start;
  }

  /** Returns the track record of a window; null for one that is not defined. */
  async of(start) {
    await this.#rest();
    return this.signal.aborted ? null : this.record(start, this.end);
  }

  /**
   * The drawdown on each of a list of days, as a decimal from 0 to -1: the fall of the time-weighted growth from its highest
   * point so far. Null if it is not defined.
   */
  async drawdowns(days) {
    const { library } = this.holdings.desk;
    const one = library.Decimal.of("1");
    const round = { digits: STEP_DIGITS, rounding: "half_even" };
    let growth = one;
    let high = one;
    const found = [];
    for (const [index, day] of days.entries()) {
      await this.#rest();
      if (this.signal.aborted) return null;
      const record = this.record(index === 0 ? dayBefore(day) : days[index - 1], day, STEP_DIGITS);
      if (record === null) return null;
      growth = growth.times(record.timeWeighted.plus(one)).rounded(STEP_DIGITS, "half_even");
      if (growth.compare(high) > 0) high = growth;
      found.push(high.sign === 0 ? high : growth.dividedBy(high, round).minus(one));
    }
    return found;
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
