// Operations on amounts, which a test compares with the calls of C.

import { Money } from "../src/index.js";

export function operation({ name, a: text, b: other, factor, digits, rounding, count }) {
  const a = new Money(text);
  if (name === "split") return { result: a.split(count).join(",") };
  if (name === "quantize") return { result: a.rounded(digits, rounding).toString() };
  if (name === "multiply") return { result: a.times(factor, { digits, rounding }).toString() };
  if (name === "divide") return { result: a.dividedBy(factor, { digits, rounding }).toString() };
  const b = new Money(other);
  if (name === "add") return { result: a.plus(b).toString() };
  if (name === "subtract") return { result: a.minus(b).toString() };
  if (name === "compare") return { result: String(a.compare(b)) };
  const equal = a.equals(b);
  if (equal && a.hash() !== b.hash()) return { result: "equal, with two hashes" };
  return { result: equal ? "1" : "0" };
}
