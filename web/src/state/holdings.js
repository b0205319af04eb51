// The portfolio, the known prices, and the view of both for the screens.

import { localDay } from "./days.js";
import { t } from "../words/words.js";
import { Kept, stillSame, wordsOf } from "./kept.js";
import { Quotes } from "./quotes.js";
import { pricesOf } from "./shapes.js";

const FRESH = 4 * 86400;
/** The digits of a share price computed from a trade. */
const DIGITS = 6;
/** Rates are not published on holidays. */
export const GAP = 7;

export class Holdings {
  /** The transactions and derived results, valid until the next change. */
  #cache = {};

  constructor(desk) {
    const { Portfolio, PortfolioView } = desk.library;
    this.desk = desk;
    const make = () => new Portfolio(desk.settings.portfolio || desk.settings.home);
    // The currency of an empty portfolio without other options follows the settings.
    const read = (text) => {
      const found = Portfolio.fromJson(text);
      const { method, fees, washSales } = found.info();
      const isPlain = method === "fifo" && fees === "basis" && !washSales;
      return found.count() === 0 && isPlain ? make() : found;
    };
    this.kept = new Kept(
      desk,
      ["portfolio"],
      desk.restore("portfolio", read, make),
      {
        read: ({ portfolio }) => portfolio === null ? make() : read(portfolio),
        write: (portfolio) => ({ portfolio: portfolio.toJson() }),
      },
    );
    this.view = new PortfolioView({ freshFor: FRESH, maxGap: GAP });
    this.prices = desk.restore(
      "prices",
      (text) => pricesOf(desk.library, text),
      () => [],
    );
    this.pricesText = desk.documents.get("prices");
    /** The error of the saved prices, or "". */
    this.trouble = "";
    if (desk.rates !== null) this.view.setRates({ rates: desk.rates });
    if (desk.rates !== null || desk.ratesFailure !== "") this.refresh();
  }

  /** Passes the transactions and the latest prices to the view. Saved data must never prevent a screen from opening. */
  refresh() {
    this.#cache = {};
    this.trouble = this.desk.attempt(() => {
      this.hand(this.prices);
      return "";
    }, ({ message }) => message);
  }

  /** The state of the view; unusable prices, such as those that are too large, are ignored. */
  state() {
    return this.desk.attempt(() => this.view.state(new Date())) ??
      "quotes_failed";
  }

  /** The valuation at the latest prices, or without prices if saved ones are unusable; null until it is possible. */
  valuation() {
    if (this.desk.rates === null && this.desk.ratesFailure === "") return null;
    const found = this.desk.attempt(() => this.view.value(new Date()));
    if (found !== null || this.portfolio.count() === 0) return found;
    const options = { maxGap: GAP };
    if (this.desk.rates !== null) options.rates = this.desk.rates;
    return this.desk.attempt(() => this.portfolio.value([], options));
  }

  hand(prices) {
    this.view.setTransactions(this.portfolio);
    const quotes = new Quotes(prices).upTo(localDay());
    if (quotes.length > 0) this.view.setQuotes(quotes);
  }

  /** Throws if a view with these prices cannot be valued, although it can be with the current ones. */
  check(prices) {
    const now = new Date();
    const before = this.desk.attempt(() => this.view.value(now));
    try {
      this.hand(prices);
      if (before !== null) this.view.value(now);
    } catch (error) {
      this.refresh();
      throw error;
    }
  }

  get portfolio() {
    return this.kept.value;
  }

  get currency() {
    return this.portfolio.info().currency;
  }

  #cached(name, make) {
    this.#cache[name] ??= make();
    return this.#cache[name];
  }

  /** All transactions, ordered by date. */
  transactions() {
    return this.#cached("transactions", () => this.portfolio.transactions());
  }

  /** Changes and saves the transactions. `id` identifies the affected transaction, if any. */
  change(body, { id = null, refused, words: step, told } = {}) {
    const words = () => {
      const found = id === null ? null : this.desk.attempt(() => this.portfolio.find(id));
      return found === null ? "" : wordsOf([found], id);
    };
    const before = words();
    try {
      this.kept.change(() => {
        stillSame(before, words());
        const made = body(this.portfolio);
        if (made !== undefined) this.kept.value = made;
      }, { refused, words: step, told });
    } finally {
      this.refresh();
    }
  }

  /** The currency of each share: that of its trades, else that of its payments. */
  currencies() {
    return this.#cached("currencies", () => {
      const found = new Map();
      const isTrade = ({ action }) => action === "buy" || action === "sell";
      for (const list of [(one) => !isTrade(one), isTrade]) {
        for (const one of this.transactions().filter(list)) {
          if (one.symbol !== "" && one.total.currency !== "") {
            found.set(one.symbol, one.total.currency);
          }
        }
      }
      return found;
    });
  }

  /** The currency of the newest trade or payment, or null. */
  get lastCurrency() {
    const count = this.portfolio.count();
    for (let index = count - 1; index >= Math.max(0, count - 9); index -= 1) {
      const { currency } = this.portfolio.transactionAt(index).total;
      if (currency !== "") return currency;
    }
    return null;
  }

  currencyOf(symbol) {
    return this.currencies().get(symbol) ?? "";
  }

  /** The last recorded price of a share, or undefined. */
  lastPrice(symbol) {
    return this.prices.filter((one) => one.symbol === symbol).sort((a, b) => a.day < b.day ? 1 : -1)[0];
  }

  /**
   * Records prices of a day: pairs of share and decimal. Each replaces any other of that share and day. `words` describe the
   * step for undo; null adds no step.
   */
  note(pairs, day, words) {
    const noted = (prices) => {
      const symbols = new Set(pairs.map(([symbol]) => symbol));
      const others = prices.filter((one) => one.day !== day || !symbols.has(one.symbol));
      return [
        ...others,
        ...pairs.map(([symbol, price]) => ({
          symbol,
          price: price.toString(),
          day,
        })),
      ];
    };
    const prices = noted(this.prices);
    this.check(prices);
    this.#cache = {};
    const from = { prices: this.pricesText };
    const textOf = (list) => {
      this.prices = list;
      this.pricesText = JSON.stringify({ prices: list });
      return { prices: this.pricesText };
    };
    // Prices of other shares and days recorded by another tab are preserved.
    const redo = (stored) =>
      textOf(
        noted(
          stored.prices === null ? [] : pricesOf(this.desk.library, stored.prices),
        ),
      );
    this.desk.documents.putAll(textOf(prices), { from, redo, words });
  }

  /** Returns all known prices with their days: those of trades and recorded ones. */
  known() {
    return this.#cached("known", () => {
      const found = [];
      for (const one of this.transactions()) {
        const { action, symbol, date, total, quantity } = one;
        if ((action !== "buy" && action !== "sell") || date === null) continue;
        const price = this.desk.attempt(() => total.amount.dividedBy(quantity, { digits: DIGITS }).toString());
        if (price !== null) {
          found.push({ symbol, price, day: date, currency: total.currency });
        }
      }
      return [...found, ...this.prices];
    });
  }

  /**
   * The performance on a day at the prices last known then, and today at the newest rates; null if a price or an exchange rate
   * is missing.
   */
  performanceOn(day, quotes) {
    const options = { rates: this.desk.rates, maxGap: GAP };
    if (day < localDay()) options.date = day;
    const summary = this.desk.attempt(() => this.portfolio.value(quotes.upTo(day), options).summary());
    const isKnown = summary !== null && Number(summary.unpricedCount) === 0 &&
      summary.performance.value.currency !== "";
    return isKnown ? summary.performance : null;
  }

  /** Returns the value and the invested capital on each day, at the last price known on that day; skips unknown ones. */
  values(days) {
    const quotes = new Quotes(this.known());
    const point = (day, amount) => ({
      day,
      value: Number(amount.amount.toString()),
      text: this.desk.text(amount),
      exact: amount.amount,
    });
    return days.flatMap((day) => {
      const found = this.performanceOn(day, quotes);
      return found === null ? [] : [{
        day,
        value: point(day, found.value),
        invested: point(day, found.cost),
      }];
    });
  }

  /** The reason for excluding a held position from totals: "price", "rate", or "" if it is included. */
  static missing({ state }) {
    return { missing: "price", zero: "price", no_rate: "rate" }[state] ?? "";
  }

  /** Downloads prices from Finnhub and records them; the view reports errors. */
  async ask(signal) {
    const { library, settings } = this.desk;
    const address = settings.finnhubAddress === "" ? null : settings.finnhubAddress;
    const feed = new library.Feed("finnhub", {
      apiKey: settings.finnhub,
      baseUrl: address,
    });
    for (let index = 0; index < this.view.symbolCount(); index += 1) {
      feed.addSymbol(this.view.symbolAt(index));
    }
    await library.carry(feed, { timeout: this.desk.timeout, signal });
    const { status } = feed.info(new Date());
    const found = [];
    for (let index = 0; index < feed.symbolCount(); index += 1) {
      const quote = this.desk.attempt(() => feed.priceQuote(feed.symbolAt(index), new Date()));
      if (quote !== null) found.push([quote.symbol, quote.price]);
    }
    if (found.length > 0) {
      this.trouble = this.desk.attempt(() => {
        this.note(found, localDay(), null);
        return "";
      }, () => t("portfolio.price_unusable"));
    }
    if (status !== "ok") this.view.setQuotesFailure(feed.failure().text);
  }

  get firstDay() {
    return this.transactions().find(({ date }) => date !== null)?.date ?? null;
  }
}
