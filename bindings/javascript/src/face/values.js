// Amounts and decimals: immutable, exact.

import { library } from "./library.js";

const WORD = 64n;
const PRIVATE = Symbol("private");
const MAX = library.constants.MONEY_DIGITS_CURRENCY;
const EXACT = library.constants.MONEY_DIGITS_EXACT;

/** The coefficient of C: a number while it is exact, which is quick, else a BigInt. */
function coefficientOf({ lo, hi }) {
  const value = (hi << WORD) | lo;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function words(coefficient) {
  const value = BigInt(coefficient);
  return { lo: BigInt.asUintN(64, value), hi: value >> WORD };
}

function refusedNumber(value) {
  return new TypeError(`${value} is not exact; write it as text, such as "${value}"`);
}

function digitsOf(digits) {
  if (digits === undefined || digits === "currency") return MAX;
  return digits === "exact" ? EXACT : digits;
}

const ROUNDINGS = Object.fromEntries(
  Object.entries(library.constants)
    .filter(([name]) => name.startsWith("MONEY_ROUND_"))
    .map(([name, value]) => [name.slice("MONEY_ROUND_".length).toLowerCase(), value]),
);

function roundingOf(rounding = "half_even") {
  const found = ROUNDINGS[rounding];
  if (found === undefined) throw new TypeError(`${rounding} is not one of ${Object.keys(ROUNDINGS).join(", ")}`);
  return found;
}

/** Why a value is not one of the language: `a + b` would glue two texts together, and `a < b` would compare them. */
function primitive(value, hint) {
  if (hint === "string") return value.toString();
  throw new TypeError("operators do not work on amounts; use plus, minus, times, lessThan and the like");
}

/** An exact decimal number of up to 38 digits. `new Decimal("10.50")` keeps its two fraction digits. */
export class Decimal {
  #coefficient;
  #scale;
  #raw;

  constructor(value, scale, raw) {
    if (value === PRIVATE) {
      this.#coefficient = coefficientOf(raw);
      this.#scale = raw.scale;
      this.#raw = raw;
      return;
    }
    if (typeof value === "number" && !Number.isSafeInteger(value)) throw refusedNumber(value);
    const text = typeof value === "number" || typeof value === "bigint" ? value.toString() : value;
    if (typeof text !== "string") throw new TypeError("a decimal is made of text, a whole number or a BigInt");
    const { result } = library.call("money_decimal_parse", { text });
    this.#coefficient = coefficientOf(result);
    this.#scale = result.scale;
    this.#raw = result;
  }

  static fromRaw(raw) {
    return new Decimal(PRIVATE, 0, raw);
  }

  /** The value as a decimal: decimals, text, whole numbers and BigInts. */
  static of(value) {
    return value instanceof Decimal ? value : new Decimal(value);
  }

  get raw() {
    return this.#raw;
  }

  /** How many fraction digits it has. */
  get scale() {
    return this.#scale;
  }

  /** The number without its point: 1050n for 10.50. */
  get coefficient() {
    return BigInt(this.#coefficient);
  }

  get sign() {
    return this.#coefficient > 0 ? 1 : this.#coefficient < 0 ? -1 : 0;
  }

  #with(name, other) {
    return Decimal.fromRaw(library.call(name, { a: this.#raw, b: Decimal.of(other).raw }).result);
  }

  plus(other) {
    return this.#with("money_decimal_add", other);
  }

  minus(other) {
    return this.#with("money_decimal_subtract", other);
  }

  /** The product: exact, or rounded if you give `digits`. */
  times(factor, { digits = "exact", rounding = digits === "exact" ? "unnecessary" : "half_even" } = {}) {
    const given = { a: this.#raw, b: Decimal.of(factor).raw, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return Decimal.fromRaw(library.call("money_decimal_multiply", given).result);
  }

  /** The quotient with so many fraction digits. */
  dividedBy(divisor, { digits, rounding } = {}) {
    if (digits === undefined) throw new TypeError("a quotient is rounded: say to how many digits");
    const given = { a: this.#raw, b: Decimal.of(divisor).raw, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return Decimal.fromRaw(library.call("money_decimal_divide", given).result);
  }

  rounded(digits, rounding) {
    const given = { value: this.#raw, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return Decimal.fromRaw(library.call("money_decimal_quantize", given).result);
  }

  negated() {
    return Decimal.fromRaw(library.call("money_decimal_negate", { value: this.#raw }).result);
  }

  /** -1, 0 or 1, by value. */
  compare(other) {
    return library.call("money_decimal_compare", { a: this.#raw, b: Decimal.of(other).raw }).order;
  }

  equals(other) {
    return this.compare(other) === 0;
  }

  toString() {
    return library.call("money_decimal_format", { value: this.#raw }).buffer;
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

/**
 * An exact amount of a currency. It does not change; methods give new ones.
 *
 *     const price = new Money("19.99", "EUR");
 *     price.plus("4.50 EUR").toString();            // "24.49 EUR"
 *
 * Amounts of two currencies do not add, and have no order: that throws a MoneyError.
 */
export class Money {
  // The coefficient is a number while it is exact, so that most sums need no call of the library.
  #coefficient;
  #scale;
  #currency;
  #raw;

  constructor(amount, currency, scale, raw) {
    if (amount === PRIVATE) {
      this.#coefficient = raw;
      this.#scale = scale;
      this.#currency = currency;
      return;
    }
    const found =
      currency === undefined
        ? library.call("money_parse", { text: textOf(amount) }).result
        : library.call("money_new", { amount: Decimal.of(amount).raw, currency }).result;
    this.#coefficient = coefficientOf(found);
    this.#scale = found.scale;
    this.#currency = found.currency;
    this.#raw = found;
  }

  static fromRaw(raw) {
    const made = new Money(PRIVATE, raw.currency, raw.scale, coefficientOf(raw));
    made.#raw = raw;
    return made;
  }

  /** The value as an amount: an amount, or text such as "12.50 EUR". */
  static of(value) {
    return value instanceof Money ? value : new Money(value);
  }

  /** So many minor units: `Money.fromMinor(1050, "EUR")` is 10.50 EUR. */
  static fromMinor(minor, currency) {
    return Money.fromRaw(library.call("money_from_minor", { minor: BigInt(minor), currency }).result);
  }

  /** The sum of several amounts of one currency. */
  static sum(amounts) {
    let total;
    for (const amount of amounts) total = total === undefined ? Money.of(amount) : total.plus(amount);
    if (total === undefined) throw new TypeError("the sum of no amounts has no currency");
    return total;
  }

  get raw() {
    this.#raw ??= { ...words(this.#coefficient), scale: this.#scale, currency: this.#currency };
    return this.#raw;
  }

  get amount() {
    return Decimal.fromRaw({ ...words(this.#coefficient), scale: this.#scale });
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

  /** The minor units, as 1050n for 10.50 EUR. Throws if there are parts of one. */
  get minor() {
    return library.call("money_to_minor", { amount: this.raw }).minor;
  }

  #isQuick(other) {
    return (
      typeof this.#coefficient === "number" &&
      typeof other.#coefficient === "number" &&
      this.#scale === other.#scale &&
      this.#currency === other.#currency
    );
  }

  plus(amount) {
    const other = amount instanceof Money ? amount : Money.of(amount);
    if (this.#isQuick(other)) {
      const sum = this.#coefficient + other.#coefficient;
      if (Number.isSafeInteger(sum)) return new Money(PRIVATE, this.#currency, this.#scale, sum);
    }
    return Money.fromRaw(library.call("money_add", { a: this.raw, b: other.raw }).result);
  }

  minus(amount) {
    const other = amount instanceof Money ? amount : Money.of(amount);
    if (this.#isQuick(other)) {
      const difference = this.#coefficient - other.#coefficient;
      if (Number.isSafeInteger(difference)) return new Money(PRIVATE, this.#currency, this.#scale, difference);
    }
    return Money.fromRaw(library.call("money_subtract", { a: this.raw, b: other.raw }).result);
  }

  /** The product, rounded once: to the minor units of the currency unless you give `digits`. */
  times(factor, { digits, rounding } = {}) {
    const given = { amount: this.raw, factor: Decimal.of(factor).raw };
    const found = library.call("money_multiply", { ...given, digits: digitsOf(digits), rounding: roundingOf(rounding) });
    return Money.fromRaw(found.result);
  }

  /** The quotient, rounded once. `split` divides and loses nothing. */
  dividedBy(divisor, { digits, rounding } = {}) {
    const given = { amount: this.raw, divisor: Decimal.of(divisor).raw };
    const found = library.call("money_divide", { ...given, digits: digitsOf(digits), rounding: roundingOf(rounding) });
    return Money.fromRaw(found.result);
  }

  /** Rounded to so many fraction digits; by default to those of the currency. */
  rounded(digits, rounding) {
    const given = { amount: this.raw, digits: digitsOf(digits), rounding: roundingOf(rounding) };
    return Money.fromRaw(library.call("money_quantize", given).result);
  }

  negated() {
    return Money.fromRaw(library.call("money_negate", { amount: this.raw }).result);
  }

  abs() {
    return this.sign < 0 ? this.negated() : this;
  }

  /** So many shares, as equal as can be, which add up to this amount. */
  split(count) {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError("the number of shares must be 1 or more");
    return library.call("money_split", { amount: this.raw, count, shares: true }).shares.map(Money.fromRaw);
  }

  /** Shares in proportion to weights, which add up to this amount. */
  allocate(weights) {
    const given = { amount: this.raw, weights: Array.from(weights, (one) => Decimal.of(one).raw) };
    return library.call("money_allocate", given).shares.map(Money.fromRaw);
  }

  /** -1, 0 or 1. */
  compare(amount) {
    const other = Money.of(amount);
    if (this.#isQuick(other)) return Math.sign(this.#coefficient - other.#coefficient);
    return library.call("money_compare", { a: this.raw, b: other.raw }).order;
  }

  lessThan(amount) {
    return this.compare(amount) < 0;
  }

  greaterThan(amount) {
    return this.compare(amount) > 0;
  }

  /** Whether two amounts have one currency and one value: 10.5 EUR equals 10.50 EUR. */
  equals(other) {
    if (!(other instanceof Money)) return false;
    if (this.#isQuick(other)) return this.#coefficient === other.#coefficient;
    return library.call("money_equal", { a: this.raw, b: other.raw }).equal !== 0;
  }

  /** A number that equal amounts share, in every program. */
  hash() {
    return library.call("money_hash", { amount: this.raw }).hash;
  }

  /** "12.50 EUR". */
  toString() {
    return library.call("money_format", { amount: this.raw }).buffer;
  }

  toJSON() {
    return this.toString();
  }

  [Symbol.toPrimitive](hint) {
    return primitive(this, hint);
  }

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return `Money("${this}")`;
  }
}

function textOf(value) {
  if (typeof value === "string") return value;
  throw typeof value === "number" ? refusedNumber(value) : new TypeError("an amount is text such as 12.50 EUR");
}
