// Exchanges and quotes of the golden vectors.

import * as libmoney from "../src/index.js";
import { ratesOf } from "./numbers.js";

const { ExchangeQuote, Money, MoneyError, Wallet } = libmoney;

const shown = (amount) => (amount === null || amount.currency === "" ? "unknown" : `${amount}`);

/** A ratio in lowest terms. */
function ratio({ sign, numerator, denominator }) {
  const whole = (words) => words.reduceRight((sum, word) => (sum << 64n) | BigInt(word), 0n);
  const [upper, lower] = [whole(numerator), whole(denominator)];
  let [a, b] = [lower, upper];
  while (b > 0n) [a, b] = [b, a % b];
  return `${sign < 0 ? "-" : ""}${upper / a}/${lower / a}`;
}

function line(made) {
  const amounts = [made.give, made.receive, made.fee, made.marketValue, made.margin].map(shown);
  const { legs } = made.market;
  const path = legs.length > 0 ? [legs[0].from, ...legs.map((leg) => leg.to)].join(" ") : "-";
  const entries = `${made.giveEntry} ${made.receiveEntry} ${made.feeEntry}`;
  return [...amounts, ratio(made.rate), ratio(made.remainder), path, made.id || "-", entries].join("; ");
}

/** The instant of seconds since the epoch. */
const instant = (text) => new Date(Number(text) * 1000);

/** A wallet, rates and the last quote, with a method for each operation of the steps. An absent text is "". */
class Desk {
  constructor() {
    this.wallet = new Wallet();
    this.pairs = [];
  }

  add(amount) {
    return `${this.wallet.add(new Money(amount))}`;
  }

  rate(from, to, rate) {
    this.pairs.push({ from, to, rate });
    return "ok";
  }

  clear() {
    this.pairs = [];
    return "ok";
  }

  options(rate, inverse, amount, fee, id) {
    const terms = { isInverse: inverse !== "" };
    if (rate !== "") terms.rate = rate;
    if (amount !== "") terms.receive = new Money(amount);
    if (fee !== "") terms.fee = new Money(fee);
    if (id !== "") terms.id = id;
    return this.pairs.length > 0 ? { terms, rates: ratesOf(this.pairs) } : { terms };
  }

  exchange(give, receive, _validUntil, ...terms) {
    return line(this.wallet.exchangeAmount(new Money(give), receive, this.options(...terms)));
  }

  quote(give, receive, validUntil, ...terms) {
    this.offer = new ExchangeQuote(new Money(give), receive, instant(validUntil), this.options(...terms));
    return this.info();
  }

  info() {
    return line(this.offer.info());
  }

  accept(at) {
    return line(this.wallet.accept(this.offer, instant(at)));
  }

  read(text) {
    this.offer = ExchangeQuote.fromJson(text);
    return "ok";
  }

  reread() {
    return this.read(this.offer.toJson());
  }

  changed(found, other) {
    return this.read(this.offer.toJson().replaceAll(found, other));
  }

  balance(currency) {
    return shown(this.wallet.balance(currency, null).posted);
  }
}

export function exchange({ steps }) {
  const desk = new Desk();
  const answers = steps.map(([operation, ...words]) => {
    try {
      return desk[operation](...words);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      return error.constant;
    }
  });
  return { answers };
}
