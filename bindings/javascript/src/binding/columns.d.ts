// The types of columns.

import { ColumnOptions, Rates } from "./generated.js";
import { Amount, DateLike, Given, Money, Numeric } from "./values.js";

/** One currency for all rows, or the index of each row in a list of codes. */
export type Currencies = string | { codes: readonly string[]; indices: Int8Array | Int16Array | Int32Array };

export type ColumnSettings = Given<ColumnOptions> & {
  /** `"throw"`, the default, throws for a row that fails; `"null"` makes it null, with its status in `statuses`. */
  failures?: "throw" | "null";
  /** The array for the results, which may be the column's own. Its values are unspecified after a failure. */
  into?: BigInt64Array;
};

/** A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. */
export class Amounts implements Iterable<Money | null> {
  /** The column shares the given BigInt64Array. A row is null if its bit of `validity` is 0. */
  constructor(
    values: BigInt64Array | Iterable<number | bigint>,
    currency: Currencies,
    options?: { scale?: number | null; validity?: Uint8Array | null },
  );
  /** Returns the column of amounts of any currencies, with the largest scale among them; `null` is a null row. */
  static of(amounts: Iterable<Amount | null>): Amounts;
  readonly values: BigInt64Array;
  readonly codes: readonly string[];
  readonly indices: Int8Array | Int16Array | Int32Array | null;
  /** The number of fraction digits of the values; `null` for minor units. */
  readonly scale: number | null;
  readonly validity: Uint8Array | null;
  /** The status of each row after a call with `failures: "null"`. */
  readonly statuses: Int32Array | null;
  readonly length: number;
  /** Returns whether a row is not null. */
  has(index: number): boolean;
  /** Returns the amount of a row, or `null`. A negative index counts from the end. */
  at(index: number): Money | null | undefined;
  [Symbol.iterator](): Iterator<Money | null>;
  /** Returns the exact sum of each currency by its code. Nulls are skipped. */
  sums(): Map<string, Money>;
  /** Returns the exact sum of a column of one currency. */
  sum(): Money;
  /** Converts each amount, rounded once, as {@link Rates.convert} does. `dates` contains the date of each row. */
  convert(
    rates: Rates | null,
    target: string,
    settings?: ColumnSettings & { dates?: Int32Array | readonly Exclude<DateLike, null>[] },
  ): Amounts;
  /** Rounds each amount, by default to the minor units of its currency. */
  rounded(settings?: ColumnSettings): Amounts;
  /** Divides each amount in proportion to the same weights. Returns a column for each share; the shares add up. */
  allocate(weights: Iterable<Numeric>, settings?: Omit<ColumnSettings, "into">): Amounts[];
  /** Compares the columns row by row: -1, 0 or 1. */
  compare(other: Amounts): Int8Array;
}
