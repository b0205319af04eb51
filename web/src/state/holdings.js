// The portfolio, the prices that are known, and the view of both that a screen watches.

import { Kept, stillSame, wordsOf } from "./kept.js";
import { instantOf, pricesOf } from "./shapes.js";

const FRESH = 4 * 86400;
const SECONDS = 30;
/** Digits of the price of a share that follows from a trade. */
const DIGITS = 6;
/** Over holidays there are no rates for some days. */
const GAP = 7;

export class Holdings {
  constructor(desk) {
    const { Portfolio, PortfolioView } = desk.library;
    this.desk = desk;
    const read = (text) => Portfolio.fromJson(text);
    const make = () => new Portfolio(desk.settings.home);
    this.kept = new Kept(desk, ["portfolio"], desk.restore("portfolio", read, make), {
      read: ({ portfolio }) => portfolio === null ? make() : read(portfolio),
      write: (portfolio) => ({ portfolio: portfolio.toJson() }),
    });
    this.view = new PortfolioView({ freshFor: FRESH, maxGap: GAP });
    this.prices = desk.restore("prices", (text) => pricesOf(desk.library, text), () => []);
    this.pricesText = desk.documents.get("prices");
    /** Why the view has not the newest prices; "" if it has. */
    this.trouble = "";
    this.isAsking = false;
    if (desk.rates !== null) this.view.setRates({ rates: desk.rates });
    if (desk.rates !== null || desk.ratesFailure !== "") this.refresh();
  }

  /** Hands the transactions and the newest prices to the view. What is kept already must never keep a screen from opening. */
  refresh() {
    this.trouble = this.desk.attempt(() => {
      this.hand(this.prices);
      return "";
    }, ({ message }) => message);
  }

  /** The state of the view; prices without a value, such as those that are too large, are as good as none. */
  state() {
    return this.desk.attempt(() => this.view.state(new Date())) ?? "quotes_failed";
  }

  hand(prices) {
    this.view.setTransactions(this.portfolio);
    const quotes = this.quotes(new Date().toISOString().slice(0, 10), this.known(false, prices));
    if (quotes.length > 0) this.view.setQuotes(quotes);
  }

  /** Throws if a view with these prices has no value, where it has one with those of now. */
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

  /** Changes the transactions and keeps them. `id` is of the transaction that the change belongs to, if there is one. */
  change(body, { id = null, refused } = {}) {
    const words = () => id === null ? "" : wordsOf(this.portfolio.transactions(), id);
    const before = words();
    this.kept.change(() => {
      stillSame(before, words());
      body(this.portfolio);
    }, refused);
    this.refresh();
  }

  currencyOf(symbol) {
    return this.portfolio.transactions().find((one) => one.symbol === symbol && one.action !== "fee")?.total.currency ??
      "";
  }

  /** Notes the price of a share on a day, in place of another one of that day. */
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
    // Prices of other shares and days that another tab has noted stay.
    const redo = (stored) => textOf(noted(stored.prices === null ? [] : pricesOf(this.desk.library, stored.prices)));
    this.desk.documents.putAll(textOf(prices), { from, redo });
  }

  /** Every price that is known, with its day: those that were noted, and if asked for those of trades. */
  known(withTrades, prices = this.prices) {
    const found = prices.map((one) => ({ ...one, currency: this.currencyOf(one.symbol) }));
    if (!withTrades) return found;
    for (const { action, symbol, date, total, quantity } of this.portfolio.transactions()) {
      if ((action !== "buy" && action !== "sell") || date === null) continue;
      const price = this.desk.attempt(() => total.amount.dividedBy(quantity, { digits: DIGITS }).toString());
      if (price !== null) found.push({ symbol, price, day: date, currency: total.currency });
    }
    return found;
  }

  /** The last price of each share up to a day, of those that are known. */
  quotes(day, known = this.known(false)) {
    const last = new Map();
    for (const one of known) {
      if (one.currency !== "" && one.day <= day && one.day >= (last.get(one.symbol)?.day ?? "")) {
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

  /** The value on days, at the last price that was known then. */
  values(days) {
    const { rates } = this.desk;
    const found = [];
    const prices = this.known(true);
    for (const day of days) {
      const performance = this.desk.attempt(() =>
        this.portfolio.value(this.quotes(day, prices), { rates, date: day, maxGap: GAP }).summary().performance
      );
      if (performance === null || performance.value.currency === "") continue;
      found.push({ day, value: Number(performance.value.amount.toString()), text: this.desk.text(performance.value) });
    }
    return found;
  }

  /** Asks Finnhub for prices; what came is noted, and a failure is told by the view. */
  async ask(signal) {
    const { library, settings } = this.desk;
    const address = settings.finnhubAddress === "" ? null : settings.finnhubAddress;
    const feed = new library.Feed("finnhub", { apiKey: settings.finnhub, baseUrl: address });
    for (let index = 0; index < this.view.symbolCount(); index += 1) feed.addSymbol(this.view.symbolAt(index));
    this.isAsking = true;
    await library.carry(feed, { timeout: SECONDS, signal });
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
    const days = this.portfolio.transactions().map(({ date }) => date).filter((date) => date !== null).sort();
    return days[0] ?? null;
  }
}
