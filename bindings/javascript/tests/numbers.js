// Amounts and rates in the vectors' notation.

import { RatesBuilder } from "../src/index.js";

/** The number of an amount, or null. */
export const number = (amount) => (amount === null || amount.currency === "" ? null : amount.amount.toString());

/** The table of the listed rates. */
export function ratesOf(pairs = []) {
  const builder = new RatesBuilder();
  for (const { from, to, rate, date = null } of pairs) builder.add(from, to, rate, date);
  return builder.build();
}
