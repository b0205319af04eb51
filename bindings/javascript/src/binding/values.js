// Amounts and decimals: immutable, exact.

import { areSafe, CODE, readCode, readCoefficient, shifted, writeCoefficient } from "./coefficients.js";
import { digitsOf, primitive, refusedNumber, roundingOf, textOf } from "./given.js";
import { library } from "./library.js";

const PRIVATE = Symbol("private");
// structuredClone, postMessage and v8.serialize reject a symbol, and their errors contain its description.
const DECIMAL_NOT_CLONED = Symbol("a decimal: pass decimal.toString()");
const MONEY_NOT_CLONED = Symbol("an amount: pass amount.toString()");
const { memory, structs } = library;

/** An exact decimal number of up to 38 digits. `new Decimal("10.50")` keeps its two fraction digits. */
export class Decimal {
  /** A clone lacks private fields: this one makes structuredClone throw a DataCloneError instead of creating an empty
   * object. */
  notCloned = DECIMAL_NOT_CLONED;
  #coefficient;
  #scale;

  constructor(value, scale, coefficient) {
    if (value === PRIVATE) {
      this.#coefficient = coefficient;
      this.#scale = scale;
      return;
    }
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw refusedNumber(value);
    const text = typeof value === "number" || typeof value === "bigint" ? value.toString() : value;
    if (typeof text !== "string") throw new TypeError("a decimal must be text, an integer or a BigInt");
    const { result } = library.call("money_decimal_parse", { text });
    this.#coefficient = result.#coefficient;
    this.#scale = result.#scale;
  }

  static {
    const { fields } = structs.layout("money_decimal_t");
    const at = fields.get("scale").offset;
    structs.define("money_decimal_t", {
      read: (place) => new Decimal(PRIVATE, structs.scalar("uint32_t").get(place + at), readCoefficient(place)),
      write(place, value) {
        const decimal = Decimal.of(value);
        writeCoefficient(place, decimal.#coefficient);
        structs.scalar("uint32_t").set(place + at, decimal.#scale);
      },
    });
  }

  /** The value as a decimal: decimals, text, whole numbers and BigInts. */
  static of(value) {
    return value instanceof Decimal ? value : new Decimal(value);
  }

  /** The number of fraction digits. */
  get scale() {
    return this.#scale;
  }

  /** The coefficient: 1050n for 10.50. */
  get coefficient() {
    return BigInt(this.#coefficient);
  }

  get sign() {
    return this.#coefficient > 0 ? 1 : this.#coefficient < 0 ? -1 : 0;
  }

  #with(name, other) {
    return library.call(name, { a: this, b: Decimal.of(other) }).result;
  }

  plus(other) {
    return this.#with("money_decimal_add", other);
  }

  minus(other) {
    return this.#with("money_decimal_subtract", other);
  }

  /** Returns the product: exact, or rounded once to `digits`. */
  times(factor, { digits = "exact", rounding = digits === "exact" ? "unnecessary" : "half_even" } = {}) {
    const given = { a: this, b: Decimal.of(factor), digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return library.call("money_decimal_multiply", given).result;
  }

  /** Returns the quotient, rounded once to `digits`. */
  dividedBy(divisor, { digits, rounding } = {}) {
    if (digits === undefined) throw new TypeError("missing option digits of a quotient");
    const given = { a: this, b: Decimal.of(divisor), digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return library.call("money_decimal_divide", given).result;
  }

  rounded(digits, rounding) {
    const given = { value: this, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return library.call("money_decimal_quantize", given).result;
  }

  negated() {
    return library.call("money_decimal_negate", { value: this }).result;
  }

  /** -1, 0 or 1, by value. */
  compare(other) {
    return library.call("money_decimal_compare", { a: this, b: Decimal.of(other) }).order;
  }

  equals(other) {
    return this.compare(other) === 0;
  }

  toString() {
    return library.call("money_decimal_format", { value: this }).buffer;
  }

  toJSON() {
    return this.toString();
  }

  [Symbol.toPrimitive](hint) {
    return primitive(this, hint);
  }

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `Decimal("${this}")`;
  }
}

/** An amount that the library created, of a BigInt coefficient, a scale and a currency. */
export let amountOf;

/**
 * An exact amount of a currency. It is immutable: methods return new amounts.
 *
 *     const price = new Money("19.99", "EUR");
 *     price.plus("4.50 EUR").toString();            // "24.49 EUR"
 *
 * Adding or comparing amounts of two currencies throws a MoneyError.
 */
export class Money {
  /** A clone lacks private fields: this one makes structuredClone throw a DataCloneError instead of creating an empty
   * object. */
  notCloned = MONEY_NOT_CLONED;
  // The coefficient is a number if that is exact, so that most sums need no call of the library.
  #coefficient;
  #scale;
  #currency;

  constructor(amount, currency, scale, coefficient) {
    if (amount === PRIVATE) {
      this.#coefficient = coefficient;
      this.#scale = scale;
      this.#currency = currency;
      return;
    }
    const { result } = currency === undefined
      ? library.call("money_parse", { text: textOf(amount) })
      : library.call("money_new", { amount: Decimal.of(amount), currency });
    this.#coefficient = result.#coefficient;
    this.#scale = result.#scale;
    this.#currency = result.#currency;
  }

  static {
    const { fields } = structs.layout("money_t");
    const [scale, currency] = [fields.get("scale").offset, fields.get("currency").offset];
    const word = structs.scalar("uint32_t");
    structs.define("money_t", {
      read: (place) => new Money(PRIVATE, readCode(place + currency), word.get(place + scale), readCoefficient(place)),
      write(place, value) {
        const amount = Money.of(value);
        writeCoefficient(place, amount.#coefficient);
        word.set(place + scale, amount.#scale);
        memory.putText(place + currency, CODE.count, "currency", amount.#currency);
      },
    });
    amountOf = (coefficient, scale, currency) => {
      const number = Number(coefficient);
      return new Money(PRIVATE, currency, scale, Number.isSafeInteger(number) ? number : coefficient);
    };
  }

  /** Converts a value to an amount: an amount, or text such as "12.50 EUR". */
  static of(value) {
    return value instanceof Money ? value : new Money(value);
  }

  /** Returns an amount of minor units: `Money.fromMinor(1050, "EUR")` is 10.50 EUR. */
  static fromMinor(minor, currency) {
    return library.call("money_from_minor", { minor: BigInt(minor), currency }).result;
  }

  /** Returns the sum of amounts of one currency. */
  static sum(amounts) {
    let total;
    for (const amount of amounts) total = total === undefined ? Money.of(amount) : total.plus(amount);
    if (total === undefined) throw new TypeError("number of amounts must be at least 1, got 0");
    return total;
  }

  get amount() {
    return new Decimal(PRIVATE, this.#scale, this.#coefficient);
  }

  get currency() {
    return this.#currency;
  }

  get scale() {
    return this.#scale;
  }

  get sign() {
    return this.#coefficient > 0 ? 1 : this.#coefficient < 0 ? -1 : 0;
  }

  get isZero() {
    return this.sign === 0;
  }

  /** The amount in minor units: 1050n for 10.50 EUR. Throws if it is not an integer. */
  get minor() {
    return library.call("money_to_minor", { amount: this }).minor;
  }

  /** Returns whether the coefficients are numbers and the currencies are equal. */
  #isQuick(other) {
    return (
      typeof this.#coefficient === "number" &&
      typeof other.#coefficient === "number" &&
      this.#currency === other.#currency
    );
  }

  /** Returns the coefficient at the larger of the two scales. A result that is not exact is not a safe integer. */
  #aligned(other) {
    return shifted(this.#coefficient, other.#scale - this.#scale);
  }

  plus(amount) {
    const other = amount instanceof Money ? amount : Money.of(amount);
    if (this.#isQuick(other)) {
      const left = this.#aligned(other), right = other.#aligned(this), sum = left + right;
      if (areSafe(left, right, sum)) {
        return new Money(PRIVATE, this.#currency, Math.max(this.#scale, other.#scale), sum);
      }
    }
    return library.call("money_add", { a: this, b: other }).result;
  }

  minus(amount) {
    const other = amount instanceof Money ? amount : Money.of(amount);
    if (this.#isQuick(other)) {
      const left = this.#aligned(other), right = other.#aligned(this), difference = left - right;
      if (areSafe(left, right, difference)) {
        return new Money(PRIVATE, this.#currency, Math.max(this.#scale, other.#scale), difference);
      }
    }
    return library.call("money_subtract", { a: this, b: other }).result;
  }

  /** Returns the product, rounded once, by default half to even to the minor units of the currency. */
  times(factor, { digits, rounding } = {}) {
    const given = {
      amount: this,
      factor: Decimal.of(factor),
      digits: digitsOf(digits),
      rounding: roundingOf(rounding),
    };
    return library.call("money_multiply", given).result;
  }

  /** Returns the quotient, rounded once. `split` divides without a remainder. */
  dividedBy(divisor, { digits, rounding } = {}) {
    const given = {
      amount: this,
      divisor: Decimal.of(divisor),
      digits: digitsOf(digits),
      rounding: roundingOf(rounding),
    };
    return library.call("money_divide", given).result;
  }

  /** Rounds to `digits` fraction digits, by default those of the currency. */
  rounded(digits, rounding) {
    const given = { amount: this, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return library.call("money_quantize", given).result;
  }

  negated() {
    return library.call("money_negate", { amount: this }).result;
  }

  abs() {
    return this.sign < 0 ? this.negated() : this;
  }

  /** Divides the amount into `count` shares that differ by at most one minor unit and add up to the amount. */
  split(count) {
    if (!Number.isSafeInteger(count) || count < 1) {
      throw new RangeError(`number of shares must be at least 1, got ${count}`);
    }
    return library.call("money_split", { amount: this, count, shares: true }).shares;
  }

  /** Divides the amount in proportion to weights. The shares add up to the amount. */
  allocate(weights) {
    const given = { amount: this, weights: Array.from(weights, (one) => Decimal.of(one)) };
    return library.call("money_allocate", given).shares;
  }

  /** Returns the packed form, 7 to 30 bytes, which `unpack` reads. */
  pack() {
    return library.call("money_pack", { amount: this }).bytes;
  }

  /** Returns a key whose order as bytes is that of the amounts: first by currency code, then by value. */
  sortKey() {
    return library.call("money_sort_key", { amount: this }).bytes;
  }

  /** -1, 0 or 1. */
  compare(amount) {
    const other = Money.of(amount);
    if (this.#isQuick(other)) {
      const left = this.#aligned(other), right = other.#aligned(this);
      if (areSafe(left, right, 0)) return left < right ? -1 : left > right ? 1 : 0;
    }
    return library.call("money_compare", { a: this, b: other }).order;
  }

  lessThan(amount) {
    return this.compare(amount) < 0;
  }

  greaterThan(amount) {
    return this.compare(amount) > 0;
  }

  /** Returns whether two amounts have the same currency and value: 10.5 EUR equals 10.50 EUR. */
  equals(amount) {
    const other = Money.of(amount);
    if (this.#isQuick(other) && this.#scale === other.#scale) return this.#coefficient === other.#coefficient;
    return library.call("money_equal", { a: this, b: other }).equal !== 0;
  }

  /** Returns a hash that is the same for equal amounts, in every program. */
  hash() {
    return library.call("money_hash", { amount: this }).hash;
  }

  /** Returns text such as "12.50 EUR"; "" for a missing amount, such as an unknown price. */
  toString() {
    if (this.#currency === "") return "";
    return library.call("money_format", { amount: this }).buffer;
  }

  toJSON() {
    return this.#currency === "" ? null : this.toString();
  }

  [Symbol.toPrimitive](hint) {
    return primitive(this, hint);
  }

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `Money("${this}")`;
  }
}
