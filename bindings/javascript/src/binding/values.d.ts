// The types of values: amounts, decimals, and the arguments that are converted to them.

import { Rounding } from "./generated.js";

/** An argument that is an amount: a {@link Money}, or text such as "12.50 EUR". */
export type Amount = Money | string;
/** An argument that is a decimal. A number must be an integer, because 0.1 is not exact. */
export type Numeric = Decimal | string | number | bigint;
/** An argument that is a date: "2026-11-23", or a `Date`, which means its day in UTC; `null` for no date. */
export type DateLike = string | Date | null;
/** An instant as an argument: a `Date`, seconds since 1970, or `null`. */
export type InstantLike = Date | number | bigint | null;

/** An argument with named fields: those that differ from the defaults. */
export type Given<T> = { [K in keyof T]?: GivenField<T[K]> };
type GivenField<T> = T extends Money ? Amount
  : T extends Decimal ? Numeric
  : T extends Date | null ? InstantLike
  : T extends readonly (infer One)[] ? readonly GivenField<One>[]
  : T extends Owned | string | number | bigint | boolean | null ? T | null
  : Given<T>;

export type Digits = number | "currency" | "exact";
export type RoundingMode = Rounding;
export interface RoundingOptions {
  digits?: Digits;
  rounding?: RoundingMode;
}

/** An object of the library. {@link Owned.free} releases it; otherwise the garbage collector does. */
export class Owned {
  protected constructor();
  /** Releases the object. A second call does nothing; any other use then throws a `TypeError`. */
  free(): void;
  /** Throws a `TypeError`: `JSON.stringify` would lose the object. Write the text of a method such as `toJson()`. */
  toJSON(): never;
}

/** An exact decimal number of up to 38 digits. `new Decimal("10.50")` keeps its two fraction digits. */
export class Decimal {
  constructor(value: string | number | bigint);
  static of(value: Numeric): Decimal;
  readonly scale: number;
  readonly coefficient: bigint;
  readonly sign: -1 | 0 | 1;
  plus(other: Numeric): Decimal;
  minus(other: Numeric): Decimal;
  /** Returns the product: exact, or rounded once to `digits`. */
  times(factor: Numeric, options?: RoundingOptions): Decimal;
  /** Returns the quotient, rounded once to `digits`. */
  dividedBy(divisor: Numeric, options: RoundingOptions & { digits: number }): Decimal;
  rounded(digits: number, rounding?: RoundingMode): Decimal;
  negated(): Decimal;
  /** Compares by value. */
  compare(other: Numeric): -1 | 0 | 1;
  equals(other: Numeric): boolean;
  toString(): string;
  toJSON(): string;
}

/** An exact amount of a currency. It is immutable: methods return new amounts. */
export class Money {
  constructor(text: string);
  constructor(amount: Numeric, currency: string);
  static of(value: Amount): Money;
  /** Returns an amount of minor units: `Money.fromMinor(1050, "EUR")` is 10.50 EUR. */
  static fromMinor(minor: number | bigint, currency: string): Money;
  /** Returns the sum of amounts of one currency. */
  static sum(amounts: Iterable<Amount>): Money;
  readonly amount: Decimal;
  readonly currency: string;
  readonly scale: number;
  readonly sign: -1 | 0 | 1;
  readonly isZero: boolean;
  /** The amount in minor units: 1050n for 10.50 EUR. Throws if it is not an integer. */
  readonly minor: bigint;
  plus(amount: Amount): Money;
  minus(amount: Amount): Money;
  /** Returns the product, rounded once, by default half to even to the minor units of the currency. */
  times(factor: Numeric, options?: RoundingOptions): Money;
  /** Returns the quotient, rounded once. {@link Money.split} divides without a remainder. */
  dividedBy(divisor: Numeric, options?: RoundingOptions): Money;
  rounded(digits?: Digits, rounding?: RoundingMode): Money;
  negated(): Money;
  abs(): Money;
  /** Divides the amount into `count` shares that differ by at most one minor unit and add up to the amount. */
  split(count: number): Money[];
  /** Divides the amount in proportion to weights. The shares add up to the amount. */
  allocate(weights: Iterable<Numeric>): Money[];
  /** Returns the packed form, 7 to 30 bytes, which {@link unpack} reads. */
  pack(): Uint8Array;
  /** Returns a key whose order as bytes is that of the amounts: first by currency code, then by value. */
  sortKey(): Uint8Array;
  /**
   * Compares by value.
   *
   * @throws {@link MoneyError} with code `"currency_mismatch"` if the currencies differ
   */
  compare(amount: Amount): -1 | 0 | 1;
  lessThan(amount: Amount): boolean;
  greaterThan(amount: Amount): boolean;
  /** Returns whether two amounts have the same currency and value: 10.5 EUR equals 10.50 EUR. */
  equals(amount: Amount): boolean;
  /** Returns a hash that is the same for equal amounts, in every program. */
  hash(): bigint;
  /** Returns text such as "12.50 EUR"; "" for a missing amount, such as an unknown price. */
  toString(): string;
  /** Returns the text; `null` for a missing amount. */
  toJSON(): string | null;
}
