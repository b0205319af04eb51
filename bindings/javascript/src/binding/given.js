// The arguments of amounts and decimals: numbers, texts, digits and roundings.

import { library } from "./library.js";

const MAX = library.constants.MONEY_DIGITS_CURRENCY;
const EXACT = library.constants.MONEY_DIGITS_EXACT;

export function refusedNumber(value) {
  return new TypeError(`a number must be exact, got ${value}: write it as text, such as "${value}"`);
}

export function digitsOf(digits) {
  if (digits === undefined || digits === "currency") return MAX;
  return digits === "exact" ? EXACT : digits;
}

const ROUNDINGS = Object.fromEntries(
  Object.entries(library.constants)
    .filter(([name]) => name.startsWith("MONEY_ROUND_"))
    .map(([name, value]) => [name.slice("MONEY_ROUND_".length).toLowerCase(), value]),
);

export function roundingOf(rounding = "half_even") {
  const found = ROUNDINGS[rounding];
  if (found === undefined) {
    throw new TypeError(`rounding must be one of ${Object.keys(ROUNDINGS).join(", ")}, got ${rounding}`);
  }
  return found;
}

/** Why a value is not one of the language: `a + b` would glue two texts together, and `a < b` would compare them. */
export function primitive(value, hint) {
  if (hint === "string") return value.toString();
  throw new TypeError(
    "operators must not be used on amounts: use methods such as plus, minus, times and lessThan, and for text " +
      "`${price}`, or toString()",
  );
}

export function textOf(value) {
  if (typeof value === "string") return value;
  throw typeof value === "number" ? refusedNumber(value) : new TypeError("an amount must be text such as 12.50 EUR");
}
