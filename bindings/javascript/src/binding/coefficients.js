// Amounts and decimals in memory, where they are read and written as numbers.

import { library } from "./library.js";

const { memory, structs } = library;
const WORD = 64n;
const HALF = 2 ** 32;
const codes = new Map();

/** Where the code of an amount is, and how many bytes it has. */
export const CODE = structs.layout("money_t").fields.get("currency");

/** The coefficient at an address: a number if that is exact, which is faster, otherwise a BigInt. */
export function readCoefficient(place) {
  const { base, view } = memory;
  const at = place - base;
  const high = view.getInt32(at + 4, true);
  const sign = view.getInt32(at + 8, true);
  // The upper words of a number of up to 53 bits only repeat its sign.
  if (view.getInt32(at + 12, true) === sign && sign === high >> 31 && high >= -0x1fffff && high <= 0x1fffff) {
    return high * HALF + view.getUint32(at, true);
  }
  return (view.getBigInt64(at + 8, true) << WORD) | view.getBigUint64(at, true);
}

export function writeCoefficient(place, coefficient) {
  const { base, view } = memory;
  const at = place - base;
  if (typeof coefficient === "number") {
    const high = Math.floor(coefficient / HALF);
    view.setUint32(at, coefficient - high * HALF, true);
    view.setInt32(at + 4, high, true);
    view.setInt32(at + 8, high >> 31, true);
    view.setInt32(at + 12, high >> 31, true);
  } else {
    view.setBigUint64(at, BigInt.asUintN(64, coefficient), true);
    view.setBigInt64(at + 8, coefficient >> WORD, true);
  }
}

/** A code of up to seven letters, padded with NULs. Most have three letters, and few codes are in use, so they are
 * cached. */
export function readCode(place) {
  const word = memory.view.getUint32(place - memory.base, true);
  const known = codes.get(word);
  if (known !== undefined) return known;
  const code = memory.textUntilNul(place, CODE.count);
  if (word < 1 << 24) codes.set(word, code);
  return code;
}

/** The powers of ten that are safe integers. */
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Returns a number with more fraction digits, if `places` is positive. A result that is not exact is not a safe integer. */
export function shifted(coefficient, places) {
  return places > 0 ? coefficient * (POWERS[places] ?? Infinity) : coefficient;
}

export function areSafe(left, right, result) {
  return Number.isSafeInteger(left) && Number.isSafeInteger(right) && Number.isSafeInteger(result);
}
