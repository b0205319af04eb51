// The types of values: amounts, decimals, and what stands for them in arguments.

import { Rounding } from "./generated.js";

/** What an amount is given as: an amount, or text such as "12.50 EUR". */
export type Amount = Money | string;
/** What a decimal is given as. A number has to be whole: 0.1 is not exact. */
export type Numeric = Decimal | string | number | bigint;
/** "2026-11-23", or a Date, of which the day in UTC counts; null for no date. */
export type DateLike = string | Date | null;
/** A Date, or seconds since 1970; null for none. */
export type InstantLike = Date | number | bigint | null;

/** A struct as an argument: the fields that differ from the defaults. */
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

/** An object of the library. It is freed when nobody has it any more, or at once by `free()`. */
export class Owned {
  protected constructor();
  /** Frees the object. A second time does nothing; every other use throws a TypeError from then on. */
  free(): void;
  /** Refuses: JSON.stringify would lose the object. Write the text that its functions return, such as toJson(). */
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
  /** The product: exact, or rounded if you give `digits`. */
  times(factor: Numeric, options?: RoundingOptions): Decimal;
  /** The quotient with so many fraction digits. */
  dividedBy(divisor: Numeric, options: RoundingOptions & { digits: number }): Decimal;
  rounded(digits: number, rounding?: RoundingMode): Decimal;
  negated(): Decimal;
  /** -1, 0 or 1, by value. */
  compare(other: Numeric): -1 | 0 | 1;
  equals(other: Numeric): boolean;
  toString(): string;
  toJSON(): string;
}

/** An exact amount of a currency. It does not change; methods give new ones. */
export class Money {
  constructor(text: string);
  constructor(amount: Numeric, currency: string);
  static of(value: Amount): Money;
  /** So many minor units: `Money.fromMinor(1050, "EUR")` is 10.50 EUR. */
  static fromMinor(minor: number | bigint, currency: string): Money;
  /** The sum of several amounts of one currency. */
  static sum(amounts: Iterable<Amount>): Money;
  readonly amount: Decimal;
  readonly currency: string;
  readonly scale: number;
  readonly sign: -1 | 0 | 1;
  readonly isZero: boolean;
  /** The minor units, as 1050n for 10.50 EUR. Throws if there are parts of one. */
  readonly minor: bigint;
  plus(amount: Amount): Money;
  minus(amount: Amount): Money;
  /** The product, rounded once: to the minor units of the currency unless you give `digits`. */
  times(factor: Numeric, options?: RoundingOptions): Money;
  /** The quotient, rounded once. `split` divides and loses nothing. */
  dividedBy(divisor: Numeric, options?: RoundingOptions): Money;
  rounded(digits?: Digits, rounding?: RoundingMode): Money;
  negated(): Money;
  abs(): Money;
  /** So many shares, as equal as can be, which add up to this amount. */
  split(count: number): Money[];
  /** Shares in proportion to weights, which add up to this amount. */
  allocate(weights: Iterable<Numeric>): Money[];
  /** -1, 0 or 1. Amounts of two currencies have no order: that throws a MoneyError. */
  compare(amount: Amount): -1 | 0 | 1;
  lessThan(amount: Amount): boolean;
  greaterThan(amount: Amount): boolean;
  /** Whether two amounts have one currency and one value: 10.5 EUR equals 10.50 EUR. */
  equals(amount: Amount): boolean;
  /** A number that equal amounts share, in every program. */
  hash(): bigint;
  /** "12.50 EUR"; "" where the library has no amount, such as for a price that is not known. */
  toString(): string;
  /** As the text; null where the library has no amount. */
  toJSON(): string | null;
}
