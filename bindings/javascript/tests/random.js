// Random operations through the classes beside the same calls of C, and objects made and freed a million times.

import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { loadNative } from "../src/libmoney.js";
import { random } from "./columns.js";

const ROUNDINGS = ["half_even", "half_up", "half_down", "down", "up", "floor", "ceiling", "unnecessary"];
const CODES = ["EUR", "USD", "JPY", "KWD", "XAU"];

/** The library of C, called by its own names. */
function native() {
  const { LIBMONEY_ADDON, LIBMONEY_C } = process.env;
  const place = LIBMONEY_ADDON || LIBMONEY_C || new URL("../../../node/index.cjs", import.meta.url).pathname;
  const { addon, description } = createRequire(import.meta.url)(place);
  return loadNative(addon, description);
}

const outcome = (body) => {
  try {
    return body();
  } catch (error) {
    if (error.constant === undefined) throw error;
    return error.constant;
  }
};

class Operations {
  constructor(next, { Money, Decimal }, c) {
    Object.assign(this, { next, Money, Decimal, c });
    this.rounding = (word) => c.constants[`MONEY_ROUND_${word.toUpperCase()}`];
    this.text = (raw) => c.call("money_format", { amount: raw }).buffer;
    this.number = (raw) => c.call("money_decimal_format", { value: raw }).buffer;
    this.raw = (text) => c.call("money_parse", { text }).result;
    this.decimal = (text) => c.call("money_decimal_parse", { text }).result;
  }

  numeral(most) {
    const { next } = this;
    const length = 1 + next(next(4) === 0 ? most : 8);
    const digits = Array.from({ length }, () => next(10)).join("");
    const scale = next(Math.min(length, 9));
    const text = scale === 0 ? digits : `${digits.slice(0, length - scale) || "0"}.${digits.slice(length - scale)}`;
    return (next(3) === 0 ? "-" : "") + text;
  }

  amount(code = CODES[this.next(CODES.length)]) {
    return `${this.numeral(38)} ${code}`;
  }

  /** Two outcomes: that of the classes, and that of C. */
  one() {
    const { c, next, Money, Decimal, raw, text, decimal, number } = this;
    const code = CODES[next(CODES.length)];
    const [a, b] = [this.amount(code), next(10) === 0 ? this.amount() : this.amount(code)];
    const factor = this.numeral(12);
    const digits = next(6);
    const word = ROUNDINGS[next(ROUNDINGS.length)];
    const rounding = this.rounding(word);
    const count = 1 + next(7);
    const both = (name) => text(c.call(name, { a: raw(a), b: raw(b) }).result);
    const rounded = (name, given) => text(c.call(name, { amount: raw(a), digits, rounding, ...given }).result);
    const kinds = [
      [() => `${new Money(a).plus(b)}`, () => both("money_add")],
      [() => `${new Money(a).minus(new Money(b))}`, () => both("money_subtract")],
      [
        () => `${new Money(a).times(factor, { digits, rounding: word })}`,
        () => rounded("money_multiply", { factor: decimal(factor) }),
      ],
      [
        () => `${new Money(a).dividedBy(factor, { digits, rounding: word })}`,
        () => rounded("money_divide", { divisor: decimal(factor) }),
      ],
      [() => `${new Money(a).rounded(digits, word)}`, () => rounded("money_quantize", {})],
      [
        () => new Money(a).split(count).join(),
        () => c.call("money_split", { amount: raw(a), count, shares: true }).shares.map(text).join(),
      ],
      [() => new Money(a).compare(b), () => c.call("money_compare", { a: raw(a), b: raw(b) }).order],
      [() => new Money(a).equals(new Money(b)), () => c.call("money_equal", { a: raw(a), b: raw(b) }).equal !== 0],
      [() => new Money(a).hash(), () => c.call("money_hash", { amount: raw(a) }).hash],
      [() => new Money(a).minor, () => c.call("money_to_minor", { amount: raw(a) }).minor],
      [
        () => `${new Decimal(factor).plus(this.twin(a))}`,
        () => number(c.call("money_decimal_add", { a: decimal(factor), b: decimal(this.twin(a)) }).result),
      ],
      [() => `${new Money(a).negated().abs()}`, () => text(raw(a.replace("-", "")))],
    ];
    const [mine, theirs] = kinds[next(kinds.length)];
    return [outcome(mine), outcome(theirs), `${mine} of ${a}, ${b}, ${factor}, ${digits}, ${word}`];
  }

  twin(amount) {
    return amount.slice(0, -4);
  }
}

export function checkRandom(checks, libmoney, operations) {
  checks.place = "random operations";
  const made = new Operations(random(2026), libmoney, native());
  let failures = 0;
  for (let turn = 0; turn < operations; turn += 1) {
    const [mine, theirs, words] = made.one();
    if (mine === theirs) checks.passed += 1;
    else failures += 1;
    if (mine !== theirs && failures <= 20) checks.check(false, words, `${mine} instead of ${theirs}`);
  }
  checks.same(failures, 0, "the number of differences");
}

/** The process's memory outside the JavaScript heap, whose size fluctuates, and the live objects of that heap. */
function heldBytes() {
  collect();
  const { heapTotal, heapUsed, rss } = process.memoryUsage();
  return rss - heapTotal + heapUsed;
}

/** The parts in which growth is measured, after one to warm up. An odd number, so that one is in the middle. */
const PARTS = 5;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** Objects, listeners and failures a million times over leave nothing behind. */
export function checkRounds(checks, { Money, Wallet }, rounds) {
  checks.place = "rounds";
  const price = new Money("1.00 EUR");
  const once = (turn) => {
    const wallet = new Wallet();
    if (turn % 8 === 0) wallet.onChange(() => {});
    wallet.add(price);
    if (turn % 16 === 0) outcome(() => wallet.total("JPY"));
    wallet.free();
  };
  const part = Math.ceil(rounds / (PARTS + 1));
  const held = Array.from({ length: PARTS + 1 }, () => {
    for (let turn = 0; turn < part; turn += 1) once(turn);
    return heldBytes();
  });
  // A leak grows in every part. The host's allocator and collector allocate and free in single parts, so the middle
  // part is the one that counts.
  const grown = held.slice(1).map((bytes, index) => bytes - held[index]).sort((a, b) => a - b);
  checks.check(grown[(PARTS - 1) / 2] < 9 * part, "a round leaves less than nine bytes behind", `${grown} bytes`);
}
