// The state of the converter: two currencies, the amount as typed, and the day of the rates.

import { isPlain, numberOf, reading, refusal, troubleOf } from "./converter-reading.js";
import { t } from "../words/words.js";

/** True if a text contains a currency or words. */
const isNamed = (text) => /[\p{L}\p{Sc}]/u.test(text);
/** The bank publishes no rates on holidays. */
export const GAP = 7;
/** Fraction digits of a unit's value. */
const [DIGITS, DIGITS_BELOW_TENTH] = [4, 8];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class Model {
  constructor(desk) {
    this.desk = desk;
    const { Converter } = desk.library;
    const start = () => new Converter("EUR", "USD", { display: "none" });
    const text = desk.documents.get("converter");
    this.forward = desk.restore(
      "converter",
      (one) => Converter.fromJson(one),
      start,
    );
    this.forward.setLocale(desk.locale);
    if (text === null) this.forward.setAmount("100");
    /** The day of past rates, or null for the newest. */
    this.on = null;
    this.applyPlace();
    /** The interpretation of the typed text if it differs from that text, and its error. */
    this.read = "";
    this.trouble = "";
    this.give = this.forward.amount();
    this.take = null;
    this.giveRates();
    if (desk.isAsking) this.setLoading();
  }

  /** Applies the parameters of the address. Invalid ones are ignored. */
  applyPlace() {
    const { desk, forward } = this;
    const { from = null, to = null, amount = null, on = null } = desk.place.params;
    if (from !== null || to !== null) {
      desk.attempt(() => forward.setPair(from, to));
    }
    if (on !== null && DAY.test(on)) this.on = on;
    if (amount === null || amount === forward.amount()) return;
    const found = desk.attempt(() => new desk.library.Money(desk.library.decimalParse(amount), this.source)) ??
      desk.attempt(() => reading(desk, amount, this.source));
    if (found !== null) forward.setAmount(numberOf(desk, found));
  }

  get source() {
    return this.forward.info(new Date()).source;
  }

  get target() {
    return this.forward.info(new Date()).target;
  }

  setLoading() {
    this.forward.setLoading();
  }

  giveRates() {
    const { rates, ratesFailure, live } = this.desk;
    const { feed } = live;
    const isFed = feed !== null && feed.info(new Date()).state !== "empty";
    if (rates !== null) this.forward.setRates(rates, "store", new Date());
    else if (ratesFailure !== "") {
      this.forward.setRatesFailure("transport", ratesFailure);
    } else this.setLoading();
    if (isFed) this.forward.takeFeed(feed);
  }

  /** The tables of rates, the newest first: the provider's, which may contain more currencies, and the history. */
  tables() {
    const { rates, live } = this.desk;
    const fed = this.on === null && live.feed !== null ? this.desk.attempt(() => live.feed.rates()) : null;
    return [fed, rates].filter((one) => one !== null && one !== undefined);
  }

  /** The options of conversions at the day. */
  get options() {
    return this.on === null ? {} : { date: this.on, maxGap: GAP };
  }

  /** Returns the first result of the tables, or the error of the last one; null without rates. */
  try(body) {
    let last = null;
    for (const table of this.tables()) {
      last = this.desk.attempt(() => body(table), (error) => error);
      if (!(last instanceof this.desk.library.MoneyError)) return last;
    }
    return last;
  }

  /** Converts an amount at the day, with the details; null without rates, or the error. */
  converted(amount, target) {
    return this.try((table) => table.convertDetailed(amount, target, this.options));
  }

  /** The amount to convert, or null. */
  amount() {
    return this.trouble === "" ? reading(this.desk, this.forward.amount(), this.source) : null;
  }

  /** Sets the text of the source field. Another currency in it becomes the source. */
  typeGive(text) {
    const { forward, desk } = this;
    this.give = text;
    this.take = null;
    this.#start(text);
    if (this.trouble !== "") return;
    forward.setAmount(text);
    const isRead = forward.info(new Date()).inputState !== "invalid";
    if (isRead && !isNamed(text)) return;
    const found = reading(desk, text, this.source);
    if (found === null) {
      if (!isRead) this.trouble = troubleOf(desk, text, this.source);
      return;
    }
    this.#understood(text, found, this.source);
    const { currency } = found;
    // The other currency of the pair, if typed, is swapped with the source.
    if (currency === this.target) this.setPair(currency, this.source);
    else if (currency !== this.source) this.setSource(currency);
    forward.setAmount(numberOf(desk, found));
  }

  /** Sets the text of the target field and recalculates the source amount. */
  typeTake(text) {
    const { desk, forward } = this;
    this.take = text;
    this.#start(text);
    if (this.trouble !== "") return;
    if (text.trim() === "") {
      forward.setAmount("");
      this.give = "";
      return;
    }
    const found = reading(desk, text, this.target);
    if (found === null) {
      this.trouble = troubleOf(desk, text, this.target);
      return;
    }
    this.#understood(text, found, this.target);
    const { currency } = found;
    if (currency === this.source) this.setPair(this.target, currency);
    else if (currency !== this.target) this.setTarget(currency);
    const made = this.converted(found, this.source);
    const isMade = made !== null && "result" in made;
    this.give = isMade ? desk.text(made.result, { display: "none" }) : "";
    forward.setAmount(this.give);
    if (made?.code === "overflow") this.trouble = t("converter.too_large");
  }

  #start(text) {
    this.read = "";
    this.trouble = refusal(text);
  }

  /** Replaces a text that was read in another way by the number that was read. */
  tidy() {
    if (this.trouble !== "" || this.read === "" || this.take !== null) return;
    const amount = this.amount();
    if (amount === null) return;
    this.give = numberOf(this.desk, amount);
    this.forward.setAmount(this.give);
  }

  /** Records the interpretation of a text if it differs from the text itself. */
  #understood(text, amount, currency) {
    if (isNamed(text) || !isPlain(this.desk, text, currency)) {
      this.read = t("converter.read", { amount: this.desk.text(amount) });
    }
  }

  setSource(code) {
    this.setPair(code, null);
  }

  setTarget(code) {
    this.setPair(null, code);
  }

  setPair(source, target) {
    this.forward.setPair(source, target);
  }

  /** The pair changed, so the amount of the source applies. */
  settle() {
    this.read = "";
    this.take = null;
    const amount = this.amount();
    if (amount !== null && this.forward.amount() !== this.give) {
      this.give = this.forward.amount();
    }
  }

  /** Saves the state, and writes it into the address. */
  keep() {
    const amount = this.amount();
    this.desk.setParams({
      from: this.source,
      to: this.target,
      amount: amount === null ? "" : amount.amount.toString(),
      on: this.on,
    });
    this.desk.documents.put("converter", this.forward.toJson());
  }

  /** The result as text, or "". */
  result() {
    if (this.take !== null) return this.take;
    const amount = this.amount();
    if (amount === null) return "";
    if (this.on === null) return this.forward.text();
    const found = this.converted(amount, this.target);
    return found !== null && "result" in found ? this.desk.text(found.result, { display: "none" }) : "";
  }

  /** The details of the rate, regardless of the amount; null without a rate. */
  details() {
    const { source, target } = this;
    const amount = this.amount();
    const found = amount === null ? null : this.converted(amount, target);
    if (found !== null && "result" in found) return found.details;
    const rate = this.try((table) => table.find(source, target, this.options));
    return rate !== null && "legs" in rate ? rate : null;
  }

  /** The error of the typed text, or of an amount whose result exceeds the digits of the library; "" without one. */
  get problem() {
    if (this.trouble !== "") return this.trouble;
    const amount = this.amount();
    if (amount === null) return "";
    const found = this.converted(amount, this.target);
    return found?.code === "overflow" ? t("converter.too_large") : "";
  }

  /** The value of one unit of the source, such as "1 EUR = 1.1172 USD"; "" without a rate. */
  unitRate() {
    return this.on === null ? this.forward.unitRate() : this.unitOf(this.source, this.target);
  }

  /** The value of one unit of a currency in another at the day; "" without a rate. */
  unitOf(from, to) {
    const one = new this.desk.library.Money("1", from);
    const at = (digits) => this.try((table) => table.convert(one, to, { ...this.options, digits }));
    let found = at(DIGITS);
    if (found === null || !("amount" in found)) return "";
    if (found.amount.compare("0.1") < 0) found = at(DIGITS_BELOW_TENTH);
    return `1 ${from} = ${numberOf(this.desk, found)} ${to}`;
  }
}
