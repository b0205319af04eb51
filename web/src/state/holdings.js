// The portfolio, the known prices, and the view of both for the screens.

import { Kept, stillSame, wordsOf } from "./kept.js";
import { instantOf, pricesOf } from "./shapes.js";

const FRESH = 4 * 86400;
/** The digits of a share price computed from a trade. */
const DIGITS = 6;
/** Rates are not published on holidays. */
const GAP = 7;

export class Holdings {
  constructor(desk) {
    const { Portfolio, PortfolioView } = desk.library;
    this.desk = desk;
    const read = (text) => Portfolio.fromJson(text);
    const make = () => new Portfolio(desk.settings.portfolio || desk.settings.home);
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
    /** The error of the last price update, or "". */
    this.trouble = "";
    this.isAsking = false;
    if (desk.rates !== null) this.view.setRates({ rates: desk.rates });
    if (desk.rates !== null || desk.ratesFailure !== "") this.refresh();
  }

  /** Passes the transactions and the latest prices to the view. Saved data must never prevent a screen from opening. */
  refresh() {
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

  hand(prices) {
    this.view.setTransactions(this.portfolio);
    const quotes = this.quotes(
      new Date().toISOString().slice(0, 10),
      this.known(false, prices),
    );
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

  /** Changes and saves the transactions. `id` identifies the affected transaction, if any. */
  change(body, { id = null, refused, words: step, told } = {}) {
    const words = () => id === null ? "" : wordsOf(this.portfolio.transactions(), id);
    const before = words();
    this.kept.change(() => {
      stillSame(before, words());
      body(this.portfolio);
    }, { refused, words: step, told });
    this.refresh();
  }

  currencyOf(symbol) {
    return this.portfolio.transactions().find((one) => one.symbol === symbol && one.action !== "fee")?.total.currency ??
      "";
  }

  /** Records the price of a share on a day, replacing any other of that day. */
  note(symbol, price, day) {
    const text = this.desk.library.decimalParse(price).toString();
    const noted = (prices) => [
      ...prices.filter((one) => one.symbol !== symbol || one.day !== day),
      { symbol, price: text, day },
    ];
    const prices = noted(this.prices);
    this.check(prices);
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
    this.desk.documents.putAll(textOf(prices), {
      from,
      redo,
      words: `price of ${symbol}`,
    });
  }

  /** Returns all known prices with their days: recorded ones, and optionally those of trades. */
  known(withTrades, prices = this.prices) {
    const found = prices.map((one) => ({
      ...one,
      currency: this.currencyOf(one.symbol),
    }));
    if (!withTrades) return found;
    for (
      const { action, symbol, date, total, quantity } of this.portfolio
        .transactions()
    ) {
      if ((action !== "buy" && action !== "sell") || date === null) continue;
      const price = this.desk.attempt(() => total.amount.dividedBy(quantity, { digits: DIGITS }).toString());
      if (price !== null) {
        found.push({ symbol, price, day: date, currency: total.currency });
      }
    }
    return found;
  }

  /** Returns the last known price of each share up to a day. */
  quotes(day, known = this.known(false)) {
    const last = new Map();
    for (const one of known) {
      if (
        one.currency !== "" && one.day <= day &&
        one.day >= (last.get(one.symbol)?.day ?? "")
      ) {
        last.set(one.symbol, one);
      }
    }
    return [...last.values()].map(({ symbol, price, currency, day: of }) => ({
      symbol,
      price,
      currency,
      instant: instantOf(of),
    }));
  }

  /** Returns the value on each day, at the last price known on that day. */
  values(days) {
    const { rates } = this.desk;
    const found = [];
    const prices = this.known(true);
    for (const day of days) {
      const performance = this.desk.attempt(() =>
        this.portfolio.value(this.quotes(day, prices), {
          rates,
          date: day,
          maxGap: GAP,
        }).summary().performance
      );
      if (performance === null || performance.value.currency === "") continue;
      const exact = performance.value.amount;
      found.push({
        day,
        value: Number(exact.toString()),
        text: this.desk.text(performance.value),
        exact,
      });
    }
    return found;
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
    this.isAsking = true;
    await library.carry(feed, { timeout: this.desk.timeout, signal });
    this.isAsking = false;
    const { status } = feed.info(new Date());
    const day = new Date().toISOString().slice(0, 10);
    for (let index = 0; index < feed.symbolCount(); index += 1) {
      const quote = this.desk.attempt(() => feed.priceQuote(feed.symbolAt(index), new Date()));
      if (quote !== null) this.note(quote.symbol, quote.price.toString(), day);
    }
    if (status !== "ok") this.view.setQuotesFailure(feed.failure().text);
  }

  get firstDay() {
    const days = this.portfolio.transactions().map(({ date }) => date).filter((
      date,
    ) => date !== null).sort();
    return days[0] ?? null;
  }
}
