// The types of columns.

import { ColumnOptions, Rates } from "./generated.js";
import { Amount, DateLike, Given, Money, Numeric } from "./values.js";

/** One currency for all rows, or the index of each row in a list of codes. */
export type Currencies = string | { codes: readonly string[]; indices: Int8Array | Int16Array | Int32Array };

export type ColumnSettings = Given<ColumnOptions> & {
  /** Whether a row that fails is an error, which is the default, or null with its status in `statuses`. */
  failures?: "throw" | "null";
  /** The array for the results, which may be the column's own. After a failure its values are not specified. */
  into?: BigInt64Array;
};

/** A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. */
export class Amounts implements Iterable<Money | null> {
  /** The values are those of your BigInt64Array, not a copy. A row is null where its bit of `validity` is 0. */
  constructor(
    values: BigInt64Array | Iterable<number | bigint>,
    currency: Currencies,
    options?: { scale?: number | null; validity?: Uint8Array | null },
  );
  /** The column of amounts of any currencies; null is a row without an amount. All get the scale of the finest one. */
  static of(amounts: Iterable<Amount | null>): Amounts;
  readonly values: BigInt64Array;
  readonly codes: readonly string[];
  readonly indices: Int8Array | Int16Array | Int32Array | null;
  /** The fraction digits of the values; null if they count minor units. */
  readonly scale: number | null;
  readonly validity: Uint8Array | null;
  /** The status of each row, if a call went on after failures. */
  readonly statuses: Int32Array | null;
  readonly length: number;
  /** Whether a row has an amount. */
  has(index: number): boolean;
  /** The amount of a row, or null. A negative index counts from the end. */
  at(index: number): Money | null | undefined;
  [Symbol.iterator](): Iterator<Money | null>;
  /** The exact sum of each currency, by its code. Nulls do not count. */
  sums(): Map<string, Money>;
  /** The exact sum of a column of one currency. */
  sum(): Money;
  /** Each amount in another currency, rounded once, as `rates.convert` does it. `dates` gives each row its date. */
  convert(
    rates: Rates | null,
    target: string,
    settings?: ColumnSettings & { dates?: Int32Array | readonly Exclude<DateLike, null>[] },
  ): Amounts;
  /** Each amount rounded: to the minor units of its currency unless you give `digits`. */
  rounded(settings?: ColumnSettings): Amounts;
  /** Each amount divided in proportion to the same weights: a column for each share. No cent is lost. */
  allocate(weights: Iterable<Numeric>, settings?: Omit<ColumnSettings, "into">): Amounts[];
  /** The order of each row and that of another column: -1, 0 or 1. */
  compare(other: Amounts): Int8Array;
}
